import * as check from './check-digits.ts'

export interface PrivateFinding {
  /** What it looks like, in words: 'an email address'. */
  what: string
  start: number
  end: number
}

interface Sign {
  what: string
  pattern: RegExp
  /** Of the found text without blanks, dots and hyphens. */
  holds?: (bare: string) => boolean
  /** A word that must stand within a few words before it: a bare number alone says nothing. */
  near?: RegExp
}

/** How far before a number a word still speaks of it, in characters. */
const NEAR = 40

/**
 * What in a text looks like personal or secret data. It judges by form and by check digits, so that the figures of an
 * ordinary brief pass; a number without a check digit needs a word that names it.
 */
export function findPrivateData(text: string): PrivateFinding[] {
  const found: PrivateFinding[] = []
  for (const { what, pattern, holds, near } of SIGNS) {
    for (const hit of text.matchAll(pattern)) {
      const [whole, part] = hit
      // Where only a part is secret, the pattern's last group is that part.
      const start = part === undefined ? hit.index : hit.index + whole.lastIndexOf(part)
      const end = start + (part ?? whole).length
      if (found.some((one) => start < one.end && end > one.start)) continue
      if (holds && !holds((part ?? whole).replaceAll(/[\s.\-/]/g, ''))) continue
      if (near && !near.test(text.slice(Math.max(0, start - NEAR), start))) continue
      found.push({ what, start, end })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** The text without a finding, and without the gap it leaves. */
export function withoutFinding(text: string, { start, end }: PrivateFinding): string {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  return /\s$|^$/.test(before) ? before + after.replace(/^[^\S\n]+/, '') : before + after
}

/** Digits in groups as people write them; not in the middle of a longer number, an amount or a code. */
const groups = (shape: string) => new RegExp(String.raw`(?<![\w.,$€£¥#-])${shape}(?![\w%]|[.,-]?\d)`, 'g')

/** By the issuer's first digits, in the lengths it gives. */
const CARD =
  /^(?:4\d{12}(?:\d{3}){0,2}|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3[068]\d{12}|6(?:011|5\d\d|4[4-9]\d)\d{12})$/

const SIGNS: Sign[] = [
  {
    what: 'an email address',
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}(?![\w-])/g,
  },
  // Keys that say what they are by their first letters, private keys, tokens in three parts.
  {
    what: 'a private key',
    pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]*(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
  },
  {
    what: 'an access key',
    pattern:
      /\b(?:sk-[\w-]{16,}|sk_(?:live|test)_\w{16,}|gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abprs]-[\w-]{10,}|AKIA[A-Z0-9]{16}|AIza[\w-]{30,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,})/g,
  },
  {
    what: 'a password',
    pattern:
      /\b(?:password|passwort|passcode|mot de passe|contraseña|pwd|pin code)\b(?: is|:| =|=)\s{0,3}["'“]?([^\s"'”,;]{4,64})/gi,
    holds: (bare) => /[\d!@#$%^&*?_+=]/.test(bare),
  },
  {
    what: 'an access key',
    pattern: /\b(?:api[ _-]?key|secret|token)\b(?: is|:| =|=)\s{0,3}["'“]?([\w+/=.-]{12,200})/gi,
    holds: (bare) => /\d/.test(bare) && /[a-z]/i.test(bare),
  },
  {
    what: 'a bank account (IBAN)',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g,
    holds: check.iban,
  },
  {
    what: 'an Italian tax code',
    pattern: /\b[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b/gi,
    holds: check.codiceFiscale,
  },
  { what: 'a Spanish identity number', pattern: /\b(?:\d{8}|[XYZ]\d{7})-?[A-Z]\b/g, holds: check.dni },
  {
    what: 'a French social security number',
    pattern: groups(String.raw`[12] ?\d{2} ?[01]\d ?\d[\dAB] ?\d{3} ?\d{3} ?\d{2}`),
    holds: (bare) => bare.length === 15 && check.nir(bare),
  },
  {
    what: 'a card number',
    pattern: groups(String.raw`(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{4,5}|\d{13,19})`),
    holds: (bare) => CARD.test(bare) && check.luhn(bare),
  },
  { what: 'a Brazilian CPF', pattern: groups(String.raw`\d{3}\.\d{3}\.\d{3}-\d{2}`), holds: check.cpf },
  { what: 'a Brazilian CPF', pattern: groups(String.raw`\d{11}`), holds: check.cpf, near: /\bcpf\b/i },
  { what: 'a Polish PESEL', pattern: groups(String.raw`\d{11}`), holds: check.pesel, near: /\bpesel\b/i },
  { what: 'an Aadhaar number', pattern: groups(String.raw`\d{4} \d{4} \d{4}`), holds: check.aadhaar },
  {
    what: 'an Aadhaar number',
    pattern: groups(String.raw`\d{12}`),
    holds: check.aadhaar,
    near: /\baa?dhaar\b|\buid(?:ai)?\b/i,
  },
  {
    what: 'an NHS number',
    pattern: groups(String.raw`\d{3}[ -]\d{3}[ -]\d{4}`),
    holds: check.nhs,
    near: /\bnhs\b|\bpatient/i,
  },
  { what: 'an NHS number', pattern: groups(String.raw`\d{10}`), holds: check.nhs, near: /\bnhs\b/i },
  {
    what: 'a tax file number',
    pattern: groups(String.raw`\d{3} ?\d{3} ?\d{3}`),
    holds: check.tfn,
    near: /\btfn\b|\btax file/i,
  },
  {
    what: 'a Medicare number',
    pattern: groups(String.raw`\d{4} ?\d{5} ?\d(?:[ /-]\d)?`),
    holds: check.medicare,
    near: /\bmedicare\b/i,
  },
  {
    what: 'a US social security number',
    pattern: groups(String.raw`(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}`),
    near: /\bssns?\b|social security/i,
  },
  {
    what: 'a Canadian social insurance number',
    pattern: groups(String.raw`\d{3}[ -]?\d{3}[ -]?\d{3}`),
    holds: check.luhn,
    near: /\bsin\b|social insurance/i,
  },
  {
    what: 'a South African identity number',
    pattern: groups(String.raw`\d{6} ?\d{4} ?\d{3}`),
    holds: check.luhn,
    near: /\bid(?:entity)? (?:number|no)|\brsa id/i,
  },
  { what: 'a Dutch BSN', pattern: groups(String.raw`\d{9}`), holds: check.bsn, near: /\bbsn\b|burgerservice/i },
  {
    what: 'a German tax number',
    pattern: groups(String.raw`\d{2} ?\d{3} ?\d{3} ?\d{3}`),
    holds: check.steuerId,
    near: /steuer-?id|steuerliche identifikation|\bidnr\b/i,
  },
  {
    what: 'a UK National Insurance number',
    pattern: /\b(?![DFIQUV])[A-CEGHJ-PR-TW-Z](?![DFIQUVO])[A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
  },
  { what: 'a passport number', pattern: groups(String.raw`[A-Z]{1,2}\d{6,8}`), near: /\bpassport\b/i },
  // With its country's number, or as a word says.
  {
    what: 'a telephone number',
    pattern: /(?<![\w.+])\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5}(?![\w%]|[.,]?\d)/g,
    holds: (bare) => /^\+\d{8,15}$/.test(bare.replaceAll(/[()]/g, '')),
  },
  {
    what: 'a telephone number',
    pattern: groups(String.raw`\(?0?\d{1,4}\)?(?:[ .-]?\d{2,4}){2,4}`),
    holds: (bare) => /^\d{8,12}$/.test(bare.replaceAll(/[()]/g, '')),
    near: /\b(?:tel|telephone|phone|mobile|mob|cell|whatsapp|fax|ring|call|handy|telefon|teléfono|téléphone)\b[^.\n]{0,25}$/i,
  },
  {
    what: 'a telephone number',
    pattern: groups(String.raw`(?:\(0\d\) ?\d{4} ?\d{4}|04\d{2} \d{3} \d{3}|07\d{3} ?\d{6}|\(\d{3}\) ?\d{3}-\d{4})`),
  },
]

/** What a mail says, once: the plain and the HTML form are both made from it. */
export interface Letter {
  heading: string
  blocks: LetterBlock[]
  /** Whose mail this is; stands at the foot. */
  signature: string
}

export type LetterBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; rows: [name: string, value: string][] }

export function asText({ heading, blocks, signature }: Letter): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'paragraph') return block.text
    if (block.kind === 'button') return `${block.label}:\n${block.url}`
    return block.rows.map(([name, value]) => `${name}:\n${value.replaceAll(/^/gm, '  ')}`).join('\n\n')
  })
  return [heading, ...parts, `-- \n${signature}`].join('\n\n')
}

/** Tables and inline styles, because mail clients understand nothing newer. Every value is escaped. */
export function asHtml({ heading, blocks, signature }: Letter): string {
  const body = blocks.map((block) => {
    if (block.kind === 'paragraph') return `<p style="margin:0 0 16px">${lines(block.text)}</p>`
    if (block.kind === 'button') {
      return `<p style="margin:24px 0"><a href="${escape(block.url)}" style="background:#0d5c70;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:6px;display:inline-block">${escape(block.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5c564d">If the button does not work, copy this address:<br><span style="word-break:break-all">${escape(block.url)}</span></p>`
    }
    const rows = block.rows.map(
      ([name, value]) =>
        `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:600;white-space:nowrap">${escape(name)}</th><td valign="top" style="padding:6px 0">${lines(value)}</td></tr>`,
    )
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:1.5">${rows.join('')}</table>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(heading)}</title></head><body style="margin:0;background:#f6f2ea"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e2dacb;border-radius:8px"><tr><td style="padding:32px;font-family:Georgia,serif;font-size:16px;line-height:1.6;color:#23201b"><h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${escape(heading)}</h1>${body.join('')}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e2dacb;font-size:13px;color:#5c564d">${lines(signature)}</p></td></tr></table></td></tr></table></body></html>`
}

function lines(text: string) {
  return escape(text).replaceAll('\n', '<br>')
}

function escape(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

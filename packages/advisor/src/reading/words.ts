/** Words as the matcher sees them: lower case, no accents, lightly stemmed, so that 'rostering' meets 'rosters'. */
export function stems(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
}

export function words(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
}

export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[’‘`]/g, "'")
}

/** Endings only. A wrong stem is harmless as long as both sides get the same one. */
export function stem(word: string): string {
  const cached = CACHE.get(word)
  if (cached !== undefined) return cached
  let root = word.replace(/'s?$/, '')
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (root.length > 4 && /(?:ss|x|ch|sh|z)es$/.test(root)) root = root.slice(0, -2)
  else if (root.length > 3 && /[^siu]s$/.test(root)) root = root.slice(0, -1)
  if (root.length > 6 && root.endsWith('ing')) root = undouble(root.slice(0, -3))
  else if (root.length > 5 && root.endsWith('ed') && !root.endsWith('eed')) root = undouble(root.slice(0, -2))
  else if (root.length > 7 && root.endsWith('ment')) root = root.slice(0, -4)
  if (root.length > 4 && root.endsWith('e')) root = root.slice(0, -1)
  if (root.length > 4 && root.endsWith('y')) root = `${root.slice(0, -1)}i`
  root = root.replace(/our$/, 'or').replace(/is(ation|e)?$/, 'iz$1')
  // The cache helps the knowledge base; text from outside must not make it grow without end.
  if (CACHE.size < 20_000) CACHE.set(word, root)
  return root
}

const CACHE = new Map<string, string>()

function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}

export const STOP_WORDS = new Set(
  `a an the and or but if then than so as at by for from in into of off on onto out over to up with within without
  about after again against all also am any are aren't be because been before being below between both can can't cannot
  could couldn't did didn't do does doesn't doing don't down during each every few further get gets getting got had hadn't
  has hasn't have haven't having he her here hers him his how i i'd i'll i'm i've is isn't it it's its itself just let
  like lot lots made make makes making many may me might more most much must my near need needs no nor not now of often
  once one only other our ours own per put really same see she should since some something still such take takes than
  that that's the their them then there these they they're this those though through too under until upon us use used
  uses using very via want wants was wasn't way we we'd we'll we're we've well went were weren't what when where which
  while who whole why will won't would wouldn't yes yet you your yours company business firm organisation organization
  around across even ever first last two three new able etc eg ie keep keeps day days week weeks month months year years
  today currently time times people help improve better good best great big small large work works working thing things
  would-be please hope goal goals challenge challenges ai artificial intelligence machine learning technology solution
  solutions based run runs running come comes give gives go goes going say says know knows look looks find
  employees employee staff team everyone everything anything nothing someone nobody somebody always never almost mostly
  away hand hands spend spends speak start stop stops stopped
  mainly usually sometimes roughly approximately long high low higher lower increase reduce reducing cut less`.split(
    /\s+/,
  ),
)

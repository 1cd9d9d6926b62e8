/** 'Dairymaster, no sorry, Agrinet', 'on a Danfoss, no, ABB': what stands before a slip of the tongue was not meant. */
export function isTakenBack(after: string): boolean {
  return TAKEN_BACK.test(after)
}
const TAKEN_BACK = new RegExp(
  String.raw`^(?:\s\p{Ll}+){0,4}\s*[,.(–—-]+\s*(?:(?:no|sorry|wait|oops|ach|ah|correction|rather),?\s+)*(?:(?:no|sorry|correction|oops),\s*(?:sorry,?\s+)?(?:it['’]?s |now |to |in |on |an? |the |into )*\p{Lu}|(?:no,?\s+)?(?:sorry|wait|correction),?\s+(?:that|this|it)(?:['’]?s| is| was)(?!\p{L})|no,?\s+(?:that|this|it)(?:['’]?s| was) (?:the|an?|our) (?:old|other|last|wrong|previous|former)(?!\p{L})|I mean(?:t)?,?\s)`,
  'u',
)

/** 'No sorry, that was the old one, now we use …': it sets right what was said just before, and tells of no attempt. */
export function setsRight(text: string): boolean {
  return SETS_RIGHT.test(text)
}
const SETS_RIGHT =
  /^(?:(?:no|oh|ah|wait|well|and|but)[,\s]+)*(?:sorry|correction|no,? wait|scratch that|i mean(?:t)?)(?:[,:\s]+(?!for|about|to|if)|$)|^no[,\s]+(?:that|it)(?:['’]?s| is| was) (?:the|an?|our) (?:old|other|last|wrong|previous|former|\p{Lu})/iu

/** '…, no sorry, that was the old one, …' inside of a sentence. */
export function holdsSlip(text: string): boolean {
  return setsRight(text) || SLIP_INSIDE.test(text)
}
const SLIP_INSIDE = /[,–-]\s(?:no,?\s)?(?:sorry|wait),?\s(?:that|this|it)(?:['’]?s| is| was)(?!\p{L})/iu

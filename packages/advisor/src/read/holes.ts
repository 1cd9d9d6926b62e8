/** What a text says is missing from a record or wrong with it, and where it begins to say so. */
export function holeIn(text: string): RegExpExecArray | null {
  return MISSING.exec(text) ?? UNRELIABLE.exec(text)
}

/** Whether it says that a record cannot be relied on, whatever it is about. */
export function isUnreliable(text: string): boolean {
  return UNRELIABLE.test(text)
}

/** Whether it says that a record reaches only so far: it is a record still, and no hole by itself. */
export function reachesSoFar(text: string): boolean {
  return PARTIAL.test(text)
}

/** 'kept 30 days then overwritten', '6 of 9 sites', 'not by customer', 'in four versions'. */
const PARTIAL =
  /(?<!\p{L})(?:only (?:at|in|for|from|when)|writes? only|overwritten|deleted after|kept (?:for |only )*\d+ (?:days|weeks)|\d+ days$|not by \p{L}+|not (?:connected|marked|coded|dated|signed)|\d+ of (?:the |our )?\d+|\d+ \p{L}+ of \d+|(?:last|this) year only|(?:two|three|four|five|six|several|many|\d+) (?:different )?(?:versions|formats)|half the time)(?!\p{L})/iu
/** 'two shops are missing', 'not labelled', 'no categories': a part of a record that is not there. */
const MISSING =
  /(?<!\p{L})no (?!-)\p{L}|(?<!\p{L})(?:not (?:labelled|recorded|indexed|matched|kept|measured|counted|linked|entered|complete|digiti[sz]ed|much)|never (?:measured|recorded|weighed|written|counted|kept)|we (?:don['’]t|do not) (?:record|measure|know|keep|have|write|track)|nobody (?:records|writes|measures|counts|knows|keeps|exports|weighs|logs)|missing|half without|without (?:dates|e-?mails?|names)|are wrong|is wrong|patchy|inconsistent|left blank|from memory|records lost|is a guess|never (?:weigh|measure|record|count)|unlabelled|incomplete|unreliable|gaps|nothing (?:on|about|from|before)|only (?:since|totals?)|solo el total|falta\p{L}*|fehl\p{L}+|keine|manque\p{L}*|aucun\p{L}*|brak|nie ma|manca\p{L}*|nessun\p{L}*|não (?:há|temos)|geen)(?!\p{L})/iu
/** 'some just copy yesterday', 'when we remember', 'half of them blank': it is there, and cannot be relied on. */
const UNRELIABLE =
  /(?<!\p{L})(?:(?:does not|doesn['’]?t|do not|don['’]?t)(?: always)? match|(?:just |simply |often |often just |mostly )?cop(?:y|ies|ied) (?:from )?(?:yesterday|the day before|last (?:week|month)|the (?:last|previous)|each other)|(?:nobody|no one|hardly anyone|almost nobody) (?:ever )?(?:fills|completes|updates|checks|uses|maintains|signs)|when (?:we|they|people|i|somebody|someone) (?:remember|have time|get round|think of it)|if (?:we|they) remember|not (?:always|every time|every day|consistently|reliabl\p{L}+|complete\p{L}*|up[- ]to[- ]date|accurate|properly|trusted)|half (?:of (?:them|it|these) )?(?:(?:is|are) )?(?:blank|empty|missing|wrong|unreadable)|(?:left |mostly |often )?(?:blank|illegible|unreadable)|guess(?:ed|work|es)|made up|invented|only (?:one|two|three|some|half|a few|\d+) of (?:the |our |us|them)[^.;]{0,24}use|(?:rarely|seldom|hardly ever|never quite|almost never) (?:complete\p{L}*|filled|updated|right|used|kept|checked)|after the fact|(?:always |often |sometimes )?forgets? to|forgotten|everyone (?:writes|fills|does|enters|names)[^.;]{0,24}different\p{L}*|each (?:site|shop|branch|person|one)[^.;]{0,16}its own way|(?:do not|don['’]t|nobody) trusts?|(?:plenty of|many|full of|lots of|with) (?:duplicates|errors|mistakes|typos)|now and then|on and off|irregular(?:ly)?|sporadic\p{L}*|hit and miss|out of date|outdated|sloppy|sloppily|half[- ]empty|rough estimates?)(?!\p{L})/iu

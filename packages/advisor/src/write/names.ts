/** Which of the words that were read can stand in a title or a table: a noun somebody would say, or nothing. */

/** A verb or a pronoun that slipped in before the noun, and the letter or number of a list. */
const LEADING =
  /^(?:(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[).:]|[-•*]|are|is|be|have|has|get|do|we|our|my|the|a|an|all|some|more|answer|answering|reply to|respond to|stop|bring|move|reduce|win back|keep|make)\s+)+/i

/** What follows an arrow, a colon or a bracket that is never closed is another thought. */
const ANOTHER = /\s*(?:->|→|=>|[:;=]|\([^)]*$|\)).*$/s

/** Words that open or close a phrase and name nothing themselves. */
const HINGE =
  'of|to|in|on|at|by|for|from|with|without|within|per|plus|than|as|about|after|before|until|since|between|and|or|but|so|if|when|where|while|because|not|no|nor|never|only|also|just|then|too|very|still|even|i|we|you|he|she|it|they|them|us|me|his|her|its|their|your|our|my|this|that|these|those|which|who|whom|whose|what|how|why|there|here|would|will|can|could|should|may|might|must|is|are|was|were|be|been|am|has|have|had|do|does|did|want|wants|wanted|wish|wishes|hope|hopes|need|needs|like|let|please|both|each|every|any|some|most|such|half|last|next|other|another'
const BEGINS = new RegExp(`^(?!no[ -]shows?)(?:${HINGE})(?:\\s|$|['’])`, 'i')
const ENDS = new RegExp(`(?:^|\\s)(?:the|a|an|${HINGE})$`, 'i')
/** Somebody speaks or something happens in it: a piece of a sentence, not a name. */
const SENTENCE =
  /\s(?:i|we|they|he|she|it|is|are|was|were|be|been|has|have|had|will|would|can|could|should|must|never|not|believe|think|does|did)(?:\s|$)/i

/** 'Translators fear', 'TPAs say', 'officers rekey': somebody does something, and the thing is cut off. */
const DOES =
  /^(?:mitad|metade|moitié|hälfte|metà|połow[aęy])\s|\s(?:says?|fears?|finish(?:es)?|sollen?|soll|muss|müssen|darf|dürfen|wird|werden|ist|sind|hat|haben|doit|doivent|deben?|tienen?|devem?|(?<=\p{Ll}s\s)(?:go|come|arrive|leave|take|wait|write|type|send|run)(?=\s\p{L}+)|think|thinks|believe|complain|refuse|forgets?|writes?|suggests?|insists?|expect|rekeys?|retypes?|double-book|wants?|costuma|demora|tarda|wychodzą|średnio)(?:\s|$)/iu

/** Somebody acts, and the name ends before: 'requisitions come', 'front desk rings', 'graders write'. */
const ACTS =
  /(?<=\p{L}s)\s(?:get|go|come|take|bring|give|keep|make|lose|arrive|become|eat|send|sit|lie|fall|ring|happen|stay|lapse|cancel|reject)(?:\s.*)?$|(?<=\p{L}\p{L})\s(?:gets|goes|comes|takes|brings|gives|keeps|makes|loses|arrives|becomes|eats|sends|sits|lies|rings|happens|stays|reaches)(?:\s.*)?$/iu
const PEOPLE_ACT =
  /(?:^|\s)(?:teachers|graders|techs|technicians|drivers|nurses|vets|doctors|officers|clerks|customers|clients|patients|parents|members|volunteers|donors|guests|tenants|suppliers|agents|buyers|managers|workers|students|kids|families)\s(?:write|ring|get|take|send|cancel|forget|mark|type|call|phone|wait|leave|drop|copy|check|chase|ask|quit|return|decide|retype|rekey|drive|use|spend|work|report|fill|count|need|pay|book|order)(?:\s.*)?$/iu

/** Whether a name was cut off where somebody acts: then what is counted is another thing. */
export function acts(words: string): boolean {
  return ACTS.test(words) || PEOPLE_ACT.test(words)
}

/** 'The other thing', 'otra cosita', 'the hospital ones': what stands for a noun. */
const FILLER =
  /(?:^|\s)(?:things?|ones|stuff)(?:\s|$)|(?:^|\s)(?:one|bits?|cos(?:it)?as?|coisas?|coisinhas?|choses?|trucs?|sachen?|dinge?|rzecz(?:y)?|dingen)$/iu

/** 'Mr Lim', 'daughter Abena': somebody by name does the work, and is not what it is about. */
const SOMEBODY =
  /^(?:[Mm]rs?|[Mm]s|[Mm]iss|Sir|[Ss]eñora?|[Dd]oña|[Dd]on|Herr|Frau|Pani?)\.?(?:\s\p{Lu}\p{Ll}+){1,2}$|^(?:[Dd]aughter|[Ss]on|[Bb]rother|[Ss]ister|[Ww]ife|[Hh]usband|[Nn]ephew|[Nn]iece|[Cc]ousin|[Uu]ncle|[Aa]unt|[Aa]ccountant|[Ff]oreman|[Cc]hairman|[Ss]ecretary)(?:\s(?:Mr|Mrs|Ms))?(?:\s\p{Lu}\p{Ll}+){1,2}$/u

/** Words that count, time or point, and what stands for anything. */
const EMPTY =
  /^(?:(?:number|goal|point|priority|objective|main|big) (?:one|two|three|four|five|six|\d)|main one|objectives?|priorit(?:y|ies)|(?:milli)?seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|seasons?|tonn?e?s?|kilos?|kgs?|lit(?:er|re)s?|met(?:er|re)s?|miles?|pieces?|units?|percent|percentiles?|averages?|medians?|means?|totals?|points?|millions?|lakhs?|crores?|thousands?|euros?|dollars?|pounds?|pesos?|cents?|pence|rupees?|shillings?|grand|cash|money|targets?|goals?|aims?|proof|mind|numbers?|names?|things?|stuff|ways?|lots?|times?|others?|rest|everything|everybody|people|persons?|lads|guys|staff|kinds?|sorts?|places?|problems?|issues?|ideas?|examples?|uses?|info|addition|first|second|third|firstly|secondly|discussions?|mistake|competitors?|tres|dos|uno|uma?|dois|três|quatro|cuatro|deux|trois|zwei|drei|de cada|main thing|(?:mad |great |big )?hurry|description|gps|gas|nil|zero|free|shocker|board\b.*)$/iu

/** What firms have much of and never count in ones: these need no plural to be a name. */
const UNCOUNTED =
  /^(?:e-?mail|post|mail|stock|inventory|waste|scrap|rework|re-work|overtime|downtime|turnover|churn|retention|paperwork|absence|absenteeism|sickness|shrinkage|spoilage|leakage|breakage|payroll|billing|invoicing|scheduling|rostering|planning|dispatch|purchasing|procurement|onboarding|recruitment|training|maintenance|compliance|quality|safety|attendance|occupancy|utili[sz]ation|productivity|throughput|footfall|demand|storage|warranty|energy|electricity|gas|water|fuel|diesel|heating|linen|packaging|food|feed|fraud|theft|feedback|translation|reporting|support|accounting|bookkeeping|delivery|transport)$/i

/** 'Late trains inside the 10-minute limit' are late trains. */
const BOUND =
  /\s(?:in|inside|within|from|across|at|by|under|over|above|below|after|before|of|per|for|to|than)\s(?:(?:the|a|an|our|about|last)\s)*\S*\d.*$/i

/** 'Less food arriving that a' without the words that lead on. */
export function withoutHinges(words: string): string {
  let found = words
  while (ENDS.test(found)) found = found.replace(ENDS, '').trimEnd()
  return found
}

/** The noun a client used, cleaned of what clings to it; nothing where it is no noun one would say aloud. */
export function sayable(words: string | undefined): string | undefined {
  if (words && PEOPLE_ACT.test(words)) return undefined
  // Two nouns in one: each must be one by itself.
  const [one, other, ...more] = words?.split(/\s+and\s+/) ?? []
  if (one && other && more.length === 0 && !(one.includes(' ') && other.includes(' '))) {
    const nouns = [one, other].flatMap((part) => sayable(part) ?? [])
    return nouns.length > 0 ? nouns.join(' and ') : undefined
  }
  const noun = words && tidy(words).replace(BOUND, '')
  if (!noun || noun.length < 3 || noun.length > 60) return undefined
  if (/[\d$€£¥₹%<>|\\/]|\b[A-Z]{3}\b(?=$| \d)/.test(noun)) return undefined
  if (BEGINS.test(noun) || ENDS.test(noun) || EMPTY.test(noun) || SENTENCE.test(noun) || DOES.test(noun))
    return undefined
  if (FILLER.test(noun) || SOMEBODY.test(noun)) return undefined
  return noun.includes(' ') || standsAlone(noun) ? noun : undefined
}

/** 'Repair leaks faster' is about leaks; 'repair estimates' are estimates. */
const HASTENED = /^\p{L}+\s(?=(?:\p{L}+\s){1,3}(?:faster|sooner|quicker|earlier)$)/iu

/** 'Overtime stands', 'donor retention back', 'la sexta sucursal en': what begins the next words. */
const CLINGS =
  /(?:\s(?:stands?|sits?|hovers?|averages|lies|runs|costs|takes|depends|max|maximum|done|ready|(?<!(?:ed|sent|brought|given|paid|put|taken|held|got|come|came) )back|up|down|now|first|currently|today|again|faster|sooner|quicker|earlier|into|nos|nas|dos|das|made|feitas?|feitos?|en|de|del|a|para|con|por|des|du|la|le|el|los|las|les|und|im|der|die|das|em|da|do|na|no|w|z|di|il|lo))+$/u

/** Without brackets, list letters and what belongs to another thought. */
function tidy(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEADING, '')
    .replace(HASTENED, '')
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(ANOTHER, '')
    .replace(LEADING, '')
    .replace(ACTS, '')
    .replace(CLINGS, '')
    .replace(/[\s,.!?"“”'’-]+$/u, '')
}

/** One word alone is a name if it is a plural, is never counted in ones, or names a doing. */
function standsAlone(word: string): boolean {
  if (UNCOUNTED.test(word)) return true
  if (/(?:ing|ed|ly)$/i.test(word)) return false
  return /[^siu]s$|(?:[ts]ion|ment|age|ance|ence|ity|ness|ery)$/i.test(word)
}

/** How a file ends is no record. */
const FORMAT = /^(?:pdfs?|csv|xlsx?|docx?|jpe?gs?|excel|word|paper|phones?|photo|sheets?)$/i

/** What is kept in numbers wherever people work. */
const KEPT =
  /^(?:records?|tickets|invoices|orders|bookings|reservations|appointments|registers|certificates|claims|complaints|recordings|photos|photographs|pictures|e-?mails|messages|forms|logs|receipts|bills|rosters|contracts|letters|notes|readings|cards|balances|requests|reports|surveys|reviews|files|quotes|drawings|plans|accounts|statements|visits|sales|payments|timesheets|schedules|results|tests)$/i

/** A record somebody keeps, by a name they would know again. */
export function recordName(words: string): string | undefined {
  const name = words.replace(/\s+/g, ' ').trim()
  const open = (name.match(/\(/g) ?? []).length !== (name.match(/\)/g) ?? []).length
  if (name.length < 3 || name.length > 60 || open) return undefined
  const bare = name.replace(/\s*\([^)]*\)/g, '')
  if (BEGINS.test(bare) || ENDS.test(bare) || EMPTY.test(bare) || FORMAT.test(bare) || SENTENCE.test(bare))
    return undefined
  if (bare.includes(' ')) return name
  // A system's name has a capital inside or nothing but capitals.
  return /^\p{Lu}{3,}$|\p{Ll}\p{Lu}/u.test(bare) || KEPT.test(bare) ? name : undefined
}

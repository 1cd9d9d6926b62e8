import { matches } from '@cairn/knowledge/matches'
import type { Field } from '../facts.ts'
import { MONTH } from './months.ts'

const either = (...parts: string[]) => new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu')
/** 'half of the team', 'all drivers', 'everybody'. */
const PEOPLE_HERE =
  '(?:we all|everyone|everybody|(?:half|most|all|many|a third|a quarter)(?: of)?(?: (?:the|our|my))?(?: \\p{L}+)? (?:team|staff|crew|people|office|company|town|family|us|them|\\p{L}+(?:ers|ists|ians|men))|(?:the|our) (?:whole |entire )?(?:team|staff|crew|people))'

/** Nobody has time, nothing may change, the house is full or empty: whatever months stand beside it are blocked. */
export const BLOCKED = either(
  '(?:nobody|no one|no-one|none of us)(?: here)? (?:will |can |would |ever )*(?:(?:have|has|find|finds)(?! (?:the (?:heart|courage|key|right)|any idea|ever|an? (?:idea|key|licen[cs]e|clue)))|talks?|touch|touches|looks?|listens?|answers?|thinks?|starts?|do|does|take|takes|(?:reads?|opens?|checks?|sees?) (?:the |his |her |their |any )?(?:e-?mails?|mails?|messages?|phones?|post|anything)|is (?:around|here|there|free|available|at|in|allowed|reachable)|(?:free|available|around) (?:between|from|in|during|until|till|before))',
  'nothing (?:new|else|in|during|can be|may be|happens|moves|starts?|begins?|goes live|gets (?:done|changed|installed|introduced))',
  "(?:don[’']?t|do not|dont) (?:even )?(?:think|plan(?! (?:with|on) (?:it|this|that|them)(?!\\p{L}))|ask|ring|call|phone|count on|try|start|bring|talk|come|expect|disturb)|not (?:in|during)",
  "(?:is|are|it[’']?s)? ?(?:not possible|impossible|out of the question|forget it|gone|belongs? to)",
  'no (?:time|changes?|pilots?|roll-?outs?|new|training|projects?|experiments?|trials?|boats?|ferr(?:y|ies)|flights?|visits?|access|way (?:in|up|across))',
  "(?:won[’']?t|will not) (?:touch|look|talk)|(?:can[’']?t|cannot) (?:start|touch|do|spare|take on|change|introduce)",
  "(?:is|are) (?:always )?(?:our|the) (?:heavy|high|peak|main|mad|busy|busiest) season|(?:is|are|be|have|there[’']s) no air(?! con)|ne nous demandez rien|laissez[- ]nous|no nos (?:pidan|pida) nada|lasst uns in ruhe|bedlam|flat out|insane|crazy|madness|mental|manic|chaos|hectic|hell|swamped|overloaded|peaks?|busiest|busy|rush|rammed",
  'freeze(?!-)|frozen|on hold|off limits|taboo|leave (?:\\p{L}+ ){1,3}?(?:be|alone|in peace)|forget (?:us|about it)|no-go',
  'closed|we close|(?:plant|factory|works|shop|school|office|production|we) stops? for|collective holidays|shut|shutdown|shut-down|(?:line|plant|production|everything|works|work|machines?) (?:is |are |stands? )?(?:stopped|still)|(?:is|are) (?:stopped|idle)',
  "(?:we|they)(?: are|[’']re) all (?:away|abroad|off|gone|out|(?:on|in|at) (?:the |a )?\\p{L}+)",
  `${PEOPLE_HERE} (?:is|are|go|goes)(?: all)? (?:away|abroad|off|gone|taken|out|(?:at|on|in) (?:the |their |a )?(?:holidays?|vacations?|leave|exams?|fields?|sites?|road|harvest|fairs?|festivals?|training|sea|coast|mountains))`,
  "(?:is|are|that[’']?s|thats) (?:when|where) we (?:earn|make|do)|(?:is|are) lost|all we do",
  "(?:no hay nadie|não há ninguém|il n[’']y a personne|(?:nadie|ninguém|personne|niemand|nessuno) (?:está |n[’']est |ist |è |es )?(?:disponible|disponível|libre|livre|frei|verfügbar|libero|da))(?!\\p{L})|(?:no se puede|não dá)(?=\\s*(?:[,.;!]|$))",
  `(?<!(?:for|of|from|since) (?:(?:${MONTH}) and )?)(?:${MONTH})(?:\\s\\([^)]*\\))?(?: and (?:${MONTH})(?:\\s\\([^)]*\\))?)? (?:is|are) (?:not available|unavailable)`,
  "no (?:hay|tenemos|queda) tiempo|nadie tiene tiempo|não (?:há|temos|dá) tempo|ninguém tem tempo|personne n[’']a le temps|pas le temps|keine zeit|niemand (?:hat )?zeit|non (?:c[’']è|abbiamo) tempo|nessuno ha tempo|geen tijd|niemand (?:heeft )?tijd|nadie puede|aucun (?:changement|projet|déploiement|essai)|pas de (?:changement|nouveau projet|déploiement)|kein(?:e|en)? (?:neue[nrs]? |größere[nrs]? )?(?:änderung\\p{L}*|umstellung\\p{L}*|projekte?|test\\p{L}*)|ning[uú]n (?:cambio|proyecto)|sin cambios|nenhuma? (?:mudança|alteração|projeto)|nessun (?:cambiamento|progetto)|geen (?:wijzigingen|projecten)|żadnych zmian|nada nuevo|nada de novo|rien de nouveau|nichts neues|(?:geht|läuft|passiert) (?:(?:hier|da|dann|bei uns|gar|überhaupt) ){0,3}nichts|nic nowego|niente di nuovo|niets nieuws|siamo chiusi|in ferie|en vacances|en congé|de vacaciones|im urlaub|de férias|na urlopie|op vakantie|cerramos|fermé\\p{L}*|geschlossen|gesloten|zamknięte",
)
/** What was so is no rule for what comes. */
const WAS = either(
  'was|were|had|lost|went|failed|got|came|took|happened|ago|since|stood',
  'erano|era|waren|war|étaient|était|eran|eram|były|był[ao]?',
  `last (?:year|month|week|spring|summer|autumn|winter|season|${MONTH})`,
)
/** 'In December 2026' is still to come; 'in 2024' is over. */
export function wasSo(text: string, today: string): boolean {
  return (
    WAS.test(text) ||
    matches(/(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d|\d)/gu, text).some(([year]) => year < today.slice(0, 4))
  )
}
/** 'January closed for any new thing': wherever it stands, it says when nothing begins. */
export function isPlainlyClosed(text: string): boolean {
  return PLAINLY.test(text)
}
const PLAINLY =
  /(?<!\p{L})(?:(?:closed|locked|shut|blocked) for (?:any|all|every|new|anything)|nothing new|(?:no|not one|not any) new (?:thing|project|start)s?|nothing (?:can|may|must|shall|should|is to) (?:be )?(?:start|begin|begun|started))(?!\p{L})/iu

/** 'no changes in season', 'not then': the months were told just before. */
export const THEN =
  /(?<!\p{L})(?:then|in (?:the )?season|during (?:it|that|this|those|these|the season)|in (?:that|this|those|these) (?:time|months?|weeks?|period)|at that time|meanwhile|until (?:it|that|this)(?: is|['’]s)? (?:over|finished|done|past)|before that)(?!\p{L})/iu

export const CAN_START =
  /(?<!\p{L})(?:(?:we|i)(?:['’]d| would| could| can| will|['’]ll)? (?:only )?(?:start|begin)|could (?:start|begin)|can (?:start|begin)|kick-?off|start(?:ing)? (?:in|after|from|not before)|begin (?:in|after|from)|podemos empezar|empezamos|können (?:wir )?(?:ab|im)|nous pouvons commencer|zaczynamy|możemy zacząć|podemos começar|possiamo iniziare|kunnen beginnen)(?!\p{L})/iu

export const AGREEMENT =
  /(?<!\p{L})(?:agreement|contracts?(?: \p{L}+){0,4} (?:says?|forbids?|permits?|allows?|requires?|states?|prohibits?)|clause|protocol (?:signed|with|says?|forbids?)|(?:has|have|with|signed) (?:a )?protocol|written (?:consent|permission)|collective|charter|franchise agreement|nda|confidentiality (?:agreements?|clauses?|terms|undertakings?)|(?:is|are|stays?|remains?|kept|strictly|treated as|bound by) (?:\p{L}+ )?confidential\p{L}*|(?:data|drawings|files|records|documents|information)(?: \p{L}+){0,3} (?:must|may|can|do|does)(?:n['’]t| ?not) leave|(?:data|drawings|files|records) (?:must )?stay in|betriebsvereinbarung|tarifvertrag|accord|convention collective|convenio|porozumienie|układ zbiorowy|accordo|acordo|cao)(?!\p{L})/iu
export const BINDS =
  /(?<!\p{L})(?:no|not|never|nothing|only|must|forbid\p{L}*|prohibit\p{L}*|permits?|without|theirs|valid|until|till|rules? out|don['’]t|may not|consult\p{L}*|verbietet|bis|interdit|jusqu\p{L}*|prohíbe|hasta|zabrania|do|vieta|proíbe|verbiedt)(?!\p{L})/iu

/** Those who have a say in what changes, and that they use it. */
export const HAVE_SAY =
  /(?<!\p{L})(?:unions?|works council|staff council|betriebsrat|ondernemingsraad|sindicato|comité)(?!\p{L})[^.;]*(?<!\p{L})(?:must|agree\p{L}*|oppos\p{L}+|block\p{L}*|consent|consult\p{L}*|refus\p{L}+|approv\p{L}*|forbid\p{L}*|veto|won['’]?t|muss|debe)(?!\p{L})|(?<!\p{L})(?:nothing|no one|nobody|none of (?:it|this))(?!\p{L})[^.;]{0,40} without (?:the|our|a|his|her|their|written)(?!\p{L})|(?<!\p{L})must (?:first )?(?:approve|agree to|sign off|be asked|be consulted)(?!\p{L})/iu

const A_YES = String.raw`(?:(?:the|our|a|an|their|his|her|its|prior|written|formal|explicit|free|individual|full)\s)*(?:consent|approval|permission|sign-?off|blessing|go-ahead|clearance|resolution|ok|okay|yes)`
/** Somebody who has not said yes yet, who must before anything begins, or who wants to see something first. */
export const CONSENT = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!(?<!\p{L})(?:i|we)\s)(?:has|have|did|is|are)(?:n['’]t|\snot)(?:\syet|\seven)?\s(?:said\syes|agreed|approved|consented|signed\soff|given\s${A_YES})|yet\sto\s(?:agree|approve|consent|say\syes|sign\soff)|(?:wants?|would\slike|insists?\son|expects?|needs?|asks?)\s(?:to\s)?(?:see|seeing|read|approve|sign\soff|be\s(?:asked|consulted))(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:first(?!\sthing)|before|beforehand)|(?:i|we)\s(?:have\snot|haven['’]t)(?:\syet)?\sagreed\swith|wants?\s(?:\p{L}+\s)?proof(?!\p{L})[^.;]{0,40}(?<!\p{L})first|(?:needs?|requires?|subject\sto|only\swith|(?:not|nothing|nobody|no\sone)\s[^.;]{0,50}(?<!\p{L})without|depends\son|provided\sthere\sis)\s${A_YES}|(?<!(?:nobody|no\sone|longer)\s)(?:must|has\sto|have\sto|needs?\sto)\s(?:first\s)?(?:approve|agree|consent(?!\sto\s(?:the\s)?treatment)|say\syes|sign\s(?:it\s|them\s)?off|be\s(?:asked|consulted|approved|agreed|cleared))|nothing\sto\sobject\sto|(?:board|council|committee|family|owners?|trustees?|partners?|shareholders?|assembly|parents)\s(?:\p{L}+\s)?(?:decides?|votes?)\s(?:on\s(?:it|this|that)\s)?(?:in|at|on)(?!\p{L})|(?:entscheide[tn]|zustimmen)\s(?:der|die|das|unsere?)(?!\p{L})|(?:il faut|avec|sans) l['’](?:accord|aval)|(?:con|sin|hace falta) (?:el|la) (?:permiso|aprobación|visto bueno))(?!\p{L})`,
  'iu',
)

/** 'Over 20,000 needs the board', 'anything above 10 goes past Tania', 'my sister signs everything over 7,500', 'más de 35.000 va a la junta' */
export const FROM_SUM =
  /(?<!\p{L})(?:over|above|beyond|more than|exceeding|from|más de|pasando de|au-delà de|plus de|über|ab|oltre|acima de|mais de|powyżej|boven)\s(?:\S{1,4}\s)?\S{0,3}\d[\d.,\s]*(?:\S{1,12}\s|,\s)(?:\([^)]*\)\s)?(?:[^.;]{0,40}?\s)?(?:needs?|goes (?:past|through|before|to (?:the|our|my))|have to|has to|must|requires?|is for|signs?|agrees?|approves?|decides?|votes?|says?|va a|decide|aprueba|il faut|doit|muss|entscheidet|decidono|aprova)(?!\p{L})|(?<!\p{L})(?:approves?|signs?|agrees?|decides?|votes?|consents?)\s(?:\p{L}+\s){0,3}(?:above|over|beyond|more than)\s\S{0,4}\s?\d/iu

/** 'The lease is up on 30 June', 'our permit expires in May': what ends is a date, unless it also forbids something. */
export function runsOut(text: string): boolean {
  return ENDS.test(text) && !FORBIDS.test(text)
}
const ENDS =
  /(?<!\p{L})(?:contracts?|leases?|licen[cs]es?|agreement|collective|permits?|concession|framework|accreditation|certificate|insurance|funding|funder|grant|subsidy|subscription|warranty|support|tender|mandate)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:is up|are up|comes? up|coming up|ends?|ending|expires?|expiring|runs? (?:out|until|till)|renews?|renewed|for renewal|re-?tender(?:ed|s)?|goes (?:out )?to (?:tender|contest)|lapses?|finish(?:es)?)(?!\p{L})|^(?:it )?comes? up for renewal|(?<!\p{L})(?:end[- ]of[- ]life|out of support|discontinued|(?:will be|is being) switched off)(?!\p{L})/iu
/** What comes on its day whether one is ready or not. */
export function bindsOnDate(text: string): boolean {
  return ENDS.test(text) || EVENT.test(text)
}
const EVENT =
  /(?<!\p{L})(?:audits?|inspections?|inspector comes|tender|deadline|due|diligence|hearing|arbitration|go[- ]live|opening|replacement is fixed|has to show|have to show|proof|evidenced|proven|demonstrated|need an answer|grant only matches)(?!\p{L})/iu
const FORBIDS =
  /(?<!\p{L})(?:forbids?|prohibits?|rules? out|no|not|never|only|must|may not|nothing|nobody|without)(?!\p{L})|n['’]t(?!\p{L})/iu

export const PROMISE =
  /(?<!\p{L})(?:(?:stays?|remains?) (?:with|in the hands of) (?:an? |the |our |us |real |living |mere )*(?:human(?: being)?s?|persons?|people|m(?:r|rs|s|iss)(?!\p{L}))|(?:answered|taken|picked up|handled) by (?:an? |our |real |living )*(?:human(?: being)?s?|persons?|people)(?:,| and)? (?:and )?(?:that|this|it) (?:will )?(?:stays?|remains?)|(?:stays?|remains?) (?:exactly |just )?(?:as (?:it )?(?:is|are)(?=\s*(?:$|[,.;–-]|and|but))|(?:under|in) (?:\p{L}+['’]s|his|her|my|human|one \p{L}+(?:['’]s)?) (?:hands?|control|eyes?))|(?:word|say|decision|call|check|signature|judge?ment)(?: [^.;,]{0,40})? (?:stays?|remains?) with (?:the|our|me|a|his|her|\p{Lu}\p{L}+)|(?:is|are) \p{L}+['’]s and (?:stays?|remains?) \p{L}+['’]s|(?:we|i|have|has|had|he|she|management|the board)(?: have| has|['’]ve)? (?:also )?(?:promised|guaranteed|pledged)(?!\s*(?:$|[,.;]))|\((?:(?:we|i) promised|promised (?:them|him|her))|our promise|prometimos|hemos prometido|told (?:them|the|our|everyone|everybody|people|staff)[^.]{0,30}\b(?:no|nobody|won['’]?t|not|keep)\b|gave (?:\p{L}+ )?(?:our|my) word|given (?:\p{L}+ )?(?:our|my) word|(?:nobody|no one|no \p{L}+(?: or \p{L}+)?) (?:(?:will|shall|would|should|is going to|is to) )?(?:loses?|be dismissed|be fired|be laid off|be made redundant|be let go|be replaced)|(?:we|i|have) told (?:customers|clients|members|parents|guests|patients|tenants)[^.;]{0,20} in writing|committed to|haben (?:[\p{L} ]{0,30})?versprochen|avons promis|abbiamo promesso|prometemos|obiecaliśmy|hebben (?:[\p{L} ]{0,30})?beloofd)(?!\p{L})/iu

/** A promise binds where it says what will not be, or stays; a result promised to those with the money is a deadline. */
const KEEPS =
  /(?<!\p{L})(?:no|not|never|nobody|none|nothing|without|always|keep\p{L}*|kept|stays?|same|safe|fine|only|won['’]?t|n['’]t|keine?n?|nicht|nadie|ningun\p{L}*|personne|ninguém|nessuno|nikt|niemand)(?!\p{L})|n['’]t(?!\p{L})/iu
const MONEYED =
  /(?<!\p{L})(?:bank|banks|board|investors?|shareholders?|owners?|lenders?|funders?|minister|ministry|council|mayor|head office|headquarters|group|parent company|publicly|press|auditors?|regulator)(?!\p{L})/iu
export function isResultPromised(text: string): boolean {
  return (
    MONEYED.test(text) &&
    !KEEPS.test(text) &&
    !/(?<!\p{L})(?:staff|crew|team|workers|employees|drivers|nurses)(?!\p{L})/iu.test(text)
  )
}
const TOLD_RESULT =
  /(?<!\p{L})(?:told|assured|announced to|committed to) (?:the |our )?(?:bank|board|investors|shareholders|owners|minister|council|funder|head office)(?!\p{L})/iu
/** 'We told investors the shop will be live by May.' */
export function tellsResult(text: string): boolean {
  return (PROMISE.test(text) || TOLD_RESULT.test(text)) && isResultPromised(text)
}

const UNWANTED =
  'cameras?|chatbots?|bots?|robots?|cloud|recording|tracking|monitoring|facial recognition|face recognition|surveillance|ai in|layoffs'
/** Said so that nothing can be made of it but a no, in whichever field. */
export const REFUSED =
  /(?:^|[,;–-]\s|(?<!\p{L})and )no (?:computer|machine|software|program(?:me)?|ai|robot|bot|app|algorithm|system)(?: \p{L}+)? (?:is (?:ever )?to|may|must|shall|should|ever|touches|decides|(?:comes|goes|gets) near)(?!\p{L})|^(?:and |but |so )?(?:what )?must (?:not|never) happen\s*[:–-]|^(?:and |but |so )?no \p{L}+(?: \p{L}+)? (?:goes|leaves|is sent|may go|will go) (?:out )?to (?:anyone|anybody|any |people|those|customers|clients|patients|members)|^(?:and |but |so )?no \p{L}+(?: \p{L}+)? (?:(?:is|are) (?:ever )?to|(?:is|are|will) ever (?:be )?\p{L}+(?:ed|en|wn|ld)|shall|may|must)(?!\p{L})|(?<!\p{L})(?:not (?:for|up for|open (?:for|to)) (?:discussion|debate)|not (?:negotiable|an option)|non[- ]negotiable|out of the question|a no-go|over my dead body)(?!\p{L})|(?:^|(?:^|\s)so |,\s)nothing (?:that|which) \p{L}+s(?!\p{L})|^never again (?:an? |any )?\p{L}|(?<!\p{L})(?:not|never) (?:doing|having|buying|using|trying|going (?:through|back))(?!\p{L})[^.;]*(?<!\p{L})again(?!\p{L})|(?<!\p{L})(?:we|i)(?: will|['’]ll| would|['’]d) never (?!(?:\p{L}+ed|been|had|done|seen|told|thought|known|met|given|gone|made|taken|heard|finish|know|get|reach|manage|find|catch|make|be|see|have time|understand|forget|forgive|cope|keep up)(?!\p{L}))\p{L}+/iu
/** 'No photos of the kids to go into any AI thing', 'nobody should propose software that tunes': what is not to be had, outside of goals. */
export const EXCLUDED =
  /^(?:and |but |so )?(?:nobody|no one) (?:should|shall|may|must) (?:propose|suggest|offer|sell|recommend|bring|mention|talk|come (?:to us )?with)(?!\p{L})|^(?:and |but |so |please |kindly )*no (?!more |one )(?:[\p{L}'’-]+ ){1,6}(?:to (?:go|be put|be fed|end up|leave)|goes|go|leaves?|outside|in any|into any)(?!\p{L})|^(?:and |but |so |please |kindly )*no (?:[\p{L}'’-]+ ){0,2}(?:ai|gps|face recognition)(?:[ -]\p{L}+){0,3}(?=\s*(?:$|[,.;!]|and|or|please))/iu
export const REFUSAL = new RegExp(
  `(?<!\\p{L})(?:(?:we|i|they|father|mother|owner|board|boss|partners|staff)(?: all)? (?:(?:don['’]?t|do not|does not|doesn['’]?t) (?:want|accept|allow|share)|(?:won['’]?t|will not|would never|would not|will never|['’]ll not) (?:want|have|use|accept|allow|put|share|let|sell|give|implement|wear|approve|go))(?! (?:to (?:be|see|ask|have|lose|miss|wait|pay|run|end|become|spend|go)|see|time|data|any (?:data|time)|a (?:system|budget|database|policy|person))\\b)|^no (?:more )?(?:${UNWANTED})|no (?:${UNWANTED})[,.!]? (?:please|here|that)|not interested in|please no|kindly no|over my dead body|off the table|(?:we|i) refuse|(?:refuse|refuses|refused) to be \\p{L}+ed|^(?:please )?(?:don['’]?t|do not) want|^not (?:having|doing)|^won['’]?t go|^no apps|no queremos|wir wollen kein\\p{L}*|(?:nous )?ne voulons pas|non vogliamo|não queremos|nie chcemy|we willen geen)(?!\\p{L})`,
  'iu',
)

export const PEOPLE =
  /(?<!\p{L})(?:(?:we have |there is )no (?:it (?:person|staff|department|team|people)|one to|developers?|data (?:person|team|people|analyst|scientist)|spare)|(?:one|a|only one) part[- ]time it|only one (?:it|person)|one it (?:officer|person|man|woman)|no one to run|nobody to (?:run|do)|can['’]?t hire|cannot hire|no it department|i do everything myself)(?!\p{L})/iu

export const TECHNICAL =
  /(?<!\p{L})(?:no (?:signal|internet|network|wifi|wi-fi|reception|electricity|connection)|(?:network|coverage|reception|signal|internet|wi-?fi|connection)(?: \p{L}+){0,3} is (?:bad|poor|slow|weak|rubbish|terrible|awful|patchy|hopeless)|(?:must|has to|have to|needs? to|should|can only) (?:also |always |still )?(?:work|run|function)(?: \p{L}+){0,2} (?:without (?:the |an? |live )?(?:internet|network|signal|connection|power|electricity|wi-?fi|reception)|offline|when the (?:power|internet|network|signal|line))|(?:any|every)thing (?:that |which )?(?:needs?|needing|depends on|relies on)(?: a| the)?(?: \p{L}+)? (?:internet|signal|connection|network)|bad (?:network|signal|connection|internet)|signal drops|patchy (?:signal|internet|network)|power cuts?|(?:internet|broadband|electricity|power|network|signal|connection) (?:often |sometimes |always )?(?:goes|falls|fails|drops|cuts out|is off)|(?:whatever|anything) (?:you|we|is|gets)(?: \p{L}+){1,4} (?:must|has to|needs to|should)|any (?:tool|system|solution|software) (?:must|has to|needs to|should)|(?:bear|keep) in mind|on[- ]premises? only|load shedding|works? offline|kein (?:internet|empfang|netz)|sin (?:internet|señal)|pas de (?:réseau|connexion))(?!\p{L})/iu

/** 'No more than 3, please.': among the goals that says how far it may go, and refuses nothing. */
export function isBounded({ text, field }: { text: string; field: Field }): boolean {
  return field === 'goals' && BOUNDED.test(text)
}
const BOUNDED =
  /^(?:ideally |maybe |preferably )?(?:no|not|never) (?:more|less|fewer|longer|later|over|above|below|under)(?: than)? (?:about |around )?(?:\d|an?\s|one|two|three|four|five|six|seven|eight|nine|ten|half)/iu
/** Without one of these a foreign no refuses nothing. */
export const WILL_NOT_FOREIGN =
  /(?<!\p{L})(?:quer\p{L}+|quier\p{L}+|acept\p{L}+|permit\p{L}+|prohib\p{L}+|proib\p{L}+|jamás|nada de|ni hablar|woll\p{L}+|will|darf|dürfen|niemals|verbot\p{L}*|kein\p{L}*|voul\p{L}+|veux|veut|refus\p{L}+|accept\p{L}+|interdi\p{L}*|jamais|hors de question|pas (?:de|d['’])|c['’]est non|vogli\p{L}+|vuole|vietat\p{L}+|mai|nessun\p{L}*|nenhum\p{L}*|ningun\p{L}*|ningún|aucun\p{L}*|sem|sin|ohne|senza|sans|chc\p{L}+|żadn\p{L}+|willen|geen|nooit)(?!\p{L})/iu

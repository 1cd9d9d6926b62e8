/**
 * What a wish of each dangerous kind hardly does without. The classifier judges by the whole sentence; where it is not
 * sure, a kind whose anchor is missing is not believed, and a sentence with the full cue is believed even where the classifier hesitates.
 */
interface Anchor {
  needs: RegExp
  /** Enough by itself. */
  cue?: RegExp
  /** A kind whose reasons would miss what this one means. */
  beats?: readonly string[]
  /** No danger unless a machine does it: people fill gaps, send and approve every day. */
  machine?: true
}

/** Somebody puts it forward: the client, a board, a cousin; what merely happened is no wish. */
export const PROPOSES =
  /\b(?:(?:we|i) (?:will|can then|could then) (?:take off|remove|switch off|turn off|skip|leave out|drop|stop (?:checking|testing|inspecting))|wants?|would like|would love|wish(?:es)?|propos\w+|suggest\w*|insists?|ask(?:s|ed)? (?:us|me|whether|if|for)|keen (?:on|to)|ideas?|brainwave|dreams? of|offer(?:s|ed|ing)?|(?:will|would) (?:give|pay) us|we (?:can|could|should) (?:let|use|have)|let(?:s|ting)? (?:the |an? )?(?:ai|it|chatgpt|bot|computer|machine|\w+s put)|(?:ai|it|program|app|tool|software|computer) (?:can|could|should|may)(?! not\b)|says? (?:we |let|just|put|get|buy|use|do it|scrape|to)|thinks? we|showed (?:me|us)|thought (?:ai|of)|if (?:the )?ai|planning to)\b/i
/** Their own words against it are no wish either. */
export const OPPOSES =
  /\b(?:i|we) (?:do not|don['’]?t|will not|won['’]?t|would not|wouldn['’]?t|never) (?:want|have|allow|use)\b|\b(?:i|we) want (?:it|this|that) to (?:stay|remain)\b/i

export const MACHINE =
  /(?<!\p{L})(?:ai|ia|ki|(?:chat ?)?bots?|chat ?gpt|gpt|copilot|apps?|software|systems?|programs?|tools?|machines?|computers?|algorithms?|models?|cameras?|sensors?|automatic\w*|autom\p{L}+|by itself|on its own|robots?|assistants?|sztuczn\p{L}+|sistemas?|systèmes?|sistem[ai]|systeem|programas?|programm[aei]?|logiciels?|m[áa]quinas?|computador\p{L}*|ordinateurs?|rechner)(?!\p{L})/iu

const ALONE = String.raw`\b(?:by itself|by themselves|on its own|automatically|auto|alone|without (?:a |any |the )?(?:person|human|officer|manager|clinician|doctor|anyone|asking|us)|no human|solito|solo|solita|von selbst|automatisch|tout seul|sozinho|automatycznie|sam[aoi]?)\b`
const RECORD = String.raw`(?:records?|logs?|registers?|entr(?:y|ies)|sheets?|timesheets?|readings?|temperatures?|checks?|diar(?:y|ies)|certificates?|inspections?|forms?)\b`
const PEOPLE = String.raw`(?:staff|employees?|workers?|drivers?|operators?|nurses?|carers?|pickers?|agents?|teachers?|technicians?|cleaners?|cashiers?|sellers?|reps?|mechanics?|guards?|waiters?|colleagues?|consultants?|audiologists?|clinicians?|people who work|team members?|lawyers?|officers?|crew|fitters?|installers?|stylists?|therapists?|dentists?|tutors?|chefs?|samplers?|clerks?|packers?|makers?|machinists?|guides?|instructors?|couriers?|riders?|loaders?|foremen|lads|sales ?people)`

const GUARD = String.raw`(?:(?:blade |machine |saw |safety )?guards?|interlocks?|safety (?:switch(?:es)?|devices?|stops?|checks?|valves?|systems?)|emergency stops?|light curtains?|smoke (?:alarms?|detectors?)|gas (?:alarms?|detectors?)|speed limiters?|limiters?|seat ?belts?|relief valves?)`

/** What is there so that nobody is harmed; and those of whom there must be two. */
const CONTROL = String.raw`(?:labs?|laborator(?:y|ies)|(?:lab |safety |toxin |water |blood |residue |allergen |fatigue |load )(?:tests?|testing|samples?|sampling)|(?:second|double|four[- ]eyes?|final|manual|hand) checks?|double[- ]checks?|second (?:person|pair of eyes|signature|reader|opinion)|vets?|inspect(?:ors?|ions?)|calibrations?|risk assessments?|quarantine|rest (?:times?|hours?|periods?|breaks))`
const KEEPER = String.raw`(?:carers?|nurses?|lifeguards?|guards?|pilots?|drivers?|signalm[ae]n|anaesthetists?|midwi(?:fe|ves)|teachers?|attendants?|climbers?|divers?)`

export const ANCHORS: Record<string, Anchor> = {
  'skip-safety': {
    beats: ['control-alone', 'auto-deny', 'unchecked', 'too-few'],
    needs: /\p{L}/u,
    cue: new RegExp(
      String.raw`\b(?:take|taking|takes) off (?:the |our |all )*${GUARD}|\b(?:remov|switch(?:es|ing)? off|turn(?:s|ing)? off|bypass|disabl|leav\w+ out|skip|tap\w+ over|overrid|do without|dispens\w+ with)\w*\s(?:the |our |all |off )*${GUARD}\b(?! is forbidden)|\b(?:stop|skip|drop|do without|do away with|get rid of|no longer need|not need|save(?: ourselves)?|instead of)\s(?:(?:paying|sending|taking|doing|having|for|to|the|our|all|any|those|these|off) )*${CONTROL}\b|\b(?:keep|carry on|go on) (?:on )?\w+ing (?:right |straight )?(?:through|during|despite|in spite of) (?:the |a |any )?(?:closures?|bans?|quarantines?|recalls?|warnings?|alerts?)\b|\b(?:go|come|get|cut|drop|move|bring)\w* (?:them )?(?:down )?to (?:just )?(?:one|a single) ${KEEPER}\b|\b(?:go|goes|sell|sold|sent|ship|shipped|release\w*|leave|leaves|out)\b.{0,30}\bwithout (?:being |any |a |the |further )*(?:tested|inspected|checked|tests?|testing|inspection|checks?)\b|\b(?:mandatory|compulsory|statutory|obligatory|prescribed|legally required)\b.{0,60}\b(?:inspections?|checks?|maintenance|tests?|services?|visits?|examinations?)\b.{0,80}\b(?:once (?:an?|on|per|every|in) (?:quarter|half|year|two|three|second)|less often|only (?:when|where|if)|skip\w*|leave out|every (?:second|third|other))\b`,
      'i',
    ),
  },
  evade: {
    beats: ['sign-off'],
    needs: /\p{L}/u,
    cue: /\b(?:sell|load|carry|carries|take|book|admit|let in|transport|board)\w*\b.{0,50}\b(?:above|over|beyond|more than|past) (?:what )?(?:the |our |its )*(?:certificates?|permits?|licen[cs]e|legal (?:limit|load|weight|number)|allowed|payload|plate)\b|\b(?:write|put|state|enter|declare|report|show|book)\w*\b.{0,40}\b(?:lower|less|fewer|smaller|under|below)\b.{0,40}\b(?:forms?|declaration|returns?|log|register|papers?|dockets?|customs|tax)\b|\bso (?:that )?\b.{0,60}\b(?:do(?:es)? not|don['’]?t|doesn['’]?t|never|(?:is|are) not|(?:is|are)n['’]t)\s(?:jump|stand out|stick out|strike|catch|show|appear|be seen|(?:so |too )?(?:obvious|visible|noticed))\b.{0,40}\b(?:underwriters?|insurers?|inspectors?|auditors?|buyers?|bank|funders?|regulators?|authorit(?:y|ies))\b|\b(?:insurers?|inspectors?|tax office|auditors?|authorit(?:y|ies)|regulators?|bank|customs|landlord|union)\b.{0,30}\b(?:never|not|doesn['’]t|won['’]t|without)\b.{0,20}\b(?:hears?|sees?|finds? out|notices?|noticing|knows?|knowing|learns?)\b/i,
  },
  exact: {
    beats: ['lie-detect', 'too-few', 'safety-answer'],
    needs: /\p{L}/u,
    cue: /\b(?:gives?|tells?|says?|shows?|predict\w*|knows?)\b.{0,40}\bexact(?:ly)? (?:the )?(?:spot|place|day|date|hour|moment|minute|depth|point)\b/i,
  },
  'watch-staff': {
    beats: ['lie-detect'],
    needs: new RegExp(
      String.raw`\b${PEOPLE}\b|\b(?:who(?:ever)? is|score|rank|monitor|track|idle|productiv|performance|keystroke|bonus)`,
      'i',
    ),
    cue: new RegExp(
      String.raw`\b(?:which|who among|each|every|individual|one)\s+${PEOPLE}\b.{0,60}\b(?:slow\w*|worse|worst|better|converts?|steal\w*|lazy|late|idle|score|rank\w*|perform\w*)|\b(?:score|rank|monitor|rate|grade)\w*\s+(?:each |every |our |the |individual )*${PEOPLE}\b|\b(?:camera|gps|tracker|sensor|software|app|ai|scan times?|telematics)\w*\b.{0,80}\b(?:(?:each|every|which|individual)\s+${PEOPLE}|${PEOPLE}['’]s)\b.{0,50}\b(?:fast|speed|slow\w*|idle|rank\w*|score\w*|bonus|nap\w*|lazy|worst|stop\w*)|\bmeasures? (?:how fast )?(?:each|every)\s+${PEOPLE}\b|\bkeystrokes?\b|\bwho (?:is|are) (?:about|likely|going|thinking) (?:to|of) (?:hand(?:ing)? in|leav\w+|quit\w*|resign\w*|giv\w+ notice|go(?:ing)? sick)\b`,
      'i',
    ),
  },
  biometrics: {
    beats: ['watch-staff'],
    // The face of a rock is nobody's.
    needs:
      /\b(?:(?<!(?:under|rock|quarry|coal|working|slate|cliff|drilled)\s(?:the\s)?)face|facial|faces|finger ?prints?|iris|retina|voice ?print|biometric|palm|gait|recogni[sz]\w*)\b/i,
    cue: /\b(?:face|facial) recognition\b|\brecogni[sz]e (?:faces|people|customers|staff|visitors)\b/i,
  },
  emotion: {
    needs:
      /\b(?:emotions?|mood|feel\w*|smil\w*|stress|attention|angry|happy|tone|face|inattenti\w*|tired|bored|frustrat\w*|sentiment)\b/i,
    cue: /\brecogni[sz]\w*\b.{0,40}\b(?:stress|inattention|emotions?|mood|fatigue|boredom)\b|\b(?:camera|ai|software|app)\w*\b.{0,60}\b(?:bored|mood|emotions?|attentive|frustrated|stressed|how they (?:feel|sound))\b/i,
  },
  'auto-deny': {
    needs:
      /\b(?:declin\w*|reject\w*|refus\w*|den(?:y|ies|ied)|approv\w*|decid\w*|turn(?:s|ed)? down|select\w*|shortlist\w*|hire|fire|sack|dismiss\w*|evict\w*|admit\w*|select|screen\w*|eligib\w*|cut off|block|score)\b/i,
    cue: new RegExp(
      String.raw`\b(?:declin\w*|reject\w*|refus\w*|den(?:y|ies)|approv\w*|decid\w*|turn down|hire|fire|sack|dismiss|evict)\b.{0,80}${ALONE}|${ALONE}.{0,40}\b(?:declin\w*|reject\w*|refus\w*|den(?:y|ies)|dismiss|evict|sack)\b`,
      'i',
    ),
  },
  falsify: {
    machine: true,
    // Whatever the record is of, and whatever else falls away with it.
    beats: ['clinical', 'skip-safety'],
    needs:
      /\b(?:fill\w*|back-?fill\w*|back-?dat\w*|mak(?:e|ing) up|invent\w*|fak\w*|alter\w*|adjust\w*|missed|missing|clean up|tidy|rewrite|change the|look (?:like|as)|forg\w*|complete the|past|old dates)\b/i,
    cue: new RegExp(
      String.raw`\b(?:fill|complet|creat|generat|produc|writ|reconstruct|add)\w*(?: (?:up|in|out))?(?: (?:the|our|all|any|those))*(?: \w+)? (?:missed|missing|past|previous|forgotten|old)\b.{0,30}\b${RECORD}|\b(?:fill|complet|creat|generat|writ)\w*\b.{0,40}\b${RECORD}\b.{0,20}\b(?:we|that were|which were|nobody) (?:forgot|missed|never|made)|\b(?:make up|invent\w*|fabricat\w*)\b.{0,50}\b${RECORD}|\bfill(?:s|ed|ing)? (?:up|in|out)?.{0,40}\b(?:months? where|were not|wasn['’]?t|never (?:made|kept))|\bback-?dat\w*|\bback-?fill\w*\b.{0,40}\b${RECORD}|\b${RECORD}\b.{0,40}\bback-?fill\w*|\bwith old dates\b|\bfake (?:records?|entries|documents?|certificates?)|\bentr(?:y|ies)\b.{0,40}\bfor (?:the )?(?:other|remaining|missing|rest)\b.{0,40}\b(?:generat\w*|writ\w*|fill\w*|ai)\b|\b(?:values?|results?|readings?|measurements?|duplicates?|weights?|counts?|samples?)\b.{0,140}\b(?:corrects?|adjusts?|alters?|chang(?:es?|ing)|shifts?|rounds?|replaces?)\b.{0,60}\b(?:so|until|that)\b.{0,60}\b(?:within|inside|into|under|below|passes|fits?)\b.{0,20}\b(?:tolerances?|limits?|range|spec\w*|norms?)\b|\b(?:choos|select|pick|leav)\w*\b.{0,60}\b(?:samples?|pictures?|photos?|readings?|values?|results?|measurements?|counts?)\b.{0,80}\b(?:report\w*|numbers?|counts?|figures?|inspector|authorit\w+|auditor)\b.{0,80}\b(?:pass(?:es)?|below|under|looks? (?:good|fine))\b`,
      'i',
    ),
  },
  'fake-reviews': {
    beats: ['falsify'],
    needs: /\breviews?\b|\btestimonials?\b|\bratings?\b|\bcomments?\b/i,
    cue: /\b(?:write|post|generat|creat|mak|buy|produc|invent)\w*\b.{0,40}\b(?:positive|good|nice|great|five[- ]star|5[- ]star|fake|happy)\b.{0,25}\b(?:reviews?|testimonials?|ratings?)\b|\bfake (?:reviews?|testimonials?)\b|\b(?:writ|generat|creat|mak|invent)\w*\b.{0,30}\b(?:comments?|reviews?|opinions?)\b.{0,30}\b(?:like|as if|as though|as)\b.{0,12}\breal\b/i,
  },
  'sell-data': {
    needs: /\b(?:data|photos?|voices?|recordings?|prescriptions?|lists?)\b/i,
    cue: /\b(?:sell(?:ing)?|licen[cs](?:e|ing) (?:our|the|their)|moneti[sz]\w*|make money (?:with|from|of))\b.{0,70}\b(?:data(?! (?:cables?|loggers?|cards?|plans?|cent\w+|sheets?))|photos?|voices?|recordings?|prescriptions?|what (?:our |the |every )?\w+ (?:buys?|sells?|orders?|eats?))\b|\bwhat (?:our |the |every )?\w+ (?:buys?|sells?)\b.{0,90}\bsell\b|\b(?:may|can|could|will) use (?:our |the |their )?(?:[\p{L}]+['’]?s?['’]? )?(?:photos?|voices?|data|recordings?|images)\b|\bkeeps? the (?:recordings?|photos?|voices?|data) to train\b/iu,
  },
  'interpret-alone': {
    needs: /\binterp\w*|\btranslat\w*/i,
    cue: /\b(?:ai|machine|automatic|app|tablet)\b.{0,20}\binterp\w+.{0,80}\b(?:meetings?|hospital|court|clinic|police|hearings?|patients?|school|emergency)\b|\b(?:ai|machine|translation app|app)\b.{0,40}\b(?:bedside|hospital|emergency room|court)\b.{0,60}\binstead of (?:a |an |the )?(?:person|interpreter|human)/i,
  },
  clinical: {
    needs:
      /\b(?:diagnos\w*|triag\w*|dos(?:e|es|ing|age)|treat\w*|prescri\w*|symptoms?|x-?rays?|scans?|medic\w*|patients?|fittings?|therap\w*|lesions?|tumou?rs?|callers?|moles?)\b/i,
    cue: new RegExp(
      String.raw`\b(?:bots?|ai|app|tool|software|program|assistant)\b.{0,50}\b(?:tells?|says?|decid\w*|advis\w*)\b.{0,40}\b(?:whether|if)\b.{0,40}\b(?:come in|wait till|wait until|urgent|emergency|dangerous|serious|see a (?:doctor|vet)|hospital)\b|\b(?:diagnos\w*|triag\w*|prescrib\w*|adjust\w* (?:the )?dos\w*)\b.{0,60}${ALONE}|\b(?:software|ai|app|tool|program|bot)\b.{0,30}\b(?:suggest\w*|choos\w*|decid\w*|recommend\w*|set\w*|tells?|gives?|says?)\b.{0,40}\b(?:fittings?|dos(?:e|es|age)|treatments?|diagnos\w*|prescriptions?|medication)\b`,
      'i',
    ),
  },
  'safety-answer': {
    needs:
      /\b(?:allerg\w*|nuts?|nuez|gluten|gas|leak|chemicals?|emergenc\w*|poison\w*|fire|safety|dangerous|medicine|interactions?|electric\w*|evacuat\w*|alérgen\w*|nüsse|noix|orzech\w*)\b/i,
    cue: new RegExp(
      String.raw`\b(?:bot|chatbot|assistant|ai|ia|ki|machine|automatic)\b.{0,80}\b(?:allerg\w*|nuts?|nuez|gluten|gas (?:leak|smell)|poison\w*|emergenc\w*|alérgen\w*)\b`,
      'i',
    ),
  },
  'sign-off': {
    needs:
      /\b(?:seal\w*|sign(?:s|ed|ing)?(?:[- ]off)?|stamp\w*|certif\w*|approv\w*|ratings?|calculat\w*|audit\w*|notari\w*|inspect\w*|attest\w*|licen[cs]ed|safe|skip\w*|tests?)\b/i,
    cue: /\b(?:system|software|ai|program|app|machine)\b.{0,20}\b(?:puts?|gives?|places?|adds?)\b.{0,12}\bsignature|\bsigns? for (?:two|three|four|several|all|many)\b|\b(?:pre-?signed|blank (?:signed )?(?:sheets?|forms?|certificates?|pages?))\b|\b(?:ai|app|software|photo|picture|program)\b.{0,60}\b(?:says?|tells?|decides?|confirms?|judges?)\b.{0,25}\b(?:safe|okay|ok|stable|compliant|sound)\b|\bpredict\w*\b.{0,70}\b(?:skip\w*|instead of|replac\w*)\b.{0,30}\b(?:tests?|testing|inspections?|checks?|cultivation|samples?|lab|analysis)\b|\b(?:ai|software|app)\b.{0,12}\b(?:issues?|signs?|certif\w+|stamps?)\b|\b(?:ai|software|system|model|it|machine)\b.{0,60}\b(?:run|do|make|write|issue|perform|calculate)\w*\b.{0,80}\b(?:seal|sign|stamp|certif)\w*|\breview (?:just |only )?the summary and (?:seal|sign|stamp)/i,
  },
  shame: {
    needs: /\b(?:post\w*|publish\w*|public\w*|names?|wall|list|groups?|shame\w*|expos\w*|board)\b/i,
    cue: /\b(?:shame\w*|name and shame|(?:debtors?|late payers?|defaulters?|non-?payers?)\b.{0,40}\b(?:post|publish|public|group|wall|board|list)\w*|(?:post|publish)\w*\b.{0,30}\b(?:debtors?|late payers?|defaulters?|non-?payers?))\b/i,
  },
  covert: {
    needs:
      /\b(?:listen\w*|record\w*|hidden|secret\w*|without (?:telling|notice|warning|them knowing|their)|unannounced|quietly|discreet\w*|spy\w*|tap|mic\w*|camera\w*)\b/i,
    cue: /\b(?:cameras?|drones?|recordings?|film\w*)\b.{0,60}\b(?:without (?:notice|warning)|unannounced)\b|\b(?:secretly|hidden (?:camera|mic)\w*|without (?:telling|them knowing|their knowledge))\b|\b(?:mic\w*|camera|record\w*|listen\w*)\b.{0,90}\b(?:need(?:n['’]?t| not)|do(?:n['’]?t| not) (?:need|have) to|must not|should(?:n['’]?t| not)) (?:know|notice|be told)\b/i,
  },
  profile: {
    needs:
      /\b(?:insurance|payer|payers|income|facebook|instagram|social media|linkedin|tiktok|vinted|post ?codes?|zip(?: codes?)?|neighbou?rhood|nationality|religion|race|caste|tribe|ethnic\w*|origin|accent|age|gender|sex|surname|name sounds|health|pregnan\w*|profile\w*|where they live)\b/i,
    cue: /\b(?:collects?|gathers?|reads?|searches|checks?|looks? (?:up|at)|find)\b.{0,40}\b(?:facebook|instagram|tiktok|vinted|social media)\b|\b(?:prioriti[sz]\w*|first|prefer\w*|rank\w*)\b.{0,50}\b(?:patients?|applicants?|tenants?|students?|families|children)\b.{0,50}\b(?:better (?:payers?|insurance|paying)|insurance|payers?|income|who pay more)\b|\b(?:facebook|social media|zip codes?|post ?codes?|religion|ethnicity|nationality)\b.{0,60}\b(?:decid\w*|score|loan|credit|applic\w*|hire|tenant|risk|decision\w*)|\b(?:decision\w*|score|train\w*)\b.{0,60}\b(?:facebook|social media|zip code|post ?code|religion|ethnicity)\b|\b(?:look\w* at|by|their|the|customers?['’]?) (?:\w+ ){0,2}(?:race|caste|tribe|religion|ethnicity|skin colou?r)\b.{0,120}\b(?:lower|less|higher|more|refuse|reject|no) (?:\w+ ){0,2}(?:loans?|credit|price|offer|rent|deposit|wage|pay|place|job)\b/i,
  },
  children: {
    needs: /\b(?:child\w*|kids?|pupils?|students?|minors?|teen\w*|toddlers?|bab(?:y|ies)|boys|girls)\b/i,
    cue: /\b(?:app|ai|software|cameras?|company|program)\b.{0,60}\b(?:listens? to|record|films?|grades?|scores?|recogni[sz]\w*|profil\w*|photos?|voices?)\b.{0,40}\b(?:child\w*|kids?|pupils?|toddlers?)\b|\b(?:child\w*|kids|pupils?)['’]?s? (?:photos?|voices?|faces?|recordings?)\b|\bcameras? .{0,40}\b(?:child\w*|kids|pupils?)\b/i,
  },
  bet: {
    needs:
      /\b(?:shares?|stocks?|stock market|crypto\w*|bitcoin|lotter\w*|bet\w*|odds|forex|trading|currenc\w*|horse|casino|commodit\w*|futures|price of (?:gold|oil|copper|wheat))\b/i,
  },
  'too-few': {
    needs:
      /\b(?:where|which (?:site|town|location)|site|location|predict\w*|forecast\w*|learn\w*|tell us|choose|pick)\b/i,
  },
  'break-promise': {
    needs:
      /\b(?:staff|jobs?|posts?|people|headcount|replac\w*|lay\w*|redundan\w*|reduc\w*|cut|agreement|promis\w*|union|contract)\b/i,
  },
  spam: {
    needs:
      /\b(?:mail\w*|e-?mails?|messages?|sms|texts?|call\w*|contact\w*|lists?|leads?|addresses|numbers|whatsapp|write to|ring)\b/i,
    cue: /\b(?:get|buy|obtain)\w* (?:the|a) list of (?:everyone|everybody|all|people|those)\b.{0,80}\b(?:text|call|mail|message|ring|contact)\w*|\b(?:bought|purchased|harvested|scraped)\b.{0,30}\b(?:list|addresses|numbers|contacts|leads|emails)\b.{0,60}\b(?:mail|send|call|contact|message|text)\w*|\b(?:mail|send|call|contact|message|text)\w*\b.{0,60}\b(?:bought|purchased|harvested|scraped)\b/i,
  },
  unchecked: {
    machine: true,
    needs: new RegExp(`${ALONE}|\\b(?:everything|all|every|todo|alles|tout)\\b`, 'i'),
    cue: new RegExp(
      String.raw`\b(?:answer|reply|respond|send|contest)\w*\b.{0,40}\b(?:everything|all|every\w*|todo)\b.{0,30}${ALONE}|\b(?:answer|reply|respond|send)\w*\b.{0,60}\bon its own\b|\b(?:deploy|clos|delet|cut|restrict|block|send|releas|reset|switch|order|cancel|remov|merg|restart)\w*\b.{0,60}(?:\b(?:by itself|by themselves|on its own|without (?:a |any )?(?:person|human|anyone looking)|no human)\b|\b(?:overnight|unattended|no review|without (?:a |any )?(?:review|check|approval)|nobody (?:looking|checking|there))\b)`,
      'i',
    ),
  },
  'pay-alone': {
    machine: true,
    needs:
      /\b(?:pay\w*|refund\w*|transfer\w*|prices?|discount\w*|charge\w*|invoice\w*|money|deposit\w*|order\w*|buy\w*|cobr\w*|anticipo|purchase\w*)\b/i,
  },
  scrape: {
    cue: /\bscrap(?:e|es|ed|ing)\b.{0,60}\b(?:competitors?|rivals?|customers?|site|linkedin|facebook|contacts|e-?mails|prices)\b|\b(?:agree|align|fix|exchange|coordinat)\w*\b.{0,20}\bprices?\b.{0,40}\b(?:competitors?|rivals?|other \w+|others|two other)\b/i,
    needs:
      /\b(?:scrap(?:e|es|ed|ing)|prices?|competitors?|rivals?|linkedin|facebook|instagram|copy|crawl\w*|harvest\w*|their (?:site|data|prices|customers)|other (?:companies|shops|firms))\b/i,
  },
  impersonate: {
    beats: ['sell-data', 'biometrics'],
    needs:
      /\b(?:clon\w*|pretend\w*|deep ?fake\w*|sounds? (?:just )?like|as if (?:it|he|she)|in (?:my|his|her|our \w+['’]s) (?:own )?voice|not (?:tell|notice|realise|know)|think (?:it is|it['’]s|they)|human name|as a (?:real )?person|fake|do(?:es)? the voices?|voices?\b.{0,60}\brecordings?|(?:from|of) (?:each|every|all|our|the)\b.{0,30}\bvoices?|voices?\b.{0,60}\bwithout (?:\w+ )?fees?)\b|\bin (?:their|his|her|my|the \w+['’]s) (?:own )?voice\b/i,
    cue: /\b(?:talk|speak|chat)\w* (?:to|with) (?:your|the|their|his|her) (?:late |dead |deceased )?(?:ancestors?|deceased|dead|departed|(?:great-?)+\s?grand\w+|grand(?:mother|father|parents?))\b|\b(?:ai|clon\w*|deep ?fake)\b.{0,80}\bin (?:their|his|her|my|the \w+['’]s) (?:own )?voice\b|\b(?:computer|machine|ai|program)\b.{0,30}\bvoices?\b.{0,60}\brecordings?\b|\bvoice of (?:the )?(?:deceased|dead|departed)\b|\bclon\w* .{0,20}voice\b|\bmak(?:e|es|ing) (?:from|of|out of) (?:each|every|all|our|the)\b.{0,30}\bvoices?\b|\bvoices?\b.{0,60}\bwithout (?:\w+ )?fees?\b|\b(?:calls?|calling|rings?|ringing|phones?|phoning|chats?|chatting|poses?|posing)\b.{0,60}\bas (?:an? |their |his |her )(?:\w+ ){0,2}(?:niece|nephew|cousin|relative|grand(?:son|daughter|child)|friend|(?:class|school)mate|customer|client|buyer|patient|tenant|student|journalist|nurse|inspector|applicant|candidate)\b/i,
  },
  'advice-alone': {
    needs:
      /\b(?:advice|advis\w*|tell (?:clients|customers|people|them)|legal|tax|immigration|visa|financ\w*|invest\w*|medical|pension\w*|claims?|answers? (?:clients|customers)|qualif\w+|eligib\w+|what to file)\b/i,
    cue: /\b(?:bot|chatbot|ai|app|website)\b.{0,60}\b(?:tells?|says?|advis\w+|answers?)\b.{0,60}\b(?:whether|if) (?:they|people|clients|customers|he|she) (?:qualif\w+|(?:are|is) eligible|can (?:claim|sue|apply|stay))|\bwhat to file\b|\b(?:legal|tax|immigration|investment|medical) advice\b.{0,60}\b(?:without|no) (?:a |an |any )?(?:lawyer|adviser|solicitor|accountant|doctor|human|person)/i,
  },
  'control-alone': {
    machine: true,
    beats: ['unchecked'],
    cue: /\b(?:ai|system|software|model|program)\b.{0,80}\b(?:straight|directly) to the\b.{0,30}\b(?:detonators?|machines?|controls?|plcs?|valves?|burners?|kilns?)\b|\b(?:ai|it|system|software|model)\b.{0,30}\b(?:open|clos|control|run|steer|driv|operat|dos|switch)\w*\b.{0,50}\b(?:gates?|valves?|pumps?|furnaces?|kilns?|boilers?|cranes?|turbines?|dosing)\b.{0,60}\b(?:overnight|nobody|unattended|by itself|on its own|alone)\b/i,
    needs:
      /\b(?:control\w*|driv\w*|valves?|pumps?|dos(?:e|ing)|machines?|switch\w*|open\w*|shut\w*|steer\w*|detonat\w*|run the|kiln|furnace|boiler|crane|brake\w*|speed)\b/i,
  },
  leak: {
    cue: /\b(?:put|past|typ|upload|feed|enter|copy)\w*\b.{0,60}\b(?:notes?|records?|files?|data|contracts?|patients?|clients?|customers?|drawings|cases|reports?|letters)\b.{0,40}\b(?:chat ?gpt|gemini|claude|free (?:ai|tool|version))\b|\b(?:passports?|identity cards?|id cards?)\b.{0,90}\b(?:keep|kept|store[ds]?|save)\b|\bphotos? of (?:the |their )?passports?\b/i,
    needs:
      /\b(?:paste|upload\w*|chatgpt|gpt|cloud|copilot|gemini|outside|free (?:ai|tool|version)|feed (?:it|them|all|the)|put (?:it|them|all|our|the)|passports?|identity)\b/i,
  },
  'lie-detect': {
    needs:
      /\b(?:ly(?:ing|es)|lie|liars?|steal\w*|thie\w*|theft|honest\w*|cheat\w*|dishonest|offend|guilty|fraudster|who (?:took|takes|keeps?|hides?|has taken)|truth)\b/i,
  },
  dark: {
    cue: /\bresembl\w+ (?:an? |the |our )?(?:\w+ )?(?:official|court|judicial|police|bank|government)\b|\bmake it (?:hard|harder|difficult) to (?:cancel|leave|unsubscribe|switch)\b|\bhide the (?:cancel\w*|price|fees?)\b/i,
    needs:
      /\b(?:resembl\w*|hide|hidden|tricks?|tricked|tricking|traps?|trapped|mislead\w*|can['’]?t cancel|cancel\w*|forget|pre-?tick\w*|confus\w*|scarce|only \d+ left|fake|pressure|make it hard|difficult to|notice|automatically renew|without them)\b/i,
  },
}

/**
 * What a wish of each dangerous kind cannot do without. The classifier judges by the whole sentence; a kind whose anchor
 * is missing is not believed, and a sentence with the full cue is believed even where the classifier hesitates.
 */
interface Anchor {
  needs: RegExp
  /** Enough by itself. */
  cue?: RegExp
}

const ALONE = String.raw`\b(?:by itself|by themselves|on its own|automatically|auto|alone|without (?:a |any |the )?(?:person|human|officer|manager|clinician|doctor|anyone|asking|us)|no human|solito|solo|solita|von selbst|automatisch|tout seul|sozinho|automatycznie|sam[aoi]?)\b`
const PEOPLE = String.raw`(?:staff|employees?|workers?|drivers?|operators?|nurses?|carers?|pickers?|agents?|teachers?|technicians?|cleaners?|cashiers?|sellers?|reps?|mechanics?|guards?|waiters?|colleagues?|consultants?|audiologists?|clinicians?|people who work|team members?|lawyers?|officers?|crew|fitters?|installers?|stylists?|therapists?|dentists?|tutors?|chefs?)`

export const ANCHORS: Record<string, Anchor> = {
  'watch-staff': {
    needs: new RegExp(
      String.raw`\b${PEOPLE}\b|\b(?:who(?:ever)? is|score|rank|monitor|track|idle|productiv|performance|keystroke|bonus)`,
      'i',
    ),
    cue: new RegExp(
      String.raw`\b(?:which|who among|each|every|individual|one)\s+${PEOPLE}\b.{0,60}\b(?:slow\w*|worse|worst|better|converts?|steal\w*|lazy|late|idle|score|rank\w*|perform\w*)|\b(?:score|rank|monitor|rate|grade)\w*\s+(?:each |every |our |the |individual )*${PEOPLE}\b`,
      'i',
    ),
  },
  biometrics: {
    needs: /\b(?:face|facial|faces|finger ?prints?|iris|retina|voice ?print|biometric|palm|gait|recogni[sz]\w*)\b/i,
    cue: /\b(?:face|facial) recognition\b|\brecogni[sz]e (?:faces|people|customers|staff|visitors)\b/i,
  },
  emotion: {
    needs: /\b(?:emotions?|mood|feel\w*|smil\w*|stress|attention|angry|happy|tone|face|tired|frustrat\w*|sentiment)\b/i,
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
    needs:
      /\b(?:fill\w*|back-?fill\w*|back-?dat\w*|mak(?:e|ing) up|invent\w*|fak\w*|alter\w*|adjust\w*|missed|missing|clean up|tidy|reviews?|rewrite|change the|look (?:like|as)|forg\w*|complete the)\b/i,
    cue: /\b(?:fill(?:s|ed|ing)? (?:up|in|out)?.{0,40}\b(?:missed|missing|gaps?|months? where|were not|wasn['’]?t|never (?:made|kept))|back-?dat\w*|back-?fill\w*|fake (?:reviews?|records?|entries|testimonials?)|(?:write|post|generate|create) .{0,20}(?:positive|good|five[- ]star|5[- ]star) reviews?)\b/i,
  },
  clinical: {
    needs:
      /\b(?:diagnos\w*|triag\w*|dos(?:e|es|ing|age)|treat\w*|prescri\w*|symptoms?|x-?rays?|scans?|medic\w*|patients?|fittings?|therap\w*|lesions?|tumou?rs?)\b/i,
    cue: new RegExp(
      String.raw`\b(?:diagnos\w*|triag\w*|prescrib\w*|adjust\w* (?:the )?dos\w*)\b.{0,60}${ALONE}|\b(?:software|ai|app|tool|program|bot)\b.{0,30}\b(?:suggest\w*|choos\w*|decid\w*|recommend\w*|set\w*|tells?|gives?|says?)\b.{0,40}\b(?:fittings?|dos(?:e|es|age)|treatments?|diagnos\w*|prescriptions?|medication)\b`,
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
      /\b(?:seal\w*|sign(?:s|ed|ing)?(?:[- ]off)?|stamp\w*|certif\w*|approv\w*|ratings?|calculat\w*|audit\w*|notari\w*|inspection reports?|attest\w*|licen[cs]ed)\b/i,
    cue: /\b(?:ai|software|system|model|it|machine)\b.{0,60}\b(?:run|do|make|write|issue|perform|calculate)\w*\b.{0,80}\b(?:seal|sign|stamp|certif)\w*|\breview (?:just |only )?the summary and (?:seal|sign|stamp)/i,
  },
  shame: {
    needs: /\b(?:post\w*|publish\w*|public\w*|names?|wall|list|groups?|shame\w*|expos\w*|board)\b/i,
    cue: /\b(?:shame\w*|name and shame|(?:debtors?|late payers?|defaulters?|non-?payers?)\b.{0,40}\b(?:post|publish|public|group|wall|board|list)\w*|(?:post|publish)\w*\b.{0,30}\b(?:debtors?|late payers?|defaulters?|non-?payers?))\b/i,
  },
  covert: {
    needs:
      /\b(?:listen\w*|record\w*|hidden|secret\w*|without (?:telling|them knowing|their)|quietly|discreet\w*|spy\w*|tap|mic\w*|camera\w*)\b/i,
    cue: /\b(?:secretly|hidden (?:camera|mic)\w*|without (?:telling|them knowing|their knowledge))\b/i,
  },
  profile: {
    needs:
      /\b(?:facebook|instagram|social media|linkedin|post ?codes?|zip(?: codes?)?|neighbou?rhood|nationality|religion|ethnic\w*|origin|accent|age|gender|sex|surname|name sounds|health|pregnan\w*|profile\w*|where they live)\b/i,
    cue: /\b(?:facebook|social media|zip codes?|post ?codes?|religion|ethnicity|nationality)\b.{0,60}\b(?:decid\w*|score|loan|credit|applic\w*|hire|tenant|risk|decision\w*)|\b(?:decision\w*|score|train\w*)\b.{0,60}\b(?:facebook|social media|zip code|post ?code|religion|ethnicity)\b/i,
  },
  children: { needs: /\b(?:child\w*|kids?|pupils?|students?|minors?|teen\w*|toddlers?|bab(?:y|ies)|boys|girls)\b/i },
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
    cue: /\b(?:bought|purchased|harvested|scraped)\b.{0,30}\b(?:list|addresses|numbers|contacts|leads|emails)\b.{0,60}\b(?:mail|send|call|contact|message|text)\w*|\b(?:mail|send|call|contact|message|text)\w*\b.{0,60}\b(?:bought|purchased|harvested|scraped)\b/i,
  },
  unchecked: {
    needs: new RegExp(`${ALONE}|\\b(?:everything|all|every|todo|alles|tout)\\b`, 'i'),
    cue: new RegExp(
      String.raw`\b(?:answer|reply|respond|send|contest)\w*\b.{0,40}\b(?:everything|all|every\w*|todo)\b.{0,30}${ALONE}|\b(?:answer|reply|respond|send)\w*\b.{0,60}\bon its own\b|\b(?:deploy|clos|delet|cut|restrict|block|send|releas|reset|switch|order|cancel|remov|merg|restart)\w*\b.{0,60}(?:${ALONE}|\b(?:overnight|unattended|no review|without (?:a |any )?(?:review|check|approval)|nobody (?:looking|checking|there))\b)`,
      'i',
    ),
  },
  'pay-alone': {
    needs:
      /\b(?:pay\w*|refund\w*|transfer\w*|prices?|discount\w*|charge\w*|invoice\w*|money|deposit\w*|order\w*|buy\w*|cobr\w*|anticipo|purchase\w*)\b/i,
  },
  scrape: {
    needs:
      /\b(?:scrap\w*|competitors?|rivals?|linkedin|facebook|instagram|copy|crawl\w*|harvest\w*|their (?:site|data|prices|customers)|other (?:companies|shops|firms))\b/i,
  },
  impersonate: {
    needs:
      /\b(?:clon\w*|pretend\w*|deep ?fake\w*|sounds? (?:just )?like|as if (?:it|he|she)|in (?:my|his|her|our \w+['’]s) (?:own )?voice|not (?:tell|notice|realise|know)|think (?:it is|it['’]s|they)|human name|as a (?:real )?person|fake)\b|\bin (?:their|his|her|my|the \w+['’]s) (?:own )?voice\b/i,
    cue: /\b(?:ai|clon\w*|deep ?fake)\b.{0,80}\bin (?:their|his|her|my|the \w+['’]s) (?:own )?voice\b|\bvoice of (?:the )?(?:deceased|dead|departed)\b|\bclon\w* .{0,20}voice\b/i,
  },
  'advice-alone': {
    needs:
      /\b(?:advice|advis\w*|tell (?:clients|customers|people|them)|legal|tax|immigration|visa|financ\w*|invest\w*|medical|pension\w*|claims?|answers? (?:clients|customers)|qualif\w+|eligib\w+|what to file)\b/i,
    cue: /\b(?:bot|chatbot|ai|app|website)\b.{0,60}\b(?:tells?|says?|advis\w+|answers?)\b.{0,60}\b(?:whether|if) (?:they|people|clients|customers|he|she) (?:qualif\w+|(?:are|is) eligible|can (?:claim|sue|apply|stay))|\bwhat to file\b|\b(?:legal|tax|immigration|investment|medical) advice\b.{0,60}\b(?:without|no) (?:a |an |any )?(?:lawyer|adviser|solicitor|accountant|doctor|human|person)/i,
  },
  'control-alone': {
    needs:
      /\b(?:control\w*|driv\w*|valves?|pumps?|dos(?:e|ing)|machines?|switch\w*|open\w*|shut\w*|steer\w*|run the|kiln|furnace|boiler|crane|brake\w*|speed)\b/i,
  },
  leak: {
    needs:
      /\b(?:paste|upload\w*|chatgpt|gpt|cloud|copilot|gemini|outside|free (?:ai|tool|version)|feed (?:it|them|all|the)|put (?:it|them|all|our|the))\b/i,
  },
  'lie-detect': {
    needs:
      /\b(?:ly(?:ing|es)|lie|liars?|steal\w*|thie\w*|theft|honest\w*|cheat\w*|dishonest|offend|guilty|fraudster|who took|truth)\b/i,
  },
  dark: {
    needs:
      /\b(?:hide|hidden|trick\w*|trap\w*|mislead\w*|can['’]?t cancel|cancel\w*|forget|pre-?tick\w*|confus\w*|scarce|only \d+ left|fake|pressure|make it hard|difficult to|notice|automatically renew|without them)\b/i,
  },
}

import { stem, words } from './words.ts'

/**
 * The semantic half of the matcher: what people say when they mean the same thing. A concept counts like one more word
 * on both sides, so 'who picks on which day is guesswork' meets 'forecast' without sharing a word with it.
 */
const CONCEPTS: Record<string, string> = {
  forecast:
    'forecast|predict|prediction|anticipate|estimate|guess|guesswork|guessing|outlook|demand|project volumes|how many|how much|expect|plan ahead|gut feel|by feel|over order|under order|caught short|seasonal',
  schedule:
    'schedule|roster|rota|timetable|shift|shifts|allocate|allocation|reschedule|calendar|crew|double booked|planner|planning board|slot|book|booking|understaffed|overstaffed|overtime',
  route:
    'route|routing|delivery run|dispatch|driver|last mile|mileage|fuel|stops|truck|van|courier|deliver|delivery|kilometre|empty running|backload|fleet',
  invoice:
    'invoice|bill|billing|accounts payable|receipt|purchase order|remittance|supplier bill|reconcile|reconciliation|ledger|bookkeeping',
  document:
    'document|paperwork|form|pdf|contract|scan|letter|certificate|docket|statement|file|attachment|fax|application',
  rekey:
    'retype|rekey|re key|rekeyed|retyped|re typed|re keyed|re keying|re typing|retyping|type in|typed in|typing|data entry|manual entry|key in|by hand|copy paste|copied|copying|double entry|entered twice|enter twice|type twice|manually enter|re enter|transfer between',
  inbox:
    'email|e mail|inbox|mailbox|enquiry|inquiry|message|request|ticket|query|question|correspondence|help desk|helpdesk|support',
  phone: 'phone|call|calls|caller|telephone|ring|voicemail|call centre|call center|hotline|switchboard|hold time',
  assistant: 'chatbot|chat bot|bot|virtual assistant|live chat|faq|self service|chat',
  knowledge:
    'search|look up|knowledge base|manual|procedure|policy|sop|handbook|know how|knowhow|in his head|in her head|in their heads|in my head|retire|retiring|retirement|handover|expertise|veteran|old hand|institutional memory|tribal|where to find|can not find|archive|precedent',
  draft:
    'draft|write|writing|written|proposal|tender|bid|report|reporting|copywriting|content|grant|newsletter|post|blog|letter|template|submission|write up',
  notes:
    'notes|note|minutes|dictation|dictate|transcribe|transcript|transcription|recording|meeting|write up|consultation notes|documentation|charting|after hours',
  breakdown:
    'breakdown|break down|broke|breaks|downtime|fail|failure|failing|maintenance|repair|unplanned|stoppage|outage|unscheduled|bearing|pump|gearbox|spare|wear|stops the line|out of action',
  inspect:
    'inspect|inspection|defect|scrap|reject|rejects|camera|image|photo|picture|video|quality|grading|grade|visual|flaw|crack|rework|drone|x ray|scan images',
  fraud:
    'fraud|suspicious|anomaly|unusual|outlier|leakage|theft|shrinkage|stolen|abuse|scam|false positive|money laundering|aml|duplicate',
  stock:
    'stock|inventory|stockout|out of stock|overstock|shelf|reorder|replenish|replenishment|spoilage|spoil|expire|expiry|perishable|waste|wastage|thrown away|throw away|throw out|binned|bin|dead stock|warehouse|surplus|write off',
  price:
    'price|pricing|discount|margin|quote|quoting|quotation|rate|yield|markdown|revenue management|tariff|underquote|estimating|costing|bid price',
  retention:
    'churn|cancel|lapse|lapsed|retention|retain|renewal|renew|loyalty|repeat|drop out|dropout|leave us|attrition|win back|disengage|at risk',
  sales:
    'lead|leads|sale|sales|sell|pipeline|conversion|convert|prospect|marketing|campaign|advertising|crm|new customers|new clients|growth|revenue|follow up|abandoned',
  recommend: 'recommend|recommendation|personalise|personalised|tailored|cross sell|upsell|bundle|playlist|suggest',
  pairing: 'match|matching|pair|pairing|volunteer|mentor|shortlist|assign|allocate|right person',
  hiring:
    'hire|hiring|recruit|recruitment|cv|resume|applicant|candidate|vacancy|staff turnover|shortage|hard to find staff|labour shortage|poach',
  training: 'train|training|onboard|onboarding|induction|new starter|new hire|upskill|learn|course|coaching|mentor',
  compliance:
    'compliance|comply|audit|auditor|regulator|regulatory|standard|licence|license|accreditation|legislation|obligation|evidence|traceability|reporting duty|inspection report',
  safety: 'safety|incident|near miss|hazard|injury|injured|accident|fatigue|whs|ohs|risk assessment|toolbox|permit',
  energy: 'energy|power|electricity|kwh|solar|load|battery|gas|heating|cooling|refrigeration|emission|carbon|peak',
  sensor: 'sensor|telemetry|scada|iot|meter|logger|plc|historian|gps|telematics|vibration|temperature|probe',
  delay:
    'late|delay|delayed|overdue|backlog|queue|wait|waiting|slow|bottleneck|behind|takes too long|turnaround|lead time|hours to|catch up|overrun',
  noshow:
    'no show|noshow|missed appointment|cancellation|did not attend|dna|empty chair|empty seat|does not turn up|turn up|reminder',
  claim: 'claim|claims|insurance|insurer|loss|damage|assessor|warranty|dispute|appeal',
  triage:
    'triage|sort|sorting|categorise|prioritise|priority|classify|urgent|urgency|wrong department|forward|who should handle|assign',
  language: 'translate|translation|language|multilingual|interpreter|bilingual|non english',
  sheet: 'spreadsheet|excel|google sheet|csv|worksheet|macro',
  paper:
    'paper|whiteboard|notebook|handwritten|hand written|clipboard|filing cabinet|diary|folder|index card|binder|carbon copy|logbook',
  feedback: 'review|feedback|complaint|complain|survey|sentiment|satisfaction|nps|rating|comment',
  cash: 'cash flow|cashflow|debtor|payment|arrears|collections|unpaid|pay late|late payment|outstanding|chase payment|chasing',
  plan: 'capacity|resource|resourcing|utilisation|utilization|workload|production plan|sequence|changeover|job order|lead time',
  visible:
    'visibility|dashboard|overview|track|tracking|real time|one place|single view|scattered|silo|different systems|disconnected|integrate|separate systems|consolidate|month end|report takes',
  progress: 'student|pupil|learner|attendance|grade|marking|assessment|homework|essay|parent|teacher|lesson|curriculum',
  credit: 'loan|credit|borrower|lending|mortgage|underwriting|application|arrears|default|affordability|broker',
  contractreview:
    'contract|clause|lease|agreement|discovery|due diligence|matter|brief|case law|legal research|precedent',
}

interface Phrase {
  rest: string[]
  concept: string
}

const BY_FIRST = new Map<string, Phrase[]>()
for (const [concept, list] of Object.entries(CONCEPTS)) {
  for (const phrase of list.split('|')) {
    const [first, ...rest] = words(phrase).map(stem)
    if (first === undefined) continue
    const known = BY_FIRST.get(first) ?? []
    known.push({ rest, concept })
    BY_FIRST.set(first, known)
  }
}

export const CONCEPT_NAMES = Object.keys(CONCEPTS)

/** The concepts in a text, each once. `all` are the stems of every word, stop words included. */
export function conceptsIn(all: readonly string[]): Set<string> {
  const found = new Set<string>()
  all.forEach((first, at) => {
    for (const { rest, concept } of BY_FIRST.get(first) ?? [])
      if (rest.every((word, offset) => all[at + 1 + offset] === word)) found.add(concept)
  })
  return found
}

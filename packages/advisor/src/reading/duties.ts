/** An ask in which a machine would take over a duty of care, decide about people, or break a law. */
export interface Duty {
  /** Every one of these must be in the sentence; the first holds the words to quote. */
  asks: readonly [RegExp, ...RegExp[]]
  idea: string
  /** Why not, and who decides instead. */
  reason: string
}

/** Nobody between the machine and the person it decides about. */
export const ALONE =
  /\b(?:automati[ck]?a?l{0,2}y?|fully auto\w*|auto-?(?:approv|declin|reject|refus|releas)\w*|by itself|on its own|by (?:a |the )?(?:machine|computer|ai|algorithm|bot|software)|straight[- ]through|(?:zero|no)[- ]touch|hands[- ]off|no humans?|nobody (?:looks|checks|reads|involved)|no (?:\w+ )?(?:analyst|assessor|officer|doctor|clinician|vet|dentist|teacher|lawyer|adjuster|underwriter|manager|engineer|nurse|person|consultant)s?\b|without (?:a |an |any |the )?(?:human|person|people|staff|analyst|assessor|officer|doctor|clinician|vet|dentist|teacher|lawyer|adjuster|underwriter|manager|engineer|nurse|consultant)|(?:ai|machine|computer|algorithm|bot|software|model|system) (?:should|to|must|can|will|that|which|decid\w+)|let (?:the )?(?:ai|machine|computer|software|bot|it)|automatisch|automatiquement|automáticamente|automaticamente|自動)/i

const MACHINE =
  /\bai\b|camera|cctv|video|sensor|robot|\bbot|software|algorithm|machine|drone|system|\bapp\b|computer|automat|kamera|caméra|cámara|câmera|telecamer|ki\b|カメラ/i
const WATCH =
  '(?:(?:floor|pool|yard|site|playground|night|ward|beach|door|crowd|shift|fire) )?(?:supervisors?|lifeguards?|guards?|carers?|caregivers?|educators?|spotters?|watch(?:man|men|keepers?)|attendants?|wardens?|marshals?|chaperones?|patrols?|night (?:nurses?|staff|shift)|nurses?|pilots?|signallers?|look-?outs?|invigilators?|stewards?|aufsicht|bademeister|surveillants?|socorristas?|bagnin[oi]|監視員)'
const WITHOUT =
  "drop|replac\\w*|instead of|in place of|get rid of|do without|no longer need|not need|don[’']?t need|without|remove|cut|lose|let go|send home|save (?:on|the)|take over from|ersetz\\w*|statt|remplac\\w*|reemplaz\\w*|sostitui\\w*|substitu\\w*|代わり"

const PEOPLE =
  /\b(?:applicants?|candidates?|cvs?|resumes?|anyone|any ?body|people|persons?|tenants?|renters?|workers?|staff|drivers?|guests?|members?|women|men|mothers?|employees|hires?|new starters?|borrowers?|customers?|patients?|volunteers?|students?|families|those|job seekers?|bewerber\w*|candidatos?|candidats?|candidati)\b|応募者/i
const TRAIT =
  '(?:age\\b|(?:over|under|above|below|older than|younger than) (?:\\d\\d|thirty|forty|fifty|sixty)|too old|old(?:er)? (?:people|workers|applicants|ones)|young and|pregnan\\w*|disab\\w*|(?:bad|sore|dodgy) (?:back|knee|health)|health|medical histor\\w*|sick(?:ness| leave)?|mental|ill(?:ness)?\\b|looks?\\b|attractive\\w*|pretty|good[- ]looking|photos?|weight|overweight|accents?|surnames?|nationalit\\w*|ethnic\\w*|race\\b|skin|religio\\w*|muslims?|gender|\\bsex\\b|women|married|kids\\b|children\\b|postcode|suburb|background|foreign\\w*|migrants?|visa|union members?|criminal|welfare|alter\\b|edad|âge|età|idade|年齢)'
const SORT_BY = new RegExp(
  `\\b(?:sort|rank|scor|rat|grad|filter|select|shortlist|screen|choos|pick|prefer|hir|pric)\\w*\\b[^.;]{0,60}\\b(?:by|on|for|based on|according to|depending on|nach|par|por|per) (?:their |the )?(?:[\\w-]+,? (?:and |or )?){0,4}?${TRAIT}`,
  'i',
)
const TURN_AWAY = new RegExp(
  `\\b(?:knock(?:s|ing)? out|weed(?:s|ing)? out|filter(?:s|ing)? out|screen(?:s|ing)? out|sift(?:s|ing)? out|leave out|keep out|keeps? away|reject\\w*|exclud\\w*|turn(?:s|ing)? (?:away|down)|refus\\w*|declin\\w*|avoid\\w*|skip\\w*|blacklist\\w*|not (?:hire|take|let|rent))\\b[^.;]{0,70}?\\b${TRAIT}`,
  'i',
)

/** The gravest first: the report shows two. */
export const DUTIES: readonly Duty[] = [
  {
    asks: [
      new RegExp(`\\b(?:${WITHOUT})\\b[^.;]{0,40}?\\b${WATCH}\\b|${WATCH}[^.;]{0,25}\\b(?:${WITHOUT})\\b`, 'i'),
      MACHINE,
    ],
    idea: 'A machine in place of the person on watch',
    reason:
      'A camera or sensor misses what it was never shown, and it cannot step in. The supervisor stays; an alarm may come on top, never instead. The duty of care is not something a machine can carry.',
  },
  {
    asks: [
      /\b(?:facial|face)[- ]?(?:recogn\w*|scan\w*|id\b|match\w*|prints?)|\bbiometric|fingerprint|voice ?print|iris scan|gesichtserkennung|reconnaissance faciale|reconocimiento facial|riconoscimento facciale|reconhecimento facial|顔認証|人脸识别|\bby (?:their |the )?faces?\b|(?<=\b(?:camera|cctv|video|photo|image)s?\b.*)\b(?:recogni[sz]|identif)\w* (?:\w+ ){0,2}?(?:kids?|child(?:ren)?|pupils?|students?|staff|workers?|employees|members?|customers?|guests?|residents?|patients?|visitors?|thieves|people|faces|who|everyone|each \w+)\b/i,
    ],
    idea: 'Recognising people by face or body',
    reason:
      'A face is sensitive information under privacy law, and agreement must be free: a child cannot give it, staff can hardly refuse, and passers-by are never asked. We advise against it. A card, a roll or a person at the door does the job.',
  },
  {
    asks: [
      /\b(?:attitude|personality|honest\w*|emotions?|mood|lying|lies\b|trustworth\w*|enthusias\w*|engagement|attention)\b/i,
      /\b(?:video|webcam|camera|face|facial|voice|tone|interviews?)\b/i,
      /\b(?:scor|rat|rank|judg|assess|detect|measur|analys|read|spot|grad)\w*/i,
      PEOPLE,
    ],
    idea: 'Judging character or mood from a face or voice',
    reason:
      'No sound test reads attitude or honesty from a face, and it marks down people with an accent, a disability or nerves. Ask every applicant the same questions about the work; a manager listens, decides and can give reasons.',
  },
  {
    asks: [new RegExp(`${SORT_BY.source}|${TURN_AWAY.source}`, 'i'), PEOPLE],
    idea: 'Sorting people by age, health, looks or background',
    reason:
      'To turn people away for age, health, family or origin is unlawful discrimination, by machine or by hand. Test what the task truly needs, the same for everybody; a named manager decides and gives reasons.',
  },
  {
    asks: [
      /\b(?:work(?:s|ing)? out|calculat\w*|convert\w*|conversions?|decid\w*|set|choos\w*|adjust\w*|recommend\w*|tell\w*|give)\b[^.;]{0,60}\b(?:dos(?:e|es|age|ing)|strengths?|milligrams?|mg\b|insulin|infusion|medications?|medicines?|drugs?|anaesthe\w*|sedation|injections?)\b/i,
      ALONE,
    ],
    idea: 'Doses and strengths worked out by AI',
    reason:
      'A slipped decimal point harms a patient, and a language model cannot be trusted with sums. Use dispensing software or a locked, validated sheet; the pharmacist, nurse or vet does the check and signs every one.',
  },
  {
    asks: [
      /\b(?:work(?:s|ing)? out|calculat\w*|design\w*|decid\w*|set|certif\w*|sign(?:s|ing)? off|releas\w*|clear\w*|approv\w*|start\w*|restart\w*|fir(?:e|es|ing)\b|operat\w*)\b[^.;]{0,50}\b(?:cranes?|lifts?\b|lifting plans?|structur\w*|beams?|blast\w*|charges?|shots?|exclusion (?:zones?|distances?)|dive (?:tables?|times?)|pressure vessels?|boilers?|furnaces?|high voltage|switching|scaffold\w*|rides?\b|aircraft|brakes?|gas (?:levels?|isolation)|trench\w*|batch(?:es)?|recall)\b/i,
      ALONE,
    ],
    idea: 'A safety decision left to software',
    reason:
      'People can die of one wrong figure, and the law names who answers for it. Software may gather the readings; the licensed or competent person on site checks, decides and signs.',
  },
  {
    asks: [
      /\b(?:secret\w*|covert\w*|hidden|undercover|without (?:them|their|anyone|telling|the staff|staff)\b[^.;]{0,25}(?:know\w*|consent|staff|them|anyone)?|behind (?:their|the) backs?|(?:don['’]?t|not|never) tell (?:the |our |my )?(?:staff|drivers?|team|workers?|tenants?|patients?|carers?|them)|heimlich|en secret|en secreto|di nascosto|隠し)/i,
      /\b(?:record\w*|monitor\w*|watch\w*|cameras?|listen\w*|track\w*|keystrokes?|screens?|screenshots?|read\w* (?:their |staff )?(?:emails?|messages?|chats?)|spy\w*|film\w*|überwach\w*|surveill\w*|vigil\w*|mikrofon\w*|microphones?)\b/i,
    ],
    idea: 'Watching people in secret',
    reason:
      'Secret monitoring breaks surveillance and privacy law in most places, and trust everywhere. Tell people what is measured and why, agree it in writing, and measure the work rather than the person.',
  },
  {
    asks: [
      /\b(?:reject|shortlist|screen out|weed out|rank)\w*\b.*\b(?:cvs?|resumes?|applicants?|candidates?|applications|bad ones)\b|\b(?:cvs?|resumes?|applicants?|candidates?)\b.*\b(?:reject|screen|weed)\w*/i,
      ALONE,
    ],
    idea: 'Software that rejects applicants by itself',
    reason:
      'A rule learnt from past hires repeats their bias, and the law on discrimination asks for a reason that a person can give. Let it sort and summarise; a consultant reads before anybody is turned down.',
  },
  {
    asks: [
      /\b(?:approv|declin|refus|grant|reject|den(?:y|ies)|assess|decid)\w*\b.*\b(?:loans?|credit|mortgages?|claims?|applications?|(?:new )?clients?|tenants?|benefits?|refunds?|visas?|permits?|licen[cs]es?|policies|cover|limits?|hardship)\b/i,
      ALONE,
    ],
    idea: 'Approving or declining people by machine alone',
    reason:
      'Whoever is declined has a right to reasons, and bias in past decisions is learnt and repeated. Let it prepare the file; a person with the authority decides, and every refusal is read by one.',
  },
  {
    asks: [
      /\bdiagnos\w*|\bprescrib\w*|\btriage patients\b|\b(?:read|report)\w* (?:the )?(?:x-?rays?|scans?|ecgs?)\b/i,
      ALONE,
    ],
    idea: 'A diagnosis without a clinician',
    reason:
      'Software that diagnoses is a medical device with rules of its own, and a miss harms a patient. The clinician decides, with or without a second reader.',
  },
  {
    asks: [
      /\b(?:suicid\w*|self[- ]harm|crisis|emergenc\w*|triple zero|lifeline|abuse victims?|distress\w*|overdose)\b/i,
      /\b(?:chat ?bot|\bbot\b|ai\b|avatar|virtual)\b/i,
      /\b(?:answer|talk|counsel|take|handle|respond|reply|chat)\w*/i,
    ],
    idea: 'A bot for people in danger',
    reason:
      'Somebody in danger must reach a person at once, and a wrong answer cannot be taken back. A trained worker answers; software may route the call and write the note.',
  },
  {
    asks: [
      /\b(?:dismiss|fire|fires|sack|disciplin|evict|suspend|expel|lay off|roster off)\w*\b(?! (?:alarm|safety|drill|service|risk))/i,
      ALONE,
    ],
    idea: 'Decisions against a person by machine alone',
    reason:
      'A person who loses work, a home or a place must be heard by someone who can change the outcome. Software may gather the facts, no more.',
  },
  {
    asks: [/\b(?:grade|mark|assess)\w*\b.*\b(?:students?|essays?|exams?|pupils?|assignments?|apprentices?)\b/i, ALONE],
    idea: 'Marks given by machine alone',
    reason:
      'A mark follows a learner for years and must be open to question. Let it draft feedback; the teacher sets the mark.',
  },
  {
    asks: [
      /\b(?:fak(?:e|ing)|invent\w*|made[- ]up|pretend\w*|forg(?:e|ed|ing)|falsif\w*|back-?dat\w*|fabricat\w*)\b[^.;]{0,50}\b(?:reviews?|testimonials?|certificates?|records?|logs?|time ?sheets?|inspections?|tests?|signatures?|invoices?|permits?|results?|entries)\b|\b(?:get|work|find a way|way) (?:a)?round (?:the )?(?:award|minimum wage|privacy|audit\w*|regulator|gdpr|law|licen[cs]\w*|inspector\w*)\b|\b(?:write|post|generate) (?:us )?(?:good|five[- ]star|5[- ]star|positive|glowing) reviews\b/i,
    ],
    idea: 'Writing what is not true, or getting round a rule',
    reason:
      'It is unlawful whoever types it, and a tool leaves a trail. Ask real customers for reviews, keep true records, and take the rule itself to an adviser if it does not fit your work.',
  },
]

/** A wish that we refuse: it speaks for nothing else. */
export function asksForDuty(text: string): boolean {
  return DUTIES.some(({ asks }) => asks.every((ask) => ask.test(text)))
}

/** Nobody has time, or nothing may change. */
export const BLOCKED =
  /(?<!\p{L})(?:nothing new|nobody (?:has|can|is|will|touches)|no one (?:has|can|is)|no time|don['’]?t plan|do not plan|won['’]?t (?:touch|look)|will not (?:touch|look)|can['’]?t (?:start|touch|do)|bedlam|peak|flat out|busiest|freeze|frozen|on hold|closed|we close|shut|no changes?|no roll-?outs?|off limits|crazy|hectic|everyone is (?:at|in|on)|no new|nadie puede|nada nuevo|nada de novo|rien de nouveau|nichts neues|geht (?:gar )?nichts|nic nowego|niente di nuovo|niets nieuws|siamo chiusi|cerramos|fermé\p{L}*|geschlossen|gesloten|zamknięte)(?!\p{L})/iu

export const CAN_START =
  /(?<!\p{L})(?:(?:we|i)(?:['’]d| would| could| can| will|['’]ll)? (?:only )?(?:start|begin)|could (?:start|begin)|can (?:start|begin)|kick-?off|start(?:ing)? (?:in|after|from|not before)|begin (?:in|after|from)|podemos empezar|empezamos|können (?:wir )?(?:ab|im)|nous pouvons commencer|zaczynamy|możemy zacząć|podemos começar|possiamo iniziare|kunnen beginnen)(?!\p{L})/iu

export const AGREEMENT =
  /(?<!\p{L})(?:unions?|works council|agreement|contract (?:says|forbids)|clause|written consent|collective|charter|franchise agreement|nda|confidential\p{L}*|(?:data|drawings|files|records|documents|information)(?: \p{L}+){0,3} (?:must|may|can|do|does)(?:n['’]t| ?not) leave|(?:data|drawings|files|records) (?:must )?stay in|betriebsvereinbarung|betriebsrat|tarifvertrag|accord|convention collective|convenio|sindicato|porozumienie|układ zbiorowy|accordo|acordo|cao|ondernemingsraad)(?!\p{L})/iu
export const BINDS =
  /(?<!\p{L})(?:no|not|never|only|must|forbid\p{L}*|without|valid|says|until|till|rules? out|don['’]t|may not|consult\p{L}*|signed|verbietet|bis|interdit|jusqu\p{L}*|prohíbe|hasta|zabrania|do|vieta|proíbe|verbiedt)(?!\p{L})/iu

export const PROMISE =
  /(?<!\p{L})(?:(?:we|i|have|had|he|she|management|the board)(?: have| has|['’]ve)? (?:also )?(?:promised|guaranteed|pledged)|our promise|prometimos|hemos prometido|told (?:them|the|our|everyone|everybody|people|staff)[^.]{0,30}\b(?:no|nobody|won['’]?t|not|keep)\b|gave (?:them )?our word|given our word|committed to|haben (?:[\p{L} ]{0,30})?versprochen|avons promis|abbiamo promesso|prometemos|obiecaliśmy|hebben (?:[\p{L} ]{0,30})?beloofd)(?!\p{L})/iu

const UNWANTED =
  'cameras?|chatbots?|bots?|robots?|cloud|recording|tracking|monitoring|facial recognition|face recognition|surveillance|ai in|layoffs'
export const REFUSAL = new RegExp(
  `(?<!\\p{L})(?:(?:we|i|they|father|mother|owner|board|boss|partners|staff)(?: all)? (?:(?:don['’]?t|do not|does not|doesn['’]?t) (?:want|accept|allow|share)|(?:won['’]?t|will not|would never|would not|will never|['’]ll not) (?:want|have|use|accept|allow|put|share|let|sell|give|implement|wear|approve|go))(?! (?:to (?:be|see|ask|have)|see|time|data|any (?:data|time)|a (?:system|budget|database|policy|person))\\b)|^no (?:more )?(?:${UNWANTED})|no (?:${UNWANTED})[,.!]? (?:please|here|that)|not interested in|please no|kindly no|over my dead body|off the table|we refuse|^(?:please )?(?:don['’]?t|do not) want|^not (?:having|doing)|^won['’]?t go|^no apps|no queremos|wir wollen kein\\p{L}*|(?:nous )?ne voulons pas|non vogliamo|não queremos|nie chcemy|we willen geen)(?!\\p{L})`,
  'iu',
)

export const PEOPLE =
  /(?<!\p{L})(?:(?:we have |there is )no (?:it (?:person|staff|department|team|people)|one to|developers?|data (?:person|team|people|analyst|scientist)|spare)|(?:one|a|only one) part[- ]time it|only one (?:it|person)|one it (?:officer|person|man|woman)|no one to run|nobody to (?:run|do)|can['’]?t hire|cannot hire|no it department|i do everything myself)(?!\p{L})/iu

export const TECHNICAL =
  /(?<!\p{L})(?:no (?:signal|internet|network|wifi|wi-fi|reception|electricity|connection)|network is (?:bad|poor|slow|weak)|bad (?:network|signal|connection|internet)|signal drops|patchy (?:signal|internet|network)|power cuts?|on[- ]premises? only|load shedding|works? offline|kein (?:internet|empfang|netz)|sin (?:internet|señal)|pas de (?:réseau|connexion))(?!\p{L})/iu

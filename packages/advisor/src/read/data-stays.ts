/** What the client may not let out: data that stay in a place, go to nobody, or teach nobody's machine. */
export function mayNotLeave(text: string): boolean {
  return LEAVES_NOT.test(text) || STAYS_IN.test(text) || TEACHES_NOT.test(text) || ABROAD.some((one) => one.test(text))
}

const DATA = String.raw`(?:data|datasets?|records?|files?|register|registry|layer|drawings?|designs?|patterns?|documents?|papers|results|pictures|photos|images?|videos|recordings?|audio|footage|addresses|scans?|passports?|copies|names|ids|id numbers|recipes?|formula[se]?|prices|price lists?|notes|lists?|book|figures|information|info|letters|e-?mails|contracts|case files|transcripts|manuscripts?|histories|samples)`
const NOT = String.raw`(?:(?:must|may|can|shall|should|do|does|will|is|are) ?(?:not|never)|(?:do|does|is|are|must|ca|may|should|wo)n['’]t|cannot|not (?:allowed )?to|never|please not|not)`
const OUR = String.raw`(?:(?:the|our|this|that|its?|their|a|an|any|all|some|my|own|company['’]s|company|foreign|public|american|us|outside|third|approved|secure) ){0,4}`
/** Where data lie, whatever they are. */
const STORE = String.raw`(?:servers?|clouds?|tenants?|networks?|e\.?u\.?(?!\p{L})|eea|european union|europe|third part(?:y|ies)|systems? (?:they|we) approved?)`
/** Where they lie if it is data that the sentence speaks of. */
const PLACE = String.raw`(?:${STORE}|house|office|building|company|firm|yard|premises|site|island|workshop|clinic|hospital|country|state|province|hands|municipalit\p{L}+|inside|us(?!\p{L})|reach)`
const LEAVES = String.raw`(?:leaves?|goes|go|be (?:put|sent|stored|shared|given|uploaded|processed|copied|exported|moved|passed|pasted|fed|seen|typed)|outside)`

const LEAVES_NOT = new RegExp(
  [
    // 'Recipes must not leave the company', 'the papers have codes inside, they must not go out of the EU'
    String.raw`(?<!\p{L})${DATA}(?!\p{L})[^.;!?]{0,80}?(?<!\p{L})${NOT} (?:\p{L}+ ){0,2}${LEAVES}(?!\p{L})(?: (?:out )?(?:of|to|into|in|on|onto|from|by|with|outside|beyond|over|through|off))* ?${OUR}(?:${PLACE}|anybody|anyone|public|\p{Lu}(?-i:\p{Ll})\p{L}+)`,
    // 'No document leaves our server', 'nothing with a student’s name on it leaves the systems they approved'
    String.raw`(?<!\p{L})(?:no|nothing|nobody|none)(?!\p{L})[^.;!?]{0,50}?(?<!\p{L})(?:(?:leaves?|may leave|can leave|goes? (?:to|into|on|onto|in|out of|outside)) ${OUR}(?:${STORE}|(?:yard|house|building|company|premises|office)(?!\p{L}))|outside ${OUR}${STORE})`,
    // 'may not go on any cloud', 'does not allow that his price list goes to any American cloud', 'data not outside the EU'
    String.raw`(?<!\p{L})(?:${NOT}|forbids?)(?!\p{L})[^.;!?]{0,70}?(?<!\p{L})(?:in|into|to|on|onto|via|through|outside(?: of)?|out of|leave) ${OUR}(?:${STORE}|outside (?:service|company|firm))(?!\p{L})`,
    String.raw`(?<!\p{L})${DATA}(?!\p{L})[^.;!?]{0,40}? (?:not|never) (?:(?:go|goes|sent|stored|processed) )?(?:outside|out of|abroad)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:forbids?|no|not|nobody|never)(?!\p{L})[^.;!?]{0,30}(?<!\p{L})${DATA}(?!\p{L})[^.;!?]{0,30}(?<!\p{L})(?:outside|abroad|out of)(?!\p{L})`,
    // 'No cloud', 'no data may leave'
    String.raw`(?<!\p{L})no (?:\p{L}+ )?cloud(?!\p{L})|(?<!\p{L})no (?:\p{L}+ )?${DATA} (?:may |must |can |is to )?(?:leaves?|go|goes)(?!\p{L})`,
    // 'Only the settlement clerk may see it', 'may not be seen by anyone but the clerk'
    String.raw`(?<!\p{L})${DATA}(?!\p{L})[^.;!?]{0,80}?(?<!\p{L})(?:${NOT} be seen by (?:anybody|anyone) (?:but|except)|only (?:the|our|a) [^.;!?]{0,30}(?:may|can|is allowed to) see)(?!\p{L})|(?<!\p{L})(?:nobody|no one) outside (?:may|can|should|is to) see (?:this|that|these|those|them|it)(?!\p{L})`,
    String.raw`(?<!\p{L})${DATA}(?!\p{L})[^.;!?]{0,60}(?<!\p{L})(?:${NOT} (?:to )?(?:be )?(?:given|passed|shown|sold|go|sent)|not) to (?:any )?(?:third part(?:y|ies)|outsiders|others|competitors)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** 'Member data stays in Kenya', 'client papers may only lie on our own server' */
const STAYS_IN = new RegExp(
  String.raw`(?<!\p{L})${DATA}(?!\p{L})[^.;!?]{0,70}?(?<!\p{L})(?:stays?|must remain|remain on|remain in|ha(?:s|ve) to (?:stay|remain|be kept)|(?:must|may|can|should|is to|are to) (?:only )?(?:stay|remain|lie|be kept|be stored|be held|be processed)(?: only)?) (?:only )?(?:(?:in|inside|within|on|at|with) ${OUR}(?:${PLACE}|(?-i:\p{Lu})\p{L}+)|inside(?!\p{L})|at home(?!\p{L}))`,
  'iu',
)
/** 'May not be used to train anyone’s model', 'must not go into any AI that learns from it' */
const TEACHES_NOT =
  /(?<!\p{L})(?:not|never|no|nobody['’]s)(?!\p{L})[^.;!?]{0,50}(?<!\p{L})(?:to train|for training|in training|train(?:s|ed)?) (?:of )?(?:any|a|the|their|somebody|someone|anybody|anyone|other)[^.;!?]{0,20}(?<!\p{L})(?:models?|ai|tools?|machines?)(?!\p{L})|(?<!\p{L})(?:not|never)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:ai|models?|tools?|machines?) (?:that|which) (?:learns?|trains?|keeps?)(?!\p{L})/iu
const ABROAD = [
  /(?<!\p{L})\p{L}*(?:daten|akten|rezepte?|zeichnungen|namen|unterlagen|bilder|fotos|preise)(?!\p{L})[^.;!?]{0,70}(?<!\p{L})(?:(?:dürfen|darf|sollen|müssen)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:nicht|nie)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:verlassen|cloud|raus|hinaus|weitergegeben|außer haus|nach außen)|(?:bleiben|bleibt) (?:im|in der|in|auf|bei) (?:haus|eigenen|unser\p{L}*|eu|deutschland|österreich|der schweiz|uns))(?!\p{L})/iu,
  /(?<!\p{L})(?:données|dossiers|fichiers?|recettes?|plans|dessins|noms|photos|documents|prix)(?!\p{L})[^.;!?]{0,70}(?<!\p{L})(?:ne (?:doi(?:t|vent)|peu(?:t|vent)) (?:pas|jamais|en aucun cas) (?:sortir|quitter|aller|partir|être (?:envoyé|transmis|mis))|restent? (?:en|au|chez|dans|sur|à))(?!\p{L})/iu,
  /(?<!\p{L})(?:datos|expedientes|fichas|recetas|planos|nombres|fotos|documentos|precios|historias)(?!\p{L})[^.;!?]{0,70}(?<!\p{L})(?:no (?:pueden?|deben?|podrán?) (?:salir|ir|subir|estar|dejar)|(?:se quedan|deben quedar(?:se)?|permanecen) (?:en|dentro))(?!\p{L})/iu,
  /(?<!\p{L})(?:dados|fichas|receitas|desenhos|nomes|fotos|documentos|preços|processos)(?!\p{L})[^.;!?]{0,70}(?<!\p{L})(?:não (?:podem?|devem?) (?:sair|ir|deixar|estar)|(?:ficam|têm de ficar|devem ficar) (?:em|na|no|dentro|cá))(?!\p{L})/iu,
  /(?<!\p{L})(?:dati|elenco|elenchi|ricette|disegni|nomi|foto|documenti|prezzi|cartelle)(?!\p{L})[^.;!?]{0,70}(?<!\p{L})(?:non (?:deve|devono|può|possono) (?:uscire|andare|lasciare|essere (?:inviat|dat|condivis)\p{L})|(?:restano|rimangono|devono restare|devono rimanere) (?:in|nel|nella|sul|da noi))(?!\p{L})/iu,
  /(?<!\p{L})\p{L}*(?:gegevens|data|dossiers|recepten|tekeningen|namen|foto['’]?s|prijzen)(?!\p{L})[^.;!?]{0,70}(?<!\p{L})(?:(?:mogen|mag|moeten) (?:niet|nooit)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:verlaten|buiten|cloud|uit huis|de deur uit)|blijven (?:in|binnen|op|bij))(?!\p{L})/iu,
  /(?<!\p{L})(?:dane|danych|akta|receptury|rysunki|nazwiska|zdjęcia|dokumenty|ceny)(?!\p{L})[^.;!?]{0,70}(?<!\p{L})(?:nie (?:mogą|może|powinny|wolno)(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:opuszcz\p{L}*|opuścić|wychodzić|wyjść|trafi\p{L}*|wysyłać)|(?:zostają|pozostają|muszą zostać|muszą pozostać) (?:w|na|u))(?!\p{L})/iu,
]

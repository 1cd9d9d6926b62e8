import type { FoundPlace } from '@cairn/knowledge/places'
import type { Field } from '../facts.ts'

/** How much a name says where it stands: a market, a supplier or a person's name says nothing about home. */
export function weightInContext(text: string, place: FoundPlace, field: Field, listed: boolean): number {
  const before = sentenceBefore(text, place.start)
  const after = text.slice(place.end, place.end + 40)
  if (SOMEBODY.test(before) && DEALS_WITH_US.test(after)) return 0
  // 'Hardware and farm supplies in Timaru.'
  if (!listed && field === 'description' && SUPPLIES_IN.test(before)) return place.weight
  if (listed || ABROAD.some((pattern) => pattern.test(before)) || MARKET_AFTER.test(after)) return 0
  if (place.kind === 'country' && SERVED.test(before)) return 0
  // 'A family-owned English language school in Malta': what is taught.
  if (place.kind === 'demonym' && TAUGHT.test(after)) return 0
  if (place.kind === 'demonym' && BODIES.test(after)) return 0.9
  if (place.kind === 'demonym') return FIRM.test(after) && !SOMEBODY_ELSE.test(before) ? Math.max(place.weight, 0.9) : 0
  const home = (FIRST_NAMES.has(place.name) ? PLAINLY_IN : HOME).test(before) || NATIVE_HOME.test(before)
  // 'The Jordan family bakery'.
  if (FIRST_NAMES.has(place.name) && !home && !/^-based/i.test(after)) return place.weight === 1 ? 1 : 0
  if (place.kind === 'country') return place.weight * countryShare(before, after, home)
  // 'Georgia runs the desk', 'Nice people', 'Cork flooring': only a preposition makes such a word a place.
  if (place.ambiguous) return home ? place.weight : 0
  if (before.trim() === '' && /^\s+\p{Ll}+s?\s+(?:the|a|our)\b/u.test(after)) return 0
  return place.weight * (field === 'description' || home ? 1 : 0.6)
}

/** 'A roaster in Oslo takes our best lots': whoever deals with the client is not the client. */
const SOMEBODY = /^(?:but\s|and\s)?(?:an?|one)\s(?:\p{L}+\s){1,3}(?:in|from|at)\s$/iu
const DEALS_WITH_US =
  /^\s(?:\p{Ll}+s|took|bought|sold|sent|asked)\s[^.;]{0,24}?(?<!\p{L})(?:us|our|ours|from us)(?!\p{L})/iu

const TAUGHT =
  /^\s(?:language|lessons?|classes|courses?|teachers?|tuition|tutors?|academy|grammar|conversation|translations?|interpret\p{L}*|books?|and (?:\p{Lu}\p{Ll}+) (?:lessons?|classes|courses?))(?!\p{L})/iu

/** A thing, not a doing: whoever supplies somebody names them in between. */
const SUPPLIES_IN = /(?<!\p{L})supplies\sin\s$/iu

/** A country counts in full where one is said to be in it; 'to Japan' is where the goods go, unless somebody moved. */
function countryShare(before: string, after: string, home: boolean): number {
  if (/(?<!\p{L})(?:to|into|for|with)\s+(?:the\s+)?(?:\p{Lu}[\p{L}.]*(?:,|\s|\/|&|and)+)*$/u.test(before))
    return MOVED.test(before) ? 1 : 0
  if (PART_OF.test(before) || BODY_OF.test(before)) return 1
  if (home || FIRM.test(after) || /^-based/i.test(after)) return SOMEBODY_ELSE.test(before) ? 0 : 1
  // 'Family bakery, Ireland.'
  return /[,(–-]\s*$/.test(before) && /^\s*(?:[.,;)–-]|$)/.test(after) ? 1 : 0.5
}

/** 'bags for Germany', 'goods come from Shenzhen', 'a supplier in Dublin', 'we saw it in Milan'. */
export function isAbroad(text: string, start: number): boolean {
  const before = sentenceBefore(text, start)
  return ABROAD.some((pattern) => pattern.test(before))
}

function sentenceBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - 90), start)
      .split(/(?<=[.!?;。！？؟])\s|\n|[。！？]|,\s+(?=(?:but\s+|while\s+|and\s+)?(?:we|i)\s)/i)
      .at(-1) ?? ''
  )
}

const HOME =
  /(?<!\p{L})(?:in|near|nr|at|outside|around|from|across|of|based in|by|throughout|north of|south of|east of|west of|serving|on|en|a|à|em|no|na|bei|aus|w|we|te|presso|près de|cerca de|cerca di|nahe|ở|tại|di|(?:in|en|near|at) \p{Lu}[\p{L} -]{1,30}(?:,| and| und| y| et| e))\s+(?:the\s+|(?:north|south|east|west|north-?east|north-?west|south-?east|south-?west)(?:ern)?\s+|central\s+|mid\s+|upper\s+|lower\s+|inland\s+|coastal\s+|regional\s+|rural\s+|greater\s+|downtown\s+|la\s+|el\s+)?$/iu
/** People are called so too: 'from Jordan' and 'by Sofia' name somebody, 'in Jordan' and 'near Sofia' a place. */
const FIRST_NAMES = new Set(['Jordan', 'Sofia'])
const PLAINLY_IN =
  /(?<!\p{L})(?:in|near|outside|around|across|throughout|(?:north|south|east|west) of|en|em|bei|w|nahe)\s+(?:south\s+|north\s+|east\s+|west\s+|central\s+|rural\s+|greater\s+|downtown\s+)?$/iu
/** 'In' where it is a letter of the word or runs into it. */
const NATIVE_HOME = /(?:(?:^|\s)(?:في|مدينة)\s+|(?:^|\s)[بو]|在|位于|位於|设在)$/u

const SELLS =
  'exports?|exported|exporting|ships?|shipping|shipped|sells?|selling|sold|deliver|delivers|delivering|delivered|supply|supplies|supplying|imports?|imported|importing|exportamos|exporta|vendemos|exportieren|liefern|verkaufen|exportons|vendons|livrons|esportiamo|vendiamo|eksportujemy|sprzedajemy|exporteren|leveren'
const OF_THE_FIRM =
  'chandlers?|repairs?|repairers?|yards?|agents?|agency|brokers?|packers?|house|firm|company|office|business|boats?|builders?|managers?|services?|lines?|port|terminal|driver training'
const OUTSIDERS =
  'buyers?|brands?|tourists|travellers|suppliers?|vendors?|retailers|sister company|head office|headquarters|executive committee|parent company|parent|owners?|investors?|markets?|competitors?|rivals?|freelancers|subcontractors?|data cent(?:re|er)s?|servers?|cloud|proveedores|lieferanten|fournisseurs|fornitori|leveranciers|dostawcy'
const CLIENTS =
  'customers?|clients?|guests|visitors|users|subscribers|members|patients|students|clientes|kunden|gäste|besucher|patienten|clienti|ospiti|turisti|klanten|gasten|klienci|goście|huéspedes|turistas|visitantes|hóspedes|clientèle|visiteurs|touristes'
/** 'customers in Canada' are a market; 'clients across Adelaide' are next door. */
const SERVED = new RegExp(
  `(?<!\\p{L})(?:${CLIENTS})\\s+(?:are|is|sit|live)?\\s*(?:mostly|mainly|all|also)?\\s*(?:in|across|throughout|all over|en|in ganz)\\s[^.;]{0,40}$`,
  'iu',
)
/** What the client may be itself: only 'a', 'from' or a plural makes it somebody else. */
const PARTNERS =
  '(?<=[\\p{L},]\\s+)(?<!(?:are|am|is|be|run|runs|as|own|were|have|the|family)\\s+)(?:an?|the|their|from|by|with|to|two|three|some|other)\\s+(?:\\p{L}+\\s+){0,2}(?:manufacturer|factory|distributor|reseller|importer|wholesaler|contractor|agent|lab)|manufacturers|factories|distributors|resellers|importers|wholesalers|agents'
/** 'One dealer in Graz', 'through a gallery in Berlin': a single one who is somewhere is somewhere else. */
const ONE_OF_THEM =
  '(?<!(?:are|am|is|be|as|being|become|became|run|runs|own)\\s)(?:(?:an?|one|another|our|my|their)\\s+(?:\\p{L}+\\s+)?(?:customer|client|buyer)|(?:(?<=[\\p{L},]\\s+)an?|one|another|our|my|their)\\s+(?:\\p{L}+\\s+)?(?:importer|trader|dealer|middleman|reseller|stockist))|(?:one|our|my|their|through an?|via an?|by an?)\\s+(?:\\p{L}+\\s+)?(?:agent|broker|forwarder|auction house|publisher)|(?:through|via)\\s+(?:an?|one|two|three|our|the|some)\\s+(?:\\p{L}+\\s+){0,2}(?:shops?|stores?|gallery|galleries|chain|platform|firm|company|house|marketplace)'
/** Words before a name that say it is not home, each tried on what stands before it in its sentence. */
const ABROAD: readonly RegExp[] = [
  // '61% vai para exportação: França (sobretudo duas casas da Borgonha), Itália'
  /(?<!\p{L})(?:export|exports|exportação|exportações|exportación|exportaciones|exportation|esportazion[ei]|eksport)(?!\p{L})[^.;\n:]{0,24}:[^.;\n]{0,140}$/iu,
  // 'Ship chandler, Marsa', 'export packers in Antwerp': what the firm is, and nothing that goes there.
  new RegExp(
    `(?<!\\p{L}|(?<!\\p{L})for\\s)(?:${SELLS})(?!\\p{L})(?!\\s(?:${OF_THE_FIRM})(?!\\p{L}))[^.;]{0,60}$`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${OUTSIDERS})\\s+(?:who\\s+|that\\s+)?(?:are|come|is|sit|sits|stood|stands?|were|was|based|hosted)?\\s*(?:mostly|mainly|all|also|based)?\\s*(?:in|from|across|of|at|en|de|del|in|aus|von|w|z|uit|da|dalla)\\s[^.;]{0,40}$`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:${PARTNERS})\\s+(?:in|from|at)\\s[^.;]{0,20}$`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${ONE_OF_THEM})\\s+(?:in|from|at)\\s[^.;]{0,20}$`, 'iu'),
  /(?<!\p{L})(?:come|comes|came|bought|buy|ordered|order|sourced|source|hosted|stored|outsourced)(?:\s\p{L}+){0,3} (?:from|in|to)\s[^.;]{0,30}$/iu,
  new RegExp(`(?<!\\p{L})(?:${CLIENTS})(?:\\s+\\p{L}+)?\\s+(?:from|aus|von|de|da|dalla|z|uit)\\s[^.;]{0,60}$`, 'iu'),
  /(?<!\p{L})(?:owners?|founders?|boss|director|chairman|investor|partner|accountant|developer)\s(?:lives|is|sits|works|based)[^.;]{0,12} in\s$/iu,
  // Where one has been: 'last year we sang in Vienna'.
  /(?<!\p{L})(?:sang|performed|exhibited|toured|showed|competed|raced|won|danced)(?:\s\p{L}+){0,3}\sin\s[^.;]{0,30}$/iu,
  /(?<!\p{L})(?:fly|flies|flew|flown|drive|drives|travel|travels|sail)\s(?:in|over|up|down|out)\sfrom\s[^.;]{0,30}$/iu,
  /(?<!\p{L})saw (?:it|them|this|one) (?:in|at)\s$/iu,
  /(?<!\p{L})(?:month|year|week|bags|goods|belts|made|contracts|products|parts|clothes|shirts|manufacturer in \p{L}+|leather)\s+for\s[^.;]{0,40}$/iu,
  /(?<!\p{L})trips? to\s$|(?<!\p{L})(?:fair|show|exhibition|conference|congress|expo|course|webinar|holiday|university) (?:in|at)\s$/iu,
  /(?<!\p{L})(?:drivers|workers|staff|people|pickers|nurses|crew|women|men|boys|mostly)[^.;]{0,12} from\s[^.;]{0,20}$/iu,
  /(?<!\p{L})(?:he|she|nephew|cousin|son|daughter|brother|lad|who programmed it)\s(?:is|moved|went|lives)[^.;]{0,12} (?:in|to)\s$/iu,
  // Where people go, and where their families are: 'she goes to her daughter in Russia', 'part enseigner à Lomé'.
  /(?<!\p{L})(?<!(?:we|company|firm|office|shop|workshop|business|family)\s(?:have\s|had\s|all\s)?)(?:goes|going|go|went|gone|moves|moved|leaves|leaving|left|shooting|emigrat\p{L}+|flies|flew|part|parte|partir|repart\p{L}*|zieht|geht)(?:\s(?!in\s|from\s)\p{L}+){0,5}\s(?:to|for|à|a|nach|en)\s(?:the\s)?$/iu,
  /(?<!\p{L})(?:born|studied|trained|grew up|educated|qualified|(?:is|are) done)(?:\s\p{L}+){0,3}\sin\s[^.;]{0,30}$/iu,
  /(?<!\p{L})(?:daughter|son|sister|brother|wife|husband|family|cousin|uncle|aunt|mother|father|parents|friend)\sin\s$/iu,
  /(?:出口(?:到|至)?|销往|销售到|客户(?:来自|在)|来自|进口自?|供应商在|输出)[^。；]{0,12}$|(?:輸出|輸入|仕入れ)[^。]{0,8}$|(?:نصدر|تصدير|نستورد|عملاء من|موردين من|إلى)\s*[^.؛]{0,20}$/u,
]
/** 'Japan is our biggest market', 'Korea buys half of it'. */
const MARKET_AFTER =
  /^\s+(?:(?:is|are|was|remains)\s+(?:our|the)\s+(?:\p{L}+\s){0,2}(?:market|customer|buyer|client)|buys?\b|imports?\b|orders\b|takes\s+(?:\d|half|most)|market\b|customers?\b|buyers?\b|clients?\b|importers?\b)/iu
const MOVED =
  /(?<!\p{L})(?:moved?|relocated|came|come|back|emigrated|migrated|belongs?|new)\s+(?:here\s+)?to\s+(?:the\s+)?$/iu
/** 'in the west of Ireland', 'on the coast of Denmark'. */
const PART_OF =
  /(?<!\p{L})(?:in|on|near|at|across|around) (?:the )?(?:far |deep |\p{L}+[ -])?(?:north|south|east|west|north-?east|north-?west|south-?east|south-?west|middle|cent(?:re|er)|heart|coast|islands?|highlands?|interior|parts?|border|countryside|regions?|provinces?|rest) of (?:the )?$|(?<!\p{L})(?:en|no|na|al|im|in|dans|au|à|nel|nella|sul) (?:el |la |l['’]|le |o |a |der |het )?(?:\p{L}+ )?(?:norte|sur|sul|este|oeste|centro|interior|costa|nord|sud|est|ouest|ovest|centre|norden|süden|osten|westen|noorden|zuiden|oosten)(?: \p{L}+)? (?:de|del|do|da|des|du|di|dell['’]|von|van) ?(?:la |el |l['’])?$/iu
/** 'The district and intermediate courts of Mauritius': whom one works for there, one works among. */
const BODY_OF =
  /(?<!\p{L})(?:courts?|ministry|government|parliament|republic|police|judiciary|state|island|kingdom|university|bank|institute|authority) of (?:the )?$/iu
/** A firm that is not the client's own. */
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:for|to|from|with|of|by|import\p{L}*|sell\p{L}*|than|against|like|bought|buy|another)\s+(?:an?\s+|the\s+|two\s+|three\s+|one\s+|our\s+|some\s+|big\s+|large\s+)*$/iu
/** A public body is where its members are: 'shared by nine Danish municipalities'. */
const BODIES =
  /^\s+(?:\p{Ll}+\s)?(?:communes?|municipality|municipalities|local authorit(?:y|ies)|cantons?|boroughs?|prefectures?|town councils?|count(?:y|ies))(?!\p{L})/u
const FIRM =
  /^\s+(?:[\p{L}-]+\s){0,2}?(?:firm|company|business|family|fintech|start-?up|charity|bank|school|cooperative|co-op|manufacturer|maker|retailer|subsidiary|gmbh|hospital|council|ngo|agency|law firm|farm|bakery|chain|trading|importer|exporter|wholesaler|distributor|clinic|practice|credit licen[cs]e|licen[cs]e)(?!\p{L})/iu

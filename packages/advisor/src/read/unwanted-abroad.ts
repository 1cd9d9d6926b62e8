import type { Clause } from './clauses.ts'

/** 'Ein Kundenportal brauchen wir nicht': judged by its own words, for word by word the no may stand anywhere. */
export function refusesAbroad({ text, field, language }: Clause): boolean {
  return field === 'goals' && (UNWANTED[language]?.test(text) ?? false)
}

/** What is offered to firms everywhere: who wants no waiting times has a goal. */
const THING = String.raw`(?=.*(?:\p{L}*porta(?:l|al)\p{L}*|\p{L}*apps?(?!\p{L})|apli[ck]a\p{L}*|applica\p{L}*|aplicativo\p{L}*|\p{L}*(?:shop|winkel|boutique|tienda|negozio|loja|sklep)\p{L}*|\p{L}*website\p{L}*|site|sito|\p{L}*software\p{L}*|\p{L}*robot\p{L}*|\p{L}*roboter\p{L}*|\p{L}*bots?|\p{L}*kamera\p{L}*|\p{L}*camer\p{L}*|cámaras?|câmaras?|caméras?|systeme?s?|sist[eè]m\p{L}*|\p{L}*system\p{L}*|\p{L}*abos?|abonn?ement\p{L}*|suscrip\p{L}*|abbonament\p{L}*|assinatur\p{L}*|newsletter\p{L}*|\p{L}*dashboard\p{L}*|drohnen?|drones?|plattform\p{L}*|plataforma\p{L}*|piattaform\p{L}*|platform\p{L}*))`
const UNWANTED: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    String.raw`^${THING}.*(?<!\p{L})(?:(?:brauchen|wollen|möchten|benötigen|wünschen) (?:wir|ich) (?:\p{L}+ ){0,2}?(?:nicht|keine?[nrs]?)|(?:wir|ich) (?:brauchen?|wollen|will|möchten?|benötigen?) (?:\p{L}+ ){0,2}?keine?n?(?! \p{L}+ mehr))(?!\p{L})(?!, (?:dass|die|der|das))|^(?:und |aber |bitte |auch )*keine? (?:\p{L}+ )?(?:vorschläge|ratschläge|ideen|tipps|empfehlungen)(?!\p{L})`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`^${THING}.*(?<!\p{L})(?:(?:nous )?n['’](?:avons|a|ai) (?:pas|aucun(?:ement)?) besoin|(?:nous|on|je) n['’]en (?:voulons|veut|veux) pas|(?:nous|on|je) ne (?:voulons|veut|veux) (?:pas|surtout pas) (?:d['’]|de |du ))|^(?:s['’]il vous plaît,? |svp,? |merci de |et |mais )*(?:pas d['’]|pas de |aucune? )(?:\p{L}+ )?(?:propositions?|suggestions?|conseils?|idées?)(?!\p{L})`,
    'iu',
  ),
  es: new RegExp(
    String.raw`^${THING}.*(?<!\p{L})no (?:(?:la|lo|las|los|nos) )?(?:necesitamos|queremos|quiero|necesito|hace falta|interesa)(?!\p{L})(?! (?:que|perder|tener que|seguir))|^(?:por favor,? |y |pero )*(?:nada de|sin|ninguna?) (?:\p{L}+ )?(?:propuestas?|sugerencias?|consejos?|ideas?)(?!\p{L})`,
    'iu',
  ),
  it: new RegExp(
    String.raw`^${THING}.*(?<!\p{L})non (?:(?:lo|la|li|le|ci|ne) )?(?:abbiamo bisogno|vogliamo|voglio|serve|servono|interessa)(?!\p{L})(?! (?:che|perdere|più|dover))|^(?:per favore,? |e |ma )*(?:niente|nessuna?) (?:\p{L}+ )?(?:propost[ae]|suggeriment[oi]|consigli|ide[ae])(?!\p{L})`,
    'iu',
  ),
  pt: new RegExp(
    String.raw`^${THING}.*(?<!\p{L})não (?:[oa]s? )?(?:precisamos|queremos|quero|preciso|nos interessa)(?!\p{L})(?! (?:que|perder|ter que|mais))|^(?:por favor,? |e |mas )*(?:nada de|sem|nenhuma?) (?:\p{L}+ )?(?:propostas?|sugestões|sugestão|conselhos?|ideias?)(?!\p{L})`,
    'iu',
  ),
  nl: new RegExp(
    String.raw`^${THING}.*(?<!\p{L})(?:(?:wij|we|ik) (?:hebben|heb) geen (?:\p{L}+ ){1,4}nodig|(?:willen|hoeven|wil|hoef) (?:wij|we|ik) niet|hebben (?:wij|we) niet nodig|(?:wij|we|ik) (?:willen|wil) geen(?! \p{L}+ meer))(?!\p{L})|^(?:alstublieft,? |en |maar |graag )*geen (?:\p{L}+ )?(?:voorstellen|suggesties|adviezen|advies|ideeën|tips)(?!\p{L})`,
    'iu',
  ),
  pl: new RegExp(
    String.raw`^${THING}.*(?<!\p{L})nie (?:potrzebujemy|chcemy|chcę|potrzebuję|jest nam potrzebn\p{L}+)(?!\p{L})(?! (?:już|tracić|żeby|czekać))|^(?:proszę,? |i |ale )*(?:bez|żadnych) (?:\p{L}+ )?(?:propozycji|sugestii|porad|rad|pomysłów)(?!\p{L})`,
    'iu',
  ),
}

/** Words that say of a figure whether it is today's or wanted, in the languages that are read, each by its English one. */
const CUES: Record<string, string> = {
  now: `hoy ahora actualmente actual hoje agora atualmente hj oggi adesso ora attualmente aujourd'hui actuellement maintenant
    heute jetzt aktuell derzeit momentan zurzeit nu vandaag momenteel today currently presently actually`,
  want: `queremos quiero quisiera quisiéramos querríamos quero queria gostaria gostaríamos vogliamo vorrei vorremmo voglio
    voulons veux voudrais voudrait voudrions aimerais aimerions souhaite souhaitons wollen möchte möchten wünschen willen wil
    pretendemos buscamos`,
  should: `debe debería deberían deberíamos deve deveria deveriam devem dovrebbe dovrebbero devrait devraient doit doivent soll
    sollen sollte sollten muss müssen moet moeten tiene tendría tem`,
  target: 'meta metas objetivo obiettivo traguardo objectif cible ziel zielwert zielmarke doel',
  to: 'al hasta até para fino verso jusqu jusque auf bis zu zum nach naar tot',
  from: 'desde del dal dalla du von vom van',
  under: 'menos bajo debajo abaixo meno sotto moins sous unter weniger minder onder inferior',
  max: 'máximo maximo massimo höchstens maximal maximum hooguit maximaal',
  is: 'está estamos estão andamos é è sono siamo est sont sommes ist sind sei zijn son vamos',
  was: 'era eran estaba fue fueron foi foram erano war waren était étaient fut',
  takes:
    'tarda tardamos tardan demora demoramos demoran leva levamos prend prennent dauert brauchen duurt impiega passano',
  would: 'sería seria sarebbe serait wäre würde zou estaría daría',
  enough:
    'basta bastan bastaría alcanza chega basterebbe suffit suffirait suffiraient reicht reichen reichte genügt genoeg conformo conformamos',
  last: 'pasado pasada passado passada scorso scorsa dernier dernière letztes letzten letzte letztem vorig vorige',
  instead: 'vez lugar invece lieu statt anstatt plaats',
  per: 'por pro par je',
  only: 'solo sólo apenas só solamente seulement nur erst slechts maar appena',
  half: 'mitad metade metà moitié hälfte helft',
}
const CUE = new Map(
  Object.entries(CUES).flatMap(([cue, list]) => list.split(/\s+/).map((word) => [word, cue] as [string, string])),
)

export function cueOf(word: string): string {
  return CUE.get(word) ?? word
}

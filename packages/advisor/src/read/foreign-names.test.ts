import { expect, test } from 'vitest'
import { foreignName } from './foreign-names.ts'

test.each([
  ['es', 'Bajar las llamadas de emergencia, hoy 140 al mes', 'llamadas de emergencia'],
  ['es', 'Agua no facturada: 39 %', 'Agua no facturada'],
  ['fr', 'La facture d’électricité, qui tourne à 11 millions, devrait descendre', 'facture d’électricité'],
  ['de', 'Wartezeit an der Kasse halbieren', 'Wartezeit an der Kasse'],
  ['nl', 'Administratie per medewerker terugbrengen tot 20 minuten', 'Administratie per medewerker'],
  ['pt', 'Faltas às consultas: 17 %', 'Faltas às consultas'],
  ['it', 'Vorremmo ridurre gli errori sui cedolini: oggi 38 al mese', 'errori sui cedolini'],
  ['pl', 'Niedojazdy kuracjuszy: obecnie 14%', 'Niedojazdy kuracjuszy'],
])('%s: what a sentence is about, in its own words: %s', (language, text, name) => {
  expect(foreignName(language, text)).toBe(name)
})

test.each([
  ['es', 'Estamos en 31 %'],
  ['fr', 'Nous voulons 12'],
])('%s: who only tells how it is names nothing: %s', (language, text) => {
  expect(foreignName(language, text)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

/** What the last sentence among the goals is taken for. */
function kindOfLast(
  last: string,
  before = 'Quotes should leave in two days instead of six. Fewer returns of wrong parts.',
) {
  return read(brief({ business_goals: `${before} ${last}` }), '2026-11-16').statements.at(-1)?.kind
}

test.each([
  'A shop on the web with delivery we do not need, every agency tries to sell us one.',
  'More customers we do not need.',
  'What we do not need is yet another dashboard.',
  'Chatbots are not what we are after.',
  'A new CRM is not needed, the old one does its work.',
  'We can live without a customer portal.',
  'Nobody here needs an intranet.',
  'Please no suggestions to open a second shop.',
  'Newsletters: no, please.',
  'That guests should order by app, as my son proposes, is not our way.',
  'Although everybody recommends online ordering, we do not want it.',
])('what the client can do without is a refusal: %s', (last) => {
  expect(kindOfLast(last)).toBe('refusal')
})

test.each(['Calls from families stay with a person.', 'Calls are answered by a human being and that stays so.'])(
  'what stays with people is a word that was given: %s',
  (last) => {
    expect(kindOfLast(last)).toBe('promise')
  },
)

test.each([
  'Invoices we do not have to type twice.',
  'Orders we did not need to ask about again, nine of ten.',
  'Stop making parts that nobody needs.',
  'Reports that nobody reads should go.',
  'No unanswered mail at the end of the day.',
])('what is to be spared is a goal: %s', (last) => {
  expect(kindOfLast(last)).toBe('goal')
})

const ABROAD: readonly [before: string, last: string][] = [
  ['Angebote sollen in zwei Tagen statt in sechs hinausgehen. Weniger Reklamationen.', 'Ein Kundenportal brauchen wir nicht.'], // prettier-ignore
  ['Nous voulons que les devis partent en deux jours au lieu de six pour nos clients.', 'Une application pour les clients, nous n’en voulons pas.'], // prettier-ignore
  ['Los presupuestos deben salir en dos días en vez de seis.', 'Por favor, nada de propuestas para crecer.'],
  ['I preventivi devono partire in due giorni invece di sei.', 'Un’app per i clienti non la vogliamo.'],
  ['Os orçamentos devem sair em dois dias em vez de seis.', 'Não precisamos de um portal para clientes.'],
  ['Offertes moeten in twee dagen de deur uit in plaats van zes.', 'Een app voor klanten willen we niet.'],
  ['Oferty mają wychodzić w dwa dni zamiast sześciu.', 'Aplikacji dla klientów nie chcemy.'],
]
const refusals = (before: string, last: string) =>
  read(brief({ business_goals: `${before} ${last}` }), '2026-11-16').limits.filter(({ kind }) => kind === 'refusal')

test.each(ABROAD)('so in other languages: %s %s', (before, last) => {
  expect(refusals(before, last)).toHaveLength(1)
  expect(kindOfLast(last, before)).not.toBe('goal')
})

test.each([
  ['Los presupuestos deben salir en dos días en vez de seis.', 'No queremos perder pedidos en la tienda.'],
  ['Angebote sollen in zwei Tagen statt in sechs hinausgehen.', 'Wir wollen keine Wartezeiten an der Kasse.'],
])('and what is to be spared there is none: %s %s', (before, last) => {
  expect(refusals(before, last)).toEqual([])
})

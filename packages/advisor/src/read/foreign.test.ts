import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

interface Told {
  country: string
  closed: string
  budget: number
  goes: string
  measure: string
}

test.each<[string, string, string, Told]>([
  [
    'Somos una cooperativa de agua en el norte chico de Chile, con 112 trabajadores.',
    'Agua no facturada: estamos en 39 % y queremos llegar a 30 % en tres años.',
    'De diciembre a febrero no hay tiempo para nada. El único que conoce las válvulas es don Hernán, capataz, que se jubila en dieciocho meses. Para el primer año el gerente puede aprobar hasta 25 millones de pesos.',
    { country: 'CL', closed: '1,2,12', budget: 25e6, goes: 'don Hernán', measure: 'Agua no facturada: 39 % → 30 %' },
  ],
  [
    'Somos uma clínica veterinária em Coimbra, Portugal, com 18 pessoas.',
    'Faltas às consultas: estamos em 17 %, gostávamos de 8 %.',
    'Em agosto e em dezembro não temos tempo para nada de novo. A Dona Rosa, a única que sabe faturar aos seguros, reforma-se em março. Temos no máximo 9.000 euros para isto.',
    { country: 'PT', closed: '8,12', budget: 9000, goes: 'Dona Rosa', measure: 'Faltas às consultas: 17 % → 8 %' },
  ],
  [
    'Nous sommes une menuiserie à Quimper, en France, 22 personnes.',
    'Rebuts : 7 % aujourd’hui, 3 % serait bien.',
    'En juillet et en août personne n’a le temps. Yvon, le seul qui connaît la machine, part à la retraite en juin. Notre budget est de 15 000 euros au plus.',
    { country: 'FR', closed: '7,8', budget: 15_000, goes: 'Yvon', measure: 'Rebuts: 7 % → 3 %' },
  ],
  [
    'Wir sind eine Gärtnerei in Celle, Deutschland, 35 Leute.',
    'Ausschuss bei den Jungpflanzen: heute 14 %, wir wollen 8 %.',
    'Von April bis Juni haben wir keine Zeit für Neues. Herr Brandt kennt als Einziger die Klimasteuerung und geht im Mai in Rente. Mehr als 12.000 Euro haben wir nicht.',
    {
      country: 'DE',
      closed: '4,5,6',
      budget: 12_000,
      goes: 'Herr Brandt',
      measure: 'Ausschuss bei den Jungpflanzen: 14 % → 8 %',
    },
  ],
])('what binds a plan is read in the client’s own language: %s', (description, business_goals, challenges, told) => {
  const { facts } = advise(brief({ description, business_goals, challenges }), { date: '2026-11-17' })
  expect(facts.place?.country).toBe(told.country)
  expect(facts.limits.find(({ kind }) => kind === 'calendar')?.months?.join()).toBe(told.closed)
  expect(facts.limits.find(({ kind }) => kind === 'budget')?.amount?.value).toBe(told.budget)
  expect(facts.absences.map(({ who }) => who)).toEqual([told.goes])
  const measures = facts.measures.map(({ what, now, wanted }) => `${what}: ${now?.text} → ${wanted?.text}`)
  expect(measures).toEqual([told.measure])
})

test('a machine that decides alone about people is refused in Spanish too', () => {
  const { plan } = advise(
    brief({
      description: 'Somos una cooperativa de agua en Chile.',
      business_goals:
        'Que el sistema decida solo a qué familias se les corta el agua por no pago, sin que nadie tenga que firmar.',
    }),
    { date: '2026-11-17' },
  )
  expect(plan.declined.map(({ id }) => id)).toEqual(['auto-deny'])
})

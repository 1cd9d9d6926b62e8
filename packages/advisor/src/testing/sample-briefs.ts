import type { RoadmapBrief } from '@cairn/contract/roadmaps'

const SIZES = { small: '1-19 employees', medium: '20-99 employees', large: '100+ employees' }

export function sampleBrief(parts: Partial<RoadmapBrief> & { size?: keyof typeof SIZES } = {}): RoadmapBrief {
  const { size = 'medium', ...rest } = parts
  return {
    company_name: 'Huon Ridge Orchards',
    industry: 'Agriculture',
    report_type: 'opportunity_assessment',
    company_size: SIZES[size],
    description:
      'We grow cherries and apples on 180 hectares in Tasmania, with 45 staff and up to 200 pickers in season.',
    business_goals: 'We want to know the fruit volume per block two weeks ahead, before the next harvest.',
    challenges:
      'Our pick forecasts are off by 25 percent. Spray diaries are on paper and re-keyed into Excel for the audit.',
    ...rest,
  }
}

/** Firms that have nothing in common but this file, and some of one trade that should still read as two. */
export const SAMPLES: Record<string, RoadmapBrief> = {
  orchard: sampleBrief(),
  cafe: sampleBrief({
    company_name: 'Three Beans',
    industry: 'Hospitality',
    size: 'small',
    description: 'A café with three of us in Fremantle. Orders go to suppliers by phone, everything is in a notebook.',
    business_goals: 'Spend less time on the books and waste less food.',
    challenges: 'We throw away bread and milk most days and nobody knows what sells. There is no budget to speak of.',
    data_collected: 'None, everything is on paper',
    team_ai_familiarity: 'Nobody here has used AI',
  }),
  hotel: sampleBrief({
    company_name: 'Harbour Lights Hotels',
    industry: 'Hospitality',
    size: 'large',
    description: 'Four hotels with 620 rooms on Opera, 380 staff.',
    business_goals: 'Raise direct bookings from 22% to 35% and cut overtime.',
    challenges:
      'Reception answers 400 emails a day by hand, guest reviews go unread, and rosters are built on Sunday night in Excel. We do not want chatbots talking to guests.',
  }),
  pool: sampleBrief({
    company_name: 'Northside Swim School',
    industry: 'Swim school',
    description:
      'We run three swim schools with 48 teachers and 2,900 children enrolled. Bookings are in LINKS Modular.',
    business_goals: 'Fill the empty lesson slots and keep families for longer.',
    challenges:
      'One in five families drop out after a term. No cameras in the change rooms. Teachers write progress notes on paper and retype them.',
  }),
  bank: sampleBrief({
    company_name: 'Bright Mutual',
    industry: 'Banking',
    size: 'large',
    description: 'Mutual bank with 210 staff and 90,000 members.',
    business_goals: 'Train our own AI model to approve loans and keep the personal touch.',
    challenges: 'We have no data in digital form: loan files are on paper. Applications take 9 days.',
  }),
  winery: sampleBrief({
    company_name: 'Viñedos del Sur',
    size: 'small',
    description: 'Somos una bodega familiar con 12 personas y 40 hectáreas de viña.',
    business_goals: 'Queremos prever la cosecha con dos semanas de antelación.',
    challenges:
      'Los registros de tratamientos están en papel y perdemos el 20 % de la uva por retrasos en la vendimia.',
  }),
  clinic: sampleBrief({
    company_name: 'Riverbend Medical Centre',
    industry: 'Healthcare',
    size: 'small',
    description: 'GP clinic with 9 doctors and 14,000 patients on Best Practice.',
    business_goals: 'Give doctors back an hour a day and cut no-shows to under 4 percent.',
    challenges:
      'Doctors write notes until 8 pm. Nine percent of patients miss their appointment. Letters are faxed and retyped.',
  }),
  haulier: sampleBrief({
    company_name: 'Nullarbor Freight',
    industry: 'Transportation',
    description: 'Refrigerated freight with 38 trucks and 70 drivers between Perth and Adelaide.',
    business_goals: 'Cut empty running by 10 percent within six months.',
    challenges:
      'Loads are planned by phone and whiteboard. Two breakdowns a week in the heat, and proof of delivery comes back on paper.',
  }),
  maker: sampleBrief({
    company_name: 'Kestrel Castings',
    industry: 'Manufacturing',
    description: 'Aluminium foundry, 85 people, two shifts, MYOB Exo.',
    business_goals: 'Halve scrap by December 2027 and quote within a day.',
    challenges:
      'Scrap runs at 7 percent and we find porosity only after machining. Quotes take 6 days because only Bill can price a casting.',
  }),
}

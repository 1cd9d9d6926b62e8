import { entry, LARGE, MEDIUM, quiz, SMALL, type EvalBrief } from '../brief-set.ts'

/** 'Other', with the field in the client's own words; firms whose first step is not AI; briefs that say next to nothing. */
export const OTHER_TRADES: readonly EvalBrief[] = [
  entry(
    'funeral-home',
    [],
    {
      company_name: 'Whitcombe & Daughters Funerals',
      industry: 'Funeral home',
      company_size: SMALL,
      description: 'Family funeral directors, third generation, 12 of us, about 340 funerals a year in Toowoomba.',
      business_goals:
        'More time with families, less at the desk. Not lose pre-need enquiries that come in at the weekend.',
      challenges:
        'The same details go on 9 forms (BDM, crematorium, newspaper, order of service). Death notices drafted late at night. Phone rings at 3 am and we must answer it ourselves, that will not change. Families wait for invoices.',
      data_collected: 'A database from 2009, Word templates, Xero',
      team_ai_familiarity:
        'My niece set up a chatbot on the website and we took it down after two days, it was tactless.',
    },
    { country: ['AU'] },
  ),
  entry(
    'marine-surveyor',
    ['safety'],
    {
      company_name: 'Fathom Marine Surveyors',
      industry: 'Marine surveying',
      company_size: SMALL,
      description:
        'Four surveyors, hull and machinery condition surveys for insurers and buyers, Fremantle to Broome, 420 surveys a year.',
      business_goals: 'Report out in 24 h instead of 4 days. Keep quality when Graham retires in 18 months.',
      challenges:
        'Photos (150 a survey) captioned by hand. Reports retyped from notebooks into Word. Old findings on the same vessel are hard to find. No internet offshore.',
      data_collected: '11 years of Word reports in folders per vessel, photos on phones and a NAS',
      quiz_data: quiz('ideas', 'beginner', 'some', 'implement', 'some'),
    },
    { country: ['AU'] },
  ),
  entry(
    'dog-kennel',
    [],
    {
      company_name: 'Happy Tails Boarding Kennels',
      industry: 'Dog boarding kennel',
      company_size: SMALL,
      description: '62 runs, 7 staff, doggy daycare on weekdays.',
      business_goals: 'Full in winter not just Christmas. Stop double bookings!!',
      challenges:
        'Bookings by phone, text, facebook and written in a diary. Vaccination certs checked at the gate when theres a queue. Owners want updates of there dogs.',
      data_collected: 'the diary, photos, Square',
    },
    { country: [] },
  ),
  entry(
    'paper-upholsterer',
    ['not AI first'],
    {
      company_name: 'Barrys Upholstery',
      industry: 'Manufacturing',
      company_size: SMALL,
      description: 'Three of us re-cover chairs and boat seats. Been here since 1988.',
      business_goals: 'My accountant says to get AI. I would like to be paid on time and not forget jobs.',
      challenges:
        'Everything is on paper: job cards, quotes in a duplicate book, no computer in the workshop. I owe two customers a quote since Easter.',
      data_collected: 'none. paper only',
      team_ai_familiarity: 'None of us',
      quiz_data: quiz('no', 'beginner', 'no', 'learn', 'limited'),
    },
    { country: [] },
  ),
  entry(
    'lawn-mowing',
    ['vague', 'not AI first'],
    {
      company_name: 'Dave’s Mowing',
      industry: 'Gardening and lawn mowing',
      company_size: SMALL,
      description: 'mowing, just me and a mate',
      business_goals: 'more regulars',
      challenges: 'texts everywhere',
      data_collected: 'nothing written',
    },
    { country: [] },
  ),
  entry(
    'vague-retail',
    ['vague'],
    {
      company_name: 'ABC Pty Ltd',
      industry: 'Retail',
      company_size: MEDIUM,
      description: 'We sell things',
      business_goals: 'grow sales',
      challenges: 'competition',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'vague-agency',
    ['vague'],
    {
      company_name: 'DFPI',
      industry: 'Government',
      company_size: LARGE,
      description: 'State department',
      business_goals: 'efficiency and innovation',
      challenges: 'legacy systems and silos',
      quiz_data: quiz('no', 'beginner', 'no', 'explore', 'limited'),
    },
    { country: [] },
  ),
  entry(
    'vague-startup',
    ['vague'],
    {
      company_name: 'Quantumly',
      industry: 'Technology',
      company_size: SMALL,
      description:
        'AI powered platform for synergies, we leverage cutting edge disruptive tech to empower stakeholders',
      business_goals: 'become the market leader and 10x',
      challenges: 'scaling fast enough',
      team_ai_familiarity: 'experts',
    },
    { country: [] },
  ),
  entry(
    'tuition-centre',
    ['children', 'contradiction'],
    {
      company_name: 'BrightPath Tuition',
      industry: 'Tutoring and holiday camps',
      company_size: MEDIUM,
      description:
        'Maths and English tuition for years 3 to 10, 640 pupils, 48 tutors (mostly uni students), 4 centres.',
      business_goals:
        'An AI tutor that children can use at home by Term 2, with no extra work for tutors. Parents to see progress.',
      challenges:
        'Tutors write feedback on 2,600 sheets a week. Timetable changes by SMS. We have no budget this year and the owner wants it live by February.',
      data_collected: 'Marked worksheets on paper, Google Sheets of scores, TutorBird',
    },
    { country: ['AU'], country_told: false },
  ),
]

import { entry, LARGE, MEDIUM, quiz, SMALL, type EvalBrief } from '../brief-set.ts'

const FREIGHT = {
  company_name: 'Tranter Haulage',
  industry: 'Transportation',
  company_size: MEDIUM,
  description:
    'General and chilled freight Melbourne to the Riverina, 46 drivers, 38 prime movers, a depot in Shepparton.',
  challenges:
    'Allocators work off a whiteboard and memory. 23 % of km are empty. PODs come back as crumpled paper, invoices go out 9 days later. Two fatigue breaches last year under CoR.',
  data_collected: 'Navman telematics for 3 years, MYOB, a freight system from 2011 (FreightPro), fuel cards.',
  team_ai_familiarity: 'Office of 6, nobody technical.',
}

const SAAS = {
  company_name: 'Rosterly',
  industry: 'Technology',
  company_size: LARGE,
  description: 'SaaS rostering for hospitality, 130 people, 5,200 paying venues, Sydney and Cebu.',
  challenges:
    'Tickets rose to 4,800 a month, first reply takes 7 h. Release notes and help articles are always behind. Churn is 2.4% a month and we find out when the card is cancelled. Sales says leads from trials are all treated the same.',
  data_collected: 'Zendesk, Intercom, Segment events, Stripe, Snowflake warehouse. Two data engineers.',
  team_ai_familiarity: 'Engineers use Copilot daily. Product wants to ship AI features.',
}

/** Retail, Hospitality, Automotive, Transportation, Entertainment, Technology. */
export const SHOPS_AND_TRAVEL: readonly EvalBrief[] = [
  entry(
    'online-boutique',
    [],
    {
      company_name: 'Juniper & Fox',
      industry: 'Retail',
      company_size: SMALL,
      description: 'Online womens fashion, 8 of us, about 1,900 orders a month on Shopify, own label plus 12 brands.',
      business_goals: 'Returns from 31% to 20. Stop buying the wrong sizes. More repeat customers.',
      challenges:
        'Returns mostly "too small". Product descriptions take Mia a day a week. Customer questions on Instagram and Gorgias after hours. Sold $46k of winter stock under cost.',
      data_collected: 'Shopify 4 years, return reasons (free text), Klaviyo, Google Analytics',
      team_ai_familiarity: 'we use Canva magic stuff',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'hardware-wholesaler',
    [],
    {
      company_name: 'Ironbridge Trade Supplies',
      industry: 'Retail',
      company_size: LARGE,
      description:
        'Trade hardware and fasteners wholesale, 42,000 SKUs, six warehouses, 240 staff, 3,800 account customers.',
      business_goals: 'Availability from 91 to 96 percent while taking $3m out of stock. Order entry without keying.',
      challenges:
        '70 % of orders arrive by email or photo of a handwritten list, 14 people key them into Pronto. Buyers set min/max once a year. Slow movers fill the Laverton warehouse. Credit notes for wrong items run $28k a month.',
      data_collected: 'Pronto 10 years, WMS scans, supplier lead times (poor)',
      quiz_data: quiz('yes', 'beginner', 'yes', 'implement', 'comprehensive'),
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'boutique-hotel',
    [],
    {
      company_name: 'The Pilot Station Hotel',
      industry: 'Hospitality',
      company_size: MEDIUM,
      description: '34 rooms and a bar in a heritage building, Port Fairy. 39 staff in summer, 22 in winter.',
      business_goals:
        'RevPAR up 8%, direct bookings from 35 to 50%. Answer enquiries after 9pm when nobody is at the desk.',
      challenges:
        'Rates set on Mondays by feel. Same 20 questions by email and phone (parking, dogs, checkin). Folk festival in March sells out and we never know what we could have charged. Housekeeping plan is a printed list.',
      data_collected: 'RMS Cloud 6 years, SiteMinder, reviews on Booking.com and Google (1,140)',
      team_ai_familiarity: 'Duty manager writes review replies with ChatGPT',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'bistro-group',
    ['contradiction'],
    {
      company_name: 'Corner Table Group',
      industry: 'Hospitality',
      company_size: MEDIUM,
      description: 'Three bistros and a catering arm, 85 staff. Turnover 9.2 million.',
      business_goals: 'Wage cost from 36 to 32 percent and no cuts to anyone’s hours. Throw away less food.',
      challenges:
        'Rosters done on Sunday night. Roughly $2,300 of food binned a week over the three kitchens, nobody weighs it. No shows on Friday about 11%. Allergies passed on by word of mouth.',
      data_collected: 'Lightspeed POS, Deputy, SevenRooms bookings, supplier invoices as PDFs and photos',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'panel-beater',
    [],
    {
      company_name: 'Doncaster Smash Repairs',
      industry: 'Automotive',
      company_size: MEDIUM,
      description: 'Collision repair, 26 staff, 45 cars a week, work for four insurers.',
      business_goals: 'Turn cars in 6 days (now 9.4). Less back and forth with assessors.',
      challenges:
        'Parts arrive wrong or late, a car sits with the guard off. Estimates need 2-3 supplements each. Front desk rings every owner by hand.',
      data_collected: 'iBodyshop, PartsCheck, photos 60 per job going back 5 yrs',
      team_ai_familiarity: 'no idea',
      quiz_data: quiz('no', 'beginner', 'no', 'learn', 'some'),
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'car-dealer-group',
    ['credit'],
    {
      company_name: 'Westgate Motor Group',
      industry: 'Automotive',
      company_size: LARGE,
      description:
        'Five franchises on two sites, 215 staff, about 310 new and 240 used a month, service dept of 22 hoists.',
      business_goals:
        'Answer every web lead in 10 minutes, median is 3 h 20. Used stock turn from 58 to 45 days. Service bays full on Wed and Thu.',
      challenges:
        'Salespeople cherry pick leads in the CRM. Trade-ins are priced by two people who argue. Service advisers take 160 calls a day. Finance and insurance paperwork gets bounced.',
      data_collected: 'Pentana/ERA, Autogate, AutoPlay CRM, service history since 2014',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'freight-empty-km',
    ['safety'],
    {
      ...FREIGHT,
      business_goals:
        'Cut empty running to 15 percent. Plan loads the day before so drivers know their start time. Save fuel, our bill was $3.9m.',
    },
    { country: ['AU'] },
  ),
  entry(
    'freight-cash',
    ['safety'],
    {
      ...FREIGHT,
      business_goals:
        'Get paid sooner: invoices out within 2 days of delivery. Stop arguing with customers about missing paperwork. Pass the CoR audit in May.',
    },
    { country: ['AU'] },
    'freight-empty-km',
  ),
  entry(
    'customs-forwarder',
    ['law'],
    {
      company_name: 'Anchor Line Forwarding & Customs',
      industry: 'Transportation',
      company_size: MEDIUM,
      description: 'Freight forwarder and customs broker at Port Botany, 29 people, 1,150 import entries a month.',
      business_goals: 'Same staff, 1,600 entries. Fewer amendments (4.6 % now).',
      challenges:
        'Commercial invoices and packing lists arrive in 30 layouts, some in Chinese, keyed line by line into CargoWise. Classification questions wait for two licensed brokers. Where-is-my-container emails all day. Demurrage $19k a month.',
      data_collected: 'CargoWise since 2017 with every entry and its amendments, email',
      quiz_data: quiz('yes', 'intermediate', 'yes', 'implement', 'comprehensive'),
    },
    { country: ['AU'] },
  ),
  entry(
    'regional-theatre',
    [],
    {
      company_name: 'Lyric Theatre Ballarat Trust',
      industry: 'Entertainment',
      company_size: MEDIUM,
      description: '860 seat theatre plus a 120 seat studio, 33 staff and casual ushers, 210 performances a year.',
      business_goals:
        'Average house from 61 to 70%. Reach people under 30. Grants: three applications due 15 February.',
      challenges:
        'Prices fixed 8 months ahead. Same mailing to all 27,000 addresses. Box office answers access and parking questions by phone. Ushers rostered by text.',
      data_collected: 'SABO/Tessitura ticketing 11 years, Mailchimp, surveys',
      team_ai_familiarity: 'marketing uses AI for copy, the artistic director is wary about artists’ rights',
    },
    { country: ['AU'] },
  ),
  entry(
    'game-studio',
    ['children', 'safety'],
    {
      company_name: 'Salt Lizard Games',
      industry: 'Entertainment',
      company_size: MEDIUM,
      description:
        'Mobile and PC games, 41 people in Adelaide. Reef Racers has 310k monthly players, many are 9 to 14.',
      business_goals:
        'Moderate chat before we open guilds in June. Localise to 7 languages. Find bugs that players report on Discord faster.',
      challenges:
        'Three community people read 22,000 messages a day. Localisation quote was $96k. Bug reports are duplicates mostly, 6 out of 10.',
      data_collected: 'Discord, Zendesk, Unity analytics, Jira, crash logs in Backtrace',
      team_ai_familiarity: 'high, but the art team has voted against generated art in the game',
    },
    { country: ['AU'] },
  ),
  entry(
    'msp',
    [],
    {
      company_name: 'Netlight IT Services',
      industry: 'Technology',
      company_size: MEDIUM,
      description: 'Managed IT for 140 SMEs, 37 engineers and 9 others, Perth.',
      business_goals: 'Close L1 tickets without touching L2. Onboard a new client in 2 weeks instead of 5.',
      challenges:
        '3,100 tickets a month, 38% are misrouted at first. Documentation in IT Glue is out of date and in heads. Alert noise from N-able. Time entries written up on Friday.',
      data_collected: 'ConnectWise, IT Glue, N-able, Teams',
      team_ai_familiarity: 'good, everyone has Copilot',
    },
    { country: ['AU'] },
  ),
  entry(
    'saas-churn',
    [],
    {
      ...SAAS,
      business_goals: 'Bring churn down to 1.6%. Know which trials are worth a call.',
      quiz_data: quiz('yes', 'advanced', 'yes', 'implement', 'comprehensive'),
    },
    { country: ['AU'] },
  ),
  entry(
    'saas-support',
    [],
    {
      ...SAAS,
      business_goals: 'First reply under 1 hour with the same team. Help centre that is right on release day.',
      quiz_data: quiz('yes', 'advanced', 'yes', 'implement', 'comprehensive'),
    },
    { country: ['AU'] },
    'saas-churn',
  ),
]

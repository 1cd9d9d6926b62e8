import { entry, LARGE, MEDIUM, quiz, SMALL, type EvalBrief } from '../brief-set.ts'

/** Agriculture, Mining, Energy, Manufacturing, Construction. */
export const LAND_AND_WORKS: readonly EvalBrief[] = [
  entry(
    'grain-farm',
    ['rich'],
    {
      company_name: 'Kweda Downs Pastoral',
      industry: 'Agriculture',
      company_size: SMALL,
      description:
        'Family farm in the WA wheatbelt, 4,200 ha of wheat, canola and lupins plus 1,800 merino ewes. Three of us full time and 4 casuals for seeding and harvest. We run two John Deere headers and a 36 m boom sprayer. Grain goes to CBH at Kweda or straight to Kwinana when the premium is worth it.',
      business_goals:
        'Chemical was $212/ha last season, want that down by 10 percent without losing yield. Stop losing days at harvest. Would like to know which paddocks actually make money, my daughter has ten years of yield maps that nobody has ever looked at properly.',
      challenges:
        'Ryegrass resistance is getting worse, we spray the whole paddock when maybe a fifth of it has weeds. Lost 31 hours to header breakdowns last November, bearings both times. Spray windows are short because of inversions and we guess. Mobile reception is poor past the shearing shed.',
      data_collected:
        'John Deere Operations Center yield and as-applied maps since 2015, soil tests in a folder (some scanned), Agworld spray records, rainfall from two gauges and one DPIRD station 14 km away. Header hours in a notebook.',
      team_ai_familiarity: 'My daughter uses ChatGPT for the grant applications. I do not.',
    },
    { country: ['AU'], must_not_say: [/calving|vines\b/i] },
  ),
  entry(
    'dairy-farm',
    ['safety'],
    {
      company_name: 'Van den Berg Dairies',
      industry: 'Agriculture',
      company_size: SMALL,
      description: '460 Holsteins, 50-bale rotary, Gippsland. My wife, me, 5 staff. Milk goes to Saputo.',
      business_goals:
        'Get cell count under 150,000 (currently sits at 210), we lose the quality bonus. Less time looking for cows on heat. Keep staff - lost two milkers this year because of the 4am starts.',
      challenges:
        'Mastitis found too late. 6 week in-calf rate is 58 % and the vet says we miss heats. Everything is in DeLaval DelPro but nobody opens the reports. Feed is the biggest cost and I order it by feel.',
      data_collected:
        'DelPro milk meters every milking for 4 years, herd test every 2 months, calving and treatments in Easy Dairy.',
      quiz_data: quiz('ideas', 'beginner', 'some', 'implement', 'some'),
    },
    { country: ['AU'] },
  ),
  entry(
    'quarry',
    ['safety'],
    {
      company_name: 'Blackrock Aggregates Pty Ltd',
      industry: 'Mining',
      company_size: MEDIUM,
      description:
        'Hard rock quarry, 38 people on one site, about 620,000 t a year of road base, aggregate and armour rock. Primary jaw, two cones, three screens, 9 loaders and dumpers.',
      business_goals:
        'Fewer stoppages on the secondary cone. Stop giving away material: customers dispute dockets. Keep dust complaints from the new estate down, council has us on notice until 30 June.',
      challenges:
        'Unplanned crusher stops cost 11 h a month and nobody sees it coming. Weighbridge dockets are typed again into MYOB every evening, two hours. Oversize and fines out of spec get found when the truck is already at the customer.',
      data_collected:
        'Citect SCADA on the plant keeps 90 days of amps and temps. Weighbridge PC. Dust monitors, four, with 15 minute readings. Pre-starts on paper.',
      team_ai_familiarity: 'Fitters are sceptical, had a vibration system in 2019 that nobody used.',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'gold-explorer',
    [],
    {
      company_name: 'Larkspur Gold NL',
      industry: 'Mining',
      company_size: SMALL,
      description:
        'Listed junior explorer, 9 staff, three tenements near Laverton. We drill about 18,000 m RC and 2,400 m diamond a year.',
      business_goals:
        'Better targets per dollar drilled. Our board wants the 140 old WAMEX reports over our ground actually used before the next program in March.',
      challenges:
        'Historic reports are scanned PDFs, some hand written logs from the 1980s. Logging differs between geologists, so the model is a mess. Assay turnaround is 5 weeks.',
      data_collected:
        'acQuire database with 61,000 assays, Leapfrog models, magnetics, core photos on a NAS (about 40,000 images).',
      team_ai_familiarity: 'Two geos write Python.',
      quiz_data: quiz('yes', 'intermediate', 'some', 'implement', 'comprehensive'),
    },
    { country: ['AU'] },
  ),
  entry(
    'solar-installer',
    [],
    {
      company_name: 'Brightside Solar & Batteries',
      industry: 'Energy',
      company_size: MEDIUM,
      description:
        'Residential and small commercial solar, 34 staff, around 70 installs a month in SE Queensland, plus about 5,100 systems we look after.',
      business_goals:
        'Quote inside an hour instead of 2 days. Spot dead systems before the customer rings. More batteries into the existing base.',
      challenges:
        'Roof measuring off Nearmap by hand, 40 min a quote and we win 1 in 6. STC paperwork bounces back about 9% of the time for missing serials or photos. Warranty emails sit in a shared inbox.',
      data_collected: 'OpenSolar quotes, SolarEdge and Fronius portals, simPRO jobs, installers photos in Dropbox.',
    },
    { country: ['AU'] },
  ),
  entry(
    'water-utility',
    ['rich', 'safety'],
    {
      company_name: 'Goulbourn Valley Regional Water Corporation',
      industry: 'Energy',
      company_size: LARGE,
      description:
        'Regional urban water corporation serving 61,000 connections in 22 towns, 410 people. We run 14 water treatment plants, 26 sewage pump stations with telemetry, 1,870 km of mains, much of it asbestos cement from the 1960s. Statutory body, board appointed by the Minister, price submission every five years. Operations work from three depots with a field crew of 95, an enterprise agreement that has just been renewed and a consultative committee that must see any change to how work is allocated or monitored. Water comes from two rivers and nine bores; in the dry years of 2019 and 2020 four towns were on trucked water, and the community has not forgotten. We bill quarterly, about a fifth of bills are estimated, and our hardship program carries 1,900 households. The dam wall and the largest plant are declared assets, so our cyber obligations were audited in 2025 and the report had 14 findings, three of which are still open.',
      business_goals:
        'Non-revenue water is 13.8 per cent and we have told the regulator 11 by 2029. Cut burst mains response from 3.1 hours. Fewer sewer spills, we had 47 last year and each one is reported to EPA. Reduce the 28,000 calls a year that ask only about a bill or an outage. Keep chlorine within range at the ends of the network.',
      challenges:
        'SCADA alarms flood the operators, 900 a day, most are noise. Crews drive past each other. Pump failures are fixed after the spill. Customer letters go through four people. Data sits in Maximo, ClearSCADA, a GIS where a third of the pipe ages are estimates, and Gentrack for billing. Union delegates object to vehicle tracking used on individuals, and we gave our word in March that it would not be. The last IT project (a mobile app for crews) ran 14 months late and people are tired. The executive wants two things that work by next June, not ten pilots. Meter readers are contractors until December 2027. Two of the five process engineers retire within 18 months and what they know about the older plants is written down nowhere. Procurement above $200,000 goes to open tender, so count on four months for anything large. Our last customer survey put us at 6.8 out of 10, with bills and outage messages as the two things people complain about most.',
      data_collected:
        'ClearSCADA history 11 years at 1 min, Maximo work orders since 2009, GIS, digital meters in one town of 4,000 connections.',
      team_ai_familiarity:
        'A data team of three, Power BI, one trial of a forecasting model for demand that never went live.',
      quiz_data: quiz('ideas', 'intermediate', 'some', 'explore', 'comprehensive'),
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'bakery-factory',
    [],
    {
      company_name: 'Crumb & Co Wholesale Bakers',
      industry: 'Manufacturing',
      company_size: MEDIUM,
      description:
        'Wholesale bakery, 64 staff over two shifts, 7.5 t of dough a day, 190 lines for cafes, two supermarkets and hospitals. We bake at night and six vans leave at 4.',
      business_goals:
        'Waste is 6.2 % of flour weight, want 4. Orders right first time. Second supermarket wants full allergen traceability by 1 September.',
      challenges:
        'Orders come by phone message, WhatsApp and email until 9pm and Deb types them into a spreadsheet. We overbake to be safe. Labels got mixed up in May: sesame not declared, recall cost us $38k. Ovens drift and we only see it when loaves come out pale.',
      data_collected:
        'Daily orders in Excel back to 2018, MYOB, oven temps on a chart recorder, returns written on run sheets.',
      team_ai_familiarity: 'None really',
      quiz_data: quiz('ideas', 'beginner', 'no', 'explore', 'some'),
    },
    { country: ['AU'] },
  ),
  entry(
    'metal-fab',
    [],
    {
      company_name: 'Hendricks Steel Fabrication',
      industry: 'Manufacturing',
      company_size: MEDIUM,
      description:
        'Structural steel and stairs, 47 people in Dandenong. Laser, two saw/drill lines, 18 welders. Jobs from $4k to $900k.',
      business_goals:
        'Win more of the right jobs. We quote about 60 a month and win 11. Deliver on the date we promised, at the moment 71 percent.',
      challenges:
        'Two estimators count beams off PDF drawings, takes 5 hours for a mid size job, and one retires in October. The schedule is a whiteboard and the laser is always the bottleneck. Rework on welds about 3%.',
      data_collected:
        'Old quotes in a server folder (Word and Excel, 9 years), Tekla models for some jobs, timesheets in Employment Hero.',
    },
    { country: ['AU'] },
  ),
  entry(
    'builder',
    [],
    {
      company_name: 'Tom Ashby Homes',
      industry: 'Construction',
      company_size: SMALL,
      description:
        'Custom homes and extensions, 11 of us, 8 to 10 jobs on at once around Geelong. Subbies do the rest.',
      business_goals: 'Get paid for variations. Spend less of my Sundays on quotes.',
      challenges:
        'Variations agreed on site by a nod, last year we could not bill around $74,000. Take-offs from plans take me 2 days each. Site diaries are photos on phones, we lost a dispute in VCAT over rain days because nothing was written down.',
      data_collected: 'Buildxact for some quotes, Xero, WhatsApp groups per job, photos',
      team_ai_familiarity: 'I tried ChatGPT for an email to a client and it was OK',
      quiz_data: quiz('ideas', 'beginner', 'some', 'implement', 'limited'),
    },
    { country: ['AU'] },
  ),
  entry(
    'civil-contractor',
    ['safety', 'red line', 'rich'],
    {
      company_name: 'Marsden Civil Group',
      industry: 'Construction',
      company_size: LARGE,
      description:
        'Roads, drainage and subdivisions for councils and state road authorities, 260 staff, 84 items of plant, usually 12 to 15 sites. Revenue about $118m. We tender for roughly 90 jobs a year, the bigger ones run to 300 pages of conditions and returnable schedules.',
      business_goals:
        'Lift tender hit rate from 22 per cent. Find the odd clauses before we sign, we were caught by a latent-conditions clause in 2024 that cost $1.3m. Plant utilisation is 54 % and we still hire in. Bring TRIFR down from 9.4.',
      challenges:
        'Four people write every tender. Hazard reports and toolbox talks are on paper or in HammerTech and nobody reads 6,000 of them a year. Dockets for hired plant and quarry product are keyed twice into Jobpac. CFMEU agreement: no cameras pointed at workers and no tracking of individuals, we will not go there.',
      data_collected:
        'Jobpac costs 8 yrs, HammerTech, telematics on 61 of the machines (Cat and Komatsu, different portals), SharePoint full of past tenders.',
      team_ai_familiarity: 'Copilot licences for 20 head office people since February, mostly used for minutes.',
    },
    { country: ['AU'], must_not_say: [/(install|mount|put up|use) (the )?(site )?cameras/i] },
  ),
]

import { entry, LARGE, MEDIUM, quiz, SMALL, type EvalBrief } from '../brief-set.ts'

/** Banking, Finance, Legal, Professional, Government. */
export const MONEY_AND_LAW: readonly EvalBrief[] = [
  entry(
    'mutual-bank',
    ['credit', 'rich'],
    {
      company_name: 'Harvest Mutual Bank',
      industry: 'Banking',
      company_size: LARGE,
      description:
        'Customer-owned bank, 92,000 members, 310 staff, 19 branches in regional NSW. Home loans are 78 % of the book. Core system is Ultradata, loan origination in Simpology, contact centre of 45 seats on Genesys.',
      business_goals:
        'Time to yes on a home loan is 9.5 business days, brokers tell us 4 would win us the deal. Members lost $2.1m to scams last year, mostly over 65, and the board wants that halved by the end of FY27. Average call is 8 min 40 and much of it is looking up procedures.',
      challenges:
        'Assessors retype payslips and bank statements. Scam alerts from the payments rules are 97 % false, 6 people chase them. Procedures live in 1,400 Word documents on the intranet, three versions of the hardship one. APRA wrote to us about CPS 230 and third-party risk. We do not want a machine declining anyone. Our branches close at 4 and staff then type up the day. Broker channel is 44 % of new loans, each aggregator sends its own fact find, and one file in three comes back for something missing, usually a payslip older than 60 days or a rates notice. The fraud team sits in Dubbo, the contact centre in Orange, and they see different screens. Model risk policy exists on paper since 2022, was never tested, and the one person who wrote it has left. Internal audit will look at anything new in the first quarter.',
      data_collected:
        'Loan files as PDFs since 2012, transactions in Ultradata, Genesys recordings for 24 months, complaints register.',
      team_ai_familiarity: 'Data and analytics team of 7, one credit scorecard in production since 2017.',
      quiz_data: quiz('yes', 'intermediate', 'yes', 'implement', 'comprehensive'),
    },
    { country: ['AU'] },
  ),
  entry(
    'credit-union',
    ['credit'],
    {
      company_name: 'Railways Staff Credit Union',
      industry: 'Banking',
      company_size: MEDIUM,
      description: 'Small credit union, 41 staff, 13,000 members, mostly current and retired rail people.',
      business_goals: 'See members in trouble before they miss three payments. Answer email same day.',
      challenges:
        'Hardship requests rose from 12 to 40 a month and two people handle them. Email queue 300 deep on a Monday.',
      data_collected: 'Data Action core banking, Outlook shared mailbox, spreadsheets for hardship',
      team_ai_familiarity: 'low',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'insurance-broker',
    [],
    {
      company_name: 'Calloway Insurance Brokers',
      industry: 'Finance',
      company_size: MEDIUM,
      description: 'General insurance broking for trades and small manufacturers, 28 staff, around 6,400 policies.',
      business_goals:
        'Renewals out 30 days before expiry rather than 6. Hold the claims team at 4 people while we grow 20 %.',
      challenges:
        'Comparing wordings from 5 insurers by eye: 90 min a renewal. Certificates of currency requests interrupt everybody, 35 a day. Claims emails with photos arrive in three inboxes.',
      data_collected: 'WinBEAT, insurer PDFs, Outlook',
      quiz_data: quiz('ideas', 'beginner', 'yes', 'implement', 'some'),
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'financial-planner',
    ['credit'],
    {
      company_name: 'Meridian Private Wealth',
      industry: 'Finance',
      company_size: SMALL,
      description: '5 advisers, 4 paraplanners, 380 ongoing clients. Licensed through a dealer group.',
      business_goals:
        'SoA out in 5 days not 3 weeks. Annual reviews done on time, we had 26 overdue at the last audit.',
      challenges:
        'File notes written at night from memory. Paraplanners copy from Xplan to Word. Fee consents missed. Licensee says no client data in public AI tools.',
      data_collected: 'Xplan, Outlook, Teams recordings of some meetings (with consent)',
      team_ai_familiarity: 'Two of the advisers pay for ChatGPT privately, which worries me',
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'family-law',
    ['law', 'children', 'red line'],
    {
      company_name: 'Okafor Family Law',
      industry: 'Legal',
      company_size: SMALL,
      description:
        'Three solicitors, two paralegals, me (principal). Parenting and property matters, a fair part of it with family violence.',
      business_goals:
        'Shorter first interviews, better prepared. Get through disclosure bundles faster. Bill the time we actually work, we think 1.2 hours a day per lawyer is lost.',
      challenges:
        'Bank statements and messages come as 2,000 page PDFs or screenshots. Enquiries ring and 1 in 3 have no idea what to bring. Affidavits start from a blank page.',
      data_collected:
        'LEAP, scanned documents, Outlook calendars. Client names must never leave our own server. Absolutely nothing about children in any cloud tool.',
      quiz_data: quiz('ideas', 'beginner', 'no', 'explore', 'some'),
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'conveyancer',
    ['law'],
    {
      company_name: 'Settle Easy Conveyancing',
      industry: 'Legal',
      company_size: MEDIUM,
      description: 'Residential conveyancing in Victoria, 31 staff, 260 settlements a month through PEXA.',
      business_goals:
        'No missed dates. Contract reviews back to the buyer in 4 hours, now next day. Stop the "any news?" calls.',
      challenges:
        'Section 32s are 80 to 200 pages and every agent formats them differently. Bank detail fraud by email, we had one near miss of $640,000 in August. About 55 status calls a day.',
      data_collected: 'Smokeball, PEXA, email',
      team_ai_familiarity: 'We use dictation.',
    },
    { country: ['AU'] },
  ),
  entry(
    'recruiter',
    ['hiring'],
    {
      company_name: 'Talentwell Recruitment',
      industry: 'Professional',
      company_size: MEDIUM,
      description: 'Temp and perm recruitment for warehousing and admin, 24 consultants in Brisbane and Townsville.',
      business_goals:
        'Shortlist within a day. AI should read the CVs and reject the bad ones automaticaly so that consultants only see the top 10.',
      challenges:
        '300 applications a job and 80% do not fit. Consultants redo the same reference calls and job ads. Candidates complain they never hear back. A complaint to the Human Rights Commission in 2023 about age.',
      data_collected:
        'JobAdder with 88,000 candidates, calls are not recorded, placements and reasons for leaving only since last year',
      quiz_data: quiz('yes', 'beginner', 'some', 'implement', 'some'),
    },
    { country: ['AU'] },
  ),
  entry(
    'accountants',
    [],
    {
      company_name: 'Pham & Lowe Accountants',
      industry: 'Professional',
      company_size: SMALL,
      description:
        'Suburban accounting practice, 14 people, 900 individual returns and 210 small business clients, half of them cafes and tradies.',
      business_goals:
        'Keep our two seniors. Move from compliance to advice, say 30 advisory clients next year. Same turnaround with no overtime in October.',
      challenges:
        'Clients bring shoeboxes and phone photos. Juniors code transactions all day. We chase missing info by email, 3 rounds on average. ATO letters get scanned and forwarded by hand.',
      data_collected: 'Xero Practice Manager, Xero and MYOB files, FYI Docs',
      team_ai_familiarity: 'One junior has built things with Copilot, seniors are nervous about errors',
    },
    { country: ['AU'] },
  ),
  entry(
    'council',
    ['rich'],
    {
      company_name: 'Shire of Narrabrook',
      industry: 'Government',
      company_size: LARGE,
      description:
        'Local government, 46,000 residents over 3,100 km2, 380 staff. Roads, waste, libraries, planning, animal control, two pools. Seven elected councillors. 41 percent of residents are over 55 and in two wards a third speak Karen or Dari at home.',
      business_goals:
        'Planning permits decided within 60 days, at present 64 % make it. Answer customer requests once, not three times. Find potholes before the claim, we paid $410k in road claims. Councillor briefings that people can read.',
      challenges:
        'TechnologyOne holds the requests but 1 in 5 goes to the wrong team. Planners (2 vacancies of 9) read every application in full to find that a drawing is missing. Grader inspections twice a year. FOI requests take one officer 3 days each. Every purchase over $150,000 goes to tender and councillors will ask where the data is stored.',
      data_collected:
        'TechnologyOne since 2016, Objective ECM, GIS, garbage truck dashcams (contract allows road images), website logs.',
      team_ai_familiarity: 'ICT of 12. No AI policy yet. Staff use the free version of ChatGPT, we think.',
      quiz_data: quiz('ideas', 'beginner', 'some', 'explore', 'some'),
    },
    { country: ['AU'], country_told: false },
  ),
  entry(
    'food-inspectorate',
    ['safety', 'law'],
    {
      company_name: 'Northern Region Food Safety Authority',
      industry: 'Government',
      company_size: LARGE,
      description: 'State inspectorate, 120 field officers, 17,500 registered food premises and abattoirs.',
      business_goals:
        'Put inspections where the risk is instead of every 12 months for everyone. Reports written in the car, not at night.',
      challenges:
        'Officers do 5 visits a day and spend 2 hours writing up. Complaints (4,300 a year) are read one by one. Our prosecutions failed twice in 2025 because notes were inconsistent.',
      data_collected: 'Inspection results for 9 years in a Dynamics CRM, lab results, complaints, licence register',
      team_ai_familiarity: 'analytics unit of 4',
    },
    { country: ['AU'], country_told: false },
  ),
]

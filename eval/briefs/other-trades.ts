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
    {
      core: [[/form|document|re.?key|data entry|once|extract/i], [/draft|notice|order of service|template|writing/i]],
      accept: [/enquir|pre.?need|inbox|follow/i, /invoice|bill/i, /schedul|calendar|diary/i, /knowledge|record/i],
      wrong: [
        /chatbot|voice (bot|agent)|phone (bot|agent|assistant)/i,
        /pric/i,
        /avatar|voice clon/i,
        /predict|forecast/i,
        /maint|inspection|vision/i,
        /sentiment/i,
        /recommend/i,
      ],
      facts: [/340/, /9 forms/i, /3 am/i, 'Xero', /chatbot/i],
      risks: [/grie|bereav|tactless|famil/i, /(director|person|arranger|human|you)[^.]{0,90}(read|check|approv|sign)/i],
      must_say: [{ what: 'the night phone stays with people', about: 'red line', like: /phone|3 am/i }],
    },
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
    {
      core: [[/report|draft|dictat|transcri|note/i], [/knowledge|search|past|archive|own documents|assistant|find/i]],
      accept: [/photo|image|caption/i, /form|checklist|capture/i, /schedul|rout/i, /template/i, /quot/i],
      wrong: [
        /pric/i,
        /churn|recommend|lead/i,
        /defect detect|vision inspection|automat(ed|ic) (survey|inspect)/i,
        /maint/i,
        /forecast/i,
        /fraud/i,
      ],
      facts: [/420/, /24 h/i, /4 days/i, /Graham/, /18 months/i, /150/],
      risks: [
        /surveyor[^.]{0,100}(sign|check|decid|read|judg|stand|liab)|professional (liab|indemn)|liabil/i,
        /offline|internet|offshore/i,
      ],
    },
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
    {
      core: [[/booking|diary|schedul|calendar|reservation/i]],
      accept: [
        /vaccin|certificate|document|form/i,
        /message|enquir|repl|update/i,
        /draft|photo|post/i,
        /remind|off.season|promot|market|repeat/i,
        /forecast|demand|occupan/i,
        /digiti|record|foundation/i,
      ],
      wrong: [
        /vision|camera|health (monitor|predict)/i,
        /predictive maint/i,
        /fraud|anomal/i,
        /train(ing)? (a|our|your) (own )?model/i,
        /credit/i,
        /CV|hiring/i,
      ],
      facts: [/62 runs/i, /diary/i, /Christmas/i, /double booking/i, /vaccin/i],
      risks: [/diary|single|one (place|calendar|list)|vaccin|vet|wrong/i],
    },
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
    {
      core: [[/job|quote|invoic|digiti|paper|record|foundation|software|spreadsheet|basics/i]],
      accept: [/quot/i, /invoice|paid|bill/i, /remind|follow/i, /draft/i, /schedul|diary/i],
      wrong: [
        /predict|forecast/i,
        /vision|inspection|defect/i,
        /optimi[sz]/i,
        /assistant over|knowledge/i,
        /maint/i,
        /energy/i,
        /anomal/i,
      ],
      facts: [/duplicate book|job cards/i, /Easter/i, /paper/i, /three/i],
      risks: [/back.?up|lose|lost|phone|copy|password|customer details|paper/i],
      must_say: [
        {
          what: 'the first step is not AI',
          about: 'first step',
          like: /(first step|start|begin)[^.]{0,80}\bnot\b[^.]{0,20}AI|not (yet )?(need )?AI|before (any )?AI|AI is not|no AI/i,
        },
      ],
    },
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
    {
      core: [[/booking|message|enquir|text|schedul|diary|job|customer|record|digiti|list/i]],
      accept: [/quot/i, /invoice/i, /round|rout/i, /remind|follow|repeat|review|market/i, /draft/i],
      wrong: [
        /predict|forecast/i,
        /vision|inspection|drone/i,
        /assistant over|knowledge/i,
        /anomal|fraud/i,
        /pric(e|ing) optim|dynamic/i,
        /maint/i,
      ],
      facts: [/texts everywhere|texts/i, /regulars/i],
      must_say: [
        {
          what: 'the first step is not AI',
          about: 'first step',
          like: /(first step|start|begin)[^.]{0,80}\bnot\b[^.]{0,20}AI|not (yet )?(need )?AI|before (any )?AI|AI is not|no AI/i,
        },
        {
          what: 'information is missing',
          about: 'missing information',
          like: /how many|did not say|do not know|not (said|told|stated|given)|unknown|missing|open question/i,
        },
      ],
    },
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
    {
      accept: [
        /demand|forecast|stock|replenish/i,
        /customer (question|service|message)|enquir/i,
        /description|product content|listing|catalog/i,
        /retention|segment|email|recommend|repeat|personal/i,
        /invoice/i,
        /review|feedback|return/i,
        /pric/i,
        /market|search/i,
      ],
      wrong: [/shrink|theft|camera/i, /warehouse robot/i, /size and fit|fit advice/i, /fresh|expir/i, /credit/i],
      facts: [/grow sales/i, /competition/i],
      must_say: [
        {
          what: 'too little is known',
          about: 'missing information',
          like: /did not say|do not know|not (said|told|stated|given)|unknown|too (little|short|thin)|brief is (short|thin|brief)|missing|low confidence|confidence[^.]{0,20}low/i,
        },
      ],
    },
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
    {
      accept: [
        /enquir|request|triage|correspond|contact/i,
        /search|knowledge|policy/i,
        /brief|draft|minutes|report|summar/i,
        /record|FOI|document|form|application/i,
        /data/i,
      ],
      wrong: [
        /pothole|road|waste|library/i,
        /facial|camera|polic(e|ing)/i,
        /benefit|eligib|fraud/i,
        /inspection/i,
        /prosecut/i,
      ],
      facts: [/legacy systems/i, /silos/i],
      risks: [/record|privacy|PSPF|sovereign|security/i],
      must_say: [
        {
          what: 'too little is known',
          about: 'missing information',
          like: /did not say|do not know|not (said|told|stated|given)|unknown|too (little|short|thin)|brief is (short|thin|brief)|missing|low confidence|confidence[^.]{0,20}low/i,
        },
      ],
    },
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
    {
      accept: [
        /support|ticket|enquir/i,
        /code|test|develop|bug/i,
        /feedback|product/i,
        /lead|sales|trial|conver|churn|retention/i,
        /draft|document|knowledge|content/i,
      ],
      wrong: [/network outage|tower/i, /chip|wafer/i, /field tech|installation/i, /managed service|client onboarding/i],
      facts: [/10x/i],
      must_say: [
        {
          what: 'what the product does is unknown',
          about: 'missing information',
          like: /did not say|does not say|do not know|not (said|told|stated|given)|unknown|too (little|short|thin)|missing|low confidence|confidence[^.]{0,20}low/i,
        },
      ],
    },
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
    {
      core: [[/feedback|marking|worksheet|comment/i], [/timetable|schedul|booking|roster/i, /parent|progress/i]],
      accept: [
        /parent|progress/i,
        /timetable|schedul|booking|roster/i,
        /digiti|score|record|data/i,
        /content|resource|worksheet|practice/i,
        /enrol|enquir/i,
      ],
      wrong: [/facial|proctor|emotion/i, /pric/i, /predictive maint|inspection/i, /credit/i, /fraud/i],
      facts: [/640/, /2,600/, /Term 2|February/i, 'TutorBird'],
      risks: [/child/i, /parent(al)? consent|consent/i, /tutor[^.]{0,90}(check|read|review|sign|decid)/i],
      must_say: [{ what: 'no budget against live by February', about: 'contradiction', like: /no budget/i }],
    },
  ),
]

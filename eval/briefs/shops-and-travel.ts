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
    {
      core: [
        [/return|size|fit/i],
        [/forecast|buying|stock|replenish|markdown|demand/i],
        [/description|product (content|copy|text)|listing/i, /customer (service|question|message)|repl|enquir/i],
      ],
      accept: [
        /repeat|retention|segment|email|personal|recommend/i,
        /description|product (content|copy|text)|listing/i,
        /customer (service|question|message)|repl|enquir/i,
        /markdown/i,
      ],
      wrong: [
        /shelf|planogram|shrink|theft|checkout|till/i,
        /expir|fresh|grocer/i,
        /warehouse (slot|pick|robot)/i,
        /in.store/i,
        /supplier invoice/i,
      ],
      facts: [/31 ?%/, /\$46k|\$46,000/, 'Shopify', 'Klaviyo', /1,900/, /too small/i],
      risks: [/consumer law|ACL|mislead|accurate|customer data|privacy|spam/i],
    },
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
    {
      core: [[/order (entry|capture|intake|keying)|orders/i], [/forecast|replenish|inventory|stock|demand|min.?max/i]],
      accept: [
        /pric|margin|discount/i,
        /product data|search|catalog/i,
        /warehouse|slot|pick/i,
        /supplier|lead time|invoice/i,
        /churn|account|cross.?sell|next.best/i,
        /credit note|mispick|return/i,
        /customer (service|question)/i,
      ],
      wrong: [
        /size|fit|fashion|outfit/i,
        /shelf camera|planogram|checkout/i,
        /fresh|grocer|expir/i,
        /influencer|social post/i,
      ],
      facts: [/42,000/, /91/, /\$3 ?m/i, /70 ?%/, 'Pronto', /\$28k|\$28,000/, /six warehouses|6 warehouses/i],
      risks: [/wrong (item|order|part)|confirm|mis.?read|check/i],
    },
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
    {
      core: [[/pric|rate|revenue manag|yield/i], [/enquir|guest (question|message)|concierge|reservation|phone/i]],
      accept: [/review/i, /housekeep|roster|labour/i, /direct|market|email|upsell/i, /forecast|occupan/i, /energy/i],
      wrong: [/kitchen|menu engineer|food waste/i, /facial|camera/i, /itinerar|tour/i, /table/i],
      facts: [/34 rooms/i, /35 (to|%)|50 ?%/i, /8 ?%/, 'SiteMinder', /RMS/, /festival/i, /1,140|reviews/],
      risks: [/price|rate (floor|ceiling|limit|cap)|guest|fair|floor/i, /card|payment|passport|privacy/i],
    },
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
    {
      core: [[/roster|labour|staff(ing)?|cover/i], [/waste|prep|order(ing)?|forecast|demand/i]],
      accept: [
        /no.?show|booking|reservation/i,
        /invoice|supplier/i,
        /review/i,
        /menu/i,
        /allerg/i,
        /catering|quote|function/i,
        /enquir/i,
      ],
      wrong: [/room|housekeep|RevPAR|nightly rate/i, /tour|itinerar/i, /facial|camera/i],
      facts: [/36 (to|percent|%|per cent)|32 (percent|%|per cent)/i, /\$2,300/, /11 ?%/, 'Lightspeed', 'Deputy'],
      risks: [/award|Fair Work|hours|roster/i, /allerg|food safety/i],
      must_say: [{ what: 'lower wage share against no cut in hours', about: 'contradiction', like: /hours/i }],
    },
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
    {
      core: [
        [/estimat|damage|photo|supplement/i],
        [/part/i],
        [/customer (update|message|status)|owner|status|progress/i, /schedul|workshop|bay|flow|cycle/i],
      ],
      accept: [
        /schedul|workshop|bay|flow|cycle|load/i,
        /invoice/i,
        /customer (update|message|status)/i,
        /quality/i,
        /calibrat|repair (procedure|method)/i,
      ],
      wrong: [
        /lead|test drive|used.car pric|trade.in|valuation/i,
        /charging|EV fleet/i,
        /rental|hire util/i,
        /assembly line|supplier quality/i,
      ],
      facts: [/9\.4/, /6 days/i, /45 cars/i, 'iBodyshop', 'PartsCheck', /four insurers|insurer/i],
      risks: [/assessor|estimator|hidden damage|structural|ADAS|safety/i],
    },
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
    {
      core: [
        [/lead|enquir/i],
        [/used|trade.in|valuation|pric|stock turn/i],
        [/service (booking|retention|reminder|call|bay)|workshop|booking/i],
      ],
      accept: [
        /call|phone/i,
        /parts/i,
        /finance|paperwork|document/i,
        /technician|schedul/i,
        /listing|description|photo/i,
      ],
      wrong: [
        /collision|smash|paint/i,
        /battery plant|assembly/i,
        /credit (decision|approv)|auto.?approve/i,
        /telematics|insurance pric/i,
      ],
      facts: [/3 h 20/i, /10 minutes/i, /58|45 days/, /160 calls/i, /Pentana|AutoPlay/],
      risks: [/Spam|consent|consumer law|credit|finance|licen[cs]ee/i],
    },
  ),
  entry(
    'freight-empty-km',
    ['safety'],
    {
      ...FREIGHT,
      business_goals:
        'Cut empty running to 15 percent. Plan loads the day before so drivers know their start time. Save fuel, our bill was $3.9m.',
    },
    {
      core: [[/load|rout|allocat|dispatch|empty|backload|plan/i], [/fuel|driv/i, /POD|proof|document|invoice/i]],
      accept: [
        /POD|proof|document|invoice/i,
        /fuel/i,
        /fatigue|hours/i,
        /maint/i,
        /ETA|customer/i,
        /demand|forecast|volume/i,
        /quot|pric|rate/i,
      ],
      wrong: [
        /parcel locker|drone/i,
        /passenger|timetable|patron/i,
        /customs|tariff/i,
        /crew pairing|flight/i,
        /warehouse robot|slotting/i,
        /vessel|berth/i,
      ],
      facts: [/23 ?%/, /15 ?(percent|%|per cent)/i, /\$3\.9 ?m/i, 'Navman', 'FreightPro', /whiteboard/i],
      risks: [
        /fatigue|Heavy Vehicle|HVNL|chain of responsib|NHVR|CoR/i,
        /(allocator|scheduler|dispatcher|person)[^.]{0,90}(decid|check|approv|confirm|override|sign)/i,
      ],
    },
  ),
  entry(
    'freight-cash',
    ['safety'],
    {
      ...FREIGHT,
      business_goals:
        'Get paid sooner: invoices out within 2 days of delivery. Stop arguing with customers about missing paperwork. Pass the CoR audit in May.',
    },
    {
      core: [[/POD|proof|document|invoice/i], [/fatigue|CoR|complian|work diar|hours/i]],
      accept: [/load|rout|allocat|dispatch|empty|backload/i, /fuel/i, /maint/i, /ETA|customer|quer/i, /quot|rate/i],
      wrong: [
        /parcel locker|drone/i,
        /passenger|timetable|patron/i,
        /customs|tariff/i,
        /crew pairing|flight/i,
        /vessel|berth/i,
      ],
      facts: [/9 days/i, /2 days/i, /May/, /MYOB/, /FreightPro|crumpled|paper/i],
      risks: [/fatigue|Heavy Vehicle|HVNL|chain of responsib|NHVR|CoR/i],
    },
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
    {
      core: [
        [/invoice|packing list|document|entry|customs|data capture/i],
        [/where.is|status|shipment|ETA|email|enquir|track|customer/i],
      ],
      accept: [/classif|tariff|HS code/i, /demurrage|container|detention/i, /quot|rate/i],
      wrong: [
        /truck|driver|fatigue|fuel/i,
        /passenger|timetable/i,
        /last.mile|parcel rout/i,
        /vehicle maint|predictive maint/i,
      ],
      facts: [/1,150/, /1,600/, /4\.6 ?%/, 'CargoWise', /\$19k|\$19,000/],
      risks: [/licen[cs]ed broker|customs broker|Border Force|ABF|penalt/i],
    },
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
    {
      core: [
        [/sales forecast|ticket|pric|demand|house/i],
        [/segment|audience|mail|recommend|campaign|market/i],
        [/grant|application/i],
      ],
      accept: [/box office|enquir|patron|question/i, /roster/i, /survey|feedback/i, /access|caption/i, /archive/i],
      wrong: [
        /game|player|cheat/i,
        /script writ|generat(e|ing) (plays|music|art)/i,
        /facial|crowd camera/i,
        /newsroom|article/i,
        /stream(ing)? recommend/i,
      ],
      facts: [/61/, /27,000/, /15 February/i, 'Tessitura', /860/, /under 30/i],
      risks: [/artist|copyright|rights/i, /spam|unsubscribe|consent|patron|privacy/i],
    },
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
    {
      core: [[/moderat|chat|toxic|safety/i], [/locali[sz]|translat/i], [/bug|feedback|duplicate|report/i]],
      accept: [/test|QA/i, /churn|retention|player/i, /support/i, /analytics/i],
      wrong: [
        /art generat|generat(ed|ive) art|concept art|asset generat/i,
        /loot|spend(ing)? predict|moneti[sz]/i,
        /ticket pric|seat/i,
        /newsroom/i,
        /fitness|member/i,
      ],
      facts: [/310k|310,000/, /22,000/, /\$96k|\$96,000/, /June/, 'Discord', /6 out of 10|duplicat/i],
      risks: [/child|minor|9 to 14|under.1[36]/i, /eSafety|Online Safety|moderat/i, /moderator|human|person/i],
      must_say: [
        { what: 'the art team’s vote against generated art', about: 'red line', like: /generated art|art team/i },
      ],
    },
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
    {
      core: [[/ticket|triage|rout/i], [/documentation|knowledge|runbook/i]],
      accept: [
        /alert|monitor|noise/i,
        /time (entr|record)/i,
        /onboard/i,
        /phish|security/i,
        /draft|repl/i,
        /report/i,
        /password|self.service/i,
      ],
      wrong: [
        /churn of subscri|trial|product.led/i,
        /chip|wafer|hardware yield/i,
        /network outage|tower|spectrum/i,
        /feature|product telemetry/i,
      ],
      facts: [/3,100/, /38 ?%/, 'IT Glue', 'ConnectWise', 'N-able', /2 weeks/i],
      risks: [/client (data|credential|secret)|password|credential|privileged|tenant|segregat/i],
    },
  ),
  entry(
    'saas-churn',
    [],
    {
      ...SAAS,
      business_goals: 'Bring churn down to 1.6%. Know which trials are worth a call.',
      quiz_data: quiz('yes', 'advanced', 'yes', 'implement', 'comprehensive'),
    },
    {
      core: [[/churn|retention|health/i], [/lead|trial|conver/i]],
      accept: [
        /ticket|support|triage|repl/i,
        /help|article|knowledge|document|release note/i,
        /feedback|voice of/i,
        /feature|product/i,
        /code|test/i,
      ],
      wrong: [/network|tower|outage/i, /managed service|client onboarding/i, /chip|wafer|hardware/i],
      facts: [/2\.4 ?%/, /1\.6 ?%/, /5,200/, 'Snowflake', /Segment|Stripe/],
      risks: [/venue|customer data|privacy|employee|staff data|roster/i],
    },
  ),
  entry(
    'saas-support',
    [],
    {
      ...SAAS,
      business_goals: 'First reply under 1 hour with the same team. Help centre that is right on release day.',
      quiz_data: quiz('yes', 'advanced', 'yes', 'implement', 'comprehensive'),
    },
    {
      core: [[/ticket|support|triage|repl/i], [/help|article|knowledge|document|release note/i]],
      accept: [/churn|retention|health/i, /feedback|voice of/i, /feature|product/i, /code|test|bug/i, /lead|trial/i],
      wrong: [/network|tower|outage/i, /managed service|client onboarding/i, /chip|wafer|hardware/i],
      facts: [/4,800/, /7 h/i, /1 hour/i, 'Zendesk', /Intercom/],
      risks: [/venue|customer data|privacy|wrong answer|agent/i],
    },
    'saas-churn',
  ),
]

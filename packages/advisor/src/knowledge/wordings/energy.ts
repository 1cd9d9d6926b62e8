import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'energy/load-and-output-forecast': [
    {
      workflow:
        'First thing, and once more past lunch, load and output are forecast by the half-hour as a high, a middle and a low line. Where they stray far from yesterday, it shows. From that view the planner or trader decides on crew standby, the battery and hedging.',
      build:
        'Give every zone or site a gradient-boosted model, fed with the calendar, meter data, growth in rooftop solar and what the Bureau of Meteorology predicts. Keep today’s spreadsheet going and score the pair daily. The desk gets a file and a chart.',
      checkpoint:
        'At 7 am at the latest, the duty trader has signed. Any change above 5 % is put in writing ahead of a battery plan or position.',
      first_step:
        'By Friday the load analyst has held 90 day-ahead forecasts to the metered load, and can say why the ten worst half-hours went wrong.',
      stop_test:
        'Six weeks next to the spreadsheet decide. At the evening peak the model must be 10 % better, or it goes.',
      alternative:
        'Take AEMO’s regional forecast, add one set correction for your own sites, and look at that correction on Mondays.',
      risks: [
        {
          risk: 'Mild summers were its school, so on the 44-degree day that makes or breaks the quarter it does worst.',
          mitigation:
            'Give hot days a score apart, never hide the high line, and the desk may overrule if it says why.',
        },
        {
          risk: 'At night some meters go silent, and nobody can tell that the load fed in is old.',
          mitigation: 'With over 2 % of meters absent the run halts, and last week’s same day stands in.',
        },
      ],
    },
  ],
  'energy/plant-failure-warning': [
    {
      workflow:
        'A model knows each machine’s healthy state from its historian tags. Should pressure, heat or vibration wander for hours, one alert with its trend goes to the reliability engineer. Work orders and the latest oil sample are consulted, and the stop is planned before a breakdown forces it.',
      build:
        'The six dearest machines of last year come first. Your historian may sell a condition module; if not, build a model of normal for each machine on tags copied read-only. Alerts become work orders. Nobody needs a further inbox.',
      checkpoint:
        'Inside one shift, each alert is held to oil sample and trend by the reliability engineer. To take a unit off is the plant manager’s decision alone.',
      first_step:
        'This week the reliability engineer sorts 24 months of forced outages by barrels or MWh lost, and so finds the six machines.',
      stop_test:
        'Week 16 is the test. Real faults must lie behind one alert in five, and a true trip must have been seen a day early; otherwise end it.',
      alternative:
        'Have a contractor do quarterly oil samples and vibration rounds, and give your ten worst machines hard limits in the historian.',
      risks: [
        {
          risk: 'No alert comes, so people trust the machine and leave out an inspection that was due.',
          mitigation: 'Checks by statute or by the maker go on until a reliability engineer alters the plan on paper.',
        },
        {
          risk: 'With the fresh data link, someone on the office network could reach SCADA.',
          mitigation:
            'Tags leave by a data diode or the DMZ and nothing comes back, as a test by the OT security lead must show.',
        },
      ],
    },
  ],
  'energy/solar-fleet-faults': [
    {
      workflow:
        'At night all inverter portals are read, and each system is held to the weather and to those around it. By 8 am a brief list is on the service desk: dirt, shade, a dead string, no power, or merely Wi-Fi down. A van is booked, or the customer is told how to reset.',
      build:
        'One table gathers readings, by a tool that speaks to many brands or through each maker’s own APIs. Each system is judged by its own history and those close by; kWh lost puts faults in order. ServiceM8 or simPRO then has the job, warranty date and serial number.',
      checkpoint:
        'Nobody rings a customer or sends a van until the service coordinator has seen the day’s curve for that system.',
      first_step:
        'By Wednesday the service coordinator has pulled the state of all systems in your biggest portal and counted those mute for 14 days.',
      stop_test: 'Of the first 60 systems flagged, at least half must prove faulty by week ten. If they do not, stop.',
      alternative:
        'Every maker’s portal can send e-mail alerts: turn them on, point them at a common inbox, and empty it each morning.',
      risks: [
        {
          risk: 'Hourly use tells a thief that nobody is home, and the list gets out.',
          mitigation:
            'The desk sees fault type and output, never what the house draws, and raw data goes after 13 months.',
        },
        {
          risk: 'A week of cloud puts everyone on the list, so no one looks any more.',
          mitigation:
            'List a system once it trails those nearby on three clear days, and never more than 20 in one day.',
        },
      ],
    },
  ],
  'energy/line-and-asset-images': [
    {
      workflow:
        'When a patrol or flight ends, pictures are filed under their pole, span, blade or section of pipe. Software points to what may be a defect and how bad. Those come first for the asset inspector, who says yes or no. Each yes becomes a work order.',
      build:
        'There are image tools for utilities that already know corrosion, blades and poles; teach one with 2,000 graded photos of yours. GPS ties the picture to its asset number. A defect, once confirmed, enters the works system with a priority.',
      checkpoint:
        'Grades hold once a qualified asset inspector agrees. Among photos called clean, 5 % are drawn by lot for that inspector too.',
      first_step:
        'From one pipe section, blade set or feeder the asset manager takes 500 late photos, which two inspectors grade alone by Friday.',
      stop_test:
        'By week 14, test 2,000 photos. Where two inspectors both see an urgent defect, a miss rate over 2 % ends it.',
      alternative:
        'A single guide with sample pictures for each grade helps inspectors; on the tablet photos go to their asset, and ten a week are judged jointly.',
      risks: [
        {
          risk: 'The model does not see a cracked cross-arm, a north wind brings it down, and the land burns.',
          mitigation:
            'In areas of high fire risk people grade all photos, and software does no more than decide which come first.',
        },
        {
          risk: 'Neighbours, their cars and gardens are in the pictures.',
          mitigation: 'As photos load, plates and people are blurred, and the raw flight is gone after 90 days.',
        },
      ],
    },
  ],
  'energy/solar-quotes': [
    {
      workflow:
        'Someone phones, mails or fills in the form, and sends a bill and where the roof is. Software takes in the bill, sketches panels and prices them off your list. Shade, a steep pitch or no room in the switchboard is flagged. That day the designer puts it right and it goes.',
      build:
        'Layouts come from Pylon or OpenSolar, prices from a list of your own. A reader handles bills; a checklist asks for photos of switchboard, phase and roof. Follow-up mails and the covering letter are written by a language model, on job facts and no others.',
      checkpoint:
        'On every quote the accredited designer looks at switchboard, layout and string voltage. A price under the margin needs the owner’s name.',
      first_step:
        'By Thursday the sales lead sets out 50 recent enquiries: when each came, when it was quoted, how it ended and where it sat.',
      stop_test:
        'Eight weeks on, quotes must be out 30 % sooner, with prices mended in no more than one of ten. Else stop.',
      alternative:
        'Sell three packages at set prices, ask for photos off a single page, and phone all leads within four hours.',
      risks: [
        {
          risk: 'Savings are named that this home can never reach, and a complaint follows.',
          mitigation: 'Let the design tool work out savings on the bill sent in, as a high and a low figure.',
        },
        {
          risk: 'Last month’s rebate or price is in the quote, and the customer can hold you to it.',
          mitigation: 'Certificate values and prices live in a single dated list, and past 14 days no quote can leave.',
        },
      ],
    },
  ],
  'energy/rebate-and-certificate-paperwork': [
    {
      workflow:
        'The crew reports a job finished. Software goes through the form and its signature, the safety certificate, serial numbers and pictures, and holds them to what the programme asks. Still on site, the installer hears of any gap. The office finds a claim ready to lodge.',
      build:
        'On the phone, no job closes while a photo is owing. A reader picks up signatures, dates, licence and serial numbers. Ahead of lodging, these are held to the list of approved products and the job file.',
      checkpoint:
        'Claims that show yellow go to the compliance officer, along with one clean claim in ten by lot, ahead of lodging.',
      first_step:
        'At Friday’s toolbox talk, crews see the three main causes behind 40 refusals that the compliance officer has sorted.',
      stop_test:
        'Ten weeks should take a third off refusals, with serial numbers misread in at most 2 %. Anything short of that ends it.',
      alternative: 'Put a list of photos in every van, and pay subcontractors once twelve out of twelve are there.',
      risks: [
        {
          risk: 'One serial number was misread, and an auditor makes you return the certificates.',
          mitigation:
            'Hold every serial number up against the list its maker gives, and block the claim if a single character differs.',
        },
        {
          risk: 'Software supplies a fact about the site that no one witnessed, so you declare what is false.',
          mitigation: 'Fields may be copied off a form or photo, with that source next to them, and else stay blank.',
        },
      ],
    },
  ],
  'energy/crew-scheduling': [
    {
      workflow:
        'By 3 pm there is a draft for the coming day: work bundled by suburb, fitted to gear and licence, roofs in the rain taken off. The planner changes what takes human knowledge and customers are texted. When the day goes its own way, later stops adjust.',
      build:
        'The field software you have may come with scheduling; switch it on. Otherwise an optimiser can weigh rain, fatigue limits, place, skill and how long jobs last. One day ahead, customers get a text and may shift the visit by answering.',
      checkpoint:
        'By 4 pm the dispatcher has passed the draft. If a job would break the fatigue limit, the crew leader turns it down and need not explain.',
      first_step:
        'Over five days the dispatcher notes long drives, visits that failed and jobs that moved, each with why.',
      stop_test:
        'At week eight, planners may override at most 40 % of what was drafted, and each crew day must hold 5 % more jobs. Otherwise end it.',
      alternative: 'Serve one zone each weekday, hold Friday back for rain, and send all customers a text on the eve.',
      risks: [
        {
          risk: 'There is no slack in the day, so the isolation check is what gives.',
          mitigation:
            'Base times on the slowest third of jobs done safely, and keep an hour a day open for every crew.',
        },
        {
          risk: 'The date of an outage shifts, and a home on life support hears too late.',
          mitigation: 'Jobs at a life support address are locked, and none but the outage coordinator may shift them.',
        },
      ],
    },
  ],
  'energy/billing-exceptions': [
    {
      workflow:
        'Ahead of a run, each bill in draft is held up to similar homes, tariff, weather and what the site used before. Strange ones wait, with a probable reason: empty house, tariff wrong, meter wrong, bad read. The billing officer then frees whole groups, where once it was bill by bill.',
      build:
        'Between print and billing system goes a score: hard checks come first, then a model of what is normal. Each exception shows its reason. What officers do flows back, and flags of no use die away.',
      checkpoint:
        'A run goes when the billing officer has cleared all groups held and signed. Bills above $2,000 are then seen by the revenue manager.',
      first_step:
        'By Friday the metering analyst and the billing lead have sorted 100 of last quarter’s rebills by what lay at their root.',
      stop_test: 'Three whole cycles should bring rebills per 1,000 down 15 %. Failing that, end it.',
      alternative:
        'Ten fixed rules in a report ahead of each print will do, like use at three times last year’s or two estimates running.',
      risks: [
        {
          risk: 'Too many good bills are stopped, and the money arrives late.',
          mitigation: 'Hold just the strangest 1 % at first, and go wider while officers back half the holds or more.',
        },
        {
          risk: 'Someone saves power out of need, and software suspects the meter was tampered with.',
          mitigation:
            'A letter on tampering needs a metering analyst with a site note and the reads in hand, for no flag suffices.',
        },
      ],
    },
  ],
  'energy/customer-enquiries': [
    {
      workflow:
        'Forms, mails and notes of calls are labelled on arrival: hardship, danger, complaint, outage, move or bill. Life support and danger skip the line and reach a human. All others come to an agent with a reply begun from the account, to be checked and sent.',
      build:
        'Before anything else, show outages live on the phone menu and the website; the storm peak goes with that alone. Then the service desk’s mailbox and call notes get a sorter. Its drafts draw on the account and on answers already approved.',
      checkpoint:
        'Drafts are read by an agent, all of them. Every morning the complaints officer looks at 20 items for any put in the wrong line.',
      first_step:
        'For Friday the service lead labels 300 contacts with why they came and who might have dealt with them, and adds them up.',
      stop_test:
        'During eight weeks of trial, over 5 % in a wrong queue ends it. A danger report that was missed, even one, does too.',
      alternative:
        'Put bill help and live outages online, keep ten ready replies, and hand the inbox to one person per half day.',
      risks: [
        {
          risk: 'A customer smells gas or sees a line down, and the mail waits like any fault.',
          mitigation:
            'Words that hint at danger go by set rule to the emergency desk, and the sender is told to phone.',
        },
        {
          risk: 'An abusive ex learns from an answer where someone lives or how they pay.',
          mitigation: 'No drafts are made for flagged accounts, which nobody outside the trained team can open.',
        },
      ],
    },
  ],
  'energy/payment-difficulty': [
    {
      workflow:
        'Weekly, software watches for first hints: a concession that ran out, a plan not kept, use that leaps, a debit that failed. Names and hints go to the care team as a brief list. They text or phone, offer help, and record what came of it.',
      build:
        'Five simple rules across billing data are the start. In time a model may say who could miss their coming bill, for the sole sake of earlier help. Notes on family violence and on health never enter.',
      checkpoint:
        'Before reaching out, a care officer has looked into the account behind the flag. By itself a score sends neither text nor letter.',
      first_step:
        'From 50 files that got as far as a disconnection notice, the hardship team leader picks out the earliest hint by Friday.',
      stop_test:
        'In ten weeks, one in four of those contacted should accept help. If they do not, or if the list leaves the care team, stop.',
      alternative:
        'Show the hardship number on the first page of bills, and phone each customer the first time a debit bounces.',
      risks: [
        {
          risk: 'A list meant to aid people ends in debt collecting or refused credit.',
          mitigation: 'Only the care team can open the list, and monthly the compliance lead goes through who did.',
        },
        {
          risk: 'Where people live or what they speak becomes a mark of being poor, and the phone never rests.',
          mitigation:
            'Language, name and postcode stay outside, and every quarter you see who was contacted in which area.',
        },
      ],
    },
  ],
  'energy/procedure-search': [
    {
      workflow:
        'On the tablet a technician asks aloud or in writing about a form, a clearance or an earth switch. Two lines come back; version and paragraph are on show, and the page opens. If nothing approved deals with it, the reply states just that.',
      build:
        'Get rid of outdated versions. After that an in-house assistant takes makers’ manuals, network rules and procedures that are approved. It cites, respects who may see what, and keeps a list of questions left open for the owner to deal with.',
      checkpoint:
        'Each month, owners go over the ten answers most sought on their procedure. No crew starts until the page itself has been opened.',
      first_step:
        'Before the week is out, the document controller takes the 60 busiest procedures and notes date, version and owner.',
      stop_test:
        'The second round of fixes is the last. At week nine, with over 5 wrong or outdated sources in 100 test answers, shut it.',
      alternative: 'Every procedure gets one owner and one version, and each depot a single printed page of QR codes.',
      risks: [
        {
          risk: 'A procedure no longer in force is quoted, and hands touch a line that was never earthed.',
          mitigation:
            'Only papers whose approval is current go in, and on steps for live switching it gives no answer.',
        },
        {
          risk: 'Plans of the network land on a model maker’s servers abroad.',
          mitigation:
            'Run it in an Australian tenant of your own, without single line diagrams or protection settings in release one.',
        },
      ],
    },
  ],
  'energy/bill-and-carbon-data': [
    {
      workflow:
        'A single mailbox takes what clients send on. Tariff, charges, kVA, kWh, dates and NMI become rows; totals and missing days are tested. Strange rows appear next to their PDF. With the typing gone, the analyst’s day opens on savings.',
      build:
        'Teach a document reader with 300 bills, from those ten retailers you see most. It should notice absent months, totals that fail and a tariff out of place. The rows then go into your carbon tool or Power BI.',
      checkpoint:
        'Where a sum fails, an analyst looks at the bill. No tender or report rests on the table until a senior has signed.',
      first_step:
        'Take 100 bills by five retailers, try two readers from the shelf, and have an analyst tally mistakes by Friday.',
      stop_test: 'At 500 bills, or at six weeks, end it if people must still mend over one in ten.',
      alternative:
        'With a letter of authority, the meter agent gives NEM12 data and every retailer can send its billing file.',
      risks: [
        {
          risk: 'Software takes the demand charge for use, so your client is promised the wrong savings.',
          mitigation: 'Each bill must come out at its dollar total, and any that is over $1 away waits.',
        },
        {
          risk: 'Tenants’ names and bank details stand on the bills.',
          mitigation:
            'As they arrive, hide how bills are paid, keep clients apart, and wipe all when a contract is over.',
        },
      ],
    },
  ],
  'energy/hazard-and-incident-review': [
    {
      workflow:
        'By night the software goes through permits, incident reports and hazard cards. Similar events are put together, any that might have killed are flagged, and so is a permit that does not fit its job. Come morning, the safety adviser has ten things to read rather than two hundred.',
      build:
        'From the safety system, free text goes to a language model. It labels the control, the cause, the energy source and how grave things might have got. Charts show clusters by crew type and site. When advisers fix a label, later runs learn.',
      checkpoint:
        'That same working day, the HSE adviser goes through everything flagged high, and 10 % of what is left, drawn by lot.',
      first_step:
        'With one rep, the HSE adviser takes the latest 150 reports and rates the harm each might have done, by noon on Friday.',
      stop_test:
        'Of high-potential events, it may miss one in twenty at most. Beyond that, or with 15 % fewer reports inside three months, it ends.',
      alternative:
        'Each week two supervisors spend 20 minutes on all the cards, then mend something in plain view of everyone.',
      risks: [
        {
          risk: 'People think that they are being marked, and the cards dry up.',
          mitigation:
            'Remove names ahead of reading, settle with health and safety reps what it is for, and show what got fixed.',
        },
        {
          risk: 'Few words were written about something terrible, so it goes down as slight.',
          mitigation:
            'If a vehicle, gas, voltage or height is mentioned, a human reads the report, no matter how it was tagged.',
        },
      ],
    },
  ],
  'energy/parts-and-invoices': [
    {
      workflow:
        'In the evening, jobs on the books become a list of parts, held to what is on order, in vans and on the shelf. The buyer sees an order in draft, lead times shown. Later each invoice is tied to its job and order; if prices differ, you know ahead of paying.',
      build:
        'In the job software, every type of job has a kit. Parts are scanned as they come and go, and a sheet reorders with eight weeks in view. Dext and Xero both offer an invoice reader that pairs lines with orders.',
      checkpoint:
        'Orders need the purchasing officer’s yes. Accounts may pay once price, docket and order are no more than 2 % apart.',
      first_step:
        'By Thursday night the store keeper has counted your twenty dearest parts and held software to vans and shelf.',
      stop_test: 'Ten weeks in, the count must be within 5 %, and hold-ups a fifth fewer. If either fails, stop.',
      alternative: 'Order on one day a week, keep small parts in two bins, and pack a set kit for each size of system.',
      risks: [
        {
          risk: 'You buy a pallet of inverters that are off the list, and no rebate comes with them.',
          mitigation: 'Before an order goes, hold it to the products approved on that very day.',
        },
        {
          risk: 'On screen the part is there; in truth it left with a crew.',
          mitigation: 'On Fridays, count your twenty dearest parts and put right any gap before evening.',
        },
      ],
    },
  ],
  'energy/fuel-and-gas-deliveries': [
    {
      workflow:
        'At noon, weather, gauges and what was used before tell how many days each customer has left. Runs for the next day are drafted by product and truck, and the planner shifts what a map does not show. Cylinders and litres are logged by phone, so bills leave the same night.',
      build:
        'Degree days and delivery history yield the days-to-empty; tanks that most often run out get a gauge. The route software must know load limits, product and how to reach a tank. A form on the phone ends paper dockets and feeds the ledger.',
      checkpoint:
        'At 3 pm the delivery planner has signed, and anyone with less than three days in the tank has had a call.',
      first_step:
        'By Friday the planner has set out what each emergency or run-dry drop cost last winter, and drawn one week of runs.',
      stop_test:
        'Eight weeks must take 7 % off kilometres per drop. In no month may more people run dry. Otherwise stop.',
      alternative:
        'Give every district its weekday, have customers photograph their gauge, and thank early orders with a little credit.',
      risks: [
        {
          risk: 'The tank is thought half full, so a nursing home or hospital has to wait.',
          mitigation: 'Critical sites all have gauges and one set day, which stays where it is in any plan.',
        },
        {
          risk: 'With no slack in the run, someone drives a tanker when the fatigue limit is past.',
          mitigation: 'Rest and hours at work are limits that no plan can cross, and drivers may always pull up.',
        },
      ],
    },
  ],
  'energy/asset-and-job-register': [
    {
      workflow:
        'Machines and sites are numbered, one number apiece. On the phone, a job card takes the picture, the serial number and a cause off a brief list. Typing it all again in the office is over. Where a thing is, and who did what to it, is open to all.',
      build:
        'Use asset or job software that is paid for already. Enter your best-earning sites, join double entries, agree on ten causes of fault. Paper ends crew by crew, one after another. There is no AI in this, yet all that follows stands on it.',
      checkpoint:
        'On Fridays the planner picks out cards that were closed with no cause, and the crew leader has them back.',
      first_step:
        'Number the 50 busiest sites, one each, and let the planner try the phone form with a single crew for one week.',
      stop_test: 'By week eight, 70 % of jobs should close with their cause. If they do not, halt and change the form.',
      alternative:
        'A crew of five can live with a common spreadsheet, its list of sites locked, filled from a form on the phone.',
      risks: [
        {
          risk: 'The crew feels watched and types a full stop in every field.',
          mitigation: 'Have the form drawn up by two crew leaders, with fewer than ten taps in all.',
        },
        {
          risk: 'You set out to tidy thirty years of records, and no end is in sight.',
          mitigation: 'Take in what is in service now; the rest is put right whenever a visit is due.',
        },
      ],
    },
  ],
}

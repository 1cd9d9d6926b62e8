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
    {
      workflow:
        'At the start of the day, and anew past midday, the analyst has fresh half-hours for output and load, drawn as a middle with a high and a low. It marks where the shape has moved since yesterday. Standby crews, battery and hedge are then settled by the planner or the trader.',
      build:
        'Train one gradient-boosted model for each site or zone. Its inputs are meters, calendar, rooftop panels added, and forecasts from the Bureau of Meteorology. The old spreadsheet runs alongside, and every day both are marked. Send the desk a chart, with the file behind it.',
      checkpoint:
        'The duty trader’s signature is due by 7 am. Where the forecast is shifted by over 5 %, a written note precedes any position or plan for the battery.',
      first_step:
        'Take 90 forecasts made a day ahead, let the load analyst score them on real meters by Friday, and explain the ten half-hours that were worst.',
      stop_test:
        'Over six weeks in parallel, the gain on your spreadsheet has to reach 10 % for the evening peak. Short of that, stop.',
      alternative:
        'AEMO publishes a forecast by region: shift it by a fixed amount to suit your sites, and check the shift each Monday.',
      risks: [
        {
          risk: 'It has seen few hot summers, and one day of 44-degree heat can cost you the quarter.',
          mitigation:
            'Judge hot days separately, leave the high line on screen, and allow the desk to overrule with a note.',
        },
        {
          risk: 'The meter link fails in the night, and old load is used as though it were new.',
          mitigation: 'If more meters than 2 % are silent, use the same weekday of last week and run nothing.',
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
    {
      workflow:
        'Historian tags teach software how each machine runs when all is well. Hours of drift in heat, pressure or vibration raise a single alert, trend attached. The reliability engineer turns to work orders and to the oil sample, then picks a time to stop, so that the machine does not.',
      build:
        'Which six machines cost you most last year? Begin there. Take the historian’s condition module, or fit a model of normal behaviour to each one, on a copy of the tags that cannot write. The work order system receives the alerts, and no new mailbox is made.',
      checkpoint:
        'Reliability engineers have one shift to weigh an alert against oil and trend. Nobody but the plant manager can order a unit off.',
      first_step:
        'Rank the forced outages of 24 months by MWh or barrels that were lost, and the reliability engineer has six names by week’s end.',
      stop_test:
        'After 16 weeks, stop if under one in five alerts was a real fault. Stop as well if no true trip was called a day before.',
      alternative:
        'Hire someone for quarterly oil and vibration rounds, and fix limits in the historian on the worst ten machines.',
      risks: [
        {
          risk: 'Silence from the model is taken as health, and a planned check is dropped.',
          mitigation:
            'No inspection that the law or the maker wants is dropped unless a reliability engineer has put the change in writing.',
        },
        {
          risk: 'A link for data becomes a door between office and SCADA.',
          mitigation: 'Data flows out only, by DMZ or data diode, and the OT security lead tries to get back in.',
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
    {
      workflow:
        'Every portal is polled while people sleep, and each inverter compared with nearby ones and the weather. The desk starts at 8 am with few lines to read: string gone, offline, soiled, in shade, or Wi-Fi lost and nothing worse. Some get reset steps by message, others a van.',
      build:
        'Fetch readings with makers’ APIs or software that covers many brands, all into one table. Past output and the neighbours show what each ought to make. Faults are listed by kWh lost, and simPRO or ServiceM8 opens a job complete with serial number and date of warranty.',
      checkpoint:
        'Every flagged system has its daily curve viewed by the service coordinator, who then decides on a call or a van.',
      first_step:
        'Export the largest portal, and by Wednesday let the service coordinator tell you how many systems have sent nothing for 14 days.',
      stop_test: 'By week ten, look at 60 systems, the first that were flagged. Below half with a real fault, give up.',
      alternative:
        'One inbox for all the makers’ e-mail alerts, cleared at the start of each day, is free and quick to set up.',
      risks: [
        {
          risk: 'From hourly readings a stranger can learn when the owners are out.',
          mitigation:
            'Hide house load from the desk, which needs only fault type and output, and keep raw readings 13 months at most.',
        },
        {
          risk: 'Under cloud the list grows and grows, and staff learn to look away.',
          mitigation: 'It takes three clear days below the neighbours to be flagged, and a day’s list ends at 20.',
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
    {
      workflow:
        'A flight or patrol brings photos, stored by span, pole, pipe section or blade. The vision model finds what looks damaged and gives it a grade. An asset inspector takes those first, agrees or not, and whatever is real turns into a work order.',
      build:
        'Choose a product made for utilities, with models for blades, poles or corrosion on board, and train it further on 2,000 photos that your people graded. By GPS each image finds its asset number. Confirmed defects and their priority are written to the works system.',
      checkpoint:
        'It takes a qualified asset inspector to confirm a grade, and to look again at 5 % of pictures the model found clean, picked by chance.',
      first_step:
        'Have 500 recent photos, of a feeder, a pipe section or a set of blades, graded by two inspectors separately, and the asset manager has both by Friday.',
      stop_test:
        'Two inspectors agree on what is urgent among 2,000 photos. If by week 14 the model overlooks over 2 % of that, stop.',
      alternative:
        'Agree as a team on ten photos a week, store each by asset on a tablet, and let one picture guide show all grades.',
      risks: [
        {
          risk: 'A split in a cross-arm is passed as sound; wind from the north does the rest, and there is fire.',
          mitigation: 'Where fire risk is high the model may sort photos, but every one of them is graded by people.',
        },
        {
          risk: 'Flights capture residents, vehicles and yards by the way.',
          mitigation: 'Make faces and number plates unreadable at upload, and delete raw flights within 90 days.',
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
    {
      workflow:
        'Leads by e-mail, phone or web come with the address of a roof and a power bill. From these a layout is drawn and your price list applied. Warnings show where a roof is shaded or steep or the switchboard is full. A designer corrects all that and replies before the day is out.',
      build:
        'Draw in OpenSolar or Pylon, price from your list, and read bills by software. Photos of roof, phase and switchboard are on a checklist. The letter and later mails can come from a language model that is given the facts of the job and nothing more.',
      checkpoint:
        'The owner approves whatever falls below margin. String voltage, switchboard and layout are checked by the accredited designer each time.',
      first_step:
        'Find out by Thursday, for the 50 latest enquiries, when they came, when they were quoted, what came of it, and where the sales lead sees delay.',
      stop_test:
        'Should over one price in ten need mending, or should quotes be less than 30 % faster by week eight, stop.',
      alternative:
        'Four hours is the limit for ringing a lead; three fixed packages and a page on what to photograph make quoting simple.',
      risks: [
        {
          risk: 'You promise what the panels cannot save, and the buyer complains.',
          mitigation:
            'Savings are those the design tool finds on the customer’s bill, with both a high case and a low.',
        },
        {
          risk: 'A rebate or price out of date gets into a quote, and you are bound by it.',
          mitigation:
            'A list more than 14 days old blocks all quotes, since prices and certificate values are kept nowhere else.',
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
    {
      workflow:
        'Done, says the crew; and the signed form, photos, safety certificate and serial numbers are read at once. They are matched to the list of the programme. What is absent is reported to the installer before leaving the site, and the claim is filled in, so that your office need only lodge it.',
      build:
        'Use a checklist on phones that keeps a job open until all photos are in. Next comes software that reads dates, serial numbers, signatures and licence numbers, and matches them with job file and approved product list prior to lodging.',
      checkpoint:
        'A yellow field sends the claim to the compliance officer. So does chance, for one in ten of those that look clean.',
      first_step:
        'Sort 40 refused claims by reason, and on Friday, at the toolbox talk, the compliance officer tells crews the worst three.',
      stop_test:
        'If, in ten weeks, a third of refusals has not gone, stop. If serial numbers are read wrong in above 2 %, stop as well.',
      alternative:
        'A checklist of photos rides in each van, and no subcontractor is paid before all twelve items have come in.',
      risks: [
        {
          risk: 'A digit of the serial number is wrong, the audit finds it, and certificates go back.',
          mitigation: 'Should one character fail to match what the maker lists, the claim is not sent.',
        },
        {
          risk: 'A gap is filled by the tool with what nobody on site saw, and the statement is untrue.',
          mitigation: 'Show where each field came from, photo or form, and let a blank be a blank.',
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
    {
      workflow:
        'Tomorrow’s draft is there at 3 pm. It keeps suburbs together, matches licences and gear to jobs, and moves roofs that will be wet. Once the planner has added what a machine cannot know, customers have their text. On the day, each change flows through to what is left.',
      build:
        'Scheduling may be part of your field software already. If it is not, get an optimiser that takes account of skill, place, job length, the rain forecast and limits on fatigue. One day before, a text lets the customer reply and pick another time.',
      checkpoint:
        'Crew leaders can say no to work past the fatigue limit, with no questions asked. The draft itself is approved by 4 pm by the dispatcher.',
      first_step:
        'Keep a log for five days of what moved, what failed and who drove far, with the dispatcher’s reason next to each.',
      stop_test:
        'In week eight, stop if over 40 % of jobs in the draft are overruled. Stop too without 5 % more jobs per crew day.',
      alternative:
        'Friday is kept for rain, every other weekday has its zone, and the night before all customers are sent a text.',
      risks: [
        {
          risk: 'Each minute is planned, and to stay on time crews leave out the isolation check.',
          mitigation: 'Every crew has one hour free a day, and job times follow the slowest third of past safe work.',
        },
        {
          risk: 'An outage is put on another day, and nobody warns the life support home.',
          mitigation: 'Work at the address of someone on life support can be shifted by the outage coordinator alone.',
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
    {
      workflow:
        'Bills are compared, before they run, with weather, like homes, the tariff and the history of the site. If one looks wrong it is kept back and given a cause: vacant, misread, or the tariff or meter is not the right one. Officers clear such bills in groups.',
      build:
        'A step of scoring goes in after the billing system and ahead of print, with checks that are fixed and, behind them, a model of how much is usual. The queue of exceptions says why. Officers’ actions are fed back, so that dull flags become rare.',
      checkpoint:
        'The revenue manager looks at released bills of over $2,000. Before that, every group has been cleared, and the run signed, by a billing officer.',
      first_step:
        'Draw 100 rebills of the last quarter, and by Friday find the root causes, billing lead and metering analyst together.',
      stop_test: 'After three bill cycles, rebills for each 1,000 must have dropped 15 %. If not, stop.',
      alternative:
        'Before print, run ten hard rules as a report, such as two estimates one after the other or use three times last year’s.',
      risks: [
        {
          risk: 'Too much is held that was right, and cash is slow to come.',
          mitigation:
            'The 1 % that look oddest are held to begin with, and more only if officers agree with half or above.',
        },
        {
          risk: 'A home that uses less to save money is suspected of tampering.',
          mitigation:
            'No flag may trigger a tampering letter until a metering analyst has looked at reads and site note.',
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
    {
      workflow:
        'What comes in, by call, web or mail, is given a label straight away: outage, bill, move, hardship, complaint or danger. A person at once takes danger and life support. For the others a reply is prepared from the account, and an agent looks it over before sending.',
      build:
        'Start with outages shown live on web page and phone menu, which take the top off storms by themselves. A sorter for call notes and mailbox comes next, with replies made out of approved answers and account data only.',
      checkpoint:
        'Each morning 20 sorted items are checked for a wrong queue by the complaints officer. No draft leaves unread by an agent.',
      first_step:
        'Tag 300 contacts with the reason and a person able to answer, and on Friday the service lead has the numbers.',
      stop_test:
        'The trial lasts eight weeks. Miss one report of danger, or send over 5 % to the wrong queue, and it is done.',
      alternative:
        'Ten templates, pages that show outages and help with bills, and one keeper of the inbox for every half day will do.',
      risks: [
        {
          risk: 'Someone writes of a gas smell or a line on the ground, and it is queued as routine.',
          mitigation:
            'By fixed words, anything that hints at danger is sent to emergency staff at their desk, and the writer is asked to ring.',
        },
        {
          risk: 'A violent ex finds out an address or how a bill is paid.',
          mitigation: 'Flagged accounts are for the trained team alone, and drafting never touches them.',
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
    {
      workflow:
        'Some signs come early: use jumps, a direct debit is missed, a concession lapses, a plan breaks. Once a week they are gathered into a short list for the care team, who ring or text, say what help there is, and note the answer.',
      build:
        'Start simple, with five rules on what billing knows. A model may follow that ranks people by how likely they are to leave the next bill unpaid, to offer help earlier and for nothing else. Leave out family violence and health notes entirely.',
      checkpoint:
        'A score on its own sends nothing out. Each flag is checked, with the account open, by a care officer before any contact.',
      first_step:
        'By Friday the hardship team leader has gone through 50 files with a disconnection notice, and knows where trouble first showed.',
      stop_test:
        'If the list is used by anyone but the care team, stop. At ten weeks, stop if help is taken up by under one in four.',
      alternative:
        'Ring after a customer’s first failed direct debit, and on page one of every bill print the hardship number.',
      risks: [
        {
          risk: 'Staff use the help list to press for payment or to deny credit.',
          mitigation:
            'None but the care team may see the list, and each month the compliance lead checks the log of who looked.',
        },
        {
          risk: 'Language or postcode comes to mean poor, and the same people are rung over and over.',
          mitigation:
            'Name, postcode and language are not in the data, and by area you compare each quarter how many are contacted.',
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
        'After round two, no more fixes. At week nine, with over 5 wrong or outdated sources in 100 test answers, shut it.',
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
            'Run the assistant in an Australian tenant of your own, without single line diagrams or protection settings in release one.',
        },
      ],
    },
    {
      workflow:
        'Which form? Which clearance? Which earth switch? The technician asks the tablet, by voice or keys, and reads two lines with version and paragraph, page open beneath. Should no approved paper say, the tool admits it in plain words.',
      build:
        'Old versions go first. The network’s rules, manuals by the maker and approved procedures are then loaded to an internal assistant. Sources are quoted, rights are checked for each user, and unanswered questions are logged, so that owners can close gaps.',
      checkpoint:
        'Before work, crews open the page. Once a month the ten answers most in demand are reviewed by whoever owns the document.',
      first_step:
        'By the end of this week the document controller has the 60 procedures in most use on a list, with version, owner and date.',
      stop_test:
        'In week nine, when fixes have had their second round, over 5 bad or old citations in 100 test answers mean stop.',
      alternative:
        'Print a page of QR codes for the depot, delete what is out of date, and give each procedure one owner.',
      risks: [
        {
          risk: 'Someone trusts a withdrawn procedure, and the line is still live.',
          mitigation: 'Steps for live switching are refused, and a paper without a live approval date is not loaded.',
        },
        {
          risk: 'Drawings of your network go overseas to whoever runs the model.',
          mitigation:
            'Keep the assistant in your Australian tenant, and keep the first release free of single line diagrams and of settings for protection.',
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
    {
      workflow:
        'Bills are sent on to one mailbox. From each, dates, NMI, tariff, charges, kVA and kWh go to a table; sums are tested, and so are gaps between dates. If a row is odd it is shown with its PDF. Analysts skip the typing and look for savings.',
      build:
        'Tune a reader on 300 bills, so that it knows the ten retailers you deal with. It tests for a month that is absent, a sum that is off and a tariff that cannot be right. Power BI or the carbon tool gets the table.',
      checkpoint:
        'Each failed sum means that an analyst opens the bill. A senior’s signature comes before any report or tender.',
      first_step:
        'By Friday an analyst has put bills of five retailers, 100 in all, through two readers that can be bought today, and knows the error counts.',
      stop_test: 'Six weeks or 500 bills, then decide: if over one in ten needs fixing by hand, stop.',
      alternative:
        'Get billing files from retailers and NEM12 data from the meter agent, for which clients sign a letter of authority.',
      risks: [
        {
          risk: 'Demand is mistaken for use, and the savings you quote are false.',
          mitigation: 'Hold any bill whose rows differ from its dollar total by over $1.',
        },
        {
          risk: 'A bill gives away who rents, and the account it is paid from.',
          mitigation:
            'Payment details are masked at the door, each client’s bills are kept apart, and the contract’s end deletes them.',
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
            'Remove names ahead of reading, settle with health and safety reps what the tool is for, and show what got fixed.',
        },
        {
          risk: 'Few words were written about something terrible, so it goes down as slight.',
          mitigation:
            'If a vehicle, gas, voltage or height is mentioned, a human reads the report, no matter how it was tagged.',
        },
      ],
    },
    {
      workflow:
        'Permits, hazard cards and reports of incidents are gone through overnight. Like is put with like. Whatever could have cost a life is marked, as is any permit at odds with the work. The safety adviser opens the day on ten items, where there were two hundred.',
      build:
        'A language model reads what people wrote in the safety system and tags its cause, control, energy source and worst likely outcome. You see clusters for each site and type of crew. Advisers put tags right, which makes the next run better.',
      checkpoint:
        'On the day itself, high items are all read by the HSE adviser, and so are 10 % of the others, at random.',
      first_step:
        'Grade 150 recent reports by what might have happened, one rep and the HSE adviser together, and be done by noon this Friday.',
      stop_test:
        'If reports fall 15 % in three months, stop. Stop as well if more than one of twenty high-potential events gets by.',
      alternative:
        'Go through all cards for 20 minutes a week with two supervisors, and put one thing right where all can see.',
      risks: [
        {
          risk: 'Fear of being rated makes crews go quiet.',
          mitigation:
            'Take names out first, get reps for health and safety to agree on the purpose, and tell all what was put right.',
        },
        {
          risk: 'A grave event in a few words is filed among the small ones.',
          mitigation: 'Any mention of gas, height, a vehicle or voltage brings a person to read it, whatever its tag.',
        },
      ],
    },
  ],
  'energy/parts-and-invoices': [
    {
      workflow:
        'In the evening, jobs on the books become a list of parts, held to what is on order, in vans and on the shelf. Buyers see what to order, and how long each part takes to come. Later each invoice is tied to its job and order; if prices differ, you know ahead of paying.',
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
    {
      workflow:
        'Every night the jobs booked are worked out in parts and compared with vans, shelf and what is on its way. The buyer receives an order in draft that shows lead times. An invoice, when it comes, is checked with job and order, so that a price gap is seen while there is time.',
      build:
        'Define a kit for each type of job in the software you use. Scan what comes in and what goes out. A sheet for reordering looks ahead eight weeks. To match invoice lines and orders, there is a reader in Xero and in Dext.',
      checkpoint:
        'Accounts holds back payment unless docket, order and price are within 2 %. The purchasing officer says yes to every order.',
      first_step:
        'Count the dearest parts, twenty of them, on shelf, in vans and on screen, a task for the store keeper by Thursday night.',
      stop_test: 'At ten weeks, stop unless hold-ups are down a fifth and the count is no more than 5 % out.',
      alternative:
        'Small parts live in two bins, each system size has a fixed kit, and orders go in on one day of the week.',
      risks: [
        {
          risk: 'An inverter taken off the approved list arrives in bulk, worth no rebate.',
          mitigation: 'The list of approved products, as it stands that day, is checked for each order in draft.',
        },
        {
          risk: 'Records say it is on the shelf, but a van took it.',
          mitigation: 'Friday is when twenty parts, the dearest, are counted and any gap is mended.',
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
    {
      workflow:
        'By noon software has judged, from gauges, weather and earlier use, when every tank will be empty. It drafts the next day’s runs for each truck and product, and the planner moves what needs local knowledge. Drivers key cylinders and litres into a phone, and the invoice is out by night.',
      build:
        'Delivery history with degree days gives a days-to-empty, and gauges go where tanks run dry most often. Routing must allow for product, load limits and access to the tank. The ledger is fed from the driver’s phone, and paper dockets go.',
      checkpoint:
        'Anyone shown with under three days left is rung by the delivery planner, who signs all runs before 3 pm.',
      first_step:
        'Cost each run-dry and each emergency drop of the past winter, plot a week of runs, and the planner is done by Friday.',
      stop_test:
        'If run-dry calls rise in a month, stop. By week eight, each drop must take 7 % fewer kilometres, or stop too.',
      alternative:
        'Customers can send a picture of the gauge, districts each have a day, and whoever orders early gets a small credit.',
      risks: [
        {
          risk: 'Going by the forecast, half a tank is left, so a nursing home or a hospital is passed over.',
          mitigation: 'At critical sites a gauge is a must, and so is a delivery day that planning leaves alone.',
        },
        {
          risk: 'A tight run keeps a tanker driver at the wheel beyond the fatigue limit.',
          mitigation: 'Hours and rest are hard limits in the planner, and any driver is free to stop.',
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
    {
      workflow:
        'One number belongs to one machine or one site. Crews fill in job cards by phone: photo, cause from a few choices, serial number. Nobody in the office types them again. It is plain to everyone what is where and what work it has had.',
      build:
        'Stay with job or asset software that you own. Put in first the sites with most income, merge what is there double, and settle ten causes for faults. Then take crews off paper, one by one. It is no AI, but later steps need it.',
      checkpoint: 'Each Friday, cards without a cause are found by the planner and go back to whoever leads the crew.',
      first_step:
        'Give a number to each of the 50 busiest sites, and have the planner test the phone form on one crew, for a week.',
      stop_test: 'If week eight shows a cause on under 70 % of closed jobs, the form is wrong: stop and think again.',
      alternative:
        'For five people, one locked list of sites in a shared spreadsheet and a phone form to fill it are enough.',
      risks: [
        {
          risk: 'Dots in every box show that crews take the form for a spy.',
          mitigation: 'Two crew leaders should design the form, and under ten taps should fill it.',
        },
        {
          risk: 'Thirty years of history are to be cleaned, and it goes on for ever.',
          mitigation: 'Enter assets in use, and correct an older one at its next visit.',
        },
      ],
    },
  ],
  'energy/leak-and-burst': [
    {
      workflow:
        'Overnight, what runs into each zone with a meter is compared with the lowest flow it normally shows. Those that creep up are put in order of water gone. On the doubtful main a crew listens, repairs the fault, and signs off with cause, pipe and place. That sharpens the next list.',
      build:
        'Zones that already carry a flow meter come first. Your telemetry or SCADA supplier may sell a leak module; a simple rule on the lowest night flow does as well. Put pressure loggers on the oldest pipes, and give every find its asset number.',
      checkpoint:
        'Each morning the network operator goes through the ranked zones and says who goes out. To shut a main is up to the crew leader.',
      first_step:
        'Write down which zones have a flow meter that works, and chart a month of night flow for the largest five.',
      stop_test: 'Give it six months. Of every three call-outs at least one must turn up a leak, or it ends.',
      alternative:
        'Once a week, somebody reads the zone meters at night, between two and four, and then walks whichever zone is worst.',
      risks: [
        {
          risk: 'Crews are called from bed for nothing, and soon trust no list.',
          mitigation:
            'Let two nights over the limit pass before a crew goes, and each month add up the digs that were dry.',
        },
        {
          risk: 'The meter itself is off, so it shows a leak that is not there or covers a real one.',
          mitigation: 'Test each zone meter once in the year, and again ahead of digging in a zone for the first time.',
        },
      ],
    },
    {
      workflow:
        'Every metered zone has a usual low at night, and the flow is held up to it. Software lists drifting zones, most water lost first. The crew follows the main by ear, fixes the leak, and records where it was, in what pipe and why. With each job the list gets better.',
      build:
        'Work only where flow meters exist to begin with. Minimum night flow and a plain limit can be enough; otherwise take the leak module that comes with SCADA or telemetry. Old pipes get pressure loggers as well, and all finds are filed by asset number.',
      checkpoint:
        'Who is sent where is for the network operator, after a morning look at all zones on the list. Only the crew leader decides that a main is shut.',
      first_step:
        'Find out where flow meters still work, then take the five biggest zones and plot how they ran at night over the past month.',
      stop_test: 'If, six months on, a leak was found on less than one in three call-outs, give it up.',
      alternative:
        'By hand it goes like this: meters are read once weekly in the small hours, from two to four, and the worst zone is walked.',
      risks: [
        {
          risk: 'Too many alarms are false, and those who turn out at night lose faith.',
          mitigation: 'No call-out before the limit was passed on two nights, and keep a monthly tally of dry digs.',
        },
        {
          risk: 'Drift in a meter can pass for a leak, and can also mask one.',
          mitigation: 'Have zone meters checked once every year, and always before a new zone sees its first dig.',
        },
      ],
    },
  ],
}

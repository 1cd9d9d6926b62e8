import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'construction/quantity-takeoff': [
    {
      workflow:
        'A set of plans arrives. Fittings, slabs, walls and doors are counted and marked where they stand, and changes in a fresh revision stand out. The estimator goes over every mark, puts it right and applies your rates.',
      build:
        'Buy a takeoff tool that counts for you (Togal, PlanSwift, Cubit and others), can compare revisions, and is tuned to the trades you run. Tie what it measures to your library of rates.',
      checkpoint:
        'For tenders over $250,000, another estimator works out the ten biggest quantities by hand before they leave.',
      first_step:
        'Get a trial licence, measure a job you have already built, and hold the result against what you bought.',
      stop_test: 'Try three jobs; after the estimator has checked, a main item that is over 5 % off means stop.',
      alternative:
        'Work up a first price from the square-metre rates of ten recent jobs, and measure in full where you have a good chance.',
      risks: [
        {
          risk: 'Sheets at the wrong scale, or badly scanned, put all rooms out by 10 %.',
          mitigation: 'Before you start, test two lengths you know on every sheet, and send back any that are wrong.',
        },
        {
          risk: 'Work that lives in specs and notes has no lines on the plan, so nobody prices it.',
          mitigation: 'Each trade needs a checklist of undrawn items, gone through for all tenders.',
        },
      ],
    },
  ],
  'construction/quotes-and-enquiries': [
    {
      workflow:
        'Someone rings, sends a photo or fills in a web form. Five fixed questions follow, then a time to visit, and a job card opens. Once the visit is over, photos and spoken notes turn into a quote with price lines, exclusions and scope. The tradesperson goes through it and sends it.',
      build:
        'Add call answering and drafted quotes to your job app, be it simPRO, Fergus, Tradify or ServiceM8. Load your exclusions and price list. A text on day 3, and again on day 10, asks how things stand.',
      checkpoint: 'No quote goes out unless the licensed tradesperson has set its price and read it through.',
      first_step:
        'Keep a one-week log of who asked, how they found you, what job it was and how many hours they waited for an answer.',
      stop_test: 'If quotes are still slower than two days from the visit at week six, give it up.',
      alternative:
        'Hold three templates on your phone, pay a service to answer calls, and chase quotes for an hour on Fridays.',
      risks: [
        {
          risk: 'The draft forgets access, asbestos or rock, and that work goes unpaid.',
          mitigation: 'For every quote someone ticks off the trade’s exclusions, line by line.',
        },
        {
          risk: 'Somebody smells gas or sees a live wire, and is told to wait for a price.',
          mitigation:
            'Words such as flood, burst, sparks or gas ring the on-call mobile, and the caller hears the emergency number.',
        },
      ],
    },
  ],
  'construction/programme-and-trade-sequencing': [
    {
      workflow:
        'In the afternoon supervisors mark off finished work. By morning the programme has moved on, allowing for lead times and rain, and points to bookings over three weeks that no longer fit. New dates go to trades by text once the supervisor says yes.',
      build:
        'Lay a live look-ahead of six weeks over the scheduling tool you run. Use true task times from old jobs, and have trades confirm by text. If you build homes in volume, begin with 40 standard tasks.',
      checkpoint: 'On Mondays the construction manager and all supervisors go over the look-ahead for three weeks.',
      first_step: 'Go back through ten completed jobs and write a cause next to every week that was lost.',
      stop_test: 'Ten weeks should lift tasks finished to plan by 5 points; anything less and you stop.',
      alternative: 'Meet the trades once a week at a wall covered in sticky notes and pull-plan together.',
      risks: [
        {
          risk: 'To look good, a supervisor ticks too soon, and the slab no longer matches the plan.',
          mitigation: 'Want a photo with every stage tick, and have the construction manager visit one site each week.',
        },
        {
          risk: 'After five texts with new dates, a small trade walks away.',
          mitigation: 'Five working days ahead stay fixed unless the supervisor rings in person.',
        },
      ],
    },
  ],
  'construction/site-diary-and-records': [
    {
      workflow:
        'On his round the supervisor takes photos and speaks for three minutes. From that comes a diary entry on instructions, delays, deliveries, weather and crews. It is corrected and signed ahead of knock-off. Photos go into folders for each trade and area.',
      build:
        'Raken, Dashpivot and the Procore daily log can take a spoken diary; set yours up under the headings you use. Recorded meetings yield minutes, each action with a date and a name.',
      checkpoint:
        'No supervisor goes home before reading and signing the day’s diary. Every week the project manager looks at two.',
      first_step:
        'Let two supervisors speak their diaries for a week, keep paper going as well, and see what either one lacks.',
      stop_test: 'At four weeks, if 8 in 10 days on site do not have a signed diary, end it.',
      alternative: 'Print a pad of one-page diaries to tick, and at 3 pm send the office a photo.',
      risks: [
        {
          risk: 'Something was merely discussed, yet the diary says it was instructed, and that weighs in a claim.',
          mitigation:
            'Keep delays and instructions in boxes of their own, typed or confirmed by the supervisor, each word.',
        },
        {
          risk: 'A chat in the site shed is caught on record.',
          mitigation:
            'Let it listen only once a button is pressed, warn whoever is there, and wipe the sound at 14 days.',
        },
      ],
    },
  ],
  'construction/variations-and-claims': [
    {
      workflow:
        'The tool reads drawing changes, site instructions and mail on arrival. When something looks like a variation, it works out the contract’s notice date and pulls photos and lines from the diary. Pricing and sending are done by the contract administrator.',
      build:
        'Set a watcher over the drawing register and project mail. Give it each contract’s notice periods in a table, and let it draft one notice per event. Diary and cost system supply the progress claims.',
      checkpoint:
        'Claims and notices bear the contract administrator’s signature, and over $50,000 the director reads them too.',
      first_step:
        'Go over three recent jobs and note for each extra when the work was done, when you claimed and when money came.',
      stop_test: 'At eight weeks, compare with events the team already knew; if it found under 7 in 10, stop.',
      alternative:
        'Hang a page on the contract where all can see it, keep a variation book, and start nothing unsigned.',
      risks: [
        {
          risk: 'A special condition altered the time limit, nobody noticed, and a right is lost.',
          mitigation:
            'When the contract starts, one person keys in every notice period and another checks it; counting is all the tool does.',
        },
        {
          risk: 'If each mail sets off a claim, goodwill on the job is gone.',
          mitigation: 'Once a week, for half an hour, the project manager chooses what to give notice of.',
        },
      ],
    },
  ],
  'construction/safety-observations': [
    {
      workflow:
        'Inspections, prestarts and hazard cards arrive as photos and text. They are sorted by site and hazard, with an instant flag on the grave ones and a list of late actions. Where to spend Monday is up to the safety manager.',
      build:
        'Run a reader across paper scans or what sits in Procore or HammerTech. It yields a page each week, plus alarms that your safety manager has chosen. At induction, let it look for lapsed tickets.',
      checkpoint:
        'Grave reports are read that same day by the safety manager, who also visits the two worst sites every week.',
      first_step:
        'Lay out 100 recent hazard cards on a table, group them yourself, and work out how long each fix was in coming.',
      stop_test:
        'Tune it in two rounds; if it then overlooks even one of 200 old reports that the safety manager would call grave, drop it.',
      alternative: 'Give supervisors half an hour a week to read every card out and choose three things to mend.',
      risks: [
        {
          risk: 'Someone reports a scaffold tie that is loose; it goes under housekeeping, and no one turns up.',
          mitigation:
            'Any word on gas, live power, cranes, trenches or falls pages the supervisor straight away, no matter the label.',
        },
        {
          risk: 'If crews think a card will be turned on them, the cards stop.',
          mitigation: 'Leave names out of the page each week, and settle terms with the safety reps before you begin.',
        },
      ],
    },
  ],
  'construction/defects-and-quality': [
    {
      workflow:
        'When work reaches a hold point, the trade shoots a fixed set of photos. Gaps in the set and probable faults are pointed out, and the supervisor goes to look and signs. Each defect is sent to its trade with date, place and photo. Those that come back are tallied by detail and trade.',
      build:
        'Put one photo list for each hold point into your site app. Begin with spotting views that are absent; hints of faults can follow. On bigger sites, a weekly 360-degree walk leaves a dated view of what linings hide.',
      checkpoint: 'Hold points are seen by the supervisor in the flesh, and those the law requires by the certifier.',
      first_step:
        'Group what was wrong at five recent handovers by detail and trade, then pick out the five that keep coming.',
      stop_test: 'Five jobs from now, handover defects must be 10 % lower, or the work ends.',
      alternative: 'Laminate each trade’s hold points, and pay once six photos are on file.',
      risks: [
        {
          risk: 'People treat the photo as the inspection, and a fault vanishes behind the lining.',
          mitigation: 'Closing a hold point takes the supervisor’s signature at the site; the app has no way to do it.',
        },
        {
          risk: 'Neighbours’ gardens, number plates or people appear in shot.',
          mitigation: 'As photos are loaded, blur any face, and let nobody but the project team into the store.',
        },
      ],
    },
  ],
  'construction/supplier-invoices-and-dockets': [
    {
      workflow:
        'Dockets come as phone photos and invoices by mail. Each line is read, held against rate, docket and order, and given a likely cost code and job. Where it does not fit, the office sorts it out. On Mondays the project manager has cost next to budget.',
      build:
        'Link invoice capture to the orders in Xero, Buildxact, simPRO or Jobpac. Add a register of hired gear which on Fridays asks if it can go back.',
      checkpoint: 'Each week’s job costs need the project manager’s yes. Payment runs wait for the director.',
      first_step: 'Go through 100 invoices and tally how many lack a job code, a docket or an order.',
      stop_test: 'At six weeks, at least half should need no keying at all; if not, stop.',
      alternative:
        'Write once to suppliers that bills without an order number go unpaid, and give them a single address.',
      risks: [
        {
          risk: 'Thieves copy an invoice, put in their own account, and it is paid.',
          mitigation:
            'Let two people act on a change of bank, after ringing a number you trust, and keep the reader out of it.',
        },
        {
          risk: 'Streets with one name on two sites send costs to the wrong job.',
          mitigation: 'Insist on order numbers; if one is missing, ask the project manager and do not guess.',
        },
      ],
    },
  ],
  'construction/contract-and-spec-search': [
    {
      workflow:
        'From site a supervisor wants the slump for footings, or what notice rain calls for. Up come the clause and the latest revision of the sheet. When two papers do not agree, he sees both, along with a draft RFI.',
      build:
        'Give every project its own assistant that reads the live register and no stray copies, and that shows page and clause. Point it at old bids too, so that new submissions rest on jobs you did build.',
      checkpoint: 'Nothing is built, and no RFI leaves, until the project engineer has looked at the page it quotes.',
      first_step: 'On a single job gather 60 questions supervisors truly had, each with the clause that answers it.',
      stop_test: 'In week five put the 60 questions to it; with over 5 wrong or drawn from an old revision, stop.',
      alternative:
        'Keep a single register, post QR codes that open the live sheet, and sum up the spec by trade in ten pages.',
      risks: [
        {
          risk: 'The sheet it cites has been replaced, and the pour follows the wrong one.',
          mitigation:
            'Read just what the register holds as current, update hourly, and state the revision letter every time.',
        },
        {
          risk: 'Someone loads standards that the licence does not let you copy.',
          mitigation: 'Keep no text; hold the clause number with a link to the copy you have paid for.',
        },
      ],
    },
  ],
  'construction/plant-and-fleet': [
    {
      workflow:
        'Each day brings prestarts, fault codes and hours. From them the tool names machines that want a fitter next week, those that sit still, and hire you might stop. Services are booked for wet days by the plant manager, who also shifts machines about.',
      build:
        'Bring hire lists and the makers’ telematics together on a single board that shows idle days, service by hours and hints on what to off-hire. Tag small tools where the losses make it worth while.',
      checkpoint:
        'A machine returns to work on a qualified fitter’s signature, and goes off hire on the plant manager’s.',
      first_step:
        'Take one week to visit all sites, note owner, hours and last service for each machine, and tally those standing still.',
      stop_test: 'After three months, hire spend for each working day must be 7 % lower; if it is not, give up.',
      alternative: 'Go over the hire register on Fridays at 10 am, and add a column for service to your job board.',
      risks: [
        {
          risk: 'Green on the board keeps a machine running although its brake is soft.',
          mitigation: 'If a prestart fails, that machine is parked, and no score or hour count can say otherwise.',
        },
        {
          risk: 'Operators feel watched and switch the units off.',
          mitigation: 'Say openly what you log, stop at the end of work hours, and keep speed away from talks on pay.',
        },
      ],
    },
  ],
  'construction/cost-and-margin-forecast': [
    {
      workflow:
        'Monday’s figures for progress, claims, commitments and costs give every job a forecast of cash and end cost. Trades that stray from the curve they normally follow are marked. It is up to the project manager to act or explain. Directors read five lines on each.',
      build:
        'Build cost to complete into your cost system, with curves for each trade drawn from old jobs. Next show margin as a range. When 50 jobs carry codes for won, lost or money lost, put a score on bids.',
      checkpoint:
        'Forecasts bear the project manager’s signature. Where one shifts by 2 points, a director wants to know why.',
      first_step:
        'For three completed jobs, put final cost, each month’s forecast and the tender next to one another, trade by trade.',
      stop_test:
        'Over four month-ends the true figure should fall inside the range on 7 in 10 jobs or more; below that, stop.',
      alternative:
        'On the last Friday, sit with the supervisor and fill in one page of cost to complete for every job by hand.',
      risks: [
        {
          risk: 'Suppliers bill late, so until the end a job seems to earn more than it does.',
          mitigation: 'Count a commitment on the day you order, and show unordered work in red.',
        },
        {
          risk: 'To dodge Monday’s call, figures are made to look calm.',
          mitigation: 'Each month the commercial manager takes the drawings to site and goes through two jobs.',
        },
      ],
    },
  ],
  'construction/materials-and-deliveries': [
    {
      workflow:
        'Takeoff and programme tell you what a stage calls for and the date to order it. Every week the tool shows orders that fall due, how long they take and which may slip. Orders are grouped and placed by the buyer, who agrees delivery times with the supervisor.',
      build:
        'Make a calendar of orders out of stage dates and the lead times suppliers truly keep, plus what each type of house or job uses up. Service trades need a par list for every van, built on parts that past jobs took.',
      checkpoint: 'By Wednesday noon the supervisor has said yes to that week’s orders.',
      first_step: 'For two weeks log every trip to the hardware store: what for, how many minutes, what it cost.',
      stop_test: 'Two months should put on-time deliveries up by 5 points; if they fall short, give it up.',
      alternative:
        'List long-lead items when you sign the contract, and give every site two set days a week for deliveries.',
      risks: [
        {
          risk: 'Materials turn up too soon, get wet, and are ruined or taken.',
          mitigation:
            'Hold an order until the stage before it is ticked off, and have costly goods arrive the day they are used.',
        },
        {
          risk: 'A substitute costs less but was never tested.',
          mitigation: 'For structural, wet-area and fire items, no order goes out until you hold the certificate.',
        },
      ],
    },
  ],
  'construction/subcontractor-and-licence-checks': [
    {
      workflow:
        'Ahead of day one, the trade is sent a link for its tickets, insurance and licence. Dates, cover and names are read off, and licences are looked up on the public registers. Within the hour the trade hears what is missing. The office deals with the remainder, and reminders go out before papers lapse.',
      build:
        'Buy a portal for prequalification, such as HammerTech or Felix, that reads documents and warns of expiry. Link it to payment, so gaps come to light before a claim falls due.',
      checkpoint: 'Subcontracts go out when the contract administrator has said yes to that trade by name.',
      first_step:
        'Today, pick one site, look at the insurance and licence of all who are there, and tally what is missing.',
      stop_test: 'Two months in, if over 5 % of those on site lack a paper, give it up.',
      alternative:
        'Keep expiry dates on one spreadsheet, sort it every month, and let nobody through the gate without papers.',
      risks: [
        {
          risk: 'A forged certificate slips by.',
          mitigation:
            'Ring the broker on cover over $5 million, and look up each licence number where the public register lists it.',
        },
        {
          risk: 'Faced with 40 papers, a good small trade gives up.',
          mitigation:
            'Match the list to the danger, so that low-risk jobs need five papers, which your office may upload for them.',
        },
      ],
    },
  ],
  'construction/client-updates': [
    {
      workflow:
        'On Thursdays photos, diary and programme become a draft note to the client on what is done, what comes next and what they must decide. The supervisor alters two lines, and off it goes. Notes from neighbours and clients are ranked by how urgent they are, with replies begun.',
      build:
        'Use the portal you already pay for, Buildertrend or another, to draft updates and to show selections with their final dates. One common mailbox ranks maintenance and complaints by date due and kind.',
      checkpoint: 'Updates go past the supervisor, and any answer to a complaint goes past the construction manager.',
      first_step: 'Gather what clients and neighbours wrote in one week, and group it by the real question behind it.',
      stop_test: 'Six weeks on, calls from clients should be 15 % fewer; if they are not, end it.',
      alternative:
        'Ring at 4 pm every Thursday, and hand over one page of selections with dates when the contract is signed.',
      risks: [
        {
          risk: 'A cheerful note names a date, and in time it is held to be a promise.',
          mitigation:
            'Take dates straight from the programme, call them “current plan”, and give formal notice when they move.',
        },
        {
          risk: 'News of a crack or leak sits below a chipped wall in the pile.',
          mitigation:
            'If a message speaks of structure, gas, power or water, the coordinator’s phone rings inside the hour.',
        },
      ],
    },
  ],
}

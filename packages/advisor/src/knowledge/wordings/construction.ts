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
    {
      workflow:
        'Once plans are loaded, software counts the slabs, doors, fittings and walls and puts a mark on each. It also shows where a later revision differs. It is the estimator who reviews these marks, corrects them and prices the job at your own rates.',
      build:
        'Cubit, Togal, PlanSwift and others sell takeoff with automatic counts. Choose one that compares revisions, set it up trade by trade, and let its numbers flow into the rates you keep.',
      checkpoint:
        'Any tender beyond $250,000 has its ten main quantities worked again by hand, by a second estimator, while it is still in the house.',
      first_step:
        'Borrow a licence on trial, take off one completed job again, and see how it sits with the materials you paid for.',
      stop_test:
        'The test is three jobs. If any main item, once checked by the estimator, is still off by above 5 %, let it go.',
      alternative:
        'Your last ten jobs give a rate per square metre, good enough for a first price; measure fully only when the odds are good.',
      risks: [
        {
          risk: 'A scan or a scale error can throw each room’s area out by 10 %.',
          mitigation: 'On all sheets compare two lengths that you are sure of, and refuse those where they differ.',
        },
        {
          risk: 'Notes and specs ask for things that no drawing shows, and these go unpriced.',
          mitigation: 'Run every tender past a list, by trade, of what is never on the plans.',
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
    {
      workflow:
        'Whether by photo, phone or web form, each enquiry meets the same five questions, is given a time for a visit and becomes a job card. What the tradesperson says and photographs there is turned into scope, exclusions and prices. He looks it over before it leaves.',
      build:
        'Keep the app you run jobs in (Fergus, ServiceM8, simPRO, Tradify) and add drafted quotes and an answering line to it. It works from your price list and usual exclusions, and follows up by text on days 3 and 10.',
      checkpoint:
        'Price is set, and each quote read, by the tradesperson who holds the licence. Until then it stays put.',
      first_step:
        'All this week, note each enquiry: the job, where it came from, and the hours before anyone got back to them.',
      stop_test: 'By six weeks a quote should follow its visit within two days. If that is not so, stop.',
      alternative: 'A phone with three ready templates, an answering service, and one hour every Friday to chase.',
      risks: [
        {
          risk: 'Rock, poor access or asbestos is not in the draft, so you bear the cost.',
          mitigation: 'The exclusions of that trade are ticked singly before any quote can go.',
        },
        {
          risk: 'A person in danger from gas or a bare wire is treated as a sales lead.',
          mitigation:
            'Calls that speak of gas, flood, sparks or a burst skip the queue to the mobile on call, and the emergency number is given.',
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
    {
      workflow:
        'Each afternoon the supervisors record progress. During the night the tool carries the programme forward with weather and lead times, and finds bookings in the coming three weeks that will clash. The supervisor passes the new dates, and texts go to the trades.',
      build:
        'Your scheduling tool stays. Above it sits a live view of the next six weeks, fed by how long tasks took on earlier jobs, with trades who confirm by text. Volume home builders can start from their 40 standard tasks.',
      checkpoint: 'All supervisors meet the construction manager every Monday to go through the coming three weeks.',
      first_step: 'Find ten jobs that are finished, look for weeks that slipped, and put a reason to each.',
      stop_test:
        'If, in ten weeks, the share of tasks done to plan has not grown by 5 points, there is no case for it.',
      alternative: 'Each week, get the trades to a wall, hand out sticky notes and do some pull-planning.',
      risks: [
        {
          risk: 'Tasks get ticked before they are done, and plan and slab drift apart.',
          mitigation:
            'No stage is ticked without its photo, and each week the construction manager goes round one of the sites.',
        },
        {
          risk: 'Small firms that are sent five changes of date will work for someone else.',
          mitigation:
            'Lock the five working days to come, and let a call from the supervisor be the one way to change them.',
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
    {
      workflow:
        'Three minutes of talk and some photos on a walk are all the supervisor gives. Out of these the tool makes the day’s entry: weather, crews, delays, instructions and what was delivered. He reads, mends and signs it by knock-off. Photos are sorted by trade and by area.',
      build:
        'Take the app you have on site, Procore’s daily log, Raken or Dashpivot, and let people speak into it under your own headings. Meetings that are recorded become minutes, which name who must act and by when.',
      checkpoint:
        'The diary is signed on site, by the supervisor, after reading it through. A sample of two a week goes to the project manager.',
      first_step:
        'For a week, have two supervisors keep a spoken diary next to the written one, then look for gaps in each.',
      stop_test: 'Four weeks on, count the site days with a signed diary. If fewer than 8 in 10 have one, stop.',
      alternative: 'Tick boxes on a one-page pad will do, so long as the office has its photo by 3 pm.',
      risks: [
        {
          risk: 'Talk of an instruction becomes an instruction in the record, and a claim may turn on it.',
          mitigation:
            'For delays and for instructions the supervisor has fields to fill in or confirm, and he goes through them word for word.',
        },
        {
          risk: 'The microphone takes in what people say in private at the shed.',
          mitigation:
            'It runs on a button and no other way; all present are told, and after 14 days the sound is gone.',
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
    {
      workflow:
        'As mail, instructions from site and new drawings come in, the tool looks for extras. For each it gives the last day for notice under that contract, with photos and diary entries attached. The contract administrator puts a price to it and gives notice.',
      build:
        'Software keeps watch on project mail and on the drawing register. It knows, from a table, how long each contract allows for notice, and writes a draft for every event. Progress claims are filled in out of the diary and the cost system.',
      checkpoint:
        'It takes the contract administrator’s name to send a claim or notice, and the director’s eye for those past $50,000.',
      first_step:
        'Look at three past jobs and write down, for all extras, the dates of doing, claiming and being paid.',
      stop_test:
        'The team knows what happened in those eight weeks. If the tool saw fewer of these events than 7 in 10, end it.',
      alternative:
        'Keep the contract on one page on the wall of the site, write extras in a book, and let no one start before a signature.',
      risks: [
        {
          risk: 'Special conditions change the clock, the tool counts wrong, and you lose a right.',
          mitigation:
            'Notice periods are entered by one person and checked by a second as the contract begins; the tool does no more than count down.',
        },
        {
          risk: 'Notices sent over every mail turn the other side against you.',
          mitigation: 'Which events deserve a notice is for the project manager, in half an hour each week.',
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
    {
      workflow:
        'Cards, inspections and prestarts reach the tool as words and pictures. It sorts by type of hazard and by site, raises grave cases on the spot and shows what is overdue. With that, the safety manager plans Monday’s visits.',
      build:
        'HammerTech, Procore and scanned paper can all be read. You get one page a week, and an alarm list drawn up by your safety manager. Induction is the place to check when tickets run out.',
      checkpoint:
        'What is marked grave is read by the safety manager before the day is out. The two sites that look worst get a visit each week.',
      first_step: 'Sort 100 hazard cards into piles by hand, and note against each how long it took to be fixed.',
      stop_test:
        'You have two rounds of tuning. If a report that the safety manager holds to be grave is then missed among 200 from the past, stop.',
      alternative: 'All supervisors sit for half an hour weekly, hear each card and agree three fixes.',
      risks: [
        {
          risk: 'A scaffold has a loose tie, but the report lands with housekeeping and is left.',
          mitigation:
            'Whatever class it gets, mention of a trench, crane, fall, gas or live power pages a supervisor at once.',
        },
        {
          risk: 'Fear that a card will count against them keeps people from writing.',
          mitigation: 'No names appear in what is shown weekly, and safety reps have a say in the rules first.',
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
    {
      workflow:
        'Every hold point has its list of photos, taken by the trade. The software sees which are missing and where a fault is likely, but it is the supervisor who inspects and signs. Trades are sent their defects, with place, photo and date. Repeat faults are counted for each trade and detail.',
      build:
        'Your site app can carry the photo lists, one per hold point. Have it check first that no view is missing, and later hint at faults. Large sites gain from a 360-degree walk each week, dated, before linings go on.',
      checkpoint:
        'A hold point is inspected by the supervisor on the spot, and where it is mandatory, by the certifier too.',
      first_step:
        'Take the last five handovers, sort all defects by trade and by detail, and write up the five most common.',
      stop_test: 'Look at the five jobs that follow. Less than 10 % off handover defects, and you should end it.',
      alternative: 'Each trade has a hold-point card in plastic, and is paid when its six photos are in.',
      risks: [
        {
          risk: 'The photos look fine, nobody goes to see, and the lining covers a fault.',
          mitigation: 'Software may not close a hold point at all; it needs the supervisor, there, with a pen.',
        },
        {
          risk: 'Pictures take in faces, plates and the yard next door.',
          mitigation: 'Faces are blurred on the way in, and the store opens for the project team and no one else.',
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
    {
      workflow:
        'Software reads the invoices in your mail and the dockets snapped on phones. It compares order, rate and docket, and suggests where the cost belongs. Odd ones are cleared in the office. Come Monday, the project manager can hold true cost up to the budget.',
      build:
        'Capture invoices against purchase orders in simPRO, Xero, Jobpac or Buildxact. A hire register belongs with it: every Friday it asks of each item, do you still want this?',
      checkpoint:
        'On each job the project manager passes the week’s costs. It is a director who lets a payment run go.',
      first_step: 'Pull 100 invoices and see how many came with no docket, no order or no code for the job.',
      stop_test: 'Less than half going through untyped by week six means it does not work here.',
      alternative: 'Tell all suppliers by letter: one mailbox, and no money without the number of an order.',
      risks: [
        {
          risk: 'Someone fakes a known supplier’s bill with another bank account, and you pay.',
          mitigation:
            'Two people and a call to the number on record stand before any new bank details, and software may not alter them.',
        },
        {
          risk: 'Two sites lie on streets of one name, so a cost goes to the wrong one.',
          mitigation: 'Bills need an order number, and those that have none are the project manager’s to place.',
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
    {
      workflow:
        'Which slump do the footings need? What notice does wet weather call for? The supervisor asks by phone and is shown clause and sheet as they now stand. Should two papers disagree, he gets the pair, and an RFI is prepared.',
      build:
        'Each project has an assistant that knows the register as it is today and nothing off somebody’s desk. Page and clause come with the answer. The same can draw on past bids when you write new ones, as long as you built what they say.',
      checkpoint: 'Before an RFI goes or work is built, the page in question has been opened by the project engineer.',
      first_step:
        'Ask supervisors on one job for 60 things they needed to know, and write the proper clause next to each.',
      stop_test:
        'In week five, 60 test answers with above 5 bad ones, be they wrong or from a past revision, are too poor to go on.',
      alternative:
        'QR codes on site lead to the sheet in force, one register holds them all, and ten pages sum up the spec for each trade.',
      risks: [
        {
          risk: 'Concrete is poured to a sheet that was no longer valid.',
          mitigation:
            'The tool sees no revision but the one the register calls current, looks anew each hour, and names its letter.',
        },
        {
          risk: 'You copy in standards, which your licence forbids.',
          mitigation:
            'Clause numbers may be stored, next to a link that opens your licensed book; the wording may not.',
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
    {
      workflow:
        'Operators’ prestarts, hours and codes arrive every day. Next week’s jobs for the fitter are listed, and so are idle machines and hire that could end. The plant manager moves plant to where it is needed and uses wet days for service.',
      build:
        'One board for all plant, fed by hire lists and the telematics of each maker: when service is due by hours, which days stood idle, what might go off hire. Small tools get tags if you lose enough of them.',
      checkpoint:
        'It is a qualified fitter who signs that a machine may work again. Ending a hire is up to the plant manager.',
      first_step:
        'In a single week go round the sites, write up each machine’s owner, hours and latest service, and count how many do nothing.',
      stop_test: 'Give it three months. Hire cost per working day that is not down by 7 % is your sign to end it.',
      alternative: 'Friday at 10 am is for the hire register; the job board gains a service column.',
      risks: [
        {
          risk: 'Its brake is going soft, yet the machine works on since all looks green.',
          mitigation: 'Nothing overrules a prestart that failed: the machine stands, whatever the score or the hours.',
        },
        {
          risk: 'Crews take it for spying and leave the trackers unplugged.',
          mitigation: 'Let them know what is kept, log in working hours alone, and do not bring speed into pay.',
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
    {
      workflow:
        'Claims, costs, progress and commitments are drawn up by job on Monday and carried forward to the final cost and the cash. Where a trade leaves its usual curve, the tool says so. The project manager has to answer or do something. For directors there are five lines to a job.',
      build:
        'Your cost system can hold a sheet of cost to complete, with past jobs giving each trade its curve. Then put a range around every margin. A score for bids must wait for 50 coded jobs: won, lost, and those that lost money.',
      checkpoint:
        'It is the project manager who signs. A move of 2 points on any job brings a question from a director.',
      first_step:
        'Choose three jobs that are over and compare, for each trade, what you tendered, what you forecast monthly and what it cost.',
      stop_test:
        'After four month-ends, count the jobs whose real result lay within the range. Under 7 in 10, and it should end.',
      alternative:
        'When the last Friday comes round, take a page per job and write up cost to complete by hand, supervisor at your side.',
      risks: [
        {
          risk: 'Bills from suppliers lag, and the job appears better off than it is right up to the last month.',
          mitigation: 'The date of the order is when a commitment counts; work with no order behind it shows up red.',
        },
        {
          risk: 'Nobody likes Monday’s call, so the numbers are smoothed.',
          mitigation: 'Two jobs each month get a site visit from the commercial manager, who brings the drawings.',
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
    {
      workflow:
        'From programme and takeoff it follows what each stage will use and its date to buy. You get this week’s orders with the lead time of each and a warning on those at risk. The buyer bundles them, places them and fixes with the supervisor when they come.',
      build:
        'Stage dates and lead times as they really are make up an order calendar, along with what goes into each kind of house or job. In service trades, look at parts used in the past and give each van its par list.',
      checkpoint: 'The week’s list of orders is the supervisor’s to confirm, and Wednesday noon is the limit.',
      first_step:
        'Over two weeks, put down each run to the hardware store with its cost, its minutes and what was fetched.',
      stop_test: 'If, two months on, fewer than 5 points have been gained in deliveries on time, stop.',
      alternative:
        'Draw up the long-lead items at signing, and let each site have two days in the week when goods come.',
      risks: [
        {
          risk: 'What comes too soon stands in the wet, spoils or walks off.',
          mitigation:
            'Nothing is released before the stage ahead of it is done and ticked; dear goods come when they are wanted, on the day.',
        },
        {
          risk: 'Somebody puts in a cheaper product with no test behind it.',
          mitigation:
            'Let no order leave for fire, structural or wet-area goods before their certificate is in the file.',
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
    {
      workflow:
        'Trades load their insurance, tickets and licence through a link before they first turn up. The software takes down cover, dates and names and consults the public licence registers. If there is a gap, they know that same hour. What is left goes to the office; reminders are sent ahead of each expiry.',
      build:
        'HammerTech, Felix and their like will sell you a portal that prequalifies trades, reads their papers and tells you what is about to lapse. Tie it to payment, and a missing paper is found before the claim must be met.',
      checkpoint: 'Each trade is passed by name by the contract administrator, and then a subcontract may be sent.',
      first_step:
        'Go to a site this day, ask everyone for licence and insurance, and write down how many gaps there are.',
      stop_test: 'Should more than 5 % of people on site have papers missing when two months are up, drop it.',
      alternative:
        'A sheet of expiry dates, put in order once a month, and a gate that stays shut to those without papers.',
      risks: [
        {
          risk: 'Someone has altered a certificate, and the tool believes it.',
          mitigation:
            'With cover over $5 million a broker must confirm it; licence numbers are checked in the register open to all.',
        },
        {
          risk: 'A sound small firm sees 40 papers wanted and stays away.',
          mitigation:
            'For work of low risk five papers are enough, and the office can put them in on the firm’s behalf.',
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
    {
      workflow:
        'Every Thursday brings a draft for the client: what was done, what is next, which choices are due. It draws on programme, diary and photos. The supervisor puts two lines right and it is sent. Mail from clients or people next door is put in order of urgency, each with a draft reply.',
      build:
        'Buildertrend, or whichever client portal you have, can hold the drafts and a list of selections with the last day for each. Complaints and calls for maintenance go to a shared mailbox that sorts on type and deadline.',
      checkpoint:
        'A supervisor has read every update that leaves; where someone complains, the construction manager has read the answer.',
      first_step: 'Take all messages of one week from neighbours and clients, and put them in piles by what is wanted.',
      stop_test: 'After six weeks, a drop of less than 15 % in calls by clients is too little. Stop there.',
      alternative: 'Thursday, 4 pm, is when you call; and at signing the client gets a page of selections and dates.',
      risks: [
        {
          risk: 'Good news with a date in it may be read later as part of the contract.',
          mitigation:
            'The words “current plan” go with each date, which is the programme’s own, and a change takes a formal notice.',
        },
        {
          risk: 'Paint chips come first, and a report of a leak or a crack has to wait.',
          mitigation: 'Mention water, gas, structure or power, and within an hour the coordinator is rung.',
        },
      ],
    },
  ],
}

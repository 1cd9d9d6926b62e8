import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'manufacturing/quotes-from-drawings': [
    {
      workflow:
        'Drawings arrive with an RFQ. Quantity, finish, holes, size, thickness and material are read off, and the five nearest old jobs come up with the hours quoted and the hours spent. A cost sheet fills itself. Set-ups, risk and margin are the estimator’s, and the quote leaves that day.',
      build:
        'Begin by tying past quotes to what the jobs took, in a plain sheet if need be. After that add a reader for drawings, or the quoting part of JobBOSS, Epicor or Lantek, fed with current prices for resin, board or steel.',
      checkpoint:
        'No quote goes out without the estimator’s signature. The owner sees any that top $50,000 or are not your normal work.',
      first_step:
        'Set booked hours against quoted hours for ten jobs that are done, and discuss the three that went furthest astray.',
      stop_test: 'Ten weeks on, look at 30 jobs: if hours miss by over 25 % on more than half of them, give it up.',
      alternative: 'List prices by quantity and size for the twenty jobs or parts that you are asked for most.',
      risks: [
        {
          risk: 'The price looks fine, but a weld note or tolerance went unseen and the job loses money.',
          mitigation: 'On every quote the estimator checks off certs, welds, finish and tolerance in person.',
        },
        {
          risk: 'Someone uses a cheap site, and the customer’s drawing ends up abroad.',
          mitigation: 'Sign a contract with a service that stores onshore, and never load jobs that are marked.',
        },
      ],
      kpis: [
        {
          name: 'hours an RFQ waits for its price',
          unit: 'working hours',
          baseline: 'Note when each of the next 40 RFQs arrives and leaves',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'miss between hours sold and hours worked',
          unit: '% per job',
          baseline: 'Take 30 closed jobs and set both figures down',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'old quotes, won and lost',
        'actual hours off job cards',
        'customers’ drawings and CAD models',
        'current material prices',
        'hourly rates of each machine',
      ],
    },
    {
      workflow:
        'An RFQ is read as soon as its drawings are in: what it is made of, how thick, how big, which holes and finish, how many. The five past jobs that come closest appear, quoted hours next to true ones, and fill the costing. The estimator adjusts risk, set-ups and margin. It goes out before evening.',
      build:
        'First marry your old quotes to the actuals of each job; a spreadsheet is fine. Only then buy a tool that reads drawings, or switch on quoting in Epicor, JobBOSS or Lantek. Prices for steel, resin or board must be those of today.',
      checkpoint:
        'Quotes carry the name of the estimator. Those past $50,000, and those unlike your usual work, go by the owner as well.',
      first_step:
        'For ten jobs you have closed, write the hours you booked next to those you quoted, and find out what went wrong on the worst three.',
      stop_test:
        'Try it on 30 jobs over ten weeks. Hours that are out by more than 25 % on over half of them mean it has failed.',
      alternative: 'Draw up a table by size and quantity that prices the twenty most common parts or jobs.',
      risks: [
        {
          risk: 'Nobody saw the note on a weld or a tolerance, and the order runs at a loss.',
          mitigation: 'Finish, tolerance, certs and welds each get a tick from the estimator, quote after quote.',
        },
        {
          risk: 'A low-cost web tool takes a customer’s drawing out of the country.',
          mitigation: 'Hold a contract that keeps storage onshore, and leave any marked job out of the tool.',
        },
      ],
      kpis: [
        {
          name: 'turnaround on a request for quote',
          unit: 'working hours',
          baseline: 'Put in and out times on 40 RFQs to come',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'distance of the quoted hours from the true ones',
          unit: '% per job',
          baseline: 'Check 30 jobs that are done',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'quotes sent, with their outcome',
        'hours booked to each job',
        'drawing and model files',
        'price list for steel, board or resin',
        'cost per hour by machine',
      ],
    },
    {
      workflow:
        'The estimator gets a filled cost sheet within minutes of an RFQ. Software takes size, material, thickness, holes, finish and quantity from the drawings and looks up the five closest jobs, with hours as quoted and as worked. He sets risk, set-ups and margin, and the price is out that same day.',
      build:
        'Match each old quote with what the job really cost; a sheet is good enough. A drawing reader comes second, or the quote module in Lantek, JobBOSS or Epicor. Load it with this week’s board, resin or steel prices.',
      checkpoint:
        'Every price is signed by the estimator. Work you seldom do, and anything over $50,000, also needs a look from the owner.',
      first_step:
        'Choose ten shipped jobs, compare hours quoted with hours booked, and go over the three biggest misses.',
      stop_test:
        'Judge it on 30 jobs at ten weeks, and stop where over half of them come out more than 25 % wrong on hours.',
      alternative: 'Make a price grid, quantity against size, for twenty parts or jobs you quote again and again.',
      risks: [
        {
          risk: 'One overlooked weld symbol or tolerance makes a sound price a losing one.',
          mitigation: 'Tolerance, welds, certs and finish are ticked by the estimator’s own hand each time.',
        },
        {
          risk: 'Through a cheap online reader a customer’s drawing is stored overseas.',
          mitigation: 'Pay for a service whose contract names onshore storage, and keep marked work away from it.',
        },
      ],
      kpis: [
        {
          name: 'wait between enquiry and price',
          unit: 'working hours',
          baseline: 'Stamp the next 40 RFQs when they come and when they go',
          target: '40 to 60 % shorter',
        },
        {
          name: 'error in quoted hours',
          unit: '% per job',
          baseline: 'Lay quote and job card together for 30 jobs',
          target: 'reduced by 20 to 30 %',
        },
      ],
      data_needed: [
        'record of quotes won or lost',
        'true hours per job',
        'CAD files and drawings received',
        'what material costs now',
        'machine rates by the hour',
      ],
    },
    {
      workflow:
        'Drawings in the inbox become a costing without retyping. Finish, quantity, material, size, holes and thickness are picked up, and five similar jobs from the past show what was quoted and what it took. Margin, risk and set-ups stay with the estimator, who answers the RFQ the day it came.',
      build:
        'Your own job history comes first: old quotes joined to actuals, if only in a sheet. Next take the quoting module of Epicor, Lantek or JobBOSS, or a drawing reader, with live prices for steel, board and resin.',
      checkpoint: 'The estimator’s name is on every quote. The owner reads whatever exceeds $50,000 or is new to you.',
      first_step:
        'Lay out ten completed jobs with the hours sold and the hours used, and find the reason behind the worst three.',
      stop_test: 'Should hours be wrong by more than 25 % for over half of the first 30 jobs, end it at ten weeks.',
      alternative: 'Twenty parts or jobs make up most requests; write a matrix that prices them by size and quantity.',
      risks: [
        {
          risk: 'A tolerance or a weld note slips past, and what looked like a good order costs you money.',
          mitigation: 'Give each quote a box for finish, welds, certs and tolerance, filled in by the estimator alone.',
        },
        {
          risk: 'Somebody drops a customer’s drawing into a web tool hosted in another country.',
          mitigation: 'Choose a contracted service that keeps files onshore, and let no marked job near it.',
        },
      ],
      kpis: [
        {
          name: 'hours from request to quotation',
          unit: 'working hours',
          baseline: 'Keep a log of 40 RFQs, arrival and reply',
          target: '40 to 60 % quicker',
        },
        {
          name: 'overrun or underrun against quote',
          unit: '% per job',
          baseline: 'Go back over 30 jobs on the books',
          target: 'narrowed by 20 to 30 %',
        },
      ],
      data_needed: [
        'quote file with results',
        'job cards showing hours worked',
        'part models and drawings',
        'material cost list',
        'hour rates for the machines',
      ],
    },
    {
      risks: [
        {
          risk: 'The reader skips a weld note or a close tolerance, and the job eats its margin.',
          mitigation: 'Certs, tolerance, finish and welds are for the estimator to confirm one by one before sending.',
        },
        {
          risk: 'A free website keeps a copy of the customer’s drawing on a foreign server.',
          mitigation: 'Work with a contracted provider that stores onshore, and handle marked jobs the old way.',
        },
      ],
      kpis: [
        {
          name: 'reply time on RFQs',
          unit: 'working hours',
          baseline: 'Record arrival and dispatch of 40 coming RFQs',
          target: 'shorter by 40 to 60 %',
        },
        {
          name: 'difference between the hours in the quote and on the card',
          unit: '% per job',
          baseline: 'Look up both figures on 30 past jobs',
          target: '20 to 30 % smaller',
        },
      ],
      workflow:
        'The price for a new job starts from what similar jobs really took. Out of the RFQ’s drawings come material, size, thickness, finish, holes and quantity. Five jobs of the same kind are shown with sold and booked hours, and the cost sheet is ready. After set-ups, risk and margin, the estimator replies that day.',
      build:
        'Nothing works until past quotes and job actuals sit together, be it in a sheet. After that pick a drawing reader, or quoting inside JobBOSS, Lantek or Epicor. Keep its steel, board or resin prices current.',
      checkpoint: 'The estimator signs, and the owner also reads jobs beyond $50,000 or of a kind you rarely take.',
      first_step:
        'Go back to ten delivered jobs, line up quoted and booked hours, and ask the crew about the three worst.',
      stop_test:
        'Compare 30 jobs after ten weeks. Where more than half of them differ by over 25 % in hours, the tool goes.',
      alternative:
        'A simple grid of prices, sized and stepped by quantity, covers the twenty requests you see most often.',
      data_needed: [
        'sent quotes and how they ended',
        'booked hours by job',
        'CAD models with their drawings',
        'today’s prices of material',
        'hourly cost of the machines',
      ],
    },
  ],
  'manufacturing/production-schedule': [
    {
      workflow:
        'Crew, machines, stock and open jobs reach the planner every evening. It plots ten days ahead so that dates are met with as few set-ups as can be, and names each late job with its reason. The supervisor shifts what he sees differently and fixes the day at 7 am.',
      build:
        'Begin by timing runs and set-ups at the bottleneck. Then turn to the finite planner that comes with your ERP, or to an add-on. This is work for a maths solver; a chat model is no use here.',
      checkpoint:
        'The production supervisor fixes the day when all stand up together at 7 am. After that, nobody but the planner or himself may alter it.',
      first_step:
        'Write out every job that ran late last month and give it a single cause: material, machine, person, rush or rework.',
      stop_test: 'One quarter should add 5 points to on-time delivery; if it does not, go back to the board.',
      alternative: 'Use a board with magnets just for the bottleneck, hold two days fixed, and keep a buffer in front.',
      risks: [
        {
          risk: 'The times on file are fiction, and by ten o’clock the plan is dead.',
          mitigation:
            'In month one schedule nothing but the bottleneck, and correct its times from job cards every Friday.',
        },
        {
          risk: 'Supervisors run a plan of their own, and the two clash.',
          mitigation: 'On the day you start, remove the whiteboard and let supervisors shift any job they like.',
        },
      ],
      kpis: [
        {
          name: 'orders complete on the promised day',
          unit: '% of orders',
          baseline: 'Set dispatch against the first date given, over three months',
          target: '10 to 15 points more',
        },
        {
          name: 'hours lost to set-ups on the bottleneck',
          unit: 'hours a week',
          baseline: 'Time each set-up there for four weeks',
          target: '15 to 25 % fewer',
        },
      ],
      data_needed: [
        'run and set-up times by routing',
        'orders in hand and when due',
        'shift and machine hours',
        'stock in the store',
        'what each operator can run',
      ],
    },
    {
      workflow:
        'At the end of each day the planner takes in jobs, crew, machines and stock. For ten days to come it seeks an order of work that meets dates and spares set-ups, and it warns which jobs slip and for what reason. The supervisor makes his changes at 7 am, and the day stands.',
      build:
        'The bottleneck comes first: time its set-ups and its runs. The rest is done by finite planning, either within the ERP or as an add-on. Do not use a chat model; what you want is a maths solver.',
      checkpoint:
        'The stand-up is at 7 am. There the day is locked by the production supervisor, and he and the planner alone can open it again.',
      first_step:
        'Go through the jobs that missed their date last month; for each, choose one of rush, rework, no person, no machine or no material.',
      stop_test: 'If a quarter goes by and on-time delivery is not 5 points better, the board comes back.',
      alternative:
        'A magnet board for the one bottleneck will do, with two days frozen and a small buffer ahead of it.',
      risks: [
        {
          risk: 'What the system holds as run times is wishful, and the plan lasts until ten o’clock.',
          mitigation: 'Stay with the bottleneck for a month, and let Friday’s job cards put its times right.',
        },
        {
          risk: 'The crew gets two plans, since supervisors trust their own list.',
          mitigation: 'The whiteboard goes on launch day, but let a supervisor move whatever he must.',
        },
      ],
      kpis: [
        {
          name: 'share of orders shipped whole and on time',
          unit: '% of orders',
          baseline: 'For three months, hold dispatch dates to the first promise',
          target: 'a gain of 10 to 15 points',
        },
        {
          name: 'weekly set-up hours where work jams',
          unit: 'hours a week',
          baseline: 'Four weeks of set-ups logged at that one machine',
          target: 'down by 15 to 25 %',
        },
      ],
      data_needed: [
        'routings that carry real times',
        'due dates of open orders',
        'calendars for plant and shifts',
        'present stock',
        'operator skills list',
      ],
    },
    {
      workflow:
        'The planner works out the next ten days overnight from stock, crew, machines and open jobs. Its order of work meets the dates with as little setting up as possible, and it lists the jobs that cannot make it, with the cause. The supervisor corrects it at 7 am and fixes the day.',
      build:
        'Get true run and set-up times at the bottleneck before you buy. The finite planner is often already in your ERP, or sold as an add-on. Scheduling is sums for a solver and nothing a chat model can do.',
      checkpoint:
        'At 7 am the production supervisor closes the day’s plan in front of the crew. Changes after that are for him or the planner.',
      first_step:
        'Pull every late job of the past month and name what held it: a person, a machine, material, a rush order or rework.',
      stop_test: 'Return to the board when a full quarter has brought under 5 points more on-time delivery.',
      alternative:
        'Schedule the bottleneck alone with magnets, keep two days unchanged, and let a buffer build in front of it.',
      risks: [
        {
          risk: 'The routing times were never true, so nobody follows the plan after ten o’clock.',
          mitigation: 'For a month plan only the bottleneck, and use each Friday’s job cards to correct it.',
        },
        {
          risk: 'A supervisor still works off his own list, and the floor hears two orders.',
          mitigation: 'Clear the whiteboard away when you go live, and leave every job open for supervisors to move.',
        },
      ],
      kpis: [
        {
          name: 'full orders out by the date first given',
          unit: '% of orders',
          baseline: 'Take three months of dispatches and their promised dates',
          target: 'better by 10 to 15 points',
        },
        {
          name: 'setting-up hours at the tightest machine',
          unit: 'hours a week',
          baseline: 'Write down its set-ups over four weeks',
          target: '15 to 25 % lower',
        },
      ],
      data_needed: [
        'set-up and run times on file',
        'customer orders with dates',
        'working calendars of machines and crews',
        'counted stock',
        'skills of the people on shift',
      ],
    },
    {
      workflow:
        'You get a ten-day plan each morning that names the late jobs before the customer does. Overnight it weighs crew, stock, machines and open work, keeps set-ups few and gives the reason for each delay. At 7 am the supervisor overrules what he knows to be wrong, and the day is set.',
      build:
        'Take a stopwatch to set-ups and runs at the bottleneck. With those times, switch on your ERP’s finite planner or buy an add-on. It takes a maths solver; leave chat models out.',
      checkpoint:
        'Supervisor and crew meet at 7 am, and there he freezes the day. Nobody else can undo that, apart from the planner.',
      first_step:
        'Count last month’s late jobs under five heads: rework, rush, no material, no machine and nobody free.',
      stop_test: 'A quarter without a gain of 5 points in deliveries on time means the old board was as good.',
      alternative:
        'Magnets on a board can run the bottleneck, given two frozen days and some work waiting ahead of it.',
      risks: [
        {
          risk: 'Nobody ever checked the run times, and by ten the crew has dropped the plan.',
          mitigation: 'Limit month one to the bottleneck, with its times put straight from cards at the week’s end.',
        },
        {
          risk: 'Two schedules are in use, because a supervisor trusts the one in his pocket.',
          mitigation: 'Wipe the whiteboard for good on day one, but any supervisor may shift a job in the new plan.',
        },
      ],
      kpis: [
        {
          name: 'deliveries made in full when promised',
          unit: '% of orders',
          baseline: 'Three months of orders, first date beside the day it left',
          target: 'raised by 10 to 15 points',
        },
        {
          name: 'time the bottleneck spends being set',
          unit: 'hours a week',
          baseline: 'Keep a set-up sheet there for four weeks',
          target: 'shortened by 15 to 25 %',
        },
      ],
      data_needed: [
        'times for each operation',
        'order book with delivery dates',
        'hours that plant and people work',
        'stock count',
        'who is trained on what',
      ],
    },
    {
      risks: [
        {
          risk: 'Times in the routing were guessed years ago, and the plan is void by ten o’clock.',
          mitigation: 'Keep to the bottleneck in month one. Every Friday, job cards supply better times.',
        },
        {
          risk: 'The supervisor carries his own list, and the crew does not know which to follow.',
          mitigation:
            'Remove the whiteboard at go-live, and allow supervisors to move jobs in the new plan as they see fit.',
        },
      ],
      kpis: [
        {
          name: 'complete orders that left by the first date',
          unit: '% of orders',
          baseline: 'Check dispatch and first promise on three months of orders',
          target: '10 to 15 points higher',
        },
        {
          name: 'hours a week spent setting up the bottleneck',
          unit: 'hours a week',
          baseline: 'For four weeks, have the operator log every set-up',
          target: '15 to 25 % less',
        },
      ],
      workflow:
        'A fresh plan for ten days is ready before the morning shift. The planner builds it in the evening from crew, open jobs, stock and machines, with due dates first and few set-ups second. Jobs that will miss their date are named, and so is the reason. The supervisor adjusts it at 7 am and closes the day.',
      build:
        'Times at the bottleneck decide everything, so measure its runs and set-ups. Your ERP or an add-on has a finite planner. A maths solver does the work, and a chat model cannot.',
      checkpoint:
        'The day is closed at the 7 am stand-up by the production supervisor. Nobody reopens it except him and the planner.',
      first_step:
        'Look back one month and write beside each late job what delayed it: rush, rework, person, material or machine.',
      stop_test: 'If on-time delivery is less than 5 points up when the quarter ends, hang the board back on the wall.',
      alternative:
        'Run the bottleneck from a magnet board, do not touch the next two days, and hold some stock of work before it.',
      data_needed: [
        'standard times by operation',
        'promised dates in the order book',
        'shift pattern and machine hours',
        'stock as counted',
        'training list of operators',
      ],
    },
  ],
  'manufacturing/vision-inspection': [
    {
      workflow:
        'Under steady light a camera shoots every part. The model calls it good, bad or unsure. It also points to the spot. Bad parts drop into a bin; unsure parts land on the inspector’s bench, and what she decides teaches the next model. Faults by shift, hour and tool go to the supervisor.',
      build:
        'Choose a single part and a single fault, and light it well in a box. Hire a smart camera. Wait for 500 pictures of good parts and 200 of bad ones before you pass judgement, and let it work next to the inspector without replacing her.',
      checkpoint:
        'Unsure parts are the quality inspector’s call, and 50 passed ones are looked at again every shift until you know the miss rate.',
      first_step:
        'Keep a month’s rejects in labelled bins, tally them by fault, and choose the fault that costs you most.',
      stop_test:
        'Week twelve decides: stop if good parts thrown out top 5 %, or if it finds less than 95 % of the seeded faults.',
      alternative:
        'At the bench, fit better light, limit samples and a gauge, and change inspectors over every 40 minutes.',
      risks: [
        {
          risk: 'The model never saw a picture of a rare fault, so that part goes out.',
          mitigation: 'Every shift, slip in parts known to be bad, and halt the line when one slips by.',
        },
        {
          risk: 'A dusty lens or a fresh lamp can skew the score for days.',
          mitigation: 'Start each shift with a master part, and keep the line locked if its score has moved.',
        },
      ],
      kpis: [
        {
          name: 'bad parts found by the customer',
          unit: 'per million or per 1,000',
          baseline: 'Six months of returns, divided by what was shipped',
          target: '40 to 60 % fewer',
        },
        {
          name: 'sound parts rejected by mistake',
          unit: '% of parts',
          baseline: 'For two weeks go through one reject bin daily',
          target: 'below 2 %',
        },
      ],
      data_needed: [
        'photos of sound and faulty parts',
        'list of faults, with samples at the limit',
        'rejects counted by fault',
        'parts sent back',
      ],
      must_not_decide:
        'Brakes, lifting gear, medicines and other parts that can injure must never be released by a camera. That is for the quality manager, who has the full record.',
    },
    {
      workflow:
        'Every part passes a camera whose light never changes. It is called good, bad or in doubt, with the place marked. The bad are pushed off into a bin, and an inspector takes the doubtful at her bench; the model learns from her. By tool, shift and hour, the supervisor can follow the faults.',
      build:
        'One fault on one part, lit by a proper box, is the place to begin. Smart cameras can be rented. Do not judge before you have 200 bad and 500 good pictures, and leave the inspector at her post while it runs alongside.',
      checkpoint:
        'Parts in doubt go to a quality inspector, who also looks again at 50 that passed, each shift, for as long as the miss rate is unproven.',
      first_step: 'Save rejects for a month in bins with labels, count each kind of fault, and settle on the dearest.',
      stop_test:
        'By week twelve it must find 95 % of the faults you seed and throw out no more than 5 % of what is good. If not, end it.',
      alternative:
        'Give inspectors a gauge, samples of the limit and good light, and a change of post every 40 minutes.',
      risks: [
        {
          risk: 'Some faults are so rare that no picture shows them, and those parts get out.',
          mitigation: 'Plant bad parts that you know of in each shift, and hold the line should any pass.',
        },
        {
          risk: 'For days the score is off, since a lamp was changed or dust lies on the glass.',
          mitigation: 'Show the camera a master part first thing each shift; a shifted score locks the line.',
        },
      ],
      kpis: [
        {
          name: 'faults that escape to customers',
          unit: 'per million or per 1,000',
          baseline: 'Set six months’ returns against shipments',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'good work in the reject bin',
          unit: '% of parts',
          baseline: 'Look again at a bin of rejects every day for a fortnight',
          target: 'kept under 2 %',
        },
      ],
      data_needed: [
        'good and bad part images',
        'agreed faults and borderline samples',
        'counts of rejects and why',
        'returns from customers',
      ],
      must_not_decide:
        'If a part can hurt someone when it fails, as brakes, medicines and lifting gear can, the camera does not release it. The quality manager does so from the complete record.',
    },
    {
      workflow:
        'Each part is photographed under fixed light and judged at line speed. The verdict is good, bad or unsure, with the fault shown on the picture. An ejector takes the bad ones; the inspector decides on the unsure ones, and her verdicts train the next version. Fault counts by tool, hour and shift reach the supervisor.',
      build:
        'Prove it on a single fault of a single part, with lighting that is right. A rented smart camera will do. Let it run next to the inspector, never instead of her, and hold your verdict until 500 good and 200 bad images are in.',
      checkpoint:
        'Whatever the camera doubts, a quality inspector settles. She also pulls 50 passed parts a shift for a second look until the misses are known.',
      first_step:
        'Sort one month’s rejects into bins by fault, count what is in each, and take on the fault that burns most money.',
      stop_test:
        'Allow twelve weeks. Fewer than 95 % of planted faults caught, or more than 5 % of good parts lost, ends the trial.',
      alternative:
        'Better lamps, a gauge and boundary samples at the bench help a lot, and so does relief every 40 minutes.',
      risks: [
        {
          risk: 'No picture of the odd fault was ever taken, so the camera lets it by.',
          mitigation: 'Feed known rejects through on every shift; one that passes stops the line.',
        },
        {
          risk: 'The lens gathers dust or a lamp is swapped, and scores drift unseen for days.',
          mitigation: 'A master part opens every shift, and the line stays shut if it scores differently.',
        },
      ],
      kpis: [
        {
          name: 'faulty pieces at the customer’s dock',
          unit: 'per million or per 1,000',
          baseline: 'Returns against shipments for the half year',
          target: '40 to 60 % less',
        },
        {
          name: 'rejects that were fine',
          unit: '% of parts',
          baseline: 'Daily for two weeks, check a bin of rejects by hand',
          target: 'not over 2 %',
        },
      ],
      data_needed: [
        'pictures of each fault and of good parts',
        'fault catalogue and limit samples',
        'reject tally by reason',
        'return notes from customers',
      ],
      must_not_decide:
        'No camera may pass a part that could injure on failing: brakes, medicines, lifting gear. Release belongs to the quality manager, on the whole record.',
    },
    {
      workflow:
        'No part leaves the line without its picture taken in constant light. Good, bad or unsure, says the model, and it marks the place. Bad parts go to a bin by themselves. The unsure ones wait on the inspector’s bench, and the next model learns from her rulings. The supervisor reads faults by shift, tool and hour.',
      build:
        'Take the one fault that hurts most on one part and build a light box for it. Rent the camera and keep the inspector working beside it. You can judge it after 200 pictures of bad parts and 500 of good.',
      checkpoint:
        'The inspector from quality rules on all unsure parts and draws 50 passed ones every shift, as long as nobody knows the miss rate.',
      first_step: 'Run labelled bins for rejects through one month, then rank the faults by cost and pick the first.',
      stop_test:
        'Twelve weeks in, seed the line. It fails below 95 % of faults found, and it fails if over 5 % of sound parts are thrown away.',
      alternative:
        'Limit samples, a gauge and brighter light at the bench will lift results, with a fresh pair of eyes every 40 minutes.',
      risks: [
        {
          risk: 'A fault so rare that the model was never shown it goes to the customer.',
          mitigation: 'Mix in marked bad parts during each shift, and halt production if one is passed.',
        },
        {
          risk: 'After a lamp change or a dusty week the scores mean something else.',
          mitigation: 'Begin by scoring a master part; should its figure move, nobody runs the line.',
        },
      ],
      kpis: [
        {
          name: 'escapes per shipment',
          unit: 'per million or per 1,000',
          baseline: 'Add up returns and shipments of the last six months',
          target: 'cut 40 to 60 %',
        },
        {
          name: 'false rejects',
          unit: '% of parts',
          baseline: 'Re-inspect the contents of one reject bin daily over two weeks',
          target: 'less than 2 %',
        },
      ],
      data_needed: [
        'images sorted into good and bad',
        'faults defined by limit samples',
        'causes of reject with counts',
        'what customers returned',
      ],
      must_not_decide:
        'The quality manager alone, with the full record in hand, releases parts whose failure injures, such as lifting gear, brakes or medicines. A camera must not.',
    },
    {
      risks: [
        {
          risk: 'The camera was never taught an unusual fault and waves the part on.',
          mitigation: 'Each shift gets a few known bad parts, and if one is passed the line is stopped.',
        },
        {
          risk: 'A new lamp or a film of dust moves every score, and it takes days to notice.',
          mitigation: 'Let a master part go first on each shift. The line stays off while its score is out.',
        },
      ],
      kpis: [
        {
          name: 'parts returned as faulty',
          unit: 'per million or per 1,000',
          baseline: 'Work out returns as a share of six months’ shipments',
          target: 'reduced by 40 to 60 %',
        },
        {
          name: 'sound parts lost to the bin',
          unit: '% of parts',
          baseline: 'Over two weeks, sort through one bin of rejects per day',
          target: 'held below 2 %',
        },
      ],
      workflow:
        'The camera sorts parts into good, bad and unsure as they pass under a fixed light, and shows the place of the fault. Bad parts are ejected into a bin. Doubtful ones are for the inspector at her bench, and each ruling improves the next model. The supervisor follows faults by tool, shift and hour.',
      build:
        'Begin small, with one fault, one part and a light box that shows it well. Hire the smart camera. It needs 200 bad and 500 sound examples before you can judge, and the inspector stays on the line meanwhile.',
      checkpoint:
        'Doubtful parts wait for a quality inspector. Until the miss rate has been shown, she takes 50 passed parts out of every shift and checks them.',
      first_step:
        'Set up marked bins, keep all rejects of one month in them, and find out which fault costs you the most.',
      stop_test:
        'At week twelve count both ways. Less than 95 % of seeded faults found, or above 5 % of good parts rejected, closes the trial.',
      alternative:
        'Put a gauge, good lamps and limit samples on the bench, and relieve the inspector after 40 minutes.',
      must_not_decide:
        'Parts such as brakes, medicines or lifting gear can injure when they fail, and no camera releases those. Only the quality manager can, after reading the full record.',
      data_needed: [
        'images of parts, good and faulty',
        'written faults with boundary samples',
        'how many rejects and for what',
        'goods returned by customers',
      ],
    },
  ],
  'manufacturing/scrap-causes': [
    {
      workflow:
        'For every lot the good and bad counts are joined to weather, shift, tool, material lot and settings. The tool lists what tends to come with scrap, and plots the band where parts come out right. One by one the engineer tries changes. The crew has a plain chart that shows when to stop.',
      build:
        'For a month let operators log each scrap and its cause on a tablet by the machine. Next draw control charts and run a simple regression, in a notebook or Minitab. It is rare to need anything deeper.',
      checkpoint: 'Settings change on the process engineer’s written word alone, after a trial of three lots or more.',
      first_step:
        'At your worst machine set out three bins, a cause on each, and put them on the scale every shift for ten days.',
      stop_test:
        'In three months the pilot machine must show one change that took scrap down by 10 % or more, or the work ends.',
      alternative: 'Each week sketch a Pareto chart with a pen, then ask five whys about the tallest bar.',
      risks: [
        {
          risk: 'A lot takes the blame, though in truth it was the person at the set-up.',
          mitigation: 'Run a short planned trial that trades lots and setters before you make a lasting change.',
        },
        {
          risk: 'It is quicker to tap “other”, so every bit of scrap lands there.',
          mitigation: 'Show five causes as pictures, and open each shift with a word on the largest.',
        },
      ],
      kpis: [
        {
          name: 'material thrown away',
          unit: '% of output by weight or count',
          baseline: 'For four weeks, put the bins of each cause on the scale',
          target: '20 to 30 % less',
        },
        {
          name: 'lots right at the first pass',
          unit: '% of lots',
          baseline: 'Count last quarter’s lots that needed nothing more',
          target: '3 to 5 points better',
        },
      ],
      data_needed: [
        'scrapped weight by lot and reason',
        'settings used on each run',
        'lot and moisture of the material',
        'shift and tool in use',
        'gauge and lab readings',
      ],
    },
    {
      workflow:
        'Each lot’s count of good and bad parts is set beside its tool, shift, settings, material and the day’s weather. The tool shows which of these go hand in hand with scrap, and within what range parts are sound. The engineer changes one thing, tests, then the next. Operators see a line where they must stop.',
      build:
        'Spend a month on data: a tablet within reach, and a cause for all scrap. Minitab or a notebook then gives you control charts and an ordinary regression. You will hardly ever want a deep model.',
      checkpoint:
        'New settings need the process engineer’s written approval, and he backs it with a trial on at least three lots.',
      first_step: 'Give the worst machine three bins, each for one cause, and for ten days note their weight by shift.',
      stop_test:
        'Three months are enough. Has any change on the pilot machine taken off 10 % of scrap or more? If none has, close it.',
      alternative: 'Keep a Pareto chart on paper, redraw it weekly, and put the top cause through five whys.',
      risks: [
        {
          risk: 'The figures point at a lot, while the real reason is how one setter works.',
          mitigation: 'Before a change is made to stay, plan a small test in which setters and lots trade places.',
        },
        {
          risk: 'Scrap gets coded as “other”, since that takes one tap.',
          mitigation: 'Give the crew five pictures to choose from, and speak about the top one when a shift begins.',
        },
      ],
      kpis: [
        {
          name: 'share of output that is scrapped',
          unit: '% of output by weight or count',
          baseline: 'Four weeks of bins, sorted by cause and weighed',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'share of lots with no rework',
          unit: '% of lots',
          baseline: 'Look over the past quarter for lots good at once',
          target: 'a rise of 3 to 5 points',
        },
      ],
      data_needed: [
        'scrap counts with cause and lot',
        'run settings off the machine',
        'moisture and batch of raw material',
        'which tool and which shift',
        'measured results from lab or gauge',
      ],
    },
    {
      workflow:
        'You learn which settings make scrap and in which range parts come out good. Every lot’s count, good and bad, is linked to material lot, settings, weather, tool and shift, and the likely causes are ranked. The engineer then tries single changes. A plain chart tells operators when to stop.',
      build:
        'One month of scrap by cause, tapped in beside the machine, comes before any analysis. Control charts and simple regression follow, in Minitab or in a notebook. Only rarely would a deep model add something.',
      checkpoint:
        'No setting moves without a written yes from the process engineer and a trial across three lots at the least.',
      first_step:
        'Three marked bins beside the machine that scraps most, weighed shift by shift for ten days, will show the main cause.',
      stop_test:
        'End the work after three months unless some change on the pilot machine has lowered scrap by 10 % or better.',
      alternative: 'A weekly Pareto chart drawn by hand, with five whys for its biggest bar, costs nothing.',
      risks: [
        {
          risk: 'Material gets the blame for what the setter did.',
          mitigation: 'Plan a short trial with lots and setters exchanged, and alter nothing for good until it is in.',
        },
        {
          risk: '“Other” is the fastest button, and soon it holds all the scrap.',
          mitigation: 'Put five pictured causes on the screen, and discuss the leader as each shift starts.',
        },
      ],
      kpis: [
        {
          name: 'scrap rate',
          unit: '% of output by weight or count',
          baseline: 'Weigh what is binned, cause by cause, through four weeks',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'yield with nothing redone',
          unit: '% of lots',
          baseline: 'Use last quarter’s lots, counting those passed at once',
          target: 'improve it by 3 to 5 points',
        },
      ],
      data_needed: [
        'reasons for scrap, lot by lot',
        'recorded machine settings',
        'raw material batch and its moisture',
        'tool number and shift',
        'readings by gauge or lab',
      ],
    },
    {
      workflow:
        'Good and bad counts for every lot are laid next to tool, weather, settings, shift and material lot. The software puts suspects for scrap in order and shows the window that gives sound parts. One change is tested at a time by the engineer. Operators follow a chart with a line they may not cross.',
      build:
        'First find out what you scrap and why: a month of tablet entries. A notebook or Minitab, with control charts and ordinary regression, does the rest. Deep models are nearly always too much.',
      checkpoint:
        'It takes the process engineer’s signature to change a setting, and three lots or more must have been tried.',
      first_step:
        'Find the machine with most scrap, label three bins with a cause each, and record their weight per shift over ten days.',
      stop_test: 'Three months without one change worth 10 % of the pilot machine’s scrap is the end of it.',
      alternative: 'Pin up a hand-made Pareto chart every week, and work through five whys on whatever leads.',
      risks: [
        {
          risk: 'The software accuses a material lot, though another hand had set the machine.',
          mitigation: 'Exchange lots and setters in a planned test, however small, before a change becomes permanent.',
        },
        {
          risk: 'Busy operators press “other” for everything.',
          mitigation: 'Keep the choice to five causes shown as photos, and raise the worst at shift start.',
        },
      ],
      kpis: [
        {
          name: 'rejects as a part of output',
          unit: '% of output by weight or count',
          baseline: 'Keep bins apart by cause and weigh them for four weeks',
          target: 'reduced by 20 to 30 %',
        },
        {
          name: 'lots passed without a second try',
          unit: '% of lots',
          baseline: 'Check lots of the past three months',
          target: 'lift it by 3 to 5 points',
        },
      ],
      data_needed: [
        'scrap log by lot and cause',
        'settings sheet per run',
        'material batch with moisture figure',
        'shift and tool records',
        'test results',
      ],
    },
    {
      risks: [
        {
          risk: 'The numbers accuse the resin or steel, when it was really the setter.',
          mitigation:
            'Rotate setters and lots through a small trial by plan, and wait for it before fixing anything for good.',
        },
        {
          risk: 'Most scrap is booked to “other”, the quickest choice on the screen.',
          mitigation: 'Show five picture buttons, and let each shift begin with a talk about the biggest cause.',
        },
      ],
      kpis: [
        {
          name: 'scrap as a share of what you make',
          unit: '% of output by weight or count',
          baseline: 'Collect scrap by cause and weigh it during four weeks',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'lots that pass at the first attempt',
          unit: '% of lots',
          baseline: 'Go over last quarter and count lots with no second run',
          target: '3 to 5 points up',
        },
      ],
      workflow:
        'The likely causes of scrap are ranked for your engineer, with the range that makes good parts. It rests on the good and bad count of each lot, tied to shift, settings, tool, weather and material lot. He proves one change before he tries another. At the machine hangs an easy chart with a stop line.',
      build:
        'Give operators a tablet and collect a month of scrap with its cause. The rest is plain statistics: control charts and a regression, done in a notebook or Minitab. Few plants ever need a deep model.',
      checkpoint:
        'Before a setting is altered, the process engineer has tried it on no fewer than three lots and approved it on paper.',
      first_step:
        'For ten days, sort the scrap of your worst machine into three bins by cause and weigh each at shift end.',
      stop_test: 'Unless a change has taken 10 % or more off scrap at the pilot machine, finish after three months.',
      alternative: 'Plot the week’s scrap as a Pareto chart by pencil, and ask why five times about the largest bar.',
      data_needed: [
        'scrapped parts by reason and lot',
        'machine set points for each run',
        'moisture and lot of material used',
        'who ran which tool when',
        'measurements from gauge and lab',
      ],
    },
  ],
  'manufacturing/machine-maintenance': [
    {
      workflow:
        'A handful of machines can halt the whole plant; sensors there report current, heat and vibration. Once the tool knows what is normal for each, any drift brings up a card. A fitter checks it, runs a test and plans the work for a change-over. The card then records his finding.',
      build:
        'Order your machines by the cost of an hour lost. Fit hired wireless sensors to the first five, and log faults by cause code in MaintainX, MEX or Fiix. For gearboxes, have the oil tested as well.',
      checkpoint:
        'Before a service is moved or a part changed, a qualified fitter has looked and put his name on the card.',
      first_step:
        'On your worst five machines pin a sheet for two weeks to note each stop: when, how long, why, and who put it right.',
      stop_test: 'Five machines, six months: if not one warning came early and true, hand the sensors back.',
      alternative: 'Draw up services from the manuals, take a heat camera round every week, and hold ten vital spares.',
      risks: [
        {
          risk: 'With so many false alarms, nobody heeds the true one.',
          mitigation:
            'Start on two machines, spend a month on tuning, and mark every alarm on its card as right or wrong.',
        },
        {
          risk: 'Because the sensor is calm, someone skips a service.',
          mitigation:
            'Makers’ intervals and legal inspections stand, so an alarm can only make work sooner, not later.',
        },
      ],
      kpis: [
        {
          name: 'hours lost to surprise stops on the five key machines',
          unit: 'hours a month',
          baseline: 'For six weeks note every stop above five minutes',
          target: '20 to 30 % fewer',
        },
        {
          name: 'maintenance done to plan',
          unit: '% of hours',
          baseline: 'Go through the work orders of one quarter',
          target: '15 points more',
        },
      ],
      data_needed: [
        'stops and their causes',
        'job orders for the fitters',
        'readings off the sensors',
        'machines and how old they are',
        'spare parts in the store',
      ],
      must_not_decide:
        'After a guard trip or fault the system must not let a machine start. Lock-out and test come first, and the maintenance supervisor then clears it.',
    },
    {
      workflow:
        'Heat, current and vibration are measured where a stop would halt the plant. The tool knows each machine’s usual pattern and opens a card if that shifts. The fitter goes to see, tests it, and sets the repair for the next change-over. He writes on the card what it was.',
      build:
        'Ask what one lost hour costs on each machine, and rank them. The top five get wireless sensors, rented. Faults go into Fiix, MaintainX or MEX under a cause code. If there is a gearbox, send oil to be tested.',
      checkpoint:
        'First a qualified fitter inspects and signs. Only then may someone swap a part or shift a service date.',
      first_step:
        'Pick the five machines that stop most, and for two weeks log each stop by hour, length, reason and who mended it.',
      stop_test:
        'Watch five machines for six months; if they bring no warning that was both early and right, return what you rented.',
      alternative:
        'Ten key spares on the shelf, a service plan out of the makers’ books, and a weekly round with a heat camera.',
      risks: [
        {
          risk: 'So much cries wolf that the one real alarm is passed over.',
          mitigation:
            'Two machines are enough at first: tune them for a month, and note on each card if the alarm was true.',
        },
        {
          risk: 'A green light from the sensor talks people out of a service.',
          mitigation: 'What the law or the maker sets stays set; alarms bring a job closer and may not put it off.',
        },
      ],
      kpis: [
        {
          name: 'unexpected down-time on your top five',
          unit: 'hours a month',
          baseline: 'Write up stops of over five minutes across six weeks',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'part of fitters’ time that was planned',
          unit: '% of hours',
          baseline: 'Split last quarter’s orders into planned and not',
          target: 'a rise of 15 points',
        },
      ],
      data_needed: [
        'log of lost time with reasons',
        'maintenance orders',
        'heat, current and vibration readings',
        'machine register with ages',
        'stock of spares',
      ],
      must_not_decide:
        'Clearing a machine after a fault or a tripped guard is not for the system. It falls to the maintenance supervisor, once lock-out and test are done.',
    },
    {
      workflow:
        'You hear of a failing machine while there is still time to plan the stop. Current, vibration and heat are read on those few that hold up the plant, and a card appears when one leaves its normal. The fitter inspects and tests, then takes the next change-over for the job. His findings go on the card.',
      build:
        'Put a price on one stopped hour for each machine, and sort by it. Rented wireless sensors go on the leading five, with oil tests for gearboxes. Record every fault and its cause code in MEX, MaintainX or Fiix.',
      checkpoint:
        'The card needs a qualified fitter’s signature, given after inspection, before anyone changes a part or a service date.',
      first_step:
        'Leave clipboards at your five worst stoppers. For two weeks crews write down start, length, reason and fixer.',
      stop_test:
        'Five machines in six months ought to yield one early warning that proved true. Failing that, return the sensors.',
      alternative:
        'Take the service intervals out of the manuals, make a weekly round with a thermal camera, and keep ten vital parts in store.',
      risks: [
        {
          risk: 'The crew has heard too many false alarms and walks past the true one.',
          mitigation:
            'Tune two machines for a month before adding more, and let every card say if its alarm was true or false.',
        },
        {
          risk: 'All readings look good, and so a due service is left out.',
          mitigation:
            'An alarm can advance a job but not delay it; intervals from the maker and inspections by law stay as they are.',
        },
      ],
      kpis: [
        {
          name: 'hours the vital five stand without warning',
          unit: 'hours a month',
          baseline: 'Keep a six-week record of stops past five minutes',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'planned work in the fitters’ week',
          unit: '% of hours',
          baseline: 'Class each order of the past quarter',
          target: 'up 15 points',
        },
      ],
      data_needed: [
        'why and how long machines stood',
        'closed and open work orders',
        'data from the sensors',
        'age of every asset',
        'key spares in stock',
      ],
      must_not_decide:
        'A machine that faulted or tripped its guard stays locked out. The maintenance supervisor, never the system, clears it after the test.',
    },
    {
      workflow:
        'Sensors watch the machines you cannot run without. Each has its own normal for heat, vibration and current, and a drift away from it opens a card. Somebody from the fitters looks, tests and finds a slot at a change-over. What turned out to be wrong is entered on that card.',
      build:
        'Five machines are enough to begin: those whose stop costs most by the hour. Rent wireless sensors for them and send gearbox oil to the lab. Fault records with cause codes belong in Fiix, MEX or MaintainX.',
      checkpoint:
        'Swapping parts or shifting a service starts with an inspection by a qualified fitter, who signs for it.',
      first_step:
        'Ask operators on the worst five to log stops for two weeks, with the hour, the minutes, the cause and whoever mended it.',
      stop_test:
        'No early warning that held true within six months, on any of five machines, means the sensors go home.',
      alternative:
        'Stock ten critical spares, follow the manuals for service, and check the plant each week through a heat camera.',
      risks: [
        {
          risk: 'After weeks of needless alarms, the one that counts gets no answer.',
          mitigation: 'Two machines and a month’s tuning come first, and every card shows if its alarm was right.',
        },
        {
          risk: 'Somebody trusts the sensor and lets a service lapse.',
          mitigation: 'Legal inspections and the maker’s schedule hold; alarms may only pull work nearer.',
        },
      ],
      kpis: [
        {
          name: 'stoppage nobody planned, five main machines',
          unit: 'hours a month',
          baseline: 'Count stops longer than five minutes for six weeks',
          target: 'reduced by 20 to 30 %',
        },
        {
          name: 'share of repair hours set in advance',
          unit: '% of hours',
          baseline: 'Look at each job of the last quarter',
          target: '15 points higher',
        },
      ],
      data_needed: [
        'fault log by machine',
        'repair and service orders',
        'sensor history',
        'list of plant by age',
        'parts kept for breakdowns',
      ],
      must_not_decide:
        'The maintenance supervisor decides when a faulted or tripped machine runs again, with lock-out and test behind him. Software has no say.',
    },
    {
      risks: [
        {
          risk: 'Needless alarms teach the crew to ignore the screen, and then a bearing goes.',
          mitigation: 'Give two machines a month of tuning first, and let the card of each alarm say true or false.',
        },
        {
          risk: 'The sensor shows green, so the service is put off.',
          mitigation:
            'Keep every legal inspection and maker’s interval. An alarm is a reason to come earlier, never later.',
        },
      ],
      kpis: [
        {
          name: 'lost hours without warning on five vital machines',
          unit: 'hours a month',
          baseline: 'Have stops above five minutes written down for six weeks',
          target: '20 to 30 % lower',
        },
        {
          name: 'maintenance hours that were scheduled',
          unit: '% of hours',
          baseline: 'Mark last quarter’s work orders as planned or urgent',
          target: 'higher by 15 points',
        },
      ],
      workflow:
        'A repair is planned for the next change-over because the machine gave notice. Vibration, current and heat are read on the few machines that can stop the plant, and any drift from normal opens a card. The fitter inspects, tests and books the work. He closes the card with what he found.',
      build:
        'Which machine costs you most per hour when it stops? Rent wireless sensors for the top five by that measure. MEX, MaintainX or Fiix keeps the faults with a cause code, and gearbox oil goes off for a test.',
      checkpoint:
        'No part is replaced and no service date is changed until a qualified fitter has inspected and signed.',
      first_step:
        'For two weeks, have the five worst machines’ stops written down with time, minutes, cause and who got it going.',
      stop_test: 'After six months on five machines, sensors without a single true early warning go back to the hirer.',
      alternative:
        'Service by the manuals, keep ten spares that matter, and point a heat camera at the plant once a week.',
      must_not_decide:
        'No system puts a machine back to work after a guard trip or a fault. Lock-out, test and clearance are in the hands of the maintenance supervisor.',
      data_needed: [
        'stop log with reasons',
        'work orders, open and done',
        'measured heat, vibration and current',
        'plant list and year of purchase',
        'spare parts stock',
      ],
    },
  ],
  'manufacturing/demand-and-stock': [
    {
      workflow:
        'Promotions, season and orders yield a monthly draft forecast for each item, and sales puts the top fifty right. Order points follow from lead time and from how much demand jumps about. On Mondays the buyer has a list: buy, delay or cancel.',
      build:
        'Sort items in a sheet by how steady and how dear they are. Steady ones can use the forecast in SAP, NetSuite, Cin7 or Unleashed. The odd ones are bought when someone orders.',
      checkpoint:
        'Orders go out on the buyer’s approval. Once a month finance and sales meet for one hour to agree the forecast.',
      first_step:
        'Pick thirty items blind, count them, and hold that against the system; if under 90 % agree, mend the counts before all else.',
      stop_test:
        'After six cycles, drop the tool for any item where it is not at least 5 % better than the same month last year.',
      alternative: 'Run cheap parts on two-bin kanban, and get a rolling plan from your five biggest customers.',
      risks: [
        {
          risk: 'Last year held one large tender; the tool sees a trend, and stock builds up.',
          mitigation: 'Flag single orders ahead of each run, and get a sales signature on the fifty costliest lines.',
        },
        {
          risk: 'The forecast is sound, but faulty bills of material bring in the wrong parts.',
          mitigation: 'Before launch, check the bills for your twenty top sellers against the real thing at the bench.',
        },
      ],
      kpis: [
        {
          name: 'how far the forecast misses on 50 key items',
          unit: '% a month',
          baseline: 'Twelve months of sales beside what was forecast',
          target: '15 to 25 % less',
        },
        {
          name: 'money in stock at equal service',
          unit: '$ or days on hand',
          baseline: 'Divide month-end stock by cost of sales',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: [
        'three years of sales orders',
        'goods in and out',
        'how long suppliers take',
        'parts list per product',
        'dates of tenders and promotions',
      ],
    },
    {
      workflow:
        'Every month each item gets a forecast out of past orders, season and promotions, with the top fifty corrected by sales. How long supply takes, and how wild the demand, set the point to reorder. The buyer works from Monday’s list of what to get, put back or call off.',
      build:
        'In a sheet, part the steady from the odd and the dear from the cheap. Let Cin7, SAP, Unleashed or NetSuite forecast what is steady. What is odd should wait until a customer asks.',
      checkpoint:
        'It is the buyer who passes each order. Sales and finance together settle the forecast, in one hour, each month.',
      first_step:
        'Draw thirty items by lot and count what is there; should the system be right on less than 90 %, stock counts come before anything.',
      stop_test:
        'Six cycles in, compare with the same month of last year. Items where the gain is below 5 % should leave the tool.',
      alternative:
        'A two-bin kanban serves for cheap parts; for the rest, ask the five customers who buy most for a rolling plan.',
      risks: [
        {
          risk: 'A tender won last year looks like growth, and you are left with too much stock.',
          mitigation:
            'Take one-off orders out before you run it, and let sales sign for the fifty lines that cost most.',
        },
        {
          risk: 'You buy to a good forecast and still get the wrong parts, as the bills of material are off.',
          mitigation: 'Take your twenty best sellers to a bench and check each bill before you go live.',
        },
      ],
      kpis: [
        {
          name: 'monthly error on the fifty main lines',
          unit: '% a month',
          baseline: 'Put forecast and sales of the last 12 months together',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'stock held to serve customers as well as now',
          unit: '$ or days on hand',
          baseline: 'Take stock at month end over cost of sales',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'order history over three years',
        'stock ledger',
        'supply times by vendor',
        'bills of material',
        'calendar of promotions and tenders',
      ],
    },
    {
      workflow:
        'Every Monday the buyer opens one list: what to order, what to push back, what to cancel. Behind it stands a monthly forecast per item, drawn from season, promotions and orders, in which sales corrects the fifty biggest. Lead time and the swing of demand fix each order point.',
      build:
        'Divide your items by steadiness and by value; a sheet is enough. For steady lines turn on forecasting in NetSuite, SAP, Unleashed or Cin7. Odd items are bought to order and need no forecast.',
      checkpoint:
        'Each purchase order carries the buyer’s approval. The forecast itself is agreed by sales and finance in an hour every month.',
      first_step:
        'Check thirty random items on the shelf against the screen. Fewer than 90 % correct means the counts need work first.',
      stop_test:
        'Six cycles decide for each item. It leaves the tool unless it beats the same month a year ago by 5 % or more.',
      alternative:
        'Cheap parts run well on two bins and a kanban card. Your five largest buyers can give you a rolling plan.',
      risks: [
        {
          risk: 'A single tender from last year passes for growth and fills the store.',
          mitigation: 'Tag orders that will not recur, and make sales sign for the fifty items that cost most.',
        },
        {
          risk: 'Demand is forecast well, yet the bill of materials is wrong and so are the parts you buy.',
          mitigation: 'Build up the twenty best sellers at a bench and correct their bills before you start.',
        },
      ],
      kpis: [
        {
          name: 'error in the forecast for your top 50',
          unit: '% a month',
          baseline: 'Compare a year’s forecasts with the year’s sales',
          target: 'a drop of 15 to 25 %',
        },
        {
          name: 'capital tied up in stock, service unchanged',
          unit: '$ or days on hand',
          baseline: 'Work out stock over cost of sales at each month end',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'sales lines back three years',
        'receipts and issues of stock',
        'delivery times of each supplier',
        'product structures',
        'planned promotions and tenders',
      ],
    },
    {
      workflow:
        'A forecast for each item is drafted once a month and sets what you hold. It draws on promotions, past orders and season, and sales puts its fifty main lines right. From lead times and the unrest in demand come the order points. On Monday the buyer knows what to buy, defer and call off.',
      build:
        'Most of the gain sits in the steady items, so split those off in a sheet, by value as well. Unleashed, SAP, Cin7 and NetSuite each have a forecast for them. Leave all odd items to be ordered as asked for.',
      checkpoint:
        'Nothing is bought before the buyer says yes. One hour a month, finance and sales sit together and fix the forecast.',
      first_step:
        'Walk the store, count thirty items chosen by chance, and see if the system has 90 % right. If not, that is the first job.',
      stop_test:
        'Compare with last year’s month over six cycles. Where an item is not 5 % closer, go back to the old way.',
      alternative:
        'Put a two-bin kanban on low-cost parts, and have your five main customers share their plans as they roll.',
      risks: [
        {
          risk: 'The tool reads one big tender as the new normal, and you are overstocked.',
          mitigation:
            'Before each run, take out orders that come once, and show sales the fifty dearest items to sign.',
        },
        {
          risk: 'Faulty bills of material turn a right forecast into wrong purchases.',
          mitigation: 'Verify the bills of your twenty leading products, part by part at the bench, ahead of launch.',
        },
      ],
      kpis: [
        {
          name: 'miss on the 50 items that matter',
          unit: '% a month',
          baseline: 'Lay 12 months of sales over the forecast',
          target: 'reduced by 15 to 25 %',
        },
        {
          name: 'value on the shelf for one level of service',
          unit: '$ or days on hand',
          baseline: 'Read stock and cost of sales from each month-end',
          target: 'shrink it by 10 to 20 %',
        },
      ],
      data_needed: [
        'orders sold in the past three years',
        'movements in and out of store',
        'lead time per vendor',
        'recipe or parts list by product',
        'tender and campaign dates',
      ],
    },
    {
      risks: [
        {
          risk: 'A tender that came once is read as growth, and the shelves fill up.',
          mitigation:
            'Label one-time orders before the forecast is run, and let sales put its name to the fifty dearest lines.',
        },
        {
          risk: 'The forecast is right but the parts list is not, and the wrong items arrive.',
          mitigation: 'Lay out the twenty best sellers and tick off their bills of material before the start.',
        },
      ],
      kpis: [
        {
          name: 'monthly miss of the forecast, 50 leading items',
          unit: '% a month',
          baseline: 'Compare what was forecast with what sold over 12 months',
          target: '15 to 25 % smaller',
        },
        {
          name: 'stock you carry with service as it is',
          unit: '$ or days on hand',
          baseline: 'Note stock against cost of sales every month end',
          target: 'lower by 10 to 20 %',
        },
      ],
      workflow:
        'The buyer starts Monday with three lists: buy, push out, cancel. They rest on order points, worked out from lead time and the swings in demand. The forecast behind them is drafted monthly per item out of season, orders and promotions. Sales puts right the fifty lines that count.',
      build:
        'A sheet that splits items by value and by steadiness is the first job. Where demand is steady, use the forecasting in Cin7, Unleashed, SAP or NetSuite. Irregular items are best bought when the order is in.',
      checkpoint:
        'The buyer says yes to each purchase. Sales and finance take an hour every month to agree on the forecast.',
      first_step: 'Go and count thirty items at random. If the system has under 90 % right, clean up counts first.',
      stop_test:
        'Measure six cycles item by item. Wherever it does not beat last year’s month by 5 %, take the item off the tool.',
      alternative:
        'Two bins and a kanban suit the cheap parts. Your top five customers will often share a rolling plan if asked.',
      data_needed: [
        'three years of customer orders',
        'store receipts and issues',
        'how many days each supplier needs',
        'structure of every product',
        'promotions and tenders by date',
      ],
    },
  ],
  'manufacturing/purchase-papers': [
    {
      workflow:
        'Whether mailed or photographed at the gate, each paper is read for sums, weights, order number and lot or heat number. These are held against receipt and purchase order. If all fits, it posts. If not, the buyer sees both next to each other. Certificates stay tied to their lot.',
      build:
        'Your ERP may read invoices; if not, Lightyear or Dext will. As for certificates, let a reader watch one folder, file each under its heat number and raise a flag where the grade is not what was ordered.',
      checkpoint:
        'Mismatches are looked at first, and then accounts pays in one batch. For traced work, certificates need quality’s signature.',
      first_step: 'Gather a week’s dockets and invoices into piles: fine, wrong price, wrong quantity, no order.',
      stop_test: 'By the second month at least 80 % of invoices should pass with no hand on them; below that, stop.',
      alternative: 'Return every invoice that bears no order number, and tell suppliers you will.',
      risks: [
        {
          risk: 'Dirt on a heat number leads the trace to the wrong steel.',
          mitigation: 'At the gate the storeman types in its last four digits, and these two must agree.',
        },
        {
          risk: 'A fraudster’s bill shows fresh bank details and gets posted.',
          mitigation:
            'Hold changes of account for two days, and phone the supplier with the number that your contract gives.',
        },
      ],
      kpis: [
        {
          name: 'handling time of one bill',
          unit: 'minutes',
          baseline: 'Follow 50 invoices until they are posted',
          target: '50 to 70 % less',
        },
        {
          name: 'lots whose certificate can be found',
          unit: '% of lots',
          baseline: 'Look up 40 lots',
          target: 'at least 98 %',
        },
      ],
      data_needed: [
        'orders you placed',
        'bills from suppliers',
        'goods received notes',
        'certificates, filed by lot or heat',
      ],
    },
    {
      workflow:
        'Post and gate photos end up in one place. Heat or lot, order number, weight and money are read and set beside what was ordered and what came. Full agreement means it is booked. Anything else goes before the buyer, both papers in view. Each certificate is kept with its lot.',
      build:
        'Try the reader inside the ERP, or else Dext or Lightyear, on invoices. Certificates go in a folder of their own, where software files them by heat number and speaks up if the grade is not that of the order.',
      checkpoint:
        'Payments leave in a batch, once accounts has gone through what did not match. Quality puts its name to certificates on traced work.',
      first_step:
        'For one week, set aside all dockets and invoices, then part them into matched, off on price, off on quantity, and no order.',
      stop_test: 'The second month is the test: if fewer than 80 % of invoices need no touch, end it.',
      alternative: 'The rule is simple: an invoice with no order number goes back to where it came from.',
      risks: [
        {
          risk: 'A heat number is hard to read, is taken wrong, and the record then names other steel.',
          mitigation: 'Let the storeman enter the last four digits as goods come in, and check that the two agree.',
        },
        {
          risk: 'Money goes out on a fake invoice with a bank account you never saw before.',
          mitigation:
            'New bank details lie still for two days while someone rings the supplier, on the contract’s own number.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent on each supplier invoice',
          unit: 'minutes',
          baseline: 'Put a clock on 50 bills, mail to ledger',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'traced lots with their paper on file',
          unit: '% of lots',
          baseline: 'Draw 40 lots and search',
          target: '98 % and up',
        },
      ],
      data_needed: [
        'purchase order file',
        'invoices received',
        'delivery receipts',
        'mill certificates by heat number',
      ],
    },
    {
      workflow:
        'Invoices and dockets that agree with the order post themselves. Each paper, from the mail or from a phone at the gate, is read for weights, sums, order and heat or lot number and compared with order and receipt. The buyer gets the ones that differ, both papers on one screen. Certificates are stored with the lot.',
      build:
        'Your ERP’s own invoice reader is the place to look; Lightyear and Dext do it too. Certificates need a watched folder, from which a reader files them under the heat number and warns of a grade other than the one ordered.',
      checkpoint:
        'Before the payment batch is released, accounts has seen every mismatch. Traced work also needs quality to sign its certificates.',
      first_step:
        'Sort a week of dockets and invoices into four heaps: agreed, price differs, quantity differs, never ordered.',
      stop_test: 'In month two, 80 % of invoices must need no hand at all. Fall short of that and it ends.',
      alternative: 'Pay no invoice that lacks your order number; it goes straight back.',
      risks: [
        {
          risk: 'A dirty heat number is misread, and your trace points at other steel.',
          mitigation: 'The storeman keys its final four digits on arrival, so that a second reading exists.',
        },
        {
          risk: 'A fraudulent bill asks for payment to a new account and gets through.',
          mitigation: 'Any change of bank waits two days, and the supplier is rung on the contract number.',
        },
      ],
      kpis: [
        {
          name: 'work per invoice',
          unit: 'minutes',
          baseline: 'Measure 50 of them from arrival to posting',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'certificates on file, counted by lot',
          unit: '% of lots',
          baseline: 'Take a sample of 40 lots',
          target: '98 % or better',
        },
      ],
      data_needed: ['what was ordered', 'supplier bills', 'what arrived at the gate', 'heat and lot certificates'],
    },
    {
      workflow:
        'The office stops retyping what suppliers send. From mails and gate photos the tool lifts order number, sums, weights and the lot or heat, and checks them with receipt and order. A match is posted. A clash goes to the buyer, who sees the two papers together. Each certificate is attached to its lot.',
      build:
        'Read invoices with what your ERP offers, or with Dext or Lightyear. Give certificates a folder that software watches: it files each by heat number and flags steel of a grade you did not order.',
      checkpoint:
        'Accounts goes through the mismatches, then lets the batch be paid. A certificate for traced work is valid once quality has signed.',
      first_step:
        'Set apart one week’s paper from suppliers. How much matches, how much is off by price or quantity, and how much has no order?',
      stop_test: 'Should less than 80 % pass by themselves through the second month, call it off.',
      alternative: 'Tell suppliers that an invoice must show your order number, and refuse the rest.',
      risks: [
        {
          risk: 'Grease hides part of a heat number and the lot is tied to steel it never came from.',
          mitigation: 'Have the last four digits typed by the storeman at receipt and checked with the scan.',
        },
        {
          risk: 'Someone poses as a supplier, sends new bank details and is paid.',
          mitigation: 'Lock changed details for two days while you phone the number the contract holds.',
        },
      ],
      kpis: [
        {
          name: 'clerk’s time for a bill',
          unit: 'minutes',
          baseline: 'Time a run of 50, from opening to ledger',
          target: '50 to 70 % shorter',
        },
        {
          name: 'share of lots backed by a certificate',
          unit: '% of lots',
          baseline: 'Check 40 lots at random',
          target: 'reach 98 % or more',
        },
      ],
      data_needed: ['order records', 'incoming invoices', 'receiving records', 'certificates sorted by lot or heat'],
    },
    {
      risks: [
        {
          risk: 'One digit of a smeared heat number comes out wrong, and the trace leads to other steel.',
          mitigation: 'Two readings are better: the scan, and four last digits keyed by the storeman on arrival.',
        },
        {
          risk: 'A forged invoice with a new account number slips into the run.',
          mitigation:
            'No bank change counts for two days, and somebody calls the supplier on the contract’s phone number.',
        },
      ],
      kpis: [
        {
          name: 'minutes per supplier bill',
          unit: 'minutes',
          baseline: 'Watch 50 bills go from the mail to the ledger',
          target: 'cut 50 to 70 %',
        },
        {
          name: 'share of lots with a certificate you can show',
          unit: '% of lots',
          baseline: 'Choose 40 lots and look for the paper',
          target: '98 % at least',
        },
      ],
      workflow:
        'Supplier papers that agree with order and receipt are posted with no typing. A phone photo at the gate or a mail is enough: the tool picks out weights, sums, order number and heat or lot number. Where something differs, the buyer sees the two papers together. The certificate is filed against its lot.',
      build:
        'Look first at the invoice reader in your ERP, then at Lightyear or Dext. Mill certificates need a little more: a folder where a reader names them by heat number and reports any grade that is not the one on the order.',
      checkpoint:
        'Payment runs leave as a batch when accounts has dealt with every mismatch. On traced work the certificate is signed by quality.',
      first_step:
        'Take all supplier papers of one week and make four piles: matches, wrong price, wrong quantity and without an order.',
      stop_test: 'The tool has failed if month two sees under 80 % of bills pass alone.',
      alternative: 'Make the order number a condition of payment and return any bill that has none.',
      data_needed: [
        'orders sent to suppliers',
        'bills as received',
        'gate and store receipts',
        'mill and lot certificates',
      ],
    },
  ],
  'manufacturing/order-entry': [
    {
      workflow:
        'Orders reach the mailbox and are read line by line. The customer’s part numbers become yours, stock and price are looked up, and the screen is filled. Amber items are checked at the sales desk, which then confirms. If someone asks how it is going, a reply is drafted with the planner’s date.',
      build:
        'For your ten main accounts, make a table from their part numbers to yours. Let a reader work on the mailbox. A second tool drafts replies and can look at nothing but order dates.',
      checkpoint: 'Work reaches the floor only when someone at the sales desk has confirmed that order on screen.',
      first_step: 'Keep fifty mails with orders; tally who sent them, in what layout, and which lines found no match.',
      stop_test: 'Two months in, quit if one in ten orders has to be keyed again from scratch.',
      alternative:
        'Hand customers an Excel order sheet that lists your part numbers, and send them their open orders weekly.',
      risks: [
        {
          risk: 'The shop makes a part to an outdated revision because that was the match.',
          mitigation: 'Check the revision letter line by line, and hold any order that lacks one.',
        },
        {
          risk: 'A draft gives a date that the plant never agreed to, and the customer takes it as firm.',
          mitigation:
            'Use no dates but those in the locked plan, and write “planned” until a machine has started on it.',
        },
      ],
      kpis: [
        {
          name: 'minutes to enter an order',
          unit: 'minutes',
          baseline: 'Put a watch on 60 orders',
          target: '50 to 60 % less',
        },
        {
          name: 'orders keyed wrong',
          unit: 'per 100 orders',
          baseline: 'Sort three months of credit notes by cause',
          target: 'halve it',
        },
      ],
      data_needed: [
        'orders as the customer sent them',
        'list of their part numbers and yours',
        'agreed prices',
        'dates of open orders',
      ],
    },
    {
      workflow:
        'The tool opens each order mail, turns the customer’s numbers into your own, looks at stock and price and types it all in. What it doubts turns amber. The sales desk clears that and confirms. A customer who asks where things are gets a draft with the date the planner shows.',
      build:
        'Begin with a list that pairs your part numbers with those of the top ten accounts. Next comes a reader on the mailbox. Add a drafter for replies, and show it order dates but nothing further.',
      checkpoint: 'Before the floor sees an order, the sales desk has gone over it on screen and confirmed it.',
      first_step:
        'Put fifty order mails aside and see how many layouts and customers there are, and how many lines match nothing.',
      stop_test: 'After two months, is one in ten typed in full all the same? Then drop it.',
      alternative:
        'Offer an Excel sheet for orders with your own numbers on it, and mail each customer a weekly list of what is open.',
      risks: [
        {
          risk: 'The match picks a revision that has been replaced, and that is what gets made.',
          mitigation: 'No line passes without its revision letter being compared; with no letter, the order waits.',
        },
        {
          risk: 'Customers read a date in a drafted reply as your word, though the plant knew nothing of it.',
          mitigation:
            'A date may come from nowhere but the locked plan, and it is “planned” while the job is not yet running.',
        },
      ],
      kpis: [
        {
          name: 'desk time for each order',
          unit: 'minutes',
          baseline: 'Clock 60 as they are typed',
          target: 'bring it down 50 to 60 %',
        },
        {
          name: 'typing errors in orders',
          unit: 'per 100 orders',
          baseline: 'Look at why credits were given, over three months',
          target: 'half as many',
        },
      ],
      data_needed: [
        'incoming order mails',
        'table pairing part numbers',
        'price list per customer',
        'delivery dates still open',
      ],
    },
    {
      workflow:
        'An order that arrives by mail is on the screen before anyone has typed. Software reads the lines, swaps the customer’s part numbers for yours and looks up stock and price. The sales desk checks what is marked amber and confirms. For questions about status, it drafts a reply with the planner’s date.',
      build:
        'Pair part numbers for your ten largest accounts before you buy. An order reader on the mailbox is step two. The reply drafter comes last and sees only the dates of orders.',
      checkpoint: 'Each order is confirmed on screen by the sales desk; without that, the floor does not get it.',
      first_step:
        'Set fifty order mails in a folder and count senders, layouts and the lines your part list does not know.',
      stop_test: 'If two months have passed and a tenth of orders is still typed from start to end, let it go.',
      alternative:
        'Send customers an Excel form that holds your part numbers, plus a list of their open orders each week.',
      risks: [
        {
          risk: 'It pairs the line with a part of an older revision, and the floor makes that.',
          mitigation: 'The revision letter is checked on all lines. A line without one holds up the order.',
        },
        {
          risk: 'A drafted reply names a day, and the customer plans by it, but the plant did not.',
          mitigation: 'Only the locked plan supplies dates, and they read “planned” up to the moment work starts.',
        },
      ],
      kpis: [
        {
          name: 'time spent typing one order',
          unit: 'minutes',
          baseline: 'Measure 60 in a row',
          target: 'a drop of 50 to 60 %',
        },
        {
          name: 'mistakes made at entry',
          unit: 'per 100 orders',
          baseline: 'Go through a quarter’s credit notes for the reason',
          target: 'down by half',
        },
      ],
      data_needed: [
        'customers’ order papers',
        'cross-list of part numbers',
        'current price lists',
        'planned dates of running orders',
      ],
    },
    {
      workflow:
        'The sales desk checks orders in place of keying them. Each mail is read, its part numbers are turned into yours, price and stock are verified and the order screen is filled, with doubts in amber. Someone confirms. If a customer wants to know where the order is, a draft quotes the date in the plan.',
      build:
        'The cross-reference decides whether this works, so build it for ten main customers. Then let a reader take orders from the mailbox. The answer drafter gets order dates and no more.',
      checkpoint: 'A person on the sales desk looks at every order and confirms it, and only then is it released.',
      first_step:
        'From fifty recent order mails, list customers, forms used and all lines that match no part of yours.',
      stop_test: 'Give it two months; it has failed if one order out of ten needs typing in full.',
      alternative:
        'Customers could fill in your own Excel order sheet, and you could mail them what is open once a week.',
      risks: [
        {
          risk: 'An outdated drawing revision is picked, and you machine the wrong part.',
          mitigation: 'Make the letter of revision a required match, and park any order that shows none.',
        },
        {
          risk: 'The customer holds you to a date that came from a draft and not from the plant.',
          mitigation:
            'Let drafts quote the locked plan and nothing else, with “planned” beside the date till the job runs.',
        },
      ],
      kpis: [
        {
          name: 'keying time per order',
          unit: 'minutes',
          baseline: 'Note start and end for 60 orders',
          target: '50 to 60 % quicker',
        },
        {
          name: 'wrong entries',
          unit: 'per 100 orders',
          baseline: 'Use credit notes of three months, grouped by reason',
          target: 'reduced by half',
        },
      ],
      data_needed: [
        'order mails and attachments',
        'matched part numbers, theirs to ours',
        'sales prices',
        'promised dates on open work',
      ],
    },
    {
      risks: [
        {
          risk: 'The part is matched to a withdrawn revision and goes into production.',
          mitigation: 'Have each line’s revision letter compared with yours; where none is given, the order stops.',
        },
        {
          risk: 'A date in a draft reaches the customer, and production never agreed to it.',
          mitigation: 'The locked plan is the one source of dates. Until the machine runs, the reply says “planned”.',
        },
      ],
      kpis: [
        {
          name: 'typing time on a customer order',
          unit: 'minutes',
          baseline: 'Use a stopwatch for 60 orders',
          target: 'lower by 50 to 60 %',
        },
        {
          name: 'keying mistakes',
          unit: 'per 100 orders',
          baseline: 'Read three months of credit notes and note each cause',
          target: 'cut in half',
        },
      ],
      workflow:
        'Customer orders reach your order screen without retyping. The tool reads each line in the mail, finds your number for the customer’s part and compares price and stock. Lines in amber are cleared at the sales desk, which confirms. When a customer asks about progress, the answer is drafted with the planned date.',
      build:
        'Ten accounts send most of your orders, so list their part numbers next to yours. The mailbox then gets an order reader. Replies come from a drafter that can open order dates and nothing else.',
      checkpoint: 'The floor starts no order that the sales desk has not seen and confirmed on screen.',
      first_step:
        'Look through fifty order mails for three things: who sends them, in which layouts, and what finds no match.',
      stop_test: 'Finish with it if a tenth of orders is keyed all over again after two months.',
      alternative:
        'An Excel order form with your numbers, and a list of open orders every week, take out most of the work.',
      data_needed: [
        'customer orders in their own format',
        'their part numbers against ours',
        'valid prices',
        'dates for orders in work',
      ],
    },
  ],
  'manufacturing/work-instructions': [
    {
      workflow:
        'Over ten jobs someone films the setter and asks him why. This turns into set-up sheets with photos that he has checked. On the floor you scan the machine’s code, put a question in everyday words and see page, sheet and revision. If it finds nothing, the engineer writes the answer.',
      build:
        'Before anything, bring revisions down to one live copy per paper. A search can then cover just those files and quote the page, shown on a tough tablet. No tool beats film of the set-ups.',
      checkpoint:
        'A sheet goes live once the process engineer has signed it and an operator has tried it at the machine.',
      first_step: 'Spend two jobs with the setter and a camera, then draft two sheets side by side with him.',
      stop_test: 'Ten weeks on, fewer than 7 in 10 answers called right and useful by operators is the sign to stop.',
      alternative: 'Fix a laminated card with photos to the tool, one card for each job.',
      risks: [
        {
          risk: 'Two manuals get mixed, and the clamp force it states is wrong.',
          mitigation: 'Answer from the scanned machine’s papers alone, with an image of the page.',
        },
        {
          risk: 'An apprentice comes upon a job done with the guard open and copies it.',
          mitigation: 'Put pages for fitters under a log-in of their own, in red.',
        },
      ],
      kpis: [
        {
          name: 'set-up time on a job you have run before',
          unit: 'minutes',
          baseline: 'Clock 20 set-ups, done by three people',
          target: '15 to 25 % less',
        },
        {
          name: 'runs made to a superseded revision',
          unit: 'a quarter',
          baseline: 'Search nonconformance reports for that cause',
          target: 'down to 0',
        },
      ],
      data_needed: [
        'procedures and set-up sheets',
        'makers’ manuals',
        'current drawing revisions',
        'past faults and fixes',
        'films of set-ups',
      ],
      must_not_decide:
        'The tool may never approve going past a spec limit, a lock-out step or a guard. Only supervisor and engineer can, and they put it in writing.',
    },
    {
      workflow:
        'Someone with a camera follows the setter through ten set-ups and asks questions. He checks the sheets that result, pictures and all. Later a scan at the machine and a plain question bring up sheet, revision and page. Gaps are passed to the engineer to fill.',
      build:
        'Sort out revisions until each paper exists in one live copy. Build the search on these and nothing more, show it on a rugged tablet, and have it quote the page. If you must choose, choose the films over the tool.',
      checkpoint: 'A live sheet has been signed by the process engineer and proved on the job by an operator.',
      first_step:
        'Watch and film the setter at work on two jobs, and sit down together to write a sheet for each of the two.',
      stop_test:
        'After ten weeks ask operators: if they find fewer than 7 of 10 answers both right and useful, close it down.',
      alternative: 'One laminated card with photos for every job, tied to its tool, does much of this.',
      risks: [
        {
          risk: 'It takes a clamp force out of the wrong one of two manuals.',
          mitigation: 'The code you scan sets the machine, and no other manual may be used; the page itself is shown.',
        },
        {
          risk: 'Through search, an apprentice learns a step meant for open guards.',
          mitigation: 'What is for fitters alone is marked in red and needs another log-in.',
        },
      ],
      kpis: [
        {
          name: 'minutes to set a repeat job',
          unit: 'minutes',
          baseline: 'Watch three people through 20 set-ups',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'jobs built from an old drawing',
          unit: 'a quarter',
          baseline: 'Count reports of that kind',
          target: 'none left, so 0',
        },
      ],
      data_needed: [
        'set-up instructions',
        'manuals for each machine',
        'drawings by revision',
        'history of faults',
        'set-ups on video',
      ],
      must_not_decide:
        'Bypassing a guard, skipping a lock-out step or leaving spec is not its decision. It takes a written yes from the engineer and the supervisor.',
    },
    {
      workflow:
        'An operator scans a code at the machine, asks in everyday words and gets the right sheet, page and revision. Those sheets come from filming the setter at ten jobs and asking him questions; he checks each one, photos included. When nothing is found, the engineer writes what was missing.',
      build:
        'One live copy per paper is the condition, so settle revisions before you start. Search then runs on those papers only and quotes the page, on a tablet built for the floor. Your filmed set-ups will outlast any tool.',
      checkpoint:
        'Two people stand behind each sheet: the process engineer signs it, and an operator runs the job by it.',
      first_step: 'Film the setter on two jobs, ask as you go, and turn both into sheets with him at your side.',
      stop_test: 'It stays if operators call at least 7 answers out of 10 right and useful. Check at ten weeks.',
      alternative: 'Photo cards, laminated, one for each job and hung on its tool, cost next to nothing.',
      risks: [
        {
          risk: 'The answer mixes manuals for two machines, and someone clamps with the wrong force.',
          mitigation: 'Scanning fixes the machine. The tool answers from its manual alone and shows the actual page.',
        },
        {
          risk: 'A beginner finds a guard-open step through the search and tries it.',
          mitigation: 'Fitters have their own log-in for such pages, which carry a red mark.',
        },
      ],
      kpis: [
        {
          name: 'how long a known job takes to set',
          unit: 'minutes',
          baseline: 'Take 20 set-ups by three setters',
          target: 'a drop of 15 to 25 %',
        },
        {
          name: 'work done off a withdrawn revision',
          unit: 'a quarter',
          baseline: 'Pull nonconformances with this cause',
          target: 'cut it to 0',
        },
      ],
      data_needed: [
        'sheets and procedures for set-up',
        'handbooks of the machines',
        'revision list of drawings',
        'fault records',
        'recorded set-ups',
      ],
      must_not_decide:
        'Going round a guard, a spec limit or lock-out is decided by the engineer together with the supervisor, on paper. The tool cannot allow it.',
    },
    {
      workflow:
        'What the setter knows ends up in sheets that anyone can ask for. He is filmed over ten set-ups and questioned on the way; the pictures and notes are his to correct. The operator’s scan and question lead to one sheet, its page and its revision. An unanswered question becomes the engineer’s job.',
      build:
        'Throw out every paper but the live copy. Set up a search that knows nothing else and cites the page, and run it on a rugged tablet. If money is short, film set-ups and skip the tool.',
      checkpoint:
        'Sheets are proved by an operator at the machine and signed by the process engineer before others use them.',
      first_step:
        'Pick two jobs, stand beside the setter with a camera, and finish the first two sheets before the week ends.',
      stop_test: 'Let operators score answers for ten weeks, and end it below 7 right and useful ones in every 10.',
      alternative: 'Each tool gets its own laminated card with photographs of the set-up.',
      risks: [
        {
          risk: 'Clamp force is quoted from another machine’s manual.',
          mitigation: 'Tie answers to the code that was scanned, and put the picture of the page on screen.',
        },
        {
          risk: 'Search shows an apprentice how a fitter works with the guard open.',
          mitigation: 'Mark those pages red and keep them behind a log-in for fitters.',
        },
      ],
      kpis: [
        {
          name: 'set-up minutes on repeat work',
          unit: 'minutes',
          baseline: 'Time three people over 20 set-ups',
          target: '15 to 25 % shorter',
        },
        {
          name: 'mistakes from an outdated revision',
          unit: 'a quarter',
          baseline: 'Go through the nonconformance file',
          target: 'brought to 0',
        },
      ],
      data_needed: [
        'how-to sheets for every set-up',
        'machine handbooks',
        'drawings with revision letter',
        'log of past faults',
        'set-up films',
      ],
      must_not_decide:
        'Guards, lock-out and spec limits are outside its reach. If one must be passed, supervisor and engineer approve that in writing.',
    },
    {
      risks: [
        {
          risk: 'Two similar machines are confused, and an operator sets too much clamp force.',
          mitigation: 'The scan ties each answer to one machine’s papers, and the page is shown as a picture.',
        },
        {
          risk: 'An apprentice follows instructions that were meant for a fitter with the guard off.',
          mitigation: 'Colour such pages red and open them to fitters alone, by a log-in of their own.',
        },
      ],
      kpis: [
        {
          name: 'time a known job needs to be set up',
          unit: 'minutes',
          baseline: 'Let three people do 20 set-ups against the clock',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'work made to an old revision',
          unit: 'a quarter',
          baseline: 'Pick out nonconformances that name this cause',
          target: 'a fall to 0',
        },
      ],
      workflow:
        'Ten set-ups on film hold what your setter knows, with his answers to the questions asked on the day. Sheets with pictures are made from them, and he corrects each. Operators scan the machine, ask as they would ask him, and see the sheet with page and revision. Open questions are written up by the engineer.',
      build:
        'Settle which paper is current, and keep one live copy of each. The search works on these alone, quotes the page and runs on a rugged tablet. Put the effort into filming set-ups, for that is where the value lies.',
      checkpoint: 'Nothing is live until an operator has set the machine by it and the process engineer has signed.',
      first_step: 'This week, film two set-ups by your setter and sit down with him to turn them into two sheets.',
      stop_test: 'At ten weeks ask the operators. Under 7 in 10 answers that were right and of use means you stop.',
      alternative: 'Hang a photo card at each tool, laminated, one for every job it runs.',
      must_not_decide:
        'Spec limits, guards and lock-out steps stay in force whatever the tool says. Only a written decision by engineer and supervisor can lift it.',
      data_needed: [
        'procedures with set-up sheets',
        'the makers’ handbooks',
        'list of current revisions',
        'known faults and remedies',
        'video from the set-ups',
      ],
    },
  ],
  'manufacturing/batch-records': [
    {
      workflow:
        'As work goes on, each step is keyed in or scanned. Missing signatures, values beyond limits, dates in the wrong order and lots that do not tie are picked up. QA has them listed by page, raises deviations and reads just the exceptions. Every lot can be followed, supplier to customer.',
      build:
        'Turn your worst record into a validated electronic form; after that most slips are ruled out. Meanwhile a checker can give scans a second look, as long as change control covers it.',
      checkpoint:
        'Release is signed by the QA manager or authorised person, who has read critical steps, deviations and exceptions.',
      first_step:
        'Go through twenty recent batches, note on which page each error fell, and mend the worst page inside a month.',
      stop_test:
        'Seed 50 errors: if more than 1 is missed at validation, or in any quarterly re-test, take the tool out.',
      alternative:
        'Make the paper better, with limits next to every box, fewer things to fill in, and one check as each step ends.',
      risks: [
        {
          risk: 'The list is blank, readers relax, and a bad lot goes out.',
          mitigation:
            'Read the first 30 batches in full as well, and tally what either method caught that the other did not.',
        },
        {
          risk: 'Auditors object to a tool in the release chain that nobody validated.',
          mitigation:
            'State what it is for, try it on planted errors, and place it within change control before anyone relies on it.',
        },
      ],
      kpis: [
        {
          name: 'wait from last step to release',
          unit: 'days',
          baseline: 'Take the latest 50 batches',
          target: '30 to 40 % less',
        },
        {
          name: 'hours a practice recall takes',
          unit: 'hours',
          baseline: 'Hold one this month',
          target: 'below 4 hours',
        },
      ],
      data_needed: [
        'batch sheets with their limits',
        'deviations on record',
        'lot links from end to end',
        'dates of release',
        'certificates from suppliers',
      ],
      must_not_decide:
        'Software never releases, recalls or closes a deviation. Those three are for the food safety manager or the authorised person.',
    },
    {
      workflow:
        'Steps are scanned or typed in while the batch is made. The tool spots values past their limits, unsigned boxes, lots that fail to tie and dates that cannot be right. QA reads these by page, opens deviations and skips what is clean. From supplier on to customer, every lot is linked.',
      build:
        'The record that fails most should become an electronic form, validated; it will stop most errors at the source. Until then let a tool look over scans, as a second pair of eyes and within change control.',
      checkpoint:
        'Before signing, the authorised person or the QA manager goes through all deviations, all critical steps and every exception.',
      first_step:
        'From the last twenty batches, list by page all that was not right first time, and within the month redo the page that is worst.',
      stop_test:
        'At validation, and again at quarterly re-tests, it may miss 1 seeded error in 50. One more than that, and it goes.',
      alternative:
        'Draw the paper form anew: not so many fields, each with its limits in print, and a check to finish every step.',
      risks: [
        {
          risk: 'An empty list lulls the reviewer, and out goes a lot that is wrong.',
          mitigation:
            'For 30 batches someone still reads every page, and you note what the reader found and what the tool did.',
        },
        {
          risk: 'The audit finds that release leans on a tool which was not validated.',
          mitigation:
            'Before its word counts, write down its purpose, test with errors you planted, and add it to change control.',
        },
      ],
      kpis: [
        {
          name: 'days a finished batch is held',
          unit: 'days',
          baseline: 'Read it off 50 recent batches',
          target: 'bring it down 30 to 40 %',
        },
        {
          name: 'speed of a trial recall',
          unit: 'hours',
          baseline: 'Do one straight away',
          target: 'less than 4 hours',
        },
      ],
      data_needed: [
        'completed records and limits',
        'log of deviations',
        'family tree of lots',
        'finish and release dates',
        'supplier papers',
      ],
      must_not_decide:
        'A release, a recall, a deviation closed: each is decided by the authorised person or the food safety manager, and by no program.',
    },
    {
      workflow:
        'QA reads only what is out of the ordinary, and finds it listed by page. While steps are entered or scanned, the tool hunts for unsigned boxes, values off limits, dates in wrong order and lots without a link. Deviations are opened from that list. Any lot can be followed both ways, supplier to customer.',
      build:
        'Make the most error-prone record electronic and validate it, since the form then blocks most mistakes. For the time between, a scan checker under change control can act as second reader.',
      checkpoint:
        'Somebody authorised, or the manager of QA, reads exceptions, critical steps and deviations. Then, and not before, the release is signed.',
      first_step:
        'Search twenty past batches for errors on first pass, mark the page of each, and rework the worst page this month.',
      stop_test: 'Test with 50 planted errors at validation and every quarter; a second miss takes it out of use.',
      alternative:
        'Paper can be improved: print the limits at each box, ask for less, and close every step with a check.',
      risks: [
        {
          risk: 'An empty exception list makes people careless, and a faulty lot is released.',
          mitigation:
            'Go on reading the first 30 batches from end to end, and record what only one of the two ways found.',
        },
        {
          risk: 'An auditor finds that release relies on software never validated.',
          mitigation:
            'Define its use, run seeded errors through it and enter it in change control before it has any weight.',
        },
      ],
      kpis: [
        {
          name: 'days between completion and release',
          unit: 'days',
          baseline: 'Work it out for 50 batches past',
          target: 'a drop of 30 to 40 %',
        },
        {
          name: 'time to trace a lot in a drill',
          unit: 'hours',
          baseline: 'Start a mock recall today',
          target: 'inside 4 hours',
        },
      ],
      data_needed: [
        'records of each batch, limits shown',
        'open and closed deviations',
        'lot history, both ways',
        'time stamps of release',
        'vendors’ certificates',
      ],
      must_not_decide:
        'Only the authorised person or food safety manager may release, recall or close a deviation. No tool does.',
    },
    {
      workflow:
        'Errors in a batch record show up while the batch is still being made. The tool checks every scan or entry for limits passed, signatures left out, dates that run backwards and lots that lead nowhere. QA works down the list by page and raises deviations. Supplier, lot and customer are linked throughout.',
      build:
        'Start with your worst record and give it a validated electronic form that refuses wrong entries. Scans of the other records can pass a checker meanwhile. It counts as an extra look and sits under change control.',
      checkpoint:
        'The person authorised to release, or the QA manager, studies critical steps, exceptions and deviations and then signs.',
      first_step:
        'For twenty finished batches, write down each first-time error with its page number. The page that leads the list is mended this month.',
      stop_test:
        'Of 50 errors seeded at validation or at the quarterly test, it may overlook 1. Any more and it is withdrawn.',
      alternative: 'Fewer fields, limits in print next to them and a check when a step closes make paper far safer.',
      risks: [
        {
          risk: 'People stop looking because the list shows nothing, and a lot that should be held goes.',
          mitigation: 'During 30 batches keep the complete reading, and compare which errors each method saw.',
        },
        {
          risk: 'Your auditor asks for the tool’s validation, and there is none.',
          mitigation:
            'Put its purpose on paper, prove it on planted errors, and keep it under change control from the start.',
        },
      ],
      kpis: [
        {
          name: 'time a batch waits to be released',
          unit: 'days',
          baseline: 'Check the records of the last 50',
          target: '30 to 40 % shorter',
        },
        {
          name: 'length of a mock recall',
          unit: 'hours',
          baseline: 'Try one now with a real lot',
          target: 'done in under 4 hours',
        },
      ],
      data_needed: [
        'filled batch records and set limits',
        'register of deviations',
        'which lot went where',
        'when batches were released',
        'incoming certificates',
      ],
      must_not_decide:
        'Three decisions stay with your food safety manager or authorised person: release, recall and closing deviations. Software makes none of them.',
    },
    {
      risks: [
        {
          risk: 'Nothing is flagged, nobody reads on, and a lot with an error leaves the site.',
          mitigation:
            'Through the first 30 batches, read everything as before and list what each method alone turned up.',
        },
        {
          risk: 'The inspector from the regulator asks how the checker was validated.',
          mitigation:
            'Describe its use, challenge it with seeded errors, and bring it into change control before anyone counts on it.',
        },
      ],
      kpis: [
        {
          name: 'waiting days before release',
          unit: 'days',
          baseline: 'Use finish and release dates of 50 batches',
          target: 'cut it 30 to 40 %',
        },
        {
          name: 'hours to trace one lot in an exercise',
          unit: 'hours',
          baseline: 'Hold a drill this week',
          target: '4 hours at most',
        },
      ],
      workflow:
        'Each step of the record is checked as soon as it is typed or scanned. Missing signatures, dates out of sequence, values over the limit and lots without a tie go on a list with their page. QA opens deviations from it and can skip the clean pages. Every lot traces from supplier through to customer.',
      build:
        'An electronic form for your worst record, once validated, prevents most errors before they are made. In the meantime, scanned pages can have a checker as second reader, provided it is under change control.',
      checkpoint:
        'Signing the release belongs to whoever is authorised, or to the QA manager, with exceptions, critical steps and deviations read beforehand.',
      first_step:
        'Read back twenty batches and note the page of each error at the first pass. Redesign the worst page by month end.',
      stop_test:
        'Plant 50 errors for the validation and for each quarterly re-test. If more than 1 gets by, the tool is taken out.',
      alternative:
        'A better form goes far: print limits at each field, drop the fields nobody reads, and end each step with a check.',
      must_not_decide:
        'Software does not decide on release, on a recall or on closing a deviation. Your food safety manager or the person authorised does.',
      data_needed: [
        'records by batch with limits',
        'deviations and their state',
        'lot links, supplier to customer',
        'release dates by batch',
        'certificates sent with materials',
      ],
    },
  ],
  'manufacturing/complaints-and-warranty': [
    {
      workflow:
        'Claims reach you by phone, mail or dealer form. Fault, date, lot and product are picked out, like cases are joined, and a reply is drafted with the start of an 8D. What caused it and how to put it right is for quality to say. Once a month engineering hears the top three.',
      build:
        'Settle twenty fault codes and keep all cases in a single list. One model can tag the past to bring out patterns, and a drafter takes the 8D from the file. Any word of danger goes to the front.',
      checkpoint:
        'Remedy and cause are confirmed case by case by the quality engineer. If someone was hurt, the quality manager has read it within the hour.',
      first_step: 'Give each of 100 past complaints a product and a fault code, then chart them for the crew to see.',
      stop_test: 'At week eight, if the engineer would change the tag on over 15 cases of 100, let it go.',
      alternative: 'Read from a common log of five columns for fifteen minutes every Friday.',
      risks: [
        {
          risk: 'Someone choked, or got a shock or burn, yet it sits among normal returns.',
          mitigation: 'At any hour, a harm word from your list must ring the quality manager.',
        },
        {
          risk: 'The buyer asks what really went wrong and gets canned lines in the 8D.',
          mitigation: 'The draft holds no cause or proof, which forces the engineer to supply both.',
        },
      ],
      kpis: [
        {
          name: 'time until a complaint is answered',
          unit: 'days',
          baseline: 'Look at 60 recent cases',
          target: '40 to 50 % less',
        },
        {
          name: 'what credits and warranty cost you',
          unit: '% of sales',
          baseline: 'Add up 12 months in the ledger',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: [
        'complaints by mail and form',
        'lot or serial of the product',
        'credits given',
        'what repair found',
        'units shipped by product',
      ],
      must_not_decide:
        'A score may not turn a claim down. If a product could be unsafe, or a recall is needed, the quality manager and the director decide.',
    },
    {
      workflow:
        'Dealer forms, calls and mails are read for product, fault, lot and date. Cases that look alike are put together, and the tool drafts an answer and opens the 8D. Quality says why it happened and what is owed. Engineering gets the three main faults every month.',
      build:
        'You need twenty codes for faults and one list for all cases. Old cases are tagged by a model, so that patterns show. For the 8D, a drafter works from what is on record. Words that spell danger go first.',
      checkpoint:
        'Each case has its cause and remedy confirmed by the quality engineer. Within an hour of a harm report, the quality manager has seen it.',
      first_step:
        'Take 100 complaints, put a fault and a product to each in a sheet, and hang the chart up on the floor.',
      stop_test: 'Check 100 cases in week eight. If engineer and tool part ways on more than 15, stop.',
      alternative: 'Every Friday, take fifteen minutes to read out a shared list that has five columns.',
      risks: [
        {
          risk: 'Harm such as a shock, a burn or choking is booked as an ordinary return.',
          mitigation: 'Set up a list of harm words, and have each one phone the quality manager, at night too.',
        },
        {
          risk: 'Set phrases fill the 8D, and the buyer, who wants the real reason, is cross.',
          mitigation: 'The boxes for proof and cause stay empty until the engineer has filled them.',
        },
      ],
      kpis: [
        {
          name: 'days a customer waits for a reply',
          unit: 'days',
          baseline: 'Take the 60 latest complaints',
          target: 'a drop of 40 to 50 %',
        },
        {
          name: 'warranty and credit bill',
          unit: '% of sales',
          baseline: 'Total 12 months of the ledger',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'letters, mails and claim forms',
        'product numbers, lot and serial',
        'credit note file',
        'repair reports',
        'sales volumes per product',
      ],
      must_not_decide:
        'Safety of a product and any recall are matters for the director and the quality manager. No claim is refused by a score.',
    },
    {
      workflow:
        'Complaints are read on arrival and joined with others of the same fault. From mail, call or dealer form the tool takes date, lot, product and fault, and it drafts a reply and the opening of the 8D. The cause and the remedy are for quality. Engineering hears of the three commonest faults monthly.',
      build:
        'All cases in one list, under twenty agreed fault codes: that is the foundation. A model can code the backlog and show what repeats. Let a drafter prepare the 8D from the file, and move danger words to the top.',
      checkpoint:
        'Cause and remedy stand once the quality engineer has confirmed them. Where harm is reported, the quality manager reads it inside an hour.',
      first_step:
        'Enter the latest 100 complaints with product and fault in a sheet, draw the chart, and take it to the shop floor.',
      stop_test: 'In week eight compare 100 tags with the engineer’s. A difference on over 15 means it should go.',
      alternative: 'One log, five columns, fifteen minutes of reading it out together each Friday.',
      risks: [
        {
          risk: 'A customer was burned, shocked or choked, and the case is treated as a return.',
          mitigation: 'Harm words on a list trigger a phone call to the quality manager at any time of night.',
        },
        {
          risk: 'A buyer wants to know why it failed and receives an 8D of empty phrases.',
          mitigation: 'The engineer has to write proof and cause, for the draft leaves both open.',
        },
      ],
      kpis: [
        {
          name: 'answer time on complaints',
          unit: 'days',
          baseline: 'Use the date stamps of 60 past cases',
          target: 'down by 40 to 50 %',
        },
        {
          name: 'share of sales lost to warranty and credits',
          unit: '% of sales',
          baseline: 'Read 12 months from the books',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'claims and complaints received',
        'serials and lots involved',
        'notes of credit',
        'workshop findings',
        'deliveries per product',
      ],
      must_not_decide:
        'Director and quality manager judge together if a product is unsafe and if it is recalled. Turning down claims by score is not allowed.',
    },
    {
      workflow:
        'Each claim, however it reached you, is coded by product, lot, date and fault. Similar ones are shown together, and you get a drafted answer with the first lines of an 8D. Quality then finds the cause and picks the remedy. Month by month, engineering receives the top three.',
      build:
        'Write twenty fault codes with your engineers and keep all cases together. Old ones are tagged by a model, which brings the pattern to light. The 8D is drafted from the record, and any hint of danger goes first.',
      checkpoint:
        'No case is closed until the quality engineer agrees on why and on what is owed. The quality manager sees each harm report within one hour.',
      first_step: 'Sort your last 100 complaints by product and by fault, and let the crew look at the result.',
      stop_test: 'Check after eight weeks; with more than 15 of 100 tags changed by the engineer, leave it.',
      alternative: 'Meet on Fridays for fifteen minutes and read the shared log aloud, five columns and no more.',
      risks: [
        {
          risk: 'Burns, shocks or choking hide among routine returns.',
          mitigation: 'Whenever a listed harm word appears, the quality manager’s phone rings, day and night.',
        },
        {
          risk: 'Copied sentences in the 8D make a good customer doubt you.',
          mitigation: 'Have cause and evidence left empty in the draft, for the engineer to fill.',
        },
      ],
      kpis: [
        {
          name: 'days from complaint to answer',
          unit: 'days',
          baseline: 'Go back through 60 cases',
          target: '40 to 50 % quicker',
        },
        {
          name: 'money paid for credits and warranty',
          unit: '% of sales',
          baseline: 'Take the past year’s ledger',
          target: 'reduced by 10 to 20 %',
        },
      ],
      data_needed: [
        'all complaints on file',
        'product identity by lot or serial',
        'value of credits',
        'faults seen at repair',
        'numbers shipped',
      ],
      must_not_decide:
        'Whether to recall, and whether something is unsafe, is settled by quality manager and director together. A claim must never fail on a score.',
    },
    {
      risks: [
        {
          risk: 'A report of someone hurt, by burn, choking or shock, sits in the returns pile.',
          mitigation:
            'List the harm words, and let any one of them call the quality manager at once, weekend or night.',
        },
        {
          risk: 'The 8D reads like a form letter, and the buyer sends it back.',
          mitigation: 'The engineer must supply cause and proof in person, since the draft keeps them blank.',
        },
      ],
      kpis: [
        {
          name: 'reply time on a complaint',
          unit: 'days',
          baseline: 'Note in and out dates of 60 cases',
          target: 'a cut of 40 to 50 %',
        },
        {
          name: 'warranty and credits against sales',
          unit: '% of sales',
          baseline: 'Sum up the ledger over 12 months',
          target: 'a drop of 10 to 20 %',
        },
      ],
      workflow:
        'Your engineers see each month which three faults cost most, because every claim is coded. Product, date, lot and fault are taken from the dealer form, mail or phone note and put with similar cases. Out comes a draft reply and the top part of an 8D. On cause and remedy, quality has the word.',
      build:
        'Twenty fault codes and a single list of cases come first. With those, a model can label the old cases so that repeats stand out. The 8D is filled by a drafter from the record. Words of harm move a case to the front.',
      checkpoint:
        'The quality engineer puts a name to cause and remedy, case by case. If harm is mentioned, the quality manager has it inside the hour.',
      first_step:
        'Label 100 recent complaints with product and fault, chart the result, and talk it over with the crew.',
      stop_test: 'Week eight is the check: on 100 cases, more than 15 tags that the engineer rejects, and it is over.',
      alternative: 'A shared log of five columns, read out each Friday in fifteen minutes, will show you the pattern.',
      must_not_decide:
        'Quality manager and director rule together on an unsafe product and on any recall. Claims are never rejected by a score.',
      data_needed: [
        'claim forms and complaint mails',
        'which lot or serial failed',
        'credits by customer',
        'reports from the repair bench',
        'quantities delivered by product',
      ],
    },
  ],
  'manufacturing/shop-floor-records': [
    {
      workflow:
        'A job is scanned in and out at the tablet, with taps for good parts, scrap and why it stopped. Where a machine gives a signal, it counts alone. That night the ERP has the times. At 7 am the supervisor puts strange ones right, and the office can watch what a running job costs.',
      build:
        'Put barcodes on job cards and use a small app, or your ERP’s own shop-floor part. Go live in one cell with six reasons for a stop. Old machines can be wired up another day.',
      checkpoint:
        'By 8 am the leading hand has sorted strange bookings. Each month the cost accountant compares ten jobs with their paper.',
      first_step:
        'Follow ten jobs through one cell, order to dispatch, and mark every point at which a number is written or keyed again.',
      stop_test: 'In week six the pilot cell should book 85 % of jobs on the day; if it does not, go no further.',
      alternative: 'Give the paper card tick boxes, and type it in every day in place of once a week.',
      risks: [
        {
          risk: 'People feel timed and book whatever pleases the boss.',
          mitigation: 'Promise the crew that figures cover machines and jobs, never people, and keep your word.',
        },
        {
          risk: 'A long list of codes sends each stop to the top entry.',
          mitigation: 'Let operators name six causes to start with, and revise those every quarter.',
        },
      ],
      kpis: [
        {
          name: 'jobs whose hours are in that day',
          unit: '% of jobs',
          baseline: 'For two weeks hold entry dates to card dates',
          target: 'over 95 %',
        },
        {
          name: 'clerk hours to close a week',
          unit: 'hours',
          baseline: 'Measure the clerk’s work three weeks running',
          target: '60 to 80 % less',
        },
      ],
      data_needed: [
        'jobs and their routings',
        'codes of staff and machines',
        'reasons for scrap and stops',
        'one month of cards for comparison',
      ],
    },
    {
      workflow:
        'With a scan the operator starts and ends a job, then taps how many were good, how many scrap, and what stopped it. Machines that can signal do their own count. By night all times are in the ERP. Errors are put right by the supervisor at 7 am. Costs can be seen while the job is live.',
      build:
        'The ERP’s module for the floor will do, and so will a plain app that scans job cards. Six stop reasons in one cell make a start. Wiring up old plant is not for now.',
      checkpoint:
        'Before 8 am all odd bookings have been through the leading hand. Ten jobs every month are tied back to paper by the cost accountant.',
      first_step:
        'Go with ten jobs through a cell of your choice, all the way to dispatch, and note wherever figures are put down or typed anew.',
      stop_test: 'By week six, if the pilot cell has not got 85 % of its work booked on the day, do not roll it out.',
      alternative: 'A better paper card, with boxes to tick, that is keyed in each day and not at the end of the week.',
      risks: [
        {
          risk: 'It feels like a stopwatch, so the crew books what will please.',
          mitigation:
            'Settle with them that you look at jobs and machines and at no one’s name, and never go back on it.',
        },
        {
          risk: 'Faced with a page of codes, people hit the first.',
          mitigation: 'Six causes in the operators’ own words are plenty; look at them again each quarter.',
        },
      ],
      kpis: [
        {
          name: 'bookings made on the day itself',
          unit: '% of jobs',
          baseline: 'Check two weeks of cards for the day they were entered',
          target: 'more than 95 %',
        },
        {
          name: 'hours until the weekly figures stand',
          unit: 'hours',
          baseline: 'Follow the clerk for three weeks',
          target: 'bring it down 60 to 80 %',
        },
      ],
      data_needed: [
        'open jobs with operations',
        'machine and employee numbers',
        'list of stop and scrap reasons',
        'paper cards of the past month',
      ],
    },
    {
      workflow:
        'The office knows what a job costs while it is on the machine. Operators scan it on and off, tapping good parts, scrap and the reason for stops; machines that give a signal need no taps. The ERP has every time by night. At 7 am the supervisor corrects what looks wrong.',
      build:
        'Barcoded job cards and a simple app are enough, or the shop-floor module of the ERP if you own it. Run one cell on six stop causes. Wiring the older machines can wait.',
      checkpoint:
        'Unusual bookings are cleared by the leading hand before 8 am. The cost accountant checks ten jobs against paper every month.',
      first_step:
        'Trace ten jobs through a single cell until dispatch, and count how often somebody writes or retypes a number.',
      stop_test: 'Go no wider if, at week six, under 85 % of the pilot cell’s jobs are booked that day.',
      alternative: 'Add tick boxes to the paper card and have it keyed each evening.',
      risks: [
        {
          risk: 'To the floor it is a stopwatch, and they enter what looks good.',
          mitigation: 'Make a deal with the crew: results by machine and job, no names. Then keep it.',
        },
        {
          risk: 'With a long menu of codes, the first one takes every stop.',
          mitigation: 'Ask operators for six causes, use those, and look at them anew each quarter.',
        },
      ],
      kpis: [
        {
          name: 'same-day bookings',
          unit: '% of jobs',
          baseline: 'Take two weeks and compare the date worked with the date keyed',
          target: 'beyond 95 %',
        },
        {
          name: 'time the weekly close takes',
          unit: 'hours',
          baseline: 'Clock three weekly closes',
          target: 'a drop of 60 to 80 %',
        },
      ],
      data_needed: [
        'job and routing list',
        'numbers for people and plant',
        'scrap and stop codes',
        'a stack of last month’s cards',
      ],
    },
    {
      workflow:
        'Paper cards give way to a scan at the start and end of each job. The operator taps scrap, good count and why it stopped, and machines with a counter report alone. Overnight it all reaches the ERP. The supervisor clears oddities at 7 am, so that the office reads live job costs.',
      build:
        'Choose between your ERP’s floor module and a plain scanning app, and print barcodes on the cards. One cell and six causes for stops make a good pilot. Old machines stay unwired for now.',
      checkpoint:
        'The leading hand has until 8 am to put bookings straight. Monthly, ten jobs are tied to their cards by the cost accountant.',
      first_step:
        'Take one cell. Walk along with ten jobs up to dispatch, and tick every place where a figure is copied.',
      stop_test: 'The pilot cell needs 85 % of jobs booked on their own day by week six, or you hold there.',
      alternative: 'A card with boxes to tick, typed in daily, is the cheap way.',
      risks: [
        {
          risk: 'Operators think they are being timed and tell the tablet what you like to hear.',
          mitigation: 'Show figures for jobs and machines, for no person, and stand by what you agreed.',
        },
        {
          risk: 'The list of codes is too long, and its top line collects everything.',
          mitigation: 'Six causes chosen by operators will do; review them every three months.',
        },
      ],
      kpis: [
        {
          name: 'share of work booked before the day ends',
          unit: '% of jobs',
          baseline: 'Look at cards and entries across two weeks',
          target: 'above 95 % each week',
        },
        {
          name: 'hours to finish the week’s numbers',
          unit: 'hours',
          baseline: 'Sit with the clerk on three closes',
          target: '60 to 80 % shorter',
        },
      ],
      data_needed: [
        'work orders and operations',
        'IDs for machines and staff',
        'agreed causes of stops and scrap',
        'old cards, four weeks of them',
      ],
    },
    {
      risks: [
        {
          risk: 'The crew fears a stopwatch and enters what it thinks you want.',
          mitigation: 'Promise that nobody’s name appears, only the job and the machine, and never break that.',
        },
        {
          risk: 'Nobody scrolls through forty codes, so the first takes all the stops.',
          mitigation: 'Start from six causes in the crew’s own words, with a review each quarter.',
        },
      ],
      kpis: [
        {
          name: 'jobs entered on the day they were worked',
          unit: '% of jobs',
          baseline: 'Take two weeks of cards and compare the two dates',
          target: 'higher than 95 %',
        },
        {
          name: 'effort to close a week',
          unit: 'hours',
          baseline: 'Record the clerk’s hours on three weekly closes',
          target: '60 to 80 % fewer',
        },
      ],
      workflow:
        'Hours and counts are booked where the work is done, by scan and tap. The operator scans in and out and taps scrap, good parts and the cause of any stop. Machines that give a signal count for themselves. By night the ERP has it all. The supervisor fixes oddities at 7 am, and job costs show as work goes on.',
      build:
        'A scanning app and barcodes on job cards will do, unless your ERP has its own module for the floor. Pick one cell and agree on six causes for a stop. Older machines need no wiring yet.',
      checkpoint:
        'Strange bookings are gone by 8 am, cleared by the leading hand. Once a month the cost accountant holds ten jobs against their cards.',
      first_step:
        'Stay with ten jobs in one cell till they ship. Each time a figure is written down or typed once more, make a mark.',
      stop_test:
        'Week six settles it: if the pilot cell books fewer than 85 % of jobs by the day’s end, do not extend it.',
      alternative: 'Improve the card itself with tick boxes, and enter it every day.',
      data_needed: [
        'routings and open jobs',
        'list of machine and staff codes',
        'named causes for stops and scrap',
        'last month’s paper cards',
      ],
    },
  ],
  'manufacturing/safety-reports': [
    {
      workflow:
        'A hazard can be typed or spoken into a phone in any language. The tool puts it in order, notes type, plant and place, and looks for others like it. Grading falls to the safety officer, action to the supervisor, and whoever reported it hears the outcome. Monthly, hot spots go to the committee.',
      build:
        'Get an app that takes photos and voice. Have a model go over past reports one time and name the three worst places. Lanes and guards deserve your money more than software does.',
      checkpoint:
        'Reports are graded that day by the safety officer. The safety committee goes over the groups monthly.',
      first_step: 'Take a plant map, mark a year of near misses and injuries on it, and see where they bunch.',
      stop_test: 'A fall of 10 % in monthly reports over the first quarter shows lost trust, so get rid of the tool.',
      alternative: 'Take a representative round the plant daily for 20 minutes, and mend one thing there and then.',
      risks: [
        {
          risk: 'The law wants the site held, but the incident was called minor.',
          mitigation: 'Anything about a crush, shock, fall or injury goes to a human straight away, ungraded.',
        },
        {
          risk: 'Once people are blamed for what they report, they fall silent.',
          mitigation: 'Let reports be nameless, and put up what was fixed inside a week.',
        },
      ],
      kpis: [
        {
          name: 'hazards dealt with inside 14 days',
          unit: '% of reports',
          baseline: 'Read the register back six months',
          target: 'over 85 %',
        },
        {
          name: 'near misses people tell you of',
          unit: 'a month per 100 people',
          baseline: 'Three months of cards, counted',
          target: 'twice as many or more, as trust grows',
        },
      ],
      data_needed: [
        'reports of hazards and incidents',
        'register of injuries',
        'list of plant and areas',
        'dated actions',
      ],
      must_not_decide:
        'The supervisor and the safety officer decide, under the WHS law, if plant may run and if the regulator is called.',
    },
    {
      workflow:
        'People report a hazard by phone, spoken or typed, in the language they like. It is written up, tagged by plant, type and place, and joined to others of its kind. The safety officer grades, the supervisor puts it right, and the reporter gets to know. The committee looks at hot spots monthly.',
      build:
        'A phone app with photos and speech is all you need. Use a model once, on old reports, to learn which three spots are worst. Then put your budget into lanes and guards and little into tools.',
      checkpoint:
        'Each report has the safety officer’s grade on the day it comes. Month by month the safety committee looks through what was grouped.',
      first_step:
        'On a map of the site, put a pin for every injury and near miss of the year, and look where they crowd.',
      stop_test: 'A first quarter with 10 % fewer reports a month means people have no faith in it. Scrap it then.',
      alternative:
        'Each day, spend 20 minutes on the floor with a representative, and leave one thing fixed behind you.',
      risks: [
        {
          risk: 'An incident you must notify is marked minor, and work goes on at the spot.',
          mitigation: 'Fall, crush, injury and shock bypass the grading and reach a person at once.',
        },
        {
          risk: 'If a card brings blame, there will be no more cards.',
          mitigation: 'Names are not required, and the board shows within a week what was done.',
        },
      ],
      kpis: [
        {
          name: 'share of reports closed in 14 days',
          unit: '% of reports',
          baseline: 'Go through half a year of the register',
          target: '85 % and better',
        },
        {
          name: 'flow of near-miss reports',
          unit: 'a month per 100 people',
          baseline: 'Add up what came in over three months',
          target: 'doubled at least, with growing trust',
        },
      ],
      data_needed: [
        'hazard cards and incident forms',
        'injury book',
        'areas and machines by name',
        'actions and when they fall due',
      ],
      must_not_decide:
        'Under the WHS law it is the safety officer and supervisor who say whether plant is safe and whether to ring the regulator. The tool says neither.',
    },
    {
      workflow:
        'Whoever sees a hazard tells a phone about it, spoken or typed, in any language. The report is written up and tagged with type, plant and place, next to others like it. The safety officer sets the grade and the supervisor acts. The person who spoke up is told the result, and hot spots reach the committee monthly.',
      build:
        'Take a reporting app that accepts speech and pictures. Run your old reports through a model a single time to learn the three worst spots. What is left of the budget buys guards and lanes, which do more than software.',
      checkpoint:
        'Grading is done the same day by the safety officer. Once a month the groups are on the safety committee’s table.',
      first_step:
        'Draw the plant on paper, place the past year’s injuries and near misses, and look where several sit together.',
      stop_test: 'People who trust it report more. If monthly reports drop by 10 % in the first quarter, scrap it.',
      alternative:
        'A daily walk of 20 minutes with a safety representative, with one repair made on the way, needs no tool.',
      risks: [
        {
          risk: 'The regulator should have been told, yet the grade said minor and the scene was cleared.',
          mitigation: 'Injury, shock, crush and fall never get a grade from the tool; a person has them at once.',
        },
        {
          risk: 'Somebody is blamed for reporting, and soon nobody reports.',
          mitigation: 'Accept cards with no name, and show the repair on the notice board within seven days.',
        },
      ],
      kpis: [
        {
          name: 'hazards closed in 14 days or fewer',
          unit: '% of reports',
          baseline: 'Use six months of the register',
          target: 'beyond 85 %',
        },
        {
          name: 'near misses on record',
          unit: 'a month per 100 people',
          baseline: 'Count the cards of a quarter',
          target: 'at least two for one, once trust grows',
        },
      ],
      data_needed: [
        'hazards and incidents as reported',
        'injuries on file',
        'named plant and places',
        'follow-up with dates',
      ],
      must_not_decide:
        'A tool decides neither if a machine is safe to run nor if the regulator is rung. The safety officer and supervisor answer for both under WHS law.',
    },
    {
      workflow:
        'Hazards come in by voice or text, in the speaker’s own language, and leave as an action. Each is put in writing, marked by place, plant and kind, and matched with earlier ones. Grading is for the safety officer, fixing for the supervisor. Reporters hear back. The committee gets a monthly view of hot spots.',
      build:
        'Any reporting app will serve if it takes voice and photos. A model is useful once: it groups the old reports, and you see three bad spots. Guards and marked lanes should get the money.',
      checkpoint:
        'On the day a report arrives, the safety officer grades it. The committee for safety reads all groups every month.',
      first_step: 'Mark where people were hurt, or nearly, on a floor plan. A year’s worth will show the clusters.',
      stop_test:
        'A monthly count 10 % lower after the first quarter tells you the crew has no trust. Drop the tool then.',
      alternative:
        'Spend 20 minutes a day on the floor with the crew’s representative and put one thing right each time.',
      risks: [
        {
          risk: 'An event that the law calls notifiable is called minor, and nobody secures the place.',
          mitigation: 'Let the tool pass on every crush, fall, shock or injury to a person without grading it.',
        },
        {
          risk: 'When cards lead to blame, people stop filling them in.',
          mitigation: 'Drop the name from the card and pin up each fix before a week is over.',
        },
      ],
      kpis: [
        {
          name: 'part of all reports finished in 14 days',
          unit: '% of reports',
          baseline: 'Check the last half year in the register',
          target: 'upwards of 85 %',
        },
        {
          name: 'reports of things that nearly went wrong',
          unit: 'a month per 100 people',
          baseline: 'Take the cards from three months',
          target: 'double or more as people gain trust',
        },
      ],
      data_needed: [
        'what people reported',
        'who was injured and how',
        'map of areas and machines',
        'actions, owners and dates',
      ],
      must_not_decide:
        'Safe to run or not, and regulator called or not: these two rest with the supervisor and safety officer, as the WHS law has it.',
    },
    {
      risks: [
        {
          risk: 'A serious incident is filed as minor, and the scene is not kept for the regulator.',
          mitigation:
            'Reports that speak of a fall, an injury, a crush or a shock go to a person at once and are not graded.',
        },
        {
          risk: 'A worker gets the blame for a report, and no more come in.',
          mitigation: 'Let people leave out their name, and show on the board inside a week what was put right.',
        },
      ],
      kpis: [
        {
          name: 'hazard reports finished in 14 days',
          unit: '% of reports',
          baseline: 'Take six months from the register and count',
          target: 'better than 85 %',
        },
        {
          name: 'near misses the crew writes down',
          unit: 'a month per 100 people',
          baseline: 'Gather three months of cards and count them',
          target: 'double at the least, as trust builds',
        },
      ],
      workflow:
        'Reporting a hazard takes a minute, by voice or text, in whatever language comes easiest. The tool puts it into words, adds place, type and plant, and looks up similar reports. The safety officer gives it a grade and the supervisor fixes it. Whoever reported is told. Hot spots are shown to the committee each month.',
      build:
        'Choose a reporting app that records speech and takes a picture. One pass of a model over the old reports will name your three worst spots. After that, spend on lanes and guards before any more software.',
      checkpoint:
        'No report waits overnight for the safety officer’s grade. What was grouped is read by the safety committee monthly.',
      first_step:
        'Put a plan of the plant on the wall, pin up a year’s near misses and injuries, and see which corners fill.',
      stop_test:
        'Fewer reports are a bad sign. Should the monthly number sink by 10 % in quarter one, take the tool away.',
      alternative:
        'Go round with the safety representative for 20 minutes daily, and do not leave before one thing is mended.',
      must_not_decide:
        'Under WHS law the safety officer and the supervisor decide on two points: is plant fit to run, and must the regulator hear of it. No software does.',
      data_needed: [
        'incident and hazard cards',
        'injuries entered in the register',
        'names of areas and plant',
        'open actions by date',
      ],
    },
  ],
  'manufacturing/energy-use': [
    {
      workflow:
        'The ten biggest loads get clip-on meters that report at five minutes’ spacing. It works out normal use for a part or tonne, then points at peaks, leaks and whatever runs at night. Once a week the maintenance lead sees the cost in dollars. The planner shifts long heats out of the peak.',
      build:
        'Hire sub-meters first, for three months. Timers, idle loads and leaking air hold most of the gain. A model makes sense just where load keeps changing, as in furnaces, chillers and ovens.',
      checkpoint:
        'Lists of what to switch off need the planner and the maintenance lead; for hot or cold loads the process engineer must agree.',
      first_step: 'Fetch interval data for 12 months, then ring the ten top peaks and whatever runs on a Sunday.',
      stop_test: 'After three months, send the meters back unless the savings they show reach 3 % of what you pay.',
      alternative:
        'Go round on a Sunday with an ultrasonic finder for leaks, and fit timers to anything still humming.',
      risks: [
        {
          risk: 'Customers were given carbon numbers that were guessed, and that comes out.',
          mitigation: 'Say for every number whether a meter or an estimate gave it, and file the working.',
        },
        {
          risk: 'Turning down a furnace ruins the heat that follows.',
          mitigation: 'The process engineer names how low it may hold, and one weekend serves as the trial.',
        },
      ],
      kpis: [
        {
          name: 'power used for each tonne or piece',
          unit: 'kWh per tonne',
          baseline: 'Divide 12 months of bills by output',
          target: '8 to 15 % less',
        },
        {
          name: 'idle load on a Sunday',
          unit: 'kW on Sunday',
          baseline: 'Read the intervals of four Sundays',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'meter readings by interval',
        'hourly output',
        'tariffs with demand charge',
        'the largest loads, listed',
      ],
    },
    {
      workflow:
        'Meters clipped to the ten main loads give a figure each five minutes. From this comes the use by part or tonne, then a flag on leaks, on peaks and on what hums at night. The maintenance lead is sent a list in dollars weekly. Long heats move off peak, with the planner’s help.',
      build:
        'Have sub-meters on hire for three months before you buy any. Fix air leaks, set timers, cut what idles, and most of it is done. Save models for chillers, furnaces and ovens whose load varies.',
      checkpoint:
        'Switch-offs are listed, and both maintenance lead and planner must pass them; heat or cold needs the process engineer as well.',
      first_step: 'Get 12 months of interval readings and mark both Sunday’s load and the ten worst peaks.',
      stop_test: 'Three months of metering that point to less than 3 % off the bill do not pay, so hand the meters in.',
      alternative: 'On a Sunday, take an ultrasonic leak finder round the site. What still hums gets a timer.',
      risks: [
        {
          risk: 'The carbon sums that customers hold turn out to be guesswork.',
          mitigation: 'Each one says metered or estimated, and you keep on file how it was worked out.',
        },
        {
          risk: 'You turn a furnace down, and the heat after that is lost.',
          mitigation:
            'It is the process engineer who says how far the hold may drop, and you test it over one weekend.',
        },
      ],
      kpis: [
        {
          name: 'energy in every unit you make',
          unit: 'kWh per tonne',
          baseline: 'Take 12 months of bills over what was made',
          target: 'lower by 8 to 15 %',
        },
        {
          name: 'what the plant draws while it stands empty',
          unit: 'kW on Sunday',
          baseline: 'Look at interval data for four Sundays',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'interval data from the retailer',
        'output hour by hour',
        'what you pay at peak and off',
        'register of big consumers',
      ],
    },
    {
      workflow:
        'A weekly list in dollars shows the maintenance lead where energy is lost. It comes from meters clipped on ten large loads, read every five minutes and compared with output per part or tonne. Leaks, peaks and night loads stand out. The planner moves long heats to cheaper hours.',
      build:
        'Three months of rented sub-meters will tell you what to buy. Leaking air, machines left idling and missing timers make up most of the waste. Chillers, furnaces and ovens with a varying load may justify a model.',
      checkpoint:
        'A switch-off list counts when planner and maintenance lead have agreed to it, and the process engineer too where heat or cold is involved.',
      first_step:
        'Ask your retailer for 12 months of intervals, and put a ring round Sunday and round the ten biggest peaks.',
      stop_test: 'Below 3 % of the bill in savings found after three months, the meters are not earning their rent.',
      alternative:
        'Take an ultrasonic leak finder through the plant one Sunday, and fit a timer wherever you hear humming.',
      risks: [
        {
          risk: 'A customer’s carbon report was built on your guess, and somebody asks for proof.',
          mitigation: 'Label all figures metered or estimated, and store the calculation with them.',
        },
        {
          risk: 'The furnace was turned too low, and Monday’s heat is scrap.',
          mitigation: 'Its lowest hold is the process engineer’s to set, after a trial on a single weekend.',
        },
      ],
      kpis: [
        {
          name: 'kilowatt hours behind a tonne',
          unit: 'kWh per tonne',
          baseline: 'Add 12 months of energy bills and divide by production',
          target: 'a drop of 8 to 15 %',
        },
        {
          name: 'weekend base load',
          unit: 'kW on Sunday',
          baseline: 'Compare four Sundays in the interval file',
          target: 'cut it 30 to 50 %',
        },
      ],
      data_needed: [
        'interval file of the meter',
        'production counts per hour',
        'energy prices and demand fees',
        'major loads on site',
      ],
    },
    {
      workflow:
        'Ten meters, clipped on the biggest loads, tell you every five minutes where the power goes. The tool knows the usual draw per tonne or part and picks out night use, air leaks and peaks. Each week the maintenance lead reads what that costs in dollars. Long heats go off peak through the planner.',
      build:
        'Rent before you buy: three months of sub-metering is enough to see. Timers, leaks and idle running bring most of the savings. Use a model for nothing but loads that change, as ovens, chillers and furnaces do.',
      checkpoint:
        'Maintenance lead and planner sign what may be turned off. The process engineer has the last word on hot and cold plant.',
      first_step: 'Load interval readings for 12 months and find the ten peaks and the draw on an ordinary Sunday.',
      stop_test: 'If three months of metering find less than 3 % of your bill, give them back.',
      alternative:
        'Sunday is the day to hunt leaks with an ultrasonic finder and to hang timers on all that still runs.',
      risks: [
        {
          risk: 'You gave out carbon numbers that cannot be backed up.',
          mitigation: 'Next to each number stands its origin, meter or estimate, and the sum is kept.',
        },
        {
          risk: 'Saving on a furnace overnight costs you the following heat.',
          mitigation: 'Test the lowest holding temperature over one weekend, at the value the process engineer allows.',
        },
      ],
      kpis: [
        {
          name: 'energy needed per piece or tonne',
          unit: 'kWh per tonne',
          baseline: 'Use 12 monthly bills and the output',
          target: 'reduced by 8 to 15 %',
        },
        {
          name: 'draw of an empty plant',
          unit: 'kW on Sunday',
          baseline: 'Average four Sundays of interval data',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'readings in short intervals',
        'hourly production',
        'tariff sheet with peak charges',
        'ranking of large loads',
      ],
    },
    {
      risks: [
        {
          risk: 'Someone audits the carbon numbers you sent out and finds estimates behind them.',
          mitigation: 'Write metered or estimated beside every value, and keep the arithmetic with it.',
        },
        {
          risk: 'A colder furnace saves gas and then spoils a heat.',
          mitigation: 'Ask the process engineer for the minimum hold, and prove that over one weekend.',
        },
      ],
      kpis: [
        {
          name: 'energy that goes into a tonne or a unit',
          unit: 'kWh per tonne',
          baseline: 'Set 12 months of bills against what you produced',
          target: '8 to 15 % lower',
        },
        {
          name: 'power drawn on a day off',
          unit: 'kW on Sunday',
          baseline: 'Read four Sundays from the interval data',
          target: '30 to 50 % less',
        },
      ],
      workflow:
        'Wasted power shows up as dollars on a list for the maintenance lead, once a week. Readings from the ten largest loads come every five minutes through clip-on meters. Against the usual draw per part or tonne, the tool spots leaks, peaks and night running. The planner puts long heats into cheaper hours.',
      build:
        'Sub-meters can be rented, and three months with them show what is worth buying. Expect most from timers, leaking air and idle machines. A model may pay on furnaces, chillers and ovens, whose load moves.',
      checkpoint:
        'What gets switched off is agreed between planner and maintenance lead. No heating or cooling load is touched without the process engineer.',
      first_step:
        'Get the interval data of 12 months and look at two things: what runs on Sundays, and when the ten top peaks fell.',
      stop_test: 'Three months in, savings worth less than 3 % of the power bill send the meters back.',
      alternative: 'Hunt leaks by ultrasound one Sunday. Anything that still hums that day needs a timer.',
      data_needed: [
        'meter intervals for a year',
        'what was made each hour',
        'energy contract with demand charge',
        'largest power users on site',
      ],
    },
  ],
  'manufacturing/nesting-and-cutting': [
    {
      workflow:
        'Everything due within three days is grouped by thickness and material. The nester places it, using offcuts before new sheets, and states machine time and yield. Lead-ins, tabs and grain are checked by the programmer, who sends it on. What remains is labelled and put into stock.',
      build:
        'Radan, Lantek, SigmaNest, Cabinet Vision and Microvellum can all track remnants and nest several jobs at once. Chances are you own all this but use a tenth. Train for two days before you do more.',
      checkpoint:
        'Each nest passes under the programmer’s eye, and at the machine the operator compares sheet one with the list.',
      first_step:
        'Using software you have, nest the whole of last week again in one go, and see how many fewer sheets it takes.',
      stop_test: 'Re-nest four weeks of old work; less than 2 % of material saved means leave it.',
      alternative:
        'Buy sheets in sizes that fit your ten top products, and make people reach for remnants before new stock.',
      risks: [
        {
          risk: 'With jobs pooled, parts stray and somebody’s kitchen arrives incomplete.',
          mitigation: 'Label every part as it is cut, load a trolley for each job, and count before it goes.',
        },
        {
          risk: 'A remnant no longer shows its heat number, grain or coated face.',
          mitigation: 'Write side, heat and grade on it at the table; if nobody has, throw it out.',
        },
      ],
      kpis: [
        {
          name: 'use you get out of a sheet',
          unit: '% of sheet area or bar length',
          baseline: 'Put skip and purchases on the scale for four weeks',
          target: '4 to 8 points more',
        },
        {
          name: 'minutes to program a job',
          unit: 'minutes',
          baseline: 'Note it for 25 jobs',
          target: '30 to 40 % less',
        },
      ],
      data_needed: [
        'part files, grain and material shown',
        'when each job is due',
        'sheets and remnants held',
        'machine cutting times',
      ],
    },
    {
      workflow:
        'The nester takes all work for the coming three days, sorts it by material and gauge, and fills remnants before whole sheets. You see the yield and the time on the machine. The programmer looks at tabs, grain and lead-ins, then releases. Leftovers are tagged, with a place of their own.',
      build:
        'Look for two switches in Cabinet Vision, Microvellum, Radan, SigmaNest or Lantek: nesting across jobs, and tracking of remnants. As a rule it is paid for and a tenth is used. Book two days of training before the rest.',
      checkpoint: 'No nest runs until the programmer has viewed it. The operator holds the first sheet up to the list.',
      first_step: 'Pool all jobs from last week, nest them again with what you have, and count sheets then and now.',
      stop_test: 'Do it for four past weeks. If the material saved comes to under 2 %, it is not worth it.',
      alternative:
        'Let your ten best sellers decide which sheet sizes you order, and have each cutter try the remnants before a new sheet.',
      risks: [
        {
          risk: 'Parts from pooled jobs get swapped, and a kitchen is sent with pieces missing.',
          mitigation: 'A label for every part, a trolley for every job and a count at the last step prevent it.',
        },
        {
          risk: 'Nobody can tell a remnant’s coated side, grain or heat any more.',
          mitigation: 'Unmarked remnants are scrap: grade, heat and side go on while it lies on the table.',
        },
      ],
      kpis: [
        {
          name: 'share of material that ends up in parts',
          unit: '% of sheet area or bar length',
          baseline: 'Weigh what is bought and what is skipped, four weeks long',
          target: 'a gain of 4 to 8 points',
        },
        {
          name: 'programmer’s time on each job',
          unit: 'minutes',
          baseline: 'Clock 25 of them',
          target: 'bring it down 30 to 40 %',
        },
      ],
      data_needed: [
        'drawings with grain direction and grade',
        'job delivery dates',
        'full sheets and offcuts in stock',
        'time per cut and machine',
      ],
    },
    {
      workflow:
        'More jobs on one nest means fewer sheets cut. All work of the next three days goes into one pool per material and thickness, and the nester uses remnants up first. It reports machine time and yield. The programmer looks over tabs, lead-ins and grain before sending. Each new remnant is labelled and shelved.',
      build:
        'You probably own what you need: SigmaNest, Radan, Lantek, Cabinet Vision and Microvellum nest many jobs and keep track of remnants. Shops use about a tenth of that. Two days of training unlock it.',
      checkpoint:
        'On screen the programmer approves every nest. At the machine, sheet one is checked off against the list by the operator.',
      first_step: 'Put a week of finished jobs in one pool, nest it with your present software, and compare sheets.',
      stop_test: 'Try four past weeks again; if they save below 2 % of material, quit.',
      alternative: 'Choose stock sizes around your ten best sellers, and make “remnants first” a rule on the floor.',
      risks: [
        {
          risk: 'Mixed nests lead to mixed parts, and one kitchen is delivered short.',
          mitigation: 'The machine prints a label for each part; sort onto job trolleys and count at the end.',
        },
        {
          risk: 'Offcuts lose their grade, grain or coated side.',
          mitigation: 'A remnant leaves the table with heat, side and grade written on it, or goes in the bin.',
        },
      ],
      kpis: [
        {
          name: 'yield per sheet or bar',
          unit: '% of sheet area or bar length',
          baseline: 'Record weight bought and weight skipped through four weeks',
          target: 'higher by 4 to 8 points',
        },
        {
          name: 'time at the CAM screen per job',
          unit: 'minutes',
          baseline: 'Keep a tally for 25 jobs',
          target: 'a drop of 30 to 40 %',
        },
      ],
      data_needed: [
        'material and grain on each part file',
        'due date list',
        'stock of remnants and sheet',
        'how long each machine cuts',
      ],
    },
    {
      workflow:
        'Jobs are no longer nested one by one. What falls due in three days is pooled by gauge and material and laid out on remnants before fresh sheet. You see yield and machine time ahead of the cut. Grain, lead-ins and tabs are the programmer’s check. What is left over goes back to stock under a label.',
      build:
        'Train two days before any purchase. Microvellum, Lantek, Cabinet Vision, SigmaNest and Radan already nest several jobs together and track remnants, and most owners have a tenth of it in use.',
      checkpoint:
        'The operator compares his first sheet with the list, after the programmer has passed the nest on screen.',
      first_step:
        'Let your nesting software run all of last week’s work together, and see how many sheets it would have used.',
      stop_test: 'Four old weeks are the test. Under 2 % less material is too little to go on.',
      alternative: 'Order sheets to fit the ten products you sell most, and allow a new one only when no remnant fits.',
      risks: [
        {
          risk: 'A part lands with the wrong job, and the fitter on site is a panel short.',
          mitigation: 'Label at the machine, give each job a trolley, and count it out.',
        },
        {
          risk: 'Nobody knows which heat or face a remnant has.',
          mitigation: 'Mark side, grade and heat on the table, and scrap whatever is unmarked.',
        },
      ],
      kpis: [
        {
          name: 'part of the sheet that is sold',
          unit: '% of sheet area or bar length',
          baseline: 'Weigh new sheets and skips over four weeks',
          target: 'raise it by 4 to 8 points',
        },
        {
          name: 'programming minutes',
          unit: 'minutes',
          baseline: 'Time the next 25 jobs',
          target: '30 to 40 % quicker',
        },
      ],
      data_needed: [
        'geometry with material and grain',
        'dates promised per job',
        'remnant and sheet inventory',
        'cutting minutes by machine',
      ],
    },
    {
      risks: [
        {
          risk: 'Two jobs on one sheet, and a panel ends up in the wrong kitchen.',
          mitigation: 'Each part gets a printed label at the machine, goes on its job’s trolley and is counted last.',
        },
        {
          risk: 'The offcut rack holds pieces of unknown heat, grain or coating.',
          mitigation: 'Before a remnant leaves the table it carries grade, heat and side. Otherwise it is binned.',
        },
      ],
      kpis: [
        {
          name: 'sheet or bar that becomes product',
          unit: '% of sheet area or bar length',
          baseline: 'For four weeks weigh the skip and what you bought',
          target: '4 to 8 points better',
        },
        {
          name: 'CAM time on one job',
          unit: 'minutes',
          baseline: 'Record minutes for 25 jobs',
          target: 'lower by 30 to 40 %',
        },
      ],
      workflow:
        'Remnants are used up before a new sheet is touched, because jobs of the next three days share one nest. They are grouped by material and thickness, and yield and machine time show in advance. The programmer passes tabs, grain and lead-ins and sends the file. New remnants are labelled and given a place.',
      build:
        'The features are there in Lantek, SigmaNest, Microvellum, Radan and Cabinet Vision: nesting over several jobs and a remnant list. Few shops use more than a tenth of them. Send the programmer on two days of training, then turn them on.',
      checkpoint:
        'A nest is cut after the programmer has seen it. The operator takes the list to the first sheet and ticks it off.',
      first_step:
        'Run last week’s orders through your software once more as a single pool, and set the sheet counts side by side.',
      stop_test: 'Nest four past weeks again, and quit if they use no 2 % less material.',
      alternative:
        'Your ten best sellers should set the sheet sizes you buy. By house rule, cutters try remnants first.',
      data_needed: [
        'files of parts, with grain and material',
        'jobs by due date',
        'remnants and full sheets on hand',
        'cutting time for every machine',
      ],
    },
  ],
  'manufacturing/skills-and-rosters': [
    {
      workflow:
        'One matrix shows each person’s tasks, their level and the day a ticket runs out. Held against the coming month’s plan, it reveals where a single absence halts a line. From set-up sheets come brief lessons with photos. Skills are signed by a trainer at the machine.',
      build:
        'Give the matrix a home in your ERP or HR system, with dates. A drafting tool makes procedures into lessons of one page, in each language the crew speaks, and a leading hand with that language checks them.',
      checkpoint:
        'Three times the leading hand must see a skill done before signing it. A quiz or lesson alone earns nothing.',
      first_step:
        'Sit down with every supervisor and name ten tasks the plant cannot run without, and who is able to do each now.',
      stop_test: 'Look again at four months; fewer than ten fresh sign-offs, and it ends.',
      alternative: 'Put the matrix up on the wall where people eat, and each week have two of them trade cells.',
      risks: [
        {
          risk: 'When work is short, managers turn to it to choose who leaves.',
          mitigation: 'Agree the matrix’s purpose with the crew on paper, and bar it from talks about redundancy.',
        },
        {
          risk: 'Boxes are ticked so that the audit looks good.',
          mitigation: 'Before a level counts, someone who trains in a different cell sees one task in ten.',
        },
      ],
      kpis: [
        {
          name: 'vital tasks that three people can do',
          unit: '% of tasks',
          baseline: 'Go through the matrix with each supervisor',
          target: '20 to 30 points more',
        },
        {
          name: 'time until a new hand needs no help',
          unit: 'weeks',
          baseline: 'Ask about ten recent starters',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'who can do what, and how well',
        'tickets and when they lapse',
        'roster of shifts',
        'set-up sheets and procedures',
      ],
      must_not_decide:
        'Hiring, promotion, dismissal and clearance for risky plant are not for a matrix. The supervisor decides them face to face.',
    },
    {
      workflow:
        'Who knows which task, how well, and until when the ticket holds: one matrix has it all. Laid across the plan for next month, it shows lines that depend on one person. Set-up sheets are made into short picture lessons. At the machine, a trainer signs what was learnt.',
      build:
        'Keep it, dates and all, inside the ERP or HR system. Procedures become lessons a page long with the help of a drafting tool, in the languages of the crew. A leading hand who knows the language reads them first.',
      checkpoint:
        'A skill counts when the leading hand has watched it three times and signed. No quiz and no lesson can stand in.',
      first_step:
        'Ask each supervisor for ten jobs that would halt the plant, and who, as of today, is able to do them.',
      stop_test: 'Count new sign-offs after four months. With under ten, drop it.',
      alternative: 'The lunch-room wall can hold the matrix, and every week two people change cells.',
      risks: [
        {
          risk: 'A downturn comes, and the matrix helps decide who is let go.',
          mitigation: 'Write with the crew what the matrix serves; when redundancies are discussed, it stays shut.',
        },
        {
          risk: 'An audit is near, so levels get ticked.',
          mitigation:
            'One task in ten is watched by a trainer from elsewhere in the plant, and till then no level holds.',
        },
      ],
      kpis: [
        {
          name: 'cover of three for each key task',
          unit: '% of tasks',
          baseline: 'Let the supervisors fill in the matrix',
          target: 'a gain of 20 to 30 points',
        },
        {
          name: 'weeks of help a starter needs',
          unit: 'weeks',
          baseline: 'Check how it went with the latest ten',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'levels of skill by name',
        'licence list with expiry',
        'coming shifts',
        'how-to papers for set-ups',
      ],
      must_not_decide:
        'No matrix says who is taken on, moved up or let go, or who may run risky plant. A supervisor settles that in person.',
    },
    {
      workflow:
        'You can see a month ahead where one sick call would stop a line. A matrix lists people, tasks, levels and the expiry of tickets, and is laid over the plan. The gaps become short lessons with photos, drawn from set-up sheets. Each skill is signed at the machine by a trainer.',
      build:
        'The matrix, with its dates, goes into the ERP or the HR system. A drafting tool cuts procedures down to one page in the languages spoken on the floor. Someone fluent, a leading hand, checks every page.',
      checkpoint:
        'It takes three good runs under the leading hand’s eyes to sign off a skill. Lessons and quizzes alone do not count.',
      first_step: 'From every supervisor get ten tasks that can stop production, and who masters them.',
      stop_test: 'After four months count the sign-offs. Under ten new ones, and you leave it there.',
      alternative: 'Paint it on a wall of the lunch room, and move two people to another cell every week.',
      risks: [
        {
          risk: 'In a bad year somebody reads the matrix as a list for redundancies.',
          mitigation: 'Put on paper what the crew has agreed it serves, and rule it out whenever jobs are cut.',
        },
        {
          risk: 'The auditor is due, and levels appear overnight.',
          mitigation: 'Trainers visit other cells to see a tenth of the tasks; until then the level is open.',
        },
      ],
      kpis: [
        {
          name: 'key tasks three people have mastered',
          unit: '% of tasks',
          baseline: 'Complete the matrix together with supervisors',
          target: 'up 20 to 30 points',
        },
        {
          name: 'time to let a newcomer work alone',
          unit: 'weeks',
          baseline: 'Look at ten people who started last',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'people, tasks and levels',
        'dates on which licences end',
        'planned shifts',
        'work procedures with set-up sheets',
      ],
      must_not_decide:
        'The supervisor, in person, hires, promotes, lets go and clears people for risky plant. A matrix does none of these.',
    },
    {
      workflow:
        'One list tells who can run what, how well, and when their tickets lapse. Set against next month’s shifts, it points to lines that hang on a single person. Set-up sheets turn into brief illustrated lessons for the others. At the machine, the trainer signs when a skill is there.',
      build:
        'Your HR or ERP system can carry the matrix and its dates. Lessons of one page are drafted from procedures by a tool, in each of the crew’s languages. They go out after a leading hand who speaks that language has read them.',
      checkpoint: 'The leading hand watches a task three times and then signs. There is no skill by quiz.',
      first_step: 'Name ten tasks that halt the plant, supervisor by supervisor, and today’s people for each.',
      stop_test: 'Fewer than ten skills newly signed within four months is the signal to drop it.',
      alternative: 'A matrix on the canteen wall, and two people a week trading cells, is most of what you need.',
      risks: [
        {
          risk: 'Managers short of work look to the matrix for whom to send home.',
          mitigation: 'The crew and you write down its purpose, and redundancy is expressly left out.',
        },
        {
          risk: 'Ticks are given for the audit and not for the skill.',
          mitigation: 'One in ten tasks is seen by another cell’s trainer before any level is entered.',
        },
      ],
      kpis: [
        {
          name: 'share of vital work with three able people',
          unit: '% of tasks',
          baseline: 'Sit with supervisors until the matrix is full',
          target: 'raised by 20 to 30 points',
        },
        {
          name: 'weeks before a starter is on his own',
          unit: 'weeks',
          baseline: 'Take the last ten hired',
          target: 'shorter by 20 to 30 %',
        },
      ],
      data_needed: [
        'skill levels of each person',
        'tickets with expiry dates',
        'next month’s shift plan',
        'written set-ups and procedures',
      ],
      must_not_decide:
        'A person decides about people: the supervisor hires, promotes, dismisses and clears for risky plant. The matrix must not.',
    },
    {
      risks: [
        {
          risk: 'Orders fall away, and the matrix becomes the list of who must leave.',
          mitigation: 'Fix its purpose in writing with the crew, and keep it out of every redundancy discussion.',
        },
        {
          risk: 'Before the audit, everyone is suddenly level three.',
          mitigation: 'Let another cell’s trainer observe a tenth of the tasks. Only then is the level valid.',
        },
      ],
      kpis: [
        {
          name: 'vital tasks covered by three people',
          unit: '% of tasks',
          baseline: 'Work through the matrix, supervisor by supervisor',
          target: '20 to 30 points higher',
        },
        {
          name: 'weeks a new starter is accompanied',
          unit: 'weeks',
          baseline: 'Find out for the ten who joined last',
          target: 'lower by 20 to 30 %',
        },
      ],
      workflow:
        'Next month’s plan shows in advance which line a single absence would stop. It is compared with a matrix of who masters which task, at what level, and when tickets run out. For each gap, set-up sheets are turned into short lessons in pictures. The trainer signs at the machine.',
      build:
        'Hold the matrix where dates are watched, be it ERP or HR software. A drafting tool writes one-page lessons from your procedures in every language spoken. A leading hand fluent in it approves each.',
      checkpoint: 'No quiz earns a skill. The leading hand has to see it done well three times and then signs.',
      first_step:
        'Have every supervisor write down ten tasks the plant depends on, and the names of those able to do them now.',
      stop_test: 'Four months on, count what was newly signed. If it is not at least ten skills, drop the matrix.',
      alternative: 'Hang a big matrix in the lunch room, and let two people work in each other’s cell every week.',
      must_not_decide:
        'The matrix gives no answer on hiring, promotion, dismissal or who may use risky plant. A supervisor decides these, face to face with the person.',
      data_needed: [
        'levels per person and task',
        'licences and expiry dates',
        'the roster ahead',
        'procedures for setting up',
      ],
    },
  ],
  'manufacturing/inspection-reports': [
    {
      workflow:
        'Inspection reports fill themselves from the file that the measuring machine writes. Each value is tied to its numbered feature on the drawing and put on the AS9102 or PPAP form, and anything unmeasured or outside tolerance is marked. After the inspector has checked the marks and signed, the pack leaves with the part.',
      build:
        'Get first-article software that balloons the drawing and takes in what your measuring machine exports. Where drawings are restricted, it runs on your own computer. One family of parts and your commonest form make the start.',
      checkpoint:
        'The finished report is held against the drawing by a qualified inspector, who signs. Parts close to a limit go back on the machine.',
      first_step:
        'Take five recent reports, work out the time between measuring and signing, and see which steps ate the hours.',
      stop_test: 'End it when eight weeks have passed and a report needs over two thirds of today’s time.',
      alternative:
        'A spreadsheet for each family of parts, into which you paste the machine’s text file, may be enough.',
      risks: [
        {
          risk: 'The tool pairs a value with another feature, and a faulty part is passed.',
          mitigation:
            'Rows close to a limit each get the inspector’s signature, and he checks every tenth feature by hand.',
        },
        {
          risk: 'Somebody loads a restricted drawing into a tool on the web.',
          mitigation:
            'Ask the security officer before you start, and use a computer of your own that is cut off from outside.',
        },
      ],
      kpis: [
        {
          name: 'wait between last measurement and signature',
          unit: 'days',
          baseline: 'Look at 20 reports already sent',
          target: 'halve it',
        },
        {
          name: 'packs that customers reject',
          unit: '% of reports',
          baseline: 'Keep count through one quarter',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'result files of the measuring machine',
        'ballooned drawings',
        'each customer’s report forms',
        'certificates for material and process',
      ],
    },
    {
      workflow:
        'The inspector stops typing and starts checking. Software takes the measuring machine’s result file, finds the balloon number for every value and completes the PPAP or AS9102 form. What was missed or lies out of tolerance is marked. He goes through those marks and signs, and the papers travel with the part.',
      build:
        'Choose a package made for first articles: it must number the drawing and read your machine’s output. Restricted drawings call for a computer on your premises. Try it on a single part family, with the form you use most often.',
      checkpoint:
        'Nobody but a qualified inspector signs, drawing in hand. If a dimension sits near its limit, that part is measured once more.',
      first_step: 'Go back over five reports with a clock: when was it measured, when signed, and what took so long?',
      stop_test:
        'Two thirds of the present time is the mark. If a report takes longer than that after eight weeks, give it up.',
      alternative:
        'Make templates in a spreadsheet, one to a part family, and paste in the text file from the machine.',
      risks: [
        {
          risk: 'One value lands on the wrong feature, so scrap goes out as good.',
          mitigation: 'The inspector initials all rows near a limit and measures one in ten features again himself.',
        },
        {
          risk: 'A drawing under restriction ends up with a hosted service.',
          mitigation: 'Clear it with the security officer, and install on a machine that has no line to the outside.',
        },
      ],
      kpis: [
        {
          name: 'days a report takes after measuring',
          unit: 'days',
          baseline: 'Use the dates on the latest 20',
          target: 'bring it down by half',
        },
        {
          name: 'share of reports returned',
          unit: '% of reports',
          baseline: 'Tally returns for three months',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'exported measurements',
        'drawings with balloons',
        'templates by customer',
        'material and special process certs',
      ],
    },
    {
      workflow:
        'From the last measurement to a filled AS9102 or PPAP report, nobody types a figure. The tool reads the results file, matches values to the numbered features, fills in the form and points out what is missing or beyond tolerance. An inspector looks at those points and signs. Report and part go out together.',
      build:
        'Look for software that does first-article forms, reads the files of your measuring machine and puts balloons on drawings. Keep it in house if any drawing is restricted. Begin with your most frequent form and one kind of part.',
      checkpoint:
        'Before it counts, a qualified inspector sets the report beside the drawing and signs. Whatever is borderline gets measured a second time.',
      first_step:
        'Follow the latest five reports backwards from signature to measurement, and write down where time was lost.',
      stop_test: 'Eight weeks should bring a report below two thirds of what it takes now. If it does not, stop there.',
      alternative: 'You can prepare one sheet per part family and paste the measurements in as text.',
      risks: [
        {
          risk: 'Feature and value are mismatched, and nobody notices that the part is bad.',
          mitigation: 'Signatures are needed on each borderline row, plus a hand check on a tenth of the features.',
        },
        {
          risk: 'Your customer’s restricted drawing leaves the house through an online tool.',
          mitigation: 'It belongs on a computer without outside access, and the security officer is asked beforehand.',
        },
      ],
      kpis: [
        {
          name: 'time from measuring to a signed pack',
          unit: 'days',
          baseline: 'Read 20 past reports for both dates',
          target: 'half of today’s',
        },
        {
          name: 'reports that come back',
          unit: '% of reports',
          baseline: 'Note every return over a quarter',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'files from the CMM',
        'feature numbers on drawings',
        'blank forms customers ask for',
        'certs for processes and material',
      ],
    },
    {
      workflow:
        'Values measured on the machine go straight into the customer’s form. Every numbered feature gets its result, on AS9102 or PPAP, and the software shows which ones failed or were never measured. The inspector rules on these and puts his name to it. Part and paperwork are shipped at once.',
      build:
        'What you want is sold ready made: a first-article program that balloons drawings and understands your measuring machine. Run it on your own hardware when drawings are restricted. The form you fill most, for one part family, goes first.',
      checkpoint:
        'The signature is a qualified inspector’s, given after comparing drawing and report. He has doubtful parts near the limit measured anew.',
      first_step:
        'Put a date and hour on both ends of the past five reports, and ask the inspector what held each of them up.',
      stop_test:
        'Should the time per report still exceed two thirds of the old figure at eight weeks, the trial is over.',
      alternative: 'With a template for every part family, the text file can be pasted in and the sums done there.',
      risks: [
        {
          risk: 'A mix-up of features lets a bad part through.',
          mitigation:
            'Near a limit, every row is signed by the inspector, and he picks one feature in ten to measure by hand.',
        },
        {
          risk: 'Restricted data reaches somebody else’s server.',
          mitigation: 'Have the security officer agree first, then run it on an isolated computer that you own.',
        },
      ],
      kpis: [
        {
          name: 'days before the report is signed',
          unit: 'days',
          baseline: 'Work it out on the last 20 sent',
          target: 'cut in two',
        },
        {
          name: 'rejected reports',
          unit: '% of reports',
          baseline: 'Add up one quarter of returns',
          target: 'reduced by 30 to 50 %',
        },
      ],
      data_needed: [
        'measuring results in file form',
        'numbered drawings',
        'report layouts per customer',
        'paper on material and treatment',
      ],
    },
    {
      risks: [
        {
          risk: 'The value of one hole is booked to another, and the faulty part looks good.',
          mitigation:
            'All rows that come near a limit are signed singly, and every tenth feature is measured again by hand.',
        },
        {
          risk: 'A hosted program receives a drawing that must not leave your site.',
          mitigation: 'Talk to the security officer before anything, and use an offline computer in your own building.',
        },
      ],
      kpis: [
        {
          name: 'days between measuring and signature',
          unit: 'days',
          baseline: 'Note both dates on 20 reports',
          target: 'reduced by half',
        },
        {
          name: 'reports the customer refuses',
          unit: '% of reports',
          baseline: 'Count the refusals of one quarter',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'A report that took days of typing is filled from the measuring machine’s own file. Each result finds its numbered feature and lands in the AS9102 or PPAP form. Features out of tolerance, or without a value, are marked for the inspector. He checks those, signs, and the pack ships with the part.',
      build:
        'First-article software exists that balloons a drawing and reads what your measuring machine puts out. If you hold restricted drawings, install it on your own computer. Try a single family of parts and the form customers ask for most.',
      checkpoint:
        'With the drawing beside him, a qualified inspector reads the report through and signs. He re-measures anything that lies near a limit.',
      first_step:
        'Pick the five newest reports and reconstruct the hours from the last measurement until somebody signed.',
      stop_test: 'Compare after eight weeks: a report that still needs over two thirds of its former time means stop.',
      alternative: 'Prepare a spreadsheet for every part family, ready to take the machine’s text output.',
      data_needed: [
        'measurement files as exported',
        'feature numbers by drawing',
        'customers’ own report forms',
        'certificates on material and processes',
      ],
    },
  ],
  'manufacturing/job-costing': [
    {
      workflow:
        'You see which jobs run over while there is still time to act. A job has its number from the day of the quote, hours go on it by tap or scan, and purchases by their order line. Every week the five worst against quote are discussed, and the next quote takes the lesson in.',
      build:
        'Your accounts package most likely has a job module; if not, put a simple app on a tablet at the time clock. For two months, record hours and purchased material and nothing else. Forecasting can wait until you hold a year of completed jobs.',
      checkpoint: 'Each Friday owner and estimator take the five worst jobs and settle what the next quote should say.',
      first_step:
        'Pick ten jobs that are over, piece together their hours and material from memory and paper, and compare with the quotes.',
      stop_test:
        'At eight weeks, with hours on under 70 % of jobs, add nothing more. Find out from the floor what stops them.',
      alternative:
        'Two boxes on the job card, one for hours and one for material, and ten jobs added up monthly will show much.',
      risks: [
        {
          risk: 'Friday afternoon comes, and a week’s hours are filled in by guess.',
          mitigation: 'Hours go in whenever the job changes, and all jobs are closed off before people leave.',
        },
        {
          risk: 'The crew takes it for a stopwatch and rounds.',
          mitigation: 'Promise on paper that jobs are costed and people are not, and publish job totals alone.',
        },
      ],
      kpis: [
        {
          name: 'jobs with full hours and material',
          unit: '% of jobs',
          baseline: 'Look through 20 recent ones',
          target: 'get to 90 %',
        },
        {
          name: 'loss-making jobs',
          unit: '% of jobs',
          baseline: 'Work out the ten finished last',
          target: 'a third fewer',
        },
      ],
      data_needed: [
        'one job number, quote through invoice',
        'daily hours per job',
        'purchases charged to jobs',
        'price and hours as quoted',
      ],
    },
    {
      workflow:
        'Every job carries one number, given when it is quoted. The floor taps or scans its hours, and each purchase line names the job. Then, weekly, you pick the five that strayed most from their quote and ask why. The answer changes how you quote next time.',
      build:
        'Begin with the job costing that comes in your accounting software, or an app and a tablet where people clock in. Limit it to bought material and hours for the first two months. With a year of closed jobs behind you, prediction makes sense.',
      checkpoint:
        'On Fridays the estimator and the owner sit over five jobs that went worst, and the owner says what to quote differently.',
      first_step:
        'For ten completed jobs, gather what people recall of hours and material, and lay it next to the price you gave.',
      stop_test:
        'Fewer than 70 % of jobs with booked hours after eight weeks means something is in the way. Ask the crew before you add a field.',
      alternative:
        'Let people note material and hours in two boxes on the card, and total ten cards by hand every month.',
      risks: [
        {
          risk: 'People book on Friday what they think they did on Monday.',
          mitigation: 'Nobody starts a new job or goes home before the old one is booked off.',
        },
        {
          risk: 'Fear of being timed makes everyone round their hours.',
          mitigation: 'Put in writing that this is about prices, and never show a figure by person.',
        },
      ],
      kpis: [
        {
          name: 'share of jobs booked with time and material',
          unit: '% of jobs',
          baseline: 'Take the 20 latest',
          target: '90 % of them',
        },
        {
          name: 'jobs sold below cost',
          unit: '% of jobs',
          baseline: 'Reckon up ten that have been closed',
          target: 'lower by a third',
        },
      ],
      data_needed: [
        'numbers that follow a job to its invoice',
        'hours booked each day',
        'material lines by job',
        'quote with hours and price',
      ],
    },
    {
      workflow:
        'Job costs are known by the week, not at year end. The number comes with the quote, and from then on hours are scanned or tapped to it and material follows from purchasing. The five widest gaps between quote and cost are examined once a week. What caused them goes into later quotes.',
      build:
        'Two months of hours and purchases, booked by job, are the whole first version. The job part of your accounts software can do it, and so can a small app beside the clock. Do not try to predict before a year’s jobs are finished and recorded.',
      checkpoint:
        'The owner has the final say on the next quote, after going through the week’s five worst with his estimator every Friday.',
      first_step:
        'Get ten old jobs out, ask around for hours and material, and write the result beside what was quoted.',
      stop_test:
        'If at week eight less than 70 % of jobs show their hours, no new fields. Talk to the floor about the hurdle first.',
      alternative: 'The job card itself can have a box for hours and another for material. Add up ten of them a month.',
      risks: [
        {
          risk: 'By Friday nobody remembers, so the booked times are invented.',
          mitigation: 'Booking happens as one job ends and the next begins, and all must be closed by going-home time.',
        },
        {
          risk: 'Workers see a stopwatch in it, and hours come out suspiciously round.',
          mitigation: 'A written promise says it costs jobs and judges no one. Reports stop at the job.',
        },
      ],
      kpis: [
        {
          name: 'jobs that have both hours and purchases on them',
          unit: '% of jobs',
          baseline: 'Go over 20 past jobs',
          target: 'up to 90 %',
        },
        {
          name: 'jobs ending in a loss',
          unit: '% of jobs',
          baseline: 'Calculate it for ten just finished',
          target: 'one third less',
        },
      ],
      data_needed: [
        'job register from quote onward',
        'time per job and day',
        'bought items with job number',
        'quoted price and time',
      ],
    },
    {
      workflow:
        'Each quote opens a job number, and all costs are collected under it. Time is tapped or scanned in by those who do the work; bought material arrives with its order line. Five jobs a week, the ones furthest off, are taken apart. The next estimate is written with that in mind.',
      build:
        'Keep it simple: a job app on a tablet near the time clock, or the module in your accounts package. Only two things are booked for two months, hours and what you bought. Forecasts need a full year of closed jobs behind them.',
      checkpoint:
        'Together with the estimator, the owner reviews five bad jobs on Friday and decides on changes to coming quotes.',
      first_step: 'Reconstruct ten jobs you have delivered: hours, material, and how both compare with the quote.',
      stop_test: 'Look at week eight. Below 70 % of jobs with hours, stop extending it and let the floor tell you why.',
      alternative:
        'Without software, print two boxes on the card, for material and hours, and sum ten jobs each month.',
      risks: [
        {
          risk: 'The week is booked in one go from memory, and you are back to guessing.',
          mitigation: 'Each change of job is a booking, and the last one is closed before home time.',
        },
        {
          risk: 'If it feels like surveillance, hours will be rounded.',
          mitigation: 'State in a note to all that prices are the purpose, and report by job and nothing finer.',
        },
      ],
      kpis: [
        {
          name: 'jobs that show all their time and material',
          unit: '% of jobs',
          baseline: 'Check 20 from the recent past',
          target: 'reach at least 90 %',
        },
        {
          name: 'share of jobs closed at a loss',
          unit: '% of jobs',
          baseline: 'Use the ten most recently completed',
          target: 'down by a third',
        },
      ],
      data_needed: [
        'job numbers used throughout',
        'hours as booked daily',
        'material charged on purchase',
        'hours and price in the quote',
      ],
    },
    {
      risks: [
        {
          risk: 'People fill in the week on Friday, and half of it is guessed.',
          mitigation: 'Whoever changes jobs books the change, and no open job is left at the end of a shift.',
        },
        {
          risk: 'Hours are rounded because the crew suspects a time study.',
          mitigation:
            'Write to everyone that jobs are priced and nobody is measured. Totals appear by job, never by name.',
        },
      ],
      kpis: [
        {
          name: 'jobs booked with hours as well as material',
          unit: '% of jobs',
          baseline: 'Review 20 jobs from last month',
          target: '90 % or better',
        },
        {
          name: 'jobs that cost more than they brought in',
          unit: '% of jobs',
          baseline: 'Calculate the result of ten closed jobs',
          target: 'lower by one third',
        },
      ],
      workflow:
        'Overruns come to light in the week they happen. From quote to invoice a job has one number; scans or taps put hours on it, and the purchase line adds material. The five jobs that strayed furthest are looked at weekly. What you learn is in the next quote.',
      build:
        'Open the job module in your accounts software, or hang a tablet with a simple job app where people clock on. During two months nothing but hours and purchased material is booked. A year of closed jobs must be on file before you predict anything.',
      checkpoint:
        'Friday belongs to the five worst jobs. Owner and estimator go over them, and the owner settles how the next quote changes.',
      first_step:
        'Choose ten jobs that are done, collect what is known of their hours and material, and hold it against each quote.',
      stop_test:
        'After eight weeks, are hours booked on 70 % of jobs or more? If not, add no field until the floor has told you why.',
      alternative:
        'Hand-added cards will do for a start: two boxes, hours and material, and ten jobs totalled per month.',
      data_needed: [
        'job number kept up to the invoice',
        'hours per day on each job',
        'purchases by job number',
        'hours and price quoted at the time',
      ],
    },
  ],
  'manufacturing/raw-material-yield': [
    {
      workflow:
        'At the gate each lot is numbered, weighed and graded, with the supplier’s name beside it. From then on scales record what leaves every stage, by-products among it. Lots of one kind are set side by side, so lost kilos show up by stage, by shift and by supplier. Three poor lots get a supervisor’s eye, and the next price reflects what was found.',
      build:
        'Link your present scales and let them book to a lot number. Expected yield, worked out from grade, species, breed or weight, tells which lots stand out. Cameras that grade fillets or hides come later, when your two graders see alike.',
      checkpoint:
        'Nobody is questioned over an odd lot until its supervisor has stood at the line and seen it. Where money hangs on a grade, a grader puts his name to it.',
      first_step:
        'Choose five lots. Record their weight on arrival, between stages and in the carton, then list the likely places for the gap.',
      stop_test: 'End it when three months have gone by and fewer than four lots in five balance with a gap under 2 %.',
      alternative:
        'Once a week follow a single lot with a hand scale. A sheet on the wall tells everyone at which stage it shrank.',
      risks: [
        {
          risk: 'Because a scale has wandered, somebody’s stock fetches too little.',
          mitigation:
            'Test weights go on every scale as a shift begins, and a lot that skipped a weighing sets no price.',
        },
        {
          risk: 'Shifts start to compete on yield, and hurried knives cut hands.',
          mitigation:
            'Names stay off the figures, which go by stage and lot. Injuries and strains are followed with the same care as weight.',
        },
      ],
      kpis: [
        {
          name: 'weight that ends in a sold product',
          unit: '% of weight in',
          baseline: 'Follow ten lots over all the scales',
          target: '0.5 to 1.5 points higher',
        },
        {
          name: 'agreement between two graders',
          unit: '% of pieces',
          baseline: 'Let two people mark one set of 200 pieces',
          target: '10 points better',
        },
      ],
      data_needed: [
        'incoming weight per lot with grade and supplier',
        'weights from the scales at every stage',
        'finished cartons and by-products in kilos',
        'marks that the grader gave each piece',
        'which crew ran which line',
      ],
    },
    {
      workflow:
        'It begins at the weighbridge or the chiller door: lot number, supplier, kilos, grade. Each stage then weighs what it makes and what it discards. Software knows what such a lot should give and points at the stage, the shift or the supplier where it gave less. A supervisor checks the worst three; your buyer hears of it ahead of the next deal.',
      build:
        'You have scales already, so join them up and have them ask for the lot. Then reckon a normal yield per breed, grade, species and weight, and list lots that stray from it. Leave camera grading for fillets and hides until two graders give one answer.',
      checkpoint:
        'First the supervisor walks to the lot that looks wrong, then people are asked. A grade with a payment behind it carries the signature of a grader.',
      first_step:
        'Take five lots as a trial, put them over a scale wherever they change hands, and note what might explain each missing kilo.',
      stop_test:
        'Give the weighing three months. Drop the project if four lots in five cannot be brought to balance within 2 % by then.',
      alternative:
        'Hand-weigh a lot every week from start to finish, and hang up the loss for each stage where the crew eats.',
      risks: [
        {
          risk: 'An untrue scale costs a farmer or a merchant part of his money.',
          mitigation:
            'Prove the scales against known weights before work starts. If one weighing is absent, that lot is left out of pricing.',
        },
        {
          risk: 'People hurry to beat the other shift and somebody is cut.',
          mitigation:
            'Publish results for lots and stages only. A rise in strains or cuts weighs more than any gain in kilos.',
        },
      ],
      kpis: [
        {
          name: 'yield you can sell',
          unit: '% of weight in',
          baseline: 'Put ten lots across the scales at all stages',
          target: 'a gain of 0.5 to 1.5 points',
        },
        {
          name: 'same grade from both graders',
          unit: '% of pieces',
          baseline: 'Show 200 pieces to two of them separately',
          target: 'raise it by 10 points',
        },
      ],
      data_needed: [
        'supplier, grade and weight of lots received',
        'what each stage’s scale recorded',
        'weights of packed goods and by-products',
        'grades noted piece by piece',
        'shift lists with line and crew',
      ],
    },
    {
      risks: [
        {
          risk: 'The scale was out, and the supplier got less than he earned.',
          mitigation: 'Start each shift with test weights. No lot is priced on if a weighing is missing.',
        },
        {
          risk: 'Yield figures by shift turn into a contest, and knife injuries follow.',
          mitigation: 'Report by lot and step without names, and count strains and cuts as carefully as yield.',
        },
      ],
      kpis: [
        {
          name: 'yield that reaches the customer',
          unit: '% of weight in',
          baseline: 'Run ten lots past the scale at each step',
          target: 'better by 0.5 to 1.5 points',
        },
        {
          name: 'pieces graded alike by two people',
          unit: '% of pieces',
          baseline: 'Give 200 pieces to one grader, then to another',
          target: 'a gain of 10 points',
        },
      ],
      workflow:
        'You learn at which step, from which supplier and on which shift weight is lost. Lots are numbered on arrival with grade, weight and supplier, and every step weighs its output, by-products too. Each lot is measured against others like it. The supervisor checks the three worst, and the buyer uses the result in the next price.',
      build:
        'Connect the scales you have and make the lot number part of every weighing. From weight, grade, breed or species you can say what a lot ought to yield, and the strange ones stand out. A grading camera for hide or fillet makes sense after two graders have learnt to agree.',
      checkpoint:
        'A strange lot is first looked at by the supervisor on the line, and only then does anyone get asked. If a grade sets what you pay, a grader has signed it.',
      first_step:
        'Send five lots through with a weighing at the gate, at each step and at the end. List where the lost weight may have gone.',
      stop_test: 'Three months in, four lots out of five must close within 2 %. If they do not, give it up.',
      alternative: 'Track one lot per week by hand scale, and put the losses, step by step, on the notice board.',
      data_needed: [
        'weight of lots at the gate, with grade and supplier',
        'step weights by product',
        'what went out as cartons and by-products',
        'grades per piece',
        'shift roster with lines',
      ],
    },
    {
      risks: [
        {
          risk: 'Drift in one scale takes money from an honest supplier.',
          mitigation:
            'Check with test weights before every shift, and leave lots with a gap in their weighing out of any price.',
        },
        {
          risk: 'Yield is read as a ranking of shifts, and people cut too fast.',
          mitigation: 'Never publish names, only lots and steps, and watch the injury book next to the yield chart.',
        },
      ],
      kpis: [
        {
          name: 'share of bought weight that is sold',
          unit: '% of weight in',
          baseline: 'Take ten lots and weigh them all along the line',
          target: '0.5 to 1.5 points more',
        },
        {
          name: 'grading on which both graders are one',
          unit: '% of pieces',
          baseline: 'Test two graders with the same 200 pieces',
          target: 'higher by 10 points',
        },
      ],
      workflow:
        'Missing kilos are traced to a step, a shift or a supplier, lot by lot. It starts with a number at the gate that holds grade, supplier and weight. All along the line, scales book product and by-product. Lots that give less than their like are listed, the supervisor inspects three of them, and your buyer bargains on the result.',
      build:
        'Weights by lot from networked scales are the base, and most plants own the scales. On top sits a plain estimate of yield by species, breed, grade and weight that picks out odd lots. Let cameras judge fillets or hides when a pair of graders already does so in unison.',
      checkpoint:
        'No one on the crew is asked about a lot before the supervisor has gone to see it himself. Each grade that decides a payment bears the grader’s signature.',
      first_step:
        'Weigh five lots all the way through, from the gate to the carton, and guess in writing where each loss occurred.',
      stop_test: 'The weights must add up. If four in five lots are not within 2 % after three months, abandon it.',
      alternative: 'Choose a lot every week, carry it from scale to scale, and post on the wall what each step lost.',
      data_needed: [
        'gate weights, suppliers and grades',
        'readings of the line scales',
        'by-products and cartons weighed out',
        'the grader’s piece record',
        'who worked where and when',
      ],
    },
    {
      risks: [
        {
          risk: 'Someone upstream is underpaid, since the scale had crept.',
          mitigation: 'Calibrate by test weight as the shift starts, and let only fully weighed lots decide a price.',
        },
        {
          risk: 'The board with shift yields makes people hurry with knives in hand.',
          mitigation: 'Keep persons out of it: lots and steps suffice. Follow strains and cuts beside the kilos.',
        },
      ],
      kpis: [
        {
          name: 'kilos sold out of kilos received',
          unit: '% of weight in',
          baseline: 'Weigh in and out on ten lots, step by step',
          target: 'raise it by 0.5 to 1.5 points',
        },
        {
          name: 'how often two graders match',
          unit: '% of pieces',
          baseline: 'Compare two sets of marks on 200 pieces',
          target: 'up 10 points',
        },
      ],
      workflow:
        'Buying and the floor get one answer to where the weight went. Supplier, grade and weight are tied to a lot number at the gate, and scales add what every step yields, down to the by-products. The software holds like against like and shows losses by supplier, step and shift. Three lots a time go to the supervisor, and the next price takes account of it.',
      build:
        'What you need most is discipline at the scales you already have: one network, one lot number. Next comes an expected yield from grade, weight, species or breed, which makes the outliers visible. Two graders who do not agree cannot teach a camera, so hides and fillets wait until they do.',
      checkpoint:
        'When a lot stands out, the supervisor inspects it at the line ahead of any question to the crew. Payment on grade requires a grader’s name.',
      first_step:
        'Follow five lots with the scale through every step, and make a note of each place where weight could leak away.',
      stop_test: 'By month three the books should balance: four lots of five closing to 2 % or better. Otherwise stop.',
      alternative:
        'A weekly hand weighing of a single lot, with the loss per step on a wall chart, tells you a good deal.',
      data_needed: [
        'weighbridge record per lot with supplier, grade',
        'every scale’s log',
        'final weights, by-products included',
        'piece grades as marked',
        'lines and crews on each shift',
      ],
    },
  ],
  'manufacturing/artwork-and-proofs': [
    {
      workflow:
        'Once a customer mails or uploads a file, software compares it with the job ticket: size, bleed, fonts, resolution, colour, barcode. What is wrong is said in plain words. Against the version approved before, every change is marked. Prepress mends what it must. The customer then approves under a name, and only that file is open to the press.',
      build:
        'Preflight exists in PitStop, Switch and most print workflow systems, so set it up with an upload page that chases unanswered proofs. Labels and packs also need the new version compared with the old, both text and barcode. Approved files get a folder of their own.',
      checkpoint:
        'A prepress operator views the job at full size, and the buyer’s named approval of this very version is on file. Until then nothing goes on plate or press.',
      first_step:
        'Go through the reprints of the past quarter, mark those that began with a file or a proof, and total their cost.',
      stop_test:
        'Four months are enough for a verdict. End it if less than a quarter of those reprints has gone by then.',
      alternative:
        'A template and one page on how to send files belong on your site. Repairs are billed at a set price.',
      risks: [
        {
          risk: 'People trust the green tick, nobody reads, and a label carries a false allergen or dose.',
          mitigation: 'Two people read such labels to each other from the source, be it chemicals, medicine or food.',
        },
        {
          risk: 'The software swaps a typeface or shifts the house colour, and the whole run is sent back.',
          mitigation: 'Whatever was altered by machine is named on the proof, where the customer agrees to it or not.',
        },
      ],
      kpis: [
        {
          name: 'minutes a job spends in prepress',
          unit: 'minutes',
          baseline: 'Time 40 of them',
          target: '30 to 40 % less',
        },
        {
          name: 'runs printed again because of the file',
          unit: '% of jobs',
          baseline: 'Sort three months of them by reason',
          target: 'down by half',
        },
      ],
      data_needed: [
        'files and their version numbers',
        'tickets that state stock, size and colours',
        'who approved which proof and when',
        'reprints and why they happened',
      ],
    },
    {
      workflow:
        'The job ticket says what the file must be. On arrival the file is held against it, from bleed and picture quality to fonts, colours and the barcode, and the customer reads the faults in everyday language. Differences from the former version are shown one by one. After prepress has put things right and a named person has agreed, the file is frozen.',
      build:
        'Turn on the preflight that came with your workflow, or buy PitStop with Switch. Give customers a page to upload and to approve, and let it send the reminders. For packs and labels, have barcodes and words compared from version to version. The press may only open the approved folder.',
      checkpoint:
        'Two things come before plates or rolls: a person in prepress has seen the page at its real size, and the customer said yes to that version with a name.',
      first_step:
        'List what was printed again last quarter. Cross out press faults, and put dollars against everything left.',
      stop_test: 'Drop the checks if, after four months of use, artwork reprints are down by less than a quarter.',
      alternative:
        'Publish a short guide with templates, and ask the same fee of anyone whose file you have to repair.',
      risks: [
        {
          risk: 'A passed check lulls the team and the wrong warning or ingredient reaches the shelf.',
          mitigation:
            'Anything people eat, swallow or handle with gloves has its text read out by one person and followed by a second.',
        },
        {
          risk: 'A correction made by software spoils the brand’s look and you pay for the paper.',
          mitigation: 'Proofs show all such corrections. Without a named yes they are undone.',
        },
      ],
      kpis: [
        {
          name: 'handling time before press',
          unit: 'minutes',
          baseline: 'Keep a log over 40 jobs',
          target: '30 to 40 % shorter',
        },
        {
          name: 'share of work reprinted for bad artwork',
          unit: '% of jobs',
          baseline: 'Look at the causes over three months',
          target: 'half of today',
        },
      ],
      data_needed: [
        'customer artwork by version',
        'size, colours and stock as ordered',
        'dated approvals with a name',
        'a list of reprints by cause',
      ],
    },
    {
      risks: [
        {
          risk: 'The check shows green, nobody reads, and the pack names the wrong dose or allergen.',
          mitigation:
            'Labels for chemicals, food and medicine are read out by one person while another follows the source.',
        },
        {
          risk: 'Software corrects a font or a brand colour, and the customer will not take the run.',
          mitigation: 'Every automatic change appears on the proof, and a named person says yes to it.',
        },
      ],
      kpis: [
        {
          name: 'time in prepress for one job',
          unit: 'minutes',
          baseline: 'Write down the minutes for 40 jobs',
          target: 'lower by 30 to 40 %',
        },
        {
          name: 'jobs run twice because of artwork',
          unit: '% of jobs',
          baseline: 'Go through three months of reprints and their causes',
          target: 'half as many',
        },
      ],
      workflow:
        'Faulty files are caught before a plate is made, and the customer is told in words he knows. Fonts, bleed, size, colours, image quality and barcode are checked with the ticket of the job. Anything that changed since the last approval is marked. Prepress repairs what remains. A named approval from the customer locks the file.',
      build:
        'Your workflow system may have preflight built in; otherwise Enfocus PitStop or Switch supplies it. Customers upload on a page that reminds them of open proofs. For packs and labels, compare wording and barcode with the version before. One folder holds approved files, and nothing else is printed.',
      checkpoint:
        'Plates and rolls wait for two people. Prepress has viewed it full size, and at the customer somebody gave a named yes to that version.',
      first_step:
        'Put last quarter’s reprints in order of cause, pick out file and proof faults, and work out their cost.',
      stop_test: 'Give it four months. Reprints through artwork faults must drop by a quarter, or you stop.',
      alternative: 'Put up a template and a page of file rules online, and bill a fixed sum for each repair.',
      data_needed: [
        'artwork and version history',
        'job tickets showing colours, size and stock',
        'named, dated proof approvals',
        'reprint log by reason',
      ],
    },
    {
      risks: [
        {
          risk: 'A clean report makes the team careless, and a false allergen or dosage goes to print.',
          mitigation: 'Two people read every label for food, chemicals or medicine aloud from the source text.',
        },
        {
          risk: 'A font is replaced by itself, the brand suffers, and the job is rejected.',
          mitigation: 'Print all machine-made changes on the proof sheet for the customer to accept under a name.',
        },
      ],
      kpis: [
        {
          name: 'prepress minutes each job takes',
          unit: 'minutes',
          baseline: 'Follow 40 jobs with a log',
          target: 'a drop of 30 to 40 %',
        },
        {
          name: 'reprints that go back to the artwork',
          unit: '% of jobs',
          baseline: 'Three months of reprints, counted by cause',
          target: 'reduced by half',
        },
      ],
      workflow:
        'Every file is measured by its job ticket on arrival. Barcode, colours, bleed, fonts, size and picture quality are gone through, and the customer gets a fault list without jargon. A comparison with the approved version brings out each change. What is left is for prepress. Once the customer has signed off by name, the press file is locked.',
      build:
        'Buy little: preflight is in most print workflows and in PitStop or Switch from Enfocus. Add a page for uploads that nags about proofs still open. Where you print labels or packs, let text and codes be compared between versions. Store what is approved in a single folder.',
      checkpoint:
        'The customer’s named yes to this version comes first, then a full-size look by a prepress operator. Before both, no plate and no roll.',
      first_step: 'How many reprints last quarter began with a bad file or proof? List them and add up the money.',
      stop_test: 'At four months the artwork reprints should be a quarter fewer. If not, the checks are not worth it.',
      alternative: 'Offer a print template and a one-page guide on your website, with a flat repair fee for bad files.',
      data_needed: [
        'print files with version numbers',
        'colour, stock and size on the ticket',
        'proof sign-offs with date',
        'reprint causes on record',
      ],
    },
    {
      risks: [
        {
          risk: 'Trust in the tool replaces reading, and an allergen or a dose is printed wrong.',
          mitigation:
            'Where the label is for medicine, chemicals or food, two people read it against the source, aloud.',
        },
        {
          risk: 'The program alters the house colour on its own, and you reprint at your cost.',
          mitigation: 'Proofs list what was changed automatically, and each item needs the customer’s yes by name.',
        },
      ],
      kpis: [
        {
          name: 'work per job ahead of the press',
          unit: 'minutes',
          baseline: 'Clock 40 jobs through prepress',
          target: 'cut it 30 to 40 %',
        },
        {
          name: 'share of runs repeated for artwork',
          unit: '% of jobs',
          baseline: 'Note why jobs were reprinted over three months',
          target: 'halve it',
        },
      ],
      workflow:
        'Nothing reaches the press that has not been checked, compared and approved by name. The check covers picture quality, size, fonts, bleed, barcodes and colours as the ticket states them. Faults are explained so that a lay person understands. Changes since the approved version are shown. Prepress does the last repairs and the file is locked.',
      build:
        'Start with preflight, from Enfocus as PitStop or Switch, or from the workflow you run. An upload page saves mail, and it can remind customers whose proof is open. Packs and labels deserve a version check of barcode and text. Make sure the press can reach approved files only.',
      checkpoint:
        'Press work begins when prepress has seen the version in full size and the customer has put a name to it.',
      first_step:
        'Take the reprint book of last quarter, separate press faults from file and proof faults, and price the second group.',
      stop_test: 'Measure reprints at four months. Artwork faults must be down a quarter, or the effort ends.',
      alternative:
        'A clear file guide of one page, templates to download and a set charge per repair change most customers’ habits.',
      data_needed: [
        'customers’ files, version by version',
        'what the ticket says on size, colours, stock',
        'approvals, with who and when',
        'faults behind each reprint',
      ],
    },
  ],
  'manufacturing/labels-and-specs': [
    {
      workflow:
        'One library holds your recipes beside what suppliers say about each ingredient. A change to either brings up all products concerned. Ingredient list, panel and allergens are worked out anew, or hazard classes for chemicals, and drafts of the label, the spec and its data sheet follow. A technologist compares them with the papers and signs, which retires the former version.',
      build:
        'Choose a recipe and specification system made for your trade, and begin with the twenty products that sell most. A language model may take figures out of supplier PDFs and answer buyers’ questionnaires, always with its page. Calculation and hazard classing are for fixed rules alone.',
      checkpoint:
        'Before print or dispatch, each document is held against the papers of the supplier and signed by your chemist or food technologist.',
      first_step:
        'Lay label, recipe and supplier papers of five best sellers side by side and mark wherever they disagree.',
      stop_test:
        'All fields are checked for eight weeks. When over 1 % turn out wrong at the end, stop reading by machine.',
      alternative:
        'Each product gets a page with its recipe, its suppliers and its allergens. Buyers may change nothing on it unless somebody has signed.',
      risks: [
        {
          risk: 'A sauce within the sauce contains nuts, and your label is silent.',
          mitigation: 'Follow all compound ingredients down to their specs. A gap means the product waits.',
        },
        {
          risk: 'The reader takes a wrong number from a PDF, and it looks right.',
          mitigation:
            'Every value stands next to its page. Hazard classes and allergens are ticked singly by a technologist.',
        },
      ],
      kpis: [
        {
          name: 'days until a changed recipe has its label',
          unit: 'working days',
          baseline: 'Look up the ten latest changes',
          target: '40 to 60 % faster',
        },
        {
          name: 'share of range with valid, signed papers',
          unit: '% of products',
          baseline: 'Go through every file a single time',
          target: '98 %',
        },
      ],
      data_needed: [
        'weights and losses in every recipe',
        'what suppliers declare, allergens included',
        'results from the lab for each product',
        'wording on labels today',
        'forms that buyers’ portals ask for',
      ],
      must_not_decide:
        'That a product has no trace of an allergen, or belongs in a hazard class, is for a trained chemist or technologist to state under signature, never for software.',
    },
    {
      workflow:
        'Say that a supplier swaps an ingredient. The tool finds the products in which it is used, since recipes and supplier papers are kept together, and recalculates allergens, ingredient order and panel, or the hazards of a chemical. It then drafts the documents: spec, data sheet, label. Your technologist tests them against source and signs, and earlier issues go out of use.',
      build:
        'Twenty top products are the place to start, in a spec and recipe package for food or for chemicals. For reading suppliers’ PDFs and filling in questionnaires a language model will do, provided that it shows where it read. It does no sums and classes no hazards; set rules do that.',
      checkpoint:
        'The signature of a chemist or technologist, given with the supplier’s documents on the desk, comes ahead of any printing or sending.',
      first_step:
        'Five top sellers will tell you enough: read what is on the pack, in the recipe and in the ingredient papers, and note what differs.',
      stop_test:
        'Drop the automatic reading if its error rate is above 1 % of fields after eight weeks in which people checked them all.',
      alternative:
        'Without software, write one sheet for each product and let purchasing replace an ingredient only against a signature.',
      risks: [
        {
          risk: 'Something bought ready mixed carries an allergen that never reaches the label.',
          mitigation: 'Demand the breakdown of all bought mixes and block release until it is there.',
        },
        {
          risk: 'Figures lifted from a PDF can be false without looking so.',
          mitigation:
            'The source page is on the same screen, and a technologist confirms allergens and hazards one by one.',
        },
      ],
      kpis: [
        {
          name: 'label delay after a change of recipe',
          unit: 'working days',
          baseline: 'Use dates from the last ten',
          target: 'a fall of 40 to 60 %',
        },
        {
          name: 'products whose spec is signed and up to date',
          unit: '% of products',
          baseline: 'One full look through the files',
          target: '98 % or more',
        },
      ],
      data_needed: [
        'each recipe with weight and loss',
        'allergen forms and specs from suppliers',
        'product tests by the lab',
        'current label wording',
        'customers’ own specification forms',
      ],
      must_not_decide:
        'No program decides on “free from” or on a hazard class. This is a signed judgement of someone qualified, a chemist or a food technologist.',
    },
    {
      risks: [
        {
          risk: 'A bought-in mix holds an allergen, and nobody told the label.',
          mitigation: 'Get the spec behind each compound ingredient, and keep the product back where one is lacking.',
        },
        {
          risk: 'The number taken from a supplier’s PDF is wrong but believable.',
          mitigation:
            'Put page and figure side by side. Allergens and hazard classes each need a tick from the technologist.',
        },
      ],
      kpis: [
        {
          name: 'days from a new recipe to its signed label',
          unit: 'working days',
          baseline: 'Trace the ten most recent changes',
          target: '40 to 60 % shorter',
        },
        {
          name: 'range covered by a signed, current spec',
          unit: '% of products',
          baseline: 'Read through all product files once',
          target: '98 % at least',
        },
      ],
      workflow:
        'Change one ingredient and you see at once which products need a new label. Supplier specs and recipes are kept in a common library, from which allergens, ingredient list and panel, or hazard classes, are worked out again. The spec, the label and its data sheet come as drafts. After the technologist’s check and signature, the old versions are withdrawn.',
      build:
        'Spec and recipe software for your trade comes first, loaded with your twenty best sellers. A language model reads the suppliers’ PDFs and fills in customers’ questionnaires, and shows the page it used. Fixed code does all sums and all hazard rules.',
      checkpoint:
        'Nothing is printed or sent until a chemist or food technologist has compared it with the supplier’s papers and signed.',
      first_step:
        'Read label, recipe and supplier specs of your five best sellers against each other, and list every mismatch.',
      stop_test: 'Check every field for eight weeks. If the reader got over 1 % of them wrong, go back to typing.',
      alternative:
        'Hold one sheet for each product: suppliers, recipe, allergens. No ingredient is swapped by purchasing unless it is signed for.',
      must_not_decide:
        'A hazard class, or a claim that an allergen is absent, comes from a qualified chemist or technologist who signs. Software must not give it.',
      data_needed: [
        'recipes, weights and process losses',
        'specs and allergen statements of suppliers',
        'lab tests by product',
        'present label text',
        'questionnaires from customers’ portals',
      ],
    },
    {
      risks: [
        {
          risk: 'The allergen is two levels down, inside a compound ingredient, and stays off the label.',
          mitigation: 'Break down every compound to its own papers. If they are missing, do not release.',
        },
        {
          risk: 'A misread PDF gives a figure that nobody would doubt.',
          mitigation:
            'Each figure is shown with its page, and the technologist goes through hazard classes and allergens singly.',
        },
      ],
      kpis: [
        {
          name: 'working days a recipe change takes to reach the label',
          unit: 'working days',
          baseline: 'Check dates for ten past changes',
          target: 'cut it 40 to 60 %',
        },
        {
          name: 'products with valid papers and a signature',
          unit: '% of products',
          baseline: 'Inspect each file one time',
          target: 'up to 98 %',
        },
      ],
      workflow:
        'Label, spec and data sheet are drafted anew whenever a recipe or supplier changes. The library knows which products use what, so all of them are listed, with fresh ingredients, allergens and panel, or fresh hazard classes. A technologist holds every draft against its source and signs. What was valid before is taken back.',
      build:
        'Use a recipe and specification package of your own trade, and enter twenty best sellers to begin. Supplier PDFs and customer questionnaires can be read and filled by a language model, page in view. Never let it do arithmetic or hazard classes; set rules handle those.',
      checkpoint:
        'Your food technologist or chemist has the supplier’s papers open when signing a label, a spec or a data sheet. Only then is it used.',
      first_step:
        'For your five top products, compare pack text with recipe and recipe with supplier papers. Note all that does not fit.',
      stop_test: 'After eight weeks of checking every field, an error rate above 1 % means the reader is switched off.',
      alternative:
        'A product sheet naming recipe, allergens and suppliers goes a long way, if purchasing needs a signature to change it.',
      must_not_decide:
        'The words “free from” and the hazard class are a matter for a qualified technologist or chemist, with a signature. No software declares either.',
      data_needed: [
        'weighed recipes with losses',
        'supplier papers on specs and allergens',
        'analysis results for each product',
        'labels as now printed',
        'spec forms buyers send',
      ],
    },
    {
      risks: [
        {
          risk: 'A compound ingredient contains something the label never mentions.',
          mitigation:
            'Ask for the full spec of each compound, one level after the other, and stop the product if it does not come.',
        },
        {
          risk: 'The model copies a false value, and it looks quite normal.',
          mitigation:
            'The PDF page stands beside it. One at a time, a technologist ticks allergens and hazard classes.',
        },
      ],
      kpis: [
        {
          name: 'wait for a label after the recipe changes',
          unit: 'working days',
          baseline: 'Look back at ten changes and their dates',
          target: '40 to 60 % less',
        },
        {
          name: 'share of products with a spec both signed and current',
          unit: '% of products',
          baseline: 'Review the whole file store once',
          target: '98 % of the range',
        },
      ],
      workflow:
        'No product keeps an outdated label after a change. Recipes stand next to supplier specs in one place, and the tool reports each product a change affects. It works out allergens, panel and ingredients, or hazard classes, and prepares drafts of all three papers. The technologist tests them against source, signs a version and retires the last.',
      build:
        'Load your twenty strongest products into recipe and spec software made for the trade. Reading PDFs from suppliers and answering questionnaires is work for a language model, as long as you see the page. Hazard rules and calculations run in fixed code.',
      checkpoint:
        'The chemist or food technologist signs each paper after holding it against what the supplier states. Printing and sending come afterwards.',
      first_step:
        'Check five best sellers from end to end: does the label follow from the recipe, and the recipe from the supplier’s spec?',
      stop_test:
        'For eight weeks people verify all it fills in. More than 1 % wrong fields, and the reader is dropped.',
      alternative:
        'Try a single page per product, with its allergens, recipe and suppliers, and forbid unsigned swaps of ingredients.',
      must_not_decide:
        'Software may neither rule out an allergen nor class a hazard. That takes the signature of a qualified chemist or technologist.',
      data_needed: [
        'recipe weights and yield losses',
        'what suppliers certify on allergens and specs',
        'lab reports',
        'label copy in print',
        'customers’ data forms',
      ],
    },
  ],
  'manufacturing/configured-orders': [
    {
      workflow:
        'Options are chosen on a form which knows what can be built and turns down the rest. Price, parts list, cut list and drawings come out of those choices by rule. When a change arrives by mail, you are told which pieces it concerns and if they have been cut. The clerk gets it confirmed in writing. One numbered sheet then goes to the line.',
      build:
        'Begin with the model that sells most. Record which options exclude each other and what parts they bring, then enter this in your ERP’s configurator or in design tables of the CAD. Leave to AI the reading of free mails, and of past orders for rules nobody wrote down.',
      checkpoint:
        'Dealer or customer hears the whole order from the clerk before release. Whatever the rules do not cover goes past a drafter.',
      first_step:
        'Collect thirty recent order faults. Were they mistyped, chosen wrongly, changed late, or was the bill at fault?',
      stop_test: 'Count again four months after launch of model one. If wrong parts are not down 30 %, stop there.',
      alternative:
        'Offer a third fewer options. A printed tick sheet for each model and one day a week on which orders freeze do the rest.',
      risks: [
        {
          risk: 'One false rule repeats itself through fifty units before it is noticed.',
          mitigation:
            'For every new rule a drafter stands by while three units are built. Rules have an owner and a date.',
        },
        {
          risk: 'The customer’s last wish gets lost and the earlier one is built.',
          mitigation: 'Have the freeze date signed. A wish after it means a price and another version number.',
        },
      ],
      kpis: [
        {
          name: 'builds that lacked a part or had a false one',
          unit: '% of orders',
          baseline: 'Look at 50 builds when they are put together',
          target: 'half as many',
        },
        {
          name: 'time until the floor has the job',
          unit: 'hours',
          baseline: 'Clock 20 orders',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'earlier orders, their options and amendments',
        'parts lists for the models',
        'prices and rules of options',
        'order faults that led to rework',
      ],
    },
    {
      workflow:
        'What cannot be made cannot be ordered: the form blocks it while the salesperson or dealer is choosing. Rules then write the cut list, the bill, the price and the drawings. Mails with second thoughts are read, and the tool says which components are affected and how far they have got. Once the clerk has a written yes, the floor works from a single version.',
      build:
        'Rules come first, software second. For your best seller set out which choices fit together and what each adds to the bill, and load that into CAD tables or the ERP configurator. A language model helps to read customers’ mails and to dig unwritten rules out of old orders.',
      checkpoint:
        'The clerk goes through the sheet aloud with whoever ordered. A special is released by the drafter and nobody else.',
      first_step:
        'Take thirty orders that went wrong and make four heaps of them: choice, typing, lateness, bill of materials.',
      stop_test: 'End the work if, four months from the first live model, faulty orders have fallen by under 30 %.',
      alternative:
        'Trim the choices by a third, keep a paper tick list per model, and close the order book for changes once every week.',
      risks: [
        {
          risk: 'A mistake in the rules is copied into fifty pieces in a row.',
          mitigation:
            'Watch the first three builds under any new rule, with the drafter present, and know whose rule it is and since when.',
        },
        {
          risk: 'A message comes too late, and what is delivered is not what was wanted.',
          mitigation: 'After a signed freeze, changes cost money and get their own version.',
        },
      ],
      kpis: [
        {
          name: 'share of builds hit by order faults',
          unit: '% of orders',
          baseline: 'Inspect the last 50 at assembly',
          target: 'down by half',
        },
        {
          name: 'wait between order and job release',
          unit: 'hours',
          baseline: 'Measure it on 20 orders',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'options and changes on orders so far',
        'the bill for every model',
        'what options cost and what they allow',
        'rework that began in the order',
      ],
    },
    {
      risks: [
        {
          risk: 'Fifty units carry one fault, because the rule was wrong.',
          mitigation:
            'Under each new rule, the drafter is at the line for three builds. Every rule is dated and has an owner.',
        },
        {
          risk: 'The change came late, and the old choice is what the customer receives.',
          mitigation: 'A signed freeze date helps. After it, each wish means a new version at a price.',
        },
      ],
      kpis: [
        {
          name: 'orders short of a part or with a wrong one',
          unit: '% of orders',
          baseline: 'Examine 50 recent builds at assembly',
          target: 'reduced by half',
        },
        {
          name: 'hours before an order becomes a job',
          unit: 'hours',
          baseline: 'Follow 20 orders from entry to release',
          target: 'a drop of 40 to 60 %',
        },
      ],
      workflow:
        'An order that cannot be built is refused while it is being entered. The dealer or salesperson chooses options, and rules produce drawings, price, cut list and bill of materials. Mailed changes are read: which parts do they touch, and are those cut? The clerk has the customer confirm in writing, and one sheet with its version goes to the floor.',
      build:
        'Take the best-selling model and put its rules on paper: which options go together and what parts they need. Your ERP’s configurator or CAD design tables then hold them. The use of AI is narrow: loose emails, and forgotten rules hidden in old orders.',
      checkpoint:
        'The whole sheet is read back by the order clerk to customer or dealer. Only a drafter can release what falls outside the rules.',
      first_step:
        'Find the last thirty order faults and give each its class: choice, keying, late change or bill of materials.',
      stop_test: 'The first model goes live; four months later wrong-part orders should be 30 % fewer. Otherwise stop.',
      alternative:
        'Drop a third of the options, use a printed tick sheet for every model, and freeze orders on one day a week.',
      data_needed: [
        'order history, options and changes included',
        'each model’s bill of materials',
        'rules and prices by option',
        'rework traced to order faults',
      ],
    },
    {
      risks: [
        {
          risk: 'A mistaken rule builds the same error into fifty units.',
          mitigation: 'Have a drafter watch the first three units of any new rule, and note owner and date beside it.',
        },
        {
          risk: 'A wish sent late gets overlooked, and the wrong option is delivered.',
          mitigation: 'The customer signs a date of freeze. What comes later is priced and makes another version.',
        },
      ],
      kpis: [
        {
          name: 'share of orders with part faults',
          unit: '% of orders',
          baseline: 'At assembly, check 50 builds against the order',
          target: 'halve it',
        },
        {
          name: 'time between order and release',
          unit: 'hours',
          baseline: 'Put a clock on 20 orders',
          target: '40 to 60 % shorter',
        },
      ],
      workflow:
        'Choices on a form become the bill of materials, the cut list, the price and the drawings, all by rule. Dealers and sales staff cannot pick what will not fit. If a change comes by email, the tool tells which parts are affected and which are already cut. Written confirmation goes through the clerk. The floor has one numbered sheet.',
      build:
        'Start by writing the rules of one model, your best seller: what fits with what, which parts come with each option. Enter them in design tables or in the ERP configurator. Let AI do no more than read free emails and search past orders for rules left out.',
      checkpoint:
        'Before release the clerk reads every line back to whoever ordered. A drafter decides on all that the rules do not know.',
      first_step:
        'Spread thirty faulty orders on a table. How many were keyed wrong, chosen wrong, changed late or built from a bad bill?',
      stop_test:
        'Four months past the launch of the first model, end it unless orders with wrong parts are 30 % lower.',
      alternative: 'Try fewer options first, a third fewer, with tick sheets by model and a freeze every week.',
      data_needed: [
        'orders placed, with every change',
        'material lists by model',
        'price and rule for each option',
        'rework that order faults caused',
      ],
    },
    {
      risks: [
        {
          risk: 'Nobody notices a bad rule until fifty pieces have it built in.',
          mitigation: 'New rules are proved on three units in the drafter’s presence, and each has a name and a date.',
        },
        {
          risk: 'The last email is missed, and the earlier version goes out.',
          mitigation: 'Let customers sign for a freeze. Changes after that cost extra and get a number of their own.',
        },
      ],
      kpis: [
        {
          name: 'builds spoilt by a wrong or absent part',
          unit: '% of orders',
          baseline: 'Take the last 50 to assembly and note each fault',
          target: 'down to half',
        },
        {
          name: 'hours an order needs to reach the floor',
          unit: 'hours',
          baseline: 'Record both times on 20 orders',
          target: 'lower by 40 to 60 %',
        },
      ],
      workflow:
        'The floor builds from a single numbered sheet, and it is right. Rules make it out of the options a dealer or salesperson picks, along with price, cut list, bill and drawings; impossible choices are blocked. Later emails are searched for the parts concerned and how far those have got. The clerk obtains a written yes.',
      build:
        'Your best-selling model shows whether this works. List its options, what excludes what, and the parts behind each, then load that in the ERP configurator or in CAD tables. Reading emails, and old orders for unwritten rules, is the one task for AI.',
      checkpoint:
        'The order clerk repeats the entire order to the customer or dealer. Specials beyond the rules need a drafter’s release.',
      first_step: 'Gather thirty recent faults in orders and count four kinds: options, typing, lateness and bills.',
      stop_test: 'If wrong parts in orders are less than 30 % down, four months after model one started, close it.',
      alternative:
        'Shorten the list of options by a third. Add printed tick sheets by model, and one weekly day after which nothing changes.',
      data_needed: [
        'former orders with their amendments',
        'model bills',
        'options, what they cost and exclude',
        'rework hours due to wrong orders',
      ],
    },
  ],
  'manufacturing/bath-and-oven-limits': [
    {
      workflow:
        'Each tank, vat, drum or furnace has its chart, fed by probes, by titration and by oven traces. You see a drift while it is still inside the limit, together with past cases and the dose from your own table. An operator takes a second reading, adds it and signs. Trade waste limits are drawn next to what leaves the site, and a tank that is off is kept back.',
      build:
        'A form on a tablet takes over from the clipboard. Probes pay where values move within one shift. Plain control charts come first; once six months are on record you can try to tie chemistry to flavour, colour or thickness.',
      checkpoint:
        'Dosing waits for a fresh reading by somebody trained, and each morning the head brewer or chemist goes over all charts.',
      first_step:
        'Choose the tank with the most trouble, key its last four weeks of readings and mark where loads had to be done over.',
      stop_test: 'Judge two tanks over four months. When rework there has shrunk by under 15 %, end the trial.',
      alternative: 'At every tank a chart with a green band and red edges is filled in on the spot, not later.',
      risks: [
        {
          risk: 'Dirt on a probe makes the software ask for acid nobody needs.',
          mitigation:
            'Big doses are confirmed by a hand measurement. The cleaning and checking of probes has fixed dates.',
        },
        {
          risk: 'All looks calm, yet the readings were simply never taken.',
          mitigation: 'Silence counts as a fault and rings just as loudly.',
        },
      ],
      kpis: [
        {
          name: 'share of loads done over',
          unit: '% of loads',
          baseline: 'Note causes for two months',
          target: '25 to 40 % fewer',
        },
        {
          name: 'values beyond the limit',
          unit: '% of readings',
          baseline: 'Key in four weeks from the clipboards',
          target: 'half of what it is',
        },
      ],
      data_needed: [
        'timed readings for each vat, tank and drum',
        'what was added and in which batch',
        'furnace and oven curves',
        'tests on finished loads',
        'limits in the licence and readings at the drain',
      ],
      must_not_decide:
        'Dosing, discharge and release are in the hands of the chemist and a trained operator. The tool may advise on them and no more.',
    },
    {
      workflow:
        'Hand titrations, probe values and oven curves meet in one place, sorted by tank or furnace. Long before a limit is broken the trend is flagged, with an addition taken from your table and examples of how it went last time. Whoever runs the line re-measures, doses, signs. The same screen holds the drain readings against the agreement with the water utility.',
      build:
        'Do the simple part at once: tablets in place of paper, control charts per bath, a probe where things change by the hour. Only when six months are on file does it make sense to model thickness, taste or shade from the chemistry.',
      checkpoint:
        'The operator’s own second measurement comes ahead of any chemical. The chemist, or in a brewery the head brewer, reads the charts at the start of the day.',
      first_step:
        'From your worst tank enter four weeks of values and see which of them came before a load that failed.',
      stop_test: 'Drop it if, on two tanks and after four months, loads done again have fallen by less than 15 %.',
      alternative:
        'Paper is fine if it hangs at the bath, shows red and green, and gets its dot at the moment of measuring.',
      risks: [
        {
          risk: 'The sensor is coated in sludge, so the advice is wrong and somebody pours acid.',
          mitigation:
            'Above an agreed quantity nothing is added without a test by hand. Sensors are serviced by calendar.',
        },
        {
          risk: 'Nobody measured, and so nothing seems wrong.',
          mitigation: 'Treat a gap in the series as you would treat a breach.',
        },
      ],
      kpis: [
        {
          name: 'loads that fail and go round again',
          unit: '% of loads',
          baseline: 'Two months of counts with reasons',
          target: 'down 25 to 40 %',
        },
        {
          name: 'measurements outside their band',
          unit: '% of readings',
          baseline: 'Take four weeks of paper logs',
          target: 'cut in half',
        },
      ],
      data_needed: [
        'process readings and their time',
        'chemicals dosed, with batch',
        'heat traces of oven or furnace',
        'inspection result per load',
        'discharge values beside permitted ones',
      ],
      must_not_decide:
        'By itself it may add nothing, drain nothing and pass no load. Trained operators and your chemist answer for those steps.',
    },
    {
      risks: [
        {
          risk: 'A dirty probe asks for acid the bath does not need.',
          mitigation:
            'Beyond a set amount, a dose needs a hand reading first. Probes have dates for cleaning and checks.',
        },
        {
          risk: 'The chart is calm because nobody has been measuring.',
          mitigation: 'An absent reading sets off the alarm exactly as a bad value does.',
        },
      ],
      kpis: [
        {
          name: 'loads stripped or done again',
          unit: '% of loads',
          baseline: 'Tally two months of rework with its causes',
          target: '25 to 40 % less',
        },
        {
          name: 'share of readings past a limit',
          unit: '% of readings',
          baseline: 'Copy four weeks of clipboards into a sheet',
          target: 'down by half',
        },
      ],
      workflow:
        'Drift is seen before it becomes a bad load. Each furnace, drum, vat or tank has one chart for probe, titration and oven readings, and your own dosing table supplies the suggested addition, next to similar past cases. The operator measures once more, doses and signs. What drains off is compared with the trade waste permit, and a tank can be stopped.',
      build:
        'Swap clipboards for a form on a tablet. Where a value wanders inside a shift, fit a probe; elsewhere do not. Control charts for each tank are the first version. With six months of data, try a model from chemistry to colour, thickness or flavour.',
      checkpoint:
        'Before dosing, a trained operator repeats the measurement. The charts are read every morning by the chemist or head brewer.',
      first_step: 'Key in the worst tank’s readings of four weeks, and see how the reworked loads fall against them.',
      stop_test: 'Two tanks and four months: without 15 % less rework on them, call a halt.',
      alternative:
        'A chart at each tank with red and green bands works, provided the reading is entered when it is taken.',
      must_not_decide:
        'No dose, no discharge and no release of a load happens on the tool’s word. Chemist and trained operator decide.',
      data_needed: [
        'readings by tank, vat or drum, timed',
        'additions with their batch',
        'oven and furnace curves',
        'test values for each load',
        'drain readings and the licence',
      ],
    },
    {
      risks: [
        {
          risk: 'Fouling on a probe leads to acid being poured without need.',
          mitigation: 'Large additions wait for a second test by hand, and each probe is cleaned and proved by date.',
        },
        {
          risk: 'No alarm comes, for there were no readings.',
          mitigation: 'Missing values alarm like wrong ones.',
        },
      ],
      kpis: [
        {
          name: 'rework and stripping of loads',
          unit: '% of loads',
          baseline: 'For two months note each case and why',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'readings that fall outside',
          unit: '% of readings',
          baseline: 'Enter the paper logs of four weeks',
          target: 'half as many',
        },
      ],
      workflow:
        'One chart per vat, drum, tank or furnace gathers what probes, titrations and ovens report. A trend towards the limit is pointed out early, with what was done in like cases and the amount your table gives. Someone trained re-checks, adds and signs. Discharge stands against trade waste limits, and an off tank is kept back in time.',
      build:
        'Paper readings go onto a tablet, and you begin with a control chart for every tank. Buy probes just for values that shift within hours. Half a year of readings, six months at the least, is needed to link chemistry with thickness, flavour or colour.',
      checkpoint:
        'The operator, who is trained, measures anew ahead of each addition. First thing each day the chemist or the head brewer reviews all charts.',
      first_step: 'Take the clipboards of your worst tank, type up four weeks, and mark the loads that were reworked.',
      stop_test: 'If rework on the first two tanks is not 15 % lower in four months, it ends.',
      alternative: 'Put paper charts with coloured bands on the tanks, green and red, and fill them in while you read.',
      must_not_decide:
        'The tool advises. Chemicals are dosed, valves to the drain opened and loads released by chemist and trained operator alone.',
      data_needed: [
        'time-stamped readings per vessel',
        'dosing log by batch',
        'temperature records of ovens and furnaces',
        'results of load tests',
        'discharge figures with permitted limits',
      ],
    },
    {
      risks: [
        {
          risk: 'Sludge on the probe, a false value, and acid goes into a healthy bath.',
          mitigation:
            'For doses above your threshold a hand test comes first. Cleaning and calibration stand in the calendar.',
        },
        {
          risk: 'Everything looks fine, since the readings were skipped.',
          mitigation: 'The system treats a blank as a breach and raises the alarm.',
        },
      ],
      kpis: [
        {
          name: 'loads you had to strip or repeat',
          unit: '% of loads',
          baseline: 'Record them by cause through two months',
          target: 'cut it 25 to 40 %',
        },
        {
          name: 'values outside limits',
          unit: '% of readings',
          baseline: 'Work through four weeks of clipboard sheets',
          target: 'reduced by half',
        },
      ],
      workflow:
        'Operators dose on a fresh reading and your own table, before a limit is crossed. Furnace traces, probes and titrations fill a chart by tank, drum or vat; the tool spots drift and recalls comparable cases. The dose is re-measured, given and signed for. What goes to the drain is held against trade waste limits in the same view.',
      build:
        'Control charts, one per tank, do most of the work, fed from a tablet where the clipboard used to be. A probe is worth its price if the value drifts during a shift. Models that tie chemistry to colour, flavour or thickness come after six months.',
      checkpoint:
        'A second measurement by someone trained precedes every dose, and each morning starts with chemist or head brewer at the charts.',
      first_step:
        'Enter readings of the past four weeks for the tank that troubles you most, and place failed loads along the line.',
      stop_test:
        'End the trial at four months should the two first tanks show less than a 15 % drop in reworked loads.',
      alternative: 'Let every tank have its wall chart, banded green and red, with the dot drawn at reading time.',
      must_not_decide:
        'Dosing chemicals, opening the discharge and passing a load are never automatic. They belong to a trained operator and to the chemist.',
      data_needed: [
        'vat, drum and tank values with clock time',
        'chemicals added, by batch',
        'furnace and oven records',
        'load test sheets',
        'trade waste limits and readings',
      ],
    },
  ],
  'manufacturing/install-and-field-service': [
    {
      workflow:
        'Visits start from a service call or from goods that are ready. Before one is planned, parts, permits, goods and pictures of the site must be there. The week is then proposed by skill, area and crew, and the planner settles it. People get their time along with a list of what to prepare. Photos and serial number close the job on the phone; the invoice follows in a day.',
      build:
        'AroFlo, ServiceM8, simPRO or your ERP’s own module will do it, once the register of what is installed where has been loaded. Switch on the site-ready check before anything else, because most second trips start there. A short summary of former visits, written by a language model, helps the technician.',
      checkpoint:
        'It is the planner who releases the week, and on the spot the leader of the crew judges if the job is safe to do.',
      first_step:
        'Go back over forty visits. Where somebody had to return, write the reason, and cost the time and the road.',
      stop_test: 'Three months should bring return trips down 20 %. If they do not, end it.',
      alternative: 'A calendar that all can see, a checklist for the site and a call two days ahead cover most of it.',
      risks: [
        {
          risk: 'A full day tempts people to hurry up a ladder or to drive when tired.',
          mitigation: 'Limit jobs and hours at the wheel. A crew leader may cancel for weather without asking.',
        },
        {
          risk: 'The box says “ready”, and the crew finds wet concrete.',
          mitigation: 'Three pictures prove it. If a crane or lift is booked, phone the day before as well.',
        },
      ],
      kpis: [
        {
          name: 'crews who must return',
          unit: '% of visits',
          baseline: 'Six weeks of visits, with reasons',
          target: '30 to 50 % fewer',
        },
        {
          name: 'gap between finished job and bill',
          unit: 'days',
          baseline: 'Check 40 recent jobs',
          target: '2 or fewer',
        },
      ],
      data_needed: [
        'work waiting to be installed',
        'what stands where, with serial number',
        'who can do what, with vans and holidays',
        'why crews went back, from the job sheets',
        'van stock',
      ],
      must_not_decide:
        'Weather, and work that needs a licence the crew lacks, are judged by the crew leader at the site. No schedule may overrule that.',
    },
    {
      workflow:
        'The planner opens a proposal for the week instead of a whiteboard. It holds only visits for which goods, permits, parts and photos have come in, laid out by crew, skill and district. Once fixed, each customer is told the hour and what must be ready. Crews finish on the phone, with serial number and pictures, so that accounts can bill a day later.',
      build:
        'First make the register: which machine, sign or window is where. Put it into simPRO, ServiceM8 or the field module you may already own. The check that a site is ready saves more driving than any routing. For repeat calls, give technicians a summary of old sheets.',
      checkpoint:
        'Nothing is sent before the planner has agreed to the week. Whether it is safe is for the crew leader to say when he gets there.',
      first_step:
        'Forty past visits are a fair sample: tick those with a return, find out why, and add up kilometres and hours.',
      stop_test: 'Drop the software if three months on it return visits have fallen by less than 20 %.',
      alternative: 'Share one calendar, hand out a readiness list, and phone customers two days in advance.',
      risks: [
        {
          risk: 'Tight planning leads to haste at height and to long, sleepy drives.',
          mitigation:
            'There is a ceiling on driving and on jobs each day, and wet or windy days are the leader’s call.',
        },
        {
          risk: 'A customer says all is prepared because he wants the date.',
          mitigation: 'Believe photos, three of them. Jobs with lifting gear get a call the day before too.',
        },
      ],
      kpis: [
        {
          name: 'visits followed by another for the same job',
          unit: '% of visits',
          baseline: 'Keep count for six weeks and ask why',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'time before the bill leaves',
          unit: 'days',
          baseline: 'Dates of 40 jobs',
          target: 'no more than 2',
        },
      ],
      data_needed: [
        'finished orders to be fitted',
        'register of machines and goods by serial number',
        'crews, licences, vans, leave',
        'sheets that tell of second trips',
        'which parts ride in which van',
      ],
      must_not_decide:
        'Do not let a plan order people aloft in wind or to tasks beyond their licence. On site, that is decided by whoever leads the crew.',
    },
    {
      risks: [
        {
          risk: 'Too many jobs in a day lead to tired drivers and hasty ladders.',
          mitigation: 'Set a cap on driving hours and jobs for each crew, and let its leader stop for weather.',
        },
        {
          risk: 'The site-ready box is ticked, yet nothing is ready.',
          mitigation: 'Three photos must come with it, and a call the day before where a crane or lift is hired.',
        },
      ],
      kpis: [
        {
          name: 'visits with a return trip',
          unit: '% of visits',
          baseline: 'For six weeks record each return and its cause',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'days a finished job waits for its invoice',
          unit: 'days',
          baseline: 'Compare dates on 40 jobs',
          target: 'down to 2',
        },
      ],
      workflow:
        'No crew drives out before goods, permits, parts and site photos are in. Orders that are ready and service calls become visits, sorted into a week by crew, area and skill. The planner settles it, and customers get their time with a list of what must be ready. On site the phone takes photos and serial number, and billing follows next day.',
      build:
        'Field service software is easy to buy: ServiceM8, simPRO, or a module in the ERP. It needs your list of installed goods and where they are. Use the site-ready check from day one, as it prevents the most return trips. A language model may condense old job sheets.',
      checkpoint:
        'The week goes out with the planner’s approval. Once there, the crew leader says whether it is safe to work.',
      first_step:
        'Look at forty visits: which needed a second trip, for what cause, and what did the hours and kilometres cost?',
      stop_test: 'Count return trips after three months. Unless 20 % have gone, the software goes.',
      alternative:
        'One calendar for all, a site-ready list and a phone call two days before each visit need no software.',
      must_not_decide:
        'In bad weather, or for work without the licence, the crew does not go up. On site the crew leader decides this, not the plan.',
      data_needed: [
        'orders finished and waiting for installation',
        'serial numbers by site',
        'skills, leave and vans of the crews',
        'second visits and reasons on job sheets',
        'parts on board',
      ],
    },
    {
      risks: [
        {
          risk: 'A day planned to the minute makes crews hurry at height and drive worn out.',
          mitigation: 'Limit each crew’s jobs and hours on the road. Its leader can call off for weather.',
        },
        {
          risk: 'The customer wants his date and says the site is ready.',
          mitigation: 'Ask for three pictures. When a lift or crane is coming, ring again one day earlier.',
        },
      ],
      kpis: [
        {
          name: 'share of jobs that need two visits',
          unit: '% of visits',
          baseline: 'Log reasons for six weeks of visits',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'delay from completion to bill',
          unit: 'days',
          baseline: 'Use 40 closed jobs and their invoices',
          target: '2 at most',
        },
      ],
      workflow:
        'Each service call or finished order becomes a visit only when all is ready for it: parts, goods, permits, photos. A week is then drafted by area, crew and skill for the planner to fix. Customers are sent the time, a reminder and a list for the site. On the phone the crew adds photos and serial number, and you invoice a day later.',
      build:
        'Start from a list of what you have installed and where. simPRO and ServiceM8 handle the rest, as may your ERP. Second trips mostly come from sites that are not ready, so begin with that check. Past job sheets can be summed up for technicians by a language model.',
      checkpoint: 'Each plan for a week needs the planner’s yes. Safety on site is the crew leader’s judgement alone.',
      first_step:
        'From the last forty visits pull those that took two trips, name the cause, and price time and distance.',
      stop_test: 'Unless second trips have dropped 20 % within three months, go back to the calendar.',
      alternative: 'Make do with a shared calendar, a readiness checklist and a call to each customer two days ahead.',
      must_not_decide:
        'No plan may put people on a roof in bad weather or at work outside their licence. That call is made on site by the crew leader.',
      data_needed: [
        'jobs ready for the installers',
        'installed base with serials',
        'crew list with leave, vans and skills',
        'job sheets and causes of return',
        'parts in each van',
      ],
    },
    {
      risks: [
        {
          risk: 'Packed days cause haste on ladders and long drives home.',
          mitigation: 'Fix the most jobs and driving hours a crew may have, and leave weather to its leader.',
        },
        {
          risk: 'A ready site on paper turns out to be a hole in the ground.',
          mitigation: 'Photos are required, three per site, plus a phone call on the eve of any crane or lift job.',
        },
      ],
      kpis: [
        {
          name: 'trips made twice for one job',
          unit: '% of visits',
          baseline: 'Write down each case over six weeks, with why',
          target: '30 to 50 % less',
        },
        {
          name: 'days to invoice after the crew has finished',
          unit: 'days',
          baseline: 'Read 40 jobs for both dates',
          target: '2 or under',
        },
      ],
      workflow:
        'The bill leaves one day after the job, because the crew closes it on site by phone with serial number and photos. Earlier on, each finished order or call was checked for parts, permits, goods and site pictures. The tool offered a week by skill, crew and area, and the planner fixed it. Customers had a time, a reminder and a ready list.',
      build:
        'Choose ServiceM8, simPRO or what your ERP has for field work, and load it with goods installed by address. The biggest gain is the site-ready check; switch that on at once. Technicians like a short summary of earlier sheets, which a language model can write.',
      checkpoint:
        'A crew gets its week after the planner has approved it, and the leader on the spot may stop any job that is unsafe.',
      first_step:
        'Review forty visits that are done. Mark each one that needed a return, with its reason, its kilometres and its hours.',
      stop_test: 'After three months of planning like this, fewer than 20 % of return trips saved means stop.',
      alternative:
        'Before buying, try a joint calendar, a checklist for the customer’s site and calls made two days earlier.',
      must_not_decide:
        'Going up in poor weather, or doing work no one there is licensed for, is never ordered by a plan. The person leading the crew decides on site.',
      data_needed: [
        'completed orders for fitting',
        'machines in the field by serial number',
        'who is licensed, on leave, in which van',
        'reports of return visits',
        'van parts list',
      ],
    },
  ],
  'manufacturing/export-papers': [
    {
      workflow:
        'For each export order the papers needed by that country and product are listed. Records of order, batch and weight fill the packing list, invoice, declaration and requests for certificates. Each is then held against the others, and against the letter of credit if there is one. A clerk settles what differs, passes the set to the authority and the forwarder, and chases open items.',
      build:
        'The heart is a table: country, product, papers, and the day somebody last made sure. Templates in the ERP do the filling. Comparing papers, and reading what a bank demands, suits a language model. Government requests stay in the government’s system.',
      checkpoint:
        'Bank, buyer and authority get nothing until the clerk has held all papers against what was loaded, and signed.',
      first_step: 'Look at ten shipments that were held up. Name the paper, the field in it and what it cost.',
      stop_test: 'Four months or thirty shipments are the limit: if corrections are not 30 % down, end it.',
      alternative: 'One checklist page for each country, and a colleague who reads the set beside the load-out sheet.',
      risks: [
        {
          risk: 'Somewhere abroad a requirement was altered, and your table does not know.',
          mitigation: 'Rows carry a name and a date for review. Importers are asked ahead of a season’s first load.',
        },
        {
          risk: 'What was ordered goes on the certificate, while less was on the truck.',
          mitigation: 'Only the closed load-out scan may supply cartons and weights. Until then the papers are locked.',
        },
      ],
      kpis: [
        {
          name: 'sets in which something had to be put right',
          unit: '% of shipments',
          baseline: 'Go through 40 past shipments',
          target: 'halve it',
        },
        {
          name: 'office time for a shipment',
          unit: 'hours',
          baseline: 'Clock ten of them',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'orders from abroad and their terms',
        'weights, cartons and batches as loaded',
        'origin and tariff code of products',
        'what each country asks, and since when',
        'bank terms and earlier rejections',
      ],
    },
    {
      workflow:
        'The clerk no longer starts from last time’s file. Order, scales and batch records fill in the invoice, the packing list, the declaration and what the certificates need, following the list for that country. Software reads the whole set crosswise, the bank’s terms included, and marks what does not agree. When it is clean the set goes out, to the forwarder too, and open points are chased.',
      build:
        'Write one table with the papers for every country and product that you sell, dated line by line. Use ERP templates for the forms. A language model is good at reading a letter of credit and at spotting where papers disagree. Official requests are lodged where the government wants them.',
      checkpoint:
        'A signature by the export clerk, who has the load-out record next to the papers, is needed ahead of bank, buyer or authority.',
      first_step:
        'Ten troubled shipments will do: in which paper was the fault, in what field, and how many dollars did it take?',
      stop_test:
        'Drop the tool if corrections are down by less than 30 % once thirty shipments or, at most, four months are over.',
      alternative:
        'Work from a checklist by country, and have somebody else compare the finished papers with what left the dock.',
      risks: [
        {
          risk: 'Foreign rules move, and an old line in the table sends goods off with the wrong paper.',
          mitigation:
            'Somebody owns every line and looks at it by a set date. At the start of a season, write to the importer.',
        },
        {
          risk: 'Papers repeat the order and not the load.',
          mitigation: 'Let weights flow from scanning at the dock, and keep forms shut while a scan is open.',
        },
      ],
      kpis: [
        {
          name: 'papers that came back for change',
          unit: '% of shipments',
          baseline: 'The last 40 shipments',
          target: 'down by half',
        },
        {
          name: 'hours a clerk needs each time',
          unit: 'hours',
          baseline: 'Note it for ten shipments',
          target: 'save 30 to 50 %',
        },
      ],
      data_needed: [
        'overseas orders and delivery terms',
        'load records by batch and carton',
        'where goods come from and their codes',
        'dated list of foreign requirements',
        'letters of credit and refusals so far',
      ],
    },
    {
      risks: [
        {
          risk: 'A country changes its rule, and the table is out of date.',
          mitigation:
            'Every row has somebody in charge and a day for review; the importer is asked before each season.',
        },
        {
          risk: 'The papers state the ordered weight, and the truck had less.',
          mitigation: 'Cartons and weights come off the load-out scan. While it is open, no paper can be issued.',
        },
      ],
      kpis: [
        {
          name: 'shipments whose papers were corrected',
          unit: '% of shipments',
          baseline: 'Check 40 shipments for changes',
          target: 'reduced by half',
        },
        {
          name: 'work in the office per shipment',
          unit: 'hours',
          baseline: 'Measure ten shipments in hours',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'Papers for a shipment agree with each other before they leave the office. The product and the country decide which are needed, and order, weight and batch records fill the declaration, certificate requests, invoice and packing list. All are compared, also with the letter of credit. The clerk clears the differences, sends the set off and follows up.',
      build:
        'Build a table of which country wants which papers for which product, and date every check. ERP templates fill the forms, while a language model reads letters of credit and compares the documents. Whatever goes to government uses the government’s own system.',
      checkpoint:
        'With the load in front of him, the export clerk reads the complete set and signs. Authority, bank and buyer come after that.',
      first_step: 'Pull ten shipments that ran into trouble, and note the paper, the field and the cost in each case.',
      stop_test: 'Thirty shipments or four months, then count: fewer than 30 % less corrections, and it is over.',
      alternative: 'A page of checks for each country and a second reader with the load-out sheet catch most faults.',
      data_needed: [
        'export sales with their terms',
        'what was loaded by batch, weight and carton',
        'codes and origin of goods',
        'papers each country wants, dated',
        'past refusals and letters of credit',
      ],
    },
    {
      risks: [
        {
          risk: 'The table is a year old, and the port now asks for another paper.',
          mitigation: 'Put a name and review date on each row, and check with importers as a season opens.',
        },
        {
          risk: 'A certificate copies the order, while the container holds fewer cartons.',
          mitigation: 'Block all papers until loading is scanned and closed, and use its weights alone.',
        },
      ],
      kpis: [
        {
          name: 'sets returned or changed',
          unit: '% of shipments',
          baseline: 'Review papers of 40 past shipments',
          target: 'half as many',
        },
        {
          name: 'hours to prepare one export set',
          unit: 'hours',
          baseline: 'Keep time on ten shipments',
          target: 'lower by 30 to 50 %',
        },
      ],
      workflow:
        'The export clerk gets a filled set of papers and a list of what disagrees. Batch, order and weight records supply the packing list, declaration, invoice and requests for certificates that this country wants for this product. Every document is read against every other, the letter of credit included. What is cleared goes to forwarder and authority, and the rest is chased.',
      build:
        'One dated table comes before any tool: product, country, papers. Forms are filled by template out of the ERP. To compare documents or read a letter of credit, use a language model. Send official requests through the system that government provides.',
      checkpoint:
        'The clerk for exports checks papers and loaded goods against each other and signs. Before this, neither buyer nor bank nor authority sees them.',
      first_step: 'Which ten shipments gave you trouble last? Write the document, the field and the bill for each.',
      stop_test: 'Stop at thirty shipments, or in four months, unless 30 % fewer papers need correcting.',
      alternative:
        'Give every country its checklist, and have a colleague compare each set with the sheet from loading.',
      data_needed: [
        'orders for export and Incoterms',
        'carton, batch and weight data',
        'tariff codes with origin',
        'rules by country, with date checked',
        'bank letters and rejected papers',
      ],
    },
    {
      risks: [
        {
          risk: 'Foreign rules have moved on since somebody last looked at the table.',
          mitigation: 'Assign each row to a person with a date, and write to the importer before the season begins.',
        },
        {
          risk: 'What the customer ordered is declared, not what was loaded.',
          mitigation: 'Only a closed scan at load-out releases the forms, with its own cartons and weights.',
        },
      ],
      kpis: [
        {
          name: 'share of shipments with a faulty paper',
          unit: '% of shipments',
          baseline: 'Go back over the last 40 sets',
          target: 'cut in two',
        },
        {
          name: 'clerk’s time on a shipment',
          unit: 'hours',
          baseline: 'Take ten and add up the hours',
          target: 'cut it 30 to 50 %',
        },
      ],
      workflow:
        'For each export order you have the right papers, filled and checked against one another. The list depends on country and product; the figures come from weight, batch and order records. Invoice, declaration, packing list and certificate requests must match, and the letter of credit with them. Marked differences go to the clerk, who then files with authority and forwarder and tracks open points.',
      build:
        'Keep a table with one row per product and country: papers needed, date of the last check. The ERP prints from templates. A language model looks for contradictions between papers and reads the bank’s letter. For government, use the official channel.',
      checkpoint:
        'Signing is for the export clerk, after comparing all papers with the load. That comes before the bank, the authority or the buyer.',
      first_step:
        'List ten consignments that were held or fined: which document was wrong, in which field, and at what price?',
      stop_test: 'With thirty shipments done, or four months over, corrections ought to be 30 % lower. If not, end it.',
      alternative: 'Use a one-page list for each country you ship to, and a second pair of eyes on the load-out sheet.',
      data_needed: [
        'foreign orders and payment terms',
        'loaded weights and cartons by batch',
        'origin and product codes',
        'checked country rules',
        'credit letters, and papers once refused',
      ],
    },
  ],
  'manufacturing/loads-and-dispatch': [
    {
      workflow:
        'What is ready for the coming days is grouped by region, weight, bulk and hour. You are shown loads with the sequence of stops, and for each whether your truck or a carrier at such a price is better. The dispatcher corrects it and closes it at a fixed time. By text the site says that it is ready. A photo proves the drop, and the carrier’s bill is held against what was planned.',
      build:
        'No planner helps before every product has its size, its weight and a rule for stacking. Then take CartonCloud, MachShip or your ERP’s own module. One region is enough for a start, along with a text asking sites if they can unload.',
      checkpoint:
        'Run sheets go out with the dispatcher’s yes. On the dock, loader and driver look at mass and restraint together before the gate opens.',
      first_step:
        'Keep a two-week record of empty space on trucks, of failed drops with their reason, and of courier bills.',
      stop_test: 'Four months of bills decide. If freight is not 4 % cheaper, end it.',
      alternative:
        'Each region has its days, orders shut at noon on the eve, and at two o’clock somebody phones the sites.',
      risks: [
        {
          risk: 'Too much weight goes on, or a heavy crate sits on a soft one.',
          mitigation: 'Limits for stacking and mass cannot be bent in the software, and a loader may say no.',
        },
        {
          risk: 'To keep the hour, a driver misses his rest.',
          mitigation: 'Times come from earlier runs, with unloading and breaks in them.',
        },
      ],
      kpis: [
        {
          name: 'what freight takes out of sales',
          unit: '% of sales',
          baseline: 'Six months of invoices',
          target: '8 to 15 % less',
        },
        {
          name: 'drops that went wrong',
          unit: '% of drops',
          baseline: 'Four weeks of notes on why',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'finished orders, their bulk and weight',
        'where to and between which hours',
        'rates of carriers, own trucks and drivers',
        'what became of each drop',
        'pallets in and out',
      ],
      must_not_decide:
        'If a driver or a loader doubts mass, restraint or his own rest, the load waits. No plan can order otherwise.',
    },
    {
      workflow:
        'At a set hour tomorrow’s loads are closed. Up to then the planner has pooled finished orders by district, volume, weight and window, put the drops in sequence and compared your own truck with a carrier’s price. The dispatcher knows which site lies and which street is shut, and alters it. Customers answer a text. Drivers deliver against a photo. Invoices for freight are matched to the plan.',
      build:
        'Measure and weigh what you sell, and write down what may stand on what. After that buy run planning, as in MachShip or CartonCloud, or switch it on in the ERP. The question to the site, ready or not, saves most, so let it go out from the first week in one region.',
      checkpoint:
        'The dispatcher signs off the sheet for each run. Before leaving, the driver checks straps and weight with whoever loaded.',
      first_step:
        'Count for two weeks: how full trucks were, what came back and for which cause, and the money paid to couriers.',
      stop_test: 'Drop the planner if, after four months, it saves less than 4 % of what freight costs.',
      alternative:
        'Deliver by region on fixed days, refuse orders that come later than noon for tomorrow, and call at two o’clock.',
      risks: [
        {
          risk: 'The screen says it fits, but the axle is overloaded.',
          mitigation: 'Mass and stacking are fixed bounds. The person who loads has the right to refuse.',
        },
        {
          risk: 'People race the clock.',
          mitigation: 'Base the plan on times really needed, rest and unloading too.',
        },
      ],
      kpis: [
        {
          name: 'freight in relation to sales',
          unit: '% of sales',
          baseline: 'Bills for six months',
          target: 'down 8 to 15 %',
        },
        {
          name: 'failed, late or broken deliveries',
          unit: '% of drops',
          baseline: 'Reasons noted over four weeks',
          target: '30 to 50 % down',
        },
      ],
      data_needed: [
        'weights and sizes of what is ready',
        'delivery points with opening hours',
        'the fleet, its drivers and what carriers charge',
        'results of past drops',
        'pallet account',
      ],
      must_not_decide:
        'On weight, straps and tiredness the last word is with the people at the truck. Anyone there may stop an unsafe load.',
    },
    {
      risks: [
        {
          risk: 'A load is planned over the legal mass, or with heavy goods on top.',
          mitigation:
            'Write mass and stacking into the software as limits nobody can pass, and back a loader who refuses.',
        },
        {
          risk: 'A driver speeds or drops a break to meet a window.',
          mitigation: 'Use driving and unloading times from real runs, and plan the breaks in.',
        },
      ],
      kpis: [
        {
          name: 'freight against sales',
          unit: '% of sales',
          baseline: 'Add up freight bills of six months',
          target: '8 to 15 % lower',
        },
        {
          name: 'drops refused, broken or late',
          unit: '% of drops',
          baseline: 'For four weeks note each one and why',
          target: 'lower by 30 to 50 %',
        },
      ],
      workflow:
        'Trucks leave fuller because orders of the next days are planned together. Area, time window, weight and size decide the loads and the sequence of drops, and for each you see own truck or carrier with its price. The dispatcher adjusts and locks it at a set hour. Sites reply by text, drivers photograph the delivery, and freight bills are held to the plan.',
      build:
        'A plan fits only if each product has a weight, a size and a stacking rule, so record these. CartonCloud, MachShip or your ERP can then plan runs and freight. Try it in one region, and send the site a text to ask if it is ready.',
      checkpoint:
        'No run sheet leaves without the dispatcher’s release. Mass and restraint are checked by loader and driver before departure.',
      first_step:
        'Note for two weeks how full the trucks are, what couriers charge, and each failed drop with its reason.',
      stop_test: 'By four months the freight bill should be 4 % lower. If it is not, stop the planner.',
      alternative:
        'Give every region fixed days, take orders until noon the day before, and phone the sites at two o’clock.',
      must_not_decide:
        'Driver and loader have the last say on restraint, mass and fatigue, whatever the plan shows. An unsafe load is stopped by whoever sees it.',
      data_needed: [
        'weight and size of orders ready to go',
        'delivery addresses and hours',
        'carrier prices, trucks and drivers',
        'what happened at each drop',
        'pallets sent and returned',
      ],
    },
    {
      risks: [
        {
          risk: 'The software puts heavy on light or exceeds the truck’s mass.',
          mitigation: 'These limits are hard, and a loader may turn the load down on his own authority.',
        },
        {
          risk: 'Windows too narrow make drivers rush and miss their rest.',
          mitigation: 'Take times from runs already driven, with unloading and breaks counted.',
        },
      ],
      kpis: [
        {
          name: 'freight’s share of turnover',
          unit: '% of sales',
          baseline: 'Collect half a year of bills, six months in all',
          target: 'a drop of 8 to 15 %',
        },
        {
          name: 'failed deliveries of any kind',
          unit: '% of drops',
          baseline: 'Keep a four-week log, cause included',
          target: '30 to 50 % less',
        },
      ],
      workflow:
        'The dispatcher works on a proposed plan and locks it at a fixed hour. It pools what is ready by weight, area, window and size, sets the order of drops, and weighs your own truck against the carrier’s price. She changes what she knows better. A text asks each site to confirm; photos prove delivery. Freight bills are compared with the plan.',
      build:
        'Before you buy, weigh and measure every product and say what may be stacked. MachShip, CartonCloud or the ERP’s module plans from that. Start in a single region, along with a text to the customer that asks: are you ready to unload?',
      checkpoint:
        'Releasing a run sheet is the dispatcher’s job. Driver and loader look at weight and straps together, then the truck may go.',
      first_step: 'Over two weeks, record fill of each truck, the cost of couriers, and why any drop failed.',
      stop_test: 'If four months of planning take less than 4 % off freight, leave it.',
      alternative:
        'Fixed days for each region, a noon cut-off and a call to every site at two o’clock are the simple way.',
      must_not_decide:
        'A plan never outranks the driver or loader on fatigue, mass or restraint. Any of them can stop a load that is unsafe.',
      data_needed: [
        'ready orders with dimensions and weight',
        'customer addresses and windows',
        'own fleet, drivers and carriers’ rates',
        'delivery results and reasons',
        'pallet ledger',
      ],
    },
    {
      risks: [
        {
          risk: 'On paper it all fits, but the truck is over mass or the bottom pallet is crushed.',
          mitigation: 'Let no planner exceed the stacking and mass limits, and let loaders refuse without asking.',
        },
        {
          risk: 'The schedule leaves no time, so breaks are skipped and speed goes up.',
          mitigation: 'Build it on past drive and unloading times, with every break included.',
        },
      ],
      kpis: [
        {
          name: 'cost of freight for each dollar sold',
          unit: '% of sales',
          baseline: 'Read six months of freight invoices',
          target: 'reduced by 8 to 15 %',
        },
        {
          name: 'late, damaged or refused drops',
          unit: '% of drops',
          baseline: 'Record four weeks of them and the causes',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'Own truck or carrier, which load and in what sequence: the tool proposes it for all orders that will be ready. It looks at size, time window, weight and area, and quotes the carrier. At a fixed hour the dispatcher closes the plan with her changes in it. Sites answer a text, the driver takes a photo as proof, and each freight bill is checked.',
      build:
        'Stacking rules, weights and sizes come first; most plants lack them. Your ERP may plan runs, and so do MachShip and CartonCloud. Begin where it is simple, in one region, and with the message asking whether a site can take the goods.',
      checkpoint:
        'The dispatcher approves all run sheets. On the dock, restraint and mass are looked at by the driver and the loader before anyone drives.',
      first_step:
        'Keep two weeks of notes on courier cost, space left on each truck, and drops that failed, with cause.',
      stop_test: 'Compare freight after four months. A saving below 4 % is the end of it.',
      alternative: 'Close the book at noon for tomorrow, run each region on set days, and ring sites at two o’clock.',
      must_not_decide:
        'Whoever finds a load unsafe can stop it. On mass, fatigue and restraint the driver and the loader are not overruled by a plan.',
      data_needed: [
        'goods ready, by weight and bulk',
        'drop points and receiving hours',
        'rates, trucks and who drives',
        'log of drops and faults',
        'pallets owed and returned',
      ],
    },
  ],
}

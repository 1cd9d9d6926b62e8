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
        { name: 'time before the bill leaves', unit: 'days', baseline: 'Dates of 40 jobs', target: 'no more than 2' },
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
        { name: 'office time for a shipment', unit: 'hours', baseline: 'Clock ten of them', target: '30 to 50 % less' },
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
        { risk: 'People race the clock.', mitigation: 'Base the plan on times really needed, rest and unloading too.' },
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
  ],
}

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
      kpis: [
        {
          name: 'hours an estimator puts into one tender',
          unit: 'hours',
          baseline: 'keep a time log on ten tenders from today',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'how far the main quantities miss',
          unit: '% against final measure',
          baseline: 'hold five completed jobs against what was measured',
          target: 'under 3 %',
        },
      ],
      data_needed: [
        'quantities as built on 20 priced jobs',
        'your library of rates',
        'plans as vector files',
        'the register of drawings',
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
      kpis: [
        {
          name: 'estimating time for each bid',
          unit: 'hours',
          baseline: 'have estimators note hours on their coming ten bids',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'error in the big quantities',
          unit: '% against final measure',
          baseline: 'take five jobs already built and check each big item',
          target: 'less than 3 %',
        },
      ],
      data_needed: [
        '20 jobs, priced, with their closing quantities',
        'unit rates you price with',
        'drawings exported as vectors',
        'list of drawings by revision',
      ],
    },
    {
      workflow:
        'Software measures the plans and the estimator prices them. Doors, walls, slabs and fittings are each counted and marked on the sheet, and a new revision shows its changes in colour. The estimator checks mark by mark, corrects, and uses the firm’s rates.',
      build:
        'Start from a takeoff product on the market, such as PlanSwift, Cubit or Togal, with automatic counting and revision compare. Have it configured for the trades you price, and feed the quantities into your rate library.',
      checkpoint:
        'Above $250,000 no tender is lodged until a colleague of the estimator has re-measured its ten largest quantities by hand.',
      first_step:
        'Measure a built and paid job afresh on a trial licence, and match the figures to the purchase orders.',
      stop_test:
        'Run three test jobs. Call it off if the estimator’s checked figures still miss a main item by over 5 %.',
      alternative:
        'Price the long shots per square metre, using your ten latest jobs. Save the full measure for tenders you expect to win.',
      risks: [
        {
          risk: 'Poor scans and wrong scales make every room 10 % too big or too small.',
          mitigation:
            'Measure two dimensions you know on each sheet first. A sheet that fails goes back to the designer.',
        },
        {
          risk: 'Whatever is written in a spec or a note, and not drawn, drops out of the price.',
          mitigation: 'Write a list per trade of items that never get drawn, and tick through it on each bid.',
        },
      ],
      kpis: [
        {
          name: 'time spent estimating one tender',
          unit: 'hours',
          baseline: 'write down hours on the ten tenders that come next',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'main items measured wrong',
          unit: '% against final measure',
          baseline: 're-check main items on five jobs you have closed',
          target: 'kept below 3 %',
        },
      ],
      data_needed: [
        '20 past jobs with their measured-up quantities',
        'rates by item and trade',
        'PDF plans in vector form',
        'drawing list with revisions',
      ],
    },
    {
      workflow:
        'Counting moves from the scale ruler to the screen. Load a set of drawings and each slab, wall, door and fitting is found and marked, with differences from the last revision picked out. Your estimator goes through them, mends what is wrong and adds your rates.',
      build:
        'This is a tool to buy, not to build: Togal, Cubit and PlanSwift all count automatically. It must be set for your trades and must show what changed between revisions. Then connect quantities with the rates you hold.',
      checkpoint:
        'Tenders worth over $250,000 need two estimators: the second repeats the ten biggest measures by hand before submission.',
      first_step:
        'Run a trial licence over one job you have handed over, and lay its quantities beside what was ordered.',
      stop_test:
        'Give up if, on three trial jobs and after checking, one main quantity is further than 5 % from the truth.',
      alternative:
        'Ten past jobs will give you a square-metre rate for a quick price. Go to a full measure when a win is likely.',
      risks: [
        {
          risk: 'If a sheet is scanned or its scale is false, areas come out 10 % wrong throughout.',
          mitigation: 'Prove each sheet on two lengths you already know, and do not measure from those that fail.',
        },
        {
          risk: 'Specs and notes hold items with no line on any drawing, and the price misses them.',
          mitigation: 'Each trade keeps its own list of the never-drawn, ticked off tender by tender.',
        },
      ],
      kpis: [
        {
          name: 'estimator’s time per bid',
          unit: 'hours',
          baseline: 'clock ten upcoming tenders from first look to submission',
          target: '25 to 40 % less',
        },
        {
          name: 'gap between measured and final main quantities',
          unit: '% against final measure',
          baseline: 'look back at five jobs with a final account',
          target: 'within 3 %',
        },
      ],
      data_needed: [
        'final measures from 20 jobs you priced',
        'book of rates',
        'vector plans from the designers',
        'current drawing register',
      ],
    },
    {
      workflow:
        'The estimator starts with the counting already done. The tool finds walls, doors, fittings and slabs on the plans, marks them, and points out what the latest revision altered. After checking and fixing the marks, the estimator prices at house rates.',
      build:
        'Look for a takeoff product that counts by itself; PlanSwift, Togal and Cubit are among them. Get it adjusted to your trades, see that it compares revisions, and join it to your rate library.',
      checkpoint:
        'When a tender passes $250,000, another estimator measures the ten largest items by hand before it is lodged.',
      first_step: 'On a trial licence, measure a finished job again and check it against the material invoices.',
      stop_test: 'Three jobs will tell. Stop when a checked main item is still more than 5 % out.',
      alternative:
        'For a first number, take a rate per square metre from your last ten jobs. Keep full measuring for work you stand to win.',
      risks: [
        {
          risk: 'Every room comes out 10 % wrong where the scan is poor or the scale does not fit.',
          mitigation:
            'Hold two known lengths against each sheet before measuring starts. Turn down the ones that do not match.',
        },
        {
          risk: 'What the spec or a note demands, but the plan leaves out, never reaches the price.',
          mitigation: 'Let every trade write down what drawings omit, and go through that list with each tender.',
        },
      ],
      kpis: [
        {
          name: 'estimating hours a tender takes',
          unit: 'hours',
          baseline: 'time the coming ten tenders',
          target: 'down by 25 to 40 %',
        },
        {
          name: 'error on the main quantities',
          unit: '% against final measure',
          baseline: 'use five finished jobs as the yardstick',
          target: 'no more than 3 %',
        },
      ],
      data_needed: [
        '20 jobs with prices and final measure',
        'the rates you price from',
        'plan files in vector format',
        'register with drawing revisions',
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
      kpis: [
        {
          name: 'days a customer waits for the quote',
          unit: 'days',
          baseline: 'go back over 40 recent quotes',
          target: 'less than 1 working day',
        },
        {
          name: 'share of quotes accepted',
          unit: '% of quotes sent',
          baseline: 'sort half a year of quotes by type of job',
          target: 'a gain of 5 to 10 points',
        },
      ],
      data_needed: [
        '100 old quotes and how they ended',
        'prices and call-out charges',
        'usual terms and exclusions',
        'record of calls',
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
      kpis: [
        {
          name: 'wait between visit and price',
          unit: 'days',
          baseline: 'look up visit date and send date on 40 quotes',
          target: 'inside 1 working day',
        },
        {
          name: 'quotes that turn into jobs',
          unit: '% of quotes sent',
          baseline: 'take six months of quotes and split them by job',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'outcome of your last 100 quotes',
        'current price list with call-out fees',
        'exclusions and terms you always use',
        'phone log',
      ],
    },
    {
      workflow:
        'Every enquiry gets an answer at once, and the quote follows the visit within a day. An assistant puts five set questions to the caller, finds a visit time and opens a job card. Photos and voice notes from the visit then become scope, exclusions and prices for the tradesperson to approve.',
      build:
        'Your job app stays, whether Tradify, simPRO, ServiceM8 or Fergus. Around it go an answering assistant and quote drafts that know your prices and exclusions. Reminder texts reach the customer after 3 days and after 10.',
      checkpoint: 'Whoever holds the licence decides the price and reads the whole quote. It is not sent before.',
      first_step:
        'Spend a week noting who enquires, through which channel, for what work, and how many hours pass before they hear back.',
      stop_test: 'Six weeks is enough to judge. When quotes take more than two days after a visit even then, stop.',
      alternative:
        'Keep three templates in the phone, pay an answering service, and ring people back for an hour on Friday.',
      risks: [
        {
          risk: 'Asbestos, rock or bad access is missing from the quote, and the extra work is on you.',
          mitigation: 'No quote leaves until each exclusion on the trade’s list has its own tick.',
        },
        {
          risk: 'Someone with a live wire or a smell of gas is asked to wait for a price.',
          mitigation:
            'Route any mention of gas, sparks, flooding or a burst pipe to the on-call phone, and read out the emergency number.',
        },
      ],
      kpis: [
        {
          name: 'time a quote takes after the visit',
          unit: 'days',
          baseline: 'pull the dates of your latest 40 quotes',
          target: 'at most 1 working day',
        },
        {
          name: 'quotes the customer says yes to',
          unit: '% of quotes sent',
          baseline: 'count wins by job type for the past six months',
          target: 'a rise of 5 to 10 points',
        },
      ],
      data_needed: [
        '100 earlier quotes marked won or lost',
        'charge-out rates and price list',
        'your standing exclusions and terms',
        'list of incoming calls',
      ],
    },
    {
      workflow:
        'Nobody has to ring twice. A call, a photo or a form is met with five fixed questions, a visit is booked and the job card is made. Later the tradesperson talks and takes photos on site. A draft quote with scope, price lines and exclusions waits that evening for his check.',
      build:
        'Build on what you run jobs with: ServiceM8, Fergus, Tradify or simPRO. Add call pick-up and quote drafting, loaded with standard exclusions and your prices. A text on day 3, then one on day 10, does the chasing.',
      checkpoint: 'A quote carries the licensed tradesperson’s price and has been read by the same person, every time.',
      first_step:
        'Log one week of enquiries on paper: source, kind of work, and hours from first contact to first answer.',
      stop_test: 'Let it go if customers in the sixth week wait longer than two days for a quote.',
      alternative:
        'Pay for an answering service, save three quote templates to the phone and keep an hour free each Friday for chasing.',
      risks: [
        {
          risk: 'The quote says nothing of access, rock or asbestos, so that part is done for free.',
          mitigation: 'Put the trade’s exclusions on every quote and make someone tick them singly.',
        },
        {
          risk: 'An emergency with gas or bare wires lands among the quote requests.',
          mitigation:
            'Sparks, gas, burst and flood are words that ring the on-call phone at once and trigger the emergency number.',
        },
      ],
      kpis: [
        {
          name: 'working days until the quote goes out',
          unit: 'days',
          baseline: 'measure the gap on 40 quotes already sent',
          target: 'below 1 working day',
        },
        {
          name: 'win rate on quotes',
          unit: '% of quotes sent',
          baseline: 'six months of results, one line per job type',
          target: 'up 5 to 10 points',
        },
      ],
      data_needed: [
        'results for 100 sent quotes',
        'rates for call-outs and common items',
        'terms and exclusions as printed today',
        'calls received and missed',
      ],
    },
    {
      workflow:
        'A customer gets a reply straight away and a quote soon after the visit. The assistant takes the call, form or photo, asks its five questions, agrees a visit and starts a job card. Site photos and dictated notes then turn into price lines, scope and exclusions, which the tradesperson checks before sending.',
      build:
        'Leave simPRO, ServiceM8, Tradify or Fergus in place and hang two things on it: an answering line and drafted quotes. Both use your price list and normal exclusions. The customer hears from you by text on day 3 and on day 10.',
      checkpoint: 'Before a quote is sent, the tradesperson with the licence fixes the price and reads all of it.',
      first_step:
        'Ask whoever takes enquiries to note, for one week, the source, the job and the hours to a first answer.',
      stop_test: 'Judge it in week six. A quote that still comes over two days after the visit means stop.',
      alternative:
        'Three ready quotes on the phone, someone paid to answer it, and an hour of chasing each Friday cost little.',
      risks: [
        {
          risk: 'Nobody mentions rock, asbestos or tight access in the quote, and you carry the cost.',
          mitigation: 'List the exclusions of the trade on each quote, with a separate tick for every one.',
        },
        {
          risk: 'A smell of gas or a live wire is handled like any other price request.',
          mitigation:
            'When a caller says gas, sparks, burst or flood, the on-call mobile rings and the emergency number is read aloud.',
        },
      ],
      kpis: [
        {
          name: 'days between visit and quote',
          unit: 'days',
          baseline: 'check the dates on 40 past quotes',
          target: 'no longer than 1 working day',
        },
        {
          name: 'accepted quotes',
          unit: '% of quotes sent',
          baseline: 'half a year of quotes, grouped by kind of job',
          target: 'better by 5 to 10 points',
        },
      ],
      data_needed: [
        '100 quotes with their result',
        'list of prices and call-out rates',
        'exclusions and conditions you quote with',
        'log of phone calls',
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
      kpis: [
        {
          name: 'tasks finished in their planned week',
          unit: '% of tasks',
          baseline: 'tally three sites over four weeks',
          target: 'a gain of 10 to 20 points',
        },
        {
          name: 'how late jobs hand over',
          unit: 'days per job',
          baseline: 'set 20 finished jobs beside their contract dates',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'true start and end dates from 30 jobs',
        'trades and the crews they have',
        'how long suppliers take',
        'days lost to rain',
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
      kpis: [
        {
          name: 'share of the week’s plan that got done',
          unit: '% of tasks',
          baseline: 'score each week’s plan on three sites for a month',
          target: '10 to 20 points higher',
        },
        {
          name: 'days past the contract date',
          unit: 'days per job',
          baseline: 'look at the 20 latest handovers',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'task dates as they happened, 30 jobs',
        'capacity of each trade',
        'lead times by supplier',
        'rainfall log',
      ],
    },
    {
      workflow:
        'Trades learn of a new date before they load the ute. Supervisors record finished tasks in the afternoon, and the programme is recalculated overnight for rain and lead times. Bookings that no longer work in the coming three weeks are listed. After the supervisor’s yes, trades are texted.',
      build:
        'Keep your scheduling tool and add a six-week look-ahead that updates itself. Feed it task times measured on earlier jobs, and let trades confirm by replying to a text. Volume builders should set up their 40 standard tasks first.',
      checkpoint: 'Monday morning, the construction manager takes every supervisor through the three weeks ahead.',
      first_step: 'Open the files of ten completed jobs. For each week that slipped, write down the cause.',
      stop_test: 'Ten weeks in, check tasks done as planned. A rise smaller than 5 points is the sign to stop.',
      alternative: 'Bring the trades together weekly at a wall with sticky notes and plan backwards from handover.',
      risks: [
        {
          risk: 'A supervisor ticks work that is not finished, and plan and site part ways.',
          mitigation: 'Each stage needs a photo to be ticked. One site a week is walked by the construction manager.',
        },
        {
          risk: 'A small trade that gets five texts with five dates stops answering.',
          mitigation:
            'The coming five working days are fixed, and it takes a phone call from the supervisor to shift one.',
        },
      ],
      kpis: [
        {
          name: 'planned tasks completed on time',
          unit: '% of tasks',
          baseline: 'record four weeks of plans at three sites',
          target: 'a rise of 10 to 20 points',
        },
        {
          name: 'delay at handover',
          unit: 'days per job',
          baseline: 'compare contract and real dates on the last 20 homes or jobs',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        '30 jobs with real task dates',
        'who each trade can send',
        'delivery times of suppliers',
        'weather days by site',
      ],
    },
    {
      workflow:
        'The programme corrects itself each night. It takes in what supervisors ticked that afternoon, adds rain and supplier times, and lists the bookings that will fail within three weeks. Supervisors look at the proposed dates, and trades receive a text when they agree.',
      build:
        'Put a rolling six-week view over your present scheduling software. Task lengths come from jobs you have built, and trades answer texts to confirm. A volume home builder has 40 standard tasks, and that is where to begin.',
      checkpoint:
        'Each week starts with the construction manager and the supervisors checking the three-week view, on Monday.',
      first_step: 'Choose ten jobs now complete and note the reason beside every lost week.',
      stop_test: 'Planned work that gets done must climb at least 5 points in ten weeks. Short of that, end it.',
      alternative: 'Hold pull-planning once a week, with sticky notes and all the trades in one room.',
      risks: [
        {
          risk: 'Early ticks make the supervisor look good, while the slab tells another story.',
          mitigation: 'Ask for a photo at each stage, and send the construction manager to a different site weekly.',
        },
        {
          risk: 'Five new dates by text are enough for a small crew to leave you.',
          mitigation: 'Leave five working days untouched. If one must move, the supervisor rings.',
        },
      ],
      kpis: [
        {
          name: 'tasks that keep to their week',
          unit: '% of tasks',
          baseline: 'at three sites, count hits and misses for four weeks',
          target: 'up 10 to 20 points',
        },
        {
          name: 'average lateness on handover day',
          unit: 'days per job',
          baseline: 'contract date against actual for 20 recent jobs',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'recorded task durations on 30 jobs',
        'list of trades with crew numbers',
        'realistic supplier lead times',
        'rain days on record',
      ],
    },
    {
      workflow:
        'Broken bookings come to light three weeks out, not on the morning. Supervisors tick off work in the afternoon, and by night the tool updates the programme with rain and lead times. It proposes new dates for what no longer fits. Trades get a text once the supervisor has approved.',
      build:
        'Add a live view of the coming six weeks to your scheduling tool. It uses task times from your finished jobs, and trades confirm their dates by text. Volume builders load the 40 standard tasks before anything else.',
      checkpoint: 'Each Monday, supervisors and construction manager sit down together over the next three weeks.',
      first_step: 'Go through ten jobs that are done. Next to each week that slipped, write why.',
      stop_test: 'Stop after ten weeks if the share of tasks done as planned has gained less than 5 points.',
      alternative: 'Get the trades round a wall with sticky notes every week and pull-plan the work.',
      risks: [
        {
          risk: 'Tasks are ticked ahead of time to please, and the programme no longer shows the real slab.',
          mitigation: 'Every stage tick comes with a photo. Once a week the construction manager walks a site.',
        },
        {
          risk: 'Text a small trade five new dates and it will not come back.',
          mitigation: 'Nothing moves inside five working days, except when the supervisor picks up the phone.',
        },
      ],
      kpis: [
        {
          name: 'work finished in the planned week',
          unit: '% of tasks',
          baseline: 'four weeks of counting at three sites',
          target: 'better by 10 to 20 points',
        },
        {
          name: 'handover delay per job',
          unit: 'days per job',
          baseline: 'take 20 past jobs and their contract dates',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'start and finish of tasks, 30 jobs',
        'trades with what they can staff',
        'supplier lead times as experienced',
        'record of wet days',
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
      kpis: [
        {
          name: 'site days with a diary signed that day',
          unit: '% of site days',
          baseline: 'go through 60 recent site days',
          target: 'over 95 %',
        },
        {
          name: 'minutes a supervisor spends writing up',
          unit: 'minutes per day',
          baseline: 'ask five supervisors to time it for a week',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'headings of your diary',
        'lists of sites and trades',
        'old diaries that held in a claim',
        'areas as named on drawings',
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
      kpis: [
        {
          name: 'diaries complete by knock-off',
          unit: '% of site days',
          baseline: 'look at the latest 60 days on site',
          target: 'better than 95 %',
        },
        {
          name: 'daily write-up time',
          unit: 'minutes per day',
          baseline: 'one week of notes from five supervisors',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'what the diary must cover',
        'names of trades and sites',
        'diaries that proved a claim',
        'zones from the drawings',
      ],
    },
    {
      workflow:
        'The diary is spoken on the walk and signed the same day. In three minutes the supervisor says what happened and takes photos. The tool sets out weather, crews, deliveries, instructions and delays. He corrects it by knock-off, and each photo lands under its area and trade.',
      build:
        'Set up a voice form inside the app your sites use, be it Raken, Procore daily log or Dashpivot, under headings of your own. Have it write meeting minutes from recordings too, giving each action a name and a date.',
      checkpoint:
        'Nobody leaves site until the supervisor has read the entry and signed. The project manager reads two diaries a week.',
      first_step:
        'Run voice and paper side by side for one week with two supervisors, and list what each version left out.',
      stop_test: 'Count signed diaries after four weeks. Below 8 in 10 site days, this has not worked.',
      alternative: 'Use a printed one-page diary with boxes to tick, and photograph it for the office at 3 pm.',
      risks: [
        {
          risk: 'Talk about an instruction is written down as a given instruction, and a claim is later built on it.',
          mitigation: 'The supervisor types delays and instructions in their own boxes, or confirms every word.',
        },
        {
          risk: 'What people say privately in the shed becomes part of a record.',
          mitigation: 'The button must be held to record. Those present are told, and sound is erased after 14 days.',
        },
      ],
      kpis: [
        {
          name: 'same-day signed diaries',
          unit: '% of site days',
          baseline: 'check 60 site days in a row',
          target: 'more than 95 %',
        },
        {
          name: 'supervisor minutes at the desk',
          unit: 'minutes per day',
          baseline: 'a week’s time notes by five supervisors',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'diary sections you want filled',
        'current site list and trade list',
        'examples that survived a dispute',
        'named areas per drawing',
      ],
    },
    {
      workflow:
        'Three spoken minutes replace the evening at the laptop. While walking, the supervisor photographs and comments, and a diary with crews, deliveries, delays, weather and instructions is made from it. His signature comes before knock-off. The photos file themselves under trade and area.',
      build:
        'A voice entry in Dashpivot, Raken or the Procore daily log is all the kit you need, with your own headings. From recorded meetings you can also get minutes that list actions, names and due dates.',
      checkpoint:
        'The entry counts once the supervisor, still on site, has read it and signed. Two of them weekly are sampled by the project manager.',
      first_step: 'For a week, ask two supervisors to dictate as well as write, then compare both diaries for gaps.',
      stop_test: 'If four weeks pass and signatures cover less than 8 in 10 of your site days, stop.',
      alternative: 'A tick-box pad of one page per day works as well, provided a picture reaches the office at 3 pm.',
      risks: [
        {
          risk: 'The tool turns a passing remark into an instruction, and it carries weight in a dispute.',
          mitigation: 'Give delay and instruction separate fields, filled or approved by the supervisor word for word.',
        },
        {
          risk: 'Someone’s private words in the site shed are kept on file.',
          mitigation: 'Recording needs a pressed button and a warning to all there, and the audio goes after 14 days.',
        },
      ],
      kpis: [
        {
          name: 'days on site with a signed entry',
          unit: '% of site days',
          baseline: 'sample the past 60 site days',
          target: 'at least 95 %',
        },
        {
          name: 'time lost to writing up',
          unit: 'minutes per day',
          baseline: 'five supervisors log their minutes for one week',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'your usual diary headings',
        'register of sites and trades',
        'diaries a claim has rested on',
        'area names used on plans',
      ],
    },
    {
      workflow:
        'Walk, talk for three minutes, sign: that is the diary. From the supervisor’s words and photos the tool writes up weather, deliveries, crews, instructions and delays. He checks the entry and signs it before knock-off. Pictures are stored by trade and area.',
      build:
        'Choose the site app already in use, such as Raken, Dashpivot or Procore’s daily log, and set up voice entry with the headings you want. It can also turn a recorded meeting into minutes, with who does what by when.',
      checkpoint:
        'Reading and signing the diary is the supervisor’s last job before going home, and two a week go to the project manager.',
      first_step:
        'Pick two supervisors. For one week they keep the paper diary and a spoken one, and you compare the gaps.',
      stop_test: 'Stop at four weeks when signed diaries exist for fewer site days than 8 in 10.',
      alternative: 'Have supervisors tick a one-page pad and send its photo to the office by 3 pm.',
      risks: [
        {
          risk: 'An idea that was only discussed goes down as an instruction, and a claim hangs on it.',
          mitigation:
            'Instructions have their own box, and delays too. The supervisor fills them in or confirms each word.',
        },
        {
          risk: 'A private conversation in the shed gets into the files.',
          mitigation:
            'Nothing is recorded without pressing the button. People present know of it, and the audio is wiped after 14 days.',
        },
      ],
      kpis: [
        {
          name: 'diaries signed before the day ends',
          unit: '% of site days',
          baseline: 'count them over 60 past site days',
          target: '95 % or more',
        },
        {
          name: 'minutes spent on the write-up',
          unit: 'minutes per day',
          baseline: 'let five supervisors time themselves for a week',
          target: 'down by 40 to 60 %',
        },
      ],
      data_needed: [
        'headings the diary is kept under',
        'your sites and your trades',
        'good diaries from past claims',
        'areas shown on the drawings',
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
      kpis: [
        {
          name: 'variations with notice given in time',
          unit: '% of variations',
          baseline: 'go through your two latest projects',
          target: 'over 95 %',
        },
        {
          name: 'wait between extra work and claim',
          unit: 'days',
          baseline: 'check dates on 30 recent variations',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'contracts with their special conditions',
        'mail of the project',
        'diaries from site',
        'earlier variations and results',
      ],
      must_not_decide:
        'What a contract means, and whether to adjudicate, is for the director and a construction lawyer. The tool has no say.',
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
      kpis: [
        {
          name: 'extras notified before the clock ran out',
          unit: '% of variations',
          baseline: 'two finished projects, variation by variation',
          target: 'better than 95 %',
        },
        {
          name: 'days an extra goes unclaimed',
          unit: 'days',
          baseline: 'take 30 variations and note both dates',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'signed contract and special conditions',
        'mails sent and received',
        'daily site records',
        'how past variations ended',
      ],
      must_not_decide:
        'Reading the contract and choosing adjudication stay with the director, advised by a construction lawyer, and never pass to software.',
    },
    {
      workflow:
        'No extra goes unclaimed because someone forgot the notice. The tool reads drawings, instructions and mail as they land, points to what may be a variation and gives the contract’s last day. Photos and diary lines come with it. Your contract administrator sets the price and serves notice.',
      build:
        'A reader follows the drawing register and the project mailbox, using a table of each contract’s notice periods. Every event gets its own draft notice. Diary and cost records fill the monthly progress claim.',
      checkpoint:
        'Each notice or claim is signed by the contract administrator, and one over $50,000 also goes to the director to read.',
      first_step: 'Write out all extras on your last three jobs, with dates for the work, the claim and the payment.',
      stop_test:
        'After eight weeks, list what the team knows happened. Stop when the tool caught less than 7 in 10 of those.',
      alternative:
        'Sum up the contract on one sheet for the site wall, write up a variation book, and start no extra without a signature.',
      risks: [
        {
          risk: 'A special condition shortens the notice period, the count is wrong and the right lapses.',
          mitigation:
            'Two people handle each period at contract start: one enters it, one checks. Software does only the counting.',
        },
        {
          risk: 'A notice for every mail poisons the mood on site.',
          mitigation: 'Half an hour weekly, the project manager sorts out which events are worth a notice.',
        },
      ],
      kpis: [
        {
          name: 'variations notified on time',
          unit: '% of variations',
          baseline: 'count late notices on the last two jobs',
          target: 'more than 95 %',
        },
        {
          name: 'days until extra work is claimed',
          unit: 'days',
          baseline: 'work and claim dates for the last 30 extras',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'contracts as signed, special conditions included',
        'project inbox and sent mail',
        'site diary entries',
        'variation history with outcomes',
      ],
      must_not_decide:
        'The tool may count days. It may not interpret the contract or choose adjudication; that is the director’s call, with a construction lawyer.',
    },
    {
      workflow:
        'Likely variations are found while notice can still be given. Mail, site instructions and changed drawings are read on the day. Each find shows its deadline under that contract, with the evidence from diary and photos. Pricing and notice remain the contract administrator’s job.',
      build:
        'Connect a watcher to mail and drawing register, and load the notice periods for each contract. It prepares a notice whenever something happens. Let progress claims draw their figures from cost system and diary.',
      checkpoint:
        'The contract administrator puts a name to all claims and notices. Beyond $50,000 the director reads too.',
      first_step: 'Go through the extras of three finished jobs. Note for each when you worked, claimed and were paid.',
      stop_test: 'If eight weeks of use catch under 7 in 10 events your people know about, give it up.',
      alternative:
        'Put a contract summary on the wall, write variations in a book, and hold to one rule: unsigned work does not begin.',
      risks: [
        {
          risk: 'Nobody notices that a special condition changed the clock, so a good claim dies.',
          mitigation:
            'Notice periods are keyed once and checked by someone else when the contract opens, and the tool counts from there.',
        },
        {
          risk: 'Claims that go off at each message turn the client sour.',
          mitigation: 'The project manager selects the events for notice in a fixed half hour a week.',
        },
      ],
      kpis: [
        {
          name: 'notices inside the contract period',
          unit: '% of variations',
          baseline: 'review every variation of two past projects',
          target: 'at least 95 %',
        },
        {
          name: 'gap from doing the extra to claiming it',
          unit: 'days',
          baseline: 'sample 30 variations from your files',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'every contract with its amendments',
        'correspondence on the project',
        'diaries signed on site',
        'claimed variations, won and lost',
      ],
      must_not_decide:
        'Whether to adjudicate and how a clause reads are decided by the director, who asks a construction lawyer. Leave the machine out of both.',
    },
    {
      workflow:
        'Every extra comes with its deadline and its proof. As drawings, mail and site instructions arrive, the tool picks out probable variations, works out when notice is due under that contract, and adds photos and diary lines. The contract administrator prices them and sends notices.',
      build:
        'What you need is a watcher for project mail and drawing changes, with the notice periods of every contract in a table. For each event it writes a notice in draft. Cost system and diary data go into the progress claims.',
      checkpoint:
        'The contract administrator signs whatever is claimed or notified. Above $50,000 the director reads it.',
      first_step: 'Take three recent jobs and draw up all extras with three dates: done, claimed, paid.',
      stop_test:
        'Ask the team which events took place. Stop if after eight weeks the tool has found less than 7 in 10.',
      alternative:
        'A wall sheet with the main contract terms, a variation book and no start without a signature will do much of it.',
      must_not_decide:
        'Software must leave the meaning of the contract, and any step to adjudication, to the director, who takes a construction lawyer’s advice.',
      risks: [
        {
          risk: 'The special conditions changed a time limit, the clock runs wrong and your entitlement goes.',
          mitigation:
            'At the start of a contract one person types in the notice periods and another verifies them. The tool just counts.',
        },
        {
          risk: 'Notices over every little mail spoil relations on the job.',
          mitigation: 'Each week the project manager takes half an hour to choose the events that merit one.',
        },
      ],
      kpis: [
        {
          name: 'variations with timely notice',
          unit: '% of variations',
          baseline: 'check two recent projects for late notices',
          target: '95 % or more',
        },
        {
          name: 'time an extra waits to be claimed',
          unit: 'days',
          baseline: 'note both dates for 30 past variations',
          target: 'down by 40 to 60 %',
        },
      ],
      data_needed: [
        'special conditions and signed contracts',
        'incoming and outgoing project mail',
        'diaries kept on site',
        'results of earlier variations',
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
      kpis: [
        {
          name: 'actions closed by their due date',
          unit: '% of actions',
          baseline: 'sort all open actions by age today',
          target: 'over 90 %',
        },
        {
          name: 'near misses that get reported',
          unit: 'per 10,000 hours',
          baseline: 'count six months of cards',
          target: 'a rise of 30 to 50 %, since more reports is the aim',
        },
      ],
      data_needed: [
        'hazard and incident reports over two years',
        'actions from inspections',
        'induction and ticket records',
        'site hours worked',
      ],
      must_not_decide:
        'Clearing an area, a lift or a permit, and saying who was at fault, belong to supervisor, safety manager and crew, never to a tool.',
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
      kpis: [
        {
          name: 'fixes done on time',
          unit: '% of actions',
          baseline: 'list today’s open actions with their age',
          target: 'better than 90 %',
        },
        {
          name: 'reports of near misses',
          unit: 'per 10,000 hours',
          baseline: 'six months of reports set against hours',
          target: '30 to 50 % higher, because more reports is what you want',
        },
      ],
      data_needed: [
        'incident and hazard cards, two years back',
        'open and closed inspection actions',
        'tickets checked at induction',
        'hours by site',
      ],
      must_not_decide:
        'The supervisor and safety manager, together with the crew, clear permits, lifts and areas and look into fault. Software does none of it.',
    },
    {
      workflow:
        'Grave hazards reach the safety manager the same minute, and the rest form a pattern. Cards, prestarts and inspections are grouped by site and hazard, and overdue actions are listed. The safety manager then chooses where to be on Monday.',
      build:
        'Set a reader over what you collect now, in Procore, in HammerTech or on scanned paper. Each week it gives you one page, and your safety manager sets the alarm words. Let induction check whether tickets have expired.',
      checkpoint:
        'The safety manager sees every grave report the day it comes in, and weekly walks the two sites with the worst record.',
      first_step:
        'Take the latest 100 hazard cards, group them on a table without software, and work out the days to each fix.',
      stop_test:
        'Test it on 200 old reports. Two rounds of tuning are allowed; one miss that the safety manager rates as grave ends it.',
      alternative: 'Let the supervisors meet weekly for half an hour, read each card aloud, and settle on three fixes.',
      risks: [
        {
          risk: 'A report of a loose tie on the scaffold is classed as housekeeping, and nothing happens.',
          mitigation:
            'Words for falls, trenches, cranes, gas and live power alert a supervisor at once, however the card is classed.',
        },
        {
          risk: 'People stop reporting once they believe a card can hurt them.',
          mitigation: 'Show no names in the weekly page, and agree the rules with safety reps before you switch it on.',
        },
      ],
      kpis: [
        {
          name: 'share of actions done when due',
          unit: '% of actions',
          baseline: 'age every action open today',
          target: 'more than 90 %',
        },
        {
          name: 'near-miss reports',
          unit: 'per 10,000 hours',
          baseline: 'total the last half year',
          target: 'up 30 to 50 %, as more reports is the goal',
        },
      ],
      data_needed: [
        'two years of cards and incidents',
        'inspection findings and their actions',
        'who is inducted, with which tickets',
        'hours worked, site by site',
      ],
      must_not_decide:
        'A tool has no business clearing a lift, a permit or an area, or finding fault. That is for the supervisor, the safety manager and the crew.',
    },
    {
      workflow:
        'You see which hazard keeps coming back, and on which site. The tool reads inspections, hazard cards and prestarts, sorts them and shows late actions. Anything grave is raised straight away. How to spend Monday is then the safety manager’s choice.',
      build:
        'Point a reader at scanned cards or the reports in HammerTech or Procore. What comes out is a weekly page and alarms on a list that the safety manager writes. Ticket dates are checked as people are inducted.',
      checkpoint:
        'The safety manager looks at all grave reports before going home, and visits the two worst sites once a week.',
      first_step: 'Spread 100 recent cards over a table. Sort by hazard, and measure how many days each fix took.',
      stop_test:
        'Feed it 200 reports from the past. Drop it if, tuned twice, it lets through one the safety manager counts as grave.',
      alternative:
        'Three fixes chosen from all cards, read out by supervisors in a weekly half hour, will do as a start.',
      risks: [
        {
          risk: 'The loose scaffold tie ends up under housekeeping and waits.',
          mitigation:
            'Set crane, trench, fall, gas and live power as words that page the supervisor, no matter what class the tool picks.',
        },
        {
          risk: 'Crews that fear blame leave the cards blank.',
          mitigation: 'Safety reps agree to the rules beforehand, and what goes round each week carries no names.',
        },
      ],
      kpis: [
        {
          name: 'safety actions finished by the date set',
          unit: '% of actions',
          baseline: 'make a list of open actions by age',
          target: 'at least 90 %',
        },
        {
          name: 'near misses written up',
          unit: 'per 10,000 hours',
          baseline: 'reports per hours worked, last six months',
          target: '30 to 50 % more, and more is what counts here',
        },
      ],
      data_needed: [
        'reports of hazards and incidents since two years',
        'action lists from inspections',
        'tickets and induction dates',
        'each site’s hours',
      ],
      must_not_decide:
        'Fault is judged, and permits, lifts and areas are cleared, by people: supervisor, safety manager and crew. No software takes that on.',
    },
    {
      workflow:
        'Your safety manager knows on Monday where the trouble is. The tool sorts prestarts, inspections and hazard cards, photos included, by hazard and site. It raises grave reports at once and shows overdue actions. The safety manager chooses the visits.',
      build:
        'A reader goes over your reports, whether they sit in Procore, in HammerTech or in a pile of scans. You receive one page per week, and alarms follow the safety manager’s list. Expired tickets are caught during induction.',
      checkpoint:
        'Same day, the safety manager has read whatever is marked grave. Each week the two worst sites get a walk.',
      first_step: 'Put the last 100 cards on a table, sort them into groups, and write down how long every fix needed.',
      stop_test:
        'Two rounds of tuning, then a test on 200 old reports. Stop if a single one escapes that the safety manager finds grave.',
      alternative: 'Supervisors spend half an hour weekly reading cards to each other and choose three fixes.',
      must_not_decide:
        'Supervisor and safety manager clear a permit, a lift or an area together with the crew, and judge fault. The tool does neither.',
      risks: [
        {
          risk: 'The tool takes a loose scaffold tie for housekeeping, so nobody is sent.',
          mitigation:
            'Any report with fall, crane, trench, gas or live power in it pages the supervisor, whichever class it received.',
        },
        {
          risk: 'Reports dry up when workers think they will be blamed.',
          mitigation: 'Before the start, settle the rules with safety reps. The weekly page shows no one’s name.',
        },
      ],
      kpis: [
        {
          name: 'actions completed by the due date',
          unit: '% of actions',
          baseline: 'age of all actions still open',
          target: '90 % or more',
        },
        {
          name: 'near misses on record',
          unit: 'per 10,000 hours',
          baseline: 'six months of reports',
          target: 'higher by 30 to 50 %, since more reports is a good sign',
        },
      ],
      data_needed: [
        'hazard cards and incidents of two years',
        'actions raised at inspections',
        'records of tickets and inductions',
        'worked hours on each site',
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
      kpis: [
        {
          name: 'faults found at handover',
          unit: 'per dwelling or 100 m2',
          baseline: 'count them on ten recent handovers',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'hold points photographed in full before cover-up',
          unit: '% of hold points',
          baseline: 'look at three sites now running',
          target: 'over 95 %',
        },
      ],
      data_needed: [
        'ten jobs’ defect lists',
        'test and inspection plans',
        'room and stage photos',
        'calls under warranty',
      ],
      must_not_decide:
        'Fire, structure and waterproofing are certified by the registered practitioner and the certifier. No camera may do so.',
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
      kpis: [
        {
          name: 'defects the client is handed',
          unit: 'per dwelling or 100 m2',
          baseline: 'ten handover lists, added up',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'hold points with every view taken before lining',
          unit: '% of hold points',
          baseline: 'go through the photos on three live sites',
          target: 'better than 95 %',
        },
      ],
      data_needed: [
        'defects noted on ten past jobs',
        'your inspection and test plans',
        'photos sorted by stage and room',
        'warranty call list',
      ],
      must_not_decide:
        'Photos do not certify waterproofing, structure or fire work. People do: the registered practitioner, then the certifier.',
    },
    {
      workflow:
        'Faults are caught before the linings go on. At a hold point the trade takes a set list of photos, and the tool reports missing views and possible faults. The supervisor comes, inspects and signs. A defect goes out with its place, date and photo, and repeats are counted per trade and detail.',
      build:
        'Load a photo checklist for every hold point into the site app you use now. First it should catch views nobody took, and only later suggest faults. On larger sites a weekly 360-degree walk gives dated proof of what linings hide.',
      checkpoint: 'Supervisors see every hold point for themselves. Mandatory ones are the certifier’s to inspect.',
      first_step:
        'List the defects from your five latest handovers under trade and detail. Which five come up again and again?',
      stop_test: 'Over five more jobs, handover defects should fall by 10 %. If they do not, end it.',
      alternative:
        'Give each trade a laminated list of its hold points, and release payment when six photos have been filed.',
      risks: [
        {
          risk: 'A good photo is mistaken for an inspection, and a fault is closed in behind plasterboard.',
          mitigation:
            'Make it impossible for the app to close a hold point. A supervisor’s signature, given on site, is the one way.',
        },
        {
          risk: 'Number plates, faces and the yard over the fence are in the pictures.',
          mitigation: 'Faces are blurred at upload, and access to the store is for the project team alone.',
        },
      ],
      kpis: [
        {
          name: 'handover defects',
          unit: 'per dwelling or 100 m2',
          baseline: 'add up the lists from your ten latest jobs',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'hold points with a full set of photos in time',
          unit: '% of hold points',
          baseline: 'spot-check three sites under way',
          target: 'more than 95 %',
        },
      ],
      data_needed: [
        'lists of defects, ten handovers',
        'ITPs for each trade',
        'stage photos of every room',
        'what owners rang about under warranty',
      ],
      must_not_decide:
        'To certify structure, fire or waterproofing takes a certifier and a registered practitioner. A picture is no substitute.',
    },
    {
      workflow:
        'Each hold point leaves proof of what was built. Trades photograph a fixed set of views, gaps and suspect work are flagged, and the supervisor inspects in person and signs. Trades receive their own defects with photo, location and date. The same fault twice shows up in a count by detail and trade.',
      build:
        'Hold-point photo lists belong in your present site app. Step one is a check for missing views; hints about faults are step two. A 360-degree walk, weekly and dated, suits bigger sites and records the work that linings cover.',
      checkpoint:
        'Inspection at a hold point is done by the supervisor in person, or by the certifier if the law says so.',
      first_step: 'Go back five handovers, tally defects per trade and detail, and circle the five that recur.',
      stop_test: 'Watch the next five handovers. If defects fall by less than 10 %, call it off.',
      alternative:
        'Hang up hold-point lists in plastic for all trades, and hold back payment until the folder has six photos.',
      risks: [
        {
          risk: 'Because the picture passed, nobody looks, and something faulty disappears under the lining.',
          mitigation: 'The hold point stays open in the app until a supervisor signs it on the spot.',
        },
        {
          risk: 'Neighbours, faces or cars are caught in site photos.',
          mitigation: 'Blur people on upload. Let in the project team and shut out everyone else.',
        },
      ],
      kpis: [
        {
          name: 'number of defects on handover day',
          unit: 'per dwelling or 100 m2',
          baseline: 'take ten finished jobs and count',
          target: '25 to 40 % less',
        },
        {
          name: 'complete photo sets ahead of cover-up',
          unit: '% of hold points',
          baseline: 'three sites in progress, every hold point checked',
          target: 'at least 95 %',
        },
      ],
      data_needed: [
        'what was wrong at ten handovers',
        'plans for inspection and testing',
        'photo files by room, by stage',
        'log of warranty calls',
      ],
      must_not_decide:
        'Let no camera pass fire, waterproofing or structural work. The certifier answers for it, with a registered practitioner.',
    },
    {
      workflow:
        'No wall is closed before its photos are complete and the supervisor has signed. At hold points the trade photographs set views, and the tool points to missing ones and to likely faults. Trades are sent each defect with photo, place and date. Faults that repeat are counted by detail and by trade.',
      build:
        'Give your site app a list of photos for each hold point. Begin by catching missing views and leave fault hints for later. Bigger sites should walk with a 360-degree camera weekly, which keeps a dated picture of what goes behind linings.',
      checkpoint: 'Hold points need the supervisor’s own eyes, and the mandatory ones need the certifier.',
      first_step:
        'Collect the defect lists from five recent handovers and find the five faults, by trade and detail, that return.',
      stop_test: 'If the coming five jobs hand over with defects down by less than 10 %, stop.',
      alternative: 'Each trade carries a laminated card of hold points, and six filed photos come before the money.',
      must_not_decide:
        'Structure, waterproofing and fire safety are certified by two people, the certifier and the registered practitioner. A camera cannot.',
      risks: [
        {
          risk: 'Everyone trusts the photo check, nobody inspects, and a fault is covered up.',
          mitigation: 'Only a signature by the supervisor, on site, closes a hold point. The app has no button for it.',
        },
        {
          risk: 'Faces, plates or the neighbour’s yard can be seen in the photos.',
          mitigation: 'Have faces blurred when pictures are uploaded, and limit access to the project team.',
        },
      ],
      kpis: [
        {
          name: 'faults per handover',
          unit: 'per dwelling or 100 m2',
          baseline: 'go through ten recent handover lists',
          target: 'down by 25 to 40 %',
        },
        {
          name: 'hold points fully photographed in time',
          unit: '% of hold points',
          baseline: 'inspect the files of three running sites',
          target: '95 % or more',
        },
      ],
      data_needed: [
        'defect records from ten jobs',
        'ITPs in current use',
        'photos for each room and stage',
        'owners’ warranty calls',
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
      kpis: [
        {
          name: 'bills that code themselves',
          unit: '% of invoices',
          baseline: 'take one week and count by hand',
          target: 'over 70 %',
        },
        {
          name: 'days until a delivery shows in job cost',
          unit: 'days',
          baseline: 'follow 60 invoices back to delivery',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: ['invoices of three months', 'purchase orders and rates', 'your cost codes', 'photos of dockets'],
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
      kpis: [
        {
          name: 'invoices nobody had to key',
          unit: '% of invoices',
          baseline: 'hand count of a week’s invoices',
          target: 'better than 70 %',
        },
        {
          name: 'lag between delivery and job cost',
          unit: 'days',
          baseline: 'compare dates on 60 invoices',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'one quarter’s supplier bills',
        'orders placed, with prices',
        'codes used on jobs',
        'dockets snapped on site',
      ],
    },
    {
      workflow:
        'Invoices find their job without anyone typing. Dockets are snapped on site, bills arrive by mail, and the tool compares each line with order, rate and docket before it suggests a code. Your office settles what does not match. By Monday the project manager has true cost beside budget.',
      build:
        'Buy invoice capture that reads against purchase orders in Buildxact, Jobpac, Xero or simPRO. Pair it with a hire register that sends a Friday question: can this gear go back?',
      checkpoint: 'Costs are approved weekly by the project manager, job by job. A director lets the payment run go.',
      first_step: 'Look at 100 supplier bills and note how many have no order, no docket or no job code.',
      stop_test: 'Six weeks in, fewer than half clear without keying? Then stop.',
      alternative: 'Write to suppliers once: one mailbox, and no order number means no payment.',
      risks: [
        {
          risk: 'A fraudster resends a real invoice with new bank details, and the money goes.',
          mitigation:
            'Ring the number you already hold, and have two people agree. The reader itself cannot touch bank data.',
        },
        {
          risk: 'With two sites on streets of the same name, a bill hits the wrong job.',
          mitigation: 'Make order numbers compulsory, and let the project manager place any bill that has none.',
        },
      ],
      kpis: [
        {
          name: 'share of bills coded without keying',
          unit: '% of invoices',
          baseline: 'tally a single week’s invoices',
          target: 'more than 70 %',
        },
        {
          name: 'time from drop-off to cost on the job',
          unit: 'days',
          baseline: 'sample 60 bills for both dates',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'bills from the past three months',
        'orders showing agreed rates',
        'list of cost codes',
        'site photos of dockets',
      ],
    },
    {
      workflow:
        'True job cost is on the table every Monday. The tool reads mailed invoices and photographed dockets, checks order, rate and quantity, and proposes job and code. People in the office handle the exceptions. Project managers compare the outcome with their budgets.',
      build:
        'Tie a capture tool to the orders you raise in Jobpac, Xero, Buildxact or simPRO. Hired gear goes on a register, and on Friday someone is asked whether each piece is still in use.',
      checkpoint:
        'Weekly, the project manager says yes to what was booked on the job; payment itself is released by the director.',
      first_step: 'Draw 100 invoices at random. How many are missing a docket, an order or a code?',
      stop_test: 'When six weeks leave over half still typed by hand, stop.',
      alternative: 'Pay only bills that quote an order and come to one address.',
      risks: [
        {
          risk: 'A scammer’s copy of a supplier bill, account number changed, passes as genuine.',
          mitigation: 'Any new account is confirmed by phone on a known number and by two people, never by the reader.',
        },
        {
          risk: 'One street name, two sites: the cost is booked to the wrong one.',
          mitigation: 'A bill without its order number is not guessed at. It goes to the project manager.',
        },
      ],
      kpis: [
        {
          name: 'invoices that pass untouched by the keyboard',
          unit: '% of invoices',
          baseline: 'one week of bills, counted on paper',
          target: 'at least 70 %',
        },
        {
          name: 'how old a cost is when the job sees it',
          unit: 'days',
          baseline: 'trace 60 deliveries to the ledger',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'a quarter of invoices',
        'what was ordered and at which rate',
        'chart of job cost codes',
        'delivery dockets as pictures',
      ],
    },
    {
      workflow:
        'Bills are read, matched and coded before anyone touches them. The tool takes mailed invoices and photographed dockets, compares order, docket and rate, and suggests job and code. The office looks after the misfits. Monday shows the project manager cost against budget.',
      build:
        'Purchase invoice capture that works with the orders in Xero, simPRO, Jobpac or Buildxact. Put hired gear on a register too, and let it ask on Fridays what can be sent back.',
      checkpoint: 'Job costs pass the project manager every week, and no payment run leaves without the director.',
      first_step: 'In 100 recent invoices, count how often order, docket or job code is missing.',
      stop_test: 'Stop at six weeks when under half go through untyped.',
      alternative: 'Tell suppliers in one letter that invoices go to one mailbox and need an order number to be paid.',
      risks: [
        {
          risk: 'Somebody sends a known invoice with a different account, and it gets paid.',
          mitigation:
            'For a change of account, two people sign and one rings the number on file. The reader may not edit bank details.',
        },
        {
          risk: 'A shared street name puts costs on the other site’s job.',
          mitigation: 'Require an order number. Without one, the project manager says where the bill belongs.',
        },
      ],
      kpis: [
        {
          name: 'invoices that need no keying',
          unit: '% of invoices',
          baseline: 'a one-week count on paper',
          target: '70 % or more',
        },
        {
          name: 'days before a delivery is in the job cost',
          unit: 'days',
          baseline: 'look at both dates for 60 invoices',
          target: 'down by 50 to 70 %',
        },
      ],
      data_needed: [
        'invoices for the last three months',
        'orders and the rates agreed',
        'codes for job costs',
        'photographed dockets',
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
      kpis: [
        {
          name: 'minutes to find a clause or detail',
          unit: 'minutes per question',
          baseline: 'put a clock on 40 real questions',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'test answers with the right source',
          unit: '% of 60 test questions',
          baseline: 'let engineers write the answer key',
          target: 'over 92 %',
        },
      ],
      data_needed: [
        'register of drawings and documents',
        'specs and contract',
        'log of RFIs',
        'tenders you submitted before',
      ],
      must_not_decide: 'Clashing drawings and structure are for the designer, by RFI. The tool gives no ruling.',
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
      kpis: [
        {
          name: 'search time per question',
          unit: 'minutes per question',
          baseline: 'watch 40 questions being looked up',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'answers that quote the current sheet',
          unit: '% of 60 test questions',
          baseline: 'test against a key made by engineers',
          target: 'better than 92 %',
        },
      ],
      data_needed: [
        'document register in its current state',
        'the contract with its specs',
        'questions asked by RFI',
        'past bids as sent',
      ],
      must_not_decide: 'The designer, asked by RFI, settles structure and clashes of drawings. The assistant does not.',
    },
    {
      workflow:
        'An answer on site always comes with its clause and the current sheet. A supervisor asks by phone about footing slump or the notice for wet weather. The assistant shows clause, sheet and revision. Where papers contradict each other it displays both and starts an RFI.',
      build:
        'Run one assistant per project. It reads the controlled register and no private copies, and gives page and clause each time. Your bid writers can use the same setup on old submissions, drawing on work you did build.',
      checkpoint: 'Before anyone builds or sends an RFI, the project engineer opens the page that was quoted.',
      first_step:
        'Note 60 questions your supervisors ask on one job, and have an engineer write down the correct clause for each.',
      stop_test: 'Week five is test week. When more than 5 answers in 60 are wrong or out of date, stop.',
      alternative:
        'Run a single register, stick QR codes for the current sheets around site, and write ten pages of spec by trade.',
      risks: [
        {
          risk: 'Concrete follows a sheet that has been superseded, because the answer quoted it.',
          mitigation:
            'Let it read current revisions alone, refresh them hourly, and print the revision letter with the answer.',
        },
        {
          risk: 'Loading standards into the tool breaks their licence.',
          mitigation: 'Clause numbers and a link to your paid copy are enough. Keep the wording itself out.',
        },
      ],
      kpis: [
        {
          name: 'time to get an answer from the papers',
          unit: 'minutes per question',
          baseline: 'clock 40 questions as they come up',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'correct answers from current papers',
          unit: '% of 60 test questions',
          baseline: 'engineers prepare the right answers beforehand',
          target: 'more than 92 %',
        },
      ],
      data_needed: [
        'the controlled drawing and document list',
        'contract papers and specifications',
        'RFIs raised so far',
        'submissions from earlier tenders',
      ],
      must_not_decide:
        'Structure and conflicting drawings go to the designer by RFI. The assistant may show both sheets but may not choose.',
    },
    {
      workflow:
        'Nobody builds from an old sheet because the new one was hard to find. Ask on the phone what slump the footings take or what notice rain needs, and the clause appears with the sheet in force. If documents conflict, both come up beside a drafted RFI.',
      build:
        'The assistant sits on the live register of one project, so stray copies never reach it, and it names clause and page. Later you can turn it on your earlier bids and write submissions from real jobs.',
      checkpoint: 'It is the project engineer’s duty to look up the cited page before work starts or an RFI leaves.',
      first_step:
        'From one job, gather 60 things that supervisors wanted to know, together with the clause that settles each.',
      stop_test: 'Put 60 known questions to it in the fifth week. Above 5 errors or old revisions, end the trial.',
      alternative:
        'Ten pages of spec per trade, QR codes that open today’s sheet, and one register for all: that is the plain way.',
      risks: [
        {
          risk: 'A pour is made to a drawing that the register had already replaced.',
          mitigation:
            'Refresh from the register each hour, ignore all but the current issue, and say which revision it is.',
        },
        {
          risk: 'The text of a standard is copied although the licence says no.',
          mitigation: 'Link to the copy you bought and store the clause number, but load none of the text.',
        },
      ],
      kpis: [
        {
          name: 'minutes lost per lookup',
          unit: 'minutes per question',
          baseline: 'take 40 questions from site and time them',
          target: '50 to 70 % less',
        },
        {
          name: 'answers backed by the right revision',
          unit: '% of 60 test questions',
          baseline: 'a key to the questions, written by engineers',
          target: 'at least 92 %',
        },
      ],
      data_needed: [
        'register showing each current revision',
        'specs, conditions and contract',
        'RFI history',
        'old tender responses',
      ],
      must_not_decide:
        'When drawings disagree or structure is in doubt, the designer decides by RFI. That is no question for a tool.',
    },
    {
      workflow:
        'Site questions are answered from the paper that is in force today. The supervisor types or says it: footing slump, wet weather notice. Back come the clause and the sheet with its present revision. If documents disagree, the supervisor sees each of them and a draft RFI.',
      build:
        'Every project gets an assistant that reads its register and nothing else, and that states page and clause. Tender writers can later use it on past bids to describe what you have really built.',
      checkpoint:
        'The quoted page is opened by the project engineer first. Only then does work start or an RFI go out.',
      first_step:
        'Choose one job and write up 60 questions that supervisors asked there, with the correct clause beside them.',
      stop_test: 'Test with 60 questions in week five, and stop if over 5 come back wrong or out of date.',
      alternative:
        'Put QR codes round the site for current sheets, keep one register, and write a spec digest of ten pages by trade.',
      must_not_decide:
        'The designer rules on structure and on drawings that clash, and is asked by RFI. The assistant never does.',
      risks: [
        {
          risk: 'The pour goes by a sheet that had been replaced.',
          mitigation:
            'The assistant refreshes hourly, reads current revisions from the register only, and gives the letter with its answer.',
        },
        {
          risk: 'Someone copies a standard into the tool and breaches the licence.',
          mitigation: 'Keep clause numbers with links to the licensed copy, and leave the text where it is.',
        },
      ],
      kpis: [
        {
          name: 'minutes until a clause is found',
          unit: 'minutes per question',
          baseline: 'stopwatch on 40 questions from site',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'answers taken from the right revision',
          unit: '% of 60 test questions',
          baseline: 'compare with a key your engineers write',
          target: '92 % or more',
        },
      ],
      data_needed: [
        'list of documents and drawings in force',
        'contract, conditions and specs',
        'all RFIs and answers',
        'tender responses already sent',
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
      kpis: [
        {
          name: 'days a machine stands idle',
          unit: 'days per machine per month',
          baseline: 'read two months of GPS data',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'hours stopped by breakdowns',
          unit: 'hours per month',
          baseline: 'add up six months of diaries and repair bills',
          target: 'a drop of 15 to 30 %',
        },
      ],
      data_needed: [
        'machines and their hours',
        'record of service and repairs',
        'idle and GPS data',
        'contracts for hired plant',
      ],
      must_not_decide:
        'Once a machine is stood down, a competent fitter alone returns it to work, in writing. The board cannot.',
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
      kpis: [
        {
          name: 'idle time per machine',
          unit: 'days per machine per month',
          baseline: 'two months of GPS tracks',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'time lost to breakdown',
          unit: 'hours per month',
          baseline: 'job diaries and repair invoices over half a year',
          target: 'bring it down 15 to 30 %',
        },
      ],
      data_needed: [
        'hours for every machine you own',
        'past repairs and services',
        'GPS records with idle time',
        'current hire agreements',
      ],
      must_not_decide:
        'A competent fitter puts a stood-down machine back in service and writes it down. No board may do that.',
    },
    {
      workflow:
        'You know each week which machine needs a fitter and which hire to end. Prestarts, codes and hours are read daily for repairs, idle plant and hire to return. The plant manager books service for wet days and shifts machines around.',
      build:
        'Collect telematics from the makers, and your hire lists, on one plant board. It shows service by hours, days idle and gear that could be off-hired. Tags on small tools come later, if losses justify them.',
      checkpoint: 'Back to work means a qualified fitter has signed. Off hire means the plant manager has agreed.',
      first_step:
        'Visit all your sites within a week. Write down hours, owner and last service per machine, and how many stand idle.',
      stop_test: 'Three months on, hire spend per working day ought to be 7 % down. Stop if it is not.',
      alternative: 'Go through hire on Friday at 10 am, and let the job board show services due.',
      risks: [
        {
          risk: 'All lights are green, so nobody stops the machine whose brake has gone soft.',
          mitigation: 'Whatever the hours or scores, a prestart that fails takes the machine out of work.',
        },
        {
          risk: 'Operators see tracking as spying and unplug it.',
          mitigation: 'Explain what is recorded, limit it to working hours, and never use speed in a talk on pay.',
        },
      ],
      kpis: [
        {
          name: 'days plant sits unused',
          unit: 'days per machine per month',
          baseline: 'check GPS for the last two months',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'breakdown hours',
          unit: 'hours per month',
          baseline: 'repair bills and job diaries from six months',
          target: 'lower by 15 to 30 %',
        },
      ],
      data_needed: [
        'list of plant with current hours',
        'what was serviced and repaired, when',
        'telematics on idling and place',
        'hire terms and rates',
      ],
      must_not_decide:
        'Stood-down plant goes back when a competent fitter says so in writing. That power is not the board’s.',
    },
    {
      workflow:
        'Idle and ailing machines show up before they cost you a day. From daily codes, hours and prestarts come fitter jobs for the week ahead, unused plant and hire that can stop. The plant manager services in the wet and sends machines where wanted.',
      build:
        'You need a single board fed by hire lists and maker telematics. Let it count service by hours, mark idle days and suggest off-hires. Small-tool tags pay only where tools go missing.',
      checkpoint: 'Fitters with the right ticket sign machines back in; each hire is ended by the plant manager.',
      first_step: 'Do a plant walk this week on every site: who owns it, what hours, when last serviced, is it idle?',
      stop_test: 'The measure is hire spend per working day. Unless it has fallen 7 % in three months, give up.',
      alternative:
        'Friday at 10 am someone reads out what is on hire. Services get a column of their own on the board.',
      risks: [
        {
          risk: 'A soft brake goes unnoticed behind a green light on the board.',
          mitigation: 'The prestart rules. If it fails, the machine is stood down and no score changes that.',
        },
        {
          risk: 'Units get switched off by operators who feel spied on.',
          mitigation: 'Track in work hours only, tell crews what you keep, and leave speed out when you discuss wages.',
        },
      ],
      kpis: [
        {
          name: 'unused days of each machine',
          unit: 'days per machine per month',
          baseline: 'GPS history, two months back',
          target: '20 to 30 % less',
        },
        {
          name: 'hours when broken plant held up work',
          unit: 'hours per month',
          baseline: 'go through half a year of bills and diaries',
          target: '15 to 30 % less',
        },
      ],
      data_needed: [
        'plant register with hour readings',
        'workshop history of each machine',
        'GPS tracks and idle hours',
        'what is on hire, and terms',
      ],
      must_not_decide:
        'The board shows, but it does not release. A competent fitter clears stood-down plant, and does it on paper.',
    },
    {
      workflow:
        'The plant manager sees on one page what to fix, move or send back. Hours, fault codes and prestarts arrive every day, and the tool picks out machines for the fitter, idle ones and hire to end. Wet days are used for service, and machines go where work is.',
      build:
        'Join maker telematics with hire lists on one board. It tracks service hours, shows idle days and hints at hire to end. Tag small tools if losses would pay for it.',
      checkpoint: 'Two names count: the qualified fitter’s for return to work, the plant manager’s for ending a hire.',
      first_step: 'Tour all sites in a week with a list: machine, hours, owner, last service. Count what is idle.',
      stop_test: 'If three months have not taken 7 % off hire spend per working day, stop.',
      alternative: 'Make Friday, 10 am, the hour for reviewing hire, and note services on the job board.',
      must_not_decide:
        'Only a competent fitter, in writing, may put a stood-down machine back to work. That is beyond the board.',
      risks: [
        {
          risk: 'The board is green, the brake is soft, and the machine goes on working.',
          mitigation: 'Let a failed prestart stop the machine, no matter what scores and hours show.',
        },
        {
          risk: 'Operators take tracking for spying and turn units off.',
          mitigation: 'Crews should know what is logged. Keep to working hours, and never bring speed into pay.',
        },
      ],
      kpis: [
        {
          name: 'idle days per machine',
          unit: 'days per machine per month',
          baseline: 'two months’ worth of GPS data',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'stoppage hours through breakdown',
          unit: 'hours per month',
          baseline: 'repair bills and diaries for the last six months',
          target: 'down by 15 to 30 %',
        },
      ],
      data_needed: [
        'hour readings for all plant',
        'repairs and services to date',
        'idle time and GPS positions',
        'agreements on hired machines',
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
      kpis: [
        {
          name: 'margin forecast error half way through',
          unit: 'points of margin',
          baseline: 'ten jobs: early report against final result',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'days needed to close the month',
          unit: 'days',
          baseline: 'look at three month-ends',
          target: 'less than 5 days',
        },
      ],
      data_needed: [
        '20 closed jobs, cost by week and code',
        'claims and commitments',
        'progress on the programme',
        'margin tendered and margin made',
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
      kpis: [
        {
          name: 'how wrong the margin is at mid-job',
          unit: 'points of margin',
          baseline: 'set old reports of ten jobs beside the outcome',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'time the monthly cost report takes',
          unit: 'days',
          baseline: 'three recent closes, day by day',
          target: 'fewer than 5 days',
        },
      ],
      data_needed: [
        'weekly cost by code for 20 jobs',
        'what is committed and claimed',
        'how far each programme is',
        'final margin beside the bid',
      ],
    },
    {
      workflow:
        'A job that is losing money shows it while you can still act. On Monday, costs, commitments, progress and claims are turned into final cost and cash for each job. Trades off their normal curve are marked. Project managers answer for them or step in, and directors get five lines a job.',
      build:
        'Begin with a cost-to-complete sheet in the cost system, using curves per trade from jobs you have finished. A margin range for each job follows. Once 50 jobs are coded as won, lost or loss-making, a bid score can be added.',
      checkpoint:
        'Every forecast has the project manager’s signature. When a job moves 2 points, the director asks why.',
      first_step:
        'Set out three closed jobs by trade, with what was tendered, what was forecast each month and what it came to.',
      stop_test: 'Four month-ends decide it. If the range proved right for less than 7 jobs in 10, stop.',
      alternative:
        'Fill in a page per job by hand on the month’s last Friday, with the supervisor, and work out cost to complete.',
      risks: [
        {
          risk: 'A job looks rich for months because supplier bills come late.',
          mitigation: 'Book a commitment when the order goes out, and mark in red any work that has no order.',
        },
        {
          risk: 'Managers who dread the Monday call make their figures smooth.',
          mitigation: 'Two jobs a month are walked by the commercial manager, drawings in hand.',
        },
      ],
      kpis: [
        {
          name: 'miss in the mid-job margin forecast',
          unit: 'points of margin',
          baseline: 'dig out half-way reports for ten finished jobs',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'days to the monthly cost report',
          unit: 'days',
          baseline: 'the past three months, from month-end to report',
          target: 'below 5 days',
        },
      ],
      data_needed: [
        'coded weekly costs on 20 completed jobs',
        'orders committed and claims made',
        'percent complete by programme',
        'tender margin next to actual',
      ],
    },
    {
      workflow:
        'Directors see the likely margin each Monday, in five lines per job. Behind it lies a forecast of end cost and cash from claims, progress, costs and commitments. If some trade departs from its usual curve, it is marked. The project manager then acts or gives the reason.',
      build:
        'Let your cost system hold cost to complete, based on how each trade ran on past jobs. Add a range for the margin. The bid score comes last, when 50 jobs have a code: won, lost, or lost money.',
      checkpoint: 'Project managers sign what they forecast. A shift of 2 points is the director’s cue to ask.',
      first_step:
        'Compare three finished jobs trade by trade: the tender, the forecasts month by month, the final figure.',
      stop_test:
        'Stop unless, across four month-ends, the range has covered the true figure for 7 in 10 jobs or better.',
      alternative:
        'Once a month, on the last Friday, supervisor and manager can work out each job’s cost to complete on a single page.',
      risks: [
        {
          risk: 'Bills that arrive late flatter the job until it is nearly over.',
          mitigation: 'Orders count as cost from their own date, and anything done without one is shown red.',
        },
        {
          risk: 'Figures are polished to keep Monday quiet.',
          mitigation: 'The commercial manager picks two jobs monthly and checks them on site against drawings.',
        },
      ],
      kpis: [
        {
          name: 'forecast margin against real, at half way',
          unit: 'points of margin',
          baseline: 'ten jobs with reports kept, compared with the end',
          target: '25 to 40 % less',
        },
        {
          name: 'length of the monthly cost close',
          unit: 'days',
          baseline: 'time three closes in a row',
          target: 'within 5 days',
        },
      ],
      data_needed: [
        'costs of 20 past jobs, coded weekly',
        'claims sent and orders placed',
        'progress figures per stage',
        'what the tender promised in margin',
      ],
    },
    {
      workflow:
        'You learn early, and not in the last month, that a job is going wrong. Each Monday, progress, costs, claims and commitments give a forecast of cash and final cost. Trades off their curve are marked. The project manager gives a reason or acts, and directors read five lines.',
      build:
        'First comes cost to complete in the cost system, with trade curves taken from old jobs. Next, each job’s margin gets a range. With 50 jobs coded (won, lost, lost money), score new bids as well.',
      checkpoint:
        'Signing the forecast is up to the project manager, and a director follows up jobs that shift by 2 points.',
      first_step: 'Line up tender, forecasts by month and final cost for three closed jobs, one trade per row.',
      stop_test: 'Check after four month-ends. Stop when the real figure lay inside the range for under 7 in 10 jobs.',
      alternative: 'One sheet per job is enough: cost to complete, written with the supervisor every last Friday.',
      risks: [
        {
          risk: 'Until the final month a job looks healthy, only because suppliers have not billed.',
          mitigation: 'Treat the order date as the date of commitment. List in red what was done with no order.',
        },
        {
          risk: 'The Monday call is unpleasant, so managers even out their numbers.',
          mitigation: 'Have two jobs each month checked on site by the commercial manager with drawings.',
        },
      ],
      kpis: [
        {
          name: 'mid-job error in forecast margin',
          unit: 'points of margin',
          baseline: 'ten jobs, half-way report against final account',
          target: 'down by 25 to 40 %',
        },
        {
          name: 'days the cost report takes each month',
          unit: 'days',
          baseline: 'check three past month-ends',
          target: 'no more than 5 days',
        },
      ],
      data_needed: [
        'weekly costs per code, 20 finished jobs',
        'claims and committed orders to date',
        'progress against programme',
        'margin at tender and at the end',
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
      kpis: [
        {
          name: 'deliveries that come on the day agreed',
          unit: '% of deliveries',
          baseline: 'have supervisors tick them for four weeks',
          target: 'a gain of 10 to 15 points',
        },
        {
          name: 'waste carted off',
          unit: 'm3 per dwelling or 100 m2',
          baseline: 'ten jobs’ skip bills',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: ['a year’s orders and receipts', 'dates of each stage', 'job quantities', 'parts used from vans'],
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
      kpis: [
        {
          name: 'on-time deliveries',
          unit: '% of deliveries',
          baseline: 'four weeks of ticks by the supervisors',
          target: '10 to 15 points higher',
        },
        {
          name: 'skip volume',
          unit: 'm3 per dwelling or 100 m2',
          baseline: 'add up the skip bills on ten jobs',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'what was ordered and received this year',
        'stage dates from the programme',
        'quantities used per job',
        'stock each van uses',
      ],
    },
    {
      workflow:
        'Each stage has its materials on the day they are needed. The tool works back from programme and takeoff to an order date, and lists this week’s orders with lead times and likely delays. The buyer bundles and places them, and agrees delivery windows with the supervisor.',
      build:
        'Build an order calendar on your stage dates, the lead times suppliers actually achieve, and usage by house type and job type. If you run service vans, give each a par list taken from its parts history.',
      checkpoint: 'Wednesday at noon is the deadline for the supervisor to confirm the week’s orders.',
      first_step: 'For two weeks, list every dash for hardware: item, cost, minutes lost.',
      stop_test: 'Check at two months. Stop unless deliveries on time have gained at least 5 points.',
      alternative:
        'Agree two delivery days a week for each site, and list everything with a long lead time at signing.',
      risks: [
        {
          risk: 'Deliveries ahead of time get rained on, damaged or stolen.',
          mitigation:
            'Release an order only when the earlier stage is ticked. Have valuable goods brought on the day of use.',
        },
        {
          risk: 'A cheaper substitute arrives without a test report.',
          mitigation: 'Fire, structural and wet-area products are ordered only with the certificate already on file.',
        },
      ],
      kpis: [
        {
          name: 'share of deliveries on the right day',
          unit: '% of deliveries',
          baseline: 'a four-week tick sheet kept by supervisors',
          target: 'a rise of 10 to 15 points',
        },
        {
          name: 'waste leaving site',
          unit: 'm3 per dwelling or 100 m2',
          baseline: 'read ten jobs’ worth of skip bills',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'twelve months of orders with receipts',
        'planned and real stage dates',
        'what each job used',
        'van parts history',
      ],
    },
    {
      workflow:
        'Buying follows the programme, not the last phone call. Stage dates and takeoff show what to order and when, and each week’s list carries lead times and risks of delay. Your buyer groups the orders and settles with the supervisor when trucks may come.',
      build:
        'Put stage dates next to real supplier lead times, and you have an order calendar. Usage by job type or house type fills in the amounts. Service trades do the same for each van: a par list drawn from parts fitted.',
      checkpoint: 'The supervisor signs off the week’s orders before noon on Wednesday.',
      first_step: 'Tally two weeks of hardware-store runs by item, price and minutes away.',
      stop_test: 'Two months is the trial. A gain below 5 points in on-time deliveries is not enough to carry on.',
      alternative:
        'Fix two days a week when each site takes deliveries, and write the long-lead list on the day of signing.',
      risks: [
        {
          risk: 'Stock that arrives early lies in the rain until someone ruins or steals it.',
          mitigation:
            'The stage before must be ticked before release, and anything costly is delivered the day it goes in.',
        },
        {
          risk: 'A product without any test is slipped in because it costs less.',
          mitigation: 'Hold every wet-area, fire and structural order until its certificate is filed.',
        },
      ],
      kpis: [
        {
          name: 'deliveries that keep their day',
          unit: '% of deliveries',
          baseline: 'supervisors mark four weeks of arrivals',
          target: 'up 10 to 15 points',
        },
        {
          name: 'volume of waste per job',
          unit: 'm3 per dwelling or 100 m2',
          baseline: 'skip invoices for ten completed jobs',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'orders and delivery receipts for one year',
        'when each stage starts',
        'measured quantities by job',
        'items drawn from van stock',
      ],
    },
    {
      workflow:
        'Orders go out on time because the programme calls for them. Takeoff and stage dates tell the tool what to buy and by when, and it lists what to order this week, lead times and risks included. The buyer places them together. Delivery windows are agreed with the supervisor.',
      build:
        'An order calendar does the work. Feed it stage dates, the lead times your suppliers really keep, and usage for each house or job type. Vans in service trades get a par list based on parts used before.',
      checkpoint: 'Each week’s list is confirmed by the supervisor by noon on Wednesday.',
      first_step: 'Log two weeks of hardware-store trips: what for, how long, how much.',
      stop_test: 'Stop after two months if on-time deliveries have risen by less than 5 points.',
      alternative: 'List long-lead items at contract signing, and have sites receive goods on two days a week.',
      risks: [
        {
          risk: 'Early deliveries lie about in the rain until they spoil or vanish.',
          mitigation:
            'The previous stage must be ticked before an order is released. Bring valuable goods on the day itself.',
        },
        {
          risk: 'Someone swaps in a cheaper product that has never been tested.',
          mitigation: 'Without its certificate on file, no structural, fire or wet-area item is ordered.',
        },
      ],
      kpis: [
        {
          name: 'deliveries on the promised day',
          unit: '% of deliveries',
          baseline: 'let supervisors tick arrivals for four weeks',
          target: 'better by 10 to 15 points',
        },
        {
          name: 'skip waste',
          unit: 'm3 per dwelling or 100 m2',
          baseline: 'skip bills from ten finished jobs',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'one year of purchase orders and receipts',
        'dates for every stage',
        'quantities each job needed',
        'what vans use from stock',
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
      kpis: [
        {
          name: 'trades whose papers are all in date',
          unit: '% of trades',
          baseline: 'on one day, check all people at two sites',
          target: 'over 98 %',
        },
        {
          name: 'office hours lost to chasing papers',
          unit: 'hours per week',
          baseline: 'tally one week',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'your subcontractors by name',
        'copies of licences and insurance',
        'what each trade must show',
        'licence registers open to the public',
      ],
      must_not_decide:
        'Striking a trade off, or ranking people for work, is for the construction manager, who gives the reasons. The portal does neither.',
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
      kpis: [
        {
          name: 'trades on site with nothing missing',
          unit: '% of trades',
          baseline: 'choose a day and look at everyone on two sites',
          target: 'better than 98 %',
        },
        {
          name: 'time the office spends after papers',
          unit: 'hours per week',
          baseline: 'note it down for a week',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'list of subcontract trades',
        'insurance and licence papers held',
        'papers wanted for every trade',
        'state registers of licences',
      ],
      must_not_decide:
        'It is the construction manager who drops a trade or picks people, and who explains it. A portal may not.',
    },
    {
      workflow:
        'Nobody starts on your site with lapsed papers. Before day one each trade opens a link and loads tickets, licence and insurance, which the tool reads and checks on the public registers. Gaps are returned inside the hour. The office handles the remainder, and reminders precede every expiry.',
      build:
        'This is bought software: a prequalification portal like Felix or HammerTech. It reads the documents, warns before they expire and ties in with payment, so a gap surfaces ahead of the claim.',
      checkpoint: 'A subcontract leaves the office after its contract administrator has approved that trade by name.',
      first_step: 'Choose a site this morning, ask every person for licence and insurance, and count what is missing.',
      stop_test: 'After two months look round a site. Stop when over 5 % there still lack something.',
      alternative: 'Keep expiry dates in a spreadsheet you sort monthly, and hold to it that papers open the gate.',
      risks: [
        {
          risk: 'The tool accepts a certificate that someone has doctored.',
          mitigation: 'Look up licences on the public register, and ask the broker about any cover beyond $5 million.',
        },
        {
          risk: 'A demand for 40 papers scares off small trades that do good work.',
          mitigation: 'Five papers will do where risk is low, and your own office can load them.',
        },
      ],
      kpis: [
        {
          name: 'trades fully papered on the day',
          unit: '% of trades',
          baseline: 'a headcount at two sites, papers in hand',
          target: 'more than 98 %',
        },
        {
          name: 'weekly hours of chasing',
          unit: 'hours per week',
          baseline: 'count a week’s calls and mails',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'register of your subcontractors',
        'current insurances and licences',
        'rules on papers for each trade',
        'the state’s online licence check',
      ],
      must_not_decide:
        'Leave it to the construction manager to rank people or remove a trade, with reasons given. The portal only collects.',
    },
    {
      workflow:
        'Papers are checked before the ute arrives, not after. The trade uploads tickets, insurance and licence by link. Software reads cover, names and dates and compares them with public registers. A gap is sent back within the hour, the office clears doubtful cases, and expiry brings a reminder first.',
      build:
        'Subscribe to a portal such as HammerTech or Felix for prequalification. It should read papers and flag expiry dates. Connect it with payments, and you learn of missing papers before money is due.',
      checkpoint: 'No trade is sent a subcontract until the contract administrator has passed it, each by name.',
      first_step: 'Walk one site today and tick licence and insurance for everybody. Add up the gaps.',
      stop_test: 'At the two-month mark, a gap for over 5 % of the site means it has failed.',
      alternative: 'Sort a sheet of expiry dates monthly, and close the gate to anyone without papers.',
      risks: [
        {
          risk: 'Altered certificates can pass for real ones.',
          mitigation:
            'Have a broker vouch for cover of more than $5 million, and check every licence number in the public list.',
        },
        {
          risk: 'A portal that wants 40 papers loses you good small crews.',
          mitigation: 'Set the demand by risk. Low-risk work takes five papers, uploaded by the office if need be.',
        },
      ],
      kpis: [
        {
          name: 'trades with valid papers throughout',
          unit: '% of trades',
          baseline: 'check two sites, all trades, same day',
          target: 'at least 98 %',
        },
        {
          name: 'office effort on missing papers',
          unit: 'hours per week',
          baseline: 'one week’s time sheet for the chasing',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'who subcontracts to you',
        'scans of licence and insurance',
        'the checklist by trade',
        'public lists of licence holders',
      ],
      must_not_decide:
        'A portal has no right to exclude a trade or sort people by merit. The construction manager decides, and says why.',
    },
    {
      workflow:
        'The gate opens only for trades whose papers are in order. They load licence, tickets and insurance by link before day one. The tool reads dates, cover and names, looks at public licence registers, and reports gaps in the same hour. The office settles the rest, and reminders go out before expiry.',
      build:
        'A bought portal covers this, for instance HammerTech or Felix. It prequalifies, reads documents and alerts you to expiry. Tie payment to it, because then a gap is noticed before the claim comes due.',
      checkpoint: 'The contract administrator names each approved trade, and subcontracts go to those trades only.',
      first_step: 'Visit one site today, check each person’s insurance and licence, and count the shortfalls.',
      stop_test: 'Stop when two months have gone by and over 5 % on site have gaps.',
      alternative: 'Run a spreadsheet of expiry dates, sort it each month, and send away anyone without papers.',
      must_not_decide:
        'Ranking people or dropping a trade is never up to the portal. The construction manager does it and gives a reason.',
      risks: [
        {
          risk: 'Somebody edits a certificate, and it is taken as good.',
          mitigation:
            'Phone the broker where cover exceeds $5 million, and look for licence numbers in the public register.',
        },
        {
          risk: 'Good small firms turn away when 40 papers are asked of them.',
          mitigation: 'Let risk set the list. Five papers cover low-risk work, and the office may upload them.',
        },
      ],
      kpis: [
        {
          name: 'trades on site in full order',
          unit: '% of trades',
          baseline: 'one day, two sites, all papers',
          target: '98 % or more',
        },
        {
          name: 'hours a week spent chasing papers',
          unit: 'hours per week',
          baseline: 'have the office keep a tally for a week',
          target: 'down by 50 to 70 %',
        },
      ],
      data_needed: [
        'subcontractors in use',
        'licences and insurances on file',
        'what papers every trade needs',
        'public register of licences',
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
      kpis: [
        {
          name: 'calls a supervisor gets from clients',
          unit: 'calls per job per week',
          baseline: 'three supervisors count for two weeks',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'selections in by their date',
          unit: '% of selections',
          baseline: 'look at your ten latest jobs',
          target: 'a gain of 15 to 25 points',
        },
      ],
      data_needed: ['photos and site diary', 'schedule of selections', 'mail from clients', 'log of maintenance'],
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
      kpis: [
        {
          name: 'how often clients ring the supervisor',
          unit: 'calls per job per week',
          baseline: 'a two-week tally by three supervisors',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'choices made on time',
          unit: '% of selections',
          baseline: 'ten past jobs, due date against real date',
          target: '15 to 25 points higher',
        },
      ],
      data_needed: [
        'diary entries with pictures',
        'selections and last dates',
        'what clients wrote',
        'maintenance calls recorded',
      ],
    },
    {
      workflow:
        'Clients hear from you every Thursday before they need to ring. The tool takes diary, photos and programme and drafts what was done, what follows and what they must choose. A supervisor touches up two lines and sends. Incoming mail, neighbours included, is ranked by urgency with answers drafted.',
      build:
        'Work inside your own client portal, Buildertrend or similar. It drafts the update and lists selections with the latest date for each. Complaints and maintenance requests meet in one mailbox, sorted by kind and deadline.',
      checkpoint:
        'Nothing goes to a client unread: updates pass the supervisor, and answers to complaints the construction manager.',
      first_step:
        'Print a week of messages from clients and neighbours, and sort them by the question they are really asking.',
      stop_test: 'Measure calls again after six weeks. Stop when they are down by less than 15 %.',
      alternative:
        'Hand out a one-page list of selections and dates at signing, and phone every client on Thursday at 4 pm.',
      risks: [
        {
          risk: 'A friendly update names a date, and the client later treats it as agreed.',
          mitigation: 'Copy dates from the programme under the label “current plan”. Move one only by formal notice.',
        },
        {
          risk: 'A leaking pipe or a crack queues behind chipped paint.',
          mitigation: 'Messages with words on water, gas, power or structure call the coordinator inside an hour.',
        },
      ],
      kpis: [
        {
          name: 'calls from clients each week',
          unit: 'calls per job per week',
          baseline: 'let three supervisors keep a tally for a fortnight',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'selections made when due',
          unit: '% of selections',
          baseline: 'check selection dates on ten jobs',
          target: 'a rise of 15 to 25 points',
        },
      ],
      data_needed: [
        'site photos with the diary',
        'list of selections per client',
        'client correspondence',
        'requests for maintenance',
      ],
    },
    {
      workflow:
        'Silence costs more goodwill than delay, so a weekly update goes out on Thursday. Photos, programme and diary supply progress, next steps and open decisions. The supervisor fixes two lines and sends. Client and neighbour mail is sorted, urgent first, with replies drafted.',
      build:
        'Your portal, be it Buildertrend or another, gets a drafting step and a selections list with final dates. Add a mailbox shared by the team where maintenance and complaints are sorted by due date and type.',
      checkpoint:
        'Each update has the supervisor’s eye on it, and each reply to a complaint has the construction manager’s.',
      first_step:
        'Save every client and neighbour message for one week. Then group them: what did people want to know?',
      stop_test: 'If six weeks bring client calls down less than 15 %, let it rest.',
      alternative:
        'Call at the same time each week, Thursday 4 pm, and give clients their selection dates on a page when they sign.',
      risks: [
        {
          risk: 'Hope in a cheerful update hardens into a promised date.',
          mitigation:
            'Write “current plan” next to every date, take it from the programme, and change it by formal notice alone.',
        },
        {
          risk: 'Someone reports a crack or a leak, and paint touch-ups are answered first.',
          mitigation: 'The coordinator’s phone rings within the hour if gas, water, power or structure is mentioned.',
        },
      ],
      kpis: [
        {
          name: 'calls per job that reach the supervisor',
          unit: 'calls per job per week',
          baseline: 'count for two weeks on three supervisors’ phones',
          target: '30 to 50 % less',
        },
        {
          name: 'on-time client choices',
          unit: '% of selections',
          baseline: 'due and actual dates from your last ten contracts',
          target: 'up 15 to 25 points',
        },
      ],
      data_needed: [
        'daily diary and its photos',
        'selection list with due dates',
        'mails clients sent',
        'faults reported after handover',
      ],
    },
    {
      workflow:
        'Clients get news on Thursday and stop ringing on Friday. Out of programme, photos and diary the tool drafts progress, next steps and decisions due. The supervisor changes a line or two and sends it. Mail from neighbours and clients is sorted, most urgent on top, with answers drafted.',
      build:
        'Use Buildertrend or the portal you have for the drafts, and keep a selections list there with last dates. Maintenance calls and complaints go into one mailbox, where they are sorted by type and by due date.',
      checkpoint: 'Supervisors read every update first. Answers to complaints go through the construction manager.',
      first_step: 'Keep a week’s mail from clients and neighbours, then sort it by what people were after.',
      stop_test: 'Count client calls at six weeks, and stop if the fall is under 15 %.',
      alternative:
        'Phone on Thursdays at 4 pm without fail, and at signing give the client one page of selections and dates.',
      risks: [
        {
          risk: 'A date written in good cheer is later read as a term of contract.',
          mitigation:
            'Every date is the programme’s and is labelled “current plan”. It changes by formal notice and in no other way.',
        },
        {
          risk: 'Chipped paint is dealt with while a leak or crack waits.',
          mitigation: 'The words gas, power, water and structure make the coordinator’s phone ring within an hour.',
        },
      ],
      kpis: [
        {
          name: 'weekly client calls per job',
          unit: 'calls per job per week',
          baseline: 'two weeks of tallies from three supervisors',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'selections received on time',
          unit: '% of selections',
          baseline: 'ten recent jobs, planned date and real one',
          target: 'better by 15 to 25 points',
        },
      ],
      data_needed: [
        'diary with site pictures',
        'selections and when they are due',
        'emails from clients',
        'maintenance requests on record',
      ],
    },
  ],
  'construction/tender-writing': [
    {
      workflow:
        'Every question in the request has a drafted answer before your team sits down. The tool breaks the tender into questions and return schedules, looks up past answers and project sheets, and writes replies that show their source. Red marks a gap. The bid lead rewrites the parts that win work.',
      build:
        'Gather your latest 20 bids, each with its result and what the client said, in a single folder. An assistant in your tenant answers from there and nowhere else. Before starting a bid, fill in ten questions on a go or no-go sheet.',
      checkpoint:
        'Each answer is read by the bid lead beside its source. Price, programme and promises carry a director’s signature before lodging.',
      first_step: 'Collect ten recent tenders, both won and lost, and add one line to each on the reason.',
      stop_test: 'After eight tenders compare hours. Less than 20 % saved on each bid is the point to stop.',
      alternative:
        'Build a library of your 30 best answers, each with an owner, and turn down bids that miss a ten-point check.',
      risks: [
        {
          risk: 'The text offers a person, a date or a method you cannot supply.',
          mitigation: 'Have promises signed by the project manager who would carry out the job.',
        },
        {
          risk: 'Confidential wording from a different client’s tender slips into your bid.',
          mitigation: 'Store answers you wrote yourselves and nothing else, and let the bid lead look for stray names.',
        },
      ],
      kpis: [
        {
          name: 'tenders you win',
          unit: '% of tenders sent',
          baseline: 'go through two years of bids and results',
          target: 'a gain of 3 to 5 points',
        },
        {
          name: 'time spent on each bid',
          unit: 'hours',
          baseline: 'log hours for the five bids ahead',
          target: 'bring it down 25 to 40 %',
        },
      ],
      data_needed: [
        'old tenders and how they went',
        'sheets on projects, with referees',
        'key people’s CVs and licences',
        'what clients said after a loss',
      ],
    },
    {
      workflow:
        'Bids are written from what you have already answered well. When a request arrives, all its questions and schedules are listed, matching answers and project sheets are found, and a draft stands next to its source. Your bid lead works on what counts. Anything missing stays red.',
      build:
        'Start with a folder of 20 past bids, outcome and feedback included. Then put an assistant on it, inside your own tenant, that knows no other text. A sheet of ten go or no-go questions comes ahead of every bid.',
      checkpoint:
        'Before the tender is lodged, the bid lead has compared answers with sources and a director has signed for price, programme and promises.',
      first_step: 'File your ten latest tenders together, winners and losers, and note the reason for each result.',
      stop_test: 'Give it eight tenders. If a bid does not take 20 % fewer hours by then, end it.',
      alternative:
        'Pick the 30 answers you are proudest of, name someone to look after each, and refuse bids that do not pass ten points.',
      risks: [
        {
          risk: 'A promise goes out on a date, a method or a name that the job cannot keep.',
          mitigation: 'Let the manager who would run the project put a signature to all that is promised.',
        },
        {
          risk: 'Another client’s confidential text ends up under your letterhead.',
          mitigation:
            'The folder holds your own words alone, and the bid lead checks for foreign names before sending.',
        },
      ],
      kpis: [
        {
          name: 'share of bids that succeed',
          unit: '% of tenders sent',
          baseline: 'look at all tenders from the past two years',
          target: '3 to 5 points higher',
        },
        {
          name: 'hours that go into a tender',
          unit: 'hours',
          baseline: 'time the five bids you do next',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'earlier bids, won and lost',
        'referees and project sheets',
        'licences and CVs of your key people',
        'debriefs from lost tenders',
      ],
    },
    {
      workflow:
        'Four people no longer write the same answer again. The tool reads the request for tender, makes a list of questions and schedules, and drafts from your best earlier replies, source shown. People fill the red gaps. The bid lead spends the time on the answers that decide it.',
      build:
        'What you need is one folder with 20 finished bids, their results and the feedback. An assistant in your company’s tenant writes from that material only. Ten go or no-go questions decide whether you bid at all.',
      checkpoint:
        'Sources are checked by the bid lead, answer by answer. A director then signs off programme, price and promises, and the tender can go.',
      first_step:
        'Lay out the ten tenders you sent last. Mark each won or lost, and say in a sentence what decided it.',
      stop_test: 'The trial is eight tenders long. Stop when hours per tender have dropped by less than 20 %.',
      alternative:
        'Without AI, keep 30 model answers under named owners, and use a ten-point check to decline weak bids.',
      risks: [
        {
          risk: 'Drafts can commit you to people, dates or methods you do not have.',
          mitigation: 'The future project manager of the job signs for each commitment.',
        },
        {
          risk: 'Text under another client’s confidentiality appears in what you lodge.',
          mitigation: 'Admit to the folder only what your firm wrote. The bid lead reads through for names at the end.',
        },
      ],
      kpis: [
        {
          name: 'success rate of tenders',
          unit: '% of tenders sent',
          baseline: 'two years of tenders, marked won or lost',
          target: 'up 3 to 5 points',
        },
        {
          name: 'bid hours',
          unit: 'hours',
          baseline: 'keep time sheets on five coming tenders',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'tenders sent, with outcomes',
        'your project sheets and referee contacts',
        'CVs plus licences for named staff',
        'reasons clients gave for losses',
      ],
    },
    {
      workflow:
        'A tender starts with a full draft and a list of what is missing. Questions and return schedules are pulled from the request, and the strongest past replies and project sheets supply the text, each with its source. Gaps stay in red until filled. What wins the job, the bid lead writes afresh.',
      build:
        'Bring together the 20 most recent bids with their scores and comments. Let an assistant, run in your own tenant, draw on those and no other source. Add a short go or no-go test of ten questions that every bid must pass first.',
      checkpoint:
        'Two signatures matter: the bid lead confirms each answer against where it came from, and a director stands behind promises, programme and price.',
      first_step:
        'Make one folder for the last ten bids, whatever the outcome, with a note in each on what won or lost it.',
      stop_test: 'By the eighth tender, effort should be 20 % lower. Otherwise drop it.',
      alternative:
        'Agree which 30 answers are your best, give each a keeper, and walk away from any bid below the ten-point line.',
      risks: [
        {
          risk: 'The bid names a method, someone’s time or a finish date that will not hold.',
          mitigation: 'No promise stays in unless the person who would manage the job has signed it.',
        },
        {
          risk: 'Lines copied from a confidential tender by another client come to light in yours.',
          mitigation:
            'Clear the folder of other people’s text, and have names checked by the bid lead on the last read.',
        },
      ],
      kpis: [
        {
          name: 'win rate on tenders',
          unit: '% of tenders sent',
          baseline: 'bids and outcomes since two years ago',
          target: 'a rise of 3 to 5 points',
        },
        {
          name: 'effort per submission',
          unit: 'hours',
          baseline: 'note hours as you prepare the coming five bids',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        'bids from past years and their fate',
        'project records with people who vouch',
        'staff CVs, licences attached',
        'feedback after unsuccessful bids',
      ],
    },
    {
      workflow:
        'Your bid lead edits instead of typing from scratch. The tool lists the return schedules and questions in a request for tender, searches old answers and sheets on projects, and drafts replies with their source. Whatever nobody has answered stays red. The bid lead then rewrites what will decide the job.',
      build:
        'Put 20 past bids into a folder together with result and feedback. Then let an assistant, kept inside your tenant, use this folder and nothing beyond it. No bid begins until ten go or no-go questions have been answered.',
      checkpoint:
        'A director signs for price, promises and programme before lodgement, after the bid lead has held every answer against its source.',
      first_step: 'Find your ten most recent tenders, won or lost, file them together and note what tipped each one.',
      stop_test: 'Eight tenders are the trial. Stop if hours per bid are not 20 % fewer by then.',
      alternative:
        'Choose 30 answers worth keeping and an owner for each. Let a ten-point check tell you which bids to decline.',
      risks: [
        {
          risk: 'A draft offers people, methods or dates that you are unable to provide.',
          mitigation: 'Each promise needs the signature of whoever would manage the job.',
        },
        {
          risk: 'Confidential words of one client find their way into a bid to another.',
          mitigation: 'Only your firm’s own answers go in the folder. At the end the bid lead checks all names.',
        },
      ],
      kpis: [
        {
          name: 'share of tenders won',
          unit: '% of tenders sent',
          baseline: 'results of every tender over two years',
          target: 'better by 3 to 5 points',
        },
        {
          name: 'hours one bid takes',
          unit: 'hours',
          baseline: 'have the team log its next five bids',
          target: 'down by 25 to 40 %',
        },
      ],
      data_needed: [
        'former tenders and their results',
        'referees plus sheets on past projects',
        'key staff: CVs and licences',
        'comments from clients on lost bids',
      ],
    },
  ],
  'construction/gear-and-handover': [
    {
      workflow:
        'You know the same day what did not come back. At the yard gate each load, going or returning, is counted and photographed against the list for its site. Handover certificates and weekly inspections are signed by phone at the scaffold. Hire is invoiced on the count.',
      build:
        'Hire software with phone forms and a list per site is the usual answer. A shared sheet, one line a load, will do to start. Mark fixed spots for gate photos. Photo counting can wait, and then only for bundles of a single kind.',
      checkpoint:
        'The scaffold is inspected, and its certificate signed, by a competent person holding the licence. Counts over 3 % short go to the yard manager.',
      first_step:
        'Take a single returned load. Count it by hand, then from photos, and write down minutes and differences.',
      stop_test: 'Two months in, compare gate counts with a stocktake. If they are over 10 % apart, add no more sites.',
      alternative:
        'Use the weighbridge for loads in both directions, and a numbered book of carbon copies for certificates.',
      risks: [
        {
          risk: 'Somebody ticks the form in the ute, and a tie that has come loose is not seen.',
          mitigation: 'Require a photo per tie level. Two sites a week get a surprise check by a different supervisor.',
        },
        {
          risk: 'Trucks queue at the gate, so on a busy morning nobody counts.',
          mitigation: 'Weigh full stillages, and count piece by piece only what is expensive.',
        },
      ],
      kpis: [
        {
          name: 'value of gear lost',
          unit: '$ a year',
          baseline: 'set the latest stocktake beside your books',
          target: 'bring it down 20 to 40 %',
        },
        {
          name: 'inspections signed the day they are done',
          unit: '% of inspections',
          baseline: 'look through 50 from the month just past',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'components with their weights and prices',
        'each site’s loads, out and returned',
        'forms for certificates and inspections',
        'losses, charged or written off',
      ],
      must_not_decide:
        'A competent person with a licence, standing on site, decides if a scaffold is safe. Forms and photo counts do not.',
    },
    {
      workflow:
        'Every load is counted twice, once leaving and once returning. Photos at the gate back up the count, and the site’s list shows what should be there. On site, the supervisor uses a phone to sign certificate and weekly inspection. Shortfalls appear that day and the invoice goes by the count.',
      build:
        'Choose hire software that keeps a list for each site and has forms for the phone. If that is too much now, a sheet you all share can hold one row per load. Set places for photos at the gate. Let photo counts come later, on like bundles.',
      checkpoint:
        'No scaffold is handed over until a competent, licensed person has looked at it and signed. Any count with more than 3 % missing is the yard manager’s to check.',
      first_step:
        'When a load comes back, count from pictures and by hand. Record how far they differ and how long each took.',
      stop_test:
        'Do not roll out to further sites if gate and stocktake still disagree by over 10 % once two months are up.',
      alternative:
        'Certificates go in one numbered carbon book, and the weighbridge tells you what left and what returned.',
      risks: [
        {
          risk: 'The inspection is filled in from the driver’s seat, so no one sees the loose tie.',
          mitigation: 'Each level of ties needs its photo, and a second supervisor drops in on two sites weekly.',
        },
        {
          risk: 'Counting holds up trucks and is the first thing dropped in the morning rush.',
          mitigation: 'Go by weight where a stillage is full. Only dear parts are worth counting singly.',
        },
      ],
      kpis: [
        {
          name: 'yearly loss of gear',
          unit: '$ a year',
          baseline: 'stocktake against ledger, most recent one',
          target: 'a drop of 20 to 40 %',
        },
        {
          name: 'same-day signed inspections',
          unit: '% of inspections',
          baseline: 'sample 50 of last month’s forms',
          target: 'rising to 95 %',
        },
      ],
      data_needed: [
        'list of parts, weights and prices',
        'gate records of loads by site',
        'certificate forms and inspection sheets',
        'gear billed or written off',
      ],
      must_not_decide:
        'No form and no photo count says a scaffold is safe. That takes someone competent and licensed who is there.',
    },
    {
      workflow:
        'Gear is counted at the gate and signed for at the scaffold. Yard staff photograph each load out and in, and check it against what the site should hold. The supervisor completes handover and weekly inspection by phone. A shortage is visible by evening, and hire bills match what was counted.',
      build:
        'Get a hire system with phone forms that knows what is on each site, or begin with a common spreadsheet, load by load. Paint the photo spots on the ground at the gate. Trials with counting by photo should wait for bundles that are all alike.',
      checkpoint:
        'Two people stand behind it. The licensed, competent one inspects and signs; the yard manager goes over counts that fall short by above 3 %.',
      first_step:
        'Test one load on its return: hand count first, photo count second. Note the minutes for both and the gap.',
      stop_test: 'After two months the stocktake is the judge. A gap above 10 % to the gate count means no new sites.',
      alternative:
        'Weighing each truck out and in, together with a carbon book with numbered pages, covers most of this.',
      risks: [
        {
          risk: 'A supervisor signs without leaving the ute while a tie hangs loose.',
          mitigation: 'Want pictures of every tie level and unannounced checks on two sites a week by someone else.',
        },
        {
          risk: 'On full mornings the count gets skipped, since it keeps trucks waiting.',
          mitigation: 'Full stillages are weighed, and pieces are counted just for the parts that cost most.',
        },
      ],
      kpis: [
        {
          name: 'cost of missing gear',
          unit: '$ a year',
          baseline: 'hold the books up to your last stocktake',
          target: 'lower by 20 to 40 %',
        },
        {
          name: 'inspections with a signature that day',
          unit: '% of inspections',
          baseline: 'take 50 inspections done last month',
          target: 'at 95 %',
        },
      ],
      data_needed: [
        'price and weight per component',
        'what went to each site and returned',
        'handover certificates and inspection forms',
        'write-offs and charges for lost gear',
      ],
      must_not_decide:
        'Safe or not safe is the word of a licensed and competent person at the scaffold. It never comes from counts or forms.',
    },
    {
      workflow:
        'Disputes over lost gear end, because both sides see the same count. Loads are photographed and tallied against the site list as they pass the gate in either direction. Supervisors sign on the phone beside the scaffold, for handover and each week. The shortfall is known at once, and billing follows it.',
      build:
        'Either buy hire software that has site lists and forms for phones, or open a shared sheet and give each load a line. Photos at the gate are always taken from the same spots. Once that runs, try counting bundles of one type from the pictures.',
      checkpoint:
        'Only a person who is competent and licensed may inspect and sign the certificate. For a count short by over 3 %, the yard manager looks again.',
      first_step:
        'Choose one truck of returns and count twice, on foot and on screen. How many minutes, and how big a difference?',
      stop_test:
        'If the stocktake after two months is still more than 10 % away from your gate figures, keep to the sites you have.',
      alternative:
        'A weighbridge reading each way and one book of numbered certificates with carbon copies need no software.',
      risks: [
        {
          risk: 'Ticks made from the cab can hide a tie that is loose.',
          mitigation:
            'Make photos of all tie levels part of the form, and let another supervisor test two sites each week.',
        },
        {
          risk: 'The gate count delays the morning trucks, and soon nobody does it.',
          mitigation: 'Keep piece counts for the costly parts and put full stillages on the scale.',
        },
      ],
      kpis: [
        {
          name: 'dollars of gear lost',
          unit: '$ a year',
          baseline: 'last count in the yard minus the books',
          target: '20 to 40 % less',
        },
        {
          name: 'weekly checks signed on time',
          unit: '% of inspections',
          baseline: 'pull 50 inspection forms from last month',
          target: '95 % or more',
        },
      ],
      data_needed: [
        'parts catalogue with weight and price',
        'movements in and out, per site',
        'blank and filled inspection forms',
        'lost gear, invoiced or written off',
      ],
      must_not_decide:
        'The decision that people may climb a scaffold is taken on site, by someone licensed and competent. Leave forms and photos out of it.',
    },
    {
      workflow:
        'Short loads are found at the gate, the same day. Yard staff count and photograph what leaves and what returns, and compare it with the list for that site. The supervisor has the handover certificate and weekly check on a phone and signs at the scaffold. Invoices for hire are based on the count.',
      build:
        'Most hire software has forms for the phone and keeps a list per site. You can also begin with one shared sheet and a line for each load. Gate photos need fixed spots. Later on, test whether bundles of one kind can be counted from the picture.',
      checkpoint:
        'Inspection and certificate are for a competent person with the proper licence. The yard manager re-checks any count that is short by more than 3 %.',
      first_step:
        'Let the yard count one returning load by hand and again from photos. Compare the results and the minutes.',
      stop_test: 'Hold the roll-out if, two months on, stocktake and gate counts lie further than 10 % apart.',
      alternative:
        'Put trucks over the weighbridge both ways, and write certificates in a single numbered book with carbon paper.',
      must_not_decide:
        'A licensed and competent person on site says whether a scaffold is safe. A form or a count from photos may not.',
      risks: [
        {
          risk: 'A tie has come loose, but the ticks were made sitting in the ute.',
          mitigation: 'Each tie level must have a photo. Every week another supervisor checks two sites at random.',
        },
        {
          risk: 'Gate counting holds up trucks, so busy mornings go by without it.',
          mitigation: 'Full stillages go by weight. Count singly only those parts that are dear.',
        },
      ],
      kpis: [
        {
          name: 'gear written off or missing',
          unit: '$ a year',
          baseline: 'difference between books and latest stocktake',
          target: 'down by 20 to 40 %',
        },
        {
          name: 'inspections signed without delay',
          unit: '% of inspections',
          baseline: '50 forms out of last month’s pile',
          target: 'as high as 95 %',
        },
      ],
      data_needed: [
        'components, each with weight and price',
        'loads per site in both directions',
        'forms used for inspection and handover',
        'what was lost, billed or absorbed',
      ],
    },
  ],
  'construction/service-calls-and-visits': [
    {
      workflow:
        'Each new call or work order is given an urgency, a trade and an expected length. By afternoon a draft for the next day is ready, with emergencies on top and contract visits grouped by area. Every job has somebody with the licence and a van stocked for it. Your planner corrects the draft, and tenants are told by text.',
      build:
        'Fill the schedule board that your job software already has (AroFlo, ServiceM8, simPRO) with areas, skills and visits under contract. Then let a reader turn mailed and portal orders into job cards. Automatic day plans come last, when the times on the cards can be trusted.',
      checkpoint:
        'By 4 pm a dispatcher has signed off tomorrow’s board. No urgent call takes a slot until that person has listened to it.',
      first_step: 'Over five working days, write driving minutes, working minutes and any return visit on every card.',
      stop_test:
        'Eight weeks is the trial. End it if each technician does not do 5 % more jobs by then, or when an urgent call has to wait longer than today.',
      alternative:
        'A cheaper way: one home area per van, a set weekday for contracts, and two slots each day that stay free for emergencies.',
      risks: [
        {
          risk: 'Sparks, a smell of gas or no water in extreme heat could end up in the ordinary list.',
          mitigation: 'Make such words ring the on-call phone at once, and have somebody repeat them to the caller.',
        },
        {
          risk: 'Drafts can squeeze out lunch, or the sleep owed after a late job.',
          mitigation: 'Write the daily maximum and the rest period into the board so that no plan passes without them.',
        },
      ],
      kpis: [
        {
          name: 'calls finished by one technician in a day',
          unit: 'jobs',
          baseline: 'count six weeks of cards',
          target: '10 to 15 % more',
        },
        {
          name: 'share of calls that need no return',
          unit: '% of service jobs',
          baseline: 'read through 100 finished cards',
          target: '5 to 10 points better',
        },
        {
          name: 'contract services kept to their month',
          unit: '% of visits due',
          baseline: 'hold the quarter just gone against what was promised',
          target: 'over 95 %',
        },
      ],
      data_needed: [
        'a year of cards showing when jobs began and ended',
        'service contracts and how often each is due',
        'who holds which licence and skill',
        'orders from agents’ portals and mail',
      ],
      must_not_decide:
        'The board suggests and no more. Only the licensed person on call judges what is an emergency and whether a place can be left safely.',
    },
    {
      workflow:
        'Tomorrow’s board drafts itself from calls, work orders and contract visits. What is urgent comes first, the rest is sorted by district and length, and each visit goes to a ticketed person whose van carries the part. The planner swaps whatever is wrong before the texts to tenants leave.',
      build:
        'Start with the planning board inside ServiceM8, simPRO or AroFlo, whichever runs your jobs, and enter districts, licences and contract dates. Next, have orders from portals and mail read straight into cards. Leave automatic planning until you know how long jobs really take.',
      checkpoint:
        'The next day’s plan needs a dispatcher’s yes before 4 pm, and every urgent request is heard by a human first.',
      first_step:
        'Ask all vans to record, for a single week, time on the road, time on the tools and jobs that must be revisited.',
      stop_test:
        'Drop it when eight weeks bring less than 5 % more jobs a head. Drop it too if urgent callers wait longer.',
      alternative:
        'Without software: vans keep to a district, contract work has its own weekday, and two gaps a day are held for the burst pipe.',
      risks: [
        {
          risk: 'A caller who smells gas or sees sparks, or has no water on a 40 degree day, gets a routine slot.',
          mitigation:
            'A short list of words bypasses the board altogether. The on-call phone rings and a person confirms.',
        },
        {
          risk: 'People are planned so tightly that breaks disappear, even the morning after a night job.',
          mitigation: 'Treat rest and the most hours per day as fixed limits that the software has to respect.',
        },
      ],
      kpis: [
        {
          name: 'a technician’s daily tally of jobs',
          unit: 'jobs',
          baseline: 'take cards from the past six weeks',
          target: 'lift it 10 to 15 %',
        },
        {
          name: 'work put right on visit one',
          unit: '% of service jobs',
          baseline: 'look at 100 cards for callbacks',
          target: '5 to 10 points higher',
        },
        {
          name: 'regular visits made when due',
          unit: '% of visits due',
          baseline: 'set last quarter’s diary beside the agreements',
          target: 'at least 95 %',
        },
      ],
      data_needed: [
        'times on job cards for twelve months',
        'list of agreements with their intervals',
        'a skills and ticket sheet',
        'incoming orders, by portal or by mail',
      ],
      must_not_decide:
        'Emergencies are recognised by the tradesperson on call, who holds the licence and also says when a site may be left. No schedule decides that.',
    },
    {
      workflow:
        'The planner opens a finished draft each afternoon instead of an empty board. Calls and orders have been sorted by trade, urgency and length, with emergencies leading and contract visits kept to one district. Person and van fit the job, ticket and part included. After the planner’s changes, tenants receive their text.',
      build:
        'Make full use of what simPRO, ServiceM8 or AroFlo offers: a board that knows skills, contract visits and districts. Then connect mail and portals, so that work orders become job cards unaided. Drafting the day automatically has to wait until recorded job lengths are true.',
      checkpoint:
        'The dispatcher passes tomorrow’s board by 4 pm and listens to each urgent call before giving it a place.',
      first_step:
        'Take one week and record three things per job: minutes on the road, minutes on the job, and any second trip.',
      stop_test:
        'At eight weeks, look for 5 % more jobs per technician. Stop without that, or when urgent calls wait longer than they used to.',
      alternative:
        'Assign every van a district and a fixed day for contract visits. Leave two slots daily for what cannot wait.',
      must_not_decide:
        'The on-call tradesperson, who is licensed, says what counts as an emergency and when a site may safely be left. Software proposes times.',
      risks: [
        {
          risk: 'Sparks, gas in the air or a heatwave without water: the caller is given next Thursday.',
          mitigation: 'Let these words go past the queue to the on-call mobile, where a human reads them back.',
        },
        {
          risk: 'A tight plan leaves no lunch and no rest after working through the night.',
          mitigation: 'Daily hours and rest after call-outs are rules, and the board has no way round them.',
        },
      ],
      kpis: [
        {
          name: 'jobs a technician completes daily',
          unit: 'jobs',
          baseline: 'job cards from six recent weeks',
          target: '10 to 15 % higher',
        },
        {
          name: 'first-visit fixes',
          unit: '% of service jobs',
          baseline: '100 job cards, looking for return visits',
          target: 'a gain of 5 to 10 points',
        },
        {
          name: 'contract visits made on schedule',
          unit: '% of visits due',
          baseline: 'last quarter’s visits against the contracts',
          target: 'better than 95 %',
        },
      ],
      data_needed: [
        'start and finish times on a year’s cards',
        'contracts showing visit intervals',
        'technicians’ skills and licences',
        'work orders out of mail and portals',
      ],
    },
    {
      workflow:
        'Calls and contract visits meet on one plan for tomorrow. Each job carries its trade, how urgent it is and how long it should take. The software puts urgent ones first, groups the others by district, and picks a licensed person and a van with the part. The planner rearranges, then tenants get a text.',
      build:
        'The board in your job software (AroFlo, simPRO or ServiceM8) is enough, once districts, skills and contract visits are in it. A second step reads orders from portals and mail and makes the cards. When job times have become honest, try letting it draft whole days.',
      checkpoint:
        'Urgent calls are placed only after the dispatcher has heard them, and the whole board is approved by 4 pm the day before.',
      first_step: 'Have each technician note driving time, working time and second visits on every job this week.',
      stop_test:
        'Allow eight weeks. If jobs per technician have not grown 5 %, or any urgent caller waits longer than before, call it off.',
      alternative:
        'Fix a district for each van and a weekday for contract rounds, and keep two places a day clear for emergencies.',
      must_not_decide:
        'The tradesperson on call, licensed for the work, recognises an emergency and decides whether a site can be left. The board may suggest, nothing else.',
      risks: [
        {
          risk: 'Gas, sparks or a dry tap in a heatwave lands in the normal booking list.',
          mitigation: 'Such calls jump straight to the on-call mobile, and a person repeats the details aloud.',
        },
        {
          risk: 'The plan fills every minute, including the break and the rest a night call earns.',
          mitigation: 'Limits on the working day and on rest after call-outs are built in and cannot be overruled.',
        },
      ],
      kpis: [
        {
          name: 'daily jobs per technician',
          unit: 'jobs',
          baseline: 'the past six weeks of cards',
          target: 'an increase of 10 to 15 %',
        },
        {
          name: 'visits that settle the job',
          unit: '% of service jobs',
          baseline: 'search 100 cards for a second trip',
          target: '5 to 10 points up',
        },
        {
          name: 'contract work done in the month due',
          unit: '% of visits due',
          baseline: 'contracts compared with the last three months',
          target: '95 % or more',
        },
      ],
      data_needed: [
        'twelve months of job cards, timed',
        'contract customers and visit rhythm',
        'licence and skill list of the crew',
        'mailed and portal work orders',
      ],
    },
    {
      workflow:
        'Urgent calls, routine jobs and contract visits are placed for you, and the planner only corrects. Incoming work is tagged with trade, urgency and length. For the next day each job is matched to somebody ticketed and a van holding the part, district by district. Texts to tenants follow the planner’s approval.',
      build:
        'You probably own the board already, in ServiceM8, AroFlo or simPRO. Complete it with skills, contract visits and districts, and add a reader that turns mail and portal orders into cards. Do not automate the day plan before job lengths on the cards are right.',
      checkpoint:
        'A dispatcher hears any urgent call in person. The plan for the next day is approved no later than 4 pm.',
      first_step:
        'Let cards show for one week how long people drove, how long they worked and which jobs took two visits.',
      stop_test:
        'If technicians are not doing 5 % more jobs after eight weeks, stop. One urgent call that waits longer than before also ends it.',
      alternative:
        'Give vans their own districts, bundle contract visits on one weekday, and hold back two daily slots for emergencies.',
      must_not_decide:
        'Judging an emergency, or leaving a site as safe, is up to the licensed tradesperson who is on call. It is not the board’s business.',
      risks: [
        {
          risk: 'The queue swallows a call about gas, sparks or no water on a very hot day.',
          mitigation: 'Pick out those words, ring whoever is on call, and have a person confirm what was said.',
        },
        {
          risk: 'Breaks vanish from an overfull day, and so does rest after a night call.',
          mitigation: 'Enter maximum hours and rest times as fixed limits that every draft must keep.',
        },
      ],
      kpis: [
        {
          name: 'number of jobs per technician each day',
          unit: 'jobs',
          baseline: 'six weeks of completed cards',
          target: 'up 10 to 15 %',
        },
        {
          name: 'calls closed on the first trip',
          unit: '% of service jobs',
          baseline: 'how many of 100 recent jobs had a return',
          target: 'a rise of 5 to 10 points',
        },
        {
          name: 'scheduled visits completed on time',
          unit: '% of visits due',
          baseline: 'check the last quarter, contract by contract',
          target: 'no less than 95 %',
        },
      ],
      data_needed: [
        'one year of cards with both times',
        'visit frequency in each contract',
        'which technician may do what',
        'orders arriving through portals or mail',
      ],
    },
  ],
  'construction/inspection-and-test-reports': [
    {
      workflow:
        'Findings are spoken and photographed on the spot, by room or by asset. Software orders the pictures, picks clauses from your library and lays out the report as the standard wants. Before driving off the inspector fixes and signs it. Anything that needs repair goes to the office as a quote in draft.',
      build:
        'Choose an app made for your kind of report, with speech, sorted photos and stored clauses: Uptick suits fire work, house inspectors have their own. Put 150 clauses into it, written by you. Before a report leaves, a check looks for the wrong client or address, absent rooms and limits on access.',
      checkpoint:
        'Whoever inspected signs after reading it through. One in ten gets a second pair of eyes, and so does everything with a major defect.',
      first_step: 'Lay ten finished reports side by side and underline what recurs: your clause library begins there.',
      stop_test:
        'Give it six weeks. Stop when writing up still costs over 60 minutes a visit, or after any finding slips through that the paper form would have shown.',
      alternative:
        'A typist can work from recorded notes while you drive. Add one photo order for everybody and a template of two pages.',
      risks: [
        {
          risk: 'Smooth stock phrases can bury a serious defect, which ends in court.',
          mitigation:
            'Let the inspector write the summary without help. Every major defect needs its location and a picture.',
        },
        {
          risk: 'A hydrant or bedroom appears as checked although it never was.',
          mitigation: 'Where photo or time is absent, the report says not inspected and why.',
        },
      ],
      kpis: [
        {
          name: 'wait between inspection and report',
          unit: 'hours',
          baseline: 'read the stamps on 40 recent ones',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'reports that had to be fixed after sending',
          unit: '% of reports',
          baseline: 'tally the quarter just past',
          target: 'under 2 %',
        },
        {
          name: 'defects that led to a quote',
          unit: '% of faults',
          baseline: 'trace 50 of them from the sheets',
          target: 'lift it to 80 %',
        },
      ],
      data_needed: [
        'pictures and text of 100 past reports',
        'your wording for each defect and grade',
        'assets by building, with results',
        'what each kind of report must cover',
      ],
      must_not_decide:
        'Soundness, termites and a passed fire test are judgements of the qualified inspector at the property. Software records them and makes none.',
    },
    {
      workflow:
        'The report is finished in the car, not at the kitchen table. While walking through, the inspector talks and takes photos; the app matches them to stored clauses and to the layout the standard asks for. Corrections and signature follow at once, and repair items reach the office as draft quotes.',
      build:
        'First write 150 clauses in the firm’s own language. Then put them into a reporting app with voice and photo handling, such as Uptick for fire contractors or one of the house inspection apps. A last automatic check catches skipped rooms, access limits and mixed-up names or addresses.',
      checkpoint:
        'No report goes without the signature of the person who was there. A colleague reviews those with major defects, plus a tenth of the others.',
      first_step: 'Print ten old reports, colour the sentences that come back each time, and save these as clauses.',
      stop_test:
        'If at week six 60 minutes are still not enough for the write-up, end the trial. End it as well if a defect is missed that your old form catches.',
      alternative:
        'Agree one order for photos, shorten the template to two pages, and send voice notes to somebody who types.',
      risks: [
        {
          risk: 'The finding that counts drowns in ready-made text and the buyer takes you to court.',
          mitigation: 'Summaries are the inspector’s own words, with place and photo for all major items.',
        },
        {
          risk: 'Rooms or fire equipment that were never seen get a tick from the software.',
          mitigation: 'Without time stamp and image a line reads as not inspected, and the reason is given.',
        },
      ],
      kpis: [
        {
          name: 'time until the client has the report',
          unit: 'hours',
          baseline: 'compare visit and sending time for 40 jobs',
          target: '40 to 60 % less',
        },
        {
          name: 'share of reports recalled for a mistake',
          unit: '% of reports',
          baseline: 'go through three months of corrections',
          target: 'fewer than 2 %',
        },
        {
          name: 'found faults with a price sent',
          unit: '% of faults',
          baseline: 'pick 50 faults and follow them up',
          target: 'up to 80 %',
        },
      ],
      data_needed: [
        '100 earlier reports and their images',
        'defect clauses with their grades',
        'test results against each building’s equipment',
        'scope and standard by report type',
      ],
      must_not_decide:
        'The app writes; it does not judge. Passing a fire system, clearing a house of termites or calling it sound is for the qualified person on site.',
    },
    {
      workflow:
        'Inspectors sign the report before they leave the street. They talk and take pictures as they go through rooms or assets. The app files the photos, chooses your clauses for what was said and sets it all out to the standard. After their corrections, faults to be repaired go to the office as a draft quote.',
      build:
        'Pick the reporting app of your trade, Uptick in fire or one made for house inspections, with voice, photo sorting and clauses. Your own 150 clauses come first. Before sending, it should check client, address, access limits and whether a room was left out.',
      checkpoint:
        'Each report bears the signature of the inspector who was there. Another inspector looks at a tenth of them and at all with major defects.',
      first_step: 'Go through ten reports you have sent and mark the sentences that return. They start your library.',
      stop_test:
        'Stop in week six if writing up takes longer than 60 minutes after a visit, or as soon as paper would have caught a finding that was missed.',
      alternative:
        'Let a typist write from voice notes during the drive. Use one order for photos and a two-page form.',
      must_not_decide:
        'The qualified person on the spot decides if a building is sound, free of termites or through its fire test. An app can only note it.',
      risks: [
        {
          risk: 'The one serious finding is lost among standard sentences, and the buyer goes to a lawyer.',
          mitigation: 'Inspectors write the summary themselves, and no major defect stands without photo and place.',
        },
        {
          risk: 'A room or hydrant nobody saw is reported as fine.',
          mitigation: 'If a line lacks a photo or a time, it stays “not inspected” with a reason.',
        },
      ],
      kpis: [
        {
          name: 'hours before the client gets the report',
          unit: 'hours',
          baseline: 'times recorded for 40 past reports',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'corrected or returned reports',
          unit: '% of reports',
          baseline: 'corrections made in the last quarter',
          target: 'no more than 2 %',
        },
        {
          name: 'faults that became quotes',
          unit: '% of faults',
          baseline: 'track 50 faults found in tests',
          target: '80 % reached',
        },
      ],
      data_needed: [
        'photos and reports from 100 inspections',
        'library of clauses, by defect and grade',
        'each building’s assets and test results',
        'scope and standard per report',
      ],
    },
    {
      workflow:
        'What the inspector sees and says becomes the report. Room after room, or asset after asset, speech and photos go into the app. It draws on your clause library and follows the standard’s layout. The inspector reads, corrects and signs in the car, and the office gets quotes drafted for repairs.',
      build:
        'Your clause library is the real work: write 150 in plain words of your own. The app around it is bought, such as Uptick for fire or an inspection app for homes, with speech and photo sorting. Add a final check on rooms, client, address and access.',
      checkpoint:
        'Only the inspector who saw the place signs. Major defects always get a second inspector, and other reports one time in ten.',
      first_step:
        'Mark up ten past reports for repeated sentences, then turn those into the opening clauses of your library.',
      stop_test:
        'Six weeks should be enough. If a visit still costs more than 60 minutes at the desk, or one finding is lost that paper keeps, stop.',
      alternative:
        'Photos in a set order, a template cut to two pages, and a typist for the voice notes need no new software.',
      must_not_decide:
        'Whether a fire test is passed, termites are absent or a building is sound, a qualified person must judge on site. The app takes dictation.',
      risks: [
        {
          risk: 'Ready-made wording covers up the defect that matters, and you are sued.',
          mitigation: 'No software touches the summary page. Every major defect has its place and its picture.',
        },
        {
          risk: 'Software completes the entry for a hydrant or room that was skipped.',
          mitigation: 'Entries with no time stamp or photo read as not inspected, followed by why.',
        },
      ],
      kpis: [
        {
          name: 'time from inspection to report',
          unit: 'hours',
          baseline: 'visit and send times of 40 reports',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'reports corrected after they went out',
          unit: '% of reports',
          baseline: 'look back over one quarter of corrections',
          target: 'kept below 2 %',
        },
        {
          name: 'share of faults that were priced',
          unit: '% of faults',
          baseline: 'take 50 faults off the test sheets',
          target: 'a rise to 80 %',
        },
      ],
      data_needed: [
        '100 finished reports, photos included',
        'stored clauses for every defect and grade',
        'building asset lists with test outcomes',
        'rules each report type must meet',
      ],
    },
    {
      workflow:
        'Evenings of typing end, since the report is built during the visit. The inspector dictates and photographs each room or asset, and software fits the words to your clauses and the standard’s form. It is corrected and signed in the car. Work that needs doing reaches the office priced in draft.',
      build:
        'Buy, do not build: Uptick serves fire contractors, and house inspectors have apps of their own. You want dictation, sorted photos and a library with 150 clauses you wrote. Have it compare address, client, rooms and access before a report leaves.',
      checkpoint:
        'Reports are read and signed by the inspector who made the visit. A colleague checks each major defect and every tenth report.',
      first_step:
        'Find the sentences that appear again and again in ten of your reports, and save them as first clauses.',
      stop_test:
        'The limit is six weeks and 60 minutes of writing per visit. Stop beyond that, or once a finding slips by that the paper form would show.',
      alternative:
        'Bring the template down to two pages, keep photos in one order, and pay a typist to work from recordings.',
      must_not_decide:
        'Sound, termite free, fire test passed: these are words for the qualified person who was there. Software may write them, never decide them.',
      risks: [
        {
          risk: 'A buyer sues because stock wording hid the finding that counted.',
          mitigation: 'Keep the summary in the inspector’s own hand, and show place and photo for any major defect.',
        },
        {
          risk: 'Lines get filled for rooms and hydrants that nobody visited.',
          mitigation: 'The app marks a line as not inspected, and says why, unless photo and time are there.',
        },
      ],
      kpis: [
        {
          name: 'delay between visit and report',
          unit: 'hours',
          baseline: 'stamps from 40 reports already sent',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'reports with a correction',
          unit: '% of reports',
          baseline: 'number corrected during the past quarter',
          target: 'at most 2 %',
        },
        {
          name: 'faults with a quote behind them',
          unit: '% of faults',
          baseline: 'follow up 50 faults that were found',
          target: 'as much as 80 %',
        },
      ],
      data_needed: [
        'report archive of 100, with pictures',
        'wording by defect type and grade',
        'test results listed by building and asset',
        'which standard covers which report',
      ],
    },
  ],
  'construction/trade-orders-and-supply': [
    {
      workflow:
        'Whatever a builder sends, be it a call, a photo, a mail or a list, turns into an order in draft. Codes, account price and stock are filled in, and lines in doubt are yellow. Your counter clears them, names a substitute where needed and reserves a truck slot. The builder then checks a confirmation.',
      build:
        'A reader sits on the mailbox and the counter’s mobile. It has learnt your codes and what every builder calls things, and puts drafts into Epicor, Pronto or MYOB Advanced, whichever you use. Nothing is sent without staff. On day three and day ten it reminds you of open quotes.',
      checkpoint:
        'No draft becomes an order until counter staff accept it. Quotes over $20,000 go past the account manager.',
      first_step:
        'For two days save all orders just as they come in. Tally channel, number of lines and keying minutes.',
      stop_test: 'End it if, eight weeks in, over 10 % of lines get the wrong code or keying is not 25 % faster.',
      alternative:
        'Print a single-page form with codes and your ten most common house packs. One colleague handles the mailbox before smoko.',
      risks: [
        {
          risk: 'Treated or structural timber gets replaced by a product of the same size but not the same strength.',
          mitigation:
            'Only a named person in sales may alter such lines, fire products too, and the builder agrees in writing.',
        },
        {
          risk: 'The firm confirms the wrong tier of price and loses its margin on a whole house.',
          mitigation: 'Set a margin floor; anything under it waits for a manager.',
        },
      ],
      kpis: [
        {
          name: 'keying time for one order',
          unit: 'minutes',
          baseline: 'put a stopwatch on 50 of them',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'lines credited or sent back',
          unit: '% of lines',
          baseline: 'read the credit notes of a quarter',
          target: '30 to 50 % fewer',
        },
        {
          name: 'share of quotes somebody chased',
          unit: '% of quotes sent',
          baseline: 'go through the latest 100',
          target: 'lift it to 90 %',
        },
      ],
      data_needed: [
        'order lines and codes for twelve months',
        'products, other names, replacements',
        'prices and limits for each account',
        '200 incoming lists in their raw form',
      ],
    },
    {
      workflow:
        'Orders write themselves up to the point where judgement begins. Software reads the builder’s mail, call, list or photo, finds codes, stock and the price that account pays, and colours doubtful lines yellow. Counter staff decide those, suggest replacements, choose the delivery time and send a confirmation.',
      build:
        'Train an order reader on your product codes and the nicknames that builders use, then point it at the shared mailbox and the mobile on the counter. Drafts land in the system you sell from, such as MYOB Advanced, Pronto or Epicor, for staff to release. Quotes are chased at three days and at ten.',
      checkpoint: 'Release is by hand: the counter for orders, the account manager for any quote of more than $20,000.',
      first_step:
        'Keep a copy of each order that arrives within 48 hours, noting how it came, its lines and the minutes it took.',
      stop_test: 'After eight weeks, stop unless fewer than 10 % of lines need recoding and typing time is down 25 %.',
      alternative:
        'Ten standard house packs and a one-page form with your codes do much of it. Have the mailbox read by the same person every morning.',
      risks: [
        {
          risk: 'Look-alike goods replace a beam, a fire-rated sheet or a treated post.',
          mitigation:
            'For those product groups a salesperson, by name, makes the change and holds the builder’s consent in writing.',
        },
        {
          risk: 'A mistaken price tier goes out on a house lot and eats the profit.',
          mitigation: 'Orders under the minimum margin are held back for release by a manager.',
        },
      ],
      kpis: [
        {
          name: 'how long an order takes to type',
          unit: 'minutes',
          baseline: 'watch 50 at the trade counter',
          target: '40 to 60 % less',
        },
        {
          name: 'goods credited because the line was wrong',
          unit: '% of lines',
          baseline: 'add up credits over three months',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'quotes with a second call',
          unit: '% of quotes sent',
          baseline: 'sample 100 sent ones',
          target: 'reach 90 %',
        },
      ],
      data_needed: [
        'twelve months’ sales by line and code',
        'catalogue with nicknames and alternatives',
        'limits and price tiers of accounts',
        'original mails and lists, 200 of them',
      ],
    },
    {
      workflow:
        'Counter staff check orders where they used to type them. Lists, mails, photos and calls from builders are read, and every line receives a code, the stock level and that account’s price. Yellow lines need a person, who may offer something else. A delivery slot is booked and the builder confirms.',
      build:
        'You need an order reader for the counter’s phone and the mailbox that knows your codes and the builders’ own words. It leaves drafts in Pronto, MYOB Advanced or Epicor and sends nothing on its own. After three days and after ten, open quotes are followed up.',
      checkpoint:
        'Each draft is confirmed at the counter, on screen. Quotes beyond $20,000 are read by the account manager.',
      first_step:
        'Over two days keep all orders in the form they came. Count channels, lines and the minutes of keying.',
      stop_test:
        'Give it eight weeks. Stop if over 10 % of lines want another code, or if keying has not become 25 % quicker.',
      alternative:
        'Offer builders a form of one page with codes and ten usual house packs, and let one person own the morning mailbox.',
      risks: [
        {
          risk: 'Something that looks alike replaces a beam or treated timber.',
          mitigation:
            'Changes to treated, fire or structural lines need a named salesperson and a written yes from the builder.',
        },
        {
          risk: 'Confirming at the wrong price level wipes out the profit on a house lot.',
          mitigation: 'The order halts when a line falls under the floor margin, until a manager lets it through.',
        },
      ],
      kpis: [
        {
          name: 'time to key one order',
          unit: 'minutes',
          baseline: 'clock 50 orders as staff enter them',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'faulty or returned order lines',
          unit: '% of lines',
          baseline: 'three months’ credit notes',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'quotes that were chased',
          unit: '% of quotes sent',
          baseline: 'check 100 recent quotes',
          target: '90 % reached',
        },
      ],
      data_needed: [
        'order lines with codes, one year',
        'products with nicknames and substitutes',
        'credit limits and prices by account',
        '200 builder lists as they arrived',
      ],
    },
    {
      workflow:
        'A photo of a cutting list comes back as a draft order. Calls, mails and typed lists are read the same way. Code, account price and stock stand beside each line, with yellow for doubt. Your counter decides those, proposes substitutes and picks a slot for the truck. The builder checks the confirmation.',
      build:
        'Teach a reader your stock codes and what each builder calls them. It works on the shared mailbox and counter mobile and writes drafts into Epicor, MYOB Advanced or Pronto. People send, the reader does not. Quotes come up again at three days and ten days.',
      checkpoint:
        'An order is real when counter staff have confirmed its draft, and a quote over $20,000 once the account manager has read it.',
      first_step:
        'Save what comes in during two days, by phone, mail or photo, and write lines and keying minutes on each.',
      stop_test:
        'By week eight, at most 10 % of lines may need a new code and keying time must be 25 % lower. Otherwise stop.',
      alternative:
        'Publish your codes and ten standard house packs on a one-page form. The mailbox has one owner every morning.',
      risks: [
        {
          risk: 'A treated or structural piece is exchanged for one that merely looks right.',
          mitigation:
            'Let only a salesperson you name change fire, structural or treated items, once the builder has agreed in writing.',
        },
        {
          risk: 'One wrong price tier, confirmed, costs you the margin of a house.',
          mitigation: 'No order passes under the floor margin until released by a manager.',
        },
      ],
      kpis: [
        {
          name: 'minutes of typing per order',
          unit: 'minutes',
          baseline: 'measure 50 orders at the counter',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'lines that end in a credit',
          unit: '% of lines',
          baseline: 'go through a quarter of credit notes',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'follow-up on quotes',
          unit: '% of quotes sent',
          baseline: 'sample of your last 100 quotes',
          target: 'a rise to 90 %',
        },
      ],
      data_needed: [
        'twelve months of coded order lines',
        'catalogue, with synonyms and swaps',
        'what each account pays and may owe',
        '200 original orders, lists and mails',
      ],
    },
    {
      workflow:
        'However a builder orders, the counter sees one tidy draft. The reader takes the call, mail, photo or list and adds codes, that builder’s price and stock on hand. Anything doubtful is yellow, and staff settle it or suggest a substitute. With a slot booked, the builder receives a confirmation to look over.',
      build:
        'Put the reader where orders arrive, on the mailbox and the mobile at the counter. It learns your codes and builders’ names for goods, and drafts into your own system, be it Pronto, Epicor or MYOB Advanced. Staff do the sending. It prompts a follow-up on quotes at three and at ten days.',
      checkpoint:
        'Staff at the counter approve every draft themselves. The account manager reads what is quoted above $20,000.',
      first_step:
        'Record two days of orders in their original form, noting where they came from, how many lines and how long they took.',
      stop_test:
        'Stop when, after eight weeks, keying is less than 25 % faster or recoding touches over 10 % of drafted lines.',
      alternative:
        'Builders get one page with your codes and ten common packs, and somebody reads the mailbox first thing every day.',
      risks: [
        {
          risk: 'Two products look the same, and the wrong one goes out as a beam or treated timber.',
          mitigation:
            'Structural, treated and fire goods change only when the builder consents on paper and a salesperson you have named agrees.',
        },
        {
          risk: 'The margin of a whole house lot goes on a mistaken price level.',
          mitigation: 'Anything priced under the floor stays on hold for a manager.',
        },
      ],
      kpis: [
        {
          name: 'entry time per order',
          unit: 'minutes',
          baseline: 'stopwatch beside the counter for 50 orders',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'share of lines wrong or sent back',
          unit: '% of lines',
          baseline: 'credits issued in three months',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'quotes with a follow-up',
          unit: '% of quotes sent',
          baseline: 'the most recent 100 quotes',
          target: 'up to 90 %',
        },
      ],
      data_needed: [
        'all order lines of a year, coded',
        'list of goods, their nicknames and replacements',
        'account terms: prices and limits',
        'raw lists and mails, 200 in number',
      ],
    },
  ],
  'construction/crane-pump-and-crew-bookings': [
    {
      workflow:
        'All bookings, whether rung in, texted or mailed, reach one board that holds time, site, size and tickets. It suggests in the afternoon which machine and crew go to which job, counting travel, rest and weather. Once the allocator has adjusted and released it, crews confirm, and a signed docket on the phone leads to the bill.',
      build:
        'Get allocation software built for your trade, with dockets on the phone and a reader for bookings by text or mail. Rest rules, tickets and pump reach or lift charts go in as limits it cannot cross. Proposals begin when bookings have been clean for a month.',
      checkpoint:
        'Each job is let go by the allocator. Each lift, closure and pour has a plan signed by its supervisor or crew leader.',
      first_step:
        'Spend two afternoons at the allocator’s desk with a tally: new booking, change, question, complaint.',
      stop_test:
        'Ten weeks decide. End it if the share of billed hours is not 2 points higher, and pause that very day when somebody without a ticket is placed.',
      alternative:
        'Ask for six facts in a standard text, take no bookings after 2 pm, and have dockets photographed at the gate.',
      risks: [
        {
          risk: 'Weight fits, but reach, soft ground or overhead lines were not considered.',
          mitigation: 'No machine size is final until whoever made the set-up or lift plan puts a name to it.',
        },
        {
          risk: 'Somebody who knocked off at midnight turns up in the five o’clock slot.',
          mitigation: 'Ten hours between shifts is a limit in the system, and crew leaders may say no freely.',
        },
      ],
      kpis: [
        {
          name: 'share of worked hours that reach an invoice',
          unit: '% of hours worked',
          baseline: 'lay four weeks of dockets beside the bills',
          target: 'lift it to 97 %',
        },
        {
          name: 'phone calls at the allocation desk',
          unit: 'calls per day',
          baseline: 'keep a tally in a normal week',
          target: '30 to 50 % fewer',
        },
        {
          name: 'starts no more than 15 minutes late',
          unit: '% of jobs',
          baseline: 'read 100 dockets',
          target: '10 to 15 points better',
        },
      ],
      data_needed: [
        'half a year of dockets and bookings',
        'what each machine lifts or reaches',
        'tickets and recent hours by operator',
        'access notes and driving times for sites',
      ],
      must_not_decide:
        'A competent, licensed person decides on lift plans, clearance from power lines, ground and road closures. Software has no say there.',
    },
    {
      workflow:
        'One board replaces the notebook and the phone. It takes in bookings of every kind, with site, hour, size and needed tickets, and works out a proposal for tomorrow that respects rain, rest and travel. The allocator has the last word, crews answer on their phones, and billing starts from the signed docket.',
      build:
        'Phone dockets and a shared booking board come first, from a supplier who knows cranes, pumps or traffic crews. A reader then takes bookings out of texts and mails. Lift charts, reach, tickets and rest are fixed limits, and after one tidy month the board may propose.',
      checkpoint:
        'Nothing rolls until the allocator releases it. Pours, lifts and closures also carry the name of a crew leader or lift supervisor.',
      first_step: 'Listen in for two afternoons and sort the calls into bookings, changes, questions and complaints.',
      stop_test:
        'Should billed hours be up by less than 2 points after ten weeks, stop. Placing even one unticketed person means stop today.',
      alternative:
        'Bookings end at 2 pm. They come in a text with six set facts, and nobody leaves a site before the docket is photographed.',
      risks: [
        {
          risk: 'A pump or crane is matched by tonnes while radius, footing and wires are ignored.',
          mitigation: 'Keep every size provisional till the plan for set-up or lift carries a signature.',
        },
        {
          risk: 'The roster reuses a crew a few hours after a night job.',
          mitigation: 'Block anyone with less than ten hours off, and never punish a leader who declines.',
        },
      ],
      kpis: [
        {
          name: 'hours invoiced out of hours worked',
          unit: '% of hours worked',
          baseline: 'match dockets and bills over four weeks',
          target: 'up to 97 %',
        },
        {
          name: 'calls the allocator takes',
          unit: 'calls per day',
          baseline: 'count them for one typical week',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'jobs begun inside 15 minutes of the agreed time',
          unit: '% of jobs',
          baseline: 'sample 100 signed dockets',
          target: '10 to 15 points higher',
        },
      ],
      data_needed: [
        'six months’ jobs as booked and as signed',
        'capacity sheet for the plant',
        'operator licences with hours on shift',
        'site list: how far, how to get in',
      ],
      must_not_decide:
        'Ground, wires, lift plan and traffic layout belong to the person who is licensed and competent for them. The board may only fill in names and times.',
    },
    {
      workflow:
        'The allocator starts from a proposal instead of a blank board. Texts, mails and calls are read into it with size, time, tickets and site, and in the afternoon it matches people and plant, minding travel, rest and rain. The allocator adjusts and releases. Crews confirm on the phone, and a signed docket triggers the bill.',
      build:
        'Begin with allocation software of your trade and dockets on the phone, then a reader for texts and mails. Tickets, rest rules, lift charts and pump reach are entered as limits it may not break. After a clean month of bookings it can start proposing.',
      checkpoint:
        'A job goes when the allocator releases it. For every pour, lift or road closure the crew leader signs, or the lift supervisor.',
      first_step:
        'Keep a tally next to the allocator on two afternoons: is each call a booking, a change, a question or a complaint?',
      stop_test:
        'If billed hours have gained less than 2 points in ten weeks, stop. A person placed without the ticket stops it immediately.',
      alternative:
        'Take no booking after 2 pm. Ask six facts in a template text, and have crews photograph dockets before they drive off.',
      must_not_decide:
        'Only a competent, licensed person settles lift plans, ground bearing, distance to power lines and closure layouts. The board is no judge of these.',
      risks: [
        {
          risk: 'Going by weight alone, the board misses ground, radius or power lines.',
          mitigation: 'A size remains a suggestion until someone signs who holds the plan for that lift or set-up.',
        },
        {
          risk: 'A crew home at midnight is on the list again for five.',
          mitigation: 'Less than ten hours’ rest is blocked outright, and a crew leader may refuse at no cost.',
        },
      ],
      kpis: [
        {
          name: 'billed share of plant and crew hours',
          unit: '% of hours worked',
          baseline: 'four weeks, dockets against invoices',
          target: '97 % reached',
        },
        {
          name: 'allocator calls',
          unit: 'calls per day',
          baseline: 'one normal week, counted',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'starts within 15 minutes of the booked time',
          unit: '% of jobs',
          baseline: 'times on 100 dockets',
          target: 'a gain of 10 to 15 points',
        },
      ],
      data_needed: [
        'six months of dockets with bookings',
        'plant by capacity and reach',
        'tickets held and hours done, by operator',
        'travel times and access for each site',
      ],
    },
    {
      workflow:
        'Bookings, allocation and dockets run through one board. It reads what customers text, mail or ring in, and knows site, hour, size and tickets. Mid-afternoon brings a proposal that allows for rest hours, travel and rain. Once the allocator lets it go, crews say yes by phone and the docket, signed, is billed.',
      build:
        'Choose a system made for crane, pump or traffic work that books, allocates and has phone dockets. Add a reader for bookings sent by mail or text. Its hard limits are tickets, reach or lift chart, and rest. Proposals come only when a month of bookings is clean.',
      checkpoint:
        'The allocator’s release starts a job, and every lift, pour or closure has a plan which its crew leader or lift supervisor has signed.',
      first_step: 'Log the allocator’s calls for two afternoons by kind: bookings, changes, questions, complaints.',
      stop_test:
        'Ten weeks should raise billed hours by 2 points. Stop if they do not, and stop that day should anyone lack the ticket for a job.',
      alternative:
        'Set 2 pm as the deadline, use a text with the six facts you need, and get a photo of each docket on site.',
      must_not_decide:
        'Lift plan, ground, power lines and closure layout are decisions for someone licensed and competent. Never take them from the board.',
      risks: [
        {
          risk: 'The tonnes are right, yet nobody looked at radius, ground or wires.',
          mitigation: 'Treat the size as open until a signed lift plan or set-up plan backs it.',
        },
        {
          risk: 'People who worked until midnight get an offer for five in the morning.',
          mitigation: 'Ten hours off is a rule the board obeys, and saying no brings a crew leader no trouble.',
        },
      ],
      kpis: [
        {
          name: 'hours worked that are billed',
          unit: '% of hours worked',
          baseline: 'dockets and invoices side by side, four weeks',
          target: 'a rise to 97 %',
        },
        {
          name: 'calls per day at the allocator’s desk',
          unit: 'calls per day',
          baseline: 'a week’s tally',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'punctual starts, to within 15 minutes',
          unit: '% of jobs',
          baseline: 'go by the times on 100 dockets',
          target: '10 to 15 points up',
        },
      ],
      data_needed: [
        'dockets plus bookings, last six months',
        'machines with reach and lifting capacity',
        'each operator’s tickets and shift hours',
        'notes on access and distance by site',
      ],
    },
    {
      workflow:
        'By mid-afternoon tomorrow’s crews and machines are proposed, with the reasons. Every booking, however it came, is on the board with size, site, time and tickets. Rest, travel and weather are counted in. The allocator has the final say, crews answer by phone, and a signed docket sends the job to billing.',
      build:
        'The system is bought for your trade and comes with phone dockets. What you add is a reader for texted and mailed bookings, and hard limits for rest, tickets, pump reach and lift charts. Hold back the automatic board until bookings have been tidy for a month.',
      checkpoint:
        'No job leaves without the allocator, and no lift, pour or road closure without a plan signed by crew leader or lift supervisor.',
      first_step:
        'For two afternoons, sit in on allocation and sort what comes by phone: booking, change, question, complaint.',
      stop_test:
        'Stop at ten weeks if the billed share is up by under 2 points. Stop on the spot if the board sends a person who has no ticket.',
      alternative:
        'Bookings close at 2 pm and follow a six-fact text. The docket is photographed while the crew is still on site.',
      must_not_decide:
        'What the ground bears, how a lift is planned, how near wires are and how a road is closed: a licensed, competent person decides each.',
      risks: [
        {
          risk: 'A crane or pump is offered by weight, without thought for wires, ground or radius.',
          mitigation: 'The size counts once a person has signed the lift plan or the set-up plan, and not before.',
        },
        {
          risk: 'After a midnight finish the same crew is offered for five.',
          mitigation: 'Make ten hours’ rest a limit in the software. Refusing must never count against a crew leader.',
        },
      ],
      kpis: [
        {
          name: 'billed hours out of all hours worked',
          unit: '% of hours worked',
          baseline: 'compare invoices with a month of dockets',
          target: 'as high as 97 %',
        },
        {
          name: 'daily calls to the allocator',
          unit: 'calls per day',
          baseline: 'note every call in an average week',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'jobs on time, 15 minutes either way',
          unit: '% of jobs',
          baseline: '100 dockets with start times',
          target: 'a rise of 10 to 15 points',
        },
      ],
      data_needed: [
        'what was booked and docketed, six months',
        'reach and capacity of all plant',
        'who has which ticket and hours',
        'site access notes with travel time',
      ],
    },
  ],
  'construction/spoil-and-asbestos-loads': [
    {
      workflow:
        'Every truckload is numbered as it is filled, with material class, truck, site and a photo. On the phone the driver sees the tips allowed for it and takes a picture of the docket there. Overnight the system lines up loads, dockets, bills and tracking papers. Loads without proof are with the site manager by breakfast.',
      build:
        'A load form on the phone comes first: truck, photo and class, linked to how each stockpile was classified. Next comes reading tip dockets and matching bills. From that one record, state tracking forms go out once somebody has looked at them.',
      checkpoint:
        'Contaminated soil and asbestos leave only when the site manager lets them. Each morning the contract administrator closes yesterday’s list.',
      first_step: 'Choose a completed job, take its loads from the bills, and count how many dockets you can find.',
      stop_test: 'Six weeks on, pause the roll-out if less than 95 % of loads are proven by the following morning.',
      alternative:
        'Three-part numbered dockets for each site will do, provided that no tip bill is paid without its stub.',
      risks: [
        {
          risk: 'The form carries over the previous class, so dirty soil travels as clean.',
          mitigation:
            'Each stockpile needs a new choice of class. For asbestos and contaminated soil the truck waits for the site manager’s release.',
        },
        {
          risk: 'Forms get filled in the cab hours afterwards and mean nothing.',
          mitigation:
            'Read time and location off the picture. Ten loads a week are checked by the site manager against the gate book.',
        },
      ],
      kpis: [
        {
          name: 'share of loads proven to the tip',
          unit: '% of loads',
          baseline: 'pick 100 from a job that is done',
          target: 'lift it to 99 %',
        },
        {
          name: 'overcharges found on tips and cartage',
          unit: '$ per job',
          baseline: 'set bills against counts for two jobs',
          target: '2 to 4 % of the cost won back',
        },
        {
          name: 'how fast you can answer the regulator',
          unit: 'working days',
          baseline: 'rehearse one request with a clock',
          target: 'less than 1 day',
        },
      ],
      data_needed: [
        'classification report for each stockpile',
        'trucks and loads as counted',
        'dockets and bills from tips',
        'clearance and tracking papers',
      ],
      must_not_decide:
        'The licensed assessor or environmental consultant says what the material is and when an area is clear. A form cannot.',
    },
    {
      workflow:
        'The proof travels with the load. When a truck is filled it receives a number, a class, a photo and a site, and its driver is shown where it may be tipped. The docket is photographed at the tip. By morning, anything that bills, certificates and dockets do not cover is listed for the site manager.',
      build:
        'Give operators a short phone form that knows the class of every stockpile and asks for truck and photo. Then let software read the tip dockets and hold them against the invoices. Tracking forms for the state are filled from it and checked by a person before lodging.',
      checkpoint:
        'A tap by the site manager frees each contaminated or asbestos load. The day is closed by the contract administrator the morning after.',
      first_step: 'Reconstruct one old job: how many of its invoiced loads still have a docket in your hands?',
      stop_test:
        'When six weeks have passed and proof by next morning is still under 95 % of loads, stop taking on more sites.',
      alternative: 'Use a carbon book with numbers, one per site, and make the stub a condition for paying the tip.',
      risks: [
        {
          risk: 'A remembered setting turns contaminated soil into clean fill on paper.',
          mitigation:
            'Nothing is pre-filled: the class is picked per stockpile, and the risky ones cannot leave before the site manager agrees.',
        },
        {
          risk: 'Drivers catch up on forms at lunch, from memory.',
          mitigation: 'The picture supplies place and hour, and a weekly sample of ten is compared with the gate book.',
        },
      ],
      kpis: [
        {
          name: 'loads whose whole trail is on file',
          unit: '% of loads',
          baseline: 'test 100 loads from a past job',
          target: 'up to 99 %',
        },
        {
          name: 'money back from wrong tip and cartage bills',
          unit: '$ per job',
          baseline: 'recount two jobs against what was invoiced',
          target: '2 to 4 % of the cost back',
        },
        {
          name: 'time to hand over records when asked',
          unit: 'working days',
          baseline: 'run a practice request',
          target: 'below 1 day',
        },
      ],
      data_needed: [
        'reports that class each stockpile',
        'load tallies with truck numbers',
        'what the tips docketed and charged',
        'certificates for tracking and clearance',
      ],
      must_not_decide:
        'Classification and asbestos clearance rest with the consultant or the licensed assessor. The software keeps papers and judges nothing.',
    },
    {
      workflow:
        'You can prove where every load went by the next morning. The excavator fills the truck, and the load gets a number, class, photo and site. The phone tells the driver which tips accept it, and there the docket is photographed. Overnight, dockets, invoices and certificates are matched, and gaps go to the site manager.',
      build:
        'First build a phone form for each load, asking class, truck and photo and tied to the stockpile’s classification. Reading tip dockets and matching invoices come second. The same record fills state tracking forms, which a person checks before lodging.',
      checkpoint:
        'Asbestos and contaminated soil move when the site manager releases the load. The contract administrator closes the list every morning.',
      first_step: 'Pick a finished job and its tip invoices. For how many loads can you produce the docket?',
      stop_test: 'Take on no more sites if, at six weeks, next-morning proof covers fewer than 95 % of loads.',
      alternative: 'Numbered docket books with three copies, one per site, and no payment to a tip without the stub.',
      must_not_decide:
        'Software files papers. It takes an environmental consultant or a licensed assessor to class material and call an area clear of asbestos.',
      risks: [
        {
          risk: 'The last class stays in the form, and contaminated material goes out as clean.',
          mitigation:
            'Staff choose the class anew for each stockpile. Asbestos and contaminated loads wait for a tap from the site manager.',
        },
        {
          risk: 'Forms are ticked afterwards in the cab, so the record is invented.',
          mitigation:
            'Place and time come from the photo. Each week the site manager compares ten loads with the gate book.',
        },
      ],
      kpis: [
        {
          name: 'loads with proof from dig to tip',
          unit: '% of loads',
          baseline: '100 loads taken from one completed job',
          target: '99 % reached',
        },
        {
          name: 'tip and cartage money recovered',
          unit: '$ per job',
          baseline: 'two jobs, counts against invoices',
          target: '2 to 4 % of the cost recovered',
        },
        {
          name: 'days a records request takes',
          unit: 'working days',
          baseline: 'do a trial request and time it',
          target: 'within 1 day',
        },
      ],
      data_needed: [
        'classification reports, one per stockpile',
        'truck dockets and count of loads',
        'invoices and dockets from the tip',
        'certificates of clearance and tracking',
      ],
    },
    {
      workflow:
        'Each truckload carries its papers from the dig to the tip. A number, the material class, the truck and a photo are recorded at loading. Drivers see on their phone where it may go and photograph the tip docket. At night everything is matched with invoices and tracking certificates. The site manager gets what is unproven.',
      build:
        'A simple load form on the phone is the base, with photo, truck and the class set for that stockpile. Docket reading and invoice matching follow. Once a person has checked them, tracking forms go to the state out of the same data.',
      checkpoint:
        'The site manager’s release is needed for every contaminated or asbestos load, and each morning’s list has to be closed by the contract administrator.',
      first_step: 'Use the invoices of one completed job to list its loads, then see how many dockets turn up.',
      stop_test: 'Add no further site if, after six weeks, the next morning finds proof for fewer than 95 % of loads.',
      alternative:
        'Keep three-copy docket books, numbered and one to a site. A tip is paid against the matching stub only.',
      must_not_decide:
        'An environmental consultant or licensed assessor classes the material and clears the area of asbestos. The system stores their papers.',
      risks: [
        {
          risk: 'Clean is what the form says, because it kept the setting from before.',
          mitigation:
            'For each stockpile the class starts blank, and the site manager must tap before an asbestos or contaminated load moves.',
        },
        {
          risk: 'A form filled in later from the cab proves nothing.',
          mitigation:
            'Use the photo’s own time and place, and have the site manager hold ten loads a week against the gate book.',
        },
      ],
      kpis: [
        {
          name: 'share of loads with every paper',
          unit: '% of loads',
          baseline: 'inspect 100 loads of a job now finished',
          target: 'a rise to 99 %',
        },
        {
          name: 'disputed tip and cartage charges won',
          unit: '$ per job',
          baseline: 'take two jobs and recount against bills',
          target: '2 to 4 % of the cost returned',
        },
        {
          name: 'time to produce records on request',
          unit: 'working days',
          baseline: 'one mock request, timed',
          target: 'no more than 1 day',
        },
      ],
      data_needed: [
        'stockpiles and their classification reports',
        'loads counted, with truck dockets',
        'tip paperwork, dockets and bills',
        'tracking certificates and clearances',
      ],
    },
    {
      workflow:
        'A load without proof is reported to the site manager next morning. All others are matched: number and photo from the excavator, class, truck, the docket snapped at an allowed tip, the invoice and the tracking certificate. Drivers see on the phone which tips they may use. The matching runs at night.',
      build:
        'Loads are logged by phone with truck, class and photo, the class following the report on each stockpile. On top of that, software reads tip dockets and checks them against invoices. State tracking forms come from the log and go in after someone has checked.',
      checkpoint:
        'Every load of contaminated soil or asbestos waits for the site manager. Every morning the contract administrator signs off the day before.',
      first_step: 'Try it on paper with one old job: list loads from invoices and look for a docket to each.',
      stop_test:
        'Six weeks in, at least 95 % of loads should have proof by the morning after. If not, stop adding sites.',
      alternative:
        'Give each site a numbered book with three copies. Whoever pays tip invoices must see the stub first.',
      must_not_decide:
        'Whether soil is clean and an area clear of asbestos, the consultant or licensed assessor decides. No form or software does.',
      risks: [
        {
          risk: 'The form suggests yesterday’s class and dirty loads leave as clean.',
          mitigation:
            'Make people pick a class per stockpile. The truck stays until the site manager has released asbestos or contaminated material.',
        },
        {
          risk: 'If drivers complete forms hours later, the record is a story.',
          mitigation:
            'Trust the photo for hour and place. A check of ten loads weekly against the gate book is the site manager’s job.',
        },
      ],
      kpis: [
        {
          name: 'loads fully documented',
          unit: '% of loads',
          baseline: 'a sample of 100 from one past job',
          target: 'as high as 99 %',
        },
        {
          name: 'recovered cartage and tip charges',
          unit: '$ per job',
          baseline: 'invoices of two jobs against load counts',
          target: '2 to 4 % of the cost regained',
        },
        {
          name: 'working days to meet a records request',
          unit: 'working days',
          baseline: 'stage a request and count the days',
          target: 'at most 1 day',
        },
      ],
      data_needed: [
        'stockpile reports with waste class',
        'load numbers and the trucks’ dockets',
        'tip bills and their dockets',
        'papers for clearance and tracking',
      ],
    },
  ],
  'construction/site-screening-and-feasibility': [
    {
      workflow:
        'Each site an agent sends gets the same quick test. Public data on zoning, overlays, services, slope and sales is gathered by address, a yield is sketched, and the house feasibility runs in a low, a likely and a high case. Acquisitions checks the three figures that swing it and answers no, maybe or offer.',
      build:
        'Lock one feasibility model and feed it a quarterly table of your true build costs. Around it, gather planning layers and sales for any address, and print a summary on one page that names its sources. EstateMaster or Excel is enough at first; site-finding subscriptions can wait.',
      checkpoint:
        'Three inputs carry the margin: the development manager signs them. Offers go to the board with all of the cases, low to high.',
      first_step:
        'Put five sites from the past through a single model, and compare your beliefs of that time with the result.',
      stop_test:
        'End it if ten earlier sites would all have been decided the same way, or when a first answer still needs over five days after three months.',
      alternative:
        'Ten questions on a page decide whether to go on. After that a locked spreadsheet, checked by a second person, does the sums.',
      risks: [
        {
          risk: 'Out-of-date planning maps promise one storey more than council will allow.',
          mitigation:
            'Before money goes into an option, have zoning and overlays confirmed by a town planner in writing.',
        },
        {
          risk: 'The model looks so neat that a hoped-for sales rate passes as fact.',
          mitigation: 'Show where each input came from and when. Debt must be repaid even in the low case.',
        },
      ],
      kpis: [
        {
          name: 'wait until a site gets its first yes or no',
          unit: 'days',
          baseline: 'look up 30 recent ones',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'gap between feaso and real cost',
          unit: '% difference',
          baseline: 'take five projects that are complete',
          target: 'no more than 5 %',
        },
      ],
      data_needed: [
        'old feasibilities and what became of them',
        'real costs and fees from completed jobs',
        'sales records and public planning maps',
        'mails and listings from agents',
      ],
    },
    {
      workflow:
        'You can say no to a poor site in days. Address in, and the tool returns sales nearby, zoning, overlays, slope and services, together with a rough yield and three runs of your standard model. The acquisitions manager tests the few inputs that matter and decides whether to drop it, dig deeper or bid.',
      build:
        'Begin with the model: a single one, formulas locked, with build costs and rates from your own jobs refreshed every three months. Then add data from planning maps and sales, summed up on a page with references. Stay in Excel or EstateMaster until that works; paid site search comes after.',
      checkpoint:
        'Before an offer the board reads the likely case between its low and high, and the development manager vouches for the three strongest inputs.',
      first_step:
        'Go back over five sites you once assessed. Note what was assumed, what happened, and what one common model says.',
      stop_test:
        'Stop after three months unless first answers come within five days. Stop too if a rerun of ten old sites alters no decision.',
      alternative:
        'A ten-question sheet filters most sites; one protected workbook, always checked twice, handles the remainder.',
      risks: [
        {
          risk: 'The overlay was misread, and the drawing has a floor too many.',
          mitigation: 'No option fee is paid until a planner has put the controls on paper.',
        },
        {
          risk: 'Good layout lends weight to a sales pace that somebody only hopes for.',
          mitigation:
            'Date and source stand beside all inputs, and the bank gets its money back in the worst of the cases.',
        },
      ],
      kpis: [
        {
          name: 'time a new site waits for an answer',
          unit: 'days',
          baseline: 'use dates from 30 sites',
          target: '50 to 70 % less',
        },
        {
          name: 'how far costs drift from the feasibility',
          unit: '% difference',
          baseline: 'check five projects after completion',
          target: 'inside 5 %',
        },
      ],
      data_needed: [
        'earlier site studies with their ending',
        'what past projects cost in the end',
        'zoning layers plus recent sales',
        'offers that agents sent you',
      ],
    },
    {
      workflow:
        'Poor sites are turned down quickly and good ones get your time. From an address the tool gathers overlays, zoning, services, slope and sales, sketches the yield and runs your feasibility three ways: low, likely, high. The acquisitions manager tests the three deciding inputs, then drops it, looks closer or offers.',
      build:
        'One locked feasibility model is the core, with your own costs and rates brought up to date each quarter. To this add public planning layers, sales and a page per site with sources. Excel or EstateMaster will carry it before you pay for site finding.',
      checkpoint:
        'Low, likely and high go to the board before any offer, and the development manager signs for the three inputs with most weight.',
      first_step: 'Take five sites from earlier years through one model. Set what you believed against what happened.',
      stop_test:
        'Give it three months. Stop if a first answer takes more than five days, or if ten old sites would have been decided no differently.',
      alternative:
        'One page with ten go or no-go questions, then a locked spreadsheet that a second person checks, will serve.',
      risks: [
        {
          risk: 'An old or misread layer adds a storey that cannot be built.',
          mitigation: 'A town planner writes to confirm zoning and overlays before you pay for an option.',
        },
        {
          risk: 'A hopeful sales rate looks like fact inside a neat model.',
          mitigation: 'Give each input a date and a source. Even at the low case the bank must be repaid.',
        },
      ],
      kpis: [
        {
          name: 'days a listing waits for a decision',
          unit: 'days',
          baseline: 'last 30 sites, start and end date',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'final cost against feasibility',
          unit: '% difference',
          baseline: 'five projects now complete',
          target: '5 % at most',
        },
      ],
      data_needed: [
        'past feasibilities and their outcome',
        'fees and build costs actually paid',
        'property sales and planning layers',
        'agents’ letters and listings',
      ],
    },
    {
      workflow:
        'Every listing gets a one-page answer before anyone drives out. The tool looks up zoning, slope, overlays, services and nearby sales, estimates yield, and calculates low, likely and high with your standard model. Three inputs decide the result. Your acquisitions manager checks those and chooses no, closer look or offer.',
      build:
        'Fix the feasibility model first: lock its formulas and renew its table of real build costs each quarter. A collector for planning layers and sales then fills a one-page summary that names sources. Use EstateMaster or Excel now. A site-finding service is a later question.',
      checkpoint:
        'The development manager answers for the three inputs that drive margin. Without the low, likely and high case the board sees no offer.',
      first_step:
        'Choose five sites you looked at before, rerun them all in one model, and note where belief and outcome part.',
      stop_test:
        'Ten past sites are the test: if no decision changes, stop. Stop too if, three months on, first answers need over five days.',
      alternative:
        'Filter sites with ten questions on one sheet. Do the sums in a single locked workbook that two people check.',
      risks: [
        {
          risk: 'The zoning layer is out of date, so the yield has one floor too many.',
          mitigation: 'Pay no option money until a town planner has confirmed overlays and zoning on paper.',
        },
        {
          risk: 'People trust a sales rate because the model around it is tidy.',
          mitigation: 'Every input states source and date, and the bank is repaid in the low case as well.',
        },
      ],
      kpis: [
        {
          name: 'time from listing to first answer',
          unit: 'days',
          baseline: 'check both dates for 30 recent sites',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'cost error of the feasibility',
          unit: '% difference',
          baseline: 'look at five finished projects',
          target: 'not above 5 %',
        },
      ],
      data_needed: [
        'feasibilities you made, with results',
        'true costs and fees per finished project',
        'planning maps and sales evidence',
        'site offers received from agents',
      ],
    },
    {
      workflow:
        'The first decision on a site takes days and rests on one model. Listing or agent’s letter in, the tool fetches sales, services, slope, zoning and overlays, estimates a yield and runs low, likely and high. The acquisitions manager looks hard at three inputs. The answer is no, dig deeper or offer.',
      build:
        'Start in Excel or EstateMaster, with one model nobody can alter and a cost table from your own jobs, refreshed quarterly. Then collect planning layers and sales by address, and print one page that cites them. Only after that consider buying site search.',
      checkpoint:
        'Before an offer goes out, three key inputs bear the development manager’s signature and the board has seen each case from low to high.',
      first_step: 'Feed five former sites into the same model and write up what was expected and what came of it.',
      stop_test:
        'Stop if the model would have altered none of ten past decisions. Three months on, a first answer that takes beyond five days ends it too.',
      alternative: 'Ten go or no-go questions and a locked spreadsheet, checked by two people, cost nothing.',
      risks: [
        {
          risk: 'The planning layer was read wrongly, and the scheme has a storey too many.',
          mitigation: 'Let a town planner confirm the controls in writing ahead of any option payment.',
        },
        {
          risk: 'Neat tables make a wished-for sales rate look certain.',
          mitigation: 'Show source and date next to every figure. The low case has to pay back the bank.',
        },
      ],
      kpis: [
        {
          name: 'wait for a first yes or no',
          unit: 'days',
          baseline: 'dates on the last 30 sites you saw',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'difference between feasibility and outturn',
          unit: '% difference',
          baseline: 'compare cost on five closed projects',
          target: 'kept within 5 %',
        },
      ],
      data_needed: [
        'studies of earlier sites, with the ending',
        'outturn costs and fees',
        'public planning data and sales',
        'incoming listings and agent mail',
      ],
    },
  ],
  'construction/survey-data-and-volumes': [
    {
      workflow:
        'A scan or flight goes up the evening it is made. The software tidies the point cloud, finds ground, pits, kerbs and edges, compares with design or the month before, and drafts a plan in the layers you use. Control points are then tested by a surveyor, who mends the lines and signs.',
      build:
        'Extend the package in the office, be it Trimble, 12d, Propeller or Civil 3D, with automatic line and ground detection set to your codes. Each site gets fixed control and one flight a month. Field books and old plans are scanned and indexed by street and lot.',
      checkpoint:
        'Volumes and plans are issued after a senior or registered surveyor has tested the control, ten heights and all boundary lines.',
      first_step: 'Follow a completed job step by step with a clock, and note how much was tracing and cleaning.',
      stop_test:
        'Run it for two months. End it when rover checks show more than 3 % difference in volume, or drafting time is not 20 % lower.',
      alternative: 'Stricter field codes let the lines draw themselves. A drafting bureau can take the overflow.',
      risks: [
        {
          risk: 'Machines, water and grass count as ground, so cubes are wrong.',
          mitigation: 'Every flight is checked at ten points with the rover. Somebody masks plants and parked gear.',
        },
        {
          risk: 'Somebody builds a fence to a line that was only a draft.',
          mitigation: 'Watermark all draft layers and let none but a registered surveyor release them.',
        },
      ],
      kpis: [
        {
          name: 'wait between the field and the finished plan',
          unit: 'working days',
          baseline: 'go through 30 jobs, sorted by type',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'how far the flight misses the rover',
          unit: '% of volume',
          baseline: 'measure two heaps again on foot',
          target: 'under 2 %',
        },
      ],
      data_needed: [
        'dated scans and flights with their control',
        'surfaces by design and from earlier work',
        'layer standards and field codes',
        'archive of books and plans',
      ],
      must_not_decide:
        'Certified quantities and boundaries are the registered surveyor’s decision. All that the software provides is a draft and a measurement.',
    },
    {
      workflow:
        'Drafting starts on the night of the field work. From the uploaded flight or scan, ground, kerbs, edges and pits are recognised, quantities are set against last month or the design, and lines appear in your own layers. The surveyor proves it on the control points, corrects and signs it out.',
      build:
        'Keep the survey software you know (Civil 3D, Propeller, 12d or Trimble) and switch on or buy its recognition of ground and lines, tuned to your coding. Agree control and a monthly flight for every site. Index scanned plans and field books so that a lot or street finds them.',
      checkpoint:
        'Signing is for a surveyor who is senior or registered, after a look at control, at ten spot heights and at whatever shows a boundary.',
      first_step:
        'Time one old job again from notes: field, cleaning, tracing, checking. The middle two are your prize.',
      stop_test:
        'If drafting hours are less than 20 % down after two months, stop. Stop as well when volumes stray over 3 % from the rover.',
      alternative:
        'Pay a bureau for busy months, and make crews code so carefully in the field that little is left to draw.',
      risks: [
        {
          risk: 'Tall grass, a puddle or an excavator lifts the surface and with it the bill.',
          mitigation:
            'Walk ten check heights with the rover after each flight and cut out vegetation and plant manually.',
        },
        {
          risk: 'Draft linework gets read as the legal boundary.',
          mitigation: 'Nothing leaves the marked draft layers unless a registered surveyor moves it.',
        },
      ],
      kpis: [
        {
          name: 'time a plan takes after the crew is back',
          unit: 'working days',
          baseline: 'list 30 recent jobs by kind',
          target: '30 to 50 % less',
        },
        {
          name: 'error of flown volumes',
          unit: '% of volume',
          baseline: 'check two stockpiles with the rover',
          target: 'less than 2 %',
        },
      ],
      data_needed: [
        'control, scans and flights, each with its date',
        'previous surveys and the design model',
        'codes from the field, layers from drafting',
        'field books and plans from years back',
      ],
      must_not_decide: 'No software fixes a boundary or certifies cubes for payment; the registered surveyor does.',
    },
    {
      workflow:
        'Surveyors check and sign, and software does the tracing. The crew uploads a scan or flight that evening. Ground, pits, kerbs and edges are picked from the cleaned cloud, volumes are computed against last month or design, and a plan is drafted in your layers. Control points and linework are then checked by a surveyor.',
      build:
        'Your present package, whether Propeller, Civil 3D, 12d or Trimble, can be given automatic classification and line extraction in your codes and layers. Every site needs control points and a monthly flight plan. Scan field books and old plans into an index by street and lot.',
      checkpoint:
        'Nothing is issued before a surveyor, registered or senior, has looked at control, ten spot heights and every boundary line.',
      first_step:
        'Choose a finished job and write down the hours for each step. How many went on tracing and cleaning?',
      stop_test:
        'Two months of flights decide. Stop if volumes are over 3 % off the rover check or drafting hours are not 20 % down.',
      alternative:
        'Make field codes strict enough that lines draw themselves, and send peak work to a drafting bureau.',
      must_not_decide:
        'A registered surveyor decides where the boundary is and which volume is certified for payment. Drafting and measuring are all the software does.',
      risks: [
        {
          risk: 'The ground model includes grass, puddles or parked plant, and volumes suffer.',
          mitigation: 'At every flight test ten spot heights with a rover. Mask machines and vegetation by hand.',
        },
        {
          risk: 'Someone takes a drafted line for a surveyed boundary.',
          mitigation: 'Put a watermark on draft layers. A registered surveyor alone moves them to the plan.',
        },
      ],
      kpis: [
        {
          name: 'days a plan takes after field work',
          unit: 'working days',
          baseline: '30 recent jobs, split by type',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'difference between flown and checked volume',
          unit: '% of volume',
          baseline: 'two stockpiles measured again by rover',
          target: 'no more than 2 %',
        },
      ],
      data_needed: [
        'dated flights, scans and control',
        'earlier surveys and design surfaces',
        'drafting layers and the code list',
        'field books and older plans',
      ],
    },
    {
      workflow:
        'The draft plan is there when the surveyor arrives in the morning. Overnight the uploaded flight or scan is cleaned, and ground, edges, kerbs and pits are recognised. Volumes are worked out against design or the previous month. The surveyor tests control points, corrects lines and signs whatever goes out.',
      build:
        'Buy the recognition add-on for the package you run: Trimble, Propeller, 12d or Civil 3D. Set it to your codes and layers, and agree control and a flight each month per site. Old plans and field books belong in one scanned index, sorted by lot and street.',
      checkpoint:
        'Boundary lines, control and ten spot heights are verified by a registered or senior surveyor before anything is issued.',
      first_step:
        'Retrace one completed job and clock it from field to plan, with cleaning and tracing as separate lines.',
      stop_test:
        'Stop if two months leave drafting less than 20 % quicker, or if flown volumes are more than 3 % from the rover’s.',
      alternative:
        'Use a drafting bureau at peak times, and tighten field coding until the linework comes out by itself.',
      must_not_decide:
        'Payment volumes and boundaries are for the registered surveyor to decide. Software gives a measurement and a draft.',
      risks: [
        {
          risk: 'A parked excavator, a puddle or long grass is read as ground.',
          mitigation: 'The rover checks ten heights per flight, and a person masks out plant and vegetation.',
        },
        {
          risk: 'A line that was only drafted is treated as the boundary.',
          mitigation: 'Draft layers are watermarked, and moving one into the plan takes a registered surveyor.',
        },
      ],
      kpis: [
        {
          name: 'working days from field to plan',
          unit: 'working days',
          baseline: 'look at 30 finished jobs by type',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'volume error against the rover',
          unit: '% of volume',
          baseline: 'survey two heaps a second time',
          target: 'kept below 2 %',
        },
      ],
      data_needed: [
        'control points, scans and flights, dated',
        'design surface and past surveys',
        'your codes and layer names',
        'plans and field books from the archive',
      ],
    },
    {
      workflow:
        'Field work in the afternoon becomes a draft plan and volumes overnight. Software cleans the cloud and picks out pits, edges, ground and kerbs in your own layers. It compares the surface with design or with last month. A surveyor proves it on control points, puts lines right and signs.',
      build:
        'Teach your survey software to classify and draw. Civil 3D, 12d, Trimble and Propeller each offer it, and your codes and layers go in first. Sites get set control points and monthly flights. An index by lot and street makes scanned plans and field books easy to find.',
      checkpoint:
        'The surveyor who signs, senior or registered, has first tested ten spot heights, the control and all boundaries.',
      first_step: 'With one old job, split the time between field and plan into steps and circle cleaning and tracing.',
      stop_test:
        'After two months of flights, end it when the rover differs by over 3 % in volume or drafting has not fallen 20 %.',
      alternative: 'Strict coding in the field leaves little to draw, and a bureau can draft the rest in busy weeks.',
      must_not_decide:
        'Boundaries, and volumes certified for payment, need the decision of a registered surveyor. Nothing the software draws replaces that.',
      risks: [
        {
          risk: 'Volumes go wrong when grass, water or machines count as surface.',
          mitigation: 'Take ten rover heights at each flight, and mask vegetation and plant manually.',
        },
        {
          risk: 'Draft lines are built to as though they marked the boundary.',
          mitigation: 'Mark drafts clearly with a watermark. Only a registered surveyor releases them to the plan.',
        },
      ],
      kpis: [
        {
          name: 'time between field work and plan',
          unit: 'working days',
          baseline: 'type and dates for the last 30 jobs',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'gap between flight and check survey',
          unit: '% of volume',
          baseline: 'a rover check on two stockpiles',
          target: '2 % at most',
        },
      ],
      data_needed: [
        'flights and scans, with control and date',
        'surfaces from design and older surveys',
        'list of codes, list of layers',
        'past plans along with field books',
      ],
    },
  ],
  'construction/permit-applications-and-conditions': [
    {
      workflow:
        'Every pack is tested before it is lodged, and every consent when it arrives. Software goes through your list for the council and building class, takes figures from reports and drawings, and shows gaps and contradictions. Conditions get a stage and a name. A planner or building surveyor then goes through the marks.',
      build:
        'Start with lists for the five application types you lodge most. A document reader inside your own tenant uses them to set drawings, forms and reports against one another, and prepares the letter asking for more. Consent conditions enter the job system, dated, with reminders.',
      checkpoint:
        'All marks are read by a planner or by a building surveyor on the register, who puts a name to the assessment. Conditions are closed by the permit coordinator, with evidence.',
      first_step: 'Sort 30 recent information requests by what caused them; the top five make the first list.',
      stop_test:
        'Three months or 20 lodgements are the limit. End it if first-time acceptance is not 10 points higher by then.',
      alternative:
        'A printed list for each type, ticked by somebody else before lodging, goes far. Open conditions are read aloud on Mondays.',
      risks: [
        {
          risk: 'A green tick on the pack lulls people, and nobody studies structure, fire or drainage.',
          mitigation:
            'Limit the tool to what is there and whether it agrees. Assessing the code is its own step with its own signature.',
        },
        {
          risk: 'The council changes its form, but your list still follows the old one.',
          mitigation:
            'Give every list an owner and a date, with a review each quarter and whenever something is refused.',
        },
      ],
      kpis: [
        {
          name: 'lodgements that come back without questions',
          unit: '% of lodgements',
          baseline: 'take 50 recent ones',
          target: '20 to 30 points better',
        },
        {
          name: 'time between contract and permit',
          unit: 'days',
          baseline: 'note both dates for 30 jobs',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'conditions met ahead of the stage they bind',
          unit: '% of conditions',
          baseline: 'go over three completed jobs',
          target: 'over 98 %',
        },
      ],
      data_needed: [
        '100 old applications and the questions raised',
        'lists for each council and class',
        'permits, with what they require',
        'certificates and inspections on file',
      ],
      must_not_decide:
        'Granting a permit, and judging a design against the code, belongs to council or the registered certifier. Software shows what is missing.',
    },
    {
      workflow:
        'Gaps are found at your desk and not by council. The tool holds each application against the list for its building class and council, compares figures across reports and drawings, and flags what is absent or at odds. From a consent it makes a list of conditions with names and stages. People qualified to judge review all flags.',
      build:
        'Five good checklists are the heart of it, one for each common kind of application. Load them into a reader that runs in your tenant, compares the documents and prepares a request for what is missing. Let the job system remind people of conditions by date.',
      checkpoint:
        'Marks are reviewed, and the assessment signed, by a planner or registered building surveyor. Proof goes with each condition that the permit coordinator closes.',
      first_step:
        'Go through the 30 latest requests for information and count the reasons. Write a checklist for the leading five.',
      stop_test:
        'Stop after 20 lodgements, and no later than in month three, unless 10 points more of them pass at the first attempt.',
      alternative:
        'Swap packs with a colleague who ticks a paper list before you lodge, and talk through unmet conditions each Monday.',
      risks: [
        {
          risk: 'Complete is mistaken for compliant, so fire, drainage and structure get no second look.',
          mitigation: 'Keep the two apart: the tool compares papers, a person assesses the code and signs.',
        },
        {
          risk: 'Rules in a scheme move on while the list stands still.',
          mitigation: 'Lists are dated, owned by one person, and gone over quarterly as well as after each refusal.',
        },
      ],
      kpis: [
        {
          name: 'share of packs accepted at once',
          unit: '% of lodgements',
          baseline: 'check the outcome of 50',
          target: '20 to 30 points higher',
        },
        {
          name: 'days a job waits for its permit',
          unit: 'days',
          baseline: 'use 30 jobs with known dates',
          target: '15 to 25 % less',
        },
        {
          name: 'conditions cleared in time',
          unit: '% of conditions',
          baseline: 'audit three jobs that are done',
          target: 'at least 98 %',
        },
      ],
      data_needed: [
        'past packs, 100 of them, with council’s replies',
        'checklist per class and council',
        'conditions from each consent',
        'what was inspected and certified',
      ],
      must_not_decide:
        'The tool points and people decide: the certifier, who is registered, or the council says whether the code is met and the permit given.',
    },
    {
      workflow:
        'Packs go to council complete, and no condition is forgotten. The tool tests an application against your list for that class and council, compares figures in drawings with those in reports, and marks gaps and contradictions. A consent is turned into conditions, each with its stage and person. What is marked goes to a building surveyor or a planner.',
      build:
        'Write down what your five commonest application types need, and load it into a reader that stays in your tenant. It holds reports, drawings and forms together and drafts requests for more information. Put conditions into the job system, with reminders and dates.',
      checkpoint:
        'The person who signs the assessment is a planner or a registered surveyor of buildings and has read every mark. The permit coordinator closes a condition when proof is attached.',
      first_step: 'Group the latest 30 information requests by reason, and make a checklist of the five biggest.',
      stop_test:
        'After 20 lodgements, or three months if that comes first, stop unless first-time acceptance has gained 10 points.',
      alternative:
        'Hang up a checklist for each type, let a colleague tick it prior to lodging, and read open conditions out on Monday.',
      must_not_decide:
        'Judging designs by the code and granting permits is work for council or for a registered certifier. Gaps are all a tool may point to.',
      risks: [
        {
          risk: 'Told that a pack is complete, people no longer look at drainage, fire and structure.',
          mitigation:
            'The tool checks that papers exist and agree. Assessing the code stays a step of its own, signed.',
        },
        {
          risk: 'A portal form or scheme is new, and the list still tests the old rule.',
          mitigation: 'Name an owner for each list. It carries a date and is reviewed quarterly and after a refusal.',
        },
      ],
      kpis: [
        {
          name: 'applications passed at the first try',
          unit: '% of lodgements',
          baseline: 'outcome of the last 50 lodgements',
          target: 'a gain of 20 to 30 points',
        },
        {
          name: 'wait from contract to permit',
          unit: 'days',
          baseline: 'both dates on 30 recent jobs',
          target: 'a drop of 15 to 25 %',
        },
        {
          name: 'conditions closed before the stage begins',
          unit: '% of conditions',
          baseline: 'look through three finished jobs',
          target: 'better than 98 %',
        },
      ],
      data_needed: [
        '100 packs and the requests that followed',
        'council checklists for each building class',
        'conditions listed in your consents',
        'records of inspections and certificates',
      ],
    },
    {
      workflow:
        'Missing papers are found before lodging, and conditions before their stage. Software compares each pack with your list for its class and council and checks figures between drawings and reports. It flags what is absent or disagrees, and turns a consent into tasks with names. Every flag goes to a planner or building surveyor.',
      build:
        'Checklists for five common application types come first, in your own words. A reader inside your tenant compares the forms with reports and drawings, then drafts the request for what is missing. The job system takes over conditions, dates and reminders.',
      checkpoint:
        'Someone qualified, be it planner or registered building surveyor, goes over each flag and signs. Conditions need proof before the permit coordinator closes them.',
      first_step:
        'Look at 30 past requests for information, find the five main causes, and write them up as a first list.',
      stop_test:
        'The trial ends at 20 lodgements or three months. Stop if the share accepted at once is not up by 10 points.',
      alternative:
        'Use a paper checklist per type that somebody other than the author ticks, and go through open conditions every Monday.',
      must_not_decide:
        'Only the council or registered certifier says that a design meets the code or gets its permit. The tool lists gaps.',
      risks: [
        {
          risk: 'Once the pack shows as complete, nobody studies fire, drainage or structure again.',
          mitigation:
            'Presence and agreement are what it checks. A person assesses the code separately and signs for it.',
        },
        {
          risk: 'The scheme was amended, yet your checklist follows last year’s.',
          mitigation: 'Every list has a date and one owner, who goes through it each quarter and after any refusal.',
        },
      ],
      kpis: [
        {
          name: 'first-time acceptances',
          unit: '% of lodgements',
          baseline: 'take the latest 50 applications',
          target: '20 to 30 points up',
        },
        {
          name: 'days between contract and permit',
          unit: 'days',
          baseline: '30 jobs with contract and permit date',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'conditions satisfied on time',
          unit: '% of conditions',
          baseline: 'three past jobs, condition by condition',
          target: '98 % or more',
        },
      ],
      data_needed: [
        'past applications, 100, with requests received',
        'what each council and class demands',
        'consents and everything they require',
        'inspections done and certificates held',
      ],
    },
    {
      workflow:
        'Your own desk asks the questions council would have asked. Application packs are held against a list by council and building class, and figures in drawings and reports must agree. Gaps are marked for the building surveyor or planner. A consent is broken into conditions, each with a person and a due stage.',
      build:
        'A document reader in your tenant does it, given good checklists for the five types you lodge most. It sets form against drawing and report, and prepares the letter for further information. Conditions are entered in the job system, which reminds people by date.',
      checkpoint:
        'Whoever signs the assessment, planner or registered building surveyor, has read each mark. Closing a condition takes the permit coordinator and proof.',
      first_step:
        'Count the causes behind 30 recent requests for information. Your first checklist covers the top five.',
      stop_test:
        'If 20 lodgements have not lifted first-time acceptance by 10 points, stop, and wait no longer than three months.',
      alternative:
        'Ask a colleague to tick one printed list per type before you lodge, and make open conditions a Monday item.',
      must_not_decide:
        'Meeting the code and granting the permit are matters for council or a registered certifier. Software finds what is missing and stops there.',
      risks: [
        {
          risk: 'A complete pack is taken for a sound design, and fire, structure or drainage is never examined.',
          mitigation:
            'It looks for papers and whether they match. Judging the code remains separate, with a signature.',
        },
        {
          risk: 'Forms and schemes change faster than the list does.',
          mitigation:
            'Each list belongs to one person, shows its date and is checked every quarter and when a lodgement is refused.',
        },
      ],
      kpis: [
        {
          name: 'packs accepted without a request',
          unit: '% of lodgements',
          baseline: 'results for 50 recent packs',
          target: 'a rise of 20 to 30 points',
        },
        {
          name: 'time a permit takes from contract',
          unit: 'days',
          baseline: 'start and permit dates, 30 jobs',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'share of conditions closed in time',
          unit: '% of conditions',
          baseline: 'audit of three jobs already built',
          target: 'no less than 98 %',
        },
      ],
      data_needed: [
        '100 lodged packs with questions asked',
        'your lists, per council and class',
        'each consent, condition by condition',
        'certificate and inspection files',
      ],
    },
  ],
}

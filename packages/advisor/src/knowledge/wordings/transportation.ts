import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'transportation/run-planning': [
    {
      workflow:
        'Orders close at a set time, and each one carries its window, mass, cube and address. Software then sketches a run for every vehicle, gate times and rest breaks included. Your allocator corrects what no computer could know and hands out the run sheets. At noon the late drops are planned afresh.',
      build:
        'Pick one depot and test OptimoRoute, Routific or your own TMS planner there. Feed in vehicle limits, fatigue breaks and how long each customer really takes on site. For three weeks keep the hand plan going too, then set kilometres and on-time drops side by side.',
      checkpoint:
        'No run leaves until the allocator has looked at mass and hours left. Any driver may turn down an unsafe run and lose nothing by it.',
      first_step:
        'Choose a single depot and a single week, chart the runs as planned and as driven, and highlight waits, doubling back and unused space.',
      stop_test:
        'Six weeks in, distance per drop should be at least 5 % lower. If it is not, or if fatigue breaches go up even once, call a halt.',
      alternative:
        'Give each weekday its own fixed areas, hold to the cut-off, and go through the ten worst drops every month.',
      risks: [
        {
          risk: 'When the plan is too tight, the driver must either speed or miss the window.',
          mitigation:
            'Use true road speeds, lock the breaks in, and phone the customer rather than lean on the driver.',
        },
        {
          risk: 'A B-double is routed over a bridge or along a street that is closed to it.',
          mitigation:
            'Enter low bridges and the approved network, and have each new run read on paper by two senior drivers.',
        },
      ],
      kpis: [
        {
          name: 'kilometres for each drop',
          unit: 'kilometres',
          baseline: 'eight weeks of GPS tracks and drop counts',
          target: '8 to 15 % fewer',
        },
        {
          name: 'deliveries complete and on time',
          unit: '% of drops',
          baseline: 'your latest 1,000 drops',
          target: '3 to 6 points higher',
        },
      ],
      data_needed: [
        'drops of eight weeks, minutes on site',
        'licences needed, vehicle sizes, mass limits',
        'site rules and delivery windows',
        'tracks from GPS',
      ],
      must_not_decide:
        'Shortening a break, raising a mass limit or overruling a driver who says stop is never for software. Under the HVNL the scheduler and the driver decide.',
    },
    {
      workflow:
        'All freight for the day is in by cut-off, with where it goes, how big and heavy it is, and when it is wanted. A first plan gives each vehicle its drops, gate times and breaks. The allocator mends it from what only people know, then prints run sheets. Noon brings a second pass for late ones.',
      build:
        'Trial one planner at one depot: Routific, OptimoRoute, or what comes with your TMS. It needs true minutes on site by customer, limits for each vehicle, and breaks for fatigue. Plan by hand as well for three weeks; then see who drove fewer kilometres and hit more windows.',
      checkpoint:
        'Mass and remaining hours are checked by the allocator ahead of every release. If a driver calls a run unsafe, that stands, and it costs them nothing.',
      first_step:
        'For one depot, map a week of runs both as set and as they happened, and circle where trucks waited, turned back or rode with space to spare.',
      stop_test:
        'Any rise in breaches of fatigue rules ends it at once. So do six weeks in which distance per drop falls by less than 5 %.',
      alternative:
        'Serve set areas on set weekdays, let nobody past the cut-off, and once a month ask why the ten worst drops went wrong.',
      risks: [
        {
          risk: 'Runs packed too close push drivers to hurry, since the only other way is to be late.',
          mitigation:
            'Breaks stay put, speeds are those the road allows, and a call to the customer comes before any pressure on the cab.',
        },
        {
          risk: 'The route suits a van, but the truck is a B-double and the bridge or street is off limits.',
          mitigation:
            'Give the tool the approved network with its low bridges; two senior drivers go over every new run on paper.',
        },
      ],
      kpis: [
        {
          name: 'road driven per drop',
          unit: 'kilometres',
          baseline: 'drops and GPS data over eight weeks',
          target: 'down by 8 to 15 %',
        },
        {
          name: 'DIFOT on all drops',
          unit: '% of drops',
          baseline: 'go back over 1,000',
          target: 'up by 3 to 6 points',
        },
      ],
      data_needed: [
        'eight weeks of stops and time spent there',
        'mass limits, licence classes, vehicle sizes',
        'when and how each customer receives',
        'GPS history of the fleet',
      ],
      must_not_decide:
        'Breaks, mass limits and a driver’s stop are out of bounds for any software. They are settled by scheduler and driver, as the HVNL requires.',
    },
    {
      workflow:
        'The allocator starts each day from drafted runs instead of a blank board. Consignments close at the cut-off with mass, cube, address and window, and the tool plans vehicles, breaks and gate times. What it cannot know is fixed by hand before run sheets go out. Late freight is re-planned at noon.',
      build:
        'Choose one depot and try Routific, OptimoRoute or the planner inside your TMS. Fatigue breaks, vehicle limits and the real minutes at each customer must be loaded. For three weeks, plan by hand too and compare kilometres and drops on time.',
      checkpoint:
        'Every run is released by the allocator, after a look at mass and at hours left. A driver who finds it unsafe can refuse and is not punished.',
      first_step:
        'Draw one week at one depot, first as planned and then as driven. Mark where trucks waited, went back or ran half full.',
      stop_test:
        'Two results end it: less than 5 % off the distance per drop after six weeks, or any rise in fatigue breaches.',
      alternative: 'Keep weekdays to fixed areas, enforce the cut-off time, and review your ten worst drops monthly.',
      risks: [
        {
          risk: 'A plan with no slack leaves the driver to speed or be late.',
          mitigation:
            'Breaks are fixed and speeds are real. If time runs short, the customer gets a call and the driver no pressure.',
        },
        {
          risk: 'The run leads a B-double over a bridge or street where it has no access.',
          mitigation:
            'Put the approved network into the tool, low bridges marked. Each new run goes on paper past two senior drivers.',
        },
      ],
      kpis: [
        {
          name: 'distance driven for a drop',
          unit: 'kilometres',
          baseline: 'take eight weeks from GPS and run sheets',
          target: 'a cut of 8 to 15 %',
        },
        {
          name: 'drops made in full, on time',
          unit: '% of drops',
          baseline: 'check 1,000 recent ones',
          target: 'a gain of 3 to 6 points',
        },
      ],
      data_needed: [
        'where trucks stopped and how long, eight weeks',
        'each vehicle’s size, mass limit and licence',
        'receiving hours and rules by site',
        'GPS records',
      ],
      must_not_decide:
        'No software may cut a break, go over a mass limit or argue with a driver who stops. The HVNL leaves that to the scheduler and the driver.',
    },
    {
      workflow:
        'Each vehicle gets a drafted run with drops, breaks and gate times as soon as orders close. The draft weighs address, window, cube and mass of every consignment. Your allocator changes what local knowledge demands, issues the run sheets and plans late ones again at midday.',
      build:
        'Test a route planner on a single depot before you buy for all. Routific, OptimoRoute and most TMS planners will serve. Enter measured time on site, what each vehicle may carry, and breaks against fatigue. Hand plan and tool run side by side for three weeks, judged on kilometres and punctual drops.',
      checkpoint:
        'The allocator checks mass and the hours a driver has left before a run goes. Drivers may refuse what they hold unsafe, at no cost to them.',
      first_step:
        'Go to one depot with a week of run sheets and GPS. Where did trucks wait, backtrack or carry air? Mark it all.',
      stop_test:
        'Give it six weeks to make the distance per drop 5 % shorter. One extra fatigue breach, and you stop sooner.',
      alternative:
        'Fixed areas for each weekday, a firm cut-off and a monthly review of ten bad drops will save a good deal.',
      risks: [
        {
          risk: 'Tight runs put speed against the promised window.',
          mitigation:
            'Plan with honest road speeds and set breaks. When it gets late, phone the receiver and leave the driver alone.',
        },
        {
          risk: 'On the map it is a short cut, but no B-double may use that road or bridge.',
          mitigation:
            'Only the approved network counts, low bridges included, and two experienced drivers check a new run on paper.',
        },
      ],
      kpis: [
        {
          name: 'average kilometres to make a drop',
          unit: 'kilometres',
          baseline: 'use GPS and drop totals, eight weeks',
          target: 'lower by 8 to 15 %',
        },
        {
          name: 'share of drops on time with nothing missing',
          unit: '% of drops',
          baseline: 'sample the past 1,000',
          target: 'raise it by 3 to 6 points',
        },
      ],
      data_needed: [
        'stop times over eight weeks',
        'load limits and licence class per truck',
        'windows and gate rules of customers',
        'position data from GPS',
      ],
      must_not_decide:
        'The tool plans and no more. Under the HVNL, scheduler and driver decide on breaks and mass limits, and on when to stop.',
    },
    {
      workflow:
        'Runs are drafted the moment orders close, and your allocator finishes them. The tool knows window, address, mass and cube for each consignment and puts in gate times and breaks. What only local knowledge tells is mended by hand before sheets go out. At noon, late ones get a fresh plan.',
      build:
        'One depot is enough for a trial of OptimoRoute, Routific or your TMS’s own planner. It must know the true minutes at each customer, what vehicles may carry and when drivers rest. Plan by hand next to it for three weeks. Fewer kilometres and more drops on time are what you look for.',
      checkpoint:
        'Before release, the allocator looks at each run for mass and for driver hours. Refusing an unsafe run never counts against a driver.',
      first_step:
        'Compare plan and reality for a week at one depot. Where did trucks stand, double back or run with room to spare?',
      stop_test:
        'The target is 5 % less distance per drop in six weeks. Missing it ends the trial, and so does a single added fatigue breach.',
      alternative:
        'Each weekday has its areas, the cut-off is kept for everyone, and ten poor drops are looked at once a month.',
      must_not_decide:
        'Where a driver says stop, the truck stops. Breaks and mass limits are for the scheduler and the driver to decide under the HVNL, never for software.',
      risks: [
        {
          risk: 'If the plan is too full, drivers speed so as not to miss a window.',
          mitigation:
            'Use speeds the road really allows and leave breaks alone. When late, ring the receiver and spare the driver.',
        },
        {
          risk: 'A B-double may end up at a low bridge or in a street closed to it.',
          mitigation:
            'The tool needs the approved network, with each low bridge. Two senior drivers read every new run before it is driven.',
        },
      ],
      kpis: [
        {
          name: 'kilometres behind each drop',
          unit: 'kilometres',
          baseline: 'eight weeks: GPS distance over drops',
          target: 'reduce by 8 to 15 %',
        },
        {
          name: 'DIFOT, drop by drop',
          unit: '% of drops',
          baseline: 'count from 1,000 drops already made',
          target: '3 to 6 points up',
        },
      ],
      data_needed: [
        'drop times on site for eight weeks',
        'what each vehicle may carry, licence included',
        'customers’ windows with their site rules',
        'vehicle tracks by GPS',
      ],
    },
  ],
  'transportation/driver-roster': [
    {
      workflow:
        'Runs, leave, licence class, rest and hours worked so far go into a draft roster. Red marks point to clashes and to anyone near the limit. Once the scheduler has sorted these out, the roster is published. When someone rings in sick, the screen lists those who can lawfully cover.',
      build:
        'Your TMS may have a roster part; bus firms can use Optibus or Trapeze, and others a general tool with the fatigue rules put in. Connect timesheets or the electronic work diary. Set warnings for licences, medicals and inductions that run out.',
      checkpoint:
        'Each roster carries the scheduler’s signature, and at sign-on the depot supervisor sees every driver face to face.',
      first_step:
        'For ten drivers, go back over 28 days by hand, hold the hours up to the fatigue rules, and note every close call.',
      stop_test:
        'The moment one published shift breaches a rule on work or rest, turn auto-draft off and leave it off until you have mended the cause.',
      alternative:
        'Run three set roster lines, keep one driver on standby each shift, and hang licence dates on the wall.',
      risks: [
        {
          risk: 'The system cannot see shifts that a driver does for some other firm.',
          mitigation: 'At every sign-on ask about other work, and pass any shift with a yes to the scheduler.',
        },
        {
          risk: 'Within the law a driver may yet be worn out by heat, broken sleep or a long trip in.',
          mitigation:
            'Before night shifts, put the fit-for-duty question in person, and let people say no on full pay.',
        },
      ],
      kpis: [
        {
          name: 'shifts that end near the legal limit',
          unit: 'per 100 shifts',
          baseline: 'go through four weeks of shifts',
          target: 'half as many',
        },
        {
          name: 'runs with nobody to start them',
          unit: 'per week',
          baseline: 'eight weeks of notes',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'times of all runs or services',
        'hours worked and rested, 28 days',
        'dates of licences, medicals and inductions',
        'what the award or agreement says',
      ],
      must_not_decide:
        'Fitness for duty and early call-backs are never the tool’s to decide. Each shift, that rests with the supervisor and the driver.',
    },
    {
      workflow:
        'The draft starts from who has worked how long, who has rested, leave, licence class and the runs to cover. Anything that clashes or nears a limit turns red. The scheduler puts it right before it is posted. If a driver falls ill, names of legal stand-ins appear.',
      build:
        'Look first at rostering in the TMS you own. For buses there are Trapeze and Optibus; a general tool will do if it holds fatigue rules. Tie it to timesheets or an electronic work diary, and have it warn when an induction, medical or licence nears its end.',
      checkpoint:
        'The scheduler puts a name to every roster. Then, as each driver signs on, the depot supervisor meets them in person.',
      first_step:
        'Take ten drivers, next to the fatigue rules lay 28 days of their hours, and write up all that came too close.',
      stop_test:
        'One posted shift that breaks the rules for rest or work is enough: no more auto-draft before the reason is found and fixed.',
      alternative:
        'Keep to three roster lines that never change, one standby driver for every shift, and a chart of licence dates that all can see.',
      risks: [
        {
          risk: 'A second job elsewhere adds hours that your records never show.',
          mitigation:
            'Sign-on includes a question on other work each shift, and whoever says yes is sent to the scheduler.',
        },
        {
          risk: 'Hours may be lawful while heat, a poor night or the drive to work has left someone spent.',
          mitigation:
            'Ask each night driver face to face if they are fit for duty, and pay those who say they are not.',
        },
      ],
      kpis: [
        {
          name: 'how often a shift comes within an hour of the limit',
          unit: 'per 100 shifts',
          baseline: 'check the past four weeks',
          target: 'cut it in half',
        },
        {
          name: 'uncovered runs',
          unit: 'per week',
          baseline: 'keep a log over eight weeks',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'runs and services with start and end',
        '28 days of work and rest',
        'expiry dates: licence, medical, induction',
        'your agreement or the award',
      ],
      must_not_decide:
        'A roster tool has no say on whether somebody is fit, or must return early. Supervisor and driver settle this at every shift.',
    },
    {
      workflow:
        'The scheduler sees in red which shifts clash or come close to the hours limit, before anything is published. The draft takes in hours worked, rest, runs, leave and licence class. When somebody is sick, the tool shows who can step in within the law.',
      build:
        'Check whether your TMS can roster. Bus operators have Trapeze or Optibus, and a general tool works if the fatigue rules are in it. It needs the electronic work diary or timesheets. Have it warn you about medicals, licences and inductions that are due.',
      checkpoint:
        'A roster is valid with the scheduler’s signature. At sign-on, the depot supervisor still sees each driver in person.',
      first_step:
        'Pick ten drivers and test 28 days of hours by hand against the rules on fatigue. Every near miss goes on a list.',
      stop_test:
        'If one published shift breaks a rule on rest or work, drafting stops that day. It resumes once the cause is fixed.',
      alternative: 'Run three fixed lines with a standby driver on each shift. Licence dates go on a wall chart.',
      risks: [
        {
          risk: 'A driver may also work for someone else, and those hours are invisible to you.',
          mitigation: 'Ask about other work at each sign-on. If the answer is yes, the scheduler looks at the shift.',
        },
        {
          risk: 'The hours are legal, yet heat, split sleep or the commute has made the driver tired.',
          mitigation: 'Ask night drivers in person if they are fit. Those who say no lose no pay.',
        },
      ],
      kpis: [
        {
          name: 'shifts less than an hour from the limit',
          unit: 'per 100 shifts',
          baseline: 'audit four weeks',
          target: 'down by half',
        },
        {
          name: 'starts without a driver',
          unit: 'per week',
          baseline: 'count them during eight weeks',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'timetable of runs or services',
        'what drivers worked and rested in 28 days',
        'licence, medical and induction dates',
        'pay and hours rules that bind you',
      ],
      must_not_decide:
        'Only the supervisor and the driver can say, shift by shift, that someone is fit or should come back early. A tool must not.',
    },
    {
      workflow:
        'A lawful roster is drafted for you from runs, licence classes, leave, rest and the hours behind each driver. Red shows a clash or a limit that is near. The scheduler corrects it and publishes. For a sick call, the legal replacements come up at once.',
      build:
        'Rosters need the fatigue rules built in. You can get that in your TMS, in bus software such as Trapeze and Optibus, or by loading a general tool. Connect it with timesheets or the work diary in electronic form, and set alerts for induction, licence and medical dates.',
      checkpoint:
        'Published rosters bear the scheduler’s name. The depot supervisor meets all drivers at sign-on and looks at them.',
      first_step:
        'Work through the past 28 days for ten drivers, with the fatigue rules in hand. List where it was close.',
      stop_test:
        'The first shift you publish in breach of a work or rest rule halts the automatic draft. Find and mend the cause first.',
      alternative:
        'Three standing roster lines and one spare driver per shift will do, with licence dates up on the wall.',
      risks: [
        {
          risk: 'Hours at a second job do not show in your system.',
          mitigation: 'Every shift, sign-on asks for other work, and a yes goes to the scheduler before the keys.',
        },
        {
          risk: 'Someone can be inside the rules and still too tired after a hot day, broken sleep or a long drive in.',
          mitigation: 'At the start of a night shift, ask face to face. Whoever is not fit goes home on pay.',
        },
      ],
      kpis: [
        {
          name: 'near-limit shifts',
          unit: 'per 100 shifts',
          baseline: 'review the rosters of four weeks',
          target: 'halve them',
        },
        {
          name: 'runs short of a driver at the start',
          unit: 'per week',
          baseline: 'note each for eight weeks',
          target: 'a fall of 30 to 50 %',
        },
      ],
      data_needed: [
        'list of runs or services by time',
        'rest and work records, 28 days',
        'when medicals, licences, inductions end',
        'rules from award or agreement',
      ],
      must_not_decide:
        'Whether a driver is fit, or can be called back early, is judged by supervisor and driver each shift. No roster tool may do it.',
    },
    {
      workflow:
        'Drivers get a roster that keeps to the law, and the scheduler sees any trouble in red. Leave, rest, licence class, runs and hours already worked go into the draft. The scheduler settles clashes and publishes. If someone is sick, those who may step in are named at once.',
      build:
        'Start with the roster module of the TMS, if it knows fatigue rules. Bus firms look at Optibus or Trapeze, others at a general tool. Work diary, if electronic, or timesheets must feed it. Have it warn of licences, inductions and medicals about to lapse.',
      checkpoint:
        'Two people stand behind each shift. The scheduler has signed the roster, and the depot supervisor sees the driver at sign-on.',
      first_step:
        'Ten drivers, 28 days, one pencil: compare their hours with the fatigue rules and list what came close.',
      stop_test:
        'Drafting is switched off as soon as any published shift is in breach on rest or work. It stays off until you know why.',
      alternative:
        'Fixed roster lines, three of them, with one standby per shift. Licence dates hang on the wall for all to see.',
      must_not_decide:
        'Fit for duty is something that driver and supervisor settle at every shift. Calling somebody back early is theirs too, and not the tool’s.',
      risks: [
        {
          risk: 'A driver’s second job never shows up in your hours.',
          mitigation: 'Put the question at every sign-on. The scheduler sees anyone who says yes before they drive.',
        },
        {
          risk: 'The roster is lawful, but heat, short sleep and a long way to work leave people tired.',
          mitigation: 'Someone asks each night driver in person. A no is accepted, and pay goes on.',
        },
      ],
      kpis: [
        {
          name: 'shifts close to the limit, under an hour',
          unit: 'per 100 shifts',
          baseline: 'check four weeks shift by shift',
          target: 'reduce by half',
        },
        {
          name: 'runs nobody is there to drive',
          unit: 'per week',
          baseline: 'eight weeks, noted each morning',
          target: 'cut them by 30 to 50 %',
        },
      ],
      data_needed: [
        'start and end of all runs or services',
        '28 days of hours and rest',
        'when licence, medical and induction expire',
        'agreement or award that applies',
      ],
    },
  ],
  'transportation/proof-of-delivery': [
    {
      workflow:
        'On delivery the driver’s phone takes a photo or signature, and any paper docket is photographed at the dock. Name, con note, items and waiting time are read off and tied to the job, so that billing can go ahead. Where something is missing, the clerk gets it with the image.',
      build:
        'Your TMS has electronic POD: switch it on. Where customers still mail bookings or use paper, add a reader to fill in the job and chase the blanks. Begin with the five who send the most paper.',
      checkpoint:
        'Every mismatch is settled by a billing clerk. If a load is short, the customer’s contact is told that day.',
      first_step: 'Trace 30 of last week’s jobs, signature through to bill, noting each place where one sat still.',
      stop_test:
        'After eight weeks the days to invoice should be down by a third; failing that, pause and learn which customers’ rules hold things up.',
      alternative:
        'Have drivers send a docket photo by text while still at the dock, and take all bookings through a single web form.',
      risks: [
        {
          risk: 'Someone photographs a door, and it passes for a delivery nobody made.',
          mitigation:
            'Keep the time and place of every photo, and want a name where goods are dear or past jobs were disputed.',
        },
        {
          risk: 'One number read wrongly can put bills out for months.',
          mitigation:
            'Any line that departs from the booking waits for a clerk, who also compares 20 invoices a week with the image.',
        },
      ],
      kpis: [
        {
          name: 'how long a delivery waits for its bill',
          unit: 'days',
          baseline: '300 recent jobs',
          target: '50 to 70 % shorter',
        },
        {
          name: 'jobs still without POD on day three',
          unit: '% of jobs',
          baseline: 'last month’s count',
          target: 'less than 2 %',
        },
      ],
      data_needed: [
        'jobs and their con note numbers',
        'dockets scanned over three months',
        'mailed bookings and forms',
        'your rate cards',
      ],
    },
    {
      workflow:
        'A signature or picture is taken on the driver’s phone, and paper gets photographed there at the dock. The software picks out con note, name, items and time spent waiting, finds the job and frees the bill. If it is short of something, a clerk sees the picture.',
      build:
        'Start with the electronic POD already in your TMS. A reader can then handle booking mails and customers’ paper: it completes the job and requests any gap. Take the five heaviest paper users before the rest.',
      checkpoint:
        'Billing clerks sort out whatever does not match. News of a short delivery reaches the customer’s contact before the day ends.',
      first_step: 'Choose 30 jobs from last week and note, between signature and invoice, every spot where they lay.',
      stop_test:
        'Allow eight weeks for a cut of a third in days to invoice. If it does not come, look for the customers whose rules get in the way.',
      alternative: 'One web form for bookings, plus a docket photo texted by each driver before leaving the dock.',
      risks: [
        {
          risk: 'All the picture proves is a door, yet the goods were never left there.',
          mitigation:
            'Photos carry their hour and place, and high value or a history of disputes means a name as well.',
        },
        {
          risk: 'A quantity is taken wrong, and bills are off for months.',
          mitigation:
            'Stop every line that differs at all from what was booked, and hold 20 bills each week up to their picture.',
        },
      ],
      kpis: [
        {
          name: 'time between drop and invoice',
          unit: 'days',
          baseline: 'look at the last 300',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'missing PODs after three days',
          unit: '% of jobs',
          baseline: 'go through last month',
          target: 'under 2 %',
        },
      ],
      data_needed: [
        'con note numbers by job',
        'three months’ dockets as scans',
        'bookings by mail, with templates',
        'agreed rates',
      ],
    },
    {
      workflow:
        'Invoices go out the day after delivery, because proof arrives with the drop. The driver’s phone takes a signature or photo, and dockets on paper are photographed at the dock. Software reads name, items, con note and waiting time and finds the job. A clerk sees the gaps, with the picture.',
      build:
        'Electronic POD is probably in your TMS already, so turn it on. A reader for mailed bookings and customers’ paper fills the job and asks about blanks. Five customers cause most of the paper. Start with them.',
      checkpoint:
        'Mismatches go to a billing clerk, one by one. The customer’s contact learns about a short delivery on that day.',
      first_step: 'Pick 30 jobs from last week. Where did each one lie between the signature and the bill?',
      stop_test:
        'Expect a third fewer days to invoice after eight weeks. If not, find out whose rules are in the way and stop.',
      alternative:
        'Ask drivers for a docket photo by text before they leave, and give customers one web form for bookings.',
      risks: [
        {
          risk: 'The picture shows a door, but nothing was delivered there.',
          mitigation:
            'Each photo keeps its time and place. Valuable goods, or receivers with past disputes, need a name.',
        },
        {
          risk: 'A wrong quantity goes through and is billed for months.',
          mitigation:
            'A clerk sees any line that differs from its booking. Each week, check 20 invoices to the picture.',
        },
      ],
      kpis: [
        {
          name: 'days before a job is billed',
          unit: 'days',
          baseline: 'take the past 300 jobs',
          target: 'a cut of 50 to 70 %',
        },
        {
          name: 'share of jobs with no POD after three days',
          unit: '% of jobs',
          baseline: 'count a month',
          target: 'keep it below 2 %',
        },
      ],
      data_needed: [
        'job file with con notes',
        'scanned dockets from three months',
        'booking mails, booking forms',
        'price lists by customer',
      ],
    },
    {
      workflow:
        'A docket is read where it is signed, and the bill can follow next day. Drivers capture signature or photo by phone and snap paper at the dock. Con note, items, name and waiting time are matched to the job. Only what does not fit reaches the clerk, picture attached.',
      build:
        'Use the electronic POD of your TMS first. For the paper and mail that remain, a reader fills in jobs and chases what is not there. The five customers with the biggest piles of paper go first.',
      checkpoint:
        'The billing clerk has to clear whatever does not agree. If goods are short, the contact at the customer knows by evening.',
      first_step:
        'Track 30 recent jobs from the signature on, and put a note wherever one stood waiting for the invoice.',
      stop_test:
        'After eight weeks, measure days to invoice. Without a drop of one third, stop and look at which customers’ rules slow you down.',
      alternative: 'A photo of every docket, texted from the dock, and a single web form for bookings are nearly free.',
      risks: [
        {
          risk: 'Somebody takes a photo of a door and books a delivery that was never made.',
          mitigation:
            'Time and place are stored with it. Where value is high or disputes are known, a name is required.',
        },
        {
          risk: 'One misreading can make the invoices wrong for a long while.',
          mitigation:
            'Nothing that differs from the booking passes without a clerk, and 20 bills a week are held against the image.',
        },
      ],
      kpis: [
        {
          name: 'wait from drop to bill',
          unit: 'days',
          baseline: 'dates of 300 jobs',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'PODs not in by day three',
          unit: '% of jobs',
          baseline: 'check all jobs of last month',
          target: 'down to under 2 %',
        },
      ],
      data_needed: [
        'con notes for every job',
        'paper dockets, scanned, three months',
        'how bookings reach you by mail',
        'rate cards in force',
      ],
    },
    {
      workflow:
        'The bill can go as soon as the goods are signed for. Drivers take a signature or picture on the phone and photograph paper at the dock. Items, name, con note and waiting time are read and matched to the job. Whatever does not fit goes to the clerk with its photo.',
      build:
        'Look in your TMS for electronic POD and use it. What still comes on paper or by mail goes through a reader, which completes the job and chases gaps. Begin where the paper is: five customers send most of it.',
      checkpoint:
        'The billing clerk works through each mismatch. Word of a short delivery goes to the customer’s contact on the same day.',
      first_step:
        'Where do jobs get stuck? Follow 30 of them from last week, signature to invoice, and note every wait.',
      stop_test:
        'By week eight, invoices should leave a third sooner. If they do not, stop and ask which customers’ rules slow it down.',
      alternative: 'Bookings come through a web form. Drivers photograph each docket at the dock and text it in.',
      risks: [
        {
          risk: 'A door in a photo is no proof that goods were left.',
          mitigation:
            'Every photo is stored with time and place. For dear goods, or where there were disputes, get a name too.',
        },
        {
          risk: 'One wrong number, read by machine, can spoil bills for months.',
          mitigation:
            'A clerk looks at each line that is not as booked. Weekly, 20 bills are laid beside their picture.',
        },
      ],
      kpis: [
        {
          name: 'days from drop to invoice',
          unit: 'days',
          baseline: 'follow 300 jobs by date',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'jobs lacking POD after three days',
          unit: '% of jobs',
          baseline: 'take all jobs of one month',
          target: 'lower than 2 %',
        },
      ],
      data_needed: [
        'con note number of every job',
        'dockets from three months, in scans',
        'mails that carry bookings, and forms',
        'customers’ rates',
      ],
    },
  ],
  'transportation/customs-papers': [
    {
      workflow:
        'Shipping papers arrive in the mailbox and are grouped by shipment. Origin, weights, lines and parties are picked out, gaps are named, and a draft job and entry is made with codes from earlier shipments. New goods are classified by the broker, who checks all of it and then lodges.',
      build:
        'CargoWise has a document reader, or you can add one. For every importer hold a part list that shows agreed codes and rulings. Anything new goes to the broker, always. Before launch, score it on 100 past shipments, one line at a time.',
      checkpoint:
        'Nothing is lodged until a licensed customs broker has gone through the entry and put their name to it.',
      first_step:
        'Pick 20 shipments and record which papers were needed, when each arrived and how many minutes of typing it took.',
      stop_test: 'Test it on 100 shipments; if, once tuned, it still gets over 2 % of lines wrong, give it up.',
      alternative:
        'Share one sheet with a part list for each importer, and phone anyone whose papers are missing five days ahead of arrival.',
      risks: [
        {
          risk: 'With the wrong origin or code, duty is short all year and the broker may lose the licence.',
          mitigation:
            'The agreed part list is the only source of codes, and a licensed broker classifies whatever is new or altered.',
        },
        {
          risk: 'A container declaration carries a weight that was read wrongly.',
          mitigation: 'Unless bill of lading and packing list show the same weight, the job goes no further.',
        },
      ],
      kpis: [
        {
          name: 'minutes an entry takes',
          unit: 'minutes',
          baseline: 'clock 60 entries, noting their lines',
          target: '30 to 50 % less',
        },
        {
          name: 'entries put right after lodging',
          unit: '% of entries',
          baseline: 'two quarters back',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'papers and final entries of 200 shipments',
        'each importer’s parts and tariff codes',
        'rules on permits and origin',
        'record of queries and penalties',
      ],
      must_not_decide:
        'For new goods, tariff code, value and origin are a licensed broker’s to set, and so is lodging. The tool does none of it.',
    },
    {
      workflow:
        'The mailbox fills with papers, which the tool sorts into shipments. It finds who is party to each, the goods, their weights and their origin, and says what has not come. Using earlier codes it prepares job and entry. A broker goes over these, classifies fresh goods and lodges.',
      build:
        'Take the reader that CargoWise offers, or one that plugs in. Rulings and agreed codes sit in a list of parts for each importer. Let no new product past the broker. Prove it on 100 shipments from the past, counting every line, before you rely on it.',
      checkpoint:
        'The person who lodges is a licensed customs broker, who has read that entry and signs as themselves.',
      first_step:
        'For 20 shipments, write up each paper they called for, its day of arrival and the minutes spent keying it in.',
      stop_test: 'Tune it, then try 100 shipments; if the share of wrong lines tops 2 %, go no further.',
      alternative:
        'Hold importers’ part lists in a sheet that all can open, and make a call when papers have not come five days before arrival.',
      risks: [
        {
          risk: 'Goods carry a false code or origin, so too little duty is paid for a year and a licence hangs on it.',
          mitigation:
            'Take codes from the agreed list and nowhere else; new lines, and those that changed, are a licensed broker’s to classify.',
        },
        {
          risk: 'The weight was misread and is now on the container declaration.',
          mitigation: 'Halt the job when the bill of lading gives a weight that the packing list does not.',
        },
      ],
      kpis: [
        {
          name: 'work on one entry',
          unit: 'minutes',
          baseline: 'measure 60, sorted by line count',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'amendments once lodged',
          unit: '% of entries',
          baseline: 'the last six months',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        '200 old shipments, papers to entry',
        'tariff codes by part and importer',
        'what origin and permits require',
        'log of penalties and queries',
      ],
      must_not_decide:
        'Neither code nor value nor origin of new goods comes from the machine, and it lodges nothing. That takes the licensed broker.',
    },
    {
      workflow:
        'The broker opens a drafted entry, not a pile of mail. The tool sorts papers by shipment and reads parties, origin, lines and weights. It names what is missing and fills job and entry with earlier codes. The broker checks it, classifies what is new, and lodges.',
      build:
        'Let CargoWise read the documents, by its own reader or an add-on. Every importer has a part list with codes and rulings that are agreed. The broker sees all new goods. Try 100 old shipments first and count errors line by line.',
      checkpoint: 'Each entry is reviewed, then lodged, by a licensed customs broker in that broker’s own name.',
      first_step: 'Follow 20 shipments. Note every paper required, its date of arrival and how long somebody typed.',
      stop_test: 'After tuning, run 100 shipments as a test. If wrong lines exceed 2 %, stop.',
      alternative:
        'Use a shared sheet with each importer’s parts. If papers are not in five days before arrival, pick up the phone.',
      risks: [
        {
          risk: 'Duty is underpaid for a year through one wrong origin or code, and a broker’s licence is on the line.',
          mitigation:
            'Copy codes only from the list you agreed. A licensed broker classifies lines that are new or have changed.',
        },
        {
          risk: 'The container declaration shows a weight that was misread.',
          mitigation: 'If the weight on the packing list is not that of the bill of lading, the job stops.',
        },
      ],
      kpis: [
        {
          name: 'time to prepare an entry',
          unit: 'minutes',
          baseline: 'take 60 entries by size',
          target: 'a cut of 30 to 50 %',
        },
        {
          name: 'share of entries amended later',
          unit: '% of entries',
          baseline: 'check two quarters',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        '200 past shipments with their entries',
        'importers’ part lists with codes',
        'permit rules and rules of origin',
        'past queries, past penalties',
      ],
      must_not_decide:
        'The licensed broker picks code, value and origin for goods that are new, and lodges the entry. The tool is barred from both.',
    },
    {
      workflow:
        'Entries are drafted from the mailbox before a broker looks. Papers are put together by shipment, and weights, lines, origin and parties are read off. Gaps are listed, and known goods get the code they had before. The broker classifies new goods, checks the rest and lodges.',
      build:
        'You need a document reader for CargoWise and a clean part list for each importer, with rulings and agreed codes. Goods not on it go to the broker without exception. Before it goes live, measure 100 past shipments by the line.',
      checkpoint: 'Only a licensed customs broker lodges. They have reviewed the entry and stand for it by name.',
      first_step: 'Choose 20 shipments and build a small table: papers needed, day received, minutes of typing.',
      stop_test: 'More than 2 % wrong lines in 100 test shipments, even after tuning, means the end.',
      alternative:
        'Keep part lists by importer where everyone can open them, and ring about papers still missing five days out.',
      risks: [
        {
          risk: 'A year of duty is too low since code or origin was wrong, and the broker could lose the licence.',
          mitigation:
            'No code comes from anywhere but the agreed part list, and whatever is new waits for a licensed broker.',
        },
        {
          risk: 'A weight is read wrong and ends up on the declaration for the container.',
          mitigation: 'The two papers, packing list and bill, must show equal weights before the job moves on.',
        },
      ],
      kpis: [
        {
          name: 'broker minutes per entry',
          unit: 'minutes',
          baseline: 'time 60 of them by line count',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'entries corrected after they were lodged',
          unit: '% of entries',
          baseline: 'look at the past two quarters',
          target: 'a fall of 20 to 30 %',
        },
      ],
      data_needed: [
        'shipping papers and entries, 200 shipments',
        'part lists, codes and importers',
        'origin rules and permits',
        'queries and fines to date',
      ],
      must_not_decide:
        'Lodging is for the licensed broker, as are code, value and origin whenever goods are new. A tool may only draft.',
    },
    {
      workflow:
        'Brokers check drafts instead of keying papers in. The tool puts mail into shipments and reads weights, parties, origin and lines. It says what has not arrived and fills in job and entry with codes from before. What is new waits for the broker to classify, review and lodge.',
      build:
        'CargoWise can read documents, alone or through an add-on. What makes it safe is each importer’s own part list, which holds the rulings and codes you agreed. Anything new is the broker’s. Run 100 old shipments through it, line by line, before you trust it.',
      checkpoint:
        'No entry is lodged by machine. A licensed customs broker has read it and lodges it under their own name.',
      first_step:
        'How long do 20 shipments keep you typing? List the papers for each, when they arrived, and the minutes.',
      stop_test: 'Once tuned, it gets 100 shipments as a test. With over 2 % of lines wrong, leave it.',
      alternative:
        'A sheet everyone shares can hold each importer’s part list. Five days before arrival, missing papers mean a phone call.',
      must_not_decide:
        'New goods get their code, value and origin from a licensed broker, and only the broker lodges. The tool has no say in it.',
      risks: [
        {
          risk: 'One wrong origin or code can mean a year of short duty, and a licence lost.',
          mitigation:
            'The part list you agreed is where codes come from. Changed or new lines go to a licensed broker.',
        },
        {
          risk: 'The wrong weight may end up on a container declaration.',
          mitigation:
            'The packing list and the bill of lading are compared first. Where weights differ, the job stops.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent on each entry',
          unit: 'minutes',
          baseline: 'sort 60 entries by lines and time them',
          target: 'reduce by 30 to 50 %',
        },
        {
          name: 'entries changed once lodged',
          unit: '% of entries',
          baseline: 'count over two past quarters',
          target: 'cut them by 20 to 30 %',
        },
      ],
      data_needed: [
        '200 shipments, from papers to entry',
        'importer part lists and tariff codes',
        'what permits and origin rules ask',
        'penalties and queries so far',
      ],
    },
  ],
  'transportation/freight-enquiries': [
    {
      workflow:
        'The system uses the run sheet and GPS to time each drop, sends a two-hour window by text, and writes again if that moves. People who ask by phone or chat quote their con note and hear the status from an assistant. Upset callers and damage go to staff.',
      build:
        'First switch on tracking and the texts that your TMS can send. Next add an agent for phone or chat with read-only sight of status. Drivers on the move are never called. Keep a log of what it failed to answer.',
      checkpoint:
        'At ten and at two, customer service looks through failed and late drops, and phones wherever a patient waits or a penalty looms.',
      first_step: 'Keep a week’s tally of calls, with the caller, the question, and whether your TMS held the answer.',
      stop_test:
        'Give it eight weeks to bring status calls down by a fifth; otherwise turn the agent off and mend the windows.',
      alternative: 'Each morning the allocator types one text per run, giving a four-hour window.',
      risks: [
        {
          risk: 'A live map gives away a driver’s home or the spot where costly freight is parked.',
          mitigation:
            'Keep the dot hidden and give only the window until three drops remain, with both ends of the run masked.',
        },
        {
          risk: 'Dock crews or a nurse stand idle because the window was wrong.',
          mitigation: 'Where traffic or drop times swing, make it wider, and warn of changes 30 minutes ahead or more.',
        },
      ],
      kpis: [
        {
          name: 'calls asking where freight is',
          unit: 'per 100 consignments',
          baseline: 'two weeks of tally marks',
          target: '30 to 50 % fewer',
        },
        {
          name: 'first deliveries that fail',
          unit: '% of drops',
          baseline: 'three months back',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'drop order on each run sheet',
        'where vehicles are by GPS',
        'mobiles of receivers who agreed',
        'calls sorted by topic',
      ],
    },
    {
      workflow:
        'Arrival times are worked out for each stop from GPS and the run sheet’s open drops. Customers get a text with a two-hour window, and another if plans shift. Questions on status, by chat or phone, are met by an assistant that asks for the con note; damage and anger reach a human.',
      build:
        'A tracking page and texts out of the TMS come first. Phone or chat follows, through an agent that can look at status and nothing else. It may not call a driver under way. Write down all questions that beat it.',
      checkpoint:
        'Twice a day, at ten and two, customer service scans drops that ran late or failed. Where there are penalties, or patients in need, it calls.',
      first_step: 'For one week mark down each call: the person, the question, and if the TMS could have told them.',
      stop_test:
        'Should status calls be less than a fifth lower after eight weeks, take the agent away and work on the windows.',
      alternative:
        'The allocator writes to each run’s customers in the morning, one text, with a window of four hours.',
      risks: [
        {
          risk: 'Anyone with the map can see where a driver lives or a valuable load stands.',
          mitigation:
            'Until a truck is three drops off, customers see a window and no dot, and never where a run begins or finishes.',
        },
        {
          risk: 'People at a dock, or a nurse, wait for a truck that the window promised too soon.',
          mitigation:
            'Allow more room where drops or traffic vary, and tell people of a change no less than 30 minutes ahead.',
        },
      ],
      kpis: [
        {
          name: '"where is it" calls',
          unit: 'per 100 consignments',
          baseline: 'keep a tally for a fortnight',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'drops that need a second trip',
          unit: '% of drops',
          baseline: 'look at the past three months',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'run sheets, drops in sequence',
        'live positions from GPS',
        'consented mobile numbers of receivers',
        'what callers asked about',
      ],
    },
    {
      workflow:
        'Receivers hear from you before they need to ring. The system times each drop from the run sheet and GPS, texts a window of two hours and writes again when it slips. Status questions with a con note number go to an assistant by phone or chat. Damage and angry callers go to people.',
      build:
        'Tracking page and automatic TMS texts are the first step. An agent for chat or phone comes second and may only read status. Drivers under way are never rung. Whatever it could not answer is logged.',
      checkpoint:
        'Ten and two are the fixed hours. Customer service then goes through late and failed drops and rings where patients wait or penalties apply.',
      first_step: 'Note all calls for one week. Who was it, what did they want, and did the TMS know already?',
      stop_test:
        'Eight weeks should take a fifth off the status calls. If not, the agent goes and the windows get fixed.',
      alternative: 'The allocator can type one text per run each morning and promise four hours.',
      risks: [
        {
          risk: 'A live map tells strangers where a valuable load is or where a driver lives.',
          mitigation: 'Give the window and no dot until three drops remain. Start and finish of the run stay hidden.',
        },
        {
          risk: 'The window is wrong, and a dock crew or a nurse stands waiting.',
          mitigation:
            'Where traffic or drop times change a lot, widen it. Changes go out 30 minutes before, at the least.',
        },
      ],
      kpis: [
        {
          name: 'calls about status',
          unit: 'per 100 consignments',
          baseline: 'count for two weeks',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'failed drops at the first try',
          unit: '% of drops',
          baseline: 'check three months',
          target: 'cut them by 15 to 25 %',
        },
      ],
      data_needed: [
        'the order of drops per run',
        'vehicle positions',
        'receivers’ mobiles, with their consent',
        'list of calls and reasons',
      ],
    },
    {
      workflow:
        'Each receiver is texted a two-hour window, and a new one if the truck is delayed. GPS and run sheet supply the times. Anyone who still asks, by chat or phone, gives the con note number to an assistant. It hands over to staff when goods are damaged or tempers short.',
      build:
        'Switch on what the TMS can already do: texts by itself and a page for tracking. Later add an agent for phone and chat with sight of status alone. Nobody may call a driver on the road. Keep every question it failed on.',
      checkpoint:
        'At ten in the morning and two in the afternoon, customer service checks failed and late drops. It phones those who face penalties or have patients waiting.',
      first_step: 'Keep a week’s list by the phone: caller, question, and a tick if the answer was in the TMS.',
      stop_test: 'If eight weeks bring less than a fifth off status calls, remove the agent and put the windows right.',
      alternative: 'Send each run one morning text with four hours as its window, typed by the allocator.',
      risks: [
        {
          risk: 'With a dot on a map, anybody finds the driver’s home or the dear load.',
          mitigation: 'Show a dot for the last three drops only, and never where runs begin or end.',
        },
        {
          risk: 'A crew at the dock, or a nurse, waits because you promised the wrong hours.',
          mitigation:
            'Use wider windows on uncertain runs, and announce changes half an hour (30 minutes) ahead or earlier.',
        },
      ],
      kpis: [
        {
          name: 'status enquiries by phone',
          unit: 'per 100 consignments',
          baseline: 'tally them, two weeks',
          target: 'bring them down 30 to 50 %',
        },
        {
          name: 'second attempts',
          unit: '% of drops',
          baseline: 'the latest three months',
          target: 'a fall of 15 to 25 %',
        },
      ],
      data_needed: [
        'each run with its stops in order',
        'GPS data as it comes in',
        'who may be texted, and the number',
        'phone log with topics',
      ],
    },
    {
      workflow:
        'Fewer people ring, because a text has told them which two hours. Times come from GPS and the run sheet, and a change is sent when a drop slips. Those who still ask give their con note to an assistant, on the phone or in chat. If something is broken or someone is angry, a person takes it.',
      build:
        'Your TMS can text receivers and show a tracking page, so start with that. Second comes an agent on chat or phone that sees status and no more. A driver on the move is never rung. Questions it had no answer to go in a log.',
      checkpoint:
        'Customer service has two fixed checks, ten o’clock and two. Late or failed drops are read, and somebody calls where penalties or patients are involved.',
      first_step: 'For a week, every call gets a line: who, what about, and was the answer in the TMS?',
      stop_test:
        'A fifth fewer status calls in eight weeks is the mark. If it is missed, end the agent and work on the windows.',
      alternative: 'One text per run, typed by the allocator in the morning, that names four hours.',
      risks: [
        {
          risk: 'Live tracking can show where dear freight stands and where drivers live.',
          mitigation:
            'Customers see hours and no dot, until the last three drops. A run’s start and end are never shown.',
        },
        {
          risk: 'People wait at the dock or the bedside because your window was off.',
          mitigation: 'On uneven runs, give more room. If it changes, say so 30 minutes ahead at the latest.',
        },
      ],
      kpis: [
        {
          name: 'calls that ask for status',
          unit: 'per 100 consignments',
          baseline: 'two weeks, one mark per call',
          target: 'reduce by 30 to 50 %',
        },
        {
          name: 'drops that fail at first',
          unit: '% of drops',
          baseline: 'go through three months of drops',
          target: 'down by 15 to 25 %',
        },
      ],
      data_needed: [
        'run sheets showing the sequence',
        'position of each vehicle',
        'receivers’ numbers and their consent',
        'why people rang',
      ],
    },
  ],
  'transportation/fleet-maintenance': [
    {
      workflow:
        'Every vehicle has one list that joins its service history, kilometres, fault codes and pre-start defects. On Thursdays it tells the workshop which jobs are due, what is slipping, and when each vehicle could come in. Once grounded, a vehicle is barred from any run.',
      build:
        'Move pre-starts to a phone with photos and tie them to Fleetio or your TMS. Set services by engine hours and kilometres. Take fault codes from Samsara, Geotab or the maker. Then test prediction on a single dear part: fridge units, say, or batteries.',
      checkpoint:
        'Defects are closed by a qualified mechanic alone. A grounded vehicle goes back on the road when the workshop manager says so.',
      first_step: 'Go through a year of breakdowns and set down the part, the bill and what that day’s pre-start said.',
      stop_test:
        'First service on time for half a year; if road breakdowns are not a tenth lower by then, do not bother with prediction.',
      alternative:
        'Show the next service by kilometres on a whiteboard, hold one spare vehicle at each depot, and read defects aloud every morning.',
      risks: [
        {
          risk: 'The screen shows no alarm, so a brake job that any mechanic would do is put off.',
          mitigation: 'Keep every statutory interval; a forecast can make work earlier but not later.',
        },
        {
          risk: 'A driver fills in the whole check within ten seconds.',
          mitigation:
            'Have the app demand three photos at random, and go over the fastest tenth together with drivers.',
        },
      ],
      kpis: [
        {
          name: 'roadside breakdowns',
          unit: 'per 100,000 km',
          baseline: 'the past 12 months',
          target: '20 to 30 % fewer',
        },
        {
          name: 'services that happen when due',
          unit: '% of services',
          baseline: 'look at 100 of them',
          target: '95 % or better',
        },
      ],
      data_needed: [
        'repairs and services for each vehicle',
        'defects from pre-starts',
        'kilometres, and codes for faults',
        'breakdowns with what they cost',
      ],
      must_not_decide:
        'Declaring a vehicle roadworthy, or moving a safety check that is due, is not for a system. Mechanic and workshop manager make that call.',
    },
    {
      workflow:
        'Kilometres, past services, fault codes and the defects drivers report come together for each vehicle. The workshop gets this on Thursday: jobs now due, trends going the wrong way, and gaps when a vehicle is free. The system will not roster one that is grounded.',
      build:
        'Have drivers do pre-starts on screen, with photos, feeding the TMS or Fleetio. Engine hours and kilometres set the service dates. The maker, Samsara or Geotab can supply fault codes. Forecasts are for later, on one part that costs a lot: batteries or fridge units, for instance.',
      checkpoint:
        'It takes a qualified mechanic to sign off a defect, and the workshop manager in person to free a vehicle that was grounded.',
      first_step:
        'Put every breakdown of the past year in a table, with its cost, the part that failed and the pre-start done that day.',
      stop_test:
        'When services done on the dot for half a year take less than a tenth off road breakdowns, forecasting will not help you either.',
      alternative:
        'Each depot keeps a spare vehicle, a board of kilometres to the next service, and a morning reading of all defects.',
      risks: [
        {
          risk: 'Trust in a quiet dashboard can hold back brakes that a mechanic would fix today.',
          mitigation:
            'What statute sets is not touched: the model may pull a job closer, and has no power to delay one.',
        },
        {
          risk: 'Pre-starts are clicked through in ten seconds flat.',
          mitigation:
            'Three photos, picked by chance, are required every time; sit down with drivers over the quickest tenth.',
        },
      ],
      kpis: [
        {
          name: 'vehicles that stop on the road',
          unit: 'per 100,000 km',
          baseline: 'a year of breakdowns',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'share of services on time',
          unit: '% of services',
          baseline: 'the latest 100 services',
          target: 'get to 95 %',
        },
      ],
      data_needed: [
        'each vehicle’s service record',
        'what drivers report at pre-start',
        'odometer figures and fault codes',
        'cost and cause of breakdowns',
      ],
      must_not_decide:
        'It takes the mechanic and the workshop manager to pass a vehicle or to delay a safety check. No system has that power.',
    },
    {
      workflow:
        'On Thursday the workshop knows which jobs are due, what drifts and when each vehicle can stop. Every vehicle has its list of fault codes, service history, kilometres and pre-start defects. If a vehicle is grounded, no run will accept it.',
      build:
        'Start with pre-starts on the phone, photos included, that feed Fleetio or the TMS. Engine hours and kilometres trigger the service. Geotab, Samsara or the maker delivers fault codes. Prediction is for one dear part at first, fridge units or batteries.',
      checkpoint:
        'No defect is cleared except by a qualified mechanic. Grounded vehicles return when the workshop manager lets them.',
      first_step:
        'Make a list of all breakdowns in the past year. What failed, what did it cost, and what did the pre-start say?',
      stop_test:
        'Keep services punctual for half a year first. Should road breakdowns not be a tenth lower, do not start on prediction.',
      alternative:
        'Hang a board with kilometres to the next service. Hold a spare vehicle at every depot and read the defects out each morning.',
      risks: [
        {
          risk: 'Nothing blinks on the screen, and a brake job waits that a mechanic would do now.',
          mitigation: 'Legal intervals are fixed. A prediction may move work nearer, but never further away.',
        },
        {
          risk: 'Pre-starts get ticked through in a matter of ten seconds.',
          mitigation:
            'The app asks for three photos by chance. Look at the quickest tenth together with those drivers.',
        },
      ],
      kpis: [
        {
          name: 'breakdowns away from the depot',
          unit: 'per 100,000 km',
          baseline: 'count the last year',
          target: 'a cut of 20 to 30 %',
        },
        {
          name: 'services done by the due date',
          unit: '% of services',
          baseline: 'check 100 services',
          target: 'bring it to 95 %',
        },
      ],
      data_needed: [
        'service history, repairs included',
        'pre-start reports of defects',
        'kilometres run and fault codes',
        'a breakdown log that shows cost',
      ],
      must_not_decide:
        'A vehicle is roadworthy when mechanic and workshop manager agree on it. No system decides that, or defers a safety check.',
    },
    {
      workflow:
        'Vehicles come in before they break down, on a day when they can be spared. One list for each brings together kilometres, pre-start defects, past services and fault codes. The workshop reads it every Thursday. The roster refuses a vehicle that has been grounded.',
      build:
        'Electronic pre-starts with photos come first and link to your TMS or Fleetio. Service falls due by kilometres or engine hours. Fault codes can be had from the maker, Geotab or Samsara. Pick one part that is costly, say batteries or fridges, and try prediction there.',
      checkpoint:
        'Qualified mechanics close defects. The road is open to a grounded vehicle again only on the workshop manager’s word.',
      first_step: 'Take last year’s breakdowns one by one and add the part, the cost and that morning’s pre-start.',
      stop_test:
        'Half a year of services on the day should leave a tenth fewer road breakdowns. If not, prediction is not your answer.',
      alternative:
        'A spare vehicle per depot, a whiteboard of services by kilometres and a daily reading of defects do most of the work.',
      risks: [
        {
          risk: 'The tool sees no problem, so brakes go unrepaired that any mechanic would see to.',
          mitigation: 'Prediction is allowed to bring jobs forward. The intervals in law are never stretched.',
        },
        {
          risk: 'A driver needs ten seconds for the pre-start and has looked at nothing.',
          mitigation: 'Let the app demand three random photos, and talk with the fastest tenth about it.',
        },
      ],
      kpis: [
        {
          name: 'breakdowns under way',
          unit: 'per 100,000 km',
          baseline: 'go through 12 months',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'punctual services',
          unit: '% of services',
          baseline: 'sample 100',
          target: '95 % on time',
        },
      ],
      data_needed: [
        'all repairs and services by vehicle',
        'defects noted before the start',
        'codes from the engine, and kilometres',
        'list of breakdowns and their bills',
      ],
      must_not_decide:
        'Passing a vehicle or putting off its safety check needs a mechanic and the workshop manager. Software may do neither.',
    },
    {
      workflow:
        'Each vehicle has one list, and on Thursday the workshop plans from it. Defects from the pre-start, services done, fault codes and kilometres are all there. It shows jobs due, things getting worse and the day a vehicle can be spared. Grounded means that no run will take it.',
      build:
        'Get pre-starts off paper first: on screen, with photos, into Fleetio or your TMS. Let kilometres and engine hours call the service. Samsara, Geotab or the maker can pass on fault codes. Keep prediction to a single costly part, fridge units or batteries.',
      checkpoint:
        'A defect is closed by someone qualified, a mechanic. To put a grounded vehicle back on the road takes the workshop manager.',
      first_step:
        'What broke down last year? Write the part and the cost, then find the pre-start of that same morning.',
      stop_test:
        'Punctual servicing gets half a year to take a tenth off road breakdowns. If it cannot, do not start on forecasts.',
      alternative:
        'Keep a spare vehicle in each depot. Read defects out at the start of the day, and chalk up the kilometres to each service.',
      must_not_decide:
        'Roadworthy or not is said by mechanic and workshop manager. They alone, and no system, can delay a safety check.',
      risks: [
        {
          risk: 'Brakes get left because the screen shows green.',
          mitigation: 'What the law sets is kept to the day. A model may make a job earlier, and that is all.',
        },
        {
          risk: 'The pre-start is done in ten seconds, and nobody has looked.',
          mitigation:
            'Three photos, chosen at random, are part of it. Go through the fastest tenth with the people who did them.',
        },
      ],
      kpis: [
        {
          name: 'vehicles stranded on the road',
          unit: 'per 100,000 km',
          baseline: '12 months from the breakdown log',
          target: 'reduce by 20 to 30 %',
        },
        {
          name: 'services held on their due date',
          unit: '% of services',
          baseline: 'go through 100 past services',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'what was serviced and repaired, by vehicle',
        'defects found at pre-start',
        'distance run and codes thrown',
        'each breakdown and its cost',
      ],
    },
  ],
  'transportation/rate-quotes': [
    {
      workflow:
        'The tool takes a request from a form or mail and picks out origin, end point, size, date and extras. For that lane it adds up kilometres, hours, tolls, the empty trip back and waiting at the site. It then drafts a price at your margin goal, for the account manager to send.',
      build:
        'Begin with real runs and make a cost sheet by vehicle and lane. A mail reader can then fill it in and prepare the answer. Every rate is a formula in the sheet. Once a week, list which customers pay less than cost.',
      checkpoint:
        'Quotes go out from the account manager, who first looks at margin, lane and extras. A tender needs the director’s word.',
      first_step: 'Work out what ten common lanes cost by true GPS hours, next to the price you billed.',
      stop_test:
        'Look after a quarter: unless jobs below cost are down by 15 %, stop using it for quotes and reopen the worst five deals.',
      alternative: 'Print a single grid of rates, by pallet and zone, and add a fuel levy table each month.',
      risks: [
        {
          risk: 'Too low a rate from the machine pushes a subcontractor to overload or drive tired.',
          mitigation: 'Fix a floor price that pays for upkeep and lawful hours, and let nobody sell under it.',
        },
        {
          risk: 'Old costs from last year shave a bit off every job.',
          mitigation: 'Date the fuel, wage and toll figures, and have them show red once 60 days have passed.',
        },
      ],
      kpis: [
        {
          name: 'wait for a rate',
          unit: 'hours',
          baseline: '50 recent requests',
          target: '60 to 80 % shorter',
        },
        {
          name: 'jobs that do not cover their cost',
          unit: '% of jobs',
          baseline: 'work out one month of jobs',
          target: 'a third fewer',
        },
      ],
      data_needed: [
        'a year of jobs, with hours and revenue',
        'what a vehicle costs per hour and kilometre',
        'minutes waited at each site',
        'old quotes, won or lost',
      ],
    },
    {
      workflow:
        'When someone asks for a rate, their mail or form gives where from, where to, the size, the day and any extras. Hours, kilometres, tolls, waiting at that address and the trip home with nothing on are summed for the lane. A quote at your chosen margin is then ready for the account manager.',
      build:
        'What a lane costs, vehicle by vehicle, goes into a sheet built on runs you did. Only then add a reader that turns mail into a filled sheet and a draft answer. Formulas set each rate. Customers who earn you a loss are listed weekly.',
      checkpoint:
        'Extras, margin and lane are looked over by the account manager, who then sends. With tenders, the director decides.',
      first_step: 'Price ten everyday lanes on GPS hours as driven, and write your charge next to each.',
      stop_test:
        'One quarter should bring 15 % fewer jobs under cost. If not, take the tool off quotes and bargain anew with the worst five.',
      alternative:
        'A printed table does it: zones across, pallets down, and a levy for fuel that is set anew each month.',
      risks: [
        {
          risk: 'A machine quotes so little that whoever hauls it must skip rest or overload.',
          mitigation:
            'No price leaves below a floor that pays for maintenance and lawful hours, even when a big customer asks.',
        },
        {
          risk: 'The cost base is a year old, and every job gives some money away.',
          mitigation: 'Stamp wages, tolls and fuel with the day they were set; past 60 days they turn red.',
        },
      ],
      kpis: [
        {
          name: 'hours until the quote is out',
          unit: 'hours',
          baseline: 'look at the last 50',
          target: 'down by 60 to 80 %',
        },
        {
          name: 'loss-making jobs',
          unit: '% of jobs',
          baseline: 'cost all jobs of a month',
          target: 'lower by a third',
        },
      ],
      data_needed: [
        '12 months of jobs: income and hours',
        'vehicle costs by kilometre and hour',
        'how long trucks wait per site',
        'earlier quotes and their outcome',
      ],
    },
    {
      workflow:
        'A rate request gets a costed quote within the hour, and the account manager sends it. The tool reads origin, destination, size, date and extras from mail or form. It adds hours, kilometres, tolls, the empty return and waiting at the site, then sets the target margin on top.',
      build:
        'Before any software, work out true cost by lane and vehicle from runs you have done. A mail reader then fills that sheet and drafts an answer. The formula in the sheet sets the rate. Every week it lists customers who pay below cost.',
      checkpoint:
        'Lane, margin and extras are checked by the account manager before sending. The director signs tenders.',
      first_step: 'Take ten typical lanes, cost them on GPS hours, and put your actual price beside each.',
      stop_test:
        'A quarter should see 15 % fewer jobs below cost. Otherwise the tool stops quoting, and you renegotiate the worst five.',
      alternative: 'Issue one rate grid, zone by pallet, on paper. A fuel levy table goes with it each month.',
      risks: [
        {
          risk: 'The machine goes so low that a subcontractor can only run tired or overloaded.',
          mitigation: 'Legal hours and upkeep set a floor price. Below it nothing is sent, no matter who wants it.',
        },
        {
          risk: 'With last year’s costs in the sheet, every quote gives a little away.',
          mitigation: 'Date each figure for wages, fuel and tolls. After 60 days it shows in red.',
        },
      ],
      kpis: [
        {
          name: 'time a customer waits for the price',
          unit: 'hours',
          baseline: 'check 50 requests',
          target: 'a cut of 60 to 80 %',
        },
        {
          name: 'share of jobs run at a loss',
          unit: '% of jobs',
          baseline: 'take one month and cost it',
          target: 'down by a third',
        },
      ],
      data_needed: [
        'jobs of 12 months with what they earned',
        'hourly and kilometre cost by vehicle',
        'site waiting times',
        'quotes sent, and which were won',
      ],
    },
    {
      workflow:
        'Every quote starts from what the lane truly costs you. Request mails and forms are read for size, date, extras, pick-up and drop. Tolls, hours, kilometres, empty running and known waiting times are added up, and a price at target margin is drafted for the account manager.',
      build:
        'The cost sheet comes first: each lane, each vehicle, real runs. Next a reader takes requests from the mailbox, fills in the sheet and writes a draft. No rate is made up, since a formula gives it. See each week which customers sit below cost.',
      checkpoint:
        'The account manager looks at extras, lane and margin, then sends. For tenders, the director has to agree.',
      first_step: 'What do ten of your usual lanes really cost? Use GPS hours, and compare with the invoice.',
      stop_test:
        'Judge by jobs below cost. If they have not come down 15 % in a quarter, end it and reopen the five worst contracts.',
      alternative: 'A printed grid of zones and pallets, with a fuel levy table for the month, answers most requests.',
      risks: [
        {
          risk: 'A price from the tool may leave a subcontractor no way to keep legal hours or loads.',
          mitigation: 'Nobody sells below the floor, which covers lawful driving time and upkeep.',
        },
        {
          risk: 'The figures behind the quote are a year old, and you lose a bit each time.',
          mitigation: 'Tolls, fuel and wages carry their date, and go red when 60 days are up.',
        },
      ],
      kpis: [
        {
          name: 'speed of a quote',
          unit: 'hours',
          baseline: 'the 50 latest requests',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'jobs priced under true cost',
          unit: '% of jobs',
          baseline: 'calculate a month’s jobs',
          target: 'bring it down by a third',
        },
      ],
      data_needed: [
        'revenue and hours per job, one year',
        'cost of each vehicle by hour and km',
        'waiting recorded at customer sites',
        'the fate of past quotes',
      ],
    },
    {
      workflow:
        'Customers get a price in the hour, and you know it covers the cost. From mail or form the tool reads where from, where to, size, date and extras. Waiting at that site, tolls, hours, kilometres and the way back empty are added up. At target margin, the draft goes to the account manager to send.',
      build:
        'True cost is the groundwork: take real runs and build a sheet for each lane and vehicle. After that, a reader takes request mails, fills the sheet and drafts a reply. The formula sets every rate. Once a week you see who pays less than it costs.',
      checkpoint:
        'The account manager looks at lane, margin and extras, then lets the quote go. Tenders are signed by the director.',
      first_step: 'Choose ten usual lanes and cost them with hours from GPS. Beside each, write the price you got.',
      stop_test:
        'In a quarter, jobs below cost should drop by 15 %. If they do not, quote by hand again and reopen the five worst deals.',
      alternative: 'Zones and pallets on one printed grid will do, and a new table for the fuel levy each month.',
      risks: [
        {
          risk: 'If the rate is too low, a subcontractor can only earn by driving tired or overloaded.',
          mitigation: 'The floor pays for upkeep and legal hours. No customer, however large, gets less.',
        },
        {
          risk: 'Quotes lose money quietly when costs in the sheet are old.',
          mitigation: 'Wages, tolls and fuel show the day they were set. At 60 days they go red.',
        },
      ],
      kpis: [
        {
          name: 'hours before the customer has a price',
          unit: 'hours',
          baseline: 'time stamps on 50 requests',
          target: 'reduce by 60 to 80 %',
        },
        {
          name: 'jobs that lose money',
          unit: '% of jobs',
          baseline: 'set revenue against cost for a month',
          target: 'cut them by a third',
        },
      ],
      data_needed: [
        'one year of jobs, their hours and income',
        'cost by vehicle, per kilometre and hour',
        'how long you wait at each site',
        'quotes made, with won or lost',
      ],
    },
  ],
  'transportation/volume-forecast': [
    {
      workflow:
        'A daily forecast covers the coming 14 days by depot, shift and customer, then runs by week up to peak, always as a range. From it the shift manager books people, doors and subcontractors. News from customers that the figures cannot hold is written beside it.',
      build:
        'Gather daily volumes for two years. The first aim is to do better than “same day last week”. After that bring in weather, holidays, sales events and EDI orders. If you carry passengers, count taps or tickets per trip.',
      checkpoint:
        'At three every afternoon the shift manager fixes the labour figure and writes down any reason to depart from the forecast.',
      first_step: 'Line up 52 weeks of labour hours and daily volume, and flag each day that missed by over 20 %.',
      stop_test: 'Over eight weeks and at two depots it must do 10 % better than the same day last week, or it goes.',
      alternative:
        'Ring your five largest customers on Thursdays about the week ahead, and pin up the same weeks of last year.',
      risks: [
        {
          risk: 'After a customer leaves, the numbers stay too high for weeks.',
          mitigation:
            'Give each of the ten largest customers a forecast of its own that sales can turn off within the day.',
        },
        {
          risk: 'Crews are sized for the average, and at the busiest hour the dock is blocked.',
          mitigation: 'On inbound days plan each hour for the high case, with a list of people to call in.',
        },
      ],
      kpis: [
        {
          name: 'how far the three-day forecast is off',
          unit: '% of volume',
          baseline: 'test same day last week on a year',
          target: '20 to 30 % better than that',
        },
        {
          name: 'spend on casuals and hire',
          unit: 'dollars per 1,000 units',
          baseline: 'two quarters back',
          target: '8 to 12 % less',
        },
      ],
      data_needed: [
        'daily volumes or boardings, two years',
        'ship notices and customers’ promotions',
        'calendar of events and holidays',
        'hours of labour and hire',
      ],
    },
    {
      workflow:
        'Volumes are forecast every day as a range, for 14 days by customer, depot and shift, and in weeks out to peak. The shift manager uses them to settle crews, subcontractors and dock doors. Whatever a customer has said that no figure shows is added as a note.',
      build:
        'You need two years of counts by day. If you cannot outdo “same day last week”, nothing else matters. Then try EDI orders, weather, sales events and holidays. In passenger work, go by ticket or tap for each trip.',
      checkpoint:
        'The number of people is the shift manager’s decision, made by three in the afternoon, with the reason for any change on record.',
      first_step:
        'Set each day’s volume for 52 weeks next to the hours of labour, and pick out those over 20 % adrift.',
      stop_test:
        'Its error must be 10 % below that of the same day a week before, at two depots across eight weeks. Otherwise drop it.',
      alternative:
        'Keep last year’s matching weeks in view, and talk on Thursday with the five customers who send most.',
      risks: [
        {
          risk: 'A contract is gone, but the forecast goes on counting it for weeks.',
          mitigation: 'Treat the ten main customers one by one, so that sales can drop any of them that day.',
        },
        {
          risk: 'You staff for a normal hour, and the peak one chokes the dock.',
          mitigation:
            'Inbound days are staffed hour by hour for the upper end, and extra hands stand ready to be called.',
        },
      ],
      kpis: [
        {
          name: 'error with three days to go',
          unit: '% of volume',
          baseline: 'run a year on same day last week',
          target: 'lower than this by 20 to 30 %',
        },
        {
          name: 'hire and casual bill',
          unit: 'dollars per 1,000 units',
          baseline: 'the past two quarters',
          target: 'down by 8 to 12 %',
        },
      ],
      data_needed: [
        'two years of volume or boardings by day',
        'what customers announce and promote',
        'public holidays, and events',
        'records of hired and own labour',
      ],
    },
    {
      workflow:
        'The shift manager books labour, doors and subcontractors from a range, not from a guess. Daily the tool forecasts 14 days by shift, customer and depot, and the weeks up to peak. News from customers that no figure contains is written in by hand.',
      build:
        'Collect daily volumes of two years and see if you can beat "same day last week". If so, add customer EDI orders, holidays, weather and sales events one at a time. Passenger firms use taps or tickets for each trip.',
      checkpoint:
        'At three in the afternoon the shift manager decides on labour. If it departs from the forecast, the reason is noted.',
      first_step: 'Lay daily volume and labour hours for 52 weeks side by side. Which days were over 20 % out?',
      stop_test: 'Two depots test it for eight weeks. It has to be 10 % better than same-day-last-week, or you stop.',
      alternative:
        'Phone the five biggest customers each Thursday about the coming week, and keep last year’s weeks on the wall.',
      risks: [
        {
          risk: 'One contract ends, and for weeks the forecast stays too high.',
          mitigation: 'The ten biggest customers each have their own forecast. Sales can switch it off that day.',
        },
        {
          risk: 'If labour follows the average, the peak hour jams the dock.',
          mitigation: 'On inbound days, use the high case hour by hour. Have a list of people you can call in.',
        },
      ],
      kpis: [
        {
          name: 'miss of the forecast at three days',
          unit: '% of volume',
          baseline: 'compare a year with same day last week',
          target: '20 to 30 % smaller',
        },
        {
          name: 'cost of casuals and hired gear',
          unit: 'dollars per 1,000 units',
          baseline: 'take half a year',
          target: 'a cut of 8 to 12 %',
        },
      ],
      data_needed: [
        'volumes per day for two years, or boardings',
        'promotions and shipping notices from customers',
        'a holiday calendar with events',
        'labour used and hired',
      ],
    },
    {
      workflow:
        'Two weeks ahead, you see how much work each depot, customer and shift will bring. The forecast is renewed daily, gives a range, and runs in weeks as far as peak. The shift manager settles crew, doors and subcontractors by it and adds what customers have said.',
      build:
        'Daily volumes over two years are the raw material. The first hurdle is to beat "same day last week". Then bring in sales events, weather, EDI orders and holidays. In bus and rail, count tickets or taps by trip instead.',
      checkpoint:
        'The final labour figure is set at three by the shift manager, who writes down why it is not the forecast.',
      first_step:
        'Chart a year, 52 weeks, of volume per day and hours worked, and mark each day with a gap above 20 %.',
      stop_test:
        'In eight weeks and two depots, its error should be 10 % under same-day-last-week. If it is not, drop it.',
      alternative:
        'On Thursdays, ask your five main customers what is coming. The matching weeks of last year hang beside the roster.',
      risks: [
        {
          risk: 'A customer you lost keeps inflating the figures for weeks.',
          mitigation: 'Run a separate forecast for each of the top ten, which sales can turn off at once.',
        },
        {
          risk: 'Staffing to the average blocks the dock in its busiest hour.',
          mitigation: 'Inbound days are planned by the hour at the high end, with extra people on call.',
        },
      ],
      kpis: [
        {
          name: 'three-day forecast error',
          unit: '% of volume',
          baseline: 'replay one year by same day last week',
          target: 'ahead of it by 20 to 30 %',
        },
        {
          name: 'what casual and hired labour costs',
          unit: 'dollars per 1,000 units',
          baseline: 'look at two quarters',
          target: 'bring it down 8 to 12 %',
        },
      ],
      data_needed: [
        'boardings or volumes, daily, two years',
        'customers’ offers and ship notices',
        'dates of holidays and big events',
        'who worked, who was hired',
      ],
    },
    {
      workflow:
        'Labour, dock doors and subcontractors are booked against a forecast that is new each day. It gives a range by shift, depot and customer for 14 days, then by week to peak. The shift manager decides and adds what customers have told you.',
      build:
        'Start with daily counts for two years. Does your forecast beat the rule "same day last week"? When it does, try holidays, then EDI orders, weather and sales events. Passenger operators go by trip, from ticket or tap counts.',
      checkpoint:
        'By three each afternoon, the shift manager has fixed the labour number. A note says why it is above or below the forecast.',
      first_step:
        'Take 52 weeks of volume, by day, and the hours of labour. On which days were you more than 20 % out?',
      stop_test: 'It gets eight weeks at two depots. If same-day-last-week is not beaten by 10 %, it goes.',
      alternative:
        'On Thursday, ring your top five customers and ask about next week. Have the same weeks from last year in sight.',
      risks: [
        {
          risk: 'When a contract is lost, the forecast may not notice for weeks.',
          mitigation: 'Each of the ten main customers has a forecast of its own. Sales turns it off the day they go.',
        },
        {
          risk: 'Crew for the average and the dock stops at the worst hour.',
          mitigation: 'For inbound days, take the upper figure for each hour. A call-in list covers the rest.',
        },
      ],
      kpis: [
        {
          name: 'miss three days ahead',
          unit: '% of volume',
          baseline: 'see what same day last week gave over a year',
          target: 'improve on it by 20 to 30 %',
        },
        {
          name: 'dollars for casuals and hire',
          unit: 'dollars per 1,000 units',
          baseline: 'go through two past quarters',
          target: 'reduce by 8 to 12 %',
        },
      ],
      data_needed: [
        'two years of boardings or volumes',
        'notices of shipments and customer promotions',
        'events and public holidays by date',
        'labour hours, own and hired',
      ],
    },
  ],
  'transportation/warehouse-slots': [
    {
      workflow:
        'Once a week lines are ranked by size, picks and which ones sell together. Out comes a list of 20 moves that cut the most steps, plus bins whose stock is probably wrong. Night crews shift and count them. The effect shows in pick rates.',
      build:
        'Start from the pick history in Manhattan, CartonCloud or another WMS. A ranked spreadsheet is enough for the first moves. Count where there are signs: odd moves, empty bins, short picks. Get every step scanned before anyone mentions robots.',
      checkpoint: 'Every week the warehouse manager walks the planned moves with a picker and then says yes or no.',
      first_step: 'Take the 100 lines picked most, print where they live, and shade them in on a floor plan.',
      stop_test: 'Three rounds of moves should lift lines per hour by 5 %; if they do not, give up re-slotting.',
      alternative: 'This weekend, carry the 50 quickest lines to waist height close to the dock.',
      risks: [
        {
          risk: 'Someone is injured because a heavy line now sits up high.',
          mitigation:
            'Make height, weight and the class of dangerous goods firm limits, and have the safety rep check the list.',
        },
        {
          risk: 'Each picker’s rate is turned into a stick to beat them with.',
          mitigation: 'Show figures for zones and shifts only, and settle with the crew what appears before week one.',
        },
      ],
      kpis: [
        {
          name: 'pick rate',
          unit: 'lines',
          baseline: 'four weeks, shift by shift',
          target: '10 to 20 % higher',
        },
        {
          name: 'picking errors',
          unit: 'per 1,000 lines',
          baseline: 'a quarter of checks and claims',
          target: '25 to 35 % fewer',
        },
      ],
      data_needed: [
        'pick lines by location, six months',
        'weight, class and size of items',
        'map of all locations',
        'gaps in counts, and short picks',
      ],
    },
    {
      workflow:
        'Which goods are picked most, how large they are and what goes out with what: the tool ranks this weekly. It proposes the 20 moves that spare most walking and names bins with doubtful stock. The work falls to the night shift. Watch pick rates to see if it paid.',
      build:
        'All it takes is picks from the past, out of your WMS, Manhattan or CartonCloud. Rank them in a spreadsheet and make the first moves. Short picks, bins found empty and strange moves tell you what to count. Scan everything first; robots can wait.',
      checkpoint:
        'Moves go ahead once the warehouse manager has been round them on foot with one of the pickers that week.',
      first_step: 'Find your top 100 lines by picks, note each location, and paint them on a plan of the floor.',
      stop_test: 'After three rounds, lines per hour that are not 5 % better mean the moves should cease.',
      alternative: 'Use one weekend to bring the 50 busiest lines down to waist height, next to the dock.',
      risks: [
        {
          risk: 'Heavy goods go up to a top bay, and lifting them hurts a picker.',
          mitigation:
            'The list may not break limits on height, on weight or for dangerous goods, and a safety rep looks it over.',
        },
        {
          risk: 'Bosses use one picker’s rate to drive the rest.',
          mitigation: 'Ask the team ahead of the first week what may be shown, and stop at totals by zone and shift.',
        },
      ],
      kpis: [
        {
          name: 'lines an hour',
          unit: 'lines',
          baseline: 'take each shift for four weeks',
          target: 'up by 10 to 20 %',
        },
        {
          name: 'wrong picks',
          unit: 'per 1,000 lines',
          baseline: 'claims and checks over three months',
          target: 'down by 25 to 35 %',
        },
      ],
      data_needed: [
        'six months’ picks and where from',
        'how big and heavy, which class',
        'plan of the locations',
        'short picks with count differences',
      ],
    },
    {
      workflow:
        'Pickers walk less because the fast lines come to them. Lines are ranked weekly by size, by picks and by what sells together, and the tool names the 20 moves with most effect. It also points at doubtful locations. Night shift moves and counts, and the pick rate proves it.',
      build:
        'Your WMS, be it CartonCloud, Manhattan or another, holds the pick history. Rank the lines in a spreadsheet to find the first moves. Let odd moves, empty bins and short picks tell you where to count. Robots come after every step is scanned.',
      checkpoint: 'The week’s moves are walked by the warehouse manager and a picker, then approved.',
      first_step:
        'Mark the 100 busiest lines on a floor plan in colour. You will see at once what lies in the wrong place.',
      stop_test: 'Lines per hour should gain 5 % in three rounds of moves. If they do not, re-slotting ends.',
      alternative: 'Take this weekend and move the 50 fastest lines by hand to the dock end, at waist height.',
      risks: [
        {
          risk: 'A heavy item put in a high bay may injure a picker.',
          mitigation:
            'The list cannot exceed limits for height, weight and dangerous goods class. The safety rep checks it.',
        },
        {
          risk: 'The pick rate of each person is used to drive them.',
          mitigation: 'Agree before week one what is shown. Figures stop at zone and shift.',
        },
      ],
      kpis: [
        {
          name: 'lines picked in an hour',
          unit: 'lines',
          baseline: 'note it by shift, four weeks',
          target: 'a gain of 10 to 20 %',
        },
        {
          name: 'errors in picking',
          unit: 'per 1,000 lines',
          baseline: 'one quarter’s claims and checks',
          target: 'lower by 25 to 35 %',
        },
      ],
      data_needed: [
        'what was picked where, six months',
        'item weights, sizes and classes',
        'a location map',
        'where counts differ and picks fall short',
      ],
    },
    {
      workflow:
        'Each week brings 20 moves that save the most steps, and a list of locations to count. The ranking looks at picks, at size and at lines that leave together. Moves and counts are night-shift work. Whether it paid shows up in the pick rates.',
      build:
        'Begin with the pick history in Manhattan, in CartonCloud or in the WMS you have. Rank it in a spreadsheet and do the top moves. Count only where something is odd, such as a short pick, an empty bin or a strange move. Scan each step, and forget robots for now.',
      checkpoint:
        'No move without a walk: the warehouse manager goes round with a picker and then approves the week’s list.',
      first_step: 'Which 100 lines are picked most, and where are they? Print them and colour in the floor plan.',
      stop_test: 'After three rounds of moves, stop if the rate per hour is not 5 % better.',
      alternative: 'By hand and in one weekend, put the 50 top lines at waist height beside the dock.',
      risks: [
        {
          risk: 'Heavy lines end up too high, and lifting hurts someone.',
          mitigation:
            'Weight, dangerous goods class and height are limits no list may pass, and a safety rep signs it.',
        },
        {
          risk: 'Personal pick rates turn into pressure.',
          mitigation: 'Only zones and shifts are reported, and the crew has agreed to that before the start.',
        },
      ],
      kpis: [
        {
          name: 'picked lines per hour',
          unit: 'lines',
          baseline: 'measure all shifts for four weeks',
          target: 'raise it by 10 to 20 %',
        },
        {
          name: 'mistakes per 1,000 lines picked',
          unit: 'per 1,000 lines',
          baseline: 'go by a quarter of claims and checks',
          target: 'bring them down 25 to 35 %',
        },
      ],
      data_needed: [
        'half a year of picks per location',
        'sizes, weights and goods classes',
        'your warehouse map',
        'failed counts and picks that fell short',
      ],
    },
    {
      workflow:
        'Fast lines sit where pickers need few steps. Each week the tool looks at size, at picks and at what is ordered together, and lists 20 moves worth making. It adds locations where the count may be off. Night shift does both jobs, and the pick rate tells you the result.',
      build:
        'You have the data already, in CartonCloud, Manhattan or your own WMS. A spreadsheet can rank lines and give the first moves. Counting goes where there is a hint: a bin found empty, a short pick, a move that looks odd. Before robots, get every step scanned.',
      checkpoint:
        'The warehouse manager takes a picker along and walks the list of moves. Approval for the week comes after that.',
      first_step: 'Draw your 100 most picked lines on the floor plan in colour, using their locations from the WMS.',
      stop_test:
        'Three rounds of moves are the test. If lines per hour have not grown by 5 %, leave slots as they are.',
      alternative: 'One weekend of work: the 50 fastest lines go near the dock, at waist height, by hand.',
      risks: [
        {
          risk: 'A high bay is no place for heavy goods, and someone will be hurt.',
          mitigation:
            'Height, weight and dangerous goods classes have hard limits. A safety rep goes through the list.',
        },
        {
          risk: 'Figures for each picker would soon be used to push people.',
          mitigation: 'Results are shown for zone and shift. The team has said what it accepts before the first week.',
        },
      ],
      kpis: [
        {
          name: 'hourly pick lines',
          unit: 'lines',
          baseline: 'four weeks of figures for each shift',
          target: 'lift it by 10 to 20 %',
        },
        {
          name: 'lines picked wrong',
          unit: 'per 1,000 lines',
          baseline: 'a quarter’s claims, plus checks',
          target: 'reduce by 25 to 35 %',
        },
      ],
      data_needed: [
        'pick records with locations, six months',
        'each item’s class, weight and size',
        'a plan that shows every location',
        'count gaps and picks cut short',
      ],
    },
  ],
  'transportation/damage-claims': [
    {
      workflow:
        'Whenever goods change hands, someone takes the set of four photos with seal and con note in frame. Software tests them for sharpness and for gaps, points at absent seals and likely harm, and stores them under the job. One page is then all the claims clerk needs.',
      build:
        'Put photo points into the driver app before anything else. Group claims by lane, customer and packaging. Next, run 500 photos through a vision service that spots tears, dents and bad wrap. Where container numbers justify it, add a camera at the gate.',
      checkpoint:
        'Having seen all photos in order, the claims clerk rules. Over a set sum, the insurer and the manager take part.',
      first_step: 'Arrange a year of claims by lane, customer and cause, and look for any that had a photo.',
      stop_test: 'On 200 photos with known damage, a miss rate above a fifth ends the vision trial.',
      alternative:
        'Let the driver app take four photos of every pallet, and meet the three worst packers once a month.',
      risks: [
        {
          risk: 'The photo shows harm that began earlier, yet the last driver gets the bill.',
          mitigation:
            'Look at the previous handover’s photo, and take nothing from wages unless the law and the driver agree.',
        },
        {
          risk: 'Because one strap was flagged, people assume that the rest are fine.',
          mitigation: 'Loaders go on checking by the Load Restraint Guide and sign for it.',
        },
      ],
      kpis: [
        {
          name: 'what you pay in claims',
          unit: 'dollars per 1,000 consignments',
          baseline: '12 months back',
          target: '15 to 25 % less',
        },
        {
          name: 'time a claim stays open',
          unit: 'days',
          baseline: 'the latest 60',
          target: '40 to 50 % shorter',
        },
      ],
      data_needed: [
        'a year of claims, their cause and cost',
        '500 handover photos with labels',
        'numbers of seals and con notes',
        'conditions of carriage',
      ],
    },
    {
      workflow:
        'Four standard photos, with the seal and the con note visible, mark each change of hands. Blurred or absent ones are caught, broken seals and signs of damage are pointed out, and all goes under the job number. To settle, the clerk for claims opens a single page.',
      build:
        'The driver app comes first, with set points for photos. Then arrange claims by packaging, lane and customer. After that give a vision service 500 photos and see if it finds dents, poor wrap and tears. Gate cameras suit sites with enough containers.',
      checkpoint:
        'It is the clerk for claims who decides, with every photo in sequence on screen. Large sums, past a set line, involve manager and insurer.',
      first_step:
        'Take all claims from last year, group them by cause, lane and customer, and check which had a photo at all.',
      stop_test: 'Give the vision service 200 photos of known damage. If it overlooks over a fifth, end the trial.',
      alternative:
        'Four shots a pallet through the driver app will do, along with a monthly word to the three who pack worst.',
      risks: [
        {
          risk: 'A driver pays for a dent that was there when the pallet came aboard.',
          mitigation:
            'Check the picture from the handover that came earlier; wages stay whole unless law and consent allow a deduction.',
        },
        {
          risk: 'The tool points at one strap, and everyone trusts the others unseen.',
          mitigation: 'The Load Restraint Guide still applies: whoever loads must check and sign.',
        },
      ],
      kpis: [
        {
          name: 'dollars paid on damage',
          unit: 'dollars per 1,000 consignments',
          baseline: 'a year of claims',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'how long a claim takes',
          unit: 'days',
          baseline: 'check 60 recent ones',
          target: 'lower by 40 to 50 %',
        },
      ],
      data_needed: [
        'claims of 12 months by cause and cost',
        '500 photos from handovers, marked',
        'seal numbers, con note numbers',
        'your carriage terms',
      ],
    },
    {
      workflow:
        'A claim is settled from one page that shows the goods at every handover. Four standard photos are taken each time, with the seal and con note showing. The tool rejects blurred or missing ones, marks damage and absent seals, and files the set under the job.',
      build:
        'The driver app needs fixed photo points before anything else. Then group claims by packaging, customer and lane. A vision service can be tried on 500 photos for tears, dents and bad wrap. Containers may deserve a gate camera if there are enough of them.',
      checkpoint:
        'The decision is the claims clerk’s, after viewing the whole chain of photos. Larger sums need the manager and the insurer.',
      first_step: 'Take the claims of last year. Put customer, lane and cause beside each, and note which had a photo.',
      stop_test: 'Use 200 test photos with known damage. If more than a fifth slips past, the vision trial is over.',
      alternative:
        'The driver app takes four pictures a pallet, and you speak with the three worst packers every month.',
      risks: [
        {
          risk: 'A driver is made to pay for damage that somebody else had caused earlier.',
          mitigation:
            'First look at the photo from the previous handover. Pay is not touched without agreement and a basis in law.',
        },
        {
          risk: 'One strap is flagged, and all the rest are believed safe.',
          mitigation: 'The Load Restraint Guide check is still done and signed by the loader.',
        },
      ],
      kpis: [
        {
          name: 'claims cost',
          unit: 'dollars per 1,000 consignments',
          baseline: 'add up the last 12 months',
          target: 'a cut of 15 to 25 %',
        },
        {
          name: 'days before a claim is closed',
          unit: 'days',
          baseline: 'use the past 60 claims',
          target: 'bring it down 40 to 50 %',
        },
      ],
      data_needed: [
        'past claims, one year, cause and cost',
        '500 labelled photos at handover',
        'con notes and seals by number',
        'the terms you carry under',
      ],
    },
    {
      workflow:
        'The same four photos at each handover show where damage began. Seal and con note are in the picture. Software checks that nothing is blurred or left out, points to harm and lost seals, and files by job. The claims clerk then decides from a single page.',
      build:
        'Photo points in the driver app come first. Look at claims by lane, by packaging and by customer next. After that, let a vision service search 500 photos for poor wrap, dents and tears. If container volume carries the cost, put a camera on the gate.',
      checkpoint:
        'From first photo to last, the claims clerk looks and then rules. Past a set sum, manager and insurer are brought in.',
      first_step: 'Pull a year’s claims and sort by lane, cause and customer. Was there a photo for any of them?',
      stop_test: 'Known damage on 200 photos is the test. Missing over one in five ends the vision trial.',
      alternative:
        'Have drivers take four photos of each pallet in the app. Talk once a month with your three poorest packers.',
      risks: [
        {
          risk: 'The last driver gets the blame, although the damage came aboard with the goods.',
          mitigation:
            'Set the photo beside that of the handover before. Deductions from pay need consent and a legal ground.',
        },
        {
          risk: 'A flag on one strap makes people trust the others.',
          mitigation: 'Loaders do the check from the Load Restraint Guide as always and put their name to it.',
        },
      ],
      kpis: [
        {
          name: 'money paid out for claims',
          unit: 'dollars per 1,000 consignments',
          baseline: 'total the past year',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'settlement time',
          unit: 'days',
          baseline: 'follow 60 claims',
          target: 'a drop of 40 to 50 %',
        },
      ],
      data_needed: [
        'a year’s claims: why and how much',
        '500 marked photos of handovers',
        'numbers on seals and con notes',
        'carriage conditions in force',
      ],
    },
    {
      workflow:
        'Photos at every handover settle who had the goods when they were harmed. Four are taken each time, con note and seal visible. The tool refuses those that are blurred or missing, points out damage and lost seals, and files them under the job. Claims are decided from a single page.',
      build:
        'Start in the driver app, with photo points that are the same each time. Next, see which lanes, customers and kinds of packaging bring the claims. Then test a vision service: 500 photos, looking for tears, poor wrap and dents. With enough containers, a gate camera may pay.',
      checkpoint:
        'The claims clerk goes through the photos from start to end and decides. If the sum is over your limit, it goes on to manager and insurer.',
      first_step: 'Were there photos for last year’s claims? Sort them by cause, customer and lane, and check.',
      stop_test: 'Try it on 200 photos where you know the damage. If over a fifth goes unseen, stop the vision trial.',
      alternative:
        'With the driver app, four photos of a pallet are enough to start. Once a month, talk to those three who pack worst.',
      risks: [
        {
          risk: 'The driver who took the last photo may be charged for someone else’s damage.',
          mitigation:
            'Go back one handover and compare. Nothing comes off pay unless the law allows it and the driver agrees.',
        },
        {
          risk: 'If one strap is flagged, people may think the others were checked.',
          mitigation: 'They were not. The loader still checks to the Load Restraint Guide and signs.',
        },
      ],
      kpis: [
        {
          name: 'claims paid out',
          unit: 'dollars per 1,000 consignments',
          baseline: 'a year of payments, 12 months',
          target: 'reduce by 15 to 25 %',
        },
        {
          name: 'days that claims stay open',
          unit: 'days',
          baseline: 'dates from 60 settled claims',
          target: 'cut them by 40 to 50 %',
        },
      ],
      data_needed: [
        'one year of claims with reasons and sums',
        'photos of handovers, 500 with labels',
        'con note numbers, seal numbers',
        'your conditions for carriage',
      ],
    },
  ],
  'transportation/driver-safety': [
    {
      workflow:
        'Camera and telematics events are sorted by load, time and place. Each week the safety lead gets ten worth a look, along with the black spots. If the route is to blame, planners hear of it. Otherwise a trainer sits down with the driver and the clip.',
      build:
        'Keep just five kinds of alert. MT Data, Guardian and Samsara have review tools; let a person confirm what they show. Put on paper with the union and drivers what the cameras film, how long clips last and who may view them.',
      checkpoint:
        'Serious clips are seen by a trained reviewer. Nothing goes on file before the trainer has listened to the driver.',
      first_step:
        'Sit with two drivers over the 50 worst events of last week and label each as driver, road, load or false alarm.',
      stop_test:
        'Switch off any alert that is wrong more than half the time after a month; if people report fewer near misses, end the scheme.',
      alternative:
        'Ride along twice a year, hand out near-miss cards that blame nobody, and pin a black-spot map up in the crib room.',
      risks: [
        {
          risk: 'Once eye and face data lead to discipline, tape goes over the camera.',
          mitigation:
            'Put in writing that clips serve safety alone, that two named people see them, and that they go after 30 days if no incident occurred.',
        },
        {
          risk: 'The worst roads make the best drivers look poor.',
          mitigation:
            'Set drivers side by side on equal runs and loads only, and mend the run before you coach anyone.',
        },
      ],
      kpis: [
        {
          name: 'serious safety events',
          unit: 'per 100,000 km',
          baseline: 'six months, each seen by a person',
          target: '20 to 30 % fewer',
        },
        {
          name: 'near misses that drivers tell you about',
          unit: 'a month',
          baseline: 'last year’s register',
          target: 'twice as many',
        },
      ],
      data_needed: [
        'a year of events, with speed and place',
        'reports of crashes and near misses',
        'hours, loads and runs',
        'the camera rules drivers agreed to',
      ],
      must_not_decide:
        'No alert may cut pay, dismiss a driver or stand one down for good. A live fatigue alarm stops the truck. All else is decided by the depot manager together with the driver.',
    },
    {
      workflow:
        'What telematics and cameras pick up is grouped by time, place and load. Out of that, the safety lead receives the week’s ten main events and a list of black spots. Planning deals with poor routes. For the rest, driver and trainer look at the footage together.',
      build:
        'Five sorts of alert are plenty. Review them in Guardian, MT Data or Samsara, with a human to verify. Sign a paper with drivers and their union that states the filming, the viewers and the time until it is wiped.',
      checkpoint:
        'A reviewer with training sees all serious events, and a driver is heard by the trainer before a word is put on record.',
      first_step:
        'Invite two drivers to view the 50 worst events from the week, and put each down to load, road, driver or a false alarm.',
      stop_test:
        'After one month, drop any alert type that is false over half the time. Should near-miss reports decline, drop everything.',
      alternative:
        'Use a map in the crib room to show black spots, hand out near-miss cards free of blame, and sit in the cab twice a year.',
      risks: [
        {
          risk: 'Footage of eyes and faces is held against people, so the lens gets covered.',
          mitigation:
            'Two people, by name, may watch it, for safety alone, and it is gone in 30 days save where an incident took place.',
        },
        {
          risk: 'Poor roads drag down the record of people who drive well.',
          mitigation:
            'Like goes with like, the same load on the same run, and a bad run gets fixed ahead of any coaching.',
        },
      ],
      kpis: [
        {
          name: 'events that could have hurt someone',
          unit: 'per 100,000 km',
          baseline: 'the past half-year, checked by eye',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'near-miss reports',
          unit: 'a month',
          baseline: 'the register for a year',
          target: 'double the number',
        },
      ],
      data_needed: [
        'events of 12 months, where and how fast',
        'near-miss and crash reports',
        'what each shift drove, carried and lasted',
        'camera policy signed with drivers',
      ],
      must_not_decide:
        'Dismissal, pay and lasting stand-downs are no business of an alert. If a fatigue alarm sounds, the truck stops. What follows is for depot manager and driver.',
    },
    {
      workflow:
        'The safety lead looks at ten events a week, not at thousands. Camera and telematics data are grouped by place, time and load, which shows the black spots too. Where the route is at fault, planning changes it. Otherwise a trainer and the driver watch the footage together.',
      build:
        'Reduce the alerts to five kinds before you do anything else. A person checks events in Samsara, MT Data or Guardian. Drivers and union agree in writing on what is filmed, for how long it is kept and who may see it.',
      checkpoint:
        'Each serious event is watched by somebody trained for it. The driver speaks to the trainer before a note goes on file.',
      first_step:
        'Ask two drivers to go through the 50 worst events of one week with you. Was it the driver, the road, the load or a false alarm?',
      stop_test:
        'A kind of alert goes if over half are false after one month. Fewer near-miss reports end the whole scheme.',
      alternative:
        'Two ride-alongs a year, a near-miss card without blame and a black-spot map in the crib room cost little.',
      risks: [
        {
          risk: 'Eye and face footage is used to discipline, and soon the lens is taped over.',
          mitigation:
            'Footage is for safety only, in writing. Two named people see it, and it goes after 30 days barring an incident.',
        },
        {
          risk: 'On a bad road, even a good driver scores badly.',
          mitigation: 'Compare like with like, same run and same load. Change the run before you train the person.',
        },
      ],
      kpis: [
        {
          name: 'serious events on the road',
          unit: 'per 100,000 km',
          baseline: 'half a year, reviewed by a person',
          target: 'a cut of 20 to 30 %',
        },
        {
          name: 'reports of near misses',
          unit: 'a month',
          baseline: 'take the year’s register',
          target: 'two times today’s figure',
        },
      ],
      data_needed: [
        '12 months of safety events with speed',
        'what crash and near-miss reports say',
        'shift hours, runs and loads',
        'what was agreed on cameras',
      ],
      must_not_decide:
        'An alert can stop a truck when fatigue shows, and nothing beyond that. Pay, dismissal or standing down for good is for the depot manager, who hears the driver.',
    },
    {
      workflow:
        'Drivers are coached face to face on the few events that matter. The tool groups what cameras and telematics record by load, place and time. Ten events a week and the black spots go to the safety lead. Bad routes go back to planning, and the rest to a trainer with the clip.',
      build:
        'Five kinds of alert are all you should keep. Review them with the tools in MT Data, Samsara or Guardian, and have a person check each. A written agreement with union and drivers covers filming, viewers and how long clips are stored.',
      checkpoint:
        'A reviewer with training sees what is serious. Before the file is touched, the trainer listens to the driver.',
      first_step:
        'Sort the 50 worst events of the past week with two drivers at the table: false alarm, load, road or driver.',
      stop_test:
        'More than half false after a month, and that alert is dropped. If near-miss reports go down, drop the scheme.',
      alternative:
        'Ride with each driver twice a year. Cards for near misses carry no blame, and the crib room shows black spots on a map.',
      risks: [
        {
          risk: 'Once footage of faces and eyes serves to punish, drivers cover the camera.',
          mitigation:
            'State in writing that it is for safety. Two people by name may look, and without an incident it is wiped in 30 days.',
        },
        {
          risk: 'The figures punish those who drive the worst roads.',
          mitigation: 'Set only equal runs and loads side by side. First the run is fixed, then the driver coached.',
        },
      ],
      kpis: [
        {
          name: 'grave events per distance driven',
          unit: 'per 100,000 km',
          baseline: 'check six months by eye',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'near misses put on a card',
          unit: 'a month',
          baseline: 'a year from the register',
          target: 'twice the present number',
        },
      ],
      data_needed: [
        'place and speed of a year’s events',
        'crashes and near misses on record',
        'each run with load and hours',
        'the written camera agreement',
      ],
      must_not_decide:
        'Fatigue alarms stop the truck at once. Beyond this an alert decides nothing on pay, dismissal or a lasting stand-down. Depot manager and driver talk, and the manager decides.',
    },
    {
      workflow:
        'Out of thousands of events, ten a week reach the safety lead. The tool groups what telematics and cameras see by load, time and place, so black spots appear too. If the route is bad, planning hears. If not, a trainer watches the clip with the driver and talks it over.',
      build:
        'Start by cutting alerts down to five kinds. Guardian, Samsara and MT Data have review tools, but a person must confirm each event. What is filmed, who may look and how long it stays is agreed with drivers and union, on paper.',
      checkpoint:
        'Someone trained views each event that is serious. The driver tells their side to the trainer, and only then is a note made.',
      first_step:
        'Bring two drivers in and watch 50 of the week’s worst events. Sort them into road, load, driver and false alarm.',
      stop_test:
        'After a month, an alert that is wrong more often than right goes. If near-miss reports drop, so does everything else.',
      alternative:
        'Let the crib room have a map of the black spots, ride along two times a year, and use near-miss cards with no blame.',
      must_not_decide:
        'A live fatigue alarm may stop the truck, and that is the limit. Pay, dismissal and standing down for good are settled by the depot manager with the driver.',
      risks: [
        {
          risk: 'If footage of eyes and faces leads to warnings, lenses get taped.',
          mitigation: 'Put it on paper: safety only, two named viewers, deleted at 30 days unless something happened.',
        },
        {
          risk: 'A bad road makes a good driver look bad.',
          mitigation: 'Only equal loads on the same run may be compared. Mend the run first and coach afterwards.',
        },
      ],
      kpis: [
        {
          name: 'serious events a person has confirmed',
          unit: 'per 100,000 km',
          baseline: 'let a person review half a year',
          target: 'reduce by 20 to 30 %',
        },
        {
          name: 'near misses drivers report',
          unit: 'a month',
          baseline: 'count in the register for the year',
          target: 'double today’s number',
        },
      ],
      data_needed: [
        'events of a year with place and speed',
        'near misses and crashes, as reported',
        'runs with their loads and hours',
        'the agreed rules on cameras',
      ],
    },
  ],
  'transportation/cost-audit': [
    {
      workflow:
        'Once a week every bill for fuel, tolls, carriers and containers is held against job, contract, place and tank size. Lines that look wrong come with a reason and a sum. For each one the clerk clears it, bills it on or disputes it. The depot learns what caused it.',
      build:
        'Rules come first: a fill bigger than the tank, fuel bought far from the truck, a rate not in the contract, the same con note again, containers kept past free days. Plain code does the sums. Last of all, model fuel use by run and vehicle.',
      checkpoint:
        'Over the floor, each odd line is cleared by the accounts or fleet manager. Until then no bill is refused and nobody is questioned.',
      first_step: 'For ten trucks, hold one month’s lines from the fuel cards up against GPS and tank size.',
      stop_test: 'Count for three months; if what you recover is under twice the cost, keep just five rules.',
      alternative:
        'Check the 50 largest lines every month, put limits on fuel cards, and set calendar alarms for container free days.',
      risks: [
        {
          risk: 'The tank was not standard or the GPS lagged, and a driver is accused of theft.',
          mitigation: 'See the docket and two other fills before the fleet manager, never the clerk, has a word.',
        },
        {
          risk: 'A small subcontractor goes unpaid because five dollars are in doubt.',
          mitigation:
            'Settle what is agreed by the due date, contest the remainder, and let anything below 20 dollars go.',
        },
      ],
      kpis: [
        {
          name: 'money saved or won back',
          unit: 'dollars a month',
          baseline: 'test the rules on the past year',
          target: '1 to 2 % of what you check',
        },
        {
          name: 'containers kept too long',
          unit: '% of containers',
          baseline: 'a quarter back',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'a year of bills: fuel, tolls, carriers',
        'tank sizes, and where trucks were',
        'agreed rates and free days',
        'dates of jobs and containers',
      ],
    },
    {
      workflow:
        'Bills for containers, carriers, tolls and fuel are compared each week with contract, job, tank and where the truck stood. Each strange line shows why it was picked and how much it is worth. A clerk passes it, contests it or charges it on, and tells the depot why it arose.',
      build:
        'Write the rules first. Is the fill larger than the tank? Was the truck there? Does the rate match the contract? Has this con note come before? Is the container over its free days? Code adds up the money. A model of fuel by vehicle and run is the final step.',
      checkpoint:
        'Nobody is asked, and no bill is turned down, until the fleet manager, or the one for accounts, has cleared that line, if it is over the floor.',
      first_step:
        'Choose ten trucks and compare a month on their fuel cards with where GPS had them and what the tank holds.',
      stop_test:
        'Three months of checks should bring back twice what they cost. If not, five rules may stay and the others go.',
      alternative:
        'Go through the 50 dearest lines once a month, cap every fuel card, and let the calendar warn of free days running out.',
      risks: [
        {
          risk: 'A spare tank or slow GPS makes an honest driver look like a thief.',
          mitigation:
            'Fetch the docket, check two further fills, and leave the talk to the fleet manager and not the clerk.',
        },
        {
          risk: 'For five dollars in doubt, a small subcontractor is kept waiting.',
          mitigation: 'What nobody disputes is paid when due; the rest is argued, and under 20 dollars it is not.',
        },
      ],
      kpis: [
        {
          name: 'bills corrected in your favour',
          unit: 'dollars a month',
          baseline: 'let the rules run over 12 months',
          target: '1 to 2 % of spend under check',
        },
        {
          name: 'containers beyond their free days',
          unit: '% of containers',
          baseline: 'last quarter’s boxes',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'carrier, toll and fuel bills, 12 months',
        'size of each tank, GPS tracks',
        'what contracts say on rates and free days',
        'container dates with job numbers',
      ],
    },
    {
      workflow:
        'A clerk sees each week which lines look wrong on bills for tolls, fuel, containers and carriers, and what they are worth. The tool has matched them with contract, job, place and tank size. Each is disputed, charged on or cleared, and the depot hears the cause.',
      build:
        'Five rules find most of it: fuel beyond tank size, fuel away from the truck, rates off contract, a con note billed twice, containers over free days. Leave the adding to code. A model of fuel per run and vehicle is the last thing to add.',
      checkpoint:
        'Above the floor, the accounts or fleet manager clears a flagged line first. Only then is a bill refused or anyone questioned.',
      first_step: 'Pick ten trucks and one month. Does each fuel card line fit the tank and the place GPS shows?',
      stop_test: 'If checks over three months bring in less than double their cost, five rules stay and no more.',
      alternative:
        'Set limits on fuel cards, read the 50 largest lines monthly, and let the calendar remind you of container free days.',
      risks: [
        {
          risk: 'Late GPS or an extra tank turns an honest driver into a suspect.',
          mitigation: 'Get the docket and look at two more fills. Then the fleet manager, not the clerk, has the talk.',
        },
        {
          risk: 'A five-dollar question holds up a small subcontractor’s pay.',
          mitigation: 'The agreed part is paid on its day. Dispute what is left, if it is above 20 dollars.',
        },
      ],
      kpis: [
        {
          name: 'sum recovered or not paid',
          unit: 'dollars a month',
          baseline: 'put last year’s bills through the rules',
          target: '1 to 2 % of the bills checked',
        },
        {
          name: 'boxes past free time',
          unit: '% of containers',
          baseline: 'look at one quarter',
          target: 'a cut of 30 to 50 %',
        },
      ],
      data_needed: [
        '12 months of toll, fuel and carrier bills',
        'positions by GPS and tank sizes',
        'free days and rates by contract',
        'when jobs ran and containers moved',
      ],
    },
    {
      workflow:
        'Bills are checked against what really took place. Every week fuel, carrier, toll and container lines are set beside the job, the contract, the place and the tank. Doubtful ones show a reason and an amount. The clerk settles, disputes or passes on each, and tells the depot why.',
      build:
        'Simple rules do the first work. They catch a fill over tank size, a truck that was elsewhere, a rate outside the contract, a con note seen twice and a box past its free days. All sums are done in code. Model fuel by vehicle and run at the very end.',
      checkpoint:
        'Lines over the floor wait for the fleet manager or the accounts manager. Until cleared, nobody is asked and nothing is refused.',
      first_step: 'Go through a month of fuel card lines for ten trucks, with tank sizes and GPS beside you.',
      stop_test: 'Three months decide: at least twice the cost must come back. Otherwise cut down to five rules.',
      alternative:
        'Look at the 50 dearest lines each month, cap the fuel cards, and put container free days in the calendar with an alarm.',
      risks: [
        {
          risk: 'The GPS lags, or the truck has a second tank, and somebody says theft.',
          mitigation:
            'Two further fills and the docket are checked before the fleet manager speaks to the driver. The clerk does not.',
        },
        {
          risk: 'Over five dollars, a small carrier goes without its money.',
          mitigation: 'Pay on time what is not in doubt, and argue about the remainder only above 20 dollars.',
        },
      ],
      kpis: [
        {
          name: 'dollars kept each month',
          unit: 'dollars a month',
          baseline: 'try the rules on a year of bills',
          target: '1 to 2 % of checked spend',
        },
        {
          name: 'containers returned late',
          unit: '% of containers',
          baseline: 'count in the past quarter',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'last year’s fuel, carrier and toll bills',
        'GPS data, with tank capacities',
        'rates and free days you agreed',
        'job list and container movements',
      ],
    },
    {
      workflow:
        'Odd lines on your bills come up every week, with the reason and the money. Carrier, container, toll and fuel charges are compared with the job, tank size, place and contract. The clerk clears, disputes or charges on each of them. Depots are told what caused it.',
      build:
        'Plain rules catch the most: a fill too big for the tank, a truck that was not there, a rate not agreed, a doubled con note, a container past its free days. Let code do the adding. Leave any model of fuel per vehicle and run to the end.',
      checkpoint:
        'Lines above the floor go to the fleet or the accounts manager. No bill is refused and no driver asked until that manager has looked.',
      first_step: 'Ten trucks, one month: compare fuel card lines with GPS and tank size.',
      stop_test:
        'After three months, checks must have earned double what they cost. If they have not, keep the best five rules.',
      alternative:
        'Read the 50 highest lines once a month. Fuel cards have limits, and the calendar gives warning of free days.',
      risks: [
        {
          risk: 'An extra tank, or a late GPS point, can make a driver look like a thief.',
          mitigation:
            'Check two other fills and the docket. If there is a talk, the fleet manager holds it, not the clerk.',
        },
        {
          risk: 'A small subcontractor should not wait for money because of five dollars.',
          mitigation: 'What is agreed gets paid on its day. Below 20 dollars, do not argue.',
        },
      ],
      kpis: [
        {
          name: 'dollars recovered or never paid',
          unit: 'dollars a month',
          baseline: 'a year of bills put to the rules',
          target: 'up to 1 to 2 % of the spend you check',
        },
        {
          name: 'containers kept past the free days',
          unit: '% of containers',
          baseline: 'go through one quarter’s containers',
          target: 'reduce by 30 to 50 %',
        },
      ],
      data_needed: [
        'carrier, fuel and toll bills for a year',
        'tank sizes beside GPS positions',
        'contract terms: free days, rates',
        'dates for jobs and for containers',
      ],
    },
  ],
  'transportation/backloads': [
    {
      workflow:
        'While a trip is being planned, the system spots the leg home with no freight. It searches open bookings, regulars and subcontractors you trust, then puts up three options showing margin, driver hours and whether the gear suits. Booking is done by the dispatcher on the phone.',
      build:
        'Hold a live list of legs that run empty, and another of loads that need a truck, with times and equipment. At the start, pair them by trailer, lane and time. Then connect a freight exchange. Much later, let it study which offers were taken up.',
      checkpoint: 'Before booking, the dispatcher calls to be sure of the carrier, the equipment and the hours.',
      first_step:
        'Sort last month’s empty legs of more than 100 km by weekday and lane, and phone three shippers along the top one.',
      stop_test: 'After offers for ten weeks, empty kilometres must be 5 % lower; if not, stop there.',
      alternative:
        'At two every afternoon, write the next day’s empty legs on a common board and ring five steady partners.',
      risks: [
        {
          risk: 'For the sake of a backload, a driver runs over hours or loses a night at home that was promised.',
          mitigation: 'Put forward only trips that finish an hour inside the legal limit, and accept a driver’s no.',
        },
        {
          risk: 'An unknown carrier offers least, gets the freight and is never seen again.',
          mitigation:
            'Limit matches to carriers with licence and insurance verified and three jobs behind them; the manager clears newcomers.',
        },
      ],
      kpis: [
        {
          name: 'kilometres run empty',
          unit: '% of kilometres',
          baseline: 'eight weeks of jobs and GPS',
          target: '10 to 20 % less',
        },
        {
          name: 'phone calls for each load covered',
          unit: 'calls',
          baseline: 'a two-week tally by dispatchers',
          target: 'half as many',
        },
      ],
      data_needed: [
        'trips planned, empty legs included',
        'loads by lane, open and regular',
        'subcontractors, their insurance and gear',
        'driver hours still free',
      ],
    },
    {
      workflow:
        'Planning a load shows at once if the truck comes home bare. Trusted subcontractors, steady shippers and bookings still open are searched for a fit. Three come up, with their margin, the hours the driver has and the right gear. The dispatcher makes the call and books.',
      build:
        'All loads in need of a truck go in one live list, all empty legs in another, each with its times and equipment. Pairing on time, lane and trailer will do to begin with. Add a freight exchange. What people took or turned down can teach it later.',
      checkpoint:
        'Carrier, hours and gear are all settled on the phone by the dispatcher, and a booking comes only after that.',
      first_step:
        'Write out each empty leg beyond 100 km from last month, by lane and day, then call three shippers who use the busiest lane.',
      stop_test: 'Ten weeks of offers ought to take 5 % off empty kilometres. When they do not, stop.',
      alternative:
        'At two in the afternoon a board shows where trucks run empty tomorrow, and five partners get a ring.',
      risks: [
        {
          risk: 'Out for one more load, a driver goes past the legal hours or misses the night at home they were promised.',
          mitigation: 'Legs must end with an hour of legal time in hand, and the driver is free to refuse.',
        },
        {
          risk: 'You give a load to whoever is cheapest, and neither load nor carrier is heard of again.',
          mitigation:
            'Carriers need proof of insurance and licence and three jobs done; anyone new goes past the manager.',
        },
      ],
      kpis: [
        {
          name: 'empty running',
          unit: '% of kilometres',
          baseline: 'GPS set against jobs for eight weeks',
          target: 'down by 10 to 20 %',
        },
        {
          name: 'calls it takes to place a load',
          unit: 'calls',
          baseline: 'dispatchers count for a fortnight',
          target: 'cut them in half',
        },
      ],
      data_needed: [
        'trip plans that show empty legs',
        'regular freight and open bookings per lane',
        'insured subcontractors with equipment',
        'how many hours each driver has',
      ],
    },
    {
      workflow:
        'An empty leg shows up while the load is being planned, with three ways to fill it. The tool searches regular shippers, open bookings and trusted subcontractors. Each match shows margin, hours left and whether the equipment fits. The dispatcher rings and books.',
      build:
        'Two live lists are the heart of it: empty legs, and open loads with times and equipment. Match them simply at first, on trailer, lane and time. A freight exchange can be linked next. Learning from offers taken or refused comes last.',
      checkpoint: 'A load is booked once the dispatcher has confirmed carrier, hours and equipment on the phone.',
      first_step:
        'Take last month’s GPS and list empty legs beyond 100 km, lane by lane and weekday. Ring three shippers on the busiest lane.',
      stop_test: 'Ten weeks of offers, then look: if empty kilometres are not 5 % down, stop.',
      alternative:
        'Put tomorrow’s empty legs on a whiteboard at two, for everyone to see, and ring five regular partners.',
      risks: [
        {
          risk: 'The extra load takes a driver past legal hours, or past the night at home you promised.',
          mitigation: 'Only legs that end within hours, with one to spare, are offered. The driver may decline.',
        },
        {
          risk: 'A cheap carrier nobody knows picks up the freight and disappears.',
          mitigation:
            'Licence, insurance and three completed jobs are the entry ticket. The manager vets the new ones.',
        },
      ],
      kpis: [
        {
          name: 'share of kilometres without freight',
          unit: '% of kilometres',
          baseline: 'jobs and GPS, eight weeks',
          target: 'a cut of 10 to 20 %',
        },
        {
          name: 'dispatcher calls per load',
          unit: 'calls',
          baseline: 'keep a tally for two weeks',
          target: 'halve them',
        },
      ],
      data_needed: [
        'trips ahead with legs that run empty',
        'which loads are open or regular, by lane',
        'subcontractor file: equipment and insurance',
        'legal hours left to each driver',
      ],
    },
    {
      workflow:
        'Dispatch fills the trip home before the truck has left. Planning a trip sets off a search for freight on the empty leg among bookings, steady shippers and subcontractors you trust. Three offers appear with their margin, free hours and equipment. The dispatcher calls and books one.',
      build:
        'Start with a live list of legs without freight and one of loads without a truck. Lane, time and trailer are enough to match by. After that, link up with a freight exchange. Later on, accepted and refused offers can teach it more.',
      checkpoint: 'On the phone, the dispatcher makes sure of hours, carrier and gear. Booking follows.',
      first_step:
        'Which lanes did you run empty last month for more than 100 km? Sort by weekday and phone three shippers on the worst.',
      stop_test: 'After ten weeks, empty kilometres should be at least 5 % fewer. If they are not, give it up.',
      alternative:
        'At two each day, show on a shared board which trucks come home empty tomorrow. Then phone five partners you know well.',
      risks: [
        {
          risk: 'To fill the truck, a driver works too long or misses a promised evening at home.',
          mitigation: 'Leave one legal hour unused on any leg you offer, and take a no from the driver.',
        },
        {
          risk: 'The lowest bid comes from a stranger, who goes off with the load.',
          mitigation:
            'Carriers must show insurance and licence and have done three jobs. Strangers see the manager first.',
        },
      ],
      kpis: [
        {
          name: 'kilometres with nothing on board',
          unit: '% of kilometres',
          baseline: 'match GPS with jobs over eight weeks',
          target: 'lower by 10 to 20 %',
        },
        {
          name: 'calls made to cover one load',
          unit: 'calls',
          baseline: 'two weeks of notes from dispatch',
          target: 'down by half',
        },
      ],
      data_needed: [
        'planned runs and their empty parts',
        'freight on offer by lane, one-off or steady',
        'your subcontractors with cover and trucks',
        'drivers and the hours they have left',
      ],
    },
    {
      workflow:
        'The trip home earns money more often, because freight for it is sought at once. During planning, the tool notes the empty leg and goes through open bookings, trusted subcontractors and regular shippers. It shows three matches with hours, margin and gear. The dispatcher rings.',
      build:
        'You need to see two things live: which legs are empty, and which loads are open, for what equipment and when. Match by time, trailer and lane. That is enough to start. A freight exchange is linked after that, and learning from what people accept or refuse can wait.',
      checkpoint:
        'No load is booked before the dispatcher has rung and confirmed the equipment, the carrier and the hours.',
      first_step:
        'Where did you run over 100 km empty last month? List it by weekday and lane. On the busiest lane, call three shippers.',
      stop_test: 'Offer matches for ten weeks. Unless that takes 5 % off the empty kilometres, end it.',
      alternative:
        'At two o’clock tomorrow’s empty legs go up on a board, and somebody rings five partners you work with often.',
      risks: [
        {
          risk: 'A backload can cost a driver the legal rest, or a night at home you had promised.',
          mitigation: 'A leg is offered only if it ends an hour inside the limit. Drivers are free to turn it down.',
        },
        {
          risk: 'Freight given to an unknown bidder may never arrive.',
          mitigation:
            'Only carriers with three jobs done, a licence and insurance on file are matched. The manager sees anyone new.',
        },
      ],
      kpis: [
        {
          name: 'kilometres without a load',
          unit: '% of kilometres',
          baseline: 'compare jobs with GPS, eight weeks',
          target: 'reduce by 10 to 20 %',
        },
        {
          name: 'calls for one covered load',
          unit: 'calls',
          baseline: 'have dispatchers note each call, two weeks',
          target: 'half of today’s calls',
        },
      ],
      data_needed: [
        'trips in planning and their empty legs',
        'steady and open freight for each lane',
        'which subcontractors are insured and equipped',
        'hours drivers may still work',
      ],
    },
  ],
  'transportation/compliance-answers': [
    {
      workflow:
        'Someone in the cab or at the desk wants to know what a site demands, or if a combination is allowed on a road. The assistant brings up the words of the permit, manual or site sheet, dated. Where it finds nothing, it gives the person to call.',
      build:
        'Tidy the papers into one set of valid procedures, site sheets and permits, all with an owner and an end date. Drivers search it by phone when parked. The tool repeats the text and never reads limits for them. Auditors can be served from that store too.',
      checkpoint:
        'Papers enter the store with the compliance officer’s approval, and the officer compares 20 answers each week with their source.',
      first_step:
        'Speak to two schedulers and five drivers about last week’s calls for help, and look up the page that would have served.',
      stop_test: 'Put 60 questions to it: below 85 % correct, or a single lapsed permit shown, means stop.',
      alternative:
        'Keep a binder of site sheets in every truck, and a single page of permits and end dates where the schedulers sit.',
      risks: [
        {
          risk: 'It cites a permit that has lapsed; the truck is held up, or a bridge is harmed.',
          mitigation:
            'Drop lapsed papers from the index overnight, and let bold type show the end date with every answer.',
        },
        {
          risk: 'Somebody looks at the screen while driving.',
          mitigation: 'The app shuts above walking pace, and for trucks under way the scheduler does the looking.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent hunting a rule or permit',
          unit: 'minutes',
          baseline: 'ten people note it for a week',
          target: '50 to 60 % less',
        },
        {
          name: 'audit findings about paperwork',
          unit: 'per audit',
          baseline: 'both recent audits',
          target: 'half as many',
        },
      ],
      data_needed: [
        'site sheets, permits and manuals in force',
        'who owns each, and when it ends',
        '60 questions people asked, answered',
        'the auditor’s checklist',
      ],
      must_not_decide:
        'Whether a load, a route or a mix of dangerous goods is allowed is not the tool’s to say. The scheduler and the compliance officer read the permit and decide.',
    },
    {
      workflow:
        'Can this combination go down that road? What are the rules at this site? Schedulers and drivers ask, and the tool answers with a dated extract from the site sheet, permit or manual in force. Failing that, it names someone to phone.',
      build:
        'Bring site sheets, permits and procedures that still apply into one place; each needs someone in charge and a date it ends. Let parked drivers search by phone. The tool quotes and leaves limits to people. It will serve for audits as well.',
      checkpoint:
        'No paper goes in unless the compliance officer says so, and 20 answers a week are read by that officer next to the original.',
      first_step:
        'Find out from five drivers, and from two schedulers, what they rang up about in the last week, and hunt down the right page.',
      stop_test:
        'It must get 85 % of your 60 questions right. Less than that, or one permit past its date, and it is over.',
      alternative:
        'Each truck carries a binder with its site sheets, and schedulers have a page that lists permits and when they end.',
      risks: [
        {
          risk: 'The permit shown ran out, so a truck is pulled up or harms a bridge.',
          mitigation:
            'Whatever has run out is gone from the index by night, and an answer always prints its end date in heavy type.',
        },
        {
          risk: 'The phone is read on the move, with hands on the wheel.',
          mitigation: 'Above the pace of a walk the app stays locked, so a driver under way must ask the scheduler.',
        },
      ],
      kpis: [
        {
          name: 'how long it takes to find the right paper',
          unit: 'minutes',
          baseline: 'a one-week log by ten staff',
          target: 'down by 50 to 60 %',
        },
        {
          name: 'findings on documents at audit',
          unit: 'per audit',
          baseline: 'your last two audits',
          target: 'cut them by half',
        },
      ],
      data_needed: [
        'valid manuals, site sheets and permits',
        'end date and owner for every paper',
        '60 true questions and answers',
        'list used at audits',
      ],
      must_not_decide:
        'The tool never says that a dangerous goods mix, a route or a load may go. That is read from the permit by scheduler and compliance officer.',
    },
    {
      workflow:
        'Drivers and schedulers see the exact passage that applies, with its date. They ask what a site requires or whether a combination may take a road. The assistant looks in current permits, manuals and site sheets. If nothing fits, it says whom to ring.',
      build:
        'Make one clean set of procedures, permits and site sheets first, each dated to its end and owned by someone. Drivers search it on the phone when parked. It quotes the text and leaves limits uninterpreted. Audit evidence comes from the same place.',
      checkpoint:
        'Nothing enters the store unless the compliance officer approves it. The officer also checks 20 answers a week at their source.',
      first_step:
        'Sit down with five drivers, then two schedulers. Which calls did they make last week, and which page holds the answer?',
      stop_test: 'Try 60 questions. One expired permit in an answer, or under 85 % right, ends the trial.',
      alternative:
        'Every truck gets a binder of its site sheets. At the schedulers’ desk lies a one-page list of permits and end dates.',
      risks: [
        {
          risk: 'It quotes a permit that is no longer valid. The truck gets stopped, or a bridge suffers.',
          mitigation: 'Papers leave the index on the night they expire. The end date stands in bold on all answers.',
        },
        {
          risk: 'Someone looks at the phone while at the wheel.',
          mitigation: 'Past walking speed the app locks. A moving truck asks the scheduler.',
        },
      ],
      kpis: [
        {
          name: 'time lost looking for a rule',
          unit: 'minutes',
          baseline: 'have ten staff write it down for a week',
          target: 'a cut of 50 to 60 %',
        },
        {
          name: 'points raised on papers per audit',
          unit: 'per audit',
          baseline: 'the two latest audits',
          target: 'bring them down by half',
        },
      ],
      data_needed: [
        'manuals and permits that apply, and site sheets',
        'an owner and an expiry for each paper',
        '60 questions from work, with answers',
        'audit list',
      ],
      must_not_decide:
        'Scheduler and compliance officer work from the permit itself to decide on loads, routes and dangerous goods mixes. The tool must not.',
    },
    {
      workflow:
        'What does this site want, and is that road open to this combination? Staff ask and read the answer as the manual, site sheet or permit puts it, with a date beside it. Where no paper covers it, they get the name of someone to call.',
      build:
        'Clear out the old papers before you search the rest. Permits, site sheets and current procedures each need somebody responsible and an expiry. A parked driver can look things up by phone. The assistant gives the quote and no opinion on limits. It also produces audit evidence.',
      checkpoint:
        'The compliance officer lets papers into the store and, each week, sets 20 answers beside the original.',
      first_step:
        'Collect last week’s phone questions from two schedulers and five drivers, and look for the page behind each.',
      stop_test: 'The test has 60 questions. It fails below 85 % correct, and it fails with the first lapsed permit.',
      alternative:
        'Site sheets in a ring binder go in each cab, and the schedulers keep a page with all permits and their last day.',
      risks: [
        {
          risk: 'An old permit is shown as good, and the result is a stopped truck or a damaged bridge.',
          mitigation: 'Remove lapsed papers every night, and print the last valid day in bold type.',
        },
        {
          risk: 'The driver reads while the truck is rolling.',
          mitigation: 'Let the app work only at walking pace or less. On the road, the scheduler does the search.',
        },
      ],
      kpis: [
        {
          name: 'search time per question',
          unit: 'minutes',
          baseline: 'one week’s log from ten people',
          target: 'lower by 50 to 60 %',
        },
        {
          name: 'document faults found at audit',
          unit: 'per audit',
          baseline: 'compare two audits',
          target: 'halve the number',
        },
      ],
      data_needed: [
        'the papers in force: manuals, permits, sites',
        'names and end dates for all papers',
        '60 real questions, solved',
        'what auditors check',
      ],
      must_not_decide:
        'A mix of dangerous goods, a route or a load is cleared by people: scheduler and compliance officer, permit in hand. The tool clears nothing.',
    },
    {
      workflow:
        'Staff read the rule itself, dated, in place of somebody’s memory of it. They ask what a site wants or if a combination may use some road. The assistant finds the passage in a current site sheet, manual or permit. When there is none, it gives a name to ring.',
      build:
        'First put the papers in order: procedures, site sheets and permits in force, each with expiry and owner. Drivers search them on a phone while parked. The tool quotes and never explains a limit. When auditors come, the evidence is in the same store.',
      checkpoint:
        'What goes in is up to the compliance officer. Each week the officer also takes 20 answers and reads them against their source.',
      first_step:
        'What did five drivers and two schedulers ring about last week? Write it down and find the right page for each question.',
      stop_test: 'Ask 60 test questions. Under 85 % right is a fail, and a single expired permit is too.',
      alternative:
        'A binder with site sheets rides in every truck. Schedulers keep one page that shows each permit and its end date.',
      must_not_decide:
        'Whether a route, a load or a dangerous goods mix may go is decided by scheduler and compliance officer. They read the permit, and the tool only finds it.',
      risks: [
        {
          risk: 'On the word of an expired permit, a bridge is damaged or a truck gets stopped.',
          mitigation: 'Each night, what has lapsed drops out of the index. Answers print the end date in bold.',
        },
        {
          risk: 'Drivers may look at the answer while on the move.',
          mitigation: 'The app closes above walking pace. If the truck is moving, its driver asks the scheduler.',
        },
      ],
      kpis: [
        {
          name: 'minutes to find the right rule',
          unit: 'minutes',
          baseline: 'a week, ten people, every search noted',
          target: 'reduce by 50 to 60 %',
        },
        {
          name: 'papers criticised at audit',
          unit: 'per audit',
          baseline: 'reports from both recent audits',
          target: 'down by half',
        },
      ],
      data_needed: [
        'site sheets, manuals and permits now valid',
        'each paper’s owner and last day',
        '60 questions from staff with answers',
        'checklist that auditors use',
      ],
    },
  ],
  'transportation/passenger-feedback': [
    {
      workflow:
        'Whatever comes in by form, phone or social media is tagged with cause, stop, trip and route and set against vehicle times. Every fortnight planners learn which trips draw most complaints, in riders’ own words. Answers are drafted from the facts, and people send them.',
      build:
        'Bring all channels into a single register. An assistant can mark trip and cause; check 100 yourself. Tie in GTFS or GPS data for each trip. Facts feed the draft reply, while access, abuse and safety reach a human straight away.',
      checkpoint:
        'Customer relations looks over all replies first. Access and safety cases are before the duty manager that same day.',
      first_step:
        'Mark 100 recent complaints by hand with cause, trip and route, then compare them with when vehicles ran.',
      stop_test:
        'Check 50 each week. Tagging ends if fewer than 85 % are correct, or the first time it misses a safety case.',
      alternative:
        'Once a month sit with a route’s drivers, read out every complaint about it, and put one thing right.',
      risks: [
        {
          risk: 'A child left behind, or an assault, gets filed under delays.',
          mitigation: 'School service complaints and a set list of words reach the duty manager inside an hour.',
        },
        {
          risk: 'On the hardest routes, complaint totals are held against drivers.',
          mitigation: 'Publish figures by trip with no names, and deal with conduct one case at a time.',
        },
      ],
      kpis: [
        {
          name: 'complaints about the ten worst trips',
          unit: 'a month',
          baseline: 'six months back',
          target: '20 to 30 % fewer',
        },
        {
          name: 'working days to a reply',
          unit: 'working days',
          baseline: 'the latest 100 complaints',
          target: '40 to 50 % shorter',
        },
      ],
      data_needed: [
        'a year of complaints',
        'real trip times, ticketing or GPS',
        'stops and timetable',
        'what the contract measures',
      ],
      must_not_decide:
        'No tag may close a complaint on safety, assault or access, or pass judgement on a driver. The duty manager decides, and HR where staff are concerned.',
    },
    {
      workflow:
        'Social media, phone and form all feed one list, where each complaint gains a cause, route, stop and trip and the time the vehicle truly ran. Planners see the worst trips every fortnight, with what riders said. A reply is prepared from those facts for staff to send.',
      build:
        'Start a register that takes in all channels. The assistant labels trip and cause, and you verify 100 by eye. Match each trip to GTFS or GPS. Let replies rest on facts; abuse, safety and access skip the tool and go to staff.',
      checkpoint:
        'A reply leaves after customer relations has read it. Cases of access or safety reach the duty manager on the day they come in.',
      first_step: 'By hand, give 100 recent complaints a route, trip and cause, and see what the vehicle times say.',
      stop_test: 'Under 85 % correct in a weekly sample of 50, or one safety case overlooked, and tagging must end.',
      alternative:
        'Each month pick a route, let its drivers hear all the complaints, and agree on one thing to put right.',
      risks: [
        {
          risk: 'Somebody was assaulted, or a child forgotten, and the label says late.',
          mitigation:
            'Certain fixed words, and all complaints on school services, are with the duty manager in an hour.',
        },
        {
          risk: 'A driver on a bad route is judged by how many people complain.',
          mitigation: 'Tables list trips and carry no names; how a person behaved is looked at in each case alone.',
        },
      ],
      kpis: [
        {
          name: 'complaints the ten poorest trips draw',
          unit: 'a month',
          baseline: 'count half a year',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'time passengers wait for an answer',
          unit: 'working days',
          baseline: 'check the past 100',
          target: 'lower by 40 to 50 %',
        },
      ],
      data_needed: [
        'complaints over 12 months',
        'when trips ran, from GPS or tickets',
        'list of stops and the timetable',
        'measures set in the contract',
      ],
      must_not_decide:
        'Judging drivers, or closing cases of assault, safety or access, is beyond a tag. This is for the duty manager and, in staff matters, HR.',
    },
    {
      workflow:
        'Planners see every fortnight which trips cause most complaints, in passengers’ words. Complaints from social media, phone and form are tagged with stop, trip, route and cause and joined with the times vehicles ran. Staff send replies that were drafted from those facts.',
      build:
        'Put every channel into one register. An assistant tags trip and cause, and 100 tags are checked by hand. Trips are matched with GTFS or GPS. Replies are drafted from facts, but abuse, access and safety go straight to a person.',
      checkpoint:
        'No reply leaves before customer relations has read it. All access and safety cases reach the duty manager that day.',
      first_step:
        'Read the last 100 complaints and tag them yourself: cause, trip, route. What do the vehicle times say?',
      stop_test: 'Tagging stops when a weekly sample of 50 is under 85 % right. One missed safety case stops it too.',
      alternative: 'Choose a route each month. Its drivers hear all complaints read out, and one thing gets fixed.',
      risks: [
        {
          risk: 'An assault, or a child left on the bus, is filed as late running.',
          mitigation:
            'Whatever concerns a school service or contains a word on the list is with the duty manager inside the hour.',
        },
        {
          risk: 'Drivers on the worst routes are judged by the number of complaints.',
          mitigation: 'Show counts for trips and leave out names. Conduct is looked at one case at a time.',
        },
      ],
      kpis: [
        {
          name: 'monthly complaints, ten worst trips',
          unit: 'a month',
          baseline: 'take the past six months',
          target: 'a cut of 20 to 30 %',
        },
        {
          name: 'days until a passenger hears back',
          unit: 'working days',
          baseline: 'look at 100 recent ones',
          target: 'bring it down 40 to 50 %',
        },
      ],
      data_needed: [
        'all complaints of the past year',
        'trip times as recorded, GPS or tickets',
        'the timetable with its stops',
        'performance measures you are held to',
      ],
      must_not_decide:
        'Safety, assault and access complaints are closed by the duty manager, never by a tag. Nor may a tag judge a driver, since HR handles staff matters.',
    },
    {
      workflow:
        'Complaints tell you which trips to fix. From social media, forms and calls, each one gets its cause, route, trip and stop, next to the real vehicle times. The planner has the worst trips and quotes every two weeks. Replies rest on the facts, and a person sends each.',
      build:
        'You need one register, whatever the channel. Let the assistant mark cause and trip, and prove it on 100 by hand. GPS or GTFS data is joined by trip. Draft answers use facts only. Access, safety and abuse never wait for a draft: a person takes them.',
      checkpoint:
        'Customer relations checks replies before they are sent. The duty manager has seen each safety or access case by the end of the day.',
      first_step:
        'By hand, sort 100 complaints by trip, route and cause, then check what the vehicles did at that time.',
      stop_test: 'Each week, check 50. If fewer than 85 % are right, or any safety case slipped by, end the tagging.',
      alternative: 'Once a month, read a route’s complaints to the people who drive it, and repair one thing.',
      risks: [
        {
          risk: 'The tag says late, but the passenger wrote of an assault or a lost child.',
          mitigation: 'School complaints, and any with words on a fixed list, go to the duty manager in under an hour.',
        },
        {
          risk: 'Those who drive hard routes collect complaints that are not their fault.',
          mitigation: 'Count by trip and print no names. Behaviour is dealt with separately, case by case.',
        },
      ],
      kpis: [
        {
          name: 'complaints from your ten worst trips',
          unit: 'a month',
          baseline: 'add up six months',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'time to a written answer',
          unit: 'working days',
          baseline: 'sample 100 complaints',
          target: 'a drop of 40 to 50 %',
        },
      ],
      data_needed: [
        'complaints, 12 months of them',
        'GPS or ticket times for each trip',
        'stop list, timetable',
        'contract targets',
      ],
      must_not_decide:
        'A tag does not judge drivers, and it closes nothing on access, safety or assault. The duty manager does, with HR where it concerns staff.',
    },
    {
      workflow:
        'You know which trips annoy passengers most, and why. Calls, forms and social media posts are tagged by route, stop, trip and cause, next to the vehicle’s real times. The planner gets this each fortnight, quotes included. Replies are drafted on the facts and sent by staff.',
      build:
        'Every complaint goes in the same register, however it came. Cause and trip are tagged by an assistant, and you check 100 yourself. GTFS or GPS shows how the trip ran. Replies are drafted out of facts. If it is about access, abuse or safety, a person has it at once.',
      checkpoint:
        'Replies are read by customer relations before sending. Access and safety cases go to the duty manager within the day.',
      first_step:
        'Take 100 complaints and give each a cause, a route and a trip by hand. Next to it, write when the vehicle came.',
      stop_test: 'Draw 50 a week and check. Below 85 % right, or with one safety case missed, tagging is over.',
      alternative: 'Read a route’s complaints out loud to its drivers each month. Choose one thing and fix it.',
      must_not_decide:
        'It may not close complaints about assault, access or safety, and it may not judge drivers. Those are for the duty manager, and for HR where staff are concerned.',
      risks: [
        {
          risk: 'A tag of late running may hide a lost child or an assault.',
          mitigation:
            'Complaints on school services, and those with listed words, are on the duty manager’s desk inside an hour.',
        },
        {
          risk: 'If you count by driver, those on hard routes look worst.',
          mitigation: 'Count by trip and leave names off. Each case of conduct is handled by itself.',
        },
      ],
      kpis: [
        {
          name: 'complaints about ten trips, the worst',
          unit: 'a month',
          baseline: 'half a year by trip, six months',
          target: 'reduce by 20 to 30 %',
        },
        {
          name: 'working days before an answer',
          unit: 'working days',
          baseline: 'dates of the last 100 replies',
          target: 'cut them by 40 to 50 %',
        },
      ],
      data_needed: [
        'one year of complaints, all channels',
        'real times of trips, GPS or ticketing',
        'stops with their timetable',
        'what your contract is measured by',
      ],
    },
  ],
  'transportation/dock-slots': [
    {
      workflow:
        'A carrier books online and states vehicle and load. Slots are shared out by doors, crew, unload time and the hours of flights or ships, then shifted as things slip. The gate logs each truck. Anyone off schedule is shown which door frees up next.',
      build:
        'Step one is a booking page that knows true unload times for each type of load. Connect the scans at the gate. After that the tool may suggest new slots as arrivals change. At ports, draw on Containerchain or 1-Stop.',
      checkpoint:
        'Waves of re-slots need a yes from the shift or dock supervisor, who may halt work at any moment on safety grounds.',
      first_step:
        'For five days log when each truck arrives, gets a door and leaves, and why any wait ran beyond 30 minutes.',
      stop_test:
        'Eight weeks on, median time on site should be 10 % shorter; if not, leave it and sort out the unload crews.',
      alternative: 'Take slots by phone on paper, open at six, and hold two doors for those who come early.',
      risks: [
        {
          risk: 'Fear of a fine for lateness puts a driver’s foot down.',
          mitigation: 'Whoever reports a delay ahead of arrival pays nothing and is given another slot.',
        },
        {
          risk: 'Night slots always fall to the little carriers.',
          mitigation: 'Tell everyone how slots are shared, and look each month at who got what by carrier size.',
        },
      ],
      kpis: [
        {
          name: 'how long a truck is on site',
          unit: 'minutes, median',
          baseline: 'four weeks of gate times',
          target: '20 to 35 % shorter',
        },
        {
          name: 'trucks within 15 minutes of their slot',
          unit: '% of slots',
          baseline: 'the first month with bookings',
          target: '15 points higher',
        },
      ],
      data_needed: [
        'eight weeks of arrivals, doors, unload times',
        'types of load, and who carries them',
        'crews and machines for each shift',
        'times of ships, trains or flights',
      ],
      must_not_decide:
        'Moves of a forklift, crane or aircraft are never ordered by a schedule, and no safety step is cut to save time. That is up to the supervisor on the ground.',
    },
    {
      workflow:
        'Each carrier picks a time on the web and gives its vehicle and load. The plan weighs doors, crew, how long unloading takes, and when the plane or ship is due, and shifts slots as that changes. Gate times are kept. Trucks that are early or late are told the next door.',
      build:
        'Put up a page for bookings, with unload times by load type that you have measured. Join it to gate scans. When trucks run late or early, it can then suggest new times. In port work, use what Containerchain and 1-Stop supply.',
      checkpoint:
        'The supervisor of the dock or shift says yes to every round of changes, and can call a stop for safety without asking anyone.',
      first_step:
        'Over five days, note gate, door and exit for every truck, and ask what lay behind any wait above 30 minutes.',
      stop_test: 'Should eight weeks not take 10 % off the median stay, drop it and turn to your unload crews.',
      alternative:
        'A sheet of paper and a phone can do it: unload from six, and keep two doors free for trucks ahead of time.',
      risks: [
        {
          risk: 'Drivers race because a missed slot costs money.',
          mitigation: 'Delays told before the truck is there carry no fine, just a later slot.',
        },
        {
          risk: 'Firms with few trucks are left with slots at night.',
          mitigation: 'Make the rules public, and each month count the slots that large and small carriers got.',
        },
      ],
      kpis: [
        {
          name: 'minutes from gate in to gate out',
          unit: 'minutes, median',
          baseline: 'log the gate for four weeks',
          target: 'down by 20 to 35 %',
        },
        {
          name: 'slots met to within 15 minutes',
          unit: '% of slots',
          baseline: 'take month one of booking',
          target: 'up by 15 points',
        },
      ],
      data_needed: [
        'arrivals over eight weeks, by door',
        'carriers and their loads',
        'who and what is on each shift',
        'vessel, flight and train schedule',
      ],
      must_not_decide:
        'The supervisor on the ground moves forklifts, cranes and aircraft. A schedule may not, and it may not skip a safety step when late.',
    },
    {
      workflow:
        'Trucks come when there is a door and a crew for them. Carriers book online and give load and vehicle, and slots are spread by crew, doors, time to unload and what ships or flights are due. It shifts them when plans slip. The gate logs times, and whoever is off slot sees the next free door.',
      build:
        'Begin with a booking page that uses measured unload times for each load type. Gate scans are linked next. Once both work, the tool may propose new slots as arrivals change. In ports you need data from Containerchain or 1-Stop.',
      checkpoint:
        'Each wave of new slots goes to the dock or shift supervisor for approval. The same person may stop work for safety whenever needed.',
      first_step:
        'For five days, note three times per truck: in, at the door, out. Every wait above 30 minutes gets a reason.',
      stop_test:
        'Look at the median time on site in week eight. Less than 10 % off, and the unload crews are where to look instead.',
      alternative:
        'Keep a paper sheet of slots, taken by phone. Unload from six, with two doors for trucks that come early.',
      risks: [
        {
          risk: 'A driver speeds because a late slot costs a fine.',
          mitigation: 'If lateness is reported before arrival, there is no fine. The tool gives the next slot.',
        },
        {
          risk: 'The night slots fall to the small carriers.',
          mitigation: 'Say openly how slots are shared out. Each month, compare large and small carriers.',
        },
      ],
      kpis: [
        {
          name: 'median stay of a truck',
          unit: 'minutes, median',
          baseline: 'use gate times over four weeks',
          target: 'a cut of 20 to 35 %',
        },
        {
          name: 'slots kept to the quarter hour',
          unit: '% of slots',
          baseline: 'start with the first month',
          target: 'a gain of 15 points',
        },
      ],
      data_needed: [
        'arrival, door and unload times, eight weeks',
        'which carriers bring which loads',
        'shift crews with their equipment',
        'when vessels, trains and flights are due',
      ],
      must_not_decide:
        'Making up time never justifies dropping a safety step. Forklift, crane and aircraft moves are for the supervisor on the ground, not for a schedule.',
    },
    {
      workflow:
        'Nobody queues if every truck has a slot that fits the dock. The carrier books online with vehicle and load. Unload time, crew, doors and the hours of ships or planes shape the plan, which moves as things slip. Early and late trucks are shown a free door at the logged gate.',
      build:
        'The booking page is your first job, filled with unload times that you have timed per load type. Then connect scans from the gate. Suggestions for new slots come after that, when a truck is early or late. 1-Stop and Containerchain supply the port side.',
      checkpoint:
        'Before slots are moved, the supervisor of dock or shift agrees. For safety, that supervisor can halt everything at once.',
      first_step:
        'Stand at the gate for five days. Write when each truck came, got a door and left, and why any waited over 30 minutes.',
      stop_test:
        'If eight weeks have not made the median visit 10 % shorter, the trouble is with the crews who unload. Fix that instead.',
      alternative: 'Slots by phone on a sheet, unloading from six and two doors for early trucks are a fair start.',
      risks: [
        {
          risk: 'The fine for a missed slot tempts drivers to race.',
          mitigation: 'The rule is plain: whoever reports it before arrival pays nothing and gets another slot.',
        },
        {
          risk: 'Large carriers take the good hours, and small ones unload at night.',
          mitigation: 'Publish the rule for giving slots, and check monthly what each size of carrier received.',
        },
      ],
      kpis: [
        {
          name: 'typical time a truck spends with you',
          unit: 'minutes, median',
          baseline: 'gate records of four weeks',
          target: 'lower by 20 to 35 %',
        },
        {
          name: 'arrivals inside 15 minutes of the slot',
          unit: '% of slots',
          baseline: 'measure the opening month',
          target: 'raise it by 15 points',
        },
      ],
      data_needed: [
        'gate, door and unload records, eight weeks',
        'kinds of carrier and load',
        'people and gear on each shift',
        'ship, rail and flight times',
      ],
      must_not_decide:
        'No schedule gives orders to a forklift, a crane or an aircraft, or trades safety for minutes. The supervisor on the ground has that decision.',
    },
    {
      workflow:
        'Each truck has a slot, and the dock has a crew ready for it. Carriers book on the web, naming vehicle and load. The tool plans by crew, doors, arrival of ships or flights and time to unload, and replans when one slips. The gate logs each truck. Off-time drivers are shown a free door.',
      build:
        'Measure unload times by load type and put them behind a booking page. That comes first. Gate scans are connected second. Third, when arrivals shift, it can propose other slots. For port work, bring in data from 1-Stop or from Containerchain.',
      checkpoint:
        'New slots in bulk need the dock or shift supervisor, who may halt the line for safety whenever needed.',
      first_step:
        'Log every truck for five days: when it came, when it had a door, when it left. Ask why, if it waited over 30 minutes.',
      stop_test:
        'Check the median time on site at eight weeks. If 10 % has not come off, your unload crews need attention first.',
      alternative: 'Start unloading at six, leave two doors to the early birds, and write phoned slots on a sheet.',
      must_not_decide:
        'Cranes, forklifts and aircraft are moved by the supervisor on the ground. No schedule may order that, or shave a safety step for the sake of time.',
      risks: [
        {
          risk: 'Fines for lateness make people drive too fast.',
          mitigation: 'Whoever calls ahead is not fined. They get the next slot from the tool.',
        },
        {
          risk: 'If nobody watches, small carriers end up unloading at night.',
          mitigation: 'Let all see how slots are given out. Once a month, check who got which by size.',
        },
      ],
      kpis: [
        {
          name: 'minutes a truck is inside the gate',
          unit: 'minutes, median',
          baseline: 'take four weeks of gate logs',
          target: 'reduce by 20 to 35 %',
        },
        {
          name: 'slots kept, give or take 15 minutes',
          unit: '% of slots',
          baseline: 'look at booking month one',
          target: 'add 15 points',
        },
      ],
      data_needed: [
        'eight weeks of gate, door and unload times',
        'what is carried and by whom',
        'equipment and crew on every shift',
        'schedules of vessels, trains or flights',
      ],
    },
  ],
  'transportation/booking-dispatch': [
    {
      workflow:
        'Whoever rings, taps or types gives place, time, party and needs, a ramp for instance. The job goes to the closest driver whose car suits, by rules all can read, and the passenger learns by text which car comes when. Declined jobs pass on. Doubt, danger and urgency reach a human.',
      build:
        'iCabbi, TaxiCaller or Autocab can run the board. Add a voice that takes simple bookings and says where the car is. Zones, vehicle types and hours worked have to be in it. Standing jobs are fixed. One word brings the caller to staff.',
      checkpoint:
        'Somebody at the board rings back whenever the assistant was unsure. Medical and wheelchair trips are looked at an hour before they start.',
      first_step:
        'Take two weekends from the phone report. Next to the calls lost each hour write how many cars were out.',
      stop_test:
        'Six weeks on, check its bookings. If above 3 % name the wrong place or time, or complaints rise, stop the voice.',
      alternative:
        'Put on another call taker at weekends between six and midnight, share one screen of bookings, and confirm by template text.',
      risks: [
        {
          risk: 'An old or stranded person is not understood and stays at the kerb.',
          mitigation:
            'One failed attempt is enough to bring in staff. Trips for children, patients and wheelchair users are always closed by people.',
        },
        {
          risk: 'Some drivers get little work while others stay on the road past safe hours.',
          mitigation: 'The rule is public, shares are shown, and jobs are barred at the limit.',
        },
      ],
      kpis: [
        {
          name: 'callers who hung up unanswered',
          unit: '% of calls',
          baseline: 'four weeks of the phone report',
          target: '50 to 70 % fewer',
        },
        {
          name: 'wait between booking and pick-up',
          unit: 'minutes, met for nine trips in ten',
          baseline: 'four weekends, Friday and Saturday nights',
          target: 'shorter by 15 to 25 %',
        },
      ],
      data_needed: [
        'times of call, pick-up and arrival',
        'phone figures for each hour',
        'which car has a ramp or more seats',
        'hours driven and jobs refused',
      ],
      must_not_decide:
        'Turning somebody away, sorting people by where they live or ending an urgent call is not its business. That is up to the dispatcher, and a driver may say no for safety.',
    },
    {
      workflow:
        'Bookings from phone, web and app end on one board with address, hour, riders and any ramp. Fair rules pick the nearest suitable driver. A text tells who is coming and when, and a refused job finds the next car. People step in wherever a trip is urgent, risky or not clear.',
      build:
        'The market has iCabbi, Autocab and TaxiCaller for dispatch. A phone assistant can take the easy bookings and answer where the cab is. Give it zones, car types, working hours and regular trips. Callers must get a person for the asking.',
      checkpoint:
        'The dispatcher keeps an eye on the board, phones back unsure bookings, and goes through medical and wheelchair work one hour early.',
      first_step:
        'Look at a fortnight’s two weekends in the phone log, and compare lost calls with the cars on shift, hour by hour.',
      stop_test:
        'If over 3 % of what the assistant books is wrong in time or place once six weeks are up, or more people complain, drop it.',
      alternative:
        'Weekend nights need a second person on the phones, six to midnight. Add a common booking screen and ready-made texts.',
      risks: [
        {
          risk: 'The voice system defeats a confused caller, who then has no ride.',
          mitigation:
            'Staff take over at the first misunderstanding, and no machine closes a trip for a child, a patient or a wheelchair.',
        },
        {
          risk: 'Chasing the closest car wears out a few drivers and leaves the rest idle.',
          mitigation: 'Print the rule, let drivers see their part of the jobs, and hold back work at the hour limit.',
        },
      ],
      kpis: [
        {
          name: 'lost calls as a share of all',
          unit: '% of calls',
          baseline: 'use the phone log of four weeks',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'slowest pick-ups after booking',
          unit: 'minutes, met for nine trips in ten',
          baseline: 'Fridays and Saturdays over four weeks',
          target: '15 to 25 % quicker',
        },
      ],
      data_needed: [
        'when people rang, left and arrived',
        'hourly answered and missed calls',
        'fleet list with seats, ramps and permits',
        'shifts worked and offers turned down',
      ],
      must_not_decide:
        'No software may leave a passenger behind, judge by suburb or brush off an emergency. A dispatcher answers for that, and safety is the driver’s own call.',
    },
    {
      workflow:
        'Every booking finds a car, whether it came by phone, web or app. The system notes place, time, riders and any need for a ramp, and offers the trip to the closest driver who fits. The passenger is texted car and arrival. If a driver says no, it goes to the next. Staff take what is urgent, unclear or unsafe.',
      build:
        'Dispatch software such as TaxiCaller, iCabbi or Autocab is the base. A voice assistant handles plain bookings and questions about where the car is. It needs your zones, driver hours and kinds of vehicle, with standing jobs pinned. Anyone who asks for a person gets one at once.',
      checkpoint:
        'The live board always has a dispatcher watching. Unsure bookings get a call back, and wheelchair or medical trips are checked one hour ahead.',
      first_step:
        'How many calls do you lose on a weekend night? Take two weekends and set lost calls beside cars out, hour by hour.',
      stop_test:
        'Check after six weeks. The voice assistant goes if complaints rise, or if place or time is wrong in over 3 % of its bookings.',
      alternative:
        'Between six and midnight at weekends, have two people on the phones. One booking screen and template texts to confirm do the rest.',
      must_not_decide:
        'The machine must never refuse a passenger, rank suburbs or end an urgent call; that is the dispatcher’s matter. Any driver may decline a trip for safety.',
      risks: [
        {
          risk: 'Someone frail or stranded is not understood by the machine and waits in vain.',
          mitigation:
            'One failed try, and a person answers. Medical, child and wheelchair trips are closed by staff only.',
        },
        {
          risk: 'With nearest-car alone, some drivers go short while others drive too long.',
          mitigation:
            'Make the rule public and show all drivers their share. At the hour limit, no more jobs are offered.',
        },
      ],
      kpis: [
        {
          name: 'calls that ring out',
          unit: '% of calls',
          baseline: 'take the phone report, four weeks',
          target: 'bring down by 50 to 70 %',
        },
        {
          name: 'minutes a passenger waits after booking',
          unit: 'minutes, met for nine trips in ten',
          baseline: 'Friday and Saturday nights, four of each',
          target: 'reduce by 15 to 25 %',
        },
      ],
      data_needed: [
        'booking, pick-up and drop-off times per trip',
        'lost and answered calls, hour by hour',
        'vehicle list: ramp, seats, licence',
        'hours worked and jobs drivers declined',
      ],
    },
    {
      workflow:
        'No caller is left in a queue on a Saturday night. A booking by app, phone or web holds the place, the time, how many ride and what they need. Clear rules give it to the nearest driver with the right car, and a text names both car and time. Declined trips move on. People handle doubt and danger.',
      build:
        'Choose among Autocab, iCabbi and TaxiCaller for the dispatch itself. Simple bookings and calls about a car’s whereabouts can go to a voice assistant. Enter vehicle kinds, zones and hours, and fix the standing jobs. Saying so must be enough to reach a human.',
      checkpoint:
        'What the assistant is not sure of, a dispatcher calls back. The dispatcher also watches the board and looks at medical and wheelchair trips an hour early.',
      first_step:
        'Two weekends of phone reports show you where calls are lost. Note beside each hour how many cars were working.',
      stop_test:
        'If after six weeks the wrong time or place stands in over 3 % of what it booked, switch the voice off. Rising complaints end it as well.',
      alternative:
        'Hire a second call taker for weekend evenings, six until midnight. Let all work from one screen and confirm with standard texts.',
      must_not_decide:
        'The machine may not say no to a passenger, drop an urgent call or sort people by suburb. A dispatcher decides, and drivers can always decline if it is not safe.',
      risks: [
        {
          risk: 'Machines can fail an old or frightened caller, who is then left at the kerb.',
          mitigation:
            'A person takes over once it has failed to understand. It never closes trips for patients, children or wheelchairs.',
        },
        {
          risk: 'Sending the closest car each time tires some drivers out and leaves others without work.',
          mitigation: 'Drivers can read the rule and see their share, and whoever has reached the limit gets no jobs.',
        },
      ],
      kpis: [
        {
          name: 'share of calls lost',
          unit: '% of calls',
          baseline: 'four weeks from the phone system',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'booking to pick-up time',
          unit: 'minutes, met for nine trips in ten',
          baseline: 'look at four weekends, Friday and Saturday',
          target: 'down by 15 to 25 %',
        },
      ],
      data_needed: [
        'when trips were booked, begun and ended',
        'calls per hour, taken and lost',
        'which vehicles have ramps, seats, licences',
        'driver shifts, with refusals',
      ],
    },
    {
      workflow:
        'Bookings are handed out by a rule that drivers can read. The nearest car that suits the party, ramp or no ramp, gets the offer, and if it is declined the next one does. Passengers learn by text which car and when. App, web and phone all feed in. Anything risky, urgent or odd is for a person.',
      build:
        'Plain calls can be answered by a voice assistant on top of iCabbi, TaxiCaller or Autocab. It books, and it tells callers how far off their car is. Zones, standing jobs, hours of drivers and kinds of vehicle are loaded beforehand. A caller who wants a human says so and has one.',
      checkpoint:
        'Wheelchair and medical trips get a look an hour before. For the rest, the dispatcher keeps the board in view and rings back doubtful bookings.',
      first_step:
        'Compare lost calls with cars on the road for each hour of two weekends. The phone report has the figures.',
      stop_test:
        'Six weeks decide about the voice assistant: at most 3 % of bookings wrong in place or time, and no more complaints than before. If not, it goes.',
      alternative:
        'A further person on calls, weekends from six to midnight, helps at once. Add a booking screen for all and texts ready to send.',
      must_not_decide:
        'Only a dispatcher may turn a passenger away or judge an urgent call, and nobody is ranked by suburb. For reasons of safety, the driver can say no.',
      risks: [
        {
          risk: 'The caller is frail, the machine does not follow, and no car comes.',
          mitigation:
            'Let it try once, then a person answers. Child, wheelchair and medical trips always end with staff.',
        },
        {
          risk: 'A rule of nearest first is hard on some drivers and keeps others out too long.',
          mitigation: 'Shares are open to each driver, the rule is printed, and work stops at the legal hours.',
        },
      ],
      kpis: [
        {
          name: 'callers lost in the queue',
          unit: '% of calls',
          baseline: 'phone figures over four weeks',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'time between booking and pick-up',
          unit: 'minutes, met for nine trips in ten',
          baseline: 'Saturdays and Fridays, four of them',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'trip records with all three times',
        'phone report by hour',
        'cars by seats, ramp and licence',
        'refused jobs and hours on shift',
      ],
    },
  ],
  'transportation/removals-survey': [
    {
      workflow:
        'People film their rooms with a phone, or tick through them one at a time. Out of that comes an inventory with volume, weighty things and steps, plus questions on parking, lifts and the shed. An estimator corrects it, chooses truck, crew and hours, and the quote leaves with the list.',
      build:
        'Take Yembo or a like tool, or a form that asks for pictures. Volumes and hours by room, floor and kilometre live in a table of your own, and that table makes the price. The crew leader notes real hours and volume after every job.',
      checkpoint: 'Neither side is bound until the customer has agreed the item list in writing with the estimator.',
      first_step:
        'List quoted and real volume and hours for the past 30 jobs. For the ten that went furthest off, find out why.',
      stop_test:
        'After ten weeks compare 40 moves. If the error in volume has not shrunk by a quarter against phone quotes, drop the tool.',
      alternative:
        'Use a tick sheet for each room, ask for eight photos, and go through ten fixed questions on the phone.',
      risks: [
        {
          risk: 'A safe, an attic or a tight staircase never shows on film, and too few hands turn up.',
          mitigation: 'Ten set questions cover what lenses miss. Over 40 cubic metres the estimator always calls.',
        },
        {
          risk: 'Someone sees footage of a home and what is worth stealing.',
          mitigation: 'Tell customers what is recorded, store it in one work account only, and wipe it 30 days on.',
        },
      ],
      kpis: [
        {
          name: 'gap between estimate and real volume',
          unit: '% of cubic metres',
          baseline: 'take 40 finished moves',
          target: '30 to 50 % smaller',
        },
        {
          name: 'hours until a quote is out',
          unit: 'hours',
          baseline: 'note times for 40 enquiries to come',
          target: 'at least halved',
        },
      ],
      data_needed: [
        'old quotes beside the real hours',
        'how much space each piece takes',
        'walk-through films, with permission',
        'why quotes were lost',
      ],
    },
    {
      workflow:
        'A walk through the house on camera, or a set of questions per room, replaces the visit. The tool counts furniture, adds up the volume, marks stairs and heavy things, and prompts for sheds, parking and lifts. Once the estimator is happy with crew, hours and truck, the customer gets price and inventory together.',
      build:
        'Yembo is one such product, and a guided photo form also works. Build the price on your own figures for rooms, floors and distance. Each finished move feeds back its true hours and volume through the crew leader.',
      checkpoint: 'Customer and estimator settle the inventory in writing. Only then does the quote count.',
      first_step:
        'Go back 30 moves. What was promised in hours and volume, what was needed, and what went wrong in the ten worst?',
      stop_test:
        'If 40 moves over ten weeks do not show a volume error that is a quarter below the phone method, end it.',
      alternative:
        'Eight photos, a list to tick for every room and a call with ten standard questions get you most of the way.',
      risks: [
        {
          risk: 'The crew finds a piano stair or a strongroom that nobody had filmed.',
          mitigation: 'Ask the ten things a camera cannot see, and phone whenever the load passes 40 cubic metres.',
        },
        {
          risk: 'Pictures of someone’s belongings get into wrong hands.',
          mitigation: 'One company account holds them, the customer knows, and 30 days after moving they are gone.',
        },
      ],
      kpis: [
        {
          name: 'how far volume estimates are off',
          unit: '% of cubic metres',
          baseline: 'check against 40 recent jobs',
          target: 'reduce by 30 to 50 %',
        },
        {
          name: 'waiting time for a price',
          unit: 'hours',
          baseline: 'measure 40 new enquiries',
          target: 'half the time or less',
        },
      ],
      data_needed: [
        'quotes made, with hours truly worked',
        'your list of furniture volumes',
        'agreed films of the rooms',
        'notes on quotes you did not win',
      ],
    },
    {
      workflow:
        'Most moves can be quoted without a visit. The customer films each room by phone or answers a form, and the tool lists items, heavy pieces, stairs and cubic metres. It asks about parking, lifts and sheds. Your estimator checks the list, sets truck, crew and hours, and sends quote and inventory.',
      build:
        'A video survey tool like Yembo will do, or a form that guides people to take photos. The price is worked out from your own table, where room, floor and distance give volume and hours. Once a move is over, the crew leader records what it truly took.',
      checkpoint:
        'Before a price binds anyone, customer and estimator have agreed the inventory, and they have done so in writing.',
      first_step:
        'Look at your last 30 moves. Set hours and volume as quoted beside what they were, and explain the ten worst.',
      stop_test:
        'Measure 40 moves in ten weeks. The volume error must be a quarter below that of phone quotes, or the tool goes.',
      alternative:
        'A form with boxes to tick for each room, eight photos, and ten questions that are always asked on the phone.',
      risks: [
        {
          risk: 'The camera does not see the safe, the attic or a steep stair, so the crew is too small.',
          mitigation:
            'Ask ten fixed questions about such things. If it is more than 40 cubic metres, the estimator phones.',
        },
        {
          risk: 'Film from inside a home, valuables and all, could leak.',
          mitigation: 'Customers are told what is filmed. It lies in one business account and is deleted at 30 days.',
        },
      ],
      kpis: [
        {
          name: 'difference between quoted and real volume',
          unit: '% of cubic metres',
          baseline: '40 past moves, quote against truth',
          target: 'bring down by 30 to 50 %',
        },
        {
          name: 'hours from enquiry to price',
          unit: 'hours',
          baseline: 'put times on 40 enquiries',
          target: 'half or better',
        },
      ],
      data_needed: [
        'quotes with hours sold and hours worked',
        'cubic metres for each kind of furniture',
        'survey films customers agreed to',
        'quotes that were lost, and why',
      ],
    },
    {
      workflow:
        'The customer’s phone does the survey. Room by room, on film or by questions, the tool builds a list with volume, stairs and heavy things. It does not forget the shed, the lift or where to park. An estimator puts it right, plans crew, hours and truck, and sends a price with the list.',
      build:
        'You can buy this, from Yembo for example, or make a photo form of your own. Either way, price by a table you have built: hours and volume per room, floor and kilometre. After the job, the crew leader writes in true hours and true volume.',
      checkpoint:
        'The estimator gets the customer’s yes to the inventory in writing. Until then the price binds nobody.',
      first_step:
        'Which ten of your past 30 moves went worst, and why? Compare quoted hours and volume with the real ones to find out.',
      stop_test:
        'Ten weeks and 40 moves are the trial. If volume is not a quarter closer to the truth than by phone, stop.',
      alternative:
        'Send a tick list for every room and ask for eight pictures. Then ring with ten questions that never change.',
      risks: [
        {
          risk: 'An attic, a tight stair or a safe was left out, so too few people come.',
          mitigation: 'What a lens cannot see is covered by ten set questions. Past 40 cubic metres, somebody rings.',
        },
        {
          risk: 'A film of someone’s rooms and valuables is worth money to thieves.',
          mitigation:
            'Keep it in one company account, tell people what you film, and clear it 30 days after they have moved.',
        },
      ],
      kpis: [
        {
          name: 'miss in cubic metres',
          unit: '% of cubic metres',
          baseline: 'look at 40 jobs you have done',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'time a customer waits for the quote',
          unit: 'hours',
          baseline: 'log 40 enquiries as they come in',
          target: 'cut it by half at least',
        },
      ],
      data_needed: [
        'past quotes beside true hours',
        'furniture volumes in a table',
        'room videos, consent on file',
        'reasons given for lost quotes',
      ],
    },
    {
      workflow:
        'You send a price sooner, with the list of what will be moved. The customer has shown the rooms by phone, or gone through them in a form. Items, heavy pieces, stairs and volume are counted, and sheds, lifts and parking are asked for. The estimator decides on crew, truck and hours.',
      build:
        'Start with a guided photo form, or go for a video tool such as Yembo. What counts is the table behind it, which turns rooms, floors and distance into volume and hours. That sets the price. Crew leaders report real figures after each move, so the table improves.',
      checkpoint:
        'Write down the inventory and let the customer confirm it to the estimator. Then, and not before, the price holds.',
      first_step:
        'Take 30 finished moves and four numbers for each: hours and volume, promised and real. For the ten worst, name the cause.',
      stop_test:
        'Compare with phone quotes over ten weeks. On 40 moves, the error in volume should be a quarter less. If not, give up.',
      alternative:
        'Ten standard questions by phone, a form with tick boxes per room and eight photos will get you close.',
      risks: [
        {
          risk: 'Nobody filmed the stair, and on the day the crew cannot manage the safe.',
          mitigation:
            'Ten questions in the form deal with what cameras overlook. Above 40 cubic metres, the estimator calls each time.',
        },
        {
          risk: 'Private rooms on film must not reach the wrong people.',
          mitigation: 'Say what you record, hold it in a single work account, and erase it when 30 days have passed.',
        },
      ],
      kpis: [
        {
          name: 'volume quoted against volume moved',
          unit: '% of cubic metres',
          baseline: 'go through 40 old jobs',
          target: '30 to 50 % closer',
        },
        {
          name: 'speed of reply to an enquiry',
          unit: 'hours',
          baseline: 'time the next 40 that come',
          target: 'half as long, or shorter',
        },
      ],
      data_needed: [
        'old quotes, with the hours they took',
        'a list of volumes by piece',
        'consented films of homes',
        'what cost you past quotes',
      ],
    },
  ],
  'transportation/storage-units': [
    {
      workflow:
        'Whoever asks, at any hour, is told a fitting size and today’s price and can sign online with an identity check. Overdue rent starts a fixed row of texts, then a call. An agreed scale ties the price of each size to how full it is. Hardship, lock-outs and strange things on site are for the manager.',
      build:
        'SiteLink, Storman and others do move-ins on the web and reminders by text. A phone assistant may quote prices, hours and sizes, and hold a unit. Once a month review the scale of price by size and fullness.',
      checkpoint:
        'No price moves and no lock goes on without the manager. Selling or dumping goods takes two signatures.',
      first_step:
        'Put every unit on a list with its size, rent, tenant or none, and when it last went up. Call the enquiries you lost last month.',
      stop_test:
        'If voicemail would have done as well, stop: the assistant must win five extra move-ins a month after eight weeks.',
      alternative:
        'Ask for direct debit at the start, hire an answering service from five o’clock, and look at a printed price list every quarter.',
      risks: [
        {
          risk: 'Belongings are sold by routine while their owner is in hospital or hiding from violence.',
          mitigation: 'Machines remind and no more. A manager who has sought contact decides on locks and sales.',
        },
        {
          risk: 'Old customers get a rise out of the blue and many leave.',
          mitigation:
            'Keep rises under a cap and inside the contract’s notice, then count departures over eight weeks.',
        },
      ],
      kpis: [
        {
          name: 'share of callers who rent',
          unit: '% of enquiries',
          baseline: 'eight weeks, each channel apart',
          target: '5 to 10 points higher',
        },
        {
          name: 'rent past 30 days due',
          unit: '% of monthly rent',
          baseline: 'six month ends back',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'each unit’s size, rent and state',
        'where enquiries and new storers come from',
        'who owes, and how long',
        'agreements and their notice periods',
      ],
      must_not_decide:
        'Locking out, selling and destroying are closed to it. A manager decides these, once letters and calls have gone out as law and contract demand.',
    },
    {
      workflow:
        'Day or night, people who enquire are shown which size they need and what it costs, prove who they are and sign. If rent is late, texts follow in a set order and then somebody phones. Prices by size move with fullness, in steps you chose. The manager keeps hardship and lock-outs in hand.',
      build:
        'Choose a system such as Storman or SiteLink that signs storers up online and sends texts. Let an assistant on the phone speak about hours, size and price and reserve a unit. Steps for price follow occupancy by size and are checked each month.',
      checkpoint:
        'Two people put their names to any sale or disposal. Lock-outs and new prices need the manager’s approval.',
      first_step:
        'Write up size, occupancy, rent and the date of the latest rise for all units. Then phone those who enquired last month and did not come.',
      stop_test:
        'After eight weeks count move-ins. When the assistant is less than five a month ahead of voicemail, end it.',
      alternative:
        'Direct debit from day one helps most. Cover evenings from five with an answering service, and renew the price sheet quarterly.',
      risks: [
        {
          risk: 'A person in crisis misses the letters, and the system clears out all they own.',
          mitigation: 'Only reminders run alone. Before a lock or a sale a manager must have tried to talk.',
        },
        {
          risk: 'Rises sent by formula empty the site of its best storers.',
          mitigation: 'Limit every rise, keep to the notice period, and follow move-outs for the next eight weeks.',
        },
      ],
      kpis: [
        {
          name: 'enquiries won',
          unit: '% of enquiries',
          baseline: 'tally by source for eight weeks',
          target: 'gain 5 to 10 points',
        },
        {
          name: 'money owed beyond 30 days',
          unit: '% of monthly rent',
          baseline: 'read six month-end reports',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        'the unit list with rents and gaps',
        'enquiry log and resulting contracts',
        'ageing of unpaid rent',
        'signed terms, including notice',
      ],
      must_not_decide:
        'Whether a storer is shut out or goods are sold is never its choice. The manager rules on it when phone and letter have been tried as the law and the contract say.',
    },
    {
      workflow:
        'Enquiries are answered day and night, and people can sign up on the spot. By phone, chat or web they learn size and price, prove their identity and sign. Late rent brings texts in a set order, then a call. Prices follow an agreed ladder. Hardship and lock-outs are the manager’s.',
      build:
        'Storman, SiteLink and systems like them offer online move-in and reminder texts. A phone assistant can tell people about sizes, prices and hours and put a unit on hold. Price by unit size and occupancy, on a ladder that you look at every month.',
      checkpoint:
        'Before goods are sold or dumped, two people sign. The manager says yes to each lock-out and every new price.',
      first_step:
        'Make a list of units: size, rent, occupied or not, months since the rent last rose. Also ring the enquiries that came to nothing last month.',
      stop_test:
        'The phone assistant has eight weeks. It should bring five move-ins a month beyond what voicemail brought, or it goes.',
      alternative:
        'Everyone pays by direct debit from day one. After five, let an answering service pick up, and review a printed price list each quarter.',
      must_not_decide:
        'Nobody is locked out by it, and no goods are sold or destroyed. The manager decides, having phoned and written as contract and law require.',
      risks: [
        {
          risk: 'A sale runs by itself while the storer lies in hospital or hides from violence.',
          mitigation: 'Let reminders run alone. Locks and sales are decided by a manager, after real attempts to talk.',
        },
        {
          risk: 'A formula puts up the rent of loyal storers, and they leave.',
          mitigation: 'There is a cap on each rise and proper notice. For eight weeks after, watch who moves out.',
        },
      ],
      kpis: [
        {
          name: 'enquiries that lead to a contract',
          unit: '% of enquiries',
          baseline: 'eight weeks of enquiries, channel by channel',
          target: 'up by 5 to 10 points',
        },
        {
          name: 'share of rent overdue past 30 days',
          unit: '% of monthly rent',
          baseline: 'look at six month ends',
          target: 'bring down by 25 to 40 %',
        },
      ],
      data_needed: [
        'unit sizes with rent and occupancy',
        'sources of enquiries and move-ins',
        'unpaid accounts, by how old',
        'contracts and what notice they ask',
      ],
    },
    {
      workflow:
        'A person who asks late in the evening can still sign for a unit. The site suggests a size, shows the price and takes a contract with proof of identity. When rent is late, texts go out in order and somebody rings. Price moves with occupancy, on agreed steps. The manager deals with hardship and anything odd.',
      build:
        'Online move-in and text reminders come with SiteLink, Storman and the like. Add an assistant on the phone for hours, sizes and prices, able to hold a unit. Set your steps of price by size and by how full you are. Go over them monthly.',
      checkpoint:
        'The manager approves price changes and lock-outs one by one. To sell or throw out goods takes the signatures of two people.',
      first_step:
        'Which units stand empty, what does each size pay, and when did it last go up? List it, then call back last month’s lost enquiries.',
      stop_test:
        'Compare move-ins with the voicemail months. If eight weeks bring fewer than five extra a month, drop the phone assistant.',
      alternative:
        'Three simple things: direct debit for new storers, somebody to answer the phone after five, and prices by size on paper, looked at quarterly.',
      must_not_decide:
        'Lock-outs, sales and disposal are the manager’s to decide. Contract and law ask for a call and a letter first, and the machine does none of it.',
      risks: [
        {
          risk: 'Someone in hospital, or fleeing violence, could lose everything to a routine.',
          mitigation:
            'Only reminders are automatic. A manager must have sought the person before anything is locked or sold.',
        },
        {
          risk: 'Raise rents by formula and old storers may go in a wave.',
          mitigation: 'Limit the rise, give notice by the contract, and count move-outs for eight weeks.',
        },
      ],
      kpis: [
        {
          name: 'move-ins per enquiry',
          unit: '% of enquiries',
          baseline: 'tally enquiries for eight weeks by source',
          target: 'add 5 to 10 points',
        },
        {
          name: 'rent still owed after 30 days',
          unit: '% of monthly rent',
          baseline: 'the last six month-end reports',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'every unit: size, rent, let or not',
        'enquiry sources, with move-ins',
        'overdue rent sorted by age',
        'storage contracts with notice rules',
      ],
    },
    {
      workflow:
        'Fewer enquiries are lost, because price and contract are there at any hour. Callers, chatters and web visitors get a suggested size, a current price and a way to sign with an identity check. Those who pay late get texts, then a call. A ladder sets price by size and occupancy. The manager keeps hardship cases and lock-outs.',
      build:
        'Pick a system with online move-in and texts, for instance Storman or SiteLink. On the phone, an assistant answers what people ask about price, size and hours and holds a unit for them. The price ladder, by size and occupancy, is checked once a month.',
      checkpoint:
        'Nobody is locked out, and no price changes, unless the manager approves. A sale or disposal of goods has two names under it.',
      first_step:
        'Set out all units by size, with rent, occupancy and the age of the last rise. Last month’s enquirers who did not rent get a call.',
      stop_test:
        'Was voicemail as good? After eight weeks, the assistant should be five move-ins a month ahead. If it is not, end it.',
      alternative:
        'Sign people up to direct debit on day one. Put an answering service on after five, and check the printed prices quarter by quarter.',
      must_not_decide:
        'It may remind people and nothing more. Shutting someone out or selling goods is up to the manager, after the calls and letters that law and contract demand.',
      risks: [
        {
          risk: 'People in trouble do not read reminders, and their goods might be sold unseen.',
          mitigation: 'A manager has to try to reach them. Until then, nothing is locked and nothing is sold.',
        },
        {
          risk: 'Long-term storers leave in numbers when a formula lifts their rent.',
          mitigation: 'Each rise stays under a cap, with notice as agreed. Track departures for eight weeks.',
        },
      ],
      kpis: [
        {
          name: 'enquirers who move in',
          unit: '% of enquiries',
          baseline: 'eight weeks, counted for each channel',
          target: 'a gain of 5 to 10 points',
        },
        {
          name: 'overdue rent, beyond 30 days',
          unit: '% of monthly rent',
          baseline: 'take six month ends in a row',
          target: 'reduce by 25 to 40 %',
        },
      ],
      data_needed: [
        'rent and occupancy by unit size',
        'how enquiries came and what became of them',
        'late accounts and their age',
        'terms of notice in each contract',
      ],
    },
  ],
  'transportation/cold-chain': [
    {
      workflow:
        'Every few minutes air and door sensors report. Limits differ by product, and the tool allows for defrost and the run, so that a warning means real trouble. A short card tells the driver or the night desk what to do. The temperature report is attached to the POD.',
      build:
        'Reefer makers offer telematics, or fit loggers to the system you have. Each product and customer gets its limits, with patience for open doors. Goods are probed on loading. POD and report go together. A forecast of failures can wait for a year of alarm history.',
      checkpoint:
        'No load is released, dumped or claimed until the quality lead has read the probe values and times of the excursion.',
      first_step:
        'Choose ten loads that were refused most recently. For each, piece together how warm it was at loading, on the way and on arrival.',
      stop_test: 'Six weeks of alarms will show it. If over half were false, stop and set new limits.',
      alternative:
        'Use a probe and a pen at pick-up, at noon and at the drop. Hang door curtains and have units serviced ahead of summer.',
      risks: [
        {
          risk: 'The sensor in the air is content, yet the product is warm and somebody falls ill.',
          mitigation: 'Air is a hint only. The probe in the goods counts, when loading and when unloading.',
        },
        {
          risk: 'Drivers silence an alarm that cries too often.',
          mitigation:
            'Defrost and doors are taken out, a run has a ceiling of alarms, and false ones are gone through every week.',
        },
      ],
      kpis: [
        {
          name: 'refusals on account of temperature, by load',
          unit: 'per 1,000 loads',
          baseline: 'the past six months, counted',
          target: '40 to 60 % fewer',
        },
        {
          name: 'how fast somebody acts on an alarm',
          unit: 'minutes',
          baseline: 'clock 30 alarms to come',
          target: 'under 15 minutes',
        },
      ],
      data_needed: [
        'readings from vehicle sensors and doors',
        'what each product may reach',
        'loads refused, why and at what cost',
        'alarms and service of every unit',
      ],
      must_not_decide:
        'Calling a warm load safe is not for the system. That is decided by the quality lead together with whoever owns the goods.',
    },
    {
      workflow:
        'The load is watched on the road as it was in the store. Readings of air and doors arrive every few minutes and are judged by product, route and defrost cycle. Only a true drift raises an alarm, and a card says what the driver or the desk does next. Customers get the record with their POD.',
      build:
        'Start from the unit maker’s telematics, or add loggers. Enter limits for every customer and product, and give door openings some grace. A probe reading is taken at loading. Attach reports to the POD. Leave prediction until one year of alarms has been gathered.',
      checkpoint:
        'Times and probe figures of each excursion go before the quality lead, who then decides between release, claim and disposal.',
      first_step:
        'Reconstruct the last ten refusals: the temperature as loaded, during the trip and at the customer’s door.',
      stop_test: 'If false alarms still make up more than half after six weeks, pause them and work on the limits.',
      alternative:
        'Service before the hot months, door curtains, and a probe reading written down at loading, midday and unloading.',
      risks: [
        {
          risk: 'Cold air hides warm goods, and spoiled food or medicine reaches people.',
          mitigation: 'Trust the product probe at both ends. Treat what the air sensor says as an early sign.',
        },
        {
          risk: 'With an alarm at every stop, people stop looking.',
          mitigation:
            'Filter out doors and defrost, limit how many a run may raise, and discuss the false ones weekly.',
        },
      ],
      kpis: [
        {
          name: 'temperature refusals',
          unit: 'per 1,000 loads',
          baseline: 'six months of records',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'minutes until an alarm is handled',
          unit: 'minutes',
          baseline: 'observe 30 of them',
          target: 'less than 15 minutes',
        },
      ],
      data_needed: [
        'logged temperatures and open doors',
        'limits set by product and client',
        'history of refused loads with costs',
        'unit alarms and workshop visits',
      ],
      must_not_decide:
        'It may not pass a load that was too warm as fit. The goods’ owner and the quality lead make that judgement.',
    },
    {
      workflow:
        'An alarm now means that a load is really getting warm. Sensors for air and doors report every few minutes, and defrost, the run and each product’s limits are allowed for. Driver or night desk follows a short card. Customers receive the temperature report along with the POD.',
      build:
        'The reefer unit’s maker has telematics you can use, or you fit loggers to your own. Set limits for each customer and product, and allow a delay when doors open. Use a probe at pick-up. The report travels with the POD. Prediction needs a year of alarms first.',
      checkpoint:
        'Probe readings and times of an excursion go to the quality lead. Release, claim or disposal is decided after that.',
      first_step:
        'How warm were your last ten rejected loads when picked up, under way and when delivered? Piece it together.',
      stop_test: 'If false alarms are above half after six weeks, switch them off and look at the limits afresh.',
      alternative:
        'Write down probe readings at pick-up, noon and drop. Fit door curtains, and have every unit serviced before it gets hot.',
      must_not_decide:
        'A load that got warm is judged by the quality lead and by the owner of the goods. The system may not call it fit.',
      risks: [
        {
          risk: 'The air is cold, the goods are not, and unsafe food goes out.',
          mitigation:
            'Put a probe in the product when loading and at the drop. An air reading warns and proves nothing.',
        },
        {
          risk: 'With one false alarm after another, drivers turn the sound off.',
          mitigation:
            'Doors and defrost are allowed for, and each run has a cap. Go through the false ones every week.',
        },
      ],
      kpis: [
        {
          name: 'loads turned away for temperature',
          unit: 'per 1,000 loads',
          baseline: 'count those of six months',
          target: 'bring down by 40 to 60 %',
        },
        {
          name: 'minutes from alarm to a response',
          unit: 'minutes',
          baseline: 'take times on 30 alarms',
          target: 'faster than 15 minutes',
        },
      ],
      data_needed: [
        'door and temperature logs for each vehicle',
        'customers’ limits, product by product',
        'rejected loads, the cause and the cost',
        'service records and alarms per unit',
      ],
    },
    {
      workflow:
        'Cold loads are watched all the way, and only real drift wakes anyone. Readings of air and doors come in by the minute. The tool knows what the product may reach, when the unit defrosts and where the truck is. Driver or night desk acts from a card. The POD carries the report.',
      build:
        'Begin with what you have: telematics from the unit’s maker, or loggers tied to your own system. Each product and each customer has limits, with a delay built in for doors. Goods are probed at pick-up, and the POD gets the report. After a year of alarms, you may try prediction.',
      checkpoint:
        'The quality lead reads each excursion, with its times and probe values. Only then is it decided to release, claim or dump.',
      first_step:
        'Go back to ten loads that were refused. Find the temperature at three points: pick-up, road, customer’s door.',
      stop_test: 'Six weeks of alarms, and more than half false: that is the sign to stop and start again.',
      alternative:
        'Probe when loading, at midday and when unloading, and write it down. Curtains on the doors and a service ahead of summer help too.',
      must_not_decide:
        'The system never says that a warm load can be sold or used. Quality lead and owner of the goods say that.',
      risks: [
        {
          risk: 'Warm goods can ride in cold air, and nobody notices until it is eaten.',
          mitigation: 'Trust a probe in the goods, at both ends. What the air sensor shows is a warning.',
        },
        {
          risk: 'Too many alarms, and nobody listens.',
          mitigation: 'Set a cap for each run, leave out doors and defrost, and look at each false alarm once a week.',
        },
      ],
      kpis: [
        {
          name: 'rejections for temperature',
          unit: 'per 1,000 loads',
          baseline: 'six months, load by load',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'time until someone deals with an alarm',
          unit: 'minutes',
          baseline: 'follow the next 30 with a clock',
          target: 'within 15 minutes',
        },
      ],
      data_needed: [
        'temperatures and door openings, by truck',
        'limits for products and customers',
        'what was rejected, why, and the cost',
        'alarm log and service of each unit',
      ],
    },
    {
      workflow:
        'The load’s temperature is known from dock to door, and the customer gets proof. Sensors report on air and doors every few minutes. Limits go by product, and defrost and the run are taken into account, so warnings are few. A short card guides whoever drives or sits at the night desk.',
      build:
        'Loggers linked to your telematics will do, as will the system of the unit’s maker. Enter limits by customer and by product. Door openings get some delay. A probe reading is taken as goods are loaded, and each POD goes out with its report. Leave prediction for a year.',
      checkpoint:
        'Each excursion is looked at by the quality lead, probe values and times in hand, before anyone releases, claims or dumps the load.',
      first_step:
        'Choose the ten most recent rejections. Work out what the goods measured when loaded, under way and on arrival.',
      stop_test:
        'Count the alarms after six weeks. Where over half were false, take them off and think it through again.',
      alternative:
        'Without sensors: a probe and a notebook three times a day, curtains at the doors, and each unit serviced before summer.',
      must_not_decide:
        'Whether a warm load may still be sold or used is for the owner of the goods and your quality lead. No system decides it.',
      risks: [
        {
          risk: 'An air sensor can read well while the product is spoiling.',
          mitigation: 'Only the product’s own temperature counts, by probe, at the drop as at pick-up.',
        },
        {
          risk: 'A phone that beeps all night ends up muted.',
          mitigation: 'Take out defrost and open doors, limit alarms per run, and review what was false each week.',
        },
      ],
      kpis: [
        {
          name: 'loads refused as too warm or too cold',
          unit: 'per 1,000 loads',
          baseline: 'half a year of rejections, six months',
          target: 'reduce by 40 to 60 %',
        },
        {
          name: 'reaction time to alarms',
          unit: 'minutes',
          baseline: '30 alarms, timed one by one',
          target: 'down to 15 minutes or less',
        },
      ],
      data_needed: [
        'sensor data: air and doors',
        'what temperature each customer’s product needs',
        'refused loads with their cost and reason',
        'past alarms and services by unit',
      ],
    },
  ],
  'transportation/load-checks': [
    {
      workflow:
        'No vehicle rolls until a short check is done. Driver and loader enter the combination, weights by axle or an estimate, pictures of the restraint and, with dangerous goods, the document. Fixed rules hold this against permit, limits and placards. Red means something is missing or too much, and a person must decide.',
      build:
        'One form on the driver’s phone is all you build. It knows the limits of each combination and permit, and takes weights from the bridge or the vehicle. Image checks can see whether all strap points and placards are in the photos. Red is set by rules, action by people.',
      checkpoint:
        'Two signatures close each check, the driver’s and the loading supervisor’s. With red showing, the supervisor has to come to the truck.',
      first_step:
        'For the coming 30 loads, only weigh and take pictures. Blame nobody, and count how many ought to have stayed in the yard.',
      stop_test:
        'Eight weeks in, look at skipped checks and overloads. If above a tenth skip it, or overloads are not halved, pause and redesign.',
      alternative:
        'Make a plastic card for every combination with straps and limits on it. Each side is photographed for the supervisor.',
      risks: [
        {
          risk: 'People trust the tick more than the strap.',
          mitigation:
            'Walking round and signing stay with the driver. Five random loads each week are pulled by the supervisor.',
        },
        {
          risk: 'A stale permit or a mistyped limit sends an illegal truck out.',
          mitigation:
            'Give the table one owner. Rows carry date and source, and two people check a new unit before it runs.',
        },
      ],
      kpis: [
        {
          name: 'overloads',
          unit: 'per 1,000 loads',
          baseline: 'three months of weighbridge slips',
          target: '50 to 80 % fewer',
        },
        {
          name: 'trucks that left with the check done',
          unit: '% of departures',
          baseline: 'look into 50 departures',
          target: '98 % or more',
        },
      ],
      data_needed: [
        'what each combination may weigh and measure',
        'weights from bridge or on-board scales',
        'how each kind of load is tied down',
        'past fines, load shifts and close calls',
      ],
      must_not_decide:
        'Clearing a truck for the road belongs to the driver and the supervisor at loading. Each can stop it, the app cannot let it go.',
    },
    {
      workflow:
        'The check happens at the gate. It covers the combination, the weight on each axle, photos of straps and the dangerous goods document where there is one. What the permit and the limits allow is compared by rule. A missing placard or a heavy axle turns it red, and someone with authority comes out.',
      build:
        'Put a single load check on drivers’ phones. Feed it the permits and the limits for every combination, and connect scales on the vehicle or the weighbridge. Photos may be tested for missing strap points and placards by a vision service. Rules raise the flag and humans act.',
      checkpoint:
        'Loader’s supervisor and driver sign together. If the check is red, departure hangs on the supervisor standing at that truck.',
      first_step:
        'Leave the routine alone for 30 loads, but photograph and weigh them. See how many you would rather have held back.',
      stop_test:
        'If over a tenth of trucks leave unchecked once eight weeks are up, or overloads have not halved, stop and rebuild it.',
      alternative:
        'A card in the cab can list limits and number of straps for that combination, with a picture from each side to the supervisor.',
      risks: [
        {
          risk: 'Everyone relies on the screen and no hand touches a chain.',
          mitigation:
            'The driver’s own walk and signature remain, and the supervisor tests five loads picked by chance every week.',
        },
        {
          risk: 'One wrong figure in the limits table makes a whole fleet illegal.',
          mitigation: 'A single owner keeps it with sources and dates. Two pairs of eyes pass each new unit.',
        },
      ],
      kpis: [
        {
          name: 'loads above what is allowed',
          unit: 'per 1,000 loads',
          baseline: 'weighbridge data for three months',
          target: 'reduce by 50 to 80 %',
        },
        {
          name: 'share of departures properly checked',
          unit: '% of departures',
          baseline: 'a 50 departure audit',
          target: 'at least 98 %',
        },
      ],
      data_needed: [
        'limits by combination, size and mass',
        'scale readings, fixed or on board',
        'restraint methods per load type',
        'register of penalties and near misses',
      ],
      must_not_decide:
        'Whether a load may travel is settled by driver and supervisor, and one no is enough. The software has no say in it.',
    },
    {
      workflow:
        'Overloads and loose loads are found in the yard and not on the road. Before leaving, the app takes vehicle, load, axle weights or an estimate, restraint photos and the dangerous goods document. Rules compare that with limits, permit and placards. Red means a person has to come before release.',
      build:
        'Make one digital check, using a form tool or the app drivers have. It holds the limits for each permit and combination and reads on-board mass or the weighbridge. A vision service can look whether each strap point and placard is in the picture. Rules set red. What happens next is for people.',
      checkpoint:
        'Driver and loading supervisor sign each check. If it shows red, nothing leaves until a supervisor is standing there.',
      first_step:
        'For 30 loads, change nothing. Weigh them, take photos, blame no one, and count those you would have stopped.',
      stop_test:
        'Redo the form if, at eight weeks, over a tenth of departures go without it or loads beyond a limit are more than half what they were.',
      alternative:
        'Give each combination a laminated card with limits and number of straps. Photos of all sides go to the supervisor.',
      must_not_decide:
        'The app clears no load. Driver and loading supervisor do that together, and each of them can stop it.',
      risks: [
        {
          risk: 'People see green and stop pulling on the straps.',
          mitigation:
            'The walk-round stays, signed in the driver’s own words. Weekly, the supervisor pulls five loads by chance.',
        },
        {
          risk: 'A limit typed wrong, or an old permit, makes the check worthless.',
          mitigation: 'The table has one owner, with a source and date on each row. Two people check new units first.',
        },
      ],
      kpis: [
        {
          name: 'loads beyond a limit',
          unit: 'per 1,000 loads',
          baseline: 'three months from the weighbridge',
          target: 'bring down by 50 to 80 %',
        },
        {
          name: 'checks completed before departure',
          unit: '% of departures',
          baseline: '50 departures, audited',
          target: 'up to 98 %',
        },
      ],
      data_needed: [
        'mass and size limits by combination',
        'on-board or weighbridge mass figures',
        'how loads are restrained, by kind',
        'near misses, load shifts and fines',
      ],
    },
    {
      workflow:
        'Each departure has a short check, and red holds the truck. Vehicle, load, weights by axle or the loader’s guess, photos of the restraint and any dangerous goods papers go in. Fixed rules look at permit, placards and what the combination may carry. A person decides what happens when something is over or missing.',
      build:
        'You need a single form on the phone, not a system. Put in the limits of every combination and permit, and connect the weighbridge or on-board scales. Photos can be tested by a vision service: are all placards and strap points there? Red comes from a rule, the decision from a person.',
      checkpoint:
        'There are two names on each check, the loading supervisor’s and the driver’s. A red load waits for a supervisor to come and look.',
      first_step:
        'Take the next 30 loads just as they come. Weigh and photograph each one, without reproach, and see how many should have stayed.',
      stop_test:
        'Eight weeks, then two questions. Do nine in ten departures use it, and have overloads halved? If either is a no, rework the form.',
      alternative:
        'Print limits and strap counts on a card for each combination. The supervisor gets one photo from every side.',
      must_not_decide:
        'No software lets a load onto the road. The driver and the loading supervisor decide, and a no from one of them is enough.',
      risks: [
        {
          risk: 'A tick on a screen may replace the hand on the strap.',
          mitigation:
            'Drivers walk round and sign in words of their own. Each week, five loads picked at random are pulled by the supervisor.',
        },
        {
          risk: 'The table of limits may be wrong for one combination.',
          mitigation: 'Name its owner. All rows show date and source, and a new unit waits for two people to check.',
        },
      ],
      kpis: [
        {
          name: 'share of loads over the limit',
          unit: 'per 1,000 loads',
          baseline: 'read three months of weighbridge data',
          target: 'a drop of 50 to 80 %',
        },
        {
          name: 'departures where the check was complete',
          unit: '% of departures',
          baseline: 'go through 50 of them',
          target: 'get to 98 %',
        },
      ],
      data_needed: [
        'what combinations may weigh, and their size',
        'records of mass, weighbridge or on board',
        'restraint plan for each load kind',
        'fines so far, shifted loads, close calls',
      ],
    },
    {
      workflow:
        'Nothing leaves the gate until weight, restraint and papers agree. The app asks for the combination, the load, its weight by axle or by estimate, photos of straps and, where needed, the dangerous goods document. By rule it compares permit, limits and placards. If something is red, a person must release it.',
      build:
        'Use a form tool, or add the check to the app your drivers have. Permits and combinations bring their limits with them. Scales on board, or a weighbridge, supply mass. Let a vision service see if a strap point or placard is missing from the photos. People act when the rules say red.',
      checkpoint:
        'The check is signed twice, by driver and by loading supervisor. With red on it, the supervisor has to be on the spot.',
      first_step:
        'Before you build, look at 30 loads. Photograph and weigh each one, reproach nobody, and note which you would hold.',
      stop_test:
        'It has eight weeks to halve the overloads and reach nine departures in ten. Fall short on one and the form is done again.',
      alternative:
        'Use cards, laminated, one per combination, with limits and straps on them. Each load is photographed from every side for the supervisor.',
      must_not_decide:
        'Releasing a load is the job of driver and loading supervisor, either of whom can refuse. The app only shows what is red.',
      risks: [
        {
          risk: 'Trust in the green tick means no one tests the straps.',
          mitigation:
            'The driver signs after walking round, in their own words. Five loads a week, drawn by lot, are pulled by the supervisor.',
        },
        {
          risk: 'An outdated permit in the table lets an illegal load go.',
          mitigation:
            'One person keeps the table and dates each row with its source. New units run once two have looked.',
        },
      ],
      kpis: [
        {
          name: 'overloaded departures',
          unit: 'per 1,000 loads',
          baseline: 'take the weighbridge records of a quarter',
          target: 'lower by 50 to 80 %',
        },
        {
          name: 'complete checks',
          unit: '% of departures',
          baseline: 'look at 50 trucks that left',
          target: 'raise to 98 %',
        },
      ],
      data_needed: [
        'combinations and the limits they have',
        'weights taken on board or at the bridge',
        'tie-down plans by type of load',
        'past penalties, shifts and near misses',
      ],
    },
  ],
  'transportation/timetables': [
    {
      workflow:
        'Take one school term of vehicle positions. It tells how long each trip truly needs, where people stand and where buses run dead. The tool tries other running times, breaks at the end and vehicle blocks. Schedulers choose, drivers have their say, and the authority has the last word.',
      build:
        'Draw GPS, GTFS and ticket data for a full term. Optibus, Trapeze or the like will plan with it, and one route fits in a sheet. Allow enough for most trips to be punctual. Duties are checked for breaks and the agreement first, and only then published.',
      checkpoint:
        'Each altered route is ridden by scheduler and delegate together. Publication waits for the signature of the authority that pays.',
      first_step:
        'Pick one route and choose four stops. For four weeks, draw the planned arrival and the real one by hour of the day.',
      stop_test: 'If the first term brings less than four points of punctuality on that route, end the work there.',
      alternative:
        'Hang the timetable up, let drivers mark the three trips that hurt, and add five minutes to them from next term.',
      risks: [
        {
          risk: 'Drivers race the clock and lose their rest.',
          mitigation:
            'The pace of careful drivers sets the times, breaks are untouchable, and every duty is tried by delegates.',
        },
        {
          risk: 'Riders without a car lose their only bus to a tidy plan.',
          mitigation:
            'School trips, hospital trips and the day’s last service are fixed. Whoever is affected is asked first.',
        },
      ],
      kpis: [
        {
          name: 'punctual trips, measured where timed',
          unit: '% of trips',
          baseline: 'a complete term',
          target: '5 to 10 points better',
        },
        {
          name: 'kilometres run empty between trips',
          unit: '% of all kilometres',
          baseline: 'from the blocks of today',
          target: '5 to 10 % fewer',
        },
      ],
      data_needed: [
        'one term of vehicle times at stops',
        'how many board each trip',
        'blocks, duties and rest as they stand',
        'what the contract asks and fines',
      ],
      must_not_decide:
        'Stops, school services and breaks are outside its power. Operator and authority settle them once drivers and riders were heard.',
    },
    {
      workflow:
        'Real times replace hoped-for times. A term of tracking shows, by hour and stop, which trips are too tight or too loose, how full they are and what runs empty. New blocks, layovers and times are tested on the screen. The scheduler’s choice goes to the drivers and then to the authority.',
      build:
        'You need a term’s tracking, boardings and GTFS. Planning tools such as Trapeze or Optibus take it from there, or a sheet if it is one route. Most trips should fit their time. Before print, test that every duty keeps its breaks and the enterprise agreement.',
      checkpoint:
        'No change is public until the authority agrees, and until a delegate and the scheduler have each ridden the route.',
      first_step: 'At four stops of one route, compare schedule and reality for four weeks. Show it hour by hour.',
      stop_test: 'After a term, look at the first route. Unless it is on time four points more often, stop.',
      alternative:
        'Drivers know the three worst trips. Have them marked on the wall and give each five minutes extra when term starts.',
      risks: [
        {
          risk: 'A tight plan tempts people to speed or to skip their rest.',
          mitigation: 'Base it on calm driving, fix the breaks, and have delegates go through duty after duty.',
        },
        {
          risk: 'The efficient network leaves behind those who depend on it.',
          mitigation: 'Protect last, school and hospital services, and talk with their riders ahead of any cut.',
        },
      ],
      kpis: [
        {
          name: 'share of trips that keep their time',
          unit: '% of trips',
          baseline: 'the whole of one term',
          target: 'gain 5 to 10 points',
        },
        {
          name: 'empty running',
          unit: '% of all kilometres',
          baseline: 'use present blocks to compute it',
          target: 'lower by 5 to 10 %',
        },
      ],
      data_needed: [
        'tracking data for a school term',
        'trip loads from ticketing',
        'today’s vehicle and crew schedule',
        'penalties and terms of the contract',
      ],
      must_not_decide:
        'A stop, a school bus or a driver’s break may be cut by people only: the operator with the authority, after hearing both sides.',
    },
    {
      workflow:
        'The timetable is built on what trips really take. A term of vehicle positions gives times for each trip, stop and hour, and shows crowding, dead kilometres and trips that are too tight or too slack. The tool tries new blocks, times and layovers. Scheduler, then drivers, then authority have their say.',
      build:
        'Start by exporting one term of ticket, GPS and GTFS data. Trapeze, Optibus or a similar tool has a planning module, and for one route a sheet is enough. Give running times that most trips can keep. Duties are tested on breaks and on the agreement before they are published.',
      checkpoint:
        'Scheduler and driver delegate ride every changed route. Nothing is made public until the contracting authority has signed.',
      first_step:
        'Choose a route and four of its stops. Plot the planned arrival and the true one for four weeks, hour by hour.',
      stop_test: 'One route, one term, four points more on time. If that does not come, go no further.',
      alternative:
        'Let drivers put a mark on the wall timetable at the three worst trips. Next term, those get five minutes more.',
      must_not_decide:
        'A stop, a school run or a break is not for software to cut. Operator and authority decide, after riders and drivers have been heard.',
      risks: [
        {
          risk: 'If times get tighter, drivers rush and lose their breaks.',
          mitigation:
            'Take what a careful driver needs as the measure. Break time is fixed, and delegates try out each duty.',
        },
        {
          risk: 'A tidy network may lose the few who have no other way to travel.',
          mitigation: 'Hospital, school and last services stay fixed. Before a change, ask those who ride.',
        },
      ],
      kpis: [
        {
          name: 'on-time trips at timing points',
          unit: '% of trips',
          baseline: 'measure over one full term',
          target: 'up by 5 to 10 points',
        },
        {
          name: 'share of kilometres run dead',
          unit: '% of all kilometres',
          baseline: 'take it from the blocks in use',
          target: 'bring down by 5 to 10 %',
        },
      ],
      data_needed: [
        'GPS times at stops for a term',
        'passengers boarding each trip',
        'duties, blocks and breaks in force',
        'contract terms, with penalties',
      ],
    },
    {
      workflow:
        'You see which trips never had a chance to be on time. Positions from a school term show real running times, full buses, dead kilometres and trips with minutes to spare. New layovers, blocks and times are tried on screen. Then the scheduler picks, drivers give their view, and the authority decides.',
      build:
        'The data is there: GPS, tickets and GTFS for one school term. Plan with Optibus, with Trapeze or, for a single route, with a sheet. Most trips should be able to make their time. No duty goes public before breaks and the agreement have been checked.',
      checkpoint:
        'Each route that changes is ridden once by a delegate of the drivers and by the scheduler. Then the authority signs, and it is published.',
      first_step:
        'How late is one route, really? For four weeks, compare plan and arrival at four stops for each hour.',
      stop_test: 'If the first route has not gained four points of on-time running in a term, leave the rest alone.',
      alternative:
        'Ask which three trips are worst and have drivers mark them on the wall. Five minutes more from next term will help.',
      must_not_decide:
        'Breaks, stops and school runs are decided by people: the operator and the authority. Riders and drivers are heard before that.',
      risks: [
        {
          risk: 'Tight times make drivers speed or miss their break.',
          mitigation:
            'Build on the time a careful driver takes, never shorten a break, and have delegates test the duties.',
        },
        {
          risk: 'Riders without another way may be dropped for the sake of neatness.',
          mitigation:
            'Mark school, last and hospital services as untouchable, and consult their riders before anything changes.',
        },
      ],
      kpis: [
        {
          name: 'trips that keep time at timing points',
          unit: '% of trips',
          baseline: 'a whole term, every trip',
          target: 'add 5 to 10 points',
        },
        {
          name: 'dead running',
          unit: '% of all kilometres',
          baseline: 'work it out for today’s blocks',
          target: 'a drop of 5 to 10 %',
        },
      ],
      data_needed: [
        'one term’s stop times by trip',
        'boardings, trip by trip',
        'present blocks and duties, with breaks',
        'rules and penalties under the contract',
      ],
    },
    {
      workflow:
        'Running times come from tracking and no longer from habit. A term of positions says what is needed at every hour, trip and stop, where buses are crowded and where they run dead. The tool tests other blocks, times and layovers. Scheduler, drivers and authority each have their turn before it counts.',
      build:
        'Pull one term from three sources: GTFS, tickets and GPS. A sheet will serve for one route. For more, there is the planning part of Trapeze or Optibus. Aim for times that most trips meet. Check duties for breaks, and against the agreement, before you publish.',
      checkpoint:
        'The contracting authority signs last. Before that, scheduler and driver delegate have each ridden the changed route.',
      first_step:
        'Take four stops on one route and watch them for four weeks. Chart real against planned arrival for every hour.',
      stop_test: 'A term on one route is the test. Less than four points gained in on-time running, and you stop.',
      alternative:
        'Put the timetable on the wall. Three trips that never work get a mark from the drivers, and next term each has five minutes more.',
      must_not_decide:
        'It may not take away a school run, a stop or minutes of a break. That is for authority and operator, who listen to drivers and riders first.',
      risks: [
        {
          risk: 'Drivers pay for tight times with haste and lost rest.',
          mitigation: 'Careful driving sets the times. Breaks do not move, and each duty is tried by delegates.',
        },
        {
          risk: 'Some riders have only this bus, and a neat plan can drop it.',
          mitigation:
            'Last, hospital and school services are on a fixed list. People concerned are asked before any change.',
        },
      ],
      kpis: [
        {
          name: 'punctuality at timing points',
          unit: '% of trips',
          baseline: 'trips of one complete term',
          target: 'a gain of 5 to 10 points',
        },
        {
          name: 'kilometres driven dead',
          unit: '% of all kilometres',
          baseline: 'calculate from present blocks',
          target: 'reduce by 5 to 10 %',
        },
      ],
      data_needed: [
        'stop-by-stop GPS data, one term',
        'boardings on every trip',
        'today’s duties, breaks and blocks',
        'what the contract demands and penalises',
      ],
    },
  ],
  'transportation/weather-calls': [
    {
      workflow:
        'In the evening, limits for each craft and landing place meet the forecast of swell, wind, cloud and tide. Each of the next three days is called likely, unlikely or doubtful. A skipper or pilot makes the call. One message then reaches crew, freight customers and passengers, with other times to choose from.',
      build:
        'Put the limits on paper by site and by craft. One page brings in port data and the Bureau of Meteorology. Old decisions are tested against the weather that came. Through the booking system a dropped trip offers new times by text. It is a source of facts and releases nothing.',
      checkpoint:
        'Operations keeps silent until the skipper or pilot has decided, and that decision rests on official sources.',
      first_step:
        'Go through the trips called off last season. Note weather, cost and hour of the decision, and which ones showed a day ahead.',
      stop_test: 'A season is the test. If crews feel pushed, or it saw under seven of ten lost trips coming, drop it.',
      alternative:
        'Skipper and office speak every afternoon at four. A card gives the limits, and passengers get the same prepared message.',
      risks: [
        {
          risk: 'The word likely on a screen becomes a push to leave the berth.',
          mitigation:
            'A refusal is never questioned. There are limits on the page and no goals, and reviews ask about safety only.',
        },
        {
          risk: 'Local wind or a bar that long-serving crew would fear is not in the forecast.',
          mitigation: 'Record such signs for each place. Anybody in the crew can close it.',
        },
      ],
      kpis: [
        {
          name: 'hours of warning passengers get',
          unit: 'hours',
          baseline: '40 recent cancellations',
          target: 'twice as long',
        },
        {
          name: 'people who take another trip in place of their money',
          unit: '% of passengers on cancelled trips',
          baseline: 'the cancellations of last season',
          target: '15 to 25 points more',
        },
      ],
      data_needed: [
        'log of trips, with those called off',
        'what each craft and site can take',
        'weather as forecast and as it came',
        'who is booked, and how to reach them',
      ],
      must_not_decide:
        'Sending out a boat or an aircraft is for whoever commands it. The page has no vote, and no means no.',
    },
    {
      workflow:
        'Tomorrow’s weather is judged the night before. Swell, tide, wind and cloud are held against what every vessel, aircraft and site can bear, for three days, in plain words: likely, doubtful, unlikely. After the master or pilot has spoken, everyone booked hears at once and may pick a new time.',
      build:
        'Start with a written set of limits per site, boat or aircraft. Gather tides, port notices and Bureau of Meteorology data on a single screen, and see how past decisions compare. If a trip falls out, the booking system texts other times. The screen tells and does not permit.',
      checkpoint:
        'The person in command of the vessel or aircraft settles each trip by the official forecast. Only then may the desk write to anyone.',
      first_step:
        'Note for each cancellation of the past season when it was made, in what weather and at what price. Which could be seen one day early?',
      stop_test:
        'If one season ends and under seven in ten cancelled trips had been flagged, or the crews feel leaned on, stop.',
      alternative:
        'Agree a talk at four o’clock daily between office and skipper, with limits on a card and one standard text for guests.',
      risks: [
        {
          risk: 'Management sees a green day and leans on a doubtful pilot.',
          mitigation: 'No one argues with a no. Reviews look at safety and the page carries no targets.',
        },
        {
          risk: 'What the model cannot see, an old hand knows: the gust off the headland, the breaking bar.',
          mitigation: 'Write these down by place, and give all crew the right to shut a site.',
        },
      ],
      kpis: [
        {
          name: 'lead time of a cancellation',
          unit: 'hours',
          baseline: 'look at 40 of them',
          target: 'two times today’s',
        },
        {
          name: 'guests kept by rebooking',
          unit: '% of passengers on cancelled trips',
          baseline: 'count those cancelled last season',
          target: 'up 15 to 25 points',
        },
      ],
      data_needed: [
        'cancelled and completed trips with reasons',
        'written limits for craft and landing',
        'forecasts beside real conditions',
        'passenger lists and contacts',
      ],
      must_not_decide:
        'Go or no-go is the master’s, or the pilot in command’s, alone. Nothing on a screen orders or clears it, and a refusal stands.',
    },
    {
      workflow:
        'Passengers hear the evening before, and not at the jetty. The tool compares wind, cloud, swell and tide with the limits of every craft and site, and calls the next three days likely, doubtful or unlikely. Skipper or pilot decides. Then one message goes to passengers, crew and freight customers, with choices to rebook.',
      build:
        'Limits come first, written for each site and each vessel or aircraft. Port data and Bureau of Meteorology data go on one page. See how earlier calls compare with the weather that came. The booking system texts new times when a trip is cancelled. The page informs. It releases nothing.',
      checkpoint:
        'Each trip is decided by whoever commands it, pilot or master, from official sources. Until then, operations sends no message.',
      first_step:
        'Which of last season’s cancellations could you have seen a day ahead? List them with weather, hour of the call and cost.',
      stop_test:
        'One season is enough. It should flag at least seven in ten trips that were called off, and crews must not feel pressed. Otherwise stop.',
      alternative:
        'Skipper and office talk at four every afternoon. The limits are on a card, and passengers get a message from a template.',
      must_not_decide:
        'No page may order or clear a sailing or flight. The pilot in command or the master decides, and their no is final.',
      risks: [
        {
          risk: 'If the page says likely, the skipper may feel pushed to go.',
          mitigation: 'A no is not discussed. Show limits and no targets, and review calls only for safety.',
        },
        {
          risk: 'Old hands know a gust or a bar that no forecast shows.',
          mitigation: 'Write local signs down for each site. Any member of the crew may mark it closed.',
        },
      ],
      kpis: [
        {
          name: 'hours of notice before a trip is cancelled',
          unit: 'hours',
          baseline: 'look up the past 40 cancellations',
          target: 'twice the notice',
        },
        {
          name: 'passengers who rebook',
          unit: '% of passengers on cancelled trips',
          baseline: 'cancelled trips of last season',
          target: 'up by 15 to 25 points',
        },
      ],
      data_needed: [
        'cancelled trips in the log, with reason',
        'written limits for vessels, aircraft, sites',
        'weather forecast and weather observed',
        'contact details for each booking',
      ],
    },
    {
      workflow:
        'Everyone booked gets one clear message, as soon as the skipper or pilot has decided. The tool prepares the decision each evening. It sets tide, cloud, swell and wind beside what each vessel, aircraft and site can take. Three days ahead are shown as likely, unlikely or doubtful. Rebooking choices are in the message.',
      build:
        'Write the limits down, site by site and craft by craft. Then show the Bureau of Meteorology’s forecast and port data on a page. Test old calls against what the weather did. A link to bookings sends texts with other times when a trip falls through. Nothing is ever released by the page.',
      checkpoint:
        'Whoever is in command, master or pilot, decides from official sources. The office waits for that before it writes to anyone.',
      first_step:
        'Go over last season’s cancellations: what weather, when called, at what cost. Mark those you could see coming the day before.',
      stop_test:
        'After one season it has to have flagged seven of ten lost trips. If not, or if crews feel pressure, end it.',
      alternative:
        'Hold a call at four each day between skipper and office. Use a card for limits and one text for all passengers.',
      must_not_decide:
        'Each sailing or flight is decided by its master or by its pilot in command. A screen cannot clear it, and nobody overrules a no.',
      risks: [
        {
          risk: 'A hopeful word on screen can lean on a skipper who has doubts.',
          mitigation: 'No target is shown, only limits. Nobody questions a no, and reviews are about safety.',
        },
        {
          risk: 'The forecast does not know your bar or the gust at the point.',
          mitigation: 'Note such signs by site, and let anyone on the crew close the place.',
        },
      ],
      kpis: [
        {
          name: 'warning time before cancelling',
          unit: 'hours',
          baseline: 'go through 40 trips called off',
          target: 'double what it is',
        },
        {
          name: 'share of passengers kept by a new booking',
          unit: '% of passengers on cancelled trips',
          baseline: 'use all cancellations of a season',
          target: 'add 15 to 25 points',
        },
      ],
      data_needed: [
        'the trip log, reasons for cancelling included',
        'what vessel, aircraft and site allow',
        'observed weather next to forecasts',
        'bookings and how to contact people',
      ],
    },
    {
      workflow:
        'Tomorrow’s trip is settled tonight, by the person in command. Wind, cloud, tide and swell are held against the limits of vessel, aircraft and landing place. Each of three days reads likely, doubtful or unlikely. When skipper or pilot has spoken, crew, passengers and freight customers get a message and can rebook.',
      build:
        'The core is a page with three things: your written limits by craft and site, port data, and what the Bureau of Meteorology says. Check it on past calls. Then tie it to your bookings, so that people on a cancelled trip are texted other times. It gives information and no permission.',
      checkpoint:
        'Operations stays quiet until there is a decision. That decision belongs to the pilot in command or the master, on official sources.',
      first_step:
        'Take each cancellation of last season and write its hour, its weather and its cost. How many showed the day before?',
      stop_test:
        'A season tells you enough. Stop when crews speak of pressure, or when it saw fewer than seven of ten cancellations.',
      alternative:
        'Fix a daily talk at four for office and skipper. A card lists limits, and one template tells the passengers.',
      must_not_decide:
        'Go or stay is decided by the pilot in command or by the master, and never by the page. If they say no, that is the end of it.',
      risks: [
        {
          risk: 'Once a day is marked likely, somebody may press the skipper to sail.',
          mitigation: 'Keep goals off the page. Calls are reviewed for safety and nothing else, and a no stands.',
        },
        {
          risk: 'What experience knows of a place, the forecast may miss.',
          mitigation: 'Put local signs on record by site. Each crew member has the right to close it.',
        },
      ],
      kpis: [
        {
          name: 'notice passengers have of a cancellation',
          unit: 'hours',
          baseline: 'check 40 recent ones',
          target: 'two times as long',
        },
        {
          name: 'passengers who choose a new date over a refund',
          unit: '% of passengers on cancelled trips',
          baseline: 'add up last season’s cancelled trips',
          target: 'a gain of 15 to 25 points',
        },
      ],
      data_needed: [
        'trips run and cancelled, with causes',
        'limits of each craft and landing place',
        'what was forecast and what came',
        'passenger bookings and phone numbers',
      ],
    },
  ],
  'transportation/container-watch': [
    {
      workflow:
        'From booking until the empty is back, a box has its own row. Vessel dates, holds, availability and free days come in from lines, port and mails. In the morning a list says what has to move, the dearest first. Slots and drivers are booked by the allocator, and customers are warned before it costs them.',
      build:
        'A single table draws on your TMS, 1-Stop or Containerchain and the websites of the lines. Enter each line’s and customer’s free days. The last day and the cost per day follow by rule. Mails go through a reader. Warnings come when five days are left, then three, then one.',
      checkpoint:
        'At six in the morning the allocator reads the list. Whether a detention bill is fought or paid is decided by the import lead, who signs for it.',
      first_step: 'Sort a year of storage and detention bills by cause, customer and line, and look at the dollars.',
      stop_test:
        'When six weeks are over and above 3 % of dates were read wrongly, drop the reader. The table can be kept by hand.',
      alternative:
        'Share one sheet whose first column is the last free day. Sort it every morning, and ring customers three days out.',
      risks: [
        {
          risk: 'One contract has other free days than the table says, and nobody worries.',
          mitigation:
            'Each rule shows where it comes from and since when. Invoices for detention are held against the table.',
        },
        {
          risk: 'To save a day’s charge, somebody drives tired through the night.',
          mitigation: 'Warnings come two days ahead. Paying is allowed when the run would not be safe.',
        },
      ],
      kpis: [
        {
          name: 'what detention and storage cost',
          unit: 'dollars per 100 containers',
          baseline: '12 months of bills, summed',
          target: '30 to 50 % lower',
        },
        {
          name: 'boxes back before free time ends',
          unit: '% of containers',
          baseline: 'look up 200 of them',
          target: '95 % or better',
        },
      ],
      data_needed: [
        'boxes with vessel, line and consignee',
        'each line’s free time and rates',
        'times through the gate',
        'detention bills for the year',
      ],
    },
    {
      workflow:
        'Nothing is left to refreshing websites. A row per container gathers what port, shipping line and mail say about arrival, holds, release and free days, through to the empty’s return. Each day opens with the boxes that cost most if they stay. The allocator plans trucks and slots. Consignees hear in time.',
      build:
        'Data from Containerchain or 1-Stop, from the TMS and from the lines meets in one place. Free days are stored for every line and client, and simple rules give the final day and its price. A mail reader picks up changes. Notices go out five days ahead, again at three, and on the final one.',
      checkpoint:
        'The import lead answers for each detention invoice, paid or disputed. The allocator’s day starts at six with the list.',
      first_step:
        'Collect the past year’s bills for detention and storage. Rank lines, customers and causes by what they cost.',
      stop_test:
        'If more than 3 % of the dates it takes from mail are false in the first six weeks, stop the reader and type them.',
      alternative:
        'Let everybody see a sheet that starts with each box’s last free day, in order. Three days ahead, phone the customer.',
      risks: [
        {
          risk: 'The list is quiet since a line’s free time was entered wrongly.',
          mitigation: 'Note source and day of every rule, and learn from each bill the table did not foresee.',
        },
        {
          risk: 'The final free day comes, and a weary driver is sent to the terminal.',
          mitigation: 'With two days’ notice there is a choice, and the allocator can let the charge fall due.',
        },
      ],
      kpis: [
        {
          name: 'charges for late boxes',
          unit: 'dollars per 100 containers',
          baseline: 'total the invoices over 12 months',
          target: 'save 30 to 50 %',
        },
        {
          name: 'timely returns of empties',
          unit: '% of containers',
          baseline: 'sample of 200',
          target: 'get to 95 %',
        },
      ],
      data_needed: [
        'live list of boxes and whose they are',
        'days allowed and price after',
        'gate records, in and out',
        'a year’s bills for late return',
      ],
    },
    {
      workflow:
        'You know each morning which boxes must move and what it costs if they stay. One line follows a container from booking to the return of the empty. Free days, holds, availability and vessel dates are read from mails, port and line. From this the allocator plans drivers and slots. Customers get a note before charges start.',
      build:
        'Build one table out of your TMS, the lines’ websites and 1-Stop or Containerchain. Add free days for each line and customer. By rule, it shows when free time ends and the cost of a day more. Changes in mails are picked up by a reader. Alerts come at five days, three and one.',
      checkpoint:
        'At six each morning the allocator works down the list. Every detention invoice is accepted or disputed by the import lead, in their name.',
      first_step:
        'Add up last year’s detention and storage in dollars. Which lines, customers and causes cost you most?',
      stop_test:
        'After six weeks, check the dates it read. If over 3 % are wrong, end the mail reader and fill the table by hand.',
      alternative:
        'A shared sheet will do: last free day in front, sorted every morning. With three days to go, the customer gets a call.',
      risks: [
        {
          risk: 'If free days are wrong for one contract, the list shows nothing.',
          mitigation:
            'Rules carry their source and date. Each detention invoice is checked against what the table expected.',
        },
        {
          risk: 'To beat the last day, a tired driver may be sent out at night.',
          mitigation:
            'There are two days of warning in the list. The allocator may choose to pay, if a run is not safe.',
        },
      ],
      kpis: [
        {
          name: 'dollars paid for detention and storage',
          unit: 'dollars per 100 containers',
          baseline: 'sum the invoices of 12 months',
          target: 'bring down by 30 to 50 %',
        },
        {
          name: 'empties back in free time',
          unit: '% of containers',
          baseline: 'go through 200 returns',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'containers by vessel, line and customer',
        'what lines allow free and charge daily',
        'gate times, in and out',
        'one year of detention invoices',
      ],
    },
    {
      workflow:
        'Customers hear before a container starts to cost them money. The tool learns of holds, free days, vessel dates and availability from mails, port and shipping line. Each box has one line until its empty is back. The morning list puts the dearest first, and the allocator books drivers and slots from it.',
      build:
        'Everything meets in a single table: 1-Stop or Containerchain, your TMS and the websites of shipping lines. Free days are entered for customer and line. Simple rules find when free time ends and what each day costs. A mail reader takes in changes. You are alerted five days out, then three, then one.',
      checkpoint:
        'The import lead puts a name to each detention bill, whether disputed or accepted. The allocator goes over the list at six.',
      first_step:
        'Take last year’s invoices for detention and storage. Rank them by customer, by cause and by line, in dollars.',
      stop_test:
        'Six weeks will show if the mail reader can be trusted. Above 3 % wrong dates it goes, and the table is kept by hand.',
      alternative:
        'Put the last free day in column one of a shared sheet. Sort each morning and ring customers when three days are left.',
      risks: [
        {
          risk: 'One wrong free-day rule, and a costly box looks harmless.',
          mitigation:
            'Note for each rule where it came from and when. Bills that surprise you are traced to the table.',
        },
        {
          risk: 'A free day about to end can push drivers into a night run while tired.',
          mitigation: 'The list warns two days before. Rather than run unsafe, the allocator may accept the charge.',
        },
      ],
      kpis: [
        {
          name: 'storage and detention bills',
          unit: 'dollars per 100 containers',
          baseline: 'look at 12 months of invoices',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'share of empties back within free time',
          unit: '% of containers',
          baseline: 'take the 200 latest returns',
          target: 'raise to 95 %',
        },
      ],
      data_needed: [
        'every container with customer, line, vessel',
        'free time and daily rates by line',
        'when boxes passed the gate',
        'detention bills over a year',
      ],
    },
    {
      workflow:
        'Each box is followed on one line, from the booking to the empty’s return. The tool collects vessel dates, free days, holds and availability out of mails and from port and line. What must move today is listed by money at stake. The allocator finds slots and drivers for them, and customers are warned in time.',
      build:
        'Start with a table that your TMS, the lines’ sites and Containerchain or 1-Stop all feed. Each line and each customer has its free days in it. The last one, and the daily cost after it, are worked out by rule. A reader watches the mail. It warns at five, at three and at one day to go.',
      checkpoint:
        'At six the allocator opens the list, every day. Detention invoices are the import lead’s, who accepts or fights each by name.',
      first_step:
        'What did late containers cost in the past year? Sort detention and storage bills by line, customer and cause.',
      stop_test:
        'The mail reader may get up to 3 % of dates wrong. More than that after six weeks, and you enter them by hand.',
      alternative:
        'Keep one sheet for all, ordered by last free day each morning, and call customers three days before it.',
      risks: [
        {
          risk: 'The list is calm because a contract’s free days were typed in wrong.',
          mitigation:
            'Write source and date next to every rule. When a detention bill comes, see what the table had said.',
        },
        {
          risk: 'Saving a day’s charge is no reason to send a tired driver to port.',
          mitigation: 'Two days ahead, the list gives warning. If no safe run is left, the allocator can pay.',
        },
      ],
      kpis: [
        {
          name: 'what late containers cost you',
          unit: 'dollars per 100 containers',
          baseline: 'total detention and storage over 12 months',
          target: 'reduce by 30 to 50 %',
        },
        {
          name: 'containers returned empty in time',
          unit: '% of containers',
          baseline: 'a check of 200 boxes',
          target: 'lift to 95 %',
        },
      ],
      data_needed: [
        'a container list: line, vessel, customer',
        'each line’s charges and free days',
        'records from the gate',
        'last year’s invoices for detention',
      ],
    },
  ],
}

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
    },
  ],
}

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
    },
  ],
}

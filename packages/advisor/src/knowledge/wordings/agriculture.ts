import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'agriculture/harvest-forecast': [
    {
      workflow:
        'On Fridays you enter the weather, sugar tests and counts from every block. Out come tonnes or bins for each block over six weeks, with a spread around them. At the harvest meeting people book sales, trucks, bins and crews by it.',
      build:
        'Build a forecast each week out of local weather, counts, block age and older yields. Begin with a small model next to your spreadsheet and move it to the farm system later. Give every block a low, a middle and a high figure.',
      checkpoint:
        'No figure leaves the farm until the vineyard or orchard manager has walked the three blocks that moved most that week.',
      first_step:
        'Let the manager put all blocks on a single sheet, with tonnes for three seasons, age, variety and area, and show what is missing.',
      stop_test:
        'Eight weeks after harvest starts, the error at four weeks should be 10 % or more under the old guess by hand. If not, end it.',
      alternative:
        'At one fixed stage each year, count ten vines or trees in every block, times the fruit weight from last season. Keep the sheet; it is better than memory.',
      risks: [
        {
          risk: 'Heat, hail or frost comes that the records have never seen, and the forecast is far too high.',
          mitigation:
            'After such weather the manager may change any block by hand. The sheet keeps the name and the change.',
        },
        {
          risk: 'The sales team treats the middle figure as certain, and you pay when loads fall short.',
          mitigation:
            'Promise no more than the low figure. Wait until six weeks running have come in within the range.',
        },
      ],
    },
    {
      workflow:
        'The week’s sugar tests, block counts and weather are in by Friday. For six weeks ahead, every block then has its bins or tonnes, given as a range. Crews, sales, bins and trucks are booked on it when the harvest meeting sits.',
      build:
        'Yields of the past, counts, local weather and the age of a block go into a weekly forecast. First it sits next to the spreadsheet as a small model; in time the farm system takes it over. Low, middle and high are shown per block.',
      checkpoint:
        'Each week the manager of the orchard or vineyard visits those three blocks where the figure changed most. Then, and not sooner, numbers may leave.',
      first_step:
        'On one sheet the manager sets down the area, age and variety of every block and what it bore in three past seasons, and flags gaps.',
      stop_test:
        'Compare it with the old estimate by hand. When harvest is eight weeks old, a four-week error less than 10 % lower means stop.',
      alternative:
        'Use what you know: fruit weight of last season, times a count on ten trees or vines in each block, always at one stage. Written down, that beats memory.',
      risks: [
        {
          risk: 'A week of frost, heat or hail has no match in past records, so what you are told is much too much.',
          mitigation:
            'Any block can be overruled by the manager once the weather has struck, with a note of who did it.',
        },
        {
          risk: 'What was a middle guess is sold as a promise, and short loads cost the farm.',
          mitigation: 'Sell on the low number. Six forecasts in a row, a week apart, must first have hit their range.',
        },
      ],
    },
  ],
  'agriculture/packhouse-grading': [
    {
      workflow:
        'Cameras over the line sort every piece by defect, colour and size. What they doubt drops onto a belt, and a skilled sorter makes the call. The count is sent back to the block that grew it.',
      build:
        'Buy a vision module to suit the grader you have; MAF, TOMRA and Compac all make them, as do others. Or try one camera on a single lane with one crop. Take the limits for defects out of your buyers’ spec sheets.',
      checkpoint:
        'Every two hours the quality officer samples each class. With 3 % or more in the wrong bin, the line may be halted.',
      first_step:
        'On three days, have the quality officer check 200 pieces of Class 1 and 200 seconds by hand and put a cost on every error.',
      stop_test: 'Run one line for six weeks. Unless pieces in the wrong class are down 15 % on the hand count, stop.',
      alternative:
        'Put brighter lamps over the table, hang up a page of photos for every defect, and open each shift with ten minutes of checks for sorters.',
      risks: [
        {
          risk: 'Rain or a fresh variety makes fruit look different from the training photos, and good fruit goes to waste.',
          mitigation: 'Before a variety runs on, look at 200 pieces by hand and set the limits anew.',
        },
        {
          risk: 'A grower from outside will not accept the packout of a machine that nobody can look into.',
          mitigation: 'Store pictures of fruit that was marked down for 30 days, and show them to any grower who asks.',
        },
      ],
    },
    {
      workflow:
        'As produce passes the cameras, each piece is classed for colour, size and defects. One skilled sorter has a belt of the unclear ones and decides on those. How a block did is reported back to it.',
      build:
        'Ask the makers (MAF, Compac, TOMRA and more) for a vision module that suits your grader, or test a camera over one lane and one crop. Your buyers’ spec sheets tell you what counts as a defect.',
      checkpoint:
        'A sample out of every class goes to the quality officer each two hours. Should 3 % or more sit in the wrong bin, that officer can stop the line.',
      first_step:
        'On three days the quality officer goes by hand through 200 seconds and another 200 from Class 1, and prices the mistakes.',
      stop_test:
        'After one line has had it for six weeks, count by hand. Less than a 15 % fall in pieces put in the wrong class, and it goes.',
      alternative:
        'Good light above the table helps, as do a photo page on each defect and ten minutes to test the sorters when a shift begins.',
      risks: [
        {
          risk: 'The cameras learned on other fruit. A wet year or new variety looks odd to them, and sound pieces are dumped.',
          mitigation:
            'With each new variety, 200 pieces are first checked by hand and limits are reset. After that the run may go on.',
        },
        {
          risk: 'Growers who are not your own doubt a packout that a hidden machine worked out.',
          mitigation: 'For 30 days you can show a grower, on request, the images of fruit that lost its grade.',
        },
      ],
    },
  ],
  'agriculture/irrigation-scheduling': [
    {
      workflow:
        'In the morning crop stage, forecast and probe readings come together. From them you get hours for every pivot or valve that day. The irrigator digs in two places, makes changes and opens the water.',
      build:
        'Buy an irrigation adviser that reads your pump meters and probes. It should send each block a short, clear message at 6 am. Try it on two blocks whose soils are not alike.',
      checkpoint:
        'Every week the irrigation manager takes a shovel to two points in each block. Changes of over 20 % need that person’s name.',
      first_step:
        'For one week the irrigation manager looks at all meters and probes daily and notes which are faulty or dead.',
      stop_test:
        'Ten weeks on, the two trial blocks must use less water than those next to them, with plants under equal stress. Otherwise stop.',
      alternative:
        'Fill in one sheet a week for each block from a shovel, a rain gauge and the evaporation figures the weather bureau gives away.',
      risks: [
        {
          risk: 'A dead probe says wet, and for a week at 40 degrees a block gets nothing.',
          mitigation: 'If a probe stays still for 48 hours, mark it and go by the table of crop stages.',
        },
        {
          risk: 'Day by day you save some water, and salt gathers around the roots where no one looks.',
          mitigation: 'Test salt in the root zone monthly. Once over the limit, set aside a shift for leaching.',
        },
      ],
    },
    {
      workflow:
        'Each day starts with what the probes read, the forecast and how far the crop is. The tool turns them into hours by valve or pivot. With a shovel the irrigator tests two spots, corrects the plan and begins.',
      build:
        'On top of pump meters and probes, add an adviser you buy. At 6 am every block gets a single clear line. Two blocks with different soil make a fair start.',
      checkpoint:
        'Two holes per block and week are dug by the irrigation manager, who must also agree to a change above 20 %.',
      first_step:
        'Each day for a week, all probes and meters are read by the irrigation manager; those that lie or are dead get a mark.',
      stop_test:
        'Compare two trial blocks with the ones beside them, plants equally stressed. No water saved after ten weeks means stop.',
      alternative:
        'The weather bureau publishes evaporation for free. With that, a shovel and a rain gauge, keep a weekly sheet by block.',
      risks: [
        {
          risk: 'It is 40 degrees for a week, the probe has failed on wet, and no water comes.',
          mitigation:
            'A reading frozen for 48 hours makes the probe suspect: flag it and use the table for the crop stage.',
        },
        {
          risk: 'A bit less water every day, and unseen the root zone fills with salt.',
          mitigation: 'Each month someone reads the salt at root depth; past the limit, one leaching shift is planned.',
        },
      ],
    },
  ],
  'agriculture/pest-disease-scouting': [
    {
      workflow:
        'Workers snap strange leaves and traps on the phone, and the block goes with the picture. Back come probable causes and a map of hot spots. It is up to the agronomist to confirm, set the threshold and say if there is to be a spray.',
      build:
        'Get a scouting app that knows your five worst pests by photo and maps each find. On broadacre, add zones from satellite and, for weeds in fallow, spot sprayers with cameras: WEEDit or See & Spray.',
      checkpoint:
        'Any find over the threshold is seen by the agronomist out in the field. Only then may a spray order be written.',
      first_step:
        'Ask the agronomist for last season’s five dearest pests and the count of each that would make you act.',
      stop_test: 'One month in, the agronomist should agree with 7 in 10 names given to photos. Below that, stop.',
      alternative: 'Walk the traps weekly, fill in a standard count sheet, and hang each pest’s threshold on the wall.',
      risks: [
        {
          risk: 'The app takes one pest for another. You spray the wrong product, lose crop and sit out a withholding period.',
          mitigation:
            'A picture by itself never picks the product. A lab test, or the agronomist at the plant, has to confirm.',
        },
        {
          risk: 'An exotic pest that must be reported sits in the app while no one rings the state.',
          mitigation: 'Put the notifiable pests in. A match then calls the manager and brings up the hotline number.',
        },
      ],
    },
    {
      workflow:
        'A phone picture of a trap or an odd leaf, tagged to its block, is how it starts. The app suggests what it may be and shades the hot spots. Then the agronomist looks, picks a threshold and settles whether to spray at all.',
      build:
        'Choose an app for scouts which recognises five pests that matter most to you and plots them. Broadacre farms can add satellite zones; against fallow weeds there are camera sprayers like See & Spray and WEEDit.',
      checkpoint:
        'Spray orders follow only when the agronomist has stood in the field and confirmed that the threshold is passed.',
      first_step:
        'With the agronomist, list which five pests cost you most last season and how many of each call for action.',
      stop_test: 'A month is enough to tell. If the agronomist shares the app’s view on under 7 in 10 photos, stop.',
      alternative:
        'Do a round of the traps each week with one fixed sheet for counts, next to a chart that gives thresholds by pest.',
      risks: [
        {
          risk: 'Some pests look alike, the name is wrong, and so is the chemical. The price is a withholding period and lost crop.',
          mitigation: 'First a lab test, or a look at the plant by the agronomist; a photo does not choose a product.',
        },
        {
          risk: 'Someone logs an exotic pest, and the call that the state must have comes too late.',
          mitigation:
            'The list of notifiable pests is loaded. If one matches, the manager’s phone rings and the pest hotline is on screen.',
        },
      ],
    },
  ],
  'agriculture/herd-health-alerts': [
    {
      workflow:
        'Shed sensors, parlour meters or collars learn what is usual for every animal. When that shifts, the animal joins one list, worst first, ahead of the morning round or milking. The stock hand pulls it out, has a look and notes the finding.',
      build:
        'Your collar or parlour brand sells an alert module; set it with the vet. Tell it about each alarm, right or wrong. Keep the list short enough for one person to get through in a round.',
      checkpoint: 'Before a treatment is written up or given, the herd manager has seen that animal.',
      first_step:
        'Over seven days, the herd manager notes every animal that is on heat or ill, the hour, and who found it.',
      stop_test:
        'At eight weeks, stop when under half the alarms were right, or when each week two sick animals were not on the list.',
      alternative:
        'Use tail paint, walk the herd for lameness each day, and chalk up cows whose milk falls by over 20 %.',
      risks: [
        {
          risk: 'In spring there are so many alarms that nobody looks, and a serious case slips by.',
          mitigation:
            'Once a week, set the list so that at most 3 % of your animals are on it. Note how many alarms were right.',
        },
        {
          risk: 'The screen shows green, so people stay inside and miss what no sensor can tell.',
          mitigation: 'Leave the daily walk on the roster. A list comes on top of it and is no substitute.',
        },
      ],
    },
    {
      workflow:
        'From collars, shed sensors or parlour meters the system knows how each animal behaves. A break in the pattern puts it on a ranked list, ready before anyone milks or starts the morning round. It is drafted out by the stock hand, who checks it and writes down what was wrong.',
      build:
        'Take the alerts that your parlour or collar maker offers, and have your vet help to tune them. Report back which alarms were true and which were false. No list should be longer than one round allows.',
      checkpoint: 'The herd manager goes to every animal on the list and looks. Treatment and records come after.',
      first_step:
        'The herd manager keeps a seven-day diary of animals seen on heat or sick: which one, what hour, whose eyes.',
      stop_test:
        'Eight weeks decide it. Stop if most alarms, over half, were false, or if two animals a week fell sick with no flag.',
      alternative:
        'Look for lame cows on a daily walk, paint tails, and keep a board with each cow whose milk dropped more than 20 %.',
      risks: [
        {
          risk: 'The spring list is so long that the crew stops reading it, and one bad case goes unseen.',
          mitigation:
            'Tune it every week so that 3 % of animals is the most it shows, and count how many alarms turned out true.',
        },
        {
          risk: 'Since the display is green, fewer people walk out. What gives no signal is missed.',
          mitigation: 'The walk stays a daily job on the roster, whatever the list may say.',
        },
      ],
    },
  ],
  'agriculture/block-and-spray-records': [
    {
      workflow:
        'Whoever does the work enters it by phone at the gate: batch, wind, rate, product, paddock. From there it reaches stock, audit folder and trace sheet in one go. It is never keyed in again.',
      build:
        'Settle on one farm system, be it the packer’s, AgriWebb or Agworld, and on one set of names for products and paddocks. Photos of old diaries and drum labels turn into draft entries.',
      checkpoint:
        'Weekly, the compliance officer takes ten entries and holds them against the tank mix sheet and the drums left.',
      first_step:
        'Have the office write down all the places where paddock facts are kept today, with their readers; five or more is normal.',
      stop_test: 'By week six, 80 % of jobs should be in the log the day they are done. If not, stop and think again.',
      alternative:
        'Print a spray sheet for every block with set columns, and each night take its photo and file it under the date.',
      risks: [
        {
          risk: 'One half of the team uses paper and the other the app, and neither record is complete.',
          mitigation: 'Each crew gets a day when paper ends. For six weeks the foreman goes over the log on Fridays.',
        },
        {
          risk: 'The software misreads a label, and a wrong rate sits in a record the law relies on.',
          mitigation: 'Nothing is saved until the operator has checked water volume, rate and product on the screen.',
        },
      ],
    },
    {
      workflow:
        'At the gate, the one who did the job taps in product, paddock, rate, batch and wind. That single entry feeds the trace sheet, the stock count and the folder for audits. There is no second typing.',
      build:
        'Choose Agworld, AgriWebb or what your packer runs, and stay with it. Agree what each paddock and product is called. The camera turns pages of the old diary and labels on drums into drafts.',
      checkpoint:
        'Ten entries are picked each week. The compliance officer compares them to drums counted and to the sheet for the tank mix.',
      first_step:
        'Have the office list every spot where a paddock fact gets noted, and by whom it is read. Five or more is what most farms find.',
      stop_test: 'Week six is the test: if same-day entries make up less than 80 % of all jobs, stop and rethink.',
      alternative:
        'Use a printed sheet for sprays, one to a block, same columns each time; photograph it nightly and file by date.',
      risks: [
        {
          risk: 'Some log in the app, some on paper, half and half, and you have no full record.',
          mitigation:
            'For each crew there is one date when the paper book closes. Six weeks of Friday checks by the foreman follow.',
        },
        {
          risk: 'A picture of a label is misread, so the legal record shows a rate that was never used.',
          mitigation: 'Water volume, product and rate are confirmed on screen by the operator before they are stored.',
        },
      ],
    },
  ],
  'agriculture/crew-planning': [
    {
      workflow:
        'Pick rates and the block plan show how many people each day needs. Crew bosses have a draft roster by Thursday. Every morning it moves with rain and sick calls. Once somebody has checked the tallies, they go to payroll.',
      build:
        'Get a planner that ties pick rates for every block to the people you have, and sends rosters in the languages crews speak. Tie Up Farming, PickTrace and Deputy do most of this. All you add is a tie to your forecast of the harvest.',
      checkpoint:
        'On Thursdays the roster needs the harvest manager’s signature. Payroll looks at each line that falls below the award floor.',
      first_step: 'From the tallies of last season, the harvest manager works out pick rates for three main varieties.',
      stop_test: 'Six weeks of picking should bring 10 % fewer days with idle or short crews. If they do not, stop.',
      alternative:
        'Every Thursday, sit down with the crew bosses at a wall planner and fill in people by block and day.',
      risks: [
        {
          risk: 'Rank by speed, and without a word older and slower pickers get fewer shifts.',
          mitigation:
            'Let speed set how big a crew is and leave names out. Shifts rotate fairly, where all crews can see it.',
        },
        {
          risk: 'Hours were never logged, so someone on piece rate earns less than the award floor.',
          mitigation:
            'Note when every person starts and ends. Payroll then holds each line against the hourly minimum.',
        },
      ],
    },
    {
      workflow:
        'How many hands a day takes is worked out from pick rates and the plan of blocks. Thursday is when crew bosses get the draft. Rain and sick calls change it morning by morning. Tallies are checked, then passed to payroll.',
      build:
        'What you need joins who is there with how fast each block is picked. Rosters go out in the crews’ own languages. Much of that is in Deputy, Tie Up Farming or PickTrace, so build just the bridge to your harvest forecast.',
      checkpoint:
        'No roster without the harvest manager’s name, given each Thursday. Where pay is below the award floor, payroll checks the line.',
      first_step:
        'Let the harvest manager take last season’s tallies and note pick rates for your three main varieties.',
      stop_test: 'Count days on which crews were short or idle. If six weeks of picking do not cut them by 10 %, stop.',
      alternative: 'Fill a planner on the wall each Thursday, crew bosses present, with heads for every day and block.',
      risks: [
        {
          risk: 'Nobody meant it, but a rank by pick speed leaves the old and the slow with no shifts.',
          mitigation:
            'Speed tells you the size of a crew and is never used to sort people. Crews can see the fair rotation.',
        },
        {
          risk: 'Without hours on record, a piece-rate worker falls under the award.',
          mitigation:
            'Start and finish are logged for all. Each line is then tested by payroll against the floor per hour.',
        },
      ],
    },
  ],
  'agriculture/dockets-and-invoices': [
    {
      workflow:
        'Bills arrive by mail and drivers send docket photos. Amount, paddock, weight, load and supplier are read off and set against the load list or the order. What fails to match is all the office has to deal with.',
      build:
        'Dext, Hubdoc or a like add-on captures bills within your accounts package; give it rules for crop and paddock codes. Then check grower statements against loads over the weighbridge.',
      checkpoint: 'Every item the match has flagged is opened by the bookkeeper, who also approves all payment runs.',
      first_step:
        'The bookkeeper takes a month of dockets and bills, sorts them by supplier and finds the ten that eat up most hours.',
      stop_test: 'Four weeks on, if lines in over 2 in 10 documents are still keyed again, end it.',
      alternative:
        'Get e-invoices from your ten biggest suppliers, and put one drop box and one docket book in every truck.',
      risks: [
        {
          risk: 'A docket is torn or soaked, the weight comes out wrong, and so does the payment.',
          mitigation:
            'If a weight is over 5 % away from that truck’s normal load, somebody sees it next to the picture.',
        },
        {
          risk: 'A forged bill with a new account number slips in among the real ones.',
          mitigation: 'Never take bank details off a bill. When they change, ring the number you already had.',
        },
      ],
    },
    {
      workflow:
        'A docket is snapped by the driver; a bill comes in by mail. Software picks up weight, load, amount, supplier and paddock, then looks for the order or for a line in the load list. Clerks in the office see the mismatches and no others.',
      build:
        'Turn on capture in your accounts software, with Hubdoc, Dext or something close, and teach it your paddock and crop codes. Loads from the weighbridge are then matched to what growers’ statements say.',
      checkpoint: 'Payment runs wait for the bookkeeper, who has opened each thing that did not match.',
      first_step:
        'Sort the bills and dockets of last month by supplier; the bookkeeper marks those ten that cost most time.',
      stop_test: 'Check at four weeks. If above 2 in 10 papers need a line typed again, stop.',
      alternative:
        'Each truck gets one docket book and one box to drop them in. The ten suppliers you buy most from send electronic bills.',
      risks: [
        {
          risk: 'Rain or a tear spoils the docket, it is read wrong, and you pay for a weight that was not there.',
          mitigation:
            'A person looks at the photo whenever the weight strays by more than 5 % from what this truck tends to carry.',
        },
        {
          risk: 'Crooks send a bill like all the others, with their own bank account on it.',
          mitigation:
            'What a document says about bank details is ignored. Changes are checked by phone, on a number you know.',
        },
      ],
    },
  ],
  'agriculture/order-desk': [
    {
      workflow:
        'Voicemails, mails and texts come in. Lines are drafted from what is on today’s availability list, and a question goes back if pack or size is not plain. Somebody at the desk looks it over and confirms.',
      build:
        'Put a reader on the SMS line and the shared mailbox, linked to prices and availability, that drafts replies. Give regular buyers a plain page on the web for orders; those need no reading.',
      checkpoint:
        'A buyer’s first order is confirmed by the order desk, and so is any at over twice the size they mostly take.',
      first_step:
        'For one week, have the desk send all questions and orders to a folder, and sort them into five kinds.',
      stop_test: 'At the six weeks mark, stop if the lines of over 15 in 100 drafts had to be redone.',
      alternative:
        'Mail out availability on Mondays, run one phone line at fixed hours, and have everyone use the same form.',
      risks: [
        {
          risk: 'Carton and tray get mixed up. On market day the customer has ten times less than was wanted.',
          mitigation:
            'Say pack and unit again in each confirmation. A strange quantity lands at the desk before it goes on.',
        },
        {
          risk: 'You sell what someone else bought an hour before.',
          mitigation: 'A drafted line is kept for 30 minutes, and each pick brings availability up to date.',
        },
      ],
    },
    {
      workflow:
        'Buyers text, mail or leave a voicemail. The tool matches it to what is available today and drafts the lines; if the size or pack is in doubt, it asks. After a check at the desk, the confirmation leaves.',
      build:
        'Link the price list and availability list to software that drafts answers to your SMS line and your shared mailbox. A basic order page on the web spares you the reading for regulars.',
      checkpoint:
        'The desk itself confirms the first order from any customer, and any above twice what that buyer tends to order.',
      first_step:
        'Let orders and questions of one week pile up in a folder, and have the desk make five groups of them.',
      stop_test: 'Six weeks gone, and lines are rewritten in more than 15 of every 100 drafts? Then stop.',
      alternative:
        'Give everyone a shared form for orders, set phone hours on one number, and mail the availability list on a Monday.',
      risks: [
        {
          risk: 'They wanted cartons and you noted trays: ten times too little arrives on market day.',
          mitigation:
            'A confirmation repeats the unit and the pack. If the amount seems odd, the desk has a look first.',
        },
        {
          risk: 'The stock is gone, sold an hour ago, and you promise it again.',
          mitigation: 'Draft lines are on hold for 30 minutes. Availability is refreshed with each pick.',
        },
      ],
    },
  ],
  'agriculture/machinery-upkeep': [
    {
      workflow:
        'Eight weeks ahead of harvest or seeding, oil tests, fault codes and hours show which machines may fail. The workshop plans the work, gets parts that take long on order, and marks each job done.',
      build:
        'Start with a calendar of services by machine hours. Next use fault codes from the maker’s own system: FendtONE, AFS Connect or John Deere Operations Center. Let operators leave a phone note on what they see and hear.',
      checkpoint:
        'The workshop lead looks over the machine and settles the repair. Until then, no parts over $1,000 are bought.',
      first_step:
        'Ask the workshop lead for the ten worst stoppages of two seasons, each with its cause and how many days it took.',
      stop_test: 'Follow a season of alerts. If a mechanic found a fault behind less than 1 in 3, turn them off.',
      alternative:
        'Write each machine’s hours and next service on a whiteboard, and check every one fully eight weeks ahead of the season.',
      risks: [
        {
          risk: 'The same code has shown ten times, so it is wiped once more, and the pump dies.',
          mitigation:
            'When a code shows three times within a week, a job opens. It stays open until the workshop lead closes it.',
        },
        {
          risk: 'Operators learn that speed and place are used to check on them, and pull the plug.',
          mitigation: 'Put in writing that this data is for upkeep. Trips have no part in anyone’s review.',
        },
      ],
    },
    {
      workflow:
        'Fault codes, hours and oil tests tell you, eight weeks before you seed or harvest, which machines are at risk. Jobs go in the workshop’s book, slow parts are bought in good time, and what is done gets a tick.',
      build:
        'First plan services by hours run. Then take in alerts on fault codes from John Deere Operations Center, FendtONE or AFS Connect. Add notes by phone from operators on sounds and sights.',
      checkpoint:
        'Parts above $1,000 may be ordered once the workshop lead has examined the machine and chosen the repair.',
      first_step:
        'Out of the last two seasons, the workshop lead picks the ten most painful stoppages and writes down cause and days lost.',
      stop_test: 'One season is the test. If not even 1 in 3 alerts leads a mechanic to a real fault, stop them.',
      alternative:
        'Eight weeks before you need it, check each machine from end to end for the season, and keep hours and due services on a whiteboard.',
      risks: [
        {
          risk: 'After ten harmless times the code counts as noise; then the pump breaks.',
          mitigation:
            'If one code comes up three times in a week, it becomes a job which the workshop lead alone may close.',
        },
        {
          risk: 'The crew finds that their speed and location are being watched, and turns the system off.',
          mitigation: 'Sign a paper that the data is there for upkeep, and leave trips out of staff reviews.',
        },
      ],
    },
  ],
  'agriculture/cold-chain-watch': [
    {
      workflow:
        'Every few minutes a logger sends the state of its truck, vat or room. Swings from defrost and doors are learned as normal. If the curve heads over the limit, one person’s phone rings. They look, shift the stock or get the fridge mechanic.',
      build:
        'Buy loggers without wires that warn on the trend, and set a rota for the calls. File readings by batch, and a load can travel with its own temperature record.',
      checkpoint: 'Nothing is thrown away or held back until the person on call has put in a hand-held probe.',
      first_step:
        'Pick your worst rooms, leave five loggers there for seven days, and note every time one goes over the limit.',
      stop_test: 'Six weeks in, with tuning done twice, over half the calls still false means stop.',
      alternative:
        'Hang a min-max thermometer in every room, keep a sheet by the door, and fit the compressor with a dialler.',
      risks: [
        {
          risk: 'Internet and power go at the same moment, and the one alarm you need does not leave the site.',
          mitigation: 'Give it mobile data and a battery. On the first of every month, try the dead-site alarm.',
        },
        {
          risk: 'By the door, a probe reports people coming and going but says little of the fruit.',
          mitigation: 'In every room, place one probe inside a carton and hold it against the air reading weekly.',
        },
      ],
    },
    {
      workflow:
        'Rooms, vats and trucks each report at gaps of a few minutes. The tool knows how doors and defrost make the curve jump. Should a trend point over the limit, it phones a single person, who goes to look and then moves stock or calls in the fridge mechanic.',
      build:
        'What you want is wireless loggers, alarms that act on trends, and a rota of people to ring. With logs kept by batch, dispatch can hand over the temperature record together with the load.',
      checkpoint: 'Before a load is stopped or stock dumped, whoever is on call measures with a probe in hand.',
      first_step: 'Hang five loggers for seven days where cooling is poorest, and write down each breach of the limit.',
      stop_test:
        'Tune it twice. If, even so, more than half of all calls were false during those first six weeks, stop.',
      alternative: 'Do with a dialler on the compressor, one min-max thermometer to a room and a sheet on the door.',
      risks: [
        {
          risk: 'With power and internet both down, the very alarm that counts cannot get out.',
          mitigation:
            'Let a mobile link and a battery keep it alive. Test the alarm for a dead site each month, on the first.',
        },
        {
          risk: 'The probe sits at the door, so it warns you of traffic while the fruit goes unwatched.',
          mitigation: 'One carton per room has a probe in it. Week by week, compare that with the probe in the air.',
        },
      ],
    },
  ],
  'agriculture/farm-knowledge-assistant': [
    {
      workflow:
        'Somebody on the crew asks in their language how pump three starts, or what gloves this drum calls for. They get the label or your procedure, with its page. When there is no match the foreman gets the question and writes what was missing.',
      build:
        'Set a small assistant on your agronomy reports, safety sheets, labels and procedures, and let it show the page. Walk the farm with the senior manager for two hours, record it, and make brief notes that are checked.',
      checkpoint: 'On Fridays the foreman goes over that week’s questions and puts right whatever led a worker astray.',
      first_step: 'Let foremen log all questions for one week, and use the ten that come most as your test.',
      stop_test:
        'At week six, 8 in 10 answers to the test should be correct and show the correct page. If fewer are, stop.',
      alternative:
        'Hang a laminated sheet of pictures for every task by the shed door, and have someone from each language group check it.',
      risks: [
        {
          risk: 'A rate is translated or put badly, and a crop is burnt or a person harmed.',
          mitigation: 'For safety steps and rates, show the label itself as a picture and change no word.',
        },
        {
          risk: 'Nobody took the old procedure out, and the worker is told what held five years ago.',
          mitigation: 'Every page gets a review date and an owner. Once the date has gone by, it is no longer used.',
        },
      ],
    },
    {
      workflow:
        'Which gloves go with this drum? How do you start pump three? A worker asks on the phone, in any language they speak, and is shown the page, be it your procedure or the label. Failing that, the foreman is asked and closes the gap.',
      build:
        'It is a small assistant that reads your labels, procedures, agronomy reports and safety sheets and always shows its page. Record two hours on foot with the senior manager; they yield short notes that you check.',
      checkpoint:
        'Each Friday, questions of the week are read by the foreman. If an answer made someone do the wrong thing, it is corrected.',
      first_step: 'All that crews ask in one week is noted by the foremen; ten of the most frequent are your test.',
      stop_test: 'Run the test in week six. With less than 8 in 10 correct, right page included, stop.',
      alternative:
        'Fix one laminated page per task to the shed door, with pictures, and let a worker from every language group look it over.',
      risks: [
        {
          risk: 'Put in other words or another language, the mix rate comes out false. It burns the crop or hurts someone.',
          mitigation: 'Nobody rewords a safety step or a rate: the worker sees the label as a photo.',
        },
        {
          risk: 'An outdated procedure is still in there, and its answer is five years behind.',
          mitigation: 'An owner and a date for review belong to each page, and a page that is overdue is left out.',
        },
      ],
    },
  ],
  'agriculture/feed-and-pasture-budget': [
    {
      workflow:
        'Rain outlook, mob numbers and growth by plate meter or satellite show how many weeks each paddock can feed. You see when feed runs short, and what buying, moving or selling would change. Once a month, at the mob meeting, the manager makes the call.',
      build:
        'AgriWebb grazing, Cibo Labs and Pasture.io sell feed budgets. Give one your mob counts and, for gain, the scale data. Every month, hold it up to cut or plate samples.',
      checkpoint: 'When the budget points to agistment or a sale, the livestock manager first goes round the paddocks.',
      first_step: 'Write down today’s mobs with head counts and paddocks, and how much grain and hay you have.',
      stop_test: 'If weeks of feed left are out by over 30 % from what the walk shows across three months, end it.',
      alternative:
        'Walk the pasture monthly with a ruler, keep the feed budget to a page, and set days for the choice to sell.',
      risks: [
        {
          risk: 'From space, scrub and weeds pass for grass, and animals are left short.',
          mitigation: 'Every month, cut three spots on each type of land, weigh them and set the map right.',
        },
        {
          risk: 'The numbers in the yards and on the screen part ways, and all that follows is off.',
          mitigation:
            'Set counts straight at every yarding. If more than 2 % are missing, no budget until you know why.',
        },
      ],
    },
    {
      workflow:
        'How long will feed last? Growth from the plate meter or satellite, rain to come and the mobs give you weeks left by paddock. You can see the gap, and how it shifts if you sell, buy or move. The decision falls at the mob meeting each month.',
      build:
        'Buy the budget from Pasture.io, AgriWebb grazing or Cibo Labs, and feed it with counts of each mob and weights off the scale. Monthly samples, by plate or cut, keep it honest.',
      checkpoint:
        'The livestock manager drives round the paddocks first. Only then does a sale or agistment from the budget go ahead.',
      first_step: 'Note how much hay and grain is on hand today, and for each mob where it is and how many head.',
      stop_test: 'Over three months, set the weeks left by forecast next to the walk. A gap above 30 % means stop.',
      alternative:
        'On fixed dates decide whether to sell. Base it on a ruler, a walk each month and a feed budget that fits one page.',
      risks: [
        {
          risk: 'Scrub or weeds look green to the satellite, but the mob cannot eat them and goes hungry.',
          mitigation: 'In each land type, three spots are cut and weighed every month, and the map is corrected.',
        },
        {
          risk: 'Counts on file no longer match the yards, and each sum after that is wrong.',
          mitigation: 'Every yarding is a chance to reconcile. Above 2 % the budget halts until you find the reason.',
        },
      ],
    },
  ],
  'agriculture/aquaculture-feeding': [
    {
      workflow:
        'Around the clock you get salt, heat and oxygen, and at feeding time pictures from the pens. It suggests what to feed next and phones when oxygen sinks towards its limit. The pen lead says yes to the ration; a fixed rule runs the aerators.',
      build:
        'Begin with oxygen probes that stay in place and warn on the trend. Next, for two pens, add a biomass estimate and a camera that spots pellets left over. Hold both against sample weights.',
      checkpoint: 'Ration changes of more than 10 % wait for the pen lead, who also writes down deaths each day.',
      first_step:
        'For seven nights, leave an oxygen logger in the pond that worries you most, and at dawn look at how low it went.',
      stop_test:
        'When a growth stage is over, and trial pens turn feed to fish no better than control pens, drop the ration advice.',
      alternative:
        'Look at feed trays an hour on, do a dawn round with a hand-held oxygen meter, and feed by a table of heat and size.',
      risks: [
        {
          risk: 'Growth on the probe makes it read too high, and at night nobody is rung.',
          mitigation:
            'Ponds worth most get two probes, cleaned twice a week. If they are 1 mg/L apart, an alarm sounds.',
        },
        {
          risk: 'The water is cloudy, the camera feeds too little, and weeks of growth are gone.',
          mitigation: 'When the water is less clear than your limit, feed by the table. Weigh a sample every ten days.',
        },
      ],
    },
    {
      workflow:
        'Readings of oxygen, salt and heat arrive by day and by night, and cameras watch the pens at feeding. The next ration is advised, and if oxygen drops towards its limit somebody is rung. Aerators obey a set rule, and the ration is confirmed by the pen lead.',
      build:
        'Oxygen comes first, with fixed probes and alarms on the trend. Later, take two pens and add an estimate of biomass plus a camera for uneaten pellets. Sample weights show if it is right.',
      checkpoint:
        'Each day the pen lead logs deaths by hand. Without that person’s yes, no ration shifts by over 10 %.',
      first_step:
        'Choose the worst pond, hang in one oxygen probe that logs, and over seven nights read its lows at dawn.',
      stop_test:
        'Let one growth stage pass. If control pens convert just as well as trial pens, no more ration advice.',
      alternative:
        'At dawn, go round with an oxygen meter. Feed from a table for size and heat, and check the trays after one hour.',
      risks: [
        {
          risk: 'Slime makes a probe read high, oxygen fails in the night, and no phone rings.',
          mitigation:
            'In ponds of high value hang two probes. Wipe them twice a week, and let a gap of 1 mg/L raise an alarm.',
        },
        {
          risk: 'Murky water fools the camera, feed is cut, and fish stop growing for weeks.',
          mitigation:
            'Set a limit for clarity; under it, the table decides the ration. Every ten days take sample weights.',
        },
      ],
    },
  ],
  'agriculture/loads-and-runs': [
    {
      workflow:
        'By 3 pm you enter truck sizes, opening hours and the loads for tomorrow. Out comes a plan of runs and starts so that neither packhouse nor harvester stands still. What only a person knows, the dispatcher adds; then drivers get it.',
      build:
        'Load routing software with time windows, weight limits, gates and sites. When things are busiest, let the paddock see where each truck is.',
      checkpoint: 'Day by day, before drivers get their runs, the dispatcher looks at access and fatigue.',
      first_step: 'For a week, every truck carries a sheet where the driver writes when they came, loaded and left.',
      stop_test: 'Look at runs made by the plan for six weeks. If a tonne does not cost 4 % less to move, stop.',
      alternative:
        'Give each site set slots, and with a load sheet all can see, agree on it with carriers one day ahead.',
      risks: [
        {
          risk: 'In the peak fortnight a plan with no slack takes drivers over their hours.',
          mitigation:
            'The plan cannot break rest or loading times. Each driver’s remaining hours are on the dispatcher’s screen.',
        },
        {
          risk: 'A B-double is led onto a road where it is not allowed.',
          mitigation: 'Put in the routes approved for every truck class. From day one, drivers may flag a bad gate.',
        },
      ],
    },
    {
      workflow:
        'Loads for the next day, the size of each truck and when sites are open are due at 3 pm. The draft of runs and start times keeps harvester and packhouse busy. The dispatcher mends what software cannot know; then it goes out to drivers.',
      build:
        'You need routing software that holds load limits, sites, gates and time windows. In peak weeks the people in the paddock should see trucks live.',
      checkpoint:
        'Runs are held back until the dispatcher has checked that day’s plan for access and for tired drivers.',
      first_step:
        'Give each truck one sheet, and for one week have drivers put down the times they arrive, load and leave.',
      stop_test: 'On planned runs, a tonne should cost 4 % less after six weeks. When it does not, stop.',
      alternative:
        'Agree the day before with your carriers: a sheet of loads that everybody shares, and a fixed slot at each site.',
      risks: [
        {
          risk: 'Busy fortnight, tight plan: drivers end up working longer than they may.',
          mitigation:
            'Loading and rest are fixed blocks that no plan can cut, and the dispatcher can see how many hours a driver has left.',
        },
        {
          risk: 'The route takes a B-double along a track closed to it.',
          mitigation:
            'Each class of truck has its approved routes in the system. Bad gates are marked by drivers from day one.',
        },
      ],
    },
  ],
  'agriculture/claims-and-rejections': [
    {
      workflow:
        'A buyer writes to complain or to reject. Reason, batch, load and buyer are picked out, the temperature log and pack photos are attached, and an answer is drafted. Whether to fight it or accept is for the quality officer. Causes add up by block.',
      build:
        'Make an inbox for claims. It reads photos and mails, finds the batch, and counts down the days the buyer allows for a dispute. Once a month the harvest meeting sees which causes came up.',
      checkpoint: 'Drafts all pass the quality officer, whose signature is needed when a credit or dispute tops $500.',
      first_step:
        'Dig out 50 recent claims and note for each how many days you took, the amount, the reason and the buyer.',
      stop_test: 'Two months in, 8 in 10 drafts should name the correct reason and batch. When they fall short, stop.',
      alternative:
        'Keep claims on a single sheet, each with its deadline, and take three pictures of a pallet before it goes.',
      risks: [
        {
          risk: 'What sounds like a blemish is a food safety matter, and you recall too late.',
          mitigation:
            'If a mail says chemical, glass or illness, the quality manager’s phone rings, however it was filed.',
        },
        {
          risk: 'One crew is blamed, when all it did was pack more.',
          mitigation: 'Count causes for every 100 pallets, and before you act, go through them with the crew boss.',
        },
      ],
    },
    {
      workflow:
        'It starts with a mail that rejects a load or complains. The tool finds load, buyer, reason and batch, adds photos from packing and the log of temperatures, and writes a draft. The quality officer disputes or accepts. Block by block, causes are counted.',
      build:
        'Claims get their own inbox. Mails and photos are read there and tied to a batch, and the clock for the buyer’s dispute window starts. Every month a table of causes is put before the harvest meeting.',
      checkpoint:
        'It is the quality officer who reads the drafts, and who signs where more than $500 in credit or dispute is at stake.',
      first_step: 'Look up your last 50 claims; next to each put buyer, amount, reason and the days it took to reply.',
      stop_test: 'If batch and reason are right in under 8 in 10 drafts when two months are over, stop.',
      alternative:
        'Photograph each pallet three times before it leaves, and list claims on one sheet by the date they fall due.',
      risks: [
        {
          risk: 'Somebody files a food safety issue under looks, so the recall begins late.',
          mitigation:
            'Glass, illness, chemical: such words ring the quality manager straight away, no matter the class.',
        },
        {
          risk: 'Since their batch was bigger, a crew takes the blame.',
          mitigation: 'Show each cause as a count for 100 pallets. The crew boss hears of it before any step is taken.',
        },
      ],
    },
  ],
}

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
      stop_test: 'Six weeks in, with two rounds of tuning done, over half the calls still false means stop.',
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
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'mining/haulage-cycles': [
    {
      workflow:
        'Payload and GPS from every truck become cycles of queue, spot, load, haul and dump. As the shift goes on, you see minutes lost in line at each digger and a hint on where trucks should go. A yes or no over the radio from pit supervisor or dispatcher settles it. At handover the crew sees what was lost.',
      build:
        'Before you pay for dispatch, use what the makers’ boxes send: Komtrax, VisionLink, Loadrite. A small pit gets the bulk of the benefit from a report on cycles and a set number of trucks for each digger.',
      checkpoint:
        'Trucks move only once the pit supervisor agrees. At handover he takes the crew through the delays of the shift.',
      first_step:
        'For one digger, pull a month of tracks and plot how many minutes trucks queued in every hour of the shift.',
      stop_test: 'Try it on two crews. If eight weeks do not cut queue time by 10 %, stop.',
      alternative:
        'Send somebody with a stopwatch to crusher and digger for two shifts. Set the number of trucks from that.',
      risks: [
        {
          risk: 'Operators think it is a race, go faster and faster, and one ends up across a windrow.',
          mitigation: 'Cycle time is no score for a driver. Give ramp speeds as much attention as tonnes.',
        },
        {
          risk: 'Near the high wall the GPS signal is lost, and trucks are directed to some other spot.',
          mitigation: 'By radio the supervisor can halt the plan. A unit that has had no fix for a minute is left out.',
        },
      ],
    },
  ],
  'mining/mobile-plant-maintenance': [
    {
      workflow:
        'Every day brings vibration, engine alarms and oil results. Each machine is held up to its own history and to its sisters, and the ten likeliest to fail are listed with a reason. The planner has them looked at in the next service. What the fitter finds is entered as right or wrong.',
      build:
        'First bring work orders, machine hours and oil lab results together. For engines take the dealer’s condition service. Fit wireless vibration sensors to main conveyor drives, screens and the crusher.',
      checkpoint: 'A fitter inspects whatever is flagged, and then the maintenance supervisor rules on it.',
      first_step:
        'Choose your ten latest big failures. For the month leading up to each, note signs in prestarts, alarms and oil.',
      stop_test: 'Watch twenty units for six months. With fewer than three early warnings that proved true, close it.',
      alternative:
        'Meet about oil for ten minutes once a week, with the lab’s sheet and a board in green, amber and red.',
      risks: [
        {
          risk: 'The model looks at engines, so trouble in steering or brakes gets a low score.',
          mitigation: 'Fire systems, steering and brakes keep set inspections, whatever the score says.',
        },
        {
          risk: 'If failures are coded badly, the model learns rubbish.',
          mitigation: 'Bring the codes down to fifteen. For two months the planner corrects every one as jobs close.',
        },
      ],
    },
  ],
  'mining/hazard-reports': [
    {
      workflow:
        'On arrival every report is tagged with its principal hazard and with which control held or failed. Next to it stand similar ones from earlier years and other crews. A safety adviser corrects tags and rating, and the superintendent takes action. Each weekly meeting starts with the weak controls.',
      build:
        'Let a private model tag three years of reports by control, and go over 300 yourselves. After that it can offer its view next to each new entry in your register or INX.',
      checkpoint:
        'Within the shift the safety adviser has graded every report. Those on a principal hazard need the superintendent’s signature.',
      first_step:
        'Sit down with the crew over the ten worst events of last year, and name the control that gave way in each.',
      stop_test:
        'After two rounds, adviser and tags should agree on 85 of 100 reports or better. If they do not, stop.',
      alternative: 'Each week supervisors take a card into the field and test three controls.',
      risks: [
        {
          risk: 'Plain words hide an event of high potential, and it sinks to the bottom.',
          mitigation: 'The software puts reports in order and discards none. Somebody reads them all that day.',
        },
        {
          risk: 'A search open to everyone brings up what people said in confidence.',
          mitigation: 'An investigation under legal privilege, or one that names people, never goes into the set.',
        },
      ],
    },
  ],
  'mining/core-logging': [
    {
      workflow:
        'Trays go on one stand with depth marks and are shot wet, then dry. Software traces veins and joints, computes RQD and proposes a rock type for every metre. With core at hand, the geologist takes or alters each run. During the night it goes over old photos again.',
      build:
        'Sort out depth control and the stand before all else. Then hire an image service for a single campaign, teach it with 2,000 metres by the geologist who logs with most care, and compare without showing who did which.',
      checkpoint: 'Each hole is signed off by a geologist, after one metre in ten was held against real core.',
      first_step:
        'Let two geologists log 50 metres without talking. How far apart they are tells you if this is worth doing.',
      stop_test: 'At 5,000 metres, if over 30 % of runs still get changed by geologists, end the trial.',
      alternative: 'Make a board of codes with true samples, and once a month have everyone log one and the same hole.',
      risks: [
        {
          risk: 'Something scarce yet vital is filed under its host rock, which throws the ore model out.',
          mitigation:
            'A new type of rock is logged by people until 100 metres of it have been checked, and then added.',
        },
        {
          risk: 'One tray out in depth, and log and assays part ways.',
          mitigation: 'Before each photo, look at core loss and the marks on the blocks.',
        },
      ],
    },
  ],
  'mining/drillhole-database': [
    {
      workflow:
        'List what you hold. A tool reads assay sheets and scanned logs and keeps the page next to every value. A data geologist confirms collars on photos or on the ground, looks at standards and blanks, and loads whatever is sound. Poor holes stay in with a flag.',
      build:
        'Settle on a single home: acQuire, DataShed, or MX Deposit if the team is small. For two months take on a data geologist, let a reader handle old tables, and have the lab’s files load directly.',
      checkpoint: 'Nothing enters a resource without the competent person’s signature. Everything else keeps its flag.',
      first_step:
        'On a single page note all sources: format, metres, year, owner. Then follow ten holes from start to finish.',
      stop_test: 'Sample values once the second batch is in. If over 2 % are wrong, hold off.',
      alternative: 'Enter just those holes that lie in the target area. Keep others as indexed scans.',
      risks: [
        {
          risk: 'The point is lost, and 0.5 g/t goes in as 5 g/t.',
          mitigation: 'Look at the image for all values over the cut-off, and for one in twenty of those below.',
        },
        {
          risk: 'Someone sees results on a shared drive ahead of the market.',
          mitigation:
            'Say by name who is let in to fresh assays, record every view, and let no outside tool have them.',
        },
      ],
    },
  ],
  'mining/drill-targets': [
    {
      workflow:
        'Grid all layers over the tenement, and write up what ought to come with ore. Cells are then ranked by a model that shows which layers count. Geologists bring in cost, heritage and access, debate the best twenty and choose holes. Every result, fine or poor, returns to the model.',
      build:
        'Start in GIS with weighted layers that people can dispute. A ranking that learns makes sense only for deposit types with many known cases, and with somebody on the team who knows this country.',
      checkpoint:
        'Nobody books a rig until two geologists and the exploration manager have signed, with the case for and against each target.',
      first_step: 'Leave out three deposits you know of. Does a simple overlay place them within the best tenth?',
      stop_test:
        'In two of three tests, hidden deposits should land in the best 10 % of cells. If they do not, give it up.',
      alternative: 'Pin maps to the wall for two days, bring in a geologist from elsewhere, and score a list.',
      risks: [
        {
          risk: 'What it picks up is the habit of past drillers and nothing about metal.',
          mitigation: 'Keep one entire block back as a test. Barren holes must count as much as good ones.',
        },
        {
          risk: 'The coloured map slips into a market release and reads like a result.',
          mitigation: 'Rankings stay in house, or go out in words that the competent person wrote.',
        },
      ],
    },
  ],
  'mining/grade-reconciliation': [
    {
      workflow:
        'Each night brings in mill samples, assays, truck counts and survey. The gap is shared out among mill, haulage, grade control and model, down to the shifts and blocks behind it. Metallurgist and geologist discuss it every week, and fresh factors go into the forecast for next month.',
      build:
        'One table, by day and block, holds all sources. Use simple factors first: F1, F2, F3. Later a model could tell from the dig plan what head grade to expect over two weeks.',
      checkpoint:
        'Before a month’s numbers go off site, the mill’s head and geology’s head put their names to them together.',
      first_step: 'Choose a bench or stope that is done, and follow its tonnes by hand all the way to the mill.',
      stop_test: 'Four monthly cycles on, if over 5 % of metal remains without an explanation, shut it down.',
      alternative: 'Once a month put four numbers on one page, and hold a meeting at which everyone must be present.',
      risks: [
        {
          risk: 'For months the pit takes the blame for a sampler that fails in the mill.',
          mitigation: 'Inspect belt scale and samplers ahead of the opening review.',
        },
        {
          risk: 'People adjust factors to match history, and the forecast gets worse.',
          mitigation: 'Before you use a factor, try it on three months that were kept from it.',
        },
      ],
    },
  ],
  'mining/plant-recovery': [
    {
      workflow:
        'Minute by minute, tags feed a model of how the plant runs on this ore. If cells or mill wander, operators see which tags shifted and how good crews dealt with it. They adjust set points inside limits and write down the reason. Each morning the metallurgist goes over it.',
      build:
        'Instruments come first, since no model makes up for a fouled density gauge. After that take PI or Citect history for a single circuit and build an adviser. Let it run unseen for one month.',
      checkpoint:
        'Only the operator alters anything. Hints taken and hints declined go before the metallurgist each morning.',
      first_step:
        'From the past half-year choose ten top shifts and ten poor ones on like ore, and set their tags next to each other.',
      stop_test: 'Switch it on and off by the week for three months. Below 0.3 points of recovery gained, stop.',
      alternative:
        'Put the top crew’s way of working on paper, settle on a single sheet of set points, and calibrate every month.',
      risks: [
        {
          risk: 'A sensor breaks, the advice is wrong, and someone drives the circuit the opposite way.',
          mitigation: 'If two tags on a stream differ, no hint appears. The metallurgist’s limits bind every change.',
        },
        {
          risk: 'People come to rely on the display and no longer sense what the plant does.',
          mitigation: 'Turn hints off for a shift each week, and compare afterwards what people and model noticed.',
        },
      ],
    },
  ],
  'mining/quarry-orders': [
    {
      workflow:
        'Mail, text or phone: all orders land on a single board showing time, site, tonnes and product. Cameras know the plate at the bridge, the truck is weighed and its docket goes out digitally. That docket feeds the invoice and tests what the carter charges. Distance and price list give draft quotes.',
      build:
        'Your weighbridge software has modules for dockets and orders: use them, and link the accounts. Then add something to read order mails and take phone notes. AI is a minor piece and the final one.',
      checkpoint:
        'Strange tickets and overloads are for the weighbridge operator to clear. No invoice leaves before accounts have checked the total for the day.',
      first_step: 'Over one week, note how every order reached you, how many times somebody copied it, and any slip.',
      stop_test: 'Eight weeks on, if billing is still over two days behind the loads, stop and think again.',
      alternative: 'Share one order sheet that shuts at 4 pm the day before, and put barcodes on dockets.',
      risks: [
        {
          risk: 'Misreading a plate books stone to the wrong customer.',
          mitigation: 'The driver sees product and name on a screen and taps once to agree.',
        },
        {
          risk: 'In the rush nobody looks at mass, and a truck drives off too heavy.',
          mitigation: 'Over the gross limit the boom stays down, and the clerk has no way round it.',
        },
      ],
    },
  ],
  'mining/contractor-papers': [
    {
      workflow:
        'By phone, people send in insurance, medicals and tickets. Software takes the kind, number and expiry and holds them to the needs of role and site. Whoever lacks something hears inside an hour. Where it matters, the training officer asks the issuer. This record alone makes the gate list.',
      build:
        'Write up which role needs what, then turn on the reader in Pegasus, INX, SitePass or Cm3. If you supply ten portals, a tidy folder for each worker will save you more than software.',
      checkpoint:
        'People are cleared one by one by the training officer. The first time they run a machine here, a supervisor watches.',
      first_step: 'This week draw up the matrix (five roles will do) and test thirty workers now on site by it.',
      stop_test: 'Each month, audit the dates it read. Over 1 in 50 wrong calls for another plan.',
      alternative:
        'Four weeks before, mail a page for each role saying what is needed. Nobody flies until it is all there.',
      risks: [
        {
          risk: 'Somebody uses a fake ticket, or a mate’s, and it looks fine to the reader.',
          mitigation: 'Look up high risk licences with the regulator, and watch people do the work.',
        },
        {
          risk: 'Health records land in a folder that many can open.',
          mitigation: 'On site, record one of these: fit, fit with limits, or unfit. All else remains at the clinic.',
        },
      ],
    },
  ],
  'mining/procedures-search': [
    {
      workflow:
        'In the crib room someone asks the tablet how to isolate conveyor number two. It brings up the current procedure with page and steps, or says there is nothing. Whatever it cannot answer is passed to document control to mend.',
      build:
        'Thin out the library: drop copies, and name somebody for every paper that stays. Put search on those alone, in your own tenancy. Crews underground need a version that works offline.',
      checkpoint: 'With the current procedure open, the supervisor takes everyone through it before a job begins.',
      first_step: 'Find out from every crew five papers they rely on and those they never find. Try out ten of these.',
      stop_test:
        'Set 60 test questions. Should under 90 % find their page, or should a single safety step be wrong, remove it.',
      alternative: 'Make a field book of the twenty most used papers, and clear everything else out of the crib room.',
      risks: [
        {
          risk: 'The brief reply drops the very step that saves somebody’s hand.',
          mitigation:
            'For explosives, confined space, heights and isolation, it gives the whole page and no short form.',
        },
        {
          risk: 'Software fills in the JHA, so nobody gives the task a thought.',
          mitigation: 'Leave hazard lines empty, for the crew to write on at the face.',
        },
      ],
    },
  ],
  'mining/environment-limits': [
    {
      workflow:
        'Every hour blast times, weather and monitors are brought together. If noise or dust nears a limit, the shift boss hears which job lies upwind, and then stops, shifts or waters. Complaints are checked with what wind and work were doing. That record also feeds the reports.',
      build:
        'Show every monitor on one page, and set triggers at 70 % of what is allowed. Use work plan and weather to make a 24-hour forecast, and draft each part of the annual report from real numbers.',
      checkpoint:
        'No report and no value goes out unsigned by the environment officer. Whether to blast is up to shift boss and shotfirer.',
      first_step:
        'Enter each licence condition in a sheet: due date, proof, owner. Colour those that nobody can prove.',
      stop_test:
        'Judge it over one dry season, four months. If it overlooks above 3 in 10 trigger events, give up forecasting.',
      alternative: 'Let loggers send alarms by text, and go by a wind sock when you blast.',
      risks: [
        {
          risk: 'The draft says you met a condition that nobody looked at.',
          mitigation: 'Until the officer attaches evidence, that line on compliance stays blank.',
        },
        {
          risk: 'Clogging makes a monitor read too little, while dust drifts over the school.',
          mitigation: 'Each day hold every monitor up to the next one, and fix dates on which filters are cleaned.',
        },
      ],
    },
  ],
  'mining/shift-records': [
    {
      workflow:
        'Operators do prestarts by tapping, and may dictate the shift report. Delays, loads, metres, place and unit are filled in, and it queries any blank. A fault turns into a work request. Before going home the supervisor corrects and closes the shift, which leaves one page for those who follow.',
      build:
        'Choose a single form, drill plod or prestart, and put it on tough tablets that need no signal. Numbers are tapped; speech is for remarks alone. Pass faults on to maintenance.',
      checkpoint:
        'No handover until the shift boss has read and signed. Where law requires a report, that one is signed separately.',
      first_step: 'Spread out every form from one shift, and cross off what nobody ever looks at.',
      stop_test:
        'By week eight at least 80 % of shifts must close complete. If not, or if crews write everything twice, halt.',
      alternative: 'Give the paper plod tick boxes, and take its picture when the shift is over.',
      risks: [
        {
          risk: 'Someone says red tag, the tablet hears something else, and the truck rolls.',
          mitigation: 'Whatever bars a unit is tapped and never spoken. One "no-go" tap stops it on the spot.',
        },
        {
          risk: 'Batteries fail below ground, and people return to paper for ever.',
          mitigation:
            'Each unit has ten paper forms on board. They are keyed before that shift is out, with a note on why.',
        },
      ],
    },
  ],
  'mining/tenders': [
    {
      workflow:
        'When a request comes in, software notes must-haves, dates and every question. It finds your strongest old answers, dated, and drafts the rest. Rates are the estimator’s, built on true output per shift in similar work. The manager goes through it, puts a price on risk and signs. A lost bid is explained.',
      build:
        'Gather 60 answers that have been approved and ten cost sheets from jobs. Your own tenancy can run the drafting tool. Rates are built up in a sheet nobody else controls.',
      checkpoint:
        'Output and method need the operations manager’s signature; terms and price need the director’s. Only then is it lodged.',
      first_step:
        'From five recent bids, pick out answers that came up again, save them together, and name who keeps them.',
      stop_test: 'Four tenders on, if bid hours are down by under 15 %, stop.',
      alternative: 'File ten standard answers, and decide with five questions when not to bid at all.',
      risks: [
        {
          risk: 'It boasts of plant, tickets or results that are not yours.',
          mitigation: 'Every claim points to evidence. Where none exists, that line goes.',
        },
        {
          risk: 'You price from your finest month, and lose money on the work.',
          mitigation: 'Take median output, rain included, and let the manager see how far it varies.',
        },
      ],
    },
  ],
  'mining/spares-and-stores': [
    {
      workflow:
        'From makers’ numbers and names, probable doubles are put together so the storeman can merge them. Services to come, lead time and usage give minimum stock. Once a week the buyer learns what to order, expedite, return or sell. Each invoice is held to its receipt and order.',
      build:
        'Start with the thousand items on which you spend most. Link parts lists to service plans, and known work then triggers orders. Forecast consumables; for critical spares use rules.',
      checkpoint: 'Orders are the buyer’s to approve. Touch a critical spare, and the planner has to agree.',
      first_step:
        'Write down ten recent stops that a part caused, and say which: late, not ordered, not found or not stocked.',
      stop_test: 'Four months on, if delays over parts are not 15 % lower, close it.',
      alternative:
        'With a fitter, spend two days at the shelves. Sort, label, and run consumables on a two-bin system.',
      risks: [
        {
          risk: 'Lookalikes become one item, and somebody fits a grade that does not belong.',
          mitigation:
            'For safety items, a fitter and the storeman must have the pair in their hands before they merge.',
        },
        {
          risk: 'Because it hardly moves, a vital spare is cleared out as dead.',
          mitigation: 'The planner helps to mark insurance spares by hand, and no list may offer them.',
        },
      ],
    },
  ],
  'mining/ground-and-tailings': [
    {
      workflow:
        'One screen brings together satellite, rain, piezometers, prisms and radar. Weather noise is stripped out, alarms from one place become a single alarm, and trends are drawn against triggers. The geotechnical engineer studies this, visits the spot and starts what the plan demands. Everything goes in the log.',
      build:
        'Begin by writing down triggers and who responds. Whoever made your radar or sensors sells an alarm filter: buy that, and read piezometers automatically. Models may sort drone cracks and alarms; they never call a wall stable.',
      checkpoint:
        'Every alarm takes the geotech engineer to the place itself. People return when the mine manager says so on paper.',
      first_step:
        'Take your two latest movements, play back everything recorded, and find the moment somebody could have seen it coming.',
      stop_test: 'Shadow run it for six months. If it hides a single real movement, withdraw it.',
      alternative:
        'Go along the crest each day with a card for cracks, check prisms every week, and keep away when it has poured.',
      risks: [
        {
          risk: 'Set for quiet ground, the filter covers up a collapse that comes fast.',
          mitigation: 'Filtering applies under the hard trigger alone. From there up, raw alarms always sound.',
        },
        {
          risk: 'Rain knocks sensors out just as you need them.',
          mitigation: 'When one goes quiet, act as if it had triggered. Somebody is there to look inside an hour.',
        },
      ],
    },
  ],
  'mining/rosters-and-fatigue': [
    {
      workflow:
        'Needs by role come from the planner. Beds, flights, tickets, leave and swings are set out, and holes or breaches of fatigue rules stand out. The superintendent fills holes, and crews request swaps by phone. Once the roster is locked, travel is booked. Gate and camp learn of changes inside the hour.',
      build:
        'Choose software for rosters and travel on remote sites, and enter your own rules on fatigue. Let it draft. The final roster comes from somebody who knows these people.',
      checkpoint: 'Rosters need the superintendent’s approval. So does any breach of fatigue rules, person by person.',
      first_step:
        'Compare three recent swings: what was planned, what happened, holes, missed flights, and hours above the limit.',
      stop_test: 'Six swings should bring unfilled roles down by 20 %. If they do not, drop it.',
      alternative: 'Fix a 12-month calendar for every crew, and keep a few people as relief.',
      risks: [
        {
          risk: 'It keeps calling on those who never say no, till they burn out.',
          mitigation: 'Set a monthly maximum of extra shifts for everyone, in plain view on screen.',
        },
        {
          risk: 'Some hidden rule costs people days they had meant for family.',
          mitigation: 'Make all rules known. Whoever objects gets the superintendent to look again inside a day.',
        },
      ],
    },
  ],
}

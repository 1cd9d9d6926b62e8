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
    {
      workflow:
        'Queue, spot, load, haul, dump: every cycle is read off the truck’s GPS and its payload. While the shift runs, the screen gives minutes of queue for every digger and suggests a better split. Whoever runs the pit or dispatch answers by radio, yes or no. When crews change over, the loss is on view.',
      build:
        'The boxes from the makers (Loadrite, VisionLink, Komtrax) have the data now, so dispatch can wait. Where the pit is small, nearly all there is to gain comes from fixing trucks per digger and reporting on cycles.',
      checkpoint:
        'It is up to the pit supervisor to allow a move. The list of delays is talked through with everyone as the shift hands over.',
      first_step:
        'A month of tracks from a single digger is enough. Show the queue, in minutes, against the hour of shift.',
      stop_test: 'Two crews, eight weeks: the queue must be 10 % shorter by then, or you end it.',
      alternative:
        'A stopwatch will do. Over two shifts have someone stand by the digger and by the crusher, then decide how many trucks.',
      risks: [
        {
          risk: 'Feeling chased, people drive harder, until a truck climbs a windrow and tips.',
          mitigation: 'Keep drivers’ cycle times off any list. How fast they take ramps is watched just like tonnes.',
        },
        {
          risk: 'Under the high wall there is no GPS, so a truck goes where it should not.',
          mitigation:
            'One call from the supervisor freezes everything. After a minute with no fix, that unit no longer counts.',
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
    {
      workflow:
        'Daily figures arrive on oil, vibration and alarms from engines. How does this unit differ from its past, and from others of its kind? Ten stand at the head of the list, and the reason is given. An inspection is put into the next service by the planner, and the fitter’s word, right or wrong, is keyed.',
      build:
        'Machine hours, work orders and what the oil lab says must first be in one place. Engines are best left to the dealer’s condition service. The crusher, the screens and drives on main conveyors get vibration without wires.',
      checkpoint: 'Once a fitter has seen the unit, the maintenance supervisor makes the call.',
      first_step: 'Go back to ten serious failures. What had prestarts, oil and alarms been saying for a month?',
      stop_test:
        'Twenty units and six months are the test. If it does not give three true finds in good time, let it go.',
      alternative:
        'Once a week, for ten minutes, talk oil: lab sheet on the table, board with red, amber and green on the wall.',
      risks: [
        {
          risk: 'Engines are what it knows. A fault in brakes or steering barely scores.',
          mitigation: 'No score shifts the inspections of steering, brakes and fire systems; they stay as fixed.',
        },
        {
          risk: 'With failure codes that are wrong, what is learned is wrong.',
          mitigation:
            'Fifteen codes are plenty. At close-out, through two months, the planner sets each of them right.',
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
    {
      workflow:
        'Reports are read the moment they are in. Each gets a tag for its principal hazard and one for the control, whether this held or failed. Cases like it, from past years or another crew, appear alongside. The adviser on safety mends tags and rates; action is for the superintendent. What is weak leads the agenda each week.',
      build:
        'Feed three years of reports to a model that is private, tagging by control, and test 300 of them by hand. From then on it suggests tags in INX, or whichever register you keep, as reports come in.',
      checkpoint:
        'Grades are given by the safety adviser, before shift’s end. Where a principal hazard is touched, the superintendent signs too.',
      first_step: 'Ten events last year were worst. With the crew present, say of each which control let you down.',
      stop_test: 'Two rounds should bring it to 85 of 100 tags on which the adviser agrees. Fewer, and you stop.',
      alternative: 'Three controls a week, a card for each, and supervisors who go and see: that costs nothing.',
      risks: [
        {
          risk: 'A high potential event was put mildly, so it is ranked last.',
          mitigation: 'Nothing is dropped; it is only sorted. That same day a person has read every one.',
        },
        {
          risk: 'Things said in trust can be found by anyone on site.',
          mitigation: 'The set must not hold names, nor investigations that fall under legal privilege.',
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
    {
      workflow:
        'Each tray is shot twice, wet and dry, on a stand that never moves, with its depth in view. The model marks out joints and veins, gives RQD and says what rock each metre may be. Core in front of her, a geologist accepts the run or alters it. Pictures from earlier years are logged once more at night.',
      build:
        'A stand for photos, and control of depth, must be right first. For one campaign rent the service that reads core images. Your most careful geologist’s 2,000 metres train it, and the comparison is done blind.',
      checkpoint: 'One metre in ten is laid against the core. The geologist then signs for the hole.',
      first_step:
        'Two geologists, 50 metres, no contact: compare what they wrote. A wide gap speaks for the tool, a narrow one against.',
      stop_test: 'The trial ends if geologists still alter above 30 % of runs once 5,000 metres are through.',
      alternative: 'All loggers do one hole in common each month, and work from a board where codes hang by real rock.',
      risks: [
        {
          risk: 'The rock that matters is seldom seen, gets lumped in, and the picture of the ore is false.',
          mitigation: 'Until there are 100 metres that were checked, nobody but a person logs a rock that is new.',
        },
        {
          risk: 'If depth is out by one tray, nothing fits the assays.',
          mitigation: 'First the blocks and any core loss, then the shutter, on all trays.',
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
    {
      workflow:
        'Make a list of sources. Logs on paper and sheets of assays are scanned and read, and no number is parted from its page. Are the collars where they should be, and do blanks and standards behave? A data geologist finds out, in the field or from photos, and what passes goes in. What fails is flagged, not thrown away.',
      build:
        'It should all live in one place, acQuire or DataShed, and for small teams MX Deposit. A reader takes on the old tables. Two months of a data geologist are needed. Lab files should arrive from the lab with no hand in between.',
      checkpoint: 'For use in a resource, the competent person has to sign. What is not signed stays marked.',
      first_step:
        'How many sources are there? One page will hold them, each with its year, owner, format and metres. Ten holes are then audited right through.',
      stop_test: 'By the second batch no more than 2 % of a sample may be wrong. If it is worse, pause.',
      alternative: 'The target area alone is loaded. For other holes a scan and an index must do.',
      risks: [
        {
          risk: 'Read the decimal wrongly and 0.5 g/t is 5 g/t.',
          mitigation:
            'What exceeds the cut-off is looked up on the page, every time. Of the remainder, take one in twenty.',
        },
        {
          risk: 'Before any release, results on the shared drive have found their way out.',
          mitigation: 'New assays are for named people, each look is logged, and tools from outside never see them.',
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
    {
      workflow:
        'What ought to lie near ore? The team says so in writing, and its layers are put on a grid. Each cell is given a rank and the layers that made it so. Twenty head the list; over these geologists debate, with cost, access and heritage in mind, and then they drill. The model hears how it went, whether well or badly.',
      build:
        'A weighted overlay comes first, in GIS, since all can see into it and object. Learning is for ground with plenty of known deposits of a kind. Even there a geologist at home on that ground must be part of it.',
      checkpoint:
        'For every target there are reasons on either side, and names below: the exploration manager’s and those of two geologists. After that a rig may be ordered.',
      first_step:
        'Take three known deposits off the map. If your layers, simply laid over one another, put them in the top tenth, go on.',
      stop_test: 'You need hidden deposits to be in the top 10 % in two tests out of three. Short of that, leave.',
      alternative:
        'For two days hang up the maps, invite a geologist from outside, and leave with targets that have scores.',
      risks: [
        {
          risk: 'It shows where others went to drill, which is not where metal lies.',
          mitigation:
            'Some block must be held out as a whole for testing, and holes without ore weigh as much as those with.',
        },
        {
          risk: 'Hot cells on a map are announced as though something had been found.',
          mitigation: 'Nothing on ranks is told outside, save in sentences of the competent person’s own.',
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
    {
      workflow:
        'Nightly the tool fetches truck counts, survey, samples from the mill and assays. Where does the gap lie: model, grade control, haulage, mill? It says, and it names the blocks and shifts. Once a week geologist and metallurgist go through it, and from it come factors for the month ahead.',
      build:
        'Bring everything into a table with a row for each block and day. F1, F2 and F3, plain factors, are the start. When they work, head grade two weeks out might be modelled on the dig plan.',
      checkpoint:
        'The month is signed twice, by geology and by the mill, each by its head, and then it may leave site.',
      first_step:
        'One stope, or one bench, now finished: how did its tonnes get from model to mill? Trace it on paper.',
      stop_test: 'By four monthly cycles the gap nobody can explain must be within 5 % of metal. If not, end the work.',
      alternative: 'Four numbers, one page, each month, and a meeting no one is excused from.',
      risks: [
        {
          risk: 'It is the mill’s sampler that is poor, but the pit hears about it month upon month.',
          mitigation: 'The belt scale is audited, as are the samplers, and then comes the first review.',
        },
        {
          risk: 'The past fits perfectly after so much tuning, and next month fits worse.',
          mitigation: 'Three unseen months are the exam for every new factor.',
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
    {
      workflow:
        'A model knows what is normal with the present ore, from tags that come each minute. When there is drift in cells or mill, the control room is shown the tags that moved, and what was done on good shifts. Within bounds the operator resets, and says why. Next morning the metallurgist looks at every call.',
      build:
        'A density gauge caked with dirt will beat you, so see to instruments. For one circuit, on what PI or Citect has stored, make an adviser. A month goes by in which nobody sees what it says.',
      checkpoint:
        'Changes are made by the operator and no one else. Which hints were used, and which refused, is the metallurgist’s reading every morning.',
      first_step:
        'On the same ore, how did the ten best shifts of half a year differ from the ten worst? Go tag after tag.',
      stop_test: 'Weeks with and weeks without, for three months. If recovery is not 0.3 points better, end it.',
      alternative:
        'Let the best crew tell how it is done. Set points then go on one sheet, and each month instruments are calibrated.',
      risks: [
        {
          risk: 'The hint rests on a dead sensor, and the circuit goes the wrong way.',
          mitigation:
            'Two tags that ought to agree and do not mean silence. No move may pass what the metallurgist set.',
        },
        {
          risk: 'After a time operators wait to be told, and their feel is gone.',
          mitigation: 'One shift a week does without. Then both sides tell what they saw.',
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
    {
      workflow:
        'Wherever an order comes from, phone, mail or text, it is on the board: what, how many tonnes, where, when. At the bridge the plate tells who it is. The load is weighed and a digital docket sent; out of this grows the invoice, and the carter’s bill is held to it. For quotes, price list and distance are enough.',
      build:
        'Look first at what your weighbridge software can do with orders and dockets, and join it to accounts. Mails may then be read for orders, and notes taken on the phone. Very little of it is AI, and that little is for the end.',
      checkpoint:
        'Overloads, and tickets that look odd, stop with the weighbridge operator. Accounts see the day’s sum first; then invoices may go.',
      first_step: 'Every order for one week: by what way did it come, how many times was it noted, and what failed?',
      stop_test:
        'Loads and invoices should be two days apart at most. If eight weeks do not achieve that, think afresh.',
      alternative:
        'One sheet for orders, open to all, shut at 4 pm with tomorrow fixed. Dockets are printed and have barcodes.',
      risks: [
        {
          risk: 'One letter of the plate is misread, so someone else is billed.',
          mitigation: 'On a screen the driver sees whose load it is and of what, and taps, once.',
        },
        {
          risk: 'They hurry at the bridge, mass goes unchecked, and too heavy a truck is on the road.',
          mitigation: 'When gross is too high the boom is locked. The clerk cannot lift it.',
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
    {
      workflow:
        'Tickets, insurance and medicals are sent by phone. What is it, what number, until when? The reader takes that down and looks whether role and site ask for more. If so, the worker knows within an hour. Key papers are confirmed with those who issued them, by the training officer. Nobody is on the gate list except through this.',
      build:
        'The role matrix comes before any tool. A reader is part of Cm3, SitePass, INX and Pegasus. Firms that have ten portals to feed gain most by keeping for each person one folder in good order.',
      checkpoint:
        'It is for the training officer to approve people. When they first operate a machine on site, a supervisor is there to see.',
      first_step: 'Before the week is out: five roles in a matrix, and thirty people held up to it.',
      stop_test: 'When the monthly audit finds over 1 in 50 dates misread, go about it some other way.',
      alternative:
        'Tell them four weeks before, on one page for the role. A flight is booked when papers are complete.',
      risks: [
        {
          risk: 'A ticket is not theirs, or not real, and yet it reads well.',
          mitigation:
            'High risk licences are on a register at the regulator: look there. And let people show what they can do.',
        },
        {
          risk: 'What a doctor wrote lies open to the whole office.',
          mitigation:
            'All a site may store is fit, unfit, or limits under which they are fit. The clinic holds on to the rest.',
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
    {
      workflow:
        'What must be isolated on the number two conveyor? In the crib room a supervisor puts that to the tablet. The procedure in force comes up, page and steps; and if there is none, it says so. Document control gets whatever went unanswered and mends the paper.',
      build:
        'Before search, prune. Doubles go, and every paper left has an owner. Search looks at nothing else and stays in your tenancy. For underground there is a copy that needs no network.',
      checkpoint: 'Nobody starts until supervisor and crew have gone through the procedure as it stands now.',
      first_step:
        'Which five papers do you use, and which can you never find? Put it to each crew, and try the ten they name.',
      stop_test:
        'One wrong step on safety is the end. So is less than 90 % of 60 questions that lead to the proper page.',
      alternative:
        'Twenty papers are used more than all others: bind them as a field book. The crib room needs no more.',
      risks: [
        {
          risk: 'What the summary left out was the step that keeps fingers on.',
          mitigation:
            'On isolation, heights, explosives and confined space there are no summaries. The page is shown in full.',
        },
        {
          risk: 'A JHA written by machine is one nobody has thought about.',
          mitigation: 'At the face the crew writes down its hazards, on lines that were handed out blank.',
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
    {
      workflow:
        'Once an hour it looks at weather, monitors and times of blasts. It sees dust or noise on the way to a limit and names what is being done upwind. It is for the shift boss to water, to move or to stop. If a neighbour complains, that hour’s wind and work are looked up. Reports grow out of the same data.',
      build:
        'All monitors belong on a page, with a trigger where 70 % of the limit is reached. A 24-hour forecast draws on the plan of work and the weather. For the yearly report each section is drafted, and its numbers come from data.',
      checkpoint:
        'To leave the site, a value or report needs the environment officer’s name. Each blast is decided on by the shotfirer with the shift boss.',
      first_step:
        'What does the licence ask? Put every condition down with owner, date and evidence, and paint those that have none.',
      stop_test:
        'A dry season lasts four months. Should over 3 in 10 events at trigger level come unannounced in one, drop the forecast.',
      alternative: 'The loggers can text you. For blasting, a wind sock and a rule are enough.',
      risks: [
        {
          risk: 'According to the draft a condition is met, though it was never checked.',
          mitigation: 'A line on compliance is filled when the officer has tied evidence to it, and not till then.',
        },
        {
          risk: 'The filter is blocked, the reading low, and children next door breathe dust.',
          mitigation: 'Neighbouring monitors are compared daily. Filters have a date for cleaning, and it is kept.',
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
    {
      workflow:
        'Prestarts are tapped in on a tablet; the report on the shift may be told to it. It enters place, unit, loads, metres and delays, and wants to know what was left out. Each fault goes off as a request for work. The supervisor puts the shift right, closes it and goes. One page awaits the next.',
      build:
        'Take a form, just one, prestart or plod from the drill. Tablets must be rugged and work where there is no signal. Remarks may be spoken, figures never: those are taps. Maintenance gets the faults in its own system.',
      checkpoint:
        'Read and signed by the shift boss, then handed over. What the law wants reported has a signature to itself.',
      first_step: 'One shift, all its forms, one table. Which fields does no one use? Strike those.',
      stop_test:
        'Week eight: fewer than 80 % of shifts closed in full, or two sets of books among the crews, and you halt.',
      alternative: 'Paper can stay. Draw the plod anew with boxes to tick, and take a photo as each shift ends.',
      risks: [
        {
          risk: 'It was a red tag, spoken, but heard as something harmless, and off goes the truck.',
          mitigation:
            'For what must not run there is a tap, "no-go", and the unit is parked. Speech has no part in it.',
        },
        {
          risk: 'Underground the tablet gives out, and that is the last anyone sees of it.',
          mitigation:
            'Ten forms on paper ride in each unit. If they are used, they are keyed within the shift and the cause is given.',
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
    {
      workflow:
        'The request is taken apart: what is asked, by when, and what you must have. Old answers, the best, are found with their dates, and only the new is drafted. From shifts really worked on jobs of the kind, the estimator makes rates. The manager weighs risk into the price, reads all and signs. If you lose, write down why.',
      build:
        'A library holds the 60 answers you approve of, next to cost sheets from ten jobs. A tool in your tenancy can draft from this. How a rate is made up stays in a sheet under your control.',
      checkpoint:
        'Before lodging there are signatures: for output and method the operations manager, for terms and price the director.',
      first_step: 'Which answers did the last five bids have in common? Those go in a file, and the file has an owner.',
      stop_test: 'Should four tenders not save 15 % of the hours, end it.',
      alternative:
        'A rule with five questions says when to let a tender pass, and ten standard answers lie in a folder.',
      risks: [
        {
          risk: 'The draft gives you a machine, a ticket or a record you have not got.',
          mitigation: 'No proof file, no claim. Each line is linked to its proof or struck out.',
        },
        {
          risk: 'What you did in the best of months becomes the rate, and every day on the job costs you.',
          mitigation: 'The median is safer, wet days and all. The manager should see how wide the range is.',
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
    {
      workflow:
        'Which items are the same thing? Names and numbers of makers tell, and it is the storeman who merges. How low may stock fall? That follows from what is used, how long it takes to come and which services are planned. Each week there is a list for the buyer: order, expedite, return, sell. And an invoice must fit order and receipt.',
      build:
        'Spend is highest on a thousand items or so: clean these. If each service plan has its parts list, orders follow from work that is known. Consumables are forecast, while critical spares go by rule.',
      checkpoint: 'The buyer says yes to orders. For any change to a critical spare it is the planner.',
      first_step: 'Ten times work stood for a part. Was it late, not found, not ordered or not stocked? Say for each.',
      stop_test: 'Delays through parts have to be down by 15 % in four months, or that is it.',
      alternative:
        'Take two days and a fitter, go along the shelves, label and bin. With two-bin levels, consumables look after themselves.',
      risks: [
        {
          risk: 'They look the same, are merged, and the grade that is fitted is wrong.',
          mitigation:
            'Where safety hangs on it, both are picked up and looked at, by fitter and storeman, before they are one.',
        },
        {
          risk: 'It is critical, but slow, and so it is sold with the dead stock.',
          mitigation:
            'Insurance spares are tagged, by hand and with the planner. After that the list cannot touch them.',
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
    {
      workflow:
        'Everything is on a screen: rain, radar, prisms, satellite, piezometers. What is only weather is taken out, and what rings twice for one spot rings once. Trends run towards their trigger levels. The engineer for geotechnics reads, goes there and sets off the response that the plan lays down, and a log is kept.',
      build:
        'Who acts, and at what level? Write that first. The filter for alarms is bought from those who made the radar or sensor; piezometers are to read themselves. Sorting alarms, and cracks seen by drone, is work for a model. To say that a wall is stable is not.',
      checkpoint:
        'With each alarm the geotech engineer goes out to see. A written word from the mine manager lets crews back in.',
      first_step: 'Take the last two times the ground moved, replay all data and ask when a person could have known.',
      stop_test: 'In six months as a shadow it must not filter out one true movement. If it does, take it away.',
      alternative: 'A crack card for the daily walk on the crest, prisms once a week, and nobody in after heavy rain.',
      risks: [
        {
          risk: 'The filter has learned from walls at rest, and what fails suddenly is filtered too.',
          mitigation:
            'At the hard trigger an alarm comes through raw. The filter has its say below that, and there only.',
        },
        {
          risk: 'When it rains they are needed, and when it rains they fail.',
          mitigation: 'Silence from a sensor is a trigger like any other: within the hour there are eyes on it.',
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
    {
      workflow:
        'How many of each role? The planner says. Swings, tickets, leave, beds and flights are fitted to that, and what is short or breaks a fatigue rule is flagged. Gaps go to the superintendent; a swap is asked for by phone. Travel waits for the lock. If things change, camp and gate have it in an hour.',
      build:
        'There are tools for roster and travel made with remote sites in mind. Buy one and give it the fatigue rules you have. Its solver offers a draft, and whoever knows the crew turns that into a roster.',
      checkpoint:
        'Each roster, and each name for whom a fatigue rule would be broken, goes to the superintendent to approve.',
      first_step: 'Three swings, next to each other: the plan, the truth, gaps, flights not caught and hours too many.',
      stop_test: 'Within six swings there must be 20 % fewer roles left unfilled. If there are not, let it go.',
      alternative: 'Every crew has its calendar, 12-month and fixed, and behind it stands a small pool for relief.',
      risks: [
        {
          risk: 'Those who are willing get every gap, until there is nothing left of them.',
          mitigation: 'Extra shifts are capped by person and by month, and anybody can see the cap.',
        },
        {
          risk: 'A rule takes away the days with family, and no one has said why.',
          mitigation: 'The rules are there to read. Within one day the superintendent will look once more, if asked.',
        },
      ],
    },
  ],
}

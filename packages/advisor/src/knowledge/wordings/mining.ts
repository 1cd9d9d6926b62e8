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
      kpis: [
        {
          name: 'minutes trucks wait in line',
          unit: 'minutes per cycle',
          baseline: 'Use GPS cycles from four weeks',
          target: '15 to 25 % less',
        },
        {
          name: 'loads inside the payload band',
          unit: '% of loads',
          baseline: 'Read a month of scale data, crew by crew',
          target: '10 points more',
        },
      ],
      data_needed: [
        'GPS tracks of the trucks',
        'tonnes of each load',
        'plan for the shift and where diggers stand',
        'codes for delays',
        'diesel by machine',
      ],
      must_not_decide:
        'Speeds, the opening of a road and any way past a closed area are not its business. The shift supervisor or open cut examiner decides them.',
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
      kpis: [
        {
          name: 'wait at digger and crusher',
          unit: 'minutes per cycle',
          baseline: 'Work it out from four weeks of cycles',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'share of loads on target weight',
          unit: '% of loads',
          baseline: 'Take one month of scale readings for each crew',
          target: 'a rise of 10 points',
        },
      ],
      data_needed: [
        'position tracks by truck',
        'weight on every load',
        'digger locations and shift plan',
        'recorded delays',
        'fuel burnt per unit',
      ],
      must_not_decide:
        'It may not fix a speed, open a road or send a truck beyond a closure. That stays with the open cut examiner or the supervisor of the shift.',
    },
    {
      workflow:
        'The pit supervisor sees during the shift which digger has trucks standing. Payload and GPS split each cycle into queue, spotting, loading, haul and dump, and the tool proposes a better spread. He or the dispatcher accepts or refuses over the radio. At handover the crew is shown what the shift lost.',
      build:
        'You may not need dispatch software. Take the data that Komtrax, Loadrite or VisionLink already send from the machines. For small pits a report on cycles, with a truck number fixed for each digger, gets you most of the way.',
      checkpoint:
        'No truck is moved without the pit supervisor’s yes, and he goes over the shift’s delays with the crew when they hand over.',
      first_step:
        'Download a month’s tracks around one digger, then draw the queue in minutes across the hours of the shift.',
      stop_test: 'Eight weeks with two crews are enough. A queue that shrank by less than 10 % means you stop.',
      alternative:
        'Time the digger and the crusher by stopwatch through two shifts, and set truck numbers by what you find.',
      risks: [
        {
          risk: 'Crews read it as a race, ramp speeds rise and somebody rolls over a windrow.',
          mitigation: 'Do not compare drivers by cycle. Ramp speed is followed as closely as output.',
        },
        {
          risk: 'A truck loses its fix beneath the high wall and is sent astray.',
          mitigation: 'The supervisor can stop the plan on the radio, and units silent for a minute drop out of it.',
        },
      ],
      kpis: [
        {
          name: 'standing time in the queue',
          unit: 'minutes per cycle',
          baseline: 'Measure it in GPS cycles, four weeks of them',
          target: 'a drop of 15 to 25 %',
        },
        {
          name: 'payloads that hit the mark',
          unit: '% of loads',
          baseline: 'One month of weights by operator crew',
          target: 'up 10 points',
        },
      ],
      data_needed: [
        'tracks from truck GPS',
        'load weights',
        'where diggers work this shift',
        'delay log by code',
        'litres used by unit',
      ],
      must_not_decide:
        'A tool must not open roads, set speed or direct trucks past a closure. The examiner of the open cut or the shift supervisor does so.',
    },
    {
      workflow:
        'Each truck’s GPS and payload tell how long it queued, spotted, loaded, hauled and dumped. The tool adds up the queue at every digger while work goes on and suggests a reshuffle. A radio call from dispatcher or pit supervisor decides. When crews change, they see the minutes lost.',
      build:
        'Start with the makers’ own feeds (Loadrite, Komtrax, VisionLink), which you are paying for anyway. Dispatch comes later, if at all. A cycle report and the right number of trucks at each digger bring a small pit most of the benefit.',
      checkpoint:
        'Every reshuffle waits for the pit supervisor. Delays of the shift are read through with the crew at changeover.',
      first_step: 'Choose one digger and one month. Plot from the tracks how many minutes were queued in each hour.',
      stop_test: 'Unless two crews have cut their queue by 10 % after eight weeks, there is no case for it.',
      alternative:
        'For two shifts, station a person with a stopwatch where trucks load and where they tip, and adjust truck numbers.',
      risks: [
        {
          risk: 'Drivers hurry to beat the clock, and one truck mounts a windrow.',
          mitigation: 'Nobody is ranked by cycle time, and speeding on ramps weighs as much as lost tonnes.',
        },
        {
          risk: 'The high wall blocks GPS, so the advice sends a truck to the wrong face.',
          mitigation: 'A radio word freezes the advice. Any truck with no fix for one minute is ignored.',
        },
      ],
      kpis: [
        {
          name: 'queueing per round trip',
          unit: 'minutes per cycle',
          baseline: 'Pull four weeks of cycle data',
          target: 'shorter by 15 to 25 %',
        },
        {
          name: 'loads within the target weight',
          unit: '% of loads',
          baseline: 'Check the scales for a month, crew against crew',
          target: 'raise it by 10 points',
        },
      ],
      data_needed: [
        'GPS history of each truck',
        'payload records',
        'shift plan with dig positions',
        'why and when trucks stood',
        'fuel figures per machine',
      ],
      must_not_decide:
        'Speeds, roads and closed areas are for the open cut examiner or whoever supervises that shift. The tool has no part in them.',
    },
    {
      risks: [
        {
          risk: 'Ramps are taken faster each week because drivers feel measured, and one truck climbs a windrow.',
          mitigation: 'Keep no league table of cycle times, and give speed on ramps the weight you give tonnes.',
        },
        {
          risk: 'In the shadow of the high wall the fix is lost, and a truck is called to another face.',
          mitigation: 'Let a radio call from the supervisor freeze it, and skip units whose fix is a minute old.',
        },
      ],
      kpis: [
        {
          name: 'minutes in the queue on each trip',
          unit: 'minutes per cycle',
          baseline: 'Read GPS cycles over four weeks',
          target: '15 to 25 % lower',
        },
        {
          name: 'loads that match the target payload',
          unit: '% of loads',
          baseline: 'Go through scale data for one month by crew',
          target: '10 points higher',
        },
      ],
      workflow:
        'Lost minutes between digger, crusher and dump are visible while the shift can still use them. Each truck’s payload and GPS yield its times for queueing, spotting, loading, hauling and dumping, and the tool suggests who should go where. Dispatcher or pit supervisor agrees on the radio or does not. The crew looks at its losses at handover.',
      build:
        'What VisionLink, Loadrite or Komtrax already record will tell you if dispatch is worth buying. Pull that first. With a small fleet, most of the gain lies in a cycle report and in holding truck numbers per digger steady.',
      checkpoint:
        'The pit supervisor has to accept any move of trucks, and at handover goes through the delays with those who drove.',
      first_step: 'Chart one digger’s queue for a month, in minutes by the hour of shift, from the exported tracks.',
      stop_test: 'Call it off when eight weeks on two crews save less than 10 % of queue time.',
      alternative:
        'Two shifts with a stopwatch, one person at the crusher and one at the digger, will give you the right truck count.',
      must_not_decide:
        'Road openings, speed limits and passage beyond a closed area are ordered by the shift supervisor or the open cut examiner. The tool orders none.',
      data_needed: [
        'where trucks went, by GPS',
        'tonnes carried per load',
        'the shift’s plan with digger locations',
        'coded delays',
        'fuel used by each unit',
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
      kpis: [
        {
          name: 'hours key machines were down unplanned',
          unit: 'hours a month',
          baseline: 'Go through six months of delay logs',
          target: '15 to 25 % fewer',
        },
        {
          name: 'failures noticed seven days before',
          unit: '% of failures',
          baseline: 'Study the latest 20 for signs that were missed',
          target: 'at least one in three',
        },
      ],
      data_needed: [
        'past oil samples',
        'hours and alarms by machine',
        'job orders showing what failed',
        'dates components were changed',
        'log of lost production',
      ],
      must_not_decide:
        'Returning a unit to work, or stretching a legal interval, needs the signature of the workshop boss or appointed engineer. A model may do neither.',
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
      kpis: [
        {
          name: 'surprise stops on vital plant',
          unit: 'hours a month',
          baseline: 'Use the delay log, six months back',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'breakdowns with a week’s warning',
          unit: '% of failures',
          baseline: 'Check 20 old failures for early signs',
          target: 'one of three, or better',
        },
      ],
      data_needed: [
        'oil lab results over time',
        'alarm and hour readings',
        'work orders by failure code',
        'when each component went in',
        'delays to production',
      ],
      must_not_decide:
        'No model releases a machine or lengthens an interval fixed by law. For that, the appointed engineer or the boss of the workshop signs.',
    },
    {
      workflow:
        'Once a day the planner gets ten units most likely to fail, with the reason for each. The list draws on oil results, vibration and engine alarms, set against the unit’s history and its sister machines. He adds a check to the coming service. The fitter reports back, and the flag is marked right or wrong.',
      build:
        'Work orders, hours and oil results have to sit together before anything else. The dealer offers condition monitoring for engines. Put wireless vibration on screens, crusher and the drives of the main conveyors.',
      checkpoint: 'After a fitter has been to the flagged unit, it is the maintenance supervisor who decides.',
      first_step:
        'List ten major failures, and look up what alarms, prestarts and oil told you over the month before each.',
      stop_test: 'Twenty units get six months. Under three true warnings given early, it is over.',
      alternative: 'A lab sheet, a board in red, amber and green and ten minutes’ talk every week catch a lot.',
      risks: [
        {
          risk: 'Trained on engines, it gives a steering or brake fault hardly any weight.',
          mitigation:
            'Steering, fire systems and brakes stay on their fixed inspections, and scores cannot alter that.',
        },
        {
          risk: 'Wrong failure codes go in, and wrong warnings come out.',
          mitigation: 'Keep fifteen codes. The planner corrects each at close-out during the first two months.',
        },
      ],
      kpis: [
        {
          name: 'unplanned stops of the main machines',
          unit: 'hours a month',
          baseline: 'Add up six months of delays',
          target: 'a drop of 15 to 25 %',
        },
        {
          name: 'warnings that came a week early',
          unit: '% of failures',
          baseline: 'Re-read the file on 20 failures',
          target: 'one in three at the least',
        },
      ],
      data_needed: [
        'history of oil tests',
        'machine hours with alarms',
        'failure codes on work orders',
        'component change dates',
        'delay records from production',
      ],
      must_not_decide:
        'The workshop boss or the appointed engineer signs a unit back to work and guards intervals set by law. No model can do that.',
    },
    {
      workflow:
        'A machine in trouble shows in its oil, its alarms or its vibration, and someone now looks every day. Each unit is judged by its own record and by its sisters, and the ten riskiest are named with a cause. The planner slips a check into their next service. Fitters enter whether it was so.',
      build:
        'Your lab results, hour meters and work orders need one table first. Let the dealer watch engines through his condition service. Crusher, main conveyor drives and screens are worth wireless vibration sensors.',
      checkpoint:
        'The maintenance supervisor has the last word on a flagged machine, with the fitter’s inspection in front of him.',
      first_step:
        'What did oil, prestarts and alarms show in the month before your ten worst failures? Pull the records and mark it.',
      stop_test: 'Run six months on twenty units, and drop it with two true early finds or fewer.',
      alternative:
        'Bring the lab sheet to a weekly meeting of ten minutes, and keep a board of red, amber and green units.',
      risks: [
        {
          risk: 'A worn brake or loose steering scores low, because engines are all it has learned.',
          mitigation: 'Whatever the score, inspections of fire systems, brakes and steering run to their own calendar.',
        },
        {
          risk: 'When every failure is coded wrongly, the model has nothing true to learn.',
          mitigation: 'Cut the codes to fifteen, and let the planner mend them as each job closes, two months long.',
        },
      ],
      kpis: [
        {
          name: 'unforeseen down-time of critical units',
          unit: 'hours a month',
          baseline: 'Count it over six months of the log',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'share of failures foreseen by a week',
          unit: '% of failures',
          baseline: 'Take 20 past failures and hunt for signs',
          target: 'one in three and above',
        },
      ],
      data_needed: [
        'oil analysis records',
        'engine alarms and hour readings',
        'causes given on work orders',
        'component lives and changes',
        'hours of output lost',
      ],
      must_not_decide:
        'Law sets some intervals, and a model must leave them alone; nor may it release a unit. The appointed engineer or workshop boss signs.',
    },
    {
      risks: [
        {
          risk: 'Steering and brakes hardly count in a model built on engines, and a fault goes by.',
          mitigation: 'Their inspections, and those of fire systems, are fixed by date and no score can shift them.',
        },
        {
          risk: 'Sloppy codes on work orders make for senseless warnings.',
          mitigation:
            'Reduce the list to fifteen, and have the planner put each code right at close-out for two months.',
        },
      ],
      kpis: [
        {
          name: 'hours lost without notice on key units',
          unit: 'hours a month',
          baseline: 'Sum the delay log of half a year, six months',
          target: '15 to 25 % less',
        },
        {
          name: 'failures flagged seven days early',
          unit: '% of failures',
          baseline: 'Review 20 of them for signs nobody saw',
          target: 'at least one of three',
        },
      ],
      workflow:
        'Each day ten machines are named as most likely to stop, and why. Engine alarms, oil and vibration are compared with the unit’s own past and with machines of the same kind. The planner writes an inspection into the next service. Once the fitter has looked, right or wrong is noted against the flag.',
      build:
        'Start with a join of three sources: oil lab, machine hours, work orders. Engines can go on the dealer’s condition service. Mount wireless vibration sensors on screens, the crusher and main conveyor drives.',
      checkpoint: 'A flag means a fitter goes to look. What follows is up to the maintenance supervisor.',
      first_step: 'Write up ten big failures with what was visible in oil, prestarts and alarms over the month before.',
      stop_test:
        'Try it on twenty units over six months. Three early finds that were true are the least it must bring.',
      alternative:
        'Ten minutes a week on oil is enough: read the lab sheet together and set units to red, amber or green.',
      must_not_decide:
        'Legal intervals and the return of a unit to work need a signature, by workshop boss or appointed engineer. No model may stretch or grant them.',
      data_needed: [
        'results of oil samples so far',
        'alarm and hour-meter data',
        'failure codes from the workshop',
        'when components were replaced',
        'log of production delays',
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
      kpis: [
        {
          name: 'events where one control failed again',
          unit: 'a quarter',
          baseline: 'Tag a sample of 12 months by hand',
          target: '20 to 30 % fewer',
        },
        {
          name: 'reports graded by the next day',
          unit: '% of reports',
          baseline: 'Compare dates in the register for two months',
          target: 'over 95 %',
        },
      ],
      data_needed: [
        'register of hazards and incidents',
        'controls in the principal hazard plans',
        'remarks from prestarts',
        'earlier investigations',
      ],
      must_not_decide:
        'Under the law the mine manager or site senior executive says if an event is notifiable, who returns to work and when the site reopens.',
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
      kpis: [
        {
          name: 'repeats of the same control failure',
          unit: 'a quarter',
          baseline: 'Take a sample out of the last 12 months and tag it',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'share graded inside a day',
          unit: '% of reports',
          baseline: 'Look up two months of register entries',
          target: '95 % and more',
        },
      ],
      data_needed: [
        'hazards and incidents on record',
        'hazard plans that list controls',
        'what prestarts said',
        'investigation reports',
      ],
      must_not_decide:
        'Notifiable or not, back to work or not, open or closed: the site senior executive or the mine manager decides, as the law says.',
    },
    {
      workflow:
        'Every new hazard report is matched with those like it, across crews and years. It carries two tags: the principal hazard, and which control held or failed. The safety adviser corrects these and gives a rating; the superintendent takes it from there. Controls that keep failing open the weekly meeting.',
      build:
        'Three years of old reports, tagged by control in a private model, are the training ground; check 300 yourself. Once that holds, show its suggestion next to every new report in INX or in your own register.',
      checkpoint:
        'All reports have a grade from the safety adviser by the end of the shift. A principal hazard also calls for the superintendent’s signature.',
      first_step:
        'Bring the crew together and go through last year’s ten worst events: which control was it that failed?',
      stop_test: 'It needs agreement with the adviser on 85 out of 100 tags by the second round. Below that, stop.',
      alternative: 'Give supervisors a card and three controls to check in the field each week.',
      risks: [
        {
          risk: 'Somebody describes a near disaster calmly, and it is sorted to the end.',
          mitigation: 'Sorting removes nothing, and a person goes through each report on its day.',
        },
        {
          risk: 'What a witness said in trust comes up in anyone’s search.',
          mitigation: 'Leave out investigations under legal privilege and all papers with names.',
        },
      ],
      kpis: [
        {
          name: 'events caused by a known weak control',
          unit: 'a quarter',
          baseline: 'Hand-tag part of the past 12 months',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'reports with a grade after one day',
          unit: '% of reports',
          baseline: 'Read the register for two months',
          target: 'beyond 95 %',
        },
      ],
      data_needed: [
        'entries in the hazard and incident register',
        'plans for principal hazards',
        'prestart notes',
        'completed investigations',
      ],
      must_not_decide:
        'The mine’s manager or the senior executive of the site rules on notifying, on who goes back and on reopening. The law leaves this to no tool.',
    },
    {
      workflow:
        'You learn which controls fail again and again. As a report arrives, it gets its principal hazard and its control, failed or held, and is set beside others from past years and different crews. The adviser puts the tags right and grades it. Action lies with the superintendent, and the weakest controls lead the weekly meeting.',
      build:
        'Have a private model tag by control what was reported in three years, and verify 300 with your own eyes. New reports then show a suggested tag, within INX or whatever register you run.',
      checkpoint:
        'Grading is the safety adviser’s task within the shift. The superintendent puts his name to everything on principal hazards.',
      first_step:
        'Name the failed control in each of the ten worst events of the past year, with the crew at the table.',
      stop_test: 'Two rounds of 100 reports decide. If adviser and tool agree on fewer than 85, end it.',
      alternative: 'Supervisors can test three controls in the field every week, armed with nothing but a card.',
      risks: [
        {
          risk: 'The wording is harmless, the potential is not, and the report ends up last.',
          mitigation: 'Have all of them read by a person that day. The tool may change the order and nothing else.',
        },
        {
          risk: 'Confidential statements can be found by the whole workforce.',
          mitigation: 'Names are taken out beforehand, and privileged investigations are never loaded.',
        },
      ],
      kpis: [
        {
          name: 'failures of one control, counted again',
          unit: 'a quarter',
          baseline: 'Mark a sample from 12 months by hand',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'speed of grading, within a day',
          unit: '% of reports',
          baseline: 'Check two months of dates',
          target: 'no fewer than 95 %',
        },
      ],
      data_needed: [
        'logged hazards and events',
        'written controls per principal hazard',
        'comments made at prestart',
        'what investigations found',
      ],
      must_not_decide:
        'Who returns to work, when the site opens and what must be notified are legal decisions of the mine manager or the site senior executive.',
    },
    {
      risks: [
        {
          risk: 'Calm language hides a high potential event, and it lands far down the list.',
          mitigation: 'Every report gets a human reader the same day. The tool puts them in order and loses none.',
        },
        {
          risk: 'Trust is broken when witness statements show up in a site-wide search.',
          mitigation: 'Take names out, and leave anything under legal privilege outside the collection.',
        },
      ],
      kpis: [
        {
          name: 'repeat failures of the same control',
          unit: 'a quarter',
          baseline: 'By hand, tag some of the last 12 months',
          target: 'cut it 20 to 30 %',
        },
        {
          name: 'share of reports graded a day after they came',
          unit: '% of reports',
          baseline: 'Work through register dates over two months',
          target: 'higher than 95 %',
        },
      ],
      workflow:
        'Controls that fail again are on top of the agenda every week. The tool reads each report on arrival, names the principal hazard and the control that held or failed, and brings up like cases from other crews and earlier years. The safety adviser corrects and rates it. The superintendent sees that something is done.',
      build:
        'Take the reports of three years, have a private model tag them by control, and compare 300 with your own view. If it agrees, let it suggest tags beside new entries in your register or in INX.',
      checkpoint:
        'By the end of shift each report has its grade from the safety adviser. If a principal hazard is involved, the superintendent signs as well.',
      first_step: 'With the crew in one room, settle which control failed in each of last year’s ten worst cases.',
      stop_test: 'Compare 100 reports in each of two rounds. Should tags and adviser agree on under 85, stop there.',
      alternative: 'Let supervisors take three controls each week and check them on the job with a simple card.',
      must_not_decide:
        'By law the mine manager or the site’s senior executive says what is notifiable, who resumes work and when to reopen. No tool does.',
      data_needed: [
        'the site’s hazard and incident entries',
        'control lists in principal hazard plans',
        'what crews noted at prestart',
        'finished investigations',
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
      kpis: [
        {
          name: 'core a geologist logs in a day',
          unit: 'metres a day',
          baseline: 'Use the past two campaigns',
          target: '25 to 40 % more',
        },
        {
          name: 'match between two people’s logs',
          unit: '% of metres',
          baseline: 'Have 200 metres logged again, blind',
          target: '10 to 15 points better',
        },
      ],
      data_needed: [
        'photographed core with depth',
        'logs that were checked',
        'assay results',
        'list of codes for logging',
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
      kpis: [
        {
          name: 'daily metres by geologist',
          unit: 'metres a day',
          baseline: 'Add up two earlier campaigns',
          target: 'a gain of 25 to 40 %',
        },
        {
          name: 'how alike two loggers see it',
          unit: '% of metres',
          baseline: 'Let someone relog 200 metres unseen',
          target: 'a rise of 10 to 15 points',
        },
      ],
      data_needed: ['tray photos marked by depth', 'verified logs', 'lab assays', 'agreed logging codes'],
    },
    {
      workflow:
        'A geologist corrects a drafted log, with the core next to her, in place of writing it from nothing. Trays are shot twice, wet then dry, and the stand shows depth. The model outlines veins and joints, calculates RQD and names a rock for each metre. At night it works through your old photos.',
      build:
        'Get stand and depth marks right before you spend on software. Then rent core imaging for one campaign. Train it on 2,000 metres from the geologist you trust most, and run the comparison blind.',
      checkpoint: 'Logs are signed hole by hole. Beforehand the geologist checks a tenth of the metres on the core.',
      first_step:
        'Give 50 metres to two geologists who work apart. If their logs differ widely, you have a case; if not, leave it.',
      stop_test: 'After 5,000 metres count the runs that geologists changed. More than 30 % ends the trial.',
      alternative: 'A board with codes and real rock, and one shared hole a month for all loggers, brings them closer.',
      risks: [
        {
          risk: 'The scarce rock that carries the ore is swallowed by its host, and the model misleads you.',
          mitigation: 'New rocks are logged by hand, and join the system when 100 metres have been verified.',
        },
        {
          risk: 'A tray is photographed at the wrong depth, and assays slide against the log.',
          mitigation: 'No picture before the block marks and the core loss on that tray have been checked.',
        },
      ],
      kpis: [
        {
          name: 'metres through each geologist’s hands',
          unit: 'metres a day',
          baseline: 'Look at your last two campaigns',
          target: '25 to 40 % higher',
        },
        {
          name: 'likeness of independent logs',
          unit: '% of metres',
          baseline: 'Relog a blind 200 metres',
          target: 'up 10 to 15 points',
        },
      ],
      data_needed: ['core pictures tied to depth', 'logs with a second check', 'sample grades', 'codes in use'],
    },
    {
      workflow:
        'Core photos become a draft log by metre, open to the geologist’s corrections. Each tray is pictured dry and wet, always on the same stand, and depth is in the frame. Rock type, RQD, joints and veins are proposed. She decides run by run, core at her elbow. Older photos are relogged overnight.',
      build:
        'The photo stand and the depths decide everything, so begin there. One campaign with a hired image service will show what it can do. It learns from 2,000 metres of your most careful logger, and then you compare blind.',
      checkpoint: 'Before signing a hole, the geologist lays every tenth metre of the log beside its core.',
      first_step:
        'See how far two geologists differ on one stretch of 50 metres, logged separately. That gap decides whether to go on.',
      stop_test: 'Once 5,000 metres are done, stop if over 30 % of runs had to be altered.',
      alternative: 'Loggers who share a code board with samples, and who all log one hole every month, soon agree.',
      risks: [
        {
          risk: 'A rock seldom seen but decisive goes under the host’s code, and the ore model is wrong.',
          mitigation: 'People alone log any new type until 100 of its metres are checked.',
        },
        {
          risk: 'Slip one tray in depth and nothing lines up with the assays.',
          mitigation: 'Look at blocks and core loss first, tray after tray, and photograph afterwards.',
        },
      ],
      kpis: [
        {
          name: 'output per geologist in metres',
          unit: 'metres a day',
          baseline: 'Take the figures from two campaigns',
          target: 'raise it by 25 to 40 %',
        },
        {
          name: 'agreement on a blind relog',
          unit: '% of metres',
          baseline: 'Choose 200 metres and log them twice',
          target: 'higher by 10 to 15 points',
        },
      ],
      data_needed: ['photos of trays, depth shown', 'reviewed geological logs', 'assay file', 'table of logging codes'],
    },
    {
      risks: [
        {
          risk: 'An unusual rock that matters is coded as host, and your picture of the ore suffers.',
          mitigation: 'Until 100 metres have been checked, any new rock type is for people to log.',
        },
        {
          risk: 'The depth is one tray out, so assays and log do not meet.',
          mitigation: 'Verify core loss and block marks before you take the picture, on every tray.',
        },
      ],
      kpis: [
        {
          name: 'a geologist’s metres per day',
          unit: 'metres a day',
          baseline: 'Look up your last two campaigns and count',
          target: 'better by 25 to 40 %',
        },
        {
          name: 'how often two loggers agree',
          unit: '% of metres',
          baseline: 'Get 200 metres relogged without sight of the first log',
          target: '10 to 15 points more',
        },
      ],
      workflow:
        'More core gets logged in a day, and two geologists log it alike. Every tray is photographed dry and wet on a stand that shows depth. The model traces joints and veins, reckons RQD and proposes rock by metre. Beside the core, the geologist accepts each run or changes it. The archive is relogged at night.',
      build:
        'Without a fixed stand and sure depths nothing else works, so settle those. After that, rent core imaging for a single campaign. Feed it 2,000 metres from your most careful geologist, and judge the result blind.',
      checkpoint:
        'The log of each hole carries a geologist’s signature, given after a check of one metre in ten on real core.',
      first_step:
        'Fifty metres will tell. Two geologists log those 50 alone, and the distance between them is your answer.',
      stop_test: 'When 5,000 metres have gone through and geologists change over 30 % of the runs, finish the trial.',
      alternative: 'Put real samples on a code board, and hold a monthly exercise in which all loggers do one hole.',
      data_needed: [
        'depth-marked tray pictures',
        'geologists’ checked logs',
        'grades from the lab',
        'the code list loggers use',
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
      kpis: [
        {
          name: 'holes with proven collar, survey and assays',
          unit: '% of holes',
          baseline: 'Go through 50 holes end to end',
          target: 'over 90 %',
        },
        {
          name: 'days until lab results are plotted',
          unit: 'days',
          baseline: 'Take the five latest batches',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'collar files and drill logs',
        'certificates from the lab',
        'old reports by earlier owners',
        'maps of the tenements',
        'QA/QC records',
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
      kpis: [
        {
          name: 'share of holes that pass every check',
          unit: '% of holes',
          baseline: 'Pick 50 and audit them',
          target: '90 % and up',
        },
        {
          name: 'wait from the lab to the plan',
          unit: 'days',
          baseline: 'Use dates of the past five batches',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'logs and collars of all holes',
        'assay certificates',
        'historic reports',
        'tenement plans',
        'results of blanks and standards',
      ],
    },
    {
      workflow:
        'All holes, assays and old reports end up in one checked place. Software reads logs and assays off the scans, and every number keeps its page. The data geologist verifies collars on the ground or by photo, tests blanks and standards, then loads what holds good. Doubtful holes are flagged and kept.',
      build:
        'Decide where data will live: acQuire or DataShed, with MX Deposit for a small team. Engage a data geologist, two months long, and a document reader for the old tables. New files come from the lab without retyping.',
      checkpoint:
        'A hole counts towards a resource when the competent person has signed for it. Until then its flag stays.',
      first_step:
        'Write one page of sources with format, year, owner and metres, and check ten holes from collar to assay.',
      stop_test: 'Look at a sample after batch two; more than 2 % of values wrong means a pause.',
      alternative: 'Limit the work to holes in the target area, and index the others as scans.',
      risks: [
        {
          risk: 'A lost decimal point makes 5 g/t out of 0.5 g/t.',
          mitigation: 'Everything above the cut-off is compared with its page, and so is every twentieth value below.',
        },
        {
          risk: 'Assays sit on a shared drive, and word is out before the announcement.',
          mitigation: 'Restrict fresh assays to named people, log who opens them, and let no outside tool touch them.',
        },
      ],
      kpis: [
        {
          name: 'holes verified from collar to assay',
          unit: '% of holes',
          baseline: 'Check a sample of 50',
          target: 'beyond 90 %',
        },
        {
          name: 'time for results to reach the section',
          unit: 'days',
          baseline: 'Look at five past batches',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'drill and collar records',
        'lab paperwork',
        'company reports from the past',
        'tenement boundaries',
        'control sample results',
      ],
    },
    {
      workflow:
        'Scattered logs become one database in which each number can be traced to its page. You list the sources, and a reader takes values from scans and assay sheets. A data geologist tests collars by photo or in the field, reviews standards and blanks, then loads the good. The bad keep a flag.',
      build:
        'Small teams do well with MX Deposit, larger ones with acQuire or DataShed; choose one and stay. A reader for tables and a data geologist, taken on for two months, clear the past. From now on the lab sends files straight in.',
      checkpoint: 'It is the competent person who signs data into a resource. Anything unsigned remains under a flag.',
      first_step:
        'Put owner, metres, format and year of each source on a sheet of paper, then trace ten holes all the way.',
      stop_test: 'If a sample of the second batch has over 2 % of its values wrong, hold the work.',
      alternative: 'Holes outside the target area can remain scans in an index; load only the others.',
      risks: [
        {
          risk: '0.5 g/t is read as 5 g/t because a point was faint.',
          mitigation: 'Page and value are compared for all grades over the cut-off, plus one in twenty otherwise.',
        },
        {
          risk: 'Somebody outside hears of results that the market has not been told.',
          mitigation: 'Access to new assays goes by name and is logged, and they never enter a third party’s tool.',
        },
      ],
      kpis: [
        {
          name: 'holes with nothing left to prove',
          unit: '% of holes',
          baseline: 'Audit a set of 50',
          target: 'upwards of 90 %',
        },
        {
          name: 'delay between lab and plot',
          unit: 'days',
          baseline: 'Compare dates for the last five batches',
          target: '50 to 70 % shorter',
        },
      ],
      data_needed: [
        'all drill logs with collars',
        'signed lab results',
        'reports of former explorers',
        'maps of your ground',
        'quality checks on assays',
      ],
    },
    {
      risks: [
        {
          risk: 'Somebody’s 0.5 g/t turns up as 5 g/t, since the decimal was misread.',
          mitigation:
            'Values beyond the cut-off are all compared with the page. For the others, one in twenty will do.',
        },
        {
          risk: 'Drill results are seen on a common drive before the market has them.',
          mitigation: 'Keep a list of names for new assays and a log of each look, and use no outside tool on them.',
        },
      ],
      kpis: [
        {
          name: 'fully checked holes',
          unit: '% of holes',
          baseline: 'Take 50 holes and test collar, survey and assays',
          target: 'better than 90 %',
        },
        {
          name: 'days from the lab to the section',
          unit: 'days',
          baseline: 'Read the dates off five recent batches',
          target: 'cut it 50 to 70 %',
        },
      ],
      workflow:
        'Old holes become usable, because each figure is tied to the page it came from. Sources are listed, and a reader takes in scanned logs and assay sheets. The data geologist confirms collars by photo or on the ground and goes over blanks and standards. Sound holes are loaded. Bad ones stay, under a flag.',
      build:
        'Pick the database and keep to it: DataShed, acQuire or, if you are few, MX Deposit. You need a document reader for tables of the past and two months of a data geologist’s time. Let the lab deliver its files directly.',
      checkpoint: 'Only what the competent person has signed counts for a resource. The flag stays on everything else.',
      first_step:
        'Write down each source with its year, metres, owner and format, one page in all, and then audit ten holes in full.',
      stop_test: 'Sample the second batch, and pause where wrong values exceed 2 %.',
      alternative: 'Load holes within the target area, and be content with an index of scans for all others.',
      data_needed: [
        'logs and collars on file',
        'the lab’s certificates',
        'reports by previous holders',
        'map of tenements',
        'blanks, standards and duplicates',
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
      kpis: [
        {
          name: 'holes that met their aim',
          unit: '% of holes',
          baseline: 'Judge 40 past holes by what they were meant to find',
          target: '10 to 20 % more',
        },
        {
          name: 'spend on each target tested',
          unit: '$ per target',
          baseline: 'Use the two latest campaigns',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'drillholes, checked',
        'grids from geophysics',
        'assays of soil and rock chips',
        'geological maps',
        'deposits known and holes that failed',
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
      kpis: [
        {
          name: 'drilling that proved its point',
          unit: '% of holes',
          baseline: 'Rate the last 40 holes by their own aim',
          target: 'a rise of 10 to 20 %',
        },
        {
          name: 'price of testing one target',
          unit: '$ per target',
          baseline: 'Divide the cost of two campaigns',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: [
        'verified hole data',
        'geophysical surveys, gridded',
        'surface geochemistry',
        'mapping',
        'hits and barren holes nearby',
      ],
    },
    {
      workflow:
        'The team gets a ranked map of cells and, for each, the layers behind its rank. First it grids the tenement and writes down what ore should come with. Then geologists weigh cost, heritage and access, fight over the best twenty, and choose the holes. Whatever the drill finds goes back in.',
      build:
        'A weighted overlay in GIS is the right start, for everyone can question the weights. Machine learning needs many known deposits of one type. It also needs a geologist who has walked that ground.',
      checkpoint:
        'A rig is ordered once a target shows the reasons for and against, with the exploration manager’s and two geologists’ signatures.',
      first_step: 'Take three deposits out of the data, and test if your plain overlay ranks them in its best tenth.',
      stop_test:
        'Two tests of three must put the hidden deposits among the first 10 % of cells. If they fail, walk away.',
      alternative: 'Spend two days over wall maps with an invited geologist, and score the targets together.',
      risks: [
        {
          risk: 'The ranking repeats old drilling habits and says little about ore.',
          mitigation: 'Hold out a whole block for the test, and let barren holes weigh as heavily as successes.',
        },
        {
          risk: 'An investor deck shows the ranked map and calls it a discovery.',
          mitigation: 'Rankings do not leave the company without text from the competent person.',
        },
      ],
      kpis: [
        {
          name: 'share of holes that did what was planned',
          unit: '% of holes',
          baseline: 'Score 40 of them by stated purpose',
          target: 'up 10 to 20 %',
        },
        {
          name: 'outlay for every target drilled',
          unit: '$ per target',
          baseline: 'Look back over two campaigns',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'drill data that passed checks',
        'gridded magnetics, gravity and the like',
        'rock chip and soil results',
        'mapped units',
        'known ore and known failures',
      ],
    },
    {
      workflow:
        'Each cell of your ground is ranked by how well it fits the ore you look for. The geologists first put that fit in writing and grid their layers. The model shows what drove each rank. Access, cost and heritage then narrow twenty candidates down to holes, and good or bad results feed the next round.',
      build:
        'Use GIS with weights the team has argued over. Where many deposits of that kind are known, a learned ranking can follow, guided by a geologist with years on this ground. Elsewhere the overlay is enough.',
      checkpoint:
        'Before a rig is ordered, each target has its pros and cons on paper, and the names of the exploration manager and of two geologists under them.',
      first_step:
        'Remove three deposits that you know, overlay the layers you have, and look whether the top tenth contains them.',
      stop_test:
        'If hidden deposits miss the best 10 % in more than one of three tests, the method is not for this ground.',
      alternative:
        'Two days, maps on the walls, one geologist from outside and a list with scores: that is the cheap version.',
      risks: [
        {
          risk: 'Past drilling shaped the data, so the model points to where people have already been.',
          mitigation: 'Test on one block kept wholly apart, with duds counted the same as hits.',
        },
        {
          risk: 'Coloured cells find their way into a release and look like a result.',
          mitigation: 'Nothing about ranks is published, except in the competent person’s words.',
        },
      ],
      kpis: [
        {
          name: 'holes on aim',
          unit: '% of holes',
          baseline: 'Compare 40 holes with what each set out to test',
          target: 'better by 10 to 20 %',
        },
        {
          name: 'cost for one tested idea',
          unit: '$ per target',
          baseline: 'Take both recent campaigns',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'database of checked holes',
        'geophysics on a grid',
        'geochemical samples',
        'field mapping',
        'list of deposits and duds',
      ],
    },
    {
      risks: [
        {
          risk: 'The ranking follows past drill pads and not the ore.',
          mitigation: 'Set a whole block aside for testing, and let a barren hole count for as much as a hit.',
        },
        {
          risk: 'Investors see hot cells and think ore has been found.',
          mitigation: 'No ranking goes out of the house except with wording by the competent person.',
        },
      ],
      kpis: [
        {
          name: 'holes that proved what they set out to',
          unit: '% of holes',
          baseline: 'Mark the last 40 holes on their own aims',
          target: '10 to 20 % higher',
        },
        {
          name: 'money spent to test a target',
          unit: '$ per target',
          baseline: 'Divide what the last two campaigns cost',
          target: 'cut it 10 to 20 %',
        },
      ],
      workflow:
        'Holes are chosen from a ranked list that everyone can question. First the team states in writing what should occur with ore, and grids its layers over the tenement. The model ranks each cell and shows why. Geologists debate the top twenty with cost, heritage and access in view, and the outcome, good or bad, is fed back.',
      build:
        'Weights in a GIS overlay that the team has debated are the first version. Go further, to a learned ranking, only if many deposits of the type are known and someone at home on that ground takes part.',
      checkpoint:
        'A target needs three signatures, one from the exploration manager and two from geologists, under the pros and cons. The rig is booked afterwards.',
      first_step:
        'Blank out three known deposits, and check if a plain overlay would have placed them within its top tenth.',
      stop_test:
        'The method fails if, in two of three tests, the hidden deposits do not rank in the upper 10 % of cells.',
      alternative:
        'Invite an outside geologist for two days of wall maps, and come away with a list of scored targets.',
      data_needed: [
        'holes that passed the checks',
        'grids of magnetics or gravity',
        'assays from soils and chips',
        'geology as mapped',
        'duds and deposits nearby',
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
      kpis: [
        {
          name: 'miss between planned and milled grade',
          unit: '% a month',
          baseline: 'Set 12 months side by side',
          target: '20 to 30 % less',
        },
        {
          name: 'loads tipped where they do not belong',
          unit: 'per 1,000 loads',
          baseline: 'Hold dig blocks to dump tags for one month',
          target: 'half as many',
        },
      ],
      data_needed: [
        'resource block model',
        'assays from grade control',
        'truck loads, from where to where',
        'surveyed volumes',
        'samples of the mill feed',
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
      kpis: [
        {
          name: 'error in forecast head grade',
          unit: '% a month',
          baseline: 'Go back 12 months',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'misdirected loads',
          unit: 'per 1,000 loads',
          baseline: 'Match a month of dump tags with dig blocks',
          target: 'halved',
        },
      ],
      data_needed: [
        'current block model',
        'blast hole and face assays',
        'source and dump of all loads',
        'pick-ups by survey',
        'head samples at the mill',
      ],
    },
    {
      workflow:
        'Each week you know whether model, grade control, haulage or mill lost the metal. Nightly data from survey, trucks, assays and mill samples are split into those four, with the shifts and blocks that made the gap. Geologist and metallurgist go over it together. Their new factors shape next month’s forecast.',
      build:
        'Put one row per day and block in a table and join your sources there. Factors F1, F2 and F3 will do for a start. Predicting head grade two weeks on, from the dig plan, is the second step.',
      checkpoint:
        'No monthly figure leaves site until both heads, of the mill and of geology, have signed the same sheet.',
      first_step: 'Follow the tonnes of one completed bench or stope, model through to mill, with pencil and paper.',
      stop_test: 'After four monthly cycles the unexplained part must be 5 % of metal or less; otherwise close it.',
      alternative: 'A monthly page of four numbers and a meeting nobody may miss will get you far.',
      risks: [
        {
          risk: 'The pit is accused, while the fault lies in a bad sampler at the mill.',
          mitigation: 'Samplers and belt scale are audited before anyone meets for the first review.',
        },
        {
          risk: 'Someone tunes factors to the past, and the coming month misses by more.',
          mitigation: 'A factor must prove itself on three months it never saw.',
        },
      ],
      kpis: [
        {
          name: 'gap to the grade the mill sees',
          unit: '% a month',
          baseline: 'Use figures for 12 months',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'loads on the wrong pile',
          unit: 'per 1,000 loads',
          baseline: 'Check one month’s tags against blocks dug',
          target: 'cut in two',
        },
      ],
      data_needed: [
        'block model in force',
        'grade control samples',
        'load counts by origin and tip',
        'survey volumes',
        'mill head assays',
      ],
    },
    {
      workflow:
        'The gap between forecast and mill is traced to its blocks and its shifts. Every night the tool takes in truck counts, assays, mill samples and survey, and shares the loss among haulage, mill, model and grade control. Weekly talks between metallurgist and geologist turn that into factors for the month to come.',
      build:
        'The heart of it is a table of all sources by block and by day. With F1, F2, F3 as simple factors you have a working version. A model of head grade for the coming two weeks, built on the dig plan, may follow.',
      checkpoint: 'Geology and mill sign side by side, each through its head, and only a signed month is sent out.',
      first_step:
        'Select a stope or bench you have finished, and work its tonnes through by hand, from model to the mill.',
      stop_test: 'Four months of cycles without bringing the unexplained gap under 5 % of metal are reason to close.',
      alternative: 'Write four numbers on one page a month, and make the meeting about them compulsory.',
      risks: [
        {
          risk: 'For months people hunt in the pit for what a faulty mill sampler made up.',
          mitigation: 'Before review one takes place, have belt scale and samplers checked by an audit.',
        },
        {
          risk: 'Factors are bent to fit history and fail on what comes next.',
          mitigation: 'Keep three months aside, and accept a factor only if it works there.',
        },
      ],
      kpis: [
        {
          name: 'difference of forecast and head grade',
          unit: '% a month',
          baseline: 'Compare both for 12 months',
          target: 'reduced by 20 to 30 %',
        },
        {
          name: 'wrongly tipped loads',
          unit: 'per 1,000 loads',
          baseline: 'One month of blocks and tags, matched',
          target: 'down by half',
        },
      ],
      data_needed: [
        'model by block',
        'grade control results',
        'where each truck loaded and dumped',
        'surveyor’s pick-ups',
        'feed samples from the plant',
      ],
    },
    {
      risks: [
        {
          risk: 'The mill’s sampler is at fault, and for months everyone looks at the pit.',
          mitigation: 'An audit of samplers and belt scale comes ahead of the very first review.',
        },
        {
          risk: 'With enough tuning the factors match last year and miss next month.',
          mitigation: 'Any new factor has to work on three months it has not been shown.',
        },
      ],
      kpis: [
        {
          name: 'how far head grade is from forecast',
          unit: '% a month',
          baseline: 'Put 12 months of both on one chart',
          target: '20 to 30 % smaller',
        },
        {
          name: 'loads that went to the wrong pile',
          unit: 'per 1,000 loads',
          baseline: 'For a month, compare the dig block with the dump tag',
          target: 'cut in half',
        },
      ],
      workflow:
        'Everyone argues from one set of figures about where metal went. The tool gathers survey, mill samples, assays and truck counts at night and divides the gap between mill, model, haulage and grade control. It names blocks and shifts. Geologist and metallurgist review that every week, and the forecast for next month takes the new factors.',
      build:
        'Build a table by block and day in which all sources meet. The plain factors F1, F2 and F3 are enough to start. Once they hold, a model can look two weeks ahead at head grade from the dig plan.',
      checkpoint:
        'The month’s figures stay on site until they bear two names, from the head of geology and from the head of the mill.',
      first_step: 'Trace by hand how the tonnes of a finished bench or stope went from the model into the mill.',
      stop_test: 'If four monthly cycles leave more than 5 % of the metal unexplained, close the work.',
      alternative: 'Put four numbers a month on a page, and let nobody miss the meeting where they are read.',
      data_needed: [
        'the model by blocks',
        'grade control sampling',
        'each load’s source and dump',
        'surveyed pick-ups',
        'assays of mill feed',
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
      kpis: [
        {
          name: 'recovery on comparable ore',
          unit: '% of metal',
          baseline: 'Sort twelve months by type of ore',
          target: '0.5 to 1.5 points more',
        },
        {
          name: 'reagents per tonne',
          unit: 'g per tonne',
          baseline: 'Divide monthly use by tonnes put through',
          target: '5 to 10 % less',
        },
      ],
      data_needed: [
        'tags in the plant historian',
        'shift assays',
        'where ore came from and how hard',
        'reagents used',
        'notes by operators',
      ],
      must_not_decide:
        'Nothing may be written to the control system by the model, nor may it touch trips for pressure, pH or cyanide. Process engineer and control room operator do that.',
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
      kpis: [
        {
          name: 'metal recovered at the same head grade',
          unit: '% of metal',
          baseline: 'Group a full twelve months by ore',
          target: 'a rise of 0.5 to 1.5 points',
        },
        {
          name: 'grams of reagent used',
          unit: 'g per tonne',
          baseline: 'Take each month’s use over what was milled',
          target: 'bring it down 5 to 10 %',
        },
      ],
      data_needed: [
        'historian data',
        'assay results per shift',
        'source of ore, with hardness',
        'reagent consumption',
        'control room log',
      ],
      must_not_decide:
        'The control room operator and the process engineer make changes. The model has no access to control, and cyanide, pH and pressure trips are closed to it.',
    },
    {
      workflow:
        'The control room is told early when mill or cells drift, and what good shifts did about it. A model fed by the minute knows normal for this ore and points to the tags that moved. The operator alters set points inside his limits, with a reason. Every morning the metallurgist goes through these calls.',
      build:
        'No model helps if the density gauge is dirty, so calibrate first. An adviser for one circuit can then be built on its Citect or PI data. For the first month it works where nobody can see.',
      checkpoint:
        'All changes come from the operator. Each morning the metallurgist reads which hints were followed and which were not.',
      first_step: 'On equal ore, set the ten best shifts from the past six months against the ten worst, tag for tag.',
      stop_test: 'Alternate weeks on and off for three months. Gaining below 0.3 points of recovery is too little.',
      alternative: 'Ask your best crew how they run it, make that the one set-point sheet, and calibrate once a month.',
      risks: [
        {
          risk: 'One dead instrument, and the hint steers the circuit the wrong way.',
          mitigation:
            'If tags on the same stream contradict each other, hints stop. Limits from the metallurgist cap every step.',
        },
        {
          risk: 'The crew stops listening to the plant and waits for advice.',
          mitigation: 'Have one shift in the week run blind, and discuss what people and screen each noticed.',
        },
      ],
      kpis: [
        {
          name: 'recovery, like for like',
          unit: '% of metal',
          baseline: 'Take twelve months, ore type by ore type',
          target: 'up 0.5 to 1.5 points',
        },
        {
          name: 'reagent dose',
          unit: 'g per tonne',
          baseline: 'Work out monthly use against tonnes',
          target: 'a drop of 5 to 10 %',
        },
      ],
      data_needed: [
        'minute data from the historian',
        'assays each shift',
        'ore type and hardness',
        'reagent stock used',
        'the operators’ own log',
      ],
      must_not_decide:
        'Pressure, pH and cyanide trips are out of bounds for the model, as is all writing to control. Those acts are the process engineer’s and the operator’s.',
    },
    {
      workflow:
        'Operators get a hint when the circuit leaves its normal for the ore on feed. Tags arrive each minute; the screen names the ones that shifted and shows how strong shifts reacted. Set points are changed by hand, inside limits, and the reason is noted. Next day the metallurgist reviews all of it.',
      build:
        'Clean and calibrate the instruments, density gauges above all, before you model anything. A single circuit and its history in Citect or PI are enough for an adviser. Keep its output hidden through one month of trial.',
      checkpoint:
        'The hand on the set point is the operator’s. Morning by morning, taken and refused hints are looked through by the metallurgist.',
      first_step:
        'Find ten very good and ten very poor shifts in the last half-year with similar ore, and see which tags differ.',
      stop_test: 'Three months of weeks on and off must show 0.3 points more recovery. If not, stop.',
      alternative:
        'Calibrate monthly and let everybody run to one sheet of set points, copied from the crew that does best.',
      risks: [
        {
          risk: 'Bad readings lead to bad hints, and recovery drops while people obey.',
          mitigation:
            'A hint is withheld when two tags of a stream disagree, and the metallurgist limits how far any move can go.',
        },
        {
          risk: 'After a year nobody can run the plant without the screen.',
          mitigation: 'Switch hints off one shift per week and compare notes after it.',
        },
      ],
      kpis: [
        {
          name: 'percentage recovered at equal head grade',
          unit: '% of metal',
          baseline: 'Split the last twelve months by ore',
          target: 'lift it by 0.5 to 1.5 points',
        },
        {
          name: 'use of reagents',
          unit: 'g per tonne',
          baseline: 'Monthly totals over milled tonnes',
          target: 'lower by 5 to 10 %',
        },
      ],
      data_needed: [
        'plant tags over time',
        'metal assays by shift',
        'what ore was fed',
        'reagents per day',
        'shift notes from the control room',
      ],
      must_not_decide:
        'A model advises. Writing to the control system, or changing trips on cyanide, pH or pressure, is done by the control room operator with the process engineer.',
    },
    {
      risks: [
        {
          risk: 'A sensor dies, and its hint drives the circuit the wrong way.',
          mitigation:
            'Show no hint where two tags on one stream differ, and cap every move at the metallurgist’s limits.',
        },
        {
          risk: 'The crew forgets how the plant feels and does what the screen says.',
          mitigation: 'For one shift a week switch the hints off, then talk over what crew and model saw.',
        },
      ],
      kpis: [
        {
          name: 'metal recovered from comparable feed',
          unit: '% of metal',
          baseline: 'Look at twelve months, one ore after another',
          target: '0.5 to 1.5 points higher',
        },
        {
          name: 'reagent per tonne milled',
          unit: 'g per tonne',
          baseline: 'Set monthly use against tonnes through the mill',
          target: '5 to 10 % lower',
        },
      ],
      workflow:
        'A drift in mill or cells comes up in the control room, with the tags that moved and how good shifts handled it. The model is fed every minute and knows what is normal for that ore. Set points are altered by the operator, within limits and with a note of the reason. The metallurgist goes through it the next morning.',
      build:
        'Gauges come before models, and a dirty density gauge makes both useless. With those in order, build the adviser for one circuit from Citect or PI history. Nobody should see its hints during a first month of silent running.',
      checkpoint:
        'The operator alone changes set points. Used and unused hints are reviewed by the metallurgist every morning.',
      first_step:
        'Take half a year of shifts on the same ore and compare the ten best with the ten worst in every tag.',
      stop_test: 'Run it one week on, one week off, for three months. Recovery must gain 0.3 points, or you stop.',
      alternative:
        'Get the best crew’s method in writing, use one set-point sheet for all, and calibrate instruments each month.',
      must_not_decide:
        'The model cannot reach the control system or the trips for pressure, cyanide and pH. Only the operator in the control room and the process engineer act on them.',
      data_needed: [
        'historian readings by tag',
        'shift by shift assays',
        'origin and hardness of ore',
        'reagents consumed',
        'what operators wrote down',
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
      kpis: [
        {
          name: 'days a load waits for its invoice',
          unit: 'days',
          baseline: 'Hold docket dates to invoice dates for one month',
          target: '60 to 80 % less',
        },
        {
          name: 'dockets that customers contest',
          unit: 'per 1,000 loads',
          baseline: 'Use credit notes from half a year',
          target: 'half as many',
        },
      ],
      data_needed: [
        'prices by product and by zone',
        'tickets off the weighbridge',
        'customers and their trucks',
        'rates for cartage',
        'log of orders',
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
      kpis: [
        {
          name: 'gap from bridge to bill',
          unit: 'days',
          baseline: 'Take one month of dockets and their invoices',
          target: 'bring it down 60 to 80 %',
        },
        {
          name: 'disputes over dockets',
          unit: 'per 1,000 loads',
          baseline: 'Go through six months of credits',
          target: 'halved',
        },
      ],
      data_needed: [
        'product and zone prices',
        'weigh tickets',
        'list of accounts and plates',
        'what carters charge',
        'orders as they came',
      ],
    },
    {
      workflow:
        'One weighing produces docket, invoice line and a check on the carter’s bill. Orders by text, mail or phone are all on a single board, with site, time, product and tonnes. The bridge knows the truck by its plate and issues the docket digitally. Quotes come in draft, from distance and price list.',
      build:
        'Most weighbridge packages include dockets and orders, so switch those on and connect your accounts. After that, software can read order mails and take down phone calls. AI plays a small part and comes at the end.',
      checkpoint:
        'The operator at the weighbridge settles overloads and tickets that look wrong. Accounts check the total of the day, and invoices follow.',
      first_step:
        'For one week write down each order: the way it came, the times it was copied and whatever went astray.',
      stop_test: 'If bills are more than two days behind the trucks after eight weeks, stop and look at it afresh.',
      alternative: 'Use a shared order sheet that closes at 4 pm for tomorrow, with barcodes printed on the dockets.',
      risks: [
        {
          risk: 'The camera mistakes a plate, and another customer is charged for the rock.',
          mitigation: 'A screen tells the driver whose load it is and what, and he confirms with a tap.',
        },
        {
          risk: 'In the morning rush a truck leaves over its mass.',
          mitigation: 'Above the gross limit the boom will not rise, and the clerk cannot change that.',
        },
      ],
      kpis: [
        {
          name: 'delay until a load is billed',
          unit: 'days',
          baseline: 'Compare dates on a month’s dockets and invoices',
          target: 'a drop of 60 to 80 %',
        },
        {
          name: 'queried dockets',
          unit: 'per 1,000 loads',
          baseline: 'Look at why credits were given in six months',
          target: 'cut in two',
        },
      ],
      data_needed: [
        'price by zone and product',
        'bridge records',
        'vehicles by customer',
        'cartage price list',
        'order book',
      ],
    },
    {
      workflow:
        'From order to invoice, nobody writes the load down a second time. Every order goes on one board: product, site, tonnes and time. At the bridge a camera reads the plate, and after weighing a docket goes out in digital form. This becomes the invoice and tests the carter’s claim. Distance and list price make a draft quote.',
      build:
        'Look in your weighbridge software before you buy: it has orders and dockets, and it links to accounts. A reader for mailed orders and a note taker for calls can come next. What AI there is belongs last.',
      checkpoint:
        'Overloaded trucks and doubtful tickets need the weighbridge operator. Invoices wait until accounts have agreed the day.',
      first_step:
        'Keep a tally for a week. How did orders come in, how often did someone rewrite them, and where did it fail?',
      stop_test: 'Eight weeks should bring invoices to within two days of the load. If it takes longer, think again.',
      alternative:
        'One sheet for everybody’s orders, shut at 4 pm for the following day, and barcoded dockets are cheap and work.',
      risks: [
        {
          risk: 'Plate misread, wrong account: the customer finds out on the bill.',
          mitigation: 'Have drivers tap once on a screen that gives product and name.',
        },
        {
          risk: 'The queue is long, the check is skipped and an overweight truck is on the highway.',
          mitigation: 'Mass above the limit locks the boom, and no one in the office can override.',
        },
      ],
      kpis: [
        {
          name: 'time before the invoice goes',
          unit: 'days',
          baseline: 'One month of dockets, each with its bill',
          target: '60 to 80 % shorter',
        },
        {
          name: 'dockets in dispute',
          unit: 'per 1,000 loads',
          baseline: 'Count credits over the last half-year',
          target: 'down by half',
        },
      ],
      data_needed: [
        'list prices per zone',
        'weighbridge data',
        'accounts with number plates',
        'haulage rates',
        'all orders logged',
      ],
    },
    {
      risks: [
        {
          risk: 'The bridge reads a wrong plate, and someone else’s account is charged.',
          mitigation: 'Drivers confirm customer and product with one tap on the screen.',
        },
        {
          risk: 'A busy morning at the bridge lets an overweight truck slip out.',
          mitigation: 'With gross over the limit the boom stays shut, and the clerk is given no override.',
        },
      ],
      kpis: [
        {
          name: 'days between weighing and billing',
          unit: 'days',
          baseline: 'For one month compare both dates, docket by docket',
          target: 'cut it 60 to 80 %',
        },
        {
          name: 'dockets customers dispute',
          unit: 'per 1,000 loads',
          baseline: 'Read half a year of credit notes',
          target: 'reduced by half',
        },
      ],
      workflow:
        'The docket made at the bridge becomes the invoice line and the check on the carter. Orders from text, phone or mail stand on one board with product, site, tonnes and time. The truck’s plate is recognised, the weight is taken and the docket leaves in digital form. Price list and distance make a first draft of each quote.',
      build:
        'Switch on what your weighbridge software offers for dockets and orders, and join it to your accounts. Then have order mails read and phone calls noted. The share of AI is small, so leave that to the end.',
      checkpoint:
        'Any overload or odd ticket is held for the weighbridge operator. Once accounts have agreed the daily total, invoices leave.',
      first_step:
        'Watch one week of orders: through which channel they came, how many times each was written, and where it failed.',
      stop_test: 'Check in week eight. Invoices that trail the load by over two days mean it is time to rethink.',
      alternative:
        'Let everyone use one order sheet, closed at 4 pm for the day to come, and add barcodes to paper dockets.',
      data_needed: [
        'zone and product price list',
        'tickets from the bridge',
        'accounts and their vehicles',
        'haulage price per tonne',
        'orders as logged',
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
      kpis: [
        {
          name: 'people the gate sends back',
          unit: 'a month',
          baseline: 'Read three months of gate log',
          target: '60 to 80 % fewer',
        },
        {
          name: 'time until one person can start',
          unit: 'days',
          baseline: 'Take 40 recent starters',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'matrix of roles and skills',
        'copies of licences and medicals',
        'rules for entry',
        'names by crew and job',
      ],
      must_not_decide:
        'Fitness is the doctor’s to judge, competence the appointed assessor’s, hiring the superintendent’s. Software decides none of them.',
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
      kpis: [
        {
          name: 'arrivals refused at the gate',
          unit: 'a month',
          baseline: 'Count them over three months',
          target: 'bring it down 60 to 80 %',
        },
        {
          name: 'days from name to site',
          unit: 'days',
          baseline: 'Look at the latest 40 who came',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'what each role must hold',
        'scans of medicals and tickets',
        'entry rules of the site',
        'crew list per job',
      ],
      must_not_decide:
        'A tool may not call anyone fit, competent or hired. The doctor, the assessor who was appointed and the superintendent have that say.',
    },
    {
      workflow:
        'People arrive at the gate with their papers already in order. They send tickets, medicals and insurance by phone; the tool reads kind, number and expiry, and compares it with the role and the site. What is missing goes back to them in the hour. The training officer confirms key ones with the issuer. Only this record fills the gate list.',
      build:
        'Define each role’s needs in a matrix, then use the reader that Cm3, INX, Pegasus or SitePass offer. A services firm with ten portals to fill does best with one tidy folder for each worker.',
      checkpoint:
        'Approval is given by the training officer, name by name. On site, the first run on any machine is watched by a supervisor.',
      first_step: 'Set down what five roles require, and hold thirty people who are on site this week up to that list.',
      stop_test: 'Should the monthly audit show over 1 wrong date in 50, try another way.',
      alternative: 'Four weeks out, mail everyone a page for their role. Flights are booked when the papers are in.',
      risks: [
        {
          risk: 'A ticket is forged or belongs to a mate, and the scan looks perfect.',
          mitigation: 'The regulator’s register tells you about high risk licences. Skill is seen on the job.',
        },
        {
          risk: 'Everyone can open the folder with the medicals.',
          mitigation: 'The clinic keeps the file. Your site holds no more than a result: fit, limited or unfit.',
        },
      ],
      kpis: [
        {
          name: 'workers turned away',
          unit: 'a month',
          baseline: 'Use the gate log, three months of it',
          target: 'a drop of 60 to 80 %',
        },
        {
          name: 'days to get someone to site',
          unit: 'days',
          baseline: 'Check the dates of 40 starters',
          target: 'shorter by 30 to 50 %',
        },
      ],
      data_needed: [
        'roles with required tickets',
        'licences and medicals on file',
        'conditions of entry',
        'people by job',
      ],
      must_not_decide:
        'The superintendent hires, the doctor says who is fit, and the appointed assessor who is competent. No software takes their place.',
    },
    {
      workflow:
        'Papers are checked before anyone travels. Each worker photographs insurance, tickets and medicals, and software reads what they are, their numbers and when they end. Gaps against the role or the site are reported within an hour. The training officer asks issuers where it matters, and the gate works from this list alone.',
      build:
        'The matrix of roles is your own work and comes first. INX, SitePass, Pegasus and Cm3 all read papers. If you feed ten portals of other companies, keep one clean folder per head; no tool saves as much.',
      checkpoint:
        'The training officer says yes to each person, and a supervisor is present when they first operate plant on site.',
      first_step: 'Draft the matrix with five roles. This week, test it on thirty of those working at the site.',
      stop_test: 'More than 1 date in 50 misread, as the audit shows each month, means a change of course.',
      alternative:
        'Tell people four weeks ahead, role by role on one page, what is needed, and hold their seat until it is all in.',
      risks: [
        {
          risk: 'The reader cannot tell a borrowed or false ticket from a true one.',
          mitigation: 'Look high risk licences up with the regulator, and have the task done before your eyes.',
        },
        {
          risk: 'A worker’s health report is open to the office.',
          mitigation:
            'Keep on site just the verdict, be it unfit, fit or fit within limits; the rest is for the clinic.',
        },
      ],
      kpis: [
        {
          name: 'refusals at the gate',
          unit: 'a month',
          baseline: 'Total three months from the log',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'wait before a person is mobilised',
          unit: 'days',
          baseline: 'Work it out for the last 40',
          target: '30 to 50 % quicker',
        },
      ],
      data_needed: ['competencies by role', 'copies of papers held', 'each site’s entry list', 'names of crews'],
      must_not_decide:
        'Who is fit is for a doctor, who is competent for the appointed assessor, who is taken on for the superintendent. A program must not say.',
    },
    {
      risks: [
        {
          risk: 'A ticket that is forged, or a friend’s, passes the reader.',
          mitigation: 'The regulator’s register shows high risk licences. For skill, see the task done.',
        },
        {
          risk: 'A folder open to all fills up with medical reports.',
          mitigation:
            'What the site stores is the outcome, from fit to limited to unfit. Details remain with the clinic.',
        },
      ],
      kpis: [
        {
          name: 'workers stopped at the gate',
          unit: 'a month',
          baseline: 'Look at the gate log for three months',
          target: 'cut it 60 to 80 %',
        },
        {
          name: 'days before a person is on site',
          unit: 'days',
          baseline: 'Follow the dates of 40 starters',
          target: 'lower by 30 to 50 %',
        },
      ],
      workflow:
        'The gate list holds only people whose papers have been read and checked. Workers photograph medicals, tickets and insurance, and the tool takes kind, expiry and number and holds them against role and site. Within the hour they know what is missing. For those that count, a training officer asks the issuer.',
      build:
        'A role matrix is the first piece of work. INX, Cm3, SitePass and Pegasus have a reader built in. Services firms that fill ten portals should keep a clean folder for every person, which is worth more than a tool.',
      checkpoint:
        'Clearing a person is the training officer’s job. A new machine is first run under a supervisor’s eye.',
      first_step:
        'Five roles are enough for a first matrix. Before the week ends, see how thirty people now on site compare.',
      stop_test: 'The monthly audit is the test. Where over 1 date in 50 was read wrong, do it differently.',
      alternative: 'Each role gets a page, sent four weeks ahead. Until every paper is in, no flight is booked.',
      must_not_decide:
        'Software has no say in fitness, competence or hiring. Those are for the superintendent, the doctor and the assessor you appointed, each in their own part.',
      data_needed: [
        'matrix of competencies per role',
        'scanned licences and medicals',
        'what each site demands at entry',
        'job crews by name',
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
      kpis: [
        {
          name: 'minutes to lay hands on a procedure',
          unit: 'minutes',
          baseline: 'Have ten people look for five papers',
          target: '60 to 70 % less',
        },
        {
          name: 'papers overdue for review',
          unit: '% of library',
          baseline: 'Count them in the document register',
          target: 'below 5 %',
        },
      ],
      data_needed: [
        'procedures in force, by revision',
        'plans for principal hazards',
        'conditions of licence and lease',
        'makers’ manuals',
      ],
      must_not_decide:
        'Permits, isolations and JHAs are never approved by it. The crew’s supervisor and the permit issuer sign where the work is.',
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
      kpis: [
        {
          name: 'search time for the right paper',
          unit: 'minutes',
          baseline: 'Set five papers and ten people to find them',
          target: 'bring it down 60 to 70 %',
        },
        {
          name: 'share of the library out of date',
          unit: '% of library',
          baseline: 'Go through the register of documents',
          target: 'less than 5 %',
        },
      ],
      data_needed: [
        'current procedures',
        'principal hazard management plans',
        'lease and licence terms',
        'manuals from the OEM',
      ],
      must_not_decide:
        'No permit, isolation or JHA gets a yes from the tool. Signing is done on the spot by permit issuer and supervisor.',
    },
    {
      workflow:
        'Crews get the live procedure on a tablet by asking for it in their own words. Somebody in the crib room asks about isolating conveyor number two, and up come the page and the steps. If no paper covers it, the tool says that. Document control receives the open questions and mends the papers.',
      build:
        'Half the job is housekeeping: throw out doubles and give every paper that lives a named owner. Search then covers that set and no other, in your tenancy. Underground crews carry an offline copy.',
      checkpoint: 'Work starts after the supervisor has read the procedure in force with the crew.',
      first_step: 'Every crew names five papers it uses and some it cannot find. Test the search on ten of those.',
      stop_test: 'It goes at the first wrong safety step, or when fewer than 90 % of 60 questions reach their page.',
      alternative: 'A printed field book with the twenty busiest papers would do. All others leave the crib room.',
      risks: [
        {
          risk: 'The answer is short, and the missing step was the one that protects hands.',
          mitigation:
            'Confined space, explosives, isolation and heights always bring up the entire page, never a digest.',
        },
        {
          risk: 'A ready-made JHA saves the crew from thinking.',
          mitigation: 'The form comes with empty hazard lines, and those at the face fill them.',
        },
      ],
      kpis: [
        {
          name: 'time spent hunting for procedures',
          unit: 'minutes',
          baseline: 'Give ten people five papers to find',
          target: 'a drop of 60 to 70 %',
        },
        {
          name: 'overdue papers',
          unit: '% of library',
          baseline: 'Use review dates in the register',
          target: 'kept under 5 %',
        },
      ],
      data_needed: [
        'live papers with revision number',
        'hazard plans',
        'what licence and lease demand',
        'OEM handbooks',
      ],
      must_not_decide:
        'Approving a JHA, a permit or an isolation is for people on the spot: the supervisor of the crew and the issuer of the permit.',
    },
    {
      workflow:
        'A question in the crib room brings up the right page, or an honest “nothing found”. Say a supervisor asks what to isolate on the number two conveyor. The tablet shows the procedure that is in force and its steps. Where there was no answer, document control gets to work on the paper.',
      build:
        'Clear out the library before you search it: no doubles, and one owner for each live document. Set up the search inside your own tenancy, on these papers only. Put a copy that works without signal underground.',
      checkpoint: 'The crew goes through the live procedure with its supervisor, page open, and then begins.',
      first_step:
        'Ask what each crew reads most, five papers, and what it can never find. Ten of them make the first test.',
      stop_test:
        'Put 60 questions to it. Below 90 % on the right page it is taken down, and so it is after one wrong safety step.',
      alternative: 'Print a field book. Twenty papers cover most work, and the crib room can lose the rest.',
      risks: [
        {
          risk: 'Somebody follows a summary in which the vital step was cut.',
          mitigation: 'Never shorten isolation, explosives, heights or confined space; the full page has to appear.',
        },
        {
          risk: 'If software drafts the JHA, nobody at the face looks for hazards.',
          mitigation: 'Blank lines are handed to the crew, who write the hazards themselves.',
        },
      ],
      kpis: [
        {
          name: 'minutes until the procedure is open',
          unit: 'minutes',
          baseline: 'Try five papers on ten people',
          target: '60 to 70 % quicker',
        },
        {
          name: 'part of the library past review',
          unit: '% of library',
          baseline: 'Check dates in the document list',
          target: 'under 5 % of it',
        },
      ],
      data_needed: [
        'approved procedures',
        'principal hazard documents',
        'conditions attached to lease and licence',
        'equipment manuals',
      ],
      must_not_decide:
        'The permit issuer signs permits and isolations, the supervisor the crew’s JHA, both where the job is. The tool approves nothing.',
    },
    {
      risks: [
        {
          risk: 'A clipped answer omits the step that would have saved a hand.',
          mitigation:
            'On heights, isolation, explosives and confined space it must show the page whole, never a summary.',
        },
        {
          risk: 'Crews sign a JHA the machine has written and look no further.',
          mitigation: 'Print the hazard lines empty. They are filled in by the crew at the face.',
        },
      ],
      kpis: [
        {
          name: 'minutes to reach the right procedure',
          unit: 'minutes',
          baseline: 'Let ten people each search for five papers',
          target: '60 to 70 % shorter',
        },
        {
          name: 'share of papers whose review is overdue',
          unit: '% of library',
          baseline: 'Look through the document register by date',
          target: 'below 5 %',
        },
      ],
      workflow:
        'Ask the crib room tablet in plain words and it opens the live procedure at the right page. Someone about to isolate conveyor number two, say, has the steps there to read. When no paper covers it, you are told so. Open questions reach document control, and the paper is put right.',
      build:
        'Retire the doubles and put an owner’s name on every live paper; that is the real work. Afterwards set up a search of that set only, in your tenancy. For underground, keep a copy that runs offline.',
      checkpoint: 'Before anyone starts, supervisor and crew read through the procedure that is live.',
      first_step:
        'Let every crew name five papers it uses and those it cannot find, and try ten of them in the search.',
      stop_test:
        'Try 60 questions. If less than 90 % open the proper page, or one safety step is wrong, switch it off.',
      alternative: 'A field book with the twenty papers in most use can replace the shelf in the crib room.',
      must_not_decide:
        'No isolation, permit or JHA is approved by it. Those on the spot sign: the permit issuer, and the supervisor of that crew.',
      data_needed: [
        'procedures now in force',
        'plans for each principal hazard',
        'terms of lease and licence',
        'handbooks from the OEM',
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
      kpis: [
        {
          name: 'hours spent over a trigger',
          unit: 'a month',
          baseline: 'Use logger data from 12 months',
          target: '30 to 40 % fewer',
        },
        {
          name: 'days to write the yearly review',
          unit: 'working days',
          baseline: 'Ask those who wrote the past two',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'readings for dust, noise and blast',
        'data of the weather station',
        'which work is where',
        'list of licence conditions',
        'complaints log',
      ],
      must_not_decide:
        'The environment officer and the mine manager say if a limit was broken and what the EPA hears. Only the shotfirer fires.',
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
      kpis: [
        {
          name: 'time above the trigger',
          unit: 'a month',
          baseline: 'Read the loggers for 12 months',
          target: 'bring it down 30 to 40 %',
        },
        {
          name: 'work that goes into the annual review',
          unit: 'working days',
          baseline: 'Speak to the writers of the last two',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'monitor data on dust, blast and noise',
        'weather on site',
        'area work plan',
        'conditions in the licence',
        'record of complaints',
      ],
      must_not_decide:
        'Whether there was a breach, and what the EPA is told, rests with mine manager and environment officer. Firing is for the shotfirer alone.',
    },
    {
      workflow:
        'The shift boss is warned before dust or noise reaches its limit and told which job is upwind. Monitors, weather and blast times are compared every hour. He waters, moves the work or stops it. For a complaint you look up wind and work of that hour. The same data fill the reports.',
      build:
        'One page shows all monitors, with triggers at 70 % of each limit. A forecast of 24 hours, made from weather and plan, comes second. Sections of the annual report are drafted with figures taken from the data.',
      checkpoint:
        'Each figure and report leaves under the environment officer’s signature. For every blast, shotfirer and shift boss decide.',
      first_step:
        'Type every condition of the licence into a sheet. Add owner, due date and proof, and mark in colour what has no proof.',
      stop_test: 'Four months of dry season are the trial. Missing more than 3 trigger events in 10 means no forecast.',
      alternative: 'Loggers can send text alarms, and a wind sock rule can govern blasts.',
      risks: [
        {
          risk: 'The report claims compliance that nobody has verified.',
          mitigation: 'A compliance line remains open until the officer has attached evidence.',
        },
        {
          risk: 'A blocked filter hides the dust that blows across to the school.',
          mitigation: 'Check each monitor daily with the one beside it, and clean filters on fixed dates.',
        },
      ],
      kpis: [
        {
          name: 'hours in the trigger band',
          unit: 'a month',
          baseline: 'Add up 12 months of logged data',
          target: 'a drop of 30 to 40 %',
        },
        {
          name: 'effort for the annual review',
          unit: 'working days',
          baseline: 'Find out how long the previous two took',
          target: '40 to 60 % shorter',
        },
      ],
      data_needed: [
        'dust, blast and noise monitors',
        'local weather records',
        'where crews will work',
        'licence terms, listed',
        'complaints with date and time',
      ],
      must_not_decide:
        'A breach is declared by the environment officer with the mine manager, who also decide what the EPA is told. Nobody but the shotfirer fires a blast.',
    },
    {
      workflow:
        'Dust and noise are watched each hour against the licence, with wind and blast times alongside. If a limit comes near, the tool names the work upwind, and the shift boss decides to move it, water it or stop it. Complaints are matched with that hour’s record. Out of it the reports are drafted.',
      build:
        'Bring the monitors together on a single page and warn at 70 % of what the licence allows. Add an outlook over 24 hours from the work plan and the weather. The annual report is drafted part by part; its numbers come out of the record.',
      checkpoint:
        'The environment officer signs for values and reports before they go. Shift boss and shotfirer rule on each blast together.',
      first_step:
        'Make a sheet with all conditions of your licence. Whose is each, when is it due, where is the proof? Colour the gaps.',
      stop_test:
        'Through the four months of a dry season it may miss 3 in 10 trigger events. Any more, and you drop the forecast.',
      alternative: 'Have loggers text an alarm, and let the wind sock decide about blasts.',
      risks: [
        {
          risk: 'You report a condition as met, and no one had looked.',
          mitigation: 'Evidence first: the officer links it, and only then can the line be filled.',
        },
        {
          risk: 'One monitor is clogged and reads low, and the school complains of dust.',
          mitigation: 'Neighbouring monitors should agree day by day. Set dates for cleaning their filters.',
        },
      ],
      kpis: [
        {
          name: 'hours near or over the limit',
          unit: 'a month',
          baseline: 'Go through 12 months of logger files',
          target: 'lower by 30 to 40 %',
        },
        {
          name: 'time for the yearly report',
          unit: 'working days',
          baseline: 'Put the question to the last two authors',
          target: 'reduced by 40 to 60 %',
        },
      ],
      data_needed: [
        'measured dust, noise and blasts',
        'weather station files',
        'plan of work by place',
        'what the licence requires',
        'complaints received',
      ],
      must_not_decide:
        'What the EPA is told, and if a limit was passed at all, the mine manager and the environment officer decide. The shotfirer fires, no one else.',
    },
    {
      risks: [
        {
          risk: 'The annual report says a condition is met, and there is no evidence.',
          mitigation: 'Compliance lines stay blank until proof has been linked by the officer.',
        },
        {
          risk: 'One clogged monitor shows clean air while the school is in dust.',
          mitigation: 'Day by day, see that neighbouring monitors agree, and clean the filters by calendar.',
        },
      ],
      kpis: [
        {
          name: 'monthly hours beyond the trigger',
          unit: 'a month',
          baseline: 'Collect 12 months from the loggers',
          target: 'cut it 30 to 40 %',
        },
        {
          name: 'days spent on the annual review',
          unit: 'working days',
          baseline: 'Ask the authors of the past two',
          target: '40 to 60 % less work',
        },
      ],
      workflow:
        'You hear of dust or noise before the limit, and which work upwind is causing it. Weather, blast times and monitors are put together each hour, and it is the shift boss who moves, stops or waters. A neighbour’s complaint is set against wind and work at that moment. The reports are written from that same record.',
      build:
        'Begin with a page that shows every monitor and turns amber at 70 % of its limit. Weather and the work plan then give a 24-hour forecast. Have the annual report drafted section by section, with figures straight from the data.',
      checkpoint:
        'Reports and values go out under the environment officer’s name. On a blast, the shift boss and the shotfirer have the say.',
      first_step:
        'Go through the licence and list each condition with proof, due date and owner. Where proof is lacking, use a colour.',
      stop_test:
        'A season of four dry months decides. Where over 3 out of 10 trigger events came unforeseen, end the forecast.',
      alternative: 'Text alarms from the loggers and a wind sock before each blast will do.',
      must_not_decide:
        'Environment officer and mine manager judge any breach of a limit and what the EPA should know. To fire is the shotfirer’s right alone.',
      data_needed: [
        'monitor readings, dust to blast',
        'on-site weather data',
        'areas and planned work',
        'conditions of the licence',
        'neighbours’ complaints',
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
      kpis: [
        {
          name: 'shifts complete when they hand over',
          unit: '% of shifts',
          baseline: 'Look through 60 shifts',
          target: 'over 95 %',
        },
        {
          name: 'faults from prestarts that get a work order',
          unit: '% of faults',
          baseline: 'Follow 100 faults off the paper',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'forms in use',
        'codes for unit, place and delay',
        'names by crew',
        'paper of three months for comparison',
      ],
      must_not_decide:
        'Clearing a unit or an area is for operator and supervisor, each after inspecting it. The app has no such power.',
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
      kpis: [
        {
          name: 'share of shifts closed with nothing missing',
          unit: '% of shifts',
          baseline: 'Take 60 and check them',
          target: '95 % and better',
        },
        {
          name: 'prestart faults that reach the workshop',
          unit: '% of faults',
          baseline: 'Trace 100 from paper forms',
          target: '90 % and up',
        },
      ],
      data_needed: [
        'list of all forms',
        'delay, place and unit codes',
        'who is on which crew',
        'three months of old paper',
      ],
      must_not_decide:
        'No app says a unit may run or an area is open. That follows an inspection by the operator and by the supervisor.',
    },
    {
      workflow:
        'The next shift starts from one clean page. Operators tap the prestart and may speak their report; unit, place, loads, metres and delays are filled in, and gaps are asked about. Every fault is sent on as a work request. The supervisor corrects the shift and closes it before going home.',
      build:
        'One form on rugged tablets is the pilot, either the prestart or the drill plod, and it must run without signal. Figures are tapped, remarks can be dictated. Let faults flow to the maintenance system.',
      checkpoint:
        'Handover waits until the shift boss has gone through the record and signed. Statutory reports are signed apart.',
      first_step: 'Lay out all the paper of a single shift and put a line through every field that serves no one.',
      stop_test:
        'In week eight, 80 % of shifts should be closed complete and nobody keep double books. Otherwise halt.',
      alternative: 'Tick boxes on a new paper plod, photographed when the shift ends, cost very little.',
      risks: [
        {
          risk: 'A red-tag fault was dictated, came out wrong, and the unit is driven.',
          mitigation: 'No-go items are never dictated. Tapping “no-go” parks the machine there and then.',
        },
        {
          risk: 'Tablets fail underground, so the crew drops them for good.',
          mitigation: 'Every unit carries ten forms on paper, keyed that same shift along with the cause.',
        },
      ],
      kpis: [
        {
          name: 'shifts with full records by handover',
          unit: '% of shifts',
          baseline: 'Check a run of 60',
          target: 'beyond 95 %',
        },
        {
          name: 'faults turned into work orders',
          unit: '% of faults',
          baseline: 'Pick 100 written faults and follow them up',
          target: 'above 90 % of them',
        },
      ],
      data_needed: ['set of forms', 'unit codes, places and delays', 'crew members', 'past paper, three months of it'],
      must_not_decide:
        'Whether a unit or area is clear for work is settled by inspection, the operator’s and the supervisor’s. No app may grant it.',
    },
    {
      workflow:
        'Plods and prestarts are filled in once, by tap or voice, and are complete by the end of the shift. The tablet asks for what was forgotten among units, places, metres, loads and delays. It raises a work request for each fault. The supervisor checks and closes before leaving, and his successor reads a page.',
      build:
        'Begin with tablets that survive the pit and need no signal, carrying one form: drill plod or prestart. Voice is fine for remarks, but numbers are fixed taps. Connect it to maintenance so that faults arrive there.',
      checkpoint:
        'The shift boss reads the record and puts his name to it, and then the shift changes. Legal reports keep a signature apart.',
      first_step:
        'Take one shift’s forms, spread them on a table, and ask of each field who ever reads it. Strike the rest.',
      stop_test:
        'Halt at week eight when crews still run two systems, or when less than 80 % of shifts are fully closed.',
      alternative: 'Stay on paper with a better plod: boxes to tick, and a photo of it each time the shift is done.',
      risks: [
        {
          risk: 'The microphone gets a red tag wrong, and a faulty truck goes to work.',
          mitigation: 'A button marked “no-go” stands a unit down at once; faults of that sort are not spoken.',
        },
        {
          risk: 'After a few dead batteries underground, paper is back to stay.',
          mitigation: 'Keep ten paper forms in the cab. What is written on them is keyed within the shift, and why.',
        },
      ],
      kpis: [
        {
          name: 'shifts handed over with all data',
          unit: '% of shifts',
          baseline: 'Review 60 of them',
          target: 'no fewer than 95 %',
        },
        {
          name: 'reported faults with an order behind them',
          unit: '% of faults',
          baseline: 'Track 100 faults from prestart sheets',
          target: 'upwards of 90 %',
        },
      ],
      data_needed: [
        'forms the crews fill in',
        'code lists for delays, units and places',
        'crew roll',
        'paper records from three months',
      ],
      must_not_decide:
        'The operator and supervisor inspect for themselves and clear the unit or the area. An app must not do it for them.',
    },
    {
      risks: [
        {
          risk: 'A dictated red tag comes out as something else, and the unit is used.',
          mitigation: 'A “no-go” button parks it at once. Items that stop a unit are tapped, never dictated.',
        },
        {
          risk: 'One bad week with tablets underground, and the crew is on paper again.',
          mitigation: 'Put ten paper forms in each unit, to be keyed before the shift is out with a word on why.',
        },
      ],
      kpis: [
        {
          name: 'shifts whose data are full at handover',
          unit: '% of shifts',
          baseline: 'Sample 60 shifts and look',
          target: '95 % or higher',
        },
        {
          name: 'faults at prestart that end in a work order',
          unit: '% of faults',
          baseline: 'Follow 100 paper faults to the workshop',
          target: 'better than 90 %',
        },
      ],
      workflow:
        'Shift records are complete before the supervisor goes home. The prestart is tapped in, the report tapped or spoken; metres, delays, loads, unit and place are filled in, and the tablet asks for what is missing. A fault raises its own work request. The supervisor corrects and closes, and the next shift reads one page.',
      build:
        'Choose the plod of the drill or the prestart, not both, and run it on rugged tablets without signal. Remarks may be dictated while numbers stay as taps. Every fault should reach the maintenance system.',
      checkpoint:
        'The shift boss goes through the record and signs before handover. A report required by law is signed on its own.',
      first_step: 'Put all the forms from one shift on a table. Which fields does nobody read? Cross them out.',
      stop_test: 'Stop the roll-out if crews keep double books, or if under 80 % of shifts end complete in week eight.',
      alternative: 'Draw a new plod on paper, all tick boxes, and have it photographed at shift end.',
      must_not_decide:
        'Operator and supervisor inspect a unit or area themselves and clear it. That is no job for an app.',
      data_needed: [
        'every form in use',
        'lists of delays, units and places',
        'names and their crews',
        'filled paper from three months',
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
      kpis: [
        {
          name: 'time that goes into a tender',
          unit: 'hours',
          baseline: 'Note it on three bids to come',
          target: '30 to 50 % less',
        },
        {
          name: 'slip from bid margin to real margin',
          unit: '% points',
          baseline: 'Take ten jobs you have finished',
          target: '20 to 30 % closer',
        },
      ],
      data_needed: [
        'old bids and how they ended',
        'cost and output of jobs, shift by shift',
        'rates for hired plant',
        'safety figures',
        'contract terms seen so far',
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
      kpis: [
        {
          name: 'effort for each bid',
          unit: 'hours',
          baseline: 'Book hours on the next three',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'difference of earned and tendered margin',
          unit: '% points',
          baseline: 'Look at the latest ten jobs done',
          target: 'gap down by 20 to 30 %',
        },
      ],
      data_needed: [
        'tenders, won and lost',
        'shift output with its cost',
        'plant hire price list',
        'safety record',
        'list of terms',
      ],
    },
    {
      workflow:
        'You answer a tender from proven text and real output. The tool lists dates, must-haves and all questions, finds the best dated answers and drafts only what is new. Rates come from the estimator, who uses real shifts from similar work. The manager reads it, puts risk in the price and signs. A loss gets its reason on file.',
      build:
        'The library is small: 60 approved answers and the cost sheets of ten jobs. Drafting happens inside your own tenancy. The build-up of rates stays in your own sheet.',
      checkpoint:
        'Method and output carry the operations manager’s name, price and terms the director’s, before anything is lodged.',
      first_step: 'Read your five latest bids, find the answers that repeat, and give them one file and one keeper.',
      stop_test: 'Four tenders should save 15 % of the hours at least. If they do not, stop.',
      alternative: 'Ten standard answers in a folder, and five questions that tell you not to bid, cost nothing.',
      risks: [
        {
          risk: 'You promise tickets, machines or a safety record that you never had.',
          mitigation: 'Tie claims to proof on file. Whatever cannot be proved is deleted.',
        },
        {
          risk: 'One good month made the rate, and the contract runs at a loss.',
          mitigation: 'Rates rest on the median, with wet days counted, and the manager is shown the range.',
        },
      ],
      kpis: [
        {
          name: 'hours behind one tender',
          unit: 'hours',
          baseline: 'Keep time on the three that follow',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'miss on margin after winning',
          unit: '% points',
          baseline: 'Compare ten closed jobs with the bid',
          target: 'narrowed by 20 to 30 %',
        },
      ],
      data_needed: [
        'previous tenders and outcomes',
        'what shifts produced and cost',
        'hire rates for plant',
        'injury and incident statistics',
        'terms met in contracts',
      ],
    },
    {
      workflow:
        'Each request is split into questions, deadlines and must-haves on the day it comes. Dated answers from the past fill most of it, and the tool drafts the remainder. The estimator takes output from like shifts and makes the rates. Pricing of risk, reading and signature are the manager’s. Lost bids are entered with a cause.',
      build:
        'Start a library: ten cost sheets of past jobs and 60 answers with approval. The drafter belongs in your own tenancy. Keep control of the rate sheet yourself, outside the tool.',
      checkpoint:
        'The director answers for terms and price and the operations manager for output and method. Both sign ahead of lodging.',
      first_step:
        'Mark what was used twice or more in the last five bids; that becomes the answer file, with somebody in charge.',
      stop_test: 'After four tenders, hours saved must reach 15 %, or you give it up.',
      alternative: 'Write ten answers you can reuse, and five questions that decide when to stay out.',
      risks: [
        {
          risk: 'A line in the draft credits you with plant or tickets you lack.',
          mitigation: 'Behind every claim is a file with proof. Lines without one come out.',
        },
        {
          risk: 'The estimate assumes your best month, and you pay for it every week.',
          mitigation: 'Work from median output including wet days, with the spread laid before the manager.',
        },
      ],
      kpis: [
        {
          name: 'working hours per bid',
          unit: 'hours',
          baseline: 'Measure three bids from now',
          target: 'shorter by 30 to 50 %',
        },
        {
          name: 'margin lost between bid and job',
          unit: '% points',
          baseline: 'Study the ten most recent jobs',
          target: 'brought 20 to 30 % nearer',
        },
      ],
      data_needed: [
        'bids with their outcome',
        'true cost and output per shift',
        'what hired plant costs',
        'safety numbers',
        'standard contract terms',
      ],
    },
    {
      risks: [
        {
          risk: 'The bid names plant, tickets or results you cannot show.',
          mitigation: 'Each claim is linked to its proof. If proof is missing, the sentence is removed.',
        },
        {
          risk: 'A record month sets the rate, and the contract loses money.',
          mitigation: 'Base it on median output, wet days included, and put the range in front of the manager.',
        },
      ],
      kpis: [
        {
          name: 'hours one bid takes',
          unit: 'hours',
          baseline: 'Record the time on three coming bids',
          target: '30 to 50 % fewer',
        },
        {
          name: 'gap between margin bid and margin earned',
          unit: '% points',
          baseline: 'Check ten finished jobs against their bids',
          target: '20 to 30 % smaller',
        },
      ],
      workflow:
        'Most of a bid is written from answers that won before, each with its date. The tool lists must-haves, questions and dates and drafts what is missing. The estimator makes rates out of real shift output on similar jobs. After reading it all, the manager prices the risk and signs. If the bid is lost, the reason is noted.',
      build:
        'Sixty answers, all 60 approved, and ten sheets of job costs make up the library. A drafting tool inside your tenancy works with these. How rates are built up remains in a sheet of your own.',
      checkpoint:
        'Two signatures come before lodging: the operations manager for method and output, the director for price and terms.',
      first_step:
        'Compare your last five bids, lift out the answers that recur, and make somebody the owner of that file.',
      stop_test: 'With four tenders done, bid hours should be 15 % lower. If not, leave it.',
      alternative: 'Keep ten standard answers ready, and ask five set questions before you decide to bid at all.',
      data_needed: [
        'earlier bids and their result',
        'shift output and cost from jobs',
        'rates paid for plant hire',
        'your safety figures',
        'contract terms, listed',
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
      kpis: [
        {
          name: 'jobs that wait on a part',
          unit: 'a month',
          baseline: 'Let the planner mark such delays for two months',
          target: '25 to 40 % fewer',
        },
        {
          name: 'spend on rush freight',
          unit: '$ a month',
          baseline: 'Read six months of the freight ledger',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'stores list with makers’ numbers',
        'three years of issues',
        'time each part takes',
        'services ahead',
        'lines bought and billed',
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
      kpis: [
        {
          name: 'delays for lack of spares',
          unit: 'a month',
          baseline: 'Ask the planner to tag them over two months',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'cost of urgent freight',
          unit: '$ a month',
          baseline: 'Add up freight bills for six months',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'items by maker’s number',
        'usage over three years',
        'supply times',
        'coming service plan',
        'orders and invoices by line',
      ],
    },
    {
      workflow:
        'The right part is on the shelf when the service falls due. Doubles in the stores list are grouped by name and maker’s number for the storeman to merge, and minimum levels follow from usage, lead time and planned work. The buyer has a weekly list to order, chase, return or sell. Bills are checked with receipt and order.',
      build:
        'Put the thousand dearest items in order before the rest. Once parts lists hang on service plans, work you know about places the order. Forecasting suits consumables; critical spares follow fixed rules.',
      checkpoint: 'Nothing is ordered without the buyer, and no critical spare is changed without the planner.',
      first_step: 'Take ten stops that a missing part caused and sort them: late, not stocked, not ordered, not found.',
      stop_test: 'If four months do not lower such delays by 15 %, close the work.',
      alternative:
        'Two days along the racks with a fitter, labels in hand, and two bins for each consumable will sort out most.',
      risks: [
        {
          risk: 'Twins on paper are not twins in steel, and a merged item has the wrong grade.',
          mitigation: 'Before safety items are merged, storeman and fitter compare the two parts by hand.',
        },
        {
          risk: 'The list sells a vital spare because nobody asked for it in years.',
          mitigation: 'With the planner, tag insurance spares one by one and bar them from sale.',
        },
      ],
      kpis: [
        {
          name: 'work held up by missing parts',
          unit: 'a month',
          baseline: 'Have such delays tagged for two months',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'freight paid to save a day',
          unit: '$ a month',
          baseline: 'Go through the ledger, six months back',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'item file and makers’ references',
        'issues booked in three years',
        'how long delivery takes',
        'service calendar',
        'purchase lines with invoices',
      ],
    },
    {
      workflow:
        'Every week the buyer sees what to order, hurry, send back or sell. Stock minimums come from lead times, use and the services ahead. Names and makers’ numbers that seem to be the same part are shown to the storeman, who decides on merging. An invoice is paid when order and receipt agree.',
      build:
        'Where most money goes, about a thousand items, the cleaning starts. Give each service plan its list of parts so that planned work does the ordering. For critical spares write rules; leave forecasts to consumables.',
      checkpoint: 'Purchase orders need the buyer. If a critical spare is touched in any way, the planner approves it.',
      first_step:
        'Why did the last ten jobs wait for a part? Note for each whether it was unstocked, unordered, lost or late.',
      stop_test: 'Part delays must be 15 % lower four months from now. If they are not, close.',
      alternative:
        'Go through the store for two days with a fitter, tidy and label, and run consumables from two bins.',
      risks: [
        {
          risk: 'Merging two lookalike parts puts the wrong grade into a machine.',
          mitigation: 'Both parts lie on the counter, seen by fitter and storeman, before a safety item is merged.',
        },
        {
          risk: 'Slow movers are sold, and among them is the spare that saves a month.',
          mitigation: 'Insurance spares carry a tag set by hand with the planner, which keeps them off the list.',
        },
      ],
      kpis: [
        {
          name: 'stops caused by spares',
          unit: 'a month',
          baseline: 'Use the planner’s tags from two months',
          target: 'reduced by 25 to 40 %',
        },
        {
          name: 'bill for express freight',
          unit: '$ a month',
          baseline: 'Total six months of freight bills',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'catalogue with part numbers',
        'what was issued for three years',
        'lead time per item',
        'planned maintenance',
        'invoices against orders',
      ],
    },
    {
      risks: [
        {
          risk: 'Parts with one name but two grades are merged, and the weaker is fitted.',
          mitigation: 'Safety items are merged only with both in hand, by the storeman and a fitter together.',
        },
        {
          risk: 'The spare you need once in ten years is sold as dead.',
          mitigation: 'Go through insurance spares with the planner, tag each by hand, and lock them.',
        },
      ],
      kpis: [
        {
          name: 'jobs stopped by a missing spare',
          unit: 'a month',
          baseline: 'Get two months of delays tagged by the planner',
          target: '25 to 40 % less',
        },
        {
          name: 'dollars spent on urgent freight',
          unit: '$ a month',
          baseline: 'Sum six months in the freight ledger',
          target: 'cut it 20 to 30 %',
        },
      ],
      workflow:
        'Doubles leave the stores list and the right spares are in stock. Items that share a maker’s number or a like name are shown to the storeman for merging. Use, lead time and services ahead give each minimum. Weekly, the buyer is told what to sell, return, hurry or order, and invoices must agree with order and receipt.',
      build:
        'The first thousand items by spend are the ones to clean. With parts lists tied to each service plan, planned work creates its own orders. Consumables can be forecast. Critical spares are held by rule.',
      checkpoint:
        'No order without the buyer’s approval, and for a critical spare no change at all without the planner’s.',
      first_step:
        'Look at the ten latest stops for lack of a part and name the cause: never stocked, lost, not ordered or late.',
      stop_test: 'Four months should cut delays over parts by 15 %. If you see less, close it.',
      alternative: 'Take a fitter along the racks for two days: sort, bin, label, and give consumables two bins each.',
      data_needed: [
        'stores list and makers’ codes',
        'three years’ issues by item',
        'days each supplier takes',
        'services planned ahead',
        'order lines and bills',
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
      kpis: [
        {
          name: 'alarms with nothing behind them',
          unit: 'a week',
          baseline: 'Take the alarm log of three months',
          target: '40 to 60 % fewer',
        },
        {
          name: 'minutes until the engineer has decided',
          unit: 'minutes',
          baseline: 'Clock the past 20 alarms',
          target: 'half of it',
        },
      ],
      data_needed: [
        'history of radar and prisms',
        'readings of piezometers',
        'times of rain and blasts',
        'failures on record',
        'pictures by drone and satellite',
      ],
      must_not_decide:
        'A dam, a heading or a bench is cleared by no model. With advice from the geotechnical engineer, the mine manager or engineer of record decides.',
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
      kpis: [
        {
          name: 'needless alarms',
          unit: 'a week',
          baseline: 'Go through three months of the log',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'response time of the engineer',
          unit: 'minutes',
          baseline: 'Look at times for 20 alarms',
          target: 'halved',
        },
      ],
      data_needed: [
        'radar and prism data over time',
        'water pressure readings',
        'blast and rain log',
        'earlier collapses',
        'aerial and satellite images',
      ],
      must_not_decide:
        'Benches, headings and dams are cleared by people: the engineer of record or mine manager, on the geotechnical engineer’s advice. A model may not.',
    },
    {
      workflow:
        'The geotechnical engineer sees true movement sooner, since noise is taken out of the alarms. Prisms, radar, satellite, rain and piezometers share a screen; weather effects go, repeated alarms for a spot are joined, and trends run against triggers. He reads, inspects and calls what the plan says. The log keeps everything.',
      build:
        'Triggers and the people who act on them come first, in writing. An alarm filter is sold by whoever built your radar or sensors, and piezometers should report by themselves. Sorting alarms and drone pictures suits a model; judging stability does not.',
      checkpoint:
        'At every alarm the geotech engineer visits the spot. Going back in needs the mine manager’s clearance, written.',
      first_step:
        'Run the data of your last two movements again and note the first moment at which a person could tell.',
      stop_test: 'Six months in shadow, and not one true movement may be lost. Lose one and it is withdrawn.',
      alternative:
        'Record cracks on a daily walk along the crest, read the prisms weekly, and keep out after a downpour.',
      risks: [
        {
          risk: 'Tuned on quiet walls, the filter swallows a fast failure.',
          mitigation: 'Above the hard trigger no filter works, and the alarm comes as it is.',
        },
        {
          risk: 'Heavy rain kills the sensors on the very day they matter.',
          mitigation: 'Take silence for an alarm, and have someone look inside sixty minutes.',
        },
      ],
      kpis: [
        {
          name: 'alarms that were false',
          unit: 'a week',
          baseline: 'Count them in three months of logs',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'time for the engineer to call it',
          unit: 'minutes',
          baseline: 'Measure it on the latest 20',
          target: 'cut in two',
        },
      ],
      data_needed: [
        'prism and radar records',
        'piezometer data',
        'when it rained and when you blasted',
        'known failures',
        'satellite and drone photos',
      ],
      must_not_decide:
        'The mine manager, or the engineer of record, decides on bench, heading and dam after hearing the geotechnical engineer. No model clears them.',
    },
    {
      workflow:
        'One screen holds rain, prisms, radar, piezometers and satellite, so that movement is not missed. The tool filters out weather, merges alarms from one spot and plots the trend up to its trigger. After reading it the geotechnical engineer goes there and starts what the plan prescribes, and each step is recorded.',
      build:
        'Agree who does what at which trigger, and write it down before you buy. The maker of the radar or sensor has an alarm filter; add automatic piezometers. Leave alarms and drone cracks to a model for sorting, and stability to engineers.',
      checkpoint:
        'The geotech engineer checks each alarm on the ground, and crews wait outside until the mine manager writes that they may return.',
      first_step: 'For your two most recent movements, put all data in order of time. When was there enough to know?',
      stop_test: 'Let it run in shadow for six months, and drop it if it once suppresses a movement that was real.',
      alternative:
        'Daily crest walks with a crack card, weekly prism rounds and no entry after heavy rain are the old way, and it works.',
      risks: [
        {
          risk: 'A sudden collapse is taken for noise by a filter that only knows calm.',
          mitigation: 'At hard triggers the raw alarm sounds, since the filter has no say up there.',
        },
        {
          risk: 'Just when rain makes the wall move, sensors drop out.',
          mitigation: 'No signal counts as a trigger. Within the hour someone has been to see.',
        },
      ],
      kpis: [
        {
          name: 'share of noise among the alarms',
          unit: 'a week',
          baseline: 'Review three months of alarms',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'delay until an engineer makes the call',
          unit: 'minutes',
          baseline: 'Use time stamps of 20 alarms',
          target: 'down by half',
        },
      ],
      data_needed: [
        'past radar and prism readings',
        'levels in the piezometers',
        'rainfall and blast records',
        'file of earlier failures',
        'imagery from drone and orbit',
      ],
      must_not_decide:
        'Clearing people under a wall or on a dam is never for a model. Decisions are for the engineer of record or the mine manager, and the geotechnical engineer advises them.',
    },
    {
      risks: [
        {
          risk: 'A filter made for steady walls treats a fast collapse as noise.',
          mitigation: 'Beneath the hard trigger it may filter. From that level on, the raw alarm is heard.',
        },
        {
          risk: 'Rain stops the sensors in the hours that count.',
          mitigation: 'If a sensor falls silent, treat it as triggered and have someone there inside the hour.',
        },
      ],
      kpis: [
        {
          name: 'alarms without movement',
          unit: 'a week',
          baseline: 'Sort three months of the alarm log',
          target: '40 to 60 % less',
        },
        {
          name: 'minutes from trigger to decision',
          unit: 'minutes',
          baseline: 'Compare time stamps on the last 20',
          target: 'reduced by half',
        },
      ],
      workflow:
        'Alarms that mean movement stand out from weather and noise. Piezometers, radar, rain, prisms and satellite come to one screen, where alarms from one place are merged and the trend is drawn against its trigger. The geotechnical engineer reads it, walks there and calls the planned response. A log keeps it all.',
      build:
        'Before any purchase, write who acts at which trigger. Your radar or sensor maker has the alarm filter, and piezometers can be automated. Sorting alarms and cracks from the drone is fine for a model. It must never declare a wall stable.',
      checkpoint:
        'No alarm passes without the geotech engineer on the spot in person. Nobody re-enters until the mine manager has cleared it in writing.',
      first_step: 'Replay two past movements from all readings, and mark when someone could first have known.',
      stop_test: 'During six months of shadow running, a single real movement filtered out is enough to withdraw it.',
      alternative: 'Look for cracks along the crest every day, read prisms each week, and keep out after hard rain.',
      must_not_decide:
        'The decision to clear a dam, bench or heading is the mine manager’s or the engineer of record’s, advised by the geotechnical engineer. It is no model’s.',
      data_needed: [
        'prisms and radar over the years',
        'pore pressure readings',
        'dates of rain and blasting',
        'collapses on record',
        'drone flights and satellite scenes',
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
      kpis: [
        {
          name: 'empty roles as a swing starts',
          unit: 'per swing',
          baseline: 'Use the past ten swings',
          target: '30 to 50 % fewer',
        },
        {
          name: 'times the fatigue rules were broken',
          unit: 'a month',
          baseline: 'Check hours and travel by the standard',
          target: '70 % less',
        },
      ],
      data_needed: [
        'roles needed',
        'leave and tickets',
        'seats and beds',
        'rules on fatigue',
        'travel and hours worked',
      ],
      must_not_decide:
        'It may not rule on fitness for work or refuse leave. The supervisor speaks to the person, and the superintendent decides.',
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
      kpis: [
        {
          name: 'gaps on day one of a swing',
          unit: 'per swing',
          baseline: 'Look at ten swings gone by',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'fatigue breaches',
          unit: 'a month',
          baseline: 'Hold hours and travel up to your standard',
          target: 'a drop of 70 %',
        },
      ],
      data_needed: [
        'number of people by role',
        'who has leave and which tickets',
        'flights and rooms',
        'fatigue standard',
        'hours and journeys',
      ],
      must_not_decide:
        'Who is fit, and whose leave is turned down, is not for a roster tool. The superintendent decides after the supervisor has asked the person.',
    },
    {
      workflow:
        'Gaps and broken fatigue rules show up before the swing, while they can be mended. The planner enters what each role needs, and the tool sets out leave, swings, tickets, beds and flights. The superintendent closes the gaps, and swaps are asked for by phone. Travel is booked on the locked roster, and changes reach gate and camp in the hour.',
      build:
        'Remote-site software for rosters and travel exists; buy it, and put your fatigue rules in. The solver writes a draft. Who goes where is finished by someone who knows the crew.',
      checkpoint: 'No roster is final without the superintendent, who also approves any fatigue breach for each name.',
      first_step:
        'Take three swings that are over and compare plan and fact: gaps, missed flights and hours beyond the limit.',
      stop_test: 'After six swings, unfilled roles must be 20 % fewer, or it goes.',
      alternative: 'A published calendar of 12 months for each crew, plus a few relief hands, often suffices.',
      risks: [
        {
          risk: 'The same helpful people get every extra shift and wear out.',
          mitigation: 'Each person has a monthly limit on extras, shown where all can see it.',
        },
        {
          risk: 'A rule nobody was told about takes people’s family days.',
          mitigation: 'Put the rules on the wall. Anyone may ask, and within a day the superintendent looks again.',
        },
      ],
      kpis: [
        {
          name: 'roles still open at the start',
          unit: 'per swing',
          baseline: 'Go back over ten swings',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'breaches of your fatigue standard',
          unit: 'a month',
          baseline: 'Compare hours plus travel with the rules',
          target: '70 % fewer',
        },
      ],
      data_needed: [
        'crew demand by role',
        'leave booked and tickets held',
        'available seats and beds',
        'agreed fatigue rules',
        'worked and travelled hours',
      ],
      must_not_decide:
        'Fitness is asked about by the supervisor, in person, and leave is decided by the superintendent. The tool does neither.',
    },
    {
      workflow:
        'One draft roster brings crew needs, tickets, leave, flights and camp beds together. Where a role is empty or a fatigue rule would break, it is flagged for the superintendent. Swaps are requested by phone. When the roster is locked, travel follows, and camp and gate hear of any change that hour.',
      build:
        'Look for a product that handles both travel and rosters for remote sites, and teach it your rules on fatigue. Drafting can be left to its solver, the real roster to a person close to the crew.',
      checkpoint:
        'The superintendent signs each roster, and for each person whose fatigue rules would be broken, signs again.',
      first_step:
        'Lay three past swings next to one another, as planned and as they went, with holes, lost flights and excess hours.',
      stop_test: 'Leave it if six swings have not cut the roles you could not fill by 20 %.',
      alternative: 'Fix each crew’s calendar for 12 months, and let a small relief pool cover the rest.',
      risks: [
        {
          risk: 'Whoever says yes is asked again, until that person is exhausted.',
          mitigation: 'The screen shows how many extra shifts a person has had this month, and where the cap lies.',
        },
        {
          risk: 'People lose days at home to a rule they never saw.',
          mitigation:
            'Rules are open to all, with a second look by the superintendent, inside a day, for whoever asks.',
        },
      ],
      kpis: [
        {
          name: 'roles nobody filled',
          unit: 'per swing',
          baseline: 'Count them for the last ten',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'rule breaks on fatigue',
          unit: 'a month',
          baseline: 'Add travel to hours and test against the standard',
          target: '70 % down',
        },
      ],
      data_needed: [
        'people required for each role',
        'tickets and absences',
        'camp beds, flight seats',
        'limits on fatigue',
        'hours on shift and on the road',
      ],
      must_not_decide:
        'A roster tool does not judge people. Supervisors ask whether someone is fit, and refusing leave is up to the superintendent.',
    },
    {
      risks: [
        {
          risk: 'A solver returns to the same willing hands until they are tired out.',
          mitigation: 'Put a ceiling on extra shifts by month and person, and let the screen show it.',
        },
        {
          risk: 'Days with the family are lost to some rule in the software.',
          mitigation: 'Everyone can read the rules. On request the superintendent reviews a case within one day.',
        },
      ],
      kpis: [
        {
          name: 'open roles on the first day of a swing',
          unit: 'per swing',
          baseline: 'Check ten swings for empty places',
          target: '30 to 50 % less',
        },
        {
          name: 'fatigue rules broken',
          unit: 'a month',
          baseline: 'Test hours and travel time against your standard',
          target: 'down by 70 %',
        },
      ],
      workflow:
        'The superintendent sees empty roles and fatigue breaches before a swing begins. From the planner’s needs by role, the tool fits tickets, leave, swings, flights and beds together. People request swaps on their phone, and the superintendent settles what is open. Flights follow the locked roster. Within the hour, camp and gate have each change.',
      build:
        'Software made for remote sites does rosters and travel in one; give it your own fatigue rules. Its solver makes a proposal. Someone who knows the people makes the roster out of it.',
      checkpoint: 'The superintendent approves rosters and, name by name, all fatigue breaches.',
      first_step:
        'Look at three swings, planned against real. Where were gaps, who missed a flight, and whose hours ran over?',
      stop_test: 'Count unfilled roles for six swings. If there are not 20 % fewer, drop it.',
      alternative: 'Fix a calendar by crew, 12 months long, with a handful of relief people.',
      must_not_decide:
        'The tool neither judges fitness nor refuses leave. First the supervisor speaks with the person, then the superintendent decides.',
      data_needed: [
        'demand for people by role',
        'leave and valid tickets',
        'seats on flights, beds in camp',
        'your fatigue standard',
        'travel and working hours',
      ],
    },
  ],
  'mining/blast-results': [
    {
      workflow:
        'One file per shot holds the design, the drilled holes, kilos loaded, timing, vibration and film. How well it broke is read from dig rate and pictures of the pile. For ground of that kind you are shown the patterns that made good rock and kept the limits, with a proposal for powder, spacing and burden. Design, checking and firing remain the work of shotfirer or blast engineer.',
      build:
        'Type up a year of shots in one table, with pile photos taken from phone or drone. Patterns are drawn in ShotPlus or whatever you own. Sort by rock type and keep the model plain. On timing and clearance no tool is asked.',
      checkpoint:
        'On the day, whoever holds the licence looks at the face and approves the design. The file is signed when the all-clear has been given.',
      first_step:
        'Compare your twelve latest shots on one sheet, with holes, water, kilos, big rocks and any complaint.',
      stop_test:
        'End the trial when you have fired twelve shots, or worked for six months, with oversize down by less than 10 %. A single flyrock event ends it the same day.',
      alternative:
        'Meet at the pile for ten minutes when it is safe. A photo, the dig rate and a lesson fit on one page.',
      risks: [
        {
          risk: 'What broke well in other ground sends stones past the zone.',
          mitigation: 'Small changes, one by one. The exclusion zone stays as planned, and two cameras film it all.',
        },
        {
          risk: 'The record repeats the plan, while holes wandered or were short.',
          mitigation: 'Dip them on the bench and write it down. Without hole logs a shot does not count.',
        },
      ],
      kpis: [
        {
          name: 'rocks the breaker has to deal with',
          unit: 'loads or rocks per shot',
          baseline: 'Tally ten shots',
          target: '20 to 30 % fewer',
        },
        {
          name: 'explosives for each cubic metre',
          unit: 'kg per cubic metre',
          baseline: 'Average of 20 recent shots',
          target: '5 to 10 % less with dig rate held',
        },
      ],
      data_needed: [
        'hole logs and the designs behind them',
        'kilos of explosive in every hole',
        'film, overpressure and vibration',
        'how fast it dug and pictures of the pile',
        'crusher load and count of big rocks',
      ],
      must_not_decide:
        'Zones, misfires and the order to fire belong to the shotfirer in charge, who holds the licence. They are never left to software.',
    },
    {
      workflow:
        'The blast engineer starts from shots in similar rock, not from habit. For each one the system keeps holes, loading, delays, monitor readings, video, photos of the pile and how it dug. It ranks the patterns by result within limits, and offers figures for spacing, burden and powder. He or the shotfirer then draws the design, tests it at the face and fires it.',
      build:
        'A year’s paper shot files go into a table first, and the pile is photographed by drone or phone from now on. Keep the design package you have. Grouping by rock type will do as a model. Clearance and delays are outside its reach.',
      checkpoint:
        'A licence holder stands at the face that morning and says yes to the design or changes it. After the all-clear he closes the shot file.',
      first_step:
        'Spread out twelve past shots. For each write pattern, kilos, water in holes, oversize and who rang to complain.',
      stop_test:
        'Drop it if oversize is not 10 % lower after six months or twelve shots. After flyrock, drop it immediately.',
      alternative:
        'Ten minutes by the muck pile, once it is cleared, with one sheet for picture, digging and what to do otherwise.',
      risks: [
        {
          risk: 'A borrowed pattern does not suit this face and rock flies too far.',
          mitigation: 'Alter a single value per shot and only a little. Never shrink the zone. Film from two places.',
        },
        {
          risk: 'Holes differ from the drawing, so the lesson is false.',
          mitigation: 'Every hole is dipped and logged before loading, and unlogged shots are set aside.',
        },
      ],
      kpis: [
        {
          name: 'big rock left over',
          unit: 'loads or rocks per shot',
          baseline: 'What the breaker handled over ten shots',
          target: 'down 20 to 30 %',
        },
        {
          name: 'powder factor',
          unit: 'kg per cubic metre',
          baseline: 'Mean of the 20 latest',
          target: '5 to 10 % lower, digging as fast',
        },
      ],
      data_needed: [
        'drawn patterns and holes as measured',
        'loading sheets hole by hole',
        'readings and film of each blast',
        'pile photos with digging speed',
        'breaker tally and crusher draw',
      ],
      must_not_decide:
        'It may not fix the exclusion zone, deal with a misfire or give the word to fire. One licensed shotfirer carries that.',
    },
    {
      risks: [
        {
          risk: 'The pattern suits another quarry, and here it throws rock beyond the zone.',
          mitigation:
            'Move in small steps, one factor each time. Leave the planned zone as it is, and film from both sides.',
        },
        {
          risk: 'What is on file is the drawing, and the drill did something else.',
          mitigation: 'Holes are dipped and recorded on the bench. Shots with no hole log are not compared.',
        },
      ],
      kpis: [
        {
          name: 'oversize left after a shot',
          unit: 'loads or rocks per shot',
          baseline: 'Let the breaker operator count ten shots',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'powder for a cubic metre of rock',
          unit: 'kg per cubic metre',
          baseline: 'Work it out for 20 shots',
          target: 'reduced by 5 to 10 % with the dig rate unchanged',
        },
      ],
      workflow:
        'Every shot teaches the next one, because its whole story is kept. Timing, powder, drilled holes, design, vibration and video are on file, with pile photos and dig rate to show how it broke. In similar ground the tool looks for patterns that broke well inside the limits and offers spacing, burden and powder. Design and firing are for the shotfirer or blast engineer.',
      build:
        'Collect last year’s shots in a single table, and photograph each muck pile by drone or phone. ShotPlus, or the design package you use, still draws the pattern. One plain model per rock type suffices. Timing and clearance stay out of any tool’s hands.',
      checkpoint:
        'Before each shot the licensed shotfirer or the engineer compares design and face and approves. He signs the file once the all-clear is given.',
      first_step: 'Put twelve recent shots in a table: powder, pattern, oversize, wet holes and complaints.',
      stop_test:
        'By the twelfth shot, or in six months, oversize must be 10 % down, or you stop. Any flyrock stops it at once.',
      alternative:
        'After every shot spend ten minutes at the pile. Write the dig rate, one lesson and a photo on a single sheet.',
      must_not_decide:
        'The licensed shotfirer in charge sets the exclusion zone, clears misfires and releases the shot. No software may do so.',
      data_needed: [
        'shot designs with drilled holes',
        'explosives by hole',
        'blast video, vibration and overpressure',
        'dig rates and photos of the pile',
        'oversize tally with crusher power',
      ],
    },
    {
      risks: [
        {
          risk: 'A good pattern from other ground sends flyrock past the zone.',
          mitigation: 'Alter one thing per shot, by little, and keep the zone. Two cameras record each blast.',
        },
        {
          risk: 'The log copies the design, so nobody knows how the holes were really drilled.',
          mitigation: 'Dip each one and write it up before loading, and drop from the comparison any shot without it.',
        },
      ],
      kpis: [
        {
          name: 'rocks too big for the crusher',
          unit: 'loads or rocks per shot',
          baseline: 'Keep a breaker count over ten shots',
          target: '20 to 30 % less',
        },
        {
          name: 'explosive used per cubic metre',
          unit: 'kg per cubic metre',
          baseline: 'Read it from 20 shot files',
          target: '5 to 10 % less while digging stays as quick',
        },
      ],
      workflow:
        'You can see which pattern broke this kind of rock well and stayed inside the limits. Behind that is one record per shot, from the design and the holes as drilled to powder, timing, film and vibration. Dig rate and pile photos give the result. Figures for burden, powder and spacing are suggested. The blast engineer or shotfirer decides, checks and fires.',
      build:
        'The work starts with paper: a year of shot records typed into one table. From then on a phone or drone takes fragmentation photos. Design goes on in ShotPlus or your present software, and a model by rock type is all you add. It has no voice in clearance or timing.',
      checkpoint:
        'Whoever is licensed, shotfirer or blast engineer, checks the design at the face that day. After the all-clear the shot file gets his signature.',
      first_step:
        'Look at twelve shots next to each other and note pattern, wet holes, powder, complaints and oversize.',
      stop_test:
        'If oversize is less than 10 % down by shot twelve or month six, leave it. A flyrock event means stop now.',
      alternative: 'Ten minutes at each muck pile cost nothing. Take a photo, and write up digging and one lesson.',
      must_not_decide:
        'To release a shot, clear a misfire or set the exclusion zone is the duty of the licensed shotfirer in charge, never of software.',
      data_needed: [
        'plans of each blast and hole logs',
        'loading by hole',
        'monitor readings and film',
        'muck pile pictures and dig speed',
        'crusher power draw, oversize counted',
      ],
    },
    {
      risks: [
        {
          risk: 'Rock flies past the zone after a pattern was copied from elsewhere.',
          mitigation: 'Keep changes small and single. The zone in the plan stands, and film is taken from two sides.',
        },
        {
          risk: 'The drilled holes and the recorded ones are not the same.',
          mitigation: 'Only shots with every hole dipped and logged on the bench are used to compare.',
        },
      ],
      kpis: [
        {
          name: 'loads of oversize',
          unit: 'loads or rocks per shot',
          baseline: 'Add up what the breaker met in ten shots',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'kilos of powder in each cubic metre',
          unit: 'kg per cubic metre',
          baseline: 'Check the files of 20 shots',
          target: 'down by 5 to 10 % at an equal dig rate',
        },
      ],
      workflow:
        'Design of a shot starts with what happened in ground like it. The record of each blast holds its pattern, drilled holes, loading, timing, vibration and video, plus how the pile looked and dug. The tool picks out patterns that gave good rock within limits, and proposes powder, burden and spacing. The final design, the check at the face and the firing are human work, by shotfirer or blast engineer.',
      build:
        'One table for a year of shots is the start, with muck pile photos from drone or phone added as you go. Keep designing in the software you have, ShotPlus for instance. Sorting by rock type is model enough. What concerns clearance and timing is never asked of it.',
      checkpoint:
        'Each design is approved on the day, at the face, by an engineer or shotfirer with the licence. His signature closes the file after the all-clear.',
      first_step: 'Write twelve shots on one sheet with wet holes, complaints, oversize, powder and pattern for each.',
      stop_test:
        'Flyrock ends the trial immediately. Otherwise count at six months or twelve shots, and stop below a 10 % drop in oversize.',
      alternative: 'Gather the crew by each pile, ten minutes long, and put picture, dig rate and lesson on one page.',
      must_not_decide:
        'No program decides on exclusion zones, misfires or when to fire. That authority is the licensed shotfirer’s, who is in charge.',
      data_needed: [
        'hole logs against design',
        'what went into every hole',
        'vibration, video and air pressure',
        'fragmentation pictures, digging rates',
        'crusher load and big rock count',
      ],
    },
  ],
  'mining/sample-lab': [
    {
      workflow:
        'A scan at the door and another at every step tell where each job is. Loads for prep, fusion and the instruments are planned from due dates, and readings flow in by themselves. For every batch there are charts of blanks, standards and repeats. What looks wrong is held back with a reason, until a chemist has it run again or lets it go. Clients see progress straight away.',
      build:
        'Most LIMS packages can plan work and chart controls, so use those parts first. Bags and trays get barcodes, and instruments hand over files. With a year of batches on record, a small model for carry-over and swapped trays is worth adding.',
      checkpoint:
        'Release is by a chemist with signing rights, who has looked at that batch together with its standards.',
      first_step: 'Time twenty jobs at each step on their way through the lab, and mark the places at which they sat.',
      stop_test: 'Four months is the test. If the median is not 10 % shorter, end it.',
      alternative: 'A card for every job, columns for the steps and a ceiling per room each day make a good board.',
      risks: [
        {
          risk: 'Someone turns a tray, and the chart still looks fine.',
          mitigation: 'Controls change position from batch to batch. If one is out, the chemist goes over the order.',
        },
        {
          risk: 'To save days, repeats are left undone.',
          mitigation: 'Show both figures together. A job without its repeats counts as late.',
        },
      ],
      kpis: [
        {
          name: 'days until the client has results',
          unit: 'days, median',
          baseline: 'Look at 100 finished jobs',
          target: '20 to 30 % shorter',
        },
        {
          name: 'released batches that had to be redone',
          unit: 'a quarter',
          baseline: 'Add up client queries and repeats',
          target: 'halve them',
        },
      ],
      data_needed: [
        'when each bag passed each step',
        'files from the instruments',
        'control samples for every batch',
        'promised dates and terms',
      ],
    },
    {
      workflow:
        'Where is my sample? The answer is on the screen, because bags are scanned from the dock onwards. The day’s loads for drying, fusion and instruments follow what is due. Results come in as files and are judged batch by batch on their repeats, blanks and standards. Doubtful ones stop there. The chemist decides between another run and release, and the portal shows it.',
      build:
        'Before you spend, look at what the LIMS can do in planning and in control charts. Label trays and bags with barcodes and let instruments write to it. Later, after one year of data, a model may learn to see trays that were swapped.',
      checkpoint:
        'The chemist who signs has every batch and its controls before him. Software releases nothing to clients.',
      first_step: 'Choose twenty jobs and note the hour they reach and leave each room, up to the report.',
      stop_test: 'Drop the change if, after four months, the median job is less than 10 % quicker.',
      alternative: 'Try a wall board: each job a card, each room a column with a limit for the day.',
      risks: [
        {
          risk: 'A rotated tray gives neat charts and wrong assays.',
          mitigation:
            'Vary where the blanks and standards sit, and after any failure have the sequence checked by a chemist.',
        },
        {
          risk: 'Speed becomes the goal and checks get dropped.',
          mitigation: 'Publish repeats next to days, and treat a missing one as lateness.',
        },
      ],
      kpis: [
        {
          name: 'time from dock to report',
          unit: 'days, median',
          baseline: 'Dates of 100 jobs',
          target: '20 to 30 % faster',
        },
        {
          name: 'batches recalled once sent',
          unit: 'a quarter',
          baseline: 'Repeats and complaints together',
          target: 'half as many',
        },
      ],
      data_needed: [
        'scans by bag, job and step',
        'raw instrument output',
        'results for blanks, standards, repeats',
        'when clients were promised what',
      ],
    },
    {
      risks: [
        {
          risk: 'A tray went in the wrong way round, and the chart shows nothing.',
          mitigation:
            'Standards and blanks should sit in different spots each time. After one fails, the chemist checks the order.',
        },
        {
          risk: 'Under pressure of time, repeats are skipped.',
          mitigation: 'Publish days and repeats together, and book a job without repeats as late.',
        },
      ],
      kpis: [
        {
          name: 'days a job takes',
          unit: 'days, median',
          baseline: 'Use dates of the last 100 jobs',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'batches done again once released',
          unit: 'a quarter',
          baseline: 'Count client queries and repeats',
          target: 'down by half',
        },
      ],
      workflow:
        'The state of each job is plain to all, since each bag is scanned at the door and from step to step. Prep, fusion and instruments are loaded by due date, and results arrive from the instruments themselves. Each batch has its chart of repeats, standards and blanks. A batch that looks odd is held with a reason, and the chemist repeats or releases it. Clients see the outcome at once.',
      build:
        'Your LIMS probably has planning and control charts; turn those on before you buy. Put barcodes on bags and trays, and take in instrument results as files. After a year of batches, let a small model watch for swapped trays and carry-over.',
      checkpoint:
        'Before release a signatory chemist has reviewed the batch and its standards. The software’s opinion is never enough for a client.',
      first_step:
        'Track twenty jobs through the lab, gate to report, and write the time at each step. Where do they wait?',
      stop_test: 'The median should be 10 % lower in four months. If it is not, stop.',
      alternative: 'Put up a job board: one card each, one column for every step, and a daily cap by room.',
      data_needed: [
        'bag and job scans, step by step',
        'result files off instruments',
        'blanks, repeats and standards per batch',
        'client terms with due dates',
      ],
    },
    {
      risks: [
        {
          risk: 'The chart is clean though someone reversed the tray.',
          mitigation: 'Move controls to new places in each batch. When one fails, a chemist goes through the sequence.',
        },
        {
          risk: 'People drop repeats to make the date.',
          mitigation: 'A skipped repeat counts as a late job, and both figures are shown side by side.',
        },
      ],
      kpis: [
        {
          name: 'time a client waits for assays',
          unit: 'days, median',
          baseline: 'Work it out for 100 past jobs',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'repeats on batches already sent out',
          unit: 'a quarter',
          baseline: 'Add client queries to repeats done',
          target: 'cut in half',
        },
      ],
      workflow:
        'Bad batches are stopped in the lab, not found by the client. For each one, blanks, standards and repeats go on a chart, and anything odd is held and explained. A chemist then releases it or orders another run. Bags are scanned at the door and all along, due dates set the loads for prep, fusion and instruments, and clients follow it online.',
      build:
        'Look into the LIMS first: scheduling and control charts are usually there, unused. Every tray and bag gets a barcode, and files connect the instruments. A model that spots carry-over or trays swapped is worth it when you hold a year of batches.',
      checkpoint:
        'Nothing is released on the word of software. A signatory chemist has read each batch together with its standards.',
      first_step:
        'Choose twenty jobs and follow them to the report with a clock. Note at which step the hours are lost.',
      stop_test: 'Compare medians after four months, and give up if the gain is under 10 %.',
      alternative:
        'A board on the wall with a card per job, a column per step and a limit for every room helps at once.',
      data_needed: [
        'job register with step times',
        'instrument output',
        'quality control samples by batch',
        'promised dates and contract terms',
      ],
    },
    {
      risks: [
        {
          risk: 'A tray turned end for end still passes the control chart.',
          mitigation:
            'Change the position of blanks and standards, and have order checked by the chemist upon any failure.',
        },
        {
          risk: 'The race for days leads to fewer repeats.',
          mitigation: 'Report how many repeats were run next to turnaround, and call a job late if one is missing.',
        },
      ],
      kpis: [
        {
          name: 'turnaround from receipt to report',
          unit: 'days, median',
          baseline: 'Read 100 jobs for both dates',
          target: 'cut it 20 to 30 %',
        },
        {
          name: 'released batches called back',
          unit: 'a quarter',
          baseline: 'Tally repeats and queries from clients',
          target: 'reduced by half',
        },
      ],
      workflow:
        'Jobs move by due date through prep, fusion and the instruments, and a scan at each step shows how far they are. Readings come over by file. The tool charts standards, repeats and blanks batch by batch and holds back what does not fit, with the reason. The chemist reviews it, then has it repeated or lets it out, and the client is informed that minute.',
      build:
        'Do not buy before you have used the planning and charting parts of your LIMS. Barcodes belong on all bags and trays, and instruments should hand in files. Carry-over and swapped trays can be flagged by a small model once one year of batches exists.',
      checkpoint:
        'A chemist with signing authority goes through every batch, standards included, and only then is the client told.',
      first_step:
        'Time twenty jobs from the gate on, room by room, until the report is out, and find the longest waits.',
      stop_test: 'Four months without a 10 % gain in the median means it has not worked.',
      alternative:
        'Cards on a board, one for each job, with columns by step and a cap per room and day, may be all you need.',
      data_needed: [
        'times of every bag and job by step',
        'data files of instruments',
        'standards, repeats and blanks',
        'due dates by client',
      ],
    },
  ],
  'mining/rehabilitation-progress': [
    {
      workflow:
        'Year after year, in equal seasons, the site is photographed by drone or from space. Software works out cover, bare soil, gullies and probable weeds for every area, then sets them against last year and your completion criteria. Some spots are visited by an ecologist. Out of it come a map, a list of jobs for seed, erosion and weeds, and pages for the annual report.',
      build:
        'The first need is a single map in your GIS that says which land is disturbed, shaped, seeded or done. Repeat flights on equal lines. Change and cover mapping can be bought and tuned with your plots. To name species, a botanist has to walk.',
      checkpoint:
        'Before an area is reported, an ecologist has stood on it. Hectares carry the signature of the surveyor.',
      first_step: 'Draw all seeded, shaped and disturbed ground on a map, with the date of the last visit beside each.',
      stop_test: 'After two seasons, count the areas where boots and map differ. If it is over one in five, end it.',
      alternative:
        'Fixed photo points, visited in spring and autumn, with a page for each area, serve a small site well.',
      risks: [
        {
          risk: 'The picture is green, but what grows there is weed.',
          mitigation: 'Every area has a plot walked each season. Species are a figure of their own, next to cover.',
        },
        {
          risk: 'Somebody argues for a smaller bond from a flattering map.',
          mitigation: 'Areas count once the surveyor has signed, and auditors can see all pictures used.',
        },
      ],
      kpis: [
        {
          name: 'area whose state is known today',
          unit: '% of area',
          baseline: 'Hold new pictures against the map',
          target: '95 % or better',
        },
        {
          name: 'delay before a failed patch is mended',
          unit: 'months',
          baseline: 'Dates for ten such areas',
          target: 'half as long',
        },
      ],
      data_needed: [
        'status of each area since when',
        'seasonal images, drone or satellite',
        'findings from monitoring plots',
        'rain, topsoil and seed used where',
        'what approval and criteria demand',
      ],
    },
    {
      workflow:
        'Each area has a status and a target. Images taken at equal times of year show how far it is: how much is covered, where water cuts, where weeds may be. Those figures stand next to the year before and to the agreed criteria. An ecologist goes out to test some of them. Crews then get their list for sowing, spraying and drainage, and the yearly report has its figures.',
      build:
        'Use the GIS you own and settle one map first, from disturbed through shaped and seeded to finished. Have drones follow the same tracks. A service can supply cover and change layers that you correct with plot results. Only people on the ground can tell the species.',
      checkpoint:
        'The surveyor puts his name to the areas and an ecologist to their condition, seen on foot, ahead of any report.',
      first_step:
        'Gather every patch of shaped, disturbed or seeded land into one map and ask who was there last, and when.',
      stop_test: 'Drop the images if checks on foot over two seasons prove them wrong for over one area in five.',
      alternative: 'Choose photo points, return to them in autumn and in spring, and write a single page on each area.',
      risks: [
        {
          risk: 'Weeds look like success from above.',
          mitigation: 'Walk a plot per area every season, and never merge the species count with cover.',
        },
        {
          risk: 'A hopeful map lowers the bond and the gap is yours later.',
          mitigation: 'The auditor gets the images, and no hectare is claimed unless a surveyor signed.',
        },
      ],
      kpis: [
        {
          name: 'land with a status that is up to date',
          unit: '% of area',
          baseline: 'Check this year’s images with the map',
          target: 'raise it to 95 %',
        },
        {
          name: 'wait for repairs where seeding failed',
          unit: 'months',
          baseline: 'The ten latest failures',
          target: 'down by half',
        },
      ],
      data_needed: [
        'dated list of areas and their stage',
        'pictures from each season',
        'plot surveys',
        'where which seed and soil went, and rainfall',
        'criteria for completion and consent terms',
      ],
    },
    {
      risks: [
        {
          risk: 'From the air, weeds pass for good cover.',
          mitigation:
            'Each season a person checks one plot per area on foot. Cover and species are reported as two figures.',
        },
        {
          risk: 'A flattering map is used to argue the bond down.',
          mitigation: 'Hectares need the surveyor’s signature, and the images behind each number are kept for audit.',
        },
      ],
      kpis: [
        {
          name: 'disturbed area with an up-to-date state',
          unit: '% of area',
          baseline: 'Go over this year’s pictures with the map',
          target: '95 % of it',
        },
        {
          name: 'months before failed ground is repaired',
          unit: 'months',
          baseline: 'Take the ten areas that failed last',
          target: 'reduced by half',
        },
      ],
      workflow:
        'Each rehabilitated area has a known state and a next job. Pictures from drone or satellite, taken in matching seasons, show cover, bare ground, gullies and likely weeds. They are compared with the year before and with completion criteria, and an ecologist checks a sample on foot. The map then lists work on seed, weeds and erosion and feeds the annual report.',
      build:
        'Make one map in your GIS with four kinds of land: finished, seeded, shaped, disturbed. Flights repeat the same lines every season. Cover and change maps come from a service trained on your plots. A botanist must still walk to tell species.',
      checkpoint:
        'No area is reported until an ecologist has confirmed its state on the spot. The surveyor signs for its hectares.',
      first_step: 'Map the seeded, disturbed and shaped areas together, and add the day someone was last on each.',
      stop_test: 'Two seasons are the trial. If map and field check part on over one area in five, stop.',
      alternative: 'Visit set photo points in spring and autumn, and write a page of status on every area.',
      data_needed: [
        'dated status of every area',
        'images of each season',
        'results from plots',
        'topsoil, seed and rain by area',
        'completion criteria and approval terms',
      ],
    },
    {
      risks: [
        {
          risk: 'Weeds are green too, and the software counts them as cover.',
          mitigation: 'On foot, a plot in every area is checked each season, with species apart from cover.',
        },
        {
          risk: 'The bond is set too low because the map looked good.',
          mitigation: 'What counts is the area the surveyor signs, and auditors may ask for the pictures.',
        },
      ],
      kpis: [
        {
          name: 'share of land whose status is current',
          unit: '% of area',
          baseline: 'Lay the new images over the map',
          target: 'up to 95 %',
        },
        {
          name: 'repair time after a failure',
          unit: 'months',
          baseline: 'Look up dates for ten failed areas',
          target: 'halve it',
        },
      ],
      workflow:
        'One map tells you what is growing, what is washing out and what to do next. It rests on drone or satellite images, season matched to season, read for gullies, cover, bare ground and probable weeds. Last year and the completion criteria are the yardstick. An ecologist tests some spots. Seed, weed and erosion jobs are listed, and the annual report draws on it.',
      build:
        'Begin in the GIS you have, and mark what is seeded, finished, shaped or disturbed. Then fly identical lines each season and buy change and cover mapping, tuned on your plots. For species there is no way round a botanist on foot.',
      checkpoint:
        'An ecologist stands on the area before its status goes into a report, and hectares are signed by the surveyor.',
      first_step: 'On a single map, mark disturbed, shaped and seeded land, and when somebody was last there on foot.',
      stop_test: 'Compare field checks and map over two seasons, and give it up beyond one wrong area in five.',
      alternative:
        'Take photos from fixed points each spring and autumn, and keep a short page on the state of every area.',
      data_needed: [
        'stages of land, with dates',
        'seasonal drone and satellite images',
        'monitoring plots',
        'seed, topsoil and rainfall records',
        'conditions and closure criteria',
      ],
    },
    {
      risks: [
        {
          risk: 'Green on the picture can be weed.',
          mitigation: 'Report species separately, from a plot walked in each area and season.',
        },
        {
          risk: 'Somebody uses the prettier map to ask for a lower bond.',
          mitigation: 'Keep each picture for the auditor, and use no area the surveyor has not signed.',
        },
      ],
      kpis: [
        {
          name: 'land for which you know today’s state',
          unit: '% of area',
          baseline: 'Check map against pictures of this year',
          target: '95 % or more',
        },
        {
          name: 'time until failed seeding is redone',
          unit: 'months',
          baseline: 'Use the last ten cases',
          target: 'cut in half',
        },
      ],
      workflow:
        'Cover, bare soil, gullies and suspected weeds are measured for all areas, season by season. Drone or satellite supplies the pictures, and the tool sets them beside the last ones and the completion criteria. Before anyone relies on it, an ecologist walks a sample. Results appear on a map with tasks for erosion, weeds and seed, and in the annual report.',
      build:
        'Agree on one map of land by stage, disturbed to finished, within your present GIS. The drone flies its lines again every season. Mapping of cover and change is bought as a service and learns from your plots. Naming species remains a job for a botanist who walks.',
      checkpoint:
        'Ground truth comes first: an ecologist confirms the state of each area. Its hectares carry the surveyor’s name.',
      first_step:
        'Bring all shaped, seeded and disturbed patches onto one map, and write beside each who last walked it and when.',
      stop_test: 'It ends if, two seasons on, over a fifth of areas looks different on foot: one area in five.',
      alternative:
        'Spring and autumn photos from marked points, with one status page to each area, are enough for small sites.',
      data_needed: [
        'list of areas by stage',
        'pictures per season',
        'plot survey data',
        'rain, soil and seed history',
        'what approvals and criteria ask',
      ],
    },
  ],
  'mining/tenement-deadlines': [
    {
      workflow:
        'A register is filled from grants, conditions and agreements: when rent is due, what must be spent, which reports are owed and what was promised to Traditional Owners and landholders. Bookings carry the tenement’s number. Once a month you see duties in the coming 120 days, gaps in spend, and drill sites without access or heritage clearance. Report drafts build on those of last year.',
      build:
        'A calendar watched by two people and a register, bought or home-made, are the base. Duties and dates may be drawn from agreements by a language model that shows the clause. None is valid until someone has looked in the government register.',
      checkpoint:
        'Duties and dates are confirmed at source by the tenement manager, whose signature also goes on anything lodged.',
      first_step:
        'Write down all tenements with spend to date, rent, expiry and the next report. Test ten against the register of the state.',
      stop_test: 'A full check is made in eight weeks. If it finds over 2 % of dates wrong, end the automatic reading.',
      alternative: 'A calendar on the wall will serve, with five dates for each title that are read out every month.',
      risks: [
        {
          risk: 'A poor scan changes one digit of a date, and a title is gone.',
          mitigation: 'Somebody looks up every date with the state, and reminders always reach two people.',
        },
        {
          risk: 'Survey results about sacred places end up on a map for all.',
          mitigation:
            'The general map says cleared or not cleared. Places themselves stay where the agreement keeps them.',
        },
      ],
      kpis: [
        {
          name: 'duties done in time, with no fee or extension',
          unit: '% of dates',
          baseline: 'Look back 24 months',
          target: '100 %',
        },
        {
          name: 'days a rig stood for want of clearance',
          unit: 'days a year',
          baseline: 'Last season’s log',
          target: 'half of that',
        },
      ],
      data_needed: [
        'titles and the papers that granted them',
        'agreements on heritage and access',
        'what was spent on each title',
        'earlier annual reports',
        'approved programs of works',
      ],
      must_not_decide:
        'What an agreement means, and if ground is free for work, is settled with the landholder, the Traditional Owners and a lawyer, not by software.',
    },
    {
      workflow:
        'The tenement manager opens the month with a list: what falls due within 120 days, where too little was spent, which drill sites wait for access or heritage. Behind it is a register made from the grant papers, conditions and agreements, with all that Traditional Owners and landholders were promised. As invoices are coded to titles, spend keeps itself. New reports begin as copies of the old.',
      build:
        'Get a tenement system, or make a table, and tie it to a calendar that reaches two people. For long agreements use a language model to list duties with their clause. Dates become valid when a person has found them in the state’s own records.',
      checkpoint:
        'Nothing is lodged unsigned. The tenement manager has seen the source of each duty and date on the list.',
      first_step:
        'Make the list of titles: expiry, rent, money spent, report due. Then compare ten lines with what the state shows.',
      stop_test: 'Drop the reader when the check, finished in eight weeks, shows over 2 % of its dates to be false.',
      alternative:
        'Read five dates per title aloud at each monthly meeting, from a sheet and one calendar for everybody.',
      risks: [
        {
          risk: 'One misread digit lets a licence run out.',
          mitigation: 'The state’s register has the last word on dates. Two people, never one, are reminded.',
        },
        {
          risk: 'Secret sites become visible to people who have no right to see them.',
          mitigation: 'Show clearance only as yes or no. The survey itself is held as the Traditional Owners agreed.',
        },
      ],
      kpis: [
        {
          name: 'share of deadlines kept without penalty',
          unit: '% of dates',
          baseline: 'All from the past 24 months',
          target: 'every one, 100 %',
        },
        {
          name: 'time lost because access or heritage was open',
          unit: 'days a year',
          baseline: 'Days noted last season',
          target: 'down by half',
        },
      ],
      data_needed: [
        'grant documents by title',
        'what was agreed with owners of land and heritage',
        'spending coded to titles',
        'reports lodged before',
        'approvals for planned work',
      ],
      must_not_decide:
        'Software cannot say that a site is cleared or read a contract for you. Ask the lawyer, the landholder and the Traditional Owners.',
    },
    {
      risks: [
        {
          risk: 'The scan is poor, a date is misread, and the licence is lost.',
          mitigation: 'By hand, compare all dates with the state register. Reminders go to two people each time.',
        },
        {
          risk: 'A shared map gives away heritage places from a survey.',
          mitigation: 'The map shows cleared or not cleared and no more. Sites are kept as the agreement states.',
        },
      ],
      kpis: [
        {
          name: 'deadlines met with no fee or extension',
          unit: '% of dates',
          baseline: 'Check every date over 24 months',
          target: '100 % of them',
        },
        {
          name: 'rig days lost for lack of clearance',
          unit: 'days a year',
          baseline: 'Find out how many there were last season',
          target: 'reduced by half',
        },
      ],
      workflow:
        'Four months ahead you see every rent, report and spend that falls due. A register built from grants, conditions and agreements holds dates, duties and what landholders and Traditional Owners were promised. Costs are coded to the tenement. The monthly list covers 120 days, with short spend and drill sites that lack access or heritage. Reports are drafted from last year’s.',
      build:
        'Set up a register, bought or your own, with a calendar for two pairs of eyes. A language model can find duties and dates in agreements if it quotes the clause. Each date counts only after a person has seen it in the government register.',
      checkpoint: 'Each duty and date is checked at its source by the tenement manager, who signs all that is lodged.',
      first_step:
        'Put all tenements on a sheet: rent, expiry, spend so far, next report. Look up ten in the state’s register.',
      stop_test:
        'In eight weeks everything is checked once. If over 2 % of the dates were wrong, stop using the reader.',
      alternative: 'One sheet with five dates for each tenement, read out monthly, and a wall calendar may be enough.',
      must_not_decide:
        'Whether ground is cleared, and what an agreement means, are questions for your lawyer, for the landholder and for Traditional Owners. The register gives no answer.',
      data_needed: [
        'grant papers and tenement list',
        'access and heritage agreements',
        'spending by tenement',
        'annual reports filed so far',
        'approvals for programs of work',
      ],
    },
    {
      risks: [
        {
          risk: 'One date is taken wrongly off a scan, and the tenement expires.',
          mitigation: 'Two people get each reminder, and every date has been looked up in the state register.',
        },
        {
          risk: 'Heritage places become visible on a general map.',
          mitigation: 'Only the words cleared and not cleared are shown there, in line with the agreement.',
        },
      ],
      kpis: [
        {
          name: 'dates kept without fees or extra time',
          unit: '% of dates',
          baseline: 'Review the past 24 months one by one',
          target: '100 % kept',
        },
        {
          name: 'days rigs waited on heritage or access',
          unit: 'days a year',
          baseline: 'Ask the crews about last season',
          target: 'halve it',
        },
      ],
      workflow:
        'No rent, report or promise slips, because all of them are in one register. It was read once from grants, agreements and conditions, including what Traditional Owners and landholders were told. Each cost carries its tenement. Every month the manager gets 120 days of due dates, shortfalls in spend, and sites to drill that lack heritage or access. New reports begin with the last ones.',
      build:
        'Two people must watch the calendar, whichever register you buy or build. From agreements a language model can list dates and duties with the clause next to them. Before a date is used, somebody verifies it with the government’s register.',
      checkpoint:
        'The tenement manager goes back to the source for every date and duty. Lodgements leave with that signature.',
      first_step:
        'Start a list of tenements showing expiry, next report, rent and spend to date, then verify ten with the state.',
      stop_test: 'The reader goes if the first full check, done in eight weeks, finds wrong dates above 2 %.',
      alternative:
        'Five dates for every tenement on a sheet, a calendar on the wall, and a monthly reading aloud do the job.',
      must_not_decide:
        'Software decides neither clearance of ground nor the meaning of an agreement. Landholder, Traditional Owners and lawyer are asked.',
      data_needed: [
        'tenements and their grants',
        'agreements with landholders and Traditional Owners',
        'booked costs by title',
        'past reports to government',
        'work programs approved',
      ],
    },
    {
      risks: [
        {
          risk: 'Bad scans lead to a wrong date, and a licence runs out unnoticed.',
          mitigation: 'The state’s register settles each date, by hand. Any reminder reaches two people.',
        },
        {
          risk: 'Places recorded in confidence turn up on a map everyone uses.',
          mitigation: 'Leave them off. Cleared or not cleared is all the general map may say, as was agreed.',
        },
      ],
      kpis: [
        {
          name: 'obligations met in time and without penalty',
          unit: '% of dates',
          baseline: 'Take all dates from the last 24 months',
          target: 'full marks, 100 %',
        },
        {
          name: 'standing days for rigs without access or heritage',
          unit: 'days a year',
          baseline: 'Count them for the past season',
          target: 'cut in half',
        },
      ],
      workflow:
        'The manager knows each month which drill sites may not start and which titles lack spend. A register of dates, rents, reports and promises to Traditional Owners and landholders was drawn from the grants, conditions and agreements. Bookings name the tenement, so spend is current. Whatever comes up within 120 days is listed, and reports are drafted on last year’s text.',
      build:
        'A bought register or a good table will do, linked to a calendar that two people follow. Let a language model read the agreements and show the clause for each duty. People then compare all dates with the government register; until then none is valid.',
      checkpoint:
        'Nothing counts before the tenement manager has seen it at source, and every lodgement is signed by the same hand.',
      first_step:
        'For each tenement note rent, spend, expiry and the report that is next. Ten of them you check with the state register.',
      stop_test:
        'After eight weeks a full check is due. More than 2 % wrong dates, and you read agreements by hand again.',
      alternative: 'Hang up a wall calendar, and at the monthly meeting read five dates per tenement from a sheet.',
      must_not_decide:
        'It cannot tell you that ground is clear or how to read an agreement. Ask your lawyer, the Traditional Owners and whoever holds the land.',
      data_needed: [
        'title papers by tenement',
        'heritage and land access terms',
        'costs coded to each title',
        'former annual reports',
        'approved works',
      ],
    },
  ],
  'mining/service-and-hire-jobs': [
    {
      workflow:
        'Jobs begin with a call, an order or a component on the dock. Photos, dictated notes and earlier jobs on that part become a draft strip report with a quote. On one board the planner has gear, dates, and crews with their tickets and access, and settles the week. Hours, parts and pictures are booked on a phone, signed by the client on the spot, and billed with the evidence.',
      build:
        'Software for service and hire firms exists; give each pump, spool and machine a number in it. Start with signed dockets on the phone that turn into bills. Afterwards let a drafting tool, trained on fifty good reports, write strip reports from dictation.',
      checkpoint:
        'Quotes and strip reports go out under the supervisor’s signature. Before a crew leaves, the planner has the client’s yes.',
      first_step:
        'Trace twenty finished jobs, from the first call to the bill, with days waited and hours never charged.',
      stop_test: 'Three months on, if invoices are not out a third sooner, end it.',
      alternative:
        'Paper works too: numbers on all gear, a docket in three copies, everything handed in by Friday noon.',
      risks: [
        {
          risk: 'At the gate a fitter lacks the ticket, and the day is gone.',
          mitigation: 'No booking is possible if an induction or ticket lapses before the job is over.',
        },
        {
          risk: 'A machine-written report overlooks a crack.',
          mitigation: 'Findings count with photo, measurement and the signature of the fitter who took it apart.',
        },
      ],
      kpis: [
        {
          name: 'wait between finished work and bill',
          unit: 'days',
          baseline: 'Dates of 50 jobs',
          target: 'half of it',
        },
        {
          name: 'share of days that gear earns money',
          unit: '% of days',
          baseline: 'A quarter’s record for 30 main items',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'hours and parts from job cards',
        'where each item is and since when',
        'inductions and tickets held',
        'reports and quotes, won or lost',
        'contract rates for each client',
      ],
      must_not_decide:
        'Whether plant, a lifting point or a part is safe to use is signed by the tradesperson who looked at it. A program has no say.',
    },
    {
      workflow:
        'One board shows people, gear and dates. A new job comes onto it by phone, by purchase order or when a part is unloaded. The fitter talks and takes photos, and a draft of findings and price is ready, based on like repairs. When the planner has placed crew and equipment, the rest happens on the phone: time, parts, pictures, the client’s signature. Accounts bill from that.',
      build:
        'The quickest gain is billing from dockets that the client signed on a phone, so buy hire and job software with that part first. Register all gear under numbers. Fifty sound strip reports are then enough for a drafting tool that works from speech.',
      checkpoint:
        'A supervisor of the workshop signs what the client will read. The planner checks with the mine before anyone sets off.',
      first_step:
        'Pick twenty jobs and find out, step by step, where days went and which hours were not on the invoice.',
      stop_test: 'Drop it if, after three months, the wait for an invoice has shrunk by less than a third.',
      alternative: 'Give every item a number, print dockets in three parts and take none after Friday noon.',
      risks: [
        {
          risk: 'Somebody drives through the night and may not go in.',
          mitigation: 'The system refuses people whose papers end before the work does.',
        },
        {
          risk: 'The draft says “reusable” of a part that is not.',
          mitigation: 'Each line of it is backed by a measurement and a picture, and the fitter signs.',
        },
      ],
      kpis: [
        {
          name: 'time to invoice',
          unit: 'days',
          baseline: 'The 50 latest jobs',
          target: 'down by half',
        },
        {
          name: 'use of the hire fleet',
          unit: '% of days',
          baseline: 'Days out for 30 top items in a quarter',
          target: 'a rise of 5 to 10 points',
        },
      ],
      data_needed: [
        'what crews booked on each job',
        'gear register with location and dates',
        'who holds which ticket and access',
        'strip findings and quotes with outcome',
        'agreed rates',
      ],
      must_not_decide:
        'Only the tradesperson with the part in hand may pass it, be it hired plant or a lifting point. Software must not.',
    },
    {
      risks: [
        {
          risk: 'The crew stands at the gate because one ticket is missing.',
          mitigation: 'A booking is refused if any ticket or induction runs out before the job ends.',
        },
        {
          risk: 'A cracked part reads as good in the drafted report.',
          mitigation: 'Whoever did the strip signs each finding, next to a measurement and a photo.',
        },
      ],
      kpis: [
        {
          name: 'days a finished job waits to be billed',
          unit: 'days',
          baseline: 'Check dates on 50 jobs',
          target: 'cut in half',
        },
        {
          name: 'days on which gear is out on hire',
          unit: '% of days',
          baseline: 'Work out a quarter for the 30 main items',
          target: '5 to 10 points higher',
        },
      ],
      workflow:
        'Signed dockets from the phone turn into bills, and none get lost. A job is opened for each call, order or part unloaded. Spoken notes, photos and past jobs on that part give a draft strip report and quote. The planner’s board shows gear, dates, and crews by ticket and access. Hours, parts and photos are booked on site and the client signs.',
      build:
        'Buy software made for hire and service work, and give every pump, machine and spool a number. First get phone dockets signed and billed, for that pays soonest. Then let fitters dictate strip reports to a drafter that has learnt from fifty of your best.',
      checkpoint:
        'Strip reports and quotes need the workshop supervisor’s signature. No crew drives until the planner has confirmed with the client.',
      first_step:
        'Take twenty jobs and follow each from call to bill. Write down days lost per step and hours nobody charged.',
      stop_test: 'Measure after three months. If invoices do not go out a third faster, stop.',
      alternative: 'Number your gear and use a three-part paper docket, with every copy in by noon on Friday.',
      must_not_decide:
        'Parts, lifting points and hired plant are signed as fit by the tradesperson who inspected them. Software never does.',
      data_needed: [
        'job cards showing parts and hours',
        'gear by location and hire date',
        'inductions and tickets of crews',
        'quotes and strip reports with outcome',
        'client rates by contract',
      ],
    },
    {
      risks: [
        {
          risk: 'A fitter without the site’s ticket is sent and turned away.',
          mitigation: 'The system will not book anyone whose induction or ticket ends before the job.',
        },
        {
          risk: 'The draft overlooks a crack in the part.',
          mitigation: 'The fitter on the strip adds a picture and a measurement to every finding, and signs.',
        },
      ],
      kpis: [
        {
          name: 'delay from job end to invoice',
          unit: 'days',
          baseline: 'Use 50 recent jobs and their dates',
          target: 'down by half',
        },
        {
          name: 'share of days the hire gear is working',
          unit: '% of days',
          baseline: 'Look at 30 top items for a quarter',
          target: 'up 5 to 10 points',
        },
      ],
      workflow:
        'Each job has one place from the first call to the paid bill. It may start with an order, a call or a part unloaded on the dock. The fitter’s photos and voice, with earlier jobs on the same part, make the draft of report and quote. On the board the planner matches gear, dates and crews with the right tickets and access. The phone collects hours, parts, photos and the client’s signature.',
      build:
        'Begin with billing from dockets signed on the phone; that is where the money is lost today. The software is made for hire and service firms, and all gear goes in under a number. Later, fifty good strip reports can teach a drafting tool that takes dictation.',
      checkpoint:
        'The workshop supervisor’s name is on every quote and strip report. Before driving, crews are confirmed between planner and client.',
      first_step: 'Look back at twenty jobs. Where were days lost on the way, and which hours never reached the bill?',
      stop_test: 'If the days to a bill are not a third fewer after three months, end it.',
      alternative: 'Use numbered gear and paper dockets in three copies, and collect them all by Friday noon.',
      must_not_decide:
        'No software may declare hired plant, a part or a lifting point fit for use. Only the tradesperson who inspected it can sign.',
      data_needed: [
        'time and parts booked on jobs',
        'gear register, places and dates',
        'crew papers for each site',
        'past quotes and strip findings',
        'contract price lists',
      ],
    },
    {
      risks: [
        {
          risk: 'After a long drive the crew is refused at the gate for a lapsed induction.',
          mitigation: 'Tickets must outlast the job, or the booking is blocked.',
        },
        {
          risk: 'The report says good, and the part is cracked.',
          mitigation: 'Signature, photo and measurement for each finding come from the fitter who took it down.',
        },
      ],
      kpis: [
        {
          name: 'days until the invoice leaves',
          unit: 'days',
          baseline: 'Go over the last 50 jobs',
          target: 'reduced by half',
        },
        {
          name: 'gear earning hire',
          unit: '% of days',
          baseline: 'For 30 leading items, count the days over a quarter',
          target: 'better by 5 to 10 points',
        },
      ],
      workflow:
        'The bill goes out with its proof, signed on the client’s site. The job starts from an order, a phone call or a delivered component, and photos, voice notes and like repairs yield a draft quote with strip report. One board gives the planner dates, gear, and crews by ticket and site access. In the field the phone records parts, hours and pictures.',
      build:
        'Service firms have software of their own for jobs and hire. Load each spool, pump and machine with its number, and use signed phone dockets for billing from the first week. Drafting of strip reports comes next, with dictation and fifty sound examples.',
      checkpoint:
        'Before the client sees a quote or strip report, the workshop supervisor signs it. The planner clears crews with the client, and then they leave.',
      first_step:
        'Reconstruct twenty jobs step by step, with the days each step cost and the hours you did not charge.',
      stop_test: 'Three months must shorten the time to invoice by a third. Otherwise drop the software.',
      alternative:
        'Stay with paper if you like: a number on every item, dockets in triplicate, Friday noon as the last hour.',
      must_not_decide:
        'Passing a lifting point, hired plant or a part as fit needs a tradesperson’s inspection and signature. A program cannot give it.',
      data_needed: [
        'what was booked on job cards',
        'where gear is and until when',
        'tickets and site access by person',
        'strip reports, quotes and results',
        'rates agreed per client',
      ],
    },
  ],
  'mining/drill-productivity': [
    {
      workflow:
        'A tablet that needs no signal takes metres, bits, rods, ground and delays from the driller, and the signature of the client’s geologist when the shift ends. Rigs in like ground are compared. Strange delays, bits that die young and wandering holes are marked, and the daily report is drafted with what can be charged. A supervisor calls the rigs in question. Estimating works from true rates.',
      build:
        'Buy a plod app for drillers and settle ten codes for delays with them. Two rigs and the billing of standby make the start. Hole size and ground must match in any comparison. Leave prediction of ground until you have a year behind you.',
      checkpoint:
        'First the crew is heard by its supervisor, then numbers travel. Hours are signed by the client every shift.',
      first_step:
        'Key a month of paper for two rigs and sort all hours: drilling, shifting, waiting, broken down, the rest.',
      stop_test:
        'End it when, after three months, under nine shifts in ten come in on the day or no more standby is billed than before.',
      alternative:
        'Print ten boxes for delays on the plod, then total each rig’s standby, metres and bits at the end of the week.',
      risks: [
        {
          risk: 'For the sake of metres somebody reaches past a guard.',
          mitigation: 'Metres alone earn no bonus. Checks are shown with them, and a rig without its checks stands.',
        },
        {
          risk: 'Codes turn into a way of blaming the day shift or the mine.',
          mitigation: 'Clients and drillers agree on them, and ten entries are gone over with both every week.',
        },
      ],
      kpis: [
        {
          name: 'output of a rig in comparable ground',
          unit: 'metres',
          baseline: 'Eight weeks of plods from two rigs',
          target: '8 to 15 % more',
        },
        {
          name: 'share of chargeable time on the invoice',
          unit: '% of hours',
          baseline: 'Two months of plods beside bills',
          target: '98 %',
        },
      ],
      data_needed: [
        'metres, delays and hours off the plods',
        'which hole used which rods and bits',
        'ground and surveys of holes',
        'what the contract pays, standby too',
        'services done on rigs',
      ],
      must_not_decide:
        'Pay, jobs and the choice to keep drilling are not for a league table. The driller at the rig and his supervisor settle them.',
    },
    {
      workflow:
        'The plod is filled in on a tablet, out of range if need be: metres, ground, bits, rods, hours lost. The geologist of the client signs it there. Overnight each rig is set against others in such ground, and the morning report shows short-lived bits, holes off line and delays that make no sense, along with lines to bill. Supervisors follow up by phone, and quotes use rates that were really achieved.',
      build:
        'Electronic plods for drilling are sold ready made. Agree on ten reasons for delay, begin with two rigs, and see to it that standby gets charged. Never compare across ground or hole size. After one year you may try to read ground from penetration.',
      checkpoint:
        'No number about a rig leaves the office before its supervisor has spoken with the crew. Every shift closes with the client’s signature.',
      first_step:
        'From two rigs take a month of plods. Put each hour under drilling, moving, waiting, repair or other.',
      stop_test:
        'Drop the app if, three months in, the share of shifts complete that day is under nine in ten, or if standby earns no more.',
      alternative:
        'Stay on paper with ten tick boxes, and do the sums for bits, standby and metres rig by rig on Fridays.',
      risks: [
        {
          risk: 'A contest for metres makes hands careless around rods.',
          mitigation:
            'Let checks be seen next to output. Where they are missing the rig stops, and bonuses hang on more than metres.',
        },
        {
          risk: 'People pick the code that hurts somebody else.',
          mitigation: 'Both sides write the list, and a sample of ten a week is read together.',
        },
      ],
      kpis: [
        {
          name: 'metres a shift, same ground',
          unit: 'metres',
          baseline: 'Two rigs, eight weeks on file',
          target: 'a gain of 8 to 15 %',
        },
        {
          name: 'standby and other hours charged',
          unit: '% of hours',
          baseline: 'Hold invoices against plods for two months',
          target: '98 % or more',
        },
      ],
      data_needed: [
        'shift plods',
        'wear of bits and rods hole by hole',
        'deviation surveys with ground',
        'terms for rates and standby',
        'workshop history of each rig',
      ],
      must_not_decide:
        'When to stop a rig is for driller and supervisor. Nor may a ranking settle wages or who keeps a job.',
    },
    {
      risks: [
        {
          risk: 'Metres become a race, and guards or rod-handling rules are ignored.',
          mitigation:
            'Checks stand next to metres on the board. No bonus is paid on metres alone, and a rig without checks stops.',
        },
        {
          risk: 'A delay code is chosen to put the blame on the client or the night shift.',
          mitigation: 'Drillers and clients agree the list, and go through ten entries together weekly.',
        },
      ],
      kpis: [
        {
          name: 'metres a rig drills per shift in similar ground',
          unit: 'metres',
          baseline: 'Enter the plods of two rigs for eight weeks',
          target: 'better by 8 to 15 %',
        },
        {
          name: 'chargeable hours that reach the invoice',
          unit: '% of hours',
          baseline: 'For two months lay plods next to invoices',
          target: '98 % at least',
        },
      ],
      workflow:
        'You know after each shift what every rig drilled, wore out and lost. Bits, rods, ground, delays and metres are booked on a tablet, with or without signal, and signed by the client’s geologist. Rigs are compared on like ground; odd delays, fast bit wear and drifting holes are marked. Daily report and charge lines are drafted. The supervisor calls those rigs, and quotes rest on real rates.',
      build:
        'Choose an electronic plod for drilling and work out ten delay codes with your drillers. Two rigs and the charging of standby are the pilot. Comparisons hold only for equal ground and hole size. Reading the ground ahead from penetration needs a year of data.',
      checkpoint:
        'Every shift the client signs the hours. A figure on a rig goes no further until the supervisor has talked with its crew.',
      first_step:
        'Enter a month of plods from two rigs and divide the hours into waiting, drilling, broken, moving and other.',
      stop_test:
        'Three months decide. Fewer than nine in ten shifts booked on the day, or no rise in billed standby, means stop.',
      alternative: 'Put ten delay boxes on a paper plod, and total standby, bits and metres by rig on Fridays.',
      must_not_decide:
        'No ranking settles pay or a job, or keeps a rig drilling. When to stop is for the driller on the rig and the supervisor.',
      data_needed: [
        'plods by shift, with delays',
        'rods and bits used per hole',
        'ground type and hole surveys',
        'rates and standby in the contract',
        'rig service history',
      ],
    },
    {
      risks: [
        {
          risk: 'For more metres, crews step past guards and handle rods in haste.',
          mitigation:
            'Pay nothing for metres alone, show safety checks with them, and stand a rig down if checks are missing.',
        },
        {
          risk: 'Delay codes become weapons between shifts, or against the client.',
          mitigation: 'Settle codes with both, and review ten a week in a joint call.',
        },
      ],
      kpis: [
        {
          name: 'metres per shift where ground is alike',
          unit: 'metres',
          baseline: 'Use plods from two rigs over eight weeks',
          target: '8 to 15 % higher',
        },
        {
          name: 'share of billable time that was billed',
          unit: '% of hours',
          baseline: 'Check two months of invoices with the plods',
          target: 'up to 98 %',
        },
      ],
      workflow:
        'Standby gets billed and weak rigs get a call, because every shift is on record. Metres, delays, ground, bits and rods go into a tablet, in signal or out of it, and the geologist signs for the client at shift end. The tool sets each rig against others on like ground, points to bits worn early, holes off line and strange delays, and drafts report and charges. Estimating uses these rates.',
      build:
        'Drilling has its own electronic plods; take one and agree on ten causes of delay with the crews. Start small, with two rigs and standby charges. Never put rigs side by side unless ground and hole size match. With a year on file, you may predict ground from penetration.',
      checkpoint:
        'Supervisor and crew speak first, then figures on the rig may be shared. The client’s signature on hours closes each shift.',
      first_step:
        'Two rigs, one month of plods: type them in and sort each hour as drilling, waiting, moving, broken or other.',
      stop_test:
        'If by three months under nine in ten shifts are in on the day, or standby billing is flat, give it up.',
      alternative: 'Keep paper, but with ten boxes for delay, and on Fridays sum up bits, metres and standby per rig.',
      must_not_decide:
        'Whether a rig drills on is decided by the driller there and the supervisor. Rankings have no part in that, nor in wages and jobs.',
      data_needed: [
        'metres, hours and delays per plod',
        'bit and rod use by hole',
        'surveys of holes, ground noted',
        'contract terms for rates, standby',
        'maintenance record of rigs',
      ],
    },
    {
      risks: [
        {
          risk: 'Chasing metres leads to open guards and careless rod handling.',
          mitigation:
            'A rig that skips its checks is stopped. Bonuses look at more than metres, and checks are published too.',
        },
        {
          risk: 'Each side books delays to the other.',
          mitigation:
            'Write the codes together with client and drillers, and look at ten entries weekly with both present.',
        },
      ],
      kpis: [
        {
          name: 'shift metres on equal ground',
          unit: 'metres',
          baseline: 'Take two rigs and eight weeks of plods',
          target: 'up 8 to 15 %',
        },
        {
          name: 'billed part of chargeable hours',
          unit: '% of hours',
          baseline: 'Match plods with invoices over two months',
          target: '98 % of them',
        },
      ],
      workflow:
        'Rigs are compared fairly, in the same ground, from what drillers book each shift. A tablet takes ground, metres, delays, rods and bits, even out of signal, and at the end the client signs through his geologist. Holes that wander, bits that wear fast and delays that look odd are marked. You get a drafted daily report with lines to charge. The supervisor phones the outliers. Estimators get true rates.',
      build:
        'Get plod software built for drillers and keep to ten delay codes that they helped to write. Run it on two rigs and bill standby from it. Only equal hole size and ground may be compared. A year from now, penetration might tell you about ground ahead.',
      checkpoint:
        'No rig figure is passed on before its crew has been heard by the supervisor, and hours carry the client’s signature each shift.',
      first_step: 'Split every hour of one month, for two rigs, into moving, drilling, waiting, broken down and other.',
      stop_test:
        'End it at three months if standby brings in no more, or if fewer than nine of ten shifts are booked that day.',
      alternative:
        'Ten delay boxes on the paper plod, added up rig by rig each Friday with bits, standby and metres, are a good start.',
      must_not_decide:
        'People decide about people: no league table sets pay or jobs. The driller at the rig, with the supervisor, says when drilling stops.',
      data_needed: [
        'drillers’ plods',
        'consumption of rods and bits',
        'hole deviation and ground',
        'standby clauses and rates',
        'service log by rig',
      ],
    },
  ],
  'mining/product-spec': [
    {
      workflow:
        'By stockpile and hour, tests from the lab are tied to crusher settings, belt scales and where the digger stood. Grading, ash or moisture that drifts is seen ahead of the limit, along with the likely reason, be it rain, a liner, a screen or the face. The supervisor resets, blends or sets the heap aside. Loads leave with the newest test of their pile, and customers get certificates unasked.',
      build:
        'A single table of results, marked with hour and pile, feeds control charts for your five main products and prints the certificates. A camera over the belt, or an analyser for moisture or ash, is worth buying if drift inside one day costs you.',
      checkpoint:
        'No pile is sold before the quality officer releases it. With a doubtful one, blending, a lower price or a second crushing is the quarry manager’s choice.',
      first_step:
        'Take ten claims or failed tests. Beside each write weather, setting, face and the age of the liner in days.',
      stop_test: 'Four months with two products: if failures are not 20 % fewer, end it.',
      alternative:
        'For the product that fails most, plot a chart by hand. Screens and liners get looked at on a set day.',
      risks: [
        {
          risk: 'Samples come from wherever is handy, and the chart flatters.',
          mitigation: 'Written sample points, plus a colleague who watches once a week.',
        },
        {
          risk: 'Each reading brings a new setting until nothing is steady.',
          mitigation: 'Wait for two results to the same side, then change one thing and write it down.',
        },
      ],
      kpis: [
        {
          name: 'failures against the spec',
          unit: 'a month',
          baseline: 'Go back six months through claims and tests',
          target: '30 to 50 % fewer',
        },
        {
          name: 'hours before the supervisor has a result',
          unit: 'hours',
          baseline: 'Follow 20 samples',
          target: 'half the time',
        },
      ],
      data_needed: [
        'test results with hour',
        'which face fed which pile',
        'changes of liner and setting',
        'weighbridge records for each product',
        'specs and loads sent back',
      ],
    },
    {
      workflow:
        'The crusher operator hears of drift before the customer does. Test, belt weight, setting and face are kept together for every hour and heap, so a trend in size, moisture or ash stands out and so does its cause. He or the supervisor then changes a setting, mixes, or holds the heap. Dockets point to the latest test, and the certificate follows by mail.',
      build:
        'Start from the lab sheet: add hour and stockpile, and put charts on the five products that sell best. Certificates come out of the same sheet. Spend on belt cameras or online analysers only where a day of drift is dear.',
      checkpoint:
        'Sale of a stockpile is opened by the quality officer. What becomes of one in doubt is for the manager of the quarry to say.',
      first_step:
        'Ten failures are enough to start with. Note the face, the rain, the crusher setting and how many days the liner had run.',
      stop_test: 'Drop the charts if two products, after four months, fail less than 20 % less often.',
      alternative:
        'Pencil and graph paper do for the worst product, with liners and screens checked on the same day every week.',
      risks: [
        {
          risk: 'A good curve may only mean that someone sampled the good side.',
          mitigation: 'Say on paper where to sample, and have one of the week’s samples witnessed.',
        },
        {
          risk: 'The plant swings because people react to every dot.',
          mitigation: 'A change needs two readings that agree. It goes in the log.',
        },
      ],
      kpis: [
        {
          name: 'lots and loads that miss the limit',
          unit: 'a month',
          baseline: 'What failed or was claimed in six months',
          target: 'down 30 to 50 %',
        },
        {
          name: 'wait for a test result',
          unit: 'hours',
          baseline: 'Clock 20 of them',
          target: 'cut in half',
        },
      ],
      data_needed: [
        'lab tests on size, moisture or ash, timed',
        'records of heap and face',
        'wear parts and settings over time',
        'tonnes sold by product',
        'what customers asked for and refused',
      ],
    },
    {
      risks: [
        {
          risk: 'The sampler takes the easy side, and every dot is green.',
          mitigation: 'Put sample points in writing, and once a week have another person watch.',
        },
        {
          risk: 'Every result leads to a new setting, and the plant never settles.',
          mitigation: 'Two results on one side of the line are needed for a change, and each is logged.',
        },
      ],
      kpis: [
        {
          name: 'loads and lots that fail spec',
          unit: 'a month',
          baseline: 'Add up failed tests and claims of six months',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'hours from sample to supervisor',
          unit: 'hours',
          baseline: 'Note both times for 20 samples',
          target: 'reduced by half',
        },
      ],
      workflow:
        'The supervisor acts on drift before a load fails. Lab tests, face position, belt scales and crusher settings are tied together by stockpile and hour, so a trend in moisture, ash or grading is seen with its cause: liner, screen, rain or face. He can reset, blend or park it. Each load carries the newest test of its pile, and certificates go out unprompted.',
      build:
        'Enter all tests in a table with the hour and stockpile, and chart your five best sellers. That table also prints certificates. Buy a size camera for the belt, or an online analyser for moisture or ash, where drift inside a day loses money.',
      checkpoint:
        'A stockpile is sold after the quality officer has released it. If there is doubt, the quarry manager chooses: blend, sell lower or crush again.',
      first_step:
        'Go through ten failed tests or claims, and write the weather, face, setting and liner age in days beside each.',
      stop_test: 'Four months, two products: unless failed tests are 20 % rarer, stop.',
      alternative:
        'Keep a hand-drawn control chart on your worst product, with a fixed day for looking at screens and liners.',
      data_needed: [
        'timed tests for size, moisture or ash',
        'which face and pile',
        'settings and liner changes',
        'loads by product over the bridge',
        'customer specs with rejected loads',
      ],
    },
    {
      risks: [
        {
          risk: 'Good charts come from samples off the convenient side.',
          mitigation: 'Say in writing where each sample is taken, and have a witness to one a week.',
        },
        {
          risk: 'Operators answer every dot with a change, and the circuit hunts.',
          mitigation: 'Wait until two results lie on the same side before you adjust, and keep a log.',
        },
      ],
      kpis: [
        {
          name: 'out-of-spec lots',
          unit: 'a month',
          baseline: 'Search six months of claims and failed tests',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'time until the supervisor holds the result',
          unit: 'hours',
          baseline: 'Track 20 samples through the lab',
          target: 'down by half',
        },
      ],
      workflow:
        'Every load leaves with a current test, and certificates reach the customer without a request. Belt scales, settings of the crusher, face and lab results are joined hour by hour for each stockpile. Drift in ash, grading or moisture shows early, and so does what changed: the face, the rain, a screen or a liner. In quarry or plant, the supervisor then resets, blends or holds it.',
      build:
        'Test results by hour and stockpile belong in one table; from it come charts on five best sellers and the certificates. An analyser for ash or moisture, or a camera on the belt, is for products where a day’s drift costs real money.',
      checkpoint:
        'Releasing a pile for sale is the quality officer’s decision. The quarry manager rules on doubtful ones, whether to crush again, blend or sell at less.',
      first_step:
        'Take the ten latest claims or failed tests. What were the face, the setting and the weather, and how old was the liner?',
      stop_test: 'If two products do not show 20 % fewer failed tests in four months, end the work.',
      alternative:
        'Chart the product that fails most by hand, and inspect liners and screens on the same day each time.',
      data_needed: [
        'lab results by the hour',
        'face and stockpile log',
        'crusher set-up and liner dates',
        'weighbridge tonnes for each product',
        'what customers specify and reject',
      ],
    },
    {
      risks: [
        {
          risk: 'Somebody samples where it is easy, so the green means little.',
          mitigation: 'Mark the points on paper, and send a second person along once every week.',
        },
        {
          risk: 'The plant is adjusted after each test and swings to and fro.',
          mitigation: 'No new setting on one result. Two on the same side justify it, and the log says why.',
        },
      ],
      kpis: [
        {
          name: 'product that misses its spec',
          unit: 'a month',
          baseline: 'Review what failed in tests or claims, six months back',
          target: 'cut it 30 to 50 %',
        },
        {
          name: 'delay between sampling and answer',
          unit: 'hours',
          baseline: 'Follow 20 samples by the clock',
          target: 'half as long',
        },
      ],
      workflow:
        'Grading, moisture and ash are followed by stockpile and hour, with the reason for any drift. The lab’s tests are tied to where you dug, how the crusher was set and what the belt weighed. Before the limit is reached the supervisor hears if it is rain, face, liner or screen, and blends, adjusts or parks. Customers get their certificate automatically, and each load its pile’s last test.',
      build:
        'The first version is a table of tests, hour and stockpile noted, plus control charts on five top products. It yields certificates straight away. Cameras for size and analysers for moisture or ash pay where a single day of drift is costly.',
      checkpoint:
        'The quality officer opens a pile for sale. What to do with a doubtful one, be it blending, a lower grade or more crushing, is the quarry manager’s call.',
      first_step: 'Write ten failures on a sheet, claims included, with setting, weather, face and days on the liner.',
      stop_test: 'After four months on the two first products, less than 20 % off failed tests is too little to go on.',
      alternative: 'One pencil chart for your worst product, and a set day to check liners and screens, go a long way.',
      data_needed: [
        'size, moisture or ash results with time',
        'stockpile and face history',
        'liner changes, settings',
        'bridge weights by product',
        'specs agreed and loads refused',
      ],
    },
  ],
  'mining/survey-volumes': [
    {
      workflow:
        'On fixed days a drone covers yard and pit, over control points. From the surface come volumes for each pile above an agreed base, and tested densities turn them into tonnes. These are held against production and the weighbridge, and piles with a gap are listed. Edges, density and base are checked by the surveyor, who signs. From then on contractor and accounts share a figure.',
      build:
        'Pix4D or Propeller will do the mapping. What matters more is control points that stay, and a written word on densities and base. Have the comparison with sales and weighbridge run by itself. A person on site can fly; signing is the surveyor’s.',
      checkpoint:
        'With control points and base checked, the surveyor signs for the volume. The contractor hears it from the contract manager and agrees.',
      first_step: 'Choose one yard and fly it. Which five piles differ most from the books?',
      stop_test: 'Look at three month ends. If the gap is over 5 % in spite of tested densities, end it.',
      alternative: 'Book the surveyor for a set day every month, and tip on hard floors whose edges are known.',
      risks: [
        {
          risk: 'The floor under a pile was guessed, so stock is overstated month after month.',
          mitigation: 'As soon as a pile is sold out its floor is surveyed, and a new base takes two to agree.',
        },
        {
          risk: 'A falling drone meets a person or a truck.',
          mitigation: 'There is a flight plan and a licensed pilot. The area is shut, or it is shift change.',
        },
      ],
      kpis: [
        {
          name: 'difference of books and ground',
          unit: '% of tonnes',
          baseline: 'Four month ends side by side',
          target: 'below 3 %',
        },
        {
          name: 'time until everyone has the same number',
          unit: 'days',
          baseline: 'Six months of dates',
          target: 'at most 2',
        },
      ],
      data_needed: [
        'surveys tied to control points',
        'names of piles and the base below',
        'how heavy each product is, tested',
        'daily production and weighbridge figures',
        'what contracts say about measuring',
      ],
    },
    {
      workflow:
        'Month end starts with a flight, not with a staff on a heap. The pictures become a surface, the surface a volume per stockpile over its known floor, and density tests make tonnes of it. Where that and the weighbridge or production records part, the pile is named. A surveyor reviews floor, edge and density and puts his name to it, and finance and the contract miner use the same result.',
      build:
        'Mapping software such as Pix4D or Propeller is the easy part. Spend the effort on permanent control, on floors and on densities that everybody has signed. Link sales and weighbridge to it for the comparison. Someone from the site may learn to fly, while the surveyor stays responsible.',
      checkpoint:
        'A volume counts once the surveyor has been over control and floor and signed. The contract manager then settles it with the contractor.',
      first_step:
        'Make a single flight over a yard and rank the piles by how far they are from the books. Look into five.',
      stop_test: 'Drop it if, with densities known, books and ground are more than 5 % apart after three month ends.',
      alternative: 'One surveyor’s day each month, and piles on paved ground with clear edges, can be enough.',
      risks: [
        {
          risk: 'If the base is wrong, so is every month that follows.',
          mitigation: 'Empty floors get surveyed at once. Two people put their names to any new base.',
        },
        {
          risk: 'Something falls from the sky over people at work.',
          mitigation: 'Fly licensed and by plan, in a closed area or while shifts change.',
        },
      ],
      kpis: [
        {
          name: 'stock error at month end',
          unit: '% of tonnes',
          baseline: 'The four latest',
          target: '3 % at most',
        },
        {
          name: 'days of waiting for the figure',
          unit: 'days',
          baseline: 'Go back six months',
          target: '2 or fewer',
        },
      ],
      data_needed: [
        'flights or scans and their control',
        'floor models, pile by pile',
        'density by product from tests',
        'tonnes produced and weighed per day',
        'measuring clauses of contracts',
      ],
    },
    {
      risks: [
        {
          risk: 'One wrong floor inflates a pile for months.',
          mitigation: 'When a pile has gone, survey the ground. A new base needs two people to agree.',
        },
        {
          risk: 'The drone crashes close to a haul truck or to people.',
          mitigation: 'Use a licensed operator and a written plan, with the area closed or during shift change.',
        },
      ],
      kpis: [
        {
          name: 'distance between books and measured tonnes',
          unit: '% of tonnes',
          baseline: 'Check four month ends against the survey',
          target: 'under 3 %',
        },
        {
          name: 'days until the figure is agreed',
          unit: 'days',
          baseline: 'Look at six months of surveys',
          target: '2 at most',
        },
      ],
      workflow:
        'Accounts, contractor and site use one signed figure for stock. On set days a drone flies pit and yard over control points, and software turns the surface into volumes above a fixed base. Tested densities give tonnes. Piles that differ from production and weighbridge are listed. The surveyor checks density, edges and base, and signs.',
      build:
        'Propeller, Pix4D or the like does the mapping. Set control points once, and put base surfaces and densities in writing. The match with sales and weighbridge should be automatic. Somebody on site can be trained to fly, but the surveyor keeps the signing.',
      checkpoint:
        'After a check of base and control points the surveyor signs the volume. The contract manager then agrees it with the contractor.',
      first_step: 'Fly a single yard, compare each pile with the books, and list the five that are furthest off.',
      stop_test: 'Three month ends are enough. With tested densities and a gap above 5 %, stop.',
      alternative: 'Let the surveyor come on one fixed day a month, and stack on paved floors with edges you know.',
      data_needed: [
        'drone or scan surveys with control points',
        'pile names and floors',
        'tested density of each product',
        'daily weighbridge and production',
        'contract clauses on measuring',
      ],
    },
    {
      risks: [
        {
          risk: 'The pile looks bigger than it is, since its base was never right.',
          mitigation: 'Measure each floor when it is bare, and let two people sign a new base.',
        },
        {
          risk: 'Flying over work, the drone comes down by a truck or a person.',
          mitigation: 'Licensed operator, written plan, and the area shut or empty at shift change.',
        },
      ],
      kpis: [
        {
          name: 'stock difference, book against survey',
          unit: '% of tonnes',
          baseline: 'Line up the last four month ends',
          target: 'less than 3 %',
        },
        {
          name: 'time from flight to agreed number',
          unit: 'days',
          baseline: 'Read the dates of six months',
          target: 'down to 2',
        },
      ],
      workflow:
        'Stock at month end is flown, not guessed. The drone covers yard and pit by the calendar, over marked points, and each stockpile’s volume is taken from its agreed base and turned into tonnes by tested density. Where weighbridge or production say otherwise, the pile is named. The surveyor goes over edges, base and density, then signs one figure for accounts and contractor.',
      build:
        'Start with control points that do not move and one written agreement on densities and base. Pix4D, Propeller and others map from drone photos. Have tonnes compared with sales and the weighbridge without handwork. The site flies, once trained; the surveyor signs.',
      checkpoint:
        'Control points and base are checked before the surveyor signs a volume. Agreement with the contractor is reached by the contract manager.',
      first_step: 'Try one yard: fly it, reckon the volumes, and look at five piles where the books are most wrong.',
      stop_test: 'If densities are tested and three month ends later the gap exceeds 5 %, give it up.',
      alternative:
        'Hire the surveyor for a regular day every month, and keep stock on hard floors whose outline is known.',
      data_needed: [
        'flown or scanned surfaces and control',
        'base model for every pile',
        'densities by test',
        'tonnes by day, made and weighed',
        'how contracts want it measured',
      ],
    },
    {
      risks: [
        {
          risk: 'Months of stock are overstated because of a faulty base.',
          mitigation: 'Bare floors are surveyed straight away, and no base changes on one person’s word.',
        },
        {
          risk: 'A drone falls where people or haul trucks are.',
          mitigation: 'Only licensed people fly, to a written plan, over a closed area or between shifts.',
        },
      ],
      kpis: [
        {
          name: 'month-end gap in tonnes',
          unit: '% of tonnes',
          baseline: 'Compare books with ground at four month ends',
          target: 'below 3 % of tonnes',
        },
        {
          name: 'wait for a figure both sides accept',
          unit: 'days',
          baseline: 'Go through six months of month ends',
          target: 'cut it to 2',
        },
      ],
      workflow:
        'The contract miner and your accounts no longer argue about volumes. A drone surveys pit and yard on fixed days with control points in view. Software measures piles over a base that is set, and densities from tests give tonnes. It names the piles that disagree with production or the weighbridge. Once edges, base and density are checked, the surveyor signs.',
      build:
        'Buy mapping such as Pix4D or Propeller, but put the care into control points and into a signed note on base and densities. Sales and weighbridge figures are compared by the system. Let a trained site person fly. The signature remains the surveyor’s.',
      checkpoint:
        'The surveyor puts his name to a volume when base and control are proved, and the contractor agrees it with the contract manager.',
      first_step:
        'Survey one yard by drone, hold the piles against the books, and take a close look at the five worst.',
      stop_test: 'When three month ends have passed and tested densities still leave over 5 %, end it.',
      alternative: 'A surveyor on a set day each month may do, if piles stand on paved floors with clear edges.',
      data_needed: [
        'surveys from drone or scanner',
        'floors and names of stockpiles',
        'product densities, tested',
        'production and bridge tonnes each day',
        'measurement terms in contracts',
      ],
    },
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'energy/load-and-output-forecast': [
    {
      workflow:
        'First thing, and once more past lunch, load and output are forecast by the half-hour as a high, a middle and a low line. Where they stray far from yesterday, it shows. From that view the planner or trader decides on crew standby, the battery and hedging.',
      build:
        'Give every zone or site a gradient-boosted model, fed with the calendar, meter data, growth in rooftop solar and what the Bureau of Meteorology predicts. Keep today’s spreadsheet going and score the pair daily. The desk gets a file and a chart.',
      checkpoint:
        'At 7 am at the latest, the duty trader has signed. Any change above 5 % is put in writing ahead of a battery plan or position.',
      first_step:
        'By Friday the load analyst has held 90 day-ahead forecasts to the metered load, and can say why the ten worst half-hours went wrong.',
      stop_test:
        'Six weeks next to the spreadsheet decide. At the evening peak the model must be 10 % better, or it goes.',
      alternative:
        'Take AEMO’s regional forecast, add one set correction for your own sites, and look at that correction on Mondays.',
      risks: [
        {
          risk: 'Mild summers were its school, so on the 44-degree day that makes or breaks the quarter it does worst.',
          mitigation:
            'Give hot days a score apart, never hide the high line, and the desk may overrule if it says why.',
        },
        {
          risk: 'At night some meters go silent, and nobody can tell that the load fed in is old.',
          mitigation: 'With over 2 % of meters absent the run halts, and last week’s same day stands in.',
        },
      ],
      kpis: [
        {
          name: 'forecast error at the peak, a day ahead',
          unit: '% of actual MW',
          baseline: 'score 90 days of the forecast you use now',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'what off-plan volume costs',
          unit: '$ per MWh traded',
          baseline: 'read it off last quarter’s settlement',
          target: 'a drop of 5 to 10 %',
        },
      ],
      data_needed: [
        'two years of NEM12 interval data',
        'weather forecasts as they were issued',
        'unit output from SCADA',
        'log of outages and curtailment',
        'holidays and shutdowns of large customers',
      ],
    },
    {
      workflow:
        'At the start of the day, and anew past midday, the analyst has fresh half-hours for output and load, drawn as a middle with a high and a low. It marks where the shape has moved since yesterday. Standby crews, battery and hedge are then settled by the planner or the trader.',
      build:
        'Train one gradient-boosted model for each site or zone. Its inputs are meters, calendar, rooftop panels added, and forecasts from the Bureau of Meteorology. The old spreadsheet runs alongside, and every day both are marked. Send the desk a chart, with the file behind it.',
      checkpoint:
        'The duty trader’s signature is due by 7 am. Where the forecast is shifted by over 5 %, a written note precedes any position or plan for the battery.',
      first_step:
        'Take 90 forecasts made a day ahead, let the load analyst score them on real meters by Friday, and explain the ten half-hours that were worst.',
      stop_test:
        'Over six weeks in parallel, the gain on your spreadsheet has to reach 10 % for the evening peak. Short of that, stop.',
      alternative:
        'AEMO publishes a forecast by region: shift it by a fixed amount to suit your sites, and check the shift each Monday.',
      risks: [
        {
          risk: 'It has seen few hot summers, and one day of 44-degree heat can cost you the quarter.',
          mitigation:
            'Judge hot days separately, leave the high line on screen, and allow the desk to overrule with a note.',
        },
        {
          risk: 'The meter link fails in the night, and old load is used as though it were new.',
          mitigation: 'If more meters than 2 % are silent, use the same weekday of last week and run nothing.',
        },
      ],
      kpis: [
        {
          name: 'day-ahead miss at the evening peak',
          unit: '% of actual MW',
          baseline: 'mark today’s forecast over the past 90 days',
          target: 'a drop of 15 to 25 %',
        },
        {
          name: 'price paid for being off plan',
          unit: '$ per MWh traded',
          baseline: 'last quarter’s settlement papers',
          target: 'bring it down 5 to 10 %',
        },
      ],
      data_needed: [
        'NEM12 meter intervals, two years back',
        'forecasts of weather, not just readings',
        'SCADA figures for each unit',
        'when units were out or curtailed',
        'large-customer shutdowns and public holidays',
      ],
    },
    {
      workflow:
        'The desk trades on a half-hour forecast with a low, a middle and a high line. It covers load and output, comes in the morning and again after lunch, and marks big jumps since yesterday. The trader or planner uses it for hedge, battery plan and crew standby.',
      build:
        'Build one gradient-boosted model per zone or site from meter data, calendar, Bureau of Meteorology forecasts and rooftop solar growth. Score it daily against the spreadsheet you have, which keeps running. Publish a chart and a file for the desk.',
      checkpoint:
        'Positions and battery plans wait for the duty trader’s signature, due by 7 am. A change beyond 5 % needs a written reason.',
      first_step:
        'Have the load analyst compare 90 day-ahead forecasts with metered load by Friday, and explain the worst ten half-hours.',
      stop_test:
        'Run both for six weeks. If the spreadsheet is less than 10 % behind at the evening peak, drop the model.',
      alternative:
        'AEMO’s forecast for the region, with a fixed correction per site that you revisit on Mondays, may be enough.',
      risks: [
        {
          risk: 'Trained on mild years, the model fails on the 44-degree day the whole quarter hangs on.',
          mitigation: 'Report hot days separately, always show the high line, and let traders overrule it in writing.',
        },
        {
          risk: 'Meters fall silent at night, yet the forecast carries on with old load.',
          mitigation:
            'Set the run to stop once it lacks over 2 % of meters, and take the same day of last week instead.',
        },
      ],
      kpis: [
        {
          name: 'peak error of tomorrow’s forecast',
          unit: '% of actual MW',
          baseline: 'check the last 90 days of forecasts against meters',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'cost of imbalance',
          unit: '$ per MWh traded',
          baseline: 'settlement statements from the quarter just closed',
          target: 'lower by 5 to 10 %',
        },
      ],
      data_needed: [
        'half-hour meter data (NEM12), two years',
        'archived weather forecasts',
        'SCADA output by unit',
        'curtailment and outage records',
        'dates of holidays and big shutdowns',
      ],
    },
    {
      workflow:
        'Twice a day the analyst sees what load and output are likely to do, half-hour by half-hour. Low, middle and high are drawn together, and large moves against yesterday stand out. Hedging, battery and standby crews are decided on that picture by trader or planner.',
      build:
        'Use gradient-boosted models, one to a site or zone, on interval meters, the calendar, new rooftop solar and Bureau of Meteorology forecasts. Do not switch off the spreadsheet: compare the two every day. What reaches the desk is a file with a chart.',
      checkpoint:
        'The forecast is signed by the duty trader at 7 am or earlier. Whoever alters it by over 5 % notes why before the battery or a position follows.',
      first_step:
        'Score the most recent 90 day-ahead forecasts on metered load. By Friday the load analyst names ten half-hours that went worst, and why.',
      stop_test:
        'The contest lasts six weeks. A lead under 10 % on the spreadsheet at the evening peak is too small, so stop.',
      alternative:
        'Correct the AEMO regional forecast by a set figure for your own sites. Each Monday, check that the figure still fits.',
      risks: [
        {
          risk: 'The quarter can turn on one day of 44-degree heat, and mild years taught the model nothing about it.',
          mitigation:
            'Keep a separate score for heat, leave the high line visible and accept a trader’s noted override.',
        },
        {
          risk: 'Nobody sees that a feed has died and that load is hours old.',
          mitigation: 'Missing meters above 2 % cancel the run. Use last week’s figures for that weekday.',
        },
      ],
      kpis: [
        {
          name: 'how far tomorrow’s peak is missed',
          unit: '% of actual MW',
          baseline: '90 days of forecasts, scored on real load',
          target: '15 to 25 % less',
        },
        {
          name: 'money lost by straying from plan',
          unit: '$ per MWh traded',
          baseline: 'go through one quarter of settlement statements',
          target: '5 to 10 % less',
        },
      ],
      data_needed: [
        'two years of interval reads, NEM12',
        'weather as forecast at the time',
        'SCADA records, unit by unit',
        'outages and curtailed hours',
        'calendar of holidays and customer shutdowns',
      ],
    },
    {
      workflow:
        'Traders and planners work from a range and not from one number. Morning and early afternoon bring the analyst three lines (low, middle, high) for output and load, per half-hour. Large changes since yesterday are marked. Hedge, battery plan or crew standby follows from it.',
      build:
        'The forecast comes from a gradient-boosted model for each zone or site, built on calendar, meter data, rooftop solar growth and the Bureau of Meteorology. It runs next to today’s spreadsheet, with a daily score for each. The desk receives chart and file.',
      checkpoint:
        'Before a battery plan or position is set, the duty trader signs, no later than 7 am, and records changes of over 5 %.',
      first_step:
        'Let the load analyst mark 90 past day-ahead forecasts against the meters and explain the ten worst half-hours by Friday.',
      stop_test:
        'Put model and spreadsheet side by side for six weeks. Unless the evening peak comes out 10 % better, stop.',
      alternative:
        'Start with AEMO’s regional forecast and correct it for your sites by one figure, reviewed each Monday.',
      risks: [
        {
          risk: 'Few hot days in its past make the model weakest at 44-degree heat, when the quarter is decided.',
          mitigation: 'Score those days apart. The high line stays in view, and the desk can overrule with a note.',
        },
        {
          risk: 'Overnight a meter feed stops, and the forecast uses stale load unnoticed.',
          mitigation: 'If over 2 % of meters are missing, there is no run. Last week’s same day takes its place.',
        },
      ],
      kpis: [
        {
          name: 'error at tomorrow’s peak',
          unit: '% of actual MW',
          baseline: 'the present forecast’s score over 90 days',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'dollars lost by being off plan',
          unit: '$ per MWh traded',
          baseline: 'settlement statements for one quarter',
          target: 'down by 5 to 10 %',
        },
      ],
      data_needed: [
        'interval data in NEM12, two years',
        'weather forecasts kept as issued',
        'each unit’s SCADA output',
        'record of outages and curtailments',
        'public holidays and big customers’ shutdowns',
      ],
    },
  ],
  'energy/plant-failure-warning': [
    {
      workflow:
        'A model knows each machine’s healthy state from its historian tags. Should pressure, heat or vibration wander for hours, one alert with its trend goes to the reliability engineer. Work orders and the latest oil sample are consulted, and the stop is planned before a breakdown forces it.',
      build:
        'The six dearest machines of last year come first. Your historian may sell a condition module; if not, build a model of normal for each machine on tags copied read-only. Alerts become work orders. Nobody needs a further inbox.',
      checkpoint:
        'Inside one shift, each alert is held to oil sample and trend by the reliability engineer. To take a unit off is the plant manager’s decision alone.',
      first_step:
        'This week the reliability engineer sorts 24 months of forced outages by barrels or MWh lost, and so finds the six machines.',
      stop_test:
        'Week 16 is the test. Real faults must lie behind one alert in five, and a true trip must have been seen a day early; otherwise end it.',
      alternative:
        'Have a contractor do quarterly oil samples and vibration rounds, and give your ten worst machines hard limits in the historian.',
      risks: [
        {
          risk: 'No alert comes, so people trust the machine and leave out an inspection that was due.',
          mitigation: 'Checks by statute or by the maker go on until a reliability engineer alters the plan on paper.',
        },
        {
          risk: 'With the fresh data link, someone on the office network could reach SCADA.',
          mitigation:
            'Tags leave by a data diode or the DMZ and nothing comes back, as a test by the OT security lead must show.',
        },
      ],
      kpis: [
        {
          name: 'forced outage on watched machines',
          unit: 'hours a quarter',
          baseline: 'add up 24 months of the outage log',
          target: 'bring it down 15 to 30 %',
        },
        {
          name: 'alerts with a real fault behind them',
          unit: '% of alerts',
          baseline: 'let engineers mark alerts for eight weeks',
          target: 'no fewer than one in three',
        },
      ],
      data_needed: [
        'vibration, heat, pressure and load tags',
        'failure-coded work orders',
        'oil and gas-in-oil tests',
        'log of trips and outages',
        'assets by make and age',
      ],
      must_not_decide:
        'Tripping, restarting or putting off a safety check is not for the model. Units are run by the shift supervisor, and stops decided by the plant manager.',
    },
    {
      workflow:
        'Historian tags teach software how each machine runs when all is well. Hours of drift in heat, pressure or vibration raise a single alert, trend attached. The reliability engineer turns to work orders and to the oil sample, then picks a time to stop, so that the machine does not.',
      build:
        'Which six machines cost you most last year? Begin there. Take the historian’s condition module, or fit a model of normal behaviour to each one, on a copy of the tags that cannot write. The work order system receives the alerts, and no new mailbox is made.',
      checkpoint:
        'Reliability engineers have one shift to weigh an alert against oil and trend. Nobody but the plant manager can order a unit off.',
      first_step:
        'Rank the forced outages of 24 months by MWh or barrels that were lost, and the reliability engineer has six names by week’s end.',
      stop_test:
        'After 16 weeks, stop if under one in five alerts was a real fault. Stop as well if no true trip was called a day before.',
      alternative:
        'Hire someone for quarterly oil and vibration rounds, and fix limits in the historian on the worst ten machines.',
      risks: [
        {
          risk: 'Silence from the model is taken as health, and a planned check is dropped.',
          mitigation:
            'No inspection that the law or the maker wants is dropped unless a reliability engineer has put the change in writing.',
        },
        {
          risk: 'A link for data becomes a door between office and SCADA.',
          mitigation: 'Data flows out only, by DMZ or data diode, and the OT security lead tries to get back in.',
        },
      ],
      kpis: [
        {
          name: 'hours lost to forced outages',
          unit: 'hours a quarter',
          baseline: 'take the outage log back 24 months',
          target: 'a drop of 15 to 30 %',
        },
        {
          name: 'share of alerts that proved right',
          unit: '% of alerts',
          baseline: 'eight weeks of verdicts from the engineers',
          target: 'one in three or better',
        },
      ],
      data_needed: [
        'historian tags on each machine',
        'work orders and their failure codes',
        'results from oil samples',
        'record of outages and trips',
        'asset list, make and age included',
      ],
      must_not_decide:
        'No model trips a unit, restarts it or defers a check on safety. The shift supervisor operates and the plant manager rules on stops.',
    },
    {
      workflow:
        'You choose when the machine stops, not the machine. Software that knows its normal running watches the historian tags. After hours of drift in heat, vibration or pressure, the reliability engineer receives one alert with its trend, turns to past work orders and the oil, and plans a stop.',
      build:
        'Take the six machines with the highest cost last year. Either your historian’s condition module or a normal-behaviour model for each will do, fed by tags copied read-only. Alerts land in the work order system, where people look already.',
      checkpoint:
        'Every alert is weighed against oil sample and trend inside a shift by the reliability engineer. Taking a unit off needs the plant manager.',
      first_step:
        'Rank each forced outage since 24 months ago by lost barrels or MWh. The reliability engineer names the top six machines this week.',
      stop_test:
        'Judge at 16 weeks. Fewer than one true fault in five alerts, or no real trip seen a day before, means stop.',
      alternative:
        'Hire a contractor for vibration rounds and oil samples each quarter, and put fixed historian limits on your ten worst machines.',
      risks: [
        {
          risk: 'People take a silent model for a healthy machine and leave out a planned check.',
          mitigation:
            'All inspections required by statute or maker stay, unless the reliability engineer rewrites the plan and signs it.',
        },
        {
          risk: 'The link that brings data out could let an intruder from the office into SCADA.',
          mitigation:
            'Let tags flow outward only, over DMZ or diode, and ask the OT security lead to attack it as a test.',
        },
      ],
      kpis: [
        {
          name: 'outage hours nobody planned',
          unit: 'hours a quarter',
          baseline: 'sum all outages logged in the past 24 months',
          target: 'lower by 15 to 30 %',
        },
        {
          name: 'alerts worth acting on',
          unit: '% of alerts',
          baseline: 'ask engineers to score each for eight weeks',
          target: 'one in three or more',
        },
      ],
      data_needed: [
        'tags for load, pressure, heat and vibration',
        'repair orders showing failure codes',
        'lab results on oil and gas',
        'outage history with trips',
        'machine register: maker and age',
      ],
      must_not_decide:
        'Whether a unit stops is the plant manager’s decision, and the shift supervisor runs it. The model neither trips, restarts nor delays a safety check.',
    },
    {
      workflow:
        'Drift that lasts for hours becomes one alert, days before a trip. Software learns from the historian how each machine behaves and compares pressure, vibration and heat. The reliability engineer looks at the trend, the oil and the work orders, and sets a stop in good time.',
      build:
        'Limit it at first to the six costliest machines of the past year. Buy the condition module that fits your historian, or model normal behaviour machine by machine on read-only tags. Route alerts to work orders and spare people another inbox.',
      checkpoint:
        'The reliability engineer has until the end of the shift to test an alert on trend and oil. The plant manager alone orders a stop.',
      first_step:
        'Go back 24 months through forced outages, rank them by the MWh or barrels they cost, and let the reliability engineer pick six machines by Friday.',
      stop_test:
        'Give up after 16 weeks if real faults came to less than one alert in five, or if no trip was foretold by a day.',
      alternative:
        'Quarterly oil and vibration checks by a contractor, plus hard limits in the historian for ten problem machines, come cheaper.',
      risks: [
        {
          risk: 'Because the model says nothing, someone cancels an inspection.',
          mitigation:
            'Until the reliability engineer has amended the plan on paper, each check set by law or by the maker goes ahead.',
        },
        {
          risk: 'A careless data link joins the office network to SCADA.',
          mitigation: 'Let data out by DMZ or diode with no way in, proven by the OT security lead.',
        },
      ],
      kpis: [
        {
          name: 'forced stops in hours',
          unit: 'hours a quarter',
          baseline: 'outage log, 24 months back, added together',
          target: '15 to 30 % less',
        },
        {
          name: 'hit rate of alerts',
          unit: '% of alerts',
          baseline: 'engineers note true or false during eight weeks',
          target: 'at least one true in three',
        },
      ],
      data_needed: [
        'machine tags kept in the historian',
        'coded failures in work orders',
        'gas-in-oil and oil reports',
        'when units tripped or were out',
        'list of assets with their age',
      ],
      must_not_decide:
        'People run the plant: the shift supervisor at the unit, the plant manager over stops. The model may not trip, restart or postpone safety checks.',
    },
    {
      workflow:
        'The warning comes while there is still time to plan the repair. Software that has learnt each machine’s normal state follows its historian tags, and hours of drift in pressure, heat or vibration make one alert. With the trend, work orders and last oil sample, the reliability engineer plans the stop.',
      build:
        'Choose last year’s six most expensive machines. Use the condition module your historian offers, or one normal-behaviour model per machine on tags copied out read-only. Alerts belong in the work order system and in no extra inbox.',
      checkpoint:
        'Within the shift, the reliability engineer holds the alert against oil sample and trend. A unit comes off only if the plant manager approves.',
      first_step:
        'By the end of this week, have the reliability engineer rank what forced outages cost in barrels or MWh over 24 months and pick six machines.',
      stop_test:
        'At 16 weeks, stop if every real trip came without a day’s notice, or if real faults stood behind under one alert in five.',
      alternative:
        'Quarterly rounds by a contractor, for oil and vibration, with set limits in the historian on ten bad machines may be enough.',
      must_not_decide:
        'Stops are up to the plant manager, and running the unit is up to the shift supervisor. No model may trip, restart or put off a safety check.',
      risks: [
        {
          risk: 'Nothing is flagged, so a due inspection is left out.',
          mitigation:
            'Statutory checks and those of the maker continue. Only a reliability engineer changes that, in writing.',
        },
        {
          risk: 'Office and SCADA networks become joined by the new link.',
          mitigation: 'Send tags out one way, by data diode or DMZ, and ask your OT security lead to break it.',
        },
      ],
      kpis: [
        {
          name: 'unplanned outage hours',
          unit: 'hours a quarter',
          baseline: 'outages logged over 24 months',
          target: 'down by 15 to 30 %',
        },
        {
          name: 'alerts that turned out true',
          unit: '% of alerts',
          baseline: 'marks by engineers over eight weeks',
          target: 'one in three at least',
        },
      ],
      data_needed: [
        'load, heat, pressure and vibration tags',
        'work orders and the failure found',
        'lab results for oil and gas-in-oil',
        'outages and trips on record',
        'assets with make and year',
      ],
    },
  ],
  'energy/solar-fleet-faults': [
    {
      workflow:
        'At night all inverter portals are read, and each system is held to the weather and to those around it. By 8 am a brief list is on the service desk: dirt, shade, a dead string, no power, or merely Wi-Fi down. A van is booked, or the customer is told how to reset.',
      build:
        'One table gathers readings, by a tool that speaks to many brands or through each maker’s own APIs. Each system is judged by its own history and those close by; kWh lost puts faults in order. ServiceM8 or simPRO then has the job, warranty date and serial number.',
      checkpoint:
        'Nobody rings a customer or sends a van until the service coordinator has seen the day’s curve for that system.',
      first_step:
        'By Wednesday the service coordinator has pulled the state of all systems in your biggest portal and counted those mute for 14 days.',
      stop_test: 'Of the first 60 systems flagged, at least half must prove faulty by week ten. If they do not, stop.',
      alternative:
        'Every maker’s portal can send e-mail alerts: turn them on, point them at a common inbox, and empty it each morning.',
      risks: [
        {
          risk: 'Hourly use tells a thief that nobody is home, and the list gets out.',
          mitigation:
            'The desk sees fault type and output, never what the house draws, and raw data goes after 13 months.',
        },
        {
          risk: 'A week of cloud puts everyone on the list, so no one looks any more.',
          mitigation:
            'List a system once it trails those nearby on three clear days, and never more than 20 in one day.',
        },
      ],
      kpis: [
        {
          name: 'days a fault goes unnoticed',
          unit: 'days',
          baseline: 'hold 40 past service jobs against portal data',
          target: 'down by half',
        },
        {
          name: 'truck rolls for nothing',
          unit: '% of service visits',
          baseline: 'count last quarter’s visits that were a Wi-Fi reset',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'hourly data from inverters and batteries',
        'panel model, tilt and size',
        'serial numbers with install dates',
        'history of service jobs',
      ],
    },
    {
      workflow:
        'Every portal is polled while people sleep, and each inverter compared with nearby ones and the weather. The desk starts at 8 am with few lines to read: string gone, offline, soiled, in shade, or Wi-Fi lost and nothing worse. Some get reset steps by message, others a van.',
      build:
        'Fetch readings with makers’ APIs or software that covers many brands, all into one table. Past output and the neighbours show what each ought to make. Faults are listed by kWh lost, and simPRO or ServiceM8 opens a job complete with serial number and date of warranty.',
      checkpoint:
        'Every flagged system has its daily curve viewed by the service coordinator, who then decides on a call or a van.',
      first_step:
        'Export the largest portal, and by Wednesday let the service coordinator tell you how many systems have sent nothing for 14 days.',
      stop_test: 'By week ten, look at 60 systems, the first that were flagged. Below half with a real fault, give up.',
      alternative:
        'One inbox for all the makers’ e-mail alerts, cleared at the start of each day, is free and quick to set up.',
      risks: [
        {
          risk: 'From hourly readings a stranger can learn when the owners are out.',
          mitigation:
            'Hide house load from the desk, which needs only fault type and output, and keep raw readings 13 months at most.',
        },
        {
          risk: 'Under cloud the list grows and grows, and staff learn to look away.',
          mitigation: 'It takes three clear days below the neighbours to be flagged, and a day’s list ends at 20.',
        },
      ],
      kpis: [
        {
          name: 'delay between fault and first look',
          unit: 'days',
          baseline: 'take portal data for 40 old jobs',
          target: 'half of what it is',
        },
        {
          name: 'service visits that were not needed',
          unit: '% of service visits',
          baseline: 'visits last quarter that ended in a reset',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'readings by hour, inverter and battery',
        'each system’s size, tilt and panels',
        'when installed, which serial number',
        'service calls to date',
      ],
    },
    {
      workflow:
        'You ring the owner before the owner rings you. Each night all inverter portals are compared with the weather and the systems around. Service staff start at 8 am with a short list that says offline, failed string, shade, dirt or lost Wi-Fi, and sends a van or the reset steps.',
      build:
        'Bring the makers’ data into one table, by API or through a multi-brand monitoring tool. Rate each system on neighbours and its own past, rank faults by kWh lost, and create the job in simPRO or ServiceM8 with warranty date and serial number.',
      checkpoint: 'A call or a van follows only when the service coordinator has looked at that system’s daily curve.',
      first_step:
        'Pull every system’s status from your largest portal. By Wednesday the service coordinator knows how many were silent for 14 days.',
      stop_test: 'Take the first 60 flags. If under half were real faults come week ten, stop.',
      alternative:
        'The portals already send alerts by e-mail. Collect them in a shared inbox and work through it every morning.',
      risks: [
        {
          risk: 'Hourly usage tells who is away, and a leaked service list hands it to burglars.',
          mitigation:
            'Fault type and output are all the desk sees. House load stays hidden, and raw readings go after 13 months.',
        },
        {
          risk: 'After a cloudy week the list is so long that nobody opens it.',
          mitigation: 'Three clear days behind the systems nearby earn a flag, and the list takes 20 a day at most.',
        },
      ],
      kpis: [
        {
          name: 'time from fault to discovery',
          unit: 'days',
          baseline: 'look up portal data behind 40 service jobs',
          target: 'cut in half',
        },
        {
          name: 'wasted service trips',
          unit: '% of service visits',
          baseline: 'last quarter’s trips solved by resetting Wi-Fi',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'hour-by-hour inverter and battery output',
        'design data per system',
        'serials and dates of installation',
        'what service has done before',
      ],
    },
    {
      workflow:
        'Under-performing systems show up overnight. Software reads the inverter portals and asks whether each system made what weather and neighbours suggest. The desk finds a few names by 8 am with a cause: dead string, offline, dirty, shaded or Wi-Fi gone. It books a visit or mails a reset guide.',
      build:
        'First get all readings into a single table; makers’ APIs or a monitoring product for many brands can supply them. Compare against history and nearby systems, sort by lost kWh, and let ServiceM8 or simPRO receive the job complete with serial and warranty.',
      checkpoint:
        'The service coordinator checks the curve of the day for each flagged system, then calls the customer or books.',
      first_step:
        'Start with your biggest portal. The service coordinator exports every status by Wednesday and counts systems quiet for 14 days.',
      stop_test: 'At week ten, review 60 flagged systems. Stop unless half of them or more had a true fault.',
      alternative:
        'Turn on maker alerts, send all of them to one inbox, and have someone empty it at the start of the day.',
      risks: [
        {
          risk: 'The data shows when a house stands empty, and the list may leak.',
          mitigation:
            'Leave house load off the screen, keep only output and fault, and erase raw data once it is 13 months old.',
        },
        {
          risk: 'Grey skies fill the list with false names, and staff give up on it.',
          mitigation: 'Flag after three clear days of lagging behind neighbours. The daily limit is 20.',
        },
      ],
      kpis: [
        {
          name: 'how long faults stay hidden',
          unit: 'days',
          baseline: 'trace 40 repaired faults in portal records',
          target: 'reduced by half',
        },
        {
          name: 'visits that only reset a router',
          unit: '% of service visits',
          baseline: 'tally them from last quarter’s service sheets',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'portal readings, hourly',
        'size, tilt and panels for all systems',
        'install register and serial numbers',
        'earlier service visits',
      ],
    },
    {
      workflow:
        'The service desk starts the day with the faults that cost owners most. Overnight, every inverter portal is compared with the weather and with systems close by. At 8 am the list shows offline, dirty, shaded, a failed string or just lost Wi-Fi. A van is booked or reset steps are sent.',
      build:
        'Everything goes into one table, fed by makers’ APIs or monitoring that handles many brands. A system is compared with its past and its neighbours. Faults are ranked by kWh lost, and the job opens in simPRO or ServiceM8, serial and warranty date included.',
      checkpoint:
        'Before a van is booked or a customer rung, the service coordinator studies the daily curve of the system.',
      first_step:
        'Have the service coordinator export your largest portal by Wednesday and count systems that have sent nothing in 14 days.',
      stop_test: 'Look at the first 60 flags in week ten. If less than half were true faults, stop.',
      alternative: 'Have each portal mail its alerts to the same inbox, and go through it first thing every morning.',
      risks: [
        {
          risk: 'Someone learns from a leaked list when a house is empty.',
          mitigation: 'Staff see fault type and output but no house load. Raw readings are erased at 13 months.',
        },
        {
          risk: 'Cloud for a week makes the list too long to read.',
          mitigation: 'A system must trail its neighbours on three clear days. No list is longer than 20 a day.',
        },
      ],
      kpis: [
        {
          name: 'days before a fault is seen',
          unit: 'days',
          baseline: 'portal data for 40 past service jobs',
          target: 'halved',
        },
        {
          name: 'truck rolls that were not needed',
          unit: '% of service visits',
          baseline: 'last quarter’s visits that were only Wi-Fi',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'inverter and battery data for each hour',
        'panel type, tilt and system size',
        'date installed and serials',
        'past jobs in service',
      ],
    },
  ],
  'energy/line-and-asset-images': [
    {
      workflow:
        'When a patrol or flight ends, pictures are filed under their pole, span, blade or section of pipe. Software points to what may be a defect and how bad. Those come first for the asset inspector, who says yes or no. Each yes becomes a work order.',
      build:
        'There are image tools for utilities that already know corrosion, blades and poles; teach one with 2,000 graded photos of yours. GPS ties the picture to its asset number. A defect, once confirmed, enters the works system with a priority.',
      checkpoint:
        'Grades hold once a qualified asset inspector agrees. Among photos called clean, 5 % are drawn by lot for that inspector too.',
      first_step:
        'From one pipe section, blade set or feeder the asset manager takes 500 late photos, which two inspectors grade alone by Friday.',
      stop_test:
        'By week 14, test 2,000 photos. Where two inspectors both see an urgent defect, a miss rate over 2 % ends it.',
      alternative:
        'A single guide with sample pictures for each grade helps inspectors; on the tablet photos go to their asset, and ten a week are judged jointly.',
      risks: [
        {
          risk: 'The model does not see a cracked cross-arm, a north wind brings it down, and the land burns.',
          mitigation:
            'In areas of high fire risk people grade all photos, and software does no more than decide which come first.',
        },
        {
          risk: 'Neighbours, their cars and gardens are in the pictures.',
          mitigation: 'As photos load, plates and people are blurred, and the raw flight is gone after 90 days.',
        },
      ],
      kpis: [
        {
          name: 'days until a flight is graded',
          unit: 'days',
          baseline: 'look at your five latest flights',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'urgent defects that slip past the model',
          unit: 'per 1,000 photos',
          baseline: 'have 1,000 photos graded twice',
          target: 'as few as a second inspector misses',
        },
      ],
      data_needed: [
        'dated photos with GPS',
        'inspectors’ earlier grades',
        'assets and where they stand',
        'rules for defect priority',
        'dates vegetation was cut',
      ],
      must_not_decide:
        'Closing an inspection or calling an asset safe is for the accredited inspector, who signs. Repair dates are the asset engineer’s.',
    },
    {
      workflow:
        'A flight or patrol brings photos, stored by span, pole, pipe section or blade. The vision model finds what looks damaged and gives it a grade. An asset inspector takes those first, agrees or not, and whatever is real turns into a work order.',
      build:
        'Choose a product made for utilities, with models for blades, poles or corrosion on board, and train it further on 2,000 photos that your people graded. By GPS each image finds its asset number. Confirmed defects and their priority are written to the works system.',
      checkpoint:
        'It takes a qualified asset inspector to confirm a grade, and to look again at 5 % of pictures the model found clean, picked by chance.',
      first_step:
        'Have 500 recent photos, of a feeder, a pipe section or a set of blades, graded by two inspectors separately, and the asset manager has both by Friday.',
      stop_test:
        'Two inspectors agree on what is urgent among 2,000 photos. If by week 14 the model overlooks over 2 % of that, stop.',
      alternative:
        'Agree as a team on ten photos a week, store each by asset on a tablet, and let one picture guide show all grades.',
      risks: [
        {
          risk: 'A split in a cross-arm is passed as sound; wind from the north does the rest, and there is fire.',
          mitigation: 'Where fire risk is high the model may sort photos, but every one of them is graded by people.',
        },
        {
          risk: 'Flights capture residents, vehicles and yards by the way.',
          mitigation: 'Make faces and number plates unreadable at upload, and delete raw flights within 90 days.',
        },
      ],
      kpis: [
        {
          name: 'time between flight and graded defect',
          unit: 'days',
          baseline: 'five recent flights, day by day',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'misses among urgent defects',
          unit: 'per 1,000 photos',
          baseline: 'two gradings of a 1,000-photo sample',
          target: 'not above what a second inspector misses',
        },
      ],
      data_needed: [
        'photos, each with place and date',
        'how inspectors graded before',
        'asset register with locations',
        'priority rules in use',
        'last vegetation cuts',
      ],
      must_not_decide:
        'An accredited inspector signs off, and an asset engineer dates the repair. The model may neither close an inspection nor pass an asset.',
    },
    {
      workflow:
        'Inspectors look at the worst photos first. Images from a flight or patrol are filed by blade, pole, span or pipe section, and a vision model marks and grades what looks defective. The asset inspector confirms or rejects each one, and true defects become work orders.',
      build:
        'Look for a utility image tool with trained models for corrosion, poles or blades. Tune it on 2,000 photos your inspectors have graded. Photos are joined to asset numbers by GPS, and confirmed defects reach the works system, priority included.',
      checkpoint:
        'Every grade is confirmed by a qualified asset inspector, who also views a random 5 % of the photos passed as clean.',
      first_step:
        'Choose 500 photos from one feeder, pipe section or blade set. The asset manager has two inspectors grade them independently by Friday.',
      stop_test:
        'Test 2,000 photos by week 14. When over 2 % of urgent defects that both inspectors saw are missed, stop.',
      alternative:
        'Load photos by asset on a tablet, give inspectors a guide with graded pictures, and review ten together each week.',
      risks: [
        {
          risk: 'A cracked cross-arm is passed, comes down in a north wind and sets the grass alight.',
          mitigation:
            'High fire risk areas are graded by people, photo by photo. The model there just orders the pile.',
        },
        {
          risk: 'Residents, their cars and back yards appear along the line.',
          mitigation: 'Blur plates and people when loading, and hold raw flights no longer than 90 days.',
        },
      ],
      kpis: [
        {
          name: 'days a photo waits for its grade',
          unit: 'days',
          baseline: 'five past flights, with dates',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'urgent faults the model did not mark',
          unit: 'per 1,000 photos',
          baseline: 'pick 1,000 photos and grade them a second time',
          target: 'no worse than a second inspector',
        },
      ],
      data_needed: [
        'geotagged photos with dates',
        'grades from past inspections',
        'list of assets by location',
        'how defects are prioritised',
        'vegetation work and dates',
      ],
      must_not_decide:
        'The accredited inspector signs every inspection and the asset engineer sets when to repair. A model cannot declare anything safe.',
    },
    {
      workflow:
        'A flight’s photos are sorted by defect before anyone sits down to them. Each picture belongs to a span, a pole, a blade or a stretch of pipe. The model suggests what is damaged and how badly, and an asset inspector agrees or strikes it out. Real finds go on to work orders.',
      build:
        'Utility image products with models for blades, corrosion and poles are on the market. Buy one and train it on 2,000 graded photos from your own network. Let GPS assign the asset number, and write each confirmed defect, with priority, to the works system.',
      checkpoint:
        'Qualified asset inspectors decide the grade. Of photos the model calls clean, they check 5 % chosen at random.',
      first_step:
        'By Friday two inspectors, working apart, grade the same 500 photos for the asset manager: a feeder, some pipe or a blade set.',
      stop_test:
        'In week 14, count urgent defects agreed by two inspectors in 2,000 photos. A model that misses above 2 % is not good enough.',
      alternative:
        'One photo guide, a tablet that files by asset and ten pictures a week judged as a group need no model.',
      risks: [
        {
          risk: 'The photo of a failing cross-arm is marked clean, and on a windy day it starts a bushfire.',
          mitigation:
            'Where fire risk is high, people look at all photos and the model merely says which to open first.',
        },
        {
          risk: 'People and gardens under the line are photographed without asking.',
          mitigation: 'Hide faces and plates as soon as photos load. Raw flights are deleted by day 90.',
        },
      ],
      kpis: [
        {
          name: 'time to grade a flight’s photos',
          unit: 'days',
          baseline: 'measure five flights from landing to grade',
          target: '40 to 60 % less',
        },
        {
          name: 'urgent defects the software overlooks',
          unit: 'per 1,000 photos',
          baseline: '1,000 photos, each graded by two people',
          target: 'equal to a second inspector’s misses, or fewer',
        },
      ],
      data_needed: [
        'images tagged by GPS and day',
        'defect grades on record',
        'where every asset stands',
        'rules that rank defects',
        'when trees were last cut',
      ],
      must_not_decide:
        'Safe or unsafe is the accredited inspector’s word, given with a signature. The asset engineer decides by when to repair, and software closes nothing.',
    },
    {
      workflow:
        'Dangerous defects are seen sooner. Photos from flights and patrols are stored by pipe section, pole, blade or span. A vision model grades what looks wrong. The asset inspector starts with those and confirms or rejects. Confirmed ones turn into work orders.',
      build:
        'Start from a bought image tool for utilities, one that knows blades, corrosion or poles. Tune it with 2,000 of your photos, graded. GPS links each photo with its asset number. What is confirmed goes to the works system with its priority.',
      checkpoint:
        'A defect grade counts when a qualified asset inspector has confirmed it. That person also draws 5 % of the clean photos at random.',
      first_step:
        'Let the asset manager pick 500 photos of one blade set, feeder or pipe section, for two inspectors to grade separately by Friday.',
      stop_test:
        'Week 14 is the test, on 2,000 photos. Stop if over 2 % of the urgent defects two inspectors agree on are missed.',
      alternative:
        'Photos filed by asset on a tablet, a guide with an example for each grade and ten joint checks a week do a good deal.',
      must_not_decide:
        'Only the accredited inspector closes an inspection or calls an asset safe, and the asset engineer fixes the repair date. The model does neither.',
      risks: [
        {
          risk: 'Nobody marks the split cross-arm, and a north wind turns it into a fire.',
          mitigation:
            'In high fire risk country the model only orders the photos. Every single one is graded by people.',
        },
        {
          risk: 'The flight also takes in yards, cars and people’s faces.',
          mitigation: 'Number plates and people are blurred on loading. After 90 days no raw flight is kept.',
        },
      ],
      kpis: [
        {
          name: 'wait from flight to grade',
          unit: 'days',
          baseline: 'flight and grading dates, five flights',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'urgent defects not marked by the model',
          unit: 'per 1,000 photos',
          baseline: 'two people grade 1,000 photos',
          target: 'at or below a second inspector’s misses',
        },
      ],
      data_needed: [
        'photos with date and GPS position',
        'inspectors’ grades to date',
        'register of assets and places',
        'how priority is set for defects',
        'last cutting dates for vegetation',
      ],
    },
  ],
  'energy/solar-quotes': [
    {
      workflow:
        'Someone phones, mails or fills in the form, and sends a bill and where the roof is. Software takes in the bill, sketches panels and prices them off your list. Shade, a steep pitch or no room in the switchboard is flagged. That day the designer puts it right and it goes.',
      build:
        'Layouts come from Pylon or OpenSolar, prices from a list of your own. A reader handles bills; a checklist asks for photos of switchboard, phase and roof. Follow-up mails and the covering letter are written by a language model, on job facts and no others.',
      checkpoint:
        'On every quote the accredited designer looks at switchboard, layout and string voltage. A price under the margin needs the owner’s name.',
      first_step:
        'By Thursday the sales lead sets out 50 recent enquiries: when each came, when it was quoted, how it ended and where it sat.',
      stop_test:
        'Eight weeks on, quotes must be out 30 % sooner, with prices mended in no more than one of ten. Else stop.',
      alternative:
        'Sell three packages at set prices, ask for photos off a single page, and phone all leads within four hours.',
      risks: [
        {
          risk: 'Savings are named that this home can never reach, and a complaint follows.',
          mitigation: 'Let the design tool work out savings on the bill sent in, as a high and a low figure.',
        },
        {
          risk: 'Last month’s rebate or price is in the quote, and the customer can hold you to it.',
          mitigation: 'Certificate values and prices live in a single dated list, and past 14 days no quote can leave.',
        },
      ],
      kpis: [
        {
          name: 'working days from lead to quote',
          unit: 'working days',
          baseline: 'look up 50 quotes in the mailbox',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'jobs repriced after signing',
          unit: '% of jobs',
          baseline: 'last quarter’s variations, counted',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'prices for panels, inverters, batteries, labour',
        'won and lost quotes',
        'bills from customers',
        'switchboard and roof photos',
      ],
    },
    {
      workflow:
        'Leads by e-mail, phone or web come with the address of a roof and a power bill. From these a layout is drawn and your price list applied. Warnings show where a roof is shaded or steep or the switchboard is full. A designer corrects all that and replies before the day is out.',
      build:
        'Draw in OpenSolar or Pylon, price from your list, and read bills by software. Photos of roof, phase and switchboard are on a checklist. The letter and later mails can come from a language model that is given the facts of the job and nothing more.',
      checkpoint:
        'The owner approves whatever falls below margin. String voltage, switchboard and layout are checked by the accredited designer each time.',
      first_step:
        'Find out by Thursday, for the 50 latest enquiries, when they came, when they were quoted, what came of it, and where the sales lead sees delay.',
      stop_test:
        'Should over one price in ten need mending, or should quotes be less than 30 % faster by week eight, stop.',
      alternative:
        'Four hours is the limit for ringing a lead; three fixed packages and a page on what to photograph make quoting simple.',
      risks: [
        {
          risk: 'You promise what the panels cannot save, and the buyer complains.',
          mitigation:
            'Savings are those the design tool finds on the customer’s bill, with both a high case and a low.',
        },
        {
          risk: 'A rebate or price out of date gets into a quote, and you are bound by it.',
          mitigation:
            'A list more than 14 days old blocks all quotes, since prices and certificate values are kept nowhere else.',
        },
      ],
      kpis: [
        {
          name: 'how long a lead waits for a price',
          unit: 'working days',
          baseline: 'dates of your last 50 quotes',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'signed jobs whose price moved',
          unit: '% of jobs',
          baseline: 'count one quarter of variations',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'price list by part and labour',
        'quotes sent, and their result',
        'power bills customers sent',
        'pictures of roof and switchboard',
      ],
    },
    {
      workflow:
        'A customer who asks today has a checked quote today. Web, phone or e-mail brings a bill and an address. From these comes a layout at your list prices, with a warning on shade, steep pitch or a full switchboard. Your designer puts it right and sends.',
      build:
        'Lay out systems in Pylon or OpenSolar and price from your list. Add a bill reader and a photo checklist for switchboard, roof and phase. A language model may write cover letter and follow-ups, using nothing but facts of the job.',
      checkpoint:
        'Layout, switchboard and string voltage are checked per quote by the accredited designer. Below the set margin, the owner signs.',
      first_step:
        'Ask the sales lead to list 50 enquiries by Thursday, with the day each came, the day quoted, the result and the place it got stuck.',
      stop_test:
        'Eight weeks in, stop if quoting is not 30 % quicker or if prices had to be fixed in over one in ten quotes.',
      alternative:
        'Three packages at fixed prices, one page of photos to ask for and a call to each lead in four hours go a long way.',
      risks: [
        {
          risk: 'Savings in the draft are too rosy for that house, and the buyer complains.',
          mitigation: 'Let only the design tool compute savings, from the bill supplied, as a best and a worst case.',
        },
        {
          risk: 'A rebate or price that has expired ends up in a binding quote.',
          mitigation:
            'One dated list carries prices and certificate values. After 14 days without an update, quoting is locked.',
        },
      ],
      kpis: [
        {
          name: 'lead-to-quote time',
          unit: 'working days',
          baseline: 'mailbox dates on the last 50',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'price changes once signed',
          unit: '% of jobs',
          baseline: 'variations from the past three months',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'current prices for gear and labour',
        'earlier quotes with outcome',
        'recent bills from the customer',
        'site photos: roof, switchboard',
      ],
    },
    {
      workflow:
        'Designers correct quotes instead of starting them. From the bill and the roof’s address the tool drafts layout and price by your list. It flags a switchboard with no space, a roof too steep or too shaded. The designer finishes it and the customer has it that day.',
      build:
        'The parts are OpenSolar or Pylon for layout, your own prices, a reader for bills and a checklist of photos (roof, phase, switchboard). Letters and reminder mails are drafted by a language model from what the job file says, no more.',
      checkpoint:
        'An accredited designer passes string voltage, layout and switchboard each time. Prices under margin go to the owner for signature.',
      first_step:
        'Go back over 50 enquiries. By Thursday the sales lead shows date received, date quoted, outcome and where the wait was.',
      stop_test:
        'Stop at eight weeks unless quotes leave 30 % faster and no more than one in ten needs its price put right.',
      alternative:
        'Sell three set packages, use one page to say which photos you need, and ring every lead inside four hours.',
      risks: [
        {
          risk: 'The quote claims savings this family cannot make, and you answer for it.',
          mitigation:
            'Savings come out of the design tool and the customer’s own bill, shown as a range from low to high.',
        },
        {
          risk: 'Someone quotes with last season’s rebate and you must honour it.',
          mitigation:
            'Hold certificate values and prices in a single list with a date, and refuse to quote on one older than 14 days.',
        },
      ],
      kpis: [
        {
          name: 'days before a quote is out',
          unit: 'working days',
          baseline: '50 quotes traced through the mailbox',
          target: '40 to 60 % less',
        },
        {
          name: 'jobs with a variation in price',
          unit: '% of jobs',
          baseline: 'a count for the last quarter',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'gear and labour price list',
        'all past quotes, either way',
        'electricity bills on file',
        'roof and board pictures',
      ],
    },
    {
      workflow:
        'The quote goes out while the customer is still interested. A lead by phone, e-mail or web comes with bill and roof address, and from these the tool drafts a layout priced from your list. Shade, steep roof and full switchboard are flagged. The designer corrects and sends it that day.',
      build:
        'OpenSolar or Pylon does the layout, and your list does the price. Around them go software that reads bills and a list of photos to take: phase, roof, switchboard. A language model drafts letter and follow-up mails, strictly from job facts.',
      checkpoint:
        'Each quote has its switchboard, string voltage and layout checked by an accredited designer. Anything under the set margin is signed by the owner.',
      first_step:
        'Have the sales lead show by Thursday where 50 recent enquiries waited, giving arrival date, quote date and outcome for each.',
      stop_test:
        'Give it eight weeks. Stop if quotes are not 30 % faster, or if over one in ten had its price corrected.',
      alternative:
        'Fixed prices for three packages, a photo checklist of one page and a rule to ring leads within four hours cost nothing.',
      risks: [
        {
          risk: 'Promised savings do not come, and the customer complains.',
          mitigation: 'Let the design tool work savings out on that customer’s bill, high case and low.',
        },
        {
          risk: 'An outdated price or rebate is quoted, and the customer accepts.',
          mitigation:
            'All prices and certificate values sit in one list with a date. Past 14 days, the tool refuses to quote.',
        },
      ],
      kpis: [
        {
          name: 'days a lead waits for its quote',
          unit: 'working days',
          baseline: 'dates on 50 mailed quotes',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'signed jobs that changed price',
          unit: '% of jobs',
          baseline: 'one quarter’s variations',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'prices of labour, panels, inverters, batteries',
        'quotes with the outcome noted',
        'bills supplied by customers',
        'photos from roof and board',
      ],
    },
  ],
  'energy/rebate-and-certificate-paperwork': [
    {
      workflow:
        'The crew reports a job finished. Software goes through the form and its signature, the safety certificate, serial numbers and pictures, and holds them to what the programme asks. Still on site, the installer hears of any gap. The office finds a claim ready to lodge.',
      build:
        'On the phone, no job closes while a photo is owing. A reader picks up signatures, dates, licence and serial numbers. Ahead of lodging, these are held to the list of approved products and the job file.',
      checkpoint:
        'Claims that show yellow go to the compliance officer, along with one clean claim in ten by lot, ahead of lodging.',
      first_step:
        'At Friday’s toolbox talk, crews see the three main causes behind 40 refusals that the compliance officer has sorted.',
      stop_test:
        'Ten weeks should take a third off refusals, with serial numbers misread in at most 2 %. Anything short of that ends it.',
      alternative: 'Put a list of photos in every van, and pay subcontractors once twelve out of twelve are there.',
      risks: [
        {
          risk: 'One serial number was misread, and an auditor makes you return the certificates.',
          mitigation:
            'Hold every serial number up against the list its maker gives, and block the claim if a single character differs.',
        },
        {
          risk: 'Software supplies a fact about the site that no one witnessed, so you declare what is false.',
          mitigation: 'Fields may be copied off a form or photo, with that source next to them, and else stay blank.',
        },
      ],
      kpis: [
        {
          name: 'claims that come back',
          unit: '% of claims',
          baseline: 'tally three months of refusals',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'days between install and rebate',
          unit: 'days',
          baseline: '60 recent jobs from the ledger',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'refused claims and why',
        'commissioning sheets and job photos',
        'lists of approved products',
        'licences and accreditation of installers',
      ],
      must_not_decide:
        'A safety certificate is signed, and compliance declared, by the licensed electrician who did the work and answers for it. Software does neither.',
    },
    {
      workflow:
        'Done, says the crew; and the signed form, photos, safety certificate and serial numbers are read at once. They are matched to the list of the programme. What is absent is reported to the installer before leaving the site, and the claim is filled in, so that your office need only lodge it.',
      build:
        'Use a checklist on phones that keeps a job open until all photos are in. Next comes software that reads dates, serial numbers, signatures and licence numbers, and matches them with job file and approved product list prior to lodging.',
      checkpoint:
        'A yellow field sends the claim to the compliance officer. So does chance, for one in ten of those that look clean.',
      first_step:
        'Sort 40 refused claims by reason, and on Friday, at the toolbox talk, the compliance officer tells crews the worst three.',
      stop_test:
        'If, in ten weeks, a third of refusals has not gone, stop. If serial numbers are read wrong in above 2 %, stop as well.',
      alternative:
        'A checklist of photos rides in each van, and no subcontractor is paid before all twelve items have come in.',
      risks: [
        {
          risk: 'A digit of the serial number is wrong, the audit finds it, and certificates go back.',
          mitigation: 'Should one character fail to match what the maker lists, the claim is not sent.',
        },
        {
          risk: 'A gap is filled by the tool with what nobody on site saw, and the statement is untrue.',
          mitigation: 'Show where each field came from, photo or form, and let a blank be a blank.',
        },
      ],
      kpis: [
        {
          name: 'refused claims',
          unit: '% of claims',
          baseline: 'count what was refused in three months',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'wait for the rebate money',
          unit: 'days',
          baseline: 'look in the ledger at the latest 60 jobs',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'earlier claims with the reason refused',
        'photos and sheets from commissioning',
        'products approved at present',
        'installers’ licence and accreditation numbers',
      ],
      must_not_decide:
        'The electrician who holds the licence and did the job signs and is answerable. No software certifies safety or compliance.',
    },
    {
      workflow:
        'A claim leaves complete, or it does not leave. Once a job is marked finished, serial numbers, photos, safety certificate and signed form are checked on the programme’s list. The installer hears of gaps on site, and the office lodges a filled claim.',
      build:
        'Give crews a phone checklist that holds the job open until each photo is taken. A document reader then picks out serial and licence numbers, signatures and dates. Before anything is lodged, these must agree with approved products and with the job.',
      checkpoint:
        'Before lodging, the compliance officer opens all claims with a yellow field, plus a random one in ten without.',
      first_step:
        'Sort your last 40 refusals by cause. On Friday the compliance officer takes the top three to the toolbox talk.',
      stop_test:
        'After ten weeks refusals should be a third lower and serial numbers wrong in no more than 2 %. Stop if either fails.',
      alternative: 'Keep a photo checklist in every van. A subcontractor is paid when all twelve items have arrived.',
      risks: [
        {
          risk: 'A serial number is read wrongly, and at audit the certificates have to be returned.',
          mitigation: 'Check each number with the maker’s list. One character out, and the claim stays put.',
        },
        {
          risk: 'The tool guesses a fact about the site, and you have signed a false statement.',
          mitigation: 'It copies from form or photo alone and shows which. What it cannot find stays empty.',
        },
      ],
      kpis: [
        {
          name: 'share of claims refused',
          unit: '% of claims',
          baseline: 'go through the refusals since three months ago',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'time from install until the rebate is paid',
          unit: 'days',
          baseline: 'ledger dates for the last 60 jobs',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'claim history with grounds for refusal',
        'commissioning records and photos',
        'approved product list in force',
        'each installer’s licence and accreditation',
      ],
      must_not_decide:
        'Compliance is declared by a person: the licensed electrician on that job, whose signature it is. Software must not stand in.',
    },
    {
      workflow:
        'Missing photos are noticed while the ladder is still up. When a job is closed the form, its signature, certificate, serials and pictures are read and compared with what the programme wants. Gaps go to the installer there and then. What the office lodges is already filled in.',
      build:
        'The phone form will not close until the photos are complete. Behind it, a reader takes dates, licence numbers, serials and signatures and tests them on job file and approved list. Only then is the claim lodged.',
      checkpoint:
        'The compliance officer sees each claim marked yellow and, by chance, one of every ten clean claims, all before they are lodged.',
      first_step:
        'Have the compliance officer group 40 refused claims. The three commonest causes go to crews in Friday’s toolbox talk.',
      stop_test: 'Ten weeks decide: stop without a third fewer refusals, or when 2 % of serials and more are misread.',
      alternative: 'Withhold a subcontractor’s pay until twelve photos, listed on a card in the van, have been sent.',
      risks: [
        {
          risk: 'One misread digit survives until the audit, and you hand certificates back.',
          mitigation: 'The maker’s list must hold that very number, or the claim is blocked.',
        },
        {
          risk: 'Something nobody saw on site is entered by software as fact.',
          mitigation: 'Every field names its photo or form. No source means no entry.',
        },
      ],
      kpis: [
        {
          name: 'claims the programme rejects',
          unit: '% of claims',
          baseline: 'three months of rejected claims, counted',
          target: '40 to 60 % less',
        },
        {
          name: 'days until the rebate is in the bank',
          unit: 'days',
          baseline: 'install and payment dates on 60 jobs',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'what was refused and for what reason',
        'job pictures, commissioning forms',
        'current list of approved products',
        'who is licensed and accredited',
      ],
      must_not_decide:
        'The person who did the wiring, and is licensed for it, signs the safety certificate and bears the consequences. A program never does.',
    },
    {
      workflow:
        'Claims are checked before the crew leaves the site. When a job is marked done, the tool reads the signed form, serial numbers, safety certificate and photos, and compares them with the programme’s list. The installer is told what is missing. The office lodges a claim that is already filled.',
      build:
        'Crews use a phone checklist, and a job cannot be closed while one photo is missing. A reader collects licence numbers, serial numbers, signatures and dates. They are compared with the approved product list and job file, and then the claim may go.',
      checkpoint:
        'Nothing with a yellow field is lodged before the compliance officer opens it, nor, by lot, one clean claim in ten.',
      first_step:
        'Go through 40 refusals with the compliance officer, and put the three main causes to crews on Friday’s toolbox talk.',
      stop_test:
        'Stop at ten weeks if refusals are down by less than a third, or once over 2 % of serial numbers come out wrong.',
      alternative:
        'Each van carries a photo checklist, and subcontractors are paid when twelve of twelve items have come in.',
      must_not_decide:
        'The licensed electrician on the job signs the safety certificate and vouches for compliance. That can never pass to software.',
      risks: [
        {
          risk: 'Certificates have to be returned after audit, all for a misread serial number.',
          mitigation: 'The maker’s list must contain the number exactly. One wrong character stops the claim.',
        },
        {
          risk: 'The tool fills a site fact that no one observed, and the statement is false.',
          mitigation: 'It may copy from a form or a photo and must show which. Everything else remains blank.',
        },
      ],
      kpis: [
        {
          name: 'share of claims returned',
          unit: '% of claims',
          baseline: 'three months of claims and refusals',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'days until the rebate arrives',
          unit: 'days',
          baseline: '60 jobs, install date and payment date',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'earlier claims, refusals explained',
        'photos plus commissioning sheets',
        'approved products, current edition',
        'accreditation and licence of each installer',
      ],
    },
  ],
  'energy/crew-scheduling': [
    {
      workflow:
        'By 3 pm there is a draft for the coming day: work bundled by suburb, fitted to gear and licence, roofs in the rain taken off. The planner changes what takes human knowledge and customers are texted. When the day goes its own way, later stops adjust.',
      build:
        'The field software you have may come with scheduling; switch it on. Otherwise an optimiser can weigh rain, fatigue limits, place, skill and how long jobs last. One day ahead, customers get a text and may shift the visit by answering.',
      checkpoint:
        'By 4 pm the dispatcher has passed the draft. If a job would break the fatigue limit, the crew leader turns it down and need not explain.',
      first_step:
        'Over five days the dispatcher notes long drives, visits that failed and jobs that moved, each with why.',
      stop_test:
        'At week eight, planners may override at most 40 % of what was drafted, and each crew day must hold 5 % more jobs. Otherwise end it.',
      alternative: 'Serve one zone each weekday, hold Friday back for rain, and send all customers a text on the eve.',
      risks: [
        {
          risk: 'There is no slack in the day, so the isolation check is what gives.',
          mitigation:
            'Base times on the slowest third of jobs done safely, and keep an hour a day open for every crew.',
        },
        {
          risk: 'The date of an outage shifts, and a home on life support hears too late.',
          mitigation: 'Jobs at a life support address are locked, and none but the outage coordinator may shift them.',
        },
      ],
      kpis: [
        {
          name: 'jobs a crew completes in a day',
          unit: 'jobs',
          baseline: 'take six weeks and average them',
          target: 'a gain of 10 to 15 %',
        },
        {
          name: 'visits that fail',
          unit: '% of visits',
          baseline: 'one month of no-access codes',
          target: 'bring it down 25 to 40 %',
        },
      ],
      data_needed: [
        'jobs with type, address and due date',
        'real times for each job type',
        'leave, licences and skills of crews',
        'depots and travel times',
      ],
      must_not_decide:
        'Giving out live work, or waiving a rest break, is for the authorised supervisor after a word with the crew leader. The tool may not.',
    },
    {
      workflow:
        'Tomorrow’s draft is there at 3 pm. It keeps suburbs together, matches licences and gear to jobs, and moves roofs that will be wet. Once the planner has added what a machine cannot know, customers have their text. On the day, each change flows through to what is left.',
      build:
        'Scheduling may be part of your field software already. If it is not, get an optimiser that takes account of skill, place, job length, the rain forecast and limits on fatigue. One day before, a text lets the customer reply and pick another time.',
      checkpoint:
        'Crew leaders can say no to work past the fatigue limit, with no questions asked. The draft itself is approved by 4 pm by the dispatcher.',
      first_step:
        'Keep a log for five days of what moved, what failed and who drove far, with the dispatcher’s reason next to each.',
      stop_test:
        'In week eight, stop if over 40 % of jobs in the draft are overruled. Stop too without 5 % more jobs per crew day.',
      alternative:
        'Friday is kept for rain, every other weekday has its zone, and the night before all customers are sent a text.',
      risks: [
        {
          risk: 'Each minute is planned, and to stay on time crews leave out the isolation check.',
          mitigation: 'Every crew has one hour free a day, and job times follow the slowest third of past safe work.',
        },
        {
          risk: 'An outage is put on another day, and nobody warns the life support home.',
          mitigation: 'Work at the address of someone on life support can be shifted by the outage coordinator alone.',
        },
      ],
      kpis: [
        {
          name: 'crew output per day',
          unit: 'jobs',
          baseline: 'six weeks’ average',
          target: '10 to 15 % higher',
        },
        {
          name: 'calls where nobody could get in',
          unit: '% of visits',
          baseline: 'count the no-access codes for a month',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'list of jobs, where and when due',
        'measured job lengths by type',
        'what crews may do, and leave',
        'start depots with drive times',
      ],
      must_not_decide:
        'The authorised supervisor assigns live work, having heard the crew leader. A planning tool cannot, and cannot shorten a rest either.',
    },
    {
      workflow:
        'Tomorrow is planned by 3 pm, with wet roofs already moved. The draft groups jobs by suburb and fits them to licence and gear. A planner adds what the system cannot know, customers get a text, and changes during the day reshape the rest of the run.',
      build:
        'Use the scheduling module in your field software, or buy an optimiser. It must weigh job length, place, skill, fatigue limits and the rain forecast. A text the day before lets customers reply and change the visit.',
      checkpoint:
        'The draft is the dispatcher’s to approve, by 4 pm. A crew leader can turn down any job over the fatigue limit, no reason asked.',
      first_step:
        'For five days the dispatcher writes down every job moved, visit failed and long drive, and says why.',
      stop_test:
        'Week eight shows it. Stop when planners change over 40 % of drafted jobs, or when crews finish less than 5 % more a day.',
      alternative:
        'Give each weekday a zone, leave Friday free for rained-off work, and text customers the evening before.',
      risks: [
        {
          risk: 'With every minute booked, crews drop the isolation check to keep time.',
          mitigation: 'Use times that the slowest safe third needed, and leave each crew an hour free a day.',
        },
        {
          risk: 'A moved outage reaches a life support home without warning.',
          mitigation: 'Work at life support addresses is locked. The outage coordinator alone can change it.',
        },
      ],
      kpis: [
        {
          name: 'completed jobs, crew by crew and day',
          unit: 'jobs',
          baseline: 'the past six weeks, averaged',
          target: 'a rise of 10 to 15 %',
        },
        {
          name: 'visits with no result',
          unit: '% of visits',
          baseline: 'no-access codes from the last month',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'open jobs by address, type, due date',
        'how long job types truly take',
        'crew skills, leave and licences',
        'drive times from each depot',
      ],
      must_not_decide:
        'Live work and rest breaks are matters for the authorised supervisor and the crew leader. Leave the planner tool out of them.',
    },
    {
      workflow:
        'The planner edits a draft instead of building the day from nothing. It is ready at 3 pm, sorted by suburb, licence and gear, without the roofs that will be wet. After corrections customers are texted. If something slips next day, the run is reworked around it.',
      build:
        'Does your field software already schedule? Switch that on. If not, add an optimiser that knows skills, places, durations, rain and fatigue limits. Customers hear by text one day ahead and can answer to shift.',
      checkpoint:
        'By 4 pm the dispatcher says yes to the plan. No crew leader has to justify refusing work past the fatigue limit.',
      first_step:
        'Log one working week, five days: moves, failed visits, long drives. The dispatcher notes the reason for each.',
      stop_test:
        'Call it off in week eight if more than 40 % of the draft is overridden, or crew days hold under 5 % more jobs.',
      alternative:
        'Zones by weekday, a Friday kept open for rain and a text to everyone the night before cost nothing.',
      risks: [
        {
          risk: 'A day without slack tempts crews to skip isolation.',
          mitigation: 'Take job lengths from the slowest safe third, and give every crew one unplanned hour.',
        },
        {
          risk: 'Someone on life support is not told that the outage has moved.',
          mitigation: 'Lock jobs at such addresses for all but the outage coordinator.',
        },
      ],
      kpis: [
        {
          name: 'daily jobs for each crew',
          unit: 'jobs',
          baseline: 'average over six weeks of job sheets',
          target: 'up 10 to 15 %',
        },
        {
          name: 'wasted visits',
          unit: '% of visits',
          baseline: 'one month’s visits coded no access',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        'job book with places and dates',
        'actual durations per type of job',
        'licences and absences by crew',
        'travel between depot and site',
      ],
      must_not_decide:
        'Rest breaks stand, and live work is handed out by the authorised supervisor with the crew leader’s consent. That is never automatic.',
    },
    {
      workflow:
        'Crews drive less, and wet roofs are off the plan the day before. A draft for tomorrow is ready at 3 pm, by suburb, gear and licence. The planner adjusts it and customers are texted. Whatever changes on the day moves the remaining visits.',
      build:
        'Check first whether your field software has scheduling, and use it. Failing that, an optimiser can take in place, skill, job length, rain and fatigue limits. A text goes to customers the day before, and a reply moves the visit.',
      checkpoint:
        'At 4 pm the draft must have the dispatcher’s approval. Work beyond the fatigue limit may be refused by the crew leader, and nobody asks why.',
      first_step:
        'Ask the dispatcher for a five-day list of jobs moved, visits failed and long drives, each with the cause.',
      stop_test:
        'By week eight, crews should do 5 % more jobs a day and planners override at most 40 % of drafted jobs. If not, stop.',
      alternative: 'Run zones by weekday, keep Friday for rain, and send each customer a text the night before.',
      must_not_decide:
        'Only the authorised supervisor, after hearing the crew leader, hands out live work or changes a rest break. The tool must not.',
      risks: [
        {
          risk: 'Crews short of time leave out the isolation check.',
          mitigation: 'Plan with the times of the slowest safe third, and keep one hour of each crew day free.',
        },
        {
          risk: 'An outage moves, and a home with life support learns of it too late.',
          mitigation: 'Such addresses are locked, so that no one except the outage coordinator can shift the job.',
        },
      ],
      kpis: [
        {
          name: 'jobs done per crew each day',
          unit: 'jobs',
          baseline: 'last six weeks, on average',
          target: 'better by 10 to 15 %',
        },
        {
          name: 'visits without access',
          unit: '% of visits',
          baseline: 'no-access codes for one month',
          target: 'down by 25 to 40 %',
        },
      ],
      data_needed: [
        'jobs with address and due date',
        'job lengths as measured',
        'crew licences, skills and absences',
        'depots and how far they are',
      ],
    },
  ],
  'energy/billing-exceptions': [
    {
      workflow:
        'Ahead of a run, each bill in draft is held up to similar homes, tariff, weather and what the site used before. Strange ones wait, with a probable reason: empty house, tariff wrong, meter wrong, bad read. The billing officer then frees whole groups, where once it was bill by bill.',
      build:
        'Between print and billing system goes a score: hard checks come first, then a model of what is normal. Each exception shows its reason. What officers do flows back, and flags of no use die away.',
      checkpoint:
        'A run goes when the billing officer has cleared all groups held and signed. Bills above $2,000 are then seen by the revenue manager.',
      first_step:
        'By Friday the metering analyst and the billing lead have sorted 100 of last quarter’s rebills by what lay at their root.',
      stop_test: 'Three whole cycles should bring rebills per 1,000 down 15 %. Failing that, end it.',
      alternative:
        'Ten fixed rules in a report ahead of each print will do, like use at three times last year’s or two estimates running.',
      risks: [
        {
          risk: 'Too many good bills are stopped, and the money arrives late.',
          mitigation: 'Hold just the strangest 1 % at first, and go wider while officers back half the holds or more.',
        },
        {
          risk: 'Someone saves power out of need, and software suspects the meter was tampered with.',
          mitigation:
            'A letter on tampering needs a metering analyst with a site note and the reads in hand, for no flag suffices.',
        },
      ],
      kpis: [
        {
          name: 'bills sent a second time',
          unit: 'per 1,000 bills',
          baseline: 'add up six months of rebills',
          target: 'bring it down 20 to 35 %',
        },
        {
          name: 'days an exception waits',
          unit: 'days',
          baseline: 'look at the queue on four Mondays',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'basic and interval reads',
        'past bills, rebills and causes',
        'codes for tariffs and network charges',
        'standing data in MSATS',
        'log of the exceptions queue',
      ],
    },
    {
      workflow:
        'Bills are compared, before they run, with weather, like homes, the tariff and the history of the site. If one looks wrong it is kept back and given a cause: vacant, misread, or the tariff or meter is not the right one. Officers clear such bills in groups.',
      build:
        'A step of scoring goes in after the billing system and ahead of print, with checks that are fixed and, behind them, a model of how much is usual. The queue of exceptions says why. Officers’ actions are fed back, so that dull flags become rare.',
      checkpoint:
        'The revenue manager looks at released bills of over $2,000. Before that, every group has been cleared, and the run signed, by a billing officer.',
      first_step:
        'Draw 100 rebills of the last quarter, and by Friday find the root causes, billing lead and metering analyst together.',
      stop_test: 'After three bill cycles, rebills for each 1,000 must have dropped 15 %. If not, stop.',
      alternative:
        'Before print, run ten hard rules as a report, such as two estimates one after the other or use three times last year’s.',
      risks: [
        {
          risk: 'Too much is held that was right, and cash is slow to come.',
          mitigation:
            'The 1 % that look oddest are held to begin with, and more only if officers agree with half or above.',
        },
        {
          risk: 'A home that uses less to save money is suspected of tampering.',
          mitigation:
            'No flag may trigger a tampering letter until a metering analyst has looked at reads and site note.',
        },
      ],
      kpis: [
        {
          name: 'rebills',
          unit: 'per 1,000 bills',
          baseline: 'half a year of reissued bills',
          target: 'a drop of 20 to 35 %',
        },
        {
          name: 'how old the queue gets',
          unit: 'days',
          baseline: 'note its age every Monday for a month',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'meter reads of both kinds',
        'rebill history with reasons',
        'network and tariff codes',
        'MSATS records per site',
        'what went through the queue',
      ],
    },
    {
      workflow:
        'A wrong bill is held before the customer sees it. Each draft is compared with past use at the site, weather, tariff and similar homes. What looks odd waits with a likely cause: wrong meter or tariff, misread, vacant. Billing officers release them in groups.',
      build:
        'Put a scoring step ahead of the print run. Fixed checks go first, then a model of usual use. The exceptions queue shows the reason for each hold, and what officers decide is fed back until pointless flags fade.',
      checkpoint:
        'Held groups are cleared, and the run released, over a billing officer’s signature. The revenue manager checks any released bill above $2,000.',
      first_step:
        'Pull 100 rebills from the past quarter. By Friday the billing lead and metering analyst have found what caused each.',
      stop_test: 'Count rebills for each 1,000 over three full cycles. A fall below 15 % means stop.',
      alternative:
        'Ten hard rules, run as a report before print, will catch much: two estimates in a row, or use at triple last year’s.',
      risks: [
        {
          risk: 'Good bills get stuck in the check and cash is late.',
          mitigation:
            'Hold the oddest 1 % first. Go further only as long as officers agree with every second hold or more.',
        },
        {
          risk: 'A household that saves power to save money comes under suspicion of tampering.',
          mitigation: 'A flag sends no letter. A metering analyst first looks at the reads and a note from site.',
        },
      ],
      kpis: [
        {
          name: 'reissued bills',
          unit: 'per 1,000 bills',
          baseline: 'the number of rebills in six months',
          target: 'lower by 20 to 35 %',
        },
        {
          name: 'waiting time in the exceptions queue',
          unit: 'days',
          baseline: 'four Monday readings of the queue',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'meter reads, interval and basic',
        'bills corrected, with the reason',
        'tariff tables and network codes',
        'MSATS data on each site',
        'history of held bills',
      ],
    },
    {
      workflow:
        'Officers clear odd bills by cause, not one at a time. Ahead of each run software checks every draft on tariff, weather, like homes and the site’s own history. Bills that do not fit are kept back and labelled: vacant house, bad read, meter or tariff mixed up.',
      build:
        'What you add is a check between billing system and print. Rules come before the model, which knows normal use. It tells the queue why each bill is held and learns from what officers did, so useless flags die out.',
      checkpoint:
        'A run is released once a billing officer has cleared every held group and signed. Over $2,000, the revenue manager reads the bill too.',
      first_step:
        'Billing lead and metering analyst take 100 rebills, a quarter’s worth, and agree on root causes by Friday.',
      stop_test: 'If three complete bill cycles do not lower rebills per 1,000 by at least 15 %, give up.',
      alternative:
        'Before printing, run a report on ten simple rules, for example three times last year’s use or a second estimate running.',
      risks: [
        {
          risk: 'Too many holds on correct bills delay your cash.',
          mitigation: 'Begin at the 1 % that stand out most, and add more while half of all holds prove right.',
        },
        {
          risk: 'Someone switches off to save and is accused of interfering with the meter.',
          mitigation: 'No tampering letter goes until a metering analyst has studied reads and site note.',
        },
      ],
      kpis: [
        {
          name: 'rebills per print run',
          unit: 'per 1,000 bills',
          baseline: 'six months of bills issued again',
          target: '20 to 35 % less',
        },
        {
          name: 'age of held bills',
          unit: 'days',
          baseline: 'each Monday for a month, the oldest and average',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'all meter reads',
        'billing records with each rebill',
        'charge codes, tariff and network',
        'standing data from MSATS',
        'queue entries and outcomes',
      ],
    },
    {
      workflow:
        'Customers get a right bill the first time. Each draft is compared with similar homes, weather, tariff and past use before the run. Doubtful bills are held, and the queue says why: misread, vacant, wrong tariff or meter. A billing officer clears them group by group.',
      build:
        'Scoring sits between your billing system and print. First it applies fixed checks, then a model of normal use, and it puts the reason in the exceptions queue. The officer’s decision goes back in, so that weak flags disappear.',
      checkpoint:
        'The billing officer clears held groups, then signs the run. Released bills above $2,000 are reviewed by the revenue manager.',
      first_step:
        'With the metering analyst, the billing lead sorts 100 of the quarter’s rebills by root cause before Friday.',
      stop_test: 'Three full bill cycles must take 15 % off rebills per 1,000. If they do not, stop.',
      alternative:
        'A report before every print with ten hard rules, among them two estimates running or use at triple the year before, is cheap.',
      risks: [
        {
          risk: 'Cash is late because true bills are held.',
          mitigation:
            'Take only the oddest 1 % to begin with. Widen it only while half the holds prove right to officers.',
        },
        {
          risk: 'Saving power is mistaken for tampering with the meter.',
          mitigation:
            'A flag alone sends nothing. The metering analyst looks at reads and a site note before any letter.',
        },
      ],
      kpis: [
        {
          name: 'bills issued twice',
          unit: 'per 1,000 bills',
          baseline: 'rebills counted over half a year',
          target: 'down by 20 to 35 %',
        },
        {
          name: 'days a bill sits in the queue',
          unit: 'days',
          baseline: 'age of the queue on four Mondays',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'interval reads and basic reads',
        'rebills with their reasons',
        'codes of tariff and network charges',
        'MSATS standing data per site',
        'record of exceptions',
      ],
    },
  ],
  'energy/customer-enquiries': [
    {
      workflow:
        'Forms, mails and notes of calls are labelled on arrival: hardship, danger, complaint, outage, move or bill. Life support and danger skip the line and reach a human. All others come to an agent with a reply begun from the account, to be checked and sent.',
      build:
        'Before anything else, show outages live on the phone menu and the website; the storm peak goes with that alone. Then the service desk’s mailbox and call notes get a sorter. Its drafts draw on the account and on answers already approved.',
      checkpoint:
        'Drafts are read by an agent, all of them. Every morning the complaints officer looks at 20 items for any put in the wrong line.',
      first_step:
        'For Friday the service lead labels 300 contacts with why they came and who might have dealt with them, and adds them up.',
      stop_test:
        'During eight weeks of trial, over 5 % in a wrong queue ends it. A danger report that was missed, even one, does too.',
      alternative:
        'Put bill help and live outages online, keep ten ready replies, and hand the inbox to one person per half day.',
      risks: [
        {
          risk: 'A customer smells gas or sees a line down, and the mail waits like any fault.',
          mitigation:
            'Words that hint at danger go by set rule to the emergency desk, and the sender is told to phone.',
        },
        {
          risk: 'An abusive ex learns from an answer where someone lives or how they pay.',
          mitigation: 'No drafts are made for flagged accounts, which nobody outside the trained team can open.',
        },
      ],
      kpis: [
        {
          name: 'working hours to a first reply',
          unit: 'working hours',
          baseline: 'take 500 recent mails and measure',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'cases at the ombudsman',
          unit: 'per 1,000 customers a quarter',
          baseline: 'four quarters of figures',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'half a year of coded mails and calls',
        'rate sheets and approved answers',
        'feed of the outage map',
        'register of complaints',
      ],
      must_not_decide:
        'Hardship plans, life support flags and the end of a complaint are for trained agents and the complaints officer. A tool may touch none.',
    },
    {
      workflow:
        'What comes in, by call, web or mail, is given a label straight away: outage, bill, move, hardship, complaint or danger. A person at once takes danger and life support. For the others a reply is prepared from the account, and an agent looks it over before sending.',
      build:
        'Start with outages shown live on web page and phone menu, which take the top off storms by themselves. A sorter for call notes and mailbox comes next, with replies made out of approved answers and account data only.',
      checkpoint:
        'Each morning 20 sorted items are checked for a wrong queue by the complaints officer. No draft leaves unread by an agent.',
      first_step:
        'Tag 300 contacts with the reason and a person able to answer, and on Friday the service lead has the numbers.',
      stop_test:
        'The trial lasts eight weeks. Miss one report of danger, or send over 5 % to the wrong queue, and it is done.',
      alternative:
        'Ten templates, pages that show outages and help with bills, and one keeper of the inbox for every half day will do.',
      risks: [
        {
          risk: 'Someone writes of a gas smell or a line on the ground, and it is queued as routine.',
          mitigation:
            'By fixed words, anything that hints at danger is sent to emergency staff at their desk, and the writer is asked to ring.',
        },
        {
          risk: 'A violent ex finds out an address or how a bill is paid.',
          mitigation: 'Flagged accounts are for the trained team alone, and drafting never touches them.',
        },
      ],
      kpis: [
        {
          name: 'wait for a first answer',
          unit: 'working hours',
          baseline: 'time it over 500 mails',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'ombudsman complaints',
          unit: 'per 1,000 customers a quarter',
          baseline: 'count for the past four quarters',
          target: 'bring it down 15 to 25 %',
        },
      ],
      data_needed: [
        'six months of contacts with reasons',
        'answers approved for use, and rates',
        'live outage data',
        'complaints received',
      ],
      must_not_decide:
        'Trained agents, with the complaints officer, decide on hardship, life support and closing complaints. Software neither refuses nor drops nor closes.',
    },
    {
      workflow:
        'Danger reaches a person straight away, and the rest reaches the right queue. Mail, web forms and call notes are sorted into bill, move, outage, complaint, danger or hardship. Life support jumps the queue as well. An agent checks and sends a reply drafted from account facts.',
      build:
        'Show live outages on the website and phone menu before you do more; that alone flattens the storm peak. Afterwards add a sorter to mailbox and call notes, drafting from approved answers and account data alone.',
      checkpoint:
        'Agents read each draft before sending. The complaints officer goes through 20 sorted items every morning to find wrong queues.',
      first_step:
        'Tag 300 contacts by why they came and who could have helped. The service lead presents the counts on Friday.',
      stop_test: 'Eight weeks of trial: one danger report missed, or above 5 % in the wrong queue, and you stop.',
      alternative:
        'Help pages for bills and live outages, ten templates and one named person at the inbox per half day do a lot.',
      risks: [
        {
          risk: 'A smell of gas or a fallen line is reported by mail and queued like any fault.',
          mitigation: 'Fixed words send a hint of danger to the emergency desk immediately, with the advice to phone.',
        },
        {
          risk: 'Through a reply, a violent former partner learns an address or how someone pays.',
          mitigation: 'Keep flagged accounts away from drafting and open to the trained team alone.',
        },
      ],
      kpis: [
        {
          name: 'time before customers hear back',
          unit: 'working hours',
          baseline: '500 mails, received and answered',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'cases taken to the ombudsman',
          unit: 'per 1,000 customers a quarter',
          baseline: 'last year’s count over four quarters',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'mails and call notes, six months, coded',
        'approved replies with rate sheets',
        'outage map as a feed',
        'the complaint log',
      ],
      must_not_decide:
        'It takes a trained agent or the complaints officer to refuse a hardship plan, close a complaint or lift a life support flag.',
    },
    {
      workflow:
        'Agents start from a drafted answer with the account facts beside it. Everything that lands, by web, mail or phone note, is labelled bill, outage, danger, move, hardship or complaint. People take danger and life support directly. The other replies wait for an agent’s check.',
      build:
        'First publish live outage status, both online and on the phone menu, since that removes the peak in storms. Then let a sorter work on call notes and the service mailbox. Its drafts may use the account and approved answers, nothing else.',
      checkpoint:
        'No reply goes unread by an agent. Each morning the complaints officer tests 20 items for the wrong queue.',
      first_step:
        'By Friday the service lead has labelled 300 recent contacts with a reason and the person able to answer.',
      stop_test:
        'The trial of eight weeks ends early on a missed danger report, and fails if 5 % or more were sent astray.',
      alternative:
        'One person keeps the inbox each half day with ten templates, while web pages carry outages and bill help.',
      risks: [
        {
          risk: 'The mail says a line is down, and it lies among routine faults.',
          mitigation:
            'Word rules, not the model, pass any danger to the emergency desk and reply that the sender should ring.',
        },
        {
          risk: 'Drafts can give an abuser the new address or bank of a former partner.',
          mitigation: 'Flagged accounts never enter drafting. The trained team handles them on its own.',
        },
      ],
      kpis: [
        {
          name: 'first answer to a customer',
          unit: 'working hours',
          baseline: 'check 500 mails for both times',
          target: '40 to 60 % less',
        },
        {
          name: 'complaints that reach the ombudsman',
          unit: 'per 1,000 customers a quarter',
          baseline: 'numbers from the latest four quarters',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'coded contacts from the past six months',
        'rates and agreed answers',
        'outage status feed',
        'all complaints on file',
      ],
      must_not_decide:
        'Software refuses no hardship plan, lifts no life support flag and ends no complaint. Those acts belong to the complaints officer and to agents trained for it.',
    },
    {
      workflow:
        'A person sees danger and life support at once, and nobody else waits long. Whatever arrives by mail, form or phone is sorted into danger, hardship, bill, complaint, outage or move. For ordinary ones an agent gets a reply drafted from the account, checks it and sends it.',
      build:
        'Do the simple thing first and show outages live, by phone menu and online, which takes away the storm peak. Next comes sorting of mail and call notes at the service desk, drafting only from the account and approved answers.',
      checkpoint:
        'An agent has read each draft before it goes. Of the sorted items, 20 each morning are checked by the complaints officer.',
      first_step:
        'Let the service lead tag 300 contacts, noting the reason and who could have answered, and show the counts on Friday.',
      stop_test:
        'In an eight-week trial, one missed danger report or more than 5 % of items in the wrong queue means stop.',
      alternative:
        'Web pages on outages and bills, ten templates and one person on the inbox for each half day go a long way.',
      must_not_decide:
        'The complaints officer and agents trained for it refuse hardship plans, close complaints and drop life support flags. A tool does none of that.',
      risks: [
        {
          risk: 'Someone reports a fallen line or gas by mail, and it waits as a fault.',
          mitigation: 'Fixed word rules send it to emergency staff at once, with advice to ring.',
        },
        {
          risk: 'A former partner who is violent gets an address or bank detail from a reply.',
          mitigation: 'Accounts with a flag are left out of drafting. The trained team alone may open them.',
        },
      ],
      kpis: [
        {
          name: 'hours before the first reply',
          unit: 'working hours',
          baseline: '500 recent mails, timed',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'ombudsman cases per quarter',
          unit: 'per 1,000 customers a quarter',
          baseline: 'figures from four quarters',
          target: 'down by 15 to 25 %',
        },
      ],
      data_needed: [
        'six months of coded mail and calls',
        'answers and rate sheets, as approved',
        'data behind the outage map',
        'list of complaints',
      ],
    },
  ],
  'energy/payment-difficulty': [
    {
      workflow:
        'Weekly, software watches for first hints: a concession that ran out, a plan not kept, use that leaps, a debit that failed. Names and hints go to the care team as a brief list. They text or phone, offer help, and record what came of it.',
      build:
        'Five simple rules across billing data are the start. In time a model may say who could miss their coming bill, for the sole sake of earlier help. Notes on family violence and on health never enter.',
      checkpoint:
        'Before reaching out, a care officer has looked into the account behind the flag. By itself a score sends neither text nor letter.',
      first_step:
        'From 50 files that got as far as a disconnection notice, the hardship team leader picks out the earliest hint by Friday.',
      stop_test:
        'In ten weeks, one in four of those contacted should accept help. If they do not, or if the list leaves the care team, stop.',
      alternative:
        'Show the hardship number on the first page of bills, and phone each customer the first time a debit bounces.',
      risks: [
        {
          risk: 'A list meant to aid people ends in debt collecting or refused credit.',
          mitigation: 'Only the care team can open the list, and monthly the compliance lead goes through who did.',
        },
        {
          risk: 'Where people live or what they speak becomes a mark of being poor, and the phone never rests.',
          mitigation:
            'Language, name and postcode stay outside, and every quarter you see who was contacted in which area.',
        },
      ],
      kpis: [
        {
          name: 'people offered help before a disconnection notice',
          unit: '% of those in debt',
          baseline: 'go through 100 files of last quarter',
          target: 'a gain of 25 to 40 %',
        },
        {
          name: 'debt on joining the hardship programme',
          unit: '$ per customer',
          baseline: 'look in your two latest AER reports',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: [
        'direct debits and payments to date',
        'monthly use',
        'records of the hardship programme',
        'who has a concession',
        'results of contacts',
      ],
      must_not_decide:
        'Disconnection, refusal of a plan, a deposit or collection never follow from a score. Case by case, the hardship team leader decides.',
    },
    {
      workflow:
        'Some signs come early: use jumps, a direct debit is missed, a concession lapses, a plan breaks. Once a week they are gathered into a short list for the care team, who ring or text, say what help there is, and note the answer.',
      build:
        'Start simple, with five rules on what billing knows. A model may follow that ranks people by how likely they are to leave the next bill unpaid, to offer help earlier and for nothing else. Leave out family violence and health notes entirely.',
      checkpoint:
        'A score on its own sends nothing out. Each flag is checked, with the account open, by a care officer before any contact.',
      first_step:
        'By Friday the hardship team leader has gone through 50 files with a disconnection notice, and knows where trouble first showed.',
      stop_test:
        'If the list is used by anyone but the care team, stop. At ten weeks, stop if help is taken up by under one in four.',
      alternative:
        'Ring after a customer’s first failed direct debit, and on page one of every bill print the hardship number.',
      risks: [
        {
          risk: 'Staff use the help list to press for payment or to deny credit.',
          mitigation:
            'None but the care team may see the list, and each month the compliance lead checks the log of who looked.',
        },
        {
          risk: 'Language or postcode comes to mean poor, and the same people are rung over and over.',
          mitigation:
            'Name, postcode and language are not in the data, and by area you compare each quarter how many are contacted.',
        },
      ],
      kpis: [
        {
          name: 'early offers of help',
          unit: '% of those in debt',
          baseline: '100 of last quarter’s files, audited',
          target: '25 to 40 % higher',
        },
        {
          name: 'average debt at entry to hardship',
          unit: '$ per customer',
          baseline: 'figures from two AER reports',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'how and when people paid',
        'use, month by month',
        'hardship files',
        'concessions, current and lapsed',
        'what each contact led to',
      ],
      must_not_decide:
        'It is the hardship team leader who looks at each case. A score may not cut supply, turn down a plan, want a deposit or call in collectors.',
    },
    {
      workflow:
        'Help is offered at the first sign of trouble, long before a notice. Weekly the tool looks for a failed direct debit, a leap in use, a plan not kept or a lapsed concession. The care team gets names and signs, makes its offer by phone or text, and records the answer.',
      build:
        'Five plain rules over your billing records are enough at first. If you add a model later to rank who may miss a bill, use it for earlier help and nothing more. Family violence and health notes stay out of the data.',
      checkpoint:
        'Each flag is checked in the account by a care officer ahead of any contact. Scores do not send texts or letters.',
      first_step:
        'Read 50 files that ended in a disconnection notice. Where did trouble begin? The hardship team leader marks it by Friday.',
      stop_test:
        'Stop after ten weeks if less than one in four takes the help, and stop at once if the list is used elsewhere.',
      alternative:
        'Put the hardship number on the bill’s first page, and phone whoever has a direct debit fail for the first time.',
      risks: [
        {
          risk: 'What was meant as help turns into a list for chasing debt or denying credit.',
          mitigation: 'Close it to all but the care team. Monthly, the compliance lead reads the log of who used it.',
        },
        {
          risk: 'Certain suburbs or languages are rung over and over, as if they meant poverty.',
          mitigation: 'Do not feed in language, name or postcode, and check contact rates area by area every quarter.',
        },
      ],
      kpis: [
        {
          name: 'share of debtors reached before the notice',
          unit: '% of those in debt',
          baseline: 'an audit of 100 files, last quarter',
          target: 'a rise of 25 to 40 %',
        },
        {
          name: 'what people owe when they enter hardship',
          unit: '$ per customer',
          baseline: 'last two reports to the AER',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'payments with failed debits',
        'household use per month',
        'who is in the hardship programme',
        'concession records',
        'notes on each contact made',
      ],
      must_not_decide:
        'No score cuts anyone off, denies a plan, demands a deposit or passes a debt to collectors. The hardship team leader weighs every case.',
    },
    {
      workflow:
        'The care team rings people while the debt is still small. Once a week, signs such as a lapsed concession, a broken plan, a missed debit or a jump in use are put in a brief list. Staff make contact, offer help and note how it went.',
      build:
        'Use rules to begin with, five of them, on data from billing. A ranking model can come later, on one condition: it serves to offer help sooner. Never load notes about health or family violence.',
      checkpoint:
        'A care officer looks at the account before anyone is contacted. Nothing is sent on the strength of a score.',
      first_step:
        'The hardship team leader takes 50 disconnection files this week and finds the earliest warning in each by Friday.',
      stop_test:
        'At ten weeks one in four contacted should have accepted. Below that, or after any use beyond the care team, end it.',
      alternative: 'Call after a first failed debit. Print the hardship line at the top of page one on all bills.',
      risks: [
        {
          risk: 'Collections get hold of the list, or credit is refused because of it.',
          mitigation: 'Access ends at the care team, and the compliance lead goes through the usage log monthly.',
        },
        {
          risk: 'The model takes a postcode or a language for poverty and keeps picking the same people.',
          mitigation: 'Strip out name, language and postcode. Each quarter compare how often every area was called.',
        },
      ],
      kpis: [
        {
          name: 'offers made in time',
          unit: '% of those in debt',
          baseline: 'check 100 files from the quarter before',
          target: 'up 25 to 40 %',
        },
        {
          name: 'debt already built up at entry',
          unit: '$ per customer',
          baseline: 'your reports to the AER, last two',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'record of payments and bounced debits',
        'consumption by month',
        'past and present hardship cases',
        'concessions and expiry',
        'outcome of calls and texts',
      ],
      must_not_decide:
        'The hardship team leader, looking at the case, decides on plans, deposits, collection and disconnection. A score decides none of these.',
    },
    {
      workflow:
        'People in trouble hear from your care team before the debt grows. Weekly the tool looks for plans not kept, failed direct debits, rising use and concessions that lapsed. The list is short and gives the sign. The team calls or texts with an offer and writes down the result.',
      build:
        'Start from five rules on billing data, in plain words. A model that ranks who may miss the next bill can come later, and only so that help comes sooner. Health notes and family violence notes are never included.',
      checkpoint:
        'Nobody is contacted until a care officer has opened the account and checked the flag. No score sends a text or a letter.',
      first_step:
        'Have the hardship team leader go through 50 disconnection files and mark where each first went wrong, by Friday.',
      stop_test:
        'If ten weeks pass and fewer than one in four accept help, stop. Use of the list outside the care team ends it at once.',
      alternative:
        'Phone everyone at the first failed direct debit, and start each bill, on page one, with the hardship number.',
      must_not_decide:
        'Cutting off, refusing a plan, asking a deposit and debt collection are case-by-case decisions of the hardship team leader. Scores have no part in them.',
      risks: [
        {
          risk: 'A list made for help is turned against the people on it.',
          mitigation: 'Only care staff may open it, and the compliance lead looks through the log every month.',
        },
        {
          risk: 'A suburb or a language is read as poverty, and those people get call after call.',
          mitigation: 'Language, postcode and name stay out. Contact rates by area are compared each quarter.',
        },
      ],
      kpis: [
        {
          name: 'help offered ahead of the notice',
          unit: '% of those in debt',
          baseline: '100 files from last quarter, audited',
          target: 'better by 25 to 40 %',
        },
        {
          name: 'debt when hardship begins',
          unit: '$ per customer',
          baseline: 'two most recent AER reports',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'payments, including failed debits',
        'monthly usage figures',
        'files from the hardship programme',
        'concessions held or lapsed',
        'results after each contact',
      ],
    },
  ],
  'energy/procedure-search': [
    {
      workflow:
        'On the tablet a technician asks aloud or in writing about a form, a clearance or an earth switch. Two lines come back; version and paragraph are on show, and the page opens. If nothing approved deals with it, the reply states just that.',
      build:
        'Get rid of outdated versions. After that an in-house assistant takes makers’ manuals, network rules and procedures that are approved. It cites, respects who may see what, and keeps a list of questions left open for the owner to deal with.',
      checkpoint:
        'Each month, owners go over the ten answers most sought on their procedure. No crew starts until the page itself has been opened.',
      first_step:
        'Before the week is out, the document controller takes the 60 busiest procedures and notes date, version and owner.',
      stop_test:
        'After round two, no more fixes. At week nine, with over 5 wrong or outdated sources in 100 test answers, shut it.',
      alternative: 'Every procedure gets one owner and one version, and each depot a single printed page of QR codes.',
      risks: [
        {
          risk: 'A procedure no longer in force is quoted, and hands touch a line that was never earthed.',
          mitigation:
            'Only papers whose approval is current go in, and on steps for live switching it gives no answer.',
        },
        {
          risk: 'Plans of the network land on a model maker’s servers abroad.',
          mitigation:
            'Run the assistant in an Australian tenant of your own, without single line diagrams or protection settings in release one.',
        },
      ],
      kpis: [
        {
          name: 'minutes to reach the right page',
          unit: 'minutes',
          baseline: '20 people, five real questions, a stopwatch',
          target: 'down by half',
        },
        {
          name: 'answers that name the right source',
          unit: '% of a 100-question test',
          baseline: 'two seniors mark the test',
          target: 'no less than 95 %',
        },
      ],
      data_needed: [
        'procedures in force, with owner and version',
        'installation rules of the network',
        'data sheets and makers’ manuals',
        'documents withdrawn',
      ],
      must_not_decide:
        'Switching sheets and permits are written by the authorised switching officer and checked by a second. The assistant does not write or approve them.',
    },
    {
      workflow:
        'Which form? Which clearance? Which earth switch? The technician asks the tablet, by voice or keys, and reads two lines with version and paragraph, page open beneath. Should no approved paper say, the tool admits it in plain words.',
      build:
        'Old versions go first. The network’s rules, manuals by the maker and approved procedures are then loaded to an internal assistant. Sources are quoted, rights are checked for each user, and unanswered questions are logged, so that owners can close gaps.',
      checkpoint:
        'Before work, crews open the page. Once a month the ten answers most in demand are reviewed by whoever owns the document.',
      first_step:
        'By the end of this week the document controller has the 60 procedures in most use on a list, with version, owner and date.',
      stop_test:
        'In week nine, when fixes have had their second round, over 5 bad or old citations in 100 test answers mean stop.',
      alternative:
        'Print a page of QR codes for the depot, delete what is out of date, and give each procedure one owner.',
      risks: [
        {
          risk: 'Someone trusts a withdrawn procedure, and the line is still live.',
          mitigation: 'Steps for live switching are refused, and a paper without a live approval date is not loaded.',
        },
        {
          risk: 'Drawings of your network go overseas to whoever runs the model.',
          mitigation:
            'Keep the assistant in your Australian tenant, and keep the first release free of single line diagrams and of settings for protection.',
        },
      ],
      kpis: [
        {
          name: 'search time for a page',
          unit: 'minutes',
          baseline: 'give five real questions to 20 people',
          target: 'half of today’s time',
        },
        {
          name: 'test answers with a correct source',
          unit: '% of a 100-question test',
          baseline: 'let two senior staff score them',
          target: '95 % or better',
        },
      ],
      data_needed: [
        'approved documents, version and owner',
        'service rules of the network',
        'manuals from the makers',
        'what has been withdrawn',
      ],
      must_not_decide:
        'One authorised switching officer writes the sheet or permit, another checks it. No assistant may do either.',
    },
    {
      workflow:
        'The crew gets the current rule in two lines, with the page to prove it. A technician asks the tablet about an earth switch, a clearance or a form. Paragraph and version are shown and the page opens. Where no approved document applies, the tool says so.',
      build:
        'Begin by removing outdated versions. Load approved procedures, makers’ manuals and network rules in an internal assistant that quotes, honours access rights and keeps a log of what it could not answer. Owners use that log to fill gaps.',
      checkpoint:
        'Crews open the source before they start work. Monthly, document owners review the ten answers asked for most.',
      first_step:
        'List the 60 most used procedures. The document controller adds owner, version and date to each this week.',
      stop_test:
        'Week nine, second round of fixes done: stop if over 5 of 100 test answers still rest on a wrong or outdated paper.',
      alternative: 'Each procedure has an owner, old versions are deleted, and each depot gets a page with QR codes.',
      risks: [
        {
          risk: 'A procedure already withdrawn tells someone that a line is earthed, and it is not.',
          mitigation: 'Admit only documents with a valid approval date. Questions on live switching get no answer.',
        },
        {
          risk: 'A model provider abroad receives drawings of the network.',
          mitigation:
            'Keep it in an Australian tenant you control. Single line diagrams and protection settings wait for a later release.',
        },
      ],
      kpis: [
        {
          name: 'time until the page is found',
          unit: 'minutes',
          baseline: 'let 20 people look up five real questions',
          target: 'cut in half',
        },
        {
          name: 'correct sources in the test',
          unit: '% of a 100-question test',
          baseline: 'a test set marked by two seniors',
          target: 'at least 95 % of them',
        },
      ],
      data_needed: [
        'current procedures by owner',
        'rules for network service and installation',
        'equipment manuals and data sheets',
        'register of withdrawn papers',
      ],
      must_not_decide:
        'A switching sheet or permit takes two authorised switching officers, one to write and one to check. Keep the assistant out of it.',
    },
    {
      workflow:
        'Nobody guesses at the switchyard which version counts. Ask the tablet, typed or spoken, and two lines come up with version, paragraph and the open page. The tool covers forms, clearances and switches. If nothing approved exists it admits as much.',
      build:
        'Clean-up precedes software: withdraw what is old. Then network rules, approved procedures and manuals go into a closed assistant. It shows its source, knows each user’s rights and records open questions, so owners see what to write.',
      checkpoint:
        'The page itself is opened before any work. Every month the owner of a document checks its ten most wanted answers.',
      first_step:
        'By week’s end the document controller has a table of the 60 busiest procedures showing version, date and owner.',
      stop_test:
        'Use 100 test questions in week nine. With more than 5 answers from wrong or old papers after two rounds of fixes, end it.',
      alternative: 'Put a QR index on one sheet in every depot, with one owner for each procedure and no old copies.',
      risks: [
        {
          risk: 'Someone acts on a cancelled procedure and touches a live line.',
          mitigation: 'Let in papers whose approval is current, and have it decline all steps of live switching.',
        },
        {
          risk: 'Your network’s drawings end up on servers overseas.',
          mitigation:
            'Host it at home, in a tenant of yours in Australia, and hold back protection settings at first, along with single line diagrams.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent looking',
          unit: 'minutes',
          baseline: 'time five genuine questions with 20 staff',
          target: 'reduced by half',
        },
        {
          name: 'share of answers from the right document',
          unit: '% of a 100-question test',
          baseline: 'two senior people check the test answers',
          target: '95 % at the least',
        },
      ],
      data_needed: [
        'procedures with approval, version, owner',
        'the network’s service rules',
        'makers’ data and manuals',
        'list of cancelled documents',
      ],
      must_not_decide:
        'The assistant writes no switching sheet and passes no permit. An authorised switching officer prepares it, and a colleague with the same authority checks.',
    },
    {
      workflow:
        'Technicians find the right page in the field, in its current version. They ask the tablet by voice or keyboard about an earth switch, a form or a clearance. Two lines answer, with paragraph and version, above the open page. If no approved document covers it, that is what they read.',
      build:
        'The first job is to throw out old versions. What remains (network rules, approved procedures, manuals by the makers) goes into an internal assistant. It quotes its source, follows each person’s rights and logs questions it could not answer for the owner.',
      checkpoint:
        'Crews must have the source page open before they work. Each month the document owner checks the ten answers in most demand.',
      first_step:
        'This week, get from the document controller a list of the 60 most used procedures with date, owner and version.',
      stop_test:
        'In week nine, with two rounds of fixes done, stop if above 5 of 100 answers cite an old or wrong document.',
      alternative: 'Delete old versions, name an owner for each procedure, and post a page of QR codes at every depot.',
      must_not_decide:
        'Writing a switching sheet or permit is for an authorised switching officer, and a second officer checks it. The assistant has no role.',
      risks: [
        {
          risk: 'A withdrawn procedure is quoted, and someone takes a live line for earthed.',
          mitigation: 'Documents need a live approval date to be loaded. On live switching the assistant stays silent.',
        },
        {
          risk: 'Drawings of the network reach a model provider overseas.',
          mitigation:
            'Keep the assistant in your own tenant in Australia, and hold over to a later release single line diagrams as well as protection settings.',
        },
      ],
      kpis: [
        {
          name: 'minutes until the right page is open',
          unit: 'minutes',
          baseline: 'five real questions to each of 20 people',
          target: 'halved',
        },
        {
          name: 'answers citing the correct document',
          unit: '% of a 100-question test',
          baseline: 'two seniors score the test',
          target: '95 % as a minimum',
        },
      ],
      data_needed: [
        'approved procedures, by version and owner',
        'rules for service and installation',
        'manuals and data sheets of makers',
        'documents no longer in force',
      ],
    },
  ],
  'energy/bill-and-carbon-data': [
    {
      workflow:
        'A single mailbox takes what clients send on. Tariff, charges, kVA, kWh, dates and NMI become rows; totals and missing days are tested. Strange rows appear next to their PDF. With the typing gone, the analyst’s day opens on savings.',
      build:
        'Teach a document reader with 300 bills, from those ten retailers you see most. It should notice absent months, totals that fail and a tariff out of place. The rows then go into your carbon tool or Power BI.',
      checkpoint:
        'Where a sum fails, an analyst looks at the bill. No tender or report rests on the table until a senior has signed.',
      first_step:
        'Take 100 bills by five retailers, try two readers from the shelf, and have an analyst tally mistakes by Friday.',
      stop_test: 'At 500 bills, or at six weeks, end it if people must still mend over one in ten.',
      alternative:
        'With a letter of authority, the meter agent gives NEM12 data and every retailer can send its billing file.',
      risks: [
        {
          risk: 'Software takes the demand charge for use, so your client is promised the wrong savings.',
          mitigation: 'Each bill must come out at its dollar total, and any that is over $1 away waits.',
        },
        {
          risk: 'Tenants’ names and bank details stand on the bills.',
          mitigation:
            'As they arrive, hide how bills are paid, keep clients apart, and wipe all when a contract is over.',
        },
      ],
      kpis: [
        {
          name: 'minutes per bill',
          unit: 'minutes',
          baseline: 'have 50 bills keyed by hand and time it',
          target: 'bring it down 60 to 80 %',
        },
        {
          name: 'wrong fields',
          unit: 'per 1,000 fields',
          baseline: 'key 100 bills twice and compare',
          target: 'fewer than hand keying makes',
        },
      ],
      data_needed: [
        'bills in PDF: power, gas, water',
        'sites by NMI and MIRN',
        'clients’ letters of authority',
        'emission factors now in force',
      ],
    },
    {
      workflow:
        'Bills are sent on to one mailbox. From each, dates, NMI, tariff, charges, kVA and kWh go to a table; sums are tested, and so are gaps between dates. If a row is odd it is shown with its PDF. Analysts skip the typing and look for savings.',
      build:
        'Tune a reader on 300 bills, so that it knows the ten retailers you deal with. It tests for a month that is absent, a sum that is off and a tariff that cannot be right. Power BI or the carbon tool gets the table.',
      checkpoint:
        'Each failed sum means that an analyst opens the bill. A senior’s signature comes before any report or tender.',
      first_step:
        'By Friday an analyst has put bills of five retailers, 100 in all, through two readers that can be bought today, and knows the error counts.',
      stop_test: 'Six weeks or 500 bills, then decide: if over one in ten needs fixing by hand, stop.',
      alternative:
        'Get billing files from retailers and NEM12 data from the meter agent, for which clients sign a letter of authority.',
      risks: [
        {
          risk: 'Demand is mistaken for use, and the savings you quote are false.',
          mitigation: 'Hold any bill whose rows differ from its dollar total by over $1.',
        },
        {
          risk: 'A bill gives away who rents, and the account it is paid from.',
          mitigation:
            'Payment details are masked at the door, each client’s bills are kept apart, and the contract’s end deletes them.',
        },
      ],
      kpis: [
        {
          name: 'time to enter one bill',
          unit: 'minutes',
          baseline: 'put a watch on 50 hand-keyed bills',
          target: 'a drop of 60 to 80 %',
        },
        {
          name: 'misread fields',
          unit: 'per 1,000 fields',
          baseline: 'a sample of 100 bills, entered twice',
          target: 'less than people make by hand',
        },
      ],
      data_needed: [
        'PDFs of gas, water and electricity bills',
        'NMI and MIRN for each site',
        'authority signed by each client',
        'this year’s emission factors',
      ],
    },
    {
      workflow:
        'The analyst opens a finished table instead of a pile of bills. Clients send bills to one address, where NMI, dates, kWh, kVA, tariff and charges are read. Sums and date gaps are tested, and doubtful rows stand next to the PDF. Work begins at the savings.',
      build:
        'Take a document reader and tune it with 300 bills from the ten retailers you see most. Have it test for missing months, wrong totals and tariffs that cannot apply. Load the result into the carbon tool you use, or Power BI.',
      checkpoint:
        'Failed sums send an analyst back to the bill. The table carries a senior’s signature before a tender or report uses it.',
      first_step:
        'Run 100 bills of five retailers through two readers you can buy. An analyst counts errors by Friday.',
      stop_test: 'After six weeks or 500 bills, stop if hand fixes are still needed on over one bill in ten.',
      alternative:
        'On the client’s letter of authority, retailers supply their billing files and the meter agent NEM12 data.',
      risks: [
        {
          risk: 'The reader books a demand charge as use, and you promise savings that are not there.',
          mitigation: 'Make every bill agree with its dollar total. A gap above $1 puts it on hold.',
        },
        {
          risk: 'Tenant names and bank details come in with the bills.',
          mitigation: 'Mask payment data at entry, separate clients and destroy bills at the end of the contract.',
        },
      ],
      kpis: [
        {
          name: 'handling time for a bill',
          unit: 'minutes',
          baseline: 'clock 50 bills typed in by staff',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'reading errors',
          unit: 'per 1,000 fields',
          baseline: 'double entry of 100 bills shows them',
          target: 'under the rate of typing by hand',
        },
      ],
      data_needed: [
        'electricity, gas and water bills (PDF)',
        'register of sites, NMI and MIRN',
        'letters that authorise you',
        'emission factors, latest set',
      ],
    },
    {
      workflow:
        'Typing stops; checking remains. Whatever clients forward is read into one table with tariff, charges, kVA, kWh, NMI and dates. Totals that fail and months that are missing are shown beside the bill’s PDF. Your analysts go straight to where money can be saved.',
      build:
        'Train a reader on 300 bills across your ten commonest retailers. Checks look for a gap of a month, sums out of balance and the wrong tariff. From there the table flows to the carbon tool or to Power BI.',
      checkpoint:
        'Analysts open any bill whose sum is off. Reports and tenders wait until a senior has signed the table.',
      first_step:
        'Pick two ready-made readers and give both the same 100 bills, five retailers in all. By Friday an analyst has the error count.',
      stop_test: 'Decide at 500 bills, or week six if earlier: with one in ten or more still mended by hand, give up.',
      alternative:
        'Under a letter of authority, ask the meter agent for NEM12 and the retailers for their billing data.',
      risks: [
        {
          risk: 'Demand read as consumption makes the promised savings wrong.',
          mitigation: 'Add each bill up to its total. If it is off by more than $1, hold it.',
        },
        {
          risk: 'Private details of tenants and accounts lie in the files.',
          mitigation:
            'Payment details are blanked first, bills are stored client by client, and all go when the contract does.',
        },
      ],
      kpis: [
        {
          name: 'minutes of work on each bill',
          unit: 'minutes',
          baseline: '50 bills entered manually, with a timer',
          target: '60 to 80 % less',
        },
        {
          name: 'fields with a mistake',
          unit: 'per 1,000 fields',
          baseline: 'enter a batch of 100 twice and look for differences',
          target: 'better than hand keying',
        },
      ],
      data_needed: [
        'client bills as PDF, all fuels',
        'NMI and MIRN by site',
        'signed letters of authority',
        'factors for emissions, up to date',
      ],
    },
    {
      workflow:
        'Bills become a checked table with no typing. One address takes what clients forward, and the reader pulls out kWh, kVA, NMI, tariff, dates and charges. It tests totals and missing periods and puts odd rows next to the PDF. Analysts spend their time on savings.',
      build:
        'Use 300 bills to tune a document reader to your ten main retailers. Build in checks on missing months, totals and unlikely tariffs. Results go on to Power BI or whichever carbon tool you run.',
      checkpoint:
        'When a sum does not come out, the bill is opened by an analyst. No tender or report uses the table until a senior signs.',
      first_step:
        'By Friday, have an analyst test two off-the-shelf readers on 100 bills, five retailers among them, and count what they got wrong.',
      stop_test: 'At week six, or once 500 bills are through, stop if hand fixes touch more than one in ten.',
      alternative:
        'A letter of authority from the client is enough to obtain NEM12 from the meter agent and billing files from each retailer.',
      risks: [
        {
          risk: 'A demand charge counted as use gives your client a false promise.',
          mitigation: 'Every bill has to reconcile to its dollar total, and more than $1 of difference holds it.',
        },
        {
          risk: 'Bank details and tenants’ names come with every bill.',
          mitigation:
            'On entry, mask payment details. Store each client separately, and delete when the contract is over.',
        },
      ],
      kpis: [
        {
          name: 'minutes for each bill',
          unit: 'minutes',
          baseline: 'hand-key 50 bills and time them',
          target: 'down by 60 to 80 %',
        },
        {
          name: 'errors per thousand fields',
          unit: 'per 1,000 fields',
          baseline: 'key a sample of 100 bills a second time',
          target: 'lower than typing by hand gives',
        },
      ],
      data_needed: [
        'gas, water and power bills as PDF',
        'all sites with their NMI and MIRN',
        'authority letters signed by clients',
        'emission factors for this year',
      ],
    },
  ],
  'energy/hazard-and-incident-review': [
    {
      workflow:
        'By night the software goes through permits, incident reports and hazard cards. Similar events are put together, any that might have killed are flagged, and so is a permit that does not fit its job. Come morning, the safety adviser has ten things to read rather than two hundred.',
      build:
        'From the safety system, free text goes to a language model. It labels the control, the cause, the energy source and how grave things might have got. Charts show clusters by crew type and site. When advisers fix a label, later runs learn.',
      checkpoint:
        'That same working day, the HSE adviser goes through everything flagged high, and 10 % of what is left, drawn by lot.',
      first_step:
        'With one rep, the HSE adviser takes the latest 150 reports and rates the harm each might have done, by noon on Friday.',
      stop_test:
        'Of high-potential events, it may miss one in twenty at most. Beyond that, or with 15 % fewer reports inside three months, it ends.',
      alternative:
        'Each week two supervisors spend 20 minutes on all the cards, then mend something in plain view of everyone.',
      risks: [
        {
          risk: 'People think that they are being marked, and the cards dry up.',
          mitigation:
            'Remove names ahead of reading, settle with health and safety reps what the tool is for, and show what got fixed.',
        },
        {
          risk: 'Few words were written about something terrible, so it goes down as slight.',
          mitigation:
            'If a vehicle, gas, voltage or height is mentioned, a human reads the report, no matter how it was tagged.',
        },
      ],
      kpis: [
        {
          name: 'days until something is done about a report',
          unit: 'days',
          baseline: 'follow the latest 100',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'grave events the tool also sees',
          unit: '% that a panel also marks high',
          baseline: 'three advisers grade 150 old reports',
          target: 'no less than 95 %',
        },
      ],
      data_needed: [
        'two years of hazard and near-miss cards',
        'investigations of incidents',
        'SWMS and permits',
        'site hours worked',
      ],
      must_not_decide:
        'A notifiable incident is classed by the safety manager, a permit approved by its issuer. Neither that nor blame is for software.',
    },
    {
      workflow:
        'Permits, hazard cards and reports of incidents are gone through overnight. Like is put with like. Whatever could have cost a life is marked, as is any permit at odds with the work. The safety adviser opens the day on ten items, where there were two hundred.',
      build:
        'A language model reads what people wrote in the safety system and tags its cause, control, energy source and worst likely outcome. You see clusters for each site and type of crew. Advisers put tags right, which makes the next run better.',
      checkpoint:
        'On the day itself, high items are all read by the HSE adviser, and so are 10 % of the others, at random.',
      first_step:
        'Grade 150 recent reports by what might have happened, one rep and the HSE adviser together, and be done by noon this Friday.',
      stop_test:
        'If reports fall 15 % in three months, stop. Stop as well if more than one of twenty high-potential events gets by.',
      alternative:
        'Go through all cards for 20 minutes a week with two supervisors, and put one thing right where all can see.',
      risks: [
        {
          risk: 'Fear of being rated makes crews go quiet.',
          mitigation:
            'Take names out first, get reps for health and safety to agree on the purpose, and tell all what was put right.',
        },
        {
          risk: 'A grave event in a few words is filed among the small ones.',
          mitigation: 'Any mention of gas, height, a vehicle or voltage brings a person to read it, whatever its tag.',
        },
      ],
      kpis: [
        {
          name: 'time from card to first action',
          unit: 'days',
          baseline: 'look at 100 reports and what followed',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'high-potential events found',
          unit: '% that a panel also marks high',
          baseline: '150 past reports, graded by three advisers',
          target: '95 % or better',
        },
      ],
      data_needed: [
        'near misses and hazards, two years back',
        'incident investigation files',
        'permits with their SWMS',
        'hours per site',
      ],
      must_not_decide:
        'The safety manager says what is notifiable, and the permit issuer says yes or no. Software has no voice there, nor in blaming anyone.',
    },
    {
      workflow:
        'The report that could have been a death is on top of the pile. Overnight the tool reads hazard cards, permits and incident reports, puts like events together and marks the deadly ones. Permits that do not fit the job show up too. The safety adviser starts with ten items instead of two hundred.',
      build:
        'Let a language model tag the free text in your safety system by cause, control, energy source and how bad it might have been. Clusters appear for sites and crew types. Advisers correct the tags, and so the next run is better.',
      checkpoint:
        'All high items are read by the HSE adviser before that working day ends, along with 10 % of the remainder by lot.',
      first_step:
        'Take 150 recent reports. The HSE adviser, with one rep, grades how bad each could have been, ready by Friday noon.',
      stop_test:
        'Within three months, stop if people report 15 % less, or if over one in twenty events of high potential is overlooked.',
      alternative:
        'Sit down weekly for 20 minutes with the cards and two supervisors, and mend one thing that people will notice.',
      risks: [
        {
          risk: 'If crews feel rated they stop writing cards.',
          mitigation:
            'Names come out before reading. Health and safety reps agree to the use, and fixes are made public.',
        },
        {
          risk: 'Two lines of text can hide a near-fatal event.',
          mitigation:
            'Anything with gas, height, voltage or a vehicle in it is read by a person, however it was tagged.',
        },
      ],
      kpis: [
        {
          name: 'wait between report and action',
          unit: 'days',
          baseline: 'take 100 reports in a row',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'deadly potential recognised',
          unit: '% that a panel also marks high',
          baseline: 'let three advisers rate 150 earlier reports',
          target: 'at least 95 % of them',
        },
      ],
      data_needed: [
        'hazard cards and near misses since two years',
        'how incidents were investigated',
        'permit forms and SWMS',
        'worked hours for each site',
      ],
      must_not_decide:
        'Notifiable or not is the safety manager’s call, and the permit issuer approves permits. No software does, and it blames no one.',
    },
    {
      workflow:
        'Two hundred reports shrink to ten that matter today. Software goes over permits, cards and incident reports at night. It groups what is alike, flags what might have killed and spots permits that contradict the job. The safety adviser takes it from there.',
      build:
        'Send the written text of your safety system through a language model. Out come labels for cause, control, energy source and possible severity, and clusters per site or crew type. Corrections made by advisers improve it run by run.',
      checkpoint: 'The HSE adviser reads what is rated high on the day, and picks a chance 10 % from among the rest.',
      first_step:
        'By Friday noon the HSE adviser and a rep have sorted 150 past reports by the worst that could have come of them.',
      stop_test:
        'Two limits hold for three months: no more than one high-potential event in twenty missed, and no 15 % drop in reports. Break one and stop.',
      alternative:
        'Spend 20 minutes a week on every card, two supervisors present, and finish with one visible repair.',
      risks: [
        {
          risk: 'Reporting dries up because people believe they are being scored.',
          mitigation:
            'Settle the purpose with your safety reps, delete names first and tell everyone what was repaired.',
        },
        {
          risk: 'A serious event, put briefly, is classed as minor.',
          mitigation: 'Mentions of voltage, vehicles, height or gas always go to a person, tag or no tag.',
        },
      ],
      kpis: [
        {
          name: 'days from card to response',
          unit: 'days',
          baseline: 'trace the last 100 cards',
          target: '30 to 50 % less',
        },
        {
          name: 'high-risk events caught',
          unit: '% that a panel also marks high',
          baseline: 'a panel of three regrades 150 reports',
          target: '95 % at the least',
        },
      ],
      data_needed: [
        'two years’ reports of hazards and near misses',
        'findings of investigations',
        'current permits and method statements',
        'hours on each site',
      ],
      must_not_decide:
        'Blame, permits and notifiable incidents are for people. Safety manager and permit issuer decide, never a tag.',
    },
    {
      workflow:
        'The safety adviser reads the ten reports that matter first. Overnight, the tool has gone through incident reports, hazard cards and permits, grouped what is alike, and marked events that could have killed. A permit at odds with its job is shown as well. It used to be two hundred items.',
      build:
        'A language model takes what people wrote into the safety system and tags cause, energy source, control and possible harm. You get clusters by crew type and by site. When advisers correct a tag, the next run is better for it.',
      checkpoint: 'The HSE adviser reads high items on the working day they come in, plus a random 10 % of the others.',
      first_step:
        'How bad could each of the last 150 reports have been? A rep and the HSE adviser grade them by Friday noon.',
      stop_test:
        'Stop if over one high-potential event in twenty escapes it, or if three months see 15 % fewer reports.',
      alternative:
        'Once a week, two supervisors go through the cards for 20 minutes and fix one thing everybody will see.',
      must_not_decide:
        'The permit issuer approves permits, and the safety manager classes notifiable incidents. Software does neither and points at no worker.',
      risks: [
        {
          risk: 'Crews think they are rated by the tool and stop reporting.',
          mitigation: 'Take names off before reading, agree its use with safety reps, and publish each fix.',
        },
        {
          risk: 'A few words about a grave event are filed as minor.',
          mitigation: 'Whatever the tag, a person reads every report that mentions voltage, height, gas or a vehicle.',
        },
      ],
      kpis: [
        {
          name: 'days before a report is acted on',
          unit: 'days',
          baseline: 'report and action dates, 100 cases',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'high-potential events recognised',
          unit: '% that a panel also marks high',
          baseline: '150 old reports graded by a panel of three',
          target: '95 % as a minimum',
        },
      ],
      data_needed: [
        'near misses and hazards over two years',
        'files of incident investigations',
        'SWMS with their permits',
        'site by site hours',
      ],
    },
  ],
  'energy/parts-and-invoices': [
    {
      workflow:
        'In the evening, jobs on the books become a list of parts, held to what is on order, in vans and on the shelf. Buyers see what to order, and how long each part takes to come. Later each invoice is tied to its job and order; if prices differ, you know ahead of paying.',
      build:
        'In the job software, every type of job has a kit. Parts are scanned as they come and go, and a sheet reorders with eight weeks in view. Dext and Xero both offer an invoice reader that pairs lines with orders.',
      checkpoint:
        'Orders need the purchasing officer’s yes. Accounts may pay once price, docket and order are no more than 2 % apart.',
      first_step:
        'By Thursday night the store keeper has counted your twenty dearest parts and held software to vans and shelf.',
      stop_test: 'Ten weeks in, the count must be within 5 %, and hold-ups a fifth fewer. If either fails, stop.',
      alternative: 'Order on one day a week, keep small parts in two bins, and pack a set kit for each size of system.',
      risks: [
        {
          risk: 'You buy a pallet of inverters that are off the list, and no rebate comes with them.',
          mitigation: 'Before an order goes, hold it to the products approved on that very day.',
        },
        {
          risk: 'On screen the part is there; in truth it left with a crew.',
          mitigation: 'On Fridays, count your twenty dearest parts and put right any gap before evening.',
        },
      ],
      kpis: [
        {
          name: 'jobs that wait for parts',
          unit: 'per 100 jobs',
          baseline: 'have crews mark them for a month',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'cash tied up in stock',
          unit: '$ per monthly job',
          baseline: 'count everything once and divide by jobs',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'kits by type of job',
        'what shelf and vans hold',
        'orders open, with dates promised',
        'invoices from suppliers',
        'jobs on the books',
      ],
    },
    {
      workflow:
        'Every night the jobs booked are worked out in parts and compared with vans, shelf and what is on its way. The buyer receives an order in draft that shows lead times. An invoice, when it comes, is checked with job and order, so that a price gap is seen while there is time.',
      build:
        'Define a kit for each type of job in the software you use. Scan what comes in and what goes out. A sheet for reordering looks ahead eight weeks. To match invoice lines and orders, there is a reader in Xero and in Dext.',
      checkpoint:
        'Accounts holds back payment unless docket, order and price are within 2 %. The purchasing officer says yes to every order.',
      first_step:
        'Count the dearest parts, twenty of them, on shelf, in vans and on screen, a task for the store keeper by Thursday night.',
      stop_test: 'At ten weeks, stop unless hold-ups are down a fifth and the count is no more than 5 % out.',
      alternative:
        'Small parts live in two bins, each system size has a fixed kit, and orders go in on one day of the week.',
      risks: [
        {
          risk: 'An inverter taken off the approved list arrives in bulk, worth no rebate.',
          mitigation: 'The list of approved products, as it stands that day, is checked for each order in draft.',
        },
        {
          risk: 'Records say it is on the shelf, but a van took it.',
          mitigation: 'Friday is when twenty parts, the dearest, are counted and any gap is mended.',
        },
      ],
      kpis: [
        {
          name: 'hold-ups for want of a part',
          unit: 'per 100 jobs',
          baseline: 'crews note each one for four weeks',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'stock value per job',
          unit: '$ per monthly job',
          baseline: 'one stocktake and the month’s jobs',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: [
        'parts that go into each job',
        'stock in store and vans',
        'orders not yet delivered',
        'bills by suppliers',
        'bookings ahead',
      ],
    },
    {
      workflow:
        'Parts are ordered for the jobs you have booked, in time. Each evening the bookings become a parts list that is checked against shelf, vans and orders. The buyer sees a proposed order and its lead times. Invoices are matched to job and order, and a price gap shows before payment.',
      build:
        'Define a kit for each job type in the job software, scan parts both ways, and keep a reorder sheet with an eight-week view. For invoices, the reader in Dext or Xero matches lines with orders.',
      checkpoint:
        'Each order has the purchasing officer’s approval. Accounts pays when docket, price and order match within 2 %.',
      first_step:
        'Count the twenty most expensive parts in store and vans. The store keeper compares them with the software by Thursday night.',
      stop_test: 'Ten weeks on, stop if the count is over 5 % wrong, or if hold-ups are not down by one fifth.',
      alternative:
        'Two bins for small parts, one kit for each system size and a fixed order day every week keep things simple.',
      risks: [
        {
          risk: 'You buy many of an inverter that has been delisted, so the rebate is gone.',
          mitigation: 'Compare every draft order with the approved product list as it is that day.',
        },
        {
          risk: 'The screen shows stock that is riding round in someone’s van.',
          mitigation: 'Each Friday count the twenty parts that cost most, and clear up differences before going home.',
        },
      ],
      kpis: [
        {
          name: 'jobs stopped by a missing part',
          unit: 'per 100 jobs',
          baseline: 'a month of marks by the crews',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'money lying in stock',
          unit: '$ per monthly job',
          baseline: 'full stocktake set against monthly jobs',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'bill of parts for every job type',
        'counts from the store and vans',
        'outstanding orders and due dates',
        'what suppliers invoiced',
        'jobs already scheduled',
      ],
    },
    {
      workflow:
        'No crew turns round for a missing isolator. Booked jobs are worked out as parts every evening and compared with what is shelved, in vans or on order. The buyer gets a suggested order, lead times noted. Later the invoice meets its order and job, and you see price differences before you pay.',
      build:
        'Your job software holds the kits, one per type of job. Scanning records what enters and leaves. A sheet shows needs eight weeks out, and Xero or Dext reads invoices and pairs their lines with orders.',
      checkpoint:
        'The purchasing officer passes orders one by one. For payment, order, price and docket must sit within 2 % of each other.',
      first_step:
        'On Thursday night your store keeper can say what shelf, vans and screen each show for the twenty dearest parts.',
      stop_test:
        'When ten weeks are up, look at two figures: a count off by more than 5 %, or hold-ups less than a fifth lower, means stop.',
      alternative: 'Order once a week, pack fixed kits by system size and run small parts on two bins.',
      risks: [
        {
          risk: 'A pallet of inverters is no longer on the approved list and earns no rebate.',
          mitigation: 'Before ordering, look the product up in that day’s list.',
        },
        {
          risk: 'Stock on paper has left with a van.',
          mitigation: 'A Friday count of twenty costly parts, with gaps settled at once, keeps the books honest.',
        },
      ],
      kpis: [
        {
          name: 'crews kept waiting for parts',
          unit: 'per 100 jobs',
          baseline: 'ask every crew to note it for one month',
          target: '30 to 50 % less',
        },
        {
          name: 'stock held for each job',
          unit: '$ per monthly job',
          baseline: 'one count of everything, plus the job tally',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'standard kits',
        'quantities on shelves and in vans',
        'supplier orders and promised days',
        'purchase invoices',
        'the job calendar',
      ],
    },
    {
      workflow:
        'Booked jobs drive the order, and wrong prices are seen before you pay. Each evening the parts needed are compared with open orders, shelf and vans. The buyer checks a draft with lead times. An invoice is then held against order and job, and any price gap shows up.',
      build:
        'Put a kit for every job type into your job software and scan what goes in and out. A reorder sheet should look eight weeks forward. Xero or Dext can read invoices and match their lines to orders.',
      checkpoint:
        'No order leaves without the purchasing officer. Accounts pays an invoice once order, docket and price are within 2 %.',
      first_step:
        'Have the store keeper compare the software with a count of the twenty costliest parts, vans too, by Thursday night.',
      stop_test: 'After ten weeks, stop unless the count is within 5 % and hold-ups are lower by a fifth.',
      alternative:
        'Run a two-bin system on small parts, make one kit per system size, and order on a set day each week.',
      risks: [
        {
          risk: 'The inverter you bought in bulk has been delisted, so there is no rebate.',
          mitigation: 'Each draft order is compared with the approved list as of that date.',
        },
        {
          risk: 'Parts on the screen have long since left in a van.',
          mitigation: 'Every Friday the twenty dearest parts are counted, and differences are settled that day.',
        },
      ],
      kpis: [
        {
          name: 'hold-ups per hundred jobs',
          unit: 'per 100 jobs',
          baseline: 'a month of marks made by crews',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'stock value against monthly jobs',
          unit: '$ per monthly job',
          baseline: 'full count, divided by the month’s jobs',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'parts needed for each job type',
        'stock in vans and on shelves',
        'undelivered orders with promised dates',
        'invoices sent by suppliers',
        'jobs booked ahead',
      ],
    },
  ],
  'energy/fuel-and-gas-deliveries': [
    {
      workflow:
        'At noon, weather, gauges and what was used before tell how many days each customer has left. Runs for the next day are drafted by product and truck, and the planner shifts what a map does not show. Cylinders and litres are logged by phone, so bills leave the same night.',
      build:
        'Degree days and delivery history yield the days-to-empty; tanks that most often run out get a gauge. The route software must know load limits, product and how to reach a tank. A form on the phone ends paper dockets and feeds the ledger.',
      checkpoint:
        'At 3 pm the delivery planner has signed, and anyone with less than three days in the tank has had a call.',
      first_step:
        'By Friday the planner has set out what each emergency or run-dry drop cost last winter, and drawn one week of runs.',
      stop_test:
        'Eight weeks must take 7 % off kilometres per drop. In no month may more people run dry. Otherwise stop.',
      alternative:
        'Give every district its weekday, have customers photograph their gauge, and thank early orders with a little credit.',
      risks: [
        {
          risk: 'The tank is thought half full, so a nursing home or hospital has to wait.',
          mitigation: 'Critical sites all have gauges and one set day, which stays where it is in any plan.',
        },
        {
          risk: 'With no slack in the run, someone drives a tanker when the fatigue limit is past.',
          mitigation: 'Rest and hours at work are limits that no plan can cross, and drivers may always pull up.',
        },
      ],
      kpis: [
        {
          name: 'litres or cylinders for each kilometre',
          unit: 'litres per km',
          baseline: 'six weeks of run sheets',
          target: 'a gain of 10 to 15 %',
        },
        {
          name: 'run-dry customers',
          unit: 'per month',
          baseline: 'a winter month from the order desk log',
          target: 'down by half',
        },
      ],
      data_needed: [
        'litres or kilograms delivered, by customer',
        'where tanks are, and size',
        'readings from gauges',
        'limits on truck, driver and product',
      ],
      must_not_decide:
        'The licensed driver and the depot supervisor judge whether a site may be filled and whether the driver should go on.',
    },
    {
      workflow:
        'By noon software has judged, from gauges, weather and earlier use, when every tank will be empty. It drafts the next day’s runs for each truck and product, and the planner moves what needs local knowledge. Drivers key cylinders and litres into a phone, and the invoice is out by night.',
      build:
        'Delivery history with degree days gives a days-to-empty, and gauges go where tanks run dry most often. Routing must allow for product, load limits and access to the tank. The ledger is fed from the driver’s phone, and paper dockets go.',
      checkpoint:
        'Anyone shown with under three days left is rung by the delivery planner, who signs all runs before 3 pm.',
      first_step:
        'Cost each run-dry and each emergency drop of the past winter, plot a week of runs, and the planner is done by Friday.',
      stop_test:
        'If run-dry calls rise in a month, stop. By week eight, each drop must take 7 % fewer kilometres, or stop too.',
      alternative:
        'Customers can send a picture of the gauge, districts each have a day, and whoever orders early gets a small credit.',
      risks: [
        {
          risk: 'Going by the forecast, half a tank is left, so a nursing home or a hospital is passed over.',
          mitigation: 'At critical sites a gauge is a must, and so is a delivery day that planning leaves alone.',
        },
        {
          risk: 'A tight run keeps a tanker driver at the wheel beyond the fatigue limit.',
          mitigation: 'Hours and rest are hard limits in the planner, and any driver is free to stop.',
        },
      ],
      kpis: [
        {
          name: 'load delivered per kilometre',
          unit: 'litres per km',
          baseline: 'take the run sheets for six weeks',
          target: '10 to 15 % higher',
        },
        {
          name: 'customers left without fuel',
          unit: 'per month',
          baseline: 'order desk log, one month of winter',
          target: 'half as many',
        },
      ],
      data_needed: [
        'deliveries to each customer',
        'tank positions and capacities',
        'gauge data where you have it',
        'what trucks and drivers may carry',
      ],
      must_not_decide:
        'Safe to fill? Fit to drive? Both questions are answered by the licensed driver with the depot supervisor.',
    },
    {
      workflow:
        'Tanks are filled before they run dry, on runs that make sense. Every noon gauges, weather and past use give days-to-empty for each customer. The planner corrects a draft of tomorrow by truck and product. Drivers log litres and cylinders by phone, and invoices go that night.',
      build:
        'Delivery history and degree days are enough to estimate days-to-empty; fit gauges where tanks run out most. Choose route software that respects access, load limits and product. Phone forms that feed the ledger take the place of paper dockets.',
      checkpoint:
        'Runs are signed at 3 pm by the delivery planner. Customers with under three days left get a phone call.',
      first_step:
        'List last winter’s emergency drops and run-dries with what they cost. The planner also maps a week of runs by Friday.',
      stop_test:
        'Check at eight weeks. Less than 7 % off the kilometres per drop, or one month with more run-dry calls, means stop.',
      alternative:
        'Set a weekday for each district, accept gauge photos from customers, and reward early orders with a small credit.',
      risks: [
        {
          risk: 'A nursing home or hospital is skipped since its tank is believed to be half full.',
          mitigation: 'Critical sites have a gauge and a standing day, and planning cannot change it.',
        },
        {
          risk: 'Tight runs push a tanker driver over the fatigue limit.',
          mitigation: 'Enter rest and working hours as limits the planner cannot break. A driver may always stop.',
        },
      ],
      kpis: [
        {
          name: 'output per kilometre driven',
          unit: 'litres per km',
          baseline: 'add up run sheets over six weeks',
          target: 'a rise of 10 to 15 %',
        },
        {
          name: 'tanks that ran empty',
          unit: 'per month',
          baseline: 'one winter month as logged by the order desk',
          target: 'cut in half',
        },
      ],
      data_needed: [
        'delivery records by customer and quantity',
        'tank locations with their size',
        'gauge values, where installed',
        'rules for trucks, drivers and products',
      ],
      must_not_decide:
        'Filling a site and driving on are safety calls. They belong to the depot supervisor and the licensed driver, not the plan.',
    },
    {
      workflow:
        'The planner knows at noon who will be empty, and when. Past use, weather and tank gauges give each customer’s days in hand. Next day’s runs are drafted per product and truck, then adjusted by someone who knows the roads. Phone entries of litres and cylinders let you invoice the same night.',
      build:
        'Work from degree days and old deliveries, and put gauges on tanks that give trouble. Routing has to know how a tank is reached, what it takes and what a truck may load. The driver’s phone replaces the docket book and updates the ledger.',
      checkpoint:
        'The delivery planner rings whoever is less than three days from empty, and puts a name to the runs by 3 pm.',
      first_step:
        'By Friday the planner shows a map of one week’s runs and the bill for each emergency drop and run-dry of last winter.',
      stop_test:
        'End it if run-dry calls climb in some month, or if eight weeks save under 7 % of kilometres for each drop.',
      alternative:
        'Districts with a fixed weekday, photos of the gauge sent in by customers and credit for early orders go far.',
      risks: [
        {
          risk: 'The forecast believes in half a tank while a hospital or nursing home runs low.',
          mitigation: 'No critical site goes without a gauge or its own day, which every plan must keep.',
        },
        {
          risk: 'Planning too close keeps drivers on the road past the fatigue limit.',
          mitigation: 'The software treats rest and hours as fixed, and stopping is always the driver’s right.',
        },
      ],
      kpis: [
        {
          name: 'what a kilometre delivers',
          unit: 'litres per km',
          baseline: 'litres and distance from six weeks of sheets',
          target: 'up 10 to 15 %',
        },
        {
          name: 'empty tanks reported',
          unit: 'per month',
          baseline: 'desk log for any one month of winter',
          target: 'halved',
        },
      ],
      data_needed: [
        'past drops, litres or kilograms',
        'each tank’s place and volume',
        'readings of fitted gauges',
        'product, driver and vehicle limits',
      ],
      must_not_decide:
        'No plan decides that a site can be filled or a driver can continue. That is for depot supervisor and licensed driver.',
    },
    {
      workflow:
        'Fewer customers run dry and trucks drive fuller. At noon, weather, past use and gauges show how long each tank will last, and tomorrow’s runs are drafted for each truck and product. The planner corrects them. Drivers enter litres and cylinders on a phone, so invoices leave the same night.',
      build:
        'Estimate days-to-empty out of degree days and delivery history, and fit gauges to tanks that run dry most. Route software must know product, tank access and load limits. A phone form feeds the ledger in place of paper dockets.',
      checkpoint:
        'Runs carry the delivery planner’s signature by 3 pm, and a customer with less than three days left is rung.',
      first_step:
        'Have the planner price every run-dry and emergency drop from last winter and draw a week’s runs on a map by Friday.',
      stop_test:
        'Stop at eight weeks without a saving of 7 % in kilometres per drop, or as soon as a month brings more run-dry calls.',
      alternative:
        'Let customers photograph the gauge, serve districts on fixed weekdays, and give a small credit for ordering early.',
      must_not_decide:
        'Whether to fill a site or to drive on is decided by the licensed driver together with the depot supervisor. No plan does.',
      risks: [
        {
          risk: 'A forecast of half a tank makes a hospital or nursing home wait.',
          mitigation: 'Put a gauge on every critical site, and keep its delivery day out of the planner’s reach.',
        },
        {
          risk: 'Runs planned too tightly take a driver beyond the fatigue limit.',
          mitigation: 'Working hours and rest are limits the software must obey, and a driver who stops is right.',
        },
      ],
      kpis: [
        {
          name: 'litres or cylinders a kilometre',
          unit: 'litres per km',
          baseline: 'all run sheets from six weeks',
          target: 'better by 10 to 15 %',
        },
        {
          name: 'customers with an empty tank',
          unit: 'per month',
          baseline: 'the order desk’s log for a winter month',
          target: 'reduced by half',
        },
      ],
      data_needed: [
        'litres or kilograms by customer and drop',
        'size and position of tanks',
        'gauge readings, if any',
        'what each truck and driver may carry',
      ],
    },
  ],
  'energy/asset-and-job-register': [
    {
      workflow:
        'Machines and sites are numbered, one number apiece. On the phone, a job card takes the picture, the serial number and a cause off a brief list. Typing it all again in the office is over. Where a thing is, and who did what to it, is open to all.',
      build:
        'Use asset or job software that is paid for already. Enter your best-earning sites, join double entries, agree on ten causes of fault. Paper ends crew by crew, one after another. There is no AI in this, yet all that follows stands on it.',
      checkpoint:
        'On Fridays the planner picks out cards that were closed with no cause, and the crew leader has them back.',
      first_step:
        'Number the 50 busiest sites, one each, and let the planner try the phone form with a single crew for one week.',
      stop_test: 'By week eight, 70 % of jobs should close with their cause. If they do not, halt and change the form.',
      alternative:
        'A crew of five can live with a common spreadsheet, its list of sites locked, filled from a form on the phone.',
      risks: [
        {
          risk: 'The crew feels watched and types a full stop in every field.',
          mitigation: 'Have the form drawn up by two crew leaders, with fewer than ten taps in all.',
        },
        {
          risk: 'You set out to tidy thirty years of records, and no end is in sight.',
          mitigation: 'Take in what is in service now; the rest is put right whenever a visit is due.',
        },
      ],
      kpis: [
        {
          name: 'job cards with cause and serial number',
          unit: '% of jobs',
          baseline: 'look at 100 recent cards',
          target: 'from where you are to 90 %',
        },
        {
          name: 'hours of typing things again',
          unit: 'hours a week',
          baseline: 'one week’s log by the office',
          target: 'down by half',
        },
      ],
      data_needed: [
        'lists of assets and sites',
        'last year’s paper job cards',
        'photos of serial numbers',
        'the GIS layer or a map',
      ],
    },
    {
      workflow:
        'One number belongs to one machine or one site. Crews fill in job cards by phone: photo, cause from a few choices, serial number. Nobody in the office types them again. It is plain to everyone what is where and what work it has had.',
      build:
        'Stay with job or asset software that you own. Put in first the sites with most income, merge what is there double, and settle ten causes for faults. Then take crews off paper, one by one. It is no AI, but later steps need it.',
      checkpoint: 'Each Friday, cards without a cause are found by the planner and go back to whoever leads the crew.',
      first_step:
        'Give a number to each of the 50 busiest sites, and have the planner test the phone form on one crew, for a week.',
      stop_test: 'If week eight shows a cause on under 70 % of closed jobs, the form is wrong: stop and think again.',
      alternative:
        'For five people, one locked list of sites in a shared spreadsheet and a phone form to fill it are enough.',
      risks: [
        {
          risk: 'Dots in every box show that crews take the form for a spy.',
          mitigation: 'Two crew leaders should design the form, and under ten taps should fill it.',
        },
        {
          risk: 'Thirty years of history are to be cleaned, and it goes on for ever.',
          mitigation: 'Enter assets in use, and correct an older one at its next visit.',
        },
      ],
      kpis: [
        {
          name: 'jobs closed complete',
          unit: '% of jobs',
          baseline: 'go through 100 job cards',
          target: 'up from today to 90 %',
        },
        {
          name: 're-keying in the office',
          unit: 'hours a week',
          baseline: 'let the office note it for a week',
          target: 'half of it gone',
        },
      ],
      data_needed: [
        'the asset list and site list',
        'job cards on paper, one year',
        'pictures of serial plates',
        'map data or GIS',
      ],
    },
    {
      workflow:
        'One number per site and per machine ends the guessing. Crews complete the job card on a phone: photo, serial number, and a cause chosen from a handful. Nothing is keyed again in the office. Anyone can look up a machine, its place and its history.',
      build:
        'Choose what you pay for today, be it asset or job software. Start with your best-paying sites, merge duplicates and agree ten fault causes. Move crews off paper one at a time. It is not AI, yet everything later depends on it.',
      checkpoint:
        'Every Friday the planner goes through cards closed without a cause and returns them to the crew leader.',
      first_step:
        'Give the 50 busiest sites a number each. The planner then lets a single crew work a week by phone form.',
      stop_test: 'In week eight, below 70 % of jobs closed with a cause, stop and redesign the form.',
      alternative:
        'Five people manage with a shared spreadsheet that has a locked site list and takes entries from a phone form.',
      risks: [
        {
          risk: 'Crews suspect surveillance and fill the form with dots.',
          mitigation: 'Ask two crew leaders to design it, and allow ten taps at the very most, better fewer.',
        },
        {
          risk: 'Someone wants thirty years of records cleaned up, and it drags on.',
          mitigation: 'Only assets in service go in. Old ones are corrected at the next visit.',
        },
      ],
      kpis: [
        {
          name: 'cards closed with serial number and cause',
          unit: '% of jobs',
          baseline: 'inspect the last 100 cards',
          target: 'rising from now to 90 %',
        },
        {
          name: 'weekly re-keying hours',
          unit: 'hours a week',
          baseline: 'keep a log in the office for a week',
          target: 'cut in half',
        },
      ],
      data_needed: [
        'sites and assets as listed now',
        'a year’s job cards',
        'serial plate photos',
        'mapping or GIS data',
      ],
    },
    {
      workflow:
        'Everybody can see which machine is where and how it has been looked after. Sites and machines carry one number each. The job card lives on the phone: picture, serial number, cause picked from a few. Double typing in the office comes to an end.',
      build:
        'Work with the asset or job software you own. Load top-earning sites, clear double entries, fix a list of ten causes, then switch crew after crew from paper. No AI is in it, but without it the later steps have no ground.',
      checkpoint:
        'Cards that lack a cause are picked out by the planner on Friday. The crew leader gets them back to complete.',
      first_step:
        'The planner numbers your 50 busiest sites and starts one crew with the form on their phones, for a week.',
      stop_test: 'Look at week eight: if a cause is given on fewer than 70 % of closed jobs, halt and rework the form.',
      alternative:
        'With a crew of five, a phone form that writes to one spreadsheet, site list locked, is all you need.',
      risks: [
        {
          risk: 'The form is taken for spying, and what comes back is dots.',
          mitigation: 'It should need under ten taps and be the work of two crew leaders.',
        },
        {
          risk: 'A clean-up of thirty years never gets finished.',
          mitigation: 'Leave out what is no longer in service, and mend old records as people visit.',
        },
      ],
      kpis: [
        {
          name: 'complete job cards',
          unit: '% of jobs',
          baseline: 'a check of 100 cards from this month',
          target: 'from the present level up to 90 %',
        },
        {
          name: 'time spent keying twice',
          unit: 'hours a week',
          baseline: 'office staff write it down for one week',
          target: 'reduced by half',
        },
      ],
      data_needed: [
        'what you list as assets and sites',
        'twelve months of paper cards',
        'serial numbers as photographed',
        'GIS or paper maps',
      ],
    },
    {
      workflow:
        'Ask about any machine and the record answers. Each site and machine has one number, and crews fill job cards by phone with serial number, photo and a cause from a short list. Nothing is typed again in the office.',
      build:
        'Work in whatever job or asset system you pay for now. Load the sites with most income, remove doubles, agree on ten causes and bring crews over from paper one by one. No AI is involved, though all later work builds on it.',
      checkpoint:
        'Job cards closed with no cause go back to the crew leader on Friday, when the planner has looked through them.',
      first_step:
        'Let the planner number your busiest sites, 50 of them, and have one crew spend a week on the phone form.',
      stop_test: 'If week eight finds a cause on less than 70 % of closed jobs, stop and make a better form.',
      alternative:
        'For five people, a spreadsheet they share is enough, with a locked list of sites and a phone form that fills it.',
      risks: [
        {
          risk: 'Crews think the form spies on them and enter dots.',
          mitigation: 'Two crew leaders draw it up themselves, and it takes less than ten taps.',
        },
        {
          risk: 'Cleaning thirty years of records is a job without end.',
          mitigation: 'Enter only what is in service. An older asset is put right on the next visit.',
        },
      ],
      kpis: [
        {
          name: 'cards with both cause and serial number',
          unit: '% of jobs',
          baseline: '100 job cards from recent weeks',
          target: 'from now up to 90 %',
        },
        {
          name: 'office hours of re-keying',
          unit: 'hours a week',
          baseline: 'a week’s log in the office',
          target: 'halved',
        },
      ],
      data_needed: [
        'your asset list and list of sites',
        'a year of cards on paper',
        'photographed serial numbers',
        'maps or GIS layers',
      ],
    },
  ],
  'energy/leak-and-burst': [
    {
      workflow:
        'Overnight, what runs into each zone with a meter is compared with the lowest flow it normally shows. Those that creep up are put in order of water gone. On the doubtful main a crew listens, repairs the fault, and signs off with cause, pipe and place. That sharpens the next list.',
      build:
        'Zones that already carry a flow meter come first. Your telemetry or SCADA supplier may sell a leak module; a simple rule on the lowest night flow does as well. Put pressure loggers on the oldest pipes, and give every find its asset number.',
      checkpoint:
        'Each morning the network operator goes through the ranked zones and says who goes out. To shut a main is up to the crew leader.',
      first_step:
        'Write down which zones have a flow meter that works, and chart a month of night flow for the largest five.',
      stop_test: 'Give it six months. Of every three call-outs at least one must turn up a leak, or it ends.',
      alternative:
        'Once a week, somebody reads the zone meters at night, between two and four, and then walks whichever zone is worst.',
      risks: [
        {
          risk: 'Crews are called from bed for nothing, and soon trust no list.',
          mitigation:
            'Let two nights over the limit pass before a crew goes, and each month add up the digs that were dry.',
        },
        {
          risk: 'The meter itself is off, so it shows a leak that is not there or covers a real one.',
          mitigation: 'Test each zone meter once in the year, and again ahead of digging in a zone for the first time.',
        },
      ],
      kpis: [
        {
          name: 'water supplied but not billed',
          unit: '% of water supplied',
          baseline: 'twelve months of inflow against billing',
          target: 'down 1 to 2 points in a year',
        },
        {
          name: 'hours from burst to shut-off',
          unit: 'hours',
          baseline: 'look through 50 recent work orders',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'quarter-hour flow into each zone',
        'readings of pressure',
        'bursts and repairs, pipe by pipe',
        'pipes by age and material',
      ],
    },
    {
      workflow:
        'Every metered zone has a usual low at night, and the flow is held up to it. Software lists drifting zones, most water lost first. The crew follows the main by ear, fixes the leak, and records where it was, in what pipe and why. With each job the list gets better.',
      build:
        'Work only where flow meters exist to begin with. Minimum night flow and a plain limit can be enough; otherwise take the leak module that comes with SCADA or telemetry. Old pipes get pressure loggers as well, and all finds are filed by asset number.',
      checkpoint:
        'Who is sent where is for the network operator, after a morning look at all zones on the list. Only the crew leader decides that a main is shut.',
      first_step:
        'Find out where flow meters still work, then take the five biggest zones and plot how they ran at night over the past month.',
      stop_test: 'If, six months on, a leak was found on less than one in three call-outs, give it up.',
      alternative:
        'By hand it goes like this: meters are read once weekly in the small hours, from two to four, and the worst zone is walked.',
      risks: [
        {
          risk: 'Too many alarms are false, and those who turn out at night lose faith.',
          mitigation: 'No call-out before the limit was passed on two nights, and keep a monthly tally of dry digs.',
        },
        {
          risk: 'Drift in a meter can pass for a leak, and can also mask one.',
          mitigation: 'Have zone meters checked once every year, and always before a new zone sees its first dig.',
        },
      ],
      kpis: [
        {
          name: 'share of water lost or unbilled',
          unit: '% of water supplied',
          baseline: 'set a year of inflow beside billed volume',
          target: '1 to 2 points less within a year',
        },
        {
          name: 'time a burst runs',
          unit: 'hours',
          baseline: 'read 50 work orders for both times',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'zone inflow every quarter-hour',
        'pressure logs',
        'history of repairs and bursts',
        'register of pipes, material and age',
      ],
    },
    {
      workflow:
        'Leaks are found from the night flow, before the road gives way. Each metered zone is compared nightly with its normal low, and drifting ones are ranked by loss. A crew walks the main listening, repairs, and closes the job with cause, place and pipe. The list improves with each find.',
      build:
        'Begin in zones with a flow meter. A simple rule on minimum night flow will do, or the leak module sold with your telemetry or SCADA. Where pipes are oldest add pressure loggers, and record every find under its asset number.',
      checkpoint:
        'Each morning’s ranking goes to the network operator, who decides where crews go. Whether to shut a main is the crew leader’s choice.',
      first_step:
        'Note every zone whose flow meter is in working order. Plot last month’s night flow for the biggest five.',
      stop_test: 'Six months in, stop if leaks were found on under one call-out in three.',
      alternative:
        'Once a week someone can read the zone meters from two to four in the morning, and walk the worst zone after.',
      risks: [
        {
          risk: 'Crews who dig for nothing at night stop trusting the ranking.',
          mitigation: 'Wait for a second night above the limit before you send anyone, and report dry digs monthly.',
        },
        {
          risk: 'A zone meter out of true invents a leak or hides a real one.',
          mitigation: 'Meters are checked yearly, and once more before the first dig in any zone.',
        },
      ],
      kpis: [
        {
          name: 'water that earns nothing',
          unit: '% of water supplied',
          baseline: 'compare inflow and billing for twelve months',
          target: 'lower by 1 to 2 points in one year',
        },
        {
          name: 'time until a burst is shut off',
          unit: 'hours',
          baseline: '50 past work orders, burst and shut times',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'flow per zone at quarter-hour steps',
        'pressure at the loggers',
        'where pipes burst and were mended',
        'pipe list: material, age',
      ],
    },
    {
      workflow:
        'Crews go to the zone that loses most. Overnight the inflow of each metered zone is checked for a rise over its usual low, and the list is ordered by water lost. They listen along the main, fix the leak and note pipe, cause and place. That makes the following list sharper.',
      build:
        'Where you have flow meters, start. SCADA and telemetry suppliers offer leak modules, and a rule on the lowest flow at night is a fair substitute. Fit pressure loggers to your oldest pipes. Finds are booked to the asset number.',
      checkpoint:
        'Network operators review all ranked zones in the morning and send the crew. A main is closed on the crew leader’s word.',
      first_step: 'In which zones does the flow meter still work? Chart a month of nights in the five largest.',
      stop_test: 'Look at six months of call-outs. Stop when not even one in three found a leak.',
      alternative:
        'Take hand readings of zone meters in one night a week, between two and four, then walk where the figure is worst.',
      risks: [
        {
          risk: 'Night calls without a leak wear out crews and their belief in the list.',
          mitigation: 'One night over the limit is not enough; go after two. Publish the number of dry digs per month.',
        },
        {
          risk: 'Faulty meters look like leaks, and at times cover them up.',
          mitigation: 'Test zone meters every year. Test again before breaking ground in a zone that is new to you.',
        },
      ],
      kpis: [
        {
          name: 'unbilled share of supply',
          unit: '% of water supplied',
          baseline: 'a full twelve months, inflow minus billed',
          target: '1 to 2 points down over a year',
        },
        {
          name: 'hours a burst flows before shut-off',
          unit: 'hours',
          baseline: 'take the times from your last 50 burst jobs',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'inflow by zone, each quarter-hour',
        'recorded pressures',
        'past bursts with pipe and repair',
        'age and material of all pipes',
      ],
    },
    {
      workflow:
        'You dig where water is really being lost. Each metered zone’s night flow is compared with its usual low, and drifting zones are listed, largest loss first. The crew listens along the main, repairs, and records place, pipe and cause. The list learns from it.',
      build:
        'Zones with flow meters are the place to begin. A plain limit on minimum night flow is enough, or buy the leak module your SCADA or telemetry supplier has. Old pipes get pressure loggers too, and each find is booked to an asset number.',
      checkpoint:
        'Every morning the network operator looks at the ranked zones and sends people. Shutting a main is left to the crew leader.',
      first_step:
        'Draw up which zones have flow meters that work, and plot one month of nights for the five with most flow.',
      stop_test: 'After six months, stop if fewer call-outs than one in three have turned up a leak.',
      alternative:
        'One night a week someone reads zone meters by hand, from two until four, then walks the zone that looks worst.',
      risks: [
        {
          risk: 'Crews called out for nothing lose trust in the list.',
          mitigation: 'A zone must exceed its limit on two nights before anyone goes. Count dry digs every month.',
        },
        {
          risk: 'Drift in the meter shows a false leak or conceals one.',
          mitigation: 'Check each zone meter yearly, and also before you first dig in a zone.',
        },
      ],
      kpis: [
        {
          name: 'share of water not billed',
          unit: '% of water supplied',
          baseline: 'a year’s inflow and billed volume',
          target: '1 to 2 points lower in a year',
        },
        {
          name: 'hours until a burst is shut',
          unit: 'hours',
          baseline: 'times on 50 past work orders',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'quarter-hourly inflow to each zone',
        'pressures as logged',
        'record of bursts and repairs by pipe',
        'pipes with their age and material',
      ],
    },
  ],
  'energy/waste-collection-runs': [
    {
      workflow:
        'One plan is made every afternoon from orders, contract lifts and how full bins are likely to be. It gives each truck a run that fits weight, access and opening hours at the tip. On a tablet the driver finds stops, notes and photos, and lifts are logged by time and weight. That log answers missed pick-ups, and real misses join the next run.',
      build:
        'Waste has its own route and job software with tablets for drivers: buy that, and enter tip hours, bin sizes and stops as they really are. Weights and lifts from six months teach it how long a stop takes. Sensors belong only on the 50 bins that spill over most.',
      checkpoint:
        'Runs leave with the allocator’s release. A redrawn run is first read or ridden by a driver who knows those streets.',
      first_step:
        'Take the run that causes most trouble, map a week of it with tip trips and complaints, and let its driver comment.',
      stop_test:
        'Ten weeks is enough. End it if lifts per hour gain less than 4 %, or when misses climb for two weeks running.',
      alternative:
        'Give suburbs fixed days, and redraw a run each month on paper with its driver. Bins left inside are photographed.',
      risks: [
        {
          risk: 'Efficiency takes a big truck by the school just as children arrive.',
          mitigation:
            'Schools, tight streets and bad hours are rules that no plan breaks, and drivers extend the list.',
        },
        {
          risk: 'The crew takes the log for a spy and unplugs it.',
          mitigation:
            'Put its purpose on paper, let drivers see it before anyone, and keep it out of comparisons between people.',
        },
      ],
      kpis: [
        {
          name: 'bins lifted in a truck hour',
          unit: 'lifts per hour',
          baseline: 'use run sheets over six weeks',
          target: '8 to 15 % more',
        },
        {
          name: 'complaints of bins not emptied',
          unit: 'per 1,000 lifts',
          baseline: 'read two months of calls',
          target: '30 to 50 % fewer',
        },
        {
          name: 'journeys to the tip on each run',
          unit: 'trips',
          baseline: 'count dockets for four weeks',
          target: '10 to 15 % fewer',
        },
      ],
      data_needed: [
        'stops, bin sizes and days by customer',
        'weights and lifts on record',
        'what trucks carry, when tips open, how to get in',
        'calls about misses, and new orders',
      ],
      must_not_decide:
        'Drivers and supervisors judge fatigue, heavy bins and unsafe streets. No plan stands above that.',
    },
    {
      workflow:
        'Trucks follow a run that was worked out for that day. Contract lifts, orders and expected fill are combined with weight limits, access and tip hours. Drivers see stops, photos and notes on a tablet, which records when a bin was lifted and what it weighed. Service staff answer a missed pick-up from that record and rebook it if it was missed.',
      build:
        'Choose software made for waste rounds, including tablets, and spend the effort on correct stops, sizes and opening hours. Fill and stop times can then be learnt from lifts and weights of six months. Buy sensors for no more than 50 sites, those which overflow.',
      checkpoint:
        'The allocator signs the day’s runs. Whoever knows the district best checks a changed run, in the cab or on paper.',
      first_step:
        'Map the worst run for one week: stops, trips to the tip, complaints. Its driver marks what is silly.',
      stop_test:
        'If ten weeks bring under 4 % more lifts an hour, stop. Stop as well when missed pick-ups grow for a fortnight, week on week.',
      alternative:
        'With a paper map and the driver, redo one run per month. Fixed weekdays for suburbs and photos of missing bins cost little.',
      risks: [
        {
          risk: 'The shortest way leads past a primary school at drop-off time.',
          mitigation: 'Hours and streets to avoid are locked in, and every driver may add one.',
        },
        {
          risk: 'Staff fear being timed and cover the device.',
          mitigation:
            'Write down what the records may be used for, leave people unranked, and show drivers their data before others.',
        },
      ],
      kpis: [
        {
          name: 'truck productivity in lifts',
          unit: 'lifts per hour',
          baseline: 'take six weeks of sheets',
          target: 'lift it 8 to 15 %',
        },
        {
          name: 'pick-ups that did not happen',
          unit: 'per 1,000 lifts',
          baseline: 'go through the call log for two months',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'how often a run goes to tip',
          unit: 'trips',
          baseline: 'look at four weeks of dockets',
          target: '10 to 15 % less',
        },
      ],
      data_needed: [
        'list of stops with bins and lift days',
        'records of each lift and its weight',
        'limits of trucks, tips and lanes',
        'order book and complaint calls',
      ],
      must_not_decide:
        'A tired driver, an overloaded bin or a risky street is a matter for the driver and supervisor alone. Software yields to them.',
    },
    {
      workflow:
        'Runs are planned on what bins really hold and when tips are open. In the afternoon the system combines orders with contract lifts and expected fill, and keeps to weight and access. The tablet guides the driver with photos and notes and logs each lift. Service staff use that log when someone says a bin was missed.',
      build:
        'What you want is job and route software from the waste trade, tablets included, filled with real stops, tip hours and bin sizes. It learns fill and service times out of six months of weights and lifts. Keep sensors for the 50 places with most overflow.',
      checkpoint:
        'No run starts without the allocator’s release. If it has been redrawn, a driver from that area reads it or rides along first.',
      first_step:
        'Draw your worst run for one week, with missed calls and tip trips, and ask its driver what is wrong with it.',
      stop_test:
        'At ten weeks, stop if lifts per hour have grown by under 4 %. Two weeks in a row with more missed pick-ups also mean stop.',
      alternative:
        'Every month redraw a run on paper with its driver. Suburbs get set weekdays, and bins not put out are photographed.',
      must_not_decide:
        'Is the street safe, the bin too heavy, the driver too tired? Driver and supervisor answer that, and the plan comes second.',
      risks: [
        {
          risk: 'The new run puts a heavy truck outside a school at half past eight.',
          mitigation: 'Enter schools, narrow streets and hours to avoid as rules, and have drivers add what they know.',
        },
        {
          risk: 'Drivers feel timed by the log and turn it off.',
          mitigation: 'Agree on paper what it serves, give drivers the first look, and never make a ranking of people.',
        },
      ],
      kpis: [
        {
          name: 'lifts in each truck hour',
          unit: 'lifts per hour',
          baseline: 'six weeks’ run sheets',
          target: '8 to 15 % higher',
        },
        {
          name: 'pick-ups missed',
          unit: 'per 1,000 lifts',
          baseline: 'two months of the call log',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'trips to tip per run',
          unit: 'trips',
          baseline: 'dockets from the tip for four weeks',
          target: 'a drop of 10 to 15 %',
        },
      ],
      data_needed: [
        'stops by customer, bin size and lift day',
        'lifts with their weights',
        'access notes, tip hours and truck limits',
        'new orders and missed pick-up calls',
      ],
    },
    {
      workflow:
        'Each afternoon the next day’s runs come from facts: what was ordered, what contracts require and how full bins are. The plan minds truck weight, access and tip hours. Drivers work from a tablet with stops, photos and notes, and every lift leaves a time and, where fitted, a weight. A real miss goes on the next run.',
      build:
        'Buy software that was written for waste rounds, with tablets for the cab. Enter tip hours, stops and bin sizes exactly. Past lifts and weights, six months of them, teach it how long stops take and how bins fill. Only the 50 worst overflow points need sensors.',
      checkpoint:
        'The allocator lets the runs go each day, and any run that was redrawn is checked by a driver who knows the streets.',
      first_step:
        'Choose the run people complain about. Put a week on the map, with tip trips and every missed call, and let the driver mark the nonsense.',
      stop_test: 'Ten weeks should give 4 % more lifts per hour. Stop if not, or if misses go up two weeks running.',
      alternative:
        'Fix weekdays for each suburb, redo one run a month on a paper map with its driver, and photograph absent bins.',
      must_not_decide:
        'Heavy bins, tired drivers and unsafe streets are judged by driver and supervisor. What they say goes above the plan.',
      risks: [
        {
          risk: 'To save minutes the truck passes a school when children arrive.',
          mitigation: 'Set fixed rules for schools, tight streets and times. Drivers may add their own.',
        },
        {
          risk: 'The tablet looks like a stopwatch, so crews switch it off.',
          mitigation: 'Write down the purpose together, let drivers see their data first, and compare no one by it.',
        },
      ],
      kpis: [
        {
          name: 'truck lifts per hour',
          unit: 'lifts per hour',
          baseline: 'run sheets, six weeks back',
          target: 'an increase of 8 to 15 %',
        },
        {
          name: 'missed bins per thousand lifts',
          unit: 'per 1,000 lifts',
          baseline: 'complaint calls over two months',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'tip visits on a run',
          unit: 'trips',
          baseline: 'four weeks of tip dockets',
          target: 'lower by 10 to 15 %',
        },
      ],
      data_needed: [
        'where customers are, with bins and days',
        'weight and time of lifts',
        'capacity, opening hours and access',
        'orders, and calls on missed bins',
      ],
    },
    {
      workflow:
        'The driver’s tablet knows every stop, and the office knows every lift. Runs are built daily from orders, contracts and expected fill, within weight, tip hours and access. Time and weight are logged as bins are lifted. When a customer reports a miss, the log shows what happened and the bin joins the next run if need be.',
      build:
        'The product is waste route software with tablets in the trucks, and the work is to load it with correct stops, tip hours and sizes. Let it learn from six months of weighed lifts. Put sensors on 50 bins at most, where overflow is worst.',
      checkpoint:
        'Releasing runs is the allocator’s job. A local driver goes over each redrawn run, at the desk or in the cab, before its first day.',
      first_step:
        'Map your poorest run for a week and sit down with its driver over stops, missed calls and trips to tip.',
      stop_test:
        'Stop if ten weeks yield less than 4 % more lifts an hour, or when two weeks running show a rise in misses.',
      alternative:
        'Take a paper map and one driver each month and improve that run. Keep suburbs to fixed days and photograph bins that stay in.',
      must_not_decide:
        'Safety on the street, the weight of a bin and a driver’s fatigue are for driver and supervisor to judge. They overrule the plan, never the reverse.',
      risks: [
        {
          risk: 'A shorter run sends trucks by the school at the worst time of morning.',
          mitigation: 'Times, streets and schools to avoid are hard rules that drivers can extend.',
        },
        {
          risk: 'Drivers take it for surveillance and pull the plug.',
          mitigation: 'The use of the data is agreed in writing, drivers see it before managers, and no one is ranked.',
        },
      ],
      kpis: [
        {
          name: 'lifts a truck makes per hour',
          unit: 'lifts per hour',
          baseline: 'all sheets from six weeks',
          target: 'up 8 to 15 %',
        },
        {
          name: 'bins reported missed',
          unit: 'per 1,000 lifts',
          baseline: 'calls logged in two months',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'how many tip trips a run needs',
          unit: 'trips',
          baseline: 'count four weeks of tip dockets',
          target: 'down by 10 to 15 %',
        },
      ],
      data_needed: [
        'customers’ stops, bins and days',
        'history of lifts and weights',
        'truck, tip and access limits',
        'missed-bin calls and incoming orders',
      ],
    },
  ],
  'energy/load-contamination': [
    {
      workflow:
        'Loads are watched by a camera over the belt or in the truck’s hopper. What does not belong, from bags to gas bottles and batteries, is marked with hour, truck and customer or street. Danger reaches a spotter as a picture within seconds. The plant manager gets a weekly table of the worst runs, shifts and clients.',
      build:
        'Begin small: two hoppers or one belt, and a model that has seen 3,000 pictures of yours. Its job is to count and to alert, while spotters and pickers do the work. Councils and customers with bad loads get photos every month, well before any fee.',
      checkpoint:
        'The belt starts again when a line supervisor has seen the alert. Each week 50 pictures are checked for errors by the plant manager.',
      first_step: 'Within a week, go through ten loads by hand, weigh the strangers and record the source.',
      stop_test:
        'Three months decide. End it if contamination falls by under 10 %, or when it finds under 70 % of what pickers know to be dangerous.',
      alternative:
        'A concrete pad and 20 hand audits a month tell you much. Photos go to five customers, and pickers change places hourly.',
      risks: [
        {
          risk: 'Once a camera is there, a battery below a bag goes unseen because nobody looks.',
          mitigation: 'Pickers, drills for hot loads and the fire watch all stay; the camera is extra.',
        },
        {
          risk: 'Somebody’s letters or face appear in a picture that is passed on.',
          mitigation: 'Film inside the hopper only, blur persons and paper, and keep nothing beyond 30 days.',
        },
      ],
      kpis: [
        {
          name: 'share of wrong material coming in',
          unit: '% by weight',
          baseline: 'sort 20 loads by hand',
          target: '20 to 30 % lower',
        },
        {
          name: 'bales and loads turned away',
          unit: 'per month',
          baseline: 'read claims for half a year',
          target: '30 to 50 % fewer',
        },
        {
          name: 'hazards caught ahead of the belt',
          unit: '% of items',
          baseline: 'use the line log for four weeks',
          target: 'over 80 %',
        },
      ],
      data_needed: [
        'timed pictures from belt and hopper',
        'residue weights and hand audits',
        'bale tests, and claims by buyers',
        'which truck served which street or client',
      ],
      must_not_decide:
        'The supervisor stops the belt and rings the brigade; the manager decides on charges. A camera shows and does nothing more.',
    },
    {
      workflow:
        'You learn which loads are dirty and whose they are. Above belt or hopper a camera recognises gas bottles, bags, batteries and other foreign items, and ties them to truck, time and street or client. Hazards are sent to the spotter straight away, and a weekly summary by run, customer and shift goes to the plant manager.',
      build:
        'One belt, or two trucks, will do for the trial, with 3,000 labelled pictures from your own plant. Let the system warn and count but never act; that is for spotters and pickers. Show the worst customers and councils their pictures monthly, and talk about charges later.',
      checkpoint:
        'An alert is cleared by a line supervisor before restart. The plant manager samples 50 images weekly and corrects them.',
      first_step: 'Spread out ten loads this week, pick out by hand what is wrong, weigh it and write down the origin.',
      stop_test:
        'Stop after three months unless contamination is 10 % down. Stop, too, if the camera misses more than it should: under 70 % of hazards that pickers see.',
      alternative:
        'Each month, audit 20 loads on the ground and mail the pictures to the five worst sources. Hourly rotation keeps pickers sharp.',
      risks: [
        {
          risk: 'A hidden battery slips by while everybody relies on the screen.',
          mitigation: 'Treat it as an addition. Fire watch, pickers and hot-load practice carry on as before.',
        },
        {
          risk: 'Images reveal people or their mail.',
          mitigation: 'The lens sees only the hopper, software blurs what is personal, and after 30 days it is gone.',
        },
      ],
      kpis: [
        {
          name: 'inbound contamination',
          unit: '% by weight',
          baseline: 'check 20 loads on the pad',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'rejections by buyers',
          unit: 'per month',
          baseline: 'count six months of claims',
          target: 'down 30 to 50 %',
        },
        {
          name: 'dangerous pieces stopped in time',
          unit: '% of items',
          baseline: 'compare with four weeks of line log',
          target: 'at least 80 %',
        },
      ],
      data_needed: [
        'images of belt and loads, with times',
        'audits and what was left as residue',
        'quality tests and complaints from buyers',
        'truck rounds with their customers',
      ],
      must_not_decide:
        'No machine fines a customer, halts the belt for good or calls emergency services: manager and supervisor do.',
    },
    {
      workflow:
        'Dangerous items are seen at once, and dirty loads get a sender. A camera over hopper or belt picks out gas bottles, batteries, bags and the like, with truck, time and street or customer. The spotter is shown danger at once. Weekly figures by shift, run and client go to the plant manager.',
      build:
        'Use one belt or two truck hoppers for the trial and train the model on 3,000 pictures taken there. Counting and alerting are its work, acting is for pickers and spotters. Once a month the worst customers and councils are sent pictures, and nobody is charged before that.',
      checkpoint:
        'Every alert is looked at by a line supervisor before the belt runs again. The plant manager goes through 50 pictures weekly for false marks.',
      first_step: 'Sort ten loads by hand this week, weigh the wrong material and write down who sent it.',
      stop_test:
        'After three months, stop if the camera sees under 70 % of the dangerous items pickers find, or if contamination is down less than 10 %.',
      alternative:
        'On a concrete pad, hand-check 20 loads monthly, show photos to the five worst customers, and move pickers round hourly.',
      must_not_decide:
        'Whether the belt stops, the brigade is called or a customer pays is for supervisor and manager. The camera has no say.',
      risks: [
        {
          risk: 'With a camera on the line, people stop looking and a battery slips under a bag.',
          mitigation: 'Keep fire watch, drills and pickers as they are. The camera is one more pair of eyes.',
        },
        {
          risk: 'Faces or letters in a picture come into the wrong hands.',
          mitigation: 'The camera sees the hopper and nothing else, blurs people and paper, and erases after 30 days.',
        },
      ],
      kpis: [
        {
          name: 'wrong material by weight',
          unit: '% by weight',
          baseline: '20 loads sorted by hand',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'rejected loads and bales',
          unit: 'per month',
          baseline: 'half a year’s claims',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'dangerous items caught early',
          unit: '% of items',
          baseline: 'four weeks of entries in the line log',
          target: 'better than 80 %',
        },
      ],
      data_needed: [
        'images of loads and belt, timed',
        'hand audits and weight of residue',
        'bale quality and buyers’ claims',
        'runs, with street or customer',
      ],
    },
    {
      workflow:
        'You find out whose loads carry batteries and gas bottles. The camera at belt or hopper marks bags and other strangers too, and records time, truck and source. Pictures of danger go to a spotter at once. Each week the plant manager compares clients, runs and shifts.',
      build:
        'Start on two hoppers or a single belt, with a model taught on 3,000 pictures of your material. It warns and counts, and people do the picking. Customers and councils behind bad loads see their own pictures every month, long before a charge.',
      checkpoint:
        'The belt stays still until the line supervisor has looked at the alert. Of the week’s pictures, 50 are checked by the plant manager for mistakes.',
      first_step: 'Tip out ten loads within a week, remove foreign material by hand, weigh it and note its source.',
      stop_test:
        'Give it three months. Less than 10 % off contamination, or fewer than 70 % of the pickers’ dangerous finds, and you stop.',
      alternative:
        'Sort 20 loads by hand every month, let five customers see their photos, and change picker positions each hour.',
      must_not_decide:
        'Belt stops, calls to the fire brigade and charges are decided by manager and supervisor. A camera may only show.',
      risks: [
        {
          risk: 'Staff rely on the screen while a battery travels under a bag.',
          mitigation: 'Hot-load drills, pickers and the fire watch all remain. The camera is added to them.',
        },
        {
          risk: 'Someone’s letter or face leaves the plant in a photo.',
          mitigation: 'Aim at the hopper only. Paper and people are blurred, and pictures last 30 days.',
        },
      ],
      kpis: [
        {
          name: 'contamination on arrival',
          unit: '% by weight',
          baseline: 'an audit of 20 loads by hand',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'bales or loads sent back',
          unit: 'per month',
          baseline: 'claims from the past six months',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'hazards found ahead of the line',
          unit: '% of items',
          baseline: 'four weeks’ log of the line',
          target: '80 % or more',
        },
      ],
      data_needed: [
        'dated pictures of belt and hopper',
        'residue weights with load audits',
        'bale tests and what buyers claimed',
        'which streets and customers each truck served',
      ],
    },
    {
      workflow:
        'Contamination gets a time, a truck and a name. In the hopper or above the belt, a camera marks what should not be there, above all batteries and gas bottles. A spotter receives dangerous finds immediately. The plant manager’s weekly page shows the worst shifts, clients and runs.',
      build:
        'One camera on a belt, or two in truck hoppers, is enough to begin, with 3,000 of your pictures for training. The system raises alerts and keeps count. Pickers and spotters do the rest. Show offenders, councils as well as customers, monthly photos before any talk of fees.',
      checkpoint:
        'A line supervisor clears alerts ahead of a restart, and 50 pictures a week go to the plant manager to find wrong marks.',
      first_step:
        'Go through ten loads in a week by hand: what does not belong, how much it weighs, where it came from.',
      stop_test:
        'Stop at three months unless contamination has fallen 10 % and the camera catches 70 % of the hazards pickers see.',
      alternative:
        'Without a camera, audit 20 loads monthly on concrete, photograph the five worst sources and rotate pickers hourly.',
      must_not_decide:
        'Supervisor and manager decide when to stop the belt, call the fire brigade or charge a customer. The camera gives them pictures.',
      risks: [
        {
          risk: 'A battery hidden by a bag gets through because the camera was trusted.',
          mitigation: 'Nothing is taken away: pickers, hot-load drills and fire watch go on.',
        },
        {
          risk: 'A household’s mail or a face is seen by others.',
          mitigation: 'Film the hopper alone, with paper and people blurred. Delete everything older than 30 days.',
        },
      ],
      kpis: [
        {
          name: 'foreign material in loads received',
          unit: '% by weight',
          baseline: 'sort and weigh 20 loads',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'buyer rejections per month',
          unit: 'per month',
          baseline: 'six months of claims from buyers',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'danger removed ahead of the belt',
          unit: '% of items',
          baseline: 'four weeks, as the line logged it',
          target: 'no less than 80 %',
        },
      ],
      data_needed: [
        'time-stamped images of loads',
        'audit results and residue in kilograms',
        'claims and tests on bales',
        'truck rounds by client and street',
      ],
    },
  ],
  'energy/weighbridge-and-waste-papers': [
    {
      workflow:
        'Tickets, photos and tracking papers are read while the truck is on the weighbridge. Customer, rate, waste code and levy class are compared, and whatever disagrees waits for office or gatehouse that same day. From clean tickets come the bills, the levy return and the tonnage that clients ask for.',
      build:
        'The ticket number ties everything together: ledger, tracking portal and weighbridge software. Around it put rules on levy class, rates and codes, and a reader for what still comes on paper. Take a picture of every load. Monthly client reports then print from a template.',
      checkpoint:
        'Levy returns, and all breaks in regulated waste, carry a compliance officer’s signature. Accounts send bills once the day’s list is clear.',
      first_step:
        'For one week put tickets, invoices and tracking forms side by side and list each break with its reason.',
      stop_test:
        'Two months is the test. End it if less than 80 % of tickets pass untouched, or when returns and tickets are over 1 % apart.',
      alternative:
        'Staple the tracking form to a numbered ticket and count both daily. Rates live in one sheet with a single keeper.',
      risks: [
        {
          risk: 'Form and ticket agree, but neither describes what is in the truck.',
          mitigation:
            'Regulated loads are looked at or photographed at the gate, and 1 in 20 is tipped for inspection.',
        },
        {
          risk: 'One mistake in a levy class runs on for months.',
          mitigation: 'Each quarter, and whenever the regulator writes, compliance goes through the table.',
        },
      ],
      kpis: [
        {
          name: 'tickets that need no hand',
          unit: '% of tickets',
          baseline: 'take 200 at random',
          target: 'lift it to 90 %',
        },
        {
          name: 'share of loads unbilled or misbilled',
          unit: '% of loads',
          baseline: 'check a whole month manually',
          target: 'under 0.5 %',
        },
        {
          name: 'time spent on client reports and the levy',
          unit: 'hours per month',
          baseline: 'clock one month end',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'pictures and tickets from the weighbridge',
        'manifests and tracking certificates',
        'levy classes and rates for each account',
        'bills, with credits given',
      ],
      must_not_decide:
        'Trained gate staff, bound by the licence, name the load and say whether it comes in. The system can only hold the ticket.',
    },
    {
      workflow:
        'Every load is checked once, at the gate, and used many times. Its ticket, picture and tracking form are compared for code, customer, levy class and rate, and odd ones are settled the same day. Billing, the levy and clients’ monthly tonnes all draw on those settled tickets.',
      build:
        'Connect three systems by ticket number: weighbridge, state portal, accounts. Paper forms are read by software, and plain rules test codes, levy class and price. A photo of the load ends most disputes. The report each client wants becomes a template filled every month.',
      checkpoint:
        'Nobody but a compliance officer clears regulated waste that does not match or signs the levy. Invoices follow an empty daily list.',
      first_step: 'Choose a week, pull its invoices, forms and tickets, and find where they part company and why.',
      stop_test:
        'If after two months under 80 % of tickets go through alone, stop. A gap above 1 % between return and tickets also means stop.',
      alternative:
        'Numbered tickets, forms pinned to them, a count each evening, and a rate sheet that just one person edits: that is the cheap way.',
      risks: [
        {
          risk: 'Papers agree among themselves and the load is something else.',
          mitigation: 'Have gate staff see or photograph what is regulated, and tip out one load in 20.',
        },
        {
          risk: 'A levy class entered wrongly costs you for a year.',
          mitigation: 'Review the table quarterly, and again after every letter from the regulator.',
        },
      ],
      kpis: [
        {
          name: 'share of tickets passed automatically',
          unit: '% of tickets',
          baseline: 'test 200 of them',
          target: 'up to 90 %',
        },
        {
          name: 'billing misses',
          unit: '% of loads',
          baseline: 'go through one month ticket by ticket',
          target: 'less than 0.5 %',
        },
        {
          name: 'month-end hours for levy and tonnage',
          unit: 'hours per month',
          baseline: 'note them at the next close',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'weighed loads with ticket and image',
        'tracking papers',
        'price and levy table by customer',
        'invoice file and credit notes',
      ],
      must_not_decide:
        'Accepting a load under the licence, and naming what it is, stays with trained people at the gate. Software compares paper.',
    },
    {
      workflow:
        'Mistakes are caught while the truck is still on site. As it crosses the weighbridge, ticket, tracking paper and photo are read and compared on customer, waste code, levy class and rate. Gatehouse or office settles differences that day. The levy return, invoices and client tonnages use checked tickets only.',
      build:
        'Everything hangs on the ticket number, which joins ledger, weighbridge software and tracking portal. A reader takes in paper dockets and forms. Rules test rates, codes and levy class, and a photo of each load ends most arguments. Clients’ reports come monthly from a template.',
      checkpoint:
        'Accounts release invoices when the daily list is empty. A compliance officer signs for the levy, and for regulated waste wherever papers disagree.',
      first_step: 'Compare one week of tracking forms, tickets and invoices by hand, and give a cause for each break.',
      stop_test:
        'Stop after two months when the share matching by itself is under 80 % of tickets, or when a return is off by over 1 %.',
      alternative:
        'Numbered tickets with the form stapled to them, counted daily, and a single rate sheet with one editor cost little.',
      must_not_decide:
        'Gate staff with training decide, by the licence, how a load is classed and if it comes in. Software can hold a ticket and compare papers.',
      risks: [
        {
          risk: 'Ticket and form say the same wrong code, and the load says otherwise.',
          mitigation: 'Gate staff look at or photograph regulated loads. One in 20 is tipped and inspected.',
        },
        {
          risk: 'One wrong levy class goes on for a whole year.',
          mitigation: 'Compliance checks the table each quarter and whenever a notice comes from the regulator.',
        },
      ],
      kpis: [
        {
          name: 'tickets that match by themselves',
          unit: '% of tickets',
          baseline: '200 tickets, sampled',
          target: '90 % reached',
        },
        {
          name: 'loads missed or mispriced in billing',
          unit: '% of loads',
          baseline: 'one month reconciled manually',
          target: 'kept below 0.5 %',
        },
        {
          name: 'hours of levy and report work',
          unit: 'hours per month',
          baseline: 'the coming month end, timed',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'weighbridge tickets plus load photos',
        'certificates of tracking, and manifests',
        'customer rates and levy classes',
        'credit notes and invoices',
      ],
    },
    {
      workflow:
        'One checked ticket feeds the invoice, the levy and the client’s report. At the weighbridge the system reads ticket, photo and tracking form and tests rate, levy class, customer and waste code. Where they disagree, the ticket is held and the gatehouse or office clears it the same day.',
      build:
        'Link the tracking portal, ledger and weighbridge software through the ticket number. To that add a document reader for forms on paper, rules for levy class, code and rate, and one picture per load. Monthly tonnages for clients fill a set template.',
      checkpoint:
        'Mismatches in regulated waste and the levy return need the compliance officer’s signature. Invoices wait until accounts see an empty list for the day.',
      first_step: 'Take last week. Lay invoices beside tickets and tracking forms and note where and why they differ.',
      stop_test:
        'In two months 80 % of tickets should match untouched and returns agree to within 1 %. If either fails, stop.',
      alternative:
        'Number the tickets, pin each tracking form on, count both daily, and let one person keep the rates in a sheet.',
      must_not_decide:
        'What is in a load and whether the licence allows it, trained people at the gate decide. The system just compares and holds.',
      risks: [
        {
          risk: 'The papers match each other but not the waste.',
          mitigation: 'Each regulated load is seen or photographed, and 1 of each 20 is tipped for a closer look.',
        },
        {
          risk: 'A levy class set wrongly repeats itself month after month.',
          mitigation: 'Four times a year, and after any notice by the regulator, compliance reads through the classes.',
        },
      ],
      kpis: [
        {
          name: 'share of tickets nobody touched',
          unit: '% of tickets',
          baseline: 'a random 200 tickets',
          target: 'a rise to 90 %',
        },
        {
          name: 'unbilled or wrongly billed loads',
          unit: '% of loads',
          baseline: 'work through a month by hand',
          target: '0.5 % at most',
        },
        {
          name: 'time for the levy return and tonnage reports',
          unit: 'hours per month',
          baseline: 'hours at the next month end',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'tickets and pictures of each load',
        'manifests with tracking papers',
        'who pays which rate and levy',
        'invoices sent and credits issued',
      ],
    },
    {
      workflow:
        'Billing, levy and tonnage reports agree because they share the same tickets. Every load’s ticket, tracking paper and picture is read at the weighbridge, and code, rate, customer and levy class are compared. Anything that does not fit is put right that day by office or gatehouse.',
      build:
        'Three systems meet at the ticket number: the ledger, the weighbridge and the tracking portal. Paper is read by software, and simple rules check class, code and rate. Photograph each load, since that settles disputes. A template makes the clients’ monthly reports.',
      checkpoint:
        'The levy, like every break in regulated waste, carries the signature of a compliance officer. Only an empty daily list lets accounts bill.',
      first_step:
        'For a week, match invoices, tickets and tracking forms manually. List what breaks and for what reason.',
      stop_test:
        'Two months in, stop if under 80 % of tickets run through or if the return is more than 1 % away from them.',
      alternative:
        'Use one rate sheet that a single person may edit, number the tickets, staple on the forms and count every day.',
      must_not_decide:
        'Under the licence, trained gate staff say what the load is and let it in or not. All the software may do is hold the ticket.',
      risks: [
        {
          risk: 'Paper agrees with paper while the truck holds something different.',
          mitigation: 'Photograph or inspect all regulated loads at the gate, and tip out one of every 20.',
        },
        {
          risk: 'An error in the levy table can run for twelve months.',
          mitigation: 'A quarterly review by compliance, and one after each regulator’s notice, will find it.',
        },
      ],
      kpis: [
        {
          name: 'tickets passed without a hand',
          unit: '% of tickets',
          baseline: 'check 200 taken at random',
          target: 'as high as 90 %',
        },
        {
          name: 'loads with no bill or a wrong one',
          unit: '% of loads',
          baseline: 'match one whole month manually',
          target: 'no more than 0.5 %',
        },
        {
          name: 'month-end work on levy and client reports',
          unit: 'hours per month',
          baseline: 'log the next closing',
          target: 'down by 50 to 70 %',
        },
      ],
      data_needed: [
        'load tickets with their pictures',
        'tracking forms and manifests kept',
        'table of rates and levy class by client',
        'bills and credit notes issued',
      ],
    },
  ],
  'energy/treatment-quality-watch': [
    {
      workflow:
        'Every few minutes the plant reports power, ammonia, flow, chlorine and turbidity. Knowing what rain, load and season usually do, the tool tells the operator hours ahead that a limit is coming closer. It names a probable cause and a similar event. Test, dose and note: the operator does all three, by the procedure.',
      build:
        'Copy lab and SCADA data, read only, into a single store. Three signals at one plant are enough to begin. Later the operator may get suggested doses and aeration, to accept or refuse. Alarms, interlocks and control stay untouched.',
      checkpoint:
        'No warning leads to action before a sample has confirmed it. Once a week the process engineer goes over warnings and doses.',
      first_step: 'Go back over ten quality events and mark the earliest odd reading in each.',
      stop_test:
        'Allow six months. End it if under half of real events were announced, or when a plant gets over two false warnings a week.',
      alternative:
        'Trigger levels on paper, each with its first action, come cheap. Add a pair of text alarms for every plant, plus a weekly page of lab and field results.',
      risks: [
        {
          risk: 'A probe drifts, shows fine water, and nobody is told.',
          mitigation: 'Hand samples test every probe weekly. The tool also flags a signal that hardly moves.',
        },
        {
          risk: 'In a flood beyond all records somebody follows the suggested dose.',
          mitigation:
            'When data leave the known range no figure appears, the screen says why, and staff turn to the procedure.',
        },
      ],
      kpis: [
        {
          name: 'notice given ahead of a breach',
          unit: 'hours',
          baseline: 'run ten old events through it',
          target: '4 hours or more',
        },
        {
          name: 'what chemicals cost for each megalitre',
          unit: '$ per ML',
          baseline: 'take the past twelve months',
          target: '5 to 10 % lower',
        },
        {
          name: 'aeration power',
          unit: 'kWh per ML',
          baseline: 'meter it over three months',
          target: '8 to 15 % less',
        },
      ],
      data_needed: [
        'SCADA history of two years',
        'timed samples from lab and field',
        'what was dosed, and when',
        'inflow, river and rainfall records',
      ],
      must_not_decide:
        'Qualified operators set doses and shut down. The water quality manager informs health authorities and the public. Nothing is written to the controls by the tool.',
    },
    {
      workflow:
        'Operators hear of trouble while there is still time to act. The tool follows turbidity, flow, ammonia, chlorine and power, compares them with what weather and load would explain, and speaks up hours before a limit. It offers a cause and an earlier case. A sample, the procedure and the operator’s judgement settle the rest.',
      build:
        'First bring SCADA and laboratory figures together in a copy that cannot write back. Choose one plant, three signals. When that proves itself, show dose and aeration advice beside the screen, for operators to follow or ignore. Leave all control and alarm logic alone.',
      checkpoint:
        'Samples come before action, always, and the operator takes them. Warnings and doses are reviewed weekly by the process engineer.',
      first_step:
        'For each of the ten latest events, search the trend for the moment when something first looked wrong.',
      stop_test:
        'Stop after six months if it saw less than half of what really happened. More than two false calls per plant and week are also a reason to stop.',
      alternative:
        'Agree triggers with a first response each, let two alarms per plant go out by text, and put field and lab figures on one chart weekly.',
      risks: [
        {
          risk: 'Silence, because the faulty probe reads as clean water.',
          mitigation: 'Check probes by hand each week and treat a line that is too flat as a fault.',
        },
        {
          risk: 'Advice is followed in conditions the model has never met.',
          mitigation: 'It must fall silent outside its experience and say so, and then the written procedure rules.',
        },
      ],
      kpis: [
        {
          name: 'lead time of a warning',
          unit: 'hours',
          baseline: 'test it on ten former events',
          target: 'no less than 4 hours',
        },
        {
          name: 'chemical spend by volume treated',
          unit: '$ per ML',
          baseline: 'work it out for twelve months',
          target: '5 to 10 % less',
        },
        {
          name: 'energy that blowers use',
          unit: 'kWh per ML',
          baseline: 'read three months of metering',
          target: 'a drop of 8 to 15 %',
        },
      ],
      data_needed: [
        'readings from SCADA, two years back',
        'sample results with their hours',
        'records of chemicals and doses',
        'weather, river height and inflow',
      ],
      must_not_decide:
        'The tool cannot touch controls. Operators with the qualification dose and stop the plant. Who must be told is up to the water quality manager.',
    },
    {
      workflow:
        'The operator is warned hours before a limit, and knows where to look. Flow, ammonia, turbidity, chlorine and power are read every few minutes against what season, rain and load explain. The warning names a likely cause and a similar past event. Testing and dosing follow the procedure, and the result is noted.',
      build:
        'Gather lab and SCADA figures in a read-only copy, and begin at one plant with three signals. Suggestions on aeration and dose come later, and the operator is free to ignore them. Interlocks, alarms and control do not change.',
      checkpoint:
        'Each warning is confirmed by the operator with a sample first. The process engineer looks through all warnings and doses weekly.',
      first_step: 'Take the ten most recent quality events and find the first reading that stood out in each.',
      stop_test:
        'Stop if six months bring warnings for less than half of real events, or over two false ones per plant in a week.',
      alternative:
        'A page of trigger levels with first actions, two alarms by text at each plant and a weekly chart of lab and field results do a lot.',
      must_not_decide:
        'The tool may never write to controls. Doses and shutdowns are for qualified operators. The water quality manager decides what the public and health authorities are told.',
      risks: [
        {
          risk: 'A probe that drifts shows good water, so there is no warning.',
          mitigation: 'Test all probes weekly against a hand sample. A reading that is too steady is reported.',
        },
        {
          risk: 'Someone trusts the suggested dose in an event without precedent.',
          mitigation: 'Beyond its data the tool shows no figure and says so. Then the procedure counts.',
        },
      ],
      kpis: [
        {
          name: 'hours between warning and limit',
          unit: 'hours',
          baseline: 'ten earlier events, replayed',
          target: '4 hours at least',
        },
        {
          name: 'chemical cost for a megalitre',
          unit: '$ per ML',
          baseline: 'chemicals bought over twelve months',
          target: 'down by 5 to 10 %',
        },
        {
          name: 'aeration energy',
          unit: 'kWh per ML',
          baseline: 'three months on the meter',
          target: 'lower by 8 to 15 %',
        },
      ],
      data_needed: [
        'SCADA readings for two years',
        'lab samples and field samples, timed',
        'chemical use and doses',
        'river, rain and inflow figures',
      ],
    },
    {
      workflow:
        'Slow drifts are seen before they turn into breaches. The tool knows how turbidity, chlorine, ammonia, flow and power behave with rain, load and season. Hours ahead of a limit it alerts the operator, with a cause and an earlier event. The operator samples, doses by procedure and records it.',
      build:
        'One plant and three signals will do at first, on a copy of lab and SCADA data that cannot write. Once trusted, it may propose dose and aeration, and operators take it or leave it. Control, alarms and interlocks remain where they are.',
      checkpoint:
        'The operator takes a sample before acting on a warning, and every week the process engineer reviews what was warned and dosed.',
      first_step: 'Look up your last ten quality events. When did the first unusual reading appear in each?',
      stop_test:
        'Six months will show. Fewer than half of true events announced, or more than two false warnings per plant weekly, and it ends.',
      alternative:
        'Set trigger levels and the first action for each, give every plant two alarms by text, and put lab next to field results on a weekly page.',
      must_not_decide:
        'Qualified operators dose and shut down, while the water quality manager informs the public and the health department. No tool writes to the controls.',
      risks: [
        {
          risk: 'The probe is wrong but looks right, and the tool stays quiet.',
          mitigation: 'Once a week each probe meets a hand sample, and one that hardly moves is flagged.',
        },
        {
          risk: 'In a situation never seen before, people follow the screen.',
          mitigation: 'Outside its past range the tool gives no number and refers to the procedure.',
        },
      ],
      kpis: [
        {
          name: 'warning time ahead of a breach',
          unit: 'hours',
          baseline: 'replay of ten old events',
          target: '4 hours or longer',
        },
        {
          name: 'chemical spend per megalitre',
          unit: '$ per ML',
          baseline: 'bills and volumes of one year',
          target: 'a drop of 5 to 10 %',
        },
        {
          name: 'blower power per megalitre',
          unit: 'kWh per ML',
          baseline: 'meter the blowers for three months',
          target: 'down by 8 to 15 %',
        },
      ],
      data_needed: [
        'two years’ plant data from SCADA',
        'sample results, field and lab',
        'record of what was dosed',
        'rainfall, inflow and river levels',
      ],
    },
    {
      workflow:
        'Operators get hours in which to react. Every few minutes the plant’s flow, power, chlorine, turbidity and ammonia are compared with normal for the weather, season and load. A warning gives the probable cause and a past case like it. The operator tests, doses by procedure and writes it up.',
      build:
        'Start with a store of SCADA and laboratory data, read-only, for three signals at a single plant. Advice on aeration and doses can follow, with the operator free to decline. Do not touch alarms, interlocks or control.',
      checkpoint:
        'Nobody acts on a warning until the operator has a sample. All warnings and doses are gone through by the process engineer each week.',
      first_step: 'Search ten past quality events for the earliest sign in the readings.',
      stop_test:
        'After six months, stop when it foresaw under half of the real events. More than two false alarms a week at one plant stop it too.',
      alternative:
        'Write down triggers, each with its first step. Two text alarms for a plant and one weekly chart of field and lab results complete it.',
      must_not_decide:
        'Doses and shutdowns belong to qualified operators. Telling the health department or the public belongs to the water quality manager, and the tool never writes to controls.',
      risks: [
        {
          risk: 'A faulty probe reports clean water and silences the alarm.',
          mitigation: 'Hand samples check every probe each week, and the tool points out a trace that never moves.',
        },
        {
          risk: 'The event is new, yet the dose on screen is followed.',
          mitigation: 'When readings leave the known range it says so and shows nothing. Staff go by the procedure.',
        },
      ],
      kpis: [
        {
          name: 'lead time before a limit is reached',
          unit: 'hours',
          baseline: 'test with ten events from the past',
          target: 'not below 4 hours',
        },
        {
          name: 'cost of chemicals by volume',
          unit: '$ per ML',
          baseline: 'twelve months of chemical bills',
          target: 'lower by 5 to 10 %',
        },
        {
          name: 'electricity for aeration',
          unit: 'kWh per ML',
          baseline: 'three months of meter readings',
          target: 'a drop of 8 to 15 %',
        },
      ],
      data_needed: [
        'two years of plant readings',
        'field and lab results, with the hour',
        'doses given and chemicals used',
        'data on inflow, rain and river',
      ],
    },
  ],
  'energy/building-energy-waste': [
    {
      workflow:
        'Overnight each site’s interval and sub-meter figures come in. From weather, hours and output the tool knows what use to expect, and shows the three biggest gaps in dollars with a probable cause. After a look at the list, an engineer talks to the facility manager and records cause and saving.',
      build:
        'Take a monitoring product first, before any building of your own, and store meter data there with opening hours and weather. Ten sites on interval meters make a good start. Baselines follow one recognised method, and savings reports state what was assumed.',
      checkpoint: 'Findings are confirmed on site by an energy engineer. Claims of savings pass a second engineer.',
      first_step: 'For five sites, put 3 am on Sunday beside 3 pm on Tuesday. Wherever it is over a third, ask why.',
      stop_test:
        'Review it at three months. End it if the waste put right is under 1 % of bills, or when of 10 alerts not even 4 proved real.',
      alternative:
        'Every quarter chart a week per site, beginning with Sundays and nights. Go there once at 9 pm and listen.',
      risks: [
        {
          risk: 'Mild weather gets sold as a saving.',
          mitigation: 'Every month correct for output, hours and weather, and print the range beside the number.',
        },
        {
          risk: 'So many alerts arrive that no one opens them.',
          mitigation: 'A client receives three a week and no more, with place, dollars and what to check.',
        },
      ],
      kpis: [
        {
          name: 'money no longer wasted',
          unit: '$ per site and year',
          baseline: 'watch ten sites over three months',
          target: '2 to 5 % of the bill',
        },
        {
          name: 'review time for one site',
          unit: 'hours',
          baseline: 'have engineers log ten',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'useful alerts',
          unit: '% of alerts',
          baseline: 'keep score for eight weeks',
          target: 'over 50 %',
        },
      ],
      data_needed: [
        'two years of interval data',
        'weather with hours and production',
        'set points and equipment on site',
        'earlier audits and their promises',
      ],
    },
    {
      workflow:
        'Waste shows up the morning after. The tool compares metered use with what hours, output and weather would explain, and ranks the three costliest surprises at each site with a guess at the cause. An engineer sifts them, calls the facility manager and writes down what it was worth.',
      build:
        'Buy monitoring before you develop it. Load meter, weather and opening-hour data for ten sites with interval meters. Settle on a single accepted baseline method, and let every savings report show its assumptions.',
      checkpoint:
        'Before it is reported, a finding is verified with the site by one energy engineer, and any claimed saving by another.',
      first_step:
        'Choose five sites. How does 3 am on Sunday compare with 3 pm on Tuesday? Above a third, find the reason.',
      stop_test:
        'Stop when three months show fewer than 4 useful alerts in 10. Stop also if what was fixed is less than 1 % of the bills.',
      alternative:
        'Look at a week of interval data each quarter, nights and Sundays before the rest, and visit the place one evening at 9 pm.',
      risks: [
        {
          risk: 'The report credits your work with what a warm winter did.',
          mitigation: 'Weather, output and opening hours are taken out monthly, and the figure comes with its range.',
        },
        {
          risk: 'Facility managers drown in messages.',
          mitigation: 'Choose three per week and client: where, how many dollars, and which one thing to look at.',
        },
      ],
      kpis: [
        {
          name: 'waste removed',
          unit: '$ per site and year',
          baseline: 'follow ten sites through one quarter',
          target: '2 to 5 % of the bill',
        },
        {
          name: 'engineering time for each review',
          unit: 'hours',
          baseline: 'note it on ten reviews',
          target: '50 to 70 % less',
        },
        {
          name: 'share of alerts with substance',
          unit: '% of alerts',
          baseline: 'count over eight weeks',
          target: 'at least 50 %',
        },
      ],
      data_needed: [
        'interval readings per site, two years',
        'production, trading hours, weather',
        'lists of plant with its settings',
        'savings promised in past audits',
      ],
    },
    {
      workflow:
        'Each morning the engineer sees where a site burned money overnight. Interval and sub-meter data are compared with what hours, weather and output justify. The three largest gaps are priced, and a cause is suggested. The engineer checks the list, speaks with the facility manager, and notes finding and saving.',
      build:
        'Use a monitoring product to begin with, holding weather, opening hours and meter data. Ten sites with interval data are plenty. Take one accepted baseline method for everything, and write savings reports that show their assumptions.',
      checkpoint:
        'No finding is reported until an energy engineer has confirmed it with the site. A second engineer goes over savings claims.',
      first_step: 'Set Sunday 3 am against Tuesday 3 pm at five sites, and ask questions where it is above a third.',
      stop_test: 'At three months, stop if under 4 in 10 alerts proved right or if fixes save below 1 % of the bills.',
      alternative: 'Each quarter look at one week per site, Sundays and nights first, and take a walk there at 9 pm.',
      risks: [
        {
          risk: 'A warm winter is claimed as a saving.',
          mitigation: 'Correct monthly for hours, output and weather, and give a range with each figure.',
        },
        {
          risk: 'The facility manager stops opening alerts because there are too many.',
          mitigation: 'Three a week for a client is the limit, each with place, dollars and one check.',
        },
      ],
      kpis: [
        {
          name: 'waste stopped',
          unit: '$ per site and year',
          baseline: 'three months at ten sites',
          target: '2 to 5 % of the bill',
        },
        {
          name: 'hours to review a site',
          unit: 'hours',
          baseline: 'ten reviews, logged',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'alerts that proved true',
          unit: '% of alerts',
          baseline: 'eight weeks of tallies',
          target: 'better than 50 %',
        },
      ],
      data_needed: [
        'interval data per site over two years',
        'weather, production and opening hours',
        'equipment with its set points',
        'earlier audits and promised savings',
      ],
    },
    {
      workflow:
        'Three leads per site, each with a dollar figure, replace pages of charts. The tool knows what a site should use for its output, hours and weather and finds the biggest gaps in last night’s meter data. An engineer sorts them, phones the facility manager and notes what it was and what was saved.',
      build:
        'Do not build at first. A bought monitoring product can store weather, hours and interval readings for your first ten sites. Settle one recognised method for baselines. Each savings report then lists its assumptions.',
      checkpoint:
        'The energy engineer checks findings with the site first, and a colleague checks any saving that is claimed.',
      first_step:
        'Compare the load at 3 am on Sunday with 3 pm on Tuesday for five sites. More than a third needs an explanation.',
      stop_test:
        'Stop after three months when the waste fixed does not reach 1 % of bills, or if out of 10 alerts fewer than 4 led anywhere.',
      alternative:
        'Plot a week of interval data for each site quarterly, start with nights and Sundays, and go round once at 9 pm.',
      risks: [
        {
          risk: 'The saving was the weather, and your report says otherwise.',
          mitigation: 'Each month adjust for production, hours and weather. Print the range next to the result.',
        },
        {
          risk: 'Too many alerts, and nobody acts on any.',
          mitigation: 'Limit them to three per client and week, saying where, how much and what to look at.',
        },
      ],
      kpis: [
        {
          name: 'dollars of waste put right',
          unit: '$ per site and year',
          baseline: 'ten sites over one quarter',
          target: '2 to 5 % of the bill',
        },
        {
          name: 'engineer time on a site review',
          unit: 'hours',
          baseline: 'log kept for ten reviews',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'alerts worth a visit',
          unit: '% of alerts',
          baseline: 'eight weeks, hits and misses',
          target: '50 % or more',
        },
      ],
      data_needed: [
        'meter intervals, two years for each site',
        'hours of trade, weather, output',
        'plant list and settings',
        'promises made in past audits',
      ],
    },
    {
      workflow:
        'Waste is found by comparing what a site used with what it should have used. Weather, opening hours and output set the expected figure, and meters report overnight. The engineer gets three deviations with cost and cause, checks them by phone with the facility manager and logs the saving.',
      build:
        'Take an existing monitoring product and connect ten sites with interval meters, their opening hours and the weather. Agree on one standard way to set baselines. Savings reports are drawn from it, assumptions stated.',
      checkpoint:
        'Findings reach a report once the site and an energy engineer agree. Savings are verified by another engineer.',
      first_step: 'At five sites, compare 3 am Sunday with 3 pm Tuesday. Over a third, find out why.',
      stop_test:
        'Three months on, stop if fewer than 4 of 10 alerts had substance, or if the fixes come to under 1 % of bills watched.',
      alternative: 'Nights and Sundays tell most. Chart a week per site every quarter and visit once at 9 pm.',
      risks: [
        {
          risk: 'Mild weather makes the bill fall, and the project takes credit.',
          mitigation: 'Take out weather, hours and output every month, and never show a figure without its range.',
        },
        {
          risk: 'Alert after alert arrives until the facility manager looks away.',
          mitigation: 'Send each client no more than three weekly, with dollars, place and a single thing to check.',
        },
      ],
      kpis: [
        {
          name: 'wasted energy cut out',
          unit: '$ per site and year',
          baseline: 'ten sites, watched for three months',
          target: '2 to 5 % of the bill',
        },
        {
          name: 'time per site review',
          unit: 'hours',
          baseline: 'engineers’ log of ten reviews',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'alerts that held up',
          unit: '% of alerts',
          baseline: 'score alerts for eight weeks',
          target: 'no less than 50 %',
        },
      ],
      data_needed: [
        'two years’ interval data by site',
        'output figures, hours and weather',
        'set points and list of equipment',
        'old audits with savings claimed',
      ],
    },
  ],
  'energy/fuel-losses-and-pump-prices': [
    {
      workflow:
        'Each tank is balanced nightly from deliveries, gauge readings and pump sales, with temperature taken into account. What goes beyond normal drift is named as theft, a drifting meter, a short delivery or a possible leak, and the last of these rings the site manager. For the morning price call, margin and rivals’ boards are shown too.',
      build:
        'Wetstock services sell this, and a plain table in the office can do it too. The data comes from pump controller, dockets and tank gauges. Each tank gets a statistical test with the standard’s limits. Where a state price scheme exists it supplies competitor prices. The tool suggests a price and a person posts it.',
      checkpoint: 'Area managers reply to loss alerts inside a day. Each price on the board is the price manager’s.',
      first_step: 'Choose the two tanks with most trouble and plot eight weeks of dips against sales and dockets.',
      stop_test:
        'Three months is the trial. End it if less than half the alerts had a known cause, or when a real loss stayed unflagged beyond three days.',
      alternative:
        'One sheet for each tank, balanced weekly, with dips at a fixed hour. Dip before and after each delivery as well.',
      risks: [
        {
          risk: 'Weeks go by while a leak is put down to heat.',
          mitigation:
            'Two nights in a row above the limit mean leak, and the tank stays suspect until tested by a technician.',
        },
        {
          risk: 'Price watching turns into tacit agreement with the site opposite.',
          mitigation: 'Rely only on public boards and your own written rule, which a lawyer has seen.',
        },
      ],
      kpis: [
        {
          name: 'litres nobody can explain',
          unit: '% of litres sold',
          baseline: 'work through three months per tank',
          target: 'under 0.3 %',
        },
        {
          name: 'time before somebody sees a loss',
          unit: 'days',
          baseline: 'look at five past cases',
          target: 'down to 1 day',
        },
        {
          name: 'earnings on a litre',
          unit: 'cents per litre',
          baseline: 'take six months on average',
          target: '0.3 to 0.8 more',
        },
      ],
      data_needed: [
        'hourly gauge readings',
        'pump sales for each grade',
        'dockets of deliveries and their temperature',
        'own and rival board prices',
      ],
      must_not_decide:
        'Leaks and closing are for the manager and a qualified technician to decide, quickly and cautiously. No price goes up without a person.',
    },
    {
      workflow:
        'Fuel that goes missing is noticed the next morning. Gauges, pump sales and deliveries are set against each other for every tank at night, temperature included, and an unusual gap is sorted: short drop, theft, meter or leak. Possible leaks ring the site manager. The price manager sees margin and competitors’ prices on the same page.',
      build:
        'Start by wiring up what exists, which is gauges, controller and delivery dockets, into a wetstock service or your own table. Limits per tank come from the standard. State price reporting gives the competition where it is in force. No board changes without a human hand.',
      checkpoint:
        'Every alert about a loss has an answer from the area manager by the next day, and boards are set by the price manager.',
      first_step:
        'Draw a line for your two worst tanks: eight weeks of sales, dockets and dips, and the gap between them.',
      stop_test:
        'If after three months over half of the alerts remain unexplained, stop. Stop also when a proven loss took more than three days to show.',
      alternative:
        'Dip at one set hour, reconcile each tank once a week on paper, and measure before and after the tanker.',
      risks: [
        {
          risk: 'Everybody blames temperature and the leak goes on.',
          mitigation: 'Over the limit twice running is treated as a leak. Only a technician’s test clears it.',
        },
        {
          risk: 'Following the neighbour’s board begins to look like collusion.',
          mitigation: 'Public prices, a rule of your own and one legal reading keep it clean.',
        },
      ],
      kpis: [
        {
          name: 'loss without a reason',
          unit: '% of litres sold',
          baseline: 'reconcile each tank for three months',
          target: 'less than 0.3 %',
        },
        {
          name: 'delay in spotting a loss',
          unit: 'days',
          baseline: 'go back over five of them',
          target: 'no more than 1 day',
        },
        {
          name: 'margin on fuel',
          unit: 'cents per litre',
          baseline: 'average the past six months',
          target: '0.3 to 0.8 higher',
        },
      ],
      data_needed: [
        'gauge data, hour by hour',
        'litres sold at each pump',
        'what tankers delivered, at which temperature',
        'price boards, yours and theirs',
      ],
      must_not_decide:
        'People post prices. When a tank may leak, the manager closes first, and a technician with the right qualification says what is wrong.',
    },
    {
      workflow:
        'A leak or a short delivery is known next morning. Tanks are balanced each night from sales, gauges and deliveries at one temperature, and losses are sorted into theft, meter drift, short drop or leak. A possible leak rings the site manager. The same page shows margin and rivals’ boards for the morning price call.',
      build:
        'Feed pump controller, tank gauges and delivery dockets into a table of your own or a wetstock service. Test each tank statistically, with limits out of the standard. State price schemes, where they exist, give competitors’ prices. The tool proposes and never posts.',
      checkpoint: 'Board prices are the price manager’s decision. Area managers answer loss alerts within the day.',
      first_step: 'Take your two worst tanks and plot eight weeks of the gap between dips, sales and dockets.',
      stop_test:
        'Stop at three months if under half of the alerts had a cause, or if a confirmed loss went three days without a flag.',
      alternative: 'Balance each tank weekly on a sheet, dip at one hour, and dip both before and after a delivery.',
      must_not_decide:
        'Manager and qualified technician decide together, at once and cautiously, on leaks and closing. A person sets every price.',
      risks: [
        {
          risk: 'For weeks a slow leak passes as temperature.',
          mitigation: 'A second night above the limit makes it a leak until the technician’s test says otherwise.',
        },
        {
          risk: 'Looking at rivals’ boards turns into an arrangement.',
          mitigation: 'Stay with public prices and a rule of your own that a lawyer has read.',
        },
      ],
      kpis: [
        {
          name: 'losses without explanation',
          unit: '% of litres sold',
          baseline: 'three months balanced tank by tank',
          target: 'kept below 0.3 %',
        },
        {
          name: 'days a loss goes unseen',
          unit: 'days',
          baseline: 'five past losses, traced',
          target: '1 day at most',
        },
        {
          name: 'cents earned per litre',
          unit: 'cents per litre',
          baseline: 'six-month average',
          target: 'a gain of 0.3 to 0.8',
        },
      ],
      data_needed: [
        'hour-by-hour tank gauges',
        'sales for each pump and grade',
        'dockets with delivery temperature',
        'own prices and competitors’ prices',
      ],
    },
    {
      workflow:
        'Each tank’s books close every night, and what is missing gets a reason. Gauges, deliveries and pump sales are compared, corrected for temperature. Beyond normal drift it is named leak, theft, short delivery or meter. Leak signs ring the site manager at once, and the price manager has margins and competitors’ prices by morning.',
      build:
        'A wetstock service is the quick way, a table of your own the cheap one. Both take gauges, dockets and the pump controller and test tank by tank within the standard’s limits. Competitor prices come from the state scheme if there is one. Nobody but a person posts a price.',
      checkpoint:
        'Within a day the area manager has replied to any loss alert, and each price on the board was set by the price manager.',
      first_step: 'Balance two problem tanks over eight weeks from sales, dips and dockets, and draw the difference.',
      stop_test:
        'Give it three months. Stop if half the alerts or more had no cause, or if a proven loss was flagged later than three days.',
      alternative:
        'Dip all tanks at the same hour and before and after each delivery, and balance every tank once a week.',
      must_not_decide:
        'On any sign of a leak, manager and technician (who must be qualified) decide at once and err towards safety. Prices are a person’s decision.',
      risks: [
        {
          risk: 'Heat gets the blame while a tank leaks slowly.',
          mitigation:
            'Two nights running beyond the limit count as a leak, and a technician must test the tank to end that.',
        },
        {
          risk: 'Your price rule begins to look like an understanding with the competition.',
          mitigation: 'Use what is on public boards, write your own rule, and have it read by a lawyer.',
        },
      ],
      kpis: [
        {
          name: 'unexplained litres',
          unit: '% of litres sold',
          baseline: 'a balance of three months for each tank',
          target: '0.3 % at most',
        },
        {
          name: 'time until a loss comes to light',
          unit: 'days',
          baseline: 'trace five earlier losses',
          target: 'within 1 day',
        },
        {
          name: 'litre margin',
          unit: 'cents per litre',
          baseline: 'average over half a year',
          target: 'a rise of 0.3 to 0.8',
        },
      ],
      data_needed: [
        'readings of tank gauges, hourly',
        'litres by grade and pump',
        'delivery papers, temperature included',
        'boards: your prices and rivals’',
      ],
    },
    {
      workflow:
        'Litres are accounted for overnight, tank by tank. Sales, deliveries and gauges are put on the same temperature, and any unusual loss is sorted: leak, meter, theft, short drop. The site manager’s phone rings when it may be a leak. Beside the losses, the price manager finds margin and competitors’ boards.',
      build:
        'Bring gauges, pump controller and dockets together, in a table you keep or a wetstock service. The standard sets the limits for a statistical test of each tank. Use the state’s fuel price scheme for rivals’ prices where it runs. Prices are suggested, and people post them.',
      checkpoint:
        'The area manager deals with each loss alert by the following day. Only the price manager changes boards.',
      first_step: 'Plot eight weeks for your two most doubtful tanks: dips against dockets and sales.',
      stop_test:
        'By three months, half the alerts should have a known cause and each real loss a flag within three days. If not, stop.',
      alternative:
        'Use one paper sheet per tank and week, a fixed hour for dips, and a dip on each side of a delivery.',
      must_not_decide:
        'Closing a site and calling a leak is for manager and qualified technician, who err on the safe side. No machine sets prices.',
      risks: [
        {
          risk: 'People explain a small leak by the weather until it is large.',
          mitigation:
            'A loss past the limit two nights in succession is treated as a leak, pending a technician’s test.',
        },
        {
          risk: 'Price watching becomes price fixing without anyone saying so.',
          mitigation: 'Read public boards only, follow your own rule, and ask a lawyer to look at it once.',
        },
      ],
      kpis: [
        {
          name: 'share of fuel lost without reason',
          unit: '% of litres sold',
          baseline: 'every tank, three months',
          target: 'no more than 0.3 %',
        },
        {
          name: 'days from loss to notice',
          unit: 'days',
          baseline: 'go through the last five cases',
          target: 'cut down to 1 day',
        },
        {
          name: 'fuel margin per litre',
          unit: 'cents per litre',
          baseline: 'mean of the past six months',
          target: 'up 0.3 to 0.8',
        },
      ],
      data_needed: [
        'tank levels by the hour',
        'pump sales, grade by grade',
        'tanker dockets and temperatures',
        'posted prices, ours and competitors’',
      ],
    },
  ],
  'energy/project-sites-and-approvals': [
    {
      workflow:
        'Each possible site is tested for slope, dwellings, habitat, land use and distance to the grid, and summed up on a page with sources. On live projects one register holds facts, conditions and promises from reports, agreements and submissions, each with a date and a name. What to drop is the development manager’s call.',
      build:
        'Public layers and your own rules for saying no make a screening map. Next to it, set up a register of the project in your document system. The assistant works in your tenant, cites the page, sorts submissions by issue for people to read, and prepares replies that somebody reviews.',
      checkpoint:
        'Go or drop carries the development manager’s signature. Submissions and outgoing replies are read, all of them, by the planning lead.',
      first_step: 'Look back at five sites that fell over late. Which fact on a public map would have shown it?',
      stop_test:
        'End it if a test on 20 old sites saves a month for fewer than five, or when wrong page citations exceed 3 % after three months.',
      alternative:
        'A sheet of two pages with ten reasons to say no and a common list of projects carry you far. Ring each landholder monthly.',
      risks: [
        {
          risk: 'The layer does not show a house, a nest tree or a place of ceremony.',
          mitigation:
            'Use maps only to rule out. Before spending, walk whatever remains with Traditional Owners and ecologists.',
        },
        {
          risk: 'Grouping hides the lone objection that later wins.',
          mitigation: 'A person opens each submission, and issues raised once are listed too.',
        },
      ],
      kpis: [
        {
          name: 'time to say yes or no to a site',
          unit: 'weeks',
          baseline: 'use 20 recent ones',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'promises and conditions somebody owns',
          unit: '% of items',
          baseline: 'check a project under way',
          target: 'reach 100 %',
        },
        {
          name: 'share of landholders spoken to within 60 days',
          unit: '% of landholders',
          baseline: 'read the log for two projects',
          target: 'over 95 %',
        },
      ],
      data_needed: [
        'network capacity and public layers',
        'contact notes and land agreements',
        'studies, assessments, public submissions',
        'what was promised and what approval demands',
      ],
      must_not_decide:
        'Only people with authority decide on heritage, on going ahead and on what the community hears. The assistant never speaks for you.',
    },
    {
      workflow:
        'Weak sites fall out in days, and live projects lose no promise. Public data on grid, slope, habitat, houses and land use gives each candidate a sourced page. Conditions, agreements, studies and submissions feed a register with names and dates. The development manager decides and sees what this month demands.',
      build:
        'Begin with a map: public layers plus the rules by which you drop a site. Then create the register where your documents already are. Let an assistant in your tenant answer with page numbers, put submissions into groups for reading, and draft answers for a person to correct.',
      checkpoint:
        'The planning lead reads every submission and approves replies, and the development manager decides in writing whether a site goes on.',
      first_step: 'Study five late failures and name the public fact that was there from the start.',
      stop_test:
        'Stop unless 20 earlier sites show a month saved on five or more. Stop as well if, three months in, over 3 % of answers point to a wrong page.',
      alternative:
        'Ten stop questions on two pages, a single list of projects, and one named caller per landholder each month: begin there.',
      risks: [
        {
          risk: 'Desktop data overlooks a cultural site, a dwelling or a rare bird.',
          mitigation:
            'A pass on the map means a walk with Traditional Owners and an ecologist, and no spending before it.',
        },
        {
          risk: 'The summary of a thousand letters leaves out the letter that matters.',
          mitigation: 'Someone opens all of them, and rare points stand next to the common ones.',
        },
      ],
      kpis: [
        {
          name: 'how long a site stays undecided',
          unit: 'weeks',
          baseline: 'check dates for 20 sites',
          target: '40 to 60 % less',
        },
        {
          name: 'conditions and promises under control',
          unit: '% of items',
          baseline: 'go through one active project',
          target: 'all, 100 %',
        },
        {
          name: 'landholders with contact inside 60 days',
          unit: '% of landholders',
          baseline: 'look at two projects’ logs',
          target: 'at least 95 %',
        },
      ],
      data_needed: [
        'map layers with grid capacity',
        'agreements on land, with call notes',
        'reports and submissions received',
        'commitments and conditions so far',
      ],
      must_not_decide:
        'The project speaks through people. They alone settle heritage questions, commitments and whether to go on.',
    },
    {
      workflow:
        'You drop poor sites early and keep every promise on the good ones. The tool checks grid distance, slope, habitat, dwellings and land use and writes a page with sources. For live projects it keeps one register of conditions, promises and facts, each dated and owned. The development manager makes the choice and sees this month’s duties.',
      build:
        'A screening map comes first, made of public layers and your stop rules. Second is a project register in your document system. An assistant inside your tenant answers with page references, groups submissions for human reading and prepares replies for review.',
      checkpoint:
        'Every go or drop is signed by the development manager. The planning lead reads each submission, and each reply before it leaves.',
      first_step: 'Pick five sites you gave up late, and ask which public fact could have warned you.',
      stop_test:
        'Test it on 20 past sites: a month saved on at least five, or stop. Stop also if over 3 % of answers cite a wrong page after three months.',
      alternative:
        'Ten stop questions on a two-page sheet, one list of the pipeline and a named person who rings every landholder monthly will do.',
      must_not_decide:
        'People with authority decide what the community is told, what heritage asks and whether to go on. No tool speaks for the project.',
      risks: [
        {
          risk: 'The map leaves out a nest, a dwelling or a sacred place.',
          mitigation:
            'It may only rule sites out. Ecologists and Traditional Owners walk the others with you before you spend.',
        },
        {
          risk: 'One objection decides the hearing, and the summary lost it.',
          mitigation: 'People open every submission, and points raised by one person are listed too.',
        },
      ],
      kpis: [
        {
          name: 'weeks until a site is decided',
          unit: 'weeks',
          baseline: 'dates for the last 20 sites',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'promises and conditions with name and date',
          unit: '% of items',
          baseline: 'one live project, audited',
          target: '100 % covered',
        },
        {
          name: 'landholders reached within 60 days',
          unit: '% of landholders',
          baseline: 'contact logs from two projects',
          target: 'better than 95 %',
        },
      ],
      data_needed: [
        'grid capacity and public map layers',
        'land deals and record of contacts',
        'submissions, studies and assessments',
        'promises made and conditions set',
      ],
    },
    {
      workflow:
        'A candidate site gets a page with sources, and a live project gets one memory. The page covers slope, land use, grid distance, habitat and houses. The register takes promises, conditions and facts from agreements, reports and submissions, each with date and owner. The development manager chooses which sites fall and looks at what is due.',
      build:
        'Make a map of public layers and the rules that end a site. Keep a register per project among your documents. In your own tenant, an assistant cites pages, sorts submissions by issue and prepares answers, and people read and correct all of it.',
      checkpoint:
        'Submissions and replies all pass the planning lead. The development manager puts a signature to each decision to go or drop.',
      first_step: 'Go back to five sites dropped too late and find the public fact that would have settled it.',
      stop_test:
        'Stop if screening saves a month on fewer than five of 20 old sites, or if three months in, wrong pages are cited in over 3 % of answers.',
      alternative:
        'Ask ten stop questions on a short site sheet (two pages), share one list of projects, and have the same person call landholders monthly.',
      must_not_decide:
        'Heritage, promises to the community and the decision to proceed rest with people who have the authority. The tool stays silent outside.',
      risks: [
        {
          risk: 'A home, a sacred place or a nest is on no layer.',
          mitigation:
            'Maps reject and never approve. Traditional Owners and an ecologist walk what is left before you spend money.',
        },
        {
          risk: 'Grouped letters hide the one that matters at the hearing.',
          mitigation: 'Each is opened by a person. Lone issues get a line next to the big groups.',
        },
      ],
      kpis: [
        {
          name: 'time from first look to decision',
          unit: 'weeks',
          baseline: 'start and end dates, 20 sites',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'items in the register with owner and date',
          unit: '% of items',
          baseline: 'go over a project in progress',
          target: 'as high as 100 %',
        },
        {
          name: 'landholders heard from in 60 days',
          unit: '% of landholders',
          baseline: 'two projects’ contact logs',
          target: '95 % or more',
        },
      ],
      data_needed: [
        'public layers, plus capacity of the network',
        'agreements with landholders and call log',
        'studies and what the public submitted',
        'approval conditions, commitments given',
      ],
    },
    {
      workflow:
        'Site screening is quick, and nothing promised is forgotten. Public data on habitat, dwellings, slope, land use and grid give each candidate one page with sources. What reports, agreements and submissions say about a live project sits in a register by owner and date. Dropping a site is the development manager’s choice.',
      build:
        'Your stop rules and public layers make the screening map. The register lives where project papers already are. The assistant, kept in your tenant, quotes the page, puts submissions under issues for people to read, and drafts replies that someone reviews.',
      checkpoint:
        'The planning lead sees all submissions and clears each reply. Going on with a site, or dropping it, takes the development manager’s signature.',
      first_step: 'Which public fact would have ended your five late failures early? Write it down for each.',
      stop_test:
        'On 20 earlier sites, screening must save a month five times or more. Short of that, or with more than 3 % wrong page references at three months, stop.',
      alternative:
        'Start with two pages and ten stop questions per site, one list for all projects, and a named caller for each landholder every month.',
      must_not_decide:
        'Only authorised people settle heritage, what the community hears and whether a project continues. A tool may not answer for you.',
      risks: [
        {
          risk: 'A sacred place, a house or a nest is missing from the data.',
          mitigation:
            'Treat a pass as a reason to walk the land with Traditional Owners and ecologists, before any money goes in.',
        },
        {
          risk: 'The objection that wins is the one no group contained.',
          mitigation: 'Have a person open all submissions, and list single points beside the common issues.',
        },
      ],
      kpis: [
        {
          name: 'weeks a site takes to go or drop',
          unit: 'weeks',
          baseline: 'check 20 recent sites',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'owned and dated conditions or promises',
          unit: '% of items',
          baseline: 'audit of a current project',
          target: 'a full 100 %',
        },
        {
          name: 'landholders rung in the past 60 days',
          unit: '% of landholders',
          baseline: 'log of contacts, two projects',
          target: 'no less than 95 %',
        },
      ],
      data_needed: [
        'map data and grid capacity',
        'contact history and agreements for land',
        'reports, studies, submissions',
        'what you promised and what was imposed',
      ],
    },
  ],
  'energy/licence-and-regulator-reports': [
    {
      workflow:
        'All duties from permits and licences stand in one list with proof, owner and date. Operating figures and monitoring results come together in a table that warns ahead of dates and limits. Returns are drafted out of it, the source beside each number, for the compliance manager to check and lodge.',
      build:
        'Have a document reader pull duties out of your licences into a register with reminders, and go over every line. Lab and meter files are imported. Templates draft the returns and link back to sources. The two most laborious returns come first.',
      checkpoint:
        'Each figure is traced to its source by the compliance manager. Whoever signs sits down with the team over the return beforehand.',
      first_step:
        'Go through the main licence, condition by condition: who, when, where is the proof? Add up the gaps.',
      stop_test:
        'Four months is the limit. End it if over 5 % of duties have no owner or proof by then, or when drafts contain more than two false figures.',
      alternative:
        'Hang up a calendar that names a person per condition. A monthly meeting of 30 minutes and folders numbered like the licence do the rest.',
      risks: [
        {
          risk: 'The list misstates a condition and the whole firm follows it.',
          mitigation: 'The licence wording stays visible next to every duty, and a pair of people confirm it.',
        },
        {
          risk: 'A breach that needs a call today sits until the monthly report.',
          mitigation: 'Such duties reach the duty manager by text the same day. Test that two times a year.',
        },
      ],
      kpis: [
        {
          name: 'share of duties somebody owns and can prove',
          unit: '% of duties',
          baseline: 'go through a licence manually',
          target: 'lift it to 98 %',
        },
        {
          name: 'effort for a yearly return',
          unit: 'hours',
          baseline: 'log two to come',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'late lodgements',
          unit: 'per year',
          baseline: 'look back three years',
          target: 'zero',
        },
      ],
      data_needed: [
        'permits and licences with amendments',
        'results from labs and monitors',
        'complaints and operating data',
        'what was returned and audited before',
      ],
      must_not_decide:
        'Compliance manager and executive, advised by a lawyer, say what is a breach and what is notified. The register collects and reminds.',
    },
    {
      workflow:
        'Nothing is left to one person’s memory. Licence and permit conditions become duties with a name, a date and a place for proof. Lab and operating figures gather in one table, with a warning when a limit or deadline comes near. Draft returns quote their sources, and are lodged by the compliance manager after a check.',
      build:
        'Start with the register: duties read from the licences by software and verified by people, each with a reminder. Then bring in files from laboratories and meters. Take the two returns that hurt most, and let templates fill them with a link for every figure.',
      checkpoint:
        'Before anything is lodged, the compliance manager follows figures to their source, and the signing executive hears the return explained.',
      first_step:
        'Open your largest licence. Beside each condition write a name, a date and where evidence lies, and count what stays empty.',
      stop_test:
        'Stop after four months if 5 % or more of duties stand without proof or owner. Over two wrong numbers in a draft also mean stop.',
      alternative:
        'Name someone for each condition on a big calendar. Meet for 30 minutes a month, and file proof under the condition’s number.',
      risks: [
        {
          risk: 'A slip in reading a condition turns into company practice.',
          mitigation: 'Keep the original sentence beside the duty and have it confirmed by two colleagues.',
        },
        {
          risk: 'Immediate notice was due, but the alert went into a monthly summary.',
          mitigation: 'Send it to the duty manager’s phone that day, and rehearse twice yearly.',
        },
      ],
      kpis: [
        {
          name: 'duties covered by a name and evidence',
          unit: '% of duties',
          baseline: 'test it on one licence',
          target: 'up to 98 %',
        },
        {
          name: 'working hours behind a return',
          unit: 'hours',
          baseline: 'time the two that follow',
          target: '40 to 60 % less',
        },
        {
          name: 'returns that went in late',
          unit: 'per year',
          baseline: 'check three years',
          target: 'zero',
        },
      ],
      data_needed: [
        'all licences, as amended',
        'measurements, from laboratory or monitor',
        'records of running and of complaints',
        'earlier returns with findings',
      ],
      must_not_decide:
        'The tool reminds and gathers. Calling something a breach, and notifying it, is for the executive and compliance manager with their lawyer.',
    },
    {
      workflow:
        'Every duty has a name, a date and its proof. Permits and licences are read into that list, and monitoring and operating figures go to one table that warns before limits and dates. Returns are drafted from the table with a source for each figure. Checking and lodging stay with the compliance manager.',
      build:
        'Begin with a register of obligations and reminders, filled by software that reads licences, then compared line by line. Lab files and meter files are imported. Returns are drafted by template with source links, the two costliest first.',
      checkpoint:
        'All figures are checked at the source by the compliance manager. The executive goes through each return in a meeting before signing.',
      first_step:
        'With your main licence in hand, note per condition the person, the date and the proof. How many blanks are there?',
      stop_test:
        'At four months, stop if proof or owner is missing for above 5 % of duties, or if drafts hold more than two wrong figures.',
      alternative:
        'A wall calendar with a name for each condition, 30 minutes a month together and numbered proof folders go far.',
      must_not_decide:
        'With legal advice, executive and compliance manager judge a breach and whether to notify. The tool’s part is to warn and collect.',
      risks: [
        {
          risk: 'One condition was misread, and everyone follows the list.',
          mitigation: 'Two people compare every duty with the licence, whose text stays next to it.',
        },
        {
          risk: 'Notice was due at once, and the limit breach waited for the month’s report.',
          mitigation: 'For such duties a text goes to the duty manager the same day. Try it out twice a year.',
        },
      ],
      kpis: [
        {
          name: 'duties with a name and proof',
          unit: '% of duties',
          baseline: 'one licence, counted by hand',
          target: '98 % reached',
        },
        {
          name: 'hours an annual return takes',
          unit: 'hours',
          baseline: 'time two coming returns',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'late reports',
          unit: 'per year',
          baseline: 'the past three years',
          target: 'none at all',
        },
      ],
      data_needed: [
        'permits and licences, changes included',
        'lab results and monitoring data',
        'complaints and records of operation',
        'old returns, findings of audits',
      ],
    },
    {
      workflow:
        'Returns are drafted from one table, and no condition depends on memory. Each licence is turned into duties with proof, date and owner. Lab, monitoring and operating figures flow together, and warnings come before a limit or a deadline. The compliance manager traces every figure and lodges the return.',
      build:
        'Let a document reader draw duties out of your licences and have people verify each line in a register with reminders. Then import files from meters and the lab. Two returns, the most laborious, are the first to be drafted from templates with source links.',
      checkpoint:
        'Before an executive signs, there is a meeting on the return. By then the compliance manager has checked each number against where it came from.',
      first_step:
        'Go down the main licence and fill in for each condition a person, a date and its proof. Count the empty spaces.',
      stop_test:
        'Four months should leave no more than 5 % of duties without owner or proof, and no draft with over two wrong figures. If not, stop.',
      alternative:
        'Put names to conditions on a calendar, meet for 30 minutes monthly, and keep a folder of proof for each number.',
      must_not_decide:
        'What counts as a breach, and whether it is notified, the executive and compliance manager decide with their lawyer. Software gathers and reminds.',
      risks: [
        {
          risk: 'A misread condition becomes what everybody does.',
          mitigation: 'Show the licence sentence beside the duty for good, and let two people confirm it.',
        },
        {
          risk: 'Something that had to be notified immediately is lost in a monthly cycle.',
          mitigation: 'The duty manager gets a text that very day, and the alarm is tested two times yearly.',
        },
      ],
      kpis: [
        {
          name: 'share of duties with owner and evidence',
          unit: '% of duties',
          baseline: 'check one licence line by line',
          target: 'a rise to 98 %',
        },
        {
          name: 'work behind each yearly return',
          unit: 'hours',
          baseline: 'hours logged on the next two',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'lodgements past the due date',
          unit: 'per year',
          baseline: 'go back three years',
          target: 'not a single one',
        },
      ],
      data_needed: [
        'licences in force and amendments',
        'monitoring figures and lab reports',
        'how the site ran, who complained',
        'previous returns and audits',
      ],
    },
    {
      workflow:
        'You know in advance which limit or date is coming close. Duties from all permits and licences sit in a list with owner and proof, and monitoring and operating data in one table. Draft returns take their figures from it and name the source. The compliance manager goes through them and lodges.',
      build:
        'First the register: a reader extracts the duties, people check every line, and reminders are set. After that come imports of meter and lab files. Templates draft returns, each number linked to its source, starting with the two that take longest.',
      checkpoint:
        'The compliance manager follows every figure back to its source. No executive signs a return that was not first talked through.',
      first_step:
        'For each condition in the biggest licence, name the doer, the day and the evidence, and add up what you cannot fill.',
      stop_test:
        'Stop when four months have passed and over 5 % of duties lack proof or owner. A draft with above two wrong figures stops it as well.',
      alternative:
        'Keep proof by condition number, hold a monthly 30 minutes, and write each condition with a name on the wall calendar.',
      must_not_decide:
        'Was it a breach, must it be notified? The compliance manager decides with the executive and a lawyer. The tool collects and warns.',
      risks: [
        {
          risk: 'The list is wrong about a condition, and nobody reads the licence any more.',
          mitigation: 'Original wording stays with each duty, checked by two people.',
        },
        {
          risk: 'By the time of the monthly report, the chance to notify in time has gone.',
          mitigation: 'Such duties ring through to the duty manager by text, same day, and are rehearsed twice a year.',
        },
      ],
      kpis: [
        {
          name: 'duties owned and proven',
          unit: '% of duties',
          baseline: 'work through one licence',
          target: 'as high as 98 %',
        },
        {
          name: 'time each annual return costs',
          unit: 'hours',
          baseline: 'log kept on two returns',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'reports after the deadline',
          unit: 'per year',
          baseline: 'count over three years',
          target: 'nil',
        },
      ],
      data_needed: [
        'each licence and permit with changes',
        'measured values, monitors and lab',
        'operating logs and complaints',
        'what was reported and what audits said',
      ],
    },
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'hospitality/demand-forecast': [
    {
      workflow:
        'Overnight the day’s figures arrive from the booking book and the till. At breakfast the duty manager and the head chef look 14 days ahead, lunch apart from dinner, and every peak comes with its cause. The same page drives rosters, orders and prep.',
      build:
        'Your POS or roster tool can forecast: try that before anything else. Should it be blind to local events, let a small model learn from sales of two years plus holidays, weather and the town’s fixtures. Print it next to what the manager would have guessed.',
      checkpoint:
        'On Tuesdays the duty manager agrees to the covers for the week. Neither the meat order nor the roster leaves before that.',
      first_step:
        'Pull hourly sales for 24 months out of the POS, pick the ten strongest and ten weakest days, and write beside each what was behind it.',
      stop_test:
        'Eight weeks is the limit. If it does not come 10 % nearer to the real covers than the manager did, call it a day.',
      alternative:
        'Run off this week of last year, events and weather included, and move it by 10 % up or down as you see fit.',
      risks: [
        {
          risk: 'A large wedding or a closed road throws the figures out, and there is not enough food.',
          mitigation:
            'The duty manager can set any day by hand and say why, and such days do not teach the model anything.',
        },
        {
          risk: 'One Saturday goes wrong, and from then on nobody opens the page.',
          mitigation:
            'Start each week with the score of the last four: how near the tool came, and how near the managers did.',
        },
      ],
      kpis: [
        {
          name: 'miss between expected and actual covers',
          unit: '% a day',
          baseline: 'note the manager’s guess every Monday for four weeks and hold it against the till',
          target: 'a gap 20 to 30 % smaller',
        },
        {
          name: 'prep that ends in the bin',
          unit: 'kg a week',
          baseline: 'put the prep bin on a scale at close for two weeks',
          target: 'bring it down 15 to 25 %',
        },
      ],
      data_needed: [
        'hourly sales out of the POS',
        'reservations and guests who never came',
        'public and school holidays',
        'daily weather records',
        'what is on in town',
      ],
    },
    {
      workflow:
        'Till and booking book report their totals after close. Next morning there is a page with expected covers for 14 days, split into lunch and dinner, and a note on what drives each rise. It serves duty manager and head chef alike. From it come prep, orders and rosters.',
      build:
        'See what the forecast in your POS or roster software can do. Where it misses what happens in town, a small model may help: sales of two years, the fixture list, weather and holidays. Always set its number next to the manager’s.',
      checkpoint:
        'Every Tuesday, covers for the week get the duty manager’s signature. Only then may roster and meat order be released.',
      first_step:
        'Download hourly POS sales of the past 24 months, find the ten highest and ten lowest days, and add the cause to each.',
      stop_test:
        'Compare for eight weeks. It has to be 10 % closer to actual covers than the manager’s guess, or it ends.',
      alternative:
        'Look up last year’s week with events and weather, then add or take away 10 % by your own judgement.',
      risks: [
        {
          risk: 'Something that happens once, like a big wedding or a road that is shut, leads the forecast astray, and dishes run out.',
          mitigation:
            'Give the duty manager the right to change any day with a reason, and leave those days out when the tool learns.',
        },
        {
          risk: 'A single poor Saturday is enough for managers to ignore it.',
          mitigation: 'On Monday compare the past four weeks and see who was nearer, people or tool.',
        },
      ],
      kpis: [
        {
          name: 'how far the forecast is off',
          unit: '% a day',
          baseline: 'take the Monday guess down for four weeks and compare covers',
          target: 'narrow it by 20 to 30 %',
        },
        {
          name: 'weight of prepped food binned',
          unit: 'kg a week',
          baseline: 'weigh the prep bin every night for two weeks',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'POS sales hour by hour',
        'bookings with no-shows marked',
        'calendar of holidays, school ones too',
        'weather for each day',
        'list of events nearby',
      ],
    },
    {
      workflow:
        'One sheet tells the kitchen and the floor how many covers to expect, 14 days out. Head chef and duty manager have it each morning, with lunch and dinner split and each jump explained. Booking book and till feed it overnight. Rosters, orders and prep lists come off it.',
      build:
        'Try the forecast that comes with your roster or POS software. If local events escape it, a small model can learn from two years of sales, fixtures, holidays and weather. The manager’s own guess always stands next to it.',
      checkpoint:
        'Covers for the week need the duty manager’s signature on Tuesday. Roster and meat order stay back until it is there.',
      first_step:
        'Get 24 months of sales by hour out of the POS. Pick out the ten best and the ten worst days and say why.',
      stop_test: 'Give it eight weeks. Unless it misses real covers by 10 % less than the manager does, let it go.',
      alternative: 'Print last year’s figures for this week, with weather and events, and adjust by 10 % either way.',
      risks: [
        {
          risk: 'The kitchen runs short because a wedding or a road closure was no part of the pattern.',
          mitigation:
            'Any day can be overruled by the duty manager with a note of the reason, and then it is left out of the learning.',
        },
        {
          risk: 'A bad first Saturday, and managers go back to gut feel.',
          mitigation: 'Post the score every Monday for the last four weeks: tool against manager, who came closer.',
        },
      ],
      kpis: [
        {
          name: 'difference between forecast covers and the till',
          unit: '% a day',
          baseline: 'for four weeks, log Monday’s guess and what the till showed',
          target: 'cut it by 20 to 30 %',
        },
        {
          name: 'prep waste',
          unit: 'kg a week',
          baseline: 'two weeks of weighing the prep bin after close',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'sales per hour from the till',
        'booking book with no-shows',
        'dates of school and public holidays',
        'the weather, day by day',
        'events in the area',
      ],
    },
    {
      workflow:
        'Duty manager and head chef start the morning with covers forecast for 14 days ahead. Lunch and dinner are apart, and a reason stands beside every jump. The figures come in each night from till and booking book. That sheet sets prep, orders and rosters.',
      build:
        'Your POS or rostering software forecasts already, so begin there. Does it overlook the local footy final? Then add a small model with two years of sales, weather, fixtures and holidays. Show both its figure and the manager’s guess.',
      checkpoint:
        'Tuesday is sign-off day: the duty manager agrees the week’s covers, and then the meat order and the roster can go.',
      first_step:
        'Take hourly sales from the POS for 24 months, circle ten top days and ten poor ones, and note what lay behind each.',
      stop_test:
        'Stop at eight weeks if the manager’s guess is as good, or the tool is not 10 % nearer to actual covers.',
      alternative: 'Look at this week a year ago, events and weather included, and by hand go 10 % up or down.',
      risks: [
        {
          risk: 'One odd day, say a big wedding or a closed road, misleads the tool, and food runs out.',
          mitigation: 'The duty manager may change any day and write down why. Odd days stay outside the pattern.',
        },
        {
          risk: 'After one Saturday that went wrong, the sheet lies unread.',
          mitigation: 'Each Monday, compare four weeks of guesses with the tool’s, so all can see which was nearer.',
        },
      ],
      kpis: [
        {
          name: 'error of expected covers',
          unit: '% a day',
          baseline: 'hold Monday’s guess against the till, four weeks running',
          target: '20 to 30 % less of a gap',
        },
        {
          name: 'kilos of prep thrown away',
          unit: 'kg a week',
          baseline: 'weigh what the prep bin holds at close, for two weeks',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'till sales by the hour',
        'who booked and who failed to show',
        'school terms and public holidays',
        'weather history by date',
        'calendar of local events',
      ],
    },
    {
      risks: [
        {
          risk: 'The forecast knows nothing of a one-off wedding or a road closure, and the kitchen runs out.',
          mitigation:
            "Overruling a day, with the reason noted, is the duty manager's right. Those days teach the tool nothing.",
        },
        {
          risk: 'After one Saturday that misfired, nobody trusts the sheet.',
          mitigation: 'A Monday tally of the past four weeks shows who was nearer, manager or tool.',
        },
      ],
      kpis: [
        {
          name: 'distance between forecast and actual covers',
          unit: '% a day',
          baseline: "each Monday for four weeks, record the manager's guess and check the till",
          target: 'shrink it by 20 to 30 %',
        },
        {
          name: 'prepped food that is binned',
          unit: 'kg a week',
          baseline: 'two weeks on the scale, prep bin at close',
          target: 'reduce it by 15 to 25 %',
        },
      ],
      workflow:
        "Expected covers, 14 days ahead, are worked out each night from till totals and bookings. Next morning the kitchen's head and the manager on duty have the sheet, dinner and lunch apart. Each jump has its reason beside it. Orders, rosters and prep lists are all taken from it.",
      build:
        "A forecast is part of most roster and POS tools, so try it first. When local events escape it, train a small model on weather, holidays, the fixture list and two years of sales. Keep the manager's own guess in the next column.",
      checkpoint:
        "Before meat is ordered or a roster goes out, the duty manager has signed the week's covers, on a Tuesday.",
      first_step:
        'From the POS, export sales by the hour for 24 months. Mark the ten best days and the ten worst, each with its cause.',
      stop_test: "By week eight the tool must beat the manager's guess at real covers by 10 %. If it cannot, stop.",
      alternative:
        'Use a printout of the same week last year, its events and weather, and shift it 10 % by hand as needed.',
      data_needed: [
        'POS sales for every hour',
        'bookings, and guests who did not show',
        'holiday dates, public and school',
        'daily weather',
        'local fixtures and events',
      ],
    },
  ],
  'hospitality/rosters': [
    {
      workflow:
        'By Wednesday the crew has keyed in when they can work. A draft roster weighs covers, skills, breaks and what the award costs. The manager shuffles people, watches the wage total move, and publishes. If someone is ill, free staff on lower rates are asked before others.',
      build:
        'Deputy, Tanda and Humanforce can fill shifts and apply the award; get the most from that first. Link it with the till, so each hour shows sales and wages. Pay a payroll adviser to check the award settings one time.',
      checkpoint:
        'Nothing is posted unread: the manager who knows these people goes through each roster, and signs the hours ahead of pay day.',
      first_step:
        'Go back over four rosters and highlight every hour with idle hands or guests left waiting. Those are the shifts to change.',
      stop_test:
        'Ten weeks to shift the wage share by one point. If it does not, or two mistakes in pay come from it, drop the tool.',
      alternative:
        'Store a quiet, a normal and a peak roster in one sheet that all managers share, and choose from the three every week.',
      risks: [
        {
          risk: 'Whoever turns down shifts, or must fetch the kids, is slowly rostered less.',
          mitigation:
            'Look at hours for each person monthly, and talk with all who are down by over a fifth before it continues.',
        },
        {
          risk: 'One award level is set wrong, each pay run repeats it, and the back pay you owe gets very large.',
          mitigation:
            'A payroll person goes over all ages, levels and loadings in week one, then again with every annual wage review.',
        },
      ],
      kpis: [
        {
          name: 'wages as a part of sales',
          unit: '% a week',
          baseline: 'take eight weeks of gross wages over net sales',
          target: '1 to 3 points lower',
        },
        {
          name: 'hours spent on the roster',
          unit: 'hours a week',
          baseline: 'log when the job starts and ends for three weeks',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'who can work when, and skills',
        'age and award level per person',
        'a year of timesheets',
        'hourly sales figures',
        'visa hour caps and leave',
      ],
      must_not_decide:
        'Hours, leave and a person’s reliability are for the venue manager to decide and to discuss face to face. The tool may touch none of them.',
    },
    {
      workflow:
        'Wednesday is the deadline for free days in the app. Award costs, breaks, skills and covers shape a first roster. As the manager moves people, the wage bill follows, until it is right and goes up. For a sick call, the free and less costly are contacted ahead of the rest.',
      build:
        'Buy nothing until you have tried the award rules and auto-build of Deputy, Tanda or Humanforce. With the POS connected you can read wages and sales hour by hour. A payroll adviser should go through the award set-up, once.',
      checkpoint:
        'Rosters are read by the manager who knows everyone before they go up. The same person signs timesheets in time for pay day.',
      first_step:
        'Look at four recent rosters and mark the hours when guests had to wait or staff had nothing to do, so you know what to fix.',
      stop_test:
        'End it when ten weeks have not changed the wage share by a point, or when it has caused two errors in pay.',
      alternative:
        'Have three rosters ready, for peak, normal and quiet weeks, share them in a sheet, and use the one that fits.',
      risks: [
        {
          risk: 'People with kids to collect, or who decline now and then, find their hours shrinking.',
          mitigation:
            'Once a month check everyone’s hours, and if somebody is short by over a fifth, hear them before you go on.',
        },
        {
          risk: 'From one wrong award level in the system grows a very large bill for back pay.',
          mitigation:
            'Ages, loadings and levels are checked by payroll staff in the first week, and each year when wages are reviewed.',
        },
      ],
      kpis: [
        {
          name: 'share of sales that goes on wages',
          unit: '% a week',
          baseline: 'gross wages divided by net sales, past eight weeks',
          target: 'down 1 to 3 points',
        },
        {
          name: 'manager time per roster',
          unit: 'hours a week',
          baseline: 'keep start and end times for three weeks',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'availability and skills of the crew',
        'each person’s award level and age',
        'last year’s timesheets',
        'sales for every hour',
        'leave booked and visa limits',
      ],
      must_not_decide:
        'Nobody loses hours or leave, or is called unreliable, because a tool says so. That is the venue manager’s decision, told in person.',
    },
    {
      workflow:
        'Once staff have entered their free days, by Wednesday, software drafts the roster. It works from covers, breaks, skills and award costs. The manager swaps names, watches what it does to the wage bill, and posts it. When someone calls in sick, free people on low rates are asked first.',
      build:
        'Start with what Humanforce, Deputy or Tanda give you: auto-build and award rules. Connect the POS to see wages next to sales for each hour. Once, and early, a payroll adviser should test how the award is set up.',
      checkpoint:
        'The roster stays unposted until a manager close to the crew has read it. Timesheets get the same manager’s signature ahead of pay day.',
      first_step:
        'Lay out your last four rosters. Mark every hour when guests waited or staff stood about, and you see the shifts that need fixing.',
      stop_test:
        'Two errors in pay that come from it, or ten weeks without a one-point shift in wage share, and it goes.',
      alternative: 'Three set patterns, one each for quiet, normal and peak, live in a shared sheet. Choose weekly.',
      risks: [
        {
          risk: 'Those who say no now and then, or collect children, slowly get fewer hours.',
          mitigation:
            'Check hours per person every month. Talk to anybody who is short by more than a fifth before you carry on.',
        },
        {
          risk: 'An award level set wrong runs through each pay and ends in heavy back pay.',
          mitigation:
            'In week one, and at every annual wage review, payroll checks level, age and loadings for each person.',
        },
      ],
      kpis: [
        {
          name: 'wage share of sales',
          unit: '% a week',
          baseline: 'work out wages over net sales for eight weeks back',
          target: 'a fall of 1 to 3 points',
        },
        {
          name: 'time the roster takes',
          unit: 'hours a week',
          baseline: 'note how long it takes in each of three weeks',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'staff skills and free days',
        'award classification and age',
        'timesheets, twelve months back',
        'what is sold each hour',
        'leave dates and visa hours',
      ],
      must_not_decide:
        'Cutting hours, refusing leave and judging who is reliable are not for software. The venue manager decides, face to face.',
    },
    {
      workflow:
        'Staff tell the app by Wednesday when they are free, and a roster is drafted for the manager. It respects breaks and skills and counts covers and award costs. The wage bill moves as names are moved, and then the roster goes up. Sick calls are offered to free, lower-cost staff ahead of others.',
      build:
        'Before you buy, use the award rules and auto-build already in Tanda, Humanforce or Deputy. With a POS link, wage cost shows beside hourly sales. Ask a payroll adviser to check your award settings a single time.',
      checkpoint:
        'Every roster is read before posting by a manager who knows the people and who also signs timesheets ahead of pay day.',
      first_step:
        'Go through four past rosters and highlight hours with idle staff or waiting guests. They tell you what to fix.',
      stop_test:
        'At ten weeks the wage share must have moved a point. If not, or after two pay errors it caused, give up.',
      alternative: 'Have a sheet with three rosters, for a peak, normal or quiet week, and take the one you need.',
      risks: [
        {
          risk: 'Parents and people who sometimes decline find the tool gives them less work.',
          mitigation:
            'Each month look at everyone’s hours, and ask those down more than a fifth what happened before it continues.',
        },
        {
          risk: 'The wrong award level, repeated pay after pay, builds up to a big debt to staff.',
          mitigation:
            'A payroll person checks ages, loadings and levels in the first week, and once more when wages are reviewed each year.',
        },
      ],
      kpis: [
        {
          name: 'how much of sales is paid in wages',
          unit: '% a week',
          baseline: 'eight weeks of wages against net sales',
          target: '1 to 3 points less',
        },
        {
          name: 'writing time for the roster',
          unit: 'hours a week',
          baseline: 'time the task for three weeks',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'when people are free, and their skills',
        'award grade with age, per head',
        'timesheets for one year',
        'sales across the day',
        'approved leave and visa caps',
      ],
      must_not_decide:
        'The tool has no right to cut hours, turn down leave or rate a person. The venue manager makes that decision and says so in person.',
    },
    {
      risks: [
        {
          risk: 'People who refuse shifts or have school pick-ups get fewer and fewer hours.',
          mitigation:
            'Compare hours monthly. Anyone who has lost over a fifth is asked about it before the tool goes on.',
        },
        {
          risk: 'A mistake in one award level repeats with each pay and becomes a large back-pay debt.',
          mitigation:
            'Someone from payroll goes over loadings, levels and ages in week one, and at each yearly wage review.',
        },
      ],
      kpis: [
        {
          name: 'wages for each dollar of sales',
          unit: '% a week',
          baseline: 'net sales and gross wages for eight weeks back',
          target: '1 to 3 points down',
        },
        {
          name: 'hours it takes to write a roster',
          unit: 'hours a week',
          baseline: 'clock the job in three successive weeks',
          target: 'reduce them by 50 to 70 %',
        },
      ],
      workflow:
        'Software drafts the roster from award costs, breaks, covers and skills, after staff have entered free days by Wednesday. The manager shifts names, with the wage bill in view, and posts it. When somebody is sick, free staff who cost less are asked before anyone else.',
      build:
        'Deputy, Humanforce or Tanda may do all you need, with award rules and auto-build switched on. Join the POS to it, so that hourly sales stand next to wages. Have the award set-up tested once, by someone who advises on payroll.',
      checkpoint:
        "A manager who knows the crew goes over each roster before posting. Timesheets get that manager's approval before people are paid.",
      first_step:
        'Where did guests wait or staff stand idle? Mark those hours on the last four rosters, and you know which shifts to fix.',
      stop_test:
        'After ten weeks, drop it if the wage share is within a point of where it was. Two pay errors of its making end it too.',
      alternative: 'Pick each week from three roster patterns in one shared sheet: a peak, a quiet and a normal one.',
      data_needed: [
        "each person's skills and free days",
        'award level and age on file',
        "past year's timesheets",
        'hour by hour sales',
        'visa hour limits and leave',
      ],
      must_not_decide:
        'Reliability, leave and hours are judged by the venue manager, who talks to the person face to face. It is no business of the tool.',
    },
  ],
  'hospitality/booking-enquiries': [
    {
      workflow:
        'When three rings pass unanswered, or a message sits, an assistant steps in. Your own page tells it about hours, parking, dates and the menu. Simple tables and tours it books itself. Complaints, big groups and anything about allergies reach staff with a short note.',
      build:
        'Check if your booking system has a phone and web assistant and turn it on. If it lacks one, hire a voice agent with access to the diary. Two pages of facts are its script. Its opening words make clear that a machine is talking.',
      checkpoint:
        'At 11 am and at 4 pm the duty manager goes through what was passed on and rings each complaint, group and special request.',
      first_step:
        'Leave a sheet by the phone for seven days and note each caller, the reason and if anyone picked up. Turn the ten commonest questions into the fact sheet.',
      stop_test:
        'Pull the plug when direct bookings drop, or when after six weeks staff still have to repair over one in ten calls.',
      alternative:
        'Use the voicemail greeting and the top of every profile for three links: book online, see the menu, find the way.',
      risks: [
        {
          risk: 'Callers are told they can have a price, a late checkout or the window seat, and you have to say no.',
          mitigation:
            'It may sell what the diary holds and nothing else; during month one, go through ten notes daily.',
        },
        {
          risk: 'Long-time guests dislike the machine and book with someone else.',
          mitigation: 'Saying "staff" brings a human to the line, and numbers you know bypass the machine.',
        },
      ],
      kpis: [
        {
          name: 'calls left ringing',
          unit: '% of calls',
          baseline: 'get four weeks of call log from the phone company',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'bookings made while you are shut',
          unit: 'a week',
          baseline: 'look for diary entries from closed hours',
          target: '15 to 30 % more',
        },
      ],
      data_needed: [
        'usual questions and their answers',
        'diary or room availability, live',
        'phone log with missed calls',
        'rules on groups and deposits',
      ],
    },
    {
      workflow:
        'Unanswered for three rings, a call is taken by the assistant, and so are messages. It knows hours, menu, dates and parking from a page of yours. It enters ordinary tours and tables in the diary. If the talk turns to allergies, complaints or a large party, a person gets a note and takes over.',
      build:
        'Maybe the booking system can answer the web and the phone by itself; then use that. Otherwise pay for a voice agent with the skill to book. Write it a fact sheet of two pages, and have it start by saying that it is no human.',
      checkpoint:
        'At 11 am, and at 4 pm once more, the duty manager reads what the assistant handed over, and phones groups, complaints and people with special needs.',
      first_step:
        'Count calls on a pad for seven days: from whom, about what, taken or lost. Write the fact sheet from the top ten.',
      stop_test:
        'After six weeks, if staff must put right more calls than one in ten, it goes off. A fall in direct bookings leads to the same.',
      alternative:
        'Add the menu, a booking link and a page on "how to find us" to the first line of all profiles and to the voicemail.',
      risks: [
        {
          risk: 'It agrees to a price, a table at the window or a late checkout that is not on offer.',
          mitigation:
            'The diary is the limit of what it can offer, and in month one you read ten of its notes every day.',
        },
        {
          risk: 'For some older regulars, talking to software is reason enough to leave.',
          mitigation:
            'The word "staff" puts a caller through, and people whose number you know never meet the assistant.',
        },
      ],
      kpis: [
        {
          name: 'share of calls without an answer',
          unit: '% of calls',
          baseline: 'ask the phone company for the log of four weeks',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'after-hours bookings',
          unit: 'a week',
          baseline: 'count what entered the diary with the doors closed',
          target: 'a rise of 15 to 30 %',
        },
      ],
      data_needed: [
        'frequent questions with your replies',
        'availability of tables or rooms',
        'record of calls taken and lost',
        'deposit and group terms',
      ],
    },
    {
      workflow:
        'An assistant answers whatever nobody picks up within three rings, and messages as well. From a page in your words it knows menu, hours, dates and parking. Simple tables and tours go straight into the diary. Complaints, allergies and large groups are handed to a person along with a note.',
      build:
        'If the booking system has a web and phone assistant, turn that on. If not, hire a voice agent able to book in the diary, and write two pages of facts for it. In its first sentence it must say that it is a machine.',
      checkpoint:
        'Twice a day, 11 am and 4 pm, the duty manager takes the handover list and rings all groups, complaints and special needs.',
      first_step:
        'Tally seven days of calls on paper: caller, reason, picked up or not. From the ten most frequent questions comes your fact sheet.',
      stop_test:
        'Turn it off if direct bookings go down. Turn it off too if staff still mend over one in ten calls at week six.',
      alternative:
        'Your voicemail and the first line of every profile should carry three things: booking link, menu, and "how to find us".',
      risks: [
        {
          risk: 'It agrees to things you cannot deliver: a window table, a special price, a late checkout.',
          mitigation:
            'Only what the diary shows may be offered. In the first month someone reads ten call notes daily.',
        },
        {
          risk: 'Older guests who have come for years dislike a machine and drift away.',
          mitigation: 'On the word "staff" a person answers, and known numbers skip the assistant.',
        },
      ],
      kpis: [
        {
          name: 'unanswered calls',
          unit: '% of calls',
          baseline: 'four weeks of log from your phone provider',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'bookings that arrive out of hours',
          unit: 'a week',
          baseline: 'tally entries made when nobody is in',
          target: 'up by 15 to 30 % on today',
        },
      ],
      data_needed: [
        'what guests ask, and what you say',
        'open tables, rooms or tours',
        'calls received and missed',
        'how groups and deposits work',
      ],
    },
    {
      workflow:
        'Calls that ring three times and messages that wait are taken by an assistant. It reads from your page on parking, dates, hours and menu, and puts plain table or tour bookings into the diary. What it may not handle (allergies, complaints, big groups) goes to staff with a note.',
      build:
        'Many booking systems include an assistant for web and phone, so look there first. Otherwise rent a voice agent that writes to your diary. It works from two pages of facts and opens by saying it is not human.',
      checkpoint:
        'The duty manager goes through the handovers at 11 am, then at 4 pm. Groups, complaints and special needs each get a call back.',
      first_step:
        'Over seven days, note by the phone who calls, why, and whether it was missed. The fact sheet answers the top ten questions.',
      stop_test:
        'When six weeks are over and staff still repair more than a tenth of calls, turn it off. Do the same if direct bookings fall.',
      alternative:
        'Give people the menu, the way to you ("how to find us") and a booking link, in voicemail and at the top of each profile.',
      risks: [
        {
          risk: 'The caller is promised a late checkout, a window table or a rate that does not exist.',
          mitigation: 'It can offer nothing beyond the diary, and ten of its notes are read each day of month one.',
        },
        {
          risk: 'Some regulars, older ones above all, will not speak to a machine.',
          mitigation: 'Anyone who says "staff" is put through, and known numbers never reach the assistant.',
        },
      ],
      kpis: [
        {
          name: 'calls missed',
          unit: '% of calls',
          baseline: 'pull call records for four weeks',
          target: '50 to 70 % fewer',
        },
        {
          name: 'out-of-hours bookings',
          unit: 'a week',
          baseline: 'check the diary for entries during closing time',
          target: '15 to 30 % higher',
        },
      ],
      data_needed: [
        'top questions, answered',
        'tables and rooms still free',
        'missed and taken calls',
        'terms for groups and deposits',
      ],
    },
    {
      risks: [
        {
          risk: 'Callers hold you to a late checkout, a price or a window table that you never had.',
          mitigation: 'What the diary does not show it may not offer. In month one, go over ten notes each day.',
        },
        {
          risk: 'An older regular meets a machine on the phone and books elsewhere.',
          mitigation: 'Known numbers go past it to a person. So does anyone who says "staff".',
        },
      ],
      kpis: [
        {
          name: 'phone calls that ring out',
          unit: '% of calls',
          baseline: "four weeks from the phone company's records",
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'bookings that come in while the doors are shut',
          unit: 'a week',
          baseline: 'go through the diary for closed hours',
          target: 'raise them by 15 to 30 %',
        },
      ],
      workflow:
        'After three rings, or when a message waits, an assistant answers from a page you wrote. It knows dates, menu, parking and hours, and enters plain tables and tours in the diary. Allergy talk, complaints and large groups reach a person, and a note goes with them.',
      build:
        'Your booking system may answer phone and web by itself, so look there. If there is none, a rented voice agent can write to the diary. Feed it two pages of facts. Its first line tells the caller that this is no person.',
      checkpoint:
        'The duty manager reads handovers at 11 am, and the next lot at 4 pm. Every complaint, group and special need is rung back.',
      first_step:
        'Tally each call for seven days by the phone: caller, reason, missed or taken. Make the fact sheet out of the ten top questions.',
      stop_test:
        'If direct bookings fall, it goes. After six weeks it goes as well if staff have to mend over one call in ten.',
      alternative:
        'Voicemail and all profiles should open with a link to book, the menu and directions under "how to find us".',
      data_needed: [
        'questions guests ask most, with answers',
        'what the diary or room list has free',
        'call log showing missed calls',
        'your rules for deposits and groups',
      ],
    },
    {
      workflow:
        'No guest hears the phone ring out any more. After three rings the assistant picks up, and it reads messages too. Your own page gives it hours, menu, parking and dates. It puts a plain table or tour in the diary; groups, allergies and complaints it notes down for a person.',
      build:
        'Look inside your booking system first: its phone and web assistant may only need switching on. Without one, rent a voice agent linked to the diary. Its guide is a two-page fact sheet. It tells callers first of all that they have reached a machine.',
      checkpoint:
        'Handovers are read at 11 am and again at 4 pm by the duty manager, who rings back on every complaint, special need and group.',
      first_step:
        'Keep score by the phone, seven days long: caller, wish, taken or missed. What the ten most common questions ask, your fact sheet answers.',
      stop_test:
        'Six weeks are the test. If staff still put right over a tenth of its calls, or direct bookings slip, turn the assistant off.',
      alternative:
        'Many calls need no answer if guests find "how to find us", your menu and the link to book on voicemail and atop each profile.',
      risks: [
        {
          risk: 'A guest arrives for the window table, late checkout or rate that the machine granted.',
          mitigation: 'Confine it to open places in the diary. For one month, ten call notes are read every day.',
        },
        {
          risk: 'Faithful older guests feel brushed off by a machine and try the place next door.',
          mitigation: 'One word, "staff", gets them a person. Calls from familiar numbers go straight to the desk.',
        },
      ],
      kpis: [
        {
          name: 'share of calls that ring out',
          unit: '% of calls',
          baseline: 'have your provider send the call log of four weeks',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'bookings won while the doors are closed',
          unit: 'a week',
          baseline: 'sort diary entries by the hour they were made',
          target: 'an increase of 15 to 30 %',
        },
      ],
      data_needed: [
        'questions guests ask, with your answers',
        'free tables or rooms, as of now',
        'a log of calls, missed ones marked',
        'your terms on deposits and groups',
      ],
    },
    {
      workflow:
        'Guests get a table or a tour even when every hand is busy. Messages, and calls past the third ring, fall to an assistant that knows your page on dates, menu, hours and parking. It fills in simple bookings. A person is given the rest, noted down: complaints, allergies, large parties.',
      build:
        'The best assistant is the one built into your booking system, on phone and web. If yours lacks that, rent a voice agent with write access to the diary. Supply facts on two pages, and make it own up to being a machine straight away.',
      checkpoint:
        'Nothing handed over waits long. The duty manager works through the list at 11 am, repeats it at 4 pm, and phones each group, special need or complaint.',
      first_step:
        'Let the front desk note all calls of seven days, who and why, and if they were missed. The ten questions heard most often make your fact sheet.',
      stop_test:
        'Do not keep it past six weeks if one call in ten or more has to be repaired by staff. Falling direct bookings end it sooner.',
      alternative:
        'Without any assistant, let voicemail and profiles do the work. Lead with the link to book, then menu, then "how to find us".',
      risks: [
        {
          risk: 'Kind words turn into commitments: a rate, a window table, a checkout after hours.',
          mitigation: 'Free places in the diary are all it may sell. Check ten notes a day through the first month.',
        },
        {
          risk: 'You lose regulars of long standing who want a voice they know.',
          mitigation: 'Let known numbers ring at the desk as before, and let "staff" end the machine’s part at once.',
        },
      ],
      kpis: [
        {
          name: 'calls lost for want of an answer',
          unit: '% of calls',
          baseline: 'read the phone company log, four weeks back',
          target: 'cut it by 50 to 70 %',
        },
        {
          name: 'bookings from hours when you are closed',
          unit: 'a week',
          baseline: 'see which diary entries carry a closed-hours time',
          target: 'grow by 15 to 30 %',
        },
      ],
      data_needed: [
        'a sheet of questions and replies',
        'what is free, table by table or room by room',
        'the phone log, answered and missed',
        'what you ask of groups, deposits included',
      ],
    },
    {
      workflow:
        'The assistant is your second line: it answers when staff cannot get there in three rings, and it handles messages. It speaks from your own page on menu, parking, dates and hours. Easy tables and tours land in the diary. Allergy questions, complaints and groups are noted for a person to call.',
      build:
        'Ask the supplier of your booking system for its web or phone assistant. Should there be none, hire a voice agent that enters bookings in the diary. All it knows stands on two pages, and its greeting says it is a machine.',
      checkpoint:
        'The handover list has two fixed times, 11 am, then 4 pm. Groups, people with special needs and complaints all hear from the duty manager in person.',
      first_step:
        'Seven days, one pad, one pen: every call is written down with its reason and its fate. Ten questions will stand out, and they make the fact sheet.',
      stop_test:
        'Fewer direct bookings is reason enough to switch off. So is a repair rate above one in ten calls once six weeks have gone by.',
      alternative:
        'Answer before they ring: put "how to find us", menu and online booking where people look, in each profile’s top line and on voicemail.',
      risks: [
        {
          risk: 'It says yes too easily, and you must take back a window table, a price or a checkout at a late hour.',
          mitigation:
            'Give it the diary and no more to sell from. Through month one somebody goes over ten notes daily.',
        },
        {
          risk: 'Older regulars take a machine as a slight and stop calling.',
          mitigation: 'Route the numbers you recognise past it. For all others the word "staff" opens the line.',
        },
      ],
      kpis: [
        {
          name: 'callers who get no answer',
          unit: '% of calls',
          baseline: 'the log for four weeks, from your phone company',
          target: '50 to 70 % less',
        },
        {
          name: 'bookings that reach you when closed',
          unit: 'a week',
          baseline: 'pick out diary entries made at closed times',
          target: 'lift by 15 to 30 %',
        },
      ],
      data_needed: [
        'answers to what guests usually ask',
        'live view of tables, rooms or tours',
        'incoming calls, with those nobody took',
        'conditions for groups, deposits too',
      ],
    },
    {
      workflow:
        'Every call and message gets a reply, in the rush and after closing. If nobody answers in three rings, an assistant does. It tells guests about dates, parking, menu and hours in your words and books the simple tables and tours. Staff get a note on groups, complaints and allergies and reply themselves.',
      build:
        'Check your licence: some booking systems bring an assistant for phone and web. Failing that, a voice agent can be rented, if it writes into the diary. A two-page fact sheet is enough. It admits at once to being no person.',
      checkpoint:
        'The duty manager has seen each handover by 11 am or by 4 pm. Complaints, groups and special needs are always phoned, never left to the machine.',
      first_step:
        'Find out why people ring. A seven-day list by the phone, with missed calls marked, yields ten top questions, and these fill the fact sheet.',
      stop_test:
        'Count repairs in week six. If over a tenth of calls are mended by staff, the assistant goes; the same holds if direct bookings decline.',
      alternative:
        'Three links spare you calls: menu, booking page, "how to find us". Show them first on all profiles and in the voicemail text.',
      risks: [
        {
          risk: 'The voice grants what you cannot keep: a window table, a lower price, late checkout.',
          mitigation: 'Its offers end where the diary ends. Have ten notes read per day until the first month is over.',
        },
        {
          risk: 'For guests of many years a machine on the line feels cold, and they book elsewhere.',
          mitigation: 'Exempt their numbers from the assistant. Anybody else says "staff" and is connected.',
        },
      ],
      kpis: [
        {
          name: 'calls that end without a word',
          unit: '% of calls',
          baseline: 'use the phone company’s record of four weeks',
          target: 'take off 50 to 70 %',
        },
        {
          name: 'bookings made with nobody on duty',
          unit: 'a week',
          baseline: 'note which entries in the diary date from closed hours',
          target: 'add 15 to 30 %',
        },
      ],
      data_needed: [
        'guest questions, answered in writing',
        'current diary or room plan',
        'call history, including calls not taken',
        'group bookings and deposits: your rules',
      ],
    },
  ],
  'hospitality/function-quotes': [
    {
      workflow:
        'Software picks date, heads, budget and diets out of the mail. With the diary checked, it builds a proposal from your prices and packages and asks about the gaps. The events person polishes and sends, and is reminded on day three. Once accepted, run sheet and deposit invoice follow.',
      build:
        'Sort out your packages and what each head costs. Then try the proposal builder of Priava, Event Temple or the booking tool. To finish, a mail assistant learns your tone from ten quotes that won.',
      checkpoint:
        'Quotes pass the events coordinator, every one. Above 80 heads, or where diets are unusual, the chef signs as well.',
      first_step:
        'Dig out 20 recent quotes, write down size, price, how many days you took and the outcome, then choose the three best-selling packages.',
      stop_test:
        'At six weeks, end it if a quote still needs over one working day. Two wrong prices sent out end it as well.',
      alternative:
        'Publish three packages with their prices on the site, and answer from a template no longer than a page.',
      risks: [
        {
          risk: 'An old rate per head slips into the draft, and you pay to host the party.',
          mitigation: 'One dated price list is the only source, and nothing below the chef’s cost floor can be sent.',
        },
        {
          risk: 'The same Saturday is promised to two couples.',
          mitigation: 'As soon as a quote goes, the diary shows a hold, which falls away on its own in seven days.',
        },
      ],
      kpis: [
        {
          name: 'hours a client waits for a quote',
          unit: 'hours',
          baseline: 'go by mail times of the last 30 enquiries',
          target: 'bring it down 60 to 80 %',
        },
        {
          name: 'share of quotes you win',
          unit: '% of quotes',
          baseline: 'won against lost over six months',
          target: '10 to 20 % more',
        },
      ],
      data_needed: [
        'price list per head, and packages',
        'old quotes, won or lost',
        'diary of functions',
        'cost of each recipe',
        'deposit rules and terms',
      ],
    },
    {
      workflow:
        'Each enquiry is searched for heads, date, diet and budget. If the diary is free, price list and packages give a proposal, and open points are asked back. The events person edits before sending and follows up on day three. With a yes come a deposit invoice and a run sheet.',
      build:
        'Costs per head and packages have to be clean before you start. Use the builder in your booking software, or in Event Temple or Priava. For the rest, give a mail assistant ten of your winning quotes to draft from.',
      checkpoint:
        'Nothing is quoted until the events coordinator has read it. The chef must sign too if there are over 80 heads or odd diets.',
      first_step:
        'List the 20 latest quotes with heads, days until you replied, price and result, and see which three packages sell.',
      stop_test:
        'Either of these is the end: two quotes with the wrong price, or quotes that in week six still need over one working day each.',
      alternative: 'Show three packages at fixed prices on your site, and copy each reply from a single page.',
      risks: [
        {
          risk: 'With last year’s price per head in the draft, the event costs you money.',
          mitigation:
            'There is one price list, it carries a date, and quotes beneath the floor set by the chef are blocked.',
        },
        {
          risk: 'You quote one Saturday to two couples at a time.',
          mitigation: 'A quote puts a hold on its date at once, and after seven days the hold is lifted.',
        },
      ],
      kpis: [
        {
          name: 'speed of a quote',
          unit: 'hours',
          baseline: 'check mail times for 30 recent enquiries',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'quotes that are accepted',
          unit: '% of quotes',
          baseline: 'six months of won and lost quotes',
          target: 'a rise of 10 to 20 %',
        },
      ],
      data_needed: [
        'packages with price per head',
        'past quotes and their outcome',
        'booked functions by date',
        'dish costs',
        'your terms and deposits',
      ],
    },
    {
      workflow:
        'A proposal is drafted the day the enquiry comes, from your own packages and price list. Date, heads, budget and diets are taken from the mail, the diary is checked, and the guest is asked about gaps. Your events person edits it, sends it, and is nudged on day three. If it is a yes, deposit invoice and run sheet follow.',
      build:
        'Put your packages and per-head costs in order. After that, work with the proposal builder in Event Temple, Priava or your booking system. Ten quotes that won teach a mail assistant how you write, and it drafts the rest.',
      checkpoint:
        'All quotes are read by the events coordinator. For odd diets, or parties over 80 heads, the chef puts a signature too.',
      first_step:
        'Look up your last 20 quotes and their heads, price, result and days to answer. Which three packages win most?',
      stop_test:
        'Finish if two quotes leave with a wrong price, or if at six weeks they need longer than one working day.',
      alternative: 'Offer three packages at set prices on the website, and reply from a one-page template.',
      risks: [
        {
          risk: 'Last year’s price per head is in the draft, and the function loses money.',
          mitigation: 'A single price list with its date is used, and the chef’s cost floor stops any quote below it.',
        },
        {
          risk: 'Two weddings are quoted for one Saturday.',
          mitigation: 'The diary takes a hold when the quote leaves. After seven days without an answer it lapses.',
        },
      ],
      kpis: [
        {
          name: 'time until the quote is out',
          unit: 'hours',
          baseline: 'compare when 30 enquiries came and were answered',
          target: 'a drop of 60 to 80 %',
        },
        {
          name: 'conversion of quotes to bookings',
          unit: '% of quotes',
          baseline: 'take wins and losses for half a year',
          target: 'up 10 to 20 %',
        },
      ],
      data_needed: [
        'per-head prices and packages',
        'quotes sent, with result',
        'the function calendar',
        'costs by recipe',
        'rules on deposits and terms',
      ],
    },
    {
      workflow:
        'Enquiries are turned into a quote within the day. Software finds heads, date, budget and diet needs, looks in the diary, and fills a proposal from packages and prices. It asks for whatever is not there. After edits by the events person it goes out, with a reminder on day three. A booking brings run sheet and deposit invoice.',
      build:
        'Costs per head and clean packages come before any tool. Your booking software, Priava or Event Temple will then build the proposal. For the covering mail, use an assistant that has seen ten of your winning quotes.',
      checkpoint:
        'The events coordinator checks quotes one by one. Over 80 heads, or with diets out of the ordinary, they need the chef’s signature.',
      first_step:
        'Take 20 quotes, the most recent, with heads, days until answered, price and outcome. Choose the three packages that sold best.',
      stop_test:
        'If, six weeks on, a quote is more than one working day’s wait, or two were wrongly priced, call a halt.',
      alternative: 'Three fixed packages, priced on your site, and a reply template of one page go a long way.',
      risks: [
        {
          risk: 'An outdated per-head price gets quoted, and you cater at a loss.',
          mitigation: 'Keep a single dated list. Nothing under the floor the chef has set is allowed out.',
        },
        {
          risk: 'One Saturday ends up with two hopeful couples.',
          mitigation: 'Sending a quote blocks the date in the diary at once, for seven days and no longer.',
        },
      ],
      kpis: [
        {
          name: 'wait for a quote',
          unit: 'hours',
          baseline: 'mail times of 30 past enquiries',
          target: '60 to 80 % less',
        },
        {
          name: 'won quotes',
          unit: '% of quotes',
          baseline: 'count six months of outcomes',
          target: 'better by 10 to 20 %',
        },
      ],
      data_needed: [
        'list of packages and head prices',
        'earlier quotes, with the result',
        'dates taken in the diary',
        'what each recipe costs',
        'terms, with deposit rules',
      ],
    },
    {
      risks: [
        {
          risk: 'The per-head price in the draft is a year old, and the job makes a loss.',
          mitigation: "There is one dated price list. A quote below the chef's cost floor cannot go out.",
        },
        {
          risk: 'A second couple is quoted a Saturday already on offer to the first.',
          mitigation: 'A quote that leaves puts a hold in the diary for seven days, after which it lapses.',
        },
      ],
      kpis: [
        {
          name: 'hours between enquiry and quote',
          unit: 'hours',
          baseline: 'read the mail times of 30 enquiries',
          target: 'reduce them by 60 to 80 %',
        },
        {
          name: 'part of quotes that end in a booking',
          unit: '% of quotes',
          baseline: 'wins and losses, six months back',
          target: 'raise it by 10 to 20 %',
        },
      ],
      workflow:
        'The client has a proposal the same day, built from packages and prices of your own. Software takes heads, budget, diets and date out of the mail, looks in the diary and asks about gaps. Your events person makes changes and sends it, then follows up on day three when nudged. On a yes come a run sheet and an invoice for the deposit.',
      build:
        'First tidy up packages and what a head costs. The proposal builder is in your booking tool, in Event Temple or in Priava. Let a mail assistant study ten quotes of yours that won, and draft in that style.',
      checkpoint:
        'No quote leaves unread by the events coordinator. With odd diets or more than 80 heads, the chef has to sign as well.',
      first_step:
        'How fast do you answer, and what wins? Take 20 quotes with heads, price, days and result, and name three winning packages.',
      stop_test:
        'Two quotes at a wrong price end it. So does a wait of more than one working day for a quote, six weeks in.',
      alternative: 'Three set packages, priced online, and a template of one page for the reply.',
      data_needed: [
        'prices per head for each package',
        'quotes from the past, lost and won',
        'diary with function dates',
        'what dishes cost to make',
        'conditions, deposits included',
      ],
    },
  ],
  'hospitality/supplier-invoices': [
    {
      workflow:
        'At the back door a kitchen hand photographs the docket and notes what did not come. Line by line, it is compared with the order and the price paid before. Oddities reach the chef, who asks for a credit that day. The rest is coded and sits in Xero.',
      build:
        'MarketMan and Cooking the Books read kitchen bills line by line; Dext will do for simple needs. Settle on product names with your five biggest suppliers, so everyone means the same by a carton.',
      checkpoint:
        'Payment waits for the bookkeeper’s yes to each batch. The chef puts a name to any line whose price shifted by over 5 %.',
      first_step:
        'Take pictures of all dockets for a week, feed a free trial with them, and see how many lines are correct.',
      stop_test: 'Four weeks in, nine lines out of ten should be right. Anything less, and the tool goes.',
      alternative:
        'Have your main suppliers mail a statement every week, and compare only the twenty most costly products yourself.',
      risks: [
        {
          risk: 'A well-made forgery with a new bank account is paid without question.',
          mitigation:
            'Before money goes to a new account, phone the supplier on the number you have always used, no matter how clean the bill is.',
        },
        {
          risk: 'A carton is taken for a kilo, or the other way round, and costs seem to leap.',
          mitigation:
            'Fix pack sizes for your 50 main products one time, and give the chef a month to sort out the strange ones.',
        },
      ],
      kpis: [
        {
          name: 'hours lost to supplier paper',
          unit: 'hours a week',
          baseline: 'two weeks of logged time, chef and bookkeeper',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'credits won for dear or short goods',
          unit: '$ a month',
          baseline: 'total the credit notes of one quarter',
          target: 'twice as much or more',
        },
      ],
      data_needed: [
        'three months of supplier invoices',
        'what was ordered, by sheet',
        'price lists from suppliers',
        'your chart of accounts',
      ],
    },
    {
      workflow:
        'Goods arrive, and the kitchen hand takes a photo of the docket and notes shortages. Software checks all lines against order and previous price. If they fit, they go to Xero with a code. If not, the chef has a look and claims the credit on the day.',
      build:
        'For kitchens, get a reader that works by line: Cooking the Books or MarketMan. Simple cases are fine with Dext. Talk to the five largest suppliers and use the same product names, carton for carton.',
      checkpoint:
        'A batch is paid once the bookkeeper has approved it. For lines that went up or down by over 5 %, the chef must sign.',
      first_step:
        'Collect one week of dockets on camera, put them into a free trial, and check the lines for mistakes.',
      stop_test: 'After four weeks it must read nine in ten lines without error, or you part with it.',
      alternative:
        'Check the twenty dearest items against a weekly statement, which your main suppliers can mail to you.',
      risks: [
        {
          risk: 'Because it looks tidy, an invoice with another bank account is taken for real.',
          mitigation:
            'Whatever the software thinks, a new account is paid only after a call to the supplier on a number you know.',
        },
        {
          risk: 'Kilos and cartons get mixed up, and prices jump for no reason.',
          mitigation:
            'Enter the pack size of the top 50 items once, and for one month have the chef go through what looks odd.',
        },
      ],
      kpis: [
        {
          name: 'paperwork time on supplier bills',
          unit: 'hours a week',
          baseline: 'have bookkeeper and chef log two weeks',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'money claimed back from suppliers',
          unit: '$ a month',
          baseline: 'add last quarter’s credit notes',
          target: 'no less than double',
        },
      ],
      data_needed: [
        'invoices from suppliers, last three months',
        'purchase order sheets',
        'agreed supplier prices',
        'account codes in use',
      ],
    },
    {
      workflow:
        'Price creep and short deliveries are caught the day goods arrive. A docket is snapped as it comes, the kitchen hand marks shortages, and software checks every line with order and last price. What fits goes coded into Xero. The rest goes to the chef, who claims the credit that day.',
      build:
        'Use a reader that works line by line in kitchens: Cooking the Books, MarketMan, or Dext if your needs are plain. Sort out product names with five suppliers, the largest ones, so that carton means carton.',
      checkpoint: 'No batch is paid until the bookkeeper approves. Where a line has moved by over 5 %, the chef signs.',
      first_step: 'For one week take a photo of every docket. Let a free trial read them, and count the right lines.',
      stop_test: 'Under nine lines in ten read correctly at four weeks, and you drop it.',
      alternative:
        'Let the main suppliers mail you a statement each week. Compare its twenty dearest items yourself and skip the rest.',
      risks: [
        {
          risk: 'A tidy forgery carries new bank details, and the money is gone.',
          mitigation: 'For any new account, call the supplier’s old number before a cent is paid.',
        },
        {
          risk: 'Kilos are taken for cartons, and a price seems to have exploded.',
          mitigation:
            'Pack sizes for the 50 main items are entered once. For a month the chef clears whatever looks strange.',
        },
      ],
      kpis: [
        {
          name: 'time that supplier paper eats',
          unit: 'hours a week',
          baseline: 'log what chef and bookkeeper spend in two weeks',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'credits for short or overpriced goods',
          unit: '$ a month',
          baseline: 'credit notes of the past three months, added up',
          target: 'double at the least',
        },
      ],
      data_needed: [
        'supplier bills, three months’ worth',
        'order forms sent',
        'latest price lists of suppliers',
        'list of account codes',
      ],
    },
    {
      workflow:
        'Every line of a docket is held against the order and the last price paid. It is photographed at the back door, where the kitchen hand marks shortages. Odd lines reach the chef, who claims credit the same day, while clean ones are coded and land in Xero.',
      build:
        'For a kitchen you want line-level reading, as in MarketMan or Cooking the Books; Dext covers simple cases. Agree one name per product with the five suppliers you buy most from, so no one argues over a carton.',
      checkpoint:
        'The bookkeeper clears batches for payment. Lines that changed by more than 5 % also carry the chef’s signature.',
      first_step:
        'Snap all dockets that arrive in a week, use a free trial to read them, and count the lines without a fault.',
      stop_test: 'After four weeks, nine in ten lines must be right. With fewer, look no further.',
      alternative:
        'One statement per week from each main supplier will do, if you check twenty items, the dearest, yourself.',
      risks: [
        {
          risk: 'Because the invoice looks right, nobody asks about the changed bank account.',
          mitigation:
            'Whatever the tool thinks, call a known number at the supplier before paying into any new account.',
        },
        {
          risk: 'When cartons and kilos are confused, prices look absurd.',
          mitigation:
            'Set up pack sizes for your top 50 products one time, and let the chef settle oddities in the first month.',
        },
      ],
      kpis: [
        {
          name: 'hours on bills and dockets',
          unit: 'hours a week',
          baseline: 'two weeks of time notes by chef and bookkeeper',
          target: '40 to 60 % less',
        },
        {
          name: 'value of credits claimed',
          unit: '$ a month',
          baseline: 'last quarter’s credit notes in dollars',
          target: 'at least twice today’s sum',
        },
      ],
      data_needed: [
        'recent supplier invoices, three months',
        'orders as placed',
        'supplier prices on file',
        'accounts used for coding',
      ],
    },
    {
      risks: [
        {
          risk: 'New bank details on a neat fake invoice cost you the payment.',
          mitigation:
            'Even if all looks well, a new account waits until the supplier has been rung on the number you know.',
        },
        {
          risk: 'A kilo read as a carton makes the price look wild.',
          mitigation: 'Pack sizes are set once for 50 top items. In month one the chef clears what is odd.',
        },
      ],
      kpis: [
        {
          name: 'weekly time on dockets and supplier bills',
          unit: 'hours a week',
          baseline: 'a two-week log, bookkeeper and chef',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'credits got back for goods short or dear',
          unit: '$ a month',
          baseline: "last quarter's credit notes, summed",
          target: 'double or more',
        },
      ],
      workflow:
        'Software reads each delivery docket by line, next to the order and what you paid last. The kitchen hand has snapped it on delivery and marked anything short. Lines in order go to Xero with their code. The chef gets the odd ones and claims a credit before the day is out.',
      build:
        'Kitchens do best with a reader by the line, such as Cooking the Books or MarketMan; for plain needs Dext is enough. With your five largest suppliers, settle what each product is called and how big a carton is.',
      checkpoint:
        "Any line that moved over 5 % carries the chef's signature. The batch is paid after the bookkeeper approves it.",
      first_step: 'Run a week of photographed dockets through a free trial. How many lines did it get right?',
      stop_test: 'Four weeks on, part with it unless nine in ten lines come out right.',
      alternative:
        'Have a weekly statement mailed by each main supplier, and go through its twenty dearest items by hand.',
      data_needed: [
        'invoices of three months, all suppliers',
        'sheets with what you ordered',
        "suppliers' current prices",
        'chart of account codes',
      ],
    },
  ],
  'hospitality/stock-and-waste': [
    {
      workflow:
        'Every sale takes its recipe out of stock. In the afternoon a list says what to buy for two days and what to cook up first. At closing the bin goes on the scale, and a tap tells prep, plate or spoiled. Monday shows the chef the five worst losses.',
      build:
        'Cover the thirty products that swallow most money with written recipes and tie them to the POS. Your stock module may be in the plan you pay for. A scale under the bin helps. Only large kitchens get their money back on camera bins.',
      checkpoint:
        'At 3 pm the head chef goes through the proposed order and alters what is needed. Nothing is sent without a person.',
      first_step: 'For seven days keep a scale by the bin and a sheet with three columns for plate, prep and spoiled.',
      stop_test: 'Ten weeks to bring bin weight for every 100 covers down by 10 %. If it stays above that, finish.',
      alternative:
        'Each Sunday take stock of the ten most costly products, tape par levels to the fridge, and put the bin on a scale.',
      risks: [
        {
          risk: 'Cooks plate something other than the card says, so every order misses.',
          mitigation:
            'Every week put three plates of each best seller on the scale, then correct the card and leave the cook be.',
        },
        {
          risk: 'Bar figures that do not add up turn into a hunt for someone to blame.',
          mitigation:
            'Rule out breakage, heavy pours and wrong keys first, and never raise it with fewer than two people present.',
        },
      ],
      kpis: [
        {
          name: 'food cost against food sales',
          unit: '% of food sales',
          baseline: 'opening stock plus purchases less closing stock, four weeks',
          target: '1 to 3 points lower',
        },
        {
          name: 'binned food per 100 covers',
          unit: 'kg per 100 covers',
          baseline: 'put the bin on a scale for 14 nights',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'recipes that give weights',
        'item sales from the till',
        'results of stock counts',
        'pack sizes per supplier',
        'weighed waste and its cause',
      ],
    },
    {
      workflow:
        'Recipes tell the system how much each sale uses up. You see every afternoon what two days ahead will need and what should go first. When you close, weigh the bin and tap spoiled, plate or prep. The week begins with the top five losses for the chef.',
      build:
        'Begin with recipes for those thirty items on which you spend most, and connect them with the till. Check if a stock module is part of what you pay for. Then add scales for the bin. Bins with a camera are for big kitchens.',
      checkpoint:
        'The order is a draft until the head chef has seen it at 3 pm. Any line can be altered, and sending it is up to a human.',
      first_step:
        'Beside the bin, place a scale and a sheet with three headings (spoiled, prep and plate), and use both for seven days.',
      stop_test: 'If after ten weeks the bin is not 10 % lighter for each 100 covers, the trial is over.',
      alternative:
        'Weigh the bin, write par levels on the door of the fridge, and on Sundays count the ten items that cost most.',
      risks: [
        {
          risk: 'On paper the dish is one thing and on the plate another, so orders are never right.',
          mitigation: 'Take three plates of every top dish each week, weigh them, and change the card to fit.',
        },
        {
          risk: 'The bar crew ends up under suspicion because of a report.',
          mitigation:
            'Before you accuse anybody, look at miskeyed sales, pours and breakage, and have two people there for the talk.',
        },
      ],
      kpis: [
        {
          name: 'share of food sales eaten up by cost',
          unit: '% of food sales',
          baseline: 'four weeks of stock and purchases',
          target: 'down 1 to 3 points',
        },
        {
          name: 'bin weight',
          unit: 'kg per 100 covers',
          baseline: 'weigh at close for 14 days in a row',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'weighed recipes',
        'what sold, by item',
        'counted stock',
        'how suppliers pack things',
        'bin weights with a reason',
      ],
    },
    {
      workflow:
        'Each afternoon you see what to order for two days, and what has to be used up. Stock goes down by recipe with every sale, so the list is fresh. The bin is weighed at close, and a tap says plate, prep or spoiled. Monday brings the chef a list of the five biggest losses.',
      build:
        'Thirty items make up most of what you spend: write their recipes and tie these to the till. Look whether a stock module is in your plan. Add a bin scale. Leave camera bins to big kitchens.',
      checkpoint:
        'The 3 pm order is only a draft. The head chef looks at it, changes lines as needed, and a person sends it.',
      first_step: 'Weigh the bin for seven days and log it in three columns: plate, prep, spoiled.',
      stop_test: 'The trial is over if ten weeks do not take 10 % off bin weight per 100 covers.',
      alternative:
        'Every Sunday, count what your ten dearest items come to. Put par levels on the fridge, and weigh the bin.',
      risks: [
        {
          risk: 'What is plated differs from the recipe on file, so each order comes out wrong.',
          mitigation:
            'Once a week weigh each top dish, three plates of it. If they differ, it is the card that changes.',
        },
        {
          risk: 'Missing stock at the bar sets people against each other.',
          mitigation:
            'Check breakage, pours and wrongly keyed sales before you accuse anyone, and never do that alone.',
        },
      ],
      kpis: [
        {
          name: 'cost of food per dollar of food sales',
          unit: '% of food sales',
          baseline: 'stock at start, plus buys, less stock at end, over four weeks',
          target: 'a fall of 1 to 3 points',
        },
        {
          name: 'kilos binned',
          unit: 'kg per 100 covers',
          baseline: '14 days of weighing at close',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'recipe cards with weights',
        'sales of each item',
        'counts of stock',
        'carton and pack sizes',
        'bin log by cause',
      ],
    },
    {
      workflow:
        'The tool tells the chef each afternoon what the next two days need and which stock has to go first. Every sale draws its recipe from stock. At close someone weighs the bin and taps prep, plate or spoiled. The five items with the largest loss are named on Monday.',
      build:
        'Recipes come first, for the thirty items that swallow the budget, with a link to the POS. Check whether your plan includes a stock module before you buy one. Bin scales are worth it everywhere, cameras only in large kitchens.',
      checkpoint:
        'Before it goes, the head chef reviews the order at 3 pm and can alter anything in it. Sending is never left to the tool.',
      first_step: 'Stand a scale by the bin for seven days, with a sheet in three columns: prep, plate, spoiled.',
      stop_test: 'Give the trial up in week ten unless 100 covers leave 10 % less in the bin.',
      alternative: 'Mark a par level on each fridge door, take stock of ten dear items on Sundays, and weigh the bin.',
      risks: [
        {
          risk: 'Line cooks do not follow the card, and the order is off every day.',
          mitigation: 'Three plates per top dish go on the scale each week, and the recipe card is put right.',
        },
        {
          risk: 'A variance report makes everyone behind the bar a suspect.',
          mitigation: 'Look at pours, miskeyed sales and breakage first. If it must be raised, have two people there.',
        },
      ],
      kpis: [
        {
          name: 'food cost ratio',
          unit: '% of food sales',
          baseline: 'take stock, buys and closing stock for four weeks',
          target: '1 to 3 points less',
        },
        {
          name: 'waste from plate, prep and spoilage',
          unit: 'kg per 100 covers',
          baseline: 'weigh the bin nightly for 14 days',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'recipes, weighed out',
        'till sales per item',
        'stock on hand, counted',
        'pack sizes from suppliers',
        'waste by weight and cause',
      ],
    },
    {
      risks: [
        {
          risk: 'Recipe and plate are not the same thing, so orders go wrong daily.',
          mitigation: 'Three plates a week of each top dish are weighed. Mend the card, and let the cook be.',
        },
        {
          risk: 'Someone at the bar is blamed because a report shows a variance.',
          mitigation:
            'Miskeyed sales, breakage and pours are ruled out first. Nobody is accused without two people in the room.',
        },
      ],
      kpis: [
        {
          name: 'food cost in each dollar of food sold',
          unit: '% of food sales',
          baseline: 'closing stock taken from opening stock and buys, four weeks',
          target: 'lower by 1 to 3 points on today',
        },
        {
          name: 'weight in the bin after service',
          unit: 'kg per 100 covers',
          baseline: '14 nights with the bin on a scale',
          target: 'reduce it by 20 to 30 %',
        },
      ],
      workflow:
        'A list each afternoon shows the order for the coming two days and the stock to use first. It rests on recipes, because each sale draws down its ingredients. The closing crew weighs the bin, with one tap for prep, plate or spoiled. The chef learns on Monday which five items cost most in waste.',
      build:
        'Most of your spend sits in thirty items: write recipes for these and link them to the POS. You may be paying for a stock module already, so use it. Put a scale under the bin. Cameras over bins pay off in big kitchens only.',
      checkpoint: 'No order sends itself. The head chef sees the draft at 3 pm and can change every line of it.',
      first_step: 'Weigh what is binned for seven days, on a sheet with columns for plate, spoiled and prep.',
      stop_test: 'After ten weeks, end it unless the bin weighs 10 % less for 100 covers.',
      alternative:
        'On Sundays count ten items, the dearest ones. Weigh the bin, and write par levels on the fridge door.',
      data_needed: [
        'recipes by weight',
        'POS sales of every item',
        'stock take results',
        'pack sizes as delivered',
        'what was binned, and why',
      ],
    },
  ],
  'hospitality/reviews-and-complaints': [
    {
      workflow:
        'A single morning list gathers complaints by mail and reviews from every site. Each gets a topic (dish, room, wait, noise, staff) and a mark for how cross it is, plus a reply in your tone. The manager reworks and publishes it. Mondays, the crew looks at the three fastest growing topics.',
      build:
        'The booking system may bring a reputation tool; a plain feed will do too. Show the model one page on your tone and ten answers you would sign again. Drafts must never speak of refunds or of blame.',
      checkpoint:
        'No reply goes up until the duty manager has read it. If it concerns injury, illness or how staff behaved, the owner sees it by noon.',
      first_step: 'Sort the newest 100 reviews by subject in a sheet, and bring the three largest piles to the crew.',
      stop_test: 'If at week four over half of the replies are written again from scratch, let it go.',
      alternative: 'Block fifteen minutes at the start of each day, and vary five opening lines in your own words.',
      risks: [
        {
          risk: 'The answer tells the world who was with whom, or how much they had to drink.',
          mitigation:
            'Strip dates, names and rooms from all answers, and by the second line invite the guest to talk by phone.',
        },
        {
          risk: 'A guest writes of harassment or food poisoning and gets a jolly form letter.',
          mitigation:
            'Anything with police, sick, touched or hurt in it is stopped, and someone phones the guest before writing.',
        },
      ],
      kpis: [
        {
          name: 'hours until a review is answered',
          unit: 'hours',
          baseline: 'read dates off the latest 50 reviews',
          target: 'bring it down 70 to 80 %',
        },
        {
          name: 'complaints that come back',
          unit: 'a month',
          baseline: 'three months of complaints, tagged by hand',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'a year of reviews',
        'comment cards and complaint mails',
        'replies you were happy with',
        'rules on goodwill and refunds',
      ],
    },
    {
      workflow:
        'Each morning brings one list of what guests wrote, in reviews on any site or by mail. It is sorted by anger and by topic, such as noise, wait, dish, staff or room, and a reply in house style is proposed. Managers change it and post it. Three rising topics are talked over on Monday.',
      build:
        'Take the feed from the booking system’s reputation tool, or set up a simple one. The model needs a page about your voice and ten replies you are happy with. Blame and refunds have no place in what it drafts.',
      checkpoint:
        'Replies are posted by the duty manager after reading. Staff conduct, injury and illness are matters for the owner, and before noon.',
      first_step:
        'Label your last 100 reviews in a sheet by what they are about, then talk about the top three with staff.',
      stop_test: 'Four weeks in, see how many drafts managers had to redo. With more than half, stop using it.',
      alternative: 'Take fifteen minutes every morning to reply yourself, starting from five openings that you adapt.',
      risks: [
        {
          risk: 'Your reply lets everyone know who stayed here, and who was with them or drank what.',
          mitigation: 'Names, room details and dates may not appear, and the second line asks for a phone call.',
        },
        {
          risk: 'Claims of food poisoning or harassment are met with stock cheer.',
          mitigation:
            'Ring the guest before replying to anything with hurt, sick, police or touched in it; drafts for those are held.',
        },
      ],
      kpis: [
        {
          name: 'reply time',
          unit: 'hours',
          baseline: 'take 50 reviews and look at their dates',
          target: 'lower by 70 to 80 %',
        },
        {
          name: 'same complaint twice',
          unit: 'a month',
          baseline: 'sort three months of complaints by topic',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'reviews from the last twelve months',
        'written complaints and cards',
        'past replies that worked',
        'what you refund, and when',
      ],
    },
    {
      workflow:
        'All reviews and complaint mails are in one list each morning, with a reply drafted for every one. They are tagged by heat and by topic: staff, dish, room, noise, wait. A manager edits and posts in the house voice. Monday’s meeting looks at the three topics on the rise.',
      build:
        'Bring reviews in through the reputation tool that comes with bookings, or a plain feed. The drafting model gets a page on tone and ten replies to be proud of. Refunds and blame are banned from its drafts.',
      checkpoint:
        'The duty manager posts each reply after reading it. Injury, illness and staff conduct are for the owner, who hears before noon.',
      first_step: 'Put topics on your latest 100 reviews. The three that come up most go to the staff meeting.',
      stop_test: 'If managers still rewrite over half the drafts at four weeks, leave it.',
      alternative: 'Keep five opening lines, change them by hand, and give replies fifteen minutes every morning.',
      risks: [
        {
          risk: 'Your answer tells all who read it who was here, who with, or what was drunk.',
          mitigation: 'A reply holds no names, dates or rooms. From the second line on, invite the guest to ring.',
        },
        {
          risk: 'A guest reports harassment or food poisoning and receives a cheerful standard reply.',
          mitigation: 'Words like touched, hurt, police or sick hold the draft back. Phone the guest before you write.',
        },
      ],
      kpis: [
        {
          name: 'time until you reply',
          unit: 'hours',
          baseline: 'check when the last 50 reviews were answered',
          target: 'a drop of 70 to 80 %',
        },
        {
          name: 'complaints repeated on one topic',
          unit: 'a month',
          baseline: 'tag complaints of three months',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'reviews, one year back',
        'mails and cards with complaints',
        'good replies from the past',
        'goodwill and refund limits',
      ],
    },
    {
      workflow:
        'Each morning the manager finds every new review and complaint in one list, with a draft answer. Topic (room, dish, wait, noise or staff) and heat are marked. The manager changes the draft, which is in your house voice, and posts it. Three growing topics go before the team on Monday.',
      build:
        'You can collect reviews with the reputation tool in your booking system or with a simple feed. Show the model ten replies you like and one page about your voice. It must not mention blame or offer refunds.',
      checkpoint:
        'Before a reply is posted, the duty manager reads it. The owner gets anything on staff conduct, illness or injury by noon.',
      first_step: 'Sort 100 recent reviews by topic in a sheet, and talk about the largest three with your staff.',
      stop_test: 'After four weeks, more than half the drafts rewritten means it is no help.',
      alternative: 'Spend fifteen minutes on replies each morning. Five stock openings, altered as you go, save time.',
      risks: [
        {
          risk: 'In public, the reply reveals a guest’s company, stay or drinks.',
          mitigation: 'Leave out rooms, dates and names altogether, and in line two ask for a call.',
        },
        {
          risk: 'A guest was harassed or fell ill, and the answer is a stock phrase.',
          mitigation:
            'Drafts that touch on police, sick, hurt or touched are blocked until somebody has rung the guest.',
        },
      ],
      kpis: [
        {
          name: 'delay before a review gets its answer',
          unit: 'hours',
          baseline: 'dates of the 50 newest reviews',
          target: '70 to 80 % less',
        },
        {
          name: 'topics guests complain about again',
          unit: 'a month',
          baseline: 'go through complaints of three months by hand',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'last year’s reviews',
        'complaints by mail or card',
        'your best replies',
        'policy on refunds and goodwill',
      ],
    },
    {
      risks: [
        {
          risk: "A reply in public gives away a guest's companion, stay or drinks.",
          mitigation: 'Room details, names and dates are banned. The second line moves the talk to the phone.',
        },
        {
          risk: 'A claim of food poisoning or harassment is answered with cheer from a template.',
          mitigation: 'Police, sick, touched, hurt: a mail with such a word is held until a person has phoned.',
        },
      ],
      kpis: [
        {
          name: 'hours a review waits for a reply',
          unit: 'hours',
          baseline: 'look at the last 50 and their dates',
          target: 'reduce them by 70 to 80 %',
        },
        {
          name: 'complaints heard before on the same topic',
          unit: 'a month',
          baseline: 'sort three months by hand',
          target: 'reduce them by 20 to 30 %',
        },
      ],
      workflow:
        'One morning list holds every review and complaint mail, each with a topic, its heat and a draft reply. Topics are staff, room, noise, wait and dish, and the draft sounds like your house. The manager edits it and posts. The three topics that grew go to the team on Monday.',
      build:
        'Reviews come in by a simple feed or the reputation tool that the booking system has. The drafting model learns from a voice guide of one page and ten replies you like. It may neither blame anyone nor promise a refund.',
      checkpoint:
        'Posting is done by the duty manager, who has read the reply. Before noon the owner has whatever concerns illness, injury or conduct of staff.',
      first_step: 'On a sheet, give 100 recent reviews a topic each. The top three are for your next staff meeting.',
      stop_test: 'Four weeks in, give it up if over half of what it drafts is rewritten.',
      alternative: 'Reply by hand for fifteen minutes each morning, and adapt one of five opening lines.',
      data_needed: [
        'twelve months of guest reviews',
        'complaint mails, comment cards too',
        'replies that went down well',
        'when you refund or make a gesture',
      ],
    },
  ],
  'hospitality/menu-costs': [
    {
      workflow:
        'As suppliers change their prices, each plate is costed anew. Once a month owner and chef study a grid: how well a dish sells against what it earns, delivery kept apart from dine-in. Before the menu is printed again they decide what gets a new price, size or text, and what goes.',
      build:
        'The stock tool has a costing part; supply it with prices and recipe cards. A model is of use for linking bill lines to ingredients. It can also show how sales took the last two-dollar rise.',
      checkpoint:
        'Prices change only when head chef and owner both say so at the table, once a month. The software may suggest.',
      first_step:
        'Put your five top dishes on the scale as plated, and work out their cost from the dockets of this week.',
      stop_test: 'Wait eight weeks from the first new menu. With no gain in gross profit per cover, leave it at that.',
      alternative: 'Each quarter, sit down with fresh dockets and cost the twelve dishes you sell most.',
      risks: [
        {
          risk: 'The grid condemns a plate that the whole street comes in for.',
          mitigation: 'Before dropping anything, hear from the floor what guests come for.',
        },
        {
          risk: 'Small rises follow so fast that loyal guests start to complain.',
          mitigation: 'Allow two price moves in a year at the most, and touch only part of the menu each time.',
        },
      ],
      kpis: [
        {
          name: 'what a cover earns you, gross',
          unit: '$ a cover',
          baseline: 'a quarter’s food sales less food cost, divided by covers',
          target: '3 to 8 % more',
        },
        {
          name: 'dishes costed in the last 30 days',
          unit: '% of menu',
          baseline: 'look at the dates on your costing sheet',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'cards for all recipes',
        'supplier prices of today',
        'dish sales per channel',
        'commission taken by the apps',
      ],
    },
    {
      workflow:
        'A new supplier price changes what every dish costs. The owner and the chef go through a grid each month, with popularity on one side and profit on the other, once for the room and once for delivery. Ahead of the next print they drop, resize, rewrite or reprice.',
      build:
        'Recipe cards and prices from suppliers go into the costing module of your stock software. Matching ingredients to lines on an invoice is where a model helps. So is the question of what happened to sales after a two-dollar rise.',
      checkpoint:
        'New prices are agreed at a table, month by month, and head chef and owner both have to want them. All the tool does is propose.',
      first_step: 'Choose five best sellers, weigh each plate, and cost them with dockets from this week.',
      stop_test:
        'Change the menu once and look eight weeks later. If profit per cover, taken gross, has not moved, stop.',
      alternative: 'Once a quarter take new dockets and work out by hand what the twelve best sellers cost.',
      risks: [
        {
          risk: 'Numbers speak against a dish, but locals come for it.',
          mitigation: 'Floor staff are asked what draws people in before a dish is taken off.',
        },
        {
          risk: 'Regulars grumble since there is a new price each time they come.',
          mitigation: 'Prices may change twice a year and no more, and never for all dishes together.',
        },
      ],
      kpis: [
        {
          name: 'gross profit on each cover',
          unit: '$ a cover',
          baseline: 'take sales less cost for the last quarter, per cover',
          target: 'a gain of 3 to 8 %',
        },
        {
          name: 'share of the menu with a fresh costing, under 30 days',
          unit: '% of menu',
          baseline: 'read costing dates off the sheet',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'recipes on cards',
        'what suppliers charge now',
        'sales per dish, room and delivery',
        'fees paid to delivery apps',
      ],
    },
    {
      workflow:
        'Every dish is costed afresh whenever a supplier price moves. Owner and chef then look once a month at a grid of how popular and how profitable each dish is, with delivery on its own. Before the next print they decide which to drop, rewrite, resize or reprice.',
      build:
        'Feed the costing side of your stock tool with recipe cards and supplier prices. A model matches ingredients with invoice lines, and it shows how sales took the latest two-dollar rise.',
      checkpoint:
        'Once a month owner and head chef sit down and agree each new price. What the tool says is a proposal.',
      first_step: 'Weigh the plates of your five best sellers, and cost them on this week’s dockets.',
      stop_test: 'After one new menu, wait eight weeks. Gross profit per cover must be up, or you stop.',
      alternative: 'Every quarter, cost twelve best sellers by hand from fresh dockets.',
      risks: [
        {
          risk: 'On the grid it looks weak, so the dish that regulars come for is dropped.',
          mitigation: 'The floor knows what draws people in. Ask before anything leaves the menu.',
        },
        {
          risk: 'Regulars spot yet another price rise and talk about it.',
          mitigation: 'Two moves a year are the limit, and never across the full menu.',
        },
      ],
      kpis: [
        {
          name: 'profit per cover before overheads',
          unit: '$ a cover',
          baseline: 'food sales minus food cost over covers, past quarter',
          target: 'up 3 to 8 %',
        },
        {
          name: 'menu items costed within 30 days',
          unit: '% of menu',
          baseline: 'check when each dish was last costed',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'recipe cards, complete',
        'supplier prices in force',
        'what each dish sells, by channel',
        'app fees and commissions',
      ],
    },
    {
      workflow:
        'Owner and chef review the menu each month on costs that are up to date. Each change in a supplier’s price runs through to the dishes. A grid sets profit against popularity, delivery and dine-in apart. Before the menu goes to print they settle what to reprice, rewrite, resize or drop.',
      build:
        'Costing belongs to your stock tool; give it supplier prices and recipe cards. Let a model link invoice lines with ingredients. Let it also look back at how sales reacted when a price went up by two dollars.',
      checkpoint: 'The tool proposes; owner and head chef decide together, price by price, at a table once a month.',
      first_step: 'Cost your five best sellers from this week’s dockets, after weighing what is really on the plate.',
      stop_test: 'Compare gross profit per cover eight weeks after the first menu change. If it is flat, end it.',
      alternative: 'Cost twelve dishes, the best sellers, four times a year with new dockets and a pencil.',
      risks: [
        {
          risk: 'The numbers tell you to cut a dish that fills the room with locals.',
          mitigation: 'Hear from floor staff first which dishes people come in for.',
        },
        {
          risk: 'Guests who come weekly see prices rise again and again.',
          mitigation: 'No more than two changes a year, each to part of the menu.',
        },
      ],
      kpis: [
        {
          name: 'margin on every cover',
          unit: '$ a cover',
          baseline: 'work it out for the last quarter: sales less cost, by cover',
          target: 'better by 3 to 8 %',
        },
        {
          name: 'dishes whose costing is younger than 30 days',
          unit: '% of menu',
          baseline: 'go through the dates on the sheet',
          target: 'kept above 90 %',
        },
      ],
      data_needed: [
        'the recipe card for each dish',
        'prices suppliers charge today',
        'sales by dish, delivery apart',
        'what the apps take',
      ],
    },
    {
      risks: [
        {
          risk: 'Locals love the dish, the grid does not, and it is cut.',
          mitigation: 'Nothing is dropped before floor staff say what brings people through the door.',
        },
        {
          risk: 'Your regulars begin to grumble about one price rise after another.',
          mitigation: 'Change prices twice a year at most, and leave part of the menu alone each time.',
        },
      ],
      kpis: [
        {
          name: 'gross earnings on a cover',
          unit: '$ a cover',
          baseline: 'last quarter: food sales, less food cost, by covers',
          target: '3 to 8 % up',
        },
        {
          name: 'share of dishes costed inside 30 days',
          unit: '% of menu',
          baseline: 'dates found on the costing sheet',
          target: '90 % or above',
        },
      ],
      workflow:
        'Dish costs stay current because each supplier price change runs straight through to the plate. Once a month the owner and the chef sit over a grid of popularity and profit, with delivery kept apart. They settle what to drop, resize, reprice or rewrite before a new menu is printed.',
      build:
        "Your stock tool's costing part needs two things: supplier prices and recipe cards. Use a model to tie ingredients to invoice lines, and to learn what the last rise of two dollars did to sales.",
      checkpoint:
        'The tool only proposes. Each new price is agreed between head chef and owner, at the table, month by month.',
      first_step: "Weigh five best sellers as they leave the pass, and use this week's dockets to cost them.",
      stop_test: 'One menu change, then eight weeks. If gross profit per cover has not risen, stop there.',
      alternative: 'Four times a year, cost your twelve best sellers by hand on the newest dockets.',
      data_needed: [
        'a recipe card per dish',
        'supplier prices as of now',
        'dishes sold, channel by channel',
        'commissions of delivery apps',
      ],
    },
  ],
  'hospitality/room-rates': [
    {
      workflow:
        'Before the day begins, bookings for 90 days ahead are held against last year and what is on in town. Busy and slow dates get a suggested rate and a shortest stay. The manager accepts or declines each, and the channel manager spreads the news.',
      build:
        'Mews, RMS and SiteMinder come with a rate tool. Give every room type a lowest and a highest price and turn it on. Below thirty rooms, a list of events and some rules will serve; analysts are not needed.',
      checkpoint:
        'Any change of over 15 % stays put until the front office manager has agreed, and only then reaches the channel manager.',
      first_step:
        'Get 24 months of stays out of the system, shade the nights that were full, and note how early each filled.',
      stop_test:
        'Set rates by hand once more if for three months each room earns less than a year ago, with events allowed for.',
      alternative: 'Paint the year in four colours, one per rate, and adjust the calendar yourself on Mondays.',
      risks: [
        {
          risk: 'Prices leap while a bushfire or flood is on, and reporters call.',
          mitigation:
            'Fix a top price nobody can pass, and hold rates by hand from the day an emergency is called in the area.',
        },
        {
          risk: 'If the software mixes in private rates of competitors, it can slide into a cartel.',
          mitigation: 'Get a written answer from the vendor on its sources, and accept nothing but published rates.',
        },
      ],
      kpis: [
        {
          name: 'revenue on each room for sale',
          unit: '$ a night',
          baseline: 'room income by rooms on sale, 12 months, weekday by weekday',
          target: '4 to 8 % more',
        },
        {
          name: 'bookings that come direct',
          unit: '% of bookings',
          baseline: 'take the channel report of one quarter',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'stay and booking dates of bookings',
        'room types with rates',
        'cancellations per channel',
        'calendar of events',
        'rates of competitors',
      ],
    },
    {
      workflow:
        'The next 90 days are checked each morning: how bookings come in, how last year went, which events are on. If a date is hot or cold, the tool suggests a rate and a minimum stay. Once the manager has ticked it, the channel manager sends it out.',
      build:
        'A rate tool is part of Mews, RMS and SiteMinder. Set a floor, and a ceiling too, per type of room before you use it. Houses with fewer than thirty rooms do well with rules and a diary of events, and need no data people.',
      checkpoint:
        'If a rate moves by more than 15 %, the front office manager must say yes before it goes to the channels.',
      first_step:
        'Export stays for 24 months, mark in colour when you were full, and work out how long before the night that was.',
      stop_test:
        'Three months below last year’s revenue per room, events taken into account, and you set rates by hand again.',
      alternative: 'Use four colours for a yearly rate calendar, and go over it by hand once a week, on Monday.',
      risks: [
        {
          risk: 'In a flood or bushfire your prices shoot up, and the story is in the paper.',
          mitigation:
            'A ceiling that holds is the first guard, and in a declared emergency nearby someone freezes all rates by hand.',
        },
        {
          risk: 'Software that knows what rivals charge in private may amount to price fixing.',
          mitigation: 'Only public rates may go in, and the vendor should tell you in writing where its data is from.',
        },
      ],
      kpis: [
        {
          name: 'income per room available',
          unit: '$ a night',
          baseline: 'last 12 months by weekday: room revenue over rooms offered',
          target: 'a rise of 4 to 8 %',
        },
        {
          name: 'direct share of bookings',
          unit: '% of bookings',
          baseline: 'read last quarter’s channel report',
          target: 'a gain of 5 to 10 points',
        },
      ],
      data_needed: [
        'bookings with both dates',
        'rate for each room type',
        'cancelled stays by channel',
        'what is on, by date',
        'what rivals charge',
      ],
    },
    {
      workflow:
        'Rates follow demand for the next 90 days, and the manager approves each change. The tool checks pick-up every morning against last year and the local events. Hot or cold dates get a new rate and a minimum stay to approve. What is ticked goes to all channels through the channel manager.',
      build:
        'RMS, SiteMinder and Mews have a rate tool included, so turn it on. Each room type needs a floor and a ceiling. If you run fewer than thirty rooms, an event diary with a few rules will do and no data team is called for.',
      checkpoint:
        'Moves beyond 15 % need a yes from the front office manager. Until then the channel manager holds them.',
      first_step: 'Take 24 months of stays, mark full nights in colour, and look how long ahead they were gone.',
      stop_test:
        'Adjust for events and compare with last year. Three months behind on revenue per room, and rates are set by hand again.',
      alternative: 'Draw up a year’s calendar in four rate colours, and revise it each Monday by hand.',
      risks: [
        {
          risk: 'A bushfire or flood drives rates up, and the papers take notice.',
          mitigation:
            'No rate may pass a fixed ceiling. On the day an emergency is declared close by, a person freezes them all.',
        },
        {
          risk: 'Where rivals’ private rates are pooled in one tool, price fixing is near.',
          mitigation: 'Permit public rates only. The vendor must say in writing whose data is used.',
        },
      ],
      kpis: [
        {
          name: 'revenue per room on offer',
          unit: '$ a night',
          baseline: 'by weekday over 12 months, room revenue divided by rooms',
          target: 'up 4 to 8 %',
        },
        {
          name: 'share booked with you directly',
          unit: '% of bookings',
          baseline: 'last quarter in the channel report',
          target: 'up 5 to 10 points',
        },
      ],
      data_needed: [
        'when guests booked and when they stay',
        'rates by room type',
        'cancelled bookings, per channel',
        'events in town by date',
        'published rates of competitors',
      ],
    },
    {
      workflow:
        'Each morning the manager sees which dates of the next 90 days run hot or cold. Pick-up is compared with a year ago and with the town’s events. For those dates the tool offers a minimum stay and a rate. The manager takes or leaves each, and the channel manager publishes.',
      build:
        'Use what comes with SiteMinder, Mews or RMS: set a lowest and highest rate per room type, then switch it on. Small houses, under thirty rooms, are well served by rules plus a diary of events. They can do without data staff.',
      checkpoint: 'Moves over 15 % stop at the front office manager, and reach the channel manager once approved.',
      first_step: 'Pull stays for 24 months. Colour each full night and see when it had sold out.',
      stop_test:
        'If revenue per room stays under last year for three months, events allowed for, return to setting rates yourself.',
      alternative: 'Use a calendar with four colours for your rates, and go over it on Monday mornings.',
      risks: [
        {
          risk: 'With a flood or fire close by, the software raises prices and you make headlines.',
          mitigation:
            'Set a ceiling that cannot be broken. When an emergency is declared nearby, freeze rates by hand that day.',
        },
        {
          risk: 'Feeding competitors’ private rates into one tool can amount to price fixing.',
          mitigation: 'Have the vendor put its data sources in writing, and refuse all but public rates.',
        },
      ],
      kpis: [
        {
          name: 'earnings per available room',
          unit: '$ a night',
          baseline: 'rooms on sale and room revenue for 12 months, by weekday',
          target: '4 to 8 % higher',
        },
        {
          name: 'part of bookings made direct',
          unit: '% of bookings',
          baseline: 'channel figures for the past quarter',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'booking date and stay date',
        'types of room and their rates',
        'cancellations, split by channel',
        'local event dates',
        'competitors’ public rates',
      ],
    },
    {
      risks: [
        {
          risk: 'Guests pay a spiked rate in a bushfire or flood, and it makes the news.',
          mitigation:
            'A hard ceiling is in place. Once authorities declare an emergency near you, someone freezes rates that same day.',
        },
        {
          risk: 'Pooled private rates of rivals can turn into price fixing.',
          mitigation: 'Whose data does it use? The vendor answers in writing, and only public rates are allowed.',
        },
      ],
      kpis: [
        {
          name: 'room revenue for each room on sale',
          unit: '$ a night',
          baseline: 'work it out by weekday for the last 12 months',
          target: 'raise it by 4 to 8 %',
        },
        {
          name: 'bookings made with you direct',
          unit: '% of bookings',
          baseline: 'the channel report for last quarter',
          target: 'raise it by 5 to 10 points',
        },
      ],
      workflow:
        'For each of the next 90 days, pick-up is compared daily with the year before and the event list. If a date is cold or hot, the tool proposes rate and minimum stay. The manager says yes or no to each. The channel manager then sends them out.',
      build:
        'The rate tool is included in SiteMinder, RMS and Mews. Enter the least and the most you would charge per room type, and turn it on. With less than thirty rooms you want an event diary and rules; a data team would be wasted.',
      checkpoint: 'A move of over 15 % waits for the front office manager before the channel manager gets it.',
      first_step: 'How early did full nights sell out? Colour them in an export of stays over 24 months and see.',
      stop_test:
        'Three months behind last year in revenue per room, allowing for events, means rates go back to being set by hand.',
      alternative: "Four colours on a year's rate calendar will do. Somebody revises it by hand on Mondays.",
      data_needed: [
        'dates of booking and of stay',
        'your room types and rates',
        'cancellations for each channel',
        'events by date',
        'rates of rivals, public ones',
      ],
    },
  ],
  'hospitality/allergens-and-recipes': [
    {
      workflow:
        'One book holds supplier labels and the chef’s recipes. A new label lights up all dishes it affects until the chef has cleared them. Waiters look up a dish and see allergens together with the label. Where it is not sure, the screen admits it and the kitchen is asked.',
      build:
        'Sit down with the chef and fill the allergen grid by hand. Next come label reading and a lookup that cites card and date and never guesses. Orders with an allergy should come off the till printer in red.',
      checkpoint:
        'Allergy orders are spoken back by the head chef, each one. When the menu changes, the grid gets a new signature from the food safety supervisor.',
      first_step: 'Spend an afternoon with the chef on ten dishes: find all their labels and complete the grid.',
      stop_test: 'A single wrong allergen takes it off the floor that day. It returns when you know why it happened.',
      alternative: 'Hang a laminated allergen grid by the pass, and name one person each shift who may answer guests.',
      risks: [
        {
          risk: 'Another brand contains milk or sesame, but the card has not been changed.',
          mitigation:
            'A brand stays off the shelf while its label is unscanned and the receiving chef has not passed the dishes.',
        },
        {
          risk: 'The floor trusts the display and no longer talks to the kitchen.',
          mitigation:
            'Every allergy order is said out loud to the chef as a house rule, and a mock guest tries it out monthly.',
        },
      ],
      kpis: [
        {
          name: 'menu items with a checked card',
          unit: '% of menu',
          baseline: 'count those whose card has a date',
          target: '100 % before you start',
        },
        {
          name: 'near misses with allergies',
          unit: 'a quarter',
          baseline: 'open a near-miss book and keep it eight weeks',
          target: 'half as many',
        },
      ],
      data_needed: [
        'recipe cards that name brands',
        'spec sheets and labels from suppliers',
        'versions of the menu',
        'near misses and allergy incidents',
      ],
      must_not_decide:
        'Whether a dish is safe for a guest is for the chef on duty, and a trained waiter says so, traces included. Software may not.',
    },
    {
      workflow:
        'All recipes and labels are kept in one book. If a supplier changes a label, the dishes concerned are flagged and wait for the chef. Floor staff enter a dish and get its allergens, with proof from the label. When unsure, the tool tells them to ask the chef.',
      build:
        'First comes the matrix of allergens, made by hand and with the chef. After that, labels can be read by software, and a search can quote the card with its date. It must not guess. At the till, an allergy note prints red.',
      checkpoint:
        'For an allergy order the head chef has to say yes aloud. Each new menu needs the matrix signed by the food safety supervisor.',
      first_step:
        'In one afternoon, go through ten dishes with the chef, get out each label, and enter what you find in the grid.',
      stop_test: 'If one allergen is shown wrongly, it is gone the same day, until you have found the cause.',
      alternative:
        'Laminate a printed grid, keep it at the pass, and let a single person in each shift deal with questions.',
      risks: [
        {
          risk: 'A substitute brand has sesame or milk in it while your card still promises none.',
          mitigation:
            'The receiving chef scans the label and clears the dishes first, and then the new brand may be shelved.',
        },
        {
          risk: 'Staff look at the tablet and leave out the word with the chef.',
          mitigation:
            'It is a rule of the house to ask the chef by voice when an allergy is ordered, and once a month a mock guest checks.',
        },
      ],
      kpis: [
        {
          name: 'share of dishes with a signed-off allergen card',
          unit: '% of menu',
          baseline: 'see how many cards carry a date',
          target: '100 % by launch',
        },
        {
          name: 'close calls over allergens',
          unit: 'a quarter',
          baseline: 'log near misses for eight weeks',
          target: 'cut in half',
        },
      ],
      data_needed: [
        'brands used in each recipe',
        'product labels and supplier specs',
        'each printed menu',
        'past allergy events, near misses too',
      ],
      must_not_decide:
        'No software tells a guest "this is safe". It is the duty chef who decides, and a trained waiter who passes it on and speaks of traces.',
    },
    {
      workflow:
        'Floor staff type in a dish and read its allergens off the screen, with the supplier label as proof. Recipes and labels sit in one book. If a label changes, each dish it touches is flagged until the chef clears it. If the tool is unsure it tells them, and the chef is asked.',
      build:
        'The allergen matrix is made by hand with the chef, and before anything else. Label reading comes second, with a search that gives card and date and makes no guesses. Have the till print allergy notes in red.',
      checkpoint:
        'Each allergy order is confirmed aloud by the head chef. A new menu means a new signature on the matrix from the food safety supervisor.',
      first_step: 'Choose ten dishes and dig out all labels. In an afternoon, chef and manager complete the grid.',
      stop_test: 'One wrong allergen on screen and it is off that day. Find the cause before it comes back.',
      alternative: 'Keep a laminated grid of allergens at the pass. Only one person on each shift takes questions.',
      risks: [
        {
          risk: 'A new brand holds milk or sesame, and the card says it does not.',
          mitigation:
            'The shelf is closed to new brands until label and dishes have been through the receiving chef’s hands.',
        },
        {
          risk: 'Because the screen has the answer, nobody speaks to the kitchen.',
          mitigation: 'House rule: say each allergy order aloud to the chef. A mock guest tests this monthly.',
        },
      ],
      kpis: [
        {
          name: 'dishes whose allergen card is checked',
          unit: '% of menu',
          baseline: 'go through the menu for cards with a date',
          target: '100 % ahead of launch',
        },
        {
          name: 'allergy slips caught in time',
          unit: 'a quarter',
          baseline: 'count near misses in a book for eight weeks',
          target: 'bring it down by half',
        },
      ],
      data_needed: [
        'recipes with the brands in them',
        'supplier labels, specs included',
        'menus past and present',
        'record of incidents and near misses',
      ],
      must_not_decide:
        'The chef on duty rules on whether a dish is safe. The guest hears it from a trained waiter, who names the risk of traces; software never does.',
    },
    {
      workflow:
        'One checked book of recipes and labels answers the question of what is in a dish. Staff type its name and are shown allergens with the label behind them. When a supplier alters a label, the chef must clear all dishes concerned. If it is unsure, it sends staff to the chef.',
      build:
        'Make the matrix first, together with the chef and by hand. Then software may read labels, and a search may quote the dated card but never guess. Any allergy keyed at the till comes out red.',
      checkpoint:
        'The head chef says yes by voice to every allergy order. When the menu changes, the matrix is signed anew by the food safety supervisor.',
      first_step:
        'With the chef, work through ten dishes and the labels behind them in a single afternoon, and fill the grid.',
      stop_test: 'It comes off the floor at the first wrong allergen, that day, and returns only with the cause known.',
      alternative: 'Put a laminated grid on the wall at the pass. Guests’ questions go to one named person per shift.',
      risks: [
        {
          risk: 'Somebody swaps a brand, sesame or milk comes with it, and the card is now wrong.',
          mitigation: 'Before a new brand is shelved, its label is scanned and the receiving chef passes each dish.',
        },
        {
          risk: 'Staff trust the tablet and no longer check with the chef.',
          mitigation:
            'Every allergy order is spoken to the chef, as a rule of the house, and tried out each month by a mock guest.',
        },
      ],
      kpis: [
        {
          name: 'part of the menu with a dated allergen card',
          unit: '% of menu',
          baseline: 'check each dish for its card',
          target: '100 % on the day you launch',
        },
        {
          name: 'near misses on allergens',
          unit: 'a quarter',
          baseline: 'keep a book of near misses, eight weeks',
          target: 'down by half',
        },
      ],
      data_needed: [
        'which brands go in each recipe',
        'labels and spec sheets of products',
        'all menu versions',
        'allergy incidents, also near ones',
      ],
      must_not_decide:
        'A guest learns from a trained waiter, traces included, what the chef on duty has decided. Software must not call any dish safe.',
    },
    {
      risks: [
        {
          risk: 'Milk or sesame comes in with a swapped brand while your card says there is none.',
          mitigation:
            'The receiving chef scans every new label and clears its dishes. Until then the brand is not shelved.',
        },
        {
          risk: 'The floor reads the screen and no longer speaks with the kitchen.',
          mitigation: 'House rule: the chef hears of each allergy order by voice. Mock guests test it monthly.',
        },
      ],
      kpis: [
        {
          name: 'dishes covered by a checked allergen card',
          unit: '% of menu',
          baseline: 'count the cards that have a date',
          target: '100 % when you launch',
        },
        {
          name: 'near misses over an allergy',
          unit: 'a quarter',
          baseline: 'write up near misses for eight weeks',
          target: 'halve them',
        },
      ],
      workflow:
        "Allergens for any dish are a search away for floor staff, along with the supplier's label. Behind that is one book of labels and the chef's recipes. A changed label flags all dishes it touches, and they stay flagged until the chef has looked. In doubt the tool says so, and staff ask the chef.",
      build:
        'With the chef, make the allergen matrix by hand before all else. Software may then read labels and search the book, always quoting card and date and never guessing. The till prints each allergy note in red.',
      checkpoint:
        'Each change of menu has the food safety supervisor sign the matrix. Allergy orders are confirmed by the head chef, by voice, every time.',
      first_step: 'One afternoon with the chef is enough for ten dishes: all labels out, grid filled.',
      stop_test: 'The day it shows a wrong allergen, take it away. Once you know the cause it may return.',
      alternative:
        'By the pass hangs a laminated allergen grid, and on every shift one person alone answers questions.',
      data_needed: [
        'recipe cards, brand by brand',
        "suppliers' spec sheets and labels",
        'every version of the menu',
        'incidents and near misses with allergies',
      ],
      must_not_decide:
        'The duty chef decides what is safe to eat. From a trained waiter the guest then hears it, traces included. No software may say it.',
    },
  ],
  'hospitality/food-safety-records': [
    {
      workflow:
        'Cool rooms and fridges record their own temperature, and if one gets warm the duty phone rings. The crew taps cleaning, cooling and cooking checks into a tablet as they happen. At 3 pm the manager knows what is missing, with no week of waiting. An inspector is handed a tidy file.',
      build:
        'You need wireless probes plus a checklist app with a time stamp on every tick. Leave models out for now. A later step is a simple warning for a fridge that warms up slowly and is about to fail.',
      checkpoint:
        'Once a day the food safety supervisor goes through checks not done and alarms still open, and on Sunday signs for the week.',
      first_step:
        'Choose the oldest cool room, let a logging probe sit there for seven days, then study the curve together with the chef.',
      stop_test:
        'Should fewer than 80 % of checks be on time at week six, think again. The tool is fine; the habit is missing.',
      alternative: 'Fix a clipboard to every fridge, set two times a day for readings, and test some with a probe.',
      risks: [
        {
          risk: 'Open doors set the alarm off all day, and someone turns the sound down.',
          mitigation: 'Above 5 °C let 20 minutes pass before it rings, and go through silenced alarms each morning.',
        },
        {
          risk: 'With probes on the wall, nobody checks cooked food by hand any more.',
          mitigation: 'Core temperatures are still taken by hand, and every month the probes get an ice water test.',
        },
      ],
      kpis: [
        {
          name: 'checks done when due',
          unit: '% of checks',
          baseline: 'look through two weeks of paper for gaps and entries in one pen',
          target: 'over 95 %',
        },
        {
          name: 'stock written off after fridge faults',
          unit: '$ a year',
          baseline: 'total the write-offs of 12 months',
          target: 'half of it',
        },
      ],
      data_needed: [
        'your food safety plan',
        'fridges with their limits',
        'when each shift checks',
        'failures in the past',
      ],
      must_not_decide:
        'Food that stood above 5 °C is released by no app. Under the 2 hour / 4 hour rule the food safety supervisor decides, and doubtful food goes in the bin.',
    },
    {
      workflow:
        'Temperatures in cool rooms and fridges are logged by probes, which call the duty phone at a rise. Checks on cooking, cleaning and cooling are tapped in on the spot. Gaps show up by 3 pm the same day instead of a week on. For the inspector, there is an export.',
      build:
        'Get a checklist app that stores when each box was ticked, and wireless probes. To begin with, no model is called for. In time, an alarm for slow warming can tell you that a fridge is on its way out.',
      checkpoint:
        'Missed checks and open alarms are looked at daily by the food safety supervisor. Sunday is when the week is signed.',
      first_step:
        'Pick your oldest cool room, log it with one probe for seven days, and talk the chef through what it shows.',
      stop_test:
        'If after six weeks the share of checks on time is under 80 %, it is the habit that fails and no tool will cure it. Rethink.',
      alternative: 'Use a clipboard per fridge, read at two fixed times, and check now and then with a probe.',
      risks: [
        {
          risk: 'Staff silence an alarm that goes off whenever the door is open.',
          mitigation: 'Delay it by 20 minutes over 5 °C, and in the morning find out about every alarm that was muted.',
        },
        {
          risk: 'Since the probes are there, the hand thermometer stays in the drawer when food is cooked.',
          mitigation: 'Measure the core by hand as before, and once a month test each probe in ice water.',
        },
      ],
      kpis: [
        {
          name: 'share of checks on time',
          unit: '% of checks',
          baseline: 'audit paper logs of two weeks, gaps and same-pen entries',
          target: 'more than 95 %',
        },
        {
          name: 'goods lost when a fridge fails',
          unit: '$ a year',
          baseline: 'add 12 months of write-offs',
          target: 'cut in half',
        },
      ],
      data_needed: [
        'the written food safety plan',
        'each fridge and its limits',
        'times of checks per shift',
        'record of past faults',
      ],
      must_not_decide:
        'The food safety supervisor applies the 2 hour / 4 hour rule to anything over 5 °C, and bins it if unsure. An app may never let it through.',
    },
    {
      workflow:
        'Probes log every fridge and cool room, and a warm one sets the duty phone ringing. Staff tap cooking, cooling and cleaning checks on a tablet as they do them. By 3 pm the manager sees what was missed, and not a week on. Inspectors receive a clean export.',
      build:
        'All you need is a checklist app that times every tick, and wireless probes. Models can wait. Later on, a plain alarm for slow warming tells you a fridge is failing before it stops.',
      checkpoint:
        'The food safety supervisor goes over missed checks and open alarms every day. On Sunday the week is signed off.',
      first_step:
        'Over seven days, a probe logs the oldest cool room you have. Show the curve to the chef and read it together.',
      stop_test:
        'Under 80 % of checks on time at six weeks calls for a rethink. The fault lies with the habit, not with the tool.',
      alternative: 'Each fridge gets a clipboard and two fixed times. A probe is used for spot checks.',
      risks: [
        {
          risk: 'Doors stand open, the alarm keeps ringing, and staff turn it off.',
          mitigation: 'Let it wait 20 minutes above 5 °C. Every morning, look at the ones that were muted.',
        },
        {
          risk: 'The probe is trusted, and cooked food is no longer tested by hand.',
          mitigation: 'Core temperatures stay a hand check. Probes go into ice water each month.',
        },
      ],
      kpis: [
        {
          name: 'on-time checks',
          unit: '% of checks',
          baseline: 'go over two weeks of logs for gaps and for entries in one pen',
          target: 'above 95 % of them',
        },
        {
          name: 'value of stock spoiled by fridges',
          unit: '$ a year',
          baseline: 'write-offs for the past 12 months, added up',
          target: 'down by half',
        },
      ],
      data_needed: [
        'food safety plan in force',
        'list of cold stores with limits',
        'shift by shift check times',
        'earlier breakdowns',
      ],
      must_not_decide:
        'What sat above 5 °C is judged by the food safety supervisor under the 2-hour/4-hour rule. In doubt it is binned; no app may pass it.',
    },
    {
      workflow:
        'A warm fridge rings the duty phone, because probes in every fridge and cool room log day and night. Checks on cooling, cooking and cleaning are tapped into a tablet at the moment they happen. The manager sees gaps the same day at 3 pm, and the inspector has a tidy export.',
      build:
        'Wireless probes and an app for checklists, with a time on every tick, are enough. You need no model to begin. Once it runs, add an alarm for slow warming, which gives notice before a fridge dies.',
      checkpoint:
        'Open alarms and missed checks go to the food safety supervisor daily, who signs the week off each Sunday.',
      first_step:
        'Start with the oldest cool room: one logging probe, seven days, and a talk with the chef about the curve.',
      stop_test: 'If six weeks pass and checks on time are below 80 %, think again. No tool cures a missing habit.',
      alternative: 'Clip a board to each fridge, take readings at two set times, and spot-check with the probe.',
      risks: [
        {
          risk: 'The alarm sounds at each open door, so someone mutes it for good.',
          mitigation: 'Above 5 °C, give it a delay of 20 minutes, and every morning ask about muted alarms.',
        },
        {
          risk: 'Hand thermometers gather dust since the probes arrived.',
          mitigation:
            'Cooked food is still checked at the core by hand, and an ice water test is due monthly for probes.',
        },
      ],
      kpis: [
        {
          name: 'checks ticked at the right time',
          unit: '% of checks',
          baseline: 'read two weeks of logs and look for gaps or one-pen entries',
          target: 'kept above 95 %',
        },
        {
          name: 'losses from failed fridges',
          unit: '$ a year',
          baseline: 'sum up a year, 12 months, of write-offs',
          target: 'bring it down by half',
        },
      ],
      data_needed: [
        'current plan for food safety',
        'fridges, cool rooms and limits',
        'check schedule by shift',
        'faults so far',
      ],
      must_not_decide:
        'An app may release nothing that was kept over 5 °C. The supervisor for food safety decides by the two-hour/four-hour rule, and bins it when in doubt.',
    },
    {
      risks: [
        {
          risk: 'Every open door sets off the alarm, until staff mute it.',
          mitigation: 'It sounds after 20 minutes above 5 °C. Muted alarms are looked into next morning.',
        },
        {
          risk: 'People rely on the probes, and cooked food goes without a hand thermometer.',
          mitigation:
            'Go on checking core temperature by hand. Once a month, ice water shows whether the probes are right.',
        },
      ],
      kpis: [
        {
          name: 'checks made at their due time',
          unit: '% of checks',
          baseline: "search two weeks' logs for gaps and for one pen throughout",
          target: '95 % or above',
        },
        {
          name: 'stock thrown out after a fridge fault',
          unit: '$ a year',
          baseline: 'sum the write-offs for 12 months',
          target: 'halve it',
        },
      ],
      workflow:
        "Every fridge and cool room logs its own temperature, and the duty phone rings when one warms up. Cleaning, cooking and cooling checks go into a tablet at once. That day's gaps are before the manager at 3 pm. The inspector is given a clean export.",
      build:
        'You buy wireless probes, and an app with checklists that stamps the time on each tick. Leave models aside at first. An alarm when a fridge warms slowly can follow, and warns you before it dies.',
      checkpoint:
        'The food safety supervisor looks daily for missed checks and open alarms, and signs for the week each Sunday.',
      first_step: 'For seven days one probe logs your oldest cool room. Then go through its curve with the chef.',
      stop_test: 'With checks on time below 80 % at week six, look at the habit. The tool is not to blame, so rethink.',
      alternative: 'Two fixed times a day, a clipboard on every fridge, and a probe for spot checks will serve.',
      data_needed: [
        'the food safety plan you work to',
        'all fridges, with temperature limits',
        'times for checks on each shift',
        'what has failed before',
      ],
      must_not_decide:
        'For food kept above 5 °C there is the rule of 2 and 4 hours, and a food safety supervisor to apply it. If there is doubt, bin it; an app lets nothing through.',
    },
  ],
  'hospitality/staff-training': [
    {
      workflow:
        'Someone who does a job well is filmed for two minutes. From the clip come written steps in simple English and in the crew’s own languages, with a few quiz questions. Newcomers go through five before they start. On the floor a buddy signs each one.',
      build:
        'Turn phone clips into guides with a tool made for it, keep them in one folder, and stick QR codes on the till, the dishwasher and the coffee machine. A crew member who grew up with the language reads every translation before it goes on the wall.',
      checkpoint:
        'A buddy, known by name, sees every task done once for real and signs. Good marks in the quiz do not count as a pass.',
      first_step:
        'On Tuesday make two clips, closing the bar and cleaning the coffee machine, and let the next newcomer learn from them.',
      stop_test:
        'Three months on, newcomers should need fewer shifts with a buddy. If the number is unchanged, give it up.',
      alternative:
        'Make a photo card of one page for each of the ten tasks that fail most, and put every newcomer beside a senior.',
      risks: [
        {
          risk: 'A step about the slicer or a cleaning fluid is mistranslated, and a worker is injured.',
          mitigation: 'Teach dangerous steps face to face and with pictures, and let a speaker check the wording.',
        },
        {
          risk: 'Lessons done at home without pay end in a claim for wages.',
          mitigation: 'Enter every minute of quiz and guide on the timesheet and pay it.',
        },
      ],
      kpis: [
        {
          name: 'shifts before a starter stands alone',
          unit: 'shifts',
          baseline: 'get the number from buddies for ten recent starters',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'starters lost inside 90 days',
          unit: '% of starters',
          baseline: 'last year’s starters and leavers',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'tasks sorted by role',
        'short clips of each task',
        'food handler and RSA certificates',
        'what guests say about service',
      ],
      must_not_decide:
        'The venue manager picks who gets the job and who passes the trial shift, after meeting them. Tools must not.',
    },
    {
      workflow:
        'Film two minutes of the person who does it best. Software makes steps out of it, in easy English and whatever else the crew speaks, and adds a little quiz. Five of these are done before a first shift. Later a buddy on the floor ticks them one by one.',
      build:
        'You need software that makes guides from video, and a folder that all can open. QR codes go where the work is: dishwasher, till, coffee machine. Each translation is read by a native speaker from the crew before you hang it up.',
      checkpoint:
        'For each task there is a named buddy who watches it once and signs. Nobody is cleared by a quiz alone.',
      first_step:
        'Film bar close and coffee machine clean on Tuesday, and see how the next new person gets on with both guides.',
      stop_test: 'If in three months starters need just as many shifts with a buddy as they used to, stop.',
      alternative:
        'Take photos and write ten cards of one page, for the tasks that most often go wrong, and give each starter a senior to follow.',
      risks: [
        {
          risk: 'Wrong words about chemicals or the slicer in a translation can injure someone.',
          mitigation:
            'A speaker of that language checks the text, and what is dangerous is shown in person and by picture.',
        },
        {
          risk: 'Staff who learn at home unpaid may claim their wages.',
          mitigation: 'Training time, quizzes included, goes on the timesheet by the minute and is paid.',
        },
      ],
      kpis: [
        {
          name: 'time until a newcomer works unaided',
          unit: 'shifts',
          baseline: 'ask the buddies of the last ten',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'early leavers, within 90 days',
          unit: '% of starters',
          baseline: 'a year of starters against leavers',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'role by role list of tasks',
        'phone videos of tasks',
        'certificates for RSA and food handling',
        'remarks by guests on service',
      ],
      must_not_decide:
        'Hiring, and passing a trial shift, is up to the venue manager in person. No tool takes part in it.',
    },
    {
      workflow:
        'New starters learn five tasks from short guides before their first shift. Each guide begins as a two-minute phone film of your best hand at the task. Software turns it into steps and a short quiz, in plain English and the crew’s languages. On the floor a buddy ticks each task off.',
      build:
        'Get a tool that makes guides out of video, and share them in a folder. Hang QR codes at the till, coffee machine and dishwasher. No translated guide goes up before a crew member who speaks it natively has read it.',
      checkpoint:
        'A task counts as learned when a named buddy has seen it once on the floor and signed. The quiz by itself clears no one.',
      first_step:
        'On Tuesday film two jobs: cleaning the coffee machine and closing the bar. Try the guides on whoever starts next.',
      stop_test: 'After three months, starters who need as many buddy shifts as ever mean the end of it.',
      alternative:
        'Pair each starter with a senior, and write ten one-page cards with photos for what goes wrong most.',
      risks: [
        {
          risk: 'The translation gets a slicer or chemical step wrong, and there is an injury.',
          mitigation: 'Danger steps are shown in person and in pictures, and a speaker reads the words.',
        },
        {
          risk: 'Guides done at home, unpaid, come back as a wage claim.',
          mitigation: 'Each minute of training, quiz included, is on the timesheet and is paid.',
        },
      ],
      kpis: [
        {
          name: 'shifts with a buddy before working alone',
          unit: 'shifts',
          baseline: 'what buddies say about the last ten starters',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'staff gone in the first 90 days',
          unit: '% of starters',
          baseline: 'starters and leavers counted for a year',
          target: '10 to 20 % fewer',
        },
      ],
      data_needed: [
        'what each role has to do',
        'filmed tasks, a few minutes each',
        'RSA and food handling papers',
        'comments on service from guests',
      ],
      must_not_decide:
        'A job or a trial shift is for the venue manager to give, having met the person. It is not for a tool.',
    },
    {
      workflow:
        'Your best people teach the newcomers, by way of guides made from two-minute phone films. From each film come steps and a quiz, in plain English and whichever languages the crew speaks. Five are done ahead of the first shift. After that a buddy signs them off at work.',
      build:
        'A video-to-guide tool and one shared folder are all you need, with QR codes by dishwasher, till and coffee machine. Ask a crew member who speaks the language from home to read each translation before it hangs.',
      checkpoint: 'The buddy, who is named, watches every task once at work and signs. Passing the quiz clears nobody.',
      first_step:
        'Make two films on Tuesday, the bar close and the coffee machine clean, and test them on your next starter.',
      stop_test: 'If starters need no fewer buddy shifts than before when three months are up, cut it.',
      alternative:
        'Make ten photo cards, a page each, for the tasks that fail most. Every starter works beside a senior.',
      risks: [
        {
          risk: 'A mistranslated line about the slicer or a chemical gets somebody hurt.',
          mitigation:
            'Show what is dangerous face to face and by picture. The text is checked by a speaker of the language.',
        },
        {
          risk: 'If people train at home without pay, expect a claim.',
          mitigation: 'Put guide and quiz time on the timesheet, to the minute, and pay for it.',
        },
      ],
      kpis: [
        {
          name: 'buddy shifts per starter',
          unit: 'shifts',
          baseline: 'ask about the last ten people who started',
          target: '20 to 30 % fewer',
        },
        {
          name: 'share of starters who go within 90 days',
          unit: '% of starters',
          baseline: 'go back one year and count who came and left',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'task list for every role',
        'clips of the main tasks',
        'RSA cards and food handler papers',
        'guest feedback on service',
      ],
      must_not_decide:
        'Nobody is hired, or passed on a trial shift, by a tool. The venue manager meets the person and decides.',
    },
    {
      risks: [
        {
          risk: 'Someone is hurt because a slicer or chemical step was translated wrongly.',
          mitigation: 'Pictures and a person show the danger steps. A speaker of that language reads the words.',
        },
        {
          risk: 'A starter who did the guides at home claims unpaid wages.',
          mitigation: 'All time on a guide or quiz is paid, by way of the timesheet.',
        },
      ],
      kpis: [
        {
          name: 'shifts a starter needs before working alone',
          unit: 'shifts',
          baseline: 'what the buddies report for ten recent starters',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'starters who quit inside 90 days',
          unit: '% of starters',
          baseline: 'compare starters with leavers over the past year',
          target: 'reduce them by 10 to 20 %',
        },
      ],
      workflow:
        "Two minutes of phone film, with the best person at a task, become a short guide for new starters. The tool writes a quiz and the steps, both in easy English and in your crew's languages. Five guides come before the first shift. At work a buddy ticks off each one.",
      build:
        'Pick a tool that turns video into guides and keep them in a shared folder. QR codes go by the coffee machine, till and dishwasher. A crew member with that mother tongue reads each translated guide first.',
      checkpoint: 'No quiz score clears anyone. Every task is seen once at work by a named buddy, who signs.',
      first_step:
        'Two films on Tuesday will do for a start: the coffee machine clean and the bar close. The next starter tries both.',
      stop_test: 'If buddy shifts per starter are the same as before after three months, cut it.',
      alternative: 'Ten one-page photo cards cover the tasks that go wrong most. Each starter is paired with a senior.',
      data_needed: [
        'tasks that belong to each role',
        'two-minute films of tasks',
        'certificates, RSA and food handler',
        'what guests remark about service',
      ],
      must_not_decide:
        'Jobs and trial shifts are decided by the venue manager, who has met the person. A tool has no part in that.',
    },
  ],
  'hospitality/guest-records': [
    {
      workflow:
        'Bookings, sales, wages and contacts meet in a single store overnight, where a guest has one name and an item one code. All managers read the same figures on Monday. Guests who said yes hear from you at most twice a month, with something that suits their visits.',
      build:
        'Before paying for custom work, buy the connectors your booking and POS tools offer. Merge double guests, tidy up product names and set down who has access. Groups like regulars who stopped coming are the last step.',
      checkpoint:
        'Every week finance compares the joined sales with the bank account, and keeps at it until four weeks running have matched.',
      first_step:
        'Write down each system, who owns it, its content and its export, then see if a day’s sales agree with the bank.',
      stop_test: 'By week ten the closes should fit. If two running are out by over 1 %, put it on hold.',
      alternative: 'Ask every manager for six figures per venue in one shared sheet, due on Monday at noon.',
      risks: [
        {
          risk: 'People who came a single time receive mail they did not want and protest.',
          mitigation:
            'Write only to guests whose consent has a date, and let go of those who opened nothing for a year.',
        },
        {
          risk: 'Copies of cards or IDs slip into the new store and get out.',
          mitigation: 'Keep ID and card fields out of all feeds, and look through 100 records before you go live.',
        },
      ],
      kpis: [
        {
          name: 'hours spent on the week’s figures',
          unit: 'hours',
          baseline: 'put a clock on the Monday report for three weeks',
          target: 'bring it down 70 to 90 %',
        },
        {
          name: 'guests back inside 90 days',
          unit: '% of guests',
          baseline: 'compare phone numbers in a year of diary',
          target: '5 to 10 % more',
        },
      ],
      data_needed: [
        'item sales from the POS',
        'contacts, consents and bookings',
        'staff timesheets',
        'codes for outlets and items',
      ],
    },
    {
      workflow:
        'Wages, sales, guest contacts and bookings are brought together each night. Every guest has one entry, every item one code. Mondays, the managers look at one and the same page. Those who gave consent are invited in a way that fits them, twice a month at the very most.',
      build:
        'Links between POS and booking software can be bought, so do that before you have anything made. Guest doubles and item names need cleaning, and access must be set out in writing. Then, and only then, form groups like lapsed regulars.',
      checkpoint:
        'Joined sales are held against the bank by the finance person, week after week, until they have agreed for four in a row.',
      first_step:
        'Make a list of systems with owner, contents and way to export, and take one day of sales to see if the bank agrees.',
      stop_test: 'In week ten, take a break if two closes one after the other are more than 1 % apart.',
      alternative:
        'Let managers enter six figures for their venue in one sheet every week, with Monday noon as the deadline.',
      risks: [
        {
          risk: 'After one booking, guests are sent mails they have not agreed to, and they object.',
          mitigation: 'No dated consent, no mail; and after a year without an open, the address goes.',
        },
        {
          risk: 'Somebody’s card or ID ends up in the joined data and leaks from there.',
          mitigation: 'Feeds must carry no card or ID fields, and you check 100 records for that before the start.',
        },
      ],
      kpis: [
        {
          name: 'work on the Monday report',
          unit: 'hours',
          baseline: 'time it three weeks running',
          target: 'lower by 70 to 90 %',
        },
        {
          name: 'return visits within 90 days',
          unit: '% of guests',
          baseline: 'look for repeat numbers in the diary, one year',
          target: 'a rise of 5 to 10 %',
        },
      ],
      data_needed: [
        'POS records by item',
        'who booked, with consent',
        'hours on timesheets',
        'list of item and outlet codes',
      ],
    },
    {
      workflow:
        'One store joins wages, sales, bookings and contacts every night. Each guest appears once and each item has one code, so on Monday all managers open the same figures. A guest who agreed to it gets an invitation that suits their habits, at most two a month.',
      build:
        'Buy the ready-made links between POS and booking tools before you pay for custom work. Remove double guests, tidy item names, and put in writing who may see what. Groups like lapsed regulars come after that.',
      checkpoint:
        'Finance checks joined sales with the bank every week. Four weeks in a row have to agree before that stops.',
      first_step:
        'Note each system, its owner, what is in it and how it exports. Then match a single day’s sales to the bank.',
      stop_test: 'In week ten, pause if two weekly closes running are off by over 1 %.',
      alternative: 'Each manager fills six figures per venue into a weekly sheet, and Monday noon is the cut-off.',
      risks: [
        {
          risk: 'One booking, and the guest is mailed without having asked. Complaints follow.',
          mitigation: 'A dated consent is needed for every mail. A year without opening any, and the guest comes off.',
        },
        {
          risk: 'Card numbers or IDs find their way into the store and leak.',
          mitigation: 'No feed carries those fields. Sample 100 records ahead of launch.',
        },
      ],
      kpis: [
        {
          name: 'time that weekly figures take',
          unit: 'hours',
          baseline: 'three weeks of timing the report',
          target: 'a drop of 70 to 90 %',
        },
        {
          name: 'guests seen again in 90 days',
          unit: '% of guests',
          baseline: 'trace phone numbers through last year’s diary',
          target: 'up 5 to 10 %',
        },
      ],
      data_needed: [
        'sales per item in the POS',
        'bookings, contacts and consent',
        'timesheets of all staff',
        'coding of items and outlets',
      ],
    },
    {
      workflow:
        'On Monday every manager reads the same page, drawn from one clean store of bookings, sales, wages and guests. It is filled overnight, and no guest or item is in it twice. Those who agreed are invited in line with how they visit, and never more than twice in a month.',
      build:
        'Custom work comes last, since POS and booking tools sell links of their own. Clean guest doubles and item names first, and write down who has access to what. Once that is done, build groups, for instance regulars who have lapsed.',
      checkpoint: 'Week by week the finance person holds joined sales against the bank, until four in a row match.',
      first_step: 'Draw up your systems with owner, content and export. For one day, see whether sales and bank agree.',
      stop_test: 'If in week ten two closes in a row are over 1 % out, take a break.',
      alternative:
        'Six figures from each venue, entered by its manager in one sheet before noon on Monday, are enough.',
      risks: [
        {
          risk: 'Guests hear from you after one visit though they never signed up, and object.',
          mitigation: 'Write to people with a dated consent only, and strike off those who open nothing in a year.',
        },
        {
          risk: 'IDs and cards get copied into the store, and one day leak out.',
          mitigation: 'Cut card and ID fields from all feeds, and go through 100 records before it starts.',
        },
      ],
      kpis: [
        {
          name: 'effort behind the weekly figures',
          unit: 'hours',
          baseline: 'note the time for Monday’s report over three weeks',
          target: '70 to 90 % less',
        },
        {
          name: 'share of guests who return inside 90 days',
          unit: '% of guests',
          baseline: 'match diary phone numbers across one year',
          target: '5 to 10 % higher',
        },
      ],
      data_needed: [
        'what was sold, item by item',
        'guest bookings with contact and consent',
        'hours worked, from timesheets',
        'outlet and item codes in use',
      ],
    },
    {
      risks: [
        {
          risk: 'Someone who booked a single time gets mail unasked and complains.',
          mitigation: 'Consent needs a date before any mail goes. Whoever has opened none in a year is dropped.',
        },
        {
          risk: 'The joined store comes to hold ID or card copies, and they leak.',
          mitigation: 'Feeds leave out card and ID fields altogether. A check of 100 records precedes go-live.',
        },
      ],
      kpis: [
        {
          name: 'hours that go into the Monday figures',
          unit: 'hours',
          baseline: 'time three Monday reports',
          target: 'reduce them by 70 to 90 %',
        },
        {
          name: 'guests who visit again inside 90 days',
          unit: '% of guests',
          baseline: "look for the same phone number in a year's diary",
          target: 'raise it by 5 to 10 %',
        },
      ],
      workflow:
        'All managers work from the same Monday page, because each night one store takes in bookings, sales, wages and contacts. Each guest has a single name there and each item a single code. Guests who agreed are invited to what suits their visits, twice a month at most.',
      build:
        'Links sold by your POS and booking tools come before any custom work. Next, clean out guest doubles and item names, and set out on paper what each person may see. Groups such as lapsed regulars are added at the very end.',
      checkpoint:
        'The finance person ties bank and joined sales together weekly, until four weeks running show no difference.',
      first_step:
        "Which systems do you have, who owns them, what do they hold and how do they export? List that, and tie one day's sales to the bank.",
      stop_test: 'Weekly closes that differ by over 1 % twice running after ten weeks mean a pause.',
      alternative: 'By Monday noon every manager fills in six figures for each venue, all in one weekly sheet.',
      data_needed: [
        'sales in the POS by item',
        'bookings with consents and contacts',
        'timesheet hours',
        'how items and outlets are coded',
      ],
    },
  ],
  'hospitality/housekeeping-and-repairs': [
    {
      workflow:
        'The round is dealt at 8 am: who leaves, who arrives next and which floor decide the order on each housekeeper’s phone. A fault gets a picture and a tag where it is found. Repairs that hold up a room come first. Before the season, gear that fails a lot is booked for service.',
      build:
        'Your property system has a housekeeping board: give the crew phones and use it. Tag all boilers, fridges and coffee machines and log their faults in a simple list. One season is enough to see what repeats.',
      checkpoint:
        'At 8 am the housekeeping supervisor goes over who cleans what, and later looks into one in five rooms before they are let.',
      first_step: 'For fourteen days write down all faults and all rooms that were late, when it was and why.',
      stop_test: 'Within 8 weeks of the season, late rooms must be down by 30 %. Otherwise take the board away.',
      alternative:
        'Put a whiteboard in the back office for faults, rooms and times, and go through it at 8 and again at 1.',
      risks: [
        {
          risk: 'Cleaners get too few minutes for a room and hurt their backs.',
          mitigation: 'Attendants do the timing, and nobody is given more than the load they said yes to.',
        },
        {
          risk: 'Someone marks a fault at the pool or the gas line as small, and it is never fixed.',
          mitigation: 'Words such as leak, shock, pool or gas skip all sorting and ring the duty phone.',
        },
      ],
      kpis: [
        {
          name: 'rooms clean when guests check in',
          unit: '% of arrivals',
          baseline: 'two weeks of late rooms noted at the front desk',
          target: 'over 95 %',
        },
        {
          name: 'urgent call-outs',
          unit: 'a month',
          baseline: 'a year’s trade invoices, 12 months, with a call-out fee',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'times of check-in and check-out',
        'status of each room',
        'cleaning minutes by room type',
        'log of faults and repairs',
        'gear list with ages',
      ],
    },
    {
      workflow:
        'At 8 am rooms are shared out by phone, in the order of check-outs, arrivals and floors. Whoever finds a fault takes a photo and tags it there and then. What keeps a room from being let is repaired first. Equipment with many faults has its service before the season starts.',
      build:
        'With phones for all, the housekeeping board of your property system is enough. Keep a fault log as well, with tags on coffee machines, boilers and fridges. When one season is over, you will see the patterns.',
      checkpoint:
        'The split of rooms is checked by the housekeeping supervisor at 8 am. Before release, one in five is inspected.',
      first_step: 'Over fourteen days, note the hour and reason for every fault and for every room that was not ready.',
      stop_test: 'If 8 weeks of the season have not made late rooms 30 % fewer, do without the board.',
      alternative:
        'List rooms, faults and times on a whiteboard by the back office. Be there at 8, and once more at 1.',
      risks: [
        {
          risk: 'Time per room is so short that attendants strain their backs.',
          mitigation: 'Have room times measured by those who clean, and let the agreed load be the limit.',
        },
        {
          risk: 'A problem with gas or the pool is put down as minor, and nobody comes.',
          mitigation: 'If a report says shock, gas, pool or leak, it goes to the duty phone at once and unsorted.',
        },
      ],
      kpis: [
        {
          name: 'arrivals whose room is ready',
          unit: '% of arrivals',
          baseline: 'let the front desk log late rooms for two weeks',
          target: 'more than 95 %',
        },
        {
          name: 'emergency repairs by outside trades',
          unit: 'a month',
          baseline: 'look for call-out fees in 12 months of invoices',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'arrival and departure times',
        'which rooms are clean',
        'how long each room type takes',
        'faults found and fixed',
        'equipment and its age',
      ],
    },
    {
      workflow:
        'Housekeepers find their rooms on the phone at 8 am, in order of check-out, next arrival and floor. A fault is photographed and tagged where it is seen. Whatever blocks a room is fixed before the rest. Gear with a history of faults is serviced ahead of the season.',
      build:
        'Housekeeping has its board in the property system already, and phones make it useful. Besides that, keep a plain fault log with tags on fridges, boilers and coffee machines. One season later you will see patterns.',
      checkpoint:
        'At 8 am the deal of rooms passes the housekeeping supervisor, who later inspects one in five before they are released.',
      first_step: 'Write down every fault and every late room for fourteen days, each with its time and cause.',
      stop_test: 'Late rooms should be 30 % down after 8 weeks of season. If not, do away with the board.',
      alternative: 'The back office has a whiteboard for rooms, times and faults. Walk it twice, at 8 and 1.',
      risks: [
        {
          risk: 'Attendants are given too little time for each room, and backs suffer.',
          mitigation: 'They time the rooms themselves, and no load goes over what was agreed with them.',
        },
        {
          risk: 'A gas smell or pool fault is logged as minor, and there it stays.',
          mitigation: 'Leak, gas, shock, pool: such words skip the queue and ring the duty phone.',
        },
      ],
      kpis: [
        {
          name: 'rooms ready on time',
          unit: '% of arrivals',
          baseline: 'front desk notes of late rooms over two weeks',
          target: 'above 95 % of arrivals',
        },
        {
          name: 'call-outs in an emergency',
          unit: 'a month',
          baseline: 'trade invoices with call-out fees over 12 months',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'check-in times and check-outs',
        'rooms ready or not',
        'minutes needed per room type',
        'record of faults and repairs',
        'age of each piece of gear',
      ],
    },
    {
      workflow:
        'Rooms are dealt out at 8 am so that the next arrivals find theirs clean. Each housekeeper’s phone shows them in order of check-out, arrival and floor. Faults get a photo and a tag there and then, and the fixer starts with those that block a room. Machines that often fail are serviced before the season.',
      build:
        'Give the team phones and use the board for housekeeping that your property system includes. Tag each coffee machine, fridge and boiler, and log faults in a simple list. After a season it shows what keeps breaking.',
      checkpoint:
        'The housekeeping supervisor looks at who has which rooms at 8 am. One room in five is inspected before it is let.',
      first_step: 'Keep a log for fourteen days of faults and late rooms, with hour and reason.',
      stop_test: 'Judge it 8 weeks into the season. Less than 30 % off late rooms means no board.',
      alternative: 'Use a whiteboard in the office for faults, times and rooms, and go over it at 8 and then 1.',
      risks: [
        {
          risk: 'The minutes allowed per room are too few, and cleaners get hurt.',
          mitigation: 'Those who clean do the timing, and their agreed load is the cap.',
        },
        {
          risk: 'Someone calls a pool or gas fault minor, and nobody looks at it.',
          mitigation: 'The words gas, pool, leak and shock go unsorted to the duty phone.',
        },
      ],
      kpis: [
        {
          name: 'share of arrivals with the room done',
          unit: '% of arrivals',
          baseline: 'ask the front desk to note late rooms, two weeks',
          target: 'kept above 95 %',
        },
        {
          name: 'repairs called in as emergencies',
          unit: 'a month',
          baseline: 'count call-out fees in a year of invoices',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'when guests arrive and leave',
        'current state of rooms',
        'cleaning time per type of room',
        'list of faults and fixes',
        'gear, with age',
      ],
    },
    {
      risks: [
        {
          risk: 'A tight limit on minutes per room wears out backs.',
          mitigation: 'Room times come from the attendants. The load they agreed to is the most they get.',
        },
        {
          risk: 'Somebody files a pool or gas fault under minor, and it is left.',
          mitigation: 'Shock, gas, leak or pool in a report means the duty phone rings straight away, unsorted.',
        },
      ],
      kpis: [
        {
          name: 'rooms done by the time guests check in',
          unit: '% of arrivals',
          baseline: 'a two-week note of late rooms by the front desk',
          target: '95 % or above',
        },
        {
          name: 'call-outs for emergencies',
          unit: 'a month',
          baseline: 'find the call-out fees in trade invoices of 12 months',
          target: 'reduce them by 20 to 30 %',
        },
      ],
      workflow:
        "Each housekeeper's phone lists the day's rooms at 8 am, sorted by next arrival, check-out and floor. Anyone who spots a fault snaps and tags it there. Repairs that block a room come first for the fixer. Before the season, whatever breaks often is given a service date.",
      build:
        'The housekeeping board in your property system works once the team has phones. Tag every boiler, coffee machine and fridge and start a simple log of faults. You will see patterns after a season.',
      checkpoint:
        'Who has which room is checked at 8 am by the housekeeping supervisor. Every fifth room is inspected before release.',
      first_step: 'For fourteen days, record when a room was late or a fault came up, and what caused it.',
      stop_test: 'After 8 weeks in season, keep the board only if there are 30 % fewer late rooms.',
      alternative: 'At 8 and at 1, walk past the back office whiteboard that shows times, rooms and faults.',
      data_needed: [
        'when guests check in and out',
        'rooms clean, dirty or blocked',
        'minutes each room type takes',
        'log of repairs and faults',
        'gear and how old it is',
      ],
    },
  ],
  'hospitality/itineraries': [
    {
      workflow:
        'Right after the first call, party, dates, wishes and budget go into a form. Out comes a plan by day, drawn from products you sell and priced at your contract rates, with text. A consultant reworks it, confirms rooms and seats and has it out that day. When an airline moves a flight, the trips concerned are listed.',
      build:
        'Put the contracts of your ten strongest regions into a rate table, Travefy or Tourplan, including child rules and seasons. The model may use nothing but this list and texts you have approved. Expired rates raise a flag. People make the bookings.',
      checkpoint:
        'Before sending, a consultant goes over prices against contracts, and over entry rules, transfers and dates.',
      first_step:
        'Gather contracts for the three regions that sell best, and clock five quotes from phone call to sending. The product manager does both.',
      stop_test:
        'End it after ten weeks unless quoting is a third quicker. A third wrong price with a client in one month ends it too.',
      alternative: 'Have 20 sample trips priced for the season; a consultant exchanges days as each client wishes.',
      risks: [
        {
          risk: 'A closed hotel, or a ferry with no Sunday service, makes it into the plan.',
          mitigation:
            'Limit drafts to products verified in the last 90 days. Suppliers confirm everything before money is taken.',
        },
        {
          risk: 'Somebody types passport numbers or illnesses into the drafting tool.',
          mitigation: 'Such details stay in the booking system, names included.',
        },
      ],
      kpis: [
        {
          name: 'hours until a client has a priced plan',
          unit: 'working hours',
          baseline: 'clock 30 recent quotes',
          target: '40 to 60 % faster',
        },
        {
          name: 'share of quotes sold',
          unit: '% of quotes',
          baseline: 'three months of quotes for each consultant',
          target: 'up 10 to 20 %',
        },
        {
          name: 'mistakes in price seen after booking',
          unit: 'per 100 bookings',
          baseline: 'look through margin corrections of three months',
          target: 'down by half',
        },
      ],
      data_needed: [
        "rates and seasons from suppliers' contracts",
        'old itineraries, sold or not',
        'product descriptions you have approved',
        'flight and hotel bookings',
      ],
    },
    {
      workflow:
        'Clients have a priced day plan before the end of the day they rang. The tool builds it from your product list and contracted rates once a consultant has noted wishes, budget, party and dates. It is then corrected by hand, space is checked and off it goes. Changed schedules are traced to every trip affected.',
      build:
        'Everything rests on clean rates: ten top regions, with seasons and rules for children, in Tourplan, Travefy or a table of your own. Descriptions must be approved ones, and the model is held to them. Let it warn when a rate has run out. It books nothing.',
      checkpoint:
        'No quote leaves until its consultant has verified price by price, along with dates, entry rules and time between transfers.',
      first_step:
        'Ask the product manager to time five quotes from start to finish and to pull together contracts for three leading regions.',
      stop_test:
        'If ten weeks do not make quotes a third faster, stop. Stop as well when over two wrong prices reach clients in any month.',
      alternative: "With 20 ready itineraries at this season's prices, altered by hand, you can serve most enquiries.",
      risks: [
        {
          risk: 'The plan is lovely and impossible: no boat that day, no such hotel now.',
          mitigation: 'Only products looked at within 90 days may appear, and each supplier says yes ahead of payment.',
        },
        {
          risk: 'Private details of travellers leak through a drafting prompt.',
          mitigation: 'Drafting works without names, passports or medical needs; the booking system keeps those.',
        },
      ],
      kpis: [
        {
          name: 'wait for a quote',
          unit: 'working hours',
          baseline: 'take times for the 30 latest quotes',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'enquiries quoted and won',
          unit: '% of quotes',
          baseline: "tally each consultant's quotes over three months",
          target: '10 to 20 % more',
        },
        {
          name: 'wrongly priced bookings',
          unit: 'per 100 bookings',
          baseline: 'go over three months of corrected margins',
          target: 'half as many',
        },
      ],
      data_needed: [
        'contracted supplier rates by season',
        'itineraries sent in the past and their result',
        'checked texts and pictures of products',
        'live bookings of rooms and flights',
      ],
    },
    {
      risks: [
        {
          risk: 'A ferry that rests on Sundays, or a hotel that has shut, turns up in the draft.',
          mitigation:
            'Use products checked in the past 90 days and no others. The supplier confirms before the client pays.',
        },
        {
          risk: 'A chat tool ends up with passport or health details.',
          mitigation:
            'Medical needs, passports and names belong in the booking system. The drafting tool never sees them.',
        },
      ],
      kpis: [
        {
          name: 'hours from first call to priced itinerary',
          unit: 'working hours',
          baseline: 'times of 30 recent quotes',
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'quotes that turn into a booking',
          unit: '% of quotes',
          baseline: "each consultant's count for three months",
          target: 'lift it by 10 to 20 %',
        },
        {
          name: 'price errors that surface after the sale',
          unit: 'per 100 bookings',
          baseline: 'margin corrections, three months back',
          target: 'cut in half',
        },
      ],
      workflow:
        'A priced day plan goes to the client on the day of the first call. The consultant keys in party, wishes, budget and dates, and the tool drafts from your product list at contracted rates, text included. The consultant edits it and makes sure of rooms and seats. When a schedule shifts later, it shows which trips are hit.',
      build:
        'Your ten best regions come first: enter their contracts, with child rules and seasons, in Travefy, Tourplan or a rate table. From that and from approved descriptions the model may draft, and from nothing else. A rate beyond its end date is flagged. No booking is made by software.',
      checkpoint:
        'The contract is open beside every price when the consultant checks a quote. Entry rules, dates and transfer times are checked too.',
      first_step:
        'How long does a quote take? The product manager times five, and collects contracts from the three regions you sell most.',
      stop_test:
        'Over two wrong prices a month with clients, and it stops. Ten weeks without quotes a third faster stop it too.',
      alternative: "Consultants can swap days by hand in 20 model itineraries that carry this season's prices.",
      data_needed: [
        'contracts with rates for each season',
        'itineraries already sent, and whether they sold',
        'texts and photos cleared for use',
        'hotel and flight details of bookings',
      ],
    },
    {
      risks: [
        {
          risk: 'Clients are sold a closed hotel or a Sunday ferry that does not exist.',
          mitigation:
            'Whatever was not checked for 90 days is left out, and every service is confirmed before anyone pays.',
        },
        {
          risk: 'Health notes and passports get pasted into a chat.',
          mitigation: 'The drafting tool works without names. All such data is kept in the booking system.',
        },
      ],
      kpis: [
        {
          name: 'time a client waits for a priced itinerary',
          unit: 'working hours',
          baseline: 'clock the latest 30 quotes',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'share of quotes that sell',
          unit: '% of quotes',
          baseline: 'figures per consultant, three months',
          target: 'an increase of 10 to 20 %',
        },
        {
          name: 'bookings with a wrong price',
          unit: 'per 100 bookings',
          baseline: 'three months of corrections to margin',
          target: 'bring it down by half',
        },
      ],
      workflow:
        'The tool turns the notes of a first call into a day plan with prices and text. It draws on your own products and contracted rates; the consultant has given dates, budget, wishes and party. Seats and rooms are checked by hand, and the quote leaves that day. Trips touched by a later schedule change are found at once.',
      build:
        'Enter supplier contracts, seasons and child rules for ten regions that sell, in Tourplan, in Travefy or in your own table. The model writes from this list and from descriptions you have passed. It has to flag rates whose date is over. People do the booking.',
      checkpoint:
        'A quote stays in the office until the consultant has been through dates, prices by contract, transfer times and rules of entry.',
      first_step:
        'The product manager does two things: gets contracts for the three top regions, and takes the time for five quotes.',
      stop_test:
        'Give it ten weeks to make quoting a third faster. Stop earlier if a month brings more than two wrong prices.',
      alternative: 'Price 20 model trips for the season. Days are exchanged by hand, client by client.',
      data_needed: [
        'what suppliers charge, season by season',
        'earlier itineraries, won and lost',
        'approved product copy and pictures',
        'current flight and hotel bookings',
      ],
    },
    {
      risks: [
        {
          risk: 'The hotel in the plan closed last year, or the ferry stays in port on Sundays.',
          mitigation:
            'Check products every 90 days and draft from those alone. Suppliers say yes to each before payment.',
        },
        {
          risk: 'Medical needs or passport numbers find their way into a prompt.',
          mitigation: 'They stay, with the names, in the booking system, and drafts are made without them.',
        },
      ],
      kpis: [
        {
          name: 'how long a priced plan takes',
          unit: 'working hours',
          baseline: 'measure the last 30 quotes',
          target: '40 to 60 % less',
        },
        {
          name: 'quotes won',
          unit: '% of quotes',
          baseline: 'count by consultant for three months',
          target: '10 to 20 % higher',
        },
        {
          name: 'sales corrected for price afterwards',
          unit: 'per 100 bookings',
          baseline: 'look at margin corrections for three months',
          target: "half of today's count",
        },
      ],
      workflow:
        'Quotes leave the same day, since day plan, price and text are drafted as soon as the consultant has put in the wishes. Budget, party and dates go in too. Products and rates are your own, under contract. Before sending, the consultant changes what is needed and checks rooms and seats. Changes of schedule are later tied to each trip.',
      build:
        "Rates come first. For the ten regions that sell most, load contracts, children's rules and seasons into a table, into Tourplan or into Travefy. Hold the model to that list and to approved text. It should point out any rate past its date, and leave booking to people.",
      checkpoint:
        'Price by price, the consultant compares quote and contract. Dates, entry rules and transfer times have to be right before it goes.',
      first_step:
        "Collect the contracts for three regions, your best sellers, and clock five quotes from start to end. It is the product manager's job.",
      stop_test:
        'It ends if, ten weeks on, quotes are less than a third faster. It ends too when, in a month, three wrong prices reach clients.',
      alternative: 'A set of 20 itineraries, priced for the season and changed by hand, does much of the work.',
      data_needed: [
        'supplier contracts, rates and seasons',
        'past trips offered, with result',
        'passed descriptions and photos',
        'bookings, with flights and hotels',
      ],
    },
  ],
  'hospitality/tour-departures': [
    {
      workflow:
        "By late afternoon you see which of tomorrow's trips stand: bookings, least numbers, pick-ups, crew with tickets, bus or boat, and the forecast. Waivers and medical forms come in from guests' phones. Should the lead guide or skipper cancel, a message offers a refund or two new dates, and freed seats show to agents.",
      build:
        'FareHarbor, Rezdy and their kind can hold crew, craft and waivers and feed all sales channels; set that up. For each trip, enter your own limits for swell, wind or heat and compare them with the Bureau of Meteorology morning and evening. Prepare one cancel message with links. Leave no-show prediction for later.',
      checkpoint:
        'Every departure is confirmed twice by its skipper or lead guide, at night and in the morning. They also read flagged medical answers.',
      first_step:
        'Set out last season by departure: seats sold, crew, and why any trip was called off. The operations manager does it.',
      stop_test:
        'After a month of the season, stop if guests wait over 60 minutes for news of a cancellation. One missing waiver at boarding also ends it.',
      alternative:
        'At 4 pm, ten minutes on the phone around a whiteboard, then a single text for each trip from a set wording.',
      risks: [
        {
          risk: 'Numbers say go, and a crew takes on a bar crossing against its own judgement.',
          mitigation: "Treat limits as warnings. A skipper's no stands at any hour and needs no defence.",
        },
        {
          risk: 'Somebody ticks a heart problem, nobody looks, and they go under water.',
          mitigation: 'A booking with a red answer waits for a talk between instructor and guest.',
        },
      ],
      kpis: [
        {
          name: 'how full your trips are',
          unit: '% of seats',
          baseline: 'three months of seats for each trip',
          target: '5 to 10 points higher',
        },
        {
          name: 'minutes until every guest knows',
          unit: 'minutes',
          baseline: 'clock the three cancellations that come next',
          target: 'less than 30',
        },
        {
          name: 'guests who take another date',
          unit: '% of guests',
          baseline: "look at last season's cancellations",
          target: 'up to half',
        },
      ],
      data_needed: [
        'seats sold per trip and channel',
        'who holds which ticket and is free',
        'how many each bus or boat carries',
        'your limits for wind, swell or heat',
        'why earlier trips were cancelled',
      ],
      must_not_decide:
        'Skipper or lead guide settles if a trip goes and if a person may join. Their no cannot be overruled by software.',
    },
    {
      workflow:
        'Nobody should be on the jetty for a trip that is off. The planner lines up the forecast, crew, craft, pick-ups, bookings and least numbers for the next day, every afternoon. Guests sign and answer health questions online. A cancellation by the person in charge sends out refund or new dates at once and opens seats to agents.',
      build:
        'Start with functions you already pay for in your booking system: online waivers, crew and resources, channel links. Twice a day it compares the Bureau of Meteorology forecast with limits chosen by you for each trip. One message, written in advance, covers a cancellation. You do not need to predict no-shows.',
      checkpoint:
        'Evening and morning, the one in command says yes to each trip and looks at any medical form with a flag.',
      first_step:
        'For last season, have the operations manager put seats, crew and cause of cancellation beside each departure.',
      stop_test:
        'Give it one month in season. If word of a cancellation takes more than 60 minutes, or anyone boards without a waiver, stop.',
      alternative: 'A whiteboard, a short call at 4 pm and prepared group texts per trip will carry a small fleet.',
      risks: [
        {
          risk: 'Staff read a mild forecast as an order to go out.',
          mitigation: 'Nobody asks why a trip was cancelled. Limits warn, and the skipper rules.',
        },
        {
          risk: 'The health form is filed unread, and a sick guest joins a dive.',
          mitigation: 'Hold such bookings; the instructor rings before they are released.',
        },
      ],
      kpis: [
        {
          name: 'load on trips that went out',
          unit: '% of seats',
          baseline: 'seat counts by trip for three months',
          target: 'a rise of 5 to 10 points',
        },
        {
          name: 'speed of the cancel message',
          unit: 'minutes',
          baseline: 'measure it at the next three cancellations',
          target: 'below 30',
        },
        {
          name: 'share of cancelled guests kept',
          unit: '% of guests',
          baseline: 'count from the season past',
          target: 'reach half',
        },
      ],
      data_needed: [
        'departure bookings, all channels',
        'roster of qualified crew',
        'capacity of craft and vehicles',
        'go or no-go limits by trip',
        'log of trips called off',
      ],
      must_not_decide:
        'To go or not to go, and who is fit to come, is decided by whoever commands the trip. The planner must accept a no.',
    },
    {
      risks: [
        {
          risk: 'The forecast is within limits, and a crew crosses a bad bar because of it.',
          mitigation: 'A limit can only warn. No skipper has to explain a no, whenever it comes.',
        },
        {
          risk: 'No one reads the medical form, and a guest with a weak heart dives.',
          mitigation: 'The booking stops at any red answer until instructor and guest have talked.',
        },
      ],
      kpis: [
        {
          name: 'share of seats filled when a trip runs',
          unit: '% of seats',
          baseline: 'three months, trip by trip',
          target: 'lift it by 5 to 10 points',
        },
        {
          name: 'minutes to reach all guests after a cancellation',
          unit: 'minutes',
          baseline: 'take the time at the next three',
          target: 'fewer than 30',
        },
        {
          name: 'guests who rebook after a cancellation',
          unit: '% of guests',
          baseline: 'figures from last season',
          target: 'lift it to half',
        },
      ],
      workflow:
        "Tomorrow's departures are on one screen each afternoon, with bookings, crew tickets, minimum numbers, craft or vehicle, pick-ups and forecast. Waiver and medical form are done on the guest's phone. When the skipper or lead guide cancels, guests are offered two dates or a refund by message. Agents see the seats that came free.",
      build:
        'Set up online waivers, crew and resources in FareHarbor, Rezdy or similar, joined to your channels. Per trip you fix limits for wind, swell or heat, and check the Bureau of Meteorology against them at dawn and dusk. The cancel message, with dates and refund links, is written once. Skip a no-show model for now.',
      checkpoint:
        'The lead guide or skipper gives the go in the evening and once more in the morning. Medical forms with a flag are read by the same person.',
      first_step:
        "How did last season's departures go? The operations manager lists seats sold, crew and the reason for each cancellation.",
      stop_test:
        'One waiver missing at boarding ends it. So does a season month after which guests still wait over 60 minutes for word.',
      alternative:
        'Meet by phone for ten minutes at 4 pm with the departures on a whiteboard. Each trip has one prepared group text.',
      data_needed: [
        'bookings for each departure and channel',
        'tickets and free days of crew',
        'capacity of boats and vehicles',
        'weather limits for every trip',
        'cancellations so far, with cause',
      ],
      must_not_decide:
        'No planner overrides a no. If a trip runs, and if a guest is fit for it, the skipper or lead guide decides.',
    },
    {
      risks: [
        {
          risk: 'A bad bar is crossed since the numbers were inside the limit.',
          mitigation: 'The skipper cancels at will and owes nobody a reason. Limits are there to warn.',
        },
        {
          risk: 'Someone with a heart condition dives because the form went unread.',
          mitigation: 'Red answers block a booking. The instructor speaks to the guest, and then it may go on.',
        },
      ],
      kpis: [
        {
          name: 'seats sold on trips that go out',
          unit: '% of seats',
          baseline: 'figures per trip over three months',
          target: '5 to 10 points up',
        },
        {
          name: 'time until all guests know a trip is off',
          unit: 'minutes',
          baseline: 'clock the next three',
          target: 'no more than 30',
        },
        {
          name: 'cancelled guests who choose a new date',
          unit: '% of guests',
          baseline: "last season's count",
          target: 'every second guest',
        },
      ],
      workflow:
        'Guests learn in good time that a trip is off, and can pick one of two dates or a refund. The afternoon plan for tomorrow shows forecast, bookings, minimum numbers, pick-ups, crew tickets and boat or bus. Waivers and medical answers arrive by phone. Skipper or lead guide decides; agents then see freed seats.',
      build:
        'Rezdy, FareHarbor and the like have resources, crew and waivers built in, with links to sales channels. Look morning and evening at what the Bureau of Meteorology says on heat, wind or swell, and hold it against your limits for that trip. Prepare a single cancel message with links and dates. Prediction of no-shows is not worth the money yet.',
      checkpoint:
        'Departures need a yes from skipper or lead guide the night before and on the day. Flagged medical forms are theirs to read.',
      first_step:
        "Have last season's trips listed by the operations manager: crew, seats sold, and why some were cancelled.",
      stop_test:
        'After a month in season, guests must hear within 60 minutes of a cancellation. If they do not, or a waiver is missing at boarding, stop.',
      alternative:
        'Ten minutes at 4 pm by phone, departures on a whiteboard, and a group text per trip from prepared words.',
      data_needed: [
        'what is booked per trip and channel',
        'crew, their tickets and availability',
        'seats in each vessel or vehicle',
        'trip limits for weather',
        'past trips cancelled and why',
      ],
      must_not_decide:
        'Skipper or lead guide says whether a trip goes ahead and who is fit to take part. When that answer is no, the planner obeys.',
    },
    {
      risks: [
        {
          risk: 'Because the forecast allows it, a crew feels bound to sail over a bad bar.',
          mitigation: 'Numbers warn and people decide. A skipper may say no at any time, unquestioned.',
        },
        {
          risk: 'The form says heart condition, nobody has read it, and the guest dives.',
          mitigation: 'Let red answers freeze the booking. It is freed when the instructor has talked to the guest.',
        },
      ],
      kpis: [
        {
          name: 'how many seats are taken on departures',
          unit: '% of seats',
          baseline: 'look at three months by trip',
          target: 'a gain of 5 to 10 points',
        },
        {
          name: 'minutes before the last guest is told',
          unit: 'minutes',
          baseline: 'at three cancellations, take the time',
          target: '30 at the most',
        },
        {
          name: 'share of cancelled guests who book again',
          unit: '% of guests',
          baseline: 'count them for last season',
          target: 'raise it to half',
        },
      ],
      workflow:
        "Every afternoon the planner shows whether tomorrow's trips can run. It sets bookings and minimum numbers beside crew tickets, vessel or vehicle, pick-ups and forecast. Guests have filled in medical form and waiver online. If the one in charge calls it off, a message offers refund or two other dates, and seats open for agents.",
      build:
        'Use the system you sell through, Rezdy or FareHarbor for instance, for crew, resources and online waivers. You set the limits of each trip for swell, heat or wind; twice daily they are compared with the Bureau of Meteorology. Write one message for cancellations, complete with refund link. Leave out no-show models at first.',
      checkpoint:
        'Each trip is confirmed in the evening and on the morning by whoever leads it, skipper or guide, who has also read the flagged medical forms.',
      first_step:
        'The operations manager goes through last season, trip by trip, for seats sold, crew and causes of cancellation.',
      stop_test:
        'It ends if someone boards without a waiver. It ends after a month of season, too, if news of a cancellation takes guests over 60 minutes to get.',
      alternative:
        'A call at 4 pm, ten minutes long, over a whiteboard of trips will do, plus a prepared text for each group.',
      data_needed: [
        'departures with bookings, by channel',
        'which crew are free and ticketed',
        'what each boat or bus can carry',
        'limits set for every trip',
        'reasons for earlier cancellations',
      ],
      must_not_decide:
        'The decision to run a trip, and to take a guest along, rests with skipper or lead guide. A planner has to accept their no.',
    },
  ],
  'hospitality/holiday-homes': [
    {
      workflow:
        "When guests leave, cleaner and linen get a job that names the next arrival. Photos of every room come back, and what differs from last time is marked for a manager to see. Codes and house guide reach guests by message. At month end each owner's stays, fees, repairs and cleans are already in a statement, ready to check.",
      build:
        'Tasks, messages and locks can all run in Hospitable, Guesty or Hostaway; the trust accounts are then joined on. Agree standard photos for each room before anything else. Comparing pictures is a later step and only says where to look. Statements are drafted with a short word on repairs and occupancy.',
      checkpoint:
        'Owners are paid once the trust bookkeeper has reconciled. Statements and claims for damage pass the property manager first.',
      first_step:
        "Over this month's statements, the bookkeeper writes down hours and sources. Late turnovers of last month are listed by the manager.",
      stop_test:
        'After three months, end it if more than half the old hours remain, or if a second statement had to be corrected once paid.',
      alternative:
        'Cleaners see a common calendar and tick a printed list. Statements come out of a spreadsheet kept for each owner.',
      risks: [
        {
          risk: 'An old mark is pinned on the last guest, who answers with a bad review.',
          mitigation: 'No bond is claimed until a manager has seen job history and both pictures.',
        },
        {
          risk: 'Money in trust goes to the wrong owner through a bad split.',
          mitigation: 'Check every statement against the trust ledger; somebody else then releases payment.',
        },
      ],
      kpis: [
        {
          name: 'hours spent on statements',
          unit: 'hours a month',
          baseline: 'keep a log at the coming month end',
          target: '50 to 70 % fewer',
        },
        {
          name: 'homes not ready on arrival',
          unit: '% of arrivals',
          baseline: 'take four weeks of late cleans and complaints',
          target: 'halved',
        },
        {
          name: 'bills you paid for owners and forgot',
          unit: '$ a month',
          baseline: 'hold a month of bills against statements',
          target: 'down 60 to 80 %',
        },
      ],
      data_needed: [
        'stays by home and booking site',
        'what each clean and repair cost',
        'fees agreed with owners',
        'photos taken at changeovers',
      ],
    },
    {
      workflow:
        "Month end stops being three days of paper, because each stay, clean, repair and fee lands on the owner's statement when it happens. Check-out triggers cleaning and linen with the deadline shown. Room photos are set against the previous ones and differences go to the manager. Entry codes and the guide are sent by themselves.",
      build:
        'Choose one platform for locks, jobs and messages, such as Hostaway, Hospitable or Guesty, and link your trust accounting to it. First fix which photos are taken in which room. Software may later point at changes in them. Owners get their figures with a line on occupancy and on repairs.',
      checkpoint:
        'A property manager approves damage claims and statements. Reconciling by the trust bookkeeper comes before any payment.',
      first_step:
        "List turnovers that ran late last month, and time the making of this month's statements with every source that was opened.",
      stop_test: 'Three months should halve the hours. If they do not, or if two paid statements prove wrong, stop.',
      alternative:
        'A calendar cleaners can see, a paper checklist by room and one sheet per owner are enough for a few homes.',
      risks: [
        {
          risk: 'The comparison sees damage where there is only a worn table.',
          mitigation: 'Let a manager judge from the two photos and past jobs, and claim on the bond after that.',
        },
        {
          risk: 'Trust funds are touched by a slip in the statement.',
          mitigation: 'Two people: one reconciles with the ledger, another lets the payment go.',
        },
      ],
      kpis: [
        {
          name: 'effort for month-end owner accounts',
          unit: 'hours a month',
          baseline: 'time it at the next month end',
          target: 'a cut of 50 to 70 %',
        },
        {
          name: 'late turnovers',
          unit: '% of arrivals',
          baseline: 'count complaints and overdue cleans for four weeks',
          target: 'half as many',
        },
        {
          name: 'owner costs left with you',
          unit: '$ a month',
          baseline: "compare one month's bills and statements",
          target: '60 to 80 % less',
        },
      ],
      data_needed: [
        'calendar of stays from all sites',
        'jobs for cleaning and repairs, with prices',
        'management agreements',
        'changeover pictures room by room',
      ],
    },
    {
      risks: [
        {
          risk: 'A guest is charged for a scratch that was there before, and says so in a review.',
          mitigation: 'First a manager sees the job history and the two photos. Then a bond claim may follow.',
        },
        {
          risk: 'Trust money is paid out on a wrong split.',
          mitigation: 'Statement and trust ledger are reconciled before payment. A second person releases it.',
        },
      ],
      kpis: [
        {
          name: 'monthly time on owner statements',
          unit: 'hours a month',
          baseline: 'log hours at the next month end',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'arrivals to a home that is not ready',
          unit: '% of arrivals',
          baseline: 'complaints and late cleans of four weeks',
          target: 'cut in half',
        },
        {
          name: 'costs that were not passed on to owners',
          unit: '$ a month',
          baseline: "check a month's bills with the statements",
          target: 'reduce them by 60 to 80 %',
        },
      ],
      workflow:
        'Each check-out sets cleaner and linen to work, and the job says when the next guests come. The cleaner sends room photos, and the manager is shown what differs from last time. Codes and guide are messaged to guests. Owner statements fill up with stays, cleans, repairs and fees, and are checked at month end.',
      build:
        "Run messages, tasks and smart locks in Hostaway, Guesty or Hospitable, joined to the trust accounts. Start with a standard set of photos per room. Software that compares pictures may come later, as a hint where to look. Each owner's statement is drafted with a plain note on repairs and occupancy.",
      checkpoint:
        'Damage claims and statements are checked one by one by the property manager. Before owners are paid, the trust bookkeeper has reconciled.',
      first_step:
        'This month the bookkeeper logs hours and sources for each statement. The manager lists turnovers that were late last month.',
      stop_test:
        'Two statements that need mending after payment end it. So does month three with over half the present hours still spent.',
      alternative:
        'Cleaners share a calendar and tick off a printed room list. One spreadsheet for each owner yields the statement.',
      data_needed: [
        'bookings for every property and channel',
        'cost of cleans and repairs',
        'agreements and fees per owner',
        'photos of rooms after each stay',
      ],
    },
    {
      risks: [
        {
          risk: 'An old scratch is put down to the guest by software, and a poor review follows.',
          mitigation: 'Before a bond is claimed, a manager compares both photos and reads the job history.',
        },
        {
          risk: 'The split on a statement is wrong, and it is trust money.',
          mitigation: 'Every statement has to agree with the trust ledger. Someone else lets the payment out.',
        },
      ],
      kpis: [
        {
          name: "hours for the owners' statements",
          unit: 'hours a month',
          baseline: 'take a log of the next month end',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'homes still dirty when guests arrive',
          unit: '% of arrivals',
          baseline: 'four weeks, late cleans and complaints',
          target: 'half as many',
        },
        {
          name: 'bills not charged to the owner',
          unit: '$ a month',
          baseline: 'one month, bills against statements',
          target: '60 to 80 % fewer',
        },
      ],
      workflow:
        "Turnovers, damage and owner statements run off one record of each stay. A check-out gives the cleaner and linen a job with the time of the next arrival. The cleaner's photos are compared with the last ones, and the manager sees what changed. Messages carry code and guide. At month end the manager checks statements already filled.",
      build:
        'Take Hospitable, Hostaway or Guesty for locks, tasks and messages and tie it to your trust accounting. Set which photos each room needs before you go on. Comparison of pictures, if you add it, only tells a manager to look. A plain note on occupancy and repairs goes with every draft statement.',
      checkpoint:
        'The property manager looks at every damage claim and statement. Payment to owners waits until the trust bookkeeper has reconciled.',
      first_step:
        "List last month's late turnovers, which is for the manager. The bookkeeper writes down each hour and source behind this month's statements.",
      stop_test:
        'After three months, statements must take half the present hours or less. If not, or if two are corrected after payment, stop.',
      alternative:
        'A shared calendar for cleaners, ticks on a printed list of rooms, and a spreadsheet per owner can carry you.',
      data_needed: [
        'stays per home and channel',
        'jobs done, with their cost',
        'what owners have agreed to pay',
        'turnover photos of every room',
      ],
    },
    {
      risks: [
        {
          risk: 'The last guest gets the blame for an old scratch and writes about it.',
          mitigation: 'A manager studies photos and past jobs. No claim on the bond comes earlier.',
        },
        {
          risk: 'One bad split, and trust money is in the wrong hands.',
          mitigation:
            'Nothing is paid before the ledger agrees with the statement and a second person has released it.',
        },
      ],
      kpis: [
        {
          name: 'time a month end takes for owners',
          unit: 'hours a month',
          baseline: 'note the hours at the coming month end',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'guests who arrive to an unready home',
          unit: '% of arrivals',
          baseline: "go by four weeks' complaints and late cleans",
          target: 'down by half',
        },
        {
          name: 'money spent for owners and not charged',
          unit: '$ a month',
          baseline: 'a month of bills, matched with statements',
          target: 'lower by 60 to 80 %',
        },
      ],
      workflow:
        'Owner statements are nearly done by month end, because every stay, clean, repair and fee is entered as it happens. Cleaner and linen are called by the check-out and know when the next guests come. Photos of rooms are set against the set before, to show the manager any change. Guests are messaged their code and guide.',
      build:
        'One platform can run locks, messages and tasks: Guesty, Hospitable or Hostaway. Connect trust accounting to it. Photos have to be standard for each room before any software compares them, and even then it is a hint. Draft statements tell each owner in plain words about repairs and occupancy.',
      checkpoint:
        "Reconciling is for the trust bookkeeper and comes before payment. Each statement and damage claim has been through the property manager's hands.",
      first_step:
        'What does a month end take? The bookkeeper notes hours and sources as statements are made, and the manager lists late turnovers of last month.',
      stop_test:
        'Stop if a second statement must be put right once paid. Stop at three months, too, if the hours are above half of what they are now.',
      alternative:
        'Give cleaners one calendar and a room list in print to tick. Statements are made per owner in a spreadsheet.',
      data_needed: [
        'property bookings from each channel',
        'cleaning jobs, repair jobs and prices',
        'owner contracts and fees',
        'pictures of rooms at turnover',
      ],
    },
  ],
  'hospitality/takeaway-orders': [
    {
      workflow:
        'Whatever the channel, be it app, phone, counter, QR code or website, the order shows up in a single queue on a screen in the kitchen. Times promised shift with the load on the grill. Simple calls go to a voice line that repeats the order. Run out of something and every menu drops it. Mistakes get a code.',
      build:
        'The counter tablets go first. A hub like Deliverect, or the link that Lightspeed and Square offer, writes orders into the till. A screen then shows make times item by item. Voice ordering is tried on two slow nights ahead of any Friday, with staff a key press away.',
      checkpoint:
        'Allergy orders are spoken through with the shift manager, who also keeps an eye on times and may shut a channel for a while.',
      first_step: 'Pick a Friday and log each order: channel, arrival, promise, hand-over, mistakes.',
      stop_test:
        'After six weeks, stop if late orders are not a fifth fewer. The voice line goes when a tenth of callers want a human.',
      alternative:
        "In the rush one person minds the tablets. The phone has today's waiting time beside it, and the apps show 15 dishes only.",
      risks: [
        {
          risk: '"No nuts" is heard as something else, and nobody notices.',
          mitigation: 'Allergy words always bring a person to the phone and print in red.',
        },
        {
          risk: 'The hub goes down at seven on a Friday, and nothing comes in.',
          mitigation: 'Store a tablet for each app, and rehearse the switch until it takes less than five minutes.',
        },
      ],
      kpis: [
        {
          name: 'broken promises on time',
          unit: '% of orders',
          baseline: 'two weeks of promised against real hand-over',
          target: '30 to 50 % fewer',
        },
        {
          name: 'money lost on remakes and refunds',
          unit: '$ a week',
          baseline: 'total the app statements of four weeks',
          target: 'down 25 to 40 %',
        },
        {
          name: 'calls nobody could take',
          unit: 'calls a week',
          baseline: 'go by the log of missed calls',
          target: 'half as many',
        },
      ],
      data_needed: [
        'time-stamped orders from every channel',
        'how long each item takes',
        'causes of refunds and remakes',
        'current menu, options and stock-outs',
      ],
      must_not_decide:
        'Only whoever runs the kitchen can tell an allergic guest that a dish is safe. Apps and voice lines must pass the question on.',
    },
    {
      workflow:
        'Cooks look at one list, and guests hear a time that holds. The list takes in website, QR, counter, phone and every app, and the promise follows the work on the grill. Callers with a plain order speak to a voice line, which says it back. A sold-out dish leaves all menus together, and errors are coded.',
      build:
        'Replace the row of tablets with one hub into the till; Square and Lightspeed have their own, and Deliverect is another. Give the kitchen a display and set a make time for each item. Then try phone ordering by voice on a couple of quiet evenings. A caller can reach staff at any moment.',
      checkpoint:
        'The manager on shift may pause a channel, follows the promises during peak and confirms every allergy order aloud.',
      first_step:
        'On the coming Friday write down, order by order, where it came from, when, what was promised, when it left and what went wrong.',
      stop_test:
        'Give up if six weeks bring less than a fifth off late orders. Drop the voice line when every tenth caller asks for staff.',
      alternative:
        'Name a tablet minder for peak hours, post the waiting time near the phone and trim app menus to 15 items.',
      risks: [
        {
          risk: 'The line gets an allergy wrong and the meal is made.',
          mitigation: 'No allergy is handled by voice software: a person takes over, and red ink marks the docket.',
        },
        {
          risk: 'Everything hangs on the hub, and it breaks at the worst hour.',
          mitigation:
            'Spare tablets stay in reach. The crew can change over within five minutes because it has practised.',
        },
      ],
      kpis: [
        {
          name: 'share of orders that miss their time',
          unit: '% of orders',
          baseline: 'check promise and hand-over across two weeks',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'cost of refunds and food made twice',
          unit: '$ a week',
          baseline: 'four weeks of statements from the apps',
          target: '25 to 40 % less',
        },
        {
          name: 'unanswered order calls',
          unit: 'calls a week',
          baseline: 'count entries in the missed-call list',
          target: 'down by half',
        },
      ],
      data_needed: [
        'order history with times, all sources',
        'minutes needed per dish',
        'what was refunded or remade and why',
        'menu data with sold-out flags',
      ],
      must_not_decide:
        'Allergy safety is answered by whoever leads the kitchen and nobody else. The voice line and the apps hand over.',
    },
    {
      risks: [
        {
          risk: 'The caller says "no nuts", the line hears otherwise, and the food is made.',
          mitigation: 'At any allergy word a person takes the call. The docket shows it in red.',
        },
        {
          risk: 'The hub dies at seven on Friday, and with it every order.',
          mitigation:
            'Each app has a spare tablet in the drawer. Staff practise until the switch takes under five minutes.',
        },
      ],
      kpis: [
        {
          name: 'orders handed over after the promised time',
          unit: '% of orders',
          baseline: 'two weeks, hand-over against promise',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'cost of remakes and refunds',
          unit: '$ a week',
          baseline: "sum up the apps' statements, four weeks",
          target: 'reduce it by 25 to 40 %',
        },
        {
          name: 'phone orders that were missed',
          unit: 'calls a week',
          baseline: 'look in the log of missed calls',
          target: 'cut in half',
        },
      ],
      workflow:
        'Counter, phone, apps, website and QR code all feed a single kitchen queue. The time promised depends on how busy the grill is and adjusts itself. Plain phone orders are for a voice line, which reads back what it heard. What is sold out disappears from all menus, and wrong orders are coded.',
      build:
        'Take the tablets away and let an order hub write into the till, be it Deliverect or the link inside Lightspeed or Square. A kitchen screen shows how long each item takes. Try the voice line on two quiet evenings, and only then on a Friday. One key brings a person.',
      checkpoint:
        'Allergy orders are checked aloud by the shift manager, who keeps an eye on promised times in the rush and may pause a channel.',
      first_step: 'Take one Friday and write down all orders by channel: in, promised, out, and what went wrong.',
      stop_test:
        'Late orders must be a fifth fewer by week six, or stop. When one caller in ten wants a person, the voice line ends.',
      alternative:
        "During the rush, all tablets have one minder. Print the day's promise time for the phone, and keep 15 items on the apps.",
      data_needed: [
        'orders with times, for each channel',
        'how long every item takes to make',
        'refunds, remakes and their cause',
        'menu options and what is sold out',
      ],
      must_not_decide:
        'The person who runs the kitchen says if a dish is safe with an allergy. An app or a voice line must not answer that.',
    },
    {
      risks: [
        {
          risk: '"No nuts" is misheard and the order goes to the kitchen.',
          mitigation: 'A person comes on for anything about allergy, and it is printed red.',
        },
        {
          risk: "Friday, seven o'clock: the hub is down and no order arrives.",
          mitigation:
            'Tablets wait in a drawer, one an app. Changing back has been practised and is done in under five minutes.',
        },
      ],
      kpis: [
        {
          name: 'share of orders past their promise',
          unit: '% of orders',
          baseline: 'compare times for two weeks',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'dollars refunded or spent on remakes',
          unit: '$ a week',
          baseline: 'app statements of four weeks, added',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'order calls missed at peak',
          unit: 'calls a week',
          baseline: 'count from the missed-call log',
          target: 'bring it down by half',
        },
      ],
      workflow:
        'Guests get an honest time, because all orders share one queue in the kitchen. Apps, QR code, website, phone and counter feed it, and the promise moves with the work at the grill. A voice line handles simple calls and repeats the order. Sold-out items go from every menu at the same moment. Each mistake is coded.',
      build:
        'Start by clearing the tablets: Square and Lightspeed have a link to the till, and Deliverect is a hub for it. Next comes a screen in the kitchen with a make time per item. Two quiet evenings test the voice line before it meets a Friday. A person is never further than one key.',
      checkpoint:
        'In the rush the shift manager watches the times, can stop any channel, and talks through allergy orders in person.',
      first_step:
        'On one Friday, log for each order its channel, when it came, the time promised, the time it left and any error.',
      stop_test:
        'Six weeks without a fall of a fifth in late orders mean stop. The voice line stops if a tenth of calls ask for staff.',
      alternative:
        'Cut the apps to 15 items, let one person mind every tablet at peak, and print a promise time for whoever takes calls.',
      data_needed: [
        'channel orders, time stamped',
        'minutes to make each item',
        'why food was refunded or remade',
        'menu with choices and stock marks',
      ],
      must_not_decide:
        'Can an allergic guest eat this dish? Whoever is in charge of the kitchen answers, and never a voice line or an app.',
    },
    {
      risks: [
        {
          risk: 'A nut allergy is lost because the voice line misheard.',
          mitigation: 'Allergy talk is for people: the call is put through and the docket prints red.',
        },
        {
          risk: 'All orders hang on one hub, which fails on a Friday at seven.',
          mitigation: 'The drawer holds a tablet for every app. Rehearse going back until five minutes are enough.',
        },
      ],
      kpis: [
        {
          name: 'late orders, measured by the promise',
          unit: '% of orders',
          baseline: 'two weeks of hand-over times and promises',
          target: '30 to 50 % less',
        },
        {
          name: 'weekly loss on refunds and remakes',
          unit: '$ a week',
          baseline: "four weeks' app statements, totalled",
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'calls lost while the kitchen is full',
          unit: 'calls a week',
          baseline: 'read them off the log',
          target: 'half of what it is',
        },
      ],
      workflow:
        'The kitchen works from one screen, whatever way an order came in: website, app, phone, QR code or counter. Promised times are set by how full the grill is. A voice line takes simple orders by phone and reads them back. A dish that runs out drops off all menus, and every wrong order gets a code.',
      build:
        'The tablets have to go. An order hub such as Deliverect, or what Square and Lightspeed include, puts orders straight into the till. Hang a screen in the kitchen and give each item its make time. The voice line has two quiet evenings of trial ahead of its first Friday. Staff can be reached by one key.',
      checkpoint:
        'The shift manager confirms allergies by voice, follows the promised times while it is busy, and is free to pause a channel.',
      first_step: 'Choose a Friday. For every order note channel, time in, promise, time out and mistakes.',
      stop_test:
        'End it after six weeks unless late orders are down by a fifth. End the voice line once one in ten callers asks for a person.',
      alternative:
        'Have a single person run the tablets in the rush, show 15 dishes on apps, and keep a printed waiting time by the phone.',
      data_needed: [
        'every order with source and times',
        'make time per menu item',
        'causes behind remakes and refunds',
        'the menu, its options and sold-out items',
      ],
      must_not_decide:
        'Allergies are for the head of the kitchen, who alone says what is safe. Voice line and app both keep silent on it.',
    },
  ],
  'hospitality/catering-production': [
    {
      workflow:
        'At a set hour, meal numbers and orders close and turn into a single plan. Portions are summed for each recipe, ovens and chillers get start times, and out come sheets for prep, diets, packing and vans. Anything altered late is red on all sheets concerned. At the door the driver checks off each box.',
      build:
        'Order forms that close on time and recipes with yields go into Flex, Spoonfed or another catering system; a good spreadsheet may do. Numbers sent by mail are read by software, which queries strange ones. Three months of counts allow a forecast of eaters by site. Named people alone may edit diets.',
      checkpoint:
        "After the cut-off the plan needs the production chef's signature. Each special diet is compared with its list by a named packer.",
      first_step:
        'For two weeks, one list takes in leftovers, missing items and all changed orders; the catering manager keeps it.',
      stop_test:
        'Ten weeks on, missing items should be half. If not, stop. A wrong diet meal caused by the plan stops it that day.',
      alternative: 'Close orders at 2 pm, give each oven its own sheet and let two people sign when a van is loaded.',
      risks: [
        {
          risk: 'Prep knows about the change, and the label on the diet meal does not.',
          mitigation: 'A new print cancels the old one. Packers also compare every diet meal with its list once more.',
        },
        {
          risk: 'Fewer meals are cooked than people turn up.',
          mitigation: 'Sites may raise numbers up to the cut-off. A 5 % buffer and a frozen reserve cover the rest.',
        },
      ],
      kpis: [
        {
          name: 'faulty or incomplete deliveries',
          unit: 'per 100 deliveries',
          baseline: 'note calls and credits for four weeks',
          target: 'down by half',
        },
        {
          name: 'meals that come back',
          unit: '% of meals',
          baseline: 'three weeks of counted returns',
          target: '20 to 30 % fewer',
        },
        {
          name: "hours to get the day's sheets out",
          unit: 'hours a day',
          baseline: 'one week with a clock',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'meal counts and orders per site',
        'yields and cooking time of recipes',
        'lists of diets and allergies',
        'leftover counts by site',
        'addresses and what each van holds',
      ],
      must_not_decide:
        'Client, nurse or dietitian sets diet, texture and allergies for each person. The plan carries them over unchanged.',
    },
    {
      workflow:
        'Every sheet in the kitchen comes from the same closed set of orders. After cut-off the plan adds up portions, times the ovens and chillers, and prints what prep, packers and drivers need, diet labels included. A late change turns red wherever it matters. Boxes are ticked on delivery.',
      build:
        'First comes discipline: yields for recipes and a firm cut-off on the order form. Flex, Spoonfed or a solid sheet then does the sums. A reader takes meal numbers out of mails and asks if one looks wrong. Forecasting eaters waits until three months have been counted. Lock diet lists to a few names.',
      checkpoint:
        "Production starts on the chef's signature, given once orders have closed. Special diets pass a named packer, list in hand.",
      first_step:
        'Ask the catering manager to record each change, each forgotten item and what came back, over a fortnight.',
      stop_test:
        'Stop immediately if the plan causes one wrong diet meal. Otherwise stop after ten weeks when missing items are still above half.',
      alternative: 'Orders shut at 2 pm, ovens have printed sheets and vans leave on two signatures.',
      risks: [
        {
          risk: 'Somebody packs from an old sheet, and a diet is wrong.',
          mitigation: 'Only the latest print is valid. At packing, diet meals are checked a second time.',
        },
        {
          risk: 'A low forecast leaves a camp or ward without enough to eat.',
          mitigation: 'Add 5 % on top, hold frozen meals ready and accept higher numbers until orders close.',
        },
      ],
      kpis: [
        {
          name: 'deliveries that draw a complaint',
          unit: 'per 100 deliveries',
          baseline: 'four weeks of credits and phone calls',
          target: 'half as many',
        },
        {
          name: 'uneaten meals',
          unit: '% of meals',
          baseline: 'weigh up returns across three weeks',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'daily paperwork in the kitchen',
          unit: 'hours a day',
          baseline: 'time it through one week',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'what each site has ordered',
        'recipes, how much they make and how long they take',
        'special diets by name',
        'returned meals for each site',
        'vans and their drops',
      ],
      must_not_decide: 'No plan may alter or guess what a person can eat. That comes from client, nurse or dietitian.',
    },
    {
      risks: [
        {
          risk: 'The prep sheet has the late change, and the diet label has not.',
          mitigation: 'With each reprint the sheet before it is void. Packers check diet meals with the list again.',
        },
        {
          risk: 'Too few meals were forecast, and a camp or ward goes short.',
          mitigation: 'Hold 5 % in hand plus a frozen reserve. Sites can raise their number until cut-off.',
        },
      ],
      kpis: [
        {
          name: 'deliveries with an item missing or wrong',
          unit: 'per 100 deliveries',
          baseline: 'calls and credits logged for four weeks',
          target: 'cut in half',
        },
        {
          name: 'meals cooked and left uneaten',
          unit: '% of meals',
          baseline: 'a three-week count of returns',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'hours to make the sheets each day',
          unit: 'hours a day',
          baseline: 'clock a week of it',
          target: 'reduce them by 50 to 70 %',
        },
      ],
      workflow:
        'After a fixed cut-off, all orders and meal numbers become one production plan. Portions are added up by recipe and start times set for chiller and oven. Packing lists, prep sheets, diet labels and van runs are printed from it. Late changes are red on every sheet concerned, and the driver ticks boxes at the door.',
      build:
        'Recipes need yields and order forms a cut-off, in Spoonfed, in Flex or in a sheet that is well made. Emailed meal numbers can be read by software that asks when one is odd. Count eaters per site for three months before you forecast them. Only named people may open diet lists.',
      checkpoint:
        "Once orders close, the plan gets the production chef's signature. Special diet meals are each checked with the list by a packer who is named.",
      first_step:
        'Two weeks of order changes, missing items and leftovers go in one list. The catering manager keeps it.',
      stop_test:
        'A wrong diet meal that goes back to the plan ends it at once. Ten weeks without half as many missing items end it too.',
      alternative:
        'Cut off orders at 2 pm, print a sheet for each oven, and have two people sign the checklist for every van.',
      data_needed: [
        "each site's orders and meal numbers",
        'recipe yields and cooking times',
        'who has which diet or allergy',
        'meals returned, by site',
        'van loads and delivery addresses',
      ],
      must_not_decide:
        'What a person may eat, in diet, texture and allergy, is set by dietitian, nurse or client. A plan copies that and guesses nothing.',
    },
    {
      risks: [
        {
          risk: 'A change comes late, and the label on a diet meal is the old one.',
          mitigation:
            'Old sheets lose their validity with every print. At packing the list is checked a second time for diets.',
        },
        {
          risk: 'A site runs out of food because the forecast was low.',
          mitigation: 'A frozen reserve and 5 % extra stand by, and each site may go higher until orders close.',
        },
      ],
      kpis: [
        {
          name: 'faulty deliveries, wrong or incomplete',
          unit: 'per 100 deliveries',
          baseline: 'log credits and calls over four weeks',
          target: 'bring it down by half',
        },
        {
          name: 'meals nobody ate',
          unit: '% of meals',
          baseline: 'count what is returned for three weeks',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'daily time on production sheets',
          unit: 'hours a day',
          baseline: 'take the time for one week',
          target: '50 to 70 % fewer',
        },
      ],
      workflow:
        'Kitchen, packers and drivers all work from one plan, made when orders close at a fixed hour. It totals portions per recipe and times ovens and chillers. It prints prep sheets, packing lists, van runs and diet labels, and shows late changes in red wherever they count. At the door, boxes are ticked off.',
      build:
        'Put recipes with yields, and order forms that close, into a system such as Flex or Spoonfed; a well-built sheet can do. Let software read meal numbers from mails and query odd ones. Forecasting eaters for each site can follow after three months of counting. Diet lists are open to named people only.',
      checkpoint:
        'The plan is signed by the production chef after the cut-off. For each special diet a named packer holds meal against list.',
      first_step: 'The catering manager lists what was changed, forgotten or left over during two weeks.',
      stop_test:
        'If missing items are not down by half in ten weeks, stop. If the plan leads to a wrong diet meal, stop there and then.',
      alternative:
        'With orders closed at 2 pm, one printed sheet per oven and a van checklist signed by two, most slips go away.',
      data_needed: [
        'meal numbers and orders for all sites',
        'recipes, their yields and times',
        'diets and allergies on list',
        'leftovers counted per site',
        'drop addresses and van space',
      ],
      must_not_decide:
        'Dietitian, nurse or client say which diet, texture or allergy applies. The plan has no right to alter or fill in any of it.',
    },
    {
      risks: [
        {
          risk: 'The kitchen gets the change but the diet label does not.',
          mitigation: 'A reprint makes all earlier sheets void, and diet meals are matched with the list twice.',
        },
        {
          risk: 'Meals are cut on a forecast, and people go hungry.',
          mitigation: 'Until the cut-off a site may ask for more. After it, 5 % spare and the frozen reserve must do.',
        },
      ],
      kpis: [
        {
          name: 'share of orders sent out with a fault',
          unit: 'per 100 deliveries',
          baseline: 'four weeks, every call and credit',
          target: "half of today's number",
        },
        {
          name: 'uneaten meals coming back',
          unit: '% of meals',
          baseline: 'returns counted over three weeks',
          target: '20 to 30 % less',
        },
        {
          name: "work on the day's sheets",
          unit: 'hours a day',
          baseline: 'one week of timing',
          target: 'bring it down 50 to 70 %',
        },
      ],
      workflow:
        'Nothing is cooked from an old list, since meal numbers and orders close at one fixed hour and feed a single plan. The plan counts portions by recipe and gives each oven and chiller its start. Diet labels, prep sheets, van runs and packing lists follow, with late changes in red. Drivers tick every box on delivery.',
      build:
        'A catering system, Spoonfed or Flex for example, or a sound spreadsheet holds your recipes with yields and forms with a cut-off. Software takes meal numbers from emails and asks about strange ones. When three months have been counted, forecast the eaters at each site. Keep diet lists closed except to people you name.',
      checkpoint:
        'Nothing starts before the production chef signs, after cut-off. A named packer compares each special diet meal and the list.',
      first_step:
        'Over two weeks, what changed, what was missing and what was left? The catering manager writes it all in one list.',
      stop_test:
        'Ten weeks should halve missing items; if they have not, end it. A diet meal gone wrong through the plan ends it that hour.',
      alternative:
        'Stop orders at 2 pm. Give ovens a sheet each, and let no van go without a checklist that two have signed.',
      data_needed: [
        'orders by site with meal counts',
        'how much recipes yield and how long',
        'allergy and diet lists by person',
        'what each site left uneaten',
        'vans, their space and stops',
      ],
      must_not_decide:
        'The plan repeats what nurse, dietitian or client has laid down on diet, texture and allergy. To change it, or to guess, is forbidden.',
    },
  ],
  'hospitality/licence-registers': [
    {
      workflow:
        'Refusals, removals, injuries and noise calls go into a phone within a minute, stamped with time and place. Before close, the duty manager finishes the entry. Reminders follow guard licences, RCG and RSA. One page a week goes to the licensee, and any past night can be put before an inspector in minutes.',
      build:
        "Buy a register built for venues in Australia, and match it to your state's forms and your own conditions. Load all certificates and be warned 45 days before they end. Software may mend spelling but not meaning. Do without face recognition.",
      checkpoint:
        "Entries are read and closed that night by the duty manager. The week's page carries the licensee's signature.",
      first_step:
        'Lay the security log beside the register for four weeks. The licensee counts gaps and pages nobody can read.',
      stop_test:
        'After eight weeks, stop if under nine in ten incidents went in on the night. A gap found at an inspection ends it too.',
      alternative:
        'A page a night in a bound book, certificates filed by month, and ten minutes on Mondays to go through both.',
      risks: [
        {
          risk: 'Polished wording claims what no guard saw, and a court hears it.',
          mitigation: 'The original entry and its time stay fixed. Later edits bear a name.',
        },
        {
          risk: 'Photos of innocent people travel round in a chat of banned patrons.',
          mitigation: 'Only licensed staff see the list. Entries have a reason, an end date and a quarterly review.',
        },
      ],
      kpis: [
        {
          name: 'entries made on the night',
          unit: '% of incidents',
          baseline: 'four weeks of book, CCTV and security log side by side',
          target: 'up to 95 %',
        },
        {
          name: 'shifts worked on an expired card',
          unit: 'shifts a month',
          baseline: 'go over the roster of last month',
          target: 'down to 0',
        },
        {
          name: 'hours to satisfy licensing or police',
          unit: 'hours',
          baseline: 'keep track of three requests',
          target: '50 to 70 % shorter',
        },
      ],
      data_needed: [
        'conditions on the licence',
        'log of incidents and refusals',
        'RSA and RCG cards with expiry',
        "guards' sign-on sheets",
        'list of barred and excluded people',
      ],
      must_not_decide:
        'The licensee and trained staff judge who is drunk, who gambles too much, who is refused and who is barred. A score may not.',
    },
    {
      workflow:
        'An inspector asks about a night in March, and you have it on screen. That is because staff tap in each injury, noise call, refusal or removal as it happens, and the duty manager finishes each before locking up. Guard licences, RSA and RCG are watched for expiry. The licensee reads a page every week.',
      build:
        'Registers for Australian venues exist; pick one and set it up with state forms and your licence conditions. Certificates are imported with a 45-day warning. If a text tool is used, it corrects grammar and leaves statements alone. Faces are not scanned.',
      checkpoint:
        'On the night itself, the duty manager goes through every entry. Weekly, the licensee signs a summary.',
      first_step:
        "Have the licensee compare the book with security's log for four weeks and note whatever is illegible or absent.",
      stop_test:
        'Give it eight weeks. Stop unless nine incidents in ten are in by close, and stop if an inspection turns up a hole.',
      alternative:
        'Keep the bound book, one page for each night, plus a monthly certificate folder, and look at both every Monday.',
      risks: [
        {
          risk: 'A neat report goes beyond what was witnessed and is used as evidence.',
          mitigation: 'Lock first entries with their time, and show who changed what afterwards.',
        },
        {
          risk: 'People land on the ban list without cause, and their picture is passed around.',
          mitigation:
            'Give the list to licensed staff alone. Demand a reason with an end date, and clear it each quarter.',
        },
      ],
      kpis: [
        {
          name: 'incidents on record by closing time',
          unit: '% of incidents',
          baseline: 'match security log, CCTV and book for four weeks',
          target: 'reach 95 %',
        },
        {
          name: 'lapsed cards on the floor',
          unit: 'shifts a month',
          baseline: "a hand check of the past month's roster",
          target: 'fall to 0',
        },
        {
          name: 'wait for footage or records',
          unit: 'hours',
          baseline: 'time the coming three requests',
          target: 'a cut of 50 to 70 %',
        },
      ],
      data_needed: [
        'what your licence demands',
        'entries on refusals and incidents',
        'certificates of all floor staff',
        'security attendance',
        'bans and self-exclusions',
      ],
      must_not_decide:
        'No program rules on drunkenness, gambling harm, refusal or a ban. Licensee and trained staff do, face to face.',
    },
    {
      risks: [
        {
          risk: 'After tidying, the report says things no guard saw, and a judge relies on it.',
          mitigation: 'First entries keep their words and time. Whoever edits later is named.',
        },
        {
          risk: 'A chat passes round the ban list, with pictures of people who did no wrong.',
          mitigation:
            'Licensed staff only may see it. Each ban has a reason, runs out on a date and is reviewed quarterly.',
        },
      ],
      kpis: [
        {
          name: 'incidents entered the same night',
          unit: '% of incidents',
          baseline: 'book, security log and CCTV, compared for four weeks',
          target: 'lift it to 95 %',
        },
        {
          name: 'shifts with a lapsed certificate',
          unit: 'shifts a month',
          baseline: "go by hand through last month's roster",
          target: '0 from now on',
        },
        {
          name: 'hours to answer police or licensing',
          unit: 'hours',
          baseline: 'time three requests as they come',
          target: 'reduce them by 50 to 70 %',
        },
      ],
      workflow:
        'Any night can be shown to an inspector within minutes, because staff log each event on a phone as it happens. A refusal, removal, injury or noise call takes under a minute, with place and time. By closing time the entry is finished by the duty manager. Licences of guards, RSA and RCG are tracked, and the licensee has a page a week.',
      build:
        'Get a digital register meant for Australian venues, and enter your licence conditions and the forms of your state. Staff certificates are loaded, and reminders come 45 days early. If a text tool mends grammar, what was said has to stay. Face recognition is left out.',
      checkpoint:
        'That same night the duty manager reads each entry and closes it. Summaries are signed weekly by the licensee.',
      first_step:
        'The licensee puts four weeks of register and security log side by side and counts what cannot be read or is not there.',
      stop_test:
        'A gap found by an inspector ends it. It also ends at eight weeks if over one in ten incidents are logged after the night.',
      alternative:
        'A bound book, one page a night, certificates in a folder by month, and ten minutes with both every Monday.',
      data_needed: [
        'the conditions of your licence',
        'register of refusals and incidents',
        'end dates of staff certificates',
        'sign-on sheets for security',
        'who is banned or excluded',
      ],
      must_not_decide:
        'The licensee and trained staff refuse service, bar people and judge drinking or gambling. A score has no place in it.',
    },
    {
      risks: [
        {
          risk: "A guard's plain note is polished into more than he saw and ends up in court.",
          mitigation: 'The first entry stays as it was, with the time. An edit shows its author.',
        },
        {
          risk: "Innocent people's photos are on a ban list that does the rounds by chat.",
          mitigation:
            'Show it to licensed staff alone. No entry stands without reason and end date, and each quarter it is cleaned up.',
        },
      ],
      kpis: [
        {
          name: 'share of incidents logged by close',
          unit: '% of incidents',
          baseline: 'hold book against CCTV and security log, four weeks',
          target: '95 % of them',
        },
        {
          name: 'certificates lapsed while on shift',
          unit: 'shifts a month',
          baseline: "last month's roster, checked by hand",
          target: 'none, that is 0',
        },
        {
          name: 'time a police or licensing request takes',
          unit: 'hours',
          baseline: 'log the three requests that come next',
          target: 'a drop of 50 to 70 %',
        },
      ],
      workflow:
        'Staff record a noise call, injury, removal or refusal on a phone in less than a minute. Time and place go with each. Before the doors close, the duty manager completes every entry. Reminders watch over RCG, RSA and guard licences. The licensee reads one page weekly, and an inspector sees any night you are asked for.',
      build:
        'Digital registers for Australian venues can be set to your conditions and to the forms of your state. Bring in staff certificates with a reminder 45 days before the end. Tidying grammar is fine as long as the words spoken are kept. Do not add face recognition.',
      checkpoint:
        'Every entry is for the duty manager to read and close on the night. The licensee signs a summary weekly.',
      first_step:
        'What is missing from the register? The licensee takes four weeks, checks it with the security log, and counts gaps and scrawls.',
      stop_test:
        'Eight weeks in, nine in ten incidents must be logged on the night. If not, or if an inspection shows a gap, stop.',
      alternative:
        'Keep a page per night in a bound book and certificates by month in a folder. Mondays have ten minutes for review.',
      data_needed: [
        'what the licence requires of you',
        'entries for refusals and incidents',
        'staff cards and when they end',
        'when security signed on',
        'people barred or self-excluded',
      ],
      must_not_decide:
        'To bar someone, to refuse a drink, to call a person drunk or a problem gambler: that is work for the licensee and staff with training. No score may settle it.',
    },
    {
      risks: [
        {
          risk: 'Nice wording adds what the guard never saw, and it is quoted in court.',
          mitigation: 'Nobody may touch the first entry or its time. Changes come after it, under a name.',
        },
        {
          risk: 'People who did nothing find their photo in a chat about bans.',
          mitigation:
            'Keep the list among licensed staff, with a reason and an end to each entry. Go through it every quarter.',
        },
      ],
      kpis: [
        {
          name: 'incidents in the register before the doors shut',
          unit: '% of incidents',
          baseline: 'compare CCTV, book and security log over four weeks',
          target: '95 % or more',
        },
        {
          name: 'staff working on a lapsed card',
          unit: 'shifts a month',
          baseline: 'check the roster for the past month',
          target: '0 shifts',
        },
        {
          name: 'wait of police or licensing for an answer',
          unit: 'hours',
          baseline: 'the next three requests, timed',
          target: 'bring it down 50 to 70 %',
        },
      ],
      workflow:
        'The register is complete by the end of each night, and clear enough for an inspector. Injuries, refusals, noise calls and removals are tapped into a phone inside a minute, and the duty manager closes them. Expiring RSA, RCG and guard licences bring a reminder. A summary on one page goes to the licensee each week.',
      build:
        'Choose a register that was made for Australian venues, then enter licence conditions and state forms. Certificates of staff go in too, so that warnings come 45 days ahead. Let no text tool change what somebody said; grammar is all it may touch. Faces stay unrecognised.',
      checkpoint:
        'Entries do not wait for morning: they are read and closed by the duty manager. The licensee puts a signature under each week.',
      first_step:
        'Over four weeks the licensee compares register and security log, and counts missing and illegible entries.',
      stop_test:
        'Stop when an inspection finds something missing. Stop after eight weeks unless nine in ten are logged that night.',
      alternative:
        'Ten minutes each Monday will do, with a bound book at a page a night and a folder of certificates by month.',
      data_needed: [
        'conditions attached to the licence',
        'incidents and refusals on record',
        'certificates by end date',
        'security staff sign-on',
        'current bans and exclusions',
      ],
      must_not_decide:
        'Drunkenness, problem gambling, refusal and bans are judged by people: the licensee and staff who are trained. Software keeps the record.',
    },
  ],
  'hospitality/payouts-and-commissions': [
    {
      workflow:
        'Overnight, the bank feed, till totals and bookings come together. Every payout is tied to its tour, table, stay or order, and fees and commission are shown apart. Lines that fail go to a brief list with a probable reason, such as a refund, a no-show, an uncharged card or a rate error. By noon it is cleared.',
      build:
        'First use what your accounts and booking system have: feeds and payout reports. Then a short script, or a matching tool, compares date, sum and reference. Put deadlines for chargebacks and commission disputes in it. Leftovers alone may be offered to a model for a guess.',
      checkpoint:
        'Exceptions are cleared each day by the bookkeeper. Disputes and write-offs over $200 need the owner.',
      first_step:
        'Take the biggest channel of last month; the bookkeeper ties line after line to its booking and notes what differs.',
      stop_test: 'Two months in, stop if rules match under nine lines in ten, or if it costs more than it finds.',
      alternative:
        'On Mondays, lay downloaded statements beside the bookings, sorted by reference. Keep dispute dates in a diary.',
      risks: [
        {
          risk: 'Money owed to a guest disappears in a false match.',
          mitigation: "Credits and refunds wait for the bookkeeper's tick, one at a time.",
        },
        {
          risk: 'Somebody pastes full card numbers into a sheet.',
          mitigation: 'Reference and last four digits are enough to match. The rest stays with the payment provider.',
        },
      ],
      kpis: [
        {
          name: 'lines explained inside three days',
          unit: '% of lines',
          baseline: 'do one month manually',
          target: 'up to 95 %',
        },
        {
          name: 'fees and commission recovered',
          unit: '% of channel sales',
          baseline: 'gather disputes from last quarter',
          target: 'recover 0.3 to 0.5 %',
        },
        {
          name: 'weekly hours of matching',
          unit: 'hours a week',
          baseline: 'two weeks of notes',
          target: '50 to 70 % fewer',
        },
      ],
      data_needed: [
        'each booking, its rate and status',
        'statements of payouts and commission',
        'settlements from cards and tills',
        'bank lines',
      ],
    },
    {
      workflow:
        'You know by noon what every payout was for. The night run puts bookings, tills and bank beside each other, assigns payments to stays, orders, tables or tours, and takes out commission and fees. A small remainder is listed with its suspected cause, be it no-show, refund, rate or a card never charged, for the bookkeeper.',
      build:
        'Feeds and payout reports in the systems you own come first, and cost nothing. Plain rules on sum, reference and date follow, in a script or a matching product. It should also watch the last day to contest a chargeback or commission. Let a model propose only where rules fail.',
      checkpoint:
        'The daily list belongs to the bookkeeper. Above $200, the owner signs for anything written off or disputed.',
      first_step:
        "Match last month's top channel line by line and keep a note of all differences; one bookkeeper, a few hours.",
      stop_test: 'If nine in ten lines do not match by rule after two months, or finds stay below cost, end it.',
      alternative:
        'A Monday download, sorted beside the booking list, plus a diary of dispute dates, finds the big ones.',
      risks: [
        {
          risk: "A guest's refund is swallowed because two sums looked alike.",
          mitigation: 'Nothing that pays a guest is matched by guessing: a person ticks it.',
        },
        {
          risk: 'The matching file becomes a store of card numbers.',
          mitigation:
            'Use the booking reference with four final digits, and leave whole numbers where they are protected.',
        },
      ],
      kpis: [
        {
          name: 'payouts accounted for by day three',
          unit: '% of lines',
          baseline: 'one month done by hand',
          target: 'reach 95 %',
        },
        {
          name: 'money claimed back from channels',
          unit: '% of channel sales',
          baseline: 'disputes of the quarter just gone',
          target: '0.3 to 0.5 % back',
        },
        {
          name: 'bookkeeping time on payouts',
          unit: 'hours a week',
          baseline: 'a log over two weeks',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'reservations with price and outcome',
        'channel statements',
        'till and card reports',
        'feed from the bank',
      ],
    },
    {
      risks: [
        {
          risk: 'A guest is owed a refund, and a wrong match hides it.',
          mitigation: "No refund or credit is matched by guess. Each one has the bookkeeper's tick.",
        },
        {
          risk: 'Full card numbers end up in the sheet used for matching.',
          mitigation:
            'The last four digits and the booking reference will do. Whole numbers stay in the payment system.',
        },
      ],
      kpis: [
        {
          name: 'share of payouts matched in three days',
          unit: '% of lines',
          baseline: 'take one month and match it by hand',
          target: 'lift it to 95 %',
        },
        {
          name: 'commission and fees you get back',
          unit: '% of channel sales',
          baseline: 'disputes lodged in the past quarter',
          target: '0.3 to 0.5 % recovered',
        },
        {
          name: 'hours a week on matching',
          unit: 'hours a week',
          baseline: 'a log of two weeks',
          target: 'reduce them by 50 to 70 %',
        },
      ],
      workflow:
        "Every payout is matched to the stay, table, tour or order it pays for, with fees and commission split out. That happens overnight from bank lines, bookings and till totals. The few that fail are listed with a likely cause, such as no-show, refund, a card not charged or the wrong rate. Noon is the bookkeeper's limit to clear them.",
      build:
        'Start with feeds and payout reports from your booking system and accounts. Plain rules on reference, date and sum come next, by matching tool or script. It also keeps the dates for disputing chargebacks and commission. Only what no rule can match may go to a model.',
      checkpoint:
        'Each day the bookkeeper works off the exceptions. The owner signs for a dispute or write-off of more than $200.',
      first_step:
        "Last month's largest channel is matched to bookings, line by line, by the bookkeeper, who notes every difference.",
      stop_test:
        'After two months, end it if the tool costs more than it finds. Fewer than nine lines in ten matched by rule end it as well.',
      alternative:
        'Each Monday sort the downloaded statements by reference, next to the booking list. Dispute dates go in the diary.',
      data_needed: [
        'rate and status of each booking',
        'statements on payouts and commission',
        'settlement reports, till and card',
        'lines from the bank feed',
      ],
    },
    {
      risks: [
        {
          risk: 'The tool matches wrongly, and nobody sees that a guest should get money back.',
          mitigation: 'Every credit and refund is ticked by the bookkeeper. Guesses are not allowed there.',
        },
        {
          risk: 'The matching sheet fills with card numbers.',
          mitigation: 'Work with booking references and four last digits. The payment system alone keeps the number.',
        },
      ],
      kpis: [
        {
          name: 'payout lines settled within three days',
          unit: '% of lines',
          baseline: "a month's lines matched by hand",
          target: '95 % of lines',
        },
        {
          name: 'channel fees recovered',
          unit: '% of channel sales',
          baseline: 'list what was disputed last quarter',
          target: '0.3 to 0.5 % of sales found',
        },
        {
          name: "bookkeeper's matching time",
          unit: 'hours a week',
          baseline: 'two weeks on a time log',
          target: 'bring it down 50 to 70 %',
        },
      ],
      workflow:
        'By noon the bookkeeper has cleared whatever did not match in the night. Bookings, bank lines and till totals are compared, and each payout is put to its order, stay, tour or table. Commission and fees are split off. The rest is a short list with a guess at the cause: card not charged, refund, no-show, wrong rate.',
      build:
        'Switch on payout reports and feeds in the accounts and the booking system. A script or a matching tool then follows plain rules on sum, date and reference, and knows the last day for disputes over chargebacks or commission. A model may propose matches for the remainder, and nothing more.',
      checkpoint:
        'Clearing exceptions is daily work for the bookkeeper. The owner signs what is written off or disputed above $200.',
      first_step:
        "Let the bookkeeper match one channel, last month's largest, with bookings, and write down where they differ.",
      stop_test:
        'Stop when two months have found less money than the tool costs, or when rules match below nine lines in ten.',
      alternative:
        'Mondays are for downloading statements and sorting them beside the bookings by reference. The diary holds the dispute dates.',
      data_needed: [
        'bookings, with status and rate',
        'what channels paid and kept',
        'card and till settlements',
        "the bank's feed",
      ],
    },
    {
      risks: [
        {
          risk: 'Because of a false match, a guest never gets a refund.',
          mitigation: 'Let no rule guess at credits or refunds. The bookkeeper ticks them singly.',
        },
        {
          risk: 'Someone copies card numbers across to make matching easier.',
          mitigation: 'Four digits and a booking reference suffice. No full number leaves the payment system.',
        },
      ],
      kpis: [
        {
          name: 'payouts explained in three days or less',
          unit: '% of lines',
          baseline: 'match a full month by hand',
          target: 'raise it to 95 %',
        },
        {
          name: 'fees and commission won from channels',
          unit: '% of channel sales',
          baseline: "look at last quarter's disputes",
          target: 'win back 0.3 to 0.5 %',
        },
        {
          name: 'weekly work on payouts',
          unit: 'hours a week',
          baseline: 'log it for two weeks',
          target: '50 to 70 % less',
        },
      ],
      workflow:
        'Commission, fees and missing payouts come to light the morning after. Software ties each payout to a tour, stay, table or order, using bookings, till totals and the bank. Where it cannot, the line is listed with its likely cause: a card not charged, a wrong rate, a no-show, a refund. The bookkeeper has it cleared by noon.',
      build:
        'Your accounts and booking system offer payout reports and feeds, so turn those on. The matching itself needs rules on date, reference and sum, by script or tool, plus the deadlines to dispute commission and chargebacks. What the rules cannot place, a model may suggest. It decides nothing.',
      checkpoint:
        'The bookkeeper goes through exceptions every day. If more than $200 is to be disputed or written off, the owner signs.',
      first_step:
        'Pick the channel that paid most last month. The bookkeeper matches each line with a booking and lists what is different.',
      stop_test:
        'Two months show it: if it finds less than it costs, or rules place less than nine in ten, give it up.',
      alternative:
        'Download all statements on Monday, lay them by reference next to bookings, and write dispute dates in a diary.',
      data_needed: [
        'all bookings, their rate and state',
        'commission and payout statements',
        'reports on card and till takings',
        'bank transactions',
      ],
    },
  ],
  'hospitality/agent-and-group-bookings': [
    {
      workflow:
        'Whatever crews, schools and agents send, be it spreadsheet, PDF or mail, is read when it arrives. A draft booking or change appears with names, dates, seats or rooms, diet and rate, and the differences to the version before. Staff in reservations accept it. Deposits, release dates and final numbers are followed up without anybody remembering.',
      build:
        'The cheapest way is to move your ten biggest agents to an extranet or the channel manager, so ask. Mail from everybody else goes through a reader that prepares drafts in RMS, Opera, Tourplan or Rezdy. Rates come from a contract table. Each draft waits for a person.',
      checkpoint:
        'Drafts are compared with the mail by a reservations agent. Three days ahead of arrival the groups coordinator goes over rates, diets and names.',
      first_step:
        'For one week, note every group and agent mail by kind, sender and how many minutes it took to enter.',
      stop_test:
        'After eight weeks, end it if a tenth of drafts need over two corrections or entry is not a third faster.',
      alternative:
        'A form with set columns, which your system can import, goes to all agents. Release dates hang on the wall.',
      risks: [
        {
          risk: 'Version two is overwritten with version one.',
          mitigation: 'Number and date every list, and approve nothing but the changes.',
        },
        {
          risk: 'The kitchen never hears of a diet, or housekeeping of a wheelchair.',
          mitigation: 'Needs stay in the words of the sender. The coordinator ticks them off with each department.',
        },
      ],
      kpis: [
        {
          name: 'minutes per booking entered',
          unit: 'minutes',
          baseline: '40 bookings with a stopwatch',
          target: '50 to 70 % fewer',
        },
        {
          name: 'groups that arrive to a mistake',
          unit: 'per 100 groups',
          baseline: 'two months of notes',
          target: 'halved',
        },
        {
          name: 'nights lost to late release',
          unit: 'room nights a month',
          baseline: 'one quarter of allotments',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'lists and mails from agents',
        'allotments with agreed rates',
        'groups now on the books',
        'when deposits and releases fall due',
      ],
    },
    {
      workflow:
        'Nobody types a rooming list again. Files and mails from an agent, a school or a crew turn into a draft that holds dates, names, diet, rate and rooms or seats, with changes since last time marked. One look and a click by reservations puts it in the system. Chasing of final numbers, deposits and release dates runs by the calendar.',
      build:
        'First find out which of your ten main agents could use your channel manager or its extranet. Then let a reader watch the reservations inbox and prepare entries for Tourplan, Rezdy, Opera or RMS, with prices out of a table of contracts. Confirming is human work.',
      checkpoint:
        'Nothing is booked until somebody in reservations has held draft and mail together. Names, rates and diets are looked at again three days out by the groups coordinator.',
      first_step: 'Tally a week of mails from agents and groups: who sent them, what they were, minutes needed.',
      stop_test: 'If one draft in ten takes more than two fixes, or time saved is below a third at eight weeks, stop.',
      alternative:
        'Send agents a sheet with fixed columns for import, and mark release dates on a calendar everyone passes.',
      risks: [
        {
          risk: "Somebody enters last week's list, and the right names are gone.",
          mitigation: 'Lists carry a date and a number. Staff approve differences only.',
        },
        {
          risk: 'An allergy sits in paragraph four of a mail and goes no further.',
          mitigation:
            'Copy such needs word for word, and have the coordinator confirm them with kitchen and housekeeping.',
        },
      ],
      kpis: [
        {
          name: 'entry time for agents and groups',
          unit: 'minutes',
          baseline: 'a timing of 40 bookings',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'faults found at check-in of groups',
          unit: 'per 100 groups',
          baseline: 'keep notes for two months',
          target: 'down by half',
        },
        {
          name: 'allotment nights that came back too late',
          unit: 'room nights a month',
          baseline: 'look through a quarter',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'incoming mails with lists',
        'contracts, rates and room blocks',
        'present group bookings',
        'calendar of releases and deposits',
      ],
    },
    {
      risks: [
        {
          risk: 'A newer list is overwritten by an older one.',
          mitigation: 'Give each list its date and number. What staff approve is the difference.',
        },
        {
          risk: 'The mail spoke of a wheelchair or a diet, and the house never heard.',
          mitigation:
            "The sender's words are copied as they stand. Kitchen or housekeeping and the coordinator tick each need.",
        },
      ],
      kpis: [
        {
          name: 'minutes to key in one group or agent',
          unit: 'minutes',
          baseline: 'clock 40 bookings as they are entered',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'group arrivals where names, rooms or numbers are wrong',
          unit: 'per 100 groups',
          baseline: 'log it for two months',
          target: 'cut in half',
        },
        {
          name: 'allotment rooms handed back too late to sell',
          unit: 'room nights a month',
          baseline: 'go over one quarter',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      workflow:
        'Rooming lists and agent mails become draft bookings by themselves, with changes since the last version shown. The tool reads spreadsheets, PDFs and mails from schools, crews and agents for dates, names, seats or rooms, rate and diet. Reservations staff confirm. Deposit, release and final-number dates are chased without being asked.',
      build:
        'Could your ten largest agents book by extranet or channel manager? That is the cheapest way, so ask them. For other mail, a reader in the inbox of reservations drafts into RMS, Rezdy, Opera or Tourplan. Contract rates sit in a table, and a person confirms every draft.',
      checkpoint:
        'The mail lies beside the draft when a reservations agent confirms it. At three days to arrival, the groups coordinator checks rates, names and diets.',
      first_step: "Count agents' and groups' mails in reservations for a week, by kind, sender and minutes of typing.",
      stop_test:
        'Eight weeks in, end it if entry takes over two thirds of the old time. End it if more than one in ten drafts need over two corrections.',
      alternative: 'Agents fill in one form whose columns your system can import. Release dates go on a wall calendar.',
      data_needed: [
        "agents' mails with rooming lists",
        'allotments and rates by contract',
        'group bookings as they stand',
        'dates for release and deposit',
      ],
    },
    {
      risks: [
        {
          risk: "Last week's list goes in on top of today's.",
          mitigation: 'Numbered and dated lists prevent it, and approval covers changes only.',
        },
        {
          risk: 'Between inbox and kitchen a special diet gets lost.',
          mitigation:
            'Needs are passed on word for word. The coordinator goes through each with housekeeping or kitchen and ticks it.',
        },
      ],
      kpis: [
        {
          name: 'entry time per group or agent booking',
          unit: 'minutes',
          baseline: 'take 40 bookings and time them',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'group arrivals with something wrong',
          unit: 'per 100 groups',
          baseline: 'two months, every fault noted',
          target: 'bring it down by half',
        },
        {
          name: 'room nights released late and unsold',
          unit: 'room nights a month',
          baseline: 'check the last quarter',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'Nothing that schools, crews or agents send is retyped: software reads it on arrival and drafts the booking. Names, dates, rooms or seats, diet and rate are filled in, and differences to the earlier version stand out. Staff in reservations confirm each draft. It also chases deposits, releases and final numbers on their dates.',
      build:
        'Ask first if the ten biggest agents will use your extranet or channel manager, since that costs least. All others go through a reader at the reservations inbox, which prepares bookings in Opera, Tourplan, RMS or Rezdy. A table holds the contract rates. No draft is booked without a person.',
      checkpoint:
        'Each draft is confirmed by a reservations agent with the mail in view. Diets, names and rates get one more check by the groups coordinator, three days before arrival.',
      first_step: 'For one week, reservations log what groups and agents mail, with sender, kind and minutes.',
      stop_test:
        'Stop if over one draft in ten needs three corrections or more. At eight weeks, stop unless a third of entry time is saved.',
      alternative:
        'Hand agents a form with fixed columns to import from, and hang up a calendar with all release dates.',
      data_needed: [
        'mails and lists agents send',
        'contracted rates, with room blocks',
        'what groups have booked now',
        'deposits and releases by date',
      ],
    },
    {
      risks: [
        {
          risk: 'The wrong version wins, and new names are lost.',
          mitigation: 'Date and number on all lists show which is latest. Only the difference is put up for approval.',
        },
        {
          risk: 'A guest in a wheelchair arrives, and no one had passed it on.',
          mitigation:
            "Use the sender's own text for special needs. The coordinator gets a tick from kitchen or housekeeping for each.",
        },
      ],
      kpis: [
        {
          name: 'time spent entering one booking',
          unit: 'minutes',
          baseline: 'measure 40 bookings',
          target: '50 to 70 % less',
        },
        {
          name: 'mistakes found when groups arrive',
          unit: 'per 100 groups',
          baseline: 'write them down for two months',
          target: 'half as many',
        },
        {
          name: 'allotment nights released too late',
          unit: 'room nights a month',
          baseline: 'figures of one quarter',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'Reservations staff confirm drafts and type nothing. Each mail, PDF or spreadsheet from crews, agents and schools is read when it comes, and turned into a booking or a change. Rate, diet, names, dates and rooms or seats are there, with whatever differs from before. Final numbers, deposits and releases are followed up on time.',
      build:
        'Booking through your extranet or channel manager costs least, so win your ten largest agents for it. What still comes by mail is read at the inbox and drafted into Tourplan, Opera, Rezdy or RMS. Rates are looked up in a table of contracts. It takes a person to confirm.',
      checkpoint:
        'Draft and mail are compared by a reservations agent before anything is booked. The groups coordinator looks at names, rates and diets again with three days to go.',
      first_step: 'Note for a week each mail from a group or agent: sender, what kind, how many minutes to enter.',
      stop_test:
        'After eight weeks, stop if a third of the entry time is not saved, or if one draft in ten still has over two faults.',
      alternative: 'One import form with set columns for every agent, and release dates on the wall where all can see.',
      data_needed: [
        'what agents send: mails and lists',
        'rates and allotments agreed',
        'groups booked at present',
        'when money and releases are due',
      ],
    },
  ],
}

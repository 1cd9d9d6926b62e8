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
  ],
}

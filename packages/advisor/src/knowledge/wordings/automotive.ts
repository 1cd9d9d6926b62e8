import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'automotive/service-bookings-and-calls': [
    {
      workflow:
        'When somebody rings or writes on the website, the assistant takes the plate, the fault and the day they want. It proposes open times to suit the job and confirms by text. Smoke, brakes, warranty or a row over price are passed to an adviser.',
      build:
        'Link a booking assistant, for chat and voice, to the calendar in MechanicDesk, Workshop Software or your dealer system. Give it set menu prices, and have it send a reminder by text two days before.',
      checkpoint:
        'At 7.30 am someone at the service desk goes through all bookings made overnight. Where a fault was typed in free text, they phone the owner.',
      first_step: 'For one week, let reception keep a tally of why people call and of calls that nobody picked up.',
      stop_test:
        'Six weeks on, count bookings that had to move since the job or time was not right. Above 1 in 10, stop.',
      alternative: 'Offer a web form for three kinds of job, and keep one person at the phone between 7.30 and 9.30.',
      risks: [
        {
          risk: 'The brakes feel soft, yet the caller just gets a slot next Thursday and no warning.',
          mitigation:
            'Words on steering, brakes, a warning light or the smell of fuel break off the script and put an adviser on the line straight away.',
        },
        {
          risk: 'Quick jobs take up the day although your only diesel technician has no time left.',
          mitigation:
            'Let hoist and skill decide what may be booked. Keep two places a day free for an adviser to give out.',
        },
      ],
      kpis: [
        {
          name: 'calls that ring out',
          unit: '% of calls in open hours',
          baseline: 'four weeks from the phone log or the bill',
          target: 'bring them down 40 to 60 %',
        },
        {
          name: 'booked cars that stay away',
          unit: '% of bookings',
          baseline: 'a month of the calendar, counted',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'kinds of job and their standard hours',
        'prices on the menu',
        'the workshop calendar as it stands',
        'last month’s call log',
      ],
    },
    {
      workflow:
        'Plate, trouble, preferred day: that is what the assistant wants to know, on the phone as on the web. It looks for gaps that suit such work and sends a text to confirm. An adviser takes over when brakes, warranty, smoke or a disputed price come up.',
      build:
        'You need something that talks and chats, and that sees the diary of your dealer system, MechanicDesk or Workshop Software. Prices come off a set menu. Customers get a text two days before they are due.',
      checkpoint:
        'What was booked while you were closed is read by an adviser at 7.30 am. Anyone who put a fault into their own words gets a call.',
      first_step: 'Reception notes all calls of a week: what for, and whether anybody answered.',
      stop_test:
        'The limit is 1 in 10 bookings altered for a wrong job or slot. If it is passed after six weeks, end the trial.',
      alternative:
        'From 7.30 to 9.30 let somebody do nothing but answer phones. Online, a form with three job types is plenty.',
      risks: [
        {
          risk: 'Spongy brakes, and all the customer hears is a time on Thursday of next week.',
          mitigation:
            'As soon as brake, fuel smell, steering or a lamp on the dash is spoken of, the machine gives up and an adviser’s phone rings.',
        },
        {
          risk: 'The diary fills up with small work, yet the sole diesel technician is taken all day.',
          mitigation: 'It may book only where skill and hoist are free. Two slots every day belong to the advisers.',
        },
      ],
      kpis: [
        {
          name: 'calls nobody picks up',
          unit: '% of calls in open hours',
          baseline: 'take four weeks of the log or phone bill',
          target: '40 to 60 % fewer',
        },
        {
          name: 'no-shows',
          unit: '% of bookings',
          baseline: 'go through one month in the calendar',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'standard hours for each type of job',
        'your menu price list',
        'today’s workshop diary',
        'a month of logged calls',
      ],
    },
    {
      workflow:
        'Callers get a slot at any hour, by phone or on the web, and a text that confirms it. The assistant asks for the plate, what is wrong and which day suits, then offers times by job type. Brakes, smoke, warranty and arguments over price are handed to an adviser.',
      build:
        'Install a booking assistant for voice and chat that reads and writes the calendar in Workshop Software, MechanicDesk or the dealer system. It quotes from a fixed menu and reminds people by text two days out.',
      checkpoint:
        'Start the day at 7.30 am with last night’s bookings. An adviser reads them all and phones whoever described a fault in their own words.',
      first_step:
        'Reception keeps a tick sheet for a week with two things on it: the reason for each call, and the calls lost.',
      stop_test: 'Give it six weeks. If over 1 booking in 10 needed a change of job or slot, take it down.',
      alternative:
        'Put a form with three types of job on your website, and free one person for the phones between 7.30 and 9.30.',
      risks: [
        {
          risk: 'Someone reports soft brakes, gets a place next Thursday, and drives on meanwhile.',
          mitigation:
            'The script ends and an adviser is rung whenever a caller speaks of brakes, steering, a fuel smell or a warning light.',
        },
        {
          risk: 'The diary looks open, so short jobs pour in, but the single diesel technician has no hour left.',
          mitigation: 'Match each booking to a hoist and a skill. Two slots daily stay with the advisers.',
        },
      ],
      kpis: [
        {
          name: 'unanswered calls',
          unit: '% of calls in open hours',
          baseline: 'read four weeks off the phone company’s log',
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'bookings where no car turns up',
          unit: '% of bookings',
          baseline: 'count them for a month in your calendar',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'job list with standard times',
        'fixed menu prices',
        'live diary of the workshop',
        'record of calls for the past month',
      ],
    },
    {
      workflow:
        'No call needs to ring out: an assistant takes bookings by voice and by web message. Plate, fault and day are asked, a free time for that sort of job is offered, and a text seals it. If the talk turns to brakes, smoke, warranty or a price dispute, an adviser steps in.',
      build:
        'Buy an assistant that can speak and chat, and join it to your dealer system, Workshop Software or MechanicDesk so it sees the calendar. Menu prices are fixed beforehand. Two days before the visit, the owner gets a text.',
      checkpoint:
        'Each overnight booking is looked at by an adviser when the doors open at 7.30 am. If a fault was put in free text, the owner is rung.',
      first_step: 'Why do people ring, and how many give up? One week of tallies at reception answers both.',
      stop_test:
        'After six weeks, look at how many bookings were moved over a wrong slot or job. More than 1 in 10 is too many: stop.',
      alternative:
        'A web form offering three job types, with one member of staff on the phones from 7.30 until 9.30, costs next to nothing.',
      risks: [
        {
          risk: 'A driver says the brakes feel soft and is simply given a date next Thursday.',
          mitigation:
            'Steering, brakes, fuel smell, warning lamp: at any of these the assistant falls silent and an adviser picks up.',
        },
        {
          risk: 'Small jobs crowd the calendar on the day your diesel technician is full to the brim.',
          mitigation: 'Slots open by hoist and skill alone, with two per day that advisers keep for themselves.',
        },
      ],
      kpis: [
        {
          name: 'share of calls that go unanswered',
          unit: '% of calls in open hours',
          baseline: 'use the phone log for the last four weeks',
          target: 'down 40 to 60 %',
        },
        {
          name: 'customers who book and do not come',
          unit: '% of bookings',
          baseline: 'check a month of bookings against arrivals',
          target: 'cut their number by 20 to 30 %',
        },
      ],
      data_needed: [
        'hours allowed for each kind of work',
        'the menu with its prices',
        'workshop bookings, live',
        'calls logged over one month',
      ],
    },
    {
      workflow:
        'Customers book by phone or web message without waiting for a person. The assistant takes day, plate and fault, shows slots that fit the job type and confirms by text. Talk of smoke, warranty, brakes or a disputed bill puts an adviser on the case.',
      build:
        'Have bookings taken by an assistant that handles chat and voice and works in your calendar, whether that is Workshop Software, a dealer system or MechanicDesk. Its prices are a fixed menu. Reminder texts go two days ahead of the job.',
      checkpoint:
        'The first task at 7.30 am is last night’s list. An adviser goes through it and calls back those whose fault came as free text.',
      first_step: 'Keep a week’s tally at reception: what each caller wanted, and which calls were never picked up.',
      stop_test:
        'Wrong slots and wrong jobs may force a change in 1 booking of 10 at most. Beyond that after six weeks, stop.',
      alternative:
        'Between 7.30 and 9.30 one person does the phones. The website has a booking form that knows three job types.',
      risks: [
        {
          risk: 'Soft brakes are reported, and the caller gets next Thursday without a word of caution.',
          mitigation:
            'Any talk of warning lights, brakes, fuel smell or steering ends the script, and an adviser is rung.',
        },
        {
          risk: 'Short work is booked all day long, though the diesel technician has nothing free.',
          mitigation: 'Hoist and skill limit what can be booked. Each day, two slots are in the hands of advisers.',
        },
      ],
      kpis: [
        {
          name: 'callers who never get through',
          unit: '% of calls in open hours',
          baseline: 'four weeks of call records, from the log or bill',
          target: '40 to 60 % lower',
        },
        {
          name: 'cars booked but not brought',
          unit: '% of bookings',
          baseline: 'compare a month’s calendar with who came',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'each job type and its hours',
        'prices from your menu',
        'calendar of the workshop, up to date',
        'one month’s record of calls',
      ],
    },
  ],
  'automotive/workshop-loading': [
    {
      workflow:
        'During the night, software looks at parts in stock, hoists, skills, standard hours and what is booked. Each technician gets a draft day, and jobs best left alone are marked. Your foreman moves whatever he judges better, and overruns show on the board as they happen.',
      build:
        'Put a loading board over your workshop system. Rules on skill and on parts being there come first. Later it can learn from finished job cards how long each model and job truly takes.',
      checkpoint: 'By 7 am the foreman has passed the board. After that, work changes hands only when he clicks.',
      first_step:
        'Over five days have the foreman note what made each job late. You will find that five reasons explain nearly all.',
      stop_test: 'If, eight weeks on, jobs done on time are up by under 5 points, stop.',
      alternative:
        'Give each technician a row on a whiteboard, use a magnet to show parts are in, and stand together for ten minutes at 7.15.',
      risks: [
        {
          risk: 'The system takes its hours from your quickest hand, so the rest fall behind day after day.',
          mitigation: 'Take the middle time across everyone, and leave an hour spare each day up to week eight.',
        },
        {
          risk: 'Since short jobs fill gaps neatly, apprentices never get anything else.',
          mitigation:
            'Before filling the board, the foreman sets aside two jobs a week from which each apprentice can learn.',
        },
      ],
      kpis: [
        {
          name: 'share of paid hours you can bill',
          unit: '% of hours',
          baseline: 'set billed hours against clocked ones for four weeks',
          target: '5 to 10 points higher',
        },
        {
          name: 'cars ready when promised',
          unit: '% of jobs',
          baseline: 'two weeks of promised and true times, noted by advisers',
          target: 'a gain of 10 to 20 points',
        },
      ],
      data_needed: [
        'hours clocked on each job card',
        'who can do what, and when they work',
        'whether parts are in, job by job',
        'hoists and booths you have',
      ],
    },
    {
      workflow:
        'At night the system weighs up who can do what, which hoists and parts there are, and how many hours the booked work should take. Next morning everyone has a day laid out, and work that had better wait is shown. The foreman shifts things by hand; when a job drags on, the board moves with it.',
      build:
        'On your workshop system goes a board for loading. To begin, it knows simple rules: the right skill, and parts in hand. Closed job cards then teach it real times for each job and model.',
      checkpoint:
        'It is the foreman who clears the board, at 7 am. Nobody’s work goes to a colleague unless he has clicked.',
      first_step:
        'Why was it late? For five days the foreman answers that for each job that was. Five answers will come up most of the time.',
      stop_test: 'On-time work needs to gain 5 points within eight weeks. Less than that, and you should drop it.',
      alternative:
        'At 7.15 everybody meets for ten minutes by a whiteboard: a row each, and a magnet where parts are ready.',
      risks: [
        {
          risk: 'If your quickest hand sets the norm, all others lose every day.',
          mitigation:
            'Count the middle value of the whole team. Till week eight, one hour of each day remains unplanned.',
        },
        {
          risk: 'The board looks fullest when apprentices do quick work, so that is all they do.',
          mitigation: 'Two jobs a week are put by for each apprentice to train on, and the foreman does this first.',
        },
      ],
      kpis: [
        {
          name: 'hours sold against hours present',
          unit: '% of hours',
          baseline: 'four weeks from the clock and from invoices',
          target: 'raise the share by 5 to 10 points',
        },
        {
          name: 'jobs finished by the time given',
          unit: '% of jobs',
          baseline: 'let advisers write promise and reality side by side for two weeks',
          target: '10 to 20 points more',
        },
      ],
      data_needed: [
        'job cards showing time clocked',
        'roster with each technician’s skills',
        'state of parts for all jobs',
        'the list of booths and hoists',
      ],
    },
    {
      workflow:
        'Every technician comes in to a planned day, built overnight from bookings, skills, hoists, standard hours and parts in stock. Jobs that cannot yet start carry a mark. The foreman rearranges as he sees fit, and the board follows when work runs late.',
      build:
        'Add a loading board to the workshop system you have. Let it start from two rules, skill and parts in hand. As job cards close, it learns what each job on each model takes in truth.',
      checkpoint:
        'At 7 am the board needs the foreman’s approval. From then on, a job passes to someone else by his click alone.',
      first_step:
        'The foreman keeps a list for five days of what delayed each late job. Most will trace back to five causes.',
      stop_test: 'Eight weeks is the limit. Unless on-time jobs have climbed 5 points or more, end it.',
      alternative:
        'Use a whiteboard: technicians down the side, a magnet for jobs whose parts are there. Meet at it for ten minutes at 7.15.',
      risks: [
        {
          risk: 'Times learned from the best technician are impossible for the others, who fail daily.',
          mitigation: 'Take the median of all staff for each job. Leave one hour of every day free through week eight.',
        },
        {
          risk: 'A full board is easiest with quick jobs for apprentices, so they learn nothing else.',
          mitigation:
            'Two training jobs per apprentice go on the board each week. The foreman puts them there before all others.',
        },
      ],
      kpis: [
        {
          name: 'billed hours out of hours worked',
          unit: '% of hours',
          baseline: 'collect clocked and invoiced time over four weeks',
          target: 'lift the share by 5 to 10 points',
        },
        {
          name: 'promises kept on finish time',
          unit: '% of jobs',
          baseline: 'advisers record both times for two weeks',
          target: 'improve the share by 10 to 20 points',
        },
      ],
      data_needed: [
        'clock times per job card',
        'technicians, their skills and shifts',
        'parts readiness of each job',
        'number of hoists and booths',
      ],
    },
    {
      workflow:
        'Jobs are matched overnight to people, hoists and parts, and a draft for each technician is waiting in the morning. Where a job should hold off, it says so. The foreman changes what he knows better, and as work overruns the board adjusts.',
      build:
        'What you need is a board that loads work on top of the present workshop system. Simple rules come first: is the skill there, and are parts ready? Real hours by job and model follow from the cards you close.',
      checkpoint:
        'Nobody starts from a board the foreman has not passed by 7 am, and only he can shift a job between technicians.',
      first_step:
        'For five days, put one cause beside every job that ran late. The foreman will see the same five again and again.',
      stop_test: 'If the gain in jobs done on time is below 5 points by week eight, stop there.',
      alternative:
        'Ten minutes at 7.15 in front of a whiteboard, with a row for each person and a magnet that says parts are in, may be enough.',
      risks: [
        {
          risk: 'Standard times drift towards your fastest hand, and everyone else is late by noon.',
          mitigation: 'Base times on the middle of the whole crew, with an hour’s slack daily up to week eight.',
        },
        {
          risk: 'Apprentices end up with oil changes, since short work fits every gap.',
          mitigation:
            'Before planning starts, the foreman puts by two jobs a week for each apprentice that teach something.',
        },
      ],
      kpis: [
        {
          name: 'how much of the time on site is sold',
          unit: '% of hours',
          baseline: 'add four weeks of clock data and invoices',
          target: 'up 5 to 10 points',
        },
        {
          name: 'share of cars done on time',
          unit: '% of jobs',
          baseline: 'for two weeks the desk marks what was promised and what happened',
          target: '10 to 20 points better',
        },
      ],
      data_needed: [
        'closed cards and their hours',
        'skills and rosters of the technicians',
        'which jobs have parts on the shelf',
        'hoists, booths and their use',
      ],
    },
    {
      workflow:
        'The foreman opens a board that is already filled for each technician. Overnight the tool has weighed standard hours, bookings, skills, parts and hoists, and flagged jobs that should wait. He drags what he would do otherwise, and late jobs move the rest along.',
      build:
        'Start a loading board on the workshop system with two plain rules: parts ready, and the skill for it. Closed job cards then show the real hours for every model and job, and the board learns them.',
      checkpoint:
        'Nothing on the board counts until 7 am, when the foreman approves it. Moving a job to another person takes his click.',
      first_step:
        'Ask the foreman to write a reason beside each late job, five days running. Most will fall under five causes.',
      stop_test: 'Eight weeks should add 5 points or more to jobs done on time. If they add less, stop.',
      alternative:
        'Meet at 7.15 for ten minutes. The whiteboard has a line for every technician, and a magnet means the parts have come.',
      risks: [
        {
          risk: 'Job times come from the quickest technician, so everybody else looks slow every day.',
          mitigation:
            'Go by the middle time of the whole team, and plan one hour less each day until week eight is over.',
        },
        {
          risk: 'Quick jobs go to apprentices all week because they pack the board neatly.',
          mitigation:
            'Each apprentice gets two training jobs a week. The foreman sets these before anything else is planned.',
        },
      ],
      kpis: [
        {
          name: 'share of hours on site that are billed',
          unit: '% of hours',
          baseline: 'compare what was clocked and billed in four weeks',
          target: '5 to 10 points more',
        },
        {
          name: 'jobs done by the promised hour',
          unit: '% of jobs',
          baseline: 'advisers write down both times through two weeks',
          target: 'lift it by 10 to 20 points',
        },
      ],
      data_needed: [
        'job cards and the hours clocked',
        'each technician’s skills, with the roster',
        'parts in or missing, for each job',
        'hoists, and the booths as well',
      ],
    },
  ],
  'automotive/parts-stock-forecast': [
    {
      workflow:
        'Lead times, job bookings and sales feed in overnight and reset what each branch is likely to use. Out comes a list of parts to buy, shift or sell off. Once the parts manager has been through the 30 lines worth most, the order goes.',
      build:
        'Forecast every part at every branch, slow ones that sell once a month included, and let this set the min and max in your stock or dealer system. For dead stock, mark prices down in fixed steps.',
      checkpoint: 'A line that is over $2,000, or three times what you normally order, waits for the parts manager.',
      first_step: 'Print the ageing report next to last quarter’s 100 biggest rush orders. How many parts are on both?',
      stop_test: 'Three months in, if stock is worth as much as before and fill rate has gained under 2 points, stop.',
      alternative:
        'Sort parts into A, B and C (ABC) by value and sales. Look at A each month, and send dead stock back while the maker still takes it.',
      risks: [
        {
          risk: 'History is broken by a changed part number, and the outdated part gets bought once more.',
          mitigation: 'Join old and new numbers before you start, and let nobody order one that is marked dead.',
        },
        {
          risk: 'After hail or a recall, the system believes the rush will last.',
          mitigation: 'Buyers label demand that will not come back, and those weeks play no part in later forecasts.',
        },
      ],
      kpis: [
        {
          name: 'lines you can hand over at once',
          unit: '% of lines',
          baseline: 'two weeks of misses, written down at the counter',
          target: '4 to 8 points higher',
        },
        {
          name: 'parts unsold for 12 months',
          unit: '$ at cost',
          baseline: 'today’s ageing report',
          target: 'bring them down 20 to 30 % in a year',
        },
      ],
      data_needed: [
        'two years of use per part, over counter and job card',
        'back orders and sales you lost',
        'how long suppliers take',
        'lists of superseded numbers',
      ],
    },
    {
      workflow:
        'What sold, what is booked and how long supply takes are worked through nightly, part by part and branch by branch. The result says order this, move that, clear those. The parts manager looks at 30 lines, the dearest, and lets it go out.',
      build:
        'The forecast must cope with parts that leave once a month just as with quick sellers, in each branch. It writes the max and min into the dealer or stock system. Old stock goes at discounts that grow by plan.',
      checkpoint:
        'Three times the normal quantity, or a value beyond $2,000: either needs a nod from the parts manager.',
      first_step:
        'Which parts are ageing on the shelf, and were yet among the 100 top rush orders of the quarter? Run both reports and compare.',
      stop_test:
        'If by three months you hold stock of the same value, and fill rate rose by fewer than 2 points, that is enough.',
      alternative:
        'An ABC list by sales and worth costs nothing. Go over the A parts monthly, and use the maker’s return window for what is dead.',
      risks: [
        {
          risk: 'A part that got a new number loses part of its past, and its forerunner is ordered yet again.',
          mitigation: 'Supersession chains are merged ahead of the first run. Dead numbers cannot be ordered.',
        },
        {
          risk: 'A hail storm or recall makes sales jump, and the forecast stays up there.',
          mitigation: 'Let the buyer tag what happened once. The next forecast skips the weeks so tagged.',
        },
      ],
      kpis: [
        {
          name: 'first-ask fill rate',
          unit: '% of lines',
          baseline: 'have counter staff note all they could not supply, for two weeks',
          target: 'a gain of 4 to 8 points',
        },
        {
          name: 'money in stock that has not moved for 12 months',
          unit: '$ at cost',
          baseline: 'print an ageing report now',
          target: '20 to 30 % less within the year',
        },
      ],
      data_needed: [
        'part by part, sales and workshop use over two years',
        'what was back-ordered or lost',
        'lead time of each supplier',
        'which number replaced which',
      ],
    },
    {
      workflow:
        'Every morning the parts manager sees what to buy, what to move between branches and what to clear. Behind it is a nightly estimate of use per part and branch from sales, bookings and lead times. After a look at the 30 most valuable lines, the order is released.',
      build:
        'Get a forecast for each branch and part that copes with slow movers, the ones sold monthly, as well as quick ones. It sets min and max in the stock or dealer system. Dead parts are sold down a fixed ladder of discounts.',
      checkpoint: 'Anything over $2,000, or at three times the normal order, is for the parts manager to approve.',
      first_step:
        'Two reports are enough to start: ageing stock, and last quarter’s top 100 rush orders. Count the parts that appear in both.',
      stop_test:
        'After three months, ask two things. Stop where the shelves hold as much money as before and the fill rate is not even 2 points better.',
      alternative:
        'Do an ABC ranking on value and sales. The A parts get a look each month, and dead ones go back inside the maker’s return period.',
      risks: [
        {
          risk: 'When a number is superseded its history splits, and the system buys the old part afresh.',
          mitigation:
            'Before run one, tie each chain of numbers together. Numbers that are dead cannot be put on an order.',
        },
        {
          risk: 'Hail or a recall doubles demand for a while, and the forecast thinks it will stay.',
          mitigation: 'One-off weeks are tagged by the buyer, so the next forecast ignores them.',
        },
      ],
      kpis: [
        {
          name: 'share of lines met from the shelf',
          unit: '% of lines',
          baseline: 'staff at the counter tally every miss over two weeks',
          target: 'raise it 4 to 8 points',
        },
        {
          name: 'value of stock idle for 12 months',
          unit: '$ at cost',
          baseline: 'take it from an ageing report run today',
          target: 'reduce it by 20 to 30 % over a year',
        },
      ],
      data_needed: [
        'sales and job use of each part for two years',
        'orders lost or put on back order',
        'delivery times by supplier',
        'supersession tables',
      ],
    },
    {
      workflow:
        'What each branch will need is worked out overnight for every part, from bookings, sales and supplier lead times. The result is three lists: order, transfer, clear. The parts manager goes through the top 30 by value before releasing anything.',
      build:
        'Let software forecast demand branch by branch, for the part that sells monthly and the part that sells daily. Its min and max levels flow to your dealer system or stock system. Give dead stock a set series of price cuts.',
      checkpoint:
        'The parts manager signs off large lines, meaning more than $2,000 or beyond three times what is usual.',
      first_step:
        'Compare the ageing report with the 100 worst rush orders from last quarter. Parts on both lists are your first target.',
      stop_test: 'Three months in, a fill rate up by under 2 points with no drop in stock value means it has failed.',
      alternative:
        'Sort the range ABC by worth and by sales, check the A group every month, and use each return window to send dead stock to the maker.',
      risks: [
        {
          risk: 'New part numbers cut the sales record in two, and the outdated item is reordered.',
          mitigation: 'Link old numbers to new ones at the outset, and lock those marked as dead.',
        },
        {
          risk: 'After a storm of hail or a recall, a passing rush is read as steady demand.',
          mitigation: 'The buyer marks it as a single event. Marked weeks stay out when the forecast is next made.',
        },
      ],
      kpis: [
        {
          name: 'parts supplied the first time someone asks',
          unit: '% of lines',
          baseline: 'for two weeks, record what the counter could not give',
          target: 'up 4 to 8 points',
        },
        {
          name: 'dead stock, unsold in 12 months',
          unit: '$ at cost',
          baseline: 'see what the ageing report says today',
          target: 'down 20 to 30 % by year’s end',
        },
      ],
      data_needed: [
        'two years of counter sales and job-card use',
        'missed sales with back orders',
        'suppliers’ delivery times',
        'old and new part numbers',
      ],
    },
    {
      workflow:
        'Three lists are ready each morning for all branches: what to order, what to move, what to clear. They come from sales, lead times and job bookings, worked through in the night. The parts manager reviews the 30 lines of highest value and then releases the order.',
      build:
        'Have demand forecast for every part in each branch, including those that sell just once a month. The stock or dealer system takes its min and max from it. Dead stock goes out on a ladder of fixed discounts.',
      checkpoint:
        'Lines of more than $2,000, and lines three times their usual size, go to the parts manager for approval.',
      first_step:
        'Put two printouts side by side: the ageing report, and the 100 rush orders that led last quarter. Mark every part that is on both.',
      stop_test:
        'At three months, check fill rate and stock value. If the first rose under 2 points and the second did not fall, stop.',
      alternative:
        'Rank by ABC, on sales and value, and go over the A parts once a month. Send what is dead back within the maker’s window.',
      risks: [
        {
          risk: 'Sales under an old number and a new one are kept apart, so the superseded part is bought again.',
          mitigation: 'Put supersession chains together first. A number marked dead must be closed to orders.',
        },
        {
          risk: 'Hail or a recall lifts sales for some weeks, and the forecast expects more of it.',
          mitigation: 'The buyer marks such weeks as one-off demand. They do not count the next time.',
        },
      ],
      kpis: [
        {
          name: 'lines handed over on the first ask',
          unit: '% of lines',
          baseline: 'write down each miss at the counter for a fortnight',
          target: '4 to 8 points better',
        },
        {
          name: 'value of parts that sat unsold for 12 months',
          unit: '$ at cost',
          baseline: 'print the ageing report as it is today',
          target: '20 to 30 % lower in a year',
        },
      ],
      data_needed: [
        'use of each part over two years',
        'back orders and lost sales',
        'time suppliers take to deliver',
        'lists that show which number superseded which',
      ],
    },
  ],
  'automotive/used-car-pricing': [
    {
      workflow:
        'Staff appraise the trade-in with a phone: pictures, kilometres. On screen are similar cars for sale nearby, how long they take to sell and a range of prices. What to offer is up to the used-car manager, who each morning also sees cuts proposed for old stock.',
      build:
        'Connect your stock to a pricing tool, AutoGrab for instance. Load your rules for margin and age, and let it draft adverts out of pictures and build data.',
      checkpoint: 'Offers over $15,000 and cuts of more than 4 % need the used-car manager’s signature.',
      first_step: 'Write up all cars past 60 days: what they cost, recon, asking price and how often that price moved.',
      stop_test: 'Ten weeks on, stop if gross per car has lost over 3 % or if days in stock are down by under 8 %.',
      alternative: 'Once a week walk round the lot, and drop prices by a set amount at 30, 45 and 60 days.',
      risks: [
        {
          risk: 'The whole town prices from one feed, so everyone sinks at the same time.',
          mitigation:
            'Add recon to cost and never go below that for a car. The manager may keep unusual ones out of the steps.',
        },
        {
          risk: 'The advert promises equipment or a past that this car does not have.',
          mitigation:
            'Draw wording from build data alone. Standing at the car, the sales person confirms five facts ahead of publishing.',
        },
      ],
      kpis: [
        {
          name: 'how long the typical car stands',
          unit: 'days, middle car',
          baseline: 'six months of the stock report',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'gross left on a used car when prices have dropped',
          unit: '$ per car',
          baseline: 'the 100 cars you sold last',
          target: 'hold it or gain 3 to 5 %',
        },
      ],
      data_needed: [
        'days and gross for cars sold and in stock',
        'what recon cost on each car',
        'adverts in the market',
        'appraisals on record',
      ],
    },
    {
      workflow:
        'Photos and kilometres are taken on a phone as somebody looks over a trade-in. The tool answers with a price band, with its like on sale in the area and with days to sell. The used-car manager names the sum. For cars that have stood too long, a lower price is put forward every morning.',
      build:
        'AutoGrab or another market tool can be tied to your stock. Add what you have decided on margin and age. Photos and build data are enough for it to write a listing.',
      checkpoint: 'To go beyond $15,000 on an offer, or down by over 4 % on a price, takes the used-car manager.',
      first_step:
        'Which cars have been here more than 60 days? Put down cost, recon, price in the ad and each time it was changed.',
      stop_test:
        'Gross per car may fall by 3 % at most, and days in stock must drop by 8 %. If ten weeks show otherwise, finish.',
      alternative: 'Every week go along the rows. At 30 days, at 45 and at 60 the price comes down by a fixed step.',
      risks: [
        {
          risk: 'Dealers all look at one feed and drag each other’s prices down.',
          mitigation:
            'For each car cost plus recon is the floor. Scarce ones are taken off the ladder if the manager says so.',
        },
        {
          risk: 'A listing names a feature the car never had, or a history that is not its own.',
          mitigation:
            'Build data is the only source. Five facts are ticked beside the car by the sales person before anyone can see it.',
        },
      ],
      kpis: [
        {
          name: 'days until a car is sold',
          unit: 'days, middle car',
          baseline: 'look at stock reports for half a year',
          target: '15 to 25 % fewer',
        },
        {
          name: 'gross profit a car, price drops included',
          unit: '$ per car',
          baseline: 'go by your last 100 sales',
          target: 'no less, or 3 to 5 % more',
        },
      ],
      data_needed: [
        'cars in stock and sold, with their days and gross',
        'recon spending by car',
        'listings of other yards',
        'past appraisals',
      ],
    },
    {
      workflow:
        'The used-car manager sets each offer with the market in view: similar cars nearby, their days to sell and a band of prices. It takes a phone appraisal with kilometres and photos. Every morning, cars that have aged come up with a proposed cut.',
      build:
        'Take a market pricing tool, AutoGrab or one like it, and hook it up to your stock. Enter your own rules for margin and age. It can also draft listings from the photos and build data.',
      checkpoint: 'Two things need the used-car manager: an offer over $15,000, and a price cut deeper than 4 %.',
      first_step:
        'Make a list of cars older than 60 days. Note cost, recon, the advertised price and how many times it changed.',
      stop_test:
        'Look after ten weeks. Stop if days in stock are less than 8 % down, or gross a car has slipped over 3 %.',
      alternative: 'Walk the lot weekly. Cars drop by a fixed step on day 30, on day 45 and again on day 60.',
      risks: [
        {
          risk: 'One data feed sets prices at every yard, and the whole town goes down together.',
          mitigation: 'Cost plus recon gives each car its floor. Rare cars may be held off the ladder by the manager.',
        },
        {
          risk: 'An advert mentions a feature the car lacks, or a past it never had.',
          mitigation:
            'Only build data feeds the text. At the car, a sales person checks off five facts before it is published.',
        },
      ],
      kpis: [
        {
          name: 'days the middle car is in stock',
          unit: 'days, middle car',
          baseline: 'read them from half a year’s stock report',
          target: 'reduce them by 15 to 25 %',
        },
        {
          name: 'what a used car earns after markdowns',
          unit: '$ per car',
          baseline: 'work through 100 recent sales',
          target: 'keep it level or raise it 3 to 5 %',
        },
      ],
      data_needed: [
        'stock and sales history with days and gross',
        'recon bills per car',
        'cars advertised around you',
        'appraisal sheets',
      ],
    },
    {
      workflow:
        'A phone, some photos and the kilometres are enough for a price band on any trade-in. It rests on like cars near you and how fast they sell. The used-car manager decides the figure; older stock gets a suggested step down each morning.',
      build:
        'Link stock to a tool that watches the market, such as AutoGrab, and teach it how you treat age and margin. Let listing text be drafted out of build data and pictures.',
      checkpoint:
        'The used-car manager’s signature stands under all offers beyond $15,000 and all reductions above 4 %.',
      first_step:
        'Go through the lot and write up every car past 60 days: its cost and recon, the ad price, the changes made to it.',
      stop_test:
        'Ten weeks will show it. Less than 8 % off days in stock ends the trial, and so does a loss of over 3 % in gross per car.',
      alternative: 'Fix the price steps for 30, 45 and 60 days, and walk the rows each week to apply them.',
      risks: [
        {
          risk: 'Your rivals read the very same feed, so each cut is answered with another.',
          mitigation: 'No car goes under its cost and recon. The manager can take an unusual one out of the routine.',
        },
        {
          risk: 'Buyers are promised equipment, or a past, that the car cannot show.',
          mitigation:
            'Text may use build data and nothing more. Five facts are confirmed at the vehicle before the ad goes out.',
        },
      ],
      kpis: [
        {
          name: 'age of the middle car on the lot',
          unit: 'days, middle car',
          baseline: 'six months of stock figures',
          target: '15 to 25 % shorter',
        },
        {
          name: 'gross per used car, net of price cuts',
          unit: '$ per car',
          baseline: 'average the last 100 sold',
          target: 'at least hold it, or add 3 to 5 %',
        },
      ],
      data_needed: [
        'every car sold or held, days and gross included',
        'cost of recon, car by car',
        'what the market has on offer',
        'records of appraisals made',
      ],
    },
    {
      workflow:
        'Each trade-in gets a price band from like cars near you and the days they take to sell. Staff need a phone, photos and the kilometres. The offer is the used-car manager’s to set, and aged stock comes up every morning with a step down to consider.',
      build:
        'Put a market tool on your stock, AutoGrab for example, and give it your own limits on margin and age. From photos and build data it also writes a first draft of the listing.',
      checkpoint:
        'Beyond $15,000 an offer has to be signed by the used-car manager. The same goes for step downs of over 4 %.',
      first_step: 'Find each car past 60 days in stock. Add ad price, cost, recon and price changes so far.',
      stop_test:
        'Two figures decide at ten weeks: days in stock at least 8 % lower, and gross per car no more than 3 % down. If either fails, stop.',
      alternative: 'Go round the lot once a week and take a set step off the price at 30 days, 45 days and 60 days.',
      risks: [
        {
          risk: 'When all yards in town use one feed, they drag prices down together.',
          mitigation: 'Cost and recon added up are the floor. For rare cars the manager can switch the ladder off.',
        },
        {
          risk: 'The ad describes a feature, or a history, which this car has not got.',
          mitigation:
            'Build data alone may feed the text. Five facts have to be ticked beside the vehicle by whoever sells it. Only then is it published.',
        },
      ],
      kpis: [
        {
          name: 'days a typical used car is in stock',
          unit: 'days, middle car',
          baseline: 'work through six months of stock reports',
          target: '15 to 25 % lower',
        },
        {
          name: 'gross on each used car, after markdowns',
          unit: '$ per car',
          baseline: 'use the 100 cars that sold last',
          target: 'the same, or 3 to 5 % up',
        },
      ],
      data_needed: [
        'days and gross on stock and sold cars',
        'what each car cost in recon',
        'listings in the market around you',
        'appraisals you have made',
      ],
    },
  ],
  'automotive/sales-lead-follow-up': [
    {
      workflow:
        'Enquiries come from carsales or your own site. Software reads each, looks up finance and service history, gives it a rank and writes an answer for a sales person to sign. They polish it and reply inside an hour.',
      build:
        'Stay in your present CRM: let it read leads and draft answers. Each morning it should also name owners whose loan, warranty or lease is nearly over. Fix a time limit for answering first.',
      checkpoint:
        'A message leaves only after the sales person has read it. On Mondays the sales manager goes over 20 that went out.',
      first_step:
        'Act as a buyer: at various times of day file five enquiries on your site, and clock how long answers take.',
      stop_test: 'Count test drives for every 100 leads. If eight weeks do not lift that by 5 % or more, stop.',
      alternative:
        'Until 11 am give all web enquiries to one person by name, who has a template of two lines. Chalk up those still open on the wall.',
      risks: [
        {
          risk: 'Facts from a credit form end up in a sales pitch, and someone takes it to the OAIC.',
          mitigation:
            'No credit file enters the sales tool. End dates are used just where people agreed to this on the form.',
        },
        {
          risk: 'Those at the bottom hear nothing, and word gets round.',
          mitigation: 'A human writes to everybody that day. Ranking decides who comes first and drops nobody.',
        },
      ],
      kpis: [
        {
          name: 'minutes before a person answers',
          unit: 'minutes, middle lead',
          baseline: 'time stamps of 200 recent leads in the CRM',
          target: 'less than 30 minutes while you are open',
        },
        {
          name: 'leads that end in a test drive',
          unit: '% of leads',
          baseline: 'each source, over the last quarter',
          target: '10 to 20 % more',
        },
      ],
      data_needed: [
        'leads, where from, when and how they ended',
        'what people bought and had serviced',
        'end of finance, where they consented',
        'stock and models',
      ],
    },
    {
      workflow:
        'As a lead drops in, from carsales or your pages, it is read, ranked and joined with what you know from finance and service. There is a reply, drafted for one sales person, who makes it their own and has it out in under an hour.',
      build:
        'Do it within the CRM. Leads get read and replies drafted, and whoever nears the end of a loan, lease or warranty is on a list each morning. The first reply runs against a clock that nobody may move.',
      checkpoint:
        'Nothing goes unless its sender, a sales person, has gone through it. Every Monday 20 replies are picked over by the sales manager.',
      first_step:
        'Pretend to be customers. Five leads through the web, at hours that differ, will tell how quick you are.',
      stop_test:
        'Eight weeks should bring at least 5 % more test drives from 100 leads; if nothing like it happens, end it.',
      alternative:
        'Somebody you name has every web lead up to 11 am. Two lines of template will do, and the open ones are counted on the wall.',
      risks: [
        {
          risk: 'What people told you to get a loan is used to sell to them, and the OAIC hears of it.',
          mitigation:
            'Credit files have no place in a sales tool, and without a yes on the consent form end dates have none either.',
        },
        {
          risk: 'If your rank is low nobody writes, and your friends hear about it.',
          mitigation: 'Rank is about order. By evening every lead has had an answer, and a person wrote it.',
        },
      ],
      kpis: [
        {
          name: 'wait for the first human answer',
          unit: 'minutes, middle lead',
          baseline: 'see how the CRM stamped the last 200',
          target: 'no more than 30 minutes in open hours',
        },
        {
          name: 'share of enquiries that come for a drive',
          unit: '% of leads',
          baseline: 'split last quarter by where leads came from',
          target: 'a gain of 10 to 20 %',
        },
      ],
      data_needed: [
        'each lead with its time, origin and result',
        'past services and purchases',
        'finance dates given with consent',
        'list of models on hand',
      ],
    },
    {
      workflow:
        'Each web or carsales lead is read, ranked and answered in draft within minutes. The tool knows the person’s service and finance history and writes in a sales person’s name. That sales person corrects the draft and sends it inside the hour.',
      build:
        'Keep your CRM and add two things: a reader that drafts replies to leads, and a morning list of owners whose lease, loan or warranty runs out soon. The first answer has a fixed deadline.',
      checkpoint:
        'Sales people send their own messages, having read them. Each Monday 20 of those replies are checked by the sales manager.',
      first_step:
        'Test yourself as a stranger would. File five leads online at different times and note when each reply comes.',
      stop_test: 'Watch test drives per 100 leads for eight weeks. Below a 5 % rise, stop.',
      alternative:
        'All web leads belong to one named person until 11 am. A two-line template helps, and a wall board shows how many are open.',
      risks: [
        {
          risk: 'A customer learns that loan details were used for a sales push and goes to the OAIC.',
          mitigation: 'Keep credit files away from the tool. An end date may be used if the consent form covers it.',
        },
        {
          risk: 'Nobody writes to the people ranked last, and they talk about it.',
          mitigation: 'Same-day answers from a person go to all. The rank just says who is first.',
        },
      ],
      kpis: [
        {
          name: 'time until a person replies',
          unit: 'minutes, middle lead',
          baseline: 'look up the stamps on 200 leads',
          target: 'under 30 minutes whenever the yard is open',
        },
        {
          name: 'enquiries turned into test drives',
          unit: '% of leads',
          baseline: 'the past quarter’s figures by source',
          target: 'raise their number by 10 to 20 %',
        },
      ],
      data_needed: [
        'source, time and outcome of leads',
        'purchases and services to date',
        'agreed use of finance end dates',
        'cars and models you can offer',
      ],
    },
    {
      workflow:
        'A sales person finds the reply half written when the lead comes in. Carsales or website, the tool reads it, joins it to finance and service records and gives it a rank. With a few edits it is off within the hour.',
      build:
        'The CRM you own can do this: have it read leads, draft the answers and list each morning who is near the end of warranty, loan or lease. Make the limit for a first reply strict.',
      checkpoint:
        'Before sending, the sales person reads every message. The sales manager takes 20 sent ones each Monday and goes over them.',
      first_step:
        'Send your own website five enquiries through the day and evening, then see how long each waits for an answer.',
      stop_test: 'If eight weeks pass and 100 leads do not yield 5 % more test drives or better, finish it.',
      alternative:
        'Choose a person for web leads up to 11 am, by name. Give them a template of two lines and a tally on the wall of what is open.',
      risks: [
        {
          risk: 'Data that came with a loan form turns up in marketing, and the OAIC gets a complaint.',
          mitigation:
            'Without consent on the form, no end date is used. Credit files never enter the sales tool at all.',
        },
        {
          risk: 'The low end of the list is left without a word, and friends hear of it.',
          mitigation: 'Ranking sets the sequence and no more. Before closing time, each lead has heard from a person.',
        },
      ],
      kpis: [
        {
          name: 'speed of the first personal reply',
          unit: 'minutes, middle lead',
          baseline: 'use CRM times for your latest 200 leads',
          target: 'below 30 minutes in opening hours',
        },
        {
          name: 'test drives won from leads',
          unit: '% of leads',
          baseline: 'count by source for one quarter',
          target: 'up 10 to 20 %',
        },
      ],
      data_needed: [
        'enquiries with origin, hour and result',
        'customers’ service and buying records',
        'dates when finance ends, if consent was given',
        'current stock by model',
      ],
    },
    {
      workflow:
        'Every lead is answered inside the hour, by a sales person who only has to edit. The tool reads what came from carsales or the website, adds finance and service history and a rank, and drafts the reply in that person’s name.',
      build:
        'Use the CRM you have to read leads and draft replies. It should also list, every morning, owners whose warranty, lease or loan is about to end. The clock for a first reply is not open to debate.',
      checkpoint:
        'Sales people read what they send, every message. On Monday the sales manager picks out 20 replies and reviews them.',
      first_step:
        'Shop at your own door: five web leads, sent at five different hours, and a note of how long each reply took.',
      stop_test: 'Eight weeks on, test drives from 100 leads should be up 5 % or better. Otherwise, end it.',
      alternative:
        'Up to 11 am, one person whose name all know has the web leads. Two lines of text and a wall count of the open ones will do.',
      risks: [
        {
          risk: 'Someone’s loan details become a reason to sell them a car, and they complain to the OAIC.',
          mitigation:
            'No end date is used that the consent form does not cover. Credit files stay outside the sales tool.',
        },
        {
          risk: 'People with a low rank never hear back, and they say so to others.',
          mitigation: 'A person answers every lead that day. The rank decides who is answered first.',
        },
      ],
      kpis: [
        {
          name: 'minutes until the first human answer',
          unit: 'minutes, middle lead',
          baseline: 'stamps in the CRM, the latest 200',
          target: '30 minutes at most in open hours',
        },
        {
          name: 'leads that come in for a test drive',
          unit: '% of leads',
          baseline: 'one quarter, counted source by source',
          target: '10 to 20 % higher',
        },
      ],
      data_needed: [
        'every lead, its source, hour and result',
        'what was bought and serviced before',
        'finance end dates, if consented',
        'models and cars in stock',
      ],
    },
  ],
  'automotive/estimates-and-quotes': [
    {
      workflow:
        'Walking round the car, the estimator or technician talks and takes pictures. From this come draft lines: hours, parts and why, in plain words, with gaps in the pictures marked. The estimator puts it right, adds prices and asks for approval.',
      build:
        'Let a phone take speech and pictures and write drafts straight into your workshop or estimating system, guided by each insurer’s check list. Owners see one line and a picture for each item and say yes by text.',
      checkpoint:
        'All quotes bear an estimator’s signature. Over $8,000, or where the structure is damaged, another person reads them too.',
      first_step: 'Go back over 30 recent quotes: minutes spent, items missed, and work that had to be done again.',
      stop_test: 'Six weeks in, stop if half the jobs still take over ten minutes to put right.',
      alternative:
        'Prepare set lines for the 50 repairs you do most, and hang each insurer’s list of pictures in the bay.',
      risks: [
        {
          risk: 'Nobody quoted a weld or a sensor reset, and driver assistance then lets the owner down on the road.',
          mitigation:
            'Show how the maker wants each panel repaired, and force a yes or no on calibration from the estimator.',
        },
        {
          risk: 'Wording meant to frighten leaves customers feeling they were pressed into more.',
          mitigation:
            'Mark all items as later, soon or safety, each with its picture. Advisers cannot add to what the technician put a name to.',
        },
      ],
      kpis: [
        {
          name: 'hours from inspection until the quote leaves',
          unit: 'hours',
          baseline: 'put times on 30 quotes',
          target: 'bring them down 40 to 60 %',
        },
        {
          name: 'estimates an insurer sends back',
          unit: 'per 100 estimates',
          baseline: 'the last two months, counted',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'past estimates, 200 of them, with supplements',
        'the guide to labour times',
        'what parts cost',
        'insurers’ rules on photos and codes',
      ],
      must_not_decide:
        'Whether a car may be driven, and whether damage is structural or cosmetic, is never for the tool. A licensed repairer looks and decides.',
    },
    {
      workflow:
        'Someone goes round the car, estimator or technician, speaking and shooting. The draft has a line for each item: part, time, and a reason anyone can follow. Photos that lack are pointed out. After that the estimator amends it, puts prices in and sends it off to be approved.',
      build:
        'A phone is all they carry. What they say and shoot becomes a draft in the system for estimates or the workshop, along the list of the insurer in question. The owner gets a photo and a sentence for every item and agrees with a text.',
      checkpoint:
        'The estimator’s name is on every quote. If the sum passes $8,000 or the structure is hurt, it takes a second reader.',
      first_step: 'With 30 quotes of late, ask how many minutes, what slipped the mind, and what returned.',
      stop_test: 'Should half of all drafts cost more than ten minutes to mend, six weeks in, leave it there.',
      alternative:
        'The 50 usual repairs can have their lines ready. At each bay hangs a sheet of photos the insurer wants.',
      risks: [
        {
          risk: 'A sensor reset, or the step of a weld, is forgotten. Later the driver-assist does not work.',
          mitigation:
            'The maker’s method stands by each panel, and there is no going on until calibration has its yes or no.',
        },
        {
          risk: 'Owners are scared into work by how it is put.',
          mitigation:
            'It says safety, soon or later, and shows why in a photo. What the technician signed is the most an adviser may send.',
        },
      ],
      kpis: [
        {
          name: 'time a quote takes after the car is seen',
          unit: 'hours',
          baseline: 'note start and end for 30 of them',
          target: '40 to 60 % less',
        },
        {
          name: 'returns from insurers',
          unit: 'per 100 estimates',
          baseline: 'go through two months of estimates',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        '200 old estimates and what was added later',
        'labour guide',
        'price list for parts',
        'codes and photos each insurer asks for',
      ],
      must_not_decide:
        'No words on safety to drive, nor on structural against cosmetic, may come from the tool. They come from the licensed repairer who has seen the car.',
    },
    {
      workflow:
        'A quote is drafted while the estimator or technician walks round the car, out of spoken notes and photos. It has lines for parts and hours, each with a plain reason, and shows which photos are still missing. The estimator corrects, prices and sends it on.',
      build:
        'Equip people with a phone app that takes voice and pictures and fills the workshop or estimating system. Each insurer has its check list in there. The customer sees one photo and one sentence an item and approves by text.',
      checkpoint:
        'The estimator puts a signature to each quote. Where it tops $8,000 or touches the structure, someone else reads it as well.',
      first_step:
        'Review 30 of your latest quotes. How many minutes did they need, what was left out, and which ones bounced?',
      stop_test:
        'Clock the corrections. Where half of the drafts still eat up over ten minutes each by week six, stop.',
      alternative:
        'Write standard lines for 50 common repairs, and print out for each bay which photos an insurer asks for.',
      risks: [
        {
          risk: 'The quote skips a weld step or sensor reset, and driver assistance fails once the car is back on the road.',
          mitigation:
            'Every panel in the draft carries the maker’s repair method. On calibration the estimator has to tick yes or no.',
        },
        {
          risk: 'Extra items read like threats, and owners feel cornered.',
          mitigation:
            'Sort them under safety, soon and later, with pictures. The adviser sends what the technician has signed and no more.',
        },
      ],
      kpis: [
        {
          name: 'delay between looking at a car and quoting',
          unit: 'hours',
          baseline: 'stamp the times on 30 jobs',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'share of estimates that bounce',
          unit: 'per 100 estimates',
          baseline: 'count what insurers returned in two months',
          target: '25 to 40 % fewer',
        },
      ],
      data_needed: [
        'a set of 200 estimates, supplements included',
        'labour times as published',
        'current prices of parts',
        'what insurers want in pictures and codes',
      ],
      must_not_decide:
        'A licensed repairer, having seen the car, says if it is safe and if a repair is structural or cosmetic. The tool must not.',
    },
    {
      workflow:
        'Walk, talk and photograph: from that the tool writes the lines of a repair quote, with hours, parts and a reason for each. Missing photos are pointed out. The estimator then goes over the draft, adds the prices and sends it for approval.',
      build:
        'Speech and photos from a phone go into draft form in your estimating or workshop system. A list for each insurer shows what must be there. By text, the owner can agree to items, each shown with a picture and one sentence.',
      checkpoint:
        'Two pairs of eyes go over anything structural or beyond $8,000. All other quotes need just the estimator’s signature.',
      first_step:
        'Lay out 30 quotes from the past weeks and note the minutes, the things forgotten and the ones sent back.',
      stop_test: 'Stop where, six weeks on, one draft in two still costs more than ten minutes of correction.',
      alternative:
        'Keep ready-made lines for the 50 repairs that come most often. A photo list for every insurer hangs at the bay.',
      risks: [
        {
          risk: 'If a sensor reset or a weld is left off the quote, it is left off the repair, and a safety system fails.',
          mitigation: 'Put the maker’s method next to each panel, and make the estimator answer on calibration.',
        },
        {
          risk: 'Customers are alarmed by the wording and agree to work against their will.',
          mitigation:
            'Label items safety, soon or later, add a photo, and hold advisers to the list the technician approved.',
        },
      ],
      kpis: [
        {
          name: 'hours a customer waits for the quote',
          unit: 'hours',
          baseline: 'time 30 of them from inspection on',
          target: '40 to 60 % shorter',
        },
        {
          name: 'estimates refused by insurers',
          unit: 'per 100 estimates',
          baseline: 'check returns over the past two months',
          target: 'down 25 to 40 %',
        },
      ],
      data_needed: [
        '200 finished estimates plus supplements',
        'times from the labour guide',
        'parts price files',
        'each insurer’s photo and coding rules',
      ],
      must_not_decide:
        'Do not let the tool judge a car fit to drive or name damage cosmetic or structural. That takes a licensed repairer with the car in view.',
    },
    {
      workflow:
        'Spoken notes and photos, taken round the car, become a quote in draft. Estimator or technician only walks and talks. The tool writes parts, hours and a plain reason per line and names photos still to take; correcting, pricing and sending are left to the estimator.',
      build:
        'Use a phone for voice and photos, with drafts that land in the workshop or estimating system. The check list follows the insurer. Customers see every item in a photo and a sentence, and they approve by text.',
      checkpoint:
        'Each quote has the estimator’s signature. A second reader is needed once it passes $8,000 or the damage is structural.',
      first_step:
        'Dig out 30 recent quotes. For each, write down minutes taken, items forgotten, and whether it was returned.',
      stop_test: 'If half of the drafts still need ten minutes’ work or more after six weeks, stop.',
      alternative:
        'Have lines ready for the 50 repairs you see most. Each bay gets the insurers’ photo lists on paper.',
      must_not_decide:
        'Cosmetic or structural, safe to drive or not: a licensed repairer says which, after a look at the car. It is not for the tool.',
      risks: [
        {
          risk: 'One forgotten weld or sensor reset, and the driver-assist system fails after the car has left.',
          mitigation:
            'Beside every panel stands how the maker repairs it. Calibration needs a tick, yes or no, from the estimator.',
        },
        {
          risk: 'Owners read about extra work in words that frighten, and feel they are being sold to.',
          mitigation:
            'Items are marked safety, soon or later, each with its photo. An adviser sends only what the technician has signed.',
        },
      ],
      kpis: [
        {
          name: 'time until the quote is out',
          unit: 'hours',
          baseline: 'put a stamp on 30 quotes, at both ends',
          target: '40 to 60 % lower',
        },
        {
          name: 'estimates that come back from insurers',
          unit: 'per 100 estimates',
          baseline: 'two months, return by return',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        '200 earlier estimates, with their supplements',
        'guide for labour times',
        'prices of parts',
        'rules of each insurer on codes and photos',
      ],
    },
  ],
  'automotive/fleet-upkeep': [
    {
      workflow:
        'Overnight, pre-start remarks, fault codes and distances are pooled. The system says which vehicles should come in within the next two weeks, then finds days for them. Bookings are made by the fleet manager, and drivers hear by text.',
      build:
        'Plan services by true kilometres before anything else. Later add alerts on fault codes and software that reads remarks on defects. Fleetio, Geotab and Teletrac Navman have nearly all of this; tidy vehicle lists are your real task.',
      checkpoint:
        'Every remark on a defect is read that day by the fleet manager, who rules which vehicles do not go out.',
      first_step: 'Write next to every vehicle its odometer now and when it was last serviced. How many have run over?',
      stop_test: 'Three months on, if under 4 in 10 alerts ended in a repair that was needed, switch them off.',
      alternative:
        'Keep one sheet of distances and services due, fill it in when fuelling, and mark in red any with 1,000 km left.',
      risks: [
        {
          risk: 'Someone describes a steering fault in strange words, so it lands near the bottom.',
          mitigation:
            'Seat belts, tyres, steering, brakes: mention of any takes the vehicle off the road until somebody checks it.',
        },
        {
          risk: 'Managers use trips to punish people, and the units get unplugged.',
          mitigation:
            'State in writing why you collect it. Tell staff first, as surveillance law in your state asks, and hide private trips.',
        },
      ],
      kpis: [
        {
          name: 'days a vehicle is off the road unplanned',
          unit: 'days per vehicle per quarter',
          baseline: 'two quarters of hire bills and job cards',
          target: 'bring them down 15 to 30 %',
        },
        {
          name: 'vehicles past their service',
          unit: '% of vehicles',
          baseline: 'hold odometers today against the plan',
          target: 'less than 5 %',
        },
      ],
      data_needed: [
        'the vehicle list and service rules',
        'engine hours and kilometres',
        'drivers’ defect notes, and fault codes',
        'invoices for repairs, by vehicle',
      ],
      must_not_decide:
        'When somebody has reported a safety defect, no score puts that vehicle back to work. A qualified technician must, and in writing.',
    },
    {
      workflow:
        'The night brings together what drivers wrote before starting, the codes, and kilometres run. A list for two weeks says who should come to the workshop, and spreads it out so that not all come at once. When the fleet manager has booked, a text goes to the driver.',
      build:
        'Real kilometres drive the plan for service; that is step one. Alerts from codes and a reader for what people write on defects follow. Most can be had from Teletrac Navman, Geotab or Fleetio, but your list of vehicles must be right.',
      checkpoint:
        'Drivers’ defect notes do not wait for tomorrow. The fleet manager goes through them and says which vehicle is parked.',
      first_step:
        'Walk out and read odometers, all of them, today. With the last service next to it, you can count those past due.',
      stop_test:
        'Alerts should lead to true repairs in at least 4 in 10 cases. If three months show less, no more alerts.',
      alternative:
        'At the pump, enter kilometres on a sheet all can see, next to the coming service. With 1,000 km left the line turns red.',
      risks: [
        {
          risk: 'The note was about steering, but worded so oddly that it counts for little.',
          mitigation:
            'If tyres, brakes, seat belts or steering are named, nobody drives until a person has been to look.',
        },
        {
          risk: 'Meant for service, the data is used against drivers, and soon the plugs are out.',
          mitigation:
            'Its purpose is set down in writing. State surveillance law wants notice given, and trips off duty are masked.',
        },
      ],
      kpis: [
        {
          name: 'breakdown days per vehicle',
          unit: 'days per vehicle per quarter',
          baseline: 'go over job cards and hire invoices, two quarters back',
          target: '15 to 30 % fewer',
        },
        {
          name: 'share of the fleet overdue',
          unit: '% of vehicles',
          baseline: 'read every odometer now and look at the schedule',
          target: 'under 5 %',
        },
      ],
      data_needed: [
        'vehicles with the service plan of each',
        'hours and odometer readings',
        'codes, and what drivers report',
        'what each vehicle cost to repair',
      ],
      must_not_decide:
        'It takes a qualified technician, with a signature, to clear a safety defect that was reported. A score cannot.',
    },
    {
      workflow:
        'You get a ranked list of vehicles due in over the coming two weeks, already spread across the calendar. It is built nightly out of pre-start notes, kilometres and fault codes. The fleet manager makes the bookings, and each driver is told by text.',
      build:
        'Base the service plan on kilometres really driven. Once that runs, add alerts from fault codes and a reader for defect notes in free text. Teletrac Navman, Fleetio and Geotab sell most of it. Cleaning the vehicle list is the hard part.',
      checkpoint:
        'Defect notes are read on the day they are written. The fleet manager says which vehicles stay parked.',
      first_step:
        'Collect the odometer reading and last service date for the whole fleet today, and count those overdue.',
      stop_test: 'Wait three months. If real repairs came out of less than 4 alerts in 10, turn the alerts off.',
      alternative:
        'Drivers enter kilometres on a shared sheet when they refuel, beside the next service. With 1,000 km to run, the row goes red.',
      risks: [
        {
          risk: 'An oddly worded note hides a steering defect, and the ranking passes over it.',
          mitigation:
            'Where a note names tyres, steering, brakes or seat belts, the vehicle is grounded until somebody inspects it.',
        },
        {
          risk: 'What was collected for servicing is used to discipline people, so they disconnect the unit.',
          mitigation:
            'Put the purpose on paper, notify staff as state surveillance law requires, and mask all private trips.',
        },
      ],
      kpis: [
        {
          name: 'unplanned downtime of a vehicle',
          unit: 'days per vehicle per quarter',
          baseline: 'work from two quarters of job cards and invoices for hire',
          target: 'reduce it by 15 to 30 %',
        },
        {
          name: 'late services across the fleet',
          unit: '% of vehicles',
          baseline: 'check the schedule against today’s odometers',
          target: 'fewer than 5 %',
        },
      ],
      data_needed: [
        'fleet list with service intervals',
        'odometers and hour meters',
        'pre-start defects and fault codes',
        'repair bills for each vehicle',
      ],
      must_not_decide:
        'Only a qualified technician, in writing, may release a vehicle after a safety defect is reported. The ranking has no power to do so.',
    },
    {
      workflow:
        'Vehicles that need the workshop in the next two weeks are named each night, in order of need. Fault codes, distances and what drivers write before they start decide it. The fleet manager books them in on the days proposed; drivers get a text.',
      build:
        'Three steps: a service plan by true kilometres, then alerts on fault codes, then software that reads written defects. Most of it is sold by Geotab, Fleetio and Teletrac Navman. Your own effort goes into a correct list of vehicles.',
      checkpoint:
        'By evening the fleet manager has read all of that day’s defects and ruled which vehicle may not leave.',
      first_step:
        'How many vehicles are late for service? Read each odometer today, look up the last service and count.',
      stop_test:
        'Of all alerts in the first three months, 4 in 10 or more should have led to a true repair. Otherwise drop them.',
      alternative:
        'Run a sheet that all drivers share, with kilometres from each fuel stop and the service due. Colour it red when 1,000 km are left.',
      risks: [
        {
          risk: 'The driver’s own words for a steering fault mean nothing to the software, and it ranks last.',
          mitigation:
            'Brakes, steering, seat belts and tyres are never ranked: such a note parks the vehicle until it is seen.',
        },
        {
          risk: 'Once trips are used to tell people off, drivers unplug the box.',
          mitigation:
            'Say in writing that it is there for upkeep. Follow the state’s surveillance law on notice, and leave out trips off duty.',
        },
      ],
      kpis: [
        {
          name: 'days lost without warning',
          unit: 'days per vehicle per quarter',
          baseline: 'hire invoices plus job cards, last two quarters',
          target: '15 to 30 % less',
        },
        {
          name: 'vehicles that have missed a service date',
          unit: '% of vehicles',
          baseline: 'take odometers today and compare',
          target: 'at most 5 %',
        },
      ],
      data_needed: [
        'all vehicles, with their service rules',
        'kilometres run and engine hours',
        'fault codes plus notes on defects',
        'per-vehicle repair costs',
      ],
      must_not_decide:
        'Once a driver has reported a safety defect, the scoring is out of it. A qualified technician clears the vehicle and signs for it.',
    },
    {
      workflow:
        'The fleet manager gets a ranked list of vehicles to bring in over two weeks, with days already proposed. Drivers’ pre-start notes, fault codes and kilometres are put together each night to make it. Once booked, drivers hear by text.',
      build:
        'Begin with a service plan that runs on actual kilometres. Alerts on fault codes come later, and so does software to read defect notes. Geotab, Teletrac Navman or Fleetio can supply most of this, but only you can tidy the vehicle list.',
      checkpoint: 'No defect note is left overnight. The fleet manager reads it and says which vehicle may not go out.',
      first_step:
        'Go round the fleet today with a sheet: odometer, last service, and whether it is overdue. Count those that are.',
      stop_test: 'At three months, see what the alerts led to. If under 4 in 10 became a real repair, turn them off.',
      alternative:
        'Have one sheet for all, filled in at the pump: kilometres now and service next. A red line shows 1,000 km to go.',
      must_not_decide:
        'A reported safety defect is cleared in writing by a qualified technician. No score may do that.',
      risks: [
        {
          risk: 'The driver wrote of a steering fault in unusual words, and the tool put it far down the list.',
          mitigation:
            'A note that touches steering, brakes, seat belts or tyres grounds the vehicle. A person looks before it moves.',
        },
        {
          risk: 'Drivers are called in over their trips, and pull the unit out.',
          mitigation:
            'Record in writing what the data is for. State surveillance law asks for notice, and private trips stay masked.',
        },
      ],
      kpis: [
        {
          name: 'unplanned days in the workshop',
          unit: 'days per vehicle per quarter',
          baseline: 'two quarters, from invoices for hire and job cards',
          target: '15 to 30 % lower',
        },
        {
          name: 'vehicles overdue for service',
          unit: '% of vehicles',
          baseline: 'today’s odometers, one by one, against the schedule',
          target: 'brought below 5 %',
        },
      ],
      data_needed: [
        'each vehicle and its service rules',
        'hours on the engine, kilometres on the clock',
        'notes of defects with the fault codes',
        'what was billed for repairs, per vehicle',
      ],
    },
  ],
  'automotive/part-inspection-camera': [
    {
      workflow:
        'At the cell’s end a fixed light and camera look at all parts. Sound ones carry on and unclear ones fall into a tray that the inspector checks. A screen there shows faults by hour and tool.',
      build:
        'Buy a vision package and equip a single cell for a single part family. Spend a month gathering pictures of every fault, agree limits on the customer’s boundary samples, and run next to the inspector before it may block parts.',
      checkpoint:
        'When a shift starts, the quality engineer feeds in ten parts known to be bad. If it lets one by, the cell stands still.',
      first_step:
        'Group twelve months of complaints from customers by fault and part. Begin where the bill was largest.',
      stop_test:
        'Let camera and inspector judge the same 2,000 parts over twelve weeks. If the camera lets more by, stop.',
      alternative: 'Fit brighter lights, go/no-go gauges and a board of limit samples to every cell.',
      risks: [
        {
          risk: 'Fresh steel has another shine, and for a shift sound parts are thrown out.',
          mitigation:
            'Twice the usual rejects in an hour sets off an alarm. The inspector steps in till it is adjusted.',
        },
        {
          risk: 'Nobody tells the customer that inspection has changed, which makes the PPAP void.',
          mitigation:
            'See it as one more gauge. Do the measurement study and report the change before parts depend on it.',
        },
      ],
      kpis: [
        {
          name: 'bad parts that reach the customer',
          unit: 'parts per million',
          baseline: 'twelve months of the customer’s scorecards',
          target: 'bring them down 30 to 50 %',
        },
        {
          name: 'parts scrapped or reworked',
          unit: '% of parts made',
          baseline: 'logs of four weeks, shift by shift',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'pictures of parts, sound and faulty',
        'the customer’s agreed boundary samples',
        'what was scrapped or reworked',
        'data on batches and tools',
      ],
      must_not_decide:
        'Brake, steering and other safety parts are never released by the camera alone. For each lot the quality engineer gives a signature.',
    },
    {
      workflow:
        'The last thing in the cell is a camera with its own light, both fixed. A good part passes. If there is doubt it drops out for the inspector to see. By tool and by hour, defects are counted on the screen.',
      build:
        'Start small, one cell and one family of parts, with vision you buy. A month goes into images of all defects. Boundary samples from the customer give the limits. Then it works along with the inspector, and only later may it gate.',
      checkpoint:
        'Ten bad parts, known as such, go through at shift start under the quality engineer’s eye. Missing one is enough to stop the cell.',
      first_step:
        'What have customers complained of in twelve months? Sort it by defect and part, and take the dearest.',
      stop_test:
        'Over twelve weeks both see 2,000 parts. If the inspector misses fewer than the camera does, call it off.',
      alternative: 'Cheaper by far: a board with limit samples, light that shows things, and go/no-go gauges.',
      risks: [
        {
          risk: 'A batch of steel gleams in some other way, and good parts are refused until the shift ends.',
          mitigation:
            'When there are double the rejects in one hour, it calls out. The inspector does the work until it is set right.',
        },
        {
          risk: 'The way you check is new, the customer was not told, and your PPAP counts for nothing.',
          mitigation:
            'A camera is a gauge and needs a measurement study like any other. File the change, and after that let it gate.',
        },
      ],
      kpis: [
        {
          name: 'escapes, in parts per million',
          unit: 'parts per million',
          baseline: 'see what customers scored over twelve months',
          target: '30 to 50 % less',
        },
        {
          name: 'waste and rework',
          unit: '% of parts made',
          baseline: 'read four weeks of shift logs',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'images that show good and bad',
        'samples at the limit, agreed with the customer',
        'logs for rework and scrap',
        'which tool and batch made it',
      ],
      must_not_decide:
        'The quality engineer signs before a lot of safety parts goes, such as steering or brake items. The camera on its own may not let it go.',
    },
    {
      workflow:
        'The inspector sees only doubtful parts, because a fixed camera and light judge each one as it leaves the cell. Good parts carry on. Defects are counted by tool and hour on a screen beside the machine.',
      build:
        'Fit out one cell for one family of parts with a vision package off the shelf. Gather pictures of all defects over a month and take limits from the boundary samples your customer agreed. It runs alongside the inspector first and gates later.',
      checkpoint:
        'Ten parts that are known bad open every shift. The quality engineer sends them through, and a single miss shuts the cell down.',
      first_step:
        'Which complaint cost most in the past twelve months? List them all by defect and part, and choose that one.',
      stop_test:
        'Both check the same 2,000 parts in twelve weeks of parallel running. If the camera lets through more than the inspector, stop.',
      alternative: 'At each cell, hang a board of limit samples, improve the light and issue go/no-go gauges.',
      risks: [
        {
          risk: 'New steel reflects light in another way, and sound parts land in the reject bin all shift.',
          mitigation: 'An alarm goes off when rejects double inside an hour. Until it is reset, a person inspects.',
        },
        {
          risk: 'You alter the inspection without telling the customer, and the approved PPAP lapses.',
          mitigation:
            'Handle the camera like any gauge, with a measurement study, and lodge the change before it decides on parts.',
        },
      ],
      kpis: [
        {
          name: 'faulty parts found by customers',
          unit: 'parts per million',
          baseline: 'their scorecards for the past twelve months',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'rate of scrap and rework',
          unit: '% of parts made',
          baseline: 'collect shift logs over four weeks',
          target: '10 to 20 % lower',
        },
      ],
      data_needed: [
        'photos of sound and defective parts',
        'customer-approved boundary samples',
        'records of scrap and rework',
        'tool numbers and batches',
      ],
      must_not_decide:
        'A lot of safety parts, brakes or steering for example, leaves on the quality engineer’s signature. What the camera says is not enough.',
    },
    {
      workflow:
        'Every part that leaves the cell is photographed under fixed light and passed or set aside. What is set aside waits in a tray for the inspector. The cell screen shows how many defects each tool made in each hour.',
      build:
        'Choose one part family and give its cell a camera with bought software. For a month, save images of each kind of defect, then fix limits by the customer’s boundary samples. Let it work in parallel with the inspector until you trust it to gate.',
      checkpoint:
        'Before production, the quality engineer tries the cell with ten bad parts. Should it pass even one, it stays off.',
      first_step: 'Sort all complaints of the past twelve months by part and by defect. Start with the dearest.',
      stop_test:
        'Twelve weeks in parallel settle it. More misses by camera than by inspector over 2,000 shared parts, and you stop.',
      alternative: 'Each cell gets good lamps, go/no-go gauges and limit samples on a board.',
      risks: [
        {
          risk: 'Light falls otherwise on a fresh batch of steel, and a shift’s good output is refused.',
          mitigation:
            'Should rejects reach twice the normal within an hour, the cell calls the inspector, who takes charge until it is set again.',
        },
        {
          risk: 'Inspection is part of the PPAP. Change it in silence, and the approval is worth nothing.',
          mitigation: 'Do a measurement study as for a gauge, and file the change with the customer ahead of gating.',
        },
      ],
      kpis: [
        {
          name: 'parts per million that slip out',
          unit: 'parts per million',
          baseline: 'use customer scorecards, twelve months back',
          target: '30 to 50 % fewer',
        },
        {
          name: 'share of output scrapped or redone',
          unit: '% of parts made',
          baseline: 'add up four weeks from the shift log',
          target: 'down 10 to 20 %',
        },
      ],
      data_needed: [
        'a photo library of good parts and bad',
        'boundary samples the customer signed',
        'rework and scrap sheets',
        'batch and tool history',
      ],
      must_not_decide:
        'For brake, steering and like parts, release stays with the quality engineer and a signature. The camera may not free a lot.',
    },
    {
      workflow:
        'Before parts leave the cell, a fixed camera with its own light checks them all. What is good moves on, and the inspector gets a tray of doubtful ones. Counts of defects, by hour and tool, are on the cell screen.',
      build:
        'Buy a vision package, and begin in one cell with one part family. First comes a month of images for every defect; then limits are set on boundary samples from the customer. Camera and inspector run in parallel until the camera may gate.',
      checkpoint:
        'Each shift begins with ten known rejects. The quality engineer puts them through, and if one gets past, the cell stops.',
      first_step:
        'Write up what customers complained about in twelve months, part by part. The costliest defect comes first.',
      stop_test:
        'For twelve weeks, camera and inspector see the same 2,000 parts. Stop if the camera is the one that misses more.',
      alternative: 'Before any camera, try limit samples on a board, better lamps and go/no-go gauges at every cell.',
      must_not_decide:
        'Safety parts, such as those for steering or brakes, need the quality engineer’s signature on each lot. The camera alone may not release them.',
      risks: [
        {
          risk: 'The next batch of steel shines in a new way, and a full shift of good parts is rejected.',
          mitigation:
            'Rejects at twice the normal in one hour sound the alarm. From then the inspector decides, until the cell is reset.',
        },
        {
          risk: 'Checks are changed, the customer hears nothing, and the PPAP is no longer valid.',
          mitigation:
            'A camera counts as a gauge. Study how it measures, and file the change before any part depends on it.',
        },
      ],
      kpis: [
        {
          name: 'bad parts found by the customer',
          unit: 'parts per million',
          baseline: 'go through scorecards from twelve months',
          target: '30 to 50 % lower',
        },
        {
          name: 'output lost to scrap and rework',
          unit: '% of parts made',
          baseline: 'four weeks of entries in the shift logs',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'pictures of bad parts and good ones',
        'limits agreed with the customer, as samples',
        'what the scrap and rework logs say',
        'which tool, which batch',
      ],
    },
  ],
  'automotive/repair-knowledge': [
    {
      workflow:
        'By voice or keyboard a technician gives code, symptom and plate. Up come bulletins, the page that fits in your licensed data, and what cured that model in your shop before. Parts are changed only once a test has confirmed it.',
      build:
        'Make your notes and finished job cards searchable. For Autodata, Haynes Pro or a maker’s portal, link and do not copy. After any hard job the technician writes two lines: what was wrong, what cured it.',
      checkpoint:
        'Where a hint led to a part worth over $500 and the car still had its fault, the foreman looks into it.',
      first_step:
        'Take 50 finished jobs that list diagnosis time, and count those which name the cause as well as the cure.',
      stop_test: 'Two months in, if it is used for under 3 in 10 diagnosis jobs, stop.',
      alternative:
        'Share one-page sheets of known fixes for each model. On Fridays talk for 15 minutes about the nastiest fault that week.',
      risks: [
        {
          risk: 'It confuses years of a model, so a torque or a step on high voltage is wrong.',
          mitigation: 'It states no figures itself. They appear just as the licensed page that belongs to this VIN.',
        },
        {
          risk: 'You copy a maker’s data although the licence forbids it.',
          mitigation:
            'Index nothing but job cards of your own. Each technician reaches the portal through a personal login.',
        },
      ],
      kpis: [
        {
          name: 'hours to diagnose drive and electrical faults',
          unit: 'hours per job',
          baseline: '40 jobs with their clocked diagnosis',
          target: 'bring them down 15 to 25 %',
        },
        {
          name: 'cars that come back',
          unit: 'per 100 jobs',
          baseline: 'three months of returns inside 30 days',
          target: 'a drop of 15 to 30 %',
        },
      ],
      data_needed: [
        'finished job cards with remarks',
        'repair data you hold a licence for',
        'bulletins from the makers',
        'records of comebacks',
      ],
      must_not_decide:
        'Airbag and high-voltage work goes to trained people, chosen by the foreman. The tool must not send anyone unqualified to it.',
    },
    {
      workflow:
        'Plate, code, symptom, said or typed, and the technician sees what there is: bulletins, the page of licensed repair data, and how you mended such a model last time. First test, then replace; that stays with the technician.',
      build:
        'Search should cover what is yours, notes and closed job cards. Into the maker portal, Haynes Pro and Autodata it only links. Two lines at the end of a hard job, cause and cure, come from whoever did it.',
      checkpoint: 'If the tool hinted, a part above $500 went in, and the fault remained, the job goes to the foreman.',
      first_step:
        'Look through 50 jobs with time booked on diagnosis. In how many can you read what it was and what helped?',
      stop_test: 'Technicians should open it for 3 in 10 diagnosis jobs or more. If two months show less, end it.',
      alternative:
        'One page per fix, by model, in a folder for all. On Friday the worst fault of the week gets 15 minutes.',
      risks: [
        {
          risk: 'Two model years are muddled, and out comes a false torque, or a dangerous step with high voltage.',
          mitigation: 'Numbers are never its own. You see the licensed page for the VIN in question, or nothing.',
        },
        {
          risk: 'The licence does not allow you to load what the maker publishes.',
          mitigation: 'Job cards you wrote may be indexed. All else is a link, opened with the technician’s own login.',
        },
      ],
      kpis: [
        {
          name: 'diagnosis hours on electrics and drive train',
          unit: 'hours per job',
          baseline: 'see what was clocked on 40 such jobs',
          target: '15 to 25 % less',
        },
        {
          name: 'repeat visits',
          unit: 'per 100 jobs',
          baseline: 'for three months, count jobs that return in 30 days',
          target: 'lower by 15 to 30 %',
        },
      ],
      data_needed: [
        'notes on closed job cards',
        'the repair data under licence',
        'technical bulletins on file',
        'what came back, and why',
      ],
      must_not_decide:
        'High voltage and airbags are for trained staff, and the foreman says who. No answer may lead an unqualified person to touch them.',
    },
    {
      workflow:
        'One search gives the technician bulletins, the correct page of your licensed repair data and what cured this model in your shop. Plate, code and symptom can be typed or spoken. Nothing is replaced until the technician has tested.',
      build:
        'Build a search on your notes and closed job cards. It points into Haynes Pro, Autodata or the maker’s portal and holds no copies. Each hard job ends with two lines from the technician on cause and cure.',
      checkpoint:
        'A part over $500 fitted on a hint, and the fault still there: the foreman goes through each such job.',
      first_step:
        'Pull 50 closed jobs that carry diagnosis time. Does each give the cause and also the cure? Count those that do.',
      stop_test: 'After two months, check how often it is opened. Under 3 diagnosis jobs in 10, and you stop.',
      alternative:
        'Share a folder of fix sheets, one page each, sorted by model. Add 15 minutes each Friday on the hardest fault of the week.',
      risks: [
        {
          risk: 'Model years get mixed, and the technician is handed a wrong torque or high-voltage step.',
          mitigation:
            'Numbers come up only on the page you license for the VIN at hand. The tool never states its own.',
        },
        {
          risk: 'Loading the maker’s data breaks the licence you signed.',
          mitigation:
            'Index only job cards you wrote. For the rest, each technician follows a link with a login of their own.',
        },
      ],
      kpis: [
        {
          name: 'time spent finding electrical and driveline faults',
          unit: 'hours per job',
          baseline: 'take the clock on 40 jobs',
          target: 'reduce it by 15 to 25 %',
        },
        {
          name: 'jobs that return within a month',
          unit: 'per 100 jobs',
          baseline: 'tally 30-day returns for three months',
          target: '15 to 30 % fewer',
        },
      ],
      data_needed: [
        'job cards, closed and with notes',
        'licensed technical data',
        'service bulletins',
        'list of comebacks',
      ],
      must_not_decide:
        'The foreman hands high-voltage and airbag jobs to trained staff. It must never guide a person without that training.',
    },
    {
      workflow:
        'Say or type the plate, the code and the symptom, and see what fixed this model before. The tool adds bulletins and opens the page that applies in the repair data you license. Testing comes first, and replacing parts second, as always.',
      build:
        'Index your own closed cards and notes so that anyone can search them, and link out to the maker portal, Autodata or Haynes Pro. Copies stay out. Technicians finish a difficult job by writing its cause and its cure, two lines in all.',
      checkpoint:
        'The foreman takes up every case in which a hinted part cost more than $500 and did not cure the car.',
      first_step:
        'Read through 50 diagnosis jobs already closed. Note how many tell you both what was wrong and what put it right.',
      stop_test: 'Stop once two months show technicians using it in less than 3 of 10 jobs that need diagnosis.',
      alternative:
        'Fix sheets of a single page, filed by model for all to open, do much. Add 15 minutes of talk on Fridays about the worst fault.',
      risks: [
        {
          risk: 'A torque or a high-voltage step from another model year ends up in the answer.',
          mitigation: 'Only the licensed page of that very VIN may show a figure. No numbers are made up by the tool.',
        },
        {
          risk: 'Makers license their data, and copying it in is against the terms.',
          mitigation: 'Technicians open the portal under their own names. Your own job cards are all that is indexed.',
        },
      ],
      kpis: [
        {
          name: 'diagnosis hours for faults in wiring and drive',
          unit: 'hours per job',
          baseline: 'look at clocked time for 40 jobs',
          target: '15 to 25 % shorter',
        },
        {
          name: 'comeback rate',
          unit: 'per 100 jobs',
          baseline: 'three months of jobs that were back within 30 days',
          target: 'down 15 to 30 %',
        },
      ],
      data_needed: [
        'what technicians wrote on closed jobs',
        'data licensed from publishers or makers',
        'makers’ bulletins',
        'log of returned cars',
      ],
      must_not_decide:
        'Work on airbags or high voltage is given out by the foreman to people trained for it. The search may not invite others to try.',
    },
    {
      workflow:
        'Technicians see what cured the same fault before, from plate, symptom and code, typed or said aloud. Bulletins and the matching page of licensed repair data come up with it. They test first and replace after.',
      build:
        'Put a search over your own notes and closed job cards. Autodata, the maker portal and Haynes Pro are linked, never copied. Every hard job is closed with two lines on what caused it and what cured it.',
      checkpoint: 'The foreman reviews a job if the tool’s hint cost a part of over $500 and cured nothing.',
      first_step:
        'Read 50 closed jobs on which diagnosis was clocked. Mark the ones where both cure and cause are written down.',
      stop_test: 'If, two months in, it is opened for less than 3 diagnosis jobs out of 10, stop.',
      alternative:
        'Keep fix sheets by model, a page each, in a folder all can reach. On Friday, 15 minutes go to the week’s worst fault.',
      must_not_decide:
        'High-voltage and airbag jobs are handed out by the foreman, to trained staff alone. The tool may not guide anybody else through them.',
      risks: [
        {
          risk: 'A figure from the wrong model year, for torque or high voltage, reaches the technician.',
          mitigation: 'The tool has no figures. It opens your licensed page for the VIN, and the number is read there.',
        },
        {
          risk: 'Data is copied from a maker whose licence rules that out.',
          mitigation:
            'Put your own job cards in the index and nothing else. The portal opens with each technician’s login.',
        },
      ],
      kpis: [
        {
          name: 'hours clocked on electrical and drive diagnosis',
          unit: 'hours per job',
          baseline: 'go through 40 jobs and the time on them',
          target: '15 to 25 % lower',
        },
        {
          name: 'jobs that come back',
          unit: 'per 100 jobs',
          baseline: 'over three months, tally returns inside 30 days',
          target: '15 to 30 % less',
        },
      ],
      data_needed: [
        'notes from job cards now closed',
        'repair data, under licence',
        'bulletins by the maker',
        'comebacks, as recorded',
      ],
    },
  ],
  'automotive/warranty-and-paperwork': [
    {
      workflow:
        'Deal papers, job cards and bills for parts arrive as scans or by mail. Software links each to its stock or job number and says what is lacking before anyone closes the file or claim. A clerk puts that right and sends it off.',
      build:
        'Capture papers against stock and job numbers. Write rules for warranty claims maker by maker, and for deal files lender by lender. Let the list of debtors trigger courteous reminders to pay.',
      checkpoint:
        'No claim goes without the warranty clerk holding it to the job card. Every payment needs approval from accounts.',
      first_step:
        'Group the 50 latest refusals by cause. Expect two or three causes to account for the bulk of the sum.',
      stop_test: 'Two months on, if claims passed first time are up by under 4 points, stop.',
      alternative:
        'Give technicians a claim check list of one page for the bench, and ask suppliers for statements as electronic files.',
      risks: [
        {
          risk: 'The story sent in goes beyond what the technician noted, and at audit the maker takes back a year’s payments.',
          mitigation:
            'Use words from the scan report and job card alone. Before it goes, the technician signs the text.',
        },
        {
          risk: 'Payslips and scanned licences gather with some service overseas.',
          mitigation: 'Choose a supplier that stores in Australia, and erase pictures 90 days from settlement.',
        },
      ],
      kpis: [
        {
          name: 'claims the maker pays at first try',
          unit: '% of claims',
          baseline: 'go through 200 recent ones',
          target: '8 to 15 points higher',
        },
        {
          name: 'hours typed away in the office',
          unit: 'hours per week',
          baseline: 'each person keeps a tally for two weeks',
          target: 'bring them down 35 to 50 %',
        },
      ],
      data_needed: [
        'a year’s claims, paid and refused',
        'each maker’s rules on warranty',
        'bills from suppliers',
        'lists of what a deal file needs',
      ],
    },
    {
      workflow:
        'Scanned or mailed, all papers end in one place: deals, job cards, parts bills. They are read and joined to a job, or to a stock number. Before a file or claim is shut, gaps are named. The clerk closes them and files it.',
      build:
        'Every document hangs on a job or stock number. Makers differ in what they want for warranty, and lenders in what a deal file must hold, so each has its own rules. Debtors are reminded, in good tone, off your list.',
      checkpoint:
        'Claim and job card lie side by side when the warranty clerk reads. For money to leave, accounts must agree.',
      first_step: 'Why were 50 claims sent back? Sort them. You will see that the money hangs on two or three reasons.',
      stop_test: 'If the share accepted at first try has not gained 4 points by two months, end it.',
      alternative:
        'Technicians have one page by the bench: is the claim complete? Suppliers send statements as electronic files.',
      risks: [
        {
          risk: 'It tells the maker more than the technician did. The auditors notice, and a year of money is gone.',
          mitigation:
            'Job card and scan report are the source of each word, and the technician’s signature comes last.',
        },
        {
          risk: 'Somewhere abroad a capture firm holds more and more of your customers’ payslips and licences.',
          mitigation:
            'Storage must be in Australia; ask before you buy. Images are wiped 90 days after the deal is settled.',
        },
      ],
      kpis: [
        {
          name: 'first-time acceptance of warranty claims',
          unit: '% of claims',
          baseline: 'take the last 200 and see which were paid at once',
          target: 'a gain of 8 to 15 points',
        },
        {
          name: 'typing in the office',
          unit: 'hours per week',
          baseline: 'two weeks of notes, person by person',
          target: '35 to 50 % less',
        },
      ],
      data_needed: [
        'claims of twelve months, accepted or not',
        'warranty terms by maker',
        'suppliers’ invoices',
        'check lists for deals',
      ],
    },
    {
      workflow:
        'Gaps are found before a claim or deal file is closed, not after. Job cards, parts bills and deal papers arrive scanned or mailed, and the tool ties them to a job or stock number. A clerk supplies what is missing and submits.',
      build:
        'Set up capture that files each paper under its stock or job number. Load the warranty rules of every car maker and the deal-file rules of every lender. Reminders to pay, politely worded, go out from the debtor list.',
      checkpoint:
        'Payments need accounts to approve them. Claims need the warranty clerk, who compares each with its job card.',
      first_step:
        'Take the 50 claims last rejected and sort them by reason. Most of the money will sit under two or three.',
      stop_test: 'You have two months. When first-time acceptance has gained fewer than 4 points, stop.',
      alternative:
        'Keep a one-page check list for claims on each technician’s bench, and have suppliers send statements electronically.',
      risks: [
        {
          risk: 'A claim is padded beyond what the technician wrote. The maker audits and recovers a year of payments.',
          mitigation:
            'Only the scan report and the job card may supply the words. The technician signs the finished text.',
        },
        {
          risk: 'Scanned licences and payslips build up on servers of a capture firm overseas.',
          mitigation: 'Buy from a vendor that keeps data in Australia. Images go 90 days from settlement of the deal.',
        },
      ],
      kpis: [
        {
          name: 'warranty claims paid first time',
          unit: '% of claims',
          baseline: 'sample the latest 200',
          target: 'raise the share by 8 to 15 points',
        },
        {
          name: 'office time lost to keying',
          unit: 'hours per week',
          baseline: 'ask everybody to log it for two weeks',
          target: 'reduce it by 35 to 50 %',
        },
      ],
      data_needed: [
        'paid and rejected claims over a year',
        'rules that makers set for warranty',
        'invoices received from suppliers',
        'what each deal file must hold',
      ],
    },
    {
      workflow:
        'Each bill, job card or deal paper is read, tied to its job or stock number and checked for gaps. That happens as mail and scans come in. The clerk gets a list of what is missing, completes the claim or file and sends it.',
      build:
        'Read documents straight into the right job or stock number. Warranty claims are tested by each maker’s rules and deal files by each lender’s. From the debtor list, send reminders in a courteous tone.',
      checkpoint:
        'The warranty clerk has the job card open while reading a claim. No money is paid out without accounts.',
      first_step:
        'Find 50 claims that came back and write the reason on each. Two or three reasons explain most of what you lost.',
      stop_test:
        'Compare after two months. A rise below 4 points in claims accepted first time is not worth going on with.',
      alternative:
        'Print the claim check list on one page for the technicians’ bench. Suppliers can send their statements as data files.',
      risks: [
        {
          risk: 'The draft embroiders the technician’s notes, and a maker’s audit claws the year’s money back.',
          mitigation:
            'Nothing is added to what job card and scan say. The last word on the text, signed, is the technician’s.',
        },
        {
          risk: 'Customers’ payslips and licence copies end up stored abroad by a service you hardly know.',
          mitigation: 'Insist on Australian storage when you choose, with pictures deleted 90 days past settlement.',
        },
      ],
      kpis: [
        {
          name: 'share of claims that pass at once',
          unit: '% of claims',
          baseline: 'look at how the last 200 fared',
          target: 'up 8 to 15 points',
        },
        {
          name: 'hours a week spent typing papers',
          unit: 'hours per week',
          baseline: 'have staff count for two weeks, each their own',
          target: 'down 35 to 50 %',
        },
      ],
      data_needed: [
        'one year of claims with their outcome',
        'warranty handbooks of the makers',
        'supplier bills',
        'lenders’ check lists for deal files',
      ],
    },
    {
      workflow:
        'Before a claim or a deal file is closed, the clerk sees what it still lacks. Scanned or mailed parts bills, deal papers and job cards are read and matched to the stock or job number. The clerk adds what is missing and submits.',
      build:
        'Capture every paper under the job or stock number it belongs to. Claims follow a list of rules for each car maker, deal files one for each lender. The debtor list sends out polite reminders as well.',
      checkpoint:
        'A claim is read by the warranty clerk with the job card next to it. No payment is made that accounts have not approved.',
      first_step: 'Put 50 rejected claims into piles by reason. The bulk of the money will be in two piles, or three.',
      stop_test: 'After two months, first-time acceptance must have gained 4 points. If it has not, stop.',
      alternative:
        'Bench check lists for claims, one page long, help technicians at once. Ask suppliers for electronic statements too.',
      risks: [
        {
          risk: 'The claim tells a fuller story than the technician did, and an audit by the maker costs you a year of payments.',
          mitigation:
            'Every word is drawn from scan report or job card. The text is signed by the technician at the end.',
        },
        {
          risk: 'Payslips and licence scans collect abroad, with a firm that captures them for you.',
          mitigation:
            'Take a vendor with servers in Australia. When 90 days have passed since settlement, the images are deleted.',
        },
      ],
      kpis: [
        {
          name: 'claims paid the first time they go in',
          unit: '% of claims',
          baseline: 'check 200 recent claims',
          target: '8 to 15 points better',
        },
        {
          name: 'weekly typing hours in the office',
          unit: 'hours per week',
          baseline: 'each person tallies them for a fortnight',
          target: '35 to 50 % lower',
        },
      ],
      data_needed: [
        'one year of claims, refused and paid',
        'warranty rules by car maker',
        'bills that suppliers sent',
        'check lists for deal files',
      ],
    },
  ],
  'automotive/customer-updates-and-complaints': [
    {
      workflow:
        'Each step of a job sends the owner a brief text, once an adviser has passed it. Survey remarks, reviews and mail are read on arrival. Where somebody is cross, a manager gets the job’s history and a suggested answer.',
      build:
        'Let job states in your workshop system trigger texts. Add a reader for review sites and the mailbox that spots complaints. Its drafts give the facts and admit no blame.',
      checkpoint: 'No answer to a complaint leaves until the service manager has read it. The cause is noted too.',
      first_step:
        'For five days reception tallies people who ask how their car is doing, and what they had been promised.',
      stop_test: 'Four weeks on, if such calls are not down by 15 %, stop.',
      alternative: 'Promise every owner a call before 11 am and one before 3 pm, and tick both on the board.',
      risks: [
        {
          risk: 'The answer turns down something consumer law grants, and you meet the owner at the tribunal.',
          mitigation:
            'When major failure, replacement or refund is mentioned, nothing is drafted: the manager takes over.',
        },
        {
          risk: 'Owners hear their car is done before anyone has driven it.',
          mitigation: 'A car counts as ready when the foreman has finished the last check, and not before.',
        },
      ],
      kpis: [
        {
          name: 'callers who ask how far the car is',
          unit: 'calls per day',
          baseline: 'two weeks of marks at reception',
          target: 'bring their number down 30 to 50 %',
        },
        {
          name: 'complaints a manager answers within one working day',
          unit: '% of complaints',
          baseline: 'take 40 and look at their dates',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'states of each job, with times',
        'reviews and letters of complaint',
        'what surveys say',
        'how owners wish to be reached',
      ],
    },
    {
      workflow:
        'A job moves on, and its owner knows: a brief text, seen first by an adviser. All that people write, in surveys, reviews or mail, is read at once. If they are angry, it lands with a manager, along with what was done to the car and a reply to start from.',
      build:
        'The workshop system knows the state of each job; texts follow from that. Mailbox and review pages are watched for complaints. A draft may say what was done, but never that you were at fault.',
      checkpoint: 'When someone complains, the service manager sees the reply first and records what led to it.',
      first_step:
        'How many people ask reception whether their car is done? Five days of counting will tell, and show which promise slipped.',
      stop_test: 'There should be 15 % fewer such calls by the end of four weeks. If there are not, leave it.',
      alternative: 'Call about every car by 11 am, and once more by 3 pm. The board shows who was called.',
      risks: [
        {
          risk: 'Consumer law is on the owner’s side, your reply says no, and the tribunal puts it right.',
          mitigation: 'Some words switch drafting off and fetch the manager: refund, major failure, replacement.',
        },
        {
          risk: 'It is not yet road tested, but the owner is told to come.',
          mitigation: 'Ready is a word only the foreman can set, after a final look.',
        },
      ],
      kpis: [
        {
          name: 'status calls',
          unit: 'calls per day',
          baseline: 'let reception count for two weeks',
          target: '30 to 50 % fewer',
        },
        {
          name: 'share of complaints met by a manager in a working day',
          unit: '% of complaints',
          baseline: 'dates on the last 40',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'when a job changed state',
        'complaints by mail, and reviews',
        'answers to surveys',
        'each owner’s preferred contact',
      ],
    },
    {
      workflow:
        'Owners hear of each change on their job by a short text, approved by the adviser. Upset reviews, mails and survey remarks are caught as they arrive. They go to a manager along with a draft answer and the story of the job.',
      build:
        'Send status texts whenever the workshop system moves a job on. Put a reader on mailbox and review pages to find complaints. What it drafts sticks to facts of the job and never admits fault.',
      checkpoint: 'Replies to complaints go past the service manager first, who also writes down the cause.',
      first_step:
        'Count for five days at reception how many owners ask for news. Write down which promise each had been given.',
      stop_test: 'Give it four weeks. If owners ring for news just as much, or less than 15 % less, stop.',
      alternative:
        'Make a rule: each owner is phoned before 11 am and again before 3 pm, and the board shows the tick.',
      risks: [
        {
          risk: 'A draft refuses what the consumer law allows, and you lose at the tribunal.',
          mitigation:
            'Mention of a refund, a replacement or a major failure sends the matter to the manager, and no draft is made.',
        },
        {
          risk: 'The car is called ready with the road test still undone.',
          mitigation: 'The ready state can be set by one thing only, the foreman’s last check.',
        },
      ],
      kpis: [
        {
          name: 'calls for news of a car',
          unit: 'calls per day',
          baseline: 'reception keeps a list for two weeks',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'complaints with a manager’s answer by the next day',
          unit: '% of complaints',
          baseline: 'check stamps on 40 recent cases',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'job status and time of each change',
        'mails that complain, plus reviews',
        'survey replies',
        'wishes on how to be contacted',
      ],
    },
    {
      workflow:
        'Every step of the job reaches the owner as a text the adviser has cleared, so fewer people ring. Software also reads reviews, surveys and mail. When one sounds upset, a manager sees it at once, with the history of the job and a reply to edit.',
      build:
        'Job states already exist in your workshop system, so let them set off the texts. Mail and review sites get a reader that picks out complaints. The draft lists what was done and leaves the question of fault alone.',
      checkpoint:
        'The service manager is the last to see a complaint reply before it goes, and the one who logs why it arose.',
      first_step: 'Have reception tally status calls through five days, with a note of the promise that was not kept.',
      stop_test: 'Four weeks should take 15 % or more off the status calls. If it does not, end it there.',
      alternative: 'Ring each owner twice a day, no later than 11 am and 3 pm. A tick on the board proves it.',
      risks: [
        {
          risk: 'Your answer says no where the consumer law says yes, and the owner takes you to the tribunal.',
          mitigation:
            'With words like major failure, refund or replacement, the tool writes nothing and calls the manager.',
        },
        {
          risk: 'Owners set out to fetch a car that has yet to be road tested.',
          mitigation: 'Until the foreman has done the final check, no job can read as ready.',
        },
      ],
      kpis: [
        {
          name: 'owners who ring to ask if it is done',
          unit: 'calls per day',
          baseline: 'two weeks with a tally sheet by the phone',
          target: '30 to 50 % less',
        },
        {
          name: 'complaints answered inside a working day by a manager',
          unit: '% of complaints',
          baseline: 'look at 40 of them, by date',
          target: 'upwards of 90 %',
        },
      ],
      data_needed: [
        'times at which jobs changed status',
        'complaints and online reviews',
        'results from customer surveys',
        'contact choices of owners',
      ],
    },
    {
      workflow:
        'Owners do not have to ring: a short text, approved by an adviser, tells them when their job moves on. Someone’s review, mail or survey note is read too. A manager receives the upset ones, with a draft reply and the job history attached.',
      build:
        'Let each change of job state in the workshop system send a text. A second tool reads review pages and the mailbox for complaints. Drafts state what happened on the job and say nothing of blame.',
      checkpoint: 'A complaint is not answered before the service manager has read the reply and noted the cause.',
      first_step:
        'Through five days, reception writes down each call for status and the promise that had not been met.',
      stop_test: 'If four weeks have not cut status calls by 15 % or more, stop.',
      alternative: 'Promise two calls for every car, at 11 am and 3 pm at the latest. Tick each on the board.',
      risks: [
        {
          risk: 'The reply refuses a remedy the owner has under consumer law, and a tribunal rules against you.',
          mitigation:
            'At the words replacement, refund or major failure no draft is written, and the manager takes the case.',
        },
        {
          risk: 'An owner reads ready, but the car has not been on the road test.',
          mitigation: 'The foreman sets that state, with a final check and in no other way.',
        },
      ],
      kpis: [
        {
          name: 'calls from owners who want to know the status',
          unit: 'calls per day',
          baseline: 'a fortnight’s tally at reception',
          target: '30 to 50 % lower',
        },
        {
          name: 'complaints a manager has answered by the next working day',
          unit: '% of complaints',
          baseline: 'read the date stamps on 40 cases',
          target: 'beyond 90 %',
        },
      ],
      data_needed: [
        'each job’s states and their times',
        'mails of complaint, and reviews too',
        'results of your surveys',
        'how each owner wants to hear from you',
      ],
    },
  ],
  'automotive/supply-and-call-off-planning': [
    {
      workflow:
        'Each morning’s EDI releases are held up to how that customer changed earlier ones. You see what they will probably take, which resin or coil may run short, and changeovers you can spare. The planner fixes the week and warns buyers.',
      build:
        'Correct EDI demand for every part number, and list suppliers and materials in danger. Orders themselves stay in the ERP.',
      checkpoint:
        'The week’s plan is the planner’s to approve. To build less than was released, the plant manager must sign.',
      first_step:
        'For your ten biggest parts, keep all releases from now on and note next to each what really went out.',
      stop_test: 'After twelve weeks, check which came nearer to shipments. If the raw release did as well, stop.',
      alternative:
        'Ring the customer’s planner every week, and hold a set safety stock of each part that you look at quarterly.',
      risks: [
        {
          risk: 'You guess that a release will shrink, it holds, and their line comes to a halt.',
          mitigation:
            'Firm quantities are the floor of any plan. The system may move nothing but weeks that are still forecast.',
        },
        {
          risk: 'Nobody kept past releases, which leaves nothing to train on.',
          mitigation: 'From today save all EDI files. With 26 weeks of them, start on the model.',
        },
      ],
      kpis: [
        {
          name: 'money on premium freight',
          unit: '$ per month',
          baseline: 'twelve months of freight bills',
          target: 'bring it down 20 to 35 %',
        },
        {
          name: 'days of finished stock',
          unit: 'days',
          baseline: 'what was shipped and what lay there at month end',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'dated EDI releases, all kept',
        'what shipped, by part',
        'how suppliers have delivered',
        'time each changeover takes',
      ],
    },
    {
      workflow:
        'What did this customer do to releases before? Each morning that is asked of the new EDI files. The answer is demand as it will likely be, with material in short supply (coil, resin) and changeovers you need not make. From it the planner builds a week, and buyers are told.',
      build:
        'Put a layer on top of EDI that corrects demand part number by part number. Add a list of what may fail, supplier or material. The ERP still holds each order.',
      checkpoint:
        'Weekly plans pass the planner. If they fall short of what the customer released, the plant manager’s signature is needed too.',
      first_step:
        'Ten parts matter most. The planner files each release for them, and beside it the quantity that left.',
      stop_test:
        'By twelve weeks your figure must be nearer to what shipped than theirs was. If it is not, there is no point.',
      alternative:
        'Talk to their planner once a week. Each part has a safety stock, fixed, and looked at every quarter.',
      risks: [
        {
          risk: 'You plan for less than they asked, they meant it, and their plant stands still.',
          mitigation: 'Weeks within the firm horizon are not touched. Forecast weeks are all it may shift.',
        },
        {
          risk: 'Each release wiped out the last, and so there is no past.',
          mitigation: 'Archive EDI files, beginning today. Once there are 26, one for each week, the model can begin.',
        },
      ],
      kpis: [
        {
          name: 'cost of rushed freight',
          unit: '$ per month',
          baseline: 'add up a full year of freight bills',
          target: '20 to 35 % less',
        },
        {
          name: 'finished goods, in days',
          unit: 'days',
          baseline: 'take shipments and stock as each month closed',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'EDI files with the date of each',
        'quantities sent out per part',
        'past deliveries from suppliers',
        'minutes for a changeover',
      ],
    },
    {
      workflow:
        'The planner sees what a customer will likely take, not just what the release says. New EDI files come in each morning and are set against that customer’s habit with earlier ones. Coil and resin at risk are shown, with changeovers to save. The planner then settles the week and warns buyers.',
      build:
        'Lay a correction over EDI demand for each part number, and keep a list of suppliers and materials that look shaky. Orders go on living in the ERP.',
      checkpoint:
        'Each week’s plan carries the planner’s approval. Building under the released quantity takes the plant manager’s signature.',
      first_step: 'From today the planner keeps all releases for ten main parts, and enters what was shipped for each.',
      stop_test:
        'Twelve weeks will do. Stop if raw releases come as close to actual shipments as your corrected numbers.',
      alternative:
        'Speak weekly with the planner on the customer’s side. Each part has a fixed safety stock, checked once a quarter.',
      risks: [
        {
          risk: 'You plan for less than the release, it turns out to be real, and the customer’s line stands.',
          mitigation:
            'What is within the firm horizon is always built. Only weeks of forecast may be shifted by the tool.',
        },
        {
          risk: 'Each new file replaced the one before, and no history is left to learn from.',
          mitigation: 'Begin archiving EDI today, file by file. The model has to wait for 26 weeks of them.',
        },
      ],
      kpis: [
        {
          name: 'premium freight bill',
          unit: '$ per month',
          baseline: 'freight invoices for the past twelve months',
          target: 'reduce it by 20 to 35 %',
        },
        {
          name: 'how long finished goods lie in store',
          unit: 'days',
          baseline: 'month-end counts next to shipments',
          target: '10 to 20 % fewer',
        },
      ],
      data_needed: [
        'archive of EDI releases by date',
        'shipment records for each part',
        'supplier delivery record',
        'changeover durations',
      ],
    },
    {
      workflow:
        'Real demand is estimated each morning from new EDI releases and from how this customer changed the old ones. It tells you which coil or resin may run out and which changeovers you can skip. With that, the planner draws up the week, and buyers are alerted.',
      build:
        'You need a layer between EDI and planning that corrects demand by part number. Beside it stands a list of risky materials and suppliers. The ERP remains home to all orders.',
      checkpoint:
        'If the plan builds less than the customer released, the plant manager signs. Otherwise the planner’s weekly approval will do.',
      first_step:
        'Save each release of your ten largest parts and mark on it the quantity that was shipped. This is a task for the planner.',
      stop_test:
        'Measure both against shipments. When corrected figures are no nearer than the releases after twelve weeks, give up.',
      alternative:
        'Hold a safety stock for every part, review it by the quarter, and ring the customer’s planner once a week.',
      risks: [
        {
          risk: 'The tool bets that a customer will take less. They take it all, and their line runs dry because of you.',
          mitigation: 'The firm weeks stay as released. It may adjust the forecast part and nothing nearer.',
        },
        {
          risk: 'Past releases were written over, which leaves the tool with no memory.',
          mitigation: 'Keep every EDI file from now on. With 26 in hand, one a week, work on the model can start.',
        },
      ],
      kpis: [
        {
          name: 'what you pay for express freight',
          unit: '$ per month',
          baseline: 'look through twelve months of bills from carriers',
          target: 'down 20 to 35 %',
        },
        {
          name: 'stock of finished parts',
          unit: 'days',
          baseline: 'divide month-end stock by what you ship',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'releases by EDI, none overwritten',
        'parts shipped, with quantities',
        'track record of your suppliers',
        'how long changeovers last',
      ],
    },
    {
      workflow:
        'The tool compares each morning’s EDI releases with what that customer did before, and shows the demand you can expect. Coil or resin that may run short is listed, and so are changeovers you can save. The week is then set by the planner, and buyers are warned.',
      build:
        'Build a layer that corrects what EDI asks for, by part number. Next to it goes a risk list for materials and suppliers. All orders still live in your ERP.',
      checkpoint:
        'Weekly plans are approved by the planner. A build that is smaller than the customer’s release also takes the plant manager’s signature.',
      first_step:
        'Pick the ten top parts. The planner keeps every release for them and enters the shipped quantity against it.',
      stop_test:
        'Compare for twelve weeks. If shipments lie as near to the raw release as to the corrected figure, stop.',
      alternative:
        'Call the customer’s planner each week. Parts have a fixed safety stock, which you look at again each quarter.',
      risks: [
        {
          risk: 'The tool expects a cut, the release was real, and your customer’s line has no parts.',
          mitigation: 'Quantities inside the firm horizon are never planned lower. Only forecast weeks may move.',
        },
        {
          risk: 'There is no history to learn from, for every new release erased the old one.',
          mitigation: 'Archive the EDI files from this day. The model can start once you have 26 weekly ones.',
        },
      ],
      kpis: [
        {
          name: 'monthly cost of premium freight',
          unit: '$ per month',
          baseline: 'add up the freight bills for twelve months',
          target: '20 to 35 % lower',
        },
        {
          name: 'days of finished goods in store',
          unit: 'days',
          baseline: 'look at shipments and the stock at month end',
          target: '10 to 20 % lower',
        },
      ],
      data_needed: [
        'every EDI release, with its date',
        'shipments, part by part',
        'suppliers’ record of deliveries',
        'times for a changeover',
      ],
    },
  ],
  'automotive/vehicle-data-clean-up': [
    {
      workflow:
        'From now on VIN and plate identify everything. Software shows gaps and probable doubles, while staff at the desk ask about kilometres, mail and phone whenever a car comes in. By the end of one service cycle you can rely on most active records.',
      build:
        'Match exports out of accounts, service and sales, hand a clerk the merges to make, and insist on three fields at check-in. Each month one page reports comebacks, hours and jobs.',
      checkpoint: 'Merges come in lots of 100. The administrator looks at ten pairs and then passes the lot.',
      first_step:
        'Take an export of vehicles and customers, order it by phone number, and count repeats among the top 500 rows.',
      stop_test: 'At 60 days, look at vehicles that came in. If under half have the three fields filled, stop.',
      alternative: 'With no software whatever, ask about kilometres, mail and phone at every check-in for one year.',
      risks: [
        {
          risk: 'Namesakes are made into one, and a bill reaches the wrong person.',
          mitigation: 'A phone number or plate has to fit as well. For 60 days every merge can be undone.',
        },
        {
          risk: 'After one big tidy-up, nobody keeps it going, and a year on it is bad again.',
          mitigation: 'Nobody can skip the three fields, and each month’s report says how many were filled in.',
        },
      ],
      kpis: [
        {
          name: 'active cars with the true owner and phone',
          unit: '% of a sample of 200',
          baseline: 'check 200 of them once, or ring',
          target: 'over 90 % within six months',
        },
        {
          name: 'customers held twice',
          unit: '% of records',
          baseline: 'the first run of the match',
          target: 'less than 2 %',
        },
      ],
      data_needed: [
        'exports of vehicles and customers',
        'past jobs',
        'customers in the accounts',
        'who has consented to what',
      ],
    },
    {
      workflow:
        'A car is its plate and VIN, in every list. The tool says where entries are likely doubles and where something is blank. At each visit the desk asks: same phone, same mail, how many kilometres? After one round of services, nearly all who still come are right.',
      build:
        'Exports from sales, accounts and service are matched. A clerk works off the merges. Check-in has three fields nobody can skip. Once a month there is a page with jobs, comebacks and hours.',
      checkpoint: 'The administrator sees ten pairs out of each 100, and if they are sound the batch goes through.',
      first_step: 'Sort an export by phone. In 500 rows, how many customers or vehicles stand there more than once?',
      stop_test:
        'After 60 days, half of the cars that were here should have all three fields, at least. If not, end it.',
      alternative:
        'It works without a tool too: for a year, at each check-in, make sure of mail, phone and kilometres.',
      risks: [
        {
          risk: 'Two customers share a name, become one, and the bill goes astray.',
          mitigation:
            'Name alone is not enough; plate or phone must be the same. Mistakes can be taken back for 60 days.',
        },
        {
          risk: 'Cleaned once, then left, the data is as poor as ever within the year.',
          mitigation: 'The three fields remain a must. How many are filled is on the page you get each month.',
        },
      ],
      kpis: [
        {
          name: 'records whose owner and phone are right',
          unit: '% of a sample of 200',
          baseline: 'one check of 200, by phone if need be',
          target: 'better than 90 % in six months',
        },
        {
          name: 'doubles among customers',
          unit: '% of records',
          baseline: 'what the match finds first',
          target: 'under 2 %',
        },
      ],
      data_needed: [
        'customers and vehicles, exported',
        'history of jobs',
        'the accounts package’s customers',
        'flags for consent',
      ],
    },
    {
      workflow:
        'Plate and VIN become the key to every record, so one car has one file. The tool finds gaps and likely doubles. At each visit your front desk asks for kilometres, phone and mail, and after one service cycle most active customers are right.',
      build:
        'Run a match across exports from service, sales and accounts, and give a clerk the doubles to merge. At check-in, three fields cannot be left blank. A page each month reports hours, jobs and comebacks.',
      checkpoint: 'Out of every 100 merges the administrator inspects ten pairs. After that the batch may go.',
      first_step:
        'Sort an export of customers and vehicles by phone number. How many doubles do the first 500 rows hold?',
      stop_test:
        'After 60 days, look at the vehicles you saw. Stop unless half of them or more have the three fields complete.',
      alternative:
        'No tool is needed: for a year, staff ask at check-in whether phone, mail and kilometres are still right.',
      risks: [
        {
          risk: 'Two customers with one name become a single record, and the invoice reaches the wrong house.',
          mitigation: 'Demand that plate or phone match also. Every merge can be reversed for 60 days.',
        },
        {
          risk: 'You clean up once, everyone relaxes, and next year it is as bad as before.',
          mitigation:
            'The three fields at check-in stay compulsory. The share filled in appears in the monthly report.',
        },
      ],
      kpis: [
        {
          name: 'vehicles on file with correct owner and number',
          unit: '% of a sample of 200',
          baseline: 'test a sample of 200 by phone or at the desk',
          target: 'more than 90 % after six months',
        },
        {
          name: 'duplicate customer files',
          unit: '% of records',
          baseline: 'count them when matching first runs',
          target: 'fewer than 2 %',
        },
      ],
      data_needed: [
        'vehicle and customer lists as exported',
        'earlier jobs',
        'names in the accounts',
        'record of consents',
      ],
    },
    {
      workflow:
        'One car, one record: plate and VIN tie sales, service and accounts together. Probable doubles and blanks are listed for you. When a car comes in, the desk confirms kilometres, phone and mail, so a service cycle later nearly all active records hold.',
      build:
        'Export from accounts, sales and service, let the tool match, and let a clerk do the merging from a list. Make three check-in fields compulsory. Comebacks, jobs and hours are summed up monthly on one page.',
      checkpoint: 'Ten pairs in each batch of 100 are looked at by the administrator, who then lets the merge run.',
      first_step:
        'Take the customer and vehicle export, put it in order of phone number and count the repeats in 500 rows.',
      stop_test: 'Check on day 60. With all three fields present on less than half the vehicles that came, stop.',
      alternative: 'Just ask. Over a year of check-ins, mail, phone and kilometres can be confirmed by hand.',
      risks: [
        {
          risk: 'Namesakes are merged, and one customer opens another’s bill.',
          mitigation: 'A shared name is not proof: phone or plate must agree. Keep the way back open for 60 days.',
        },
        {
          risk: 'A single clean-up does not last. Within the year the records are rotten again.',
          mitigation: 'Leave the three fields mandatory, and show each month what share of them is filled.',
        },
      ],
      kpis: [
        {
          name: 'active files with a right phone and owner',
          unit: '% of a sample of 200',
          baseline: 'go through 200 records one time',
          target: 'six months from now, above 90 %',
        },
        {
          name: 'share of customers entered twice',
          unit: '% of records',
          baseline: 'see the result of run one',
          target: 'no more than 2 %',
        },
      ],
      data_needed: [
        'data exports on owners and cars',
        'what was done on each car',
        'customer ledger in accounts',
        'consents given',
      ],
    },
    {
      workflow:
        'Every record hangs on one key, the plate and the VIN. Likely doubles and gaps come up in a list, and whenever a car is in, the desk asks about phone, mail and kilometres. One service cycle later, the active base is mostly right.',
      build:
        'Match the exports from service, accounts and sales, and let a clerk work through a merge list. Check-in gets three required fields. Once a month, one page shows hours, comebacks and jobs.',
      checkpoint: 'From each 100 merges the administrator checks ten pairs, and approves the batch after that.',
      first_step:
        'Export vehicles and customers and sort them by phone. Then go down 500 rows and count who is there twice.',
      stop_test:
        'On day 60, look at all vehicles seen so far. If the three fields are complete on fewer than half, stop.',
      alternative: 'Do without a tool. For one year, ask each customer at check-in for kilometres, mail and phone.',
      risks: [
        {
          risk: 'One invoice goes to the wrong person, since two customers of the same name were merged.',
          mitigation: 'Phone or plate has to agree before a merge. For 60 days there is a list to undo it.',
        },
        {
          risk: 'All is clean once, and a year later it is as before.',
          mitigation: 'Check-in keeps asking for three fields. How many are filled is in the report each month.',
        },
      ],
      kpis: [
        {
          name: 'active vehicles whose owner and phone are correct',
          unit: '% of a sample of 200',
          baseline: 'take 200 records once and ring, or check',
          target: 'in six months, over 90 %',
        },
        {
          name: 'customers on record twice',
          unit: '% of records',
          baseline: 'what the first matching run shows',
          target: 'brought below 2 %',
        },
      ],
      data_needed: [
        'exports: customers and their vehicles',
        'jobs done in the past',
        'customers as accounts has them',
        'flags that show consent',
      ],
    },
  ],
  'automotive/hire-rates': [
    {
      risks: [
        {
          risk: 'A flood hits, prices climb by themselves, and the town remembers.',
          mitigation: 'A class never goes above its ceiling, and a declared emergency locks all rates there.',
        },
        {
          risk: 'Everything is booked out, one car comes back late, and somebody is stranded.',
          mitigation:
            'In peak weeks leave two of each class free at every depot, and use the return times you truly see.',
        },
      ],
      kpis: [
        {
          name: 'earnings per owned day',
          unit: '$ per fleet day',
          baseline: 'revenue of last year divided by all fleet days, class by class',
          target: '5 to 10 % up',
        },
        {
          name: 'idle fleet',
          unit: '% of fleet days',
          baseline: 'the rental system’s count for those months a year ago',
          target: '10 to 20 % less',
        },
      ],
      workflow:
        'Overnight the tool works out how many of each class every depot will need for 90 days. It looks at bookings so far, earlier seasons, events and what rivals list. By morning there are proposed rates and shifts of cars, within your own limits, for the depot or revenue manager to take or leave.',
      build:
        'Choose a pricing add-on for the rental system you run, be it Rental Car Manager or another. Work out what each class costs to own and make that the floor. Two classes at one depot will do for a trial, beside a similar class left alone.',
      checkpoint: 'Any daily change above 15 % waits for the depot or revenue manager. So does every transfer of cars.',
      first_step: 'On one sheet set out for each class and month: days owned, days hired and customers turned away.',
      stop_test: 'Over 12 weeks compare with the untouched class; if a fleet day earns under 3 % more, end it.',
      alternative:
        'Work with four seasons. Step the price up once 70 % of a class is taken, review it on Mondays, and keep a page on rivals.',
      data_needed: [
        'all bookings with their three dates',
        'what was quoted and accepted per class',
        'vehicles by depot and what they cost to hold',
        'lost and cancelled requests',
        'prices that competitors show',
      ],
    },
    {
      risks: [
        {
          risk: 'Rates run away while people are fleeing a fire.',
          mitigation: 'Freeze them as soon as the emergency is declared. In calm times the ceiling holds.',
        },
        {
          risk: 'The system counts on cars that are still on the road.',
          mitigation: 'Real return habits go into the plan, and two cars a class stay in reserve when it is busy.',
        },
      ],
      kpis: [
        {
          name: 'income for each fleet day',
          unit: '$ per fleet day',
          baseline: 'twelve months of income against days owned',
          target: 'a lift of 5 to 10 %',
        },
        {
          name: 'days that cars earn nothing',
          unit: '% of fleet days',
          baseline: 'compare the same season a year earlier',
          target: 'down 10 to 20 %',
        },
      ],
      workflow:
        'Every class and depot gets a demand picture for the next 90 days, fresh each night. Booking pace, old seasons, local events and competitor prices go into it. You fix the lowest and highest rate; the tool suggests where to sit between them and which cars to shift, and a manager confirms.',
      build:
        'The rental system stays, Rental Car Manager for example, and a rate tool is hung on it. Ownership cost sets the lower limit for a class. Begin narrow, with two classes at a single depot, and leave one comparable class as it is.',
      checkpoint:
        'Moves of cars, and rate jumps of over 15 % within a day, need a yes from whoever runs revenue or the depot.',
      first_step:
        'Pull a year of data by month and class: how many days you owned, how many were out, how many enquiries you refused.',
      stop_test: 'Drop it when 12 weeks bring less than 3 % more per fleet day than the class priced the old way.',
      alternative:
        'A Monday look at bookings, four seasonal price lists and a rise at 70 % full gets you most of it. Note what rivals ask.',
      data_needed: [
        'booking, pick-up and return dates',
        'rate history',
        'fleet register with depot and cost',
        'a log of requests you could not meet',
        'listed rates of others',
      ],
    },
    {
      workflow:
        'Rates and car moves are proposed every night for the coming 90 days, class by class and depot by depot. Events, past seasons, rivals’ list prices and bookings on hand feed the forecast. It keeps to your floor and ceiling, and in the morning the depot or revenue manager accepts.',
      build:
        'Plug a rate tool into Rental Car Manager or whichever rental system you have. Each class has a floor, worked out from the cost of owning it. One depot and two classes make the trial; a similar class keeps its old rates.',
      checkpoint:
        'A rate that shifts over 15 % in a day goes to the revenue or depot manager first. Cars move between depots only with that approval.',
      first_step:
        'Gather last year by class and month on a sheet: fleet days, days on hire, and people you turned away.',
      stop_test:
        'Measure a fleet day against the class on old rates. If 12 weeks have not put it 3 % or more ahead, stop.',
      alternative:
        'Set four seasons of rates. When a class reaches 70 % booked, go up a step; check on Mondays, with rivals’ prices on one page.',
      risks: [
        {
          risk: 'Prices shoot up during a flood or a bushfire, and local people hold it against you.',
          mitigation: 'Every class has a ceiling. In a declared emergency, no rate in that area moves.',
        },
        {
          risk: 'Every last car is booked, one is returned late, and a family stands at the counter.',
          mitigation:
            'Keep two cars of each class back at every depot in peak weeks. Plan on the times cars really return.',
        },
      ],
      kpis: [
        {
          name: 'what each car earns per fleet day',
          unit: '$ per fleet day',
          baseline: 'divide last year’s revenue by fleet days, for every month and class',
          target: '5 to 10 % more',
        },
        {
          name: 'share of the fleet that stands idle',
          unit: '% of fleet days',
          baseline: 'take those months from the rental system',
          target: '10 to 20 % lower',
        },
      ],
      data_needed: [
        'bookings, with dates made, out and back',
        'rates by class, offered and accepted',
        'fleet at each depot and its holding cost',
        'cancellations and customers turned away',
        'what rivals list as their rates',
      ],
    },
    {
      workflow:
        'The revenue or depot manager starts the day with proposed rates and transfers, and accepts them or not. Demand for 90 days has been estimated overnight for every class at each depot. Listed rates of rivals, past seasons, bookings and events count; your limits always hold.',
      build:
        'Add a pricing tool to your rental system, Rental Car Manager or a like one. No class may be priced under what it costs to own. Trial two classes in one depot, and compare with a class of the same kind on old rates.',
      checkpoint:
        'Approval by the depot manager or the revenue manager is needed for two things: rates that move above 15 % in a day, and cars that change depot.',
      first_step: 'For each class and month of the past year, how many days were owned, hired, or refused?',
      stop_test: 'A fleet day should earn 3 % more than in the class on old rates within 12 weeks. If not, stop.',
      alternative:
        'Keep four price seasons and a Monday check. At 70 % booked a class gets dearer, and rivals’ prices are noted on a page.',
      risks: [
        {
          risk: 'Locals pay far more during a bushfire, and your name suffers for years.',
          mitigation:
            'Fix the highest rate for a class in advance. In a declared emergency the rates of that area are frozen.',
        },
        {
          risk: 'A full booking sheet meets a late return, and someone with a booking has no car.',
          mitigation: 'Peak weeks need a reserve of two cars per class and depot. Return times come from your records.',
        },
      ],
      kpis: [
        {
          name: 'takings on a fleet day',
          unit: '$ per fleet day',
          baseline: 'by class and month, set last year’s revenue over the days owned',
          target: '5 to 10 % higher',
        },
        {
          name: 'idle days in the fleet',
          unit: '% of fleet days',
          baseline: 'read the same months out of the rental system',
          target: '10 to 20 % fewer',
        },
      ],
      data_needed: [
        'when bookings were made, collected and returned',
        'offers and acceptances for every class',
        'each depot’s cars, with cost of holding them',
        'requests turned away or cancelled',
        'competitors’ advertised prices',
      ],
    },
    {
      workflow:
        'You decide the floor and the ceiling; each night the tool finds the rate in between. It forecasts 90 days of demand by depot and class out of bookings, events, former seasons and rivals’ rates. Moves of cars are suggested too, and the manager for depot or revenue takes them up in the morning.',
      build:
        'Most rental systems, Rental Car Manager among them, take a rate tool on top. Put in the cost of ownership as floor for each class. Then run it at one depot on two classes while a comparable class carries on as before.',
      checkpoint:
        'Two cases go past a manager, depot or revenue: a jump of over 15 % within one day, and any car sent to another depot.',
      first_step:
        'Make a table for last year, with a row for each class and month. Enter fleet days, hire days and turn-aways.',
      stop_test:
        'If the class on trial earns less than 3 % above its twin on old rates per fleet day, end it after 12 weeks.',
      alternative:
        'Four seasons and one rule do much: raise a class when it is 70 % booked. Look each Monday, with the rivals’ prices beside you.',
      risks: [
        {
          risk: 'In a flood or fire the tool lifts its rates, and the district does not forget.',
          mitigation:
            'When an emergency is declared, freeze rates there. On all other days a class stops at its ceiling.',
        },
        {
          risk: 'The plan sells cars that have not come back, and a customer waits in vain.',
          mitigation:
            'Use return times as they happen. Through the peak, two cars in each class stay unsold at a depot.',
        },
      ],
      kpis: [
        {
          name: 'revenue for every day a car is owned',
          unit: '$ per fleet day',
          baseline: 'last year’s income by month and class, per fleet day',
          target: 'a rise of 5 to 10 %',
        },
        {
          name: 'cars not out on hire',
          unit: '% of fleet days',
          baseline: 'the count in your rental system, same months',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'dates of booking, pick-up and return',
        'what each class was offered and let at',
        'cars held per depot and their cost',
        'hires you refused, and cancellations',
        'rates shown by your rivals',
      ],
    },
  ],
  'automotive/handover-photos': [
    {
      risks: [
        {
          risk: 'A shadow or a splash of mud costs an innocent customer money.',
          mitigation: 'Clean the spot, repeat unclear shots, and let only visible damage count.',
        },
        {
          risk: 'Somebody does all the photos at knock-off time, and none proves anything.',
          mitigation: 'The camera stamps place and hour. Late sets go on the depot manager’s list.',
        },
      ],
      kpis: [
        {
          name: 'share of repair bills passed on',
          unit: '% of repair cost',
          baseline: 'charges against cost in 100 recent files',
          target: '20 to 30 % better',
        },
        {
          name: 'damage bills that customers fight',
          unit: '% of charges',
          baseline: 'six months of disputes, counted',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'The phone leads a driver or yard hand round the car, the same angles each time. New marks are found by laying the set over the one before, and time, plate, fuel and kilometres are filed with it. Before a cent is charged, somebody trained has looked at every mark.',
      build:
        'Get an app for guided photos that talks to your dealer, lease or rental system. Try it in a single depot with decent light, and put up what passes as fair wear. Carrier or renter receives the pictures there and then.',
      checkpoint:
        'Nothing is charged until a damage officer has held the two sets side by side and signed, and the customer has seen the photos.',
      first_step:
        'Choose a depot. For a week shoot eight fixed views at each handover, then look at what the damage files say.',
      stop_test:
        'After eight weeks, count: if above 1 in 5 marks was nothing, or as many disputes come in as before, end it.',
      alternative:
        'Take eight phone photos out and eight photos in, file them by plate, and hang up a card that shows normal wear.',
      data_needed: [
        'photos from each handover, by plate',
        'old damage cases and how they ended',
        'your wear standard with prices',
        'what contracts say on bond and excess',
      ],
      must_not_decide:
        'Cards, bonds and blame are off limits for the tool. The customer is heard, then a trained officer decides.',
    },
    {
      risks: [
        {
          risk: 'What the camera calls a dent was glare, and a good customer is lost.',
          mitigation: 'No mark counts unless a person sees it too. Wipe and shoot again when in doubt.',
        },
        {
          risk: 'Pictures are made up in a batch after closing.',
          mitigation:
            'Time and location come from the phone itself, and the manager is shown every set that came late.',
        },
      ],
      kpis: [
        {
          name: 'damage cost that you win back',
          unit: '% of repair cost',
          baseline: 'go through 100 files for cost and charge',
          target: 'lift by 20 to 30 %',
        },
        {
          name: 'contested charges',
          unit: '% of charges',
          baseline: 'half a year of complaints about damage',
          target: 'bring down by 30 to 50 %',
        },
      ],
      workflow:
        'Two sets of pictures, taken alike at start and end, settle who did what. An app guides the person through the angles, lays old and new together, and opens a file with plate, time, odometer and fuel. Each suspected mark is checked by a trained eye first.',
      build:
        'Guided photo apps can be bought ready-made; pick one that fits your rental, lease or dealer software. Light matters more than the phone. Print the fair wear rules for one depot, and let customers and carriers have their copies at once.',
      checkpoint: 'The damage officer signs only after seeing before and after, and after the customer was sent both.',
      first_step:
        'Do eight photos per handover for a week at one site. Which old damage files would they have settled?',
      stop_test: 'Drop the app if, at eight weeks, disputes are no fewer or over 1 in 5 marks proves false.',
      alternative:
        'The cheap way is eight standard pictures at each end under the plate number, and one agreed picture card of wear.',
      data_needed: [
        'dated sets of pictures per vehicle',
        'closed damage files',
        'what counts as wear, and the tariff',
        'contract terms for excess and deposit',
      ],
      must_not_decide:
        'It takes a trained officer, and the customer’s side of the story, to charge anyone or hold a bond. Software may do neither.',
    },
    {
      workflow:
        'Every vehicle is photographed from the same angles at each handover, and new damage shows up against the last set. The phone leads driver or staff round and starts a file with odometer, plate, fuel and time. No charge is made before a trained person has seen the mark.',
      build:
        'Choose a guided photo app that connects with your lease, rental or dealer system. Start at a depot with good light, and print what you accept as fair wear. The same photos go to carrier or renter on the spot.',
      checkpoint:
        'The customer has the pictures first. Then a damage officer compares before with after and signs; the charge comes last.',
      first_step:
        'Run one depot for a week on eight photos per handover, always the same. Hold them up to the damage files.',
      stop_test: 'Eight weeks decide. If over 1 mark in 5 was no damage, or disputes are as many as ever, stop.',
      alternative:
        'Eight photos from set angles, at check-out and again at return, are kept under the plate. A laminated card shows what is fair wear.',
      must_not_decide:
        'Charging a card, keeping a bond and blaming a driver are for a trained officer, once the customer has had a say. The tool may not.',
      risks: [
        {
          risk: 'An honest renter pays for what was only dirt, shade or rain.',
          mitigation:
            'Wipe the panel, repeat any doubtful angle, and charge for nothing a person cannot find in the photo.',
        },
        {
          risk: 'At the end of a shift ten cars are shot one after the other, and the record proves nothing.',
          mitigation: 'Time and place are stamped by the camera. The depot manager is told of sets taken late.',
        },
      ],
      kpis: [
        {
          name: 'share of repair cost recovered',
          unit: '% of repair cost',
          baseline: 'what was charged and what it cost, in 100 files',
          target: '20 to 30 % higher',
        },
        {
          name: 'damage charges that end in dispute',
          unit: '% of charges',
          baseline: 'go through six months and count',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'sets of handover photos for each plate',
        'damage files and how they were settled',
        'what counts as fair wear, with charges',
        'bond and excess terms in your contracts',
      ],
    },
    {
      workflow:
        'New marks are found by comparing two photo sets, one from each handover, shot at fixed angles. An app shows the driver or the yard where to stand, and keeps time, fuel, plate and odometer. A trained person then judges each mark; only after that may somebody pay.',
      build:
        'A guided photo app, tied to the system for rental, lease or dealership, is all you need to buy. Give one depot proper light and a printed standard of wear. Hand renter or carrier their own copy there and then.',
      checkpoint:
        'Signing is up to a damage officer who has both sets of photos open. By then the customer must have been sent them.',
      first_step:
        'Pick a depot and, for one week, take eight photos each time a car changes hands. Would they have changed the damage files?',
      stop_test: 'After eight weeks, false marks must be 1 in 5 or fewer and disputes must be down. If not, drop it.',
      alternative:
        'Use phones: eight photos out, eight back, saved by plate number. Add a card that says which wear is fair.',
      must_not_decide:
        'First the customer may answer, then a trained officer decides on charge, bond or blame. The tool has no part in that.',
      risks: [
        {
          risk: 'Wet paint or shade passes for a scratch, and the renter gets a bill.',
          mitigation:
            'Clean first and photograph again where you doubt. Unless a person sees the damage, there is no charge.',
        },
        {
          risk: 'Photos are done in bulk when the shift is over, so no one can rely on them.',
          mitigation: 'Let the camera supply hour and place, and report each late set to the depot manager.',
        },
      ],
      kpis: [
        {
          name: 'repair money you get back',
          unit: '% of repair cost',
          baseline: 'set charge against cost in the last 100 damage files',
          target: 'up 20 to 30 %',
        },
        {
          name: 'disputes over damage',
          unit: '% of charges',
          baseline: 'six months of charges and how many were fought',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'handover pictures, filed by plate',
        'earlier damage and its outcome',
        'standard for wear, and the price list',
        'contract clauses on excess and bond',
      ],
    },
    {
      workflow:
        'Who caused the damage is settled by photos taken the same way each time a vehicle changes hands. Staff or driver are led by phone from angle to angle and files fuel, odometer, time and plate. The tool marks what looks new, a trained person checks it, and no one is charged before.',
      build:
        'Look for a photo app with guidance that feeds into your dealer, rental or lease software. One well-lit depot is the place to start, with fair wear spelled out on paper. Renters and carriers get the set before they leave.',
      checkpoint:
        'Before any charge, a damage officer has studied old and new photos and put a name to it. The customer saw them earlier.',
      first_step:
        'Take eight standard photos at all handovers of one depot for a week, then read through the damage files with them.',
      stop_test:
        'Stop at eight weeks when more than 1 mark in 5 is a false alarm, or when people dispute as much as before.',
      alternative:
        'Without an app, staff shoot eight fixed views by phone at both ends, store them by plate, and judge wear from a laminated card.',
      must_not_decide:
        'Bond, blame and card charges need a trained officer, who hears the customer first. A tool decides none of these.',
      risks: [
        {
          risk: 'Mud, rain or a shadow looks like a dent to the tool, and the wrong person pays.',
          mitigation:
            'Have doubtful spots wiped and taken once more. A charge stands only on damage that people can see.',
        },
        {
          risk: 'Somebody catches up on ten cars at knock-off, and the photos are worth nothing.',
          mitigation: 'Every set carries the camera’s own time and place. Late ones go before the depot manager.',
        },
      ],
      kpis: [
        {
          name: 'cost of damage charged to its cause',
          unit: '% of repair cost',
          baseline: 'repair cost and amount charged, over 100 files',
          target: 'a rise of 20 to 30 %',
        },
        {
          name: 'share of charges people contest',
          unit: '% of charges',
          baseline: 'half a year of disputes, added up',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'photos for every plate at each handover',
        'settled damage cases',
        'charges, and the rules on fair wear',
        'excess and bond as the contracts have them',
      ],
    },
  ],
  'automotive/mobile-dispatch': [
    {
      risks: [
        {
          risk: 'Somebody in moving traffic is queued behind a dead battery in a driveway.',
          mitigation:
            'Mention of injury, heat, a child or a lane goes to the front, with advice to call 000 if it is needed.',
        },
        {
          risk: 'One willing operator gets all the night jobs and nods off.',
          mitigation: 'Shift hours show next to each name and cannot be exceeded.',
        },
      ],
      kpis: [
        {
          name: 'wait for help',
          unit: 'minutes, middle job',
          baseline: 'job times by area, four weeks back',
          target: '10 to 20 % shorter',
        },
        {
          name: 'distance driven for a job',
          unit: 'km per job',
          baseline: 'a month of odometers over a month of jobs',
          target: '10 to 15 % less',
        },
      ],
      workflow:
        'Place, vehicle and trouble come in by phone, web or from a club. Out of those close by, the tool names two who have truck, glass or licence for it and enough hours left. Once the dispatcher says yes, the motorist sees on a link when help arrives.',
      build:
        'Software for towing or field crews does this: tracking, job cards with photos, and links to insurers and clubs. On hard nights an assistant can note the details. Anyone ringing from a live lane gets a human without exception.',
      checkpoint:
        'Each job passes the dispatcher. People on a motorway, or anyone frightened, are spoken to in person.',
      first_step:
        'Over one week record for all jobs when the call came, was taken, reached and cleared, and how far the truck drove.',
      stop_test:
        'At eight weeks, end it if arrivals are not 5 % quicker for the middle job, or 1 in 5 offers and more are turned down.',
      alternative:
        'Put truck positions on a screen, agree whose turn is next, and text the arrival time from a template.',
      data_needed: [
        'job history, what, where and when',
        'where each van or truck is now',
        'who can do what, with what gear, and for how long today',
        'what insurers and clubs demand',
        'texts sent to customers',
      ],
      must_not_decide:
        'People in danger, weary operators and crash scenes are matters for the dispatcher, under the state’s rules. Software settles none of them.',
    },
    {
      risks: [
        {
          risk: 'The list treats a family on the hard shoulder like any other job.',
          mitigation: 'Certain words lift it to the top at once and prompt the advice to ring 000 where called for.',
        },
        {
          risk: 'Work keeps flowing to whoever never says no.',
          mitigation: 'A ceiling on hours holds for all, in plain sight of dispatch.',
        },
      ],
      kpis: [
        {
          name: 'minutes until we are there',
          unit: 'minutes, middle job',
          baseline: 'arrival records for a month, split by area',
          target: 'down 10 to 20 %',
        },
        {
          name: 'road distance per call-out',
          unit: 'km per job',
          baseline: 'last month’s kilometres divided by call-outs',
          target: 'trim by 10 to 15 %',
        },
      ],
      workflow:
        'The dispatcher no longer rings round. For every job the tool shows the two best crews by distance, equipment, licence and hours worked. One click sends the job, and the customer is texted a link that shows the truck coming.',
      build:
        'Buy rather than build: towing and field service systems come with tracking, job cards that take photos and feeds from motor clubs. Details may be taken by an assistant when phones run hot. If the caller stands in traffic, a person answers.',
      checkpoint:
        'No crew rolls before the dispatcher has agreed. Callers who are on a motorway or afraid get a voice, not a text.',
      first_step: 'Log a week’s work: four times a job, from first ring to clear, and the kilometres between.',
      stop_test:
        'If, eight weeks on, the middle wait is down by less than 5 %, or crews decline above 1 in 5 jobs, drop it.',
      alternative:
        'A shared live map, a fair rota for the next job and one standard text do a good deal for small crews.',
      data_needed: [
        'what jobs came in, and from where',
        'live position of the fleet',
        'tickets, tools and shift hours of each operator',
        'conditions set by clubs and insurers',
        'what the customer was told',
      ],
      must_not_decide:
        'The dispatcher alone weighs danger, fatigue and who may tow from a crash, as state rules provide. The tool must stay out of it.',
    },
    {
      workflow:
        'For each job the dispatcher sees the two best people, by distance, equipment, ticket and hours on shift. Place, fault and vehicle have come in by call, web or club. A confirmation sends the crew, and the customer can follow the arrival time on a link.',
      build:
        'Take dispatch software from the towing or field service trade: tracking, job cards with photos, feeds from insurers and clubs. On busy nights an assistant may note details. A caller in a live lane always gets a person.',
      checkpoint: 'All jobs are confirmed by the dispatcher, who also talks to anyone on a motorway or feeling unsafe.',
      first_step:
        'Through one week, note four times for each job (call, accept, arrive, clear) and how many kilometres it took.',
      stop_test:
        'At eight weeks the middle arrival must have come down 5 %, and operators may refuse 1 offer in 5 at most. Otherwise stop.',
      alternative:
        'Show all trucks live on a screen, keep to a fixed order for the next job, and send arrival times from a text template.',
      must_not_decide:
        'Danger, tiredness and the right to tow after a crash are settled by the dispatcher under state rules. The tool may not.',
      risks: [
        {
          risk: 'A person in a live lane is treated no differently from a flat battery in a garage.',
          mitigation:
            'Heat, injury, children or a traffic lane put the job at the head, and callers are told of 000 where needed.',
        },
        {
          risk: 'The keenest operator is handed job after job and falls asleep driving.',
          mitigation: 'No one may exceed the hours of a shift. Dispatch has them in view beside every name.',
        },
      ],
      kpis: [
        {
          name: 'minutes between call and arrival',
          unit: 'minutes, middle job',
          baseline: 'look at job times by area for four weeks',
          target: '10 to 20 % less',
        },
        {
          name: 'kilometres driven for each job',
          unit: 'km per job',
          baseline: 'divide a month on the odometers by the jobs',
          target: '10 to 15 % lower',
        },
      ],
      data_needed: [
        'every job, its place, time and type',
        'positions of vans and trucks',
        'each operator’s skills, gear and hours',
        'terms on jobs from insurers and clubs',
        'messages that went to customers',
      ],
    },
    {
      workflow:
        'A job comes in from club, phone or web, and the tool offers two crews who could take it. They are close, have the truck, ticket or glass, and have hours left. The dispatcher chooses, and a link tells the customer when to expect them.',
      build:
        'You can buy this: field service or towing software that tracks trucks, takes photos on the job card and is fed by clubs and insurers. At night, details can be taken by an assistant. People standing in a live lane are answered by a human.',
      checkpoint:
        'Before anyone is sent, the dispatcher confirms. Whoever is scared or stuck on a motorway hears the dispatcher’s voice.',
      first_step:
        'Keep a log for a week: time of call, acceptance, arrival and clearing, plus the distance, for each job.',
      stop_test:
        'The trial fails if crews turn down over 1 in 5 offers, or if eight weeks leave the middle arrival less than 5 % faster.',
      alternative:
        'A map with the trucks on it, a rule for whose turn it is, and a ready-made text with the time of arrival are enough for a start.',
      must_not_decide:
        'The dispatcher, bound by the rules of the state, deals with danger, tired operators and crash towing. Those are never left to the tool.',
      risks: [
        {
          risk: 'The queue puts someone on the road behind a car that will not start at home.',
          mitigation:
            'Words such as lane, child, injury or heat move a job to the top. Where it is needed, the advice is 000.',
        },
        {
          risk: 'The plan keeps choosing the same willing operator until fatigue gets him.',
          mitigation: 'Put a hard stop on shift hours, and let the dispatcher see how many each has done.',
        },
      ],
      kpis: [
        {
          name: 'how long people wait for arrival',
          unit: 'minutes, middle job',
          baseline: 'four weeks, area by area, from the job times',
          target: '10 to 20 % lower',
        },
        {
          name: 'driving per job',
          unit: 'km per job',
          baseline: 'odometers for a month, and the count of jobs',
          target: '10 to 15 % fewer',
        },
      ],
      data_needed: [
        'job list with type, time and place',
        'where vans and trucks are',
        'operators’ hours, equipment and skills',
        'job conditions from clubs and insurers',
        'texts and calls to the customer',
      ],
    },
    {
      workflow:
        'The tool finds who is near, who has the right glass, truck or ticket, and who is still fresh, and names two. The job itself arrives by web, call or club with vehicle, place and fault. When the dispatcher has confirmed, the customer receives a link and an arrival time.',
      build:
        'Pick a dispatch package made for tow trucks or field crews, with live tracking and photo job cards. It should take jobs from clubs and insurers. At peak an assistant can collect details, yet calls from a live lane go to people only.',
      checkpoint:
        'The dispatcher says yes to each job, and rings back anybody on a motorway or anybody who sounds afraid.',
      first_step:
        'Time all the jobs of a week, from the call through accept and arrive to clear. Add up the kilometres too.',
      stop_test:
        'Look at two numbers in week eight: a middle arrival time down 5 % or more, and refusals at 1 in 5 or fewer. If one fails, stop.',
      alternative:
        'Agree on an order of turns, watch the trucks on one live screen, and text customers from a template.',
      must_not_decide:
        'Danger to a person, fatigue, and towing after a crash are the dispatcher’s to judge within state rules. Software must leave them alone.',
      risks: [
        {
          risk: 'Software cannot tell a breakdown in moving traffic from one in a driveway.',
          mitigation:
            'Certain words jump the queue: lane, injury, children, heat. The caller is also pointed to 000 if need be.',
        },
        {
          risk: 'Someone who never refuses ends up driving half asleep.',
          mitigation: 'Hours worked are shown by each name, and the limit on them cannot be moved.',
        },
      ],
      kpis: [
        {
          name: 'call-to-arrival time',
          unit: 'minutes, middle job',
          baseline: 'times of all jobs in four weeks, sorted by area',
          target: 'a drop of 10 to 20 %',
        },
        {
          name: 'distance for every job done',
          unit: 'km per job',
          baseline: 'jobs of last month and what the odometers ran',
          target: '10 to 15 % shorter',
        },
      ],
      data_needed: [
        'what was done, where and at what time',
        'truck and van locations',
        'tickets, gear and time worked for each operator',
        'insurers’ and clubs’ terms',
        'what customers were sent',
      ],
    },
  ],
  'automotive/parts-lookup': [
    {
      risks: [
        {
          risk: 'Two brake parts are twins to the eye, and the wrong one lets go at speed.',
          mitigation: 'For safety parts only the number counts, with a senior interpreter as second pair of eyes.',
        },
        {
          risk: 'You publish what a catalogue owner never licensed for the web.',
          mitigation: 'Get written leave for what you show, and leave out the rest.',
        },
      ],
      kpis: [
        {
          name: 'wrong parts that come back',
          unit: '% of lines sold',
          baseline: 'three months of returns sorted by cause',
          target: '25 to 40 % fewer',
        },
        {
          name: 'minutes to answer which part',
          unit: 'minutes',
          baseline: 'a watch on 100 calls and counter talks',
          target: '20 to 30 % less',
        },
      ],
      workflow:
        'Give it a plate, a VIN, a photo or a description, and the tool comes back with the likely part, what replaced it, price and stock. It draws on build data, catalogues and what you sold before. Side, engine and date are settled by the interpreter, and returns make the next answer better.',
      build:
        'What you want is a single search box. Behind it lie licensed catalogues, the stock file, old sales and a plate lookup, and the web shop takes fitment from there too. The 500 numbers with most requests and most returns come first.',
      checkpoint:
        'No sale without the interpreter asking for side, vehicle and date of build. Safety parts carry a senior’s signature as well.',
      first_step:
        'Go through 100 returned parts and write beside each why it was wrong and which question was not asked.',
      stop_test: 'When ten weeks are up, end it if the ranges on the new search show less than 15 % fewer wrong parts.',
      alternative:
        'Let the oldest hand list 200 awkward fitments in a shared sheet, and have everyone ask for plate and build date.',
      data_needed: [
        'licensed catalogue and cross-reference files',
        'your stock list with replaced numbers',
        'what was sold for which car, and what came back',
        'a lookup by VIN or plate',
      ],
      must_not_decide:
        'Brakes, steering, airbags and suspension are never sold on a guess by software. Somebody trained confirms the number.',
    },
    {
      risks: [
        {
          risk: 'A lookalike steering part goes out on the strength of a photo.',
          mitigation: 'Pictures may suggest, but a number match and a senior’s check release it.',
        },
        {
          risk: 'Somebody else’s catalogue data ends up in your listings.',
          mitigation: 'Read the licence, ask in writing, and show only what is allowed.',
        },
      ],
      kpis: [
        {
          name: 'share sold wrong and sent back',
          unit: '% of lines sold',
          baseline: 'reasons for return over one quarter',
          target: 'bring down by 25 to 40 %',
        },
        {
          name: 'handling time of an enquiry',
          unit: 'minutes',
          baseline: '100 enquiries by stopwatch, phone and counter',
          target: 'a drop of 20 to 30 %',
        },
      ],
      workflow:
        'The answer to ‘does it fit?’ takes seconds. Whether by picture, plate or plain words, the search brings up the part with stock, price and newer numbers from your catalogues and sales. A person at the counter checks engine, side and year; wrong ones that come back correct the list.',
      build:
        'Join plate lookup, stock file, sales history and the catalogues under licence in one place, and feed counter and web shop from it. Do not load everything: 500 part numbers, the most wanted and the most returned, are a fair start.',
      checkpoint:
        'Counter staff read side, vehicle and build date back to the customer. For a safety part a senior interpreter signs too.',
      first_step: 'Take 100 returns from the shelf. What went wrong with each, and who could have noticed?',
      stop_test:
        'Drop the search if returns for wrong part are not at least 15 % lower after ten weeks where it is in use.',
      alternative:
        'Write down the 200 fitments that trip people up. Then make plate and build date the first question, every time.',
      data_needed: [
        'the catalogues that you pay for',
        'part numbers in stock and their successors',
        'sales linked to cars, with returns',
        'VIN and plate service',
      ],
      must_not_decide:
        'A trained interpreter, going by number, releases anything that brakes, steers, holds the wheel or saves a life. The search must not.',
    },
    {
      workflow:
        'The likely part, its supersessions, price and stock come up from a photo, a plate, a VIN or some words. It searches build data, catalogues and earlier sales. Before selling, the interpreter makes sure of engine, date and side; returns improve the list.',
      build:
        'Build one search across your stock file, sales history and licensed catalogues, and add plate lookup. The web shop gets fitment from that same source. The 500 numbers asked for and returned most are where you start.',
      checkpoint:
        'Vehicle, side and build date are confirmed by the interpreter on every sale. Safety parts are signed by a senior colleague as well.',
      first_step:
        'Look at the last 100 returns. Give each a cause, and name the counter question that would have stopped it.',
      stop_test: 'Ten weeks on, ranges that use the search must show 15 % fewer wrong-part returns. Otherwise stop.',
      alternative:
        'The most experienced hand fills a sheet with 200 tricky fitments. Each call opens with plate and build date.',
      must_not_decide:
        'A trained interpreter confirms brake, airbag, steering and suspension parts by number. The tool may not release them on a guess.',
      risks: [
        {
          risk: 'A steering or brake part that only looks right fails on the road.',
          mitigation:
            'Number first: safety parts are matched by it and seen by a senior interpreter. A photo alone sells nothing.',
        },
        {
          risk: 'Your shop shows catalogue text that the licence does not cover.',
          mitigation: 'Have the owner state in writing what may appear. Fitment you hold no right to stays offline.',
        },
      ],
      kpis: [
        {
          name: 'lines returned because the part was wrong',
          unit: '% of lines sold',
          baseline: 'sort three months’ returns by reason',
          target: '25 to 40 % less',
        },
        {
          name: 'minutes for each parts enquiry',
          unit: 'minutes',
          baseline: 'at phone and counter, put a clock on 100 of them',
          target: '20 to 30 % lower',
        },
      ],
      data_needed: [
        'cross-reference and catalogue data under licence',
        'numbers in stock, with supersessions',
        'what was sold and returned, by vehicle',
        'lookup service for VIN or plate',
      ],
    },
    {
      workflow:
        'The interpreter sees the likely part at once, with supersessions, price and stock, whatever the customer brings: photo, VIN, plate or a description. Catalogues, past sales and build data are searched together. Side, date and engine are checked before the sale, and each return corrects the list.',
      build:
        'Combine the catalogues you license, past sales and the stock file in one search that also knows plates. Counter and web shop then show the same fitment. Begin with 500 numbers, those in most demand and those that come back most.',
      checkpoint:
        'The interpreter asks each customer about build date, side and vehicle, then sells. A senior interpreter’s signature goes on safety parts.',
      first_step: 'Sort 100 recent returns by what went wrong. Which question should the counter have asked?',
      stop_test: 'Compare ranges with the search after ten weeks. If wrong parts are down by under 15 %, give up.',
      alternative:
        'Share a sheet of the 200 fitments that cause most trouble, written by your oldest hand. Plate and build date are asked on each call.',
      must_not_decide:
        'Parts for suspension, brakes, airbags and steering go out only when a trained interpreter has checked the number. A guess by the tool is not enough.',
      risks: [
        {
          risk: 'Two parts look alike; the wrong one goes on the brakes and fails.',
          mitigation:
            'No safety part is sold by picture. It takes the number, and a senior interpreter who looks again.',
        },
        {
          risk: 'The catalogue’s owner finds his text in your web shop.',
          mitigation: 'Settle in writing what you may publish, and put up nothing beyond that.',
        },
      ],
      kpis: [
        {
          name: 'sold lines that come back as wrong',
          unit: '% of lines sold',
          baseline: 'one quarter of returns, with reasons',
          target: '25 to 40 % lower',
        },
        {
          name: 'time to deal with one enquiry',
          unit: 'minutes',
          baseline: 'stopwatch on 100 of them, by phone or at the counter',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'catalogues and cross-references you may use',
        'stock numbers and what superseded them',
        'past sales and returns for each vehicle',
        'service that reads plates or VINs',
      ],
    },
    {
      workflow:
        'One search answers which part fits, by VIN, plate, picture or plain words. It goes through catalogues, build data and your sales, and shows supersessions, price and stock. Engine, side and date are confirmed by the interpreter before money changes hands, and returns are fed back.',
      build:
        'Put plate lookup, stock, sales history and your licensed catalogues behind one search box. What it knows of fitment also feeds the web shop. Take the 500 part numbers with most enquiries and most returns first.',
      checkpoint:
        'No part is sold until side, build date and vehicle are agreed with the customer. On safety parts, a senior interpreter signs.',
      first_step: 'For each of the last 100 returns, write the cause and the one question that nobody asked.',
      stop_test: 'If returns of wrong parts have dropped less than 15 % in those ranges by week ten, end the search.',
      alternative:
        'Start a shared list of 200 fitments people get wrong, led by the longest-serving hand. Ask everyone for build date and plate.',
      must_not_decide:
        'On brakes, steering, suspension and airbags the tool must not decide. Someone trained matches the number before the part leaves.',
      risks: [
        {
          risk: 'By eye the steering part seems right, but it fits badly and lets go.',
          mitigation: 'Safety parts go by number, with a check by a senior interpreter. Photos are never enough.',
        },
        {
          risk: 'Text from a licensed catalogue turns up online without permission.',
          mitigation: 'Write to the owner and ask. Show the fitment you have rights to and no other.',
        },
      ],
      kpis: [
        {
          name: 'wrong parts among lines sold',
          unit: '% of lines sold',
          baseline: 'three months, each return with its reason',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'length of a parts enquiry',
          unit: 'minutes',
          baseline: '100 enquiries timed, counter and phone together',
          target: '20 to 30 % shorter',
        },
      ],
      data_needed: [
        'licensed catalogues, with cross-references',
        'stock by number, old and new',
        'vehicles behind each sale and return',
        'access to VIN and plate data',
      ],
    },
  ],
  'automotive/wreck-buying': [
    {
      risks: [
        {
          risk: 'A car with a false identity is stripped and sold in your name.',
          mitigation:
            'Every vehicle is checked for VIN, PPSR and the seller’s papers, and written up as your licence demands.',
        },
        {
          risk: 'An airbag or a cracked battery pack slips in among the headlights.',
          mitigation: 'Such items are barred from listing until somebody qualified has cleared or scrapped them.',
        },
      ],
      kpis: [
        {
          name: 'what a wreck brings in the end',
          unit: '$ per vehicle after cost',
          baseline: '60 finished wrecks, all sales less all cost',
          target: '10 to 20 % up',
        },
        {
          name: 'parts older than twelve months',
          unit: '% of tagged parts',
          baseline: 'the system’s age report',
          target: '20 to 30 % fewer',
        },
      ],
      workflow:
        'Ahead of each auction you see what a lot is worth in parts: by year, model and damage, from your own sales and what the shelf already holds. That gives a highest bid and a list of what to strip. Tagged and photographed parts go on sale; the slow ones come up for a markdown or the crusher.',
      build:
        'Take a yard system, Pinnacle for one, or a simple stock database, with a tag printer and phones for pictures. Your sales history prices the lots. It drafts the adverts too, and a person vouches for grade and fit.',
      checkpoint:
        'Going over the proposed bid needs the buyer’s signature. Engines, gearboxes and safety parts are graded by a senior dismantler before anyone sees them online.',
      first_step: 'Choose ten wrecks from last year. Add parts, scrap and labour for each and see which ones paid.',
      stop_test: 'Give it three months; end it if wrecks bought by the limit bring under 5 % more than gut buys.',
      alternative:
        'Print what parts bring for the 30 models that come in most, and hang a tag on each part from now on.',
      data_needed: [
        'what parts fetched, and how soon',
        'each wreck’s price and return',
        'tagged stock with shelf place',
        'past and coming lots with prices',
        'metal and core rates',
      ],
      must_not_decide:
        'Airbags, safety parts, drive batteries and cars of unclear origin are for the licence holder to clear. The software may not.',
    },
    {
      risks: [
        {
          risk: 'Parts of a stolen car leave your counter.',
          mitigation: 'Make VIN, identity and PPSR checks the first step, with the entry your licence prescribes.',
        },
        {
          risk: 'Something that can explode or burn is sold as a plain spare.',
          mitigation: 'The shop refuses airbags and high-voltage packs until a qualified person has dealt with them.',
        },
      ],
      kpis: [
        {
          name: 'net return of one vehicle',
          unit: '$ per vehicle after cost',
          baseline: 'go back over 60 wrecks from purchase to crusher',
          target: 'a lift of 10 to 20 %',
        },
        {
          name: 'share of stock that has sat a year',
          unit: '% of tagged parts',
          baseline: 'list tagged parts by age',
          target: 'bring down by 20 to 30 %',
        },
      ],
      workflow:
        'Bids rest on your own figures. Each lot is set against parts sold, days on the shelf and present stock for that model and damage, and out come a ceiling and a strip list. Every part that comes off is tagged, photographed and put up for sale, and dead stock is pointed out.',
      build:
        'You need tags, photos and a database before anything clever; Pinnacle or a like system has all three. Then a sheet can value auction lots from past sales. Adverts write themselves from photo and tag, but a person confirms what fits and in what state.',
      checkpoint:
        'A senior dismantler grades safety parts, engines and gearboxes ahead of listing. Bids past the ceiling are the buyer’s to sign.',
      first_step: 'Work out ten of last year’s wrecks to the dollar, with labour and scrap. Which would you buy again?',
      stop_test: 'If after three months the gain over gut buying is 5 % or less per wreck, drop it.',
      alternative:
        'Know by heart what the main parts of your 30 commonest models sell for, and let no part go untagged.',
      data_needed: [
        'sales history of used parts',
        'purchase cost and yield per car',
        'a count of tagged parts, with bay',
        'auction records',
        'prices for scrap and cores',
      ],
      must_not_decide:
        'Only the licence holder releases traction batteries, airbags and safety parts, or accepts a vehicle whose past is in doubt.',
    },
    {
      workflow:
        'Every auction lot gets a highest bid and its list of parts to strip, drawn from your own sales. The tool looks at damage, model and year, at how fast parts sold and at what is in stock. Stripped parts are tagged, photographed and listed; those that sell slowly are set down for scrap or a cut.',
      build:
        'Use Pinnacle or another yard system, or a plain database, with phone photos and a tag printer. A sheet above it prices lots on what you sold before. Listings are drafted off tag and photo, and somebody checks fit and grade.',
      checkpoint:
        'If a bid goes over the proposed limit, the buyer signs. A senior dismantler grades all engines, gearboxes and safety parts ahead of listing.',
      first_step: 'Choose ten wrecks from the past year. What did the parts, the labour and the scrap of each come to?',
      stop_test:
        'After three months, wrecks bought to the limit should recover over 5 % more than those bought by gut. If not, stop.',
      alternative:
        'Make a card for your 30 commonest models, with the price of each major part. From today every part gets a tag.',
      must_not_decide:
        'The licence holder clears vehicles of doubtful origin and releases airbags, safety parts and traction batteries. The tool does neither.',
      risks: [
        {
          risk: 'You buy a stolen or re-birthed car and sell its parts.',
          mitigation: 'For all vehicles, look at VIN, PPSR and the seller’s ID, and file what your licence requires.',
        },
        {
          risk: 'A damaged high-voltage battery or a used airbag is put on sale with the rest.',
          mitigation:
            'Keep a list of blocked parts. A qualified person frees or destroys them before the shop may show any.',
        },
      ],
      kpis: [
        {
          name: 'recovery on each wreck, costs off',
          unit: '$ per vehicle after cost',
          baseline: 'go back over 60 wrecks that are sold out, scrap included',
          target: '10 to 20 % more',
        },
        {
          name: 'tagged parts a year old and unsold',
          unit: '% of tagged parts',
          baseline: 'take the age list out of the yard system',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'parts sold, by model, price and shelf days',
        'wrecks with cost and what they recovered',
        'tagged parts and where they are',
        'lots at auction, and results',
        'prices for cores and scrap',
      ],
    },
    {
      workflow:
        'You know before the auction how high to bid and what to strip. Each lot is compared by year, model and damage with parts sold, days to sell and stock in hand. Later every part is tagged, photographed and listed as it comes off, and those that linger are cut or scrapped.',
      build:
        'Start with tags, a printer and phone photos, in a yard system like Pinnacle or a stock database. Then add a sheet that values each lot from past sales. It drafts listings from photo and tag; a person confirms grade and what it fits.',
      checkpoint:
        'The buyer’s signature is needed above the limit. Gearboxes, safety parts and engines are listed after a senior dismantler has graded them.',
      first_step: 'Go through ten of last year’s wrecks and add up labour, scrap and each part sold.',
      stop_test: 'Compare with gut buying at three months. If the limit brings no more than an extra 5 %, stop.',
      alternative:
        'Write a card of what the main parts bring on 30 models you often see. Start to tag all parts today.',
      must_not_decide:
        'Safety parts, traction batteries, airbags and vehicles with an unclear past all need the licence holder. Software may not pass them.',
      risks: [
        {
          risk: 'Parts from a re-birthed or stolen car are sold over your counter.',
          mitigation:
            'No vehicle comes in without ID of the seller, PPSR and VIN checked, and a record as the licence asks.',
        },
        {
          risk: 'The shop lists an airbag, or a broken traction battery, as if it were a door.',
          mitigation: 'Block such parts until someone qualified has released or destroyed them.',
        },
      ],
      kpis: [
        {
          name: 'dollars recovered per vehicle',
          unit: '$ per vehicle after cost',
          baseline: 'take 60 wrecks, parts and scrap sold, less cost',
          target: '10 to 20 % higher',
        },
        {
          name: 'parts on the shelf for a year',
          unit: '% of tagged parts',
          baseline: 'sort tagged stock by age in the yard system',
          target: '20 to 30 % lower',
        },
      ],
      data_needed: [
        'price, model and shelf time of parts sold',
        'each wreck, its cost and its recovery',
        'stock of tagged parts, with location',
        'auction results and lots to come',
        'what cores and scrap bring',
      ],
    },
    {
      workflow:
        'Bids have a ceiling that comes from what such parts sold for, how quickly, and what you already hold. Model, year and damage of the lot decide the match, and a strip list comes with it. As each part comes off it is photographed, tagged and listed; old stock is flagged to be marked down or scrapped.',
      build:
        'Pinnacle or a like yard system will do, and so will a simple database, given phone photos and a printer for tags. A sheet prices the lots on past sales. Tag and photo give a draft listing, whose fit and grade a person checks.',
      checkpoint:
        'Two signatures matter: the buyer’s on any bid past the limit, and a senior dismantler’s grade on each gearbox, engine or safety part ahead of sale.',
      first_step: 'Pick out ten wrecks of last year, and reckon up scrap, parts and labour one by one.',
      stop_test: 'Three months must show it. Stop unless wrecks within the limit recover more than 5 % above gut buys.',
      alternative:
        'Hang up a card with prices of major parts for your top 30 models, and let nothing leave the car untagged from today.',
      must_not_decide:
        'Whether a doubtful car, an airbag, a safety part or a traction battery may go on is decided by the licence holder. It is not the tool’s business.',
      risks: [
        {
          risk: 'A car with a stolen identity passes the gate, and its parts go on sale.',
          mitigation: 'Seller’s ID, VIN and PPSR are checked for each one, and the licence’s record is kept.',
        },
        {
          risk: 'Among the parts on sale is an airbag or a high-voltage pack with damage.',
          mitigation:
            'The listing tool refuses them. They stay blocked until a qualified person has released or destroyed each.',
        },
      ],
      kpis: [
        {
          name: 'net recovery of a wreck',
          unit: '$ per vehicle after cost',
          baseline: 'for 60 past wrecks, add parts and scrap and take off the cost',
          target: 'a rise of 10 to 20 %',
        },
        {
          name: 'share of tagged stock unsold after a year',
          unit: '% of tagged parts',
          baseline: 'the age report, as the yard system gives it',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'part sales, with days and price by model',
        'buying cost and recovery of wrecks',
        'where tagged parts lie, and how many',
        'lots and what they went for',
        'scrap rates and core prices',
      ],
    },
  ],
  'automotive/charger-uptime': [
    {
      risks: [
        {
          risk: 'A bad cable is cleared from the desk time after time, and at last it burns a hand.',
          mitigation:
            'Allow two resets a day. Heat, earth or cable faults keep the plug locked until an electrician comes.',
        },
        {
          risk: 'To save on tariff, a bus is left half full for the first run.',
          mitigation:
            'Fixed starts are served first with 20 % to spare, and at midnight the yard is shown who is short.',
        },
      ],
      kpis: [
        {
          name: 'hours in which a session can start',
          unit: '% of hours',
          baseline: 'eight weeks of platform data for each site',
          target: 'lift to 97 to 99 %',
        },
        {
          name: 'cost of each kWh handed over',
          unit: 'cents per kWh',
          baseline: 'a year of bills against energy, site by site',
          target: '8 to 15 % lower',
        },
      ],
      workflow:
        'Every few minutes the chargers send sessions, power and errors. From that the tool separates what a reset cures from what needs a van, puts the costliest sites on top and writes up the job. In depots it staggers charging through the night, within the power limit, so that all are full when they start.',
      build:
        'Your OCPP platform can do much of this once remote reset, fault rules and smart charging are turned on. Give it the tariff and the hours when demand is charged. Track sessions lost at each site, and start with the ten worst units.',
      checkpoint:
        'Jobs go out after the network lead has been through the morning’s faults. A charger returns to service on a licensed electrician’s signature.',
      first_step: 'For eight weeks back, write down each outage: where, why, how long, and who told you.',
      stop_test: 'Unless hours lost per charger are down 20 % after 12 weeks, end the work.',
      alternative:
        'Drive round once a week with a test card. Put a number to ring on every unit, and set depot timers for midnight.',
      data_needed: [
        'charger logs with sessions and errors',
        'repair jobs and parts',
        'bills that show the demand charge',
        'connection size and tariff by site',
        'when vehicles leave, and how far they go',
      ],
      must_not_decide:
        'A unit with an electrical fault stays off until a licensed electrician has passed it. The platform may not decide otherwise.',
    },
    {
      risks: [
        {
          risk: 'Remote resets paper over a fault that can shock somebody.',
          mitigation:
            'After two in a day it stays off, and any sign of heat, cable or earth trouble locks it for the electrician.',
        },
        {
          risk: 'The cheapest hours come too late and a van cannot do its round.',
          mitigation: 'Put fixed starts first, keep 20 % in hand, and print the doubtful ones at midnight.',
        },
      ],
      kpis: [
        {
          name: 'availability of chargers',
          unit: '% of hours',
          baseline: 'log data by site over eight weeks',
          target: 'up to 97 to 99 %',
        },
        {
          name: 'what a delivered kWh costs',
          unit: 'cents per kWh',
          baseline: 'bills for twelve months over kWh used or sold',
          target: 'a saving of 8 to 15 %',
        },
      ],
      workflow:
        'You know of a dead charger before a driver does. Logs are read through the day, trivial faults are reset, and real ones become a job with likely cause and part, worst site first. Where vans or buses sleep, charging is spread so that none starts empty and the limit holds.',
      build:
        'Begin with what you pay for already. An OCPP platform has resets, fault rules and load control; switch them on for the ten worst chargers. Add two sheets: lost sessions for every site, and what power costs in and out of the peak window.',
      checkpoint:
        'The morning fault list belongs to the network lead, who sends the jobs. Nothing goes live again before a licensed electrician signs.',
      first_step: 'Make a table of outages over eight weeks with site, length, reason and how you learnt of it.',
      stop_test: 'If 12 weeks pass and downtime per charger has dropped by under 20 %, drop the project.',
      alternative:
        'Simple means help: a phone number on the unit, a test card round every week, and a midnight timer at the depot.',
      data_needed: [
        'error and session data',
        'what technicians did and fitted',
        'electricity bills with peaks',
        'limits and prices at each site',
        'departure times and route lengths',
      ],
      must_not_decide: 'Putting a faulty charger back on is for a licensed electrician, never for the platform.',
    },
    {
      workflow:
        'A real fault is told apart from a simple reset within minutes, and the worst sites come first. Chargers send power, errors and sessions all day, and the tool drafts a job that names the part and the likely cause. At depots it spreads the night’s charging under the power limit, so all vehicles start full.',
      build:
        'Turn on what your OCPP platform offers: remote reset, fault rules, smart charging. Then add a sheet of sessions lost by site, and the tariff and its hours of peak demand. Ten chargers, the worst you have, come first.',
      checkpoint:
        'The network lead goes through faults every morning and lets jobs go. Only a licensed electrician may sign a charger back on.',
      first_step: 'Look back eight weeks and write up each outage: site, hours down, cause, and who saw it first.',
      stop_test: 'Hours lost on each charger must be 20 % lower after 12 weeks. If they are not, stop.',
      alternative:
        'Test every unit with a card on a weekly round, print a phone number on it, and start the depot by timer at midnight.',
      must_not_decide:
        'If the fault is electrical, a licensed electrician returns the charger to service. The platform never may.',
      risks: [
        {
          risk: 'Somebody resets a charger with a torn cable from a desk, over and over, and a driver gets hurt.',
          mitigation:
            'Stop at two resets a day. With an earth, heat or cable fault, the plug stays locked for the electrician.',
        },
        {
          risk: 'A few cents are saved, and at dawn a bus or an ambulance has no charge.',
          mitigation: 'Fixed start times come first and get 20 % on top. At midnight the yard is given a red list.',
        },
      ],
      kpis: [
        {
          name: 'share of hours a session could start',
          unit: '% of hours',
          baseline: 'eight weeks of logs from the platform, each site apart',
          target: 'bring it to 97 to 99 %',
        },
        {
          name: 'cents paid for a kWh delivered',
          unit: 'cents per kWh',
          baseline: 'set last year’s bills beside energy used or sold at each site',
          target: '8 to 15 % less',
        },
      ],
      data_needed: [
        'each charger’s sessions and errors',
        'parts fitted, and job cards',
        'electricity bills, demand charges included',
        'tariff and connection limit of each site',
        'when vehicles start and how far they run',
      ],
    },
    {
      workflow:
        'Faulty chargers become a drafted job, with part and cause, before drivers complain. The tool reads errors, power and sessions every few minutes, sets aside what a reset will cure and ranks sites by sessions lost. In depots, charging is shared out over the night so every vehicle makes its start.',
      build:
        'The platform behind your chargers speaks OCPP and can reset, apply fault rules and charge smartly; use that. Keep a sheet, site by site, on sessions lost, and load tariff and demand window. Start where it is worst, with ten units.',
      checkpoint:
        'Each morning’s faults are read by the network lead, who releases the work. The unit goes live when a licensed electrician has signed.',
      first_step:
        'How often were chargers down in eight weeks? List site, cause and hours for each time, and who noticed.',
      stop_test: 'Give it 12 weeks to take 20 % off the hours lost per charger. Short of that, end it.',
      alternative:
        'Drive past each week with a test card. A number to call is on the unit, and at midnight timers switch the depot on.',
      must_not_decide:
        'No platform may bring back a charger that has an electrical fault. That is a licensed electrician’s decision.',
      risks: [
        {
          risk: 'The office keeps resetting a damaged cable until it injures someone.',
          mitigation: 'Faults in cable, earth or heat lock the plug for an electrician. Other resets end at two a day.',
        },
        {
          risk: 'The tariff is kept low, but an ambulance or bus cannot leave at dawn.',
          mitigation:
            'Give first call to fixed starts, with a 20 % margin, and show the yard by midnight which are at risk.',
        },
      ],
      kpis: [
        {
          name: 'hours with chargers ready for use',
          unit: '% of hours',
          baseline: 'take platform logs for eight weeks and split them by site',
          target: 'get to 97 to 99 %',
        },
        {
          name: 'cost of power for a delivered kWh',
          unit: 'cents per kWh',
          baseline: 'energy sold or used at each site, and a year’s bills',
          target: '8 to 15 % fewer cents',
        },
      ],
      data_needed: [
        'logs of errors and sessions',
        'technicians’ job cards with the parts',
        'bills for power and peak demand',
        'what each site pays and may draw',
        'start times of vehicles and their trips',
      ],
    },
    {
      workflow:
        'Sites are ranked by the sessions they lose, and every real fault arrives as a job with its likely cause and part. Behind that are charger reports on power, sessions and errors, minutes apart; resets are sorted out. For depots, the night’s load stays under the limit and each vehicle is ready when it starts.',
      build:
        'Before you buy, look at your OCPP platform: smart charging, remote reset and fault rules may only need switching on. Record lost sessions by site. Enter tariffs and the demand window, and take the ten worst chargers to begin.',
      checkpoint:
        'Jobs are released by the network lead after the morning’s fault list. A charger is signed into use again by an electrician with a licence.',
      first_step: 'Table all outages from eight weeks back, with where, why, for how long and who first knew.',
      stop_test: 'When 12 weeks are over, hours lost should have dropped by 20 % a charger. If not, stop the work.',
      alternative:
        'Cheap and useful: timers that begin at midnight in the depot, a weekly test-card round, and a phone number on all units.',
      must_not_decide:
        'Returning a charger after an electrical fault is up to a licensed electrician and not to the platform.',
      risks: [
        {
          risk: 'From afar a bad cable looks like any error, so it is reset until someone is shocked.',
          mitigation:
            'More than two resets in a day are barred. With heat, cable or earth faults, the plug waits for an electrician.',
        },
        {
          risk: 'Cheap hours are used up, and an early bus stands there empty.',
          mitigation:
            'Those with a set start charge first, 20 % more than they need. A red list reaches the yard at midnight.',
        },
      ],
      kpis: [
        {
          name: 'readiness of chargers, by hours',
          unit: '% of hours',
          baseline: 'platform data on every site for eight weeks',
          target: 'climb to 97 to 99 %',
        },
        {
          name: 'what a kWh costs you to deliver',
          unit: 'cents per kWh',
          baseline: 'twelve months’ bills, shared over the energy of each site',
          target: 'bring it down 8 to 15 %',
        },
      ],
      data_needed: [
        'charger by charger, errors and sessions',
        'repairs, with parts that went in',
        'power bills that list demand',
        'limits on the connection, and tariffs',
        'trip length and start of each vehicle',
      ],
    },
  ],
  'automotive/tolls-and-fines': [
    {
      risks: [
        {
          risk: 'Two people swapped cars, and points go to the one who was not driving.',
          mitigation: 'Only a handover record for the hour counts. Where there is doubt, ask the driver first.',
        },
        {
          risk: 'Your handling fee looks like a second fine, and someone complains.',
          mitigation: 'Base it on what handling costs, put it into the terms, and attach the notice.',
        },
      ],
      kpis: [
        {
          name: 'nominations lodged on time',
          unit: '% of notices',
          baseline: 'both dates for 100 notices',
          target: 'lift to 98 to 100 %',
        },
        {
          name: 'minutes a notice takes',
          unit: 'minutes',
          baseline: 'watch 50 being handled in a fortnight',
          target: '50 to 70 % less',
        },
      ],
      workflow:
        'Whatever arrives, on paper or from a portal, is read for plate, time and place. The tool looks up who had the vehicle then, and prepares the nomination or the recharge with the day it is due. A clerk in fleet checks and lodges.',
      build:
        'Before building, ask your fleet system’s maker for the module. What it must do: read scanned notices and toll statements, look into bookings or pool logs, and keep the deadlines. Put rego and service dates in that calendar too.',
      checkpoint:
        'For every nomination a fleet clerk sets the handover record beside plate and time, then signs with their name.',
      first_step:
        'Go back over 100 notices: when they came, when you lodged, whether the driver was found, what lateness cost.',
      stop_test: 'Count wrong drivers for six weeks; end it if the rate is above 1 in 50 after that.',
      alternative:
        'Keep a register by plate with date, driver and deadline, and let drivers hold toll tags of their own.',
      data_needed: [
        'who had which car, and when',
        'toll, fuel and fine files',
        'the register of vehicles, with rego due',
        'what contracts say about passing costs on',
      ],
      must_not_decide:
        'Swearing to who drove is for a named clerk, and the driver must be able to object. The tool neither lodges nor charges.',
    },
    {
      risks: [
        {
          risk: 'Somebody loses a licence over a trip that was not theirs.',
          mitigation: 'Match by the handover of that very hour, and write to the driver when it is unclear.',
        },
        {
          risk: 'Renters see the fee as profit on a fine.',
          mitigation: 'Measure the true cost, print it in the terms, and send both papers together.',
        },
      ],
      kpis: [
        {
          name: 'share handled before the deadline',
          unit: '% of notices',
          baseline: 'check 100 cases for day in and day out',
          target: 'up to 98 to 100 %',
        },
        {
          name: 'desk time for one notice',
          unit: 'minutes',
          baseline: 'clock 50 of them across two weeks',
          target: 'bring down by 50 to 70 %',
        },
      ],
      workflow:
        'No more hunting for who had the car. Each notice, toll line or fuel bill is read, matched with the pool log or booking for that hour, and turned into a draft recharge or nomination that shows its deadline. The clerk confirms the match and sends it off.',
      build:
        'An inbox for notices is the core, and it needs sight of bookings, leases or pool logs. Deadlines, rego and services share one calendar. Many fleet packages offer this ready-made; buying is cheaper than building.',
      checkpoint:
        'Names go to the authority only from a clerk who has seen handover, plate and hour agree and who signs for it.',
      first_step: 'Look at 100 past notices. How many days did each lie about, and what did the late ones add?',
      stop_test: 'After six weeks, drop the matching if it names a wrong driver in over 1 in 50 cases.',
      alternative:
        'A simple book of plates, dates, drivers and due days will serve. Tolls vanish when drivers use their own tags.',
      data_needed: [
        'booking and driver logs by the hour',
        'notices and statements as they come',
        'plates with registration dates',
        'fee and recharge clauses',
      ],
      must_not_decide:
        'A person with a name lodges the nomination, and drivers get to answer before they pay. Software does not do it alone.',
    },
    {
      workflow:
        'Fuel bills, notices and toll lines are matched to whoever had the vehicle, and a nomination or recharge is drafted with its due date. The tool reads place, plate and time from scan, mail or portal. Lodging it is for the fleet clerk, who checks the match first.',
      build:
        'Ask your fleet system’s supplier for a notice module before you build. It should read toll statements and scans, know the lease, booking or pool-car log, and list due dates. Service and rego belong in the same calendar.',
      checkpoint:
        'The clerk holds the handover record against plate and time, for each nomination, and signs in their own name.',
      first_step:
        'Find 100 past notices. For each, note when it came in, when it was lodged, the driver, and what being late cost.',
      stop_test: 'If over 1 in every 50 matches is to the wrong driver after six weeks, stop.',
      alternative:
        'A register does it: plate, driver, date and the day it is due. Let drivers pay tolls through tags on their own accounts.',
      must_not_decide:
        'A named clerk lodges the nomination and swears to it, and a driver can object. The tool may neither lodge nor charge.',
      risks: [
        {
          risk: 'Two drivers swapped cars, and the wrong one is nominated and loses points.',
          mitigation:
            'Nothing goes in unless handover was recorded for that hour. In unclear cases the driver is asked beforehand.',
        },
        {
          risk: 'The fee is well above what handling costs, and the regulator gets a complaint.',
          mitigation:
            'Work out the real cost, write that fee into the contract and enclose the notice with each charge.',
        },
      ],
      kpis: [
        {
          name: 'notices nominated before time runs out',
          unit: '% of notices',
          baseline: 'look at 100 of them, date in and date out',
          target: 'bring it to 98 to 100 %',
        },
        {
          name: 'minutes a clerk needs for one notice',
          unit: 'minutes',
          baseline: 'put a clock on 50 in the next two weeks',
          target: '50 to 70 % lower',
        },
      ],
      data_needed: [
        'logs of drivers or bookings, with times',
        'files for fuel, tolls and notices',
        'list of vehicles, plates and rego dates',
        'contract terms on fees and recharges',
      ],
    },
    {
      workflow:
        'The fleet clerk gets a finished draft for each notice, with the driver found and the due date on it. Scans, mails and portal files are read for time, plate and place; the booking or pool log says who drove. After a check the clerk lodges it.',
      build:
        'Set up an inbox that reads notices and toll statements and can see bookings, leases or the pool-car log. Due dates, rego and service share a calendar. Your fleet system probably has a module, so enquire first.',
      checkpoint:
        'Nominations carry the name of a fleet clerk, who has compared the record of handover with plate and hour.',
      first_step:
        'Go through your latest 100 notices and write down four things: day in, day lodged, driver, cost if late.',
      stop_test: 'Six weeks will show. With over 1 wrong driver in 50 matches, the tool goes.',
      alternative:
        'Enter plate, date, due day and driver in one register, and have drivers keep toll tags in accounts of their own.',
      must_not_decide:
        'Nothing is lodged or charged by the tool alone. The facts are sworn by a clerk with a name, and drivers have the right to object.',
      risks: [
        {
          risk: 'After a swap of cars, points go to somebody who did not drive.',
          mitigation: 'Lodge only on a handover record from that hour, and ask the driver when in doubt.',
        },
        {
          risk: 'Customers take the handling fee for a fine on the fine, and tell the regulator.',
          mitigation:
            'Charge what handling costs, as measured. It stands in the contract, and the notice comes with the bill.',
        },
      ],
      kpis: [
        {
          name: 'share of nominations made in time',
          unit: '% of notices',
          baseline: 'check day in and day lodged on 100',
          target: 'get to 98 to 100 %',
        },
        {
          name: 'time the clerk spends per notice',
          unit: 'minutes',
          baseline: 'time 50 of them through a fortnight',
          target: '50 to 70 % fewer',
        },
      ],
      data_needed: [
        'who drove what, by hour',
        'fines, tolls and fuel bills on file',
        'plates, with dates for rego',
        'clauses in hire or lease on passing costs',
      ],
    },
    {
      workflow:
        'Plate, time and place are read off every fine, toll and fuel bill, and the log shows who had the car. A nomination or recharge is ready, deadline included, however the paper came in. A clerk in the fleet office confirms the match and lodges.',
      build:
        'What you need is an inbox for notices and toll statements that is tied to lease, pool-car or booking records. It keeps the due dates, and rego and service with them. Fleet systems often include one; ask before you have it built.',
      checkpoint:
        'Before signing under their own name, a fleet clerk checks three things: time, plate and the record of who took the car.',
      first_step:
        'List 100 recent notices with date received and lodged, whether a driver was found, and the price of lateness.',
      stop_test: 'In six weeks, no more than 1 match in 50 may point to the wrong driver. If more do, end it.',
      alternative:
        'Keep a single register of plates, due days, dates and drivers. Toll tags can sit in each driver’s account.',
      must_not_decide:
        'Drivers may object, and a clerk answers by name for the facts. So the tool cannot lodge a nomination or take money by itself.',
      risks: [
        {
          risk: 'Cars were exchanged, the log was not, and an innocent driver gets the points.',
          mitigation:
            'The handover of that hour must be on record. If it is doubtful, the driver hears of it before anybody lodges.',
        },
        {
          risk: 'A steep fee for each notice brings the regulator to your door.',
          mitigation: 'Measure your cost and charge that. The contract names it, and the notice itself is sent along.',
        },
      ],
      kpis: [
        {
          name: 'notices dealt with inside the limit',
          unit: '% of notices',
          baseline: 'for 100 notices, compare arrival with lodging',
          target: 'climb to 98 to 100 %',
        },
        {
          name: 'effort for each notice',
          unit: 'minutes',
          baseline: 'a fortnight, 50 notices, and a watch',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'driver or booking records with the hour',
        'incoming notices plus fuel and toll data',
        'vehicles by plate, rego dates too',
        'what hire and lease terms allow as fees',
      ],
    },
  ],
  'automotive/build-tracking': [
    {
      risks: [
        {
          risk: 'One bad rule sends out a run of trailers too heavy or with too little brake.',
          mitigation: 'Rules carry an engineer’s signature. Weigh and inspect the first of each new combination.',
        },
        {
          risk: 'The board shows progress that the floor has not made.',
          mitigation:
            'Stages close with a photo, and at each start of day the production manager compares bays and board.',
        },
      ],
      kpis: [
        {
          name: 'hours of rework for a build',
          unit: 'hours per build',
          baseline: 'handover lists and job cards, 20 builds',
          target: '20 to 30 % fewer',
        },
        {
          name: 'handovers on the promised day',
          unit: '% of builds',
          baseline: '30 builds, date given against date met',
          target: '15 to 25 points more',
        },
      ],
      workflow:
        'One record holds the build: chassis, body and options, chosen under rules on fit and legal mass. Price, build sheet and the lists of parts and drawings all come from it. Bays tick off stages with a photo, no change passes unpriced and unsigned, and compliance papers are asked for from the first day.',
      build:
        'Set up a job tracker with a configurator for the three builds you do most, in your ERP or something lighter. Let it find the closest old job, and with it hours and drawings. Customers can watch stages and pictures.',
      checkpoint:
        'Steel is cut after two signatures on the build sheet, the certifying engineer’s and the production manager’s. Later changes need both again.',
      first_step:
        'Go through ten recent builds. Note what was changed, what was forgotten, and the hours that each cost.',
      stop_test: 'If ten builds later rework is not down by 10 %, end it.',
      alternative:
        'Number every revision of a printed build sheet, stamp the old ones red, and get variations signed on a form.',
      data_needed: [
        'earlier builds, their drawings, options and hours',
        'stock and parts lists',
        'mass limits by chassis',
        'change requests and their invoices',
        'certificates and plates',
      ],
      must_not_decide:
        'Brakes, axle loads and modifications are approved by the certifying engineer and by nobody else, least of all a tool.',
    },
    {
      risks: [
        {
          risk: 'A mistake in the rules is copied into every vehicle.',
          mitigation: 'No rule goes live without an engineer, and each first of its kind goes over the scales.',
        },
        {
          risk: 'Stages are ticked on Friday for the whole week.',
          mitigation: 'Ask for a picture per stage. Board in hand, the production manager goes round each morning.',
        },
      ],
      kpis: [
        {
          name: 'time lost to mistakes and left-out options',
          unit: 'hours per build',
          baseline: 'add up job cards for 20 builds',
          target: 'down 20 to 30 %',
        },
        {
          name: 'share delivered when promised',
          unit: '% of builds',
          baseline: 'both dates of the latest 30',
          target: '15 to 25 points better',
        },
      ],
      workflow:
        'Floor, office and customer look at the same build. Sales can only pick what fits the chassis and stays within mass; sheet, parts, drawings and price follow. A bay closes its stage by photo. Changes cost money and a signature, and certificates are chased early.',
      build:
        'Begin with the three builds that fill your order book, and give them rules, parts and standard hours. Your ERP may do it; a light tracker will too. It should dig out the most similar past job, and let the customer follow by photo.',
      checkpoint:
        'Before cutting starts, and again at each change, production manager and certifying engineer both sign the sheet.',
      first_step: 'List, for ten finished builds, all changes and omissions with the time they ate.',
      stop_test: 'Drop it should rework hours have come down by less than 10 % after ten builds.',
      alternative:
        'Paper is enough if it is strict: revision numbers, a red stamp on what is out of date, and signed variations.',
      data_needed: [
        'what was built before, and in how many hours',
        'bills of material and shelf stock',
        'chassis makers’ limits',
        'variations, agreed and billed',
        'engineer’s papers',
      ],
      must_not_decide:
        'Only the engineer who certifies may pass a changed brake, axle or body. Software lists and reminds.',
    },
    {
      workflow:
        'One record drives the whole build: options that fit and stay legal on mass, build sheet, drawings list, parts and price. Sales picks chassis and body under fixed rules. Bays tick each stage with photos on a tablet, changes are priced and signed, and papers are chased from the start.',
      build:
        'Begin with the three builds you make most, in a configurator and job tracker, inside your ERP or in a light tool. It looks for the nearest old job, so hours and drawings are there to copy. Customers follow stages and photos.',
      checkpoint:
        'No steel is cut until the certifying engineer and the production manager have signed the build sheet. Every later change needs them again.',
      first_step:
        'Write up your last ten builds: all changes, all options forgotten, and how many hours each swallowed.',
      stop_test: 'Ten builds should bring rework hours down 10 % or more. If they do not, stop.',
      alternative:
        'Use a printed build sheet that carries a revision number, stamp old ones in red, and have the customer sign a form for each variation.',
      must_not_decide:
        'The certifying engineer approves axle loads, brakes and modifications. The tool approves none of them.',
      risks: [
        {
          risk: 'Because of one wrong rule, ten trailers leave over mass or with a brake too few.',
          mitigation: 'Each rule is signed by an engineer. Weigh and check the first vehicle of any new combination.',
        },
        {
          risk: 'Stages get ticked in a batch, days late, and nobody can believe the board.',
          mitigation:
            'It takes a photo to close a stage. Every morning the production manager compares board and bays on foot.',
        },
      ],
      kpis: [
        {
          name: 'hours per build lost to rework and forgotten options',
          unit: 'hours per build',
          baseline: 'read handover lists and job cards of 20 builds',
          target: '20 to 30 % less',
        },
        {
          name: 'share of builds that leave on the agreed day',
          unit: '% of builds',
          baseline: 'for 30 builds, the date promised and the real one',
          target: '15 to 25 points higher',
        },
      ],
      data_needed: [
        'earlier builds with hours, options and drawings',
        'stock, and the lists of parts',
        'mass limits and chassis data',
        'variations, with what you billed',
        'compliance and engineering papers',
      ],
    },
    {
      workflow:
        'Sales can only choose a chassis, body and options that fit together and are legal on mass. Price, parts list, build sheet and list of drawings follow from that choice. Bays tick stages by tablet and photo, no change goes through unpriced or unsigned, and chasing of papers starts on day one.',
      build:
        'Give your three commonest builds a configurator and a tracker; the ERP may do, or something light. For each new job it brings up the closest past one, with its drawing and hours. The customer can see photos and the stage reached.',
      checkpoint:
        'Two people sign before cutting and on each change after it: the production manager, and the engineer who certifies.',
      first_step:
        'Take ten finished builds. What was changed, which options were forgotten, and what did it come to in hours?',
      stop_test: 'If rework has not come down 10 % by the tenth build, end it there.',
      alternative:
        'Print the build sheet with its revision number and red-stamp what is old. Variations go on a form with the customer’s signature.',
      must_not_decide:
        'Whether a brake, an axle load or a modification is right is up to the certifying engineer. The tool must not say so.',
      risks: [
        {
          risk: 'A configurator rule is wrong, and a series of ten trailers is too heavy or underbraked.',
          mitigation:
            'An engineer’s signature stands under all rules. The first of each combination is weighed and looked over.',
        },
        {
          risk: 'Crews fill in the board at the end of the week, and it shows a fiction.',
          mitigation:
            'Stages end with a photo. The production manager walks through the bays each morning, board in hand.',
        },
      ],
      kpis: [
        {
          name: 'rework in a build, forgotten options included',
          unit: 'hours per build',
          baseline: 'job cards plus handover lists for 20 builds',
          target: '20 to 30 % lower',
        },
        {
          name: 'builds finished on the day agreed',
          unit: '% of builds',
          baseline: 'put promised date and real date of 30 builds together',
          target: 'up 15 to 25 points',
        },
      ],
      data_needed: [
        'old builds: options, drawings, hours',
        'parts in stock and on lists',
        'chassis figures with limits on mass',
        'what was varied and what was charged',
        'papers on engineering and compliance',
      ],
    },
    {
      workflow:
        'Build sheet, price, parts and drawings come from a single record, so floor and office see the same vehicle. Rules let sales choose only chassis, bodies and options that fit and keep to legal mass. Stages are ticked with photos in the bay; changes need price and signature, and papers are sought from the first day.',
      build:
        'Put a configurator and tracker into the ERP, or a light tool beside it, for three builds that you repeat most. Each job starts from the nearest one on file, so hours and drawings exist. Photos and stages are open to the customer.',
      checkpoint:
        'The build sheet is signed twice, by production manager and certifying engineer, ahead of the first cut. So is any change from then on.',
      first_step: 'From ten recent builds, draw up a list of changes and forgotten options, with the hours they cost.',
      stop_test: 'Rework hours must fall 10 % over ten builds. Less than that, and you stop.',
      alternative:
        'A paper build sheet works if it has a revision number, if old copies are stamped red, and if customers sign each variation.',
      must_not_decide:
        'Each brake, axle load and modification needs the approval of the engineer who certifies. That can never be the tool.',
      risks: [
        {
          risk: 'Ten trailers are built to a faulty rule and come out overweight or short on brakes.',
          mitigation: 'Let an engineer sign each rule, and put every first combination on the scales for a check.',
        },
        {
          risk: 'The board is ticked long after the work, and what it tells you is not true.',
          mitigation:
            'Close stages by photo only. The morning walk of the production manager sets bays against the board.',
        },
      ],
      kpis: [
        {
          name: 'time spent on rework and missed options',
          unit: 'hours per build',
          baseline: 'go over 20 builds, with their cards and lists from handover',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'on-the-day handovers',
          unit: '% of builds',
          baseline: 'see when 30 builds were due and when they left',
          target: 'a gain of 15 to 25 points',
        },
      ],
      data_needed: [
        'drawings, hours and options of past builds',
        'lists of parts, and what is in stock',
        'data on chassis and their mass limits',
        'billed variations',
        'documents for compliance and engineering',
      ],
    },
  ],
}

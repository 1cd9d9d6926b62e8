import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'entertainment/ticket-sales-forecast': [
    {
      workflow:
        'Every morning, a show’s sales are compared with similar shows that were equally far from opening. You get a probable final house and how wide the doubt is. On Mondays the heads of marketing and programming take the five weakest and decide to push, hold, move or cut.',
      build:
        'Bring each day’s sales out of ticketing into a single table. Label old shows by pull, price, day and genre, then fit a plain booking curve. One page gives trend, range and final house, and says what people did about it.',
      checkpoint:
        'No show is moved, discounted or cancelled unless box office manager and programmer agree on Monday. They write down the reason.',
      first_step:
        'By Wednesday the box office manager pulls daily sales for 30 past shows and notes those nobody saw coming.',
      stop_test: 'Take 20 shows. If three weeks ahead the forecast was no nearer than your budget, stop.',
      alternative: 'Chart a mean booking curve from ten past shows. Each Monday add every new show to it by hand.',
      risks: [
        {
          risk: 'New work gets a poor forecast, loses its marketing, and then of course sells poorly.',
          mitigation: 'No cuts for new or experimental shows on this basis. Each has a set least sum to spend.',
        },
        {
          risk: 'If holds and comps pass for sales, the curve flatters.',
          mitigation:
            'Before loading, clear holds and comps with the box office. Nothing but seats paid for should count.',
        },
      ],
      kpis: [
        {
          name: 'how far the guess misses the final house, three weeks before',
          unit: '% of seats',
          baseline: 'set what you guessed or budgeted beside 40 past shows',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'income from each seat at shows under watch',
          unit: '$ a seat',
          baseline: 'take last season’s mean',
          target: '3 to 6 % more',
        },
      ],
      data_needed: [
        'tickets sold per day and show, three seasons',
        'holds and price bands',
        'genre, weeknight and other tags per show',
        'dates and cost of each campaign',
        'local events and the weather',
      ],
    },
    {
      workflow:
        'How did shows of this kind stand with as many days to go? Each morning every show is laid on that curve, and out comes the house it will likely have, with a range. Monday belongs to the five in most trouble. Those who head programming and marketing say what is next: hold, push, cut or move.',
      build:
        'All you need is a table with sales by day, drawn from ticketing, and tags on past shows for genre, price, pull and day. A booking curve, kept simple, is fitted to it. Trend, final house and range share a page with the steps you took.',
      checkpoint:
        'To discount, cancel or move a show takes both programmer and box office manager, at the Monday meeting. Their grounds are noted.',
      first_step:
        'For the last 30 shows, sales by day: the box office manager has them out by Wednesday, with the surprises marked.',
      stop_test:
        'Forecasts made three weeks before are judged on 20 shows. Unless they beat the budget figure, call it off.',
      alternative:
        'Ten shows give you an average curve. Hang it up, and on Mondays draw in by hand how each new one is doing.',
      risks: [
        {
          risk: 'The forecast is low, so a new work is given no marketing, so the forecast comes true.',
          mitigation: 'Work that is new or an experiment has its minimum to spend, fixed, and is never cut by curve.',
        },
        {
          risk: 'What looks like a fine curve is comps and seats on hold.',
          mitigation: 'A seat counts when it is paid. Settle holds and comps at the box office, then load the data.',
        },
      ],
      kpis: [
        {
          name: 'gap between forecast and house with three weeks to go',
          unit: '% of seats',
          baseline: 'check 40 shows, the budget or guess for each against what came',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'takings a seat where a show is watched',
          unit: '$ a seat',
          baseline: 'last season, averaged over all shows',
          target: 'up by 3 to 6 %',
        },
      ],
      data_needed: [
        'three seasons of sales by day',
        'seats on hold and their price bands',
        'labels for past shows, such as genre',
        'what marketing cost, and when',
        'a diary of weather and events nearby',
      ],
    },
    {
      workflow:
        'Every show’s ticket sales are checked daily against how comparable shows were selling at that stage. The result is an estimate of the final house, given as a range. At the Monday meeting the heads of programming and marketing go through the five that lag most. Each one is pushed, held, moved or cut.',
      build:
        'You need one table of daily sales, fed by the ticketing system, and a simple booking-curve model on top. Every past show is tagged for genre, day, price and pull. A single page then shows the expected house, its range, the trend and the action taken.',
      checkpoint:
        'Cancelling, moving or discounting a show is settled on Monday between programmer and box office manager, with the reason put on record.',
      first_step:
        'Ask the box office manager for an export of day-by-day sales for the latest 30 shows, due Wednesday, with the surprises flagged.',
      stop_test:
        'Compare 20 shows at the three-week mark. A forecast that lands no nearer than the budgeted figure is not worth keeping.',
      alternative:
        'Plot the average curve for ten recent shows on a wall chart. Someone then adds each new show by hand on Mondays.',
      risks: [
        {
          risk: 'Marketing is pulled from a new work because its forecast is low, which makes sure it fails.',
          mitigation:
            'Leave experimental and new pieces out when you decide on cuts, and guarantee each a minimum budget.',
        },
        {
          risk: 'The curve flatters the show because complimentary and held seats went in as sold.',
          mitigation:
            'Have the box office sort out comps and holds before loading, so that only seats with money behind them count.',
        },
      ],
      kpis: [
        {
          name: 'forecast error on the final house at the three-week mark',
          unit: '% of seats',
          baseline: 'look at 40 earlier shows and how far the budget was out',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'revenue per seat on the shows you track',
          unit: '$ a seat',
          baseline: 'work out the average for last season',
          target: 'lift it 3 to 6 %',
        },
      ],
      data_needed: [
        'sales history by show and day, three seasons',
        'price levels and held seats',
        'tags for genre, weekday and the like',
        'marketing budgets with their dates',
        'calendar of local events and weather records',
      ],
    },
    {
      workflow:
        'The tool estimates each show’s final house from the way similar shows were booking at the same point. It updates every morning and gives a range as well as a figure. Marketing and programming heads meet on Monday over the five with the poorest outlook. They push, hold, move or cut each one.',
      build:
        'Build a plain booking-curve model on daily sales taken from your ticketing system. Past shows are first marked with their genre, day, price and pull. The output is one page: likely house, range, trend, and a note of what the team did.',
      checkpoint:
        'At Monday’s meeting the box office manager and programmer must both back a discount, a move or a cancellation, and the minutes say why.',
      first_step:
        'Start with 30 recent shows. Their sales by day are exported by Wednesday, and the box office manager points out which results nobody expected.',
      stop_test:
        'After 20 shows, ask if the estimate at three weeks was closer than your budget. Where it was not, stop the work.',
      alternative:
        'A chart with the mean curve from your ten latest shows does much of this. Enter the new ones on it by hand each Monday.',
      risks: [
        {
          risk: 'A weak forecast for a new piece takes away its promotion, and the poor house that follows seems to confirm it.',
          mitigation:
            'Ring-fence a minimum spend for every new or experimental title, and never cut one on the forecast alone.',
        },
        {
          risk: 'Free tickets and holds slip in among the sales, so bookings seem stronger than they are.',
          mitigation:
            'Agree with the box office which seats are comps or holds, then load paid seats and nothing else.',
        },
      ],
      kpis: [
        {
          name: 'seats by which the three-week forecast is wrong',
          unit: '% of seats',
          baseline: 'go back over 40 shows and compare budget with result',
          target: '20 to 30 % fewer',
        },
        {
          name: 'average dollars earned for a seat on watched shows',
          unit: '$ a seat',
          baseline: 'use the mean over the season just gone',
          target: 'an increase of 3 to 6 %',
        },
      ],
      data_needed: [
        'ticketing exports by day for three seasons',
        'each show’s price bands and holds',
        'past shows sorted by genre and weeknight',
        'campaign dates and what they cost',
        'weather and what else was on locally',
      ],
    },
    {
      workflow:
        'You learn weeks ahead which shows are heading for a thin house. Sales to date are measured each morning against shows of the same kind, equally close to opening night. The answer is a figure with a range. On Monday the marketing and programming heads choose for the bottom five: push, hold, move or cut.',
      build:
        'The model itself is simple: a booking curve fitted to past shows. Ticketing supplies sales for each day, and you add genre, day, price and pull to every old show. Put the trend, the range and the likely house on one page, next to the decision made.',
      checkpoint:
        'Programmer and box office manager have to agree, on Monday, before any show is cut in price, shifted or called off. They record why.',
      first_step:
        'Have sales per day for 30 recent shows ready on Wednesday. The box office manager ticks the ones that went against expectation.',
      stop_test:
        'The test is 20 shows, seen from three weeks away. If your budget was just as close as the forecast, give it up.',
      alternative:
        'Average the bookings of ten recent shows into one line. On Mondays mark on the same sheet where each new show stands.',
      risks: [
        {
          risk: 'A poor early figure costs a new piece its advertising, and the empty seats then look like proof.',
          mitigation: 'Shield experimental and new work: it keeps a set minimum spend and stays off the list for cuts.',
        },
        {
          risk: 'Bookings look healthy only because free and reserved seats are in the count.',
          mitigation: 'Load paid seats alone, after the box office has cleared every comp and hold.',
        },
      ],
      kpis: [
        {
          name: 'miss between expected and actual house, three weeks ahead',
          unit: '% of seats',
          baseline: 'take 40 shows and note how wrong the guess or budget was',
          target: 'reduce it by 20 to 30 %',
        },
        {
          name: 'money per seat for shows on the watch list',
          unit: '$ a seat',
          baseline: 'the average across last season',
          target: 'gain 3 to 6 %',
        },
      ],
      data_needed: [
        'day-by-day bookings, last three seasons',
        'ticket prices and seats held back',
        'each show’s genre, weeknight and similar marks',
        'promotion costs by date',
        'rain, heat and rival events by date',
      ],
    },
  ],
  'entertainment/event-rosters': [
    {
      workflow:
        'Once an event sheet is fixed, bump-in time, bar level and likely house yield a draft of hours and posts. Those who hold the tickets for a job are offered shifts. The duty manager alters what takes judgement and posts it. If somebody is sick, the next best match is asked.',
      build:
        'In Tanda or Deputy, enter how many staff each type of event needs. Bring in attendance from ticketing, and let it offer shifts by text. Before relying on its award rules, hold them up to five old pay runs.',
      checkpoint:
        'Rosters have the duty manager’s approval seven days before. Every pay run, payroll tests one person from each area by the award.',
      first_step:
        'By Friday the operations manager writes up 20 past events, with shortfalls, hours and house, and has a draft table of ratios.',
      stop_test:
        'Ten weeks in, stop if twice as many people complain about shifts, or if wages per patron are not 4 % lower.',
      alternative:
        'Fit posts for each size of house on a page. Every second Thursday, offer all shifts to the whole pool.',
      risks: [
        {
          risk: 'Shifts go to a favoured few, and the others earn less and never learn why.',
          mitigation:
            'Let everyone know how offers are made. Share out hours in fixed parts, and look at the result monthly.',
        },
        {
          risk: 'Bump-out ends at 2 am, the next call is 8 am, and a rigger short of sleep slips up.',
          mitigation: 'Between shifts the app forces a ten-hour rest, and no one can switch it off.',
        },
      ],
      kpis: [
        {
          name: 'wages for each patron',
          unit: '$ a head',
          baseline: 'go through your 30 latest events',
          target: 'bring them down 5 to 10 %',
        },
        {
          name: 'shifts nobody filled by the day',
          unit: '% of shifts',
          baseline: 'keep a tally over six weeks',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'hours worked and attendance at earlier events',
        'RSA, security licences and skills per person',
        'leave, and who is free when',
        'rules from the award and agreement',
      ],
      must_not_decide:
        'A roster tool may not rate staff, cut a casual or settle an argument about hours. That is for the operations manager, in person.',
    },
    {
      workflow:
        'The event sheet says how many will come, when bump-in is and how busy the bar. From this it proposes who stands where and how long, and offers it to people with the proper tickets. The duty manager mends what only a person can see, then publishes. A sick call passes to whoever suits next best.',
      build:
        'You have Deputy or Tanda: set there how many people an event of each type takes. Ticketing tells it the attendance to expect. Turn on offers by text. Five pay runs from the past show if it has understood the award.',
      checkpoint:
        'It is approved seven days out by the duty manager. With each pay run someone in payroll picks a person per area and does the award sum again.',
      first_step:
        'House, hours, who was lacking: the operations manager puts down the last 20 events, and by Friday has sketched ratios.',
      stop_test:
        'Within ten weeks wage cost for each patron must be down by 4 %. If it is not, or complaints on shifts double, end it.',
      alternative:
        'A table on one page says how many posts go with what house. Every second Thursday the pool may choose from all shifts.',
      risks: [
        {
          risk: 'Some are always offered work and some never, and it costs them money for no reason they know.',
          mitigation:
            'The rule on offers is open to all. Hours are spread by set shares, and once a month you look whether they were.',
        },
        {
          risk: 'Out at 2 am, in at 8 am: that is how a tired rigger makes a mistake.',
          mitigation: 'Ten-hour breaks are built in hard. The app lets nobody give theirs up.',
        },
      ],
      kpis: [
        {
          name: 'what staff cost per head through the door',
          unit: '$ a head',
          baseline: 'add it up for 30 recent events',
          target: 'lower by 5 to 10 %',
        },
        {
          name: 'gaps in the roster on show day',
          unit: '% of shifts',
          baseline: 'note them for six weeks',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'old events, how many came, hours used',
        'who holds RSA, security licence or skill',
        'days off and free times',
        'what award and agreement demand',
      ],
      must_not_decide:
        'Dropping a casual, scoring people or ruling on disputed hours is not for software. The operations manager sits down with them and decides.',
    },
    {
      workflow:
        'Rosters are drafted straight from the event sheet, to fit the expected house, the bar and the bump-in. Shifts are offered to staff with tickets for the job. Your duty manager adjusts what calls for judgement and then publishes. When someone rings in sick, the shift is offered to the best remaining match.',
      build:
        'Deputy or Tanda can do this once you enter staffing ratios for each type of event. Link expected attendance from the ticketing system and switch on text offers. Run five old pay runs through the award rules first, and trust them only if they agree.',
      checkpoint:
        'Seven days before the event the duty manager signs off the roster. At each pay run payroll recalculates one person from every area under the award.',
      first_step:
        'Go back over your 20 latest events for house, hours and where you were short. The operations manager turns that into a draft ratio table by Friday.',
      stop_test:
        'Ten weeks is the trial. End it if wages per patron have come down by less than 4 %, or if shift complaints have doubled.',
      alternative:
        'Set out the posts for each house size in a table on one page. Release every open shift to the pool on alternate Thursdays.',
      risks: [
        {
          risk: 'A handful of casuals get most of the offers, while the rest lose pay and nobody tells them why.',
          mitigation: 'Tell everyone how offers work, set fixed shares of hours, and check each month how they fell.',
        },
        {
          risk: 'A rigger finishes bump-out at 2 am, is called for 8 am, and makes a tired mistake.',
          mitigation: 'Build a ten-hour minimum rest into the app, with no way for anyone to override it.',
        },
      ],
      kpis: [
        {
          name: 'staff cost divided by patrons',
          unit: '$ a head',
          baseline: 'work it out for the 30 most recent events',
          target: 'a drop of 5 to 10 %',
        },
        {
          name: 'share of shifts still open on the day',
          unit: '% of shifts',
          baseline: 'record it for six weeks',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'event history with crowd size and staff hours',
        'each person’s skills, RSA and licences',
        'leave dates and availability',
        'pay rules under award and agreement',
      ],
      must_not_decide:
        'Software has no say over dropping a casual, rating staff or disputed hours. The operations manager talks to the person and decides.',
    },
    {
      workflow:
        'Each event’s staffing is worked out from the sheet: how big a house, how busy a bar, when bump-in starts. The tool offers the shifts to qualified people and drafts the roster. Your duty manager corrects whatever needs a person’s eye and releases it. A sick call triggers an offer to the next most suitable casual.',
      build:
        'Put ratios by event type into Tanda or Deputy and let ticketing supply the expected crowd. Then turn on offers by text message. Do not rely on its reading of the award until five earlier pay runs come out right.',
      checkpoint:
        'No roster stands until the duty manager has approved it, seven days ahead. Payroll picks one person in each area every pay run and checks them by the award.',
      first_step:
        'The job for this week is a ratio table, in draft by Friday. For it the operations manager needs house, hours and shortfalls at 20 recent events.',
      stop_test:
        'Look at two numbers over ten weeks: wage cost per patron should drop 4 %, and complaints on shifts must not double. Otherwise stop.',
      alternative:
        'One page can show which posts each size of house needs. Every second Thursday, put all the shifts before the whole pool at once.',
      risks: [
        {
          risk: 'The same names come up for every shift, and other casuals see their income shrink for no stated cause.',
          mitigation: 'Make the offer rule public, give hours out by fixed share, and go over the spread monthly.',
        },
        {
          risk: 'Crew who load out until 2 am are back at 8 am, and fatigue leads to a rigging error.',
          mitigation: 'Fix ten hours off between shifts in the app, so that neither crew nor manager can waive it.',
        },
      ],
      kpis: [
        {
          name: 'wage bill per person attending',
          unit: '$ a head',
          baseline: 'start from your last 30 events and average them',
          target: '5 to 10 % less',
        },
        {
          name: 'unfilled shifts when doors open',
          unit: '% of shifts',
          baseline: 'six weeks of counting',
          target: 'cut them by 30 to 50 %',
        },
      ],
      data_needed: [
        'attendance and hours at past events',
        'licences, RSA and skills of the pool',
        'when people can work or are away',
        'conditions in the award and your agreement',
      ],
      must_not_decide:
        'People’s hours, ratings and jobs are not the tool’s business. If a casual is to be dropped or disputes their hours, the operations manager meets them and decides.',
    },
    {
      workflow:
        'A draft roster is ready as soon as the event sheet is final. The size of house, the bump-in and the bar level set posts and hours, and those who hold proper tickets are offered them. The duty manager reworks what calls for an eye and publishes. If a casual falls ill, the next best person gets the text.',
      build:
        'Most of this is a setting in Deputy or Tanda: ratios for each event type. Ticketing feeds in the crowd you expect, and shifts go out by text. Test the award rules on five pay runs already paid, and fix them before you depend on them.',
      checkpoint:
        'The duty manager passes every roster seven days ahead. Each pay run, payroll compares one worker per area with the award.',
      first_step:
        'Write down house, hours and gaps for the last 20 events. From these the operations manager has a first table of ratios on Friday.',
      stop_test:
        'Quit if ten weeks bring double the shift complaints, or save under 4 % of the wages each patron costs.',
      alternative:
        'Print posts for small, middling and full houses on one sheet. The pool sees all shifts each second Thursday.',
      must_not_decide:
        'Ratings, dismissals and quarrels over hours stay out of the tool. The operations manager handles them in conversation with the casual.',
      risks: [
        {
          risk: 'Certain casuals are picked time after time, and the rest go short without an explanation.',
          mitigation:
            'Put the offer rule in writing for all, cap each person’s share of hours, and examine the monthly split.',
        },
        {
          risk: 'Someone on the rig until 2 am is rostered at 8 am, and exhaustion causes an accident.',
          mitigation: 'Ten hours between shifts is a fixed limit in the app, without exceptions for anyone.',
        },
      ],
      kpis: [
        {
          name: 'wages as a cost per guest',
          unit: '$ a head',
          baseline: 'average the past 30 events',
          target: 'take off 5 to 10 %',
        },
        {
          name: 'posts with nobody in them on the night',
          unit: '% of shifts',
          baseline: 'log every one for six weeks',
          target: 'reduce by 30 to 50 %',
        },
      ],
      data_needed: [
        'crowd and staff hours, event by event',
        'qualifications such as RSA and security',
        'times people are free or on leave',
        'the award and any enterprise agreement',
      ],
    },
  ],
  'entertainment/patron-enquiries': [
    {
      workflow:
        'Questions come by message, mail or web chat. Answers, each with a link, are taken from refund policy, house rules and the event’s page. Whatever is unsafe, and all complaints, refunds and access bookings, reach a human who already sees the order.',
      build:
        'First put down 60 questions people really ask, and answer them for each event. Then add a chat tool that uses nothing else, can see an order’s status in ticketing, and in opening hours passes people to the box office.',
      checkpoint:
        'For a month the box office lead checks 30 answers daily, later 20 weekly, and mends the text they came from.',
      first_step:
        'By Thursday the box office lead groups 300 messages under 20 headings and writes replies to the ten most common.',
      stop_test:
        'In week six, stop if over 3 % of answers you checked are wrong, or if over half of all chats end in a call for a person.',
      alternative: 'Give every event a page on what to know before coming, and mail it to buyers 48 hours before.',
      risks: [
        {
          risk: 'Somebody is told they get money back, though the promoter never said so.',
          mitigation: 'It may quote the policy and log a case. To grant one is up to box office staff.',
        },
        {
          risk: 'Doors move, the bot does not know, and a school group waits in the street.',
          mitigation: 'Take times straight from the event sheet, and say in each answer when they were last changed.',
        },
      ],
      kpis: [
        {
          name: 'wait for a first answer',
          unit: 'hours',
          baseline: 'time 200 messages that came in lately',
          target: '50 to 70 % less',
        },
        {
          name: 'contacts settled with no staff involved',
          unit: '% of contacts',
          baseline: 'give each contact of one month a type',
          target: 'one in three within three months',
        },
      ],
      data_needed: [
        '300 messages and mails from patrons',
        'age limits and times on event sheets',
        'policies on access and refunds',
        'what ticketing knows of an order',
      ],
    },
    {
      workflow:
        'Chat, mail, message: someone has a question. What the event page, the rules of the house and the policy on refunds say is given as the answer, and linked. If it is about access, money back, a grievance or danger, it goes to staff, who have the order in front of them.',
      build:
        'It begins with writing: 60 questions as they are really asked, and what you say to them, event by event. The chat tool may quote those alone. It can look up an order in ticketing, and while you are open the box office inbox takes over.',
      checkpoint:
        'A month long, 30 answers every day are read by the box office lead, and after that 20 each week. Where one is wrong, the source is put right.',
      first_step:
        'Sort 300 messages into 20 kinds; the box office lead can do it by Thursday, and draft what to say to the top ten.',
      stop_test:
        'By week six at most 3 % of the answers looked at may be wrong, and no more than half the patrons may want a human. Otherwise end it.',
      alternative: 'Each event can have its own page for people about to come. All who bought get it 48 hours early.',
      risks: [
        {
          risk: 'It says the money will be paid back. The promoter knows nothing of that.',
          mitigation: 'The policy, yes, and a case opened, yes. A refund is granted by the box office or by nobody.',
        },
        {
          risk: 'The time on the door was changed but not in the answer, and schoolchildren stand by their bus.',
          mitigation: 'What it says on times is live, off the event sheet, and comes with the hour of the last update.',
        },
      ],
      kpis: [
        {
          name: 'hours until a patron hears back',
          unit: 'hours',
          baseline: 'look at 200 of your latest messages',
          target: 'bring them down 50 to 70 %',
        },
        {
          name: 'share of questions that need nobody',
          unit: '% of contacts',
          baseline: 'sort a month’s contacts by kind',
          target: 'one in three, three months from now',
        },
      ],
      data_needed: [
        'recent mail and messages, 300 in all',
        'sheets that give door times and ages',
        'your rules for refunds and access',
        'orders and their state in ticketing',
      ],
    },
    {
      workflow:
        'Patrons get an answer at once, with a link, drawn from house rules, refund policy and the page for that event. It works for web chat, mail and messages alike. Staff take over for refunds, access bookings, complaints and anything unsafe. By then the order is open in front of them.',
      build:
        'Start by writing down 60 real questions with their answers, event by event. A chat tool then quotes those and nothing else, and checks order status in the ticketing system. While the box office is open, it passes hard cases to that inbox.',
      checkpoint:
        'In the first month the box office lead goes through 30 replies a day, dropping to 20 a week later. Mistakes are fixed in the source text.',
      first_step:
        'Thursday’s goal is 300 messages under 20 types. The box office lead then writes answers for the ten most frequent.',
      stop_test:
        'Week six decides. Call it off if checks find over 3 % wrong, or if more than half of patrons want a person.',
      alternative:
        'Write a know-before-you-go page for every event, and mail the link to each buyer 48 hours before doors.',
      risks: [
        {
          risk: 'A patron is promised a refund although the promoter has not said yes.',
          mitigation: 'Allow the assistant to quote policy and start a case, and leave approval to the box office.',
        },
        {
          risk: 'The doors move but the reply still gives the old time, and a school bus unloads too early.',
          mitigation: 'Draw times directly from the event sheet and print the latest update in every reply.',
        },
      ],
      kpis: [
        {
          name: 'how long patrons wait for the first reply',
          unit: 'hours',
          baseline: 'sample 200 messages from the past weeks',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'enquiries finished without a staff member',
          unit: '% of contacts',
          baseline: 'label all contacts for one month',
          target: 'after three months, one in three',
        },
      ],
      data_needed: [
        'mails and messages from patrons, 300 samples',
        'event sheets showing ages and door times',
        'access policy and refund policy',
        'ticketing’s record of each order',
      ],
    },
    {
      workflow:
        'An assistant deals with routine patron questions from your own event pages, house rules and refund policy. It replies by chat, mail or message and always gives the link. If the matter is access, a refund, a complaint or safety, a person steps in. The order is looked up before they do.',
      build:
        'The groundwork is a set of 60 genuine questions and answers, maintained for each event. Your chat tool may use only that set, plus live order status from ticketing. In opening hours it hands people on to the inbox at the box office.',
      checkpoint:
        'Reading 30 a day is a job for the box office lead in month one, then 20 a week. Wrong answers are mended at the source.',
      first_step:
        'By Thursday you want 300 messages sorted under 20 headings. Replies to the first ten are drafted by the box office lead.',
      stop_test:
        'Judge it in week six. It ends if above 3 % of the sample is wrong, or if patrons call for a human in most chats.',
      alternative: 'Every event gets one clear page of practical facts, sent to ticket holders 48 hours in advance.',
      risks: [
        {
          risk: 'The assistant tells someone they will be refunded, and the promoter has agreed to no such thing.',
          mitigation: 'Restrict it to stating the policy and logging the request; a yes comes from box office staff.',
        },
        {
          risk: 'Nobody updated the door time in the replies, so a coach of schoolchildren waits on the footpath.',
          mitigation: 'Connect it live to the event sheet, and let each message show when that sheet last changed.',
        },
      ],
      kpis: [
        {
          name: 'time before a patron gets any reply',
          unit: 'hours',
          baseline: 'check the timestamps on 200 recent messages',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'contacts closed by the assistant alone',
          unit: '% of contacts',
          baseline: 'tag everything that arrives in one month',
          target: 'one in three by the end of three months',
        },
      ],
      data_needed: [
        'a sample of 300 patron messages',
        'times and age limits for each event',
        'written terms for refunds and access',
        'order details held in ticketing',
      ],
    },
    {
      workflow:
        'Simple questions no longer wait for the box office. The assistant replies on chat, mail or message from event page, refund policy and house rules, with the link. Complaints, refunds, access bookings and safety go to staff, order on screen.',
      build:
        'Write down 60 questions patrons truly ask, with answers per event, before buying anything. The chat tool sticks to that text, looks up orders in ticketing, and during opening hours passes chats to the box office inbox.',
      checkpoint:
        'Month one means 30 replies a day for the box office lead, later 20 a week. Errors are corrected in the text behind them.',
      first_step:
        'Find the 20 types among 300 messages by Thursday. Then the box office lead drafts answers to the ten biggest.',
      stop_test:
        'Two limits apply in week six: 3 % wrong among the answers checked, and half of chats asking for a human. Past either one, stop.',
      alternative:
        'A page for each event with the practical facts, sent to every buyer 48 hours out, heads off most questions.',
      risks: [
        {
          risk: 'Money back is offered in a reply, without the promoter’s consent.',
          mitigation: 'All it does is explain the policy and raise a case; the box office alone approves.',
        },
        {
          risk: 'An old door time stays in the replies after a change, and a class of children is left outside.',
          mitigation: 'Link replies to the live event sheet and state when it was last edited.',
        },
      ],
      kpis: [
        {
          name: 'delay until the first response',
          unit: 'hours',
          baseline: 'go by 200 messages from recent weeks',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'questions the assistant resolves itself',
          unit: '% of contacts',
          baseline: 'one month of contacts, each given a type',
          target: 'reach one in three inside three months',
        },
      ],
      data_needed: [
        'patron mail and chat, 300 pieces',
        'the event sheet, with doors and ages',
        'how you treat refunds and access',
        'live order data out of ticketing',
      ],
    },
  ],
  'entertainment/hire-and-event-quotes': [
    {
      workflow:
        'Someone asks about a date, with wishes and numbers. Software looks in the diary, requests whatever is lacking and prices cleaning, gear, staff and room by your rate card. Your coordinator for events edits and sends it. Three days later comes a reminder.',
      build:
        'Load packages and rates into the venue software you run, and build a web form for the ten facts you must know. A language model can fill that form from ordinary mails and write the letter. Once a quote is signed, invoice and deposit come from it.',
      checkpoint:
        'Crew, capacity and date on every quote are checked by the events coordinator. Over 10 % off needs the venue manager.',
      first_step: 'By Friday the events coordinator goes through ten past events: quoted, used, and never billed.',
      stop_test: 'In week eight, four cases of five should be quoted inside one day. If they are not, stop.',
      alternative: 'Post three priced packages on your site, and hold one template for quotes that lists the extras.',
      risks: [
        {
          risk: 'You promise a day on which someone else has the first hold.',
          mitigation: 'Look at the live diary and state the order of holds. Nobody but the coordinator may lift one.',
        },
        {
          risk: 'More guests are quoted for than the law lets into that room.',
          mitigation: 'Save a limit for every layout, and let no quote go beyond it.',
        },
      ],
      kpis: [
        {
          name: 'wait from enquiry to quote',
          unit: 'hours',
          baseline: 'go through 40 recent enquiries',
          target: 'halve it',
        },
        {
          name: 'charges left off the final bill',
          unit: '$ per event',
          baseline: 'hold 20 past events against what they cost',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'rates for cleaning, gear and staff',
        'quotes of the past, lost and won',
        'the diary and its holds',
        'your usual terms of hire',
      ],
    },
    {
      workflow:
        'They write in: how many, when, what they wish for. Is the room free? The tool sees, asks what else it needs, and works up a price from the rate card for staff, room, cleaning and gear. It is looked over by the events coordinator and goes out, and after three days they are asked again.',
      build:
        'The venue software should know your packages and what each thing costs. Ten facts make a quote, so ask for them in a form on the web. Mails in free text are read into it by a language model, which drafts the letter too. With a signature the quote turns into deposit and invoice.',
      checkpoint:
        'Date, crew, capacity: the events coordinator goes over these before any quote leaves. If more than 10 % comes off, the venue manager signs.',
      first_step:
        'What did you quote, what did they use, what was never charged? By Friday ten events are gone through by the events coordinator.',
      stop_test: 'Four cases of five need a quote within a day. If that is not so by week eight, end it.',
      alternative:
        'Three packages on the website, prices shown, save much talk. One template with its list of extras does for the rest.',
      risks: [
        {
          risk: 'Another hirer was first to hold that date, and still it is offered.',
          mitigation:
            'The diary is read as it is now, and the quote says who holds in what order. To lift a hold is for the coordinator.',
        },
        {
          risk: 'The room may not by law take as many as you have quoted.',
          mitigation: 'Layouts each have their capacity on file. Quotes beyond it are stopped.',
        },
      ],
      kpis: [
        {
          name: 'hours before a quote goes out',
          unit: 'hours',
          baseline: 'time your 40 latest enquiries',
          target: 'bring them down by half',
        },
        {
          name: 'dollars nobody charged for at settlement',
          unit: '$ per event',
          baseline: 'compare cost and bill for the last 20 events',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'a card of rates, gear to cleaning',
        'earlier quotes and how they ended',
        'holds and bookings in the diary',
        'terms that every hirer gets',
      ],
    },
    {
      workflow:
        'Hirers receive a priced quote the day they ask. The tool reads date, numbers and wishes, looks up the diary and requests any missing facts. It prices room, staff, gear and cleaning by the rate card. Your events coordinator amends and sends it, with a follow-up after three days.',
      build:
        'Your venue software becomes the quoting tool once packages and the rate card are loaded. A web form collects the ten facts behind a price. A language model enters free-text mails there and drafts the covering letter. The signed quote then triggers deposit and invoice.',
      checkpoint:
        'Nothing goes out before the events coordinator has checked date, room capacity and crew. For discounts over 10 % you need the venue manager’s signature.',
      first_step:
        'Choose ten completed events. By Friday the events coordinator sets what was quoted beside what was used and finds the items never charged.',
      stop_test: 'By week eight at least four in five quotes must leave within a day. If they do not, call a halt.',
      alternative:
        'Show three priced packages on your website. For everything else use one template that carries a checklist of extras.',
      risks: [
        {
          risk: 'Two hirers end up with one date, as the quote ignored an earlier hold.',
          mitigation:
            'Check holds in the live diary, print their order on the quote, and let just the coordinator release one.',
        },
        {
          risk: 'The head count quoted is above the legal limit for the room.',
          mitigation: 'Record how many each layout may take, and have the system reject anything higher.',
        },
      ],
      kpis: [
        {
          name: 'time between enquiry and quote',
          unit: 'hours',
          baseline: 'measure the 40 most recent enquiries',
          target: 'cut it in half',
        },
        {
          name: 'extras missed when the bill is settled',
          unit: '$ per event',
          baseline: 'check the last 20 events, actual cost beside the invoice',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'rates for staff, gear and cleaning',
        'won and lost quotes from the past',
        'bookings diary showing holds',
        'hire conditions you normally use',
      ],
    },
    {
      workflow:
        'Each hire enquiry is turned into a draft quote while it is still fresh. Free dates come from the diary, and prices for the room, crew, gear and cleaning from your rate card. Where facts are missing, the tool asks. The events coordinator adjusts and sends the quote, and three days later it is chased.',
      build:
        'Load rates and packages in the venue system, then put a form on the web with the ten facts a quote depends on. Let a language model read ordinary mails into the form and write the letter. From a signed quote the system issues the invoice and asks for the deposit.',
      checkpoint:
        'The events coordinator reviews every quote, above all the date, the crew and the capacity. The venue manager must approve more than 10 % off.',
      first_step:
        'This week, look back at ten events that are over. The events coordinator lists quoted, used and uncharged items by Friday.',
      stop_test: 'Week eight is the deadline for quoting four cases out of five within a day. If that fails, stop.',
      alternative:
        'With three packages and their prices online, fewer people need a quote. A standard template and a list of extras cover the others.',
      risks: [
        {
          risk: 'A date goes out to one hirer while a second has the prior hold.',
          mitigation:
            'Have the quote state hold order from the current diary, and leave the lifting of holds with the coordinator.',
        },
        {
          risk: 'The quote allows for more people than the licence of the room permits.',
          mitigation: 'Give each layout a stored maximum, which no quote can exceed.',
        },
      ],
      kpis: [
        {
          name: 'turnaround on hire enquiries',
          unit: 'hours',
          baseline: 'use timestamps of 40 past enquiries',
          target: 'down by half',
        },
        {
          name: 'costs you forgot to bill, per event',
          unit: '$ per event',
          baseline: 'review 20 settlements against real costs',
          target: 'cut them by 30 to 50 %',
        },
      ],
      data_needed: [
        'price list covering staff, gear and cleaning',
        'old quotes with their outcome',
        'diary entries and who holds first',
        'the standard terms for hirers',
      ],
    },
    {
      workflow:
        'The quote leaves on the day the enquiry arrives. Software compares the wanted date with the diary, asks about gaps in the brief, and prices staff, room, cleaning and gear at your card rates. The events coordinator corrects it and presses send. After three days the hirer gets a reminder.',
      build:
        'Enter packages and rate card once, in the venue software. Ask for the ten facts that settle a price through a web form. Where people write freely instead, a language model completes the form and drafts your letter. Signing the quote sets off the deposit and then the invoice.',
      checkpoint:
        'Each quote passes the events coordinator, who confirms capacity, date and crew. The venue manager’s name is needed for anything beyond 10 % off.',
      first_step:
        'Find the leaks first: in ten finished events, what was quoted, used and left unbilled? The events coordinator has the list on Friday.',
      stop_test: 'The mark is four cases of five quoted within one day. Missing it at week eight ends the project.',
      alternative:
        'Put prices for three packages on the site. Keep a single quote form, with every possible extra listed to tick.',
      risks: [
        {
          risk: 'The system promises a day that somebody else reserved before.',
          mitigation: 'Quotes take the hold order from today’s diary, and holds are lifted by the coordinator alone.',
        },
        {
          risk: 'The party is bigger than the room is licensed for.',
          mitigation: 'Enter the legal number for all layouts, and refuse quotes that go over.',
        },
      ],
      kpis: [
        {
          name: 'hours from first contact to price',
          unit: 'hours',
          baseline: 'note both times for 40 recent enquiries',
          target: 'half of what it is now',
        },
        {
          name: 'unbilled items at the end of an event',
          unit: '$ per event',
          baseline: 'compare invoices with real costs for 20 events',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      data_needed: [
        'current rates for crew, gear and cleaning',
        'quotes sent, with the result of each',
        'who has booked or holds each date',
        'the hire agreement you send out',
      ],
    },
  ],
  'entertainment/deals-and-settlements': [
    {
      workflow:
        'One address takes invoices, releases, riders and contracts. Software copies food and gear needs, rights, dates, split and fee into the file for that event or production. The coordinator checks each entry next to its clause and corrects it. Ahead of deadlines, reminders come.',
      build:
        'Teach a reader 25 fields from deals you have done. Dates go to the calendar, money to settlement, gear to the tech team. Crew are paid once their invoice agrees with a purchase order.',
      checkpoint:
        'Rights, dates and money in every contract get the production coordinator’s initials. No settlement is paid until the finance lead says so.',
      first_step:
        'By Friday the production coordinator looks at 25 of last season’s contracts and names ten terms that made trouble.',
      stop_test: 'At 100 deals, if over 2 % of dates or sums were wrong, stop.',
      alternative: 'Before a contract is signed, the booker completes a deal sheet that has 20 lines.',
      risks: [
        {
          risk: 'The reader takes a versus deal for a flat fee, and your artist gets too little.',
          mitigation: 'Print split and fee clauses whole. Two people say yes before anything is settled.',
        },
        {
          risk: 'Through a common AI tool, a rival agent learns what you pay.',
          mitigation: 'Take a business plan that does not train on your files, and name those who may open the folder.',
        },
      ],
      kpis: [
        {
          name: 'minutes it takes to key a deal',
          unit: 'minutes',
          baseline: 'clock ten of them',
          target: '50 to 70 % less',
        },
        {
          name: 'terms nobody noticed',
          unit: 'per 50 deals',
          baseline: 'look at what surfaced late or in dispute last season',
          target: 'halve them',
        },
      ],
      data_needed: [
        '100 riders and contracts from the past',
        'sheets from settlements',
        'forms for clearance and release',
        'orders and invoices of suppliers',
      ],
      must_not_decide:
        'Judging a dispute or accepting terms is beyond the reader. The producer signs, and takes odd clauses to the entertainment lawyer.',
    },
    {
      workflow:
        'Riders, releases, contracts, invoices: they all go to one address and are read. Fee, dates, split, rights, what gear and what food end up in the file of the production or event. Next to each value is its clause, so that the coordinator can put errors right. When a date draws near, there is a reminder.',
      build:
        'Your past deals teach a contract reader its fields, 25 in all. The tech team learns what gear is wanted, settlement learns the sums, and the calendar its dates. A crew invoice that does not fit its purchase order is not paid.',
      checkpoint:
        'For each contract the production coordinator answers for money, rights and dates. Settlements, all of them, pass the finance lead.',
      first_step:
        'In 25 contracts of the past season, which ten terms hurt? The production coordinator has marked them by Friday.',
      stop_test: 'You may have 2 % wrong in fields for money or dates, not more. If 100 deals show worse, end it.',
      alternative: 'No contract is signed before there is a sheet of 20 lines, filled in by the booker.',
      risks: [
        {
          risk: 'It was a versus deal, it was read as flat, and the artist is paid short.',
          mitigation: 'Fee and split are shown word for word, and it takes two to agree on what is settled.',
        },
        {
          risk: 'The tool is shared, and with it your fees, until some other agent has them.',
          mitigation: 'Training is off, under a business plan. The folder opens to people on a list.',
        },
      ],
      kpis: [
        {
          name: 'entry time for one deal',
          unit: 'minutes',
          baseline: 'put a watch on ten deals',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'overlooked terms',
          unit: 'per 50 deals',
          baseline: 'count disputes and late finds of last season',
          target: 'down by half',
        },
      ],
      data_needed: [
        'old contracts and riders, 100 of them',
        'what settlements looked like',
        'releases and clearances, as forms',
        'invoices with the orders behind them',
      ],
      must_not_decide:
        'Terms are accepted by a producer’s signature and not by software, which takes no side in a quarrel either. If a clause is odd, ask the entertainment lawyer.',
    },
    {
      workflow:
        'Key terms of every contract, rider, release and invoice are read into the file for that show. All papers come in at one address. Money, splits, dates, rights, catering and gear each appear next to their clause. The coordinator corrects them and is warned before anything falls due.',
      build:
        'Train a contract reader on 25 fields, using deals from your own files. Its output goes three ways: gear to the tech team, sums to settlement, dates to the calendar. An invoice from crew is paid only when it agrees with the purchase order.',
      checkpoint:
        'Every contract’s rights, money and dates need sign-off from the production coordinator. A settlement goes through when the finance lead has approved it.',
      first_step:
        'Pull out 25 contracts signed last season. The production coordinator highlights by Friday the ten terms which gave most grief.',
      stop_test: 'Measure after 100 deals. An error rate over 2 % on dates or money means the reader goes.',
      alternative: 'The booker completes a 20-line deal sheet for each artist, and signing waits until it is done.',
      risks: [
        {
          risk: 'The artist is underpaid since software saw a flat fee where the deal was versus.',
          mitigation: 'Display the whole fee and split clause, and settle only after two people have agreed on it.',
        },
        {
          risk: 'Another agent hears of your fees by way of an AI tool that is shared.',
          mitigation: 'Buy a business plan, turn training off, and open the folder to listed staff only.',
        },
      ],
      kpis: [
        {
          name: 'time spent entering each deal',
          unit: 'minutes',
          baseline: 'time the next ten deals',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'terms that were missed',
          unit: 'per 50 deals',
          baseline: 'go through last season’s quarrels and late discoveries',
          target: 'cut them by half',
        },
      ],
      data_needed: [
        'past riders and contracts, about 100',
        'earlier settlement sheets',
        'signed releases and clearances',
        'purchase orders with supplier invoices',
      ],
      must_not_decide:
        'The reader neither agrees to terms nor rules on a dispute. Signing is for the producer, who calls the entertainment lawyer about unusual clauses.',
    },
    {
      workflow:
        'One inbox takes in all deal papers, and software copies the terms into the file of the event or production. It picks out fees, splits, dates, rights, gear and food. Beside every value the coordinator can see the clause, and correct a mistake. Reminders go out ahead of each due date.',
      build:
        'A contract reader set up on past deals of yours can fill 25 fields. The tech team receives the gear list, the settlement sheet its money and the calendar its dates. Crew invoices are checked to the purchase order and then paid.',
      checkpoint:
        'Money, rights and dates are confirmed contract by contract by the production coordinator. The finance lead has the final say on each settlement.',
      first_step:
        'From last season’s contracts take 25, and let the production coordinator mark ten troublesome terms. Friday is the deadline.',
      stop_test: 'Give it up if over 2 % of money and date fields prove wrong in 100 deals.',
      alternative: 'Before anyone signs, have the booker fill a single sheet with 20 lines for the deal.',
      risks: [
        {
          risk: 'Software misses the versus clause, settles a flat amount and pays the artist too little.',
          mitigation:
            'Keep the wording of fee and split in view, and require agreement by two people ahead of settlement.',
        },
        {
          risk: 'What you pay leaks out to agents through an AI tool in common use.',
          mitigation: 'Choose a business account without training, with the folder closed to all but named people.',
        },
      ],
      kpis: [
        {
          name: 'minutes to put one deal on file',
          unit: 'minutes',
          baseline: 'take ten deals and note the minutes',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'contract terms found too late',
          unit: 'per 50 deals',
          baseline: 'search last season for disputes and surprises',
          target: 'reduce them by half',
        },
      ],
      data_needed: [
        'around 100 signed contracts and riders',
        'settlements from earlier shows',
        'forms that clear or release rights',
        'what suppliers billed and what was ordered',
      ],
      must_not_decide:
        'No dispute is judged and no term accepted by a machine. It is the producer who signs, and the entertainment lawyer who reads odd clauses.',
    },
    {
      workflow:
        'No deal term hides in a PDF any more. Riders, contracts, invoices and releases go to one address, where a reader lifts out fee, dates, split, catering, gear and rights for the show’s file. The coordinator compares value and clause, and corrects. Alerts arrive before each due date.',
      build:
        'Choose 25 fields and tune a contract reader on the deals in your drawer. Tech staff get gear needs, the calendar gets dates, and amounts land on the settlement sheet. For crew, the purchase order and the invoice must agree before payment.',
      checkpoint:
        'It takes the production coordinator to confirm dates, rights and money on a contract. Every settlement needs a yes from the finance lead.',
      first_step:
        'Go through 25 deals of last season. By Friday the production coordinator knows which ten terms cost you time or money.',
      stop_test: 'End the trial if 100 deals leave dates or amounts wrong in more than 2 %.',
      alternative:
        'Bookers write the terms on a one-page sheet of 20 lines first. Only then does the contract get a signature.',
      must_not_decide:
        'A machine may read terms but not agree to them, nor say who wins a dispute. The producer signs, and strange clauses go to the entertainment lawyer.',
      risks: [
        {
          risk: 'An artist on a versus deal is settled at the flat amount, and loses money.',
          mitigation: 'Nobody settles until two people have read the fee and split in full and concur.',
        },
        {
          risk: 'Your fees turn up with a competing agent after staff used a public AI tool.',
          mitigation: 'Pay for a business version that trains on nothing, and give access to the folder by name.',
        },
      ],
      kpis: [
        {
          name: 'minutes of typing per deal',
          unit: 'minutes',
          baseline: 'watch ten deals being entered',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'clauses discovered after the event',
          unit: 'per 50 deals',
          baseline: 'list the disputes and late surprises of last season',
          target: 'half as many',
        },
      ],
      data_needed: [
        'signed riders and contracts, 100 in number',
        'completed settlement sheets',
        'paperwork for releases and clearances',
        'bills from suppliers, with purchase orders',
      ],
    },
  ],
  'entertainment/footage-logging-and-captions': [
    {
      workflow:
        'As files or cards come in, speech becomes text that shows time code and who spoke, and shots are labelled simply. An editor searches a phrase and lands on its frame. That text also yields draft captions, in which a captioner mends timing and names.',
      build:
        'Avid, Resolve and Premiere can all transcribe. For work under NDA run a speech model on site. Give each project its list of names, save text as markers, and let a person check captions before you export what the broadcaster wants.',
      checkpoint:
        'Before delivery somebody, assistant editor or captioner, sees the entire programme with its captions showing.',
      first_step:
        'By Thursday the post supervisor has put ten hours of old rushes through two tools and noted errors and time.',
      stop_test: 'Three projects on, if corrections cost over half of what hand logging did, stop.',
      alternative:
        'On set, slate interviews and write time code on a paper log. Have one house you trust do captions in batches.',
      risks: [
        {
          risk: 'Something not yet aired goes to the cloud and gets out.',
          mitigation: 'Embargoed work stays on machines you own. Write down which project each tool is allowed to see.',
        },
        {
          risk: 'Captions and archive get First Nations names or places wrong.',
          mitigation:
            'Feed in names that have been checked. Ahead of release a captioner or someone from that community looks.',
        },
      ],
      kpis: [
        {
          name: 'logging per hour shot',
          unit: 'minutes per hour of footage',
          baseline: 'clock three days of shooting',
          target: '60 to 80 % less',
        },
        {
          name: 'mistakes left in reviewed captions',
          unit: 'per 1,000 words',
          baseline: 'go over five programmes you delivered',
          target: 'at least as good as today’s supplier',
        },
      ],
      data_needed: [
        'files from camera, with time code',
        'names of places and cast',
        'old captions to test on',
        'each clip and its rights',
      ],
    },
    {
      workflow:
        'The card is loaded, and soon there is text, with speakers and time code, and a plain tag on each shot. To find a frame, editors type what was said. Captions begin as that same text; names and timing are put right by a captioner.',
      build:
        'There are transcripts in Resolve, in Avid and in Premiere. Under an NDA, keep to a speech model on your own machine. Every project has a list of names. Text is written back as markers, and captions, once a human has been through them, are saved in the form the broadcaster asks for.',
      checkpoint: 'With captions on, someone watches it all before it leaves: a captioner, or the assistant editor.',
      first_step:
        'Ten hours of rushes you have kept, two tools: which errs less, and which is quicker? The post supervisor will know by Thursday.',
      stop_test:
        'When text takes more than half as long to fix as hand logging would, and three projects show it, give up.',
      alternative:
        'A slate for each interview, time code kept on paper at the shoot, and captions sent off in batches to a house you know.',
      risks: [
        {
          risk: 'Nobody was to see it yet, but it was put in a cloud tool and is out.',
          mitigation:
            'Under embargo, your own machines do the work. For each project it is written which tools may see it.',
        },
        {
          risk: 'A First Nations place, or a person’s name, is spelt wrongly on screen and stays so in the archive.',
          mitigation:
            'Names are checked, listed and loaded. Before anything is released, a captioner or a community contact goes over it.',
        },
      ],
      kpis: [
        {
          name: 'time it takes to log',
          unit: 'minutes per hour of footage',
          baseline: 'measure on three shoot days',
          target: 'bring it down 60 to 80 %',
        },
        {
          name: 'caption slips that survive review',
          unit: 'per 1,000 words',
          baseline: 'look at five programmes already out',
          target: 'equal to the present supplier or better',
        },
      ],
      data_needed: [
        'time-coded camera files',
        'lists of cast and places by name',
        'captions done before, for testing',
        'who owns what in every clip',
      ],
    },
    {
      workflow:
        'Rushes can be searched by spoken word as soon as they are loaded. Software writes down the speech, names the speaker, keeps the time code and gives each shot a plain tag. Editors jump from a phrase to the frame. Captions start from that text, and a captioner puts names and timing right.',
      build:
        'Premiere, Resolve and Avid already have transcript tools, so use those. Footage under NDA goes through a local speech model. Make a name list per project and store text as markers. Once a person has checked the captions, export them as the broadcaster requires.',
      checkpoint:
        'Each programme is viewed from start to finish with its captions, by an assistant editor or captioner, ahead of delivery.',
      first_step:
        'Feed ten hours of earlier rushes to two tools. The post supervisor has figures for errors and time by Thursday.',
      stop_test:
        'Three projects will show it. Give up if correcting costs over half the hours that logging by hand used to.',
      alternative:
        'Slate every interview on set and note time code on paper. A single caption house you trust can take the programmes in batches.',
      risks: [
        {
          risk: 'An unaired programme passes through a cloud tool and reaches the public too soon.',
          mitigation:
            'Keep embargoed material on your own computers, with a written list of tools allowed for each project.',
        },
        {
          risk: 'First Nations people or places appear with wrong spelling on screen and in the archive.',
          mitigation:
            'Prepare a verified list of names, and let a captioner or community contact check before it goes out.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent logging footage',
          unit: 'minutes per hour of footage',
          baseline: 'track three days on set',
          target: 'a drop of 60 to 80 %',
        },
        {
          name: 'errors per thousand caption words, once reviewed',
          unit: 'per 1,000 words',
          baseline: 'proof five finished programmes',
          target: 'no higher than the current supplier’s',
        },
      ],
      data_needed: [
        'camera originals with time code',
        'spelling lists for cast and places',
        'finished captions for comparison',
        'rights information for each clip',
      ],
    },
    {
      workflow:
        'The tool turns speech into time-coded text when footage comes in, names the speaker and tags each shot simply. Type a phrase, and the editor is at that frame. The text also serves as a first set of captions. Timing and names are then corrected by a captioner.',
      build:
        'Begin with the transcription built into Avid, Premiere or Resolve. Anything under NDA stays on a speech model you run locally. Each project has a name list, and the transcript returns as markers. Checked captions go out in the broadcaster’s format.',
      checkpoint:
        'Nothing is delivered until one person, captioner or assistant editor, has watched the full programme with captions.',
      first_step:
        'Try two tools on ten hours of old rushes. The post supervisor compares their errors and time, with a verdict by Thursday.',
      stop_test: 'If fixing text eats more than half the old logging time, and that holds for three projects, drop it.',
      alternative:
        'Keep a handwritten log with time code during the shoot and slate all interviews. Captions go in batches to one good house.',
      risks: [
        {
          risk: 'Footage leaks before transmission since somebody uploaded it to the cloud.',
          mitigation: 'Whatever is embargoed is processed in house, and every project states which tools can touch it.',
        },
        {
          risk: 'A First Nations name is wrong in the captions, and the error passes into the archive.',
          mitigation:
            'Load names that someone has verified, then have them reviewed by the community or a captioner before release.',
        },
      ],
      kpis: [
        {
          name: 'time needed to log an hour of footage',
          unit: 'minutes per hour of footage',
          baseline: 'note the minutes on three shooting days',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'errors still in captions after a check',
          unit: 'per 1,000 words',
          baseline: 'review a sample of five delivered shows',
          target: 'the same as today’s supplier, or fewer',
        },
      ],
      data_needed: [
        'original files carrying time code',
        'who and where, correctly spelt',
        'earlier captions as a yardstick',
        'clip-by-clip rights notes',
      ],
    },
    {
      workflow:
        'An editor types a phrase and lands on the frame where it was said. That works because each card, once loaded, is transcribed with time code and speaker, and its shots get simple tags. Captions come out of the transcript too, and a captioner sees to the names and the timing.',
      build:
        'Your edit suite probably has it: Resolve, Avid and Premiere each make transcripts. Run a speech model of your own for NDA work. Load the project’s names, put the text back as markers, and after a person’s check deliver captions in the format the broadcaster sets.',
      checkpoint:
        'The last check is a full viewing, captions on. Either the assistant editor or a captioner does it for every programme.',
      first_step:
        'The post supervisor tests a pair of tools on ten hours of stored rushes, and on Thursday reports minutes and mistakes for both.',
      stop_test:
        'Log three projects. Where repairs to the text need over half the hours of the old method, go back to it.',
      alternative:
        'Good habits on the shoot help: slates for interviews, and time code written down by hand. Leave captions to one proven house, in batches.',
      risks: [
        {
          risk: 'Pictures under embargo are sent to an outside server and surface before the air date.',
          mitigation:
            'Restrict embargoed projects to computers in your building, and publish which tools are cleared for what.',
        },
        {
          risk: 'The spelling of a First Nations person or place is wrong in captions, and later in the archive.',
          mitigation:
            'Start from a list of verified names, and ask a captioner or the community to look before publication.',
        },
      ],
      kpis: [
        {
          name: 'minutes of logging for each hour of rushes',
          unit: 'minutes per hour of footage',
          baseline: 'follow three shoot days with a stopwatch',
          target: 'reduce it by 60 to 80 %',
        },
        {
          name: 'wrong words that reach the audience',
          unit: 'per 1,000 words',
          baseline: 'read the captions of five delivered programmes',
          target: 'on a par with today’s supplier, or below',
        },
      ],
      data_needed: [
        'rushes, time code included',
        'proper names for people and locations',
        'a test set of past captions',
        'what may be used of every clip',
      ],
    },
  ],
  'entertainment/collection-catalogue': [
    {
      workflow:
        'Fifty at a time, photos, registers and cards are scanned. Handwriting is read, fields are filled and terms proposed. With the object at hand, a trained volunteer or registrar goes over every record, flags what is sensitive and puts it out.',
      build:
        'One tool reads writing on cards. A vision model drafts simple descriptions that fit your thesaurus and fields. Bring them into eHive, Vernon or EMu marked unchecked, and attach the scan.',
      checkpoint:
        'All batches of fifty are signed by the registrar. Human remains, faith, war and people also go past a curator.',
      first_step:
        'By Friday the registrar has 100 scans out of a single drawer. Two volunteers, and the tool, then key the same 20.',
      stop_test: 'After 500 records, if it takes no less time to check one than to write it, stop.',
      alternative:
        'Have people in once a month to type, with ten model records and a guide. Begin with what is on show or on loan.',
      risks: [
        {
          risk: 'Secret or sacred things get described, or appear on the web, by accident.',
          mitigation: 'No First Nations item goes near the tool unless its community has said yes on paper.',
        },
        {
          risk: 'It makes up who made a thing, or when, and people come to believe it.',
          mitigation: 'Nothing beyond label and card may be copied. Each proposal reads unchecked until someone signs.',
        },
      ],
      kpis: [
        {
          name: 'records each volunteer completes',
          unit: 'per volunteer day',
          baseline: 'keep count for two weeks',
          target: '50 to 100 % more',
        },
        {
          name: 'fields the registrar has to mend',
          unit: '% of fields',
          baseline: 'look over 100 records made by hand as well',
          target: 'below 10 % from month three',
        },
      ],
      data_needed: [
        'registers and cards as scans',
        'photographs of objects',
        'thesaurus and list of fields',
        '200 records your top cataloguer wrote',
      ],
    },
    {
      workflow:
        'Fifty to a tray, cards go under the scanner, then photos and registers. What is written is read into the fields of the catalogue, and subjects are suggested. Record and object are compared by the registrar, or a volunteer with training, who sets apart what is sensitive. Then it is public.',
      build:
        'Cards call for a reader of handwriting. To describe an object in plain words, a vision model helps, held to your thesaurus and list of fields. EMu, Vernon or eHive take the drafts as unchecked, each with its scan.',
      checkpoint:
        'Batch by batch, fifty at a time, the registrar signs. Whatever is on war, faith, people or human remains is seen by a curator as well.',
      first_step:
        'From one drawer the registrar takes 100 cards and has them scanned by Friday. Of these, 20 are entered by the tool, and again by each of two volunteers.',
      stop_test: 'Checking has to be quicker than writing. If 500 records in it is not, end it.',
      alternative:
        'A day for typing each month, ten good records to copy from, a guide to fields. What is lent or shown comes first.',
      risks: [
        {
          risk: 'Something secret or sacred is online, or is described, and nobody meant it.',
          mitigation: 'With First Nations items the tool must wait for a written yes from the community.',
        },
        {
          risk: 'A date is guessed, or a maker, and a year later it is held to be true.',
          mitigation:
            'It copies what card and label say, and nothing else. Unsigned means unchecked, and it is marked so.',
        },
      ],
      kpis: [
        {
          name: 'output of finished records',
          unit: 'per volunteer day',
          baseline: 'two weeks of counting',
          target: 'up by 50 to 100 %',
        },
        {
          name: 'share of fields put right by the registrar',
          unit: '% of fields',
          baseline: 'test 100 hand-made records alongside',
          target: 'less than 10 % in month three',
        },
      ],
      data_needed: [
        'scans of each card and register',
        'pictures of the objects',
        'the terms and fields you use',
        'model records, 200, from the best hand',
      ],
    },
    {
      workflow:
        'Old cards, registers and photos become draft catalogue records, a tray of fifty at a time. Software reads the handwriting, completes the fields and proposes subject terms. Every draft is compared with the object by a registrar or a trained volunteer. They set sensitive items aside and publish the rest.',
      build:
        'Two tools do the work: one that reads handwritten cards, and a vision model for plain descriptions. Both keep to your own thesaurus and fields. Vernon, EMu or eHive receives the drafts, marked unchecked, with each scan attached.',
      checkpoint:
        'A batch of fifty is finished when the registrar signs. Anything about faith, war, people or human remains goes to a curator first.',
      first_step:
        'Pick one drawer and scan 100 cards by Friday. The registrar then has 20 of them keyed three times, by two volunteers and by the tool.',
      stop_test: 'Give the trial 500 records. It ends if checking them is no faster than writing them would be.',
      alternative:
        'Run a typing day every month, with ten sample records and a guide to the fields. Objects on loan or display go first.',
      risks: [
        {
          risk: 'A secret or sacred item is described, or goes on the web, through an oversight.',
          mitigation: 'Keep First Nations objects away from the tool unless their community has given written consent.',
        },
        {
          risk: 'The software guesses at a date or maker, and the catalogue repeats it as truth.',
          mitigation: 'Restrict it to what the card or label says, with an unchecked mark until the registrar signs.',
        },
      ],
      kpis: [
        {
          name: 'catalogue records done in a volunteer day',
          unit: 'per volunteer day',
          baseline: 'tally two weeks of work',
          target: 'a rise of 50 to 100 %',
        },
        {
          name: 'field corrections by the registrar',
          unit: '% of fields',
          baseline: 'sample 100 existing hand-made records too',
          target: 'no more than 10 % by month three',
        },
      ],
      data_needed: [
        'digitised cards and registers',
        'images of each object',
        'your thesaurus and catalogue fields',
        '200 exemplary records from a senior cataloguer',
      ],
    },
    {
      workflow:
        'Software reads the cards, and a person only has to check. Scanning goes in fifties, and the tool fills fields and offers subject terms. With the object in hand, the registrar or a trained volunteer corrects the record. Sensitive ones are marked before it goes public.',
      build:
        'You need handwriting recognition for the cards, plus a vision model that suggests simple descriptions. Map both to the field list and thesaurus you already use. Drafts enter Vernon, eHive or EMu with the status unchecked, and the scan stays with them.',
      checkpoint:
        'The registrar approves every tray of fifty. A curator sees each item that touches people, faith, war or human remains.',
      first_step:
        'By Friday there should be 100 scanned cards, all from one drawer. The registrar has 20 keyed by two volunteers and the tool.',
      stop_test: 'Check the clock at 500 records. If reviewing a draft costs what writing one did, end the project.',
      alternative:
        'Invite volunteers to type once a month from a guide and ten good examples, starting with pieces on show or lent out.',
      risks: [
        {
          risk: 'Sacred or secret objects slip online, or get a description nobody should have written.',
          mitigation: 'Leave out everything First Nations until you hold the community’s agreement on paper.',
        },
        {
          risk: 'A maker or date is invented, and later readers take it as established.',
          mitigation: 'Permit only words found on card or label, and flag each entry as unchecked up to signature.',
        },
      ],
      kpis: [
        {
          name: 'finished records for every day a volunteer gives',
          unit: 'per volunteer day',
          baseline: 'record two weeks as they are now',
          target: '50 to 100 % higher',
        },
        {
          name: 'how many fields need the registrar’s pen',
          unit: '% of fields',
          baseline: 'include 100 records that people typed',
          target: 'under 10 % by the third month',
        },
      ],
      data_needed: [
        'card and register scans',
        'object photography',
        'field definitions and subject terms',
        'the best 200 records you have',
      ],
    },
    {
      workflow:
        'The backlog shrinks by trays of fifty: cards, photos and registers are scanned and turned into draft records, with subjects put forward. A registrar or practised volunteer compares object and record, marks anything sensitive and publishes.',
      build:
        'Card handwriting is read by one model, and a second looks at pictures and words a plain description. Your thesaurus and field list set the limits. In Vernon, eHive or EMu every draft arrives as unchecked, together with its scan.',
      checkpoint:
        'Each batch of fifty carries the registrar’s signature. For people, war, faith and human remains, add a curator’s eye.',
      first_step:
        'Scan 100 cards of one drawer by Friday. The registrar compares 20 as keyed by the tool and by two volunteers.',
      stop_test: 'The first 500 records tell. Should a check be as slow as cataloguing from scratch, put an end to it.',
      alternative:
        'Set up one typing day a month. Volunteers follow ten model entries and a field guide, and do loans and displays before the rest.',
      risks: [
        {
          risk: 'By mistake the public sees a sacred or secret object, or reads about it.',
          mitigation: 'First Nations material is excluded, and comes in only when the community agrees in writing.',
        },
        {
          risk: 'A made-up date or maker enters the record and is quoted for years.',
          mitigation:
            'The tool transcribes card and label and adds nothing. All it offers stays unchecked until a signature.',
        },
      ],
      kpis: [
        {
          name: 'records each volunteer day yields',
          unit: 'per volunteer day',
          baseline: 'log two weeks at the present pace',
          target: 'gain 50 to 100 %',
        },
        {
          name: 'registrar’s corrections per record field',
          unit: '% of fields',
          baseline: 'for comparison, test 100 manual records',
          target: 'down to under 10 % after three months',
        },
      ],
      data_needed: [
        'images of cards and register pages',
        'photos taken of the objects',
        'subject thesaurus plus field list',
        'a set of 200 model entries',
      ],
    },
  ],
  'entertainment/player-feedback-and-bugs': [
    {
      workflow:
        'Overnight, crash logs, posts, tickets and reviews are sorted by platform, build and trouble. Repeats become a single issue with quotes and a tally. In stand-up the producer looks at ten that are loudest and ten that are new, and chooses work for the sprint.',
      build:
        'Fetch posts by API from Discord, Steam and stores, and let a language model sort them. Tie every group to Jira and to crash signatures. For chat, buy moderation ready made, and explain to players how they can appeal.',
      checkpoint: 'Whatever joins the sprint is the producer’s choice. A ban beyond 24 hours goes past a moderator.',
      first_step:
        'By Wednesday the QA lead pulls 1,000 new tickets and posts, and sorts 200 of them by hand to measure against.',
      stop_test: 'In week five, hold its groups against yours. With fewer than eight in ten alike, stop.',
      alternative:
        'Keep a single bug form on top that asks for steps and build. Merge repeats each day, and on Mondays read 50 new reviews as a team.',
      risks: [
        {
          risk: 'A noisy handful sets your plan, and those who say nothing drift off.',
          mitigation: 'Put telemetry for that build next to every theme, and count the accounts behind it.',
        },
        {
          risk: 'A young player writes of self-harm, and no one takes notice.',
          mitigation: 'Such messages reach someone trained without delay, and the player is shown where to get help.',
        },
      ],
      kpis: [
        {
          name: 'hours until a grave new bug is noticed',
          unit: 'hours after patch',
          baseline: 'look back at six patches',
          target: 'halve them',
        },
        {
          name: 'repeat tickets that staff deal with',
          unit: '% of tickets',
          baseline: 'mark up 300 tickets',
          target: '40 to 60 % fewer',
        },
      ],
      data_needed: [
        'posts and reviews by build',
        'tickets on bugs, and how they ended',
        'telemetry of play and logs of crashes',
        'appeals and cases from moderation',
      ],
      must_not_decide:
        'No model bans someone for good or says if a child is at risk. The community lead does, and listens to the appeal.',
    },
    {
      workflow:
        'What was posted, reviewed, reported or crashed is put in heaps each night, by problem, platform and build. The same thing said often is one issue, with how often and in whose words. Ten loud ones and ten new ones are on the producer’s screen at stand-up, and from those the sprint is filled.',
      build:
        'Steam, Discord and the stores have APIs for the text. Sorted by a language model, each heap is tied to its Jira entry and crash signature. Chat moderation is a service you buy, and players must know how an appeal works.',
      checkpoint: 'No sprint item without the producer, and no ban over 24 hours without a moderator who has looked.',
      first_step:
        'Recent posts and tickets, 1,000 of them, are pulled out by Wednesday. A QA lead sorts 200 by hand, and that is the measure.',
      stop_test: 'Eight cases of ten should fall in the heap a person made. If week five shows fewer, end it.',
      alternative:
        'One form for bugs, pinned, wants build and steps. Doubles are closed every day. Come Monday you all read 50 reviews, fresh ones.',
      risks: [
        {
          risk: 'The few who shout decide what you build, and the many who do not are gone.',
          mitigation:
            'How many accounts say so? And what does telemetry of the build show? Both stand next to the theme.',
        },
        {
          risk: 'Someone young threatens self-harm, and it is put down as noise.',
          mitigation: 'At once it goes to a person who is trained, and the help line is on the player’s screen.',
        },
      ],
      kpis: [
        {
          name: 'delay before someone sees a serious fault',
          unit: 'hours after patch',
          baseline: 'go over the last six patches',
          target: 'down by half',
        },
        {
          name: 'share of tickets that were doubles',
          unit: '% of tickets',
          baseline: 'sort 300 of them',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'what players wrote, with build number',
        'bug tickets and results',
        'crash logs, telemetry',
        'what moderators decided, and appeals',
      ],
      must_not_decide:
        'A ban for good, or a child in danger, is a matter for the community lead, who hears appeals too. The model decides neither.',
    },
    {
      workflow:
        'All player feedback is grouped overnight into issues, so the team sees what to fix next. Tickets, reviews, crash logs and posts are sorted by platform, problem and build. Repeats are merged, counted and quoted. At stand-up the producer takes ten that are new and the ten loudest, and fills the sprint.',
      build:
        'Connect to Steam, the stores and Discord by API and let a language model group what players write. Each group links to its Jira ticket and crash signature. For moderating chat, buy an existing service and tell players how an appeal is made.',
      checkpoint:
        'Sprint content is up to the producer. Where a ban runs past 24 hours, a moderator has to look at it.',
      first_step:
        'Export 1,000 posts and tickets by Wednesday. The QA lead sorts 200 personally, which gives you something to measure the tool by.',
      stop_test: 'Week five is the check. Unless eight of ten groupings agree with those done by hand, drop it.',
      alternative:
        'Use one pinned bug form that asks for build and steps. Merge repeats every day and spend Monday reading 50 new reviews as a group.',
      risks: [
        {
          risk: 'A few vocal players set the sprint, and others quit without a word.',
          mitigation: 'Show the number of accounts behind each theme, and the telemetry of that build next to it.',
        },
        {
          risk: 'A teenager writes about self-harm and the system treats it as chatter.',
          mitigation: 'Route such messages to trained staff immediately, and display a help line for the player.',
        },
      ],
      kpis: [
        {
          name: 'time before a bad bug is spotted after release',
          unit: 'hours after patch',
          baseline: 'review six recent patches',
          target: 'cut it in half',
        },
        {
          name: 'effort lost on duplicate tickets',
          unit: '% of tickets',
          baseline: 'label a sample of 300',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'player posts and reviews per build',
        'past tickets with their outcome',
        'crash reports and gameplay telemetry',
        'moderation decisions and appeals',
      ],
      must_not_decide:
        'Permanent bans and the welfare of a child are not left to a model. They rest with the community lead, who also hears any appeal.',
    },
    {
      workflow:
        'By morning the producer has a list of player problems. Software sorts reviews, posts, tickets and crash logs by build, platform and problem. Duplicates count as one issue, with a number and quotes. From ten loud and ten new issues the sprint is chosen at stand-up.',
      build:
        'Fetch player text from Discord, Steam and the stores through their APIs, and have a language model group it. Groups are matched to crash signatures and Jira. A bought-in service moderates chat, and players are told how to appeal.',
      checkpoint: 'The producer decides on the sprint. A moderator goes over all bans that last beyond 24 hours.',
      first_step:
        'A yardstick comes first: by Wednesday the QA lead has 1,000 recent items exported and 200 of these grouped manually.',
      stop_test: 'Compare machine and manual groups in week five. With agreement below eight in ten, stop.',
      alternative:
        'Pin a form for bugs with fields for steps and build, clear doubles daily, and go through 50 recent reviews each Monday.',
      risks: [
        {
          risk: 'The sprint follows whoever posts most, while quieter players walk away.',
          mitigation: 'For every theme, give the count of accounts and what telemetry says for the same build.',
        },
        {
          risk: 'Self-harm is mentioned by a young player, and nobody picks it up among the noise.',
          mitigation: 'A trained person gets any such message at once, and the player sees a help line.',
        },
      ],
      kpis: [
        {
          name: 'how long a serious new bug stays unseen',
          unit: 'hours after patch',
          baseline: 'check how the last six patches went',
          target: 'reduce it by half',
        },
        {
          name: 'tickets that repeat a known issue',
          unit: '% of tickets',
          baseline: 'go through 300 and tag them',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'review and forum text with build numbers',
        'bug reports and what became of them',
        'logs of crashes and of play',
        'past bans, cases and appeals',
      ],
      must_not_decide:
        'The model may never pass a lifelong ban or assess a child at risk. Both go to the community lead, and so does the appeal.',
    },
    {
      workflow:
        'Hundreds of complaints shrink to a short list of issues by the next stand-up. Overnight the tool groups tickets, posts, reviews and crash logs by build, problem and platform, and merges repeats with a tally and quotes. The producer reads the ten noisiest and ten freshest and picks for the sprint.',
      build:
        'What players write on Steam, in the stores and on Discord comes in by API. A language model forms the groups, each joined to Jira and a crash signature. Moderation of chat is a finished service you rent, with the way to appeal made plain.',
      checkpoint:
        'Only the producer puts work in the sprint. Bans of more than 24 hours are looked at by a moderator one by one.',
      first_step:
        'The QA lead needs a sample on Wednesday: 1,000 fresh tickets and posts, with 200 of those sorted by eye.',
      stop_test: 'Eight of ten is the pass mark against sorting by hand. If it falls short in week five, let it go.',
      alternative:
        'Offer players one bug form that wants build and steps. Fold repeats together daily, and meet on Monday over 50 new reviews.',
      must_not_decide:
        'It is the community lead who bans for life, weighs a risk to a child and hears appeals. A model must do none of these.',
      risks: [
        {
          risk: 'The forum’s loudest voices shape the sprint, and the quiet majority uninstalls.',
          mitigation: 'Check every theme for accounts involved, and against telemetry from that very build.',
        },
        {
          risk: 'A child hints at self-harm in chat and the filter sees nothing but clutter.',
          mitigation: 'Words of that sort alert trained staff straight away and bring up a help line.',
        },
      ],
      kpis: [
        {
          name: 'hours a serious fault goes unnoticed',
          unit: 'hours after patch',
          baseline: 'go back through the past six patches',
          target: 'half the present time',
        },
        {
          name: 'doubles among the tickets staff handle',
          unit: '% of tickets',
          baseline: 'classify a sample of 300 tickets',
          target: 'reduce by 40 to 60 %',
        },
      ],
      data_needed: [
        'posts and store reviews, build noted',
        'closed bug tickets and the outcome',
        'crash dumps plus play data',
        'records of bans and the appeals',
      ],
    },
  ],
  'entertainment/members-and-audiences': [
    {
      workflow:
        'Each week buyers are sorted by spend, taste and how lately they came. Every new show gets a proposal on whom to mail and whom to spare, and a list of members about to drop away. Marketing works on the text, sends it, and keeps a control group out.',
      build:
        'Give every patron one number across mail, membership and ticketing. Five plain groups do at first. With 12 months of results, model lapse risk and the next show. One in ten never gets the mail, so you can tell what it did.',
      checkpoint:
        'Text and list need the marketing manager’s approval. Before sending, opt-outs and ten seed names are tested.',
      first_step: 'By Friday the marketing manager pulls 24 months of buyers and finds out how many never returned.',
      stop_test: 'Over six mails, chosen groups must outbuy those held back by 10 %. If not, stop.',
      alternative:
        'Sort people as lapsed, members, regulars and single visits, and write a brief mail for all four yourself.',
      risks: [
        {
          risk: 'People only hear of what they liked before, and nobody turns up for anything new.',
          mitigation: 'One mail in every four goes to all. Count those who try a genre for the first time.',
        },
        {
          risk: 'What you suppose of a donor’s wealth gets out, or hurts.',
          mitigation: 'Rely on visits and gifts that they know are on file. Each list passes the development manager.',
        },
      ],
      kpis: [
        {
          name: 'members who renew',
          unit: '% of members due',
          baseline: 'use the last two seasons',
          target: '3 to 6 points more',
        },
        {
          name: 'tickets sold for every 1,000 mails',
          unit: 'tickets',
          baseline: 'take the mean of your last 20 mails',
          target: '20 to 30 % more',
        },
      ],
      data_needed: [
        'what each patron bought',
        'when memberships began and end',
        'opt-outs and opened mails',
        'gifts over the years',
      ],
    },
    {
      workflow:
        'Who came lately, what do they like, what do they spend? That makes the groups, new each week. A show is coming: these get a letter, those are left in peace, and here are members you may lose. The words are marketing’s to edit. A control group is kept and the mail goes.',
      build:
        'One number per patron joins what ticketing, mail and membership know. Five groups anyone can grasp are the start. After 12 months you may model who lapses and what they see next. Whatever you send, one in ten is held back so that you learn from it.',
      checkpoint:
        'Lists and words are passed by the marketing manager, who tries ten seed names and looks at the opt-outs first.',
      first_step: 'How many in 24 months came just once? The marketing manager can tell by Friday, from an export.',
      stop_test: 'Those you chose should buy 10 % more than those you held back. If six mails do not show it, end it.',
      alternative:
        'Four mails, short and by hand, will do: to those who came often, who came once, who lapsed, and to members.',
      risks: [
        {
          risk: 'They loved one thing, hear of that thing alone, and no one comes to what is new.',
          mitigation: 'For one mail in four there are no groups. Note who tries a genre they never tried.',
        },
        {
          risk: 'Somebody guessed how rich a donor is, and it was heard, or resented.',
          mitigation:
            'Visits and gifts they know you know of may be used. The development manager says yes to every list.',
        },
      ],
      kpis: [
        {
          name: 'rate of renewal',
          unit: '% of members due',
          baseline: 'look at two past seasons',
          target: 'up by 3 to 6 points',
        },
        {
          name: 'sales that 1,000 mails bring',
          unit: 'tickets',
          baseline: 'average 20 recent mails',
          target: 'a rise of 20 to 30 %',
        },
      ],
      data_needed: [
        'tickets by patron',
        'start and end of each membership',
        'who opened and who opted out',
        'donations to date',
      ],
    },
    {
      workflow:
        'The tool suggests, show by show, which past buyers to write to and which to leave in peace. It groups them weekly by taste, spend and last visit. It also names members who may lapse. Marketing reworks the message, sets aside a control group, and sends it.',
      build:
        'Everything rests on one patron number across ticketing, membership and mail. Five simple groups are enough at first. When you have 12 months of results, add a model for lapse risk and for the next show. Hold back one person in ten to measure the effect.',
      checkpoint:
        'The marketing manager must pass every list and text. Ahead of each send, ten seed names and all opt-outs are checked.',
      first_step:
        'Export everyone who bought in the past 24 months. By Friday the marketing manager can say what number attended a single time.',
      stop_test: 'Give it six mails. Unless the chosen groups purchase 10 % more than those left out, it has failed.',
      alternative:
        'Sort patrons into four lists: single visit, frequent, member, lapsed. Then write one short mail to each, by hand.',
      risks: [
        {
          risk: 'Patrons are shown only what they already like, and new work plays to empty seats.',
          mitigation: 'Send every fourth mail to the full list, and record who tries a genre new to them.',
        },
        {
          risk: 'Donors learn that you guessed at their wealth, or others do.',
          mitigation:
            'Work from gifts and visits that donors expect you to know, with the development manager approving lists.',
        },
      ],
      kpis: [
        {
          name: 'share of members who stay on',
          unit: '% of members due',
          baseline: 'compare two earlier seasons',
          target: 'lift it 3 to 6 points',
        },
        {
          name: 'tickets earned by 1,000 mails',
          unit: 'tickets',
          baseline: 'go back over 20 mails and average them',
          target: '20 to 30 % higher',
        },
      ],
      data_needed: [
        'purchase history of each patron',
        'membership dates, joined and expired',
        'open rates and unsubscribes',
        'giving history',
      ],
    },
    {
      workflow:
        'Mailings go to the patrons most likely to come, and fewer people get mail they do not want. Every week buyers are regrouped by recency, spend and taste. The tool lists whom to contact for a show, and which members are close to lapsing. Marketing adapts the text and keeps a control group back.',
      build:
        'Link ticketing, mail and membership records by a single number for each patron. Start from five groups that anyone understands. A model of next show and lapse can follow after 12 months of results. One in ten is always left out, to show what a mail achieves.',
      checkpoint:
        'Before a send, ten seed names and the opt-outs are tested. Both the text and the list carry the marketing manager’s approval.',
      first_step:
        'Of all buyers in 24 months, find those who never came back. The marketing manager runs the export and has the count by Friday.',
      stop_test:
        'After six mails, the groups you picked must be 10 % ahead of the held-back patrons. If they are level, end it.',
      alternative:
        'Four short mails that you write yourself can do the job: one each for members, lapsed members, regulars and people who came once.',
      risks: [
        {
          risk: 'Mail narrows to old favourites, so nobody hears about a new kind of show.',
          mitigation: 'Leave one mail in four unsorted, and watch how many take a chance on another genre.',
        },
        {
          risk: 'A guess at what a donor could give is seen by the wrong person.',
          mitigation: 'Confine lists to known visits and gifts, and have each one cleared by the development manager.',
        },
      ],
      kpis: [
        {
          name: 'renewals among members due',
          unit: '% of members due',
          baseline: 'start from the past two seasons',
          target: 'an extra 3 to 6 points',
        },
        {
          name: 'response to each 1,000 mails, in tickets',
          unit: 'tickets',
          baseline: 'work it out from the latest 20 mails',
          target: 'lift it by 20 to 30 %',
        },
      ],
      data_needed: [
        'ticket orders per patron',
        'who joined when, and expiry dates',
        'mail statistics with opt-outs',
        'record of gifts',
      ],
    },
    {
      workflow:
        'Fewer mails, to the right people, is the aim. Buyers are regrouped each week by what they like, spend and last saw. Every coming show gets a list of whom to contact and whom to spare, and members near lapsing are named. Marketing rewrites the text, holds out a control group and sends.',
      build:
        'Match patrons by one number in membership, ticketing and mail first. Work with five groups for a year, and after 12 months of results let a model estimate lapse and next show. In each mailing leave one in ten without it, as your comparison.',
      checkpoint:
        'No mail leaves without the marketing manager’s yes to list and wording. Opt-outs are removed, and ten seed names get it first.',
      first_step:
        'Pull the buyers of 24 months from ticketing. On Friday the marketing manager reports how many we saw one time only.',
      stop_test: 'Compare over six mails. If selected patrons are not buying 10 % above the control group, leave it.',
      alternative:
        'Four hand-written mails go a long way. Address them to first-timers, regulars, members and the lapsed.',
      risks: [
        {
          risk: 'Everyone is offered more of the same, and a new piece never meets its public.',
          mitigation: 'Every fourth mail ignores the groups. Keep a count of people who try something new.',
        },
        {
          risk: 'Speculation about a donor’s means causes offence, or falls into other hands.',
          mitigation: 'Go by recorded gifts and visits alone, and have the development manager release the lists.',
        },
      ],
      kpis: [
        {
          name: 'members renewing when due',
          unit: '% of members due',
          baseline: 'take the figures for both past seasons',
          target: 'gain 3 to 6 points',
        },
        {
          name: 'ticket sales for each 1,000 mails sent',
          unit: 'tickets',
          baseline: 'work from 20 mails already sent',
          target: 'gain 20 to 30 %',
        },
      ],
      data_needed: [
        'buying history per patron number',
        'dates memberships started and ran out',
        'opened, ignored and unsubscribed mails',
        'past giving by donor',
      ],
    },
  ],
  'entertainment/event-safety-review': [
    {
      workflow:
        'Four weeks ahead, permits, SWMS, site map and safety plan go in. They are tested by your own list: insurance dates, weather triggers, exits, capacity, names. Afterwards, log entries are sorted by hour and place, which gives the debrief something solid.',
      build:
        'Make one review form out of your checklist and what permits demand. A language model completes it, citing pages, and points to gaps. When an event is over, map its incident and radio logs.',
      checkpoint:
        'Flagged gaps go before the event safety officer, who signs the plan. The debrief is signed by security and medical leads.',
      first_step:
        'By Friday the safety officer goes through three recent plans and highlights what insurer, police and council said.',
      stop_test:
        'In the first season, if at any point a plan it passed turns out to have two serious gaps or more, stop.',
      alternative:
        'Keep to a single template that lists changes. Two weeks before, rehearse round a table with medics and police.',
      risks: [
        {
          risk: 'All boxes are ticked, so people feel safe, but the way out ends at a fence.',
          mitigation:
            'At bump-in carry the plan round the site. An item is closed by the safety officer and nobody else.',
        },
        {
          risk: 'Patrons’ health notes land in a tool many can see.',
          mitigation: 'Strip out bands and names first. First aid records remain with whoever provides medical care.',
        },
      ],
      kpis: [
        {
          name: 'gaps noticed once the plan is lodged',
          unit: 'per plan',
          baseline: 'tally your five latest permits',
          target: 'halve them',
        },
        {
          name: 'days until the debrief is done',
          unit: 'days',
          baseline: 'look at five past events',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'plans for managing each event',
        'certificates of insurance, and SWMS',
        'radio log and incident log',
        'what permits require',
        'maps with capacity marked',
      ],
      must_not_decide:
        'A tool never clears a rig, stops a show, sets capacity or opens a gate. Those calls are the chief warden’s and the event safety officer’s.',
    },
    {
      workflow:
        'With four weeks to go the papers are loaded: permits, plan for safety, SWMS, map of the site. Is each name there, do exits and capacity fit, are weather triggers set, is insurance in date? Your list asks, the tool answers. After the night, logs are put in order by place and hour for the debrief.',
      build:
        'Permits have rules and you have a checklist: from both comes a form. The plans are read into it by a language model, page by page, and what lacks is flagged. Later come the logs of radio and incidents, on a map.',
      checkpoint:
        'Each gap that is flagged is weighed by the event safety officer before signing. Leads for medical and security sign what the debrief found.',
      first_step:
        'What did police, council and insurer have to say on the last three plans? The safety officer has it all marked by Friday.',
      stop_test:
        'If it ever passes a plan in which reviewers find two gaps or more that are serious, the first season is its last.',
      alternative:
        'One template, and what changed since. Two weeks out, sit at a table with police and medics and play it through.',
      risks: [
        {
          risk: 'Every line has its tick, and still there is a fence before the exit.',
          mitigation: 'Take the plan and walk, at bump-in. Only when the safety officer says so is an item closed.',
        },
        {
          risk: 'What the medics noted on patrons is now in a tool that others share.',
          mitigation:
            'Names and wrist bands come off before loading. What was done in first aid is kept by the medical provider.',
        },
      ],
      kpis: [
        {
          name: 'holes in a plan found too late',
          unit: 'per plan',
          baseline: 'see the last five permits',
          target: 'down by half',
        },
        {
          name: 'wait for a finished debrief',
          unit: 'days',
          baseline: 'check your five latest events',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'event plans as lodged',
        'SWMS, and proof of insurance',
        'what was logged by radio and incident',
        'conditions on permits',
        'capacities on the site map',
      ],
      must_not_decide:
        'Gates, capacity, rigs and the order to stop a show belong to chief warden and event safety officer. No software has a part in it.',
    },
    {
      workflow:
        'Four weeks before the event, software checks permits, SWMS, safety plan and site map against your own list. It looks for names, capacity, exits, weather triggers and insurance dates. Once the event is over, log entries are grouped by hour and location. The debrief can then begin from facts.',
      build:
        'Combine permit rules and your checklist in one review form. A language model completes the form from the plans, gives page numbers and flags what is missing. After every event the radio and incident logs are loaded and placed on a map.',
      checkpoint:
        'Every gap the tool flags is reviewed by the event safety officer, who then signs the plan. Security and medical leads put their names to the debrief.',
      first_step:
        'Collect all comments by police, council and insurer on three recent plans. The safety officer marks them up by Friday.',
      stop_test: 'One season is the trial. Stop the day a plan that passed is found to have serious gaps, two or more.',
      alternative:
        'Stick to one template with a list of changes. Two weeks ahead, talk the event through with police and medics round a map.',
      risks: [
        {
          risk: 'Each line is ticked, everyone relaxes, and nobody saw the fence across the exit.',
          mitigation: 'Do a site walk at bump-in with the plan, and leave it to the safety officer to close items.',
        },
        {
          risk: 'Health details of patrons are loaded to a tool that others can open.',
          mitigation: 'Take out names and wristbands beforehand, and leave first aid notes with your medical provider.',
        },
      ],
      kpis: [
        {
          name: 'faults in the plan after lodgement',
          unit: 'per plan',
          baseline: 'go through five recent permits',
          target: 'cut them by half',
        },
        {
          name: 'days needed for the debrief',
          unit: 'days',
          baseline: 'use your last five events',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'management plans for past events',
        'insurance papers and SWMS',
        'logs from radio and incidents',
        'permits and their conditions',
        'site maps showing capacity',
      ],
      must_not_decide:
        'Opening gates, fixing capacity, halting a show and clearing a rig need a person. The chief warden and the event safety officer decide.',
    },
    {
      workflow:
        'Gaps in a safety plan come to light four weeks out, while there is time to close them. The tool compares plan, permits, SWMS and site map with your list of exits, capacity, names, insurance dates and weather triggers. Afterwards it sorts the log by hour and place, ready for your debrief.',
      build:
        'Write one review form from your own checklist and the conditions of the permit. The model reads the plans, fills in the form with page references and marks gaps. Incident and radio logs follow after each event, shown on a map.',
      checkpoint:
        'The event safety officer works through all flagged gaps and signs off the plan. For the debrief, the medical lead signs and so does the security lead.',
      first_step:
        'What outsiders objected to is the best start. From three past plans the safety officer lists remarks by insurer, council and police by Friday.',
      stop_test:
        'Throughout the first season, a passed plan in which reviewers see two or more serious gaps ends the trial.',
      alternative:
        'Reuse a single plan template and list what changed. Two weeks beforehand, hold a table-top exercise with the medics and the police.',
      risks: [
        {
          risk: 'A complete checklist gives false comfort when a fence stands in front of the exit.',
          mitigation:
            'Take the plan on a walk round the site at bump-in; items are closed by the safety officer alone.',
        },
        {
          risk: 'Notes from first aid, with patrons’ names, land in a common tool.',
          mitigation: 'Delete bands and names before upload, and let the medical provider keep its own records.',
        },
      ],
      kpis: [
        {
          name: 'plan gaps that surface after lodging',
          unit: 'per plan',
          baseline: 'review what came back on five permits',
          target: 'reduce them by half',
        },
        {
          name: 'time from event to debrief',
          unit: 'days',
          baseline: 'note it for five earlier events',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'lodged event plans',
        'current insurance certificates and SWMS',
        'incident entries and radio logs',
        'conditions set by the permit',
        'capacity of each area, on maps',
      ],
      must_not_decide:
        'Whether gates open, how many enter, if a show stops and when a rig is safe: people decide that. It falls to the event safety officer and chief warden.',
    },
    {
      workflow:
        'Missing exits, lapsed insurance and absent names are found a month out, not at the gate. Load plan, SWMS, permits and site map at four weeks. The tool holds them to your list, weather triggers and capacity included. Log entries are put in order afterwards, hour by hour and spot by spot, for the debrief.',
      build:
        'Your checklist and the permit conditions together make a review form. Answers come from the plans by language model, with page numbers, and gaps are flagged. Once the crowd is gone, logs from radio and incidents are mapped.',
      checkpoint:
        'Signing the plan is for the event safety officer, once all flags are reviewed. Medical and security leads close the debrief.',
      first_step:
        'Dig out three earlier plans. By Friday every objection from insurer, police or council is marked by the safety officer.',
      stop_test:
        'If a plan gets a pass and people then find two serious gaps in it or more, stop, even in mid season. The trial is one season.',
      alternative:
        'Work from one template, changes listed. With two weeks left, rehearse on paper with the police and medical teams.',
      must_not_decide:
        'It is the event safety officer, with the chief warden, who must open gates, set capacity, clear rigs and stop shows. A tool does none of that.',
      risks: [
        {
          risk: 'The form shows nothing but ticks, while in the field a fence blocks the way out.',
          mitigation: 'Items close only by the safety officer’s hand, after a walk through the site at bump-in.',
        },
        {
          risk: 'Details of who was treated reach a tool open to the whole crew.',
          mitigation: 'Load nothing with a name or band on it. The medical provider holds first aid notes.',
        },
      ],
      kpis: [
        {
          name: 'gaps others find once you have lodged',
          unit: 'per plan',
          baseline: 'see how many came up in five permits',
          target: 'half as many',
        },
        {
          name: 'days from pack-down to debrief report',
          unit: 'days',
          baseline: 'work from five recent events',
          target: 'reduce them by 40 to 60 %',
        },
      ],
      data_needed: [
        'the event management plans',
        'insurance certificates plus SWMS',
        'radio traffic and incident reports',
        'what council set as permit conditions',
        'maps marked with exits and numbers',
      ],
    },
  ],
  'entertainment/shoot-scheduling': [
    {
      workflow:
        'Each draft is combed for night scenes, children, animals, stunts, props and cast. Once the first AD has put that right, strip orders are proposed that respect cast dates, turnaround and company moves. Lose a day, and you get three options to save the week.',
      build:
        'If breakdown in StudioBinder or Movie Magic serves you, use it. Then add software that lists elements out of a script, plus a solver bound by child hours and turnaround. Call sheets are drafted once the schedule is locked.',
      checkpoint:
        'Strip order and breakdown need the first AD’s approval. By 6 pm the line producer has signed the call sheet.',
      first_step:
        'By Thursday the first AD feeds in the script of something already shot and notes each element it did not see.',
      stop_test: 'Use two test scripts. If over 3 % of child, stunt or cast scenes go unseen, stop.',
      alternative:
        'Everyone works from one locked stripboard and one form of call sheet. At wrap, look forward for 15 minutes.',
      risks: [
        {
          risk: 'An animal or stunt sits in an action line, nobody notices, and no safety report is made.',
          mitigation: 'Regardless of any list, the safety supervisor goes through every new draft from start to end.',
        },
        {
          risk: 'Somebody else’s model keeps a copy of your secret script.',
          mitigation: 'Take a closed business account that trains on nothing. Each draft bears a watermark.',
        },
      ],
      kpis: [
        {
          name: 'hours to break down a script',
          unit: 'hours per 30 pages',
          baseline: 'ask your ADs about two recent shows',
          target: '40 to 60 % less',
        },
        {
          name: 'overtime in a shoot week',
          unit: 'per shoot week',
          baseline: 'look at production reports from the last shoot',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'drafts of the script',
        'stripboards and breakdowns of the past',
        'dates for locations and cast',
        'limits on child work, and the award',
        'where each shot stands',
      ],
      must_not_decide:
        'Shorter rests, stunt days and child hours are not for a tool to set. Safety supervisor, chaperone and line producer settle them together.',
    },
    {
      workflow:
        'Whenever there is a new draft, it is read for who and what is in it: cast, children, animals, stunts, props, scenes at night. The first AD mends the list. Then come orders of strips in which turnaround, cast dates and company moves all hold. And if a day is lost, three repairs for the week are on offer.',
      build:
        'Movie Magic and StudioBinder can break a script down; see if that is good enough. What they lack is a reader for elements and a solver for order, in which child hours and turnaround cannot be bent. The locked schedule gives the call sheets.',
      checkpoint:
        'Breakdown and order of strips are the first AD’s to pass. Each call sheet is signed before 6 pm, by the line producer.',
      first_step:
        'Take a show that is done. Its script goes through the reader, and the first AD has every miss marked by Thursday.',
      stop_test:
        'Two scripts are the test. It may overlook 3 % of scenes with cast, stunt or child, and if it overlooks more, that is the end.',
      alternative:
        'A stripboard, locked and shared, a template for calls, and 15 minutes at each wrap on what is ahead.',
      risks: [
        {
          risk: 'There was a stunt in the action, or an animal, but not on the list, so nobody wrote a safety report.',
          mitigation:
            'The list is one thing. The safety supervisor reads the whole draft, each time there is a new one.',
        },
        {
          risk: 'The script is not out yet, and some outside model has it.',
          mitigation:
            'An account for business, closed, with no training, is what you run it on. Watermarks go on all drafts.',
        },
      ],
      kpis: [
        {
          name: 'breakdown time for 30 pages',
          unit: 'hours per 30 pages',
          baseline: 'hear from ADs how the last two shows went',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'hours beyond wrap',
          unit: 'per shoot week',
          baseline: 'go by the reports of your latest shoot',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'each draft of the script',
        'how earlier shows were broken down',
        'when cast and places are free',
        'what the award and child rules allow',
        'state of the shot list',
      ],
      must_not_decide:
        'The line producer, the chaperone and the safety supervisor agree on stunt days, on rest and on a child’s hours. The tool sets none of these.',
    },
    {
      workflow:
        'Software reads each new draft and lists props, cast, animals, stunts, night scenes and children for the first AD to correct. It then proposes strip orders that respect cast dates, company moves and turnaround. Should a day fall through, it suggests three ways to rescue the week.',
      build:
        'Try what Movie Magic or StudioBinder offers for breakdowns first and keep it if it is good enough. If not, add a tool that finds script elements and a solver for the strips. Turnaround and child hours are fixed limits. Call sheets come from the locked schedule.',
      checkpoint:
        'Breakdown and strip order wait for the first AD. Call sheets are read and signed by the line producer, no later than 6 pm.',
      first_step:
        'Use the script of a show you have finished. The first AD runs it through the reader by Thursday and lists what was missed.',
      stop_test: 'Test on two scripts. Missing over 3 % of child, cast or stunt scenes is reason to stop.',
      alternative:
        'A locked stripboard that all can see and one call sheet template are a good start. Add a 15-minute look-ahead after every wrap.',
      risks: [
        {
          risk: 'An action line hides an animal or a stunt, so no one writes a safety report.',
          mitigation: 'The safety supervisor still reads each draft from first page to last, whatever was listed.',
        },
        {
          risk: 'A script nobody should have seen stays on an outside company’s model.',
          mitigation: 'Use a closed account for business, with training off, and put a watermark on all drafts.',
        },
      ],
      kpis: [
        {
          name: 'time spent on breakdowns',
          unit: 'hours per 30 pages',
          baseline: 'get figures from ADs for two past shows',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'overtime per week of shooting',
          unit: 'per shoot week',
          baseline: 'use the reports from the most recent shoot',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'all script drafts',
        'older stripboards and breakdown sheets',
        'availability of cast and locations',
        'rules on child hours and the award',
        'progress of the shot list',
      ],
      must_not_decide:
        'Child hours, stunt days and shortened breaks need agreement between the line producer, safety supervisor and chaperone. No tool fixes them.',
    },
    {
      workflow:
        'The first AD starts from a ready list of elements instead of a blank page. Every draft is searched for children, animals, stunts, cast, props and night work. From the corrected list come strip orders that keep to company moves, cast dates and turnaround. A day that collapses brings three repair plans for that week.',
      build:
        'StudioBinder and Movie Magic both offer a breakdown, which may be all you need. Otherwise buy a reader that lists script elements, and a solver that orders the strips. Child hours and turnaround go in as hard limits. After locking, the schedule produces draft call sheets.',
      checkpoint:
        'The first AD has to approve the strip order and the breakdown. By 6 pm at the latest, the line producer has put a name to the call sheet.',
      first_step:
        'Test the reader on something already in the can. By Thursday the first AD knows every element it overlooked.',
      stop_test:
        'Two test scripts decide. Drop it if above 3 % of scenes with a child, a stunt or cast are overlooked.',
      alternative:
        'Let everyone see a single locked stripboard and use one call sheet form. Talk for 15 minutes after wrap about what is next.',
      risks: [
        {
          risk: 'The list leaves out a stunt or animal that was buried in the action, and safety is never assessed.',
          mitigation: 'Let the safety supervisor go through all new drafts in full, list or no list.',
        },
        {
          risk: 'An outside supplier’s model retains a script before release.',
          mitigation: 'Choose a business account that is closed and does not train, and watermark what you upload.',
        },
      ],
      kpis: [
        {
          name: 'hours per breakdown of 30 pages',
          unit: 'hours per 30 pages',
          baseline: 'let ADs estimate it for the last two productions',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'extra hours per shooting week',
          unit: 'per shoot week',
          baseline: 'add up overtime in the last production reports',
          target: '10 to 20 % fewer',
        },
      ],
      data_needed: [
        'the script in each version',
        'breakdowns from finished shows',
        'cast and location calendars',
        'award conditions and child work limits',
        'list of shots and their status',
      ],
      must_not_decide:
        'A tool may not decide how long a child works, when stunts happen or which rest is cut. Chaperone, line producer and safety supervisor agree on that.',
    },
    {
      workflow:
        'Breakdown takes a morning, and lost days come with a way back. Each draft yields its animals, night work, children, cast, stunts and props, which the first AD corrects. Strip orders follow that hold to turnaround, company moves and cast dates. When one collapses, three repaired weeks are on the table.',
      build:
        'Check whether what Movie Magic or StudioBinder breaks down will do before you add anything. The additions are a solver for strip order and a reader that lists elements. Neither may bend child hours or turnaround. Call sheets are drawn up from the schedule after lock.',
      checkpoint:
        'Breakdown and strips stand when the first AD says yes. The line producer signs the day’s call sheet, always before 6 pm.',
      first_step:
        'Choose a script you have already shot. What the reader failed to spot is listed by the first AD on Thursday.',
      stop_test: 'Stop when two test scripts show over 3 % of children, stunts or cast missed.',
      alternative:
        'Agree on one stripboard, locked, and a standard call sheet. Every wrap closes with 15 minutes on the days to come.',
      must_not_decide:
        'The safety supervisor, line producer and chaperone settle stunt days, rest breaks and what a child may work. Software proposes none of it.',
      risks: [
        {
          risk: 'A dog or a fall in the action text goes unlisted, and the safety report is never written.',
          mitigation: 'Whatever the tool finds, all new drafts are read complete by the safety supervisor.',
        },
        {
          risk: 'The script leaves your hands and sits in a stranger’s model before release.',
          mitigation: 'Accept only a closed business account without training, and stamp a watermark on drafts.',
        },
      ],
      kpis: [
        {
          name: 'breakdown hours on a 30-page script',
          unit: 'hours per 30 pages',
          baseline: 'put the question to ADs of two recent shows',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'overtime the crew works',
          unit: 'per shoot week',
          baseline: 'take it from the production reports last time',
          target: 'reduce it by 10 to 20 %',
        },
      ],
      data_needed: [
        'successive drafts of the script',
        'stripboards of earlier productions',
        'dates when actors and sites are available',
        'child employment limits and award terms',
        'which shots are done',
      ],
    },
  ],
  'entertainment/music-rights-matching': [
    {
      workflow:
        'Whatever societies and stores send is put in a single layout. Codes link each line to its work and recording; failing that, length, artist and title do. A clerk gets the doubtful ones. Artists’ sums can be traced to the line they came from.',
      build:
        'Tidy splits, ISWC and ISRC for the tenth of your catalogue that earns most. Then add matching that says how sure it is, and a screen to review. For sync briefs, search by lyric and mood. Auditors need all source lines, so save them.',
      checkpoint:
        'Doubtful matches fall to a royalty analyst. The finance lead holds a payment run to statement totals, then signs.',
      first_step:
        'By Friday the royalty analyst opens your biggest statement and works out how many dollars in it match nothing.',
      stop_test: 'Look at the second quarterly run. If clerks turn down over 5 % of what was called sure, stop.',
      alternative:
        'By hand, put right splits and codes for your 100 biggest earners. Get from the society what it could not match.',
      risks: [
        {
          risk: 'Songs that share a name become one, and money reaches somebody else.',
          mitigation: 'A title needs two more facts that agree. Over $200, a clerk decides.',
        },
        {
          risk: 'One wrong split goes in and returns every quarter.',
          mitigation:
            'When both writers have signed, nobody can alter a split. Each year they are told by mail what they hold.',
        },
      ],
      kpis: [
        {
          name: 'income that finds its match at once',
          unit: '% of $',
          baseline: 'use two past quarters',
          target: 'up to 95 %, or 10 points more',
        },
        {
          name: 'wait from statement to paid artist',
          unit: 'days',
          baseline: 'look at four recent runs',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'works and recordings with their codes',
        'sheets of splits',
        'two years of statements',
        'rates in contracts',
      ],
    },
    {
      workflow:
        'Stores and societies all send statements, each in its own form; one layout takes them in. A line finds recording and work by its code, or else by artist, length and title. If the match is weak, a clerk looks. What each artist is paid shows the line behind it.',
      build:
        'A tenth of the catalogue earns the most: put its ISRC, its ISWC and its splits in order. The matcher gives a figure for how sure it is, with a screen to review. Sync briefs are served by a search for lyric and mood. No source line is thrown away, for there will be an audit.',
      checkpoint:
        'Weak ones are cleared by a royalty analyst. Totals on the statement must fit before the finance lead signs a run.',
      first_step: 'Of the largest statement, how many dollars have found no home? The royalty analyst says by Friday.',
      stop_test:
        'Matches it was sure of may be wrong in 5 % of cases. If clerks throw out more, in the second quarterly run, end it.',
      alternative:
        'The top 100 can be done by hand, splits and codes. And the society has a list of what is unmatched: ask.',
      risks: [
        {
          risk: 'Two songs are called the same, and the writer who is paid is not the one.',
          mitigation: 'Besides a title there must be two facts that fit. Sums beyond $200 are for a clerk.',
        },
        {
          risk: 'It was entered wrongly once, the split, and so it is each quarter.',
          mitigation: 'Both writers sign, and then it is locked. Once a year a mail tells them their shares.',
        },
      ],
      kpis: [
        {
          name: 'dollars matched on the first pass',
          unit: '% of $',
          baseline: 'see the last two quarters',
          target: 'reach 95 %, or gain 10 points',
        },
        {
          name: 'days before an artist is paid',
          unit: 'days',
          baseline: 'check your last four runs',
          target: 'bring them down 20 to 30 %',
        },
      ],
      data_needed: [
        'codes for each recording and work',
        'who gets what split',
        'statements, two years of them',
        'what contracts pay',
      ],
    },
    {
      workflow:
        'Each royalty line is matched to its recording and work, and every payment can be traced back to that line. Statements from societies and stores are first put into one layout. Codes decide where they exist, then title, artist and length. A clerk deals with the weak matches.',
      build:
        'Begin with the tenth of the catalogue that earns most, and clean its splits, ISRC and ISWC. Add a matcher that states its confidence, with a review screen. Sync briefs get a lyric and mood search. Auditors find every source line kept.',
      checkpoint:
        'Weak matches need a royalty analyst to clear them. The finance lead signs a payment run after comparing it with the totals on the statement.',
      first_step:
        'Open the biggest statement you have. By Friday the royalty analyst reports how many dollars are unmatched.',
      stop_test: 'The second quarterly run decides. If clerks overturn more than 5 % of sure matches, end it.',
      alternative:
        'Correct the splits and codes for your top 100 earners manually, and request the unmatched list from your society.',
      risks: [
        {
          risk: 'One title covers two songs, they are joined, and the royalty goes to the wrong writer.',
          mitigation: 'Accept a match on title only with two further facts, and pass anything over $200 to a clerk.',
        },
        {
          risk: 'A split entered wrongly comes round again every quarter.',
          mitigation: 'Once both writers have signed, lock the split, and confirm shares to them by mail each year.',
        },
      ],
      kpis: [
        {
          name: 'revenue matched without a second look',
          unit: '% of $',
          baseline: 'take figures from two recent quarters',
          target: 'raise it to 95 % or by 10 points',
        },
        {
          name: 'days between statement and artist payment',
          unit: 'days',
          baseline: 'measure the last four payment runs',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'coded list of recordings and works',
        'signed split sheets',
        'two years’ royalty statements',
        'royalty rates by contract',
      ],
    },
    {
      workflow:
        'More income is matched the first time, and artists are paid sooner. The tool brings every store’s and society’s statements into a single layout. It matches on code, and failing that on title, artist and length. Doubtful lines go to a clerk, and each sum shows its source.',
      build:
        'The first job is tidy data for the top-earning tenth: splits, ISWC and ISRC. Matching software then shows its confidence and a screen to review. A mood and lyric search serves sync briefs. Source lines are never discarded, as audits will ask.',
      checkpoint:
        'A royalty analyst rules on every weak match. No run is paid until the finance lead has compared and signed the statement totals.',
      first_step:
        'The royalty analyst picks the largest statement and adds up the dollars without a match. That figure is due on Friday.',
      stop_test:
        'Watch the matches marked sure. More than 5 % rejected by clerks in the second quarterly run means stop.',
      alternative:
        'Hand-correct the 100 tracks that earn most, both codes and splits. The society can also send you what it has not matched.',
      risks: [
        {
          risk: 'Songs with the same name are confused, and another writer collects the money.',
          mitigation: 'Besides the title, two facts must agree, and a clerk checks each sum above $200.',
        },
        {
          risk: 'An error in one split is paid out quarter after quarter.',
          mitigation:
            'Freeze splits when both writers have signed, and send each of them a yearly statement of shares.',
        },
      ],
      kpis: [
        {
          name: 'share of income placed at the first try',
          unit: '% of $',
          baseline: 'start from the last two quarters',
          target: '95 %, or at least 10 points better',
        },
        {
          name: 'time until statements turn into payments',
          unit: 'days',
          baseline: 'go over four earlier runs',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'catalogue of works and recordings, with codes',
        'splits as agreed by writers',
        'statements covering two years',
        'contract terms on rates',
      ],
    },
    {
      workflow:
        'Money stops piling up as unmatched. Whatever layout a store or society uses, its statement is converted to one. Lines are tied to a work and recording by code, or otherwise by artist, title and length. A clerk rules on the unsure ones, and artists see the line behind each amount.',
      build:
        'Codes come before matching. Put ISWC, ISRC and splits in order for the tenth that brings in most money. The matcher states its confidence and has a screen for review. Sync gets a search on lyric and mood. Store source lines for auditors.',
      checkpoint:
        'Where a match is weak, a royalty analyst decides. Each run is compared with statement totals and then signed by the finance lead.',
      first_step:
        'In your largest statement, add up the money without a match. The royalty analyst names the sum in dollars on Friday.',
      stop_test: 'Sure matches have to hold. When clerks turn back over 5 % of them in quarterly run two, stop.',
      alternative:
        'Clean up 100 top earners yourself, splits as well as codes. Your society will tell you what lies unmatched if you ask.',
      risks: [
        {
          risk: 'Same title, different song: the royalty lands with a writer who has no claim.',
          mitigation: 'Trust no title alone. Two other facts have to agree, and from $200 upward a clerk looks.',
        },
        {
          risk: 'A mistaken split, once typed, is paid every quarter from then on.',
          mitigation: 'Nothing changes after the two writers sign. A yearly mail shows each of them the share on file.',
        },
      ],
      kpis: [
        {
          name: 'portion of income that matches straight away',
          unit: '% of $',
          baseline: 'read it from the past two quarters',
          target: '95 % in all, or 10 points gained',
        },
        {
          name: 'waiting time for artists after a statement',
          unit: 'days',
          baseline: 'note the days in four runs',
          target: 'reduce it by 20 to 30 %',
        },
      ],
      data_needed: [
        'recordings and works, ISRC and ISWC included',
        'agreed shares between writers',
        'store and society statements, two years',
        'percentages from artist contracts',
      ],
    },
  ],
  'entertainment/club-admin': [
    {
      workflow:
        'A single form takes checks, payment and registration. From the draw come reminders, duty rosters and teams. If a ground shuts, every team knows after one tap. Odd cases are for the secretary. Each week the committee is shown checks that ran out and fees still owed.',
      build:
        'GameDay, PlayHQ and revolutionise SPORT have most of it. On top, send reminders by text, share duties fairly among families, and draft answers to what parents often ask. You can do nearly all of this without a model.',
      checkpoint: 'Each month the child safety officer goes over all checks. To waive a fee takes the treasurer.',
      first_step:
        'For one week the secretary notes every task and its minutes. On Thursday the committee chooses two to tackle.',
      stop_test: 'Eight rounds on, if a quarter of admin time has not been saved, stop.',
      alternative:
        'Share the secretary’s work among three people, hand out duties on paper at the launch, and let nobody play before fees are in.',
      risks: [
        {
          risk: 'Juniors’ numbers and pictures go round in chats that anyone can read.',
          mitigation: 'Write to guardians alone, by club app. On registering, ask whether photos are allowed.',
        },
        {
          risk: 'The notice was sent to an address no longer used, and nobody sees that a check has lapsed.',
          mitigation:
            'From the day it lapses, the system bars that person from teams, until the child safety officer says otherwise.',
        },
      ],
      kpis: [
        {
          name: 'hours volunteers give to admin',
          unit: 'hours a week',
          baseline: 'have the committee keep a log for four weeks',
          target: '30 to 50 % less',
        },
        {
          name: 'fees still owed by round four',
          unit: '% of fees',
          baseline: 'see the past two seasons',
          target: 'halve them',
        },
      ],
      data_needed: [
        'members by team, with guardians',
        'the draw for the season',
        'what is paid and what is due',
        'working with children checks, number and end date',
      ],
      must_not_decide:
        'Picking or dropping a child is a coach’s job, and reports on conduct are the child safety officer’s. Software judges neither.',
    },
    {
      workflow:
        'Parents fill in one form: it registers, takes the money and asks for the checks. The draw then gives teams, duties and reminders. A ground is shut? A tap, and all know. What does not fit goes to the secretary. Weekly the committee hears who has not paid and whose check is out of date.',
      build:
        'Look at revolutionise SPORT, PlayHQ or GameDay, for it is mostly there. Texts that remind, duties shared so that each family has its part, and drafts for what parents keep asking are what you add. Hardly any of this calls for a model.',
      checkpoint:
        'The list of checks is before the child safety officer monthly. Fees are waived by the treasurer or not at all.',
      first_step:
        'What does the secretary do in one week, and how many minutes does it take? With that list the committee, on Thursday, settles on two.',
      stop_test: 'A quarter less time on admin is the aim. If eight rounds do not get there, end it.',
      alternative:
        'Make three jobs of the secretary’s one. Fees come in ahead of the first game, and duties are on paper from the season launch.',
      risks: [
        {
          risk: 'In open chats there are photos of juniors, and their numbers.',
          mitigation:
            'The club app writes to guardians and to no one else. Consent to photos is asked for when they register.',
        },
        {
          risk: 'It had expired, the reminder went to where they used to live, and no one knew.',
          mitigation:
            'On the day a check ends, so does team duty, in the system. The child safety officer alone can clear it.',
        },
      ],
      kpis: [
        {
          name: 'time the committee spends on admin',
          unit: 'hours a week',
          baseline: 'log four weeks of it',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'unpaid fees when round four comes',
          unit: '% of fees',
          baseline: 'look at two seasons gone by',
          target: 'down by half',
        },
      ],
      data_needed: [
        'who plays where, and their guardians',
        'this season’s draw',
        'list of fees and payments',
        'numbers of working with children checks, and expiry',
      ],
      must_not_decide:
        'It is coaches who pick the team, and the child safety officer who deals with conduct. A program does not select or drop a child.',
    },
    {
      workflow:
        'Most club admin runs from one registration form, which also takes payment and checks. The draw produces reminders, teams and rosters for duty. A single tap informs every team of a closed ground. The secretary is left with exceptions, and the committee sees weekly which fees and checks are overdue.',
      build:
        'PlayHQ, GameDay or revolutionise SPORT can do most of this today. You add text reminders, a duty roster that is fair to each family, and draft replies to the usual parent questions. Very little of it requires a model.',
      checkpoint:
        'Fee waivers are the treasurer’s decision. Every month the child safety officer works through the list of checks.',
      first_step:
        'For one week the secretary keeps a diary of tasks and minutes. The committee meets on Thursday to choose the two that cost most.',
      stop_test: 'Eight rounds should bring admin time down by a quarter. If they do not, drop it.',
      alternative:
        'Divide the secretary’s role between three people. Collect fees ahead of round one, and hand out printed duties when the season is launched.',
      risks: [
        {
          risk: 'Phone numbers and photos of junior players circulate in open group chats.',
          mitigation: 'Use the club app and write to guardians only, with photo consent taken when they register.',
        },
        {
          risk: 'A reminder goes to an old address, and someone with a lapsed check stays with the team.',
          mitigation: 'Let the system suspend team duty on the expiry date, to be lifted by the child safety officer.',
        },
      ],
      kpis: [
        {
          name: 'hours of volunteer admin each week',
          unit: 'hours a week',
          baseline: 'ask the committee to note four weeks',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'share of fees outstanding at round four',
          unit: '% of fees',
          baseline: 'compare with two earlier seasons',
          target: 'cut it by half',
        },
      ],
      data_needed: [
        'team lists with members and guardians',
        'season fixtures',
        'fees charged and fees paid',
        'each person’s working with children check and expiry',
      ],
      must_not_decide:
        'Teams are chosen by coaches, and conduct reports go to the child safety officer. No software may pick, drop or judge a child.',
    },
    {
      workflow:
        'The club system chases people, so the secretary need not. Members register, pay and show checks in one form. Fixtures drive teams, reminders and duties, and one tap tells all that a ground is shut. Odd cases stay with the secretary. The committee gets a weekly list of expired checks and money owed.',
      build:
        'Begin with the features already in your GameDay, PlayHQ or revolutionise SPORT account. Extra pieces are small: reminders by text, duties spread evenly over families, and prepared answers for parents. Hardly any part of this is AI.',
      checkpoint: 'The child safety officer reviews all checks once a month. Only the treasurer can waive a fee.',
      first_step:
        'Ask the secretary to write up a full week of admin, task by task, with the minutes. On Thursday the committee settles which two go first.',
      stop_test: 'Stop after eight rounds unless a quarter of the hours is saved.',
      alternative:
        'Three people can share what the secretary does now. Print duties for the season launch, and require fees before anyone takes the field.',
      risks: [
        {
          risk: 'Pictures and contact details of juniors end up in chats that outsiders can join.',
          mitigation: 'Send messages through the club app, to guardians alone, and settle photo consent at sign-up.',
        },
        {
          risk: 'Nobody notices an expired check, as the notice reached an address long out of use.',
          mitigation:
            'The system takes that person off duty the day it runs out, until cleared by the child safety officer.',
        },
      ],
      kpis: [
        {
          name: 'weekly admin load on volunteers',
          unit: 'hours a week',
          baseline: 'record it over four weeks of committee work',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'fees not yet in by round four',
          unit: '% of fees',
          baseline: 'check the books of the last two seasons',
          target: 'reduce them by half',
        },
      ],
      data_needed: [
        'register of members, teams and guardians',
        'fixtures for the season',
        'who has paid and who owes',
        'expiry and number of every working with children check',
      ],
      must_not_decide:
        'Selecting a child, dropping one or ruling on conduct is never automatic. Coaches choose their teams, and reports belong with the child safety officer.',
    },
    {
      workflow:
        'The secretary gets evenings back, because one form handles registration, payment and checks. Teams, duties and reminders are made from the draw, and a closed ground takes one tap to announce. Unusual cases remain hand work. Once a week the committee is told of overdue fees and checks.',
      build:
        'Nearly everything sits in PlayHQ, GameDay or revolutionise SPORT, waiting to be switched on. What remains is texting reminders, a duty list that treats families alike, and stock replies for parents. A model is scarcely needed.',
      checkpoint:
        'Once a month the register of checks is read by the child safety officer. The treasurer must agree before a fee is dropped.',
      first_step:
        'Let the secretary time each task through one ordinary week. The committee takes up the worst two on Thursday.',
      stop_test: 'After eight rounds admin should take a quarter less time. Failing that, stop.',
      alternative:
        'Give the secretary two helpers with set parts of the job. Hand over printed duties at launch, and ask for fees before game one.',
      must_not_decide:
        'Coaches select, and the child safety officer takes every report on conduct. The software neither picks nor drops a child, and judges nobody.',
      risks: [
        {
          risk: 'Juniors’ faces and numbers are passed around in chat groups without limits.',
          mitigation: 'All messages run by the club app to guardians. Ask about photos on the registration form.',
        },
        {
          risk: 'Someone’s check runs out unseen, the warning having gone to a dead address.',
          mitigation: 'Expiry removes them from duty automatically, and the child safety officer alone puts them back.',
        },
      ],
      kpis: [
        {
          name: 'unpaid hours that admin eats',
          unit: 'hours a week',
          baseline: 'four weeks of notes by the committee',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'money outstanding after four rounds',
          unit: '% of fees',
          baseline: 'take both of the last seasons',
          target: 'half of it',
        },
      ],
      data_needed: [
        'players, their teams and guardians',
        'match dates for the season',
        'payments received and fees open',
        'children’s check numbers with end dates',
      ],
    },
  ],
  'entertainment/bar-and-merch-stock': [
    {
      workflow:
        'First two weeks ahead, then the day before, kind of crowd and likely house give draft orders for merch stand, kiosk and bar. The bar manager alters these. Later, counts are held against the till, and figures for each head get better.',
      build:
        'Set sales from the till next to attendance for each type of event, and work out units a head, with a range. Drafts go into the supplier’s form. In your first season use a spreadsheet; from 50 events on, a model is of use.',
      checkpoint:
        'Orders carry the bar manager’s signature. Beyond the biggest night of last year, the venue manager must agree.',
      first_step: 'By Thursday the bar manager has put attendance and till for ten past events on a single sheet.',
      stop_test: 'At 15 events, if waste is not 10 % lower, stop.',
      alternative:
        'For each type of event, note on a card what 100 patrons use. After the show look in fridges and bins.',
      risks: [
        {
          risk: 'You stock for folk fans, and metal fans come.',
          mitigation: 'Work out rates by kind of act, and get the promoter’s numbers from the stop before yours.',
        },
        {
          risk: 'Staff press any key on the till, so you order more of something else.',
          mitigation: 'Leave 80 buttons on it. Each week count the ten items that sell best.',
        },
      ],
      kpis: [
        {
          name: 'stock wasted or left',
          unit: '% of cost of goods',
          baseline: 'count at ten events',
          target: '20 to 30 % less',
        },
        {
          name: 'lines gone before the end',
          unit: 'items per event',
          baseline: 'keep a log at ten events',
          target: 'halve them',
        },
      ],
      data_needed: [
        'what the till sold, item and event',
        'crowd and kind of event',
        'counts, before and after',
        'what suppliers take back, and how fast',
      ],
    },
    {
      workflow:
        'Who is coming, and how many? Two weeks before, and once more on the eve, that makes an order for each stand, bar and kiosk. It is a draft, and the bar manager changes it. When all is over, till and count lie next to each other, and next time the rate per head is truer.',
      build:
        'Attendance and till, joined by type of night, tell what a head consumes, within a range. What is drafted goes on the form for the supplier. You need no more than a spreadsheet in the first season. Once there are 50 events a model pays.',
      checkpoint:
        'The bar manager signs for what is ordered. Should it be more than on the biggest night last year, so must the venue manager.',
      first_step: 'Ten events, till and attendance, one sheet: the bar manager can have that by Thursday.',
      stop_test: 'Waste should be down by 10 % once 15 events are over. If it is not, end it.',
      alternative:
        'On a card for each type stands what goes with 100 patrons. Fridges and bins are counted when people have left.',
      risks: [
        {
          risk: 'It is a metal night, and the order was for folk.',
          mitigation: 'Each type of act has its own rate. How was the last stop on tour? Ask the promoter for figures.',
        },
        {
          risk: 'On the till anything is keyed as anything, and so you reorder what nobody bought.',
          mitigation:
            'With 80 buttons there is less to get wrong. And ten lines, those at the top, are counted weekly.',
        },
      ],
      kpis: [
        {
          name: 'leftovers and waste',
          unit: '% of cost of goods',
          baseline: 'look at ten events',
          target: 'bring them down 20 to 30 %',
        },
        {
          name: 'items that run out early',
          unit: 'items per event',
          baseline: 'note it for ten events',
          target: 'down by half',
        },
      ],
      data_needed: [
        'sales by item for each event',
        'who came, and to what',
        'stock before doors and after',
        'lead times and returns, by supplier',
      ],
    },
    {
      workflow:
        'Orders for every bar, kiosk and merch stand follow the expected house and the type of crowd. A draft is made two weeks before the event and again the day before. The bar manager corrects it. Afterwards sales are compared with the stock count, which makes the next rate per head more exact.',
      build:
        'Compare till sales with attendance for each event type to get a range of units per head. The draft order fills the supplier’s form. For one season a spreadsheet is enough. A model starts to help at 50 events.',
      checkpoint:
        'The bar manager’s signature is on every order. If it tops the biggest night of the past year, the venue manager signs too.',
      first_step:
        'Put till sales and attendance from ten recent events into one sheet. The bar manager needs it by Thursday.',
      stop_test: 'Waste must be 10 % lower after 15 events, or you stop.',
      alternative:
        'Write a card for each event type showing what 100 patrons consume. Count fridges and bins once the show is over.',
      risks: [
        {
          risk: 'You order for a folk audience and a metal audience turns up.',
          mitigation:
            'Keep separate rates for each kind of act, and get sales from the promoter for the previous tour stop.',
        },
        {
          risk: 'Bar staff hit the wrong button, so you restock the wrong product.',
          mitigation: 'Allow 80 buttons on the till, and each week check the ten best sellers against the shelf.',
        },
      ],
      kpis: [
        {
          name: 'goods thrown out or left over',
          unit: '% of cost of goods',
          baseline: 'tally ten events',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'products sold out too soon',
          unit: 'items per event',
          baseline: 'write them down at ten events',
          target: 'cut them by half',
        },
      ],
      data_needed: [
        'item sales per event from the till',
        'numbers attending, by type of event',
        'opening and closing stock counts',
        'supplier delivery times and returns',
      ],
    },
    {
      workflow:
        'Bars, kiosks and merch stands are stocked for the crowd expected. Two weeks ahead the tool drafts orders from house and audience type, and repeats it on the eve. The bar manager has the final say. Afterwards till and stock count refine the figures per head.',
      build:
        'Work out units per head from the till and the attendance of past events, type by type, as a range. Use those to fill in the supplier’s order form. You can run the first season on a spreadsheet. Wait for 50 events before you add a model.',
      checkpoint:
        'No order leaves unless the bar manager has signed. Anything larger than last year’s record night goes to the venue manager as well.',
      first_step:
        'Start with a sheet of ten past events. The bar manager enters attendance beside till sales and is done on Thursday.',
      stop_test: 'End it if 15 events bring a fall in waste below 10 %.',
      alternative:
        'Note units per 100 patrons on a card, one for every type of event, and do a count of bins and fridges after closing.',
      risks: [
        {
          risk: 'Metal fans come and the bar was stocked as if for folk.',
          mitigation: 'Set the rate by act type, and ask the promoter what the last stop on the tour sold.',
        },
        {
          risk: 'Loose keying on the till hides what really sold, and the order goes wrong.',
          mitigation: 'Limit it to 80 buttons, with a weekly shelf count of the ten lines that sell most.',
        },
      ],
      kpis: [
        {
          name: 'share of stock wasted or unsold',
          unit: '% of cost of goods',
          baseline: 'weigh up ten events',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'number of items gone by closing',
          unit: 'items per event',
          baseline: 'track ten events from start to finish',
          target: 'reduce it by half',
        },
      ],
      data_needed: [
        'till data by event and item',
        'attendance figures and event types',
        'stock taken before and after each event',
        'how quickly suppliers deliver, and returns',
      ],
    },
    {
      workflow:
        'Every stand, kiosk and bar gets an order that fits the crowd. It is drafted two weeks out and redone on the last day, from likely house and kind of audience. The bar manager amends it. Comparing till with count afterwards sharpens the rate per head.',
      build:
        'All it takes at first is a spreadsheet: till sales divided by attendance, for every event type, with a range. The result fills your supplier’s form. Think about a model when 50 events are on record, not in season one.',
      checkpoint:
        'What the bar manager has not signed is not ordered. Above last year’s top night, the venue manager adds a signature.',
      first_step: 'The bar manager lines up attendance and till takings of ten events on one sheet, ready Thursday.',
      stop_test: 'No fall of 10 % in waste by event 15 means it is over.',
      alternative:
        'Make a card for every kind of event with the units 100 patrons get through. Count what fridges and bins hold afterwards.',
      risks: [
        {
          risk: 'The bar is set up for folk drinkers on a metal night.',
          mitigation: 'Use a rate for each sort of act, and have the promoter share sales at the previous venue.',
        },
        {
          risk: 'With sloppy keying on the till, the reorder list names the wrong goods.',
          mitigation: 'Trim it to 80 buttons, and count your ten leading lines weekly.',
        },
      ],
      kpis: [
        {
          name: 'goods bought and not sold',
          unit: '% of cost of goods',
          baseline: 'record ten events',
          target: 'reduce it by 20 to 30 %',
        },
        {
          name: 'lines that ran dry before closing',
          unit: 'items per event',
          baseline: 'make a note at ten events',
          target: 'half as many',
        },
      ],
      data_needed: [
        'sales per item, night by night',
        'head counts for each type of event',
        'stock on hand before and after',
        'ordering times and return terms',
      ],
    },
  ],
  'entertainment/funding-and-copy-drafts': [
    {
      workflow:
        'When a round starts, software finds support letters, audience counts, budgets and old bids, and drafts each answer with its source. The producer works it over, tests all the figures and sends it. Later those facts serve for the acquittal and for listings.',
      build:
        'Bring bios, acquittals and applications of ten years together. Choose a writing assistant of business grade that draws on these alone. Give it your house style, and for every project a table of facts you have settled.',
      checkpoint:
        'Before lodging, the artistic director reads everything out loud, and someone from finance marks off all numbers.',
      first_step:
        'By Wednesday the producer has five recent bids in hand and knows which questions never fail to appear.',
      stop_test:
        'Three rounds on, stop if bids do not take a fifth less time. One false fact sent to a funder also ends it.',
      alternative:
        'For every project hold one sheet of facts. Save twenty strong paragraphs anybody on the team can use.',
      risks: [
        {
          risk: 'It names partners or crowds you did not have, and you are in breach of the deed.',
          mitigation: 'No number unless it stands in the facts table with year and source.',
        },
        {
          risk: 'One bid reads like the next, and assessors can tell.',
          mitigation: 'With the artist, compose the first page yourself. Leave reports, access and budgets to drafts.',
        },
      ],
      kpis: [
        {
          name: 'hours for each application',
          unit: 'hours',
          baseline: 'let staff say how long five rounds took',
          target: '30 to 50 % less',
        },
        {
          name: 'grants acquitted in time',
          unit: '% of grants',
          baseline: 'see two past years',
          target: 'every one',
        },
      ],
      data_needed: [
        'bids of the past and their fate',
        'budgets, planned and real',
        'counts of audience and participants',
        'bios and letters of support',
      ],
    },
    {
      workflow:
        'There is a new round. What you said in other bids, your budgets, letters of support and counts of audience are found, and each question has a draft that shows its source. It is for the producer to make it good, to test each figure and to lodge. Listings and the acquittal draw on the same later.',
      build:
        'One folder, ten years: bios, applications, acquittals. The assistant that writes is of business grade and quotes from there. It has a sheet on your style, and by project a table of facts on which all agree.',
      checkpoint:
        'The bid is read aloud, all of it, by the artistic director. Finance has a tick on each number. Then it is lodged.',
      first_step:
        'Which questions come every time? The last five bids tell, and the producer has marked them by Wednesday.',
      stop_test:
        'You should save a fifth of the time on bids within three rounds. If not, or if a funder is told one thing that is false, end it.',
      alternative:
        'Twenty paragraphs that are good, free for the team to use, and a sheet of facts for each project: that may be enough.',
      risks: [
        {
          risk: 'An audience is claimed, or a partner, that never was. The deed does not allow it.',
          mitigation: 'Figures come out of the facts table or not at all, with their year and their source.',
        },
        {
          risk: 'The panel has read this before: all your bids are alike.',
          mitigation: 'The first page is written by hand, artist and you. Drafts are for access, reports and budgets.',
        },
      ],
      kpis: [
        {
          name: 'time a bid takes',
          unit: 'hours',
          baseline: 'ask about the five latest rounds',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'share of acquittals that meet the date',
          unit: '% of grants',
          baseline: 'look at the last two years',
          target: 'the full number',
        },
      ],
      data_needed: [
        'old applications, won and lost',
        'what projects cost, and should have',
        'how many came or took part',
        'letters from supporters, bios',
      ],
    },
    {
      workflow:
        'When a grant round opens, each question gets a first draft from your own files, with the source shown. Past applications, budgets, support letters and audience counts supply the facts. The producer rewrites it, verifies the figures and lodges. Those facts are used again for listings and the acquittal.',
      build:
        'Put ten years of acquittals, applications and bios in a single folder, and let a business-grade writing assistant quote from it. It also needs your style sheet. For each project, draw up a table of facts that everyone has agreed.',
      checkpoint:
        'Every number is ticked by the finance person, and the artistic director reads the full bid out loud. Only then is it lodged.',
      first_step:
        'Find your five latest bids. By Wednesday the producer has marked each question that comes back round after round.',
      stop_test:
        'Within three rounds each bid must take a fifth less time. Stop if they do not, or the moment a funder gets a false fact.',
      alternative:
        'Maintain one fact sheet for each project and twenty well-written paragraphs for everyone on the team to draw on.',
      risks: [
        {
          risk: 'The draft credits you with a partner or audience you never had, and that breaks the funding deed.',
          mitigation: 'Take numbers from the facts table and nowhere else, with year and source given.',
        },
        {
          risk: 'Panels begin to see the same bid from you each time.',
          mitigation:
            'Sit down with the artist and write page one yourselves; drafts cover access, budgets and reports.',
        },
      ],
      kpis: [
        {
          name: 'hours spent per application',
          unit: 'hours',
          baseline: 'get estimates from staff on five recent rounds',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'acquittals lodged by the due date',
          unit: '% of grants',
          baseline: 'check the past two years',
          target: 'all grants',
        },
      ],
      data_needed: [
        'earlier applications and results',
        'project budgets against actual spending',
        'participation figures and audience counts',
        'bios, with letters of support',
      ],
    },
    {
      workflow:
        'A grant bid no longer starts from an empty page. Software gathers budgets, past bids, support letters and audience figures, then drafts an answer per question and cites its source. The producer reworks it, checks all numbers and submits. Acquittal and listings reuse the facts.',
      build:
        'Use a writing assistant on a business plan that draws only on your own folder. That folder holds bios, applications and acquittals from ten years. Add your style sheet and a short table of agreed facts for every project.',
      checkpoint:
        'Before a bid is lodged, it is read aloud from end to end by the artistic director. Someone in finance ticks off the figures one at a time.',
      first_step:
        'Go through the five most recent bids and pick out what every funder asks. The producer has that list on Wednesday.',
      stop_test:
        'A single false fact in front of a funder ends it. So does saving less than a fifth of the time after three rounds.',
      alternative: 'Twenty reusable paragraphs and a sheet of facts per project will carry a small team a long way.',
      risks: [
        {
          risk: 'An audience or a partner is claimed in error, and you have breached your deed.',
          mitigation: 'Every figure must sit in the facts table, with where it came from and which year.',
        },
        {
          risk: 'Assessors recognise the style, since all applications now read the same.',
          mitigation:
            'Page one is written with the artist and without the tool, which is kept for reports, budgets and access.',
        },
      ],
      kpis: [
        {
          name: 'working hours in each application',
          unit: 'hours',
          baseline: 'ask the team how the last five rounds went',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'acquittals handed in on time',
          unit: '% of grants',
          baseline: 'review two years of grants',
          target: 'each and every one',
        },
      ],
      data_needed: [
        'applications so far, with outcome',
        'budgets and final costs by project',
        'attendance and participation numbers',
        'letters from supporters and artist bios',
      ],
    },
    {
      workflow:
        'Your own files answer most of what a funder asks. When a round opens, the tool drafts each reply from earlier applications, audience counts, budgets and letters, and names where it found them. The producer rewrites, proves all figures and lodges. Acquittal and listings use the same material afterwards.',
      build:
        'Ten years of bids, bios and acquittals belong in one place. On that folder you set a business-grade assistant that quotes what it finds. It follows a house style sheet, and the facts of a project come from a table the team has approved.',
      checkpoint:
        'Two people stand before lodging: the artistic director, who reads all of it aloud, and finance, who ticks number by number.',
      first_step:
        'Lay five recent bids next to each other. The producer highlights the questions they have in common by Wednesday.',
      stop_test:
        'Stop at once if a funder is given a false fact. Otherwise look after three rounds: a fifth of the hours per bid must be gone.',
      alternative:
        'Write a facts sheet for each project. Collect the twenty paragraphs that worked best, for all to borrow.',
      risks: [
        {
          risk: 'The bid boasts of a partner or a crowd that did not exist, and the deed is broken.',
          mitigation: 'A figure is used if it is in the facts table, dated and sourced.',
        },
        {
          risk: 'To the panel your applications have begun to read as one.',
          mitigation: 'Artist and producer write the opening page. The tool serves for budgets, reports and access.',
        },
      ],
      kpis: [
        {
          name: 'hours behind each bid',
          unit: 'hours',
          baseline: 'have staff recall the five rounds before',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'acquittals that arrive when due',
          unit: '% of grants',
          baseline: 'go back two years',
          target: 'every grant',
        },
      ],
      data_needed: [
        'earlier bids, funded or not',
        'budget and actual spend for projects',
        'numbers who attended and took part',
        'supporters’ letters plus biographies',
      ],
    },
  ],
  'entertainment/gear-and-bookings-register': [
    {
      workflow:
        'There is one diary, with a number for every booking, and a barcode on all cases. People use their phones to scan gear as it leaves and returns. Tests overdue, things missing and clashes show up while the production manager can still act, not once the truck has gone.',
      build:
        'Pick a single system for hire or venue, and enter three months ahead. Start labels with your 200 most costly items. Settle who is allowed to alter the diary. It is mere tidiness, but rosters and forecasts will rest on it.',
      checkpoint: 'Ahead of every load-out the production manager holds scan and truck list together, and signs.',
      first_step:
        'By Friday the production manager knows how many things were lost or clashed last month, and 50 cases have labels.',
      stop_test:
        'In week seven at least 80 % of load-outs should be scanned. If they are not, stop and find another tool.',
      alternative:
        'You get far with a calendar all can see, in colours, and a clipboard at the cage for signing gear out.',
      risks: [
        {
          risk: 'People keep up the former diary too, and neither is right.',
          mitigation: 'Name the day when paper is put under lock and key. From then on a spoken hold gets a no.',
        },
        {
          risk: 'At 2 am nobody feels like scanning.',
          mitigation: 'Fix a scanner to the dock door. Without it there is no truck list.',
        },
      ],
      kpis: [
        {
          name: 'clashes that come up the week before',
          unit: 'per month',
          baseline: 'keep count one month',
          target: '70 to 90 % fewer',
        },
        {
          name: 'cost of gear lost or hired again',
          unit: '$ a quarter',
          baseline: 'go by invoices for two quarters',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'spreadsheets and diaries in use',
        'serial numbers on a gear list',
        'when each item was tested and tagged',
        'who may book what',
      ],
    },
    {
      workflow:
        'Bookings share one diary, and each has one number. All gear is in cases and each has its barcode. Out and in, crew scan it with a phone. What clashes, what is missing and which test is overdue is seen by the production manager while the truck is still empty.',
      build:
        'One system, for venue or hire: decide, and enter what the next three months hold. Labels go on the 200 dearest things before any others. Say who may write in the diary. There is nothing clever in this, yet rosters and forecasts cannot do without.',
      checkpoint: 'Scan and truck list must agree before each load-out, and the production manager signs that they do.',
      first_step:
        'How many clashes last month, and how much was lost? The production manager counts, and has labels on 50 cases by Friday.',
      stop_test: 'If load-outs scanned stay under 80 % in week seven, the tool is wrong. Stop, and change it.',
      alternative:
        'A clipboard on the cage to sign for gear, and one calendar in colours for all, will take you a good part of the way.',
      risks: [
        {
          risk: 'The old diary was never shut, and now you can trust neither.',
          mitigation:
            'From a set date the one on paper is locked up. Whoever asks the manager for a hold by word of mouth is refused.',
        },
        {
          risk: 'It is 2 am and the crew just want to go.',
          mitigation: 'The dock door has a scanner, and what it did not see is not on the truck list.',
        },
      ],
      kpis: [
        {
          name: 'late clashes',
          unit: 'per month',
          baseline: 'one month of counting',
          target: 'bring them down 70 to 90 %',
        },
        {
          name: 'dollars written off or spent on re-hire',
          unit: '$ a quarter',
          baseline: 'add up two quarters’ invoices',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'the diaries and sheets you have',
        'all gear, with serials',
        'dates of test and tag',
        'people, and what they book',
      ],
    },
    {
      workflow:
        'Overdue tests, clashes and missing items are visible while the truck is still being packed. Bookings sit in one diary under a number, and gear cases wear a barcode. Crew scan them out and back by phone. The production manager can act in time.',
      build:
        'Settle on one hire or venue system and enter all bookings for three months ahead. Barcode the 200 most expensive items to begin with, and decide who can edit the diary. Forecasts and rosters will need this order later.',
      checkpoint:
        'Each load-out needs the production manager’s signature, given once the scan agrees with the truck list.',
      first_step:
        'Count last month’s clashes and losses. By Friday the production manager has also put labels on a first 50 cases.',
      stop_test: 'At week seven, see how many load-outs were scanned. Under 80 % means this is the wrong tool.',
      alternative:
        'A colour-coded calendar that everyone shares and a clipboard for signing gear out of the cage will do much.',
      risks: [
        {
          risk: 'Staff go on using the old diary beside the new, and neither can be relied on.',
          mitigation:
            'Fix a day for locking up the paper diary, after which the manager takes no hold by word of mouth.',
        },
        {
          risk: 'After a 2 am finish, crew leave without scanning.',
          mitigation: 'Mount a scanner by the dock door, and build the truck list from what it records.',
        },
      ],
      kpis: [
        {
          name: 'bookings that clash in the final week',
          unit: 'per month',
          baseline: 'log a month of them',
          target: 'a drop of 70 to 90 %',
        },
        {
          name: 'spend on lost gear and repeat hire',
          unit: '$ a quarter',
          baseline: 'check two quarters of invoices',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'diaries and spreadsheets now in use',
        'gear register with serial numbers',
        'test-and-tag records',
        'a list of bookers and their areas',
      ],
    },
    {
      workflow:
        'One diary and one scanned gear list take the place of several that disagree. Every booking has a number, every case a barcode, and phones record what leaves and what returns. Before loading starts, the production manager knows of any clash, gap or test that is due.',
      build:
        'Move three months of bookings into a single system, either for venues or for hire. Stick labels on the dearest 200 pieces first. Name the people who are allowed to change entries. It is housekeeping, but rosters and forecasts depend on it.',
      checkpoint: 'Before the truck goes, the production manager checks its list against what was scanned and signs.',
      first_step:
        'This week the production manager totals clashes and missing gear for the past month. Labelling of 50 cases is done by Friday.',
      stop_test: 'If scanning covers less than 80 % of load-outs in week seven, change to a different tool.',
      alternative: 'Try a common calendar with colours for each room, and hang a sign-out sheet on the gear cage.',
      risks: [
        {
          risk: 'Two diaries run side by side and both end up wrong.',
          mitigation: 'Announce when the paper one is put away for good, and refuse any hold that is only spoken.',
        },
        {
          risk: 'Nobody scans at 2 am, when all want to get home.',
          mitigation: 'With the scanner at the dock door, no truck list exists until the cases have passed it.',
        },
      ],
      kpis: [
        {
          name: 'clashes discovered at the last minute',
          unit: 'per month',
          baseline: 'note each one for a month',
          target: 'lower by 70 to 90 %',
        },
        {
          name: 'cost of write-offs and re-hires',
          unit: '$ a quarter',
          baseline: 'total the invoices of two quarters',
          target: 'cut it by 20 to 30 %',
        },
      ],
      data_needed: [
        'every diary and sheet people keep',
        'equipment with its serial numbers',
        'latest test and tag for each item',
        'who is in charge of which bookings',
      ],
    },
    {
      workflow:
        'The production manager knows what is missing before the truck is loaded. That takes one diary with a number per booking, a barcode for each case, and a phone scan whenever gear goes or comes. Clashes and overdue tests show up early enough to fix.',
      build:
        'Decide for one system, venue or hire, and key in the coming three months. The dearest 200 items are labelled before the rest. Only named people may edit the diary. None of it is clever, but every later roster and forecast stands on it.',
      checkpoint: 'The truck leaves after the production manager has matched its list to the scan and signed.',
      first_step:
        'First labels go on 50 cases. By Friday the production manager also has last month’s tally of lost gear and double bookings.',
      stop_test: 'Week seven is the check: below 80 % of load-outs scanned, stop and swap the tool.',
      alternative: 'Begin with a calendar in colours, open to all, and a clipboard by the gear cage where people sign.',
      risks: [
        {
          risk: 'Old and new diary are both kept, and each has different mistakes.',
          mitigation: 'Lock the paper one away on an agreed date. The manager accepts no hold that is merely spoken.',
        },
        {
          risk: 'Tired crew at 2 am load without a scan.',
          mitigation: 'The scanner hangs at the dock door, and the truck list is made of its scans.',
        },
      ],
      kpis: [
        {
          name: 'double bookings that surface in the last week',
          unit: 'per month',
          baseline: 'write down a month’s worth',
          target: 'reduce them by 70 to 90 %',
        },
        {
          name: 'replacement and re-hire costs for gear',
          unit: '$ a quarter',
          baseline: 'find them in two quarters of bills',
          target: 'reduce it by 20 to 30 %',
        },
      ],
      data_needed: [
        'every calendar and sheet in use',
        'equipment with serial number',
        'tagging and testing dates',
        'names against the spaces they book',
      ],
    },
  ],
  'entertainment/chat-moderation': [
    {
      workflow:
        'As players type, every line gets a score. Plain spam stops there. If somebody threatens others or approaches a minor, a moderator has it at once; all else goes through. Having read what led up to it, the moderator warns or bans, and an appeal is heard by someone else.',
      build:
        'Your chat supplier sells moderation: feed it your languages and rules. At first hold just the worst tenth for review, then adjust it with a month of true reports. Nothing that under-18s write may train a model.',
      checkpoint:
        'Bans, and all flags that concern a minor, fall to a moderator with training. Appeals go to a second one.',
      first_step:
        'Pick 500 messages that players reported last month. Two moderators, apart from each other, put them under your rules.',
      stop_test: 'Check after eight weeks. If over one in ten of the messages held did no harm, end automatic holds.',
      alternative:
        'Restrict talk to friends and ready-made phrases, filter words, offer a button for reports, and have people on when it is busy.',
      risks: [
        {
          risk: 'It does not grasp slang or a foreign tongue, and silences people who meant no ill.',
          mitigation: 'For two months, all mutes are looked at by moderators who know that language.',
        },
        {
          risk: 'A flag on a child in danger drowns in hundreds of others.',
          mitigation:
            'Messages to minors have a separate queue, read ahead of all others by day and night, and a written way to reach the authorities.',
        },
      ],
      kpis: [
        {
          name: 'reports dealt with inside a day',
          unit: '% of reports',
          baseline: 'keep count for four weeks',
          target: 'get to 90 %',
        },
        {
          name: 'bans overturned on appeal',
          unit: '% of bans',
          baseline: 'three months of counting',
          target: 'less than 5 %',
        },
      ],
      data_needed: [
        'messages reported, and what followed',
        'rules of the community, in writing',
        'some weeks of chat logs',
        'how appeals ended',
      ],
      must_not_decide:
        'The tool can hold a message and hand it over, no more. Bans, and whatever touches a child, are for a trained moderator.',
    },
    {
      workflow:
        'Sent means scored, for each message. What is surely spam is kept back. Threats, or talk with minors, land with a moderator on the spot, and other chat runs on. The moderator looks at the whole exchange, then chooses a ban or a warning. Players may appeal, and a different person listens.',
      build:
        'There is a service for this where you get your chat; what you add is rules and languages of your own. Start with a tenth, the worst, held until reviewed. A month of reports, real ones, sets the dials. What those under-18s say is never used in training.',
      checkpoint:
        'No ban without a trained moderator, who sees each flag on minors too. If it is appealed, a second moderator takes it.',
      first_step:
        'Last month gave you reports: take 500 messages, and have them sorted by rule twice, by two moderators who do not confer.',
      stop_test:
        'Of ten messages held, at most one may be harmless. If eight weeks show worse, holds are no longer automatic.',
      alternative:
        'Friends only, phrases to choose from, a filter for words, a way to report: with moderators on in the busy hours that goes far.',
      risks: [
        {
          risk: 'Misread slang, or words in some other language, get players muted who did nothing.',
          mitigation:
            'Whoever reviews a mute must speak the language, and in the first two months each mute is reviewed.',
        },
        {
          risk: 'Hundreds of flags come in, and one is a child who needs help.',
          mitigation:
            'Where minors are contacted, the queue is its own and comes first, whatever the hour. How to bring in the authorities is set down in writing.',
        },
      ],
      kpis: [
        {
          name: 'share of reports that get a reply in a day',
          unit: '% of reports',
          baseline: 'watch four weeks',
          target: '90 % or better',
        },
        {
          name: 'appeals won by players',
          unit: '% of bans',
          baseline: 'look at three months',
          target: 'under 5 %',
        },
      ],
      data_needed: [
        'reports from players with their result',
        'your written rules',
        'chat, a few weeks of it',
        'appeals, and who was right',
      ],
      must_not_decide:
        'What concerns a child, and every ban, is a trained moderator’s decision. Software passes messages on or holds them, and that is all.',
    },
    {
      workflow:
        'Software scores chat as it is sent and hands the hard cases to people. It holds clear spam and lets ordinary chat pass. A moderator gets threats and any contact with minors at once. They read the conversation around it and warn or ban. A player who appeals is heard by somebody else.',
      build:
        'Switch on the moderation service that comes from your chat supplier, and give it your rules and languages. Hold only the worst tenth for review at the start. After a month of real reports, tune it. No text by under-18s is used for training.',
      checkpoint:
        'Every ban and every flag about a minor is read by a trained moderator. An appeal goes to a second moderator.',
      first_step:
        'Draw 500 messages from last month’s reports. Two moderators assign each one to a rule without seeing the other’s work.',
      stop_test: 'Review at eight weeks. Switch automatic holds off if over one in ten had stopped a harmless message.',
      alternative:
        'Friends-only chat with set phrases removes much of the trouble. Add a word filter, a report button and staff at busy hours.',
      risks: [
        {
          risk: 'Players who did no wrong are muted, as the tool misread slang or a second language.',
          mitigation: 'Have each mute checked for two months by a moderator who speaks that language.',
        },
        {
          risk: 'Among hundreds of flags, one about a child in danger is overlooked.',
          mitigation:
            'Put contact with minors in a separate queue that comes first round the clock, and write down how to reach the authorities.',
        },
      ],
      kpis: [
        {
          name: 'reports handled the same day',
          unit: '% of reports',
          baseline: 'tally them for four weeks',
          target: '90 % reached',
        },
        {
          name: 'successful appeals against bans',
          unit: '% of bans',
          baseline: 'count over three months',
          target: 'fewer than 5 %',
        },
      ],
      data_needed: [
        'reported chat and its outcome',
        'community rules as written',
        'several weeks of chat history',
        'appeal decisions',
      ],
      must_not_decide:
        'Only a trained moderator may ban, or decide on anything about a child. Holding a message and passing it on is as far as the tool goes.',
    },
    {
      workflow:
        'People decide the serious cases, while software clears away plain spam. Messages are scored when sent. Threats, or approaches to minors, reach a moderator immediately, and ordinary talk is left alone. They read the context and choose a warning or ban, and another person takes the appeal.',
      build:
        'The moderation product of your chat supplier is enough if you set your own languages and rules. At first it holds the worst tenth for a person to review. Real reports from one month adjust it. Words by under-18s stay out of training.',
      checkpoint:
        'Trained moderators decide on bans and see whatever is flagged about minors. If the player appeals, a colleague hears it.',
      first_step:
        'Two moderators each sort the same 500 messages, all reported last month, under your rules. They work apart.',
      stop_test:
        'Should more than one in ten held messages turn out harmless after eight weeks, end the automatic holding.',
      alternative:
        'Allow chat among friends and in fixed phrases, with a filter and a button to report. Put moderators on when most players are online.',
      risks: [
        {
          risk: 'Slang or foreign words fool the tool, and innocent people cannot speak.',
          mitigation: 'For two months, someone fluent reviews all mutes in that language.',
        },
        {
          risk: 'A child needs help, but the flag sits with hundreds of lesser ones.',
          mitigation:
            'Minors get their own queue, read before everything else at all hours, with written steps for calling the authorities.',
        },
      ],
      kpis: [
        {
          name: 'reports closed within one day',
          unit: '% of reports',
          baseline: 'use four weeks of reports',
          target: 'at least 90 %',
        },
        {
          name: 'bans reversed after an appeal',
          unit: '% of bans',
          baseline: 'follow three months of bans',
          target: 'no more than 5 %',
        },
      ],
      data_needed: [
        'player reports and how each was settled',
        'the rules players agree to',
        'chat records from recent weeks',
        'results of appeals',
      ],
      must_not_decide:
        'The tool stops at holding a message and forwarding it. A trained moderator rules on each ban and on every matter that involves a child.',
    },
    {
      workflow:
        'Moderators spend their time on threats and on minors, not on spam. A score goes with each message, obvious spam waits, and the two grave kinds reach a person at once. Other chat passes. With the exchange before them, they settle on a ban or warning, and a colleague takes any appeal.',
      build:
        'Take the service your chat supplier offers, and load it with your own rules in every language you serve. For a start it holds the worst tenth until someone has looked. Use one month of genuine reports to tune it. What under-18s write trains nothing.',
      checkpoint:
        'All bans, and each flag with a minor in it, are a trained moderator’s work. A second person decides on appeal.',
      first_step:
        'Choose 500 messages reported last month. Two moderators classify them by rule, each unaware of the other.',
      stop_test: 'Eight weeks in, look at what was held. If above one in ten was harmless, end automatic holds.',
      alternative:
        'Fixed phrases and friends-only chat cut the risk. So do a button to report, filtered words, and people on watch at peak times.',
      must_not_decide:
        'To hold and to forward is all the tool may do. A trained moderator decides bans and every case with a child in it.',
      risks: [
        {
          risk: 'Decent players find themselves muted over slang, or words the filter does not know.',
          mitigation: 'For two months every mute goes to a moderator fluent in that language.',
        },
        {
          risk: 'The single flag that matters, a child in danger, lies under hundreds.',
          mitigation:
            'Give minors a first-read queue, staffed day and night, and put the steps to the authorities on paper.',
        },
      ],
      kpis: [
        {
          name: 'player reports settled in under a day',
          unit: '% of reports',
          baseline: 'log reports for four weeks',
          target: 'bring it to 90 %',
        },
        {
          name: 'players who win their appeal',
          unit: '% of bans',
          baseline: 'track it for three months',
          target: 'kept below 5 %',
        },
      ],
      data_needed: [
        'messages players reported, and the ruling',
        'your code of conduct for players',
        'recent chat, some weeks’ worth',
        'each appeal with its result',
      ],
    },
  ],
  'entertainment/equipment-faults': [
    {
      workflow:
        'There is a code on all machines. Whoever finds a fault, member or staff, scans and describes it. The technician in charge gets it along with part numbers and history, and a board counts the time out of use. What to service next follows from earlier faults and hours run.',
      build:
        'First come stickers with codes, and a form on the phone that raises a job in your maintenance or club software. Enter last service, age and make a single time. With six months of faults, sort machines by repeats and by hours of use.',
      checkpoint:
        'Reported machines are seen by staff within the day and shut if they might injure anyone. Only a technician’s signature opens them again.',
      first_step:
        'Give each machine a number. From last month’s messages, note every breakdown, its date and when it was mended.',
      stop_test:
        'Three months on, days out of use should have come down to three quarters of today’s or less. If not, stop.',
      alternative:
        'Keep a fault book with numbers by the desk, go round the floor every morning, and call the technician on Tuesdays.',
      risks: [
        {
          risk: 'Something unsafe stands in the queue next to a ripped seat.',
          mitigation: 'Electric shock and frayed cable are two kinds of fault that shut a machine on the spot.',
        },
        {
          risk: 'People send in faults as a joke, and the list grows long.',
          mitigation: 'Before the technician is rung, someone from staff goes to see that it is true.',
        },
      ],
      kpis: [
        {
          name: 'days each machine stands still',
          unit: 'days',
          baseline: 'go by messages on 30 past faults',
          target: '40 to 60 % less',
        },
        {
          name: 'grumbles about equipment',
          unit: 'per month',
          baseline: 'tally reviews and what the front desk noted',
          target: 'a third fewer',
        },
      ],
      data_needed: [
        'age and make of all equipment',
        'reports of faults, date and repair',
        'running hours, where logged',
        'what technicians and parts cost',
      ],
    },
    {
      workflow:
        'Scan the code on the machine and say what it does: members can, and so can staff. Part numbers and all that went before go with it to the technician it concerns. How long it stands idle is on a board. Use in hours, and what broke in the past, settle the next service.',
      build:
        'Codes to stick on and a form for phones will do to begin, if each report becomes a job in the software for the club or for maintenance. Make, age and last service are keyed once. Six months later you can rank by repeat faults and hours of use.',
      checkpoint:
        'On the day it is reported, staff go and look, and rope it off where someone could be hurt. Back in use means signed by the technician.',
      first_step:
        'What broke last month, and when did it run again? The messages tell. Write it down, with a number for every machine.',
      stop_test:
        'If machines still stand for over three quarters of the days they do now, and three months have gone, end it.',
      alternative:
        'A book for faults at the desk, numbered, a walk each morning, and on every Tuesday a call to the technician.',
      risks: [
        {
          risk: 'It could hurt somebody, yet it waits its turn behind torn seats.',
          mitigation:
            'With two faults there is no waiting: a cable that frays, a shock from the current. That machine is closed.',
        },
        {
          risk: 'For some members a report is fun, and there are soon too many.',
          mitigation: 'Staff walk over and confirm it. After that a technician may be called.',
        },
      ],
      kpis: [
        {
          name: 'time out of order',
          unit: 'days',
          baseline: 'read the messages for 30 recent faults',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'equipment complaints',
          unit: 'per month',
          baseline: 'go through front desk notes and reviews',
          target: 'down by a third',
        },
      ],
      data_needed: [
        'each machine, make and age',
        'what failed, when, how mended',
        'use in hours if machines tell',
        'bills for parts and technician',
      ],
    },
    {
      workflow:
        'A scan of the code on a machine reports its fault straight to the right technician. Members can do it as well as staff. With it go part numbers and the history of that machine, and a board shows the days it has been out. Earlier faults and hours of use set the service order.',
      build:
        'Put a code sticker on each machine, and a form on people’s phones that feeds jobs to your maintenance or club system. Its make, its age and the last service are entered once. After six months of data, rank the machines by repeat faults and use.',
      checkpoint:
        'Staff inspect a reported machine that same day and close it if there is a danger. It returns to use once the technician has signed.',
      first_step:
        'Give all machines a number. Then go through last month’s messages for what failed, on which day, and when it was running again.',
      stop_test:
        'Allow three months. Call it off if days out of order are still above three quarters of the present figure.',
      alternative:
        'A fault book by the desk, its lines numbered, and a floor walk each morning go far. Phone the technician every Tuesday with the list.',
      risks: [
        {
          risk: 'A machine that could injure someone queues behind a torn seat.',
          mitigation: 'Frayed cable and electric shock are treated apart: either one closes the machine immediately.',
        },
        {
          risk: 'Joke reports from members swell the list.',
          mitigation: 'Have a staff member look at the machine first, and only then call the technician.',
        },
      ],
      kpis: [
        {
          name: 'days lost per machine',
          unit: 'days',
          baseline: 'use last 30 faults as found in messages',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'complaints over equipment each month',
          unit: 'per month',
          baseline: 'add up reviews and desk notes',
          target: 'cut them by a third',
        },
      ],
      data_needed: [
        'list of machines with make and age',
        'fault history, dates and repairs',
        'usage hours, where a machine records them',
        'costs of parts and technicians',
      ],
    },
    {
      workflow:
        'The technician learns of each fault together with part numbers and what was repaired before. Anyone on the floor, staff or member, scans the machine’s code and describes the problem. A board counts the days until it is fixed. Past faults and running hours then show which machine to service first.',
      build:
        'You can start this week with stickers, plus a form for phones linked to the club or maintenance system. Enter each machine’s make, age and latest service a single time. Six months of faults will let you rank by repeats and by hours run.',
      checkpoint:
        'The day a fault is reported, a staff member checks it and blocks the machine if anyone could get hurt. The technician’s signature is what reopens it.',
      first_step:
        'Number the machines first. Last month’s messages will tell you what broke and how long each repair took.',
      stop_test:
        'The measure is days out of order. If three months leave them at over three quarters of today’s count, stop.',
      alternative:
        'Leave a fault book with numbered lines at the desk and check the floor every morning. Tuesday is the day to ring your technician.',
      risks: [
        {
          risk: 'Real danger gets no more attention on the list than a ripped cover.',
          mitigation:
            'Two faults skip the queue, electric shock and a frayed cable, and both shut the machine on the spot.',
        },
        {
          risk: 'Bored members file faults that do not exist.',
          mitigation: 'No technician is called until someone on the floor has confirmed it.',
        },
      ],
      kpis: [
        {
          name: 'how long a broken machine stays broken',
          unit: 'days',
          baseline: 'trace 30 faults through the messages',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'monthly complaints on machines',
          unit: 'per month',
          baseline: 'collect what reviews and the front desk say',
          target: 'one third fewer',
        },
      ],
      data_needed: [
        'equipment register, by make and age',
        'past faults and how they were fixed',
        'hours run, if the machine keeps them',
        'technician invoices and parts',
      ],
    },
    {
      workflow:
        'Broken machines are reported where they stand: anyone scans the code and says what is wrong. The technician who handles that type receives it, with its history and part numbers. Days out of action show on a board. Service order comes from running hours and earlier faults.',
      build:
        'Print a code for each machine and link it to a phone form. Reports turn into jobs in the club or maintenance software, where age, make and last service are stored once. When six months of faults are in, rank by repeat trouble and hours of use.',
      checkpoint:
        'Someone on staff goes to the machine that day, and shuts it if people could be hurt. Use resumes when the technician has signed for it.',
      first_step:
        'Start with a number on all machines and a list from last month’s messages: the fault, the date, and the day it worked again.',
      stop_test: 'The goal is fewer days out. If three months leave over three quarters of today’s total, give up.',
      alternative:
        'Put a book for faults, with numbers, on the desk. Walk round each morning, and let Tuesday be technician day.',
      risks: [
        {
          risk: 'A hazard is treated as patiently as a split seat.',
          mitigation:
            'Shock from the current or a cable that frays closes a machine immediately. These two kinds never wait.',
        },
        {
          risk: 'Pranks by members clog the list.',
          mitigation: 'Each report is confirmed by eye on the floor; the technician hears of it after that.',
        },
      ],
      kpis: [
        {
          name: 'idle days per broken machine',
          unit: 'days',
          baseline: 'look up 30 faults in old messages',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'complaints members make about machines',
          unit: 'per month',
          baseline: 'total them from reviews and desk notes',
          target: 'reduce by a third',
        },
      ],
      data_needed: [
        'machines by make and year',
        'dated faults with the repair done',
        'logged hours, on machines that count them',
        'spending on technicians and spare parts',
      ],
    },
  ],
  'entertainment/lesson-places': [
    {
      workflow:
        'A place that falls free finds its next child the same day. Moves, cancellations and term ends open gaps, and each one is compared with owed make-ups and the waiting list for day, age and level. Families get a text that holds for four hours. Odd cases stay on the desk’s board.',
      build:
        'Look first at what Udio, Jackrabbit or your present lesson system can already do with waitlists and make-ups. Then switch on timed text offers, ask instructors to check levels each third week, and print places by hour and class every Monday.',
      checkpoint:
        'No child changes level before the lead instructor agrees. At nine the desk reads the list of offers and releases it.',
      first_step:
        'Walk through the timetable this week, note places, heads and unpaid make-ups for each class, and let the manager ring the ten with most gaps.',
      stop_test:
        'Drop it if a whole term brings less than three points more in filled places, or when two children land in a class too hard for them.',
      alternative:
        'A sheet for each level, open to all desk staff, and one Saturday hour kept free for anyone who owes a make-up will do for many schools.',
      risks: [
        {
          risk: 'The record is wrong, and a frightened child is sent to a class beyond them.',
          mitigation: 'Ask whoever taught the child last to confirm, and lock the level until they have.',
        },
        {
          risk: 'Parents who cannot read texts at work lose out to those who can.',
          mitigation: 'Keep to list order, and give every family four hours to answer.',
        },
      ],
      kpis: [
        {
          name: 'share of lesson places with a child in them',
          unit: '% of places',
          baseline: 'take a four-week count of all classes',
          target: 'up by 5 to 10 points',
        },
        {
          name: 'phone calls on moves and make-ups',
          unit: 'calls a week',
          baseline: 'keep a tally sheet at the desk for two weeks',
          target: '40 to 60 % fewer',
        },
      ],
      data_needed: [
        'timetable with instructor, level and class size',
        'term enrolments and cancellations',
        'families who wait, with their days',
        'unused make-up credits',
        'lesson attendance',
      ],
      must_not_decide:
        'Which level a child swims or dances in, and how many one instructor takes, is for the lead instructor to say. The tool only proposes a place.',
    },
    {
      workflow:
        'The software keeps classes full without the phone. Each gap left by a level move, a dropped place or the end of term is set against make-up credits and waiting families who want that day, age group and level. The first one asked has four hours. Staff at the desk handle what does not fit.',
      build:
        'Start with the rules for make-ups and waiting lists inside the system you own, be it Udio or Jackrabbit. Put a time limit on offers by text. Each third week instructors review levels, and the manager gets one page of free places by day.',
      checkpoint:
        'Level moves need a yes from the lead instructor. Offers leave at nine, after somebody at the desk has read them.',
      first_step:
        'By the end of this week the manager has a list of all classes with heads, places and make-ups due, and a mark on the ten thinnest.',
      stop_test:
        'End the trial if one term passes and places filled are up by under three points. Two wrong placements of a child end it too.',
      alternative:
        'Put a wait list for every level on a sheet the whole desk can see. Run an open make-up session at a set hour on Saturday.',
      risks: [
        {
          risk: 'An old level on file puts a timid child in water or a routine they cannot manage.',
          mitigation: 'Treat the file as a hint only, so that the last instructor must confirm it.',
        },
        {
          risk: 'Quick repliers take every spot, and the rest stop trusting the list.',
          mitigation: 'Offer in strict order with four hours to reply.',
        },
      ],
      kpis: [
        {
          name: 'full places across the timetable',
          unit: '% of places',
          baseline: 'note heads per class over four weeks',
          target: 'a rise of 5 to 10 points',
        },
        {
          name: 'calls to the desk on make-ups or class moves',
          unit: 'calls a week',
          baseline: 'count them for two weeks',
          target: 'down by 40 to 60 %',
        },
      ],
      data_needed: [
        'all classes by level, size and teacher',
        'who joined and left each term',
        'wait list and preferred days',
        'credits for missed lessons',
        'roll marks from each lesson',
      ],
      must_not_decide:
        'The lead instructor alone judges a child’s level and the ratio in a class. Software may point to a free place and no more.',
    },
    {
      workflow:
        'Families hear of a free place within hours of its opening. Any level move, withdrawal or end of term leaves a gap. The tool looks for a child of the right level and age, for that weekday, among waiting families and those owed a make-up. The offer stands four hours. Unusual cases come to the desk.',
      build:
        'Your lesson software, Udio or Jackrabbit for instance, has rules for make-ups and waitlists that may be switched off. Turn them on. Then add texts that expire, a weekly chart of places by hour and class, and a level check by instructors each third week.',
      checkpoint:
        'A change of level takes the lead instructor’s approval. The day’s offers are read at the desk and released at nine.',
      first_step:
        'For all classes the manager notes places, children and owed make-ups this week, and picks out the ten with most room.',
      stop_test:
        'Judge it after a full term. If filled places gained under three points, or two children went in above their level, stop.',
      alternative:
        'Share a sheet with a waiting list for each level. On Saturday, keep one hour open to everyone with a make-up to use.',
      must_not_decide:
        'A child’s level and the size of a group are the lead instructor’s decision, made at the pool or in the studio. No software may set either.',
      risks: [
        {
          risk: 'On paper a child looks ready, and a shy one ends up out of their depth.',
          mitigation: 'The instructor who had the child last must tick the move, or the level stays.',
        },
        {
          risk: 'Whoever replies first gets the place, and parents without phones at work never do.',
          mitigation: 'Ask families in the order they joined the list, and wait four hours each time.',
        },
      ],
      kpis: [
        {
          name: 'places in lessons that are taken',
          unit: '% of places',
          baseline: 'four weeks of counts, class by class',
          target: 'gain 5 to 10 points',
        },
        {
          name: 'calls the desk takes on changes and make-ups',
          unit: 'calls a week',
          baseline: 'mark each one down for two weeks',
          target: 'reduce them by 40 to 60 %',
        },
      ],
      data_needed: [
        'classes with their level, limit and instructor',
        'each term’s starts and withdrawals',
        'who is waiting, and for which days',
        'make-ups not yet taken',
        'attendance, lesson by lesson',
      ],
    },
    {
      workflow:
        'Gaps in classes no longer wait for someone to make phone calls. As children move up, withdraw or end a term, the system searches make-ups owed and the waiting list by age, level and weekday. One family at a time is asked and has four hours. Whatever is unclear goes on the desk’s board.',
      build:
        'Spend nothing new until you have tried the make-up and waiting-list settings in Jackrabbit, Udio or whatever you run. After that, send offers by text that lapse, have each third week set aside for level checks, and review free places every week by class and hour.',
      checkpoint:
        'Offers for the day are checked at the desk, then sent at nine. Moving a child up is approved by the lead instructor each time.',
      first_step:
        'Make a list of every class with heads, places and make-ups outstanding. By the week’s end the manager has the ten emptiest marked.',
      stop_test:
        'Two children placed too high is enough to stop. So is a full term in which filled places rise less than three points.',
      alternative:
        'One sheet per level for those who wait, visible to the desk, and a standing hour each Saturday for make-ups would be a fair start.',
      must_not_decide:
        'The lead instructor watches the child and chooses the level, and also fixes how many join a class. Software has no vote in this.',
      risks: [
        {
          risk: 'The system trusts an old mark and sends an anxious beginner to the advanced group.',
          mitigation: 'Freeze each level until the latest instructor confirms that the child may move.',
        },
        {
          risk: 'Places go to parents who live on their phones.',
          mitigation: 'Respect the queue, and let nobody be skipped before four hours are up.',
        },
      ],
      kpis: [
        {
          name: 'how full the lessons are',
          unit: '% of places',
          baseline: 'go class by class for four weeks',
          target: '5 to 10 points better',
        },
        {
          name: 'desk phone time on moves and make-ups, in calls',
          unit: 'calls a week',
          baseline: 'use a tally pad for two weeks',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'lesson timetable with levels and group sizes',
        'enrolled and withdrawn, per term',
        'waiting families by preferred day',
        'make-up balance per child',
        'who attended which lesson',
      ],
    },
    {
      workflow:
        'Every vacancy is matched with a child who can use it. The tool sees a level move, a cancellation or a term’s end and checks day, level and age against the wait list and open make-ups. A text goes out and expires after four hours. The desk keeps watch on a board and sorts out exceptions.',
      build:
        'This is mostly a matter of settings: waitlist and make-up rules in Udio, Jackrabbit or similar. The extras are small. Text offers run out by themselves, instructors confirm levels each third week, and once a week you see free places per hour and class.',
      checkpoint:
        'Desk staff go through the offers before nine, when they leave. For level changes, the lead instructor’s word is needed first.',
      first_step:
        'Count heads, places and make-ups still due in each class during this week, and have the manager circle the ten that are least full.',
      stop_test:
        'The trial lasts one term. Expect filled places to gain three points at least, and stop early if two children are misplaced.',
      alternative:
        'Try a common sheet of waiting children by level first. A regular Saturday hour, free for all make-ups, clears much of the debt.',
      must_not_decide:
        'Both the level of a child and the number per instructor stay with the lead instructor on the spot. The program does not decide them.',
      risks: [
        {
          risk: 'A timid swimmer is moved to deep water because a field in the system says level four is done.',
          mitigation: 'Each change waits for the tick of the teacher who knows the child.',
        },
        {
          risk: 'The quickest reply wins, so working parents give up on the list.',
          mitigation: 'Work down the list in order and leave four hours for each reply.',
        },
      ],
      kpis: [
        {
          name: 'occupied places as a share of all',
          unit: '% of places',
          baseline: 'look at four weeks of rolls',
          target: 'lift it 5 to 10 points',
        },
        {
          name: 'calls about swaps, moves and make-ups',
          unit: 'calls a week',
          baseline: 'have the desk note two weeks of them',
          target: 'take off 40 to 60 %',
        },
      ],
      data_needed: [
        'groups, levels and who teaches them',
        'enrolment changes through the term',
        'the waiting list, with days wanted',
        'open credits for lost lessons',
        'marked rolls for all lessons',
      ],
    },
  ],
  'entertainment/quitting-members': [
    {
      workflow:
        'A short list on Monday names members who come or log in less than they used to. Next to each stand tenure, last visit, favourite class and any payment trouble. Someone they know contacts twenty of them and offers a freeze, another time or a fresh programme. What came of it is written down.',
      build:
        'Three signs from the system you have are enough to begin: 14 days without a visit, a debit that bounced, a newcomer with fewer than four visits. Use that ranking for two months and keep results of calls. Only then is a learned score worth a try.',
      checkpoint:
        'Before calls are shared out, the club manager goes through the list and removes members in dispute, in mourning or unwell.',
      first_step:
        'By Friday, pull every cancellation of the past year along with the eight weeks of visits that came before, and find what showed up first.',
      stop_test:
        'Drop it if, three months on, people who got a call quit just as often as similar people who got none.',
      alternative:
        'Phone each newcomer in week two and again in week six. Once a week coaches each name five faces that are missing.',
      risks: [
        {
          risk: 'Contact reminds a sleeping payer to cancel.',
          mitigation: 'Lead with help, make freezing simple, and judge the work by members kept after six months.',
        },
        {
          risk: 'People feel spied on when told how seldom they came.',
          mitigation: 'Explain the source, never guess at health, and let anyone opt out at once.',
        },
      ],
      kpis: [
        {
          name: 'members who leave each month',
          unit: '% of members',
          baseline: 'look at 12 months, grouped by join date',
          target: '10 to 20 % lower',
        },
        {
          name: 'joiners who still train or read after 90 days',
          unit: '% of joiners',
          baseline: 'trace the two latest intakes',
          target: '8 to 12 points higher',
        },
      ],
      data_needed: [
        'member visits or log-ins',
        'dates and reasons for joining, freezing, leaving',
        'debits paid and bounced',
        'bookings and missed classes',
        'record of calls with result',
      ],
    },
    {
      workflow:
        'Staff learn each week who is drifting away, while a call can still help. The tool compares visits or logins with what is normal for that person and adds payment trouble, time as a member and past favourites. Twenty get a personal call or note with a class change, a freeze or a new plan. Outcomes go on record.',
      build:
        'Begin in your club or subscription software with a rule of three signs: absent 14 days, payment failed, or new with not even four visits. Work that list for two months. If results of calls are logged by then, test whether a learned score does better.',
      checkpoint:
        'The Monday list belongs to the club manager, who takes off the sick, the bereaved and those in a dispute before anyone dials.',
      first_step:
        'Have the manager line up last year’s leavers with their visits over the final eight weeks, and mark the earliest warning on each by Friday.',
      stop_test:
        'After three months, compare with a like group left alone, and end the calls if both lose members at the same rate.',
      alternative:
        'Call every new member in week two, then once more in week six, and let coaches list five regulars who have gone missing.',
      risks: [
        {
          risk: 'Some members only remember the debit because you rang.',
          mitigation: 'That is fair. Offer an easy freeze and count who is still there in six months.',
        },
        {
          risk: 'The caller sounds like a watcher, and the member takes offence.',
          mitigation: 'Tell them what you looked at, leave health alone, and respect a no for good.',
        },
      ],
      kpis: [
        {
          name: 'monthly loss of members',
          unit: '% of members',
          baseline: 'use figures by joining month for the past 12 months',
          target: 'bring it down 10 to 20 %',
        },
        {
          name: 'newcomers active on day 90',
          unit: '% of joiners',
          baseline: 'check what became of two recent intakes',
          target: 'lift it 8 to 12 points',
        },
      ],
      data_needed: [
        'check-ins or logins by person',
        'join, pause and exit dates and why',
        'payment outcomes',
        'class bookings, kept or missed',
        'call notes',
      ],
    },
    {
      workflow:
        'People who are about to cancel get a call while they still feel they belong. Each Monday shows whose logins or visits fell below their own usual, along with tenure, debit trouble, last visit and old habits. Twenty hear from someone they know, who offers a new programme, another time or a freeze and notes the answer.',
      build:
        'No model is needed yet. The club or subscription software you have can list who has been away 14 days, whose debit failed, and which newcomers came fewer than four times. Use that order for two months, and log each call. A learned score can be tried on those results.',
      checkpoint:
        'Nobody is rung until the club manager has read Monday’s list and taken out members who are ill, bereaved or in dispute.',
      first_step:
        'Compare each cancellation of last year with that member’s final eight weeks of visits. The manager looks for the earliest sign by Friday.',
      stop_test: 'Keep a like group that gets no call. If both groups leave at one rate after three months, stop.',
      alternative:
        'Call whoever has just joined, once in week two and once in week six. Coaches each report five regulars who stay away.',
      risks: [
        {
          risk: 'Your call reminds a non-user of the fee, and they leave.',
          mitigation: 'Expect a few of those. Offer help or a simple freeze, and look at who remains after six months.',
        },
        {
          risk: 'Members dislike that somebody counts their visits.',
          mitigation: 'Be open about the figure’s source, say nothing on health, and drop whoever objects.',
        },
      ],
      kpis: [
        {
          name: 'share of members lost in a month',
          unit: '% of members',
          baseline: 'split the past 12 months by date of joining',
          target: 'reduce it by 10 to 20 %',
        },
        {
          name: 'new members who last to day 90',
          unit: '% of joiners',
          baseline: 'see how the past two intakes did',
          target: 'gain 8 to 12 points',
        },
      ],
      data_needed: [
        'attendance or login history',
        'when and why people join, freeze or cancel',
        'successful and failed debits',
        'classes booked and not attended',
        'phone calls and what came of them',
      ],
    },
    {
      workflow:
        'Silence is the first sign that a member will go, and the tool hears it. It measures each person’s visits or logins by their own habit and puts the falls on a Monday list, with payment trouble, tenure, last visit and past favourites. Staff who know them contact twenty with a true offer, and record how it went.',
      build:
        'Let three facts out of your club or subscription software rank the list: a failed debit, 14 days of absence, and joiners with fewer than four visits. Stay with that for two months. Whether a learned score is better can be tested when calls and results are on file.',
      checkpoint:
        'First the club manager edits the list on Monday, leaving out disputes, grief and illness. Then the calls are shared among staff.',
      first_step:
        'By Friday the manager wants last year’s cancellations on one sheet, and beside each the visits of the last eight weeks, to see what came first.',
      stop_test:
        'Three months is long enough. Unless members who had a call stay more often than a like group without, end it.',
      alternative:
        'Make it a habit to ring joiners twice, in weeks two and six. Coaches can each tell you five regulars who have dropped out of sight.',
      risks: [
        {
          risk: 'Dormant payers wake up and cancel.',
          mitigation: 'That is their right. Make a freeze easy, be helpful, and count members kept at six months.',
        },
        {
          risk: 'Being told of missed sessions strikes some as snooping.',
          mitigation: 'Explain how you know, avoid any talk of health, and honour a request to be left alone.',
        },
      ],
      kpis: [
        {
          name: 'monthly cancellations as a share of members',
          unit: '% of members',
          baseline: 'take 12 months and sort by join date',
          target: 'lower by 10 to 20 %',
        },
        {
          name: 'joiners you still have at day 90',
          unit: '% of joiners',
          baseline: 'follow up two intakes from before',
          target: 'an extra 8 to 12 points',
        },
      ],
      data_needed: [
        'how often each member visits or logs in',
        'membership dates with reasons for leaving',
        'results of each direct debit',
        'no-shows and class bookings',
        'log of contacts and outcomes',
      ],
    },
    {
      workflow:
        'Twenty members a week are won back by a person who knows their name. The list behind it is made each Monday from falling visits or logins, judged by what was usual for them, with tenure, debits and last visit beside it. A freeze, a different class or a new programme is offered. Each result is kept.',
      build:
        'Work out three warning signs from data in the club or subscription system. They are 14 days without coming, a debit refused, and under four visits by a new joiner. Two months of ranked calls with their results come before any learned score.',
      checkpoint:
        'The club manager clears Monday’s list of people who are grieving, sick or in a quarrel with you, and assigns the rest.',
      first_step:
        'Which sign came first? The manager sets last year’s leavers next to their last eight weeks of visits and knows by Friday.',
      stop_test:
        'Compare leavers among those called and a like group not called. No difference after three months means stop.',
      alternative:
        'Ring new people in week two and in week six. Each coach, meanwhile, gives you five names of regulars gone quiet.',
      risks: [
        {
          risk: 'Some pay without coming, and a call makes them notice.',
          mitigation: 'Take the loss. Begin with help, allow a freeze, and judge by six months of members kept.',
        },
        {
          risk: 'The member wonders who has been tracking them.',
          mitigation: 'Tell them it is the door or login record, guess nothing about health, and stop when asked.',
        },
      ],
      kpis: [
        {
          name: 'members who cancel in an average month',
          unit: '% of members',
          baseline: 'use last year’s 12 months by joining date',
          target: '10 to 20 % fewer',
        },
        {
          name: 'joiners who are active at day 90',
          unit: '% of joiners',
          baseline: 'look at the latest two intakes',
          target: '8 to 12 points up',
        },
      ],
      data_needed: [
        'visit counts or logins, person by person',
        'start, freeze and end of memberships, with cause',
        'debit history',
        'reserved and missed classes',
        'who was rung, and with what result',
      ],
    },
  ],
  'entertainment/copy-check': [
    {
      workflow:
        'Copy is read by machine first and by an editor second. Marks appear on clashing names, sums that fail, unsourced claims, breaks of style, and sentences that might defame someone or harm a trial. Not a word is altered. It is the editor who takes or dismisses the marks, phones the source and signs.',
      build:
        'Load the name list, the style guide and old corrections into a checker that works in your CMS, InDesign or Word. Pick a business plan under which unpublished text trains nobody’s model. Prove it on 30 pieces whose errors you already know.',
      checkpoint:
        'Each page carries the name of the editor who passed it. Legal marks travel on to the lawyer or the editor in chief.',
      first_step:
        'By Wednesday, gather the latest 50 corrections, and let the managing editor note what caused each one.',
      stop_test:
        'Six weeks in, drop it if test pages show under half of their planted errors found, or if over six marks in ten are thrown out.',
      alternative:
        'Agree on a style sheet of two pages. Ask a colleague to read nothing but names, numbers, headlines and captions, and feed your own words to the spell checker.',
      risks: [
        {
          risk: 'A real quote or an unusual surname gets smoothed into a mistake.',
          mitigation: 'Permit marks only, with all names and quotes closed to edits.',
        },
        {
          risk: 'An editor late at night trusts the clean sheet and does not ring.',
          mitigation: 'Ask for a personal tick on each source and legal call, apart from the tool.',
        },
      ],
      kpis: [
        {
          name: 'mistakes noticed once printed',
          unit: 'errors per 100 pages',
          baseline: 'go back over 200 pages already in print',
          target: '30 to 50 % fewer',
        },
        {
          name: 'time to edit a thousand words',
          unit: 'minutes',
          baseline: 'put a clock on 20 pieces',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'house style and spellings',
        'three years of corrections and complaints',
        'raw and edited versions side by side',
        'agreements with authors and contributors',
        'register of people, titles and places',
      ],
      must_not_decide:
        'The tool may mark a risky line and that is all. Publishing it, or not, is the call of the chief editor, advised by a lawyer.',
    },
    {
      workflow:
        'Before an editor starts, the checker has been through the piece. It points at names spelt differently, wrong arithmetic, missing sources, house style and anything a court might call defamatory or prejudicial. The text itself stays as filed. Editors decide mark by mark, check with the source by phone, then pass the page.',
      build:
        'Set up an assistant within the program your editors write in: Word, InDesign or the CMS. Give it your corrections, names and style guide, under terms that keep unpublished work private. Test on 30 finished pieces with errors you have listed.',
      checkpoint:
        'Sign-off is by a named editor, page by page. What the tool calls a legal risk is also read by a lawyer or the chief editor.',
      first_step: 'Sort 50 recent corrections by what went wrong. The managing editor can have that done by Wednesday.',
      stop_test:
        'Pause it when six weeks have passed and test pages still hide more than half of their errors, or when editors dismiss over six in ten marks.',
      alternative:
        'One extra pair of eyes on headlines, figures, names and captions catches a lot. Add two pages of house rules and a custom dictionary.',
      risks: [
        {
          risk: 'Odd but correct names, and quotes in dialect, are corrected away.',
          mitigation: 'Lock them, and let the checker comment without touching the text.',
        },
        {
          risk: 'A page with no marks looks safe, so nobody phones the source.',
          mitigation: 'Source calls and legal reads get boxes of their own that people fill in.',
        },
      ],
      kpis: [
        {
          name: 'errors that readers get to see',
          unit: 'errors per 100 pages',
          baseline: 'check 200 pages after print',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'minutes an editor needs per thousand words',
          unit: 'minutes',
          baseline: 'measure with 20 pieces',
          target: 'down by 15 to 25 %',
        },
      ],
      data_needed: [
        'word list and style rules',
        'published corrections from three years',
        'before and after texts of edited work',
        'contracts with writers',
        'spelling list for names and places',
      ],
      must_not_decide:
        'A lawyer advises and the editor in chief decides if a doubtful line runs. No software may clear it.',
    },
    {
      workflow:
        'Slips are caught while they can still be mended without a correction. Software reads each piece ahead of the editor and marks doubtful names, bad sums, claims without a source, style faults and lines that might defame or prejudice a trial. The words stay untouched. Mark by mark, the editor decides, phones the source and signs.',
      build:
        'A checking assistant inside InDesign, Word or the CMS is what you need, fed with your style guide, names and past corrections. The account must be a business one, closed to training on unpublished work. Try 30 printed pieces with errors you know of first.',
      checkpoint:
        'Pages go out under a named editor’s signature. A mark for legal risk is referred upward, to the chief or to a lawyer.',
      first_step:
        'Take the 50 most recent corrections. By Wednesday the managing editor has sorted them by how they came about.',
      stop_test:
        'Two figures count after six weeks: half of the known errors found on test pages, and at most six marks in ten rejected. Miss either and stop.',
      alternative:
        'Two pages of style rules help at once. So does a second reader for headlines, names, captions and figures, and a spell check that knows your words.',
      must_not_decide:
        'The editor in chief decides, on legal advice, if a line can be published. Marking it is all that the tool may do.',
      risks: [
        {
          risk: 'Dialect in a quote, or a rare local name, is tidied into an error.',
          mitigation: 'Make proper names and quotes untouchable, and allow marks without changes.',
        },
        {
          risk: 'No marks, so a weary editor does not make the call.',
          mitigation: 'Source checks and legal calls have their own tick, made by a person.',
        },
      ],
      kpis: [
        {
          name: 'errors that slip into print',
          unit: 'errors per 100 pages',
          baseline: 'read 200 published pages again',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'editor’s minutes for a thousand words',
          unit: 'minutes',
          baseline: 'time the work on 20 pieces',
          target: 'reduce it by 15 to 25 %',
        },
      ],
      data_needed: [
        'your style guide, with preferred spellings',
        'complaints and corrections, three years’ worth',
        'copy as filed and as published',
        'terms agreed with contributors',
        'names, titles and places, verified',
      ],
    },
    {
      workflow:
        'The editor opens copy that has been checked once already. Marks show where names disagree, figures fail to add up, sources are missing, style is broken, or a sentence may be defamatory or prejudice a trial. Nothing has been rewritten. The editor keeps or clears every mark, calls the source, and then passes the page.',
      build:
        'Build on the tools you edit in, whether Word, the CMS or InDesign, by adding an assistant that checks. It needs past corrections, a list of names and your style guide. Insist on a business account with no training on unpublished text. Known errors in 30 printed pieces are the test.',
      checkpoint:
        'For each page one editor is named and signs. Anything with a legal flag is seen by the editor in chief, or by the lawyer.',
      first_step:
        'What goes wrong most? The managing editor files the last 50 corrections by cause and has the answer by Wednesday.',
      stop_test:
        'End it after six weeks if test pages keep over half of their known errors, or if editors throw out upward of six in ten marks.',
      alternative:
        'Begin with two pages on style and your own word list in the spell checker. Let someone else read figures, captions, names and headlines.',
      must_not_decide:
        'Running a risky line is up to the editor in chief, who takes legal advice. The checker has done its part when it has marked it.',
      risks: [
        {
          risk: 'An exact quote becomes neat and false, or a place name is made ordinary.',
          mitigation: 'The checker comments but cannot edit, and names and quotes are closed to it.',
        },
        {
          risk: 'After a clean report, the phone stays on the hook.',
          mitigation: 'Let no tool fill the box for source and legal calls; it belongs to the editor.',
        },
      ],
      kpis: [
        {
          name: 'published errors per hundred pages',
          unit: 'errors per 100 pages',
          baseline: 'go through 200 pages from the archive',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'time taken over each thousand words',
          unit: 'minutes',
          baseline: 'follow 20 pieces with a watch',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'the house style book and word list',
        'every correction and complaint in three years',
        'pairs of raw and edited pieces',
        'author contracts',
        'people and places, correctly named',
      ],
    },
    {
      workflow:
        'A machine reads for slips so that the editor can read for sense. It flags unlike spellings of a name, wrong totals, bare claims, lapses of style, and passages with a risk of defamation or of prejudice to a trial. The copy is never altered. Editors rule on every flag, ring up sources and put their name to the page.',
      build:
        'What you buy is a checker that sits in your CMS, in Word or in InDesign. What you give it is a name list, the guide to style and old corrections. Unpublished work must not train it, so take a business account. Before trusting it, run 30 pieces whose errors are known.',
      checkpoint:
        'An editor, known by name, passes each page. All that was marked as legal risk goes on to the chief, or the lawyer.',
      first_step: 'The managing editor needs until Wednesday to group the past 50 corrections under their causes.',
      stop_test:
        'Watch it for six weeks. Should test pages keep half or more of their known errors, or six marks in ten and upward be rejected, give it up.',
      alternative:
        'A colleague who checks only names, headlines, figures and captions is worth a lot. Write a style sheet on two pages and extend the spell check.',
      must_not_decide:
        'Software marks the line, and people decide. The editor in chief takes legal advice and says whether it is published.',
      risks: [
        {
          risk: 'A tidy-minded tool spoils a quote or a family name that was right.',
          mitigation: 'Lock both against change. It may point at words and nothing further.',
        },
        {
          risk: 'The report is spotless, it is late, and the source is never rung.',
          mitigation: 'Two ticks, for the source and for the law, can be set by people alone.',
        },
      ],
      kpis: [
        {
          name: 'mistakes that reach the reader',
          unit: 'errors per 100 pages',
          baseline: 'count them on 200 pages in print',
          target: 'take off 30 to 50 %',
        },
        {
          name: 'editing minutes, by the thousand words',
          unit: 'minutes',
          baseline: 'note the time for 20 pieces',
          target: 'take off 15 to 25 %',
        },
      ],
      data_needed: [
        'rules of style and a word list',
        'three years’ corrections, with complaints',
        'first drafts next to final copy',
        'agreements writers have signed',
        'a checked list of proper names',
      ],
    },
  ],
  'entertainment/news-list': [
    {
      workflow:
        'The morning list is ready at seven, ranked, with the likely stories at the top. During the night releases, tips, police updates, court lists and agendas are read and bundled. Every entry has two lines and its page number. From there the news editor chooses, sends someone and bins the remainder.',
      build:
        'Point every source at one folder and mailbox, and have a language model write short summaries that link to the page. Your rounds and your patch set the score. Forms for listings, weather and results can fill your layout directly. Reporters still report, and quotes come from people.',
      checkpoint: 'No story runs unless the news editor picked it and the reporter has read the original page.',
      first_step:
        'Save a week of agendas and releases. The news editor then marks those that made a story and the ones you missed.',
      stop_test:
        'Drop it when one mistake from a summary reaches readers, or if six weeks on it listed under half of what you ran.',
      alternative:
        'Divide court and council sites among reporters, filter mail town by town, and send clubs a link to a single form for scores.',
      risks: [
        {
          risk: 'A lost not, or two people confused, turns a summary into a false report.',
          mitigation: 'Keep summaries off the page, and make reporters read the original first.',
        },
        {
          risk: 'Loud senders crowd out places that never write to you.',
          mitigation: 'Reserve a line for each round and town, and review coverage monthly.',
        },
      ],
      kpis: [
        {
          name: 'own local stories each week',
          unit: 'stories',
          baseline: 'go through four weeks of output',
          target: '15 to 25 % more',
        },
        {
          name: 'hours spent reading and typing listings',
          unit: 'hours a week',
          baseline: 'ask the desk to log two weeks',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'incoming tips and releases',
        'agendas and minutes of councils',
        'court lists open to the public',
        'past stories and their readers',
        'entry forms for listings and results',
      ],
      must_not_decide:
        'Public interest, naming a child or somebody accused, and the act of publishing belong to the news editor. The list only suggests.',
    },
    {
      workflow:
        'Reporters start the day from one list and not from a row of inboxes. The tool goes through court lists, agendas, releases, tips and police updates overnight, joins duplicates and writes two lines on each with the source page. It is on the desk by seven. The news editor takes what is worth a reporter and lets the rest go.',
      build:
        'One shared mailbox and folder come first. A language model then sums up what lands there, always with the page link, and ranks by town and round. Let clubs and venues enter results and events through a form that already fits your layout. Interviews and writing stay with reporters.',
      checkpoint:
        'Choosing is the news editor’s job. Reading the source before writing is the reporter’s, without exception.',
      first_step:
        'For one week nothing is deleted. Afterwards the news editor sorts all agendas and releases into ran, missed and worthless.',
      stop_test:
        'End it if, at week six, more than half of your published stories never stood on the list. A single error printed from a summary is also enough to stop.',
      alternative:
        'Give each reporter their own court and council pages to check, use mail rules for each town, and collect club scores on a web form.',
      risks: [
        {
          risk: 'Two names get swapped or a denial becomes an admission in the short version.',
          mitigation: 'The short version is for the desk alone. What is published rests on the full text.',
        },
        {
          risk: 'Whoever sends the most mail gets the most coverage.',
          mitigation: 'Hold a fixed slot open per town and per round, and look at the balance once a month.',
        },
      ],
      kpis: [
        {
          name: 'stories from your patch that you broke or wrote',
          unit: 'stories',
          baseline: 'tally editions or bulletins over four weeks',
          target: 'up by 15 to 25 %',
        },
        {
          name: 'desk hours that go to listings and reading',
          unit: 'hours a week',
          baseline: 'time it for two weeks',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'tips and media releases',
        'council papers',
        'published court lists',
        'story archive with reader numbers',
        'result and event forms',
      ],
      must_not_decide:
        'It is the news editor who judges the public interest, names people and publishes. Software may do none of these.',
    },
    {
      workflow:
        'One ranked list of leads is waiting when the desk starts at seven. Agendas, court lists, releases, police updates and tips are read overnight, put together where they overlap, and summed up in two lines with the page. The news editor selects, gives each to a reporter and discards the others.',
      build:
        'All sources flow to a single folder and mailbox, where a language model sums them up and links each page. Your patch and rounds decide the ranking. A form lets senders put results, weather and listings in your format. Reporting and quotes remain human work.',
      checkpoint:
        'It is the news editor who selects. A reporter writes nothing before opening the page the lead came from.',
      first_step:
        'Keep all agendas and releases for a week. The news editor marks what ran, and what ought to have run.',
      stop_test:
        'At six weeks, check the stories you ran. If the list had not even half, or a summary’s error got published, stop.',
      alternative:
        'Assign court and council pages to reporters by name. Sort mail by town with rules, and have clubs send results on one web form.',
      must_not_decide:
        'The news editor alone publishes, weighs the public interest and names a child or an accused. The tool stops at a list.',
      risks: [
        {
          risk: 'In a summary a not goes missing or names are crossed, and it is broadcast as true.',
          mitigation: 'No summary leaves the desk. A reporter reads the source before anything is published.',
        },
        {
          risk: 'The towns that send the most mail fill the list, and silent ones drop off.',
          mitigation: 'Each round and town has its own line. Once a month someone checks the spread.',
        },
      ],
      kpis: [
        {
          name: 'original local stories in a week',
          unit: 'stories',
          baseline: 'add up four weeks of bulletins or editions',
          target: 'gain 15 to 25 %',
        },
        {
          name: 'hours the desk gives to listings and reading',
          unit: 'hours a week',
          baseline: 'write a log over two weeks',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      data_needed: [
        'tips and releases, untouched',
        'council minutes with agendas',
        'lists the courts publish',
        'your stories and how many read them',
        'results and listings forms',
      ],
    },
    {
      workflow:
        'Nobody has to wade through the inboxes before the first meeting. Overnight, tips, releases, council agendas, police updates and court lists are read and grouped. At seven each lead stands in order with two lines and its page. The news editor takes the good ones, names a reporter and lets go of the rest.',
      build:
        'Start by sending every source to the same mailbox and folder. From there a language model makes summaries with page links, ranked for your rounds and your patch. For results, listings and weather, use a form that fits your layout. People do the reporting and gather the quotes.',
      checkpoint:
        'Selection rests with the news editor, and the first duty of the reporter is to read the source page itself.',
      first_step:
        'For seven days, throw no release or agenda away. After the week the news editor notes those that ran and those you overlooked, one by one.',
      stop_test:
        'Six weeks is the trial. It fails if fewer than half of your stories were listed, or if readers saw an error made by a summary.',
      alternative:
        'Each reporter watches certain council and court pages. Mail rules split the towns, and results arrive through one form for all clubs.',
      must_not_decide:
        'Naming an accused or a child, judging public interest and pressing publish are for the news editor. Nothing of that passes to a tool.',
      risks: [
        {
          risk: 'The summary swaps two people or loses a denial, and you report it as fact.',
          mitigation: 'Summaries are working notes. Reporters publish only what they have read in the original.',
        },
        {
          risk: 'Press offices with many releases push small suburbs off the list.',
          mitigation: 'Hold one line for every town and round, and go over the balance each month.',
        },
      ],
      kpis: [
        {
          name: 'stories a week that are local and yours',
          unit: 'stories',
          baseline: 'check what you ran in four weeks',
          target: 'lift it 15 to 25 %',
        },
        {
          name: 'time lost to reading in and listings',
          unit: 'hours a week',
          baseline: 'have the desk note it for two weeks',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'all releases and tips received',
        'agendas of council, and minutes',
        'public lists from the courts',
        'archive of stories with reader counts',
        'web forms for results and events',
      ],
    },
    {
      workflow:
        'The desk begins with leads in order of worth, each traced to a page. They are drawn overnight from the tips box, police updates, releases, agendas and court lists, with doubles joined. Two lines tell what it is about. By seven the news editor can pick, assign and forget what is left.',
      build:
        'A mailbox and a folder take in everything. On them works a language model that writes short summaries and gives the page each time, scored by patch and round. Listings, results and weather can run straight from a form. It neither reports nor quotes: your people do.',
      checkpoint:
        'Stories are picked by the news editor. Before the first word is written, the reporter has the source page open.',
      first_step:
        'Put aside one week of releases and agendas. Which became stories, and which did you miss? The news editor marks both.',
      stop_test:
        'Stop as soon as a summary’s mistake is printed. Stop too if week six shows over half of your stories were never on the list.',
      alternative:
        'Split council and court pages between the reporters. A mail rule for each town and one club form for scores save more time.',
      must_not_decide:
        'Software must leave publishing, naming and the public interest alone. Where a child or an accused is concerned, the news editor decides.',
      risks: [
        {
          risk: 'One small word is dropped, guilty and not guilty change places, and it goes out.',
          mitigation: 'Only the desk sees summaries, and reporters work from the source.',
        },
        {
          risk: 'Active press offices get seen, and quiet districts do not.',
          mitigation: 'Set aside a place for all rounds and towns, and review them monthly.',
        },
      ],
      kpis: [
        {
          name: 'weekly count of your own local stories',
          unit: 'stories',
          baseline: 'take four weeks of what was published',
          target: 'an increase of 15 to 25 %',
        },
        {
          name: 'reading and listings, in desk hours',
          unit: 'hours a week',
          baseline: 'two weeks of time notes',
          target: 'take off 30 to 50 %',
        },
      ],
      data_needed: [
        'what comes in as tips and releases',
        'papers from council meetings',
        'court lists, as made public',
        'past coverage and its readership',
        'submitted results and event forms',
      ],
    },
  ],
  'entertainment/open-submissions': [
    {
      workflow:
        'Each piece of work that arrives is numbered, stored in one place and promised an answer by a date. Eligibility, rights, format and length are checked by the tool, which adds half a page of plain facts. Two readers who suit the genre and have no conflict get it. They read, score and talk, and answers leave within that week.',
      build:
        'Close every door but one: a form in FilmFreeway, Submittable or the like. On top come rule checks, a plain summary and an even spread across readers. The software holds no opinion on quality. Only a breach of a published rule may set work aside before someone has read it.',
      checkpoint:
        'Every eligible work has been seen by two people, and each answer, good or bad, carries the signature of the programmer or editor.',
      first_step:
        'By Friday, find out how many works wait, how old the oldest is, and what share ignores the guidelines. The editor does the count.',
      stop_test:
        'Give up if one full round brings replies forward by less than a quarter, or when over five in 100 artists choose to opt out.',
      alternative:
        'Accept work in a single month, print the word limit and the day you will answer, and hand readers 20 at a time.',
      risks: [
        {
          risk: 'People rely on the summary and pass over something strange and good.',
          mitigation: 'Keep the summary shut until the reader is ten pages in, or has watched or heard three minutes.',
        },
        {
          risk: 'An author learns that software handled a private manuscript and leaves.',
          mitigation: 'Put it in the terms, let people say no, and choose a supplier that stores nothing.',
        },
      ],
      kpis: [
        {
          name: 'wait between entry and answer',
          unit: 'days',
          baseline: 'look up dates for the latest 100',
          target: '40 to 60 % shorter',
        },
        {
          name: 'works with two readers behind them',
          unit: '% of eligible entries',
          baseline: 'go through the round just closed',
          target: '90 % or better',
        },
      ],
      data_needed: [
        'earlier entries, dates and results',
        'rules and guidelines as published',
        'readers, their genres and conflicts',
        'scores and reports by readers',
        'standard replies',
      ],
      must_not_decide:
        'Shortlists, scores and refusals come from people: the casting director, the programmer or the commissioning editor, once readers have seen the work. Software may only sort and summarise.',
    },
    {
      workflow:
        'The pile becomes a queue with dates. An entry gets a number and a home, and the tool looks at rules on length, rights, format and who may enter. It drafts a neutral half-page and assigns two readers with the right taste and no ties. Their reading and their talk decide. Batches of replies are sent that week.',
      build:
        'Use one entry form, for instance on Submittable or FilmFreeway, and refuse mail. Let it test the rules, sum up each work without praise or blame, and share the load among readers. Never let it rate the work. A person reads everything unless a rule in your guidelines was broken.',
      checkpoint:
        'A yes or a no is signed by the editor or programmer, and only after two people have watched or read the entry.',
      first_step:
        'Ask the editor for these figures by Friday: entries waiting, the date on the oldest, and the number outside the guidelines.',
      stop_test:
        'One round is the test: end it if replies come less than a quarter sooner, or if opt-outs pass five per 100 artists.',
      alternative:
        'A yearly window of one month, a firm cap on length and a date for replies tame most piles. Readers take 20 each.',
      risks: [
        {
          risk: 'The best work may sum up badly, and nobody looks further.',
          mitigation: 'The summary opens only after three minutes of viewing or ten pages of reading.',
        },
        {
          risk: 'Trust goes when artists hear of the tool from someone else.',
          mitigation:
            'Announce it on the form with a box to opt out, and make sure that no copy is kept by the supplier.',
        },
      ],
      kpis: [
        {
          name: 'time an artist waits to hear',
          unit: 'days',
          baseline: 'measure on the 100 newest entries',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'share of eligible entries seen by two readers',
          unit: '% of eligible entries',
          baseline: 'count it for the round before',
          target: 'up to 90 %',
        },
      ],
      data_needed: [
        'record of past submissions and answers',
        'entry rules',
        'who reads what, and conflicts',
        'reports and marks from readers',
        'letters of reply',
      ],
      must_not_decide:
        'Whether a writer, film or performer goes forward is decided by the casting director, programmer or commissioning editor with the readers. The tool gives no marks and turns nobody away.',
    },
    {
      workflow:
        'Artists get their answer on the day you promised. Each entry is numbered and kept in one place, and software checks rights, eligibility, format and length. It writes half a page of facts and passes the work to two readers by genre, free of conflict. They read, score and argue. Batches of replies leave that same week.',
      build:
        'Allow one way in, a form on Submittable, FilmFreeway or a similar service. Behind it come rule checks, neutral summaries and a fair share for each reader. Quality is never scored by software. A person reads all work that keeps to the published rules.',
      checkpoint:
        'Eligible work is read or watched by two people. Then programmer or editor signs the answer, yes or no.',
      first_step:
        'By Friday the editor knows the size of the pile, the oldest entry in it and how many ignore a guideline.',
      stop_test:
        'One round must bring replies forward by a quarter. If it fails, or opt-outs rise above five in every 100 artists, stop.',
      alternative:
        'Take entries for a month each year. State the length limit and the reply date, and give out batches of 20 to readers.',
      must_not_decide:
        'Scores, shortlists and rejections are not for a tool. After readers have seen the work, the commissioning editor decides, or the programmer or casting director.',
      risks: [
        {
          risk: 'Readers trust the half page, and a strange masterpiece is turned away.',
          mitigation: 'The summary stays hidden for the first ten pages, or the first three minutes.',
        },
        {
          risk: 'Word spreads that unpublished work was fed to AI, and artists pull out.',
          mitigation: 'Tell them in the terms, let them opt out, and pick a service that stores no copy.',
        },
      ],
      kpis: [
        {
          name: 'days an entry waits for its reply',
          unit: 'days',
          baseline: 'use the most recent 100 entries',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'eligible work that had two readers',
          unit: '% of eligible entries',
          baseline: 'look at the round before this',
          target: 'up to 90 % of them',
        },
      ],
      data_needed: [
        'entries so far, their dates and fate',
        'guidelines and who may enter',
        'readers by genre, conflicts noted',
        'what readers wrote and scored',
        'model letters of reply',
      ],
    },
    {
      workflow:
        'No entry gets lost and none waits without a date. The tool gives it a number, tests it against the rules on length, format, rights and who may enter, and adds a factual half-page. Two readers without a conflict, suited to the genre, receive it. People score and discuss, and that week the replies are sent.',
      build:
        'Everything arrives by a form, in FilmFreeway or Submittable, and nothing by mail. The system checks the rules, sums up without judging and divides the work evenly. It gives no mark for quality. Only a breach of your published rules can keep an entry from a human reader.',
      checkpoint:
        'Two pairs of eyes for each eligible entry is the rule. Every yes and every no bears the editor’s or programmer’s signature.',
      first_step:
        'How much is waiting, since when, and how many entries broke a guideline? The editor has the three answers on Friday.',
      stop_test:
        'If reply time after one round is not a quarter shorter, end it. The same holds if opt-outs exceed five artists in 100.',
      alternative:
        'A fixed month for entries keeps the pile small. Publish how long a work may be and when answers come. Readers get 20 each.',
      must_not_decide:
        'The commissioning editor, casting director or programmer chooses, once readers have had the work. No tool scores, shortlists or turns down a performer or a piece.',
      risks: [
        {
          risk: 'Work that is hard to describe loses out to work that sums up well.',
          mitigation: 'Have readers spend ten pages or three minutes on it before they can open the summary.',
        },
        {
          risk: 'An artist discovers a tool has read the manuscript, and takes it back.',
          mitigation: 'Mention it where they enter, offer a way out, and see that the service keeps nothing.',
        },
      ],
      kpis: [
        {
          name: 'waiting time from entry to answer',
          unit: 'days',
          baseline: 'note both dates for 100 past entries',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'entries with two full readings',
          unit: '% of eligible entries',
          baseline: 'count for the last round',
          target: 'at least 90 %',
        },
      ],
      data_needed: [
        'submissions of past rounds, with outcome',
        'the rules as you published them',
        'list of readers, tastes and ties',
        'reader reports plus scores',
        'drafts for yes and no letters',
      ],
    },
    {
      workflow:
        'A fair reading and a prompt reply, for everyone who sends something in: that is the result. Entries are numbered, filed together and checked for format, length, eligibility and rights. Each gets half a page of neutral facts and two readers, picked by genre and free of ties. Their talk decides, and replies follow in batches that week.',
      build:
        'Choose an entry form, say Submittable or FilmFreeway, and close all other routes. It should check rules by itself, write an even-handed summary and deal work out fairly. Taste belongs to people, so there is no quality score. Nothing goes unread unless it breaks a rule you published.',
      checkpoint:
        'The editor or the programmer signs all answers, after two people have gone through the entry in full.',
      first_step:
        'The editor goes through the backlog by Friday: number waiting, age of the oldest, and share that breaks a guideline.',
      stop_test:
        'The limits are these: replies a quarter faster after one round, and opt-outs by at most five in 100. Otherwise stop.',
      alternative:
        'Open the door for a month, once a year. Name the reply date and the maximum length, and split the pile into batches of 20.',
      must_not_decide:
        'Judgement of a work or performer is human: readers first, then programmer, commissioning editor or casting director. A tool may neither rank nor refuse.',
      risks: [
        {
          risk: 'The summary is all anyone reads, and something original slips away.',
          mitigation: 'It opens for a reader after three minutes or ten pages of the work, not earlier.',
        },
        {
          risk: 'People who entered feel betrayed when they learn of the software.',
          mitigation: 'State its use in the terms with an opt-out, and keep to a service that deletes everything.',
        },
      ],
      kpis: [
        {
          name: 'how long until artists hear from you',
          unit: 'days',
          baseline: 'work out the days for 100 recent entries',
          target: 'take off 40 to 60 %',
        },
        {
          name: 'share of entries two people have read',
          unit: '% of eligible entries',
          baseline: 'go over the most recent round',
          target: 'bring it to 90 %',
        },
      ],
      data_needed: [
        'last rounds’ entries and replies',
        'eligibility rules and published guidelines',
        'who reads, which genres, which conflicts',
        'notes and scores from reading',
        'reply letters you reuse',
      ],
    },
  ],
  'entertainment/ad-spots': [
    {
      workflow:
        'One line follows each booking from first offer to proof. Out of dates, client and spend comes a drafted proposal, using free slots that really exist and the rate card. When it is signed, traffic receives order and copy date, and rivals in one break are flagged. The log is later held against the order, and report and bill are drafted.',
      build:
        'Join the CRM or sales sheet to your ad or traffic system first, because nobody should sell a slot they cannot see. Templates then give proposals and reports to sponsors. Orders meet logs every night. Prices, copy and makegoods wait for a person.',
      checkpoint:
        'Price and proposal need the sales manager. The log is passed by traffic every afternoon, and no credit leaves without accounts.',
      first_step:
        'Write down each makegood, credit and late report from last quarter, and by Friday the sales manager adds the cause.',
      stop_test: 'Drop it if three months bring less than a quarter off credits and makegoods.',
      alternative:
        'A shared sheet of free slots, copy due on Thursday, and a monthly page for each sponsor cover the need of a small station.',
      risks: [
        {
          risk: 'An alcohol or betting spot runs beside children’s content.',
          mitigation: 'Write bans by category and hour into the rules, then try to break them with 20 test orders.',
        },
        {
          risk: 'A sponsor discovers that items reported were never delivered.',
          mitigation: 'Allow logs and photos as the only source, and show what is missing.',
        },
      ],
      kpis: [
        {
          name: 'cost of credits and makegoods',
          unit: '$ a month',
          baseline: 'total them for the past six months',
          target: '40 to 60 % lower',
        },
        {
          name: 'share of slots that go at full rate',
          unit: '% of slots',
          baseline: 'use figures from the quarter just gone',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'daily slots and card rates',
        'signed orders',
        'logs of what ran, or page dummies',
        'what each sponsor was promised',
        'bills and credit notes',
      ],
    },
    {
      workflow:
        'Sales, traffic and accounts work from the same order. A rep types in who, when and how much, and gets a proposal built on true availability at card rates. A signature starts the copy deadline and checks for rival brands close together. Afterwards order and log are matched, which yields the sponsor’s report and the invoice in draft.',
      build:
        'The first job is a link between the traffic or ad system and your CRM, which shows free slots before a sale. Next come templates for offers and for what sponsors receive. Each night the log is set against orders. People keep the say on copy, on price and on any makegood.',
      checkpoint:
        'Each has a part: the sales manager looks at offers and price, traffic at the afternoon log, accounts at credits.',
      first_step:
        'Let the sales manager go through last quarter by Friday and explain every credit, every makegood and every report that was late.',
      stop_test: 'If after three months the sum of makegoods and credits is not down by a quarter, stop.',
      alternative:
        'Agree on Thursday as copy day, share one sheet of open slots, and send sponsors a single page every month.',
      risks: [
        {
          risk: 'Betting or beer is advertised in a children’s slot.',
          mitigation: 'Block categories by time of day, and check the block with 20 orders made to slip through.',
        },
        {
          risk: 'What was promised is reported as if it had run.',
          mitigation: 'Take each figure from a log or a photo, so that gaps stay plain to see.',
        },
      ],
      kpis: [
        {
          name: 'money given back for missed or wrong spots',
          unit: '$ a month',
          baseline: 'sum up six months of credits',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'slots that earn the card rate',
          unit: '% of slots',
          baseline: 'look at one quarter',
          target: 'up by 5 to 10 points',
        },
      ],
      data_needed: [
        'slots on offer and rate card',
        'orders from advertisers',
        'play-out or print record',
        'sponsorship agreements',
        'invoices with credits',
      ],
    },
    {
      workflow:
        'Every spot sold can be followed to the moment it ran. The rep keys client, spend and dates, and a proposal is drafted from card rates and slots that are truly open. After signature, traffic has the order and a copy deadline, with rival brands flagged. When the run ends, log meets order, and report and invoice are drafted.',
      build:
        'Let reps see free slots before they sell, by tying the ad or traffic system to the sales sheet or CRM. Templates produce offers and sponsor reports. Overnight, play-out logs are compared with orders. Copy, price and makegoods remain a person’s decision.',
      checkpoint:
        'Proposals and prices pass the sales manager. Traffic signs the day’s log in the afternoon, and each credit is looked at by accounts.',
      first_step:
        'By Friday the sales manager has last quarter’s credits, makegoods and late reports on a list, and why they happened.',
      stop_test: 'Three months should take a quarter off makegoods and credits. If not, stop.',
      alternative:
        'Keep a joint sheet of free slots. Copy is due on Thursday, and sponsors get one page a month that you fill in.',
      risks: [
        {
          risk: 'Children’s viewing is broken by a spot for beer or betting.',
          mitigation: 'Bar such categories by hour in the slot rules, and feed in 20 tricky orders as a test.',
        },
        {
          risk: 'Promised items are counted as delivered until the sponsor checks.',
          mitigation: 'Only what a log or photo shows goes in the report. Leave the holes open.',
        },
      ],
      kpis: [
        {
          name: 'dollars lost to makegoods and credits',
          unit: '$ a month',
          baseline: 'go back six months and add up',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'slots sold without a discount on the card',
          unit: '% of slots',
          baseline: 'take the past quarter',
          target: 'gain 5 to 10 points',
        },
      ],
      data_needed: [
        'available slots per day, with rates',
        'orders booked and signed',
        'what played or was printed',
        'promises made in sponsor contracts',
        'invoices issued and credited',
      ],
    },
    {
      workflow:
        'Sold, placed, run and billed: one record carries the booking through. The rep’s entry of dates, client and budget yields a proposal at card rates for slots still free. The signed order goes to traffic with the date for copy, and competing brands are kept apart. Order and log are then compared, for a draft report and invoice.',
      build:
        'The link comes first, between traffic or ad system and the CRM or sales sheet, so nobody sells a slot twice. Offers and reports to sponsors are drafted from templates. Logs are checked against orders every night. A human says yes to copy, prices and each makegood.',
      checkpoint:
        'Three people check: the sales manager the offer and its price, traffic the log every afternoon, accounts each credit.',
      first_step:
        'Find the causes. The sales manager goes over each credit, makegood and overdue report of last quarter and is done on Friday.',
      stop_test: 'If credits and makegoods are less than a quarter lower in three months, call it a day.',
      alternative:
        'With a shared sheet for bookings, Thursday as the deadline for copy and a monthly page per sponsor, you can manage well.',
      risks: [
        {
          risk: 'An ad for gambling or drink goes out beside a programme for children.',
          mitigation: 'Make the bans by time and category part of the rules, and try 20 orders meant to fail.',
        },
        {
          risk: 'Sponsors read about exposure that never took place.',
          mitigation: 'Draw reports from photos and logs, so that what did not run shows as a gap.',
        },
      ],
      kpis: [
        {
          name: 'value of credits and makegoods each month',
          unit: '$ a month',
          baseline: 'use the sums of six months',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'proportion of slots at card rate',
          unit: '% of slots',
          baseline: 'work it out for last quarter',
          target: 'lift it 5 to 10 points',
        },
      ],
      data_needed: [
        'the rate card, and slots by date',
        'insertion orders',
        'broadcast logs or page proofs',
        'sponsor agreements and what they list',
        'billing and credit notes',
      ],
    },
    {
      workflow:
        'Sponsors get proof, and you get paid for all that ran. It starts when a rep enters who buys, for when and for how much. The tool proposes open slots at card rate. On signing, traffic is given order and copy date and warned of rivals too near. Later the log is checked against the order to draft invoice and report.',
      build:
        'Start where sales and traffic meet: the CRM, or the sheet in its place, must show what slots are free. Add templates for proposals and for reports. Have the play-out log matched to the orders each night. Makegoods, copy and price need approval from somebody.',
      checkpoint:
        'No offer without the sales manager, no log without traffic’s check that afternoon, and no credit unless accounts agrees.',
      first_step:
        'Ask the sales manager what went wrong last quarter: every late report, credit and makegood, with its cause, by Friday.',
      stop_test: 'Makegoods and credits should shrink by a quarter. When three months do not do it, stop.',
      alternative:
        'One booking sheet for all, copy in by Thursday and a short sponsor report each month need no new system.',
      risks: [
        {
          risk: 'Alcohol or gambling turns up in a break that children watch.',
          mitigation:
            'Define which categories are banned at what time. Then enter 20 difficult orders and see if any gets by.',
        },
        {
          risk: 'The sponsor spots that your figures were plans.',
          mitigation: 'Base all figures on the log or on pictures. Where there is none, say so.',
        },
      ],
      kpis: [
        {
          name: 'refunds and free spots you had to give',
          unit: '$ a month',
          baseline: 'total them over six months',
          target: 'take off 40 to 60 %',
        },
        {
          name: 'slots that fetch their card price',
          unit: '% of slots',
          baseline: 'see how the last quarter went',
          target: 'an extra 5 to 10 points',
        },
      ],
      data_needed: [
        'slots, day by day, and what they cost',
        'booked orders',
        'proof of what was aired or printed',
        'the list of items owed to sponsors',
        'invoices, plus credits granted',
      ],
    },
  ],
  'entertainment/session-fill': [
    {
      workflow:
        'Ten days of sessions are laid out hour by hour with the guests to expect. Past weeks, weather, school terms and present bookings show which hours will stand empty and which will burst. Groups known to come at such times get a drafted offer. Waivers, deposits and reminders need nobody’s hand.',
      build:
        'Bring parties, walk-ins and bookings together in Square, ROLLER or similar. Reminders by text, deposits and waivers online come first, since they earn sooner. Then use visits of two years, weather and term dates to forecast each hour.',
      checkpoint:
        'On Monday and again on Thursday the centre manager studies the view and says yes or no to prices, offers and shifts.',
      first_step:
        'Count guests for each hour over four weeks. The manager puts a ring around the five fullest and the ten emptiest.',
      stop_test: 'End it if ten weeks do not lift takings per open hour by 4 %, even when quiet hours look better.',
      alternative:
        'Ask for deposits, remind guests by text one day ahead, and keep a standing group deal for the two days when least happens.',
      risks: [
        {
          risk: 'Regulars from Saturday wait for the cheap hour, and you earn less.',
          mitigation: 'Aim at groups that never come on weekends, and watch total takings month by month.',
        },
        {
          risk: 'Nobody reads the waiver, and someone unfit gets hurt.',
          mitigation: 'Ask about health and height at the door, and give the safety talk aloud as before.',
        },
      ],
      kpis: [
        {
          name: 'quiet hours in use',
          unit: '% of capacity',
          baseline: 'log eight weeks, hour by hour',
          target: '8 to 15 points higher',
        },
        {
          name: 'booked guests who stay away',
          unit: '% of bookings',
          baseline: 'look through two months of bookings',
          target: '40 to 60 % fewer',
        },
      ],
      data_needed: [
        'hourly bookings and walk-ins',
        'places and price per session',
        'term dates and holidays',
        'missed bookings and money returned',
        'enquiries from groups and parties',
      ],
    },
    {
      workflow:
        'Empty lanes and overfull Saturdays show up ten days before they happen. Each hour gets an expected number of guests, from bookings made, weather, terms and earlier weeks. It drafts a deal for groups suited to the slow hours. Guests receive waiver, deposit request and reminder without a call.',
      build:
        'Begin with the basics in one system, for example ROLLER or Square: deposits, waivers online, text reminders. All parties, walk-ins and bookings belong in it. A simple hourly forecast follows, built on visits over two years, term dates and weather.',
      checkpoint:
        'Nothing changes in price, shift or offer until the centre manager has looked, each Monday and each Thursday.',
      first_step:
        'The past four weeks are enough to begin: note guests by hour, and let the manager mark the ten that were emptiest and the five most crowded.',
      stop_test: 'Judge by the till: stop if after ten weeks each open hour does not bring in 4 % more overall.',
      alternative:
        'Fixed group prices on the two slowest days, a deposit with each booking and a text the day before will fill many gaps.',
      risks: [
        {
          risk: 'The deal draws people who would have paid full price on Saturday.',
          mitigation: 'Send it to new groups only, and let the monthly takings tell if it works.',
        },
        {
          risk: 'A tick on a phone replaces the safety talk, and a child is injured.',
          mitigation: 'Hosts still talk, measure and ask at the entrance, waiver or not.',
        },
      ],
      kpis: [
        {
          name: 'capacity used in slow hours',
          unit: '% of capacity',
          baseline: 'take an hourly count for eight weeks',
          target: 'a rise of 8 to 15 points',
        },
        {
          name: 'sessions booked and not used',
          unit: '% of bookings',
          baseline: 'go back two months',
          target: 'down by 40 to 60 %',
        },
      ],
      data_needed: [
        'guests by hour, booked or not',
        'how many fit, at what price',
        'calendar of terms and public holidays',
        'refunds and no-shows',
        'party and school requests',
      ],
    },
    {
      workflow:
        'You know ten days ahead which hours will be dead and which too full. Bookings, past weeks, weather and school terms give the guests to expect each hour. Where it looks empty, an offer is drafted to groups who tend to come then. Waivers, reminders and deposit requests are sent without staff.',
      build:
        'Deposits, online waivers and text reminders are the quick win, so turn these on before anything else. They need a single system, such as Square or ROLLER, that holds parties, walk-ins and bookings. Two years of visits, with weather and term dates, then give a forecast by hour.',
      checkpoint:
        'Twice a week, Monday and Thursday, the centre manager goes over the forecast and decides on offers, prices and added shifts.',
      first_step:
        'List the guests for each hour of the past four weeks. The manager circles five that were too full and ten that were empty.',
      stop_test: 'Ten weeks must bring 4 % more in total for each open hour. If only quiet hours improved, stop.',
      alternative:
        'No booking without a deposit, a text on the eve, and one group price that holds on the two slowest days.',
      risks: [
        {
          risk: 'Your Saturday crowd shifts to the discount, and nothing is gained.',
          mitigation: 'Offer it to groups that weekends do not suit, and check all takings monthly.',
        },
        {
          risk: 'Parents tap through the waiver, and a child who should not jump does.',
          mitigation: 'At the door staff still measure, ask about health and give the talk.',
        },
      ],
      kpis: [
        {
          name: 'how busy the quiet hours are',
          unit: '% of capacity',
          baseline: 'eight weeks of counts for each hour',
          target: 'gain 8 to 15 points',
        },
        {
          name: 'bookings where nobody turns up',
          unit: '% of bookings',
          baseline: 'two months back, count them',
          target: 'reduce them by 40 to 60 %',
        },
      ],
      data_needed: [
        'each hour’s bookings and walk-ins',
        'what a session holds and costs',
        'holidays and school term dates',
        'refunded and unused bookings',
        'requests for parties and groups',
      ],
    },
    {
      workflow:
        'Slow hours fill because the right groups are asked in time. For the next ten days each session shows its likely guests, worked out from bookings, earlier weeks, term dates and weather. Hours set to be empty or overrun stand out. An offer for the empty ones is drafted, while deposits, waivers and reminders run by themselves.',
      build:
        'Everything booked, every party and all walk-ins go into ROLLER, Square or a like system. Begin with what pays at once: text reminders, waivers on the web and deposits. The forecast per hour is simple and uses weather, terms and visits from two years.',
      checkpoint:
        'Offers, prices and extra shifts are the centre manager’s to approve, on Mondays and Thursdays, with the ten-day view at hand.',
      first_step:
        'Four weeks of guest counts by hour are the start. On them the manager marks the ten lowest and the five highest.',
      stop_test:
        'Look at all takings for each open hour. Without a rise of 4 % in ten weeks, end it, full quiet hours or not.',
      alternative:
        'Deposits on all bookings and a reminder text the day before cost little. Add a set group deal on two quiet days.',
      risks: [
        {
          risk: 'Regulars learn to wait for the bargain hour.',
          mitigation:
            'Write to groups that are never there at weekends. Each month’s total takings will show the truth.',
        },
        {
          risk: 'The waiver is ticked blind, and a guest with an injury takes part.',
          mitigation: 'Go on with the talk on safety, and with questions on health and height as people enter.',
        },
      ],
      kpis: [
        {
          name: 'share of quiet-hour places sold',
          unit: '% of capacity',
          baseline: 'count by the hour over eight weeks',
          target: 'lift it 8 to 15 points',
        },
        {
          name: 'guests who book and do not come',
          unit: '% of bookings',
          baseline: 'use the two months just past',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'visits by hour, walk-ins included',
        'session limits and price list',
        'school and public holiday calendar',
        'money refunded, and no-shows',
        'group and birthday enquiries',
      ],
    },
    {
      workflow:
        'The week ahead is shown by the hour, ten days of it, with guests expected in each. The figures rest on bookings in hand, weather, terms and what past weeks brought. Gaps and crushes are marked, and groups that suit a gap get an offer in draft. The system collects waivers and deposits and sends reminders.',
      build:
        'Choose one system, ROLLER and Square are two, and stop booking elsewhere. Waivers, deposits and reminders by text come ahead of the forecast, as they bring money sooner. For each hour, visits over two years plus weather and term dates give a plain estimate.',
      checkpoint:
        'The centre manager has the last word on every shift added, price and offer. Monday and Thursday are the days for it.',
      first_step:
        'Have the manager go back four weeks, note guests hour by hour, and circle ten thin hours and five packed ones.',
      stop_test: 'Give it ten weeks. It must bring 4 % more per open hour over the whole week, or it goes.',
      alternative:
        'A reminder by text the evening before, a deposit each time and one standing group offer for your two dullest days will do much.',
      risks: [
        {
          risk: 'The offer moves weekend guests and brings in no new ones.',
          mitigation: 'Choose groups with free weekdays, then compare the month’s takings as a whole.',
        },
        {
          risk: 'Someone signs online without reading and is hurt on the equipment.',
          mitigation: 'Health and height are asked at the entrance, and the host explains the rules aloud.',
        },
      ],
      kpis: [
        {
          name: 'occupancy in the hours that lag',
          unit: '% of capacity',
          baseline: 'track every hour for eight weeks',
          target: 'an extra 8 to 15 points',
        },
        {
          name: 'no-show rate on sessions',
          unit: '% of bookings',
          baseline: 'check bookings over two months',
          target: 'take off 40 to 60 %',
        },
      ],
      data_needed: [
        'who came when, booked or on the day',
        'room for guests per session, and price',
        'dates of terms and holidays',
        'absences and refunds',
        'enquiries for groups, schools and parties',
      ],
    },
  ],
  'entertainment/talent-matching': [
    {
      workflow:
        'Within the hour a brief has become a list of names. Place, date, budget, style and special needs are read from the mail, and the roster is searched for acts that suit and could be free. A text asks them. The agent chooses, adds a surprise and sends the pack, and a confirmed date closes in the diary.',
      build:
        'One database holds each act with fee, region, style, clips, licences and what was agreed on the use of face and voice. On top sit a search in plain words and a text to ask for dates. Contract, proposal and call sheet come out of that record.',
      checkpoint:
        'A client sees no list and no fee that the agent has not passed. The performer is phoned before any date is firm.',
      first_step:
        'By Thursday, the lead agent goes back over 20 briefs to see how slow each list was and what lost the job.',
      stop_test:
        'Drop it if eight weeks on a list needs over half the time it used to, or when two complaints of favouritism come in one month.',
      alternative:
        'Ask artists once a week by text for their free dates, and hold town, fee and style on a sheet that all agents share.',
      risks: [
        {
          risk: 'Old bookings teach the search to prefer one type of face and age.',
          mitigation: 'Let only date and brief count, take turns among equals, and check monthly who got a chance.',
        },
        {
          risk: 'Material is shown to someone without the right to it.',
          mitigation: 'Tie every clip to its consent, so that only cleared ones can be sent.',
        },
      ],
      kpis: [
        {
          name: 'wait for a shortlist',
          unit: 'hours',
          baseline: 'take the time on 30 briefs',
          target: '50 to 70 % shorter',
        },
        {
          name: 'share of briefs that become a booking',
          unit: '% of briefs',
          baseline: 'go through six months of briefs',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'profiles: style, region, fee',
        'diaries and holds',
        'earlier jobs and what clients said',
        'briefs with the act chosen',
        'signed limits on image and voice',
      ],
      must_not_decide:
        'Who goes forward for a job is the agent’s choice, with a guardian’s consent for any child. No program may grade how people look.',
    },
    {
      workflow:
        'Your books are searched while the client is still on the phone. From the brief come style, budget, date, town and anything special. Acts that fit get a text to say if they are free. Your agent trims the list, adds a wild card, and the pack leaves. Once booked, the day is shut for that act.',
      build:
        'Gather acts in one place: clips, region, fee, style, licences, and the consent each has given for image and voice. Let agents type a brief in plain words, and let artists reply on dates by text. The same entry feeds the offer, the contract and the details of the call.',
      checkpoint:
        'Names and fees go out under the eye of the agent, who also talks to the performer before saying yes to a date.',
      first_step:
        'Pick 20 recent briefs. For each, the lead agent writes the hours to a list and the reason for any loss, by Thursday.',
      stop_test:
        'After eight weeks, end it if lists take more than half as long as before, or if two artists call the picks unfair within a month.',
      alternative:
        'A common sheet with town, style and fee, plus one text a week that asks who is free, serves a small agency well.',
      risks: [
        {
          risk: 'The usual acts rise to the top and newer ones starve.',
          mitigation:
            'Keep history out of the ranking, rotate where acts are equal, and look at the spread every month.',
        },
        {
          risk: 'A photo is passed on beyond what the model allowed.',
          mitigation: 'Keep the permission beside the file and hide whatever is not cleared.',
        },
      ],
      kpis: [
        {
          name: 'hours until the client has names',
          unit: 'hours',
          baseline: 'measure 30 briefs',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'briefs won',
          unit: '% of briefs',
          baseline: 'review the briefs of six months',
          target: 'up by 5 to 10 points',
        },
      ],
      data_needed: [
        'act records with fee, style and area',
        'free dates and options',
        'job history with client comments',
        'incoming briefs and result',
        'image and voice permissions',
      ],
      must_not_decide:
        'An agent, and for a child also the guardian, decides about work. The tool may find free dates and must not judge looks.',
    },
    {
      workflow:
        'Clients have names in hand while other agents are still ringing round. The brief is read for date, budget, style, place and needs, and the roster searched for acts that suit. Those who may be free get a text. The agent chooses, throws in one unlikely act and sends the pack. A booking closes the date.',
      build:
        'All acts belong in one database: region, style, fee, clips, licences and the limits each set on voice and image. A search that understands a plain brief sits on it, with texts to ask who is free. Contracts, proposals and call details are drafted from that record.',
      checkpoint:
        'Fee and shortlist are approved by the agent before they reach the client. No date is confirmed without a word with the performer.',
      first_step:
        'Look back at 20 briefs. By Thursday the lead agent has the time each shortlist took, and the reason where you lost.',
      stop_test:
        'Eight weeks on, shortlists must take half the old time or less. Stop if not, or if a month brings two complaints of unfair picks.',
      alternative:
        'Artists answer one text a week with their free dates. Style, town and fee are kept on a sheet everyone uses.',
      must_not_decide:
        'The agent decides who is put forward, and with a child the guardian must agree. Software may not judge a performer’s looks.',
      risks: [
        {
          risk: 'Because it copies old bookings, the search keeps showing one age and one look.',
          mitigation: 'Go by brief and free dates, alternate between equal acts, and review monthly who was sent.',
        },
        {
          risk: 'A client receives a photo or clip without the right to use it.',
          mitigation: 'Each file carries its consent limits, and uncleared ones stay hidden.',
        },
      ],
      kpis: [
        {
          name: 'hours from brief to list of names',
          unit: 'hours',
          baseline: 'note the time on 30 briefs',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'briefs turned into bookings',
          unit: '% of briefs',
          baseline: 'see what became of six months’ briefs',
          target: 'gain 5 to 10 points',
        },
      ],
      data_needed: [
        'each artist’s style, fee and area',
        'calendars with holds',
        'old bookings and client opinions',
        'what was asked for, what was booked',
        'agreed use of image and voice',
      ],
    },
    {
      workflow:
        'A brief comes in, and inside the hour there is a shortlist worth sending. Software takes out style, date, place, budget and needs, finds acts on the roster that match and asks them by text. The agent makes the choice, adds somebody unexpected, and the pack goes. From then on the day is blocked.',
      build:
        'First tidy the roster into a single database with fee, clips, style, region and licences, and what each act permits for image and voice. Next, let agents search it in plain words and ask for dates by text. That record also gives you proposal, contract and call details.',
      checkpoint:
        'Before the client sees anything, the agent approves names and fees. A call to the performer comes ahead of every confirmation.',
      first_step:
        'The lead agent reviews 20 past briefs by Thursday: how long did the list take, and what lost the job?',
      stop_test:
        'The test runs eight weeks. More than half the old time per shortlist, or two artists in a month who feel passed over, ends it.',
      alternative:
        'Agents share a sheet of towns, fees and styles. A text each week brings in the dates when artists are free.',
      must_not_decide:
        'Nobody’s looks are rated by software, and it does not choose who gets work. That is for the agent, plus a guardian where a child is involved.',
      risks: [
        {
          risk: 'The same few faces come first since they were booked before.',
          mitigation:
            'Leave past bookings out and rank on date and brief. Rotate ties, and check each month who got put up.',
        },
        {
          risk: 'Pictures travel further than the performer agreed.',
          mitigation: 'Consent is stored with every clip, and the pack takes only cleared ones.',
        },
      ],
      kpis: [
        {
          name: 'time a client waits for the shortlist',
          unit: 'hours',
          baseline: 'watch the clock on 30 briefs',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'rate of briefs that lead to a booking',
          unit: '% of briefs',
          baseline: 'go over six months of results',
          target: 'lift it 5 to 10 points',
        },
      ],
      data_needed: [
        'roster with fees, regions and styles',
        'who is free, held or booked',
        'booking history and client remarks',
        'past briefs, with outcome',
        'image and voice consents on file',
      ],
    },
    {
      workflow:
        'The roster answers a brief before the client has hung up. Needs, budget, date, town and style are pulled from it, and fitting acts receive a text about the day. Your agent picks from those who say yes, adds one wild idea and sends out the pack. Booked dates drop out of the calendar.',
      build:
        'The core is a database of acts that holds style, licences, clips, fee, region and each agreed limit for image and voice. Around it go a plain-language search, texted availability, and drafts of contract, call details and proposal.',
      checkpoint:
        'A shortlist with its fees is released by the agent and by no one else. They talk to the performer, then confirm.',
      first_step:
        'For the last 20 briefs, write down hours to a shortlist and why any were lost. The lead agent does it by Thursday.',
      stop_test:
        'Stop on two complaints about fairness in one month. Stop too when, after eight weeks, lists need over half of the former time.',
      alternative:
        'Ask every artist weekly, by text, for open dates. Note fee, style and town on one sheet that the office shares.',
      must_not_decide:
        'Agents put people forward, and guardians consent for children. What a performer looks like is not a thing for software to score.',
      risks: [
        {
          risk: 'New talent never shows up, as the search repeats what sold before.',
          mitigation: 'Count only the brief and the date, give equal acts turns, and look monthly at who was proposed.',
        },
        {
          risk: 'An image is used by a client who had no permission.',
          mitigation: 'Keep each limit with the file itself, so that nobody can send what is not cleared.',
        },
      ],
      kpis: [
        {
          name: 'brief-to-shortlist time',
          unit: 'hours',
          baseline: 'log the hours for 30 briefs',
          target: 'take off 50 to 70 %',
        },
        {
          name: 'bookings out of all briefs',
          unit: '% of briefs',
          baseline: 'use the past six months of enquiries',
          target: 'an extra 5 to 10 points',
        },
      ],
      data_needed: [
        'acts, with what they charge and where',
        'open dates, options and holds',
        'what clients said after past jobs',
        'briefs received and acts chosen',
        'releases for voice and image',
      ],
    },
  ],
}

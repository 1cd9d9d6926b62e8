import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'general/records-foundation': [
    {
      workflow:
        'As soon as work comes in, be it a case, an order or a job, it is given its own number and row in a system all can open. Each person who deals with it writes there, at a desk or by phone. Paper copies come to an end.',
      build:
        'Pick the record you depend on most: cases, jobs or orders. A simple job system will hold it, and so may software you own. Allow no more than ten fields, lists to choose from in place of typing, and phone photos. Bring in 12 months of history, a single time.',
      checkpoint:
        'Every Friday a person you have named holds ten fresh records against what really took place, and returns the ones that are not complete.',
      first_step:
        'This week, spread out all the books, forms and sheets in use, circle facts that are kept in two places, and choose which record goes first.',
      stop_test:
        'Eight weeks in, look for a full record on at least 70 % of what is new. Below that, add no more fields and find out from staff why.',
      alternative:
        'A single shared sheet with one owner, set columns and drop-down lists may be all you need below some 20 jobs a week. Allow no copies.',
      risks: [
        {
          risk: 'Staff go on writing in their own books as well, and each place lacks some of the facts.',
          mitigation:
            'Set a day from which nothing is billed or paid unless it is recorded, and let the boss be the first to obey.',
        },
        {
          risk: 'Errors from the past move over and now seem to be true.',
          mitigation:
            'Bring across a single year, and ask whoever knows the customers best to go through the 100 largest one by one.',
        },
      ],
    },
    {
      workflow:
        'At its start, every order, case or job receives a number and one entry that the whole team shares. From then on people add what they did, whether out with a phone or in the office. No paper copy is kept any longer.',
      build:
        'Which record matters most to you: orders, jobs or cases? Set that one up, in software you have or in a plain job system. Ten fields are the limit. Drop-downs replace free text, and photos come from the phone. Enter the past 12 months once and leave it there.',
      checkpoint:
        'A named colleague takes ten new entries each Friday, compares them with the job itself, and hands back any with holes.',
      first_step:
        'Collect all sheets, forms and books on a table within this week, see which facts are written twice, and decide on one record to begin with.',
      stop_test:
        'Check after eight weeks how many new jobs are complete. If it is below 70 %, hear from staff what hinders them before you add a field.',
      alternative:
        'If you have fewer jobs than about 20 in a week, a spreadsheet does it: shared, with one owner, fixed columns and drop-downs. Copies are not allowed.',
      risks: [
        {
          risk: 'As long as the old notebook lives on, both it and the system have holes.',
          mitigation:
            'After a set date, what has no record is neither billed nor paid out, and the boss sets the example.',
        },
        {
          risk: 'What was wrong before is carried over and gains the look of truth.',
          mitigation:
            'Take over no more than one year, with the 100 biggest customers checked by hand by someone who knows them.',
        },
      ],
    },
  ],
  'general/invoice-order-capture': [
    {
      workflow:
        'Orders and bills come in as photos or mails. Software picks out supplier, date, tax and each line, finds the order it belongs to and leaves a draft in the accounts. The clerk passes those that agree and chases the rest.',
      build:
        'Hubdoc, Dext or a similar add-on links to your accounts; switch it on and give bills an address of their own. The ten suppliers with the most paper go first. Matching bill, order and delivery note in three ways can wait.',
      checkpoint:
        'Money leaves only in runs that the bookkeeper has passed. Above the owner’s limit, somebody else looks as well.',
      first_step:
        'Pull together the bills of the past month, tally them per supplier, and feed the 30 most frequent to a trial account.',
      stop_test:
        'Six weeks after going live, no more than 15 % should have to be typed by hand. If it is more, give it up.',
      alternative:
        'Get your five main suppliers onto e-invoices or a statement once a month, and let bank rules sort what remains.',
      risks: [
        {
          risk: 'A fake bill that names another account goes through without a hitch, and the money is gone.',
          mitigation:
            'When bank details change, call the number you had before and get a yes ahead of paying anything to the new account.',
        },
        {
          risk: 'A blurred scan turns into a sum that nobody doubts.',
          mitigation: 'People look at every document that was read badly and at all bills beyond a sum you choose.',
        },
      ],
    },
    {
      workflow:
        'Whether photo or mail, each bill and order is read by software: who sent it, when, which lines, how much tax. It is compared to the order and entered as a draft. Where all fits, the clerk says yes. Where it does not, the clerk finds out why.',
      build:
        'Accounting packages have add-ons to capture bills, such as Dext or Hubdoc. Set up one mail address for them. Take on ten suppliers to start, the ones who cause most paper. Later you can add the three-way match with delivery note and order.',
      checkpoint:
        'Payment runs wait for the bookkeeper. If a bill is above what the owner allows, a second person has to look.',
      first_step:
        'Sort the bills you received last month by supplier, then try the add-on with the 30 kinds you see most.',
      stop_test: 'After six weeks of real use, stop if over 15 % of all documents must be keyed in again.',
      alternative:
        'Monthly statements or e-invoices from your five largest suppliers save much typing, and bank rules take care of others.',
      risks: [
        {
          risk: 'Someone forges a bill, puts in their own bank account, and the software reads it with no complaint.',
          mitigation:
            'Phone the supplier, on the number you have on record, before you first pay into any account that is new.',
        },
        {
          risk: 'A bad scan leads to an amount that is false yet plausible.',
          mitigation:
            'Decide how well a document must be read; below that, or over a certain sum, someone looks at it.',
        },
      ],
    },
  ],
  'general/inbox-triage': [
    {
      workflow:
        'New mail in the shared address is marked by subject, by urgency and by owner. For the usual requests an answer is already drafted. Each message then waits in the queue of its owner, and a time by which to reply stands next to it.',
      build:
        'Bring in a helpdesk, or set rules in Google Workspace or Microsoft 365, and let AI add the label. Six kinds will do, eight at the most, each with a single owner. The tool writes drafts. A person reads everything before it leaves.',
      checkpoint:
        'Every day whoever is on duty skims the mail marked as not urgent and puts mistakes right. Each week the mistakes are added up.',
      first_step: 'Take 200 recent mails, make piles of them yourself, and name the six largest.',
      stop_test: 'Correct the labels for four weeks. If they are still wrong more than once in ten, do without them.',
      alternative:
        'Use three addresses for help, orders and accounts, a web form where people choose the topic, and one person on duty each day.',
      risks: [
        {
          risk: 'A furious or pressing message is marked as minor and sits there until Monday.',
          mitigation:
            'Whatever mentions a complaint, an injury, legal steps or a wish to cancel reaches a person straight away and skips the label.',
        },
        {
          risk: 'Someone writes in on purpose to lead the software astray, and the draft is nonsense.',
          mitigation:
            'Let it mark and draft only. Sending is done by people, and paying, deleting or following links is not open to it.',
        },
      ],
    },
    {
      workflow:
        'Each message to the shared mailbox is tagged by topic, by urgency and by who should deal with it. Where the request is a common one, a reply is prepared. Then it joins the right person’s queue, with a time limit attached.',
      build:
        'Put an AI step for labels into a helpdesk or into your Microsoft 365 or Google Workspace rules. Between six and eight kinds of message are enough, and one person owns each kind. What the tool writes stays a draft until somebody has read it.',
      checkpoint:
        'Once daily the person on duty looks through what was called less urgent and corrects the tags. A weekly count shows how many were wrong.',
      first_step: 'Sort your latest 200 messages into heaps by hand, and note which six heaps are the biggest.',
      stop_test:
        'Should over one tag in ten be wrong when four weeks of corrections are done, go back to sorting by hand.',
      alternative:
        'A form on the web with a list of topics, three separate addresses (accounts, help, orders) and one duty person per day do much of it.',
      risks: [
        {
          risk: 'Over the weekend an angry or urgent request lies among the unimportant ones.',
          mitigation:
            'If a message speaks of cancel, legal, injury or complaint, a human sees it right away, tag or no tag.',
        },
        {
          risk: 'A crafty message can lead the software to draft something silly.',
          mitigation:
            'Labels and drafts are all it may produce; it cannot open links, pay, delete or send, and a human has the last click.',
        },
      ],
    },
  ],
  'general/enquiry-answers': [
    {
      workflow:
        'Questions come by phone, by text or through the website. What is on the checked list gets an instant reply. For the rest, the assistant notes who is asking and why, then passes all that was said to a member of staff.',
      build:
        'Start by writing 40 answers and having them checked. Only after that comes an agent for chat or phone. It uses those answers alone, admits to being a machine and arranges call-backs. One word or one click always leads to staff.',
      checkpoint:
        'Each week the lead at the front desk goes through 20 replies and mends the list. New topics wait until that is done.',
      first_step:
        'For one week log every call on a sheet: who rang, the question, and if they were told what the previous caller was told.',
      stop_test:
        'Take it offline at eight weeks if over 5 % of the sample is wrong or a quarter of users want a human.',
      alternative:
        'Publish your 20 commonest answers on a single page, text people whose call you missed, and hire an answering service for the evening.',
      risks: [
        {
          risk: 'Customers are told of a price or a favour that the machine invented, and they insist on it.',
          mitigation:
            'Bind it to the approved answers, have it admit when it does not know and note a number, and look at 20 chats each week.',
        },
        {
          risk: 'People who are old or distressed cannot get past it and give up.',
          mitigation: 'Mention a human in the opening line, and pass the call on after two tries that went wrong.',
        },
      ],
    },
    {
      workflow:
        'By text, by phone or on your site, people put a question. If the checked list covers it, they have the answer at once. If not, name and request are noted, and a colleague receives the full talk so far.',
      build:
        'Have 40 answers written and checked before anything else. The agent, by chat or phone, then sticks to them, says openly that a machine is speaking, and can book a call back. A spoken word and a button must lead to a human at all times.',
      checkpoint:
        'From each week, 20 answers are read by the front desk lead. The list is corrected, and only then are topics added.',
      first_step:
        'Put a tally sheet next to the phone and for one week write down question, caller, and if the answer differed from last time.',
      stop_test:
        'Two limits hold after eight weeks: 5 % wrong answers in the sample, and one in four users who want a person. Past either, it goes off.',
      alternative:
        'One web page with the top 20 answers, a text to each missed caller and an answering service out of hours may be enough.',
      risks: [
        {
          risk: 'A made-up promise or price is given out, and you are expected to keep it.',
          mitigation:
            'What is not on the approved list it does not answer, but takes a number instead; you read 20 talks every week.',
        },
        {
          risk: 'Upset callers, or older ones, find no way through and ring off.',
          mitigation:
            'The first thing it says is that a person is there, and two failures are enough for it to hand over unasked.',
        },
      ],
    },
  ],
  'general/booking-reminders': [
    {
      workflow:
        'Customers choose a slot in a calendar that is always up to date. Two days ahead, and once more two hours ahead, a text lets them confirm, shift or drop it with one tap. If they drop it, people on the waiting list hear of the gap.',
      build:
        'Find a booking page that works with your calendar, and tell it how long jobs last, the travel and the buffer. Turn on the waiting list and reminders by SMS. Leave AI for later, when a phone agent might fill the very same calendar.',
      checkpoint:
        'In the afternoon the front desk checks who is due tomorrow and phones everyone still without a confirmed time.',
      first_step:
        'Go through four weeks of the diary and tally, for every weekday, how many were booked, did not come or pulled out late.',
      stop_test:
        'Two months should bring no-shows down by 10 %. If it is less, the cause may be long waits, price or the lack of a deposit.',
      alternative:
        'Text tomorrow’s customers yourself from a single phone, and note who is glad to come when a gap opens.',
      risks: [
        {
          risk: 'Someone at home sees the text and learns what the visit was for.',
          mitigation: 'Give the name of the firm, the place and the hour, and never say what the customer comes for.',
        },
        {
          risk: 'Those who own no smartphone cannot book any more.',
          mitigation: 'Keep answering the phone, and let staff enter those bookings for them.',
        },
      ],
    },
    {
      workflow:
        'The live calendar shows what is free, and the customer takes a time. Reminders follow by text, two days and then two hours ahead. A single tap is all it needs to come, change or cancel. Whoever waits on the list is offered what becomes free.',
      build:
        'Choose a booking tool that fits the calendar you use. Enter travel, length and buffer as rules, then add a waiting list and SMS. The first version does without AI. At a later stage, an agent on the phone can use this calendar too.',
      checkpoint:
        'Every afternoon the list for the following day is checked at the front desk, and customers who gave no reply get a call.',
      first_step:
        'From the last four weeks of your diary, work out bookings, late cancellations and no-shows per weekday.',
      stop_test: 'If two months have not cut no-shows by at least 10 %, turn to deposits, waiting times and prices.',
      alternative:
        'The day before, send each customer a short text by hand, all from one phone, and know who could step in at once.',
      risks: [
        {
          risk: 'Others in the household read the reminder and see which service it is about.',
          mitigation: 'Keep to place, time and the firm’s name; why someone comes is nobody else’s business.',
        },
        {
          risk: 'People without a smartphone lose their way in.',
          mitigation: 'They can still ring, and a member of staff puts them in the calendar.',
        },
      ],
    },
  ],
  'general/roster-planning': [
    {
      workflow:
        'Once per cycle, on a fixed day, a first roster appears that weighs skills, leave, rest and how much work is likely. The planner corrects it from experience and puts it out. Staff read it by phone and trade shifts there.',
      build:
        'Deputy, Tanda and similar tools can fill a roster by themselves once award rules and skills are in. Give them a rough daily forecast of the work. Run tool and old sheet side by side for two weeks, then retire the sheet.',
      checkpoint: 'A roster is out only when the manager of that team has signed it. Later changes need a person too.',
      first_step:
        'Lay eight weeks of hours next to the work that got done, day by day, and highlight where the two do not fit.',
      stop_test: 'Three cycles should do. If planners change over 30 % of what auto-fill proposes, switch it off.',
      alternative: 'Draw up two or three model weeks to copy, and settle how early swaps and leave must be asked for.',
      risks: [
        {
          risk: 'Those who always say yes end up with every bad shift.',
          mitigation: 'Once a month publish how many late and weekend shifts each member of staff has had.',
        },
        {
          risk: 'An error in the award set-up goes unseen, and month after month people get too little.',
          mitigation:
            'Before launch, and after every annual rise, payroll works out three weeks by hand and compares them with the award.',
        },
      ],
    },
    {
      workflow:
        'The planner has a set day for the roster. A draft is ready then, based on rest rules, skills, leave and the work to come. Where the planner knows better, it is changed. Once it is out, people see it and swap on their phones.',
      build:
        'Let a roster tool like Tanda or Deputy fill the shifts, after you have entered skills and award rules. A plain forecast for each day is its input. The sheet goes when both have run next to each other for two weeks.',
      checkpoint:
        'Before it is published, each roster gets a signature from the manager who knows those people. The tool changes nothing on its own.',
      first_step:
        'For eight weeks back, compare hours and output on each weekday, and note the days on which they drift apart.',
      stop_test:
        'When three roster rounds have passed, planners should redo no more shifts than 30 %. If they do, end auto-fill.',
      alternative:
        'Templates for two or three typical weeks and a clear period of notice for leave and swaps serve many teams well.',
      risks: [
        {
          risk: 'Bad shifts land on people who do not protest.',
          mitigation: 'Staff can read, month by month, how often each of them worked late or at the weekend.',
        },
        {
          risk: 'For months pay is too low because one award setting is not right.',
          mitigation:
            'Have payroll recalculate three sample weeks by the award, by hand, before you start and whenever rates rise each year.',
        },
      ],
    },
  ],
  'general/demand-forecast': [
    {
      workflow:
        'On Mondays you see the likely workload for four to twelve weeks ahead, as a cautious figure and a hopeful one. The manager lays it beside the bookings so far, and plans cash, stock and people from there.',
      build:
        'Your yardstick is a sheet: the matching week of last year with the trend on top. Next, test software that knows about events, weather or holidays if these count for you. It stays only when it does better than the sheet.',
      checkpoint:
        'What to plan on is settled each month between finance lead and owner. They hear the forecast, and other things too.',
      first_step:
        'Put two years of weekly jobs or sales in a single column, and flag the holidays and strange weeks yourself.',
      stop_test:
        'Compare over 12 weeks. Unless it is 10 % better than the matching week of the year before, return to the plain rule.',
      alternative:
        'Speak with your ten biggest customers every quarter. For all others, expect what the matching week brought a year ago.',
      risks: [
        {
          risk: 'A key account has gone or a competitor has come, so history misleads.',
          mitigation:
            'Each month list what has changed next to the figures, and allow the manager to set another number and say why.',
        },
        {
          risk: 'The forecast is treated as a fact, and you end up with too many people or too much stock.',
          mitigation: 'Print both ends of the range every time, and commit to fixed costs only at the lower one.',
        },
      ],
    },
    {
      workflow:
        'Each Monday brings a view of the work in the coming four to twelve weeks, with a high case and a low one. What is booked so far is put next to it. On that basis the manager settles how much cash, staff and stock are needed.',
      build:
        'First set a bar: the same week a year ago, plus trend, in a sheet. After that you may test a tool that takes in weather, events or holidays, where those count. If it cannot clear the bar, it goes.',
      checkpoint:
        'Once a month the finance lead and the owner fix the figure to plan with. To them the forecast is only one opinion.',
      first_step:
        'Gather two years of weekly figures, jobs or sales, in a column, and put a mark by odd weeks and holidays.',
      stop_test: 'The simple rule returns unless, in 12 weeks, the tool came 10 % closer than last year’s same week.',
      alternative:
        'A call to your ten top customers per quarter, and the same week last year for all the rest, makes a fair plan.',
      risks: [
        {
          risk: 'Since a large customer went, or a rival came, the past says little.',
          mitigation:
            'Managers may overrule the figure if they write why, and each month known changes are noted next to it.',
        },
        {
          risk: 'People believe in a single number and hire or buy beyond the need.',
          mitigation: 'Show high and low, never a lone figure, and let the low one decide on firm costs.',
        },
      ],
    },
  ],
  'general/stock-reorder': [
    {
      workflow:
        'Stock levels and the speed at which things sell are both on file. Once a week that turns into a list: item, amount, supplier. The buyer alters a line here and there before it is sent.',
      build:
        'Tidy up the items, count the 100 that you cannot do without, and work out a minimum and an order size from usage and delivery time. Your stock software can likely do this already. Only seasonal items call for a forecast.',
      checkpoint: 'Each line of the list is read by the buyer, who signs. Beyond an agreed sum the owner decides.',
      first_step:
        'Name the 50 items that let you down last quarter, check how many you hold, and note how long delivery truly takes.',
      stop_test:
        'At eight weeks, see how many counts are wrong. If that is over 10 % of items, suspend automatic orders and mend how stock is booked.',
      alternative:
        'Keep two bins of everything. An empty front bin sends its card to the buyer. It is nearly free, and it does the job.',
      risks: [
        {
          risk: 'If the stock figure is off, so is every order that follows.',
          mitigation:
            'Go through a tenth of all items weekly, the costly ones first, and find out why each figure was off.',
        },
        {
          risk: 'Deliveries get slower, but the system still believes the old number of days.',
          mitigation:
            'Once a month hold real arrival dates against the promise, and raise the minimum for those that were late.',
        },
      ],
    },
    {
      workflow:
        'From the count and the rate of use, the system works out each week which items to buy, in what quantity and where. The buyer looks through it, changes a few and places the order.',
      build:
        'A clean item list comes first, then a count of your 100 key items. Lead time and use give you the minimum and how much to order. Look in your stock software, it is probably there. Items with a season may get a forecast, others not.',
      checkpoint:
        'Before an order leaves, the buyer has read and signed it line by line. Large sums, as you define them, need the owner.',
      first_step: 'Choose 50 items that gave trouble during the last quarter, count each, and find its real lead time.',
      stop_test:
        'If eight weeks in the share of items with a wrong count is above 10 %, turn automatic orders off until goods are booked as they should be.',
      alternative:
        'The card method works at almost no cost: two bins for each item, and the empty one’s card goes to whoever buys.',
      risks: [
        {
          risk: 'Orders can be no better than the counts they are built on.',
          mitigation:
            'In turn, a tenth of your items is counted every week, dear ones to start with, and each gap is traced to its cause.',
        },
        {
          risk: 'Suppliers become slow, while lead times in the system stay the same.',
          mitigation:
            'Check once a month when goods came and when they should have, and set a higher minimum where suppliers slip.',
        },
      ],
    },
  ],
  'general/quote-drafting': [
    {
      workflow:
        'When someone asks for a price by mail or phone, similar jobs from the past are looked up. Scope, terms and rates go into your template, and gaps are named. The estimator puts in the figures and sends it. A reminder to call comes later.',
      build:
        'You need a single template and a single list of rates. Collect 50 past quotes, with outcome and real cost, where the software can look them up. Let it write text and lines. Arithmetic is done from the rates and never by the model.',
      checkpoint:
        'The one who has to stand behind the job goes over hours, scope and sum, and their name is on the quote.',
      first_step:
        'Find your latest 30 quotes, write down how many days each took and how it ended, and clock a new one from start to finish.',
      stop_test:
        'Six weeks of trial must make quoting 30 % quicker. If it does not, or two carry a wrong price, call it off.',
      alternative: 'Settle on a single page with three price levels, and put a call in the diary for five days later.',
      risks: [
        {
          risk: 'Another client’s name or condition turns up in the text.',
          mitigation:
            'Remove all names before past quotes are loaded, and read each new one out loud from top to bottom.',
        },
        {
          risk: 'Prices from long ago creep in, and you work at a loss.',
          mitigation: 'Hold all rates in a list with a date, and let none be used that is over three months old.',
        },
      ],
    },
    {
      workflow:
        'A customer rings or mails. Out of past jobs the closest are found, and the template is filled: rates, scope, terms, and a list of open points. Pricing and sending are up to the estimator, who is nudged later to ask for an answer.',
      build:
        'One rate list, one template: that is the base. Add a folder of 50 earlier quotes that the tool can search, each with real cost and result. Words and lines it may draft. For sums it must use the list, and no model does them.',
      checkpoint:
        'Scope, total and hours are checked by the person who bears the risk, and who sends the quote in their own name.',
      first_step:
        'Go through 30 recent quotes for result and days needed, and measure the time for one, from the request until it is sent.',
      stop_test:
        'Unless quotes are 30 % faster by week six, end it. The same goes if a wrong price went out in two of them.',
      alternative: 'Write a template of one page with three tiers of price, and make a note to phone after five days.',
      risks: [
        {
          risk: 'From an earlier quote, a name or a clause of some other customer slips through.',
          mitigation: 'Past quotes are loaded without names, and whoever sends a draft reads it aloud in full.',
        },
        {
          risk: 'The tool picks a rate that is out of date, and the job costs you money.',
          mitigation:
            'There is one list of rates with a date on it, and beyond three months the tool will not use them.',
        },
      ],
    },
  ],
  'general/document-search': [
    {
      workflow:
        'Staff ask in their own words. A brief reply comes from the folder you have approved, together with the page behind it. If there is nothing to be found, it tells them.',
      build:
        'Put 100 to 300 valid documents in order, and give every one an owner. Then link up the assistant in Google Workspace or Microsoft 365, or a small search product. Sources must be visible, and nobody sees more than their rights allow.',
      checkpoint:
        'Once a month those who own a document look at the replies it produced. If one is wrong, they correct the document itself.',
      first_step:
        'Have ten colleagues name three things they searched for in the past week, and look whether a valid page on each is there.',
      stop_test:
        'Put 50 questions to it in week six. If it gives the correct reply and page for less than 80 %, end the work.',
      alternative:
        'Name your folders clearly, draw up an index of two pages, and film your experts in five brief clips.',
      risks: [
        {
          risk: 'The reply rests on a paper that has been out of force for two years.',
          mitigation:
            'Let it see one approved folder, where all files carry an owner and a date for review, and take outdated ones away.',
        },
        {
          risk: 'A search brings up someone’s pay, illness or a complaint.',
          mitigation: 'Sort out who may open which folder beforehand, and try it under a junior’s account.',
        },
      ],
    },
    {
      workflow:
        'A colleague puts a question as they would say it. In a few lines the assistant replies out of the approved folder and gives the page. When it has no answer, it does not hide that.',
      build:
        'You start with clean files, 100 to 300 of them in one folder, that are current and have an owner. Microsoft 365 and Google Workspace bring an assistant; a little search tool works too. It has to give its source and keep to access rights.',
      checkpoint:
        'Monthly, owners read what was answered from their documents. They repair the page, and the answer follows.',
      first_step:
        'Find out from ten people what three things each had to look for last week, and check if there is an up-to-date page.',
      stop_test:
        'The test has 50 questions. Six weeks on, at least 80 % need the right answer along with its page; if not, stop.',
      alternative:
        'Folders with clear names, an index on two pages and five short films with those who know will take you far.',
      risks: [
        {
          risk: 'Two years after it was replaced, an old version still feeds the answers.',
          mitigation:
            'Nothing beyond the approved folder counts, old files leave it, and each one has a review date and an owner.',
        },
        {
          risk: 'Someone looks for a form and finds health, pay or complaint papers.',
          mitigation: 'First check the rights on all folders, then log in as a junior and see what turns up.',
        },
      ],
    },
  ],
  'general/meeting-notes': [
    {
      workflow:
        'If all agree, the meeting is recorded. Within ten minutes the job file holds a brief summary of what was decided, who does what and by when. Whoever was in the chair puts it right and passes it on.',
      build:
        'Teams, Zoom and Google Meet have a note taker; for phones there are dictation apps. Use a single layout with tasks, decisions and what is still open. Recordings should vanish on their own once 30 days have passed.',
      checkpoint: 'Nothing is filed or passed on until the leader of the meeting has read it and made corrections.',
      first_step:
        'Record three meetings among yourselves this week, and ask two people to check the summary from memory.',
      stop_test:
        'After a month, work out how long corrections take. If it is over ten minutes on average, do without it.',
      alternative:
        'Let someone write tasks and decisions where all can see them during the talk. The notes are ready as people stand up.',
      risks: [
        {
          risk: 'A person did not know of the recording, or something private is now on file.',
          mitigation:
            'Announce it and display it from the outset, and never record talks on discipline, health or pay.',
        },
        {
          risk: 'Somebody is quoted with what another person said, and people fall out.',
          mitigation: 'The chair makes corrections that day, and all who took part may object for two days.',
        },
      ],
    },
    {
      workflow:
        'Everyone says yes, then recording starts. Ten minutes after the end, decisions, dates and owners are in the job file in short form. The chair makes corrections and sends it to all.',
      build:
        'Note takers are part of Google Meet, Zoom and Teams, and dictation apps do it on the phone. Keep one template for open points, decisions and tasks. After 30 days a recording should delete itself.',
      checkpoint: 'Before a note is filed or shared, it is corrected by the one who led the meeting.',
      first_step: 'This week use it in three meetings of your own, and see if two of those present remember the same.',
      stop_test: 'Stop if, over one month, it takes you on average above ten minutes to put a note right.',
      alternative:
        'During the meeting someone types tasks and decisions on a screen that everyone sees, and at the end it is finished.',
      risks: [
        {
          risk: 'Private talk is stored, or somebody was not told that a machine listens.',
          mitigation:
            'Tell people before you begin, leave a sign on screen, and keep talks about pay, discipline and health unrecorded.',
        },
        {
          risk: 'A statement is given to the wrong person, which ends in a quarrel.',
          mitigation:
            'On the same day the chair goes over the note, and for two days those present can ask for a change.',
        },
      ],
    },
  ],
  'general/report-drafting': [
    {
      workflow:
        'Figures, facts and two older texts go into a fixed prompt. Out comes a draft in your own style. Whoever writes it verifies every statement, trims a third of the length and puts their name to it.',
      build:
        'Buy one assistant on business terms that keep your data out of training. Make five templates, each with a model text: job ad, post, letter to a customer, monthly report, summary. Numbers come out of your systems; the tool may not invent any.',
      checkpoint:
        'Whoever signs has read it all. If it goes to a bank, an agency or the board, another person reads it too.',
      first_step:
        'Write down what the team wrote in the past month and how long it took, then find out from each reader if it was of use.',
      stop_test: 'Give each kind of text four rounds. Where it saves less than 20 % of the time, write by hand again.',
      alternative:
        'Shrink the report to a single page that always looks alike, and draw its numbers from the sheet by link.',
      risks: [
        {
          risk: 'You put your name to a source or a number that does not exist.',
          mitigation: 'Before sending, tick every figure once you have found it in the record.',
        },
        {
          risk: 'Private papers end up in a chatbot that costs nothing.',
          mitigation:
            'Provide one paid business account, shut off all others, and hand out the list of things that must stay out.',
        },
      ],
    },
    {
      workflow:
        'Start from a set prompt and add the facts, the figures and two earlier pieces. The tool writes in house style. Then the author tests every fact, takes a third of the text out, and signs it.',
      build:
        'Get one paid assistant whose business contract rules out training on what you type. Five templates with good samples cover most needs: summary, post, job ad, customer letter and monthly report. Figures are always taken from the system, not from the tool.',
      checkpoint: 'The one who signs must read each line. For an agency, a board or a bank there is a second reader.',
      first_step:
        'Collect last month’s texts with the hours they took, and ask those who got them if they made use of them.',
      stop_test:
        'After four rounds, see what is saved for each kind of text. Under 20 %, that kind is done without the tool.',
      alternative: 'Reduce it all to one page in a fixed form, with figures linked to your spreadsheet.',
      risks: [
        {
          risk: 'Your signature stands under a number or a source that was invented.',
          mitigation: 'Every figure has to be traced to its record and ticked before the text leaves.',
        },
        {
          risk: 'Somebody feeds confidential files to a free service.',
          mitigation:
            'Let people have a business account, one for all uses, block the rest, and teach them what may never be typed in.',
        },
      ],
    },
  ],
  'general/complaint-themes': [
    {
      workflow:
        'Reviews, survey remarks and complaints are kept together. Every month they are sorted by what went wrong, with a number and three genuine quotes for each. From that, the managers choose a single cause and put it right.',
      build:
        'Bring at least 200 comments into a sheet, strip out names and have an assistant form the groups. Test 50 of them by hand. Do it again each month and keep the groups as they are, or the numbers cannot be compared.',
      checkpoint:
        'Before figures reach the meeting, the service lead checks 30 comments that month to see if each is in the right group.',
      first_step:
        'Copy the newest 100 reviews and complaints to a single sheet within the week, and add the product and the day.',
      stop_test: 'Two months without one cause put right means that counting is not what is lacking. Give it up.',
      alternative:
        'Lay out the complaints of last quarter with three colleagues, make piles, and deal with the highest.',
      risks: [
        {
          risk: 'Something serious that happens seldom is lost among a crowd of trifles.',
          mitigation:
            'Whatever touches money, safety or conduct is left out of the numbers, and somebody reads each of them.',
        },
        {
          risk: 'A single member of staff is made the culprit.',
          mitigation:
            'Delete the names of workers beforehand, and deal with conduct through the manager, as you always have.',
        },
      ],
    },
    {
      workflow:
        'Survey comments, complaints and reviews share one list. A monthly run sorts them by cause and gives a count and three true quotes for each. Managers then agree on which one to fix.',
      build:
        'Start from 200 comments or more in a sheet, with no names. An assistant proposes groups, and you test them on 50. Stay with the same groups month after month, for only then do counts tell you anything.',
      checkpoint:
        '30 comments per month are held against their group by the service lead, and then the meeting gets its counts.',
      first_step:
        'Within this week bring 100 recent reviews and complaints together in a sheet that shows product and date.',
      stop_test: 'Stop if two rounds, one each month, have led to no fix. More analysis would not help.',
      alternative:
        'With three of your staff, sort the printed complaints of a quarter on a table, and work on the biggest heap.',
      risks: [
        {
          risk: 'One grave case goes under in a large group of small ones.',
          mitigation: 'Leave conduct, safety and money out of the counting, and read each such complaint by itself.',
        },
        {
          risk: 'People use the figures against a colleague.',
          mitigation:
            'Names of staff are removed first; if conduct is the issue, the manager hears of it the normal way.',
        },
      ],
    },
  ],
  'general/spending-anomalies': [
    {
      workflow:
        'Claims and payments of the week are searched, and the twenty strangest come up with a cause: a sum seen before, fresh bank details, a leap in price, a date on a weekend. The accounts lead settles each one or asks further.',
      build:
        'Ten simple rules will do at first, in the accounting add-on or a sheet: equal sums, the supplier again, another account, a price that rose 10 %. A model makes sense once the rules find more than your people can look at.',
      checkpoint:
        'Once a month a director or the owner looks at all flags, settled or not. No one else may decide to accuse a person.',
      first_step:
        'Get 12 months of bills out of the books, order them by sum and supplier, and highlight doubles and leaps in price.',
      stop_test:
        'Search 12 months of the past. If you find nothing that needs a closer look, stay with the rules and save your money.',
      alternative:
        'Let two people release every payment, phone back when bank details are new, and study your 20 biggest suppliers monthly.',
      risks: [
        {
          risk: 'Somebody who did nothing wrong is taken for a thief.',
          mitigation:
            'Ask about a flag calmly and behind closed doors, and take no step until the person has explained it.',
        },
        {
          risk: 'Whoever settles the flags may be the very one with something to hide.',
          mitigation: 'Never let one person both pay and review; once a month the owner goes through what was settled.',
        },
      ],
    },
    {
      workflow:
        'Every payment and claim is looked at weekly. The twenty that stand out are shown with what is odd: an unknown account, the same sum again, a sharp rise, a weekend. Each is either cleared or followed up by the accounts lead.',
      build:
        'A sheet or an add-on to the accounts with ten plain rules is the start: new account, 10 % dearer, supplier and sum the same. If people cannot keep up with what the rules list, a model may help to choose.',
      checkpoint:
        'Flags, open and cleared, go before the owner or some director each month. Whether to confront anyone is decided there and nowhere else.',
      first_step:
        'Take all bills of 12 months, sort them by amount and supplier, and mark by hand what is there twice or jumped in price.',
      stop_test:
        'Let it look at the first 12 months. With nothing worth a second look, buy no tool and keep to plain rules.',
      alternative:
        'Have two people behind each payment, call whenever bank details change, and once a month go over the suppliers you pay most, the top 20.',
      risks: [
        {
          risk: 'A flag makes a cheat out of someone honest.',
          mitigation:
            'Put it as a question, with nobody listening and no blame in it, and wait for the answer before anything is done.',
        },
        {
          risk: 'If the same person pays and clears flags, fraud stays hidden.',
          mitigation: 'Split the two tasks between two people, and show the owner all cleared items every month.',
        },
      ],
    },
  ],
  'general/maintenance-planning': [
    {
      workflow:
        'Faults, hours and service dates are noted for every asset. A weekly list shows which ones are due and which break down more than they used to. The lead then finds a calm time for the work.',
      build:
        'List your assets, and let operators report faults from the phone with a picture. Service goes by date or by hours. Two or three assets that bring everything to a halt get sensors. Think about prediction after that and no sooner.',
      checkpoint:
        'What to halt, and at what time, is the maintenance lead’s choice. Whoever did the repair hands the asset back for use.',
      first_step:
        'Write down the ten assets you can least do without, when each was last serviced, and what its latest stop cost you.',
      stop_test:
        'Keep service on time for six months. If hours lost to breakdowns are down by less than 10 %, leave the sensors unbought.',
      alternative:
        'Hang up a planner with all service dates, tag every machine, and walk round with operators for ten minutes a week.',
      risks: [
        {
          risk: 'The screen says all is well, while anyone with training would notice the damage.',
          mitigation: 'Operators go on checking before each start, just as they do today, no matter what is displayed.',
        },
        {
          risk: 'After many alarms for nothing, staff miss the one that counts.',
          mitigation:
            'Set the limits for two alarms per asset and week at the most, and write down what lay behind each.',
        },
      ],
    },
    {
      workflow:
        'A card per asset holds its faults, its hours and when it was serviced. Week by week the system tells what is due and where faults are on the rise. Work is booked by the lead for a time when it disturbs least.',
      build:
        'You need a list of assets and a log where operators enter faults by phone, photo included. Hours or dates trigger the service. Give sensors to those two or three that would stop all work, and leave prediction for the end.',
      checkpoint:
        'It is for the maintenance lead to say which asset stops and when. Before it runs again, the one who repaired it releases it.',
      first_step:
        'Which ten assets hurt most when they fail? Note for each its last service and the cost of its last stop.',
      stop_test:
        'Six months of service on time should save 10 % of breakdown hours. If it has not, sensors are not worth buying.',
      alternative:
        'Put service dates on a wall planner and tags on the machines, and spend ten minutes each week on foot with those who run them.',
      risks: [
        {
          risk: 'All is green on screen, and yet a trained worker would see that something is wrong.',
          mitigation: 'Before the day starts, operators check their machine as always, screen or no screen.',
        },
        {
          risk: 'With too many false alarms, people stop looking at real ones.',
          mitigation:
            'Two alarms per asset a week is the most you should get, so tune the limits and note what each alarm was.',
        },
      ],
    },
  ],
  'general/photo-inspection': [
    {
      workflow:
        'At one set point staff take three pictures, always alike. They are held against samples that pass and samples that fail, and doubtful spots are marked. The verdict is up to someone with training.',
      build:
        'Settle the picture before all else: one angle, one kind of light, the job number in view. Gather 200 items that pass and 200 that fail. Let an off-the-shelf vision service judge them, and think of cameras later.',
      checkpoint:
        'Whether a marked item passes is for a trained inspector to say, who each day looks again at some that were not marked.',
      first_step:
        'This week take pictures of 50 sound and 50 faulty pieces from one spot, and ask two people to sort them without a hint.',
      stop_test:
        'With 400 labelled pictures in, see how many known faults it lets through. Over one in ten is the end.',
      alternative:
        'Show samples of good and bad on a board where the work is done, improve the light, and check the riskiest tenth again.',
      risks: [
        {
          risk: 'A defect that nobody has shown it yet goes straight through.',
          mitigation:
            'Let someone check one piece in twenty, picked by chance, and add whatever was missed to the samples.',
        },
        {
          risk: 'Number plates, people or houses get stored with the pictures.',
          mitigation:
            'Keep the camera on the piece itself, have faces blurred as a rule, and wipe everything when claims can no longer be made.',
        },
      ],
    },
    {
      workflow:
        'Three photos are taken each time, from one place and in one way. Software sets them next to examples, both good and bad, and points to what seems off. Someone trained makes the decision.',
      build:
        'First make all photos equal in light and angle, with the job number on them. Then collect 200 bad examples and 200 good ones. Before any camera is bought, see how far a ready vision service gets with these.',
      checkpoint:
        'Flagged items are passed or refused by an inspector with training. Each day some of the unflagged are checked again.',
      first_step:
        'Within the week, take photos of 50 faulty and 50 good items in one place, and have two people judge, neither knowing which is which.',
      stop_test: 'Once 400 photos are labelled, more than one known fault in ten that gets past it means stop.',
      alternative:
        'Put good and bad samples on a board at the bench, add light, and do a second check on the tenth with most risk.',
      risks: [
        {
          risk: 'It has no idea of faults that were not among the examples.',
          mitigation: 'At random, one item in twenty is still looked at by a person, and misses become new examples.',
        },
        {
          risk: 'Homes, faces or plates are kept in your store of photos.',
          mitigation:
            'Show only the item, have people blurred from the start, and delete once the period for claims is over.',
        },
      ],
    },
  ],
  'general/route-planning': [
    {
      workflow:
        'At the end of the day tomorrow’s jobs are entered: where, how long and between which hours. A plan comes back with names and an order of stops. The planner mends what looks strange, and each customer is told the hour by text.',
      build:
        'Your job system may have a dispatch view; a route planner does it too. Enter fixed times, vehicle size, skills and where people start. For two weeks plan by hand as well, then set the kilometres side by side.',
      checkpoint:
        'No plan holds until the planner says yes in the evening. Out on the road, drivers may swap stops if they give the reason.',
      first_step:
        'Put the trips that two people really made last week on a map, and add up the distance and how often paths cross.',
      stop_test: 'Four weeks are the trial. With under 5 % of kilometres saved, stay with the plan made by hand.',
      alternative: 'Split the town by weekday, and let customers know on which one you come to them.',
      risks: [
        {
          risk: 'A day planned to the minute makes drivers rush or go without a rest.',
          mitigation:
            'Build breaks and spare time at each stop into the settings, and hear from drivers weekly if the day could be done.',
        },
        {
          risk: 'Drivers feel watched and turn the device off.',
          mitigation:
            'Put on paper what is recorded, at what times and for whose eyes, and record nothing after hours.',
        },
      ],
    },
    {
      workflow:
        'On the evening before, jobs go in with time window, address and length. The software says who should drive where, and in what order. What does not make sense is changed by the planner. Customers receive the hour by text.',
      build:
        'Try the dispatch view of the job system, or else a route planner. It needs skills, start points, fixed times and the size of each vehicle. Let hand plan and tool compete for two weeks, by kilometres.',
      checkpoint:
        'The plan is approved by the planner every evening. A driver on the way can choose another order and tell the office why.',
      first_step:
        'Take two people, trace on a map where they really drove last week, and count kilometres and crossings.',
      stop_test: 'Add up the kilometres of four weeks with planned days. If the saving is under 5 %, go on by hand.',
      alternative: 'Assign a part of town to every weekday and announce it to your customers.',
      risks: [
        {
          risk: 'Where no slack is left, drivers speed up or miss their break.',
          mitigation:
            'A buffer at each stop and breaks are fixed in the tool, and every week drivers say if it was doable.',
        },
        {
          risk: 'If tracking feels like spying, people will turn it off.',
          mitigation:
            'A written deal says what is tracked, at what hours and who looks at it; free time is off limits.',
        },
      ],
    },
  ],
  'general/translation': [
    {
      workflow:
        'Simple English goes in along with your own list of terms, and the other language comes out. Where it counts, somebody who speaks it checks before use. In customer chats a line says that a machine has translated.',
      build:
        'Pay for a translation service and feed it your terms. Make three classes: chat may go as it is, web pages and letters are checked, and contracts, health and safety are left to humans. Make the English shorter and simpler before you begin.',
      checkpoint:
        'For every language there is a speaker known by name, who reads web pages, signs and letters ahead of use.',
      first_step:
        'Tally the languages you met last week, on site and at the desk, and choose ten texts that give the most bother.',
      stop_test: 'After month one, drop any language where over one sentence in ten had to be put right.',
      alternative: 'Work with images and simple English, and phone TIS National when a talk is important.',
      risks: [
        {
          risk: 'One false word in a legal or safety text, and somebody is injured or held to it.',
          mitigation: 'Leave these to a certified translator, and give no one the output of the machine.',
        },
        {
          risk: 'In a rarer tongue the result is bad, and none of you would notice.',
          mitigation: 'Before you offer a language, let someone who grew up with it mark ten texts.',
        },
      ],
    },
    {
      workflow:
        'You give the tool plain English and the firm’s word list, and get the text in another language. Important texts are released by a speaker after checking. Chats with customers carry a note that they were translated by machine.',
      build:
        'Take a paid service that accepts a word list. Three kinds of text need three rules. Chat is free. Web and letters are checked. Safety, health and contracts are for humans only. Before all that, cut the English down to short, plain sentences.',
      checkpoint: 'Signs, letters and web pages are first read by a speaker whom you have named for that language.',
      first_step:
        'Note which languages were spoken last week, be it at the desk or on site, and pick out the ten texts with most trouble.',
      stop_test:
        'If, once the first month is over, the speaker still changes sentences more often than one in ten, end it for that language.',
      alternative: 'For talks that matter, ring TIS National. For the rest, pictures and plain English do well.',
      risks: [
        {
          risk: 'A single word is wrong in a text on law or safety, and a person comes to harm or is bound by it.',
          mitigation: 'A certified translator does these, and nobody is handed what the machine wrote.',
        },
        {
          risk: 'For small languages the quality is low, and you have no one who can tell.',
          mitigation: 'Ten texts in each language are scored by a native speaker before it goes live.',
        },
      ],
    },
  ],
  'general/ai-skills-policy': [
    {
      workflow:
        'Everyone spends half a day trying things on work of their own, with a single tool that is allowed and a single page of rules. Good finds are swapped once a month. Two or three of them then become how things are done.',
      build:
        'Put on one page which tools are allowed, what must stay out, who looks things over and who can help. Get business accounts for a few people first. Hold three sessions with real work, and collect the prompts that did well.',
      checkpoint:
        'A director or the owner puts their name to the page and reads it again every six months. No new tool without a yes.',
      first_step:
        'Within the week, go to each worker with three questions: which tools, for which work, and any fears.',
      stop_test:
        'Look again in two months. When under a third of the first group open the tool each week, buy no further seats and find the cause.',
      alternative: 'For the time being shut out free tools, and see what your present software can do.',
      risks: [
        {
          risk: 'Once written, the rules end up in a drawer.',
          mitigation:
            'Hand out copies, go through them aloud with the team, and let everyone name a thing that has to stay out.',
        },
        {
          risk: 'A few fans storm off, and others lose heart.',
          mitigation: 'Team up a fan with a doubter, and pay the two of them for one hour a week alike.',
        },
      ],
    },
    {
      workflow:
        'Half a day is given to practice, in which staff use the approved tool on tasks of their own and learn one page of rules. They meet monthly to show what worked. From this, two or three uses are made standard.',
      build:
        'A single page says whom to ask, who checks, what may never be typed in and which tools are approved. A pilot group gets business accounts. Three practice sessions deal with true tasks. Prompts that work go on a list.',
      checkpoint:
        'The page is signed by the owner, or else a director, who reviews it after every six months. Whoever wants a new tool asks first.',
      first_step:
        'Put three questions to every worker this week: what they use, what they use it for, and what troubles them.',
      stop_test:
        'If after two months less than a third of those in the pilot use it weekly, ask why and buy no more seats.',
      alternative: 'Use what is built into the programs you have, and block free tools until further notice.',
      risks: [
        {
          risk: 'Nobody looks at the rules once they are filed.',
          mitigation:
            'Read the page out at a team meeting, print it, and have each person give an example of what stays out.',
        },
        {
          risk: 'Those who are keen rush on, and the others feel lost.',
          mitigation: 'Put keen and wary people in pairs, with one paid hour per week for each of the two.',
        },
      ],
    },
  ],
  'general/repeat-business': [
    {
      workflow:
        'Weekly, a list names everyone whose next visit or order is overdue, with the most valued on top and their latest purchase beside them. Someone they know gets in touch by phone or mail, and writes down what they say.',
      build:
        'Your invoices tell how often each customer buys and for how much. Whoever is at one and a half times that interval goes on the list. You can do this in a spreadsheet. Think about a model beyond some 2,000 customers.',
      checkpoint:
        'Nobody is contacted until the account owner has gone through the week’s names and crossed off whom to leave alone.',
      first_step:
        'Write up your 50 best customers of last year and when each was last invoiced, then phone five who have fallen silent.',
      stop_test:
        'Compare after three months. If those you rang come back no more than the tenth you left alone, close it.',
      alternative:
        'Two weeks after each job give the customer a call, and note in the diary when they may need you next.',
      risks: [
        {
          risk: 'Someone who never said yes is sent advertising and turns to the regulator.',
          mitigation: 'List people only if their consent is on file, and take anyone off the day they ask.',
        },
        {
          risk: 'You give money off to people who were about to buy in any case.',
          mitigation: 'Pick a tenth by lot, leave them alone for three months, and see if there is a difference.',
        },
      ],
    },
    {
      workflow:
        'Once a week you see who should have ordered or come by now, the best customers ahead of others, and what they had last time. A colleague who knows them calls or writes, and the reason is noted.',
      build:
        'Work with invoices: they show the value of a customer and the usual gap. Past one and a half gaps, the name is listed. A spreadsheet can do that, and up to about 2,000 customers there is no call for a model.',
      checkpoint:
        'The list of the week goes to the account owner, who removes people who should not be called, and then contact begins.',
      first_step:
        'Take the 50 best customers from last year, add the date of the last invoice, and call five that you no longer hear from.',
      stop_test: 'After three months, look at the tenth that was not called. If they come back just as often, stop.',
      alternative: 'Two weeks on from a job, ring the customer, and enter the likely next date in your calendar.',
      risks: [
        {
          risk: 'Marketing reaches people without consent, and the regulator hears of it.',
          mitigation: 'Without recorded consent nobody is listed, and whoever opts out is gone within the day.',
        },
        {
          risk: 'Some who get a discount would have bought without it.',
          mitigation: 'For three months contact no one in a random tenth, then set the two groups side by side.',
        },
      ],
    },
  ],
  'general/hiring-admin': [
    {
      workflow:
        'You post an ad made from a template. Whoever applies hears back that day and books a time to meet. Plain facts, say availability or a licence, are laid out in a table. Reading and choosing is left to two people.',
      build:
        'Payroll systems and job boards come with an applicant tool. Let it handle replies, bookings for interviews and the papers of new staff. It may show what the ad called for. Ranking or scoring people is ruled out.',
      checkpoint:
        'All who meet the must-haves are read by two people. When one is not asked in, a line on file says why.',
      first_step:
        'Trace your latest hire from step to step, put a date to each, and highlight every wait on the applicant’s side.',
      stop_test: 'Try it on two vacancies. If people still wait three days or longer to hear from you, stop.',
      alternative:
        'Ask for the must-haves in a form of five lines, keep one day a week for interviews, and phone people the day they apply.',
      risks: [
        {
          risk: 'Taught by whom you hired before, software sorts out older people, women or anyone with a break in their CV.',
          mitigation:
            'Allow must-haves only and never a score or a rank, and have someone read 20 of the rejected in full.',
        },
        {
          risk: 'Answers on health and old CVs stay in inboxes year after year.',
          mitigation: 'Store them in a single place, set a date for deletion, and let those who apply know it.',
        },
      ],
    },
    {
      workflow:
        'Use a template for the ad. Each person who applies is answered the same day and can choose when to be interviewed. A table shows facts, for instance whether they have the licence and when they are free. Two people go through it and decide.',
      build:
        'Look at the applicant tool in your payroll or job board. It can reply, book interviews and send out forms to starters. Facts the ad asks for may be listed. No score is given to anyone, and there is no ranking.',
      checkpoint:
        'Whoever has the must-haves is read by two people. If they do not invite someone, they note the reason in one line.',
      first_step: 'List the steps of your most recent hire, each with its date, and show where the person had to wait.',
      stop_test: 'After two more vacancies, first contact has to come in under three days. If it does not, end it.',
      alternative:
        'Use a form with five lines for the must-haves, hold interviews on one set day of the week, and ring applicants that same day.',
      risks: [
        {
          risk: 'Software that copies earlier choices shuts out women, people with gaps or those who are older.',
          mitigation:
            'It works with must-haves and gives neither score nor rank; of those rejected, a person reads 20.',
        },
        {
          risk: 'For years, CVs and what people said about their health sit in mailboxes.',
          mitigation:
            'One system holds them, they are deleted after a time you set, and applicants are told how long it is.',
        },
      ],
    },
  ],
  'general/price-checks': [
    {
      workflow:
        'Once a quarter, what you charge is held against what it really costs, per job kind or product. Whatever earns less than the target is flagged, with the public prices of rivals alongside. New prices, and whom to tell, are for the owner to settle.',
      build:
        'A single sheet with costs and invoices gives you the margin per customer, kind of job and product. Note what ten rivals charge in public. Until you have thousands of prices, do without a model.',
      checkpoint: 'Not one price changes on its own. The owner goes down the list and says yes or no to every line.',
      first_step:
        'Note the price and the real cost of your 20 top sellers, be they items or kinds of job, and rank them by what is left.',
      stop_test:
        'Two quarters should lift the margin by one point. If they do not, prices are not the cause: turn to hours and waste.',
      alternative:
        'Go through the 20 largest jobs of last year with a calculator, and correct the five prices that did worst.',
      risks: [
        {
          risk: 'Overheads are split in the wrong way, and something sound seems to lose money.',
          mitigation:
            'Judge each line by what it leaves once direct costs are paid, and give up nothing on the basis of a single quarter.',
        },
        {
          risk: 'Loyal customers leave because the price leapt.',
          mitigation: 'Raise it bit by bit with a month of notice, and begin with one tenth of your customers.',
        },
      ],
    },
    {
      workflow:
        'Price and true cost are compared each quarter, for all products or types of job. Those under the margin you aim for are marked, and you see what rivals ask. It is up to the owner which prices change and who hears about it.',
      build:
        'In one sheet, put costs next to invoices and work out margins for products, customers and types of job. Ten rivals with public prices are added. With fewer than thousands of prices, there is no need of a model.',
      checkpoint: 'Each change, line by line, takes the owner’s approval, and the tool cannot move a price.',
      first_step:
        'List 20 items or types of job that sell best, with true cost and price, and put them in order of margin.',
      stop_test: 'After two quarters without one point more margin, leave prices be and study hours and waste.',
      alternative:
        'By hand, find the margin on the 20 biggest jobs last year, and then change the five prices that are worst.',
      risks: [
        {
          risk: 'A healthy line can look bad if it bears too much of the overheads.',
          mitigation: 'See first what a line brings beyond its direct cost, and end none after one bad quarter.',
        },
        {
          risk: 'Old customers go elsewhere when prices rise too fast.',
          mitigation: 'Go step by step, give a month of warning, and test the rise with a tenth of your customers.',
        },
      ],
    },
  ],
}

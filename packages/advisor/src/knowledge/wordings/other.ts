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
  ],
}

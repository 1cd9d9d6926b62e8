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
    },
  ],
}

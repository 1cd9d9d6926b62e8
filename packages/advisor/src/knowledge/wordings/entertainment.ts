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
  ],
}

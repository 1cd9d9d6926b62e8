import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'nonprofit/donor-retention': [
    {
      workflow:
        'Once a week the software looks at gifts, opened mails and calls in your donor list. Everyone counts as new, steady, drifting or lapsed, and you see the reason. Thirty people, each with a story and their last gift, go to the fundraiser for a call. If a card fails, a warm note follows inside two days.',
      build:
        'Merge double entries before anything else. Salesforce, Donorfy and Raiser’s Edge have segments built in. With more than 5,000 givers, look at a service like Dataro. If you have fewer, list each person’s last gift and number of gifts on a sheet.',
      checkpoint:
        'Before anyone is rung or written to, the fundraising manager goes down this week’s names and crosses some out.',
      first_step:
        'Pull three years of gifts, find people who gave last year but have not given this year, and phone twenty.',
      stop_test:
        'Leave one group alone and ring the others. After six months, a gain of under 2 points in donors kept means stop.',
      alternative: 'Phone every new giver in the first week, and post a card one year after the gift.',
      risks: [
        {
          risk: 'Old and frail people say yes each time, so they are asked without end.',
          mitigation:
            'Limit how often anyone is asked in a year. If somebody sounds confused, donor care marks them and the asking ends.',
        },
        {
          risk: 'A supporter finds out that you have guessed how rich they are.',
          mitigation:
            'Work with their gifts and what they have said to you. Write no note you could not let them read.',
        },
      ],
    },
  ],
  'nonprofit/grant-applications': [
    {
      workflow:
        'Fresh rounds are scored by your work, your places and your people. If one is worth a try, its questions and word limits are set out, and answers are drafted out of text and figures you have checked. The core is written by the manager and the budget by the treasurer.',
      build:
        'Collect your ten strongest old bids in a dated folder, with policies, outcomes and data on need. Pay for an assistant that keeps within your tenancy. Before each bid, five questions on a sheet say go or no-go.',
      checkpoint: 'Nothing is lodged until treasurer and manager have both gone through the whole bid, money included.',
      first_step:
        'Take your last ten bids, split wins from losses, write the hours next to each, and say which ones you would leave alone now.',
      stop_test: 'Six bids on, each should take at least 20 % fewer hours. If not, let the drafter go.',
      alternative: 'Plan twelve months of grants on a calendar, and have two pages of facts ready to copy.',
      risks: [
        {
          risk: 'The text claims a number of people helped, but no one ever counted them.',
          mitigation: 'A figure needs a dated report behind it. If it has none, take it out.',
        },
        {
          risk: 'The money comes, and there is nobody to do the work.',
          mitigation: 'No bid goes out before the programme manager has signed its plan.',
        },
      ],
    },
  ],
  'nonprofit/funder-reports': [
    {
      workflow:
        'You link each funder’s questions to your records, one time only. When the quarter closes, counts are drawn, comments from surveys grouped, and sections drafted with their source. The programme manager goes over them and adds a story told with consent. The finance officer makes the money agree.',
      build:
        'Write down your measures in one list and say what each one means. Save the counts as standard reports. Keep the language model for comments and rough drafts, and give it text with all names taken out.',
      checkpoint:
        'Finance puts its name to the acquittal. The programme manager does so for every story and every count.',
      first_step: 'Take the forms of three funders and mark the questions that differ in words alone.',
      stop_test: 'Time the next two reports. If they still need over 70 % of the hours they used to, give it up.',
      alternative: 'See if your funders will take the same report from you, and count things on a sheet each month.',
      risks: [
        {
          risk: 'The summary leaves out a handful of hard comments, and those were the ones to hear.',
          mitigation:
            'For every theme, put ten comments on paper as they were written, and never leave out the five angriest.',
        },
        {
          risk: 'In a small town, a low number is enough to tell who somebody is.',
          mitigation: 'Leave out any count below five. In stories, alter the details and let the person have a say.',
        },
      ],
    },
  ],
  'nonprofit/volunteer-rosters': [
    {
      workflow:
        'People say which days suit, what they can do and how far they will go. Open shifts are offered to those who match and were asked least. Two days before, a reminder goes out, and the coordinator sees what is still empty. Whoever newly offers to help hears back that day, with a choice of three shifts.',
      build:
        'Volgistics, Rosterfy and Better Impact all do this, with reminders by text. For most, the rules they come with will do. If someone has no phone in use, another volunteer still rings them.',
      checkpoint:
        'On Mondays and Thursdays the coordinator looks for holes in the roster. New matches need the coordinator’s yes.',
      first_step: 'List last month’s empty shifts, each with its place, its day and why nobody came.',
      stop_test:
        'Three months should fill at least 5 points more shifts. If not, or if ten volunteers leave because of it, end it.',
      alternative: 'Share a sheet on the web where people sign up, and text a reminder from a single phone.',
      risks: [
        {
          risk: 'Helpers of an older age who own no smartphone fall away.',
          mitigation: 'Ring them from a list as before, and teach two volunteers to help others on the phone.',
        },
        {
          risk: 'Someone whose check is not valid ends up with children.',
          mitigation: 'The system keeps those shifts shut until somebody has seen the check and put a date to it.',
        },
      ],
    },
  ],
  'nonprofit/screening-and-training': [
    {
      workflow:
        'On a phone, one form takes the applicant’s details and papers. End dates and numbers are read off, gaps are chased and the induction is set. Somebody looks the number up with the state and calls the referees. Until every box is green, no shifts.',
      build:
        'TidyHQ or your volunteer system has a module for checks; set reminders for 90 days and for 30. Dates and paper are all it handles. It never ranks anyone.',
      checkpoint:
        'Before a first shift, the child safety officer looks up the check on the state portal, then signs for it.',
      first_step:
        'Write down all who were with clients or children last month, and by the end of this week check every number.',
      stop_test:
        'If anyone works even one shift with no valid check, return to checking by hand that day. Look at it all in week eight.',
      alternative: 'Put names and end dates on a single sheet, and go through it whenever the committee meets.',
      risks: [
        {
          risk: 'A picture of the card looks fine, but the card itself was withdrawn.',
          mitigation: 'Look up every number on the state portal, and do so anew each six months.',
        },
        {
          risk: 'Anybody with the shared mailbox can read how a check turned out.',
          mitigation: 'Save just the outcome, date and number, open to two people by name.',
        },
      ],
    },
  ],
  'nonprofit/client-intake': [
    {
      workflow:
        'Call notes, mails and forms end up on a single sheet: person, need, town, danger and how to reach them safely. A word of danger lifts the case to the top in red. A worker calls, makes the decision and finds a service that has space. Whoever referred them is told before the day is out.',
      build:
        'Let everything come through one mailbox and one web form, ahead of the case system. Software fills in the fields and plain rules set flags. Keep a list of services that is live, and phone round weekly so that it stays right.',
      checkpoint:
        'How urgent a referral is gets decided by the duty worker, who reads them all. At 9 am, and once more at 3 pm, the team leader checks what is open.',
      first_step:
        'Follow thirty recent referrals up to the first contact, and mark every delay and every time the story was told again.',
      stop_test:
        'Miss one urgent case and you stop that day. By ten weeks, first contact must be 25 % quicker, or stop then.',
      alternative: 'Use a paper form, a single mailbox and a roster for duty, and meet for ten minutes every morning.',
      risks: [
        {
          risk: 'Somebody at risk sounds calm on paper, so their case sinks.',
          mitigation: 'Flagged or not, each referral is read by a worker inside two hours.',
        },
        {
          risk: 'Your answer reaches a mobile in the abuser’s hands.',
          mitigation: 'Stay silent until you know when and how it is safe. In red, the case reads "unsafe to contact".',
        },
      ],
    },
  ],
  'nonprofit/case-notes': [
    {
      workflow:
        'Back in the car, the worker talks for two minutes. During the visit itself that happens only with the client’s yes. A note forms under your own headings, with doubtful spots marked. It is put right and signed that day, and the sound is erased. Support plans build on notes that were signed.',
      build:
        'Look for a rented tool that stores sound in Australia, deletes it upon signing and does not train on it. Settle your headings and your language: write what people said and what you saw, and leave guesses out.',
      checkpoint:
        'Notes are read and signed by whoever made the visit. Any that speaks of risk is also read by the team leader.',
      first_step:
        'For a week, let three workers use it on visits they invent, and count words that are unfair or wrong.',
      stop_test:
        'Two months in, hold the monthly audit against one limit: over 1 note in 25 with a false fact ends it.',
      alternative: 'Trim the form down to six fields, and leave thirty minutes free when a round of visits is done.',
      risks: [
        {
          risk: 'One bad word on a mother or father sticks to that family for years.',
          mitigation: 'Unsigned notes stay out of the file. Clients can read theirs and ask to have it put right.',
        },
        {
          risk: 'Someone is recorded who never really agreed.',
          mitigation: 'Speak once the visit is over and not before. Each month, look in ten files for consent.',
        },
      ],
    },
  ],
  'nonprofit/food-relief': [
    {
      workflow:
        'By 8 am donors enter what they can give, and past weeks fill in for the rest. Vans are sent by driver hours, chilled load and time, and the food is shared out by date and need. The warehouse lead changes what has to change. At the door you note temperature and weight.',
      build:
        'First of all, note use-by and weight at the dock. For vans, rent a route planner. How food is shared stays on a plain sheet of rules your partner agencies said yes to. After one season, add a forecast.',
      checkpoint:
        'At 8.30 the warehouse lead goes over that day’s shares and runs. Cold chain and dates are cleared by the food safety supervisor.',
      first_step: 'Over fourteen days, weigh whatever is thrown away, date it and put the cause on the lid of the bin.',
      stop_test: 'In ten weeks, waste should be down by 10 %. When it is not, stop.',
      alternative: 'Drive set rounds in each district every week, and pass surplus on by a chain of calls that day.',
      risks: [
        {
          risk: 'The smart route is a long one, and cold food gets warm.',
          mitigation:
            'No chilled run may last over two hours. Log how cold the van is, and throw out what went past it.',
        },
        {
          risk: 'An agency that is small and has no app gets next to nothing under the rule.',
          mitigation: 'Once a month, look at what each agency got, with two of them in the room.',
        },
      ],
    },
  ],
  'nonprofit/tenancy-and-repairs': [
    {
      workflow:
        'Tenants ring, text or send a picture. The fault is noted, two questions are put, and the job takes its place by the law’s list of urgent repairs. A trade is booked and the tenant told when. After two weeks of missed rent, a housing worker is asked to phone and offer support.',
      build:
        'Your tenancy system has a portal for repairs; use it, with news by text. A small extra sorts by picture and words. For arrears take a simple rule of two weeks, and do without a risk score.',
      checkpoint:
        'Inside the hour, the repairs desk says how urgent every job is. No notice goes without the tenancy manager’s name.',
      first_step:
        'Go through fifty requests for repairs, and note for each whether it was urgent and how many days it took.',
      stop_test:
        'Check once a month. When, out of fifty, one urgent job sits too far down, people do the sorting again.',
      alternative:
        'Give out a fridge magnet with the urgent list and a single number, and text tenants as soon as a trade is booked.',
      risks: [
        {
          risk: 'Exposed wires or the smell of gas get filed with the everyday jobs.',
          mitigation: 'Broken locks, water near power, fire and gas are phoned through to somebody straight away.',
        },
        {
          risk: 'Whoever owes rent is soon on the way to the tribunal.',
          mitigation:
            'No notice leaves before a worker has talked to the tenant twice and noted what help was offered.',
        },
      ],
    },
  ],
  'nonprofit/member-enquiries': [
    {
      workflow:
        'Facebook, mail and web questions are met with what your pages say on rules, forms, dates and fees. Anything on a grievance, a debt, a child or a named person is passed with a note to the officer in charge. Whoever must renew is reminded three times, kindly. Once a month, new questions that came up often go in.',
      build:
        'Start by rewriting the ten pages people read most. Next comes an assistant that knows those and nothing else, and admits when it has no answer. Send renewal mails out of PlayHQ, iMIS or TidyHQ.',
      checkpoint:
        'Ten chats a week are read by the secretary, along with every one where the assistant had to say "I do not know".',
      first_step: 'Put a hundred recent questions in a sheet, sort them into groups and write ten answers.',
      stop_test: 'Look at week four. If more than 1 answer in 20 was wrong, turn it off.',
      alternative: 'Pin up one page with the usual questions answered, and let an automatic reply point there.',
      risks: [
        {
          risk: 'Someone is sent to the wrong ground or told a fee from the season before.',
          mitigation: 'Every page carries the day it runs out. From then on the reply is "ask us".',
        },
        {
          risk: 'A mother or father puts a child’s health needs in the chat box.',
          mitigation: 'Ask on screen that no one enters health details. After 30 days, chats are deleted.',
        },
      ],
    },
  ],
  'nonprofit/supporter-content': [
    {
      workflow:
        'Together with a signed consent, a worker hands in a picture or a spoken note. Out of it come a line for the appeal, a piece for the newsletter and a brief post that sound like you. Names change on request. The communications officer goes over it, the person it is about agrees, and a date is set.',
      build:
        'Put your tone of voice on one page, and give the consent form a date when it ends. Google, Microsoft 365 and Canva have drafting tools and prices for charities. Store all stories in a single folder.',
      checkpoint:
        'Before a post goes up, the person it tells of has agreed, and the communications officer has looked at consent and facts.',
      first_step:
        'Find a true story you have consent for, write it three ways, and let five supporters say which one they would read.',
      stop_test: 'Compare four issues with the old ones. If gifts or opens lag by more than 5 %, quit.',
      alternative: 'Write to people four times a year, briefly, with a single picture and a single fact.',
      risks: [
        {
          risk: 'The machine makes up something sad.',
          mitigation:
            'Go through every line with the worker or the person it is about. What they cannot vouch for comes out.',
        },
        {
          risk: 'Pity brings in clicks, and those you help are made to feel small.',
          mitigation: 'Each year, show your work to two clients and hear what it does to them.',
        },
      ],
    },
  ],
  'nonprofit/policy-search': [
    {
      workflow:
        'Guides and policies that are in force go to one place, each with a date and someone in charge. People ask as they would speak and receive the text, a link and whom to ring. Whatever stays open reaches the owner, who writes it in. Papers out of date are put away.',
      build:
        'Clear up before you buy; 60 papers in force will do. Next, use the search built into Google or Microsoft 365, or set a small assistant on this one folder. Client files must be out of its reach.',
      checkpoint: 'Monthly, those who own a policy look at what people asked about it and improve the words.',
      first_step: 'Find out from ten people what they last had to look up, and time yourself while you look for it.',
      stop_test: 'In week six, under 8 in 10 test questions leading to the correct page means you close it.',
      alternative:
        'List your papers on one page, each with its link, date and owner, and put on paper those five that may save a life.',
      risks: [
        {
          risk: 'Someone asks about leave or pay, and the reply is tidy but false.',
          mitigation: 'Pay and award matters reach payroll at once, and nothing is drafted.',
        },
        {
          risk: 'The search picks up folders on clients as well.',
          mitigation: 'Let it see a single clean folder. Try ten names it has no business finding.',
        },
      ],
    },
  ],
  'nonprofit/one-record': [
    {
      workflow:
        'Write down every list, its purpose and whose it is. Double entries are joined while somebody watches. From then on a single form fills a single record, and earlier sheets can be read but not changed. An hour a month goes on tidying. One page says who sees what, and the system follows it.',
      build:
        'Salesforce, CiviCRM or a shared sheet you already own will do, with a matching tool that costs nothing. Settle first what things mean and who owns them. Leave AI out until three months running give the same counts.',
      checkpoint:
        'Before earlier sheets are locked, the data owner goes by hand through 50 joined records, then signs.',
      first_step: 'Put every list up on a wall, show with arrows where each is copied, and choose the worst.',
      stop_test: 'Ten weeks on, two people count. A gap of more than 5 % between them means pause.',
      alternative: 'Make one sheet the master and lock the rest; on each first Friday, tidy it for an hour.',
      risks: [
        {
          risk: 'Donors and clients end up in one list, and it shows that a giver came to your clinic.',
          mitigation: 'Supporters and services stay apart: no key in common, and different log-ins.',
        },
        {
          risk: 'A mother and her daughter turn into a single record by mistake.',
          mitigation: 'No merge without somebody’s yes. For 90 days there is a file to undo it.',
        },
      ],
    },
  ],
  'nonprofit/bills-and-receipts': [
    {
      workflow:
        'All bills reach a single mailbox, and slips are photographed. GST, sum, date and supplier are read, and older bills suggest which grant to charge. Whoever holds the budget says yes, and it takes two to pay. The bank feed sends out receipts for gifts that night.',
      build:
        'Dext, MYOB and Xero can read bills; give every grant a tracking code. Set limits for approval inside the tool. Tie in the donation page, and receipts need no hands.',
      checkpoint: 'No bill passes without the budget holder’s yes. The batch is then let go by two signatories.',
      first_step:
        'Look at all bills from last month, at who approved them, and at how many had the correct code to begin with.',
      stop_test: 'Under 85 of 100 bills with correct reading and code in week six means stop.',
      alternative: 'Give every programme a card that has a limit, and collect slips in an envelope each month.',
      risks: [
        {
          risk: 'The same trusted hand enters bills and pays them, and some of the money is gone.',
          mitigation: 'It always takes two to pay. Once a week the treasurer looks at the bank logs.',
        },
        {
          risk: 'The tool has learned a code, and tied funds are charged to the wrong place.',
          mitigation: 'Codes for a grant are approved by its budget holder. Look at strange ones ahead of quarter end.',
        },
      ],
    },
  ],
  'nonprofit/feedback-and-safeguarding': [
    {
      workflow:
        'A single form, number and address all lead to one register. Each entry is marked with its site, its topic and how heated it is. If it speaks of harm, the safeguarding officer’s phone rings straight away and no reply is drafted. For the rest there is a thank-you in draft and a deadline. Monthly, the board is told how many there are and how old.',
      build:
        'Begin with the register and a phone that is answered after hours. Next come plain rules on words, and only then a model, for missing a case is much worse than a needless alarm. Take names out before a model looks for themes.',
      checkpoint:
        'What is flagged, the safeguarding officer reads in person. Every day somebody else with training goes through all other entries.',
      first_step:
        'Put five people round a table, go through a year of every inbox, and note all concerns and the day they were seen.',
      stop_test: 'One harm item missed, and sorting ends that day. Three months in, look over the register.',
      alternative: 'Hang up a poster with a single number, and open every board meeting with complaints.',
      risks: [
        {
          risk: 'A child says it simply, and it is put down as grumbling over sport.',
          mitigation: 'Whatever mentions a coach or a child is read that day by somebody trained.',
        },
        {
          risk: 'An apology in draft warns the accused, or spoils an inquiry that comes after.',
          mitigation: 'Harm items get no draft. First the officer seeks advice.',
        },
      ],
    },
  ],
  'nonprofit/languages-and-access': [
    {
      workflow:
        'With some help from the tool, a worker writes a leaflet in simple English. Draft versions follow in the languages you pick. Each is corrected and signed by a trained reader from the community or a NAATI translator. A group of readers tries out Easy Read. What is final bears a name and a date.',
      build:
        'Choose five main languages and the ten papers nobody can afford to misread. A machine draft saves the translator hours but does not take her place. Draw up a word list together with the community.',
      checkpoint: 'Nothing is given out until two community readers or a NAATI translator have signed it.',
      first_step:
        'Find out which three papers people most often bring back to the front desk because they made no sense.',
      stop_test: 'Take three papers. In any language where over 25 % of lines get changed by readers, give up.',
      alternative:
        'Start from what government has translated, use pictures, and keep a card for phone interpreters at the desk.',
      risks: [
        {
          risk: 'In a language with few speakers, a line on court or medicine says the opposite.',
          mitigation: 'Safety, legal and health papers are for certified people, start to finish.',
        },
        {
          risk: 'Bilingual colleagues find themselves interpreting for free.',
          mitigation: 'Give them an allowance and set bounds. When it matters, TIS is booked.',
        },
      ],
    },
  ],
  'nonprofit/income-forecast': [
    {
      workflow:
        'Client counts, wages, contracts and gifts come together every month. A plain model draws twelve months of cash, as low, middle and high lines, and what each site will need. What she knows, the finance officer puts in. In front of the board are three options, with dates.',
      build:
        'Set up a cash sheet that rolls on and shows when contracts end. Take seasons out of three years’ visits and gifts. You can stay with a spreadsheet until you have more than some ten sources of income.',
      checkpoint: 'Month by month, the board gets no forecast that the treasurer has not signed.',
      first_step:
        'Put each grant and contract on one page, with its amount and last day, and sketch where income falls away.',
      stop_test: 'Run two quarters. If last year copied flat comes within 3 % of the model, drop the model.',
      alternative: 'Show on a page what is in the bank, what is promised and what you owe over 13 weeks.',
      risks: [
        {
          risk: 'Money tied to a grant is taken for free cash.',
          mitigation: 'Tied and free money go on two lines. Have the auditor look at that split one time.',
        },
        {
          risk: 'A large bequest bends the curve upwards, and the board takes on staff.',
          mitigation: 'Gifts over a size you set do not count in the trend. They get a list of their own.',
        },
      ],
    },
  ],
}

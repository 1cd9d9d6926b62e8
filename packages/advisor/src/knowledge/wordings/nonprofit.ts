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
    {
      workflow:
        'Weekly, the donor list gives up its news: who gave, who was rung, who opens mail. People come out as steady, new, lapsed or drifting, and the tool explains itself. A call sheet of thirty, with last gift and story, reaches the fundraiser. Within two days, a failed card brings the donor a friendly line.',
      build:
        'The first job is to clear out doubles. After that, try the segments that Donorfy, Raiser’s Edge or Salesforce offer. Dataro and its like make sense above 5,000 givers. Below that, a simple sheet of gift counts and last gifts is fine.',
      checkpoint:
        'This week’s list goes to the fundraising manager, who removes people from it. Calls and mails start after that.',
      first_step:
        'Get out the gifts of three years, see who gave a year ago and has not since, and call twenty of those.',
      stop_test: 'Compare with people you did not call. Unless you hold 2 points more donors over six months, end it.',
      alternative: 'A call in the first week for each new donor, and a card when the gift turns one, will do a lot.',
      risks: [
        {
          risk: 'Some donors are old and unwell and never refuse, and so the letters keep coming.',
          mitigation:
            'Set a ceiling on asks for each person and year. Donor care puts a mark on those who seem confused, and they are left in peace.',
        },
        {
          risk: 'Someone learns that your notes rate their wealth.',
          mitigation: 'Rely on what people gave and told you. A remark they should not see should not be written.',
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
    {
      workflow:
        'As rounds open, each is rated for fit with what you do, for whom and where. A promising one is broken into questions with word limits, and your bank of proven text and figures supplies a draft. The manager writes what matters most; the budget is the treasurer’s.',
      build:
        'Fill one folder with policies, need data, outcomes and your ten best bids, all with dates. Get a paid assistant whose data stays in your tenancy. A sheet with five questions tells you go or no-go.',
      checkpoint: 'Treasurer and manager go over budget and bid from start to end, and only then is it lodged.',
      first_step:
        'Look at ten recent bids: which won, which lost, how many hours, and which of them you would not try again.',
      stop_test: 'If six bids have not brought hours down by 20 % each, do without the drafter.',
      alternative:
        'A fact sheet of two pages that you copy from, and a grants calendar for twelve months, go a long way.',
      risks: [
        {
          risk: 'Numbers of people helped appear in the draft, and there is no count to back them.',
          mitigation: 'Behind each figure stands a report and its date. Any other figure is struck out.',
        },
        {
          risk: 'You get the grant and have no staff for it.',
          mitigation: 'The programme manager puts a name to the plan; without it, no bid is sent.',
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
    {
      workflow:
        'Every question a funder asks is tied, once, to a record you keep. The end of the quarter brings the counts, the themes in survey comments and a draft of each part that names its source. The programme manager checks it and puts in a story that someone agreed to share. Matching the money is for the finance officer.',
      build:
        'You need one list of measures, each defined. Counts become reports that you save and run again. Let a language model do first drafts and comments, on text that no longer has names in it.',
      checkpoint: 'Each story and count is signed for by the programme manager, and the acquittal by finance.',
      first_step: 'Spread out three funders’ forms on a table, and tick where they ask one and the same thing.',
      stop_test: 'The next two reports tell. Should they take over 70 % of what they took before, stop.',
      alternative: 'Keep a tally sheet by the month, and put it to your funders that one report could serve them all.',
      risks: [
        {
          risk: 'A few people were harsh and right, and the themes swallow what they said.',
          mitigation: 'With every theme come ten comments in their own words, and the five angriest are always shown.',
        },
        {
          risk: 'The town is small and so is the count, so readers can guess the client.',
          mitigation: 'No cell below five is shown. Stories are changed in detail, and the person agrees how.',
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
    {
      workflow:
        'Each volunteer gives skills, days and the distance they will travel. Whoever fits and has been asked least is offered the shift first. A nudge follows two days before, and gaps go to the coordinator. New people get a reply on the day they write, with three shifts on offer.',
      build:
        'Choose Rosterfy, Volgistics or Better Impact and turn on text reminders. Their own rules for matching suit most groups. People without a phone in use still get a call from a volunteer.',
      checkpoint: 'It is for the coordinator to approve a new match, and to go over gaps on Monday and on Thursday.',
      first_step: 'Go back one month and note day, place and cause for all shifts that stayed open.',
      stop_test: 'Under 5 points more shifts filled in three months, or ten volunteers gone on account of it: stop.',
      alternative:
        'One phone that texts reminders, plus a sheet online for people to put their names down, may be enough.',
      risks: [
        {
          risk: 'Without a smartphone, some of your older people give up.',
          mitigation: 'Two volunteers learn to be phone helpers, and the old call list lives on.',
        },
        {
          risk: 'Children are in the care of a person with no valid check.',
          mitigation: 'Such a shift cannot be given out before the check has been seen and dated.',
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
    {
      workflow:
        'People apply on a single form, by phone, and add their papers. The tool takes down numbers and when they end, asks for what is lacking and sets a day for induction. A colleague asks the state body if the number holds and speaks to referees. All green, or no roster.',
      build:
        'Turn on checks in TidyHQ or in the system you use for volunteers. It should remind you 90 days and again 30 days ahead. People are not ranked; the software shifts dates and paper, no more.',
      checkpoint:
        'Each check is confirmed by the child safety officer in the state’s own portal and signed for, ahead of shift one.',
      first_step: 'Name all who met children or clients over the past month, and confirm their numbers this week.',
      stop_test:
        'Should one person do a shift while their check is not valid, you check by hand again there and then. Week eight is for review.',
      alternative: 'One sheet of names with end dates, looked at in every committee meeting, may do.',
      risks: [
        {
          risk: 'The photo shows a card that has since been cancelled, and it passes as proof.',
          mitigation: 'The state portal has the truth. Ask it about each number, and ask again every six months.',
        },
        {
          risk: 'What checks brought to light lies about in a mailbox many can open.',
          mitigation: 'Keep no more than number, outcome and date. Two people, and you name them, may look.',
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
    {
      workflow:
        'However a referral comes, by form, mail or phone, it fills the same sheet: name, town, need, danger, safe way to make contact. Danger turns it red and moves it up. The worker phones and decides, then looks for a service with room. Before evening the referrer has an answer.',
      build:
        'In front of your case system, put a single form on the web and one mailbox. Let a reader enter the fields; flags follow from plain rules. A services list is only as good as the weekly calls behind it, so make them.',
      checkpoint:
        'The duty worker goes through all referrals and says how urgent each one is. The team leader goes over open ones at 9 am and again at 3 pm.',
      first_step:
        'Pick the last thirty referrals and trace the path to first contact: how long each wait was, how often the story was repeated.',
      stop_test:
        'A missed urgent case ends it the same day. First contact less than 25 % faster at ten weeks ends it too.',
      alternative: 'Each morning hold a huddle of ten minutes. Have a duty roster, one form on paper and one mailbox.',
      risks: [
        {
          risk: 'The message is calm, the danger is not, and it drops down the list.',
          mitigation: 'All referrals are seen by a worker in two hours at most, with or without a flag.',
        },
        {
          risk: 'The abuser has the phone and reads what you send.',
          mitigation:
            'Until a safe time and a safe way are known, send nothing. "Unsafe to contact" stands there in red.',
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
    {
      workflow:
        'When the visit is over the worker sits in the car and speaks for two minutes; earlier than that only if the client said yes. The tool fills your headings and shows where it has doubts. That same day the note is corrected and signed, and the audio goes. Signed notes then feed a draft plan.',
      build:
        'Rent software whose audio stays in Australia and is gone once a note is signed, with no learning from it. Write a list of headings and fair words: things seen and heard, never a guess about someone.',
      checkpoint:
        'Whoever visited signs, after reading. Notes with a mention of risk go to the team leader as well, all of them.',
      first_step: 'Let three workers make up visits and try it for one week, then count each loaded or mistaken word.',
      stop_test: 'After two months, if the audit of the month finds a wrong fact in above 1 note in 25, stop.',
      alternative: 'Six fields are enough for a form. Keep thirty minutes clear after every round of visits.',
      risks: [
        {
          risk: 'A parent is described with the wrong word, and it stays on the family’s file for years.',
          mitigation: 'What is not signed is not filed. The people it is about can see it and have it mended.',
        },
        {
          risk: 'The client did not truly consent, yet a worker records.',
          mitigation:
            'Recording is for after the visit alone. Ten files a month are audited for proof that people agreed.',
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
    {
      workflow:
        'Donors have until 8 am to enter what is on offer; for the others the tool goes by earlier weeks. It routes the vans by cold load, time and hours at the wheel, then divides food by need and by date. The warehouse lead has the last say. Each delivery is weighed and its temperature noted.',
      build:
        'Before all else, write down weight and use-by as goods reach the dock. A rented planner can do the van routes. Put the way food is divided into a short rule sheet, agreed with partner agencies. Forecasts can wait for one season.',
      checkpoint:
        'The warehouse lead looks at runs and shares by 8.30 each day. Whether dates and cold chain are sound is for the food safety supervisor.',
      first_step:
        'For fourteen days nothing is binned before it is weighed and dated, with the reason on the bin’s lid.',
      stop_test: 'Measure what you throw out. If ten weeks do not bring it down by 10 %, stop.',
      alternative: 'Keep the same rounds week by week in each district, and ring round when there is surplus that day.',
      risks: [
        {
          risk: 'Software likes the long way round, and chilled goods wait in the van too long.',
          mitigation:
            'Two hours is the most for a cold run. Temperatures in the van are logged, and whatever is over goes in the bin.',
        },
        {
          risk: 'A small agency without the app is left out by the rule.',
          mitigation: 'Each month two agencies sit down with you to go over who got how much.',
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
    {
      workflow:
        'It starts with a call, a text or a photo from the tenant. The tool writes down the fault, asks two things, and ranks the job as the law on urgent repairs does. A tradesperson is booked; the tenant knows the day. Rent that is two weeks behind means a call from a housing worker who offers help.',
      build:
        'Take the portal for repairs that comes with your tenancy system and turn on texts. Reading words and photos to sort jobs is a minor add-on. With arrears, a plain rule at two weeks is better than any risk score.',
      checkpoint:
        'The repairs desk has one hour to confirm how urgent a job is. Notices are signed by the tenancy manager.',
      first_step: 'Take fifty requests, on paper or by ear, and mark the urgent ones and the time each needed.',
      stop_test:
        'Each month, check the ranking. If as many as one in fifty urgent jobs is too low, a person sorts again.',
      alternative:
        'Text the tenant once a trade is booked. On the fridge, a magnet shows one number and what counts as urgent.',
      risks: [
        {
          risk: 'The tenant smells gas or sees a bare wire, and the tool says routine.',
          mitigation: 'For fire, gas, locks that are broken and water by power, a person is rung at once.',
        },
        {
          risk: 'The list of arrears turns into the quick road to a tribunal.',
          mitigation:
            'A worker and the tenant must first have talked twice, with the offer on record. Until then notices wait.',
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
    {
      workflow:
        'People ask about dates, rules, fees or forms on the web, by mail or on Facebook, and your pages give the reply. Where it touches a child, a person, a grievance or money owed, an officer gets it with a note. Renewals bring three friendly nudges. The month’s most common new questions are then added.',
      build:
        'Before anything, make the ten busiest pages clear. Then let an assistant answer from those alone, and say so when it cannot. Renewals are mailed from iMIS, TidyHQ or PlayHQ.',
      checkpoint: 'Where a chat closed with "I do not know", the secretary reads it, and ten others a week.',
      first_step: 'Take a hundred questions that came in of late, group them on a sheet, and draft your ten answers.',
      stop_test: 'Check in week four. Wrong answers at a rate above 1 in 20 mean off it goes.',
      alternative: 'Have a good page of answers, pinned where people see it, and an auto-reply with the link.',
      risks: [
        {
          risk: 'A fee of last season or a ground that is not right finds its way into a reply.',
          mitigation: 'Pages expire on a date you set. After it, members are told "ask us".',
        },
        {
          risk: 'Parents write about their child’s medicines and needs in the chat.',
          mitigation: 'A line on the screen asks people to leave health out, and all chats go after 30 days.',
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
    {
      workflow:
        'It takes a photo or voice note and a consent that is signed. The tool then writes a newsletter item, a short post and one line for an appeal, in your tone, names altered where people wish. After edits by the communications officer, whoever the story is about says yes. Then it is put on the calendar.',
      build:
        'You need a guide to your voice, one page long, and a consent form that runs out on a date. Draft in Canva, Google or Microsoft 365, which charities get for less. One folder is your bank of stories.',
      checkpoint:
        'Nothing is posted without a yes from the one whose story it is. The communications officer answers for consent and facts.',
      first_step:
        'Choose a story with consent, draft it in three versions, and see which of them five supporters would read.',
      stop_test:
        'After four issues, gifts and opens should match the old ones or be no more than 5 % down. If they are further down, stop.',
      alternative: 'Four brief mails a year, each with one fact and one photo, can be enough.',
      risks: [
        {
          risk: 'There is a sad touch in the draft, and it is not true.',
          mitigation: 'The person, or their worker, goes over each line with you. If they do not know it, it is cut.',
        },
        {
          risk: 'Sad pictures get clicks at the cost of people’s pride.',
          mitigation: 'Two clients a year read what you publish and say how it made them feel.',
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
    {
      workflow:
        'One folder holds the policies and guides that count, with their owner and date. Ask it something in plain speech: you get the lines, where they stand, and a name to ring. If it has no answer, the owner supplies one. What is old is moved to where nobody finds it.',
      build:
        'The tidying comes first, and 60 live papers should be plenty. What Google or Microsoft 365 offer for search may then be enough; if not, give that folder a small assistant. Keep all client files away from it.',
      checkpoint: 'What was asked about a policy goes to its owner once a month, who then mends the wording.',
      first_step: 'Ten people tell you what they searched for last; look for it yourself and watch the clock.',
      stop_test: 'Test it by week six. If the right page comes up for less than 8 in 10 questions, shut it down.',
      alternative:
        'An index on one page, with dates, owners and links, does much of this. Print those five papers that lives depend on.',
      risks: [
        {
          risk: 'On pay or leave, the tool writes something smooth that is not so.',
          mitigation: 'A person in payroll takes award and pay questions. The tool drafts nothing.',
        },
        {
          risk: 'Along with policies, it reads the files on your clients.',
          mitigation: 'It sees one folder, and that folder is clean. Prove it with ten names which must stay hidden.',
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
    {
      workflow:
        'First, all lists get a name, a purpose and an owner. Where a person appears more than once, the entries are merged and checked by hand. New details come by one form into one record; old sheets are frozen. Someone cleans for an hour each month. Rights to see it are set down on a page and in the system.',
      build:
        'Stay with CiviCRM, Salesforce or a sheet you share, and find a free tool for matching. What a field means and who owns it come first. Once counts have been equal for three months on end, you may think of AI.',
      checkpoint:
        'The data owner takes 50 merged records, checks them and signs. After that, the old sheets are locked.',
      first_step:
        'On a wall, draw each list and an arrow for every copy of it, and start with the one that causes most pain.',
      stop_test: 'Ask two people for the count at ten weeks. More than 5 % apart, and you pause.',
      alternative:
        'Pick a master sheet, lock all others, and on the first Friday of the month give it one hour of cleaning.',
      risks: [
        {
          risk: 'Join donors with clients, and the world may see that a supporter uses your clinic.',
          mitigation: 'Records of service and records of supporters never share a key, and each has its own log-in.',
        },
        {
          risk: 'The tool takes a daughter for her mother and makes them one.',
          mitigation: 'Each merge is approved by somebody, and for 90 days it can be undone.',
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
    {
      workflow:
        'There is one mail address for bills, and a phone takes receipts. From each the tool reads date, supplier, GST and sum; the grant code is its best guess from earlier ones. The budget holder agrees, and payment needs two people. That night, donors get receipts by way of the bank feed.',
      build:
        'Read bills with MYOB, Dext or Xero, and track each grant by its own code. Approval limits belong in the tool. Once the donation page is linked, gift receipts come by themselves.',
      checkpoint: 'Budget holders approve bills one at a time. It takes two signatories to let a batch of payments go.',
      first_step:
        'Count how many of last month’s bills had the right code at the first try, and see whose approval they got.',
      stop_test: 'By week six, 85 of 100 bills should be right, both read and coded. If they are not, stop.',
      alternative: 'For each programme, one card with a limit and one envelope a month for slips are a cheap start.',
      risks: [
        {
          risk: 'Because one person is trusted to enter and to pay, money can vanish.',
          mitigation: 'Nobody pays alone; two people are needed. The treasurer has a weekly look at the bank’s logs.',
        },
        {
          risk: 'By habit the software books restricted funds to some other pot.',
          mitigation:
            'Each budget holder approves the codes of their own grant. Odd ones are reviewed before the quarter is out.',
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
    {
      workflow:
        'All concerns come by one number, one form or one address into a register, tagged by heat, topic and site. Talk of harm calls the safeguarding officer right away, and the tool writes nothing. Anything else has a due date and a drafted thanks. Each month, totals and ages are put before the board.',
      build:
        'A register and an after-hours phone come first. Then use plain word rules. To miss a case is far graver than to raise a false alarm, so models come last, and only for themes in text without names.',
      checkpoint:
        'Flagged items are for the safeguarding officer in person. All others are read daily by a second person who is trained.',
      first_step:
        'Five people sit down together and search each inbox for the past year; they list every concern and the day someone noticed.',
      stop_test:
        'If even one item on harm slips through, take the sorting out at once. The register itself is reviewed at three months.',
      alternative: 'Make complaints the first item when the board meets, and print a poster with one number on it.',
      risks: [
        {
          risk: 'The words are a child’s, plain ones, and the tag says sports complaint.',
          mitigation: 'Trained eyes see anything with a child or coach in it before the day is over.',
        },
        {
          risk: 'A sorry written by machine tips off the person accused or hurts the inquiry later.',
          mitigation: 'For harm there are no drafts, and the officer takes advice before writing.',
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
    {
      workflow:
        'A plain English leaflet is drafted by a worker and the tool. From it come first versions in other languages. Each is put right and signed by a NAATI translator or by someone from the community with training as a reader. Easy Read goes to a group of readers for a test. The last copy shows who and when.',
      build:
        'Begin with ten papers people have to understand, in your five main languages. The machine’s draft shortens the translator’s work; she is still needed. With the community, agree on a list of words.',
      checkpoint:
        'Each paper carries the signature of a NAATI translator, or of two readers from the community, before anyone gets it.',
      first_step:
        'Ask those at the front desk for three papers that people bring back most often since they could not follow them.',
      stop_test:
        'Do three papers in each language. Where readers alter over 25 % of all lines, leave that language out.',
      alternative:
        'Government has many translations already. Add pictures and, at the desk, a card for an interpreter by phone.',
      risks: [
        {
          risk: 'The language is a small one, the machine errs, and advice on court or medicine is reversed.',
          mitigation: 'Certified people do legal, safety and health papers from the start.',
        },
        {
          risk: 'Staff with another language become interpreters, and nobody pays them.',
          mitigation: 'Pay for it with an allowance, say where it ends, and turn to TIS for all that counts.',
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
    {
      workflow:
        'Every month brings together wages, gifts, client counts and contracts. You see cash for twelve months, with a high, a middle and a low line, and the demand at each site. Then comes what she herself knows, as finance officer. Three choices and when they fall due are put to the board.',
      build:
        'Start from a cash sheet that moves with the months and has the end of each contract in it. Three years of visits and gifts show the seasons. As long as income comes from fewer than some ten places, a spreadsheet will do.',
      checkpoint: 'The treasurer’s signature is on the forecast each month, or the board does not see it.',
      first_step:
        'Write all grants and contracts on one page, when they end and how much they bring, so that the cliff can be seen.',
      stop_test:
        'After two quarters compare it with last year carried over flat. If they are within 3 %, the model can go.',
      alternative: 'One page is enough: bills due over the next 13 weeks, cash you have and cash you were promised.',
      risks: [
        {
          risk: 'Somebody adds restricted grants to the cash you are free to spend.',
          mitigation: 'Two lines keep tied and untied money apart, and the auditor checks the split once.',
        },
        {
          risk: 'In a year with a bequest the trend goes up, and the board hires people.',
          mitigation: 'Above a size that you fix, gifts are listed by themselves and left out of the trend.',
        },
      ],
    },
  ],
}

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
      kpis: [
        {
          name: 'donors with a second gift inside 12 months',
          unit: '% of donors',
          baseline: 'Set two past years of gifts side by side',
          target: '3 to 6 points more',
        },
        {
          name: 'regular gifts rescued after a failed card',
          unit: '% of failures',
          baseline: 'Keep count for three months',
          target: '20 to 30 points better',
        },
      ],
      data_needed: [
        'every gift and its date',
        'who may be contacted, and how',
        'codes of past appeals',
        'payments that bounced',
        'record of calls and opened mail',
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
      kpis: [
        {
          name: 'share of givers who come back within 12 months',
          unit: '% of donors',
          baseline: 'Take gifts of two earlier years and compare',
          target: 'a rise of 3 to 6 points',
        },
        {
          name: 'failed payments won back',
          unit: '% of failures',
          baseline: 'Count them over three months',
          target: 'lift it by 20 to 30 points',
        },
      ],
      data_needed: [
        'dated giving history',
        'consent and contact details',
        'appeal each gift came from',
        'list of failed cards',
        'who was rung, who opens mail',
      ],
    },
    {
      workflow:
        'The fundraiser starts the week with thirty names to ring. The donor list has been read for gifts, calls and opened mail, and everybody is new, steady, drifting or lapsed, with the reason shown. Last gift and story stand beside each name. When a card fails, the donor has a kind note in two days.',
      build:
        'Start by removing doubles. Donorfy, Salesforce and Raiser’s Edge all come with segments. Above 5,000 givers, a service such as Dataro is worth a look; with fewer, a sheet of gift count and last gift is plenty.',
      checkpoint:
        'The weekly list is read by the fundraising manager, who takes names off. No call is made and no mail sent before that.',
      first_step:
        'Take gifts from three years, mark givers of last year who are missing this year, and speak to twenty.',
      stop_test: 'Keep one group uncalled for six months. If the others retain less than 2 points more donors, stop.',
      alternative: 'Call every new donor inside a week, and write them a card when a year has gone by.',
      risks: [
        {
          risk: 'Frail supporters who cannot say no get one appeal after another.',
          mitigation:
            'Nobody is asked more often than a set number a year, and donor care stops all asks to those who seem confused.',
        },
        {
          risk: 'A supporter hears what you guessed about their money.',
          mitigation: 'Note only what they told you or gave. If you would not show them a remark, leave it out.',
        },
      ],
      kpis: [
        {
          name: 'repeat givers within 12 months',
          unit: '% of donors',
          baseline: 'Compare the gifts of two full years',
          target: 'up 3 to 6 points',
        },
        {
          name: 'lapsed card gifts recovered',
          unit: '% of failures',
          baseline: 'Three months’ count of failures and rescues',
          target: 'a gain of 20 to 30 points',
        },
      ],
      data_needed: [
        'past gifts by date',
        'consent to write or ring',
        'which appeal brought which gift',
        'bounced regular gifts',
        'log of calls and opens',
      ],
    },
    {
      workflow:
        'Donors who drift are noticed within a week. Gifts, opened mails and calls from your list sort people as lapsed, drifting, steady or new, and the tool gives its reason. Thirty of them go on a call sheet, with story and last gift, for the fundraiser. A gentle note follows any failed card in two days.',
      build:
        'A list free of doubles is the base. Use segments in Salesforce, Raiser’s Edge or Donorfy. Dataro and similar services pay past 5,000 givers; below, a sheet with gift count and latest gift serves.',
      checkpoint:
        'Names come off the list first: the fundraising manager goes through it each week, ahead of calls and mail.',
      first_step:
        'Export the past three years, see who stopped after last year, and ring twenty of those people yourself.',
      stop_test:
        'Six months on, compare with a group nobody called. A lead below 2 points in donors kept is not enough.',
      alternative: 'A phone call within seven days of a first gift, and a card at its anniversary, cost little.',
      risks: [
        {
          risk: 'An elderly donor gives each time and so is asked each time.',
          mitigation:
            'Put a yearly cap on asks. Donor care marks anybody who sounds confused, and that person hears no more appeals.',
        },
        {
          risk: 'Your file holds a guess at someone’s wealth, and they find out.',
          mitigation: 'Record gifts and their own words. Anything you would hide from them does not belong there.',
        },
      ],
      kpis: [
        {
          name: 'people who give once more in 12 months',
          unit: '% of donors',
          baseline: 'Use gift data from two past years',
          target: 'better by 3 to 6 points',
        },
        {
          name: 'share of failed gifts put right',
          unit: '% of failures',
          baseline: 'Watch it for three months',
          target: 'raised by 20 to 30 points',
        },
      ],
      data_needed: [
        'history of gifts',
        'flags for consent and contact',
        'appeal references',
        'regular payments that failed',
        'mail opens and phone calls',
      ],
    },
    {
      risks: [
        {
          risk: 'The same frail donor is mailed every appeal because she has never refused.',
          mitigation: 'Fix how many asks one person gets a year. If someone seems confused, donor care ends them.',
        },
        {
          risk: 'Someone reads what your team guessed about their wealth.',
          mitigation: 'Write down gifts and what people say themselves, and nothing you would be ashamed to show.',
        },
      ],
      kpis: [
        {
          name: 'donors whose next gift comes inside 12 months',
          unit: '% of donors',
          baseline: 'Lay two earlier years of gifts together',
          target: '3 to 6 points higher',
        },
        {
          name: 'regular gifts saved after a failed payment',
          unit: '% of failures',
          baseline: 'For three months note each failure and its end',
          target: '20 to 30 points more',
        },
      ],
      workflow:
        'You learn each week who is slipping away, in time to thank them. Gifts, mail opens and calls show who is steady, new, drifting or lapsed, and why. Thirty names, last gift and story beside them, go to the fundraiser’s phone. If a card bounces, a warm line is sent in two days.',
      build:
        'Doubles have to go before you sort anyone. Raiser’s Edge, Donorfy and Salesforce can build segments for you. A paid service like Dataro suits lists beyond 5,000 givers. Smaller groups need a sheet: last gift, number of gifts.',
      checkpoint:
        'No call or mail leaves until the fundraising manager has read this week’s list and crossed names off.',
      first_step: 'From three years of gifts, pick those who gave last year and then stopped, and phone twenty.',
      stop_test: 'Hold back a group for six months. Unless calls keep 2 points more donors than silence does, stop.',
      alternative: 'Make a thank-you call in the first week after a new gift, and post a card on its first birthday.',
      data_needed: [
        'each donor’s gifts by date',
        'contact details and consent',
        'appeal code per gift',
        'bounced payments',
        'record of opens and calls',
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
      kpis: [
        {
          name: 'time spent on one application',
          unit: 'hours',
          baseline: 'Keep hours on the four to come',
          target: '30 to 50 % less',
        },
        {
          name: 'bids that succeed',
          unit: '% of bids',
          baseline: 'Look at two years of bids',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'earlier bids and their outcome',
        'what programmes achieved',
        'programme budgets',
        'policies and constitution',
        'support letters',
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
      kpis: [
        {
          name: 'working hours behind each bid',
          unit: 'hours',
          baseline: 'Write them down for your next four',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'success rate of applications',
          unit: '% of bids',
          baseline: 'Work it out over two years',
          target: 'a rise of 5 to 10 points',
        },
      ],
      data_needed: [
        'applications won and lost',
        'results by programme',
        'approved budgets',
        'governing papers',
        'letters from partners',
      ],
    },
    {
      workflow:
        'You see early which rounds fit your work, your people and your places. The tool scores each, and for a good one it sets out questions with word limits and drafts from figures and text you have verified. The part that matters is up to the manager, and the treasurer does the budget.',
      build:
        'One dated folder is enough: ten of your best bids, policies, outcomes and facts about need. Add a paid assistant that works inside your tenancy. Five questions on a go or no-go sheet decide if you bid.',
      checkpoint: 'Both the treasurer and the manager have read bid and budget to the end before anyone lodges it.',
      first_step:
        'Go through ten past bids. Which won, how many hours did each cost, and which would you not write again?',
      stop_test: 'Six bids with the drafter should be 20 % quicker. If they are not, do without it.',
      alternative: 'Keep grant dates for twelve months on a calendar and two pages of facts at hand.',
      risks: [
        {
          risk: 'The bid counts people helped whom nobody has counted.',
          mitigation: 'No figure without a dated report; strike out the others.',
        },
        {
          risk: 'The grant is won and you lack the people to deliver.',
          mitigation: 'A plan signed by the programme manager is the condition for sending a bid.',
        },
      ],
      kpis: [
        {
          name: 'effort per application',
          unit: 'hours',
          baseline: 'Record four of them',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'share of bids that win',
          unit: '% of bids',
          baseline: 'Go back two years',
          target: 'up 5 to 10 points',
        },
      ],
      data_needed: [
        'bids on file, with results',
        'programme outcomes',
        'money planned and spent',
        'rules and policies of the body',
        'references in support',
      ],
    },
    {
      workflow:
        'An application begins with your own proven text and no blank page. New rounds are scored by whom you serve, where and how. A round that passes is listed by question and word limit, and the draft comes out of your bank of checked figures. Manager and treasurer write the core and the budget.',
      build:
        'Gather what works: outcomes, policies, data on need and the ten best bids, each with its date. A paid assistant in your own tenancy drafts from that. For go or no-go, ask five questions on a single sheet.',
      checkpoint: 'The whole bid, budget included, goes past manager and treasurer. After that it can be lodged.',
      first_step:
        'List your ten most recent bids by result and by hours, and cross out those you would pass over today.',
      stop_test: 'Measure six bids. Less than 20 % saved on each means the drafter goes.',
      alternative: 'A two-page sheet of facts and a calendar of rounds for twelve months already help.',
      risks: [
        {
          risk: 'Figures on people helped sound good and come from nowhere.',
          mitigation: 'Each number points to a report and its date, or it is removed.',
        },
        {
          risk: 'You are funded for a programme nobody can run.',
          mitigation: 'Let no bid out until its plan has the programme manager’s signature.',
        },
      ],
      kpis: [
        {
          name: 'hours a bid takes',
          unit: 'hours',
          baseline: 'Time the following four',
          target: 'shorter by 30 to 50 %',
        },
        {
          name: 'win rate',
          unit: '% of bids',
          baseline: 'Use all bids of two years',
          target: 'higher by 5 to 10 points',
        },
      ],
      data_needed: [
        'bid archive',
        'records of what was achieved',
        'budget sheets',
        'constitution, policies and the like',
        'partners’ letters',
      ],
    },
    {
      risks: [
        {
          risk: 'The draft boasts of people helped, and no register bears it out.',
          mitigation: 'Every figure is tied to a dated report. What has none comes out.',
        },
        {
          risk: 'Success brings a programme you have no staff to run.',
          mitigation: 'Before a bid is sent, the programme manager signs that the plan can be done.',
        },
      ],
      kpis: [
        {
          name: 'hours behind an application',
          unit: 'hours',
          baseline: 'Track the next four bids in hours',
          target: '30 to 50 % fewer',
        },
        {
          name: 'bids that bring in a grant',
          unit: '% of bids',
          baseline: 'Count wins over two years',
          target: 'better by 5 to 10 points',
        },
      ],
      workflow:
        'Good rounds are spotted early and half the text is already written. Each new round is scored on your work, your area and the people you serve. For one that is worth it, questions and word limits are listed and answered in draft from your checked bank of text. Manager and treasurer add the core and the budget.',
      build:
        'One folder, all of it dated, holds ten strong bids, policies, outcomes and need data. Choose a paid assistant that keeps data inside your tenancy. A sheet of five questions settles go or no-go.',
      checkpoint: 'Bid and budget are read from first to last by manager and treasurer, and lodged after that.',
      first_step: 'Write down hours and result for each of the last ten bids, and mark those not worth doing again.',
      stop_test: 'After six bids compare hours. If each takes less than 20 % fewer, drop the drafter.',
      alternative: 'Two pages of facts to copy and a calendar of twelve months’ grants will do.',
      data_needed: [
        'earlier applications, won or lost',
        'outcomes by programme',
        'budgets as approved',
        'policies with the constitution',
        'support letters on file',
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
      kpis: [
        {
          name: 'working days for one report',
          unit: 'working days',
          baseline: 'Ask how long the past four took',
          target: '40 to 60 % less',
        },
        {
          name: 'corrections after you lodged',
          unit: 'a year',
          baseline: 'Look for such mails from funders',
          target: 'fewer than 2',
        },
      ],
      data_needed: [
        'records of service',
        'answers from surveys',
        'agreements with funders',
        'actual spending beside budget',
        'stories people agreed to',
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
      kpis: [
        {
          name: 'time a report needs',
          unit: 'working days',
          baseline: 'Find out for the four latest',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'figures you had to put right later',
          unit: 'a year',
          baseline: 'Go through funders’ mails',
          target: 'below 2',
        },
      ],
      data_needed: [
        'what was done for whom',
        'survey returns',
        'terms of each grant',
        'budget and spend',
        'consented stories',
      ],
    },
    {
      workflow:
        'A funder report comes out of records you already have. Each question is mapped to them one time. At the end of a quarter the tool fetches counts, groups what people wrote in surveys and drafts the sections, source included. The programme manager checks and adds a consented story; finance makes the money tie.',
      build:
        'Define your measures in one list, so that each means the same to all. Saved reports produce the counts. A language model may write first drafts and group comments, provided names have been removed.',
      checkpoint:
        'Counts and stories need the programme manager’s signature, and the acquittal needs one from finance.',
      first_step:
        'Compare three forms from different funders and underline each question that comes back in different words.',
      stop_test: 'Two more reports will show it. If they need over 70 % of the time they did, stop.',
      alternative: 'Keep a tally each month and ask your funders whether one report would satisfy them all.',
      risks: [
        {
          risk: 'Criticism from a few gets lost in the summary, and it was what mattered.',
          mitigation: 'Show ten original comments with each theme, the five angriest among them.',
        },
        {
          risk: 'A count of two or three tells a small town who it is.',
          mitigation: 'Anything under five is hidden. Details in stories change, with the person’s agreement.',
        },
      ],
      kpis: [
        {
          name: 'days behind a report',
          unit: 'working days',
          baseline: 'Check the four you sent last',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'errors found by the funder',
          unit: 'a year',
          baseline: 'Count their mails about figures',
          target: 'brought under 2',
        },
      ],
      data_needed: [
        'service data',
        'survey forms filled in',
        'funding terms',
        'budget and actual figures',
        'stories with a signed yes',
      ],
    },
    {
      workflow:
        'At quarter end the counts, themes and first drafts are ready for the programme manager. They rest on a map, drawn once, from funders’ questions to your records, and every section names its source. She adds a story for which there is consent. The finance officer reconciles the money.',
      build:
        'What do you measure, and what does each word mean? Put that on one list. The counting is done by reports you save. Leave drafts and survey comments to a language model, after taking out names.',
      checkpoint:
        'The programme manager answers for all counts and stories by signature, and finance for the acquittal.',
      first_step: 'Put three funders’ forms next to each other and join up the questions that mean the same.',
      stop_test: 'If the two reports that follow take longer than 70 % of the former time, end it.',
      alternative: 'Propose a common report to your funders, and record numbers monthly on a tally sheet.',
      risks: [
        {
          risk: 'The harshest voices are few, and a summary by theme silences them.',
          mitigation: 'Each theme is printed with ten comments untouched, and the five angriest are among these.',
        },
        {
          risk: 'In a small place even an anonymous figure can name somebody.',
          mitigation: 'Blank out cells below five, and let people decide how their story is disguised.',
        },
      ],
      kpis: [
        {
          name: 'effort to finish a report',
          unit: 'working days',
          baseline: 'Ask the authors of the last four',
          target: 'shorter by 40 to 60 %',
        },
        {
          name: 'figures funders sent back',
          unit: 'a year',
          baseline: 'Search the mailbox for corrections',
          target: 'kept under 2',
        },
      ],
      data_needed: [
        'case and service records',
        'survey replies',
        'contracts with funders',
        'spending against plan',
        'stories cleared for use',
      ],
    },
    {
      risks: [
        {
          risk: 'Few but bitter comments fall out of the themes, though they matter most.',
          mitigation: 'Attach ten comments word for word to every theme, with the five angriest always there.',
        },
        {
          risk: 'In a small town a tiny number gives the client away.',
          mitigation: 'Suppress all cells below five. In a story, details are altered as the person wishes.',
        },
      ],
      kpis: [
        {
          name: 'working days a funder report takes',
          unit: 'working days',
          baseline: 'Ask about four that were sent',
          target: 'cut it 40 to 60 %',
        },
        {
          name: 'figures changed once lodged',
          unit: 'a year',
          baseline: 'Search funders’ mails for corrections',
          target: 'held under 2',
        },
      ],
      workflow:
        'The report is half written when the quarter ends. Every funder question was linked to your records once, so counts are pulled, survey comments are sorted by theme and each section is drafted beside its source. The programme manager corrects it and adds a story with consent. The finance officer squares the money.',
      build:
        'Agree on one list of measures and what each means. Saved reports give the counts. For survey comments and a first draft you may use a language model, as long as names have been stripped.',
      checkpoint: 'The programme manager signs for counts and stories, finance for the acquittal.',
      first_step: 'Read three funders’ forms together, and find where they ask one thing in different words.',
      stop_test: 'Clock two reports from here on. Above 70 % of the hours they took before, stop.',
      alternative: 'Suggest a single report to all your funders, and tally the figures by the month.',
      data_needed: [
        'records kept of services',
        'what surveys returned',
        'contracts with each funder',
        'budget next to spending',
        'agreed and consented stories',
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
      kpis: [
        {
          name: 'shifts with a name two days before',
          unit: '% of shifts',
          baseline: 'Go through rosters of eight weeks',
          target: '10 to 20 points more',
        },
        {
          name: 'hours the coordinator is on the phone',
          unit: 'hours a week',
          baseline: 'Keep a log for two weeks',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'volunteers, their skills and checks',
        'what each site needs',
        'who came and when',
        'how people like to be reached',
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
      kpis: [
        {
          name: 'roster filled two days out',
          unit: '% of shifts',
          baseline: 'Look at eight weeks of shifts',
          target: 'a rise of 10 to 20 points',
        },
        {
          name: 'phone time of the coordinator',
          unit: 'hours a week',
          baseline: 'Note it over a fortnight',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: ['register of helpers with checks', 'shifts by site', 'past attendance', 'wishes about contact'],
    },
    {
      workflow:
        'Open shifts go first to the volunteers who fit and have been asked least. They have told you their days, skills and travel distance. A reminder is sent two days before, and gaps are listed for the coordinator. Anyone who offers to help is answered that day with three shifts to choose from.',
      build:
        'You can buy this ready made: Rosterfy, Better Impact or Volgistics, with reminders by text. Most groups need no more than their built-in matching. For people who have no use for a phone, a volunteer goes on calling.',
      checkpoint: 'New matches wait for the coordinator, who also checks the gaps every Monday and Thursday.',
      first_step: 'Note every shift that stayed empty last month: where, which day, and why.',
      stop_test:
        'Three months decide. Fewer than 5 points gained in filled shifts, or ten volunteers lost over it, and you stop.',
      alternative: 'Post a sign-up sheet online for all, and send reminder texts from one phone.',
      risks: [
        {
          risk: 'Long-serving helpers with no smartphone feel shut out and leave.',
          mitigation: 'They stay on a call list, and two volunteers are trained to help with phones.',
        },
        {
          risk: 'Somebody whose check has lapsed is rostered with children.',
          mitigation:
            'The system will not give out such shifts before the check has been sighted and its date entered.',
        },
      ],
      kpis: [
        {
          name: 'shifts covered two days in advance',
          unit: '% of shifts',
          baseline: 'Read eight weeks of old rosters',
          target: 'up 10 to 20 points',
        },
        {
          name: 'coordinator hours spent ringing round',
          unit: 'hours a week',
          baseline: 'Two weeks of notes',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'people, skills and valid checks',
        'demand for shifts at each site',
        'attendance so far',
        'preferred way of contact',
      ],
    },
    {
      workflow:
        'The coordinator sees gaps two days ahead and no longer rings the whole list. Volunteers enter skills, days and travel distance, and shifts are offered to fitting people with the fewest asks. Reminders follow. A new helper hears back at once, the same day, and picks one of three shifts.',
      build:
        'Take a volunteer system such as Volgistics, Rosterfy or Better Impact, and let it text. The matching inside it will be good enough. Some volunteers do not use a phone that way; one of their own keeps calling them.',
      checkpoint: 'Twice a week, Monday and Thursday, the coordinator reviews gaps and passes new matches.',
      first_step: 'Make a list of the past month’s unfilled shifts, each with its day, site and cause.',
      stop_test:
        'Stop after three months if under 5 points more shifts are filled, or sooner if ten volunteers walk out over it.',
      alternative: 'Sign-up on a shared sheet and a text from one phone may be all it takes.',
      risks: [
        {
          risk: 'You lose older volunteers who have no smartphone.',
          mitigation: 'Two phone helpers from their own ranks, and a list of people to ring, keep them on board.',
        },
        {
          risk: 'A shift with children goes to a person who has no current check.',
          mitigation: 'Until someone has seen and dated the check, these shifts are locked.',
        },
      ],
      kpis: [
        {
          name: 'share of shifts staffed two days ahead',
          unit: '% of shifts',
          baseline: 'Use eight weeks of rosters',
          target: 'raised by 10 to 20 points',
        },
        {
          name: 'time spent calling volunteers',
          unit: 'hours a week',
          baseline: 'Write it down for two weeks',
          target: 'reduced by 40 to 60 %',
        },
      ],
      data_needed: ['volunteer records', 'shift plan of each site', 'who turned up before', 'contact preferences'],
    },
    {
      risks: [
        {
          risk: 'People who have helped for years leave, since they own no smartphone.',
          mitigation: 'Go on ringing them from a list, with two volunteers trained to help on phones.',
        },
        {
          risk: 'A lapsed check goes unnoticed, and the person is with children.',
          mitigation: 'Without a check that someone has sighted and dated, those shifts stay locked.',
        },
      ],
      kpis: [
        {
          name: 'shifts with someone on them two days out',
          unit: '% of shifts',
          baseline: 'Go over the last eight weeks of rosters',
          target: '10 to 20 points higher',
        },
        {
          name: 'hours a week the coordinator rings people',
          unit: 'hours a week',
          baseline: 'Keep a phone log for two weeks',
          target: '40 to 60 % fewer',
        },
      ],
      workflow:
        'Shifts fill earlier because the right people are asked, and not the same ones each time. Volunteers enter days, distance and skills. Whoever fits and was asked least gets the offer, and a nudge two days before. The coordinator sees the gaps. Newcomers choose from three shifts on the day they write.',
      build:
        'Rosterfy, Volgistics or Better Impact has all you need, text reminders included. Use its own matching rules. Where a volunteer does not use a phone for this, another volunteer makes the call.',
      checkpoint: 'Gaps are looked at on Mondays and Thursdays by the coordinator, who also says yes to new matches.',
      first_step: 'Pull last month’s unfilled shifts, with site, day and reason for each.',
      stop_test:
        'Look after three months. If shifts filled are not 5 points up, or ten volunteers have left over it, stop.',
      alternative: 'Try an online sheet where people sign up, with reminder texts sent from one phone.',
      data_needed: [
        'skills and checks of volunteers',
        'what sites need by shift',
        'attendance on past shifts',
        'how people want to hear from you',
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
      kpis: [
        {
          name: 'people at work whose checks all hold',
          unit: '% of people',
          baseline: 'Go through the whole list one time',
          target: '100 % within six weeks',
        },
        {
          name: 'wait between offer and first shift',
          unit: 'days',
          baseline: 'Take 20 recent starters',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'who does which role',
        'numbers and end dates of checks',
        'training done',
        'what each role requires',
      ],
      must_not_decide:
        'The child safety officer and the manager say who is safe with clients or children. They do so after checks, referees and a meeting in person.',
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
      kpis: [
        {
          name: 'share of active people fully checked',
          unit: '% of people',
          baseline: 'Audit everybody once',
          target: 'six weeks to 100 %',
        },
        {
          name: 'days until a new person starts',
          unit: 'days',
          baseline: 'Look up the last 20',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: ['list of roles and people', 'check numbers, with expiry', 'record of training', 'rules by role'],
      must_not_decide:
        'No software says who is safe to be with children or clients. Manager and child safety officer decide, with checks, referees and a conversation behind them.',
    },
    {
      workflow:
        'Nobody gets a shift until every check is valid and every box green. Applicants fill in one form on their phone, papers attached; software picks out numbers and expiry, asks for the missing ones and books an induction. Someone confirms each number at the state body and talks to referees.',
      build:
        'The volunteer system you have, or TidyHQ, includes checks with reminders 90 and 30 days before expiry. It looks after papers and dates. Ranking people is no part of it.',
      checkpoint:
        'The first shift comes after the child safety officer has looked the number up at the state portal, then signed.',
      first_step:
        'Who was with clients or children in the past month? List them all and verify every number before Friday.',
      stop_test:
        'One shift worked without a valid check sends you back to hand checks that day. The rest is reviewed in week eight.',
      alternative: 'A sheet of names and expiry dates, read out whenever the committee meets, covers a small group.',
      risks: [
        {
          risk: 'A card was cancelled, yet its photo still counts as proof.',
          mitigation: 'Only the state portal proves a number. Check there at the start and every six months.',
        },
        {
          risk: 'Everyone with the shared password can see check results.',
          mitigation: 'Hold three facts, number, date and outcome, and give two named people access.',
        },
      ],
      kpis: [
        {
          name: 'active people with nothing missing',
          unit: '% of people',
          baseline: 'One audit of the complete list',
          target: '100 % by the sixth week',
        },
        {
          name: 'time from yes to first shift',
          unit: 'days',
          baseline: 'Use the dates of 20 starters',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: ['people by role', 'check numbers and when they end', 'courses completed', 'requirements for roles'],
      must_not_decide:
        'Manager and child safety officer judge who may work with clients or children. They have seen checks, rung referees and met the person.',
    },
    {
      workflow:
        'One form on a phone starts the whole screening. It takes the papers, and the tool notes check numbers with their end dates, chases gaps and sets the induction. Verifying with the state body and ringing referees is done by a person. The roster opens when all is green.',
      build:
        'Set up checks in TidyHQ or your own volunteer system, and have it remind you at 90 days and at 30. The tool handles dates and documents and makes no list of better or worse people.',
      checkpoint:
        'Every check is verified in the portal of the state by the child safety officer, with a signature, ahead of any shift.',
      first_step: 'This week, check the numbers of all who had contact last month with a client or a child.',
      stop_test:
        'If a person works even once on an invalid check, go back to hand checks straight away. Review it all at week eight.',
      alternative: 'Let the committee look at one sheet with everyone’s end dates each time it meets.',
      risks: [
        {
          risk: 'You trust a photo, but the state has withdrawn the card.',
          mitigation: 'Put all numbers through the state portal, then again every six months.',
        },
        {
          risk: 'Results of police checks sit in a mailbox that many share.',
          mitigation: 'Two people, named, may see outcome, number and date. Nothing else is stored.',
        },
      ],
      kpis: [
        {
          name: 'part of the team with valid checks',
          unit: '% of people',
          baseline: 'Check each name once',
          target: '100 % after six weeks',
        },
        {
          name: 'days before someone new can help',
          unit: 'days',
          baseline: 'Work it out for 20 who started',
          target: 'shorter by 30 to 50 %',
        },
      ],
      data_needed: ['names and their roles', 'end dates of all checks', 'training log', 'role requirements'],
      must_not_decide:
        'A tool may not clear a person for children or clients. Child safety officer and manager do, once checks and referees are in and they have met face to face.',
    },
    {
      risks: [
        {
          risk: 'The card in the photo was cancelled by the state months ago.',
          mitigation: 'Ask the state portal about every number now, and once more each six months.',
        },
        {
          risk: 'A common mailbox shows everybody’s check results.',
          mitigation: 'Keep just the number, the outcome and the date, and open them to two people you name.',
        },
      ],
      kpis: [
        {
          name: 'people on the roster with every check valid',
          unit: '% of people',
          baseline: 'Go through all names a single time',
          target: 'six weeks until 100 %',
        },
        {
          name: 'days until a newcomer’s first shift',
          unit: 'days',
          baseline: 'Check how long 20 starters waited',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'A green record is the only way onto the roster. Applicants send one form and their papers by phone. The tool picks up check numbers and end dates, asks for gaps and sets up the induction. The state body confirms each number, referees are rung, and both are a person’s work.',
      build:
        'Your volunteer system or TidyHQ can track checks and remind people 90 and then 30 days before they end. That is all it does: paper and dates. It never puts one person above another.',
      checkpoint:
        'No first shift before the child safety officer has found the check on the state’s portal and signed.',
      first_step:
        'Write a list of all who met clients or children last month. By Friday, each of their numbers has been looked up.',
      stop_test:
        'A single shift without a valid check means hand checks again from that hour. In week eight, review the rest.',
      alternative: 'The committee can go through names and end dates, on one sheet, whenever it meets.',
      must_not_decide:
        'Only the manager and child safety officer can say that a person is safe around children or clients. Before that come the checks, the referees and a talk in person.',
      data_needed: [
        'who fills each role',
        'checks by number and expiry',
        'training each person has done',
        'what a role demands',
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
      kpis: [
        {
          name: 'wait for the first contact',
          unit: 'hours',
          baseline: 'Take 60 past referrals',
          target: '40 to 60 % less',
        },
        {
          name: 'referrals that end without a result on file',
          unit: '% of referrals',
          baseline: 'Go through three months',
          target: 'below 3 %',
        },
      ],
      data_needed: [
        'mails and forms with referrals',
        'questions asked at intake',
        'services with space',
        'how long people wait',
      ],
      must_not_decide:
        'The duty worker and team leader decide who is helped, who waits and who is at risk. Flags move cases up, never down.',
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
      kpis: [
        {
          name: 'hours until someone is rung',
          unit: 'hours',
          baseline: 'Look at 60 referrals',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'cases with nothing noted at the end',
          unit: '% of referrals',
          baseline: 'Check three months of files',
          target: 'fewer than 3 %',
        },
      ],
      data_needed: ['referrals received', 'intake form', 'list of services and their room', 'waiting times'],
      must_not_decide:
        'Help, waiting and risk are judged by people: duty worker and team leader. A flag can raise a case but must not push one back.',
    },
    {
      workflow:
        'A worker rings back the same day, with all that matters on one sheet. Mails, forms and notes of calls are read for person, need, town, danger and a safe way to reach them. A red flag goes up at words of danger. The worker decides and finds a service with room, and the referrer is told that day.',
      build:
        'Bring all referrals to the case system through a single mailbox and a single web form. The fields are filled by a reader, the flags by rules. Somebody rings services weekly so that the list of free places is right.',
      checkpoint:
        'Every referral is read by the duty worker, who says how urgent it is. Open cases are with the team leader at 9 am and at 3 pm.',
      first_step:
        'Take thirty finished referrals, from arrival to first call, and write down the waits and how often people repeated themselves.',
      stop_test:
        'An urgent case missed means you stop that day. Otherwise look at ten weeks: first contact should be 25 % faster, or it ends.',
      alternative:
        'One form on paper, one mailbox, a duty roster and a ten-minute meeting every morning do much of it.',
      risks: [
        {
          risk: 'Calm words hide real danger, and the case is sorted low.',
          mitigation: 'Within two hours a worker has read each one, whatever the flags say.',
        },
        {
          risk: 'The person who does the harm picks up the phone.',
          mitigation:
            'Nothing goes out before a safe time and way are known, and the screen says “unsafe to contact” in red.',
        },
      ],
      kpis: [
        {
          name: 'time to first contact',
          unit: 'hours',
          baseline: 'Use the last 60 that came in',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'referrals left without an outcome',
          unit: '% of referrals',
          baseline: 'Audit a three-month sample',
          target: 'under 3 % of them',
        },
      ],
      data_needed: [
        'forms and mails from referrers',
        'what intake asks',
        'services that can take people',
        'present waits',
      ],
      must_not_decide:
        'Nothing but the judgement of duty worker and team leader decides on help, waiting or risk. The flag may only move a person forward.',
    },
    {
      workflow:
        'People tell their story once, and it reaches a worker the same day. Forms, mails and phone notes all go on one intake sheet: safe contact, who, need, town, danger. Danger words turn it red and put it first. The worker calls, decides, chooses from services with room and lets the referrer know.',
      build:
        'A web form and one mailbox should be the only ways in. Behind them a reader fills fields for the case system, and simple rules raise the flags. The list of services needs a call round each week to stay live.',
      checkpoint:
        'Twice a day, 9 am and then 3 pm, the team leader goes through open cases. Urgency is set by the duty worker, after reading each referral.',
      first_step:
        'How long did the last thirty people wait for first contact, and how many times did they tell their story? Trace each.',
      stop_test:
        'If one urgent case slips by, close it at once. After ten weeks close it too if contact is not 25 % quicker.',
      alternative:
        'Start the day with ten minutes together, and have a duty roster, a shared mailbox and a paper form.',
      risks: [
        {
          risk: 'Somebody in danger writes a polite mail and ends up far down.',
          mitigation: 'Flags do not decide what is read: a worker sees all of it in two hours.',
        },
        {
          risk: 'You text back, and the abuser is holding the phone.',
          mitigation:
            'First find out how and when it is safe. Till then the file shows “unsafe to contact” in red letters.',
        },
      ],
      kpis: [
        {
          name: 'delay before the first call',
          unit: 'hours',
          baseline: 'Measure it on 60 recent referrals',
          target: 'shorter by 40 to 60 %',
        },
        {
          name: 'unresolved referrals',
          unit: '% of referrals',
          baseline: 'Review three months of files',
          target: 'less than 3 %',
        },
      ],
      data_needed: ['incoming referrals', 'standard intake questions', 'places open at services', 'length of waits'],
      must_not_decide:
        'Duty worker and team leader settle who gets help, who is at risk and who must wait. Software may lift a case, never lower it.',
    },
    {
      risks: [
        {
          risk: 'Someone in danger keeps to polite words, and the case is ranked low.',
          mitigation: 'Whether flagged or not, no referral goes unread by a worker beyond two hours.',
        },
        {
          risk: 'The abuser sees the reply, because he has her phone.',
          mitigation:
            'Do not write or ring until a safe hour and channel are agreed. Red letters read “unsafe to contact”.',
        },
      ],
      kpis: [
        {
          name: 'hours to the first call',
          unit: 'hours',
          baseline: 'Check 60 recent referrals for both times',
          target: 'cut it 40 to 60 %',
        },
        {
          name: 'referrals whose outcome nobody wrote down',
          unit: '% of referrals',
          baseline: 'Go through three months of records',
          target: 'kept below 3 %',
        },
      ],
      workflow:
        'Referrals from every door land on one sheet and are rung back the same day. Need, danger, town, person and safe contact are read from mails, forms and call notes. Danger turns a case red and first. The worker rings, decides, picks a service with room and tells the referrer.',
      build:
        'Referrals enter the case system by one mailbox or one web form, and no other way. A reader enters the fields, and plain rules flag. Ring the services once a week so that your list of places stays true.',
      checkpoint:
        'The duty worker reads all referrals and ranks them by urgency. The team leader reviews the open list twice: 9 am, 3 pm.',
      first_step:
        'Go back over thirty referrals until first contact. Where did people wait, and how often was the story told anew?',
      stop_test:
        'One urgent case missed closes it that very day. If contact at ten weeks is less than 25 % faster, it closes as well.',
      alternative: 'Try a duty roster, one mailbox, a form on paper and ten minutes together each morning.',
      must_not_decide:
        'Team leader and duty worker alone decide on help, on waiting and on risk. Flags may push a case up but not down.',
      data_needed: [
        'referral mails and forms',
        'the questions you ask at intake',
        'which services have places',
        'waiting times today',
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
      kpis: [
        {
          name: 'notes signed inside 24 hours',
          unit: '% of visits',
          baseline: 'Take a month of visits and compare dates',
          target: 'over 90 %',
        },
        {
          name: 'hours a worker spends on notes',
          unit: 'hours per worker and week',
          baseline: 'Have eight workers write a week down',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'headings for each programme',
        'old notes with names removed',
        'words for consent',
        'list of workers',
      ],
      must_not_decide:
        'Risk, goals and the end of a case are for case worker and supervisor, together with the client. The tool decides none of them.',
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
      kpis: [
        {
          name: 'visits written up and signed in 24 hours',
          unit: '% of visits',
          baseline: 'Check dates of visit and note over one month',
          target: '90 % and up',
        },
        {
          name: 'time lost to writing notes',
          unit: 'hours per worker and week',
          baseline: 'Let eight workers log it for a week',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: ['your headings by programme', 'nameless sample notes', 'consent text', 'who the workers are'],
      must_not_decide:
        'It may not weigh risk, choose goals or end a case. With the client, the worker and supervisor do.',
    },
    {
      workflow:
        'The note is written and signed on the day of the visit. Back at the car the worker dictates, two minutes long; in front of the client that needs consent. The tool sorts it under your headings, with its doubts marked. Once signed, the audio is deleted, and plans draw on signed notes alone.',
      build:
        'Three conditions for the tool you rent: audio stays in Australia, it is wiped at signing, and nothing is learned from it. Then settle your headings and a fair vocabulary, with what was said and seen and no guesses.',
      checkpoint:
        'Each note is signed by the worker who was there. Wherever risk is mentioned, the team leader reads it too.',
      first_step: 'Three workers invent visits for a week and dictate them. Count the words that are wrong or loaded.',
      stop_test: 'Audit it monthly. If after two months wrong facts turn up in over 1 of 25 notes, it closes.',
      alternative: 'Leave six fields on the form, and give workers thirty minutes after their visits.',
      risks: [
        {
          risk: 'A careless word about a parent is read by everyone who later opens the file.',
          mitigation: 'No signature, no file. Clients are shown how to see their notes and have errors mended.',
        },
        {
          risk: 'The recorder runs although the client never truly agreed.',
          mitigation: 'Dictate only when the visit is over, and check ten files every month for consent.',
        },
      ],
      kpis: [
        {
          name: 'notes finished inside 24 hours',
          unit: '% of visits',
          baseline: 'Lay visit and note dates together for a month',
          target: 'beyond 90 %',
        },
        {
          name: 'writing time per worker',
          unit: 'hours per worker and week',
          baseline: 'Ask eight people to track one week',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: ['programme headings', 'example notes, names out', 'how consent is asked', 'staff who visit'],
      must_not_decide:
        'Judging risk, setting goals and closing cases is human work. The supervisor and case worker do it, and the client has a part.',
    },
    {
      workflow:
        'Two minutes of speech in the car become a case note under your own headings. Recording in the visit itself is allowed only if the client agreed. Doubtful words are marked; the worker corrects and signs before evening, then all sound is wiped. From signed notes the tool drafts support plans.',
      build:
        'Rent, and read the contract: sound kept in Australia, erased after signature, never used to train. Write down with the team which headings and words you use. Notes hold what people saw and heard, and no opinion of a person.',
      checkpoint:
        'The worker from the visit reads it over and signs. All notes that touch on risk go on to the team leader.',
      first_step:
        'For one week let three workers dictate imaginary visits, and mark every mistake and every unkind word.',
      stop_test: 'After two months the audit may find a wrong fact in 1 note out of 25. If it finds more, end it.',
      alternative: 'A form of six fields, with thirty minutes kept free after each round, is the cheap way.',
      risks: [
        {
          risk: 'A family carries a wrong word about one parent for years.',
          mitigation: 'Notes stay outside the file until signed, and the people in them can ask to read and correct.',
        },
        {
          risk: 'Someone is taped without a real yes.',
          mitigation: 'Speech is for afterwards. A monthly look at ten files shows if consent is there.',
        },
      ],
      kpis: [
        {
          name: 'share of visits noted in 24 hours',
          unit: '% of visits',
          baseline: 'Compare a month’s visits with the notes',
          target: 'upwards of 90 %',
        },
        {
          name: 'weekly hours on case notes',
          unit: 'hours per worker and week',
          baseline: 'Get a week’s log from eight workers',
          target: 'shorter by 30 to 50 %',
        },
      ],
      data_needed: ['agreed headings', 'anonymous notes as samples', 'wording of the consent', 'names of workers'],
      must_not_decide:
        'The client, the case worker and the supervisor set goals and close a case, and the last two judge risk. No tool may.',
    },
    {
      risks: [
        {
          risk: 'The file repeats one careless word on a parent, year after year.',
          mitigation: 'Only signed notes are filed, and clients may read theirs and have it corrected.',
        },
        {
          risk: 'A visit is recorded, and the client’s yes was no real yes.',
          mitigation: 'Dictation starts after the visit, and ten files every month are looked at for consent.',
        },
      ],
      kpis: [
        {
          name: 'visits with a signed note in 24 hours',
          unit: '% of visits',
          baseline: 'Set note dates against visit dates for a month',
          target: 'better than 90 %',
        },
        {
          name: 'hours a week spent writing up',
          unit: 'hours per worker and week',
          baseline: 'Let eight workers keep a log for one week',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'Notes are done before the worker is home. In the car, after the visit, two minutes of speech are enough; while the client is present it takes their consent. Your headings are filled, and unsure parts stand out. It is corrected and signed that day, the audio goes, and plans are drafted from what was signed.',
      build:
        'The tool you rent must hold audio in Australia, wipe it after signature and never learn from it. With your team, choose headings and fair words. A note says what was heard and seen, and does not guess about anyone.',
      checkpoint:
        'Whoever was on the visit goes through the note and signs. If risk comes up in it, the team leader reads it as well.',
      first_step:
        'Let three workers dictate invented visits over a week, then go through the notes for errors and loaded words.',
      stop_test: 'Each month audit the notes. After two months, a false fact in over 1 of 25 means stop.',
      alternative: 'Six fields are plenty on a form. Give each worker thirty clear minutes when the visits are done.',
      must_not_decide:
        'Risk, goals and closing belong to the case worker, the supervisor and the client together. Software has no part in these.',
      data_needed: [
        'headings in each programme',
        'past notes without names',
        'text for asking consent',
        'who does the visits',
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
      kpis: [
        {
          name: 'food that goes in the bin',
          unit: 'kg a week',
          baseline: 'Put it on the scale for three weeks, by cause',
          target: '20 to 30 % less',
        },
        {
          name: 'van kilometres for each tonne',
          unit: 'km per tonne',
          baseline: 'Read van logs for one month',
          target: 'bring it down 15 to 25 %',
        },
      ],
      data_needed: [
        'pick-ups and weights',
        'what agencies need and when they open',
        'drivers and vans',
        'temperature log',
        'waste by weight',
      ],
      must_not_decide:
        'People are served by site leaders, and stock is cleared by the food safety supervisor. The tool may not say who eats or what is safe.',
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
      kpis: [
        {
          name: 'waste in kilos',
          unit: 'kg a week',
          baseline: 'Three weeks of weighing, sorted by cause',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'distance driven per tonne',
          unit: 'km per tonne',
          baseline: 'Take the vans’ logs for a month',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'donors’ offers by weight',
        'agencies’ hours and needs',
        'list of vans with drivers',
        'cold chain readings',
        'record of what was binned',
      ],
      must_not_decide:
        'Whether food is safe is for the food safety supervisor, and who receives it for the leader at the site. No tool decides that.',
    },
    {
      workflow:
        'Less food spoils because vans and shares are planned each morning. Offers from donors close at 8 am, and earlier weeks stand in for the silent ones. Runs follow time, chilled load and driver hours; use-by dates and need decide who gets what. The warehouse lead adjusts it. Weight and temperature are noted on arrival.',
      build:
        'The dock comes first: weight and use-by of all that arrives. A rented planner handles van routes. The sharing rule is a page that partner agencies have accepted, and you can forecast once a season is behind you.',
      checkpoint:
        'By 8.30 the warehouse lead has checked the day’s shares and routes. The food safety supervisor passes dates and cold chain.',
      first_step: 'For fourteen days, weigh and date what you throw away, and write on each bin lid why.',
      stop_test: 'Ten weeks should cut what is thrown out by 10 %. If not, stop.',
      alternative: 'Fixed rounds by district and a chain of calls for surplus still work.',
      risks: [
        {
          risk: 'The route is clever but long, and chilled food arrives warm.',
          mitigation: 'Limit chilled runs to two hours and record the temperature. Whatever exceeds it is binned.',
        },
        {
          risk: 'Agencies that do not use the app get less under the rule.',
          mitigation: 'Every month two of them help you go through what each agency received.',
        },
      ],
      kpis: [
        {
          name: 'kilos lost each week',
          unit: 'kg a week',
          baseline: 'Weigh waste by cause, three weeks long',
          target: '20 to 30 % lower',
        },
        {
          name: 'kilometres behind a tonne',
          unit: 'km per tonne',
          baseline: 'Use one month of van logs',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'list of pick-ups by weight',
        'needs of agencies, with hours',
        'who drives what',
        'readings of temperature',
        'discarded food',
      ],
      must_not_decide:
        'Site leaders decide who is served and the food safety supervisor what may be eaten. It is not for software to say either.',
    },
    {
      workflow:
        'Donated food goes where it is needed before its date. The tool knows by 8 am what donors offer and estimates the rest from other weeks. It plans vans by cold load, hours at the wheel and time, and splits stock by use-by and need. The warehouse lead has the final word, and the door logs kilos and degrees.',
      build:
        'Nothing can be planned until the dock records use-by and weight. Route software for the vans can be rented. Write the split as simple rules and let partner agencies agree to them. Leave forecasting for the second season.',
      checkpoint:
        'Runs and shares are looked over by the warehouse lead at 8.30 every day. Dates and the cold chain need the food safety supervisor.',
      first_step: 'Spend fourteen days weighing the waste. Each bin lid shows the date and the reason.',
      stop_test: 'If waste has come down by less than 10 % in ten weeks, give it up.',
      alternative: 'Drive set rounds by the week and district, and ring round with surplus.',
      risks: [
        {
          risk: 'Cold goods stay on the van too long, because one long run looked best on the map.',
          mitigation: 'A cold run ends after two hours, the van logs its degrees, and food beyond that is thrown out.',
        },
        {
          risk: 'A small partner without the app slowly gets nothing.',
          mitigation: 'Go through shares monthly, agency by agency, and have two agencies present.',
        },
      ],
      kpis: [
        {
          name: 'food lost',
          unit: 'kg a week',
          baseline: 'Weigh three weeks of waste and note why',
          target: 'reduced by 20 to 30 %',
        },
        {
          name: 'driving per tonne delivered',
          unit: 'km per tonne',
          baseline: 'Add up a month in the van logs',
          target: 'shorter by 15 to 25 %',
        },
      ],
      data_needed: [
        'weights at pick-up',
        'opening hours and needs of agencies',
        'vans, drivers, hours',
        'cold log',
        'food not used',
      ],
      must_not_decide:
        'Who may have food is up to the leaders on site. Stock is passed by the supervisor for food safety, and the tool clears nothing.',
    },
    {
      risks: [
        {
          risk: 'A long loop saves fuel and spoils the chilled food.',
          mitigation: 'Keep cold runs under two hours, with the temperature logged. What goes over is thrown away.',
        },
        {
          risk: 'An agency that is not on the app comes off worst.',
          mitigation: 'Each month, sit down with two agencies and look at the share everyone had.',
        },
      ],
      kpis: [
        {
          name: 'kilos in the bin each week',
          unit: 'kg a week',
          baseline: 'For three weeks weigh waste and note the cause',
          target: 'cut it 20 to 30 %',
        },
        {
          name: 'kilometres the vans drive per tonne',
          unit: 'km per tonne',
          baseline: 'Go through a month of van logs',
          target: '15 to 25 % fewer',
        },
      ],
      workflow:
        'Vans, fridges and agencies get a plan by half past eight. Offers from donors are in by 8 am, and past weeks supply a guess for the rest. Runs are set by chilled load, driver hours and time, and food is shared by need and use-by date. The warehouse lead alters it. Weight and temperature are taken at the door.',
      build:
        'At the dock, record weight and use-by before you buy anything. A route planner for vans can be rented. Shares follow a simple sheet of rules that your partner agencies accepted. After a full season you can forecast.',
      checkpoint:
        'The day’s shares and runs are with the warehouse lead at 8.30. What is in date and cold enough, the food safety supervisor decides.',
      first_step: 'Fourteen days long, put all waste on a scale, date it, and note on the lid why it was thrown out.',
      stop_test: 'Weigh again after ten weeks, and stop unless 10 % less food is thrown out.',
      alternative: 'Set rounds for each district and week, and a phone tree when there is surplus, can do it.',
      must_not_decide:
        'The food safety supervisor passes stock, and site leaders decide on serving people. Neither choice is the tool’s.',
      data_needed: [
        'pick-ups by donor and weight',
        'when agencies open and what they lack',
        'drivers and their vans',
        'cold chain log',
        'weight thrown away',
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
      kpis: [
        {
          name: 'urgent repairs inside the lawful time',
          unit: '% of urgent jobs',
          baseline: 'Check six months of jobs by the legal limit',
          target: 'over 95 %',
        },
        {
          name: 'calls that chase a repair already reported',
          unit: '% of calls',
          baseline: 'Mark such calls for three weeks',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'requests for repair and how they ended',
        'list of homes',
        'rent accounts',
        'what trades charge and how fast they come',
        'how tenants want to be reached',
      ],
      must_not_decide:
        'Evicting, refusing a repair and choosing a tenant are for the tenancy manager, with a right of appeal. No system may do them.',
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
      kpis: [
        {
          name: 'share of urgent jobs done when the law says',
          unit: '% of urgent jobs',
          baseline: 'Hold six months of urgent jobs to the limit',
          target: '95 % and better',
        },
        {
          name: 'second calls on one repair',
          unit: '% of calls',
          baseline: 'Tag them across three weeks',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'repair jobs and outcomes',
        'register of properties',
        'rent paid and owed',
        'trades with rates and times',
        'contact wishes of tenants',
      ],
      must_not_decide:
        'The tenancy manager alone evicts, turns down repairs or picks tenants, and tenants can appeal. The system must not.',
    },
    {
      workflow:
        'Tenants get a date for their repair, and urgent ones go first. They call, text or send a photo; the fault is logged, two questions follow, the law’s urgent list gives the rank and a trade is booked. Once rent is two weeks behind, somebody from housing rings with help on offer.',
      build:
        'Switch on the repairs portal of the tenancy system you own, with texts to tenants. Sorting photos and words is an extra of small size. For arrears you want a two-week rule and no score.',
      checkpoint:
        'Each job’s urgency is confirmed by the repairs desk in an hour. Notices carry the tenancy manager’s signature.',
      first_step: 'Read or listen to fifty requests, and note against each how urgent it was and how long it took.',
      stop_test: 'The monthly check decides. One urgent job in fifty ranked too low, and people sort again.',
      alternative: 'Put one phone number and the urgent list on a magnet, and text tenants as you book.',
      risks: [
        {
          risk: 'The smell of gas is logged like a dripping tap.',
          mitigation: 'Broken locks, gas, fire and water near power never wait in a queue: a person is phoned.',
        },
        {
          risk: 'People behind with rent are rushed to the tribunal.',
          mitigation: 'Two conversations with a worker, and the offer on file, come before any notice.',
        },
      ],
      kpis: [
        {
          name: 'urgent work finished in the legal time',
          unit: '% of urgent jobs',
          baseline: 'Go through jobs of six months',
          target: 'beyond 95 %',
        },
        {
          name: 'repeat calls over one fault',
          unit: '% of calls',
          baseline: 'Note them for three weeks',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'repair history',
        'properties managed',
        'ledger of rents',
        'rates and response of trades',
        'preferred contact',
      ],
      must_not_decide:
        'No eviction, refused repair or choice of tenant comes from a system. Those are the tenancy manager’s, and a tenant can appeal them.',
    },
    {
      workflow:
        'Each repair request is ranked by what the law calls urgent and gets a trade and a date. It may come as a photo, a text or a call, and the tool puts two questions to be sure. Where rent is two weeks late, a housing worker is prompted to ring and offer support.',
      build:
        'Your tenancy system most likely includes a repairs portal that texts people, so begin there. A small add-on can sort by picture and wording. Do not score tenants for arrears; a rule at two weeks is enough.',
      checkpoint:
        'The desk for repairs has every job’s urgency confirmed within one hour. Only the tenancy manager signs a notice.',
      first_step: 'Take fifty past requests and write beside each: urgent or not, and the days it needed.',
      stop_test: 'Machine sorting ends if, in any monthly check, one urgent job in fifty was placed too low.',
      alternative:
        'Every home gets a fridge magnet that says what is urgent and whom to ring, and a text follows each booking.',
      risks: [
        {
          risk: 'A bare wire waits its turn among routine jobs.',
          mitigation: 'Fire, gas, a broken lock or water by power always goes to somebody by phone, straight away.',
        },
        {
          risk: 'Arrears lists can lead straight to eviction.',
          mitigation:
            'Before a notice is sent, the tenant has spoken twice with a worker, and the help offered is noted.',
        },
      ],
      kpis: [
        {
          name: 'urgent repairs on time by law',
          unit: '% of urgent jobs',
          baseline: 'Compare six months of repairs with what law allows',
          target: 'at least 95 %',
        },
        {
          name: 'callers who ask again about a repair',
          unit: '% of calls',
          baseline: 'Count them in three weeks',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'repairs asked for and done',
        'homes on your books',
        'rent payments',
        'trades, prices, waiting times',
        'how to contact each tenant',
      ],
      must_not_decide:
        'Decisions to evict, to refuse repairs or to pick tenants belong to the tenancy manager and can be appealed. No system takes them.',
    },
    {
      risks: [
        {
          risk: 'A report of gas or bare wires joins the routine queue.',
          mitigation: 'Broken locks, fire, gas, or water close to power mean a phone call to someone at once.',
        },
        {
          risk: 'The list of those in arrears speeds people towards the tribunal.',
          mitigation: 'Two talks between worker and tenant, with the offer noted, must come before any notice.',
        },
      ],
      kpis: [
        {
          name: 'urgent jobs finished within the law’s time',
          unit: '% of urgent jobs',
          baseline: 'Compare six months of jobs with the limit',
          target: 'higher than 95 %',
        },
        {
          name: 'calls asking again about one repair',
          unit: '% of calls',
          baseline: 'Over three weeks, tag each such call',
          target: '30 to 50 % less',
        },
      ],
      workflow:
        'A tenant reports by photo, text or call and knows the date of the repair. The tool takes down the fault, puts two questions, follows the legal list of urgent repairs and books a trade. If rent falls two weeks behind, someone from housing rings and offers help.',
      build:
        'Look for the repairs portal in the tenancy system you pay for, and turn on text updates. Sorting by photo and words is a small extra. With arrears, one rule at two weeks will do and no score is wanted.',
      checkpoint:
        'How urgent a job is, the repairs desk confirms inside one hour. A notice needs the signature of the tenancy manager.',
      first_step:
        'Pick fifty requests, play or read them, and note how urgent each was and the days until it was fixed.',
      stop_test: 'Let people sort again if the monthly check shows even one urgent job in fifty too far down.',
      alternative: 'A magnet for the fridge with one number and what is urgent, plus a text on booking, costs little.',
      must_not_decide:
        'Eviction, a refused repair, the choice of a tenant: each is for the tenancy manager and open to appeal. A system must start none of them.',
      data_needed: [
        'requests and what became of them',
        'homes you let',
        'who has paid rent',
        'trade prices and waiting times',
        'how tenants like to be contacted',
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
      kpis: [
        {
          name: 'questions no officer had to answer',
          unit: '% of questions',
          baseline: 'Put 100 mails into groups',
          target: '40 to 60 % of them',
        },
        {
          name: 'renewals on time',
          unit: '% of members',
          baseline: 'Look at two past seasons',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'your web pages and rules',
        'questions that fill the mailbox',
        'members and when they renew',
        'calendar of events',
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
      kpis: [
        {
          name: 'share of questions answered by the assistant',
          unit: '% of questions',
          baseline: 'Group 100 mails by what they ask',
          target: 'between 40 and 60 %',
        },
        {
          name: 'members back before the date',
          unit: '% of members',
          baseline: 'Compare two seasons',
          target: 'a rise of 5 to 10 points',
        },
      ],
      data_needed: ['rules and pages online', 'frequent questions', 'renewal dates by member', 'dates of events'],
    },
    {
      workflow:
        'Members get an answer at any hour, taken from your own pages on fees, rules, dates and forms. It works for web, mail and Facebook. Questions about a child, a person, a debt or a grievance go on to whichever officer deals with them, note attached. Three friendly reminders go out for renewals. New common questions are added monthly.',
      build:
        'Clear writing comes first: redo the ten pages most visited. The assistant then reads these and no others, and owns up when stuck. TidyHQ, PlayHQ or iMIS can send the renewal mails.',
      checkpoint: 'Each week the secretary reads ten chats, plus all that closed on “I do not know”.',
      first_step: 'Collect a hundred recent questions on a sheet, see which belong together, and draft ten replies.',
      stop_test: 'In week four count wrong answers. Above 1 in 20, switch it off.',
      alternative: 'Make one page of questions and answers, pin it at the top, and link it in an automatic reply.',
      risks: [
        {
          risk: 'Members are quoted an old fee or sent to another ground.',
          mitigation: 'Pages have an end date, and once it has passed the reply is just “ask us”.',
        },
        {
          risk: 'A child’s medical details are typed into the chat by a parent.',
          mitigation: 'A notice asks people to keep health out of it, and every chat is erased after 30 days.',
        },
      ],
      kpis: [
        {
          name: 'questions that need no officer',
          unit: '% of questions',
          baseline: 'Sort mails by kind, 100 of them',
          target: 'from 40 to 60 %',
        },
        {
          name: 'on-time renewals',
          unit: '% of members',
          baseline: 'Take figures of the last two seasons',
          target: 'up 5 to 10 points',
        },
      ],
      data_needed: [
        'public pages and bylaws',
        'questions people send',
        'member register and renewals',
        'what is on, and when',
      ],
    },
    {
      workflow:
        'Your officers see only the questions that need a person. Forms, dates, fees and rules are answered from your pages, whether by Facebook, web or mail; grievances, money owed and anything about a child or other person reach an officer with a note. Renewals are nudged three times. Each month you add what people newly ask.',
      build:
        'Begin with ten pages, the ones people read most, and write them again. On these, and on these alone, sits an assistant that can say it does not know. Use iMIS, PlayHQ or TidyHQ for mails about renewal.',
      checkpoint:
        'Ten chats are checked weekly by the secretary, and so is any that gave “I do not know” as its last word.',
      first_step: 'Take the hundred latest questions, sort them by subject, and write the ten answers that cover most.',
      stop_test: 'Test it in week four: more than 1 wrong in 20, and it is turned off.',
      alternative: 'One pinned page of common answers, with an auto-reply that points to it, takes an afternoon.',
      risks: [
        {
          risk: 'Last season’s price is still in the answer, or the ground is wrong.',
          mitigation: 'When a page is past its date, members read “ask us” instead.',
        },
        {
          risk: 'Parents share a child’s health in a chat box.',
          mitigation: 'Tell them on screen not to, and delete all chats when 30 days are over.',
        },
      ],
      kpis: [
        {
          name: 'questions answered by your pages',
          unit: '% of questions',
          baseline: 'Group 100 of them by kind',
          target: '40 to 60 % of all',
        },
        {
          name: 'members who stay, renewed in time',
          unit: '% of members',
          baseline: 'Use the two seasons before',
          target: 'raised by 5 to 10 points',
        },
      ],
      data_needed: ['website text and rules', 'mailbox questions', 'when memberships end', 'events list'],
    },
    {
      risks: [
        {
          risk: 'An old fee or last year’s ground is given out as current.',
          mitigation: 'Set an end date on each page. Beyond that date the assistant replies “ask us”.',
        },
        {
          risk: 'Parents type in health details about their child.',
          mitigation: 'On screen, ask them to leave health out. No chat is kept beyond 30 days.',
        },
      ],
      kpis: [
        {
          name: 'questions settled without an officer’s time',
          unit: '% of questions',
          baseline: 'Sort 100 mails into kinds',
          target: '40 to 60 % of questions',
        },
        {
          name: 'members renewed by the due date',
          unit: '% of members',
          baseline: 'Compare the past two seasons',
          target: '5 to 10 points higher',
        },
      ],
      workflow:
        'Common questions are answered at once from your own pages, day or night. Dates, fees, rules and forms are covered, on Facebook, web and mail. A grievance, a debt, or anything about a child or person reaches its officer, note attached. Members due to renew hear from you three times. New questions are added each month.',
      build:
        'Put your ten busiest pages into clear words. An assistant may then answer from them, and from nothing else, and must admit what it does not know. Renewal mails run from PlayHQ, TidyHQ or iMIS.',
      checkpoint: 'Every week the secretary goes over ten chats and all those where “I do not know” was the answer.',
      first_step: 'Gather the last hundred questions, put like with like on a sheet, and draft ten good answers.',
      stop_test: 'If, in week four, over 1 in 20 replies is wrong, it goes off.',
      alternative:
        'Pin a single page of questions and answers where all can see it, and let the auto-reply send people there.',
      data_needed: [
        'your rules and public pages',
        'questions from the inbox',
        'members by renewal date',
        'calendar with events',
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
      kpis: [
        {
          name: 'time for one appeal or newsletter',
          unit: 'hours',
          baseline: 'Note hours on three of them',
          target: '40 to 60 % less',
        },
        {
          name: 'wait for a thank-you',
          unit: 'days',
          baseline: 'Look up 40 gifts',
          target: 'fewer than 3',
        },
      ],
      data_needed: [
        'stories people agreed to',
        'earlier appeals and what they raised',
        'pictures with permission',
        'guide to your voice',
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
      kpis: [
        {
          name: 'hours each issue takes',
          unit: 'hours',
          baseline: 'Log three issues to come',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'days before a donor is thanked',
          unit: 'days',
          baseline: 'Take 40 gifts and check',
          target: 'below 3',
        },
      ],
      data_needed: [
        'consented stories',
        'appeals and their results',
        'photos cleared for use',
        'tone of voice on a page',
      ],
    },
    {
      workflow:
        'A true story, told with consent, becomes a post, a newsletter item and a line for an appeal. The worker sends a photo or a voice note, and the tool drafts in your tone and changes names on request. After the communications officer has edited, the person concerned approves. Then it is scheduled.',
      build:
        'Two papers come first: a page about your tone, and a consent form with a last date. For drafting, Microsoft 365, Google and Canva offer charity rates. Keep stories together in a folder.',
      checkpoint:
        'Facts and consent are the communications officer’s to check. The person whose story it is approves before anything is posted.',
      first_step:
        'Choose a story that someone let you tell, make three drafts, and ask five supporters for their pick.',
      stop_test: 'If after four issues opens and gifts are more than 5 % below the old level, quit.',
      alternative: 'Four mails a year, short, each with a photo and a fact, keep people close.',
      risks: [
        {
          risk: 'A moving detail turns out to be invented.',
          mitigation: 'The person or their worker confirms it line by line, and anything unknown to them is cut.',
        },
        {
          risk: 'Pictures of misery raise money and hurt the people shown.',
          mitigation: 'Sit down with two clients a year and ask what your pieces do to them.',
        },
      ],
      kpis: [
        {
          name: 'work in each newsletter or appeal',
          unit: 'hours',
          baseline: 'Write down hours for the next three',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'days until thanks go out',
          unit: 'days',
          baseline: 'Follow 40 gifts',
          target: 'under 3 for all',
        },
      ],
      data_needed: [
        'bank of stories with a signed yes',
        'appeals past, with income',
        'image library and permissions',
        'notes on tone',
      ],
    },
    {
      workflow:
        'Workers supply the story and the tool supplies the first draft. With a signed consent, one photo or voice note is enough for an appeal line, a short post and a piece in the newsletter, names altered if wished. The officer for communications edits, the person it concerns says yes, and a day is fixed.',
      build:
        'Agree on your voice, in one page, and on a consent form that expires. The drafting tools in Google, Canva or Microsoft 365 cost charities little. All stories go to one shared folder, your bank.',
      checkpoint:
        'No post without two things: a yes from the person it is about, and a check on consent and facts by the communications officer.',
      first_step:
        'With one real, consented story, write three versions and have five supporters tell you which they would finish.',
      stop_test: 'Four issues are the trial. Quit when gifts and opens fall over 5 % short of what they were.',
      alternative: 'You could also send one fact and one photo, four times a year, in a short mail.',
      risks: [
        {
          risk: 'The draft makes a life sadder than it was.',
          mitigation:
            'Read every line to the person or the worker who knows them, and drop what they do not recognise.',
        },
        {
          risk: 'You gain clicks by pity, and clients lose face.',
          mitigation: 'Let two of them read your material each year, and listen to what they say.',
        },
      ],
      kpis: [
        {
          name: 'hours spent per issue',
          unit: 'hours',
          baseline: 'Time the three that come next',
          target: 'shorter by 40 to 60 %',
        },
        {
          name: 'time from gift to thanks',
          unit: 'days',
          baseline: 'Check dates for 40 gifts',
          target: 'down to less than 3',
        },
      ],
      data_needed: [
        'stories and their consents',
        'what past appeals brought in',
        'photos you may use',
        'page on your voice',
      ],
    },
    {
      risks: [
        {
          risk: 'The draft invents a touch of misery.',
          mitigation: 'Each line is read to the person or to their worker. Anything they cannot confirm goes.',
        },
        {
          risk: 'Appeals built on pity shame those you are there for.',
          mitigation: 'Each year, ask two clients to read what you wrote and say how it felt.',
        },
      ],
      kpis: [
        {
          name: 'work behind an issue or appeal',
          unit: 'hours',
          baseline: 'Record hours for the coming three',
          target: '40 to 60 % fewer hours',
        },
        {
          name: 'days until a donor hears thanks',
          unit: 'days',
          baseline: 'Look at dates on 40 gifts',
          target: 'kept under 3',
        },
      ],
      workflow:
        'Newsletters, posts and appeals start from something a worker saw or heard. With signed consent, a photo or voice note becomes an appeal line, a newsletter piece and a brief post in your tone. Names are changed on request. After an edit by the communications officer, the person concerned approves, and it gets its date.',
      build:
        'Write down your voice on a page, and draw up a consent form with a date of expiry. Charities get Canva, Google and Microsoft 365 cheaply, drafting included. Collect stories in one folder.',
      checkpoint:
        'Before posting, the communications officer has checked consent and facts, and the one it is about has said yes.',
      first_step:
        'Get consent for one true story, write it three ways, and see which version five supporters like to read.',
      stop_test: 'Look at four issues. When opens and gifts are over 5 % down on earlier ones, quit.',
      alternative: 'A short mail each quarter, four in a year, needs a photo and a fact.',
      data_needed: [
        'stories and signed consents',
        'results of earlier appeals',
        'photos with permission on file',
        'one page on tone',
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
      kpis: [
        {
          name: 'minutes until someone has the answer',
          unit: 'minutes',
          baseline: 'Put five questions to eight people',
          target: 'half of it',
        },
        {
          name: 'policies that are not overdue',
          unit: '% of policies',
          baseline: 'Make a list of all, one time',
          target: 'over 90 %',
        },
      ],
      data_needed: ['policies in force', 'role notes and handbooks', 'decisions in the minutes', 'who owns which'],
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
      kpis: [
        {
          name: 'search time for a rule',
          unit: 'minutes',
          baseline: 'Let eight people look up five things',
          target: 'bring it down by half',
        },
        {
          name: 'share of policies reviewed on time',
          unit: '% of policies',
          baseline: 'Go through the list once',
          target: '90 % and more',
        },
      ],
      data_needed: ['current policies', 'handbooks for each role', 'minuted decisions', 'list of owners'],
    },
    {
      workflow:
        'Asked in everyday words, it shows a volunteer the passage, its link and whom to call. All guides and policies in force are in one folder, each dated and owned. Owners get the unanswered questions and write the answers in. What is out of date is taken away.',
      build:
        'Tidying is the first job, and 60 live papers in a folder are enough. Search from Google or Microsoft 365 may do, or a small assistant that sees nothing else. Client files stay far from it.',
      checkpoint: 'Once a month owners go through what was asked about their policy, and correct the wording.',
      first_step: 'Have ten people name what they last searched for. Look for it yourself and note the minutes.',
      stop_test: 'By week six at least 8 test answers in 10 must lead to the proper page, or you shut it.',
      alternative: 'Put links, dates and owners on an index page, and have the five life-saving papers in print.',
      risks: [
        {
          risk: 'The answer on leave or pay reads well and is wrong.',
          mitigation: 'Questions about pay and the award bypass the tool and go to payroll.',
        },
        {
          risk: 'Files about clients turn up in a search.',
          mitigation: 'Give it one clean folder, and try ten names to be sure none is found.',
        },
      ],
      kpis: [
        {
          name: 'time it takes to find a rule',
          unit: 'minutes',
          baseline: 'Try five questions on eight people',
          target: 'cut in two',
        },
        {
          name: 'policies up to date',
          unit: '% of policies',
          baseline: 'List all of them one time',
          target: 'beyond 90 %',
        },
      ],
      data_needed: ['live policy papers', 'guides and handbooks', 'board decisions on record', 'owners by name'],
    },
    {
      workflow:
        'Staff stop guessing what the policy says. They ask in plain language and see the very lines, a link and a name to ring, out of one folder where all papers have owner and date. If nothing fits, the owner is asked and adds it. Superseded papers are moved out of reach.',
      build:
        'Sort your papers until about 60 are left that count. Then use what Microsoft 365 or Google already give you for search, or a modest assistant on that folder alone. Nothing about clients may be near it.',
      checkpoint: 'The owner of each policy sees its questions monthly and makes the text clearer.',
      first_step: 'Ask ten colleagues for the latest rule they went looking for, and clock yourself on each.',
      stop_test: 'Close it in week six if it finds the correct page for fewer than 8 of 10 test questions.',
      alternative:
        'A single index with owner, date and link for every paper helps at once. Print the five that lives hang on.',
      risks: [
        {
          risk: 'A confident answer about pay turns out to be false.',
          mitigation: 'Whatever concerns pay or the award is sent to the payroll person, undrafted.',
        },
        {
          risk: 'The tool has read client folders by accident.',
          mitigation: 'Test with ten names that must not appear, and allow it one tidy folder.',
        },
      ],
      kpis: [
        {
          name: 'time lost looking for answers',
          unit: 'minutes',
          baseline: 'Eight people, five questions, a watch',
          target: 'down by half',
        },
        {
          name: 'share of policies still in date',
          unit: '% of policies',
          baseline: 'Count them through once',
          target: 'upwards of 90 %',
        },
      ],
      data_needed: [
        'approved policies',
        'handbooks and notes on roles',
        'decisions from minutes',
        'names of policy owners',
      ],
    },
    {
      risks: [
        {
          risk: 'Somebody relies on a tidy answer about leave, and it is wrong.',
          mitigation: 'No drafts on pay or award. The payroll person answers these directly.',
        },
        {
          risk: 'Client files are indexed along with the policies.',
          mitigation: 'Show the tool one clean folder only, then search ten names that it should not know.',
        },
      ],
      kpis: [
        {
          name: 'minutes a person needs to find a rule',
          unit: 'minutes',
          baseline: 'Give eight people five questions each',
          target: 'reduced by half',
        },
        {
          name: 'policies reviewed when due',
          unit: '% of policies',
          baseline: 'Go down the whole list one time',
          target: 'better than 90 %',
        },
      ],
      workflow:
        'One question in plain words brings up the passage, a link and the person to call. Behind it is one folder of live guides and policies, each with date and owner. Questions without an answer go to that owner, who fills the gap. Papers no longer valid are moved away.',
      build:
        'Cut down to some 60 live papers first. Microsoft 365 or Google can search them, or a small assistant can work on that folder. Make sure that client files are nowhere near.',
      checkpoint: 'Questions on a policy go to its owner monthly, and the owner rewrites what was unclear.',
      first_step: 'Ask ten people what they last hunted for. Then try to find it yourself and time it.',
      stop_test: 'It is closed in week six unless 8 of 10 test questions lead to the right page.',
      alternative: 'List every paper with owner, link and date on a page, and print the five vital ones.',
      data_needed: [
        'policies now valid',
        'role notes with handbooks',
        'what the board decided, minuted',
        'who is in charge of each paper',
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
      kpis: [
        {
          name: 'doubles on file',
          unit: '% of records',
          baseline: 'Match names, mail and birth dates once',
          target: 'below 1 %',
        },
        {
          name: 'hours that counting takes',
          unit: 'hours a month',
          baseline: 'Put the question to every programme',
          target: '50 to 70 % less',
        },
      ],
      data_needed: ['every list people keep', 'what each field means', 'who consented to what', 'who may see what'],
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
      kpis: [
        {
          name: 'share of records that appear twice',
          unit: '% of records',
          baseline: 'Let a match run over name, mail and date of birth',
          target: 'less than 1 %',
        },
        {
          name: 'time staff spend on counts',
          unit: 'hours a month',
          baseline: 'Ask the programmes, one by one',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: ['lists now in use', 'meaning of the fields', 'consents on file', 'rights of access'],
    },
    {
      workflow:
        'Every person is in your records once, and somebody owns the list. You name all lists with purpose and owner, merge doubles under a person’s eye, and let one form feed one record. Old sheets can only be read. An hour each month keeps order, and one page, matched in the system, says who sees what.',
      build:
        'Do it in the software you own, be that CiviCRM, Salesforce or a shared sheet, with a matching tool for free. Meaning and owner of every field come before all else. AI has no place until counts match for three months.',
      checkpoint: 'Old sheets are locked after the data owner has looked at 50 merged records, one by one, and signed.',
      first_step:
        'Draw each list on a wall, add an arrow wherever it is copied, and circle the one that costs you most.',
      stop_test: 'After ten weeks let two people count. If they are over 5 % apart, pause.',
      alternative: 'One sheet becomes the master and all others are locked; the first Friday has an hour for cleaning.',
      risks: [
        {
          risk: 'Joined lists can reveal that a donor has been a client of your clinic.',
          mitigation: 'Supporter data and service data have their own log-ins and share no key.',
        },
        {
          risk: 'Mother and daughter share a name and end up as one person.',
          mitigation: 'A human approves every merge, and 90 days of undo are kept.',
        },
      ],
      kpis: [
        {
          name: 'people entered more than once',
          unit: '% of records',
          baseline: 'Run name, birth date and mail through a match',
          target: 'under 1 % of all',
        },
        {
          name: 'effort behind your numbers',
          unit: 'hours a month',
          baseline: 'Get an estimate from each programme',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: ['lists in daily use', 'definitions of fields', 'record of consents', 'page of access rights'],
    },
    {
      workflow:
        'Scattered lists turn into one record with an owner. Each list is written down with its purpose; doubles are joined, with someone checking. From then on a form feeds that record and former sheets are read-only. Give it an hour a month. Access is put on a page and set up the same way in the system.',
      build:
        'A shared sheet, CiviCRM or Salesforce is enough, and matching tools are free. Agree what each field means and who looks after it. Only when three months in a row give equal counts is AI worth a thought.',
      checkpoint:
        'By hand the data owner compares 50 merges and signs for them, and then the former sheets are closed.',
      first_step: 'On one wall, show all your lists and the copies between them. The list that hurts most comes first.',
      stop_test: 'Two people count after ten weeks. Hold the work while they differ by more than 5 %.',
      alternative:
        'Pick a master, lock the other sheets, and spend one hour cleaning it each month, on the first Friday.',
      risks: [
        {
          risk: 'It becomes visible that someone who gives to you also uses your clinic.',
          mitigation: 'Never link the two: separate log-ins for services and for supporters, and no key in common.',
        },
        {
          risk: 'A wrong merge makes one person out of mother and daughter.',
          mitigation: 'No merge runs without approval, and each can be reversed for 90 days.',
        },
      ],
      kpis: [
        {
          name: 'duplicates in the record',
          unit: '% of records',
          baseline: 'Use a match by mail, name and birth date',
          target: 'fewer than 1 %',
        },
        {
          name: 'monthly hours on counting',
          unit: 'hours a month',
          baseline: 'Ask around the programmes',
          target: 'shorter by 50 to 70 %',
        },
      ],
      data_needed: ['all current lists', 'field definitions', 'consent given by people', 'list of who has access'],
    },
    {
      risks: [
        {
          risk: 'Once lists are joined, a donor’s use of your clinic can be seen.',
          mitigation: 'Supporters and clients are kept in two places, with two log-ins and no common key.',
        },
        {
          risk: 'Two people with one name, mother and daughter, become one.',
          mitigation: 'Each merge needs a person’s approval and can be undone within 90 days.',
        },
      ],
      kpis: [
        {
          name: 'records that are double',
          unit: '% of records',
          baseline: 'Match people on birth date, name and mail',
          target: 'not over 1 %',
        },
        {
          name: 'hours a month that go into counts',
          unit: 'hours a month',
          baseline: 'Let each programme tell you',
          target: '50 to 70 % fewer',
        },
      ],
      workflow:
        'People stop asking which list is right. Every list is named, with its purpose and owner, and doubles are merged while a person checks. One form fills one record from now on, and former sheets can no longer be edited. It takes an hour a month. A page states who may see what, and the system is set to match.',
      build:
        'Work with what is there, be it a shared sheet, Salesforce or CiviCRM, and a matching tool at no cost. Meaning and ownership come first. Think of AI when the counts have agreed for three months.',
      checkpoint:
        'Fifty merged records, all 50 checked by hand, and the data owner’s signature: then the old sheets are locked.',
      first_step: 'Hang all your lists on a wall, draw an arrow for each copy made, and take on the most painful one.',
      stop_test: 'Let two people count at ten weeks, and pause if their numbers lie over 5 % apart.',
      alternative: 'Name one sheet as master and lock the rest. Every first Friday, an hour goes into cleaning.',
      data_needed: [
        'the lists everyone keeps',
        'meaning of every field',
        'consent as recorded',
        'table of access rights',
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
      kpis: [
        {
          name: 'time on receipts and bills',
          unit: 'hours a week',
          baseline: 'Keep a log for two weeks',
          target: '40 to 60 % less',
        },
        {
          name: 'costs recoded after the month closed',
          unit: 'journals a month',
          baseline: 'Look at three months of journals',
          target: 'half as many',
        },
      ],
      data_needed: ['receipts and bills', 'accounts with a code per grant', 'limits for approval', 'record of gifts'],
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
      kpis: [
        {
          name: 'weekly hours for bills',
          unit: 'hours a week',
          baseline: 'Two weeks of notes by whoever does them',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'late moves between grants',
          unit: 'journals a month',
          baseline: 'Count journals for three months',
          target: 'halved',
        },
      ],
      data_needed: [
        'incoming bills and slips',
        'grant codes in the chart of accounts',
        'who may approve how much',
        'gifts received',
      ],
    },
    {
      workflow:
        'Each bill is charged to the right grant the first time. They arrive at one address or as a phone picture, and the tool reads date, sum, supplier and GST and proposes a code by earlier bills. The budget holder agrees and two people pay. The bank feed triggers gift receipts that same night.',
      build:
        'Xero, Dext or MYOB will read bills once every grant has its tracking code. Approval limits are set there too. Connect your donation page, and gift receipts no longer need anyone.',
      checkpoint: 'Each bill has a budget holder’s approval, and no batch is paid on one signature: it needs two.',
      first_step: 'Check the bills of the past month for the code they got at first and the name that approved them.',
      stop_test: 'By week six, fewer than 85 in 100 bills both read and coded correctly ends it.',
      alternative: 'Each programme could have a card with a limit, and an envelope for its slips every month.',
      risks: [
        {
          risk: 'Somebody you trust enters and pays alone, until money is missed.',
          mitigation: 'Two people sign each payment, and every week bank logs go before the treasurer.',
        },
        {
          risk: 'The code it learned charges tied money to another grant.',
          mitigation:
            'Budget holders pass the codes for their own grants, and oddities are cleared ahead of quarter end.',
        },
      ],
      kpis: [
        {
          name: 'hours spent on paper and bills',
          unit: 'hours a week',
          baseline: 'Note them for two weeks',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'journals to correct a grant',
          unit: 'journals a month',
          baseline: 'Go through three months',
          target: 'cut in two',
        },
      ],
      data_needed: ['supplier bills and slips', 'ledger codes by grant', 'approval rules', 'donations on record'],
    },
    {
      workflow:
        'Staff photograph receipts and forward bills to a single mailbox, and that is all they do. The tool reads GST, supplier, sum and date, then offers the grant code it knows from before. Approval is with the budget holder, release with two people. Donors have their receipt by night, out of the bank feed.',
      build:
        'Give each grant a tracking code and turn on the bill reader of Dext, Xero or MYOB. Who may approve how much is set in the tool. A link to the donation page takes care of receipts.',
      checkpoint: 'A bill needs its budget holder. The payment batch needs two signatories, after that.',
      first_step: 'Go through a month of bills. How many were coded right at once, and by whom were they approved?',
      stop_test: 'If at six weeks 85 of 100 bills are not right in reading and code, stop there.',
      alternative: 'Limit cards, one to a programme, and a monthly slip envelope need no software.',
      risks: [
        {
          risk: 'A single person can book a bill and pay it, and nobody notices a theft.',
          mitigation: 'No payment without a second person; the treasurer reads the bank’s log each week.',
        },
        {
          risk: 'Restricted funds slip into the wrong pot because the tool repeats an old code.',
          mitigation:
            'The one who holds a grant’s budget approves its codes. Check strange ones before the quarter closes.',
        },
      ],
      kpis: [
        {
          name: 'time the books take each week',
          unit: 'hours a week',
          baseline: 'Log it over two weeks',
          target: 'shorter by 40 to 60 %',
        },
        {
          name: 'costs shifted once the month is done',
          unit: 'journals a month',
          baseline: 'Add them up for three months',
          target: 'down by half',
        },
      ],
      data_needed: ['paper and mailed bills', 'codes for every grant', 'who signs for what', 'gift ledger'],
    },
    {
      risks: [
        {
          risk: 'Somebody trusted books and pays alone, and a sum disappears.',
          mitigation: 'Nobody can pay without a second person, and the treasurer looks through bank logs every week.',
        },
        {
          risk: 'Restricted money ends up in another pot, since the code was guessed.',
          mitigation:
            'Whoever holds the grant’s budget approves its codes, and odd cases are cleared before quarter end.',
        },
      ],
      kpis: [
        {
          name: 'weekly time for bills and receipts',
          unit: 'hours a week',
          baseline: 'Have two weeks logged by those who do it',
          target: '40 to 60 % fewer hours',
        },
        {
          name: 'corrections between grants after the close',
          unit: 'journals a month',
          baseline: 'Look through three months of journals',
          target: 'reduced by half',
        },
      ],
      workflow:
        'A bill is read, coded to its grant and approved without being typed. Bills arrive at one address and receipts by phone photo. Supplier, GST, date and sum are picked up, and past bills suggest the code. The budget holder says yes, two people release the money. Gift receipts leave that night from the bank feed.',
      build:
        'MYOB, Xero and Dext include a bill reader; add a tracking code for each grant. Approval limits go into the tool as well. With the donation page connected, receipts take care of themselves.',
      checkpoint: 'Bills are approved by the holder of the budget, and batches leave only with two signatories.',
      first_step: 'Pull last month’s bills. Who approved them, and how many had their final code from the start?',
      stop_test: 'Count 100 bills in week six. Fewer than 85 read and coded right, and you stop.',
      alternative: 'A card with a limit for each programme and one envelope of slips a month is simple and safe.',
      data_needed: [
        'bills, slips and receipts',
        'accounts list with grant codes',
        'limits on who approves',
        'gifts as booked',
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
      kpis: [
        {
          name: 'concerns answered in two working days',
          unit: '% of items',
          baseline: 'Go back 12 months',
          target: 'over 95 %',
        },
        {
          name: 'time until harm reaches the officer',
          unit: 'hours',
          baseline: 'Follow the path of ten past cases',
          target: 'less than 2 hours',
        },
      ],
      data_needed: [
        'register of complaints and incidents',
        'messages by mail and social media',
        'time limits in your policy',
        'sites and programmes',
      ],
      must_not_decide:
        'Police, regulator, standing someone down, closing a matter: these are for the board and the safeguarding officer. No tool decides them.',
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
      kpis: [
        {
          name: 'share acknowledged within two days of work',
          unit: '% of items',
          baseline: 'Look at the past 12 months',
          target: '95 % and more',
        },
        {
          name: 'hours before the officer hears of harm',
          unit: 'hours',
          baseline: 'Trace ten cases back',
          target: 'below 2 hours',
        },
      ],
      data_needed: [
        'incident and complaint records',
        'inboxes and social pages',
        'deadlines by policy',
        'list of sites',
      ],
      must_not_decide:
        'The safeguarding officer and the board decide on reports to police or regulator, on standing people down and on closing a case.',
    },
    {
      workflow:
        'A word about harm reaches the safeguarding officer by phone at once. Everything comes into one register, from a form, a number or an address, and is tagged by site, topic and heat. Harm gets no drafted reply. Other items have a due date and a thank-you in draft. The board reads ages and counts monthly.',
      build:
        'The register and a phone staffed after hours are the base. Rules on words come next, because one missed case outweighs many false alarms. A model may look for themes when names are out.',
      checkpoint:
        'In person the safeguarding officer goes through what was flagged; the remainder is read daily by someone else who is trained.',
      first_step:
        'With five people in one room, search a year of all inboxes. Write down every concern and the day anyone saw it.',
      stop_test:
        'A single missed harm item ends the sorting there and then. The register is looked at again after three months.',
      alternative: 'A poster with a number to call, and complaints at the head of every board agenda, are a start.',
      risks: [
        {
          risk: 'What a child says in simple words is sorted under sport.',
          mitigation: 'All items that mention a coach or child are seen by a trained reader the same day.',
        },
        {
          risk: 'The tool apologises too soon, and an inquiry is damaged or the accused is warned.',
          mitigation: 'No draft is made where harm is alleged. The officer gets advice and then writes.',
        },
      ],
      kpis: [
        {
          name: 'items acknowledged in two days',
          unit: '% of items',
          baseline: 'Use the record of 12 months',
          target: 'beyond 95 %',
        },
        {
          name: 'speed at which harm is passed on',
          unit: 'hours',
          baseline: 'Reconstruct the ten latest',
          target: 'inside 2 hours',
        },
      ],
      data_needed: [
        'complaints and incidents on file',
        'what came by inbox or social media',
        'limits set by policy',
        'programmes by site',
      ],
      must_not_decide:
        'Going to the police or a regulator, closing a matter or standing down a person is decided by the board with the safeguarding officer.',
    },
    {
      workflow:
        'Whatever way a concern comes, it is in one register that day. A form, a number and an address lead there, and topic, site and heat are tagged. If harm is mentioned, the tool drafts nothing and the safeguarding officer is rung immediately. The rest get thanks in draft and a deadline, and the board a monthly count with ages.',
      build:
        'Begin without AI: a register, and a phone that someone answers at night. Word rules follow, since it is far worse to miss a case than to ring once too often. For themes you may use a model, on text with no names.',
      checkpoint:
        'Flags are read by the safeguarding officer personally. A second person with training covers all else, every day.',
      first_step:
        'Bring five people together to go through the inboxes of the last year, noting each concern and when it came to light.',
      stop_test:
        'If it misses harm even one time, take the sorting away at once. Go over the register at three months.',
      alternative: 'Give people one number on a poster, and let the board begin with complaints each time.',
      risks: [
        {
          risk: 'The machine hears a sports grumble where a child reports harm.',
          mitigation: 'Whenever a child or a coach is named, a trained person reads it before the day ends.',
        },
        {
          risk: 'An early sorry can alert the accused and weaken what an inquiry finds.',
          mitigation: 'Drafting is switched off for harm, and the officer seeks advice before any word goes out.',
        },
      ],
      kpis: [
        {
          name: 'share acknowledged before two working days are up',
          unit: '% of items',
          baseline: 'Check 12 months of entries',
          target: 'upwards of 95 %',
        },
        {
          name: 'delay until the officer knows',
          unit: 'hours',
          baseline: 'Go through ten harm cases',
          target: 'no more than 2 hours',
        },
      ],
      data_needed: [
        'entries on complaints and incidents',
        'posts, mails and messages',
        'policy deadlines',
        'where each programme runs',
      ],
      must_not_decide:
        'Whether someone is stood down, a matter closed or the police or regulator told rests with safeguarding officer and board. The tool has no voice in it.',
    },
    {
      risks: [
        {
          risk: 'A child’s own words are filed as a complaint about sport.',
          mitigation: 'If a child or coach is named, someone trained reads the item before evening.',
        },
        {
          risk: 'An apology goes out too early and warns the accused or harms the inquiry.',
          mitigation: 'Where harm is raised there is no draft, and the officer asks for advice before replying.',
        },
      ],
      kpis: [
        {
          name: 'concerns acknowledged in two working days',
          unit: '% of items',
          baseline: 'Read through 12 months of items',
          target: 'better than 95 %',
        },
        {
          name: 'time for a harm report to reach the officer',
          unit: 'hours',
          baseline: 'Follow ten past reports',
          target: '2 hours at most',
        },
      ],
      workflow:
        'No concern lies unread in somebody’s inbox. One register takes all that comes by phone, form or mail, tagged by heat, site and topic. Anything about harm rings the safeguarding officer immediately, and nothing is drafted. For other items a thank-you is drafted and a date set. Monthly the board sees how many and how old.',
      build:
        'First come the register and a phone for the hours after work. Plain word rules are next: a false alarm does little harm, a missed case a great deal. Models may look for themes later, in text with names out.',
      checkpoint:
        'The safeguarding officer sees each flagged item personally. Another trained reader takes all others, daily.',
      first_step:
        'Sit five people down with a year of every inbox. They write out each concern and when somebody first saw it.',
      stop_test:
        'Should a single harm item be missed, sorting stops at once. After three months the register is reviewed.',
      alternative: 'Print a single number on a poster, and make complaints the board’s first item.',
      must_not_decide:
        'Calling police or regulator, standing somebody down, closing a matter: the safeguarding officer and board decide each. No software does.',
      data_needed: [
        'incidents and complaints by date',
        'social and inbox messages',
        'deadlines in policy',
        'programmes and sites',
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
      kpis: [
        {
          name: 'main papers that exist in all five languages',
          unit: '% of papers',
          baseline: 'Make a list of what you have',
          target: '80 % after four months',
        },
        {
          name: 'price of a translated page',
          unit: '$ a page',
          baseline: 'Add up invoices of last year',
          target: '30 to 40 % less',
        },
      ],
      data_needed: [
        'letters and leaflets that matter',
        'languages your clients speak',
        'agreed word lists',
        'what readers noted',
      ],
      must_not_decide:
        'Where health, money, children or rights are at stake, the worker books a human interpreter. An app on a phone must not stand in.',
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
      kpis: [
        {
          name: 'key papers available in your five languages',
          unit: '% of papers',
          baseline: 'Note what there is today',
          target: 'four months to reach 80 %',
        },
        {
          name: 'page cost of translation',
          unit: '$ a page',
          baseline: 'Take the bills from last year',
          target: 'bring it down 30 to 40 %',
        },
      ],
      data_needed: [
        'most used letters and leaflets',
        'clients by language',
        'word lists with approval',
        'comments by the reader group',
      ],
      must_not_decide:
        'If rights, money, health or children hang on it, a phone app may not interpret. It is the worker’s task to book a person.',
    },
    {
      workflow:
        'Clients get the papers that matter in a language they read. A worker writes plain English with the tool, which then drafts the other languages. Someone from the community, trained as a reader, or else a NAATI translator mends and signs every version. A reader group tests Easy Read. Name and date stand on the final copy.',
      build:
        'Ten papers, five languages: choose what people must understand and start there. Drafts by machine save the translator time, and she stays in charge. The community helps you to write the word list.',
      checkpoint:
        'Two readers from the community, or a translator with NAATI papers, sign before a leaflet goes to anyone.',
      first_step: 'The front desk knows which three papers come back most, because nobody understood them. Ask.',
      stop_test: 'Test three papers per language, and stop that language if readers rewrite over 25 % of the lines.',
      alternative:
        'Government has translations you can use. Pictures help, and so does a card at the desk for a phone interpreter.',
      risks: [
        {
          risk: 'The machine is weak in a small language and reverses advice about a court or a medicine.',
          mitigation: 'Health, safety and legal texts go to certified people and are never drafted by machine.',
        },
        {
          risk: 'Colleagues with a second language interpret all day for nothing.',
          mitigation: 'There is an allowance and a limit, and for serious matters you call TIS.',
        },
      ],
      kpis: [
        {
          name: 'papers ready in five main languages',
          unit: '% of papers',
          baseline: 'Go through what exists now',
          target: '80 % within four months',
        },
        {
          name: 'what one translated page costs',
          unit: '$ a page',
          baseline: 'Work it out from last year’s bills',
          target: 'a drop of 30 to 40 %',
        },
      ],
      data_needed: [
        'leaflets and letters people need',
        'which languages are spoken',
        'glossaries the community approved',
        'feedback from readers',
      ],
      must_not_decide:
        'A person interprets when it is about children, health, rights or money, and the worker books one. The phone app stays in the pocket.',
    },
    {
      workflow:
        'Leaflets start in plain English and reach readers in their own language. The tool helps with both drafts. Then a NAATI translator, or a community reader who has been trained, corrects each version and puts a name to it. Easy Read is tried on a group of readers. Each final paper shows its date and who signed.',
      build:
        'Decide on the five languages most of your clients speak and on ten papers they cannot do without. The translator works from a machine draft and is faster, not gone. Build a shared list of words with community members.',
      checkpoint:
        'Before a paper is handed over, it has been signed by a NAATI translator or by a pair of community readers.',
      first_step: 'Which three papers do people carry back to the desk, not understood? Those who sit there can say.',
      stop_test: 'Where readers had to change over 25 % of lines across three papers, drop that language.',
      alternative:
        'Use pictures, existing government translations and, at the counter, a card that calls an interpreter by phone.',
      risks: [
        {
          risk: 'Few people speak the language, no one checks, and the leaflet says the reverse about medicine or court.',
          mitigation: 'Certified translators write legal, health and safety papers from the start.',
        },
        {
          risk: 'Bilingual workers become interpreters on top of their job, unpaid.',
          mitigation: 'Pay them extra, agree on where it stops, and leave what counts to TIS.',
        },
      ],
      kpis: [
        {
          name: 'coverage of key papers in five languages',
          unit: '% of papers',
          baseline: 'Count what is there',
          target: '80 % by the end of four months',
        },
        {
          name: 'spend per page translated',
          unit: '$ a page',
          baseline: 'Look at last year’s translation bills',
          target: 'lower by 30 to 40 %',
        },
      ],
      data_needed: [
        'papers clients must understand',
        'language list of clients',
        'terms agreed with the community',
        'notes from test readers',
      ],
      must_not_decide:
        'No app replaces an interpreter for money, rights, health or children. In such talks the worker brings in a person.',
    },
    {
      risks: [
        {
          risk: 'In a rare language the draft says the reverse on court or medicine.',
          mitigation: 'Papers on law, health and safety are written by certified people alone.',
        },
        {
          risk: 'Colleagues who speak the language interpret for free.',
          mitigation: 'Give an allowance and a clear limit. TIS is booked for whatever counts.',
        },
      ],
      kpis: [
        {
          name: 'share of key papers in all five languages',
          unit: '% of papers',
          baseline: 'List the papers you hold today',
          target: '80 % inside four months',
        },
        {
          name: 'money paid per page',
          unit: '$ a page',
          baseline: 'Divide last year’s translation invoices by pages',
          target: 'cut it 30 to 40 %',
        },
      ],
      workflow:
        'Letters and leaflets come out in plain English, in community languages and in Easy Read. The worker drafts with the tool, which then proposes the translations. They count once a NAATI translator, or a reader trained in the community, has mended and signed them. Easy Read is tried by a reader group. Each final copy bears name and date.',
      build:
        'Which ten papers must people understand, and which five languages do most of them speak? Start with those. A machine’s draft makes the translator quicker, and she stays. Write a list of words together with the community.',
      checkpoint: 'No paper is handed out unless two community readers, or one NAATI translator, signed it.',
      first_step: 'Let the front desk name three papers that people return with because they cannot follow them.',
      stop_test:
        'Count changes in three papers per language. If readers altered over 25 % of lines, stop with that one.',
      alternative:
        'Existing government translations, pictures and an interpreter’s phone card on the desk already help.',
      must_not_decide:
        'Whenever rights, money, children or health are in question, a person interprets, and the worker sees to it. A phone app cannot fill that seat.',
      data_needed: [
        'the letters and leaflets clients need',
        'which languages clients use',
        'word lists the community signed',
        'comments from readers',
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
      kpis: [
        {
          name: 'miss between forecast income and what came',
          unit: '% a quarter',
          baseline: 'Set four past quarters against the budget',
          target: '20 to 30 % less',
        },
        {
          name: 'warning before cash runs short',
          unit: 'months ahead',
          baseline: 'Find out when you saw the last shortfall',
          target: '4 months or more',
        },
      ],
      data_needed: [
        'monthly gifts and contracts',
        'clients at each site',
        'wages and rent',
        'when contracts end',
        'policy on reserves',
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
      kpis: [
        {
          name: 'error in the income forecast',
          unit: '% a quarter',
          baseline: 'Compare budget and actual for four quarters',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'months of notice for a cash gap',
          unit: 'months ahead',
          baseline: 'Look up when the last one was noticed',
          target: 'not under 4 months',
        },
      ],
      data_needed: [
        'income by month, gifts and contracts',
        'how many clients per site',
        'rent and payroll',
        'end of each contract',
        'rules on reserves',
      ],
    },
    {
      workflow:
        'The board sees a cash gap months before it comes. Gifts, wages, contracts and client counts are joined monthly, and the model lays out cash for twelve months in three lines, low, middle and high, with demand at each site. The finance officer adds her own knowledge. Three choices, each dated, go to the board.',
      build:
        'First comes a rolling sheet for cash that knows the last day of each contract. Seasons follow from three years’ gifts and visits. With ten or so sources of income at most, a spreadsheet is all you need.',
      checkpoint: 'No forecast reaches the board in any month before the treasurer has put a name to it.',
      first_step:
        'On one page write each grant and contract, what it pays and when it stops. The cliff will be plain to see.',
      stop_test: 'Two quarters on, if copying last year flat comes as close as 3 %, leave the model.',
      alternative: 'A 13-week page will do: money in hand, money promised, bills that fall due.',
      risks: [
        {
          risk: 'Tied grants are spent in thought as if they were yours to use.',
          mitigation: 'Keep tied and untied on separate lines, and have an auditor look at the split one time.',
        },
        {
          risk: 'One large bequest makes the curve climb, and posts are created on it.',
          mitigation: 'Above a fixed size, gifts stay out of the trend and stand on a list.',
        },
      ],
      kpis: [
        {
          name: 'gap to the income that really came',
          unit: '% a quarter',
          baseline: 'Use the last four quarters and their budget',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'how early a shortfall shows',
          unit: 'months ahead',
          baseline: 'Recall when the latest one was spotted',
          target: '4 months at the least',
        },
      ],
      data_needed: [
        'gifts and contract income monthly',
        'numbers of clients at sites',
        'staff and rent costs',
        'last days of contracts',
        'reserves rules',
      ],
    },
    {
      workflow:
        'Each month the finance officer can show what the next twelve will bring. Contracts, gifts, client counts and wages feed a simple model with high, middle and low cash and the demand by site, to which she adds what no ledger knows. The board then chooses among three options, each with its date.',
      build:
        'A rolling sheet of cash, with the ends of contracts marked, is the first version. Next, read the seasons out of gifts and visits, three years back. You outgrow the spreadsheet at about ten sources of income.',
      checkpoint: 'Every month the treasurer checks and signs, and the board gets the signed forecast only.',
      first_step:
        'Gather the end dates and sums of your grants and contracts, and sketch on a single page where the money drops.',
      stop_test: 'Is last year, simply repeated, within 3 % of the model after two quarters? Then you do not need it.',
      alternative:
        'One page with today’s cash, the cash people have promised and the bills of 13 weeks is a good substitute.',
      risks: [
        {
          risk: 'Money that a funder restricted is planned as if it were free.',
          mitigation: 'Two lines, tied and free, prevent that. The auditor should see once how you split them.',
        },
        {
          risk: 'A rich year of bequests tempts the board to hire.',
          mitigation: 'Large gifts, from a size you choose, are shown apart and do not enter the trend.',
        },
      ],
      kpis: [
        {
          name: 'forecast against income, the difference',
          unit: '% a quarter',
          baseline: 'Go over four quarters and what was budgeted',
          target: 'narrowed by 20 to 30 %',
        },
        {
          name: 'months between warning and shortfall',
          unit: 'months ahead',
          baseline: 'Date the last shortfall and its first sign',
          target: '4 months as a minimum',
        },
      ],
      data_needed: [
        'what gifts and contracts bring monthly',
        'client numbers, site by site',
        'fixed costs such as wages and rent',
        'contract expiry dates',
        'reserves you must keep',
      ],
    },
    {
      risks: [
        {
          risk: 'A grant with strings is read as money to spend.',
          mitigation: 'Give tied and untied cash a line each, and show an auditor that split one time.',
        },
        {
          risk: 'One bequest makes income look as though it grows, and the board creates posts.',
          mitigation: 'Any gift beyond a set size is kept out of the trend and listed.',
        },
      ],
      kpis: [
        {
          name: 'difference between income planned and received',
          unit: '% a quarter',
          baseline: 'Check four quarters against their budget',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'months of warning ahead of a cash gap',
          unit: 'months ahead',
          baseline: 'Find the date on which the last one was first seen',
          target: '4 months or longer',
        },
      ],
      workflow:
        'A shortfall is seen months ahead, with three choices for the board. Wages, contracts, gifts and client counts are joined each month. The model draws low, middle and high cash for twelve months and the demand at every site. What the finance officer has heard goes in too. Each choice carries a date.',
      build:
        'Make a rolling cash sheet in which every contract has its end date. Gifts and visits of three years give you the seasons. Below some ten sources of income, nothing beats a spreadsheet.',
      checkpoint: 'The monthly forecast goes to the board after the treasurer has signed.',
      first_step: 'Write all contracts and grants on a page, sums and last days included, and mark where income drops.',
      stop_test: 'After two quarters, a model that does no better than last year copied flat, within 3 %, can go.',
      alternative: 'Track cash in hand, cash promised and bills for the coming 13 weeks on one sheet of paper.',
      data_needed: [
        'gift and contract income per month',
        'how many clients each site has',
        'wages with rent',
        'contracts and last days',
        'your rule on reserves',
      ],
    },
  ],
  'nonprofit/bed-board': [
    {
      workflow:
        'At 2 am the worker on call can see which beds are free. Every house updates its beds at handover as taken, held or free, under a code and with no names. The worker holds one for two hours by phone and calls the house. Department counts are drawn weekly from this board.',
      build:
        'A small board in your present case system will do, or a protected list on a server of your own. Houses appear as codes, with neither address nor name. Phones sign in by two steps, and every look is logged.',
      checkpoint:
        'Nobody is sent before the worker on call has spoken to the house. Each morning the intake lead compares the board with what houses say.',
      first_step: 'Log a week of calls for a bed: how many minutes to an answer, and which beds were empty that night.',
      stop_test: 'Six weeks should show it. If over one call in ten met a wrong board, stop.',
      alternative:
        'The house that is awake all night keeps a written list and one number, brought up to date at every handover.',
      risks: [
        {
          risk: 'A name or address gets on the board, and somebody is traced.',
          mitigation: 'Only codes are allowed, and each week the intake lead looks for anything else.',
        },
        {
          risk: 'The board is an hour behind, and a family stands before a full house.',
          mitigation: 'No hold is good until the house has confirmed it by phone.',
        },
      ],
      kpis: [
        {
          name: 'minutes to place someone at night',
          unit: 'minutes',
          baseline: 'Write down 20 referrals from now on',
          target: '30 to 50 % less',
        },
        {
          name: 'nights when a bed was free and someone refused',
          unit: 'nights a month',
          baseline: 'Lay the log beside occupancy',
          target: 'not one',
        },
      ],
      data_needed: [
        'beds under each house code',
        'when houses hand over',
        'holds and bookings',
        'who was accepted and who refused',
      ],
      must_not_decide:
        'A trained worker decides who gets the bed and if the house is safe for them. The board only shows what is free.',
    },
    {
      workflow:
        'One board shows every bed as free, held or taken, without a name on it. Houses mark it when they hand over, by code. On call, a worker looks at it by phone, reserves a bed for two hours and then speaks to the house. What the department wants each week is counted from it.',
      build:
        'Use the case system you already pay for and add a board, or keep a protected list on your server. It carries codes in place of addresses and never a name. Ask for two-step sign-in, and record who has looked.',
      checkpoint:
        'A call to the house comes before any person is sent. The intake lead goes through board and houses every morning.',
      first_step: 'Over seven days note each request for a bed, the time until you answered, and the beds nobody used.',
      stop_test: 'When the board misled more than one caller in ten by week six, give it up.',
      alternative:
        'One number to ring and one list on paper, kept where staff are up all night and renewed at handover, can be enough.',
      risks: [
        {
          risk: 'An address slips in, and someone who was hiding is found.',
          mitigation: 'Codes are the rule, and the intake lead checks weekly that nobody broke it.',
        },
        {
          risk: 'Somebody is sent to a house that filled up an hour ago.',
          mitigation: 'Ring first: without the call, a hold does not count.',
        },
      ],
      kpis: [
        {
          name: 'time until a night caller has a bed',
          unit: 'minutes',
          baseline: 'Take the next 20 calls and note it',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'nights with both a refusal and a free bed',
          unit: 'nights a month',
          baseline: 'Check occupancy against the log',
          target: 'zero',
        },
      ],
      data_needed: [
        'bed list, house by house in code',
        'times of handover',
        'what is held or booked',
        'referrals taken and refused',
      ],
      must_not_decide:
        'The board never decides who is given a bed, nor whether that house is safe for them. A worker with training does both.',
    },
    {
      workflow:
        'Nobody rings round the houses at night any more. At each handover staff set their beds to held, free or taken, using codes and no names. Whoever is on call opens it on a phone, puts a two-hour hold on a bed and rings that house. The department’s weekly figure comes out of the same place.',
      build:
        'You need very little: a list under protection on your own server, or a board within the case system in use. Write codes for houses and leave out names and addresses. Phones need two steps to sign in, with a log of each view.',
      checkpoint:
        'First the worker on call phones the house, then the person goes. Mornings, the intake lead sets the board right with all houses.',
      first_step: 'Keep a sheet for one week with all calls for beds, how long each waited, and what stood empty.',
      stop_test: 'More than one wrong answer in ten calls, after six weeks, is the sign to stop.',
      alternative: 'At the house with night staff, have one phone and a written list that changes with each handover.',
      risks: [
        {
          risk: 'The board gives away where a person is staying.',
          mitigation: 'It holds nothing but codes. Weekly, the intake lead searches it for names and addresses.',
        },
        {
          risk: 'An out-of-date board sends people to a house with no room.',
          mitigation: 'A bed is held once the house has said so on the phone, not sooner.',
        },
      ],
      kpis: [
        {
          name: 'wait of a caller at night',
          unit: 'minutes',
          baseline: 'Record 20 referrals as they come',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'refusals on a night with room',
          unit: 'nights a month',
          baseline: 'Hold the call log up to occupancy',
          target: 'none at all',
        },
      ],
      data_needed: [
        'coded list of beds',
        'handover hours by house',
        'reserved and booked beds',
        'accepted and refused referrals',
      ],
      must_not_decide:
        'Trained workers choose who has the bed and judge if that house is safe. It must never be the board that decides.',
    },
    {
      workflow:
        'The on-call worker finds a bed in one look and one call. Codes stand for houses, no names are kept, and staff enter free, taken or held whenever shifts change. A hold lasts two hours, during which the worker rings the house. From the board you also take the weekly return to the department.',
      build:
        'Keep it small and closed: a board in the case system you run, or a list on your protected server. Neither names nor addresses go in, just house codes. Each phone has a two-step sign-in, and you can see who looked.',
      checkpoint:
        'The house is always rung before someone sets out. Board and houses are compared by the intake lead at the start of each day.',
      first_step: 'For a week, record who asked for a bed, the minutes it took to reply, and the beds left over.',
      stop_test: 'If the board proves wrong on over a tenth of calls in the first six weeks, end it.',
      alternative:
        'Let the house that never sleeps keep one list on paper and answer one number. Each handover renews the list.',
      risks: [
        {
          risk: 'Someone in hiding is found through a detail on the board.',
          mitigation: 'Allow house codes and nothing besides, with a weekly check by the intake lead.',
        },
        {
          risk: 'A family arrives, and the last bed went an hour before.',
          mitigation: 'The phone call makes the hold; the board alone does not.',
        },
      ],
      kpis: [
        {
          name: 'how long placing someone takes at night',
          unit: 'minutes',
          baseline: 'Time 20 night referrals',
          target: 'shorter by 30 to 50 %',
        },
        {
          name: 'nights a bed stood empty though someone was refused',
          unit: 'nights a month',
          baseline: 'Match refusals with occupancy',
          target: 'none left',
        },
      ],
      data_needed: [
        'each bed with its house code',
        'changeover times',
        'current holds and bookings',
        'log of people placed or turned away',
      ],
      must_not_decide:
        'Safety of a house for a person, and who is given the bed, are judged by a trained worker. A board cannot judge.',
    },
    {
      risks: [
        {
          risk: 'Somebody types a name or an address, and a person in hiding is traced.',
          mitigation: 'The board takes codes alone. Each week the intake lead goes over it for slips.',
        },
        {
          risk: 'The last bed was filled an hour ago, and a family is on its way.',
          mitigation: 'Without a call to that house, no hold is valid.',
        },
      ],
      kpis: [
        {
          name: 'minutes until a night caller is placed',
          unit: 'minutes',
          baseline: 'Time the coming 20 referrals',
          target: '30 to 50 % quicker',
        },
        {
          name: 'nights with a refusal despite a free bed',
          unit: 'nights a month',
          baseline: 'Put the call log next to occupancy',
          target: 'no such night, none',
        },
      ],
      workflow:
        'A free bed at night is found on the phone, in one look. House staff set each bed to taken, free or held when shifts hand over, using codes and never names. Whoever is on call takes a two-hour hold and phones there. The department gets its weekly count from this board.',
      build:
        'Build the board in your case system, or as a list under protection on a server you own. There are house codes and nothing more, no name, no address. Phones use two-step sign-in, and each look leaves a trace in the log.',
      checkpoint:
        'Before anyone is sent, the on-call worker speaks to the house. Mornings begin with the intake lead checking board against houses.',
      first_step: 'Note for a week each call for a bed, how long the answer took, and the beds that stayed empty.',
      stop_test: 'After six weeks count the calls on which the board was wrong. Beyond one in ten, stop.',
      alternative: 'Where staff are awake all night, keep a list on paper and a phone, and renew it at handover.',
      must_not_decide:
        'A board shows beds and decides nothing. Whether this person goes to that house, and is safe there, is up to a trained worker.',
      data_needed: [
        'beds by coded house',
        'shift change times',
        'beds held and booked',
        'people taken and turned away',
      ],
    },
  ],
  'nonprofit/grant-assessment': [
    {
      workflow:
        'When a round closes, every application is held against your rules, the register and the list of papers. For each one a page in a fixed layout is made, with quotes from the applicant. Before it is opened, two assessors have scored by themselves. Wide gaps between scores are shown, and the panel spends its time on them. Trustees decide, and all who applied are told why.',
      build:
        'Start with what Foundant, Fluxx or SmartyGrants offer in forms and checks. Summaries come next, made inside your tenancy and linked to the lines they rest on. Run an old round through it and see what the panel valued that it missed.',
      checkpoint:
        'Eligible applications are read whole and scored by two people. A grants officer looks at every refusal on rules. The decision is the trustees’.',
      first_step:
        'From the past round, count the hours, the ineligible and how often scores lay over three points apart.',
      stop_test: 'Twelve weeks, one round, will tell. If over one summary in ten had a gap or an error, end it there.',
      alternative:
        'A quiz on eligibility and one page as a first step thin the pile. Then ask forty at most for the long form.',
      risks: [
        {
          risk: 'Those who can pay a writer, or use AI, look better than a small group that does the work.',
          mitigation: 'Style earns no points. Take applications by video or phone, and check who wins by size.',
        },
        {
          risk: 'The page skips what would have tipped the balance.',
          mitigation: 'It is opened only after the whole text has been read, and for the talk in the panel.',
        },
      ],
      kpis: [
        {
          name: 'time assessors spend in a round',
          unit: 'hours',
          baseline: 'Have them tell you after the next',
          target: '25 to 40 % less',
        },
        {
          name: 'wait for a decision',
          unit: 'weeks',
          baseline: 'Dates of three past rounds',
          target: 'a third shorter',
        },
      ],
      data_needed: [
        'what applicants sent in',
        'your criteria and rules',
        'earlier scores with their decisions',
        'entries in the charity register',
        'reports by those you funded',
      ],
      must_not_decide:
        'To score is the assessors’ part and to decide is the trustees’. Software may neither rank applicants nor turn one away.',
    },
    {
      workflow:
        'The panel meets over the applications on which people disagree, since the rest is prepared. Rules, attachments and register entries were checked as the round closed. Two people have scored each text alone. A page per applicant, in like form and in their own quoted words, lies on the table. Trustees then choose, and no one is left without a reason.',
      build:
        'You may own most of it: eligibility checks and score sheets are part of SmartyGrants, Foundant and Fluxx. What is added is a summary that points to its sources and stays in your own system. Test on a finished round before applicants are touched by it.',
      checkpoint:
        'Nobody is ruled out until a grants officer has looked. Two assessors go through all other texts in full, and trustees have the last word.',
      first_step:
        'Look back one round: how many did not qualify, how long did people read, where did scores differ by more than three?',
      stop_test:
        'Drop the summaries if assessors faulted more than one in ten of them by the end of a round, about twelve weeks on.',
      alternative: 'Shorten the first stage to a page, put a self-test in front of it and invite forty to say more.',
      risks: [
        {
          risk: 'Smooth language wins and local groups lose.',
          mitigation:
            'Let people apply by phone or film, mark need and reach alone, and study outcomes for small applicants.',
        },
        {
          risk: 'Something vital is not in the digest.',
          mitigation: 'Full text first, digest later, and never for scoring.',
        },
      ],
      kpis: [
        {
          name: 'reading load',
          unit: 'hours',
          baseline: 'Ask each assessor once the next round is over',
          target: 'down 25 to 40 %',
        },
        {
          name: 'time from close to reply',
          unit: 'weeks',
          baseline: 'Look at three rounds',
          target: 'cut it by one third',
        },
      ],
      data_needed: [
        'applications and what came with them',
        'written rules for who qualifies',
        'results of rounds so far',
        'public register of charities',
        'what grantees reported',
      ],
      must_not_decide:
        'A machine must not refuse, rank or mark anyone who applies. People score, and the trustees answer for the choice.',
    },
    {
      risks: [
        {
          risk: 'A small group writes plainly and loses to a bid polished by consultants or AI.',
          mitigation:
            'Give no marks for style, only for need and reach. Accept phone or video, and compare results by group size.',
        },
        {
          risk: 'The one thing that counted is missing from the summary.',
          mitigation: 'It is there for the panel’s talk. Assessors have read the complete application by then.',
        },
      ],
      kpis: [
        {
          name: 'reading hours in a round',
          unit: 'hours',
          baseline: 'Collect assessors’ hours after the coming round',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'weeks an applicant waits for an answer',
          unit: 'weeks',
          baseline: 'Look up dates for the last three rounds',
          target: 'a third less',
        },
      ],
      workflow:
        'Panel time goes to the applications people disagree on. Each one is checked for missing papers, register entries and your written rules, and gets a page under fixed headings with the applicant’s lines quoted. Two assessors score first, alone, without that page. Where they differ widely, the panel talks. Trustees decide, and every applicant hears a reason.',
      build:
        'Begin inside Fluxx, SmartyGrants or Foundant, which have scoring forms and checks. Next add summaries within your own tenancy, each quote linked to its line. Test on an old round: what did the panel care about that the summary left out?',
      checkpoint:
        'Each eligible application is read in full and scored by two assessors. The grants officer rechecks any “not eligible” by hand. Trustees decide.',
      first_step:
        'Go through your last round for the ineligible, the reading hours, and scores that differ by over three points.',
      stop_test:
        'Give it one full round, twelve weeks. Should over one summary in ten lack something or be wrong, stop.',
      alternative:
        'Try a first stage of one page and a public quiz on who is eligible, and ask just the best forty for more.',
      must_not_decide:
        'Scoring belongs to assessors, and deciding to trustees, who answer for it. A tool must not score, rank or refuse anyone.',
      data_needed: [
        'applications and their attachments',
        'your eligibility rules',
        'past scores and who was funded',
        'what the charity register shows',
        'reports from grantees',
      ],
    },
    {
      risks: [
        {
          risk: 'Money follows fine writing, by a consultant or a machine, and local groups go short.',
          mitigation:
            'Judge reach and need, let people apply by phone call or video, and look at how small groups fared.',
        },
        {
          risk: 'A point that should have decided it never made it to the page.',
          mitigation: 'Nobody scores from the summary. It comes out for the discussion, after full reading.',
        },
      ],
      kpis: [
        {
          name: 'hours assessors read per round',
          unit: 'hours',
          baseline: 'Let each assessor report after the next one',
          target: '25 to 40 % fewer',
        },
        {
          name: 'time between closing and answer',
          unit: 'weeks',
          baseline: 'Take three finished rounds',
          target: 'cut it by a third',
        },
      ],
      workflow:
        'After closing day the routine checks are done by software and the judging by people. It looks for papers left out, tests each application by your rules and the register, and prepares one page in equal form with quotes. Before anyone opens it, two assessors have scored alone. Widely split scores go to the panel. Trustees choose, and reasons are sent to all.',
      build:
        'Eligibility checks and score forms come with SmartyGrants, Foundant or Fluxx; switch those on. Then have summaries made in your tenancy, with a link behind every quoted line. A closed round is your test: see what was missed that the panel found important.',
      checkpoint:
        'A “not eligible” stands only when the grants officer has checked it by hand. Two assessors score all others from the full text, and trustees decide.',
      first_step:
        'How many were ineligible last round, how long did reading take, and how often did scores lie above three points apart?',
      stop_test:
        'At the end of one round, about twelve weeks, stop if assessors corrected more than a tenth, one in ten, of the summaries.',
      alternative: 'Publish a quiz so that people can test themselves, ask for one page, and invite forty to go on.',
      must_not_decide:
        'Applicants are never scored, ranked or turned down by a tool. The assessors score, the trustees decide and take responsibility.',
      data_needed: [
        'full applications with papers',
        'written criteria',
        'earlier rounds, scored and decided',
        'register records of charities',
        'grantees’ own reports',
      ],
    },
    {
      risks: [
        {
          risk: 'The better the prose, the better the score, and small groups drop out.',
          mitigation: 'Mark need and reach alone. Offer a spoken application, and study who wins by size.',
        },
        {
          risk: 'The summary drops what mattered most to this applicant.',
          mitigation: 'Full text comes first for every assessor, and summaries are kept for the panel meeting.',
        },
      ],
      kpis: [
        {
          name: 'assessors’ time on reading',
          unit: 'hours',
          baseline: 'Ask them for hours when the next round ends',
          target: 'a cut of 25 to 40 %',
        },
        {
          name: 'weeks until applicants know',
          unit: 'weeks',
          baseline: 'Check the dates on three rounds',
          target: 'shorter by a third',
        },
      ],
      workflow:
        'Every application gets the same fair look, and the panel sees where opinions part. Rules, register and attachments are checked as soon as the round closes. A page per applicant, built alike and quoting their words, is made for the panel. Two assessors score independently and before reading it. The choice lies with trustees, and nobody is refused without a reason.',
      build:
        'Use what your grants system has, be it Foundant, SmartyGrants or Fluxx, for checks and scoring. Summaries are an addition inside your tenancy, with each quote linked. Before live use, run a past round and compare its gaps with what the panel valued.',
      checkpoint:
        'Trustees make the decision, on scores that two assessors gave after reading everything. No one is found ineligible without the grants officer’s own check.',
      first_step:
        'Take one past round and note how many were not eligible, the hours it took, and each pair of scores over three points apart.',
      stop_test:
        'Let assessors mark faults for a whole round, twelve weeks or so. Above one faulty summary in ten, give it up.',
      alternative:
        'One page at first, a clear test of eligibility in public, and full applications from the forty best will cut the load.',
      must_not_decide:
        'It is people who score, and the trustees who decide and stand by it. No software ranks or refuses an applicant.',
      data_needed: [
        'what was applied for, attachments too',
        'criteria as published',
        'scores and choices of the past',
        'charity register data',
        'reports grantees sent',
      ],
    },
  ],
  'nonprofit/animal-rehoming': [
    {
      workflow:
        'Health, temper, needs, pictures and days in care stand on a single record for every animal. Rescue calls and enquiries fill a brief form. You are offered carers or adopters near by with room, experience and any licence required, a drafted profile and reminders for desexing and shots. A coordinator phones the two best, arranges a meeting and decides. If an animal comes back, the reason is kept.',
      build:
        'Shelter software does the most: Shelterluv or ShelterBuddy for animals and carers, and a text each month to ask who has space. Profiles can be drafted out of staff notes. For matching use simple rules on species, distance, room and experience.',
      checkpoint:
        'Before anything is signed, homes and carers have spoken with the coordinator, and a dog has met its family while staff looked on.',
      first_step: 'Which twenty animals are here longest? Write beside each why, and how often somebody asked for it.',
      stop_test: 'Review it at four months. If the median stay is not 10 % shorter, or more animals come back, end it.',
      alternative:
        'Cards on a board, one for each animal, a monthly text for spaces and a reply to every form in two days.',
      risks: [
        {
          risk: 'Children in a new home are bitten by a dog whose history was known.',
          mitigation:
            'With a behaviour flag nothing moves until a trainer has seen the family. The history is handed over in writing.',
        },
        {
          risk: 'The kindest carers are asked too often and quit.',
          mitigation: 'Set a limit for each, plan weeks of rest, and ring them when an animal has moved on.',
        },
      ],
      kpis: [
        {
          name: 'length of stay',
          unit: 'days, median',
          baseline: 'Every animal of the past year',
          target: '15 to 25 % shorter',
        },
        {
          name: 'hours until a rescue has a carer',
          unit: 'hours',
          baseline: 'Note 30 calls',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'what is known of each animal’s health and temper',
        'homes and carers, their room and skill',
        'calls and enquiries',
        'why animals came back',
        'treatment and what it cost',
      ],
      must_not_decide:
        'Bite risk, euthanasia and who may adopt are judged by trainer, vet and coordinator. Software has no part in that.',
    },
    {
      workflow:
        'At night a caller has an injured animal; by day a family asks for a dog. Both end in a short form. The list of carers and adopters is searched by place, free room, skill and licence, and the coordinator rings two. All facts on the animal are in one file, from which its public profile is drafted and vet dates are called up. People and animal meet, then she decides. Each return has its reason noted.',
      build:
        'Begin with the carers: who is active, with which skills and how much room, refreshed by text every month. Keep them and the animals in ShelterBuddy or the like. Rules on distance, experience, species and space are match enough. Staff notes feed the profile drafts.',
      checkpoint:
        'A talk with the coordinator comes ahead of each placement. For dogs there is also a meeting on your grounds with staff.',
      first_step: 'Find the twenty that have waited most, and count the enquiries each got and what stood in the way.',
      stop_test:
        'Drop the matching if, after four months, stays are down by less than 10 % at the median or returns have gone up.',
      alternative:
        'Write a card for every animal and pin it up, ask carers for room by text each month, and answer within two days.',
      risks: [
        {
          risk: 'The bite was on file and the family was not told.',
          mitigation: 'Flags stop a placement. A trainer meets those people, and they sign that they know.',
        },
        {
          risk: 'One carer gets everything because she never says no.',
          mitigation: 'There is a ceiling per carer and time off between animals, both visible on the list.',
        },
      ],
      kpis: [
        {
          name: 'median wait for a home',
          unit: 'days, median',
          baseline: 'Last year’s animals, all of them',
          target: 'down 15 to 25 %',
        },
        {
          name: 'time from call to placement',
          unit: 'hours',
          baseline: '30 calls, with the clock',
          target: '30 to 50 % shorter',
        },
      ],
      data_needed: [
        'records on health and conduct of animals',
        'who can take what, and where',
        'rescue calls and requests for adoption',
        'returns with their cause',
        'vet treatment and bills',
      ],
      must_not_decide:
        'People approve homes. The trainer speaks on bites, the vet on euthanasia, the coordinator on the match, and no tool does.',
    },
    {
      risks: [
        {
          risk: 'A known biter is placed with toddlers.',
          mitigation:
            'No flagged dog is matched before its trainer knows that family, and they get the facts in writing.',
        },
        {
          risk: 'Good carers are asked until they give up.',
          mitigation: 'Put a cap on animals for each, mark when they rest, and call after every placement.',
        },
      ],
      kpis: [
        {
          name: 'median days an animal waits',
          unit: 'days, median',
          baseline: 'Use last year’s records for all animals',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'hours to find a place after a rescue',
          unit: 'hours',
          baseline: 'Record 30 rescue calls',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'Animals wait less when the right home is found by place, room and skill. Each has one record with temper, health, needs, photos and days in care. A rescue call or enquiry fills a short form, and nearby carers or adopters with the proper licence are proposed. The tool drafts profiles and reminds of vet dates. The coordinator rings two, sees them meet, and decides.',
      build:
        'ShelterBuddy, Shelterluv or similar software holds carers and animals. A text every month keeps free places current. Have profiles drafted from notes by staff. Matching needs four plain rules: species, space, distance and experience.',
      checkpoint:
        'Each carer or home has a talk with the coordinator. With dogs, family and animal meet in front of staff before papers are signed.',
      first_step: 'Name the twenty animals with the longest stay. For each, note the reason and how many people asked.',
      stop_test:
        'Four months should shorten the median stay by 10 %. Stop if they do not, or if more animals are returned.',
      alternative:
        'A card for each animal on a board, one text a month to carers, and a reply inside two days do a lot.',
      must_not_decide:
        'The coordinator approves adopters, the trainer judges bite risk and the vet decides on euthanasia. No software does any of this.',
      data_needed: [
        'each animal’s health and behaviour',
        'carers and adopters by skill and space',
        'calls for rescue and enquiries',
        'why animals were returned',
        'vet costs and visits',
      ],
    },
    {
      risks: [
        {
          risk: 'Its bite history was on file, and the dog still went to small children.',
          mitigation:
            'Flags stop the match. The trainer sees the family first, and the adopter is informed in writing.',
        },
        {
          risk: 'One generous carer takes all calls and wears out.',
          mitigation: 'Limit how many each can have, show weeks of rest, and ask how it went after each animal.',
        },
      ],
      kpis: [
        {
          name: 'days from intake to home',
          unit: 'days, median',
          baseline: 'Check all of last year’s animals',
          target: 'cut it 15 to 25 %',
        },
        {
          name: 'speed of placing a rescue',
          unit: 'hours',
          baseline: 'Time the next 30 calls',
          target: 'lower by 30 to 50 %',
        },
      ],
      workflow:
        'The coordinator starts from a short list of suitable homes. A form from an enquiry or rescue call is matched with carers and adopters near by who have room, skill and licence. Health, temper, photos, needs and days in care are on the animal’s own record, which feeds its profile and vaccination and desexing reminders. She phones the best two and decides after they meet. Returns get a reason.',
      build:
        'Start by asking carers each month, by text, what room and skills they have. Shelterluv or ShelterBuddy keeps that with the animals. Let staff notes become draft profiles. For matches, rules on space, species, experience and distance are enough.',
      checkpoint:
        'No paper is signed until the coordinator has talked with the home or carer and, for a dog, the family has met it with staff there.',
      first_step:
        'Look up which twenty animals have stayed longest, what holds them back, and how often each was asked for.',
      stop_test: 'At four months, end it if returns are up or the median stay is less than 10 % down.',
      alternative: 'Keep a board of cards, text carers monthly about space, and let no form wait beyond two days.',
      must_not_decide:
        'Euthanasia is for the vet, bite risk for the trainer, the choice of adopter for the coordinator. Software settles none of them.',
      data_needed: [
        'records of temper and health',
        'list of homes with room and skill',
        'incoming calls and adoption requests',
        'returns by reason',
        'what vets did and charged',
      ],
    },
    {
      risks: [
        {
          risk: 'Small children live in the home, and the dog has bitten before.',
          mitigation:
            'Until the trainer has been with the family, a flagged animal cannot be matched. Adopters are told on paper.',
        },
        {
          risk: 'Whoever says yes gets every animal, until she stops answering.',
          mitigation: 'Fix a number per carer and plan rest. Ring after each stay to hear how it was.',
        },
      ],
      kpis: [
        {
          name: 'length of stay at the median',
          unit: 'days, median',
          baseline: 'Go over the animals of one year',
          target: 'reduced by 15 to 25 %',
        },
        {
          name: 'hours before a rescued animal has a carer',
          unit: 'hours',
          baseline: 'Keep times for 30 calls',
          target: 'cut it 30 to 50 %',
        },
      ],
      workflow:
        'For each animal the tool suggests who could take it, and people make the match. It looks for carers and adopters close by with space, experience and licence, from a form that an enquiry or rescue call filled in. One record per animal holds photos, health, needs, temper and days in care, drafts the profile and prompts vet dates. Two are phoned, they meet, the coordinator decides, and any return is explained.',
      build:
        'Use shelter software, Shelterluv or ShelterBuddy for example, and refresh carers’ spaces and skills by monthly text. A drafting tool turns staff notes into profiles. Keep matching simple: species, distance, experience, space.',
      checkpoint:
        'The coordinator speaks with every carer and adopter. A family that wants a dog meets it on site, staff beside them, and signs afterwards.',
      first_step: 'Take the twenty longest stays, and write next to each its enquiries so far and why nobody chose it.',
      stop_test: 'Drop the matching when, four months in, returns grow or the median stay is under 10 % shorter.',
      alternative:
        'Pin a card up for every animal, ask all carers for places in a monthly text, and answer forms within two days.',
      must_not_decide:
        'People judge here: the trainer on biting, the vet on euthanasia and the coordinator on adopters. A tool may not.',
      data_needed: [
        'file on each animal',
        'who can foster or adopt, with what room',
        'rescue and adoption enquiries',
        'animals brought back and reasons',
        'treatments and invoices from vets',
      ],
    },
  ],
  'nonprofit/op-shop-goods': [
    {
      workflow:
        'Whatever looks special gets a photo at the sorting table. Brand and kind are recognised, and a price band comes back from your tills and former online sales, with a hint: rack, web, other store or recycling. The sorter has the say and adds the week’s tag. Four weeks later unsold things are marked down or moved. Managers can follow takings and waste category by category.',
      build:
        'Week tags in colours and a list with fifty everyday prices come first. Next, one table gets a phone app for brands, used on the unusual tenth, which can also draft listings for the web. Ordinary clothes stay at set prices.',
      checkpoint:
        'Prices beyond the list need a trained sorter’s yes. What did not sell in the week is looked through by the manager.',
      first_step: 'In two shops, for two weeks, weigh goods in, goods sold and goods dumped, under ten headings.',
      stop_test:
        'Compare both shops after three months. When the test shop’s income for each kilo is not 5 % ahead, end it.',
      alternative: 'Tags by week, a price sheet with pictures, and slow goods traded among the shops once a month.',
      risks: [
        {
          risk: 'Takings grow and poor customers stay away.',
          mitigation: 'Bedding, coats and clothes for children have a top price, and vouchers go on.',
        },
        {
          risk: 'Nobody asked if the cot had been recalled or the heater tested.',
          mitigation: 'A poster and the app name such goods, and they get no price until someone has checked them.',
        },
      ],
      kpis: [
        {
          name: 'what a bag or kilo brings in',
          unit: '$ per kilo or bag',
          baseline: 'Four weeks of weighing in two shops',
          target: '10 to 20 % more',
        },
        {
          name: 'share that ends in landfill',
          unit: '% of intake weight',
          baseline: 'Read it off the tip’s invoices',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'till records by kind, store and week',
        'lists of set prices',
        'what sold online, for how much',
        'weights of rags and rubbish',
        'week tags on items',
      ],
    },
    {
      workflow:
        'Most donations are priced by list. The odd piece is held to a camera, which names maker and type and offers a range drawn from past sales, online ones too, and the best place for it. A person at the table accepts or changes that. Tags carry the week, so that after four weeks things get cheaper or leave. By category, takings and tipping are there for managers to see.',
      build:
        'Before any app, agree on fifty standard prices and on coloured tags by week. An app that knows brands then helps at a single table with the tenth that is out of the ordinary, and writes the draft for the web shop. Everyday clothing has one price.',
      checkpoint:
        'The manager walks the rack of unsold things weekly. Above list price, nothing is tagged until a trained sorter agrees.',
      first_step: 'Weigh everything for two weeks in two of your shops: intake, sales, rubbish, split into ten kinds.',
      stop_test: 'Drop the app if, three months on, it earns under 5 % more a kilo than in the shop without it.',
      alternative: 'Colours for the weeks, photos on a price sheet and a swap of dull stock every month get you far.',
      risks: [
        {
          risk: 'The shop turns into a boutique.',
          mitigation: 'Basics keep their ceiling, children’s clothes, bedding and coats above all. Vouchers remain.',
        },
        {
          risk: 'A banned product is priced and sold.',
          mitigation: 'The app refuses goods on the recall and test-first poster until they have been checked.',
        },
      ],
      kpis: [
        {
          name: 'takings for each bag or kilo',
          unit: '$ per kilo or bag',
          baseline: 'Weigh intake for four weeks, two shops',
          target: 'a rise of 10 to 20 %',
        },
        {
          name: 'weight that goes to the tip',
          unit: '% of intake weight',
          baseline: 'Bills from the waste firm',
          target: 'a fall of 10 to 20 %',
        },
      ],
      data_needed: [
        'what sold where in which week',
        'price sheets in use',
        'web sales and their photos',
        'tonnage of rubbish and rags',
        'stock by tag colour',
      ],
    },
    {
      risks: [
        {
          risk: 'Dearer goods keep out the people the shop is for.',
          mitigation: 'Bedding, coats and children’s clothes have a fixed top price, and vouchers stay.',
        },
        {
          risk: 'The app knows what a recalled cot or untested heater fetches, and it is sold.',
          mitigation: 'Such goods are on the poster and in the app. Until checked they are not priced.',
        },
      ],
      kpis: [
        {
          name: 'takings per kilo or bag given',
          unit: '$ per kilo or bag',
          baseline: 'For four weeks weigh and count in two shops',
          target: 'better by 10 to 20 %',
        },
        {
          name: 'donated weight that is dumped',
          unit: '% of intake weight',
          baseline: 'Add up the tip’s bills',
          target: 'lower by 10 to 20 %',
        },
      ],
      workflow:
        'Unusual finds get the right price and the right place. The sorter photographs the piece; the tool names brand and kind, gives a band from your tills and online results, and suggests shop, web, recycling or a different store. The sorter has the last word and tags the week. After four weeks it gets cheaper or moves. Managers read takings and waste for each category.',
      build:
        'Coloured tags for the week and set prices for fifty common kinds are the start, shop by shop. A brand reader on a phone then helps one table with the odd tenth only. It can draft web listings from the photo. Everyday clothes keep fixed prices.',
      checkpoint:
        'Any price over the list is confirmed by a trained sorter. Each week the shop manager goes through what has not sold.',
      first_step: 'Two shops, two weeks, ten categories: weigh what is donated, what is sold and what is tipped.',
      stop_test:
        'After three months compare takings per kilo. If the test shop is not 5 % better than the other, stop.',
      alternative:
        'Coloured tags, a page of prices with photos, and slow stock swapped between shops each month cost next to nothing.',
      data_needed: [
        'weekly sales by shop and category',
        'current price lists',
        'online results with pictures',
        'weight of rags and waste',
        'goods by tag week',
      ],
    },
    {
      risks: [
        {
          risk: 'Prices creep up, and those in need shop elsewhere.',
          mitigation: 'Keep a ceiling on basics, from coats to bedding to children’s wear, and go on giving vouchers.',
        },
        {
          risk: 'A banned cot is on the floor because its price came up.',
          mitigation: 'The app and a poster show goods that are banned or test-first, with no price before a check.',
        },
      ],
      kpis: [
        {
          name: 'what each donated kilo or bag earns',
          unit: '$ per kilo or bag',
          baseline: 'Weigh and tally two shops for four weeks',
          target: 'higher by 10 to 20 %',
        },
        {
          name: 'share of donations tipped',
          unit: '% of intake weight',
          baseline: 'Take weights from the tip invoices',
          target: 'cut it 10 to 20 %',
        },
      ],
      workflow:
        'Sorters get a price band for the piece that puzzles them. One photo is enough to read brand and kind and to look up what such things fetched, in your tills and online. The tool says where it should go: shop, online, other store, recycling. The sorter decides and adds a week tag. What is still there after four weeks is reduced or passed on. Sales and waste show by category.',
      build:
        'First agree prices for fifty everyday kinds in each shop, and tag by week in colour. For the unusual tenth, put a brand app on the phone at one table and draft its listings from the picture. Common clothing is not priced by app.',
      checkpoint:
        'A trained sorter must agree to each price that exceeds the list. The unsold rack is reviewed weekly by the manager of the shop.',
      first_step:
        'Put a scale in two shops and weigh donations, sales and tip loads over two weeks, in ten categories.',
      stop_test:
        'Three months on, the test shop needs 5 % more income per kilo than its neighbour. Short of that, end it.',
      alternative:
        'Use a photo price list of one page, tags in week colours and a monthly exchange of stock that hangs too long.',
      data_needed: [
        'till data by week, shop and kind',
        'what your price lists say',
        'photos and prices from the web shop',
        'rag and rubbish by weight',
        'week tags in use',
      ],
    },
    {
      risks: [
        {
          risk: 'The shop earns more and its poorest customers leave.',
          mitigation: 'Limit what basics cost, such as coats, bedding and clothes for children, and keep up vouchers.',
        },
        {
          risk: 'Nobody checked the heater, but it had a price and was sold.',
          mitigation: 'The app gives no price to items that are banned or need a test, and a poster says so.',
        },
      ],
      kpis: [
        {
          name: 'income from each kilo or bag',
          unit: '$ per kilo or bag',
          baseline: 'Compare intake and takings in two shops over four weeks',
          target: 'up 10 to 20 %',
        },
        {
          name: 'part of intake that goes to landfill',
          unit: '% of intake weight',
          baseline: 'Read weights on the tip’s bills',
          target: 'reduced by 10 to 20 %',
        },
      ],
      workflow:
        'Goods leave the rack within four weeks, sold, reduced or moved. Each is tagged with its week at sorting. Odd pieces are photographed there; brand and kind are read, and till and web sales give a range and a place, be it recycling, the web, this shop or the next. The sorter may overrule it. By category, managers watch sales and waste.',
      build:
        'Tags and a list do most: fifty kinds with a price in each shop, and a colour for each week. At one table an app recognises brands among the strange tenth, and drafts what goes online. Leave ordinary clothes at standard prices.',
      checkpoint:
        'The shop manager looks at unsold racks every week. Above list price, the word of a trained sorter is needed.',
      first_step:
        'For a fortnight, two weeks in all, weigh donations, sales and landfill at two shops under ten heads.',
      stop_test: 'If, over three months, takings per kilo in the test shop beat the control shop by under 5 %, stop.',
      alternative:
        'Try week colours, a price page with pictures, and once a month a swap of what sells slowly elsewhere.',
      data_needed: [
        'what each shop sold by week and kind',
        'fixed price lists',
        'web sales, photo and price',
        'kilos of waste and rags',
        'items by week tag',
      ],
    },
  ],
  'nonprofit/hall-hire': [
    {
      workflow:
        'Rooms, times, prices and rules are on the website, and the hirer chooses. The slot is held while bond, purpose and insurance come in. Unusual requests reach the coordinator, and plain questions are answered from the hire rules. With approval go an agreement, an invoice and a code that opens the door for those hours. After photos of the room, the bond is returned.',
      build:
        'Skedda, SpacetoCo and others take bookings and money. Regular groups are entered first. A lock with codes pays where keys wander. AI has a small part only: it reads amount and date off insurance certificates and answers from your rules.',
      checkpoint:
        'First-time hirers, evening functions and exceptions wait for the coordinator’s yes. Regular groups are renewed yearly.',
      first_step:
        'Put three months of coming bookings on a single calendar. Where do they clash, what is free, who has not paid?',
      stop_test: 'Three months in, if over a third still book by phone, end it.',
      alternative: 'A public calendar, a form and set prices on your site cost nothing.',
      risks: [
        {
          risk: 'Older groups with neither card nor internet lose their hall.',
          mitigation: 'There is always somebody to ring, who types it in for them.',
        },
        {
          risk: 'The quiet meeting turns out to be a party.',
          mitigation: 'Numbers, alcohol and closing time are asked for, and new evening hirers get a call.',
        },
      ],
      kpis: [
        {
          name: 'weekly time for hire',
          unit: 'hours a week',
          baseline: 'Keep a log for four weeks',
          target: '40 to 60 % less',
        },
        {
          name: 'what rooms bring in',
          unit: '$ a month',
          baseline: 'Twelve months, room by room',
          target: '10 to 20 % more',
        },
      ],
      data_needed: [
        'price and rules for each room',
        'the year’s standing bookings',
        'who hires, with bond and cover',
        'what was billed and paid',
        'complaints and damage',
      ],
    },
    {
      workflow:
        'A family wants the hall for a Saturday. On the site they see that it is free, what it costs and what is not allowed, and ask for it. The system collects cover, bond and purpose, keeps the time for them and passes on whatever looks odd. Once approved, they receive papers, bill and a code for the door. Pictures afterwards release the bond. The rules also supply answers to common questions.',
      build:
        'Buy the booking and payment part, which is cheap and ready, and start with the groups that come every week. Door codes replace keys. Let a small assistant quote the rules of hire and pick the expiry date out of insurance papers.',
      checkpoint:
        'Anything new, at night or beyond the rules is for the coordinator to approve. Others renew every year.',
      first_step:
        'Copy the paper diary for three months ahead into a calendar, then circle clashes, empty nights and open bills.',
      stop_test: 'Drop the system when after three months phone bookings are still above a third.',
      alternative: 'Show a shared calendar with a price list and a request form, and go on confirming by mail.',
      risks: [
        {
          risk: 'The website becomes a wall for people who phone.',
          mitigation: 'Keep the number. The coordinator makes their booking in the same system.',
        },
        {
          risk: 'Someone hides a loud party behind a harmless word.',
          mitigation: 'Ask how many, until when and whether there is drink. Phone strangers who want the evening.',
        },
      ],
      kpis: [
        {
          name: 'office hours spent on hire',
          unit: 'hours a week',
          baseline: 'Four weeks of notes',
          target: 'down 40 to 60 %',
        },
        {
          name: 'income from hire',
          unit: '$ a month',
          baseline: 'The past twelve months for every room',
          target: 'up 10 to 20 %',
        },
      ],
      data_needed: [
        'list of rooms, rules, prices',
        'groups that come regularly',
        'hirers’ insurance and bonds',
        'bills and receipts',
        'what was broken or complained of',
      ],
    },
    {
      risks: [
        {
          risk: 'Some groups have no card and no web, and they lose their room.',
          mitigation: 'Leave a phone line open. The coordinator books for them.',
        },
        {
          risk: 'A “meeting” becomes a party, and the neighbours ring.',
          mitigation: 'Find out end time, numbers and alcohol. New evening hirers are phoned before approval.',
        },
      ],
      kpis: [
        {
          name: 'hours a week for bookings',
          unit: 'hours a week',
          baseline: 'Note the time over four weeks',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'money from room hire',
          unit: '$ a month',
          baseline: 'Add up twelve months for each room',
          target: '10 to 20 % higher',
        },
      ],
      workflow:
        'Bookings cannot clash, because hirers choose from one live calendar on your site. They see rules and price, and the system keeps the slot while insurance, bond and purpose come in. Odd requests go to the coordinator; the rules of hire supply answers. Approval brings agreement, bill and a timed door code. Photos end the hire and free the bond.',
      build:
        'SpacetoCo or Skedda handles booking and payment. Load your regular hirers before you open it. Where keys cause trouble, fit a lock with codes. AI does little: replies out of your rules, and a reading of sum and date on insurance certificates.',
      checkpoint:
        'The coordinator says yes to first hires, evening functions and anything beyond the rules. Regulars are renewed each year.',
      first_step:
        'Bring three months of future bookings into one calendar, and look for clashes, empty evenings and unpaid hires.',
      stop_test: 'After three months, with over a third of bookings still made by phone, give it up.',
      alternative: 'One open calendar on the website, a request form and fixed prices are a good beginning.',
      data_needed: [
        'rooms, prices and hire rules',
        'standing bookings of the year',
        'insurance and bonds by hirer',
        'hire bills and payments',
        'complaints, damage',
      ],
    },
    {
      risks: [
        {
          risk: 'People who do not use cards or the internet are left outside.',
          mitigation: 'A person answers the phone, and the coordinator enters their booking.',
        },
        {
          risk: 'The purpose says meeting, and a loud party follows.',
          mitigation:
            'Alcohol, numbers and finishing time are part of the form, and new hirers for evenings get a call.',
        },
      ],
      kpis: [
        {
          name: 'time taken by bookings each week',
          unit: 'hours a week',
          baseline: 'Log the office for four weeks',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'monthly income from hire',
          unit: '$ a month',
          baseline: 'Look at every room for twelve months',
          target: 'better by 10 to 20 %',
        },
      ],
      workflow:
        'A hirer can book, pay and get in without a call to the office. The website shows each room with times, price and rules. The system reserves it and collects bond, purpose and insurance, and refers what is unusual to the coordinator. Your hire rules answer most questions. Once approved, agreement, invoice and door code follow. Once photos are in, the bond is repaid.',
      build:
        'Choose booking software with payment, Skedda or SpacetoCo, and enter the regular groups first. Code locks save you the key rounds. Two small AI jobs remain: reading date and amount off insurance papers, and replies drawn from the rules.',
      checkpoint:
        'Every first hire, each function at night and all exceptions are approved by the coordinator. Regular hirers renew yearly.',
      first_step:
        'Copy what is booked for three months into a single calendar, then mark what clashes, what is free and who owes.',
      stop_test: 'If the phone still brings in over a third after three months, stop.',
      alternative: 'Show everyone the same calendar on the web, along with a form and a list of set prices.',
      data_needed: [
        'what rooms cost and allow',
        'regular groups and their times',
        'hirers’ bond and cover',
        'money billed and received',
        'record of damage or complaint',
      ],
    },
    {
      risks: [
        {
          risk: 'Older groups with no card and no internet feel locked out.',
          mitigation: 'They can ring a person, and the coordinator puts it in the system.',
        },
        {
          risk: 'Neighbours lose their sleep over a party that was called a meeting.',
          mitigation: 'The form asks how many, how late and about alcohol. First evening hires get a phone call.',
        },
      ],
      kpis: [
        {
          name: 'office hours on hall bookings',
          unit: 'hours a week',
          baseline: 'Write down four weeks',
          target: 'cut it 40 to 60 %',
        },
        {
          name: 'hire takings per month',
          unit: '$ a month',
          baseline: 'Sum twelve months, room after room',
          target: 'a gain of 10 to 20 %',
        },
      ],
      workflow:
        'The coordinator deals with exceptions, and the website with everything else. Hirers see which room is free, its price and its rules, and ask for it. Bond, insurance and purpose are requested while the time is held. An assistant replies from your rules. With the yes come bill, agreement and a door code good for that slot. Photos close it and the bond is returned.',
      build:
        'Most of it can be bought: SpacetoCo, Skedda and others take bookings with payment. Regular hirers go in first. If keys are your problem, add a code lock. What AI adds is modest, namely answers on the rules and a look at insurance dates and sums.',
      checkpoint:
        'New hirers, evening events and unusual requests wait for the coordinator. Those who come regularly are approved once a year.',
      first_step:
        'Put the coming three months into one calendar, and count double bookings, free nights and hires not paid for.',
      stop_test: 'When three months have gone and over a third still ring to book, end it.',
      alternative: 'A form, a price list and a calendar that everybody can see on your website may be all you need.',
      data_needed: [
        'price and rule list by room',
        'bookings that recur this year',
        'bonds and insurance held',
        'invoices with payment',
        'damage reports, complaints',
      ],
    },
  ],
  'nonprofit/field-monitoring': [
    {
      workflow:
        'By a set plan, drones fly and cameras or recorders run. Empty frames are dropped by software, which suggests a species for the rest and how sure it is. Volunteers settle doubtful ones at a screen. Whatever is rare goes to an expert. With date, place and effort noted, one table lets you compare the years and gives maps and charts to rangers and funders.',
      build:
        'Good free tools exist: BirdNET for calls, MegaDetector and Wildlife Insights for pictures. Try them on 500 examples that you labelled. The sampling plan has to stand before the first count. In the field, phone forms that need no signal replace paper.',
      checkpoint:
        'Counts appear after trained volunteers have settled what was doubtful and an ecologist has seen whatever is rare, with one in twenty among the others.',
      first_step: 'By hand, name what is on 500 pictures or recordings. Then let a free tool try, and note its misses.',
      stop_test: 'For each species, two months of testing decide. If over 10 % of known cases are missed, stop there.',
      alternative: 'Check each tenth picture by rule and invite people to a monthly evening of counting and pizza.',
      risks: [
        {
          risk: 'Something rare passes as common, and the bulldozer comes.',
          mitigation: 'For listed species even weak hints go to an expert, who looks at all of them.',
        },
        {
          risk: 'Collectors learn where the orchid grows or the bird nests.',
          mitigation: 'Outside the team, places of such species are shown only roughly.',
        },
      ],
      kpis: [
        {
          name: 'time people need for 1,000 pictures or sound hours',
          unit: 'hours',
          baseline: 'One day with two volunteers, timed',
          target: '60 to 80 % less',
        },
        {
          name: 'sites with an unchanged method',
          unit: '% of sites',
          baseline: 'Go through two years of surveys',
          target: '90 % of them',
        },
      ],
      data_needed: [
        'sound or images, where and when',
        '500 examples with names',
        'how long each site was watched',
        'what was planted, sprayed or baited',
        'counts from earlier years',
      ],
    },
    {
      workflow:
        'A drive full of pictures shrinks to those with an animal in them. For these the tool names a likely species and says how certain it is, and volunteers look where it is unsure. Rarities are the expert’s. Since recorders, drones and cameras follow a plan, the results fit in one table by place, date and effort. It shows change over years, for rangers’ work and for the funder.',
      build:
        'Write the sampling plan, then pick from what is free: Wildlife Insights and MegaDetector for photos, BirdNET for sound. Prove it on 500 labelled pieces of your own. Field sheets become a form on the phone, which stores data until there is signal.',
      checkpoint:
        'Nothing is printed unseen: there are volunteers with training for the unsure cases, and an ecologist for rare ones plus one in twenty of all else.',
      first_step: 'Take 500 calls or photos, label them yourselves, and compare with the answers of a free tool.',
      stop_test: 'Drop the tool for any species when, after two months, it overlooks over 10 % of what you labelled.',
      alternative:
        'A fixed rule such as every tenth frame, and a counting night each month with pizza, works for small projects.',
      risks: [
        {
          risk: 'An error on a threatened species costs it its habitat.',
          mitigation:
            'Set the bar low for your list of rare species, and let no proposal go unseen by someone who knows them.',
        },
        {
          risk: 'A precise map leads the wrong people to a nest.',
          mitigation: 'Coordinates of sensitive species are made coarse before they are shared.',
        },
      ],
      kpis: [
        {
          name: 'looking or listening time per 1,000',
          unit: 'hours',
          baseline: 'Two volunteers keep time for one day',
          target: 'down 60 to 80 %',
        },
        {
          name: 'seasons that can be compared',
          unit: '% of sites',
          baseline: 'Methods by site for two years',
          target: 'at 90 % of sites',
        },
      ],
      data_needed: [
        'dated pictures and recordings by site',
        '500 that people have named',
        'effort in each survey',
        'records of planting and control',
        'older results',
      ],
    },
    {
      risks: [
        {
          risk: 'The rare one is logged as common, and nobody protects the site.',
          mitigation: 'Write down your rare species and set their threshold low. An expert views all that is proposed.',
        },
        {
          risk: 'Word gets out where the orchid or the nest is.',
          mitigation: 'For sensitive species, places are blurred in all that leaves the team.',
        },
      ],
      kpis: [
        {
          name: 'people’s hours per 1,000 pictures or sound hours',
          unit: 'hours',
          baseline: 'Let two volunteers time one day’s work',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'sites surveyed alike every season',
          unit: '% of sites',
          baseline: 'Go over methods from two years',
          target: 'up to 90 %',
        },
      ],
      workflow:
        'Volunteers look at doubtful pictures only, and experts at every rare one. Recorders, cameras and drones run to a fixed plan, software throws out empty frames and names a species with its confidence. Counts go into one table with date, place and effort, so years can be set side by side. Rangers and funder get maps and charts from it.',
      build:
        'Take free tools: BirdNET for sound, Wildlife Insights or MegaDetector for pictures. Check them against 500 calls or photos you have labelled. Settle the sampling plan before any count. Phones replace data sheets, with a form that runs without signal.',
      checkpoint:
        'Before counts go out, volunteers with training settle what is doubtful. An ecologist views whatever is rare, and among the others each twentieth, one in twenty.',
      first_step:
        'Have people label 500 calls or pictures, then run a free tool on the same set and list what it overlooked.',
      stop_test: 'Judge by species after two months. Where more than 10 % of labelled cases are missed, stop using it.',
      alternative: 'By rule, view one picture in ten, and invite helpers once a month to count over pizza.',
      data_needed: [
        'images or sound with time and place',
        '500 samples labelled by hand',
        'effort per site',
        'weed and planting records',
        'earlier counts',
      ],
    },
    {
      risks: [
        {
          risk: 'A threatened animal is taken for an ordinary one, and its home is lost.',
          mitigation: 'Even faint proposals of listed species reach an expert, as the threshold is set low.',
        },
        {
          risk: 'A nest or an orchid is found by the wrong people.',
          mitigation: 'Nothing leaves the team with exact places of sensitive species in it.',
        },
      ],
      kpis: [
        {
          name: 'viewing time for 1,000 pictures or hours',
          unit: 'hours',
          baseline: 'Measure two volunteers through one day',
          target: 'a drop of 60 to 80 %',
        },
        {
          name: 'sites with one method from season to season',
          unit: '% of sites',
          baseline: 'Check two years of surveys',
          target: 'raise it to 90 %',
        },
      ],
      workflow:
        'Counts from different years can be compared, since place, date and effort are always noted. Drones, recorders and cameras work to a set plan. Software drops pictures without animals and suggests species, with how sure it is. Trained people look at the unsure ones and an expert at all that is rare. From one table come the funder’s charts and the rangers’ maps.',
      build:
        'The sampling plan is the first thing to fix. MegaDetector, BirdNET and Wildlife Insights are there to use; prove each on 500 labelled examples from your own sites. In the field, a phone form that needs no signal takes over from paper.',
      checkpoint:
        'No count is published before an ecologist has seen all rare species and a twentieth, one in twenty, of the remainder. Doubtful pictures go to trained volunteers.',
      first_step:
        'Choose 500 photos or recordings and name what is in them. A free tool then does the same, and you compare.',
      stop_test: 'After two months, drop it for each species where above 10 % of labelled cases went unseen.',
      alternative: 'Counting evenings with pizza, once a month, and a rule to view each tenth frame will serve.',
      data_needed: [
        'recordings and photos, dated and placed',
        'a labelled set of 500',
        'hours of survey per site',
        'planting, weeding and baiting',
        'results of past years',
      ],
    },
    {
      risks: [
        {
          risk: 'Mistaken for something common, a rare species gets no protection.',
          mitigation:
            'Write the list of rare species, accept low confidence for them, and show every case to an expert.',
        },
        {
          risk: 'Exact coordinates of a nest reach the public.',
          mitigation: 'Make places of sensitive species vague before a map or file goes out.',
        },
      ],
      kpis: [
        {
          name: 'looking time on 1,000 pictures or sound hours',
          unit: 'hours',
          baseline: 'Have two volunteers note one day',
          target: 'cut it 60 to 80 %',
        },
        {
          name: 'sites with the same survey every season',
          unit: '% of sites',
          baseline: 'Review what was done in two years',
          target: '90 % or better',
        },
      ],
      workflow:
        'Thousands of frames shrink to the few that need a human eye. Cameras, drones or sound recorders follow one plan, and software sorts out the empty and proposes a species and how likely it is. Volunteers confirm what is uncertain, an expert what is rare. The table of counts holds effort, date and place. Out of it you draw charts for funders, maps for rangers.',
      build:
        'Do not build; test. Wildlife Insights, BirdNET and MegaDetector can be tried on 500 calls or images that you have named. Write down how and where you sample before counting starts. Field notes go into a phone form which keeps working out of signal.',
      checkpoint:
        'Doubtful pictures are settled by trained volunteers. Before publication an ecologist goes through all rarities and samples one in twenty otherwise.',
      first_step: 'Name by hand what 500 calls or pictures show, and see where a free tool goes wrong on them.',
      stop_test: 'A species stays out of the tool if two months of tests show above 10 % of known cases missed.',
      alternative: 'Small projects can look at each tenth image and count together, with pizza, one evening a month.',
      data_needed: [
        'pictures and sound by site and hour',
        '500 named examples',
        'how much effort each site had',
        'records on weeds and planting',
        'old counts',
      ],
    },
  ],
  'nonprofit/partner-reports': [
    {
      workflow:
        'All that partners send, be it report, receipt or photo, is translated and read into a single sheet by project and line of budget. Lateness, gaps and strange amounts show up beside the plan, former months and the exchange rate. So do stories that do not fit their figures. After a talk with the partner, the officer releases the next payment or holds it. List checks and due diligence have dates.',
      build:
        'First settle a brief form that partners can fill in on a phone, in KoboToolbox for example. Reading and translating is work for a language model within your tenancy, with names of those you help taken out. Checks against registers and sanctions are plain rules.',
      checkpoint:
        'No payment is held until the project officer has read all of it and talked to the partner. Transfers carry a signature from finance.',
      first_step:
        'Spread out the newest report from every partner: in what language, how late, with which gaps and questions?',
      stop_test: 'For three months every figure is checked. If over 5 % were misread, end it.',
      alternative:
        'Ten figures, three photos, two pages, and a phone call on the same day each month will carry a small programme.',
      risks: [
        {
          risk: 'Honest people with untidy papers get the blame, while tidy fraud goes unseen.',
          mitigation: 'A flag alone holds no money. What visits and calls tell counts too.',
        },
        {
          risk: 'A child’s face or a family’s whereabouts leaves your hands.',
          mitigation:
            'Exact places and names are removed before anything is read, and pictures of children never go in.',
        },
      ],
      kpis: [
        {
          name: 'work on each report',
          unit: 'hours',
          baseline: 'Note it for 15 of them',
          target: '30 to 50 % less',
        },
        {
          name: 'money sent that has its report in 60 days',
          unit: '% of transfers',
          baseline: 'All transfers of the past year',
          target: '90 %',
        },
      ],
      data_needed: [
        'what was agreed and budgeted with partners',
        'photos, receipts and reports',
        'payments, their rate and day',
        'files on due diligence',
        'notes from visits',
      ],
      must_not_decide:
        'Aid is stopped, and a partner or a safeguarding matter judged, by people: the safeguarding lead and the project officer, not by any tool.',
    },
    {
      workflow:
        'The project officer opens one sheet per project in place of a heap of formats. Reports, photographed receipts and letters have been translated and their figures set against budget line, plan, rate and the months before. Late or odd items are marked, and so are words that contradict numbers. She rings the partner and lets the next transfer go, or not yet. Partner checks and list checks come up when due.',
      build:
        'Have partners report on a phone form, KoboToolbox or similar, that is short enough to be filled in. Translation and reading are done by a language model you control, and people you help are not named in it. Screening against lists needs fixed rules only.',
      checkpoint:
        'Finance signs what is sent. If money is to wait, a project officer has read the whole report and heard the partner first.',
      first_step:
        'Collect one recent report per partner and list for each the delay, the language, what is missing and what is unclear.',
      stop_test: 'Drop the reading if a full check over three months finds over 5 % of its figures wrong.',
      alternative:
        'Settle with partners on two pages, ten numbers and three pictures, and call them monthly on a set day.',
      risks: [
        {
          risk: 'Neat papers impress and messy ones raise doubt, whoever is honest.',
          mitigation: 'Weigh calls and visits alongside. The officer, never a mark on a screen, holds a payment.',
        },
        {
          risk: 'Data on children or on people in danger is exposed.',
          mitigation: 'Take out who and exactly where. Photos of children are kept elsewhere.',
        },
      ],
      kpis: [
        {
          name: 'time until a report is dealt with',
          unit: 'hours',
          baseline: 'Clock 15 reports',
          target: 'cut 30 to 50 %',
        },
        {
          name: 'share of transfers accounted for after 60 days',
          unit: '% of transfers',
          baseline: 'Go back a year',
          target: '90 % or more',
        },
      ],
      data_needed: [
        'agreements with their budgets',
        'all that partners report, receipts too',
        'each transfer with exchange rate',
        'partner checks on file',
        'what visitors wrote down',
      ],
      must_not_decide:
        'Software must not call a partner dishonest, cut off aid or deal with abuse reports. That rests with the officer of the project and the safeguarding lead.',
    },
    {
      risks: [
        {
          risk: 'Tidy paper hides fraud, and an honest partner with poor paper is suspected.',
          mitigation: 'Add what visits and calls tell you. The tool’s flag by itself never holds money.',
        },
        {
          risk: 'A tool abroad receives faces, names or places of people at risk.',
          mitigation: 'Take names and precise places out first, and never load photos of children.',
        },
      ],
      kpis: [
        {
          name: 'hours an officer spends on a report',
          unit: 'hours',
          baseline: 'Time 15 partner reports',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'transfers matched with a report in 60 days',
          unit: '% of transfers',
          baseline: 'Look at all transfers of one year',
          target: 'up to 90 %',
        },
      ],
      workflow:
        'The project officer sees which partner is late, short or odd before the next payment. Reports, photos and receipts, by mail or phone, are translated and their figures put in one sheet by budget line and project. The yardstick is the plan, earlier months and the exchange rate. Words that do not fit the numbers are marked. She asks, then pays or holds. Partner checks have their dates.',
      build:
        'Start with one short form for all partners, filled in by phone, as KoboToolbox allows. Inside your tenancy, a language model reads and translates once names of people helped are removed. Register and sanctions checks run on rules without AI.',
      checkpoint:
        'Before a payment waits, the project officer has read the entire report and spoken to the partner. Finance signs every transfer.',
      first_step:
        'Compare each partner’s latest report: the language, how late it came, what is missing, what you would ask.',
      stop_test: 'Check each figure for three months. Where more than 5 % were read wrong, stop.',
      alternative:
        'Ask for ten figures on two pages, plus three photos, and ring every partner on one fixed day a month.',
      must_not_decide:
        'Judging a partner dishonest, ending aid or acting on a safeguarding report is for the safeguarding lead and project officer. No tool may.',
      data_needed: [
        'budgets and partner agreements',
        'partners’ receipts, photos and reports',
        'dates and rates of transfers',
        'due diligence on file',
        'notes made on visits',
      ],
    },
    {
      risks: [
        {
          risk: 'A small partner with messy files is thought worse than a smooth cheat.',
          mitigation: 'No payment is held on a flag. Phone calls and visits weigh as much as paper.',
        },
        {
          risk: 'Details of children or people in danger go to a foreign server.',
          mitigation: 'Before reading, remove who and where. Children’s photos are kept out altogether.',
        },
      ],
      kpis: [
        {
          name: 'officer time for each partner report',
          unit: 'hours',
          baseline: 'Keep hours on 15 of them',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'share of transfers with a fitting report after 60 days',
          unit: '% of transfers',
          baseline: 'Review one year of payments',
          target: '90 % of them',
        },
      ],
      workflow:
        'Reports in many forms and languages become one sheet per project. The tool translates them, takes figures from receipts and letters by budget line, and compares with plan, exchange rate and earlier months. Late, missing and strange items stand out, as do stories at odds with the numbers. The officer rings the partner and releases or holds money. Due diligence and list checks are dated.',
      build:
        'Agree with partners on a form so short that it works on a phone; KoboToolbox is one way. Reading and translation happen in your tenancy, by a language model, on text without the names of those helped. Screening against sanctions and registers follows rules.',
      checkpoint:
        'Holding money takes two things: the project officer’s reading of the full report and a talk with the partner. Finance signs for each transfer.',
      first_step:
        'Put the newest reports of all partners together. Which are late, in what language, with which gaps and open points?',
      stop_test: 'Give it three months with a check on every figure. Beyond 5 % errors, end the reading.',
      alternative:
        'Settle on ten figures, three photos and two pages, and phone each partner monthly on an agreed day.',
      must_not_decide:
        'Whether a partner is honest, whether aid stops and what follows a safeguarding report is for people: project officer and safeguarding lead.',
      data_needed: [
        'agreements and agreed budgets',
        'what partners sent in, with receipts',
        'money sent, day and rate',
        'partner checks',
        'visit reports',
      ],
    },
    {
      risks: [
        {
          risk: 'Neat paperwork wins trust it has not earned, and poor paperwork loses it unfairly.',
          mitigation: 'Visit, phone and listen as well. A flag is a question and never a reason to hold money.',
        },
        {
          risk: 'Where a child lives, or its face, ends up in someone else’s system.',
          mitigation: 'Strip exact places and names beforehand, and leave out all pictures of children.',
        },
      ],
      kpis: [
        {
          name: 'work hours per partner report',
          unit: 'hours',
          baseline: 'Record 15 reports from start to end',
          target: 'cut it 30 to 50 %',
        },
        {
          name: 'payments backed by a report within 60 days',
          unit: '% of transfers',
          baseline: 'Go through one year of transfers',
          target: 'reach 90 % or more',
        },
      ],
      workflow:
        'Money and stories from the field are checked against each other, month by month. Whatever partners send, by phone or mail, is translated and entered by project and budget line. The sheet shows gaps, delays and odd sums beside plan, rate and past months. Where text and figures disagree, it is marked. After speaking with the partner, the officer pays or waits. Due diligence dates are watched.',
      build:
        'A common phone form is the base, KoboToolbox for instance, and partners must have agreed to it. For translating and reading use a language model you host, with no names of the people you help. Checks on sanctions lists and registers need rules, no AI.',
      checkpoint:
        'The project officer reads every page and calls the partner before money is held back. Each transfer carries finance’s signature.',
      first_step:
        'Take one recent report from every partner, and list its language, days late, figures that are absent and what remains unclear.',
      stop_test: 'Should over 5 % of figures be wrong after three months of full checking, go back to reading by hand.',
      alternative:
        'A monthly call on a set day and a form of two pages, three photos and ten figures suits small programmes.',
      must_not_decide:
        'Project officer and safeguarding lead judge partners, stop aid and deal with safeguarding reports. None of that is for a tool.',
      data_needed: [
        'budget and agreement per partner',
        'field reports, receipts, photos',
        'transfers by date and rate',
        'files on each partner’s checks',
        'what visits found',
      ],
    },
  ],
  'nonprofit/member-renewals': [
    {
      workflow:
        'Every month, fees, joins, events, mail opens and CPD come together for each member. Groups result, from new through active and fading to leaving, each with its reason and a drafted note. Thirty calls are made by officers where they matter most. Uploaded CPD papers turn into points and gaps, proof attached, and the member hears of a gap in good time.',
      build:
        'Automatic renewal by card and a clean list do much of the work and come first. For scoring, TidyHQ, iMIS and Member Jungle have what you need, or keep last login and last event in a sheet. CPD reading can be added with little effort.',
      checkpoint: 'Notes and call list go past the membership officer each month. CPD audits are decided by a person.',
      first_step:
        'By branch and by years with you, count the leavers of the past year. Phone fifteen and ask for the reason.',
      stop_test: 'After one round of renewals, six months, compare. If calls gained less than 2 points, stop scoring.',
      alternative:
        'Phone newcomers in their second month and late payers in week two, and put one question to all who go.',
      risks: [
        {
          risk: 'A note reveals that you count clicks, and people resent it.',
          mitigation: 'Write about what they gain. Say openly which data is kept, and do not mention habits.',
        },
        {
          risk: 'Somebody’s accreditation is at risk over a badly read paper.',
          mitigation: 'Gaps are looked at by the accreditation officer, and the member gets a letter before any step.',
        },
      ],
      kpis: [
        {
          name: 'renewal rate',
          unit: '% of members due',
          baseline: 'Three years of figures',
          target: '2 to 5 points higher',
        },
        {
          name: 'office time for CPD and renewals',
          unit: 'hours a month',
          baseline: 'Two months of notes',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'who joined when, in which class',
        'what was paid and chased',
        'who came to what',
        'logins and opened mails',
        'certificates and logs of CPD',
      ],
    },
    {
      workflow:
        'Fading members show before the fee is due. Their events, payments, logins and CPD are joined up monthly, and the list says who is new, active, on the way out or nearly gone, and why. Officers take thirty names to ring, with a note ready to edit. For CPD the tool adds up points out of what members upload, shows the paper next to each and warns of shortfalls early.',
      build:
        'Ahead of any score, tidy the list and let cards renew by themselves. A score is part of Member Jungle, iMIS and TidyHQ, and a spreadsheet of last event and login is nearly as good. Then let software read the CPD certificates.',
      checkpoint:
        'The month’s names and texts are read by the membership officer before use, and no audit is closed by software.',
      first_step: 'Sort last year’s leavers by age of membership and by branch, then talk to fifteen of them.',
      stop_test:
        'Drop the score if, after six months and one renewal round, it is worth under 2 points against members nobody rang.',
      alternative:
        'A call in month two to everyone new, another in week two to those who owe, and a single question at the exit.',
      risks: [
        {
          risk: 'It feels like surveillance.',
          mitigation: 'Keep behaviour out of your letters, and publish what you record and why.',
        },
        {
          risk: 'A machine’s slip over a certificate harms a career.',
          mitigation:
            'The officer for accreditation reviews shortfalls by hand, and members may answer before anything happens.',
        },
      ],
      kpis: [
        {
          name: 'share that stays',
          unit: '% of members due',
          baseline: 'Look at three years',
          target: 'a gain of 2 to 5 points',
        },
        {
          name: 'hours that chasing takes',
          unit: 'hours a month',
          baseline: 'Write them down for two months',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'register of members',
        'fee history and reminders',
        'attendance lists',
        'use of mail and portal',
        'CPD evidence',
      ],
    },
    {
      risks: [
        {
          risk: 'A letter lets slip that you know what somebody did not open.',
          mitigation: 'Tell members what you store. Write of what is on offer to them, not of their habits.',
        },
        {
          risk: 'A misread certificate costs someone their accreditation.',
          mitigation:
            'Each gap is seen by the accreditation officer, who writes to the member before any step is taken.',
        },
      ],
      kpis: [
        {
          name: 'members due who stay',
          unit: '% of members due',
          baseline: 'Compare renewals over three years',
          target: 'up 2 to 5 points',
        },
        {
          name: 'office hours for renewals and CPD',
          unit: 'hours a month',
          baseline: 'Log the work for two months',
          target: 'lower by 30 to 50 %',
        },
      ],
      workflow:
        'You can ring thirty members who are slipping before their fee falls due. Fees, joins, mail opens, event visits and CPD are brought together monthly, and each person counts as active, new, fading or leaving, with a reason and a drafted note. Uploaded CPD papers are read into points and gaps beside the proof. Reminders go out early.',
      build:
        'A clean list and automatic renewal by card come first and keep many members by themselves. For scores, look in Member Jungle, TidyHQ or iMIS, or note last login and last event on a sheet. CPD reading is a small addition.',
      checkpoint:
        'Before use, the membership officer reads the month’s call list and notes. A person rules on each CPD audit.',
      first_step:
        'Group last year’s leavers by branch and years as a member, and ask fifteen of them by phone why they went.',
      stop_test:
        'Test it over one round, six months long. If calls win under 2 points over members left alone, end the scoring.',
      alternative:
        'Call new members in month two and unpaid ones in week two, and ask those who leave a single question.',
      data_needed: [
        'members with class and joining date',
        'payments and reminders sent',
        'courses and events attended',
        'portal logins, mail opens',
        'CPD certificates and logs',
      ],
    },
    {
      risks: [
        {
          risk: 'Members sense that their clicks are counted and take offence.',
          mitigation: 'Your notes speak of what is new, and never of behaviour. Publish which data you hold.',
        },
        {
          risk: 'The tool misreads a certificate, and an accreditation lapses.',
          mitigation:
            'No consequence follows until the accreditation officer has checked and the member has been written to.',
        },
      ],
      kpis: [
        {
          name: 'share of members who renew',
          unit: '% of members due',
          baseline: 'Read three years of renewals',
          target: 'better by 2 to 5 points',
        },
        {
          name: 'time on CPD and renewals',
          unit: 'hours a month',
          baseline: 'Record hours over two months',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'Members who fade are noticed while there is time to talk. Each month their fees, events, CPD, opens and joining date are put side by side, and people fall into four groups: new, active, fading, leaving. The reason and a note in draft come along. Officers phone the thirty who matter most. CPD uploads become points with proof, and gaps are announced well ahead.',
      build:
        'A tidy list, and cards that renew on their own, save more members than any model, so do that first. Scoring is built into iMIS, TidyHQ and Member Jungle, and a sheet with last event and login does nearly the same. Have CPD certificates read as a last, small step.',
      checkpoint:
        'The membership officer goes over names and notes every month before anyone is contacted. CPD audits are always decided by a human.',
      first_step: 'Who left last year? Count by branch and length of membership, then ring fifteen for their reasons.',
      stop_test:
        'Compare called and uncalled members after six months, one round of renewals. A lead of less than 2 points stops the scoring.',
      alternative: 'Ring everyone new in their second month and everyone unpaid in week two. Leavers get one question.',
      data_needed: [
        'member register by class and date',
        'fee payments, reminders',
        'who attended events and courses',
        'opens and logins',
        'evidence of CPD',
      ],
    },
    {
      risks: [
        {
          risk: 'People feel spied on when a note mentions their silence.',
          mitigation: 'Say what is kept on file, and write only about things that could interest them.',
        },
        {
          risk: 'One wrong reading of a certificate ends in lost accreditation.',
          mitigation: 'The officer for accreditation examines each gap and contacts the member before acting.',
        },
      ],
      kpis: [
        {
          name: 'renewals among members due',
          unit: '% of members due',
          baseline: 'Look up figures for three years',
          target: '2 to 5 points more',
        },
        {
          name: 'monthly work on renewals and CPD',
          unit: 'hours a month',
          baseline: 'Keep a log over two months',
          target: 'cut it 30 to 50 %',
        },
      ],
      workflow:
        'The renewal season holds fewer surprises, as every member’s signs are read monthly. Mail opens, fees, CPD, joins and event visits sort people as leaving, fading, active or new, and give the reason and a fitting draft. Thirty calls are picked for officers. From uploads the tool adds up CPD points, shows the proof and warns members of gaps in time.',
      build:
        'Two things come ahead of any tool: a clean member list, and card payments that renew automatically. Then take the engagement score in TidyHQ, Member Jungle or iMIS, or make a sheet of logins and events. Reading CPD papers adds little effort.',
      checkpoint:
        'Each month’s list and drafts pass the membership officer first, and no CPD audit is decided except by a person.',
      first_step:
        'Break down last year’s losses by how long people stayed and by branch. Fifteen of them you phone for the reason.',
      stop_test:
        'If members you called are less than 2 points ahead of the rest after a six months’ round, drop the score.',
      alternative:
        'Two calls help most, to the new in month two and to the unpaid in week two, plus one question for leavers.',
      data_needed: [
        'join dates and classes of members',
        'fees paid and chased',
        'event and course lists',
        'how members use mail and portal',
        'CPD papers',
      ],
    },
  ],
  'nonprofit/policy-submissions': [
    {
      workflow:
        'Each morning fresh bills, papers and inquiries are collected and sorted by topic and by the day they close. If you take one up, you get its questions, your own earlier words on it, and the themes in members’ comments and stories, counted and quoted. The position is worked out by the policy officer with members. She writes, the board agrees, and a plain summary goes to all members.',
      build:
        'Alerts on the pages of departments and parliament are quickly set. Collect survey comments, position papers and old submissions where they can be searched, inside your tenancy. A language model sorts themes and drafts with sources, while members supply the opinions.',
      checkpoint:
        'Sources are opened by the policy officer, the position is settled by the members’ committee, and board or chief executive passes the text.',
      first_step: 'Which inquiries mattered in the past year? Note when you learned of them, and your answer.',
      stop_test:
        'Judge after six months or five submissions. When under 20 % of the working days were saved, end the drafting.',
      alternative:
        'A calendar for inquiries, a folder by topic and half an hour on the phone with five members cover the basics.',
      risks: [
        {
          risk: 'It invents a study, and a senator asks for it.',
          mitigation: 'No claim stays unless its source is on file and somebody has opened it.',
        },
        {
          risk: 'Themes echo those who always write in.',
          mitigation: 'Break counts down by region and kind of member, and phone five of the silent.',
        },
      ],
      kpis: [
        {
          name: 'effort for one submission',
          unit: 'days',
          baseline: 'The six latest, in days',
          target: '30 to 40 % less',
        },
        {
          name: 'how early you know of a consultation',
          unit: 'days',
          baseline: 'Dates for ten of them',
          target: '21 days or more',
        },
      ],
      data_needed: [
        'what you have published on the topic',
        'comments from member surveys',
        'stories that people agreed to share',
        'closing dates and notices',
        'studies you cite',
      ],
    },
    {
      workflow:
        'Nobody should learn of an inquiry in its last week. A morning list shows new consultations on your topics with their dates. Once you choose one, its questions are laid out beside your past statements, and what members wrote or told you is grouped, with numbers and quotations. Members and policy officer settle the line, the officer writes it up, and after the board’s yes members read a short version.',
      build:
        'Begin with the archive: submissions, positions and survey answers in one place of your own, searchable. Add alerts from parliament and the departments. For grouping and for first drafts a language model helps, if it names each source. What you stand for is not its matter.',
      checkpoint:
        'It needs a yes on sources from the policy officer, on the line from the member committee, and on the text from chief executive or board.',
      first_step: 'Go back a year and write down each inquiry that touched members, your notice of it and your answer.',
      stop_test:
        'Drop drafting by machine if the days saved are under 20 %, counted over five submissions or, at most, six months.',
      alternative:
        'Talk to five members for half an hour each time, and keep dates and old papers where all can find them.',
      risks: [
        {
          risk: 'A section of law is quoted that was never passed.',
          mitigation: 'Whoever signs has every reference open. What cannot be found is struck.',
        },
        {
          risk: 'The same few voices become “our members”.',
          mitigation: 'Give numbers for regions and member types, and ask five who seldom speak.',
        },
      ],
      kpis: [
        {
          name: 'days of work each time',
          unit: 'days',
          baseline: 'Ask about six past ones',
          target: 'down 30 to 40 %',
        },
        {
          name: 'lead time',
          unit: 'days',
          baseline: 'Check ten recent consultations',
          target: 'no less than 21 days',
        },
      ],
      data_needed: [
        'archive of positions and submissions',
        'survey answers in members’ own words',
        'case stories, consent given',
        'notices of consultation',
        'evidence used',
      ],
    },
    {
      risks: [
        {
          risk: 'The draft quotes a study or a section that nobody can find.',
          mitigation: 'Each source is opened by hand. A claim without one on file is cut.',
        },
        {
          risk: 'Active members fill the themes, and the quiet ones are not heard.',
          mitigation: 'Count by region and type of member, and phone five who leave surveys blank.',
        },
      ],
      kpis: [
        {
          name: 'days of work in a submission',
          unit: 'days',
          baseline: 'Find out for the six latest',
          target: 'lower by 30 to 40 %',
        },
        {
          name: 'warning you have before a consultation closes',
          unit: 'days',
          baseline: 'Check dates on ten of them',
          target: '21 days at the least',
        },
      ],
      workflow:
        'You hear of an inquiry in its first week and answer with what members told you. Each morning new bills, papers and inquiries are listed by topic and closing date. For the one you choose, its questions, your former statements and members’ themes with counts and quotes are laid out. The policy officer and members form the line, the board approves, and members get a summary.',
      build:
        'Set up alerts for consultations of parliament and departments. Store survey comments, old submissions and position papers together in your tenancy, searchable. A language model finds themes and makes first drafts, each claim with its source. What you think is for members to say.',
      checkpoint:
        'The policy officer opens every source. The member committee settles the position, and the text goes to chief executive or board.',
      first_step: 'Write down last year’s important inquiries, your notice of each, and what you lodged.',
      stop_test: 'Drafts that save under 20 % of days are dropped once five submissions are in, or at six months.',
      alternative: 'Use a common calendar, file old submissions by topic, and call five members, half an hour each.',
      data_needed: [
        'earlier positions and submissions',
        'what members wrote in surveys',
        'consented case stories',
        'consultations with closing dates',
        'research you cite',
      ],
    },
    {
      risks: [
        {
          risk: 'A law is cited that does not exist, or a study no one wrote.',
          mitigation: 'Nothing stays in the text whose source is not on file and has not been opened.',
        },
        {
          risk: 'What the loudest say becomes the theme.',
          mitigation: 'Split the counts by member type and by region, and speak to five who never reply.',
        },
      ],
      kpis: [
        {
          name: 'time a submission takes',
          unit: 'days',
          baseline: 'Ask the writers of the past six',
          target: 'a drop of 30 to 40 %',
        },
        {
          name: 'days of notice on relevant consultations',
          unit: 'days',
          baseline: 'Go over ten that closed',
          target: 'not below 21 days',
        },
      ],
      workflow:
        'Members’ own words carry the submission, counted and quoted. The tool gathers bills, inquiries and discussion papers every morning and sorts them by your topics and by when they close. Take one up, and it lists the questions, your past position, and themes from surveys and stories. The policy officer agrees the position with members and writes. The board signs off, and a plain summary follows.',
      build:
        'Your archive comes first: position papers, submissions and survey comments, searchable and in your tenancy. Alerts on parliament’s and departments’ pages bring in the new. Let a language model group comments and draft, but with a source for each claim. Opinions belong to members.',
      checkpoint:
        'The policy officer vouches for sources, the member committee for the position, and the board or chief executive for the text.',
      first_step:
        'Go through last year: which inquiries counted, how much notice did you have, and what did you send in?',
      stop_test:
        'Look at five submissions or half a year, six months. Fewer than 20 % of days saved, and you write without drafts.',
      alternative:
        'Keep inquiry dates where all see them and past papers by topic, and hear five members in a half-hour call.',
      data_needed: [
        'submissions and papers so far',
        'free comments in surveys',
        'stories with members’ consent',
        'notices with their dates',
        'studies behind your claims',
      ],
    },
    {
      risks: [
        {
          risk: 'The machine makes up a reference, and the committee asks to see it.',
          mitigation: 'Open each source yourself, and strike out what you do not hold.',
        },
        {
          risk: 'Those who never answer surveys disappear from your position.',
          mitigation: 'Ring five of them, and give all counts by member type and region.',
        },
      ],
      kpis: [
        {
          name: 'effort per submission in days',
          unit: 'days',
          baseline: 'Take the last six and ask',
          target: '30 to 40 % fewer',
        },
        {
          name: 'lead time on consultations that concern you',
          unit: 'days',
          baseline: 'Read the dates of ten',
          target: '21 days and up',
        },
      ],
      workflow:
        'Nothing relevant closes before you have seen it. Inquiries, discussion papers and bills are collected each morning under your topics, with their last day. When you decide to answer one, you have its questions, what you said earlier, and members’ comments and stories by theme, with numbers and quotes. Officer and members agree the position. The board passes the text, and members read a short account.',
      build:
        'Alerts from departments and parliament take a morning to set. Then bring past submissions, survey comments and positions into one place in your tenancy that can be searched. First drafts and themes are work for a language model that names its sources. Views come from members alone.',
      checkpoint:
        'Position by the member committee, sources by the policy officer, final text by board or chief executive: each has to say yes.',
      first_step:
        'Make a list of inquiries that mattered in the last year, with the day you learnt of them and your reply.',
      stop_test: 'If drafting saves under 20 % of the days across six months or five submissions, stop it.',
      alternative:
        'A shared inquiry calendar, a topic folder and a half-hour talk with five members are the cheap way.',
      data_needed: [
        'your papers and submissions to date',
        'survey remarks by members',
        'agreed case stories',
        'open consultations and deadlines',
        'research and evidence on file',
      ],
    },
  ],
}

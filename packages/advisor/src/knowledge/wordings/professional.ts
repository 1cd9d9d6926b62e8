import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'professional/client-records': [
    {
      workflow:
        'Each client’s checklist is made from the file of the year before and goes out six weeks ahead of lodgement. As papers are uploaded, the tool reads, names and ticks them off; where something is missing, it sends a reminder. What the accountant opens is a full file with draft codes.',
      build:
        'Karbon and FYI have request lists; Dext or Hubdoc can do the reading. For every client carry over the old list and plan three reminders. Coding rules propose an account, and lines that look strange wait in a review queue.',
      checkpoint:
        'Before any BAS or return is made ready for signature, a qualified accountant goes through the queue and the coding.',
      first_step:
        'Go back over 30 lodgements and note when papers were requested, when the last one came, and the hours lost to chasing.',
      stop_test:
        'Two BAS quarters on, the share of files complete four weeks out must be up by 10 points, or you end it.',
      alternative:
        'Mail a single dated checklist with the items of last year, bill for lateness, and ring the ten slowest clients for 20 minutes each.',
      risks: [
        {
          risk: 'An error in coding rolls on all year, and the client takes GST credits they had no right to.',
          mitigation:
            'For each client 25 coded lines are tested, and a person always looks at meals, cars and capital items.',
        },
        {
          risk: 'An app that the engagement terms never mention handles client papers.',
          mitigation:
            'Before anything is uploaded, say in the engagement letter which tool captures papers and where they are held.',
        },
      ],
      kpis: [
        {
          name: 'clients whose file is complete four weeks out',
          unit: '% of clients',
          baseline: 'look at the BAS clients of last quarter',
          target: '20 to 30 points more',
        },
        {
          name: 'hours of chasing and coding',
          unit: 'hours per client',
          baseline: 'for 20 clients, split the timesheets',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        'each client’s workpapers from last year',
        'coding rules and the chart of accounts',
        'clients, contacts and due dates',
        '200 source papers as a sample',
      ],
    },
    {
      workflow:
        'Last year’s file tells the tool what to ask for, and the client has that list six weeks before the lodgement date. Whatever they upload is read, given a name and set against it, and people who owe papers are nudged. By the time an accountant looks, all is there, with codes proposed.',
      build:
        'Pair a reader, Hubdoc or Dext, with the request lists of FYI or Karbon. Reuse the list each client had, and nudge three times. Let rules put forward the account code, with a queue where doubtful lines are reviewed.',
      checkpoint:
        'Only after a qualified accountant has been through the codes and cleared the queue is the BAS or return drawn up to be signed.',
      first_step:
        'For 30 past lodgements put down the day you asked, the day you had it all, and how many hours of chasing lay between.',
      stop_test:
        'Files that are complete four weeks ahead should gain 10 points within two BAS quarters. When they do not, wind it up.',
      alternative:
        'A dated list of what they gave you last year, a fee for being late, and a 20-minute phone call to each of the ten slowest.',
      risks: [
        {
          risk: 'A cost is coded wrongly once, then all year, and GST is claimed that is not due.',
          mitigation: 'Test 25 lines for every client, and look at capital items, cars and meals by hand each time.',
        },
        {
          risk: 'Papers flow through software that your client never agreed to in the terms.',
          mitigation: 'Let the engagement letter state the tool and its place of storage ahead of the first file.',
        },
      ],
      kpis: [
        {
          name: 'share of files ready four weeks ahead of lodgement',
          unit: '% of clients',
          baseline: 'go through last quarter’s BAS clients',
          target: 'up by 20 to 30 points',
        },
        {
          name: 'staff hours spent on chasing papers and coding them',
          unit: 'hours per client',
          baseline: 'take 20 clients and divide up their timesheets',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'workpapers of the past year, by client',
        'the chart of accounts with its coding rules',
        'a contact list that shows due dates',
        '200 sample papers',
      ],
    },
    {
      risks: [
        {
          risk: 'One miscoded cost runs through all four quarters, and GST is claimed in error.',
          mitigation:
            'Have the reviewer test 25 lines for each client. Cars, meals and capital items are checked by hand without exception.',
        },
        {
          risk: 'The client never agreed to the app that now handles their papers.',
          mitigation:
            'Put the tool and its storage location into the engagement letter before a client uploads anything.',
        },
      ],
      kpis: [
        {
          name: 'complete files at four weeks before the due date',
          unit: '% of clients',
          baseline: 'count them among your BAS clients of last quarter',
          target: 'a gain of 20 to 30 points',
        },
        {
          name: 'time that chasing and coding take',
          unit: 'hours per client',
          baseline: 'analyse timesheets for 20 clients',
          target: 'bring it down 25 to 40 %',
        },
      ],
      workflow:
        'Your accountants open files that are complete and already coded in draft. Six weeks ahead of lodgement, every client receives a checklist taken from last year’s file. The tool reads uploads, names them, ticks them off and reminds clients of what is missing.',
      build:
        'Combine request lists in FYI or Karbon with a reader such as Dext or Hubdoc. Each client’s list is copied from last year and followed by three reminders. Coding rules propose the account, and anything unusual is held for review.',
      checkpoint:
        'A qualified accountant looks over coding and queue first. Drafting the BAS or return for signature comes second.',
      first_step:
        'Take your last 30 lodgements. For each, find when papers were requested, when they were all in, and the hours your staff spent chasing.',
      stop_test:
        'Measure over two BAS quarters. Unless 10 points more of your files are complete four weeks out, drop it.',
      alternative:
        'Try a dated checklist of last year’s items with a late fee behind it. Give the ten slowest clients a call of 20 minutes.',
      data_needed: [
        'last year’s workpapers for every client',
        'account codes and the rules for using them',
        'client contacts with lodgement dates',
        'some 200 source documents',
      ],
    },
    {
      risks: [
        {
          risk: 'A mistake in one code is repeated all year, and the client’s GST claim is wrong.',
          mitigation:
            'Sample 25 coded lines a client. Whatever concerns cars, meals or capital items is looked at by a person.',
        },
        {
          risk: 'Papers travel through software that the engagement terms do not cover.',
          mitigation:
            'Ahead of the first upload, the engagement letter says where papers are stored and by which tool.',
        },
      ],
      kpis: [
        {
          name: 'clients ready four weeks early',
          unit: '% of clients',
          baseline: 'use last quarter’s BAS clients as the sample',
          target: '20 to 30 points higher',
        },
        {
          name: 'hours behind each client’s papers',
          unit: 'hours per client',
          baseline: 'break down the timesheets of 20 clients',
          target: 'lower by 25 to 40 %',
        },
      ],
      workflow:
        'The deadline rush shrinks because papers are in and sorted weeks before. Clients get a list based on what they supplied last year, six weeks out. Uploads are read, labelled and checked against it, gaps trigger reminders, and coding is drafted for the accountant.',
      build:
        'Two tools do this between them: Hubdoc or Dext reads, and Karbon or FYI sends the request list. Start every client from the list of the year before, with three reminders. Let rules suggest the account, and park strange lines for a reviewer.',
      checkpoint:
        'Codes and open items must satisfy a qualified accountant. Until they do, nobody prepares the BAS or return for the client to sign.',
      first_step:
        'Beside each of 30 past lodgements, write three things: when you asked, when the file was full, and the hours of chasing.',
      stop_test: 'If two BAS quarters add fewer than 10 points to the share of files ready four weeks ahead, stop.',
      alternative:
        'A late fee and a checklist with a date on it move most clients. For the ten slowest, book 20 minutes on the phone.',
      data_needed: [
        'what each client gave you last year',
        'chart of accounts, coding rules included',
        'due dates and contacts by client',
        'a batch of 200 source papers',
      ],
    },
    {
      workflow:
        'Papers arrive early and the accountant starts with a full file. The list of what to send is built from last year, and each client has it six weeks before lodging. The tool reads, names and matches uploads, chases gaps and proposes codes.',
      build:
        'Let FYI or Karbon ask for the papers and Dext or Hubdoc read them. Roll last year’s request list forward per client, and space out three reminders. Rules put up an account for each line. What looks odd waits in a queue for a reviewer.',
      checkpoint:
        'The coded file and whatever is left in the queue go past a qualified accountant. A return or BAS is drawn up for signing after that.',
      first_step:
        'Choose 30 lodgements just past. When did you ask, when was the file whole, and what did the chasing cost in hours?',
      stop_test: 'Two BAS quarters are the trial. It ends if complete files at four weeks are not up 10 points.',
      alternative:
        'Put a date on the checklist and a price on being late. The ten slowest clients get 20 minutes of your voice.',
      risks: [
        {
          risk: 'The client wrongly claims GST because a code was off from the first month.',
          mitigation:
            'Each client has 25 lines tested at review. Motor cars, meals and capital items never escape a person.',
        },
        {
          risk: 'Client papers sit in an app that nobody told them of.',
          mitigation:
            'The engagement letter names the capture tool and its storage place, and it is signed before papers move.',
        },
      ],
      kpis: [
        {
          name: 'share of clients with nothing outstanding four weeks out',
          unit: '% of clients',
          baseline: 'review your BAS clients for last quarter',
          target: 'lift it by 20 to 30 points',
        },
        {
          name: 'hours on coding and chasing, client by client',
          unit: 'hours per client',
          baseline: 'take timesheets apart for 20 of them',
          target: 'shave off 25 to 40 %',
        },
      ],
      data_needed: [
        'prior-year workpapers, client by client',
        'accounts and how lines are coded',
        'whom to ask at each client, and by when',
        '200 papers to try it on',
      ],
    },
  ],
  'professional/fee-proposals': [
    {
      workflow:
        'When a tender or brief comes in, the assistant sets out the questions and deadlines. From earlier wins it finds method text, CVs and like projects, then writes a first answer to each point. Scope and fee are for the lead, who also signs.',
      build:
        'Collect 30 winning proposals, with brief CVs and a sheet per project that gives its result, fee and year. The assistant answers one question at a time and links its sources. Your own sheet works out the fee from rates and hours.',
      checkpoint:
        'Whichever director will lead the work goes through fee, programme, exclusions and scope, one line at a time, ahead of sending.',
      first_step:
        'Tabulate your 20 most recent proposals by result, reason, fee, hours spent and how many days were left at the end.',
      stop_test:
        'Judge it over ten bids: unless senior people spend a fifth fewer hours, drop the drafting but hold on to the library.',
      alternative:
        'Ask five questions to decide go or no-go, and work from a tidy template and a single folder of up-to-date CVs.',
      risks: [
        {
          risk: 'The text boasts of a skill or a job that is not yours.',
          mitigation: 'Tie all claims to a project sheet, and cut any unlinked line ahead of review.',
        },
        {
          risk: 'The client bans AI, or wants its use declared, and your bid is struck out.',
          mitigation:
            'Let your bid checklist open with whether AI is barred or must be stated, and where the rules are vague, write and ask.',
        },
      ],
      kpis: [
        {
          name: 'hours of senior staff in a proposal',
          unit: 'hours',
          baseline: 'give the next ten bids a timesheet code',
          target: '30 to 45 % fewer',
        },
        {
          name: 'share of bids you win',
          unit: '% of bids',
          baseline: 'write up the last 40 and how they ended',
          target: '3 to 5 points more',
        },
      ],
      data_needed: [
        'earlier proposals, their fee and result',
        'up-to-date CVs and project sheets',
        'rates, and usual hours for each stage',
        'the tender documents',
      ],
    },
    {
      workflow:
        'The assistant takes a new brief or tender apart: what must be answered, and by when. It then searches bids you won for CVs, methods and projects that fit, and puts together draft replies. The lead decides what is offered and for how much, and signs it.',
      build:
        'Your library needs 30 bids that won, CVs cut short, and a page per project with year, result and fee. Drafts follow the questions and show where each line came from. For fees, multiply rates by hours in a sheet you own.',
      checkpoint:
        'Before the bid leaves, the director in line to run it has gone over exclusions, scope, fee and programme, every line of them.',
      first_step:
        'Make a table of 20 past proposals with the fee, the hours, the outcome and why, and how early each was finished.',
      stop_test:
        'Ten bids will show it. If senior staff save less than a fifth of their hours, let drafting go and keep the library.',
      alternative:
        'Five questions settle if you bid at all; a neat template and CVs that are current, in a folder of their own, do the rest.',
      risks: [
        {
          risk: 'A project that you never did, or a skill you lack, finds its way into the bid.',
          mitigation: 'Every statement must name its project sheet; those that do not are gone before anyone reviews.',
        },
        {
          risk: 'Under the tender rules AI is banned or must be declared, and you are out.',
          mitigation:
            'Ask first of every tender if AI is banned, free to use or to be declared, and get it in writing when you cannot tell.',
        },
      ],
      kpis: [
        {
          name: 'senior time each bid takes',
          unit: 'hours',
          baseline: 'for ten bids, book it to a timesheet code',
          target: 'a drop of 30 to 45 %',
        },
        {
          name: 'bids that come home',
          unit: '% of bids',
          baseline: 'go through 40 past bids, won or lost',
          target: 'up by 3 to 5 points',
        },
      ],
      data_needed: [
        'proposals of the past with outcome and fee',
        'sheets on projects, and current CVs',
        'hours by stage and charge-out rates',
        'papers issued with the tender',
      ],
    },
    {
      risks: [
        {
          risk: 'The bid credits you with work or skills you cannot show.',
          mitigation: 'Any claim is linked to its project sheet. What has no link goes before the reviewers see it.',
        },
        {
          risk: 'A tender can forbid AI or demand to be told, and a bid that ignores this is out.',
          mitigation:
            'Make it the first item on the bid checklist: is AI allowed, or must we declare it? If in doubt, ask in writing.',
        },
      ],
      kpis: [
        {
          name: 'senior hours that go into a bid',
          unit: 'hours',
          baseline: 'track ten bids under one timesheet code',
          target: 'bring them down 30 to 45 %',
        },
        {
          name: 'win rate on bids',
          unit: '% of bids',
          baseline: 'note the result of the last 40',
          target: 'a gain of 3 to 5 points',
        },
      ],
      workflow:
        'Senior people spend their hours on scope and fee rather than on first drafts. The tool reads the brief or tender for questions and dates, finds projects, CVs and methods in past wins and drafts the answers. The lead prices it and signs.',
      build:
        'Your own past wins are the raw material: 30 proposals, CVs cut short, and sheets that show each project’s year, fee and result. Have the assistant answer question by question and link each source. The fee is hours by rates, out of your own spreadsheet.',
      checkpoint:
        'Scope, exclusions, programme and fee are each checked, line after line, by the director who would run the job.',
      first_step:
        'Draw up a table of the 20 latest proposals. It shows the hours, the fee, who won and why, and how close to the deadline you were.',
      stop_test:
        'After ten bids, compare senior hours. With a saving of less than a fifth, end the drafting and use the library alone.',
      alternative:
        'Before bidding, answer five go or no-go questions. Have a clean template ready, and keep today’s CVs in one folder.',
      data_needed: [
        'past bids with fee and outcome',
        'project sheets, and CVs as of today',
        'charge-out rates and hours per stage',
        'the brief or tender itself',
      ],
    },
    {
      risks: [
        {
          risk: 'A draft reads well but names experience that the firm does not possess.',
          mitigation:
            'Check that each statement points to a project sheet, and delete whatever does not, ahead of the review.',
        },
        {
          risk: 'Your bid is excluded because AI was banned or should have been declared.',
          mitigation:
            'Let the checklist begin with that question, and put it to the client in writing where the papers are silent.',
        },
      ],
      kpis: [
        {
          name: 'time of senior staff per bid',
          unit: 'hours',
          baseline: 'set up a timesheet code and watch ten bids',
          target: 'lower by 30 to 45 %',
        },
        {
          name: 'proposals that win',
          unit: '% of bids',
          baseline: 'list 40 past ones by result',
          target: '3 to 5 points higher',
        },
      ],
      workflow:
        'Each bid starts with the answers you have already given well. From the brief or tender, the tool takes the requirements and due dates. It drafts replies from method text, CVs and projects that won before; the lead fixes scope and fee and puts a name to it.',
      build:
        'Gather 30 proposals that won, with CVs in short form and a sheet for every project (year, fee, result). The assistant writes to each question and says where a line comes from. Calculate the fee yourself, from rates and hours in a sheet.',
      checkpoint:
        'Nothing is sent until the director who takes on the job has gone through the scope, what is excluded, the programme and the fee.',
      first_step:
        'Which of your last 20 proposals won, and what did they cost in hours? Tabulate that with fee, reason and the days you had in hand.',
      stop_test:
        'The drafting earns its place if ten bids cost a fifth fewer senior hours. If they do not, only the library stays.',
      alternative:
        'Bid less and win more: five go or no-go questions, one good template, and current CVs in a folder will do it.',
      data_needed: [
        'what you bid before, at what fee, and the result',
        'CVs and project sheets, kept current',
        'your rates and the hours each stage takes',
        'documents of the tender',
      ],
    },
    {
      workflow:
        'The lead writes what only the lead can write: scope and fee. The rest of the reply to a brief or tender is drafted from bids you won: projects, CVs and method text for each question, due dates on top. The lead signs.',
      build:
        'A library does the work, so stock it well: 30 proposals that won, CVs in brief, project sheets with fee, year and result. Every drafted answer links to where it came from. Fees are not drafted. Your own sheet multiplies hours by rates.',
      checkpoint:
        'The job’s future director reads each line of fee, scope, programme and exclusions. Sending comes after.',
      first_step:
        'Look back at 20 proposals and set up columns: result and reason, fee, hours, days to spare before the deadline.',
      stop_test:
        'Ten bids should cost senior people a fifth less time. Failing that, drafting goes and the library stays.',
      alternative: 'Say no more often, by five go or no-go questions. Use a clean template and one CV folder.',
      risks: [
        {
          risk: 'You are credited with a project or skill that was never yours.',
          mitigation: 'A claim needs its project sheet. Where the link is absent, the line comes out ahead of review.',
        },
        {
          risk: 'Nobody read that the tender bars AI, or wants it declared, and the bid falls.',
          mitigation:
            'The bid checklist asks it first: is AI permitted, and must we say so? Unclear papers mean a written question.',
        },
      ],
      kpis: [
        {
          name: 'senior time per proposal',
          unit: 'hours',
          baseline: 'book the ten bids to come on a code of their own',
          target: 'trim it by 30 to 45 %',
        },
        {
          name: 'share of bids that succeed',
          unit: '% of bids',
          baseline: 'sort your last 40 into won and lost',
          target: 'win 3 to 5 points more',
        },
      ],
      data_needed: [
        'old proposals, what they asked and how they fared',
        'CVs in their latest form, and project sheets',
        'hours a stage takes, and rates charged',
        'everything the tender sent you',
      ],
    },
  ],
  'professional/knowledge-search': [
    {
      workflow:
        'Somebody wants to know if the firm ever studied floods on clay, or wrote a trust with a certain clause. Back come the jobs, the words themselves and the names of the team. The fee earner then reads the original and calls one of them.',
      build:
        'Limit it to a single service line and five years of final reports. Tag them by subject, place, client and who is allowed in. Add a search assistant that links what it found and respects the walls between clients.',
      checkpoint:
        'Until the project lead has read the cited source and found it still valid, it may not guide a design or advice.',
      first_step:
        'Have six fee earners name something they were sure existed but never found, and clock how long they looked.',
      stop_test: 'Clean up for eight weeks; if it still scores below 75 % on your 40 questions, give up.',
      alternative: 'When a job closes, file two pages on it in a shared folder under ten set keywords.',
      risks: [
        {
          risk: 'Words written for one client turn up in work for its rival.',
          mitigation:
            'Let the client lead clear every report for the index, and warn the user if both clients trade in one market.',
        },
        {
          risk: 'The standard or ruling behind an answer is no longer in force.',
          mitigation: 'Lead with the date of issue, and leave out anything from before the latest change to its code.',
        },
      ],
      kpis: [
        {
          name: 'time spent looking for a similar project or ruling',
          unit: 'minutes',
          baseline: 'for a week, twelve people note their searches',
          target: 'half of what it is',
        },
        {
          name: 'test questions where the source is right',
          unit: '% of 40',
          baseline: 'put the set to the search you have now',
          target: '85 %',
        },
      ],
      data_needed: [
        'advice and reports issued in one service line',
        'what clients allow, by contract',
        'projects with subject and lead',
        '40 true questions and their answers',
      ],
    },
    {
      workflow:
        'Did we ever draft such a clause for a trust, or look at floods on clay soil? A fee earner types that in. The tool shows past jobs, the very passage and the people behind it. The last step is human: open the report and phone a colleague.',
      build:
        'Begin with the final reports of one service line, going back five years. Each gets a subject, place, client and list of readers. Then put on top a search that cites, and that never lets one client’s walls be crossed.',
      checkpoint:
        'It is for the project lead to look at each source, and to be sure it stands, before design or advice leans on it.',
      first_step: 'Go to six fee earners, ask what they last hunted for in vain, and note how long the hunt took.',
      stop_test: 'If eight weeks of tidying leave the 40-question test under 75 %, there is no point in going on.',
      alternative:
        'Close each job with a sheet of two pages, tagged with ten agreed keywords, in a place that all can reach.',
      risks: [
        {
          risk: 'Something from a client’s report slips into a job for the firm they compete with.',
          mitigation:
            'Each report in the index has its client lead’s consent, and a warning shows if that client and this one serve the same market.',
        },
        {
          risk: 'The code has moved on, but the answer still cites the old ruling or standard.',
          mitigation: 'Date of issue comes at the top, and sources that predate their code’s last change stay hidden.',
        },
      ],
      kpis: [
        {
          name: 'minutes until a like job or ruling is found',
          unit: 'minutes',
          baseline: 'have twelve staff keep a log of searches over a week',
          target: 'halved',
        },
        {
          name: 'answers that cite the right source',
          unit: '% of 40',
          baseline: 'try all of them on the present search',
          target: 'get to 85 %',
        },
      ],
      data_needed: [
        'one service line’s final reports and advice',
        'terms on client confidentiality',
        'a project list that shows lead and subject',
        '40 questions whose answers you know',
      ],
    },
    {
      risks: [
        {
          risk: 'Text from a report for one client is used for that client’s competitor.',
          mitigation:
            'The client lead releases reports to the index one by one, and a warning appears if both clients are in one market.',
        },
        {
          risk: 'The ruling or standard quoted has been superseded.',
          mitigation:
            'Put the issue date in front. Sources that are older than the latest revision of their code are hidden.',
        },
      ],
      kpis: [
        {
          name: 'how long it takes to trace a past project or ruling',
          unit: 'minutes',
          baseline: 'ask twelve staff to write down a week’s searches',
          target: 'cut it in half',
        },
        {
          name: 'share of test questions with the proper source',
          unit: '% of 40',
          baseline: 'run them through the search in use today',
          target: 'up to 85 %',
        },
      ],
      workflow:
        'Staff find out in a minute whether the firm has done it before, and who did. They ask in plain words about floods on clay soil or a clause in a trust. The assistant gives the jobs, the passage and the team, and the asker reads it and rings them.',
      build:
        'Confine the first version to one service line, with the final reports it issued in five years. Record client, place, subject and permitted readers for each. The search assistant you add must link its sources and keep clients apart.',
      checkpoint:
        'No advice or design builds on a cited source until the project lead has opened it and is satisfied that it still stands.',
      first_step:
        'Speak to six fee earners. What did each know to be there and fail to find, and how long did the search take?',
      stop_test: 'Eight weeks of clean-up must bring the test of 40 questions to 75 %. Below that, stop.',
      alternative:
        'At the end of each job, file a sheet of two pages in one common folder and give it ten keywords from a fixed list.',
      data_needed: [
        'final reports and advice, one service line',
        'clients’ terms on confidentiality',
        'a list of projects, subjects and leads',
        '40 genuine questions, answers included',
      ],
    },
    {
      risks: [
        {
          risk: 'What one client paid for appears in the work of a rival.',
          mitigation:
            'Only reports that their client lead has cleared are indexed. A source from the same market raises an alert.',
        },
        {
          risk: 'The firm relies on a code that has changed in the meantime.',
          mitigation:
            'Show first when a source was issued, and suppress any that came before its code was last changed.',
        },
      ],
      kpis: [
        {
          name: 'search time for a comparable job or ruling',
          unit: 'minutes',
          baseline: 'collect one week of search notes from twelve staff',
          target: 'down by half',
        },
        {
          name: 'correct sources in the test',
          unit: '% of 40',
          baseline: 'score the present search with that set',
          target: '85 % or better',
        },
      ],
      workflow:
        'Past work becomes something you can ask a question of. Have we studied floods on clay, or drafted this clause for a trust? The assistant shows the jobs, the exact passage and whose work it was. The fee earner goes to the source and speaks to that colleague.',
      build:
        'A single service line, with its final reports from five years, is the place to begin. Each carries its subject, place and client, and the people who may open it. On top sits a search that shows every source and holds the walls between clients.',
      checkpoint:
        'Before a source shapes design or advice, the lead on the project reads it in full and makes sure that it holds today.',
      first_step:
        'Get from six fee earners the last document they were certain about but could not lay hands on. Time how long each hunted.',
      stop_test: 'When eight weeks of tidying up leave the score on 40 test questions short of 75 %, close the trial.',
      alternative:
        'Let every finished job leave behind two pages, with ten fixed keywords, in a folder that everyone can open.',
      data_needed: [
        'issued advice and reports from one line',
        'confidentiality clauses by client',
        'projects, each with lead and subject',
        'a set of 40 questions already answered',
      ],
    },
    {
      workflow:
        'Before starting afresh, a fee earner can ask what the firm already knows. A flood study on clay? A trust with that clause? The jobs appear with the passage and the names behind it. Reading the source and a phone call finish the search.',
      build:
        'Choose one service line and load five years of its final reports, marked by subject, client, place and permitted readers. The search assistant links to sources and stays on the right side of client walls.',
      checkpoint:
        'What is cited must be opened. The project lead confirms it is still good before any design or advice uses it.',
      first_step:
        'Find six fee earners and ask for a thing they knew the firm had but could not find. How long did they hunt?',
      stop_test: 'The mark is 75 % on 40 questions, after eight weeks spent cleaning up. Miss it and stop.',
      alternative:
        'Let a job close only when its two-page sheet, with ten keywords from a set list, is in the common folder.',
      risks: [
        {
          risk: 'Confidential work for one client surfaces in a job for its rival.',
          mitigation:
            'A client lead must clear each report before it is indexed. If asker and source share a market, the screen warns.',
        },
        {
          risk: 'The advice stands on a ruling or standard that has since been replaced.',
          mitigation: 'Age comes first on screen. A source from before its code last changed is not shown at all.',
        },
      ],
      kpis: [
        {
          name: 'minutes to trace similar work or a ruling',
          unit: 'minutes',
          baseline: 'collect search times from twelve staff over a week',
          target: 'half as long',
        },
        {
          name: 'questions in the test met by the right source',
          unit: '% of 40',
          baseline: 'try today’s search on the set',
          target: 'bring it to 85 %',
        },
      ],
      data_needed: [
        'one service line’s reports and advice, as issued',
        'what confidentiality each client asks',
        'jobs by subject and lead',
        '40 questions and what to answer',
      ],
    },
  ],
  'professional/time-and-wip': [
    {
      workflow:
        'On Mondays job leads receive five lines on hours versus fee, extra work beyond scope, timesheets not in, bills to send and money owed. The client has the work fresh in mind, so now is the time to settle a bill, a variation or a halt.',
      build:
        'Once a week bring stage, fee and hours out of Synergy, XPM or WorkflowMax into a sheet. A few rules raise a flag: 60 % of the fee gone with the stage at 40 %, three days without time, over 30 days unbilled. Leave any model of final hours until later.',
      checkpoint:
        'Variations, write-offs and bills are the call of the partner in charge, once the job lead has been heard.',
      first_step:
        'For 20 jobs that ended last quarter, set hours, fee and write-off side by side and find the day the overrun first showed.',
      stop_test:
        'Try Monday lists for two quarters; if write-offs are less than 10 % down, your prices are at fault, so turn to those.',
      alternative:
        'Each Monday, stand round a printout of the ten biggest jobs with percent done, fee used and when to bill.',
      risks: [
        {
          risk: 'People trim hours or book them elsewhere so that a job stays green.',
          mitigation:
            'On Monday thank those who speak up early, and keep any table of write-offs by person out of the room.',
        },
        {
          risk: 'If nobody knows how far a stage has got, alarms come too often or after the fact.',
          mitigation: 'Once a week, and for the ten biggest jobs alone, have leads state percent done.',
        },
      ],
      kpis: [
        {
          name: 'time written off',
          unit: '% of time value',
          baseline: 'look at the past four quarters',
          target: '20 to 30 % less',
        },
        {
          name: 'lock-up, that is debtors plus unbilled work',
          unit: 'days',
          baseline: 'work it out for each month of a year',
          target: '7 to 14 days shorter',
        },
      ],
      data_needed: [
        '24 months of timesheets',
        'the fee budget of each job and stage',
        'debtors, invoices and write-offs',
        'a log of variations',
      ],
    },
    {
      workflow:
        'Once a week, on Monday, whoever leads a job sees five lines: bills to go out, debtors, timesheets that are late, hours against the fee, and work nobody agreed to. While memories are fresh they settle it with the client, by variation, by bill or by downing tools.',
      build:
        'Synergy, WorkflowMax and XPM hold stage, hours and fee; pull them into a weekly sheet. Plain rules are enough: 40 % of stage but 60 % of fee, no hours for three days, more than 30 days without a bill. A forecast of final hours can wait.',
      checkpoint: 'With the job lead’s view in hand, the partner in charge rules on what to bill, write off or vary.',
      first_step:
        'Look at 20 jobs from the quarter just closed; for each, note fee, hours, write-off and when you could have known.',
      stop_test:
        'Suppose two quarters of lists on Monday take less than 10 % off write-offs. Then stop, for the trouble is in how you price.',
      alternative:
        'A printed page on Monday, with everyone on their feet: ten top jobs, how far along, how much fee is gone, and the date to bill.',
      risks: [
        {
          risk: 'Hours get cut or put on some other job to avoid a red mark.',
          mitigation:
            'In Monday’s meeting, give credit to whoever warned first, and draw up no league table of write-offs.',
        },
        {
          risk: 'Progress is a guess, and so the flag goes up at the wrong time.',
          mitigation: 'Just the ten main jobs count here: their leads give a percentage weekly.',
        },
      ],
      kpis: [
        {
          name: 'value of write-offs',
          unit: '% of time value',
          baseline: 'go through four quarters',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'days of lock-up in debtors and unbilled work',
          unit: 'days',
          baseline: 'calculate a year, month after month',
          target: '7 to 14 days fewer',
        },
      ],
      data_needed: [
        'timesheets for the last 24 months',
        'budgeted fees by stage and job',
        'what was billed, written off and is owed',
        'variations on record',
      ],
    },
    {
      risks: [
        {
          risk: 'To keep their job off the red list, people book hours elsewhere or not at all.',
          mitigation:
            'Thank whoever gives an early warning, in front of the Monday meeting. Nobody is ranked by write-offs.',
        },
        {
          risk: 'Without real progress figures, the alarm is late or goes off all the time.',
          mitigation: 'Each week the leads of the ten biggest jobs, and only those, report percent done.',
        },
      ],
      kpis: [
        {
          name: 'share of time value written off',
          unit: '% of time value',
          baseline: 'add up four quarters',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'days tied up in unbilled work and debtors',
          unit: 'days',
          baseline: 'compute twelve month-ends',
          target: 'shorter by 7 to 14 days',
        },
      ],
      workflow:
        'Lost hours and extra work come up on Monday, while they can still be billed. Each job lead receives five lines on hours against fee, work beyond scope, missing timesheets, bills due and debtors. They choose to bill, to vary or to stop.',
      build:
        'One sheet a week is enough, fed from XPM, Synergy or WorkflowMax with hours, fee and stage. It flags 60 % of the fee spent at 40 % of the stage, three days with no time and work unbilled past 30 days. A model to guess final hours is for later.',
      checkpoint:
        'Job lead and partner talk first. Bills, variations and write-offs are then decided by the partner in charge.',
      first_step:
        'List 20 jobs that closed last quarter with their fee, hours and write-off. At what point could someone have seen the overrun?',
      stop_test:
        'If two quarters of Monday lists cut write-offs by under 10 %, the fault lies in your prices. Stop, and put those right.',
      alternative:
        'Print the ten largest jobs each Monday, with fee used, percent done and next bill date, and go through them standing up.',
      data_needed: [
        'timesheets, 24 months back',
        'fees budgeted for jobs and stages',
        'invoices, debtors and what was written off',
        'the record of variations',
      ],
    },
    {
      risks: [
        {
          risk: 'Hours are hidden or moved so that nothing looks wrong.',
          mitigation:
            'Make the early warning the praiseworthy act on Mondays, and keep write-offs by person off every list.',
        },
        {
          risk: 'A stage reported by guesswork gives false alarms and late ones.',
          mitigation: 'Limit it to the ten largest jobs, whose leads state their percentage once a week.',
        },
      ],
      kpis: [
        {
          name: 'write-offs against the value of time',
          unit: '% of time value',
          baseline: 'read four quarters from the ledger',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'lock-up days',
          unit: 'days',
          baseline: 'for a year, take debtors and unbilled work at each month end',
          target: '7 to 14 days less',
        },
      ],
      workflow:
        'Job leads get the money side of their work in five lines every Monday. They see hours against the fee, unpaid extras, timesheets not yet in, what to bill and who owes. They act at once, by bill, variation or stop, before the client forgets.',
      build:
        'Take hours, fee and stage out of WorkflowMax, Synergy or XPM once a week. Three rules cover most trouble: at 40 % of the stage, 60 % of the fee is gone; three days pass with no hours; 30 days pass with no invoice. Predicting final hours comes after that.',
      checkpoint:
        'It is the partner in charge who says what is billed, varied or written off, having heard from the job lead.',
      first_step:
        'Compare fee, hours and write-off for the 20 jobs you closed last quarter, and date the moment when each overrun became visible.',
      stop_test:
        'Two quarters should take 10 % off write-offs. When Monday lists do not manage that, look at how you price.',
      alternative:
        'On Mondays, stand round a sheet of the ten main jobs and read out fee gone, percent complete and next bill.',
      data_needed: [
        'two years of timesheets (24 months)',
        'budgets for each stage and job',
        'billing, debtor and write-off records',
        'agreed variations, logged',
      ],
    },
    {
      workflow:
        'Money leaks show up on Monday in five lines per job. Fee against hours, work outside scope, timesheets owing, bills to send, debts to chase: the job lead sees them all. They bill, agree a variation or halt while the client still recalls the work.',
      build:
        'Use the data you have in WorkflowMax, Synergy or XPM. A weekly sheet sets hours against fee and stage. It warns when 60 % of fee meets 40 % of stage, when three days bring no time, or when work has gone 30 days unbilled. Forecasting final hours can follow one day.',
      checkpoint:
        'Whether to bill, vary or write off rests with the partner in charge. The job lead has had a say first.',
      first_step:
        'Go through the 20 jobs that finished last quarter. Fee, hours, write-off: on which date could the overrun have been known?',
      stop_test:
        'Allow two quarters. If Monday lists have not brought write-offs 10 % lower, leave them and repair your pricing.',
      alternative:
        'Print one page for Monday and read it standing: the ten largest jobs, percent done, fee gone, when the next bill falls.',
      risks: [
        {
          risk: 'Hours vanish or wander to another job so that the colours look right.',
          mitigation: 'Let those who warn early be thanked on Monday. Write-offs are never turned into a ranking.',
        },
        {
          risk: 'Nobody knows the true progress, and warnings come late or at random.',
          mitigation:
            'For ten jobs, the largest, the lead gives a percentage every week. The others are left in peace.',
        },
      ],
      kpis: [
        {
          name: 'hours worked and never billed',
          unit: '% of time value',
          baseline: 'look through four quarters of figures',
          target: 'shave off 20 to 30 %',
        },
        {
          name: 'lock-up, debtors and unbilled work together',
          unit: 'days',
          baseline: 'work it out month by month over a year',
          target: 'bring it down by 7 to 14 days',
        },
      ],
      data_needed: [
        '24 months of recorded time',
        'what each job and stage was budgeted at',
        'bills, debts and write-offs',
        'variations agreed so far',
      ],
    },
  ],
  'professional/capacity-planning': [
    {
      workflow:
        'The tool weighs people, leave and skills on Fridays against probable wins and the hours that live jobs still need. Where someone will be swamped in three weeks, it says so and suggests a trade. In 20 minutes the leads have settled the coming week.',
      build:
        'Your project system may have a resource view to switch on; if not, try Resource Guru or Float. For each job enter the hours to go by role. Count likely jobs by their odds of being won, and look again every week.',
      checkpoint:
        'No one is moved until the resource manager and project leads say so on Friday, and each person is told by their own lead.',
      first_step:
        'List what every live job still needs in hours, hold that against four weeks of team time, and spot the weeks in red.',
      stop_test: 'After ten weekly rounds, a gap of over 30 % between plan and real hours means you should stop.',
      alternative:
        'Keep a chart on the wall, people down and weeks across, and have all leads lay the coloured cards anew each Friday.',
      risks: [
        {
          risk: 'Everyone is booked to 100 %, so a single day of illness brings it down.',
          mitigation: 'Fill at most 80 % of anyone’s hours, and leave Friday afternoons open for what runs over.',
        },
        {
          risk: 'If spare time is all that counts, juniors never grow.',
          mitigation: 'Ahead of any swaps, leads pick one harder task a month for every junior.',
        },
      ],
      kpis: [
        {
          name: 'hours people work beyond contract',
          unit: 'hours per person a month',
          baseline: 'look at timesheets for three months',
          target: '20 to 30 % less',
        },
        {
          name: 'how well plan and actual hours agree',
          unit: '% of hours within 10 %',
          baseline: 'set four past weeks side by side',
          target: '15 to 20 points more',
        },
      ],
      data_needed: [
        'remaining hours by job and role',
        'likely jobs, their chance and start',
        'leave, part-time days and skills',
        'planned and real hours of the past',
      ],
    },
    {
      workflow:
        'Hours still to do, plus jobs you may win, are held up on Friday to skills, leave and who is there. Overload three weeks from now shows, along with people who could change places. The leads need 20 minutes to agree.',
      build:
        'Start with what your project software offers for resources; Float and Resource Guru do the same job. Each project needs its remaining hours for every role, and each bid its odds. Go over it once a week.',
      checkpoint:
        'Project leads meet on Friday, and with the resource manager that settles who goes where. A lead then tells the person, and no screen does.',
      first_step:
        'Add up what live jobs need in hours, hold the team’s next four weeks beside them, and find where it turns red.',
      stop_test: 'Ten weekly rounds are the test: should plan and fact lie over 30 % apart, end it.',
      alternative:
        'Once a week, on Friday, all leads stand at a wall chart and move coloured cards for people from week to week.',
      risks: [
        {
          risk: 'A plan at 100 % has no slack, and the first person off sick wrecks it.',
          mitigation: 'Stop at 80 %, and book nothing on a Friday afternoon, so that late work has a home.',
        },
        {
          risk: 'Who is free decides who goes, and young staff pick up nothing new.',
          mitigation: 'Every month, before swaps are made, each junior is given one task that stretches them.',
        },
      ],
      kpis: [
        {
          name: 'overtime beyond contracted hours',
          unit: 'hours per person a month',
          baseline: 'add up three months of timesheets',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'planned hours that came true',
          unit: '% of hours within 10 %',
          baseline: 'check the last four weeks, plan beside fact',
          target: 'up by 15 to 20 points',
        },
      ],
      data_needed: [
        'what each job still needs, by role',
        'bids with odds and start dates',
        'who can do what, and when they are away',
        'earlier plans and how they turned out',
      ],
    },
    {
      risks: [
        {
          risk: 'Booked to 100 %, the team cannot absorb one day of sickness.',
          mitigation: 'Leave a fifth free by planning to 80 %, and use Friday afternoons for what overruns.',
        },
        {
          risk: 'Whoever is free gets the job, and juniors stay where they are.',
          mitigation: 'Each month, leads set aside one stretching task for every junior ahead of the swaps.',
        },
      ],
      kpis: [
        {
          name: 'hours above contract',
          unit: 'hours per person a month',
          baseline: 'take them from three months of timesheets',
          target: 'bring them down 20 to 30 %',
        },
        {
          name: 'agreement between plan and timesheet',
          unit: '% of hours within 10 %',
          baseline: 'lay four past weeks against their plans',
          target: 'a gain of 15 to 20 points',
        },
      ],
      workflow:
        'You see three weeks ahead who will have too much to do, and can still change it. On Fridays the tool compares the hours that jobs and likely wins need with people, skills and leave. It offers swaps, and leads agree in 20 minutes.',
      build:
        'Float, Resource Guru or a resource view inside your project software will show the load. Each job states its hours left by role, and jobs in the pipeline count by their chance of success. Look it over every week.',
      checkpoint:
        'On Fridays the resource manager and the project leads agree all moves together. Staff learn of them from their own lead and not by notification.',
      first_step:
        'For every job now running, estimate the hours to finish. Set the total against what the team can work in four weeks, and mark the red ones.',
      stop_test:
        'Ten rounds, one a week, decide it. If hours planned and hours worked are over 30 % apart, give up the tool.',
      alternative:
        'Coloured cards on a wall chart, people by weeks, do the same. On Fridays all leads meet there and move them.',
      data_needed: [
        'hours to go on each job, by role',
        'pipeline jobs with start and likelihood',
        'skills, leave and part-time days',
        'planned hours next to actual ones',
      ],
    },
    {
      risks: [
        {
          risk: 'Plans that use every hour fail the first time somebody is ill.',
          mitigation: 'Cap the plan at 80 % of hours. Friday afternoon is kept empty to catch up.',
        },
        {
          risk: 'Juniors fill gaps all year and never meet harder work.',
          mitigation: 'Let leads name one demanding task a month for each of them, before swaps are worked out.',
        },
      ],
      kpis: [
        {
          name: 'extra hours per person',
          unit: 'hours per person a month',
          baseline: 'use the timesheets of the past three months',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'share of hours that went as planned',
          unit: '% of hours within 10 %',
          baseline: 'test it on four weeks gone by',
          target: '15 to 20 points higher',
        },
      ],
      workflow:
        'Every Friday the leads decide in 20 minutes who works on what. The tool has set open hours, likely wins included, beside people, their skills and leave. Overloads up to three weeks off are in view, with swaps to ease them.',
      build:
        'Look for a resource view in the project system you have; otherwise take Resource Guru or Float. Enter the hours outstanding per role and job, and multiply a bid’s hours by its odds. A weekly review keeps the picture true.',
      checkpoint:
        'Nobody is moved by the tool. It takes the Friday meeting of leads and resource manager, and a lead who explains it in person.',
      first_step:
        'Add together the hours still open on live jobs and lay them over four weeks of the team’s time. The weeks that overflow are your case.',
      stop_test:
        'If the gap between plan and timesheet still exceeds 30 % when ten weeks have passed, stop planning this way.',
      alternative:
        'Redraw a wall chart every Friday, with all the leads in the room, coloured cards for people and a column for each week.',
      data_needed: [
        'open hours for every job and role',
        'future jobs, chance of winning and start',
        'staff skills and days away',
        'a history of plans and real hours',
      ],
    },
    {
      workflow:
        'Overload is spotted three weeks before it hurts. On Friday the tool lays the hours that jobs, live or nearly won, need over people, skills and leave. Where it pinches a swap is offered. After 20 minutes the leads are agreed.',
      build:
        'A resource view is all it takes, in your project system, Float or Resource Guru. Jobs state the hours each role has left, and bids count by their chance. Update it weekly.',
      checkpoint:
        'Moves are made on Friday by the project leads with the resource manager. It is a lead, face to face, who tells each person.',
      first_step:
        'What is left to do on each live job, in hours? Lay it over the team’s next four weeks and see which of them turn red.',
      stop_test: 'Let ten weekly rounds pass. Where plan and timesheet are more than 30 % apart by then, stop.',
      alternative:
        'Cards in colour on a wall chart, weeks across and people down, will do. All leads redraw it together on Friday.',
      risks: [
        {
          risk: 'A week planned to 100 % breaks as soon as one person is sick.',
          mitigation: 'Leave room: 80 % of hours and no more. Friday afternoons stay open for overruns.',
        },
        {
          risk: 'Free hours decide, and juniors never meet anything new.',
          mitigation: 'One stretch task per junior and month is reserved by the leads before any swap.',
        },
      ],
      kpis: [
        {
          name: 'time worked past contract',
          unit: 'hours per person a month',
          baseline: 'read three months of timesheets',
          target: 'trim it by 20 to 30 %',
        },
        {
          name: 'hours that went to plan',
          unit: '% of hours within 10 %',
          baseline: 'hold four weeks gone by against what was planned',
          target: 'lift it by 15 to 20 points',
        },
      ],
      data_needed: [
        'hours each role still owes each job',
        'likely wins with odds and start',
        'days off, part-time days and skills',
        'past plans beside what was worked',
      ],
    },
  ],
  'professional/site-reports': [
    {
      workflow:
        'Out on site, each item gets a photo and a spoken note. Back in the office the template is filled with findings, captions, stock wording for the defect and points still open. The inspector puts it right, and somebody else reads and signs.',
      build:
        'Settle on a single template and a store of agreed paragraphs, one set per finding. On the phone, a form takes photo and voice by item. The assistant picks and adjusts stored text, but limits and readings are taken from the form alone.',
      checkpoint:
        'All findings and grades are the inspector’s to confirm. The report leaves once a registered second reader has signed.',
      first_step:
        'Choose a kind of report, print ten recent ones, and mark facts, judgement and stock wording in separate colours.',
      stop_test:
        'After 30 reports, stop if over one draft in five comes back from the second reader because a fact is wrong.',
      alternative:
        'Cut the template down to the parts people read, hold stock paragraphs in Word, and bring a tablet on site to type.',
      risks: [
        {
          risk: 'The prose flows so well that nobody notices a finding no inspector made.',
          mitigation: 'No photo or note number, no finding: the tool is barred from adding any on its own.',
        },
        {
          risk: 'Stock wording calls it minor, though it is a crack or a whiff of gas.',
          mitigation: 'On site the inspector grades every defect, and the grade is fixed before any text is written.',
        },
      ],
      kpis: [
        {
          name: 'hours at the desk for one report',
          unit: 'hours',
          baseline: 'book the next 20 reports to a timesheet code',
          target: '30 to 50 % less',
        },
        {
          name: 'working days between visit and issue',
          unit: 'working days',
          baseline: 'note both dates on the last 40 reports',
          target: 'a third shorter',
        },
      ],
      data_needed: [
        '30 reports of one kind, as issued',
        'approved paragraphs, with who approved them and when',
        'photos, voice notes and site forms',
        'what reviewers marked up',
      ],
      must_not_decide:
        'Grading a defect, calling a site or structure safe and setting a value are not for the tool. The registered professional who went there does these.',
    },
    {
      workflow:
        'While on site the inspector talks and takes pictures, item by item. Later the tool lays findings, captions, open points and set wording on each defect into the template. After the inspector’s edits, another reader puts a name to it.',
      build:
        'You need one template, and for every finding some paragraphs that have been approved. Notes are spoken and photos taken in a phone form. Stock text may be picked and adapted by the assistant; what was measured, and the limits, stay as the form has them.',
      checkpoint:
        'The inspector stands behind each grade and finding. Nobody else gets it before it is signed by the second reader, who is registered.',
      first_step:
        'Take ten reports of one type and go through them with coloured pens: a pen each for fact, judgement and set text.',
      stop_test:
        'Count 30 reports. Should over one in five drafts bounce for a factual error at the second reading, finish there.',
      alternative:
        'Drop what nobody reads from the template, store set paragraphs in Word, and write up on a tablet while still there.',
      risks: [
        {
          risk: 'A fluent page can hide that one finding was made up.',
          mitigation: 'The tool adds nothing by itself: a finding has a note or photo number, or it is out.',
        },
        {
          risk: 'Gas in the air, or a crack, is called minor since the set text does so.',
          mitigation: 'Grades come from the inspector, there on site, and no draft can begin until they are locked.',
        },
      ],
      kpis: [
        {
          name: 'desk time per report',
          unit: 'hours',
          baseline: 'use a timesheet code for 20 reports to come',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'time from the visit until the report is out',
          unit: 'working days',
          baseline: 'take both dates from 40 recent reports',
          target: 'down by a third',
        },
      ],
      data_needed: [
        'thirty issued reports of a single type',
        'a paragraph library showing approver and date',
        'what was noted, spoken and photographed on site',
        'mark-ups by second readers',
      ],
      must_not_decide:
        'No tool sets a value, gives a defect its grade or declares anything on site safe, structures included. Only the registered professional who saw it may do so.',
    },
    {
      risks: [
        {
          risk: 'The text reads so smoothly that an invented finding goes unnoticed.',
          mitigation:
            'A finding stands only if it has a photo or note number. Without one, the tool must leave it out.',
        },
        {
          risk: 'Library text can play down a crack or a smell of gas.',
          mitigation:
            'Before drafting begins, every defect already has a grade that the inspector gave on site, and it is locked.',
        },
      ],
      kpis: [
        {
          name: 'hours of desk work behind a report',
          unit: 'hours',
          baseline: 'track 20 coming reports by timesheet code',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'days the client waits after the visit',
          unit: 'working days',
          baseline: 'compare visit and issue on 40 past reports',
          target: 'a third less',
        },
      ],
      workflow:
        'Reports are drafted from what the inspector said and photographed on site, so desk time shrinks. The tool puts findings, captions, standard defect text and open points into your template. The inspector edits it, and a second reader signs off.',
      build:
        'One template, and approved paragraphs for each finding, are the core. Inspectors use a phone form that takes voice and photos by item. The assistant selects and adjusts the paragraphs. Readings and limits may come from nowhere but the form.',
      checkpoint:
        'Each finding and each grade needs the inspector’s confirmation. A registered second reader then signs, and the report can be issued.',
      first_step:
        'Print the latest ten reports of one type. Colour the standard wording, the facts and the judgements, each in its own shade.',
      stop_test:
        'Look at the first 30 reports. If second readers returned more than a fifth of drafts for a factual mistake, stop.',
      alternative:
        'Trim the template to the parts that readers use. Keep set paragraphs in Word and let inspectors type on a tablet while on site.',
      data_needed: [
        'issued reports, 30 of the same type',
        'set paragraphs with date and approver',
        'forms, photos and voice notes from site',
        'review comments on drafts',
      ],
      must_not_decide:
        'Only a registered professional who stood on site may grade a defect, call a structure or site safe, or put a value on it. The tool may do none of these.',
    },
    {
      risks: [
        {
          risk: 'Good prose can hide that nobody on site saw what it describes.',
          mitigation: 'Tie every finding to its note or photo number, and bar the tool from making one of its own.',
        },
        {
          risk: 'Stock text makes a small matter of a crack, or of gas that someone could smell.',
          mitigation: 'The inspector decides on the grade there and then. Once drafting starts, nobody can alter it.',
        },
      ],
      kpis: [
        {
          name: 'office hours each report needs',
          unit: 'hours',
          baseline: 'give 20 new reports their own timesheet code',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'working days to issue',
          unit: 'working days',
          baseline: 'find visit and issue dates for 40 reports',
          target: 'cut them by a third',
        },
      ],
      workflow:
        'The inspector comes back from site with the draft as good as written. Spoken notes and photos, item by item, are turned into findings, captions, set text for the defect and a list of open points. After the inspector’s corrections, someone else reads and signs it.',
      build:
        'Write approved paragraphs for every finding and fix a single template to hold them. A form on the phone records sound and pictures per item. From the library the assistant may pick and adapt; any reading or limit is copied from that form.',
      checkpoint:
        'Two people stand behind an issued report: the inspector, who vouches for findings and grades, and a second reader on the register, who signs.',
      first_step:
        'Choose one type of report. In ten recent examples, separate fact, judgement and boilerplate with three coloured pens.',
      stop_test:
        'Of the first 30 reports, fewer than one in five drafts may fail second reading over a wrong fact. More than that ends the trial.',
      alternative:
        'A shorter template, stock paragraphs in Word and a tablet in the inspector’s hand on site save much of the time.',
      data_needed: [
        '30 past reports of one sort',
        'the library of paragraphs, dated and approved',
        'everything recorded on site, photos included',
        'drafts with the reviewers’ marks',
      ],
      must_not_decide:
        'What grade a defect has, whether a site or structure is safe, what it is worth: these belong to the registered professional who was present, never to the tool.',
    },
    {
      workflow:
        'The report takes shape while the inspector is still on site. Photos and spoken notes, item by item, feed your template back at the desk. It drafts findings, captions, defect text and open points. The inspector edits; someone else reads and signs.',
      build:
        'The paragraph library is what counts: approved text for each finding, in a fixed template. A phone form gathers voice and photo per item. Library text is selected and adapted by the assistant. Measured values and limits it may only copy from the form.',
      checkpoint:
        'Findings and grades are confirmed by the inspector, one and all. Issue waits for the signature of a second reader who is registered.',
      first_step:
        'Ten reports of one type are your raw material. With three colours, show what is fact, what is judgement and what is set wording.',
      stop_test:
        'Draw the line at 30 reports. If the second reader sent back over one in five because a fact was wrong, it is over.',
      alternative:
        'Cut the template to what gets read, put the stock paragraphs in Word, and give inspectors a tablet for site.',
      risks: [
        {
          risk: 'Elegant wording disguises a finding that was never made.',
          mitigation: 'The tool must cite a note or photo number for each finding. It has no licence to add others.',
        },
        {
          risk: 'The library plays down what the nose or the eye would not, gas or a crack.',
          mitigation: 'Grading happens on site, by the inspector, and is locked. Drafting comes second.',
        },
      ],
      kpis: [
        {
          name: 'time at the desk per report',
          unit: 'hours',
          baseline: 'follow 20 coming reports on their own timesheet code',
          target: 'shave off 30 to 50 %',
        },
        {
          name: 'days between visit and issued report',
          unit: 'working days',
          baseline: 'look up the two dates on 40 of them',
          target: 'a third quicker',
        },
      ],
      data_needed: [
        '30 reports, all of one type',
        'paragraphs, who approved them, when',
        'what came back from site: forms, voice, photos',
        'reviewers’ comments',
      ],
      must_not_decide:
        'To grade a defect, to value, or to call a site or structure safe takes the registered professional who visited. The tool is not allowed any of the three.',
    },
  ],
  'professional/drawing-checks': [
    {
      workflow:
        'Ahead of each issue the drawings pass a round of tests on cross references, clashes, revisions, title blocks and code items, with schedules of doors and windows held against plans. Marks come back as a list. A checker weighs up every one and closes it.',
      build:
        'First set up rules in Solibri, Revit or Bluebeam, with a small script for revisions and title blocks. Then let an assistant hold plan text against schedule and specification. When it names a code item, that means look here; it never means pass.',
      checkpoint:
        'An issue waits while any item is open. A registered practitioner closes each under their own name, then signs.',
      first_step:
        'Take a finished project, group its RFIs by cause, and count those a basic cross check could have stopped.',
      stop_test:
        'Run five old sets with known errors through it, and if it spots under a third, go back to rule checks alone.',
      alternative:
        'Give every stage a checklist of two pages, use someone new to check, and let 24 hours pass after drawing ends.',
      risks: [
        {
          risk: 'A list of green ticks makes people blind to what the tool misses.',
          mitigation:
            'At every issue check a tenth of the sheets by hand, apart from the tool, and share what eyes alone caught.',
        },
        {
          risk: 'It quotes the code from an edition no longer in use.',
          mitigation: 'For each project set the edition in force on the consent date, and show it on every list.',
        },
      ],
      kpis: [
        {
          name: 'RFIs that our own documents cause',
          unit: 'per 100 sheets',
          baseline: 'group the RFIs of five past projects',
          target: '20 to 30 % fewer',
        },
        {
          name: 'hours to check an issue',
          unit: 'hours',
          baseline: 'keep a log over the next six issues',
          target: '25 to 35 % less',
        },
      ],
      data_needed: [
        '20 sets as issued, with RFIs and fixes that followed',
        'a checklist for every stage',
        'PDFs and models, with their revisions',
        'client standards and the code in force',
      ],
      must_not_decide:
        'That a design is safe to build or meets the code is certified by the registered engineer or architect, with licence number. No tool may do it.',
    },
    {
      workflow:
        'A set due out is tested for clashes, wrong revisions, poor title blocks, cross references that lead nowhere, and schedules of windows or doors that differ from plans. Code items are listed too. The checker receives it marked up, and settles point after point.',
      build:
        'Bluebeam, Revit and Solibri can run rules, and title blocks and revisions need no more than a script. An assistant comes next, to compare what plans, schedules and the specification say. Take its code items as a nudge to look; they clear nothing.',
      checkpoint:
        'Open points hold up the issue. Every one is closed, by name, by a registered practitioner, whose signature then lets it go.',
      first_step:
        'Sort one old project’s RFIs according to cause and see how many would not exist had someone cross-checked.',
      stop_test:
        'Use five past sets whose errors you know. Less than a third caught, and the rule checks are all you keep.',
      alternative:
        'Wait 24 hours after the last line is drawn, then have someone who has not seen it use a two-page list for that stage.',
      risks: [
        {
          risk: 'All is green, so the checker looks no further.',
          mitigation:
            'A tenth of each issue is still checked by people on their own, and all staff see what the tool had passed by.',
        },
        {
          risk: 'The clause it names is from a superseded code.',
          mitigation:
            'State for every project which edition its consent date calls for, and have lists carry that edition.',
        },
      ],
      kpis: [
        {
          name: 'RFIs traced to our drawings',
          unit: 'per 100 sheets',
          baseline: 'sort by cause what came in on the last five projects',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'time each issue takes to check',
          unit: 'hours',
          baseline: 'write it down for six issues to come',
          target: 'lower by 25 to 35 %',
        },
      ],
      data_needed: [
        '20 past sets, their RFIs and corrections',
        'stage checklists',
        'revision history of models and PDFs',
        'the code and client standards of today',
      ],
      must_not_decide:
        'Certifying a design, as safe or as meeting the code, takes a registered architect or engineer and their licence number. It is closed to software.',
    },
    {
      risks: [
        {
          risk: 'With a clean list in hand, checkers no longer search for themselves.',
          mitigation:
            'One sheet in ten is checked by hand at each issue, independently. Tell the office what people found and the tool did not.',
        },
        {
          risk: 'It may quote a clause that a later edition has changed.',
          mitigation:
            'Tie each project to the edition valid at its consent date, and have that edition appear on the list.',
        },
      ],
      kpis: [
        {
          name: 'RFIs due to our documents',
          unit: 'per 100 sheets',
          baseline: 'take five past projects and sort their RFIs by cause',
          target: 'bring them down 20 to 30 %',
        },
        {
          name: 'checking hours per issue',
          unit: 'hours',
          baseline: 'record the six issues ahead',
          target: 'a cut of 25 to 35 %',
        },
      ],
      workflow:
        'Drawing errors are found before the issue and not by the builder. The set is checked for title blocks, revisions, cross references, clashes, schedules that disagree with plans, and code items. The checker works down the list and closes each point.',
      build:
        'Rule checks come first, in Solibri, Bluebeam or Revit, plus a script that tests revisions and title blocks. An assistant can follow, comparing the words of plan, schedule and specification. Where it lists a code item, a person looks; it passes nothing.',
      checkpoint:
        'As long as one item is open, nothing is issued. A registered practitioner puts a name to each closure and then signs.',
      first_step:
        'Go through every RFI on a project you have finished and note its cause. Tick those that a plain cross check would have prevented.',
      stop_test:
        'Feed it five old sets with errors you know. Should it find less than a third of them, keep to rule checks and drop the rest.',
      alternative:
        'Let the set rest for 24 hours, then hand it to someone fresh with a two-page checklist for the stage.',
      data_needed: [
        '20 old sets with RFIs and corrections',
        'the checklists you use at each stage',
        'models, PDFs and how they were revised',
        'code and client rules as they stand',
      ],
      must_not_decide:
        'Compliance with the code and safety of the design are certified by people: an engineer or architect who is registered, under a licence number. The tool certifies nothing.',
    },
    {
      risks: [
        {
          risk: 'A green screen is taken as proof that the set is right.',
          mitigation:
            'People still check a tenth of sheets unaided each time, and what they alone caught is made known.',
        },
        {
          risk: 'The code edition behind the check is out of date.',
          mitigation:
            'Set the edition project by project, according to the consent date, and state it at the head of each list.',
        },
      ],
      kpis: [
        {
          name: 'queries (RFIs) our drawings give rise to',
          unit: 'per 100 sheets',
          baseline: 'look at five finished projects and find each cause',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'time spent checking before issue',
          unit: 'hours',
          baseline: 'note it for six issues in a row',
          target: '25 to 35 % shorter',
        },
      ],
      workflow:
        'Before a set goes out, the checker receives a marked list of what does not agree. It covers cross references, revisions, title blocks, clashes, code items, and doors or windows that differ between schedule and plan. Each is judged and closed by hand.',
      build:
        'Begin with what Revit, Bluebeam or Solibri can test by rule, and script the title block and revision checks. Later an assistant compares specification text with plans and schedules. Its code items tell people where to look and never say that all is well.',
      checkpoint:
        'A registered practitioner closes all items, each by name, before signing. An open one blocks the issue.',
      first_step:
        'Take the RFIs from one completed job. Which of them came from our own documents, and which would a simple cross check have stopped?',
      stop_test:
        'The test is five past sets. If two thirds or more of the known errors slip by, stay with plain rules.',
      alternative:
        'Use a fresh checker, a checklist of two pages for each stage and a full day, 24 hours, between drawing and checking.',
      data_needed: [
        '20 sets with the RFIs and fixes they led to',
        'each stage’s checklist',
        'drawing and model files with revisions',
        'the current code and clients’ standards',
      ],
      must_not_decide:
        'The registered architect or engineer signs, licence number included, that a design is safe and meets the code. Software may point things out and no more.',
    },
    {
      workflow:
        'The builder should not be the one to find your errors. So every set is run through checks before issue: revisions, title blocks, cross references, clashes, code items, and schedules of doors and windows against plans. A checker takes the marked list and closes item by item.',
      build:
        'Plain rules do the bulk, in Bluebeam, Solibri or Revit, and a short script sees to revisions and title blocks. Let an assistant then read specification, plan and schedule against one another. A code item from it asks for a look and grants nothing.',
      checkpoint:
        'The issue is signed by a registered practitioner who has closed each item by name. One left open, and it waits.',
      first_step:
        'Open the RFI log of a finished project. Give each RFI a cause, and see how many an ordinary cross check would have spared you.',
      stop_test:
        'Try it on five old sets. Unless it turns up a third of the errors you know of, plain rule checks will have to do.',
      alternative:
        'A fresh checker, a stage checklist of two pages and 24 hours’ rest before checking catch a great deal.',
      risks: [
        {
          risk: 'With everything green, people stop using their eyes.',
          mitigation:
            'A tenth of the sheets in each issue are hand-checked apart from the tool. What only people saw is passed round.',
        },
        {
          risk: 'A superseded edition of the code lies behind the check.',
          mitigation: 'Fix the edition per project by its consent date, and have it at the head of every list.',
        },
      ],
      kpis: [
        {
          name: 'site queries (RFIs) from our own documents',
          unit: 'per 100 sheets',
          baseline: 'give a cause to each RFI of five projects',
          target: '20 to 30 % less often',
        },
        {
          name: 'hours of checking per issue',
          unit: 'hours',
          baseline: 'keep a note through the next six',
          target: 'shave off 25 to 35 %',
        },
      ],
      data_needed: [
        '20 sets already issued, plus RFIs and fixes',
        'your checklists, stage by stage',
        'PDFs and models in all revisions',
        'the code now valid and clients’ own standards',
      ],
      must_not_decide:
        'A design is certified, for code and for safety, by a registered engineer or architect who gives a licence number. No software can stand in for that.',
    },
  ],
  'professional/candidate-matching': [
    {
      workflow:
        'Each order sets the must-haves. From the CVs on file the tool draws tickets, licence, notice, place and pay wanted, and shows everyone who fits beside the words that prove it. Calling, weighing up and sending people forward is the recruiter’s work.',
      build:
        'JobAdder and Bullhorn can parse and search; write down must-haves for every order. At first sight keep age, name, address and photo hidden. Let software handle CV layout, interview times and tickets that lapse. Give nobody a score.',
      checkpoint:
        'Every CV with the must-haves is read by a recruiter, who then phones. A colleague looks at 20 of the others each week.',
      first_step: 'Go back to five orders you filled and hunt in the pool for those who fitted but got no call.',
      stop_test:
        'End it on the spot if, in a monthly check, any group goes forward less than four-fifths as often as the rest without a reason in the job.',
      alternative:
        'Tag every candidate ten ways, refresh the tags by a quarterly phone round, and meet at nine about unfilled orders.',
      risks: [
        {
          risk: 'Past habits live on in the match, and older people, women or those with foreign degrees are passed over.',
          mitigation:
            'Set the pool against those sent forward every month, by group if you know it, and find out why they differ.',
        },
        {
          risk: 'The firm draws on old CVs whose owners never agreed to it.',
          mitigation: 'Text people after 24 months to renew their consent, and erase anyone who stays silent.',
        },
      ],
      kpis: [
        {
          name: 'working days until the shortlist is out',
          unit: 'working days',
          baseline: 'look at the 40 most recent orders',
          target: '30 to 40 % fewer',
        },
        {
          name: 'share of placements out of your own pool',
          unit: '% of placements',
          baseline: 'note where the last 60 came from',
          target: '10 points more',
        },
      ],
      data_needed: [
        'candidates on file, and when they consented',
        'orders and their must-haves',
        'fall-offs and placements over two years',
        'checks and tickets, with end dates',
      ],
      must_not_decide:
        'People are not scored, ranked or turned away by the tool. Recruiters choose whom they put forward, and the employer whom to hire.',
    },
    {
      workflow:
        'A client sends an order. The software reads pay hopes, place, notice, licence and tickets from the CVs you hold, and names those with all must-haves, quoting the line. Then a recruiter phones, forms a view and decides whom to propose.',
      build:
        'Write must-haves into each order, and use what Bullhorn or JobAdder has for parsing and search. The first screen shows no photo, name, address or age. Ticket dates, interview slots and CV layout can run by themselves. Scores are banned.',
      checkpoint:
        'Recruiters read and ring everyone whose CV shows the must-haves, and each week a second one looks into 20 that were left out.',
      first_step:
        'Choose five orders already filled and see who in the pool had every must-have and never heard from you.',
      stop_test:
        'When the month’s check finds one group put up at a rate below four-fifths of the others’, and the job gives no cause, stop that day.',
      alternative:
        'Talk open orders through at nine, give all candidates ten set tags, and ring round each quarterly list to keep them right.',
      risks: [
        {
          risk: 'It learns from old choices, to the cost of women, people with foreign degrees and the not so young.',
          mitigation:
            'Once a month look at the pool and at who was proposed, group by group as far as known, and explain each gap.',
        },
        {
          risk: 'People who sent a CV long ago never said you could use it now.',
          mitigation: 'At 24 months send a text to ask again; no reply means the CV is deleted.',
        },
      ],
      kpis: [
        {
          name: 'time from order to shortlist',
          unit: 'working days',
          baseline: 'check the dates on 40 orders',
          target: 'a drop of 30 to 40 %',
        },
        {
          name: 'jobs filled from the pool you have',
          unit: '% of placements',
          baseline: 'trace 60 placements to their source',
          target: 'up by 10 points',
        },
      ],
      data_needed: [
        'the candidate file with dates of consent',
        'what each order asks for',
        'two years of placements and fall-offs',
        'expiry of tickets and checks',
      ],
      must_not_decide:
        'Whom to propose is the recruiter’s choice, and whom to employ is the client’s. The tool gives no one a rank, a score or a refusal.',
    },
    {
      risks: [
        {
          risk: 'It carries on old patterns, so women, older people and those with degrees from abroad go missing.',
          mitigation:
            'Compare pool and proposals month by month, by group as far as you know it. Every gap is looked into.',
        },
        {
          risk: 'A CV sent long ago is still in use, without the owner’s agreement.',
          mitigation: 'When 24 months have passed, ask by text whether you may keep it. Silence means it is deleted.',
        },
      ],
      kpis: [
        {
          name: 'days a client waits for the shortlist',
          unit: 'working days',
          baseline: 'use 40 recent orders',
          target: 'bring it down 30 to 40 %',
        },
        {
          name: 'placements that came from your pool',
          unit: '% of placements',
          baseline: 'find the source of each of 60',
          target: 'a gain of 10 points',
        },
      ],
      workflow:
        'Recruiters see at once who in the pool fits an order, with the line in the CV that proves it. The tool reads tickets, licence, place, notice and pay sought from each CV and lists those with every must-have. Ringing, judging and proposing is for the recruiter.',
      build:
        'Bullhorn and JobAdder bring the parsing and the search; you supply must-haves for each order. Names, ages, photos and addresses stay hidden at first. CV layout, interview slots and ticket expiry can be automated. Nobody is scored.',
      checkpoint:
        'Whoever meets the must-haves has their CV read, and gets a call from a recruiter. Weekly, another one examines 20 that did not come up.',
      first_step:
        'Pick five orders you have filled. Who else in the pool met all the must-haves, and did anybody ring them?',
      stop_test:
        'Check every month. The tool goes that very day if some group is put forward under four-fifths as often as others, with no reason in the job.',
      alternative:
        'A nine o’clock stand-up on open orders helps. So do ten set tags on each candidate, refreshed by phone once a quarter.',
      data_needed: [
        'candidate files showing consent dates',
        'job orders, must-haves listed',
        'placements and fall-offs, two years',
        'when tickets and checks run out',
      ],
      must_not_decide:
        'Who goes forward is settled by the recruiter, and who is hired by the client employer. Scores, ranks and refusals by the tool are ruled out.',
    },
    {
      risks: [
        {
          risk: 'What you did in the past, the match does again, at the expense of women, older people or holders of foreign degrees.',
          mitigation:
            'Each month look at who was there and who was chosen, by group where you can, and ask why they differ.',
        },
        {
          risk: 'You are working with CVs that nobody said you could still use.',
          mitigation: 'Consent is renewed by text at 24 months, and people who do not reply are taken off.',
        },
      ],
      kpis: [
        {
          name: 'working days to a shortlist',
          unit: 'working days',
          baseline: 'measure it on the latest 40 orders',
          target: '30 to 40 % faster',
        },
        {
          name: 'share of jobs filled out of the pool',
          unit: '% of placements',
          baseline: 'label 60 placements by source',
          target: '10 points higher',
        },
      ],
      workflow:
        'Your own pool is searched before you advertise. For each job order the tool lists everyone on file with the must-haves, from tickets and licence to place, notice and pay, and quotes the CV. The recruiter phones them and decides who goes forward.',
      build:
        'Set the must-haves for every order in JobAdder or Bullhorn and let them search and parse. On the first view a recruiter sees no name, age, photo or address. Reformatting, interview times and lapsing tickets run on their own, without any scores.',
      checkpoint:
        'It is a recruiter who reads all CVs with the must-haves and picks up the phone. A second recruiter goes through 20 of the unlisted ones a week.',
      first_step:
        'Search the pool again for five orders that are closed. Count the people who would have qualified and never got a call.',
      stop_test:
        'A monthly check guards it. Where one group reaches less than four-fifths of the others’ rate and the job does not explain it, switch off at once.',
      alternative:
        'Without a tool, give candidates ten fixed tags and call through them every quarter. Discuss the open orders each morning at nine.',
      data_needed: [
        'people on file, each with a consent date',
        'must-haves, order by order',
        'who was placed and who fell off in two years',
        'tickets and checks by expiry date',
      ],
      must_not_decide:
        'No person is graded, sorted or refused by the tool. The choice of whom to propose rests with the recruiter, and of whom to hire with the employer.',
    },
    {
      workflow:
        'The people you need may already be on file. Given a job order, the tool reads the pool for place, pay sought, notice, tickets and licence, and lists whoever has the must-haves with the proof from the CV. Whom to ring and whom to put forward, a recruiter judges.',
      build:
        'Spell out must-haves for each order and let the search in JobAdder or Bullhorn do the reading. Its first screen leaves out photo, age, address and name. Hand over the chores, such as CV layout, interview times and ticket expiry. Scoring is not among them.',
      checkpoint:
        'Meeting the must-haves means a recruiter reads your CV and rings. Every week a second recruiter draws 20 from those who did not come up.',
      first_step:
        'Go back to five orders that were filled and search anew. Some had every must-have and no call: how many?',
      stop_test:
        'Each month compare rates. A group put forward at under four-fifths of the others, with nothing in the job to explain it, ends the trial that day.',
      alternative:
        'Ten tags a candidate, renewed by phone every quarter, make your pool searchable. Open orders are talked over at nine, standing.',
      risks: [
        {
          risk: 'It learns whom you used to pick and leaves women, older people or foreign graduates aside.',
          mitigation:
            'Month by month, lay those put forward beside the pool, by group where it is known. A gap needs an answer.',
        },
        {
          risk: 'You work from CVs whose owners have long forgotten you.',
          mitigation: 'After 24 months a text asks if you may keep it. No answer, no CV.',
        },
      ],
      kpis: [
        {
          name: 'wait from job order to shortlist',
          unit: 'working days',
          baseline: 'follow 40 orders back',
          target: 'trim it by 30 to 40 %',
        },
        {
          name: 'placements found among your own candidates',
          unit: '% of placements',
          baseline: 'ask of 60 placements where each came from',
          target: 'lift it by 10 points',
        },
      ],
      data_needed: [
        'candidates and the day each consented',
        'orders, each with its must-haves',
        'two years’ placements, and who fell off',
        'when checks and tickets lapse',
      ],
      must_not_decide:
        'The recruiter says who is proposed and the employer who is hired. No tool may grade people, put them in order or send them away.',
    },
  ],
  'professional/property-enquiries': [
    {
      workflow:
        'A call nobody took, or a note from the portal, gets an answer straight away. The assistant gives what the listing says, proposes times to inspect and puts two questions. Keen buyers and sellers reach the agent by phone, along with all that was said.',
      build:
        'AgentBox, VaultRE and Rex have a reply tool; link the portal mail to it, or use an agent for text and chat. Listing fields are its only source. It puts visits in the agent’s diary and keeps a note of every contact.',
      checkpoint:
        'In the evening the listing agent goes through that day’s chats and calls back whoever raised an offer, the contract or the price.',
      first_step:
        'Play the buyer: at various hours send five enquiries through the portal to your office and clock each reply.',
      stop_test:
        'If over 3 % of the replies you sample contain an error, or eight weeks bring no more inspections, turn it off.',
      alternative:
        'Give each listing a ready reply with times to inspect, and roster a person for the phones at weekends.',
      risks: [
        {
          risk: 'A buyer acts on a false school zone or a hint about price.',
          mitigation:
            'On price it may only repeat the published guide word for word, and strata, zones and easements are for the agent.',
        },
        {
          risk: 'It sorts tenants by where they come from, their family or how they earn.',
          mitigation: 'Its questions stop at how many people and which dates; the owner picks from full applications.',
        },
      ],
      kpis: [
        {
          name: 'wait for the first reply',
          unit: 'minutes',
          baseline: 'for two weeks, stamp 200 enquiries',
          target: 'under 15 minutes in 90 % of cases',
        },
        {
          name: 'inspections that come out of enquiries',
          unit: '% of enquiries',
          baseline: 'use a month of the diary to count them',
          target: '15 to 25 % more',
        },
      ],
      data_needed: [
        'listings with every field filled and checked',
        'the calendar of inspections',
        'enquiries of three months and what came of them',
        'agreed answers on forms and process',
      ],
    },
    {
      workflow:
        'Within moments of a portal enquiry or missed call, a reply goes out with listing facts and inspection times, and with two questions. Vendors, and buyers who are ready, are put through to the agent, who can read the chat so far.',
      build:
        'Feed portal mail into Rex, AgentBox or VaultRE, whose reply tools will do, or into a text and chat agent. It may speak from the listing and from nothing else. Bookings go in the diary of the agent, and each contact leaves a trace.',
      checkpoint:
        'Each night the listing agent reads through all chats, then phones people who asked what it costs, what the contract says or how to offer.',
      first_step:
        'Test yourself like a mystery shopper: five portal enquiries, spread over the day and night, with a stopwatch on the answers.',
      stop_test:
        'Eight weeks without more inspections, or facts wrong in over 3 % of a sample, is reason to turn it off.',
      alternative:
        'Write one reply for each listing with its inspection times, and have one of the team mind weekend calls.',
      risks: [
        {
          risk: 'A buyer is told the wrong school zone, or hears a price, and counts on it.',
          mitigation:
            'What it says about price is the guide as published, to the letter; for easements, strata and zones it hands over to the agent.',
        },
        {
          risk: 'Applicants to rent are screened by origin, family or source of income.',
          mitigation:
            'How many people, and when: it asks no more, and owners choose with the whole application in front of them.',
        },
      ],
      kpis: [
        {
          name: 'minutes before an enquirer hears from you',
          unit: 'minutes',
          baseline: 'note the times of 200 enquiries within two weeks',
          target: '90 % inside 15 minutes',
        },
        {
          name: 'enquirers who come to inspect',
          unit: '% of enquiries',
          baseline: 'take one month from the diary',
          target: 'up by 15 to 25 %',
        },
      ],
      data_needed: [
        'full and checked listing details',
        'inspection times',
        'three months’ enquiries, outcome included',
        'replies on process and forms, approved',
      ],
    },
    {
      risks: [
        {
          risk: 'A buyer trusts what it said on price or school zone, and it was wrong.',
          mitigation:
            'It repeats the published price guide exactly. Questions on zones, strata and easements are passed to the agent.',
        },
        {
          risk: 'Would-be tenants are sifted by origin, family or where their money comes from.',
          mitigation:
            'Let it ask for dates and the number of people, no more. The owner selects a tenant from complete applications.',
        },
      ],
      kpis: [
        {
          name: 'minutes to a first answer',
          unit: 'minutes',
          baseline: 'record arrival and reply for 200 enquiries over two weeks',
          target: '90 % answered in under 15 minutes',
        },
        {
          name: 'share of enquiries with an inspection',
          unit: '% of enquiries',
          baseline: 'go by one month in the diary',
          target: 'a lift of 15 to 25 %',
        },
      ],
      workflow:
        'Nobody who enquires about a property waits till Monday for an answer. Portal messages and missed calls get listing facts, inspection times and two questions at once. The agent’s phone rings for vendors and keen buyers, with the conversation attached.',
      build:
        'Rex, VaultRE and AgentBox have reply tools that take the portals’ enquiry mail; a text and chat agent is the other way. Allow it the listing fields and nothing more. Let it book the agent’s diary and record all contacts.',
      checkpoint:
        'At the end of the day the listing agent reads every conversation. People who mentioned price, contract or an offer get a call.',
      first_step:
        'Be your own mystery shopper: five portal enquiries, sent from morning to midnight, show how long replies take.',
      stop_test:
        'Two things end it: a wrong fact in over 3 % of the replies sampled, or no rise in inspections within eight weeks.',
      alternative:
        'Write a reply for every listing that already holds the inspection times, and let one person cover the weekend phones.',
      data_needed: [
        'listing fields, complete and verified',
        'dates and times for inspections',
        'enquiries over three months with their result',
        'standard answers about forms and process',
      ],
    },
    {
      risks: [
        {
          risk: 'The assistant names a price or a school zone, gets it wrong, and somebody buys on the strength of it.',
          mitigation:
            'Beyond the published guide, in its exact words, it says nothing on price. Strata, easements and zones are the agent’s.',
        },
        {
          risk: 'Its questions shut out renters by income, background or children.',
          mitigation:
            'Confine it to how many will live there and from when. Owners decide, with each application complete before them.',
        },
      ],
      kpis: [
        {
          name: 'how fast enquirers get a reply',
          unit: 'minutes',
          baseline: 'put time stamps on 200 enquiries in the space of two weeks',
          target: 'below 15 minutes for 90 % of them',
        },
        {
          name: 'enquiries that end in an inspection',
          unit: '% of enquiries',
          baseline: 'check the diary for one month',
          target: '15 to 25 % higher',
        },
      ],
      workflow:
        'Agents ring the hot leads while the assistant looks after the rest. It answers missed calls and portal enquiries at once from the listing, proposes times and asks two questions. Ready buyers and vendors reach the agent with everything said so far.',
      build:
        'Point the portal mail at the reply tool you may already have in AgentBox, Rex or VaultRE, or at an agent for chat and text. Its knowledge ends with the listing fields. It enters inspections in the diary and notes each contact.',
      checkpoint:
        'Each evening the day’s conversations are read by the listing agent, who phones all who wanted to know about an offer, the price or the contract.',
      first_step:
        'Send five portal enquiries to yourselves, at odd hours too. Note how many minutes pass until each is answered.',
      stop_test:
        'Let it run for eight weeks. Turn it off if inspections stay level, or if errors show up in above 3 % of sampled replies.',
      alternative:
        'Have a standard answer with inspection times for each listing, and a weekend roster for the phones.',
      data_needed: [
        'checked listings with no gaps',
        'the inspection diary',
        'what three months of enquiries led to',
        'approved wording on process and forms',
      ],
    },
    {
      workflow:
        'The first agent to answer usually gets the inspection. Your assistant replies at once to portal mail and missed calls with what the listing says. Two questions and some inspection times go with it. A vendor or hot buyer rings through to the agent, talk attached.',
      build:
        'Let portal enquiries run into a reply tool: VaultRE, Rex and AgentBox have one, and chat or text agents do it too. It knows the listing fields and no more. Inspections land in the diary, and every contact is logged.',
      checkpoint:
        'Before the evening is out, the listing agent has read all talks. Whoever spoke of price, an offer or the contract gets rung.',
      first_step:
        'Try your own office as a stranger would. Five enquiries by portal, at five different hours, and a watch on each reply.',
      stop_test:
        'It goes off if above 3 % of a sample has a fact wrong, or if eight weeks bring no gain in inspections.',
      alternative: 'Prepare one reply per listing with its inspection times. Somebody is on the phones at the weekend.',
      risks: [
        {
          risk: 'A wrong school zone, or a loose word on price, becomes a buyer’s reason to buy.',
          mitigation: 'On price it recites the published guide. Zones, strata and easements are left to the agent.',
        },
        {
          risk: 'Renters are sifted out by background, children or source of income.',
          mitigation: 'It may ask when, and for how many. Tenants are chosen by owners, on the complete application.',
        },
      ],
      kpis: [
        {
          name: 'how long an enquirer waits for you',
          unit: 'minutes',
          baseline: 'log times for 200 enquiries across two weeks',
          target: '15 minutes or less for 90 %',
        },
        {
          name: 'inspections per hundred enquiries',
          unit: '% of enquiries',
          baseline: 'go through a month of diary entries',
          target: 'raise it 15 to 25 %',
        },
      ],
      data_needed: [
        'listings complete and proof-read',
        'when inspections take place',
        'enquiries for three months, and how they ended',
        'signed-off answers about process and forms',
      ],
    },
  ],
  'professional/tenant-repairs': [
    {
      workflow:
        'Tenants fill in a form, add photos and answer the sort of questions a plumber has. By the tenancy law the tool marks what is urgent, then writes a work order and a mail for the owner. Once the property manager agrees, texts go to trade and tenant.',
      build:
        'PropertyTree, PropertyMe and Console Cloud each have a maintenance add-on. Turn the law’s urgent repairs into firm rules, with a number that answers 24 hours a day. AI may rank what is left and write the messages.',
      checkpoint:
        'Work orders wait for the property manager’s yes. Twice daily the manager also scans the non-urgent ones for a wrong grade.',
      first_step:
        'Go through 100 past requests, mark them against the urgent list of your state, and write down the wait for each.',
      stop_test: 'During the eight-week trial, one urgent job marked routine is enough to end the sorting.',
      alternative:
        'Use a web form that takes photos, let repairs below a set sum go ahead, and keep a trade on call for each type of fault.',
      risks: [
        {
          risk: 'Sparking wires or escaping gas end up in the everyday pile.',
          mitigation:
            'Words such as gas, spark, flood, lock and no heat set off the duty phone, and AI may not grade them down.',
        },
        {
          risk: 'The longest waits fall on those with no phone or weak English.',
          mitigation:
            'Let people report by speaking and in their own language, and each month set waits side by side for every channel.',
        },
      ],
      kpis: [
        {
          name: 'time until a report becomes a work order',
          unit: 'hours',
          baseline: 'use the stamps on 100 recent requests',
          target: '40 to 60 % shorter',
        },
        {
          name: 'calls from people who want to know where it stands',
          unit: 'per 100 work orders',
          baseline: 'keep a tally over three weeks',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'work orders of 12 months',
        'standing approvals and what owners let you spend',
        'trades, their hours and insurance',
        'what the state lists as urgent repairs',
      ],
      must_not_decide:
        'No software refuses a repair, marks an urgent one down or acts on arrears. Under the tenancy law that is for the property manager and the owner.',
    },
    {
      workflow:
        'The fault comes in on a form, photos attached, and the tool puts a plumber’s questions to the tenant. What tenancy law calls urgent is marked. The work order is drafted, and so is a note to the owner, for the property manager to approve. Trade and tenant are then kept posted by text.',
      build:
        'Look at the maintenance add-on for Console Cloud, PropertyTree or PropertyMe. Urgent repairs, as the law lists them, become rules that do not bend, backed by a 24-hour line. What remains can be graded by AI, which drafts messages too.',
      checkpoint:
        'Every work order has the property manager’s approval, and the list of lesser repairs is read for errors twice daily.',
      first_step:
        'Take 100 repair requests, apply your state’s list of what is urgent, and see how long each was left.',
      stop_test: 'If, in eight weeks of trial, even one urgent fault is called routine, sorting by tool is over.',
      alternative:
        'Have a form on the web with room for photos, a sum below which no one need ask, and one trade for each kind of trouble.',
      risks: [
        {
          risk: 'The tool treats live wiring or a smell of gas as nothing special.',
          mitigation:
            'No heat, flood, lock, gas and spark are fixed triggers for the duty phone, beyond the reach of AI.',
        },
        {
          risk: 'People without a phone, or whose English is poor, are served last.',
          mitigation:
            'Open the channel to speech and other tongues, and check monthly which channel waits the longest.',
        },
      ],
      kpis: [
        {
          name: 'hours a tenant waits for the work order',
          unit: 'hours',
          baseline: 'read the times stamped on 100 past requests',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'progress calls',
          unit: 'per 100 work orders',
          baseline: 'count them for three weeks',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        '12 months’ work orders',
        'owners’ limits and standing approvals',
        'trades with insurance and times',
        'the state’s list of urgent repairs',
      ],
      must_not_decide:
        'Refusing a repair, grading urgent work down and acting on arrears stay with the property manager, who settles it with the owner by the tenancy law. Software may not.',
    },
    {
      risks: [
        {
          risk: 'The system takes leaking gas or a bare wire for an everyday matter.',
          mitigation:
            'Certain words (lock, flood, spark, gas, no heat) reach the duty phone instantly, and no AI may grade them lower.',
        },
        {
          risk: 'Whoever has little English, or no phone, is served last.',
          mitigation:
            'Let tenants speak their report, in any language, and check monthly whether one channel waits longer than others.',
        },
      ],
      kpis: [
        {
          name: 'hours between report and work order',
          unit: 'hours',
          baseline: 'read the stamps on your last 100 requests',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'tenants who ring to ask how far it is',
          unit: 'per 100 work orders',
          baseline: 'note each such call for three weeks',
          target: 'a cut of 30 to 50 %',
        },
      ],
      workflow:
        'Repair requests arrive with the work order drafted and the legally urgent ones marked. The tenant has sent photos by form and answered what a plumber would ask. The property manager approves order and owner’s mail, and tenant and trade get a text.',
      build:
        'The maintenance add-on in PropertyTree, Console Cloud or PropertyMe does most of this. The law’s own list of urgent repairs is entered as firm rules, next to a number that is open 24 hours. AI is left with sorting the others and drafting messages.',
      checkpoint:
        'No work order leaves unless the property manager approves it. Morning and afternoon the non-urgent list is read for grades that are wrong.',
      first_step:
        'Take your last 100 requests and sort them by what your state calls urgent. Beside each, write the time it lay there.',
      stop_test: 'The trial lasts eight weeks. One urgent repair called routine in that time, and the sorting stops.',
      alternative:
        'Put up a web form with space for photos, agree with owners on a sum that needs no call, and name one trade on call per type of fault.',
      data_needed: [
        'a year of work orders, 12 months',
        'owners’ spending limits and approvals',
        'the trade list, insured and with hours',
        'your state’s urgent repairs',
      ],
      must_not_decide:
        'Within tenancy law, property manager and owner decide on refusing a repair, on arrears and on any lower grade for urgent work. The software has no part in it.',
    },
    {
      risks: [
        {
          risk: 'Live wires, or a smell of gas, could be graded as routine.',
          mitigation:
            'On gas, spark, flood, lock or no heat the duty phone rings straight away. Those grades are out of AI’s hands.',
        },
        {
          risk: 'Tenants with weak English or without a phone fall to the back of the queue.',
          mitigation:
            'Accept spoken reports and other languages. Each month, compare how long every channel had to wait.',
        },
      ],
      kpis: [
        {
          name: 'time to issue a work order',
          unit: 'hours',
          baseline: 'check 100 requests by their time stamps',
          target: '40 to 60 % faster',
        },
        {
          name: 'calls about progress',
          unit: 'per 100 work orders',
          baseline: 'have staff tally them through three weeks',
          target: '30 to 50 % less',
        },
      ],
      workflow:
        'Property managers approve work orders instead of writing them. The tenant’s form brings photos and the answers a trade would want, and the tool marks what tenancy law calls urgent. It drafts the order and a mail to the owner, and texts keep tenant and trade informed.',
      build:
        'Write your state’s urgent repairs into the system as rules nobody can bend, with a phone that answers 24 hours. Use the maintenance add-on of Console Cloud, PropertyMe or PropertyTree for it. AI then sorts what is not urgent and prepares the messages.',
      checkpoint:
        'Each order waits for the property manager, who also rereads the non-urgent requests twice a day in case one is graded too low.',
      first_step:
        'Grade 100 past repair requests by hand against the state’s urgent list, and work out how long tenants waited for each.',
      stop_test:
        'A single urgent fault graded as routine during the eight weeks is one too many, and the tool stops sorting.',
      alternative:
        'A form on your website with photos, one trade on call for each kind of fault and owners’ standing approval to a set sum go a long way.',
      data_needed: [
        'work orders going back 12 months',
        'what owners approve in advance, and up to how much',
        'trades, with cover and working hours',
        'repairs the state calls urgent',
      ],
      must_not_decide:
        'Tenancy law leaves it to the property manager, together with the owner, to refuse a repair, change an urgent grade or pursue arrears. A machine may not.',
    },
    {
      workflow:
        'Urgent repairs stand out by law and not by luck. A tenant sends photos with a form, and the tool asks what any plumber would. It marks what the tenancy act calls urgent and drafts work order and owner’s mail. After the property manager’s yes, texts go out.',
      build:
        'Turn the statutory list of urgent repairs into fixed rules and put a 24-hour number beside it. Console Cloud, PropertyMe and PropertyTree have a maintenance add-on for it. AI may sort what is not urgent and write messages.',
      checkpoint:
        'The property manager passes every work order. Twice a day they also look down the non-urgent list in case a grade is wrong.',
      first_step:
        'Get out 100 repair requests and hold them against your state’s urgent list. What grade was each, and how long did it lie?',
      stop_test:
        'Eight weeks of trial, no mistakes allowed. An urgent repair graded routine, even once, ends the sorting.',
      alternative:
        'Photos on a web form, one trade on call per kind of fault, and a sum that owners approve in advance: that may be all you need.',
      risks: [
        {
          risk: 'Sparks or gas are put in the queue with dripping taps.',
          mitigation:
            'Five triggers (gas, spark, flood, lock, no heat) ring the duty phone on the spot. AI cannot touch their grade.',
        },
        {
          risk: 'Those with little English, or without a phone, are left waiting.',
          mitigation:
            'Reports may be spoken and in any language. Waiting times are compared monthly, channel by channel.',
        },
      ],
      kpis: [
        {
          name: 'delay between report and work order',
          unit: 'hours',
          baseline: 'go by time stamps on the last 100',
          target: 'trim it by 40 to 60 %',
        },
        {
          name: 'people ringing to hear how it is going',
          unit: 'per 100 work orders',
          baseline: 'count such calls over three weeks',
          target: 'push them down by 30 to 50 %',
        },
      ],
      data_needed: [
        '12 months of issued work orders',
        'how far owners let you spend unasked',
        'trades on your list, cover and hours',
        'the statutory urgent repairs',
      ],
      must_not_decide:
        'Bound by tenancy law, owner and property manager decide on refusals, urgent grades and arrears. No software may take that from them.',
    },
  ],
  'professional/client-mail': [
    {
      workflow:
        'All letters, once scanned, and all mail land in a common queue. The tool finds the client, the job and the date by which to act, and gives someone the task. Routine answers come ready drafted. Whatever has sat for over two days is shown to partners.',
      build:
        'Karbon does triage, while SharePoint and FYI file mail. Link each item by job number and the client’s address. For letters from council, ASIC and the ATO, a rule picks out the date and a person ticks it.',
      checkpoint:
        'Every morning a manager reads the fresh due dates. Client service staff put a tick on each notice that was filed.',
      first_step:
        'Pick a Friday and get every partner to tally client mails still without an answer, noting how old and what sort.',
      stop_test: 'Sample 100 a week; if, six weeks in, over 2 % sit in the wrong file, stop filing by machine.',
      alternative:
        'Set up one address for each service line, put someone on duty each day, and log notices by the date they fall due.',
      risks: [
        {
          risk: 'Clients have similar names, and a notice lands in the wrong file.',
          mitigation:
            'Only a job number, the ABN or the end of the TFN counts as a match; if none fits, somebody files it by hand.',
        },
        {
          risk: 'A fraudster poses as your client and wants a return sent or bank details changed.',
          mitigation:
            'Hold mail about bank details or returns until the client confirms by phone, using the number you already have.',
        },
      ],
      kpis: [
        {
          name: 'requests left open for over two days',
          unit: 'a week',
          baseline: 'on four Fridays, count them in every inbox',
          target: 'half as many',
        },
        {
          name: 'notices whose due date is on record',
          unit: '% of notices',
          baseline: 'go through the last 60',
          target: '100 %',
        },
      ],
      data_needed: [
        'clients and jobs with their addresses',
        'notices and mail of three months',
        'how fast you promise to answer, by request',
        'templates for replies',
      ],
    },
    {
      workflow:
        'One queue takes in mail and the letters you scan. The system ties every item to its job and client, finds when it is due, and passes on a task. It writes the usual answers in draft. Partners are shown things left for more than two days.',
      build:
        'FYI and SharePoint can file mail; Karbon can sort it. The keys are job number and client address. Dates in letters from ASIC, the ATO or a council are found by rule, and then somebody ticks that they are right.',
      checkpoint:
        'New dates are a manager’s first job of the day. Filed notices are each ticked by one of the client service team.',
      first_step:
        'On one Friday each partner goes through the inbox and notes every client mail left unanswered, its age and its type.',
      stop_test: 'Six weeks in, look at that week’s sample of 100. With over 2 % astray, filing by machine must go.',
      alternative:
        'Every service line has its own shared address; one person a day is on duty, and notices sit in a register by due date.',
      risks: [
        {
          risk: 'A notice goes to a client who merely sounds like the right one.',
          mitigation:
            'Names never suffice: it takes the ABN, a TFN ending or the job number, or else a human does the filing.',
        },
        {
          risk: 'What looks like a client’s mail asks for a return, or for new bank details, and is a fraud.',
          mitigation: 'Lock the request, and phone that client on the number in your records before anything moves.',
        },
      ],
      kpis: [
        {
          name: 'client requests older than two days',
          unit: 'a week',
          baseline: 'take a count across all inboxes, four Fridays running',
          target: 'down by half',
        },
        {
          name: 'share of notices with the date entered',
          unit: '% of notices',
          baseline: 'look up 60 recent notices',
          target: 'all of them, 100 %',
        },
      ],
      data_needed: [
        'a client and job list that holds addresses',
        'mail and notices, three months’ worth',
        'what you promise for each kind of request',
        'standard replies',
      ],
    },
    {
      risks: [
        {
          risk: 'Two clients share a name, and the notice goes to the other one.',
          mitigation:
            'The ABN, the last digits of the TFN or the job number must agree. Where none does, a person files.',
        },
        {
          risk: 'Somebody posing as a client asks you for a return or to change an account.',
          mitigation: 'Freeze any such request. It is released after a call to the client, on the number you hold.',
        },
      ],
      kpis: [
        {
          name: 'mails unanswered for more than two days',
          unit: 'a week',
          baseline: 'on each of four Fridays, total them over all inboxes',
          target: 'cut them by half',
        },
        {
          name: 'notices that have their due date recorded',
          unit: '% of notices',
          baseline: 'test 60 recent ones',
          target: 'every one, 100 %',
        },
      ],
      workflow:
        'Every notice and client mail finds its job, its due date and someone to deal with it. Mail and scans enter one queue, where the tool matches client and job. Common replies come as drafts, and anything past two days appears before the partners.',
      build:
        'Sort with Karbon, or file with SharePoint or FYI, and match on job number and client address. For notices from the ATO, ASIC or councils, let a rule find the due date. A person confirms it with a tick.',
      checkpoint:
        'The morning begins with a manager’s look at new due dates. Each notice that was filed gets a tick from client service.',
      first_step:
        'Choose a Friday. Every partner counts the client mails that still want an answer, and notes their age and kind.',
      stop_test: 'Draw 100 filed items a week. If above 2 % are in the wrong place six weeks on, people file again.',
      alternative:
        'Give each service line a shared address and someone on duty every day. A register keeps the notices and their due dates.',
      data_needed: [
        'clients, jobs and mail addresses',
        'three months of client mail and notices',
        'promised reply times by type of request',
        'model replies',
      ],
    },
    {
      risks: [
        {
          risk: 'The notice of one client lands with another whose name is similar.',
          mitigation:
            'A name is no match. Only job number, ABN or TFN tail will do, and without them someone files by hand.',
        },
        {
          risk: 'A mail that seems to come from a client wants bank details altered.',
          mitigation:
            'Requests for that, or for a return, are blocked until the client has confirmed by phone, on a known number.',
        },
      ],
      kpis: [
        {
          name: 'open requests past the two-day mark',
          unit: 'a week',
          baseline: 'have all inboxes counted on four Fridays',
          target: 'halve them',
        },
        {
          name: 'due dates captured from notices',
          unit: '% of notices',
          baseline: 'inspect the 60 latest',
          target: 'complete, at 100 %',
        },
      ],
      workflow:
        'Nothing from the ATO or a client lies unseen in one person’s inbox. A common queue takes mail and scanned letters, reads client, job and due date, and hands out tasks. Usual answers are drafted, and partners see whatever waited beyond two days.',
      build:
        'Your practice software may already do this: Karbon triages mail, and FYI or SharePoint files it. Job number and client address make the match. Due dates in council, ASIC and ATO letters are picked up by a rule and ticked by somebody.',
      checkpoint:
        'Client service ticks off every notice once filed. New due dates are read by a manager first thing each day.',
      first_step:
        'Ask all partners to open their inbox on the same Friday and count what clients are still waiting for, by age and type.',
      stop_test:
        'Stop the automatic filing if, from week six on, more than 2 in 100 sampled items, or 2 %, turn out to be misfiled.',
      alternative:
        'Do it by hand with a duty person each day, one address per service line and a list of notices in order of due date.',
      data_needed: [
        'addresses by client and job',
        'notices and mails over three months',
        'the service you promise, by request',
        'ready answers for common requests',
      ],
    },
    {
      workflow:
        'Nothing gets lost between inbox and job. Mail and scanned letters share a queue, where each is tied to client and job and dated by when it is due. Someone gets the task, with a draft if the reply is common. After two days unanswered, a partner sees it.',
      build:
        'Match by number of the job and address of the client. Karbon can triage so, and SharePoint or FYI can file. Council, ATO and ASIC letters have their due date found by rule. A person’s tick makes it count.',
      checkpoint:
        'Two habits guard it: a manager reads new due dates every morning, and client service ticks notices as they are filed.',
      first_step: 'One Friday, all partners count the client mails they owe an answer, by kind and age.',
      stop_test: 'Sample 100 each week. If misfiling is above 2 % once six weeks have gone, file by hand.',
      alternative:
        'A shared address for every service line, one duty person a day and a register of notices by due date need no software.',
      risks: [
        {
          risk: 'Similar names, and the notice sits in a stranger’s file.',
          mitigation:
            'Names do not count. ABN, job number or the tail of the TFN must fit, and if they do not, a person files.',
        },
        {
          risk: 'A swindler writes as your client and asks for a return or new bank details.',
          mitigation: 'Anything of the sort is frozen. Only your own call, to a number on file, releases it.',
        },
      ],
      kpis: [
        {
          name: 'requests waiting past two days',
          unit: 'a week',
          baseline: 'go round all inboxes, four Fridays in a row',
          target: 'bring them down by half',
        },
        {
          name: 'notices with the due date on file',
          unit: '% of notices',
          baseline: 'examine the most recent 60',
          target: 'not one missing, 100 %',
        },
      ],
      data_needed: [
        'who your clients are, their jobs and addresses',
        'mail and official notices, three months',
        'reply times you promise, by request',
        'replies kept as templates',
      ],
    },
  ],
  'professional/campaign-reports': [
    {
      workflow:
        'Web and ad accounts fill a sheet for each client. The tool writes what moved and what might lie behind it, in words that suit the client. The account manager tests those reasons, adds advice and takes it to the meeting. New copy begins with the brief and what worked before.',
      build:
        'A connector brings GA4, Meta and Google figures into Supermetrics or Looker Studio. For each client hold a guide to tone and the ten best pieces as models. The connector supplies every total, and drafting must leave all numbers alone.',
      checkpoint:
        'Reports need the account manager’s signature. No piece goes live until both the client and an editor have said yes.',
      first_step:
        'Clock a whole month-end for three clients, with separate times for layout, writing, checking and pulling data.',
      stop_test:
        'Two month-ends should make reports 25 % quicker; if they do not, or if a client twice spots a bad number, give it up.',
      alternative: 'Give each client a live page with five numbers, and talk for 15 minutes rather than build slides.',
      risks: [
        {
          risk: 'A fall in results is put down to something that no one tested.',
          mitigation:
            'Label every reason as a guess or as checked, and test or delete the guesses ahead of the meeting.',
        },
        {
          risk: 'An image or text may borrow from others, or fail to belong to the client.',
          mitigation:
            'State AI use in your contract, search for lookalikes of main visuals, and file each draft with its changes.',
        },
      ],
      kpis: [
        {
          name: 'time each client report takes',
          unit: 'hours',
          baseline: 'for a month, clock every report',
          target: '40 to 60 % less',
        },
        {
          name: 'how many rounds copy needs',
          unit: 'rounds',
          baseline: 'look back at 30 pieces',
          target: 'one round fewer',
        },
      ],
      data_needed: [
        'web and ad accounts that clients have opened to you',
        'approved copy and its briefs',
        'a guide to each brand’s voice',
        'budgets and goals',
      ],
    },
    {
      workflow:
        'Each client has a sheet, fed by their web and ad accounts. A draft tells, in a tone that is theirs, which numbers moved and the likely reason. The account manager verifies that, writes the advice and shows it. For copy, drafts build on past hits and the brief.',
      build:
        'Looker Studio or Supermetrics can hold what a connector draws from Meta, Google and GA4. Per client, keep ten pieces that did best and a note on voice. Sums are the connector’s business; no figure may be touched by the writing tool.',
      checkpoint: 'It takes the account manager to sign a report, and an editor plus the client to let a piece run.',
      first_step:
        'Pick three clients and measure a month-end from start to end: data pulls, checks, writing, layout, each on its own.',
      stop_test:
        'Either of these ends it: a wrong figure found by a client twice, or less than 25 % saved on reports by the second of two month-ends.',
      alternative: 'Swap slides for a 15-minute talk over a live dashboard, five numbers to each client.',
      risks: [
        {
          risk: 'Results drop, and the report offers a reason without proof.',
          mitigation:
            'Causes bear a mark, guess or checked, and before you meet the client each guess is tested or taken out.',
        },
        {
          risk: 'What you deliver may resemble another’s work, or not be the client’s to own.',
          mitigation: 'Let the contract mention AI, check key visuals for likeness, and save every draft and edit.',
        },
      ],
      kpis: [
        {
          name: 'hours that go into a client’s report',
          unit: 'hours',
          baseline: 'time one month of reports, all of them',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'rounds before a piece is approved',
          unit: 'rounds',
          baseline: 'count them for 30 recent pieces',
          target: 'down by one round',
        },
      ],
      data_needed: [
        'accounts for ads and web, with consent',
        'copy that was approved, and the brief',
        'how each brand sounds',
        'targets and budgets by client',
      ],
    },
    {
      risks: [
        {
          risk: 'A decline is explained by something that sounds right and was never tested.',
          mitigation:
            'Each cause is labelled guess or checked. Before the meeting, guesses are either proved or removed.',
        },
        {
          risk: 'A picture or a line of copy may belong to somebody else.',
          mitigation:
            'Cover AI in the client contract, search key visuals for lookalikes, and archive all drafts and edits.',
        },
      ],
      kpis: [
        {
          name: 'report hours for each client',
          unit: 'hours',
          baseline: 'take one month and time every report',
          target: 'bring them down 40 to 60 %',
        },
        {
          name: 'approval rounds per piece of copy',
          unit: 'rounds',
          baseline: 'go through the latest 30 pieces',
          target: 'one less than now',
        },
      ],
      workflow:
        'Month-end reports are drafted for you, and account managers spend their time on the advice. Ad and web figures run into a sheet for each client, and the tool writes what changed and why it might have. Copy begins from the brief and earlier winners.',
      build:
        'A connector joins Meta, GA4 and Google in Supermetrics or Looker Studio, and every total comes from there. To draft, the tool has a voice guide and the ten best pieces of each client. It may not alter a number.',
      checkpoint:
        'A report is released by the account manager. A piece of copy runs after an editor and then the client have approved it.',
      first_step:
        'Take three clients at month-end and time four things for each: data pulls, checks, writing and layout.',
      stop_test:
        'Give it two month-ends. Reports must be 25 % faster, and no client may catch a wrong figure a second time; otherwise stop.',
      alternative: 'Replace the slides with five live figures on a dashboard per client and a talk of 15 minutes.',
      data_needed: [
        'ad and web data, shared with consent',
        'past briefs and the copy approved',
        'a voice guide for every client',
        'what clients aim for and can spend',
      ],
    },
    {
      risks: [
        {
          risk: 'The draft gives a reason for the fall, and nobody has looked into it.',
          mitigation:
            'Sort reasons into checked and guessed. What is guessed must be tested or struck before the client sees it.',
        },
        {
          risk: 'Your visuals or texts turn out to resemble another’s, or ownership is unclear.',
          mitigation:
            'The contract says how AI is used, key visuals are searched for likeness, and drafts with edits are stored.',
        },
      ],
      kpis: [
        {
          name: 'hours of work behind a report',
          unit: 'hours',
          baseline: 'over a month, measure all client reports',
          target: '40 to 60 % faster',
        },
        {
          name: 'rounds of changes to copy',
          unit: 'rounds',
          baseline: 'check how many 30 past pieces took',
          target: 'cut them by one round',
        },
      ],
      workflow:
        'Account managers open the month with a written draft in the client’s own voice. It rests on one sheet fed by ad and web accounts, and says what moved and possible reasons. They test those and add advice. Copy drafts draw on briefs and past winners.',
      build:
        'Use Looker Studio or Supermetrics with a connector to Google, GA4 and Meta. Each client also gets a guide to their voice and a folder of their ten best pieces. Figures pass from connector to report untouched by the drafting tool.',
      checkpoint:
        'The account manager puts a name to each report, and no copy runs on the word of one person: editor and client both agree.',
      first_step:
        'At month-end, put a watch to three clients’ reports, with separate hours for data, checks, writing and layout.',
      stop_test:
        'By the second month-end the saving should be 25 %. If it is less, or clients have twice found a false number, end it.',
      alternative:
        'Would clients miss the slides? A 15-minute call over a live dashboard of five numbers may serve them better.',
      data_needed: [
        'clients’ web and ad accounts, with permission',
        'briefs, and the copy that passed',
        'notes on the voice of each brand',
        'client budgets and aims',
      ],
    },
    {
      workflow:
        'The figures assemble themselves and the account manager explains them. Ad and web accounts fill one sheet per client, and a draft in that client’s voice says what moved and what may be behind it. Causes are checked, advice is added. Copy too begins as a draft, built on brief and earlier winners.',
      build:
        'Numbers come by connector from Google, Meta and GA4 into Supermetrics or Looker Studio, and there they stay as they are. The drafting tool adds words only. It learns each client’s voice from a guide and from ten of their best pieces.',
      checkpoint:
        'No report leaves unsigned by its account manager. Copy has to pass twice, with an editor and with the client.',
      first_step:
        'Choose three clients and time their next month-end in full. Keep pulling, checking, writing and layout apart.',
      stop_test:
        'After two month-ends you want 25 % off the time. Without it, or with two wrong figures found by a client, stop.',
      alternative:
        'Try five figures on a live dashboard for each client. Talk it through in 15 minutes and leave the slides out.',
      risks: [
        {
          risk: 'The cause sounds plausible and is pure guesswork.',
          mitigation:
            'Each carries a label, checked or guess. No guess reaches the meeting: it is tested or struck out.',
        },
        {
          risk: 'Work turns out to be too close to another’s, or not the client’s to own.',
          mitigation: 'Agree on AI by contract. Search main visuals for likeness, and file drafts along with edits.',
        },
      ],
      kpis: [
        {
          name: 'time in one client’s report',
          unit: 'hours',
          baseline: 'log all reports through a month',
          target: 'shave off 40 to 60 %',
        },
        {
          name: 'how often copy goes round before approval',
          unit: 'rounds',
          baseline: 'check the record of 30 pieces',
          target: 'save one round',
        },
      ],
      data_needed: [
        'client ad and web accounts, opened by consent',
        'approved copy beside its brief',
        'each client’s brand voice, written down',
        'goals set and money to spend',
      ],
    },
  ],
  'professional/client-onboarding': [
    {
      workflow:
        'As soon as a client agrees, a single form opens. It leads through identity, owners, conflicts, fee terms and e-signature, one after the other, and sends anything high-risk to the partner. After clearance, nobody retypes a thing: folders, job and direct debit are made.',
      build:
        'Link your practice system with an identity service and DocuSign or Ignition. Before that, set out risk grades and the AML program, which software merely carries out. AI can pull owners from company extracts, and someone verifies them.',
      checkpoint:
        'No work starts for a medium or high-risk client until a partner or the compliance officer has cleared them by name.',
      first_step:
        'Retrace how your five newest clients came on board, date by date, and circle anything keyed in twice.',
      stop_test: 'Three months in, a single new job begun before terms were signed and identity cleared means stop.',
      alternative:
        'Use an intake form of one page and a letter template for e-signature, and give out no job number until both are in.',
      risks: [
        {
          risk: 'The firm hoards passport scans, and a thief gets them.',
          mitigation:
            'Have the identity service store the outcome and no scan; if law demands a record, lock it and set a day to delete it.',
        },
        {
          risk: 'An honest person with a foreign name is offended by a mistaken match.',
          mitigation:
            'Two people compare birth date and place on any close match, and only then may anybody contact the client.',
        },
      ],
      kpis: [
        {
          name: 'wait between the client’s yes and the first work',
          unit: 'working days',
          baseline: 'look at the 25 newest clients',
          target: '40 to 50 % shorter',
        },
        {
          name: 'new jobs with terms signed beforehand',
          unit: '% of new jobs',
          baseline: 'use those same 25',
          target: '100 %',
        },
      ],
      data_needed: [
        'all clients, to search for conflicts',
        'templates for engagement letters',
        'the AML program and its risk grades',
        'trust and company extracts',
      ],
      must_not_decide:
        'Refusing a client, reporting a suspicious matter and clearing a high-risk match are for two people: a partner and the compliance officer. No system does them.',
    },
    {
      workflow:
        'Once the client says yes, all runs through a form. First who they are and who owns them, next conflicts, then fees and the signature on screen. Partners see whatever is graded high-risk. When it is clear, the job, its folders and the direct debit come about with no second typing.',
      build:
        'You need an identity service, the practice system, and Ignition or DocuSign, all joined up. The AML program with its risk grades comes before any of them: tools just follow it. Owners may be listed by AI out of company extracts, for someone to confirm.',
      checkpoint:
        'Clients of high or medium risk are cleared one by one, by name, by the compliance officer or else a partner, and work waits for that.',
      first_step:
        'Choose the five clients who joined last, go through what happened on which date, and note all facts that had to be typed twice.',
      stop_test: 'Should any new job, within three months, begin while identity or terms are still open, call a halt.',
      alternative:
        'No form and no signed letter, no job number: a page for intake plus an e-signature template is all it takes.',
      risks: [
        {
          risk: 'Passport copies build up in your folders until they are stolen.',
          mitigation:
            'The outcome stays with the identity service and the copy goes; a record that the law demands is locked, with a date to destroy it.',
        },
        {
          risk: 'A foreign name sets off an alarm, and a good client feels insulted.',
          mitigation: 'Before a word is sent, two people look at place and date of birth and rule out the near match.',
        },
      ],
      kpis: [
        {
          name: 'working days until a new client’s work begins',
          unit: 'working days',
          baseline: 'check the last 25 clients you took on',
          target: 'a drop of 40 to 50 %',
        },
        {
          name: 'share of jobs that began on signed terms',
          unit: '% of new jobs',
          baseline: 'go through the 25 as well',
          target: 'all, 100 %',
        },
      ],
      data_needed: [
        'a client list you can search for conflicts',
        'engagement letters in template form',
        'risk grades in a written AML program',
        'extracts on companies and trusts',
      ],
      must_not_decide:
        'It takes the compliance officer together with a partner to turn a client away, report a matter as suspicious or pass a high-risk match. Systems may not.',
    },
    {
      risks: [
        {
          risk: 'Passport scans lie in your folders until someone steals them.',
          mitigation:
            'Let the identity service hold the outcome alone. Records the law requires are locked and carry a deletion date.',
        },
        {
          risk: 'A client is wrongly flagged over a foreign name, and takes offence.',
          mitigation:
            'Two colleagues compare place and date of birth first. Until they agree, the client hears nothing.',
        },
      ],
      kpis: [
        {
          name: 'days a new client waits for work to start',
          unit: 'working days',
          baseline: 'take the dates for 25 new clients',
          target: 'bring it down 40 to 50 %',
        },
        {
          name: 'work begun under signed terms',
          unit: '% of new jobs',
          baseline: 'verify that for the same group of 25',
          target: 'without exception, 100 %',
        },
      ],
      workflow:
        'New clients are cleared and set up in one pass, and no fact is typed twice. Their yes opens a form that runs identity, ownership, conflicts, fee terms and e-signature in turn. High-risk cases stop at the partner. Job, folders and direct debit then follow.',
      build:
        'Get the AML program and its risk grades on paper first, since software can only carry them out. Then connect DocuSign or Ignition with an identity service and the practice system. AI may extract owners from company papers, for a person to confirm.',
      checkpoint:
        'If a client’s risk is medium or high, work waits for clearance by name, from the compliance officer or from a partner.',
      first_step:
        'Follow your five latest clients from yes to first job, with dates. Each fact that someone keyed a second time gets a mark.',
      stop_test:
        'Look at every job begun in three months. If one started without signed terms or a cleared identity, halt the roll-out.',
      alternative:
        'Make it a rule that a job number is given only against a one-page intake form and a signed engagement letter, both from templates.',
      data_needed: [
        'the full client list for conflict checks',
        'standard engagement letters',
        'your AML program, risk grades included',
        'official extracts for companies and trusts',
      ],
      must_not_decide:
        'High-risk matches are cleared, clients refused and suspicious matters reported by the compliance officer with a partner. The system only prepares.',
    },
    {
      risks: [
        {
          risk: 'Identity papers collect in the system, and one day they leak.',
          mitigation:
            'Store the result of the check and let the service discard the copy. If law wants more, lock it and date its deletion.',
        },
        {
          risk: 'Honest people with names from abroad are treated as suspects.',
          mitigation:
            'Near matches go to two people, who check birth date and birthplace before anyone approaches the client.',
        },
      ],
      kpis: [
        {
          name: 'time from acceptance to first work',
          unit: 'working days',
          baseline: 'note both days for your latest 25 clients',
          target: '40 to 50 % faster',
        },
        {
          name: 'new jobs where terms were signed first',
          unit: '% of new jobs',
          baseline: 'see how many of that 25 complied',
          target: '100 % of them',
        },
      ],
      workflow:
        'Work starts sooner because one form carries a client from yes to first job. Identity, owners, conflicts, fees and e-signature come in that order, with high-risk marks shown to the partner. On clearance the system creates the job, folders and direct debit.',
      build:
        'Three parts make the flow: the practice system, an identity service, and Ignition or DocuSign. They follow your AML program with its grades of risk, which you have to write beforehand. Company extracts can be read by AI, and a person signs off the owners it lists.',
      checkpoint:
        'Nobody starts for a client graded medium or high until a partner, or your compliance officer, has cleared that name.',
      first_step:
        'How did the last five clients come in? Put dates to every step, and underline what was entered in two places.',
      stop_test:
        'If within three months a new job has got under way before identity was cleared and terms were signed, suspend the flow.',
      alternative:
        'An intake form on one page and an e-signed letter from a template are enough, so long as no job gets a number without them.',
      data_needed: [
        'names of all clients, for conflicts',
        'letter templates for new engagements',
        'AML rules with a grade for each risk',
        'extracts for trusts and companies',
      ],
      must_not_decide:
        'Whether a client is refused, a high-risk match cleared or a matter reported as suspicious is up to the compliance officer and one of the partners. Software does not decide it.',
    },
    {
      workflow:
        'A new client answers your questions once. One form takes identity and owners, then the conflict search, fees and e-signature, in order. High risk goes to the partner. Cleared clients have a job, folders and a direct debit with no retyping.',
      build:
        'Begin with paper: your AML program and how it grades risk. Software merely runs it: the practice system, DocuSign or Ignition, and an identity checker. AI may pick owners out of company extracts. Somebody confirms every one.',
      checkpoint:
        'High or medium risk means a name on the clearance, the compliance officer’s or a partner’s. Till then no work is begun.',
      first_step:
        'Look at your five newest clients and date each step of their way in. Which facts did your people type a second time?',
      stop_test: 'Three months allow no exception. If one new job ran ahead of cleared identity or signed terms, halt.',
      alternative:
        'Set one rule and keep it: a job number costs a one-page intake form and an engagement letter, e-signed from your template.',
      risks: [
        {
          risk: 'Years of passport copies make a rich find for a thief.',
          mitigation:
            'Keep the outcome with the identity service, not the image. What the law wants kept is under lock, with a date to go.',
        },
        {
          risk: 'Somebody’s foreign name matches a list, and they are treated as a crook.',
          mitigation:
            'Close matches need two people, birth date and birthplace in hand. The client hears nothing before that.',
        },
      ],
      kpis: [
        {
          name: 'wait from a client’s yes to the first task',
          unit: 'working days',
          baseline: 'look up 25 who joined lately',
          target: 'trim it by 40 to 50 %',
        },
        {
          name: 'jobs that had signed terms at the start',
          unit: '% of new jobs',
          baseline: 'go through the same group, all 25',
          target: 'every job, 100 %',
        },
      ],
      data_needed: [
        'clients past and present, for conflicts',
        'your templates for engagement letters',
        'a written AML program and its grades',
        'extracts held on trusts and companies',
      ],
      must_not_decide:
        'Two people, compliance officer and partner, settle three things: refusing a client, clearing a high-risk match, reporting a suspicious matter. No system settles them.',
    },
  ],
  'professional/file-notes': [
    {
      workflow:
        'The client agrees, and the talk is recorded. In the job file a draft note appears under your own headings (asked, advised, agreed, to do), next to a mail to follow up. That day the adviser puts it right and files it.',
      build:
        'Zoom or Teams can record under a contract that your firm holds; add a list of terms and a template for notes. Once the note has a signature, erase the sound. Leave out private and privileged talks.',
      checkpoint:
        'Within one working day the adviser has put the note right and signed it. The recording is then erased.',
      first_step: 'Hold the diary of last week against the notes on file, and tally how many talks have none.',
      stop_test: 'After 50 talks, if the sense had to be changed in more than one note of ten, take the tool away.',
      alternative: 'Before hanging up, take five minutes to speak a note under four heads.',
      risks: [
        {
          risk: 'What was only a maybe is written down as advice, for the insurer to find.',
          mitigation: 'Lines under “advised” must be the adviser’s own words, and none of the tool’s may remain.',
        },
        {
          risk: 'In a dispute, the other side may demand the whole record of each talk.',
          mitigation: 'Settle with your insurer how long to keep what, so that signed notes stay and sound does not.',
        },
      ],
      kpis: [
        {
          name: 'talks with a note on file that day',
          unit: '% of talks',
          baseline: 'for two weeks, hold the diary against the files',
          target: '80 to 90 %',
        },
        {
          name: 'minutes to write up a talk',
          unit: 'minutes per talk',
          baseline: 'let eight advisers note it for a week',
          target: 'half of today',
        },
      ],
      data_needed: [
        'the template for file notes',
        'words that ask the client’s consent',
        'technical terms and names',
        'ten notes you think well of',
      ],
    },
    {
      workflow:
        'A recording starts when the client has said yes. What they asked, what was advised, what was agreed and what to do is drafted as a note in the job file, and so is the mail that follows. By evening the adviser has mended and filed both.',
      build:
        'Under a contract of the firm’s own, Teams or Zoom does the recording. You add the note template and words it should know. Signed notes mean the audio goes. Some talks stay off the record: the personal and the privileged.',
      checkpoint: 'One working day is the limit for the adviser to mend and sign a note; after that, no audio is kept.',
      first_step: 'Open last week’s diary next to the filed notes and see how many client talks are missing.',
      stop_test:
        'Look at the first 50 talks. If over one in ten notes said something other than what was meant, pull it.',
      alternative: 'Speak a short note with four headings in the last five minutes of every call.',
      risks: [
        {
          risk: 'You said perhaps; the note says you advised it, and one day an insurer will read that.',
          mitigation: 'What stands under “advised” is typed by the adviser, from scratch, each time.',
        },
        {
          risk: 'Should there be a dispute, every word ever said could be asked for.',
          mitigation:
            'Ask the insurer what must stay and until when; keep the note that was signed and let the audio go.',
        },
      ],
      kpis: [
        {
          name: 'share of client talks noted the same day',
          unit: '% of talks',
          baseline: 'check diary and files over two weeks',
          target: 'up to 80 to 90 %',
        },
        {
          name: 'time for writing up',
          unit: 'minutes per talk',
          baseline: 'ask eight advisers for a week’s log',
          target: 'halved',
        },
      ],
      data_needed: [
        'your file-note layout',
        'text for the client’s consent',
        'a list of names and terms',
        'ten model notes',
      ],
    },
    {
      risks: [
        {
          risk: 'A thought spoken aloud becomes advice on file, and later your insurer sees it.',
          mitigation:
            'Whatever appears as advised is written by the adviser alone. No line of the draft survives there.',
        },
        {
          risk: 'Once there is a dispute, the opponent could ask for each word that was said.',
          mitigation:
            'Decide with your insurer what is stored and how long. It should be the signed note, without the audio.',
        },
      ],
      kpis: [
        {
          name: 'client talks noted within the day',
          unit: '% of talks',
          baseline: 'compare two weeks of diary entries with the file',
          target: 'raised to 80 to 90 %',
        },
        {
          name: 'minutes of writing after a talk',
          unit: 'minutes per talk',
          baseline: 'have eight advisers track one week',
          target: 'cut in half',
        },
      ],
      workflow:
        'Every client talk is on file the same day, as a proper note. If the client agrees, the call is recorded, and a draft under asked, advised, agreed and to do is ready with a follow-up mail. The adviser corrects both and files them.',
      build:
        'Record in Zoom or Teams under a contract in the firm’s name, and draft into your own file-note template. A list of names and terms helps the spelling. The audio goes once the note is signed. Personal and privileged talks are never recorded.',
      checkpoint:
        'Advisers have one working day to correct a note and sign it. With the signature, the sound file is deleted.',
      first_step:
        'Go through last week’s appointments and look for the note to each. How many talks left nothing behind?',
      stop_test:
        'Read 50 notes against the talks. If the meaning of over one in ten had to be altered, remove the tool.',
      alternative: 'Close every call with five minutes of dictation under four headings, while it is fresh.',
      data_needed: [
        'the form your file notes take',
        'how you ask clients for consent',
        'spellings of names and technical words',
        'ten notes that show good practice',
      ],
    },
    {
      risks: [
        {
          risk: 'The tool hears a firm recommendation where the adviser only weighed an idea.',
          mitigation:
            'Advisers write the advised section themselves, every time, because an insurer may one day read it.',
        },
        {
          risk: 'Recordings of all talks are evidence that others can demand.',
          mitigation: 'Settle retention with the insurer: signed notes for an agreed period, and no sound at all.',
        },
      ],
      kpis: [
        {
          name: 'talks that have a same-day note',
          unit: '% of talks',
          baseline: 'match files to the diary for two weeks',
          target: 'between 80 and 90 %',
        },
        {
          name: 'adviser time per write-up',
          unit: 'minutes per talk',
          baseline: 'collect a week of times from eight advisers',
          target: 'down by half',
        },
      ],
      workflow:
        'Advisers finish their notes in minutes, and the follow-up mail is written too. The recording, made with the client’s consent, becomes a draft in the job file: what was asked, advised and agreed, and what is to do. The adviser mends and files it that day.',
      build:
        'The recorder in Zoom or Teams will do, provided the contract is your own. Set up the note template and a word list. Keep the audio only until the signature, and leave the machine off for privileged or personal matters.',
      checkpoint:
        'A note is final once its adviser has corrected and signed it, one working day later at most. Then the recording goes.',
      first_step: 'Tick each talk in last week’s diary that has a note. Count those without a tick.',
      stop_test: 'At 50 talks, count the notes that had the sense wrong. If it is over one in ten, withdraw the tool.',
      alternative: 'Dictate for five minutes as each call ends. Four headings are all the structure it needs.',
      data_needed: [
        'a template for the note',
        'the consent sentence for clients',
        'terms and names it must know',
        'ten good notes as a pattern',
      ],
    },
    {
      workflow:
        'What was said is on file before the day is out. With consent the call is taped, and the job file gains a draft note with four heads: asked, advised, agreed and things to do. A follow-up mail comes too. The adviser puts both right.',
      build:
        'Your firm’s own contract with Teams or Zoom covers the recorder. Add a template for file notes and a list of words to spell. When the note has been signed, the audio is erased. Privileged or personal talks are not for it.',
      checkpoint:
        'A signed and corrected note is due from the adviser within one working day. The sound is wiped on signing.',
      first_step: 'Lay the diary for last week next to your file notes. How many talks cannot be found?',
      stop_test: 'After 50 talks, see how many notes had to change their meaning. Beyond one in ten, the tool goes.',
      alternative: 'Keep the last five minutes of a call for dictation. Four headings hold the note.',
      risks: [
        {
          risk: 'A passing thought is filed as advice, and an insurer takes it at its word.',
          mitigation: 'Under advised, only words the adviser wrote may stand. The draft is cleared from that part.',
        },
        {
          risk: 'Opponents can call for recordings of everything said.',
          mitigation: 'Ask your insurer how long notes are kept. Signed notes stay for that time, audio does not.',
        },
      ],
      kpis: [
        {
          name: 'share of talks with a note before evening',
          unit: '% of talks',
          baseline: 'lay two weeks of diary beside the files',
          target: 'bring it to 80 to 90 %',
        },
        {
          name: 'minutes a write-up takes',
          unit: 'minutes per talk',
          baseline: 'a week’s log from eight advisers',
          target: 'half as long',
        },
      ],
      data_needed: [
        'your pattern for file notes',
        'what you say to get consent',
        'names and terms, rightly spelt',
        'ten notes others can learn from',
      ],
    },
  ],
  'professional/candidate-care': [
    {
      risks: [
        {
          risk: 'The draft sounds kind and hides why the person was turned down.',
          mitigation:
            'Reasons come from a short, honest list. The consultant chooses one and reads the reply before sending.',
        },
        {
          risk: 'Wording in an ad can tell older or disabled people to stay away.',
          mitigation: 'Hold every ad against the word list, and let somebody else read it too.',
        },
      ],
      kpis: [
        {
          name: 'applicants who hear back in two days',
          unit: '% of applicants',
          baseline: 'look up 100 people who applied last month',
          target: '95 %',
        },
        {
          name: 'hours to get an ad written and online',
          unit: 'hours',
          baseline: 'clock ten of them',
          target: '40 to 60 % less',
        },
      ],
      workflow:
        'No applicant waits in silence: each hears the same day what comes next. As soon as a consultant changes a candidate’s stage, a reply with the real reason is drafted, read and sent. Ads grow out of the brief and your three best earlier ones. Reference notes go into a set form.',
      build:
        'Begin with the status messages that JobAdder or Bullhorn already offers. Then add a tool that drafts inside your tenant, loaded with your tone, an ad template and words that shut people out. It has no function to rank or reject.',
      checkpoint:
        'Ads and rejections leave only after the consultant has read them. Once a week a manager looks at ten.',
      first_step:
        'See how many people who applied last month ever got an answer. Then draft the four replies you would have used most.',
      stop_test: 'Six weeks in, at least 80 % of applicants should have an answer within two days. If not, end it.',
      alternative:
        'Four well-written templates and one fixed hour on Fridays, in which all open applicants get a reply, may be enough.',
      data_needed: [
        'applications, their stage and date',
        'old ads and how many replied',
        'templates for replies',
        'the form for reference checks',
      ],
      must_not_decide:
        'Shortlisting and turning down are decided by a consultant, after reading the application. All the tool does is word the reply.',
    },
    {
      risks: [
        {
          risk: 'People are given a polite reason instead of the true one.',
          mitigation: 'Offer the consultant a brief list of honest reasons to pick from, and send nothing unread.',
        },
        {
          risk: 'An ad may be phrased so that some, by age or disability, do not apply.',
          mitigation: 'Run each text past the list of words, then past a second reader.',
        },
      ],
      kpis: [
        {
          name: 'share of applicants with a reply inside two days',
          unit: '% of applicants',
          baseline: 'take 100 applicants of the past month',
          target: 'get to 95 %',
        },
        {
          name: 'time an ad needs from brief to post',
          unit: 'hours',
          baseline: 'measure ten ads',
          target: 'a drop of 40 to 60 %',
        },
      ],
      workflow:
        'Candidates always know where they stand, and consultants write less. An answer with the next step goes out on the day of the application. A change of stage brings up a draft with the true reason, to be checked and sent. Ads start from the brief and three proven ones, and references fill a form.',
      build:
        'Your system, Bullhorn or JobAdder, can send status messages, so turn those on before anything else. The drafting tool comes next and runs inside your tenant, with house tone, ad template and the words that exclude people. Ranking and rejecting people are left out.',
      checkpoint:
        'Each rejection and ad passes the consultant’s eyes on its way out, and ten a week are sampled by a manager.',
      first_step:
        'Go back one month and count the applicants you answered. Write four replies, for the cases that come up most often.',
      stop_test: 'Stop if six weeks pass and under 80 % of those who apply hear from you in two days.',
      alternative:
        'Do it with four good templates and a weekly appointment: one hour on Friday, until every open applicant has an answer.',
      data_needed: [
        'every application with date and stage',
        'past ads and the response to them',
        'your stock replies',
        'reference form',
      ],
      must_not_decide:
        'The tool writes answers and nothing else. Who is shortlisted or turned down is settled by the consultant, with the application read.',
    },
    {
      risks: [
        {
          risk: 'Courtesy wins over truth, and the letter hides the real reason.',
          mitigation:
            'The reason is selected by the consultant from a few honest ones, and the letter is read through.',
        },
        {
          risk: 'Older people, or people with a disability, feel an ad is not meant for them.',
          mitigation: 'Every ad is compared with your list of words, and a colleague reads it as well.',
        },
      ],
      kpis: [
        {
          name: 'replies to applicants within two days',
          unit: '% of applicants',
          baseline: 'go through 100 from the month before',
          target: '95 % of them',
        },
        {
          name: 'work in writing and posting an ad',
          unit: 'hours',
          baseline: 'note the hours for ten ads',
          target: 'bring it down 40 to 60 %',
        },
      ],
      workflow:
        'Consultants decide, and the tool makes sure that everyone is told. Applications are acknowledged the same day with what happens next. When a candidate moves on or out, the reply gives the true reason and is looked at first. Job ads use the brief and the best three so far; references go on a form.',
      build:
        'Two steps are enough. Activate the status messages in Bullhorn or JobAdder, then bring in a drafting tool that stays in your tenant and knows the ad template, your tone and which words put people off. Keep out of it whatever scores, ranks or rejects.',
      checkpoint:
        'It is the consultant who reads all ads and refusals first. From each week a manager draws ten to check.',
      first_step:
        'Compare last month’s applications with the answers you sent. The four most common cases each get a reply, written this week.',
      stop_test:
        'Check at six weeks. With fewer than 80 % of people answered inside two days, it is not worth keeping.',
      alternative:
        'Reserve an hour every Friday to answer whoever is still open, with four templates that are well written.',
      data_needed: [
        'dates and stages of applications',
        'job ads so far, with response',
        'reply texts you use',
        'a set form for references',
      ],
      must_not_decide:
        'Shortlisting and refusing are for a consultant who knows the application from reading it. Software merely puts the answer into words.',
    },
    {
      risks: [
        {
          risk: 'What the applicant reads is friendly, but it is not why they lost out.',
          mitigation:
            'A short list holds the honest reasons. The consultant ticks one and goes over the draft in person.',
        },
        {
          risk: 'The language of an ad keeps away those who are disabled or no longer young.',
          mitigation: 'Test ads for words on the list, and have another pair of eyes on each.',
        },
      ],
      kpis: [
        {
          name: 'applicants not kept waiting beyond two days',
          unit: '% of applicants',
          baseline: 'use a sample of 100 from last month',
          target: 'up to 95 %',
        },
        {
          name: 'hours behind each new ad',
          unit: 'hours',
          baseline: 'keep time on ten ads',
          target: 'lower by 40 to 60 %',
        },
      ],
      workflow:
        'Each person who applies gets a reply that day and an honest reason later. The first message says what happens next. Later ones are drafted when the consultant moves the candidate, and go after a look. A new ad builds on the brief and three that did best, and reference notes drop into a form.',
      build:
        'Before you buy anything, use the status messages in your JobAdder or Bullhorn. A drafting tool may follow if it runs in your tenant and has your tone, your template for ads and a check on excluding words. It must offer no ranking and no rejection.',
      checkpoint:
        'Consultants read what they send, above all rejections and ads. Ten a week go to a manager as a sample.',
      first_step:
        'Find last month’s applicants and mark who was never answered. Set down the four replies that would have covered most of them.',
      stop_test: 'By week six, 80 % of applicants must be answered in two days. Below that, give it up.',
      alternative:
        'Friday can be answering day: one hour for every applicant still open, helped by four templates of good quality.',
      data_needed: [
        'what stage each application reached, and when',
        'ads you ran and what they brought',
        'the replies in your templates',
        'your form for taking references',
      ],
      must_not_decide:
        'Only a consultant, having read the application, may shortlist or decline someone. The tool’s part is to write the answer.',
    },
    {
      workflow:
        'Applicants are never left guessing. On day one they learn what happens next. Later, when the consultant moves them, the tool drafts an honest reason, and it goes after a look. An ad grows from its brief and three of your best, and notes on references fill a set form.',
      build:
        'Status messages come first, and Bullhorn and JobAdder have them ready to switch on. Next comes a drafting tool within your tenant that holds your tone, the template for ads and a list of excluding words. Leave ranking and rejecting out altogether.',
      checkpoint:
        'What candidates receive, a consultant has read, be it an ad or a rejection. The manager takes ten a week to check.',
      first_step:
        'Of the people who applied last month, how many were answered? Count, then write the four replies you lacked most.',
      stop_test: 'Two days is the promise. If under 80 % of applicants see it kept after six weeks, stop.',
      alternative:
        'Set aside an hour on Friday. With four good templates, each applicant still open can have an answer in it.',
      risks: [
        {
          risk: 'The reply is courteous and the reason in it untrue.',
          mitigation:
            'Honest reasons are few, so list them. The consultant takes one and reads through before it is sent.',
        },
        {
          risk: 'Certain phrases in an ad turn away older or disabled people.',
          mitigation: 'Compare it with your word list and give it to another reader.',
        },
      ],
      kpis: [
        {
          name: 'share of applicants who had a reply in two days',
          unit: '% of applicants',
          baseline: 'trace 100 of last month’s',
          target: 'bring it to 95 %',
        },
        {
          name: 'hours from brief to published ad',
          unit: 'hours',
          baseline: 'keep time on the next ten',
          target: 'shave off 40 to 60 %',
        },
      ],
      data_needed: [
        'applications by date and stage',
        'job ads you ran, with response',
        'the reply texts on file',
        'a form for reference calls',
      ],
      must_not_decide:
        'Reading the application and deciding on it, for the shortlist or against, is a consultant’s work. Writing the answer is all the tool does.',
    },
  ],
  'professional/translation-drafts': [
    {
      workflow:
        'Each file is sorted first: covered by earlier work, fit for a machine draft, or for a human alone. Terms come from your own base. Someone qualified revises line after line, risky texts get another reader, and what is final goes back into the memory.',
      build:
        'Phrase, memoQ or Trados can run this on your memories and terms, with an engine bound by contract to keep nothing. Price three lanes: human only, draft with full revision, memory with draft. For every language track how much is edited in each.',
      checkpoint:
        'No line goes out unrevised by a translator for that pair, who signs for the job and stamps certified work in person.',
      first_step:
        'Pick ten jobs from the two pairs you sell most. Let the engine draft them and two translators note errors and minutes.',
      stop_test:
        'Eight weeks in, a lane where revising costs over 80 % of the time of a fresh translation should end, or drop back to human only.',
      alternative:
        'Tidy memories and terms for the five clients who order most; the matches save time even with no engine at all.',
      risks: [
        {
          risk: 'The text reads well, yet the date, dose or duty in it is wrong.',
          mitigation:
            'Keep safety, legal and medical work out of lane one, and check each number, name and negation against the source.',
        },
        {
          risk: 'Revising is paid so poorly that people skim.',
          mitigation:
            'Agree a rate by lane, or pay hours, and give up any engine with more than 40 % of its words changed.',
        },
      ],
      kpis: [
        {
          name: 'output of a translator in the draft lanes',
          unit: 'words an hour',
          baseline: 'use the time log of 40 jobs',
          target: '25 to 50 % more',
        },
        {
          name: 'grave mistakes that reach the second reader',
          unit: 'per 1,000 words',
          baseline: 'let someone review 20 old jobs',
          target: 'not higher in any lane',
        },
      ],
      data_needed: [
        'memories, sorted by language and client',
        'approved client terminology',
        'jobs of the past 12 months: hours, words, price',
        'complaints and error notes per language',
      ],
      must_not_decide:
        'Releasing a text is up to whoever revised it. Papers for visas, clinics or courts need one who is certified. Software does neither.',
    },
    {
      workflow:
        'Translators spend their time on what needs a mind. Known passages come from memory, plain ones from an engine that uses your terms, and delicate ones from a person. All are revised by a qualified translator, the risky by two, and the memory learns from the result.',
      build:
        'Set up three lanes in the tool you have, be it memoQ, Phrase or Trados: from memory plus engine, engine with thorough revision, and people only. Each has its price. Choose an engine that stores no text, and measure how far its drafts are changed, by lane and language.',
      checkpoint:
        'Sign-off belongs to a translator with the right pair who has been through every line. Certification is theirs alone.',
      first_step:
        'Try ten real jobs in your top two pairs: engine draft, two translators, a stopwatch and a list of errors.',
      stop_test: 'If after eight weeks a lane takes above 80 % of the usual translating time, stop offering it.',
      alternative:
        'Before any engine, put the memories and glossaries of five big clients in order, since repeats are where the hours go.',
      risks: [
        {
          risk: 'A smooth draft hides a reversed meaning, and somebody acts on it.',
          mitigation:
            'Names, negations and figures are compared one by one, and texts on health, law or safety never go the quick way.',
        },
        {
          risk: 'Badly paid revisers wave things through.',
          mitigation: 'Let the fee match the work in each lane, and retire engines whose drafts need 40 % rewriting.',
        },
      ],
      kpis: [
        {
          name: 'words a translator completes with drafts',
          unit: 'words an hour',
          baseline: 'look at 40 jobs in the log',
          target: 'up 25 to 50 %',
        },
        {
          name: 'serious faults at second reading',
          unit: 'per 1,000 words',
          baseline: 'go back over 20 delivered jobs',
          target: 'hold steady in each lane',
        },
      ],
      data_needed: [
        'past translations held in memory, per client',
        'glossaries signed off by clients',
        '12 months of job records',
        'what readers and clients found wrong',
      ],
      must_not_decide:
        'A translation is certified or let go by the qualified human who revised it, and a certified one for visa, court or clinic. That is never a machine’s call.',
    },
    {
      workflow:
        'Each file is divided before anyone translates it. Some passages your memory holds, some a machine may draft, and some need a human throughout. All follow your term base. Revision, line by line, is by a qualified translator, risky texts get a second, and the memory keeps the outcome.',
      build:
        'Run three lanes, each at its own price: human throughout, draft that is fully revised, memory plus draft. Trados, Phrase or memoQ will manage them on your terms and memories. The engine’s contract must forbid storing text. Track edits by language and lane.',
      checkpoint:
        'Each line is revised by a translator qualified for that pair, and the job bears their sign-off. If it is certified, the stamp is theirs too.',
      first_step:
        'Select ten jobs from your two busiest pairs and have the engine draft them. Two translators revise, noting errors and minutes.',
      stop_test:
        'Compare after eight weeks. A lane in which revising takes above 80 % of a full translation’s time is closed.',
      alternative:
        'An engine is not the first saving. Order the memories and terms of your five biggest clients, and let matches do their work.',
      risks: [
        {
          risk: 'The sentence flows, and states a false dose, date or duty.',
          mitigation:
            'Law, medicine and safety never enter lane one. Names, numbers and negations are held against the original.',
        },
        {
          risk: 'Low pay for revising breeds skimming.',
          mitigation: 'Pay by the hour, or agree rates lane by lane. An engine that needs over 40 % edits is dropped.',
        },
      ],
      kpis: [
        {
          name: 'words finished per hour in lanes with a draft',
          unit: 'words an hour',
          baseline: 'go through the time log for 40 jobs',
          target: 'lift it by 25 to 50 %',
        },
        {
          name: 'serious errors at the second check',
          unit: 'per 1,000 words',
          baseline: 'get 20 earlier jobs looked over',
          target: 'level or lower in every lane',
        },
      ],
      data_needed: [
        'your memories, per client and language',
        'client-approved term lists',
        '12 months of jobs, words and hours and rates',
        'errors and complaints, language by language',
      ],
      must_not_decide:
        'Whoever revised a translation decides on its release, a certified translator where court, clinic or visa is concerned. The machine releases and certifies nothing.',
    },
    {
      workflow:
        'A machine may draft the plain parts, and a translator answers for all of them. Incoming files are split into what memory covers, what may be drafted and what is human work only. Terms come from your base. Every line is revised, risky texts are checked twice, and the final goes to memory.',
      build:
        'Choose an engine whose contract keeps none of your text, and plug it into memoQ, Trados or Phrase beside your own terms and memories. Sell three lanes at three prices, from memory and draft through fully revised draft to human only. Watch the share of edits by lane and pair.',
      checkpoint:
        'Only a translator with that language pair may sign the job off, having revised it throughout. Certified work goes out under their stamp.',
      first_step:
        'Two language pairs bring most of your work. Put ten jobs from them through the engine, and let two translators record time and mistakes.',
      stop_test:
        'The rule for each lane: eight weeks in, revising must take less than 80 % of translating afresh. If not, it ends.',
      alternative:
        'Look after memories and term bases first, for the five clients you serve most. Matches save hours, engine or no engine.',
      risks: [
        {
          risk: 'A dose or date is wrong in perfect prose, and nobody stumbles.',
          mitigation:
            'Compare figures, names and every not, line by line. Safety, medical and legal jobs stay off the quick lane.',
        },
        {
          risk: 'People who are paid pennies to revise stop revising.',
          mitigation: 'Set a fair rate for each lane, or pay time. Where edits go beyond 40 %, the engine has to go.',
        },
      ],
      kpis: [
        {
          name: 'hourly output in the draft lanes',
          unit: 'words an hour',
          baseline: 'use 40 logged jobs',
          target: '25 to 50 % higher',
        },
        {
          name: 'grave errors the second reader finds',
          unit: 'per 1,000 words',
          baseline: 'review 20 jobs of the past',
          target: 'no lane worse than before',
        },
      ],
      data_needed: [
        'memories split by client and language',
        'terms your clients signed off',
        'hours, words and rates of 12 months',
        'what was faulted, by language',
      ],
      must_not_decide:
        'No machine may let a translation go or certify it. That is for its reviser and, for visas, courts and clinics, for a translator with certification.',
    },
    {
      workflow:
        'Three kinds of text call for three ways of working. Your memory fills in what was translated before, an engine drafts what is simple, and a translator writes what is delicate. The term base applies to all. Someone qualified revises each line, a colleague rechecks risky work, and memory grows.',
      build:
        'Put your own memory and terms to work in Phrase, Trados or memoQ, and add an engine under a no-storage contract. Quote by lane: draft on top of memory, draft that is fully revised, or people alone. For each language, measure what share of the draft is changed.',
      checkpoint:
        'Machine or not, a qualified translator for the pair has gone over all lines and signs. Their personal stamp is on whatever is certified.',
      first_step:
        'Begin with ten jobs out of your two main pairs. The engine drafts, two translators revise, and you log faults and minutes.',
      stop_test:
        'If a lane, eight weeks on, still takes over 80 % of the hours that a translator would need from scratch, shut it.',
      alternative:
        'Tidy up before you buy: five large clients, their memories, their terms. The repeats alone will save your team hours.',
      risks: [
        {
          risk: 'Nobody notices the missing not, since the sentence sounds so natural.',
          mitigation:
            'Texts on medicine, law or safety go by a slower lane. Negations, names and numbers are checked one after another.',
        },
        {
          risk: 'A reviser on starvation rates reads every third line.',
          mitigation: 'Fees per lane are agreed, or hours are paid. Beyond 40 % edited, an engine is retired.',
        },
      ],
      kpis: [
        {
          name: 'finished words an hour with drafts',
          unit: 'words an hour',
          baseline: 'pull 40 jobs out of the log',
          target: 'a gain of 25 to 50 %',
        },
        {
          name: 'heavy errors left for the second check',
          unit: 'per 1,000 words',
          baseline: 'let a reviser go through 20 old jobs',
          target: 'steady or fewer in every lane',
        },
      ],
      data_needed: [
        'language memories for each client',
        'glossaries approved by clients',
        'jobs over 12 months with rate, hours and words',
        'complaints on file, sorted by language',
      ],
      must_not_decide:
        'Release is decided by the translator who did the revision. Courts, clinics and visa offices get a certified translator’s work. A machine can give neither.',
    },
  ],
  'professional/survey-coding': [
    {
      workflow:
        'Once recordings are typed up, the tool reads 200 answers and suggests a code frame, which the researcher reworks and locks. All other answers are coded with a quote beside each, and tables with a topline are drafted. People test a sample, look for the outlier and say what it all means.',
      build:
        'Choose a coding tool hosted in your region, mentioned in the consent, and linked with SPSS, Q or Qualtrics. Its yardstick is 200 answers that two people coded by hand. In the draft, every finding leads to nameless quotes and to counts.',
      checkpoint: 'Code frame, a 10 % recheck and the quotes under every finding all pass through the lead researcher.',
      first_step:
        'Let the tool code a study that is already done, without showing it your codes, and set the two side by side.',
      stop_test:
        'After two studies, end the trial if the tool agrees with people 5 points less than they agree with each other.',
      alternative:
        'Cut the number of open questions, keep a single frame from wave to wave, and fill a ready-made topline shell.',
      risks: [
        {
          risk: 'Irony and unusual opinions are swept into the biggest box.',
          mitigation:
            'Whatever lands in other is read in full, and agreement is checked separately for minorities and languages.',
        },
        {
          risk: 'A recording or a vivid quote gives a person away.',
          mitigation: 'Remove places and names ahead of coding, and keep to the deletion date you promised.',
        },
      ],
      kpis: [
        {
          name: 'coding time for 1,000 answers',
          unit: 'hours',
          baseline: 'use your three latest studies',
          target: '50 to 70 % less',
        },
        {
          name: 'match between tool and people',
          unit: '% of answers',
          baseline: 'test two coders against each other on 200',
          target: 'equal to that of the two people',
        },
        {
          name: 'wait for the topline after fieldwork',
          unit: 'days',
          baseline: 'check six recent studies',
          target: '2 to 4 days shorter',
        },
      ],
      data_needed: [
        'transcripts and open answers by respondent number',
        'frames used before',
        'a hand-coded set of 200, done twice',
        'quotas, weights and sample',
      ],
    },
    {
      workflow:
        'Researchers get from raw answers to findings in days. The tool drafts a frame on the first 200, they correct and freeze it, and the remaining answers follow, each tied to a quote. From there come tables and a first topline. Meaning, doubt and the lone dissenter remain with people.',
      build:
        'Connect Qualtrics, SPSS or Q to a coder whose servers are in your region and whose use respondents agreed to. Measure it on 200 answers that two colleagues coded. Findings that cannot show numbers and anonymous quotes are left out of the draft.',
      checkpoint:
        'Before the client sees anything, the lead researcher has agreed the frame, recoded one in ten (10 %) and opened the quotes.',
      first_step:
        'Choose a past study and have it coded afresh by the tool. Where it differs from your coders, find out who was right.',
      stop_test: 'When two studies have shown a gap of over 5 points to what two people reach, drop it.',
      alternative:
        'One steady code frame, fewer open ends and a fixed topline layout save many hours without any tool.',
      risks: [
        {
          risk: 'A joke or a rare complaint is filed as the usual view.',
          mitigation:
            'Leave room for other, go through it by eye, and look at small groups and each language on their own.',
        },
        {
          risk: 'Someone recognises who said it.',
          mitigation: 'Anonymise before upload, and erase sound files when the consent text says you will.',
        },
      ],
      kpis: [
        {
          name: 'work in coding each 1,000 answers',
          unit: 'hours',
          baseline: 'add it up for three past studies',
          target: 'down 50 to 70 %',
        },
        {
          name: 'how often tool and coder agree',
          unit: '% of answers',
          baseline: 'see how far two coders agree over 200',
          target: 'no lower than the two people reach',
        },
        {
          name: 'speed of the topline',
          unit: 'days',
          baseline: 'note it for the past six studies',
          target: 'quicker by 2 to 4 days',
        },
      ],
      data_needed: [
        'what respondents said, numbered and typed',
        'earlier code frames',
        '200 answers, each coded by two colleagues',
        'how the sample was drawn and weighted',
      ],
    },
    {
      workflow:
        'Open answers turn into tables without weeks of hand coding. After fieldwork and transcription the tool sees 200 answers and drafts a frame, which the researcher reshapes and locks. The rest is coded with quotes, and a topline drafted. A sample is checked, odd voices are read, meaning is added by people.',
      build:
        'The coder must run in your region, appear in the consent text and connect with Q, SPSS or Qualtrics. Its measure is a set of 200, hand-coded by two people. Whatever the draft claims has to lead back to counts and to quotes with no names.',
      checkpoint: 'The lead researcher signs the frame, recodes 10 % and looks up the quotes on which findings stand.',
      first_step:
        'Have a completed study coded by the tool, blind. Then go code by code through where it parts from your people.',
      stop_test: 'Two studies decide. If the tool is over 5 points behind what two people agree on, leave it.',
      alternative: 'Ask less: fewer open questions, one frame for every wave, and a fixed shell for toplines.',
      risks: [
        {
          risk: 'The common code swallows the joke, the slang and the rare opinion.',
          mitigation:
            'There is an other code, and people read everything in it. Agreement is tested apart for each language and small group.',
        },
        {
          risk: 'A quote tells its reader who was speaking.',
          mitigation: 'Names and places come out before coding. Recordings are erased on the day the consent states.',
        },
      ],
      kpis: [
        {
          name: 'time to code 1,000 answers',
          unit: 'hours',
          baseline: 'look into three recent studies',
          target: 'shave off 50 to 70 %',
        },
        {
          name: 'tool and human in agreement',
          unit: '% of answers',
          baseline: 'set two coders to the same 200 answers',
          target: 'level with the two people',
        },
        {
          name: 'days until the topline after fieldwork',
          unit: 'days',
          baseline: 'read the dates of six studies',
          target: 'bring it forward 2 to 4 days',
        },
      ],
      data_needed: [
        'numbered transcripts and open answers',
        'past studies’ code frames',
        'a double-coded set of 200',
        'sampling, weights and quotas',
      ],
    },
    {
      workflow:
        'The researcher designs the frame and the tool does the repetition. It suggests codes from the first 200 answers once recordings are typed. With the frame corrected and fixed, all others are coded, a quote to each, and tables and topline follow in draft. People test a part, hear out the dissenters and interpret.',
      build:
        'Respondents have to know of the tool, so name it in the consent, and host it in your region. Link it to SPSS, Qualtrics or Q. A set of 200 answers coded by two colleagues tells you how good it is. Draft findings carry counts and anonymous quotes, or they fall.',
      checkpoint:
        'Three duties fall to the lead researcher: to pass the frame, to recheck 10 % of codes, to read the quotes beneath findings.',
      first_step:
        'A finished study makes a fair test. The tool gets the answers without your codes, and you compare the outcome.',
      stop_test:
        'Agreement within 5 points of what two people reach is the aim. If two studies fall short, end the trial.',
      alternative:
        'One code frame for all waves and fewer open questions lighten the load. A standing shell makes the topline quicker to write.',
      risks: [
        {
          risk: 'What is said in irony gets counted as plain praise.',
          mitigation:
            'Read the whole of the other code yourself. Check minorities and other languages separately for agreement.',
        },
        {
          risk: 'People can be recognised by their words or voice.',
          mitigation: 'Clean transcripts of names and places first, and delete the sound when consent runs out.',
        },
      ],
      kpis: [
        {
          name: 'effort per 1,000 answers coded',
          unit: 'hours',
          baseline: 'sum the hours for three studies',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'share of codes where tool and people concur',
          unit: '% of answers',
          baseline: 'try two coders on 200 answers',
          target: 'no worse than the two people',
        },
        {
          name: 'from last interview to topline, in days',
          unit: 'days',
          baseline: 'go back six studies',
          target: 'save 2 to 4 days',
        },
      ],
      data_needed: [
        'every open answer and transcript, by number',
        'code frames you have used',
        '200 answers with two people’s codes',
        'who was sampled, quotas and weights',
      ],
    },
    {
      workflow:
        'Coding no longer decides when the client hears from you. Transcripts go to the tool, which reads 200 answers and puts up a frame for the researcher to change and fix. It codes what remains, quotes included, and drafts topline and tables. The researcher samples, looks for the odd one out and writes the story.',
      build:
        'Pick software with servers in your region and a link to Qualtrics, SPSS or Q, and mention it in the consent text. Two researchers hand-code 200 answers as a yardstick. The draft must show, for any finding, how many said so and what they said, without names.',
      checkpoint:
        'Nothing is final until the lead researcher has approved the frame, tested 10 % of the coding and opened each finding’s quotes.',
      first_step:
        'Code an old study again, this time by tool and blind. The differences, one by one, show what it can do.',
      stop_test:
        'When two studies have passed and agreement still trails two people by more than 5 points, give it up.',
      alternative:
        'Think about the questionnaire first: fewer open ends, one frame that lasts over all waves, a topline whose shell is ready.',
      risks: [
        {
          risk: 'Small voices disappear into big codes.',
          mitigation:
            'Leave an other code and go through it by hand. For languages and small groups, measure agreement by themselves.',
        },
        {
          risk: 'Someone’s story is so particular that all would know them.',
          mitigation:
            'No name or place reaches the tool. Keep recordings until the date you promised, and not a day more.',
        },
      ],
      kpis: [
        {
          name: 'hours behind each 1,000 coded answers',
          unit: 'hours',
          baseline: 'take three studies you have done',
          target: '50 to 70 % fewer',
        },
        {
          name: 'how closely the tool follows human codes',
          unit: '% of answers',
          baseline: 'measure two people on 200 answers first',
          target: 'as good as the two people manage',
        },
        {
          name: 'speed from field to topline',
          unit: 'days',
          baseline: 'check when six toplines went out',
          target: '2 to 4 days sooner',
        },
      ],
      data_needed: [
        'what people answered, transcribed, with numbers',
        'frames from former studies',
        'double-coded answers, 200 of them',
        'sample plan with weights and quotas',
      ],
    },
  ],
  'professional/strata-meetings': [
    {
      workflow:
        'The tool knows what each scheme has due and drafts its agenda and notices six weeks ahead: levies, insurance, fire statement, motions left open. Minutes come as a draft from the recording. In between, owners get replies out of by-laws, ledger and minutes, page included.',
      build:
        'One folder per scheme holds contracts, policies, by-laws and minutes for five years, and the assistant searches that folder only. StrataMax or Strata Master supplies the dates. Templates carry the notice times your state act sets.',
      checkpoint:
        'Minutes, motions and notices are read by the manager, who also sends whatever concerns a dispute, money or a by-law.',
      first_step:
        'Start with three schemes. Bring their minutes and by-laws together, and put 30 questions from real owners to them.',
      stop_test: 'At eight weeks, end the trial if over 5 % of answers lean on the wrong document or an old one.',
      alternative:
        'Give assistants 20 approved answers on a page, every scheme a calendar for the year, and each state an agenda template.',
      risks: [
        {
          risk: 'Days or wording in a notice are wrong, and someone contests the vote.',
          mitigation: 'Motions, quorum and notice days are held against the act by a licensed manager first.',
        },
        {
          risk: 'Owners are quoted a dead by-law, or the neighbour’s.',
          mitigation:
            'Only the registered by-laws of that scheme are indexed, dated, and replies name the scheme and page.',
        },
      ],
      kpis: [
        {
          name: 'hours behind one general meeting',
          unit: 'hours',
          baseline: 'track 15 meetings from now',
          target: '30 to 50 % fewer',
        },
        {
          name: 'share of owners answered inside a day',
          unit: '% of questions',
          baseline: 'look at 100 mails',
          target: '20 to 30 points higher',
        },
      ],
      data_needed: [
        'each scheme’s registered by-laws',
        'five years of resolutions and minutes',
        'budgets, fund plans and levy accounts',
        'two months of owner mail by topic',
      ],
      must_not_decide:
        'Votes, levy recovery and by-law quarrels are never settled by the tool. Your manager gives advice, and committee or tribunal decides.',
    },
    {
      workflow:
        'A manager opens a meeting file that is half done. Everything due for that scheme is on it six weeks out, from insurance and fire statement to levies and open motions, with notices drafted. A recording becomes draft minutes later. Owners who write in between get an answer with its source.',
      build:
        'Sort records first: a folder for every scheme with by-laws, contracts, policies and five years’ minutes. Then add an assistant that cannot cross from one scheme to the next, fed with dates from Strata Master or StrataMax and the notice rules of your state.',
      checkpoint:
        'Nothing formal leaves unread. The manager sees all notices, motions and minutes, and answers disputes, by-laws and money in person.',
      first_step:
        'Build the folder for three schemes this month, then see how well it answers 30 questions that owners truly asked.',
      stop_test:
        'If wrong or outdated sources turn up in more than 5 % of answers after eight weeks, stop and clean the records.',
      alternative:
        'Standard replies (20 will do), an agenda form for your state and a calendar by scheme lift much of the load.',
      risks: [
        {
          risk: 'A resolution falls because the notice was short or the motion badly put.',
          mitigation:
            'Let a licensed manager compare each motion, the quorum and the days with the act ahead of dispatch.',
        },
        {
          risk: 'The assistant mixes schemes or cites what no longer applies.',
          mitigation:
            'Load by-laws from the register with their date, keep schemes apart, and print page and number each time.',
        },
      ],
      kpis: [
        {
          name: 'time a manager puts into a general meeting',
          unit: 'hours',
          baseline: 'record 15 of them',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'owners who hear back in a day',
          unit: '% of questions',
          baseline: 'go through 100 mails',
          target: 'a gain of 20 to 30 points',
        },
      ],
      data_needed: [
        'by-laws with all registered changes',
        'what was minuted and resolved in five years',
        'the levy ledger, budget and fund plan',
        'questions owners sent over two months',
      ],
      must_not_decide:
        'What a by-law means in a quarrel, how a vote stands and whether a levy is pursued are for people: manager, committee or tribunal.',
    },
    {
      workflow:
        'Agenda and notices for a scheme are drafted six weeks ahead, with all that is due. Insurance, levies, the fire statement and open motions are on it. The recording later gives draft minutes. Owners’ questions in between are answered from ledger, by-laws and minutes, and the page is shown.',
      build:
        'Each scheme has its own folder: by-laws, contracts, policies, minutes for five years. A search assistant reads one folder at a time and never looks next door. StrataMax or Strata Master knows the due dates, and your state’s act the notice times.',
      checkpoint:
        'Notices, motions and minutes pass under the strata manager’s eyes. Where money, a by-law or a dispute is touched, the manager sends the answer.',
      first_step:
        'Three schemes will do to begin. Collect by-laws and minutes for each in one place, and try 30 questions that owners have asked.',
      stop_test: 'If eight weeks in over 5 % of test answers rest on a wrong or an old paper, stop.',
      alternative:
        'Draw up a calendar of the year for each scheme and one agenda per state. Assistants may send any of 20 agreed answers.',
      risks: [
        {
          risk: 'A short notice or a garbled motion, and the vote is open to attack.',
          mitigation:
            'Before it is sent, someone licensed counts the days, tests the quorum and reads every motion with the act open.',
        },
        {
          risk: 'A repealed by-law, or one from another building, is quoted to an owner.',
          mitigation:
            'Load what is registered for that scheme, with its date. Page and scheme number go on each reply.',
        },
      ],
      kpis: [
        {
          name: 'hours the manager spends per general meeting',
          unit: 'hours',
          baseline: 'keep time on 15 meetings ahead',
          target: 'trim it by 30 to 50 %',
        },
        {
          name: 'owner questions settled in a day',
          unit: '% of questions',
          baseline: 'take 100 mails as a sample',
          target: 'lift it by 20 to 30 points',
        },
      ],
      data_needed: [
        'registered by-laws and amendments, scheme by scheme',
        'minutes and resolutions, five years back',
        'fund plans, budgets and levy ledgers',
        'two months’ owner mail, sorted',
      ],
      must_not_decide:
        'A machine may not construe a by-law for a dispute, say how a vote counts or if a levy is chased. Managers advise on that, the committee or tribunal decides.',
    },
    {
      workflow:
        'The manager no longer builds each meeting from nothing. Six weeks out the tool has gathered motions still open, levies, insurance and fire statement, and drafted notices and agenda on your templates. Minutes are drafted from the recording. Owners get answers, with the page, from that scheme’s own records.',
      build:
        'Order the records, then add the search. A scheme’s folder takes in five years of minutes, its by-laws, policies and contracts, and the assistant is fenced in there. Strata Master or StrataMax gives the dates. Notice periods follow the act in your state.',
      checkpoint:
        'It is the strata manager who reads all minutes, motions and notices. Answers about disputes, by-laws or money go out in the manager’s name.',
      first_step:
        'Choose three schemes, fill a folder for each with minutes and by-laws, and see what becomes of 30 genuine owner questions.',
      stop_test:
        'The test runs eight weeks. More than 5 % of answers from a wrong or outdated document, and it is over.',
      alternative:
        'You may need no tool: 20 standard answers for assistants, an agenda form for the state, and every scheme’s year on a calendar.',
      risks: [
        {
          risk: 'Owners overturn a vote because the period or the wording was wrong.',
          mitigation: 'Let a licensed manager go over quorum, notice days and motion text against the act first.',
        },
        {
          risk: 'The answer is drawn from the wrong scheme, or from rules long repealed.',
          mitigation:
            'Only registered by-laws are indexed, by scheme and date. Whoever asks sees the scheme number and page.',
        },
      ],
      kpis: [
        {
          name: 'work in one general meeting',
          unit: 'hours',
          baseline: 'log it over 15 meetings to come',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'owners’ mails answered inside one day',
          unit: '% of questions',
          baseline: 'check a batch of 100',
          target: 'up by 20 to 30 points',
        },
      ],
      data_needed: [
        'by-laws in force and changes on the register',
        'resolutions with their minutes, five years',
        'ledgers of levies, fund plans, budgets',
        'what owners wrote in two months, by question',
      ],
      must_not_decide:
        'In a by-law dispute, over a vote or an unpaid levy, committee or tribunal rules, advised by the strata manager. The tool keeps out of it.',
    },
    {
      workflow:
        'Meetings are prepared early and owners are answered from the record. The tool knows each scheme’s insurance, levies, fire statement and pending motions, and six weeks before drafts agenda and notices. It turns the recording into minutes for correction. For owners it cites ledger, minutes or by-law by page.',
      build:
        'What the assistant may read is one folder per scheme and nothing beyond. Put by-laws, policies, contracts and five years of minutes there. Due dates are in Strata Master or StrataMax already. Set the notice times that your state’s act lays down.',
      checkpoint:
        'The strata manager has read it all before it goes: minutes, notices, motions. And where there is money, a dispute or a by-law in it, the manager replies.',
      first_step:
        'Set up folders for three schemes, by-laws and minutes in each. Then put 30 questions to it, ones that came from owners.',
      stop_test: 'Stop if, eight weeks in, wrong or old documents lie behind over 5 % of the answers you test.',
      alternative:
        'A page of 20 ready answers takes much off the assistants. Add an agenda form for every state, and a yearly calendar to each scheme.',
      risks: [
        {
          risk: 'One wrong date on a notice can undo a whole meeting.',
          mitigation: 'A licence holder compares days, quorum and motions with the act, line for line, and then sends.',
        },
        {
          risk: 'An owner acts on a by-law that is gone, or was never theirs.',
          mitigation:
            'Schemes are kept apart. Index just the registered text and its date, and cite number and page every time.',
        },
      ],
      kpis: [
        {
          name: 'manager time behind a general meeting',
          unit: 'hours',
          baseline: 'record the hours for the next 15',
          target: '30 to 50 % off',
        },
        {
          name: 'owner mails with an answer inside a day',
          unit: '% of questions',
          baseline: 'draw 100 mails',
          target: '20 to 30 points more',
        },
      ],
      data_needed: [
        'the by-laws of each scheme, as registered',
        'five years’ minutes with resolutions',
        'levy accounts, plans for funds, budgets',
        'owner mails over two months, grouped',
      ],
      must_not_decide:
        'Reading a by-law for two quarrelling owners, ruling on a vote, going after a levy: the machine does none. The manager advises, committee or tribunal decides.',
    },
  ],
  'professional/lease-and-rent-dates': [
    {
      workflow:
        'Every lease is read into a sheet that shows rent, options, review method, guarantees, outgoings and notice windows, each with its clause. The manager confirms dates, and warnings come 120, then 60, then 30 days out. Rent not paid appears the first day, so a call comes before any notice.',
      build:
        'Re-Leased and PropertyMe read leases; a general extraction tool with 25 set fields works too. Rent, option window and review date need two signatures. Push the dates into your property calendar, and give the daily arrears list a script for the call.',
      checkpoint:
        'Against the clause itself the property manager confirms every date. Rent increases and notices carry that person’s signature.',
      first_step:
        'Abstract 20 leases yourself in 25 fields. Let the tool do the same ones and mark each field that differs.',
      stop_test: 'Six weeks and 40 leases later, drop it if over 3 % of the rents and dates came out wrong.',
      alternative:
        'List critical dates by building, with two names, go over them every first Monday, and ring tenants on day three.',
      risks: [
        {
          risk: 'The variation that moved the date was never read.',
          mitigation: 'Treat variations as part of the lease, with a second signature on option, review and rent.',
        },
        {
          risk: 'Someone struggling loses the home over an automatic breach notice.',
          mitigation: 'The file must show a call, an offered plan and where to get help before a notice is written.',
        },
      ],
      kpis: [
        {
          name: 'share of review and option dates met',
          unit: '% of dates',
          baseline: 'go back over 60 of them',
          target: '98 to 100 %',
        },
        {
          name: 'tenancies over seven days in arrears',
          unit: '% of tenancies',
          baseline: 'take the list at three month ends',
          target: '20 to 40 % fewer',
        },
      ],
      data_needed: [
        'leases as signed, with later changes',
        '24 months of tenant ledgers',
        'what dates the system holds',
        'the notice periods of your state',
      ],
      must_not_decide:
        'Breach and vacate notices, payment plans and the choice of tenant belong to the licensed manager and the landlord. The machine has no part in them.',
    },
    {
      workflow:
        'No option lapses and no review is forgotten, because dates come out of the lease itself. The tool extracts rent, reviews, outgoings, guarantees and windows with clause numbers, and people confirm. Notice of each date arrives at 120, 60 and then 30 days. Late rent is seen at once and met with a phone call.',
      build:
        'Buy the lease reader of your property system (PropertyMe, Re-Leased) or define 25 fields for an extraction tool. Have a second person agree rent and the two kinds of date. Reminders then live in the calendar you use, beside a day-by-day arrears list with words for the call.',
      checkpoint:
        'Dates count once the manager has seen the clause, and no rent rise or notice goes without the manager’s own hand.',
      first_step: 'Fill the 25 fields for 20 leases by hand and by tool, then lay the two sheets next to each other.',
      stop_test: 'If after six weeks 40 further leases show over 3 % wrong among dates or rents, end it.',
      alternative:
        'A critical-date sheet for each building, owned by two people and reviewed monthly, plus a call at three days late, goes a long way.',
      risks: [
        {
          risk: 'Old terms are taken for current ones.',
          mitigation:
            'Feed in the lease together with its changes, and let rent, reviews and options be agreed by two colleagues.',
        },
        {
          risk: 'Hardship meets an automatic letter.',
          mitigation:
            'Ring, propose a plan and point to support first; without that record the system makes no notice.',
        },
      ],
      kpis: [
        {
          name: 'lease dates handled in their window',
          unit: '% of dates',
          baseline: 'sample 60 past ones',
          target: 'up to 98 to 100 %',
        },
        {
          name: 'tenants behind by over seven days',
          unit: '% of tenancies',
          baseline: 'count on three month ends',
          target: 'lower by 20 to 40 %',
        },
      ],
      data_needed: [
        'every lease and deed of variation',
        'what tenants paid over 24 months',
        'the calendar in your property software',
        'which notice rules apply to which lease',
      ],
      must_not_decide:
        'It takes a licensed property manager, together with the owner, to refuse a plan, pick a tenant or serve notice. No tool may do so.',
    },
    {
      workflow:
        'Every lease date reaches the diary, and the clause stands beside it. The tool draws out options, rent, outgoings, review method, guarantees and windows for notice, and a manager confirms. Warnings run from 120 days to 60 to 30. Arrears show on day one, and a call comes before a notice.',
      build:
        'Lease reading is part of Re-Leased and PropertyMe. Otherwise give an extraction tool a fixed sheet with 25 fields. Two people confirm the rent and the dates for option and review. The calendar in your property software takes the dates, and arrears are listed daily with a script for ringing.',
      checkpoint:
        'Each date is held to its clause by the property manager, in person. So is the pen for rent increases and notices.',
      first_step:
        'Do 20 leases by hand, 25 fields apiece. Have the tool read those same leases, and check field against field.',
      stop_test:
        'Over the next 40 leases no more than 3 % of rents and dates may be wrong. If six weeks show more, stop.',
      alternative:
        'Each building’s critical dates fill a sheet that two people own. Read it aloud every first Monday, and ring at day three of arrears.',
      risks: [
        {
          risk: 'The lease says one thing, a later variation another, and only the lease was read.',
          mitigation: 'Treat both as one document. Rent, reviews and options carry two signatures.',
        },
        {
          risk: 'A family in difficulty loses its home to an automatic notice.',
          mitigation: 'Ring first, offer a plan, name the help lines. A notice needs that note in the file.',
        },
      ],
      kpis: [
        {
          name: 'options and reviews dealt with in time',
          unit: '% of dates',
          baseline: 'go through 60 dates gone by',
          target: 'bring it to 98 to 100 %',
        },
        {
          name: 'tenants in arrears beyond seven days',
          unit: '% of tenancies',
          baseline: 'look at the list on three month ends',
          target: 'trim it by 20 to 40 %',
        },
      ],
      data_needed: [
        'leases, signed, and every variation',
        '24 months of each tenant’s ledger',
        'dates your system has today',
        'state notice rules by kind of lease',
      ],
      must_not_decide:
        'Breach notices, notices to vacate, refused plans and the choice of a tenant lie with the licensed property manager and landlord. The machine may do none of these.',
    },
    {
      workflow:
        'No lease date rests on anyone’s memory. Every lease is read for options, reviews, rent, outgoings, guarantees and windows, clause by clause, and confirmed by a manager. The diary speaks at 120 days, 60 and 30. Late rent is visible on its first day, and someone rings.',
      build:
        'Give the reading to Re-Leased, PropertyMe or an extraction tool, on a sheet of 25 fields that never changes. What matters most (rent, review, option) takes two confirmations. From there dates flow to the property calendar. Arrears are sorted by day, with words ready for the call.',
      checkpoint:
        'The clause decides and the property manager looks it up for every date. No notice or increase is signed by anyone else.',
      first_step:
        'Take 20 leases. Fill 25 fields for each by hand, then by tool, and mark wherever the two sheets part.',
      stop_test: 'Six weeks, 40 leases: if over 3 % of what it read as dates or rents is wrong, end the trial.',
      alternative:
        'Two people own the date sheet of each building and read it out on the first Monday monthly. Arrears get a phone call on day three.',
      risks: [
        {
          risk: 'A variation moved the review, and the tool never saw it.',
          mitigation: 'Lease and variations are read together, and two colleagues sign for option, review and rent.',
        },
        {
          risk: 'Somebody out of work gets a breach notice without a word.',
          mitigation: 'Nothing is served until the file shows a call, a plan offered and where help can be found.',
        },
      ],
      kpis: [
        {
          name: 'lease dates acted on before the window shut',
          unit: '% of dates',
          baseline: 'sample the latest 60',
          target: '98 to 100 % of dates',
        },
        {
          name: 'share of tenancies seven days behind or more',
          unit: '% of tenancies',
          baseline: 'read it off at three month ends',
          target: 'bring it down 20 to 40 %',
        },
      ],
      data_needed: [
        'the lease set, variations included',
        'what each tenant paid in 24 months',
        'critical dates as now recorded',
        'your state’s rules on notice',
      ],
      must_not_decide:
        'Landlord and licensed manager together refuse a plan, serve a notice or pick a tenant. That stays beyond any software.',
    },
    {
      workflow:
        'The lease tells you what is due, if someone reads it all. A tool now does, and sets out review method, rent, guarantees, windows, options and outgoings with the clause beside each. A manager confirms, and reminders follow at 120, at 60 and at 30 days. Rent unpaid on day one leads to a call.',
      build:
        'Fix 25 fields that every lease must answer, and let PropertyMe, Re-Leased or an extraction tool fill them. Two people agree the rent and the review and option dates. Put the rest to work in software you have: dates in its calendar, arrears by day with a script to ring by.',
      checkpoint:
        'The property manager opens the clause and agrees each date. Rent rises and notices need that same person’s signature.',
      first_step:
        'Read 20 leases twice, once yourself and once by tool, into the same 25 fields. Every difference is worth a look.',
      stop_test: 'Allow six weeks and 40 leases. Rents or dates misread in above 3 % of cases mean stop.',
      alternative:
        'A list of critical dates for every building does well, with two people in charge and a reading each first Monday. Ring about arrears on day three.',
      risks: [
        {
          risk: 'The old date stands in the diary although a deed has changed it.',
          mitigation: 'Never load a lease without its variations. Option, review and rent dates take two names.',
        },
        {
          risk: 'An automatic notice reaches someone who needed a talk.',
          mitigation:
            'The manager calls, proposes a plan and gives the help lines. Without a note of it, nothing can be issued.',
        },
      ],
      kpis: [
        {
          name: 'review and option dates handled inside the window',
          unit: '% of dates',
          baseline: 'test 60 past dates',
          target: 'get to 98 to 100 %',
        },
        {
          name: 'tenants with rent over seven days late',
          unit: '% of tenancies',
          baseline: 'compare three month ends',
          target: 'a cut of 20 to 40 %',
        },
      ],
      data_needed: [
        'all leases with their later deeds',
        'tenant ledgers going back 24 months',
        'the dates on your present system',
        'notice periods for each lease type',
      ],
      must_not_decide:
        'No notice to vacate or for breach, no refusal of a plan and no choice of tenant comes from a machine. The landlord and a licensed manager see to those.',
    },
  ],
  'professional/comparables-and-cost-rates': [
    {
      workflow:
        'Give the tool kind, size, address and date, and it returns the ten cases closest, be they leases, sales or projects, in place, time, kind and size. Your usual adjustments are shown, and odd ones carry a flag. Choosing, inspecting, adjusting and explaining stay with the valuer or surveyor.',
      build:
        'Gather finished valuations or cost plans in one table, with area, kind, place, date, rate, inclusions and source. Add the data service that you subscribe to. Simple nearest-match rules do, and say why something was chosen. A published index brings rates up to date.',
      checkpoint:
        'Evidence is chosen, the property inspected where required, and the figure signed by the senior surveyor or registered valuer.',
      first_step: 'Table your latest 60 jobs by rate, date, area and inclusions. Count how many of them have all four.',
      stop_test: 'Eight weeks of real work should see half of its proposals used. If valuers take fewer, end it.',
      alternative:
        'Whoever closes a job adds its sales or rates to a common table that can be filtered by place and kind.',
      risks: [
        {
          risk: 'The closest match turns out to be a forced sale or one within a family.',
          mitigation: 'Mortgagee, part-share and related sales are marked, and using one takes a written reason.',
        },
        {
          risk: 'An index makes an old rate look fresh after the market has moved.',
          mitigation:
            'Put the date in front, allow two years at most, and test three rates each quarter with agents or trades.',
        },
      ],
      kpis: [
        {
          name: 'time spent on evidence',
          unit: 'hours per job',
          baseline: 'clock 25 jobs',
          target: '40 to 60 % less',
        },
        {
          name: 'distance of the estimate from the tender or settled price',
          unit: '% of the figure',
          baseline: 'work it out for 40 jobs',
          target: 'a fifth to a third smaller',
        },
      ],
      data_needed: [
        'finished cost plans or valuations and their figures',
        'evidence of sales and leases, source named',
        'what each job covered, how large, how good',
        'prices or tenders that came out in the end',
      ],
      must_not_decide:
        'Value, estimate and loan security are set by the quantity surveyor or valuer whose name is on it, and who accounts for every adjustment. A tool cannot.',
    },
    {
      workflow:
        'Evidence is on the desk when the job starts. For each address the tool brings up ten like cases by kind, size, place and date, whether sales, leases or your own projects, with past adjustments and a warning on strange ones. The professional selects, visits, adjusts and gives reasons.',
      build:
        'Your files are the treasure: load rate, area, place, kind, date, source and scope of every past valuation or cost plan into a table. Link it with your data subscription. Matching by plain rules is clear enough, and an official index carries rates to the present.',
      checkpoint:
        'A valuer who is registered, or a senior surveyor, settles on the evidence, goes to see what must be seen, and puts a name to the number.',
      first_step:
        'Load 60 recent jobs and check each for area, date, rate and scope, so you know what your records can bear.',
      stop_test:
        'When valuers still pass over more than half of its suggestions after eight weeks, drop the tool and keep the table.',
      alternative:
        'Make it a rule that no job closes until its checked sales or rates are in the shared table, sorted by kind and suburb.',
      risks: [
        {
          risk: 'A tainted sale, to a cousin or by a bank, heads the list.',
          mitigation: 'Tag such sales and let them be used only where somebody has written why.',
        },
        {
          risk: 'Yesterday’s rates pass for today’s.',
          mitigation:
            'Nothing older than two years is offered, age is shown first, and three rates are tested with the market every quarter.',
        },
      ],
      kpis: [
        {
          name: 'hours before the evidence is complete',
          unit: 'hours per job',
          baseline: 'follow 25 jobs',
          target: 'down 40 to 60 %',
        },
        {
          name: 'error of the estimate against what was paid or tendered',
          unit: '% of the figure',
          baseline: 'look at 40 closed jobs',
          target: 'less by a fifth to a third',
        },
      ],
      data_needed: [
        'your archive of valuations or cost plans',
        'market evidence and where it came from',
        'size, standard and scope by job',
        'outcomes to measure yourself by',
      ],
      must_not_decide:
        'The person who signs, valuer or quantity surveyor, fixes the figure and what a lender may rest on it, and can defend each step. The tool only finds evidence.',
    },
    {
      workflow:
        'Ten good comparables are waiting before the valuer has read the brief twice. Told the address, size, kind and date, the tool finds the nearest sales, leases or past projects and shows how your firm adjusted them. Odd ones are flagged. Picking, inspecting, adjusting and explaining is the professional’s work.',
      build:
        'All valuations or cost plans you have done belong in one table, with rate, area, kind, place, date, inclusions and source. Your data service is joined to it. Plain nearest-match rules suffice and show their reasons. Bring rates to today by a published index.',
      checkpoint:
        'Evidence and figure are for a senior surveyor, or a valuer who is registered. They inspect where the job demands, and they sign.',
      first_step: 'Put 60 finished jobs into a table. How many have area, rate, date and inclusions all on file?',
      stop_test: 'Eight weeks on live work decide. If valuers use under half of what it offers, stop.',
      alternative:
        'Whenever a job closes, its checked sales or rates go into one common table. Kind and place are the filters.',
      risks: [
        {
          risk: 'A family deal or a forced sale tops the list as the nearest match.',
          mitigation: 'Related, part-share and mortgagee sales wear a flag. Whoever uses one writes a line to say why.',
        },
        {
          risk: 'The index lifts an old rate to today’s level, but the market has turned.',
          mitigation:
            'Lead with the date and use nothing over two years. Each quarter, test three rates on agents or subcontractors.',
        },
      ],
      kpis: [
        {
          name: 'hours spent finding evidence',
          unit: 'hours per job',
          baseline: 'keep time on 25 jobs',
          target: 'shave off 40 to 60 %',
        },
        {
          name: 'how far estimates miss the tender or settled price',
          unit: '% of the figure',
          baseline: 'check 40 past jobs',
          target: 'shrink it by a fifth to a third',
        },
      ],
      data_needed: [
        'completed valuations or cost plans, final figures included',
        'sale and lease records, sourced',
        'for each job the area, quality and inclusions',
        'settled prices or tenders to check against',
      ],
      must_not_decide:
        'The signing valuer or quantity surveyor sets value, estimate and security, and explains every adjustment. A machine must not.',
    },
    {
      workflow:
        'The search for evidence shrinks and the judgement stays whole. A new job’s place, kind, size and date bring up ten like it, be they sales, leases or projects of your own, with the adjustments made at the time. Strange ones are marked. The valuer or surveyor selects, goes to see, adjusts and gives reasons.',
      build:
        'Start a single table of what you have valued or costed: area, rate, kind, place, date, what it covered, where it came from. Add your paid data service. Simple rules find the nearest and say why. For old rates, use an index that is published.',
      checkpoint:
        'No figure leaves without the signature of a senior surveyor or registered valuer, who chose the evidence and inspected where needed.',
      first_step:
        'Load your last 60 jobs and look for four facts in each: area, date, rate, inclusions. The blanks show what is missing.',
      stop_test: 'After eight live weeks at least half of the proposed sales should be in use. If not, the tool goes.',
      alternative:
        'A shared list of every sale or rate you have verified, filled as jobs close and filtered by place or kind, is nearly as good.',
      risks: [
        {
          risk: 'The best match was no open sale: the bank forced it, or a cousin bought.',
          mitigation: 'Mark such sales, part shares too. They are used only against a written reason.',
        },
        {
          risk: 'Rates from a different market pass for current.',
          mitigation:
            'The screen puts age first and stops at two years. Three rates a quarter are tried on subcontractors or agents.',
        },
      ],
      kpis: [
        {
          name: 'time until evidence is together',
          unit: 'hours per job',
          baseline: 'follow 25 jobs with a watch',
          target: 'a cut of 40 to 60 %',
        },
        {
          name: 'difference between estimate and price paid or tendered',
          unit: '% of the figure',
          baseline: 'take 40 jobs that are closed',
          target: 'narrower by a fifth to a third',
        },
      ],
      data_needed: [
        'what you valued or costed, and the final figure',
        'lease and sale evidence with its origin',
        'each job’s size, standard and scope',
        'tenders and settled prices for testing',
      ],
      must_not_decide:
        'What a thing is worth, what it will cost and what a lender may rely on is for whoever signs and can justify it, valuer or quantity surveyor. The tool sets none of it.',
    },
    {
      workflow:
        'Your own archive becomes the first place to look. Enter address, size, kind and date, and ten past projects, leases or sales appear in order of likeness, each with the adjustment your firm applied. Doubtful ones carry a mark. A valuer or surveyor then chooses, inspects, adjusts and defends the choice.',
      build:
        'The table is the tool: each valuation or cost plan with date, place, kind, area, rate, scope and source. Connect the sales data you subscribe to. Matching needs no model, just rules that say why a case came up. An official index moves rates to the present.',
      checkpoint:
        'Which evidence counts is decided by a registered valuer or a senior surveyor, who visits if the job requires, and stands behind the figure.',
      first_step:
        'Are your records good enough? Enter 60 recent jobs with rate, area, date and inclusions, and count the complete ones.',
      stop_test:
        'Valuers vote with their choices. When eight weeks of live jobs see under half of its sales used, end it.',
      alternative:
        'Agree that each job closes with an entry: the sales or rates checked, by kind and place, in a table everyone shares.',
      risks: [
        {
          risk: 'Likeness is not fairness: the nearest sale may have been under pressure.',
          mitigation:
            'Flags show mortgagee, related-party and part-share sales, and a reason must be noted to use them.',
        },
        {
          risk: 'An indexed rate looks new and is not.',
          mitigation:
            'Show when it dates from, refuse what is past two years, and ring agents or subcontractors about three rates quarterly.',
        },
      ],
      kpis: [
        {
          name: 'hours of evidence gathering per job',
          unit: 'hours per job',
          baseline: 'time the next 25',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'miss of the estimate against tender or sale',
          unit: '% of the figure',
          baseline: 'work through 40 old jobs',
          target: 'a fifth to a third off',
        },
      ],
      data_needed: [
        'your valuations or cost plans and how they ended',
        'sale and lease evidence, each source noted',
        'area, finish and inclusions by job',
        'results to test against, tenders or settled prices',
      ],
      must_not_decide:
        'Machines find cases. The signatory, a valuer or quantity surveyor, decides on value, estimate and loan security and explains each adjustment.',
    },
  ],
  'professional/audit-testing': [
    {
      workflow:
        'Ledger and bank data go in first and are proved complete. Then rules and a simple model point at round sums, weekend postings, new suppliers, related parties and strange journals. Out of these and a random share the senior takes the sample. The team vouches, with the reason on file.',
      build:
        'CaseWare and MindBridge have data tests; 15 rules of your own in a spreadsheet add-in also serve. An extraction tool ties statements and invoices to the ledger and holds on to the page. Prove it out of season on two audits whose findings you know.',
      checkpoint:
        'Rules and sample need the senior’s approval. Exceptions over materiality, once cleared, go to the partner ahead of the signature.',
      first_step:
        'Choose an audit that is closed. Load it, agree its totals with the trial balance, apply ten filters and look for the old findings.',
      stop_test:
        'End it when the two trial audits leave more than one known finding in five unseen, or a season brings no fewer hours.',
      alternative:
        'Write down how risk sets the sample, filter journals ten ways in a spreadsheet, and ask clients for papers eight weeks early.',
      risks: [
        {
          risk: 'Nothing odd in the data is read as nothing wrong, though the fraud never touched it.',
          mitigation: 'Go on talking to staff and drawing at random, and note on file where the tests are blind.',
        },
        {
          risk: 'Part of the year is missing from the export and nobody sees.',
          mitigation:
            'No test starts before the load agrees with trial balance and opening figures, and the file shows that.',
        },
      ],
      kpis: [
        {
          name: 'hours juniors spend matching and vouching',
          unit: 'hours per audit',
          baseline: 'break down ten audits',
          target: '25 to 40 % less',
        },
        {
          name: 'reviewer’s points on evidence and samples',
          unit: 'points per file',
          baseline: 'look through 20 recent files',
          target: 'half as many',
        },
      ],
      data_needed: [
        'the whole ledger, with trial balance',
        'statements or feeds from the bank',
        'who is paid, supplied from and related',
        'what earlier audits found',
      ],
      must_not_decide:
        'An opinion, a cleared exception and any suspicion of a person rest with the engagement partner and the evidence. The machine decides none of them.',
    },
    {
      workflow:
        'Every line of the ledger is looked at, and people vouch where it matters. After a completeness check the tool ranks journals by oddness: odd hours, round figures, related parties, unknown suppliers. The senior settles the sample, part of it random, and each pick has its reason in the file.',
      build:
        'Start from the tests your audit software offers, CaseWare or MindBridge among them, or write 15 rules for a spreadsheet. Let a reader match bank and supplier papers to entries and keep the page. Two old audits with known results are the trial.',
      checkpoint:
        'The senior stands behind the rules and the sample. Before signing, the partner goes over all cleared items that exceed materiality.',
      first_step:
        'Rerun a past audit on data: prove the load against the trial balance, set ten filters, and check that known points appear.',
      stop_test:
        'If known findings slip through at a rate above one in five on two trials, or hours stay level after a season, stop.',
      alternative:
        'Ten standing journal filters, a sampling rule tied to risk and a request list eight weeks before fieldwork cost almost nothing.',
      risks: [
        {
          risk: 'The team relaxes because the screen is green.',
          mitigation:
            'Some of the sample stays random, interviews stay on the plan, and the limits of testing are written up.',
        },
        {
          risk: 'You test a ledger with holes in it.',
          mitigation: 'Reconcile what was loaded to opening balances and the trial balance first, and keep that proof.',
        },
      ],
      kpis: [
        {
          name: 'junior time in ticking and matching',
          unit: 'hours per audit',
          baseline: 'take ten audits apart',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'criticism of samples and evidence at review',
          unit: 'points per file',
          baseline: 'count it in 20 files',
          target: 'halve it',
        },
      ],
      data_needed: [
        'ledger in full and the trial balance',
        'bank records',
        'lists of suppliers, staff and related parties',
        'points raised in past years',
      ],
      must_not_decide:
        'It is for the engagement partner to weigh evidence, clear exceptions and reach the opinion. A tool may never point the finger at anyone.',
    },
    {
      workflow:
        'The whole ledger is tested, and the sample has a reason. Bank and ledger data are loaded and proved complete. Rules and a plain model then mark weekend posts, round sums, related parties, new suppliers and odd journals. The senior picks from these and at random, the team vouches, the file says why.',
      build:
        'A spreadsheet add-in with 15 written-down rules is a start, or take the data tests in MindBridge or CaseWare. An extraction tool links ledger lines to invoices or statements and saves the page. Before the season, try two finished audits whose findings are known.',
      checkpoint:
        'Sample and rules are approved by the engagement senior. The partner, before signing, reviews every exception above materiality that was cleared.',
      first_step:
        'Pick one audit you have closed. Once its load agrees with the trial balance, try ten filters and see if the findings surface.',
      stop_test:
        'It fails if the two trial audits hide over one known finding in five. It also fails if a season saves no hours.',
      alternative:
        'Ten journal filters in a spreadsheet, a rule that ties samples to risk, and a paper list out eight weeks early do much unaided.',
      risks: [
        {
          risk: 'A clean result lulls the team, and the fraud was never in the ledger.',
          mitigation: 'Random picks and talks with staff continue. The file states what no test can see.',
        },
        {
          risk: 'Half a year is absent from the export, and the test runs happily on the rest.',
          mitigation:
            'First the load must meet opening balances and trial balance. That proof goes on file before any test.',
        },
      ],
      kpis: [
        {
          name: 'hours of vouching and matching by juniors',
          unit: 'hours per audit',
          baseline: 'analyse the time on ten audits',
          target: 'shave off 25 to 40 %',
        },
        {
          name: 'review points on samples or evidence',
          unit: 'points per file',
          baseline: 'number them in the last 20 files',
          target: 'bring them down by half',
        },
      ],
      data_needed: [
        'trial balance and ledger, complete',
        'bank feeds or statements',
        'suppliers, payroll and related parties, listed',
        'what past audits turned up',
      ],
      must_not_decide:
        'Opinion, cleared exceptions and any charge against a person are for the engagement partner, on the evidence filed. The machine has no voice in them.',
    },
    {
      workflow:
        'Juniors vouch where the risk is and not where the dice fall. Once ledger and bank data are in and shown to be complete, rules and a simple model list new suppliers, related parties, round amounts, weekend entries and odd journals. From list and random draw the senior makes the sample. Each item has its reason on file.',
      build:
        'Use the tests in CaseWare or MindBridge if you hold a licence. If not, write 15 rules into a spreadsheet add-in. Let a reader tie each invoice or statement to its ledger line, page kept. Prove it before the season on two old audits with findings you remember.',
      checkpoint:
        'The engagement senior answers for the rules and the sample. Cleared exceptions over materiality are the partner’s to review before the signature.',
      first_step:
        'Run ten filters over an audit that is done, once its data agree with the trial balance. Do last year’s findings come up?',
      stop_test:
        'Two trial audits may miss at most one known finding in five, and one season must lower the hours. Otherwise stop.',
      alternative:
        'Write a sampling rule by risk, build ten filters for journals in a spreadsheet, and send clients their paper list eight weeks early.',
      risks: [
        {
          risk: 'Everything tests clean, since the fraud left no trace in the books.',
          mitigation: 'Keep asking staff, keep drawing at random, and record in the file where testing ends.',
        },
        {
          risk: 'You tested six months and believed it was twelve.',
          mitigation: 'Agree the load with the trial balance and opening figures before you begin, and file that.',
        },
      ],
      kpis: [
        {
          name: 'junior hours in vouching',
          unit: 'hours per audit',
          baseline: 'break ten audits into their hours',
          target: 'trim it by 25 to 40 %',
        },
        {
          name: 'points raised on evidence and sampling',
          unit: 'points per file',
          baseline: 'look at 20 reviewed files',
          target: 'down to half',
        },
      ],
      data_needed: [
        'the full ledger and its trial balance',
        'bank feeds, or statements',
        'lists: payroll, suppliers, related parties',
        'past audit findings',
      ],
      must_not_decide:
        'The engagement partner alone forms the opinion, clears exceptions and, on evidence, names a person. No machine may do so.',
    },
    {
      workflow:
        'Sampling stops being a habit and becomes a choice you can defend. Rules and a simple model search the complete bank and ledger data for odd journals, related parties, round sums, new suppliers and weekend posts. The senior takes items from the list, adds random ones, and the file records why. The team vouches.',
      build:
        'What you need is a set of tests, from MindBridge, from CaseWare, or 15 rules you write for a spreadsheet. Add extraction that matches papers to ledger lines and holds the page. Out of season, two past audits with known findings show whether it works.',
      checkpoint:
        'Before work starts, the engagement senior agrees rules and sample. Before signature, the partner has been through each cleared exception past materiality.',
      first_step:
        'Start from a finished audit. Load it, prove it to the trial balance, put ten filters on it, and look out for what you found last year.',
      stop_test:
        'If it overlooks known findings on the two trials, more than one out of five, or hours are no lower after a season, give up.',
      alternative:
        'Risk-based sampling in writing, ten journal filters and an early paper list, eight weeks ahead, cost next to nothing.',
      risks: [
        {
          risk: 'People stop thinking when the list is empty, yet fraud may lie outside.',
          mitigation:
            'A part of the sample is drawn at random, staff are still interviewed, and limits are noted on file.',
        },
        {
          risk: 'The client’s export was cut off and nobody compared totals.',
          mitigation: 'No test before the load ties to trial balance and opening balances, with proof kept.',
        },
      ],
      kpis: [
        {
          name: 'time juniors spend on vouching and matching',
          unit: 'hours per audit',
          baseline: 'split up ten audits',
          target: 'a cut of 25 to 40 %',
        },
        {
          name: 'reviewers’ remarks on samples and evidence',
          unit: 'points per file',
          baseline: 'tally the last 20 files',
          target: 'cut them in half',
        },
      ],
      data_needed: [
        'ledger data, all of it, with trial balance',
        'the bank’s statements or feeds',
        'who supplies, who is employed, who is related',
        'findings in earlier years',
      ],
      must_not_decide:
        'To accuse, to clear an exception, to give an opinion: each is the engagement partner’s, from the evidence in the file. Software does none of the three.',
    },
  ],
  'professional/artwork-proofs': [
    {
      workflow:
        'A designer makes one master and the client approves it. From there the tool builds each size and language, and tests them: approved text, legal lines, barcode, bleed, logo space, colours. Designers correct and pass them. Changes arrive in one spot, and print can only get the latest file.',
      build:
        'Resizing and data merge exist in Figma, Illustrator and InDesign; add a proofing tool that sets two versions against each other in text and pixels. Each client gets a list of 15 points. AI images are kept from final art without the client’s written yes.',
      checkpoint:
        'Versions are gone over on 15 points by somebody other than their maker. The final proof carries the client’s signature.',
      first_step:
        'Go through 20 finished jobs for the hours in changes and versions, and draw up 15 checks for the client you serve most.',
      stop_test: 'Six weeks, or ten jobs, will tell. If version hours are not down by a quarter, end it.',
      alternative:
        'Lock a template for each client, take changes at a single address, and have two people tick a printed list.',
      risks: [
        {
          risk: 'The master has a fault, and now so do forty files.',
          mitigation: 'Before versions start, two colleagues read the master out loud and the client signs it.',
        },
        {
          risk: 'A font or picture was never yours to use.',
          mitigation: 'Store licences beside images, use tools that the client has agreed to, and note each use of AI.',
        },
      ],
      kpis: [
        {
          name: 'time in versions and resizing',
          unit: 'hours per job',
          baseline: 'code the hours of 20 jobs',
          target: '40 to 60 % less',
        },
        {
          name: 'how often a job goes back and forth',
          unit: 'rounds per job',
          baseline: 'look at 30 jobs',
          target: 'one round fewer',
        },
        {
          name: 'mistakes seen only once it was out',
          unit: 'a quarter',
          baseline: 'gather those of 12 months',
          target: 'down by half or more',
        },
      ],
      data_needed: [
        'each client’s brand rules and masters',
        'sizes, legal lines and what printers require',
        '30 jobs with their rounds of changes',
        'what corrections and reprints cost',
      ],
    },
    {
      workflow:
        'Designers design, and the copies look after themselves. Out of a signed master come all formats and languages, each checked for text, colours, bleed, barcode, logo space and legal lines. A person mends and releases. Clients comment in one tool, where old versions can no longer go to print.',
      build:
        'Begin with what Adobe or Figma can do: merge data, adapt sizes. Then buy online proofing that compares versions by wording and image. Fifteen points (15) per client make the checklist. Nothing generated by AI is final unless the client has agreed on paper.',
      checkpoint:
        'Another designer runs through the 15 points for every version, and without a signed proof from the client nothing is released.',
      first_step:
        'Split the hours of 20 past jobs into design, versions and changes. Then write a 15-point check with your busiest client in mind.',
      stop_test: 'If a quarter of the version hours has not gone after ten jobs, or after six weeks, drop the tool.',
      alternative:
        'Two people, a paper list, a protected template and one inbox for amendments prevent most of the grief.',
      risks: [
        {
          risk: 'What is wrong in the original is wrong everywhere.',
          mitigation: 'Have it read aloud by two of you and approved by the client while there is still one file.',
        },
        {
          risk: 'Rights to an image are missing, or it borrows from another artist.',
          mitigation: 'Every picture keeps its licence, the client approves the tools, and AI work is recorded.',
        },
      ],
      kpis: [
        {
          name: 'hours that formats and languages eat',
          unit: 'hours per job',
          baseline: 'mark them on 20 jobs',
          target: 'bring down 40 to 60 %',
        },
        {
          name: 'change rounds until the yes',
          unit: 'rounds per job',
          baseline: 'tally 30 jobs',
          target: 'one fewer',
        },
        {
          name: 'errors that got out',
          unit: 'a quarter',
          baseline: 'go back 12 months',
          target: 'cut to half or below',
        },
      ],
      data_needed: [
        'masters with the rules of the brand',
        'formats, print specifications and fixed legal text',
        'how 30 jobs were changed, and how often',
        'reprints, corrections and their price',
      ],
    },
    {
      workflow:
        'Forty versions come from one master that is right. A designer makes it, the client approves, and the tool lays out sizes and languages. Each is checked for barcode, bleed, legal lines, colour, logo space and the text as approved. The designer mends. Changes come in at one place, and old files cannot go to print.',
      build:
        'InDesign, Illustrator and Figma can merge data and resize, so use that. Then get a proofing tool which compares versions word by word and pixel by pixel. A checklist of 15 items goes with each client. Without written consent, no AI image is final.',
      checkpoint:
        'Every version meets a second designer and the 15 points. The client’s signature closes the final proof.',
      first_step:
        'Mark the hours on 20 recent jobs: how many for versions, how many for changes? Write 15 points for your busiest client.',
      stop_test: 'A quarter fewer hours on versions, by ten jobs or six weeks, is the test. Miss it and stop.',
      alternative:
        'Lock one template per client and give changes one address. Two people go down a printed list before a file leaves.',
      risks: [
        {
          risk: 'The master was wrong, so forty files are wrong.',
          mitigation: 'Two people read it aloud and the client signs. No version is made until then.',
        },
        {
          risk: 'Somebody else owns the image or the font.',
          mitigation:
            'File each licence with its image, use tools the client has accepted, and note where AI was at work.',
        },
      ],
      kpis: [
        {
          name: 'time for sizes and versions',
          unit: 'hours per job',
          baseline: 'label the hours on 20 jobs',
          target: 'shave off 40 to 60 %',
        },
        {
          name: 'correction rounds per job',
          unit: 'rounds per job',
          baseline: 'look at 30 jobs gone by',
          target: 'save one round',
        },
        {
          name: 'errors noticed after print or launch',
          unit: 'a quarter',
          baseline: 'note those of 12 months',
          target: 'fewer by half or more',
        },
      ],
      data_needed: [
        'each client’s approved masters and brand rules',
        'formats, legal lines and printers’ specifications',
        'rounds and requests on 30 jobs',
        'what reprints and corrections came to',
      ],
    },
    {
      workflow:
        'The designer’s hours go into the master and not into copies of it. Once it is approved, the tool produces all languages and sizes and runs the list: text, legal lines, colours, barcode, logo space, bleed. Faults go to the designer. The client comments in one place, and print takes only the final version.',
      build:
        'You own most of it already: data merge and resizing in Illustrator, InDesign or Figma. What is new is a proofing tool that sees differences in words and pixels. Draw up 15 points for each client. Unless the client has agreed in writing, keep AI images out of finals.',
      checkpoint:
        'The maker never checks the maker’s file. A colleague goes by the 15 points, and the last proof is signed by the client.',
      first_step:
        'Look at 20 jobs and separate the hours for versions from those for changes. Your busiest client gets the first list of 15 points.',
      stop_test: 'If ten jobs, or six weeks, have not saved a quarter of the hours on versions, end it.',
      alternative:
        'Protect the templates, one for each client. Take changes by one mail address, and let two people tick a paper list before release.',
      risks: [
        {
          risk: 'A typing error in the master returns forty times.',
          mitigation: 'Before versions are cut, it is read out by two people and signed off by the client.',
        },
        {
          risk: 'A picture turns out to be borrowed or unlicensed.',
          mitigation: 'Licences are kept next to images. Only tools the client approved are used, with a log of AI.',
        },
      ],
      kpis: [
        {
          name: 'hours in resizing',
          unit: 'hours per job',
          baseline: 'tag 20 jobs by task',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'times a job goes round before the yes',
          unit: 'rounds per job',
          baseline: 'count on 30 of them',
          target: 'one round less',
        },
        {
          name: 'faults that reached print or launch',
          unit: 'a quarter',
          baseline: 'go through the last 12 months',
          target: 'bring them down by half or more',
        },
      ],
      data_needed: [
        'masters as approved, brand rules beside them',
        'required sizes, legal text and print specifications',
        'change history of 30 jobs',
        'reprint and correction costs',
      ],
    },
    {
      workflow:
        'Print gets the last approved version because nothing else can be sent. It begins with a designer’s master. The tool spins off sizes and languages and tests each for wording, barcode, bleed, legal lines, colours and space round the logo. A designer corrects and approves, and clients mark up in one spot.',
      build:
        'Let Figma, InDesign or Illustrator do the resizing and merging. A proofing tool lays two versions over each other, by text and by pixel. Each client’s list has 15 points. AI pictures stay in sketches until a client agrees on paper.',
      checkpoint:
        'All 15 checks are made on each version by a designer new to the file. Final proofs are signed by the client.',
      first_step:
        'Where did the hours of your last 20 jobs go? Count versions and changes, and draft a 15-point list for the client you see most.',
      stop_test: 'Ten jobs or six weeks should bring version hours down by a quarter. When they do not, stop.',
      alternative:
        'One address for changes, one locked template a client, and a printed list that two people tick: that is the plain way.',
      risks: [
        {
          risk: 'An error in the original multiplies with each format.',
          mitigation: 'No master goes into versions unread. Two read aloud, and the client puts a name to it.',
        },
        {
          risk: 'Rights are unclear, or the picture leans on someone’s work.',
          mitigation: 'Every image carries its licence, the client has accepted the tools, and AI’s part is logged.',
        },
      ],
      kpis: [
        {
          name: 'work on formats and versions',
          unit: 'hours per job',
          baseline: 'split the time of 20 jobs',
          target: 'a cut of 40 to 60 %',
        },
        {
          name: 'rounds until a job is approved',
          unit: 'rounds per job',
          baseline: 'use the record of 30 jobs',
          target: 'one round saved',
        },
        {
          name: 'mistakes found too late',
          unit: 'a quarter',
          baseline: 'list what 12 months brought',
          target: 'down by half or more',
        },
      ],
      data_needed: [
        'brand rules and signed masters by client',
        'a list of formats, legal lines and print requirements',
        'what was changed on 30 jobs',
        'bills for reprints and fixes',
      ],
    },
  ],
  'professional/field-and-lab-data': [
    {
      workflow:
        'On a tablet with set codes the crew notes place, depth, time, sample and photo. Data files from the lab find their sample by number. Every value is held against limits and units, gaps and exceedances are marked, and logs, maps and tables fill themselves. What it means is for the scientist to check and write.',
      build:
        'Join field forms to OpenGround, ESdat or the survey package you run, and have labs send data files, not PDFs. All limits live in one dated, sourced table. Simple checks catch wrong units, doubles, expired holding times and readings a bore has never shown. Leave models for later.',
      checkpoint:
        'Another scientist or engineer tests values against the certificate. The lead looks at all exceedances, and only then is the report issued.',
      first_step:
        'Get the data file behind a report you have issued. Make its tables anew from that file and see how many cells differ.',
      stop_test:
        'End it if five reports on over 1 % of values are still mended by hand, or after three months the hours are more than half of before.',
      alternative:
        'A spreadsheet does much: locked columns, limits in colour, the lab file pasted whole, and somebody else to read it with the certificate.',
      risks: [
        {
          risk: 'Somebody is harmed because a unit or limit was wrong and the value looked fine.',
          mitigation:
            'Fix the unit per field, date every limit, and have ten values in each table tested on the lab sheet by a colleague.',
        },
        {
          risk: 'One wrong digit, and results belong to another bore.',
          mitigation: 'Jars bear printed codes that are scanned. A number missing from the custody form is refused.',
        },
      ],
      kpis: [
        {
          name: 'time until tables are checked',
          unit: 'hours per report',
          baseline: 'clock ten of them',
          target: '50 to 70 % less',
        },
        {
          name: 'mistakes that review finds in tables',
          unit: 'per report',
          baseline: 'go through the ten most recent',
          target: 'down by half or more',
        },
      ],
      data_needed: [
        'codes and forms used in the field',
        'data files from the lab, by sample',
        'dated limits for each land use',
        'five issued reports to test on',
      ],
      must_not_decide:
        'Whether land is safe, a slope holds or a result must be reported is decided and signed by the engineer, surveyor or scientist in charge, and by no tool.',
    },
    {
      workflow:
        'Numbers are entered once, in the field or by the lab, and never typed again. Coded tablet forms give sample, place, depth and hour; the lab’s file joins on the number. The tool applies units and limits, shows what exceeds or is missing, and draws up tables, logs and maps for a scientist to judge.',
      build:
        'Ask every lab for files a machine can read. Feed them, along with tablet forms, into OpenGround, ESdat or your survey system. Hold limits in a table that names source and date, and test for duplicates, units, holding times and unlikely readings. It takes rules, not a model.',
      checkpoint:
        'Two people stand behind the figures: one compares a sample with the lab’s certificate, and the lead goes over each exceedance before issue.',
      first_step:
        'Rebuild the tables of an old report straight from the lab’s own file, and list each place where the two disagree.',
      stop_test:
        'When over 1 % of values in five reports still need correcting, or three months have not halved the hours, stop.',
      alternative:
        'Keep to one locked spreadsheet with coloured limits, paste in entire lab files, and give a second reader the certificates.',
      risks: [
        {
          risk: 'Harmful levels go unseen behind a mix-up of units or an old limit.',
          mitigation:
            'Let nobody choose units freely, show where limits come from, and check ten values a table with a second pair of eyes.',
        },
        {
          risk: 'Samples are swapped by a slip of the pen.',
          mitigation: 'Scan printed labels, and turn away results that match no line of the custody form.',
        },
      ],
      kpis: [
        {
          name: 'hours between results and finished tables',
          unit: 'hours per report',
          baseline: 'measure it on ten reports',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'wrong cells caught at review',
          unit: 'per report',
          baseline: 'use ten past reviews',
          target: 'half as many or fewer',
        },
      ],
      data_needed: [
        'what crews fill in, with its codes',
        'numbered results in machine form',
        'which limits apply, since when',
        'reports already issued, five of them',
      ],
      must_not_decide:
        'The tool only compares. Safe land, stable slopes and duties to report are for the responsible person, be it surveyor, engineer or scientist, who signs.',
    },
    {
      workflow:
        'A reading is entered once and travels to the report by itself. Crews use a tablet with fixed codes for sample, place, depth, time and photo. Lab data files join by sample number. Values meet their limits and units, exceedances and gaps are marked, and tables, logs and maps fill. The scientist checks and interprets.',
      build:
        'Ask labs for data files and stop taking PDFs. Field forms feed OpenGround, ESdat or a survey package, and one table holds the limits with date and source. Add rules for units, duplicates, holding times and readings that bore has not had before. A model can wait.',
      checkpoint:
        'The lead reads each exceedance before issue. A second scientist or engineer has held a sample of values to the lab certificate.',
      first_step:
        'Get the data file from your main lab for one finished report. Rebuild the tables out of it and see how often they differ.',
      stop_test:
        'Five reports in, at most 1 % of values may need mending by hand. And three months must halve the hours, or you stop.',
      alternative:
        'Lock the columns of one spreadsheet and colour by limit. Lab files are pasted whole, and a second reader has the certificate.',
      risks: [
        {
          risk: 'A dangerous value looks harmless under the wrong limit or unit.',
          mitigation:
            'Units are set per field, limits dated and sourced. Another scientist tests ten values in every table with the lab’s sheet.',
        },
        {
          risk: 'One digit off, and a result belongs to the wrong bore.',
          mitigation: 'Print codes on jars and scan them. A number the custody form lacks is turned back.',
        },
      ],
      kpis: [
        {
          name: 'hours until tables are checked and done',
          unit: 'hours per report',
          baseline: 'clock ten reports from results on',
          target: 'shave off 50 to 70 %',
        },
        {
          name: 'errors that review finds in tables',
          unit: 'per report',
          baseline: 'note them for ten past reports',
          target: 'down by half, or more',
        },
      ],
      data_needed: [
        'the forms and codes of the field crew',
        'lab data files, sample numbers included',
        'limits by land use and their dates',
        'five reports already issued, for testing',
      ],
      must_not_decide:
        'Safe site, stable slope, reportable result: each is for the scientist, engineer or surveyor responsible, who signs. No machine does it.',
    },
    {
      workflow:
        'Tables, logs and maps build themselves from what crew and lab have entered. Fixed codes on a tablet capture depth, place, sample, time and photo. The lab’s data file finds its sample number. Limits and units are applied, gaps and exceedances show up. Checking and meaning are the scientist’s part.',
      build:
        'Three things make it run: coded field forms, data files from every lab, and one table of limits that shows source and date. OpenGround, ESdat or your survey software holds them. Checks on units, doubles, holding times and odd readings for a bore are plain rules. No model yet.',
      checkpoint:
        'Sampled values are compared with the certificate by another engineer or scientist. Every exceedance is read by the lead, and then the report goes.',
      first_step:
        'Choose a report you have issued and remake its tables from the lab’s data file. Each difference is an argument for doing it.',
      stop_test:
        'Stop on either count: over 1 % of values still corrected by hand after five reports, or hours not halved in three months.',
      alternative:
        'A locked spreadsheet with colours for limits is a sound start. Paste lab files in whole, and have another person read with the certificate.',
      risks: [
        {
          risk: 'A mix-up of units or limits can hide harm.',
          mitigation:
            'No one types a unit. Limits show date and source, and a colleague tests ten values a table against the lab’s sheet.',
        },
        {
          risk: 'The sample number was misread, so the bore is wrong.',
          mitigation: 'Scan the printed code on the jar. Results whose number the custody form lacks are refused.',
        },
      ],
      kpis: [
        {
          name: 'time from lab results to checked tables',
          unit: 'hours per report',
          baseline: 'follow ten reports',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'faulty cells found at review',
          unit: 'per report',
          baseline: 'go back over ten of them',
          target: 'a cut of half or more',
        },
      ],
      data_needed: [
        'field codes, with the forms',
        'results as data files by sample',
        'dated standards and limits by land use',
        'past reports, five, to try it on',
      ],
      must_not_decide:
        'A responsible engineer, surveyor or scientist signs for safe sites, stable slopes and reportable results. The machine may not declare any of them.',
    },
    {
      workflow:
        'Nobody copies a lab value by hand, so nobody copies it wrongly. In the field a tablet takes sample, time, depth, place and photo by code. Data files from the lab are tied in by number. The tool tests units and limits, marks what is over or missing, and fills maps, logs and tables. A scientist checks and explains.',
      build:
        'Tie your field forms to the system you use, be it OpenGround, ESdat or survey software. Labs send files, not PDFs. Limits sit in one table and carry a date and a source. Simple rules spot duplicates, late holding times, wrong units and values out of a bore’s range. Models come later, if at all.',
      checkpoint:
        'Two looks come before issue: the lead goes through all exceedances, and a colleague, scientist or engineer, tests values on the lab certificate.',
      first_step:
        'Ask the lab you use most for its raw file. With it, redo the tables of one old report, and count where they disagree.',
      stop_test:
        'If hand correction is above 1 % of values on five reports, or the hours have not come down to half in three months, end it.',
      alternative:
        'Cheaper: a spreadsheet, columns locked, limits in colour, the entire lab file pasted in. Somebody else reads it beside the certificate.',
      risks: [
        {
          risk: 'A harmful level passes because the limit was old or the unit wrong.',
          mitigation:
            'Fields fix their unit and limits their date. Per table, a second scientist proves ten values from the lab sheet.',
        },
        {
          risk: 'Two jars are mixed up on paper.',
          mitigation: 'Codes are printed and scanned. No line on the custody form means the result is not accepted.',
        },
      ],
      kpis: [
        {
          name: 'hours between lab file and finished tables',
          unit: 'hours per report',
          baseline: 'put a watch to ten reports',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'table mistakes review turns up',
          unit: 'per report',
          baseline: 'add up those in the latest ten',
          target: 'fewer by half or more',
        },
      ],
      data_needed: [
        'coded forms from the field',
        'the lab’s files with sample numbers',
        'which limit holds for which land use, since when',
        'a test set of five old reports',
      ],
      must_not_decide:
        'Software compares numbers. That a site is safe, a slope stands or a result is reportable, the surveyor, scientist or engineer in charge decides and signs.',
    },
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'technology/ticket-triage': [
    {
      workflow:
        'Phone notes, portal entries and mails turn into tickets. Each gets its client, kind, team and, by the SLA, its urgency. Solved ones like it are attached, and the sender is asked for what is missing. Unclear ones alone reach the dispatcher, and engineers begin with the facts in hand.',
      build:
        'Zendesk, Autotask, ConnectWise and HaloPSA have AI triage; or put a small model after the mail intake. Trim your kinds to 12 beforehand. For two weeks let it run unseen next to the dispatcher and compare the two.',
      checkpoint:
        'Whatever the tool was unsure of goes past the dispatcher, with 30 more picked each day. What gets corrected feeds the weekly check.',
      first_step:
        'Pull tickets from three months and let two engineers, unseen by each other, label 200, to learn if they agree at all.',
      stop_test:
        'Four weeks after it goes live, sampled tickets should be routed correctly in 85 % of cases. If not, pull it.',
      alternative:
        'Offer 12 choices on a portal form, hand tickets out in turn by skill, and let users reset passwords themselves.',
      risks: [
        {
          risk: 'Someone describes a breach or an outage in everyday words, and it sinks to the bottom.',
          mitigation:
            'If it says invoice scam, down for all, ransom or hacked, the duty lead is paged. What the model thinks does not matter.',
        },
        {
          risk: 'A ticket with a password or a private file goes to a model outside.',
          mitigation:
            'Take out attachments and secrets before anything is sent. Sign with a vendor that may not train on your data.',
        },
      ],
    },
    {
      workflow:
        'Whether it came by phone note, mail or portal, every ticket is given a client, a team, a kind and the urgency that the SLA sets. The tool asks for facts that are lacking and adds tickets once solved that look alike. The dispatcher deals with doubtful cases, and no engineer starts cold.',
      build:
        'Turn on AI triage in ConnectWise, HaloPSA, Zendesk or Autotask, or run a small model on what the mail intake brings. Have just 12 kinds before you start. It first works two weeks in silence, and you compare it with the dispatcher.',
      checkpoint:
        'Each day the dispatcher sees every ticket of low confidence plus 30 drawn from the others. The week’s check learns from what was put right.',
      first_step:
        'Let two engineers label 200 tickets blind, out of three months’ worth, and see if they would even sort them alike.',
      stop_test: 'Take samples for four weeks live. With under 85 % of them routed to the right place, back out.',
      alternative:
        'Password resets by self-service, a form in the portal with 12 options, and work dealt round by skill would help a lot.',
      risks: [
        {
          risk: 'In simple words a user reports that they were hacked or all is down, and it is ranked low.',
          mitigation:
            'Ransom, invoice scam, hacked, down for all: any of these pages the duty lead, against the model if need be.',
        },
        {
          risk: 'People write passwords in tickets and attach private files, and these leave for an outside model.',
          mitigation:
            'Before the call, secrets and attachments are stripped. The contract must forbid training on what you send.',
        },
      ],
    },
  ],
  'technology/support-answers': [
    {
      workflow:
        'Someone rings or asks in the app. The reply rests on help pages in force and on their plan, with the page on view. When unsure, it files a ticket that lists what was tried. What no page covers is noted for the writer.',
      build:
        'Bring the 60 help pages people read most up to date. Freshdesk, Zendesk or Intercom can then answer from them and nothing else. It may look up an account but not change it. Ahead of each release, run 150 old questions.',
      checkpoint:
        'Fixed rules hand security, outages and refunds to people. Beyond that, a support lead goes through 50 talks a week.',
      first_step:
        'Sort 300 recent questions into groups, and name 20 pages that would settle most of them once they are correct.',
      stop_test:
        'If one in 20 talks you check leads a user astray, pause it. The same holds if people come back 10 % more often inside two months.',
      alternative:
        'Improve ten pages that are read most, place hints at the spots where users get stuck, and save your standard replies.',
      risks: [
        {
          risk: 'Users learn how to use something you took out in the last sprint.',
          mitigation:
            'Link pages to feature flags. When a release touches a feature, its pages are held back until someone edits them.',
        },
        {
          risk: 'A crafted message gets it to show its own instructions or somebody else’s account.',
          mitigation:
            'A lookup has no more rights than the user. Ahead of every release, try 50 tricks from a red-team list.',
        },
      ],
    },
    {
      workflow:
        'A question in the app or by phone gets its answer from today’s help pages, fitted to the plan the user is on. They can see which page. In doubt, a ticket is opened and the steps so far go with it. Missing topics are listed for the writer.',
      build:
        'Start by mending the 60 pages with most readers. Then switch on what Zendesk, Intercom or Freshdesk offers, with those pages as its sole source. Account lookups are read-only. Before a release goes out, 150 past questions serve as a test.',
      checkpoint:
        'Refunds, security and outages always reach a person; that is a rule. The support lead looks at 50 talks each week.',
      first_step:
        'Put the last 300 questions in groups and pick out 20 pages which could answer most, if only they were right.',
      stop_test:
        'Pause it if, among talks you check, one in 20 misleads, or if two months bring 10 % more repeat contacts.',
      alternative:
        'Saved replies, ten much-read pages written anew, and tips in the product at the hard spots are the cheaper road.',
      risks: [
        {
          risk: 'The bot describes a feature that went away a sprint ago.',
          mitigation:
            'Each page hangs on a feature flag. If a release alters the feature, the page is out of use until it has been edited.',
        },
        {
          risk: 'With the right trick typed in, it gives away its instructions or data from some other account.',
          mitigation:
            'Lookups can see what this user can see. A list of 50 red-team tricks is run before each release goes live.',
        },
      ],
    },
  ],
  'technology/code-assistants': [
    {
      workflow:
        'The developer takes a ticket and lets the assistant draft inside the editor. Tests are written or looked over. A small pull request goes up that says it was assisted. Review by a colleague stays as it was, and the pipeline looks for flaws, licences and secrets.',
      build:
        'Get Claude Code, Cursor or GitHub Copilot, just one, on a business plan. Fit the rules on a page: which repos, secrets never, pull requests kept small, and whoever submits answers for it. Before that, switch on scans for dependencies, licences and secrets.',
      checkpoint:
        'Pull requests are reviewed by an engineer who had no hand in the prompts. For data deletion, payment and login it takes two.',
      first_step:
        'Before you pay for a seat, look at 90 days of failed releases, review waits and time from commit to release.',
      stop_test:
        'A quarter on, end it if failed releases are up by a fifth, or if lead time is not at least 10 % shorter.',
      alternative:
        'Cut tickets smaller, make tests run faster and set an hour aside for review each day. That often gains more days than software does.',
      risks: [
        {
          risk: 'Huge pull requests that look fine pile up on the reviewers.',
          mitigation:
            'Keep each one to about 400 changed lines. Where a review takes longer than a day, give out no more seats.',
        },
        {
          risk: 'A package that was made up, or code that was copied, lets in malware or a claim over a licence.',
          mitigation: 'Packages must be on the approved list. A licence scan that fails stops the merge.',
        },
      ],
    },
    {
      workflow:
        'It starts with a ticket. In the editor, the developer drafts with help, writes tests or checks them, and sends a small pull request labelled as assisted. A colleague’s review follows as ever. The pipeline scans for licences, secrets and flaws.',
      build:
        'First turn on scans: dependency, secret, licence. Then take one tool, Cursor, GitHub Copilot or Claude Code, on its business plan. A page of rules covers allowed repos, a ban on secrets, small pull requests, and authors who answer for their code.',
      checkpoint:
        'Every pull request is read by a second engineer, not the one who wrote the prompts. Payment, login and deletion of data take two.',
      first_step:
        'Before any seat is bought, find how the last 90 days went: review wait, failed releases, and how long from commit to release.',
      stop_test:
        'One quarter decides. No 10 % cut in lead time, or a fifth more failed releases, and the seats go back.',
      alternative:
        'Try a daily hour for reviews, quicker test runs and tickets cut down in size; these often save more days than software.',
      risks: [
        {
          risk: 'Pull requests grow big, look right and swamp those who review.',
          mitigation: 'About 400 changed lines is the cap. Teams where reviews wait over a day get no seats for now.',
        },
        {
          risk: 'The code is lifted from elsewhere or calls a package that never was; a licence claim or malware follows.',
          mitigation: 'An approved list says which packages may be used, and the licence scan can block a merge.',
        },
      ],
    },
  ],
  'technology/test-coverage': [
    {
      workflow:
        'You trace escaped bugs back to the code. Where it is worst, end-to-end and unit tests are drafted from earlier bugs, tickets and the code. Before a merge, the developer shows that the test breaks on the old fault. For each change the pipeline then selects what to run.',
      build:
        'Sort modules by how often they change and how many bugs got out. Let the code assistant draft, and ask that every test be seen to fail on a fault you planted. Flaky ones are mended or go. Use Playwright on the ten journeys that bring in money.',
      checkpoint:
        'In the pull request, the owner of the module says which earlier fault a drafted test would catch. First, of course, they read it.',
      first_step:
        'Go through 40 recent bugs that customers found, note cause and module for each, and sketch the three worst.',
      stop_test:
        'Six releases on, customers should find 15 % fewer bugs in each. If not, stop, and ask how your tickets get written.',
      alternative: 'Have two people run a smoke list of 20 steps, use feature flags, and ship on no day but Tuesday.',
      risks: [
        {
          risk: 'The test copies what the code does today, faults included.',
          mitigation: 'Until it has failed on an old or planted fault, a test is not counted.',
        },
        {
          risk: 'The pipeline crawls under a thousand tests that prove little.',
          mitigation:
            'Hold the run below ten minutes. If for a year a test has never failed and it covers nothing of its own, it goes.',
        },
      ],
    },
    {
      workflow:
        'Each bug that got out points to a place in the code. For the modules hit hardest, the tool proposes tests, unit as well as end-to-end, based on code, old bugs and tickets. Once a developer has seen one fail on the old bug, it is merged. Which tests run for a change is up to the pipeline.',
      build:
        'List modules by changes and by bugs that escaped. The code assistant drafts tests; each has to break on a fault planted for the purpose. Get rid of flaky ones or repair them. Playwright covers ten journeys on which your money depends.',
      checkpoint:
        'A module’s owner goes over each drafted test and writes in the pull request what past fault it is meant to catch.',
      first_step: 'Take 40 bugs your customers found, tag each with cause and module, and chart the top three.',
      stop_test:
        'Count what customers find per release. Unless six releases bring it down 15 %, stop and check how tickets are put.',
      alternative:
        'Release on Tuesdays alone, work with feature flags, and have two people go through a smoke list with 20 steps in it.',
      risks: [
        {
          risk: 'A test is made to fit the code that is there, with its bugs.',
          mitigation: 'To count, a test must have failed at least once, on a fault from the past or one you planted.',
        },
        {
          risk: 'A thousand thin tests make the pipeline slow.',
          mitigation:
            'The whole run stays under ten minutes. Tests that in a year never failed, and whose ground others cover, are dropped.',
        },
      ],
    },
  ],
  'technology/alert-noise': [
    {
      workflow:
        'By time, service and latest change, alerts from every tool fold into one incident. Whoever is on call sees the probable cause, recent deploys, incidents like it and what the runbook says to do. Once it is over, a draft timeline is there for the review.',
      build:
        'Start by mending or deleting alerts nobody can act on. Datadog, PagerDuty or your RMM can then group the rest. An assistant that knows your runbooks and reviews may suggest but must not run anything. Watch five key journeys as users see them.',
      checkpoint:
        'Customer notices, failover and rollback are for the incident lead to decide. A person presses the button on any step.',
      first_step: 'Go through the pages of last month and label them as duplicate, ignored or acted on.',
      stop_test:
        'Eight weeks should cut pages by a quarter, with no incident missed. If they do not, spend no more and delete further alerts.',
      alternative:
        'Take two days to throw out alerts that led to nothing in 90 days. For the top five, write a runbook of one page each.',
      risks: [
        {
          risk: 'A loud fault covers up another that is just as real.',
          mitigation:
            'Let key journeys page by themselves and never be grouped. Every 15 minutes the incident lead looks at them.',
        },
        {
          risk: 'It sounds sure of a cause, it is wrong, and all run after it.',
          mitigation:
            'Put three causes on screen with their evidence and mark them "not checked". The lead says who looks into which.',
        },
      ],
    },
    {
      workflow:
        'All tools send their alerts to one place, where they become a single incident if service, time or last change agree. The page to the on-call person holds the likely cause, like incidents from the past, the last deploys and the step in the runbook. A timeline for the review is drafted later.',
      build:
        'Alerts without an action are deleted or mended first. Next, let the RMM, Datadog or PagerDuty do the grouping. Give past reviews and runbooks to an assistant; it suggests and never acts. Five key journeys are checked from the user’s side.',
      checkpoint:
        'Whether to roll back, fail over or tell customers is up to the incident lead. Steps are suggested by the tool and pressed by a human.',
      first_step: 'Take every page of the past month and write next to it: ignored, acted on or duplicate.',
      stop_test:
        'In eight weeks pages should fall by a quarter and no incident be missed. Failing that, buy nothing more and go on deleting alerts.',
      alternative:
        'Write a runbook page for each of the top five. Before that, use two days to delete alerts without any action in 90 days.',
      risks: [
        {
          risk: 'Behind the loud fault sits a second and real one, and the group does not show it.',
          mitigation:
            'For key journeys there is a page of their own outside all groups, and the incident lead has a look each 15 minutes.',
        },
        {
          risk: 'The tool is confident and wrong, and the whole team follows.',
          mitigation:
            'Three causes appear, each with evidence and the label "not checked". Who tests which is named by the lead.',
        },
      ],
    },
  ],
  'technology/churn-signals': [
    {
      workflow:
        'On Mondays you get accounts ranked by renewal date, overdue bills, open tickets and falling use, each with its reason spelt out. Ten are chosen by the success manager, who calls and writes down what was so. Over time the list finds out which signs count.',
      build:
        'Bring billing, tickets and product events into one table by account. Take five simple signs and try them on the churn of last year. Below about 500 accounts and 50 losses, leave models alone.',
      checkpoint: 'Nobody offers a new plan or a discount until the success manager has rung and checked the sign.',
      first_step:
        'Take 20 accounts you lost and note the reason they gave, the last talk, tickets, and how they used it in the final 90 days.',
      stop_test: 'Look at next quarter’s losses. If, 30 days before, less than half were listed, give up scoring.',
      alternative: 'Call every account 120 days ahead of renewal and put the same five questions to each.',
      risks: [
        {
          risk: 'An account that went quiet because it left in spirit looks healthy.',
          mitigation: 'When 60 days pass without contact, count that as a sign, even if use is high.',
        },
        {
          risk: 'The client’s manager or works council objects to having single users tracked.',
          mitigation: 'Show teams and accounts and keep users’ names out. Put that in the terms.',
        },
      ],
    },
    {
      workflow:
        'A list comes out each Monday: accounts with use going down, bills late, tickets open or renewal near, and why in plain words. The success manager calls ten of them and records what proved true. In that way the list learns what to look for.',
      build:
        'One table by account joins tickets, billing and product events. Five plain signs, tried on what you lost last year, are the start. A model pays once there are 50 losses among more than about 500 accounts.',
      checkpoint:
        'Each sign is tested on the phone by the success manager. Discounts and changes of plan can be offered after that.',
      first_step:
        'For the last 20 accounts that left, write down tickets, use over 90 days, when you last spoke and why they said they went.',
      stop_test: 'Next quarter, check each loss. If fewer than half had been listed 30 days ahead, stop the scores.',
      alternative: 'At 120 days before each renewal, phone the client and ask five questions that never change.',
      risks: [
        {
          risk: 'Some accounts are quiet as they have long moved on, and the score likes them.',
          mitigation: 'No word for 60 days is a sign in itself, no matter how much they log in.',
        },
        {
          risk: 'Users are followed one by one, and a works council or a manager at the client takes offence.',
          mitigation: 'Reports go by team and account, with no user named. The terms say that this is so.',
        },
      ],
    },
  ],
  'technology/security-questionnaires': [
    {
      workflow:
        'You load an RFP or a questionnaire. It is cut into lines, and for each one the approved answer is looked up with its proof. Matches are drafted and the others go on a list for their owners. After security has signed, answers return to the library, dated.',
      build:
        'Put 200 approved answers in a library, each with its evidence, owner and last day. Search them with an assistant, or use Conveyor, Vanta or a tool like those. Store SOW clauses and the rate card there too, ready for quotes.',
      checkpoint: 'Filled-in questionnaires carry the security lead’s name. The terms of an SOW carry a director’s.',
      first_step: 'Lay out your five latest questionnaires and see how many lines come down to the same question.',
      stop_test: 'Try ten questionnaires. When over one draft in five was altered by security, end it.',
      alternative: 'Publish a trust page, and send a standard questionnaire, already filled in, ahead of any request.',
      risks: [
        {
          risk: 'You say yes, but the control is still just a plan.',
          mitigation:
            'No yes without a link to proof that is less than 12 months old. Otherwise it reads "planned" and security gets it.',
        },
        {
          risk: 'Along with the answers, details of the network and audit reports get out.',
          mitigation:
            'Label evidence: to share, under NDA on request, or never. The export holds back the last two kinds.',
        },
      ],
    },
    {
      workflow:
        'An RFP or questionnaire is fed in and split up. Each line is matched with an answer that has been approved and the evidence for it. Where there is a match you get a draft; where there is none, its owner gets the line. Security signs off, and the library takes the answer in with its date.',
      build:
        'The base is a library: 200 answers, approved, with expiry, owner and evidence. Vanta, Conveyor or a similar product can fill in forms from it, and so can a search assistant. Keep your rate card and clauses for the SOW beside it.',
      checkpoint:
        'The security lead puts a name to every finished questionnaire; for SOW terms it has to be a director.',
      first_step: 'Compare your last five questionnaires line by line and count how often they want to know the same.',
      stop_test: 'Ten questionnaires are the trial. If security alters above one in five of the drafts, stop.',
      alternative:
        'Have one standard questionnaire filled in to send out before you are asked, and a trust page open to the public.',
      risks: [
        {
          risk: 'The form says yes, while the control exists on paper alone.',
          mitigation:
            'Proof under 12 months old has to be linked to each yes. If there is no proof, write "planned" and hand it to security.',
        },
        {
          risk: 'Network details or an audit report slip out with a reply.',
          mitigation:
            'Each piece of evidence is marked as free to share, for those under NDA who ask, or never. Exports refuse the last two.',
        },
      ],
    },
  ],
  'technology/runbook-search': [
    {
      workflow:
        'A client’s backup has to be restored, or nobody recalls why some service got split. The engineer asks, and gets an answer out of solved tickets, decisions and runbooks that they are allowed to read, dated and linked. If they vote it down, the owner of the page has a new task.',
      build:
        'Choose two spaces that someone owns. Put away whatever was left alone for 18 months. Microsoft 365, Notion and Confluence have an assistant that keeps to the user’s rights. An MSP must hold its clients fully apart. Solved incidents become drafts of new pages.',
      checkpoint:
        'Every quarter, owners say whether their runbooks still hold. When a recovered step is run for the first time, another engineer looks on.',
      first_step: 'For a week, gather what people ask in the team channel and see if a page in force gives the answer.',
      stop_test:
        'Clean up first. Then 75 % of your 60 test questions need a correct answer and a link that works; if not, stop.',
      alternative:
        'Keep a page of the "last 20 questions", give ten runbooks an owner, and write for an hour on Fridays.',
      risks: [
        {
          risk: 'Someone left a password on a page, and now it is part of a reply.',
          mitigation: 'Before you index, find all secrets and put them in a vault. Repeat the scan nightly.',
        },
        {
          risk: 'Somebody follows a stale step, and data is gone.',
          mitigation:
            'If a page holds commands that destroy, it must have been reviewed in the last six months. Otherwise you see it under a red notice, and no other way.',
        },
      ],
    },
    {
      workflow:
        'Someone has to bring back a client’s backup, or asks for the reason behind a split of services. The assistant searches decisions, runbooks and solved tickets within that engineer’s rights and replies with dates and links. A thumbs-down turns into work for whoever owns the page.',
      build:
        'Start with two spaces that have owners, and archive what nobody touched in 18 months. Then connect the assistant in Notion, Confluence or Microsoft 365, bound by each user’s rights. MSPs wall off every client. From incidents once solved come drafts for more pages.',
      checkpoint:
        'Runbooks are confirmed by their owners once a quarter. If a step was recovered, its first run has a second engineer watching.',
      first_step:
        'Gather a week of questions from the team channel, and for each find out if there is a page that is right today.',
      stop_test:
        'When the clean-up is done, run 60 test questions. If under 75 % come back right and with a valid link, stop.',
      alternative:
        'Set an hour aside on Fridays to write. Find owners for ten runbooks, and start a page called "last 20 questions".',
      risks: [
        {
          risk: 'An answer shows a password that was kept on some page.',
          mitigation:
            'Secrets are found and moved to the vault ahead of indexing, and each night there is another scan.',
        },
        {
          risk: 'The runbook is out of date, and its step deletes data.',
          mitigation:
            'Where commands can destroy, the last review must be less than six months old; if not, show the page under a red warning and no other way.',
        },
      ],
    },
  ],
  'technology/sales-calls': [
    {
      workflow:
        'When the other side has agreed and the call is done, a draft sets out promises, objections, dates, budget and need. It also fills the CRM and writes a follow-up, which the rep puts right and mails. Once sold, the promises go to delivery as a list.',
      build:
        'Gong, Teams, Salesforce and HubSpot each have a recorder. Leave ten fields in the CRM. The rep accepts what the tool puts forward. New leads hear from you inside the hour; a person edits the template first.',
      checkpoint:
        'No field is taken over unless the rep accepts it. Before kick-off the delivery lead signs what was promised.',
      first_step: 'Choose ten deals that are open and see how the CRM differs from what the rep has in mind.',
      stop_test: 'Six weeks in, if reps are redoing over half the fields, let it go.',
      alternative:
        'Have reps fill in five lines before they dial again, and on Fridays spend half an hour on the pipeline.',
      risks: [
        {
          risk: 'Reps get beaten with scores for tone and talk time.',
          mitigation: 'Turn scoring off. Agree with the team, on paper, that promises and notes are all you use.',
        },
        {
          risk: 'The note was wrong, and now the contract promises it.',
          mitigation: 'Before there is an order form, the prospect sees the promises and says yes to them.',
        },
      ],
    },
    {
      workflow:
        'The call took place with consent. From it the tool drafts the need, dates, budget, promises and objections, puts them in the CRM and prepares a mail. After corrections the rep sends it. When the deal is won, delivery receives all that was promised.',
      build:
        'Record with what Teams, Gong, HubSpot or Salesforce give you. Bring the CRM down to ten fields; the tool suggests and the rep says yes. To a lead, reply within the hour, using a template that somebody edits.',
      checkpoint:
        'Field by field, the rep accepts or does not. The delivery lead’s name is on the promises before kick-off.',
      first_step: 'Take ten deals now open, ask the rep what they know, and hold that against the CRM.',
      stop_test: 'If after six weeks more than half of what it fills in is rewritten by reps, drop it.',
      alternative:
        'Use a form of five lines, done before the next call begins, and take half an hour each Friday to tidy up the pipeline.',
      risks: [
        {
          risk: 'How long and in what tone reps talk is scored, and then held against them.',
          mitigation: 'There are no scores. The team and you agree in writing on notes and promises as the sole use.',
        },
        {
          risk: 'What the tool noted wrongly turns up in the contract as a promise.',
          mitigation: 'Send the prospect the list of what you promised, get their yes, and then write the order form.',
        },
      ],
    },
  ],
  'technology/licence-billing': [
    {
      workflow:
        'For every client and product, you set agreements, seat counts and vendor bills against each other. Differences above a sum you choose come with a cause: discount forgotten, price changed, licence unused, seat added. Accounts puts the agreement right, and then the bill is sent.',
      build:
        'Gradient, ConnectWise and HaloPSA can match bills; a script that runs over CSV files each month also works. In Azure or AWS, tag costs and get an alert daily. AI may read strange PDFs from vendors, but the adding up is left to code.',
      checkpoint: 'A client’s bill changes only with the account manager’s yes. Finance signs off every month.',
      first_step:
        'Take ten clients and this week compare the Microsoft seats they bought, the ones in use and the ones you billed.',
      stop_test:
        'Three months in, weigh what you found against the hours. If the hours cost more, move to a quarterly check by hand.',
      alternative: 'Each month list your 20 largest clients on a sheet: three columns for bought, used and billed.',
      risks: [
        {
          risk: 'You bill somebody for a whole past year, and they walk out.',
          mitigation: 'Call before you bill, reach two months back at most, and put it right from here on.',
        },
        {
          risk: 'The seat looked idle, but its owner was just on leave.',
          mitigation:
            'Have the client’s contact agree by mail before a seat goes. For 30 days, hold on to the mailbox.',
        },
      ],
    },
    {
      workflow:
        'Client by client and product by product, the tool compares vendor bills with seat counts and agreements. It lists gaps beyond a set sum and says why: an unused licence, a new seat, a discount forgotten, a changed price. Before billing, accounts mend the agreement.',
      build:
        'Use what HaloPSA, Gradient or ConnectWise has for matching, or write a script for CSV files and run it monthly. AWS and Azure can tag costs and alert you every day. Odd PDFs are read by AI; code does the sums.',
      checkpoint:
        'Finance puts its name to the month. Each change to what a client pays is approved by the account manager.',
      first_step: 'This week, for ten clients, set Microsoft seats bought next to seats used and seats billed.',
      stop_test:
        'After the first three months, has it found more than its hours are worth? If not, do it by hand in a quarterly check.',
      alternative: 'Make a sheet each month with the top 20 clients and three columns, headed bought, used and billed.',
      risks: [
        {
          risk: 'A client is sent a bill for the whole past year and goes elsewhere.',
          mitigation: 'Ring them first. Claim two months and no further back, and from now on bill it right.',
        },
        {
          risk: 'Somebody on leave comes back to find that their seat was taken as unused.',
          mitigation:
            'The client contact confirms by mail before any seat goes, and the mailbox stays for 30 days more.',
        },
      ],
    },
  ],
  'technology/network-faults': [
    {
      workflow:
        'Every hour, battery, heat, error and signal values are held against what is usual at that site. Sites on the move are listed for the NOC, with how many users are hit and which part may be at fault. A technician sets out with that part and writes up the result.',
      build:
        'Choose a single kind of fault with plenty of cases: line errors, say, or batteries. Put closed tickets and readings together. Use limits for each site, and after that a model over one year of data. What counts is how many faults it sees seven days early.',
      checkpoint:
        'The model resets nothing. Changes on a live site, and visits, need a yes from the lead of the NOC shift.',
      first_step:
        'Go back over 100 faults that customers reported, and look for a reading that shifted in the week ahead of each.',
      stop_test:
        'Six months on, end it if under three in ten faults showed a week early, or if half the visits were for nothing.',
      alternative: 'Replace by age, set alarm limits at every site, and test batteries ahead of summer.',
      risks: [
        {
          risk: 'All seems quiet to the model, nobody goes out, and emergency calls do not get through.',
          mitigation: 'At every site, tests of emergency calls and backup power stay on their set dates.',
        },
        {
          risk: 'Tickets closed in a rush carry the wrong cause, and the model learns it.',
          mitigation: 'Give technicians ten causes to pick from and ask for a picture. A lead looks over 20 each week.',
        },
      ],
    },
    {
      workflow:
        'Heat, battery, signal and error figures from each site are compared hourly with its own normal. The NOC sees which sites drift, who is affected and what part it may be. The technician you book brings the part, and what they find is logged.',
      build:
        'Start from one kind of fault you see often, say batteries or errors on the line. Link readings to fault tickets that are closed. Limits per site come first, a model on one year’s data second. Judge it by faults it found seven days before.',
      checkpoint: 'Visits and any work on a live site are approved by the NOC shift lead. No model may reset a thing.',
      first_step:
        'For the last 100 faults your customers rang about, check which reading, if any, moved during the week before.',
      stop_test:
        'Give it six months. If half its visits turn up nothing, or if, of all faults, it sees below three in ten one week early, stop.',
      alternative: 'Test batteries before the summer, swap them by age, and set limits for alarms site by site.',
      risks: [
        {
          risk: 'The model sees no trouble at a site, so nobody checks, and an emergency call fails.',
          mitigation: 'Backup power and emergency calls are tested on fixed dates everywhere, as before.',
        },
        {
          risk: 'A ticket was closed in haste with any old cause, and that is what the model learns.',
          mitigation: 'There are ten causes to choose from, and a photo goes with it. Each week a lead audits 20.',
        },
      ],
    },
  ],
  'technology/field-scheduling': [
    {
      workflow:
        'In the afternoon, leave and people are matched with places, parts, skills and jobs. Visits for tomorrow and project days for six weeks are laid out in draft. The coordinator moves things, texts customers a window and spots a clash in good time.',
      build:
        'simPRO, HaloPSA and ConnectWise have a dispatch board; load it with skills and travel times. Fence off days for projects. On-call needs no more than a plain rota and rules for swaps. Let one region run on drafts for four weeks.',
      checkpoint:
        'Every afternoon the coordinator says yes to the board. Anyone may turn down work that is not safe or that they hold no licence for.',
      first_step: 'Draw the visits that three technicians made last week on a map, and note which were wasted and why.',
      stop_test: 'By eight weeks, 5 points more visits should be on time. If not, plan by hand again.',
      alternative:
        'Keep set days for each area, take turns as firefighter, and block out six weeks of projects on a whiteboard.',
      risks: [
        {
          risk: 'All the tough work lands on your strongest engineer, who leaves.',
          mitigation: 'Limit how many hard visits anyone has in a week. On one in four, send a learner along.',
        },
        {
          risk: 'Once more, project days are lost to whatever is urgent.',
          mitigation:
            'Each day has one firefighter. Nobody else may be taken off their work unless the manager says so.',
        },
      ],
    },
    {
      workflow:
        'Places, skills, jobs and parts are set against leave and people every afternoon. The draft covers visits for the next day and six weeks of project work. The coordinator changes it and sees clashes in time; windows are confirmed by text.',
      build:
        'Load skills and travel times in the dispatch board of HaloPSA, simPRO or ConnectWise. Project days are ring-fenced. For on-call, use a plain rota with rules on swapping. One region tries the auto-draft over four weeks.',
      checkpoint:
        'The board for the next day is approved by the coordinator in the afternoon. A job that is unsafe, or that needs a licence they lack, may be refused by staff.',
      first_step:
        'Put a week of visits by three technicians on a map and mark the trips that were wasted, with the cause.',
      stop_test: 'If eight weeks do not lift on-time visits by 5 points, return to planning by hand.',
      alternative:
        'Work by area and day, rotate the firefighter, and show project blocks for six weeks on a whiteboard.',
      risks: [
        {
          risk: 'One engineer is the best, is sent to all that is hard, and hands in notice.',
          mitigation:
            'Hard visits have a weekly cap for each person, and one in four is done as a pair with a learner.',
        },
        {
          risk: 'As so often, urgent tickets swallow the days meant for projects.',
          mitigation:
            'There is a firefighter for the day, one person. To pull out anyone else takes the manager’s word.',
        },
      ],
    },
  ],
  'technology/product-feedback': [
    {
      workflow:
        'Notes on lost deals, calls, reviews and tickets are tied to their account. Once a month they are sorted into needs, and for each you see how many, how much revenue and five quotes. The product team starts with the quotes and then chooses three to try out.',
      build:
        'Gather 500 items, dated and with their account. An assistant suggests groups. A product manager cuts these to about 30 and leaves them so. Repeat it each month. Behind every group are its tickets, so anyone can trace a count.',
      checkpoint:
        'Ten raw quotes or more in every group are read by the product manager, who also checks 50 labels by hand monthly.',
      first_step:
        'Put ten lost deals, 50 reviews and 100 tickets on a sheet, and take two hours to sort them yourself.',
      stop_test: 'After two rounds, a person should agree with the label on eight in ten items. When that fails, stop.',
      alternative: 'Once a week, let the product and support teams read 30 tickets side by side for an hour.',
      risks: [
        {
          risk: 'Whoever writes a lot is heard. Those who pay, or go without a word, are not.',
          mitigation:
            'Next to each count, put lost deals and revenue. Every month, phone five accounts that never write.',
        },
        {
          risk: 'Every month the groups are cut a new way, and no trend holds.',
          mitigation:
            'For two quarters, leave the 30 groups as they are. What does not fit goes to "other", and somebody reads that.',
        },
      ],
    },
    {
      workflow:
        'Reviews, calls, tickets and notes from lost deals come together by account. Month by month the tool sorts out what people need, how often it comes up, what revenue stands behind it, and adds five quotes. Quotes are read first; then the product team picks three for a test.',
      build:
        'You need 500 items that have a date and an account. The assistant proposes; a product manager merges down to about 30 groups, and those stay. Run it every month. Each group links to its tickets, and so each count can be checked.',
      checkpoint:
        'In each group the product manager reads ten or more quotes as they came. Of the labels, 50 a month are checked by hand.',
      first_step:
        'Collect 100 tickets, ten lost deals and 50 reviews on one sheet and spend two hours on grouping them by hand.',
      stop_test:
        'Let a person label the same items. If they agree on under eight in ten after the second of two rounds, stop.',
      alternative: 'Support and product sit down for an hour each week and go through 30 tickets.',
      risks: [
        {
          risk: 'The count leans to people who write often, and forgets payers and those who leave in silence.',
          mitigation:
            'Revenue and lost deals stand next to the count, and five accounts that keep silent get a call each month.',
        },
        {
          risk: 'If groups keep changing month by month, a trend tells you nothing.',
          mitigation: 'The 30 groups stay frozen over two quarters. There is an "other" pile, and a person reads it.',
        },
      ],
    },
  ],
  'technology/parts-and-rma': [
    {
      workflow:
        'Past sales, pipeline and orders show what to build each month. That is split into parts and held against lead times, open orders and stock. You see what has to be bought or replaced this week. Returned units are sorted by fault and batch.',
      build:
        'Keep a single parts list, approved swaps included, in NetSuite, Katana or Cin7. For each product draw a simple forecast three ways: lean, likely, lucky. Let it warn you of batches that come back more and more, of lead times and of parts near end of life.',
      checkpoint:
        'Buy lists need the operations lead’s name. If a batch is to be held or recalled, quality makes that call.',
      first_step:
        'Go over ten builds that were late and note, for each, which part was missing and the day you might have bought it.',
      stop_test:
        'Two quarters on, delays for want of parts should be 20 % down. If not, leave the forecast as it is and look for second sources.',
      alternative: 'Each week, meet over the 20 parts most at risk, and for the five worst find another supplier.',
      risks: [
        {
          risk: 'The part you put in its place does not pass the safety or radio test.',
          mitigation:
            'A swap must be on the list an engineer approved, and the number of the test report stands next to it.',
        },
        {
          risk: 'You hope for one big order and buy stock for a year.',
          mitigation: 'Weigh each deal by how often you truly win. Long-lead orders over a limit take two signatures.',
        },
      ],
    },
    {
      workflow:
        'A monthly build plan is drawn up from pipeline, orders and sales so far. It is broken into parts and compared with stock, lead times and what is on order. This week’s list then says buy this, swap that. Returns are put together by batch and by fault.',
      build:
        'In Katana, Cin7 or NetSuite, hold one list of parts with the swaps you approve. The forecast for each product is plain and has three cases, called lean, likely and lucky. Set alerts on returns that rise for a batch, on end of life and on lead time.',
      checkpoint:
        'The operations lead puts a name to every list of buys. Batch holds and steps to a recall are up to quality.',
      first_step:
        'Take the last ten builds that ran late and write down the part to blame and when you could have placed the order.',
      stop_test:
        'Give it two quarters. With delays over parts cut by under 20 %, stop tuning; second sources will do more.',
      alternative: 'Meet briefly every week on your 20 riskiest parts, and find a second place to buy the worst five.',
      risks: [
        {
          risk: 'You swap a part, and the radio test or the safety test is failed.',
          mitigation: 'Engineers approve swaps in a list that shows the test report by number; no other swap is used.',
        },
        {
          risk: 'A year’s stock is bought on the strength of one order that may never come.',
          mitigation:
            'A deal in the pipeline counts by your true win rate. Two signatures are needed for long-lead buys over the limit.',
        },
      ],
    },
  ],
  'technology/in-product-assistant': [
    {
      workflow:
        'Choose one job that users do every week. Gather 200 true cases and their correct answers. Rent a model, make the least that works, and score every change on those cases. At first ten users have it, next a tenth of accounts, and in the end everyone.',
      build:
        'Rent a model behind a single gateway. It searches what the user may see, shows its sources and logs what each call costs. If a release does worse on the evaluation set, the pipeline stops it. Any tenant can be switched off.',
      checkpoint:
        'Every week an engineer and the product manager go through 50 real outputs. Each move, from ten users up to all, has both their names.',
      first_step:
        'This week, sit with five users at this job and note 30 real inputs, each with what they hoped to get back.',
      stop_test:
        'Give it two months. If its pass rate is over 10 points below a person’s, or if under a fifth of those in the pilot come back each week, put it away.',
      alternative: 'Give users templates, a better search, or a way to export to an assistant they use now.',
      risks: [
        {
          risk: 'A user’s file holds hidden orders, the model obeys, and one tenant sees another’s data.',
          mitigation:
            'Content is data and nothing more. To start with, the model may not write anywhere. Plant attacks from OWASP’s LLM list and see.',
        },
        {
          risk: 'You earn less on the plan than the clicks cost.',
          mitigation:
            'Cap the daily cost of every account. From the first pilot on, the team has that figure on screen.',
        },
      ],
    },
    {
      workflow:
        'There must be one task that your users do weekly. Collect 200 cases of it, real ones, with the right answer. On a rented model build the smallest thing that works, and test each change on the set. Let ten users in; next, open it to a tenth of accounts; last, to the rest.',
      build:
        'All calls pass one gateway to a rented model. It looks through the user’s data with the user’s rights, names sources, and every call’s cost is logged. The pipeline holds an evaluation set and blocks releases that score lower. For each tenant there is an off switch.',
      checkpoint:
        'Real outputs, 50 each week, are read by an engineer and by the product manager. Both sign off each step between ten users and all.',
      first_step:
        'Look over the shoulder of five users this week, and collect 30 real inputs together with the answer each user had in mind.',
      stop_test:
        'Two months on, a pass rate more than 10 points short of a person’s, or less than a fifth of the pilot back every week, means shelve it.',
      alternative: 'A better search may do, or templates, or an export into the assistant people have on their desk.',
      risks: [
        {
          risk: 'There are commands in a file that a user loads; the model follows them, and data crosses from tenant to tenant.',
          mitigation:
            'Whatever comes in is treated as data. At first the model has no tools that write, and you test it with attacks from the LLM list by OWASP.',
        },
        {
          risk: 'What a click costs is more than what the plan earns.',
          mitigation:
            'There is a ceiling on cost for each account and day, on view for the team as soon as the pilot starts.',
        },
      ],
    },
  ],
  'technology/security-alerts': [
    {
      workflow:
        'Scan results, user reports and alerts come together by user and asset. You read in brief what took place, how open that asset lies and what the world knows about the flaw, and get a suggested order. The analyst makes sure, contains it and writes it down.',
      build:
        'First see to backups, patching and multi-factor login, for AI cannot stand in for those. CrowdStrike, Sentinel, Defender or another EDR or SIEM has an assistant; for nights there are managed services. Flaws that are exposed and known to be exploited rank highest.',
      checkpoint:
        'High alerts are each confirmed by an analyst. Notices and shutdowns are for a director and the incident lead to decide.',
      first_step:
        'Count the admin accounts that have no multi-factor login, and find out when you last truly restored a backup.',
      stop_test:
        'One in ten closed alerts is read again. If a true attack turns up there, even one, nothing is closed by machine any more.',
      alternative:
        'Every week, patch what is on the known-exploited list. Shut off old logins and mail rules, and pay for a night watch.',
      risks: [
        {
          risk: 'The summary skipped a log, and an attack that was real got closed.',
          mitigation:
            'A machine may not close anything on mail rules, backups or admin accounts. Of closed alerts, one in ten is read again by someone.',
        },
        {
          risk: 'It was a false alarm, but the lock-out has shut down a client.',
          mitigation: 'It may cut off a single laptop and no more. For tenants and servers, ask the duty lead.',
        },
      ],
    },
    {
      workflow:
        'By asset and by user, the tool joins what scans, users and alerts report. It says in short what happened, how far the asset is exposed and what is known about the flaw, and puts all in order. Then an analyst confirms it, contains it and keeps a record.',
      build:
        'No AI makes good a lack of patching, backups or multi-factor login, so fix those first. Then use what your SIEM or EDR has built in (Sentinel, CrowdStrike, Defender), and at night a managed service. Exposure and known exploits decide which flaw is first.',
      checkpoint:
        'Before a high alert counts, an analyst has confirmed it. To shut down or to notify takes the incident lead together with a director.',
      first_step:
        'Find out how many admins still log in without multi-factor login, and on what day a backup was restored in earnest.',
      stop_test:
        'If the second look, at one in ten of those closed, brings up a single attack that was real, end auto-closing.',
      alternative:
        'Buy a night watch from a managed service, block mail rules and logins of the old kind, and each week patch whatever is known to be exploited.',
      risks: [
        {
          risk: 'One log was left out, the summary said noise, and a true attack was closed.',
          mitigation:
            'Alerts on backups, admin accounts and mail rules are closed by people only. Somebody goes over one in ten of all that were closed.',
        },
        {
          risk: 'The alarm is false, the lock-out is automatic, and a client cannot work.',
          mitigation: 'Single laptops may be isolated. Where it is a server or a tenant, the duty lead has to say yes.',
        },
      ],
    },
  ],
}

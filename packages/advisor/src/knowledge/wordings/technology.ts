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
  ],
  'technology/runbook-search': [
    {
      workflow:
        'How do I restore this client’s backup? Why did we split that service? An engineer asks, and gets an answer out of solved tickets, decisions and runbooks that they are allowed to read, dated and linked. If they vote it down, the owner of the page has a new task.',
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
  ],
}

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
      kpis: [
        {
          name: 'minutes before the right engineer has it',
          unit: 'minutes',
          baseline: 'take 1,000 recent tickets and find the median',
          target: '40 to 60 % shorter',
        },
        {
          name: 'tickets that change teams',
          unit: '% of tickets',
          baseline: 'count them in last quarter’s audit trail',
          target: '30 to 40 % fewer',
        },
      ],
      data_needed: [
        'a year of tickets: kind, team and fix',
        'each client’s SLA',
        'a tidy set of ticket kinds',
        'critical systems and VIP users',
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
      kpis: [
        {
          name: 'wait until the proper engineer starts',
          unit: 'minutes',
          baseline: 'median over your latest 1,000 tickets',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'share of tickets passed on to another team',
          unit: '% of tickets',
          baseline: 'read the past quarter’s audit trail',
          target: 'lower by 30 to 40 %',
        },
      ],
      data_needed: [
        'tickets of 12 months and how they closed',
        'what the SLA promises each client',
        'ticket kinds, cleaned up',
        'list of VIPs and key systems',
      ],
    },
    {
      workflow:
        'Every ticket reaches the right engineer with its context, and the dispatcher sees just the doubtful few. On arrival by phone note, portal or mail, the tool fixes client, kind, team and SLA urgency. It links solved ones that resemble it and asks for missing facts.',
      build:
        'Switch on the AI triage you already pay for in HaloPSA, Autotask, ConnectWise or Zendesk. A small model on incoming mail is the other way. Reduce the list to 12 kinds before that. Compare it with the dispatcher through two silent weeks.',
      checkpoint:
        'All low-confidence tickets pass the dispatcher, who also reads 30 others a day. Corrections go into the weekly check.',
      first_step:
        'Take an export of three months. Two engineers label 200 tickets without seeing each other’s work. Do they agree?',
      stop_test: 'After four weeks live, take a sample. Fewer than 85 % on the right route means you back out.',
      alternative:
        'Let users reset their own passwords. Put 12 choices on the portal form, and share tickets out by skill in turn.',
      risks: [
        {
          risk: 'A breach or outage told in ordinary words lands at low priority.',
          mitigation: 'Hacked, ransom, invoice scam or down for all will page the duty lead, even against the model.',
        },
        {
          risk: 'An outside model gets to see passwords and private files from tickets.',
          mitigation:
            'Remove attachments and secrets before the call, and have it in the contract that your data trains nothing.',
        },
      ],
      kpis: [
        {
          name: 'time for a ticket to find its engineer',
          unit: 'minutes',
          baseline: 'look at 1,000 tickets, take the median',
          target: 'a cut of 40 to 60 %',
        },
        {
          name: 'tickets bounced between teams',
          unit: '% of tickets',
          baseline: 'use the audit trail for one quarter',
          target: 'down by 30 to 40 %',
        },
      ],
      data_needed: [
        'closed tickets, 12 months, with team',
        'SLA terms by client',
        'one agreed list of kinds',
        'which systems and people are critical',
      ],
    },
    {
      workflow:
        'Sorting takes place before anyone opens the ticket. Mail, portal or phone note is read, and client, kind, team and urgency under the SLA are set. Missing facts are asked for and similar solved cases attached, so engineers start informed. Doubtful ones go to the dispatcher.',
      build:
        'Clean up first: 12 kinds of ticket and no more. Then use AI triage from Zendesk, HaloPSA, Autotask or ConnectWise, or a small model of your own at the inbox. Let it run two weeks without effect and see how the dispatcher would have sorted.',
      checkpoint:
        'The dispatcher takes every unsure ticket and 30 sure ones each day. What they correct is used in the check at week’s end.',
      first_step:
        'Give two engineers the same 200 tickets out of three months to label blind. You will see how far they agree.',
      stop_test:
        'Four live weeks show it. If sampled tickets go to the right place in under 85 % of cases, switch it off.',
      alternative:
        'Three things cost little: a 12-choice portal form, a round robin by skill, and password reset without help.',
      risks: [
        {
          risk: 'The user writes plainly that all is down or hacked, and the ticket is put at the back.',
          mitigation:
            'Some words always page the duty lead: ransom, hacked, down for all, invoice scam. The model is not asked.',
        },
        {
          risk: 'What users put in tickets, passwords and private files, goes to someone else’s model.',
          mitigation: 'Secrets and attachments come out first. Choose a contract that rules out training on your data.',
        },
      ],
      kpis: [
        {
          name: 'speed to the right desk',
          unit: 'minutes',
          baseline: 'the median for the past 1,000 tickets',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'rerouted tickets',
          unit: '% of tickets',
          baseline: 'last quarter, from the audit trail',
          target: 'a fall of 30 to 40 %',
        },
      ],
      data_needed: [
        '12 months’ tickets with their fixes',
        'client SLAs',
        'a short list of ticket kinds',
        'VIPs and the systems that matter most',
      ],
    },
    {
      workflow:
        'Engineers open a ticket that is already sorted and explained. The tool reads mail, phone note or portal entry and sets team, urgency under the SLA, client and kind. It asks the sender for gaps and shows like cases that were solved. The dispatcher has only the unclear ones.',
      build:
        'Look first at what you own: Autotask, Zendesk, HaloPSA and ConnectWise all sell AI triage. If yours does not, a small model can read the mail intake. Cut the kinds to 12. Have it guess in silence for two weeks and check it against the dispatcher.',
      checkpoint:
        'A daily sample of 30 goes to the dispatcher, and so does each ticket with low confidence. Their corrections are looked at every week.',
      first_step:
        'Would two engineers sort a ticket the same way? Export three months, give both the same 200 and let them label blind.',
      stop_test: 'Check samples after four live weeks. If the right route was found for less than 85 %, take it out.',
      alternative:
        'Self-service for password resets, a form with 12 choices on the portal, and turns by skill solve much of this.',
      risks: [
        {
          risk: 'Users call an outage "slow" or a breach "odd", and nobody hurries.',
          mitigation:
            'Page the duty lead on certain words, whatever the ranking: hacked, ransom, invoice scam, down for all.',
        },
        {
          risk: 'Tickets hold passwords and private files, and a model outside would read them.',
          mitigation:
            'Take secrets and attachments off before each call. Your contract says that nothing is used for training.',
        },
      ],
      kpis: [
        {
          name: 'minutes to reach the engineer who can fix it',
          unit: 'minutes',
          baseline: 'find the median across 1,000 tickets',
          target: 'reduce by 40 to 60 %',
        },
        {
          name: 'tickets that go from team to team',
          unit: '% of tickets',
          baseline: 'a quarter’s audit trail',
          target: 'cut them by 30 to 40 %',
        },
      ],
      data_needed: [
        'a year’s tickets with team, kind and fix',
        'SLA promises, client by client',
        'agreed ticket kinds without doubles',
        'people and systems that come first',
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
      kpis: [
        {
          name: 'questions users settle alone',
          unit: '% of questions',
          baseline: 'today’s self-service count',
          target: '25 to 40 %, without more repeat contacts',
        },
        {
          name: 'how happy those users are',
          unit: 'CSAT points',
          baseline: 'three months of agents’ scores',
          target: 'no more than 3 points behind agents',
        },
      ],
      data_needed: [
        'help pages in force, each with an owner',
        '150 old questions and correct answers',
        'the user’s plan and status',
        'notes on each release',
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
      kpis: [
        {
          name: 'share of questions no agent touched',
          unit: '% of questions',
          baseline: 'find how many are solved by self-service now',
          target: 'between 25 and 40 %, repeat contacts no higher',
        },
        {
          name: 'ratings from users the bot served',
          unit: 'CSAT points',
          baseline: 'agents’ ratings over the last three months',
          target: 'at most 3 points under agents',
        },
      ],
      data_needed: [
        'up-to-date help pages and their owners',
        '150 past questions, answered right',
        'which plan, which status',
        'release notes to date',
      ],
    },
    {
      workflow:
        'Users get how-to answers at once, from help pages that are current and fit their plan. The page is shown each time. If the assistant is unsure, in app or on the phone, it opens a ticket listing the steps tried. Questions without a page go to the writer.',
      build:
        'Put your 60 most read help pages in order first. Intercom, Freshdesk or Zendesk then answers from these alone, with account lookups it cannot write to. Each release has to pass a test of 150 past questions.',
      checkpoint:
        'Security, refunds and outages go to people without exception. The support lead also reads 50 talks every week.',
      first_step: 'Take 300 questions and group them. Which 20 pages, once correct, would cover the most?',
      stop_test:
        'Two signs call for a pause: one checked talk in 20 misleads, or repeat contacts climb 10 % within two months.',
      alternative:
        'Ten popular pages rewritten, tips in the product where users stop, and saved replies will take you far.',
      risks: [
        {
          risk: 'Help is given for a feature that left in the last sprint.',
          mitigation:
            'Every page belongs to a feature flag. When a release changes the feature, the page waits for an edit.',
        },
        {
          risk: 'Someone types a trick and sees another account, or the bot’s instructions.',
          mitigation:
            'The user’s own rights limit each lookup. No release goes out before 50 red-team tricks have failed.',
        },
      ],
      kpis: [
        {
          name: 'share solved without an agent',
          unit: '% of questions',
          baseline: 'what self-service handles at present',
          target: 'up to 25 to 40 % while repeat contacts stay flat',
        },
        {
          name: 'satisfaction after a bot answer',
          unit: 'CSAT points',
          baseline: 'use agents’ marks of three months',
          target: 'within 3 points of what agents get',
        },
      ],
      data_needed: [
        'help pages that are current and owned',
        '150 questions from the past, with answers',
        'data on plan and account status',
        'what each release changed',
      ],
    },
    {
      workflow:
        'The assistant answers only what a current help page covers. It works by phone and in the app, allows for the user’s plan, and always shows the page. Unsure cases become a ticket that says what was tried, and the writer gets a list of what is missing.',
      build:
        'The pages come before the bot: refresh the 60 that are read most. Limit the assistant of Zendesk, Freshdesk or Intercom to those. It can read account data and change none. 150 earlier questions are run ahead of every release.',
      checkpoint:
        'By rule a person handles outages, refunds and security. Of the other talks, a support lead reads 50 a week.',
      first_step:
        'Sort the last 300 questions into piles, then choose the 20 pages that would clear the largest piles if they were right.',
      stop_test:
        'When one in 20 talks you review has misled someone, the bot is paused. So it is if 10 % more users come back inside two months.',
      alternative:
        'Write the ten top pages again, put tips where people get stuck, and answer the rest with saved replies.',
      risks: [
        {
          risk: 'The last sprint removed a feature, and the bot still explains it.',
          mitigation:
            'Feature flags control the pages. A changed feature takes its pages offline until somebody has edited them.',
        },
        {
          risk: 'A cunning message draws out its instructions or a stranger’s account.',
          mitigation:
            'It looks things up as the user and no further. Before releases, 50 known tricks are tried on it.',
        },
      ],
      kpis: [
        {
          name: 'cases closed by the bot alone',
          unit: '% of questions',
          baseline: 'count self-service as it is now',
          target: '25 to 40 %, and no growth in repeat contacts',
        },
        {
          name: 'CSAT of users it helped',
          unit: 'CSAT points',
          baseline: 'the agents’ last three months',
          target: 'not over 3 points below agents',
        },
      ],
      data_needed: [
        'help articles, current and with a name',
        '150 real questions plus the right reply',
        'account plans and status',
        'release notes of the product',
      ],
    },
    {
      workflow:
        'Routine questions are answered from your help pages, day or night. By phone or inside the app, the assistant reads the page that fits the user’s plan and shows it. When it is in doubt, support gets the case, steps tried included. The writer sees which topics have no page.',
      build:
        'Good pages make good answers, so bring your 60 most read ones up to date. The assistant built into Freshdesk, Intercom or Zendesk may use those and no others. Account data is for reading only. A set of 150 past questions is the test before any release.',
      checkpoint:
        'Whatever touches outages, security or refunds goes to people, by rule. From the rest, the support lead reads 50 talks weekly.',
      first_step: 'Look at 300 recent questions. If you could put just 20 pages right, which would answer the most?',
      stop_test:
        'The bot is paused in two cases: one talk in 20 you check is misleading, or repeat contacts grow by 10 % in two months.',
      alternative:
        'Three cheap steps: saved replies, hints in the product at sticking points, and a rewrite of the ten pages people read most.',
      risks: [
        {
          risk: 'A feature went in the last sprint, and the answer still praises it.',
          mitigation:
            'Bind pages to feature flags. After a release that changes one, its pages rest until someone has edited them.',
        },
        {
          risk: 'With a typed trick, a user may get at its instructions or at another account.',
          mitigation:
            'Its lookups have the rights of that user and no more. Run 50 red-team tricks ahead of a release.',
        },
      ],
      kpis: [
        {
          name: 'questions that need no agent',
          unit: '% of questions',
          baseline: 'see what self-service solves today',
          target: 'raise to 25 to 40 %, with repeat contacts level',
        },
        {
          name: 'CSAT where the bot answered',
          unit: 'CSAT points',
          baseline: 'three months of what agents scored',
          target: 'no worse than 3 points under agents',
        },
      ],
      data_needed: [
        'current help pages, each with a named owner',
        '150 past questions and their true answers',
        'plan and account status by user',
        'notes for every release',
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
      kpis: [
        {
          name: 'days between first commit and release',
          unit: 'days, median',
          baseline: 'the repo’s figures for last quarter',
          target: '15 to 25 % shorter',
        },
        {
          name: 'releases that lead to an incident',
          unit: '% of releases',
          baseline: 'that quarter again',
          target: 'not one point higher',
        },
      ],
      data_needed: [
        'history of pull requests and deploys',
        'coverage for each module',
        'incidents and what caused them',
        'repos where a customer owns the code',
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
      kpis: [
        {
          name: 'lead time from commit to release',
          unit: 'days, median',
          baseline: 'read a quarter out of the repo',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'share of changes with an incident after',
          unit: '% of releases',
          baseline: 'the same three months',
          target: 'no higher than before',
        },
      ],
      data_needed: [
        'deploys and pull requests on record',
        'how well tests cover each module',
        'causes of past incidents',
        'which repos hold customers’ code',
      ],
    },
    {
      workflow:
        'The assistant drafts, the developer answers for it, and a colleague reviews as always. Work starts from a ticket. Tests are written or checked by the developer, and the small pull request is marked as assisted. Scans in the pipeline look for licences, flaws and secrets.',
      build:
        'Scans for secrets, dependencies and licences come first. Then buy one tool on its business plan: Cursor, Claude Code or GitHub Copilot. Your rules fit on a page. They name allowed repos, ban secrets, keep pull requests small and make the author answer for the code.',
      checkpoint:
        'Whoever prompted the code does not review it; a second engineer does. Two reviewers look at payment, login and data deletion.',
      first_step:
        'Before you buy, find three figures for the past quarter of 90 days: commit to release, wait for review, failed releases.',
      stop_test:
        'After a quarter, seats go back if failed releases are a fifth higher or lead time has dropped by less than 10 %.',
      alternative:
        'Before a tool, try an hour of review each day, smaller tickets and a quicker test run. They often win more days.',
      risks: [
        {
          risk: 'Large pull requests that read well bury the reviewers.',
          mitigation: 'Limit each to about 400 lines changed. A team with reviews older than a day gets no seats yet.',
        },
        {
          risk: 'The assistant makes up a package or copies code, and you inherit malware or a licence dispute.',
          mitigation: 'Use approved packages only, and let a licence scan decide whether a merge can go ahead.',
        },
      ],
      kpis: [
        {
          name: 'how long a change takes to ship',
          unit: 'days, median',
          baseline: 'last quarter’s repo data',
          target: 'a cut of 15 to 25 %',
        },
        {
          name: 'changes followed by an incident',
          unit: '% of releases',
          baseline: 'look at this quarter too',
          target: 'steady or lower',
        },
      ],
      data_needed: [
        'pull requests and releases so far',
        'a coverage report by module',
        'incidents, each with its cause',
        'repos that hold code owned by customers',
      ],
    },
    {
      workflow:
        'Code gets written faster while review stays as strict as before. For a ticket, the developer and the assistant make a draft. Tests are seen to, and a small pull request goes out labelled assisted. A colleague reads it. Secrets, flaws and licences are scanned for in the pipeline.',
      build:
        'One tool is enough: Claude Code, GitHub Copilot or Cursor, on a business plan. Agree on a single page what goes: which repos, small pull requests, no secrets, the author responsible. Have dependency, licence and secret scans running before the first seat.',
      checkpoint:
        'Each pull request has a reviewer who took no part in the prompting. Changes to login, data deletion or payment have two.',
      first_step:
        'Before the first seat, note how the past 90 days went: failed releases, days from commit to release, waits for review.',
      stop_test:
        'One quarter is the limit. If lead time is not 10 % better, or a fifth more releases fail, cancel the seats.',
      alternative:
        'You may gain more days with small tickets, fast tests and one review hour daily than with any tool.',
      risks: [
        {
          risk: 'Reviewers cannot keep up with big pull requests that look plausible.',
          mitigation:
            'The cap is about 400 changed lines, and no seat is given where a review waits longer than a day.',
        },
        {
          risk: 'Copied code brings a licence claim, and an invented package brings malware.',
          mitigation: 'The build takes packages from your approved list only. The licence scan blocks whatever fails.',
        },
      ],
      kpis: [
        {
          name: 'median time to release a commit',
          unit: 'days, median',
          baseline: 'take it from the repo for the quarter',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'incidents caused by changes',
          unit: '% of releases',
          baseline: 'count them in the quarter measured',
          target: 'no worse than today',
        },
      ],
      data_needed: [
        'what was merged and deployed, with dates',
        'test coverage, module by module',
        'incident records with causes',
        'customer-owned repos',
      ],
    },
    {
      workflow:
        'Developers draft with an assistant, and the rules for merging stay what they were. Somebody takes a ticket, works on it in the editor and checks or writes the tests. The pull request is small and says it was assisted. A colleague reviews. The pipeline looks for secrets, flaws and licence trouble.',
      build:
        'Before any seat, turn on scanning for licences, secrets and dependencies. Pick GitHub Copilot, Claude Code or Cursor, and pay for the business plan. One page holds the rules: repos that are open to it, no secrets, small pull requests, and an author who stands by the code.',
      checkpoint:
        'Review is for an engineer who did not write the prompts. Where login, payment or the deletion of data is touched, two review.',
      first_step:
        'Take 90 days of history. Find commit-to-release time, review wait and failed releases. Buy seats later.',
      stop_test:
        'At the end of the quarter, lead time should be 10 % shorter. If not, or if failed releases grew by a fifth, end the seats.',
      alternative:
        'A tool is not the only way. Cut tickets smaller, speed up the tests, and set one review hour a day; that may win more days.',
      risks: [
        {
          risk: 'Big pull requests arrive fast, look fine and wear reviewers out.',
          mitigation:
            'No more than about 400 changed lines each. If reviews wait over a day, that team’s seats are on hold.',
        },
        {
          risk: 'Packages that do not exist, or copied code, can bring malware and licence claims.',
          mitigation: 'Only approved packages may be used. The licence scan is a check that blocks.',
        },
      ],
      kpis: [
        {
          name: 'days a commit needs to be released',
          unit: 'days, median',
          baseline: 'read the last three months in the repo',
          target: 'reduce by 15 to 25 %',
        },
        {
          name: 'releases that bring an incident',
          unit: '% of releases',
          baseline: 'use the quarter you measured',
          target: 'level at most',
        },
      ],
      data_needed: [
        'history of deploys with their pull requests',
        'module coverage by tests',
        'known incidents and the cause of each',
        'repos whose code customers own',
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
      kpis: [
        {
          name: 'bugs your customers find first',
          unit: 'per release',
          baseline: 'look over ten releases',
          target: '25 to 35 % fewer',
        },
        {
          name: 'manual regression work',
          unit: 'hours per release',
          baseline: 'write down hours for two releases',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'bugs tied to their commits',
        'reports on coverage and flaky tests',
        'the user journeys that bring in money',
        'past releases',
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
      kpis: [
        {
          name: 'faults that reach customers',
          unit: 'per release',
          baseline: 'count for the past ten releases',
          target: 'lower by 25 to 35 %',
        },
        {
          name: 'hours people spend on regression',
          unit: 'hours per release',
          baseline: 'keep a log for the next two releases',
          target: 'down by 40 to 60 %',
        },
      ],
      data_needed: [
        'bug tickets with the commit behind them',
        'which tests flake and what is covered',
        'journeys your income depends on',
        'history of what shipped when',
      ],
    },
    {
      workflow:
        'New tests go where customers have been finding bugs. Each escaped bug is traced to its module, where the tool drafts tests, end-to-end and unit, from tickets, code and old bugs. A developer sees the test fail on the old bug before merging. The pipeline picks the tests per change.',
      build:
        'Begin with a ranking of modules: escaped bugs and number of changes. The code assistant drafts tests, and a planted fault must make each one fail. Flaky tests are fixed or deleted. Playwright covers the ten journeys you live on.',
      checkpoint:
        'No drafted test is merged until the owner of the module has read it and named the past fault it catches.',
      first_step: 'Label the last 40 bugs that customers reported with module and cause. Then chart the three biggest.',
      stop_test:
        'Judge after six releases. If the bugs customers find in each have not fallen 15 %, stop and see how tickets are written.',
      alternative: 'Ship on Tuesdays only, behind feature flags, after two people have run 20 smoke steps.',
      risks: [
        {
          risk: 'The tests confirm the code as it stands, including its bugs.',
          mitigation: 'Count a test when it has failed once, on an old fault or a planted one.',
        },
        {
          risk: 'Shallow tests by the thousand make every build slow.',
          mitigation:
            'Ten minutes is the limit for a run. A test with no failure in a year and no coverage of its own is removed.',
        },
      ],
      kpis: [
        {
          name: 'customer bug reports per release',
          unit: 'per release',
          baseline: 'go back ten releases',
          target: 'a cut of 25 to 35 %',
        },
        {
          name: 'regression done by hand',
          unit: 'hours per release',
          baseline: 'log two coming releases',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'bug reports linked with code changes',
        'flaky tests and coverage figures',
        'user journeys that earn revenue',
        'release dates and contents',
      ],
    },
    {
      workflow:
        'Bugs that escape show where tests are missing. For those modules the tool writes draft tests, unit and end-to-end, out of past bugs, code and tickets. Each must fail on the old bug in a developer’s hands, and is then merged. The pipeline chooses which ones a change has to pass.',
      build:
        'Find the modules with most escaped bugs and most changes. Have the code assistant write tests for them and prove each on a fault planted on purpose. Repair flaky tests or remove them. The ten journeys that earn your money get Playwright tests.',
      checkpoint:
        'The owner of a module reads every draft. Their note in the pull request tells which earlier fault it guards against.',
      first_step:
        'Collect 40 bugs that customers met first, with the module and cause of each. Draw the top three on a board.',
      stop_test:
        'Six releases should show 15 % fewer bugs from customers. If they do not, the way tickets are written needs a look instead.',
      alternative:
        'Use feature flags, keep releases to Tuesdays, and let two people walk a 20-step smoke list each time.',
      risks: [
        {
          risk: 'A drafted test may simply agree with a bug that is already there.',
          mitigation: 'It counts for nothing until a past or planted fault has made it fail.',
        },
        {
          risk: 'The pipeline gets slow from a mass of tests with little in them.',
          mitigation: 'Runs end inside ten minutes. What has not failed all year and adds no coverage is dropped.',
        },
      ],
      kpis: [
        {
          name: 'escaped bugs',
          unit: 'per release',
          baseline: 'the record of ten releases',
          target: 'down by 25 to 35 %',
        },
        {
          name: 'time on manual regression tests',
          unit: 'hours per release',
          baseline: 'measure both next releases',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'commits named in bug tickets',
        'what tests cover and where they flake',
        'the journeys customers pay for',
        'earlier releases',
      ],
    },
    {
      workflow:
        'Tests are written for the modules that let bugs out. Past bugs, tickets and code give the tool what it needs to draft them, both unit and end-to-end. The developer runs each on the old bug, sees it fail and merges it. For every change, the pipeline decides which tests to run.',
      build:
        'Which modules change most and leak most bugs? Rank them. The code assistant drafts tests for the top ones, and each is proved on a planted fault. A flaky test is mended or thrown out. For ten journeys that pay your bills, add Playwright.',
      checkpoint:
        'Each draft is read by the owner of its module. The pull request must say which past fault the test would have caught.',
      first_step:
        'Customers found 40 bugs not long ago: list them with module and cause. The three largest groups go in a chart.',
      stop_test:
        'After six releases, bugs from customers should be 15 % fewer in each. Otherwise the trouble lies in how tickets are written.',
      alternative:
        'Two people go through 20 smoke steps, features sit behind flags, and you release on a Tuesday or not at all.',
      risks: [
        {
          risk: 'If the code is wrong, a test made from it will be wrong too.',
          mitigation: 'Only a test that failed on a past fault, or a planted one, is counted.',
        },
        {
          risk: 'Too many thin tests, and the pipeline takes all day.',
          mitigation:
            'Ten minutes is the ceiling. Take out tests that cover nothing new and have not failed in a year.',
        },
      ],
      kpis: [
        {
          name: 'bugs reported by customers',
          unit: 'per release',
          baseline: 'take the ten most recent releases',
          target: 'reduce by 25 to 35 %',
        },
        {
          name: 'regression hours by hand',
          unit: 'hours per release',
          baseline: 'note them at the next two releases',
          target: 'cut them by 40 to 60 %',
        },
      ],
      data_needed: [
        'bug tickets and the commits that caused them',
        'flaky tests, with a coverage report',
        'journeys that make the money',
        'all releases with their dates',
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
      kpis: [
        {
          name: 'pages in a week on call',
          unit: 'pages',
          baseline: 'the past 12 weeks',
          target: '40 to 60 % fewer',
        },
        {
          name: 'minutes until service is back',
          unit: 'minutes, median',
          baseline: 'two quarters of incidents',
          target: '20 to 30 % shorter',
        },
      ],
      data_needed: [
        'alerts of 90 days and the action taken',
        'record of deploys and changes',
        'services mapped to their owners',
        'runbooks and reviews of old incidents',
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
      kpis: [
        {
          name: 'how often on-call staff are paged',
          unit: 'pages',
          baseline: 'count 12 weeks of pages',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'median outage length',
          unit: 'minutes, median',
          baseline: 'go through incidents of two quarters',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'what was done about each alert, 90 days',
        'log of what changed and shipped',
        'who owns which service',
        'earlier incident reviews, with runbooks',
      ],
    },
    {
      workflow:
        'The on-call person gets one page per incident instead of fifty alerts. Alerts are joined by service, time and last change. The page names the likely cause, recent deploys, incidents that were alike and the runbook step. A draft timeline is ready for the review afterwards.',
      build:
        'Begin by deleting, or mending, every alert that calls for no action. Grouping in PagerDuty, the RMM or Datadog comes next. An assistant reads runbooks and past reviews and makes suggestions, but runs nothing. Checks follow five key journeys from the user’s chair.',
      checkpoint:
        'A person presses every step. Rollback, failover and word to customers are decisions of the incident lead.',
      first_step: 'Write out last month’s pages. Beside each goes one word: acted, ignored or duplicate.',
      stop_test:
        'The goal is a quarter fewer pages in eight weeks with nothing missed. If you miss it, delete more alerts and buy no more tools.',
      alternative:
        'In two days you can remove all alerts without action in 90 days. Then write a one-page runbook for every one of the top five.',
      risks: [
        {
          risk: 'One loud fault can hide a quieter real one in its group.',
          mitigation:
            'Leave key journeys out of grouping so they page alone. Every 15 minutes they get a look from the incident lead.',
        },
        {
          risk: 'The tool is sure of the wrong cause, and everyone chases it.',
          mitigation:
            'Have it show three causes, with evidence, as "not checked". The lead assigns someone to test each.',
        },
      ],
      kpis: [
        {
          name: 'pages per week on call',
          unit: 'pages',
          baseline: 'take the last 12 rotas',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'time until users can work again',
          unit: 'minutes, median',
          baseline: 'two quarters’ incidents, median',
          target: 'cut it by 20 to 30 %',
        },
      ],
      data_needed: [
        '90 days of alerts and responses',
        'deploy log, change log',
        'map of services and their owners',
        'incident reviews so far and runbooks',
      ],
    },
    {
      workflow:
        'Fifty alerts from many tools become a single incident, tied by time, service and the last change. On call, you read the likely cause, the latest deploys, like incidents and the next runbook step on one page. When it ends, the review finds its timeline drafted.',
      build:
        'Alerts that lead to no action have to go before you buy anything. Datadog, PagerDuty or an RMM then groups what is left. Past reviews and runbooks feed an assistant whose suggestions a person carries out. The five main journeys are tested from where users sit.',
      checkpoint:
        'The incident lead rules on customer notices, rollback and failover, and no suggested step runs until a human presses it.',
      first_step: 'Go down the list of last month’s pages. Was each acted on, ignored, or a copy of another?',
      stop_test:
        'Check at eight weeks: pages a quarter lower, no incident missed. Otherwise the money stops, and more alerts are deleted.',
      alternative:
        'Use two days to clear out what nobody acted on for 90 days, and give the top five alerts a runbook page each.',
      risks: [
        {
          risk: 'Grouping may fold a true second fault under the noisy first.',
          mitigation:
            'Every 15 minutes the lead checks key journeys, which stand outside the groups and page separately.',
        },
        {
          risk: 'A wrong cause, stated with confidence, costs the team an hour.',
          mitigation:
            'The screen lists three with their evidence and says "not checked". Each gets a tester named by the lead.',
        },
      ],
      kpis: [
        {
          name: 'how many pages a week on call brings',
          unit: 'pages',
          baseline: 'add up 12 weeks',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'time to bring a service back',
          unit: 'minutes, median',
          baseline: 'incidents over six months',
          target: 'a fall of 20 to 30 %',
        },
      ],
      data_needed: [
        'alerts from 90 days with outcome',
        'list of deploys and other changes',
        'owners for every service',
        'runbooks plus earlier incident reviews',
      ],
    },
    {
      workflow:
        'On-call staff deal with one incident, not with a heap of alerts. What belongs together is found by last change, service and time. They see a likely cause, past incidents like this, recent deploys and the step from the runbook. Later the review starts from a drafted timeline.',
      build:
        'First clear out: an alert that asks for no action is fixed or deleted. Next comes grouping, which Datadog, PagerDuty and most RMM tools offer. An assistant may learn from runbooks and old reviews and suggest steps. It runs none. Five key journeys are watched as a user would see them.',
      checkpoint:
        'Machines suggest, people press. It is for the incident lead to order a failover, a rollback or a notice to customers.',
      first_step: 'How many of last month’s pages were acted on, how many ignored, how many doubles? Mark each one.',
      stop_test:
        'By week eight, pages have to be down a quarter and no incident overlooked. If not, close the wallet and delete alerts.',
      alternative:
        'Two days are enough to delete whatever had no action for 90 days. Write a page of runbook for each of the five main alerts.',
      risks: [
        {
          risk: 'While everyone looks at the loud fault, a second one goes unseen.',
          mitigation:
            'Key journeys are never grouped and send their own page. The incident lead looks in every 15 minutes.',
        },
        {
          risk: 'The team loses time because the tool was certain and wrong.',
          mitigation:
            'It must offer three causes, show its evidence and add "not checked". The lead gives each to somebody to test.',
        },
      ],
      kpis: [
        {
          name: 'pages that reach the on-call person',
          unit: 'pages',
          baseline: '12 weeks of the pager log',
          target: 'reduce by 40 to 60 %',
        },
        {
          name: 'minutes to get service back',
          unit: 'minutes, median',
          baseline: 'use all incidents in two quarters',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'alerts over 90 days, with what followed',
        'the log of changes and deploys',
        'services and the people who own them',
        'written reviews and runbooks',
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
      kpis: [
        {
          name: 'income lost with leaving accounts',
          unit: '% a quarter',
          baseline: 'eight quarters back',
          target: '10 to 20 % less',
        },
        {
          name: 'losses the list had named',
          unit: '% of losses',
          baseline: 'run last year through it',
          target: '60 to 70 %, named 60 days ahead',
        },
      ],
      data_needed: [
        'weekly product events per account',
        'survey scores and tickets',
        'what each account pays and when it renews',
        'accounts lost, with the reason',
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
      kpis: [
        {
          name: 'revenue that churn takes',
          unit: '% a quarter',
          baseline: 'the last two years by quarter',
          target: 'down by 10 to 20 %',
        },
        {
          name: 'share of losses you saw coming',
          unit: '% of losses',
          baseline: 'replay the past year',
          target: '60 to 70 % of them, 60 days before',
        },
      ],
      data_needed: [
        'how each account used the product, weekly',
        'support tickets and survey results',
        'renewal dates, prices, contracts',
        'why past accounts left',
      ],
    },
    {
      workflow:
        'The success manager rings ten accounts every Monday, chosen from a ranked list. Late bills, falling use, near renewals and open tickets move an account up, and the reason is given in words. What the call proves true is noted, and teaches the list.',
      build:
        'One table per account is the base: product events, billing and tickets together. Test five plain signs on last year’s losses. A model makes sense only with about 500 accounts or more and 50 losses.',
      checkpoint:
        'First the success manager calls to check the sign. A discount or another plan may be offered only then.',
      first_step:
        'List the 20 accounts that left last. For each: tickets, use in its last 90 days, last talk, reason given.',
      stop_test:
        'If fewer than half the accounts lost next quarter stood on the list 30 days before, stop the scoring.',
      alternative: 'Five fixed questions by phone, 120 days before every renewal, do much the same.',
      risks: [
        {
          risk: 'Quiet accounts score well although they have gone in all but name.',
          mitigation: '60 days without contact is a warning by itself, however much they use the product.',
        },
        {
          risk: 'A client’s works council or manager dislikes that you follow single users.',
          mitigation: 'Teams and accounts may be reported, named users never. Your terms say so.',
        },
      ],
      kpis: [
        {
          name: 'quarterly revenue lost to churn',
          unit: '% a quarter',
          baseline: 'take eight quarters',
          target: 'bring it down 10 to 20 %',
        },
        {
          name: 'lost accounts you were warned of',
          unit: '% of losses',
          baseline: 'test it on last year’s losses',
          target: '60 to 70 % at 60 days’ notice',
        },
      ],
      data_needed: [
        'events in the product, by week and account',
        'tickets plus survey answers',
        'contract terms with renewal dates',
        'earlier losses and their causes',
      ],
    },
    {
      workflow:
        'You hear of an account in trouble before the renewal call, not during it. A Monday list ranks accounts by drop in use, tickets, unpaid bills and weeks to renewal, with a plain reason. Ten get a call from the success manager, and the findings train the list.',
      build:
        'Link tickets, product events and bills for each account in a single table. Five simple signs come first, checked on those you lost last year. With fewer than about 500 accounts or 50 losses, a model has nothing to learn from.',
      checkpoint: 'Every sign is put to the client in a call by the success manager before price or plan is touched.',
      first_step:
        'Go through the last 20 losses. Note the stated reason, the last conversation, tickets, and 90 days of usage.',
      stop_test:
        'Next quarter is the test. At least half of the losses should have been listed 30 days early, or scoring ends.',
      alternative: 'Phone each client when 120 days are left, and use five questions that stay the same.',
      risks: [
        {
          risk: 'The score is kind to accounts that went silent because they have left in their minds.',
          mitigation: 'Give silence its own sign: 60 days with no contact counts whatever usage says.',
        },
        {
          risk: 'Watching individual users upsets managers or the works council at your client.',
          mitigation: 'Keep reports at account and team level and state it in the terms. No user is named.',
        },
      ],
      kpis: [
        {
          name: 'churned revenue',
          unit: '% a quarter',
          baseline: 'look at eight past quarters',
          target: 'a drop of 10 to 20 %',
        },
        {
          name: 'share of lost accounts on the list',
          unit: '% of losses',
          baseline: 'go back over last year',
          target: '60 to 70 % of losses, 60 days early',
        },
      ],
      data_needed: [
        'account activity by week',
        'tickets, and scores from surveys',
        'prices, contracts and dates of renewal',
        'reasons behind past losses',
      ],
    },
    {
      workflow:
        'Ten accounts get a call each week because something has changed. The Monday list looks at usage, tickets, bills that are late and the renewal date, and gives a plain reason for each. The success manager rings and notes what was right, so signs to trust stand out.',
      build:
        'You need usage, tickets and billing joined by account. Then write five signs in plain terms and see if they would have found last year’s churn. Models are for later: they need some 50 losses out of about 500 accounts.',
      checkpoint:
        'A sign is only a hint. The success manager rings first, and an offer of another plan or a discount comes second.',
      first_step:
        'Name the last 20 accounts you lost. What did they use in 90 days, what tickets had they, when did you talk, and why did they go?',
      stop_test:
        'See how many of next quarter’s losses the list named 30 days ahead. Under half, and the scoring stops.',
      alternative: 'Use the calendar: 120 days ahead of a renewal, somebody phones with the same five questions.',
      risks: [
        {
          risk: 'An account may look calm because its people have moved to something else.',
          mitigation:
            'Count silence as well: after 60 days without contact the account is flagged, however busy it looks.',
        },
        {
          risk: 'Following named users can offend a client’s manager or works council.',
          mitigation: 'Show accounts and teams and no names. The terms should state this openly.',
        },
      ],
      kpis: [
        {
          name: 'revenue that leaves by churn',
          unit: '% a quarter',
          baseline: 'quarter by quarter, eight of them',
          target: 'reduce by 10 to 20 %',
        },
        {
          name: 'losses that were foreseen',
          unit: '% of losses',
          baseline: 'replay twelve months of losses',
          target: 'up to 60 to 70 %, with 60 days’ warning',
        },
      ],
      data_needed: [
        'usage events, one row per account and week',
        'survey scores, with support tickets',
        'renewal date and price by contract',
        'lost accounts and what they said',
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
      kpis: [
        {
          name: 'time one questionnaire takes',
          unit: 'hours',
          baseline: 'note the hours on ten of them',
          target: '50 to 70 % less',
        },
        {
          name: 'wait between request and answer',
          unit: 'working days',
          baseline: 'look at 20 recent deals',
          target: 'half as long',
        },
      ],
      data_needed: [
        '30 questionnaires you have answered',
        'audit reports with the policies',
        'security facts of the product, by owner',
        'old SOWs and your rates',
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
      kpis: [
        {
          name: 'working hours on each questionnaire',
          unit: 'hours',
          baseline: 'keep a log of ten',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'how many days a reply takes',
          unit: 'working days',
          baseline: 'the 20 latest deals',
          target: 'cut it in half',
        },
      ],
      data_needed: [
        '30 past questionnaires with replies',
        'your policies, plus reports from auditors',
        'who owns which product security fact',
        'SOWs so far and the rate card',
      ],
    },
    {
      workflow:
        'Most lines of a questionnaire or RFP come back already drafted. The tool looks up an approved answer with evidence for each line. Lines without a match are listed by owner. The whole is signed by security, and new answers enter the library with a date.',
      build:
        'Write a library of 200 answers, each approved and with an owner, evidence and a day it runs out. A search assistant can use it, or a tool such as Conveyor or Vanta. The rate card and your SOW clauses live there as well.',
      checkpoint:
        'No questionnaire leaves without the security lead’s signature, and no SOW without a director’s on the terms.',
      first_step:
        'Read your last five questionnaires next to each other. How many lines ask for one and the same thing?',
      stop_test: 'Watch the first ten. If security rewrites more than a fifth of the drafts, stop.',
      alternative:
        'Answer before you are asked: a trust page on the website and one standard questionnaire, filled in.',
      risks: [
        {
          risk: 'A planned control gets answered with yes.',
          mitigation:
            'A yes has to link to evidence of the last 12 months. Failing that, the draft reads "planned" and lands with security.',
        },
        {
          risk: 'Answers carry audit reports or network plans out of the house.',
          mitigation:
            'Sort evidence into three: share, under NDA if asked, never. Only the first kind can be exported.',
        },
      ],
      kpis: [
        {
          name: 'hours spent per questionnaire',
          unit: 'hours',
          baseline: 'the next ten, with a time sheet',
          target: 'a cut of 50 to 70 %',
        },
        {
          name: 'days until the client has your reply',
          unit: 'working days',
          baseline: 'check 20 deals',
          target: 'halve them',
        },
      ],
      data_needed: [
        'answers given to 30 questionnaires',
        'reports of audits and written policies',
        'facts on product security with names',
        'rates and statements of work',
      ],
    },
    {
      workflow:
        'Security reads a finished draft rather than writing two hundred answers afresh. The tool takes an RFP or questionnaire apart and fills each line from approved text with evidence. What it cannot match goes to the right owner. Signed answers are dated and kept.',
      build:
        'Everything rests on 200 approved answers, with evidence, expiry date and owner. Then let Vanta, Conveyor or similar fill the forms, or put a search assistant on top. The same place holds rate card and SOW clauses for quotes.',
      checkpoint:
        'The security lead signs every questionnaire when it is complete. SOW terms wait for the signature of a director.',
      first_step: 'Take five recent questionnaires and mark each line that turns up in more than one.',
      stop_test: 'Ten questionnaires in, count what security changed. Above one draft in five, it is not worth it.',
      alternative: 'Put up a trust page and fill in one standard questionnaire. Send both early.',
      risks: [
        {
          risk: 'The draft claims a control that does not exist yet.',
          mitigation:
            'Evidence younger than 12 months must stand behind a yes. Without it, "planned" is written and security decides.',
        },
        {
          risk: 'An audit report or a network plan that should stay inside goes out with the reply.',
          mitigation:
            'Evidence gets one of three labels: open, on request under NDA, never. The export lets only the open ones through.',
        },
      ],
      kpis: [
        {
          name: 'effort for a questionnaire',
          unit: 'hours',
          baseline: 'hours logged on ten',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'reply time in working days',
          unit: 'working days',
          baseline: 'the record of 20 deals',
          target: 'down by half',
        },
      ],
      data_needed: [
        '30 completed questionnaires',
        'policy papers and audit results',
        'security facts and the person behind each',
        'the rate card, with earlier SOWs',
      ],
    },
    {
      workflow:
        'Answers you have approved once are used again, with proof and date. You load the RFP or questionnaire, and it is split into lines. The tool drafts every line it can match and sends the others to their owners. Security signs. New answers are dated and go in the library.',
      build:
        'The work is in the library: 200 answers that were approved, each with evidence, an owner and an expiry. After that it hardly matters if Conveyor, Vanta, another tool or a search assistant fills the forms. Rate card and SOW clauses are kept alongside, for quotes.',
      checkpoint:
        'Two signatures matter here. The security lead signs questionnaires, and a director signs what an SOW promises.',
      first_step:
        'How often do clients ask the same? Lay your five newest questionnaires out and count the lines that repeat.',
      stop_test: 'Over the first ten, see what security had to change. If it was over one draft in five, you stop.',
      alternative:
        'Have a trust page anyone can read, and fill in a standard questionnaire once. It goes out before the client asks.',
      risks: [
        {
          risk: 'The tool may say yes to a control you only plan to have.',
          mitigation:
            'For a yes, there must be a link to proof from the past 12 months. Where it is missing, "planned" goes in and security looks.',
        },
        {
          risk: 'A reply may take an audit report or details of the network out with it.',
          mitigation:
            'Give each piece of evidence a mark: share, NDA and on request, or never. Only the first may be exported.',
        },
      ],
      kpis: [
        {
          name: 'hours of work for one questionnaire',
          unit: 'hours',
          baseline: 'write down the time for ten',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'working days to a reply',
          unit: 'working days',
          baseline: 'request and reply dates of 20 deals',
          target: 'half the time',
        },
      ],
      data_needed: [
        '30 questionnaires with your answers',
        'audit reports, and policies in force',
        'product security facts and their owners',
        'past SOWs beside the rate card',
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
      kpis: [
        {
          name: 'minutes until an answer helps',
          unit: 'minutes',
          baseline: 'a week’s log by ten engineers',
          target: '40 to 50 % shorter',
        },
        {
          name: 'how soon a starter does on-call alone',
          unit: 'weeks',
          baseline: 'your six latest starters',
          target: 'a quarter sooner',
        },
      ],
      data_needed: [
        'wiki spaces, who owns them, last edit',
        'tickets solved and incidents reviewed',
        'who may see which client or team',
        '60 questions as a test',
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
      kpis: [
        {
          name: 'search time for an engineer',
          unit: 'minutes',
          baseline: 'ten people note it for one week',
          target: 'down by 40 to 50 %',
        },
        {
          name: 'weeks before someone is on call alone',
          unit: 'weeks',
          baseline: 'the six who started last',
          target: 'shorter by a quarter',
        },
      ],
      data_needed: [
        'spaces of the wiki with dates and owners',
        'reviews of incidents, solved tickets',
        'rights per team and client',
        'a test of 60 questions',
      ],
    },
    {
      workflow:
        'Engineers ask a question and get the right page, dated and linked. It might be the reason for splitting a service, or steps to bring a client’s backup back. The assistant searches only runbooks, tickets and decisions they have rights to. A thumbs-down gives the owner of the page a task.',
      build:
        'Two wiki spaces with owners are the place to start. Archive pages untouched for 18 months. The assistant in Microsoft 365, Confluence or Notion works with the rights of each user, and MSPs keep one client away from the next. Solved incidents supply drafts for new pages.',
      checkpoint:
        'Owners reconfirm their runbooks every three months. The first time a recovered step is used, a second engineer stands by.',
      first_step: 'Copy out all questions from the team channel for one week. Is there a current page for each?',
      stop_test: 'Test with 60 questions once the pages are clean. Under 75 % right and validly linked, you stop.',
      alternative:
        'Friday gets an hour of writing. Ten runbooks get owners, and one page holds the "last 20 questions".',
      risks: [
        {
          risk: 'Somewhere on a page is a password, and the assistant quotes it.',
          mitigation: 'Move all secrets to a vault before indexing starts. A scan every night finds new ones.',
        },
        {
          risk: 'Following an outdated step deletes data.',
          mitigation:
            'Destructive commands need a page reviewed in the past six months. Older ones appear with a red notice and nothing else.',
        },
      ],
      kpis: [
        {
          name: 'time an engineer needs to find out',
          unit: 'minutes',
          baseline: 'have ten engineers log one week',
          target: 'lower by 40 to 50 %',
        },
        {
          name: 'weeks to be ready for on-call alone',
          unit: 'weeks',
          baseline: 'take six recent starters',
          target: 'cut it by a quarter',
        },
      ],
      data_needed: [
        'each wiki space: owner and date',
        'incident reviews with the tickets solved',
        'access by team and by client',
        '60 questions for testing',
      ],
    },
    {
      workflow:
        'What the team knows becomes searchable: decisions, runbooks and solved tickets. Somebody wonders how a client’s backup is restored, or why one service became two. The answer has links and dates and stays within that person’s rights. If it is voted down, the page owner gets a task.',
      build:
        'Start small, with two spaces whose owners you know. Pages older than 18 months without an edit are archived. Connect the assistant that Notion, Microsoft 365 or Confluence brings, under user rights. For an MSP, clients must never mix. New pages are drafted out of solved incidents.',
      checkpoint:
        'Once a quarter each runbook is confirmed by its owner. A recovered step has two engineers at its first run.',
      first_step:
        'One week of questions in the team channel is your sample. Look for a current page that answers each of them.',
      stop_test:
        'After the clean-up, 60 test questions decide. Fewer than 75 % correct with a link that holds means the end.',
      alternative:
        'Begin a page with the "last 20 questions". Let ten runbooks have owners, and write on Fridays for one hour.',
      risks: [
        {
          risk: 'The index picks up a password that somebody kept on a page.',
          mitigation: 'Scan first and put secrets into a vault. Build the index after that, and scan again nightly.',
        },
        {
          risk: 'A runbook nobody has touched in years tells you to wipe a disk.',
          mitigation:
            'Such commands show only if reviewed less than six months ago. If not, a red notice stands in their place.',
        },
      ],
      kpis: [
        {
          name: 'how quickly an engineer finds an answer',
          unit: 'minutes',
          baseline: 'one week, ten engineers, a log',
          target: 'a cut of 40 to 50 %',
        },
        {
          name: 'time to the first on-call shift alone',
          unit: 'weeks',
          baseline: 'check the latest six starters',
          target: 'bring it down by a quarter',
        },
      ],
      data_needed: [
        'the wiki’s spaces, owned and dated',
        'what past tickets and incidents taught',
        'which rights each client or team has',
        'test set of 60 questions',
      ],
    },
    {
      workflow:
        'How do I restore this client’s backup? Why was that service split? Engineers ask and get an answer from decisions, runbooks and solved tickets, with the link and the date. Their own rights set the limit. With a thumbs-down, the page’s owner is given a task.',
      build:
        'Clean before you connect: choose two spaces with owners and archive what has not been edited in 18 months. Confluence, Notion and Microsoft 365 bring an assistant that obeys user rights. If you are an MSP, no client may see another. New pages start as drafts from solved incidents.',
      checkpoint:
        'Each runbook has an owner, who confirms it every quarter. A second engineer is there when a recovered step is first used.',
      first_step:
        'Save the questions from your team channel for one week. Next to each, write the page that answers it, if it is current.',
      stop_test:
        'Put 60 test questions to it once the clean-up is over. Below 75 % right with a working link, give up.',
      alternative:
        'Write for an hour every Friday. Begin with ten runbooks, each with an owner, and a page for the "last 20 questions".',
      risks: [
        {
          risk: 'The assistant repeats a password it found on a wiki page.',
          mitigation:
            'Secrets go to the vault first; a scan finds them. After indexing, that scan is repeated nightly.',
        },
        {
          risk: 'A step from an old runbook can delete a client’s data.',
          mitigation:
            'If a page has commands that destroy, it must be reviewed twice a year. Past six months, only a red notice appears.',
        },
      ],
      kpis: [
        {
          name: 'minutes before an engineer has the answer',
          unit: 'minutes',
          baseline: 'let ten engineers keep a one-week log',
          target: 'reduce by 40 to 50 %',
        },
        {
          name: 'weeks until on-call without a partner',
          unit: 'weeks',
          baseline: 'look at six people who joined last',
          target: 'a quarter less',
        },
      ],
      data_needed: [
        'wiki spaces: who owns them, how old',
        'tickets and incident reviews already closed',
        'what each team and client may open',
        '60 questions to test it with',
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
      kpis: [
        {
          name: 'open deals that show a next step and date',
          unit: '% of open deals',
          baseline: 'go through the pipeline now',
          target: '90 % of them',
        },
        {
          name: 'hours reps lose to admin',
          unit: 'hours a week',
          baseline: 'two weeks logged by five reps',
          target: '30 to 40 % fewer',
        },
      ],
      data_needed: [
        'the ten CRM fields and what they mean',
        'how you ask for consent on calls',
        'a year of deals, won and lost',
        'your product names and terms',
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
      kpis: [
        {
          name: 'deals with a dated next step',
          unit: '% of open deals',
          baseline: 'today’s pipeline',
          target: 'get to 90 %',
        },
        {
          name: 'time a rep spends on admin',
          unit: 'hours a week',
          baseline: 'five reps keep a log for a fortnight',
          target: 'down by 30 to 40 %',
        },
      ],
      data_needed: [
        'meaning of each of ten CRM fields',
        'the words used to get consent',
        '12 months of won and lost deals',
        'names and terms of your products',
      ],
    },
    {
      workflow:
        'Reps stop typing up calls, because follow-up mail and CRM fields are drafted for them. The tool takes need, objections, budget, promises and dates from calls with consent. The rep corrects and sends. On a sale, delivery is handed the promises.',
      build:
        'Salesforce, HubSpot, Gong or Teams can record the call. Bring the CRM to ten fields first. What the tool proposes counts once the rep accepts. A template, edited by a person, answers leads inside one hour.',
      checkpoint:
        'Each field is accepted by the rep in person. The delivery lead signs for the promises ahead of kick-off.',
      first_step: 'Sit down with the reps over ten open deals. Where does the CRM say less than they know?',
      stop_test: 'If more than half the fields are still being rewritten at week six, stop.',
      alternative:
        'Five lines on a form before the next call, plus half an hour on Friday for the pipeline, bring most of the gain.',
      risks: [
        {
          risk: 'Scores for talk time and tone are turned against the reps.',
          mitigation: 'No scoring: it is switched off, and a written agreement limits use to notes and promises.',
        },
        {
          risk: 'An error in the notes ends up promised in the contract.',
          mitigation: 'The prospect confirms the list of promises before you send an order form.',
        },
      ],
      kpis: [
        {
          name: 'share of deals with date and next step',
          unit: '% of open deals',
          baseline: 'look at the pipeline as it is',
          target: '90 % or better',
        },
        {
          name: 'weekly admin for each rep',
          unit: 'hours a week',
          baseline: 'have five reps write it down for two weeks',
          target: 'a cut of 30 to 40 %',
        },
      ],
      data_needed: [
        'ten fields of the CRM, defined',
        'wording that asks callers for consent',
        'deals of 12 months and how they ended',
        'what products and terms are called',
      ],
    },
    {
      workflow:
        'Each consented call leaves a full record that nobody had to type. Budget, need, dates, promises and objections are drafted into the CRM, and a follow-up mail is prepared. The rep puts it right and sends it. Delivery gets every promise when the deal closes.',
      build:
        'Use a recorder you may already have, in Teams, HubSpot, Gong or Salesforce. Ten CRM fields are plenty. The tool fills them in and the rep says yes or no. Leads have a reply within an hour, from a template with a person’s edits.',
      checkpoint:
        'The rep says yes to every single field. Ahead of kick-off, the list of promises has the delivery lead’s signature.',
      first_step: 'For ten deals in progress, set the rep’s own knowledge beside the CRM record.',
      stop_test: 'Six weeks will tell. Where reps rewrite over half of the fields, drop the tool.',
      alternative:
        'Ask for a short form of five lines after each call and clean the pipeline every Friday for half an hour.',
      risks: [
        {
          risk: 'Management uses tone and talk time to press the reps.',
          mitigation: 'Agree in writing with the team that only promises and notes are used, and turn the scores off.',
        },
        {
          risk: 'The contract promises something the tool misheard.',
          mitigation: 'Mail the list of promises to the prospect and wait for a yes. Only then comes the order form.',
        },
      ],
      kpis: [
        {
          name: 'deals where the next step has a date',
          unit: '% of open deals',
          baseline: 'count across the pipeline today',
          target: 'bring it to 90 %',
        },
        {
          name: 'rep hours spent on records',
          unit: 'hours a week',
          baseline: 'a two-week log from five reps',
          target: 'lower by 30 to 40 %',
        },
      ],
      data_needed: [
        'what the ten CRM fields stand for',
        'your consent text for calls',
        'last year’s deals, both won and lost',
        'product terms and names',
      ],
    },
    {
      workflow:
        'Notes from sales calls write themselves, and the rep only corrects. With consent, the tool listens for dates, budget, need, promises and objections. It fills in the CRM and drafts a mail to follow up. At the sale, all promises pass to delivery.',
      build:
        'Check what you pay for already: Teams, Salesforce, HubSpot and Gong can all record. The CRM keeps ten fields, which the tool fills and the rep accepts. For new leads, a template goes out in under an hour, after somebody has edited it.',
      checkpoint:
        'Fields count when the rep has accepted them, one by one. The delivery lead reads and signs the promises before kick-off.',
      first_step: 'What do your reps know about ten open deals that the CRM does not? Compare the two.',
      stop_test: 'See how much reps rewrite. Past half the fields in week six, it is no use.',
      alternative:
        'A call form with five lines, due before the next call, will do. On Fridays, half an hour goes to the pipeline.',
      risks: [
        {
          risk: 'Someone starts to rate reps by tone and talk time.',
          mitigation:
            'Turn the scores off. A paper agreed with the team says that notes and promises are all you keep.',
        },
        {
          risk: 'A mistake in the notes can become part of a contract.',
          mitigation: 'Before an order form goes out, the prospect reads your promises and agrees.',
        },
      ],
      kpis: [
        {
          name: 'open deals whose next step is dated',
          unit: '% of open deals',
          baseline: 'read through the pipeline this week',
          target: 'up to 90 %',
        },
        {
          name: 'admin hours per rep',
          unit: 'hours a week',
          baseline: 'five reps note their time, two weeks',
          target: 'reduce by 30 to 40 %',
        },
      ],
      data_needed: [
        'definitions for ten CRM fields',
        'the consent sentence for calls',
        'deals won or lost in 12 months',
        'a list of product names, terms',
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
      kpis: [
        {
          name: 'seats you pay for and never bill',
          unit: 'dollars a month',
          baseline: 'compare one month by hand, 20 clients',
          target: '70 to 90 % less',
        },
        {
          name: 'how long the month-end takes',
          unit: 'working days',
          baseline: 'six months back',
          target: '30 to 50 % shorter',
        },
      ],
      data_needed: [
        'bills from vendors and distributors',
        'how many seats each tenant has',
        'agreements and prices by client',
        'tagged cloud costs, exported',
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
      kpis: [
        {
          name: 'money lost on unbilled seats',
          unit: 'dollars a month',
          baseline: 'one month of 20 clients, checked by hand',
          target: 'down by 70 to 90 %',
        },
        {
          name: 'working days until the month is closed',
          unit: 'working days',
          baseline: 'the past six closes',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'what vendors and distributors charge',
        'tenant seat figures',
        'prices agreed with clients',
        'export of cloud spend by tag',
      ],
    },
    {
      workflow:
        'Accounts corrects the client agreement before the bill goes out, not after. Every month the tool sets vendor bills against tenant seats and agreements, for each client and product. Larger gaps are listed with the reason: price change, new seat, forgotten discount or unused licence.',
      build:
        'Let ConnectWise, HaloPSA or Gradient match the bills, or write a script that reads CSV files monthly. AWS and Azure costs get tags and a daily alert. AI reads vendor PDFs of odd make. Code does all the arithmetic.',
      checkpoint:
        'Changing a client’s bill needs the account manager. Closing the month needs a signature from finance.',
      first_step:
        'Choose ten clients. By Friday, know how many Microsoft seats each has bought, uses and is billed for.',
      stop_test: 'Add up three months. If the hours cost more than was found, check by hand each quarter instead.',
      alternative: 'For the top 20 clients, a sheet with bought, used and billed is filled in once a month.',
      risks: [
        {
          risk: 'A back-bill for a whole year drives the client away.',
          mitigation: 'Ring before you write. Two months back is the limit, and from today it is billed correctly.',
        },
        {
          risk: 'Someone on leave loses a seat that seemed unused.',
          mitigation: 'Removal needs a mail from the client’s contact, and the mailbox is kept another 30 days.',
        },
      ],
      kpis: [
        {
          name: 'dollars paid for seats nobody was billed',
          unit: 'dollars a month',
          baseline: 'hand-check 20 clients for a month',
          target: 'a cut of 70 to 90 %',
        },
        {
          name: 'days it takes to close',
          unit: 'working days',
          baseline: 'count for the last half-year',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'supplier bills, distributors included',
        'seats counted in the tenants',
        'agreed prices for each client',
        'the tagged export of cloud cost',
      ],
    },
    {
      workflow:
        'Once a month, what you buy, what clients use and what you bill are laid side by side. Gaps above a set sum show up per client and product, with a cause such as an added seat, an idle licence, a price move or a lapsed discount. Accounts mends the agreement first and bills second.',
      build:
        'Choose the matching in Gradient, HaloPSA or ConnectWise, or run your own script on CSV files every month. Tag cloud costs in Azure or AWS and set a daily alert. Leave strange vendor PDFs to AI and every sum to code.',
      checkpoint: 'The account manager has to agree before any client’s bill moves, and finance signs off the month.',
      first_step: 'This week, ten clients and one vendor: count Microsoft seats paid, seats in use, seats on the bill.',
      stop_test:
        'Does it find more than it costs in hours? If not after three months, a check by hand per quarter is enough.',
      alternative: 'Keep three columns for your 20 biggest clients and fill them monthly: bought, used, billed.',
      risks: [
        {
          risk: 'Nobody likes a bill for last year, and some clients leave over it.',
          mitigation: 'Call first, charge two months at most, and get it right from then on.',
        },
        {
          risk: 'You cancel an idle seat, and its owner comes back from leave.',
          mitigation: 'Let the client contact agree to each removal in a mail. The mailbox survives for 30 days.',
        },
      ],
      kpis: [
        {
          name: 'unbilled seats',
          unit: 'dollars a month',
          baseline: 'match 20 clients by hand for one month',
          target: 'lower by 70 to 90 %',
        },
        {
          name: 'days from month-end to close',
          unit: 'working days',
          baseline: 'take the latest six months',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'invoices of vendors and distributors',
        'tenant reports on seats',
        'written client agreements with prices',
        'cloud bills broken down by tag',
      ],
    },
    {
      workflow:
        'You stop paying for seats that nobody is billed for. The tool compares tenant seats, vendor bills and agreements, by client and product. Anything off by more than a set sum is listed: seat added, licence idle, price moved, discount forgotten. Accounts corrects the agreement, and only then sends bills.',
      build:
        'Run a script on CSV files each month, or use the matching that HaloPSA, Gradient or ConnectWise offers. For AWS and Azure, add cost tags and an alert each day. Vendor PDFs that look odd can go to AI. All adding up is done by code.',
      checkpoint:
        'Nothing changes on a client’s bill unless the account manager approves. At month-end the signature is finance’s.',
      first_step: 'This week, check ten clients’ Microsoft seats: bought, in use, on the bill.',
      stop_test:
        'After three months, compare the money found with hours spent. If it does not pay, look quarterly by hand.',
      alternative: 'Top 20 clients, one sheet a month, and three columns that read bought, used, billed.',
      risks: [
        {
          risk: 'Charge a client for twelve past months and you may lose them.',
          mitigation: 'Two months is as far as you go back. Phone before the bill, and be exact from now on.',
        },
        {
          risk: 'Somebody on leave finds their seat gone.',
          mitigation: 'The client has to confirm by mail that a seat can go. Their mailbox is held 30 days longer.',
        },
      ],
      kpis: [
        {
          name: 'dollars in seats you pay and do not bill',
          unit: 'dollars a month',
          baseline: '20 clients, one month, matched by hand',
          target: 'reduce by 70 to 90 %',
        },
        {
          name: 'working days for month-end',
          unit: 'working days',
          baseline: 'look at six closes',
          target: 'cut it by 30 to 50 %',
        },
      ],
      data_needed: [
        'what distributors and vendors bill you',
        'seats in use, tenant by tenant',
        'signed agreements and their prices',
        'cloud costs exported with tags',
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
      kpis: [
        {
          name: 'faults you see before the customer does',
          unit: '% of faults',
          baseline: 'order 300 tickets by who reported first',
          target: '15 to 25 points higher',
        },
        {
          name: 'site visits that find nothing',
          unit: '% of visits',
          baseline: 'the past quarter',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'a year of readings per site or line',
        'fault tickets closed with the real cause',
        'assets by age and firmware',
        'power cuts and weather',
      ],
      must_not_decide:
        'The model may not put off or cancel work on emergency call paths, nor call a site safe to climb. Those calls belong to the NOC lead and to the rigger at the site.',
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
      kpis: [
        {
          name: 'share of faults found ahead of a call',
          unit: '% of faults',
          baseline: 'check who first reported 300 faults',
          target: 'up by 15 to 25 points',
        },
        {
          name: 'wasted visits',
          unit: '% of visits',
          baseline: 'last quarter’s jobs',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'readings of 12 months, by line or site',
        'closed tickets that name the true cause',
        'the asset list, age and firmware included',
        'events in weather and power',
      ],
      must_not_decide:
        'Whether emergency call work can wait, and whether a mast is safe to climb, is never up to a model. The NOC lead decides the one and the rigger on site the other.',
    },
    {
      workflow:
        'Technicians go out with the right part before customers notice a fault. Each hour the tool compares battery, signal, heat and error readings with what that site normally shows. The NOC sees drifting sites, likely part and number of users. Results are logged after the visit.',
      build:
        'Limit yourself to one common kind of fault, line errors or batteries for instance. Match its readings with fault tickets now closed. Set limits for every site, and try a model later on a year of data. Success means faults seen seven days ahead.',
      checkpoint:
        'The model never resets anything. The NOC shift lead says yes to a visit and to any change on a site that is live.',
      first_step:
        'Pick 100 faults that customers reported. Did any reading move in the seven days before? Write down which.',
      stop_test:
        'After six months there are two reasons to stop: under three faults in ten found a week ahead, or every second visit for nothing.',
      alternative: 'Swap batteries by age, test them before the summer, and give each site its own alarm limits.',
      risks: [
        {
          risk: 'The model shows nothing unusual, so a site is skipped, and emergency calls fail there.',
          mitigation: 'Emergency call tests and backup power tests keep to the calendar at all sites.',
        },
        {
          risk: 'Careless cause codes make the model blame the wrong part.',
          mitigation: 'Ten causes are on offer, a photo is required, and a lead checks 20 tickets weekly.',
        },
      ],
      kpis: [
        {
          name: 'faults caught before the phone rings',
          unit: '% of faults',
          baseline: 'split 300 tickets by first report',
          target: 'a gain of 15 to 25 points',
        },
        {
          name: 'trips with no fault at the end',
          unit: '% of visits',
          baseline: 'a quarter of visits',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        '12 months of line and site readings',
        'tickets closed with a proven cause',
        'every asset with age and firmware',
        'weather history and power events',
      ],
      must_not_decide:
        'Work on emergency call paths is put off or cancelled by the NOC lead, never by a model. The rigger on site, and no software, says if a climb is safe.',
    },
    {
      workflow:
        'Sites that start to drift are on the NOC’s list hours or days before users ring. Signal, heat, errors and battery are measured against the site’s own normal every hour. Likely part and affected users are shown, a technician is sent with it, and the finding is recorded.',
      build:
        'Pick the fault you meet most, perhaps batteries, perhaps line errors. Closed tickets and readings are joined for it. Begin with simple limits at each site. A model follows when you have a year of data, and it is scored on warnings seven days early.',
      checkpoint:
        'A visit takes place when the NOC shift lead approves it. So do changes to live sites. The model itself resets nothing.',
      first_step:
        'Look at the last 100 faults reported by customers and at the week before each. Which readings had shifted?',
      stop_test:
        'Half a year is the trial. It ends if half of the visits find nothing, or fewer than three faults in ten are seen a week before.',
      alternative: 'Set limits site by site, test each battery ahead of summer, and replace by age.',
      risks: [
        {
          risk: 'Trust in a calm model leaves a site unchecked until an emergency call fails.',
          mitigation: 'Fixed dates stay in force everywhere for testing backup power and emergency calls.',
        },
        {
          risk: 'If tickets are closed with a guess, the model learns the guess.',
          mitigation: 'Let technicians pick one of ten causes and add a picture. Each week, 20 are audited by a lead.',
        },
      ],
      kpis: [
        {
          name: 'share of faults seen first by you',
          unit: '% of faults',
          baseline: '300 past tickets, by who saw it first',
          target: 'raise it by 15 to 25 points',
        },
        {
          name: 'visits for nothing',
          unit: '% of visits',
          baseline: 'count in the last quarter',
          target: 'bring them down 20 to 30 %',
        },
      ],
      data_needed: [
        'site and line readings over a year',
        'true causes from closed fault tickets',
        'age and firmware of each asset',
        'records of storms and power loss',
      ],
      must_not_decide:
        'Two things stay with people. The NOC lead rules on delays to emergency call work, and the rigger on site rules on climbing. No model may do either.',
    },
    {
      workflow:
        'You learn of a weak site before its users do. The tool compares errors, signal, battery and heat each hour with the normal of that site, and the NOC sees where things drift. Users affected and the likely part are shown. The technician takes the part along and logs what was found.',
      build:
        'One fault kind is enough at the start, as long as it has many cases: batteries, for example, or line errors. Tie readings to closed fault tickets. Give each site its limits. With a year of data you can try a model, and its score is the faults seen seven days in advance.',
      checkpoint:
        'It is the shift lead in the NOC who approves visits and changes to a live site. A model resets nothing on its own.',
      first_step:
        'List the last 100 faults that began with a customer’s call. For each, was there a reading that moved the week before?',
      stop_test:
        'Judge at six months. It must see three faults in ten a week early, and more than half of its visits must find something. Otherwise stop.',
      alternative: 'Alarm limits for each site, battery tests before summer, swaps by age.',
      must_not_decide:
        'Emergency call paths and climbing are not for a model. Only the NOC lead may delay or cancel work there. Whether a climb is safe is said by the rigger at the site.',
      risks: [
        {
          risk: 'If nobody visits a site the model calls fine, an emergency call may fail there.',
          mitigation: 'Keep the fixed dates for testing emergency calls and backup power, at all sites.',
        },
        {
          risk: 'A hasty cause code makes the model suspect the wrong part next time.',
          mitigation: 'Ten causes, one photo: that closes a ticket. A lead reads 20 of them each week.',
        },
      ],
      kpis: [
        {
          name: 'faults you find before any call',
          unit: '% of faults',
          baseline: 'look at who reported 300 tickets first',
          target: 'add 15 to 25 points',
        },
        {
          name: 'visits where all was well',
          unit: '% of visits',
          baseline: 'visits of one quarter',
          target: 'reduce by 20 to 30 %',
        },
      ],
      data_needed: [
        'readings from every site or line, 12 months',
        'closed faults and what truly caused them',
        'assets listed with firmware and age',
        'power failures, storms and heat',
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
      kpis: [
        {
          name: 'visits that are punctual and finish the job',
          unit: '% of visits',
          baseline: '200 recent visits',
          target: '8 to 12 points higher',
        },
        {
          name: 'minutes on the road per visit',
          unit: 'minutes',
          baseline: 'a fortnight of map or vehicle data',
          target: '15 to 20 % less',
        },
      ],
      data_needed: [
        'each job’s place, length and skill',
        'plans of projects and days to go',
        'parts, certificates and leave',
        'hours planned and hours used so far',
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
      kpis: [
        {
          name: 'jobs done at first visit and on time',
          unit: '% of visits',
          baseline: 'look at the last 200',
          target: 'up by 8 to 12 points',
        },
        {
          name: 'driving for each job',
          unit: 'minutes',
          baseline: 'take vehicle or map data for two weeks',
          target: 'down by 15 to 20 %',
        },
      ],
      data_needed: [
        'where jobs are, how long, which skill',
        'project days still to do',
        'who is away, certified, and with which parts',
        'planned and actual hours of past jobs',
      ],
    },
    {
      workflow:
        'The coordinator starts from a full draft of tomorrow’s visits and six weeks of project days. Every afternoon the tool matches jobs, places, skills and parts with the people who are there. Changes are made, clashes show early, and customers confirm their window by text.',
      build:
        'Start with the dispatch board in simPRO, ConnectWise or HaloPSA, and give it travel times and skills. Protect the project days. On-call runs on a simple rota that has swap rules. One region tests the automatic draft for four weeks.',
      checkpoint:
        'Each afternoon’s board needs the coordinator’s yes. Staff may say no if the work is unsafe or outside their licence.',
      first_step:
        'Choose three technicians and plot their visits of last week. Which trips were wasted, and what caused it?',
      stop_test: 'Eight weeks should add 5 points to visits on time. If they do not, the hand board returns.',
      alternative:
        'Give each area its day, take turns at firefighting, and put six weeks of project blocks on a whiteboard.',
      risks: [
        {
          risk: 'Hard jobs always go to the best engineer until that engineer quits.',
          mitigation: 'Nobody does more than a set number of hard visits a week. One in four has a learner along.',
        },
        {
          risk: 'Project days vanish again under urgent tickets.',
          mitigation: 'Name one firefighter per day. The manager alone can pull anyone else.',
        },
      ],
      kpis: [
        {
          name: 'share of visits right first time and on time',
          unit: '% of visits',
          baseline: 'check 200 past visits',
          target: 'a gain of 8 to 12 points',
        },
        {
          name: 'travel time to a visit',
          unit: 'minutes',
          baseline: 'two weeks out of the vehicle data or maps',
          target: 'cut it by 15 to 20 %',
        },
      ],
      data_needed: [
        'job list with place, skill and length',
        'open project plans and remaining days',
        'staff leave, their certificates, and parts',
        'what was planned and what it took',
      ],
    },
    {
      workflow:
        'Visits, projects and on-call are planned together a day ahead. The tool looks at people, leave, skills, parts and places each afternoon and drafts the next day plus six weeks of project time. The coordinator adjusts it, sees clashes in advance and texts the windows out.',
      build:
        'HaloPSA, ConnectWise or simPRO gives you a dispatch board. Enter travel times and skills there, and ring-fence days for projects. A plain on-call rota with rules for swaps is enough. Try drafts by machine in one region over four weeks.',
      checkpoint:
        'The coordinator signs off the board in the afternoon. An unsafe job, or one without the licence for it, can be turned down.',
      first_step: 'Map a week for three of your technicians and circle each wasted trip. Write the cause beside it.',
      stop_test: 'If the share of visits on time has not gained 5 points by week eight, plan by hand as before.',
      alternative:
        'A whiteboard for six weeks of projects, fixed days per area and a rota of firefighters cost next to nothing.',
      risks: [
        {
          risk: 'The strongest engineer is sent to everything difficult and looks for another employer.',
          mitigation: 'Set a weekly limit on hard visits for each person, and train a learner on every fourth.',
        },
        {
          risk: 'Whatever is urgent takes the project days, as it always did.',
          mitigation: 'One person fights fires each day. Others stay on their work unless the manager decides.',
        },
      ],
      kpis: [
        {
          name: 'visits done on time at first try',
          unit: '% of visits',
          baseline: 'use the latest 200',
          target: 'raise it by 8 to 12 points',
        },
        {
          name: 'minutes driven per visit',
          unit: 'minutes',
          baseline: 'vehicle or map records, two weeks',
          target: 'a drop of 15 to 20 %',
        },
      ],
      data_needed: [
        'jobs by place, skill and duration',
        'what is left of each project',
        'certificates, leave and parts in hand',
        'earlier jobs: hours planned, hours spent',
      ],
    },
    {
      workflow:
        'Each afternoon brings a draft of the next day’s visits and of project days for six weeks. The tool matches skills, parts, places and jobs with the people available. The coordinator makes changes and sees where things clash while there is time. Customers have their window by text.',
      build:
        'Your PSA likely has a dispatch board: HaloPSA, simPRO and ConnectWise do. Feed in skills and travel times. Days for projects are off limits to other work. A rota with swap rules is all that on-call needs. One region tries auto-draft for four weeks first.',
      checkpoint:
        'In the afternoon the coordinator approves the board. Staff may decline work that is dangerous or outside their licence.',
      first_step:
        'Follow three technicians through last week on a map. Mark trips that were for nothing, and find out why.',
      stop_test: 'If 5 points more visits are not on time after eight weeks, the old board comes back.',
      alternative:
        'Fixed days by area, a firefighter who changes daily, and a whiteboard with project blocks, six weeks of them.',
      risks: [
        {
          risk: 'Give every hard job to one engineer and that engineer will leave.',
          mitigation: 'Hard visits are limited per person and week. A learner comes along on one in four.',
        },
        {
          risk: 'Project days go to urgent tickets if nobody guards them.',
          mitigation: 'There is a single firefighter each day. Pulling others takes the manager’s word.',
        },
      ],
      kpis: [
        {
          name: 'visits finished at once and on time',
          unit: '% of visits',
          baseline: 'check how 200 visits went',
          target: 'add 8 to 12 points',
        },
        {
          name: 'minutes of driving for a visit',
          unit: 'minutes',
          baseline: 'look at maps or vehicle logs, two weeks',
          target: 'reduce by 15 to 20 %',
        },
      ],
      data_needed: [
        'every job with skill, place and hours',
        'days left on each project',
        'parts, leave and who is certified',
        'actual hours against the plan',
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
      kpis: [
        {
          name: 'how long "how many asked for this?" takes to answer',
          unit: 'hours',
          baseline: 'put a clock on three real questions',
          target: 'half an hour at most',
        },
        {
          name: 'features the target accounts really use',
          unit: '% after 60 days',
          baseline: 'your ten latest features',
          target: '10 to 15 points more',
        },
      ],
      data_needed: [
        'six months of reviews and tickets',
        'notes from calls and interviews',
        'plan and size of each account',
        'why deals were lost',
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
      kpis: [
        {
          name: 'hours to say how many want a thing',
          unit: 'hours',
          baseline: 'try it with three questions people asked',
          target: 'less than half an hour',
        },
        {
          name: 'uptake of what you ship',
          unit: '% after 60 days',
          baseline: 'ten recent features',
          target: 'up by 10 to 15 points',
        },
      ],
      data_needed: [
        'reviews and tickets, half a year',
        'what was said in interviews and calls',
        'each account’s plan and size',
        'stated reasons for lost deals',
      ],
    },
    {
      workflow:
        'Product picks three needs a month to test, and can say who asked for each. Calls, tickets, reviews and lost-deal notes are linked to accounts. The tool groups them and shows count, revenue and five quotes per need. The quotes are read before the figures.',
      build:
        'Start with 500 items that carry a date and an account. Groups are suggested by an assistant, merged by a product manager to about 30 and then left alone. Run it again each month. Every group points to its tickets, so a count can be proved.',
      checkpoint:
        'Each month the product manager goes over 50 labels and reads no fewer than ten raw quotes from every group.',
      first_step:
        'Make one sheet of 50 reviews, 100 tickets and ten lost deals. Two hours are enough to group it by hand.',
      stop_test:
        'Two rounds are allowed. If a person and the labels agree on less than eight items in ten, stop there.',
      alternative: 'Let product sit with support for one hour a week, with 30 tickets to read together.',
      risks: [
        {
          risk: 'The loudest writers win the count, and silent payers or leavers are missed.',
          mitigation: 'Put revenue and lost deals beside it. Ring five accounts a month that say nothing.',
        },
        {
          risk: 'When groups shift each month, nobody can read a trend.',
          mitigation: 'Keep the 30 groups for half a year. A person reads the "other" pile.',
        },
      ],
      kpis: [
        {
          name: 'effort to learn how many asked for something',
          unit: 'hours',
          baseline: 'measure three questions from real life',
          target: 'under half an hour each time',
        },
        {
          name: 'shipped work that target accounts take up',
          unit: '% after 60 days',
          baseline: 'look up ten features',
          target: 'a gain of 10 to 15 points',
        },
      ],
      data_needed: [
        'half a year of tickets and reviews',
        'call notes and interview notes',
        'what plan an account is on, its size',
        'causes given for deals lost',
      ],
    },
    {
      workflow:
        'Once a month you see what customers need, how many asked and how much revenue they stand for. The tool draws on lost-deal notes, reviews, tickets and calls, sorted by account. Five quotes go with each need. Product reads these first and chooses three needs to test.',
      build:
        'Put 500 pieces of feedback in one place, each with its date and account. An assistant should form groups and a product manager bring them down to about 30, which then stay fixed. Repeat monthly. Link groups to the tickets behind them so anyone can recount.',
      checkpoint:
        'Raw quotes come first: at least ten in a group, read by the product manager. 50 labels are checked by hand every month.',
      first_step: 'In two hours, group this by hand on one sheet: ten lost deals, 100 tickets and 50 reviews.',
      stop_test: 'Compare labels with a person’s view. Agreement under eight in ten after round two ends the work.',
      alternative: 'Read 30 tickets with the support team in a fixed hour each week.',
      risks: [
        {
          risk: 'People who write a lot count double, and those who pay or leave quietly count for nothing.',
          mitigation: 'Next to the number stand lost deals and revenue. Five silent accounts get a call every month.',
        },
        {
          risk: 'Trends are worthless if the groups are never the same twice.',
          mitigation: 'Hold the 30 groups still for two quarters and read "other" by hand.',
        },
      ],
      kpis: [
        {
          name: 'time to count requests for a feature',
          unit: 'hours',
          baseline: 'time yourself on three real ones',
          target: 'down to under half an hour',
        },
        {
          name: 'use of new features by target accounts',
          unit: '% after 60 days',
          baseline: 'go through the last ten shipped',
          target: 'raise it by 10 to 15 points',
        },
      ],
      data_needed: [
        'reviews plus tickets from six months',
        'interviews and calls, in notes',
        'account list with plan and size',
        'reasons why prospects said no',
      ],
    },
    {
      workflow:
        'Product decides from what customers said, with the count and revenue beside it. Lost-deal notes, tickets, calls and reviews are joined to accounts and grouped into needs each month. Every need has five quotes, and these are read first. Three needs then go into a test.',
      build:
        'Bring together 500 items with date and account. The assistant offers groups, and a product manager reduces them to about 30. After that they are fixed. Once a month you run it anew. A count can always be traced, since groups link to their tickets.',
      checkpoint:
        'The product manager checks labels by hand, 50 a month, and reads ten or more raw quotes for each group.',
      first_step: 'Two hours and one sheet: sort 50 reviews, ten lost deals and 100 tickets into groups yourself.',
      stop_test: 'A person labels the same items twice over. If eight in ten do not agree by round two, end it.',
      alternative: 'Once a week product and support spend an hour on 30 tickets, reading them together.',
      risks: [
        {
          risk: 'Those who write often fill the count, while those who pay or go quietly are unheard.',
          mitigation: 'Add revenue and lost deals to each count. Call five accounts a month that have gone silent.',
        },
        {
          risk: 'If groups move each month, the trend is only noise.',
          mitigation:
            'For two quarters the 30 groups do not change. The rest sits under "other" and is read by a person.',
        },
      ],
      kpis: [
        {
          name: 'hours until you know how many asked',
          unit: 'hours',
          baseline: 'use three questions that came up and time them',
          target: 'less than half an hour each',
        },
        {
          name: 'features in use at target accounts',
          unit: '% after 60 days',
          baseline: 'check the ten most recent',
          target: 'add 10 to 15 points',
        },
      ],
      data_needed: [
        'six months’ tickets and six months’ reviews',
        'notes of interviews and of calls',
        'size and plan by account',
        'what lost prospects gave as reasons',
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
      kpis: [
        {
          name: 'build days lost to missing parts',
          unit: 'days a quarter',
          baseline: 'four quarters back',
          target: '30 to 40 % fewer',
        },
        {
          name: 'months of cover in stock',
          unit: 'months of cover',
          baseline: 'work it out for 100 main parts',
          target: '15 to 20 % lower',
        },
      ],
      data_needed: [
        'parts lists for each product, with swaps',
        'sales and returns per serial number',
        'lead times, stock and what is on order',
        'test results for each batch',
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
      kpis: [
        {
          name: 'delays caused by parts',
          unit: 'days a quarter',
          baseline: 'the past year by quarter',
          target: 'down by 30 to 40 %',
        },
        {
          name: 'how far stock exceeds need',
          unit: 'months of cover',
          baseline: 'take your top 100 parts',
          target: '15 to 20 % less',
        },
      ],
      data_needed: [
        'bills of materials and approved swaps',
        'what sold and came back, by serial',
        'open orders with stock and lead times',
        'how each batch tested',
      ],
    },
    {
      workflow:
        'Every week you know which parts to buy and which to swap. The build plan comes from orders, past sales and pipeline, month by month. The tool turns it into parts and checks stock, open orders and lead times. Returned units are grouped by fault and batch.',
      build:
        'Begin with a single parts list that includes approved swaps, in NetSuite, Cin7 or Katana. Each product has a plain forecast with a lean, a likely and a lucky case. Alerts cover end of life, lead time and batches with more returns than usual.',
      checkpoint:
        'The buy list is signed by the operations lead. A hold on a batch, or any recall step, is decided by quality.',
      first_step: 'Look back at ten late builds. Which part was it each time, and when should the order have gone out?',
      stop_test:
        'Measure delays for parts after two quarters. If they are not 20 % lower, leave the forecast and look for other suppliers.',
      alternative:
        'Go through the 20 riskiest parts in a short weekly meeting, and line up another supplier for the five worst.',
      risks: [
        {
          risk: 'The replacement part does not get through the safety or the radio test.',
          mitigation: 'Use only swaps that an engineer has approved, with the test report number beside them.',
        },
        {
          risk: 'A single order you hope for fills the shelves for a year.',
          mitigation: 'Count pipeline at its real win rate. Above a limit, long-lead buys take two signatures.',
        },
      ],
      kpis: [
        {
          name: 'days a build waited for parts',
          unit: 'days a quarter',
          baseline: 'add up four quarters',
          target: 'a cut of 30 to 40 %',
        },
        {
          name: 'stock held against what you need',
          unit: 'months of cover',
          baseline: 'months of cover for 100 key parts',
          target: 'bring it down 15 to 20 %',
        },
      ],
      data_needed: [
        'product parts lists and their swaps',
        'serial numbers sold and returned',
        'what is in stock, ordered, and how long',
        'batch test records',
      ],
    },
    {
      workflow:
        'Parts are ordered in time because the build plan reaches down to every part. Pipeline, orders and earlier sales set the plan for each month. Against stock, lead times and open orders, the tool lists this week’s buys and swaps. It sorts returns by batch and by fault too.',
      build:
        'One list of parts and approved swaps belongs in Cin7, NetSuite or Katana. Forecast each product simply, in three cases named lean, likely and lucky. Set three alerts: rising returns from a batch, end of life, long lead time.',
      checkpoint:
        'Operations signs for what is bought, by the hand of its lead. Only quality may hold a batch or start a recall.',
      first_step:
        'Write up the ten most recent late builds: the part that was missing, and the last day it could have been ordered.',
      stop_test:
        'If two quarters bring fewer than 20 % off the delays, put the effort into second sources, not into the forecast.',
      alternative: 'Meet weekly about 20 parts that could run short. The five worst each get a second supplier.',
      risks: [
        {
          risk: 'A part is swapped, and the product fails its radio or safety test.',
          mitigation:
            'Engineers keep the list of approved swaps, each with its test report number. Nothing else goes in.',
        },
        {
          risk: 'Hope for one order leads to a year’s worth of stock.',
          mitigation: 'Weight the pipeline by the true win rate, and ask for two signatures on large long-lead buys.',
        },
      ],
      kpis: [
        {
          name: 'late builds for want of parts',
          unit: 'days a quarter',
          baseline: 'check the last four quarters',
          target: 'lower by 30 to 40 %',
        },
        {
          name: 'cover of your main parts',
          unit: 'months of cover',
          baseline: 'calculate it for the 100 largest',
          target: 'a drop of 15 to 20 %',
        },
      ],
      data_needed: [
        'what goes into each product, swaps included',
        'units sold and returned by serial number',
        'stock on hand, lead times, open orders',
        'test data of every batch',
      ],
    },
    {
      workflow:
        'What to buy and what to swap this week stands on one list, worked down from the build plan. Pipeline, past sales and orders say what is built each month. Needed parts are checked against open orders, lead times and stock. Units that come back are grouped by fault and by batch.',
      build:
        'Put parts and their approved swaps in one list, kept in Katana, NetSuite or Cin7. A forecast per product is simple and has three cases: lean, likely and lucky. You want a warning on lead times, on parts near end of life, and on batches whose returns go up.',
      checkpoint:
        'The list of buys carries the operations lead’s signature. To hold a batch or step towards a recall is for quality to decide.',
      first_step:
        'Ten builds ran late. Find the part that caused each delay, and the date on which it could still have been ordered.',
      stop_test:
        'Two quarters should take 20 % off the delays for parts. If less, put the forecast aside and find second sources.',
      alternative:
        'Once a week, talk through the 20 parts at most risk. Find a second source for the five worst of them.',
      risks: [
        {
          risk: 'With a swapped part, the unit may fail on radio or safety.',
          mitigation: 'No swap without an engineer’s approval, and each has its test report number in the list.',
        },
        {
          risk: 'Stock for a year is ordered for one deal that may not close.',
          mitigation: 'Deals count by how often you really win. Two people sign for long-lead parts over a limit.',
        },
      ],
      kpis: [
        {
          name: 'days builds stood waiting for parts',
          unit: 'days a quarter',
          baseline: 'look at each of four quarters',
          target: 'reduce by 30 to 40 %',
        },
        {
          name: 'stock compared with need',
          unit: 'months of cover',
          baseline: 'months of cover, top 100 parts',
          target: 'cut it by 15 to 20 %',
        },
      ],
      data_needed: [
        'bills of materials, approved swaps marked',
        'serial numbers with sale and return',
        'lead times, open orders, stock on hand',
        'batch results from testing',
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
      kpis: [
        {
          name: 'share of examples it gets right',
          unit: '% of examples',
          baseline: 'have a person do the same task',
          target: 'no more than 5 points behind the person',
        },
        {
          name: 'pilot users who come back each week',
          unit: '% of users',
          baseline: 'nothing yet, so count from week one',
          target: '30 to 40 % after eight weeks',
        },
      ],
      data_needed: [
        '200 examples with the right answer',
        'consent from pilot customers',
        'limits on cost and response time',
        'odd cases and misuse',
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
      kpis: [
        {
          name: 'score on the evaluation set',
          unit: '% of examples',
          baseline: 'the same examples done by hand',
          target: 'at most 5 points below a person',
        },
        {
          name: 'how many in the pilot use it weekly',
          unit: '% of users',
          baseline: 'start counting in week one',
          target: 'get to 30 to 40 % in eight weeks',
        },
      ],
      data_needed: [
        '200 cases of the task, labelled',
        'what pilot customers have allowed',
        'how slow and how dear it may be',
        'abuse cases and rare ones',
      ],
    },
    {
      workflow:
        'One weekly task of your users gets an AI feature, and it is tested before it grows. The team gathers 200 examples from real work, answers included, rents a model, builds the least version and scores each change. Ten users get it first, a tenth of accounts next, all of them last.',
      build:
        'Run a rented model behind one gateway that logs the cost of each call. Users search their own data, within their rights, and see the sources. The pipeline tests releases on an evaluation set and stops any that score lower. Each tenant has an off switch.',
      checkpoint:
        '50 real outputs a week are read by two people, product manager and engineer. Together they sign every step up from ten users.',
      first_step:
        'Sit beside five users while they do the task this week. Bring back 30 real inputs and the answers they were after.',
      stop_test:
        'Two months decide. Shelve it with a pass rate over 10 points below a person, or when four in five pilot users fail to come back weekly.',
      alternative: 'Templates, a better search or an export to an assistant users already own may be all they need.',
      risks: [
        {
          risk: 'A file from a user contains orders to the model, and tenants see each other’s data.',
          mitigation:
            'Content counts as data only. Give the model no tools to write with at first, and plant attacks from OWASP’s list for LLMs.',
        },
        {
          risk: 'A click may cost you more than the plan earns.',
          mitigation: 'Fix a daily cost limit for each account, visible to the team from the first pilot on.',
        },
      ],
      kpis: [
        {
          name: 'pass rate over the test examples',
          unit: '% of examples',
          baseline: 'let a person work through them',
          target: 'within 5 points of that person',
        },
        {
          name: 'weekly users among pilot accounts',
          unit: '% of users',
          baseline: 'measure once the pilot begins',
          target: '30 to 40 % by week eight',
        },
      ],
      data_needed: [
        '200 real examples, answers included',
        'written permission from the pilot',
        'ceilings for cost and delay',
        'edge cases and attempts at abuse',
      ],
    },
    {
      workflow:
        'Start from a job your users do every week and 200 real cases of it with correct answers. On a rented model the team builds the least that helps and scores every change on those cases. First ten users see it, later a tenth of accounts, at last everybody.',
      build:
        'The model is rented and sits behind a single gateway. Whatever a user asks is looked up in that user’s data and rights, sources shown, while you log cost per call. The pipeline blocks a release whose evaluation score is worse. You can switch it off by tenant.',
      checkpoint:
        'The product manager looks at 50 outputs each week with an engineer. Without both signatures it does not move on from ten users.',
      first_step: 'Five users, one week: watch how they do it and note 30 inputs with the answer each one hoped for.',
      stop_test:
        'Put it on the shelf after two months if a person passes over 10 points more, or four fifths of the pilot do not return weekly.',
      alternative: 'Perhaps a better search is enough, or templates, or an export to whatever assistant users have.',
      risks: [
        {
          risk: 'Hidden orders in an uploaded file steer the model, and data passes between tenants.',
          mitigation:
            'All content is treated as plain data and nothing can be written at first. Test with attacks planted after OWASP’s LLM list.',
        },
        {
          risk: 'The plan brings in less than users click away.',
          mitigation:
            'Every account has a ceiling of cost per day. The team sees it on screen as soon as there is a pilot.',
        },
      ],
      kpis: [
        {
          name: 'correct results on the evaluation set',
          unit: '% of examples',
          baseline: 'one person does it by hand',
          target: '5 points behind a person at the most',
        },
        {
          name: 'use by pilot accounts, week by week',
          unit: '% of users',
          baseline: 'no figure yet, so log week one',
          target: 'up to 30 to 40 % in eight weeks',
        },
      ],
      data_needed: [
        'the task in 200 labelled cases',
        'agreement of customers in the pilot',
        'how much a call may cost and last',
        'examples of misuse and borderline input',
      ],
    },
    {
      workflow:
        'A single task that users do each week is where your AI feature begins. The team collects 200 real examples with the right answers and builds the smallest version it can on a rented model. Each change is scored. Then it opens in three steps: ten users, a tenth of accounts, everybody.',
      build:
        'One gateway leads to a rented model and logs what a call costs. The model searches with the rights of the user and in that user’s data, and it names its sources. An evaluation set sits in the pipeline and stops any release that scores lower. Each tenant can be turned off.',
      checkpoint:
        'The product manager sits down weekly with an engineer over 50 real outputs. Each step up from ten users has their signatures.',
      first_step:
        'Spend this week with five users. Watch the task and bring home 30 inputs and what each user hoped to get.',
      stop_test:
        'At two months there are two tests: a pass rate within 10 points of a person’s, and a fifth of pilot users back weekly. Fail one and shelve it.',
      alternative: 'Users may only need templates, a search that works, or a way to send data to their own assistant.',
      risks: [
        {
          risk: 'An uploaded file tells the model what to do, and tenants see data that is not theirs.',
          mitigation:
            'To the model, content is data and never an order. At first it can write nothing, and you plant attacks from the OWASP list for LLMs.',
        },
        {
          risk: 'Clicks can cost more than customers pay you.',
          mitigation: 'Cost per account has a daily ceiling. From the first pilot, it is on the team’s screen.',
        },
      ],
      kpis: [
        {
          name: 'examples it passes',
          unit: '% of examples',
          baseline: 'set a person the same task',
          target: 'no further than 5 points from the person',
        },
        {
          name: 'pilot users active each week',
          unit: '% of users',
          baseline: 'none so far; begin in week one',
          target: '30 to 40 % by the end of eight weeks',
        },
      ],
      data_needed: [
        '200 examples with labels',
        'pilot customers who have agreed',
        'limits for cost and for delay',
        'rare cases and known misuse',
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
      kpis: [
        {
          name: 'minutes to judge a high alert',
          unit: 'minutes',
          baseline: '200 recent high alerts',
          target: '40 to 50 % shorter',
        },
        {
          name: 'assets with an exploited flaw after 48 hours',
          unit: 'assets',
          baseline: 'run a scan now',
          target: 'none left',
        },
      ],
      data_needed: [
        'assets, their owners and how exposed',
        '90 days of alerts and what they were',
        'results of scans',
        'reported phishing and the verdict',
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
      kpis: [
        {
          name: 'triage time for high alerts',
          unit: 'minutes',
          baseline: 'look at the latest 200',
          target: 'down by 40 to 50 %',
        },
        {
          name: 'known-exploited flaws still open at 48 hours',
          unit: 'assets',
          baseline: 'today’s scan',
          target: 'get it to zero',
        },
      ],
      data_needed: [
        'who owns each asset, and its exposure',
        'alerts with outcome, 90 days',
        'scanner output',
        'phishing mails reported, with findings',
      ],
    },
    {
      workflow:
        'An analyst opens the worst case first, with the story already told. Alerts, scan results and user reports are joined by user and asset. The tool tells the event, the asset’s exposure and the facts on the flaw. The analyst confirms, contains and records.',
      build:
        'Patching, backups and multi-factor login come before any AI. After that, use the assistant in Defender, CrowdStrike, Sentinel or whatever EDR or SIEM you run, and a managed service for the nights. Rank flaws by exposure and by exploits already known.',
      checkpoint:
        'Each high alert needs an analyst to confirm it. Notices and shutdowns are ordered by the incident lead with a director, nobody else.',
      first_step:
        'Which admin accounts have no multi-factor login? When was a backup last restored in practice? Find out this week.',
      stop_test:
        'A person re-reads one closed alert in ten. The first real attack found among them ends automatic closing.',
      alternative:
        'Each week, patch from the known-exploited list. Old logins and mail rules get blocked, and a managed service watches at night.',
      risks: [
        {
          risk: 'One log is missed in the summary, and a true attack gets closed as noise.',
          mitigation:
            'Mail rules, admin accounts and backups are closed by people alone. One in ten closed alerts is read once more.',
        },
        {
          risk: 'A false alarm locks a client out of its own business.',
          mitigation: 'The tool may isolate one laptop. A server or a tenant is for the duty lead to decide.',
        },
      ],
      kpis: [
        {
          name: 'time before a high alert is understood',
          unit: 'minutes',
          baseline: 'measure 200 of them',
          target: 'a cut of 40 to 50 %',
        },
        {
          name: 'assets left open to exploited flaws past 48 hours',
          unit: 'assets',
          baseline: 'scan the whole estate today',
          target: 'down to zero',
        },
      ],
      data_needed: [
        'list of assets: owner, exposure',
        'three months of alerts, each with its end',
        'what the scans found',
        'phishing reports and how they were judged',
      ],
    },
    {
      workflow:
        'Alerts, phishing reports and open flaws arrive as one ranked list. Behind each entry stands a short account: what took place, how open the asset lies, which exploits exist. Everything about one user or asset is joined. An analyst checks, contains and writes it up.',
      build:
        'AI cannot replace multi-factor login, backups and patching, so get these right first. The assistant of an EDR or SIEM such as CrowdStrike, Defender or Sentinel comes next, with a managed service after hours. Flaws under known attack and in the open rank on top.',
      checkpoint:
        'Analysts confirm high alerts one by one. For a shutdown or a notice, a director must agree with the incident lead.',
      first_step: 'Count admins without multi-factor login, and ask for the date on which a backup was truly restored.',
      stop_test: 'Re-read a tenth of what was closed. If one real attack is among it, no alert closes by itself again.',
      alternative:
        'A managed watch at night, weekly patches by the known-exploited list, and a block on old logins and mail rules do most of it.',
      risks: [
        {
          risk: 'The summary overlooks a log, and somebody closes a real attack.',
          mitigation:
            'No machine closes alerts on backups, mail rules or admin accounts, and every tenth closed alert is checked by a person.',
        },
        {
          risk: 'The lock-out fires on nothing, and a client stands still.',
          mitigation: 'Limit isolation to laptops, one at a time. Tenants and servers wait for the duty lead.',
        },
      ],
      kpis: [
        {
          name: 'minutes of triage per high alert',
          unit: 'minutes',
          baseline: 'take the last 200',
          target: 'lower by 40 to 50 %',
        },
        {
          name: 'exploited flaws unpatched beyond 48 hours',
          unit: 'assets',
          baseline: 'count them in a scan today',
          target: 'zero assets',
        },
      ],
      data_needed: [
        'your assets with owner and exposure',
        'how 90 days of alerts turned out',
        'latest scan reports',
        'verdicts on reported phishing',
      ],
    },
    {
      workflow:
        'The analyst works from a ranked list that puts the worst first. It joins user reports, alerts and scans for each asset and user, and says in a few lines what happened, how exposed it is and which facts on the flaw are known. People then confirm, contain and record it.',
      build:
        'Get the basics right before any AI: patching, backups, multi-factor login. Your EDR or SIEM will have an assistant, be it CrowdStrike, Sentinel or Defender. At night a managed service can watch. Put flaws with known exploits, on assets in the open, at the top.',
      checkpoint:
        'High alerts wait for an analyst’s word. The decision on a shutdown or a notice lies with incident lead and director together.',
      first_step:
        'Two questions for this week: how many admins have no multi-factor login, and when did you last restore a backup?',
      stop_test:
        'Somebody reads every tenth closed alert again. One real attack among them, and nothing is closed by machine from then on.',
      alternative:
        'Patch weekly from the list of flaws under attack, shut off old logins along with mail rules, and pay somebody to watch at night.',
      risks: [
        {
          risk: 'A log is missing from the summary, and a real attack is filed as noise.',
          mitigation:
            'A machine never closes what touches admin accounts, mail rules or backups. Of the rest, a person reads one in ten again.',
        },
        {
          risk: 'A false alarm can lock a whole client out.',
          mitigation: 'Only single laptops are cut off by the tool. The duty lead rules on servers and on tenants.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent to triage a high alert',
          unit: 'minutes',
          baseline: 'look at how long 200 took',
          target: 'reduce by 40 to 50 %',
        },
        {
          name: 'assets with exploited flaws older than 48 hours',
          unit: 'assets',
          baseline: 'a full scan this morning',
          target: 'zero, and kept there',
        },
      ],
      data_needed: [
        'assets by owner and exposure',
        '90 days of alerts, outcome noted',
        'output of your scanners',
        'phishing that users reported, with verdict',
      ],
    },
  ],
  'technology/trial-scoring': [
    {
      workflow:
        'Sales starts the day with the 20 trials most worth a call, each with a reason in words. The ranking follows what users have done: set-up complete, data loaded, colleagues invited. Reps ring and note the outcome. A stalled trial gets a mail that helps.',
      build:
        'Find five actions that last year’s buyers all took. Turn them into simple scoring rules in the warehouse, and send the list on to the CRM. A model can wait until the rules have had a quarter.',
      checkpoint:
        'The account executive looks at the reasons and chooses whom to ring. Once a month the growth lead holds the ranking against real sales.',
      first_step:
        'Compare 50 trials that ended in a sale with 50 that did not. What had each done by the end of day three?',
      stop_test: 'Over one quarter, the top fifth must buy twice as often as all others or more. If it does not, stop.',
      alternative:
        'For one month, phone each trial on its second day. Keep notes on what those who bought had done so far.',
      risks: [
        {
          risk: 'The score copies the old habits of sales and says little about who buys.',
          mitigation: 'Each week, pick ten trials at random from the bottom, ring them too, and compare.',
        },
        {
          risk: 'People feel spied on if the caller tells them what they clicked.',
          mitigation:
            'Settle in advance what may be said on the phone. The call offers help and does not recite clicks.',
        },
      ],
      kpis: [
        {
          name: 'share of trials that turn into customers',
          unit: '% of trials',
          baseline: 'the past four quarters',
          target: '10 to 20 % higher',
        },
        {
          name: 'calls it takes to win a customer',
          unit: 'calls',
          baseline: 'one month’s calls in the CRM',
          target: 'a quarter fewer',
        },
      ],
      data_needed: [
        'what each account did in the product',
        'when trials began and ended, and how',
        'calls and contacts in the CRM',
        'which plan was bought, at what price',
      ],
    },
    {
      workflow:
        'Which trials deserve a call today? A fresh ranking answers every morning, built on what users did, such as inviting colleagues, loading data or finishing set-up. Sales takes the top 20, reads why, calls and records the result. Trials that have stalled are sent useful advice by mail.',
      build:
        'Start by listing five things that buyers did in their trials last year. The warehouse scores them with plain rules, and the CRM shows the list. Only after a full quarter of rules is a model worth trying.',
      checkpoint:
        'It is up to an account executive whom to call, with the reasons on screen. Sales and ranking are compared by the growth lead every month.',
      first_step:
        'Put 100 old trials on a sheet, 50 bought and 50 lost. Write beside each what its users did in three days.',
      stop_test:
        'Give it one quarter. Unless the best-ranked fifth buys at least double as often as the others, end the scoring.',
      alternative: 'Call all trials on day two during one month, and note how far the later buyers had come.',
      risks: [
        {
          risk: 'It may learn which trials sales liked to ring, when you want those that buy.',
          mitigation: 'Ring ten trials a week from the low end, drawn by lot, and look at how they did.',
        },
        {
          risk: 'A caller who mentions clicks makes the user feel watched.',
          mitigation: 'Agree on what callers can bring up. They ask how they can help and leave the click history out.',
        },
      ],
      kpis: [
        {
          name: 'trials that end in a sale',
          unit: '% of trials',
          baseline: 'look back four quarters',
          target: 'up by 10 to 20 %',
        },
        {
          name: 'how many calls one new customer takes',
          unit: 'calls',
          baseline: 'tally the CRM for a month',
          target: 'down by a quarter',
        },
      ],
      data_needed: [
        'account-level product events',
        'start, end and result of every trial',
        'CRM records of people and calls',
        'what customers bought, and the price',
      ],
    },
    {
      workflow:
        'Your callers spend the morning on trials that behave like past buyers. Overnight each open trial is scored on its actions: colleagues invited, set-up done, data brought in. The best 20 go to sales with the reasons, and results are marked. The stalled ones receive a helpful mail.',
      build:
        'Ask what last year’s customers did during the trial, and choose five such actions. Simple rules in your warehouse turn these into a score, passed to the CRM as a list. Leave models aside for the first quarter.',
      checkpoint:
        'Reasons are read and calls are chosen by an account executive. The growth lead checks each month if high-ranked trials really bought.',
      first_step:
        'Look up the first three days of 50 trials that became customers and 50 that went away. List what they did.',
      stop_test:
        'After a quarter, compare buying rates. The top fifth should reach twice the rate of the rest, or you stop.',
      alternative:
        'Spend one month ringing everyone on the second day of the trial. You will learn what buyers do early.',
      risks: [
        {
          risk: 'Trained on past calls, the score finds favourites of the sales team and not buyers.',
          mitigation: 'Ten trials with low scores are called every week, chosen at random, and their results compared.',
        },
        {
          risk: 'Being told what you clicked feels like being watched.',
          mitigation: 'Fix a list of what callers may refer to. Their job is to help the user, not to report on use.',
        },
      ],
      kpis: [
        {
          name: 'customers won from trials',
          unit: '% of trials',
          baseline: 'take it from the last four quarters',
          target: 'a rise of 10 to 20 %',
        },
        {
          name: 'phone calls behind each sale',
          unit: 'calls',
          baseline: 'a month of CRM records',
          target: 'cut them by a quarter',
        },
      ],
      data_needed: [
        'events in the product, account by account',
        'dates and outcomes of trials',
        'contacts, with calls logged in the CRM',
        'plans sold and their prices',
      ],
    },
    {
      workflow:
        'Every open trial is ranked each day by signs of real use. Has the team finished set-up, loaded its data, invited others? The first 20 reach sales with a plain explanation, and reps call and log what happened. If a trial has gone quiet, a mail with help goes out.',
      build:
        'Five shared actions of last year’s buyers make up the whole score. Write them as rules in the warehouse, and have the result appear in the CRM. Once the rules have a quarter behind them, you may test a model.',
      checkpoint:
        'Before a call, an account executive reads why the trial ranks high and decides. The growth lead sets ranking and sales side by side monthly.',
      first_step: 'Take 50 buyers and 50 non-buyers from past trials. For each, note all they did up to the third day.',
      stop_test:
        'The rule is simple: within a quarter the first fifth buys two times as often as the rest, or scoring ends.',
      alternative:
        'Try a month of calls to all trials on day two. By then buyers will have done things that others have not.',
      risks: [
        {
          risk: 'Old call lists teach it to rank by whom sales preferred.',
          mitigation:
            'Draw ten poorly ranked trials by chance each week. Call these as well, and hold the outcomes side by side.',
        },
        {
          risk: 'Nobody likes a stranger on the phone who knows each click.',
          mitigation: 'Write down what can be mentioned. A caller should come with help, and never with a log.',
        },
      ],
      kpis: [
        {
          name: 'conversion of trials',
          unit: '% of trials',
          baseline: 'figures for four quarters',
          target: 'lift it by 10 to 20 %',
        },
        {
          name: 'calls made for every customer won',
          unit: 'calls',
          baseline: 'check a month in the CRM',
          target: 'bring it down by a quarter',
        },
      ],
      data_needed: [
        'product activity for each account',
        'trial dates with what became of them',
        'who was called, from the CRM',
        'price and plan of each purchase',
      ],
    },
    {
      workflow:
        'Sales knows each morning which 20 trials to call, and why. Trials move up when people finish set-up, load data or invite colleagues. The rep calls and marks the result. Where a trial has stalled, it gets a mail with some help.',
      build:
        'Look at last year’s buyers and name five actions they shared. Rules in your warehouse score them, and the CRM gets the list. That is all for the first quarter. If it works, you can try a model.',
      checkpoint:
        'Who gets a call is decided by an account executive with the reasons at hand. Each month, the growth lead compares ranking and sales.',
      first_step:
        'What had 50 buyers done by day three that 50 others had not? Go through old trials and make two lists.',
      stop_test:
        'One quarter is the test. If the top fifth does not reach double the buying rate of the rest, give up scoring.',
      alternative:
        'Skip the score for a month and phone every trial on day two. Note how far those who later bought had got.',
      risks: [
        {
          risk: 'What it learns may be the taste of your sales team, and not who buys.',
          mitigation: 'Draw ten low trials by lot every week and call them. See how they compare.',
        },
        {
          risk: 'Quoting clicks back at people makes them feel watched.',
          mitigation: 'Decide what a caller is allowed to say. The aim of the call is to help.',
        },
      ],
      kpis: [
        {
          name: 'trials that pay in the end',
          unit: '% of trials',
          baseline: 'compare four quarters',
          target: 'improve by 10 to 20 %',
        },
        {
          name: 'calls needed per customer',
          unit: 'calls',
          baseline: 'go through one month of CRM entries',
          target: 'one quarter less',
        },
      ],
      data_needed: [
        'actions in the product by account',
        'how each trial started and ended',
        'calls made and contacts, from the CRM',
        'plan bought, price paid',
      ],
    },
  ],
  'technology/project-estimates': [
    {
      workflow:
        'Each enquiry is cut into pieces of a kind you have built before. For every piece you see a range of true hours, and the lead decides. On Mondays hours, finished tasks and extra wishes are compared. Jobs heading over budget are named, and the client is spoken to before it hurts.',
      build:
        'One table has to hold quotes, tickets and timesheets for each project. Settle on 15 types of work, for example training, login or migration. Hours come from your PSA, Harvest or Productive. Rules weigh burn against progress, and an assistant can hold a request up to the signed scope.',
      checkpoint:
        'An estimate needs two names, the technical lead’s and the account manager’s. Once a project is flagged, they discuss it inside two days.',
      first_step:
        'Look at ten finished projects. Where did true hours leave the quoted ones, and in which type of work?',
      stop_test:
        'Two quarters on, ask two things. If project managers mostly knew sooner, or overruns shrank by less than a tenth, drop it.',
      alternative:
        'Keep a page with the quoted and real hours of old projects. Whatever takes over two hours extra gets its price in writing.',
      risks: [
        {
          risk: 'Staff fear the figures, charge hours elsewhere and spoil the record.',
          mitigation: 'Promise on paper that hours set prices and judge nobody, and keep to it.',
        },
        {
          risk: 'An unusually quick developer or gentle client makes the next quote too cheap.',
          mitigation: 'Show a range and its examples, and have two people guess first.',
        },
      ],
      kpis: [
        {
          name: 'how far hours go beyond the quote',
          unit: '% over quote',
          baseline: '20 projects back',
          target: '25 to 40 % less overrun',
        },
        {
          name: 'extra requests that were paid for',
          unit: '% of requests',
          baseline: 'follow the requests of three months',
          target: '20 to 30 points more',
        },
      ],
      data_needed: [
        'hours by task on finished jobs',
        'what was quoted and signed',
        'task history with its dates',
        'changes asked for and what was billed',
      ],
    },
    {
      workflow:
        'Old jobs price the new one. The work is split into familiar parts, each with the span of hours it used to take, and the technical lead fixes the figure. A weekly look on Monday sets progress against hours and spots wishes that were never sold. A warned manager can still agree things with the client.',
      build:
        'Timesheets, quotes and tickets belong in one place, keyed by project. Describe the work in 15 kinds: migration, login, training and so on. Productive, Harvest or a PSA supplies hours. Flags are plain rules. Let an assistant point out what lies beyond the scope that was signed.',
      checkpoint:
        'Account manager and technical lead put their names to every estimate. A warning is answered with a conversation no later than two days on.',
      first_step:
        'Choose ten closed projects and put hours sold beside hours worked for each kind of task. Find the point where they part.',
      stop_test:
        'If two quarters later the overrun is not down by a tenth, or the warnings mostly trail the manager’s instinct, stop.',
      alternative:
        'List past jobs on one sheet, sold hours next to worked hours, and price in writing all requests above two hours.',
      risks: [
        {
          risk: 'Once people feel watched, time is booked where it looks good.',
          mitigation: 'Hours serve pricing only. Put that in writing and never rank staff by them.',
        },
        {
          risk: 'History flatters, since the client was patient or the coder exceptional.',
          mitigation: 'Two estimates are made blind, and the tool’s range comes with its cases.',
        },
      ],
      kpis: [
        {
          name: 'hours worked beyond hours sold',
          unit: '% over quote',
          baseline: 'review 20 closed jobs',
          target: 'bring overruns down by 25 to 40 %',
        },
        {
          name: 'share of additions that reach an invoice',
          unit: '% of requests',
          baseline: 'three months of requests, traced',
          target: 'gain 20 to 30 points',
        },
      ],
      data_needed: [
        'task hours from earlier projects',
        'signed scopes with their prices',
        'tickets and when they closed',
        'requests for change, billed or not',
      ],
    },
    {
      workflow:
        'Estimates rest on what similar work really took, and overruns are seen weeks before they bite. The tool splits a job into known parts and gives a range for each. The lead sets the figure. Every Monday it checks hours, finished tasks and requests outside scope, and names the projects at risk.',
      build:
        'The base is one table that joins quotes, tickets and timesheets by project. Work falls into 15 kinds, for example migration, training or login. Your PSA, Productive or Harvest gives the hours. Plain rules compare burn with progress. An assistant can check a request against the scope you signed.',
      checkpoint:
        'Two people sign an estimate: account manager and technical lead. When a project is flagged, they have two days to talk it through.',
      first_step:
        'Pull your last ten projects. For each kind of work, put quoted hours next to true ones and mark where they first drifted.',
      stop_test:
        'Stop after two quarters on either sign: overruns less than a tenth lower, or flags that mostly came after the project manager was worried.',
      alternative:
        'A single page of old projects shows quoted and true hours. Add one rule: above two hours, a request is priced in writing.',
      risks: [
        {
          risk: 'If hours are used against people, they book to other tasks and the data is lost.',
          mitigation: 'Say in writing that hours price work and rate nobody. Then stick to it.',
        },
        {
          risk: 'A brilliant developer or an easy client made last time look cheap.',
          mitigation: 'The tool shows a range and the jobs behind it. Two people give their estimate before they look.',
        },
      ],
      kpis: [
        {
          name: 'overrun of hours on the quote',
          unit: '% over quote',
          baseline: 'check 20 recent projects',
          target: 'an overrun 25 to 40 % smaller',
        },
        {
          name: 'change requests that bring money',
          unit: '% of requests',
          baseline: 'three months of requests, each followed up',
          target: 'up by 20 to 30 points',
        },
      ],
      data_needed: [
        'task timesheets for old projects',
        'signed scopes and the quotes before them',
        'dated tasks or tickets',
        'invoices, with the change requests',
      ],
    },
    {
      workflow:
        'The lead sees what each part of a new job cost you in the past. Like parts show how many hours they took, low and high, and the estimate is the lead’s. From then on, Monday’s check compares hours with tasks done and unpaid extras. A manager who is warned early can still talk to the client.',
      build:
        'Start with data you have: timesheets, tickets and quotes, joined per project. Sort all work into 15 kinds such as training, migration or login. Hours are read from Harvest, from Productive or from the PSA. Simple rules raise the flags, and an assistant matches new requests with the signed scope.',
      checkpoint:
        'No estimate leaves until account manager and technical lead have signed. A flag means a talk within two days.',
      first_step:
        'Ten past projects are enough. Compare hours quoted and hours used by kind of work, and find the week the gap opened.',
      stop_test:
        'After two quarters, the overrun should be a tenth lower and the flags ahead of the project manager’s own sense. If not, stop.',
      alternative:
        'List your old projects with hours sold and hours used. Any request that takes over two hours gets a price on paper.',
      risks: [
        {
          risk: 'Staff who feel measured will hide hours, and the history turns to fiction.',
          mitigation: 'Hours are there for pricing. Put in writing that no one is rated by them.',
        },
        {
          risk: 'Past jobs can mislead: the client was easy, or the developer was a star.',
          mitigation: 'Let two people estimate blind. Then show them the range and its cases.',
        },
      ],
      kpis: [
        {
          name: 'hours used compared with hours quoted',
          unit: '% over quote',
          baseline: 'go back over 20 jobs',
          target: 'lower the overrun by 25 to 40 %',
        },
        {
          name: 'requests that are billed',
          unit: '% of requests',
          baseline: 'list what was asked in three months',
          target: 'raise it by 20 to 30 points',
        },
      ],
      data_needed: [
        'past timesheets, split by task',
        'what clients signed, and your quotes',
        'tasks with start and end dates',
        'billed and unbilled change requests',
      ],
    },
    {
      workflow:
        'You hear on Monday which project will overrun, while something can be done. Hours, finished tasks and requests beyond the scope are compared each week. The estimate was sound to begin with, as each part shows the range that like parts took. The lead chose the figure, and the manager speaks with the client.',
      build:
        'Put quotes, hours and tickets for each project in the same table. Name 15 kinds of work: training, migration, login and so on. Take hours out of Productive, Harvest or your PSA. Burn ahead of progress raises a flag by rule. Requests can be held against the signed scope by an assistant.',
      checkpoint:
        'The account manager signs each estimate along with the technical lead. Within two days of a flag, the project is discussed.',
      first_step:
        'Where did your last ten projects start to slip? Set true hours against quoted ones for every kind of work.',
      stop_test:
        'Two quarters, two tests. Project managers must hear something new, and overruns must be a tenth smaller. Fail one, and end it.',
      alternative:
        'Write past projects on a page, quoted hours here, true hours there. For more than two hours’ work, the customer sees a price in writing.',
      risks: [
        {
          risk: 'When hours are a threat, people book them wherever is safe.',
          mitigation: 'Promise in writing that they serve to price work, and never judge a person by them.',
        },
        {
          risk: 'The history may be too kind, thanks to a patient client or a gifted developer.',
          mitigation: 'Have two people guess unseen. The range then comes with the cases it is made of.',
        },
      ],
      kpis: [
        {
          name: 'how much projects exceed their quoted hours',
          unit: '% over quote',
          baseline: '20 finished projects, quote against hours',
          target: 'cut overruns by 25 to 40 %',
        },
        {
          name: 'part of the change requests that is paid',
          unit: '% of requests',
          baseline: 'look at a quarter’s requests',
          target: 'add 20 to 30 points',
        },
      ],
      data_needed: [
        'hours per task on past projects',
        'quotes, with the scope that was signed',
        'ticket or task dates',
        'what changed and what was invoiced',
      ],
    },
  ],
  'technology/client-websites': [
    {
      workflow:
        'While clients sleep, sites are saved, updated on a copy and compared by picture, page after page. What looks the same goes live. What differs is held for somebody to see. Once a week forms, speed, accessibility and dates of expiry are tried. Minor wishes of clients turn into drafts for approval.',
      build:
        'MainWP, ManageWP and WP Umbrella do updates and compare screenshots. Lighthouse or axe tests each site’s main pages. A single register lists certificates, plugins and domains. On staging, an assistant may word small changes and alt texts.',
      checkpoint:
        'Pictures that differ are judged by a developer before release. No new text appears in public until the client has agreed.',
      first_step:
        'Go over all sites for stale plugins, absent backups and anything that expires within 60 days. The ten worst come first.',
      stop_test:
        'If the first eight weeks are past and over two sites a month fail in public, drop updates without a person.',
      alternative:
        'Keep a weekly patch day with a checklist. Put expiry dates in a calendar and let a monitor text you when a site is down.',
      risks: [
        {
          risk: 'Nothing looks wrong, yet the form or the cart is dead.',
          mitigation:
            'Place one true order and send one form at every shop after updating. Undo it inside the hour if it fails.',
        },
        {
          risk: 'The report is green, but somebody with a screen reader is stuck.',
          mitigation: 'A tool sees part of the problem. Twice a year people go through key pages by ear and keyboard.',
        },
      ],
      kpis: [
        {
          name: 'share of sites patched inside seven days',
          unit: '% of sites',
          baseline: 'one scan across them all',
          target: '95 % or more',
        },
        {
          name: 'problems that clients noticed before you',
          unit: 'faults a month',
          baseline: 'three months of tickets',
          target: '50 to 70 % fewer',
        },
      ],
      data_needed: [
        'inventory of sites with plugin versions',
        'when domains and certificates lapse',
        'three months of small requests',
        'each client’s pages that matter most',
      ],
    },
    {
      workflow:
        'The routine runs by night. Backup, update on a copy, picture, comparison: sites without a visible change are published, others are put before a developer. Weekly tests look at expiry, speed, forms and access for all. Requests for small edits arrive as finished drafts that need only a yes.',
      build:
        'Choose among WP Umbrella, MainWP and ManageWP, with screenshot checks turned on. Test leading pages by axe or Lighthouse. Plugins, domains and certificates stand in one list. Let an assistant prepare alt texts and minor copy in staging, never live.',
      checkpoint:
        'Release of a site that looks different is a developer’s decision. Copy goes out with the client’s consent.',
      first_step:
        'Run one scan on everything you host. Old plugins, no backup, or 60 days to expiry: mend the ten sites in the poorest state.',
      stop_test:
        'After eight weeks of automatic updates, stop them when more than two public breakages happen in a month.',
      alternative:
        'Patch on a fixed weekday from a checklist, note every renewal in the calendar, and have a watchdog send texts.',
      risks: [
        {
          risk: 'A shop looks perfect and can no longer take money.',
          mitigation: 'Each update ends with a trial order and a trial form, and one hour is the limit for going back.',
        },
        {
          risk: 'Automatic tests pass pages that people with disability cannot use.',
          mitigation:
            'Have someone use the important pages without a mouse, and with a screen reader, twice each year.',
        },
      ],
      kpis: [
        {
          name: 'sites up to date after seven days',
          unit: '% of sites',
          baseline: 'check the lot one time',
          target: 'get to 95 %',
        },
        {
          name: 'breakages you learn of from outside',
          unit: 'faults a month',
          baseline: 'count in the tickets of three months',
          target: 'down by 50 to 70 %',
        },
      ],
      data_needed: [
        'which sites run which plugins',
        'renewal dates for names and certificates',
        'edit requests from the past three months',
        'pages that bring clients money',
      ],
    },
    {
      workflow:
        'Sites are updated overnight, and only those that look the same go live. After a backup, the update runs on a copy and each page is compared by picture. Odd ones wait for a developer. Once a week the tool tests forms, speed, accessibility and expiry dates. Small requests become drafts to approve.',
      build:
        'WP Umbrella, ManageWP or MainWP handles the updates and compares screenshots. For each site’s top pages, run Lighthouse or axe. Domains, plugins and certificates go in one register. On staging, alt texts and small text changes are drafted by an assistant.',
      checkpoint:
        'If a picture differs, a developer looks and decides on release. Clients say yes to text before anyone can read it.',
      first_step:
        'Which sites have old plugins, no backup, or a date that ends within 60 days? Scan them all and mend the worst ten.',
      stop_test: 'From week nine on, no more automatic updates if visitors met over two broken sites in a month.',
      alternative:
        'Choose one patch day per week and follow a checklist. Add a calendar for expiry dates and a monitor that texts when a site is down.',
      risks: [
        {
          risk: 'The page looks right, and yet the checkout or form no longer works.',
          mitigation:
            'After each update, place an order and send a form at every shop. If one fails, an hour is all you have to undo it.',
        },
        {
          risk: 'A scan can pass a site where a blind visitor is lost.',
          mitigation:
            'It finds only a part. Twice a year somebody goes through key pages with a screen reader and no mouse.',
        },
      ],
      kpis: [
        {
          name: 'sites with all patches in seven days',
          unit: '% of sites',
          baseline: 'take one scan of every site',
          target: 'up to 95 %',
        },
        {
          name: 'faults that clients see first',
          unit: 'faults a month',
          baseline: 'go through tickets for three months',
          target: 'bring down by 50 to 70 %',
        },
      ],
      data_needed: [
        'each site with plugins and versions',
        'dates for certificates and domains',
        'small requests, last three months',
        'the pages clients earn with',
      ],
    },
    {
      workflow:
        'Clients stop being the ones who find the fault. Overnight every site is saved. A copy gets the update and is compared with how it looked before. No difference means it goes live, otherwise a developer sees the pictures. Weekly tests cover speed, access, forms and expiry. Minor edits come as drafts.',
      build:
        'You need one tool for updates with screenshots, such as ManageWP, WP Umbrella or MainWP. Add axe or Lighthouse for the top pages. Keep certificates, domains and plugins in a register. An assistant works on staging and drafts alt texts and changes of wording.',
      checkpoint:
        'A developer releases each site whose picture has changed. What clients have not approved stays out of public view.',
      first_step:
        'Run a scan over all sites this week. Old plugins, missing backups, 60 days or less to expiry: fix the ten worst first.',
      stop_test:
        'Eight weeks in, count the sites that broke in public. Over two in a month, and updates need a person again.',
      alternative:
        'A fixed day for patches, a checklist, expiry dates in the calendar, and texts from an uptime monitor go a long way.',
      risks: [
        {
          risk: 'Contact forms and checkouts can break while the page looks fine.',
          mitigation: 'Test both for real at each shop after updating. Roll back inside an hour.',
        },
        {
          risk: '"Accessible" in the scan does not mean a blind person can order.',
          mitigation: 'Let a person try the main pages twice a year, with a screen reader and by keyboard.',
        },
      ],
      kpis: [
        {
          name: 'share of sites with no patch older than seven days',
          unit: '% of sites',
          baseline: 'scan them all one time',
          target: 'raise to 95 %',
        },
        {
          name: 'faults you hear of from clients',
          unit: 'faults a month',
          baseline: 'three months, counted from tickets',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'sites and the plugin versions they run',
        'expiry of domains and certificates',
        'three months’ change requests',
        'money-earning pages of each client',
      ],
    },
    {
      workflow:
        'Nightly updates run on a copy first, with a picture of every page before and after. Sites that match go live. The others are held with their pictures for a developer. Backups are made each night too. Forms, expiry dates, speed and accessibility get a weekly test. Small wishes are drafted for approval.',
      build:
        'Start with MainWP, WP Umbrella or ManageWP and switch on the comparison of screenshots. Top pages of every site go through axe or Lighthouse. A register holds plugins, certificates and domains. The assistant drafts alt texts and small edits, in staging only.',
      checkpoint:
        'Sites marked as different are released by a developer, picture by picture. Text is public once the client has said yes.',
      first_step: 'Take stock of every site: plugins, backups and dates due in 60 days. Put the ten weakest right.',
      stop_test:
        'Automatic updates end if, after eight weeks, a month sees over two sites break where visitors notice.',
      alternative:
        'Patch once a week by checklist. A calendar warns of dates that end, and a monitor texts you about any outage.',
      risks: [
        {
          risk: 'An update can kill the order process without a trace on screen.',
          mitigation: 'One form and one real order are tested per shop each time, and within an hour you can be back.',
        },
        {
          risk: 'Scans miss things that stop a blind visitor from buying.',
          mitigation: 'Twice each year, a person works through key pages with keyboard and screen reader.',
        },
      ],
      kpis: [
        {
          name: 'sites patched inside a week of seven days',
          unit: '% of sites',
          baseline: 'one full scan',
          target: 'get up to 95 %',
        },
        {
          name: 'faults reported from outside first',
          unit: 'faults a month',
          baseline: 'read tickets back three months',
          target: 'reduce by 50 to 70 %',
        },
      ],
      data_needed: [
        'a list of all sites with plugins',
        'certificate dates and domain dates',
        'what clients asked to change, three months',
        'key pages for each client’s income',
      ],
    },
  ],
  'technology/data-migration': [
    {
      workflow:
        'Exports from the former system are uploaded by the customer. Columns are matched to your fields by suggestion, strange values and duplicates stand out, and earlier rules are offered again. Consultant and customer clear up what is open. Counts and sums of a trial load must agree before the switch.',
      build:
        'Begin with a list of target fields, each with rules and samples. OneSchema, Flatfile or a model behind a script can suggest the matches. Every change to data is code in a repository. Save one template for each source system. Totals are compared without fail.',
      checkpoint:
        'Mapping and reconciliation bear two signatures, the customer’s key user and the consultant. A red line means no cut-over.',
      first_step:
        'Choose your five latest go-lives. How many days did each step take, and which faults came in with the data?',
      stop_test:
        'Look after five customers. When under 80 % of the suggested fields were right, or consultants save less than a fifth of their days, drop it.',
      alternative:
        'Give customers an Excel template that checks itself, and put one consultant in charge of each source system.',
      risks: [
        {
          risk: 'Wrongly placed amounts or dates lead the customer to a false payment or treatment.',
          mitigation: 'Compare sums and counts, read 50 records by eye, and wait for the customer’s signature.',
        },
        {
          risk: 'Personal records end up on somebody’s laptop or in an open AI service.',
          mitigation:
            'Keep a locked workspace for each customer. The model sees headings and masked samples, and all is erased 30 days later.',
        },
      ],
      kpis: [
        {
          name: 'time a new customer needs to start',
          unit: 'days',
          baseline: '15 recent customers',
          target: '25 to 40 % shorter',
        },
        {
          name: 'errors in data noticed once live',
          unit: 'per customer',
          baseline: 'tickets over the first 60 days',
          target: 'halved',
        },
      ],
      data_needed: [
        'list of fields and what they allow',
        'old exports and how they were mapped, ten customers',
        'data faults that showed up later',
        'hours spent per step',
      ],
    },
    {
      workflow:
        'A customer who changes over hands you exports. The tool proposes where each column belongs, points at doubles and values that look wrong, and reuses rules from customers before. Open questions are decided by people on both sides. A test load has to match in number and sum, and only then comes the change.',
      build:
        'Describe your own fields well: rule, example, exception. A model in a script, OneSchema or Flatfile then suggests the mapping. Code does the transforming and is versioned. Templates grow with every source system you meet. Reconciliation is never skipped.',
      checkpoint:
        'Nothing is switched while a line is red. Both the key user on the customer’s side and your consultant sign what was mapped and matched.',
      first_step:
        'Review five go-lives, the newest ones. Write the days for every step beside the faults that bad data caused.',
      stop_test:
        'If five customers on fewer than 80 % of fields were proposed correctly, or a fifth of consulting days is not saved, stop.',
      alternative:
        'A tight Excel template with built-in checks goes a long way. Add one specialist for every system you replace.',
      risks: [
        {
          risk: 'A shifted column puts a false sum or date before somebody who acts on it.',
          mitigation: 'Sums, counts and 50 hand-checked records are the proof, and the customer signs for it.',
        },
        {
          risk: 'Copies of private data spread over laptops and chat tools.',
          mitigation:
            'One closed space per customer is all there is. Names are masked for the model, and 30 days after the start the files go.',
        },
      ],
      kpis: [
        {
          name: 'days until a customer works live',
          unit: 'days',
          baseline: 'average of 15 starts',
          target: 'reduce by 25 to 40 %',
        },
        {
          name: 'faults traced to loaded data',
          unit: 'per customer',
          baseline: 'count tickets for 60 days after start',
          target: 'cut to half',
        },
      ],
      data_needed: [
        'your data model in plain words',
        'files and mappings from ten customers',
        'what went wrong after the switch',
        'effort in days, step by step',
      ],
    },
    {
      workflow:
        'New customers go live sooner, since mapping their old data is half done for them. They upload exports, and the tool guesses the fields, shows doubles and odd values, and reuses rules from earlier jobs. Consultant and customer settle the rest. Sums and counts of a trial load must match before cut-over.',
      build:
        'Your target fields come first, each with rules and an example. The mapping is proposed by OneSchema, by Flatfile or by your own script and a model. What changes data is code, kept under version control. Templates are kept per source system. Totals are always reconciled.',
      checkpoint:
        'Both the customer’s key user and your consultant sign, for the mapping and for the reconciliation. No one cuts over with a line in red.',
      first_step: 'Look back at five go-lives. Note the days each step took and every fault that began in the data.',
      stop_test:
        'Five customers are the trial. It ends below 80 % of fields proposed right, or if consultants do not save a fifth of their days.',
      alternative:
        'Customers fill in a strict Excel template with checks. Each source system has a consultant who knows it.',
      risks: [
        {
          risk: 'A wrong date or amount is loaded, and somebody is paid or treated by it.',
          mitigation: 'Check sums, counts and 50 records by hand. The customer signs before anything is cut over.',
        },
        {
          risk: 'Personal data ends up on laptops or in a public AI tool.',
          mitigation:
            'Every customer has one locked workspace. Models see headings and masked samples. Delete it all 30 days after go-live.',
        },
      ],
      kpis: [
        {
          name: 'days between contract and go-live',
          unit: 'days',
          baseline: 'dates for 15 recent customers',
          target: 'bring down by 25 to 40 %',
        },
        {
          name: 'faults in the data after go-live',
          unit: 'per customer',
          baseline: '60 days of tickets from the start',
          target: 'half as many',
        },
      ],
      data_needed: [
        'rules for every target field',
        'ten old customers’ exports and mappings',
        'faults that came out after go-live',
        'days per step in past projects',
      ],
    },
    {
      workflow:
        'Old exports become clean data with fewer days of a consultant’s time. Each column is matched to a field by suggestion, using rules that worked before. Doubles and strange values are shown. What stays open is settled with the customer. A trial load is then compared, counts and sums, before the switch.',
      build:
        'Write the target down well: every field, its rule and an example. Then let a tool suggest the mapping, be it OneSchema, Flatfile or a model in a script. Version control holds the code that transforms data. Save templates by source system, and check totals each time.',
      checkpoint:
        'There is no cut-over while any line is red. The mapping and the match of totals are signed by consultant and key user.',
      first_step: 'For your last five go-lives, list the days by step. Write beside it the faults that data caused.',
      stop_test:
        'Stop if, with five customers done, fewer than 80 % of the fields were guessed right or less than a fifth of days was saved.',
      alternative:
        'An Excel template that refuses bad entries helps most. Let one consultant learn each source system thoroughly.',
      risks: [
        {
          risk: 'People act on what you load, so a wrong amount or date does harm.',
          mitigation:
            'Before cut-over, compare counts and sums and read 50 records. The customer’s signature closes it.',
        },
        {
          risk: 'Exports full of personal data are copied to laptops and AI tools.',
          mitigation:
            'Work in a single locked place per customer. Mask names before a model sees samples, and wipe it 30 days after the start.',
        },
      ],
      kpis: [
        {
          name: 'days until go-live',
          unit: 'days',
          baseline: 'take 15 customers, contract to start',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'data faults that customers find',
          unit: 'per customer',
          baseline: 'read the tickets of each first 60 days',
          target: 'down by half',
        },
      ],
      data_needed: [
        'target fields, with what each accepts',
        'exports from ten customers, mapped',
        'errors noticed once live',
        'time spent on each step',
      ],
    },
    {
      workflow:
        'A trial load whose counts and sums agree comes before any cut-over. Until then the tool does the groundwork on the customer’s exports: it proposes fields, finds doubles and odd values, and draws on rules from past customers. Consultant and customer decide what is unclear.',
      build:
        'Three things make it work: well-described target fields, with rule and example, mapping templates by source, and totals that are checked every time. Mappings are proposed by Flatfile, by OneSchema or by a model you script. Transformations are versioned code.',
      checkpoint:
        'The consultant signs and so does the key user, first for mapping, then for reconciliation. A red line stops the cut-over.',
      first_step:
        'Go through the five most recent go-lives with a pencil: days for each step, and faults that came out of the data.',
      stop_test:
        'If consultants have not saved a fifth of their days by the fifth customer, or under 80 % of fields are proposed right, give up.',
      alternative:
        'Send out a strict template in Excel, with checks built in. Name one consultant as the expert for each old system.',
      risks: [
        {
          risk: 'Money or medicine may follow a date that was mapped wrong.',
          mitigation: 'Count, sum and check 50 records by eye. Only a signature from the customer allows the cut-over.',
        },
        {
          risk: 'Private data may leak through a laptop or a public AI service.',
          mitigation:
            'Lock one workspace per customer, show models masked samples and column names, and delete after 30 days live.',
        },
      ],
      kpis: [
        {
          name: 'time from signed contract to live use',
          unit: 'days',
          baseline: 'compare 15 past starts',
          target: '25 to 40 % fewer days',
        },
        {
          name: 'faults after go-live that data caused',
          unit: 'per customer',
          baseline: 'tickets of the opening 60 days',
          target: 'bring down by half',
        },
      ],
      data_needed: [
        'a list of target fields and rules',
        'past exports and final mappings, ten customers',
        'data faults reported later',
        'step-by-step project hours',
      ],
    },
  ],
  'technology/audit-reports': [
    {
      workflow:
        'Findings are logged on the job, with host, steps, picture and proof. From a library of checked texts come description, fix and what it means for this client. A rating is suggested by your scale and a summary is drafted. Before delivery a colleague holds all of it against the evidence.',
      build:
        'PlexTrac, Ghostwriter and AttackForge are made for it, and a private model with a template will serve. Build up 150 findings, each with references and fix. Run the model where contracts let client data be, barred from training. What is not logged cannot be written.',
      checkpoint:
        'The client gets the report once another consultant has read it through, compared the proof and put a name to each rating.',
      first_step:
        'Follow five recent reports from the first finding to the day they left. Mark the paragraphs that had been written once already.',
      stop_test:
        'After six weeks count. If ten reports hold over one claim without proof, or less than a fifth of writing time is saved, drop it.',
      alternative:
        'Keep standard findings in a Word library, use one template, and review each other’s work by checklist.',
      risks: [
        {
          risk: 'The report shows a machine or a weakness that belongs to somebody else.',
          mitigation: 'Jobs are kept in separate workspaces. Foreign names are searched for and stop the delivery.',
        },
        {
          risk: 'Guesswork reads like fact, or something severe is played down.',
          mitigation: 'What has no proof is left out. Highs and criticals are repeated by a second tester.',
        },
      ],
      kpis: [
        {
          name: 'hours to write up a job',
          unit: 'hours per report',
          baseline: 'clock 15 of them',
          target: '35 to 50 % fewer',
        },
        {
          name: 'changes asked for by reviewers',
          unit: 'per report',
          baseline: '20 reviews back',
          target: 'a third less',
        },
      ],
      data_needed: [
        '60 finished reports, made anonymous',
        'standard findings and remedies',
        'how ratings are given, with cases',
        'remarks from earlier reviews',
      ],
      must_not_decide:
        'Ratings, and any word that a system is secure, come from tester and reviewer, who sign. The tool has no part in that.',
    },
    {
      workflow:
        'Writing starts while the test runs. Each finding is captured with its proof, the steps, the host and a screenshot. The draft then explains it in the client’s language, offers the fix from your library and a rating from your scale, and adds a summary. Somebody else on the team compares it with the proof and releases it.',
      build:
        'You can buy AttackForge, PlexTrac or Ghostwriter, or couple a template with a model you host. A library with 150 findings, sources and remedies is the heart of it. Client data stays where the contract allows and trains nothing. Logged proof is the only source.',
      checkpoint:
        'Two people stand behind each report. The second reads every line beside its proof and agrees the ratings.',
      first_step:
        'Measure the last five reports, first finding to dispatch. Note the passages that repeat what other clients already got.',
      stop_test:
        'If six weeks bring less than a fifth off writing time, or reviewers meet more than one unproven sentence per ten reports, stop.',
      alternative:
        'Set texts in Word for common findings, a single template and a checklist for the peer review do most of the work.',
      risks: [
        {
          risk: 'Details of one client surface in the report for the next.',
          mitigation:
            'A workspace never serves two clients, and delivery is blocked as long as a strange name is found.',
        },
        {
          risk: 'Unproven flaws look certain and real dangers seem small.',
          mitigation: 'Proof comes first. For high and critical ratings a colleague repeats the test.',
        },
      ],
      kpis: [
        {
          name: 'time at the keyboard for one report',
          unit: 'hours per report',
          baseline: 'note it for 15 reports',
          target: 'save 35 to 50 %',
        },
        {
          name: 'remarks per peer review',
          unit: 'per report',
          baseline: 'go through 20 of them',
          target: 'lower by a third',
        },
      ],
      data_needed: [
        'old reports without names, 60 of them',
        'texts for known flaws and their fixes',
        'the scale and samples for each step',
        'what reviewers used to correct',
      ],
      must_not_decide:
        'It may neither grade a weakness nor call anything safe. That is what the two consultants answer for by name.',
    },
    {
      workflow:
        'Reports are half written by the time testing ends. Testers log findings as they go, with host, steps, evidence and screenshot. The tool drafts the description, the impact for this client and the fix, from texts you have checked. It proposes a rating and a summary. A second consultant compares all with the evidence.',
      build:
        'Either buy a report tool, such as Ghostwriter, PlexTrac or AttackForge, or pair your template and a private model. What counts is the library: 150 findings with fixes and references. Client data stays where it may be, and no model trains on it. Only logged evidence may be written up.',
      checkpoint:
        'Before the client reads it, a second consultant has gone through the report with the evidence and signed each rating.',
      first_step:
        'Take five reports and measure the days from first finding to delivery. Mark each paragraph you had written before.',
      stop_test:
        'Six weeks in, stop if writing is not a fifth faster or if ten reports hold more than one statement nobody proved.',
      alternative:
        'Keep finding texts in Word, work from one fixed template, and let a peer check each report with a list.',
      must_not_decide:
        'Ratings are not its business, and nor is calling a system safe. Tester and reviewer do both, and their names are on the report.',
      risks: [
        {
          risk: 'The report names a host or a flaw of some other client.',
          mitigation: 'A job never shares its workspace. Before delivery a scan looks for foreign names and blocks it.',
        },
        {
          risk: 'Something unproved may sound certain, and something grave may be rated low.',
          mitigation:
            'Without evidence there is no finding. Each high or critical one is confirmed by a second tester.',
        },
      ],
      kpis: [
        {
          name: 'hours of writing for one report',
          unit: 'hours per report',
          baseline: 'follow 15 reports with a clock',
          target: 'bring down by 35 to 50 %',
        },
        {
          name: 'points a reviewer corrects',
          unit: 'per report',
          baseline: 'look at 20 recent reviews',
          target: 'cut them by a third',
        },
      ],
      data_needed: [
        '60 earlier reports with names removed',
        'known findings and how to fix them',
        'the rating scale, with an example each',
        'comments made in past reviews',
      ],
    },
    {
      workflow:
        'Testers test, and the tool turns their log into a draft. Each finding holds its host, the steps, a screenshot and the proof. Description, fix and impact in the client’s words come from a checked library. A rating is proposed on your scale, and the summary is written. Another consultant reviews it line by line.',
      build:
        'AttackForge, Ghostwriter and PlexTrac are the usual tools; a private model with your template also works. Fill a library with 150 findings, each with its fix and references. Run the model only where client data is allowed, without training. It may use logged evidence and nothing else.',
      checkpoint:
        'Ratings are signed by a second consultant, who has read every page against the evidence. After that it goes to the client.',
      first_step:
        'How long did your last five reports take, from first finding to sending? Which paragraphs had another client had already?',
      stop_test:
        'At six weeks there are two limits: ten reports with no more than one unproved claim, and a fifth less writing. Miss one and stop.',
      alternative:
        'Three things in Word are enough: a library of findings, a set template and a review by a peer with a checklist.',
      must_not_decide:
        'The tool never says how grave a flaw is or that a system is safe. Those words belong to tester and reviewer, by name.',
      risks: [
        {
          risk: 'A name from another job turns up in what the client gets.',
          mitigation: 'One workspace for each job, and a scan that stops delivery when it meets a foreign name.',
        },
        {
          risk: 'The draft can make a guess sound sure or a grave flaw sound small.',
          mitigation: 'Evidence decides what goes in. A second tester repeats all highs and criticals by hand.',
        },
      ],
      kpis: [
        {
          name: 'time to write a report',
          unit: 'hours per report',
          baseline: '15 reports, hours noted',
          target: 'a drop of 35 to 50 %',
        },
        {
          name: 'corrections that review brings',
          unit: 'per report',
          baseline: 'the count from 20 reviews',
          target: 'one third fewer',
        },
      ],
      data_needed: [
        'past reports, 60, cleared of names',
        'a library of findings with fixes',
        'your scale and cases for each rating',
        'what reviewers wrote on old reports',
      ],
    },
    {
      workflow:
        'Every finding is written once, at the keyboard where it was found. The tester adds evidence, a screenshot, the host and the steps. From there the tool drafts text and fix out of your library, says what it means to the client, suggests a rating and sums up. A second consultant checks it before it goes.',
      build:
        'The library is the investment: 150 findings with references and fixes. On it you can run PlexTrac, AttackForge, Ghostwriter, or a private model and a template. Mind where client data may lie, and rule out training. The model writes from the log, or it does not write.',
      checkpoint:
        'A colleague who did not test reads all of it beside the evidence. Their signature on the ratings comes before delivery.',
      first_step:
        'Choose five finished reports. Clock them, first finding to handover, and underline text that was used before.',
      stop_test:
        'End it after six weeks if reviewers meet over one claim without evidence in ten reports, or if writing takes nearly as long as ever.',
      alternative:
        'Use Word: set texts for common findings, the same template each time, and a colleague with a checklist.',
      must_not_decide:
        'Whether a system is safe, and how bad a flaw is, is said by the tester and the reviewer. They sign the report, and the tool does not rate.',
      risks: [
        {
          risk: 'You deliver a report that holds another client’s secret.',
          mitigation:
            'Keep jobs apart in their own workspaces. Delivery is refused while a foreign name is in the text.',
        },
        {
          risk: 'Readers trust a finding nobody has proved, or shrug at one that is grave.',
          mitigation: 'Leave out what lacks evidence. High and critical findings are tested again by a colleague.',
        },
      ],
      kpis: [
        {
          name: 'writing hours per job',
          unit: 'hours per report',
          baseline: 'take the time on 15 reports',
          target: 'reduce by 35 to 50 %',
        },
        {
          name: 'reviewer changes to each report',
          unit: 'per report',
          baseline: 'see what 20 reviews brought up',
          target: 'down by a third',
        },
      ],
      data_needed: [
        '60 reports with the client taken out',
        'findings and fixes in standard text',
        'how you rate, shown by examples',
        'earlier review notes',
      ],
    },
  ],
  'technology/data-quality': [
    {
      workflow:
        'Every load is tested for age, rows, ranges and sums, both with the source and with weeks gone by. If one test fails, nothing is published. The owner hears what moved upstream and which reports depend on it. An engineer repairs or lets it pass. Readers see how old and how sure the figures are.',
      build:
        'Take the 20 tables that count and write their tests in Great Expectations or dbt. Elementary, Monte Carlo or another monitor watches for shifts in volume and schema. Definitions stand on one page with names beside them. Ad hoc questions can go to an assistant limited to approved tables.',
      checkpoint:
        'Whoever owns the table signs for the release of a stopped load. Figures for regulators and boards pass an analyst.',
      first_step:
        'Make a list of last quarter’s data faults: what caused them, who saw them first, how many hours went.',
      stop_test: 'After ten weeks, look at the warnings. If above half of them led to nothing, stop writing tests.',
      alternative: 'Each morning a sheet sets five control totals side by side, and only then is the dashboard opened.',
      risks: [
        {
          risk: 'People mute a channel that never stops.',
          mitigation:
            'Ten tests are enough to start, chosen from the faults you had. Remove the ones nobody ever acted on.',
        },
        {
          risk: 'A director gets a number that sounds right and comes from a false join.',
          mitigation:
            'Let the assistant work with agreed measures, print its query, and send board figures by way of an analyst.',
        },
      ],
      kpis: [
        {
          name: 'share of faults that users spot first',
          unit: '% of faults',
          baseline: 'six weeks of logging',
          target: 'less than 20 %',
        },
        {
          name: 'hours a fault lives',
          unit: 'hours',
          baseline: 'look at 20 of them',
          target: '40 to 60 % fewer',
        },
      ],
      data_needed: [
        'which table feeds which report, and whose it is',
        'three months of load logs',
        'past incidents and why',
        'definitions everyone has agreed',
      ],
    },
    {
      workflow:
        'Nothing reaches a dashboard unchecked. Sums, ranges, row counts and age are compared with the source and the usual week, straight after loading. A failure holds the publish and names the upstream change, the owner and the reports at risk. Once an engineer has cleared it, users see the date and the state.',
      build:
        'Tests for your 20 key tables go into Great Expectations or dbt. For drift in schema or volume add Elementary or Monte Carlo. One page, with owners, says what each figure means. An assistant that sees nothing but approved tables may take the ad hoc questions.',
      checkpoint:
        'A load on hold is let through by its owner in person. If a board or regulator will read a number, an analyst has checked it.',
      first_step:
        'Go through the quarter behind you and note each fault in the data, its cause, its finder and the time it cost.',
      stop_test: 'If more than every second warning, over half, was ignored ten weeks on, pause the work on tests.',
      alternative: 'Before anyone opens a dashboard in the morning, look at five control totals on one sheet.',
      risks: [
        {
          risk: 'Warnings become noise.',
          mitigation: 'Pick ten tests that fit the faults of last quarter, and throw out those without effect.',
        },
        {
          risk: 'Wrong tables are joined and a plausible answer goes to the top.',
          mitigation:
            'Only defined measures are open to it and the query is shown. What a board reads comes from an analyst.',
        },
      ],
      kpis: [
        {
          name: 'faults noticed by readers before you',
          unit: '% of faults',
          baseline: 'keep a log for six weeks',
          target: 'under 20 %',
        },
        {
          name: 'how long repairs take',
          unit: 'hours',
          baseline: 'use 20 past faults',
          target: 'shorten by 40 to 60 %',
        },
      ],
      data_needed: [
        'map of reports, tables and owners',
        'load history, three months of it',
        'record of faults with causes',
        'meaning of the main measures, agreed',
      ],
    },
    {
      workflow:
        'Wrong figures are stopped before anyone sees them. Each load is compared with its source and with past weeks, on freshness, rows, ranges and totals. If a check fails, the publish waits, and the owner learns what changed and which reports are hit. An engineer repairs it or lets it pass, and users see date and status.',
      build:
        'With dbt or Great Expectations, write tests for your 20 most important tables. Volume and schema drift is watched by a monitor, for example Elementary or Monte Carlo. Agreed definitions fit on a page, with owners. Approved tables are all that an assistant may query for ad hoc questions.',
      checkpoint:
        'A held load is released by the table’s owner, in their own name. Numbers for a regulator or the board go through an analyst first.',
      first_step:
        'What went wrong with data last quarter? List each fault, its cause, the hours lost and the person who noticed.',
      stop_test: 'At ten weeks, see what the warnings led to. If over half led nowhere, write no more tests.',
      alternative: 'Each morning, look over a sheet with five control totals. The dashboard is opened after that.',
      risks: [
        {
          risk: 'With too many warnings, the team mutes the channel.',
          mitigation:
            'Begin with ten tests drawn from what went wrong last quarter. A test that never mattered is deleted.',
        },
        {
          risk: 'The assistant joins tables wrongly, and a director believes the figure.',
          mitigation:
            'Limit it to defined measures and let it show the query. An analyst prepares what goes to boards.',
        },
      ],
      kpis: [
        {
          name: 'faults that users find before you do',
          unit: '% of faults',
          baseline: 'six weeks with a fault log',
          target: 'down to under 20 %',
        },
        {
          name: 'hours between fault and fix',
          unit: 'hours',
          baseline: 'the history of 20 faults',
          target: 'bring down by 40 to 60 %',
        },
      ],
      data_needed: [
        'tables with their owners and reports',
        'logs of loads over three months',
        'incidents and what lay behind them',
        'main figures as everyone defines them',
      ],
    },
    {
      workflow:
        'Users can see at a glance whether a figure is good or in doubt. Behind the mark stand tests of age, row count, range and total, with the source and earlier weeks to compare. A failed test holds the publish. The owner hears the cause and the reports concerned, and an engineer decides.',
      build:
        'Twenty tables carry most of the weight, so test those 20 first, in Great Expectations or dbt. A monitor like Monte Carlo or Elementary sees drift in schema and volume. Put definitions and their owners on one page. If you add an assistant for ad hoc questions, give it approved tables only.',
      checkpoint:
        'The owner of the table signs to let a stopped load through. Any figure bound for board or regulator is checked by an analyst.',
      first_step:
        'Go over last quarter and note all data faults: why they happened, who saw them, what time they cost.',
      stop_test: 'More than half the warnings without action after ten weeks is the sign to stop adding tests.',
      alternative: 'One sheet and five control totals, checked in the morning before anybody looks at a dashboard.',
      risks: [
        {
          risk: 'When warnings never end, nobody reads them.',
          mitigation:
            'Ten tests will do at first, each tied to a fault of last quarter. Drop those that change nothing.',
        },
        {
          risk: 'A plausible figure from the wrong tables can reach a director.',
          mitigation:
            'Only measures you have defined are allowed, with the query in view. Board figures pass an analyst.',
        },
      ],
      kpis: [
        {
          name: 'share of faults first seen by a user',
          unit: '% of faults',
          baseline: 'note who found each fault for six weeks',
          target: 'lower than 20 %',
        },
        {
          name: 'time a data fault stays open',
          unit: 'hours',
          baseline: 'check 20 recent faults',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'a register of tables, reports, owners',
        'three months of logs from each load',
        'past data incidents with causes',
        'written definitions for key figures',
      ],
    },
    {
      workflow:
        'No load goes to a report before it has passed its checks. The tool looks at totals, ranges, row counts and freshness beside the source and the weeks before. When one fails, publishing stops, and the owner reads which reports are hit and what moved upstream. An engineer repairs or releases it.',
      build:
        'Begin with tests, not with AI: 20 key tables, written in dbt or in Great Expectations. Add Elementary, Monte Carlo or the like to see when volume or schema drifts. One page defines the main figures and names owners. Ad hoc questions may go to an assistant on approved tables.',
      checkpoint:
        'If a load is held, only the owner of that table may free it. Whatever is meant for a regulator or a board, an analyst looks at.',
      first_step: 'Make a table of the data faults in the past quarter. Columns: cause, who noticed, hours gone.',
      stop_test: 'Ten weeks on, if most warnings were left without action, more than half, add no further tests.',
      alternative:
        'Every morning somebody compares five totals on a sheet. If they agree, the dashboard can be trusted.',
      risks: [
        {
          risk: 'The channel is muted because it never stops ringing.',
          mitigation: 'Write ten tests, each against a fault you had last quarter. Tests that bring nothing go.',
        },
        {
          risk: 'Somebody high up gets a figure that came from the wrong join.',
          mitigation:
            'The assistant keeps to agreed measures and prints its query. For boards, an analyst does the work.',
        },
      ],
      kpis: [
        {
          name: 'data faults users report first',
          unit: '% of faults',
          baseline: 'run a log over six weeks',
          target: 'get it below 20 %',
        },
        {
          name: 'hours to repair a fault',
          unit: 'hours',
          baseline: 'time taken on the last 20',
          target: 'reduce by 40 to 60 %',
        },
      ],
      data_needed: [
        'which tables exist, whose, for which report',
        'load logs, last three months',
        'a list of incidents and causes',
        'how main figures are defined',
      ],
    },
  ],
  'technology/account-abuse': [
    {
      workflow:
        'What each account normally does is known. When calls, mails, texts, logins or signups leave that pattern, by cost, country or number, the account is slowed and the desk is told why. Somebody looks, decides whether to block, phones the customer and notes how it ended.',
      build:
        'Limits come first: a cap on spend, premium countries off, slow lanes for new accounts, senders verified. Whoever supplies your SMS, payments or switch has a fraud module. Let an assistant sort abuse mails by account. A score may follow, never lead.',
      checkpoint:
        'Within an hour, at any time of day, a person on the abuse desk confirms the block. The customer hears the reason and how to object.',
      first_step:
        'Sum up a year of abuse by kind, in credits and hours. Before the week is out, every account has a spend cap.',
      stop_test: 'Give a rule four weeks. If honest customers were hit by over one limit in five, drop that rule.',
      alternative:
        'Let accounts be prepaid, leave premium calls abroad shut until someone asks, and read the 20 largest spenders each week.',
      risks: [
        {
          risk: 'The limit falls on a surgery or an alarm line that is simply busy.',
          mitigation:
            'Calls to emergency numbers always pass. Such customers are on a list, and slowing plus a phone call comes before all else.',
        },
        {
          risk: 'The desk looks into private messages.',
          mitigation:
            'Figures, hours and destinations feed the rules. Content stays shut unless the law permits it and it is logged.',
        },
      ],
      kpis: [
        {
          name: 'what fraud and abuse cost',
          unit: 'dollars a month',
          baseline: 'credits of 12 months',
          target: '50 to 70 % less',
        },
        {
          name: 'how soon a limit bites',
          unit: 'minutes',
          baseline: 'ten old cases, replayed',
          target: 'under 15 minutes',
        },
      ],
      data_needed: [
        'traffic for each account, by kind',
        'who signed up, from what, paid how',
        'known cases and how they ended',
        'complaints from networks outside',
      ],
      must_not_decide:
        'Ending a line or an account for good is for people. The system may slow it during one hour and no longer.',
    },
    {
      workflow:
        'Abuse shows as a break in habit. Traffic, logins and new accounts are watched live, and a surge in cost, messages or strange countries puts a brake on. The desk gets the account and the grounds. A colleague talks with the customer, blocks or frees the account, and files the result.',
      build:
        'Before any model, set brakes: verified senders, caps, tight limits on fresh accounts, premium routes closed. Turn on fraud tools at your payment, SMS or switch supplier. The abuse inbox can be grouped per account by an assistant. Scoring is the last layer.',
      checkpoint:
        'Every block is looked at by someone on the desk before an hour is over, also at night. Reason and way of appeal go to the customer.',
      first_step:
        'This week, cap spending everywhere. Then work out what abuse took from you in a year, by type, hours included.',
      stop_test: 'If a rule has run four weeks and more than one limit in five struck somebody honest, stop it.',
      alternative:
        'Work with prepaid credit, open foreign premium numbers on request only, and check the top 20 bills every week.',
      risks: [
        {
          risk: 'Honest traffic from an alarm firm or a clinic looks like a flood and is cut.',
          mitigation:
            'List the critical ones, keep emergency calls free, and begin by slowing the line and ringing them.',
        },
        {
          risk: 'Somebody’s private words are read without need.',
          mitigation:
            'Patterns of time, sum and target suffice. Opening content needs a legal ground and leaves a trace.',
        },
      ],
      kpis: [
        {
          name: 'monthly damage from abuse',
          unit: 'dollars a month',
          baseline: 'count 12 months of credit notes',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'delay before the brake works',
          unit: 'minutes',
          baseline: 'test it on ten earlier cases',
          target: 'less than 15 minutes',
        },
      ],
      data_needed: [
        'records of traffic per customer',
        'registrations with card and device',
        'a file of earlier abuse',
        'notices sent in by other carriers',
      ],
      must_not_decide:
        'It has the right to brake for an hour. To close or disconnect anybody lastingly takes a human decision.',
    },
    {
      workflow:
        'An account that breaks its habit is slowed within minutes, before the bill runs up. Logins, signups, mails, texts and calls are watched as they happen. If costs jump, a strange country shows or messages pour out, the desk is alerted and told why. A person rings the customer, decides on a block and records it.',
      build:
        'Plain limits stop most abuse: caps on spend, premium countries blocked, verified senders, slow starts while an account is new. The provider of your switch, payments or SMS has a fraud module to turn on. An assistant can sort abuse mails into accounts. Scoring comes last, on top of all that.',
      checkpoint:
        'Blocks are confirmed inside an hour by someone at the abuse desk, night or day. Customers learn the reason and how they can appeal.',
      first_step:
        'Set a spend cap on each account this week. Then total last year’s credits and hours lost to abuse, kind by kind.',
      stop_test:
        'A rule is dropped when, over four weeks, honest customers were hit by more than a fifth of its limits.',
      alternative:
        'Sell prepaid by default, open premium calls abroad only on request, and once a week look at who spends most, the top 20.',
      must_not_decide:
        'It may slow an account for one hour. Whether a line is cut or an account closed for good is decided by a person.',
      risks: [
        {
          risk: 'A busy clinic or alarm line is taken for abuse and cut off.',
          mitigation:
            'Never limit emergency numbers. Keep a list of critical customers, and first slow the line and call.',
        },
        {
          risk: 'The desk may read messages that are none of its business.',
          mitigation:
            'Destinations, amounts and times are enough for rules. Content is opened where the law permits, and a record is kept.',
        },
      ],
      kpis: [
        {
          name: 'money lost to abuse and fraud',
          unit: 'dollars a month',
          baseline: 'total the credits given in 12 months',
          target: 'bring down by 50 to 70 %',
        },
        {
          name: 'minutes until a limit is set',
          unit: 'minutes',
          baseline: 'run ten known cases again',
          target: 'faster than 15 minutes',
        },
      ],
      data_needed: [
        'account records of mails, texts and calls',
        'new signups: device and payment',
        'abuse cases and how they closed',
        'abuse reports other networks sent',
      ],
    },
    {
      workflow:
        'Fraud shows up as a change of habit, and the tool sees it live. It knows how each account calls, texts, mails and logs in. Costs that leap, a strange country or a burst of messages slow the account, and the desk gets the grounds. Somebody checks, phones the customer, blocks or releases, and notes it.',
      build:
        'Before you score anybody, set limits. Verify senders, block premium countries, cap spend and hold new accounts to a low rate. Your SMS, switch or payment supplier sells a module against fraud. An assistant can sort the abuse mailbox by account. Add scoring once this is in place.',
      checkpoint:
        'The abuse desk looks at every block within the hour, at any time. It tells the customer why, and how to appeal.',
      first_step:
        'What did abuse cost you last year in credits and hours? Work it out by kind. Every account gets a spend cap this week.',
      stop_test: 'If over one in five limits set by a rule hits somebody honest in its first four weeks, take it out.',
      alternative:
        'Prepaid limits for all, no foreign premium calls unless asked for, and a list of 20 top spenders read every week.',
      must_not_decide:
        'A person decides on closing an account or cutting a line. All the system may do by itself is slow things down for an hour.',
      risks: [
        {
          risk: 'On a busy day an alarm line or a clinic can look like a flood.',
          mitigation:
            'Slow it first and ring them. Critical customers are listed, and emergency numbers stay free at all times.',
        },
        {
          risk: 'Private messages could be opened by staff without a reason.',
          mitigation:
            'Rules look at times, sums and destinations. To open content, the law must allow it, and it is logged.',
        },
      ],
      kpis: [
        {
          name: 'monthly loss to abuse',
          unit: 'dollars a month',
          baseline: '12 months of credits, added up',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'time before the account is slowed',
          unit: 'minutes',
          baseline: 'try it on ten old cases',
          target: 'within 15 minutes',
        },
      ],
      data_needed: [
        'traffic records for every account',
        'how new accounts paid, and their devices',
        'earlier abuse with its outcome',
        'warnings from other networks',
      ],
    },
    {
      workflow:
        'The desk hears about abuse while it is happening, with the reason. What an account sends, calls, signs up or logs in is held against its own past. When cost jumps, messages flood out or a new country appears, the account is slowed. Block or not is a person’s choice, after ringing the customer.',
      build:
        'Limits do the heavy work, so begin there: verified senders, spend caps, low rates while an account is new, no premium countries. Use the fraud module that comes with your payments, your switch or your SMS. Abuse mails are read and grouped by an assistant. Only then think of a score.',
      checkpoint:
        'Within one hour, day and night, a member of the abuse desk has confirmed the block. The customer gets the reason and a way to appeal.',
      first_step:
        'This week: a spend cap everywhere. After that, a list of what abuse took last year, in credits and in hours, by kind.',
      stop_test:
        'Watch each rule for four weeks. If over a fifth of its limits fell on honest customers, that rule goes.',
      alternative:
        'Let new accounts prepay. Premium calls overseas stay off until requested, and each week you go through the 20 highest bills.',
      must_not_decide:
        'For an hour it can slow an account, no longer. After that a person takes over, and only a person may close it or cut the line.',
      risks: [
        {
          risk: 'You cut off a clinic that was only having a busy day.',
          mitigation:
            'Know your critical customers by list, and leave emergency numbers alone. Slowing and ringing come before anything else.',
        },
        {
          risk: 'Staff might look at content they have no right to see.',
          mitigation:
            'Build rules on sums, times and where traffic goes. To see content, staff need the law on their side and leave a record.',
        },
      ],
      kpis: [
        {
          name: 'what abuse costs each month',
          unit: 'dollars a month',
          baseline: 'go through a year of 12 months’ credits',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'delay from first sign to limit',
          unit: 'minutes',
          baseline: 'ten earlier cases, timed again',
          target: 'down to 15 minutes or less',
        },
      ],
      data_needed: [
        'texts, calls and mails per account',
        'signup data with card and device',
        'known abuse, case by case',
        'complaints received from other networks',
      ],
    },
  ],
  'technology/install-quotes': [
    {
      workflow:
        'A tender brings drawings. Symbols are counted for every floor and type, distances to the comms room are taken off, and materials and labour are drafted at your rates. Counts and the facts of the site are checked by the estimator. On the job each point gets its photo and its test, and the handover pack builds itself.',
      build:
        'Groundplan or Bluebeam can search plans for symbols. Link it with your price list or simPRO. Minutes of labour per point should come from jobs you did. Load price files from suppliers each week. On site, phones record a test and a picture for every point.',
      checkpoint:
        'Design goes out once a licensed or registered person has looked at it. Labour and counts carry the estimator’s signature.',
      first_step:
        'Choose three jobs that are done. Put hours, material used, quote and count from the drawing side by side for each point.',
      stop_test: 'Four weeks and ten test drawings decide. If counts miss by over 3 %, drop it.',
      alternative:
        'Two people count each floor on a sheet. Work with one price per point, and make photos a duty at handover.',
      risks: [
        {
          risk: 'One floor or a kind of symbol is overlooked, and the price cannot be changed.',
          mitigation: 'Large jobs are counted again by hand, floor after floor. The quote lists what is not in it.',
        },
        {
          risk: 'A camera would look into a neighbour’s window or a changing room.',
          mitigation: 'Before sending, the estimator goes through all views with private places in mind.',
        },
      ],
      kpis: [
        {
          name: 'time one quote takes',
          unit: 'hours',
          baseline: 'measure 15 quotes to come',
          target: '40 to 60 % quicker',
        },
        {
          name: 'material used against material sold',
          unit: '% of material cost',
          baseline: '15 finished jobs',
          target: 'no more than 5 % apart',
        },
      ],
      data_needed: [
        '20 old sets of plans with true counts',
        'real minutes for each point',
        'current prices from suppliers',
        'measured results and as-built plans',
      ],
    },
    {
      workflow:
        'Plans in, quote out, with a person between. The tool finds cameras, data points and readers by floor, adds cable lengths, and prices parts and labour from your tables. An estimator corrects it and adds what only a site visit shows. Installers then log every point with test and picture, ready for handover.',
      build:
        'Take Bluebeam or Groundplan for the count and simPRO for the price. Your own past jobs tell how many minutes a point takes. Supplier files are renewed weekly. The installers’ phones collect photo and test result, one point at a time.',
      checkpoint:
        'Before an offer leaves, the estimator has signed for hours and numbers. Someone with the licence or registration has passed the design.',
      first_step:
        'Three completed jobs are enough to start. For every point compare the plan, the offer, the parts that went in and the hours.',
      stop_test: 'If ten trial drawings are miscounted by more than 3 % at the end of four weeks, stop.',
      alternative:
        'Use a sheet for each floor, let two people count, charge a fixed rate per point and insist on photos.',
      risks: [
        {
          risk: 'The count is short by a floor and you are bound to the figure.',
          mitigation:
            'From a certain sum on, each floor is recounted by a person, and what the offer leaves out is stated.',
        },
        {
          risk: 'Somebody is filmed where the law protects them.',
          mitigation:
            'Each planned view is held against homes next door, changing rooms and other private spots by the estimator.',
        },
      ],
      kpis: [
        {
          name: 'effort for an offer',
          unit: 'hours',
          baseline: 'note the hours of the next 15',
          target: '40 to 60 % less',
        },
        {
          name: 'gap in materials between offer and job',
          unit: '% of material cost',
          baseline: 'look into 15 jobs',
          target: 'keep under 5 %',
        },
      ],
      data_needed: [
        'finished jobs, 20 sets of drawings and counts',
        'labour per point as it really was',
        'weekly supplier price lists',
        'tester output and as-built records',
      ],
    },
    {
      workflow:
        'Drawings become a quote in hours, with the estimator checking each count. The tool finds symbols for each floor and kind, measures cable runs, and drafts labour and materials at your rates. Site facts are added by hand. On the job, each point’s photo and test go straight in the handover pack.',
      build:
        'A take-off tool with symbol search is the core, be it Groundplan or Bluebeam, tied to simPRO or a price list. Labour per point comes from jobs you have done. Supplier price files are loaded each week. For every point, the installer’s phone takes a photo and the test.',
      checkpoint:
        'Counts and labour have the estimator’s signature. The design is checked by someone licensed or registered before the client sees it.',
      first_step:
        'Open three finished jobs. Point by point, compare what the drawing showed, what you quoted, and what went in, hours included.',
      stop_test: 'After four weeks, run ten test drawings. Counts that are out by over 3 % mean stop.',
      alternative:
        'Give two people a sheet for each floor and let both count. Price by the point, and accept no handover without photos.',
      risks: [
        {
          risk: 'A floor is missed or a symbol misread, and the price is fixed.',
          mitigation: 'Above a set sum, somebody counts every floor by hand. The quote says what it does not include.',
        },
        {
          risk: 'A planned camera films a place where filming is not allowed.',
          mitigation:
            'The estimator looks at all views before sending: neighbours, changing rooms, other private places.',
        },
      ],
      kpis: [
        {
          name: 'hours to make a quote',
          unit: 'hours',
          baseline: 'note the time for 15 quotes',
          target: 'bring down by 40 to 60 %',
        },
        {
          name: 'materials used compared with the quote',
          unit: '% of material cost',
          baseline: 'check 15 jobs that are done',
          target: 'within 5 % of each other',
        },
      ],
      data_needed: [
        '20 past drawings and their final counts',
        'hours per point on real jobs',
        'price files from your suppliers',
        'as-built drawings with test results',
      ],
    },
    {
      workflow:
        'The counting is done by the tool, and the judging by your estimator. From the tender drawings come symbols by floor and kind, cable lengths from the comms room, and a priced list of materials and labour. The estimator corrects counts and adds what the site demands. Photos and tests per point later fill the handover pack.',
      build:
        'Link Bluebeam or Groundplan, with its symbol search, to your prices or to simPRO. Use labour minutes that your own jobs have shown. Price files from suppliers come in weekly. On site, a phone logs every point with its test and its picture.',
      checkpoint:
        'A registered or licensed person passes the design, and the estimator signs for labour and counts. Then the offer may leave.',
      first_step: 'Pick three jobs you have closed. How do drawing, quote, parts used and hours compare at each point?',
      stop_test: 'Ten drawings test it within four weeks. More than 3 % off in the counts, and you leave it.',
      alternative:
        'Count by floor, two people each time, on a sheet. Charge the same for each point and require photos at handover.',
      risks: [
        {
          risk: 'You quote a firm price, and one floor was never counted.',
          mitigation: 'Large jobs get a hand count, floor by floor. Write the exclusions into the offer.',
        },
        {
          risk: 'The design may point a camera at a neighbour or a changing room.',
          mitigation: 'No quote leaves until the estimator has gone through each view with privacy in mind.',
        },
      ],
      kpis: [
        {
          name: 'time spent per quote',
          unit: 'hours',
          baseline: 'clock 15 of them as they come',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'gap between materials sold and used',
          unit: '% of material cost',
          baseline: 'take 15 completed jobs',
          target: 'down to 5 % or less',
        },
      ],
      data_needed: [
        'drawings and true counts from 20 jobs',
        'labour per point, as measured',
        'suppliers’ current price files',
        'test sheets and as-built plans',
      ],
    },
    {
      workflow:
        'You can answer more tenders, because symbols are counted and cable measured for you. The tool goes through the drawings by floor and kind and drafts materials and labour from your rates. An estimator checks that and the site. Installers file a test and a photo for each point, and the handover pack grows with the job.',
      build:
        'Two tools meet here: a take-off program with symbol search, Groundplan or Bluebeam for instance, and a price list or simPRO. Feed in real minutes per point. Load what suppliers send, weekly. Installers use their phones to log test and photo as each point is done.',
      checkpoint:
        'The estimator stands by counts and hours with a signature. Before the offer, a person with licence or registration checks the design.',
      first_step: 'Three old jobs tell you a lot. Lay out drawing count, quote, material and hours for each point.',
      stop_test: 'If four weeks of work leave ten test drawings with counts over 3 % wrong, give it up.',
      alternative:
        'Work with count sheets for each floor and two counters. Quote one rate per point, and make photos the rule at the end.',
      risks: [
        {
          risk: 'The tool skips a floor, and you carry the loss on a firm price.',
          mitigation: 'Recount by hand whenever the job is above your limit. List in the quote what is left out.',
        },
        {
          risk: 'A view may take in somebody’s home or a place to undress.',
          mitigation: 'Each camera is checked by the estimator for private places before the client gets the quote.',
        },
      ],
      kpis: [
        {
          name: 'working hours behind a quote',
          unit: 'hours',
          baseline: 'log the coming 15',
          target: 'reduce by 40 to 60 %',
        },
        {
          name: 'how far material use strays from the quote',
          unit: '% of material cost',
          baseline: '15 past jobs, quote and use',
          target: 'hold it within 5 %',
        },
      ],
      data_needed: [
        'final counts and drawings, 20 jobs',
        'what a point takes in labour',
        'price lists suppliers send',
        'results of tests, with as-builts',
      ],
    },
  ],
  'technology/board-test': [
    {
      workflow:
        'Everything about a board hangs on its serial number: pictures, readings, repairs. Readings are set against those of good units, so that a board which passes and yet drifts is noticed. False calls of the inspection machine are judged anew. Technicians get a likely culprit and log the fix. A batch in decline is held back.',
      build:
        'Put test logs in a database by serial number, and chart benches and batches before anything else. A vision model learns from true and false calls in the machine’s own images. Past repairs suggest the next. The contract manufacturer is asked for equal data.',
      checkpoint:
        'Flagged batches are kept or freed by the quality lead. A repair counts when the technician has run the whole test again.',
      first_step:
        'Link readings and field returns for 200 units through their serial numbers. Which reading gave a hint?',
      stop_test:
        'Three months is the limit. If yield stands still, or above one real defect slips through per 500 trial boards, drop it.',
      alternative:
        'Label units with a serial number, keep readings in one sheet with coloured limits, and discuss the top five faults weekly.',
      risks: [
        {
          risk: 'A broken joint gets a pass that no inspector would give.',
          mitigation:
            'The model clears known false calls and no others. Of these boards, one in 50 goes under the microscope.',
        },
        {
          risk: 'The bench has shifted, and the product is blamed.',
          mitigation: 'Each shift begins with a golden unit. If that one moves, the bench is stopped.',
        },
      ],
      kpis: [
        {
          name: 'units right at the first test',
          unit: '% of units',
          baseline: 'three months for each product',
          target: '2 to 5 points higher',
        },
        {
          name: 'units that fail within 90 days of use',
          unit: 'per 1,000 units',
          baseline: 'four batches back',
          target: '20 to 40 % fewer',
        },
      ],
      data_needed: [
        'readings for each serial number',
        'machine images and what was true',
        'what was repaired, and why',
        'returned units with their batch',
      ],
      must_not_decide:
        'Letting out a unit that bears on safety, or moving a limit, is closed to it. The quality lead signs for both.',
    },
    {
      workflow:
        'Test data starts to speak once it is tied to serial numbers. Readings that creep away from good units are caught even if the limit is kept. Pictures the inspection machine rejected are looked at again. Whoever repairs sees which part failed in like cases and records the cause. Bad batches wait.',
      build:
        'First collect logs from all benches by serial number and draw them by batch. Then teach a vision model with images from the inspection machine, right calls and wrong ones. Repair history proposes what to change. Your contract manufacturer should share the same records.',
      checkpoint:
        'No repair is done until a full test says so to the technician. The quality lead decides what happens with a batch under suspicion.',
      first_step:
        'With 200 serial numbers, lay field returns over test readings and look for the value that could have told you.',
      stop_test:
        'If more than one real fault per 500 boards gets cleared in the trial, or three months change nothing in yield, stop.',
      alternative:
        'Serial stickers, one table with coloured readings and a weekly talk on the five most common faults are a fair start.',
      risks: [
        {
          risk: 'Cracks in solder are waved through by a model that is too sure.',
          mitigation:
            'Let it deal with familiar false alarms alone, and put every 50th board it clears before a person with a microscope (one in 50).',
        },
        {
          risk: 'A tired test bench makes good boards look bad.',
          mitigation: 'Start shifts on a golden unit and shut the bench down if its readings wander.',
        },
      ],
      kpis: [
        {
          name: 'share passing at once',
          unit: '% of units',
          baseline: 'by product over three months',
          target: 'up 2 to 5 points',
        },
        {
          name: 'early failures, first 90 days',
          unit: 'per 1,000 units',
          baseline: 'count for the latest four batches',
          target: 'reduce by 20 to 40 %',
        },
      ],
      data_needed: [
        'all test readings by unit',
        'photos of rejects, true and false',
        'log of fixes with the cause',
        'field failures sorted by batch',
      ],
      must_not_decide:
        'Test limits and the release of units that could hurt someone stay with the quality lead, whose name is on the record.',
    },
    {
      workflow:
        'Boards that pass today and fail next month are caught at the bench. The serial number holds together photos, repairs and test values. The tool compares each board with good ones, flags drift, and looks again at what the inspection machine called wrongly. Technicians see the likely part. A batch that worsens is held.',
      build:
        'Collect all test logs in a database under the serial number, and plot them by bench and batch. That alone shows a lot. A vision model can then learn from the machine’s pictures, true calls and false ones. Past repairs suggest new ones. Ask your contract manufacturer to send the same data.',
      checkpoint:
        'Each flagged batch is held or released by the quality lead. After a repair, the technician runs a full test to confirm it.',
      first_step:
        'Take 200 units and join what the field sent back with test values, by serial number. Is there a value that would have warned you?',
      stop_test:
        'It ends if, on trial, true faults are cleared at over one in 500, or if three months leave yield where it was.',
      alternative:
        'Put a serial label on every board and its test values in a spreadsheet, limits in colour. Weekly, look at the five main faults.',
      must_not_decide:
        'Test limits and safety-relevant units are out of its hands. The quality lead releases or changes them and signs the data.',
      risks: [
        {
          risk: 'The model lets a cracked joint through that an inspector would stop.',
          mitigation:
            'It clears false calls it has seen often and no others. One board in 50 of these goes to the microscope.',
        },
        {
          risk: 'If the bench drifts, the product gets the blame.',
          mitigation: 'Begin each shift with a golden unit. When its values move, the bench stands still.',
        },
      ],
      kpis: [
        {
          name: 'units that pass the first time',
          unit: '% of units',
          baseline: 'three months of data by product',
          target: 'up by 2 to 5 points',
        },
        {
          name: 'failures in the field inside 90 days',
          unit: 'per 1,000 units',
          baseline: 'look at the four newest batches',
          target: 'bring down by 20 to 40 %',
        },
      ],
      data_needed: [
        'serial numbers with their test logs',
        'inspection images and the real verdict',
        'repair records: part and cause',
        'returns from the field, by batch',
      ],
    },
    {
      workflow:
        'Every board has a history you can ask: values, photos and repairs under its serial number. The tool sets it beside good units and points out those that drift though they pass. False calls from inspection are judged again. The technician reads which part is likely, repairs and logs. Bad batches go on hold.',
      build:
        'One database for all test logs comes first, keyed to the serial number. Look at plots for each batch and bench. After that, train a vision model on what the inspection machine called right and wrong. Suggestions for repair come from past cases. The contract manufacturer should deliver equal data.',
      checkpoint:
        'The quality lead decides if a flagged batch stays or goes. No repair is closed until a full test has been passed in front of the technician.',
      first_step:
        'Start with 200 units. Put their test values next to what came back from the field, and look for a sign you missed.',
      stop_test:
        'Two limits: one missed fault for every 500 trial boards, and three months for yield to move. Beyond either, stop.',
      alternative:
        'Serial labels, a spreadsheet that colours values near the limit, and a weekly half hour on the top five faults.',
      must_not_decide:
        'It may not set a test limit or let a unit go where safety is at stake. Both are for the quality lead, with signed data.',
      risks: [
        {
          risk: 'A cracked joint can slip by a model that looks too quickly.',
          mitigation:
            'Allow it only the false calls it knows. Under the microscope, a person checks one in 50 that it cleared.',
        },
        {
          risk: 'Good boards look bad when the test bench itself has moved.',
          mitigation: 'A golden unit opens every shift. If it reads differently, stop the bench.',
        },
      ],
      kpis: [
        {
          name: 'yield at the first test',
          unit: '% of units',
          baseline: 'work it out by product, three months',
          target: 'add 2 to 5 points',
        },
        {
          name: 'units back from the field in 90 days',
          unit: 'per 1,000 units',
          baseline: 'count over four past batches',
          target: 'a drop of 20 to 40 %',
        },
      ],
      data_needed: [
        'logs of every test by serial',
        'pictures from inspection, marked true or false',
        'what failed and how it was repaired',
        'batches and their field returns',
      ],
    },
    {
      workflow:
        'Drift is seen before it turns into returns. For each serial number the tool keeps test values, photos and repairs, and compares them with good units. It also re-judges what the inspection machine rejected by mistake. The technician gets a likely part to look at. Batches on the way down are held.',
      build:
        'Test logs, serial number by serial number, belong in a single database. Chart benches and batches at once. Then use the inspection machine’s pictures, good calls and bad, to teach a vision model. Repairs already done point to the next. Get the same records from whoever builds for you under contract.',
      checkpoint:
        'Holding or freeing a batch is the quality lead’s decision. Technicians prove each repair with a complete test.',
      first_step:
        'Which test value gave a hint? Compare 200 units with the field returns through the serial number and see.',
      stop_test:
        'Give it three months to move yield. Stop sooner if real faults are cleared in the trial, over one per 500 boards.',
      alternative:
        'Label each unit, collect values in a sheet with coloured limits, and go over the five top faults once a week.',
      must_not_decide:
        'Where safety is concerned, the quality lead alone releases a unit. The same goes for test limits, and the data is signed.',
      risks: [
        {
          risk: 'Inspectors would see the crack, and the model does not.',
          mitigation:
            'Known false calls are all it may clear, and every so often, one in 50, a cleared board is put under the microscope.',
        },
        {
          risk: 'You may chase a product fault that is really the test bench.',
          mitigation: 'Measure a golden unit when a shift starts. A change there means the bench has to stop.',
        },
      ],
      kpis: [
        {
          name: 'boards right the first time',
          unit: '% of units',
          baseline: 'each product over the last three months',
          target: 'a gain of 2 to 5 points',
        },
        {
          name: 'early field failures, up to 90 days',
          unit: 'per 1,000 units',
          baseline: 'records from four batches',
          target: 'cut them by 20 to 40 %',
        },
      ],
      data_needed: [
        'test values under each serial number',
        'inspection photos with what proved true',
        'causes and parts in the repair log',
        'field returns sorted into batches',
      ],
    },
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'finance/meeting-file-notes': [
    {
      workflow:
        'Recording starts once the client has said yes. When they leave, a note waits in the form your firm uses: what they aim for, what is new, what was advised, the risks, and who does what. That day the adviser puts it right and stores it in Xplan.',
      build:
        'Choose a note tool with Australian servers whose maker signs a data agreement. Each type of meeting gets its own template. Tasks flow on to the CRM. With the note signed, audio lives 30 days.',
      checkpoint:
        'One working day is the limit for the adviser to read and sign. Each month five notes are held up to their audio by the compliance manager.',
      first_step:
        'Let two advisers tape ten meetings, clients willing, and by Friday go through drafts and their own notes with the compliance manager.',
      stop_test:
        'Four weeks in, give up if over a quarter of lines need a change. One made-up product fact is also enough.',
      alternative:
        'Speak for three minutes into a set form as soon as the client has gone, and have support staff put it on file.',
      risks: [
        {
          risk: 'An idea was merely mentioned, the note calls it advice, and the firm must stand by it.',
          mitigation:
            'Keep what was discussed and what was advised in separate parts, with a tick from the adviser on every advised line.',
        },
        {
          risk: 'Facts on illness, a marriage ending or violence in the family stay on file for years with no purpose.',
          mitigation: 'Show advisers when to press pause on the recorder, and wipe audio when 30 days are up.',
        },
      ],
    },
    {
      workflow:
        'With consent given at the outset, the talk is recorded. It comes back as a file note laid out the way your house does it: changed facts, goals, risks, the advice talked through, tasks and their owners. Corrections are the adviser’s, made before the day is done, and Xplan is where it ends up.',
      build:
        'What to look for in a tool: Australian data centres and an agreement on data that both sides sign. Make a template for every kind of meeting, and let tasks land in the CRM. Sound lasts 30 days, provided the note has been signed.',
      checkpoint:
        'The adviser has a working day to read a note and sign. Out of each month’s notes the compliance manager takes five and listens to the sound.',
      first_step:
        'With permission, record ten meetings held by two advisers, and by Friday lay drafts next to handmade notes, the compliance manager at the table.',
      stop_test:
        'Should one note make up a fact on a product, that is the end. The other limit comes at four weeks: at most a quarter of lines altered.',
      alternative:
        'Straight from the meeting, dictate three minutes along fixed headings, then leave the filing to support staff.',
      risks: [
        {
          risk: 'Something said in passing is set down as advice, and the client can rely on that.',
          mitigation:
            'Divide the form between "discussed" and "advised", so that the adviser has to tick whatever was truly advised.',
        },
        {
          risk: 'Notes hold on to a divorce, an illness or family violence long after anyone needs to know.',
          mitigation: 'Train advisers to use a pause button, and let no sound outlive 30 days.',
        },
      ],
    },
  ],
  'finance/advice-documents': [
    {
      workflow:
        'Once the strategy is settled, research, file note, fact find and modelling feed a draft. Numbers are Xplan’s own; the text model supplies none. A paraplanner looks for gaps and tests the reasons. The adviser polishes, and what reaches the client is not as long.',
      build:
        'Strip the template to what law requires. A writing aid may complete summaries and reasons out of the file, each with its source linked, while tables arrive by merge. One more test hunts for stale dates, wrong names and warnings left out.',
      checkpoint:
        'With a checklist in hand, the paraplanner holds every draft to its file. The authorised adviser reads all of it, then signs.',
      first_step:
        'Five completed documents go to the paraplanner, who traces the origin of every line and clocks each section by Friday.',
      stop_test: 'Review after 40 drafts. Should more than one in ten contain a false fact at vetting, end it.',
      alternative:
        'Allow 20 pages for the template, fill it by merge fields, and draw on 40 approved paragraphs about strategy.',
      risks: [
        {
          risk: 'A tidy motive appears that was never in the adviser’s mind, and so the advice rests on nothing true.',
          mitigation:
            'Reasons may come from fact find and file note alone; if neither speaks, the draft shows a red gap.',
        },
        {
          risk: 'A single digit slips in a projection or fee, and the client acts on it.',
          mitigation: 'Figures enter by merge from your planning software, and nobody can key a number into the draft.',
        },
      ],
    },
    {
      workflow:
        'An agreed strategy starts the draft, which draws on modelled numbers, research, the fact find and the file note. Xplan gives every figure, never the language model. The paraplanner tests the logic and finds holes; the adviser rewrites. Clients receive something shorter to read.',
      build:
        'Keep those parts of the template that law demands and lose the rest. Let an assistant write summaries and reasons that point back into the file; tables are merged in. A last test looks for warnings not given, dates gone by and somebody else’s name.',
      checkpoint:
        'Vetting is the paraplanner’s, by checklist, draft against file. The signature is the authorised adviser’s, once every page has been read.',
      first_step:
        'By Friday the paraplanner has pulled apart five old documents, knows where every line came from, and how long each part took.',
      stop_test: 'Judge by the first 40 drafts: if over one in ten has a fact that vetting finds wrong, stop.',
      alternative:
        'Trim to 20 pages, let merge fields do their work, and keep a bank of 40 strategy texts that are approved.',
      risks: [
        {
          risk: 'The model invents a good-sounding motive, so the file shows grounds that never existed.',
          mitigation:
            'Where neither fact find nor note gives it, the reason stays a gap in red, for it has no other source.',
        },
        {
          risk: 'One wrong digit in the fee or the projection, and the client plans by it.',
          mitigation: 'No number may be typed, since all of them are merged out of the planning software.',
        },
      ],
    },
  ],
  'finance/loan-document-check': [
    {
      workflow:
        'Clients load papers to a portal. Software labels every page, notes its date and picks out account names, debts, income and spending. What the lender in view still wants, and what conflicts, is listed. Once the credit analyst is content, the full file is lodged.',
      build:
        'Look at the reader in your broker software, or at one trained on Australian statements and payslips. Give it a checklist for every lender. Test for PDFs that were altered and for pay that deposits do not bear out. Each number sits next to its page.',
      checkpoint:
        'The credit analyst views all debts and income with the page open alongside. The needs analysis carries the broker’s signature.',
      first_step:
        'From 30 files that lenders sent back, your lead processor records the cause of each and names the five commonest by Thursday.',
      stop_test: 'In week eight, measure 50 files: with over 2 % of debt or income fields wrong, the trial is over.',
      alternative:
        'Give clients a checklist with samples for each lender, fetch statements through a service, and begin only with a full file.',
      risks: [
        {
          risk: 'The reader takes overtime for ordinary pay, so somebody borrows beyond their means.',
          mitigation:
            'Split pay into its lines, hold it to deposits and the year-to-date sum, and let the analyst vouch for income.',
        },
        {
          risk: 'A truthful client is called a forger by software.',
          mitigation:
            'Let a forgery flag prompt a call to the employer, and never say to clients that fraud was found by machine.',
        },
      ],
    },
    {
      workflow:
        'Papers come in through a portal. Each page gets its name and date, and the reader lifts out expenses, income, debts and whose account it is. It lists what this lender lacks and where facts clash. The credit analyst goes over it and lodges only when nothing is missing.',
      build:
        'Your broker software may read documents already; else get a reader built for payslips and statements in Australian form. Teach it what every lender wants. It should notice doctored PDFs and pay without matching deposits, and show figure and page together.',
      checkpoint:
        'Page and figure are side by side when the credit analyst checks income and debts, all of them. The broker’s name is under the needs analysis.',
      first_step:
        'The lead processor goes through 30 files that came back and by Thursday can tell the team the top five reasons.',
      stop_test:
        'On 50 files, up to week eight, fields for debt and income may be wrong in 2 % at most. Past that, end it.',
      alternative:
        'A service can fetch the statements; each lender’s checklist shows samples; and no file is begun with a paper outstanding.',
      risks: [
        {
          risk: 'Overtime counts as if it were base pay, and the loan is too big to carry.',
          mitigation:
            'Pay is shown by line, compared with what was deposited and with the year to date, and confirmed by an analyst.',
        },
        {
          risk: 'Software suspects forgery where there was none.',
          mitigation:
            'When forgery is suspected, speak to the employer, and keep from the client any talk of a machine and fraud.',
        },
      ],
    },
  ],
  'finance/policy-and-product-search': [
    {
      workflow:
        'Someone with a case, be it a broker, adviser or claims officer, describes it in everyday language. Relevant clauses come back word for word with their date and page, plus any difference between insurers or lenders. After a look at the original, the choice is theirs, and the passage goes on file.',
      build:
        'Bring procedures, wordings and policies in force into a single library, each dated and owned. The assistant may draw on that and nothing else. When a lender issues a fresh version, staff are alerted and its forerunner is out before the day ends.',
      checkpoint:
        'No clause is relied on until its source has been opened. For the first quarter, 20 answers a week go to the compliance manager.',
      first_step:
        'By Wednesday the compliance manager pulls 50 true questions out of chat and mail and notes where each is answered.',
      stop_test: 'At the second round of tests, wrong or lapsed clauses in over 5 % of answers mean you stop.',
      alternative: 'One dated table of two pages shows who accepts what, and the Monday meeting keeps it fresh.',
      risks: [
        {
          risk: 'A lapsed policy allows the loan, the valuation is paid for, and then comes a refusal.',
          mitigation: 'Print source dates in bold, and keep out of sight whatever is past its review date.',
        },
        {
          risk: 'Names of clients are typed into a query and end up with another company.',
          mitigation:
            'Run the assistant in a closed tenant that masks names as they are typed, with a warning over the input field.',
        },
      ],
    },
    {
      workflow:
        'Adviser, broker and claims officer can each put a case as they would tell it. They are shown the clauses in point, with date and page, and how one lender or insurer departs from the next. They go to the text itself, make up their mind, and keep the quote on file.',
      build:
        'What is in force, be it procedure, wording or policy, goes to one library under a date and an owner. An assistant replies out of it and from no other place. New versions from a lender trigger an alert, and the one before is gone that day.',
      checkpoint:
        'Whoever relies on a clause has had it open. During the opening quarter the compliance manager goes through 20 answers every week.',
      first_step:
        'Chat and mail hold the test set: 50 real questions and their right sources, gathered by Wednesday by the compliance manager.',
      stop_test: 'If the second test still finds a dead or wrong clause behind more answers than 5 %, close it.',
      alternative: 'Who accepts what fits on two pages, with a date; bring it up to date at Monday’s meeting.',
      risks: [
        {
          risk: 'On the strength of outdated policy a valuation is bought, and then the lender declines.',
          mitigation: 'Text beyond its review date is hidden, and all else has its date in bold type.',
        },
        {
          risk: 'A colleague types who the client is, and an outside company keeps it.',
          mitigation: 'The tenant is closed, names are hidden as they go in, and a note by the entry field says so.',
        },
      ],
    },
  ],
  'finance/claims-triage': [
    {
      workflow:
        'A fresh claim, its pictures and its policy are read together. The record fills, anyone without a livable home is flagged, and a path is suggested: quick payment, repair, assessor or specialist. Within hours a claims officer agrees or changes it, and lets the customer know what follows.',
      build:
        'At the entrance to your claims system, a reader takes in photos, mails and forms; a model then picks the track from past claims. Refusing is not its job. Text the customer whenever something moves: half of all calls go away.',
      checkpoint:
        'The track is the claims officer’s to confirm. Where a claim looks doubtful, a team leader goes over it ahead of any contact.',
      first_step:
        'Draw 200 finished claims and, by Friday, have the claims manager mark the track that would have been right from day one.',
      stop_test:
        'If week 14 shows officers moving over one in five claims to a different track, end it. End it too for one urgent case overlooked.',
      alternative:
        'Require answers on a brief web form, and give each morning 30 minutes to sorting what is new by hand.',
      risks: [
        {
          risk: 'Their roof is gone, but the family wrote few words and so joins the slow queue.',
          mitigation:
            'Every lodgement asks three things about shelter and safety, and a single yes brings a person in within two hours.',
        },
        {
          risk: 'If certain tongues or suburbs waited longer before, the model takes that as the rule.',
          mitigation: 'Drop language, name and postcode from the data, and each month see how fast each group is paid.',
        },
      ],
    },
    {
      workflow:
        'Policy, photos and claim are looked at as one. The claim record is filled in, those who have lost the use of their home stand out, and a way is suggested: specialist, assessor, repairer or fast payment. It takes hours at most until a claims officer settles it and explains the next step to the customer.',
      build:
        'Ahead of the claims system goes a reader that copes with mails, forms and photos. Behind it a model has learnt from closed claims which track suits. It has no say in refusals. A text at every step spares you half the calls.',
      checkpoint:
        'No track counts before a claims officer says so, and no doubtful claim leads to contact before a team leader has seen it.',
      first_step:
        'By Friday the claims manager has looked back at 200 claims now closed and set down the track that day one called for.',
      stop_test:
        'One urgent case missed is the end. So is week 14, if officers then change track for more than one in five.',
      alternative:
        'A few questions that must be filled in on the web, then 30 minutes round a table each morning, will sort new claims.',
      risks: [
        {
          risk: 'A short mail makes a family without a roof look like a small claim.',
          mitigation:
            'Put three questions on shelter and safety to all who lodge, and by rule any yes has a human on it inside two hours.',
        },
        {
          risk: 'Places and languages that were served late are served late again, by habit of the model.',
          mitigation:
            'Postcode, language and name are left out, and monthly the wait for payment is compared across groups.',
        },
      ],
    },
  ],
  'finance/suspicious-activity': [
    {
      workflow:
        'Alerts come from your rules, as before. Then a model sets first those that resemble proven cases, and collects what bears on them: device, earlier payments, ties between accounts. From the top down, an analyst records each result and reports whatever the law requires.',
      build:
        'The rule engine stays. On top goes a ranking model that has learnt from two years of alerts now closed, and one page per case with all its facts. Eight weeks in shadow come first. For the whole first year no alert is thrown away.',
      checkpoint:
        'Every alert ends with an analyst’s reason. A suspicious matter report is for the AML compliance officer to decide, and nobody else.',
      first_step:
        'Export the closed alerts of last year, rule by rule, and by Friday have the AML officer count how many were real.',
      stop_test:
        'After eight weeks in shadow, look at the top tenth by rank. If it contains under half of all true cases, stop.',
      alternative:
        'Review your three loudest rules on paper and retire them, and phone back when a payee is paid for the first time.',
      risks: [
        {
          risk: 'People who support family abroad come up as suspects time and again.',
          mitigation:
            'Keep names and birthplace from the model, and go over flags per corridor with the compliance officer every quarter.',
        },
        {
          risk: 'A real case sinks to the foot of the list, so its report goes in too late.',
          mitigation: 'No alert may outlast its legal time limit, and weekly checks draw from the lowest tenth.',
        },
      ],
    },
    {
      workflow:
        'The rules go on raising alerts. A model sorts them, likest to earlier true cases first, and lays out links to further accounts, the device and payment history. An analyst works from the head of the list, notes how each ended, and files the reports that are required.',
      build:
        'Leave the rule engine as it is. Teach a ranking model with closed alerts, two years’ worth, and let one page per case show what is known. For eight weeks it only watches. In year one every single alert still gets worked.',
      checkpoint:
        'An analyst may close an alert if the reason is given. Only the AML compliance officer rules on reports of a suspicious matter.',
      first_step:
        'The AML officer takes all of last year’s closed alerts and, by Friday, can say for every rule how many hits were true.',
      stop_test:
        'When its eight-week shadow run ends, the first tenth of the ranking should hold half the true cases. If it has fewer, stop.',
      alternative:
        'Document a review and drop the three rules that cry wolf most, then ring back before a new payee’s first payment.',
      risks: [
        {
          risk: 'Sending wages home looks like crime to the model, again and again.',
          mitigation:
            'Take out name and country of birth, and once a quarter let the compliance officer see how often each corridor is flagged.',
        },
        {
          risk: 'Ranked low, a true case waits, and the deadline for reporting goes by.',
          mitigation:
            'All alerts are worked inside the time the law gives, with a weekly sample out of the bottom tenth.',
        },
      ],
    },
  ],
  'finance/client-onboarding': [
    {
      workflow:
        'A single link goes to the client, and facts are keyed just the once. A service verifies ID; software reads extracts and deeds to find who owns, who is trustee and who may act. Whatever is missing shows straight away. Unusual cases go to the onboarding officer, and the rest feeds ledger, platform and CRM.',
      build:
        'The KYC service you choose must handle trusts, companies and people, and read deeds. Its fields feed your platform forms and the CRM; DocuSign takes signatures. Risk rating sets when to review. Where law permits, hold the outcome and no image of the ID.',
      checkpoint:
        'No account opens for a trust, a high risk or a match that failed until the compliance officer has looked.',
      first_step:
        'Retrace your five newest clients, one step after another, and by Thursday let the client service lead total the days, forms and send-backs.',
      stop_test:
        'Week eight decides. Opening must be a quarter quicker, and no more than 5 % may give up at the ID check.',
      alternative:
        'Make all forms a single PDF, pay for verification per check, and write one page on what a trust must show.',
      risks: [
        {
          risk: 'The camera fails to match somebody who is older or has dark skin, and so they cannot join.',
          mitigation:
            'Give a certified copy or a visit the same standing as the camera, and tally failures group by group.',
        },
        {
          risk: 'Thieves break in, and a heap of passport scans is what they came for.',
          mitigation: 'Once the check is done, images go and only its result stays, as a written schedule lays down.',
        },
      ],
    },
    {
      workflow:
        'Everything starts with a link, and each fact is entered one time. A verification service deals with ID. From deeds and extracts, software learns of owners, powers and trustees, and it names gaps on the spot. Odd cases are the onboarding officer’s; then platform, ledger and CRM are filled.',
      build:
        'Look for KYC that deals with companies, trusts and people alike and can read a deed. Tie its fields to the CRM and the platform’s forms, let DocuSign collect signatures, and derive review dates from the risk rating. Keep results rather than pictures of ID, so far as law allows.',
      checkpoint:
        'Trusts, failed matches and clients of high risk all pass the compliance officer’s desk on the way to an open account.',
      first_step:
        'Walk through how five recent clients joined, and have a report on forms, returns and days from the client service lead by Thursday.',
      stop_test:
        'By week eight, expect a quarter off the days to open, and at most 5 % lost at the ID step. If either fails, stop.',
      alternative:
        'One PDF can replace the forms, verification can be bought singly, and trusts need a page of things to check.',
      risks: [
        {
          risk: 'Face matching works less well on dark or ageing skin, so a good client is refused.',
          mitigation:
            'Let people bring a certified copy or be visited, with no drawback, and see which groups fail how often.',
        },
        {
          risk: 'Your folder of passports is just what an intruder wants.',
          mitigation: 'By written schedule, pictures are deleted after verification, and the outcome alone is kept.',
        },
      ],
    },
  ],
  'finance/arrears-early-help': [
    {
      workflow:
        'Once a week, debits that bounced, promises not kept and balances on the slide put the loan book in order. The collections team has a brief list: what was seen and what to offer, be it a later date, a pause or the hardship team. Outcomes go back into the provision and the list that follows.',
      build:
        'Ten simple factors from repayment data make a scorecard to begin with. Lending must not see it. Record whom you contacted and what came of it, against a group handled as before. A cleverer model can wait for that proof.',
      checkpoint:
        'Before dialling, the collections officer has read the account. Any arrangement needs a yes from the leader of the hardship team.',
      first_step:
        'Work back through 50 defaults and, by Friday, let the collections manager date the earliest sign in each.',
      stop_test:
        'Run both ways for three months. A ranking that beats the former order by nothing is a ranking to drop.',
      alternative:
        'Send a text three days ahead of a debit, phone when one first fails, and keep relief choices on a single page for staff.',
      risks: [
        {
          risk: 'Without a word to anybody, the score begins to decide limits and fresh loans.',
          mitigation:
            'Policy states what the list is for, few may open it, and every quarter the risk committee looks at its use.',
        },
        {
          risk: 'A sick person is rung so often that help feels like a hunt.',
          mitigation: 'The dialler allows only so many contacts a week, and the word hardship ends them straight away.',
        },
      ],
    },
    {
      workflow:
        'Week by week the book is sorted by trouble to come: a balance that shrinks, a debit that fails, a promise broken. For each name, the collections officer sees why and what might help, from moving the date or a brief pause to the hardship team. What happened is noted for the provision and for next week.',
      build:
        'Build a scorecard out of ten factors that anyone can grasp, all from repayments, and wall it off from lending. Contacts and results are logged beside a group treated the old way. If it proves itself, richer models may follow.',
      checkpoint:
        'It is for the hardship team leader to approve arrangements, and for the collections officer to read the account ahead of any call.',
      first_step:
        'By Friday the collections manager has looked at 50 defaults from end to start and noted what the first sign was and when.',
      stop_test: 'Three months next to the old order must show a gain. No gain, no list.',
      alternative:
        'Three days ahead of the debit comes a text, at its first failure a call, and staff have one page of ways to help.',
      risks: [
        {
          risk: 'A tool for support quietly turns into a reason to say no to credit or to lower a limit.',
          mitigation:
            'Say in policy why the list exists, let few see it, and have its use looked into by the risk committee each quarter.',
        },
        {
          risk: 'Someone unwell gets call after call and feels pursued.',
          mitigation: 'Weekly contacts have a ceiling in the dialler, and end the moment hardship is mentioned.',
        },
      ],
    },
  ],
  'finance/file-and-call-review': [
    {
      workflow:
        'Overnight, a checklist is run across the day’s mails, calls and files: was there consent, a fee, a reason, a warning, a hint of hardship or complaint. Where in doubt, the passage is marked and sent to the reviewer to uphold or dismiss. The risk committee sees how things trend.',
      build:
        'Rewrite the audit form as 30 questions with a clear yes or no. For every one the language model cites the file, and says when it is not sure. Complaints by mail come first, for time limits apply. Show that it works on 200 files graded by hand.',
      checkpoint:
        'Findings stand when a compliance officer has seen the quote. Whether to report a breach is up to the manager in charge.',
      first_step:
        'Give 50 files to two compliance officers, who grade alone and by Friday set out where their marks part.',
      stop_test:
        'Allow two rounds of repair. If reviewers and tool then agree on less than 90 % of points, call it off.',
      alternative:
        'Ten points that count are enough for the audit form; each week look in mails for words of complaint, and swap two files a month for peer review.',
      risks: [
        {
          risk: 'A false alarm ends up in someone’s record.',
          mitigation:
            'A flag may start a review but touches neither discipline nor pay, and staff have their say on all findings.',
        },
        {
          risk: 'No flag is read as no fault, so a real breach is never reported.',
          mitigation: 'Reviewers go on drawing 2 % of the clean files by lot, and the share missed is made known.',
        },
      ],
    },
    {
      workflow:
        'While staff sleep, whatever came in by file, call or mail is held to a checklist of reason, warning, fee, consent and signs of hardship or complaint. In the morning a reviewer is given the unclear ones, text marked, and rules on them. Patterns are passed up to the risk committee.',
      build:
        'Your audit form becomes 30 questions that can be tested. A language model replies with words from the file or owns up to doubt. Mail is where to begin, for complaints there are on a clock. Then 200 files that people graded show whether it is any good.',
      checkpoint:
        'For each finding a compliance officer looks at the quote. Breach reports are a matter for the responsible manager.',
      first_step:
        'By Friday two compliance officers, working apart, have graded one set of 50 files and talked through every difference.',
      stop_test:
        'After the second of two rounds of changes, agreement with reviewers under 90 % of points means it stops.',
      alternative:
        'Keep ten vital points on the form, look for complaint words in each week’s mail, and have a peer read two files each month.',
      risks: [
        {
          risk: 'Somebody’s work is marked down over a flag that was mistaken.',
          mitigation: 'Staff may reply to any finding, and flags open a review but stay out of pay and discipline.',
        },
        {
          risk: 'A green light is trusted too far, and what should be reported is not.',
          mitigation:
            'At random, 2 % of files that passed are still read by people, who publish how often something was missed.',
        },
      ],
    },
  ],
  'finance/insurance-renewals-and-quotes': [
    {
      workflow:
        'Ninety days ahead, a file takes shape: cover as it was last year, claims since, public changes, things to ask. What the client replies becomes the submission to market. As prices come in, a table shows exclusions, limits and excesses next to each other, and the broker weighs and explains them.',
      build:
        'Quotes and schedules pass through a reader into a single table that links each clause. Submissions and questions to clients are drafted out of the file. Anyone may fetch a certificate of currency from a form that follows the policy in force.',
      checkpoint:
        'The account executive holds each table up to the policy wordings before signing what the client is advised to take.',
      first_step:
        'By Friday the broking manager sets out every renewal due within 90 days and flags those where the client has told you nothing new.',
      stop_test: 'One table in twenty is the ceiling for errors in an exclusion, excess or limit. Above that, stop.',
      alternative:
        'Excel will do: one set grid to compare, a diary that looks 90 days out, and a questionnaire of two pages.',
      risks: [
        {
          risk: 'The table leaves out that flood is not covered, and the client stands without cover.',
          mitigation:
            'Copy exclusions as the insurer wrote them, with ticks by the broker for hot work, height, cyber and flood on every table.',
        },
        {
          risk: 'A firm of similar name exists, and the web facts belong to that one.',
          mitigation: 'Use the ABN as the sole key, and put all facts from the web to the client to confirm.',
        },
      ],
    },
    {
      workflow:
        'At ninety days the renewal file starts itself, with claims, cover held so far, what has changed in public and what to ask the client. Their replies make the submission. Once insurers have quoted, excesses, exclusions and limits stand in columns, to be judged and put to the client by the broker.',
      build:
        'One reader, one table: quotes and schedules go in, and each cell links to its clause. The file is the source for submissions and for what you ask clients. Certificates of currency come on demand from a form that knows the live policy.',
      checkpoint:
        'What the client is told to buy carries the account executive’s signature, after table and wordings were read together.',
      first_step:
        'All renewals inside 90 days go on a list by Friday, and the broking manager marks every one whose client facts are old.',
      stop_test:
        'If limits, excesses or exclusions are wrong in over one table out of twenty, brokers should do without it.',
      alternative: 'A grid in Excel, two pages of questions and a diary set at 90 days are the simple way.',
      risks: [
        {
          risk: 'Nobody notices that the table omits a flood exclusion, and a flood comes.',
          mitigation:
            'Use the insurer’s text for exclusions, and have brokers tick cyber, flood, hot work and height without fail.',
        },
        {
          risk: 'Facts off the web are about a namesake.',
          mitigation: 'Join on ABN and on nothing else, then let the client say of every fact whether it is true.',
        },
      ],
    },
  ],
  'finance/client-service-desk': [
    {
      workflow:
        'Software sorts what arrives by mail or form: new details, balance, withdrawal, lead, complaint, or a call for advice. The simple ones get a reply drafted from CRM facts. Whatever concerns advice or moving money has a person’s name on it. Clients book their review by link and are reminded twice.',
      build:
        'Your mailbox gains sorting and draft replies; the adviser’s calendar gains a booking page and texts that remind. Whenever bank details change, somebody must phone back. No reply is ever drafted on a question of advice.',
      checkpoint: 'Drafts pass a client service officer’s eye. New payment details need the consent of two people.',
      first_step:
        'Tag 300 mails with their kind and the minutes they took, and let the client service lead present the totals on Friday.',
      stop_test: 'Week six: replies must come a quarter sooner, with at most 4 % of mails astray. Otherwise end it.',
      alternative:
        'Prepare 15 ready replies, give a common inbox to one person each day, and let every signature carry a link to book.',
      risks: [
        {
          risk: 'A thief writes in to switch the account, and the courteous reply speeds it through.',
          mitigation: 'Allow no draft where bank details change, and phone the client at the number already held.',
        },
        {
          risk: 'What was meant as service turns into personal advice.',
          mitigation: 'Send every "should I" to an adviser, and prove it on 50 such mails ahead of launch.',
        },
      ],
    },
    {
      workflow:
        'Every form and mail is given a kind: lead, complaint, advice, withdrawal, changed details or balance. If it is plain, a reply is prepared with what the CRM knows. Advice and anything that moves money go to someone by name. A link lets clients book reviews, and two reminders follow.',
      build:
        'Let the mailbox sort and prepare replies, connect a booking page with the adviser’s diary, and remind by text. A change of bank details always means a call-back. Questions of advice are shut out of drafting.',
      checkpoint: 'It takes two people to alter payment details, and one client service officer to read every draft.',
      first_step:
        'On Friday the client service lead has figures for 300 mails: what kind they were and how many minutes went into each.',
      stop_test:
        'By week six, a quarter must be off the reply time, and the wrong desk may get 4 % of mails at most. If not, stop.',
      alternative:
        'Let all use one inbox, with a different owner daily, write 15 templates, and let every signature offer a booking.',
      risks: [
        {
          risk: 'The drafts are so helpful that a scammer gets the account number changed.',
          mitigation: 'Changes to a bank account get no draft, only a call to the number on file.',
        },
        {
          risk: 'A routine answer goes too far and counts as advice.',
          mitigation: 'Adviser desks get each "should I" mail, which 50 trial mails have to prove before you go live.',
        },
      ],
    },
  ],
  'finance/reconciliations-and-breaks': [
    {
      workflow:
        'Each morning brings files: insurer, lender, platform, custodian, bank. A rule clears whatever agrees to the cent; close pairs are put forward with the reason. What remains is sorted by probable cause, such as a fee, timing, a corporate action or a loan not there. The analyst settles groups, then hunts real errors.',
      build:
        'Lay matching software over each day’s files: hard rules go first, learnt ones follow. A document reader takes care of strange statements. Every break is logged with its age and whose it is. Only a person may post to the ledger.',
      checkpoint:
        'Groups put forward need a yes from the fund accountant. Write-offs over $500 carry the finance manager’s signature.',
      first_step:
        'By Thursday the finance manager sets out each open break with its cause and age, and names the three main causes.',
      stop_test: 'Two month ends are the trial. If under 80 % of lines have cleared untouched, that is the end.',
      alternative:
        'Bank rules and lookups can handle the ten items you see most; on Mondays, spend 15 minutes together on breaks.',
      risks: [
        {
          risk: 'Two errors cancel each other on screen, and beneath them money is gone.',
          mitigation: 'Keep proposals inside fixed limits, and go through 50 cleared items by hand every month.',
        },
        {
          risk: 'The sender moves a column, and trades that are fine seem lost.',
          mitigation: 'As files load, compare totals and the number of rows, and halt the run if either is out.',
        },
      ],
    },
    {
      workflow:
        'By morning the files are there from custodian, bank, insurer, platform and lender. Equal items clear themselves; similar ones are offered, with the why. All else is heaped by what probably lies behind it: a missing loan, a fee, timing or a corporate action. Heaps are cleared by the analyst, who then pursues what is truly wrong.',
      build:
        'A matching tool goes through the day’s files, by fixed rule to begin with and by learnt rule after. For statements in odd shapes there is a document reader. The log of breaks shows age and owner. Without a human, nothing reaches the ledger.',
      checkpoint:
        'Each group needs the fund accountant’s approval, and beyond $500 a write-off needs the finance manager’s name.',
      first_step:
        'Make a list of breaks still open, with age and cause, from which the finance manager learns by Thursday what three causes lead.',
      stop_test:
        'After the second of two month ends, at least 80 % of lines should clear by themselves. If fewer do, stop.',
      alternative:
        'On Monday talk about breaks for 15 minutes, and write a bank rule or lookup for each of the ten usual items.',
      risks: [
        {
          risk: 'Two mistakes are taken for a match, and a loss goes unseen.',
          mitigation:
            'Matches outside set limits are never offered, and 50 that cleared are retested by people each month.',
        },
        {
          risk: 'One column has moved in the file, and sound trades appear to be absent.',
          mitigation: 'Rows and totals are counted at loading, and if they do not tally nothing runs.',
        },
      ],
    },
  ],
  'finance/cash-and-flow-forecast': [
    {
      workflow:
        'As each week opens, claims, pipeline and money in and out are carried forward 13 weeks, as a band. It shows what moves them: season, rates, loans lodged. What no record holds is added by the finance manager. Limits, staff and funding are then set in committee.',
      build:
        'A single table, filled weekly, holds claims, pipeline and bank. Onto it goes a simple seasonal model with its drivers, plus cases for high and low. Past forecasts are kept and scored. Power BI shows it all on a page.',
      checkpoint:
        'Each week’s view has the finance manager’s comments and signature. From it the credit or investment committee draws its limits.',
      first_step:
        'Set your 12 latest forecasts beside what happened, and by Friday let the finance manager name the two lines that were furthest out.',
      stop_test: 'Over 13 weeks it must do better than the same week a year ago plus trend. If not, drop it.',
      alternative:
        'A cash sheet for 13 weeks will do, with a person’s name on every line; on Monday go over what was missed.',
      risks: [
        {
          risk: 'Quiet times taught the model small swings, and then everyone redeems at once.',
          mitigation: 'Name two cases of stress next to the forecast, and let these decide the limits.',
        },
        {
          risk: 'Dates that brokers merely hope for decide how much you fund.',
          mitigation: 'Count every stage at the rate it has come true, and grade each broker or source on lateness.',
        },
      ],
    },
    {
      workflow:
        'Every week opens with a look 13 weeks ahead at pipeline, claims and flows, best and worst included. You see what drives them, for instance lodged loans, the season or rates. The finance manager puts in what is known only to people. Then the committee decides on staff, limits and funding.',
      build:
        'Bank, claims and pipeline meet in one table each week. A seasonal model, kept simple, takes the drivers and gives a high and a low case. Hold on to old forecasts so that they can be scored. The result is one page of Power BI.',
      checkpoint:
        'Comments and a signature from the finance manager go with each weekly view, which the committee for credit or investment uses to set its limits.',
      first_step:
        'By Friday the finance manager has gone through 12 past forecasts, each line against the truth, and picked the two worst.',
      stop_test: 'The bar is last year’s figure for the week, with trend added. If 13 weeks do not clear it, stop.',
      alternative:
        'Keep a sheet of cash for 13 weeks, give each line to somebody, and talk on Mondays about where it was wrong.',
      risks: [
        {
          risk: 'After calm years the range is slim, and a rush of redemptions bursts it.',
          mitigation: 'Limits are set on two stress cases, each with a name, that stand next to the model.',
        },
        {
          risk: 'Funding is planned on settlement dates that brokers wish for.',
          mitigation:
            'Discount each stage by how often it came off before, and keep score of how late every source runs.',
        },
      ],
    },
  ],
  'finance/investor-reports': [
    {
      workflow:
        'Month end is closed and the numbers are locked. Merge fills the tables; trades, attribution and what the manager jotted down yield a rough commentary. For a DDQ, replies are taken with their date from the approved store. Then come the manager’s pen, the compliance check, and an earlier release by days.',
      build:
        'First comes a store of answers, each with its owner and end date. Tables draw straight on the performance system. The writing aid sees notes and locked data, nothing more. Then a further pass holds all numbers in the prose up to the tables.',
      checkpoint:
        'The words are signed by the portfolio manager. Claims and figures are held to the locked file, one by one, by compliance.',
      first_step:
        'By Wednesday the reporting lead has clocked every step of the latest month end and shown whose wait was on whom.',
      stop_test:
        'Three month ends on, edits should cost at most 60 % of what writing used to. If not, or if one false figure goes out, stop.',
      alternative:
        'Two pages with linked tables make a report; for questions, an Excel list of dated answers can be used again.',
      risks: [
        {
          risk: 'A reason for the month’s return is offered that attribution cannot bear out.',
          mitigation:
            'A cause may be printed if the manager noted it or the attribution table has it, and not otherwise.',
        },
        {
          risk: 'Someone uses an open tool, and your positions are known too soon.',
          mitigation: 'Write in a closed account, and until release bar the names of funds from all else.',
        },
      ],
    },
    {
      workflow:
        'After month end the figures are frozen. Tables fill themselves, and a commentary is begun on the basis of attribution, trades and notes by the manager. Dated replies from the approved bank serve for a DDQ. With edits by the manager and a pass by compliance, reports leave days earlier.',
      build:
        'Every reply in your answer bank has an owner and a day it lapses. The performance system feeds the tables. An assistant writes from notes and frozen data only, and a second check sets every figure in its sentences against the table.',
      checkpoint:
        'The portfolio manager answers for the words and signs. Compliance answers for numbers and claims, each checked in the locked file.',
      first_step:
        'Measure each stage of your latest month end, so that on Wednesday the reporting lead can say who was kept waiting by whom.',
      stop_test:
        'One wrong number sent out, and it stops. It stops as well if, three month ends on, editing eats over 60 % of former writing time.',
      alternative:
        'Shorten it to two pages, let tables update by link, and draw on an Excel bank of replies that carry a date.',
      risks: [
        {
          risk: 'The commentary explains returns by something that is not in the attribution.',
          mitigation: 'No cause is allowed in but those noted by the manager or shown in the attribution table.',
        },
        {
          risk: 'What the fund holds becomes known early, by way of some public tool.',
          mitigation:
            'Work inside a closed account, where fund names are kept from any other tool until the day of release.',
        },
      ],
    },
  ],
  'finance/client-records': [
    {
      workflow:
        'There is one record per client: number, household, what they hold, when they are next seen. Duplicates join, dead entries close, papers are scanned under the client’s name. After that a change is made in just one spot first; links or a check each week carry it to the others.',
      build:
        'Your present CRM becomes the master. List 20 fields where errors are not allowed. People tidy the top 200 clients; matching rules tidy everyone else. Side spreadsheets end. There is no AI in it, and it is worth doing for its own sake.',
      checkpoint:
        'Records join only when a client service officer agrees. Monthly, the practice manager holds 50 to the original papers.',
      first_step:
        'Pick 100 clients by lot, test the 20 fields, and have the practice manager put the result on the wall by Friday.',
      stop_test: 'Week ten is the check: with less than 80 % of records right, halt and look for what went wrong.',
      alternative:
        'Below 150 clients, all you need is a spreadsheet, locked, with numbers for clients and someone named to keep it.',
      risks: [
        {
          risk: 'A son bears his father’s name, their records become one, and post reaches the wrong home.',
          mitigation:
            'Ask for the name, date of birth and a further fact before records join, and for 90 days be able to undo.',
        },
        {
          risk: 'Copies of a TFN from years ago move across with everything else.',
          mitigation: 'Before moving, hunt down ID scans and TFNs, and destroy all that no law makes you hold.',
        },
      ],
    },
    {
      workflow:
        'Number, products, household and next review: each client has these in a single record. Twins are joined, dead records shut, and paper is scanned and filed by client. Thereafter any change starts in one system, and a link or weekly check brings the others along.',
      build:
        'The CRM that you have is to be the master. Decide on 20 fields that have to be correct. By hand, go through the 200 top clients; rules can match the remainder. Close the private spreadsheets. No AI is involved, and the gain comes regardless.',
      checkpoint:
        'A merge waits for a client service officer to say yes, and 50 records a month are compared with papers by the practice manager.',
      first_step:
        'Test 20 fields on 100 clients chosen at random, and let everybody see the practice manager’s score by Friday.',
      stop_test: 'If week ten finds under 80 % in order, pause the work and ask why.',
      alternative:
        'A firm with fewer than 150 clients can keep one spreadsheet, locked, numbered, and in one named person’s care.',
      risks: [
        {
          risk: 'Junior and senior share a name, end up as one client, and mail goes astray.',
          mitigation:
            'Name alone never merges: add birth date and one other fact, and hold a log for 90 days that can undo it.',
        },
        {
          risk: 'The clean new store takes over every old TFN copy.',
          mitigation: 'Look for TFNs and scans of ID before you begin, and keep none that the law lets you delete.',
        },
      ],
    },
  ],
}

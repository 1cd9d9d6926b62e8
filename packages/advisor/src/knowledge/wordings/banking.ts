import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'banking/loan-file-assembly': [
    {
      workflow:
        'Papers come in through a branch or a broker. Software labels them, picks out debts, rent and income, and shows gaps or clashes with the application. With the image alongside, your assessor checks every number and then weighs up the loan.',
      build:
        'Place a document reader ahead of origination. It needs one checklist for each product and a screen that shows a number next to where it came from. Brokers should hear what is outstanding inside an hour.',
      checkpoint:
        'Before anyone runs serviceability, the credit assessor agrees on screen to the expenses, debts and income.',
      first_step: 'Follow 20 files all the way from being lodged to being decided. Note each wait and who caused it.',
      stop_test:
        'Give it ten weeks and check 200 files. If it reads under 95 % of the key figures correctly, call it off.',
      alternative:
        'Turn away incomplete files at the door with a checklist for brokers, and give each group of brokers its own processor.',
      risks: [
        {
          risk: 'A single bonus or some overtime is taken for base salary, so the borrower gets too big a loan.',
          mitigation:
            'Keep the type on every line of income. For pay that is not base, the assessor has to open the source.',
        },
        {
          risk: 'A fake payslip gets through since nothing in it looks wrong.',
          mitigation:
            'Compare pay with what lands in the account. Files whose sums or fonts look off go to the fraud desk.',
        },
      ],
    },
  ],
  'banking/business-credit-memo': [
    {
      workflow:
        'Call notes, tax returns and accounts are loaded by the banker. Software spreads the numbers, checks them against policy and covenants, and writes a first memo that cites its source for each one. Making the case is the banker’s job; deciding is for credit.',
      build:
        'Use your own template for the spreads and the memo, and tie in the policy manual so it names every exception. Yearly reviews of clients with no change come first: the backlog is long and little can go wrong.',
      checkpoint:
        'Facts and opinion carry the banker’s signature. Approval or refusal comes from a credit officer who had no hand in the draft.',
      first_step: 'Ask credit for five strong papers and five weak ones, with a written note on what set them apart.',
      stop_test:
        'End it if hours drop by under 15 %, or if credit spots over two wrong figures among the first 40 drafts.',
      alternative:
        'Agree with credit on a slimmer template for renewals where nothing has changed. It often removes half the pages.',
      risks: [
        {
          risk: 'The text flows so well that nobody sees the debt cannot be paid from cash flow.',
          mitigation:
            'Let code work out the ratios. They open page one in green or red, and nobody can alter them in the text.',
        },
        {
          risk: 'Half of the firm has been sold, yet the paper tells the same tale as a year ago.',
          mitigation: 'Facts that are over twelve months old are listed. The banker keeps or strikes out each one.',
        },
      ],
    },
  ],
  'banking/scam-and-fraud-watch': [
    {
      workflow:
        'Within a second, every payment is scored on habit, device, amount and payee. A high score puts it on hold while the member answers a plain question or takes a call. An analyst then releases, stops or reports it, and the system learns from that.',
      build:
        'Get the scores from Cuscal or Indue if they run your payments, or from a vendor like BioCatch, Featurespace or Feedzai. What you must make yourself are the rules for holds, a script for calls and a way to feed results back.',
      checkpoint: 'No hold above $1,000 is lifted or refused until a fraud analyst has ruled on it and noted why.',
      first_step:
        'Go through the 50 latest scam cases and find the point in each where a delay or a question could have saved the money.',
      stop_test:
        'Run it silently for eight weeks. If, within your alert budget, it catches under 6 in 10 known cases, stop and tune it again.',
      alternative:
        'Check payee names, slow down first payments, cut default limits and script the branch talk. All are cheap and prevent a lot.',
      risks: [
        {
          risk: 'A hold over the weekend catches a house deposit, rent or wages, and someone suffers for it.',
          mitigation:
            'Staff look at every hold inside 30 minutes on all seven days. Failing that, a lower limit applies in the meantime.',
        },
        {
          risk: 'Certain groups get stopped much more than others, for instance recent migrants sending money to family.',
          mitigation:
            'Each month set hold rates side by side by corridor and age band. Tune again wherever few cases prove true.',
        },
      ],
    },
  ],
  'banking/aml-alert-review': [
    {
      workflow:
        'When an alert comes up, software collects ownership, old cases, payments and the profile. It writes a draft note that cites sources and names what is still unknown. Your analyst follows up, weighs it and settles within the legal deadline if a report must go in.',
      build:
        'Build a case aid within your own network that completes the template from registry, screening and core data. Start with better name matching: earlier clearances, birthplace and birth date stop the same hit coming back.',
      checkpoint:
        'Every closure bears an analyst’s name. Each week the AML compliance officer looks over a 5 % sample.',
      first_step:
        'For the past quarter, tally alerts rule by rule and see how many led to reports. Pick out the rules that yield almost none.',
      stop_test:
        'Let someone blind check 100 closed cases. One report missed ends it, and so does a saving in minutes below 15 %.',
      alternative:
        'With your vendor, tune the five rules that make the most noise, and keep a list of cleared names that keep coming up.',
      risks: [
        {
          risk: 'The tidy note skips the single strange transfer, so nobody files a report.',
          mitigation:
            'A table straight out of the ledger shows all payments over the alert rule. The text is not trusted for this.',
        },
        {
          risk: 'Branch staff get wind of a case, and the customer learns of it.',
          mitigation: 'Only the AML team may open cases. The CRM shows nothing, and each look leaves a log entry.',
        },
      ],
    },
  ],
  'banking/contact-centre-assist': [
    {
      workflow:
        'The system knows who is calling and infers why from how they start. It puts the procedure and a suggested answer in front of the agent, then drafts the closing note for a check. In chat, easy questions on the app get answers that cite a source.',
      build:
        'Help agents first. Your present phone platform, be it NICE, Genesys or another, can search procedures and sum up calls. After that, open chat for the ten easiest questions and keep a human one click off.',
      checkpoint:
        'No reply or note stands until the agent agrees. Every month the team leader hears five calls from each of them.',
      first_step:
        'For one week, label why people ring until you have 500 calls. Ask which five reasons a new letter or app change could end.',
      stop_test: 'Eight weeks in, handling time should be 8 % lower. If not, or if service complaints go up, end it.',
      alternative:
        'Text people ahead of a rate change and improve the app’s page for lost cards. Those calls then never come.',
      risks: [
        {
          risk: 'Someone in money trouble, or in danger at home, is stuck talking to a machine.',
          mitigation:
            'In chat and on the phone alike, mention of a scam, a death, hardship or violence brings in a trained person at once.',
        },
        {
          risk: 'The agent reads out a rate or fee that lapsed a year ago.',
          mitigation: 'Take every rate from the live product table, not from prose. Pages lapse after a quarter.',
        },
      ],
    },
  ],
  'banking/complaints-and-breaches': [
    {
      workflow:
        'Software looks for unhappy customers in call notes, mail and secure messages. Whatever it finds becomes a case that shows issue, product, deadline and any vulnerability. A handler looks into it, gets a first letter, and sees similar cases together to find the cause.',
      build:
        'You need a finder that reads call notes and mail, case records in ASIC’s data format, and letters built from approved text. Once a week, list any group with three similar cases or more.',
      checkpoint:
        'Each case has a complaints officer who signs the last letter. Every week compliance goes through whatever might be a breach.',
      first_step:
        'Two staff listen in on 50 calls and note how many callers complained. Hold that count against the register.',
      stop_test: 'Mark 200 items by hand. If six weeks on it has found under 8 in 10 of the complaints in them, stop.',
      alternative:
        'Use a single mailbox and a single register that shows deadlines. Meet for 15 minutes a day over those beyond day 15.',
      risks: [
        {
          risk: 'The letter turns someone down because of a clause they never received.',
          mitigation:
            'Nothing can be posted until the handler has added the version of the contract that applied on the day.',
        },
        {
          risk: 'One serious case sinks from view in a group of minor moans on fees.',
          mitigation:
            'Show each case of scam, death, big loss or family violence on its own line as well as in any group.',
        },
      ],
    },
  ],
  'banking/policy-and-procedure-search': [
    {
      workflow:
        'Branch staff and lenders put their question as they would to a colleague. Back comes the clause itself with its date and page, or a plain word that policy does not cover it. What stays open goes to the owner of that policy, and the ruling is added.',
      build:
        'Set up a private assistant in your tenancy that reads procedures, product terms and policies in force. Take in nothing that lacks a date and an owner. Try it on 100 questions the credit desk really had.',
      checkpoint: 'On Fridays policy owners go over every question that got a thumbs-down or no answer.',
      first_step: 'Let the credit desk write down what it is asked for one week. Use the 30 most common as your test.',
      stop_test: 'After a month, at least 85 of the 100 test answers must be correct and cite a source. If not, stop.',
      alternative: 'Have the credit desk keep an index, two pages long, to the 40 rules people ask for most.',
      risks: [
        {
          risk: 'Some forgotten PDF still holds an old limit, and lending drifts outside policy.',
          mitigation:
            'The tool sees the register of papers in force and nothing else, and shows when each was approved.',
        },
        {
          risk: 'People put the names of customers into their questions.',
          mitigation:
            'Hide licence and account patterns before anything is stored, and place a short rule next to the box.',
        },
      ],
    },
  ],
  'banking/arrears-and-hardship': [
    {
      workflow:
        'Growing card use, dishonours and gaps in pay point to borrowers under strain. An officer with training sends a gentle note and then phones. The tool reads hardship forms into the file, and borrower and officer settle on a plan together.',
      build:
        'Begin with a list of who may need help, drawn from plain signs in the account, and drafts that offer support without threats. Next, let software read hardship forms so you answer inside 21 days.',
      checkpoint:
        'Nobody is contacted until a hardship officer has read the case. Plans are agreed by phone or face to face.',
      first_step:
        'Look back at 60 loans that hit 60 days overdue. Which sign in the account came up first, and on what date?',
      stop_test:
        'After three months, compare with similar borrowers you have not yet called. If early contact does not mean fewer reach 60 days, stop.',
      alternative:
        'Phone within three days when anyone first misses a payment, and offer help. Take the loans in order of age.',
      risks: [
        {
          risk: 'Staff use it to cut limits or press for money, so borrowers no longer ask for support.',
          mitigation: 'Put in writing that it serves offers of help and nothing else. The credit team cannot open it.',
        },
        {
          risk: 'The text lands on a phone that an abusive partner checks.',
          mitigation: 'See to safe-contact flags before sending anything, and never put sums or accounts into a text.',
        },
      ],
    },
  ],
  'banking/reconciliation-and-exceptions': [
    {
      workflow:
        'At daybreak the core, scheme and ledger files come in. Exact pairs are matched by rule. For what is left, a model offers pairs and says why, and an officer takes or refuses them. Old items move up, each with a query drafted for the other bank.',
      build:
        'Choose reconciliation software that applies rules before it suggests anything, and that drafts your investigation mails. The first two accounts should be those with the most old items.',
      checkpoint:
        'Suggested pairs count once a payments officer takes them. Every day’s reconciliation is signed by finance.',
      first_step:
        'Over five days write up what sits in suspense, by cause and by account, and how many minutes each cause takes.',
      stop_test: 'If eight weeks bring the share touched by hand down by under 5 points, give up.',
      alternative: 'Cure it where it starts: get your five biggest remitters to use one set reference format.',
      risks: [
        {
          risk: 'Equal sums get swapped, which leaves two customers with the wrong balance.',
          mitigation: 'A matching amount is never enough. Time, reference or name has to fit as well.',
        },
        {
          risk: 'Come month end, people wave through every suggestion to empty the queue.',
          mitigation: 'Turn off bulk accept. Somebody else checks a 5 % sample plus everything over $10,000.',
        },
      ],
    },
  ],
  'banking/customer-data-foundation': [
    {
      workflow:
        'Every night card, loan and core data is copied, read-only, into a single store. Rules join the many numbers that belong to one person, and owners mend faults that checks reveal. All reporting, and any model later on, uses that store and leaves the core alone.',
      build:
        'Create a modest warehouse in your tenancy: ten tables that have been checked, an owner for each, and an open list of what is still wrong. Let the coming quarterly return set what goes in first.',
      checkpoint: 'Once a month the owner of a table signs off one page that says which checks it met and missed.',
      first_step:
        'Write down the 20 reports you cannot do without: who prepares them, out of which data, and in how many hours.',
      stop_test: 'Week 16 is the limit. If not one regular report uses the new tables by then, stop.',
      alternative:
        'Take your core provider’s reporting module instead, and have branches run a drive to correct birth dates and addresses.',
      risks: [
        {
          risk: 'Records are joined wrongly, and a member sees somebody else’s money.',
          mitigation:
            'Join people in the reporting copy alone until licence and birth date match. No rule ever touches the core.',
        },
        {
          risk: 'It swells to take in all tables and nobody ever uses the result.',
          mitigation:
            'Hold to one date, one return and ten tables. Anything more must have a named report in need of it.',
        },
      ],
    },
  ],
  'banking/retention-and-next-offer': [
    {
      workflow:
        'A payout figure requested, a rate gap or pay that goes elsewhere puts members on a brief weekly list. Lenders phone them, do an honest review, write down how it ended and can give a fixed discount. Marketing writes only to people whom the offer fits.',
      build:
        'Make a plain list of who may leave, covering home loans and deposits about to mature. Leave some people uncalled as controls. Show it as CRM tasks next to the rule on discounts.',
      checkpoint:
        'Ahead of a call the lender reads that member’s file. Any price outside the band needs the lending manager.',
      first_step: 'Pick 50 discharge files. What did the account show during the eight weeks that led up to each?',
      stop_test: 'Compare with the controls after three months. If members you rang leave just as often, stop.',
      alternative:
        'Phone borrowers six weeks ahead of the end of a fixed rate, and depositors two weeks before theirs matures.',
      risks: [
        {
          risk: 'People who talk of leaving get a better price than those who stay loyal and silent.',
          mitigation:
            'Every quarter, show the board how rates differ with the age of the loan. Limit that gap where loans are alike.',
        },
        {
          risk: 'You offer loans to members they do not suit.',
          mitigation: 'Apply target market rules before all else. A member flagged for hardship never makes the list.',
        },
      ],
    },
  ],
  'banking/control-testing': [
    {
      workflow:
        'In the week a loan file or supplier contract closes, software holds it up to your rules and cites the page for any gap. Someone reviews those with flags plus a few clean ones taken at random. The branch can then mend the cause at once.',
      build:
        'Let reviewers write 20 to 30 rules, and run them nightly over loans that have closed. To test interest and fees, simply work them out again in code; no model does it better.',
      checkpoint: 'The lender is told nothing until a reviewer has opened the file and seen that the gap is real.',
      first_step:
        'Get reviewers to put on paper the 20 things they look for by habit, with a right and a wrong sample of each.',
      stop_test:
        'Try it on 150 files with known results. Over 1 in 10 gaps missed, or above 3 false flags a file, means stop.',
      alternative: 'Before money goes out, have the settler sign a checklist of ten lines.',
      risks: [
        {
          risk: 'People trust files that pass, so gaps of a new type stay hidden.',
          mitigation:
            'Never stop reading 2 % of the clean ones by hand. Whatever turns up becomes a new rule inside a month.',
        },
        {
          risk: 'Judged on unchecked flags, lenders start writing to please the software.',
          mitigation:
            'Count a gap only once it is confirmed. Use the results to coach people before they enter a scorecard.',
        },
      ],
    },
  ],
  'banking/shared-inbox-drafts': [
    {
      workflow:
        'When an email or scan of a form comes in, software tells what is wanted and looks for signature and ID pages. It passes the item on and prepares a letter or an entry for the core. An officer makes sure who sent it and completes the job.',
      build:
        'Within your own mail tenancy, sort messages, give every kind of request a deadline, and draft letters out of approved templates. Payout figures and discharges have set steps, so do those first.',
      checkpoint: 'Nothing is posted until a servicing officer has proved who is asking and read the letter.',
      first_step:
        'Go through a week of mail, group it by what people want, and note how many times each item was passed on.',
      stop_test: 'If four weeks in over 1 in 10 messages reach the wrong place, stop.',
      alternative: 'For each mailbox name one owner a day. Use five folders, and write the deadline into the subject.',
      risks: [
        {
          risk: 'A fake message requests a new phone number or a payout figure, and staff comply.',
          mitigation:
            'Email by itself never releases a figure or changes a detail. An officer rings the number you already hold.',
        },
        {
          risk: 'A bright standard letter goes to a household in mourning.',
          mitigation:
            'A named officer composes all letters on hardship and estates, and software supplies facts alone.',
        },
      ],
    },
  ],
  'banking/staff-and-cash-planning': [
    {
      workflow:
        'Demand for every half hour is worked out from rate dates, school holidays, pay days, calls and past visits. From this the planner receives four weeks of draft shifts and cash orders. Managers swap what they need to before it is posted.',
      build:
        'Your workforce or phone platform probably forecasts already: switch that on and put in counts from branches. For cash, a forecast for each branch plus a margin for safety is enough.',
      checkpoint: 'No roster is posted until the branch manager has worked on it. Cash orders take two people.',
      first_step:
        'Chart eight weeks of calls and teller work by the half hour, with the shifts that were on shown next to it.',
      stop_test: 'Look at the branch with the longest waits. If eight weeks have not cut them by 10 %, stop.',
      alternative:
        'Set one roster for pay weeks and one for the others, and go over both with branch managers every quarter.',
      risks: [
        {
          risk: 'Someone uses the quiet counts to argue for shutting a branch the town depends on.',
          mitigation:
            'Traffic never goes to the board by itself. It comes with how old members are and how far the next branch is.',
        },
        {
          risk: 'Shifts are cut up to fit demand, and people quit.',
          mitigation: 'Build two weeks’ notice and a shortest shift into the planner so they cannot be changed.',
        },
      ],
    },
  ],
  'banking/account-opening': [
    {
      workflow:
        'People send in trust papers or ID. Software takes the details, completes the form, looks at registers and tells them straight away if something is lacking. When rule checks find nothing, the account is open in minutes. An officer gets the others, summed up on a page.',
      build:
        'Ahead of your onboarding, add checks of documents and registers through an accredited identity service. Count who leaves at every screen. Mend the two worst ones before you think of a model.',
      checkpoint: 'Refusals and referred cases are all settled within the day by an onboarding officer.',
      first_step: 'Take your own phone and open every type of account. Note wherever you pause.',
      stop_test: 'Eight weeks on, stop if early fraud has doubled or fewer than 3 points more people finish.',
      alternative:
        'Ask for no more than the law requires, let people resume, and send a link by text when they break off.',
      risks: [
        {
          risk: 'Matching of faces works less well on older people or dark skin, and they are turned away.',
          mitigation:
            'When it fails once, propose a video call or a visit to a branch. Each month look at failures by age band.',
        },
        {
          risk: 'Because accounts open quickly, gangs use them to move money.',
          mitigation: 'Limits stay low for the first 30 days. A device tied to a known bad account halts the process.',
        },
      ],
    },
  ],
}

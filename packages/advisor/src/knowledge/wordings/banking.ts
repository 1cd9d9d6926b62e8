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
      kpis: [
        {
          name: 'days a file takes from lodgement to answer',
          unit: 'days, middle file',
          baseline: 'read time stamps on 200 recent files, channel by channel',
          target: 'bring them down 25 to 40 %',
        },
        {
          name: 'files returned because papers lack',
          unit: '% of files',
          baseline: 'mark each one sent back for four weeks',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        '500 finished files, papers included',
        'a checklist for each product',
        'why files had to be redone',
        'when each step began and ended',
      ],
      must_not_decide:
        'The reader reads. Whether to approve, decline or limit a loan is decided by a lender who holds the authority and writes down the grounds.',
    },
    {
      workflow:
        'Whatever a broker or branch sends in is sorted and named. The reader lifts out what people earn, pay in rent and owe, and points to anything absent or at odds with their form. The assessor compares these values with the scans before turning to the real question.',
      build:
        'Let software read papers before they reach origination. Staff see value and scan next to each other, and each product has its list of what must be there. Within an hour the broker knows what you still lack.',
      checkpoint: 'Serviceability waits until a credit assessor has ticked off income, expenses and debts as shown.',
      first_step: 'Pick 20 loans and clock them from start to answer. Write next to every pause whose desk it was on.',
      stop_test:
        'Check 200 files after ten weeks. Should fewer than 95 % of main figures prove correct, bring it to an end.',
      alternative:
        'Take no file that has gaps: make brokers work through a list first. Then let one processor look after each set of them.',
      risks: [
        {
          risk: 'Pay from overtime, or a bonus paid once, counts as salary, and the sum lent is more than they can carry.',
          mitigation:
            'No line of pay loses its label. If it is not base pay, the assessor cannot go on without viewing the page.',
        },
        {
          risk: 'Crooks make payslips that look perfect, so they slip by.',
          mitigation: 'Do the wages match money paid into the account? Odd fonts or sums mean the fraud desk sees it.',
        },
      ],
      kpis: [
        {
          name: 'working days until a decision is made',
          unit: 'days, middle file',
          baseline: 'take the last 200 files and their stamps, by channel',
          target: '25 to 40 % less',
        },
        {
          name: 'share of files that bounce for want of documents',
          unit: '% of files',
          baseline: 'tag them as they go back, over four weeks',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'closed loans, 500 with all documents',
        'what each product’s checklist asks',
        'reasons that caused rework',
        'stamps for every stage',
      ],
      must_not_decide:
        'Approving, declining and setting limits are out of bounds for the tool. They belong to a lender with delegated authority, whose reasons go on file.',
    },
    {
      workflow:
        'The assessor opens a file in which income, rent and debts are already read and the gaps listed. Software has named each paper that broker or branch sent and compared it with the form. Every figure is checked against its image, and then judgement begins.',
      build:
        'Put document reading before the origination system. Give it a checklist for each product, and show figure and source on one screen. The broker gets a reply within an hour that lists what you still need.',
      checkpoint:
        'Income, expenses and debts need a yes from the credit assessor on screen. Serviceability is run after that.',
      first_step:
        'Choose 20 files and time each, from the day it was lodged until the decision. Mark every wait and the person waited for.',
      stop_test: 'Check 200 files at ten weeks. When fewer than 95 % of their key figures were read correctly, stop.',
      alternative:
        'Let a checklist for brokers reject files that are incomplete as they are lodged, and pair each broker group with one processor.',
      risks: [
        {
          risk: 'The reader takes overtime or a once-only bonus as base pay, and you lend more than you should.',
          mitigation:
            'Income lines carry their type. For anything but base pay, the assessor has to click through to the source.',
        },
        {
          risk: 'A forged payslip is neat, so nothing stops it.',
          mitigation:
            'Salary is compared with credits to the account. Where fonts or sums are faulty, the fraud desk takes the file.',
        },
      ],
      kpis: [
        {
          name: 'time to decision, in working days',
          unit: 'days, middle file',
          baseline: 'stamps by channel for your latest 200 files',
          target: 'reduce it by 25 to 40 %',
        },
        {
          name: 'files that go back for missing documents',
          unit: '% of files',
          baseline: 'over four weeks, count each return',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'documents from 500 closed files',
        'checklists by product',
        'causes of rework',
        'times at each step of the file',
      ],
      must_not_decide:
        'It must stop at reading. Limits, approvals and refusals come from a lender with delegated authority, and the reason is recorded.',
    },
    {
      workflow:
        'What is missing, and what disagrees with the form, is known minutes after a broker or branch sends a file in. The tool sorts the papers and reads rent, income and debts. Your assessor confirms each number beside its image and can turn to the lending question.',
      build:
        'Buy a reader that sits ahead of origination and shows each value next to the page it came from. One checklist a product tells it what to expect. Have it write to the broker inside the hour about anything outstanding.',
      checkpoint:
        'The credit assessor signs off debts, income and expenses one by one. Until that is done, no serviceability test.',
      first_step:
        'Trace the path of 20 files to their decision. Wherever one sat still, note for how long and on whose desk.',
      stop_test:
        'Ten weeks in, draw 200 files and compare. Key figures read right in under 95 % of cases mean the end.',
      alternative:
        'Brokers fill in a checklist, and a file with gaps is not accepted. Each group of them deals with a single processor.',
      risks: [
        {
          risk: 'Overtime, or a bonus that comes once, is counted as regular salary. The loan ends up too big.',
          mitigation:
            'Label each kind of income and keep the label. The assessor must view the source wherever pay is not base.',
        },
        {
          risk: 'Clean-looking payslips can be fakes, and these get through.',
          mitigation:
            'Match wages to what the account received, and pass files with strange sums or lettering to the fraud desk.',
        },
      ],
      kpis: [
        {
          name: 'how long an applicant waits for a decision',
          unit: 'days, middle file',
          baseline: 'go by the stamps on 200 files, split by channel',
          target: '25 to 40 % shorter',
        },
        {
          name: 'files with papers missing',
          unit: '% of files',
          baseline: 'label all send-backs during four weeks',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'past files, 500 in number and complete',
        'product lists of required papers',
        'what led to rework',
        'hours and dates for each step',
      ],
      must_not_decide:
        'No approval, refusal or limit may come out of the reading. A lender holding delegated authority decides, and says why on the record.',
    },
    {
      workflow:
        'Every paper from broker or branch is named and read, and the assessor sees at once what is missing or at odds with the form. Rent, debts and income are lifted out. Once each figure has been held to its image, the assessor can judge the loan.',
      build:
        'Install document reading ahead of your origination system, with one list of required papers for each product. Each figure appears next to its page. Within the hour, brokers are told what has yet to come.',
      checkpoint:
        'No serviceability run takes place before the credit assessor has confirmed expenses, income and debts on the screen.',
      first_step:
        'Put a clock on 20 files, lodgement to decision. Where did each one stand still, and whom was it waiting for?',
      stop_test:
        'After ten weeks, compare the key figures in 200 files with their sources. If not 95 % of them are right, stop.',
      alternative:
        'Files with gaps are refused at lodgement by a broker checklist. Every broker group has a processor of its own.',
      must_not_decide:
        'The tool reads and goes no further. A lender with delegated authority approves, declines or sets the limit, and puts the reason on file.',
      risks: [
        {
          risk: 'Somebody’s overtime or one-time bonus passes for base salary, and too much is lent.',
          mitigation: 'Income keeps its type, line by line. Pay other than base sends the assessor to the source.',
        },
        {
          risk: 'A well-made payslip is forged, and the reader finds nothing wrong.',
          mitigation: 'Hold salary against credits in the account. Faulty sums or fonts take a file to the fraud desk.',
        },
      ],
      kpis: [
        {
          name: 'working days to a decision',
          unit: 'days, middle file',
          baseline: 'stamps on 200 files, each channel on its own',
          target: '25 to 40 % lower',
        },
        {
          name: 'files returned over missing papers',
          unit: '% of files',
          baseline: 'tag whatever goes back in four weeks',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        '500 files now closed, documents and all',
        'the checklist of every product',
        'why rework was needed',
        'time stamps, step by step',
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
      kpis: [
        {
          name: 'hours a banker puts into one paper',
          unit: 'hours',
          baseline: 'ten bankers note their next three',
          target: 'bring them down 30 to 45 %',
        },
        {
          name: 'annual reviews past their date',
          unit: '% of facilities',
          baseline: 'the list as it is today',
          target: 'less than 5 % within six months',
        },
      ],
      data_needed: [
        'old memos and how they turned out',
        'clients’ accounts',
        'the credit policy',
        'register of covenants',
      ],
      must_not_decide:
        'Risk grade, price and approval are not the draft’s to set. They are for credit officers, each inside their authority.',
    },
    {
      workflow:
        'A banker uploads what there is: tax returns, accounts, notes of calls. Numbers get spread and held up to covenants and policy. A memo is drafted in which every figure shows where it comes from. Then the banker pleads for the deal, and credit rules on it.',
      build:
        'Keep your template. Have software do the spreads, write the memo and, by way of the policy manual, call out each exception. Clients whose year brought nothing new are the place to start, for much is waiting and little is at risk.',
      checkpoint:
        'With a signature the banker stands behind view and facts. Yes or no is said by some other person, a credit officer.',
      first_step: 'Credit lays five good papers next to five poor ones, and explains on paper where they differ.',
      stop_test:
        'The test is 40 drafts. Over two figures that credit finds wrong, or less than 15 % off the hours, and you stop.',
      alternative:
        'If a renewal brings no change, a brief form will do. Settle it with credit, and half the paper may vanish.',
      risks: [
        {
          risk: 'Smooth prose covers up a cash flow too weak to carry the loan.',
          mitigation:
            'Ratios are computed by code and placed at the top of page one, coloured red or green. Text edits cannot touch them.',
        },
        {
          risk: 'Last year’s account is told again, though the owner no longer has half of the business.',
          mitigation:
            'Anything known for longer than twelve months is put before the banker, to be upheld or left out.',
        },
      ],
      kpis: [
        {
          name: 'time it takes to write a credit paper',
          unit: 'hours',
          baseline: 'have ten bankers log three papers each from now on',
          target: '30 to 45 % less',
        },
        {
          name: 'share of facilities with a review overdue',
          unit: '% of facilities',
          baseline: 'read it off the current list',
          target: 'under 5 % in half a year',
        },
      ],
      data_needed: [
        'earlier memos with their results',
        'financial statements of clients',
        'policy on credit',
        'covenants on register',
      ],
      must_not_decide:
        'Grading, pricing and approving are done by credit officers within the authority each one has. No draft may do so.',
    },
    {
      workflow:
        'Bankers get a first memo with every number sourced, and spend their time on the argument. They load tax returns, accounts and call notes, and the tool spreads the figures and tests them on policy and covenants. The decision is made by credit.',
      build:
        'Have software spread accounts and draft memos in the template you use. Linked to the policy manual, it names each exception. Start on annual reviews where the client has not changed: the queue is long, and mistakes cost little.',
      checkpoint:
        'A banker signs for facts and opinion. To approve or decline takes a credit officer with no part in the draft.',
      first_step: 'Let credit choose ten papers, five good and five poor, and write down what told them apart.',
      stop_test:
        'Watch the first 40 drafts. Three wrong figures found by credit are too many, as is a saving in hours under 15 %.',
      alternative:
        'Where a renewal changes nothing, agree with credit on a shorter template. Half of the pages often fall away.',
      risks: [
        {
          risk: 'The memo reads well and so conceals that cash flow will not service the debt.',
          mitigation:
            'Code works out the ratios and puts them in red or green at the top. The text cannot change them.',
        },
        {
          risk: 'Though half the business has a new owner, the memo tells last year’s tale.',
          mitigation:
            'Facts over twelve months old appear in a list, and the banker confirms each one or takes it out.',
        },
      ],
      kpis: [
        {
          name: 'banker time per memo',
          unit: 'hours',
          baseline: 'let ten bankers record the hours on three papers',
          target: 'reduce it by 30 to 45 %',
        },
        {
          name: 'reviews not done on time',
          unit: '% of facilities',
          baseline: 'count them in today’s list of facilities',
          target: 'fewer than 5 % after six months',
        },
      ],
      data_needed: [
        'memos from the past, outcome known',
        'statements and accounts',
        'written credit policy',
        'list of covenants in force',
      ],
      must_not_decide:
        'A credit officer sets the grade and the price and says yes or no, as far as their authority goes. The draft does none of this.',
    },
    {
      workflow:
        'A memo is drafted with the source next to each figure, out of accounts, tax returns and notes of calls that the banker supplies. Policy and covenants are tested on the way. What remains is argument, which the banker makes, and judgement, which is for credit.',
      build:
        'The tool spreads figures, writes in your own memo template and calls out each departure from the policy manual. Annual reviews with nothing new make the best start. They are many, and little hangs on them.',
      checkpoint:
        'Approval must come from a credit officer other than the author. The banker signs for the facts and the view.',
      first_step: 'Five papers credit liked and five it did not: ask for a written note on what made them so.',
      stop_test:
        'Your first 40 drafts will tell. More than two errors in the figures, or hours down by less than 15 %, and you stop.',
      alternative:
        'Renewals without change deserve a short form. Talk it through with credit, since half the pages can usually go.',
      risks: [
        {
          risk: 'Good prose can cover a borrower whose cash does not meet the repayments.',
          mitigation:
            'The ratios stand at the head of page one, red or green. They come from code, and no one can edit them.',
        },
        {
          risk: 'The business changed hands in part, half of it sold, and the paper still repeats the old story.',
          mitigation:
            'Every fact that is more than twelve months old is shown to the banker, who keeps it or strikes it.',
        },
      ],
      kpis: [
        {
          name: 'hours spent on each credit memo',
          unit: 'hours',
          baseline: 'three papers apiece, timed by ten bankers',
          target: 'down 30 to 45 %',
        },
        {
          name: 'overdue annual reviews',
          unit: '% of facilities',
          baseline: 'look at the list for today',
          target: 'at most 5 % by month six',
        },
      ],
      data_needed: [
        'finished memos and what became of them',
        'client financials',
        'policy manual for credit',
        'covenant list',
      ],
      must_not_decide:
        'What the draft says about a borrower is no grade, no price and no approval. Those come from credit officers acting within their limits.',
    },
    {
      workflow:
        'The first draft of a credit memo is written for the banker, with a source beside all figures. It is made from call notes, accounts and tax returns, spread and tested against policy and covenants. The banker makes the argument, and credit makes the decision.',
      build:
        'Let the tool spread figures and fill your memo template, with each exception named from the policy manual. Begin where the queue is long and little is at stake: annual reviews where nothing about the client is new.',
      checkpoint:
        'The banker vouches for facts and view by signature. Someone else, a credit officer, approves or declines.',
      first_step: 'Have credit pull out five papers it thought good and five it thought poor, and say in writing why.',
      stop_test:
        'In 40 drafts credit may find two wrong figures at most, and hours must drop 15 % or more. If either fails, stop.',
      alternative:
        'Settle with credit on a short memo for renewals that bring no change. As a rule half the pages can go.',
      must_not_decide:
        'A credit officer grades, prices and approves, each within their own authority. The draft may do none of the three.',
      risks: [
        {
          risk: 'The words are fluent, and nobody notices that cash flow falls short of the debt.',
          mitigation: 'Page one opens with ratios in red or green. Code computes them, and the text cannot alter them.',
        },
        {
          risk: 'Last year’s words are used again, though half the firm now belongs to someone else.',
          mitigation: 'Every fact past twelve months is listed, and the banker has to confirm it or drop it.',
        },
      ],
      kpis: [
        {
          name: 'hours per paper, by banker',
          unit: 'hours',
          baseline: 'ten bankers time three papers each',
          target: '30 to 45 % lower',
        },
        {
          name: 'facilities whose annual review is overdue',
          unit: '% of facilities',
          baseline: 'count from the list you have today',
          target: 'brought below 5 % in six months',
        },
      ],
      data_needed: [
        'memos of the past, with their outcome',
        'accounts that clients filed',
        'your policy for credit',
        'the covenant register as it stands',
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
      kpis: [
        {
          name: 'money lost to scams in a month',
          unit: '$ per 10,000 members',
          baseline: 'go through twelve months of cases, with what was got back',
          target: 'bring it down 20 to 40 %',
        },
        {
          name: 'alarms that prove false',
          unit: 'per true case',
          baseline: 'alerts of four weeks, each with its result',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'payments of two years, fraud tagged where confirmed',
        'logins and devices',
        'who was paid before',
        'how calls turned out',
      ],
      must_not_decide:
        'Closing accounts, refusing refunds and calling a member a mule are for a trained analyst. The member gets a hearing, and a score settles nothing.',
    },
    {
      workflow:
        'Habit, amount, payee and device make up a score for each payment, in less than one second. If it is high, the money waits and the member is asked something simple, or phoned. The analyst’s ruling to free, block or report goes back in as a lesson.',
      build:
        'Scores can be bought: from Indue or Cuscal, who handle payments for you, or from Featurespace, Feedzai, BioCatch and the like. When to hold, what to say on the phone and how outcomes return are yours to work out.',
      checkpoint:
        'If over $1,000 is held, a fraud analyst makes the call and puts the grounds in writing. Only then does it go out or get turned down.',
      first_step:
        'Lay out 50 recent scams. For each, ask where one more question, or a short wait, might have ended it.',
      stop_test:
        'After eight silent weeks it ought to have spotted 6 in 10 of the cases you know, with no more alerts than you can handle. If it falls short, halt and adjust.',
      alternative:
        'You can do much for little: wait on new payees, match their names, lower the standard limits, and give branches words to use.',
      risks: [
        {
          risk: 'Somebody’s wages, rent or deposit on a house sit frozen all weekend, and they pay the price.',
          mitigation:
            'Seven days a week a human takes up each held payment in 30 minutes. If nobody can, let a smaller sum through for now.',
        },
        {
          risk: 'New migrants who support relatives abroad, and others like them, run into holds all the time.',
          mitigation:
            'Look monthly at who is held, by payment corridor and by age band. Where hardly any turn out real, adjust.',
        },
      ],
      kpis: [
        {
          name: 'what members lose to scams',
          unit: '$ per 10,000 members',
          baseline: 'a year of cases, twelve months of reports and recoveries',
          target: '20 to 40 % less',
        },
        {
          name: 'false alerts for each real one',
          unit: 'per true case',
          baseline: 'see how four weeks of alerts ended',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'two years of payments with proven fraud marked',
        'events on devices and logins',
        'past payees',
        'results of the calls made',
      ],
      must_not_decide:
        'No account is shut, no refund denied and nobody named a mule on a score. A trained analyst decides that once the member has been heard.',
    },
    {
      workflow:
        'Suspect payments are paused before the money leaves, and the member is asked a plain question or phoned. The score takes under a second and looks at payee, device, amount and habit. An analyst frees, blocks or reports the payment, and that result trains the next score.',
      build:
        'Let your payments partner supply the scoring (Cuscal or Indue), or pick a vendor such as BioCatch, Feedzai or Featurespace. Three jobs are left to you: hold rules, the script for calls, and feeding outcomes back.',
      checkpoint:
        'Above $1,000 a hold is the fraud analyst’s to decide. The reason is written first, and then the money moves or is refused.',
      first_step:
        'Study your 50 most recent scams. At what step might one question, or some delay, have saved the member?',
      stop_test:
        'Let it run unseen for eight weeks. With fewer than 6 known cases in 10 found inside your alert budget, stop and retune.',
      alternative:
        'Delay payments to new payees, check their names, lower default limits and hand branches a script. It costs little and prevents much.',
      risks: [
        {
          risk: 'Over a weekend, wages or rent or a house deposit is stuck, and a member comes to real harm.',
          mitigation:
            'Somebody takes up each hold within 30 minutes, on every day of the week. Where that cannot be, a lower limit applies for the time being.',
        },
        {
          risk: 'New migrants sending money home, among others, are held far more than their share.',
          mitigation:
            'Check hold rates monthly by corridor and age band. Retune where hardly any of the holds were justified.',
        },
      ],
      kpis: [
        {
          name: 'losses to scams',
          unit: '$ per 10,000 members',
          baseline: 'add up reports and recoveries for the past twelve months',
          target: 'reduce them by 20 to 40 %',
        },
        {
          name: 'false alarms for every true one',
          unit: 'per true case',
          baseline: 'four weeks of alerts, sorted by outcome',
          target: '25 to 40 % fewer',
        },
      ],
      data_needed: [
        'payment history, two years, with fraud confirmed',
        'records of logins and devices used',
        'history of payees',
        'what came of each call',
      ],
      must_not_decide:
        'A trained analyst alone may shut an account, turn down a refund or mark a member as a mule, and the member has a say first. The score may not.',
    },
    {
      workflow:
        'In less than a second each payment is scored on amount, payee, habit and device. The risky ones wait while the member gets a simple question or a call. Afterwards the analyst lets it go, stops it or reports it, and the outcome goes back into the system.',
      build:
        'Do not build the scoring. Indue or Cuscal may offer it with your payments, and Featurespace, BioCatch and Feedzai sell it. What you do yourself is set the rules for a hold, write what callers say and return results.',
      checkpoint:
        'The fraud analyst rules on all holds of more than $1,000. Before money is let go or stopped, the grounds are on record.',
      first_step:
        'Take 50 scams from your files. For each, mark the moment when a pause or a question could have broken it off.',
      stop_test:
        'In silent mode, eight weeks long, it should catch 6 in 10 known cases or better without passing your alert budget. If it cannot, halt and retune.',
      alternative:
        'Cheap steps stop a lot: a wait on first payments, name checks on payees, smaller default limits, and words for branch staff to use.',
      risks: [
        {
          risk: 'A family’s rent, pay or deposit is frozen from Friday to Monday, and damage is done.',
          mitigation:
            'Staff respond to a hold in 30 minutes, all seven days. If they are not there, members can still send a smaller amount.',
        },
        {
          risk: 'The holds fall mostly on certain people, such as migrants who support family abroad.',
          mitigation:
            'Every month, look at who is held, by age band and by corridor. Where true cases are rare, change the setting.',
        },
      ],
      kpis: [
        {
          name: 'scam money gone each month',
          unit: '$ per 10,000 members',
          baseline: 'twelve months of cases, net of what you recovered',
          target: 'down 20 to 40 %',
        },
        {
          name: 'wrong alerts per right one',
          unit: 'per true case',
          baseline: 'check outcomes of alerts for four weeks',
          target: 'cut them by 25 to 40 %',
        },
      ],
      data_needed: [
        'tagged payments going back two years',
        'device data and login events',
        'each member’s past payees',
        'notes on how calls ended',
      ],
      must_not_decide:
        'To shut someone’s account, deny a refund or label them a mule takes a trained analyst and a hearing for the member. A number is not enough.',
    },
    {
      workflow:
        'A risky payment is held before it leaves, and the member gets a call or a plain question. Every payment has been scored within a second, by habit, payee, amount and device. The analyst frees it, blocks it or reports it, and that answer teaches the score.',
      build:
        'Scoring is for sale: ask Cuscal or Indue, your payments partner, or look at Feedzai, BioCatch or Featurespace. Hold rules, a script for calls and the return of outcomes are what you must do yourself.',
      checkpoint:
        'Any hold of more than $1,000 goes to a fraud analyst. The reason is noted before the money is freed or refused.',
      first_step:
        'With 50 recent scam cases on the table, find the step in each at which a delay or question would have helped.',
      stop_test:
        'Leave it silent for eight weeks. If, at your alert budget, fewer than 6 of every 10 known cases are spotted, stop and set it anew.',
      alternative:
        'A delay on new payees, name checks, lower default limits and a script in branches: small cost, and much is stopped.',
      must_not_decide:
        'Refusing a refund, closing an account and calling someone a mule need a trained analyst and a member who was heard. A score never may.',
      risks: [
        {
          risk: 'The weekend comes, and a hold on someone’s house deposit, wages or rent does real damage.',
          mitigation:
            'All week long, someone deals with a held payment within 30 minutes. If not, a smaller limit stands in.',
        },
        {
          risk: 'People who send money home, such as new migrants, are held again and again.',
          mitigation:
            'Hold rates are split by payment corridor and age band every month. Retune wherever few were true cases.',
        },
      ],
      kpis: [
        {
          name: 'money lost to scams, per 10,000 members',
          unit: '$ per 10,000 members',
          baseline: 'cases from twelve months, with losses and recoveries',
          target: '20 to 40 % lower',
        },
        {
          name: 'alarms that were wrong for each right one',
          unit: 'per true case',
          baseline: 'go through the alerts of four weeks and their outcomes',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        'two years’ payments, confirmed fraud tagged',
        'login events and device data',
        'payees used in the past',
        'outcomes of calls',
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
      kpis: [
        {
          name: 'minutes an alert takes an analyst',
          unit: 'minutes',
          baseline: 'clock 100 of them in two weeks',
          target: 'bring them down 30 to 50 %',
        },
        {
          name: 'alerts that have waited over ten days',
          unit: 'count',
          baseline: 'the queue today, sorted by age',
          target: 'none left after three months',
        },
      ],
      data_needed: [
        'alerts closed, with reason and outcome',
        'who owns what, and customer records',
        'payments made',
        'names hit and names cleared',
      ],
      must_not_decide:
        'Whether a suspicious matter report is filed, or a customer let go, is for the AML compliance officer. No model has a part in it.',
    },
    {
      workflow:
        'Each new alert makes the tool fetch who owns what, who was paid, and whether there were cases before. It drafts the note, gives its sources and leaves questions open for a human. It is the analyst who enquires and says, in the time the law allows, if you must report.',
      build:
        'The helper runs on your own network and fills in case forms with data from core, registry and screening. Let it first get better at names: a birth date, a place and what was cleared before will spare you many repeats.',
      checkpoint:
        'An alert is closed by an analyst who is named. Out of each week’s closures, 5 % are read again by the AML compliance officer.',
      first_step:
        'How many alerts did every rule raise over the last quarter, and what share of them was reported? Look for those with next to nothing.',
      stop_test:
        'Stop on either count: time saved comes to less than 15 %, or a blind look at 100 finished cases turns up even one report that should have been made.',
      alternative:
        'Your vendor can calm the five worst rules. Names that hit again and again belong on a clearance list.',
      risks: [
        {
          risk: 'What was strange about a single payment never made it into the summary, and nothing is reported.',
          mitigation: 'Whatever exceeds the rule is set out in a table, and the ledger, not the prose, supplies it.',
        },
        {
          risk: 'Word of a case reaches the branch, and from there the person concerned.',
          mitigation: 'Keep it out of the CRM altogether. The AML team has sole access, and all viewing is recorded.',
        },
      ],
      kpis: [
        {
          name: 'analyst time for each alert',
          unit: 'minutes',
          baseline: 'over two weeks, time 100',
          target: '30 to 50 % less',
        },
        {
          name: 'open alerts past ten days',
          unit: 'count',
          baseline: 'see how old the queue is now',
          target: 'down to nil in three months',
        },
      ],
      data_needed: [
        'past alerts and why each was closed',
        'ownership and customer files',
        'the transactions',
        'screening results, clearances too',
      ],
      must_not_decide:
        'It is the AML compliance officer who files a suspicious matter report or leaves it, and who ends a relationship. That is never left to a model.',
    },
    {
      workflow:
        'The analyst opens an alert and finds the case note drafted, with sources and the questions still open. Payments, profile, ownership and past cases have been gathered. Asking, judging and the decision to report remain the analyst’s, within the legal time.',
      build:
        'Run a case helper in your own network. It fills the template out of registry, screening and core data. Improve name matching before the rest: place, birth date and earlier clearances cut down hits that repeat.',
      checkpoint:
        'Alerts are closed under the analyst’s own name. A weekly 5 % of them goes before the AML compliance officer.',
      first_step:
        'Take the alerts of last quarter, rule by rule. Work out what share became reports, and spot the rules that almost never do.',
      stop_test:
        'Have 100 closed cases checked blind. If a report was missed, even one, or minutes are less than 15 % lower, stop.',
      alternative:
        'Ask your vendor to retune the five rules that raise most noise, and list the names already cleared.',
      risks: [
        {
          risk: 'One strange transfer is missing from a smooth summary, and the report is never made.',
          mitigation: 'Payments over the rule appear in a table drawn from the ledger. Prose is no substitute for it.',
        },
        {
          risk: 'Somebody in a branch sees the case, and the customer is warned.',
          mitigation: 'Nobody outside the AML team has access. Views are logged, and the CRM holds no trace.',
        },
      ],
      kpis: [
        {
          name: 'work per alert, in minutes',
          unit: 'minutes',
          baseline: 'two weeks with a clock on 100 alerts',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'backlog older than ten days',
          unit: 'count',
          baseline: 'sort today’s queue by date',
          target: 'cleared within three months',
        },
      ],
      data_needed: [
        'closed alerts and the grounds given',
        'records on customers and their owners',
        'payment data',
        'hits from screening, cleared or not',
      ],
      must_not_decide:
        'The AML compliance officer decides on suspicious matter reports, filed or not, and on parting with a customer. A model may not.',
    },
    {
      workflow:
        'Each alert comes with its homework done: profile, ownership, payments and earlier cases are collected and put into a draft note. It names sources and says what is unclear. The analyst makes enquiries, weighs the answer and determines in legal time if you must report.',
      build:
        'You need a helper, kept inside your network, that takes core, registry and screening data and fills in the case template. Names come first. With birth date, place and earlier clearances to go by, fewer hits return.',
      checkpoint:
        'Each closure has a named analyst behind it. The AML compliance officer reads 5 % of them every week.',
      first_step:
        'Which rules never lead anywhere? Count last quarter’s alerts for each, and the reports that followed.',
      stop_test:
        'Two limits apply: not a single missed report in a blind check of 100 cases, and 15 % or more off the minutes. Otherwise stop.',
      alternative:
        'Five rules make most of the noise, so tune them with the vendor. For names that keep returning, hold a clearance list.',
      risks: [
        {
          risk: 'The note is tidy but omits the odd payment that mattered, so no report goes in.',
          mitigation:
            'All payments beyond the alert rule are tabled from the ledger itself, whatever the text may say.',
        },
        {
          risk: 'Details of a case get to the branch and tip the customer off.',
          mitigation: 'Lock it to the AML team, log who looks, and let none of it show in the CRM.',
        },
      ],
      kpis: [
        {
          name: 'analyst effort on one alert',
          unit: 'minutes',
          baseline: 'measure 100 alerts across two weeks',
          target: '30 to 50 % shorter',
        },
        {
          name: 'alerts more than ten days old',
          unit: 'count',
          baseline: 'count by age in the present queue',
          target: 'zero by the end of three months',
        },
      ],
      data_needed: [
        'outcomes and reasons of closed alerts',
        'customer and beneficial owner data',
        'all transactions concerned',
        'screening matches and who cleared them',
      ],
      must_not_decide:
        'Reporting a suspicious matter, or not, and exiting a customer are calls no model may make. They fall to the AML compliance officer.',
    },
    {
      workflow:
        'The tool drafts a case note for each alert, with its sources and with questions left open. It has pulled together payments, ownership, profile and cases from before. Questions, judgement and the decision to report, inside the legal time, are the analyst’s.',
      build:
        'Keep the case helper within your own network, and let it fill your template with what core, registry and screening hold. Begin with names. Past clearances, place and date of birth bring repeat hits down.',
      checkpoint:
        'A named analyst stands behind each closed alert. Once a week, 5 % of closures are sampled by the AML compliance officer.',
      first_step:
        'List each rule with its alerts from last quarter and how many turned into a report. Which ones are close to zero?',
      stop_test:
        'Check 100 closed cases blind: no report may have been missed, and minutes must be 15 % down. If not, stop.',
      alternative:
        'Go to your vendor with the five noisiest rules. Names that were cleared go on a list, so they do not hit again.',
      must_not_decide:
        'The AML compliance officer decides whether a customer is exited, and whether a suspicious matter is reported. No model may.',
      risks: [
        {
          risk: 'The summary reads well but drops one odd transfer, and so no report is filed.',
          mitigation: 'Every payment over the alert rule is in a table. It is taken from the ledger, never from prose.',
        },
        {
          risk: 'A branch learns of the case, and so does the customer.',
          mitigation: 'The AML team alone can see it, each view is on a log, and the CRM is kept free of it.',
        },
      ],
      kpis: [
        {
          name: 'time an analyst gives each alert',
          unit: 'minutes',
          baseline: 'put a clock on 100 alerts in a fortnight',
          target: '30 to 50 % lower',
        },
        {
          name: 'queue of alerts past ten days',
          unit: 'count',
          baseline: 'sort what is open today by age',
          target: 'nil after three months',
        },
      ],
      data_needed: [
        'alerts you closed, why and how',
        'who the customers are and who owns them',
        'payments in the accounts',
        'hits at screening, with past clearances',
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
      kpis: [
        {
          name: 'minutes on a call, notes included',
          unit: 'minutes per call',
          baseline: 'four weeks of reports off the phone platform',
          target: 'bring them down 15 to 25 %',
        },
        {
          name: 'callers who hang up waiting',
          unit: '% of calls',
          baseline: 'hour by hour, in that report',
          target: 'a drop of 20 to 35 %',
        },
      ],
      data_needed: [
        'why people call, and recordings they were told of',
        'fee tables and procedures',
        'messages in the secure inbox',
        'times per call',
      ],
      must_not_decide:
        'Identity, fee waivers and hardship are for a member of staff with authority. The assistant decides none of them.',
    },
    {
      workflow:
        'From their opening words, and knowing who they are, the system works out what callers want. Agents see the page they need and a reply they can use. A note is ready for checking once the call ends. Those who ask simple things about the app in chat get a reply with its source.',
      build:
        'Start behind the scenes, on the phone platform already there (Genesys, NICE, whichever): call summaries, and search in procedures. When this works, ten very simple questions may go to chat, where one click brings somebody to help.',
      checkpoint:
        'It is for agents to pass each reply and each note. Team leaders sit in on five of every agent’s calls per month.',
      first_step:
        'Give 500 calls from one week a reason each. Could you make five of those reasons go away through the app or a letter?',
      stop_test:
        'If people are more unhappy with service, or calls are not 8 % shorter by the end of eight weeks, bring it to a close.',
      alternative: 'Warn members by text that rates will move. Mend the screen for lost cards. Fewer will ring at all.',
      risks: [
        {
          risk: 'A bot holds on to a person who cannot pay, or who is not safe at home.',
          mitigation:
            'Hardship, scam, violence, deceased: such a word, typed or spoken, leads directly to someone trained for it.',
        },
        {
          risk: 'People hear what a thing cost last year.',
          mitigation:
            'The product table gives rates as they stand today. No text is trusted for them, and each page runs out every quarter.',
        },
      ],
      kpis: [
        {
          name: 'handling time with the note',
          unit: 'minutes per call',
          baseline: 'what the phone platform shows for four weeks',
          target: '15 to 25 % less',
        },
        {
          name: 'share of calls given up',
          unit: '% of calls',
          baseline: 'take the hourly figures of the platform',
          target: 'lower by 20 to 35 %',
        },
      ],
      data_needed: [
        'recordings made with notice, and call reasons',
        'how things are done and what they cost',
        'secure messages received',
        'length of calls',
      ],
      must_not_decide:
        'Only authorised staff may clear a caller’s identity, waive a fee or rule on hardship. The assistant must leave all three alone.',
    },
    {
      workflow:
        'Agents have the right procedure and a draft answer in view as soon as the caller has said what it is about. After the call the note is already written, and they check it. Chat handles easy questions on the app and shows where the answer comes from.',
      build:
        'Begin with help for agents, on the platform you own (NICE, Genesys or another): procedure search and call summaries. Chat comes second, for the ten plainest questions, and a person is always one click away.',
      checkpoint:
        'The agent approves what is sent and what is noted. Each month a team leader hears five calls of every agent.',
      first_step:
        'In one week, put a reason on 500 calls. Which five reasons would a better letter or a change in the app do away with?',
      stop_test:
        'Stop on two signs: more complaints about service, or handling time less than 8 % lower by week eight.',
      alternative:
        'Send a text before rates change, and make it easier to report a lost card in the app. Both spare you the call.',
      risks: [
        {
          risk: 'A person in hardship, or afraid of someone at home, cannot get past the bot.',
          mitigation:
            'Scam, hardship, violence, deceased: on these words, spoken or written, a trained person takes the contact over.',
        },
        {
          risk: 'The fee or rate an agent quotes is a year out of date.',
          mitigation: 'The live product table is the one source for rates. Each quarter, pages run out unless renewed.',
        },
      ],
      kpis: [
        {
          name: 'length of a call with its note',
          unit: 'minutes per call',
          baseline: 'take the platform’s report over four weeks',
          target: 'reduce it by 15 to 25 %',
        },
        {
          name: 'abandoned calls',
          unit: '% of calls',
          baseline: 'the same figures, split by hour',
          target: '20 to 35 % fewer',
        },
      ],
      data_needed: [
        'call recordings (notice given) with reasons',
        'procedures, and the schedule of fees',
        'secure mail from members',
        'call durations',
      ],
      must_not_decide:
        'Passing an identity check, dropping a fee or judging hardship takes an authorised person. An assistant may do none of that.',
    },
    {
      workflow:
        'The first words of a call are enough to bring up the procedure and a reply the agent can use. Who is calling is known already. The tool drafts the closing note for checking, and in chat it answers simple questions about the app with a source.',
      build:
        'Support your agents before you automate. Genesys, NICE or whatever phone platform you have can find the procedure and summarise the call. Then let chat take ten simple questions and offer a person at one click.',
      checkpoint:
        'Nothing is filed or sent that the agent has not passed. Team leaders check five calls for each agent, month by month.',
      first_step:
        'Label 500 calls from a single week by reason. Look for five that a clearer letter or app screen would remove.',
      stop_test:
        'Give it eight weeks. The time per call must be down 8 %, with no rise in complaints over service, or it ends.',
      alternative:
        'Tell members by text before a rate moves and repair the lost-card screen. Those calls stop at no great cost.',
      risks: [
        {
          risk: 'Callers who are in danger at home or cannot pay are held up by a machine.',
          mitigation:
            'On the phone or in chat, talk of death, a scam, violence or hardship goes to someone with training, at once.',
        },
        {
          risk: 'An old page is still there, and the member hears last year’s fee.',
          mitigation: 'No text may state a rate: the product table supplies it live. Pages lapse quarterly.',
        },
      ],
      kpis: [
        {
          name: 'how long agents need per call, note and all',
          unit: 'minutes per call',
          baseline: 'read four weeks from the phone system',
          target: '15 to 25 % shorter',
        },
        {
          name: 'people who hang up before an answer',
          unit: '% of calls',
          baseline: 'by the hour, out of the phone report',
          target: 'down 20 to 35 %',
        },
      ],
      data_needed: [
        'reasons for calling and lawful recordings',
        'written procedures with current fees',
        'what members send by secure message',
        'handling times per agent',
      ],
      must_not_decide:
        'The assistant stays out of three things: proof of identity, waiving of fees, and hardship. Authorised staff see to those.',
    },
    {
      workflow:
        'From the caller’s first words, the agent has the right procedure in view and a draft reply. Who is calling is known. When the call ends the note is drafted and the agent checks it; in chat, simple questions on the app are answered with a source.',
      build:
        'Give agents search and call summaries before you give members a bot. Your phone platform, Genesys, NICE or other, can do both. Chat follows for ten questions, the simplest of all, and a person is one click away.',
      checkpoint:
        'Notes and replies count once the agent has approved them. Five calls by each agent are heard every month by the team leader.',
      first_step:
        'Mark 500 calls in one week with their reason. Five of these might go if a letter or the app were changed.',
      stop_test:
        'By week eight, handling time must be 8 % down and service complaints no higher. If either is not so, stop.',
      alternative:
        'Calls can be removed altogether: text members before a rate change, and give the app a better lost-card screen.',
      must_not_decide:
        'Fees are waived, hardship judged and identity passed by authorised staff. None of this is for the assistant.',
      risks: [
        {
          risk: 'Someone under threat at home, or in hardship, goes round and round with a bot.',
          mitigation:
            'On violence, scam, hardship or deceased, voice and chat pass the person to trained staff at once.',
        },
        {
          risk: 'A fee from last year’s page is read out to a caller.',
          mitigation: 'Only the live product table may give a rate. Each page expires when the quarter ends.',
        },
      ],
      kpis: [
        {
          name: 'minutes per call, writing up included',
          unit: 'minutes per call',
          baseline: 'four weeks, as reported by the phone platform',
          target: '15 to 25 % lower',
        },
        {
          name: 'share of callers who hang up',
          unit: '% of calls',
          baseline: 'look at the same report hour by hour',
          target: '20 to 35 % less',
        },
      ],
      data_needed: [
        'recordings under notice, and reasons for calls',
        'schedules of fees, with procedures',
        'messages sent securely',
        'how long calls take',
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
      kpis: [
        {
          name: 'complaints settled inside 30 days',
          unit: '% of complaints',
          baseline: 'a year of the register',
          target: 'over 98 %',
        },
        {
          name: 'complaints that make it into the register',
          unit: '% in a sample',
          baseline: 'hear 100 calls and compare',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'the register of complaints',
        'notes on calls, and mail',
        'terms for products and fees',
        'what went to AFCA',
      ],
      must_not_decide:
        'To turn down a complaint, fix redress or rule that a breach need not be reported is for the complaints officer and compliance. The tool may not.',
    },
    {
      workflow:
        'Signs that somebody is displeased are picked up from secure messages, notes on calls and mail. Every find starts a case: which product, what went wrong, how vulnerable, by when. Handlers dig into it. Drafts for letters are there, and like matters are bundled to get at the root.',
      build:
        'Run a finder on mail and on what agents note. Cases are kept the way ASIC wants its data, and paragraphs you have approved make up the letters. Where three like cases or more meet, they show on a list every week.',
      checkpoint:
        'Whoever owns the case, a complaints officer, puts a name to its final answer. Possible breaches are before compliance weekly, all of them.',
      first_step: 'Let two of your people hear 50 calls and tally the complaints. Does the register have as many?',
      stop_test:
        'Take a sample of 200 that people have marked. Six weeks in, it should pick up 8 in 10 complaints there, or else you stop.',
      alternative:
        'Bring it all to one mailbox and one register with dates. For 15 minutes each day, stand and go over cases older than day 15.',
      risks: [
        {
          risk: 'A claim is denied on terms that the member was not shown.',
          mitigation:
            'Which contract was in force then? The letter stays locked until the handler has put that text with it.',
        },
        {
          risk: 'Lumped with petty fee matters, something grave goes unseen.',
          mitigation:
            'Large loss, scam, family violence or death: those cases are set out singly, even where they are grouped too.',
        },
      ],
      kpis: [
        {
          name: 'share of complaints closed by day 30',
          unit: '% of complaints',
          baseline: 'see the register for the past year',
          target: 'more than 98 %',
        },
        {
          name: 'voiced complaints that were logged',
          unit: '% in a sample',
          baseline: 'sample 100 calls by ear and check the register',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'logged complaints',
        'call notes with the mails',
        'fees and product terms as issued',
        'matters before AFCA',
      ],
      must_not_decide:
        'The complaints officer and compliance say whether a complaint fails, what redress is due and if a breach is reportable. None of it is left to the tool.',
    },
    {
      workflow:
        'No complaint gets lost, because mails, call notes and secure messages are all scanned for unhappy members. A case opens with its due date, product, issue and any sign of vulnerability. The handler investigates with a draft letter to hand, and like cases are grouped by cause.',
      build:
        'Three parts make it up: a finder that reads mail and call notes, case records in the format ASIC asks for, and letters drafted from paragraphs you approved. Groups of three like cases or more are listed weekly.',
      checkpoint:
        'Every case belongs to a complaints officer, whose signature ends it. Compliance looks weekly at all that could be a breach.',
      first_step:
        'Put two people on 50 recorded calls to count the complaints they hear. How many are on the register?',
      stop_test: 'After six weeks, take 200 items marked by hand. If it finds less than 8 complaints in 10, stop.',
      alternative:
        'Keep one mailbox, and a register in which each case has its due date. Stand together for 15 minutes daily on anything past day 15.',
      risks: [
        {
          risk: 'A claim is refused by letter over a term the member had never been given.',
          mitigation: 'The letter cannot go until the handler attaches the contract as it stood on that date.',
        },
        {
          risk: 'A grave case is buried in a group of small gripes about fees.',
          mitigation: 'List scam, large loss, family violence and death singly. They never appear in a group alone.',
        },
      ],
      kpis: [
        {
          name: 'complaints finished by the 30 day limit',
          unit: '% of complaints',
          baseline: 'look back through the register, one year',
          target: 'upwards of 98 %',
        },
        {
          name: 'how many voiced complaints get logged',
          unit: '% in a sample',
          baseline: 'set 100 calls against what was entered',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'complaints on the register',
        'written complaints and call notes',
        'terms of products, fees included',
        'cases AFCA has seen',
      ],
      must_not_decide:
        'Rejecting a complaint, setting redress and calling a breach not reportable are decisions for compliance and the complaints officer, never for the tool.',
    },
    {
      workflow:
        'Software finds dissatisfaction in secure messages, mails and call notes, and opens a case for each. It fills in product, issue, vulnerability and the date it falls due. The handler looks into the matter, starts from a drafted letter and sees similar cases side by side.',
      build:
        'Run a complaint finder across call notes and mail. What it finds becomes a case in ASIC’s own format, answered with approved paragraphs. A list once a week points out where three or more complaints are alike.',
      checkpoint:
        'The complaints officer who owns a case signs the answer that closes it. Each week, breach candidates all go to compliance.',
      first_step: 'How many complaints go unlogged? Two listeners, 50 calls and a look at the register will show it.',
      stop_test:
        'It must pick out 8 in 10 complaints or more from 200 that people marked. Failing that at six weeks, you stop.',
      alternative:
        'Start simply: a single mailbox, due dates in a register, and a daily 15 minutes on all cases beyond day 15.',
      risks: [
        {
          risk: 'The draft leans on a clause which the member never got, and a fair claim is denied.',
          mitigation: 'Handlers must add the contract version of that day. Until they do, sending is blocked.',
        },
        {
          risk: 'Among many small complaints on fees, the serious one is overlooked.',
          mitigation: 'Deaths, scams, family violence and large losses each get a line to themselves, grouped or not.',
        },
      ],
      kpis: [
        {
          name: 'cases closed in 30 days or less',
          unit: '% of complaints',
          baseline: 'use last year’s register',
          target: 'better than 98 %',
        },
        {
          name: 'share of spoken complaints on record',
          unit: '% in a sample',
          baseline: 'listen in on 100 calls, then look them up',
          target: 'upwards of 90 %',
        },
      ],
      data_needed: [
        'your complaint register',
        'correspondence plus notes of calls',
        'the product and fee terms that applied',
        'AFCA matters',
      ],
      must_not_decide:
        'A complaints officer and compliance rule on rejection, on redress and on whether to report a breach. The software only prepares the file.',
    },
    {
      workflow:
        'Every sign of dissatisfaction in mails, call notes or secure messages becomes a case with a due date. Product, issue and vulnerability are filled in. The handler investigates; the tool supplies a draft letter and puts like cases together so the root cause shows.',
      build:
        'Put a finder on call notes and mail, and keep its cases in ASIC’s data format. Letters are drafted out of paragraphs you have approved. Three like cases or more make a group on the weekly list.',
      checkpoint:
        'Every case has its complaints officer, whose signature is on the final response. Breach candidates go before compliance each week without exception.',
      first_step:
        'Choose 50 calls and two listeners. Count the complaints that were voiced, then see how many the register has.',
      stop_test: 'Try it on 200 items that were marked by hand. Below 8 in 10 complaints found after six weeks, stop.',
      alternative:
        'Have a single mailbox and a register that shows due dates. Meet 15 minutes a day on cases beyond day 15.',
      must_not_decide:
        'Redress, rejected complaints and reportable breaches are settled by people, namely compliance together with the complaints officer. The tool has no say.',
      risks: [
        {
          risk: 'A letter turns a member down because of a term they had never received.',
          mitigation: 'Before sending, the handler must attach the contract that was in force on that day.',
        },
        {
          risk: 'A grave matter disappears in a pile of fee gripes.',
          mitigation:
            'Flags for death, scam, large loss and family violence stand on lines of their own, whatever the group.',
        },
      ],
      kpis: [
        {
          name: 'complaints closed by day 30',
          unit: '% of complaints',
          baseline: 'one year of entries in the register',
          target: 'beyond 98 %',
        },
        {
          name: 'voiced complaints that reach the register',
          unit: '% in a sample',
          baseline: 'play 100 calls and look each one up',
          target: 'beyond 90 %',
        },
      ],
      data_needed: [
        'register in which complaints are logged',
        'call notes plus mails',
        'terms on fees and products',
        'complaints taken to AFCA',
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
      kpis: [
        {
          name: 'questions the credit desk has to field',
          unit: 'per week',
          baseline: 'three weeks of log, by topic',
          target: 'bring them down 30 to 50 %',
        },
        {
          name: 'answers with the right clause',
          unit: '% of 100 test questions',
          baseline: 'the key is written by policy owners',
          target: 'over 92 %',
        },
      ],
      data_needed: [
        'policies in force, with owners',
        'terms of each product',
        'questions that staff asked',
        'what regulators require',
      ],
      must_not_decide:
        'Exceptions and approvals come from the credit officer whom the policy names. An answer from the tool is neither.',
    },
    {
      workflow:
        'Ask it as you would ask the person next to you, in a branch or as a lender. It replies with the very clause, the page and how old it is, and admits where there is no rule. Then the policy owner decides, and from that a page is made.',
      build:
        'The assistant is closed to the world and lives in your tenancy. It knows current procedures, policies and product terms, each dated and owned; the rest is kept out. The credit desk supplies 100 questions to try it with.',
      checkpoint: 'Whatever was left without an answer, or disliked, is in front of the policy owners every Friday.',
      first_step:
        'During one week the credit desk keeps a log of all it is asked, and 30 of the most frequent form the exam.',
      stop_test: 'Less than 85 right and sourced out of 100, one month on, and you should stop.',
      alternative: 'Two pages can list the 40 rules that come up again and again. The credit desk looks after them.',
      risks: [
        {
          risk: 'A limit long since changed lives on in a file nobody remembers, and loans break the rules.',
          mitigation:
            'Unless a paper is on the current register it is not read. When it was approved is part of every answer.',
        },
        {
          risk: 'Customers’ names turn up in what staff ask.',
          mitigation:
            'One line by the box tells people not to. Anything shaped like a licence or account number is masked before it is kept.',
        },
      ],
      kpis: [
        {
          name: 'policy queries landing on the credit desk',
          unit: 'per week',
          baseline: 'log them by topic for three weeks',
          target: '30 to 50 % fewer',
        },
        {
          name: 'correct answers, clause included',
          unit: '% of 100 test questions',
          baseline: 'let policy owners draw up the key',
          target: 'better than 92 %',
        },
      ],
      data_needed: [
        'current policies and who owns them',
        'product conditions',
        'a log of what people ask about policy',
        'standards set by regulators',
      ],
      must_not_decide:
        'What it answers is no approval and grants no exception. For that there is a credit officer, named in the policy.',
    },
    {
      workflow:
        'Lenders and branch officers get the clause itself, with page and date, in reply to a plain question. If policy is silent, the answer says so. The policy owner settles what is left, and each ruling is added as a page.',
      build:
        'Host a closed assistant in your own tenancy over procedures, product terms and policies that are current. Papers without an owner or a date stay out. Let the credit desk test it with 100 questions.',
      checkpoint: 'Every Friday the policy owners look at questions without an answer and those marked thumbs-down.',
      first_step: 'For a week, log each question put to the credit desk. Your test is made of the top 30.',
      stop_test: 'One month in, score the test. With under 85 of 100 answers right and sourced, stop.',
      alternative: 'The credit desk can keep two pages that index the 40 rules asked for most often.',
      risks: [
        {
          risk: 'A forgotten PDF keeps an old limit alive, and lenders write loans that break policy.',
          mitigation: 'Nothing is read but the register of current papers. Answers carry the date of approval.',
        },
        {
          risk: 'Customer names find their way into the questions staff type.',
          mitigation: 'Before storage, account and licence patterns are masked. A line beside the box states the rule.',
        },
      ],
      kpis: [
        {
          name: 'weekly policy questions to the credit desk',
          unit: 'per week',
          baseline: 'three weeks’ log, sorted by topic',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'answers that are right and cite the right clause',
          unit: '% of 100 test questions',
          baseline: 'mark them with a key made by policy owners',
          target: 'more than 92 %',
        },
      ],
      data_needed: [
        'policies, each current and owned',
        'terms and conditions by product',
        'past questions on policy',
        'the regulators’ standards',
      ],
      must_not_decide:
        'Treat no answer as an approval or as leave to depart from policy. Both come from the credit officer the policy appoints.',
    },
    {
      workflow:
        'Anyone in lending or a branch can ask in plain words and be shown the clause, its page and its date. Where there is no rule, the tool admits it. The policy owner then rules, and the ruling becomes a page of its own.',
      build:
        'An assistant inside your tenancy, closed to outsiders, reads the procedures, policies and product terms that hold today. A paper gets in if it has a date and an owner. The credit desk writes 100 questions as a trial.',
      checkpoint: 'Those who own a policy spend part of Friday on what was disliked or left open.',
      first_step:
        'The credit desk writes down all it is asked during one week, and 30 of the commonest make up a test.',
      stop_test: 'If by the end of a month fewer than 85 out of 100 come back correct with a source, give it up.',
      alternative: 'Let the credit desk look after a short index: two pages, with the 40 rules in most demand.',
      risks: [
        {
          risk: 'Somewhere an outdated PDF still states the former limit, so new loans fall outside policy.',
          mitigation: 'Limit it to papers on the current register, and print the approval date beside each answer.',
        },
        {
          risk: 'People enter customers by name when they ask.',
          mitigation:
            'A short warning stands at the box, and numbers that look like accounts or licences are blanked before saving.',
        },
      ],
      kpis: [
        {
          name: 'how often staff must ask the credit desk',
          unit: 'per week',
          baseline: 'keep count by topic over three weeks',
          target: '30 to 50 % less',
        },
        {
          name: 'test answers correct to the clause',
          unit: '% of 100 test questions',
          baseline: 'check against what policy owners wrote as the key',
          target: 'upwards of 92 %',
        },
      ],
      data_needed: [
        'live policies with a named owner',
        'what product terms say',
        'staff questions as logged',
        'regulatory standards',
      ],
      must_not_decide:
        'No exception and no approval lies in an answer. The credit officer named by the policy keeps both.',
    },
    {
      workflow:
        'The answer to a plain question is the clause itself, with its page and date. Branch officers and lenders ask as they would a colleague, and hear when policy is silent. Open questions go to the policy owner, and what is ruled becomes a page.',
      build:
        'Put a closed assistant in your tenancy over product terms, policies and procedures now in force. Load no paper without its owner and date. The credit desk sets it 100 questions as a test.',
      checkpoint:
        'Friday belongs to the policy owners: all thumbs-down questions, and all that stayed unanswered, are reviewed.',
      first_step: 'Have the credit desk note a week of questions. The 30 it hears most become the test.',
      stop_test: 'A month on, 85 of 100 test answers should be right, with a source. Fewer than that, and you stop.',
      alternative: 'On two pages, the credit desk keeps an index to those 40 rules that everybody asks about.',
      must_not_decide:
        'Exceptions and approvals are granted by the credit officer whom policy names for it. An answer given by the tool counts as neither.',
      risks: [
        {
          risk: 'Loans go outside policy because an old limit lives on in a PDF no one remembers.',
          mitigation: 'It reads the register of current papers alone, and states for each answer when it was approved.',
        },
        {
          risk: 'Questions typed by staff contain the names of customers.',
          mitigation:
            'A rule of one line stands by the box. Licence and account patterns are blanked before they are stored.',
        },
      ],
      kpis: [
        {
          name: 'questions on policy at the credit desk each week',
          unit: 'per week',
          baseline: 'by topic, a log of three weeks',
          target: '30 to 50 % lower',
        },
        {
          name: 'answers that give the right clause',
          unit: '% of 100 test questions',
          baseline: 'have the key written by those who own the policies',
          target: 'beyond 92 %',
        },
      ],
      data_needed: [
        'policies now in force, owners named',
        'conditions of your products',
        'questions about policy, as logged',
        'standards from the regulators',
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
      kpis: [
        {
          name: 'accounts going from 30 to 60 days behind',
          unit: '% of accounts',
          baseline: 'twelve months of roll rates',
          target: 'bring their number down 10 to 20 %',
        },
        {
          name: 'hardship requests with a reply in 21 days',
          unit: '% of requests',
          baseline: 'go through 100 recent ones',
          target: 'every one of them',
        },
      ],
      data_needed: [
        'how repayments have gone',
        'money in, and dishonours',
        'past hardship cases and their end',
        'who was contacted, and when',
      ],
      must_not_decide:
        'Refusing hardship, listing a default and starting enforcement are acts of the hardship officer and the credit manager. A machine has no part.',
    },
    {
      workflow:
        'You notice who may be in trouble from bounced payments, wages that stop, or cards used more and more. Somebody trained writes in a friendly tone and rings later. Papers on hardship are entered for the officer, and a plan is made with the person it concerns.',
      build:
        'Simple signs in accounts are enough for a first list of people to help early. Messages are drafted so as to offer something and never to menace. Then have hardship forms read by machine, for the reply is due in 21 days.',
      checkpoint:
        'A hardship officer knows every case before the first word is sent, and no plan is made except by talking, on the phone or in a room.',
      first_step: 'Of loans that got to 60 days, take 60. When did the account begin to show it, and how?',
      stop_test:
        'Do people reached early get to 60 days less often than others like them who were left for later? If three months say no, stop.',
      alternative:
        'Whoever misses a payment for the first time is rung in three days and offered help. Loan age sets who is next.',
      risks: [
        {
          risk: 'It becomes a tool for harder chasing and smaller limits, and nobody dares to ring you.',
          mitigation: 'One written rule: this is for helping. Those who work in credit are locked out.',
        },
        {
          risk: 'A violent partner holds the phone and sees what you sent.',
          mitigation: 'Check for a safe-contact flag each time before you send. A text must not speak of money.',
        },
      ],
      kpis: [
        {
          name: 'share of loans that slide to 60 days from 30',
          unit: '% of accounts',
          baseline: 'roll rates for the last twelve months',
          target: '10 to 20 % less',
        },
        {
          name: 'hardship replies inside the 21 days',
          unit: '% of requests',
          baseline: 'your latest 100 requests, with dates',
          target: 'without exception',
        },
      ],
      data_needed: [
        'record of repayments',
        'dishonours and what flows in',
        'hardship files with results',
        'contacts so far',
      ],
      must_not_decide:
        'No default is listed, no enforcement begun and no hardship turned down by machine. The credit manager and a hardship officer answer for that.',
    },
    {
      workflow:
        'Borrowers hear from you before they fall far behind, with an offer of help. Dishonours, gaps in pay and growing card use put them on a list. A trained officer sends a kind message and then calls. The tool reads in any hardship papers, and both agree on a plan.',
      build:
        'First make an early-help list out of simple account signs. Message drafts should offer help and hold no threat. Then add a reader for hardship forms, so that your answer goes out within 21 days.',
      checkpoint:
        'The hardship officer studies a case before anyone makes contact. Each plan is settled in a talk, by phone or in person.',
      first_step: 'Go through 60 loans that became 60 days late. Note the first sign in each account and its date.',
      stop_test:
        'Compare two like groups after three months. If those you contacted early still reach 60 days as often as the rest, stop.',
      alternative:
        'Ring within three days of a first missed payment, oldest loans to the front, and ask how you can help.',
      risks: [
        {
          risk: 'If it serves to cut limits or chase harder, members will no longer turn to you.',
          mitigation: 'A written rule keeps the list for help alone, and the credit team cannot see it.',
        },
        {
          risk: 'A partner who is violent goes through the phone and finds your message.',
          mitigation: 'Check safe-contact flags ahead of every message. Leave money matters out of texts.',
        },
      ],
      kpis: [
        {
          name: 'loans that slip from 30 days to 60',
          unit: '% of accounts',
          baseline: 'work it out from roll rates over twelve months',
          target: 'reduce their number by 10 to 20 %',
        },
        {
          name: 'requests for hardship met within 21 days',
          unit: '% of requests',
          baseline: 'check the last 100 by date',
          target: 'all, with none late',
        },
      ],
      data_needed: [
        'repayments month by month',
        'credits coming in and payments dishonoured',
        'outcomes of hardship cases',
        'log of contacts',
      ],
      must_not_decide:
        'Only people may list a default, enforce a loan or turn hardship down. They are the credit manager and your hardship officer.',
    },
    {
      workflow:
        'An early sign, be it a dishonour, missing pay or heavier card use, brings a friendly message from a trained officer. A call follows. Hardship papers are read in by the tool, and the plan is worked out between officer and borrower.',
      build:
        'Simple signs come before any model: list the accounts that show strain and draft notes that offer support, never a threat. Software to read hardship forms is next, as you have 21 days to answer.',
      checkpoint:
        'Before the first contact a hardship officer knows the file. Any plan is agreed by voice or across a table.',
      first_step: 'What showed first, and when? Ask that of 60 loans which went on to be 60 days overdue.',
      stop_test:
        'Early contact has three months to prove itself. Stop unless fewer of that group roll to 60 days than of similar borrowers left alone.',
      alternative:
        'On a first missed payment, someone phones inside three days to offer help. Work down by age of loan.',
      risks: [
        {
          risk: 'Collections gets hold of the list, limits are pulled, and borrowers go silent.',
          mitigation: 'Keep the credit team out of it. Put on paper that the list exists for offers of help.',
        },
        {
          risk: 'Someone violent at home may open the text you send.',
          mitigation: 'Respect each safe-contact flag before sending, and never name sums in a message.',
        },
      ],
      kpis: [
        {
          name: 'how many accounts go on from 30 to 60 days',
          unit: '% of accounts',
          baseline: 'take a year’s roll rates, all twelve months',
          target: 'down 10 to 20 %',
        },
        {
          name: 'hardship answers given in 21 days',
          unit: '% of requests',
          baseline: 'look at dates for 100 of them',
          target: 'each and every request',
        },
      ],
      data_needed: [
        'repayment records',
        'inflows to the account, and dishonours',
        'hardship decisions and what followed',
        'calls and letters to date',
      ],
      must_not_decide:
        'Hardship is refused, a default listed or enforcement begun by two people only: a hardship officer and whoever manages credit. It is never automatic.',
    },
    {
      workflow:
        'Members who may struggle are offered help early, by a trained officer with a kind message and then a call. Rising card use, dishonours and pay gaps point them out. The tool reads hardship papers into the case, and the plan is agreed with the borrower.',
      build:
        'Plain account signs give you an early-help list, before you think of a model. Drafts offer help and never threaten. After that, have hardship forms read by software so the 21-day answer is kept.',
      checkpoint:
        'Each case is read by a hardship officer before anybody makes contact. The plan is agreed face to face, or over the phone.',
      first_step:
        'Pick 60 loans that went to 60 days. What was the first sign in the account, and on which day did it appear?',
      stop_test:
        'Set early contacts beside similar borrowers who have not heard from you. If, three months on, as many reach 60 days, stop.',
      alternative:
        'The first time a payment is missed, ring within three days and offer help. Take loans by their age.',
      must_not_decide:
        'Starting enforcement, listing a default or refusing hardship is for your hardship officer and credit manager. It is barred to the machine.',
      risks: [
        {
          risk: 'Borrowers stop asking for help, because the list is used to cut limits or press them.',
          mitigation:
            'The list is open to those who offer help, and closed to the credit team. That rule is in writing.',
        },
        {
          risk: 'The message is read by a violent partner who has the phone.',
          mitigation: 'No text mentions money. Before each one goes, safe-contact flags are checked.',
        },
      ],
      kpis: [
        {
          name: 'loans 30 days late that go on to 60',
          unit: '% of accounts',
          baseline: 'roll rates, twelve months of them',
          target: '10 to 20 % lower',
        },
        {
          name: 'hardship requests answered in the 21 days',
          unit: '% of requests',
          baseline: 'read the dates on 100 requests',
          target: 'all, without exception',
        },
      ],
      data_needed: [
        'history of each repayment',
        'what comes into the account, and dishonours',
        'closed hardship cases, with outcome',
        'every contact made',
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
      kpis: [
        {
          name: 'items that match themselves',
          unit: '% of items',
          baseline: 'a month, for each account',
          target: '10 to 20 points higher',
        },
        {
          name: 'items open more than five days',
          unit: 'count and $',
          baseline: 'the aged list of today',
          target: 'bring them down 50 to 70 %',
        },
      ],
      data_needed: [
        'scheme and ledger files of each day',
        'matches once made by hand',
        'what is old and open',
        'mails with queries',
      ],
    },
    {
      workflow:
        'Files from ledger, core and scheme are there at dawn. Rules deal with all that agrees in full. What remains is paired by a model, which gives its grounds, and the officer says yes or no. The oldest cases head the list, and a letter to the other bank is drafted.',
      build:
        'Get a tool in which rules do their part first and suggestions follow, with drafts for enquiries by mail. Two accounts are enough to begin: the ones where old items pile up.',
      checkpoint: 'It takes a payments officer to accept a pair, and finance to sign what was reconciled that day.',
      first_step:
        'For five days list all items in suspense. Note account and cause, and how many minutes people spend on that cause.',
      stop_test: 'The part done by hand must shrink by 5 points or more in eight weeks, otherwise drop it.',
      alternative:
        'Ask the five who remit most to write references in a fixed way, and much of the trouble never arises.',
      risks: [
        {
          risk: 'Two transfers of the same size are mixed up, so two people see false balances.',
          mitigation: 'Besides the amount, something else must tally: a reference, a name or the time.',
        },
        {
          risk: 'At the end of the month all proposals are taken in one go, just to be done.',
          mitigation: 'There is no button for bulk. A colleague looks again at 5 %, and at all that exceed $10,000.',
        },
      ],
      kpis: [
        {
          name: 'share matched without a person',
          unit: '% of items',
          baseline: 'look at one month, account by account',
          target: 'a gain of 10 to 20 points',
        },
        {
          name: 'old items, beyond five days',
          unit: 'count and $',
          baseline: 'see today’s list by age',
          target: '50 to 70 % fewer',
        },
      ],
      data_needed: [
        'files from ledger and schemes, daily',
        'past manual matching',
        'list of aged items',
        'query correspondence',
      ],
    },
    {
      workflow:
        'Most items are matched before staff arrive, and the officer sees only the rest. Core, ledger and scheme files load at dawn; exact ones pair by rule, and a model proposes others with a reason. Yes or no is the officer’s. Old items lead the list, with a query to the other bank in draft.',
      build:
        'Pick a reconciliation tool that works by rules first, suggests pairs for what is left and drafts mails for investigations. Open with the two accounts where aged items have piled up.',
      checkpoint:
        'Each proposed pair is accepted by a payments officer. The day’s reconciliation carries a signature from finance.',
      first_step:
        'Note for five days what lands in suspense. Sort it by account and cause, with the minutes each cause costs.',
      stop_test: 'Look at week eight. Unless the share that needs a hand is 5 points down or more, stop.',
      alternative: 'Go to the source: your five largest remitters can be asked to send references in one fixed form.',
      risks: [
        {
          risk: 'Two equal amounts change places, and both customers have a wrong balance.',
          mitigation: 'The amount is not enough for a match. Reference, name or time must also be the same.',
        },
        {
          risk: 'At month end the queue is emptied by accepting all that is suggested.',
          mitigation: 'Disable accepting in bulk. A colleague goes over 5 % and each item of more than $10,000.',
        },
      ],
      kpis: [
        {
          name: 'straight-through matches',
          unit: '% of items',
          baseline: 'count them for a month by account',
          target: 'raise the share by 10 to 20 points',
        },
        {
          name: 'what has stood open over five days',
          unit: 'count and $',
          baseline: 'take the aged list as of today',
          target: 'reduce it by 50 to 70 %',
        },
      ],
      data_needed: [
        'ledger and scheme files for every day',
        'record of hand-made matches',
        'open items by age',
        'investigation mails',
      ],
    },
    {
      workflow:
        'Rules and a model do the pairing at dawn, when ledger, core and scheme files have come in. Exact matches go by rule. The rest are offered with a reason, for an officer to take or reject. Whatever has aged rises to the top, and the query for the other bank is written.',
      build:
        'You want software that settles the exact cases by rule, then offers likely pairs, and writes the first mail of an investigation. The two accounts with the oldest backlog are where to begin.',
      checkpoint:
        'Finance signs off each day’s result. Single pairs that were suggested are up to the payments officer.',
      first_step:
        'Over five days, keep a list of suspense items. Each has an account, a cause and the minutes it took.',
      stop_test: 'Hand work should fall by 5 points or more. If eight weeks have not done it, finish.',
      alternative:
        'Most trouble starts with poor references. Agree one format with the five remitters who send you most.',
      risks: [
        {
          risk: 'When two sums are the same, they may be crossed, and two members see the wrong money.',
          mitigation: 'Something more than the sum has to agree: who, when, or which reference.',
        },
        {
          risk: 'Staff clear the month-end list by saying yes to each suggestion unread.',
          mitigation: 'No bulk button exists, and a second pair of eyes takes 5 % plus all that is beyond $10,000.',
        },
      ],
      kpis: [
        {
          name: 'items that clear with no one’s help',
          unit: '% of items',
          baseline: 'by account, across one month',
          target: 'up 10 to 20 points',
        },
        {
          name: 'items past five days, number and value',
          unit: 'count and $',
          baseline: 'read them from the list you have now',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'each day’s files, scheme and ledger',
        'how staff matched items in the past',
        'ageing report of open items',
        'enquiries sent to banks',
      ],
    },
    {
      workflow:
        'The officer deals only with items that neither rule nor model could settle. Scheme, core and ledger files are in at dawn; exact ones are matched by rule, others offered as pairs with a reason. The oldest stand on top, and the other bank’s query is drafted.',
      build:
        'Buy reconciliation software: rules for what is exact, suggestions for the remainder, and drafts for investigation mails. The two accounts with most aged items go first.',
      checkpoint:
        'Finance signs the reconciliation every day. A suggested pair stands once a payments officer has accepted it.',
      first_step: 'Write down five days of suspense items, account by account. Give each cause its minutes.',
      stop_test: 'By week eight, hand-touched items should be 5 points fewer in share. If they are not, stop.',
      alternative:
        'Start at the source. Five large remitters, asked to use a fixed reference, will spare you most of it.',
      risks: [
        {
          risk: 'Two sums are alike, they are crossed, and two customers have false balances.',
          mitigation: 'No match is made on amount alone. There must be a second thing: time, name or reference.',
        },
        {
          risk: 'The list is emptied at month end by taking all suggestions together.',
          mitigation:
            'Bulk accept does not exist. Of what was accepted, somebody else reviews 5 % and all above $10,000.',
        },
      ],
      kpis: [
        {
          name: 'share of items that match untouched',
          unit: '% of items',
          baseline: 'by account, over one month',
          target: '10 to 20 points more',
        },
        {
          name: 'items still open after five days',
          unit: 'count and $',
          baseline: 'use the list of aged items, today’s',
          target: '50 to 70 % lower',
        },
      ],
      data_needed: [
        'files for each day from scheme and ledger',
        'matches people have made by hand',
        'items open, with their age',
        'mails that query an item',
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
      kpis: [
        {
          name: 'active customers who have one clean record',
          unit: '% of active customers',
          baseline: 'match once and check 300 by hand',
          target: 'over 97 %',
        },
        {
          name: 'person-days a quarterly return takes',
          unit: 'person-days',
          baseline: 'write it down at the next one',
          target: 'bring them down 30 to 50 %',
        },
      ],
      data_needed: [
        'account and customer tables of the core',
        'cards and loans',
        'fields for birth date and address',
        'how today’s reports are defined',
      ],
    },
    {
      workflow:
        'While you sleep, a copy for reading only is made of cards, loans and core. One person with many numbers becomes one again through matching rules, and whoever owns the data corrects what tests bring up. Nothing draws on the core any more, neither reports nor models to come.',
      build:
        'Ten tables in a small warehouse will do, in your own tenancy. All are tested, all have someone in charge, and their known faults are there for anyone to read. What the next quarterly return asks for goes first.',
      checkpoint: 'Every table’s owner puts a signature, monthly, under a page of tests: these held, these failed.',
      first_step: 'Which 20 reports count? For each, find out its maker, its sources and the hours that go into it.',
      stop_test: 'Should week 16 come without a single regular report from these tables, call it off.',
      alternative:
        'Cheaper: the core provider sells a module for reports. Let branches ask people for their right address and birth date.',
      risks: [
        {
          risk: 'Two people are taken for one, and accounts show up where they should not.',
          mitigation:
            'While birth date or licence still differs, a merge exists in the copy for reports and nowhere else. Rules leave the core as it is.',
        },
        {
          risk: 'More and more tables are added, and in the end it serves no one.',
          mitigation:
            'The bounds are ten tables, one return, one date. To add a table, name the report that cannot do without it.',
        },
      ],
      kpis: [
        {
          name: 'share of customers held once and correctly',
          unit: '% of active customers',
          baseline: 'first run of the match, plus 300 looked at',
          target: 'better than 97 %',
        },
        {
          name: 'effort for the quarterly returns',
          unit: 'person-days',
          baseline: 'log the days when the next falls due',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'customers and accounts, out of the core',
        'card and loan records',
        'addresses with dates of birth',
        'definitions behind current reports',
      ],
    },
    {
      workflow:
        'Reports stop drawing on the core and use one checked copy of core, card and loan data, made each night. It is read-only. Matching rules bring a person’s many numbers together, owners of the data mend what checks turn up, and later models use the same place.',
      build:
        'Build a small warehouse inside your tenancy. Some ten tables are plenty, each tested and with an owner by name, and the known faults are open for all to read. Take first what your next quarterly return calls for.',
      checkpoint: 'One page a month says which checks a table passed or failed. Its owner signs that page.',
      first_step: 'Name the 20 reports that matter. Against each, put its author, its source and the hours it costs.',
      stop_test: 'If week 16 arrives and no regular report comes from the new tables, end it.',
      alternative:
        'Two cheaper steps: the reporting module sold with your core, and a drive in the branches for birth dates and addresses.',
      risks: [
        {
          risk: 'A bad merge lets one member see what belongs to another.',
          mitigation:
            'Merges stay in the copy for reporting until licence and birth date are the same. The core itself is off limits to rules.',
        },
        {
          risk: 'It grows table after table, and when it ends nobody uses any of it.',
          mitigation:
            'Fix ten tables, a single return and a date. More tables only come with a report that needs them.',
        },
      ],
      kpis: [
        {
          name: 'customers with a single sound record',
          unit: '% of active customers',
          baseline: 'take the first match and inspect 300',
          target: 'more than 97 %',
        },
        {
          name: 'working days behind each quarterly return',
          unit: 'person-days',
          baseline: 'keep a log for the coming one',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      data_needed: [
        'customer and account data from the core',
        'loan system and card system data',
        'birth dates and addresses held',
        'present report rules',
      ],
    },
    {
      workflow:
        'One person becomes one record, however many numbers they have. Each night a read-only copy of loans, cards and core goes to one place, where rules match and owners correct. From then on all reports, and models later, come from the copy.',
      build:
        'Keep it small: a warehouse of ten tables in a tenancy of your own. Every table is checked, somebody is named for it, and its faults are published. The quarterly return that comes next decides the order.',
      checkpoint:
        'Table owners sign monthly for their checks, those that held and those that did not, on a single page.',
      first_step: 'Make a table of your 20 main reports, with who builds each one, from which data and in what time.',
      stop_test: 'By week 16 at least one regular report must run on these tables, or you stop.',
      alternative:
        'Your core provider’s reporting module may be enough, once branches have gone after wrong addresses and birth dates.',
      risks: [
        {
          risk: 'Joined by mistake, two members can look into each other’s accounts.',
          mitigation:
            'Leave the core untouched by any rule. In the reporting copy, a merge holds only if licence number and birth date both fit.',
        },
        {
          risk: 'The work spreads to every table and delivers none that is used.',
          mitigation:
            'Agree on a date, on one return and on ten tables. To get an eleventh, somebody must name the report it is for.',
        },
      ],
      kpis: [
        {
          name: 'active customers shown once, with right data',
          unit: '% of active customers',
          baseline: 'run the match, then test a sample of 300',
          target: 'upwards of 97 %',
        },
        {
          name: 'days people spend on quarterly returns',
          unit: 'person-days',
          baseline: 'count them at the next return',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'the core’s tables on customers and accounts',
        'data on loans and on cards',
        'address fields and birth dates',
        'what each report is meant to show',
      ],
    },
    {
      workflow:
        'All reports draw on one nightly copy of loan, card and core data, and no longer on the core. It can be read, not written. Rules show which numbers are one and the same person, and data owners put right what the checks bring out.',
      build:
        'Set up ten checked tables in a small warehouse that sits in your tenancy. Each has an owner, and known faults are listed where all can see them. What the coming quarterly return needs is loaded first.',
      checkpoint: 'A page of checks, failed and passed, is signed each month by the owner of the table.',
      first_step: 'Find out who makes your 20 most important reports, from which sources, and how long each one takes.',
      stop_test: 'The new tables must feed a regular report by week 16. If none runs by then, stop.',
      alternative:
        'Use the reporting module your core provider sells. Branches can run a drive to put birth dates and addresses right.',
      risks: [
        {
          risk: 'After a wrong merge, a member looks at accounts that are not theirs.',
          mitigation:
            'No rule changes the core. A merge stays in the reporting copy until licence agrees with birth date.',
        },
        {
          risk: 'Table after table is added, until the project ends and none is used.',
          mitigation:
            'Limit it to ten tables, one date and one return. A further table needs a report, by name, that waits for it.',
        },
      ],
      kpis: [
        {
          name: 'active customers on one clean record',
          unit: '% of active customers',
          baseline: 'check 300 after the match first runs',
          target: 'beyond 97 %',
        },
        {
          name: 'person-days for the quarterly returns',
          unit: 'person-days',
          baseline: 'log them when the next return is made',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'tables from the core: customers, accounts',
        'data for cards and loans',
        'dates of birth, and addresses',
        'rules behind the reports of today',
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
      kpis: [
        {
          name: 'loans lost to other lenders',
          unit: '% of book a year',
          baseline: 'twelve months of discharge reasons',
          target: 'bring their number down 10 to 20 % among those called',
        },
        {
          name: 'deposits that stay when they mature',
          unit: '% of $ maturing',
          baseline: 'two quarters back',
          target: '4 to 8 points higher',
        },
      ],
      data_needed: [
        'three years of discharges',
        'balances, and salary coming in',
        'what each loan pays against the market',
        'how contacts ended',
      ],
      must_not_decide:
        'A member’s rate or limit is for the lending manager, inside a policy the board knows. The list sets neither.',
    },
    {
      workflow:
        'Salaries that go to another bank, a gap in rates, someone asking for a payout figure: out of this a short list is made each week. The lender who calls looks honestly at their loan, can grant a discount within set bounds and records what came of it. Adverts reach just those they are right for.',
      build:
        'For home loans, and for deposits near their end, list simply who might go. Some are never rung, so you can compare. It reaches lenders as tasks in the CRM, and what they may take off is shown there.',
      checkpoint:
        'A lender knows the file before dialling. Whoever wants to price outside the set band asks the lending manager.',
      first_step:
        'Go back eight weeks from each of 50 discharges and write down what you might have seen in the account.',
      stop_test:
        'Three months should show fewer leaving among those called than in the control group. If they do not, end it.',
      alternative: 'When a fixed rate ends, ring six weeks earlier. When a deposit matures, ring two weeks earlier.',
      risks: [
        {
          risk: 'The faithful, who never complain, are charged more than those who make a fuss.',
          mitigation:
            'The board sees every quarter what old and new loans pay. For loans of a kind, the difference has a ceiling.',
        },
        {
          risk: 'Someone is sold debt that does them no good.',
          mitigation:
            'First the target market rules sort people out. If hardship is flagged, that name stays off for good.',
        },
      ],
      kpis: [
        {
          name: 'share of the book that refinances elsewhere',
          unit: '% of book a year',
          baseline: 'why loans were discharged in the last twelve months',
          target: '10 to 20 % less in the group you ring',
        },
        {
          name: 'maturing money you keep',
          unit: '% of $ maturing',
          baseline: 'see the past two quarters',
          target: 'a gain of 4 to 8 points',
        },
      ],
      data_needed: [
        'discharges going back three years',
        'pay credited, and balances held',
        'loan rates next to market rates',
        'what came of each contact',
      ],
      must_not_decide:
        'Nobody’s limit or rate may follow from being on the list. The lending manager decides, by rules that have been before the board.',
    },
    {
      workflow:
        'Lenders ring members before they leave, from a short list made each week. Pay that moved to another bank, a wide rate gap or a request for a payout figure puts a name on it. The call is an honest review with a set discount in hand, and offers go only to those they suit.',
      build:
        'Keep a plain list of home loans and maturing deposits at risk, and hold back a control group that nobody rings. It shows up as tasks in the CRM with the rule on discounts next to it.',
      checkpoint:
        'Read the member’s file, then ring: that is the lender’s duty. The lending manager handles prices that go past the band.',
      first_step:
        'Open 50 discharge files. For the eight weeks before each, write down what the account would have told you.',
      stop_test: 'After three months, set the called group beside the control group. If as many leave, stop.',
      alternative:
        'Call borrowers six weeks before a fixed rate runs out. Call depositors two weeks before the term ends.',
      risks: [
        {
          risk: 'Quiet, loyal members end up paying more than the ones who threaten to leave.',
          mitigation: 'Each quarter the board gets rate gaps by age of loan, and like loans have a cap on the gap.',
        },
        {
          risk: 'A member is offered credit that does not suit them.',
          mitigation:
            'Run target market rules over the list at the start. Anyone under a hardship flag is left off, always.',
        },
      ],
      kpis: [
        {
          name: 'borrowers who refinance away',
          unit: '% of book a year',
          baseline: 'read discharge reasons over twelve months',
          target: 'reduce their number by 10 to 20 % where you called',
        },
        {
          name: 'deposits rolled over at term',
          unit: '% of $ maturing',
          baseline: 'take two quarters of maturities',
          target: 'raise the share by 4 to 8 points',
        },
      ],
      data_needed: [
        'discharged loans of three years',
        'incoming salaries with balances',
        'each loan’s rate and the market’s',
        'notes of what calls achieved',
      ],
      must_not_decide:
        'It is a call list and no price list. Rates and limits are set by the lending manager under a policy seen by the board.',
    },
    {
      workflow:
        'A weekly list tells lenders who may be about to go and why: salary gone elsewhere, a rate out of line, a payout figure asked about. They phone, review the loan in earnest, record the result and may grant a fixed discount. Marketing contacts only people whom an offer fits.',
      build:
        'Start with home loans and with deposits that mature soon. A simple risk list feeds CRM tasks, and beside each stands what discount is allowed. Some members stay uncalled, for comparison.',
      checkpoint:
        'Before dialling, the lender has looked through the file. Beyond the agreed band, a price is for the lending manager.',
      first_step: 'Which warnings were there? Check 50 discharged loans and the eight weeks that came before.',
      stop_test: 'Give the calls three months. Should people you rang go no less often than the controls, end them.',
      alternative:
        'Mark two dates and phone on them: six weeks ahead of fixed expiry, and two weeks ahead of a deposit’s end.',
      risks: [
        {
          risk: 'The member who asks for nothing pays for the discount of the one who complains.',
          mitigation:
            'Show the board quarterly what loans of each age pay, and hold the spread on similar loans under a ceiling.',
        },
        {
          risk: 'Someone on the list takes on debt that is wrong for them.',
          mitigation:
            'The list is filtered by target market rules first. A hardship flag keeps a member off it for good.',
        },
      ],
      kpis: [
        {
          name: 'home loans that go to a rival',
          unit: '% of book a year',
          baseline: 'twelve months of discharges, by reason given',
          target: '10 to 20 % fewer among members rung',
        },
        {
          name: 'deposit dollars retained',
          unit: '% of $ maturing',
          baseline: 'compare what matured and stayed in two quarters',
          target: 'up 4 to 8 points',
        },
      ],
      data_needed: [
        'records of discharges, three years’ worth',
        'salary payments and account balances',
        'rate gaps to the market',
        'outcomes noted after contact',
      ],
      must_not_decide:
        'The lending manager prices each loan and fixes its limit, within what the board’s policy allows. No list does that.',
    },
    {
      workflow:
        'A lender rings members who may leave, with a genuine review and a set discount to offer. Each week’s short list comes from signs: a rate gap, salary gone to another bank, a payout figure requested. The result is noted, and marketing reaches only people it suits.',
      build:
        'List home loans and maturing deposits that are at risk, in a simple way, and set a control group aside. The names become CRM tasks. Next to them stands the rule for discounts.',
      checkpoint:
        'Lenders study the member’s file, then call. If the price leaves the set band, the lending manager decides.',
      first_step: 'Look into 50 discharge files. What could be seen in each account over the last eight weeks?',
      stop_test: 'If, three months on, members who were called go as often as those in the control group, stop.',
      alternative:
        'Ring six weeks ahead when a fixed rate is to expire, and two weeks ahead when a deposit is to mature.',
      must_not_decide:
        'Nobody’s rate or limit is set by the list. The lending manager does that, by a policy that has been to the board.',
      risks: [
        {
          risk: 'Those who threaten to leave pay less than the loyal ones who never ask.',
          mitigation:
            'The board sees, quarter by quarter, the rate gap by loan age. Among like loans the gap is capped.',
        },
        {
          risk: 'An offer of credit goes to someone it does not fit.',
          mitigation:
            'Target market rules come before the list is used. Hardship flags take a member off it altogether.',
        },
      ],
      kpis: [
        {
          name: 'share of loans that leave by refinance',
          unit: '% of book a year',
          baseline: 'why loans were discharged, over twelve months',
          target: '10 to 20 % lower for those called',
        },
        {
          name: 'deposit money that stays on at maturity',
          unit: '% of $ maturing',
          baseline: 'the two quarters just past',
          target: 'lift it by 4 to 8 points',
        },
      ],
      data_needed: [
        'discharges, three years of them',
        'balances and incoming salary',
        'loan rates beside those in the market',
        'how each contact turned out',
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
      kpis: [
        {
          name: 'closed files that were checked',
          unit: '% of closed files',
          baseline: 'what the review plan of last year covered',
          target: 'over 95 %',
        },
        {
          name: 'gaps that audit finds afterwards',
          unit: 'per 100 files',
          baseline: 'the two most recent audits',
          target: 'bring them down 30 to 50 %',
        },
      ],
      data_needed: [
        'review results on closed files',
        'the rules, each with samples',
        'terms on interest and fees',
        'contracts with suppliers',
      ],
      must_not_decide:
        'Misconduct or a breach is found by the reviewer and the compliance manager once the lender has spoken. A flag alone means neither.',
    },
    {
      workflow:
        'Finished files and contracts with suppliers are gone through within the week, rule by rule, and each gap comes with its page. All that are flagged, and some clean ones picked by lot, are seen by a reviewer. Branches hear while they still remember the case.',
      build:
        'Your reviewers know the rules: have them write 20 to 30. A checker applies these to closed loans every night. Fees and interest need no model at all, just the sum done over again by code.',
      checkpoint: 'Before any lender learns of a gap, someone with the file in front of them has found it true.',
      first_step:
        'What do reviewers look for without thinking? They put down 20 such checks, and for each a case that passes and one that fails.',
      stop_test:
        'On 150 files whose faults are known, it may miss at most 1 in 10 and raise no more than 3 false flags in any. Beyond this, stop.',
      alternative: 'A list with ten lines, signed by the settler, stands before the money.',
      risks: [
        {
          risk: 'What was marked clean is no longer questioned, and a fault nobody has met before gets by.',
          mitigation:
            'By hand, and for good, look through 2 % of what passed. If you come upon something, the rule for it is in place within the month.',
        },
        {
          risk: 'If raw flags are held against lenders, they will learn what the checker likes to read.',
          mitigation: 'Results serve coaching before they serve a scorecard, and flags without proof do not count.',
        },
      ],
      kpis: [
        {
          name: 'share of closed files looked at',
          unit: '% of closed files',
          baseline: 'see last year’s plan for reviews',
          target: 'better than 95 %',
        },
        {
          name: 'what auditors still turn up',
          unit: 'per 100 files',
          baseline: 'take the last two audits, per 100 files',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'files that were closed and reviewed',
        'list of rules and examples',
        'how fees and interest are set',
        'agreements with suppliers',
      ],
      must_not_decide:
        'The lender is heard first. After that the compliance manager and the reviewer say if there was a breach or misconduct, for a flag does not.',
    },
    {
      workflow:
        'Every loan file and supplier contract is tested on your rules in the week it closes, and any gap is shown on its page. A reviewer goes over the flagged ones and some clean ones at random. Branches can mend the cause while the case is still warm.',
      build:
        'Set up a checker that goes through closed loans each night, with 20 to 30 rules from your reviewers. Interest and fees are better recalculated in plain code than judged by a model.',
      checkpoint:
        'With the file open, a reviewer makes sure each gap is real. The lender is told after that and no sooner.',
      first_step: 'Get down on paper 20 checks that reviewers do from memory, and add a good and a bad case to each.',
      stop_test:
        'Use 150 files whose review is done. Stop if it overlooks more than 1 gap in 10 or raises over 3 false flags a file.',
      alternative: 'Before funding, the settler goes through ten lines on a checklist and signs.',
      risks: [
        {
          risk: 'Files marked clean are taken on trust, and a fresh kind of gap slips past.',
          mitigation:
            'Somebody goes on reading 2 % of those that passed, for good. A new find turns into a rule within one month.',
        },
        {
          risk: 'When raw flags count against lenders, they write what the checker wants to see.',
          mitigation: 'A gap counts once a reviewer has confirmed it. Coaching comes first and scorecards later.',
        },
      ],
      kpis: [
        {
          name: 'proportion of closed files tested',
          unit: '% of closed files',
          baseline: 'compare with the review plan for last year',
          target: 'more than 95 %',
        },
        {
          name: 'faults left for audit to find',
          unit: 'per 100 files',
          baseline: 'check what the last two audits reported',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      data_needed: [
        'closed loans with what reviewers found',
        'each rule, with cases to show it',
        'fee and interest conditions',
        'signed supplier contracts',
      ],
      must_not_decide:
        'Do not read a flag as misconduct or breach. Reviewer and compliance manager judge that, having listened to the lender.',
    },
    {
      workflow:
        'Gaps in closed loan files and supplier contracts come to light within the week, page and all. The tool reads each against a list of rules. What it flags is seen by a reviewer, along with a random few that passed, and the branch puts causes right at once.',
      build:
        'The checker runs nightly over closed loans with rules that reviewers wrote, 20 to 30 of them. No model is needed for fees and interest: code that does the sum afresh is better.',
      checkpoint: 'Lenders hear of a gap only when a reviewer has looked into the file and found it so.',
      first_step:
        'Ask reviewers what they check by instinct. Write out 20 such points, each with an example that passes and one that does not.',
      stop_test:
        'Test on 150 files you have reviewed before. Missing over 1 gap in 10, or more than 3 wrong flags on a file, is reason to stop.',
      alternative: 'Give the settler a list of ten points to sign before any loan is funded.',
      risks: [
        {
          risk: 'Once people believe in the clean mark, nobody notices a fault of a kind not seen before.',
          mitigation:
            'However good it looks, 2 % of clean files are always read by a person. New faults get their rule inside the month.',
        },
        {
          risk: 'Lenders who are scored on unproven flags soon learn to please the machine.',
          mitigation:
            'Leave unconfirmed flags out of it, and use results for coaching before you put them in a scorecard.',
        },
      ],
      kpis: [
        {
          name: 'how much of the closed book is reviewed',
          unit: '% of closed files',
          baseline: 'last year’s plan will tell you',
          target: 'upwards of 95 %',
        },
        {
          name: 'gaps that only audit discovers',
          unit: 'per 100 files',
          baseline: 'count them in two past audits',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'results of reviews, file by file',
        'rules with a right and wrong case',
        'terms for interest and for fees',
        'supplier agreements on file',
      ],
      must_not_decide:
        'Having heard the lender, the reviewer decides with the compliance manager whether it was a breach or misconduct. No flag decides that.',
    },
    {
      workflow:
        'Gaps are found in the week a file or supplier contract closes, and shown with the page. The tool reads each one against your list of rules. A reviewer sees all flagged files plus a random few that were clean, and branches mend the cause while they remember it.',
      build:
        'A checker goes through loans just closed, every night, on 20 to 30 rules your reviewers wrote. Where fees and interest are concerned, recalculate in plain code; no model is as good.',
      checkpoint: 'The reviewer opens the file and confirms the gap. After that, and not before, the lender is told.',
      first_step:
        'Let reviewers put their mental checks on paper, 20 in number, with a good example and a bad one for each.',
      stop_test:
        'Run it over 150 files reviewed earlier. If it misses above 1 gap in 10, or adds over 3 false ones a file, stop.',
      alternative: 'Ten lines on a list, and the settler’s signature under them, before funds go out.',
      must_not_decide:
        'Reviewer and compliance manager decide on misconduct or breach, and the lender has a say first. To flag a file is not to judge it.',
      risks: [
        {
          risk: 'A clean mark is believed, and a gap of some new sort is not seen.',
          mitigation: 'For ever, 2 % of clean files are read by hand. Each new find becomes a rule inside a month.',
        },
        {
          risk: 'Lenders see that flags count, and begin to write for the checker.',
          mitigation: 'Gaps count when confirmed and not before. Coaching gets the results ahead of any scorecard.',
        },
      ],
      kpis: [
        {
          name: 'share of closed files that get a check',
          unit: '% of closed files',
          baseline: 'see what last year’s reviews were planned to cover',
          target: 'beyond 95 %',
        },
        {
          name: 'gaps left over for the auditors',
          unit: 'per 100 files',
          baseline: 'compare the two audits before this',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'closed files, with findings of the review',
        'rules and an example for each',
        'conditions on fees and interest',
        'contracts you have with suppliers',
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
      kpis: [
        {
          name: 'requests met in the time you promised',
          unit: '% of requests',
          baseline: '150 mails, with dates of arrival and reply',
          target: '15 to 25 points higher',
        },
        {
          name: 'people who handle one request',
          unit: 'people per request',
          baseline: 'trace 30 from start to finish',
          target: 'bring their number down by a third',
        },
      ],
      data_needed: [
        'mailbox traffic over 3 months',
        'what each request type involves',
        'templates for letters',
        'the times you have promised',
      ],
    },
    {
      workflow:
        'Something comes in, as mail or as a scanned form. Its purpose is recognised, and so is a lack of ID or signature. It goes to the right desk with the letter, or the entry in the core, made ready. There an officer confirms the sender and does the rest.',
      build:
        'Everything stays in the mail tenancy you have. Incoming mail is sorted and each type of request given its date; letters start from templates that were approved. Discharges come first, with payout figures, as their steps never vary.',
      checkpoint: 'First the servicing officer is sure of the person, then reads what was written, then sends.',
      first_step:
        'What came in last week? Put like requests together and see how often each wandered from desk to desk.',
      stop_test: 'Four weeks on, not more than 1 in 10 may have gone astray. If more did, end it.',
      alternative: 'Each day somebody owns the mailbox. Five folders will do, and subject lines say by when.',
      risks: [
        {
          risk: 'An impostor writes in to have a phone number altered, or to learn a payout figure, and succeeds.',
          mitigation:
            'Call the number you have on file. Without that, mail changes no detail and brings out no figure.',
        },
        {
          risk: 'People who have just lost someone receive a jolly form letter.',
          mitigation:
            'Where there is hardship or an estate, one officer, by name, writes. The machine puts in facts and no more.',
        },
      ],
      kpis: [
        {
          name: 'share of requests done on time',
          unit: '% of requests',
          baseline: 'look at 150 mails and when they came and went',
          target: 'a gain of 15 to 25 points',
        },
        {
          name: 'hands a request passes through',
          unit: 'people per request',
          baseline: 'go with 30 requests all the way',
          target: 'a third fewer',
        },
      ],
      data_needed: [
        '3 months’ mail in the shared boxes',
        'kinds of request, step by step',
        'approved letters',
        'promised service times',
      ],
    },
    {
      workflow:
        'A request arrives at the right desk already sorted, with its letter or core entry drafted. The tool has worked out what is asked and whether signature or ID is missing. The officer verifies who sent the mail or form and completes it.',
      build:
        'Do the sorting in the mail tenancy you already have. Each type of request has its due date, and letters are drafted from templates you approved. Start with payout figures and discharges, since their steps are fixed.',
      checkpoint: 'A letter goes out when the servicing officer has checked identity and read it through.',
      first_step: 'Divide last week’s mail into request types, then count how many times each one was forwarded.',
      stop_test: 'Four weeks will show. With over 1 mail in 10 at the wrong desk, stop.',
      alternative: 'Name somebody each day to own the mailbox, keep five folders and put due dates into subject lines.',
      risks: [
        {
          risk: 'A forger mails to change a phone number or learn a payout figure, and is served.',
          mitigation: 'The officer rings the number on file. Mail on its own alters nothing and releases no figure.',
        },
        {
          risk: 'A family in grief opens a cheerful form letter.',
          mitigation:
            'Letters about an estate or hardship come from an officer by name. Facts are all the tool fills in.',
        },
      ],
      kpis: [
        {
          name: 'requests finished by the promised date',
          unit: '% of requests',
          baseline: 'check arrival and reply on 150 mails',
          target: 'raise the share by 15 to 25 points',
        },
        {
          name: 'how many people touch a request',
          unit: 'people per request',
          baseline: 'follow 30 of them through the office',
          target: 'cut it by one third',
        },
      ],
      data_needed: [
        'shared mailbox traffic, 3 months',
        'request types and what they need',
        'letters on template',
        'service standards you state',
      ],
    },
    {
      workflow:
        'Sorting, checking for ID and signature, and a first draft are done before an officer looks. Each mail or scanned form is recognised by what it asks, sent to its desk and given a letter or core entry. The officer makes sure of the sender and closes the task.',
      build:
        'It works inside your mail tenancy: sort what comes in, set a deadline by type and draft from approved letters. Discharges and payout figures run on fixed steps, which makes them the ones to begin with.',
      checkpoint:
        'Identity first, then a careful read of the letter, then it is sent. The servicing officer does all three.',
      first_step: 'Take one week of mail and sort it by what was wanted. Note next to each how often it changed hands.',
      stop_test: 'If more than 1 item in 10 still goes to the wrong place when four weeks are over, stop.',
      alternative:
        'Five folders, one owner a day for each box and a deadline in every subject line will carry you some way.',
      risks: [
        {
          risk: 'Somebody posing as a member gets a payout figure, or has the phone number changed, by mail.',
          mitigation:
            'Before any figure or change, the number already held is called by the officer. A mail is no proof.',
        },
        {
          risk: 'A template in bright tones reaches people who have just buried someone.',
          mitigation:
            'For estates and hardship, a named officer does the writing, and the tool puts in nothing but facts.',
        },
      ],
      kpis: [
        {
          name: 'on-time share of requests',
          unit: '% of requests',
          baseline: 'draw 150 mails and compare their dates',
          target: 'up 15 to 25 points',
        },
        {
          name: 'desks each request visits',
          unit: 'people per request',
          baseline: 'walk 30 requests from first mail to last',
          target: 'lower by a third',
        },
      ],
      data_needed: [
        'what came to the mailbox in 3 months',
        'steps for each kind of request',
        'letter templates in use',
        'turnaround times promised',
      ],
    },
    {
      workflow:
        'Officers receive requests sorted, checked and half done. The tool recognises what was mailed or scanned, notes if ID or signature is missing, sends it to its desk and drafts a letter or core entry. They verify the sender and finish.',
      build:
        'Sort mail by request type, each with a due date, and draft letters from approved templates. All of it stays in your own mail tenancy. The fixed steps of payout figures and discharges make them a good start.',
      checkpoint: 'Before a letter is sent, the servicing officer has verified identity and read every line.',
      first_step: 'Group a week’s mail by type of request. How many times was each forwarded before it was done?',
      stop_test: 'Count misrouted mail for four weeks. Above 1 in 10, stop.',
      alternative: 'Give each mailbox an owner for the day and five folders. The due date stands in the subject line.',
      risks: [
        {
          risk: 'A forged mail obtains a payout figure or a new phone number on the account.',
          mitigation: 'The number on file is rung first. On mail alone, no figure is given and no detail is changed.',
        },
        {
          risk: 'A cheery form letter reaches a family after a death.',
          mitigation: 'The tool fills in facts. Hardship and estate letters are the work of a named officer.',
        },
      ],
      kpis: [
        {
          name: 'requests dealt with in the promised time',
          unit: '% of requests',
          baseline: 'dates in and out for a sample of 150 mails',
          target: '15 to 25 points better',
        },
        {
          name: 'people each request goes through',
          unit: 'people per request',
          baseline: 'follow 30 from arrival to finish',
          target: 'one third less',
        },
      ],
      data_needed: [
        'traffic in the mailbox for 3 months',
        'types of request, with the steps',
        'templates you use for letters',
        'times promised for service',
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
      kpis: [
        {
          name: 'half hours with too many or too few staff',
          unit: '% of half hours',
          baseline: 'four weeks of traffic against the roster',
          target: 'bring them down 20 to 35 %',
        },
        {
          name: 'cash beyond what a branch needs',
          unit: '$ per branch',
          baseline: 'two months of daily holdings',
          target: 'a drop of 10 to 25 %',
        },
      ],
      data_needed: [
        'what tellers did, each half hour',
        'when calls come in',
        'leave and rosters',
        'limits on cash, and orders',
      ],
    },
    {
      workflow:
        'How busy will each half hour be? Pay days, rate dates, school holidays and the record of visits and calls tell. For four weeks ahead, that gives the planner a roster and a cash order to work from. When managers have traded among themselves, it goes up.',
      build:
        'Look for the forecast part of what you own, phone or workforce platform, and feed it branch counts too. Ordering cash is simpler still: predict for every branch and add a margin.',
      checkpoint:
        'Each branch manager alters and then posts the roster. Nobody orders cash alone: it is always two people.',
      first_step:
        'Draw the last eight weeks, half hour by half hour: tellers’ transactions, calls, and who was rostered.',
      stop_test:
        'In the worst branch of all, people should wait 10 % less by the end of eight weeks. If they do not, leave it.',
      alternative:
        'Fixed rosters, for weeks with pay and weeks without, are talked over with the managers once a quarter.',
      risks: [
        {
          risk: 'A town needs its branch, but the counts are low and are turned against it.',
          mitigation: 'Next to traffic the board is always shown members’ age and the way to the nearest other branch.',
        },
        {
          risk: 'Days broken into pieces by the curve make staff hand in their notice.',
          mitigation: 'Two things cannot be moved in the planner: two weeks of warning, and how short a shift may be.',
        },
      ],
      kpis: [
        {
          name: 'share of half hours staffed wrongly',
          unit: '% of half hours',
          baseline: 'hold roster and traffic together for four weeks',
          target: '20 to 35 % less',
        },
        {
          name: 'idle cash in branches',
          unit: '$ per branch',
          baseline: 'look at what was held daily over two months',
          target: 'lower by 10 to 25 %',
        },
      ],
      data_needed: [
        'half-hourly teller counts',
        'arrival of calls',
        'who is rostered or on leave',
        'orders for cash and their limits',
      ],
    },
    {
      workflow:
        'Rosters and cash orders for the coming four weeks are drafted from expected demand in each half hour. Visits, calls, pay days, rate dates and school holidays go into it. Managers swap shifts among themselves and then publish.',
      build:
        'Your workforce or phone system most likely has a forecast module. Use it, and add counts from branches. For cash, one forecast a branch with a margin on top is all it takes.',
      checkpoint:
        'Rosters are edited and published by the branch manager. The cash order is in the hands of two people.',
      first_step:
        'Draw a chart of the last eight weeks with calls and teller work in each half hour, and lay the roster over it.',
      stop_test: 'Take your worst branch. If people there do not wait 10 % less after eight weeks, stop.',
      alternative:
        'Work with two fixed rosters, pay week and off week, and go through them quarterly with the branch managers.',
      risks: [
        {
          risk: 'Thin traffic turns into an argument to close the branch a town needs.',
          mitigation:
            'When the board looks at traffic, it also sees the age of members and how far off the next branch lies.',
        },
        {
          risk: 'Staff resign because shifts are split to follow demand.',
          mitigation: 'The planner has a shortest shift and two weeks of notice built in, and neither can be waived.',
        },
      ],
      kpis: [
        {
          name: 'over- and understaffed half hours',
          unit: '% of half hours',
          baseline: 'set four weeks of rosters beside the traffic',
          target: 'reduce them by 20 to 35 %',
        },
        {
          name: 'spare cash per branch',
          unit: '$ per branch',
          baseline: 'use the daily figures for two months',
          target: '10 to 25 % less',
        },
      ],
      data_needed: [
        'teller work by the half hour',
        'call volumes as they arrive',
        'shifts, with leave',
        'what cash was ordered, and its ceiling',
      ],
    },
    {
      workflow:
        'You can see how busy each half hour will be, four weeks ahead, and get a roster and cash order to match. The forecast knows pay days, school holidays, rate dates and the past pattern of calls and visits. After managers have traded shifts, it is published.',
      build:
        'Before buying, check the forecasting in your workforce or phone system and give it the branch counts. A cash order is simple: what the branch is likely to need, plus something for safety.',
      checkpoint:
        'A branch manager has the final edit on each roster and publishes it. Cash is ordered by two people together.',
      first_step: 'Chart the past eight weeks by half hours: tellers’ transactions, calls, and the staff you had on.',
      stop_test: 'Eight weeks should shorten waits at the worst branch by 10 % or more. Stop if they have not.',
      alternative:
        'Two rosters are enough, one when pay comes in and one for other weeks. Review both with your branch managers each quarter.',
      risks: [
        {
          risk: 'A quiet branch is marked for closure on traffic figures, though the town has no other.',
          mitigation:
            'Never show the board traffic by itself. Distance to another branch and members’ ages belong on that page.',
        },
        {
          risk: 'Chasing the curve means broken shifts, and good people go.',
          mitigation: 'Fix two things in the planner: a minimum shift, and two weeks’ warning.',
        },
      ],
      kpis: [
        {
          name: 'half hours where staff and demand differ',
          unit: '% of half hours',
          baseline: 'check the roster on traffic for four weeks',
          target: 'down 20 to 35 %',
        },
        {
          name: 'surplus cash at each branch',
          unit: '$ per branch',
          baseline: 'compare holdings and need, daily, for two months',
          target: 'cut it by 10 to 25 %',
        },
      ],
      data_needed: [
        'transactions at the counter per half hour',
        'times at which calls arrive',
        'published rosters and absences',
        'cash ordered and the limit set',
      ],
    },
    {
      workflow:
        'The planner gets four weeks of draft rosters and cash orders that follow demand by the half hour. School holidays, pay days, rate dates, calls and past visits make the forecast. Managers exchange shifts before it is published.',
      build:
        'Switch on the forecast in the phone or workforce system you own, and enter what branches count. As to cash, forecast each branch on its own and add a safety margin.',
      checkpoint: 'The branch manager changes each roster and publishes it. It takes two to order cash.',
      first_step:
        'Lay the roster of eight weeks over a chart of calls and teller transactions, one point for each half hour.',
      stop_test: 'Waits in your worst branch must be 10 % shorter at eight weeks. If they are not, stop.',
      alternative:
        'Fix two rosters, for the pay week and the off week. Each quarter, look at them again with branch managers.',
      risks: [
        {
          risk: 'A town’s branch has few visitors on paper, and someone proposes to close it.',
          mitigation: 'Traffic goes to the board together with members’ age and the distance to another branch.',
        },
        {
          risk: 'Shifts are split to match the curve, until people have had enough and go.',
          mitigation: 'The planner holds to a minimum length of shift and to two weeks’ notice, for good.',
        },
      ],
      kpis: [
        {
          name: 'half hours staffed too high or too low',
          unit: '% of half hours',
          baseline: 'put four weeks’ roster and traffic together',
          target: '20 to 35 % lower',
        },
        {
          name: 'cash in branches over what they need',
          unit: '$ per branch',
          baseline: 'holdings, day by day, for two months',
          target: '10 to 25 % fewer dollars',
        },
      ],
      data_needed: [
        'counter transactions, half hour by half hour',
        'calls as they come in',
        'leave plans and shifts',
        'orders of cash, with limits',
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
      kpis: [
        {
          name: 'applications that are finished once begun',
          unit: '% of starts',
          baseline: 'four weeks of counts for each screen',
          target: '8 to 15 points higher',
        },
        {
          name: 'days until a merchant or business account is open',
          unit: 'days',
          baseline: 'look at 60 recent ones',
          target: 'bring them down 40 to 60 %',
        },
      ],
      data_needed: [
        'how many leave at each screen',
        'why cases went to manual review',
        'papers of companies and trusts',
        'fraud that showed up later',
      ],
      must_not_decide:
        'An onboarding officer, not a score or a face match, refuses an account. The applicant is offered a second way to prove who they are.',
    },
    {
      workflow:
        'ID, or papers of a trust, are uploaded. They are read, the form fills itself, registers are searched, and the applicant knows on the spot what else is wanted. If the rules raise nothing, it takes minutes. If they do, one page with everything reaches an officer.',
      build:
        'An accredited identity service does the checks of register and document before onboarding starts. Watch how many you lose on every screen. Two will be worst: put those right, and leave models for later.',
      checkpoint: 'When someone is referred or refused, an onboarding officer has decided by the end of that day.',
      first_step:
        'With a phone in hand, try to become a customer yourself, once for each kind of account. Where did you falter?',
      stop_test:
        'If twice the early fraud appears, or completion has not gained 3 points in eight weeks, that is the end of it.',
      alternative: 'Trim the form to legal needs. Keep what was entered, and text those who gave up a way back in.',
      risks: [
        {
          risk: 'Older people, and those with darker skin, fail the face check more, and so cannot join.',
          mitigation:
            'After a single failure they may come to the branch or show themselves on video. Rates of failure are compared monthly, age band by age band.',
        },
        {
          risk: 'Quick opening is welcome to mule gangs as well.',
          mitigation:
            'During 30 days little can be moved. If the device is linked with accounts known as bad, nothing goes further.',
        },
      ],
      kpis: [
        {
          name: 'share of starters who get to the end',
          unit: '% of starts',
          baseline: 'count them screen by screen for four weeks',
          target: 'a gain of 8 to 15 points',
        },
        {
          name: 'wait for a business or merchant account',
          unit: 'days',
          baseline: 'take the 60 opened last',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'numbers for each step of the funnel',
        'grounds for review by hand',
        'company papers, and trust deeds',
        'what turned out as fraud',
      ],
      must_not_decide:
        'Nobody is turned away by a face match or a score alone. An onboarding officer decides and gives them another means of proof.',
    },
    {
      workflow:
        'Applicants learn on the spot what is missing, and clean cases open within minutes. The tool reads ID or trust papers, fills in the form, searches registers and applies your rules. The others reach an officer, with all the facts on a single page.',
      build:
        'Use an accredited identity service to check documents and registers before your onboarding flow. Measure each screen. Put right the two that lose most people, and think about models afterwards.',
      checkpoint: 'Cases referred or refused are decided by an onboarding officer on the day they come.',
      first_step: 'On a phone, apply for each type of account you offer. Wherever you stop to think, make a note.',
      stop_test:
        'Two limits hold for eight weeks: completion up 3 points or more, and early fraud not doubled. Break either and stop.',
      alternative: 'Leave only the questions the law demands, let people save, and text anyone who breaks off a link.',
      risks: [
        {
          risk: 'Older faces and darker skin fail the match more often, and honest people are shut out.',
          mitigation:
            'The first failure brings the offer of a video or branch check. Failure rates by age band are compared every month.',
        },
        {
          risk: 'Mule rings profit when accounts open fast.',
          mitigation:
            'For 30 days limits are low. If the device has ties to accounts known as bad, the flow stops there.',
        },
      ],
      kpis: [
        {
          name: 'completed applications out of those started',
          unit: '% of starts',
          baseline: 'use screen counts over four weeks',
          target: 'raise the share by 8 to 15 points',
        },
        {
          name: 'opening time for merchants and businesses',
          unit: 'days',
          baseline: 'check how long the last 60 took',
          target: 'reduce it by 40 to 60 %',
        },
      ],
      data_needed: [
        'drop-off counts, screen by screen',
        'what sends a case to review',
        'documents for trusts and companies',
        'fraud seen after opening',
      ],
      must_not_decide:
        'Refusal is for an onboarding officer, who must offer a different proof of identity. Neither score nor face match may do it alone.',
    },
    {
      workflow:
        'An account without open questions is ready in minutes, because ID or trust papers are read and registers checked as they are uploaded. The form fills itself and names what is lacking. If rules raise a doubt, an officer gets the case on one page.',
      build:
        'Place a check of papers and registers ahead of onboarding, run by an identity service with accreditation. Watch where people leave. Mend the two worst screens before you consider a model at all.',
      checkpoint: 'The onboarding officer rules the same day on all referrals, and on every refusal as well.',
      first_step: 'Be your own customer: open each kind of account by phone and list the points where you falter.',
      stop_test:
        'Look at eight weeks. Stop if fraud on new accounts has doubled, or if less than 3 points more applicants finish.',
      alternative:
        'Drop each question the law does not ask, keep half-filled forms, and send a text with a link to come back.',
      risks: [
        {
          risk: 'Face matching is less sure with dark skin or age, so some people never get an account.',
          mitigation:
            'If a match fails once, let them come to a branch or show up on video. Look monthly at how failures differ by age band.',
        },
        {
          risk: 'What opens quickly for members opens quickly for mule rings too.',
          mitigation:
            'Keep limits low over the first 30 days, and halt anyone whose device is linked to a bad account.',
        },
      ],
      kpis: [
        {
          name: 'rate of applications brought to the end',
          unit: '% of starts',
          baseline: 'four weeks of figures, one for every screen',
          target: 'up 8 to 15 points',
        },
        {
          name: 'days a business waits to be opened',
          unit: 'days',
          baseline: 'go through your latest 60',
          target: '40 to 60 % shorter',
        },
      ],
      data_needed: [
        'visitors per screen of the form',
        'causes of manual checks',
        'deeds of trust and company documents',
        'accounts that later proved fraudulent',
      ],
      must_not_decide:
        'A failed face match or a poor score leads to an onboarding officer and to another way of showing identity. It never means refusal by itself.',
    },
    {
      workflow:
        'Clean applications become accounts in minutes, and people are told straight away what is missing. Trust papers or ID are read, the form is filled and registers are checked. When a rule is in doubt, an officer decides from one page of facts.',
      build:
        'Put an accredited identity service in front of onboarding, to check papers and registers. Measure how many leave at each screen. The two worst are fixed first, and models wait.',
      checkpoint: 'Whatever is referred or refused goes to an onboarding officer and is decided that same day.',
      first_step: 'Take a phone and open one account of every type. List all the places where you were unsure.',
      stop_test: 'Eight weeks must bring 3 points more completion without doubling early fraud. If they do not, stop.',
      alternative:
        'Ask only what the law wants. Let people save the form, and if they stop halfway, text them the link.',
      must_not_decide:
        'An onboarding officer decides on refusal, and offers some other proof of identity. Face match and score cannot refuse by themselves.',
      risks: [
        {
          risk: 'The match goes wrong more with older faces or darker skin, and keeps people out.',
          mitigation:
            'After one failure, a branch or video check is offered. Compare failures by age band once a month.',
        },
        {
          risk: 'Mule rings come in through the quick door as well.',
          mitigation: 'Limits are kept low for 30 days. A device linked to known bad accounts ends the application.',
        },
      ],
      kpis: [
        {
          name: 'applications completed out of all begun',
          unit: '% of starts',
          baseline: 'four weeks of counts, screen after screen',
          target: '8 to 15 points better',
        },
        {
          name: 'time to open an account for a business or merchant',
          unit: 'days',
          baseline: 'go back over 60 openings',
          target: '40 to 60 % fewer days',
        },
      ],
      data_needed: [
        'counts for each screen in the funnel',
        'why a person had to review',
        'company papers and trust papers',
        'fraud found at a later date',
      ],
    },
  ],
  'banking/trade-documents': [
    {
      risks: [
        {
          risk: 'The reader gets a word wrong, good documents go back, and a sale is lost.',
          mitigation: 'Clause and image stand side by side for every point. Two checkers must agree before a refusal.',
        },
        {
          risk: 'An odd spelling lets a listed ship or controlled part slip by.',
          mitigation: 'The approved screening tool and its analysts keep that job. Reading merely supplies the fields.',
        },
      ],
      kpis: [
        {
          name: 'days a presentation takes',
          unit: 'banking days',
          baseline: 'both dates for 100 recent sets',
          target: '25 to 40 % fewer',
        },
        {
          name: 'points that slip past the first check',
          unit: 'per 100 presentations',
          baseline: 'three months of second-check notes',
          target: '30 to 50 % less',
        },
      ],
      workflow:
        'Scans of a presentation are read and held against the credit: amounts, goods, ports and dates, on certificates, insurance, bill of lading and invoice. What does not agree is listed with its article. A checker rules on it, and the advice to pay or refuse is ready before the clock runs out.',
      build:
        'Put a document reader next to the trade system. Its rules come from UCP 600 and from sets that you refused in the past, and it passes ports, goods, vessels and names on to screening. One desk and English export credits are the start.',
      checkpoint: 'All sets are examined by a qualified checker. Refusals, and sums over the desk’s limit, take two.',
      first_step: 'Sort the discrepancies of 50 old presentations: which document, which article, found by whom.',
      stop_test: 'After 12 weeks, hold it against the checkers; if it missed above 1 in 20 of what they saw, end it.',
      alternative:
        'Write a page of UCP 600 points for each kind of document, and look over drafts before clients ship.',
      data_needed: [
        'credits with all amendments',
        'scanned sets as presented',
        'earlier waivers and refusals',
        'vessel data and sanctions lists',
        'accepted texts for guarantees',
      ],
      must_not_decide:
        'Honouring or refusing is a checker’s act, and a sanctions hit belongs to financial crime officers. The tool does neither.',
    },
    {
      risks: [
        {
          risk: 'Poor scans turn a compliant set into a refusal that costs your client dearly.',
          mitigation: 'Nobody refuses alone, and each fault is shown in the picture with the clause it breaks.',
        },
        {
          risk: 'A vessel under sanctions sails through on a changed name.',
          mitigation: 'Keep screening where it is, with trained analysts; let the reader do no more than feed it.',
        },
      ],
      kpis: [
        {
          name: 'waiting time for a decision',
          unit: 'banking days',
          baseline: 'go through 100 sets, day in and day out',
          target: 'down 25 to 40 %',
        },
        {
          name: 'late finds',
          unit: 'per 100 presentations',
          baseline: 'count in second reviews over one quarter',
          target: 'bring down by 30 to 50 %',
        },
      ],
      workflow:
        'Checkers start from a list of likely faults, not from a pile of paper. The tool has compared every document in the set with the credit by date, port, goods and amount, and names the article. After the checker’s ruling, the message to the other bank is drafted within the time allowed.',
      build:
        'What is needed is reading, rules and a link. Reading covers scans; the rules are UCP 600 and your refusal history; the link fills screening with names, goods, ports and vessels. Take English export credits at a single desk first.',
      checkpoint:
        'A qualified checker sees each set in full, and a colleague joins for large amounts and for every refusal.',
      first_step:
        'Draw 50 finished presentations. Mark each discrepancy by article and document, and by the person who saw it.',
      stop_test: 'Drop it if, 12 weeks on, it has missed over 1 in 20 of the discrepancies that checkers saw.',
      alternative:
        'Clients can send drafts ahead of shipping, and checkers can work from a sheet per document based on UCP 600.',
      data_needed: [
        'the credit and what was changed in it',
        'documents received',
        'what you refused or waived before',
        'data on ships and listed names',
        'your guarantee templates',
      ],
      must_not_decide:
        'No set is paid or turned down, and no hit is cleared, by a machine. Qualified checkers and financial crime officers do that.',
    },
    {
      workflow:
        'Likely discrepancies are listed with their article as soon as a presentation has been scanned. The tool compares bill of lading, invoice, insurance and certificates with the credit, on ports, dates, amounts and goods. The checker rules, and advice of payment or refusal is drafted in time.',
      build:
        'Add document reading to the trade system you have. Feed it rules out of UCP 600 and out of your past refusals, and send goods, names, ports and vessels to screening on the same pass. One desk with export credits in English goes first.',
      checkpoint:
        'Each set is examined by a qualified checker. For a refusal, or a sum beyond the desk’s limit, a second one examines it too.',
      first_step:
        'Collect 50 presentations from the past. List their discrepancies by article, by document and by who noticed.',
      stop_test:
        'In 12 weeks the tool may miss 1 discrepancy for every 20 that checkers find. If it misses more, stop.',
      alternative:
        'Checkers use a page for each document type, taken from UCP 600. Clients send drafts for a look before they ship.',
      must_not_decide:
        'Qualified checkers honour or refuse, and financial crime officers clear sanctions hits. The tool may do none of this.',
      risks: [
        {
          risk: 'The scan is read wrongly, and a clean set is turned away at the cost of a sale.',
          mitigation: 'For every point, the image stands next to the clause. Two checkers are needed for a refusal.',
        },
        {
          risk: 'Spelt in another way, a dual-use part or a vessel under sanctions gets past.',
          mitigation: 'Analysts go on screening with the tool approved for it. All the reader does is fill in fields.',
        },
      ],
      kpis: [
        {
          name: 'banking days until a presentation is decided',
          unit: 'banking days',
          baseline: 'look up date in and date out for 100 of them',
          target: '25 to 40 % less',
        },
        {
          name: 'discrepancies that the first check overlooked',
          unit: 'per 100 presentations',
          baseline: 'read three months of review notes',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'credits, with every amendment',
        'scans of the documents presented',
        'refusals and waivers so far',
        'vessel data with lists for screening',
        'wordings for guarantees that you accept',
      ],
    },
    {
      workflow:
        'The checker opens a presentation and sees which points may not match the credit, article included. Invoice, certificates, bill of lading and insurance have been read from the scans for goods, dates, ports and amounts. The decision is the checker’s; the advice is drafted before time is up.',
      build:
        'Buy document reading that works beside the trade system. Past refusals and UCP 600 give it a rule list, and whatever it reads of vessels, goods, ports and names goes on to screening. Start on one product desk, with English export credits.',
      checkpoint:
        'A qualified checker goes through all sets. A colleague does so again when it is refused or when the amount tops the limit of the desk.',
      first_step:
        'Go over 50 earlier presentations. For each discrepancy write the document, the article and its finder.',
      stop_test: 'Compare tool and checkers for 12 weeks. More than 1 discrepancy in 20 missed, and it is over.',
      alternative:
        'Offer clients a check of their drafts before shipment. For your own desk, put UCP 600 on one page per document.',
      must_not_decide:
        'A machine neither honours nor refuses, and it clears no sanctions hit. Documents are for qualified checkers, hits for officers in financial crime.',
      risks: [
        {
          risk: 'A misread scan makes good papers look faulty, and the client’s sale falls through.',
          mitigation: 'No refusal goes out on one checker’s word. Each point is shown with its clause and its image.',
        },
        {
          risk: 'A listed ship has another spelling and is not recognised.',
          mitigation:
            'Leave screening to the approved system and those who run it. The reader supplies the entries only.',
        },
      ],
      kpis: [
        {
          name: 'time to decide on a presentation',
          unit: 'banking days',
          baseline: '100 past sets, from arrival to answer',
          target: '25 to 40 % lower',
        },
        {
          name: 'faults seen only by the second checker',
          unit: 'per 100 presentations',
          baseline: 'three months, from the notes on reviews',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'each credit and its amendments',
        'presentations in scanned form',
        'what was waived and what was refused',
        'lists used to screen, and ship data',
        'guarantee texts the bank accepts',
      ],
    },
    {
      workflow:
        'A set of scanned documents is compared with its credit before a checker begins. Amounts, ports, goods and dates are read from insurance, invoice, certificates and bill of lading, and doubtful points are named by article. The checker decides, and payment or refusal is advised within the limit.',
      build:
        'The reader sits by your trade system and knows UCP 600 as well as what you have refused. In one pass it also hands names, ports, goods and vessels to screening. Limit it at first to a single desk and to export credits in English.',
      checkpoint:
        'Two qualified checkers look at refusals and at sums over the desk’s limit. One looks at everything else.',
      first_step:
        'From 50 finished presentations, sort the discrepancies three ways: document, article, and who spotted them.',
      stop_test:
        'After 12 weeks, see how many discrepancies found by checkers the tool had missed. Above 1 in 20, end it.',
      alternative:
        'Two cheap aids: a sheet of UCP 600 points for every document type, and a look at clients’ drafts ahead of shipping.',
      must_not_decide:
        'To honour or refuse takes a qualified checker, and to clear a hit takes a financial crime officer. Nothing of this passes to the tool.',
      risks: [
        {
          risk: 'One misread word, and a set that complied is refused while the buyer walks off.',
          mitigation:
            'Show image and clause together for each fault found. A second checker must agree to any refusal.',
        },
        {
          risk: 'A dual-use part or a sanctioned ship slips by under a different spelling.',
          mitigation: 'The reader fills fields and no more. Screening belongs to its analysts and their approved tool.',
        },
      ],
      kpis: [
        {
          name: 'wait from presentation to answer',
          unit: 'banking days',
          baseline: 'dates of 100 presentations, in and out',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'what only the second check brings up',
          unit: 'per 100 presentations',
          baseline: 'use the notes from three months of reviews',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'all credits and later changes',
        'the presented papers, scanned',
        'history of waivers and refusals',
        'ships on record and screening lists',
        'accepted guarantee wording',
      ],
    },
  ],
  'banking/client-meetings': [
    {
      risks: [
        {
          risk: 'Word of an illness or a separation ends up where half the bank can see it.',
          mitigation: 'Only the client’s own team has access, and the banker removes what is private first.',
        },
        {
          risk: 'Something said in passing becomes a promise on file.',
          mitigation: 'Keep fact, wish and decision apart. A brief summary goes to the client for correction.',
        },
      ],
      kpis: [
        {
          name: 'banker time around each meeting',
          unit: 'minutes per meeting',
          baseline: '40 meetings logged by the bankers',
          target: '40 to 60 % less',
        },
        {
          name: 'notes on file by the next day',
          unit: '% of meetings',
          baseline: 'two months of calendars beside the CRM',
          target: 'up to 90 to 95 %',
        },
      ],
      workflow:
        'Everything the banker should know is on one page two days ahead: holdings, limits, what matures, what is open, what was said last. If the client consents, the meeting is recorded, or else dictated. Within an hour a draft of facts, wishes and actions is there, and the CRM has the tasks.',
      build:
        'Build the page from read-only views of CRM, portfolio system and core. For notes, take a recorder that your own contract and security team cover. The form is fixed, and one field asks whether a complaint or advice came up.',
      checkpoint:
        'Notes are read and signed by the banker inside a day. Each month compliance checks 20 against what was really said.',
      first_step:
        'Ask three bankers to time their next ten meetings, before and after, and to write down what was hard to find.',
      stop_test:
        'Eight weeks are enough; end it if under 6 in 10 bankers use it, or if they alter above a third of the lines.',
      alternative:
        'Put a short form into the calendar entry. The assistant fills it beforehand, and the banker finishes it in the car.',
      data_needed: [
        'what the client holds, owes and has maturing',
        'tasks and notes in the CRM',
        'recordings or dictation that were agreed to',
        'conduct rules and the form for notes',
      ],
      must_not_decide:
        'Advice, limits and suitability stay with the banker under licence and policy. A note taker decides nothing.',
    },
    {
      risks: [
        {
          risk: 'Family matters told in trust become common knowledge.',
          mitigation: 'Bankers cut them out before they save. The file opens for that client’s team alone.',
        },
        {
          risk: 'The draft hardens a maybe into a yes.',
          mitigation:
            'It has separate places for facts, for wishes and for what was decided, and the client may correct it.',
        },
      ],
      kpis: [
        {
          name: 'effort before and after a meeting',
          unit: 'minutes per meeting',
          baseline: 'let bankers note it for 40 meetings',
          target: 'bring down by 40 to 60 %',
        },
        {
          name: 'share of meetings with a prompt note',
          unit: '% of meetings',
          baseline: 'CRM entries set against diaries, two months',
          target: 'lift to 90 to 95 %',
        },
      ],
      workflow:
        'The note is written before the banker is back at the desk. A brief with positions, limits, maturities, requests and past notes came two days earlier; the talk itself is dictated, or recorded by leave. What was wished and agreed turns into a draft, and next steps into CRM tasks.',
      build:
        'Two parts, one purpose: a client brief that reads core, CRM and portfolio data, and a note taker under bank terms. Fix the shape of the note first. It must ask if there was a complaint, and if anything sounded like advice.',
      checkpoint:
        'Within one day the banker has read and signed. Compliance listens to 20 meetings a month and compares.',
      first_step:
        'For ten meetings each, three bankers write down how long they prepared, how long they wrote, and what was missing.',
      stop_test:
        'Drop the tool when, at eight weeks, over a third of each draft is rewritten or usage is below 6 in 10 bankers.',
      alternative:
        'Half a page in the diary does it too: the assistant prepares, and the banker adds the rest straight after.',
      data_needed: [
        'positions, limits and coming maturities',
        'the CRM’s history and to-dos',
        'audio, with the client’s consent',
        'template and rules of conduct',
      ],
      must_not_decide:
        'It is the banker who advises, sets limits and weighs what suits, as licence and policy allow. The tool must not.',
    },
    {
      workflow:
        'One page reaches the banker two days before a meeting, with limits, holdings, maturities, last notes and open requests. The talk is recorded by consent or dictated later. Within the hour there is a draft note on wishes, facts and next steps, and tasks are in the CRM.',
      build:
        'Build the briefing on read-only access to portfolio system, core and CRM. The note taker must be approved and under the bank’s contract. Its form is set, and includes a field for advice or a complaint, should either have come up.',
      checkpoint:
        'Each note is signed by the banker within a day of reading it. Compliance takes 20 a month and holds them to the recording.',
      first_step:
        'Let three bankers time ten meetings each, preparation and write-up both. What did they have to search for?',
      stop_test:
        'After eight weeks, 6 in 10 bankers should use it and change no more than a third of its lines. If not, stop.',
      alternative:
        'Half a page in each diary entry is enough. The assistant writes the first part, and from the car the banker adds the rest.',
      must_not_decide:
        'Suitability, limits and advice are for the banker, as policy and licence lay down. The tool may not touch them.',
      risks: [
        {
          risk: 'Talk of a divorce or of health goes into a record open to many.',
          mitigation: 'Before saving, the banker takes out what is private. None but the client team can open it.',
        },
        {
          risk: 'A thing merely mentioned appears in the draft as agreed.',
          mitigation:
            'There are three fields, for decisions, facts and wishes. The client receives a short summary and can put it right.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent around each meeting',
          unit: 'minutes per meeting',
          baseline: 'have bankers keep a log of 40',
          target: '40 to 60 % lower',
        },
        {
          name: 'meetings noted within a day',
          unit: '% of meetings',
          baseline: 'compare two months of CRM and calendar',
          target: 'bring it to 90 to 95 %',
        },
      ],
      data_needed: [
        'limits, holdings and maturities of clients',
        'open tasks and notes from the CRM',
        'dictation or recordings made with consent',
        'rules on conduct and the note form',
      ],
    },
    {
      workflow:
        'Bankers walk in briefed and walk out with the note half written. The brief, two days early, lists open requests, holdings, maturities, limits and what was last noted. From a recording the client agreed to, or from dictation, a draft follows within the hour and next steps enter the CRM.',
      build:
        'You need a client page that reads core, portfolio and CRM data without changing it. You also need a note taker the bank itself has contracted and approved. Use one form for all notes; it has a place for complaints and for what may be advice.',
      checkpoint:
        'The banker reads the note and signs it inside a day. A monthly 20 are compared with recordings by compliance.',
      first_step:
        'Three bankers keep a record of their next ten meetings: time to prepare, time to write up, and things hard to find.',
      stop_test:
        'Stop after eight weeks when over a third of the lines get changed, or when less than 6 bankers in 10 use it.',
      alternative:
        'Use the diary: a short template in each entry, begun by the assistant and finished by the banker on the way back.',
      must_not_decide:
        'No advice, no limit and no verdict on suitability may come from the tool. Those come from the banker, inside policy and licence.',
      risks: [
        {
          risk: 'Something told in confidence, an illness perhaps, can be read all over the bank.',
          mitigation: 'Access stops at the client’s team, and bankers delete private matters before they save.',
        },
        {
          risk: 'The client only mentioned it, yet the note says agreed.',
          mitigation:
            'Facts, decisions and wishes each have a field. A summary goes to the client, who may correct it.',
        },
      ],
      kpis: [
        {
          name: 'preparation and write-up per meeting',
          unit: 'minutes per meeting',
          baseline: '40 meetings, timed by the bankers themselves',
          target: '40 to 60 % fewer',
        },
        {
          name: 'share of meetings written up in a day',
          unit: '% of meetings',
          baseline: 'check the calendar of two months for notes in the CRM',
          target: 'get to 90 to 95 %',
        },
      ],
      data_needed: [
        'what clients hold, their limits and due dates',
        'notes and tasks that the CRM keeps',
        'consented recordings, or dictated notes',
        'form of the note, and conduct rules',
      ],
    },
    {
      workflow:
        'Within an hour of a meeting, the banker has a draft note of facts, wishes and next steps. It comes from dictation, or from a recording if the client consents, and tasks go to the CRM. Two days earlier one page had brought together holdings, requests, limits, maturities and older notes.',
      build:
        'Two purchases make it: a page drawn read-only from CRM, core and portfolio system, and an approved note taker on the bank’s own terms. The note has a fixed shape. One field records anything that resembled advice or a complaint.',
      checkpoint:
        'Bankers have a day to read and sign. From each month, compliance picks 20 notes and listens to what was said.',
      first_step:
        'Over ten meetings apiece, three bankers write down minutes before, minutes after, and what they hunted for.',
      stop_test:
        'Two tests at eight weeks: use by 6 in 10 bankers or more, and at most a third of the lines changed. Fail one and stop.',
      alternative:
        'Without a tool, the assistant fills half a page in the calendar beforehand, and the banker completes it once back in the car.',
      must_not_decide:
        'The banker advises, sets limits and judges what suits, within policy and licence. A machine must do none of it.',
      risks: [
        {
          risk: 'Private words on health or a marriage are stored where many people look.',
          mitigation: 'Let bankers strike such lines first. The record is shown to the client team and nobody else.',
        },
        {
          risk: 'A thought spoken aloud is written up as a decision.',
          mitigation:
            'Keep wishes, decisions and facts in fields of their own, and send the client a summary to correct.',
        },
      ],
      kpis: [
        {
          name: 'time a meeting costs before and after',
          unit: 'minutes per meeting',
          baseline: 'a log by bankers over 40 meetings',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'notes filed inside a day',
          unit: '% of meetings',
          baseline: 'calendars and CRM for two months, side by side',
          target: 'climb to 90 to 95 %',
        },
      ],
      data_needed: [
        'client positions, with maturities and limits',
        'what the CRM holds: notes and tasks',
        'meetings on tape or dictated, with leave',
        'the template, plus rules of conduct',
      ],
    },
  ],
  'banking/liquidity-forecast': [
    {
      risks: [
        {
          risk: 'No run on deposits is in the data, so the sums stay cheerful during one.',
          mitigation: 'ALCO sets the contingency plan and its stress cases by hand, apart from the model.',
        },
        {
          risk: 'A fault in the model eats into the liquidity limit unnoticed.',
          mitigation:
            'Every day the ratio that counts is worked out on the controlled path, whatever the forecast says.',
        },
      ],
      kpis: [
        {
          name: 'error of net flows at four weeks',
          unit: '% of balances',
          baseline: 'last year’s forecasts held against what happened',
          target: '20 to 30 % lower',
        },
        {
          name: 'working days behind the ALCO pack',
          unit: 'days per month',
          baseline: 'a log over three months',
          target: '40 to 60 % fewer',
        },
      ],
      workflow:
        'For 90 days ahead you see expected flows and their range, fresh each morning from balances, maturities, payments and loans in the pipeline. Gaps and large single depositors stand out, as does how past rate moves shifted deposits. Treasurer and ALCO work from one set of figures.',
      build:
        'Model the flows by depositor group and product in the warehouse, and let the spreadsheet run alongside. Rollovers and early repayments follow what your own customers did. One run also fills ALCO’s pack.',
      checkpoint:
        'Each week the treasurer sets actual flows against the forecast. Assumptions, buffer and model change only by ALCO’s vote.',
      first_step:
        'Put the net flows of 12 months, as forecast and as they came, next to each other by product. Which five weeks were worst?',
      stop_test:
        'Give it four months; end it if the error at four weeks is less than 10 % better than the spreadsheet gave.',
      alternative:
        'Keep a weekly maturity ladder that knows how each group rolls over, and teach the spreadsheet to a second person.',
      data_needed: [
        'balances by day, product and group',
        'what matured and what stayed',
        'loans to settle and loans repaid early',
        'your rates and your rivals’',
        'credit lines and their covenants',
      ],
    },
    {
      risks: [
        {
          risk: 'What has not happened in your records, such as a run, cannot be foreseen from them.',
          mitigation: 'Stress and contingency funding are planned apart, on ALCO’s authority.',
        },
        {
          risk: 'Trust in the forecast replaces the daily ratio.',
          mitigation: 'Compute the prudential figure each day as before, on the route that audit knows.',
        },
      ],
      kpis: [
        {
          name: 'miss on net flows a month out',
          unit: '% of balances',
          baseline: 'a year of plans and actuals',
          target: 'narrow by 20 to 30 %',
        },
        {
          name: 'days spent on ALCO papers',
          unit: 'days per month',
          baseline: 'three monthly cycles, timed',
          target: 'down 40 to 60 %',
        },
      ],
      workflow:
        'Gaps show up weeks before they bite. Balances, maturing deposits, settlements and payment files are turned every morning into a view of 90 days with low and high case, and past rate changes tell how savers react. On that footing the treasurer sets rates, buffer and funding, and reports to ALCO.',
      build:
        'Start beside the spreadsheet, not in place of it. The warehouse supplies flows for every product and type of depositor, and history teaches how many roll over or repay. ALCO’s papers draw on that one source.',
      checkpoint:
        'The treasurer looks at misses once a week. No one but ALCO alters the buffer, an assumption or the model.',
      first_step:
        'Look back 12 months, product by product, at what was forecast and what flowed. Circle the five largest misses.',
      stop_test: 'After four months, drop it unless it beats the spreadsheet’s four-week error by 10 % or more.',
      alternative:
        'A ladder of maturities by depositor group is a sound start. Refresh it weekly, and never let one person alone know how.',
      data_needed: [
        'daily positions for each product',
        'deposits due, and how many were renewed',
        'coming settlements and repayments',
        'rate history, own and market',
        'terms of each funding line',
      ],
    },
    {
      workflow:
        'The treasurer sees 90 days of expected flows each morning, with a range, and knows where funding falls short. Payment files, balances, loan pipeline and maturities go in. Concentrations are shown, and how deposits moved when rates did. ALCO reads the same figures.',
      build:
        'Build a flow model in the data warehouse, by depositor group and by product, and run it next to the spreadsheet. Your own history shows how people roll over or repay early. The ALCO pack comes out of the same run.',
      checkpoint:
        'Forecast and actual flows are compared by the treasurer every week. A change to assumption, model or buffer takes ALCO’s approval.',
      first_step:
        'Compare 12 months of net flows, forecast and actual, for each product. The five worst weeks get a mark.',
      stop_test:
        'The four-week error must be 10 % or more under that of the spreadsheet when four months are up. Otherwise stop.',
      alternative:
        'Update a maturity ladder each week, with rollover rates for every depositor group. A second person learns to run the spreadsheet.',
      risks: [
        {
          risk: 'A run begins, and the model stays calm because it has never seen one.',
          mitigation: 'ALCO keeps stress cases and the plan for contingency funding outside the model.',
        },
        {
          risk: 'The buffer drops below its limit through an error in the model.',
          mitigation:
            'Each day the regulatory ratio is worked out by the old controlled route. No forecast takes its place.',
        },
      ],
      kpis: [
        {
          name: 'four-week error on net flows',
          unit: '% of balances',
          baseline: 'set actual flows of last year beside their forecasts',
          target: '20 to 30 % less',
        },
        {
          name: 'days it takes to make the ALCO pack',
          unit: 'days per month',
          baseline: 'keep a log for three months',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'balances for each day, product and depositor group',
        'term deposits maturing and rolled over',
        'prepayments, settlements and loans in the pipeline',
        'what you and rivals offer as rates',
        'covenants on the funding lines',
      ],
    },
    {
      workflow:
        'Funding gaps come into view up to 90 days early, with a low and a high case. The forecast is renewed each morning from maturities, balances, payment files and the loan pipeline. It also shows concentrations and past reactions to rates. The treasurer decides, and ALCO gets those very figures.',
      build:
        'Put the model on your warehouse, with flows for all products and depositor groups. At first the old spreadsheet runs beside it. Early repayment and rollover are taken from your own past, and ALCO’s pack is filled in the same step.',
      checkpoint:
        'Every week the treasurer checks the forecast on what really flowed. ALCO must agree before model, assumptions or buffer change.',
      first_step:
        'Take the past 12 months by product. How far did forecast and actual net flows differ, and which five weeks were worst?',
      stop_test:
        'Four months in, measure the error at four weeks. If it is not 10 % or more under the spreadsheet’s, end it.',
      alternative:
        'Start with a ladder of maturities, renewed weekly, that shows how each depositor group rolls over. Train a second person on the spreadsheet.',
      risks: [
        {
          risk: 'Records without a bank run make a model that does not expect one.',
          mitigation:
            'Stress cases, and the contingency plan for funding, are ALCO’s to set. They are not left to the model.',
        },
        {
          risk: 'Nobody notices that a wrong forecast has let the buffer slip.',
          mitigation: 'Go on computing the regulatory ratio daily, on the route that is controlled.',
        },
      ],
      kpis: [
        {
          name: 'forecast miss for flows in four weeks',
          unit: '% of balances',
          baseline: 'last year, forecast against actual',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'monthly days spent on the pack for ALCO',
          unit: 'days per month',
          baseline: 'three months of time sheets',
          target: '40 to 60 % lower',
        },
      ],
      data_needed: [
        'day-end balances by group and product',
        'deposits by maturity, with rollovers',
        'loans due to settle, prepay or come in',
        'own rates and competitors’ rates',
        'lines of funding, with covenants',
      ],
    },
    {
      workflow:
        'Each morning’s figures say what will flow in and out over 90 days, and how sure that is. Maturities, payment files, balances and pipeline loans feed it; gaps, concentrations and the effect of past rate moves stand out. On this the treasurer sets buffer, rates and funding, and ALCO sees it too.',
      build:
        'Flows are modelled in the data warehouse for each depositor group and product, and the spreadsheet is kept for comparison. What customers did before tells you about rollover and early repayment. ALCO gets its pack from that run.',
      checkpoint:
        'Once a week forecast meets reality on the treasurer’s desk. Buffer, model and assumptions stay as they are unless ALCO approves.',
      first_step:
        'Lay 12 months of forecasts over the net flows that came, product by product. Note the five weeks with the largest gap.',
      stop_test: 'It has four months. Unless its four-week error is 10 % or further below the spreadsheet’s, give up.',
      alternative:
        'A weekly ladder of maturities with rollover by depositor group goes a long way, provided two people can run the spreadsheet.',
      risks: [
        {
          risk: 'There has been no run in your time, so the model foresees none.',
          mitigation: 'Keep contingency funding and stress cases apart from it, in ALCO’s hands.',
        },
        {
          risk: 'The model is wrong, and the limit on the buffer is breached before anyone looks.',
          mitigation: 'The daily ratio for the regulator comes from the old route. A forecast may never stand in.',
        },
      ],
      kpis: [
        {
          name: 'net flow error with four weeks to go',
          unit: '% of balances',
          baseline: 'hold a year of forecasts to the flows that came',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'time behind the monthly ALCO pack',
          unit: 'days per month',
          baseline: 'log the work through three months',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'what each depositor group holds, daily',
        'maturing term deposits and their renewal',
        'pipeline of loans, settlements, early repayments',
        'rates on offer, yours and others’',
        'funding facilities and their covenants',
      ],
    },
  ],
  'banking/card-disputes': [
    {
      risks: [
        {
          risk: 'Somebody was scammed, yet the case sits among late parcels.',
          mitigation: 'Talk of remote access, pressure or a new payee moves it to fraud within the hour.',
        },
        {
          risk: 'A strong case fails because it was lodged under the wrong code.',
          mitigation: 'Officers choose the code from the scheme’s own words, and errors are gone over weekly.',
        },
      ],
      kpis: [
        {
          name: 'cases lodged before time runs out',
          unit: '% of disputes',
          baseline: 'dates of 200 recent cases',
          target: 'up to 98 to 100 %',
        },
        {
          name: 'officer minutes for a dispute',
          unit: 'minutes per dispute',
          baseline: '50 cases with a clock, report to lodgement',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'Whoever disputes a payment, by app, mail or at the branch, is asked what that reason code calls for. Transaction, device and contact history are added, and a file with a deadline stands ready. The officer checks it, rules and lodges; the customer hears of every step.',
      build:
        'You want a form that guides people, and a case tool with the schemes’ codes, clocks and evidence lists in it. Fraud leaves by another door at once. Cancelled subscriptions, missing goods and unauthorised use come first.',
      checkpoint:
        'Each file is read by a disputes officer who settles code and liability before lodging. Over $2,000 a colleague looks too.',
      first_step: 'Go through 50 finished disputes: reason, length, outcome, and what was not there on day one.',
      stop_test: 'Ten weeks in, end it if files that lack evidence at lodgement are above 1 in 10.',
      alternative:
        'Make a form for every reason code that names the proof needed, and pin the time limits to the wall.',
      data_needed: [
        'transactions and how they were authorised',
        'closed cases with cause, days and outcome',
        'the scheme texts under your licence',
        'letters, messages and proof',
      ],
      must_not_decide:
        'Liability, refusal and any word on honesty are for a disputes officer, and the customer may complain. The tool stays out of it.',
    },
    {
      risks: [
        {
          risk: 'A victim of a scam waits in the wrong queue while the money moves on.',
          mitigation: 'Certain words hand it to the fraud team in the same hour.',
        },
        {
          risk: 'Reason codes look alike, and the draft guesses.',
          mitigation: 'A person reads the scheme text and confirms. Each week the wrong ones are talked over.',
        },
      ],
      kpis: [
        {
          name: 'share within the scheme’s deadline',
          unit: '% of disputes',
          baseline: 'check 200 cases, day reported and day lodged',
          target: 'lift to 98 to 100 %',
        },
        {
          name: 'work per case',
          unit: 'minutes per dispute',
          baseline: 'follow 50 disputes from start to lodging',
          target: 'bring down by 30 to 50 %',
        },
      ],
      workflow:
        'From the first report the file fills itself. The guided questions depend on the reason code; payment data, device and earlier contact join them, with the scheme’s clock on top. An officer looks, decides and sends, and no cardholder or merchant is left wondering.',
      build:
        'Start with three reasons that make up the bulk, namely goods not received, unauthorised use and subscriptions that were cancelled. A form for app and branch feeds a case tool that holds codes, deadlines and proof lists. Suspected fraud goes elsewhere straight away.',
      checkpoint:
        'Code and liability are the disputes officer’s call on every file. Amounts above $2,000 get a second reader.',
      first_step:
        'Choose 50 old disputes. Note why they arose, how long they ran, how they ended and what evidence came late.',
      stop_test: 'Drop it if over 1 in 10 still go out with proof missing once ten weeks are over.',
      alternative: 'Paper forms by reason code and a chart of deadlines will catch most slips.',
      data_needed: [
        'card payments with their technical data',
        'past disputes and results',
        'codes and rules from the schemes',
        'what customers and merchants sent',
      ],
      must_not_decide:
        'A machine must not turn a claim down, lay blame or doubt a customer’s word. That is for a disputes officer, whose answer can be challenged.',
    },
    {
      workflow:
        'A dispute file is complete when the officer first opens it, deadline included. By app, mail or in a branch, cardholder or merchant has answered what the reason code asks. Past contact, device and transaction are attached. The officer decides and lodges, and keeps the customer informed.',
      build:
        'Offer a guided form in branch and app, backed by a case tool that holds scheme codes, time limits and evidence lists. Fraud is split off straight away. Three reasons come first: goods not received, cancelled subscriptions, unauthorised use.',
      checkpoint:
        'The disputes officer reads every file, fixes liability and code, and lodges it. Above $2,000, somebody looks a second time.',
      first_step:
        'Look at 50 disputes that are closed. Write down reason, result, days, and what was lacking at the outset.',
      stop_test: 'Ten weeks on, no more than 1 file in 10 may lack evidence at lodgement. If more do, stop.',
      alternative:
        'Use a separate form for each reason code, with its evidence listed. Hang up a chart of the time limits.',
      must_not_decide:
        'Only a disputes officer may refuse a claim, find liability or question honesty, and the customer can complain. The tool may not.',
      risks: [
        {
          risk: 'The victim of a scam is treated as a buyer with a late parcel, and loses both time and money.',
          mitigation: 'A new payee, pressure or remote access in the story brings in the fraud team within that hour.',
        },
        {
          risk: 'The reason code is wrong, and a case that was good is lost.',
          mitigation: 'An officer checks the code on the scheme’s text. Every week the wrong ones are looked at.',
        },
      ],
      kpis: [
        {
          name: 'share of disputes lodged in scheme time',
          unit: '% of disputes',
          baseline: 'by date, the last 200',
          target: 'bring it to 98 to 100 %',
        },
        {
          name: 'minutes per dispute',
          unit: 'minutes per dispute',
          baseline: 'clock 50 of them, report to lodgement',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'authorisation data on card transactions',
        'dispute cases: reason, dates, outcome',
        'the rules of schemes, as licensed',
        'evidence with the correspondence',
      ],
    },
    {
      workflow:
        'Each dispute starts with the right questions for its reason code, whether it comes by mail, branch or app. The tool adds device, transaction and earlier contact, and a file with its time limit is built. An officer checks and lodges it, and the customer gets news at every step.',
      build:
        'Take a case tool that knows evidence, clocks and codes for each scheme, and put a guided form in front of it. Anything like fraud goes another way. Unauthorised use, cancelled subscriptions and goods that never came are the first three reasons.',
      checkpoint:
        'All files go through a disputes officer, who sets liability and code before lodging. Past $2,000, two people have read it.',
      first_step:
        'For 50 closed cases, list how long they took, why they began, how they ended, and which papers were missing.',
      stop_test: 'If, in week ten, evidence is still absent from over 1 in 10 files as they are lodged, give up.',
      alternative:
        'One sheet per reason code tells staff which evidence to get. A chart on the wall shows each time limit.',
      must_not_decide:
        'Claims are refused, blame is laid and honesty judged by a disputes officer alone, and the customer may complain. Machines have no say.',
      risks: [
        {
          risk: 'Someone tricked by a scammer lands among goods disputes and loses days.',
          mitigation: 'Remote access, a new payee or pressure means fraud: that team has the case in the same hour.',
        },
        {
          risk: 'A draft with a false reason code loses a case you should have won.',
          mitigation: 'The scheme’s own text decides the code, read by an officer. Errors are reviewed week by week.',
        },
      ],
      kpis: [
        {
          name: 'disputes that make the scheme’s limit',
          unit: '% of disputes',
          baseline: '200 past cases and their dates',
          target: 'get to 98 to 100 %',
        },
        {
          name: 'time spent handling a dispute',
          unit: 'minutes per dispute',
          baseline: '50 cases, from the report until they are lodged',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'card payments and their authorisation',
        'past cases with dates, reason and result',
        'scheme rules that your licence covers',
        'proof and letters on each case',
      ],
    },
    {
      workflow:
        'The officer gets a finished file to check, decide on and lodge, and the customer hears of each step. It was opened by app, in a branch or by mail, with questions suited to the reason code. The tool pulled device, past contact and transaction, and set the deadline.',
      build:
        'The case tool has to know codes, clocks and lists of evidence; the form, in app and branch, has to guide. Send fraud down its own path. Do the three reasons you see most: goods that did not arrive, unauthorised use, subscriptions cancelled.',
      checkpoint:
        'Liability and code are settled by a disputes officer with the file read. For more than $2,000, a second officer looks as well.',
      first_step:
        'Draw up a list of 50 past disputes: cause, days, outcome, and the evidence that was missing on the first day.',
      stop_test: 'Ten weeks is the limit. Where files go out without evidence in more than 1 case of 10, stop.',
      alternative:
        'Print a form for each code that says what proof it takes, and put time limits where all can see them.',
      must_not_decide:
        'A disputes officer decides on liability and refusal, never the tool. No machine calls a customer dishonest, and a complaint stays open to them.',
      risks: [
        {
          risk: 'A scam is filed under goods, and the victim’s money moves further away.',
          mitigation:
            'If remote access, pressure or a payee who is new comes up, the fraud team takes over inside the hour.',
        },
        {
          risk: 'The code picked by the draft does not fit, and you lose.',
          mitigation: 'Have the officer confirm it with the scheme’s text, and go through the wrong codes each week.',
        },
      ],
      kpis: [
        {
          name: 'on-time lodgement of disputes',
          unit: '% of disputes',
          baseline: 'check dates on the most recent 200',
          target: 'climb to 98 to 100 %',
        },
        {
          name: 'effort on each dispute',
          unit: 'minutes per dispute',
          baseline: 'from report to lodging, time 50 cases',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'transactions by card, with authorisation',
        'closed disputes: why, when, how they ended',
        'licensed texts of the schemes',
        'what was sent in as evidence',
      ],
    },
  ],
  'banking/settlement-readiness': [
    {
      risks: [
        {
          risk: 'The claim is tidy, but the slab was never poured.',
          mitigation:
            'Above the policy sum nothing is paid before a valuer or inspector has spoken, and photos are compared with the stage.',
        },
        {
          risk: 'A forged mail swaps the account, and the purchase money is gone.',
          mitigation: 'Call a number you already had before any change. Changed details show in red.',
        },
      ],
      kpis: [
        {
          name: 'settlements that slip because of us',
          unit: '% of settlements',
          baseline: 'causes of delay in 100 settlements',
          target: '30 to 50 % fewer',
        },
        {
          name: 'days between approval and ready',
          unit: 'days',
          baseline: 'the same sample of loans',
          target: '15 to 25 % less',
        },
      ],
      workflow:
        'Approval starts a dated list: conditions, documents, valuation, insurance, payout figures. As papers arrive they are read and ticked, what is missing is chased, and endangered loans move up. Certifying and booking remain with the settlements officer.',
      build:
        'Run it as a workflow where loans are kept, with PEXA in view. It reads valuations and signed documents, writes to solicitor, borrower and broker from set texts, and lets brokers look up progress. Refinances go first and building loans after.',
      checkpoint: 'For each loan a settlements officer certifies funds and papers. Releasing money takes two people.',
      first_step: 'Look up 100 settlements: the day planned, the day it happened, and which paper was late.',
      stop_test: 'When ten weeks have gone by and delays of your own making are down by under 15 %, end it.',
      alternative:
        'A board with a row for each loan, its five dates and an owner, read through every morning in ten minutes.',
      data_needed: [
        'conditions attached to approvals',
        'loan documents and their checks',
        'valuations, ordered and received',
        'booked settlements and why they moved',
        'stage claims with inspections',
      ],
      must_not_decide:
        'Waiving, certifying and paying out are for authorised officers, and money takes a pair of them. Software may only list and chase.',
    },
    {
      risks: [
        {
          risk: 'A builder is paid for a stage that exists on paper only.',
          mitigation:
            'Pictures must fit the stage, and for larger sums a valuer or inspection comes before the transfer.',
        },
        {
          risk: 'Thieves send new bank details in a solicitor’s name.',
          mitigation: 'Only a call to a trusted number can change them, and every change is flagged red.',
        },
      ],
      kpis: [
        {
          name: 'share postponed by our own slips',
          unit: '% of settlements',
          baseline: 'sort 100 recent ones by what delayed them',
          target: 'bring down by 30 to 50 %',
        },
        {
          name: 'run from approval until a loan can settle',
          unit: 'days',
          baseline: 'dates from those 100 files',
          target: 'shorten by 15 to 25 %',
        },
      ],
      workflow:
        'Nobody finds out on the day. Each approved loan has its list with dates, from conditions and valuation to insurance and payout, and arriving papers cross themselves off. Messages chase the gaps, the shaky ones are shown first, and an officer certifies and books the slot.',
      build:
        'Much can be switched on in your loan system; add PEXA status, reading of returned papers and a few standard messages. A page where brokers see the state saves most of the calls. Do refinances before you touch building loans.',
      checkpoint: 'Papers and funds carry a settlements officer’s certificate, and it takes two to let the money go.',
      first_step: 'List 100 past settlements with both dates and the one document that held things up.',
      stop_test: 'Drop it if, after ten weeks, moves caused by you are not at least 15 % fewer.',
      alternative:
        'Ten minutes round a board each morning, one line and five dates for every loan, prevents most of the trouble.',
      data_needed: [
        'open conditions by loan',
        'returned document sets',
        'valuer’s reports',
        'the settlement diary with reasons for delay',
        'invoices from builders, by stage',
      ],
      must_not_decide:
        'No machine lifts a condition, certifies a mortgage or moves funds. Authorised people do, and for funds there are two.',
    },
    {
      workflow:
        'Every approved loan has a dated list, and the ones in danger of missing their day stand on top. Payout figures, conditions, valuation, insurance and documents are on it. Papers are ticked off as they are read, messages chase what is missing, and it is the settlements officer’s job to certify and book.',
      build:
        'Build the workflow in your loan system and show PEXA status next to it. Valuations and returned documents are read; broker, borrower and solicitor get standard messages. Brokers can see how things stand. Refinances come first, and building loans second.',
      checkpoint:
        'Before settlement, an officer certifies each loan’s funds and documents. Money is released by two people.',
      first_step:
        'Pull 100 settlements. Which paper held each one up, and how far apart were planned day and real day?',
      stop_test: 'Settlements moved through your own fault must be 15 % fewer within ten weeks. If not, stop.',
      alternative:
        'Keep a board: one line a loan, with a name and five dates. Ten minutes every morning are enough to go through it.',
      must_not_decide:
        'Authorised officers waive conditions, certify mortgages and release funds, two of them where money moves. The tool must not.',
      risks: [
        {
          risk: 'Papers look right, and a stage is paid for that was never built.',
          mitigation:
            'Over the policy sum, an inspection or a valuer comes before payment. The officer checks photos against the stage.',
        },
        {
          risk: 'A mail brings new account details, and a thief gets the funds.',
          mitigation: 'Ring a known number before details are changed. All changes appear in red.',
        },
      ],
      kpis: [
        {
          name: 'settlements that we caused to slip',
          unit: '% of settlements',
          baseline: 'by cause of delay, the last 100',
          target: '30 to 50 % lower',
        },
        {
          name: 'days from approval till a loan is ready',
          unit: 'days',
          baseline: 'use those 100 loans again',
          target: '15 to 25 % fewer',
        },
      ],
      data_needed: [
        'approved loans and their conditions',
        'document sets, with checks made',
        'instructions to valuers, and reports',
        'bookings, delays and their cause',
        'stage inspections and invoices from builders',
      ],
    },
    {
      workflow:
        'Problems come to light days before settlement and not on the day. A list opens with each approval: documents, insurance, conditions, payout figures and valuation, all dated. The tool reads what comes in, ticks it off, chases the rest and puts risky loans first; an officer certifies and books.',
      build:
        'Your loan system can hold the workflow, with PEXA beside it. Add reading of valuations and signed documents, and set messages for solicitor, broker and borrower. A broker looks up the state alone. Begin with refinances; building loans follow.',
      checkpoint:
        'The settlements officer certifies, loan by loan, that papers and funds are in order. It takes a second person to release money.',
      first_step:
        'Write up your 100 latest settlements: when each was planned, when it took place and what caused the wait.',
      stop_test:
        'Compare after ten weeks. Less than a 15 % fall in settlements that you yourselves moved, and it ends.',
      alternative:
        'Meet at a board for ten minutes each morning. Every loan is a line on it, with five dates and somebody’s name.',
      must_not_decide:
        'Conditions, mortgages and money are in the hands of authorised officers, and money needs two. The tool cannot waive, certify or release.',
      risks: [
        {
          risk: 'A builder claims for a stage, the papers are neat, and nothing stands there.',
          mitigation:
            'Photos must match the stage. Where policy asks, an inspector or valuer speaks before any payment.',
        },
        {
          risk: 'The funds follow bank details from a false mail.',
          mitigation: 'No change without a call to a number known before, and the tool shows it in red.',
        },
      ],
      kpis: [
        {
          name: 'share of settlements we moved or missed',
          unit: '% of settlements',
          baseline: 'sort 100 settlements by what delayed them most',
          target: '30 to 50 % less',
        },
        {
          name: 'time to get a loan ready after approval',
          unit: 'days',
          baseline: 'dates on the same 100',
          target: '15 to 25 % lower',
        },
      ],
      data_needed: [
        'conditions, loan by loan',
        'sets of loan papers and who checked them',
        'valuation orders with their reports',
        'diary of settlements, delays explained',
        'claims by builders, with stage checks',
      ],
    },
    {
      workflow:
        'The settlements officer sees which loans are ready, which are at risk and what is still missing. From approval on, each has dates for valuation, payout figures, documents, conditions and insurance. Papers that arrive are read and crossed off, and messages go out for the others. Certifying and booking stay with the officer.',
      build:
        'Set this up as a workflow on top of your loan system, PEXA status included. It reads documents and valuations as they return, and sends standard texts to borrower, solicitor and broker. Show brokers the state. Take refinances, and then building loans.',
      checkpoint:
        'Funds and documents need the settlements officer’s certificate for every loan, and two people’s release for the money.',
      first_step:
        'Among the last 100 settlements, compare the planned day with the real one and name the paper to blame.',
      stop_test: 'If the share moved by your fault has not come down 15 % in ten weeks, end the work.',
      alternative:
        'A board will serve, with each loan’s five dates and owner on a line. Read it out every morning, ten minutes at most.',
      must_not_decide:
        'Waiving, certifying and releasing money is for officers with authority, and it takes a pair for funds. Nothing of it may be automatic.',
      risks: [
        {
          risk: 'The stage claim is in order on paper, but the work is missing.',
          mitigation:
            'Send a valuer or inspector before any payment above the policy sum, and match photos with the stage.',
        },
        {
          risk: 'Someone posing as the solicitor mails a new account, and you pay into it.',
          mitigation:
            'Details stay as they are until a known number has been called. The tool colours each change red.',
        },
      ],
      kpis: [
        {
          name: 'settlements late or missed because of us',
          unit: '% of settlements',
          baseline: 'look for the cause of delay in 100 of them',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'approval-to-ready time',
          unit: 'days',
          baseline: 'take it from the 100 loans above',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'what each approval requires',
        'loan documents, returned and checked',
        'valuers’ instructions and findings',
        'settlements booked, and the reasons they slipped',
        'building stages inspected and invoiced',
      ],
    },
  ],
  'banking/collateral-checks': [
    {
      risks: [
        {
          risk: 'The flag is wrong, the money is stuck, and a good firm misses payroll.',
          mitigation: 'Somebody rings inside two hours. Limits stay open unless a manager puts the hold in writing.',
        },
        {
          risk: 'Once a client knows the rules, the fraud sits right under them.',
          mitigation: 'Visits and calls drawn by lot go on, with a new draw each month.',
        },
      ],
      kpis: [
        {
          name: 'lending that rests on bad invoices or assets',
          unit: '$ per $1 million lent',
          baseline: 'a year of audit findings',
          target: '20 to 40 % less',
        },
        {
          name: 'share of the ledger that was verified',
          unit: '% of invoice value',
          baseline: 'verified value over three months',
          target: 'lift to 60 to 80 %',
        },
      ],
      workflow:
        'Day by day or week by week the tool takes in bank feeds, ledgers and stock lists. It holds every invoice or asset against registers, payments and history, and points out repeats, round figures, strange new debtors, late payers and serials that turn up twice. The portfolio officer then calls, audits or pauses a drawdown.',
      build:
        'Connect to the client’s ledger, Xero or MYOB for most. Begin with plain rules and only later with a score. Once a month sweep the PPSR against your facilities, and give auditors a phone app whose photos carry time and place.',
      checkpoint:
        'Before anyone is rung, a portfolio officer weighs the flag against what is known of the client. A hold needs the credit manager’s name.',
      first_step:
        'Choose three facilities that failed. Where was the first sign, in audit, bank feed or ledger, and on what date?',
      stop_test: 'If in four months under 1 in 10 flags proves to be something, end it.',
      alternative:
        'Each month phone through the ten biggest invoices and ten drawn at random, and keep PPSR dates in a diary.',
      data_needed: [
        'invoices and ledgers of debtors',
        'money received in loan or trust accounts',
        'serials of stock and assets',
        'what is registered on the PPSR',
        'old losses, and what audits found',
      ],
      must_not_decide:
        'Whether to hold a drawdown or call a default is a credit manager’s decision, once the client has spoken. A flag accuses nobody.',
    },
    {
      risks: [
        {
          risk: 'Wages go unpaid because software disliked a round number.',
          mitigation:
            'Somebody calls the client in two hours, and without a manager’s signature the limit is not touched.',
        },
        {
          risk: 'Fraud adapts to whatever you test.',
          mitigation: 'Part of the checking is random, and the sample changes monthly.',
        },
      ],
      kpis: [
        {
          name: 'money out on security that does not hold',
          unit: '$ per $1 million lent',
          baseline: 'last year’s audits, added up',
          target: 'bring down by 20 to 40 %',
        },
        {
          name: 'how much of the ledger gets checked',
          unit: '% of invoice value',
          baseline: 'three months of verification counts',
          target: 'up to 60 to 80 %',
        },
      ],
      workflow:
        'Each invoice or machine that secures your money is looked at, not ten in a hundred. Feeds from ledgers, stock lists and banks are compared with registers and the past; twins, round sums, ageing and unknown debtors come up. An officer follows them by phone, by audit or by holding funds back.',
      build:
        'First the feeds, from MYOB, Xero or whatever clients use; then simple rules; a score can wait. PPSR entries are matched with facilities every month. Field auditors photograph with a phone that records where and when.',
      checkpoint:
        'Flags are read by a portfolio officer who knows the account, ahead of any call. The credit manager alone signs a hold.',
      first_step:
        'Go back to three bad facilities and find the earliest warning, with the date and the record it stood in.',
      stop_test: 'Drop it should four months of flags turn up a real finding in less than 1 in 10.',
      alternative:
        'Twenty calls per client a month, ten to the largest debtors and ten at random, plus a calendar for the PPSR, are a fair shield.',
      data_needed: [
        'what debtors owe, by invoice',
        'incoming payments',
        'lists of goods and machines with serial numbers',
        'your PPSR entries',
        'earlier fraud cases and audit reports',
      ],
      must_not_decide:
        'A client is heard first, and then a credit manager decides on holds and defaults. The tool must do neither and must blame no one.',
    },
    {
      workflow:
        'Every invoice and asset behind your lending is checked, daily or weekly, from ledgers, bank feeds and stock lists. The tool flags serials seen twice, round sums, doubles, ageing and debtors that are suddenly new. It is for the portfolio officer to ring, to send an auditor or to hold a drawdown.',
      build:
        'Draw feeds from MYOB, Xero or the ledger your client keeps. Rules come first, and a score may follow. Sweep the PPSR each month for registrations that differ from your facilities. Auditors’ photos come from an app that notes time and place.',
      checkpoint:
        'A credit manager’s signature stands under each hold. Before any call, the portfolio officer has looked at the flag and at the client’s history.',
      first_step:
        'Pick three facilities that went wrong. In audit, ledger or bank feed, what was the first sign, and when?',
      stop_test: 'Over four months, 1 flag in 10 should lead to a finding. If fewer do, stop.',
      alternative:
        'For every client, phone about ten invoices at random and the ten largest, once a month. PPSR dates go in the diary.',
      must_not_decide:
        'A credit manager hears the client and then decides on drawdowns and defaults. The tool stops nothing and accuses no one.',
      risks: [
        {
          risk: 'One false flag, and a healthy client cannot pay Friday’s wages.',
          mitigation:
            'Within two hours of a flag somebody calls. The limit stays as it is until a manager signs for a hold.',
        },
        {
          risk: 'Clients who know the rules keep their figures just inside them.',
          mitigation: 'Choose some calls and visits at random, and choose afresh each month.',
        },
      ],
      kpis: [
        {
          name: 'lending on invoices or assets that failed a check',
          unit: '$ per $1 million lent',
          baseline: 'use what audits found last year',
          target: '20 to 40 % lower',
        },
        {
          name: 'invoice value verified each month',
          unit: '% of invoice value',
          baseline: 'add up three months of verified invoices',
          target: 'bring it to 60 to 80 %',
        },
      ],
      data_needed: [
        'invoices with the debtor ledger',
        'what came into the loan or trust account',
        'stock and asset lists, serial numbers included',
        'entries on the PPSR',
        'findings of audits, and losses so far',
      ],
    },
    {
      workflow:
        'Doubles, new debtors, round sums, old invoices and repeated serials come up as flags, every day or every week. The tool compares stock lists, ledgers and bank feeds with registers, payments and the past. A portfolio officer follows each one up with a call, an auditor or a hold on the drawdown.',
      build:
        'Link up with the client’s books, in Xero, MYOB or elsewhere. Start on rules and leave the score for later. PPSR registrations are set against your list of facilities monthly, and auditors use a phone app that stamps their photos.',
      checkpoint:
        'Nobody rings a client until the portfolio officer has read the flag together with the history. To hold funds, the credit manager signs.',
      first_step:
        'Study three facilities that failed. Note the earliest sign, its date, and whether it was in bank feed, audit or ledger.',
      stop_test: 'If after four months not even 1 in 10 flags has shown something, end the work.',
      alternative:
        'Verify twenty invoices per client by phone each month, ten large and ten by lot. Note PPSR dates in a diary.',
      must_not_decide:
        'Stopping a drawdown or calling a default is up to a credit manager, who hears the client beforehand. Flags are not accusations.',
      risks: [
        {
          risk: 'Wages are due on Friday, and a sound firm is held for no good reason.',
          mitigation:
            'A flag means a call inside two hours and nothing else. Only a manager’s signature closes the limit.',
        },
        {
          risk: 'Fraud settles just below whatever the rules catch.',
          mitigation: 'Go on with random visits and calls, and draw a new sample every month.',
        },
      ],
      kpis: [
        {
          name: 'funds out on security that fails',
          unit: '$ per $1 million lent',
          baseline: 'a year of audits, finding by finding',
          target: '20 to 40 % fewer dollars',
        },
        {
          name: 'part of the ledger checked in a month',
          unit: '% of invoice value',
          baseline: 'three months, by value of invoices verified',
          target: 'get to 60 to 80 %',
        },
      ],
      data_needed: [
        'ledgers of debtors, invoice by invoice',
        'receipts on trust and loan accounts',
        'serial numbers for stock and assets',
        'PPSR records',
        'what audits and losses have taught',
      ],
    },
    {
      workflow:
        'The portfolio officer works from flags on each invoice or asset, and then phones, audits or withholds the drawdown. Bank feeds, stock lists and ledgers load every day or week. Doubled serials, sudden debtors, ageing, round sums and duplicates stand out against registers and payments.',
      build:
        'Start with data: feeds out of Xero, MYOB or another ledger. Write rules, and add a score when they run well. Each month the PPSR is compared with what you have lent on. In the field, auditors take photos that carry hour and place.',
      checkpoint:
        'The portfolio officer weighs up a flag beside the client’s record, and only then calls. Holds are signed by the credit manager.',
      first_step:
        'Look back at three facilities that turned bad, and date the first sign in bank feed, ledger or audit.',
      stop_test: 'Four months of flags should yield a finding in 1 of 10 at the least. If they do not, give up.',
      alternative:
        'Ring debtors each month about ten random invoices and the ten biggest of each client. Keep a calendar of PPSR dates.',
      must_not_decide:
        'The client speaks first. A credit manager then decides about a hold or a default, and the tool neither stops money nor lays blame.',
      risks: [
        {
          risk: 'Because of a flag that proves false, an honest client misses its payroll.',
          mitigation: 'Call within two hours. Without a manager’s written hold, the client keeps the limit.',
        },
        {
          risk: 'A client works out your rules and slips in beneath them.',
          mitigation: 'A random part stays in the checks, with another sample month by month.',
        },
      ],
      kpis: [
        {
          name: 'money lent on failed invoices or assets',
          unit: '$ per $1 million lent',
          baseline: 'add up a year’s audit results',
          target: 'a drop of 20 to 40 %',
        },
        {
          name: 'monthly share of invoices verified, by value',
          unit: '% of invoice value',
          baseline: 'count what was verified in three months',
          target: 'climb to 60 to 80 %',
        },
      ],
      data_needed: [
        'debtor invoices and ledgers',
        'payments received, trust or loan account',
        'assets and stock with their serials',
        'registrations held on the PPSR',
        'audit reports, and old losses',
      ],
    },
  ],
  'banking/overseas-payments': [
    {
      risks: [
        {
          risk: 'A well-meant fix turns the payee into somebody else.',
          mitigation: 'Only the client may change name or account, and it takes two officers to release.',
        },
        {
          risk: 'A careless question tells a suspect that he is being watched.',
          mitigation: 'Texts on reviewed payments come from the financial crime team alone; drafting is off.',
        },
      ],
      kpis: [
        {
          name: 'share that falls out of the straight run',
          unit: '% of payments',
          baseline: 'eight weeks of exceptions by cause',
          target: '20 to 35 % lower',
        },
        {
          name: 'wait for an answer on a payment',
          unit: 'hours',
          baseline: 'take 100 past enquiries',
          target: '50 to 70 % shorter',
        },
      ],
      workflow:
        'When a payment drops out, the tool reads it and names the fault. It puts forward a repair, drawn from the payee’s papers and like cases, and a question to the client or the correspondent. An officer agrees or not. Clients can look up where the money stands.',
      build:
        'Give officers a repair queue that knows past fixes, and check bank codes and accounts where payments are entered. SWIFT tracking then fills a status page for clients and staff. What screening stops remains in the screening tool.',
      checkpoint:
        'Every repair passes a payments officer. If account, payee or amount changes, a colleague approves as well.',
      first_step: 'For one week note each held payment: why, to where, how many minutes, how many calls.',
      stop_test: 'Look after ten weeks; end it if officers accept under 7 in 10 proposals as they are.',
      alternative: 'Test address, account length and bank code at entry, and print the ten repairs that come up most.',
      data_needed: [
        'messages and their state',
        'what was repaired or returned',
        'tracers and client questions',
        'formats for accounts and bank codes',
      ],
      must_not_decide:
        'Sanctions hits, a changed payee and words about a review are for authorised officers. The tool has no part in them.',
    },
    {
      risks: [
        {
          risk: 'Money lands with a stranger after a guess at the name.',
          mitigation:
            'Name and account are fixed by the client, in words on record, and released by a pair of officers.',
        },
        {
          risk: 'An open answer about a hold breaks the tipping-off rule.',
          mitigation: 'The tool writes nothing on payments under review. Financial crime does.',
        },
      ],
      kpis: [
        {
          name: 'exceptions by hand',
          unit: '% of payments',
          baseline: 'count them over eight weeks with reasons',
          target: 'down 20 to 35 %',
        },
        {
          name: 'hours until the client knows',
          unit: 'hours',
          baseline: 'response times of 100 enquiries',
          target: 'bring down by 50 to 70 %',
        },
      ],
      workflow:
        'Clients stop ringing because they can see where their money is, and officers stop typing because the repair is drafted. Each held message is read, its fault named, and a fix proposed from like cases. Questions to the other bank are ready to send once an officer nods.',
      build:
        'Prevention comes first: validate account and bank code as the payment is keyed. For the rest, a queue that suggests fixes from your history, and a status page fed by SWIFT. Leave hits from screening where they are.',
      checkpoint:
        'Nothing is repaired without an officer’s approval. Two approve when money, name or account is affected.',
      first_step: 'Take a week of exceptions. Group them by reason and country, with time spent and calls received.',
      stop_test: 'If less than 7 in 10 repairs can be taken as proposed after ten weeks, drop it.',
      alternative: 'Simple entry checks and a sheet with the ten usual repairs will clear a good part of the queue.',
      data_needed: [
        'the payment messages',
        'repairs made so far, and returns',
        'enquiries, asked and answered',
        'lists of bank codes and formats',
      ],
      must_not_decide:
        'No software may lift a sanctions hold, swap a payee or explain a review to a client. Officers with that authority do.',
    },
    {
      workflow:
        'A held payment comes to the officer with its fault named and a repair proposed. The tool has read it, looked at earlier repairs and at papers on the payee, and drafted a question for correspondent or client. The officer approves; clients can see the state and need not ring.',
      build:
        'Add a queue for repairs to the payment system, one that learns from earlier fixes. Check account and bank code when they are entered. SWIFT tracking fills both the status page and the staff screen, and screening hits do not leave their own tool.',
      checkpoint:
        'Each repair is approved by a payments officer. Where it touches amount, payee or account, a second officer approves too.',
      first_step:
        'Go through a week of held payments. Note country, cause and minutes for each, and how many calls it brought.',
      stop_test: 'After ten weeks, 7 in 10 repairs should be accepted as proposed. If they are not, stop.',
      alternative:
        'Check account length, bank code and address as they are keyed. The ten commonest repairs fit on a page.',
      must_not_decide:
        'Authorised officers clear sanctions hits, change payees and speak to clients about a review. The tool does none of these.',
      risks: [
        {
          risk: 'The repair alters the payee, and a stranger is paid.',
          mitigation: 'Without the client’s word, account and name stay as they are. Such repairs are released by two.',
        },
        {
          risk: 'A question about the hold gives the client warning.',
          mitigation: 'While a payment is under review, no draft is made. The financial crime team writes.',
        },
      ],
      kpis: [
        {
          name: 'share of payments that someone must touch',
          unit: '% of payments',
          baseline: 'eight weeks of exceptions, cause by cause',
          target: '20 to 35 % less',
        },
        {
          name: 'hours to say where a payment is',
          unit: 'hours',
          baseline: 'go back over 100 enquiries',
          target: '50 to 70 % lower',
        },
      ],
      data_needed: [
        'messages for each payment, with status',
        'repairs done and payments returned',
        'enquiries, tracers and what was answered',
        'account formats and bank codes',
      ],
    },
    {
      workflow:
        'The client can see where a payment is, and the officer gets a proposed repair for what fell out. The message is read, the fault or gap is named, and past repairs and payee papers suggest the fix. A question to client or correspondent is drafted; nothing changes until the officer agrees.',
      build:
        'Prevent first, then repair. Validate bank codes and accounts at entry, and give officers a queue that suggests what worked before. Status for staff and clients comes off SWIFT’s tracking. Hits from screening are dealt with in that tool alone.',
      checkpoint:
        'Payments officers approve what is repaired. If the account, the amount or the payee is affected, two of them do.',
      first_step:
        'Choose one week. For all payments that were held, write the cause, the country, minutes worked and calls taken.',
      stop_test:
        'Officers must accept at least 7 of 10 proposals without a change. If ten weeks do not get there, end it.',
      alternative:
        'A page on the ten repairs you make most, and entry checks on address, bank code and length of account, cost little.',
      must_not_decide:
        'Clearing a sanctions hit, altering a payee or telling a client of a review takes an authorised officer. The tool is kept out.',
      risks: [
        {
          risk: 'A guess at the name sends the money to someone else.',
          mitigation: 'It takes the client to change a name or account, and two officers to release it.',
        },
        {
          risk: 'Asked clumsily, the client realises that the payment is being watched.',
          mitigation: 'Drafting is locked for reviews. Those messages are left to financial crime.',
        },
      ],
      kpis: [
        {
          name: 'payments repaired by hand',
          unit: '% of payments',
          baseline: 'list exceptions by cause over eight weeks',
          target: '20 to 35 % fewer',
        },
        {
          name: 'wait until a client is told',
          unit: 'hours',
          baseline: 'look at the 100 enquiries before this',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'payment messages and where they stand',
        'what was fixed or sent back',
        'questions and tracers, with replies',
        'rules on account formats, and codes of banks',
      ],
    },
    {
      workflow:
        'Whatever falls out of straight-through processing is read at once, and the tool says what is missing. It suggests a repair on the strength of earlier ones and of the payee’s papers, with a question drafted to correspondent or client. An officer approves, and the state is visible to the client.',
      build:
        'The queue for repairs sits on your payment system and knows how cases like it were solved. Bank code and account are tested at the start. Clients and staff follow payments through SWIFT data on a status page; screening keeps its own hits.',
      checkpoint:
        'No repair goes out that a payments officer has not approved. It needs two when name, account or sum is altered.',
      first_step: 'Sort the held payments of a week: why, which country, how many minutes and how many calls about it.',
      stop_test: 'Count in week ten. If under 7 repairs in 10 are taken as they stand, stop.',
      alternative:
        'At entry, test address, bank code and account length. Hang up a list of the ten repairs that recur.',
      must_not_decide:
        'Sanctions hits, payee changes and any word on a review need officers with authority. Software decides none of them.',
      risks: [
        {
          risk: 'In trying to help, a repair pays the wrong person.',
          mitigation: 'Account and name are the client’s to change. Two officers look before release.',
        },
        {
          risk: 'Staff let slip that a payment is under suspicion.',
          mitigation: 'The tool drafts nothing in such cases. Financial crime finds the words.',
        },
      ],
      kpis: [
        {
          name: 'exceptions that need hand work',
          unit: '% of payments',
          baseline: 'count them for eight weeks, with the cause',
          target: 'a drop of 20 to 35 %',
        },
        {
          name: 'time before an enquiry has its answer',
          unit: 'hours',
          baseline: 'the 100 most recent enquiries',
          target: '50 to 70 % fewer',
        },
      ],
      data_needed: [
        'status of all payment messages',
        'history of returns and repairs',
        'tracers and enquiries, answers included',
        'bank code list with account rules',
      ],
    },
  ],
  'banking/merchant-care': [
    {
      risks: [
        {
          risk: 'An honest shop is cut off from its takings in the busiest week.',
          mitigation: 'No hold or reserve without a risk officer who rang the merchant on that day.',
        },
        {
          risk: 'A fee is named that is not in the contract.',
          mitigation: 'Let answers draw on that merchant’s schedule only; a person takes what is unclear.',
        },
      ],
      kpis: [
        {
          name: 'volume lost to others',
          unit: '% of volume per quarter',
          baseline: 'four quarters, split by merchant size',
          target: '10 to 20 % less',
        },
        {
          name: 'calls and tickets from merchants',
          unit: 'per 100 merchants a month',
          baseline: 'three months, sorted by reason',
          target: '20 to 30 % fewer',
        },
      ],
      workflow:
        'For each merchant the tool follows volume, declines, tickets, chargebacks and the state of the terminal. Whatever departs from that shop’s own habit becomes a card with a next step, be it a dying terminal, a decline fault, leaving or risk. Support, sales or risk takes it up; easy questions are answered from the source.',
      build:
        'Simple rules by type of merchant, run daily on processor and terminal data, make the list. Beside it an assistant, after login, explains settlements and fees from the merchant’s statement. The 200 largest and the 200 newest come first.',
      checkpoint:
        'Before anybody contacts a merchant, the account manager has seen the card. Holds and reserves bear a risk officer’s signature.',
      first_step:
        'Look at 50 merchants who went. Which came first, fewer sales, more tickets or declines, and how long before?',
      stop_test: 'Should staff find under 1 in 4 cards useful after three months, end it.',
      alternative:
        'List every week whose volume is down by a third and ring them. Write a one-page guide to reading the statement.',
      data_needed: [
        'sales and declines for each merchant',
        'state of terminals, with swaps',
        'what merchants asked support',
        'contracts, fees and statements',
        'reserves and chargeback history',
      ],
      must_not_decide:
        'Payouts, reserves and closures are a risk officer’s to decide, and the merchant is told why. A flag decides nothing.',
    },
    {
      risks: [
        {
          risk: 'Software takes a good season for fraud and freezes the money.',
          mitigation: 'A risk officer must have talked with the merchant the same day before anything is held.',
        },
        {
          risk: 'Wrong words about fees become a dispute.',
          mitigation: 'The source is that merchant’s own contract, and where it is silent staff answer.',
        },
      ],
      kpis: [
        {
          name: 'merchants’ volume that walks away',
          unit: '% of volume per quarter',
          baseline: 'look at four quarters by size',
          target: 'bring down by 10 to 20 %',
        },
        {
          name: 'how often merchants must contact you',
          unit: 'per 100 merchants a month',
          baseline: 'reasons for calls and tickets, three months',
          target: 'down 20 to 30 %',
        },
      ],
      workflow:
        'Trouble at a merchant shows before the phone rings. Takings, declines, chargebacks, tickets and terminal signals are compared with what is usual for that business, and each oddity arrives as a card: swap the terminal, fix the declines, save the account, look at the risk. Plain questions are dealt with by a sourced reply.',
      build:
        'Processor and terminal data hold the signs already. Write a few rules for each kind of merchant, run them every day on the 200 biggest and the 200 most recent, and route the cards. An assistant behind the login can explain fees and payouts from the statement.',
      checkpoint:
        'Cards on risk or leaving go past the account manager first. Only a risk officer signs for a reserve or a hold.',
      first_step: 'Go back over 50 departures and date the earliest sign, whether in declines, tickets or takings.',
      stop_test:
        'At three months, drop it if less than 1 in 4 of the cards brought about something that staff call worthwhile.',
      alternative:
        'Phone every merchant whose takings fell by a third in a week, and hand all of them a plain key to the statement.',
      data_needed: [
        'transaction and decline data',
        'terminal records',
        'support history',
        'fee schedules and contract dates',
        'chargebacks, with reserves held',
      ],
      must_not_decide:
        'Closing a merchant or keeping back its money takes a risk officer, with reasons given. The tool must not.',
    },
    {
      workflow:
        'Each merchant is compared with its own pattern, and any change raises a card with the next step. Terminal signals, declines, volumes, tickets and chargebacks are watched. It may be a failing terminal, a decline fault, rising risk or volume going elsewhere. Risk, support or sales acts; simple questions get sourced answers.',
      build:
        'Make a daily list out of terminal and processor data, with a few rules for each type of merchant. After login, an assistant explains fees and settlement from the merchant’s own statement. Begin with 200 of the largest and 200 of the newest.',
      checkpoint:
        'No merchant is contacted over a leaving or risk card until the account manager has seen it. A risk officer signs each reserve and each hold.',
      first_step:
        'Take 50 merchants you have lost. Mark where the first sign was, tickets, volume or declines, and its date.',
      stop_test: 'By three months, staff must call the action useful on 1 in 4 cards or more. If not, stop.',
      alternative:
        'Each week, list merchants down a third in volume and call them all. Give everyone a page that explains the statement.',
      must_not_decide:
        'A risk officer holds payouts, raises a reserve or closes a merchant, and gives the reasons. The tool may not.',
      risks: [
        {
          risk: 'Just before school holidays, a flag stops an honest shop’s payouts.',
          mitigation: 'For a hold or a reserve, a risk officer must have spoken with the merchant that same day.',
        },
        {
          risk: 'The assistant names a fee that is nowhere in the contract.',
          mitigation: 'Only the merchant’s own schedule supplies fees. If there is doubt, a person answers.',
        },
      ],
      kpis: [
        {
          name: 'volume that goes with lost merchants',
          unit: '% of volume per quarter',
          baseline: 'by merchant size, for four quarters',
          target: '10 to 20 % lower',
        },
        {
          name: 'contacts with support per 100 merchants',
          unit: 'per 100 merchants a month',
          baseline: 'sort three months of calls and tickets by reason',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'each merchant’s transactions and declines',
        'terminals, their status and swaps',
        'calls and tickets to support',
        'contract ends, statements and fees',
        'chargebacks, and what is held in reserve',
      ],
    },
    {
      workflow:
        'Support, sales and risk each get cards for merchants whose pattern has changed, with what to do next. The tool follows terminal signals, tickets, volumes, declines and chargebacks. A card can mean a dying terminal, faulty declines, risk or a merchant on the way out. Easy questions are answered with a source.',
      build:
        'Processor data and terminal data, run through simple rules by merchant type, give a list every day. Let an assistant answer questions on settlement and fees, behind the login, out of the merchant’s statement. The biggest 200 and the newest 200 start.',
      checkpoint:
        'Account managers read cards about risk or leaving before anyone rings. Reserves and holds have to be signed by a risk officer.',
      first_step: 'For 50 merchants that left, when did volume, declines or tickets first show it?',
      stop_test: 'If under 1 card in 4 led to something staff found useful, stop after three months.',
      alternative:
        'Ring all merchants who lost a third of their volume this week. A plain page on how to read a statement helps the others.',
      must_not_decide:
        'No tool closes a merchant, keeps a reserve or withholds payouts. That is done by a risk officer, who tells the merchant why.',
      risks: [
        {
          risk: 'A shop’s best week looks like risk, and its money is held.',
          mitigation: 'On the day of any hold or reserve, a risk officer has talked to the merchant.',
        },
        {
          risk: 'A merchant is quoted fees that do not stand in the agreement.',
          mitigation: 'Take them from that merchant’s schedule alone, and pass doubtful ones to staff.',
        },
      ],
      kpis: [
        {
          name: 'merchant volume lost in a quarter',
          unit: '% of volume per quarter',
          baseline: 'go back four quarters and split them by size',
          target: '10 to 20 % fewer',
        },
        {
          name: 'tickets and calls for each 100 merchants',
          unit: 'per 100 merchants a month',
          baseline: 'three months of contacts, with their reasons',
          target: '20 to 30 % lower',
        },
      ],
      data_needed: [
        'declines and sales by merchant',
        'condition of terminals, and replacements',
        'support contacts, by ticket and phone',
        'statements, fees and end of contract',
        'reserves with past chargebacks',
      ],
    },
    {
      workflow:
        'You hear of a decline fault, a failing terminal or a merchant about to leave before they call. Chargebacks, tickets, declines, volumes and terminal signals are held against that merchant’s usual pattern. Every change makes a card that tells sales, risk or support what to do, and plain questions get an answer with its source.',
      build:
        'Rules for each merchant type, applied daily to what processor and terminals report, produce the cards. Add an assistant that, once a merchant has logged in, reads the statement and explains settlement or fees. Take 200 large and 200 new ones first.',
      checkpoint:
        'Risk and leaving cards pass the account manager before contact. It is the risk officer who signs when money is held or reserved.',
      first_step: 'List the 50 merchants who went last. What showed first, and when: declines, volume or tickets?',
      stop_test: 'Ask staff at three months. Unless at least 1 card in 4 brought useful action, end it.',
      alternative:
        'List each week who is down a third in volume, phone every one of them, and write a simple key to statements.',
      must_not_decide:
        'Holding payouts, adding to a reserve and closing a merchant are decisions for a risk officer, reasons included. Software makes none.',
      risks: [
        {
          risk: 'Honest takings are frozen on a flag as the holidays start.',
          mitigation: 'A risk officer phones the merchant the same day. Until then there is neither hold nor reserve.',
        },
        {
          risk: 'What the assistant says about a fee has no basis in the contract.',
          mitigation: 'It may read the merchant’s schedule and nothing else. Unclear cases reach a person.',
        },
      ],
      kpis: [
        {
          name: 'share of volume lost with departing merchants',
          unit: '% of volume per quarter',
          baseline: 'four quarters, large and small merchants apart',
          target: 'a drop of 10 to 20 %',
        },
        {
          name: 'support calls and tickets',
          unit: 'per 100 merchants a month',
          baseline: 'reasons for contact over three months, counted',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'sales by merchant, with declines',
        'swaps and status of every terminal',
        'what support was asked',
        'dates contracts end, with fees and statements',
        'history of reserves and chargebacks',
      ],
    },
  ],
}

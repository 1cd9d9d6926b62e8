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
    },
  ],
}

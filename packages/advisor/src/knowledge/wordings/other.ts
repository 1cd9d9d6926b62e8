import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'general/records-foundation': [
    {
      workflow:
        'As soon as work comes in, be it a case, an order or a job, it is given its own number and row in a system all can open. Each person who deals with it writes there, at a desk or by phone. Paper copies come to an end.',
      build:
        'Pick the record you depend on most: cases, jobs or orders. A simple job system will hold it, and so may software you own. Allow no more than ten fields, lists to choose from in place of typing, and phone photos. Bring in 12 months of history, a single time.',
      checkpoint:
        'Every Friday a person you have named holds ten fresh records against what really took place, and returns the ones that are not complete.',
      first_step:
        'This week, spread out all the books, forms and sheets in use, circle facts that are kept in two places, and choose which record goes first.',
      stop_test:
        'Eight weeks in, look for a full record on at least 70 % of what is new. Below that, add no more fields and find out from staff why.',
      alternative:
        'A single shared sheet with one owner, set columns and drop-down lists may be all you need below some 20 jobs a week. Allow no copies.',
      risks: [
        {
          risk: 'Staff go on writing in their own books as well, and each place lacks some of the facts.',
          mitigation:
            'Set a day from which nothing is billed or paid unless it is recorded, and let the boss be the first to obey.',
        },
        {
          risk: 'Errors from the past move over and now seem to be true.',
          mitigation:
            'Bring across a single year, and ask whoever knows the customers best to go through the 100 largest one by one.',
        },
      ],
      kpis: [
        {
          name: 'new work that is recorded in full',
          unit: '% of jobs a week',
          baseline: 'look through 50 recent jobs for customer, date, price and outcome',
          target: '90 to 95 % after three months',
        },
        {
          name: 'hours that go into typing things twice',
          unit: 'hours a week',
          baseline: 'let everyone write it down for five working days',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'every sheet, book and form, listed',
        'a year of orders or jobs, 12 months',
        'settled names for items, customers and stages',
      ],
    },
    {
      workflow:
        'At its start, every order, case or job receives a number and one entry that the whole team shares. From then on people add what they did, whether out with a phone or in the office. No paper copy is kept any longer.',
      build:
        'Which record matters most to you: orders, jobs or cases? Set that one up, in software you have or in a plain job system. Ten fields are the limit. Drop-downs replace free text, and photos come from the phone. Enter the past 12 months once and leave it there.',
      checkpoint:
        'A named colleague takes ten new entries each Friday, compares them with the job itself, and hands back any with holes.',
      first_step:
        'Collect all sheets, forms and books on a table within this week, see which facts are written twice, and decide on one record to begin with.',
      stop_test:
        'Check after eight weeks how many new jobs are complete. If it is below 70 %, hear from staff what hinders them before you add a field.',
      alternative:
        'If you have fewer jobs than about 20 in a week, a spreadsheet does it: shared, with one owner, fixed columns and drop-downs. Copies are not allowed.',
      risks: [
        {
          risk: 'As long as the old notebook lives on, both it and the system have holes.',
          mitigation:
            'After a set date, what has no record is neither billed nor paid out, and the boss sets the example.',
        },
        {
          risk: 'What was wrong before is carried over and gains the look of truth.',
          mitigation:
            'Take over no more than one year, with the 100 biggest customers checked by hand by someone who knows them.',
        },
      ],
      kpis: [
        {
          name: 'jobs with nothing missing from the record',
          unit: '% of jobs a week',
          baseline: 'pull 50 of the latest jobs and tick off date, price, customer and result',
          target: 'get to 90 to 95 % in three months',
        },
        {
          name: 'double entry of the same details',
          unit: 'hours a week',
          baseline: 'ask staff to log it over five working days',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'the forms, books and sheets people fill in',
        'orders or jobs of the past 12 months',
        'common names for stages, customers and items',
      ],
    },
    {
      risks: [
        {
          risk: 'The old notebook stays in the pocket, and half the facts stay in it.',
          mitigation:
            'Announce a cut-off date: from then on, no record means no bill and no payment, starting with the boss’s own jobs.',
        },
        {
          risk: 'Yesterday’s errors come across and pass for fact in the new system.',
          mitigation: 'Import a single year. Whoever knows your customers best goes through the top 100 personally.',
        },
      ],
      kpis: [
        {
          name: 'new jobs recorded without gaps',
          unit: '% of jobs a week',
          baseline: 'open 50 recent jobs and see if date, customer, price and result are filled in',
          target: '90 to 95 % inside three months',
        },
        {
          name: 'time lost to entering facts a second time',
          unit: 'hours a week',
          baseline: 'have each person keep a note over five working days',
          target: '30 to 50 % less',
        },
      ],
      workflow:
        'Every piece of work lives in one shared place, under one number, from the day it comes in. Whoever handles the job, order or case adds to that entry, by phone or at a desk. The paper version is dropped.',
      build:
        'Begin with a single record, the one the firm leans on hardest, whether jobs, orders or cases. Build it in software you already rent or a basic job system. Keep to ten fields, with pick lists rather than typing and photos by phone. Import 12 months of history, once.',
      checkpoint:
        'On Fridays someone you appoint compares ten fresh entries with the work as it was done. Whatever lacks a fact goes back.',
      first_step:
        'Clear a table this week and put out each book, form and sheet you use. Mark the facts written down twice, then settle which record comes first.',
      stop_test:
        'Count complete records at week eight. With under 70 % of new jobs complete, freeze the fields and let staff tell you what is stopping them.',
      alternative:
        'Up to roughly 20 jobs a week, a common spreadsheet is enough. It needs fixed columns, pick lists, a single owner and a ban on copies.',
      data_needed: [
        'an inventory of forms, books and sheets',
        'jobs or orders from the past year (12 months)',
        'one set of names for customers, items, stages',
      ],
    },
    {
      risks: [
        {
          risk: 'Some people run their own book next to the system, and you can trust neither.',
          mitigation:
            'Pick a date. Past it, an unrecorded job is neither invoiced nor paid, and the boss follows the rule before anyone.',
        },
        {
          risk: 'Once an old mistake sits in the new system, people take it for truth.',
          mitigation:
            'Keep the import to one year, and have the 100 largest customers read through by the person who deals with them.',
        },
      ],
      kpis: [
        {
          name: 'share of new work on file, complete',
          unit: '% of jobs a week',
          baseline: 'take 50 jobs of recent weeks and count those that show date, customer, price and result',
          target: '90 to 95 % by the end of month three',
        },
        {
          name: 'repeat typing of known facts',
          unit: 'hours a week',
          baseline: 'collect a daily note from every person for five working days',
          target: 'bring it down 30 to 50 %',
        },
      ],
      workflow:
        'From the first call to the final bill, a job, order or case keeps one number and one shared entry. People update it where they stand, in the field or at a desk. Nobody fills in paper any more.',
      build:
        'One record comes first: jobs, orders or cases, whichever the business runs on. Put it into a tool you have, or a small job system, and stop at ten fields. People choose from lists, type little and attach photos from the phone. The past 12 months go in a single time.',
      checkpoint:
        'You give one person the Friday check: ten new records, each set beside the actual job. Anything with a hole returns to its author.',
      first_step:
        'Bring all the forms, books and sheets that hold your work to one table this week. See what is noted in two places, and select the record you will tackle first.',
      stop_test:
        'The trial has eight weeks. If full records still cover less than 70 % of new jobs, leave the form as it is and ask people where it pinches.',
      alternative:
        'Would a spreadsheet do? For around 20 jobs a week or fewer, yes, as long as everyone shares it, one person owns it, and columns and lists are fixed. Allow no private copies.',
      data_needed: [
        'a count of books, sheets and forms',
        '12 months of past jobs or orders',
        'names all agree on for customers, items and stages',
      ],
    },
    {
      workflow:
        'One shared line per job replaces the scattered sheets and the paper. The line opens when an order, case or job does, and carries its number. All who work on it write there, on site or at the desk.',
      build:
        'Set up a single record first, for whatever earns your living: orders, cases or jobs. A plain job system holds it, or a program you pay for anyway. Ten fields is the ceiling. Staff tap a list and snap a photo instead of typing. Load 12 months of the past, and only that.',
      checkpoint:
        'Friday is checking day. Someone you name holds ten new records up to the job and returns those with gaps.',
      first_step:
        'Before the week is out, heap your sheets, books and forms on a table. Put a mark where a fact turns up twice, and agree where to begin.',
      stop_test:
        'Eight weeks should see 70 % of new jobs fully recorded. If they do not, no field is added until the staff have said what hampers them.',
      alternative:
        'For 20 jobs a week or thereabouts, you need no system. Share one spreadsheet, fix its columns and drop-downs, give it an owner, and let nobody copy it.',
      risks: [
        {
          risk: 'Two systems run at once, the official one and the notebook, and facts fall between them.',
          mitigation: 'From an agreed day the office bills and pays only what is on record. The boss goes first.',
        },
        {
          risk: 'An error nobody doubted on paper gets a second life on screen.',
          mitigation:
            'Confine the load to a single year. The 100 biggest customers are gone through by hand, by whoever deals with them daily.',
        },
      ],
      kpis: [
        {
          name: 'full records among new jobs',
          unit: '% of jobs a week',
          baseline: 'go over 50 jobs just finished: are customer, date, result and price there',
          target: 'climb to 90 to 95 % in three months',
        },
        {
          name: 'hours spent keying facts already on file',
          unit: 'hours a week',
          baseline: 'get a tally from everyone across five working days',
          target: 'shave off 30 to 50 %',
        },
      ],
      data_needed: [
        'which sheets, forms and books exist',
        '12 months of job or order history',
        'fixed names for stages, items and customers',
      ],
    },
    {
      workflow:
        'Everybody can see all facts on one line, whether for a job, a case or an order. It is opened with a number on day one. Office and field staff fill it as they go, and paper is retired.',
      build:
        'Decide what your core record is (cases, orders or jobs) and build only that. Use a tool you have licensed, or buy a simple job system. Limit it to ten fields, replace typing by lists, and let phones add photos. The latest 12 months are imported once.',
      checkpoint:
        'At the end of each week, on Friday, a fixed person draws ten new records and tests them on the real work. Incomplete ones are sent back.',
      first_step:
        'Gather everything people write on this week: forms, books, sheets. With all of it on one table, find the facts kept twice and name your starting record.',
      stop_test:
        'Judge it by complete records, eight weeks on. Short of 70 % among new jobs, the form grows no further, and staff explain the obstacle.',
      alternative:
        'A shared spreadsheet is the cheap way, and a fair one while you have fewer than 20 jobs or so in a week. Lock the columns, add drop-downs, name an owner and ban copies.',
      risks: [
        {
          risk: 'Old habits survive: the notebook fills up while the system stays patchy.',
          mitigation:
            'Fix the day when recording becomes a condition of billing and pay. The boss sticks to it from the outset.',
        },
        {
          risk: 'Wrong data moves house and looks respectable afterwards.',
          mitigation:
            'One year of data is plenty. Let the colleague closest to customers inspect the 100 biggest entries.',
        },
      ],
      kpis: [
        {
          name: 'complete records for new jobs',
          unit: '% of jobs a week',
          baseline: 'test 50 recent jobs: can you find price, date, customer and result',
          target: 'three months to reach 90 to 95 %',
        },
        {
          name: 'working time lost to retyping',
          unit: 'hours a week',
          baseline: 'five working days of notes by each person',
          target: 'reduce by 30 to 50 %',
        },
      ],
      data_needed: [
        'all forms, sheets and books you use',
        'past jobs or orders, 12 months back',
        'an agreed vocabulary: customers, items, stages',
      ],
    },
    {
      workflow:
        'Anyone can see where a job stands, since its story is written in a single shared line. That line gets its number when a case, order or job opens. Each hand adds to it, by phone or PC, and paper falls away.',
      build:
        'Take the one list your business could not do without, be it orders, jobs or cases, and give it a proper home. That may be software in the house or a modest job system. Ten fields suffice, mostly picked from lists, plus phone pictures. Feed in 12 months of old entries once.',
      checkpoint:
        'Quality has one owner. Each Friday this person matches ten fresh records with the jobs behind them, and lets gaps be filled by those who left them.',
      first_step:
        'Take an hour this week to see your paperwork in one place. Sheets, forms and books go side by side, doubles are marked, and the first record is chosen.',
      stop_test:
        'Set the bar at 70 % full records among new jobs, to be met in eight weeks. Miss it, and you hear the staff out before the system gets any bigger.',
      alternative:
        'Small volumes, say under 20 jobs a week, need just a spreadsheet. Everyone works in the same file, one person guards it, columns and drop-downs stay put, and copying is out.',
      risks: [
        {
          risk: 'Half the team trusts its notebook, half the system, and nothing adds up.',
          mitigation:
            'Tell everyone the date when unrecorded work stops being paid or billed. Nobody is exempt, the boss least of all.',
        },
        {
          risk: 'A slip made years ago is now treated as data.',
          mitigation:
            'Limit the move to one year back. The 100 most important customers get a check by someone familiar with them.',
        },
      ],
      kpis: [
        {
          name: 'how many new jobs are fully recorded',
          unit: '% of jobs a week',
          baseline: 'a sample of 50 recent jobs, read for customer, price, date and result',
          target: '90 to 95 % when three months are up',
        },
        {
          name: 'hours of typing what is known already',
          unit: 'hours a week',
          baseline: 'have the team keep score for five working days',
          target: 'save 30 to 50 % of it',
        },
      ],
      data_needed: [
        'your present paperwork, sheet by sheet',
        'one year of work, 12 months, on record',
        'the same names everywhere for stages and items, customers too',
      ],
    },
    {
      workflow:
        'Work is written down once, at the moment it starts, and only there. The order, case or job has a number, a shared line and no paper twin. People in the office and on the road keep the line up to date.',
      build:
        'Your most important record gets a home of its own: orders, cases or jobs, not all three. A tool on your books may do, or else an easy job system. Make ten fields the maximum, offer choices over blank boxes, allow pictures from phones, and load the last year (12 months) in one go.',
      checkpoint:
        'Pick a colleague for spot checks. Ten of the week’s records are compared with reality on Friday, and the patchy ones go back for repair.',
      first_step:
        'Hunt for duplicates this week. Put every sheet, every form and every book in front of you, note which facts repeat, and vote for the record to do first.',
      stop_test:
        'Anything below 70 % complete for new jobs in week eight is a warning. Put new fields on hold and go and ask what makes recording hard.',
      alternative:
        'Try a spreadsheet first if a week brings no more than some 20 jobs: a common file, firm columns, drop-downs, an owner in charge, and not a single copy.',
      risks: [
        {
          risk: 'Private notebooks carry on in secret, and the shared record starves.',
          mitigation:
            'Choose a deadline and tie money to it: what is not recorded is not invoiced or paid. The boss complies before all others.',
        },
        {
          risk: 'In its new place a false entry gains authority it never had.',
          mitigation:
            'Leave older years behind and move one. Have the top 100 customers verified by their usual contact in the firm.',
        },
      ],
      kpis: [
        {
          name: 'new jobs whose record is whole',
          unit: '% of jobs a week',
          baseline: 'choose 50 recent jobs and score result, price, customer and date',
          target: 'have 90 to 95 % at three months',
        },
        {
          name: 'effort of copying facts by hand',
          unit: 'hours a week',
          baseline: 'a simple time note per person, five working days long',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'samples of each book, form and sheet',
        'the job or order list for 12 months',
        'clear names of items, stages and customers',
      ],
    },
    {
      workflow:
        'Put an end to hunting through paper: let a case, job or order own one shared line with one number. It exists from the first minute. Whoever does something notes it there, from wherever they are.',
      build:
        'Do not move everything; move the record that hurts most when it is lost, such as jobs, orders or cases. House it in existing software or a light job system. Cap the form at ten fields with set choices, and take photos on the phone. Old data means 12 months, loaded once.',
      checkpoint:
        'Ten records a week are enough to keep order. A named checker reads them on Friday next to the job file, and every gap goes back to be closed.',
      first_step:
        'You need one table and one afternoon this week. Lay out books, sheets and forms, tick what is noted more than once, and single out a record to move.',
      stop_test:
        'Full records on 70 % of new jobs is the least you should see by week eight. Otherwise stop extending the form, and let those who fill it in speak.',
      alternative:
        'With fewer than roughly 20 jobs weekly you can stay with a spreadsheet, provided that it is shared, has one keeper, fixed headings and pick lists, and is never duplicated.',
      risks: [
        {
          risk: 'The pocket book is quicker, so the system learns of jobs late or never.',
          mitigation:
            'Agree a switch-over day. Jobs missing from the system then earn neither invoice nor pay, and the boss shows it can be done.',
        },
        {
          risk: 'Nobody questions a mistake that the computer shows.',
          mitigation:
            'Transfer the past year alone, and put the 100 main customers before the person who would spot an error.',
        },
      ],
      kpis: [
        {
          name: 'jobs on record from start to result',
          unit: '% of jobs a week',
          baseline: 'read 50 recent jobs and mark any without price, result, date or customer',
          target: 'up to 90 to 95 % over three months',
        },
        {
          name: 'hours that double entry costs',
          unit: 'hours a week',
          baseline: 'a tally kept by all staff during five working days',
          target: 'take out 30 to 50 %',
        },
      ],
      data_needed: [
        'what is written where: forms, sheets, books',
        'order or job entries, 12 months of them',
        'shared terms for customer, item and stage',
      ],
    },
  ],
  'general/invoice-order-capture': [
    {
      workflow:
        'Orders and bills come in as photos or mails. Software picks out supplier, date, tax and each line, finds the order it belongs to and leaves a draft in the accounts. The clerk passes those that agree and chases the rest.',
      build:
        'Hubdoc, Dext or a similar add-on links to your accounts; switch it on and give bills an address of their own. The ten suppliers with the most paper go first. Matching bill, order and delivery note in three ways can wait.',
      checkpoint:
        'Money leaves only in runs that the bookkeeper has passed. Above the owner’s limit, somebody else looks as well.',
      first_step:
        'Pull together the bills of the past month, tally them per supplier, and feed the 30 most frequent to a trial account.',
      stop_test:
        'Six weeks after going live, no more than 15 % should have to be typed by hand. If it is more, give it up.',
      alternative:
        'Get your five main suppliers onto e-invoices or a statement once a month, and let bank rules sort what remains.',
      risks: [
        {
          risk: 'A fake bill that names another account goes through without a hitch, and the money is gone.',
          mitigation:
            'When bank details change, call the number you had before and get a yes ahead of paying anything to the new account.',
        },
        {
          risk: 'A blurred scan turns into a sum that nobody doubts.',
          mitigation: 'People look at every document that was read badly and at all bills beyond a sum you choose.',
        },
      ],
      kpis: [
        {
          name: 'typing time for each bill or order',
          unit: 'minutes',
          baseline: 'clock 40 documents in the course of a week',
          target: '50 to 70 % less',
        },
        {
          name: 'entries with the wrong code or sum',
          unit: '% of documents',
          baseline: 'go back over 100 that were posted last month',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'bills or orders of three months, scanned or photographed',
        'names of suppliers or customers',
        'codes for accounts and items',
      ],
    },
    {
      workflow:
        'Whether photo or mail, each bill and order is read by software: who sent it, when, which lines, how much tax. It is compared to the order and entered as a draft. Where all fits, the clerk says yes. Where it does not, the clerk finds out why.',
      build:
        'Accounting packages have add-ons to capture bills, such as Dext or Hubdoc. Set up one mail address for them. Take on ten suppliers to start, the ones who cause most paper. Later you can add the three-way match with delivery note and order.',
      checkpoint:
        'Payment runs wait for the bookkeeper. If a bill is above what the owner allows, a second person has to look.',
      first_step:
        'Sort the bills you received last month by supplier, then try the add-on with the 30 kinds you see most.',
      stop_test: 'After six weeks of real use, stop if over 15 % of all documents must be keyed in again.',
      alternative:
        'Monthly statements or e-invoices from your five largest suppliers save much typing, and bank rules take care of others.',
      risks: [
        {
          risk: 'Someone forges a bill, puts in their own bank account, and the software reads it with no complaint.',
          mitigation:
            'Phone the supplier, on the number you have on record, before you first pay into any account that is new.',
        },
        {
          risk: 'A bad scan leads to an amount that is false yet plausible.',
          mitigation:
            'Decide how well a document must be read; below that, or over a certain sum, someone looks at it.',
        },
      ],
      kpis: [
        {
          name: 'minutes it takes to key one document',
          unit: 'minutes',
          baseline: 'over one week, put a stopwatch to 40 documents',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'share posted to a wrong code or amount',
          unit: '% of documents',
          baseline: 'take 100 of last month’s entries and check them again',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'PDFs or photos of three months’ orders or invoices',
        'list of customers or suppliers',
        'account and item codes',
      ],
    },
    {
      risks: [
        {
          risk: 'A fraudster sends a neat invoice with a changed account, and the tool sees nothing wrong.',
          mitigation:
            'New bank details count only after a call to the number you held on file, made before the first payment.',
        },
        {
          risk: 'A smudged scan produces a believable but wrong figure.',
          mitigation:
            'Give the reader a minimum quality. What falls short, and any bill past a sum you fix, is checked by a person.',
        },
      ],
      kpis: [
        {
          name: 'keying time per bill or order',
          unit: 'minutes',
          baseline: 'measure 40 documents in an ordinary week',
          target: 'a cut of 50 to 70 %',
        },
        {
          name: 'wrong amounts and codes in the books',
          unit: '% of documents',
          baseline: 'pull 100 documents from last month and verify them',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'Bills and orders reach the books as drafts, without anyone keying them. Software reads the mail or photo for supplier, date, lines and tax and looks for the order behind it. Your clerk releases the matches and investigates the others.',
      build:
        'Use the capture add-on that goes with your accounting package, for instance Dext or Hubdoc, and give bills one mail address. Begin with ten suppliers, those who send you the most paper. A three-way check against delivery note and order follows later.',
      checkpoint:
        'No payment run leaves without the bookkeeper’s approval. The owner sets a limit, and above it two people look at the bill.',
      first_step:
        'Take all bills from last month and see how many each supplier sends. Then put the 30 most common through the add-on on trial.',
      stop_test: 'Six weeks of live use decide it. If staff still retype above 15 % of documents, switch it off.',
      alternative:
        'Let bank rules code the small bills, and ask your five top suppliers for an e-invoice or one statement a month.',
      data_needed: [
        'invoices or orders of three months, on file',
        'the supplier or customer register',
        'chart of accounts and item codes',
      ],
    },
    {
      risks: [
        {
          risk: 'The tool reads a forged bill as readily as a true one, and you pay a stranger.',
          mitigation:
            'Whenever an account changes, somebody phones the supplier on the known number, and only then is money sent.',
        },
        {
          risk: 'An unclear photo yields a sum that nobody questions.',
          mitigation:
            'Documents read below a quality you set go to a person, as does every bill over an agreed amount.',
        },
      ],
      kpis: [
        {
          name: 'time spent keying a document',
          unit: 'minutes',
          baseline: 'for a week, note the minutes on 40 documents',
          target: '50 to 70 % off today’s time',
        },
        {
          name: 'documents booked wrongly',
          unit: '% of documents',
          baseline: 'audit 100 entries of the month just closed',
          target: 'lower by 30 to 50 %',
        },
      ],
      workflow:
        'Nobody types supplier bills or orders any more; they arrive in the books as drafts. The tool takes supplier, date, lines and tax from the mail or picture and pairs them with the order. The clerk confirms good pairs and asks about bad ones.',
      build:
        'Most accounting packages offer bill capture through Hubdoc, Dext or the like, so turn that on. Direct bills to a mail address kept for them, and take on ten suppliers first, the most paper-heavy ones. Leave the three-way match with order and delivery note for a second round.',
      checkpoint:
        'It is the bookkeeper who releases every payment run. Once a bill exceeds the sum fixed by the owner, a second person checks it.',
      first_step:
        'Heap up the past month’s bills by supplier and count each heap. Give the 30 you meet most often to a trial version of the add-on.',
      stop_test: 'Judge it by retyping. Should over 15 % of documents need it six weeks into real work, end the trial.',
      alternative:
        'Five suppliers probably send most of your bills. Ask them for e-invoices or a monthly statement, and write bank rules for all others.',
      data_needed: [
        'a quarter’s invoices or orders, scanned',
        'who supplies you or buys from you',
        'the codes for items and accounts',
      ],
    },
    {
      workflow:
        'The clerk checks bills and orders where once they were typed in. A mail or a photo comes in, the tool lifts out supplier, tax, date and lines, and a draft stands in the books beside its order. Mismatches are looked into, matches approved.',
      build:
        'Your accounting package can read bills itself once an add-on like Dext or Hubdoc is on. All bills go to a single address. Pick the ten suppliers whose paper piles highest and start there. Matching against order and delivery note, three ways, is a later job.',
      checkpoint:
        'Every payment run passes the bookkeeper. Where a bill tops the owner’s limit, one more person must look at it before it is paid.',
      first_step:
        'Count up last month’s bills, supplier by supplier. Then sign up for a trial of the add-on and send it the 30 you handle most.',
      stop_test: 'Ask one thing after six weeks live: how much is still retyped? Past 15 % of documents, you stop.',
      alternative:
        'Talk to your five largest suppliers about e-invoices or a single monthly statement. Bank rules cover the small fry.',
      risks: [
        {
          risk: 'An impostor’s bill, bank details and all, sails through the reading and gets paid.',
          mitigation:
            'Before money first goes to a changed account, ring the supplier. Use the number you already hold and not the one on the bill.',
        },
        {
          risk: 'The scan was poor, and a wrong amount now looks perfectly right.',
          mitigation:
            'Below a reading score you choose, a person takes over. They also see each bill above a certain sum.',
        },
      ],
      kpis: [
        {
          name: 'minutes at the keyboard for one document',
          unit: 'minutes',
          baseline: 'log 40 documents in a normal week',
          target: '50 to 70 % quicker',
        },
        {
          name: 'wrong codes or amounts per hundred',
          unit: '% of documents',
          baseline: 'reopen 100 postings from last month and compare',
          target: '30 to 50 % less often',
        },
      ],
      data_needed: [
        'three months of documents, invoices or orders',
        'customers or suppliers by name',
        'your account codes and item codes',
      ],
    },
  ],
  'general/inbox-triage': [
    {
      workflow:
        'New mail in the shared address is marked by subject, by urgency and by owner. For the usual requests an answer is already drafted. Each message then waits in the queue of its owner, and a time by which to reply stands next to it.',
      build:
        'Bring in a helpdesk, or set rules in Google Workspace or Microsoft 365, and let AI add the label. Six kinds will do, eight at the most, each with a single owner. The tool writes drafts. A person reads everything before it leaves.',
      checkpoint:
        'Every day whoever is on duty skims the mail marked as not urgent and puts mistakes right. Each week the mistakes are added up.',
      first_step: 'Take 200 recent mails, make piles of them yourself, and name the six largest.',
      stop_test: 'Correct the labels for four weeks. If they are still wrong more than once in ten, do without them.',
      alternative:
        'Use three addresses for help, orders and accounts, a web form where people choose the topic, and one person on duty each day.',
      risks: [
        {
          risk: 'A furious or pressing message is marked as minor and sits there until Monday.',
          mitigation:
            'Whatever mentions a complaint, an injury, legal steps or a wish to cancel reaches a person straight away and skips the label.',
        },
        {
          risk: 'Someone writes in on purpose to lead the software astray, and the draft is nonsense.',
          mitigation:
            'Let it mark and draft only. Sending is done by people, and paying, deleting or following links is not open to it.',
        },
      ],
      kpis: [
        {
          name: 'wait until the first useful answer',
          unit: 'working hours',
          baseline: 'for 100 of last month’s mails, write down when they came and when you replied',
          target: '30 to 50 % shorter',
        },
        {
          name: 'mails left without a reply',
          unit: 'mails a week',
          baseline: 'look for mails that are over three days old and unanswered',
          target: 'fewer than two a week',
        },
      ],
      data_needed: [
        'shared mailbox history, two to three months',
        'kinds of request, with who owns each',
        'ten model answers to usual requests',
      ],
    },
    {
      workflow:
        'Each message to the shared mailbox is tagged by topic, by urgency and by who should deal with it. Where the request is a common one, a reply is prepared. Then it joins the right person’s queue, with a time limit attached.',
      build:
        'Put an AI step for labels into a helpdesk or into your Microsoft 365 or Google Workspace rules. Between six and eight kinds of message are enough, and one person owns each kind. What the tool writes stays a draft until somebody has read it.',
      checkpoint:
        'Once daily the person on duty looks through what was called less urgent and corrects the tags. A weekly count shows how many were wrong.',
      first_step: 'Sort your latest 200 messages into heaps by hand, and note which six heaps are the biggest.',
      stop_test:
        'Should over one tag in ten be wrong when four weeks of corrections are done, go back to sorting by hand.',
      alternative:
        'A form on the web with a list of topics, three separate addresses (accounts, help, orders) and one duty person per day do much of it.',
      risks: [
        {
          risk: 'Over the weekend an angry or urgent request lies among the unimportant ones.',
          mitigation:
            'If a message speaks of cancel, legal, injury or complaint, a human sees it right away, tag or no tag.',
        },
        {
          risk: 'A crafty message can lead the software to draft something silly.',
          mitigation:
            'Labels and drafts are all it may produce; it cannot open links, pay, delete or send, and a human has the last click.',
        },
      ],
      kpis: [
        {
          name: 'hours before a customer gets a useful reply',
          unit: 'working hours',
          baseline: 'pick 100 mails from the past month and compare arrival with answer',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'messages that never got an answer',
          unit: 'mails a week',
          baseline: 'each week, count those unanswered after three days',
          target: 'down to under two a week',
        },
      ],
      data_needed: [
        'old messages of two to three months',
        'who deals with which kind of request',
        'ten replies you are happy with',
      ],
    },
    {
      risks: [
        {
          risk: 'On Friday evening a customer writes in anger, the tool calls it minor, and no one sees it till Monday.',
          mitigation:
            'Any mail with words like complaint, cancel, injury or legal jumps the queue and lands with a person at once.',
        },
        {
          risk: 'A sender may word a mail so that the tool drafts nonsense.',
          mitigation:
            'Limit it to labels and drafts. It has no right to pay, send, delete or follow links, and a person always clicks send.',
        },
      ],
      kpis: [
        {
          name: 'time a sender waits for a real answer',
          unit: 'working hours',
          baseline: 'choose 100 mails from last month and record both times, in and out',
          target: 'a wait that is 30 to 50 % shorter',
        },
        {
          name: 'unanswered mails',
          unit: 'mails a week',
          baseline: 'once a week, count what has lain for over three days',
          target: 'under two a week',
        },
      ],
      workflow:
        'Each mail to the shared address reaches the right desk by itself, with a time to answer by. The tool marks topic, urgency and owner as it comes in. For everyday requests a draft reply is waiting in the owner’s queue.',
      build:
        'Run the shared address through a helpdesk, or through mail rules (Google Workspace and Microsoft 365 both have them), and let AI put on the label. Six to eight kinds are plenty, and each has one owner. It only drafts; people read and send.',
      checkpoint:
        'Whoever has duty runs an eye over the low-urgency mails daily and re-sorts the mistakes. At the end of the week you count them.',
      first_step:
        'Print or export your most recent 200 mails and pile them by what they ask. Note the six tallest piles.',
      stop_test: 'Allow four weeks of corrections. If over one tag in ten is wrong even then, drop the tagging.',
      alternative:
        'Three addresses (orders, accounts, help), a web form that asks for the topic and a daily duty person will sort most mail with no tool at all.',
      data_needed: [
        'the shared box over two to three months',
        'request kinds, each with its owner',
        'ten proven replies to everyday requests',
      ],
    },
    {
      risks: [
        {
          risk: 'Something urgent is taken for routine and spends the weekend unread.',
          mitigation:
            'Let certain words overrule the tag: on injury, legal, complaint or cancel, the mail goes straight to a person.',
        },
        {
          risk: 'Not every mail is honest, and one may be built to mislead the tool.',
          mitigation:
            'The tool writes labels and drafts and has no other powers. Opening links, paying, deleting and sending are barred; people send.',
        },
      ],
      kpis: [
        {
          name: 'working hours to a reply that helps',
          unit: 'working hours',
          baseline: 'note arrival and answer for 100 mails out of last month',
          target: '30 to 50 % faster',
        },
        {
          name: 'mails nobody took up',
          unit: 'mails a week',
          baseline: 'list each week whatever is past three days and still open',
          target: 'fewer than two in any week',
        },
      ],
      workflow:
        'Staff open their own queue and find only the mails that are theirs, sorted by urgency. Every message to the shared box has been read, labelled and assigned. Common ones come with a draft, and all show when an answer is due.',
      build:
        'An AI label step does the sorting, either in a helpdesk or as a rule in Microsoft 365 or Google Workspace. You define six, seven or eight kinds of mail and who owns which. Nothing goes out until a person has read the draft.',
      checkpoint:
        'Once a day, the colleague on duty reads the pile called low and rescues what does not belong there. Errors are totalled weekly.',
      first_step:
        'From 200 recent messages, form piles by hand. The six with most in them become your first labels, so write them down.',
      stop_test: 'The tags go if, four weeks of corrections later, more than a tenth of them are wrong.',
      alternative:
        'Put a topic list on your contact form, give orders, accounts and help an address each, and appoint someone daily to watch them.',
      data_needed: [
        'two to three months of messages received',
        'a table of request types and owners',
        'ten answers worth copying',
      ],
    },
    {
      workflow:
        'A mail to the shared box no longer waits for someone to claim it. Tagged on arrival by topic, urgency and owner, it joins a queue with a time to reply by. Usual requests come with a draft.',
      build:
        'Let AI label each mail in a helpdesk, or in mail rules (Microsoft 365, Google Workspace). List the kinds of mail you get, six to eight, and put one name to each. The tool drafts, and no reply leaves before a human has read it.',
      checkpoint:
        'A daily glance by whoever is on duty catches urgent mail among the low-rated. They move it, and the week’s wrong tags are added up.',
      first_step:
        'Download 200 mails, the newest you have. Sort them yourself into piles, and keep a note of the six that swallow the most.',
      stop_test:
        'With four weeks of correcting behind you, at most one tag in ten may be wrong. Beyond that, abandon tagging.',
      alternative:
        'Orders, accounts and help could each have an address, with someone on duty every day. A web form that makes people choose their topic does the rest.',
      risks: [
        {
          risk: 'The tag says low, but the mail was urgent or furious, and two days pass.',
          mitigation:
            'Four words break the queue: injury, legal, cancel, complaint. Mail that contains them reaches a person straight away.',
        },
        {
          risk: 'Somebody plants text in a mail to make the tool write rubbish.',
          mitigation:
            'Give it no power beyond labelling and drafting. Send, pay, delete and open links are things only your people do.',
        },
      ],
      kpis: [
        {
          name: 'hours till the sender has a reply of use',
          unit: 'working hours',
          baseline: 'look up 100 of last month’s mails, when in and when answered',
          target: 'shorten it by 30 to 50 %',
        },
        {
          name: 'forgotten mails',
          unit: 'mails a week',
          baseline: 'check weekly for any without reply after three days',
          target: 'below two a week',
        },
      ],
      data_needed: [
        'two to three months out of the shared mailbox',
        'which requests come in and who handles them',
        'ten replies to use as patterns',
      ],
    },
  ],
  'general/enquiry-answers': [
    {
      workflow:
        'Questions come by phone, by text or through the website. What is on the checked list gets an instant reply. For the rest, the assistant notes who is asking and why, then passes all that was said to a member of staff.',
      build:
        'Start by writing 40 answers and having them checked. Only after that comes an agent for chat or phone. It uses those answers alone, admits to being a machine and arranges call-backs. One word or one click always leads to staff.',
      checkpoint:
        'Each week the lead at the front desk goes through 20 replies and mends the list. New topics wait until that is done.',
      first_step:
        'For one week log every call on a sheet: who rang, the question, and if they were told what the previous caller was told.',
      stop_test:
        'Take it offline at eight weeks if over 5 % of the sample is wrong or a quarter of users want a human.',
      alternative:
        'Publish your 20 commonest answers on a single page, text people whose call you missed, and hire an answering service for the evening.',
      risks: [
        {
          risk: 'Customers are told of a price or a favour that the machine invented, and they insist on it.',
          mitigation:
            'Bind it to the approved answers, have it admit when it does not know and note a number, and look at 20 chats each week.',
        },
        {
          risk: 'People who are old or distressed cannot get past it and give up.',
          mitigation: 'Mention a human in the opening line, and pass the call on after two tries that went wrong.',
        },
      ],
      kpis: [
        {
          name: 'enquiries with an answer inside the hour',
          unit: '% of enquiries',
          baseline: 'for two weeks, write down each message, form and call',
          target: '20 to 40 points more',
        },
        {
          name: 'bookings or sales out of missed calls',
          unit: 'a month',
          baseline: 'over two weeks, return all missed calls and record what came of them',
          target: '15 to 25 % more',
        },
      ],
      data_needed: [
        'approved answers to the 50 commonest questions',
        'last month’s calls or chats, logged',
        'lists of hours, prices and area served',
      ],
    },
    {
      workflow:
        'By text, by phone or on your site, people put a question. If the checked list covers it, they have the answer at once. If not, name and request are noted, and a colleague receives the full talk so far.',
      build:
        'Have 40 answers written and checked before anything else. The agent, by chat or phone, then sticks to them, says openly that a machine is speaking, and can book a call back. A spoken word and a button must lead to a human at all times.',
      checkpoint:
        'From each week, 20 answers are read by the front desk lead. The list is corrected, and only then are topics added.',
      first_step:
        'Put a tally sheet next to the phone and for one week write down question, caller, and if the answer differed from last time.',
      stop_test:
        'Two limits hold after eight weeks: 5 % wrong answers in the sample, and one in four users who want a person. Past either, it goes off.',
      alternative:
        'One web page with the top 20 answers, a text to each missed caller and an answering service out of hours may be enough.',
      risks: [
        {
          risk: 'A made-up promise or price is given out, and you are expected to keep it.',
          mitigation:
            'What is not on the approved list it does not answer, but takes a number instead; you read 20 talks every week.',
        },
        {
          risk: 'Upset callers, or older ones, find no way through and ring off.',
          mitigation:
            'The first thing it says is that a person is there, and two failures are enough for it to hand over unasked.',
        },
      ],
      kpis: [
        {
          name: 'share of enquiries dealt with in an hour',
          unit: '% of enquiries',
          baseline: 'keep a two-week log of forms, calls and messages',
          target: 'up by 20 to 40 points',
        },
        {
          name: 'missed callers who still book or buy',
          unit: 'a month',
          baseline: 'phone back everyone you missed in two weeks and note how it ended',
          target: 'a rise of 15 to 25 %',
        },
      ],
      data_needed: [
        '50 frequent questions and the agreed reply',
        'a month’s log of chats or calls',
        'service area, hours and price lists',
      ],
    },
    {
      risks: [
        {
          risk: 'It invents a discount or a price, and the customer wants you to honour it.',
          mitigation:
            'Hold it to the approved list. Beyond that it admits it cannot say and takes a number, and you read 20 talks a week.',
        },
        {
          risk: 'An older or worried caller goes in circles and rings off.',
          mitigation:
            'A person is on offer from the first sentence, and two failed attempts lead to one automatically.',
        },
      ],
      kpis: [
        {
          name: 'enquiries settled within the hour',
          unit: '% of enquiries',
          baseline: 'note calls, forms and messages over two weeks',
          target: 'a gain of 20 to 40 points',
        },
        {
          name: 'missed calls you turn into work',
          unit: 'a month',
          baseline: 'return the missed calls of two weeks and record each outcome',
          target: '15 to 25 % up on today',
        },
      ],
      workflow:
        'People get an answer at any hour, and a person whenever they want one. By phone, by text or on the site, the assistant replies from a checked list. If the list is silent it notes name and need, and staff receive the whole talk.',
      build:
        'The answers come before the software: write 40 and check them. Then let an agent, on chat or phone, use these and no others. It owns up to being software and books call-backs. Callers reach a person by one button or word.',
      checkpoint:
        'Once a week whoever leads the front desk reads 20 sample replies and repairs the list. Until then no new topic goes live.',
      first_step:
        'For a week, tally what people ask. Note each question, who put it, and whether the last person to ask heard the same.',
      stop_test:
        'Give it eight weeks. With over 5 % wrong in the sample, or every fourth user asking for a person, turn it off.',
      alternative:
        'A clear page with your top 20 answers helps at once. So do a text to everyone whose call was missed and an answering service after closing.',
      data_needed: [
        '50 usual questions with signed-off answers',
        'one month of logged calls or chats',
        'current prices, opening hours and service area',
      ],
    },
    {
      risks: [
        {
          risk: 'Somebody is promised a thing you never offered, and expects you to stand by it.',
          mitigation:
            'It may quote the approved list and nothing more. For the rest it takes a number, and each week you look through 20 talks.',
        },
        {
          risk: 'Callers who are upset, or not young any more, may not get through to you.',
          mitigation:
            'Have it mention a person in its very first words, and transfer unprompted when two tries have failed.',
        },
      ],
      kpis: [
        {
          name: 'answers given inside one hour',
          unit: '% of enquiries',
          baseline: 'record every message, call and form for two weeks',
          target: '20 to 40 points higher',
        },
        {
          name: 'sales or bookings saved from missed calls',
          unit: 'a month',
          baseline: 'for two weeks ring everybody back, and write down the result',
          target: 'a lift of 15 to 25 %',
        },
      ],
      workflow:
        'Simple questions no longer wait for the office to open. An assistant on the phone, the site or by text answers what the checked list covers. For all else it asks who is calling and why, and gives staff the full conversation.',
      build:
        'Write and check 40 answers, for they matter more than the agent. Add chat or phone afterwards: it speaks from those answers only, tells people it is no human and offers a call-back. A button, or a spoken word, brings a person.',
      checkpoint:
        'The person in charge of the front desk samples 20 answers weekly. Corrections to the list come first, new topics second.',
      first_step:
        'Ask whoever picks up the phone to keep a tally for a week: the question, the caller and whether everyone was told the same thing.',
      stop_test:
        'At eight weeks there are two reasons to end it: the sample shows over 5 % wrong, or one user in four asks for a person.',
      alternative:
        'Do without a machine by putting 20 frequent answers on one page, texting missed callers back and paying a phone service for the evenings.',
      data_needed: [
        'the top 50 questions, each with its answer',
        'calls or chats of the past month',
        'what you charge, when and where you work',
      ],
    },
    {
      workflow:
        'Callers and visitors are served even when nobody is at the desk. The assistant replies by text, phone or website from a checked list. Stumped, it takes down who and what, and staff receive the entire talk.',
      build:
        'Software comes second; 40 checked answers come first. The chat or phone agent you add sticks to them, introduces itself as a machine and arranges call-backs. A human is one word or button away.',
      checkpoint:
        'Every week the front desk lead goes over 20 answers. Once the list is mended, a new topic may start.',
      first_step:
        'Leave a sheet beside the phone for one week. Every caller, every question goes on it, along with a tick if the answer matched the one given before.',
      stop_test:
        'Eight weeks in, look at two numbers. More than 5 % errors in the sample, or one user in four calling for a person, and it is switched off.',
      alternative:
        'Start with a page on your site that holds the 20 answers people want. Missed calls get an automatic text, and after hours a phone service picks up.',
      risks: [
        {
          risk: 'A customer is quoted a price that exists nowhere, and wants it.',
          mitigation:
            'Approved answers are its only source. When they run out it says so and notes a number, and 20 talks are read weekly.',
        },
        {
          risk: 'The elderly and the upset give up before they reach anyone.',
          mitigation:
            'Let it offer a person at the very start. If it fails twice, it connects them without waiting to be told.',
        },
      ],
      kpis: [
        {
          name: 'enquiries that got an answer in an hour',
          unit: '% of enquiries',
          baseline: 'list each form, message and call over two weeks',
          target: '20 to 40 points above today',
        },
        {
          name: 'work won from calls you missed',
          unit: 'a month',
          baseline: 'try every missed caller again for two weeks, and keep the outcome',
          target: 'grow it by 15 to 25 %',
        },
      ],
      data_needed: [
        'the 50 questions you hear most, answered and approved',
        'what people asked by phone or chat last month',
        'your prices, hours and area',
      ],
    },
    {
      workflow:
        'Common questions are answered day and night, and the hard ones reach a person with the full story. The assistant works on your site, by text and by phone from a checked list. Where that ends, it asks for name and need.',
      build:
        'Spend your effort on 40 answers that someone has checked. An agent on the phone or in chat comes next and may say nothing else. It tells callers they are talking to a machine and offers a call-back. Saying a word or pressing a button fetches a person.',
      checkpoint:
        'A weekly sample of 20 answers goes to the front desk lead, who puts the list right. Fresh topics are released after that, not before.',
      first_step:
        'Learn what people ask before you buy anything. One week of strokes on a sheet will show the questions, the askers and whether replies agree.',
      stop_test:
        'It has eight weeks to prove itself. It is turned off if the sample has wrong answers above 5 %, or if one user in every four demands staff.',
      alternative:
        'Most callers want one of 20 answers, so print them on one plain page. Have missed calls trigger a text, and pay an answering service for nights.',
      risks: [
        {
          risk: 'The machine offers terms of its own, and you have to argue with the customer.',
          mitigation:
            'Tie it to answers you approved. Asked for more, it declines politely and notes a number. Sample 20 talks a week.',
        },
        {
          risk: 'A caller who is elderly or in distress cannot make it understand.',
          mitigation:
            'Start every talk by offering a person. Failing twice, it passes the caller on of its own accord.',
        },
      ],
      kpis: [
        {
          name: 'enquiries handled before an hour is up',
          unit: '% of enquiries',
          baseline: 'a log of two weeks, with calls, messages and forms',
          target: 'improve by 20 to 40 points',
        },
        {
          name: 'missed calls that end in a sale or booking',
          unit: 'a month',
          baseline: 'two weeks of calling back all you missed, with results',
          target: 'an increase of 15 to 25 %',
        },
      ],
      data_needed: [
        'your 50 most asked questions, with agreed answers',
        'a record of last month’s chats or calls',
        'service area, price list and hours',
      ],
    },
    {
      workflow:
        'The assistant takes the questions you have answered a hundred times. By text, website or phone it keeps to a checked list. Beyond the list it collects a name and a need, and a colleague picks up with every word in view.',
      build:
        'Let your best people write down 40 answers and check each other’s. Give those, and only those, to an agent for phone or chat. It never passes for human, and call-backs go into the diary. Anyone can get through to staff by button or by voice.',
      checkpoint:
        'Out of a week’s replies, the front desk lead picks 20 to read. What is wrong in the list is fixed, then topics may grow.',
      first_step:
        'Have the phone desk make marks for one week. Three columns do: what they wanted, who they were, same reply as before or not.',
      stop_test:
        'Measure at eight weeks. The assistant goes if its sampled answers are wrong more than 5 % of the time or if one user out of four insists on staff.',
      alternative:
        'Try this without software: 20 answers on a page anybody can find, a text sent back to each missed call, and outside help with the phone after closing time.',
      risks: [
        {
          risk: 'An answer goes beyond what you sell, and the customer counts on it.',
          mitigation:
            'Prices and promises come from the approved list alone. Otherwise it asks for a number, and you check 20 conversations weekly.',
        },
        {
          risk: 'Worried people, and many older ones, lose patience and put the phone down.',
          mitigation: 'Tell callers at once that staff are available. The second failure triggers the transfer.',
        },
      ],
      kpis: [
        {
          name: 'share that hears from you within an hour',
          unit: '% of enquiries',
          baseline: 'track all forms, messages and calls during two weeks',
          target: '20 to 40 points up',
        },
        {
          name: 'custom rescued from missed calls',
          unit: 'a month',
          baseline: 'call everyone back over two weeks and keep score',
          target: '15 to 25 % above today',
        },
      ],
      data_needed: [
        '50 standard questions, answers approved',
        'chat or call history for one month',
        'where you work, when, and at what price',
      ],
    },
    {
      workflow:
        'No enquiry goes cold overnight any more. Whether it comes through the site, the phone or a text, the assistant looks in a checked list and replies. Questions outside it are noted with the person’s name and passed, talk and all, to your staff.',
      build:
        'What you need first is paper: 40 answers, checked by those who know. On top of that goes an agent for calls or chat which repeats them faithfully, declares itself a machine and sets up call-backs. Leave one button and one word open as the way to a person.',
      checkpoint:
        'Nothing new is switched on until the front desk lead has read that week’s 20 sampled answers and corrected the source list.',
      first_step:
        'Over the next week, whoever answers the phone jots down question and caller. Compare: did two people with one question get one answer?',
      stop_test:
        'End the trial at week eight in either case: errors in over 5 % of the answers you sampled, or a human wanted by every fourth user.',
      alternative:
        'Write up the 20 questions you hear daily and put them on a page. Send a text when a call is missed. In the evening an answering service can cover.',
      risks: [
        {
          risk: 'One invented offer, and the customer has it in writing.',
          mitigation:
            'Whatever is not approved stays unsaid: it notes a number and leaves the reply to staff. Look at 20 talks weekly.',
        },
        {
          risk: 'The machine tires out callers who are old or upset, and they leave.',
          mitigation: 'Its greeting names a person as a choice. When it has failed two times, it puts people through.',
        },
      ],
      kpis: [
        {
          name: 'replies that go out inside an hour',
          unit: '% of enquiries',
          baseline: 'two weeks of notes on who called, wrote or filled a form',
          target: 'add 20 to 40 points',
        },
        {
          name: 'bookings and sales that began as a missed call',
          unit: 'a month',
          baseline: 'follow up missed calls for two weeks, with a note on each',
          target: 'raise it 15 to 25 %',
        },
      ],
      data_needed: [
        'questions people ask, the first 50, with replies',
        'the past month in calls or chats',
        'opening hours, area covered and prices',
      ],
    },
    {
      workflow:
        'A first answer comes within seconds, from a list your staff have checked. It works for calls, texts and the website alike. If a question is new, it writes down name and wish and brings in a person, who can read all that went before.',
      build:
        'Collect 40 answers and get them checked; this is most of the work. Then rent an agent, spoken or typed, that draws on them alone. Customers are told they talk to a machine and may book a call-back. The way to a human is a button, or a word on the phone.',
      checkpoint:
        'Each week ends with 20 answers for the front desk lead to mark. Mistakes are taken out of the list, and additions wait for that.',
      first_step:
        'Set aside one week for counting. Beside the phone lies a sheet for the caller, the matter and a yes or no: was it answered as usual?',
      stop_test:
        'Two figures decide after eight weeks: at most 5 % of sampled answers wrong, and fewer than one user in four asking for staff. Else switch off.',
      alternative:
        'Good information beats a bot. Show 20 answers on one page, reply to missed calls by text, and let a telephone service take over when you close.',
      risks: [
        {
          risk: 'It gives its word on a price or a date, and you pay for it.',
          mitigation:
            'Restrict it to what you signed off. It says when it cannot help and asks where to ring back. Check 20 talks per week.',
        },
        {
          risk: 'Some callers, the old and the anxious first, feel trapped.',
          mitigation: 'Give the choice of a person right away, and make two misses the signal to transfer.',
        },
      ],
      kpis: [
        {
          name: 'enquiries that wait less than an hour',
          unit: '% of enquiries',
          baseline: 'count messages, calls and forms as they come, for two weeks',
          target: 'a rise of 20 to 40 points',
        },
        {
          name: 'missed callers won back as customers',
          unit: 'a month',
          baseline: 'see what two weeks of returned calls bring in',
          target: 'go up 15 to 25 %',
        },
      ],
      data_needed: [
        'a list of 50 questions and approved replies',
        'calls or chats noted over one month',
        'rates, area and times of opening',
      ],
    },
  ],
  'general/booking-reminders': [
    {
      workflow:
        'Customers choose a slot in a calendar that is always up to date. Two days ahead, and once more two hours ahead, a text lets them confirm, shift or drop it with one tap. If they drop it, people on the waiting list hear of the gap.',
      build:
        'Find a booking page that works with your calendar, and tell it how long jobs last, the travel and the buffer. Turn on the waiting list and reminders by SMS. Leave AI for later, when a phone agent might fill the very same calendar.',
      checkpoint:
        'In the afternoon the front desk checks who is due tomorrow and phones everyone still without a confirmed time.',
      first_step:
        'Go through four weeks of the diary and tally, for every weekday, how many were booked, did not come or pulled out late.',
      stop_test:
        'Two months should bring no-shows down by 10 %. If it is less, the cause may be long waits, price or the lack of a deposit.',
      alternative:
        'Text tomorrow’s customers yourself from a single phone, and note who is glad to come when a gap opens.',
      risks: [
        {
          risk: 'Someone at home sees the text and learns what the visit was for.',
          mitigation: 'Give the name of the firm, the place and the hour, and never say what the customer comes for.',
        },
        {
          risk: 'Those who own no smartphone cannot book any more.',
          mitigation: 'Keep answering the phone, and let staff enter those bookings for them.',
        },
      ],
      kpis: [
        {
          name: 'appointments that nobody came to',
          unit: '% of appointments',
          baseline: 'for four weeks, tick off who did not come',
          target: '25 to 40 % fewer',
        },
        {
          name: 'phone hours spent on bookings',
          unit: 'hours a week',
          baseline: 'count booking calls over two weeks',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'services and how long each takes',
        'working hours and leave of staff',
        'mobile numbers on file',
        'bookings of three months, no-shows marked',
      ],
    },
    {
      workflow:
        'The live calendar shows what is free, and the customer takes a time. Reminders follow by text, two days and then two hours ahead. A single tap is all it needs to come, change or cancel. Whoever waits on the list is offered what becomes free.',
      build:
        'Choose a booking tool that fits the calendar you use. Enter travel, length and buffer as rules, then add a waiting list and SMS. The first version does without AI. At a later stage, an agent on the phone can use this calendar too.',
      checkpoint:
        'Every afternoon the list for the following day is checked at the front desk, and customers who gave no reply get a call.',
      first_step:
        'From the last four weeks of your diary, work out bookings, late cancellations and no-shows per weekday.',
      stop_test: 'If two months have not cut no-shows by at least 10 %, turn to deposits, waiting times and prices.',
      alternative:
        'The day before, send each customer a short text by hand, all from one phone, and know who could step in at once.',
      risks: [
        {
          risk: 'Others in the household read the reminder and see which service it is about.',
          mitigation: 'Keep to place, time and the firm’s name; why someone comes is nobody else’s business.',
        },
        {
          risk: 'People without a smartphone lose their way in.',
          mitigation: 'They can still ring, and a member of staff puts them in the calendar.',
        },
      ],
      kpis: [
        {
          name: 'missed appointments',
          unit: '% of appointments',
          baseline: 'over four weeks, note each customer who stays away',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'time that booking calls take',
          unit: 'hours a week',
          baseline: 'keep a tally of them for two weeks',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'length of every service',
        'when staff work and when they are away',
        'customers’ mobile numbers',
        'three months of the diary with no-shows',
      ],
    },
    {
      risks: [
        {
          risk: 'A partner or flatmate picks up the phone and reads which service was booked.',
          mitigation: 'Say when, where and which firm. Leave the purpose of the visit out of every text.',
        },
        {
          risk: 'Not everyone has a smartphone, and those people drop out.',
          mitigation: 'Go on taking calls; staff enter them into that same calendar.',
        },
      ],
      kpis: [
        {
          name: 'customers who fail to turn up',
          unit: '% of appointments',
          baseline: 'mark them in the diary over four weeks',
          target: 'a cut of 25 to 40 %',
        },
        {
          name: 'staff time on booking calls',
          unit: 'hours a week',
          baseline: 'for two weeks, make a stroke for every such call',
          target: 'bring it down 30 to 50 %',
        },
      ],
      workflow:
        'Customers book themselves into a live calendar, and the reminders look after the rest. Texts go two days ahead and again two hours ahead, with one tap to confirm, move or cancel. The waiting list hears of any slot that comes free.',
      build:
        'A booking page that fits your calendar is all you need to start, and there is no AI in it. Enter length, travel and buffer as rules, then switch on SMS reminders and the waiting list. Later a phone agent may book into it as well.',
      checkpoint:
        'Each afternoon somebody at the front desk goes through tomorrow’s names. Anyone who has not confirmed gets a ring.',
      first_step:
        'Look back four weeks in the diary. For each weekday, count bookings, late cancellations and people who never came.',
      stop_test:
        'Give it two months. With a fall in no-shows of under 10 %, the answer lies in deposits, prices or the wait.',
      alternative:
        'One phone and a plain text to each of tomorrow’s customers will do. Note who could step in at short notice.',
      data_needed: [
        'each service with its duration',
        'rosters and leave',
        'customers’ mobile phone numbers',
        'a quarter’s bookings showing no-shows',
      ],
    },
    {
      risks: [
        {
          risk: 'The text lights up on a screen at home and tells others what the appointment is for.',
          mitigation:
            'Reminders say which firm, what time and where. What the visit is about stays between you and the customer.',
        },
        {
          risk: 'Some customers own only a simple phone and are left outside.',
          mitigation: 'They ring as before, and your staff make the booking for them.',
        },
      ],
      kpis: [
        {
          name: 'share of appointments missed',
          unit: '% of appointments',
          baseline: 'record every absence for four weeks',
          target: '25 to 40 % off the present rate',
        },
        {
          name: 'hours on the line about bookings',
          unit: 'hours a week',
          baseline: 'note how many booking calls come in over two weeks',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'Fewer people forget, because a text reaches them two days and two hours beforehand. They booked a free time in the live calendar, and with one tap they keep it, shift it or give it up. A slot given up goes to the waiting list.',
      build:
        'Start plain: a booking tool linked to your calendar, rules for duration, travel and buffer, reminders by SMS and a waiting list. This version needs no AI. Once it works, you can let a phone agent use the same diary.',
      checkpoint:
        'The front desk ends the afternoon with a look at who comes tomorrow, and calls the ones who stayed silent.',
      first_step:
        'From four weeks of diary pages, note weekday by weekday what was booked, what fell through late and who stayed away.',
      stop_test: 'If no-shows are not down by 10 % when two months have gone, turn to deposits, waits and prices.',
      alternative:
        'The evening before, somebody texts all customers of the next day from a single phone. Have names at hand who would gladly take a gap.',
      data_needed: [
        'what you offer and its length',
        'staff availability and holidays',
        'numbers to send texts to',
        'no-shows and bookings of three months',
      ],
    },
    {
      workflow:
        'The diary fills itself and people turn up. A customer takes any free slot and is texted two days out and two hours out. Confirming, moving or cancelling is one tap. Cancelled slots go down the waiting list.',
      build:
        'You need a booking page tied to your calendar, not AI. Tell it your travel times, service lengths and buffers, and switch on reminders by SMS along with a waiting list. A phone agent that books in the same place is something for later.',
      checkpoint:
        'Whoever is on the front desk reads through tomorrow’s bookings in the afternoon. The unconfirmed get a phone call.',
      first_step:
        'Open the diary at the last four weeks. Make three tallies per weekday: booked, cancelled late, never came.',
      stop_test:
        'No-shows should drop by 10 % within two months. Short of that, examine the wait, the deposit and the price.',
      alternative:
        'Someone texts tomorrow’s customers, always from the one phone. A short list of people free at once fills the gaps.',
      risks: [
        {
          risk: 'A text on the kitchen table gives away what the visit is about.',
          mitigation: 'The message holds three things: your name, the hour and the place. Nothing hints at the reason.',
        },
        {
          risk: 'Without a smartphone a customer has no way to book.',
          mitigation:
            'Nothing changes on the phone line, and whoever answers types the visit into the shared calendar.',
        },
      ],
      kpis: [
        {
          name: 'people who book and stay away',
          unit: '% of appointments',
          baseline: 'keep a count in the diary for four weeks',
          target: '25 to 40 % less often',
        },
        {
          name: 'telephone time on bookings',
          unit: 'hours a week',
          baseline: 'jot down each booking call during two weeks',
          target: 'trim it by 30 to 50 %',
        },
      ],
      data_needed: [
        'your services and how long they last',
        'staff hours, with leave',
        'mobile numbers of customers',
        'bookings and no-shows over three months',
      ],
    },
    {
      workflow:
        'Booking takes the customer a minute and your desk none. They see real free times and choose. Two texts follow, at two days and at two hours, with a tap to confirm, change or call off. An empty slot is passed to those waiting.',
      build:
        'Buy a booking page, not a robot. It reads your calendar and respects service length, travel and buffer. Reminders go by SMS, and gaps go to a waiting list. AI can follow in the form of a phone agent that fills in the same calendar.',
      checkpoint: 'Late in the day, the front desk runs down tomorrow’s list. It phones whoever has yet to confirm.',
      first_step:
        'Your diary has the facts. Take the last four weeks and sort them by weekday into kept, missed and called off late.',
      stop_test:
        'Watch no-shows for two months. An improvement smaller than 10 % says the trouble is elsewhere: price, deposit or waiting time.',
      alternative:
        'Pick one phone for reminders and text everyone a day ahead. Beside it lies a list of customers who can come at once.',
      risks: [
        {
          risk: 'The wrong person reads the reminder and learns of a private matter.',
          mitigation: 'Write the firm, the address and the time, and no word on the service itself.',
        },
        {
          risk: 'Online booking leaves out people with no smartphone.',
          mitigation: 'A call is still welcome. Your staff enter it in the calendar that everyone uses.',
        },
      ],
      kpis: [
        {
          name: 'bookings where the customer never came',
          unit: '% of appointments',
          baseline: 'four weeks of marks in the diary',
          target: 'reduce by 25 to 40 %',
        },
        {
          name: 'hours your desk spends booking by phone',
          unit: 'hours a week',
          baseline: 'two weeks of counting calls on bookings',
          target: 'save 30 to 50 %',
        },
      ],
      data_needed: [
        'list of services, with minutes for each',
        'rota and holidays of your staff',
        'mobile contacts of your customers',
        'a three-month diary, no-shows noted',
      ],
    },
    {
      workflow:
        'Empty slots are seen early and sold again. Customers reserve in a live calendar and get a text two days before and another with two hours to go. One tap says yes, another time, or no. With a no, the next on the waiting list is asked.',
      build:
        'Ordinary booking software does this, linked to the calendar you keep. Set how long each service runs, how far you drive and what pause you want. Switch on SMS and the waiting list. Forget AI at first; a phone agent could share the calendar one day.',
      checkpoint:
        'Who has confirmed for tomorrow, and who has not? The front desk settles that by phone every afternoon.',
      first_step:
        'Put numbers on it: in the last four weeks, on which weekdays did people book, cancel late or simply not appear?',
      stop_test:
        'A 10 % fall in no-shows is the least two months should give. Without it, work on the deposit, your prices or the time people wait.',
      alternative:
        'A person with a phone can do it: text the next day’s customers one by one, and ask standbys when somebody drops out.',
      risks: [
        {
          risk: 'Family members see a message that says too much.',
          mitigation: 'Name yourself, the time and the place. The rest the customer knows.',
        },
        {
          risk: 'Customers who have only a landline feel sent away.',
          mitigation: 'They phone, you type: one calendar serves both ways of booking.',
        },
      ],
      kpis: [
        {
          name: 'rate of no-shows',
          unit: '% of appointments',
          baseline: 'strike through each one missed, four weeks long',
          target: 'down by 25 to 40 %',
        },
        {
          name: 'time taken up by booking calls',
          unit: 'hours a week',
          baseline: 'a stroke list next to the phone, two weeks',
          target: 'reduce by 30 to 50 %',
        },
      ],
      data_needed: [
        'how long every service lasts',
        'who works when, and who is off',
        'mobiles of the people who book',
        'appointments kept and missed, three months',
      ],
    },
    {
      workflow:
        'Customers see your free times and take one without a call. Then the calendar does the reminding: a text at two days, another at two hours. They answer by a tap, be it yes, later or not at all. The waiting list gets whatever opens up.',
      build:
        'Take the booking page that goes with your calendar and teach it your rules: duration, road time, breathing space. SMS reminders complete it, along with the waiting list. Version one has no AI. A phone agent can join the calendar afterwards.',
      checkpoint:
        'A daily habit protects the next day: the front desk spends part of the afternoon calling those whose answer is missing.',
      first_step:
        'Sit down with the diary of four weeks. Each weekday gets a count of appointments, no-shows and late cancellations.',
      stop_test:
        'Compare no-shows after two months. Unless they have shrunk by 10 %, the cure may be deposits, prices or shorter waits.',
      alternative:
        'Hand one phone to the front desk for a round of texts on the eve of each day, and keep names of people who like late offers.',
      risks: [
        {
          risk: 'What a customer wanted to keep quiet shows up on a shared screen.',
          mitigation: 'Limit the wording to who you are, when and where. Treatments and services go unnamed.',
        },
        {
          risk: 'Anyone with an older phone is cut off from booking.',
          mitigation: 'Leave the telephone as it is, with staff booking for callers in one common calendar.',
        },
      ],
      kpis: [
        {
          name: 'appointments lost to no-shows',
          unit: '% of appointments',
          baseline: 'a list, four weeks long, of those absent',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'desk time tied up in booking by phone',
          unit: 'hours a week',
          baseline: 'log every call about a booking, two weeks running',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'your service menu with times',
        'working times, absences and leave',
        'phone numbers that take texts',
        'past bookings, three months, with absences marked',
      ],
    },
    {
      workflow:
        'A booking looks after itself from the first click to the visit. The customer chooses among open times, and messages arrive when two days and when two hours remain. They keep, move or release the slot by tapping. Released ones are offered to waiting customers.',
      build:
        'Look for a booking tool made for your calendar. Three rules go in: length, travel and buffer. It should run a waiting list and send reminders by SMS. None of this is AI; a phone agent for that calendar can wait.',
      checkpoint:
        'One task belongs to every afternoon at the front desk: go down tomorrow’s appointments and ring the open ones.',
      first_step:
        'Find your worst weekday. The diary of the past four weeks shows it, once you tally what was booked, dropped late or missed.',
      stop_test:
        'Reminders get two months. If they have rid you of fewer than 10 % of no-shows, look into price, deposits and how long people wait.',
      alternative:
        'You can remind by hand: one phone, one short text a day in advance, plus a standby list for whatever falls free.',
      risks: [
        {
          risk: 'A preview on a locked phone reveals the service to people nearby.',
          mitigation: 'Time, place, firm: with these a reminder is complete. Say nothing of the purpose.',
        },
        {
          risk: 'Those who do not live online can no longer reach you.',
          mitigation: 'Staff take their calls as ever and put them into the calendar themselves.',
        },
      ],
      kpis: [
        {
          name: 'customers expected but not seen',
          unit: '% of appointments',
          baseline: 'during four weeks, count who is missing',
          target: 'take off 25 to 40 %',
        },
        {
          name: 'calls about bookings, in staff time',
          unit: 'hours a week',
          baseline: 'have the desk count such calls, two weeks in all',
          target: 'take out 30 to 50 %',
        },
      ],
      data_needed: [
        'services offered, each with a length',
        'shift plan and leave of the team',
        'customer mobiles for reminders',
        'what was booked and missed in three months',
      ],
    },
  ],
  'general/roster-planning': [
    {
      workflow:
        'Once per cycle, on a fixed day, a first roster appears that weighs skills, leave, rest and how much work is likely. The planner corrects it from experience and puts it out. Staff read it by phone and trade shifts there.',
      build:
        'Deputy, Tanda and similar tools can fill a roster by themselves once award rules and skills are in. Give them a rough daily forecast of the work. Run tool and old sheet side by side for two weeks, then retire the sheet.',
      checkpoint: 'A roster is out only when the manager of that team has signed it. Later changes need a person too.',
      first_step:
        'Lay eight weeks of hours next to the work that got done, day by day, and highlight where the two do not fit.',
      stop_test: 'Three cycles should do. If planners change over 30 % of what auto-fill proposes, switch it off.',
      alternative: 'Draw up two or three model weeks to copy, and settle how early swaps and leave must be asked for.',
      risks: [
        {
          risk: 'Those who always say yes end up with every bad shift.',
          mitigation: 'Once a month publish how many late and weekend shifts each member of staff has had.',
        },
        {
          risk: 'An error in the award set-up goes unseen, and month after month people get too little.',
          mitigation:
            'Before launch, and after every annual rise, payroll works out three weeks by hand and compares them with the award.',
        },
      ],
      kpis: [
        {
          name: 'hours of overtime',
          unit: 'hours a fortnight',
          baseline: 'add up the last six pay runs',
          target: '10 to 20 % less',
        },
        {
          name: 'hours the planner needs for a roster',
          unit: 'hours a week',
          baseline: 'let the planner write it down for four weeks',
          target: 'half of today’s time',
        },
      ],
      data_needed: [
        'timesheets and shifts of 12 months',
        'daily visits, jobs or sales',
        'who is licensed, skilled and free when',
        'the award or agreement',
      ],
    },
    {
      workflow:
        'The planner has a set day for the roster. A draft is ready then, based on rest rules, skills, leave and the work to come. Where the planner knows better, it is changed. Once it is out, people see it and swap on their phones.',
      build:
        'Let a roster tool like Tanda or Deputy fill the shifts, after you have entered skills and award rules. A plain forecast for each day is its input. The sheet goes when both have run next to each other for two weeks.',
      checkpoint:
        'Before it is published, each roster gets a signature from the manager who knows those people. The tool changes nothing on its own.',
      first_step:
        'For eight weeks back, compare hours and output on each weekday, and note the days on which they drift apart.',
      stop_test:
        'When three roster rounds have passed, planners should redo no more shifts than 30 %. If they do, end auto-fill.',
      alternative:
        'Templates for two or three typical weeks and a clear period of notice for leave and swaps serve many teams well.',
      risks: [
        {
          risk: 'Bad shifts land on people who do not protest.',
          mitigation: 'Staff can read, month by month, how often each of them worked late or at the weekend.',
        },
        {
          risk: 'For months pay is too low because one award setting is not right.',
          mitigation:
            'Have payroll recalculate three sample weeks by the award, by hand, before you start and whenever rates rise each year.',
        },
      ],
      kpis: [
        {
          name: 'overtime worked',
          unit: 'hours a fortnight',
          baseline: 'go by the six most recent pay runs',
          target: 'bring it down 10 to 20 %',
        },
        {
          name: 'effort of writing the roster',
          unit: 'hours a week',
          baseline: 'ask for four weeks of notes from the planner',
          target: 'cut it by half',
        },
      ],
      data_needed: [
        'a year of shifts and timesheets (12 months)',
        'how much work each day brings',
        'each person’s skills, licences and availability',
        'pay rules of award or agreement',
      ],
    },
    {
      risks: [
        {
          risk: 'Whoever never complains gets the late and weekend work.',
          mitigation: 'Let staff see a monthly tally of late and weekend shifts by name.',
        },
        {
          risk: 'Nobody notices a faulty award rule until people have been short-paid for months.',
          mitigation:
            'Three sample weeks are worked out by hand by payroll and held against the award, once before launch and again when rates rise each year.',
        },
      ],
      kpis: [
        {
          name: 'overtime per fortnight',
          unit: 'hours a fortnight',
          baseline: 'read it off six pay runs',
          target: 'a drop of 10 to 20 %',
        },
        {
          name: 'planner’s time on the roster',
          unit: 'hours a week',
          baseline: 'have the planner log four weeks',
          target: 'down to half',
        },
      ],
      workflow:
        'The planner starts from a finished draft instead of an empty sheet. It reflects the work ahead, skills, leave and rest rules, and is ready on a set day. After the planner’s changes it is published, and staff check and swap shifts by phone.',
      build:
        'A roster tool with auto-fill, such as Deputy or Tanda, writes the first draft once skills and award rules are entered. Supply a simple daily forecast. Run both plans for two weeks before you part with the sheet.',
      checkpoint:
        'Nothing is published, and nothing altered, without the signature of the manager who leads that team.',
      first_step:
        'Take the last eight weeks. For every weekday put hours paid next to work done, and circle the days that do not match.',
      stop_test:
        'After three cycles, count how many shifts the planner rewrote. Above 30 %, go back to planning by hand.',
      alternative:
        'Two or three standard weeks to copy from, and a firm rule on notice for leave and swaps, may be all you need.',
      data_needed: [
        '12 months of timesheets',
        'jobs, visits or sales for each day',
        'skills, licences and free times by person',
        'award or agreement terms',
      ],
    },
    {
      risks: [
        {
          risk: 'Quiet, willing people collect the shifts that others refuse.',
          mitigation: 'Hang up a list each month of how many weekends and late turns everyone did.',
        },
        {
          risk: 'One wrong award setting can mean low pay for a long time.',
          mitigation:
            'Payroll recalculates three weeks against the award, by hand, ahead of launch and again after the yearly increase.',
        },
      ],
      kpis: [
        {
          name: 'paid overtime',
          unit: 'hours a fortnight',
          baseline: 'total it over the past six pay runs',
          target: 'lower by 10 to 20 %',
        },
        {
          name: 'hours that go into each roster',
          unit: 'hours a week',
          baseline: 'ask the planner to keep a record for four weeks',
          target: 'halved',
        },
      ],
      workflow:
        'Rosters come from the work you expect, not from last week’s copy. The tool weighs who can do what, leave and rest rules, and hands over a draft on a fixed day. The planner adjusts it, releases it, and people view and trade shifts on their phones.',
      build:
        'Enter your award rules and everyone’s skills in Tanda, Deputy or a similar tool, and let it fill the shifts. A rough forecast per day tells it how many people you need. Keep the old sheet going for two weeks as a check.',
      checkpoint:
        'The manager on the spot, who knows the people, signs each roster. The tool cannot send out a change.',
      first_step:
        'Compare what was worked with what was done, weekday by weekday, over eight weeks. The days with a clear mismatch are your starting point.',
      stop_test:
        'Three rounds show whether it helps. If the planner has to redo over 30 % of the shifts, turn auto-fill off.',
      alternative:
        'Instead of a tool, keep templates for the two or three weeks that recur, and set a deadline for leave and swap requests.',
      data_needed: [
        'shift and timesheet records, 12 months',
        'the daily count of sales, jobs or visits',
        'a skills, licence and availability list',
        'rules from your award or agreement',
      ],
    },
    {
      workflow:
        'A roster is half done when the planner sits down to it. The tool has matched expected work with skills, leave and rest rules by an agreed day. The planner corrects what the tool cannot know and publishes. Swaps happen on the phone.',
      build:
        'Deputy or Tanda, or a tool of that sort, can fill shifts for you. It must first hold your award rules and each person’s skills, and a basic day-by-day forecast of work. Do the old sheet as well for two weeks, then let it go.',
      checkpoint:
        'The team’s own manager signs before a roster is published. The tool may propose a change, never send one.',
      first_step:
        'Go back eight weeks. For each weekday, see if the hours worked suited the work done, and mark the misfits.',
      stop_test:
        'If three roster cycles have gone by and above 30 % of shifts still get redone by hand, auto-fill has failed.',
      alternative: 'Save two or three usual weeks as patterns, and set dates by which leave and swaps are due.',
      risks: [
        {
          risk: 'The obliging get the nights and weekends, and nobody planned it that way.',
          mitigation: 'Every month staff see a count, name by name, of late and weekend shifts.',
        },
        {
          risk: 'Pay comes out short for months since a rule of the award was entered wrongly.',
          mitigation:
            'Before the start, and again at every annual rise, three weeks are computed by payroll on paper from the award itself.',
        },
      ],
      kpis: [
        {
          name: 'overtime in the pay run',
          unit: 'hours a fortnight',
          baseline: 'look at the latest six pay runs',
          target: 'shrink it by 10 to 20 %',
        },
        {
          name: 'time the roster costs its author',
          unit: 'hours a week',
          baseline: 'note the hours over four weeks of planning',
          target: 'half as long',
        },
      ],
      data_needed: [
        'shifts and timesheets for the last 12 months',
        'volume of jobs, sales or visits, daily',
        'skills, tickets and free days of everyone',
        'your award or agreement, rule by rule',
      ],
    },
  ],
  'general/demand-forecast': [
    {
      workflow:
        'On Mondays you see the likely workload for four to twelve weeks ahead, as a cautious figure and a hopeful one. The manager lays it beside the bookings so far, and plans cash, stock and people from there.',
      build:
        'Your yardstick is a sheet: the matching week of last year with the trend on top. Next, test software that knows about events, weather or holidays if these count for you. It stays only when it does better than the sheet.',
      checkpoint:
        'What to plan on is settled each month between finance lead and owner. They hear the forecast, and other things too.',
      first_step:
        'Put two years of weekly jobs or sales in a single column, and flag the holidays and strange weeks yourself.',
      stop_test:
        'Compare over 12 weeks. Unless it is 10 % better than the matching week of the year before, return to the plain rule.',
      alternative:
        'Speak with your ten biggest customers every quarter. For all others, expect what the matching week brought a year ago.',
      risks: [
        {
          risk: 'A key account has gone or a competitor has come, so history misleads.',
          mitigation:
            'Each month list what has changed next to the figures, and allow the manager to set another number and say why.',
        },
        {
          risk: 'The forecast is treated as a fact, and you end up with too many people or too much stock.',
          mitigation: 'Print both ends of the range every time, and commit to fixed costs only at the lower one.',
        },
      ],
      kpis: [
        {
          name: 'how far the forecast is off, four weeks ahead',
          unit: '% of actual',
          baseline: 'hold 26 past weeks against the matching week a year earlier',
          target: '15 to 25 % better than that rule',
        },
      ],
      data_needed: [
        'weekly jobs or sales of two years',
        'holidays, closures and events by date',
        'orders or bookings ahead',
      ],
    },
    {
      workflow:
        'Each Monday brings a view of the work in the coming four to twelve weeks, with a high case and a low one. What is booked so far is put next to it. On that basis the manager settles how much cash, staff and stock are needed.',
      build:
        'First set a bar: the same week a year ago, plus trend, in a sheet. After that you may test a tool that takes in weather, events or holidays, where those count. If it cannot clear the bar, it goes.',
      checkpoint:
        'Once a month the finance lead and the owner fix the figure to plan with. To them the forecast is only one opinion.',
      first_step:
        'Gather two years of weekly figures, jobs or sales, in a column, and put a mark by odd weeks and holidays.',
      stop_test: 'The simple rule returns unless, in 12 weeks, the tool came 10 % closer than last year’s same week.',
      alternative:
        'A call to your ten top customers per quarter, and the same week last year for all the rest, makes a fair plan.',
      risks: [
        {
          risk: 'Since a large customer went, or a rival came, the past says little.',
          mitigation:
            'Managers may overrule the figure if they write why, and each month known changes are noted next to it.',
        },
        {
          risk: 'People believe in a single number and hire or buy beyond the need.',
          mitigation: 'Show high and low, never a lone figure, and let the low one decide on firm costs.',
        },
      ],
      kpis: [
        {
          name: 'miss of the four-week forecast',
          unit: '% of actual',
          baseline: 'test the same-week-last-year rule on the latest 26 weeks',
          target: '15 to 25 % closer than that rule',
        },
      ],
      data_needed: [
        'sales or job counts per week, two years',
        'calendar of events, closures and holidays',
        'what is booked or ordered already',
      ],
    },
    {
      risks: [
        {
          risk: 'When a large account leaves or a rival opens, last year is a poor guide.',
          mitigation:
            'Keep a monthly list of such changes with the forecast. The manager may replace the figure and gives the reason.',
        },
        {
          risk: 'A single figure looks certain, so the firm overbuys or hires too soon.',
          mitigation: 'Quote a range every time, low to high, and let fixed costs rest on the bottom of it.',
        },
      ],
      kpis: [
        {
          name: 'error of the forecast at four weeks',
          unit: '% of actual',
          baseline: 'score the past 26 weeks with last year’s same week as the guess',
          target: 'an error 15 to 25 % smaller than that rule gives',
        },
      ],
      workflow:
        'You start each Monday knowing what work to expect four to twelve weeks out, at worst and at best. Set beside the bookings in hand, that tells the manager how to plan people, stock and money.',
      build:
        'A spreadsheet sets the standard: take the same week of last year and add the trend. A forecast tool that allows for holidays, events or weather may then try to do better. Only if it succeeds do you keep it.',
      checkpoint:
        'Owner and finance lead sit down monthly and choose the figure to plan on. What the forecast says is one argument among several.',
      first_step:
        'Line up two years of sales or jobs, week under week, and flag by hand which weeks were holidays or out of the ordinary.',
      stop_test:
        'Measure it for 12 weeks. Less than 10 % better than same-week-last-year means you keep the simple rule.',
      alternative:
        'Ask the ten customers who matter most what they plan, once a quarter. For everyone else, take the week as it was last year.',
      data_needed: [
        'two years of weekly sales or jobs',
        'a list of closures, events and holidays',
        'the order book or forward bookings',
      ],
    },
    {
      risks: [
        {
          risk: 'The future breaks with the past: a main customer is gone, or there is new competition.',
          mitigation:
            'Whatever has changed is noted by the figures each month, and a manager with a good reason can overrule them.',
        },
        {
          risk: 'People plan on one number as if it were settled, and end up overstaffed or overstocked.',
          mitigation: 'Never print a lone figure. Give the low and the high, and sign up for fixed costs at the low.',
        },
      ],
      kpis: [
        {
          name: 'gap between forecast and result, four weeks out',
          unit: '% of actual',
          baseline: 'for each of 26 past weeks, compare what came with the year before',
          target: 'narrow it by 15 to 25 % against that rule',
        },
      ],
      workflow:
        'Staff, stock and cash are planned from a Monday forecast rather than a feeling. It looks four to twelve weeks ahead and gives a low case and a high one. The manager weighs it against work already booked.',
      build:
        'Make the simple forecast first, in a sheet: last year’s figure for that week, moved by the trend. Any tool you test, with weather, holidays or events added where they count, has to beat it. A tool that does not is dropped.',
      checkpoint:
        'Each month the plan figure is agreed by two people, the owner and whoever leads finance. They may follow the forecast or not.',
      first_step:
        'Set out your jobs or sales by week, two years of them, in one long column, with a hand-made mark at holidays and unusual weeks.',
      stop_test: 'Over 12 weeks it has to come 10 % nearer than last year’s same week. Otherwise the old rule stays.',
      alternative:
        'Let the same week of last year be the plan, and correct it by a quarterly call to each of your ten biggest customers.',
      data_needed: [
        'sales or jobs, weekly, two years back',
        'days you closed, holidays and local events',
        'work already booked or on order',
      ],
    },
    {
      workflow:
        'Monday’s forecast tells the manager what the next month to quarter, four to twelve weeks, should bring, in a low and a high version. It lies on the table next to the order book. People, goods and money are then committed with open eyes.',
      build:
        'Any forecast has to beat a plain one: the same week last year, plus the trend, worked out in a sheet. Try software against that, and feed it events, weather or holidays if they move your trade. No win, no tool.',
      checkpoint:
        'The month’s plan belongs to owner and finance lead. They hear what the forecast has to say, then decide.',
      first_step:
        'Copy weekly jobs or sales into a column, two years deep. Beside it note holidays, and any week that was not normal.',
      stop_test: 'The contest with same-week-last-year lasts 12 weeks. Win it by 10 % or the plain rule is back.',
      alternative:
        'Your ten largest customers know their plans, so ring quarterly. Expect of the others what that week brought before.',
      risks: [
        {
          risk: 'Last year had a customer in it who has since gone, or lacked a rival who is now here.',
          mitigation:
            'Changes you know of are written down monthly by the figure. With a reason stated, the manager can set it aside.',
        },
        {
          risk: 'The number gets treated as a promise, and you hire and buy up to it.',
          mitigation:
            'Show the spread from low to high, whatever happens. Lasting costs must be covered by the low end.',
        },
      ],
      kpis: [
        {
          name: 'distance between forecast and fact, four weeks on',
          unit: '% of actual',
          baseline: 'rate same-week-last-year over 26 weeks gone by',
          target: '15 to 25 % nearer the mark than that rule',
        },
      ],
      data_needed: [
        'weekly figures for jobs or sales, two years',
        'when you closed, and holidays and events',
        'what customers have booked or ordered ahead',
      ],
    },
  ],
  'general/stock-reorder': [
    {
      workflow:
        'Stock levels and the speed at which things sell are both on file. Once a week that turns into a list: item, amount, supplier. The buyer alters a line here and there before it is sent.',
      build:
        'Tidy up the items, count the 100 that you cannot do without, and work out a minimum and an order size from usage and delivery time. Your stock software can likely do this already. Only seasonal items call for a forecast.',
      checkpoint: 'Each line of the list is read by the buyer, who signs. Beyond an agreed sum the owner decides.',
      first_step:
        'Name the 50 items that let you down last quarter, check how many you hold, and note how long delivery truly takes.',
      stop_test:
        'At eight weeks, see how many counts are wrong. If that is over 10 % of items, suspend automatic orders and mend how stock is booked.',
      alternative:
        'Keep two bins of everything. An empty front bin sends its card to the buyer. It is nearly free, and it does the job.',
      risks: [
        {
          risk: 'If the stock figure is off, so is every order that follows.',
          mitigation:
            'Go through a tenth of all items weekly, the costly ones first, and find out why each figure was off.',
        },
        {
          risk: 'Deliveries get slower, but the system still believes the old number of days.',
          mitigation:
            'Once a month hold real arrival dates against the promise, and raise the minimum for those that were late.',
        },
      ],
      kpis: [
        {
          name: 'moments when a needed item was not there',
          unit: 'a month',
          baseline: 'for four weeks, keep a list at the counter of what was missing',
          target: '30 to 40 % fewer',
        },
        {
          name: 'stock that has not moved for six months',
          unit: 'dollars',
          baseline: 'work it out from the item list once you have counted',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'items with unit and supplier',
        '12 months of sales or use by item',
        'minimum orders and lead times',
        'a new count',
      ],
    },
    {
      workflow:
        'From the count and the rate of use, the system works out each week which items to buy, in what quantity and where. The buyer looks through it, changes a few and places the order.',
      build:
        'A clean item list comes first, then a count of your 100 key items. Lead time and use give you the minimum and how much to order. Look in your stock software, it is probably there. Items with a season may get a forecast, others not.',
      checkpoint:
        'Before an order leaves, the buyer has read and signed it line by line. Large sums, as you define them, need the owner.',
      first_step: 'Choose 50 items that gave trouble during the last quarter, count each, and find its real lead time.',
      stop_test:
        'If eight weeks in the share of items with a wrong count is above 10 %, turn automatic orders off until goods are booked as they should be.',
      alternative:
        'The card method works at almost no cost: two bins for each item, and the empty one’s card goes to whoever buys.',
      risks: [
        {
          risk: 'Orders can be no better than the counts they are built on.',
          mitigation:
            'In turn, a tenth of your items is counted every week, dear ones to start with, and each gap is traced to its cause.',
        },
        {
          risk: 'Suppliers become slow, while lead times in the system stay the same.',
          mitigation:
            'Check once a month when goods came and when they should have, and set a higher minimum where suppliers slip.',
        },
      ],
      kpis: [
        {
          name: 'missing items',
          unit: 'a month',
          baseline: 'write up at the counter, over four weeks, whatever could not be found',
          target: 'a drop of 30 to 40 %',
        },
        {
          name: 'money tied up in items idle for six months',
          unit: 'dollars',
          baseline: 'take it from the item list when the count is done',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'the item list, suppliers and units included',
        'what each item used or sold in 12 months',
        'delivery times and smallest orders',
        'stock counted just now',
      ],
    },
    {
      risks: [
        {
          risk: 'A count that is wrong today makes the order wrong each week.',
          mitigation:
            'Check one tenth of the stock weekly, by rotation, beginning with costly items, and find what caused each difference.',
        },
        {
          risk: 'Your supplier has become slower than the lead time on file.',
          mitigation:
            'Every month set real deliveries against promised ones, and increase the minimum for anyone who fell behind.',
        },
      ],
      kpis: [
        {
          name: 'occasions when stock ran out',
          unit: 'a month',
          baseline: 'note every missing item at the counter for a period of four weeks',
          target: 'bring them down 30 to 40 %',
        },
        {
          name: 'dead stock, unmoved for half a year',
          unit: 'dollars',
          baseline: 'after the count, value the items that did not move',
          target: 'a cut of 15 to 25 %',
        },
      ],
      workflow:
        'Once a week the buyer receives a ready order list: which items, how many, which supplier. It comes from what is in stock and how quickly each item is used. After a change here or there, the buyer sends it off.',
      build:
        'The stock software you have can probably do this, but the item list must be clean. Count your 100 main items. Usage and lead time then give the minimum and the order size. Forecast nothing except seasonal goods.',
      checkpoint: 'No order goes before the buyer has signed every line. The owner approves those above a sum you fix.',
      first_step:
        'Which 50 items let you down last quarter? Count them now, and find out how long each one really takes to arrive.',
      stop_test:
        'Check the counts at week eight. With more than 10 % of items wrong, halt automatic ordering and sort out how goods are booked.',
      alternative:
        'Put every item in two bins. Once the first is empty, its card reaches the buyer, and that is the whole system. It costs next to nothing.',
      data_needed: [
        'a clean item list, with supplier and unit',
        'use or sales by item, 12 months',
        'how long and how much suppliers require',
        'an up-to-date stocktake',
      ],
    },
    {
      risks: [
        {
          risk: 'The orders repeat any error in the stock figures.',
          mitigation:
            'Each week a different tenth of the items is counted, the expensive ones ahead of the others, and every gap is explained.',
        },
        {
          risk: 'Lead times on file grow stale when a supplier falls behind.',
          mitigation: 'Look monthly at when goods were due and when they arrived. Where they slip, hold more.',
        },
      ],
      kpis: [
        {
          name: 'items wanted but not on the shelf',
          unit: 'a month',
          baseline: 'have the counter list them over four weeks',
          target: '30 to 40 % less often',
        },
        {
          name: 'value of goods unsold or unused for six months',
          unit: 'dollars',
          baseline: 'draw it from the item list, once counted',
          target: '15 to 25 % off the total',
        },
      ],
      workflow:
        'Stock is ordered before it runs out, and only what will be used. The system sees what lies on the shelf and how fast it goes, and proposes items, amounts and suppliers weekly. The buyer corrects a few lines and orders.',
      build:
        'Get the item list in order and count the 100 items you live by. From use and lead time, set a minimum and an order quantity for each, which most stock software allows. A forecast pays only where there is a season.',
      checkpoint:
        'The buyer goes down the list, line after line, and puts a signature under it. Beyond an agreed amount it goes up to the owner.',
      first_step:
        'Make a list of the 50 items that ran short or piled up last quarter. Count each, and note its true delivery time.',
      stop_test:
        'If, eight weeks on, stock figures are wrong for over 10 % of items, switch off the automatic part. Booking in and out has to be right first.',
      alternative:
        'The two-bin method is cheap and sound. Use up the first bin, hand its card to the buyer, and draw on the second until goods come.',
      data_needed: [
        'items, their units and their suppliers',
        'monthly use or sales over 12 months',
        'supplier lead times and order minimums',
        'a physical count',
      ],
    },
    {
      workflow:
        'The buyer works from a weekly proposal: item, quantity and supplier. Behind it stand today’s stock and the pace at which each item goes. A line or two is altered, and the order is off.',
      build:
        'Clean up the item list, then count the 100 items that keep you working. Use and lead time give each a minimum and a quantity to order. Stock software mostly does this. Seasonal items alone deserve a forecast.',
      checkpoint:
        'An order takes the buyer’s signature, after reading all its lines. Past the limit, the owner must agree.',
      first_step:
        'Think of the last quarter and write down 50 items that made trouble. Go and count them, and put the true lead time beside each.',
      stop_test:
        'After eight weeks at most 10 % of items may show a wrong count. If more do, stop ordering by system and teach people to book stock properly.',
      alternative:
        'Two bins per item do this on the cheap. The front bin runs empty, its card lands with the buyer, and the back bin carries you over.',
      risks: [
        {
          risk: 'What the screen says is on the shelf is not on the shelf, so each order is wrong.',
          mitigation:
            'Count by turns, one tenth of the items weekly with the dear ones leading. Ask of every gap how it came about.',
        },
        {
          risk: 'The lead time was true once, but the supplier has slowed.',
          mitigation: 'A monthly comparison of promise and arrival shows who slips. Raise the minimum on their items.',
        },
      ],
      kpis: [
        {
          name: 'shortages noticed at the counter',
          unit: 'a month',
          baseline: 'let the counter write down for four weeks what it could not supply',
          target: '30 to 40 % down on today',
        },
        {
          name: 'cash asleep in stock, six months without movement',
          unit: 'dollars',
          baseline: 'add it up from the counted item list',
          target: 'shed 15 to 25 %',
        },
      ],
      data_needed: [
        'your items with supplier and unit',
        'sales or usage for each over 12 months',
        'supplier delivery times and minimum quantities',
        'results of a recent count',
      ],
    },
  ],
  'general/quote-drafting': [
    {
      workflow:
        'When someone asks for a price by mail or phone, similar jobs from the past are looked up. Scope, terms and rates go into your template, and gaps are named. The estimator puts in the figures and sends it. A reminder to call comes later.',
      build:
        'You need a single template and a single list of rates. Collect 50 past quotes, with outcome and real cost, where the software can look them up. Let it write text and lines. Arithmetic is done from the rates and never by the model.',
      checkpoint:
        'The one who has to stand behind the job goes over hours, scope and sum, and their name is on the quote.',
      first_step:
        'Find your latest 30 quotes, write down how many days each took and how it ended, and clock a new one from start to finish.',
      stop_test:
        'Six weeks of trial must make quoting 30 % quicker. If it does not, or two carry a wrong price, call it off.',
      alternative: 'Settle on a single page with three price levels, and put a call in the diary for five days later.',
      risks: [
        {
          risk: 'Another client’s name or condition turns up in the text.',
          mitigation:
            'Remove all names before past quotes are loaded, and read each new one out loud from top to bottom.',
        },
        {
          risk: 'Prices from long ago creep in, and you work at a loss.',
          mitigation: 'Hold all rates in a list with a date, and let none be used that is over three months old.',
        },
      ],
      kpis: [
        {
          name: 'time a customer waits for the quote',
          unit: 'working days',
          baseline: 'find both dates on the last 30 quotes',
          target: '40 to 60 % shorter',
        },
        {
          name: 'share of quotes that you win',
          unit: '% of quotes sent',
          baseline: 'go through the last 50: won, lost or no answer',
          target: '3 to 5 points more',
        },
      ],
      data_needed: [
        '50 old quotes or more, won or lost',
        'the list of prices or rates',
        'what finished jobs really cost',
        'your usual terms',
      ],
    },
    {
      workflow:
        'A customer rings or mails. Out of past jobs the closest are found, and the template is filled: rates, scope, terms, and a list of open points. Pricing and sending are up to the estimator, who is nudged later to ask for an answer.',
      build:
        'One rate list, one template: that is the base. Add a folder of 50 earlier quotes that the tool can search, each with real cost and result. Words and lines it may draft. For sums it must use the list, and no model does them.',
      checkpoint:
        'Scope, total and hours are checked by the person who bears the risk, and who sends the quote in their own name.',
      first_step:
        'Go through 30 recent quotes for result and days needed, and measure the time for one, from the request until it is sent.',
      stop_test:
        'Unless quotes are 30 % faster by week six, end it. The same goes if a wrong price went out in two of them.',
      alternative: 'Write a template of one page with three tiers of price, and make a note to phone after five days.',
      risks: [
        {
          risk: 'From an earlier quote, a name or a clause of some other customer slips through.',
          mitigation: 'Past quotes are loaded without names, and whoever sends a draft reads it aloud in full.',
        },
        {
          risk: 'The tool picks a rate that is out of date, and the job costs you money.',
          mitigation:
            'There is one list of rates with a date on it, and beyond three months the tool will not use them.',
        },
      ],
      kpis: [
        {
          name: 'working days until the quote is out',
          unit: 'working days',
          baseline: 'for 30 recent quotes, write down request and send date',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'quotes that turn into jobs',
          unit: '% of quotes sent',
          baseline: 'sort 50 recent ones into won, lost and silent',
          target: 'up by 3 to 5 points',
        },
      ],
      data_needed: [
        'at least 50 quotes and their outcome',
        'current rates or prices',
        'real costs of completed work',
        'terms you always use',
      ],
    },
    {
      risks: [
        {
          risk: 'A clause or a name that belongs to someone else is left in the draft.',
          mitigation:
            'Take customer names out of the old quotes first. Before sending, read the new one aloud to the end.',
        },
        {
          risk: 'The draft uses last year’s rate, and you carry the loss.',
          mitigation:
            'There is just one rate list, with a date, and once rates pass three months the tool leaves the price blank.',
        },
      ],
      kpis: [
        {
          name: 'days a quote takes',
          unit: 'working days',
          baseline: 'look up when each of 30 past quotes was asked for and sent',
          target: '40 to 60 % faster',
        },
        {
          name: 'win rate on quotes',
          unit: '% of quotes sent',
          baseline: 'label the latest 50 as lost, won or unanswered',
          target: 'a gain of 3 to 5 points',
        },
      ],
      workflow:
        'Quotes go out sooner because the draft writes itself from similar jobs. The tool searches your past work, fills in scope, rates and terms, and names the gaps. The estimator sets the price, sends it and is reminded to follow up.',
      build:
        'All prices come from one dated rate list and never from the model. Add a single template and a searchable folder with your last 50 quotes, their outcome and what the work truly cost. The tool supplies wording and line items.',
      checkpoint:
        'The name on the quote belongs to the person who answers for the job. They have checked the scope, the hours and the sum.',
      first_step:
        'On 30 recent quotes, write the days each took and what became of it. Time a fresh one from start to finish.',
      stop_test:
        'Six weeks must show quotes at least 30 % faster, and no more than one wrong price. Miss either, and the trial is over.',
      alternative:
        'Agree on a single-page template with three tiers. Five days after a quote leaves, somebody rings the customer.',
      data_needed: [
        'past quotes, 50 at least, with result',
        'one list of rates or prices',
        'actual cost of jobs done',
        'your standard conditions',
      ],
    },
    {
      risks: [
        {
          risk: 'Something from a different customer’s offer, a term perhaps, stays in by mistake.',
          mitigation: 'The tool sees past quotes only without names, and someone reads each draft out loud first.',
        },
        {
          risk: 'Rates have gone up since, but the quote still shows the old one.',
          mitigation: 'Date the list of rates and hold just one. Prices that are three months old or more are refused.',
        },
      ],
      kpis: [
        {
          name: 'time from enquiry to offer',
          unit: 'working days',
          baseline: 'compare request and dispatch dates on your latest 30 quotes',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'offers accepted',
          unit: '% of quotes sent',
          baseline: 'count won, lost and silent among the last 50',
          target: '3 to 5 points higher',
        },
      ],
      workflow:
        'The estimator no longer begins with a blank page. A phone call or mail is enough for the tool to find comparable jobs, draft terms, scope and rates, and show the gaps. Pricing and sending stay with the estimator, who is told when to chase.',
      build:
        'Prepare three things: a rate list, one quote template, and 50 old quotes in a folder, marked with result and real cost. The tool searches the folder and drafts the text and the lines. It takes every price from the list and does no sums of its own.',
      checkpoint:
        'Before a quote is sent, the person who would bear a loss goes through scope, hours and total, then signs it.',
      first_step:
        'How long did your last 30 quotes take, and who said yes? Record it, and put a watch to the next one, request to dispatch.',
      stop_test:
        'Call a halt in week six if the time per quote is not 30 % lower, or as soon as a second wrong price has left the house.',
      alternative:
        'Three price levels on a one-page form save most of the typing. A reminder to phone on day five wins back some of the silent ones.',
      data_needed: [
        'fifty or more old quotes with outcome',
        'your rates or price book',
        'job costs after the fact',
        'terms and conditions',
      ],
    },
    {
      workflow:
        'Most of a quote is already written in your old ones. The tool digs out the closest jobs and drafts scope, terms and rates, with a note of any gaps. Pricing and sending stay the estimator’s, and later a prompt to ring appears.',
      build:
        'The tool writes, the rate list counts. Give it one quote template and a folder of your latest 50 quotes, each marked won or lost and with what it cost in the end. Lines and wording come from the tool. No figure does.',
      checkpoint:
        'A quote carries the name of whoever pays if it goes wrong. That person goes over total, hours and scope before it leaves.',
      first_step: 'Mark 30 past quotes with days and outcome, and run a stopwatch on the next until it is sent.',
      stop_test:
        'Two things end it: less than a 30 % gain in speed by week six, or a second quote gone out at a false price.',
      alternative:
        'First try one page with three price tiers, and the habit of a call to each customer five days after sending.',
      risks: [
        {
          risk: 'Words meant for one customer appear in a quote to the next.',
          mitigation:
            'Clear old quotes of names before the tool may read them. A full reading aloud catches what is left.',
        },
        {
          risk: 'Costs rose, the rate did not, and the job earns nothing.',
          mitigation:
            'One rate list, with its date, is the only source. After three months its prices are locked until someone renews them.',
        },
      ],
      kpis: [
        {
          name: 'how long a request waits for its quote',
          unit: 'working days',
          baseline: 'put request date and sending date next to one another for 30 quotes',
          target: '40 to 60 % sooner',
        },
        {
          name: 'quotes customers say yes to',
          unit: '% of quotes sent',
          baseline: 'divide 50 past quotes into won, lost and unheard',
          target: 'win 3 to 5 points more of them',
        },
      ],
      data_needed: [
        'earlier quotes, 50 or more, won and lost',
        'the rates you charge',
        'final costs of completed jobs',
        'the terms you quote on',
      ],
    },
  ],
  'general/document-search': [
    {
      workflow:
        'Staff ask in their own words. A brief reply comes from the folder you have approved, together with the page behind it. If there is nothing to be found, it tells them.',
      build:
        'Put 100 to 300 valid documents in order, and give every one an owner. Then link up the assistant in Google Workspace or Microsoft 365, or a small search product. Sources must be visible, and nobody sees more than their rights allow.',
      checkpoint:
        'Once a month those who own a document look at the replies it produced. If one is wrong, they correct the document itself.',
      first_step:
        'Have ten colleagues name three things they searched for in the past week, and look whether a valid page on each is there.',
      stop_test:
        'Put 50 questions to it in week six. If it gives the correct reply and page for less than 80 %, end the work.',
      alternative:
        'Name your folders clearly, draw up an index of two pages, and film your experts in five brief clips.',
      risks: [
        {
          risk: 'The reply rests on a paper that has been out of force for two years.',
          mitigation:
            'Let it see one approved folder, where all files carry an owner and a date for review, and take outdated ones away.',
        },
        {
          risk: 'A search brings up someone’s pay, illness or a complaint.',
          mitigation: 'Sort out who may open which folder beforehand, and try it under a junior’s account.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent looking for an answer',
          unit: 'minutes',
          baseline: 'let ten people note five searches apiece over a week',
          target: '40 to 60 % less',
        },
        {
          name: 'correct answers that name the correct page',
          unit: '% of 50 test questions',
          baseline: 'put the test questions to it ahead of launch',
          target: '85 to 90 %',
        },
      ],
      data_needed: [
        'valid manuals, procedures and forms',
        'who is allowed into which folder',
        '50 questions from practice, answered',
      ],
    },
    {
      workflow:
        'A colleague puts a question as they would say it. In a few lines the assistant replies out of the approved folder and gives the page. When it has no answer, it does not hide that.',
      build:
        'You start with clean files, 100 to 300 of them in one folder, that are current and have an owner. Microsoft 365 and Google Workspace bring an assistant; a little search tool works too. It has to give its source and keep to access rights.',
      checkpoint:
        'Monthly, owners read what was answered from their documents. They repair the page, and the answer follows.',
      first_step:
        'Find out from ten people what three things each had to look for last week, and check if there is an up-to-date page.',
      stop_test:
        'The test has 50 questions. Six weeks on, at least 80 % need the right answer along with its page; if not, stop.',
      alternative:
        'Folders with clear names, an index on two pages and five short films with those who know will take you far.',
      risks: [
        {
          risk: 'Two years after it was replaced, an old version still feeds the answers.',
          mitigation:
            'Nothing beyond the approved folder counts, old files leave it, and each one has a review date and an owner.',
        },
        {
          risk: 'Someone looks for a form and finds health, pay or complaint papers.',
          mitigation: 'First check the rights on all folders, then log in as a junior and see what turns up.',
        },
      ],
      kpis: [
        {
          name: 'how long staff search',
          unit: 'minutes',
          baseline: 'ask ten colleagues to time five searches each within a week',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'answers where both content and source are right',
          unit: '% of 50 test questions',
          baseline: 'try out the test set before anyone uses it',
          target: '85 to 90 % of the set',
        },
      ],
      data_needed: [
        'forms, manuals and procedures now in force',
        'folder rights, person by person',
        '50 true questions and what to reply',
      ],
    },
    {
      risks: [
        {
          risk: 'An outdated version answers, two years after you replaced it.',
          mitigation:
            'Restrict it to the approved folder. Each file there belongs to someone, is due for review on a known day, and is taken out when superseded.',
        },
        {
          risk: 'A search turns up files on somebody’s pay, health or a complaint.',
          mitigation: 'Put folder rights in order before connecting, then search from a junior’s account to be sure.',
        },
      ],
      kpis: [
        {
          name: 'time until staff have their answer',
          unit: 'minutes',
          baseline: 'have five searches timed by each of ten people in a week',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'share of test questions answered right, source included',
          unit: '% of 50 test questions',
          baseline: 'run all of them once ahead of the launch',
          target: 'at least 85 to 90 %',
        },
      ],
      workflow:
        'Staff ask a question in everyday words and get a short answer with the page to prove it. Only the approved folder is searched. If the folder holds no answer, the assistant admits it.',
      build:
        'First tidy one folder: 100 to 300 documents, all current, each with an owner. Your Google Workspace or Microsoft 365 assistant can then read it, or a small search tool. Insist that it names its source and honours access rights.',
      checkpoint:
        'Owners look monthly at what the assistant said on the strength of their pages. Mistakes are mended on the page.',
      first_step:
        'Go round ten people and ask for three things each had to search for last week. Is there a current page for every one of them?',
      stop_test: 'Six weeks in, put the 50 test questions. Under 80 % correct with the page shown, and the work ends.',
      alternative:
        'Much is won by clear folder names, a two-page index, and five short videos in which experienced people explain.',
      data_needed: [
        'procedures, manuals and forms as they stand',
        'access rights to each folder',
        'fifty genuine questions, 50 right answers',
      ],
    },
    {
      risks: [
        {
          risk: 'Staff follow a rule that was withdrawn two years back.',
          mitigation:
            'Expired files are moved away. What remains in the folder is approved, has an owner and comes up for review on a date.',
        },
        {
          risk: 'Someone stumbles on pay slips, medical notes or a complaint.',
          mitigation: 'Before you link the folder, review who can open what, and try it with a junior login.',
        },
      ],
      kpis: [
        {
          name: 'minutes from question to answer',
          unit: 'minutes',
          baseline: 'get ten people to record five searches each over one week',
          target: '40 to 60 % quicker',
        },
        {
          name: 'test questions with answer and page both right',
          unit: '% of 50 test questions',
          baseline: 'try the whole set before going live',
          target: '85 to 90 % or better',
        },
      ],
      workflow:
        'New starters no longer interrupt the old hands for every rule and form. They ask the assistant, which replies in a few lines from approved documents and shows the page. Where it finds nothing, it tells them so.',
      build:
        'Connect the assistant that belongs to your Microsoft 365 or Google Workspace to one clean folder; a simple search product works too. The folder holds 100 to 300 documents in force, each with an owner. Answers cite the page and follow access rights.',
      checkpoint:
        'Whoever owns a document reviews, month by month, the answers it gave rise to. When one is off, the text itself is corrected.',
      first_step:
        'Talk to ten colleagues about last week: which three things cost them a search? Then see which of these have a valid page.',
      stop_test:
        'The bar is 80 % of 50 test questions answered correctly, page included. If it is not cleared by week six, stop.',
      alternative:
        'Rename the folders, write two pages on what is where, and let the people who know make five brief videos.',
      data_needed: [
        'the procedures, forms and manuals in use',
        'a table of folder permissions',
        '50 everyday questions with agreed answers',
      ],
    },
    {
      workflow:
        'Ask in plain words and the page comes up, with a few lines that sum it up. The assistant draws on the approved folder and nowhere else. Where that folder is silent, so is the assistant, and it says why.',
      build:
        'Get a folder into shape first: 100 to 300 documents, up to date, with somebody in charge of each. Google Workspace and Microsoft 365 bring a search assistant, and small tools exist too. It has to quote its page and hide what a user may not see.',
      checkpoint:
        'A wrong answer points to a wrong page. So owners go over the replies from their documents each month and put the document right.',
      first_step:
        'Ask around, ten people will do. What three things did they search for last week, and is there a page that is still true?',
      stop_test:
        'Score it on 50 test questions once six weeks are over. Less than 80 % right, page and all, is a reason to stop.',
      alternative:
        'A good two-page index may spare you the tool. Sort out folder names, and film your old hands in five clips.',
      risks: [
        {
          risk: 'The reply quotes a rule you dropped two years earlier.',
          mitigation:
            'Keep the tool inside one approved folder. Give every file there an owner and a day for review, and clear out what has expired.',
        },
        {
          risk: 'Somebody searches for leave rules and reads a colleague’s pay, health or complaint file.',
          mitigation:
            'Set the folder rights straight first. Sign in as a junior, try some searches, and connect only after that.',
        },
      ],
      kpis: [
        {
          name: 'minutes lost per search',
          unit: 'minutes',
          baseline: 'five searches each, noted by ten of your people within a week',
          target: '40 to 60 % off',
        },
        {
          name: 'test answers that are right and rightly sourced',
          unit: '% of 50 test questions',
          baseline: 'score the questions once prior to launch',
          target: 'get it to 85 to 90 %',
        },
      ],
      data_needed: [
        'forms, procedures and manuals that still apply',
        'who may open what',
        '50 questions people really ask, with answers',
      ],
    },
  ],
  'general/meeting-notes': [
    {
      workflow:
        'If all agree, the meeting is recorded. Within ten minutes the job file holds a brief summary of what was decided, who does what and by when. Whoever was in the chair puts it right and passes it on.',
      build:
        'Teams, Zoom and Google Meet have a note taker; for phones there are dictation apps. Use a single layout with tasks, decisions and what is still open. Recordings should vanish on their own once 30 days have passed.',
      checkpoint: 'Nothing is filed or passed on until the leader of the meeting has read it and made corrections.',
      first_step:
        'Record three meetings among yourselves this week, and ask two people to check the summary from memory.',
      stop_test:
        'After a month, work out how long corrections take. If it is over ten minutes on average, do without it.',
      alternative:
        'Let someone write tasks and decisions where all can see them during the talk. The notes are ready as people stand up.',
      risks: [
        {
          risk: 'A person did not know of the recording, or something private is now on file.',
          mitigation:
            'Announce it and display it from the outset, and never record talks on discipline, health or pay.',
        },
        {
          risk: 'Somebody is quoted with what another person said, and people fall out.',
          mitigation: 'The chair makes corrections that day, and all who took part may object for two days.',
        },
      ],
      kpis: [
        {
          name: 'minutes until the notes are written',
          unit: 'minutes',
          baseline: 'have five people clock three meetings apiece',
          target: '50 to 70 % less',
        },
        {
          name: 'tasks finished when they were due',
          unit: '% of tasks',
          baseline: 'go through the tasks from the past five meetings',
          target: '10 to 20 points more',
        },
      ],
      data_needed: ['one layout for notes', 'names, terms and products, spelt right', 'the words that ask for consent'],
    },
    {
      workflow:
        'Everyone says yes, then recording starts. Ten minutes after the end, decisions, dates and owners are in the job file in short form. The chair makes corrections and sends it to all.',
      build:
        'Note takers are part of Google Meet, Zoom and Teams, and dictation apps do it on the phone. Keep one template for open points, decisions and tasks. After 30 days a recording should delete itself.',
      checkpoint: 'Before a note is filed or shared, it is corrected by the one who led the meeting.',
      first_step: 'This week use it in three meetings of your own, and see if two of those present remember the same.',
      stop_test: 'Stop if, over one month, it takes you on average above ten minutes to put a note right.',
      alternative:
        'During the meeting someone types tasks and decisions on a screen that everyone sees, and at the end it is finished.',
      risks: [
        {
          risk: 'Private talk is stored, or somebody was not told that a machine listens.',
          mitigation:
            'Tell people before you begin, leave a sign on screen, and keep talks about pay, discipline and health unrecorded.',
        },
        {
          risk: 'A statement is given to the wrong person, which ends in a quarrel.',
          mitigation:
            'On the same day the chair goes over the note, and for two days those present can ask for a change.',
        },
      ],
      kpis: [
        {
          name: 'work of writing up a meeting',
          unit: 'minutes',
          baseline: 'let five people take the time for three meetings each',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'tasks completed on time',
          unit: '% of tasks',
          baseline: 'look at what became of tasks from five recent meetings',
          target: 'up by 10 to 20 points',
        },
      ],
      data_needed: ['a note template', 'spelling list of products, names and terms', 'text for consent'],
    },
    {
      risks: [
        {
          risk: 'A person is taped unawares, or something confidential is stored.',
          mitigation:
            'Announce the recording and keep it visible. Talks on health, pay or discipline are never recorded.',
        },
        {
          risk: 'The note credits a remark to the wrong person, and a row begins.',
          mitigation: 'Corrections are due from the chair within the day, and for two days anyone present may object.',
        },
      ],
      kpis: [
        {
          name: 'time between meeting and finished note',
          unit: 'minutes',
          baseline: 'ask five colleagues to time three write-ups each',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'promised tasks delivered by the date',
          unit: '% of tasks',
          baseline: 'trace the tasks that came out of five meetings',
          target: 'a gain of 10 to 20 points',
        },
      ],
      workflow:
        'Ten minutes after a meeting, a short note of decisions, owners and dates lies in the job file. The talk was recorded, with the agreement of all present. Whoever chaired it corrects the note and circulates it.',
      build:
        'The note taker built into Zoom, Google Meet or Teams is enough, plus a dictation app for talks on site. Give every note the same three parts: decisions, tasks, open points. Recordings go after 30 days, automatically.',
      checkpoint: 'The chair reads the note and puts it right; until then it is neither filed nor sent on.',
      first_step:
        'Start with three meetings of your own people this week. Let two of them say what the note missed or got wrong.',
      stop_test:
        'Keep an eye on correction time for one month. If it averages over ten minutes a note, give the tool up.',
      alternative:
        'Have one person type what is decided, and who does it, in view of all. The minutes are finished when people leave.',
      data_needed: ['a fixed note form', 'right spellings of names, products and terms', 'the consent statement'],
    },
    {
      risks: [
        {
          risk: 'People are recorded who never agreed, or a personal matter ends up on file.',
          mitigation:
            'Tell everybody first and leave a sign on the screen. Pay, health and discipline stay off the record.',
        },
        {
          risk: 'One person’s words appear under another’s name, and they fall out.',
          mitigation: 'The chair mends the note on the day itself. Everyone who was there has two days to protest.',
        },
      ],
      kpis: [
        {
          name: 'minutes to produce a note',
          unit: 'minutes',
          baseline: 'measure three meetings for each of five people',
          target: '50 to 70 % faster',
        },
        {
          name: 'tasks met on their date',
          unit: '% of tasks',
          baseline: 'check how the tasks of five past meetings ended',
          target: '10 to 20 points higher',
        },
      ],
      workflow:
        'Nobody writes minutes in the evening any more. When all agree, the talk is recorded, and ten minutes on, the job file has a note of what was decided, by whom it will be done and when. The chair edits and shares it.',
      build:
        'Teams, Google Meet and Zoom each bring a note taker, and phones have dictation apps; choose one. All notes follow one pattern of decisions, tasks and open points. Set it so that audio is erased once 30 days are up.',
      checkpoint: 'A note counts only after the meeting’s leader has gone through it and made the corrections.',
      first_step:
        'Choose three in-house meetings this week for a trial, and hold each note against the memory of two who were there.',
      stop_test: 'Should corrections still eat up more than ten minutes a note by the end of month one, drop it.',
      alternative:
        'Let someone note decisions and tasks as they fall, on a screen that all can read. When the meeting ends, so does the note.',
      data_needed: ['the standard note layout', 'a glossary of names, products and terms', 'how you ask for consent'],
    },
    {
      workflow:
        'Decisions, names and dates are in the job file ten minutes after people get up. The recording behind them was made with everybody’s consent. The chair mends the short note and sends it out.',
      build:
        'You probably have a note taker, in Teams, in Zoom or in Google Meet. Out on site, dictate to the phone. Every note lists decisions, tasks and open points. Sound files must go by themselves after 30 days.',
      checkpoint:
        'Filing and sharing come second. First the person who ran the meeting has read the note and repaired it.',
      first_step:
        'Pick three meetings this week with nobody from outside. Ask two people in each what the note forgot.',
      stop_test: 'One month is the test. If repairs average over ten minutes a note, you are better off without it.',
      alternative:
        'Use a shared screen. One person types tasks and decisions as they come up, and all leave with the note done.',
      risks: [
        {
          risk: 'A tape exists of someone who never knew, or of a talk that was nobody’s business.',
          mitigation:
            'Ask at the start, and let the screen show it. Keep pay, health and discipline meetings free of any recorder.',
        },
        {
          risk: 'Two people quarrel because the note mixed them up.',
          mitigation:
            'It is corrected by the chair before evening. For another two days anyone who was in the room can challenge it.',
        },
      ],
      kpis: [
        {
          name: 'writing-up time after a meeting',
          unit: 'minutes',
          baseline: 'get three meetings each timed by five people',
          target: 'shorten it by 50 to 70 %',
        },
        {
          name: 'tasks ready when promised',
          unit: '% of tasks',
          baseline: 'follow up what five recent meetings handed out',
          target: '10 to 20 points above now',
        },
      ],
      data_needed: [
        'your layout for notes',
        'how names, terms and products are spelt',
        'a sentence to ask for consent',
      ],
    },
  ],
  'general/report-drafting': [
    {
      workflow:
        'Figures, facts and two older texts go into a fixed prompt. Out comes a draft in your own style. Whoever writes it verifies every statement, trims a third of the length and puts their name to it.',
      build:
        'Buy one assistant on business terms that keep your data out of training. Make five templates, each with a model text: job ad, post, letter to a customer, monthly report, summary. Numbers come out of your systems; the tool may not invent any.',
      checkpoint:
        'Whoever signs has read it all. If it goes to a bank, an agency or the board, another person reads it too.',
      first_step:
        'Write down what the team wrote in the past month and how long it took, then find out from each reader if it was of use.',
      stop_test: 'Give each kind of text four rounds. Where it saves less than 20 % of the time, write by hand again.',
      alternative:
        'Shrink the report to a single page that always looks alike, and draw its numbers from the sheet by link.',
      risks: [
        {
          risk: 'You put your name to a source or a number that does not exist.',
          mitigation: 'Before sending, tick every figure once you have found it in the record.',
        },
        {
          risk: 'Private papers end up in a chatbot that costs nothing.',
          mitigation:
            'Provide one paid business account, shut off all others, and hand out the list of things that must stay out.',
        },
      ],
      kpis: [
        {
          name: 'time for a report or a batch of letters',
          unit: 'hours',
          baseline: 'take the time for the next four of every kind',
          target: '30 to 50 % less',
        },
      ],
      data_needed: ['three model texts of each kind', 'words to avoid and house style', 'figures for the period'],
    },
    {
      workflow:
        'Start from a set prompt and add the facts, the figures and two earlier pieces. The tool writes in house style. Then the author tests every fact, takes a third of the text out, and signs it.',
      build:
        'Get one paid assistant whose business contract rules out training on what you type. Five templates with good samples cover most needs: summary, post, job ad, customer letter and monthly report. Figures are always taken from the system, not from the tool.',
      checkpoint: 'The one who signs must read each line. For an agency, a board or a bank there is a second reader.',
      first_step:
        'Collect last month’s texts with the hours they took, and ask those who got them if they made use of them.',
      stop_test:
        'After four rounds, see what is saved for each kind of text. Under 20 %, that kind is done without the tool.',
      alternative: 'Reduce it all to one page in a fixed form, with figures linked to your spreadsheet.',
      risks: [
        {
          risk: 'Your signature stands under a number or a source that was invented.',
          mitigation: 'Every figure has to be traced to its record and ticked before the text leaves.',
        },
        {
          risk: 'Somebody feeds confidential files to a free service.',
          mitigation:
            'Let people have a business account, one for all uses, block the rest, and teach them what may never be typed in.',
        },
      ],
      kpis: [
        {
          name: 'writing hours per batch or report',
          unit: 'hours',
          baseline: 'measure four of each kind as they come up',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'good past texts, three per kind',
        'your style rules and banned words',
        'numbers of the period in question',
      ],
    },
    {
      risks: [
        {
          risk: 'You sign a text, and one number or source in it turns out to be fiction.',
          mitigation: 'Hold every figure against its record and tick it before the text leaves.',
        },
        {
          risk: 'Somebody copies confidential files into a chatbot that is free.',
          mitigation:
            'Supply one business account and block other tools. Teach staff, list in hand, what must never be entered.',
        },
      ],
      kpis: [
        {
          name: 'hours that one report or letter batch takes',
          unit: 'hours',
          baseline: 'clock each kind four times',
          target: 'bring it down 30 to 50 %',
        },
      ],
      workflow:
        'Routine texts start as a draft in house style, built on your own facts. The writer gives a set prompt the facts, figures and two examples. Then every fact is checked, a third is cut, and the writer signs.',
      build:
        'One paid assistant is enough, under a business contract that bars training on your data. Equip it with five templates and model texts: job ad, summary, monthly report, post and customer letter. Copy figures from your system; the tool must not supply them.',
      checkpoint:
        'The signature means every line was read. When a bank, a board or an agency gets the text, a colleague reads it as well.',
      first_step:
        'Note each text that left the team last month and the hours in it. Then ask the people who received it what they did with it.',
      stop_test: 'Run four rounds of every text. Any kind that saves under 20 % of its time goes back to the old way.',
      alternative:
        'A report of one page, always laid out alike and fed by links to the spreadsheet, needs no assistant.',
      data_needed: ['samples you like, three of each kind', 'a style guide with banned words', 'this period’s figures'],
    },
    {
      risks: [
        {
          risk: 'A made-up source or figure slips into a letter that bears your name.',
          mitigation: 'Nothing is sent until each number has been found in its record and ticked.',
        },
        {
          risk: 'Private material finds its way into a free service.',
          mitigation:
            'Let everyone work on a single paid account with the others blocked, and go through the never-enter list together.',
        },
      ],
      kpis: [
        {
          name: 'hours behind each report or run of letters',
          unit: 'hours',
          baseline: 'record the next four of each sort',
          target: 'lower by 30 to 50 %',
        },
      ],
      workflow:
        'The writer edits and checks instead of starting cold. A fixed prompt turns facts, figures and two good examples into a draft in your style. Proving each fact, cutting a third and signing is the writer’s part.',
      build:
        'Take out a business subscription to one assistant that does not learn from what you enter. Give it a template with a fine example for each of five texts: summaries, job ads, posts, customer letters, monthly reports. Numbers are pasted in from your own records.',
      checkpoint: 'Nobody signs unread text. What goes to the board, the bank or an agency has passed two readers.',
      first_step:
        'Ask the team for a list of last month’s writing, with hours. Check with every recipient whether it was any use to them.',
      stop_test: 'After its fourth round, a kind of text that saves below 20 % of the hours is taken off the tool.',
      alternative:
        'Before any tool, reduce the report to a fixed single page whose numbers come straight from the spreadsheet.',
      data_needed: [
        'three texts of each sort worth copying',
        'house rules for style and words',
        'figures from the months reported on',
      ],
    },
    {
      workflow:
        'The tool writes the first version and the writer answers for the last. Into a set prompt go figures, facts and two good texts. The draft is tested fact by fact, loses a third and gets signed.',
      build:
        'Give staff one paid assistant, on a business contract under which nothing you type trains it. Prepare five patterns from your best work: a post, a summary, a job ad, a customer letter, the monthly report. All figures are brought over from the system by hand.',
      checkpoint:
        'Reading every line is the price of signing. A text for the bank, the board or an agency needs two people to pay it.',
      first_step:
        'What did the team write last month, and how many hours went in? Put it in a list, then ask each reader if they ever used it.',
      stop_test:
        'Judge text by text after four rounds. If the tool spares you below 20 % of the hours, drop that kind.',
      alternative:
        'Often the better cure is a shorter report. One page, one layout, figures that flow in from the spreadsheet.',
      risks: [
        {
          risk: 'The tool makes up a number or a source, and it is your name below.',
          mitigation: 'Tick off the figures one by one, with the record open next to the text, before you send.',
        },
        {
          risk: 'A confidential file is pasted into whatever free tool is at hand.',
          mitigation:
            'Offer a proper business account and close off the rest. Walk people through what may never be entered.',
        },
      ],
      kpis: [
        {
          name: 'time spent per letter batch or report',
          unit: 'hours',
          baseline: 'note the hours for four of every kind',
          target: 'shave off 30 to 50 %',
        },
      ],
      data_needed: [
        'three fine specimens of every text',
        'the style you write in, with words to avoid',
        'the period’s numbers',
      ],
    },
    {
      workflow:
        'A blank page is no longer the start of a report. The set prompt receives your facts, your numbers and two samples, and the draft returns in house style. Its author proves the facts, takes out a third and signs.',
      build:
        'Settle on one assistant, paid for, with a contract that forbids training on your texts. Write templates for five jobs: the monthly report, letters to customers, posts, job ads and summaries. Add samples to each. Any figure is copied out of your system.',
      checkpoint: 'Signing means having read it to the end. For boards, banks and agencies, four eyes are the rule.',
      first_step:
        'Go back over last month: which texts were written, in how many hours? The reader of each one tells you if it was needed.',
      stop_test:
        'Four rounds will show it. Any text that is not at least 20 % quicker to write goes back to being done by hand.',
      alternative:
        'Ask if one page would do. Give it a fixed form and let the spreadsheet supply the figures through links.',
      risks: [
        {
          risk: 'A reader catches a number or source that was never real, in your letter.',
          mitigation: 'Check figures against the record, pen in hand, and send only when all are ticked.',
        },
        {
          risk: 'Free chatbots get to see papers that are nobody else’s business.',
          mitigation:
            'A business account for the firm, a block on the rest, and a lesson on the things that stay outside.',
        },
      ],
      kpis: [
        {
          name: 'working time in a report or set of letters',
          unit: 'hours',
          baseline: 'keep the time for four of each as they are written',
          target: 'save 30 to 50 %',
        },
      ],
      data_needed: [
        'for every text, three good models',
        'your style sheet and words you avoid',
        'numbers of the period from the system',
      ],
    },
    {
      workflow:
        'Facts first, then the draft, then a hard look. The writer pastes figures, facts and two past texts into the firm’s prompt. What comes back sounds like you. It goes out signed, after every claim is proved and a third removed.',
      build:
        'You need a single assistant under a business plan, with training on your data switched off by contract. Five kinds of text get a template with examples: posts, job ads, summaries, customer letters and the report each month. It may phrase numbers but not find them.',
      checkpoint:
        'Each line has been seen by its signatory. Whatever reaches a board, bank or agency was read by somebody else as well.',
      first_step:
        'Make an inventory of a month’s writing, with the hours beside each piece. Then ring the readers: was it read, and did it help?',
      stop_test:
        'Keep a score over four rounds per kind of text. Those with savings short of 20 % are not worth the tool.',
      alternative: 'The cheapest draft is none. Make the report one standard page with spreadsheet figures linked in.',
      risks: [
        {
          risk: 'The text sounds sure of a source or figure that nobody can find.',
          mitigation: 'The writer looks up each number at its origin and ticks it. Only then may the text go.',
        },
        {
          risk: 'In a hurry, staff use a free tool for papers that should stay in-house.',
          mitigation:
            'Remove the reason by paying for a good business account. Block others, and post the list of banned content.',
        },
      ],
      kpis: [
        {
          name: 'hours to finish one report or mailing',
          unit: 'hours',
          baseline: 'four timings for each kind, starting now',
          target: 'reduce by 30 to 50 %',
        },
      ],
      data_needed: [
        'the best three of each text',
        'how the house writes, and what it never says',
        'results for the period',
      ],
    },
    {
      workflow:
        'Reports, letters and posts begin with your facts in a fixed prompt. Two earlier pieces teach the tool your tone, and it writes the draft. After that a human takes over: verify the facts, strike out a third, sign.',
      build:
        'Pay for one business assistant whose terms keep it from training on your work. Then turn your finest samples into five templates, for summaries, monthly reports, job ads, posts and letters. Let the system provide every number; the tool has no say in them.',
      checkpoint:
        'You sign what you have read, all of it. A second pair of eyes is due when the text is for an agency, a bank or the board.',
      first_step:
        'Who read what you wrote last month? List the texts and their hours, and put that question to each recipient.',
      stop_test:
        'By round four the gain must be 20 % or more of the time. Texts that fall short are struck from the list.',
      alternative:
        'No tool beats a fixed form. Bring the report down to a page and tie its numbers to the spreadsheet.',
      risks: [
        {
          risk: 'Under your signature stands a fact that the tool dreamt up, be it number or source.',
          mitigation: 'Go from number to number, find the record for each and tick. Untested text is not sent.',
        },
        {
          risk: 'Files that are confidential leave the firm by way of a free chatbot.',
          mitigation:
            'Set up one account on business terms, bar the alternatives, and teach by example what has to stay out.',
        },
      ],
      kpis: [
        {
          name: 'hours each report or letter run needs',
          unit: 'hours',
          baseline: 'watch the clock on the coming four of every kind',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'three past texts per kind, well written',
        'rules of style, plus a list of banned words',
        'the figures you report on',
      ],
    },
    {
      workflow:
        'Writing takes less time because the tool does the first pass from your material. A standing prompt gives it facts, two past examples and figures. The author still checks every fact, cuts a third of it and signs.',
      build:
        'The kit is one assistant on a paid business contract, with no training on your data, and five templates. They cover job ads, customer letters, summaries, posts and month-end reports, each with a text you are proud of. Staff paste the numbers; the tool adds none.',
      checkpoint:
        'The signer goes through it line by line. A text for an agency, the bank or your board needs a second reader.',
      first_step:
        'Count first. How many texts left the team in the past month, at what cost in hours, and which of them did anyone act on?',
      stop_test:
        'Take any kind of text off the tool when, four rounds on, it has not won back 20 % of the writing time.',
      alternative:
        'Drop pages before you add software. A one-page layout that never changes, linked to the spreadsheet, may settle it.',
      risks: [
        {
          risk: 'You answer for a figure or a source the tool has simply imagined.',
          mitigation: 'Ahead of sending, trace all numbers back to where they came from, with a tick for each.',
        },
        {
          risk: 'Client or staff papers are tried out on a tool that is free and public.',
          mitigation:
            'Make the safe way the easy way: a paid firm account, no access to others, a clear list of taboos.',
        },
      ],
      kpis: [
        {
          name: 'time from blank page to signed text',
          unit: 'hours',
          baseline: 'log four examples of each kind',
          target: 'trim it by 30 to 50 %',
        },
      ],
      data_needed: [
        'three examples per text that readers liked',
        'tone, style and forbidden words',
        'figures, fresh from the system',
      ],
    },
  ],
  'general/complaint-themes': [
    {
      workflow:
        'Reviews, survey remarks and complaints are kept together. Every month they are sorted by what went wrong, with a number and three genuine quotes for each. From that, the managers choose a single cause and put it right.',
      build:
        'Bring at least 200 comments into a sheet, strip out names and have an assistant form the groups. Test 50 of them by hand. Do it again each month and keep the groups as they are, or the numbers cannot be compared.',
      checkpoint:
        'Before figures reach the meeting, the service lead checks 30 comments that month to see if each is in the right group.',
      first_step:
        'Copy the newest 100 reviews and complaints to a single sheet within the week, and add the product and the day.',
      stop_test: 'Two months without one cause put right means that counting is not what is lacking. Give it up.',
      alternative:
        'Lay out the complaints of last quarter with three colleagues, make piles, and deal with the highest.',
      risks: [
        {
          risk: 'Something serious that happens seldom is lost among a crowd of trifles.',
          mitigation:
            'Whatever touches money, safety or conduct is left out of the numbers, and somebody reads each of them.',
        },
        {
          risk: 'A single member of staff is made the culprit.',
          mitigation:
            'Delete the names of workers beforehand, and deal with conduct through the manager, as you always have.',
        },
      ],
      kpis: [
        {
          name: 'complaints that repeat the main cause',
          unit: 'a month',
          baseline: 'go back six months and count them',
          target: '25 to 40 % fewer',
        },
        {
          name: 'time until a complaint is closed',
          unit: 'days',
          baseline: 'look at the 40 most recent',
          target: '20 to 30 % shorter',
        },
      ],
      data_needed: [
        'reviews and complaints of 12 months',
        'when, where and about which product or service',
        'how each was dealt with',
      ],
    },
    {
      workflow:
        'Survey comments, complaints and reviews share one list. A monthly run sorts them by cause and gives a count and three true quotes for each. Managers then agree on which one to fix.',
      build:
        'Start from 200 comments or more in a sheet, with no names. An assistant proposes groups, and you test them on 50. Stay with the same groups month after month, for only then do counts tell you anything.',
      checkpoint:
        '30 comments per month are held against their group by the service lead, and then the meeting gets its counts.',
      first_step:
        'Within this week bring 100 recent reviews and complaints together in a sheet that shows product and date.',
      stop_test: 'Stop if two rounds, one each month, have led to no fix. More analysis would not help.',
      alternative:
        'With three of your staff, sort the printed complaints of a quarter on a table, and work on the biggest heap.',
      risks: [
        {
          risk: 'One grave case goes under in a large group of small ones.',
          mitigation: 'Leave conduct, safety and money out of the counting, and read each such complaint by itself.',
        },
        {
          risk: 'People use the figures against a colleague.',
          mitigation:
            'Names of staff are removed first; if conduct is the issue, the manager hears of it the normal way.',
        },
      ],
      kpis: [
        {
          name: 'returns of the commonest complaint',
          unit: 'a month',
          baseline: 'add up six months of them',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'days a complaint stays open',
          unit: 'days',
          baseline: 'use the latest 40 as a sample',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'a year’s complaints and reviews (12 months)',
        'product or service, site and date',
        'the action taken',
      ],
    },
    {
      risks: [
        {
          risk: 'One serious case is buried under many small ones.',
          mitigation: 'Anything on money, safety or conduct stays out of the count and is read singly.',
        },
        {
          risk: 'The results are held against a particular member of staff.',
          mitigation: 'Remove workers’ names first. A question of conduct takes its normal route to the manager.',
        },
      ],
      kpis: [
        {
          name: 'how often the top complaint comes back',
          unit: 'a month',
          baseline: 'tally it across six months',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'days from complaint to close',
          unit: 'days',
          baseline: 'note the days for 40 recent cases',
          target: 'a cut of 20 to 30 %',
        },
      ],
      workflow:
        'Each month you learn which cause lies behind most complaints, and you fix that one. The tool sorts reviews, complaints and survey comments from a single list, counts every group and quotes three people. The managers choose.',
      build:
        'An assistant can form the groups once a sheet holds 200 or more comments, names removed. Go over 50 by hand to see if the groups hold. Stay with them each month, so that you can compare.',
      checkpoint:
        'Each month the service lead takes 30 comments and asks whether each sits in the right group. Only then does the meeting see figures.',
      first_step:
        'This week, bring your newest 100 reviews and complaints into one sheet, each with its product and day.',
      stop_test:
        'After two monthly rounds at least one cause should be fixed. If none is, more analysis will not help, so stop.',
      alternative:
        'Spread a quarter’s complaints on a table and sort them with three colleagues. Whichever pile grows tallest is the one to fix.',
      data_needed: [
        'complaints and reviews over 12 months',
        'date, site and product or service',
        'what you did in each case',
      ],
    },
    {
      risks: [
        {
          risk: 'The one complaint that should alarm you is hidden in a crowd of harmless ones.',
          mitigation: 'Read each complaint on safety, conduct or money by itself, and leave it out of the numbers.',
        },
        {
          risk: 'Someone turns the list into a case against a worker.',
          mitigation: 'Before grouping, names of staff come out. The manager handles conduct as always.',
        },
      ],
      kpis: [
        {
          name: 'repeats of the leading cause',
          unit: 'a month',
          baseline: 'count half a year, six months, back from today',
          target: '25 to 40 % less often',
        },
        {
          name: 'time taken to settle a complaint',
          unit: 'days',
          baseline: 'measure 40 that were closed lately',
          target: '20 to 30 % quicker',
        },
      ],
      workflow:
        'Managers stop guessing what annoys customers and mend one cause a month. All reviews, survey replies and complaints sit in one list. Month by month the tool forms groups by cause, with a count and three quotes each.',
      build:
        'Gather what customers wrote, 200 pieces or more, in one sheet and delete the names. An assistant then sorts it by cause, and you test 50 yourself. Hold on to those groups month after month; otherwise the counts say nothing.',
      checkpoint:
        'A sample of 30 a month goes to the service lead, who checks that comment and group belong together before any number is shown.',
      first_step:
        'Start a sheet this week: the latest 100 complaints and reviews, when each came and for which product.',
      stop_test: 'If two rounds pass and nothing has been put right, the analysis is not what you lack. End it.',
      alternative:
        'Paper works too: print the complaints of one quarter, sort them into heaps with three of your people, and tackle the largest heap.',
      data_needed: [
        'what customers wrote in 12 months',
        'its date, place and product or service',
        'what was done in reply',
      ],
    },
    {
      workflow:
        'Once a month you find out what goes wrong most often. Survey comments, complaints and reviews run into one list, sorted by cause. Each heap has a count and three quotes. Managers choose one and cure it.',
      build:
        'The groups have to stay put, or month cannot be set against month. Let an assistant propose them from a sheet of 200 comments at least, cleared of names. You try them out on 50 by hand. Then the run is repeated monthly.',
      checkpoint:
        'No count goes to the meeting unchecked. The service lead first takes 30 comments from the month and tests whether they are grouped rightly.',
      first_step: 'Get 100 recent complaints and reviews into a sheet this week. Add two columns: date and product.',
      stop_test: 'When two months pass and no cause has been cured, you do not lack insight. End the exercise.',
      alternative:
        'Three colleagues, one table and a quarter’s complaints on paper will do. Sort, and cure whatever pile is highest.',
      risks: [
        {
          risk: 'A single alarming complaint vanishes among dozens of mild ones.',
          mitigation:
            'Take out everything on conduct, money or safety before counting. Each such case has a reader of its own.',
        },
        {
          risk: 'A name keeps coming up, and a worker is put on trial by statistics.',
          mitigation:
            'Strip staff names at the start. If someone’s conduct is in question, it goes to their manager as it would today.',
        },
      ],
      kpis: [
        {
          name: 'complaints with the most frequent cause',
          unit: 'a month',
          baseline: 'look through six months and number them',
          target: '25 to 40 % rarer',
        },
        {
          name: 'how long a complaint takes to settle',
          unit: 'days',
          baseline: 'work out the days on 40 recent ones',
          target: 'shorten by 20 to 30 %',
        },
      ],
      data_needed: [
        'a collection of complaints and reviews, 12 months',
        'for each, the day, the site and the product or service',
        'how you responded',
      ],
    },
  ],
  'general/spending-anomalies': [
    {
      workflow:
        'Claims and payments of the week are searched, and the twenty strangest come up with a cause: a sum seen before, fresh bank details, a leap in price, a date on a weekend. The accounts lead settles each one or asks further.',
      build:
        'Ten simple rules will do at first, in the accounting add-on or a sheet: equal sums, the supplier again, another account, a price that rose 10 %. A model makes sense once the rules find more than your people can look at.',
      checkpoint:
        'Once a month a director or the owner looks at all flags, settled or not. No one else may decide to accuse a person.',
      first_step:
        'Get 12 months of bills out of the books, order them by sum and supplier, and highlight doubles and leaps in price.',
      stop_test:
        'Search 12 months of the past. If you find nothing that needs a closer look, stay with the rules and save your money.',
      alternative:
        'Let two people release every payment, phone back when bank details are new, and study your 20 biggest suppliers monthly.',
      risks: [
        {
          risk: 'Somebody who did nothing wrong is taken for a thief.',
          mitigation:
            'Ask about a flag calmly and behind closed doors, and take no step until the person has explained it.',
        },
        {
          risk: 'Whoever settles the flags may be the very one with something to hide.',
          mitigation: 'Never let one person both pay and review; once a month the owner goes through what was settled.',
        },
      ],
      kpis: [
        {
          name: 'money stopped or won back',
          unit: '$ a quarter',
          baseline: 'let the rules run once over 12 months of history',
          target: 'more than hours and tool together cost',
        },
        {
          name: 'flags that prove true',
          unit: '% of flags',
          baseline: 'write down how the first 100 ended',
          target: '20 to 30 %',
        },
      ],
      data_needed: [
        'bills and payments of 12 to 24 months',
        'suppliers, bank details and when these changed',
        'prices agreed by contract',
        'statements of company cards',
      ],
    },
    {
      workflow:
        'Every payment and claim is looked at weekly. The twenty that stand out are shown with what is odd: an unknown account, the same sum again, a sharp rise, a weekend. Each is either cleared or followed up by the accounts lead.',
      build:
        'A sheet or an add-on to the accounts with ten plain rules is the start: new account, 10 % dearer, supplier and sum the same. If people cannot keep up with what the rules list, a model may help to choose.',
      checkpoint:
        'Flags, open and cleared, go before the owner or some director each month. Whether to confront anyone is decided there and nowhere else.',
      first_step:
        'Take all bills of 12 months, sort them by amount and supplier, and mark by hand what is there twice or jumped in price.',
      stop_test:
        'Let it look at the first 12 months. With nothing worth a second look, buy no tool and keep to plain rules.',
      alternative:
        'Have two people behind each payment, call whenever bank details change, and once a month go over the suppliers you pay most, the top 20.',
      risks: [
        {
          risk: 'A flag makes a cheat out of someone honest.',
          mitigation:
            'Put it as a question, with nobody listening and no blame in it, and wait for the answer before anything is done.',
        },
        {
          risk: 'If the same person pays and clears flags, fraud stays hidden.',
          mitigation: 'Split the two tasks between two people, and show the owner all cleared items every month.',
        },
      ],
      kpis: [
        {
          name: 'sums recovered or held back',
          unit: '$ a quarter',
          baseline: 'try the rules on the past 12 months, once',
          target: 'above the price of the tool and the time',
        },
        {
          name: 'share of flags with something behind them',
          unit: '% of flags',
          baseline: 'follow up 100 flags and note what came of each',
          target: 'get to 20 to 30 %',
        },
      ],
      data_needed: [
        '12 to 24 months of what you were billed and paid',
        'bank details by supplier, with date of change',
        'agreed prices',
        'card records',
      ],
    },
    {
      risks: [
        {
          risk: 'A flag turns an honest colleague into a suspect.',
          mitigation: 'Treat it as a question. Ask in private, blame nobody, and hear the answer before you act.',
        },
        {
          risk: 'The one who pays could also wave the flags through.',
          mitigation:
            'Divide the two duties between different people, and give the owner the cleared items to read monthly.',
        },
      ],
      kpis: [
        {
          name: 'dollars saved or recovered',
          unit: '$ a quarter',
          baseline: 'apply the rules once to the last 12 months',
          target: 'a return above the cost of tool and hours',
        },
        {
          name: 'flags that were right',
          unit: '% of flags',
          baseline: 'record the outcome of 100 of them',
          target: '20 to 30 % true',
        },
      ],
      workflow:
        'Odd payments come to light within the week, not at year end. The tool reads every payment and claim and shows the twenty strangest, each with its reason: a repeated sum, a new account, a weekend date, a sudden price. The accounts lead deals with them one by one.',
      build:
        'Ten plain rules catch most of it, and a spreadsheet or your accounting add-on can run them. Look for a repeated amount or supplier, a changed account and a price 10 % higher. Bring in a model if the list grows too long to check.',
      checkpoint:
        'Cleared or open, all flags come before the owner or a director once a month. They alone may raise a claim against somebody.',
      first_step:
        'Download a year of bills, 12 months in all. Sort by supplier and sum, then mark by hand every double and every leap in price.',
      stop_test:
        'Test it on the 12 months behind you. When that brings up nothing to pursue, the plain rules will do and no tool is bought.',
      alternative:
        'Good habits go far: two people on every payment, a call when bank details are new, a monthly look at your 20 largest suppliers.',
      data_needed: [
        'payments and bills, 12 to 24 months',
        'supplier bank accounts and their changes',
        'contract rates',
        'credit card statements',
      ],
    },
    {
      risks: [
        {
          risk: 'People feel accused because a machine picked their claim.',
          mitigation: 'Whoever asks does so quietly and neutrally, and nothing happens until the person has replied.',
        },
        {
          risk: 'Fraud is safe where the same hands pay and review.',
          mitigation:
            'Two people share it, one to pay and one to check flags, and each month the owner reads what was cleared.',
        },
      ],
      kpis: [
        {
          name: 'money that did not get away',
          unit: '$ a quarter',
          baseline: 'do one trial run on 12 past months',
          target: 'gain more than you spend on hours and tool',
        },
        {
          name: 'real finds among the flags',
          unit: '% of flags',
          baseline: 'keep a result for each of the first 100',
          target: 'a hit rate of 20 to 30 %',
        },
      ],
      workflow:
        'Each week the accounts lead works through a list of the twenty oddest payments and claims. Every line says what is strange about it: an amount paid before, bank details just changed, a price jump or a weekend date. Each is cleared or pursued.',
      build:
        'Try ten rules before any model, in a sheet or as an add-on to the accounts. They spot a sum that recurs, a supplier paid again, fresh bank details and prices up 10 %. A model is for later, if people cannot check all hits.',
      checkpoint:
        'The owner, or one of the directors, sees the flags every month, both settled and unsettled. Accusing a person is a matter for them and no one else.',
      first_step:
        'Put 12 months of bills in order of supplier, then of amount. Any pair and any jump in price gets a mark.',
      stop_test:
        'Run it over 12 past months first. If nothing there deserves a second look, save the money and stay with simple rules.',
      alternative:
        'You can also do it by hand. Let two people approve each payment, ring back on new bank details and review the top 20 suppliers each month.',
      data_needed: [
        'a record of 12 to 24 months’ bills and payments',
        'when and how supplier accounts changed',
        'prices fixed in contracts',
        'statements for all cards',
      ],
    },
    {
      workflow:
        'Nothing odd stays hidden in the ledger for over a week. The tool lifts out the twenty strangest claims and payments and says why: paid twice, account changed, price leapt, weekend. The accounts lead closes or chases every one.',
      build:
        'Rules first, ten of them, no model. A spreadsheet or accounts add-on can look for a doubled amount or supplier, a new account, a 10 % rise. Only when the hits outgrow your people is a model worth the money.',
      checkpoint:
        'Monthly the flags, closed and open, go up to a director or the owner. Only there is it decided to accuse anybody.',
      first_step:
        'Pull 12 months of bills into a sheet, arrange them by supplier and sum, and mark where amounts repeat or prices jump.',
      stop_test:
        'Your own last 12 months are the test. If they raise no question, spend nothing and live with the plain rules.',
      alternative:
        'Three habits catch most of it. Payments need two people, changed bank details a call, and the 20 top suppliers a careful look every month.',
      risks: [
        {
          risk: 'Suspicion falls on somebody whose only fault was an unusual receipt.',
          mitigation:
            'Raise it in private, as an open question. Until the answer is in, nobody draws a conclusion or takes a step.',
        },
        {
          risk: 'The fox may be guarding the hens: the one who pays also closes flags.',
          mitigation: 'Give paying to one person and flags to a second. What was closed goes to the owner every month.',
        },
      ],
      kpis: [
        {
          name: 'payments stopped or money reclaimed',
          unit: '$ a quarter',
          baseline: 'test the rules a single time on 12 months of books',
          target: 'a sum greater than tool and hours cost you',
        },
        {
          name: 'share of flags that were justified',
          unit: '% of flags',
          baseline: 'keep score on 100 flags from the start',
          target: 'up to 20 to 30 %',
        },
      ],
      data_needed: [
        'what you paid and were billed for 12 to 24 months',
        'supplier accounts, with the day they changed',
        'price terms from your contracts',
        'company card statements',
      ],
    },
  ],
  'general/maintenance-planning': [
    {
      workflow:
        'Faults, hours and service dates are noted for every asset. A weekly list shows which ones are due and which break down more than they used to. The lead then finds a calm time for the work.',
      build:
        'List your assets, and let operators report faults from the phone with a picture. Service goes by date or by hours. Two or three assets that bring everything to a halt get sensors. Think about prediction after that and no sooner.',
      checkpoint:
        'What to halt, and at what time, is the maintenance lead’s choice. Whoever did the repair hands the asset back for use.',
      first_step:
        'Write down the ten assets you can least do without, when each was last serviced, and what its latest stop cost you.',
      stop_test:
        'Keep service on time for six months. If hours lost to breakdowns are down by less than 10 %, leave the sensors unbought.',
      alternative:
        'Hang up a planner with all service dates, tag every machine, and walk round with operators for ten minutes a week.',
      risks: [
        {
          risk: 'The screen says all is well, while anyone with training would notice the damage.',
          mitigation: 'Operators go on checking before each start, just as they do today, no matter what is displayed.',
        },
        {
          risk: 'After many alarms for nothing, staff miss the one that counts.',
          mitigation:
            'Set the limits for two alarms per asset and week at the most, and write down what lay behind each.',
        },
      ],
      kpis: [
        {
          name: 'time lost because something broke',
          unit: 'hours a month',
          baseline: 'for eight weeks, note each stop',
          target: '20 to 30 % less',
        },
        {
          name: 'services carried out when due',
          unit: '% of due jobs',
          baseline: 'compare last year’s invoices with the service plan',
          target: '90 to 95 %',
        },
      ],
      data_needed: [
        'assets with age and service plan of the maker',
        'past faults and repairs',
        'distance or hours run',
        'what breakdowns have cost',
      ],
      must_not_decide:
        'No system says whether a machine is safe to run or a safety check may be left out. Two people do, in writing: the trained operator and the lead of maintenance.',
    },
    {
      workflow:
        'A card per asset holds its faults, its hours and when it was serviced. Week by week the system tells what is due and where faults are on the rise. Work is booked by the lead for a time when it disturbs least.',
      build:
        'You need a list of assets and a log where operators enter faults by phone, photo included. Hours or dates trigger the service. Give sensors to those two or three that would stop all work, and leave prediction for the end.',
      checkpoint:
        'It is for the maintenance lead to say which asset stops and when. Before it runs again, the one who repaired it releases it.',
      first_step:
        'Which ten assets hurt most when they fail? Note for each its last service and the cost of its last stop.',
      stop_test:
        'Six months of service on time should save 10 % of breakdown hours. If it has not, sensors are not worth buying.',
      alternative:
        'Put service dates on a wall planner and tags on the machines, and spend ten minutes each week on foot with those who run them.',
      risks: [
        {
          risk: 'All is green on screen, and yet a trained worker would see that something is wrong.',
          mitigation: 'Before the day starts, operators check their machine as always, screen or no screen.',
        },
        {
          risk: 'With too many false alarms, people stop looking at real ones.',
          mitigation:
            'Two alarms per asset a week is the most you should get, so tune the limits and note what each alarm was.',
        },
      ],
      kpis: [
        {
          name: 'breakdown hours',
          unit: 'hours a month',
          baseline: 'keep a log of every stop over eight weeks',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'due services done on the day',
          unit: '% of due jobs',
          baseline: 'lay the plan beside the invoices of the past year',
          target: '90 to 95 % of them',
        },
      ],
      data_needed: [
        'a list of assets, their age and service intervals',
        'the history of repairs and faults',
        'kilometres or running hours',
        'the bill for past stops',
      ],
      must_not_decide:
        'Safety checks are not skipped, and no machine is called safe, because a system says so. That is written down by the maintenance lead and the trained operator.',
    },
    {
      risks: [
        {
          risk: 'The display shows green, and a fault that any fitter would spot goes on.',
          mitigation:
            'Operators do their check before every start, exactly as they did, and the screen changes nothing about it.',
        },
        {
          risk: 'Too many needless alarms teach people to ignore them all.',
          mitigation:
            'Adjust the limits until an asset raises two alarms a week at most. Record the cause behind each.',
        },
      ],
      kpis: [
        {
          name: 'hours that breakdowns cost you',
          unit: 'hours a month',
          baseline: 'write down all stops across eight weeks',
          target: 'bring them down 20 to 30 %',
        },
        {
          name: 'share of services on time',
          unit: '% of due jobs',
          baseline: 'take a year of invoices and see which met the plan',
          target: 'at least 90 to 95 %',
        },
      ],
      workflow:
        'Machines are serviced in a quiet hour, before they fail in a busy one. Hours, faults and service dates of every asset are on its card. A list each week names what is due and what fails more than it did, and the lead fits the work in.',
      build:
        'Begin simply: list the assets, and have operators report each fault by phone with a photo. Service then runs by hours or by date. Sensors are for the two or three machines that can stop everything. Prediction comes last of all.',
      checkpoint:
        'Which machine is taken out, and at what hour, the maintenance lead decides. It goes back to work when the person who fixed it says so.',
      first_step:
        'Name ten machines whose failure would cost you most. For every one, find the last service and the price of its latest stop.',
      stop_test:
        'Service on time for half a year, all six months. If breakdown hours are not 10 % lower, keep your money and leave sensors alone.',
      alternative:
        'A planner on the wall, a tag on every machine and ten minutes a week on the floor with the operators prevent many stops.',
      data_needed: [
        'assets, their age and the maker’s plan',
        'faults and repairs so far',
        'hours run or distance covered',
        'cost of earlier breakdowns',
      ],
      must_not_decide:
        'The system may not pass a machine as safe or waive a safety check. Both are for the maintenance lead and a trained operator, who put it in writing.',
    },
    {
      risks: [
        {
          risk: 'Staff trust the green light more than their own eyes.',
          mitigation: 'The daily check before start-up remains the operator’s job, whatever any display may say.',
        },
        {
          risk: 'If alarms are mostly false, the true one is missed.',
          mitigation: 'Allow each asset two a week, tune it accordingly, and note afterwards what each one meant.',
        },
      ],
      kpis: [
        {
          name: 'production hours lost to faults',
          unit: 'hours a month',
          baseline: 'have each stop logged for eight weeks running',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'services that met their date',
          unit: '% of due jobs',
          baseline: 'hold the year’s service invoices against the schedule',
          target: '90 to 95 % on time',
        },
      ],
      workflow:
        'The maintenance lead sees every week what is due and which assets have begun to fail more. It comes from one card per asset, with hours, services and faults. The lead then books each job for a time that hurts nobody.',
      build:
        'Write down every asset and let operators log faults by phone, picture attached. Fix service intervals in hours or dates. Then give the two or three assets you cannot lose a sensor each, and consider prediction after that.',
      checkpoint:
        'It takes the maintenance lead to stop an asset and to choose when. It takes whoever repaired it to set it running again.',
      first_step:
        'Make a list of ten: the assets you would miss first. Add when each was serviced and how much the last stop set you back.',
      stop_test:
        'Judge by breakdown hours after six months with every service on time. A fall of less than 10 % means sensors would not pay.',
      alternative:
        'Without software, hang service dates on the wall, tag each machine, and take a ten-minute round with its operators once a week.',
      data_needed: [
        'an asset register with age and service plan',
        'records of faults and repairs',
        'odometer or hour-meter readings',
        'money lost in past breakdowns',
      ],
      must_not_decide:
        'Only people call a machine safe or drop a safety check: the operator with the training, and the maintenance lead, on paper. A system has no say in it.',
    },
    {
      workflow:
        'Service happens when you choose and not when the machine does. From each asset’s card, with hours, faults and services, comes a list of what is due and what has begun to fault more. The lead picks a slack hour.',
      build:
        'The asset list and the fault log are the heart of it. Operators log by phone, with a photo, and dates or hours set the service. Two or three machines can halt the firm; those earn sensors. Prediction is the last thing to think of.',
      checkpoint:
        'Stopping a machine is up to the maintenance lead, and so is the hour. Whoever worked on it clears it for use.',
      first_step:
        'Start with ten assets you dread losing. When was each last serviced, and what did its last stop cost?',
      stop_test:
        'Sensors have to be earned. Run six months of punctual service, and buy none if breakdown hours fell by less than 10 %.',
      alternative:
        'Try paper: service dates on the wall, tags on machines, and a weekly ten minutes among them with the operators.',
      risks: [
        {
          risk: 'A sound-looking screen lulls the operator, and wear goes unseen.',
          mitigation: 'The pre-start check is not up for debate. Each day the operator does it, green light or red.',
        },
        {
          risk: 'Staff grow deaf to a system that cries wolf.',
          mitigation:
            'Aim for at most two alarms an asset each week. Keep a log of what was behind every one, and set the limits by it.',
        },
      ],
      kpis: [
        {
          name: 'downtime through breakdown',
          unit: 'hours a month',
          baseline: 'for eight weeks write up each stop and its length',
          target: 'push it down by 20 to 30 %',
        },
        {
          name: 'services done to schedule',
          unit: '% of due jobs',
          baseline: 'see from a year’s invoices which jobs kept to the plan',
          target: 'get to 90 to 95 %',
        },
      ],
      data_needed: [
        'your assets, how old, with makers’ service plans',
        'what failed and what was repaired',
        'hour meters or kilometres',
        'what breakdowns cost so far',
      ],
      must_not_decide:
        'A screen cannot vouch for a machine, nor let anyone off a safety check. A trained operator can, with the maintenance lead, and they sign for it.',
    },
  ],
  'general/photo-inspection': [
    {
      workflow:
        'At one set point staff take three pictures, always alike. They are held against samples that pass and samples that fail, and doubtful spots are marked. The verdict is up to someone with training.',
      build:
        'Settle the picture before all else: one angle, one kind of light, the job number in view. Gather 200 items that pass and 200 that fail. Let an off-the-shelf vision service judge them, and think of cameras later.',
      checkpoint:
        'Whether a marked item passes is for a trained inspector to say, who each day looks again at some that were not marked.',
      first_step:
        'This week take pictures of 50 sound and 50 faulty pieces from one spot, and ask two people to sort them without a hint.',
      stop_test:
        'With 400 labelled pictures in, see how many known faults it lets through. Over one in ten is the end.',
      alternative:
        'Show samples of good and bad on a board where the work is done, improve the light, and check the riskiest tenth again.',
      risks: [
        {
          risk: 'A defect that nobody has shown it yet goes straight through.',
          mitigation:
            'Let someone check one piece in twenty, picked by chance, and add whatever was missed to the samples.',
        },
        {
          risk: 'Number plates, people or houses get stored with the pictures.',
          mitigation:
            'Keep the camera on the piece itself, have faces blurred as a rule, and wipe everything when claims can no longer be made.',
        },
      ],
      kpis: [
        {
          name: 'faults that slip through',
          unit: '% of known faults',
          baseline: 'let two people go over 200 items, twice each',
          target: '30 to 50 % fewer',
        },
        {
          name: 'good items flagged by mistake',
          unit: '% of good items flagged',
          baseline: 'in the trial, test 200 that are good',
          target: 'below 5 to 10 %',
        },
      ],
      data_needed: [
        '200 labelled photos or more of good and of faulty',
        'the fault list, limits included',
        'the job or item number of every photo',
      ],
    },
    {
      workflow:
        'Three photos are taken each time, from one place and in one way. Software sets them next to examples, both good and bad, and points to what seems off. Someone trained makes the decision.',
      build:
        'First make all photos equal in light and angle, with the job number on them. Then collect 200 bad examples and 200 good ones. Before any camera is bought, see how far a ready vision service gets with these.',
      checkpoint:
        'Flagged items are passed or refused by an inspector with training. Each day some of the unflagged are checked again.',
      first_step:
        'Within the week, take photos of 50 faulty and 50 good items in one place, and have two people judge, neither knowing which is which.',
      stop_test: 'Once 400 photos are labelled, more than one known fault in ten that gets past it means stop.',
      alternative:
        'Put good and bad samples on a board at the bench, add light, and do a second check on the tenth with most risk.',
      risks: [
        {
          risk: 'It has no idea of faults that were not among the examples.',
          mitigation: 'At random, one item in twenty is still looked at by a person, and misses become new examples.',
        },
        {
          risk: 'Homes, faces or plates are kept in your store of photos.',
          mitigation:
            'Show only the item, have people blurred from the start, and delete once the period for claims is over.',
        },
      ],
      kpis: [
        {
          name: 'known faults nobody caught',
          unit: '% of known faults',
          baseline: 'have 200 items inspected twice by two people',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'sound items marked as faulty',
          unit: '% of good items flagged',
          baseline: 'count them among 200 good items during the trial',
          target: 'under 5 to 10 %',
        },
      ],
      data_needed: [
        'photos of good and bad, 200 labelled of each',
        'written faults and what is tolerated',
        'numbers that tie photos to items or jobs',
      ],
    },
    {
      risks: [
        {
          risk: 'A fault of a kind it has never met gets by.',
          mitigation:
            'Someone goes on checking one item in twenty at random. What slipped past is added to the examples.',
        },
        {
          risk: 'The photo archive fills up with faces, homes and number plates.',
          mitigation:
            'Point the camera at the item and nothing else. Blur people automatically and erase pictures when the claim period ends.',
        },
      ],
      kpis: [
        {
          name: 'faults overlooked',
          unit: '% of known faults',
          baseline: 'get two inspectors to check 200 items, each of them twice',
          target: 'bring them down 30 to 50 %',
        },
        {
          name: 'alarms on good items',
          unit: '% of good items flagged',
          baseline: 'try 200 faultless items and count the flags',
          target: 'kept below 5 to 10 %',
        },
      ],
      workflow:
        'Faults are caught from three standard photos before the work leaves. Staff take them at one fixed point, and the tool sets them against good and bad examples. Whatever it marks as doubtful, a trained person decides.',
      build:
        'Take every photo in the same way, for that decides success: one angle, one light, the job number visible. You need 200 pictures of good work and 200 of bad. Let an existing vision service try them; cameras can be bought later.',
      checkpoint:
        'Every marked item is passed or turned down by a trained inspector. Daily, the inspector also looks once more at part of what went through.',
      first_step:
        'Line up 50 good and 50 bad pieces this week and photograph them all from one position. Two people then judge, without being told.',
      stop_test: 'Let it see 400 labelled photos. If it still overlooks above one known fault in ten, end the trial.',
      alternative:
        'Try samples on a board by the bench, good beside bad, with better light. Inspect the tenth that carries most risk a second time.',
      data_needed: [
        'at least 200 labelled pictures of each, good and bad',
        'a list of faults and their limits',
        'item or job numbers on all photos',
      ],
    },
    {
      risks: [
        {
          risk: 'What was never among the examples cannot be recognised.',
          mitigation: 'Keep a person on a random check of one in twenty, and teach the tool from every miss.',
        },
        {
          risk: 'You store images of people, cars or houses without meaning to.',
          mitigation:
            'Keep the frame tight on the item, let faces be blurred by default, and delete when no claim can follow.',
        },
      ],
      kpis: [
        {
          name: 'share of faults that get past you',
          unit: '% of known faults',
          baseline: 'set two people to inspect 200 items two times over',
          target: '30 to 50 % less',
        },
        {
          name: 'false alarms on sound work',
          unit: '% of good items flagged',
          baseline: 'use 200 good items from the trial',
          target: 'no higher than 5 to 10 %',
        },
      ],
      workflow:
        'Inspectors look hardest at what the camera found suspicious. Every item gets three photos, always alike. Software holds those against examples, right and wrong, and marks doubts; the verdict is a trained person’s.',
      build:
        'Before you buy a single camera, test a ready vision service on your own pictures. That takes 200 examples that are good and 200 that are not. All must be shot alike, in angle and light, with the job number in the picture.',
      checkpoint:
        'The inspector, who is trained for it, rules on all flagged items and draws a daily sample from those that passed.',
      first_step:
        'Collect 50 faulty items and 50 sound ones, photograph each in one place this week, and have two colleagues sort them blind.',
      stop_test: 'The trial fails if, with 400 photos labelled, known faults get past it more than one time in ten.',
      alternative:
        'Light, a sample board and a second pair of eyes on the riskiest tenth may serve you as well as any camera.',
      data_needed: [
        'labelled photos, 200 or more good and as many faulty',
        'what counts as a fault, in writing',
        'a job or item number per photo',
      ],
    },
    {
      workflow:
        'The camera points, the trained eye rules. Each piece has three photos from a fixed spot, always alike. The tool knows right and wrong from examples, and marks whatever strikes it as off.',
      build:
        'Everything hangs on photos that compare: equal light, equal angle, job number in sight. Collect 200 sound pieces and 200 faulty. Try a vision service you can rent, and buy cameras only if that goes well.',
      checkpoint:
        'Every flag ends with a trained inspector, who says yes or no. The unflagged are not let off: each day some are inspected again.',
      first_step: 'Put 50 flawed pieces and 50 good ones through one photo spot this week. Two people rate them blind.',
      stop_test: 'The line is drawn at 400 labelled photos. If over one in ten known faults slips past, stop.',
      alternative:
        'Brighter light is cheap. Hang specimens, right and wrong, where people work, and recheck the tenth most at risk.',
      risks: [
        {
          risk: 'It learned yesterday’s faults, and today brings another.',
          mitigation:
            'One piece out of twenty, drawn by lot, still goes to a person. What the tool overlooked joins the examples.',
        },
        {
          risk: 'You end up with strangers’ faces, number plates and front rooms on file.',
          mitigation:
            'Go close, so that the piece fills the picture. People are blurred unasked, and once claims lapse the photos go.',
        },
      ],
      kpis: [
        {
          name: 'faults nobody noticed',
          unit: '% of known faults',
          baseline: 'pass 200 items twice through the hands of two inspectors',
          target: '30 to 50 % rarer',
        },
        {
          name: 'good pieces stopped for nothing',
          unit: '% of good items flagged',
          baseline: 'run 200 sound items in the trial and see how many are flagged',
          target: 'stay under 5 to 10 %',
        },
      ],
      data_needed: [
        'photos with labels, 200 good and 200 faulty at least',
        'your faults on paper, and how much is allowed',
        'each picture’s job or item number',
      ],
    },
  ],
  'general/route-planning': [
    {
      workflow:
        'At the end of the day tomorrow’s jobs are entered: where, how long and between which hours. A plan comes back with names and an order of stops. The planner mends what looks strange, and each customer is told the hour by text.',
      build:
        'Your job system may have a dispatch view; a route planner does it too. Enter fixed times, vehicle size, skills and where people start. For two weeks plan by hand as well, then set the kilometres side by side.',
      checkpoint:
        'No plan holds until the planner says yes in the evening. Out on the road, drivers may swap stops if they give the reason.',
      first_step:
        'Put the trips that two people really made last week on a map, and add up the distance and how often paths cross.',
      stop_test: 'Four weeks are the trial. With under 5 % of kilometres saved, stay with the plan made by hand.',
      alternative: 'Split the town by weekday, and let customers know on which one you come to them.',
      risks: [
        {
          risk: 'A day planned to the minute makes drivers rush or go without a rest.',
          mitigation:
            'Build breaks and spare time at each stop into the settings, and hear from drivers weekly if the day could be done.',
        },
        {
          risk: 'Drivers feel watched and turn the device off.',
          mitigation:
            'Put on paper what is recorded, at what times and for whose eyes, and record nothing after hours.',
        },
      ],
      kpis: [
        {
          name: 'kilometres driven for each job',
          unit: 'kilometres',
          baseline: 'note odometer and number of jobs for four weeks',
          target: '10 to 20 % fewer',
        },
        {
          name: 'stops reached in the promised window',
          unit: '% of stops',
          baseline: 'for two weeks, write down promised and actual times',
          target: '10 points more',
        },
      ],
      data_needed: [
        'stops of four weeks, with address and duration',
        'vehicles, hours and skills of staff',
        'windows promised to customers',
      ],
    },
    {
      workflow:
        'On the evening before, jobs go in with time window, address and length. The software says who should drive where, and in what order. What does not make sense is changed by the planner. Customers receive the hour by text.',
      build:
        'Try the dispatch view of the job system, or else a route planner. It needs skills, start points, fixed times and the size of each vehicle. Let hand plan and tool compete for two weeks, by kilometres.',
      checkpoint:
        'The plan is approved by the planner every evening. A driver on the way can choose another order and tell the office why.',
      first_step:
        'Take two people, trace on a map where they really drove last week, and count kilometres and crossings.',
      stop_test: 'Add up the kilometres of four weeks with planned days. If the saving is under 5 %, go on by hand.',
      alternative: 'Assign a part of town to every weekday and announce it to your customers.',
      risks: [
        {
          risk: 'Where no slack is left, drivers speed up or miss their break.',
          mitigation:
            'A buffer at each stop and breaks are fixed in the tool, and every week drivers say if it was doable.',
        },
        {
          risk: 'If tracking feels like spying, people will turn it off.',
          mitigation:
            'A written deal says what is tracked, at what hours and who looks at it; free time is off limits.',
        },
      ],
      kpis: [
        {
          name: 'driving per job',
          unit: 'kilometres',
          baseline: 'over four weeks, divide odometer by jobs',
          target: 'a drop of 10 to 20 %',
        },
        {
          name: 'visits that were on time',
          unit: '% of stops',
          baseline: 'compare promise and arrival over two weeks',
          target: 'up by 10 points',
        },
      ],
      data_needed: [
        'where people went in four weeks, and how long',
        'who can do what, when and with which vehicle',
        'the times customers were given',
      ],
    },
    {
      risks: [
        {
          risk: 'With every minute planned, people hurry or miss their rest.',
          mitigation:
            'Breaks and a reserve at each stop belong in the settings. Ask the drivers weekly if they could keep to it.',
        },
        {
          risk: 'Staff see tracking as a watch on them and turn it off.',
          mitigation:
            'Settle on paper what is followed, at which times and who may look. After work nothing is tracked.',
        },
      ],
      kpis: [
        {
          name: 'distance covered for every job',
          unit: 'kilometres',
          baseline: 'set four weeks of odometer readings against the job count',
          target: 'bring it down 10 to 20 %',
        },
        {
          name: 'promised times kept',
          unit: '% of stops',
          baseline: 'log for two weeks what you promised and when you came',
          target: 'a gain of 10 points',
        },
      ],
      workflow:
        'Drivers lose fewer hours on the road, and customers know when to expect them. The evening before, the planner enters each job’s address, length and window. The tool suggests people and order, the planner adjusts, and texts with the hour go out.',
      build:
        'The dispatch view in your job system may do, or else a route planner. Tell it the start points, skills, vehicle sizes and fixed times. Plan by hand and by tool for two weeks, then see which drives fewer kilometres.',
      checkpoint:
        'The evening plan stands once the planner agrees. A driver who sees reason to change the order may do so and reports why.',
      first_step:
        'Choose two people and map where they went last week. Count how often their paths crossed, and total the kilometres.',
      stop_test:
        'Less than 5 % of kilometres saved in four planned weeks means the hand plan was good enough. Keep it.',
      alternative: 'Reserve a part of town for every weekday, and let customers know which day you are near them.',
      data_needed: [
        'four weeks of visits, with place and time on site',
        'vehicles, working hours and skills',
        'the windows you promised',
      ],
    },
    {
      risks: [
        {
          risk: 'A plan without slack tempts drivers to speed or to drop their break.',
          mitigation:
            'Set breaks and spare minutes for each stop as fixed rules, and check each week with the people who drive.',
        },
        {
          risk: 'Drivers may take tracking for spying and disable it.',
          mitigation:
            'Put the limits in a written agreement: what is tracked, when, and for whom. Working hours are the outer bound.',
        },
      ],
      kpis: [
        {
          name: 'road kilometres a job takes',
          unit: 'kilometres',
          baseline: 'record odometer and jobs done over four weeks',
          target: 'lower by 10 to 20 %',
        },
        {
          name: 'customers reached when promised',
          unit: '% of stops',
          baseline: 'note promised hour and real hour through two weeks',
          target: '10 points higher',
        },
      ],
      workflow:
        'The planner checks a proposed plan each evening instead of drawing it from nothing. Jobs go in with address, duration and time window, and the tool works out who drives where and when. Odd stops are mended, and customers learn their hour by text.',
      build:
        'Use what your job system offers for dispatch, or take a separate route planner. It works from start points, vehicle sizes, fixed times and skills. Give it two weeks next to the plan you make by hand, and let kilometres decide.',
      checkpoint:
        'Every evening the planner has the last word on the plan. On the road, drivers may reorder stops if they tell you why.',
      first_step:
        'Trace last week’s actual journeys for two of your people. Where do the lines cross, and how many kilometres add up?',
      stop_test: 'Run planned days for four weeks. When they cut kilometres by under 5 %, go back to planning by hand.',
      alternative:
        'Tie areas to weekdays, so that each part of town has its own day, and announce the days to customers.',
      data_needed: [
        'addresses and time on site for four weeks of stops',
        'what staff and vehicles can do, and when',
        'arrival windows agreed with customers',
      ],
    },
    {
      workflow:
        'Tomorrow’s rounds are set before anyone goes home. The planner enters each job’s place, length and window, and receives a proposal with people and sequence. Oddities are put right, and customers are texted an hour.',
      build:
        'A dispatch view is often part of the job system; if not, buy a route planner. It must know start points, skills, vehicles and fixed times. For two weeks plan twice, by hand and by tool, and count kilometres.',
      checkpoint:
        'At day’s end the plan is the planner’s to approve. Drivers are free to depart from the order, provided they say what made them.',
      first_step:
        'Two people, one week, one map. Draw in every trip, see where lines cross, and read off the kilometres.',
      stop_test: 'In four weeks the tool should save 5 % of kilometres. If it saves less, plan by hand.',
      alternative: 'Split the town so that each weekday serves one part, and tell customers their day.',
      risks: [
        {
          risk: 'Too tight a day leads to speeding and missed meal breaks.',
          mitigation:
            'Slack is a setting: put in breaks, and some minutes at every stop. Then hear from drivers once a week how it went.',
        },
        {
          risk: 'Nobody likes to be followed, so the device is off by noon.',
          mitigation:
            'Write down with the team which data is taken, in which hours and who reads it. Off duty means no tracking.',
        },
      ],
      kpis: [
        {
          name: 'kilometres on the clock per job',
          unit: 'kilometres',
          baseline: 'divide four weeks of driving by the jobs done',
          target: 'shave off 10 to 20 %',
        },
        {
          name: 'visits inside the hour you promised',
          unit: '% of stops',
          baseline: 'set real arrivals beside promised ones through two weeks',
          target: 'lift it by 10 points',
        },
      ],
      data_needed: [
        'four weeks of stops: addresses and minutes on site',
        'people, their skills, hours and vehicles',
        'the time slots customers hold',
      ],
    },
  ],
  'general/translation': [
    {
      workflow:
        'Simple English goes in along with your own list of terms, and the other language comes out. Where it counts, somebody who speaks it checks before use. In customer chats a line says that a machine has translated.',
      build:
        'Pay for a translation service and feed it your terms. Make three classes: chat may go as it is, web pages and letters are checked, and contracts, health and safety are left to humans. Make the English shorter and simpler before you begin.',
      checkpoint:
        'For every language there is a speaker known by name, who reads web pages, signs and letters ahead of use.',
      first_step:
        'Tally the languages you met last week, on site and at the desk, and choose ten texts that give the most bother.',
      stop_test: 'After month one, drop any language where over one sentence in ten had to be put right.',
      alternative: 'Work with images and simple English, and phone TIS National when a talk is important.',
      risks: [
        {
          risk: 'One false word in a legal or safety text, and somebody is injured or held to it.',
          mitigation: 'Leave these to a certified translator, and give no one the output of the machine.',
        },
        {
          risk: 'In a rarer tongue the result is bad, and none of you would notice.',
          mitigation: 'Before you offer a language, let someone who grew up with it mark ten texts.',
        },
      ],
      kpis: [
        {
          name: 'time until a text exists in every language',
          unit: 'days',
          baseline: 'look at five texts translated of late',
          target: '60 to 80 % shorter',
        },
        {
          name: 'texts a speaker calls clear',
          unit: '% of a sample of 20',
          baseline: 'ask two speakers to rate what you use today',
          target: '90 %',
        },
      ],
      data_needed: [
        'the 30 texts in most use',
        'your terms for jobs and products',
        'which languages staff and customers speak, counted',
      ],
    },
    {
      workflow:
        'You give the tool plain English and the firm’s word list, and get the text in another language. Important texts are released by a speaker after checking. Chats with customers carry a note that they were translated by machine.',
      build:
        'Take a paid service that accepts a word list. Three kinds of text need three rules. Chat is free. Web and letters are checked. Safety, health and contracts are for humans only. Before all that, cut the English down to short, plain sentences.',
      checkpoint: 'Signs, letters and web pages are first read by a speaker whom you have named for that language.',
      first_step:
        'Note which languages were spoken last week, be it at the desk or on site, and pick out the ten texts with most trouble.',
      stop_test:
        'If, once the first month is over, the speaker still changes sentences more often than one in ten, end it for that language.',
      alternative: 'For talks that matter, ring TIS National. For the rest, pictures and plain English do well.',
      risks: [
        {
          risk: 'A single word is wrong in a text on law or safety, and a person comes to harm or is bound by it.',
          mitigation: 'A certified translator does these, and nobody is handed what the machine wrote.',
        },
        {
          risk: 'For small languages the quality is low, and you have no one who can tell.',
          mitigation: 'Ten texts in each language are scored by a native speaker before it goes live.',
        },
      ],
      kpis: [
        {
          name: 'days a text takes to reach all languages',
          unit: 'days',
          baseline: 'check the last five that were translated',
          target: 'a drop of 60 to 80 %',
        },
        {
          name: 'share that speakers find easy to follow',
          unit: '% of a sample of 20',
          baseline: 'two speakers rate the present texts',
          target: '90 % of them',
        },
      ],
      data_needed: [
        'your 30 most used texts',
        'list of job and product words',
        'number of customers and staff per language',
      ],
    },
    {
      risks: [
        {
          risk: 'One mistaken word in a safety notice or contract can hurt a person or bind them.',
          mitigation: 'These go to certified translators alone, and no machine text is given out.',
        },
        {
          risk: 'A rare language may read badly without your knowing.',
          mitigation: 'Test it: a native speaker grades ten texts before you turn it on.',
        },
      ],
      kpis: [
        {
          name: 'wait for all language versions',
          unit: 'days',
          baseline: 'see how long the latest five texts needed',
          target: 'bring it down 60 to 80 %',
        },
        {
          name: 'texts rated clear by speakers',
          unit: '% of a sample of 20',
          baseline: 'give today’s texts to two speakers to judge',
          target: 'up to 90 %',
        },
      ],
      workflow:
        'Customers and staff read you in their own language, and a speaker has checked what matters. The tool works from plain English and the firm’s list of terms. Anything important is released by a person, and chats say that a machine translated them.',
      build:
        'Buy a translation service that takes your word list, and set three levels of care. Chat goes unchecked. Letters and web pages are checked first. Contracts, safety and health belong to human translators. Shorten and simplify the English beforehand.',
      checkpoint:
        'Each language has its named reader. No sign, letter or web page is used until that person has seen it.',
      first_step:
        'Which languages did desk and site hear last week? Count them, and list the ten texts that go wrong most.',
      stop_test:
        'Give each language one month. Where over a tenth of sentences need the speaker’s correction, stop offering it.',
      alternative:
        'Pictures and plain English carry far. If the talk is serious, TIS National interprets over the phone.',
      data_needed: [
        '30 texts you use all the time',
        'product names and trade words',
        'a count of languages among customers and staff',
      ],
    },
    {
      risks: [
        {
          risk: 'Where law or safety is concerned, a wrong word may injure somebody or tie them down.',
          mitigation: 'Have such texts done by a certified translator, and keep the machine’s version to yourself.',
        },
        {
          risk: 'Small languages often come out badly, and no one on your team would see it.',
          mitigation: 'Nothing goes live until someone raised in that language has scored ten texts.',
        },
      ],
      kpis: [
        {
          name: 'days until the last language is ready',
          unit: 'days',
          baseline: 'trace five recent texts from English to final version',
          target: '60 to 80 % faster',
        },
        {
          name: 'clear texts in the speakers’ view',
          unit: '% of a sample of 20',
          baseline: 'let two of them mark the texts in use',
          target: 'a score of 90 %',
        },
      ],
      workflow:
        'Letters, signs and chats reach people in the language they speak. Plain English and your word list go in, the translation comes out. A speaker approves what counts, and chat is labelled as machine work.',
      build:
        'Decide first which texts a machine may do alone. Chat is free, letters and web pages need a check, and safety, health and contracts stay with people. Then take a paid service that knows your word list, and write the English short and plain.',
      checkpoint: 'Before use, a speaker whose name you know reads each sign, letter and web page in that language.',
      first_step:
        'For the past week, note every language met, whether on site or at the desk. Then collect the ten texts which cause the most mix-ups.',
      stop_test:
        'A language is dropped after its first month if the speaker had to mend above one sentence out of ten.',
      alternative:
        'For important talks there is the TIS National phone line. For daily use, draw it, or say it in plain English.',
      data_needed: [
        'the texts you hand out most, 30 of them',
        'a word list for jobs and products',
        'languages spoken here, with numbers',
      ],
    },
    {
      workflow:
        'People understand you, and nothing risky rests on a machine alone. Plain English goes through the tool together with your word list. What is important waits until a speaker has passed it. A chat with a customer says openly that software translated.',
      build:
        'Three boxes decide who may translate. Chat is free. Letters and the website are checked before use. Safety, health and contracts are human work. Subscribe to a service that takes word lists, and trim the English beforehand.',
      checkpoint: 'Web pages, letters and signs wait until that language’s named speaker has been through them.',
      first_step:
        'Keep count for a week of every language at the desk or out on site. Ask which ten texts lead to the most confusion.',
      stop_test: 'Month one is the trial. If the speaker mends over one sentence in ten, leave that language out.',
      alternative:
        'A drawing often beats a translation. So does plain English, and for the serious talks you can ring TIS National.',
      risks: [
        {
          risk: 'A wrong word in a contract binds somebody. In a safety notice it may injure them.',
          mitigation:
            'Only certified translators do such work. Keep the machine’s attempt away from readers altogether.',
        },
        {
          risk: 'You publish in a small language, and it reads like nonsense to those who speak it.',
          mitigation: 'First ask a native speaker to mark ten texts. The language goes on if the marks are good.',
        },
      ],
      kpis: [
        {
          name: 'days between English text and last translation',
          unit: 'days',
          baseline: 'see what happened to five texts done recently',
          target: '60 to 80 % sooner',
        },
        {
          name: 'texts that speakers understand at first reading',
          unit: '% of a sample of 20',
          baseline: 'get a rating from two speakers on what is out now',
          target: 'bring it to 90 %',
        },
      ],
      data_needed: [
        '30 texts that are always in use',
        'your own terms, trade and product',
        'how many customers and staff speak what',
      ],
    },
  ],
  'general/ai-skills-policy': [
    {
      workflow:
        'Everyone spends half a day trying things on work of their own, with a single tool that is allowed and a single page of rules. Good finds are swapped once a month. Two or three of them then become how things are done.',
      build:
        'Put on one page which tools are allowed, what must stay out, who looks things over and who can help. Get business accounts for a few people first. Hold three sessions with real work, and collect the prompts that did well.',
      checkpoint:
        'A director or the owner puts their name to the page and reads it again every six months. No new tool without a yes.',
      first_step:
        'Within the week, go to each worker with three questions: which tools, for which work, and any fears.',
      stop_test:
        'Look again in two months. When under a third of the first group open the tool each week, buy no further seats and find the cause.',
      alternative: 'For the time being shut out free tools, and see what your present software can do.',
      risks: [
        {
          risk: 'Once written, the rules end up in a drawer.',
          mitigation:
            'Hand out copies, go through them aloud with the team, and let everyone name a thing that has to stay out.',
        },
        {
          risk: 'A few fans storm off, and others lose heart.',
          mitigation: 'Team up a fan with a doubter, and pay the two of them for one hour a week alike.',
        },
      ],
      kpis: [
        {
          name: 'people who open the approved tool every week',
          unit: '% of pilot group',
          baseline: 'ask the group before you start',
          target: '60 to 70 % after three months',
        },
        {
          name: 'time won on the five pilot tasks',
          unit: 'hours a week',
          baseline: 'beforehand, take the time for each task',
          target: '1 to 2 hours gained per person',
        },
      ],
      data_needed: [
        'a brief poll of today’s tools',
        'classes of data, and who sees which',
        'five tasks out of each team’s work',
      ],
    },
    {
      workflow:
        'Half a day is given to practice, in which staff use the approved tool on tasks of their own and learn one page of rules. They meet monthly to show what worked. From this, two or three uses are made standard.',
      build:
        'A single page says whom to ask, who checks, what may never be typed in and which tools are approved. A pilot group gets business accounts. Three practice sessions deal with true tasks. Prompts that work go on a list.',
      checkpoint:
        'The page is signed by the owner, or else a director, who reviews it after every six months. Whoever wants a new tool asks first.',
      first_step:
        'Put three questions to every worker this week: what they use, what they use it for, and what troubles them.',
      stop_test:
        'If after two months less than a third of those in the pilot use it weekly, ask why and buy no more seats.',
      alternative: 'Use what is built into the programs you have, and block free tools until further notice.',
      risks: [
        {
          risk: 'Nobody looks at the rules once they are filed.',
          mitigation:
            'Read the page out at a team meeting, print it, and have each person give an example of what stays out.',
        },
        {
          risk: 'Those who are keen rush on, and the others feel lost.',
          mitigation: 'Put keen and wary people in pairs, with one paid hour per week for each of the two.',
        },
      ],
      kpis: [
        {
          name: 'weekly users of the tool you approved',
          unit: '% of pilot group',
          baseline: 'run a survey ahead of the start',
          target: 'get to 60 to 70 % in three months',
        },
        {
          name: 'hours the five tasks no longer need',
          unit: 'hours a week',
          baseline: 'measure every task once before it changes',
          target: '1 to 2 hours fewer per person',
        },
      ],
      data_needed: ['answers to what staff use now', 'which data is open to whom', 'five true tasks from every team'],
    },
    {
      risks: [
        {
          risk: 'The rules are written once and then forgotten in a folder.',
          mitigation:
            'Put the page on the wall and read it aloud at a meeting. Each person then says one thing they would not enter.',
        },
        {
          risk: 'A handful of enthusiasts pull ahead, and the others give up.',
          mitigation:
            'Let one enthusiast and one sceptic work as a pair, with an hour of paid time each week for both.',
        },
      ],
      kpis: [
        {
          name: 'share of the pilot group using the tool weekly',
          unit: '% of pilot group',
          baseline: 'send a survey round before day one',
          target: '60 to 70 % within three months',
        },
        {
          name: 'time saved on five chosen tasks',
          unit: 'hours a week',
          baseline: 'put a watch to each task before the pilot',
          target: 'save every person 1 to 2 hours',
        },
      ],
      workflow:
        'Staff learn AI on their own work, under one page of rules and with one approved tool. Half a day is enough to practise. Every month people show what helped, and the best two or three become normal.',
      build:
        'The first thing to produce is a single page: which tools are approved, what is never entered, who checks and whom to ask. Then give a pilot group business accounts and three practice sessions on live tasks. Collect every prompt that proves itself.',
      checkpoint:
        'The signature is the owner’s or a director’s. At six-month intervals they reread the page, and a new tool needs their consent.',
      first_step:
        'Sit down with everyone briefly this week. Ask what they use, what they do with it and what makes them uneasy.',
      stop_test:
        'Two months in, count the weekly users. If they are under a third of all pilot users, find out why before you pay for more seats.',
      alternative:
        'Free tools can be blocked for the moment. Meanwhile, try what the software you already own has to offer.',
      data_needed: [
        'a quick survey of the tools in use',
        'data classes with the people allowed to see them',
        'five everyday tasks from each team',
      ],
    },
    {
      risks: [
        {
          risk: 'Nobody opens the rule page after the first day.',
          mitigation:
            'Hand it out on paper and discuss it as a team, with an example from everyone of what must stay outside.',
        },
        {
          risk: 'The curious run off, and the cautious feel they have lost the race.',
          mitigation: 'Seat a curious and a cautious colleague together. Both get one hour a week, on the clock.',
        },
      ],
      kpis: [
        {
          name: 'pilot members who use it week by week',
          unit: '% of pilot group',
          baseline: 'question them ahead of the first session',
          target: 'at least 60 to 70 % by month three',
        },
        {
          name: 'hours a week freed by the five tasks',
          unit: 'hours a week',
          baseline: 'time all five once at the outset',
          target: '1 to 2 hours back for each person',
        },
      ],
      workflow:
        'Instead of a lecture, people get half a day with one approved tool and the tasks on their desk. One page says what is allowed. They trade results monthly, and two or three good ones become the firm’s way of working.',
      build:
        'Start with a small pilot group: a business account each, and three sessions in which they do real tasks. A page of rules comes with it, naming the tools, the forbidden data, the checker and the helper. Prompts worth keeping go into a common list.',
      checkpoint:
        'Owner or director, one of them signs the rules and revisits them each six months. Another tool needs their yes beforehand.',
      first_step: 'This week every worker answers three questions: which AI do you use, on what, and what do you fear?',
      stop_test:
        'Should fewer than one in three pilot users work with it each week when two months are over, hold the purchase of seats and ask for reasons.',
      alternative: 'For now, forbid free tools and explore the functions that came with your present programs.',
      data_needed: [
        'what your people use already, by survey',
        'who may see which kind of data',
        'five jobs per team to practise on',
      ],
    },
    {
      workflow:
        'People learn by doing their own work with one tool you trust. A half-day to practise and a page of rules set them going. They compare notes monthly, and two or three winners turn into routine.',
      build:
        'Rules that fit on a page get read. Name the tools allowed, the data kept out, who checks and who helps. Hand business accounts to a pilot group, practise three times on real tasks, and save what prompts worked.',
      checkpoint:
        'Someone at the top signs: the owner, or a director. They look again every six months and approve any further tool.',
      first_step: 'Take stock this week. Ask each worker which tools, for which tasks, and what about it bothers them.',
      stop_test:
        'Usage tells the truth after two months. Is at least every third pilot user on it weekly? If not, find the reason and hold off on seats.',
      alternative:
        'Look through what your paid programs can do before adding another. Free tools stay blocked in the meantime.',
      risks: [
        {
          risk: 'A page in a drawer protects nobody.',
          mitigation:
            'Bring it to the team on paper, go through it line by line, and let each person name one thing they will keep out.',
        },
        {
          risk: 'Two camps form, the eager and those who dread it.',
          mitigation: 'Mix them: one of each at a desk, the same paid hour a week for both.',
        },
      ],
      kpis: [
        {
          name: 'regular users in the pilot group',
          unit: '% of pilot group',
          baseline: 'put a short survey out before training begins',
          target: '60 to 70 % of them after three months',
        },
        {
          name: 'weekly time the five tasks give back',
          unit: 'hours a week',
          baseline: 'clock each of the five once, ahead of time',
          target: '1 to 2 hours won for every person',
        },
      ],
      data_needed: [
        'a survey, a few lines long, of present use',
        'kinds of data and those cleared to see them',
        'from each team, five tasks it does',
      ],
    },
    {
      workflow:
        'Practice comes before policy talk: half a day per person, on real work, with the one tool you approve. A single sheet of rules goes along. A monthly round brings out the good ideas, of which two or three are made the rule.',
      build:
        'Draft the rules so that they fill one side of paper: tools you allow, data you ban, the person who checks, the person to ask. Start a pilot group on business accounts. Teach it in three sessions on actual work, and note the prompts worth repeating.',
      checkpoint:
        'The rules bear a signature, the owner’s or that of a director. A review falls due every six months. Unapproved tools wait.',
      first_step:
        'Before any rule, ask around this week. Which tools does each worker have, on which jobs, with what worries?',
      stop_test:
        'The pilot has two months to catch on. If weekly users stay below a third of the group, no more seats are bought until you know the reason.',
      alternative:
        'Your current software may hold AI features nobody has tried. Test those, and keep free tools blocked for now.',
      risks: [
        {
          risk: 'People sign the page and never think of it again.',
          mitigation:
            'Make it part of a team meeting: one reads aloud from a printed copy, and all give an example of banned data.',
        },
        {
          risk: 'The quick learners move on while others feel stupid.',
          mitigation: 'Make pairs of one quick and one careful person, each with an hour a week that you pay.',
        },
      ],
      kpis: [
        {
          name: 'share that works with the tool every week',
          unit: '% of pilot group',
          baseline: 'a survey of the group before it gets the tool',
          target: 'rise to 60 to 70 % in three months',
        },
        {
          name: 'working time saved across five pilot tasks',
          unit: 'hours a week',
          baseline: 'one timing of each task done the old way',
          target: '1 to 2 hours less work per person',
        },
      ],
      data_needed: [
        'present AI use, asked person by person',
        'your data sorted by who may see it',
        'five pieces of real work per team',
      ],
    },
    {
      workflow:
        'Nobody learns AI from a memo, so staff spend half a day trying it on what they do anyway. They use one tool and follow rules that fit a page. Once a month they report back, and all adopt the top two or three.',
      build:
        'Three things make the programme: a page, a pilot and practice. The page lists permitted tools, forbidden content, the checker and a contact. Pilot users get business accounts and three sessions with their daily work. Successful prompts are kept for everyone.',
      checkpoint:
        'Nothing applies until the boss, meaning owner or director, has signed. Six months on, it is reviewed. Any added tool is approved first.',
      first_step:
        'Talk to the whole staff this week about three things: the tools they have, the work these do, and their doubts.',
      stop_test:
        'Check the log-ins at two months. A pilot in which not even a third come back weekly needs an explanation, not extra seats.',
      alternative:
        'Close off free tools for a while. Much of the benefit may sit in software that you have licensed already.',
      risks: [
        {
          risk: 'Rules get a nod on the first day and no reader afterwards.',
          mitigation:
            'Pin up a printout, talk it through at the next meeting, and collect from each person a case that is off limits.',
        },
        {
          risk: 'Early adopters set the pace, and slower colleagues drop out.',
          mitigation: 'Let a fast and a hesitant colleague share an hour of paid practice every week.',
        },
      ],
      kpis: [
        {
          name: 'weekly use of the approved tool',
          unit: '% of pilot group',
          baseline: 'ask each pilot user what they use today',
          target: 'as many as 60 to 70 % by the third month',
        },
        {
          name: 'hours that five pilot tasks have shed',
          unit: 'hours a week',
          baseline: 'stop the time on each task as done now',
          target: 'every person gains 1 to 2 hours',
        },
      ],
      data_needed: [
        'a short round of questions on current tools',
        'a table of data types and permitted readers',
        'five typical tasks, chosen by each team',
      ],
    },
    {
      workflow:
        'Your team gets confident through practice, not talks. Give each person half a day on tasks they know, one permitted tool and a one-page rule sheet. After every month, two or three uses that helped join the routine.',
      build:
        'Agree the rules before anyone gets a licence: a page with allowed tools, data that stays out, a checker and a contact person. The pilot group then works in business accounts. Plan three sessions around tasks from their week. Store good prompts where all can find them.',
      checkpoint:
        'Owner or director, someone signs and stays responsible. The page is read afresh every six months, and tools are added only with consent.',
      first_step:
        'Find out this week what is already going on. Every worker tells you the tool, the purpose and the concern.',
      stop_test:
        'Is the tool idle for over two thirds of the pilot in a normal week, two months after launch? Then spend nothing on seats and talk to those who gave up.',
      alternative:
        'You can do without a new tool. Bar the free ones for the present, and switch on what your licences include.',
      risks: [
        {
          risk: 'The sheet is signed, saved and never seen again.',
          mitigation:
            'Give ten minutes of a meeting to the printed sheet. Everybody adds an example, from their own desk, of data to keep out.',
        },
        {
          risk: 'Confident users leave the unsure ones further and further behind.',
          mitigation: 'One confident, one unsure: form such pairs and pay both for an hour of practice weekly.',
        },
      ],
      kpis: [
        {
          name: 'pilot users active in any given week',
          unit: '% of pilot group',
          baseline: 'survey all of them in the week before',
          target: '60 to 70 % once three months have passed',
        },
        {
          name: 'hours gained on the tasks piloted, five in all',
          unit: 'hours a week',
          baseline: 'write down how long each task takes today',
          target: 'a saving of 1 to 2 hours per person',
        },
      ],
      data_needed: [
        'a staff poll about AI habits',
        'access rights for each class of data',
        'real tasks, five to a team',
      ],
    },
    {
      workflow:
        'AI use moves into the open, with rules on a page and one approved tool. Everyone practises half a day, with work from their own desk. At a monthly meeting they tell each other what saved time. The firm adopts two or three of these.',
      build:
        'Keep the kit small: a page of rules, some business accounts and three rounds of practice. On the page stand the tools, the things never to enter, the reviewer and the contact. A pilot group goes first, with tasks it has to do anyway. Note down prompts that deliver.',
      checkpoint:
        'It takes a signature from the top, owner or director, and a fresh look after six months, each time. Unknown tools stay off until they agree.',
      first_step: 'Start by listening. This week every worker says what they use, why, and what they dislike about it.',
      stop_test:
        'Buy seats only on proof. At the end of two months a third or more of the pilot should be weekly users; otherwise learn what went wrong.',
      alternative:
        'A cheaper start is to use the AI that ships with software you own, while free tools are switched off.',
      risks: [
        {
          risk: 'After a month nobody could say what the page forbids.',
          mitigation:
            'Repeat it in the team, with the print in hand, until each member can name something that may not be entered.',
        },
        {
          risk: 'Some take to it at once, and some feel it is not for them.',
          mitigation: 'Have them learn in twos, one of each kind. The weekly hour is paid for both.',
        },
      ],
      kpis: [
        {
          name: 'those in the pilot who return weekly',
          unit: '% of pilot group',
          baseline: 'find out by questionnaire who uses what beforehand',
          target: 'three months to get to 60 to 70 %',
        },
        {
          name: 'time the five test tasks release',
          unit: 'hours a week',
          baseline: 'a first measurement of all five tasks',
          target: '1 to 2 hours a head saved',
        },
      ],
      data_needed: [
        'who uses which tool at present',
        'levels of data and access to each',
        'a set of five tasks by team',
      ],
    },
  ],
  'general/repeat-business': [
    {
      workflow:
        'Weekly, a list names everyone whose next visit or order is overdue, with the most valued on top and their latest purchase beside them. Someone they know gets in touch by phone or mail, and writes down what they say.',
      build:
        'Your invoices tell how often each customer buys and for how much. Whoever is at one and a half times that interval goes on the list. You can do this in a spreadsheet. Think about a model beyond some 2,000 customers.',
      checkpoint:
        'Nobody is contacted until the account owner has gone through the week’s names and crossed off whom to leave alone.',
      first_step:
        'Write up your 50 best customers of last year and when each was last invoiced, then phone five who have fallen silent.',
      stop_test:
        'Compare after three months. If those you rang come back no more than the tenth you left alone, close it.',
      alternative:
        'Two weeks after each job give the customer a call, and note in the diary when they may need you next.',
      risks: [
        {
          risk: 'Someone who never said yes is sent advertising and turns to the regulator.',
          mitigation: 'List people only if their consent is on file, and take anyone off the day they ask.',
        },
        {
          risk: 'You give money off to people who were about to buy in any case.',
          mitigation: 'Pick a tenth by lot, leave them alone for three months, and see if there is a difference.',
        },
      ],
      kpis: [
        {
          name: 'customers who come back inside a year',
          unit: '% of customers',
          baseline: 'find it in the invoices of two years',
          target: '3 to 5 points more',
        },
        {
          name: 'lost customers you win again',
          unit: 'a month',
          baseline: 'begin a list, since nobody tracks it now',
          target: '5 to 10 % of the people you call',
        },
      ],
      data_needed: [
        'invoices per customer for two years',
        'contacts and their consent',
        'why people left, as they told you',
      ],
    },
    {
      workflow:
        'Once a week you see who should have ordered or come by now, the best customers ahead of others, and what they had last time. A colleague who knows them calls or writes, and the reason is noted.',
      build:
        'Work with invoices: they show the value of a customer and the usual gap. Past one and a half gaps, the name is listed. A spreadsheet can do that, and up to about 2,000 customers there is no call for a model.',
      checkpoint:
        'The list of the week goes to the account owner, who removes people who should not be called, and then contact begins.',
      first_step:
        'Take the 50 best customers from last year, add the date of the last invoice, and call five that you no longer hear from.',
      stop_test: 'After three months, look at the tenth that was not called. If they come back just as often, stop.',
      alternative: 'Two weeks on from a job, ring the customer, and enter the likely next date in your calendar.',
      risks: [
        {
          risk: 'Marketing reaches people without consent, and the regulator hears of it.',
          mitigation: 'Without recorded consent nobody is listed, and whoever opts out is gone within the day.',
        },
        {
          risk: 'Some who get a discount would have bought without it.',
          mitigation: 'For three months contact no one in a random tenth, then set the two groups side by side.',
        },
      ],
      kpis: [
        {
          name: 'share of customers with a second purchase in a year',
          unit: '% of customers',
          baseline: 'count it from two years’ invoices',
          target: 'up by 3 to 5 points',
        },
        {
          name: 'customers regained',
          unit: 'a month',
          baseline: 'open a list today, as there is none so far',
          target: '5 to 10 % of those rung',
        },
      ],
      data_needed: [
        'two years’ billing, customer by customer',
        'how to reach people who agreed to it',
        'reasons that leavers gave',
      ],
    },
    {
      risks: [
        {
          risk: 'You write to people who never agreed, and they go to the regulator.',
          mitigation: 'The list holds only those whose consent is recorded. Whoever opts out is removed that same day.',
        },
        {
          risk: 'Money off goes to customers who needed no reason to return.',
          mitigation: 'Draw one tenth at random, contact none of them for three months, and compare.',
        },
      ],
      kpis: [
        {
          name: 'share that orders again in twelve months',
          unit: '% of customers',
          baseline: 'calculate it on two years of billing',
          target: 'a gain of 3 to 5 points',
        },
        {
          name: 'lapsed customers who return',
          unit: 'a month',
          baseline: 'nothing is tracked yet, so set up a list',
          target: 'between 5 and 10 % of those you contact',
        },
      ],
      workflow:
        'No good customer slips away unnoticed. Once a week a list shows who is overdue for an order or visit, the most valuable first, with their last purchase. Somebody they know calls or writes and records the reason.',
      build:
        'All you need is in the invoices: the normal gap between purchases, and what a customer is worth. A spreadsheet lists whoever has waited one and a half gaps. With over 2,000 customers or so, a model may be worth a trial.',
      checkpoint:
        'First the account owner goes over the week’s list and crosses out anyone who should be left in peace. Contact starts after that.',
      first_step:
        'Set your 50 best customers of the past year beside the date of their latest invoice. Five of them will have gone silent: phone those.',
      stop_test:
        'After three months the customers you called must come back more often than the tenth you did not. If not, stop calling.',
      alternative:
        'Two weeks after every job, ring and ask how it went. Mark in the calendar when the next one is likely.',
      data_needed: [
        'invoices by customer over two years',
        'contact data, with consent noted',
        'what leavers said about why',
      ],
    },
    {
      risks: [
        {
          risk: 'Advertising lands with somebody who gave no permission, and a complaint follows.',
          mitigation: 'Permission has to be on record to be listed, and an opt-out counts from the day it arrives.',
        },
        {
          risk: 'The discount rewards people who would have bought at full price.',
          mitigation: 'Leave out a tenth, chosen by lot, over three months. The difference tells you what it is worth.',
        },
      ],
      kpis: [
        {
          name: 'customers with a repeat order inside twelve months',
          unit: '% of customers',
          baseline: 'use the invoices of the last two years',
          target: '3 to 5 points higher',
        },
        {
          name: 'former customers back on the books',
          unit: 'a month',
          baseline: 'start to keep a list, because none exists',
          target: '5 to 10 % of the calls made',
        },
      ],
      workflow:
        'The people who know your customers get a weekly list of those they should call. It names everyone past their usual time for an order or a visit, ranked by value and with the last purchase. They ring or write, and put down why.',
      build:
        'Let a spreadsheet compare each customer’s last invoice with their usual interval, and rank them by worth. Anyone beyond one and a half intervals is listed. Leave models aside unless you serve some 2,000 customers or more.',
      checkpoint:
        'Names that should not be called are struck from the list by the account owner, each week, ahead of any call or letter.',
      first_step:
        'Look up when each of last year’s top 50 customers was last billed, and give a ring to five who went quiet.',
      stop_test:
        'The tenth you never called is the yardstick. If, three months on, they return as often as the rest, end it.',
      alternative:
        'A call to everyone once the work is two weeks old costs little. Add the probable next date to your diary.',
      data_needed: [
        'what each customer was billed, two years back',
        'phone and mail contacts who said yes',
        'reasons for leaving, where known',
      ],
    },
    {
      workflow:
        'A customer who has gone quiet gets a call while it still helps. The weekly list ranks those past their usual order or visit by worth and shows what they last had. Someone they trust gets in touch and records the reason.',
      build:
        'Your invoices show how long each customer usually waits and what they bring. Whoever has let one and a half such waits go by is listed. A spreadsheet will do till about 2,000 customers. Then try a model.',
      checkpoint:
        'Some people are better left alone, and the account owner knows which. Each week they cross them out before the first call.',
      first_step:
        'Begin with 50 names, the best of last year, and the day each was last invoiced. You will see who has gone quiet. Ring five of them.',
      stop_test: 'Three months on, look at the tenth you spared. If they return as often as those called, end it.',
      alternative: 'Phone two weeks after each job, and put down when they are likely to need you again.',
      risks: [
        {
          risk: 'A person who gave no consent gets your offer and lodges a complaint.',
          mitigation: 'No consent on file, no place on the list. Anyone who opts out is off it before the day ends.',
        },
        {
          risk: 'You cut the price for people already on their way to you.',
          mitigation:
            'One tenth, drawn by lot, hears nothing for three months. Hold their purchases against the others’.',
        },
      ],
      kpis: [
        {
          name: 'customers who return within the year',
          unit: '% of customers',
          baseline: 'read it out of two years of invoices',
          target: 'lift it by 3 to 5 points',
        },
        {
          name: 'old customers who buy again',
          unit: 'a month',
          baseline: 'set up a list, as no figure exists today',
          target: 'regain 5 to 10 % of the ones you rang',
        },
      ],
      data_needed: [
        'two years of invoices, sorted by customer',
        'phone and mail details, consent included',
        'what former customers gave as a reason',
      ],
    },
  ],
  'general/hiring-admin': [
    {
      workflow:
        'You post an ad made from a template. Whoever applies hears back that day and books a time to meet. Plain facts, say availability or a licence, are laid out in a table. Reading and choosing is left to two people.',
      build:
        'Payroll systems and job boards come with an applicant tool. Let it handle replies, bookings for interviews and the papers of new staff. It may show what the ad called for. Ranking or scoring people is ruled out.',
      checkpoint:
        'All who meet the must-haves are read by two people. When one is not asked in, a line on file says why.',
      first_step:
        'Trace your latest hire from step to step, put a date to each, and highlight every wait on the applicant’s side.',
      stop_test: 'Try it on two vacancies. If people still wait three days or longer to hear from you, stop.',
      alternative:
        'Ask for the must-haves in a form of five lines, keep one day a week for interviews, and phone people the day they apply.',
      risks: [
        {
          risk: 'Taught by whom you hired before, software sorts out older people, women or anyone with a break in their CV.',
          mitigation:
            'Allow must-haves only and never a score or a rank, and have someone read 20 of the rejected in full.',
        },
        {
          risk: 'Answers on health and old CVs stay in inboxes year after year.',
          mitigation: 'Store them in a single place, set a date for deletion, and let those who apply know it.',
        },
      ],
      kpis: [
        {
          name: 'days an applicant waits for a first word',
          unit: 'days',
          baseline: 'look at the three most recent vacancies',
          target: 'one or two days at most',
        },
        {
          name: 'office time spent on each hire',
          unit: 'hours',
          baseline: 'note it for the two hires to come',
          target: '30 to 40 % less',
        },
      ],
      data_needed: [
        'must-haves in a job description',
        'applications, with consent given',
        'checklist and forms for new starters',
      ],
      must_not_decide:
        'Scoring, ranking or turning down applicants is not for a machine. The hiring manager and a colleague decide, and can say why.',
    },
    {
      workflow:
        'Use a template for the ad. Each person who applies is answered the same day and can choose when to be interviewed. A table shows facts, for instance whether they have the licence and when they are free. Two people go through it and decide.',
      build:
        'Look at the applicant tool in your payroll or job board. It can reply, book interviews and send out forms to starters. Facts the ad asks for may be listed. No score is given to anyone, and there is no ranking.',
      checkpoint:
        'Whoever has the must-haves is read by two people. If they do not invite someone, they note the reason in one line.',
      first_step: 'List the steps of your most recent hire, each with its date, and show where the person had to wait.',
      stop_test: 'After two more vacancies, first contact has to come in under three days. If it does not, end it.',
      alternative:
        'Use a form with five lines for the must-haves, hold interviews on one set day of the week, and ring applicants that same day.',
      risks: [
        {
          risk: 'Software that copies earlier choices shuts out women, people with gaps or those who are older.',
          mitigation:
            'It works with must-haves and gives neither score nor rank; of those rejected, a person reads 20.',
        },
        {
          risk: 'For years, CVs and what people said about their health sit in mailboxes.',
          mitigation:
            'One system holds them, they are deleted after a time you set, and applicants are told how long it is.',
        },
      ],
      kpis: [
        {
          name: 'wait between application and first contact',
          unit: 'days',
          baseline: 'check it on the last three jobs you filled',
          target: 'down to one or two days',
        },
        {
          name: 'hours a hire costs the office',
          unit: 'hours',
          baseline: 'keep a log across the next two',
          target: 'a drop of 30 to 40 %',
        },
      ],
      data_needed: [
        'a job description that names the must-haves',
        'what applicants sent, with their consent',
        'forms and checklist for the first day',
      ],
      must_not_decide:
        'No applicant is ranked, rejected or given a score by software. That is decided, with a reason, by the hiring manager together with one colleague.',
    },
    {
      risks: [
        {
          risk: 'Trained on your past choices, a tool may screen out women, older people or anyone with a gap.',
          mitigation:
            'Must-haves are all it sees, with no rank and no score. Someone reads 20 of those it turned away.',
        },
        {
          risk: 'Old CVs and medical answers pile up in mailboxes.',
          mitigation: 'Store them in a single system with a deletion date, and state that date to every applicant.',
        },
      ],
      kpis: [
        {
          name: 'days before an applicant hears from you',
          unit: 'days',
          baseline: 'use your last three vacancies',
          target: 'no more than one or two days',
        },
        {
          name: 'paperwork hours for one hire',
          unit: 'hours',
          baseline: 'have the office log the two hires ahead',
          target: 'bring it down 30 to 40 %',
        },
      ],
      workflow:
        'Applicants hear from you the same day, and two people still choose whom to hire. The ad comes from a template, and each person picks a time for the interview. Facts like licence and availability appear in a table for the two to read.',
      build:
        'Your job board or payroll has an applicant tool that can take over the paperwork. Let it answer, book interviews and send forms to starters. It shows the facts you asked for in the ad, and gives nobody a rank or a score.',
      checkpoint:
        'Each application with the must-haves has two readers. If they say no to an interview, they put the reason in a single line.',
      first_step:
        'Go back over your most recent hire, date by date. Mark each stretch in which the applicant heard nothing.',
      stop_test: 'The next two vacancies are the test. Unless first contact comes in less than three days, drop it.',
      alternative:
        'Keep one interview day a week, ask for must-haves on a five-line form, and ring applicants on the day they write.',
      data_needed: [
        'the job description and its must-haves',
        'applications held with consent',
        'starter forms and a checklist',
      ],
      must_not_decide:
        'It is the hiring manager, with one colleague, who decides on people and can explain it. No machine scores, ranks or refuses them.',
    },
    {
      risks: [
        {
          risk: 'Software repeats the bias in earlier hires, against age, sex or a break in the CV.',
          mitigation: 'It checks must-haves and does no ranking or scoring; a person rereads a sample of 20 refusals.',
        },
        {
          risk: 'Personal papers, even health answers, remain in mailboxes long after the job is filled.',
          mitigation: 'Hold them in one place, wipe them after a fixed period, and tell people how long that is.',
        },
      ],
      kpis: [
        {
          name: 'time to the first reply',
          unit: 'days',
          baseline: 'trace the dates in three past vacancies',
          target: 'one to two days, no longer',
        },
        {
          name: 'office work per new hire',
          unit: 'hours',
          baseline: 'write down the hours on your next two',
          target: 'lower by 30 to 40 %',
        },
      ],
      workflow:
        'The office spends less time on hiring, and nobody is chosen by a machine. Ads follow a template, replies go out within the day, and applicants book their own interview. The tool tabulates plain facts such as a licence, and two people decide.',
      build:
        'Switch on the applicant tool that belongs to your payroll or your job board. Replies, interview times and starter forms then run by themselves. The tool may set out what the ad required. It must not compare one person with another.',
      checkpoint:
        'Two people read everyone who fulfils the must-haves, and whoever is not invited has one line on file that explains it.',
      first_step: 'Draw a time line of the last hire, step after step. Where did the applicant sit and wait?',
      stop_test: 'If, two vacancies from now, people still hear nothing for three days or more, give the tool up.',
      alternative:
        'You can phone on the day an application comes, hold interviews on a set weekday and ask for must-haves in five lines.',
      data_needed: [
        'must-haves, as the job description has them',
        'applications and the consent to keep them',
        'the onboarding checklist with its forms',
      ],
      must_not_decide:
        'People choose people: the hiring manager and a second colleague, for reasons they can give. The machine may neither grade nor sort nor refuse anyone.',
    },
    {
      workflow:
        'Paperwork speeds up, judgement stays human. You advertise from a template, and applicants have an answer before evening and a choice of interview times. A table shows facts like a licence or free days. Two of you choose.',
      build:
        'Most job boards and payroll systems include an applicant tool, so use that. It sends replies, fills the interview calendar and gets starters their forms. What the ad asked about it may tabulate. Marks and rankings stay off.',
      checkpoint:
        'Meeting the must-haves earns an applicant two readers. When the two decline to invite, one line records why.',
      first_step: 'Reconstruct your last hire with the date of every step, and see in which gaps the applicant waited.',
      stop_test: 'Two vacancies from now, anything but first contact inside three days means stop.',
      alternative:
        'Speed needs no software. Take must-haves on a form with five lines, ring people the day they apply and reserve a weekday for interviews.',
      risks: [
        {
          risk: 'Past hiring teaches the tool old habits, and women, those with gaps or the no longer young pay for it.',
          mitigation:
            'Restrict it to must-haves, without marks or order. As a test, a person goes through 20 it turned down.',
        },
        {
          risk: 'Years later somebody’s CV and health answers are still in a mailbox.',
          mitigation: 'All of it belongs in one system with an end date. Applicants learn the date when they apply.',
        },
      ],
      kpis: [
        {
          name: 'wait for a first sign from you',
          unit: 'days',
          baseline: 'read the dates off your past three vacancies',
          target: 'within one day or two',
        },
        {
          name: 'time the office puts into a hire',
          unit: 'hours',
          baseline: 'count the hours on both of the next two',
          target: 'shave off 30 to 40 %',
        },
      ],
      data_needed: [
        'what the job is, and its must-haves',
        'applications you may keep, by consent',
        'forms for new staff and a checklist',
      ],
      must_not_decide:
        'Software must not rate, order or turn away applicants. The hiring manager does, with a colleague, and can state why.',
    },
  ],
  'general/price-checks': [
    {
      workflow:
        'Once a quarter, what you charge is held against what it really costs, per job kind or product. Whatever earns less than the target is flagged, with the public prices of rivals alongside. New prices, and whom to tell, are for the owner to settle.',
      build:
        'A single sheet with costs and invoices gives you the margin per customer, kind of job and product. Note what ten rivals charge in public. Until you have thousands of prices, do without a model.',
      checkpoint: 'Not one price changes on its own. The owner goes down the list and says yes or no to every line.',
      first_step:
        'Note the price and the real cost of your 20 top sellers, be they items or kinds of job, and rank them by what is left.',
      stop_test:
        'Two quarters should lift the margin by one point. If they do not, prices are not the cause: turn to hours and waste.',
      alternative:
        'Go through the 20 largest jobs of last year with a calculator, and correct the five prices that did worst.',
      risks: [
        {
          risk: 'Overheads are split in the wrong way, and something sound seems to lose money.',
          mitigation:
            'Judge each line by what it leaves once direct costs are paid, and give up nothing on the basis of a single quarter.',
        },
        {
          risk: 'Loyal customers leave because the price leapt.',
          mitigation: 'Raise it bit by bit with a month of notice, and begin with one tenth of your customers.',
        },
      ],
      kpis: [
        {
          name: 'margin before overheads (gross)',
          unit: '% of sales',
          baseline: 'work it out per product over 12 months',
          target: '1 to 3 points more',
        },
        {
          name: 'turnover under the target margin',
          unit: '% of sales',
          baseline: 'read it off that same sheet',
          target: 'a third less',
        },
      ],
      data_needed: [
        'sales of 12 months per product or job',
        'hours per job and what you paid for goods',
        'discounts you gave',
        'prices rivals publish',
      ],
    },
    {
      workflow:
        'Price and true cost are compared each quarter, for all products or types of job. Those under the margin you aim for are marked, and you see what rivals ask. It is up to the owner which prices change and who hears about it.',
      build:
        'In one sheet, put costs next to invoices and work out margins for products, customers and types of job. Ten rivals with public prices are added. With fewer than thousands of prices, there is no need of a model.',
      checkpoint: 'Each change, line by line, takes the owner’s approval, and the tool cannot move a price.',
      first_step:
        'List 20 items or types of job that sell best, with true cost and price, and put them in order of margin.',
      stop_test: 'After two quarters without one point more margin, leave prices be and study hours and waste.',
      alternative:
        'By hand, find the margin on the 20 biggest jobs last year, and then change the five prices that are worst.',
      risks: [
        {
          risk: 'A healthy line can look bad if it bears too much of the overheads.',
          mitigation: 'See first what a line brings beyond its direct cost, and end none after one bad quarter.',
        },
        {
          risk: 'Old customers go elsewhere when prices rise too fast.',
          mitigation: 'Go step by step, give a month of warning, and test the rise with a tenth of your customers.',
        },
      ],
      kpis: [
        {
          name: 'gross margin on sales',
          unit: '% of sales',
          baseline: 'take 12 months and calculate it product by product',
          target: 'up by 1 to 3 points',
        },
        {
          name: 'share of sales that miss the margin you want',
          unit: '% of sales',
          baseline: 'add them up in the sheet you have made',
          target: 'down by a third',
        },
      ],
      data_needed: [
        'what each product or job sold in 12 months',
        'buying prices, and hours by job',
        'rebates and discounts',
        'public price lists of competitors',
      ],
    },
    {
      risks: [
        {
          risk: 'A sound product looks weak because it carries too large a share of overheads.',
          mitigation:
            'Look first at what remains after direct cost. One quarter is never reason enough to drop a line.',
        },
        {
          risk: 'Regulars walk away when a price jumps overnight.',
          mitigation: 'Announce it a month early, rise in small steps, and test it with one in ten customers.',
        },
      ],
      kpis: [
        {
          name: 'gross margin, by product',
          unit: '% of sales',
          baseline: 'compute 12 past months',
          target: 'a gain of 1 to 3 points',
        },
        {
          name: 'sales made below target',
          unit: '% of sales',
          baseline: 'use the same sheet and total them',
          target: 'bring them down by a third',
        },
      ],
      workflow:
        'Every quarter you see which products or kinds of job earn too little, and what rivals charge for them. The tool compares your price with the full cost and flags whatever misses the target margin. Changes, and who hears of them, are the owner’s call.',
      build:
        'Bring invoices and costs together in a single sheet; that is enough to show the margin of each product, customer and kind of job. Enter the public prices of ten competitors. Models make sense only for those with thousands of prices.',
      checkpoint: 'Prices never change by themselves. Line by line, it is the owner who agrees.',
      first_step:
        'Put your 20 best sellers, products or kinds of job, in a list with price and full cost. The thinnest margin goes on top.',
      stop_test: 'If two quarters bring less than one point of margin, the leak is elsewhere. Check waste and hours.',
      alternative:
        'Do it once by hand: what margin did last year’s 20 largest jobs leave? Then correct the five prices that came out lowest.',
      data_needed: [
        'a year of sales, 12 months, by product or job',
        'cost of goods and hours on each job',
        'every discount granted',
        'what rivals charge openly',
      ],
    },
    {
      risks: [
        {
          risk: 'Spread overheads badly, and a good earner seems to lose.',
          mitigation:
            'Start from each line’s surplus over direct cost, and cut nothing on the evidence of three months.',
        },
        {
          risk: 'Long-standing customers may leave after an abrupt increase.',
          mitigation: 'Rise gradually and warn them a month before. A tenth of them goes first, as a trial.',
        },
      ],
      kpis: [
        {
          name: 'margin left on sales',
          unit: '% of sales',
          baseline: 'go through 12 months, one product at a time',
          target: '1 to 3 points higher',
        },
        {
          name: 'business done under the target margin',
          unit: '% of sales',
          baseline: 'count it in that sheet as well',
          target: 'a third off',
        },
      ],
      workflow:
        'The owner reviews prices four times a year, with true costs on the table. Products and kinds of job that miss the target margin are marked, next to what rivals publish. The owner settles what changes and who is informed.',
      build:
        'You can build this in a spreadsheet: costs joined to invoices, with margins by customer, product and type of job. Collect prices that ten rivals show in public. As long as your price list is short of thousands, no model is called for.',
      checkpoint: 'Every single price change waits for the owner’s yes, and the tool has no power to make one.',
      first_step:
        'Write out the true cost and the price for 20 of your best-selling items or job types, lowest margin first.',
      stop_test:
        'Give it two quarters to add one point of margin. Failing that, your money is lost in hours or waste, so look there.',
      alternative:
        'Of the 20 biggest jobs in the past year, figure out what each left you, and change the five poorest prices.',
      data_needed: [
        '12 months’ sales, by job or product',
        'hours worked and prices paid per job',
        'a record of discounts',
        'competitors’ published prices',
      ],
    },
    {
      workflow:
        'You learn each quarter where you sell too cheaply. Each product and kind of job has its price set against true cost, and thin margins are marked. Rivals’ published prices stand beside. What changes, and who is told, the owner says.',
      build:
        'Costs and invoices in a single sheet show what each customer, product and job type leaves you. Look up what ten rivals charge where they publish it. A model is wasted on less than thousands of prices.',
      checkpoint: 'The tool proposes and the owner disposes, one line at a time. A price cannot move without that.',
      first_step:
        'Choose the 20 items or job kinds you sell most. Set price against real cost, worst margin at the top.',
      stop_test:
        'One point of margin in two quarters is a fair test. If it fails to come, stop pricing and examine hours and waste.',
      alternative:
        'Take pen and paper to last year’s 20 largest jobs, then raise the five prices with the poorest margin.',
      risks: [
        {
          risk: 'The way overheads are shared makes a money maker seem a loser.',
          mitigation: 'Begin with what is left after direct cost. A line is not dropped because one quarter was weak.',
        },
        {
          risk: 'Old customers feel ambushed by a rise and go.',
          mitigation: 'Tell them a month before. Climb slowly, with one tenth of customers as the first to see it.',
        },
      ],
      kpis: [
        {
          name: 'gross profit as a share of sales',
          unit: '% of sales',
          baseline: 'calculate each product across 12 months',
          target: 'lift it by 1 to 3 points',
        },
        {
          name: 'sales that earn less than you aim for',
          unit: '% of sales',
          baseline: 'sum them on the sheet you built',
          target: 'reduce them by a third',
        },
      ],
      data_needed: [
        'sales by product or job, 12 months',
        'what you paid per job in goods and hours',
        'price cuts you allowed',
        'rivals’ prices, where public',
      ],
    },
  ],
  'general/enter-once': [
    {
      risks: [
        {
          risk: 'A slip in the master record spreads to all the forms.',
          mitigation: 'Say names, dates and numbers aloud to the customer first, and fill in forms afterwards.',
        },
        {
          risk: 'The agency issues a new form, and you keep using the old one.',
          mitigation: 'Every form has someone responsible, who visits the agency’s site each quarter.',
        },
      ],
      kpis: [
        {
          name: 'form-filling time per case',
          unit: 'minutes',
          baseline: 'measure ten cases',
          target: '40 to 60 % less',
        },
        {
          name: 'forms returned because of errors',
          unit: '% of forms',
          baseline: 'keep count for two months',
          target: 'half as many',
        },
      ],
      workflow:
        'Every fact is typed a single time, on one screen, with the customer still present. From there it flows into all forms, letters and notices, which appear next to each other for a final check. Outside portals get theirs by export or one paste.',
      build:
        'One master record per case feeds all your forms. Find out which facts the forms have in common, then use the merge feature in your software or a tool that fills PDFs. It is worth asking agencies if they accept a file instead.',
      checkpoint: 'Whoever recorded the details goes through every completed form ahead of signature or dispatch.',
      first_step: 'Take one case and spread its forms on a table. Highlight each fact that turns up a second time.',
      stop_test: 'Give up if form filling still needs over two thirds of its old time by week six.',
      alternative:
        'Write the shared facts on a cover sheet and copy from it in one go. Keep the three forms you use most as templates.',
      data_needed: ['an empty copy of each form', 'which facts every form requires', 'one main record for each case'],
    },
    {
      risks: [
        {
          risk: 'If one letter is wrong at the start, it is wrong everywhere.',
          mitigation: 'Before filling anything, let the person confirm their names, dates and numbers.',
        },
        {
          risk: 'Forms get revised, and nobody in the office notices.',
          mitigation: 'Name an owner for each one, with a look at the agency’s website every three months.',
        },
      ],
      kpis: [
        {
          name: 'minutes a case spends on forms',
          unit: 'minutes',
          baseline: 'take the time for ten cases',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'share of forms that bounce',
          unit: '% of forms',
          baseline: 'look at two months of returns',
          target: 'cut in half',
        },
      ],
      workflow:
        'The customer gives name, date and number once, and no form asks for them again. Staff enter everything on one screen during the visit, and the record fills each letter, notice and form. They compare the lot at the end. For portals, the data is exported or pasted together.',
      build:
        'Start by listing your forms and the facts they repeat. A master record for each case can then fill them, through mail merge in your present software or a PDF form tool. Agencies may take a file and spare you the typing, so ask.',
      checkpoint: 'No form is signed or leaves the house until the person who entered the facts has read it.',
      first_step:
        'Choose a typical case, put all its forms in a row, and circle whatever has been written twice or more.',
      stop_test: 'After six weeks, time it again. If the effort has not shrunk to two thirds, stop.',
      alternative:
        'A plain cover sheet with all common facts helps at once: copy from it in a single sitting, and make templates of your three most frequent forms.',
      data_needed: ['blank forms, all of them', 'the facts each form wants', 'a master record, one per case'],
    },
    {
      risks: [
        {
          risk: 'An error made once at the desk repeats itself on each form.',
          mitigation: 'Names, dates and numbers are read back to the customer before the first form is produced.',
        },
        {
          risk: 'You go on filling a version that the agency has withdrawn.',
          mitigation: 'Give forms an owner each, and put a quarterly check of the agency’s site in the diary.',
        },
      ],
      kpis: [
        {
          name: 'time on forms, case by case',
          unit: 'minutes',
          baseline: 'clock ten cases from start to finish',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'forms rejected for mistakes',
          unit: '% of forms',
          baseline: 'tally what comes back over two months',
          target: 'half of today’s share',
        },
      ],
      workflow:
        'Staff fill in one screen in the customer’s presence, and letters, notices and forms are ready from it. The finished papers are checked side by side. Whatever a portal outside needs goes over in one export or one paste.',
      build:
        'Your software’s merge function may be all you need, or else a form tool for PDFs. Feed it from a master record, one for each case. Before that, list every form and note the facts they share, and ask agencies whether a file would do.',
      checkpoint: 'Filled forms are read, one by one, by the person who took the facts, and signed or sent only then.',
      first_step:
        'Lay out the paperwork for a single case this week. Any fact that stands on two forms or more gets a mark.',
      stop_test:
        'The goal is a third off in six weeks. If filling forms takes above two thirds of what it did, abandon it.',
      alternative:
        'Keep all shared facts on one sheet at the front of the case, copy them out in one sitting, and turn the three commonest forms into templates.',
      data_needed: ['one clean copy of every form', 'a list of what each form asks', 'the case’s own master record'],
    },
    {
      risks: [
        {
          risk: 'Whatever is misspelt in the master record is misspelt on all papers.',
          mitigation: 'The customer hears names, numbers and dates repeated before you fill a thing.',
        },
        {
          risk: 'An old form stays in use after the agency has changed it.',
          mitigation: 'Somebody owns each form and compares it with the agency’s site once every quarter.',
        },
      ],
      kpis: [
        {
          name: 'minutes needed to fill a case’s forms',
          unit: 'minutes',
          baseline: 'put a watch to ten cases',
          target: '40 to 60 % faster',
        },
        {
          name: 'forms that come back faulty',
          unit: '% of forms',
          baseline: 'review the returns of two months',
          target: 'down by half',
        },
      ],
      workflow:
        'One set of details serves every form. It is taken on a single screen while the customer is in the room, then merged into letters, notices and forms that are looked over together. Portals that are not yours receive an export, or one paste.',
      build:
        'Have each case keep one master record, from which the forms are filled. The merge in your own software can do that, as can a tool for PDF forms. First mark the facts that several forms share. Then see which agencies would rather get a file.',
      checkpoint:
        'Before signature or dispatch, each form passes under the eyes of the colleague who wrote down the details.',
      first_step: 'Pick one case, set its forms next to one another and underline all that you find more than once.',
      stop_test: 'When six weeks are up and the work still takes over two thirds as long as before, call it off.',
      alternative:
        'Without new software, each case can have a cover sheet that gathers the shared facts. Copy them in one session, with templates for the three commonest.',
      data_needed: [
        'every form you use, unfilled',
        'facts required, form by form',
        'a single source record for the case',
      ],
    },
    {
      workflow:
        'A customer tells you a thing once and every paper knows it. The details go onto one screen during the visit. Notices, letters and forms draw on them and are viewed together before they are final. Foreign portals are served by export, or by a single paste.',
      build:
        'Build on one master record for every case. Go through your forms and see which facts come up again and again. Merge in the software you own will often fill them, otherwise a tool for PDFs. Some agencies are glad of a file instead, so enquire.',
      checkpoint: 'Whoever sat with the customer reads the finished forms. Signing and sending wait for that.',
      first_step:
        'Choose any case and line up its forms. A highlighter shows you fast which facts were written on more than one.',
      stop_test: 'Time the work again in week six. Unless it is down to two thirds, you stop.',
      alternative:
        'A cover sheet does half of it. Gather the facts that recur, copy them onto all forms in one sitting, and hold templates for the three you fill most.',
      risks: [
        {
          risk: 'A typing slip at the source is copied faithfully everywhere.',
          mitigation:
            'First repeat dates, names and numbers to the person in front of you. Only a yes lets the forms be filled.',
        },
        {
          risk: 'The agency has a new version and you are still sending the last.',
          mitigation: 'Share the forms out among staff. Each owner looks at the agency’s pages every quarter.',
        },
      ],
      kpis: [
        {
          name: 'time a case’s paperwork takes',
          unit: 'minutes',
          baseline: 'use ten cases and a watch',
          target: 'shave off 40 to 60 %',
        },
        {
          name: 'faulty forms that are returned',
          unit: '% of forms',
          baseline: 'go through what came back in two months',
          target: 'bring it to half',
        },
      ],
      data_needed: [
        'a blank of every form in use',
        'the facts asked for on each',
        'for every case, one record that rules',
      ],
    },
  ],
  'general/job-allocation': [
    {
      workflow:
        'Every request states where, when and what skills are wanted. Three names come back: licensed for it, available and close by, each with a short why. Your coordinator chooses, a text makes the offer, and the board shows the reply.',
      build:
        'Keep people, their licences, skills, suburb and free hours in a single list, and allocate from a job system like simPRO or ServiceM8. Let ticket, hours and distance rule people out. Order the rest by travel time and a fair spread of work.',
      checkpoint:
        'The choice stays with the coordinator. Whoever goes against the list notes a word of explanation, and Friday is for reading those.',
      first_step:
        'Look back over 50 jobs, note whom you asked and whom you sent, and make five simple rules out of the reasons.',
      stop_test: 'Give it six live weeks, and end it if over a third of its suggestions are still being overruled.',
      alternative:
        'Pin up a skills table of one page, share a calendar of who is free, and message the group so the first to answer gets the job.',
      risks: [
        {
          risk: 'Nobody updates the skills, and someone without a licence gets the call.',
          mitigation: 'Enter when every licence runs out; people past that date drop off the list by themselves.',
        },
        {
          risk: 'A handful who live close get everything, and the rest quit.',
          mitigation:
            'Post weekly hours for each person where all can see, and where two are equal pick the one with fewer.',
        },
      ],
      kpis: [
        {
          name: 'minutes the coordinator needs to place a job',
          unit: 'minutes per job',
          baseline: 'clock 50 jobs from first call to a yes',
          target: '40 to 60 % less',
        },
        {
          name: 'jobs that had to change hands or be done again',
          unit: '% of jobs',
          baseline: 'count such jobs over four weeks',
          target: 'a third to a half fewer',
        },
      ],
      data_needed: [
        'a staff list with skills and licence dates',
        'who is free or on leave each day',
        'three months of jobs, when, where and by whom',
        'second visits and what caused them',
      ],
    },
    {
      workflow:
        'Instead of ringing around, the coordinator sees three suitable people for each new job. All hold the ticket, have the time and are near, and the screen says so. One tap sends the offer as a text, and acceptance shows up on the job board.',
      build:
        'ServiceM8, simPRO and their like can allocate once they know your people: suburb, availability, licences, skills. Put the musts first, which are tickets, hours and distance. What remains is sorted by how far they drive and how much work they have had.',
      checkpoint:
        'No job is given out until the coordinator says so. If the suggestion is passed over, one word tells why, and somebody goes through them at the end of the week.',
      first_step:
        'Take 50 recent jobs. Beside each put the people rung, the one who went and the reason, then boil it down to five rules.',
      stop_test:
        'When six weeks of real jobs have passed and a third or more of the names are still changed by hand, drop it.',
      alternative:
        'You can do much with a wall chart of skills, a calendar everyone fills in, and a message to all where the quickest reply wins.',
      risks: [
        {
          risk: 'A lapsed ticket stays on file, and that worker is sent out anyway.',
          mitigation: 'Each ticket carries its end date, after which the tool no longer offers that person.',
        },
        {
          risk: 'Those further out hear less and less from you, until they find other work.',
          mitigation: 'Let everyone see the week’s hours by name, with the least busy going first in a tie.',
        },
      ],
      kpis: [
        {
          name: 'time from request to a filled job',
          unit: 'minutes per job',
          baseline: 'follow 50 jobs with a watch',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'visits wasted on a wrong match',
          unit: '% of jobs',
          baseline: 'tick each one for a month of four weeks',
          target: 'down by a third to a half',
        },
      ],
      data_needed: [
        'each person’s skills, licences and when they lapse',
        'leave and free hours, day by day',
        'past jobs for three months with worker, place and hour',
        'reasons why somebody had to return',
      ],
    },
    {
      workflow:
        'The coordinator chooses among three good names and no longer works down a phone list. Each name has the right ticket, the free hours and the shortest way, and the tool says why. A text carries the offer, and yes or no comes up on the board.',
      build:
        'Everything rests on one list of your people: licences, skills, where they live, when they are free. A job system such as simPRO or ServiceM8 does the rest. People are ruled in or out by hours, distance and ticket. Travel and an even share of work set the order.',
      checkpoint:
        'The coordinator always picks. If it goes against the list, one word says why, and Fridays are for reading them.',
      first_step:
        'Go over 50 jobs and write beside each who got the call, who went, and on what grounds. Five plain rules should fall out of it.',
      stop_test:
        'Judge it on six weeks of live jobs. Should the coordinator set aside above a third of the suggestions, stop.',
      alternative:
        'Without software, hang a page of skills on the wall and share a calendar of free times. Send each job to the group, and the first yes has it.',
      risks: [
        {
          risk: 'Old tickets on the list send someone to work they may not do.',
          mitigation: 'Every licence has its expiry stored. Once it passes, the tool no longer shows that name.',
        },
        {
          risk: 'The same few get all the jobs because they live close, and the others leave.',
          mitigation: 'Hours per head go up on the board weekly. In a tie, the one with the fewest hours is asked.',
        },
      ],
      kpis: [
        {
          name: 'coordinator minutes per job placed',
          unit: 'minutes per job',
          baseline: 'note request and acceptance times on 50 jobs',
          target: '40 to 60 % quicker',
        },
        {
          name: 'jobs reassigned or repeated after a wrong choice',
          unit: '% of jobs',
          baseline: 'keep a tally through four weeks',
          target: 'a third to a half off',
        },
      ],
      data_needed: [
        'your people: skills, licences, expiry',
        'each day’s free hours and leave',
        'three months of jobs with site, hour and worker',
        'return visits, and why',
      ],
    },
    {
      workflow:
        'Every new job finds its worker in minutes, by skill, place and free time. Out of all your people the tool puts three forward who are licensed, available and close, and gives its grounds. One is chosen by the coordinator, is texted, and answers straight onto the board.',
      build:
        'Build the staff list first, with home suburb, free times, skills and licences. Then use the allocation screen in ServiceM8, simPRO or a similar system. What must hold (ticket, hours, distance) is checked before anything else. The remainder is sorted by travel and by whose turn it is.',
      checkpoint:
        'The list advises and the coordinator decides. Each departure costs one word of reason, looked through every Friday.',
      first_step:
        'For your last 50 jobs, who was rung, who took it and what tipped the scale? Put that on paper and shape it into five rules.',
      stop_test: 'Six live weeks are the trial, and over a third of its names overruled means it has failed.',
      alternative:
        'A wall table of who can do what costs a morning. Add a shared calendar and a group message, with the job going to whoever replies first.',
      risks: [
        {
          risk: 'Someone’s licence ran out, the list does not know, and the offer goes out regardless.',
          mitigation: 'Give the tool all expiry dates, so that a lapsed licence takes its holder off the list.',
        },
        {
          risk: 'Distance alone decides, so far-off staff go without and move on.',
          mitigation: 'Put weekly hours where everyone reads them, and let the person with least work win a draw.',
        },
      ],
      kpis: [
        {
          name: 'how long the coordinator spends filling a job',
          unit: 'minutes per job',
          baseline: 'measure 50 jobs up to the yes',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'second trips caused by sending the wrong person',
          unit: '% of jobs',
          baseline: 'record them over four weeks',
          target: 'reduce them by a third to a half',
        },
      ],
      data_needed: [
        'who holds which skill and ticket, and until when',
        'daily availability, leave included',
        'jobs over three months: where, when, who',
        'repeat visits with their cause',
      ],
    },
    {
      workflow:
        'Right ticket, near enough, free that day: the tool finds the three people who meet all three tests. It says why. One is settled on by the coordinator, the offer leaves as a text, and yes or no appears on the board.',
      build:
        'Use the job system you run, ServiceM8 or simPRO for example, once it holds a clean list of people. For everybody it needs suburb, hours, skills and licences. Strike out by ticket, hours and distance first. Rank who remains by the drive and by how work has been shared so far.',
      checkpoint:
        'Nothing is allocated over the coordinator’s head. Overruling takes a single word of explanation, read on Friday.',
      first_step:
        'Start on paper with 50 jobs: the people you asked, the one you sent, the reason. Those reasons boil down to five rules.',
      stop_test: 'If, come week six, the live suggestions are overruled more than one time in three, end it.',
      alternative:
        'Three simple things may be enough: skills on one sheet of paper, free times in a common calendar, and a message to all in which speed decides.',
      risks: [
        {
          risk: 'A job is offered to a person whose ticket lapsed months ago.',
          mitigation: 'Load the end date with each licence, and have the tool skip whoever is past it.',
        },
        {
          risk: 'Nearby workers collect the jobs, and your outer suburbs lose heart.',
          mitigation: 'Show the hours each has had this week. Where two fit equally, the one with less goes.',
        },
      ],
      kpis: [
        {
          name: 'minutes from request to accepted job',
          unit: 'minutes per job',
          baseline: 'time the next 50 jobs',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'jobs that a second person had to take over or redo',
          unit: '% of jobs',
          baseline: 'mark every case for four weeks',
          target: 'fewer by a third to a half',
        },
      ],
      data_needed: [
        'names with skills and licence end dates',
        'a day-by-day view of who is free',
        'where and when jobs ran for three months, and who went',
        'cases of a second trip, with reasons',
      ],
    },
  ],
  'general/deadline-diary': [
    {
      workflow:
        'Everything that runs out stands on a single list: policies, permits, leases, filings, licences, certificates. Beside each are its date and two names. Warnings come 90 days before, then at 30 and again at 7. The first person files the new paper, and the second confirms it.',
      build:
        'A shared Google Workspace or Microsoft 365 list with a rule for reminders will do, as will a compliance module you pay for already. Software can fetch dates out of scans, but somebody confirms them. Without proof, red stays red.',
      checkpoint:
        'Two pairs of eyes on each date: one types it from the paper, another compares. The same holds for the renewed paper before the item goes green.',
      first_step:
        'Tip all certificates from drawers, wallets and folders onto a table, and enter each with its date, an owner and a deputy.',
      stop_test:
        'Should two items or more slip through in the second quarter, pause new entries until ownership is settled.',
      alternative:
        'Put every date in a calendar all can see, two reminders each, and every first Monday read the coming 90 days for half an hour.',
      risks: [
        {
          risk: 'The diary holds a wrong date, and nobody looks at the paper any more.',
          mitigation:
            'On entry somebody else compares it with the original, and does so once more when the 90-day notice comes.',
        },
        {
          risk: 'The mail warns a colleague who no longer works for you.',
          mitigation: 'Name a deputy for each entry, and send what is still open at 7 days to the boss in person.',
        },
      ],
      kpis: [
        {
          name: 'lapsed items with nothing to show for them',
          unit: 'items a month',
          baseline: 'count once through all folders',
          target: 'down to none after three months',
        },
        {
          name: 'share of renewals begun 30 days early or more',
          unit: '% of renewals',
          baseline: 'look at 40 past renewals',
          target: '90 to 95 %',
        },
      ],
      data_needed: [
        'end dates of permits, policies, licences and certificates',
        'notice dates in leases and contracts',
        'two names for every entry',
        'two years of lapses, fines and close calls',
      ],
    },
    {
      workflow:
        'Nothing lapses by surprise once all dates sit in one place with someone in charge. The list covers filings, insurance, leases, permits and tickets. It warns owner and deputy with 90 days to go, once more at 30 and last at 7, and counts an item as done only when a colleague has seen the new proof.',
      build:
        'Start with a list and reminder rule in the office suite you have, from Google or Microsoft 365. Let a reader suggest dates from contracts and certificates for a person to approve. An entry whose proof is missing shows as red.',
      checkpoint:
        'Whoever enters a date has it compared with the document by a colleague, and that colleague also sees the renewal before it counts.',
      first_step:
        'Spend a day this week gathering every paper with an end date, then list them all: what, when, whose job and who stands in.',
      stop_test:
        'Let the second quarter decide. If two or more dates pass without anybody noticing, stop growing the list and fix who is in charge.',
      alternative:
        'A common calendar works for many firms. Give entries two alerts, and keep half an hour each first Monday to look 90 days forward.',
      risks: [
        {
          risk: 'One slip in typing, and the whole firm relies on the wrong day.',
          mitigation: 'Check against the document twice, by a different person: once at the start and once at 90 days.',
        },
        {
          risk: 'An alert reaches an empty desk and dies there.',
          mitigation: 'With a stand-in on every line and a call to the boss at 7 days, no alert hangs on one person.',
        },
      ],
      kpis: [
        {
          name: 'entries out of date and unproven',
          unit: 'items a month',
          baseline: 'do a full count of the folders',
          target: 'reach none after three months',
        },
        {
          name: 'renewals set going 30 days before the date',
          unit: '% of renewals',
          baseline: 'use your last 40 as the sample',
          target: 'climb to 90 to 95 %',
        },
      ],
      data_needed: [
        'papers that run out, and on which day',
        'the notice periods of your contracts and leases',
        'who looks after each, and their stand-in',
        'what was missed or nearly missed in two years',
      ],
    },
    {
      workflow:
        'One list holds every date that can hurt you, and two people stand behind each. Permits, policies, leases, filings, certificates and licences are all on it. The owner is warned at 90 days, at 30 and at 7, files proof of renewal, and somebody else ticks it.',
      build:
        'You need a shared list and a reminder rule, both part of Microsoft 365 and Google Workspace. A compliance module you own is as good. Let software read dates off scans if you like, with a person to confirm every one. Until proof is there, red it stays.',
      checkpoint:
        'Paper and date are compared by a second person on entry. That person also wants to see the renewal before green is given.',
      first_step:
        'Collect certificates from wallets, drawers and folders this week. Around one table, enter what runs out, when, who minds it and who stands in.',
      stop_test:
        'Watch the second quarter. Two unnoticed lapses in it and you stop listing more, and first make clear who owns what.',
      alternative:
        'Use a calendar that all share, with two alerts to an entry. Once a month, on the first Monday, read 90 days ahead for half an hour.',
      risks: [
        {
          risk: 'The diary says June, the paper says May, and nobody opens the paper.',
          mitigation:
            'Have the entry checked by somebody else against the document, and checked anew as the 90-day warning comes up.',
        },
        {
          risk: 'Warnings land in the mailbox of a person long gone.',
          mitigation: 'No item without a backup. At 7 days, anything red is brought to the boss, with names.',
        },
      ],
      kpis: [
        {
          name: 'things past their date that nobody can prove renewed',
          unit: 'items a month',
          baseline: 'turn out all folders one time and count',
          target: 'not one after three months',
        },
        {
          name: 'renewals that start 30 days ahead or sooner',
          unit: '% of renewals',
          baseline: 'pull up 40 renewals gone by',
          target: 'bring it to 90 to 95 %',
        },
      ],
      data_needed: [
        'policies, licences, permits and certificates by end date',
        'leases and contracts, with dates for notice',
        'for each item, an owner and a stand-in',
        'two years’ record of fines, lapses and scares',
      ],
    },
    {
      workflow:
        'You hear of an expiry three months early and not from an inspector. The list names every filing, lease, permit, licence, policy and certificate, with its owner and backup. It speaks up 90, 30 and 7 days before. It closes once renewal is filed and someone else agrees.',
      build:
        'Set this up in software you have: a list with reminders in Google Workspace or Microsoft 365, or your compliance module. Scanned contracts and certificates can be read by a tool, which proposes dates for someone to accept. An item with no proof behind it is red.',
      checkpoint:
        'No date rests on one pair of eyes. A colleague matches it to its document, and later looks at the renewed one before the colour changes.',
      first_step:
        'Have everyone bring their certificates, from wallet to filing drawer, to a single table this week. Type them up with a date and two names each.',
      stop_test:
        'By the second quarter lapses should be rare. If two or more go unseen, add nothing further and sort out ownership.',
      alternative:
        'Half an hour on each month’s first Monday, with 90 days of a shared calendar in front of you, may do. Every entry gets two reminders.',
      risks: [
        {
          risk: 'A mistyped year goes unnoticed since the screen is believed.',
          mitigation:
            'Entry is followed by another person’s look at the paper. The 90-day reminder calls for a further look.',
        },
        {
          risk: 'The one who was warned has left, and the warning with them.',
          mitigation: 'Let the backup be warned too, and put whatever is red with 7 days left on the boss’s desk.',
        },
      ],
      kpis: [
        {
          name: 'lapsed papers with no renewal to show',
          unit: 'items a month',
          baseline: 'search each folder once, listing what you find',
          target: 'three months on, none',
        },
        {
          name: 'share of renewals on their way 30 days early',
          unit: '% of renewals',
          baseline: 'check how 40 recent ones went',
          target: 'up to 90 to 95 %',
        },
      ],
      data_needed: [
        'what you hold that expires, and when',
        'contract and lease notice dates',
        'names of owner and backup, item by item',
        'penalties and near misses, two years back',
      ],
    },
    {
      workflow:
        'Licences and leases renew on time when a date, an owner and a deputy stand next to each. So put permits, certificates, policies and filings on the same list. It nudges with 90 days left, with 30 and with 7. A second person signs off once the owner has uploaded proof.',
      build:
        'Buy nothing until you have tried a plain list with reminders, in Microsoft 365 or Google, or the compliance part of a system in use. Date reading from scans is a fair help, provided a human confirms what was read. Proof turns an item green, and nothing else does.',
      checkpoint:
        'Each new date is read against the original by someone who did not type it. They look again, at the renewed document, before the item counts as done.',
      first_step:
        'Pick a day this week and bring out all that expires: folders, drawers, wallets. One list takes the date, the owner and a backup for each.',
      stop_test:
        'The second quarter is the test. When two or more items run out and nobody saw it, halt new entries and decide whose they are.',
      alternative:
        'A monthly half hour helps most. On the first Monday, look through the next 90 days in a calendar where every item has two reminders.',
      risks: [
        {
          risk: 'One wrong digit in a date, and the whole office is calm for no reason.',
          mitigation:
            'Let a colleague hold entry and paper side by side at the start. They do so again at the 90-day mark.',
        },
        {
          risk: 'Nobody acts, because the mail went to a former colleague.',
          mitigation: 'Each line has a deputy. What shows red 7 days out is handed to the boss in person.',
        },
      ],
      kpis: [
        {
          name: 'items overdue and without new proof',
          unit: 'items a month',
          baseline: 'go once through all your folders',
          target: 'zero within three months',
        },
        {
          name: 'renewals in hand 30 days before expiry',
          unit: '% of renewals',
          baseline: 'see when 40 past renewals began',
          target: 'reach 90 to 95 %',
        },
      ],
      data_needed: [
        'licences and other papers, each with its last day',
        'when notice is due on leases and contracts',
        'who minds each item, and who if not them',
        'fines and slips from the past two years',
      ],
    },
  ],
  'general/rule-checks': [
    {
      workflow:
        'No form, contract, label or certificate leaves until it has been held against your written rules. For every rule the answer is yes, no or unclear, with the passage beside it. Someone trained deals with the last two kinds and puts their name to it.',
      build:
        'Turn the rules behind most returns, 20 to 40 of them, into single questions, with where they come from and since when. Form software tests plain ones, such as sums and dates. An AI reader takes those on wording and has to quote. Try it first on 50 faulty papers from the past.',
      checkpoint:
        'Nothing changes in who signs. That person goes through each no, each doubt and whichever three rules are dearest to break.',
      first_step:
        'Gather 40 papers that were returned, group them by what was wrong, and put the ten main faults as questions to answer yes or no.',
      stop_test:
        'At eight weeks run the 50 papers again, and drop the tool if it overlooks more than one known fault in twenty.',
      alternative:
        'Let a colleague who did not write it tick through a single page that lists the ten faults you see most.',
      risks: [
        {
          risk: 'A broken rule is passed as fine, and tired eyes trust the green tick.',
          mitigation: 'Slip in two bad papers each month. When one is missed, people read for that rule in full again.',
        },
        {
          risk: 'The agency alters its rules while your list stands still.',
          mitigation: 'Every rule has somebody’s name and a date on it, and four times a year they look at the source.',
        },
      ],
      kpis: [
        {
          name: 'share of papers that are returned',
          unit: '% of documents',
          baseline: 'tally six months of returns',
          target: '40 to 60 % less',
        },
        {
          name: 'minutes spent checking one paper',
          unit: 'minutes per document',
          baseline: 'put a clock on 30 checks',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'today’s version of the rules',
        '50 old papers whose faults you know',
        'a year of returned papers and why',
        'a model paper of every kind',
      ],
      must_not_decide:
        'Whether a paper complies, or an application fails, is for the trained signatory, who carries the blame. The tool only points.',
    },
    {
      workflow:
        'The tool reads a draft the way a careful checker would, rule by rule. It marks what is met, what is broken and what it cannot judge, and points to the spot. People who know the rules clear the open points before anything is signed and sent.',
      build:
        'List the rules that send papers back most often, some 20 to 40, dated, sourced and phrased as a question. Dates and totals need only form software; wording needs an AI reader bound to quote what it saw. Fifty old papers with faults you know (50 is enough) are the test.',
      checkpoint:
        'Whoever signs now still does. Their reading covers broken and doubtful rules, together with the three that would hurt most.',
      first_step:
        'Pull out 40 rejected papers this week. Count the faults, take the ten at the top, and word each as a question.',
      stop_test:
        'If after eight weeks the known faults in those 50 papers still slip by oftener than one in twenty, end the trial.',
      alternative:
        'Ten usual mistakes on one sheet, and a rule that authors never check their own work, will catch a good deal.',
      risks: [
        {
          risk: 'People read with less care because the screen has found nothing.',
          mitigation:
            'Test the watch with two flawed papers every month, and return to reading by hand for a rule that fails.',
        },
        {
          risk: 'You check faithfully against last year’s rules.',
          mitigation: 'A named person owns each rule and goes back to its source once a quarter, noting the day.',
        },
      ],
      kpis: [
        {
          name: 'papers rejected or queried',
          unit: '% of documents',
          baseline: 'look up returns for half a year',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'how long a check takes',
          unit: 'minutes per document',
          baseline: 'measure 30 of them',
          target: '25 to 40 % quicker',
        },
      ],
      data_needed: [
        'the rule book as it stands',
        'a test set of 50 flawed documents',
        'last year’s returns, sorted by reason',
        'good examples, approved, one for each type',
      ],
      must_not_decide:
        'Software may not call a paper compliant, nor turn an applicant down. A trained person signs, and the decision is theirs.',
    },
    {
      workflow:
        'A document meets your own rules before it meets the outside world. The tool takes a contract, form, label or certificate down the written list and says yes, no or unsure, with the line it read. Someone trained resolves what is not a yes, then signs.',
      build:
        'Begin with the rules that come back to bite, 20 to 40 of them. Each is a question with a source and a date. Totals and dates are left to form software. Wording goes to an AI reader, which has to quote. Before use, run 50 old papers whose faults are known.',
      checkpoint:
        'The signature stays where it was. Whoever gives it reads all noes and doubts, and on top the three rules that cost most when broken.',
      first_step:
        'Any 40 returned papers show you where it hurts. Sort them by fault and turn the ten that lead into yes or no questions.',
      stop_test:
        'The limit is one missed fault in twenty on your 50 test papers. If eight weeks do not bring it there, stop.',
      alternative: 'Ten faults make up most returns. Print them on a page, and have anyone but the author fill it in.',
      risks: [
        {
          risk: 'The answer yes stands beside a broken rule, and the signer no longer looks.',
          mitigation:
            'Two spoiled papers go in each month as a test. For any rule that lets one pass, reading by hand returns.',
        },
        {
          risk: 'Rules move on while your list stays as it was written.',
          mitigation: 'Put a name and date on every rule, and let that person reread the source each quarter.',
        },
      ],
      kpis: [
        {
          name: 'papers that bounce',
          unit: '% of documents',
          baseline: 'add together the returns of six months',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'time per check',
          unit: 'minutes per document',
          baseline: 'take 30 checks and a watch',
          target: 'shorten it by 25 to 40 %',
        },
      ],
      data_needed: [
        'the current rules, word for word',
        '50 documents known to be faulty',
        'returns of the past year, each with its reason',
        'for every kind, an example that was approved',
      ],
      must_not_decide:
        'No tool may call a document compliant or reject an application. That is settled by the trained person who signs, on their own responsibility.',
    },
    {
      workflow:
        'Returned papers become rare, because each is tested before it goes. The tool takes the rules one by one and answers yes, no or unsure for the contract, form, label or certificate. It shows where it looked. A trained colleague clears whatever is open and signs.',
      build:
        'What gets your papers sent back? Put those 20 to 40 rules down as questions, with date and source. Software for forms can test whether dates are there and totals agree. An AI reader handles wording and must cite the passage. A run over 50 old papers with faults proves it.',
      checkpoint:
        'People sign as they do today. They go through the noes, the doubts and, in every case, the three rules that are dearest to get wrong.',
      first_step:
        'Get out the last 40 papers that were refused. Group them, find the ten faults that recur most, and phrase each so that yes or no answers it.',
      stop_test:
        'After eight weeks try the 50 test papers. Missing over one known fault in twenty is not good enough, so end it.',
      alternative: 'A page that names the ten usual faults works too. The author hands it to someone else to tick.',
      risks: [
        {
          risk: 'Trust in the tool grows until a broken rule gets by.',
          mitigation:
            'Each month put in two papers you have spoiled. If one is missed, that rule is read in full by people.',
        },
        {
          risk: 'The law changes on Monday, your list a year later.',
          mitigation:
            'Owners answer for single rules. Every three months they go back to the source and renew the date.',
        },
      ],
      kpis: [
        {
          name: 'documents that are refused',
          unit: '% of documents',
          baseline: 'see how many came back in six months',
          target: 'cut down by 40 to 60 %',
        },
        {
          name: 'minutes a check needs',
          unit: 'minutes per document',
          baseline: 'time 30 documents being checked',
          target: '25 to 40 % off',
        },
      ],
      data_needed: [
        'rules in force today',
        'a set of 50 papers with faults marked',
        'what came back over a year and the reason given',
        'one sound specimen for each type',
      ],
      must_not_decide:
        'Compliance is declared by the trained person whose signature it bears, and refusals are theirs as well. A machine declares neither.',
    },
    {
      workflow:
        'Let the machine do the patient part of checking and a trained person the judging. It holds each form, contract, certificate or label against your rule list and marks pass, fail or cannot say, quoting the spot. Fails and doubts go to that person, who signs at the end.',
      build:
        'A good list of rules is most of the work. Choose the 20 to 40 that lead to returns, word them as questions, and note source and date. Simple ones run in form software. An AI reader takes the rest, quoting as it goes. It must first find known faults in 50 old papers.',
      checkpoint:
        'Today’s signatory remains the signatory, with less to read: each no, each doubt, plus whichever three rules are most expensive.',
      first_step:
        'Lay out 40 papers that came back to you. What was wrong with each? Write the ten top answers as questions for yes or no.',
      stop_test: 'Stop when, eight weeks on, known faults in the 50 papers get past it at above one in twenty.',
      alternative:
        'Before software, try paper: a single sheet with ten frequent faults, and never the author as checker.',
      risks: [
        {
          risk: 'A false yes makes for lazy eyes.',
          mitigation:
            'Keep people awake with two planted faults a month. The rule that fails the test is checked by hand from then on.',
        },
        {
          risk: 'The rule book gets a new edition and nobody tells the list.',
          mitigation: 'For every rule someone is in charge. They date it, and compare it with its source each quarter.',
        },
      ],
      kpis: [
        {
          name: 'rate of papers returned',
          unit: '% of documents',
          baseline: 'go by six months of returns',
          target: 'a fall of 40 to 60 %',
        },
        {
          name: 'work in checking one document',
          unit: 'minutes per document',
          baseline: 'note the minutes for 30',
          target: 'quicker by 25 to 40 %',
        },
      ],
      data_needed: [
        'the latest text of each rule',
        '50 faulty papers out of the archive',
        'why papers came back in the last year',
        'a correct model paper of each sort',
      ],
      must_not_decide:
        'Only the trained signatory may pass a paper or fail an application, and stands by it. The tool has no vote.',
    },
  ],
  'general/expert-knowhow': [
    {
      workflow:
        'A younger colleague films the expert at real work, two sessions a week, and keeps asking why. Out of the recording comes a draft page with steps, telltale signs and usual mistakes. After the expert has put it right, the learner works from nothing but that page.',
      build:
        'You need a phone stand, something that transcribes, and one page layout: what for, steps, how good and bad look, how to save it. Rank the 30 things nobody else can do by what losing them would cost. Make a page per session, two sessions weekly, in a place all can reach.',
      checkpoint:
        'Each page goes through the expert’s hands for correction, and is filed once the foreman has seen the learner manage with it.',
      first_step:
        'Take an hour with the expert. Ask what would come to a halt in a month without them, and put the dearest at the top.',
      stop_test:
        'Eight weeks in, when not even three tasks out of ten work from the page, end the filming and put the two side by side.',
      alternative:
        'For half a year a learner spends two days each week next to the expert, who signs the notebook the learner writes.',
      risks: [
        {
          risk: 'Someone who expects to be shown the door will hold back.',
          mitigation:
            'Put in writing what becomes of their post, count the time as work, and credit them on every page.',
        },
        {
          risk: 'It reads well, yet the step that everything hangs on is absent.',
          mitigation:
            'A page is finished only when the learner gets through with it and the expert has not said a word.',
        },
      ],
      kpis: [
        {
          name: 'share of the list another person has done unaided',
          unit: '% of 30 tasks',
          baseline: 'go down the list and note who else could',
          target: '70 to 80 % in six months',
        },
        {
          name: 'how often the expert is rung for help',
          unit: 'calls a week',
          baseline: 'keep a tally over two weeks',
          target: 'halve it, down by half',
        },
      ],
      data_needed: [
        'what this person alone does or decides',
        'their notebooks, samples and photos',
        'things that went wrong, and how they were saved',
        'leaving date and remaining working days',
      ],
    },
    {
      workflow:
        'What one person carries in mind becomes pages that others can work from. The expert is filmed and questioned by a learner on the job, twice weekly. A tool drafts the steps, warnings and signs from the talk. Corrections are the expert’s, and the proof is a job done by the learner from paper.',
      build:
        'Begin with a ranked list of 30 tasks and judgements that hang on this one person. Record them with a phone and a transcription app, two a week. Use the same layout throughout: purpose, steps, signs, rescue. File the pages where the crew will look.',
      checkpoint:
        'First the expert mends the draft. Then the learner does the task by it under the foreman’s eye, and only then is it kept.',
      first_step:
        'Ask the expert over a long coffee, an hour or so, which work would stop in their absence of a month, and what each stop would cost.',
      stop_test:
        'If by week eight the learner can manage only two of the ten opening tasks or fewer, stop recording and let them work as a pair.',
      alternative:
        'Old-fashioned pairing does it too: six months of two days each week, with a learner’s notebook that carries the expert’s signature.',
      risks: [
        {
          risk: 'Fear of being replaced makes the expert keep the best part back.',
          mitigation:
            'Have the owner promise their role on paper, pay for sessions and let the pages bear the expert’s name.',
        },
        {
          risk: 'The page looks complete, but the knack is not in it.',
          mitigation: 'Test it in silence: the expert looks on and says nothing while the learner follows the text.',
        },
      ],
      kpis: [
        {
          name: 'tasks someone else can now do by the page',
          unit: '% of 30 tasks',
          baseline: 'write beside each task who could step in today',
          target: 'up to 70 to 80 % in six months',
        },
        {
          name: 'requests that still go to the expert',
          unit: 'calls a week',
          baseline: 'count them during two weeks',
          target: 'half as many',
        },
      ],
      data_needed: [
        'the tasks and calls that rest on one person',
        'whatever they have noted, kept or photographed',
        'past troubles with the cure',
        'how long and how often they will still come in',
      ],
    },
    {
      workflow:
        'The expert’s craft ends up on pages that a successor can use. Twice weekly a learner films real work and asks the reason for each move. The tool drafts steps, signs and typical failures from the talk. The expert mends the draft, and the learner tries the job with the page and nothing else.',
      build:
        'Little equipment is needed: a stand for the phone, software that transcribes and a standard page: purpose, steps, how right and wrong look, rescue. Write down 30 things that leave with this person, tasks and judgements, dearest at the top. Two sessions weekly give two pages, in a place all know.',
      checkpoint:
        'No page is filed unread or untried. The expert corrects it, then the foreman looks on as the learner works from it.',
      first_step:
        'Give the expert an hour of your time. What would come to a standstill if they were gone for a month, and which standstill costs most?',
      stop_test:
        'Check at eight weeks how many of the first ten tasks the learner can do by the page. Under three, stop filming and put them in pairs.',
      alternative:
        'Two days a week at the expert’s side, for six months, teach a great deal. The learner writes it in a notebook, and the expert signs.',
      risks: [
        {
          risk: 'An expert who feels pushed aside gives away only half.',
          mitigation:
            'State in writing what their job will be. The hours are paid, and their name stands on each page.',
        },
        {
          risk: 'The page is smooth, and the step on which all depends is missing.',
          mitigation:
            'The learner does the task by it, the expert stays silent, and only success makes the page valid.',
        },
      ],
      kpis: [
        {
          name: 'tasks on the list that a colleague can do from paper',
          unit: '% of 30 tasks',
          baseline: 'note who else could do each one now',
          target: '70 to 80 % of it in six months',
        },
        {
          name: 'questions that need the expert',
          unit: 'calls a week',
          baseline: 'count help calls for two weeks',
          target: 'bring them down by half',
        },
      ],
      data_needed: [
        'tasks and decisions nobody else handles',
        'notebooks, samples and photos the expert has',
        'what went wrong in past years and how it was rescued',
        'last day, and days left at work',
      ],
    },
    {
      workflow:
        'Start filming while the expert is still here. In two sessions a week a younger hand records real work, and asks why at every turn. A tool drafts the page: what to do, what to watch for, what may go wrong. Once the expert has corrected it, the learner must manage with that page alone.',
      build:
        'Make the list first: 30 tasks or judgements nobody else can do, in order of what their loss would cost. A phone stand and a transcription tool do the recording. Each page has four parts, purpose, steps, signs and rescue. Plan two sessions weekly, a page from each, stored where people look.',
      checkpoint:
        'The expert has the red pen for every page. Before it is filed, the foreman sees the learner do the task with it, one time.',
      first_step:
        'Begin with a talk of one hour. Let the expert say what stops when they are off for a month, and sort that by cost.',
      stop_test:
        'The page method has eight weeks. If the learner has mastered fewer than three of ten tasks from it, film no more and let the two work together.',
      alternative:
        'A notebook and a good teacher may be enough. For six months the learner spends two days a week with the expert and has each entry signed.',
      risks: [
        {
          risk: 'Nobody teaches freely who thinks it costs them their place.',
          mitigation:
            'The owner settles the expert’s future on paper and pays for the time. Each page shows who it came from.',
        },
        {
          risk: 'What reads like a full account lacks the decisive move.',
          mitigation:
            'Try it out: the learner follows the page and the expert may not speak. If it fails, the page is not done.',
        },
      ],
      kpis: [
        {
          name: 'share of the 30 that someone else has done by the page',
          unit: '% of 30 tasks',
          baseline: 'beside every task, write who could do it today',
          target: 'get to 70 to 80 % in six months',
        },
        {
          name: 'times the expert is asked to help',
          unit: 'calls a week',
          baseline: 'run a tally sheet for two weeks',
          target: 'down to half',
        },
      ],
      data_needed: [
        'a list of what hangs on one person',
        'their own notes, photos and samples',
        'faults of past years, with the rescue',
        'when they leave and how many days remain',
      ],
    },
    {
      workflow:
        'When the expert goes, the pages stay, and a learner has proved each of them. The two meet over real work twice a week, one doing, one filming and asking. Software turns the recording into steps, signs and usual faults. The expert puts it right before the learner goes solo with the page.',
      build:
        'Some 30 things may depend on this one person, so rank them by the damage if lost. Record two a week with a phone on a stand and let a tool transcribe. Fix the layout: what it is for, steps, good and bad signs, rescue. All pages live in one known place.',
      checkpoint:
        'Two tests stand before filing. The expert has read and corrected the page, and the foreman has watched it work in the learner’s hands.',
      first_step:
        'An hour with the expert is enough to start. List the work that would stand still during a month’s absence, worst loss on top.',
      stop_test:
        'If eight weeks of filming leave the learner able to do only two of those ten tasks, or fewer, by the page, change to pairing.',
      alternative:
        'You can do without film. Let someone work beside the expert two days weekly over six months, with a notebook for the expert to sign.',
      risks: [
        {
          risk: 'Half the story is held back out of fear for the job.',
          mitigation: 'Promise the expert in writing what comes next, pay every session and name them as author.',
        },
        {
          risk: 'The text sounds complete, though the vital step never made it in.',
          mitigation:
            'Validity comes from doing: the learner succeeds by the page while the expert watches without a word.',
        },
      ],
      kpis: [
        {
          name: 'tasks now done by a second person with the page only',
          unit: '% of 30 tasks',
          baseline: 'go through the list with one question: who else can',
          target: 'climb to 70 to 80 % in six months',
        },
        {
          name: 'help calls that reach the expert',
          unit: 'calls a week',
          baseline: 'note them down during two weeks',
          target: 'cut to half',
        },
      ],
      data_needed: [
        'which tasks and calls are this person’s alone',
        'what they keep: samples, notes, photos',
        'rescues and faults over the years',
        'the leaving date and working days until then',
      ],
    },
  ],
  'general/tagged-items': [
    {
      workflow:
        'A tag goes on each item that would hurt to lose. People scan it out by phone against a borrower or a job, and scan it back with a note if it is damaged. Each morning shows what is overdue, and a message goes to the person who had it last.',
      build:
        'QR labels from your own printer and a check-out app are enough to begin, or a simple form that the code opens. Where labels rub off, engrave or use RFID. The first 200 items are the dearest and the most often missed, each with photo, name, shelf and value.',
      checkpoint:
        'On Fridays the storeperson picks 20 items blindly, compares them with the list and traces each error.',
      first_step: 'Note everything replaced or lost within a year, then print labels for the top 30.',
      stop_test:
        'In week six look at scans: if under 80 % of what left was scanned, end the trial and see to shelf and rule first.',
      alternative: 'Paint the outline of each thing on a board, and have people hang their token where it was.',
      risks: [
        {
          risk: 'Nobody has time to scan, so before long the list means nothing.',
          mitigation: 'Two taps at most, a code right by the handle, and a word from the storeperson that very day.',
        },
        {
          risk: 'A tracker on a tool becomes a tracker on its user.',
          mitigation: 'Only objects get tags, location is off after hours, and staff have this on paper.',
        },
      ],
      kpis: [
        {
          name: 'tagged items missing when you count',
          unit: '% of tagged items',
          baseline: 'do one count of the 200 most valuable',
          target: '50 to 70 % fewer',
        },
        {
          name: 'what lost things cost to replace',
          unit: '$ a quarter',
          baseline: 'total the replacements of the past year',
          target: 'down 30 to 50 %',
        },
        {
          name: 'hours lost to searching',
          unit: 'hours a week',
          baseline: 'ask five people to log two weeks',
          target: 'halved',
        },
      ],
      data_needed: [
        'an item list, what it is worth and where it lives',
        'everyone and every job that can hold one',
        '12 months of lost and rebought things',
        'the present loan slips or sign-out book',
      ],
    },
    {
      workflow:
        'Ask the list who has the thing, and it answers. That works because items are tagged and scanned when they leave and when they return, with the job or borrower and any damage. What is late appears first thing in the morning, and its holder is reminded.',
      build:
        'Buy an asset app with check-out, or link QR codes to a short form. Paper labels come first; RFID or engraving is for rough use. Limit the start to 200 items, those lost most or worth most, and record name, photo, value and home shelf.',
      checkpoint:
        'A weekly sample of 20, drawn at random by the storeperson, shows whether list and shelf agree; each miss is followed up.',
      first_step:
        'From last year’s purchases mark what was bought because something vanished, and label the 30 worst cases with a QR code.',
      stop_test:
        'When fewer than 80 % of removals are scanned by the sixth week, stop there, because habit and storage need mending before software.',
      alternative:
        'A shadow board does this without a screen: every tool has its silhouette, and a name token hangs there while it is away.',
      risks: [
        {
          risk: 'In the rush things leave unscanned, and the record turns into a guess.',
          mitigation:
            'Make it quick, with the label where you grip and two taps to finish, and have gaps asked about before evening.',
        },
        {
          risk: 'Staff feel followed through the things they carry.',
          mitigation: 'Say in writing that tags sit on gear alone, and that no position is kept outside working hours.',
        },
      ],
      kpis: [
        {
          name: 'share of tagged things nobody can find',
          unit: '% of tagged items',
          baseline: 'check the 200 costliest in one go',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'spending to replace what vanished',
          unit: '$ a quarter',
          baseline: 'sum up twelve months of such purchases',
          target: '30 to 50 % less',
        },
        {
          name: 'searching time',
          unit: 'hours a week',
          baseline: 'have five colleagues write it down for two weeks',
          target: 'down to half',
        },
      ],
      data_needed: [
        'items by name, worth and shelf',
        'possible holders: staff, jobs, borrowers',
        'what went missing in the past 12 months',
        'loan records as kept today',
      ],
    },
    {
      workflow:
        'You know who has what, since each item worth having carries a tag. It is scanned by phone on the way out, against a job or a borrower, and scanned in again with a word on damage. The morning list shows what is late, and whoever held it last is messaged.',
      build:
        'Printed QR labels will start you off, with an asset app’s check-out screen or a form the code opens. Engraving and RFID are for places where labels do not last. Take the 200 items that are dearest or vanish most. Each has a name, a photo, a value and a shelf.',
      checkpoint:
        'Every Friday the storeperson draws 20 items by chance, looks whether the list is right, and asks why if it is not.',
      first_step:
        'What did you lose or buy twice last year? List it, and label the 30 worst offenders with a printed QR code.',
      stop_test:
        'By week six, 80 % of what is taken should be scanned. Under that, stop, and see to the rule and the shelf.',
      alternative:
        'Hang tools on a board with their outlines painted. Anyone who takes one leaves a name token in the gap.',
      risks: [
        {
          risk: 'Haste wins, nobody scans, and the list tells stories.',
          mitigation:
            'Two taps, no more, and a code where you take hold. The storeperson asks about gaps before the day ends.',
        },
        {
          risk: 'A position tag on gear turns into a watch on people.',
          mitigation: 'Tag objects only and turn location off after work. The team has that in writing.',
        },
      ],
      kpis: [
        {
          name: 'share of tagged gear not there at the count',
          unit: '% of tagged items',
          baseline: 'check off the 200 dearest things one time',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'replacement cost of lost items',
          unit: '$ a quarter',
          baseline: 'total what was rebought last year',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'hours of looking for things',
          unit: 'hours a week',
          baseline: 'five people keep a note during two weeks',
          target: 'half of today',
        },
      ],
      data_needed: [
        'items, where they belong and what they cost',
        'who may borrow: staff, jobs, customers',
        '12 months of losses and rebuys',
        'the loan slips or sign-out book',
      ],
    },
    {
      workflow:
        'A missing item has a last holder, and the list names them. Things that matter are tagged, scanned out by phone to a job or borrower, and scanned back with any damage noted. Overdue ones come up every morning, with a message to the holder.',
      build:
        'Print QR labels and tie them to a form, or to an asset app that can check things out. Harder tags, engraved or RFID, come in where paper fails. Do the 200 most costly or most often lost first. For each, store photo, name, value and where it lives.',
      checkpoint:
        'The storeperson tests the list on Fridays with 20 random items. For each that is not where it should be, the cause is found.',
      first_step:
        'Look up what went missing or was bought again over the past year. The first 30 things on that list get a QR label.',
      stop_test:
        'If the sixth week shows below 80 % of takings scanned, leave the software. The fault is then with shelf or rule.',
      alternative:
        'Paint outlines on a board and give everyone tokens. Where a tool is out, a token hangs, and you see who has it.',
      risks: [
        {
          risk: 'In a rush no one scans, and by month’s end the records are worthless.',
          mitigation:
            'The code sits under the hand and takes two taps. Missing scans are chased by the storeperson that day.',
        },
        {
          risk: 'Staff fear that tracked tools mean tracked people.',
          mitigation: 'Put it in writing: things have tags, people do not, and position is off once work ends.',
        },
      ],
      kpis: [
        {
          name: 'items no one can produce when you count',
          unit: '% of tagged items',
          baseline: 'take stock of the 200 most expensive',
          target: 'down 50 to 70 %',
        },
        {
          name: 'spending on items bought again',
          unit: '$ a quarter',
          baseline: 'look through a year of replacements',
          target: 'a fall of 30 to 50 %',
        },
        {
          name: 'time people hunt for gear',
          unit: 'hours a week',
          baseline: 'let five of them write it up over two weeks',
          target: 'cut by one half',
        },
      ],
      data_needed: [
        'what you own, its value and its shelf',
        'people, borrowers and jobs that can have it',
        'what was lost or replaced in 12 months',
        'your present book of loans',
      ],
    },
    {
      workflow:
        'Gear, keys and samples are found by asking the list and not the whole crew. Out goes an item with a scan against job or borrower. Back it comes with another, and a note if it is hurt. Each morning late items are listed and their last holder hears of it.',
      build:
        'Choose 200 items to begin with, those that cost or vanish most, and give each a photo, a value, a name and a shelf. A printed QR label opens a small form, or the check-out of an asset app. Use RFID or engraving if the labels would not survive.',
      checkpoint:
        'Once a week, Friday, 20 items are picked at random by the storeperson and looked for. A wrong entry is traced to its cause.',
      first_step:
        'Add up last year’s losses and double purchases. Then print QR labels for the 30 items that head the list.',
      stop_test:
        'Count scans in week six. Fewer than 80 % of departures scanned means people and shelves need sorting out first, so stop.',
      alternative:
        'The cheap way is a board: painted shapes, a hook for each, and name tokens that take the place of what is out.',
      risks: [
        {
          risk: 'The list is only as true as the busiest person’s scanning.',
          mitigation: 'Make it two taps, with the code at the grip, and have the storeperson follow up gaps at once.',
        },
        {
          risk: 'What tracks a drill also tracks whoever carries it.',
          mitigation: 'Limit tags to things, stop locating them after hours, and give staff a written promise.',
        },
      ],
      kpis: [
        {
          name: 'tagged things missing',
          unit: '% of tagged items',
          baseline: 'do a count, once, of the 200 with most value',
          target: 'a cut of 50 to 70 %',
        },
        {
          name: 'yearly loss in replacements, by quarter',
          unit: '$ a quarter',
          baseline: 'go back over what you replaced last year',
          target: '30 to 50 % lower',
        },
        {
          name: 'hours spent searching',
          unit: 'hours a week',
          baseline: 'ask for notes from five people for two weeks',
          target: 'cut in half',
        },
      ],
      data_needed: [
        'a register of items, value and place',
        'everyone who may sign one out',
        'things lost or bought again in 12 months',
        'slips or books that show loans',
      ],
    },
  ],
  'general/overdue-accounts': [
    {
      workflow:
        'The same steps follow each invoice, so nobody has to find the courage. It leaves at once with a pay link, is announced 3 days ahead of the due date, and is reminded at 3 days past it, at 10 and at 20 in agreed words. Where the customer disputes it or is in hardship, reminders end and somebody rings.',
      build:
        'QuickBooks, Xero and MYOB all have reminders and payment links; switch them on. On Mondays rank what is owed by size, age and the payer’s habit. For the ten largest cases a tool proposes the wording, and one of your people mails or calls.',
      checkpoint:
        'Each Monday the accounts manager or owner goes over the list and takes off those to be spared. Letters of demand need their yes.',
      first_step: 'Run the aged receivables report now. Call the ten who owe most and note the reason each gives.',
      stop_test:
        'Three months should take three days off the average; if they do not, stop reminding and examine your terms and invoices.',
      alternative:
        'Keep Tuesday mornings for calls to the five biggest late payers, and let new customers start with direct debit or a deposit.',
      risks: [
        {
          risk: 'Stern letters reach someone whose complaint was fair, and you lose them.',
          mitigation: 'Flag a dispute the day you hear of it, and let no reminder go until someone has spoken to them.',
        },
        {
          risk: 'A person in trouble is pushed by software.',
          mitigation: 'The word hardship halts everything and brings in the one colleague who may agree a plan.',
        },
      ],
      kpis: [
        {
          name: 'how many days customers take to pay',
          unit: 'days',
          baseline: 'work it out over 12 months of ledger',
          target: '5 to 10 days fewer',
        },
        {
          name: 'share of debt beyond 30 days late',
          unit: '% of debtors',
          baseline: 'note it at three month ends',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'who owes what, and since when',
        'paid dates for two years of invoices',
        'the right accounts contact per customer',
        'your terms, and invoices in dispute',
      ],
      must_not_decide:
        'Cutting off supply, extra charges, a refused plan and the debt collector are decisions for the accounts manager or owner, made after talking to the customer. No machine takes them.',
    },
    {
      workflow:
        'Money comes in sooner when chasing starts early and never depends on mood. Customers hear from you with 3 days to go, then when they are 3, 10 or 20 days late, in fixed texts with a link to pay. A mention of hardship or dispute takes the case out, and a person picks up the phone.',
      build:
        'Most of it is a setting in your accounts package, be it MYOB, QuickBooks or Xero: reminders, card links, direct debit. Add a Monday list that weighs amount, age and past habit. Drafts for the top ten may come from a tool, but people send them.',
      checkpoint:
        'No letter of demand goes without approval from the accounts manager or the owner, who also cross names off the Monday list.',
      first_step:
        'Sort what you are owed by size, ring the first ten on the list this week and record what holds each of them up.',
      stop_test:
        'After three months, end the reminders unless average days to pay are down by three, and turn to your invoices and terms.',
      alternative:
        'Five calls every Tuesday before lunch, to the largest overdue accounts, do much of this. Deposits and direct debit keep new debts small.',
      risks: [
        {
          risk: 'You press a loyal buyer who had good cause to hold back.',
          mitigation:
            'Invoices under dispute are marked at once and stay outside the rhythm till a call has been made.',
        },
        {
          risk: 'Automatic letters hit somebody who cannot pay.',
          mitigation:
            'As soon as hardship is mentioned all notices cease, and a named colleague offers terms they can keep.',
        },
      ],
      kpis: [
        {
          name: 'days between invoice and money',
          unit: 'days',
          baseline: 'use the past 12 months of paid invoices',
          target: 'faster by 5 to 10 days',
        },
        {
          name: 'debt that is over 30 days late',
          unit: '% of debtors',
          baseline: 'look at the age report for three month ends',
          target: 'a fall of 30 to 50 %',
        },
      ],
      data_needed: [
        'the open ledger with dates',
        'how fast each customer paid over two years',
        'names and mails of those who pay',
        'conditions of sale and known quarrels',
      ],
      must_not_decide:
        'Only the owner or accounts manager may stop deliveries, charge more, decline a plan or pass a debt on, and only once they have called. Software has no say in it.',
    },
    {
      workflow:
        'Late payers hear from you on fixed days and in fixed words. Invoices leave at once with a pay button. A note comes 3 days early, others when 3, then 10, then 20 days have gone by. A reply about hardship or a dispute goes to a person, who rings.',
      build:
        'Your accounting package sends reminders and takes payment by card or direct debit, whether it is Xero, MYOB or QuickBooks. Turn both on. Each Monday put debtors in order by age, amount and payment habit. A tool may word what the top ten receive; a person rings or sends it.',
      checkpoint:
        'The Monday list goes through the owner or accounts manager, who takes off those not to be pressed. A letter of demand needs their consent each time.',
      first_step: 'Open the aged receivables today, phone the ten biggest, and note what each says about the delay.',
      stop_test:
        'Three days off the average time to pay, within three months, is the test. Failing it, pause and inspect terms and invoices.',
      alternative:
        'Tuesday morning is for the phone: five calls, to the five largest sums overdue. From new customers take a deposit, or set up direct debit.',
      risks: [
        {
          risk: 'A customer who was right to complain gets three hard letters and is gone.',
          mitigation: 'A dispute is marked the day it comes up. No reminder follows until somebody has telephoned.',
        },
        {
          risk: 'The machine leans on a person who has fallen on hard times.',
          mitigation:
            'At the first word of hardship reminders cease. One named colleague takes over and can agree a plan.',
        },
      ],
      kpis: [
        {
          name: 'days an invoice waits for its money',
          unit: 'days',
          baseline: 'read 12 months of the ledger',
          target: '5 to 10 days sooner',
        },
        {
          name: 'share of debt over 30 days late',
          unit: '% of debtors',
          baseline: 'check three month ends in the aged receivables',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'a list of debtors, due dates included',
        'two years of invoices and when they were paid',
        'who handles payment at each customer',
        'your terms and any open disputes',
      ],
      must_not_decide:
        'The owner or accounts manager, after a call, decides on stopping supply, on charges, on refusing a plan and on debt collection. Those are closed to the machine.',
    },
    {
      workflow:
        'Chasing starts before the money is late and always runs alike. The invoice goes out that day with a payment link. The customer hears from you 3 days before it falls due, and at 3, 10 and 20 days over. Hardship or a dispute breaks the chain, and somebody picks up the phone.',
      build:
        'Use what MYOB, Xero or QuickBooks has built in: reminders, card payment, direct debit. On Monday look at debtors by size, by age and by how they tend to pay. The ten heaviest get a personal note. A tool can draft it, while sending or calling is for people.',
      checkpoint:
        'Someone with judgement reads Monday’s list first, be it owner or accounts manager. They spare whom they wish and sign off any letter of demand.',
      first_step: 'Start today: aged receivables, top ten names, ten calls, and the reason for delay next to each.',
      stop_test:
        'If three months have not taken three days off the average, reminders are not the cure. Pause them and study your invoices and terms.',
      alternative:
        'Call the top five late accounts each Tuesday morning. Ask every new customer for direct debit or a deposit, and fewer will be late.',
      risks: [
        {
          risk: 'Three reminders in a stern tone drive off someone who had a fair grievance.',
          mitigation:
            'Put a mark on the invoice as soon as it is disputed. Marked invoices stay silent until you have talked.',
        },
        {
          risk: 'Automatic letters go to a household that cannot pay.',
          mitigation:
            'Hardship, in a call or a mail, ends the letters. The matter passes to one person with the power to offer a plan.',
        },
      ],
      kpis: [
        {
          name: 'average wait from billing to payment',
          unit: 'days',
          baseline: 'look up the past 12 months in your ledger',
          target: 'cut it by 5 to 10 days',
        },
        {
          name: 'money outstanding beyond 30 days',
          unit: '% of debtors',
          baseline: 'take the receivables report for three month ends',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'open invoices with their due dates',
        'payment dates of two years',
        'a current accounts contact for every customer',
        'trading terms, and what is in dispute',
      ],
      must_not_decide:
        'No machine stops supply, adds a charge, turns down a plan or sells a debt. A human does, the owner or accounts manager, once they have spoken with the customer.',
    },
    {
      workflow:
        'Every customer gets the same polite chain, and you get paid sooner. An invoice on the day, with a link to pay, opens it. One note goes 3 days ahead, and more when it is late by 3, by 10 and by 20. Whoever answers with a dispute or hardship is rung by a person.',
      build:
        'Payment links and reminders are in QuickBooks, Xero and MYOB already, waiting to be switched on. Add direct debit. Rank debtors on Mondays by what they owe, since when, and their record. For the leading ten have a tool propose wording, then send it or ring yourself.',
      checkpoint:
        'Before anything goes on Monday, owner or accounts manager strikes names from the list. It is they who pass a letter of demand, one at a time.',
      first_step: 'Print who owes you today. Make ten calls, to the largest, and write down why each has not paid.',
      stop_test:
        'Look after three months. Unless payment comes three days earlier on average, drop the reminders and rework terms and invoices.',
      alternative:
        'Five phone calls on a Tuesday morning reach the worst of it. Deposits and direct debits from newcomers prevent the next lot.',
      risks: [
        {
          risk: 'Good customers leave when a fair complaint is met with reminders.',
          mitigation: 'Disputed means marked, and marked means no letter, from that day until someone has called them.',
        },
        {
          risk: 'A machine presses where a human would have listened.',
          mitigation: 'Let the word hardship stop the chain at once. A named person then rings and looks for a plan.',
        },
      ],
      kpis: [
        {
          name: 'time customers take to pay, in days',
          unit: 'days',
          baseline: 'work it out from 12 months of entries',
          target: 'shorter by 5 to 10 days',
        },
        {
          name: 'debt that has passed 30 days overdue',
          unit: '% of debtors',
          baseline: 'use the receivables by age, three month ends',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'debtors and when each sum falls due',
        'how promptly customers paid in two years',
        'names to talk to about payment',
        'the terms you trade on and quarrels pending',
      ],
      must_not_decide:
        'Supply goes on, no fee is added, no plan refused and no debt passed on until the accounts manager or owner has rung and decided. Software may do none of it.',
    },
  ],
  'general/pay-and-timesheets': [
    {
      workflow:
        'People clock on at the gate or by phone, and pick job and shift. Ahead of each run the check sets the clock beside award, roster and leave, and shows the mismatches. Supervisor and worker sort them out, payroll pays, and fewer remain the week after.',
      build:
        'Your clocking app, Tanda or Deputy for instance, feeds payroll with its award rules switched on. Let a person versed in the award try 20 real weeks. Then add ten simple alarms, such as pay double the normal, six hours with no break, or leave on a worked day. No model is called for.',
      checkpoint:
        'Flags are cleared by the payroll officer first. The owner then holds the total against the previous fortnight and releases it.',
      first_step:
        'Go through six pay runs, sort every correction by what caused it, and cure the biggest cause before you spend money.',
      stop_test:
        'Four pay runs must bring a third fewer corrections; if not, pause and have somebody look over the award settings.',
      alternative:
        'A single form with set codes, a Monday noon cut-off and a colleague who compares roster and pay will take you far.',
      risks: [
        {
          risk: 'One rule set up wrongly shorts all staff month after month.',
          mitigation:
            'Confirm every rule with an adviser or in the pay guide of the Ombudsman, and recalculate five payslips each month.',
        },
        {
          risk: 'Fingerprints or faces are collected from people who never said yes.',
          mitigation: 'A card, code or phone does the same; biometrics need true consent and an alternative.',
        },
      ],
      kpis: [
        {
          name: 'lines that had to be put right after paying',
          unit: '% of pay lines',
          baseline: 'tally six pay runs',
          target: '50 to 70 % fewer',
        },
        {
          name: 'hours the office spends on a pay run',
          unit: 'hours',
          baseline: 'keep a log for three runs',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'rosters and timesheets for three months',
        'each person’s award, level and loadings',
        'a year of corrections and their causes',
        'allowances and leave owing',
      ],
      must_not_decide:
        'Pay is never docked, overtime never refused and nobody classified by software. Supervisor and payroll officer do that together with the worker, and write it down.',
    },
    {
      workflow:
        'Errors are found before money moves. The clock, the roster, the leave book and the award are compared for every shift, and whatever disagrees is put to the supervisor. Once the worker has been asked and the line is settled, payroll runs, and the causes are dealt with one by one.',
      build:
        'Choose the link between payroll and an app such as Deputy or Tanda, award rules included. Have them proved on 20 past weeks by someone at home in the award. Ten checks in plain logic do the rest: missing breaks after six hours, doubled pay, shifts during leave.',
      checkpoint:
        'Before release two things happen: payroll closes each flag, and the owner looks at how far the sum differs from last fortnight.',
      first_step:
        'Take the corrections behind your last six runs, name the reason for each, and begin with the one you meet most.',
      stop_test:
        'After four pay runs, end the roll-out unless corrections are down by a third, and get the award rules reviewed.',
      alternative:
        'Without new software: fixed codes on one sheet, hours in by noon on Monday, and another pair of eyes on roster and run.',
      risks: [
        {
          risk: 'The same mistake in a rule costs every worker a little, for a long time.',
          mitigation:
            'Somebody from outside confirms the rules, or the Fair Work pay guide does, and five slips are checked by hand monthly.',
        },
        {
          risk: 'A time clock that reads faces gathers more than staff agreed to.',
          mitigation: 'Stay with cards, codes or phones, and keep face scans for those who freely choose them.',
        },
      ],
      kpis: [
        {
          name: 'pay lines put right later',
          unit: '% of pay lines',
          baseline: 'look through six runs for corrections',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'work behind one pay run',
          unit: 'hours',
          baseline: 'write down the hours for three runs',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'hours and rosters, three months back',
        'contracts: award, level, loading',
        'what was corrected last year, and why',
        'leave accrued and allowances due',
      ],
      must_not_decide:
        'A person’s classification, overtime and deductions are settled by supervisor and payroll officer, with the worker heard and a note kept. The tool merely flags.',
    },
    {
      workflow:
        'Pay is checked before it is paid and not after. A phone or gate clock books each hour to job and shift. Before paying, award, leave, roster and clock are set side by side, and what clashes is listed. Supervisor and worker settle it, payroll pays, and the list shrinks week by week.',
      build:
        'Link clocking with payroll and use the award rules that come with Deputy, Tanda or a like app. Have 20 real weeks worked through by someone versed in the award. Then write ten plain checks, among them six hours without a break, pay at twice the usual, leave on a worked day. You need no model.',
      checkpoint:
        'Flagged lines are payroll’s to clear ahead of the run. The owner looks at the sum against the fortnight before, then lets it go.',
      first_step:
        'What did you have to correct in the last six pay runs, and why? Sort by cause and remove the main one before you shop.',
      stop_test:
        'Corrections should be a third fewer after four pay runs. If they are not, roll out no further and get the award set-up examined.',
      alternative:
        'Agree on one form and its codes, with Monday noon as the cut-off. Someone other than payroll then reads the run with the roster in hand.',
      risks: [
        {
          risk: 'A rule of the award is set up wrong, and everyone is short for months.',
          mitigation:
            'Each rule is checked, in the Fair Work pay guide or by an adviser. Work out five payslips by hand monthly.',
        },
        {
          risk: 'The clock takes a face or a finger that nobody freely offered.',
          mitigation: 'Codes, cards and phones are enough. A face scan needs honest consent and another way in.',
        },
      ],
      kpis: [
        {
          name: 'lines of pay mended afterwards',
          unit: '% of pay lines',
          baseline: 'go through six pay runs and count',
          target: '50 to 70 % less often',
        },
        {
          name: 'hours of office work per run',
          unit: 'hours',
          baseline: 'time three pay runs',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'timesheets and rosters, the latest three months',
        'award, level and loadings for each person',
        'last year’s pay corrections by cause',
        'leave owed, with allowances',
      ],
      must_not_decide:
        'Docking pay, refusing overtime and classing a worker are not for software. It takes the supervisor, the payroll officer and a talk with the worker, noted on file.',
    },
    {
      workflow:
        'Staff are paid right because mismatches surface before the run. Hours come from a phone or gate clock, tied to shift and job. A check holds them against leave, roster and award and shows what differs. The supervisor asks the worker and settles it. Payroll pays, and next week there is less to fix.',
      build:
        'Most of this is in Tanda, Deputy or whatever you clock with: join it to payroll and activate the award rules. They must pass 20 real weeks, tested by someone at ease with the award. Ten simple alarms follow, such as double pay, a missed break in six hours, a shift on a leave day.',
      checkpoint:
        'Nothing is paid with a flag open. Payroll clears flags first, and the owner releases the run after a glance at last fortnight’s total.',
      first_step:
        'Look at six pay runs back and give each correction a cause. The cause you meet most is the first repair, and it costs nothing.',
      stop_test:
        'Take four pay runs as the trial. With corrections down by less than a third, halt and have an expert check the award settings.',
      alternative:
        'A form with set codes and a firm cut-off, Monday at noon, does wonders. Let another person lay roster and pay run side by side.',
      risks: [
        {
          risk: 'Nobody sees a wrong award rule when it hits all alike, month on month.',
          mitigation:
            'Let the Ombudsman’s Fair Work guide or an adviser vouch for every rule. Five slips a month are redone by hand.',
        },
        {
          risk: 'Fingerprint or face clocks gather data people did not choose to give.',
          mitigation:
            'Offer a card, a code or the phone. Scan faces only where consent is real and there is an alternative.',
        },
      ],
      kpis: [
        {
          name: 'corrected pay lines',
          unit: '% of pay lines',
          baseline: 'keep count through six runs',
          target: '50 to 70 % down',
        },
        {
          name: 'time the office needs for one pay run',
          unit: 'hours',
          baseline: 'log the hours of three',
          target: 'a cut of 30 to 50 %',
        },
      ],
      data_needed: [
        'rosters with timesheets for three months',
        'what each person is employed as, loadings included',
        'corrections over a year and what led to them',
        'balances of leave, plus allowances',
      ],
      must_not_decide:
        'With the worker at the table and a note on file, payroll officer and supervisor settle deductions, overtime and classification. A machine must settle none.',
    },
    {
      workflow:
        'The questions about pay are asked on Monday, not after payday. A check lays every clocked hour, by phone or gate, beside its roster, leave and award. Lines that disagree go to the supervisor, who asks the worker. Payroll then pays, and each week brings fewer such lines.',
      build:
        'No model is involved, only a good link and plain rules. Connect your clocking app, be it Deputy, Tanda or another, to payroll with award rules on. A person who knows the award tests 20 weeks. Ten checks look for missing breaks over six hours, doubled pay, and leave that meets a shift.',
      checkpoint:
        'It takes two to release a pay run. The payroll officer has closed each flag, and the owner has seen how the total moved since last fortnight.',
      first_step:
        'List the corrections from six pay runs with what lay behind each. One cause will stand out: deal with it before spending.',
      stop_test:
        'Four pay runs in, see whether corrections have dropped by a third. If not, stop and let somebody go over the award rules.',
      alternative:
        'Fixed codes on one timesheet and a deadline at noon each Monday come first. Then a second reader takes roster and run together.',
      risks: [
        {
          risk: 'One faulty setting and the whole staff is underpaid, quietly, for months.',
          mitigation:
            'Confirm rules one by one with an adviser, or by what the Fair Work Ombudsman publishes, and recompute five payslips monthly.',
        },
        {
          risk: 'Biometric clocks store what staff never meant to hand over.',
          mitigation: 'A phone, card or code will do. Without true consent and a second way, scan nobody’s face.',
        },
      ],
      kpis: [
        {
          name: 'pay lines needing repair after payday',
          unit: '% of pay lines',
          baseline: 'review six pay runs',
          target: 'a fall of 50 to 70 %',
        },
        {
          name: 'office hours a pay run eats',
          unit: 'hours',
          baseline: 'have three runs logged',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'three months of clocked hours and rosters',
        'terms of employment: award, level, loading',
        'a year’s corrections with reasons',
        'allowances, and leave balances',
      ],
      must_not_decide:
        'Software may not cut anyone’s pay, deny overtime or set a level. People do that, supervisor and payroll officer together, after hearing the worker and in writing.',
    },
  ],
  'general/waitlist-fill': [
    {
      workflow:
        'A cancellation starts the search at once. Those on the waitlist who suit by day, notice, age, level and size are found, and three get a text with a deadline. Whoever says yes first has the place, nobody else loses their rank, and the desk makes no calls.',
      build:
        'Your booking software most likely has a waitlist; try that first. For every person note days, level and the notice they need, and fix the order of offers. Texts allow 30 minutes to answer. Once a year ask all of them if they are still keen.',
      checkpoint:
        'Each day the front desk reads through what was filled and speaks to newcomers before their first visit.',
      first_step:
        'Go back eight weeks: places cancelled, how short the notice was, how many stood empty. Then text the whole list and prune it.',
      stop_test:
        'By the sixth week a quarter of cancellations should be refilled. If they are not, end it and tighten your terms.',
      alternative:
        'Run a standby chat group. Put the free place up, give it to the first to answer, and keep track of turns.',
      risks: [
        {
          risk: 'The fastest thumbs get everything, while others wait for years.',
          mitigation: 'Go by date of joining, allow a fixed time for an answer, and telephone people who prefer it.',
        },
        {
          risk: 'Somebody unsuitable is let in, by age, level or size.',
          mitigation: 'Written rules decide who receives an offer at all, and new faces are confirmed by staff.',
        },
      ],
      kpis: [
        {
          name: 'share of cancellations that find a taker',
          unit: '% of cancellations',
          baseline: 'look at eight past weeks',
          target: '20 to 40 points more',
        },
        {
          name: 'minutes of staff work per refilled place',
          unit: 'minutes',
          baseline: 'clock 20 of them',
          target: '60 to 80 % less',
        },
      ],
      data_needed: [
        'six months of bookings with cancellations',
        'who is waiting, since when and for what',
        'the conditions for each kind of place',
        'how late people cancelled',
      ],
    },
    {
      workflow:
        'Empty places and a long queue should not meet on one day. When a place comes free, three people who fit it (day, age, level, size, notice) are texted and have a short while to accept. The earliest yes wins, the rest stay where they were, and staff only read the result.',
      build:
        'Look in the booking system you have for a waitlist function. Feed it with what people can take, at which notice, on which days and level, and with a clear order. Answers are due in 30 minutes. Every year the list is asked again who wants to stay on.',
      checkpoint: 'Filled places are checked daily at the desk, with a call to those who come for the first time.',
      first_step:
        'Add up eight weeks of cancelled and unfilled places with the notice given, and send one text to clear dead names off the list.',
      stop_test:
        'Unless a quarter or more of freed places are taken up by week six, drop the offers and change the cancellation terms.',
      alternative:
        'A group on a messaging app serves small firms: announce the gap, first come first served, and record who has been lucky.',
      risks: [
        {
          risk: 'People who cannot watch their phone are passed over again and again.',
          mitigation: 'Keep the queue by joining date with time to reply, and offer a call in place of a text.',
        },
        {
          risk: 'A place goes to someone it does not suit.',
          mitigation: 'Let only those who meet the rules be asked, and have the desk look at everyone new.',
        },
      ],
      kpis: [
        {
          name: 'freed places taken by someone else',
          unit: '% of cancellations',
          baseline: 'use the eight weeks just gone',
          target: 'up by 20 to 40 points',
        },
        {
          name: 'work to refill one place',
          unit: 'minutes',
          baseline: 'measure 20 cases',
          target: 'bring it down 60 to 80 %',
        },
      ],
      data_needed: [
        'half a year of bookings, kept and cancelled',
        'the queue: names, wishes, dates',
        'who may have which place',
        'hours or days of notice per cancellation',
      ],
    },
    {
      workflow:
        'A cancelled place is offered within minutes to people it suits. The system looks down the waitlist for day, notice, level, size and age and sends a text to the first three. The first to accept has it, nobody drops back, and no call is needed.',
      build:
        'The waitlist in your booking software comes first, before any purchase. Enter for everybody the days, the level and the notice they can manage, and fix whose turn comes when. An offer by text stays open for 30 minutes. Ask once a year who still wants in.',
      checkpoint: 'Each day the desk runs an eye over what was filled. Anyone new is confirmed before arrival.',
      first_step:
        'Look back over eight weeks. What was cancelled, at what notice, and what went empty? Then clean up the list with one text.',
      stop_test:
        'By week six a quarter of what was cancelled should be filled. Below that, end it and tighten the cancellation terms.',
      alternative:
        'Gather standbys in a group chat. Post what comes free, let the first yes have it, and keep track of turns.',
      risks: [
        {
          risk: 'The quick always win, and those who cannot look at a phone never do.',
          mitigation: 'Work by joining date and give a fixed time to answer. Whoever asked for a call gets one.',
        },
        {
          risk: 'Somebody gets a place meant for another age, level or boat.',
          mitigation: 'Test entries against written rules before any offer, and have staff confirm those new to you.',
        },
      ],
      kpis: [
        {
          name: 'share of cancelled places that are taken again',
          unit: '% of cancellations',
          baseline: 'go by the past eight weeks',
          target: 'lift it by 20 to 40 points',
        },
        {
          name: 'minutes to fill a place',
          unit: 'minutes',
          baseline: 'use 20 cases and a clock',
          target: 'shorten it by 60 to 80 %',
        },
      ],
      data_needed: [
        'six months of bookings, cancellations marked',
        'who waits, for what, since when, and how to reach them',
        'which people suit which place',
        'how much notice each cancellation gave',
      ],
    },
    {
      workflow:
        'People on the waitlist get the place, and your staff never touch the phone. On a cancellation three suitable names (by size, level, age, day and notice) receive a text with a short deadline. One says yes first. The others lose nothing, and staff read the outcome.',
      build:
        'Check what your booking software can do, for a waitlist is usually part of it. Note what each person can take: which days, what level, how much warning. Set the order. Offers are texts that lapse after 30 minutes. Every year a message clears out those who have moved on.',
      checkpoint: 'The front desk reads the day’s new names. First-timers are confirmed by staff before they turn up.',
      first_step:
        'Eight weeks of cancellations will tell: how many, how late, how many never filled. After counting, send one text to find who still waits.',
      stop_test:
        'Is a quarter of cancelled places filled in week six? If fewer, stop the offers and look to your terms.',
      alternative:
        'A messaging group of standbys does it by hand. The place is posted, the fastest yes wins, and somebody notes whose turn it was.',
      risks: [
        {
          risk: 'Those with a phone in hand all day take every place.',
          mitigation: 'Offers follow the date people joined, with a set reply time. Those who prefer a call are rung.',
        },
        {
          risk: 'A child, a beginner or a bigger boat turns up where it does not belong.',
          mitigation: 'Offers go only to entries that meet your written rules. The desk speaks to each first-timer.',
        },
      ],
      kpis: [
        {
          name: 'places refilled after a cancellation',
          unit: '% of cancellations',
          baseline: 'take eight weeks as they were',
          target: 'raise it 20 to 40 points',
        },
        {
          name: 'work of filling a freed place',
          unit: 'minutes',
          baseline: 'time 20 of them at the desk',
          target: '60 to 80 % quicker',
        },
      ],
      data_needed: [
        'the past six months’ bookings and what was cancelled',
        'the waitlist: wish, contact, joining date',
        'rules on who fits where',
        'the notice people gave',
      ],
    },
    {
      workflow:
        'Somebody always wants the place that somebody else gives up. The tool matches day, notice, level, age and size, picks three from the waitlist and texts them. They have a short time to reply. The earliest yes is booked, ranks stay as they were, and the team only watches.',
      build:
        'Try the function you already own: most booking software keeps a waitlist. It works if each entry says level, days and how short the notice may be, and if the order is clear. Give 30 minutes for an answer by text. Clear the list yearly by asking who is still interested.',
      checkpoint:
        'Staff at the front desk go through the filled places daily, and get in touch with anyone on a first visit.',
      first_step:
        'Count cancelled places over eight weeks, with the notice given and what stayed vacant. One text to the whole list then weeds out old names.',
      stop_test:
        'The sixth week decides: a quarter of cancellations refilled, or you stop and shorten the terms for cancelling.',
      alternative:
        'For a small firm a chat group is enough. Announce each gap, give it to the first who answers, and write down who had one.',
      risks: [
        {
          risk: 'Speed decides, so the same few are served again and again.',
          mitigation:
            'The queue runs in order of joining, everyone has the same time to answer, and some are telephoned on request.',
        },
        {
          risk: 'The place is filled by a person it was never meant for.',
          mitigation: 'Rules in writing decide who is offered what. New people are checked by staff.',
        },
      ],
      kpis: [
        {
          name: 'cancellations made good',
          unit: '% of cancellations',
          baseline: 'check eight weeks back from today',
          target: 'a gain of 20 to 40 points',
        },
        {
          name: 'staff minutes per filled place',
          unit: 'minutes',
          baseline: 'measure it 20 times',
          target: '60 to 80 % off',
        },
      ],
      data_needed: [
        'what was booked and cancelled in six months',
        'people waiting, with contact, wishes and start date',
        'conditions attached to each place',
        'cancellations by length of notice',
      ],
    },
  ],
  'general/settings-recipes': [
    {
      workflow:
        'A tablet page goes with every batch: which material and lot, how it was set, how long, the weather where it counts, and a photo of what came out. When a similar job comes, three good ancestors appear with their settings. The maker has the last word and records changes.',
      build:
        'Ten fields, mostly drop-downs, and a picture make up the batch form; controllers that log can add theirs. For a year, looking up by product, material and outcome is plenty. Beyond about 200 rated batches, a small model may tell which setting counts.',
      checkpoint: 'Friday is when the senior maker goes through the sheets and stamps those batches worth copying.',
      first_step:
        'Choose your ten finest batches of last year and your ten poorest. Gather what anyone knows about them, and list the gaps.',
      stop_test:
        'Three months should lift first-time-right by 5 points. If they do not, end the collecting and examine machines and material.',
      alternative:
        'Hang the best settings for each product beside the machine, named and dated, and let only the senior maker alter them.',
      risks: [
        {
          risk: 'Failures go unrecorded, and with them the lesson.',
          mitigation:
            'No batch is released without its sheet and picture, the bad ones included, and the minute is paid.',
        },
        {
          risk: 'New material, old settings, and a spoiled run.',
          mitigation: 'Lot and supplier stand next to the recipe, and if one of them differs you run a small test.',
        },
      ],
      kpis: [
        {
          name: 'share of batches that succeed at once',
          unit: '% of batches',
          baseline: 'judge the coming 40',
          target: '10 to 15 points more',
        },
        {
          name: 'attempts until the customer says yes',
          unit: 'trials per job',
          baseline: 'keep count over 20 jobs',
          target: 'a third fewer',
        },
      ],
      data_needed: [
        'two years of batch books',
        'how each batch was set and timed',
        'supplier and lot of what went in',
        'what came out: pictures, readings, rejects, complaints',
      ],
    },
    {
      workflow:
        'You can repeat a good result because you know how it was made. Makers record lot, settings, times, weather and a photo for all batches, on a tablet. Ahead of the next job, the tool finds three like it that turned out well. People choose the settings and write what they altered.',
      build:
        'Make the form short: ten fields, lists to choose from, one photograph, plus the log of the kiln or machine if it has one. Begin with a search on material, product and result. A model that weighs the settings is for later, once 200 batches have been rated.',
      checkpoint:
        'What may be copied is marked by your most seasoned maker, who reads all sheets at the end of each week.',
      first_step:
        'Lay the records of the ten best batches beside those of the ten worst from the past twelve months, and note what you cannot tell.',
      stop_test:
        'When a gain of 5 points in first-time-right has not come after three months, stop and turn to your material and equipment.',
      alternative:
        'Many workshops do well with a card at each machine that shows the best settings known, signed by the senior maker and changed by nobody else.',
      risks: [
        {
          risk: 'The book fills with successes, and what went wrong is forgotten.',
          mitigation: 'Treat the sheet as part of the job, in paid time, for good batches and spoiled ones alike.',
        },
        {
          risk: 'Somebody trusts a recipe that was made for another lot.',
          mitigation: 'Display the lot with every recipe, and insist on a trial piece whenever source or lot is new.',
        },
      ],
      kpis: [
        {
          name: 'batches that need no second go',
          unit: '% of batches',
          baseline: 'score 40 batches from now',
          target: 'up by 10 to 15 points',
        },
        {
          name: 'tries it takes to match a job',
          unit: 'trials per job',
          baseline: 'note them on 20 jobs',
          target: 'lower by a third',
        },
      ],
      data_needed: [
        'notebooks and batch records, two years back',
        'temperatures, times and other settings used',
        'materials by lot and maker',
        'quality results with photos and returns',
      ],
    },
    {
      workflow:
        'A good batch can be made twice, because its settings were kept. Each one has a tablet sheet with material, lot, settings, times, the weather if need be, and a photo of the result. For a new job the tool brings up three close and successful ones. The maker chooses and notes every change.',
      build:
        'Keep the batch form to ten fields, mostly drop-downs, and one photo. Machine logs join it where they exist. In the first year it is enough to search by product, material and result. When about 200 have been rated, a small model may reveal which setting matters.',
      checkpoint:
        'On Friday your most experienced maker reads every sheet of the week. The batches fit to be copied get a mark.',
      first_step:
        'Compare the ten best batches of last year with the ten worst. Put down what is known of each, and you will see what was never recorded.',
      stop_test:
        'First-time-right should gain 5 points in three months. If it does not, collect no more, and examine machines and material.',
      alternative:
        'Pin a sheet by each machine: product, best settings so far, date, name. The senior maker alone may change it.',
      risks: [
        {
          risk: 'Bad batches leave no record, so what spoils one stays a riddle.',
          mitigation:
            'The minute is paid, and every batch has a sheet and a photo before it leaves, the spoiled ones too.',
        },
        {
          risk: 'The settings are right, but for last month’s material.',
          mitigation: 'Lot and supplier appear with the recipe. A new one of either calls for a small trial.',
        },
      ],
      kpis: [
        {
          name: 'batches that come out well at once',
          unit: '% of batches',
          baseline: 'score 40 batches as they are made',
          target: 'lift it by 10 to 15 points',
        },
        {
          name: 'trial runs per accepted job',
          unit: 'trials per job',
          baseline: 'keep a tally on 20 jobs',
          target: 'a third less',
        },
      ],
      data_needed: [
        'notebooks or batch book for two years',
        'every batch’s times and settings',
        'material lots and their suppliers',
        'outcomes in photos, measurements, rejects and complaints',
      ],
    },
    {
      workflow:
        'The maker starts each job from its three closest relatives among past batches that succeeded. That is possible since every batch was logged on a tablet: lot and material, settings, times, any weather that counts, a photo of the outcome. What the maker alters this time is logged as well.',
      build:
        'Ten fields are the most a busy maker will fill in, so stop there. Use drop-downs, take one photo, and let machines with a log send theirs. A search over result, product and material will serve for a year. Some 200 rated batches later, a plain model can show what moves the outcome.',
      checkpoint:
        'A senior eye goes over the week’s sheets each Friday. Only what the most experienced maker marks may be copied by others.',
      first_step:
        'Pick twenty batches from last year, the ten finest and the ten poorest. Write out all you can find on them, and note which facts nobody kept.',
      stop_test:
        'After three months, ask if first-time-right is up by 5 points. If not, the answer lies in material or machines, so stop collecting.',
      alternative:
        'One card per product at the machine does a lot. It shows the best settings, who found them and when, and nobody but the senior maker edits it.',
      risks: [
        {
          risk: 'People record what they are proud of and forget the failures.',
          mitigation: 'Good or bad, no batch goes out without photo and sheet. Pay for the minute.',
        },
        {
          risk: 'Somebody repeats a recipe and the supplier has changed.',
          mitigation: 'Put supplier and lot next to every setting, and try a small piece if one of them is new.',
        },
      ],
      kpis: [
        {
          name: 'share right at the first attempt',
          unit: '% of batches',
          baseline: 'rate 40 batches from today',
          target: '10 to 15 points above now',
        },
        {
          name: 'number of trials a job takes',
          unit: 'trials per job',
          baseline: 'count on 20 jobs',
          target: 'reduce it by a third',
        },
      ],
      data_needed: [
        'the batch book, two years of it',
        'times and settings, batch by batch',
        'what went in, from whom, which lot',
        'rejects, complaints, readings and pictures',
      ],
    },
    {
      workflow:
        'What worked last spring is on the tablet and not in someone’s head. Makers fill a sheet for each batch with lot, material, settings, times and a photo of the piece, plus weather where it plays a part. The tool offers three good relatives of the new job. The maker decides, and writes down departures.',
      build:
        'Start with a form short enough to be filled in: ten fields, lists, a photo. Logs from machines can be attached. Look things up by material, product and result through the first year. Once about 200 batches carry a rating, a small model may say which setting drives the result.',
      checkpoint:
        'Each Friday the best maker you have looks through the sheets. A batch becomes a pattern for others only with that maker’s mark.',
      first_step:
        'Set last year’s ten top batches against its ten failures. Gather every known fact, and the missing ones show what your form must ask.',
      stop_test:
        'Three months are the trial. Less than 5 points more first-time-right means you look at machines and material instead.',
      alternative:
        'Write the best known settings for a product on a sheet, with name and date, and fix it to the machine. Changes are the senior maker’s.',
      risks: [
        {
          risk: 'The record shows triumphs alone and teaches nothing about failure.',
          mitigation:
            'Give paid time for it. Sheet and photo are due on each batch before it leaves, whatever it looks like.',
        },
        {
          risk: 'A proven recipe meets a different lot and fails.',
          mitigation: 'Let the screen show which lot and supplier it was made with. If yours differ, test small first.',
        },
      ],
      kpis: [
        {
          name: 'first-time successes among batches',
          unit: '% of batches',
          baseline: 'mark the coming 40 as right or not',
          target: 'up 10 to 15 points',
        },
        {
          name: 'attempts before acceptance',
          unit: 'trials per job',
          baseline: 'record them over 20 jobs',
          target: 'cut them by a third',
        },
      ],
      data_needed: [
        'two years’ worth of batch notes',
        'how long and at what setting, per batch',
        'lots and suppliers of materials',
        'photos, test values, rejects and complaints',
      ],
    },
  ],
  'general/handover-photos': [
    {
      workflow:
        'Each time an item changes hands there are set photos, a count and two signatures, all on a phone under the job. The return repeats the views. Differences are marked by the tool as the pairs are compared, someone judges them, and the customer is told that day.',
      build:
        'Any form app will do that fixes the views by item and stores count, signature, place and time with the job number. Leave AI out at first. Once you hold 500 pairs, test a comparing or counting tool where you quarrel most.',
      checkpoint:
        'Nobody hears of a charge until the branch or yard manager has seen the item itself and the pair of photos.',
      first_step:
        'Begin with whatever you dispute most. Settle four views and how to count, then take them at each handover over two weeks.',
      stop_test:
        'Six weeks on, 80 % of handovers should have complete photos. If fewer do, end the trial or ask for fewer views.',
      alternative: 'Use a printed sheet: outline of the item, number of pieces, two signatures, filed with the job.',
      risks: [
        {
          risk: 'Someone pays for an old mark, or for a shadow.',
          mitigation: 'A charge needs the same view twice and a pair of human eyes on photos and item alike.',
        },
        {
          risk: 'Faces, rooms or documents end up in your picture store.',
          mitigation:
            'Train staff on the agreed views, retake or blur what strays, and state in the terms when pictures are deleted.',
        },
      ],
      kpis: [
        {
          name: 'cases of damage or shortage with proof',
          unit: '% of cases',
          baseline: 'go over the cases of last year',
          target: '70 to 90 %',
        },
        {
          name: 'damage you end up paying for',
          unit: '$ a month',
          baseline: 'total three months of repairs and write-offs',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'which views to take of which item',
        'pictures from going out and coming back',
        'last year’s claims for damage and missing pieces',
        'what your terms say on damage',
      ],
    },
    {
      workflow:
        'The quarrel over who broke it ends when both sides have seen the same pictures. Staff photograph fixed views and count pieces as goods leave, get a signature, and do so again on return. Software shows the pairs and points at changes. A person rules on them before the day is out.',
      build:
        'Set up a phone form: views per item, number of pieces, name, hour and place, filed by job. It needs no AI to begin with. A tool that compares or counts is worth a trial after 500 pairs, on the goods that bring most trouble.',
      checkpoint:
        'Before a bill for damage leaves, the manager of the yard or branch has compared the pictures and held the thing in hand.',
      first_step:
        'For two weeks photograph a single kind of item, the one most argued about, in four views with a count at every handover.',
      stop_test: 'After six weeks, drop or shorten the routine unless 80 % of handovers come with the whole set.',
      alternative:
        'Pen and paper can do it: a drawing to mark, the count, and a name from either side, kept in the job folder.',
      risks: [
        {
          risk: 'What looked like damage was light, or was there all along.',
          mitigation: 'Compare like views only, look at the object too, and let a person decide on every charge.',
        },
        {
          risk: 'The camera catches private things that you then keep.',
          mitigation: 'Show staff what to frame, remove the rest, and hold pictures no longer than your terms say.',
        },
      ],
      kpis: [
        {
          name: 'share of disputes you can prove',
          unit: '% of cases',
          baseline: 'take last year’s disputes as a start',
          target: 'up to 70 to 90 %',
        },
        {
          name: 'what unproven damage costs the firm',
          unit: '$ a month',
          baseline: 'sum repairs and losses over three months',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'items, each with its standard views',
        'before and after pictures',
        'twelve months of disputes over damage or counts',
        'your hire or service conditions',
      ],
    },
    {
      workflow:
        'Count and condition are on record before an item leaves your hands. The worker opens the job by phone, shoots the fixed views, types the count and gets two signatures. On return the views are repeated, the tool marks differences, and a person judges. The customer hears that day.',
      build:
        'Take a form app and set which views belong to which item. It stores count, time, place and signature with the job number. AI can wait until you have 500 photo pairs. Then let a counting or comparing tool try the item you argue over most.',
      checkpoint:
        'No charge is mentioned to a customer until whoever manages the yard or branch has seen the thing itself and its two photos.',
      first_step:
        'Which item causes most disputes? Agree four views and a way to count, then photograph its handovers for two weeks.',
      stop_test: 'If under 80 % of handovers have all their photos six weeks on, stop and ask for fewer.',
      alternative:
        'A condition sheet on paper works: an outline to mark, the count, a signature from either side, kept with the job.',
      risks: [
        {
          risk: 'The customer pays for a scratch that was old, or only a shadow.',
          mitigation:
            'Two photos of one view are the least. Besides that, a person has examined the pictures and the item.',
        },
        {
          risk: 'Strangers, rooms or letters end up in the frame.',
          mitigation:
            'Drill the fixed views. Other shots are blurred or taken anew, and all go by the date your terms give.',
        },
      ],
      kpis: [
        {
          name: 'damage or shortage cases you can prove',
          unit: '% of cases',
          baseline: 'go through the cases of the past year',
          target: 'lift it to 70 to 90 %',
        },
        {
          name: 'damage the firm pays for itself',
          unit: '$ a month',
          baseline: 'sum up write-offs and repairs, three months of them',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'items and the views each needs',
        'pictures taken at hand-out and return',
        'a year of claims over damage or shortage',
        'your terms for hire or service',
      ],
    },
    {
      workflow:
        'Two signatures under the same photos settle most arguments before they start. Staff take the set views and the count on a phone at each handover, and again on return. The tool shows old beside new and points to changes. Someone decides, and the customer knows by evening.',
      build:
        'Views fixed per item, a count, a signature, time and place: a simple form app holds all that under the job number. Begin with no AI at all. After 500 pairs, a comparing or counting tool may be tried on the one item that makes most trouble.',
      checkpoint:
        'The manager of yard or branch sees the item and both pictures first. Only then may anyone speak to the customer about money.',
      first_step:
        'Choose one item, the most disputed. Four views and a count are taken each time it changes hands, for two weeks.',
      stop_test: 'Six weeks should give you complete photos on 80 % of handovers. If they do not, the set is too long.',
      alternative: 'Do it with pen and paper first: drawing, count and two names on a sheet that stays with the job.',
      risks: [
        {
          risk: 'A mark from last year, or a trick of the light, is put on the bill.',
          mitigation:
            'Before charging, compare one view at two dates, have a person study both, and go and see the item.',
        },
        {
          risk: 'You collect views of homes and people that you have no use for.',
          mitigation:
            'Show staff what to frame. The rest is blurred or shot again, and all of it goes when the stated period is up.',
        },
      ],
      kpis: [
        {
          name: 'claims for loss or damage backed by proof',
          unit: '% of cases',
          baseline: 'look at last year’s cases one by one',
          target: '70 to 90 % of cases',
        },
        {
          name: 'cost of damage left with you',
          unit: '$ a month',
          baseline: 'add three months of write-offs to repairs',
          target: 'a cut of 30 to 50 %',
        },
      ],
      data_needed: [
        'the standard views for every item',
        'photo sets, out and back',
        'last year’s damage and shortage disputes',
        'what hire or service terms say',
      ],
    },
    {
      workflow:
        'Whoever hands over takes the same pictures every time, and so does whoever takes back. Views, count and signatures are stored on the phone under the job. Software puts the two sets next to each other and marks what has changed. A person has the verdict, the customer the news, on the same day.',
      build:
        'Start plain, with a phone form that asks for each item’s set views, the count and a signature, and adds time and place. File it by job number. At 500 pairs you have enough to test AI, for counting or comparing, on whatever you quarrel about most.',
      checkpoint:
        'A charge begins with the yard or branch manager, who has the pair of photos and the item in view. The customer is told after that.',
      first_step:
        'For two weeks photograph every handover of your most argued-over item. Settle beforehand on four views and how pieces are counted.',
      stop_test:
        'Check at week six. With full sets on fewer than 80 % of handovers, stop there and cut the number of views.',
      alternative:
        'An outline drawing, a number and two signatures on paper will hold up well, as long as the sheet stays with the job.',
      risks: [
        {
          risk: 'An old dent is charged to the wrong customer.',
          mitigation:
            'It takes matching views, before and after, and somebody who has looked at those and at the item, or there is no charge.',
        },
        {
          risk: 'Private rooms, faces and papers find their way into your files.',
          mitigation:
            'Teach people the agreed views. Blur or repeat other shots, and state in your terms when all are deleted.',
        },
      ],
      kpis: [
        {
          name: 'share of damage and shortage you can show',
          unit: '% of cases',
          baseline: 'review the year’s cases',
          target: 'reach 70 to 90 %',
        },
        {
          name: 'repairs and losses you carry',
          unit: '$ a month',
          baseline: 'take three months of both',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'a list of items with fixed views',
        'hand-out and return photos',
        'claims of twelve months, damage and shortage',
        'terms on which you hire or serve',
      ],
    },
  ],
  'general/job-status': [
    {
      workflow:
        'From received to collected a job has no more than five stages, and a code on its ticket. A scan at the end of a stage moves it on. Where it matters the customer is texted, told of any new date, and given a link for everything else.',
      build:
        'Look for status messages in the repair or job software you own; they are often just turned off. Settle five stages and whose task it is to move things. Let a web page show date and stage by ticket number. If you want a bot, it reads that record alone.',
      checkpoint: 'At noon the counter lead goes down the late jobs and telephones customers who face a second delay.',
      first_step:
        'For two weeks put a stroke on a sheet for every call and its reason. Fit your five stages on a card.',
      stop_test:
        'Six weeks in, a fifth of status calls should be gone. If they are not, stop the texts and work on lateness.',
      alternative:
        'A realistic date on the ticket and a single text once the work is finished, sent by hand, will please most people.',
      risks: [
        {
          risk: 'Nobody scans, and the customer reads something untrue.',
          mitigation: 'Hang codes at the bench, and have idle jobs spotted by the counter in the middle of each day.',
        },
        {
          risk: 'Delay follows delay, and so does one sorry text after the next.',
          mitigation: 'From the second delay on it is a call by a person, with texts for that job switched off.',
        },
      ],
      kpis: [
        {
          name: 'status calls taken',
          unit: 'calls a day',
          baseline: 'keep count of calls over two weeks',
          target: '40 to 60 % fewer',
        },
        {
          name: 'how long done work stays on the shelf',
          unit: 'days',
          baseline: 'follow 50 finished jobs',
          target: 'a third less',
        },
      ],
      data_needed: [
        'jobs in hand and the dates promised',
        'your stages, with a name for each',
        'mobiles of customers who agreed to texts',
        'calls about status over two weeks',
      ],
    },
    {
      workflow:
        'Customers stop ringing once the news reaches them first. Staff scan the ticket as each of five stages is done. That sends a text when there is something to say, a changed date above all, and keeps a page up to date where people can look for themselves.',
      build:
        'The tool you run jobs with can probably text; switch that on before buying. Choose five stages at most and name who closes each. Publish stage and date under the ticket number. Should a bot take questions, let it answer from this record only.',
      checkpoint:
        'Jobs behind time are looked at every noon by the counter lead, who picks up the phone if a date moves twice.',
      first_step:
        'Tally incoming calls by topic through two weeks, and agree with the workshop on five stages that fit one card.',
      stop_test:
        'When week six is over and status calls are not down by a fifth, end the extra messages, for the trouble lies in the work.',
      alternative:
        'Promise only dates that you can hold, note them on the ticket, and text people yourself as soon as it is ready.',
      risks: [
        {
          risk: 'The record lags behind the bench and tells people wrong things.',
          mitigation: 'Place the scan where the last hand leaves the job, and check for stuck tickets at midday.',
        },
        {
          risk: 'People in a long delay are fed automatic regrets.',
          mitigation: 'Let texts cease with the second change of date, and have someone ring in person.',
        },
      ],
      kpis: [
        {
          name: 'phone calls about how far a job is',
          unit: 'calls a day',
          baseline: 'log the phone for two weeks',
          target: 'down 40 to 60 %',
        },
        {
          name: 'time between done and collected',
          unit: 'days',
          baseline: 'track 50 jobs',
          target: 'shorter by a third',
        },
      ],
      data_needed: [
        'all open jobs, with the day you promised',
        'the five stages and their owners',
        'numbers for texting, with permission',
        'how often people rang to ask',
      ],
    },
    {
      workflow:
        'The customer learns how the job stands without having to ring. A ticket with a code follows it through five stages at most. The worker who ends a stage scans. Texts go out where it matters, above all if the date slips, and a link tells the rest.',
      build:
        'Status messages are probably there already, switched off in the software you book jobs with. Turn them on. Name five stages at most, and who ends each. A page that shows stage and date by ticket number comes next. A bot, if any, may read that record and nothing more.',
      checkpoint:
        'Late jobs are the counter lead’s business each noon. If a date slips a second time, the customer gets a call.',
      first_step:
        'Two weeks of tally marks by the phone show who rings and why. In that time agree your five stages and write them on a card.',
      stop_test:
        'If six weeks do not rid you of a fifth of status calls, add no more messages. The work is late, and that is the fault.',
      alternative: 'Promise a date you can keep, put it on the ticket, and text by hand once the job is ready.',
      risks: [
        {
          risk: 'Nobody moves the stage, and what the customer reads is false.',
          mitigation:
            'Hang the code at the place where work ends. At noon the counter looks for jobs that stand still.',
        },
        {
          risk: 'One apology chases the next over a job that is late.',
          mitigation: 'Two slips end the automatic texts for that job. From there on somebody rings.',
        },
      ],
      kpis: [
        {
          name: 'calls to ask how a job stands',
          unit: 'calls a day',
          baseline: 'count each call for two weeks',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'days a finished job waits to be fetched',
          unit: 'days',
          baseline: 'follow 50 jobs to the door',
          target: 'shorten it by a third',
        },
      ],
      data_needed: [
        'jobs in progress, with the date promised',
        'your stages and who ends each',
        'mobile numbers you may text',
        'two weeks of status calls, tallied',
      ],
    },
    {
      workflow:
        'News goes out when a stage ends, so people need not ask. Tickets carry a code, and there are five stages or fewer between received and collected. A scan moves the job. The customer is texted at the points that count, hears of a new date early, and has a link for the rest.',
      build:
        'Look into the software you book repairs with before buying. It can most likely send status texts. You decide on five stages and name who closes which. Let customers see stage and date under their ticket number. If a bot answers them, it draws on this record alone.',
      checkpoint:
        'At noon the counter lead checks what is late. A customer whose date has moved twice is rung, not texted.',
      first_step:
        'Put a tally sheet beside the phone for two weeks: who calls, about what. Meanwhile fit the stages of a job, five of them, onto one card.',
      stop_test:
        'Status calls ought to fall by a fifth in six weeks. If they do not, texts are no remedy for late work, so stop adding.',
      alternative: 'One honest date on the ticket and one text at the end, typed by hand, satisfy most people.',
      risks: [
        {
          risk: 'The bench forgets to scan, and the text tells the customer nonsense.',
          mitigation: 'Codes belong where the last hand leaves off. The counter hunts for motionless jobs at noon.',
        },
        {
          risk: 'A delayed job produces apology after apology.',
          mitigation: 'Let a person take over at the second slip, with automatic texts off for that job.',
        },
      ],
      kpis: [
        {
          name: 'status enquiries by phone',
          unit: 'calls a day',
          baseline: 'mark down calls on a pad for two weeks',
          target: '40 to 60 % less',
        },
        {
          name: 'wait between finished and fetched',
          unit: 'days',
          baseline: 'note it on 50 jobs',
          target: 'bring it down by a third',
        },
      ],
      data_needed: [
        'open jobs and promised days',
        'each stage with its owner',
        'consented mobile numbers',
        'a count of status calls, two weeks long',
      ],
    },
    {
      workflow:
        'Fewer phones ring when every job reports for itself. From received to collected it passes five stages at the most, and a scan of its ticket marks each one done. Important steps trigger a text, so does a changed date, and a link covers other questions.',
      build:
        'Buy nothing until you have opened the settings of your job software, where status messages often sleep. Agree five stages, with one person to move each. On a page, the ticket number brings up stage and date. Any bot must stay within that same record.',
      checkpoint:
        'The counter lead takes the list of late jobs at midday and telephones whoever is let down a second time.',
      first_step:
        'Keep score of calls and their subject through two weeks, right by the phone. Use the time to fit five stages to a card.',
      stop_test:
        'Give it six weeks to take away a fifth of status calls. Otherwise end the new messages and deal with lateness.',
      alternative:
        'Tickets with dates you can keep, and a hand-typed text when work is done, may be all that is wanted.',
      risks: [
        {
          risk: 'Customers are misinformed in writing because a stage was never closed.',
          mitigation: 'Place codes at the spot of the last move, and have the counter spot stuck jobs every noon.',
        },
        {
          risk: 'Regrets go out by the dozen while the job stays where it is.',
          mitigation: 'After two changed dates the texts fall silent, and a human voice explains.',
        },
      ],
      kpis: [
        {
          name: 'people ringing to ask about their job',
          unit: 'calls a day',
          baseline: 'log a fortnight of calls',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'shelf time of finished work',
          unit: 'days',
          baseline: 'see how long 50 jobs lie there',
          target: 'a third off',
        },
      ],
      data_needed: [
        'all jobs open, each with its date',
        'who finishes which stage',
        'numbers of customers happy to be texted',
        'calls on status, noted for two weeks',
      ],
    },
  ],
  'general/bill-what-was-done': [
    {
      workflow:
        'Jobs are closed on the phone before the worker drives off, with parts, hours, extras, a picture and a signature. Anything that is normal for such a job, or was quoted, and is not there gets asked about. A draft invoice is approved in the office that day.',
      build:
        'The job card in your trade app (simPRO, ServiceM8 or another) feeds MYOB or Xero. Ten buttons cover the usual parts and extras. Each week, look at a list of finished jobs with no invoice, and of parts that were bought but never charged.',
      checkpoint:
        'Every draft is compared with signature and quote by the office before sending. Questions go to the worker while the day is fresh.',
      first_step:
        'Match 60 recent job sheets to what was invoiced, and highlight each trip, part or hour that fell through.',
      stop_test:
        'Two months should be enough. If an invoice still needs over five days, end the work on the form and look at who approves.',
      alternative:
        'Keep numbered carbon books, take a photo of the pages each night, and invoice all closed jobs in one hour on Friday.',
      risks: [
        {
          risk: 'The bill shows extras nobody had said yes to.',
          mitigation: 'Past an agreed sum, no text or signature beforehand means no charge.',
        },
        {
          risk: 'A long form is filled in from memory after dark.',
          mitigation: 'Ten fields and two minutes are the limit, done on site.',
        },
      ],
      kpis: [
        {
          name: 'wait between the last hour worked and the invoice',
          unit: 'days',
          baseline: 'look at 60 jobs from last month',
          target: 'one to two days',
        },
        {
          name: 'share of work given away unbilled',
          unit: '% of job value',
          baseline: 'hold 60 sheets against the invoices',
          target: 'halved',
        },
      ],
      data_needed: [
        'half a year of job sheets with invoices',
        'what you charge for time, parts and extras',
        'purchases and stock taken for each job',
        'what each contract covers',
      ],
    },
    {
      workflow:
        'You are paid for all the work because nothing waits for the office to decipher it. On site the worker enters time, parts and extras, adds a photo and gets it signed. The tool spots what such jobs tend to include but this one lacks. By evening the invoice is approved.',
      build:
        'Link a mobile job card to your books, say ServiceM8 or simPRO with Xero or MYOB. Make buttons of the ten things most often added. Once a week review two lists: jobs closed but not invoiced, and materials paid for that no customer was charged.',
      checkpoint:
        'Somebody in the office reads quote, signature and draft together, and rings the worker that same day if they differ.',
      first_step:
        'Check last month on 60 jobs: what does the sheet say was done, and what of it did the customer pay for?',
      stop_test:
        'After two months, drop the app if invoicing still lags by more than five days, since approvals are then what holds it up.',
      alternative:
        'A carbon book with numbers, an evening photo of its pages and one fixed hour for invoicing each Friday cost next to nothing.',
      risks: [
        {
          risk: 'Unagreed extras land on the bill and cost you goodwill.',
          mitigation: 'Ask for a text or signature in advance above your limit; what lacks it stays off.',
        },
        {
          risk: 'Tired workers make up the details in the evening.',
          mitigation: 'Let the card close on site, in two minutes and with ten fields at the most.',
        },
      ],
      kpis: [
        {
          name: 'days a finished job waits for its bill',
          unit: 'days',
          baseline: 'sample 60 of last month’s jobs',
          target: 'down to one to two days',
        },
        {
          name: 'value of jobs that never reached an invoice',
          unit: '% of job value',
          baseline: 'go through 60 job sheets line by line',
          target: 'reduce it by half',
        },
      ],
      data_needed: [
        'six months of sheets and the bills that followed',
        'rates, part prices and charges for extras',
        'what was bought or used on each job',
        'inclusions under each contract',
      ],
    },
    {
      workflow:
        'All that was done is on the invoice, and the invoice leaves that day. Before driving off the worker enters hours, parts and extras, takes a photo and has the customer sign. The tool knows the quote and similar jobs, and queries whatever is not there. A draft goes to the office for approval.',
      build:
        'Let the mobile job card feed your books: ServiceM8, simPRO or a trade app on one side, Xero or MYOB on the other. Ten buttons stand for the parts and extras you use most. Weekly, one list shows closed jobs with no invoice and parts nobody paid for.',
      checkpoint:
        'Draft, quote and signature are compared in the office before sending. Whatever is unclear, the worker is asked that day.',
      first_step:
        'Take last month’s job sheets, 60 of them, and hold each to its invoice. Mark the parts, hours and trips you gave away.',
      stop_test:
        'Two months on, five days is the most an invoice may take. If it takes longer, stop, since approval is to blame.',
      alternative:
        'Use carbon job books with numbers, photograph the pages each evening, and give an hour every Friday to invoicing what is closed.',
      risks: [
        {
          risk: 'An extra nobody agreed to appears on the bill.',
          mitigation:
            'Over a sum you set, it needs the customer’s text or signature in advance. Otherwise it is your gift.',
        },
        {
          risk: 'The form is too long, so it is filled by guesswork at night.',
          mitigation: 'Ten fields, two minutes, finished before the van moves.',
        },
      ],
      kpis: [
        {
          name: 'days an invoice lags behind the job',
          unit: 'days',
          baseline: 'use 60 of last month’s jobs',
          target: 'one to two days at most',
        },
        {
          name: 'unbilled share of the work',
          unit: '% of job value',
          baseline: 'lay 60 job sheets next to what was billed',
          target: 'bring it down by half',
        },
      ],
      data_needed: [
        'six months of job sheets, with invoices',
        'prices for parts, hours and extras',
        'materials bought or drawn per job',
        'contract terms on what is included',
      ],
    },
    {
      workflow:
        'The bill is written where the work is done. On the phone go the hours, the parts, the extras and a photo, then the customer signs. Anything quoted, or usual for such a job, that is not entered prompts a question. By evening the office has approved the draft.',
      build:
        'Your trade software has a mobile job card (simPRO and ServiceM8 do) and links to MYOB or Xero. Make the ten most frequent parts and extras one tap each. Every week go through two gaps: finished jobs without a bill, and purchases no customer was charged for.',
      checkpoint:
        'Somebody in the office sets each draft against quote and signature before it goes. They ring the worker on the day, while it is fresh.',
      first_step:
        'Check 60 jobs of the past month: job sheet left, invoice right. Every trip, hour or part found only on the left is lost money.',
      stop_test:
        'If bills are still over five days behind after two months, drop it. Then it is approval that is slow and not the form.',
      alternative:
        'A numbered book with carbon copies, a photo of it each night and a Friday hour for bills will catch most jobs.',
      risks: [
        {
          risk: 'People are charged for extras and swear they never said yes.',
          mitigation: 'Above your limit, agreement comes first, by text or signature. What has none is not billed.',
        },
        {
          risk: 'At the end of a long day the worker invents what the form wants.',
          mitigation: 'Ten fields, done in two minutes and on site, is the rule.',
        },
      ],
      kpis: [
        {
          name: 'time from job done to invoice sent',
          unit: 'days',
          baseline: 'look up both dates on 60 jobs from the month gone',
          target: 'get it to one to two days',
        },
        {
          name: 'work nobody was billed for',
          unit: '% of job value',
          baseline: 'match 60 sheets and invoices line by line',
          target: 'half of what it is',
        },
      ],
      data_needed: [
        'sheets and invoices over six months',
        'your charges for time, parts and extras',
        'parts per job, bought or taken from stock',
        'inclusions, contract by contract',
      ],
    },
    {
      workflow:
        'Money stops leaking between the job and the office. The worker closes up on the phone with time, parts, extras, photo and the customer’s name. The tool lays that beside the quote and like jobs and queries the gaps. A draft invoice is waiting, and the office passes it the same day.',
      build:
        'Choose a job card that runs on a phone and talks to your books, say simPRO or ServiceM8 with MYOB or Xero. Turn the ten usual parts and extras into buttons. Then watch a weekly list for jobs closed but unbilled, and for purchases that reached no invoice.',
      checkpoint:
        'No invoice goes out on trust. The office has read it against the signature and the quote, and has had the worker’s answer that day.',
      first_step:
        'Choose 60 job sheets from last month and find their invoices. What was done and never charged? Mark every hour, trip and part.',
      stop_test:
        'Give it two months. An invoice that still takes above five days is held up by approval, so work on that and stop this.',
      alternative:
        'Cheaper still: carbon job books, numbered, with an evening photo. Friday has one hour in which each closed job becomes a bill.',
      risks: [
        {
          risk: 'Unasked extras sour a customer who would have come back.',
          mitigation: 'Past a set amount, get a text or signature before you start. Without it you cannot bill.',
        },
        {
          risk: 'Details are guessed in the van, hours after the fact.',
          mitigation: 'Hold the form to ten fields and two minutes, and make it the last task on site.',
        },
      ],
      kpis: [
        {
          name: 'wait for the invoice after the job is finished',
          unit: 'days',
          baseline: 'take the dates of 60 jobs last month',
          target: 'bring it to one to two days',
        },
        {
          name: 'done but never charged',
          unit: '% of job value',
          baseline: 'check what 60 invoices left out of the job sheets',
          target: 'down by half',
        },
      ],
      data_needed: [
        'invoices of six months with their job sheets',
        'the price list, extras and hours included',
        'what each job used, bought or from the van',
        'which work a contract already covers',
      ],
    },
  ],
}

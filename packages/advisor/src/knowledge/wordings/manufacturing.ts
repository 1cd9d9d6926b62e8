import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'manufacturing/quotes-from-drawings': [
    {
      workflow:
        'Drawings arrive with an RFQ. Quantity, finish, holes, size, thickness and material are read off, and the five nearest old jobs come up with the hours quoted and the hours spent. A cost sheet fills itself. Set-ups, risk and margin are the estimator’s, and the quote leaves that day.',
      build:
        'Begin by tying past quotes to what the jobs took, in a plain sheet if need be. After that add a reader for drawings, or the quoting part of JobBOSS, Epicor or Lantek, fed with current prices for resin, board or steel.',
      checkpoint:
        'No quote goes out without the estimator’s signature. The owner sees any that top $50,000 or are not your normal work.',
      first_step:
        'Set booked hours against quoted hours for ten jobs that are done, and discuss the three that went furthest astray.',
      stop_test: 'Ten weeks on, look at 30 jobs: if hours miss by over 25 % on more than half of them, give it up.',
      alternative: 'List prices by quantity and size for the twenty jobs or parts that you are asked for most.',
      risks: [
        {
          risk: 'The price looks fine, but a weld note or tolerance went unseen and the job loses money.',
          mitigation: 'On every quote the estimator checks off certs, welds, finish and tolerance in person.',
        },
        {
          risk: 'Someone uses a cheap site, and the customer’s drawing ends up abroad.',
          mitigation: 'Sign a contract with a service that stores onshore, and never load jobs that are marked.',
        },
      ],
    },
    {
      workflow:
        'An RFQ is read as soon as its drawings are in: what it is made of, how thick, how big, which holes and finish, how many. The five past jobs that come closest appear, quoted hours next to true ones, and fill the costing. The estimator adjusts risk, set-ups and margin. It goes out before evening.',
      build:
        'First marry your old quotes to the actuals of each job; a spreadsheet is fine. Only then buy a tool that reads drawings, or switch on quoting in Epicor, JobBOSS or Lantek. Prices for steel, resin or board must be those of today.',
      checkpoint:
        'Quotes carry the name of the estimator. Those past $50,000, and those unlike your usual work, go by the owner as well.',
      first_step:
        'For ten jobs you have closed, write the hours you booked next to those you quoted, and find out what went wrong on the worst three.',
      stop_test:
        'Try it on 30 jobs over ten weeks. Hours that are out by more than 25 % on over half of them mean it has failed.',
      alternative: 'Draw up a table by size and quantity that prices the twenty most common parts or jobs.',
      risks: [
        {
          risk: 'Nobody saw the note on a weld or a tolerance, and the order runs at a loss.',
          mitigation: 'Finish, tolerance, certs and welds each get a tick from the estimator, quote after quote.',
        },
        {
          risk: 'A low-cost web tool takes a customer’s drawing out of the country.',
          mitigation: 'Hold a contract that keeps storage onshore, and leave any marked job out of the tool.',
        },
      ],
    },
  ],
  'manufacturing/production-schedule': [
    {
      workflow:
        'Crew, machines, stock and open jobs reach the planner every evening. It plots ten days ahead so that dates are met with as few set-ups as can be, and names each late job with its reason. The supervisor shifts what he sees differently and fixes the day at 7 am.',
      build:
        'Begin by timing runs and set-ups at the bottleneck. Then turn to the finite planner that comes with your ERP, or to an add-on. This is work for a maths solver; a chat model is no use here.',
      checkpoint:
        'The production supervisor fixes the day when all stand up together at 7 am. After that, nobody but the planner or himself may alter it.',
      first_step:
        'Write out every job that ran late last month and give it a single cause: material, machine, person, rush or rework.',
      stop_test: 'One quarter should add 5 points to on-time delivery; if it does not, go back to the board.',
      alternative: 'Use a board with magnets just for the bottleneck, hold two days fixed, and keep a buffer in front.',
      risks: [
        {
          risk: 'The times on file are fiction, and by ten o’clock the plan is dead.',
          mitigation:
            'In month one schedule nothing but the bottleneck, and correct its times from job cards every Friday.',
        },
        {
          risk: 'Supervisors run a plan of their own, and the two clash.',
          mitigation: 'On the day you start, remove the whiteboard and let supervisors shift any job they like.',
        },
      ],
    },
    {
      workflow:
        'At the end of each day the planner takes in jobs, crew, machines and stock. For ten days to come it seeks an order of work that meets dates and spares set-ups, and it warns which jobs slip and for what reason. The supervisor makes his changes at 7 am, and the day stands.',
      build:
        'The bottleneck comes first: time its set-ups and its runs. The rest is done by finite planning, either within the ERP or as an add-on. Do not use a chat model; what you want is a maths solver.',
      checkpoint:
        'The stand-up is at 7 am. There the day is locked by the production supervisor, and he and the planner alone can open it again.',
      first_step:
        'Go through the jobs that missed their date last month; for each, choose one of rush, rework, no person, no machine or no material.',
      stop_test: 'If a quarter goes by and on-time delivery is not 5 points better, the board comes back.',
      alternative:
        'A magnet board for the one bottleneck will do, with two days frozen and a small buffer ahead of it.',
      risks: [
        {
          risk: 'What the system holds as run times is wishful, and the plan lasts until ten o’clock.',
          mitigation: 'Stay with the bottleneck for a month, and let Friday’s job cards put its times right.',
        },
        {
          risk: 'The crew gets two plans, since supervisors trust their own list.',
          mitigation: 'The whiteboard goes on launch day, but let a supervisor move whatever he must.',
        },
      ],
    },
  ],
  'manufacturing/vision-inspection': [
    {
      workflow:
        'Under steady light a camera shoots every part. The model calls it good, bad or unsure. It also points to the spot. Bad parts drop into a bin; unsure parts land on the inspector’s bench, and what she decides teaches the next model. Faults by shift, hour and tool go to the supervisor.',
      build:
        'Choose a single part and a single fault, and light it well in a box. Hire a smart camera. Wait for 500 pictures of good parts and 200 of bad ones before you pass judgement, and let it work next to the inspector without replacing her.',
      checkpoint:
        'Unsure parts are the quality inspector’s call, and 50 passed ones are looked at again every shift until you know the miss rate.',
      first_step:
        'Keep a month’s rejects in labelled bins, tally them by fault, and choose the fault that costs you most.',
      stop_test:
        'Week twelve decides: stop if good parts thrown out top 5 %, or if it finds less than 95 % of the seeded faults.',
      alternative:
        'At the bench, fit better light, limit samples and a gauge, and change inspectors over every 40 minutes.',
      risks: [
        {
          risk: 'The model never saw a picture of a rare fault, so that part goes out.',
          mitigation: 'Every shift, slip in parts known to be bad, and halt the line when one slips by.',
        },
        {
          risk: 'A dusty lens or a fresh lamp can skew the score for days.',
          mitigation: 'Start each shift with a master part, and keep the line locked if its score has moved.',
        },
      ],
    },
    {
      workflow:
        'Every part passes a camera whose light never changes. It is called good, bad or in doubt, with the place marked. The bad are pushed off into a bin, and an inspector takes the doubtful at her bench; the model learns from her. By tool, shift and hour, the supervisor can follow the faults.',
      build:
        'One fault on one part, lit by a proper box, is the place to begin. Smart cameras can be rented. Do not judge before you have 200 bad and 500 good pictures, and leave the inspector at her post while it runs alongside.',
      checkpoint:
        'Parts in doubt go to a quality inspector, who also looks again at 50 that passed, each shift, for as long as the miss rate is unproven.',
      first_step: 'Save rejects for a month in bins with labels, count each kind of fault, and settle on the dearest.',
      stop_test:
        'By week twelve it must find 95 % of the faults you seed and throw out no more than 5 % of what is good. If not, end it.',
      alternative:
        'Give inspectors a gauge, samples of the limit and good light, and a change of post every 40 minutes.',
      risks: [
        {
          risk: 'Some faults are so rare that no picture shows them, and those parts get out.',
          mitigation: 'Plant bad parts that you know of in each shift, and hold the line should any pass.',
        },
        {
          risk: 'For days the score is off, since a lamp was changed or dust lies on the glass.',
          mitigation: 'Show the camera a master part first thing each shift; a shifted score locks the line.',
        },
      ],
    },
  ],
  'manufacturing/scrap-causes': [
    {
      workflow:
        'For every lot the good and bad counts are joined to weather, shift, tool, material lot and settings. The tool lists what tends to come with scrap, and plots the band where parts come out right. One by one the engineer tries changes. The crew has a plain chart that shows when to stop.',
      build:
        'For a month let operators log each scrap and its cause on a tablet by the machine. Next draw control charts and run a simple regression, in a notebook or Minitab. It is rare to need anything deeper.',
      checkpoint: 'Settings change on the process engineer’s written word alone, after a trial of three lots or more.',
      first_step:
        'At your worst machine set out three bins, a cause on each, and put them on the scale every shift for ten days.',
      stop_test:
        'In three months the pilot machine must show one change that took scrap down by 10 % or more, or the work ends.',
      alternative: 'Each week sketch a Pareto chart with a pen, then ask five whys about the tallest bar.',
      risks: [
        {
          risk: 'A lot takes the blame, though in truth it was the person at the set-up.',
          mitigation: 'Run a short planned trial that trades lots and setters before you make a lasting change.',
        },
        {
          risk: 'It is quicker to tap “other”, so every bit of scrap lands there.',
          mitigation: 'Show five causes as pictures, and open each shift with a word on the largest.',
        },
      ],
    },
    {
      workflow:
        'Each lot’s count of good and bad parts is set beside its tool, shift, settings, material and the day’s weather. The tool shows which of these go hand in hand with scrap, and within what range parts are sound. The engineer changes one thing, tests, then the next. Operators see a line where they must stop.',
      build:
        'Spend a month on data: a tablet within reach, and a cause for all scrap. Minitab or a notebook then gives you control charts and an ordinary regression. You will hardly ever want a deep model.',
      checkpoint:
        'New settings need the process engineer’s written approval, and he backs it with a trial on at least three lots.',
      first_step: 'Give the worst machine three bins, each for one cause, and for ten days note their weight by shift.',
      stop_test:
        'Three months are enough. Has any change on the pilot machine taken off 10 % of scrap or more? If none has, close it.',
      alternative: 'Keep a Pareto chart on paper, redraw it weekly, and put the top cause through five whys.',
      risks: [
        {
          risk: 'The figures point at a lot, while the real reason is how one setter works.',
          mitigation: 'Before a change is made to stay, plan a small test in which setters and lots trade places.',
        },
        {
          risk: 'Scrap gets coded as “other”, since that takes one tap.',
          mitigation: 'Give the crew five pictures to choose from, and speak about the top one when a shift begins.',
        },
      ],
    },
  ],
  'manufacturing/machine-maintenance': [
    {
      workflow:
        'A handful of machines can halt the whole plant; sensors there report current, heat and vibration. Once the tool knows what is normal for each, any drift brings up a card. A fitter checks it, runs a test and plans the work for a change-over. The card then records his finding.',
      build:
        'Order your machines by the cost of an hour lost. Fit hired wireless sensors to the first five, and log faults by cause code in MaintainX, MEX or Fiix. For gearboxes, have the oil tested as well.',
      checkpoint:
        'Before a service is moved or a part changed, a qualified fitter has looked and put his name on the card.',
      first_step:
        'On your worst five machines pin a sheet for two weeks to note each stop: when, how long, why, and who put it right.',
      stop_test: 'Five machines, six months: if not one warning came early and true, hand the sensors back.',
      alternative: 'Draw up services from the manuals, take a heat camera round every week, and hold ten vital spares.',
      risks: [
        {
          risk: 'With so many false alarms, nobody heeds the true one.',
          mitigation:
            'Start on two machines, spend a month on tuning, and mark every alarm on its card as right or wrong.',
        },
        {
          risk: 'Because the sensor is calm, someone skips a service.',
          mitigation:
            'Makers’ intervals and legal inspections stand, so an alarm can only make work sooner, not later.',
        },
      ],
    },
    {
      workflow:
        'Heat, current and vibration are measured where a stop would halt the plant. The tool knows each machine’s usual pattern and opens a card if that shifts. The fitter goes to see, tests it, and sets the repair for the next change-over. He writes on the card what it was.',
      build:
        'Ask what one lost hour costs on each machine, and rank them. The top five get wireless sensors, rented. Faults go into Fiix, MaintainX or MEX under a cause code. If there is a gearbox, send oil to be tested.',
      checkpoint:
        'First a qualified fitter inspects and signs. Only then may someone swap a part or shift a service date.',
      first_step:
        'Pick the five machines that stop most, and for two weeks log each stop by hour, length, reason and who mended it.',
      stop_test:
        'Watch five machines for six months; if they bring no warning that was both early and right, return what you rented.',
      alternative:
        'Ten key spares on the shelf, a service plan out of the makers’ books, and a weekly round with a heat camera.',
      risks: [
        {
          risk: 'So much cries wolf that the one real alarm is passed over.',
          mitigation:
            'Two machines are enough at first: tune them for a month, and note on each card if the alarm was true.',
        },
        {
          risk: 'A green light from the sensor talks people out of a service.',
          mitigation: 'What the law or the maker sets stays set; alarms bring a job closer and may not put it off.',
        },
      ],
    },
  ],
  'manufacturing/demand-and-stock': [
    {
      workflow:
        'Promotions, season and orders yield a monthly draft forecast for each item, and sales puts the top fifty right. Order points follow from lead time and from how much demand jumps about. On Mondays the buyer has a list: buy, delay or cancel.',
      build:
        'Sort items in a sheet by how steady and how dear they are. Steady ones can use the forecast in SAP, NetSuite, Cin7 or Unleashed. The odd ones are bought when someone orders.',
      checkpoint:
        'Orders go out on the buyer’s approval. Once a month finance and sales meet for one hour to agree the forecast.',
      first_step:
        'Pick thirty items blind, count them, and hold that against the system; if under 90 % agree, mend the counts before all else.',
      stop_test:
        'After six cycles, drop the tool for any item where it is not at least 5 % better than the same month last year.',
      alternative: 'Run cheap parts on two-bin kanban, and get a rolling plan from your five biggest customers.',
      risks: [
        {
          risk: 'Last year held one large tender; the tool sees a trend, and stock builds up.',
          mitigation: 'Flag single orders ahead of each run, and get a sales signature on the fifty costliest lines.',
        },
        {
          risk: 'The forecast is sound, but faulty bills of material bring in the wrong parts.',
          mitigation: 'Before launch, check the bills for your twenty top sellers against the real thing at the bench.',
        },
      ],
    },
    {
      workflow:
        'Every month each item gets a forecast out of past orders, season and promotions, with the top fifty corrected by sales. How long supply takes, and how wild the demand, set the point to reorder. The buyer works from Monday’s list of what to get, put back or call off.',
      build:
        'In a sheet, part the steady from the odd and the dear from the cheap. Let Cin7, SAP, Unleashed or NetSuite forecast what is steady. What is odd should wait until a customer asks.',
      checkpoint:
        'It is the buyer who passes each order. Sales and finance together settle the forecast, in one hour, each month.',
      first_step:
        'Draw thirty items by lot and count what is there; should the system be right on less than 90 %, stock counts come before anything.',
      stop_test:
        'Six cycles in, compare with the same month of last year. Items where the gain is below 5 % should leave the tool.',
      alternative:
        'A two-bin kanban serves for cheap parts; for the rest, ask the five customers who buy most for a rolling plan.',
      risks: [
        {
          risk: 'A tender won last year looks like growth, and you are left with too much stock.',
          mitigation:
            'Take one-off orders out before you run it, and let sales sign for the fifty lines that cost most.',
        },
        {
          risk: 'You buy to a good forecast and still get the wrong parts, as the bills of material are off.',
          mitigation: 'Take your twenty best sellers to a bench and check each bill before you go live.',
        },
      ],
    },
  ],
  'manufacturing/purchase-papers': [
    {
      workflow:
        'Whether mailed or photographed at the gate, each paper is read for sums, weights, order number and lot or heat number. These are held against receipt and purchase order. If all fits, it posts. If not, the buyer sees both next to each other. Certificates stay tied to their lot.',
      build:
        'Your ERP may read invoices; if not, Lightyear or Dext will. As for certificates, let a reader watch one folder, file each under its heat number and raise a flag where the grade is not what was ordered.',
      checkpoint:
        'Mismatches are looked at first, and then accounts pays in one batch. For traced work, certificates need quality’s signature.',
      first_step: 'Gather a week’s dockets and invoices into piles: fine, wrong price, wrong quantity, no order.',
      stop_test: 'By the second month at least 80 % of invoices should pass with no hand on them; below that, stop.',
      alternative: 'Return every invoice that bears no order number, and tell suppliers you will.',
      risks: [
        {
          risk: 'Dirt on a heat number leads the trace to the wrong steel.',
          mitigation: 'At the gate the storeman types in its last four digits, and these two must agree.',
        },
        {
          risk: 'A fraudster’s bill shows fresh bank details and gets posted.',
          mitigation:
            'Hold changes of account for two days, and phone the supplier with the number that your contract gives.',
        },
      ],
    },
    {
      workflow:
        'Post and gate photos end up in one place. Heat or lot, order number, weight and money are read and set beside what was ordered and what came. Full agreement means it is booked. Anything else goes before the buyer, both papers in view. Each certificate is kept with its lot.',
      build:
        'Try the reader inside the ERP, or else Dext or Lightyear, on invoices. Certificates go in a folder of their own, where software files them by heat number and speaks up if the grade is not that of the order.',
      checkpoint:
        'Payments leave in a batch, once accounts has gone through what did not match. Quality puts its name to certificates on traced work.',
      first_step:
        'For one week, set aside all dockets and invoices, then part them into matched, off on price, off on quantity, and no order.',
      stop_test: 'The second month is the test: if fewer than 80 % of invoices need no touch, end it.',
      alternative: 'The rule is simple: an invoice with no order number goes back to where it came from.',
      risks: [
        {
          risk: 'A heat number is hard to read, is taken wrong, and the record then names other steel.',
          mitigation: 'Let the storeman enter the last four digits as goods come in, and check that the two agree.',
        },
        {
          risk: 'Money goes out on a fake invoice with a bank account you never saw before.',
          mitigation:
            'New bank details lie still for two days while someone rings the supplier, on the contract’s own number.',
        },
      ],
    },
  ],
  'manufacturing/order-entry': [
    {
      workflow:
        'Orders reach the mailbox and are read line by line. The customer’s part numbers become yours, stock and price are looked up, and the screen is filled. Amber items are checked at the sales desk, which then confirms. If someone asks how it is going, a reply is drafted with the planner’s date.',
      build:
        'For your ten main accounts, make a table from their part numbers to yours. Let a reader work on the mailbox. A second tool drafts replies and can look at nothing but order dates.',
      checkpoint: 'Work reaches the floor only when someone at the sales desk has confirmed that order on screen.',
      first_step: 'Keep fifty mails with orders; tally who sent them, in what layout, and which lines found no match.',
      stop_test: 'Two months in, quit if one in ten orders has to be keyed again from scratch.',
      alternative:
        'Hand customers an Excel order sheet that lists your part numbers, and send them their open orders weekly.',
      risks: [
        {
          risk: 'The shop makes a part to an outdated revision because that was the match.',
          mitigation: 'Check the revision letter line by line, and hold any order that lacks one.',
        },
        {
          risk: 'A draft gives a date that the plant never agreed to, and the customer takes it as firm.',
          mitigation:
            'Use no dates but those in the locked plan, and write “planned” until a machine has started on it.',
        },
      ],
    },
    {
      workflow:
        'The tool opens each order mail, turns the customer’s numbers into your own, looks at stock and price and types it all in. What it doubts turns amber. The sales desk clears that and confirms. A customer who asks where things are gets a draft with the date the planner shows.',
      build:
        'Begin with a list that pairs your part numbers with those of the top ten accounts. Next comes a reader on the mailbox. Add a drafter for replies, and show it order dates but nothing further.',
      checkpoint: 'Before the floor sees an order, the sales desk has gone over it on screen and confirmed it.',
      first_step:
        'Put fifty order mails aside and see how many layouts and customers there are, and how many lines match nothing.',
      stop_test: 'After two months, is one in ten typed in full all the same? Then drop it.',
      alternative:
        'Offer an Excel sheet for orders with your own numbers on it, and mail each customer a weekly list of what is open.',
      risks: [
        {
          risk: 'The match picks a revision that has been replaced, and that is what gets made.',
          mitigation: 'No line passes without its revision letter being compared; with no letter, the order waits.',
        },
        {
          risk: 'Customers read a date in a drafted reply as your word, though the plant knew nothing of it.',
          mitigation:
            'A date may come from nowhere but the locked plan, and it is “planned” while the job is not yet running.',
        },
      ],
    },
  ],
  'manufacturing/work-instructions': [
    {
      workflow:
        'Over ten jobs someone films the setter and asks him why. This turns into set-up sheets with photos that he has checked. On the floor you scan the machine’s code, put a question in everyday words and see page, sheet and revision. If it finds nothing, the engineer writes the answer.',
      build:
        'Before anything, bring revisions down to one live copy per paper. A search can then cover just those files and quote the page, shown on a tough tablet. No tool beats film of the set-ups.',
      checkpoint:
        'A sheet goes live once the process engineer has signed it and an operator has tried it at the machine.',
      first_step: 'Spend two jobs with the setter and a camera, then draft two sheets side by side with him.',
      stop_test: 'Ten weeks on, fewer than 7 in 10 answers called right and useful by operators is the sign to stop.',
      alternative: 'Fix a laminated card with photos to the tool, one card for each job.',
      risks: [
        {
          risk: 'Two manuals get mixed, and the clamp force it states is wrong.',
          mitigation: 'Answer from the scanned machine’s papers alone, with an image of the page.',
        },
        {
          risk: 'An apprentice comes upon a job done with the guard open and copies it.',
          mitigation: 'Put pages for fitters under a log-in of their own, in red.',
        },
      ],
    },
    {
      workflow:
        'Someone with a camera follows the setter through ten set-ups and asks questions. He checks the sheets that result, pictures and all. Later a scan at the machine and a plain question bring up sheet, revision and page. Gaps are passed to the engineer to fill.',
      build:
        'Sort out revisions until each paper exists in one live copy. Build the search on these and nothing more, show it on a rugged tablet, and have it quote the page. If you must choose, choose the films over the tool.',
      checkpoint: 'A live sheet has been signed by the process engineer and proved on the job by an operator.',
      first_step:
        'Watch and film the setter at work on two jobs, and sit down together to write a sheet for each of the two.',
      stop_test:
        'After ten weeks ask operators: if they find fewer than 7 of 10 answers both right and useful, close it down.',
      alternative: 'One laminated card with photos for every job, tied to its tool, does much of this.',
      risks: [
        {
          risk: 'It takes a clamp force out of the wrong one of two manuals.',
          mitigation: 'The code you scan sets the machine, and no other manual may be used; the page itself is shown.',
        },
        {
          risk: 'Through search, an apprentice learns a step meant for open guards.',
          mitigation: 'What is for fitters alone is marked in red and needs another log-in.',
        },
      ],
    },
  ],
  'manufacturing/batch-records': [
    {
      workflow:
        'As work goes on, each step is keyed in or scanned. Missing signatures, values beyond limits, dates in the wrong order and lots that do not tie are picked up. QA has them listed by page, raises deviations and reads just the exceptions. Every lot can be followed, supplier to customer.',
      build:
        'Turn your worst record into a validated electronic form; after that most slips are ruled out. Meanwhile a checker can give scans a second look, as long as change control covers it.',
      checkpoint:
        'Release is signed by the QA manager or authorised person, who has read critical steps, deviations and exceptions.',
      first_step:
        'Go through twenty recent batches, note on which page each error fell, and mend the worst page inside a month.',
      stop_test:
        'Seed 50 errors: if more than 1 is missed at validation, or in any quarterly re-test, take the tool out.',
      alternative:
        'Make the paper better, with limits next to every box, fewer things to fill in, and one check as each step ends.',
      risks: [
        {
          risk: 'The list is blank, readers relax, and a bad lot goes out.',
          mitigation:
            'Read the first 30 batches in full as well, and tally what either method caught that the other did not.',
        },
        {
          risk: 'Auditors object to a tool in the release chain that nobody validated.',
          mitigation:
            'State what it is for, try it on planted errors, and place it within change control before anyone relies on it.',
        },
      ],
    },
    {
      workflow:
        'Steps are scanned or typed in while the batch is made. The tool spots values past their limits, unsigned boxes, lots that fail to tie and dates that cannot be right. QA reads these by page, opens deviations and skips what is clean. From supplier on to customer, every lot is linked.',
      build:
        'The record that fails most should become an electronic form, validated; it will stop most errors at the source. Until then let a tool look over scans, as a second pair of eyes and within change control.',
      checkpoint:
        'Before signing, the authorised person or the QA manager goes through all deviations, all critical steps and every exception.',
      first_step:
        'From the last twenty batches, list by page all that was not right first time, and within the month redo the page that is worst.',
      stop_test:
        'At validation, and again at quarterly re-tests, it may miss 1 seeded error in 50. One more than that, and it goes.',
      alternative:
        'Draw the paper form anew: not so many fields, each with its limits in print, and a check to finish every step.',
      risks: [
        {
          risk: 'An empty list lulls the reviewer, and out goes a lot that is wrong.',
          mitigation:
            'For 30 batches someone still reads every page, and you note what the reader found and what the tool did.',
        },
        {
          risk: 'The audit finds that release leans on a tool which was not validated.',
          mitigation:
            'Before its word counts, write down its purpose, test with errors you planted, and add it to change control.',
        },
      ],
    },
  ],
  'manufacturing/complaints-and-warranty': [
    {
      workflow:
        'Claims reach you by phone, mail or dealer form. Fault, date, lot and product are picked out, like cases are joined, and a reply is drafted with the start of an 8D. What caused it and how to put it right is for quality to say. Once a month engineering hears the top three.',
      build:
        'Settle twenty fault codes and keep all cases in a single list. One model can tag the past to bring out patterns, and a drafter takes the 8D from the file. Any word of danger goes to the front.',
      checkpoint:
        'Remedy and cause are confirmed case by case by the quality engineer. If someone was hurt, the quality manager has read it within the hour.',
      first_step: 'Give each of 100 past complaints a product and a fault code, then chart them for the crew to see.',
      stop_test: 'At week eight, if the engineer would change the tag on over 15 cases of 100, let it go.',
      alternative: 'Read from a common log of five columns for fifteen minutes every Friday.',
      risks: [
        {
          risk: 'Someone choked, or got a shock or burn, yet it sits among normal returns.',
          mitigation: 'At any hour, a harm word from your list must ring the quality manager.',
        },
        {
          risk: 'The buyer asks what really went wrong and gets canned lines in the 8D.',
          mitigation: 'The draft holds no cause or proof, which forces the engineer to supply both.',
        },
      ],
    },
    {
      workflow:
        'Dealer forms, calls and mails are read for product, fault, lot and date. Cases that look alike are put together, and the tool drafts an answer and opens the 8D. Quality says why it happened and what is owed. Engineering gets the three main faults every month.',
      build:
        'You need twenty codes for faults and one list for all cases. Old cases are tagged by a model, so that patterns show. For the 8D, a drafter works from what is on record. Words that spell danger go first.',
      checkpoint:
        'Each case has its cause and remedy confirmed by the quality engineer. Within an hour of a harm report, the quality manager has seen it.',
      first_step:
        'Take 100 complaints, put a fault and a product to each in a sheet, and hang the chart up on the floor.',
      stop_test: 'Check 100 cases in week eight. If engineer and tool part ways on more than 15, stop.',
      alternative: 'Every Friday, take fifteen minutes to read out a shared list that has five columns.',
      risks: [
        {
          risk: 'Harm such as a shock, a burn or choking is booked as an ordinary return.',
          mitigation: 'Set up a list of harm words, and have each one phone the quality manager, at night too.',
        },
        {
          risk: 'Set phrases fill the 8D, and the buyer, who wants the real reason, is cross.',
          mitigation: 'The boxes for proof and cause stay empty until the engineer has filled them.',
        },
      ],
    },
  ],
  'manufacturing/shop-floor-records': [
    {
      workflow:
        'A job is scanned in and out at the tablet, with taps for good parts, scrap and why it stopped. Where a machine gives a signal, it counts alone. That night the ERP has the times. At 7 am the supervisor puts strange ones right, and the office can watch what a running job costs.',
      build:
        'Put barcodes on job cards and use a small app, or your ERP’s own shop-floor part. Go live in one cell with six reasons for a stop. Old machines can be wired up another day.',
      checkpoint:
        'By 8 am the leading hand has sorted strange bookings. Each month the cost accountant compares ten jobs with their paper.',
      first_step:
        'Follow ten jobs through one cell, order to dispatch, and mark every point at which a number is written or keyed again.',
      stop_test: 'In week six the pilot cell should book 85 % of jobs on the day; if it does not, go no further.',
      alternative: 'Give the paper card tick boxes, and type it in every day in place of once a week.',
      risks: [
        {
          risk: 'People feel timed and book whatever pleases the boss.',
          mitigation: 'Promise the crew that figures cover machines and jobs, never people, and keep your word.',
        },
        {
          risk: 'A long list of codes sends each stop to the top entry.',
          mitigation: 'Let operators name six causes to start with, and revise those every quarter.',
        },
      ],
    },
    {
      workflow:
        'With a scan the operator starts and ends a job, then taps how many were good, how many scrap, and what stopped it. Machines that can signal do their own count. By night all times are in the ERP. Errors are put right by the supervisor at 7 am. Costs can be seen while the job is live.',
      build:
        'The ERP’s module for the floor will do, and so will a plain app that scans job cards. Six stop reasons in one cell make a start. Wiring up old plant is not for now.',
      checkpoint:
        'Before 8 am all odd bookings have been through the leading hand. Ten jobs every month are tied back to paper by the cost accountant.',
      first_step:
        'Go with ten jobs through a cell of your choice, all the way to dispatch, and note wherever figures are put down or typed anew.',
      stop_test: 'By week six, if the pilot cell has not got 85 % of its work booked on the day, do not roll it out.',
      alternative: 'A better paper card, with boxes to tick, that is keyed in each day and not at the end of the week.',
      risks: [
        {
          risk: 'It feels like a stopwatch, so the crew books what will please.',
          mitigation:
            'Settle with them that you look at jobs and machines and at no one’s name, and never go back on it.',
        },
        {
          risk: 'Faced with a page of codes, people hit the first.',
          mitigation: 'Six causes in the operators’ own words are plenty; look at them again each quarter.',
        },
      ],
    },
  ],
  'manufacturing/safety-reports': [
    {
      workflow:
        'A hazard can be typed or spoken into a phone in any language. The tool puts it in order, notes type, plant and place, and looks for others like it. Grading falls to the safety officer, action to the supervisor, and whoever reported it hears the outcome. Monthly, hot spots go to the committee.',
      build:
        'Get an app that takes photos and voice. Have a model go over past reports one time and name the three worst places. Lanes and guards deserve your money more than software does.',
      checkpoint:
        'Reports are graded that day by the safety officer. The safety committee goes over the groups monthly.',
      first_step: 'Take a plant map, mark a year of near misses and injuries on it, and see where they bunch.',
      stop_test: 'A fall of 10 % in monthly reports over the first quarter shows lost trust, so get rid of the tool.',
      alternative: 'Take a representative round the plant daily for 20 minutes, and mend one thing there and then.',
      risks: [
        {
          risk: 'The law wants the site held, but the incident was called minor.',
          mitigation: 'Anything about a crush, shock, fall or injury goes to a human straight away, ungraded.',
        },
        {
          risk: 'Once people are blamed for what they report, they fall silent.',
          mitigation: 'Let reports be nameless, and put up what was fixed inside a week.',
        },
      ],
    },
    {
      workflow:
        'People report a hazard by phone, spoken or typed, in the language they like. It is written up, tagged by plant, type and place, and joined to others of its kind. The safety officer grades, the supervisor puts it right, and the reporter gets to know. The committee looks at hot spots monthly.',
      build:
        'A phone app with photos and speech is all you need. Use a model once, on old reports, to learn which three spots are worst. Then put your budget into lanes and guards and little into tools.',
      checkpoint:
        'Each report has the safety officer’s grade on the day it comes. Month by month the safety committee looks through what was grouped.',
      first_step:
        'On a map of the site, put a pin for every injury and near miss of the year, and look where they crowd.',
      stop_test: 'A first quarter with 10 % fewer reports a month means people have no faith in it. Scrap it then.',
      alternative:
        'Each day, spend 20 minutes on the floor with a representative, and leave one thing fixed behind you.',
      risks: [
        {
          risk: 'An incident you must notify is marked minor, and work goes on at the spot.',
          mitigation: 'Fall, crush, injury and shock bypass the grading and reach a person at once.',
        },
        {
          risk: 'If a card brings blame, there will be no more cards.',
          mitigation: 'Names are not required, and the board shows within a week what was done.',
        },
      ],
    },
  ],
  'manufacturing/energy-use': [
    {
      workflow:
        'The ten biggest loads get clip-on meters that report at five minutes’ spacing. It works out normal use for a part or tonne, then points at peaks, leaks and whatever runs at night. Once a week the maintenance lead sees the cost in dollars. The planner shifts long heats out of the peak.',
      build:
        'Hire sub-meters first, for three months. Timers, idle loads and leaking air hold most of the gain. A model makes sense just where load keeps changing, as in furnaces, chillers and ovens.',
      checkpoint:
        'Lists of what to switch off need the planner and the maintenance lead; for hot or cold loads the process engineer must agree.',
      first_step: 'Fetch interval data for 12 months, then ring the ten top peaks and whatever runs on a Sunday.',
      stop_test: 'After three months, send the meters back unless the savings they show reach 3 % of what you pay.',
      alternative:
        'Go round on a Sunday with an ultrasonic finder for leaks, and fit timers to anything still humming.',
      risks: [
        {
          risk: 'Customers were given carbon numbers that were guessed, and that comes out.',
          mitigation: 'Say for every number whether a meter or an estimate gave it, and file the working.',
        },
        {
          risk: 'Turning down a furnace ruins the heat that follows.',
          mitigation: 'The process engineer names how low it may hold, and one weekend serves as the trial.',
        },
      ],
    },
    {
      workflow:
        'Meters clipped to the ten main loads give a figure each five minutes. From this comes the use by part or tonne, then a flag on leaks, on peaks and on what hums at night. The maintenance lead is sent a list in dollars weekly. Long heats move off peak, with the planner’s help.',
      build:
        'Have sub-meters on hire for three months before you buy any. Fix air leaks, set timers, cut what idles, and most of it is done. Save models for chillers, furnaces and ovens whose load varies.',
      checkpoint:
        'Switch-offs are listed, and both maintenance lead and planner must pass them; heat or cold needs the process engineer as well.',
      first_step: 'Get 12 months of interval readings and mark both Sunday’s load and the ten worst peaks.',
      stop_test: 'Three months of metering that point to less than 3 % off the bill do not pay, so hand the meters in.',
      alternative: 'On a Sunday, take an ultrasonic leak finder round the site. What still hums gets a timer.',
      risks: [
        {
          risk: 'The carbon sums that customers hold turn out to be guesswork.',
          mitigation: 'Each one says metered or estimated, and you keep on file how it was worked out.',
        },
        {
          risk: 'You turn a furnace down, and the heat after that is lost.',
          mitigation:
            'It is the process engineer who says how far the hold may drop, and you test it over one weekend.',
        },
      ],
    },
  ],
  'manufacturing/nesting-and-cutting': [
    {
      workflow:
        'Everything due within three days is grouped by thickness and material. The nester places it, using offcuts before new sheets, and states machine time and yield. Lead-ins, tabs and grain are checked by the programmer, who sends it on. What remains is labelled and put into stock.',
      build:
        'Radan, Lantek, SigmaNest, Cabinet Vision and Microvellum can all track remnants and nest several jobs at once. Chances are you own all this but use a tenth. Train for two days before you do more.',
      checkpoint:
        'Each nest passes under the programmer’s eye, and at the machine the operator compares sheet one with the list.',
      first_step:
        'Using software you have, nest the whole of last week again in one go, and see how many fewer sheets it takes.',
      stop_test: 'Re-nest four weeks of old work; less than 2 % of material saved means leave it.',
      alternative:
        'Buy sheets in sizes that fit your ten top products, and make people reach for remnants before new stock.',
      risks: [
        {
          risk: 'With jobs pooled, parts stray and somebody’s kitchen arrives incomplete.',
          mitigation: 'Label every part as it is cut, load a trolley for each job, and count before it goes.',
        },
        {
          risk: 'A remnant no longer shows its heat number, grain or coated face.',
          mitigation: 'Write side, heat and grade on it at the table; if nobody has, throw it out.',
        },
      ],
    },
    {
      workflow:
        'The nester takes all work for the coming three days, sorts it by material and gauge, and fills remnants before whole sheets. You see the yield and the time on the machine. The programmer looks at tabs, grain and lead-ins, then releases. Leftovers are tagged, with a place of their own.',
      build:
        'Look for two switches in Cabinet Vision, Microvellum, Radan, SigmaNest or Lantek: nesting across jobs, and tracking of remnants. As a rule it is paid for and a tenth is used. Book two days of training before the rest.',
      checkpoint: 'No nest runs until the programmer has viewed it. The operator holds the first sheet up to the list.',
      first_step: 'Pool all jobs from last week, nest them again with what you have, and count sheets then and now.',
      stop_test: 'Do it for four past weeks. If the material saved comes to under 2 %, it is not worth it.',
      alternative:
        'Let your ten best sellers decide which sheet sizes you order, and have each cutter try the remnants before a new sheet.',
      risks: [
        {
          risk: 'Parts from pooled jobs get swapped, and a kitchen is sent with pieces missing.',
          mitigation: 'A label for every part, a trolley for every job and a count at the last step prevent it.',
        },
        {
          risk: 'Nobody can tell a remnant’s coated side, grain or heat any more.',
          mitigation: 'Unmarked remnants are scrap: grade, heat and side go on while it lies on the table.',
        },
      ],
    },
  ],
  'manufacturing/skills-and-rosters': [
    {
      workflow:
        'One matrix shows each person’s tasks, their level and the day a ticket runs out. Held against the coming month’s plan, it reveals where a single absence halts a line. From set-up sheets come brief lessons with photos. Skills are signed by a trainer at the machine.',
      build:
        'Give the matrix a home in your ERP or HR system, with dates. A drafting tool makes procedures into lessons of one page, in each language the crew speaks, and a leading hand with that language checks them.',
      checkpoint:
        'Three times the leading hand must see a skill done before signing it. A quiz or lesson alone earns nothing.',
      first_step:
        'Sit down with every supervisor and name ten tasks the plant cannot run without, and who is able to do each now.',
      stop_test: 'Look again at four months; fewer than ten fresh sign-offs, and it ends.',
      alternative: 'Put the matrix up on the wall where people eat, and each week have two of them trade cells.',
      risks: [
        {
          risk: 'When work is short, managers turn to it to choose who leaves.',
          mitigation: 'Agree the matrix’s purpose with the crew on paper, and bar it from talks about redundancy.',
        },
        {
          risk: 'Boxes are ticked so that the audit looks good.',
          mitigation: 'Before a level counts, someone who trains in a different cell sees one task in ten.',
        },
      ],
    },
    {
      workflow:
        'Who knows which task, how well, and until when the ticket holds: one matrix has it all. Laid across the plan for next month, it shows lines that depend on one person. Set-up sheets are made into short picture lessons. At the machine, a trainer signs what was learnt.',
      build:
        'Keep it, dates and all, inside the ERP or HR system. Procedures become lessons a page long with the help of a drafting tool, in the languages of the crew. A leading hand who knows the language reads them first.',
      checkpoint:
        'A skill counts when the leading hand has watched it three times and signed. No quiz and no lesson can stand in.',
      first_step:
        'Ask each supervisor for ten jobs that would halt the plant, and who, as of today, is able to do them.',
      stop_test: 'Count new sign-offs after four months. With under ten, drop it.',
      alternative: 'The lunch-room wall can hold the matrix, and every week two people change cells.',
      risks: [
        {
          risk: 'A downturn comes, and the matrix helps decide who is let go.',
          mitigation: 'Write with the crew what the matrix serves; when redundancies are discussed, it stays shut.',
        },
        {
          risk: 'An audit is near, so levels get ticked.',
          mitigation:
            'One task in ten is watched by a trainer from elsewhere in the plant, and till then no level holds.',
        },
      ],
    },
  ],
}

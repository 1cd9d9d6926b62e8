import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'manufacturing/quotes-from-drawings': [
    {
      workflow:
        'Drawings arrive with a request for a price. Quantity, finish, holes, size, thickness and material are read off, and the five nearest old jobs come up with the hours quoted and the hours spent. A cost sheet fills itself. Set-ups, risk and margin are the estimator’s, and the quote leaves that day.',
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
  ],
  'manufacturing/production-schedule': [
    {
      workflow:
        'Crew, machines, stock and open jobs reach the planner every evening. It plots ten days ahead so that dates are met with as few set-ups as can be, and names each late job with its reason. The supervisor shifts what he sees differently and fixes the day at 7 am.',
      build:
        'Begin by timing runs and set-ups at the bottleneck. Then turn to the finite planner in your ERP; some need an add-on. This is work for a maths solver; a chat model is no use here.',
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
          mitigation: 'Agree its purpose with the crew on paper, and bar it from talks about redundancy.',
        },
        {
          risk: 'Boxes are ticked so that the audit looks good.',
          mitigation: 'Before a level counts, someone who trains in a different cell sees one task in ten.',
        },
      ],
    },
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'automotive/service-bookings-and-calls': [
    {
      workflow:
        'When somebody rings or writes on the website, the assistant takes the plate, the fault and the day they want. It proposes open times to suit the job and confirms by text. Smoke, brakes, warranty or a row over price are passed to an adviser.',
      build:
        'Link a booking assistant, for chat and voice, to the calendar in MechanicDesk, Workshop Software or your dealer system. Give it set menu prices, and have it send a reminder by text two days before.',
      checkpoint:
        'At 7.30 am someone at the service desk goes through all bookings made overnight. Where a fault was typed in free text, they phone the owner.',
      first_step: 'For one week, let reception keep a tally of why people call and of calls that nobody picked up.',
      stop_test:
        'Six weeks on, count bookings that had to move since the job or time was not right. Above 1 in 10, stop.',
      alternative: 'Offer a web form for three kinds of job, and keep one person at the phone between 7.30 and 9.30.',
      risks: [
        {
          risk: 'The brakes feel soft, yet the caller just gets a slot next Thursday and no warning.',
          mitigation:
            'Words on steering, brakes, a warning light or the smell of fuel break off the script and put an adviser on the line straight away.',
        },
        {
          risk: 'Quick jobs take up the day although your only diesel technician has no time left.',
          mitigation:
            'Let hoist and skill decide what may be booked. Keep two places a day free for an adviser to give out.',
        },
      ],
    },
    {
      workflow:
        'Plate, trouble, preferred day: that is what the assistant wants to know, on the phone as on the web. It looks for gaps that suit such work and sends a text to confirm. An adviser takes over when brakes, warranty, smoke or a disputed price come up.',
      build:
        'You need something that talks and chats, and that sees the diary of your dealer system, MechanicDesk or Workshop Software. Prices come off a set menu. Customers get a text two days before they are due.',
      checkpoint:
        'What was booked while you were closed is read by an adviser at 7.30 am. Anyone who put a fault into their own words gets a call.',
      first_step: 'Reception notes all calls of a week: what for, and whether anybody answered.',
      stop_test:
        'The limit is 1 in 10 bookings altered for a wrong job or slot. If it is passed after six weeks, end the trial.',
      alternative:
        'From 7.30 to 9.30 let somebody do nothing but answer phones. Online, a form with three job types is plenty.',
      risks: [
        {
          risk: 'Spongy brakes, and all the customer hears is a time on Thursday of next week.',
          mitigation:
            'As soon as brake, fuel smell, steering or a lamp on the dash is spoken of, the machine gives up and an adviser’s phone rings.',
        },
        {
          risk: 'The diary fills up with small work, yet the sole diesel technician is taken all day.',
          mitigation: 'It may book only where skill and hoist are free. Two slots every day belong to the advisers.',
        },
      ],
    },
  ],
  'automotive/workshop-loading': [
    {
      workflow:
        'During the night, software looks at parts in stock, hoists, skills, standard hours and what is booked. Each technician gets a draft day, and jobs best left alone are marked. Your foreman moves whatever he judges better, and overruns show on the board as they happen.',
      build:
        'Put a loading board over your workshop system. Rules on skill and on parts being there come first. Later it can learn from finished job cards how long each model and job truly takes.',
      checkpoint: 'By 7 am the foreman has passed the board. After that, work changes hands only when he clicks.',
      first_step:
        'Over five days have the foreman note what made each job late. You will find that five reasons explain nearly all.',
      stop_test: 'If, eight weeks on, jobs done on time are up by under 5 points, stop.',
      alternative:
        'Give each technician a row on a whiteboard, use a magnet to show parts are in, and stand together for ten minutes at 7.15.',
      risks: [
        {
          risk: 'The system takes its hours from your quickest hand, so the rest fall behind day after day.',
          mitigation: 'Take the middle time across everyone, and leave an hour spare each day up to week eight.',
        },
        {
          risk: 'Since short jobs fill gaps neatly, apprentices never get anything else.',
          mitigation:
            'Before filling the board, the foreman sets aside two jobs a week from which each apprentice can learn.',
        },
      ],
    },
    {
      workflow:
        'At night the system weighs up who can do what, which hoists and parts there are, and how many hours the booked work should take. Next morning everyone has a day laid out, and work that had better wait is shown. The foreman shifts things by hand; when a job drags on, the board moves with it.',
      build:
        'On your workshop system goes a board for loading. To begin, it knows simple rules: the right skill, and parts in hand. Closed job cards then teach it real times for each job and model.',
      checkpoint:
        'It is the foreman who clears the board, at 7 am. Nobody’s work goes to a colleague unless he has clicked.',
      first_step:
        'Why was it late? For five days the foreman answers that for each job that was. Five answers will come up most of the time.',
      stop_test: 'On-time work needs to gain 5 points within eight weeks. Less than that, and you should drop it.',
      alternative:
        'At 7.15 everybody meets for ten minutes by a whiteboard: a row each, and a magnet where parts are ready.',
      risks: [
        {
          risk: 'If your quickest hand sets the norm, all others lose every day.',
          mitigation:
            'Count the middle value of the whole team. Till week eight, one hour of each day remains unplanned.',
        },
        {
          risk: 'The board looks fullest when apprentices do quick work, so that is all they do.',
          mitigation: 'Two jobs a week are put by for each apprentice to train on, and the foreman does this first.',
        },
      ],
    },
  ],
  'automotive/parts-stock-forecast': [
    {
      workflow:
        'Lead times, job bookings and sales feed in overnight and reset what each branch is likely to use. Out comes a list of parts to buy, shift or sell off. Once the parts manager has been through the 30 lines worth most, the order goes.',
      build:
        'Forecast every part at every branch, slow ones that sell once a month included, and let this set the min and max in your stock or dealer system. For dead stock, mark prices down in fixed steps.',
      checkpoint: 'A line that is over $2,000, or three times what you normally order, waits for the parts manager.',
      first_step: 'Print the ageing report next to last quarter’s 100 biggest rush orders. How many parts are on both?',
      stop_test: 'Three months in, if stock is worth as much as before and fill rate has gained under 2 points, stop.',
      alternative:
        'Sort parts into A, B and C (ABC) by value and sales. Look at A each month, and send dead stock back while the maker still takes it.',
      risks: [
        {
          risk: 'History is broken by a changed part number, and the outdated part gets bought once more.',
          mitigation: 'Join old and new numbers before you start, and let nobody order one that is marked dead.',
        },
        {
          risk: 'After hail or a recall, the system believes the rush will last.',
          mitigation: 'Buyers label demand that will not come back, and those weeks play no part in later forecasts.',
        },
      ],
    },
    {
      workflow:
        'What sold, what is booked and how long supply takes are worked through nightly, part by part and branch by branch. The result says order this, move that, clear those. The parts manager looks at 30 lines, the dearest, and lets it go out.',
      build:
        'The forecast must cope with parts that leave once a month just as with quick sellers, in each branch. It writes the max and min into the dealer or stock system. Old stock goes at discounts that grow by plan.',
      checkpoint:
        'Three times the normal quantity, or a value beyond $2,000: either needs a nod from the parts manager.',
      first_step:
        'Which parts are ageing on the shelf, and were yet among the 100 top rush orders of the quarter? Run both reports and compare.',
      stop_test:
        'If by three months you hold stock of the same value, and fill rate rose by fewer than 2 points, that is enough.',
      alternative:
        'An ABC list by sales and worth costs nothing. Go over the A parts monthly, and use the maker’s return window for what is dead.',
      risks: [
        {
          risk: 'A part that got a new number loses part of its past, and its forerunner is ordered yet again.',
          mitigation: 'Supersession chains are merged ahead of the first run. Dead numbers cannot be ordered.',
        },
        {
          risk: 'A hail storm or recall makes sales jump, and the forecast stays up there.',
          mitigation: 'Let the buyer tag what happened once. The next forecast skips the weeks so tagged.',
        },
      ],
    },
  ],
  'automotive/used-car-pricing': [
    {
      workflow:
        'Staff appraise the trade-in with a phone: pictures, kilometres. On screen are similar cars for sale nearby, how long they take to sell and a range of prices. What to offer is up to the used-car manager, who each morning also sees cuts proposed for old stock.',
      build:
        'Connect your stock to a pricing tool, AutoGrab for instance. Load your rules for margin and age, and let it draft adverts out of pictures and build data.',
      checkpoint: 'Offers over $15,000 and cuts of more than 4 % need the used-car manager’s signature.',
      first_step: 'Write up all cars past 60 days: what they cost, recon, asking price and how often that price moved.',
      stop_test: 'Ten weeks on, stop if gross per car has lost over 3 % or if days in stock are down by under 8 %.',
      alternative: 'Once a week walk round the lot, and drop prices by a set amount at 30, 45 and 60 days.',
      risks: [
        {
          risk: 'The whole town prices from one feed, so everyone sinks at the same time.',
          mitigation:
            'Add recon to cost and never go below that for a car. The manager may keep unusual ones out of the steps.',
        },
        {
          risk: 'The advert promises equipment or a past that this car does not have.',
          mitigation:
            'Draw wording from build data alone. Standing at the car, the sales person confirms five facts ahead of publishing.',
        },
      ],
    },
    {
      workflow:
        'Photos and kilometres are taken on a phone as somebody looks over a trade-in. The tool answers with a price band, with its like on sale in the area and with days to sell. The used-car manager names the sum. For cars that have stood too long, a lower price is put forward every morning.',
      build:
        'AutoGrab or another market tool can be tied to your stock. Add what you have decided on margin and age. Photos and build data are enough for it to write a listing.',
      checkpoint: 'To go beyond $15,000 on an offer, or down by over 4 % on a price, takes the used-car manager.',
      first_step:
        'Which cars have been here more than 60 days? Put down cost, recon, price in the ad and each time it was changed.',
      stop_test:
        'Gross per car may fall by 3 % at most, and days in stock must drop by 8 %. If ten weeks show otherwise, finish.',
      alternative: 'Every week go along the rows. At 30 days, at 45 and at 60 the price comes down by a fixed step.',
      risks: [
        {
          risk: 'Dealers all look at one feed and drag each other’s prices down.',
          mitigation:
            'For each car cost plus recon is the floor. Scarce ones are taken off the ladder if the manager says so.',
        },
        {
          risk: 'A listing names a feature the car never had, or a history that is not its own.',
          mitigation:
            'Build data is the only source. Five facts are ticked beside the car by the sales person before anyone can see it.',
        },
      ],
    },
  ],
  'automotive/sales-lead-follow-up': [
    {
      workflow:
        'Enquiries come from carsales or your own site. Software reads each, looks up finance and service history, gives it a rank and writes an answer for a sales person to sign. They polish it and reply inside an hour.',
      build:
        'Stay in your present CRM: let it read leads and draft answers. Each morning it should also name owners whose loan, warranty or lease is nearly over. Fix a time limit for answering first.',
      checkpoint:
        'A message leaves only after the sales person has read it. On Mondays the sales manager goes over 20 that went out.',
      first_step:
        'Act as a buyer: at various times of day file five enquiries on your site, and clock how long answers take.',
      stop_test: 'Count test drives for every 100 leads. If eight weeks do not lift that by 5 % or more, stop.',
      alternative:
        'Until 11 am give all web enquiries to one person by name, who has a template of two lines. Chalk up those still open on the wall.',
      risks: [
        {
          risk: 'Facts from a credit form end up in a sales pitch, and someone takes it to the OAIC.',
          mitigation:
            'No credit file enters the sales tool. End dates are used just where people agreed to this on the form.',
        },
        {
          risk: 'Those at the bottom hear nothing, and word gets round.',
          mitigation: 'A human writes to everybody that day. Ranking decides who comes first and drops nobody.',
        },
      ],
    },
    {
      workflow:
        'As a lead drops in, from carsales or your pages, it is read, ranked and joined with what you know from finance and service. There is a reply, drafted for one sales person, who makes it their own and has it out in under an hour.',
      build:
        'Do it within the CRM. Leads get read and replies drafted, and whoever nears the end of a loan, lease or warranty is on a list each morning. The first reply runs against a clock that nobody may move.',
      checkpoint:
        'Nothing goes unless its sender, a sales person, has gone through it. Every Monday 20 replies are picked over by the sales manager.',
      first_step:
        'Pretend to be customers. Five leads through the web, at hours that differ, will tell how quick you are.',
      stop_test:
        'Eight weeks should bring at least 5 % more test drives from 100 leads; if nothing like it happens, end it.',
      alternative:
        'Somebody you name has every web lead up to 11 am. Two lines of template will do, and the open ones are counted on the wall.',
      risks: [
        {
          risk: 'What people told you to get a loan is used to sell to them, and the OAIC hears of it.',
          mitigation:
            'Credit files have no place in a sales tool, and without a yes on the consent form end dates have none either.',
        },
        {
          risk: 'If your rank is low nobody writes, and your friends hear about it.',
          mitigation: 'Rank is about order. By evening every lead has had an answer, and a person wrote it.',
        },
      ],
    },
  ],
  'automotive/estimates-and-quotes': [
    {
      workflow:
        'Walking round the car, the estimator or technician talks and takes pictures. From this come draft lines: hours, parts and why, in plain words, with gaps in the pictures marked. The estimator puts it right, adds prices and asks for approval.',
      build:
        'Let a phone take speech and pictures and write drafts straight into your workshop or estimating system, guided by each insurer’s check list. Owners see one line and a picture for each item and say yes by text.',
      checkpoint:
        'All quotes bear an estimator’s signature. Over $8,000, or where the structure is damaged, another person reads them too.',
      first_step: 'Go back over 30 recent quotes: minutes spent, items missed, and work that had to be done again.',
      stop_test: 'Six weeks in, stop if half the jobs still take over ten minutes to put right.',
      alternative:
        'Prepare set lines for the 50 repairs you do most, and hang each insurer’s list of pictures in the bay.',
      risks: [
        {
          risk: 'Nobody quoted a weld or a sensor reset, and driver assistance then lets the owner down on the road.',
          mitigation:
            'Show how the maker wants each panel repaired, and force a yes or no on calibration from the estimator.',
        },
        {
          risk: 'Wording meant to frighten leaves customers feeling they were pressed into more.',
          mitigation:
            'Mark all items as later, soon or safety, each with its picture. Advisers cannot add to what the technician put a name to.',
        },
      ],
    },
    {
      workflow:
        'Someone goes round the car, estimator or technician, speaking and shooting. The draft has a line for each item: part, time, and a reason anyone can follow. Photos that lack are pointed out. After that the estimator amends it, puts prices in and sends it off to be approved.',
      build:
        'A phone is all they carry. What they say and shoot becomes a draft in the system for estimates or the workshop, along the list of the insurer in question. The owner gets a photo and a sentence for every item and agrees with a text.',
      checkpoint:
        'The estimator’s name is on every quote. If the sum passes $8,000 or the structure is hurt, it takes a second reader.',
      first_step: 'With 30 quotes of late, ask how many minutes, what slipped the mind, and what returned.',
      stop_test: 'Should half of all drafts cost more than ten minutes to mend, six weeks in, leave it there.',
      alternative:
        'The 50 usual repairs can have their lines ready. At each bay hangs a sheet of photos the insurer wants.',
      risks: [
        {
          risk: 'A sensor reset, or the step of a weld, is forgotten. Later the driver-assist does not work.',
          mitigation:
            'The maker’s method stands by each panel, and there is no going on until calibration has its yes or no.',
        },
        {
          risk: 'Owners are scared into work by how it is put.',
          mitigation:
            'It says safety, soon or later, and shows why in a photo. What the technician signed is the most an adviser may send.',
        },
      ],
    },
  ],
  'automotive/fleet-upkeep': [
    {
      workflow:
        'Overnight, pre-start remarks, fault codes and distances are pooled. The system says which vehicles should come in within the next two weeks, then finds days for them. Bookings are made by the fleet manager, and drivers hear by text.',
      build:
        'Plan services by true kilometres before anything else. Later add alerts on fault codes and software that reads remarks on defects. Fleetio, Geotab and Teletrac Navman have nearly all of this; tidy vehicle lists are your real task.',
      checkpoint:
        'Every remark on a defect is read that day by the fleet manager, who rules which vehicles do not go out.',
      first_step: 'Write next to every vehicle its odometer now and when it was last serviced. How many have run over?',
      stop_test: 'Three months on, if under 4 in 10 alerts ended in a repair that was needed, switch them off.',
      alternative:
        'Keep one sheet of distances and services due, fill it in when fuelling, and mark in red any with 1,000 km left.',
      risks: [
        {
          risk: 'Someone describes a steering fault in strange words, so it lands near the bottom.',
          mitigation:
            'Seat belts, tyres, steering, brakes: mention of any takes the vehicle off the road until somebody checks it.',
        },
        {
          risk: 'Managers use trips to punish people, and the units get unplugged.',
          mitigation:
            'State in writing why you collect it. Tell staff first, as surveillance law in your state asks, and hide private trips.',
        },
      ],
    },
    {
      workflow:
        'The night brings together what drivers wrote before starting, the codes, and kilometres run. A list for two weeks says who should come to the workshop, and spreads it out so that not all come at once. When the fleet manager has booked, a text goes to the driver.',
      build:
        'Real kilometres drive the plan for service; that is step one. Alerts from codes and a reader for what people write on defects follow. Most can be had from Teletrac Navman, Geotab or Fleetio, but your list of vehicles must be right.',
      checkpoint:
        'Drivers’ defect notes do not wait for tomorrow. The fleet manager goes through them and says which vehicle is parked.',
      first_step:
        'Walk out and read odometers, all of them, today. With the last service next to it, you can count those past due.',
      stop_test:
        'Alerts should lead to true repairs in at least 4 in 10 cases. If three months show less, no more alerts.',
      alternative:
        'At the pump, enter kilometres on a sheet all can see, next to the coming service. With 1,000 km left the line turns red.',
      risks: [
        {
          risk: 'The note was about steering, but worded so oddly that it counts for little.',
          mitigation:
            'If tyres, brakes, seat belts or steering are named, nobody drives until a person has been to look.',
        },
        {
          risk: 'Meant for service, the data is used against drivers, and soon the plugs are out.',
          mitigation:
            'Its purpose is set down in writing. State surveillance law wants notice given, and trips off duty are masked.',
        },
      ],
    },
  ],
  'automotive/part-inspection-camera': [
    {
      workflow:
        'At the cell’s end a fixed light and camera look at all parts. Sound ones carry on and unclear ones fall into a tray that the inspector checks. A screen there shows faults by hour and tool.',
      build:
        'Buy a vision package and equip a single cell for a single part family. Spend a month gathering pictures of every fault, agree limits on the customer’s boundary samples, and run next to the inspector before it may block parts.',
      checkpoint:
        'When a shift starts, the quality engineer feeds in ten parts known to be bad. If it lets one by, the cell stands still.',
      first_step:
        'Group twelve months of complaints from customers by fault and part. Begin where the bill was largest.',
      stop_test:
        'Let camera and inspector judge the same 2,000 parts over twelve weeks. If the camera lets more by, stop.',
      alternative: 'Fit brighter lights, go/no-go gauges and a board of limit samples to every cell.',
      risks: [
        {
          risk: 'Fresh steel has another shine, and for a shift sound parts are thrown out.',
          mitigation:
            'Twice the usual rejects in an hour sets off an alarm. The inspector steps in till it is adjusted.',
        },
        {
          risk: 'Nobody tells the customer that inspection has changed, which makes the PPAP void.',
          mitigation:
            'See it as one more gauge. Do the measurement study and report the change before parts depend on it.',
        },
      ],
    },
    {
      workflow:
        'The last thing in the cell is a camera with its own light, both fixed. A good part passes. If there is doubt it drops out for the inspector to see. By tool and by hour, defects are counted on the screen.',
      build:
        'Start small, one cell and one family of parts, with vision you buy. A month goes into images of all defects. Boundary samples from the customer give the limits. Then it works along with the inspector, and only later may it gate.',
      checkpoint:
        'Ten bad parts, known as such, go through at shift start under the quality engineer’s eye. Missing one is enough to stop the cell.',
      first_step:
        'What have customers complained of in twelve months? Sort it by defect and part, and take the dearest.',
      stop_test:
        'Over twelve weeks both see 2,000 parts. If the inspector misses fewer than the camera does, call it off.',
      alternative: 'Cheaper by far: a board with limit samples, light that shows things, and go/no-go gauges.',
      risks: [
        {
          risk: 'A batch of steel gleams in some other way, and good parts are refused until the shift ends.',
          mitigation:
            'When there are double the rejects in one hour, it calls out. The inspector does the work until it is set right.',
        },
        {
          risk: 'The way you check is new, the customer was not told, and your PPAP counts for nothing.',
          mitigation:
            'A camera is a gauge and needs a measurement study like any other. File the change, and after that let it gate.',
        },
      ],
    },
  ],
  'automotive/repair-knowledge': [
    {
      workflow:
        'By voice or keyboard a technician gives code, symptom and plate. Up come bulletins, the page that fits in your licensed data, and what cured that model in your shop before. Parts are changed only once a test has confirmed it.',
      build:
        'Make your notes and finished job cards searchable. For Autodata, Haynes Pro or a maker’s portal, link and do not copy. After any hard job the technician writes two lines: what was wrong, what cured it.',
      checkpoint:
        'Where a hint led to a part worth over $500 and the car still had its fault, the foreman looks into it.',
      first_step:
        'Take 50 finished jobs that list diagnosis time, and count those which name the cause as well as the cure.',
      stop_test: 'Two months in, if it is used for under 3 in 10 diagnosis jobs, stop.',
      alternative:
        'Share one-page sheets of known fixes for each model. On Fridays talk for 15 minutes about the nastiest fault that week.',
      risks: [
        {
          risk: 'It confuses years of a model, so a torque or a step on high voltage is wrong.',
          mitigation: 'It states no figures itself. They appear just as the licensed page that belongs to this VIN.',
        },
        {
          risk: 'You copy a maker’s data although the licence forbids it.',
          mitigation:
            'Index nothing but job cards of your own. Each technician reaches the portal through a personal login.',
        },
      ],
    },
    {
      workflow:
        'Plate, code, symptom, said or typed, and the technician sees what there is: bulletins, the page of licensed repair data, and how you mended such a model last time. First test, then replace; that stays with the technician.',
      build:
        'Search should cover what is yours, notes and closed job cards. Into the maker portal, Haynes Pro and Autodata it only links. Two lines at the end of a hard job, cause and cure, come from whoever did it.',
      checkpoint: 'If the tool hinted, a part above $500 went in, and the fault remained, the job goes to the foreman.',
      first_step:
        'Look through 50 jobs with time booked on diagnosis. In how many can you read what it was and what helped?',
      stop_test: 'Technicians should open it for 3 in 10 diagnosis jobs or more. If two months show less, end it.',
      alternative:
        'One page per fix, by model, in a folder for all. On Friday the worst fault of the week gets 15 minutes.',
      risks: [
        {
          risk: 'Two model years are muddled, and out comes a false torque, or a dangerous step with high voltage.',
          mitigation: 'Numbers are never its own. You see the licensed page for the VIN in question, or nothing.',
        },
        {
          risk: 'The licence does not allow you to load what the maker publishes.',
          mitigation: 'Job cards you wrote may be indexed. All else is a link, opened with the technician’s own login.',
        },
      ],
    },
  ],
  'automotive/warranty-and-paperwork': [
    {
      workflow:
        'Deal papers, job cards and bills for parts arrive as scans or by mail. Software links each to its stock or job number and says what is lacking before anyone closes the file or claim. A clerk puts that right and sends it off.',
      build:
        'Capture papers against stock and job numbers. Write rules for warranty claims maker by maker, and for deal files lender by lender. Let the list of debtors trigger courteous reminders to pay.',
      checkpoint:
        'No claim goes without the warranty clerk holding it to the job card. Every payment needs approval from accounts.',
      first_step:
        'Group the 50 latest refusals by cause. Expect two or three causes to account for the bulk of the sum.',
      stop_test: 'Two months on, if claims passed first time are up by under 4 points, stop.',
      alternative:
        'Give technicians a claim check list of one page for the bench, and ask suppliers for statements as electronic files.',
      risks: [
        {
          risk: 'The story sent in goes beyond what the technician noted, and at audit the maker takes back a year’s payments.',
          mitigation:
            'Use words from the scan report and job card alone. Before it goes, the technician signs the text.',
        },
        {
          risk: 'Payslips and scanned licences gather with some service overseas.',
          mitigation: 'Choose a supplier that stores in Australia, and erase pictures 90 days from settlement.',
        },
      ],
    },
    {
      workflow:
        'Scanned or mailed, all papers end in one place: deals, job cards, parts bills. They are read and joined to a job, or to a stock number. Before a file or claim is shut, gaps are named. The clerk closes them and files it.',
      build:
        'Every document hangs on a job or stock number. Makers differ in what they want for warranty, and lenders in what a deal file must hold, so each has its own rules. Debtors are reminded, in good tone, off your list.',
      checkpoint:
        'Claim and job card lie side by side when the warranty clerk reads. For money to leave, accounts must agree.',
      first_step: 'Why were 50 claims sent back? Sort them. You will see that the money hangs on two or three reasons.',
      stop_test: 'If the share accepted at first try has not gained 4 points by two months, end it.',
      alternative:
        'Technicians have one page by the bench: is the claim complete? Suppliers send statements as electronic files.',
      risks: [
        {
          risk: 'It tells the maker more than the technician did. The auditors notice, and a year of money is gone.',
          mitigation:
            'Job card and scan report are the source of each word, and the technician’s signature comes last.',
        },
        {
          risk: 'Somewhere abroad a capture firm holds more and more of your customers’ payslips and licences.',
          mitigation:
            'Storage must be in Australia; ask before you buy. Images are wiped 90 days after the deal is settled.',
        },
      ],
    },
  ],
  'automotive/customer-updates-and-complaints': [
    {
      workflow:
        'Each step of a job sends the owner a brief text, once an adviser has passed it. Survey remarks, reviews and mail are read on arrival. Where somebody is cross, a manager gets the job’s history and a suggested answer.',
      build:
        'Let job states in your workshop system trigger texts. Add a reader for review sites and the mailbox that spots complaints. Its drafts give the facts and admit no blame.',
      checkpoint: 'No answer to a complaint leaves until the service manager has read it. The cause is noted too.',
      first_step:
        'For five days reception tallies people who ask how their car is doing, and what they had been promised.',
      stop_test: 'Four weeks on, if such calls are not down by 15 %, stop.',
      alternative: 'Promise every owner a call before 11 am and one before 3 pm, and tick both on the board.',
      risks: [
        {
          risk: 'The answer turns down something consumer law grants, and you meet the owner at the tribunal.',
          mitigation:
            'When major failure, replacement or refund is mentioned, nothing is drafted: the manager takes over.',
        },
        {
          risk: 'Owners hear their car is done before anyone has driven it.',
          mitigation: 'A car counts as ready when the foreman has finished the last check, and not before.',
        },
      ],
    },
    {
      workflow:
        'A job moves on, and its owner knows: a brief text, seen first by an adviser. All that people write, in surveys, reviews or mail, is read at once. If they are angry, it lands with a manager, along with what was done to the car and a reply to start from.',
      build:
        'The workshop system knows the state of each job; texts follow from that. Mailbox and review pages are watched for complaints. A draft may say what was done, but never that you were at fault.',
      checkpoint: 'When someone complains, the service manager sees the reply first and records what led to it.',
      first_step:
        'How many people ask reception whether their car is done? Five days of counting will tell, and show which promise slipped.',
      stop_test: 'There should be 15 % fewer such calls by the end of four weeks. If there are not, leave it.',
      alternative: 'Call about every car by 11 am, and once more by 3 pm. The board shows who was called.',
      risks: [
        {
          risk: 'Consumer law is on the owner’s side, your reply says no, and the tribunal puts it right.',
          mitigation: 'Some words switch drafting off and fetch the manager: refund, major failure, replacement.',
        },
        {
          risk: 'It is not yet road tested, but the owner is told to come.',
          mitigation: 'Ready is a word only the foreman can set, after a final look.',
        },
      ],
    },
  ],
  'automotive/supply-and-call-off-planning': [
    {
      workflow:
        'Each morning’s EDI releases are held up to how that customer changed earlier ones. You see what they will probably take, which resin or coil may run short, and changeovers you can spare. The planner fixes the week and warns buyers.',
      build:
        'Correct EDI demand for every part number, and list suppliers and materials in danger. Orders themselves stay in the ERP.',
      checkpoint:
        'The week’s plan is the planner’s to approve. To build less than was released, the plant manager must sign.',
      first_step:
        'For your ten biggest parts, keep all releases from now on and note next to each what really went out.',
      stop_test: 'After twelve weeks, check which came nearer to shipments. If the raw release did as well, stop.',
      alternative:
        'Ring the customer’s planner every week, and hold a set safety stock of each part that you look at quarterly.',
      risks: [
        {
          risk: 'You guess that a release will shrink, it holds, and their line comes to a halt.',
          mitigation:
            'Firm quantities are the floor of any plan. The system may move nothing but weeks that are still forecast.',
        },
        {
          risk: 'Nobody kept past releases, which leaves nothing to train on.',
          mitigation: 'From today save all EDI files. With 26 weeks of them, start on the model.',
        },
      ],
    },
    {
      workflow:
        'What did this customer do to releases before? Each morning that is asked of the new EDI files. The answer is demand as it will likely be, with material in short supply (coil, resin) and changeovers you need not make. From it the planner builds a week, and buyers are told.',
      build:
        'Put a layer on top of EDI that corrects demand part number by part number. Add a list of what may fail, supplier or material. The ERP still holds each order.',
      checkpoint:
        'Weekly plans pass the planner. If they fall short of what the customer released, the plant manager’s signature is needed too.',
      first_step:
        'Ten parts matter most. The planner files each release for them, and beside it the quantity that left.',
      stop_test:
        'By twelve weeks your figure must be nearer to what shipped than theirs was. If it is not, there is no point.',
      alternative:
        'Talk to their planner once a week. Each part has a safety stock, fixed, and looked at every quarter.',
      risks: [
        {
          risk: 'You plan for less than they asked, they meant it, and their plant stands still.',
          mitigation: 'Weeks within the firm horizon are not touched. Forecast weeks are all it may shift.',
        },
        {
          risk: 'Each release wiped out the last, and so there is no past.',
          mitigation: 'Archive EDI files, beginning today. Once there are 26, one for each week, the model can begin.',
        },
      ],
    },
  ],
  'automotive/vehicle-data-clean-up': [
    {
      workflow:
        'From now on VIN and plate identify everything. Software shows gaps and probable doubles, while staff at the desk ask about kilometres, mail and phone whenever a car comes in. By the end of one service cycle you can rely on most active records.',
      build:
        'Match exports out of accounts, service and sales, hand a clerk the merges to make, and insist on three fields at check-in. Each month one page reports comebacks, hours and jobs.',
      checkpoint: 'Merges come in lots of 100. The administrator looks at ten pairs and then passes the lot.',
      first_step:
        'Take an export of vehicles and customers, order it by phone number, and count repeats among the top 500 rows.',
      stop_test: 'At 60 days, look at vehicles that came in. If under half have the three fields filled, stop.',
      alternative: 'With no software whatever, ask about kilometres, mail and phone at every check-in for one year.',
      risks: [
        {
          risk: 'Namesakes are made into one, and a bill reaches the wrong person.',
          mitigation: 'A phone number or plate has to fit as well. For 60 days every merge can be undone.',
        },
        {
          risk: 'After one big tidy-up, nobody keeps it going, and a year on it is bad again.',
          mitigation: 'Nobody can skip the three fields, and each month’s report says how many were filled in.',
        },
      ],
    },
    {
      workflow:
        'A car is its plate and VIN, in every list. The tool says where entries are likely doubles and where something is blank. At each visit the desk asks: same phone, same mail, how many kilometres? After one round of services, nearly all who still come are right.',
      build:
        'Exports from sales, accounts and service are matched. A clerk works off the merges. Check-in has three fields nobody can skip. Once a month there is a page with jobs, comebacks and hours.',
      checkpoint: 'The administrator sees ten pairs out of each 100, and if they are sound the batch goes through.',
      first_step: 'Sort an export by phone. In 500 rows, how many customers or vehicles stand there more than once?',
      stop_test:
        'After 60 days, half of the cars that were here should have all three fields, at least. If not, end it.',
      alternative:
        'It works without a tool too: for a year, at each check-in, make sure of mail, phone and kilometres.',
      risks: [
        {
          risk: 'Two customers share a name, become one, and the bill goes astray.',
          mitigation:
            'Name alone is not enough; plate or phone must be the same. Mistakes can be taken back for 60 days.',
        },
        {
          risk: 'Cleaned once, then left, the data is as poor as ever within the year.',
          mitigation: 'The three fields remain a must. How many are filled is on the page you get each month.',
        },
      ],
    },
  ],
}

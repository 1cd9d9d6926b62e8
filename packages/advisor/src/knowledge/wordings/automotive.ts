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
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'healthcare/consult-notes': [
    {
      workflow:
        'Consent comes first. While doctor and patient talk, software writes a draft note in the layout that clinician likes, down to the plan and the next visit. It is put right before the door opens again and filed in Cliniko or Best Practice. The recording is wiped.',
      build:
        'Look for a scribe that knows Australian practice, stores data here, learns nothing from your patients and wipes sound straight away. Start with four clinicians who want it. Hang up a consent notice, extend the form for new patients, and set a code for "no scribe".',
      checkpoint:
        'No note stands until the clinician who gave the care has read and signed it, ahead of the next consult. In month one the practice lead looks over ten from each.',
      first_step:
        'Have the practice manager request the data terms of three vendors while four clinicians note for a week how long their notes take.',
      stop_test:
        'End it in week six if it saves less than 15 % of the time. End it too if audits find a grave slip, say the wrong side or drug, in over one note in 200.',
      alternative:
        'Set up templates and shortcuts in the software you have, and leave five minutes of each hour free to write.',
      risks: [
        {
          risk: 'The note reports an examination that never took place, or loses the "not" in front of an allergy.',
          mitigation:
            'Before saving, the clinician goes word by word over drug, dose, allergy and body side, and ten notes are audited each month.',
        },
        {
          risk: 'Someone tells of abuse at home, and the record ends up where the partner may see it.',
          mitigation: 'Switch the scribe off for such a talk, and find out what portals and My Health Record display.',
        },
      ],
    },
  ],
  'healthcare/no-shows-and-gaps': [
    {
      workflow:
        'Seven days ahead and again two days ahead, patients get a text: one tap to confirm, change or cancel. If a slot comes free, the waiting list is asked in the order of need that the clinician chose. Phone calls are kept for the silent and for frequent absentees.',
      build:
        'HotDoc, Cliniko, Dental4Windows and most booking tools have two-way texting and a waitlist: turn both on. Keep a simple list of anyone absent twice. Under 300 visits a day, do not bother with prediction.',
      checkpoint:
        'Mondays, the practice manager goes through who did not come. Whose place on the list must not change is a matter for the clinician.',
      first_step:
        'By Wednesday, the practice manager lays out three months of no-shows by day of the week, clinician and kind of visit.',
      stop_test: 'Eight weeks on, no-shows should be down by a fifth. If not, cancel the subscription.',
      alternative:
        'At 3 pm, reception phones the patients with long visits tomorrow. A sheet of people free at short notice, by suburb, fills the holes.',
      risks: [
        {
          risk: 'The message shows what kind of clinic it is, and somebody at home reads it.',
          mitigation: 'Keep the text bland, use the number the patient prefers, and make it easy to say no to texts.',
        },
        {
          risk: 'Often it is the most unwell who stay away, and then they are pushed off the list.',
          mitigation:
            'Phone anyone with a mental or chronic illness before a fee is charged, and leave the clinician free to drop it.',
        },
      ],
    },
  ],
  'healthcare/incoming-letters-and-referrals': [
    {
      workflow:
        'Software picks out sender, date, kind of letter, name and date of birth from every mail, scan and fax. It suggests a patient and a folder and highlights terms like cancer or urgent. A trained clerk agrees or corrects; urgent papers reach the doctor or triage nurse ahead of the rest.',
      build:
        'Pick a reader that files into the inbox of your practice software with the status "unchecked". Three facts must agree before it names a patient. Secure messaging from your twenty main senders costs nothing and clears most of the paper.',
      checkpoint:
        'Every match waits for a clerk’s yes. Referrals are all read by the doctor or the triage nurse inside the hours you have set.',
      first_step:
        'For a week the reception lead tallies what comes in, by sender and kind, and by Friday names the top twenty.',
      stop_test:
        'Give up if even one letter in 1,000 is accepted for the wrong patient, or if one in ten needs a clerk’s correction at week eight.',
      alternative:
        'Set rules for file names, scan in two rounds each day, and get your twenty main senders onto secure messaging.',
      risks: [
        {
          risk: 'Two patients go by the same name, and one finds the other’s biopsy report in their file.',
          mitigation:
            'Match on birth date and name plus Medicare number or address, and let staff settle whatever is unclear.',
        },
        {
          risk: 'Bad news may sit in a letter that uses none of the warning words.',
          mitigation:
            'Flagged or not, each discharge letter and each result is looked at by a clinician on the day it comes.',
        },
      ],
    },
  ],
  'healthcare/reception-calls': [
    {
      workflow:
        'After three rings an assistant picks up. It makes or changes bookings, tells people fees and hours, or notes who wants a call. Anyone with bleeding, chest pain, trouble breathing, thoughts of self-harm or plain distress is connected straight away or told to dial 000.',
      build:
        'Begin on the web: bookings, fees and a form for scripts. A phone assistant is the next step. It fills the appointment book and says nothing beyond the text you approved. Fix the danger words, then act out fifty calls to try it.',
      checkpoint:
        'Through month one the practice nurse hears 20 recorded calls per week. At noon and again at five, reception empties the list of people to ring.',
      first_step:
        'Put a one-page sheet at reception, tick the reason for every call over five days, and let the manager total it on Friday.',
      stop_test:
        'One urgent caller who does not get through in a test ends it on the spot. So does week six with over one caller in five hanging up.',
      alternative:
        'Add a brief recorded menu for hours and fees, take script requests online, and roster a third receptionist between 8 and 10.',
      risks: [
        {
          risk: 'Somebody in the middle of a stroke gets an appointment for Tuesday at ten.',
          mitigation:
            'Open each call by asking about urgency, route every danger word to staff, and act out test calls each week.',
        },
        {
          risk: 'A stranger on the phone is told another person’s result.',
          mitigation: 'Keep scripts and results out of the assistant’s reach, so that all it can do is note a message.',
        },
      ],
    },
  ],
  'healthcare/care-rosters': [
    {
      workflow:
        'Two weeks of shifts are proposed from care minutes, ratios, what residents need, leave, skills and familiar faces. The manager adjusts and posts them. When someone is ill, suitable and rested staff get a text, cheapest first. Care minutes are shown for each day.',
      build:
        'Make good use of the system in place, be it ShiftCare, Humanforce or the hospital’s own: enter skills and rules with care. Then switch on shift offers and a daily view of care minutes. Seeing the same worker is a rule for each participant, no mere hope.',
      checkpoint:
        'Skill mix is judged by the care manager or nurse unit manager before a roster stands. A shift that fell short is looked at that day.',
      first_step:
        'By Friday the facility manager writes out every agency or altered shift of last month with its reason, and names the three worst habits.',
      stop_test:
        'Judge it after three rosters. More grumbling from staff, or agency hours down by less than 10 %, means it is over.',
      alternative:
        'Post a master roster that holds for four weeks, recruit a pool of casuals, and announce open shifts in a single group chat.',
      risks: [
        {
          risk: 'The cheapest roster sends nine carers in one week to a man with dementia.',
          mitigation:
            'Limit how many workers see one person in a fortnight, and give the care manager the figure to read.',
        },
        {
          risk: 'The texts keep going to people who are already worn out.',
          mitigation: 'Skip all who have had less than ten hours off, and print hours worked next to every offer.',
        },
      ],
    },
  ],
  'healthcare/claims-and-billing-check': [
    {
      workflow:
        'Claims are compared with the booking, the note, the item rules and what is left in the plan before they go. The screen lists visits never billed, spent budgets, wrong times and absent referrals, each with a remedy. The billing officer works it off; a clinician agrees to any new item.',
      build:
        'Plain rules come first: date of referral, time limits, end of plan, price cap, visits nobody claimed. Reading of remittances and a model for strange patterns can follow. In hospitals, coder tools must point to the words that justify a code.',
      checkpoint:
        'Flags are worked off by the billing officer. If an item or a code is to change, the clinician who saw the patient signs.',
      first_step:
        'The billing officer sorts rejects from three months by cause and value, and presents the five largest on Thursday.',
      stop_test: 'Two months of claims should bring a quarter fewer rejects. If they do not, stop there.',
      alternative:
        'Write the ten most frequent rejects on one page, deal with them as visits are booked, and send claims every day.',
      risks: [
        {
          risk: 'Staff are steered towards items that pay more, and an auditor would call it upcoding.',
          mitigation:
            'Have it point out claims that are too high as well as too low, hide the money, and ask the clinician to check the note.',
        },
        {
          risk: 'Claims go in all at once, and a participant finds the plan empty.',
          mitigation: 'Print what is left in the plan with every claim, and warn the coordinator once 80 % is gone.',
        },
      ],
    },
  ],
  'healthcare/care-note-and-incident-review': [
    {
      workflow:
        'The day’s reports and notes are searched overnight for a bruise, a wound, a fall, a meal refused, a dose missed, restraint or an anxious family. By morning the clinical lead has names and the exact sentences, speaks to the carer, and opens a care plan review or an incident.',
      build:
        'Keep the language model within your own tenant. Nurses agree on 20 signs it looks for each day. To test it, two nurses grade 300 notes. What proves true goes into the incident system, where a clock runs and somebody owns it.',
      checkpoint:
        'By noon all flags have been seen by the registered nurse who leads the shift. What must be reported within the legal hours is up to the quality lead.',
      first_step:
        'Ask two nurses to mark 20 signs in 100 notes from last month by Friday, and trace which ones anybody acted on.',
      stop_test:
        'Call a halt if over one in twenty serious signs slips past it in the graded notes, or a site gets more than 30 flags in a day.',
      alternative:
        'Meet for ten minutes a day around five set questions, and let a nurse go through everything written about two people.',
      risks: [
        {
          risk: 'The list becomes a habit, notes go unread, and things nobody wrote down stay hidden.',
          mitigation: 'Change nothing about rounds or handover, and check 30 notes a week that raised no flag.',
        },
        {
          risk: 'Feeling observed, carers put less on paper.',
          mitigation:
            'Explain to unions and staff what is searched and for what end, confine it to care, and praise notes that are well written.',
        },
      ],
    },
  ],
  'healthcare/medicines-and-stock': [
    {
      workflow:
        'The need for each week is worked out from usage, time of year, repeats and bookings. Out come draft orders, a warning on short-dated or scarce lines, and ideas for transfers between sites. A pharmacist or stock nurse says yes. Counts and fridge alarms flow back in.',
      build:
        'Fred, Minfos and practice stock tools offer min–max levels and reorder reports: start there. Barcode the 100 lines that are most critical or cost most, both ways. Predict vaccines by season in a simple way. A script reads the TGA shortage list every morning.',
      checkpoint:
        'Orders need a yes from the pharmacist or the nurse who runs the shift. Two people count controlled drugs, just as the law demands.',
      first_step:
        'By Thursday a technician or the stock nurse has counted the 50 most costly lines, noted expiry dates and held both against the system.',
      stop_test: 'Ten weeks must cut waste by a fifth. If that fails, or a must-hold line is ever empty, call it off.',
      alternative:
        'Put reorder cards in coloured bins, bring short-dated stock forward every Monday, and order once for all rooms.',
      risks: [
        {
          risk: 'A drug that saves lives is dropped since hardly anyone uses it.',
          mitigation:
            'The pharmacist signs a list of lines that must always be there, and the forecast has no say over it.',
        },
        {
          risk: 'During a shortage another strength is handed out, and someone swallows twice the dose.',
          mitigation:
            'Leave each substitution to the pharmacist, who rings the prescriber and explains it to the patient.',
        },
      ],
    },
  ],
  'healthcare/recalls-and-care-plans': [
    {
      workflow:
        'Once a month a search finds patients who, by clinical rule, are late for a vaccine, a test, a review or the rest of a treatment. A nurse strikes out the dead, the moved and those who said no. Then calls and texts leave in batches the clinic can absorb, and outcomes are followed.',
      build:
        'Pen CS, Primary Sense or a like audit tool sits on your software already; load the rules of the guidelines. First weed out inactive patients. If a fact is only in free text, a search may put it forward and a nurse agrees.',
      checkpoint:
        'Nobody contacts a patient until the practice nurse has gone through the list. Text or phone call: the GP says which.',
      first_step:
        'By Friday the practice nurse pulls a single list, such as diabetics without an HbA1c for 12 months, and verifies 30 people.',
      stop_test:
        'Halt a run when over one in ten names is mistaken. Give up the tool if three months bring no more visits.',
      alternative:
        'Every month, run off the list of diabetics who are late, and let the nurse phone ten of them per day.',
      risks: [
        {
          risk: 'A reminder is posted to a woman whose funeral was last month.',
          mitigation: 'Strike out deaths and transfers ahead of every mailing, and let a nurse go over the names.',
        },
        {
          risk: 'Where coding is weak, the neediest patients never show up in the search.',
          mitigation:
            'Use month one to code the five main conditions, and cross-check them with what people are taking.',
        },
      ],
    },
  ],
  'healthcare/bed-and-demand-forecast': [
    {
      workflow:
        'The day starts at 6 am with a seven-day outlook per ward: likely arrivals and discharges, high and low, next to the beds that have staff. The morning meeting then calls people in, shifts electives or opens surge beds. Every week shows how well the outlook did.',
      build:
        'Three years of arrivals, weekdays, holidays, flu reports and bookings feed a seasonal model. Show its result on a single page by the bed board. A clinic can do without: plot demand for each hour of the week and move sessions to suit.',
      checkpoint:
        'Surge measures are settled in the morning meeting by the nurse in charge and the bed manager together, and the reason is written down.',
      first_step:
        'By Friday the bed manager compares 60 days of personal guesses with real arrivals and circles the ten that were furthest out.',
      stop_test: 'The bar is the same weekday a month ago. If the model cannot beat it in eight weeks, switch it off.',
      alternative:
        'Plan on bookings plus the matching week of last year, and fix a discharge plan as each patient is admitted.',
      risks: [
        {
          risk: 'Staff go home on a quiet outlook, and then a bus overturns.',
          mitigation: 'Staff for the upper figure, and never thin out the on-call list because of a model.',
        },
        {
          risk: 'To fit the curve, patients are sent home too soon.',
          mitigation: 'Track who is back inside 7 days, and end the scheme when that number climbs.',
        },
      ],
    },
  ],
  'healthcare/imaging-and-slide-aid': [
    {
      workflow:
        'An approved product looks at the images, moves urgent studies to the top and outlines what may be wrong. The pathologist, dentist or radiologist forms a view before seeing the outlines, and then reports. Once a week, false alarms and misses go in a log.',
      build:
        'The product must be listed on the Australian Register of Therapeutic Goods for precisely what you do. Let it run unseen over 500 old studies of yours, split by machine and kind of patient, before readers see it. Inform patients and settle it with your insurer.',
      checkpoint:
        'Whoever reports has looked without help before signing. The log of misses is gone through monthly by the clinical lead.',
      first_step:
        'By Friday the clinical lead names the three findings missed most in the past year and looks for ARTG products made for them.',
      stop_test:
        'Take the unseen run in groups of 100 studies. Stop when in one of them sensitivity lies over five points under what the maker states.',
      alternative: 'Hire remote reporters for the night, and ask those who order a study to phone when it cannot wait.',
      risks: [
        {
          risk: 'It learned from other scanners and other skin, so it does worse with your patients.',
          mitigation:
            'Run it unseen and split results by sex, age, skin tone and device, then turn it off wherever it is weak.',
        },
        {
          risk: 'Eyes follow the outlines, and whatever lies outside them is overlooked.',
          mitigation: 'Reveal outlines once the reader has finished, and check monthly for misses that had none.',
        },
      ],
    },
  ],
  'healthcare/policies-and-accreditation': [
    {
      workflow:
        'A carer, nurse or receptionist types a question, at a desk or by phone, and sees the right line of policy, its link and when it is due for review. A page per standard shows evidence as current, stale or absent. Once a month the quality lead has a to-do list, so no yearly panic.',
      build:
        'Start by giving each policy an owner and a date in the register. An assistant inside your tenant then cites and links the current ones. A sheet ties evidence to standards and sends reminders. Doses stay out of it: for those, the approved reference counts.',
      checkpoint:
        'Each week 20 answers go past the quality lead. A changed policy is loaded only when its owner has signed.',
      first_step:
        'By Wednesday the quality lead has all policies in a table with their owners and dates, and knows how many are late.',
      stop_test:
        'In week eight, with the clean-up done, ask 80 test questions. More than four answers that are wrong or lack a date mean stop.',
      alternative: 'Slim 300 policies down to 80, hang ten flip charts on the ward, and go through seven every month.',
      risks: [
        {
          risk: 'Someone follows an outdated rule on infection or wounds, and a patient pays for it.',
          mitigation: 'Admit nothing that is past its date, and take a policy away the moment it lapses.',
        },
        {
          risk: 'A question about a dose is met with a made-up figure.',
          mitigation: 'Refuse all such questions, and name the pharmacist and the medicines handbook instead.',
        },
      ],
    },
  ],
  'healthcare/reports-and-letters': [
    {
      workflow:
        'With the assessment done, the clinician chooses which goals, scores and notes count. Section by section, a draft appears in house style and flags what it lacks. The opinion is written afresh by the clinician, who verifies scores and names before signing. Families get a simple version.',
      build:
        'Seniors help to make three templates. The drafting tool is closed and sees just the notes that were picked. Scores flow in from the test sheet. A check hunts for stray names, dates and pronouns. An interpreter goes over any handout in another language.',
      checkpoint:
        'The opinion is the assessing clinician’s own, with a signature on every page of findings. One report in ten is read again by a senior.',
      first_step:
        'By Friday, three clinicians clock two reports section by section and note which parts were copying, thinking or looking up.',
      stop_test:
        'Look back at 30 reports. If over one draft in ten made a claim that the seniors could not trace, end it.',
      alternative:
        'Trim the template to the headings the funder uses, collect stock phrases, and keep two hours each week for writing.',
      risks: [
        {
          risk: 'A fluent sentence states a need no test has shown, and a court or funder believes it.',
          mitigation: 'Link every finding to a dated note or a score, and show what is missing in red.',
        },
        {
          risk: 'The maker of the tool holds on to facts about a child.',
          mitigation: 'Insist on no training and no storage, take names out beforehand, and write down the consent.',
        },
      ],
    },
  ],
  'healthcare/home-visit-routes': [
    {
      workflow:
        'In the afternoon the next day is sorted by suburb, time window, skill and familiar worker. The coordinator spots runs likely to be late and mends them. Carers see their run by phone, clients are texted, and if a check-in is 15 minutes overdue an alarm goes off.',
      build:
        'Your care platform may have routing; if not, take a small add-on. Pin down insulin and other visits that cannot wait. Group workers by suburb before you compute anything. Check-ins serve safety, and staff have a say in which location data stays.',
      checkpoint:
        'Runs are settled by the coordinator no later than 4 pm. The registered nurse looks at whatever shifts care that cannot wait.',
      first_step:
        'By Thursday the coordinator draws one day of visits for the whole team on a map and circles where paths cross.',
      stop_test:
        'Six weeks are enough. If travel time is down by less than 10 %, or more visits are missed, put an end to it.',
      alternative: 'Assign two suburbs per worker, trade clients one time if they agree, and use a map on the wall.',
      risks: [
        {
          risk: 'To save a few kilometres, somebody gets their insulin two hours off.',
          mitigation: 'Once the nurse has signed it, a visit that cannot wait is fixed and no software shifts it.',
        },
        {
          risk: 'With no slack between calls, showers are hurried and people fall.',
          mitigation:
            'Plan with the real length of visits, leave ten minutes in between, and take it seriously when carers call a run unsafe.',
        },
      ],
    },
  ],
  'healthcare/lab-and-specimen-quality': [
    {
      workflow:
        'A scan marks every stage that a tray or tube goes through. Software reads the request and holds it against the label, and the bench sees any hole before the specimen leaves. Charts give notice of a drifting analyser. Hold, rerun or release: that is the scientist’s call.',
      build:
        'Make sure nothing goes unscanned. Next come reading of forms with a label check at entry, rules that catch drift in controls, and a live view of which stage is late. Two people still phone critical results and log the call.',
      checkpoint:
        'A batch with a flag moves only on the duty scientist’s word. Once a month the supervising pathologist goes through all logged errors.',
      first_step:
        'By Friday the quality officer breaks down three months of repeat collections by cause, site and the shift of the collector.',
      stop_test:
        'Ten weeks should bring 15 % fewer repeat collections. If not, or if even one result goes out for the wrong patient, stop.',
      alternative: 'Read two identifiers out loud and label beside the bed, and show each site its errors every week.',
      risks: [
        {
          risk: 'A date of birth is misread, and a stranger’s result lands in the file.',
          mitigation: 'Where two identifiers do not agree, nothing moves until the collector has been phoned.',
        },
        {
          risk: 'Limits trip so often that nobody looks up any more.',
          mitigation: 'The senior scientist fixes them for each assay, and every week the alarms are gone through.',
        },
      ],
    },
  ],
  'healthcare/records-foundation': [
    {
      workflow:
        'From now on a single system counts. People in current care go over first, double entries become one, main diagnoses get codes, and medicines and allergies are verified when the patient next comes. Everyone signs in under their own name with two factors. Old paper is scanned when needed, then archived.',
      build:
        'Buy what similar services use. Define 15 fields nobody may skip, bring current patients over in four lots, one per week, and teach staff where they work. Two-factor sign-in, role-based access and backups you have tried are part of it. AI is not.',
      checkpoint:
        'When a moved patient next comes in, the practice nurse goes over medicines and allergies. The manager samples 20 records every week.',
      first_step:
        'By Friday the practice manager has tested 100 records on the 15 fields and knows which log-ins are shared.',
      stop_test: 'Halt the move once over 2 % of records have lost a medicine or an allergy that stood on the card.',
      alternative:
        'Put only the diary and the contacts online for now, and leave the clinical cards as they are for another season.',
      risks: [
        {
          risk: 'An allergy noted on card gets lost on the way.',
          mitigation:
            'Type medicines and allergies in by hand, have someone else compare, and ask the patient if they are right.',
        },
        {
          risk: 'Namesakes are turned into a single patient.',
          mitigation:
            'Let one trained person join records when Medicare number, birth date and name all agree, and log it so it can be undone.',
        },
      ],
    },
  ],
}

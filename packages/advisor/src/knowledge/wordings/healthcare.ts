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
    {
      workflow:
        'Ask the patient; go on only with a yes. As they speak, the scribe turns speech into a note, laid out the way this clinician wants it, with follow-up and plan. Corrections are made before anyone else comes in. Then Best Practice or Cliniko takes it, and no audio remains.',
      build:
        'The scribe should be built for practices in Australia: data kept in the country, none of it used for training, audio gone at once. Four volunteers try it out. You also need a sign about consent, one more line for new patients to agree to, and a no-scribe code.',
      checkpoint:
        'Each note is read and signed by whoever treated the patient, and that happens before another consult begins. For the first month ten from every clinician are audited by the practice lead.',
      first_step:
        'Request data terms from three scribe makers through the practice manager, and let four clinicians time their notes over one week.',
      stop_test:
        'Two things end it: more than one audited note in 200 with a serious error, like the wrong side or drug, or a saving below 15 % by week six.',
      alternative:
        'Build shortcuts and templates into the present system, and set aside five minutes in every hour for writing up.',
      risks: [
        {
          risk: 'A sign that was never looked for gets into the note, or "not allergic" loses its first word.',
          mitigation:
            'With the note still open, go over side, dose, drug and allergy one at a time, and audit ten a month.',
        },
        {
          risk: 'A patient may confide violence, and what was said is stored in a place the partner can open.',
          mitigation:
            'Stop listening for that part of the visit, and learn beforehand what My Health Record and the portals reveal.',
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
    {
      workflow:
        'Two texts precede each visit, one after the other at seven and at two days, and a tap is enough to keep, shift or drop it. Need, as set by the clinician, decides who on the waiting list is offered a gap. Reception phones those who stay silent or miss a lot.',
      build:
        'Start with what HotDoc, Cliniko, Dental4Windows or your own booking software can do: a waitlist, and texts people can answer. Note who has failed to come twice. Models pay off only in places with over 300 visits each day.',
      checkpoint:
        'On Monday the missed visits are gone through by the practice manager. The clinician names those whose turn may not be changed.',
      first_step:
        'Ask the practice manager for missed visits of the last three months, split by clinician, type and weekday, ready on Wednesday.',
      stop_test: 'If eight weeks of use have not brought a drop of one fifth in missed visits, do not renew it.',
      alternative:
        'Phone tomorrow’s long appointments at 3 pm, and hold a list on paper of those who live near and can come soon, by suburb.',
      risks: [
        {
          risk: 'From the wording of a reminder, a parent or partner can tell which clinic sent it.',
          mitigation:
            'Word it so that it says nothing, ask which number to use, and respect those who want no messages.',
        },
        {
          risk: 'The sickest people miss the most visits, so a strict rule hits them hardest.',
          mitigation:
            'Penalties wait until someone has called, above all where an illness is mental or chronic, and a clinician may lift them.',
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
    {
      workflow:
        'Whatever comes by fax, scan or mail is read for its date, type and sender and for the patient’s name and birthday. A folder and a patient are put forward, and alarming words such as cancer stand out. The clerk, who is trained, accepts or not. Urgent post goes to triage nurse or clinician before other post.',
      build:
        'The reader’s output lands in the practice inbox and counts as unchecked. It may suggest a patient if three facts fit. Talk to the twenty who send you most about secure messaging. It is free, and most of the paper goes away.',
      checkpoint:
        'Clerks confirm who each letter belongs to. Within set hours a referral has been seen by the triage nurse, or by a doctor.',
      first_step:
        'Let the reception lead keep count for a week of who sends what, and draw up the twenty biggest senders for Friday.',
      stop_test:
        'One wrong patient accepted among 1,000 letters is enough to stop. So is one correction in ten letters once eight weeks are over.',
      alternative:
        'Fix how files are named, scan twice daily, and win the twenty largest senders over to secure messages.',
      risks: [
        {
          risk: 'Where two people have the same name, one may receive the biopsy report of the other.',
          mitigation:
            'Birth date, name and a third fact, address or Medicare number, have to fit; else a person decides.',
        },
        {
          risk: 'Urgent news can be worded so mildly that no alarm goes off.',
          mitigation: 'Results and discharge letters are all seen that day by a clinician, whatever the marks say.',
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
    {
      workflow:
        'If nobody answers within three rings, software takes the call. Bookings, changes, opening hours, fees and requests for a call back are all it deals with. At the first hint of self-harm, chest pain, bleeding, breathlessness or distress, it connects the caller or says to ring 000.',
      build:
        'Online booking, a script form and a page of fees take load off the phone. Then test an assistant that can write to the book and keeps to wording you have passed. The danger words are a fixed list. Fifty acted calls show if it works.',
      checkpoint:
        'Every week of the first month, 20 calls are listened to by the practice nurse. At noon, and once more at five, no call-back may be left open at reception.',
      first_step:
        'Tick off why each person rings on one sheet of paper during five days; on Friday the manager works out the totals.',
      stop_test:
        'A test in which an urgent caller is held back stops it that minute. By week six, no more than one in five may have hung up.',
      alternative:
        'Let a recording give hours and fees, have scripts asked for on the web, and staff the desk with a third person from 8 until 10.',
      risks: [
        {
          risk: 'The machine books a stroke patient in for ten on Tuesday.',
          mitigation:
            '"Is it urgent?" is the first question, danger words go to staff, and role plays are held every week.',
        },
        {
          risk: 'Results might be read out to a person who only claims to be the patient.',
          mitigation: 'It has no access to scripts or results, and may do no more than write down a message.',
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
    {
      workflow:
        'Ratios, care minutes, needs of residents, skills, leave and known faces go into a draft for the fortnight. A manager corrects and releases it. If a worker calls in sick, people who are rested and suited get the offer by text, the least costly first. Each day shows its care minutes.',
      build:
        'Before you buy, put skills and rules properly into Humanforce, ShiftCare or whatever the hospital rosters with. Offers sent by the system and a view of daily care minutes come next. Treat a steady worker for each participant as binding.',
      checkpoint:
        'Rosters need approval for their skill mix, from the care manager or the nurse unit manager. If a shift was under the minimum, it is examined within the day.',
      first_step:
        'Ask the facility manager to go through last month by Friday: which shifts changed or went to agency, why, and which three patterns did most harm.',
      stop_test:
        'After three rosters, agency hours must be 10 % lower with no rise in complaints from staff. If either fails, stop.',
      alternative:
        'Fix a master roster for four weeks ahead, keep casuals in a pool, and offer shifts to all in one message.',
      risks: [
        {
          risk: 'Saving money means that someone with dementia meets nine strangers within a week.',
          mitigation:
            'There is a limit on workers for each person per fortnight, and the care manager is sent the number.',
        },
        {
          risk: 'It is always the exhausted who are asked first.',
          mitigation:
            'Staff who have rested for fewer than ten hours get no offer, and next to each offer stand total hours.',
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
    {
      workflow:
        'Each batch is tested against notes, appointments, budgets and item rules before it is sent. A referral that is not there, a time that does not fit, a plan that is spent, a visit without a claim: each is listed with what to do. Billing clears it, and new items need the clinician.',
      build:
        'Begin with rules that never change: price limit, plan end, referral date, time, visits without a bill. Later, software can read remittances and look for odd patterns. Hospital coders need support that displays the passage a code rests on.',
      checkpoint:
        'It is the billing officer who closes flags. The treating clinician puts a signature to every changed code or item.',
      first_step:
        'Gather the rejects of three months, let the billing officer rank the reasons by dollars, and discuss the top five on Thursday.',
      stop_test: 'If rejects have not come down by a quarter when two months of claims are in, close the project.',
      alternative:
        'List the ten rejects you see most on one page, prevent them when booking, and lodge claims each day.',
      risks: [
        {
          risk: 'Prompts that favour the dearer item would come across as upcoding.',
          mitigation:
            'Flags must go both ways, dollar gains stay hidden, and the note is what the clinician decides from.',
        },
        {
          risk: 'Late claims come in a bunch, and suddenly the money for a participant is used up.',
          mitigation: 'At 80 % the coordinator is told, and with each claim you can see the budget that is left.',
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
    {
      workflow:
        'A nightly pass through reports and notes looks for falls, wounds, bruises, restraint, a dose or a meal that was missed, and relatives who worry. In the morning the clinical lead reads who it was and the words used, asks the carer, and begins a review of the care plan or an incident.',
      build:
        'With nurses, settle 20 signs. A language model in your tenant, and nowhere else, searches each day’s notes for them. Compare it with 300 notes that two nurses have graded. True finds enter the incident system with an owner and a running clock.',
      checkpoint:
        'Before noon the registered nurse in charge that day has been through the flags. The quality lead rules on what is reported, inside the hours the law gives.',
      first_step:
        'Take 100 of last month’s notes, let two nurses look for the 20 signs until Friday, and check what was done about them.',
      stop_test:
        'On graded notes it may miss one in twenty of the serious signs, no more. Above that, or beyond 30 flags per site and day, it ends.',
      alternative:
        'A daily huddle of ten minutes with five questions helps, and so does a nurse who reads all notes on two people each day.',
      risks: [
        {
          risk: 'People rely on the flags, stop reading, and whatever was left out of the notes goes unseen.',
          mitigation: 'Rounds and handover stay untouched, and each week 30 notes without a flag are read.',
        },
        {
          risk: 'Some carers will note less when they think a machine is checking on them.',
          mitigation:
            'Be open with staff and unions about purpose and content, use it for nothing but care, and say thank you for full notes.',
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
    {
      workflow:
        'Weekly need follows from bookings, repeats, past use and the season. Orders are suggested, as are moves from site to site, and lines that are short or soon to expire stand out. The stock nurse or the pharmacist has to agree. New counts and alarms from the fridge correct it.',
      build:
        'Use reorder reports and min–max levels in Fred, Minfos or your practice’s stock tool. The 100 lines that cost or matter most are scanned as they come and go. Vaccines get a forecast by season. The TGA shortage list is fetched daily, in the morning, by a script.',
      checkpoint:
        'No order is placed unless a pharmacist or the nurse in charge agrees. For controlled drugs the law asks for two to count, and two do.',
      first_step:
        'Choose the 50 dearest lines, let a technician or stock nurse count them and read expiry dates, and compare with the computer by Thursday.',
      stop_test:
        'A must-hold line that runs dry stops it at once. So does a cut in waste of under a fifth when ten weeks are up.',
      alternative:
        'Coloured bins with cards tell you what to reorder. On Mondays put early expiry dates in front, and place one order for every room.',
      risks: [
        {
          risk: 'Because it seldom moves, a vital medicine is taken off the order.',
          mitigation:
            'Some lines are on a must-hold list with the pharmacist’s signature, and forecasts leave them alone.',
        },
        {
          risk: 'A double dose is taken because the usual strength could not be had.',
          mitigation:
            'Swapping is for the pharmacist alone, after a call to whoever prescribed it and a talk with the patient.',
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
    {
      workflow:
        'Clinical rules pick out, month by month, who has a test, review or vaccine outstanding or broke off treatment. Names of people who died, left or refused are removed by the nurse. The others are rung or texted in lots no larger than the clinic can treat, and what follows is recorded.',
      build:
        'An audit tool such as Primary Sense or Pen CS works with your software; rules come from guidelines. Remove patients who no longer attend before you start. Facts that sit only in the notes can be found by text search, for a nurse to approve.',
      checkpoint:
        'Lists are not used until read by the practice nurse. The GP picks the people who should be phoned rather than texted.',
      first_step:
        'Start with one list, perhaps diabetes where HbA1c is absent for 12 months, and let the practice nurse go through 30 names before Friday.',
      stop_test:
        'A run is broken off if more than one in ten on it should not be there. With no rise in visits in three months, the tool goes.',
      alternative:
        'Once a month give the nurse a printed list of overdue diabetes patients, ten to be phoned each day.',
      risks: [
        {
          risk: 'You write to a woman who passed away a month before.',
          mitigation: 'Each time, look for deaths and moves before sending, with a nurse to read what is left.',
        },
        {
          risk: 'People in greatest need are left out, as their illness was never coded.',
          mitigation: 'First code five leading conditions for a month, and see if the medicines people take agree.',
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
    {
      workflow:
        'Every ward’s arrivals and discharges are forecast for seven days and reach the bed manager at 6 am as a range, along with beds that are staffed. Surge beds, electives and extra staff are then decided in the morning meeting. Once a week forecast and fact are compared.',
      build:
        'Train a seasonal model: arrivals of three years, day of the week, flu reports, holidays and what is booked. One page next to the bed board is all it takes to share it. In a clinic, chart the demand per weekday and hour and rearrange your sessions.',
      checkpoint:
        'No surge step unless bed manager and nurse in charge both want it. Their reason goes on record at the morning meeting.',
      first_step:
        'Compare 60 past days of what the bed manager expected with who came, and single out the ten worst before Friday.',
      stop_test:
        'After eight weeks it has to do better than simply using that weekday of last month. If not, that is it.',
      alternative:
        'Take the booked list and the same week a year ago, and plan the discharge when the patient comes in.',
      risks: [
        {
          risk: 'A quiet day is forecast, staff are let go, and a bus crash follows.',
          mitigation: 'The high end of the range is what you plan for, and people on call remain on call.',
        },
        {
          risk: 'Pressure to match the chart makes wards discharge before it is time.',
          mitigation: 'If readmissions inside 7 days go up, stop, so watch them next to the forecast.',
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
    {
      workflow:
        'Studies pass through approved software. It puts urgent ones on top and marks what it believes it sees. Whoever reads them, be it dentist, radiologist or pathologist, does so unaided, then compares and reports. A weekly log holds false marks and things missed.',
      build:
        'Only what is in the Australian Register of Therapeutic Goods for your very purpose may be bought. Try it in shadow with 500 studies from your archive, by patient group and by machine, out of sight of readers. The insurer must agree and patients must know.',
      checkpoint:
        'Every study is read without the marks before a report is signed. Each month the clinical lead studies what was missed.',
      first_step:
        'Which three findings were missed most last year? The clinical lead writes them down and searches the ARTG for a tool by Friday.',
      stop_test:
        'If sensitivity is more than five points short of the maker’s figure, for any 100 studies of one group in shadow, call it off.',
      alternative: 'At night let a remote service report. For urgent cases the requester picks up the phone.',
      risks: [
        {
          risk: 'Your machines and your patients’ skin differ from those it was trained on, and it performs worse.',
          mitigation:
            'Split the shadow test by device, skin tone, sex and age, and do not use it for groups where it fails.',
        },
        {
          risk: 'Anything without a mark tends to be passed over by readers who lean on the marks.',
          mitigation: 'Marks stay hidden until a first reading is done, and unmarked misses are audited every month.',
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
    {
      workflow:
        'From a phone or a computer, receptionist, carer or nurse can ask and will see the passage, a link and the date of its next review. For every standard there is a page on which proof is up to date, out of date or lacking. The scare once a year becomes a list once a month for the quality lead.',
      build:
        'Clean up the register so that dates and owners are right. Then put valid policies into an assistant that runs in your own tenant, quotes and gives links. Evidence goes into a sheet, standard by standard, with reminders. No doses: the approved reference is there for that.',
      checkpoint:
        'The quality lead looks at 20 answers every week. Owners sign what they change, and it is loaded after that.',
      first_step:
        'Draw up all policies, their owners and review dates with the quality lead, and have the number overdue on Wednesday.',
      stop_test:
        'Clean up, then test with 80 questions in week eight. If over four answers are undated or wrong, go no further.',
      alternative:
        'Reduce 300 policies to 80, review seven of them monthly, and give the ward ten flip charts in print.',
      risks: [
        {
          risk: 'A rule on wounds or infection that is no longer valid is applied to someone.',
          mitigation: 'Nothing out of date is loaded, and a policy disappears on its expiry day.',
        },
        {
          risk: 'The assistant makes up a dose when asked for one.',
          mitigation: 'It must decline and send people to the pharmacist or the medicines handbook.',
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
    {
      workflow:
        'Once the person is assessed, the clinician selects notes, goals and scores. A draft of each section follows, in your style, and shows where facts are lacking. Names and scores are checked, the opinion is put in the clinician’s own words, and a signature closes it. The family receives a plain text.',
      build:
        'Work out three templates together with senior staff. Drafting happens in a closed tool on selected notes, nothing else. The test sheet supplies scores. Wrong pronouns, dates or names from other files are searched for. Handouts in another language go past an interpreter.',
      checkpoint:
        'Findings are signed page by page by the clinician who assessed, who also writes the opinion. Of all reports, a senior reads one in ten.',
      first_step:
        'Pick two reports each for three clinicians, time all sections, and mark by Friday what was looked up, copied or thought through.',
      stop_test:
        'After 30 reports, unsupported claims may occur in one draft in ten at the very most. More than that ends it.',
      alternative:
        'Use the funder’s headings in a shorter template, save good phrases, and plan two hours a week to write.',
      risks: [
        {
          risk: 'What sounds convincing was never measured, and yet a plan or a case in court depends on it.',
          mitigation: 'No finding stands without a score or a note with a date, and gaps are printed in red.',
        },
        {
          risk: 'Information on a child stays with the vendor.',
          mitigation: 'Names come out before drafting, consent is noted, and the tool neither stores nor trains.',
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
    {
      workflow:
        'Place, skill, time window and the worker a client is used to decide tomorrow’s order, which is made each afternoon. Where a visit may run late, the coordinator steps in. The run goes to phones and a text to clients. When someone has not checked in, there is an alarm inside 15 minutes.',
      build:
        'See if the care platform can plan routes, or add something simple. Visits tied to a time, insulin above all, are placed before others. Zones by suburb do more than maths. Check-in is there for safety. What is kept on location is agreed with the staff.',
      checkpoint:
        'By 4 pm the coordinator has approved every run. A change to care that is tied to a time must go past the registered nurse.',
      first_step:
        'Map all visits of one day, worker by worker, and have the coordinator mark the crossings before Thursday is out.',
      stop_test: 'Stop in week six if visits are missed more often, or if you have not saved 10 % of travel time.',
      alternative:
        'Plan on a paper map, with two suburbs for each worker, and exchange clients a single time with their consent.',
      risks: [
        {
          risk: 'Someone who needs insulin is visited two hours earlier or later since it suits the route.',
          mitigation: 'The nurse signs for visits tied to a time, and they are then locked for the planner.',
        },
        {
          risk: 'A full run leaves no time, carers hurry in the shower and clients fall.',
          mitigation:
            'Real visit times count, ten minutes are kept free after each, and carers can report a run as unsafe.',
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
    {
      workflow:
        'Trays and specimens are scanned wherever they go. The label must agree with the form, which software reads; if not, the bench knows before the tube is passed on. Control charts tell when an analyser begins to drift. A scientist then chooses between release, rerun and hold.',
      build:
        'Find the steps with no scan and fix those. After that: forms read at data entry and matched with labels, rules for drift on controls, a live list of late specimens per stage. A critical result is still called through by two people, with a log.',
      checkpoint:
        'Flagged batches are held for the duty scientist to release. The error log goes to the supervising pathologist monthly.',
      first_step:
        'Take recollects of three months and have the quality officer group them by cause, collector shift and site until Friday.',
      stop_test:
        'A result released for the wrong patient stops everything. So do recollects that are not down by 15 % in week ten.',
      alternative:
        'At the bedside, speak two identifiers aloud, then label. Once a week every site sees its own errors.',
      risks: [
        {
          risk: 'Software fills in a birth date it cannot read, and the result belongs to someone else.',
          mitigation: 'Two identifiers have to agree; if they do not, stop and call the collector.',
        },
        {
          risk: 'Alarms for every small drift make people deaf to them.',
          mitigation:
            'Assay by assay, the limits are agreed with a senior scientist, and look at the alarms once a week.',
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
    {
      workflow:
        'There will be one record in one system. It takes in active patients to begin with, merges doubles and codes the key diagnoses. At the following visit medicines and allergies are confirmed. No log-in is shared, and each asks for two factors. A paper file is scanned if someone needs it and put away.',
      build:
        'Look at what others in your type of service run. Agree on 15 fields that must be filled. Active people move in four lots, a week apart, and training takes place at the desk. Switch on access by role, two-factor log-in and backups, and test them. No AI is involved here.',
      checkpoint:
        'At the first visit after the move, allergies and medicines are compared by the practice nurse. Each week the manager looks into 20 records.',
      first_step:
        'Let the practice manager go through 100 records, field by field for all 15, and note every shared log-in until Friday.',
      stop_test:
        'If an allergy or medicine from the card is missing in over 2 % of the records moved, interrupt the roll-out.',
      alternative: 'Start small with contacts and an online diary; for one season more, cards on paper will do.',
      risks: [
        {
          risk: 'The card mentions an allergy, and the new system does not.',
          mitigation:
            'Key in medicines and allergies by hand, let a colleague check them, and go over them with the patient.',
        },
        {
          risk: 'Two people who share a name become one record.',
          mitigation:
            'Name, Medicare number and birth date must all fit, one trained person does it, and an undo log is kept.',
        },
      ],
    },
  ],
}

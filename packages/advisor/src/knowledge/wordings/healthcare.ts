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
      kpis: [
        {
          name: 'minutes of writing per consult',
          unit: 'minutes',
          baseline: 'have four clinicians time their notes for one week',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'consults written up before close of day',
          unit: '% of consults',
          baseline: 'audit notes over two weeks',
          target: '95 % of them',
        },
      ],
      data_needed: [
        'layouts for each kind of visit',
        'record of who consented',
        '30 exemplary notes to measure against',
        'names of drugs and local places',
      ],
      must_not_decide:
        'Diagnosis, dose and item number never come from the scribe unasked. They are the treating clinician’s, who also owns the note.',
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
      kpis: [
        {
          name: 'time a clinician spends on each note',
          unit: 'minutes',
          baseline: 'one week of timings by four clinicians',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'same-day notes',
          unit: '% of consults',
          baseline: 'look through two weeks of consults',
          target: 'reach 95 %',
        },
      ],
      data_needed: [
        'note layouts per visit type',
        'signed or noted patient consent',
        '30 good notes as a yardstick',
        'local names and drug names',
      ],
      must_not_decide:
        'The treating clinician answers for the note and alone settles diagnosis, dose and item number. The scribe may not propose any of them by itself.',
    },
    {
      workflow:
        'A scribe drafts the note during the consult, if the patient has agreed. The draft follows the clinician’s own layout and ends with plan and follow-up. Before calling anyone else in, the clinician fixes it and saves it to Best Practice or Cliniko. The audio is then erased.',
      build:
        'Choose a scribe written for practice in Australia. It must store locally, drop audio immediately and never train on what you say. Four clinicians who are keen give it a trial. Reception needs a sign on consent, a sentence on the new patient form and a code for patients who refuse.',
      checkpoint:
        'Each note needs the treating clinician’s reading and signature, and the next consult waits for it. The practice lead checks ten per person in month one.',
      first_step:
        'Get terms on data from three vendors through the practice manager. Meanwhile four clinicians keep a week’s log of note time.',
      stop_test:
        'Give up in week six if notes are less than 15 % faster. Give up too if audits show more than one note in 200 with a grave mistake: wrong side, wrong drug.',
      alternative:
        'Make better use of templates and shortcuts in your clinical software, and block out five minutes an hour for writing.',
      risks: [
        {
          risk: 'The scribe invents an examination, or turns "not allergic" into "allergic".',
          mitigation:
            'Nobody saves before checking drug, dose, allergy and side of body one by one, and ten notes are sampled monthly.',
        },
        {
          risk: 'Violence at home comes up in the consult, and the abuser later finds it on a screen.',
          mitigation:
            'Pause recording for that conversation, and know which parts portals and My Health Record make visible.',
        },
      ],
      kpis: [
        {
          name: 'length of note writing per visit',
          unit: 'minutes',
          baseline: 'ask four clinicians to log their note time for a week',
          target: '30 to 50 % less',
        },
        {
          name: 'notes closed on the day of the visit',
          unit: '% of consults',
          baseline: 'take a two-week audit of consults',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'templates sorted by type of visit',
        'consents given by patients',
        '30 reference notes',
        'list of medicines and local names',
      ],
      must_not_decide:
        'On its own the scribe may suggest no diagnosis, no dose and no item number. Those belong to the clinician who treats the patient and who owns the record.',
    },
    {
      workflow:
        'Once the patient has said yes, software listens and has a note ready when the talk ends. It comes in the shape this clinician uses, plan and follow-up included. The clinician puts mistakes right between patients and stores it in Cliniko or Best Practice. No sound is kept.',
      build:
        'You want a scribe for Australian clinics that keeps data onshore, trains on none of it and destroys the recording on the spot. Let four willing clinicians test it first. Post a notice about consent, put one sentence in the new patient paperwork and agree on a code for opting out.',
      checkpoint:
        'Whoever treated the patient reads and signs before another consult starts. Ten notes per clinician go to the practice lead for audit in the first month.',
      first_step:
        'Within the week, the practice manager has data terms from three vendors. Four clinicians have timed their notes.',
      stop_test:
        'Week six decides: a saving of at least 15 %, or it goes. More than one of 200 audited notes with a serious error (drug, side) also ends it.',
      alternative:
        'Templates and shortcuts are in the clinical software already. Use them, and protect five minutes per hour for notes.',
      risks: [
        {
          risk: 'Something nobody examined turns up as a finding, or a "not" vanishes from an allergy line.',
          mitigation:
            'Side, dose, allergy and drug are checked in turn before the note is saved, with ten audited every month.',
        },
        {
          risk: 'A partner opens the portal and reads what the patient said about violence.',
          mitigation:
            'Turn the tool off when such things come up, and test what portals or My Health Record would show.',
        },
      ],
      kpis: [
        {
          name: 'writing time for a consult note',
          unit: 'minutes',
          baseline: 'a week’s log kept by four clinicians',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'share of notes done the same day',
          unit: '% of consults',
          baseline: 'go through two weeks of notes',
          target: 'rise to 95 %',
        },
      ],
      data_needed: [
        'house templates for the common visits',
        'proof that patients agreed',
        '30 sample notes of good quality',
        'drug list with local names',
      ],
      must_not_decide:
        'What is wrong with the patient, how much of a drug to give and which item to bill are for the treating clinician, who owns the note. The scribe must stay silent on all three.',
    },
    {
      risks: [
        {
          risk: 'The machine writes up an examination no one did, or leaves "not" out of an allergy line.',
          mitigation:
            'Reading allergy, dose, drug and side aloud before saving catches most of it. Ten notes a month are audited.',
        },
        {
          risk: 'What a patient says about violence at home is saved where the violent partner can look.',
          mitigation: 'Such talks go unrecorded. Find out early what a portal or My Health Record shows to others.',
        },
      ],
      kpis: [
        {
          name: 'time it takes to write up a consult',
          unit: 'minutes',
          baseline: 'let four clinicians clock their notes for a week',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'notes done before the clinician goes home',
          unit: '% of consults',
          baseline: 'sample two weeks and compare dates',
          target: '95 % or better',
        },
      ],
      workflow:
        'The consult note is drafted from speech, provided the patient agrees. Plan and follow-up sit where that clinician always puts them. Errors are fixed before the next name is called. It is saved in Cliniko or Best Practice, and the audio destroyed.',
      build:
        'Find a scribe meant for Australian clinicians: stored in this country, sound gone at once, your data never used to train it. Four people who want it go first. The waiting room gets a consent sign and the new patient form one more line. A code marks whoever prefers no scribe.',
      checkpoint:
        'The treating clinician reads a note and signs it while the next patient waits. Month one has the practice lead audit ten each.',
      first_step:
        'Data terms from three vendors are for the practice manager to obtain. In the same week four clinicians clock their notes.',
      stop_test:
        'Call it off when audits turn up a serious error, a wrong drug or side for instance, in more than one per 200. A saving under 15 % at week six ends it too.',
      alternative:
        'Teach the shortcuts and templates that the clinical software has, and free five minutes of every hour.',
      data_needed: [
        'a template for every visit type',
        'evidence of consent per patient',
        '30 model notes to compare with',
        'medicines and place names used locally',
      ],
      must_not_decide:
        'It is for the treating clinician to name diagnosis, item number or dose, and to own the note. A scribe that volunteers any of these is set up wrongly.',
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
      kpis: [
        {
          name: 'visits where nobody came',
          unit: '% of booked visits',
          baseline: 'take the past three months, split by clinician and weekday',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'late gaps that found a patient',
          unit: '% of freed slots',
          baseline: 'keep count for four weeks',
          target: 'up to half of them',
        },
      ],
      data_needed: [
        'twelve months of bookings with status',
        'mobiles and permission to text',
        'waitlist with clinical need',
        'rules on fees and cancelling',
      ],
      must_not_decide:
        'A score for likely absence must never delay or refuse a patient. It is the treating clinician who says whose need comes first.',
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
      kpis: [
        {
          name: 'no-shows',
          unit: '% of booked visits',
          baseline: 'look at three months by weekday and by clinician',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'freed slots that were filled again',
          unit: '% of freed slots',
          baseline: 'tally four weeks of cancellations',
          target: 'every second one',
        },
      ],
      data_needed: [
        'appointment history for 12 months',
        'phone numbers with texting consent',
        'list of waiting patients by need',
        'cancellation and fee rules',
      ],
      must_not_decide:
        'Nobody loses or waits longer for a visit because software thinks they may not come. Order of need is set by the clinician who treats them.',
    },
    {
      workflow:
        'Patients confirm, move or cancel with one tap on a text sent seven days and two days before the visit. When a slot opens up, it goes to the waiting list in the clinician’s order of need. Reception phones only people who have not replied and people with a record of missing.',
      build:
        'Your booking tool, be it Cliniko, HotDoc or Dental4Windows, can text both ways and run a waitlist, so switch those on. A short list of patients with two missed visits helps reception. Leave prediction models to places with 300 visits a day or more.',
      checkpoint:
        'Each Monday the practice manager goes over missed visits. Only the clinician can say which patients keep their place.',
      first_step:
        'Sort missed visits of three months by clinician, weekday and type. The practice manager has it done by Wednesday.',
      stop_test: 'If missed visits are not a fifth lower in week eight, the tool is not worth its fee.',
      alternative:
        'Call everyone with a long visit the next day at 3 pm, and keep short-notice patients on paper, suburb by suburb.',
      risks: [
        {
          risk: 'A reminder gives away the kind of clinic to a parent or partner who sees the phone.',
          mitigation: 'Use wording that reveals nothing, send it to the number the patient chose, and offer a way out.',
        },
        {
          risk: 'Illness is why some patients miss so often, and a strict list would cost them their turn.',
          mitigation:
            'Before any charge, ring patients who live with chronic or mental illness. A clinician can always let it go.',
        },
      ],
      kpis: [
        {
          name: 'missed appointments',
          unit: '% of booked visits',
          baseline: 'three months of data per clinician and day of the week',
          target: 'a fall of 25 to 40 %',
        },
        {
          name: 'cancelled slots taken by someone else',
          unit: '% of freed slots',
          baseline: 'four weeks of counting',
          target: 'raise it to half',
        },
      ],
      data_needed: [
        'a year of appointments and their outcome',
        'mobile numbers and text permission',
        'who is waiting, and how urgently',
        'your fee and no-show rules',
      ],
      must_not_decide:
        'The clinician who treats a patient sets how urgent they are. No list may hold anyone back or send them away because of a no-show score.',
    },
    {
      workflow:
        'Two reminders by text, at seven and two days out, let a patient keep, move or drop the visit with one tap. Every slot given up is offered down the waiting list, neediest first as the clinician ranked them. That leaves reception to ring the ones who never reply or often fail to turn up.',
      build:
        'Turn on what you own: two-way texts plus waitlist, as found in Dental4Windows, HotDoc, Cliniko and similar tools. Then write a plain list of those who missed two visits. Below 300 visits per day a prediction model will not earn its keep.',
      checkpoint:
        'Monday is for missed visits, with the practice manager in charge. If a patient’s place must stay fixed, the clinician says so.',
      first_step:
        'Before Wednesday, have the practice manager break three months of missed visits down by visit type, by clinician and by weekday.',
      stop_test: 'Judge after eight weeks. Unless a fifth of the missed visits has gone, stop the payments.',
      alternative:
        'Reception phones tomorrow’s long bookings at 3 pm. A paper list by suburb shows who can come at once.',
      risks: [
        {
          risk: 'Someone at home picks up the phone and learns from the text which clinic the patient attends.',
          mitigation: 'Keep messages neutral, let the patient name the number, and take a no for an answer.',
        },
        {
          risk: 'The people with the most missed visits are often the most ill, and they drop off the list.',
          mitigation: 'Talk to those with mental or chronic illness before any penalty. A clinician may forgive it.',
        },
      ],
      kpis: [
        {
          name: 'rate of patients who do not turn up',
          unit: '% of booked visits',
          baseline: 'figures for the last quarter by clinician and weekday',
          target: '25 to 40 % fewer',
        },
        {
          name: 'gaps refilled at short notice',
          unit: '% of freed slots',
          baseline: 'watch freed slots for four weeks',
          target: 'half of all freed slots',
        },
      ],
      data_needed: [
        'appointment book with attendance for 12 months',
        'contact numbers and SMS consent',
        'waiting list ranked by need',
        'written policy on fees and cancelling',
      ],
      must_not_decide:
        'Pushing a patient back, or refusing one, on a guess about attendance is out of bounds. Need is ranked by the treating clinician.',
    },
    {
      risks: [
        {
          risk: 'The reminder mentions the clinic by type and is seen by a parent or partner.',
          mitigation:
            'Choose words that could come from any clinic, ask which number is private, and honour an opt-out.',
        },
        {
          risk: 'Very sick people miss visits more than others, and a penalty takes away their place.',
          mitigation:
            'No fee or strike before a call to anyone with mental or chronic illness. The clinician may waive it.',
        },
      ],
      kpis: [
        {
          name: 'visits missed without notice',
          unit: '% of booked visits',
          baseline: 'work out three months per weekday and clinician',
          target: 'reduce them by 25 to 40 %',
        },
        {
          name: 'freed slots that another patient takes',
          unit: '% of freed slots',
          baseline: 'count freed and refilled slots for four weeks',
          target: 'bring it up to half',
        },
      ],
      workflow:
        'Two reminder texts, seven days and two days ahead, take a single tap to confirm, move or cancel. Slots that come free are offered to people on the waiting list, in an order of need the clinician has set. Reception saves its calls for people who gave no answer or miss often.',
      build:
        'The booking tool you pay for, be it HotDoc, Dental4Windows or Cliniko, has a waitlist and two-way texts to switch on. Reception also lists people who missed twice. Think of prediction only with over 300 visits a day.',
      checkpoint:
        'Missed visits come before the practice manager every Monday. Patients who must not move on the list are named by the clinician.',
      first_step:
        'Get three months of missed visits from the practice manager by Wednesday, sorted by weekday, by visit type and by clinician.',
      stop_test: 'The fee is wasted if eight weeks go by and missed visits are not down by a fifth. Cancel then.',
      alternative: "Ring tomorrow's long visits at 3 pm. Keep a paper list, by suburb, of people who can come soon.",
      data_needed: [
        '12 months of the book, attended or not',
        'mobile numbers cleared for texting',
        'people waiting, by clinical need',
        'what you charge for missed visits',
      ],
      must_not_decide:
        'A likely no-show score is no ground to turn a patient away or move them down. The order of need comes from the treating clinician.',
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
      kpis: [
        {
          name: 'hours until a clinician sees a letter',
          unit: 'hours',
          baseline: 'time-stamp 100 letters',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'letters put in the wrong file',
          unit: 'per 1,000',
          baseline: 'check 500 letters already filed',
          target: 'lower than it is today',
        },
      ],
      data_needed: [
        '500 old letters and where they went',
        'patients with dates of birth',
        'who sends you letters',
        'categories used in triage',
      ],
      must_not_decide:
        'The reader files and marks, no more. Accepting a referral and grading its urgency are for the triage clinician.',
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
      kpis: [
        {
          name: 'delay between arrival and clinician',
          unit: 'hours',
          baseline: 'note times on 100 letters',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'wrong-patient filings',
          unit: 'per 1,000',
          baseline: 'audit of 500 filed letters',
          target: 'under the present rate',
        },
      ],
      data_needed: [
        'sample of 500 filed letters',
        'patient index with birth dates',
        'register of senders',
        'your triage grades',
      ],
      must_not_decide:
        'It is the triage clinician who accepts a referral and says how soon. Software does nothing beyond sorting and highlighting.',
    },
    {
      workflow:
        'Incoming faxes, scans and mails are read by software, which suggests the patient and the folder. It picks up sender, type, date, name and birth date, and highlights words like urgent or cancer. Each match is approved by a trained clerk. Clinician or triage nurse get urgent letters before all others.',
      build:
        'Start by moving your twenty busiest senders to secure messaging, which is free and ends most of the paper. For the rest, get a reader that drops letters into the practice software as unchecked. It needs three facts in agreement before it suggests a patient.',
      checkpoint:
        'A clerk agrees to each match. All referrals are read inside your set hours by a doctor or triage nurse.',
      first_step:
        'Over one week, log every incoming page by type and by sender. On Friday the reception lead presents the top twenty.',
      stop_test:
        'A wrong patient accepted once in 1,000 letters ends the trial. It also ends if, eight weeks in, clerks correct one letter out of ten.',
      alternative: 'Put the twenty main senders on secure messaging, scan two times a day, and name files clearly.',
      risks: [
        {
          risk: 'Namesakes exist, and someone’s biopsy ends up with the other one.',
          mitigation:
            'Ask for birth date and name, together with an address or Medicare number. Staff look at everything uncertain.',
        },
        {
          risk: 'Some urgent letters contain no urgent word.',
          mitigation: 'A clinician looks at all results and discharge letters on the day, with or without a mark.',
        },
      ],
      kpis: [
        {
          name: 'waiting time of a letter before it is read',
          unit: 'hours',
          baseline: 'stamp the next 100 letters on arrival and reading',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'misfiled letters',
          unit: 'per 1,000',
          baseline: 'go through 500 letters for the wrong name',
          target: 'fewer than now',
        },
      ],
      data_needed: [
        '500 letters with the folder used',
        'current patients and birth dates',
        'names of regular senders',
        'grades for urgency',
      ],
      must_not_decide:
        'Whether to take a referral, and how quickly, is decided by the triage clinician. All the reader may do is file and flag.',
    },
    {
      workflow:
        'Every letter that arrives, whether faxed, scanned or mailed, gets a suggested patient and folder. The suggestion rests on sender, date, type, name and birth date, and alarm words (cancer, urgent) are flagged. Trained clerks confirm. The flagged ones reach a triage nurse or clinician first.',
      build:
        'Let a document reader feed the practice inbox, with all items shown as unchecked. A patient is proposed only on three matching facts. At the same time, win over the top twenty senders to secure messages. That alone takes away most paper and costs nothing.',
      checkpoint:
        'Clerks check the patient on each item. The doctor or triage nurse has read all referrals before the time you set runs out.',
      first_step:
        'The reception lead spends a week counting pages per sender and per type, and by Friday knows the twenty that matter.',
      stop_test:
        'Two limits apply: one accepted mismatch in 1,000 letters, and clerk corrections on one in ten after the eighth week. Crossing either ends it.',
      alternative:
        'Name files by one rule, scan morning and afternoon, and bring your twenty top senders onto secure messaging.',
      risks: [
        {
          risk: 'A biopsy result is filed under another patient of the same name.',
          mitigation:
            'The match needs three things: name, birth date, and Medicare number or address. In doubt, a person takes over.',
        },
        {
          risk: 'News that cannot wait is written in calm words and goes unmarked.',
          mitigation: 'Do not rely on marks. Discharge letters and results all pass a clinician within the day.',
        },
      ],
      kpis: [
        {
          name: 'time a letter takes to reach a clinician',
          unit: 'hours',
          baseline: 'follow 100 letters from arrival to reading',
          target: '40 to 60 % less',
        },
        {
          name: 'letters under the wrong name',
          unit: 'per 1,000',
          baseline: 'take 500 filed letters and recheck them',
          target: 'better than today’s figure',
        },
      ],
      data_needed: [
        'past letters, 500 of them, with folder',
        'list of patients and birthdays',
        'senders by name',
        'triage classes',
      ],
      must_not_decide:
        'The triage clinician rules on urgency and on acceptance of every referral. The tool is there to mark and to file.',
    },
    {
      risks: [
        {
          risk: 'A biopsy report goes to the wrong one of two people who share a name.',
          mitigation:
            'Proposals need birth date, name and a Medicare number or address. Whatever is in doubt waits for staff.',
        },
        {
          risk: 'The letter that matters most may contain no word on the alarm list.',
          mitigation: 'Every discharge letter and result passes before a clinician that same day, even without a mark.',
        },
      ],
      kpis: [
        {
          name: "hours from receipt of a letter to a clinician's eyes",
          unit: 'hours',
          baseline: 'record both times for 100 letters',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: "letters in another patient's file",
          unit: 'per 1,000',
          baseline: 'recheck 500 letters after filing',
          target: 'less than the rate you have now',
        },
      ],
      workflow:
        'Software reads each incoming fax, scan and mail and proposes where it belongs, by patient and folder. It goes by birth date, name, type, sender and date, and marks alarm words: urgent, cancer. Trained clerks have to agree. Marked letters top the pile for the triage nurse or clinician.',
      build:
        'Buy a document reader whose results reach your practice inbox marked as unchecked. Make it find three matching facts before it offers a patient. Then persuade the twenty senders you hear from most to use secure messaging. This costs nothing, and most of the paper stops.',
      checkpoint:
        'Matching is confirmed by a clerk, letter by letter. Your set hours bind the doctor or triage nurse, who reads every referral.',
      first_step:
        'What arrives, and from whom? The reception lead counts a week of pages and has the top twenty senders by Friday.',
      stop_test:
        'End it on one accepted wrong-patient match per 1,000 letters, or if clerks put right one in ten at the eight-week mark.',
      alternative: 'Secure messaging for twenty senders helps most. Settle file names too, and scan twice daily.',
      data_needed: [
        '500 earlier letters and their folders',
        'birth dates of all patients',
        'your usual senders',
        'levels of urgency used in triage',
      ],
      must_not_decide:
        'Acceptance and urgency of a referral rest with the triage clinician. Filing and marking is as far as the reader goes.',
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
      kpis: [
        {
          name: 'callers who give up',
          unit: '% of calls',
          baseline: 'four weeks of the phone log',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'calls left for reception',
          unit: 'per day',
          baseline: 'two weeks of tallies by reason',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'reasons for calls over two weeks',
        'agreed wording on hours and fees',
        'booking rules per appointment type',
        'clinicians’ list of danger words',
      ],
      must_not_decide:
        'Medical advice and the urgency of a symptom are for the nurse or GP on duty. The assistant has no say in either.',
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
      kpis: [
        {
          name: 'calls nobody caught',
          unit: '% of calls',
          baseline: 'read the phone log for four weeks',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'phone load on reception',
          unit: 'per day',
          baseline: 'count reasons for two weeks',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'a fortnight of noted call reasons',
        'signed-off text about fees and hours',
        'rules for each appointment type',
        'warning words chosen by clinicians',
      ],
      must_not_decide:
        'Neither advice nor a view on how serious a symptom is may come from the assistant. That is the work of the duty nurse or GP.',
    },
    {
      workflow:
        'An assistant picks up whatever reception cannot answer in three rings. It can book, change a booking, quote fees and hours, or write down who wants to be rung. Chest pain, bleeding, breathing trouble, self-harm or a distressed voice means a person immediately, or ring 000.',
      build:
        'The web comes first: book online, see fees, request scripts. After that, try a phone assistant that fills the appointment book and speaks only words you have signed off. Clinicians fix the danger words. Act out fifty calls before a patient meets it.',
      checkpoint:
        'In the first month 20 calls a week are heard by the practice nurse. Reception has rung back everyone on the list by noon, then by five.',
      first_step:
        'Keep a tally sheet of one page by the phone for five days, one mark per call and reason. On Friday the manager counts it.',
      stop_test:
        'An urgent caller held up in a test means off, there and then. At week six it also goes off if over one in five callers rings off.',
      alternative:
        'Three things help without AI: a recorded menu for fees and hours, scripts by web form, and a third person at the desk from 8 to 10.',
      risks: [
        {
          risk: 'The voice gives a stroke patient a slot on Tuesday at ten.',
          mitigation:
            'The first question is whether it is urgent. Danger words lead straight to staff, and weekly role plays prove it.',
        },
        {
          risk: 'Test results are given out to the wrong voice on the line.',
          mitigation: 'The assistant cannot open results or scripts at all. It can only take down a message.',
        },
      ],
      kpis: [
        {
          name: 'share of calls that go unanswered',
          unit: '% of calls',
          baseline: 'take the phone system’s log for four weeks',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'calls a receptionist has to handle',
          unit: 'per day',
          baseline: 'tally why people ring for two weeks',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'log of call reasons for two weeks',
        'cleared answers about fees and hours',
        'appointment kinds and their rules',
        'danger words agreed with clinicians',
      ],
      must_not_decide:
        'How urgent a complaint is, and what to do about it, is answered by the duty GP or nurse. It is never for the assistant to judge.',
    },
    {
      workflow:
        'When three rings bring no answer, a phone assistant takes over from reception. Bookings, changes, fees, hours and notes for a call-back are its whole job. Bleeding, self-harm, chest pain, short breath or an upset caller goes to a person at once, or is told to dial 000.',
      build:
        'Take easy calls off the phone: put booking, fees and script requests online. Next, trial an assistant for the phone, bound to approved text and able to write in the book. Give it a set list of danger words and fifty rehearsed calls as an exam.',
      checkpoint:
        'Reception empties the call-back list twice a day, by noon and by five. The practice nurse samples 20 calls per week in month one.',
      first_step:
        'For five days reception marks each call and its reason on a single sheet. Adding up is the manager’s task on Friday.',
      stop_test:
        'No test may fail to pass on an urgent caller; if one does, stop immediately. In week six, stop if hang-ups exceed one caller in five.',
      alternative:
        'Play a brief menu with hours and fees, take scripts through the website, and add a third receptionist for the rush from 8 to 10.',
      risks: [
        {
          risk: 'Somebody has a stroke on the line and is booked for Tuesday, ten o’clock.',
          mitigation:
            'Every call opens with the question of urgency, a danger word brings in a person, and staff play test calls weekly.',
        },
        {
          risk: 'A result reaches someone other than the patient.',
          mitigation: 'Results and scripts stay closed to it. When asked, it notes a message and nothing more.',
        },
      ],
      kpis: [
        {
          name: 'lost calls',
          unit: '% of calls',
          baseline: 'look up four weeks in the phone log',
          target: '40 to 60 % fewer',
        },
        {
          name: 'calls that need a person at the desk',
          unit: 'per day',
          baseline: 'mark each call’s reason for two weeks',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'why people rang in the last fortnight',
        'approved wording for hours and fees',
        'visit types with booking rules',
        'list of alarm words from clinicians',
      ],
      must_not_decide:
        'The assistant gives no medical advice and rates no symptom. Whoever is on duty as nurse or GP does both.',
    },
    {
      risks: [
        {
          risk: 'A person having a stroke hears that Tuesday at ten is free.',
          mitigation:
            'Urgency is asked about before all else. One danger word fetches a person, and role plays test this weekly.',
        },
        {
          risk: 'The voice reads a result to a caller who is not the patient.',
          mitigation: 'Give it no sight of results or scripts. A message is the most it can take.',
        },
      ],
      kpis: [
        {
          name: 'calls that ring out or are dropped',
          unit: '% of calls',
          baseline: "four weeks from the phone system's log",
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'daily calls answered by reception',
          unit: 'per day',
          baseline: 'a two-week tally of why people ring',
          target: 'reduce them by 20 to 30 %',
        },
      ],
      workflow:
        'Any call still ringing after three rings is taken by an assistant in place of reception. It books, moves visits, states hours and fees, and notes call-backs. A caller with chest pain, bleeding, trouble with breathing, thoughts of self-harm or distress is connected straight to a person or sent to 000.',
      build:
        'Put online booking, a list of fees and a form for script requests on your website first. A phone assistant comes after that; it writes in the appointment book and repeats approved text. Danger words are on a fixed list. Try it on fifty calls played by staff.',
      checkpoint:
        'Month one means 20 calls a week for the practice nurse to listen to. Reception has rung everyone back by noon, and again by five.',
      first_step:
        'Why do people ring? Reception keeps a one-page tally over five days, and on Friday the manager sums it up.',
      stop_test:
        'Switch it off the moment a test shows an urgent caller not put through. Switch it off in week six if over one caller in five has rung off.',
      alternative:
        'Move script requests to a web form, record hours and fees as a short menu, and bring in a third person between 8 and 10.',
      data_needed: [
        'tally of call reasons, two weeks',
        'fee and hours wording you have approved',
        'types of appointment with their rules',
        "clinicians' fixed danger words",
      ],
      must_not_decide:
        'Urgency of a symptom and medical advice belong to the GP or nurse who is on duty. An assistant that judges either has gone too far.',
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
      kpis: [
        {
          name: 'share of hours worked by agency staff',
          unit: '% of care hours',
          baseline: 'take the last three months',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'late changes to the roster, inside 48 hours',
          unit: 'per week',
          baseline: 'four weeks of counting',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'past shifts with fill and agency cover',
        'staff skills, clearances and visas',
        'AN-ACC mix or care needs',
        'pay rules from award and agreement',
        'wishes of participants',
      ],
      must_not_decide:
        'The registered nurse in charge settles acuity, skill mix and who can work alone. The roster tool has no part in it.',
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
      kpis: [
        {
          name: 'care hours bought from agencies',
          unit: '% of care hours',
          baseline: 'look back over three months',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'changes made less than 48 hours ahead',
          unit: 'per week',
          baseline: 'keep a count for four weeks',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'shift records with gaps and agency',
        'checks, visas and skills per worker',
        'needs of residents or AN-ACC classes',
        'rules of award and agreement',
        'what participants prefer',
      ],
      must_not_decide:
        'No roster tool decides on acuity, on skill mix or on who works alone. That is for the registered nurse in charge.',
    },
    {
      workflow:
        'A fortnight’s roster is drafted from care minutes, ratios, needs, skills, leave and familiar pairings. The manager changes and publishes it. If somebody rings in sick, staff who fit and have rested get a text, lower cost first. Each day’s care minutes stay in view.',
      build:
        'Your present system, such as ShiftCare, Humanforce or the hospital’s rostering, can do this once skills and rules are entered well. Add shift offers that go out by themselves and care minutes per day. Make continuity of worker a hard rule for every participant.',
      checkpoint:
        'Skill mix is approved, roster by roster, by the nurse unit manager or the care manager, who looks into any shift under minimum before the day ends.',
      first_step:
        'List each shift of last month that changed or went to agency, and why. By Friday the facility manager picks out the three worst patterns.',
      stop_test:
        'Run three rosters. If agency hours are not 10 % down by then, or staff complain more than before, stop.',
      alternative:
        'Set a master roster four weeks ahead, hire casuals into a pool, and post all open shifts to one group.',
      risks: [
        {
          risk: 'Because it is cheapest, a man with dementia gets nine different carers in a week.',
          mitigation: 'Set a cap on workers per person and fortnight. The care manager receives the count.',
        },
        {
          risk: 'Tired staff are the first to be offered more.',
          mitigation:
            'Anyone with under ten hours of rest is locked out, and every offer shows the hours already worked.',
        },
      ],
      kpis: [
        {
          name: 'agency use',
          unit: '% of care hours',
          baseline: 'three months of roster figures',
          target: '20 to 30 % less',
        },
        {
          name: 'roster changes at under 48 hours’ notice',
          unit: 'per week',
          baseline: 'count them over four weeks',
          target: 'bring it down 25 to 40 %',
        },
      ],
      data_needed: [
        'shift history and agency bookings',
        'credentials, checks and visa limits',
        'care needs by AN-ACC or plan',
        'award terms and enterprise agreement',
        'preferences of each participant',
      ],
      must_not_decide:
        'Who may work alone, what mix of skills a shift needs and how acute it is are calls for the registered nurse who runs it. The tool makes none of them.',
    },
    {
      workflow:
        'The tool proposes two weeks of shifts; the manager corrects and publishes. It weighs residents’ needs, ratios, care minutes, leave, skills and who already knows whom. For a sick call it texts rested, qualified people in order of cost. Care minutes can be read for every single day.',
      build:
        'Get more out of the roster system in use, whether hospital rostering, Humanforce or ShiftCare, by entering rules and skills well. Then have it send offers and show care minutes daily. A participant’s regular worker is a rule, since wishes get overridden.',
      checkpoint:
        'Nothing is published until the skill mix satisfies the nurse unit manager or whoever manages care. Shifts that ran below minimum are reviewed on the day.',
      first_step:
        'Go through last month: agency shifts, altered shifts, and the cause of each. On Friday the facility manager names the three worst patterns.',
      stop_test:
        'Three rosters are the test. Less than 10 % off agency hours, or a rise in complaints by staff, is reason to stop.',
      alternative:
        'Four weeks of fixed master roster, a pool of casual staff and a single message group for open shifts come cheaper.',
      risks: [
        {
          risk: 'A person with dementia meets nine carers within seven days since the roster chases cost.',
          mitigation: 'Fix how many workers one person may have per fortnight, and keep the care manager informed.',
        },
        {
          risk: 'The willing few are asked until they drop.',
          mitigation: 'Bar offers inside ten hours of rest, and print each person’s total beside the shift.',
        },
      ],
      kpis: [
        {
          name: 'hours covered by agency workers',
          unit: '% of care hours',
          baseline: 'figures of the past quarter',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'last-minute changes, within 48 hours',
          unit: 'per week',
          baseline: 'tally changes for four weeks',
          target: '25 to 40 % fewer',
        },
      ],
      data_needed: [
        'who worked when, agency included',
        'list of skills, checks and visas',
        'care needs, for instance by AN-ACC',
        'agreement and award conditions',
        'participants’ own preferences',
      ],
      must_not_decide:
        'Leave acuity, skill mix and lone work to the registered nurse in charge. They are never settled by a roster tool.',
    },
    {
      risks: [
        {
          risk: 'Nine different people care for a man with dementia in one week, for the sake of cost.',
          mitigation: 'Put a ceiling on workers per person in each fortnight, and send the count to the care manager.',
        },
        {
          risk: 'The same worn-out staff head the list for each extra shift.',
          mitigation: 'Less than ten hours of rest means no offer. Hours already worked are printed beside every name.',
        },
      ],
      kpis: [
        {
          name: 'care hours filled by agency',
          unit: '% of care hours',
          baseline: 'add up the past three months',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'shifts changed with less than 48 hours to go',
          unit: 'per week',
          baseline: 'log every change for four weeks',
          target: 'reduce them by 25 to 40 %',
        },
      ],
      workflow:
        "Software drafts the fortnight's roster, and the manager fixes and publishes it. It works from care minutes, ratios, resident needs, skills and leave, and from who knows whom. When someone calls in sick, rested staff who fit get a text, in order of cost. Every day shows its care minutes.",
      build:
        "Load skills and rules carefully into the roster system you own: Humanforce, ShiftCare or the hospital's. Let it make offers by itself, and add a view of care minutes day by day. A familiar worker for each participant is a rule, because wishes get dropped.",
      checkpoint:
        "A roster stands once its skill mix suits the care manager or the unit's nurse manager. Shifts below minimum get a look the same day.",
      first_step:
        'Which shifts went to agency or were changed last month, and why? The facility manager lists them by Friday with the three worst patterns.',
      stop_test:
        'Call it off after three rosters if staff complain more, or if agency hours have come down by less than 10 %.',
      alternative:
        'Build up a casual pool, put a fixed master roster out four weeks early, and offer open shifts through one group message.',
      data_needed: [
        'shifts worked, unfilled and sent to agency',
        "each worker's skills, checks and visa",
        'resident needs or the AN-ACC mix',
        'pay rules under award or agreement',
        'whom participants like to see',
      ],
      must_not_decide:
        'A roster tool has no say on acuity, skill mix or lone working. The registered nurse in charge decides all three.',
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
      kpis: [
        {
          name: 'rejected claims',
          unit: '% of claims',
          baseline: 'three months of rejections, sorted by reason',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'wait between service and payment',
          unit: 'days',
          baseline: 'take it from the debtor report',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'a year of claims and rejections',
        'bookings with their notes',
        'item rules of MBS, NDIS and funds',
        'referrals and plan budgets',
      ],
      must_not_decide:
        'Coder and clinician choose the item or code and stand behind it at audit. The software can do no more than point.',
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
      kpis: [
        {
          name: 'share of claims that bounce',
          unit: '% of claims',
          baseline: 'group the last three months by reason',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'how long payment takes after the service',
          unit: 'days',
          baseline: 'read the debtor report',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'claims history with rejects, 12 months',
        'appointment book and clinical notes',
        'rules from funds, NDIS and MBS',
        'budgets per plan and referral letters',
      ],
      must_not_decide:
        'Software is allowed to point at a claim and nothing else. The code or item that fits is chosen by the clinician or coder, who answers to the auditor.',
    },
    {
      workflow:
        'Wrong claims are caught before the batch is sent, by comparing each one with appointment, note, item rules and plan budget. A wrong time, an absent referral, a spent budget or an unbilled visit comes up with its remedy. The billing officer works through them. If an item changes, the clinician agrees.',
      build:
        'Fixed rules do most of the work: time limits, referral date, price limit, end of plan, visits with no claim. Later you can add software that reads remittances and a model that spots odd patterns. A hospital needs coder support that shows which text led to the code.',
      checkpoint:
        'The treating clinician signs whenever an item or code is altered. All other flags are for the billing officer to clear.',
      first_step:
        'Sort rejects from the past three months by dollars and reason. The billing officer brings the five biggest on Thursday.',
      stop_test: 'Stop unless a quarter of the rejects is gone after two months of claims.',
      alternative: 'Put the ten usual rejects on a single page, prevent them at booking, and claim every day.',
      risks: [
        {
          risk: 'Hints that always favour the dearer item look like upcoding to an auditor.',
          mitigation:
            'Flags point up and down alike, the gain in dollars is never shown, and the clinician confirms against the note.',
        },
        {
          risk: 'Bunched claims drain a participant’s plan before anyone sees it.',
          mitigation: 'Every claim displays what the plan still holds, and at 80 % the coordinator gets an alert.',
        },
      ],
      kpis: [
        {
          name: 'rejection rate',
          unit: '% of claims',
          baseline: 'sort rejects of three months by cause',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'time from service to money in the bank',
          unit: 'days',
          baseline: 'use the debtor report',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        '12 months of claims with outcomes',
        'visits and what was noted',
        'price and item rules that apply',
        'plan budgets with referral dates',
      ],
      must_not_decide:
        'Choosing the item or code is for the clinician or coder, and so is answering for it at audit. All that software may do is flag.',
    },
    {
      workflow:
        'Before a batch goes, software checks each claim against the item rules, the visit, its note and the plan’s budget. It lists unbilled visits, wrong times, empty budgets and missing referrals, with what to do about each. The billing officer clears them, and a change of item needs the clinician’s word.',
      build:
        'Begin with simple checks on referral date, plan end, price limit, times and visits that were never claimed. A remittance reader and a model for unusual patterns are a second stage. In a hospital, buy support for coders that puts the source text beside each code.',
      checkpoint:
        'Each flag ends with the billing officer. Where code or item changes, whoever treated the patient must sign.',
      first_step:
        'By Thursday the billing officer has three months of rejects grouped, with the five dearest reasons on top.',
      stop_test: 'Two months of claims in, rejects must be a quarter fewer, or the work ends.',
      alternative:
        'Keep one page with the ten usual rejects, sort them out when the visit is booked, and lodge claims daily.',
      risks: [
        {
          risk: 'The software pushes people to bill more, and at audit this reads as upcoding.',
          mitigation:
            'Make it flag low and high claims alike, keep dollar amounts off the screen, and let the note settle it with the clinician.',
        },
        {
          risk: 'A participant runs out of plan money since many claims arrived at once.',
          mitigation: 'Let staff see the rest of the budget as they claim, and tell the coordinator when 80 % is used.',
        },
      ],
      kpis: [
        {
          name: 'claims sent back unpaid',
          unit: '% of claims',
          baseline: 'look at the reasons over three months',
          target: '30 to 50 % fewer',
        },
        {
          name: 'days a service waits for its money',
          unit: 'days',
          baseline: 'figures from the debtor report',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'claims and rejects over 12 months',
        'notes and appointments',
        'fund, MBS and NDIS item rules',
        'referrals on file and budgets left',
      ],
      must_not_decide:
        'The right code is a matter for the coder, the right item one for the clinician, and both answer for it in an audit. A tool may only draw attention.',
    },
    {
      risks: [
        {
          risk: 'Staff drift to the dearer item because the tool suggests it, and that looks like upcoding.',
          mitigation: 'It must flag claims in both directions and hide the gain. The clinician goes back to the note.',
        },
        {
          risk: "Several claims land together and use up a participant's budget unseen.",
          mitigation: "The plan's balance stands next to each claim. When it reaches 80 % the coordinator hears of it.",
        },
      ],
      kpis: [
        {
          name: 'claims refused at first sending',
          unit: '% of claims',
          baseline: 'count refusals by reason for three months',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'days before a service is paid',
          unit: 'days',
          baseline: 'look it up in the debtor report',
          target: 'reduce them by 20 to 30 %',
        },
      ],
      workflow:
        'Each claim is tested before the batch leaves, against plan budget, item rules, note and appointment. Staff see the fault and its fix: no referral, a wrong time, a budget used up or a visit unbilled. The billing officer clears all of it. Any new item needs the clinician to confirm.',
      build:
        'Write fixed checks for price limit, referral date, plan end, time rules and visits that have no claim. Remittance reading and a search for odd patterns can wait. Hospitals should pick coder support that shows, for each code, the text it came from.',
      checkpoint:
        "Clearing flags is work for the billing officer. Items and codes change on the treating clinician's signature.",
      first_step:
        'The billing officer ranks three months of rejects by dollars and reason and has the worst five on Thursday.',
      stop_test: 'After two months of claims, end it unless rejects are down by a quarter.',
      alternative:
        'Claim each day, and prevent the ten commonest rejects at booking with the help of one printed page.',
      data_needed: [
        '12 months of claims, paid and refused',
        'bookings and clinical notes',
        'rules set by MBS, NDIS and funds',
        'referrals with plan balances',
      ],
      must_not_decide:
        'Clinician or coder picks the item or code that fits and answers for it at audit. The most that software does is point.',
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
      kpis: [
        {
          name: 'signs acted on inside a day',
          unit: '% of graded signs',
          baseline: 'go through one month of notes',
          target: 'up to 90 %',
        },
        {
          name: 'reportable incidents lodged on time',
          unit: '% of incidents',
          baseline: 'look at the past 12 months',
          target: 'every one',
        },
      ],
      data_needed: [
        'shift and care notes',
        'incidents and how they ended',
        'plans of care with review dates',
        'register of complaints',
        '300 notes graded by nurses',
      ],
      must_not_decide:
        'It falls to the registered nurse and the quality lead to call something abuse, a reportable incident or a reason to change care.',
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
      kpis: [
        {
          name: 'share of signs followed up by the next day',
          unit: '% of graded signs',
          baseline: 'audit notes from one month',
          target: 'reach 90 %',
        },
        {
          name: 'incidents reported within the legal time',
          unit: '% of incidents',
          baseline: 'check 12 months of incidents',
          target: 'no exception',
        },
      ],
      data_needed: [
        'notes from each shift and visit',
        'incident forms with result',
        'care plans due for review',
        'complaints on file',
        'a graded set of 300 notes',
      ],
      must_not_decide:
        'No software decides that an event was abuse, must be reported or changes someone’s care. The registered nurse and the quality lead do.',
    },
    {
      workflow:
        'Every night software reads the notes and reports for signs of harm that nobody followed up. It looks for a bruise, a fall, a wound, missed doses, refused meals, restraint or a worried family. The clinical lead sees person and sentence in the morning, talks to the carer, and starts an incident or reviews the plan.',
      build:
        'Agree with your nurses on 20 signs and let a language model in your own tenant look for them in the day’s notes. Two nurses grade 300 notes, which serve as the test. Confirmed finds go to the incident system with a clock and someone responsible.',
      checkpoint:
        'All flags are opened by noon, by the registered nurse in charge. Reporting inside the legal hours is for the quality lead.',
      first_step:
        'Hand 100 of last month’s notes to two nurses, who mark the 20 signs by Friday and trace what was done.',
      stop_test:
        'In the graded notes, more than one serious sign missed in twenty means stop. So do over 30 flags per day at one site.',
      alternative:
        'Hold a short huddle every day, ten minutes and five questions. A nurse also reads every note about two people daily.',
      risks: [
        {
          risk: 'Staff rely on the list, notes go unread, and harm that was never written down stays hidden.',
          mitigation: 'Handover and rounds go on unchanged. Each week someone reads 30 notes that had no flag.',
        },
        {
          risk: 'Carers who feel spied on will write as little as they can.',
          mitigation:
            'Tell unions and staff openly what is read and for what, use it for care alone, and praise full notes.',
        },
      ],
      kpis: [
        {
          name: 'prompt follow-up of signs in the notes',
          unit: '% of graded signs',
          baseline: 'audit a month of notes',
          target: 'raise it to 90 %',
        },
        {
          name: 'reportable incidents that met the deadline',
          unit: '% of incidents',
          baseline: 'go back 12 months',
          target: 'all',
        },
      ],
      data_needed: [
        'daily care notes',
        'past incidents with outcome',
        'dates of care plan reviews',
        'complaints received',
        '300 notes marked for signs',
      ],
      must_not_decide:
        'Was it abuse, must it be reported, should care change? Quality lead and registered nurse answer that, and no tool does.',
    },
    {
      workflow:
        'The morning list names people whose notes hold a sign of harm. Overnight, software has read all notes and reports for falls, wounds, bruises, uneaten meals, missed doses, restraint and anxious relatives. The clinical lead reads the sentence, asks the carer, and opens an incident or reviews the care plan.',
      build:
        'Inside your own tenant, a language model reads the notes each day for 20 signs that nurses have settled. Prove it first on 300 notes graded by a pair of nurses. Whatever is confirmed becomes an incident on file, with an owner and the clock running.',
      checkpoint:
        'The registered nurse who runs the shift has opened all flags before noon. Reports with a legal deadline are the quality lead’s decision.',
      first_step:
        'By Friday, two nurses have looked for 20 signs in 100 notes of the past month and know which led to anything.',
      stop_test:
        'It ends if the graded set shows more than one serious sign lost in twenty, or if any site faces more than 30 flags daily.',
      alternative:
        'Two habits do much: a ten-minute huddle with five questions each day, and a nurse reading all notes on two people.',
      risks: [
        {
          risk: 'Nurses stop reading because a list exists, and what never reached the page is missed.',
          mitigation: 'Leave rounds and handover alone, and read 30 unflagged notes every week as a check.',
        },
        {
          risk: 'Carers may write less if notes feel like surveillance.',
          mitigation:
            'Explain what is read, and why, to staff and their unions. Use it only for care, and give thanks for good notes.',
        },
      ],
      kpis: [
        {
          name: 'signs dealt with in a day',
          unit: '% of graded signs',
          baseline: 'take one month and trace each graded sign',
          target: '90 % or better',
        },
        {
          name: 'timely reports of serious incidents',
          unit: '% of incidents',
          baseline: 'last year’s incidents and their dates',
          target: 'each and every one',
        },
      ],
      data_needed: [
        'notes written on each shift',
        'incident records and outcomes',
        'care plans and next review',
        'list of complaints',
        'graded test set, 300 notes',
      ],
      must_not_decide:
        'Calling an event abuse, reporting it or changing care is the job of the registered nurse with the quality lead. It is not for the model.',
    },
    {
      risks: [
        {
          risk: 'With a list to lean on, nurses no longer read notes, and nobody finds what was never written.',
          mitigation: 'Rounds and handover go on as before. Audit 30 notes weekly on which nothing was flagged.',
        },
        {
          risk: 'Staff fear being watched and write shorter notes.',
          mitigation:
            'Unions and carers are told its purpose and what it reads. It serves care alone, and good notes earn thanks.',
        },
      ],
      kpis: [
        {
          name: 'graded signs with a follow-up by the next day',
          unit: '% of graded signs',
          baseline: 'trace each sign for a month',
          target: '90 % of them',
        },
        {
          name: 'incidents lodged within the hours set by law',
          unit: '% of incidents',
          baseline: 'compare dates for the past 12 months',
          target: 'all, without fail',
        },
      ],
      workflow:
        'All notes and incident reports are read each night for signs of harm or missed follow-up. Falls, bruises, wounds, refused food, missed doses, restraint and worried relatives count. Next morning the clinical lead finds person and sentence on a list, asks the carer, and from there begins an incident or a new look at the plan.',
      build:
        "A language model that never leaves your tenant reads the day's notes for 20 signs chosen with nurses. Two nurses grade 300 notes so that you can measure it. True finds pass to the incident system, each with a named owner and a clock.",
      checkpoint:
        'Every flag is open before noon, and that is the duty of the registered nurse in charge. The quality lead settles reports within the hours set by law.',
      first_step: "By Friday, have two nurses search 100 of last month's notes for 20 signs and see what was acted on.",
      stop_test:
        'Out of twenty serious signs that were graded, one may slip by; beyond that, stop. Stop as well when one site has above 30 flags a day.',
      alternative:
        'A huddle of ten minutes each day with five fixed questions goes a long way. A nurse can read all notes on two people daily.',
      data_needed: [
        'what carers write each shift',
        'incident forms and what followed',
        'care plans with their review dates',
        'complaints and how they ended',
        '300 notes graded by two nurses',
      ],
      must_not_decide:
        'The quality lead and the registered nurse judge whether an event was abuse, is reportable or calls for other care. Software only brings them the sentence.',
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
      kpis: [
        {
          name: 'value of stock past its date',
          unit: '$ a month',
          baseline: 'keep a bin log for two months',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'scripts or treatments that had to wait',
          unit: 'per 100',
          baseline: 'four weeks of counting',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'history of dispensing and use',
        'what is on the shelf, with expiry',
        'repeats and booked lists',
        'how long suppliers take',
        'shortages listed by the TGA',
      ],
      must_not_decide:
        'The stock tool never touches substitution, dose or supply. These are clinical acts, done by pharmacist and prescriber.',
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
      kpis: [
        {
          name: 'stock thrown out as expired',
          unit: '$ a month',
          baseline: 'two months of the bin log',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'supplies missing when needed',
          unit: 'per 100',
          baseline: 'count over four weeks',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'usage and dispensing records',
        'stock levels and expiry dates',
        'bookings ahead and script repeats',
        'lead time per supplier',
        'current TGA shortages',
      ],
      must_not_decide:
        'Pharmacist and prescriber alone may substitute, set a dose or supply. A tool for stock must leave all three untouched.',
    },
    {
      workflow:
        'The tool proposes each week’s order from use, season, booked lists and script repeats. It warns of lines that expire soon or are in shortage, and suggests what one site can pass to another. Pharmacist or stock nurse give the go-ahead. Counts and fridge alarms keep the figures true.',
      build:
        'Minfos, Fred and most practice stock tools come with min–max and a reorder report, so use those first. Scan the 100 costliest or most critical lines at the door and at the shelf. Vaccines need a plain forecast by season. A script fetches TGA shortages every morning.',
      checkpoint:
        'Each order is approved by the nurse in charge or a pharmacist. The law wants two people to count controlled drugs, and so it stays.',
      first_step:
        'Have the stock nurse or a technician count 50 of the dearest lines, note expiry, and set both against the system, by Thursday.',
      stop_test: 'Two reasons to stop: a must-hold line is empty, or ten weeks have not cut waste by a fifth.',
      alternative:
        'Coloured bins hold a reorder card each. Rotate by date every Monday, and make one order for all rooms.',
      risks: [
        {
          risk: 'A vital drug that seldom moves is trimmed from the order.',
          mitigation: 'The pharmacist signs a must-hold list, and no forecast is allowed to change a line on it.',
        },
        {
          risk: 'In a shortage a different strength goes out, and the patient takes twice as much.',
          mitigation:
            'Substitution stays with the pharmacist, who calls the prescriber and talks it through with the patient.',
        },
      ],
      kpis: [
        {
          name: 'expired medicines and supplies',
          unit: '$ a month',
          baseline: 'log the bin for two months',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'patients who could not be supplied at once',
          unit: 'per 100',
          baseline: 'tally for four weeks',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'what was dispensed and used',
        'shelf counts with use-by dates',
        'repeat scripts and theatre bookings',
        'delivery times of suppliers',
        'TGA list of shortages',
      ],
      must_not_decide:
        'Dose, supply and any swap of a medicine are for the prescriber and the pharmacist. The stock tool may alter none of them.',
    },
    {
      workflow:
        'Orders for the week are drafted from repeats, bookings, season and past use, and a pharmacist or stock nurse approves them. Lines in short supply or close to expiry are marked, and transfers between sites are put forward. Shelf counts and fridge alarms then correct the draft.',
      build:
        'Begin with the reorder report and min–max function in your practice stock tool, in Fred or in Minfos. Track the 100 most critical or expensive lines by scanner, in and out. A season forecast covers vaccines, and a script looks at the TGA shortage list every day before opening.',
      checkpoint:
        'Pharmacist or charge nurse passes each order. Controlled drugs are still counted by two, because the law says so.',
      first_step:
        'By Thursday, somebody (stock nurse or technician) counts 50 of your dearest lines, reads the expiry dates and checks the system.',
      stop_test: 'If a line you must hold runs out, stop. If waste is not a fifth lower by week ten, stop as well.',
      alternative:
        'Rotate stock by expiry on Mondays, use a card and a coloured bin for each line, and order for all rooms together.',
      risks: [
        {
          risk: 'Since it hardly moves, a drug that must be there is no longer stocked.',
          mitigation: 'A fixed list signed by the pharmacist protects such lines from any forecast.',
        },
        {
          risk: 'A patient takes a double dose after another strength was supplied.',
          mitigation:
            'No one but the pharmacist substitutes, and that means ringing the prescriber and telling the patient.',
        },
      ],
      kpis: [
        {
          name: 'money lost on expired stock',
          unit: '$ a month',
          baseline: 'write down what is binned for two months',
          target: '30 to 50 % less',
        },
        {
          name: 'treatments or scripts delayed for lack of stock',
          unit: 'per 100',
          baseline: 'watch it for four weeks',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'dispense records over time',
        'stock in hand and its expiry',
        'booked treatments and repeats',
        'supplier delivery lead times',
        'the TGA’s shortage notices',
      ],
      must_not_decide:
        'Clinical acts such as supply, dose and substitution stay with pharmacist and prescriber. Nothing in the stock tool can change them.',
    },
    {
      risks: [
        {
          risk: 'The forecast drops a vital drug that few patients ever need.',
          mitigation: "Must-hold lines are on a list the pharmacist has signed. They are out of the forecast's reach.",
        },
        {
          risk: 'Another strength is supplied when stock is short, and the patient doubles the dose.',
          mitigation:
            'A swap is made by the pharmacist only, after phoning the prescriber, and with a clear word at the counter.',
        },
      ],
      kpis: [
        {
          name: 'value of expired stock',
          unit: '$ a month',
          baseline: 'note everything binned over two months',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'scripts or treatments held up by missing stock',
          unit: 'per 100',
          baseline: 'keep a four-week count',
          target: 'reduce them by 20 to 30 %',
        },
      ],
      workflow:
        "Each week's need is forecast from booked lists, script repeats, use and season, and orders are proposed. Known shortages and short-dated lines stand out, with moves between sites where they help. Approval comes from the pharmacist or stock nurse. Fridge alarms and counts go back into the sum.",
      build:
        'Put the reorder and min–max reports of Fred, Minfos or your practice stock tool to work. Scan 100 lines in and out, chosen for cost or critical need. Vaccines need a simple season forecast. Each morning a script looks up TGA shortages.',
      checkpoint:
        'Approval of an order lies with the nurse in charge or the pharmacist. Two people go on counting controlled drugs, as required by law.',
      first_step:
        'The 50 dearest lines are counted with their expiry by the stock nurse or technician, and by Thursday compared with the system.',
      stop_test:
        'End it when a must-hold line runs out even once, or when waste after ten weeks is not down by a fifth.',
      alternative:
        'Pool the orders of all rooms, bring early expiry forward each Monday, and put a reorder card in every coloured bin.',
      data_needed: [
        'records of dispensing and use',
        'shelf stock by expiry date',
        'script repeats and booked lists',
        "suppliers' delivery times",
        'shortage list from the TGA',
      ],
      must_not_decide:
        'Nothing in the stock tool may alter a dose, a supply or a substitution. The pharmacist and the prescriber carry out these clinical acts.',
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
      kpis: [
        {
          name: 'overdue patients who come within 60 days',
          unit: '% of those contacted',
          baseline: 'look at the two latest recall runs',
          target: '15 to 25 points more',
        },
        {
          name: 'active patients whose key facts are coded',
          unit: '% of active patients',
          baseline: 'use the audit tool’s report',
          target: 'up to 90 %',
        },
      ],
      data_needed: [
        'diagnoses and results in coded form',
        'past visits and recalls',
        'contact data with consent',
        'rules from the guidelines',
      ],
      must_not_decide:
        'The list shows no more than who is late by rule. The treating clinician says what care a person needs and when.',
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
      kpis: [
        {
          name: 'recalled patients seen inside 60 days',
          unit: '% of those contacted',
          baseline: 'take the last two runs',
          target: 'up by 15 to 25 points',
        },
        {
          name: 'completeness of coding among active patients',
          unit: '% of active patients',
          baseline: 'run the report in the audit tool',
          target: 'reach 90 %',
        },
      ],
      data_needed: [
        'coded results and conditions',
        'history of recalls and visits',
        'consent and ways to reach people',
        'clinical guideline rules',
      ],
      must_not_decide:
        'Need and urgency are for the clinician who treats the patient. A rule can only tell who is overdue.',
    },
    {
      workflow:
        'A monthly search shows who is overdue by clinical rule for a test, vaccine, review or the end of a treatment. The nurse takes out people who have died, moved away or declined. Calls and texts then go in lots small enough for the clinic to see, and the results are followed up.',
      build:
        'Run an audit tool on top of your practice software, for instance Primary Sense or Pen CS, with rules taken from guidelines. Tidy away inactive patients beforehand. For facts that stand in notes but not in codes, a text search makes proposals and a nurse confirms.',
      checkpoint:
        'The list goes to the practice nurse before anyone uses it. Some people need a call and no text, and the GP says who.',
      first_step:
        'Run a single list by Friday, for example diabetes and no HbA1c in 12 months. The practice nurse verifies 30 of the names.',
      stop_test:
        'Break a run off if over one in ten on the list should not be there. Three months with no more visits end the tool.',
      alternative:
        'Once a month print who is overdue with diabetes. The nurse phones ten a day until the list is done.',
      risks: [
        {
          risk: 'A recall letter reaches the family of a woman who died a month ago.',
          mitigation: 'Deaths and moves are checked before each run, and a nurse reads through the names.',
        },
        {
          risk: 'The sickest people are invisible because nobody coded their illness.',
          mitigation: 'For the first month, code your top five conditions and compare them with medicines on file.',
        },
      ],
      kpis: [
        {
          name: 'patients who respond to a recall in 60 days',
          unit: '% of those contacted',
          baseline: 'results of the past two runs',
          target: 'a gain of 15 to 25 points',
        },
        {
          name: 'patients with all key facts coded',
          unit: '% of active patients',
          baseline: 'take the figure from your audit tool',
          target: 'raise it to 90 %',
        },
      ],
      data_needed: [
        'diagnoses with codes, and results',
        'record of visits and reminders',
        'phone, address and consent',
        'guideline criteria',
      ],
      must_not_decide:
        'What a patient needs, and by when, the treating clinician decides. Being on the list means overdue by rule and nothing else.',
    },
    {
      workflow:
        'Each month the clinic gets a list of people whose test, review, vaccine or treatment is overdue under clinical rules. Names of the dead, the departed and the unwilling come off, by the nurse’s hand. Everyone else is texted or called in lots that fit the free visits, and outcomes are recorded.',
      build:
        'Pen CS, Primary Sense and similar audit tools work on your practice software and follow the guidelines. Take inactive patients off the books first. When a fact was written in free text and never coded, a search suggests it and the nurse decides.',
      checkpoint:
        'Before a list is used, the practice nurse has read it. The GP chooses who gets a phone call in place of a text.',
      first_step:
        'The practice nurse tries one list, perhaps diabetes and no HbA1c for 12 months, and has 30 names checked before Friday.',
      stop_test: 'More than one wrong name in ten ends that run. No rise in visits within three months ends the tool.',
      alternative: 'Print one list a month of overdue diabetes patients, and let the nurse make ten calls each day.',
      risks: [
        {
          risk: 'Post arrives for a woman who passed away last month.',
          mitigation: 'Look for deaths and transfers each time before sending, and let a nurse see the list.',
        },
        {
          risk: 'People who need care most are missing, since their records hold no codes.',
          mitigation: 'Code the five commonest conditions in month one, and see whether medicines tell the same story.',
        },
      ],
      kpis: [
        {
          name: 'recall patients who attend within 60 days',
          unit: '% of those contacted',
          baseline: 'compare the two most recent recall runs',
          target: 'better by 15 to 25 points',
        },
        {
          name: 'share of active patients fully coded',
          unit: '% of active patients',
          baseline: 'figures from the audit tool',
          target: 'at least 90 %',
        },
      ],
      data_needed: [
        'coded conditions and test results',
        'visits so far and recalls sent',
        'contact details with permission',
        'rules set by guidelines',
      ],
      must_not_decide:
        'A rule can say who is late, but not what care they need or how soon. That remains with the treating clinician.',
    },
    {
      risks: [
        {
          risk: 'Your recall goes out to a woman who has died since her last visit.',
          mitigation: 'Transfers and deaths are looked up ahead of the run, and the nurse reads what remains.',
        },
        {
          risk: 'Where nobody coded the illness, the neediest are not on the list.',
          mitigation: 'Give month one to coding the five top conditions, and check them against what is prescribed.',
        },
      ],
      kpis: [
        {
          name: 'overdue patients who attend inside 60 days',
          unit: '% of those contacted',
          baseline: 'figures from your last two recalls',
          target: '15 to 25 points better',
        },
        {
          name: 'active patients with their key facts in code',
          unit: '% of active patients',
          baseline: "print the audit tool's report",
          target: 'lift it to 90 %',
        },
      ],
      workflow:
        'People overdue under a clinical rule are found by a search of the records every month. It covers reviews, vaccines, tests and treatment left unfinished. A nurse deletes anyone who has died, moved or said no. The clinic then texts and rings in lots it has room for, and tracks who came.',
      build:
        'The audit tool that fits your practice software, Primary Sense or Pen CS, already knows the guidelines. Clear out inactive patients before the first run. Some facts are in the notes and were never coded: a text search can suggest those, and a nurse confirms each.',
      checkpoint:
        "A practice nurse goes over the names before any list is put to use. Who is rung instead of texted is the GP's choice.",
      first_step:
        'One list will do by Friday: diabetes, and 12 months without HbA1c. The nurse checks 30 of its names.',
      stop_test:
        'When over one name in ten proves wrong, that run ends. If visits have not risen in three months, so does the tool.',
      alternative: 'Print overdue diabetes patients monthly; a nurse who rings ten a day gets far.',
      data_needed: [
        'results and diagnoses held as codes',
        'recalls and visits to date',
        'how to reach people, with consent',
        'recall rules from guidelines',
      ],
      must_not_decide:
        'Being overdue by rule is all a list can show. Which care somebody needs, and when, the treating clinician says.',
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
      kpis: [
        {
          name: 'miss in next-day arrivals',
          unit: '% of actual',
          baseline: 'test today’s rule of thumb over 60 days',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'patients discharged by 11 am',
          unit: '% of discharges',
          baseline: 'take the past quarter',
          target: 'up by 5 to 10 points',
        },
      ],
      data_needed: [
        'hourly arrivals, admissions and discharges',
        'theatre times and bookings',
        'beds that have staff',
        'calendar of flu and holidays',
      ],
      must_not_decide:
        'The treating team decides on admission, discharge and cancellation. No forecast may rank one patient above another.',
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
      kpis: [
        {
          name: 'error in tomorrow’s arrivals',
          unit: '% of actual',
          baseline: 'score the present guess for 60 days',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'share of discharges by 11 am',
          unit: '% of discharges',
          baseline: 'look at the last three months',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'arrivals and discharges hour by hour',
        'lists booked, with theatre times',
        'number of staffed beds',
        'holidays and flu reports by date',
      ],
      must_not_decide:
        'Patients are admitted, sent home or cancelled by their treating team. A forecast must never put them in order.',
    },
    {
      workflow:
        'For the bed manager, 6 am brings seven days of expected arrivals and discharges for every ward. Each is a range and stands beside the beds with staff. At the morning meeting people are called in, electives moved or surge beds opened. Weekly, the forecast is compared with what came.',
      build:
        'Build a seasonal model from three years of arrivals, and add holidays, weekday, bookings and flu reports. It fits on one page at the bed board. In a clinic you can skip it, because a chart of demand by weekday and hour tells you how to reset sessions.',
      checkpoint:
        'Each surge step is taken jointly at the morning meeting, by bed manager and charge nurse, and they record why.',
      first_step:
        'By Friday the bed manager sets 60 days of estimates beside true arrivals and picks the ten days that missed worst.',
      stop_test: 'It must beat the same weekday of last month. If eight weeks do not show that, stop.',
      alternative: 'Look at the same week of last year and at bookings, and start discharge planning at admission.',
      risks: [
        {
          risk: 'The forecast says quiet, staff leave, and a bus crash fills the department.',
          mitigation: 'Plan for the upper line, and leave the on-call list as it is.',
        },
        {
          risk: 'A chart becomes a target, and patients go home before they should.',
          mitigation: 'Put 7-day readmissions next to it. When they go up, stop.',
        },
      ],
      kpis: [
        {
          name: 'accuracy gap for next-day arrivals',
          unit: '% of actual',
          baseline: 'check 60 days of the usual estimate',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'morning discharges, before 11 am',
          unit: '% of discharges',
          baseline: 'figures of the previous quarter',
          target: 'a gain of 5 to 10 points',
        },
      ],
      data_needed: [
        'arrivals, admissions, discharges with times',
        'planned theatre and booked lists',
        'beds open with staff',
        'dates of flu waves and holidays',
      ],
      must_not_decide:
        'It is the treating team that admits, discharges or cancels. The forecast may not set who goes first.',
    },
    {
      workflow:
        'Seven days of likely arrivals and discharges, ward by ward, are on the bed manager’s screen at 6 am. The range is shown against beds that are staffed, so the morning meeting can open surge beds, call staff or shift electives. A weekly page puts result and forecast side by side.',
      build:
        'Put three years of arrivals, booked lists, flu reports, holidays and weekdays into a seasonal model. Hang the one-page result next to the bed board. A clinic needs less: plot when people want to come, by hour and weekday, and plan sessions around it.',
      checkpoint:
        'A surge step takes two: the nurse who runs the shift and the bed manager. The morning meeting notes the reason.',
      first_step:
        'Compare the bed manager’s own estimates for 60 days with actual arrivals. The ten worst are marked by Friday.',
      stop_test: 'Eight weeks in, a model no better than last month’s same weekday goes.',
      alternative: 'Add the booked list to the same week a year back, and write the discharge plan on admission day.',
      risks: [
        {
          risk: 'A calm outlook sends staff home, and that night a bus goes off the road.',
          mitigation: 'The high line is the plan, and the on-call list stays whatever happens.',
        },
        {
          risk: 'Wards feel pushed to clear beds so that the figures fit.',
          mitigation: 'Keep an eye on readmissions inside 7 days, and stop when they climb.',
        },
      ],
      kpis: [
        {
          name: 'how far off next-day arrivals are',
          unit: '% of actual',
          baseline: 'score 60 past days of guesses',
          target: '20 to 30 % less',
        },
        {
          name: 'discharges over by 11 am',
          unit: '% of discharges',
          baseline: 'last quarter’s discharge times',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'times of arrival, admission and discharge',
        'booked patients and theatre lists',
        'staffed beds per ward',
        'flu season and holiday dates',
      ],
      must_not_decide:
        'Forecasts do not choose between patients. Admitting, discharging and cancelling belong to the team that treats them.',
    },
    {
      risks: [
        {
          risk: 'The outlook is calm, so people are sent home, and then a bus crashes.',
          mitigation: 'Staff to the high figure. The on-call list is kept regardless of any model.',
        },
        {
          risk: 'A ward discharges too soon so that the chart comes out right.',
          mitigation: 'Readmissions inside 7 days are watched alongside, and a rise means stop.',
        },
      ],
      kpis: [
        {
          name: 'gap between expected and real arrivals next day',
          unit: '% of actual',
          baseline: 'measure the usual guess over 60 days',
          target: 'reduce it by 20 to 30 %',
        },
        {
          name: 'patients who leave before 11 am',
          unit: '% of discharges',
          baseline: 'count them for the past quarter',
          target: 'raise it 5 to 10 points',
        },
      ],
      workflow:
        'The bed manager has a seven-day forecast of arrivals and discharges for each ward by 6 am. It gives a range and shows how many beds are staffed. The morning meeting moves electives, opens surge beds or calls extra people. Weekly, the page sets result against forecast.',
      build:
        'A seasonal model is fitted to three years of arrivals, along with flu reports, booked lists, weekday and holidays. Its one page hangs beside the bed board. Clinics do not need a model: a chart of demand for each weekday and hour shows how to set sessions.',
      checkpoint:
        'The charge nurse and bed manager must both agree to a surge step. They do so in the morning meeting, reason noted.',
      first_step:
        "How good are the bed manager's estimates? Set 60 days of them against arrivals by Friday and mark the ten that were worst.",
      stop_test: 'If same weekday last month is as good a guide after eight weeks, stop using the model.',
      alternative:
        "Start from last year's figures for that week, add bookings, and make each discharge plan at admission.",
      data_needed: [
        'admissions, arrivals and discharges, each hour',
        'theatre sessions and patients booked',
        'beds with nurses to staff them',
        'calendar with holidays and flu waves',
      ],
      must_not_decide:
        'The treating team admits, discharges and cancels. Putting one patient ahead of another is nothing a forecast may do.',
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
      kpis: [
        {
          name: 'hours until an urgent study is reported',
          unit: 'hours',
          baseline: 'take the past three months',
          target: 'bring it down 20 to 40 %',
        },
        {
          name: 'false marks and missed findings',
          unit: 'per 100 studies',
          baseline: 'run 500 studies in shadow',
          target: 'what the maker promises, shown on your own patients',
        },
      ],
      data_needed: [
        'old studies with a proven outcome',
        'worklist and PACS data',
        'makes and settings of devices',
        'audit of findings that were missed',
      ],
      must_not_decide:
        'A registered clinician signs the report. Without that signature no tool may diagnose, release a result or call a study normal.',
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
      kpis: [
        {
          name: 'wait for the report on urgent studies',
          unit: 'hours',
          baseline: 'look at three months of report times',
          target: 'lower by 20 to 40 %',
        },
        {
          name: 'error rate, missed and falsely marked',
          unit: 'per 100 studies',
          baseline: 'let it read 500 studies unseen',
          target: 'level with the maker’s claim for your patients',
        },
      ],
      data_needed: [
        'confirmed past studies',
        'data from PACS and worklist',
        'devices with make and settings',
        'record of missed findings',
      ],
      must_not_decide:
        'Diagnosing, clearing a study and sending a result all need the registered clinician who signs. No tool does any of them by itself.',
    },
    {
      workflow:
        'An approved tool marks likely findings and moves urgent studies up the worklist. Radiologist, dentist or pathologist first read the image with no marks on it. They then compare, and write the report. Each week the misses and the false marks are put in a log.',
      build:
        'Restrict yourself to products that are on the ARTG for exactly your use; it is Australia’s register of therapeutic goods. Before readers see it, let it work in shadow on 500 past studies of your own, split by patient group and machine type. Patients are told, and the insurer has agreed.',
      checkpoint:
        'A report is signed by the clinician who read the study without help first. Once a month the clinical lead goes over the misses.',
      first_step:
        'Name the three findings your readers missed most last year. By Friday the clinical lead has looked in the ARTG for products that help.',
      stop_test:
        'Check the shadow run by group, 100 studies each. Any group more than five points under the maker’s sensitivity ends it.',
      alternative: 'Use a remote reporting service at night, and have urgent requests announced by phone.',
      risks: [
        {
          risk: 'Trained on other machines and other skin, the tool does less well here.',
          mitigation: 'In shadow, compare device, skin tone, age and sex. Where it is weak, leave it switched off.',
        },
        {
          risk: 'Readers who see marks stop looking elsewhere.',
          mitigation: 'The first read is done without marks, and misses that carried none are audited monthly.',
        },
      ],
      kpis: [
        {
          name: 'time an urgent study waits for its report',
          unit: 'hours',
          baseline: 'use report times from three months',
          target: 'a drop of 20 to 40 %',
        },
        {
          name: 'misses and wrong marks',
          unit: 'per 100 studies',
          baseline: 'shadow-read 500 studies',
          target: 'as good on your patients as the maker states',
        },
      ],
      data_needed: [
        'studies with known outcome',
        'PACS and worklist records',
        'which devices, at what settings',
        'log of past misses',
      ],
      must_not_decide:
        'To diagnose, to pass a study as normal, to send its result: all this is for the registered clinician behind the signature. The tool may do none of it.',
    },
    {
      workflow:
        'Reading stays with the radiologist, dentist or pathologist, and an approved tool gives a second look. It lifts urgent studies and marks what may be a finding. The clinician sees those marks after a first read of the bare image, then reports. False marks and misses are noted weekly.',
      build:
        'Buy only what the ARTG, the national register of therapeutic goods, lists for your exact use. Give it 500 studies from your past, by patient group and type of machine, and keep the output from readers. Talk to the insurer and inform patients before it goes live.',
      checkpoint:
        'First an unaided read, then the signature of the reporting clinician. The miss log goes to the clinical lead every month.',
      first_step:
        'By Friday the clinical lead knows the year’s three most frequent misses and what the ARTG lists for them.',
      stop_test:
        'More than five points below the maker’s sensitivity, in any group of 100 shadow studies, and it is off.',
      alternative: 'Let a remote service report through the night. Requesters ring when a study is urgent.',
      risks: [
        {
          risk: 'Its makers used different machines and patients, and it is less sure on yours.',
          mitigation: 'Test it unseen by skin tone, sex, age and device, and turn it off where results are poor.',
        },
        {
          risk: 'What the tool leaves unmarked, a tired reader may overlook.',
          mitigation: 'Hide marks until the first read is over. Each month, audit the misses it did not mark.',
        },
      ],
      kpis: [
        {
          name: 'turnaround for urgent studies',
          unit: 'hours',
          baseline: 'three months of reporting times',
          target: '20 to 40 % less',
        },
        {
          name: 'findings missed or marked in error',
          unit: 'per 100 studies',
          baseline: 'a shadow run over 500 studies',
          target: 'no worse than the maker says, for your patients',
        },
      ],
      data_needed: [
        'past images with a confirmed result',
        'worklist entries and PACS data',
        'device list with settings',
        'audit notes on misses',
      ],
      must_not_decide:
        'The report belongs to a registered clinician, whose signature it bears. A tool must not diagnose, clear any study or let a result out.',
    },
    {
      risks: [
        {
          risk: 'Your machines and skin types are not those the tool was built on, so it is weaker.',
          mitigation:
            'Shadow results are compared by age, sex, device and skin tone. Switch it off for any group that suffers.',
        },
        {
          risk: 'A reader who counts on marks overlooks the finding that has none.',
          mitigation: 'First read, then marks. Unmarked misses are looked into every month.',
        },
      ],
      kpis: [
        {
          name: 'hours an urgent study takes to report',
          unit: 'hours',
          baseline: 'past three months of report times',
          target: 'reduce them by 20 to 40 %',
        },
        {
          name: 'missed findings and false marks',
          unit: 'per 100 studies',
          baseline: '500 studies read in shadow',
          target: "equal to the maker's claim on patients of yours",
        },
      ],
      workflow:
        'An approved second reader brings urgent studies forward and marks what it finds likely. The dentist, pathologist or radiologist still reads first, with the marks hidden, and then writes the report. A weekly log collects what the tool missed and what it marked falsely.',
      build:
        "The product must be in the ARTG, Australia's register for therapeutic goods, for the very use you have in mind. Before any reader sees it, 500 of your old studies go through in shadow, by machine type and by patient group. Tell patients, and get the insurer's agreement.",
      checkpoint:
        'Each study gets its first read without aid, and that clinician signs. Misses on the log come before the clinical lead monthly.',
      first_step:
        "The ARTG may list a tool for last year's three most-missed findings. The clinical lead looks it up by Friday.",
      stop_test:
        "Compare sensitivity with the maker's claim. If one group of 100 shadow studies falls over five points short, stop.",
      alternative:
        'Ask requesters to ring when something is urgent, and send night work to a remote reporting service.',
      data_needed: [
        'earlier studies whose outcome is known',
        'records from worklist and PACS',
        'make and settings of each device',
        'findings missed, from past audits',
      ],
      must_not_decide:
        'Nothing is diagnosed, nothing is called normal and no result leaves until the registered clinician has signed. The tool has no authority for any of it.',
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
      kpis: [
        {
          name: 'policies that are not overdue',
          unit: '% of policies',
          baseline: 'read the register on the first day',
          target: 'up to 95 %',
        },
        {
          name: 'answers that are right and sourced',
          unit: '% of 80 questions',
          baseline: 'have two seniors mark the 80 answers',
          target: '95 % or more',
        },
      ],
      data_needed: [
        'register of policies, and the texts',
        'evidence mapped to each standard',
        'competency and training records',
        '80 questions for the test',
      ],
      must_not_decide:
        'How a named patient is treated is for the clinician in charge, who looks at policy and person. The assistant gives no advice on it.',
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
      kpis: [
        {
          name: 'share of policies inside their review date',
          unit: '% of policies',
          baseline: 'count in the register at the start',
          target: 'reach 95 %',
        },
        {
          name: 'correct answers with a link',
          unit: '% of 80 questions',
          baseline: 'two seniors grade the test',
          target: 'no fewer than 95 %',
        },
      ],
      data_needed: [
        'current policies and their register',
        'standards and the proof for each',
        'who is trained in what',
        'test set of 80 questions',
      ],
      must_not_decide:
        'The clinician in charge decides on treatment, from the person and the policy. About a named patient the assistant must say nothing.',
    },
    {
      workflow:
        'Staff ask a question and get the policy line back, with a link and the review date. Nurses, carers and receptionists do so by phone or at a desk. For each standard, one page shows what evidence is fresh, ageing or absent. The quality lead works from a monthly list and is spared the yearly scare.',
      build:
        'Put the policy register in order, with an owner and a date for each. Then give the current policies to an assistant that stays in your tenant and answers with quote and link. A sheet maps evidence to standards and reminds people. Drug doses are off limits, as staff have the approved reference.',
      checkpoint: 'Weekly, 20 answers are checked by the quality lead. Policy owners sign off changes before loading.',
      first_step:
        'List all policies, each with owner and review date. The quality lead counts those overdue by Wednesday.',
      stop_test:
        'Once all is cleaned up, week eight brings a test of 80 questions. Over four wrong or undated ones, and you stop.',
      alternative: 'Get from 300 policies down to 80, check seven each month, and print ten flip charts for ward use.',
      risks: [
        {
          risk: 'A patient is treated by a wound or infection rule that has been replaced.',
          mitigation: 'Policies past their date are never loaded, and each vanishes when it expires.',
        },
        {
          risk: 'A nurse asks for a dose and is given a guess.',
          mitigation: 'Questions on doses are blocked. The reply names pharmacist and medicines handbook.',
        },
      ],
      kpis: [
        {
          name: 'policies up to date',
          unit: '% of policies',
          baseline: 'check the register on day one',
          target: 'raise it to 95 %',
        },
        {
          name: 'test answers correct with their source',
          unit: '% of 80 questions',
          baseline: 'two senior staff mark all 80',
          target: 'at least 95 % right',
        },
      ],
      data_needed: [
        'policy list with current versions',
        'evidence sheet by standard',
        'training and skills records',
        '80 sample questions',
      ],
      must_not_decide:
        'Advice on treating a named patient is not for the assistant. The clinician in charge gives it, with the policy and the person in view.',
    },
    {
      workflow:
        'An assistant quotes the policy, with link and review date, to any receptionist, carer or nurse who asks. It works at the desk and on the phone. Evidence is tracked on a page per standard as fresh, old or missing. A list each month spares the quality lead the yearly scare.',
      build:
        'Your first job is the register: who owns each policy and when it is due. Then an assistant, kept inside your tenant, takes in current policies and replies with quotes and links. Evidence per standard sits in a sheet that sends reminders. On drug doses it is silent; the approved reference answers.',
      checkpoint:
        'No change is loaded until the owner of that policy has signed. The quality lead goes through 20 answers weekly.',
      first_step:
        'By Wednesday the quality lead can say how many policies are overdue, from a list with owner and date for each.',
      stop_test:
        'Mark 80 test answers in week eight, once the clean-up is over. Five that are wrong or undated are too many.',
      alternative: 'Keep 80 of the 300 policies, print the ward ten flip charts, and revisit seven policies a month.',
      risks: [
        {
          risk: 'Staff are given an infection or wound rule that no longer holds, and they follow it.',
          mitigation: 'Only load what is in date, and let a policy drop out on the day it lapses.',
        },
        {
          risk: 'Asked about a drug dose, the assistant guesses.',
          mitigation: 'It refuses every dose question and refers to pharmacist and medicines handbook.',
        },
      ],
      kpis: [
        {
          name: 'proportion of policies in date',
          unit: '% of policies',
          baseline: 'take the register as it stands on day one',
          target: '95 % in date',
        },
        {
          name: 'right answers that show a source',
          unit: '% of 80 questions',
          baseline: 'let two seniors mark the questions',
          target: 'not under 95 %',
        },
      ],
      data_needed: [
        'the policy register and valid policies',
        'which evidence meets which standard',
        'records of training and competency',
        'a test of 80 questions',
      ],
      must_not_decide:
        'The assistant stays out of the treatment of any named patient. With policy and person in mind, the clinician in charge decides.',
    },
    {
      risks: [
        {
          risk: 'A superseded rule for wounds or infection gets quoted, and a patient is treated by it.',
          mitigation: 'What is out of date is not loaded. Each policy is hidden once its date has come.',
        },
        {
          risk: 'The assistant offers a dose it has guessed.',
          mitigation: 'Dose questions are turned away, with a pointer to the pharmacist and the handbook of medicines.',
        },
      ],
      kpis: [
        {
          name: 'policies reviewed in time',
          unit: '% of policies',
          baseline: 'what the register says on day one',
          target: 'lift it to 95 %',
        },
        {
          name: 'answers both right and sourced',
          unit: '% of 80 questions',
          baseline: 'marking of the test by two seniors',
          target: '95 % at the least',
        },
      ],
      workflow:
        'Carers, receptionists and nurses ask by phone or desktop and get the exact policy line, its link and its review date. A page for each standard tells which proof is missing, old or fresh. The quality lead has a short list monthly, so the yearly scare is over.',
      build:
        'Every policy needs a date and an owner in the register before all else. Current ones go into an assistant within your tenant that answers by quote and link. Evidence is tied to standards in a sheet with reminders. Drug doses stay in the approved reference.',
      checkpoint: "Every week the quality lead reads 20 answers. Loading a changed policy takes its owner's signature.",
      first_step:
        'The quality lead has until Wednesday to list policies by owner and review date, and to count what is overdue.',
      stop_test: 'Week eight, with all cleaned up, has a test of 80 answers. Over four undated or wrong ones end it.',
      alternative:
        'Bring 300 policies down to 80, review seven monthly, and have ten flip charts printed for the ward.',
      data_needed: [
        'valid policies with their register',
        'evidence held for each standard',
        'staff training and competency files',
        '80 questions to test with',
      ],
      must_not_decide:
        'Treating a named patient is a matter for whichever clinician is in charge, by policy and by person. The assistant has to keep out of it.',
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
      kpis: [
        {
          name: 'writing hours for one report',
          unit: 'hours',
          baseline: 'time 20 reports',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'letters sent inside three days',
          unit: '% of letters',
          baseline: 'look at last month',
          target: 'up to 90 %',
        },
      ],
      data_needed: [
        'scores and notes from assessments',
        '40 well-made reports, names removed',
        'templates for each report',
        'what the funder asks for',
      ],
      must_not_decide:
        'A draft may not supply a diagnosis, a finding on capacity or a support need. Those are opinions, and the clinician’s own.',
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
      kpis: [
        {
          name: 'time spent on a report',
          unit: 'hours',
          baseline: 'keep a log of 20 reports',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'share of letters gone in three days',
          unit: '% of letters',
          baseline: 'check the past month',
          target: 'reach 90 %',
        },
      ],
      data_needed: [
        'assessment scores with notes',
        '40 good reports made anonymous',
        'layouts for reports',
        'criteria set by funders',
      ],
      must_not_decide:
        'Opinion on diagnosis, capacity and support needs comes from the clinician. The drafting tool has no voice in it.',
    },
    {
      workflow:
        'The clinician picks notes, scores and goals after the assessment, and software drafts the sections in your style. Where a fact is missing, the draft says so. The clinician checks scores and names, writes the opinion anew, and signs. The family is given a version in plain words.',
      build:
        'You need three templates, agreed with seniors, and a closed tool that drafts only from notes you select. Scores come from the test sheet by merge. A check looks for wrong pronouns, dates and other people’s names. Handouts in another language pass an interpreter before they go out.',
      checkpoint:
        'Opinion and signature are the assessing clinician’s, page by page for the findings. A senior takes one in ten to read.',
      first_step:
        'Two reports each from three clinicians are timed by section. By Friday they know what was copied, looked up or thought.',
      stop_test: 'Stop if, over 30 reports, more than one in ten drafts held a claim without support.',
      alternative:
        'Cut the template down to the funder’s headings, build a phrase bank, and keep two hours a week for writing.',
      risks: [
        {
          risk: 'The prose is convincing, the need was never tested, and a court or plan relies on it.',
          mitigation: 'Findings must lead to a dated note or score, and every gap shows in red.',
        },
        {
          risk: 'The vendor stores what was said about a child.',
          mitigation:
            'Choose a tool that keeps nothing and trains on nothing. Drop names first, and put consent on file.',
        },
      ],
      kpis: [
        {
          name: 'hours a clinician puts into a report',
          unit: 'hours',
          baseline: 'log the next 20 reports',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'letters away within three days',
          unit: '% of letters',
          baseline: 'count for one month',
          target: '90 % of them',
        },
      ],
      data_needed: [
        'assessment results and notes',
        '40 past reports of quality, de-identified',
        'your report templates',
        'funder headings and criteria',
      ],
      must_not_decide:
        'Capacity, diagnosis and support needs are for the clinician to judge in person. No draft may fill them in.',
    },
    {
      workflow:
        'Sections of the report are drafted from the goals, notes and scores that the clinician chose after assessing. The draft keeps to house style and marks every missing fact. Names and scores are then checked and the opinion rewritten before the clinician signs. A plain copy goes to the family.',
      build:
        'With your seniors, agree on three templates. Then set up a closed tool that drafts from chosen notes and nothing more, and pulls scores from the test sheet. It should flag names, dates and pronouns that do not belong. Have an interpreter read translated handouts.',
      checkpoint:
        'Each page of findings is signed by the assessing clinician, who wrote the opinion. Seniors read one in ten.',
      first_step:
        'Three clinicians time two reports each by section, and by Friday mark what was thought, looked up or copied.',
      stop_test: 'Look at 30 reports. Over one draft in ten with a claim the record does not bear out is too many.',
      alternative:
        'Adopt the funder’s own headings in a short template, save useful phrases, and set aside two hours weekly to write.',
      risks: [
        {
          risk: 'Well-turned text asserts a need that no test showed, and the case in court is built on it.',
          mitigation: 'Allow no finding without a score or dated note behind it, and leave what is missing in red.',
        },
        {
          risk: 'Details of a child remain on a vendor’s server.',
          mitigation:
            'Take names out before you draft, note the consent, and accept only tools without storage or training.',
        },
      ],
      kpis: [
        {
          name: 'report writing time',
          unit: 'hours',
          baseline: 'measure it on 20 reports',
          target: '30 to 50 % less',
        },
        {
          name: 'letters that leave in three days or sooner',
          unit: '% of letters',
          baseline: 'last month’s letters by date',
          target: 'raise it to 90 %',
        },
      ],
      data_needed: [
        'notes and scores per assessment',
        '40 sound reports without names',
        'house templates for reports',
        'the funder’s criteria',
      ],
      must_not_decide:
        'The clinician forms the view on diagnosis, on capacity and on support. It must never arrive ready-made in a draft.',
    },
    {
      risks: [
        {
          risk: 'A need nobody tested is stated so smoothly that a plan or court case comes to rest on it.',
          mitigation: 'Each finding carries its score or the date of its note. Red marks the gaps.',
        },
        {
          risk: "The vendor holds on to a child's details.",
          mitigation:
            'Consent is recorded and names are removed before drafting. The tool may neither store nor train.',
        },
      ],
      kpis: [
        {
          name: 'time to write one report',
          unit: 'hours',
          baseline: 'log hours for 20 reports',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'letters posted inside three days',
          unit: '% of letters',
          baseline: "go by the dates of last month's letters",
          target: 'lift it to 90 %',
        },
      ],
      workflow:
        'Reports are drafted section by section from the scores, notes and goals a clinician has picked out after assessing. House style is kept, and a mark stands wherever a fact is missing. The clinician writes the opinion again, checks each name and score, and signs. For the family there is a plain version.',
      build:
        'Three templates are settled with your seniors, and a closed tool drafts from selected notes only. The test sheet feeds in the scores. A check points out dates, pronouns or names that belong to someone else. Interpreters read handouts in other languages.',
      checkpoint:
        'The clinician who assessed writes the opinion and signs all pages of findings. Among every ten reports, a senior reads one.',
      first_step:
        'By Friday three clinicians know where the hours go: two reports each, timed by section and marked copied, looked up or thought.',
      stop_test: 'After 30 reports, end it if seniors met an unsupported claim in over one draft in ten.',
      alternative:
        "Two blocked hours a week, a phrase bank and a shorter template under the funder's headings will save time too.",
      data_needed: [
        'what was scored and noted at assessment',
        '40 good reports with names taken out',
        'templates by type of report',
        'criteria your funders apply',
      ],
      must_not_decide:
        'A drafting tool must leave diagnosis, capacity and support needs blank. They are opinions, and only the clinician can hold them.',
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
      kpis: [
        {
          name: 'share of paid time spent driving',
          unit: '% of paid time',
          baseline: 'four weeks of travel logs',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'visits over 15 minutes late',
          unit: '% of visits',
          baseline: 'check-ins for two weeks',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'visits with address and window',
        'skills and home base of workers',
        'how long visits really take',
        'list of care tied to a time',
      ],
      must_not_decide:
        'Only the registered nurse or care manager says how much time a person needs, and which visit may drop out on a short day.',
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
      kpis: [
        {
          name: 'driving time',
          unit: '% of paid time',
          baseline: 'read logs of four weeks',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'late visits, by more than 15 minutes',
          unit: '% of visits',
          baseline: 'take two weeks of check-in times',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'addresses and time windows of visits',
        'where workers live, what they can do',
        'real length of each visit',
        'visits that cannot move',
      ],
      must_not_decide:
        'Visit length, and what can be left out when staff are short, is settled by the care manager or the registered nurse.',
    },
    {
      workflow:
        'Tomorrow’s visits are put in order each afternoon by suburb, skill, time window and usual worker. The coordinator looks at runs that may be late and changes them. Runs go to workers’ phones and texts to clients. Should a check-in be missing, an alarm comes within 15 minutes.',
      build:
        'Many care platforms can plan routes; a simple add-on does it too. Set insulin and other time-critical visits before anything else. Divide workers by suburb before you bring in maths. Staff agree which location data you keep, since check-in is there for safety.',
      checkpoint:
        'All runs have the coordinator’s approval by 4 pm. Changes to time-critical care are the registered nurse’s to review.',
      first_step:
        'Plot one day on a map, all workers and visits. By Thursday the coordinator has marked where they cross.',
      stop_test: 'Six weeks in, stop if missed visits are up or if travel has come down by under 10 %.',
      alternative: 'Keep two suburbs per worker, swap clients a single time if they agree, and plan from a paper map.',
      risks: [
        {
          risk: 'An insulin visit slips two hours because the run is shorter that way.',
          mitigation: 'The nurse signs off time-critical visits, which the planner is then unable to move.',
        },
        {
          risk: 'A run with no slack means rushed showers, and then falls.',
          mitigation: 'Plan by true lengths with ten minutes in between, and listen when a carer calls the run unsafe.',
        },
      ],
      kpis: [
        {
          name: 'travel as a part of paid hours',
          unit: '% of paid time',
          baseline: 'go through four weeks of logs',
          target: 'a drop of 15 to 25 %',
        },
        {
          name: 'clients kept waiting over 15 minutes',
          unit: '% of visits',
          baseline: 'two weeks of arrival check-ins',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'visit list, addresses and windows',
        'worker home bases and skills',
        'measured visit lengths',
        'care that must be on time',
      ],
      must_not_decide:
        'The registered nurse or the care manager rules on two things: how long each person needs, and what to skip on a short day.',
    },
    {
      workflow:
        'Each afternoon the software lines up the next day’s visits by suburb, window, skill and familiar face. Where it warns of lateness, the coordinator steps in. Workers see their run by phone and clients are told by text. When a check-in fails to come, 15 minutes later there is an alarm.',
      build:
        'Try the route function in your care platform before you pay for an add-on. Time-critical visits, insulin for one, are fixed at the start. Zones by suburb come ahead of any maths. Check-in protects the worker, so agree together on what location data stays.',
      checkpoint:
        'The coordinator passes the runs, and 4 pm is the limit. If time-critical care would change, the registered nurse looks first.',
      first_step:
        'By Thursday one full day of visits is on a map, and the coordinator has marked each place where runs cross.',
      stop_test: 'Travel must be 10 % lower at six weeks without more missed visits. Failing that, stop.',
      alternative: 'Plan by hand on a map, keep each worker to two suburbs, and let clients swap once if they consent.',
      risks: [
        {
          risk: 'For the sake of a tidy run, insulin comes two hours late or early.',
          mitigation: 'Visits that the nurse has signed as time-critical are locked against the planner.',
        },
        {
          risk: 'Carers on a tight run hurry the shower, and someone falls.',
          mitigation:
            'Count visits at their real length, put ten minutes after each, and give carers a way to report runs that are unsafe.',
        },
      ],
      kpis: [
        {
          name: 'time on the road',
          unit: '% of paid time',
          baseline: 'use travel logs for four weeks',
          target: '15 to 25 % less',
        },
        {
          name: 'visits that start 15 minutes late or more',
          unit: '% of visits',
          baseline: 'look at check-ins over a fortnight',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'visits by address and time',
        'each worker’s base and skills',
        'actual visit durations',
        'register of time-critical care',
      ],
      must_not_decide:
        'Leave two calls to the care manager or registered nurse: the time a person needs, and the visit to skip when hands are few.',
    },
    {
      risks: [
        {
          risk: 'The planner shifts insulin by two hours to make a run shorter.',
          mitigation: 'Once a nurse signs a visit as time-critical, it is locked and the planner must work around it.',
        },
        {
          risk: 'There is no slack in the run, so carers rush a shower and the client falls.',
          mitigation: 'Real visit lengths go into the plan, with ten minutes between. Carers can call a run unsafe.',
        },
      ],
      kpis: [
        {
          name: 'paid time that goes on driving',
          unit: '% of paid time',
          baseline: "collect four weeks' logs",
          target: 'reduce it by 15 to 25 %',
        },
        {
          name: 'visits that begin over 15 minutes late',
          unit: '% of visits',
          baseline: 'compare two weeks of check-ins with the plan',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      workflow:
        "The next day's visits are sorted every afternoon by place, usual worker, skill and time window. The coordinator sees which ones risk being late and mends the run. It then goes out to workers by phone, with a text to each client. A missed check-in sets off an alarm inside 15 minutes.",
      build:
        'Look for a route function in the care platform you have, or buy a simple add-on. Visits that depend on the clock, such as insulin, are fixed before the rest. Zone workers by suburb; the maths comes after. Check-in is for safety, and staff help decide what location data stays.',
      checkpoint:
        'The coordinator has until 4 pm to approve runs. A registered nurse reviews changes to time-critical care.',
      first_step:
        'Where do your workers cross paths? The coordinator maps all visits of one day by Thursday and marks it.',
      stop_test: 'At six weeks, drop it if more visits are missed or travel time is under 10 % down.',
      alternative: 'A paper map, two suburbs a worker and one swap of clients, with their consent, go far.',
      data_needed: [
        'visits, their addresses and time windows',
        'home base and skills per worker',
        'how long each visit takes',
        'visits with a fixed clinical time',
      ],
      must_not_decide:
        'Only the care manager or a registered nurse may say how long somebody needs. They also choose what visit to skip when the day is short.',
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
      kpis: [
        {
          name: 'repeat collections after form or label errors',
          unit: 'per 1,000 requests',
          baseline: 'three months of figures per site',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'late results',
          unit: '% of results',
          baseline: 'four weeks of times from the system',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'scan times at each stage',
        'log of errors and recollects',
        'analyser control results',
        'images of request forms',
      ],
      must_not_decide:
        'The duty scientist releases results and the sterilising lead releases loads. A rule on its own never does.',
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
      kpis: [
        {
          name: 'recollects caused by labels or forms',
          unit: 'per 1,000 requests',
          baseline: 'look at three months, site by site',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'results later than promised',
          unit: '% of results',
          baseline: 'take system times for four weeks',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'when each stage was scanned',
        'recollects and errors on record',
        'control values per analyser',
        'scanned request forms',
      ],
      must_not_decide:
        'No rule lets a result or sterile load go. That takes the scientist on duty, or whoever leads sterilising.',
    },
    {
      workflow:
        'Labelling faults are caught at the bench, because each tray or specimen is scanned at every step. Software reads the request form and compares it with the label before the tube goes further. Control charts give warning when an analyser drifts. Hold, rerun or release is decided by the scientist.',
      build:
        'Begin by closing every gap in scanning. Then add three things: forms read and matched with the label at data entry, alarms for drifting controls, and a live screen of what is late at which stage. Critical results are still rung through by two people who log it.',
      checkpoint:
        'No flagged batch goes out without the duty scientist. The supervising pathologist studies the errors once a month.',
      first_step:
        'Group three months of recollects by cause, site and collector shift. The quality officer has it done by Friday.',
      stop_test:
        'Stop on the first wrong-patient result that gets out. Stop too if recollects are less than 15 % down at week ten.',
      alternative: 'Read two identifiers aloud and label at the bedside. Post each site’s errors weekly.',
      risks: [
        {
          risk: 'A guessed birth date links the result to another person.',
          mitigation: 'When two identifiers disagree, everything stops and the collector is rung.',
        },
        {
          risk: 'Alarms go off so easily that staff no longer heed them.',
          mitigation: 'Agree limits for each assay with the senior scientist, and go over the alarms weekly.',
        },
      ],
      kpis: [
        {
          name: 'labelling and form errors that force a recollect',
          unit: 'per 1,000 requests',
          baseline: 'count by site over three months',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'results past their promised hour',
          unit: '% of results',
          baseline: 'check times in the system for four weeks',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'stage-by-stage scan times',
        'error log with recollects',
        'quality control results by analyser',
        'pictures of request forms',
      ],
      must_not_decide:
        'Letting out a result is for the duty scientist, a sterile load for the sterilising lead. It is never left to a rule.',
    },
    {
      workflow:
        'Scanning at each step shows where every specimen and tray is, and faults come to light before the tube moves on. The form is read and compared with the label, and gaps appear at the bench. If an analyser drifts, control charts warn. The scientist then releases, reruns or holds.',
      build:
        'Find where scans are missing and close those gaps. At data entry, forms are read and matched with labels. Drift rules for controls come next, and a live screen of late specimens by stage. Calling out critical results remains a job for two, with a log.',
      checkpoint:
        'The duty scientist lets flagged batches go, one by one. Errors on the log are reviewed monthly by the supervising pathologist.',
      first_step:
        'By Friday the quality officer knows which sites, collector shifts and causes lie behind three months of recollects.',
      stop_test: 'It ends if ten weeks do not bring 15 % fewer recollects, or if a wrong-patient result goes out.',
      alternative: 'Say two identifiers at the bedside before labelling, and show sites their errors each week.',
      risks: [
        {
          risk: 'The software makes up a birth date, and a result joins the wrong file.',
          mitigation: 'Any disagreement between two identifiers means stop and ring the collector.',
        },
        {
          risk: 'Limits are too tight, and people learn to look away.',
          mitigation: 'The senior scientist sets them assay by assay, and alarms get a weekly review.',
        },
      ],
      kpis: [
        {
          name: 'specimens collected twice over a label or form',
          unit: 'per 1,000 requests',
          baseline: 'use three months of data by site',
          target: '25 to 40 % fewer',
        },
        {
          name: 'share of results that miss the promised time',
          unit: '% of results',
          baseline: 'four weeks of system times',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'times of every scan',
        'record of errors and repeat collections',
        'results of analyser controls',
        'request forms as images',
      ],
      must_not_decide:
        'Results go out on the duty scientist’s word, and sterile loads on the sterilising lead’s. A rule is not enough.',
    },
    {
      risks: [
        {
          risk: 'A birth date is guessed by the reader, and the result goes to another person.',
          mitigation: 'If two identifiers differ, work on it halts and somebody phones the collector.',
        },
        {
          risk: 'So many drift alarms sound that the bench stops listening.',
          mitigation: 'The limits for each assay come from the senior scientist. Look through the alarms weekly.',
        },
      ],
      kpis: [
        {
          name: 'recollects due to a form or label',
          unit: 'per 1,000 requests',
          baseline: 'figures by site for three months',
          target: 'reduce them by 25 to 40 %',
        },
        {
          name: 'results released after the promised hour',
          unit: '% of results',
          baseline: 'read four weeks of times off the system',
          target: 'reduce them by 20 to 30 %',
        },
      ],
      workflow:
        'Faults in labels and forms come up at the bench, before a tube goes on to the next step. Every step scans the specimen or tray, and the label is checked against the request form, which software reads. A drifting analyser shows on control charts. Whether to release, hold or rerun is for the scientist to say.',
      build:
        'Scanning comes first: leave no step without it. Then read forms at data entry and match them to labels, set drift rules for controls, and show live which specimens are late at each stage. Critical results stay a logged call by two people.',
      checkpoint:
        'It takes the duty scientist to release a batch that was flagged. Monthly, the supervising pathologist reads the error log.',
      first_step:
        'Recollects of three months, by collector shift, site and cause: the quality officer has them by Friday.',
      stop_test:
        'One wrong-patient result released is the end of it. Less than 15 % off recollects in ten weeks is as well.',
      alternative: "Read both identifiers aloud, label at the bedside, and put each site's weekly errors on display.",
      data_needed: [
        'scans with times for all stages',
        'recollects and errors logged',
        'analyser control charts and values',
        'request forms, scanned',
      ],
      must_not_decide:
        'A sterile load waits for the sterilising lead, and a result for the duty scientist. Rules alone release neither.',
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
      kpis: [
        {
          name: 'active people with all 15 fields filled',
          unit: '% of active people',
          baseline: 'take 100 records at random',
          target: 'up to 95 %',
        },
        {
          name: 'hours lost to entering things twice',
          unit: 'hours a week',
          baseline: 'let staff log one week',
          target: 'half of what it is',
        },
      ],
      data_needed: [
        'list of active clients or patients',
        'diaries and cards on paper',
        'medicines and allergies on file',
        'who needs access to what',
      ],
      must_not_decide:
        'A trained person merges records, and the clinician confirms what is clinical. Neither a merge nor a closed allergy ever happens by itself.',
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
      kpis: [
        {
          name: 'records complete in all 15 fields',
          unit: '% of active people',
          baseline: 'draw 100 at random and check',
          target: 'reach 95 %',
        },
        {
          name: 'double entry',
          unit: 'hours a week',
          baseline: 'a one-week log by staff',
          target: 'bring it down by half',
        },
      ],
      data_needed: [
        'names of people in active care',
        'paper diaries and record cards',
        'allergies and current medicines',
        'roles of staff and their access',
      ],
      must_not_decide:
        'Software may not merge two records or close an allergy. Merging is for trained staff, clinical facts are for the clinician.',
    },
    {
      workflow:
        'All active patients move into one system, and that system becomes the record. Doubles are merged and key diagnoses coded, and at the next visit someone checks medicines and allergies. Everyone has a personal log-in with two factors. Paper is scanned only when asked for, and then stored.',
      build:
        'Take the software that services like yours already run. Agree 15 fields nobody may leave empty, bring active people across in four weekly batches, and train staff at their desk. Two-factor log-in, role-based access and tested backups go on. This step uses no AI.',
      checkpoint:
        'The practice nurse checks medicines and allergies of everyone moved as they next come in. Every week 20 records are audited by the manager.',
      first_step:
        'Test 100 records on all 15 fields. By Friday the practice manager also has a list of shared log-ins.',
      stop_test:
        'The roll-out stops once more than 2 % of moved people have lost a medicine or allergy from their card.',
      alternative:
        'Put only contacts and the diary online to begin with. Clinical cards can stay paper one season longer.',
      risks: [
        {
          risk: 'What the card says about an allergy never reaches the system.',
          mitigation:
            'Two people see each entry: one types allergies and medicines, another checks. The patient confirms.',
        },
        {
          risk: 'Two patients who share a name end up as one.',
          mitigation:
            'Require birth date, name and Medicare number to agree. One trained person merges, with an undo log.',
        },
      ],
      kpis: [
        {
          name: 'active records that are complete, 15 of 15 fields',
          unit: '% of active people',
          baseline: 'a random check of 100',
          target: 'raise it to 95 %',
        },
        {
          name: 'time wasted on typing the same thing twice',
          unit: 'hours a week',
          baseline: 'ask staff for a week’s log',
          target: 'cut it in half',
        },
      ],
      data_needed: [
        'active patients or clients by name',
        'cards and diaries still on paper',
        'lists of allergies and medicines',
        'staff roles with access rights',
      ],
      must_not_decide:
        'Records are merged by a trained staff member and never automatically. No allergy is closed until the clinician has confirmed it.',
    },
    {
      workflow:
        'One record per patient, in one system, replaces paper and scattered files. Active people go first; doubles are joined and key diagnoses coded. Allergies and medicines are checked as each comes in next. Log-ins are personal with two factors. Paper waits in store and is scanned on demand.',
      build:
        'Buy software that is proven in your type of service. Move active people over four weeks, one lot per week, with 15 fields that nobody can leave blank. Train people where they sit. Access by role, backups that have been tested and two-factor log-in belong to it. AI does not yet.',
      checkpoint:
        'Each moved record has its medicines and allergies checked by the practice nurse at the following visit. The manager audits 20 of them weekly.',
      first_step:
        'The practice manager opens 100 records, looks for the 15 fields, and by Friday knows every log-in that people share.',
      stop_test: 'Compare card and record. With medicines or allergies missing in over 2 % of those moved, halt.',
      alternative: 'Go online with the diary and the contact list only, and give the paper cards one more season.',
      risks: [
        {
          risk: 'An allergy is lost between the paper card and the screen.',
          mitigation: 'Type in allergies and medicines by hand, have them checked twice, and ask the patient.',
        },
        {
          risk: 'People of the same name are merged into one.',
          mitigation:
            'Merging takes three matches (name, birth date, Medicare number), a trained person and a log to undo it.',
        },
      ],
      kpis: [
        {
          name: 'share of active people with 15 fields in place',
          unit: '% of active people',
          baseline: 'look into 100 records picked at random',
          target: '95 % of active people',
        },
        {
          name: 'double work at the keyboard',
          unit: 'hours a week',
          baseline: 'one week’s log from staff',
          target: 'halve it',
        },
      ],
      data_needed: [
        'people in current care',
        'diaries and paper cards in use',
        'medicine and allergy lists',
        'access each role needs',
      ],
      must_not_decide:
        'Someone trained does the merging, and the clinician confirms the clinical facts. No machine merges, and none closes an allergy.',
    },
    {
      risks: [
        {
          risk: 'The new record lacks an allergy that was on paper.',
          mitigation:
            'Medicines and allergies are keyed by hand and read by a second person. Then the patient confirms.',
        },
        {
          risk: 'One record is made out of two patients with the same name.',
          mitigation:
            'Medicare number, name and birth date all have to match. A trained person merges and can undo it.',
        },
      ],
      kpis: [
        {
          name: 'active people whose 15 fields are all filled',
          unit: '% of active people',
          baseline: 'pick 100 records at random',
          target: 'lift it to 95 %',
        },
        {
          name: 'weekly hours of typing things twice',
          unit: 'hours a week',
          baseline: 'have staff keep a log for a week',
          target: 'down to half',
        },
      ],
      workflow:
        'Paper and scattered files give way to a single system, which becomes the only record. It starts with active patients: doubles merged, key diagnoses coded, medicines and allergies checked when they next attend. Two-factor log-ins are personal. Paper goes to storage, scanned on demand.',
      build:
        'Pick software already common among services like yours. Make 15 fields compulsory, bring active people over in four lots of a week each, and train at the desk. Backups that were tested, role-based access and two-factor log-in go on. AI plays no part yet.',
      checkpoint:
        'Medicines and allergies in a moved record are gone over by the practice nurse when the patient next attends. The manager takes 20 a week to audit.',
      first_step:
        'By Friday, get two things from the practice manager: 100 records checked for 15 fields, and every shared log-in.',
      stop_test: 'When over 2 % of records moved lack a medicine or allergy shown on the card, stop rolling out.',
      alternative: 'For one more season leave clinical cards on paper, and move just the diary and contacts online.',
      data_needed: [
        'who is an active patient or client',
        'record cards and diaries in paper form',
        'current medicines with allergies',
        'what each role may open',
      ],
      must_not_decide:
        'Neither merging nor closing an allergy may run by itself. The first is done by trained staff, and clinical facts are confirmed by the clinician.',
    },
  ],
  'healthcare/treatment-quotes': [
    {
      workflow:
        'Treatment and options are ticked while the patient is still in the chair. From the ticks comes an estimate on one page: items, cost, probable rebate and possible changes, with no jargon. A coordinator reads it over and it leaves that day. Seven days later a person rings whoever is still thinking.',
      build:
        'Begin with templates for the 20 treatments you quote most, held in Praktika, Dental4Windows, Genie or ezyVet, with a range for each. A text model turns ticked items into everyday language. All prices are read from your fee table; the model has no say in them. A list shows open estimates and how old they are.',
      checkpoint:
        'Two people look: the clinician who examined signs what is clinical, and the coordinator compares every fee with the table first.',
      first_step:
        'By Friday, have the practice manager draw up three months of estimates, each with amount, date and what came of it.',
      stop_test:
        'Give it eight weeks. If half the estimates still miss the day of the exam, or more people complain of their bill, drop it.',
      alternative:
        'A printed sheet of price ranges covers the ten usual treatments. One hour each Friday goes to phoning people with open plans.',
      risks: [
        {
          risk: 'Somebody hears only the cheap end of the range and is angry when paying.',
          mitigation: 'Show both ends of the range together, and name three causes of extra cost.',
        },
        {
          risk: 'Patients who are short of money or unsure feel pushed by the calls.',
          mitigation: 'Ring once, say that waiting is a choice, and take no for an answer.',
        },
      ],
      kpis: [
        {
          name: 'wait for an estimate after the exam',
          unit: 'working days',
          baseline: 'compare exam and sending dates for 40 recent estimates',
          target: '50 to 70 % shorter',
        },
        {
          name: 'quoted treatment that gets booked',
          unit: '% of estimates',
          baseline: 'tally by clinician over three months',
          target: 'up by 10 to 20 %',
        },
        {
          name: 'cases billed over 10 % beyond the quote',
          unit: '% of quoted cases',
          baseline: 'set 50 final bills beside what was quoted',
          target: 'down by half',
        },
      ],
      data_needed: [
        'item numbers and what you charge',
        'old estimates and whether they were taken up',
        'accounts sent for treatment that was quoted',
        'what funds or pet insurers pay back',
      ],
      must_not_decide:
        'Only the treating clinician says which treatment is needed and what comes first, for people and for animals. Software may price it and put it in words, and may never suggest more.',
    },
    {
      workflow:
        'A clear estimate leaves within hours of the exam. It starts with the ticks a clinician makes, and lists each item, its fee, the rebate to expect and what might alter the sum. Nothing goes out unread by the coordinator. If no answer comes within a week, staff phone once.',
      build:
        'Use what ezyVet, Genie, Praktika or Dental4Windows offers: a template with upper and lower figure for each of the 20 commonest treatments. Plain sentences are drafted by a language model out of the chosen items. Keep it away from prices, which only the fee table supplies. Track unanswered estimates by age.',
      checkpoint:
        'Before sending, fees are held against the table by the coordinator. The clinical lines carry the signature of whoever treats.',
      first_step:
        'Pull three months of estimates, with outcome, sum and date, onto one list; the practice manager has until Friday.',
      stop_test:
        'After eight weeks, end it unless most estimates leave on the exam day. A rise in bill complaints ends it too.',
      alternative:
        'Hand out a range card for ten frequent treatments, and ring about undecided plans in a set hour on Fridays.',
      risks: [
        {
          risk: 'The bottom of the range is all the owner or patient remembers, and trust is gone at the till.',
          mitigation: 'Never give one figure without the other, and spell out three reasons a bill may grow.',
        },
        {
          risk: 'A reminder feels like a sales call to a person who has little to spend.',
          mitigation: 'One call is the limit. Mention that no treatment is possible too, and record refusals for good.',
        },
      ],
      kpis: [
        {
          name: 'days a patient waits for the price',
          unit: 'working days',
          baseline: 'take 40 recent estimates and the exam dates',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'share of plans that go ahead',
          unit: '% of estimates',
          baseline: 'three months of plans, split by clinician',
          target: '10 to 20 % more',
        },
        {
          name: 'quotes overshot by more than 10 %',
          unit: '% of quoted cases',
          baseline: 'match 50 invoices to the quotes behind them',
          target: 'half as many',
        },
      ],
      data_needed: [
        'current price list by item',
        'estimates given, with the answer',
        'invoices that followed a quote',
        'rebate tables of insurers and funds',
      ],
      must_not_decide:
        'Need and sequence of treatment are a clinical matter and stay with the clinician in charge of the patient or animal. Explaining and pricing is all the tool does; selling more is barred.',
    },
    {
      risks: [
        {
          risk: 'Patients who were told the low figure only feel tricked when they pay.',
          mitigation: 'Low and high stand next to each other on the page, above three things that add cost.',
        },
        {
          risk: 'People who cannot pay, or need time, come to feel hounded.',
          mitigation: 'Follow up with a single call. Doing nothing is offered too, and a no is logged as final.',
        },
      ],
      kpis: [
        {
          name: 'days from exam to written estimate',
          unit: 'working days',
          baseline: 'hold 40 estimates against their exam dates',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'estimates that turn into bookings',
          unit: '% of estimates',
          baseline: 'figures per clinician for three months',
          target: 'lift it by 10 to 20 %',
        },
        {
          name: 'bills that exceed the estimate by over 10 %',
          unit: '% of quoted cases',
          baseline: 'check 50 bills and their estimates',
          target: 'cut the share in half',
        },
      ],
      workflow:
        'Patients get a one-page estimate on the day of the exam, in words they understand. The clinician ticks treatment and options; the draft adds items, fees, the likely rebate and what may change. The coordinator checks and sends it. After a week, one call from a person goes to anyone undecided.',
      build:
        'Build templates in your practice system, be it Genie, ezyVet, Dental4Windows or Praktika, for 20 common treatments, each with a high and a low figure. A text model explains the ticked items simply. Fees are taken from the fee table alone, so the model invents none. Sort open estimates by age.',
      checkpoint:
        "The clinical part bears the treating clinician's signature. Fees are checked with the table by the coordinator before anything leaves.",
      first_step:
        'Three months of estimates are listed by Friday, with sum, date and outcome. It is a job for the practice manager.',
      stop_test:
        'Eight weeks decide. Call it off if bill complaints rise, or if fewer than half the estimates go out that day.',
      alternative:
        'Put ranges for your ten most common treatments on a printed fee sheet, and use an hour on Fridays to ring about open plans.',
      data_needed: [
        'fees per item number',
        'earlier estimates, accepted or declined',
        'final bills after a quote',
        'rebate rules of fund or pet insurer',
      ],
      must_not_decide:
        "The treating clinician settles what care a patient or animal needs and in which order. Pricing and explaining are the tool's whole job; proposing more is not allowed.",
    },
    {
      risks: [
        {
          risk: 'Only the lower sum was mentioned, and the desk gets the anger.',
          mitigation: 'Give low and high figures in one line, and list what three things could push the cost up.',
        },
        {
          risk: 'A follow-up call weighs on people with no money or no clear mind yet.',
          mitigation: 'After one call leave them be. Offer no treatment as a choice, and treat a no as the end.',
        },
      ],
      kpis: [
        {
          name: 'gap between exam and estimate',
          unit: 'working days',
          baseline: 'look up the dates of 40 recent estimates',
          target: 'take off 50 to 70 %',
        },
        {
          name: 'accepted estimates',
          unit: '% of estimates',
          baseline: 'work it out by clinician over three months',
          target: 'an increase of 10 to 20 %',
        },
        {
          name: 'final bills over 10 % higher than quoted',
          unit: '% of quoted cases',
          baseline: 'lay 50 bills next to their estimates',
          target: 'half the present share',
        },
      ],
      workflow:
        "From the clinician's ticks, software drafts a plain estimate of one page right after the exam. It sets out items, fees, options, the rebate to be expected and anything that could shift the price. The coordinator looks it over and sends it that same day. Whoever has not decided in a week is rung once, by a person.",
      build:
        'The 20 treatments you do most each need an estimate template with two figures, low and high. Dental4Windows, ezyVet, Genie and Praktika all hold such templates. Out of the ticks, a text model writes the explanation; the fee table supplies every fee. List estimates still open, oldest on top.',
      checkpoint:
        'No estimate leaves until the coordinator has compared its fees with the table. What is clinical in it was signed by the clinician who treats.',
      first_step:
        'Ask for a list by Friday from the practice manager: all estimates of three months, dated, with the sum and how each ended.',
      stop_test:
        'If complaints about bills increase, stop. After eight weeks, stop as well if under half of estimates leave on the day.',
      alternative:
        'Fridays have one hour set aside to ring about plans still open. For the ten commonest treatments, a fee sheet in print gives the range.',
      data_needed: [
        'your fee table by item number',
        'estimates on file and their outcome',
        'bills sent after quoted treatment',
        'rules on rebates, fund or pet insurer',
      ],
      must_not_decide:
        'Which treatment comes first, and whether it is needed, the treating clinician decides for patient or animal alike. The tool may state a price and a reason and never add treatment.',
    },
    {
      risks: [
        {
          risk: 'Someone quoted the low end feels cheated at the desk.',
          mitigation: 'Both figures are always printed as a pair, with three possible extras named.',
        },
        {
          risk: 'To a person who is short of cash, the follow-up sounds like selling.',
          mitigation: 'Staff ring one time, say that doing nothing is fine, and close the file on a no.',
        },
      ],
      kpis: [
        {
          name: 'working days until the estimate is sent',
          unit: 'working days',
          baseline: 'dates of the last 40 estimates and exams',
          target: 'shorten it by 50 to 70 %',
        },
        {
          name: 'patients who book after an estimate',
          unit: '% of estimates',
          baseline: 'a three-month count for each clinician',
          target: '10 to 20 % higher',
        },
        {
          name: 'quotes exceeded by more than 10 %',
          unit: '% of quoted cases',
          baseline: 'take 50 bills and see what was quoted',
          target: 'bring the share down by half',
        },
      ],
      workflow:
        'The price is no longer a surprise, since each exam ends with a plain one-page estimate. Ticks by the clinician supply treatment and options. The page names items, fees, what could change and the rebate to hope for, and the coordinator checks it before it goes, the same day. One week on, a person rings those undecided, once.',
      build:
        'For each of your 20 usual treatments, set up a template with a low and high figure in Praktika, Genie, ezyVet or Dental4Windows. The words come from a text model that knows only the ticked items. Figures are read from the fee table and nowhere else. A list shows how long each estimate has been open.',
      checkpoint:
        'Clinical content is for the treating clinician to sign. The coordinator then goes through the fees, table in hand, and sends it.',
      first_step:
        'List what three months of estimates came to and how they ended. The practice manager delivers it on Friday.',
      stop_test:
        'Week eight is the test: at least half of estimates out the same day, and no more complaints about bills than before. Otherwise stop.',
      alternative:
        'Two habits cost nothing: a printed range for each of ten common treatments, and an hour of calls on open plans each Friday.',
      data_needed: [
        'price table with items',
        'quotes from the past, taken up or not',
        'what was billed in the end',
        'insurer and fund rebates',
      ],
      must_not_decide:
        'What an animal or a patient needs, and when, is judged by the clinician who treats them. Software puts prices and words to it and suggests nothing further.',
    },
  ],
  'healthcare/surgery-readiness': [
    {
      workflow:
        'Booking a case sends the patient a single link that covers health questions, paperwork and fund cover. Missing or worrying answers reach the pre-admission nurse, and those people are phoned first. With three days to go, every case stands as ready or not on medicines, kit, tests, consent and forms. The morning holds no surprises.',
      build:
        'Most hospital systems have an online admission form; turn yours on. Sit down with the anaesthetists and agree ten simple rules for a phone call. Each list gets a board that also shows implants and kit. Fasting and arrival times go by text. Leave prediction out of it.',
      checkpoint:
        'A case is ready when the pre-admission nurse has signed for it. Whatever a rule flags goes to the anaesthetist for a decision.',
      first_step:
        'One sheet by Friday: the theatre manager sorts the most recent 100 late starts and cancellations by what caused them.',
      stop_test:
        'If ten weeks bring less than a 15 % fall in same-day cancellations, end it. An unprepared patient on the table ends it that day.',
      alternative:
        'A checklist on paper for each case, a call by the nurse five days ahead and a huddle on Mondays about implants and kit.',
      risks: [
        {
          risk: 'Blood thinners go unmentioned, since the questionnaire uses another name than the packet.',
          mitigation:
            'Have patients photograph their boxes, and phone everyone with diabetes or an anticoagulant to confirm.',
        },
        {
          risk: 'A form has arrived and the light is green, yet no nurse has looked.',
          mitigation:
            'Require initials before a case turns green, and have ten a week spot-checked by the theatre manager.',
        },
      ],
      kpis: [
        {
          name: 'operations called off that morning',
          unit: '% of booked cases',
          baseline: 'sort cancellations of three months by reason',
          target: '25 to 40 % fewer',
        },
        {
          name: 'cases complete with three days to spare',
          unit: '% of cases',
          baseline: 'go through two weeks of lists manually',
          target: 'up to 90 %',
        },
        {
          name: 'phone calls a nurse makes for each case',
          unit: 'calls per case',
          baseline: 'count them for one week',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'case bookings by surgeon and day',
        'health questionnaires and admission papers',
        'causes noted for same-day cancellations',
        "surgeons' preference cards and kit loans",
      ],
      must_not_decide:
        'Surgeon and anaesthetist alone judge whether a patient is fit, how long to fast and which medicine to stop. A rule or a form cannot pass or cancel anybody.',
    },
    {
      workflow:
        'Three days before each list, you can see which cases are ready and which are not. That works because patients fill in one online form when booked: health, paperwork, fund. The pre-admission nurse phones people whose answers raise a flag or are incomplete. Kit, consent, tests and medicines are ticked off beside it.',
      build:
        'Buy nothing new at first: use the web admission form in the system you own. Ten rules, written together with your anaesthetists, say who must be called. Put kit and implants on the same readiness board as the forms. Texts tell patients when to fast and when to come. There is no forecast in it.',
      checkpoint:
        "Flagged patients are the anaesthetist's to decide. All others need the signature of the pre-admission nurse.",
      first_step:
        'Ask the theatre manager for causes of the past 100 cancellations and delayed starts, listed by Friday.',
      stop_test:
        'Pause at once if somebody reaches theatre unready. Otherwise judge at ten weeks, and stop below a 15 % drop in cancellations.',
      alternative:
        'Five days out a nurse phones; a paper list travels with the case; on Monday the team talks through kit and implants.',
      risks: [
        {
          risk: 'The patient knows the tablet by brand, finds no such line and answers no.',
          mitigation:
            'Pictures of every packet come in with the form. Anyone on an anticoagulant or with diabetes is rung as well.',
        },
        {
          risk: 'Staff trust a green case that nobody has truly checked.',
          mitigation:
            "The colour changes only on a nurse's initials. Ten cases weekly are rechecked by the theatre manager.",
        },
      ],
      kpis: [
        {
          name: 'same-day cancellations',
          unit: '% of booked cases',
          baseline: 'take three months and code the cause of each',
          target: 'a fall of 25 to 40 %',
        },
        {
          name: 'share of patients prepared three days out',
          unit: '% of cases',
          baseline: 'inspect the lists of two weeks',
          target: 'reach 90 %',
        },
        {
          name: 'calls needed to prepare one patient',
          unit: 'calls per case',
          baseline: 'a one-week tally by the nurses',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'surgical bookings with dates',
        'forms patients fill in before admission',
        'log of late cancellations and why',
        'kit orders and preference cards',
      ],
      must_not_decide:
        'No patient is cleared or cancelled by software. Fitness, fasting and changes to medicines belong to the anaesthetist together with the surgeon.',
    },
    {
      risks: [
        {
          risk: 'Asked about blood thinners, a patient says no because the brand is not on the list.',
          mitigation:
            'Patients send photos of all medicine boxes. A nurse phones each diabetic or anticoagulant case to be sure.',
        },
        {
          risk: 'Green stands for a form received, and no one has opened it.',
          mitigation: "Without the nurse's initials nothing goes green. The theatre manager tests ten each week.",
        },
      ],
      kpis: [
        {
          name: 'booked cases that fall over on the day',
          unit: '% of booked cases',
          baseline: 'give each cancellation of three months a cause',
          target: 'reduce them by 25 to 40 %',
        },
        {
          name: 'patients who are ready three days ahead',
          unit: '% of cases',
          baseline: "go by hand over two weeks' lists",
          target: 'lift it to 90 %',
        },
        {
          name: 'calls by nurses for one case',
          unit: 'calls per case',
          baseline: 'keep a tally for a week',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      workflow:
        'Each theatre list shows three days ahead what a case still lacks. The patient deals with forms, health questions and fund check through one link at booking. The pre-admission nurse first rings people with gaps or warning answers. Consent, tests, medicines and kit are on the same list, so the day brings no shock.',
      build:
        'Use the online admission form that came with your hospital system, and agree with anaesthetists on ten plain rules for a call. One readiness board per list carries implants and kit as well. Patients learn fasting and arrival times by text message. You need no prediction for this.',
      checkpoint:
        'Readiness is signed case by case, by the pre-admission nurse. Cases caught by a rule are decided by the anaesthetist.',
      first_step:
        'Why did cases fall over? By Friday the theatre manager has coded 100 recent cancellations and late starts on a sheet.',
      stop_test:
        'If an unready patient gets as far as the table, end it immediately. So do ten weeks with less than 15 % off same-day cancellations.',
      alternative:
        "Give each case a paper checklist, ring five days before, and go over the week's implants and kit in a Monday huddle.",
      data_needed: [
        'cases booked, by date and surgeon',
        'health forms and admission forms',
        'why cases were cancelled that day',
        'loan kit orders with preference cards',
      ],
      must_not_decide:
        'It is the anaesthetist and the surgeon who judge fitness, set fasting and stop a medicine. Forms and rules clear nobody and cancel nobody.',
    },
    {
      risks: [
        {
          risk: 'The form lists no brand names, so a patient on blood thinners ticks no.',
          mitigation:
            'Box photos cover all medicines. With diabetes or an anticoagulant, the nurse confirms by phone every time.',
        },
        {
          risk: 'The form is in, the board is green, and nobody has read it.',
          mitigation: 'It takes a form and initials to make green. Each week ten are sampled, by the theatre manager.',
        },
      ],
      kpis: [
        {
          name: 'theatre cases lost on the day',
          unit: '% of booked cases',
          baseline: 'three months of cancellations and their causes',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'cases fully ready at three days',
          unit: '% of cases',
          baseline: 'a manual check of lists for two weeks',
          target: '90 % of them',
        },
        {
          name: 'nurse phone calls needed for a case',
          unit: 'calls per case',
          baseline: 'tally calls during one week',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'One link at booking collects health answers, forms and fund details from the patient. Whoever leaves gaps or gives a warning answer is rung first by the pre-admission nurse. Three days before surgery every case is marked ready or not, from consent and tests to kit and medicines. Trouble is found then, and not on the morning.',
      build:
        'Turn on the admission form your hospital system offers online. Ten plain rules, agreed with the anaesthetists, decide who is phoned. Every list has a readiness board with the status of kit and implants. Send arrival and fasting times by text. Nothing here calls for prediction.',
      checkpoint:
        'The pre-admission nurse puts a signature to every ready case. If a rule raised a flag, it is up to the anaesthetist.',
      first_step:
        'By Friday, one sheet should give the cause of the last 100 late starts and cancellations. The theatre manager codes them.',
      stop_test:
        'Halt straight away if a patient who is not ready gets to the table. Halt in week ten if cancellations are not 15 % fewer.',
      alternative:
        "Hold a huddle about the week's kit and implants on Monday, phone patients five days out, and clip a checklist to every case.",
      data_needed: [
        'theatre bookings, surgeon and date',
        'admission forms with health answers',
        'cancellation reasons on record',
        'preference cards, loan kits on order',
      ],
      must_not_decide:
        'Software clears no patient and cancels none. Whether someone is fit, when they fast and what they stop taking, surgeon and anaesthetist decide.',
    },
    {
      risks: [
        {
          risk: 'A patient on blood thinners does not find the brand on the form and answers no.',
          mitigation: 'Every packet is photographed. The nurse rings all diabetic patients and all on anticoagulants.',
        },
        {
          risk: 'People see green and relax, though the form went unread.',
          mitigation: 'Initials by the nurse turn a case green. The theatre manager looks behind ten a week.',
        },
      ],
      kpis: [
        {
          name: 'cancellations on the morning of surgery',
          unit: '% of booked cases',
          baseline: 'note the cause of each over three months',
          target: '25 to 40 % less',
        },
        {
          name: 'share of cases ready with three days left',
          unit: '% of cases',
          baseline: 'read through lists for a fortnight',
          target: 'raise it to 90 %',
        },
        {
          name: 'phone calls per surgical case',
          unit: 'calls per case',
          baseline: 'one week of counting by nurses',
          target: 'bring them down 30 to 50 %',
        },
      ],
      workflow:
        'Gaps in a case come to light three days before theatre, while there is time to fix them. Patients use a single link for forms, fund check and health questions as soon as they are booked. Worrying or missing answers bring a call from the pre-admission nurse. The list then shows consent, kit, tests and medicines as ready or not.',
      build:
        'Your hospital system very likely includes an online admission form, so begin there. With anaesthetists, put down ten plain rules on who gets a call. Add a board for each list that shows whether implants and kit are in. Times to fast and arrive go out as texts. Skip prediction; it adds nothing.',
      checkpoint:
        "Rule flags go to the anaesthetist, who decides. Everything else is ready on the pre-admission nurse's signature.",
      first_step:
        'The theatre manager takes the 100 latest cancellations and late starts and puts a cause to each by Friday, on one page.',
      stop_test:
        'After ten weeks, fewer than 15 % of day-of-surgery cancellations saved means stop. A patient on the table unready means stop now.',
      alternative:
        'Paper will do: one checklist a case, one nurse call at five days, and a talk each Monday on kit and implants.',
      data_needed: [
        'who is booked, when and with whom',
        'what patients state on admission forms',
        'late cancellations with reasons',
        "kit on loan and surgeons' cards",
      ],
      must_not_decide:
        'Surgeon and anaesthetist hold three decisions: fitness, fasting times and which medicine stops. A form or rule neither passes a patient nor cancels one.',
    },
  ],
  'healthcare/plan-budgets': [
    {
      workflow:
        'What was rostered and delivered meets each plan or package once a week. On one screen the coordinator finds people heading for a shortfall, people with money left over, the date and the line behind it. A call to the person or family follows, and the service agreement is changed to match.',
      build:
        'Your care platform can hold this: put budget lines and dates into ShiftCare, Brevity, SupportAbility or Lumary and tie claims and rosters to them. Begin with a simple run rate. Software may read the plan PDF, but somebody confirms every number. Families receive one page that anyone can follow.',
      checkpoint:
        'Red plans are gone through weekly by the coordinator. No support changes until the person or guardian has been spoken to.',
      first_step: 'By Thursday the finance lead notes end date, budget and money spent so far for 30 current plans.',
      stop_test:
        'Three months in, unpaid supports should be a third lower; if they are not, stop. One support cut without a conversation also stops it.',
      alternative:
        'Hold a single shared sheet of plan ends, budgets and spending, and read through it together every first Monday.',
      risks: [
        {
          risk: 'To make the numbers fit, care hours shrink and a person misses a wash or a meal.',
          mitigation:
            "Reductions need a talk with the person, the care manager's agreement and a written note of risk beforehand.",
        },
        {
          risk: 'One wrong figure from a scanned plan throws out everything built on it.',
          mitigation: 'Loading and each review include a second pair of eyes on every line of the budget.',
        },
      ],
      kpis: [
        {
          name: 'care given that nobody will pay for',
          unit: '$ a month',
          baseline: 'total the unpaid supports of the last three months',
          target: 'down 50 to 70 %',
        },
        {
          name: 'active plans likely to end 15 % off or worse',
          unit: '% of active plans',
          baseline: 'forecast 30 people by hand as a start',
          target: "half of today's share",
        },
        {
          name: 'coordinator hours spent on budgets',
          unit: 'hours a week',
          baseline: 'a two-week log by coordinators',
          target: '40 to 60 % fewer',
        },
      ],
      data_needed: [
        'budget lines and dates for every plan or package',
        'signed agreements on services',
        'hours rostered and hours given',
        'paid claims and those still open',
      ],
      must_not_decide:
        'A support is reduced, moved or declined only by the participant or nominee together with the coordinator. The care manager signs for the risk; the forecast has no vote.',
    },
    {
      workflow:
        'Shortfalls and leftovers come to light months before a plan ends. Weekly, the system sets delivered and planned supports beside the funds and names the budget line at fault. Coordinators then talk to the person or the family and settle a change, which goes straight into the service agreement.',
      build:
        'Enter every plan with its lines and dates in SupportAbility, Lumary, Brevity or ShiftCare, so that claims and rosters draw on them. Spending per week, carried forward, will do for a first forecast. A reader can lift figures from PDFs as long as staff check each. Add a clear single-page statement for families.',
      checkpoint:
        'Every week the coordinator works through plans in red. The person, or their guardian, hears about it before anything is altered.',
      first_step:
        'Pick 30 live plans. The finance lead records for each its budget, what has gone and when it ends, by Thursday.',
      stop_test:
        'End the trial after three months unless unpaid supports are down by a third. End it sooner if anyone lost a support unasked.',
      alternative:
        "A common spreadsheet shows each person's plan end, total and spending; the team reviews it monthly, on the first Monday.",
      risks: [
        {
          risk: 'Staff chase a balanced budget and quietly drop help that somebody relies on.',
          mitigation:
            "Write the risk down, ask the person and get the care manager's yes before one hour is taken away.",
        },
        {
          risk: 'The reader mistakes a digit in the plan, and months of advice are wrong.',
          mitigation: 'Two people agree each line with the plan itself, at the start and whenever it is reviewed.',
        },
      ],
      kpis: [
        {
          name: 'unfunded supports',
          unit: '$ a month',
          baseline: 'sum what went unpaid across three months',
          target: 'a cut of 50 to 70 %',
        },
        {
          name: 'plans set to over- or underspend by 15 %',
          unit: '% of active plans',
          baseline: 'work out 30 cases manually',
          target: 'bring it down by half',
        },
        {
          name: 'weekly effort on tracking funds',
          unit: 'hours a week',
          baseline: 'ask coordinators to note two weeks',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'approved plans and packages, line by line',
        'service agreements in force',
        'supports delivered against supports booked',
        'claims settled and waiting',
      ],
      must_not_decide:
        'The person, or a nominee, chooses with the coordinator what changes. Risk is signed off by the care manager. Forecasts inform and never take a support away.',
    },
    {
      risks: [
        {
          risk: 'A forecast leads to fewer hours, and someone is left without a shower.',
          mitigation: 'No cut takes effect until person and care manager have agreed and the risk is on paper.',
        },
        {
          risk: 'The tool misreads a plan, and every sum after it is wrong.',
          mitigation: 'Each budget line is compared with the plan by a second person, on loading and at all reviews.',
        },
      ],
      kpis: [
        {
          name: 'supports given with no funds left to claim',
          unit: '$ a month',
          baseline: 'total three months of supports nobody paid',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'plans heading for a miss of over 15 %',
          unit: '% of active plans',
          baseline: 'start with 30 people, forecast by hand',
          target: 'cut the share in half',
        },
        {
          name: 'hours coordinators spend watching budgets',
          unit: 'hours a week',
          baseline: 'two weeks logged by coordinators',
          target: 'reduce them by 40 to 60 %',
        },
      ],
      workflow:
        'Coordinators see each week whose plan or package will run short and whose funds will lapse. The system sets rostered and delivered supports against the budget, and gives the date, with the line at fault. A phone call to person or family leads to an agreed change. The service agreement follows.',
      build:
        'Set up Brevity, Lumary, ShiftCare or SupportAbility with the lines and dates of each plan, then link claims and rosters. For a start, project spending at its present rate. A tool may read plan PDFs if a person confirms each figure. Families are sent a plain statement of one page.',
      checkpoint:
        'Every plan in red is looked at weekly by the coordinator, who talks to the person or guardian before a support changes.',
      first_step:
        'For 30 active plans, the finance lead notes what was granted, what is spent and when it ends. Thursday is the limit.',
      stop_test:
        'It ends after three months if unpaid supports are not a third lower. It ends at once if a support is cut with no talk.',
      alternative:
        "One sheet, shared by all, lists each person's plan end, budget and spending. Go over it each first Monday of the month.",
      data_needed: [
        'dates and budget lines of each plan',
        'agreements with each person',
        'rostered hours and delivered hours',
        'claims, paid or pending',
      ],
      must_not_decide:
        'Cutting, refusing or moving a support is for the participant or nominee to settle with their coordinator. Risk is signed by the care manager. No forecast may do it.',
    },
    {
      risks: [
        {
          risk: 'Someone loses shower help because the forecast said hours were over.',
          mitigation: 'Care manager and person come first. They see the risk in writing before anything is cut.',
        },
        {
          risk: 'A wrong sum is read from the plan, and the forecast is built on it.',
          mitigation: 'Have someone else confirm every budget line with the plan, when loaded and when reviewed.',
        },
      ],
      kpis: [
        {
          name: 'monthly value of supports that cannot be claimed',
          unit: '$ a month',
          baseline: 'sum up three months of unpaid care',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'active plans more than 15 % off course',
          unit: '% of active plans',
          baseline: 'a first forecast for 30 people, done by hand',
          target: 'half as many',
        },
        {
          name: "coordinators' time for tracking budgets",
          unit: 'hours a week',
          baseline: 'have coordinators write down two weeks',
          target: 'a drop of 40 to 60 %',
        },
      ],
      workflow:
        'Plans that will overspend or leave money unused show up weekly, with the date and the budget line. Software compares what was delivered and rostered with what the plan or package allows. The coordinator rings the family or the person, and they agree on a change. It is then put in the service agreement.',
      build:
        'Link rosters and claims to budget lines and plan dates in the platform you use: Lumary, Brevity, SupportAbility or ShiftCare. A run rate is forecast enough to begin with. Let software read the PDFs and people confirm what it read, figure by figure. Families get a page in plain words.',
      checkpoint:
        'Nothing about a support changes before the coordinator has talked with the person or guardian. Red plans are reviewed each week.',
      first_step:
        'By Thursday the finance lead has 30 active plans on paper: the budget, the spend so far and the last day.',
      stop_test:
        'Supports cut without a talk stop it on the spot. At three months it stops if unpaid supports have not come down by a third.',
      alternative:
        'On the first Monday of each month, go down one shared sheet of budgets, spend to date and plan ends.',
      data_needed: [
        'every plan or package with its lines',
        'service agreements now signed',
        'hours on the roster, hours worked',
        'what is claimed and what is paid',
      ],
      must_not_decide:
        'The participant or nominee decides on a support, together with the coordinator, after the care manager has accepted the risk. A forecast cuts nothing, moves nothing and refuses nothing.',
    },
    {
      risks: [
        {
          risk: 'Hours shrink to suit the forecast and a client goes unwashed.',
          mitigation: 'The risk is written up, and person and care manager both say yes, before hours are cut.',
        },
        {
          risk: 'A misread PDF puts a false sum under the whole forecast.',
          mitigation: 'Lines are checked with the plan by another person, both at loading and at review.',
        },
      ],
      kpis: [
        {
          name: 'care delivered that no budget covers',
          unit: '$ a month',
          baseline: 'three months of supports without payment, added up',
          target: '50 to 70 % less',
        },
        {
          name: 'plans expected to end over 15 % out',
          unit: '% of active plans',
          baseline: 'take 30 people and forecast by hand',
          target: 'down to half',
        },
        {
          name: 'weekly hours on budget checks',
          unit: 'hours a week',
          baseline: "coordinators keep a fortnight's log",
          target: 'bring it down 40 to 60 %',
        },
      ],
      workflow:
        'Nobody should find a plan empty, or lose funds at its end, without months of warning. Every week the supports rostered and given are held against the plan or package. The screen names the person, the date and the line. The coordinator then calls them or their family, settles a change and amends the service agreement.',
      build:
        'ShiftCare, Lumary, SupportAbility and Brevity can all hold plan dates and budget lines; tie rosters and claims to those. Start with a plain run rate. If a tool reads the plan PDFs, staff confirm all figures. Give every family one page, clearly worded, on where the money stands.',
      checkpoint:
        'The coordinator has a weekly look at all red plans. First comes a talk with guardian or person, then the change.',
      first_step:
        'The finance lead picks 30 plans now running and by Thursday knows budget, spending and end date for all.',
      stop_test:
        'Three months without a one-third fall in unpaid supports is the end. A support taken away with no conversation is the end as well.',
      alternative:
        'Keep budget, spending and plan end for everyone in a shared sheet. On each first Monday the team reads it.',
      data_needed: [
        'plan or package budgets with end dates',
        'written service agreements',
        'what was rostered and what was done',
        'paid and open claims',
      ],
      must_not_decide:
        'Supports change when the participant, or their nominee, and the coordinator say so, with risk signed by the care manager. A forecast is information only.',
    },
  ],
  'healthcare/scripts-and-dose-packs': [
    {
      workflow:
        'Every person with packed medicines stands on one board: scripts left, date of the next pack, changes still open, delivery. Doctors are asked two weeks ahead of the final repeat and each answer is recorded. News from a hospital, GP or home is matched to its patient, and the pharmacist says whether the packs come back.',
      build:
        'Look first at what your dispense software already packs and how it talks to the electronic chart in the home. Then add requests for scripts that send themselves, an inbox with a clock for changes, and a check of packs by photo or machine. For compounding, worksheets go electronic and take weights from the scale.',
      checkpoint: "All packs and all changes carry a pharmacist's signature. The board on its own releases nothing.",
      first_step:
        'For one week the dispensary manager notes when each chart change came in. Owing scripts are counted by age and by doctor.',
      stop_test:
        'Stop unless eight weeks take a quarter off the owing scripts. A wrong pack caused by the board means stopping that day.',
      alternative:
        'Hang up a calendar of scripts about to end, log changes from a single phone line, and have a second person check.',
      risks: [
        {
          risk: 'Two patients share a surname, and the change goes on the wrong profile.',
          mitigation: 'Name, date of birth and home must all agree; hold whatever fits on two alone.',
        },
        {
          risk: 'The photo says pass, so nobody truly looks at the pack.',
          mitigation: 'Slip in two faulty packs each month without warning, and retrain if one gets by.',
        },
      ],
      kpis: [
        {
          name: 'scripts owed for more than a week',
          unit: 'scripts',
          baseline: 'take a count on each of four Mondays',
          target: 'down 50 to 70 %',
        },
        {
          name: 'hours a chart change waits for an answer',
          unit: 'hours',
          baseline: 'note arrival and action for 50 changes',
          target: '30 to 50 % faster',
        },
        {
          name: 'errors that got past the pack check',
          unit: 'per 1,000 packs',
          baseline: 'look up incident notes for three months',
          target: '25 to 40 % fewer',
        },
      ],
      data_needed: [
        'profile of every patient you pack for',
        'repeats left on each script',
        'record of chart changes and when they came',
        'log of packing mistakes and close calls',
      ],
      must_not_decide:
        'The pharmacist decides on supply, dose changes, substitutes and the recall of a pack, and rings the prescriber if in doubt. Software decides none of them.',
    },
    {
      workflow:
        "Nobody should learn of an empty script on packing day. The board shows balance, pack date, delivery and unanswered changes for each person, and sends requests to the doctor a fortnight before repeats end. Incoming changes are read and tied to a patient. Pulling packs is the pharmacist's call.",
      build:
        'Start from the pack module in the dispense system, joined to the chart software of each home. Script requests are then sent by rule, changes land in a timed inbox, and a camera or machine looks at finished packs. Compounders also get worksheets on screen that record the scale.',
      checkpoint: 'Supply waits for the pharmacist, who looks at each pack and each altered chart and signs.',
      first_step:
        'Count owing scripts per doctor and by age. Over the same week, the dispensary manager writes down every chart change and the hour it arrived.',
      stop_test:
        'If the board ever causes a wrong pack, end it at once. Otherwise end it after eight weeks without a drop of a quarter in owing scripts.',
      alternative:
        'One calendar on the wall, one number to ring with changes, one logbook, and a colleague who checks again.',
      risks: [
        {
          risk: 'The fax names Mrs Nguyen, and there are three of her.',
          mitigation: 'Any change that lacks one of birth date, home or name is set aside until somebody has rung.',
        },
        {
          risk: 'Checking by machine makes people careless, and the signature becomes a habit.',
          mitigation: 'Plant two bad packs monthly to test the check. Whoever misses one is trained again.',
        },
      ],
      kpis: [
        {
          name: 'scripts outstanding beyond seven days',
          unit: 'scripts',
          baseline: 'four Monday counts in a row',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'delay between a changed chart and its handling',
          unit: 'hours',
          baseline: 'time 50 changes from receipt to action',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'faulty packs discovered late',
          unit: 'per 1,000 packs',
          baseline: 'read three months of incident reports',
          target: 'a fall of 25 to 40 %',
        },
      ],
      data_needed: [
        'medicine profiles of packed patients',
        'what remains on scripts and repeats',
        'incoming changes with a time stamp',
        'incidents and near misses in packing',
      ],
      must_not_decide:
        "To supply, swap, alter a dose or pull a pack is a pharmacist's decision, with the prescriber asked where it matters. The board only shows.",
    },
    {
      risks: [
        {
          risk: 'The change belongs to another Mrs Nguyen than the one it was matched to.',
          mitigation: 'Home, birth date and name all count. If only two fit, the change is held.',
        },
        {
          risk: 'A pharmacist signs unseen because the photo check has passed it.',
          mitigation: 'Two wrong packs are seeded each month, unannounced. If one slips by, staff are retrained.',
        },
      ],
      kpis: [
        {
          name: 'scripts owing for over seven days',
          unit: 'scripts',
          baseline: 'count on four Mondays in turn',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'hours from chart change to decision',
          unit: 'hours',
          baseline: 'record 50 changes, arrival and action',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'errors in packs found after the check',
          unit: 'per 1,000 packs',
          baseline: 'go through incident notes for three months',
          target: 'reduce them by 25 to 40 %',
        },
      ],
      workflow:
        'A single board shows for each packed patient what is left on scripts, the next pack date, delivery and open chart changes. Two weeks before repeats run out, the doctor is asked, and replies are ticked. Changes from GP, hospital or home are read and matched. The pharmacist decides if packs must be pulled.',
      build:
        'Your dispense system has a packing module and may talk to the electronic chart of each home; use both before any purchase. Then have script requests sent automatically, put a clock on incoming changes, and check packs by photo or machine. Compounding moves to electronic worksheets with scale readings.',
      checkpoint:
        'The pharmacist signs for each pack and each chart change after checking it. What the board says supplies nothing.',
      first_step:
        'This week the dispensary manager logs chart changes with their times, and counts scripts owing by age and doctor.',
      stop_test:
        'A wrong pack that goes back to the board ends it at once. So do eight weeks in which owing scripts fall by less than a quarter.',
      alternative:
        'A wall calendar shows when scripts end. Changes come in on one phone line with a log, and someone else checks again.',
      data_needed: [
        'profiles for packed patients',
        'scripts and repeats remaining',
        'chart changes by time of arrival',
        'near misses and errors in packs',
      ],
      must_not_decide:
        'Whether to supply, substitute, pull a pack or change a dose is decided by the pharmacist, who speaks with the prescriber as needed. The board decides nothing.',
    },
    {
      risks: [
        {
          risk: 'There are two Mrs Nguyens, and the fax is filed to the wrong one.',
          mitigation: 'A match needs name, home and birth date. With two of three it waits.',
        },
        {
          risk: 'The camera is trusted so much that nobody looks before signing.',
          mitigation: 'Without notice, put two wrong packs through each month. Retrain whenever one is not caught.',
        },
      ],
      kpis: [
        {
          name: 'owing scripts over a week old',
          unit: 'scripts',
          baseline: 'four counts, each on a Monday',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'wait from a changed chart to an answer',
          unit: 'hours',
          baseline: 'log when 50 changes came and were dealt with',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'pack errors the check let through',
          unit: 'per 1,000 packs',
          baseline: "three months' incident notes",
          target: 'lower by 25 to 40 %',
        },
      ],
      workflow:
        'Scripts about to run out and charts that changed are on one board before a dose is missed. Each packed patient has a line with script balance, pack date and delivery. Two weeks from the last repeat, the doctor gets a request. A change from hospital, home or GP is matched to its patient. Pulling packs is left to the pharmacist.',
      build:
        "Before you buy, make full use of your dispense system's packing module and of its tie to the electronic chart at the home. Script requests then send themselves, a timed inbox takes the changes, and a machine or photo checks every pack. For compounding, readings from the scale enter an electronic worksheet.",
      checkpoint:
        'Every pack and chart change is checked by a pharmacist, with a signature. A line on the board is no reason to supply.',
      first_step:
        'Have the dispensary manager count the scripts owing, doctor by doctor and by age, and time each chart change for a week.',
      stop_test:
        'Judge after eight weeks: owing scripts down by a quarter, or stop. If a wrong pack comes from the board, stop the same hour.',
      alternative:
        'Write script ends on a wall calendar, take changes on one line and log them, and let another person check every pack.',
      data_needed: [
        'who is packed for, with profile',
        'balance of scripts and repeats',
        'changes to charts, time stamped',
        'pack incidents, near misses included',
      ],
      must_not_decide:
        'The pharmacist rules on supply, dose, substitution and pulled packs, and asks the prescriber where that is called for. None of this is for software.',
    },
    {
      risks: [
        {
          risk: "Mrs Nguyen's change lands on her namesake.",
          mitigation: 'Hold every change unless birth date, name and home are all there and agree.',
        },
        {
          risk: 'With the photo check in place, signing becomes routine.',
          mitigation: 'Test it with two wrong packs a month that nobody knows of, and train again after a miss.',
        },
      ],
      kpis: [
        {
          name: 'scripts still owed after seven days',
          unit: 'scripts',
          baseline: 'Monday counts for four weeks',
          target: '50 to 70 % fewer',
        },
        {
          name: 'time a chart change lies undecided',
          unit: 'hours',
          baseline: 'follow 50 changes from arrival to action',
          target: '30 to 50 % less',
        },
        {
          name: 'packs found wrong after they were checked',
          unit: 'per 1,000 packs',
          baseline: 'collect incident notes of three months',
          target: '25 to 40 % less',
        },
      ],
      workflow:
        'The pharmacy sees in one place which packed patients need a script, a changed pack or a delivery. Requests reach doctors a fortnight before the last repeat and their replies are ticked off. Each change, whether from home, GP or hospital, is read, matched and shown to the pharmacist. It is the pharmacist who pulls packs or leaves them.',
      build:
        "Begin with what you own: the dispense system packs, and it can connect to the home's chart. Three things are then worth adding: automatic requests for scripts, a change inbox that runs a clock, a look at packs by camera or machine. In compounding, worksheets become electronic and record the scale.",
      checkpoint:
        'Nothing is supplied because the board says so. A pharmacist has checked and signed every pack and every change to a chart.',
      first_step:
        'How many scripts are owed, by which doctor and since when? The dispensary manager counts them and logs a week of chart changes by time.',
      stop_test:
        'Should the board lead to one wrong pack, stop immediately. Should owing scripts not be a quarter fewer in eight weeks, stop then.',
      alternative:
        "A calendar of script ends, changes by one line into a logbook and a second person's check do the job by hand.",
      data_needed: [
        'patients on packs and their profiles',
        'how many repeats are left',
        'when each chart change came in',
        'errors in packing, caught or not',
      ],
      must_not_decide:
        'Dose changes, substitutes, supply and the pulling of packs belong to the pharmacist, after talking to the prescriber where necessary. A board may show and never decide.',
    },
  ],
  'healthcare/made-to-order-devices': [
    {
      workflow:
        'At the door every order is checked for gaps in side, shade, material, script and due date, along with its mould or scan. A barcode follows it from bench to bench. Jobs that may miss their fitting stand out on the board, and a text tells the patient or customer when to come. Remakes get a cause.',
      build:
        'Barcode each tray and use the tracking that your optical or lab software has. Before work begins, a check of the slip asks for anything left out. Fitting bookings drive due dates. Leave AI design of crowns or insoles until you know why things are remade.',
      checkpoint:
        'Nothing leaves before a senior dispenser or technician has compared it with the prescription. Fit is checked by the clinician.',
      first_step:
        "By Friday, last month's late jobs and remakes are on a list with their causes, drawn up by the manager of lab or store.",
      stop_test:
        'Late work should be a quarter lower in eight weeks. If not, or if scans cost over two minutes a job, stop.',
      alternative:
        'Trays in a colour for each due day, a printed order checklist and remakes counted weekly on the wall will do.',
      risks: [
        {
          risk: 'A missing side or shade is filled in by software, and the piece is useless.',
          mitigation: 'Let it ask and nothing more. What the clinician wrote on prescription, side and shade stands.',
        },
        {
          risk: 'Technicians feel accused by the remake figures and stop reporting.',
          mitigation: 'Show causes by product, not by person, and tell each clinic which share is theirs.',
        },
      ],
      kpis: [
        {
          name: 'devices not ready for their fitting',
          unit: '% of jobs',
          baseline: 'eight weeks of due dates against finish dates',
          target: '40 to 60 % fewer',
        },
        {
          name: 'work made a second time',
          unit: '% of jobs',
          baseline: 'two months of remakes with their causes',
          target: 'down 20 to 30 %',
        },
        {
          name: 'incomplete orders',
          unit: '% of orders',
          baseline: "one month's tally at the front desk",
          target: 'halved',
        },
      ],
      data_needed: [
        'job orders and when they are due',
        'bench scans with times',
        'list of remakes and reasons',
        'bookings for fittings',
      ],
      must_not_decide:
        'Clinicians prescribe and technicians sign, and between them they choose material, shade and fit. A program may point out a gap; it must never fill one.',
    },
    {
      workflow:
        'You can say at any hour where a job is and whether it will make its fitting. Trays are scanned at every bench. Before that, the order is searched for missing details, be it due date, material, side, script or shade. When a piece is done the customer hears of it, and whatever is made twice is coded by reason.',
      build:
        'The job tracker in most lab and optical packages is enough, once each tray bears a barcode. A reader goes over the order slip and sends questions back early. Due dates hang on the appointment for the fitting. Only then think about AI that designs insoles or crowns.',
      checkpoint:
        'The prescription is held beside each finished piece by a dispenser or senior technician. The clinician has the last look, on the patient.',
      first_step:
        'Have the store or lab manager put a cause to each remake and each late job of the past month, ready Friday.',
      stop_test:
        'Give up after eight weeks if late jobs are not down by a quarter. Give up also when scanning takes longer than two minutes per job.',
      alternative:
        "Sort trays by colour of due day, tick orders off a printed list, and chalk up the week's remakes where all see them.",
      risks: [
        {
          risk: 'The reader makes up what the dentist forgot, and the wrong side gets made.',
          mitigation: 'Questions only: no field for side, shade or prescription may be filled except by the clinician.',
        },
        {
          risk: 'Figures on remakes become a stick, and true causes vanish from them.',
          mitigation: 'Sort the report by product and reason, and let clinics see what came from their end.',
        },
      ],
      kpis: [
        {
          name: 'pieces that miss the appointment',
          unit: '% of jobs',
          baseline: 'match finish dates with due dates over eight weeks',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'remake rate',
          unit: '% of jobs',
          baseline: 'sort remakes of two months by reason',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'orders sent back with questions',
          unit: '% of orders',
          baseline: 'count at the desk for a month',
          target: 'down by half',
        },
      ],
      data_needed: [
        'all orders with item and deadline',
        'times at which trays passed each bench',
        'remake log with causes',
        'diary of fittings',
      ],
      must_not_decide:
        'Choosing shade, material, prescription or fit is work for the clinician and the signing technician. The order check puts questions and leaves answers to them.',
    },
    {
      risks: [
        {
          risk: 'A guess at the side or shade by the order check spoils the device.',
          mitigation: 'It asks and never fills in. Prescription, shade and side stand as the clinician wrote them.',
        },
        {
          risk: 'Technicians are blamed through the remake codes and begin to hide causes.',
          mitigation: 'Sort reports by product and cause, and show the clinic what part is its own.',
        },
      ],
      kpis: [
        {
          name: 'jobs not finished in time to be fitted',
          unit: '% of jobs',
          baseline: 'look at due and finished dates, eight weeks',
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'jobs made over again',
          unit: '% of jobs',
          baseline: 'give a cause to each remake for two months',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'orders waiting on missing details',
          unit: '% of orders',
          baseline: "a month's count at the desk",
          target: 'cut in half',
        },
      ],
      workflow:
        'A board shows which jobs may be late for their fitting, because every tray is scanned at each bench. On arrival the order, with its scan or mould, is checked for missing side, shade, script, material or due date. The patient or customer hears when to come. Each remake gets a cause code.',
      build:
        'Put barcodes on all trays and use the job tracking of your optical or lab program. An order check looks for gaps on the slip and asks before anyone starts. Due dates follow the fitting booking. Once you know the causes of remakes, AI design for insoles or crowns may come.',
      checkpoint:
        "A senior technician or dispenser compares finished devices with the prescription before they go. The fit is the clinician's to check.",
      first_step:
        'Late jobs and remakes of last month are listed by Friday. The lab or store manager adds the cause of each.',
      stop_test:
        'End it unless eight weeks take a quarter off the late jobs. More than two minutes of scanning per job ends it too.',
      alternative:
        'Colour the trays by due day, check orders against one printed list, and write the weekly remakes on the wall.',
      data_needed: [
        'orders by item and due date',
        'times of bench scans',
        'causes of remakes',
        'appointments for fitting',
      ],
      must_not_decide:
        'The clinician who prescribes and the technician who signs settle fit, shade, material and prescription. What software may do is ask.',
    },
    {
      risks: [
        {
          risk: 'Software picks a shade nobody named, and the crown is wrong.',
          mitigation: 'Gaps lead to a question. Side, shade and prescription come from the clinician or not at all.',
        },
        {
          risk: 'If codes point at people, no one will give the true cause of a remake.',
          mitigation: 'Report products and causes only, and let each clinic know its share.',
        },
      ],
      kpis: [
        {
          name: 'fittings put off because the device is late',
          unit: '% of jobs',
          baseline: 'set finished dates against due dates, eight weeks',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'share of jobs remade',
          unit: '% of jobs',
          baseline: "two months' remakes, coded by cause",
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'orders stopped for lack of details',
          unit: '% of orders',
          baseline: 'tally at the desk over one month',
          target: 'half as many',
        },
      ],
      workflow:
        'Orders with details missing are caught before work starts, and late jobs before the fitting. The check covers script, shade, side, material and due date, with the scan or mould. After that, every bench scans the tray, and the board warns of jobs at risk. Customers and patients hear when theirs is ready, and remakes are coded by cause.',
      build:
        'Begin with the tracking built into your optical or lab software and a barcode per tray. Have the slip read on arrival, with questions sent before work begins. The date of the fitting sets the due date. Wait with AI design for crowns and insoles until remake causes are plain.',
      checkpoint:
        'A device leaves after a senior technician or a dispenser has held it against the prescription. Clinicians check how it fits.',
      first_step:
        'By Friday, get late jobs and remakes for last month from the manager of the lab or store, each with its cause.',
      stop_test:
        'Stop when scanning a job costs over two minutes. Stop after eight weeks, too, unless a quarter of late jobs has gone.',
      alternative:
        'Without software, use trays in the colour of the due day, a checklist for orders in print and a wall count of remakes each week.',
      data_needed: [
        'order list with due dates',
        'scans at each bench, with time',
        'remakes coded by cause',
        'when fittings are booked',
      ],
      must_not_decide:
        'Shade, fit, material and prescription are chosen by prescribing clinician and signing technician. The order check points to a gap and goes no further.',
    },
    {
      risks: [
        {
          risk: 'The check makes up a side or a shade, and work is wasted.',
          mitigation: 'The software may put a question and no more. Only what the clinician wrote is used.',
        },
        {
          risk: 'Causes of remakes are covered up once technicians get the blame.',
          mitigation: 'Count by cause and by product. Clinics see the part that began with them.',
        },
      ],
      kpis: [
        {
          name: 'share of jobs late for their appointment',
          unit: '% of jobs',
          baseline: 'check eight weeks, finished date against due date',
          target: '40 to 60 % less',
        },
        {
          name: 'devices that had to be remade',
          unit: '% of jobs',
          baseline: 'look at the causes over two months',
          target: '20 to 30 % fewer',
        },
        {
          name: 'orders that arrive incomplete',
          unit: '% of orders',
          baseline: 'one month of ticks at the desk',
          target: 'bring it down by half',
        },
      ],
      workflow:
        'Each crown, lens or insole is followed by scan from the order to the fitting. The first check looks for a missing due date, side, shade, script or material. The board then shows which jobs could be late, bench by bench. A message goes out when one is ready, to patient or customer. Every remake is put down with its cause.',
      build:
        'Whatever lab or optical software you run, it tracks jobs; add a barcode for every tray. Let the tool read order slips and ask for what is missing first. Bind each due date to a fitting in the diary. Crowns or insoles designed by AI are a later step, after the reasons for remakes are clear.',
      checkpoint:
        'The senior technician or dispenser compares prescription and device before it is sent. How it fits is then checked by the clinician.',
      first_step: 'What was late or remade last month, and why? The store or lab manager has the list on Friday.',
      stop_test:
        'Two things end it: over two minutes of scanning a job, or late jobs less than a quarter down after eight weeks.',
      alternative:
        'A printed order checklist, coloured trays for each due day and a remake tally on the wall every week cost little.',
      data_needed: [
        'every order, item and due date',
        'when each bench scanned the tray',
        'remakes and why',
        'fitting diary',
      ],
      must_not_decide:
        'Nothing about shade, material, fit or prescription is for software to pick. It asks; the technician who signs and the clinician who prescribed decide.',
    },
  ],
  'healthcare/loan-equipment': [
    {
      workflow:
        "A scan marks each step of an item's life: out to a ward or client, back, cleaned, serviced. From the scans you see what can go out, what is late and what is barred from use. A text announces the pick-up. Hire charges begin with one scan and end with another.",
      build:
        'List first whatever costs above $500 or might hurt somebody. Phone scanning in asset or hire software does the rest, joined to invoices and bookings. An item without a cleaning scan cannot be released. Wait for a year of scans before planning demand.',
      checkpoint:
        'Settings, service date and cleaning are looked at by the equipment officer each time, with a signature on screen.',
      first_step: 'Give two people a day to count everything you own and note what is there, on loan or gone.',
      stop_test:
        'Count again after three months. If over 5 % of items are still lost to view, or a fifth of scans are skipped, stop.',
      alternative:
        "Number every item in paint, have people sign a book at the shed and count on each month's final Friday.",
      risks: [
        {
          risk: 'Somebody forgets a scan, and a hoist overdue for service goes to a client.',
          mitigation:
            'An expired date stops release automatically. Staff also read the sticker whenever an item changes hands.',
        },
        {
          risk: 'The system calls an item back that the person cannot yet do without.',
          mitigation: 'No collection is booked until a nurse or therapist agrees that the need is over.',
        },
      ],
      kpis: [
        {
          name: 'loans late or lost',
          unit: '% of items out',
          baseline: 'count the whole stock once',
          target: 'down by half',
        },
        {
          name: 'equipment overdue for service',
          unit: '% of register',
          baseline: 'compare stickers and register on 100 items',
          target: 'below 2 %',
        },
        {
          name: 'minutes of searching per shift',
          unit: 'minutes a shift',
          baseline: "a week's log by three staff",
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'register of assets by serial number',
        'when items left and returned',
        'proof of cleaning and servicing',
        'bookings with client addresses',
      ],
      must_not_decide:
        'Therapist or nurse says which device suits a person and how long it stays. Nothing is taken back merely because a date has passed.',
    },
    {
      workflow:
        'Where is it, who has it, is it clean and is it safe? Barcodes answer that, scanned at hand-over, return, cleaning and service. Late and blocked items show on a board beside the free ones. People are texted ahead of collection, and the same scans run the hire account.',
      build:
        'Limit the register to dangerous items and those worth more than $500. Choose hire or asset software that scans by phone and feeds your bookings and billing. Build in one hard rule: uncleaned means unavailable. Forecasts of demand need twelve months of history, so leave them.',
      checkpoint:
        'No item goes out until the equipment officer has signed on the screen for its service date, its settings and its cleaning.',
      first_step:
        'Set aside one day. Two people walk the store and wards, and every item ends up as missing, out or found.',
      stop_test:
        'Three months on, end it if a recount leaves over 5 % unaccounted for, or one scan in five never happens.',
      alternative:
        'A sign-out book, painted numbers and a monthly Friday count cost next to nothing and find most things.',
      risks: [
        {
          risk: 'The board offers equipment whose service has lapsed, since nobody scanned it.',
          mitigation: 'Tie release to the service date itself, and look at the sticker on every hand-over.',
        },
        {
          risk: 'Collection is arranged by due date alone, and a client is left without a bed or chair.',
          mitigation: 'Ask the treating nurse or therapist first; only they can say it is no longer needed.',
        },
      ],
      kpis: [
        {
          name: 'gear that cannot be found or is overdue',
          unit: '% of items out',
          baseline: 'one stocktake of every item',
          target: 'half as much',
        },
        {
          name: 'share of items with a lapsed service',
          unit: '% of register',
          baseline: 'hold 100 stickers against the register',
          target: 'less than 2 %',
        },
        {
          name: 'time lost hunting for gear',
          unit: 'minutes a shift',
          baseline: 'three people note it for a week',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'serial numbers of all equipment',
        'history of loans and returns',
        'service sheets and cleaning log',
        'where clients live and what is booked',
      ],
      must_not_decide:
        'A device is chosen, kept or withdrawn by the nurse or therapist who knows the person. Overdue is a question for them and not an order.',
    },
    {
      risks: [
        {
          risk: 'One skipped scan, and a hoist past service is shown as free.',
          mitigation: 'Release is blocked by the service date alone. At each hand-over somebody reads the sticker.',
        },
        {
          risk: 'The person is asked to return an item that is still needed.',
          mitigation: 'Before collection is booked, a nurse or therapist confirms whether the need is still there.',
        },
      ],
      kpis: [
        {
          name: 'overdue and missing items',
          unit: '% of items out',
          baseline: 'make one complete count',
          target: 'cut in half',
        },
        {
          name: 'items beyond their service date',
          unit: '% of register',
          baseline: 'take 100 items and compare sticker with register',
          target: 'under 2 % of them',
        },
        {
          name: 'minutes a shift spent searching',
          unit: 'minutes a shift',
          baseline: 'one week logged by three staff',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      workflow:
        'You see at a glance which items are free, which are overdue and which must not be used. Each has a barcode that is scanned on leaving for a ward or client, on return, after cleaning and at service. Clients are texted before pick-up. Hire billing runs from scan to scan.',
      build:
        'Register first the items that could harm or that cost over $500. Hire or asset software with phone scanning is enough, tied to bookings and invoices. Make it refuse release where no cleaning was scanned. When you have a year of scans, you can plan demand.',
      checkpoint:
        'The equipment officer signs on screen before an item leaves, once cleaning, settings and service date are checked.',
      first_step:
        'All items are counted in one day by two people, who mark what is found, what is out and what is missing.',
      stop_test:
        'If a second count at three months misses over 5 % of items, stop. Stop if one scan in five is skipped.',
      alternative:
        'Painted numbers, a book by the shed door to sign things out, and a count each month on the last Friday.',
      data_needed: [
        'list of assets and serial numbers',
        'dates of loan and return',
        'records of service and cleaning',
        'addresses and bookings of clients',
      ],
      must_not_decide:
        'The therapist or nurse decides which device suits somebody and whether they keep it. A due date by itself removes nothing.',
    },
    {
      risks: [
        {
          risk: 'The board says free, but the hoist is overdue for service and one scan was missed.',
          mitigation: 'Let an expired service date lock the item. Staff read its sticker as it changes hands.',
        },
        {
          risk: 'A client gets a return notice while still in need of the equipment.',
          mitigation: 'Collections are booked only after a therapist or nurse has confirmed it can go.',
        },
      ],
      kpis: [
        {
          name: 'share of loaned items late or lost',
          unit: '% of items out',
          baseline: 'a single full count of stock',
          target: 'half of today',
        },
        {
          name: 'items with service overdue',
          unit: '% of register',
          baseline: 'stickers of 100 items held against the register',
          target: 'fewer than 2 %',
        },
        {
          name: 'staff time lost on looking for items',
          unit: 'minutes a shift',
          baseline: 'a one-week log kept by three people',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        "Every loan, return, clean and service is a scan of the item's barcode. The board built from it tells free items from overdue ones and from those barred from use. It works for wards and for clients at home. A text goes out before pick-up, and the hire bill starts and stops by scan.",
      build:
        'Do not register everything: take items above $500 and items that could harm. Scan by phone with asset or hire software that knows your bookings and invoices. If cleaning was not scanned, the item is not released. Planning of demand waits until there is a year of scans.',
      checkpoint:
        'Before each hand-out the equipment officer looks at settings, cleaning and service date and then signs on screen.',
      first_step: 'In a single day, two people count every item: found, out or missing.',
      stop_test:
        'End it when staff leave out one scan in five. End it after three months if a second count still misses over 5 %.',
      alternative: "Use paint for numbers and a sign-out book at the shed. On each month's last Friday, count the lot.",
      data_needed: [
        'assets by serial number',
        'out and back dates for each loan',
        'when items were cleaned and serviced',
        'client bookings and where they live',
      ],
      must_not_decide:
        'No item is taken from a person because a date is up. A nurse or therapist says what suits them and how long they keep it.',
    },
    {
      risks: [
        {
          risk: 'A missed scan leaves an overdue hoist among the free items.',
          mitigation: 'The date of service itself bars release, and whoever hands it over reads the sticker.',
        },
        {
          risk: 'Pick-up is set by the calendar, and the person still needs the bed.',
          mitigation: 'First the nurse or therapist confirms that it is no longer needed, then collection is booked.',
        },
      ],
      kpis: [
        {
          name: 'items out that are missing or late',
          unit: '% of items out',
          baseline: 'one count of everything',
          target: 'bring it down by half',
        },
        {
          name: 'register entries past service',
          unit: '% of register',
          baseline: 'look at 100 stickers and the register',
          target: 'below 2 % overdue',
        },
        {
          name: 'searching time per shift',
          unit: 'minutes a shift',
          baseline: 'have three staff log a week',
          target: 'bring it down 30 to 50 %',
        },
      ],
      workflow:
        'Lost, late and unsafe equipment comes to light because each item is scanned at every turn. That means out to a client or ward, back in, cleaned and serviced. What is free, overdue or not to be used stands on the board. Before a pick-up the client has a text, and the scans also start and end hire billing.',
      build:
        "The register starts with anything that might do harm or is worth over $500. Get asset or hire software that scans on a phone, and connect invoices and bookings. One rule matters most: an item with no cleaning scan stays in. Leave demand planning until a year's scans are there.",
      checkpoint:
        'Cleaning done, service in date, settings right: the equipment officer checks all three and signs on the screen for each item.',
      first_step: 'Two people count for one day. At the end each item is marked out, missing or found.',
      stop_test:
        'Three months later count once more, and stop if above 5 % cannot be found. One scan in five left out is also enough to stop.',
      alternative:
        "A paint brush for numbers, a book at the shed door and a count on the month's last Friday go a long way.",
      data_needed: [
        'what you own, by serial number',
        'loans with return dates',
        'cleaning log and service record',
        'bookings and addresses',
      ],
      must_not_decide:
        "How long equipment stays, and which kind, is the nurse's or therapist's decision. Software may say that a date has passed, and no more.",
    },
  ],
  'healthcare/between-visits': [
    {
      workflow:
        'Patients who agree get a few questions by text on fixed days after discharge or a visit. Ordinary answers are simply stored. Bleeding, fever, low mood and other red replies reach the nurse in minutes; no reply leads to a call. Whoever worries the nurse most is rung first, and the outcome is written down.',
      build:
        'Pick a tool that files answers in the clinical system, and have clinicians write questions for no more than two groups. Red answers follow set rules; no model weighs symptoms. All messages name 000 and say they are not for emergencies. Somebody must be on the list whenever texts are sent.',
      checkpoint:
        'Red answers and silences are read by a nurse the same day. Monthly, a senior clinician goes over ten finished cases and the rules.',
      first_step: 'For two weeks the nurse unit manager keeps a log of follow-up calls: why, how long, what resulted.',
      stop_test:
        'One red answer left for a day ends it on the spot. After 12 weeks it ends as well unless nurses make a quarter fewer calls.',
      alternative:
        'Send people home with a page of warning signs and a number, and phone just the risky cases on the second day.',
      risks: [
        {
          risk: 'Somebody reports chest pain by text in the night, sure that it is being watched.',
          mitigation: 'State in each text and automatic reply when it is read and by whom, with 000 for emergencies.',
        },
        {
          risk: 'The frail, the very sick and people with little English stay silent.',
          mitigation: 'No answer counts as a warning: phone by the next working day, and let people choose calls.',
        },
      ],
      kpis: [
        {
          name: 'nurse calls that only hear all is well',
          unit: 'calls a week',
          baseline: 'count calls over two weeks',
          target: '40 to 60 % fewer',
        },
        {
          name: 'speed of response to red answers',
          unit: '% of red answers',
          baseline: 'measure each one from week one',
          target: '95 % or more',
        },
        {
          name: 'patients back unplanned inside 28 days',
          unit: '% of patients',
          baseline: 'six months of figures for both groups',
          target: 'down 5 to 15 %',
        },
      ],
      data_needed: [
        'daily list of visits and discharges',
        'consents and mobile numbers',
        'rules for red flags, signed off',
        'what became of patients: returns, calls',
      ],
      must_not_decide:
        'Diagnosis, comfort and changes of treatment never come from a message. Each flag is weighed by the nurse, who brings in the treating doctor.',
    },
    {
      workflow:
        'Nurses spend their calls on people who are unwell, because texts sort out the rest. On agreed days after going home, patients answer short questions. A worrying reply, say fever, low mood or bleeding, comes up within minutes. Those who do not respond are phoned. Notes of each call go on file.',
      build:
        'Two patient groups are plenty at first, with questions that your own clinicians have written. The tool should save to the clinical record and flag by fixed rule; leave symptom-judging models alone. Texts must point to 000 and rule out emergencies. Do not send on a day without a nurse at the list.',
      checkpoint:
        'Each day a nurse goes through all silences and red replies. Rules and ten past cases come before a senior clinician once a month.',
      first_step:
        'Have reason, length and result of every follow-up call noted for a fortnight under the nurse unit manager.',
      stop_test:
        'If a red reply waits a whole day, stop immediately. Stop too when 12 weeks have not cut nurse calls by a quarter.',
      alternative:
        'Warning signs on one page, a phone number, and a call on day two to high-risk patients: that alone helps.',
      risks: [
        {
          risk: 'A midnight message about chest pain meets only a machine.',
          mitigation:
            'Tell people in every message that nobody reads it live, at what hours a nurse does, and to ring 000.',
        },
        {
          risk: 'Silence hides the people who need you most: the old, the ill, those without English.',
          mitigation: 'Call the silent ones within a working day, and give anyone the option of voice.',
        },
      ],
      kpis: [
        {
          name: 'routine calls out to patients',
          unit: 'calls a week',
          baseline: 'a two-week tally by the nurses',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'red replies picked up inside two hours',
          unit: '% of red answers',
          baseline: 'clock every one of them from the start',
          target: 'no fewer than 95 %',
        },
        {
          name: 'return visits nobody planned, to day 28',
          unit: '% of patients',
          baseline: 'look back six months at the two groups',
          target: 'lower by 5 to 15 %',
        },
      ],
      data_needed: [
        'who went home on which day',
        'contact numbers with agreement to text',
        'flag rules the clinicians approved',
        'records of returns and later calls',
      ],
      must_not_decide:
        'The tool gives no diagnosis and no all-clear, and alters no treatment. Every flag is judged by a nurse, who rings the doctor in charge.',
    },
    {
      risks: [
        {
          risk: 'Chest pain is reported by text at midnight, and the patient believes somebody sees it.',
          mitigation: 'Every text and auto-reply names the reader and the hours, and gives 000 for emergencies.',
        },
        {
          risk: 'No answer comes from those most ill, old or with poor English.',
          mitigation: 'Silence is a flag and leads to a call in one working day. Calls can replace texts.',
        },
      ],
      kpis: [
        {
          name: "nurses' routine follow-up calls",
          unit: 'calls a week',
          baseline: 'keep a two-week tally',
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'red answers a nurse sees in two hours',
          unit: '% of red answers',
          baseline: 'note the time of each from week one',
          target: '95 % at least',
        },
        {
          name: 'patients who return unplanned within 28 days',
          unit: '% of patients',
          baseline: 'both groups over six months',
          target: 'reduce them by 5 to 15 %',
        },
      ],
      workflow:
        "Nurses see within minutes which patient is unwell after going home. Those who agreed reply to brief texts on fixed days. Plain answers go on file; fever, bleeding, low mood or another red answer reaches the nurse's list, and silence brings a call. The nurse rings the most worrying first and notes the result.",
      build:
        'Pick two patient groups and let your clinicians write the questions. The tool has to save into the clinical system and find red answers by fixed rules, with no model to judge symptoms. Each message names 000 and says emergencies do not belong here. On every day you send, the list has staff.',
      checkpoint:
        'The same day, a nurse has read each red answer and each silence. Monthly a senior clinician looks at the rules and at ten closed cases.',
      first_step: 'Two weeks of follow-up calls are logged by the nurse unit manager, with reason, length and outcome.',
      stop_test:
        'It ends at once when a day passes and a red answer has not been read. Nurse calls that are not a quarter fewer after 12 weeks end it too.',
      alternative:
        'Hand over one page with warning signs and a number to ring. On day two call the high-risk patients only.',
      data_needed: [
        'patients seen or discharged, by day',
        'consent with mobile numbers',
        'signed rules for red flags',
        'returns, calls and other outcomes',
      ],
      must_not_decide:
        'Messages may not diagnose, calm anyone or alter treatment. It is the nurse who judges a flag and rings the treating doctor.',
    },
    {
      risks: [
        {
          risk: 'Someone with chest pain texts at midnight and waits for an answer.',
          mitigation: 'State who reads and when, in all messages and auto-replies, and name 000 for an emergency.',
        },
        {
          risk: 'The old, the very ill and those with little English never reply.',
          mitigation: 'Treat no reply as a warning. Ring inside one working day, and let people have calls instead.',
        },
      ],
      kpis: [
        {
          name: 'routine calls nurses make after visits',
          unit: 'calls a week',
          baseline: 'two weeks of tallies',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'share of red answers read within two hours',
          unit: '% of red answers',
          baseline: 'clock them all from week one',
          target: '95 % or higher',
        },
        {
          name: 'unplanned returns up to day 28',
          unit: '% of patients',
          baseline: 'figures of six months, both groups',
          target: 'a fall of 5 to 15 %',
        },
      ],
      workflow:
        'Short text questions on set days tell you how patients fare after a discharge or visit. They have agreed to this beforehand. A red answer, for instance bleeding, fever or low mood, is with the nurse in minutes; anyone silent is rung. The nurse calls by order of worry and writes down what was done.',
      build:
        'The follow-up tool must store answers in your clinical system. Begin with two groups, and have clinicians write what is asked and which answers are red. Fixed rules do the sorting, since no model should judge a symptom. Say in each message that emergencies go to 000. Have a nurse at the list on sending days.',
      checkpoint:
        "All silences and red answers reach a nurse's eyes that day. Ten closed cases and the rules go before a senior clinician each month.",
      first_step:
        'Log each follow-up call for two weeks: its reason, its length, its result. This is for the nurse unit manager.',
      stop_test:
        'Leave one red answer unread for a day and it is over. It is over as well if 12 weeks do not bring nurse calls down by a quarter.',
      alternative:
        'A page of warning signs with a phone number goes home with everyone. High-risk patients get a call on day two.',
      data_needed: [
        'list of visits and discharges per day',
        'mobiles, with consent to text',
        'which answers are red, clinician-signed',
        'what followed: calls and returns',
      ],
      must_not_decide:
        "Judging a flag is nurse's work, with a call to the treating doctor. A message must not diagnose, promise that all is well or touch treatment.",
    },
    {
      risks: [
        {
          risk: 'A text about chest pain arrives at midnight when no one is there.',
          mitigation:
            'People are told in each message and reply who reads it, at what hours, and that 000 is for emergencies.',
        },
        {
          risk: 'Those you worry about most are the ones who do not text back.',
          mitigation:
            'The ill, the old and people with other languages may choose calls. A silent patient is rung in one working day.',
        },
      ],
      kpis: [
        {
          name: 'follow-up calls that are pure routine',
          unit: 'calls a week',
          baseline: 'count for two weeks',
          target: 'bring them down 40 to 60 %',
        },
        {
          name: 'red answers opened inside two hours',
          unit: '% of red answers',
          baseline: 'times from week one onwards',
          target: 'not under 95 %',
        },
        {
          name: 'patients back within 28 days without a plan',
          unit: '% of patients',
          baseline: 'six months of returns in the two groups',
          target: '5 to 15 % fewer',
        },
      ],
      workflow:
        "Patients who go home are asked a few questions by text, and a nurse rings the ones who are not well. They agree to it first and answer on set days. Red replies such as low mood, fever or bleeding arrive on the nurse's list in minutes. Silence means a call. What was done is noted each time.",
      build:
        'Take a follow-up tool that feeds your clinical system, and limit it to two groups. Clinicians write the questions and the rules for a red answer; leave out any model that weighs symptoms. All messages say they are no emergency line and give 000. If no nurse is on the list that day, nothing is sent.',
      checkpoint:
        'Nurses read all red replies and all silences before the day is out. Rules are reviewed by a senior clinician monthly, with ten closed cases.',
      first_step:
        'What do follow-up calls cost you? The nurse unit manager notes why, how long and with what result for two weeks.',
      stop_test:
        'Stop on the day a red answer goes unread. Give the rest 12 weeks, and stop if nurses do not save a quarter of their calls.',
      alternative: 'Print the warning signs and a number on one sheet, and phone high-risk people on day two.',
      data_needed: [
        'discharges and visits, day by day',
        'numbers to text, with permission',
        "clinicians' signed red-flag rules",
        'later calls and returns on record',
      ],
      must_not_decide:
        'A flag is judged by the nurse, who calls in the treating doctor. Nothing sent by text may name an illness, reassure or change what was prescribed.',
    },
  ],
  'healthcare/staff-credentials': [
    {
      workflow:
        'A list for each role says what must be held. They send a photo of each certificate, software lifts out number, name and expiry, and an officer says yes. Ahpra numbers are compared with its public register. From 60 days out people are reminded, and rostering sees whoever cannot work.',
      build:
        'Your roster or HR software probably has a certificate module; turn it on with one list for each role. It reads what people upload and texts them in time. Look up registrations every week, and have the roster refuse lapsed staff. Take the three legal checks first.',
      checkpoint:
        "Each upload is compared with its original or with the register by the compliance officer. Exceptions need a manager's signature.",
      first_step:
        'Have the office manager open all staff files and note three expiry dates per person, done by Friday.',
      stop_test:
        'Ten weeks on, stop if over 2 % of checks remain out of date. Two people wrongly kept from work also end it.',
      alternative:
        'Sort expiry dates by month on a single sheet. On the first Monday, somebody phones all who are due.',
      risks: [
        {
          risk: 'The reader gets a date wrong and costs somebody their shifts.',
          mitigation: 'Reads are confirmed by an officer, and a call comes before any block.',
        },
        {
          risk: 'Too many people can see health and police records.',
          mitigation: 'Two named people hold the papers. Team leaders see an end date with yes or no.',
        },
      ],
      kpis: [
        {
          name: 'active staff with something expired',
          unit: '% of active staff',
          baseline: 'one pass through all files',
          target: 'below 1 %',
        },
        {
          name: 'wait between offer and first shift',
          unit: 'days',
          baseline: 'look at the 20 newest starters',
          target: '20 to 30 % shorter',
        },
        {
          name: 'hours lost to chasing paper',
          unit: 'hours a week',
          baseline: 'keep a log for two weeks',
          target: 'down by half',
        },
      ],
      data_needed: [
        'names and roles of all staff',
        'scanned certificates and their expiry',
        'numbers of registered practitioners',
        'shifts planned for eight weeks',
      ],
      must_not_decide:
        "Hiring, rejecting or standing somebody down is a manager's decision, made on the paper itself and after a talk. The tool cannot make it.",
    },
    {
      workflow:
        'Nobody should be rostered on a check that has run out. Every role has its list, and staff upload photos against it. Number, name and expiry are read by software and approved by an officer, with Ahpra entries verified on the register. Texts begin 60 days ahead; the roster bars those who let it lapse.',
      build:
        'Write down, role by role, what people need. The HR or roster system you pay for can store, read and chase certificates once that is switched on. Weekly, registrations are verified; in the roster, a lapsed check blocks. Three checks required by law make the start.',
      checkpoint:
        'Originals or the public register settle each upload, and the compliance officer does the comparing. Only managers sign off exceptions.',
      first_step:
        'By Friday, three expiry dates for every person are on one list, which the office manager compiles from the files.',
      stop_test:
        'End it after ten weeks if lapsed checks are above 2 %, or sooner if a second person is barred by mistake.',
      alternative:
        'One spreadsheet by month of expiry and one person with a phone, every first Monday, catch nearly all of it.',
      risks: [
        {
          risk: 'Somebody valid is shut out since a day and month were swapped.',
          mitigation: 'Let an officer approve what was read. Ring the person before the roster shuts them out.',
        },
        {
          risk: 'Police and vaccination papers lie open to the whole office.',
          mitigation:
            'Limit documents to two people by name, and show others nothing but valid or not, and until when.',
        },
      ],
      kpis: [
        {
          name: 'people working on an expired check',
          unit: '% of active staff',
          baseline: 'go through each file one time',
          target: 'less than 1 %',
        },
        {
          name: 'days before a new starter works',
          unit: 'days',
          baseline: 'the 20 most recent hires',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'weekly effort to collect certificates',
          unit: 'hours a week',
          baseline: 'two weeks of notes on the time',
          target: 'half of it',
        },
      ],
      data_needed: [
        'current staff by role',
        'evidence of checks with dates',
        'Ahpra and other registration numbers',
        'coming roster, eight weeks',
      ],
      must_not_decide:
        'A person is taken on, turned down or stood down by the manager, who has read the document and spoken with them. Software only reminds.',
    },
    {
      risks: [
        {
          risk: 'Because a date was misread, somebody good loses shifts.',
          mitigation: 'Nobody is barred without a call, and an officer has confirmed what the tool read.',
        },
        {
          risk: "Team leaders can open a colleague's medical or criminal history.",
          mitigation: 'Papers stay with two named people. Everyone else sees an end date and a yes or no.',
        },
      ],
      kpis: [
        {
          name: 'active staff with an expired check',
          unit: '% of active staff',
          baseline: 'go once through every file',
          target: 'under 1 % of staff',
        },
        {
          name: 'days between offer and first shift',
          unit: 'days',
          baseline: 'check the past 20 starters',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'hours a week on certificate chasing',
          unit: 'hours a week',
          baseline: 'a two-week log',
          target: 'cut in half',
        },
      ],
      workflow:
        'Lapsed checks show up before the shift, because each certificate is held with its end date and each role with its list. Staff send photos, the tool reads number, name and date, and an officer confirms. The Ahpra register is searched for registrations. At 60 days out reminders begin, and the roster bars whoever has lapsed.',
      build:
        'Begin with three checks required by law and one list for each role. The certificate module in your HR or roster system reads uploads and sends text reminders once you switch it on. Registrations are looked up weekly. The roster then blocks anyone whose check has run out.',
      checkpoint:
        'Uploads are confirmed one by one by the compliance officer, from the original or register. A manager signs exceptions.',
      first_step:
        'By Friday the office manager has three end dates noted for each person, taken from every staff file.',
      stop_test:
        'Give it ten weeks. More than 2 % of checks still lapsed, or two people blocked wrongly, and it stops.',
      alternative:
        'A sheet sorted by month of expiry will do, with one person to ring all who are due each first Monday.',
      data_needed: [
        'roles of everyone on staff',
        'certificates and when they end',
        'registration number per person',
        'rostered shifts, next eight weeks',
      ],
      must_not_decide:
        'Managers hire, reject and stand down, after a talk and on the document itself. No tool may do so.',
    },
    {
      risks: [
        {
          risk: 'A misread date takes someone off the roster who should be on it.',
          mitigation: 'The officer looks at each read. Before a block, somebody phones.',
        },
        {
          risk: 'Police and health records are open to every team leader.',
          mitigation: 'Two people, by name, keep the papers. For the others there is yes, no and a date.',
        },
      ],
      kpis: [
        {
          name: 'share of staff whose check has lapsed',
          unit: '% of active staff',
          baseline: 'look at each file once',
          target: 'below 1 % lapsed',
        },
        {
          name: 'time a new starter waits for a first shift',
          unit: 'days',
          baseline: 'dates for the 20 latest starters',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'weekly time on chasing papers',
          unit: 'hours a week',
          baseline: 'note the hours for two weeks',
          target: 'bring it down by half',
        },
      ],
      workflow:
        "Staff photograph their certificates and are reminded 60 days before one runs out. The tool reads name, end date and number; an officer confirms. What a person must hold depends on a list for the role, and registrations are checked with Ahpra's register. People who may not work show up in the roster.",
      build:
        'Use the certificate module you have in HR or roster software, with one list per role. It should read what is uploaded and remind by text. Every week registrations are looked up, and a lapse blocks the person in the roster. Do the three checks the law requires before any others.',
      checkpoint:
        'It is for the compliance officer to compare each upload with register or original. Where an exception is made, the manager signs.',
      first_step:
        'Every staff file is opened once, and three end dates per person go on a list by Friday. The office manager does it.',
      stop_test:
        'If two people are kept off shift by error, stop. At ten weeks, stop as well with more than 2 % of checks out of date.',
      alternative: 'Let one person phone everybody due, each first Monday, from a single sheet of end dates by month.',
      data_needed: [
        'list of staff by role',
        'end date of each certificate',
        'registration numbers held by staff',
        'the roster eight weeks ahead',
      ],
      must_not_decide:
        'To take someone on, turn them down or stand them down needs a manager who has talked to them and seen the document. The tool has no such power.',
    },
    {
      risks: [
        {
          risk: 'The tool reads the wrong date and a worker in good standing is dropped.',
          mitigation: 'Each date is confirmed by an officer, and the person hears by phone before a block.',
        },
        {
          risk: 'Anyone who leads a team can read about illness and convictions.',
          mitigation: 'Give team leaders yes or no and an end date. Two named people hold everything else.',
        },
      ],
      kpis: [
        {
          name: 'people on staff with a check out of date',
          unit: '% of active staff',
          baseline: 'every file, read once',
          target: 'less than 1 % of people',
        },
        {
          name: 'days a new hire waits to start',
          unit: 'days',
          baseline: 'the last 20 starters and their dates',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'office hours spent on certificates',
          unit: 'hours a week',
          baseline: 'log the time over a fortnight',
          target: 'half as much',
        },
      ],
      workflow:
        "The roster knows who cannot take a shift, since all certificates are read and dated. Each role lists what must be held. A photo comes in, end date, number and name are read off, and an officer agrees. Ahpra's public register confirms registrations. Reminders begin with 60 days to go.",
      build:
        'One list per role comes first, then the certificate module of the roster or HR system you have. Text reminders and reading of uploads are part of it. Look registrations up once a week, and let the roster refuse anyone lapsed. The law asks for three checks; those are where to begin.',
      checkpoint:
        'Nothing counts until the compliance officer has seen the original or the register entry. Exceptions are signed by the manager.',
      first_step: 'From the staff files the office manager takes three end dates a head and lists them by Friday.',
      stop_test:
        'After ten weeks, over 2 % lapsed means the end. Two people shut out of a shift in error mean it sooner.',
      alternative:
        'Use a sheet with end dates month by month. Everybody who is due gets a call from one person on the first Monday.',
      data_needed: [
        'everyone employed, with role',
        'what each person holds, until when',
        'Ahpra numbers and the like',
        'planned roster for eight weeks',
      ],
      must_not_decide:
        'Only the manager hires, refuses or stands down, with the paper in hand and after speaking to the person. A tool that reminds must not judge.',
    },
  ],
}

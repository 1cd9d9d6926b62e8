import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'education/lesson-and-resource-drafts': [
    {
      workflow:
        'You tell it the year level, the outcome and what the class needs. Out of your curriculum and older units come a lesson plan, a task and a rubric, plus one version below and one above. Whoever teaches it makes changes, runs it in class and puts what worked into the common bank.',
      build:
        'Pick an assistant that keeps data in and that your sector or system has cleared. Fill it with your curriculum and the units you are proudest of, and add a bank where staff rate what they use. Half a day of practice for every team counts for more than the software.',
      checkpoint:
        'Nothing reaches students until their own teacher has gone through it and made it fit. Every term the head of department looks at five.',
      first_step: 'Get four teachers of one team to draft one of next term’s units in a single sitting, and time them.',
      stop_test:
        'Give it one term. End it if less than half of those you trained use it each week, or if planning has shrunk by under 10 %.',
      alternative: 'Give teams two free hours a fortnight, let each write one unit, and trade them.',
      risks: [
        {
          risk: 'Pupils take home a false date or fact because the worksheet had it.',
          mitigation:
            'Whatever will be tested is checked by the teacher first. The bank records the date and the person.',
        },
        {
          risk: 'Somebody puts a pupil’s name and diagnosis in the prompt box.',
          mitigation:
            'Write about the need and leave the person out. No one gets an account until they have seen ten examples.',
        },
      ],
    },
    {
      workflow:
        'It begins with what the teacher types: outcome, year and the needs in the room. Past units and curriculum feed a first plan, a rubric and a task, stretched upwards and downwards. After edits and a trial lesson, good work is kept for colleagues in a bank they all share.',
      build:
        'Use a tool your system or sector allows and that is shut to outsiders. Put in the curriculum and your strongest units. Beside it, keep a joint bank with star ratings. Time to practise, a half-day for each team, does more good than any feature.',
      checkpoint:
        'Drafts are read and reworked by the class teacher, then shown to students. The head of department picks out five every term.',
      first_step:
        'Choose a unit for the coming term and let a team of four write it in one go, on the tool, while someone keeps time.',
      stop_test:
        'One term on, count the trained teachers who open it weekly. Under half, or planning hours cut by under 10 %, and it ends.',
      alternative: 'Find two hours in every fortnight when each team makes a unit for the others to use too.',
      risks: [
        {
          risk: 'There is a mistake in the sheet, a date perhaps, and it is what the class remembers.',
          mitigation:
            'Teachers confirm any fact that comes up in a test, and in the bank you see by whom and on what day.',
        },
        {
          risk: 'Staff type in who the student is and what they have been diagnosed with.',
          mitigation:
            'A prompt speaks of needs and names nobody. Ten examples teach this before the login is handed over.',
        },
      ],
    },
  ],
  'education/feedback-and-marking': [
    {
      workflow:
        'Practice work comes in. Each draft comment follows the rubric and points at the passage behind it. Markers put the comments right and send them out. With work that counts, the software does no more than show where two markers differ, so they sit down together.',
      build:
        'Add a feedback aid to Moodle or Canvas, under your own contract and for formative work only. Give it model answers and the rubric. To moderate, let markers score the same ten scripts and set the results next to each other.',
      checkpoint:
        'Whoever marks has read the script and stands behind the grade. Of graded work, 10 % is marked a second time by the coordinator.',
      first_step:
        'Hand 20 scripts to two markers who cannot see each other’s work, then set minutes, comments and marks side by side.',
      stop_test: 'Six weeks in, stop when over half of all drafts get rewritten, or when markers drift further apart.',
      alternative:
        'Build a stock of comments, have peers review with the rubric, and talk through one paragraph live in class.',
      risks: [
        {
          risk: 'Writers with English as a second language score lower because one style is preferred.',
          mitigation:
            'Every term, set 50 scripts from each group side by side. Where the tone is not the same, the tool goes.',
        },
        {
          risk: 'Late at night a marker approves the lot, and what students read is empty praise.',
          mitigation:
            'Do without an accept-all button, and ask the marker to write one sentence of their own each time.',
        },
      ],
    },
    {
      workflow:
        'After students submit practice work, comments are drafted by rubric, each tied to the lines it is about. A marker improves and releases them. Where a grade is at stake, all you get is a view of the spots on which two markers disagree. They then meet.',
      build:
        'Canvas and Moodle can host a helper for formative feedback. Run it under a contract of yours and load sample answers and rubric. Ten scripts go to all markers alike, and a moderation report shows the spread.',
      checkpoint:
        'The mark belongs to the marker, who reads the script in full. The coordinator takes 10 % of graded work for a second marking.',
      first_step:
        'Let two markers grade 20 identical scripts blind; afterwards look at how marks, minutes and comments differ.',
      stop_test: 'Is the gap between markers wider after six weeks, or more than half of drafts rewritten? Then stop.',
      alternative:
        'Try peer review against the rubric, a bank of ready comments, and spoken feedback on one paragraph during class.',
      risks: [
        {
          risk: 'A single kind of English is rewarded, and students who learned it as a second language lose out.',
          mitigation:
            'Take 50 scripts per group every term and look at the tone of the drafts. If it is uneven, stop using it there.',
        },
        {
          risk: 'Weary staff tick everything through, and the praise that students get means nothing.',
          mitigation: 'To release a comment, the marker must add a sentence. There is no way to accept all of them.',
        },
      ],
    },
  ],
  'education/enrolment-enquiries': [
    {
      workflow:
        'Learners and parents ring, mail or use the website. Answers on entry, dates and fees are drawn from pages you have published. A tour is booked and a record opened. Anything about visas or support needs reaches a named colleague before the day ends.',
      build:
        'Put a helper for chat and mail on top of your public pages, let it book tours, and link it to your child care or student system. Text waitlist offers, and allow 48 hours for a reply.',
      checkpoint:
        'Each morning the enrolment officer goes through yesterday’s chats. Every offer is made by that officer in person.',
      first_step:
        'Have the front office keep a tally of questions for two weeks, and turn the 15 most common into a web page.',
      stop_test:
        'When one intake shows no better conversion, and over 1 in 10 answers had to be put right, call it off.',
      alternative:
        'Publish a single page of dates, fees and tour times. Let an automatic reply say when somebody will call.',
      risks: [
        {
          risk: 'Parents of a disabled child receive a cold form reply and take it as a no.',
          mitigation: 'Support needs never go to the bot. In one working day the enrolment lead is on the phone.',
        },
        {
          risk: 'A visa, a fee or a place is promised by the chat.',
          mitigation:
            'Let it repeat what your pages say, and close by noting that a person confirms fees and places in writing.',
        },
      ],
    },
    {
      workflow:
        'Questions come from parents and learners by phone, web and mail. Your own pages supply the facts on fees, entry and dates; the helper then books a tour and starts a record. If the topic is a visa or a support need, someone you have named takes over that day.',
      build:
        'Get a helper that answers chats and mails out of what you publish, takes tour bookings and writes them into your student system or the one for child care. When a place comes free, a text goes to the waitlist with 48 hours to answer.',
      checkpoint:
        'All of the previous day’s chats pass the eyes of the enrolment officer, and no offer comes from anyone else.',
      first_step: 'Count what people ask the front office over two weeks; the top 15 get answers on your website.',
      stop_test:
        'Look after one intake: conversion no higher, with corrections to over 1 in 10 replies, means the end.',
      alternative:
        'Put fees, dates and a calendar for tours on one web page, and tell people by auto-reply when to expect your call.',
      risks: [
        {
          risk: 'A child has a disability, the family gets a stiff standard text, and they feel unwelcome.',
          mitigation:
            'As soon as support needs come up, the bot steps aside and the enrolment lead phones inside one working day.',
        },
        {
          risk: 'It tells someone they have a place, what the fee is or how a visa will turn out.',
          mitigation:
            'Published pages are all it may quote. Its last line says that places and fees are confirmed in writing by a person.',
        },
      ],
    },
  ],
  'education/attendance-and-early-help': [
    {
      workflow:
        'On Mondays, log-ins, late work and rolls are held against what is usual for that student. The student adviser or year coordinator gets a few names. They have a chat, write down what did some good, and clear the flag.',
      build:
        'Your present system can run three simple rules: two days missed, two tasks missed, ten days with no log-in. If many who leave later slip past those, and not before, think about a model.',
      checkpoint:
        'The first step is a talk between student and adviser or year coordinator. Until then nothing is written down and no one else hears of it.',
      first_step: 'Take 20 of last year’s leavers and find the week in which the data first gave a hint.',
      stop_test:
        'After a term, at least 4 in 10 flags should have brought a talk that staff found useful. If not, stop.',
      alternative: 'Print the two-day absences on Monday and have the form teacher phone home by Tuesday.',
      risks: [
        {
          risk: 'Once flagged, a student is seen as a lost cause and less is asked of them.',
          mitigation:
            'Show what happened and give no score. The support team alone can look, and four weeks later the flag is gone.',
        },
        {
          risk: 'Trouble at home shows in the data, and somebody chases the homework.',
          mitigation:
            'Sudden shifts reach the child safety officer before anyone. A mandatory report is made at once, list or no list.',
        },
      ],
    },
    {
      workflow:
        'Every Monday the system compares each student with their own past: rolls, log-ins, work not handed in. Those who stand out go on a brief list, seen by the year coordinator or whoever advises the student. A talk follows, what helped is noted and the matter is closed.',
      build:
        'Three rules are enough to begin, in software you have: no log-in over ten days, two tasks not done, two days away. A model is worth a thought only when the rules overlook many students who go on to leave.',
      checkpoint:
        'An adviser or the year coordinator hears the student out first. Only then may a record be made or another person be told.',
      first_step:
        'Take 20 who dropped out last year and mark, for each, the earliest week with a sign in your records.',
      stop_test:
        'Judge it by the talks. If under 4 in 10 flags bring one that staff find useful in a term, call it off.',
      alternative: 'Each Monday, list who was away two days; the form teacher has until Tuesday to ring.',
      risks: [
        {
          risk: 'The flag sticks, and teachers lower what they hope for from that student.',
          mitigation:
            'Facts are shown, scores are not. A flag is open to the support team alone and ends by itself in four weeks.',
        },
        {
          risk: 'What looks like lazy homework is in truth a sign of harm in the family.',
          mitigation:
            'When something changes fast, the child safety officer is the first to see it. Reports the law demands do not wait for Monday.',
        },
      ],
    },
  ],
  'education/timetable-and-cover': [
    {
      workflow:
        'Someone phones in sick by 6 am. Up comes a list of staff who can step in, by qualification, subject, ratio and whose turn it is, and they get a text one after another. Once the daily organiser says yes, pay, rolls and timetable change as one.',
      build:
        'Edval, Compass and Xplor, or whichever roster tool you run, come with a cover module. Feed it tidy skills and free times. When the timetable is new, ask the solver for three drafts and let leaders pick.',
      checkpoint:
        'Every cover needs a yes from the director or daily organiser. At 9 am somebody counts the ratio in the room itself.',
      first_step: 'For two weeks, note every absence: when you knew, when it was filled and whom you asked.',
      stop_test: 'Half a term should cut classes without cover by 15 %. If it does not, drop it.',
      alternative: 'Keep a call list ranked by subject, and a common calendar that shows who has first period off.',
      risks: [
        {
          risk: 'Children are left with someone whose check ran out or who is not qualified.',
          mitigation:
            'The tool refuses anyone whose date has passed. Each week those dates are held against the state register.',
        },
        {
          risk: 'Three willing people get every call until they are worn out.',
          mitigation: 'Show everybody’s extras this term, and begin with whoever has had fewest.',
        },
      ],
    },
    {
      workflow:
        'Before 6 am a colleague reports sick. The tool works out who could take the class, going by subject, qualification, ratio and fair turns, and sends texts down the line. The daily organiser signs off; rolls, timetable and pay then follow by themselves.',
      build:
        'Look first at the cover module in what you run, such as Xplor, Compass or Edval. It needs skills and availability that are up to date. For a fresh timetable, three options come from the solver, and the choice stays with leaders.',
      checkpoint:
        'The daily organiser or the director has the last word on any cover. Heads are counted for ratio at 9 am, on the spot.',
      first_step: 'Keep a log over two weeks of each absence, who was rung, and the times it was known and filled.',
      stop_test: 'By half-term, are 15 % fewer classes left uncovered? If the answer is no, stop.',
      alternative: 'Rank people to call by subject, and share a calendar of those with nothing on in first period.',
      risks: [
        {
          risk: 'Somebody unqualified, or with a check out of date, is in charge of children.',
          mitigation:
            'A lapsed date blocks the person outright, and every week the dates are tested on the state register.',
        },
        {
          risk: 'It is always the same three who say yes, and they tire out.',
          mitigation: 'Put each person’s extras for the term on view, lowest first, and ask in that order.',
        },
      ],
    },
  ],
  'education/policy-and-course-assistant': [
    {
      workflow:
        'Staff and students put a question as they would say it. Back comes the passage of the policy in force, a link, and who has the say. What it cannot answer lands with the owner of that policy. For an audit, the same index pulls proof together clause by clause.',
      build:
        'Load dated, current policies and course pages in an assistant that is not open to the world. Give staff a term with it. Students get it when it passes 100 test questions.',
      checkpoint:
        'Once a week, owners look at questions that were disputed or had no answer. They mend the page as well as the reply.',
      first_step: 'Label 300 questions from the help desk, and give each of the 40 that keep coming back its own page.',
      stop_test: 'Mend the pages in two rounds. If the tool still gets under 85 of 100 test questions right, close it.',
      alternative: 'Give every student task one page with its dates up top, and clear out stale PDFs once a year.',
      risks: [
        {
          risk: 'The reply was wrong, so a student is too late for an appeal or for census date.',
          mitigation:
            'Take dates straight from the calendar system. Any reply about a deadline closes with a person to contact.',
        },
        {
          risk: 'At night a student who is not coping writes to the help box.',
          mitigation:
            'Words of distress bring up crisis numbers straight away, and the duty counsellor is told next morning.',
        },
      ],
    },
    {
      workflow:
        'A question is typed in everyday language. The reply cites the policy as it stands, links to it and names whoever decides. If there is none, the policy’s owner is told. When auditors come, evidence for every clause is found through that same index.',
      build:
        'Give a closed assistant your course pages and policies, all dated and in force. Let it serve staff for a first term. Open it to students after 100 test questions come out right.',
      checkpoint:
        'Questions that were left open or contested go to their policy owner weekly, who corrects the source page and not just the reply.',
      first_step: 'Sort 300 requests to the help desk; 40 of them recur, and every one of those deserves a page.',
      stop_test: 'Two rounds of mending pages should bring 85 of 100 answers right in the test. Short of that, stop.',
      alternative:
        'Make a page for each thing students must do, put dates first, and every year throw out PDFs that are old.',
      risks: [
        {
          risk: 'Misled by the answer, someone lets census date or the limit for appeals go by.',
          mitigation:
            'The calendar system provides each date, and whoever asks about a deadline is also given a human contact.',
        },
        {
          risk: 'It is night, and a person in need pours it out to the help box.',
          mitigation:
            'The box reacts to such words with crisis lines right away; in the morning the duty counsellor knows.',
        },
      ],
    },
  ],
  'education/reports-and-observations': [
    {
      workflow:
        'For every student the teacher types a strength, some evidence and a next step: three facts. A comment in your style appears, pitched so that parents can read it, and in the home language through a glossary that has been checked. It is then edited and signed.',
      build:
        'Set up a page for drafts in a tool that is approved, with your style guide, fed by facts and initials. Label translations as drafts by machine. For letters on legal or welfare matters, use a human interpreter.',
      checkpoint:
        'With the mark book open, the teacher reads every comment and then signs. One class set from every year level is read by a leader.',
      first_step: 'Ask three teachers to redo ten old reports each, names removed, and let a leader judge them blind.',
      stop_test:
        'If, even once edited, leaders still pick out 7 of 10 machine drafts because they sound the same, give up.',
      alternative: 'Write less: two sentences and a chat with the family. Find out which parts parents read.',
      risks: [
        {
          risk: 'Each report reads like the next, and families think their child is a number.',
          mitigation: 'No draft appears unless it holds one thing that nobody but this teacher would know.',
        },
        {
          risk: 'A child’s photo, health details or full name end up with a firm outside.',
          mitigation: 'Allow initials, refuse photos, and add names afterwards within the school’s own system.',
        },
      ],
    },
    {
      workflow:
        'Each student gets three facts from the teacher: what is strong, how it shows, what comes next. The draft keeps to house style and to a level parents can follow. A checked glossary helps with the family’s language. Then the teacher rewrites and signs it.',
      build:
        'Within a tool you have cleared, make a screen that holds the style guide and takes only initials with facts. Mark any translation as machine work. A human interpreter does welfare and legal letters.',
      checkpoint:
        'Teachers check comments against the mark book one by one and sign. From every year level, a leader goes through one class set.',
      first_step:
        'Without any names, three teachers write ten earlier reports apiece again with the tool; a leader then compares both sets blind.',
      stop_test:
        'Show edited reports to leaders. If they pick out the tool’s work in 7 of 10 because it is all alike, stop.',
      alternative: 'Keep it short with two sentences, and speak to the family. Ask what parents do read.',
      risks: [
        {
          risk: 'Parents compare reports, find the same phrases, and doubt that anyone knows their child.',
          mitigation: 'The tool will not write until it has one detail which only that teacher can supply.',
        },
        {
          risk: 'Photos of children, full names or health matters are sent to a service beyond your walls.',
          mitigation:
            'Photos are blocked and initials are all the screen accepts. Names are put in later by the school system.',
        },
      ],
    },
  ],
  'education/child-safety-and-compliance-checks': [
    {
      workflow:
        'A single dated register holds incident forms, plans, tickets and checks. It gives 60 days’ notice, takes in new certificates, and sorts incidents by kind, time and place. Leaders do what is needed, and there is a trail to prove it.',
      build:
        'Use a small database, or a module of the student or child care system, that warns before expiry. It should read certificates and give you an incident page every month. Incidents are never judged by a model.',
      checkpoint:
        'The child safety officer goes through every incident that same day. Notices to the regulator carry the name of the approved provider or the principal.',
      first_step:
        'This week, look everyone on site up in the state register and close any gap before you shop for software.',
      stop_test: 'From week eight on, a single expired check found on site means you halt and switch tools.',
      alternative:
        'Put all checks and dates in one spreadsheet, go over it every first Monday, and use a paper form plus a call.',
      risks: [
        {
          risk: 'Something grave is filed like any other form and sits until the month’s summary.',
          mitigation:
            'Words about abuse, touch or harm reach the child safety officer straight away. Tell staff to phone and not to write.',
        },
        {
          risk: 'The whole office is able to open private reports.',
          mitigation: 'Let three people in, by name. Log every look, and go through that log monthly.',
        },
      ],
    },
    {
      workflow:
        'Put tickets, checks, plans and incident forms with their dates in one register. You are told 60 days before something lapses. Certificates that come in are read, and incidents are grouped by time, kind and place. Whatever the leader does about it is on file.',
      build:
        'A plain database will serve, as will a register module in the system for students or child care, so long as it flags expiry. Add reading of certificates and a page on incidents once a month. Judging them is not for a model.',
      checkpoint:
        'Incidents are read the day they happen, by the child safety officer. What the regulator is sent bears the name of the principal or the approved provider.',
      first_step:
        'Before any tool, compare all who work on site this week with the state register and deal with what is missing.',
      stop_test:
        'If anybody on site has an expired check past week eight, one is enough: stop and find a different tool.',
      alternative:
        'On the first Monday of the month, go over a dated spreadsheet of all checks; for incidents, take a paper form and ring.',
      risks: [
        {
          risk: 'A serious matter goes in as routine, and until the monthly page nobody looks.',
          mitigation:
            'The words harm, touch and abuse bring in the child safety officer that moment. Staff know that they should ring and not type.',
        },
        {
          risk: 'Anybody who works in the office can read reports that should be private.',
          mitigation:
            'Access is for three named people. Every view leaves a trace, and once a month someone reads those traces.',
        },
      ],
    },
  ],
  'education/fees-and-office-paperwork': [
    {
      workflow:
        'Bills, transcripts and forms come by mail, as scans or on paper. The software takes off the details, tests subsidy number, birth date, USI and the like, and says what is lacking. The office confirms. On set days, friendly reminders about fees are sent.',
      build:
        'Move forms online to begin with; there is less to read that way. For paper that remains, use capture that knows the subsidy or AVETMISS rules. Write reminders in three tones and let the bursar approve them.',
      checkpoint:
        'With the form next to the screen, the office confirms every new student. On Tuesdays the bursar lets reminders go.',
      first_step: 'Pick out 40 enrolment forms and mark every field that is empty, false or was keyed in twice.',
      stop_test: 'At six weeks, call a halt when over 1 in 20 records had to be mended afterwards.',
      alternative: 'Make the fields of a web form compulsory, and send families a single calendar of fees in January.',
      risks: [
        {
          risk: 'Nobody sees the line about an allergy or custody.',
          mitigation: 'Court and health boxes get human eyes, always, and on the same day.',
        },
        {
          risk: 'People who cannot pay are sent one hard letter after another.',
          mitigation:
            'Once a second reminder has failed, the bursar calls. Once there is a hardship plan, automatic mail ends.',
        },
      ],
    },
    {
      workflow:
        'Whatever arrives, be it form, bill or transcript, scanned, mailed or on paper, is read by the tool. Fields like USI, subsidy number and birth date are tested, and gaps are shown. Staff confirm. Reminders for fees, kindly put, leave on days you fix.',
      build:
        'The more forms are online, the less there is to read, so start there. Use capture on the paper that is left, and test it by AVETMISS or subsidy rules. The bursar signs off three tones of reminder letter.',
      checkpoint:
        'A new student record is confirmed against its form by office staff. Every Tuesday, reminders wait for the bursar’s release.',
      first_step: 'Go through 40 forms for enrolment and count fields that were left out, wrong or entered twice.',
      stop_test: 'In six weeks you will know: if, of all records, over 1 in 20 is corrected later, stop.',
      alternative:
        'Set up a web form that does not let people skip fields. Each January, give families one calendar with the fees.',
      risks: [
        {
          risk: 'An allergy was on the form, or a court order on custody, and the machine passed over it.',
          mitigation: 'Somebody always reads the boxes on health and court matters, and does it when the form arrives.',
        },
        {
          risk: 'A family in hardship gets letter upon letter, each stiffer than the last.',
          mitigation:
            'When the second reminder has gone, the bursar picks up the phone. A hardship plan switches off all automatic letters.',
        },
      ],
    },
  ],
  'education/enrolment-and-demand-forecast': [
    {
      workflow:
        'Local births, re-enrolments, acceptances and applications go into a forecast for each day, course or year level. It narrows every fortnight. On fixed dates, and with that range before them, leaders settle marketing, staff and classes.',
      build:
        'Use three past intakes to work out conversion by stage and source on a sheet. Later add a small model that gives a range. Have buttons that test a new estate nearby or a cap on visas.',
      checkpoint:
        'Classes are not fixed until the business manager has shown the range, along with how far off it was last year.',
      first_step: 'Take your last three intakes, count applications week by week, and draw all of them on one page.',
      stop_test: 'Two intakes in which the registrar’s guess was as close as the sheet mean it is time to quit.',
      alternative: 'Set out three years of applications by week in a table, and look at it on one date each year.',
      risks: [
        {
          risk: 'Contract staff lose their jobs on a forecast, and then students arrive after all.',
          mitigation: 'Plan staff from mid-range on a date set beforehand, and say nothing to anyone earlier.',
        },
        {
          risk: 'A freak year, when a school close by shut for instance, skews every forecast that follows.',
          mitigation: 'Label unusual years, and draw the forecast once with them and once without.',
        },
      ],
    },
    {
      workflow:
        'From applications, acceptances, births in the area and re-enrolments you get expected numbers by course, year level or day. They are given as a range that closes in each fortnight. There are set dates for leaders to decide on classes, staff and marketing.',
      build:
        'Start on a sheet: how many convert, by source and stage, over three past intakes. A small model that shows a range can follow. Add switches for what-ifs like a visa cap or houses going up next door.',
      checkpoint:
        'First the business manager puts up the range, with last year’s misses. After that, classes may be fixed.',
      first_step: 'For each of the last three intakes, find the weekly applications and plot the lot on a single page.',
      stop_test: 'If the registrar’s own estimate has been just as near for two intakes, you can do without the sheet.',
      alternative: 'Once a year, on the same day, read a table of weekly applications that goes back three years.',
      risks: [
        {
          risk: 'The numbers look low, contracts are not renewed, and then the classes fill.',
          mitigation: 'For staff, use the middle figure and a day that is fixed; before it, no one is told.',
        },
        {
          risk: 'One odd event, say a nearby school that closed, distorts the years after it.',
          mitigation: 'Flag odd years, and present the forecast both with them in and with them out.',
        },
      ],
    },
  ],
  'education/student-records-foundation': [
    {
      workflow:
        'Support plans, results and rolls hang on a single student number. Private lists are brought in or shut down. Two pages say what each tool may be used for. Teams try safe examples, and every fortnight a page of figures reaches the leaders.',
      build:
        'The system you have includes a data module; use it. Add a list of tools that are allowed and two practice sessions for every team. Sit down with families, students and staff to write the rules on AI.',
      checkpoint:
        'Every term the director or principal signs who has access, and checks the log of people who opened welfare notes.',
      first_step: 'Have every team write down which sheets and tools hold student data, and be ready for many.',
      stop_test: 'Count private sheets at the start and after one term. If there are more, stop.',
      alternative:
        'Get rid of half the spreadsheets, settle on one way to name files, and put AI rules on a single page.',
      risks: [
        {
          risk: 'After records are merged, any teacher can open the welfare notes.',
          mitigation:
            'Merge in layers: teachers see results and rolls, support staff see plans, and three people by name see welfare notes.',
        },
        {
          risk: 'With rules that harsh, people carry on where nobody looks.',
          mitigation:
            'List five things that are allowed right now. For one term, let slips be owned up to without blame.',
        },
      ],
    },
    {
      workflow:
        'A student number, just one, links rolls to results and to support plans. Sheets that people keep for themselves are moved across or ended. The rule on tools is two pages long. Staff train with safe cases, and each fortnight leaders look at a page of figures.',
      build:
        'What you need is the data module you already pay for, a list of tools people may use, and for each team two sessions of practice. Students, families and staff should be in the room as AI rules are written.',
      checkpoint:
        'Who may see what is signed by the principal or director each term, and so is a look at who opened welfare notes.',
      first_step:
        'Get from each team a list of tools and sheets with student data in them; do not be surprised if it is long.',
      stop_test: 'If one term later there are more private sheets around than when you began, stop.',
      alternative:
        'Do away with half your sheets, choose a naming rule, and write down on one page how AI may be used.',
      risks: [
        {
          risk: 'Joining the records opens up welfare notes to all who teach.',
          mitigation:
            'Do it by layer. Teachers get rolls and results, and support staff get plans. Welfare notes are for three people you name.',
        },
        {
          risk: 'People find the rule too tight and use their own tools on the quiet.',
          mitigation:
            'Say which five uses are fine as of today. Anyone may report a slip for one term, and nobody is blamed.',
        },
      ],
    },
  ],
  'education/complaints-and-parent-mail': [
    {
      workflow:
        'As survey comments and mail to the office come in, each gets a topic, an urgency and a person, plus a draft reply. Bullying and harm reach somebody straight away. Once a term, leaders are shown the themes, with quotes but without names.',
      build:
        'Set up sorting in the shared mailbox, inside your own tenancy. Keep a register of complaints with the date each is due, and a report on survey themes. Only everyday topics get a draft.',
      checkpoint:
        'At 9 am and at 2 pm the office lead looks over what was sorted. How a complaint ends is signed by a leader.',
      first_step: 'Go through 200 mails, give each a topic, and write down who ought to have got it.',
      stop_test: 'Try it on 300 old mails. If staff had seen a sign of harm that it fails to see, even one, stop.',
      alternative:
        'Give every year level an address, tell families when you reply, and list complaints on a single sheet.',
      risks: [
        {
          risk: 'A child’s report of abuse is filed with everyday questions.',
          mitigation:
            'If unsure, pass it up. Each hint of harm reaches the child safety officer. Every week you go over what was missed.',
        },
        {
          risk: 'The replies are so polished that parents feel brushed off.',
          mitigation: 'Phone first when somebody complains, and keep drafts for thanks, forms and dates.',
        },
      ],
    },
    {
      workflow:
        'Each mail to the office and each survey comment is looked at when it lands. It is given a subject, a level of urgency and the right reader, with a first answer in draft. Where there is bullying or harm, a person sees it now. Leaders see themes each term, quotes included, names left out.',
      build:
        'Your own tenancy holds it all: rules that sort the shared mailbox, a register where complaints have due dates, and a report of themes in surveys. Draft replies for routine matters and nothing else.',
      checkpoint:
        'Once it is sorted, the office lead scans the mail: first at 9 am, then at 2 pm. For the outcome of a complaint, a leader signs.',
      first_step: 'Take 200 mails, group them by topic, and beside each put the person who should have seen it first.',
      stop_test:
        'Run 300 mails from the past through it. A single sign of harm it overlooks, though staff had caught it, is reason to stop.',
      alternative:
        'Set up an address for each year level, say at what hours you answer, and keep complaints in one register sheet.',
      risks: [
        {
          risk: 'Somebody discloses abuse, and the software calls it a general question.',
          mitigation:
            'Doubt sends it upwards. The child safety officer is alerted to all signs of harm, and misses are gone over each week.',
        },
        {
          risk: 'Families read a smooth text and feel they are being managed.',
          mitigation: 'A complaint is met with a call. What may be drafted is forms, thanks and dates.',
        },
      ],
    },
  ],
  'education/tutor-and-placement-matching': [
    {
      workflow:
        'Somebody asks for a subject and level, with times, travel and needs. Clearances are checked, and three to five names come up with the reason for each. The coordinator calls the top one. When a session is over, the tutor speaks a brief note that turns into news for parents.',
      build:
        'Tidy your register of hosts or tutors: checks, times, area, skills. Rank them in a way that people can follow, reasons included. Let tutors dictate session notes and approve them.',
      checkpoint: 'Before any first placement or session, the coordinator has talked to both parties.',
      first_step:
        'Go over the last 30 matches and note calls made, days taken and what went wrong in three that failed.',
      stop_test:
        'After two months, if over half the time the coordinator goes for a name that was not on the list, end it.',
      alternative: 'Use a common sheet you can filter by day, suburb and subject, and phone hosts twice a year.',
      risks: [
        {
          risk: 'Past habits creep into the rank, so people with certain names are offered less work.',
          mitigation: 'Keep gender, age and names out of it. Look each term at how many hours every tutor was offered.',
        },
        {
          risk: 'Someone whose clearance ran out turns up at a family’s door.',
          mitigation:
            'The system refuses a match unless the check is valid, and the coordinator looks at the state register too.',
        },
      ],
    },
    {
      workflow:
        'The request gives level, subject, needs, travel and times. You receive three to five matches, why they fit, and whether clearances hold. First choice first, the coordinator phones. After the lesson a few spoken words become an update for parents.',
      build:
        'It takes a clean register: for every host or tutor the skills, checks, area and times. The ranking must give reasons in words. Notes on a session are spoken by the tutor, who then approves them.',
      checkpoint: 'No first session and no placement starts before the coordinator has heard from either side.',
      first_step: 'Write down your last 30 matches: the days each took, the calls, and for three failures the cause.',
      stop_test:
        'See after two months how often the coordinator ignores the list. More than half the time is too much: stop.',
      alternative: 'Filter a shared sheet by suburb, day and subject. Twice a year, give your hosts a ring.',
      risks: [
        {
          risk: 'The software picks up an old bias, and tutors with some names get fewer students.',
          mitigation:
            'The rank knows nothing of age, names or gender. Every term, compare the hours that tutors were offered.',
        },
        {
          risk: 'A tutor goes into a home although their clearance is over.',
          mitigation:
            'Without a valid check there is no match, for the system will not allow it. The coordinator has the state register in view.',
        },
      ],
    },
  ],
}

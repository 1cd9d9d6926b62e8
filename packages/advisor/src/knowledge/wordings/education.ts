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
          mitigation: 'Two reminders, then a call from the bursar. Once there is a hardship plan, automatic mail ends.',
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
          mitigation: 'Label unusual years, and draw two forecasts: one that counts them and one that does not.',
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
  ],
}

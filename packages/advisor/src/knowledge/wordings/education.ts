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
      kpis: [
        {
          name: 'hours of planning done at home',
          unit: 'hours per teacher per week',
          baseline: 'let ten teachers log two ordinary weeks',
          target: 'bring it down 20 to 35 %',
        },
        {
          name: 'units a second teacher picks up',
          unit: 'per term',
          baseline: 'see how many in the bank were reused so far',
          target: 'twice as many in two terms',
        },
      ],
      data_needed: [
        'your curriculum papers',
        'strongest units and tasks you hold',
        'needs in each class, no names',
        'marking rubrics',
      ],
      must_not_decide:
        'A child’s adjustments are settled by teacher, learning support team and family. Software has no part in that choice.',
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
      kpis: [
        {
          name: 'planning time outside school',
          unit: 'hours per teacher per week',
          baseline: 'two typical weeks, logged by ten teachers',
          target: 'a drop of 20 to 35 %',
        },
        {
          name: 'shared units in use by colleagues',
          unit: 'per term',
          baseline: 'look in the bank and count today’s figure',
          target: 'doubled within two terms',
        },
      ],
      data_needed: [
        'syllabus and curriculum documents',
        'units staff rate highest',
        'what classes need, nobody named',
        'rubrics in use',
      ],
      must_not_decide:
        'It is for the teacher and the learning support team, with parents at the table, to set adjustments for a disability. The tool must stay out.',
    },
    {
      workflow:
        'Teachers start from a draft instead of a blank page. They give year, outcome and needs of the class, and get plan, rubric and task built on your own units, in an easier and a harder form too. They edit, teach it and put the best in a bank for everyone.',
      build:
        'Take a closed assistant with your sector’s or system’s approval, and load it with curriculum and proven units. A shared bank with ratings goes beside it. What matters most is practice: give each team half a day.',
      checkpoint:
        'Students see no draft that their class teacher has not read and altered. Five a term are sampled by the head of department.',
      first_step: 'Sit one team of four down with next term’s unit and the tool, and note how long the draft takes.',
      stop_test:
        'After a term, close it if weekly users are under half of those trained, or if planning time has fallen less than 10 %.',
      alternative: 'Let each team build a single unit in two free hours a fortnight, and exchange the results.',
      risks: [
        {
          risk: 'A worksheet carries a wrong date or fact, and the whole class learns it.',
          mitigation: 'Any fact due in a test is verified by the teacher. The bank notes who did so, and when.',
        },
        {
          risk: 'Prompts end up holding students’ names and diagnoses.',
          mitigation:
            'Teach staff with ten examples to describe a need without the person, and only then give out logins.',
        },
      ],
      kpis: [
        {
          name: 'home hours spent on planning',
          unit: 'hours per teacher per week',
          baseline: 'ask ten teachers for a log of two usual weeks',
          target: 'lower by 20 to 35 %',
        },
        {
          name: 'units another teacher has reused',
          unit: 'per term',
          baseline: 'take today’s number from the shared bank',
          target: 'double it over two terms',
        },
      ],
      data_needed: [
        'curriculum and scope documents',
        'the units and tasks that worked',
        'class profiles without names',
        'assessment rubrics',
      ],
      must_not_decide:
        'Adjustments for a child with a disability belong to people: the teacher, learning support and the family. Never let a tool settle them.',
    },
    {
      workflow:
        'A lesson that took an evening takes a free period. From the year, the outcome and the class’s needs, the assistant writes plan, rubric and task, drawing on curriculum and old units, with versions for weaker and stronger students. Teachers change it, test it and share what proved good.',
      build:
        'Choose among the closed assistants your system or sector permits. Give it the curriculum along with your best units, and set up a bank that teachers rate. Training decides the outcome, so plan half a day of practice per team.',
      checkpoint:
        'It is the class teacher who reads and reshapes every draft ahead of the lesson. Heads of department check five each term.',
      first_step:
        'Pick a unit due next term. Four teachers of a team write it with the tool at one sitting and watch the clock.',
      stop_test:
        'The trial lasts one term. Fewer than half the trained staff using it weekly, or less than 10 % off planning time, means stop.',
      alternative: 'Each fortnight, release teams for two hours to write one unit they will all swap.',
      risks: [
        {
          risk: 'Children learn something false from a sheet nobody checked.',
          mitigation:
            'Before a fact is tested its teacher confirms it, and name and date of the check stay in the bank.',
        },
        {
          risk: 'Diagnoses and names find their way into what staff type.',
          mitigation:
            'Staff work through ten examples that speak of needs and not of people. A login comes after that.',
        },
      ],
      kpis: [
        {
          name: 'weekly planning at the kitchen table',
          unit: 'hours per teacher per week',
          baseline: 'ten teachers note their hours for two plain weeks',
          target: '20 to 35 % less',
        },
        {
          name: 'reuse of shared units',
          unit: 'per term',
          baseline: 'the count in the bank as it stands',
          target: 'two times the figure after two terms',
        },
      ],
      data_needed: [
        'official curriculum texts',
        'past units worth keeping',
        'notes on class needs, anonymous',
        'rubrics for common tasks',
      ],
      must_not_decide:
        'Which adjustment a disabled child receives is no matter for the tool. Learning support and the teacher decide it along with the family.',
    },
    {
      workflow:
        'Planning begins with a draft that already fits your curriculum. The teacher states outcome, year and what the class needs, and receives a task, a plan and a rubric at three levels, drawn from earlier units. After editing and a try in class, the good ones join the shared bank.',
      build:
        'Pick a closed assistant off your sector’s or system’s approved list. Load curriculum and best units, and keep a bank that staff can rate. Half a day’s practice in each team does more than the product.',
      checkpoint:
        'Before a class sees it, its teacher has read the draft and changed it. Five per term also go past the head of department.',
      first_step: 'Four colleagues draft an upcoming unit together in a single session with the tool. Record the time.',
      stop_test:
        'Look after one term. Under half of trained teachers as weekly users, or planning time down less than 10 %, and you stop.',
      alternative: 'Set two hours aside each fortnight in which every team makes a unit to swap with the others.',
      must_not_decide:
        'When a child has a disability, adjustments are chosen by the teacher with learning support and the family. This is never left to the tool.',
      risks: [
        {
          risk: 'A false fact or date on the sheet ends up in students’ heads.',
          mitigation: 'Teachers verify facts that will come up in tests. In the bank, each check has a name and a day.',
        },
        {
          risk: 'Someone describes a student in the prompt by name and diagnosis.',
          mitigation:
            'Needs may be typed, people may not. Before logins are given out, staff practise this on ten examples.',
        },
      ],
      kpis: [
        {
          name: 'planning hours at home',
          unit: 'hours per teacher per week',
          baseline: 'a log of two normal weeks by ten teachers',
          target: 'down by 20 to 35 %',
        },
        {
          name: 'shared units taken up by others',
          unit: 'per term',
          baseline: 'today’s count of reused units',
          target: 'double the number in two terms',
        },
      ],
      data_needed: [
        'documents of the curriculum',
        'tasks and units that went well',
        'anonymous list of class needs',
        'rubrics teachers mark by',
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
      kpis: [
        {
          name: 'days a student waits for feedback',
          unit: 'days',
          baseline: 'read last term’s stamps in the learning platform',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'difference between two markers',
          unit: 'marks of 100',
          baseline: 'have 20 scripts marked twice, blind',
          target: 'a drop of 20 to 40 %',
        },
      ],
      data_needed: [
        'sample answers and rubrics',
        '200 scripts, marked, names removed',
        'comments by markers',
        'dates in and dates back',
      ],
      must_not_decide:
        'Grades, competence and any charge of cheating are for the teacher or assessor, and open to appeal. The tool touches none of them.',
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
      kpis: [
        {
          name: 'wait from hand-in to comments',
          unit: 'days',
          baseline: 'platform dates for the term just gone',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'spread of marks on one script',
          unit: 'marks of 100',
          baseline: 'two markers, 20 scripts, neither sees the other',
          target: 'bring it down 20 to 40 %',
        },
      ],
      data_needed: [
        'rubrics and model answers',
        'nameless scripts with marks, 200 of them',
        'what markers wrote',
        'when work came and went back',
      ],
      must_not_decide:
        'No machine sets a grade, calls someone competent or alleges cheating. A teacher or assessor does so, and students may appeal.',
    },
    {
      workflow:
        'Students get comments while the task is still fresh. For practice work the tool drafts feedback on the rubric and quotes the lines it means, and the marker edits before release. In graded work it does one thing: it shows where markers disagree, so they can talk.',
      build:
        'Inside Moodle or Canvas, add a helper for formative tasks that runs under your contract and knows rubric and sample answers. For moderation, every marker does the same ten scripts and a report compares them.',
      checkpoint:
        'A mark is owned by the person who read the work. The coordinator marks 10 % of graded scripts again.',
      first_step: 'Have two people mark 20 scripts blind. Compare marks given, words written and time taken.',
      stop_test:
        'Review at six weeks. Markers who rewrite over half the drafts, or who agree less than before, are the sign to stop.',
      alternative:
        'Use a comment bank, let students review each other by rubric, and discuss one paragraph live in class.',
      risks: [
        {
          risk: 'Second-language writers do worse because the comments prefer one English.',
          mitigation:
            'Each term, read drafts for 50 scripts per group side by side, and retire the tool wherever tone is unequal.',
        },
        {
          risk: 'Worn-out markers accept everything, and the praise rings hollow.',
          mitigation: 'Leave out any accept-all, and require a sentence in the marker’s own words per release.',
        },
      ],
      kpis: [
        {
          name: 'feedback turnaround',
          unit: 'days',
          baseline: 'take submission and return stamps from last term',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'marker disagreement',
          unit: 'marks of 100',
          baseline: 'double-mark 20 scripts without showing the first mark',
          target: 'lower by 20 to 40 %',
        },
      ],
      data_needed: [
        'task rubrics plus good answers',
        '200 anonymous scripts with their marks',
        'comments from past marking',
        'hand-in and return times',
      ],
      must_not_decide:
        'Teacher or assessor, never the tool, sets grades, finds someone competent or raises cheating. Each student keeps the right to appeal.',
    },
    {
      workflow:
        'Markers edit feedback instead of writing it from nothing. The draft for a practice task follows your rubric and points to passages in the work. Nothing goes out before the marker has changed and released it. On graded tasks the tool just shows gaps between two markers, who then confer.',
      build:
        'Buy or switch on a formative feedback helper in your platform, Canvas or Moodle, on terms you control. Rubrics and sample answers go in. Ten common scripts, marked by all, feed a moderation report.',
      checkpoint:
        'Markers read each script themselves and answer for the mark. The coordinator repeats 10 % of the graded ones.',
      first_step: 'Give two markers 20 scripts, unseen by each other. Lay out minutes, marks and comments.',
      stop_test:
        'If the gap between markers has widened in six weeks, or half the drafts and more are rewritten, end it.',
      alternative: 'A paragraph discussed live, peer review by rubric and a stock of comments bring much of the gain.',
      risks: [
        {
          risk: 'The tool’s taste in English counts against students who came to it late.',
          mitigation: 'Sample 50 scripts a group every term. A difference in tone is enough to take the tool away.',
        },
        {
          risk: 'When markers are tired they pass drafts unread, and students notice.',
          mitigation: 'Release takes one sentence the marker writes. Nobody can approve a whole pile.',
        },
      ],
      kpis: [
        {
          name: 'days until work comes back',
          unit: 'days',
          baseline: 'last term, from platform time stamps',
          target: '30 to 50 % less',
        },
        {
          name: 'gap in marks for the same work',
          unit: 'marks of 100',
          baseline: 'blind second marking of 20 scripts',
          target: '20 to 40 % less',
        },
      ],
      data_needed: [
        'what the rubric asks, with samples',
        '200 graded scripts stripped of names',
        'earlier comments to students',
        'stamps for submission and feedback',
      ],
      must_not_decide:
        'Accusing a student, judging competence and grading remain human acts. The assessor or teacher does them, with a right of appeal.',
    },
    {
      workflow:
        'Feedback on practice work comes back sooner, and grades stay human. The tool comments by rubric and shows which lines each comment is about, for the marker to edit and release. When work is graded, it only points out where two markers differ, and they meet over it.',
      build:
        'A feedback helper for formative work goes into Canvas or Moodle, hosted on your contract. It is given the rubric and sample answers. Ten scripts marked by everyone show in a report how far markers differ.',
      checkpoint:
        'Whoever reads the script owns its mark. The coordinator takes 10 % of what was graded and marks it again.',
      first_step: 'Two people mark 20 scripts without conferring. Then compare comments, minutes and marks.',
      stop_test: 'At six weeks, stop if most drafts, more than half, are rewritten or if markers have moved apart.',
      alternative: 'Peer review by rubric, a comment bank and talking over one paragraph in class cost nothing.',
      must_not_decide:
        'The teacher or assessor gives the grade, finds a student competent and deals with cheating, and students can appeal. No tool does.',
      risks: [
        {
          risk: 'Students who write English as a second language get poorer comments.',
          mitigation:
            'Every term, compare 50 scripts from one group with 50 from another. If the tone is different, the tool is withdrawn.',
        },
        {
          risk: 'At the end of a long day markers accept everything, and praise means nothing.',
          mitigation: 'There is no button for all. Releasing a comment takes one sentence from the marker.',
        },
      ],
      kpis: [
        {
          name: 'time students wait for comments',
          unit: 'days',
          baseline: 'stamps in the learning platform for last term',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'marks between first and second marker',
          unit: 'marks of 100',
          baseline: '20 scripts marked blind by two people',
          target: 'down by 20 to 40 %',
        },
      ],
      data_needed: [
        'sample answers with the rubric',
        '200 scripts with marks, no names',
        'past comments of markers',
        'dates of hand-in and return',
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
      kpis: [
        {
          name: 'hours to a first useful reply',
          unit: 'hours',
          baseline: 'check 100 enquiries',
          target: 'less than 2 hours in office time',
        },
        {
          name: 'enquiries that end in a place',
          unit: '% of enquiries',
          baseline: 'the last intake, split by source',
          target: 'a gain of 10 to 20 %',
        },
      ],
      data_needed: [
        'two terms of enquiry mail',
        'pages on fees and policy',
        'calendar of tours',
        'the waitlist and its dates',
      ],
      must_not_decide:
        'Ranking, accepting or refusing a child or student is for the principal, director or admissions panel, who follow the published policy.',
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
      kpis: [
        {
          name: 'wait for an answer that helps',
          unit: 'hours',
          baseline: 'take 100 enquiries and time each',
          target: 'inside 2 hours while the office is open',
        },
        {
          name: 'share of enquirers who enrol',
          unit: '% of enquiries',
          baseline: 'go by source through your latest intake',
          target: '10 to 20 % higher',
        },
      ],
      data_needed: [
        'mails that asked about enrolment',
        'published fees and policies',
        'dates for tours',
        'who waits, and since when',
      ],
      must_not_decide:
        'No place is given, refused or ranked by software. By the published policy that falls to director, principal or the admissions panel.',
    },
    {
      workflow:
        'Families get an answer and a tour date the moment they ask. The assistant replies by chat, mail or phone from your published pages on entry, fees and dates, then books and opens the record. If visas or support needs come up, a named colleague follows that day.',
      build:
        'Build the helper on pages you have published, for chat and mail, and let it fill your tour calendar. It writes to the child care or student system. Free places are offered to the waitlist by text, open for 48 hours.',
      checkpoint: 'Yesterday’s chats are read by the enrolment officer, who also makes all offers personally.',
      first_step: 'For two weeks the front office notes each question. Write the 15 most frequent up as a web page.',
      stop_test: 'One intake is the test. With conversion unchanged and over 1 answer in 10 corrected, stop.',
      alternative:
        'Offer one clear page on fees, dates and tours, and an automatic reply naming the hour you will ring.',
      risks: [
        {
          risk: 'A disabled child’s parents get a chilly template and conclude they are not wanted.',
          mitigation: 'Route support needs past the bot. The enrolment lead calls them within a working day.',
        },
        {
          risk: 'A fee, a place or a visa result is held out by the assistant.',
          mitigation:
            'Limit it to quotes from your pages and a closing line: fees and places are confirmed by a person in writing.',
        },
      ],
      kpis: [
        {
          name: 'time until someone is helped',
          unit: 'hours',
          baseline: 'look at 100 past enquiries and their first reply',
          target: 'at most 2 hours during office time',
        },
        {
          name: 'conversion from enquiry to enrolment',
          unit: '% of enquiries',
          baseline: 'count both for your last intake by channel',
          target: 'a rise of 10 to 20 %',
        },
      ],
      data_needed: [
        'enquiries from the past two terms',
        'web pages on fees and rules',
        'tour diary',
        'waiting families by date',
      ],
      must_not_decide:
        'By your published policy a principal, a director or the admissions panel admits and refuses. The assistant neither ranks nor decides.',
    },
    {
      workflow:
        'No enquiry waits over the weekend for fees or dates. Parents and learners ask in whatever way suits them, and the assistant answers out of your own pages, arranges a tour and starts the file. Visa and support questions are handed to one named person within the day.',
      build:
        'Use an assistant for mail and chat that draws on your website, books tours and connects to your student system or child care software. Let it text waitlist offers that lapse after 48 hours.',
      checkpoint:
        'The enrolment officer looks through each day’s chats next morning. Offers are the officer’s own, made in person.',
      first_step: 'Ask the front office to count questions for two weeks, then publish answers to the top 15.',
      stop_test:
        'Weigh it up after a full intake: if conversion stands still and 1 reply in 10 or more was wrong, let it go.',
      alternative:
        'A page of fees with a tour calendar, plus an auto-reply that promises a call at a set time, costs next to nothing.',
      risks: [
        {
          risk: 'Stock phrases meet a family whose child has a disability, and they walk away hurt.',
          mitigation: 'Support needs trigger a call by the enrolment lead in one working day. The bot says no more.',
        },
        {
          risk: 'Somebody relies on the chat for a visa outcome, a place or a fee.',
          mitigation: 'It may repeat published text and must add that a person confirms both place and fee in writing.',
        },
      ],
      kpis: [
        {
          name: 'first-reply time',
          unit: 'hours',
          baseline: 'draw 100 enquiries and measure the wait',
          target: 'below 2 hours when the office is staffed',
        },
        {
          name: 'enquiries that lead to enrolment',
          unit: '% of enquiries',
          baseline: 'last intake’s enquiries and enrolments, source by source',
          target: 'up 10 to 20 %',
        },
      ],
      data_needed: [
        'questions mailed over two terms',
        'current policy and fee pages',
        'open tour times',
        'list of waiting children or students',
      ],
      must_not_decide:
        'The bot informs, people admit. Acceptance, refusal and ranking follow the published policy through the principal, director or panel.',
    },
    {
      workflow:
        'A parent who writes at night has fees, dates and a tour by morning. The assistant replies by web, phone or mail from what your pages say, books the visit and opens a record. Support needs and visa questions reach a named person on the same day.',
      build:
        'Have a mail and chat helper answer from your web pages and book tours. It writes into the student system, or the child care one. Families on the waitlist get offers by text and 48 hours to accept.',
      checkpoint: 'Offers come from the enrolment officer in person, who also reads every chat from the previous day.',
      first_step: 'Keep a two-week tally of questions at the front office, and answer the 15 commonest on a web page.',
      stop_test: 'Judge after one intake. No gain in conversion, and corrections to above 1 in 10 answers, means stop.',
      alternative:
        'One web page with tour times, dates and fees goes far, if an auto-reply says when you will call back.',
      must_not_decide:
        'Who is accepted, refused or ranked follows the published policy and is decided by the principal, the director or the panel. Software does not.',
      risks: [
        {
          risk: 'A standard reply makes a family feel unwanted because of a disability.',
          mitigation:
            'When support needs are mentioned the bot stops, and the enrolment lead phones by the next working day.',
        },
        {
          risk: 'A machine promises families what only people can: a visa, a fee, a place.',
          mitigation:
            'It may only quote your pages, and it always adds that a person will confirm place and fee in writing.',
        },
      ],
      kpis: [
        {
          name: 'hours until a useful answer',
          unit: 'hours',
          baseline: '100 enquiries with the time of reply',
          target: 'no more than 2 hours in office time',
        },
        {
          name: 'enrolments out of enquiries',
          unit: '% of enquiries',
          baseline: 'enquiries of the last intake by where they came from',
          target: 'better by 10 to 20 %',
        },
      ],
      data_needed: [
        'mails with enquiries, two terms',
        'your pages about policy and fees',
        'calendar for school or centre tours',
        'waitlist in order of date',
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
      kpis: [
        {
          name: 'school days from first sign to a talk',
          unit: 'school days',
          baseline: 'follow 30 students who failed or left',
          target: 'down by half',
        },
        {
          name: 'students who complete or stay',
          unit: '% of intake',
          baseline: 'compare your two latest intakes',
          target: 'a gain of 2 to 5 points',
        },
      ],
      data_needed: [
        'lesson rolls',
        'when tasks were handed in',
        'log-ins to the learning platform',
        'contacts made and results',
      ],
      must_not_decide:
        'A list excludes, fails or moves nobody, and cannot say a child is safe. Those are calls for the coordinator and the child safety lead.',
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
      kpis: [
        {
          name: 'time before someone speaks to the student',
          unit: 'school days',
          baseline: 'go back over 30 who left or did not pass',
          target: 'half of today’s figure',
        },
        {
          name: 'retention or completion',
          unit: '% of intake',
          baseline: 'figures for two past intakes',
          target: '2 to 5 points higher',
        },
      ],
      data_needed: [
        'attendance by lesson',
        'dates of submitted work',
        'platform log-in records',
        'notes on talks and what helped',
      ],
      must_not_decide:
        'Whether a student moves, fails or is excluded, and whether a child is safe, is judged by coordinator and child safety lead, not by a list.',
    },
    {
      workflow:
        'Someone talks to a drifting student within days. On Monday each student’s rolls, log-ins and missing work are compared with their own habit, and a short list reaches the adviser or year coordinator. They speak with the student, write down what helped and close it.',
      build:
        'Begin without a model. The system you own can flag two days absent, two tasks not in or ten days without a log-in. If those rules overlook many who leave in the end, a model may be worth adding.',
      checkpoint: 'Before anything is noted or passed on, the adviser or year coordinator has spoken to the student.',
      first_step: 'Look up 20 of the students you lost last year. In which week could you first have seen it?',
      stop_test: 'Ask staff after one term. If fewer than 4 flags in 10 produced a useful talk, stop.',
      alternative: 'Print two-day absences each Monday. By Tuesday the form teacher has rung.',
      risks: [
        {
          risk: 'Teachers begin to expect little of a student who carries a flag.',
          mitigation:
            'Keep it to facts without a score, visible to support staff only, and let it expire in four weeks.',
        },
        {
          risk: 'A sign of harm at home is handled as a missing assignment.',
          mitigation:
            'Show abrupt changes to the child safety officer before others. Mandatory reports go at once, never by list.',
        },
      ],
      kpis: [
        {
          name: 'delay between sign and conversation',
          unit: 'school days',
          baseline: 'work through 30 files of students lost or failed',
          target: 'reduced by half',
        },
        {
          name: 'share of an intake that stays',
          unit: '% of intake',
          baseline: 'take the two most recent intakes',
          target: 'a rise of 2 to 5 points',
        },
      ],
      data_needed: [
        'roll marks for each lesson',
        'submission dates by task',
        'who logged in, and when',
        'record of calls and outcomes',
      ],
      must_not_decide:
        'The coordinator and child safety lead decide on safety, exclusion, failing and moves. A Monday list may only prompt a talk.',
    },
    {
      workflow:
        'A change in a student’s habits leads to a conversation, not a letter. The system checks log-ins, rolls and overdue work weekly against what that student normally does. The year coordinator or adviser gets the few names, talks to each and records what worked.',
      build:
        'Three rules cover most of it: two days away, two tasks missing, no log-in for ten days. Set them up in your existing system. Look at a model only after you see how many leavers they miss.',
      checkpoint:
        'A private talk comes first, with the year coordinator or the adviser. Records and messages to others come after.',
      first_step: 'Choose 20 of those who left last year and go back through the data to the first warning week.',
      stop_test: 'A term is long enough. When staff rate talks as useful for under 4 of 10 flags, end it.',
      alternative: 'Form teachers ring by Tuesday about anyone on Monday’s printout of two-day absences.',
      risks: [
        {
          risk: 'The flag turns into a reputation.',
          mitigation:
            'A flag states facts, has no number, is hidden from all but the support team and dies after four weeks.',
        },
        {
          risk: 'Data that hints at harm in the home is read as laziness.',
          mitigation:
            'The child safety officer is first to see any sudden break, and what the law says must be reported is reported without the list.',
        },
      ],
      kpis: [
        {
          name: 'days lost before a first talk',
          unit: 'school days',
          baseline: 'trace sign and talk for 30 leavers or fails',
          target: 'halved',
        },
        {
          name: 'completion rate',
          unit: '% of intake',
          baseline: 'two intakes, from start to finish',
          target: 'up 2 to 5 points',
        },
      ],
      data_needed: [
        'class rolls, period by period',
        'late and missing tasks',
        'activity on the learning platform',
        'what was tried with each student',
      ],
      must_not_decide:
        'Nobody is failed, moved, excluded or declared safe by a flag. People decide that, namely coordinator and child safety lead.',
    },
    {
      workflow:
        'The year coordinator or adviser starts the week with a few names and reasons. The system has compared log-ins, rolls and missing work with each student’s own pattern. They talk with the student, record what did help and close it.',
      build:
        'Set three rules in your current system: away for two days, behind by two tasks, not logged in for ten days. Should many leavers slip through those rules, consider a model, and not earlier.',
      checkpoint:
        'Nothing is recorded, and nobody else informed, before the student has talked with the adviser or year coordinator.',
      first_step: 'Go back over 20 leavers from the past year and note when the data first showed something.',
      stop_test: 'If a term’s flags led to talks that staff found useful in fewer than 4 of 10 cases, stop.',
      alternative: 'A printed list of two-day absences on Monday and a call from the form teacher by Tuesday will do.',
      must_not_decide:
        'The coordinator, with the child safety lead, decides if a student is moved, failed or excluded and if a child is safe. Lists do none of it.',
      risks: [
        {
          risk: 'Staff see the flag before they see the student.',
          mitigation:
            'Only facts appear, never a score. Support staff alone have access, and each flag ends after four weeks.',
        },
        {
          risk: 'A sudden change is put down to homework when the cause is harm at home.',
          mitigation:
            'Let the child safety officer look first at sudden changes. Mandatory reporting goes ahead with or without a list.',
        },
      ],
      kpis: [
        {
          name: 'school days before somebody talks to the student',
          unit: 'school days',
          baseline: 'go through 30 cases that ended in leaving or failing',
          target: 'cut in half',
        },
        {
          name: 'share of students who complete',
          unit: '% of intake',
          baseline: 'completion in the two latest intakes',
          target: 'better by 2 to 5 points',
        },
      ],
      data_needed: [
        'rolls for every lesson',
        'hand-in dates for tasks',
        'platform log-ins by student',
        'contacts with students, and results',
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
      kpis: [
        {
          name: 'rooms or classes left uncovered',
          unit: 'per week',
          baseline: 'one term of the daily organiser’s log',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'minutes to fill a morning gap',
          unit: 'minutes',
          baseline: 'keep a log for two weeks',
          target: 'less than 20 minutes',
        },
      ],
      data_needed: [
        'who can teach what, and when',
        'room list with capacities',
        'lists of each class',
        'absences by day of the week',
      ],
      must_not_decide:
        'Opening a room below ratio, or with staff not checked, is no roster’s decision. The nominated supervisor judges it in the room.',
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
      kpis: [
        {
          name: 'lessons with nobody in front',
          unit: 'per week',
          baseline: 'count from the organiser’s log over a term',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'time from sick call to cover',
          unit: 'minutes',
          baseline: 'write down two weeks of mornings',
          target: 'inside 20 minutes',
        },
      ],
      data_needed: [
        'skills and free times of staff',
        'what each room holds',
        'class rolls',
        'past absences, weekday by weekday',
      ],
      must_not_decide:
        'The nominated supervisor, on the spot, decides whether a room may open. A roster cannot waive ratio or staff checks.',
    },
    {
      workflow:
        'Cover is found before the first bell. After a sick call by 6 am the tool ranks who may take the class by ratio, subject, fair share and qualification, and texts them one by one. With the daily organiser’s yes, timetable, pay and rolls are all updated.',
      build:
        'Switch on the cover module of your own system, say Compass, Edval or Xplor. It is only as good as the skills and availability you enter. The solver can draft new timetables in three versions, and leaders pick one.',
      checkpoint:
        'Each cover is confirmed by director or daily organiser, and at 9 am ratios are counted on the floor.',
      first_step: 'Write down two weeks of absences: when you heard, when they were filled, whom you tried.',
      stop_test: 'Check at half-term. If uncovered classes have fallen by less than 15 %, stop.',
      alternative: 'Share a calendar of free first periods, and keep phone numbers in order by subject.',
      risks: [
        {
          risk: 'The tool sends in someone unqualified or with an expired check.',
          mitigation:
            'Expired dates block a placement without exception, and a weekly test compares them with the state register.',
        },
        {
          risk: 'The helpful few are called daily until they stop answering.',
          mitigation: 'Everyone’s extra lessons this term are listed, and the fewest come first.',
        },
      ],
      kpis: [
        {
          name: 'groups with no cover',
          unit: 'per week',
          baseline: 'read the log the daily organiser kept last term',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'minutes a morning absence stays open',
          unit: 'minutes',
          baseline: 'time every absence for two weeks',
          target: 'below 20 minutes',
        },
      ],
      data_needed: [
        'staff list with skills and availability',
        'capacity of all rooms',
        'current class lists',
        'sick days sorted by weekday',
      ],
      must_not_decide:
        'Ratio and checks are not negotiable by roster. Who may open a room is decided there, by the nominated supervisor.',
    },
    {
      workflow:
        'The morning scramble shrinks to one approval. A colleague reports sick by 6 am; the tool picks people who fit by ratio, subject and qualification, shares the load fairly and texts in order. The daily organiser agrees, and rolls, pay and timetable follow.',
      build:
        'Your roster or timetable product (Xplor, Edval, Compass) very likely has a cover module. Clean up skills and availability first. A new timetable is drafted by its solver three ways, for the leadership to choose.',
      checkpoint:
        'Nobody covers without a yes by the daily organiser or director. The 9 am headcount in each room proves the ratio.',
      first_step: 'Start a two-week absence log with hour reported, hour covered and people asked.',
      stop_test: 'Uncovered classes must fall 15 % within half a term. Failing that, give up.',
      alternative: 'Make a call list per subject, in order, and let everyone see who is free in period one.',
      risks: [
        {
          risk: 'Children end up with an adult whose clearance or qualification does not hold.',
          mitigation: 'Put a hard stop on dates in the system, and verify them against the state register weekly.',
        },
        {
          risk: 'Three good-natured people carry all the extras.',
          mitigation: 'Let the list open with those who have done least this term, in plain view.',
        },
      ],
      kpis: [
        {
          name: 'uncovered classes each week',
          unit: 'per week',
          baseline: 'a term’s entries by the daily organiser',
          target: '30 to 50 % less',
        },
        {
          name: 'time needed to cover a sick call',
          unit: 'minutes',
          baseline: 'two weeks of start and end times',
          target: 'at most 20 minutes',
        },
      ],
      data_needed: [
        'availability and subjects of each person',
        'rooms with their limits',
        'students per class',
        'pattern of absence through the week',
      ],
      must_not_decide:
        'In the room, the nominated supervisor says if ratio and checks are met. The roster has no such power.',
    },
    {
      workflow:
        'One approval by the daily organiser settles the morning. After a sick call, in by 6 am, it finds who may cover by qualification, ratio, subject and fair turns, and texts them in that order. Rolls, timetable and pay change with the approval.',
      build:
        'Cover is a module in tools such as Compass, Xplor or Edval, and you may own it already. Keep skills and availability clean in it. For a new timetable, have the solver make three drafts from which leaders choose.',
      checkpoint:
        'Cover counts once the director or daily organiser confirms it. At 9 am, a headcount per room shows the ratio.',
      first_step: 'Note for two weeks of absences: when known, when filled, who was asked.',
      stop_test: 'Stop after half a term unless classes without cover have dropped by 15 %.',
      alternative: 'Use phone lists in order for each subject, and a calendar that shows free first periods.',
      must_not_decide:
        'Whether a room opens is up to the nominated supervisor standing in it. No roster may go under ratio or use staff without checks.',
      risks: [
        {
          risk: 'Nobody notices that a check has run out or a qualification is wrong, and the person is with children.',
          mitigation: 'The tool blocks whoever is out of date. Compare its dates with the state register weekly.',
        },
        {
          risk: 'The ones who never say no get asked until they are ill.',
          mitigation: 'Publish extras for the term per person, and ask those with the lowest count first.',
        },
      ],
      kpis: [
        {
          name: 'classes and rooms with no cover',
          unit: 'per week',
          baseline: 'one term from the organiser’s log',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'time to cover a morning absence',
          unit: 'minutes',
          baseline: 'two weeks of logged absences',
          target: 'no more than 20 minutes',
        },
      ],
      data_needed: [
        'staff, their subjects and free times',
        'room list and how many fit',
        'lists of classes',
        'absence record by weekday',
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
      kpis: [
        {
          name: 'questions to the help desk on dates and policy',
          unit: 'per 100 students per month',
          baseline: 'label tickets for four weeks',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'correct answers from the policy in force',
          unit: '% of 100 test questions',
          baseline: 'ten questions with answers from every policy owner',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'register of policies, with review dates',
        'rules for each course',
        'tickets from the help desk',
        'standards for audit, clause by clause',
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
      kpis: [
        {
          name: 'policy and date contacts at the help desk',
          unit: 'per 100 students per month',
          baseline: 'a four-week count of tagged tickets',
          target: 'a drop of 25 to 40 %',
        },
        {
          name: 'test questions answered from the current page',
          unit: '% of 100 test questions',
          baseline: 'have each policy owner write ten and the key',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'policies and when each is reviewed',
        'what the course rules say',
        'help desk history',
        'clauses the auditors use',
      ],
    },
    {
      workflow:
        'People get the policy itself, not somebody’s memory of it. A plain question brings back the current clause, a link and the name of whoever decides. Open questions go to that policy’s owner. The same index collects evidence for each clause when an audit is due.',
      build:
        'Feed a closed assistant with course pages and policies, dated and in force. Give staff the first term. After 100 test questions have come through, let students in.',
      checkpoint:
        'Disputed and unanswered questions are looked at weekly by their policy owners, who put the page right as well.',
      first_step: 'Tag 300 help desk questions. Write a page on every one of the 40 that repeat.',
      stop_test: 'Give the pages two rounds of fixes. When the test of 100 still shows under 85 right, stop.',
      alternative:
        'Keep a single page for each student task, put the dates at its head, and delete old PDFs every year.',
      risks: [
        {
          risk: 'On bad advice a student passes census date or loses the right of appeal.',
          mitigation:
            'Read dates out of the calendar system, and name a person to contact in each answer on deadlines.',
        },
        {
          risk: 'Late at night, a student in distress uses the help box.',
          mitigation:
            'Show crisis lines as soon as such words appear. First thing next day the duty counsellor is told.',
        },
      ],
      kpis: [
        {
          name: 'help requests about dates and rules',
          unit: 'per 100 students per month',
          baseline: 'four weeks of tickets, sorted by topic',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'right answers with a current link',
          unit: '% of 100 test questions',
          baseline: 'policy owners supply ten questions each with the answer',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'list of policies and review dates',
        'regulations of every course',
        'questions logged at the help desk',
        'audit clauses and what they require',
      ],
    },
    {
      workflow:
        'A question asked after hours still gets the right clause. Students and staff write in their own words and see the policy as it stands, its link and the person with authority. Whoever owns the policy hears of gaps. At audit the index finds proof for every clause.',
      build:
        'Build an assistant, closed to the outside, on course pages and policies with dates. Staff try it for a term. Students follow when it has passed 100 questions.',
      checkpoint:
        'Every week each policy owner goes through what was contested or left open, and repairs the source page too.',
      first_step: 'Read 300 old help desk questions, label them, and turn the 40 regulars into pages of their own.',
      stop_test:
        'Set 100 test questions. With two rounds of page repairs done and fewer than 85 correct, close it down.',
      alternative: 'Students need a page per task with its dates on top. Clear away outdated PDFs once a year.',
      risks: [
        {
          risk: 'An appeal limit or census date is missed because the answer was wrong.',
          mitigation: 'Deadlines are fetched from the calendar system, and a human contact closes such answers.',
        },
        {
          risk: 'The help box hears from someone in crisis when no one is there.',
          mitigation:
            'Certain words bring crisis numbers up immediately and put the case before the duty counsellor by morning.',
        },
      ],
      kpis: [
        {
          name: 'tickets asking about policy or dates',
          unit: 'per 100 students per month',
          baseline: 'tag what reaches the desk in four weeks',
          target: '25 to 40 % less',
        },
        {
          name: 'answers that cite the policy as it stands',
          unit: '% of 100 test questions',
          baseline: 'a test set, ten items per policy owner',
          target: 'at least 90 %',
        },
      ],
      data_needed: [
        'policies in force and next reviews',
        'handbook rules by course',
        'what people ask the help desk',
        'the audit standard, split by clause',
      ],
    },
    {
      workflow:
        'Every answer shows the policy in force and who may decide. Staff and students ask in their own words and get the passage with a link. If nothing fits, the question goes to the owner of the policy. Come audit time, the index lists evidence under each clause.',
      build:
        'Load an internal assistant with policies and course pages that are current and dated. It serves staff for one term. Once 100 test questions are answered well, open it to students.',
      checkpoint:
        'Each week the owners of policies take the disputed and open questions and correct the page behind them.',
      first_step: 'Go through 300 tickets from the help desk, tag them, and give a page to each of the 40 repeats.',
      stop_test: 'After two rounds of fixing pages, fewer than 85 right answers in a test of 100 means stop.',
      alternative: 'One page for every student task, dates first, and a yearly clear-out of PDFs do most of the work.',
      risks: [
        {
          risk: 'A wrong answer costs a student the census date or an appeal.',
          mitigation:
            'The calendar system supplies the dates, and a person’s contact stands under every reply on deadlines.',
        },
        {
          risk: 'Somebody tells the help box at midnight that they cannot go on.',
          mitigation: 'Words of distress call up crisis lines on screen and reach the duty counsellor next morning.',
        },
      ],
      kpis: [
        {
          name: 'help desk questions on rules and dates',
          unit: 'per 100 students per month',
          baseline: 'four weeks of tickets with a tag',
          target: 'down by 25 to 40 %',
        },
        {
          name: 'correct answers with the source in force',
          unit: '% of 100 test questions',
          baseline: 'ten questions plus answers per policy owner',
          target: '90 % or more',
        },
      ],
      data_needed: [
        'policies and their review dates',
        'regulations for courses',
        'tickets logged by the help desk',
        'audit requirements, one per clause',
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
      kpis: [
        {
          name: 'minutes for one report or observation',
          unit: 'minutes',
          baseline: 'six staff put a clock on 20 each',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'reports the reviewer returns',
          unit: '% of reports',
          baseline: 'go by the last round of reports',
          target: 'a drop of 20 to 40 %',
        },
      ],
      data_needed: [
        'sample reports and style guide',
        'three facts about every student',
        'checked glossary by language',
        'templates for letters',
      ],
      must_not_decide:
        'A child’s progress or development is judged by the teacher or educator who watched it. The tool may only word it.',
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
      kpis: [
        {
          name: 'writing time per report',
          unit: 'minutes',
          baseline: 'time 20 reports each with six staff',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'comments sent back for repair',
          unit: '% of reports',
          baseline: 'look at your most recent report round',
          target: 'bring it down 20 to 40 %',
        },
      ],
      data_needed: [
        'house style and good examples',
        'what the teacher knows of each student',
        'school terms in each language',
        'standard letters',
      ],
      must_not_decide:
        'Only the person who saw the child, teacher or educator, may judge how it is growing. Software gives no verdict.',
    },
    {
      workflow:
        'The teacher supplies the facts and the tool does the wording. Three are needed for each student: a strength, the evidence and the next step. The draft keeps house style and reading level, and a checked glossary serves families in their language. Then the teacher edits and signs.',
      build:
        'In a tool your sector approves, set up a screen for drafting. It holds the style guide and knows students by initials and facts alone. Mark machine translation as a draft; interpreters handle legal and welfare letters.',
      checkpoint:
        'Each comment is compared with the mark book by its teacher and then signed. Leaders read one class set in every year level.',
      first_step:
        'Let three teachers rewrite ten old reports each in the tool, without names, and have a leader judge blind.',
      stop_test: 'Give up when leaders spot edited tool drafts as all the same in 7 out of 10 reports.',
      alternative: 'Cut reports to two sentences and a family talk. Ask parents which parts they ever read.',
      risks: [
        {
          risk: 'Parents read three reports and hear one voice, none of it about their child.',
          mitigation: 'Demand one detail known to this teacher alone. Without it, no draft is written.',
        },
        {
          risk: 'Children’s photos, names or health details leave for an outside company.',
          mitigation:
            'Permit initials, stop photos at the screen, and merge the names inside your school system later.',
        },
      ],
      kpis: [
        {
          name: 'time spent on each report',
          unit: 'minutes',
          baseline: 'have six colleagues time 20 apiece',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'reports that bounce at review',
          unit: '% of reports',
          baseline: 'count returns in the last reporting round',
          target: 'lower by 20 to 40 %',
        },
      ],
      data_needed: [
        'the style guide with model reports',
        'facts noted per student by teachers',
        'glossary of terms, language by language',
        'letter forms in use',
      ],
      must_not_decide:
        'Teachers and educators judge a child’s development, from what they have seen themselves. The tool must not.',
    },
    {
      workflow:
        'Report weekends get shorter, and every comment still rests on what the teacher saw. In go a strength, its proof and the next step. Out comes a draft in your style that parents can read, in their own language by checked glossary. The teacher finishes and signs.',
      build:
        'Use a drafting page within an approved product, loaded with your style guide. Staff enter initials and facts. Anything translated is labelled machine draft, and a human interpreter takes on welfare and legal letters.',
      checkpoint:
        'Teachers sign after reading comment and mark book together. From each year one class set goes to a leader.',
      first_step:
        'Choose ten past reports from each of three teachers, take off the names, redraft them and ask a leader to compare unseen.',
      stop_test: 'If sameness gives the tool away in 7 cases of 10, even after editing, stop.',
      alternative: 'Two sentences and a conversation can replace the long report. First find out what families read.',
      risks: [
        {
          risk: 'When reports are interchangeable, families lose faith that you know their child.',
          mitigation: 'The draft starts only once the teacher has put in something nobody else could.',
        },
        {
          risk: 'Names, pictures or medical facts about children are passed to a service outside.',
          mitigation:
            'The page knows initials only and rejects pictures. Full names join the text in the school system.',
        },
      ],
      kpis: [
        {
          name: 'minutes per observation or report',
          unit: 'minutes',
          baseline: '20 each, timed by six staff',
          target: '30 to 50 % less',
        },
        {
          name: 'share of reports returned',
          unit: '% of reports',
          baseline: 'reviewer’s returns from the previous round',
          target: '20 to 40 % less',
        },
      ],
      data_needed: [
        'examples of good reports, and style',
        'each student’s strength, evidence, next step',
        'agreed translations of school terms',
        'existing letter templates',
      ],
      must_not_decide:
        'What a child has learned or how it develops is for the educator or teacher to say, from observation, and not for software.',
    },
    {
      workflow:
        'Three facts from the teacher become a comment that parents can read. They are a strength, the evidence and what comes next. The tool words them in house style, and for other languages uses a glossary that was checked. Teachers change what they like and sign.',
      build:
        'Inside an approved tool, drafts follow your style guide and are made from facts and initials alone. Mark translations as made by machine. Letters on welfare or law are for a human interpreter.',
      checkpoint:
        'The teacher holds each comment against the mark book before signing. A leader reads one set from each year.',
      first_step:
        'Three teachers each redo ten old, nameless reports with the tool. A leader compares them without knowing which is which.',
      stop_test: 'If leaders recognise 7 of 10 tool drafts by their sameness, edits and all, stop.',
      alternative: 'Shorten reports to two sentences, talk with the family, and ask what they would miss.',
      must_not_decide:
        'Only a teacher or educator who was there may judge how a child develops. The tool words it and no more.',
      risks: [
        {
          risk: 'Families hold two reports side by side and find the same text.',
          mitigation: 'The tool refuses to draft until it has one fact that no other teacher could know.',
        },
        {
          risk: 'A child’s name, picture or health detail goes to an outside provider.',
          mitigation: 'Initials are accepted and photos refused. The school system puts in names at the end.',
        },
      ],
      kpis: [
        {
          name: 'minutes a report takes',
          unit: 'minutes',
          baseline: 'six staff, 20 reports each, on the clock',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'reports returned for changes',
          unit: '% of reports',
          baseline: 'the reviewer’s count from last round',
          target: 'down by 20 to 40 %',
        },
      ],
      data_needed: [
        'house style with sample reports',
        'three teacher’s facts for each student',
        'word list for every home language',
        'templates of school letters',
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
      kpis: [
        {
          name: 'staff on site whose checks are all current',
          unit: '% of staff',
          baseline: 'choose one day and check everybody',
          target: '100 % without exception',
        },
        {
          name: 'incident actions done by their date',
          unit: '% of actions',
          baseline: 'take the latest 50 incidents',
          target: 'over 95 %',
        },
      ],
      data_needed: [
        'qualifications and checks of staff',
        'forms for injuries and incidents',
        'support and medical plans',
        'each standard, clause by clause',
      ],
      must_not_decide:
        'Whether a child was harmed, whether to report, and who may work with children: the child safety officer and the law answer that, no system.',
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
      kpis: [
        {
          name: 'people at work with valid checks',
          unit: '% of staff',
          baseline: 'a full count on a single day',
          target: '100 % on every day',
        },
        {
          name: 'follow-up closed in time',
          unit: '% of actions',
          baseline: 'go through 50 recent incidents',
          target: 'better than 95 %',
        },
      ],
      data_needed: [
        'clearances and qualifications held',
        'injury and incident reports',
        'medical plans and support plans',
        'the standards you are audited on',
      ],
      must_not_decide:
        'The law and your child safety officer settle questions of harm, of reporting and of fitness to work with children. Systems do not.',
    },
    {
      workflow:
        'Nobody works with children on an expired check. A single register keeps plans, tickets, checks and incident forms with dates, warns 60 days before, and reads certificates as they come. Incidents are sorted by time, place and kind. Leaders act and the file proves it.',
      build:
        'Either a module in your student or child care system or a small database will do, as long as it alerts before expiry. Have it read certificates and print an incident page monthly. Leave judgement of incidents to people.',
      checkpoint:
        'On the same day the child safety officer has read every incident. Regulator notices are signed by the principal or approved provider.',
      first_step:
        'Within the week, check every person on site in the state register. Close each gap before you look at software.',
      stop_test: 'Past week eight, one person on site with an expired check is enough to stop and replace the tool.',
      alternative:
        'Review a spreadsheet with all check dates on the first Monday, and report incidents by paper form and phone.',
      risks: [
        {
          risk: 'A serious report looks routine on screen and lies there until the month ends.',
          mitigation:
            'The child safety officer is alerted on words like abuse, harm or touch. Staff learn to ring first.',
        },
        {
          risk: 'Office staff at large can open sensitive reports.',
          mitigation: 'Restrict them to three people by name, record each opening and read that record monthly.',
        },
      ],
      kpis: [
        {
          name: 'staff fully cleared on any day',
          unit: '% of staff',
          baseline: 'check all staff at once, same day',
          target: '100 % every day',
        },
        {
          name: 'incident follow-up finished when due',
          unit: '% of actions',
          baseline: 'look at the last 50 and their dates',
          target: 'more than 95 %',
        },
      ],
      data_needed: [
        'records of checks and training',
        'completed incident and injury forms',
        'children’s medical and support plans',
        'clauses of the standard',
      ],
      must_not_decide:
        'Three things are never left to a system: was a child harmed, must it be reported, is this person safe to employ. The law decides, and your child safety officer.',
    },
    {
      workflow:
        'One dated register shows what is valid, what lapses soon and what happened. Plans, checks, incident forms and tickets are all in it. You hear 60 days ahead, new certificates are read on arrival, and incidents fall into groups. What the leader did is on record.',
      build:
        'Set up a register that warns of expiry, inside the system you run for students or child care, or as a database of its own. Certificates are read by machine, and once a month incidents fill a page. No model gives an opinion on them.',
      checkpoint:
        'Incidents reach the child safety officer that very day. What goes to the regulator is signed by principal or approved provider.',
      first_step: 'Take the state register and go through all adults on site by Friday. Gaps come first, tools later.',
      stop_test: 'If week eight has gone by and somebody’s check on site proves expired, halt and choose another tool.',
      alternative:
        'A first-Monday look at one dated spreadsheet, and a phone call with each paper form, is the plain version.',
      risks: [
        {
          risk: 'The form was routine, the matter was not, and a month goes by.',
          mitigation:
            'Some words (abuse, touch, harm) must reach the child safety officer instantly, and staff know to phone.',
        },
        {
          risk: 'Reports meant for few are open to the entire office.',
          mitigation: 'Give access to three named people. Keep a log of views, and have it read once a month.',
        },
      ],
      kpis: [
        {
          name: 'share of staff with no check missing',
          unit: '% of staff',
          baseline: 'one day’s inspection of everyone present',
          target: '100 % and nothing below',
        },
        {
          name: 'actions after incidents that met their date',
          unit: '% of actions',
          baseline: '50 incidents, newest first',
          target: 'at least 95 %',
        },
      ],
      data_needed: [
        'staff clearances with dates',
        'what was reported after incidents',
        'care plans, medical and support',
        'compliance standards by clause',
      ],
      must_not_decide:
        'Harm to a child, the duty to report and fitness for the work are matters for law and child safety officer. No register may answer them.',
    },
    {
      workflow:
        'You can show on any day that every check is valid. One register with dates holds checks, plans, tickets and incident forms. It warns you 60 days before a lapse, takes in certificates and sorts incidents into groups. The leader’s action goes on file.',
      build:
        'What you need is a register with alerts before expiry, as a database or inside the software for students or child care. It reads certificates and makes one incident page a month. A model has no business judging incidents.',
      checkpoint:
        'The child safety officer reads incidents on the day. Notices go to the regulator with the approved provider’s or principal’s signature.',
      first_step:
        'Go through everyone on site this week in the state register. Settle what is missing, and only then look at tools.',
      stop_test: 'One expired check on site after week eight is enough. Stop and get a different tool.',
      alternative: 'Read one dated sheet of checks each first Monday, and back every paper form with a call.',
      must_not_decide:
        'Harm to a child, reporting it and clearing a person to work with children are questions for the law and the child safety officer. No system answers them.',
      risks: [
        {
          risk: 'A serious matter is typed into a routine form and seen weeks later.',
          mitigation:
            'Any mention of touch, harm or abuse alerts the child safety officer. Staff are trained to ring and not to type.',
        },
        {
          risk: 'Private reports can be read by whoever sits in the office.',
          mitigation: 'Three people by name have access. Views are logged and the log is gone through monthly.',
        },
      ],
      kpis: [
        {
          name: 'staff present with all checks in date',
          unit: '% of staff',
          baseline: 'inspect everybody’s checks on one day',
          target: '100 % day in, day out',
        },
        {
          name: 'incident actions finished on time',
          unit: '% of actions',
          baseline: 'actions from the last 50 incidents',
          target: '95 % or more',
        },
      ],
      data_needed: [
        'checks and qualifications by staff member',
        'reports of incidents and injuries',
        'plans for medical and other support',
        'standards, split into clauses',
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
      kpis: [
        {
          name: 'office hours of typing and chasing',
          unit: 'hours per week',
          baseline: 'count by task over two weeks',
          target: 'bring it down 35 to 55 %',
        },
        {
          name: 'fees over 30 days late',
          unit: '% of fees billed',
          baseline: 'read the ledger today',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: ['forms now in use', 'claims refused, and why', 'the fee ledger by age', 'list of suppliers'],
      must_not_decide:
        'Barring a child over fees, or refusing credit transfer, is for the principal or course coordinator. The system does neither.',
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
      kpis: [
        {
          name: 'typing and follow-up in the office',
          unit: 'hours per week',
          baseline: 'two weeks of tallies, task by task',
          target: 'a drop of 35 to 55 %',
        },
        {
          name: 'share of fees more than 30 days behind',
          unit: '% of fees billed',
          baseline: 'look at the ledger as it stands',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'every form you hand out',
        'rejected claims and reasons given',
        'what is owed, by age',
        'your suppliers',
      ],
      must_not_decide:
        'It is for the course coordinator to refuse credit transfer, and for the principal to bar a child over fees, never for a system.',
    },
    {
      workflow:
        'Forms are typed once, by the family, and the office only checks. Paper, scans and mail are read, with tests on USI, birth date, subsidy number and other fields. Missing items are listed for staff to confirm. Fee reminders in a friendly tone leave on fixed days.',
      build:
        'Put the forms online before anything else. Whatever paper is left goes through capture that tests for AVETMISS or subsidy rules. Reminders come in three tones, each approved by the bursar.',
      checkpoint:
        'New student records are checked against the form by office staff. Tuesday is the day the bursar sends reminders.',
      first_step: 'Look at 40 enrolment forms. Count the fields left blank, filled wrongly or typed twice.',
      stop_test: 'Six weeks in, stop if repairs run higher than 1 in 20 records.',
      alternative: 'Have a web form that insists on its fields, and mail each family the year’s fee dates in January.',
      risks: [
        {
          risk: 'The reader skips a note on custody or an allergy.',
          mitigation: 'A person goes through health and court boxes on arrival day, without exception.',
        },
        {
          risk: 'Reminder upon reminder lands on a family that cannot pay.',
          mitigation: 'The bursar phones after two reminders. All automatic letters cease under a hardship plan.',
        },
      ],
      kpis: [
        {
          name: 'weekly hours on forms and reminders',
          unit: 'hours per week',
          baseline: 'tally each task for two weeks',
          target: 'lower by 35 to 55 %',
        },
        {
          name: 'late fees, past 30 days',
          unit: '% of fees billed',
          baseline: 'today’s ledger, sorted by age',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'the forms families fill in',
        'list of failed claims with cause',
        'fees outstanding by month',
        'supplier names and accounts',
      ],
      must_not_decide:
        'No system shuts a child out over unpaid fees or turns down credit transfer. A principal or coordinator must.',
    },
    {
      workflow:
        'Less typing, fewer gaps, calmer fee days: that is what this brings. Bills, transcripts and forms are read however they come. Each USI, date of birth and subsidy number is tested and gaps are shown. People in the office confirm, and reminders go on set dates.',
      build:
        'Move enrolment online, which leaves little to read. Then capture the remaining paper against subsidy or AVETMISS rules. The bursar approves reminder letters in three tones ahead of time.',
      checkpoint:
        'Beside each form, office staff confirm the record of a new student. The bursar frees reminders once a week, on Tuesday.',
      first_step: 'Choose 40 forms from the last enrolment and mark each field that was missing, false or keyed again.',
      stop_test: 'After six weeks, count repairs. Over 1 in 20 records is too many, and you stop.',
      alternative: 'Send out one fee calendar in January, and use web forms that cannot be left half empty.',
      risks: [
        {
          risk: 'An allergy or a court order on the form never reaches anyone.',
          mitigation: 'Same day, same rule: human eyes on every court box and health box.',
        },
        {
          risk: 'Stiff letters keep coming to people already in trouble.',
          mitigation: 'After reminder two the bursar calls. A plan for hardship turns off the automatic mail.',
        },
      ],
      kpis: [
        {
          name: 'time the office types and chases',
          unit: 'hours per week',
          baseline: 'keep a two-week list by type of task',
          target: '35 to 55 % less',
        },
        {
          name: 'fees overdue by more than 30 days',
          unit: '% of fees billed',
          baseline: 'take the figure from the ledger now',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'enrolment and consent forms',
        'claims sent back, with grounds',
        'age list of unpaid fees',
        'who supplies you',
      ],
      must_not_decide:
        'Credit transfer and exclusion over fees are human decisions, made by course coordinator or principal. Keep the system out.',
    },
    {
      workflow:
        'The office confirms what the tool has read, and types little. It takes in bills, forms and transcripts in any shape, tests fields like birth date, USI and subsidy number, and shows gaps. On fixed days, courteous reminders about fees go out.',
      build:
        'Online forms come first, because they need no reading. Capture handles leftover paper and checks it by the subsidy or AVETMISS rules. Have the bursar approve three tones of reminder.',
      checkpoint:
        'A record for a new student is confirmed with the form in hand, and reminders leave on Tuesday after the bursar’s release.',
      first_step: 'In 40 enrolment forms, find the fields that were wrong, blank or entered twice.',
      stop_test: 'If over 1 in 20 records still needs mending at six weeks, stop.',
      alternative: 'In January send each family the fee calendar, and let a web form demand every field it needs.',
      must_not_decide:
        'A principal or course coordinator decides on credit transfer and on a child whose fees are unpaid. It must not be the system.',
      risks: [
        {
          risk: 'Software reads past a line on custody or an allergy.',
          mitigation: 'Court and health boxes are for a person, who reads them on arrival.',
        },
        {
          risk: 'A family that is struggling gets one stiff letter after the next.',
          mitigation: 'After the second, the bursar rings up, and a hardship plan ends automatic mail.',
        },
      ],
      kpis: [
        {
          name: 'weekly office hours on typing and reminders',
          unit: 'hours per week',
          baseline: 'a fortnight’s tally, one line per task',
          target: 'down by 35 to 55 %',
        },
        {
          name: 'fees unpaid after 30 days',
          unit: '% of fees billed',
          baseline: 'what the ledger shows today',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'all forms in present use',
        'rejected claims, each with its reason',
        'unpaid fees sorted by age',
        'names of suppliers',
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
      kpis: [
        {
          name: 'forecast error eight weeks ahead of term',
          unit: '% of students',
          baseline: 'set old budgets beside census counts',
          target: 'bring it down 20 to 35 %',
        },
        {
          name: 'late cancellations of classes or courses',
          unit: 'per intake',
          baseline: 'look at three past intakes',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'three years of applications and enrolments, dated',
        'exits and re-enrolments',
        'population of the area',
        'capacity in rooms and staff',
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
      kpis: [
        {
          name: 'gap between forecast and census',
          unit: '% of students',
          baseline: 'past budget figures against real numbers',
          target: 'a drop of 20 to 35 %',
        },
        {
          name: 'courses called off at the last minute',
          unit: 'per intake',
          baseline: 'count in the latest three intakes',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'dated applications and enrolments, three years back',
        'who re-enrolled and who left',
        'births and people nearby',
        'how many staff and rooms',
      ],
    },
    {
      workflow:
        'Classes and staff are planned on a range that tightens every fortnight. It comes from applications, acceptances, re-enrolments and births nearby, for each year level, day or course. On dates fixed in advance, leaders decide on classes, staffing and marketing with it before them.',
      build:
        'Make a sheet from three past intakes that shows how each source and stage converts. A simple model can follow and give a range. Give it buttons for scenarios: a visa cap, a new housing estate.',
      checkpoint: 'Before any class is fixed, leaders hear the range and last year’s errors from the business manager.',
      first_step: 'List applications by week over three intakes and draw the curves on one page.',
      stop_test: 'If two intakes pass and the registrar’s estimate is as good as the sheet, stop.',
      alternative: 'Fix one date a year to read weekly applications for the past three years.',
      risks: [
        {
          risk: 'Contracts are ended on a low forecast, and afterwards the students come.',
          mitigation: 'Decide staffing from the middle of the range on an agreed day, and keep it quiet until then.',
        },
        {
          risk: 'A neighbouring school closes once and every later forecast is bent.',
          mitigation: 'Exceptional years carry a mark, and you show results both including and excluding them.',
        },
      ],
      kpis: [
        {
          name: 'error of the forecast eight weeks out',
          unit: '% of students',
          baseline: 'what budgets said and what census found',
          target: 'lower by 20 to 35 %',
        },
        {
          name: 'classes dropped late',
          unit: 'per intake',
          baseline: 'three intakes, cancellations counted',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'applications and enrolments with dates, three years',
        'students returning and leaving',
        'figures on local population',
        'rooms and staff available',
      ],
    },
    {
      workflow:
        'You know sooner how many classes to open. Re-enrolments, local births, applications and acceptances give expected numbers for each course, year level or day. Every fortnight narrows the range. Leaders use it on set dates for staff, marketing and classes.',
      build:
        'Begin with conversion by stage and source over three earlier intakes. A modest model with a range comes next, and buttons that try out a new estate or fewer visas.',
      checkpoint:
        'The business manager opens with the range and how wrong it was a year ago. Only then are classes settled.',
      first_step: 'Dig out weekly application counts of the past three intakes and chart them together.',
      stop_test: 'Compare for two intakes. If the registrar alone came as near, the sheet has no use.',
      alternative:
        'Keep three years of weekly application figures in a table, and consult it on the same day every year.',
      risks: [
        {
          risk: 'A pessimistic number costs contract staff their posts before enrolments pick up.',
          mitigation: 'Fix the decision date, use mid-range and tell no one beforehand.',
        },
        {
          risk: 'An unusual year, perhaps when another school shut, throws out the ones that follow.',
          mitigation: 'Tag such years in the data. Run the forecast twice, once leaving them out.',
        },
      ],
      kpis: [
        {
          name: 'distance between forecast and enrolment',
          unit: '% of students',
          baseline: 'budgets of earlier years held against census day',
          target: '20 to 35 % less',
        },
        {
          name: 'courses and classes cut late',
          unit: 'per intake',
          baseline: 'cancellations over your last three intakes',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'application and enrolment dates since three years',
        're-enrolments against departures',
        'local births and housing',
        'limits on rooms and staff',
      ],
    },
    {
      workflow:
        'Leaders fix classes, staff and marketing on set dates, with an honest range before them. It is built on re-enrolment, applications, acceptances and local births, by course, day or year level. With each fortnight it becomes narrower.',
      build:
        'Three past intakes give you conversion by source and by stage, on a sheet. A modest model that gives ranges comes after. Scenario buttons test a visa cap or new houses nearby.',
      checkpoint:
        'The range, and how far it missed last year, is presented by the business manager. Classes are fixed afterwards.',
      first_step: 'Plot weekly applications for the three latest intakes on a single sheet of paper.',
      stop_test: 'Stop when the registrar has guessed as well as the sheet in two intakes running.',
      alternative:
        'Weekly application figures for three years in one table are enough, if you read them on one fixed date a year.',
      risks: [
        {
          risk: 'Contracts are cut because of the forecast, and then enough students enrol.',
          mitigation: 'Set a date, use the middle figure for staff decisions, and tell nobody in advance.',
        },
        {
          risk: 'One strange year, for instance a school closure nearby, pulls every later forecast off course.',
          mitigation: 'Odd years are labelled, and leaders see the forecast in both forms, with and without.',
        },
      ],
      kpis: [
        {
          name: 'forecast miss eight weeks before term',
          unit: '% of students',
          baseline: 'earlier budgets beside the census figures',
          target: 'down by 20 to 35 %',
        },
        {
          name: 'late course or class cancellations',
          unit: 'per intake',
          baseline: 'the three latest intakes',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'three years of dated applications and enrolments',
        'who stays and who leaves',
        'population data for the area',
        'places, rooms and staff on hand',
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
      kpis: [
        {
          name: 'students with a single joined record',
          unit: '% of students',
          baseline: 'match two systems’ exports one time',
          target: 'over 98 %',
        },
        {
          name: 'staff who know the AI rules',
          unit: '% in a five-question check',
          baseline: 'put five questions to 30 staff this month',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'systems and sheets people use',
        'student numbers in every system',
        'policies now in force',
        'a survey of staff',
      ],
      must_not_decide:
        'Streaming, excluding or rating a child is for teachers and leaders, after hearing the family. Joined data alone never does it.',
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
      kpis: [
        {
          name: 'share of students joined up',
          unit: '% of students',
          baseline: 'compare exports from two systems once',
          target: 'better than 98 %',
        },
        {
          name: 'staff who can say what AI is for',
          unit: '% in a five-question check',
          baseline: 'this month, quiz 30 of them',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'an inventory of sheets and systems',
        'numbers that identify each student',
        'today’s policies',
        'answers from staff',
      ],
      must_not_decide:
        'A child is not rated, excluded or streamed because the data says so. That takes leaders and teachers who have listened to the family.',
    },
    {
      workflow:
        'Everything known about a student hangs together, and each person sees only their part. One number joins rolls, results and support plans, while private sheets are moved or closed. Two pages set out which tool is for what. Staff rehearse on safe cases, and leaders get fortnightly figures.',
      build:
        'Start from the data module in your present system. Approve a short list of tools and hold two practice sessions in each team. Staff, students and families help to write the AI rules.',
      checkpoint: 'Access is signed off termly by principal or director, who reads the welfare log as well.',
      first_step:
        'Have teams list all sheets and tools with student data in them. The list will be longer than you think.',
      stop_test: 'One term in, count the private sheets. If their number has grown, stop.',
      alternative: 'Shut half the spreadsheets, agree how files are named, and keep AI rules to one page.',
      risks: [
        {
          risk: 'With records joined, welfare notes lie open to all teachers.',
          mitigation:
            'Give each group its layer. Teachers have rolls and results, support staff have plans, and three named people have welfare notes.',
        },
        {
          risk: 'Rules that forbid too much drive staff to use tools in secret.',
          mitigation: 'Say yes to five uses now, and for a term treat reported slips without blame.',
        },
      ],
      kpis: [
        {
          name: 'joined student records',
          unit: '% of students',
          baseline: 'one comparison of exports from both systems',
          target: 'more than 98 %',
        },
        {
          name: 'staff who pass the rules check',
          unit: '% in a five-question check',
          baseline: 'take 30 people and ask five questions',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'which sheets and systems are about',
        'student IDs as each system has them',
        'written policies',
        'what staff say they use',
      ],
      must_not_decide:
        'Joined records inform. Leaders and teachers, once the family has been heard, decide on streaming, exclusion or any rating.',
    },
    {
      workflow:
        'Before AI comes order: a single student number across rolls, results and support plans. Personal spreadsheets are folded in or retired. A rule of two pages tells staff which tools serve which purpose. They try it on harmless examples, and a page of figures goes to leaders every fortnight.',
      build:
        'Your system’s data module, an approved tool list and two sessions to practise in each team are the parts. The rules for AI are drawn up together with families, students and staff.',
      checkpoint:
        'The access list gets the director’s or principal’s signature every term. The log on welfare notes is read then too.',
      first_step: 'Each team writes up what it uses for student data, be it sheet or tool. Brace for a long list.',
      stop_test: 'If a term ends with more private sheets about than it began with, call a halt.',
      alternative: 'Bring the spreadsheets down by half, name files by one rule and write a single page on AI.',
      risks: [
        {
          risk: 'Once systems are linked, any teacher might read what is written about a child’s welfare.',
          mitigation:
            'Build layers of access: results and rolls to teachers, plans to support staff, welfare notes to three people listed by name.',
        },
        {
          risk: 'Too tight a rule, and staff simply hide what they do.',
          mitigation: 'Publish five permitted uses today. Nobody is blamed for slips they report in the first term.',
        },
      ],
      kpis: [
        {
          name: 'students whose records match across systems',
          unit: '% of students',
          baseline: 'run one match of two exports',
          target: 'at least 98 %',
        },
        {
          name: 'knowledge of the AI rules',
          unit: '% in a five-question check',
          baseline: 'five questions each to 30 of your staff',
          target: 'at least 90 %',
        },
      ],
      data_needed: [
        'all systems and sheets with student data',
        'matching numbers between systems',
        'rules already written',
        'results of a staff survey',
      ],
      must_not_decide:
        'Families are heard, and then teachers and leaders decide. A joined record by itself may not stream, rate or exclude any child.',
    },
    {
      workflow:
        'One student number holds results, rolls and support plans together. Sheets kept in private are moved in or given up. Which tool is for which task stands on two pages, and staff learn it on safe examples. Leaders get a fortnightly page of figures.',
      build:
        'Most of it you own: the data module in your system. To that, add approved tools on a list and two practice sessions for each team. Invite families, staff and students when you write the AI rules.',
      checkpoint:
        'Each term the access list is signed by the director or principal, after reading who opened welfare notes.',
      first_step: 'Let each team write down all the tools and sheets that hold student data. There will be many.',
      stop_test: 'A term later, stop if people keep more private sheets than before.',
      alternative: 'Cut the number of spreadsheets in half, name files one way, and agree a page of rules for AI.',
      must_not_decide:
        'To stream, rate or exclude a child takes teachers and leaders who have heard the family. Joined data may not do it alone.',
      risks: [
        {
          risk: 'Once joined, records show welfare notes to people who only teach.',
          mitigation:
            'Open them layer by layer: rolls with results for those who teach, plans for those in support, welfare notes for three people by name.',
        },
        {
          risk: 'Staff who find the rule too strict go on without telling you.',
          mitigation: 'Allow five uses from today. During the first term a slip may be reported and no one is blamed.',
        },
      ],
      kpis: [
        {
          name: 'students joined in one record',
          unit: '% of students',
          baseline: 'a single match between two systems’ exports',
          target: '98 % or more',
        },
        {
          name: 'staff able to explain the AI rules',
          unit: '% in a five-question check',
          baseline: 'five questions to each of 30 staff',
          target: '90 % or more',
        },
      ],
      data_needed: [
        'tools and sheets now in use',
        'identifiers for students in each system',
        'policies as written today',
        'survey answers from staff',
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
      kpis: [
        {
          name: 'complaints answered in two school days',
          unit: '% of complaints',
          baseline: 'check your latest 40',
          target: 'over 95 %',
        },
        {
          name: 'mail that first reached the wrong person',
          unit: '% of mails',
          baseline: 'look at 200 mails',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'office mail from three months',
        'register of complaints',
        'comments in surveys',
        'your policy for replies',
      ],
      must_not_decide:
        'Whether a complaint is upheld is for the principal; whether a child is at risk, for the child safety officer. The tool judges neither.',
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
      kpis: [
        {
          name: 'complaints with a prompt first reply',
          unit: '% of complaints',
          baseline: '40 recent ones, date in and date out',
          target: 'better than 95 %',
        },
        {
          name: 'misdirected mail',
          unit: '% of mails',
          baseline: 'follow 200 mails to their first reader',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'three months’ mail to the office',
        'complaints on record',
        'what surveys brought in',
        'rules on when you reply',
      ],
      must_not_decide:
        'A child’s risk and the merit of a complaint are weighed by child safety officer and principal, not by sorting software.',
    },
    {
      workflow:
        'Anything about harm or bullying reaches a person at once, and the rest is sorted. Office mail and survey comments are given topic, urgency and the right reader as they come, with a first reply drafted. Leaders get the term’s themes with quotes and no names.',
      build:
        'Work in your own tenancy. Rules sort the shared mailbox, complaints go on a register with due dates, and survey themes fill a report. Routine topics alone get drafted answers.',
      checkpoint:
        'The office lead scans the sorted mail in two rounds, 9 am and 2 pm. The result of any complaint has a leader’s signature.',
      first_step: 'Take 200 mails and give each its topic and its proper first reader.',
      stop_test: 'Test on 300 mails from earlier. One missed sign of harm that your staff had noticed means stop.',
      alternative: 'Publish your reply hours, give each year level its own address, and log complaints on one sheet.',
      risks: [
        {
          risk: 'Software files a disclosure of abuse under general enquiries.',
          mitigation:
            'Send doubtful mail up. The child safety officer is told of any sign of harm, and each week you check for misses.',
        },
        {
          risk: 'Polished answers leave parents feeling processed.',
          mitigation: 'Ring about a complaint before writing. Dates, forms and thank-you notes may be drafted.',
        },
      ],
      kpis: [
        {
          name: 'first replies inside two school days',
          unit: '% of complaints',
          baseline: 'the last 40 complaints with both dates',
          target: 'more than 95 %',
        },
        {
          name: 'mails that land on the wrong desk',
          unit: '% of mails',
          baseline: 'draw 200 and see who opened them',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'the office inbox, last three months',
        'log of complaints and deadlines',
        'free-text survey answers',
        'reply policy for families',
      ],
      must_not_decide:
        'The principal rules on complaints, and the child safety officer on risk. Sorting mail gives a tool no say in either.',
    },
    {
      workflow:
        'The right person reads the right mail the same morning. Each message and survey comment gets a subject, an urgency and an addressee, and ordinary ones get a draft reply. Signs of bullying or harm skip the queue to a human. Themes go to leaders once a term, quoted without names.',
      build:
        'Three parts sit in your tenancy: mailbox sorting rules, a register that dates every complaint, and a report on what surveys say. Leave drafts to the routine.',
      checkpoint:
        'The office lead goes over the sorting twice daily, 9 am and 2 pm. Leaders sign how complaints are closed.',
      first_step: 'Read 200 mails, note each topic, and who ought to have opened it.',
      stop_test: 'Run 300 old mails. If it misses one sign of harm known to staff, end it.',
      alternative:
        'One sheet as register, one address per year level and answer times that families know will carry you far.',
      risks: [
        {
          risk: 'What a child says about abuse is treated as everyday mail.',
          mitigation:
            'In doubt, escalate. Signs of harm sound an alert at the child safety officer’s desk, and a weekly review looks for misses.',
        },
        {
          risk: 'The tone is so smooth that families suspect a machine.',
          mitigation: 'Complaints are answered by phone to start with. Leave drafting to thanks, dates and forms.',
        },
      ],
      kpis: [
        {
          name: 'complaints that hear back in time',
          unit: '% of complaints',
          baseline: 'go through 40, newest first',
          target: 'at least 95 %',
        },
        {
          name: 'mail with a wrong first reader',
          unit: '% of mails',
          baseline: 'a sample of 200 mails, traced',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'a quarter’s mail to the office',
        'complaints and when they fell due',
        'remarks from parent surveys',
        'what you promise on reply times',
      ],
      must_not_decide:
        'Is the child at risk, is the complaint justified? Ask the child safety officer and the principal. The tool must not answer.',
    },
    {
      workflow:
        'Families get a quick first answer, and grave matters get a person at once. The tool tags each office mail and survey comment with topic, urgency and reader, and drafts a reply. Bullying or harm goes straight to someone. Leaders see each term’s themes in quotes, nameless.',
      build:
        'Inside your own tenancy, set the shared mailbox to sort itself. A register keeps complaints with their due dates, and a report sums up survey themes. Draft answers to routine topics only.',
      checkpoint:
        'Sorted mail is checked by the office lead twice: once at 9 am, once at 2 pm. Leaders sign off complaints.',
      first_step: 'Label 200 mails by topic, and mark for each who should have read it first.',
      stop_test: 'Let it read 300 past mails. Stop if there is one sign of harm that staff saw and it did not.',
      alternative: 'Separate addresses for year levels, known reply hours and a register on a sheet need no software.',
      must_not_decide:
        'Upholding a complaint is the principal’s decision, and a child at risk is the child safety officer’s. The tool decides nothing of the kind.',
      risks: [
        {
          risk: 'A message that reveals abuse lands among ordinary questions.',
          mitigation:
            'If in doubt, move it up. The child safety officer gets each hint of harm, and a weekly look covers what slipped by.',
        },
        {
          risk: 'Parents sense a machine behind well-turned phrases.',
          mitigation: 'Call first about any complaint. Thanks, forms and dates are fit for drafts.',
        },
      ],
      kpis: [
        {
          name: 'complaints answered within two school days',
          unit: '% of complaints',
          baseline: 'dates on the latest 40 complaints',
          target: '95 % or more',
        },
        {
          name: 'mail opened first by the wrong person',
          unit: '% of mails',
          baseline: 'trace 200 mails',
          target: 'down by 40 to 60 %',
        },
      ],
      data_needed: [
        'office inbox for three months',
        'all complaints with due dates',
        'comments families left in surveys',
        'your rule on answering mail',
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
      kpis: [
        {
          name: 'days from request to match',
          unit: 'days',
          baseline: 'go through 60 recent requests',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'matches that last eight weeks',
          unit: '% of matches',
          baseline: 'two terms of matches',
          target: 'a gain of 5 to 12 points',
        },
      ],
      data_needed: [
        'register of hosts or tutors',
        'requests by students',
        'how past matches went',
        'dates of clearances',
      ],
      must_not_decide:
        'Turning down a tutor, host or learner is for the coordinator, who writes down why. The ranking may not.',
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
      kpis: [
        {
          name: 'wait for a confirmed match',
          unit: 'days',
          baseline: 'measure it on 60 past requests',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'matches alive at week eight',
          unit: '% of matches',
          baseline: 'look back two terms',
          target: '5 to 12 points higher',
        },
      ],
      data_needed: [
        'tutors and hosts on file',
        'what students asked for',
        'earlier matches and their end',
        'when each clearance expires',
      ],
      must_not_decide:
        'The coordinator says no where it must be said, and notes the reason. A ranking rejects nobody, learner, host or tutor.',
    },
    {
      workflow:
        'A learner has a fitting tutor in days, with the reasons on paper. The request states level, subject, times, needs and travel. The tool checks clearances and gives three to five names, and the coordinator rings the best one. Spoken notes after sessions turn into updates for parents.',
      build:
        'First clean the register of tutors or hosts: area, skills, times and checks. Then add a ranking whose reasons anyone can read. Tutors speak their session notes and approve the text.',
      checkpoint: 'Both sides have heard from the coordinator by phone before they first meet.',
      first_step: 'Write up 30 recent matches with calls and days for each, and say why three broke down.',
      stop_test: 'Two months on, see how many choices came from outside the list. Over half, and you stop.',
      alternative: 'Share a sheet that filters on subject, day and suburb, and speak to hosts two times a year.',
      risks: [
        {
          risk: 'Old patterns live on in the ranking, so certain names see fewer students.',
          mitigation: 'Rank without gender, age or name, and review every term what hours each tutor has been offered.',
        },
        {
          risk: 'A family opens the door to a tutor with an expired clearance.',
          mitigation:
            'The system stops any match lacking a valid check. The state register is there for the coordinator to see.',
        },
      ],
      kpis: [
        {
          name: 'time it takes to match',
          unit: 'days',
          baseline: 'dates of your latest 60 requests',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'pairings still going at eight weeks',
          unit: '% of matches',
          baseline: 'count them for the past two terms',
          target: 'a rise of 5 to 12 points',
        },
      ],
      data_needed: [
        'up-to-date list of tutors or hosts',
        'open and past requests',
        'results of former matches',
        'clearances and expiry dates',
      ],
      must_not_decide:
        'To turn away a learner, tutor or host takes a person and a written reason: the coordinator, not the ranking.',
    },
    {
      workflow:
        'The coordinator chooses from a short list instead of memory. Enter subject, level, travel, times and needs, and three to five fits appear, each explained and with clearances checked. Calls begin at the top. A tutor’s brief voice note becomes what parents read afterwards.',
      build:
        'You need a register you can trust, with each tutor’s or host’s checks, times, skills and area. The ranking on top must explain itself. Session notes are dictated, then approved by the tutor.',
      checkpoint: 'Each first session or placement waits until the coordinator has rung both sides.',
      first_step: 'Take your 30 latest matches and list calls, days and, for three that went wrong, the cause.',
      stop_test: 'When more than half the choices after two months ignore the list, end it.',
      alternative:
        'Keep one filtered sheet by suburb, subject and day, with a round of calls to hosts every six months.',
      risks: [
        {
          risk: 'Bias from earlier years steers students away from some names.',
          mitigation: 'The rank never sees name, gender or age. Offered hours are compared tutor by tutor each term.',
        },
        {
          risk: 'Someone without current clearance is sent into a family home.',
          mitigation:
            'Make a valid check the condition of every match, blocked by system and seen on the state register.',
        },
      ],
      kpis: [
        {
          name: 'days until both sides confirm',
          unit: 'days',
          baseline: 'take 60 requests and count the days',
          target: '30 to 50 % less',
        },
        {
          name: 'matches that hold past eight weeks',
          unit: '% of matches',
          baseline: 'figures for the last two terms',
          target: 'up 5 to 12 points',
        },
      ],
      data_needed: [
        'who tutors or hosts, with skills',
        'requests as they came in',
        'match history and outcomes',
        'expiry of every clearance',
      ],
      must_not_decide:
        'No learner, tutor or host is refused by a score. That is the coordinator’s decision, with the grounds on file.',
    },
    {
      workflow:
        'You get three to five good matches and the reason for each. They follow from needs, level, subject, travel and times, and the tool has checked clearances. The coordinator phones the best one first. After a session the tutor says a few words, which become the update to parents.',
      build:
        'Everything rests on a register of hosts or tutors with checks, area, skills and times kept clean. A ranking with plain reasons sits on it. Tutors speak a note after each session and approve the wording.',
      checkpoint: 'Nobody meets for a first session or placement until the coordinator has talked with each side.',
      first_step: 'For 30 recent matches, note how many days and calls they took, and look at three that failed.',
      stop_test: 'Stop if, two months in, the coordinator looks past the list for over half of all matches.',
      alternative:
        'A sheet everyone shares, filtered by day, subject and suburb, and two calls a year to each host come close.',
      must_not_decide:
        'Refusing a host, tutor or learner is up to the coordinator, with the reason on record. Rankings refuse no one.',
      risks: [
        {
          risk: 'The ranking repeats the past and offers fewer students to certain names.',
          mitigation: 'It works without name, gender and age. Hours offered are compared between tutors every term.',
        },
        {
          risk: 'A tutor whose clearance has lapsed visits a child at home.',
          mitigation:
            'Matches without a valid check are impossible in the system, and the coordinator also sees the state register.',
        },
      ],
      kpis: [
        {
          name: 'days a request waits for its match',
          unit: 'days',
          baseline: 'check dates on 60 requests',
          target: 'down by 30 to 50 %',
        },
        {
          name: 'matches that last beyond eight weeks',
          unit: '% of matches',
          baseline: 'all matches of two past terms',
          target: 'better by 5 to 12 points',
        },
      ],
      data_needed: [
        'list of hosts and tutors',
        'requests students made',
        'former matches and how they ended',
        'date each clearance runs out',
      ],
    },
  ],
  'education/lesson-places-and-make-ups': [
    {
      workflow:
        'Somebody is away or moves up, and a place is free. By text it goes to the family that fits next in age, level, weekday and instructor; the first to say yes has it. On Fridays the coordinator gets three lists: classes below three, children due to move, families absent twice. Merging, moving and ringing stay with people.',
      build:
        'The class software in use (Jackrabbit, My Music Staff, iClassPro or Udio) already has tokens for make-ups, waitlists and text messages. Turn them on and put your rules in plain words. From attendance, draw a weekly sheet of free places, families drifting away and children who are ready.',
      checkpoint:
        'Moves between levels need the head instructor’s approval. No class is merged until the coordinator has gone through Friday’s list.',
      first_step: 'Have the desk tally two weeks of calls for changes, and list unfilled places by hour and class.',
      stop_test:
        'One term is the test. End it if fewer than 3 points more places are filled, or when over five families a month object to the messages.',
      alternative:
        'Set a single make-up rule that all can read. Two open classes each Saturday and a shared waitlist sheet do the rest.',
      risks: [
        {
          risk: 'The offer puts a weak swimmer or beginner where they cannot cope.',
          mitigation: 'Use only levels that an instructor confirmed within eight weeks.',
        },
        {
          risk: 'Too many messages in the evening drive people off.',
          mitigation: 'Send from 9 to 6, once per free place to each family, and make opting out easy.',
        },
      ],
      kpis: [
        {
          name: 'share of lesson places taken',
          unit: '% of places offered',
          baseline: 'look at the most recent whole term',
          target: '5 to 8 points better',
        },
        {
          name: 'desk calls on swaps and missed lessons',
          unit: 'calls per week',
          baseline: 'tally them for two weeks',
          target: '40 to 60 % fewer',
        },
        {
          name: 'families back for another term',
          unit: '% of families',
          baseline: 'compare three terms',
          target: '3 to 5 points better',
        },
      ],
      data_needed: [
        'who is in which class, at what age and level',
        'roll of each lesson',
        'dates and results of level tests',
        'requests for make-ups, and those waiting',
      ],
      must_not_decide:
        'A qualified instructor says what level suits a child and what number is safe in the pool or vehicle. Software may offer a place and no more.',
    },
    {
      workflow:
        'Free places find their next pupil by themselves. As soon as a lesson is cancelled or a child changes level, a text goes to the best match on the waiting list, and the earliest reply is booked. A Friday sheet names thin classes, pupils ready for more and households that skipped two lessons, for the coordinator to act on.',
      build:
        'You need no new product: waiting lists, texts and make-up credits are part of Udio, Jackrabbit, iClassPro and My Music Staff. Agree simple rules for moves and make-ups first. Then let attendance produce a sheet every week showing gaps, children to promote and families to ring.',
      checkpoint:
        'Friday’s sheet is read by the coordinator ahead of any merger, and the head instructor signs each change of level.',
      first_step: 'During two weeks, note at the desk who rings about a change, and where places stay empty.',
      stop_test:
        'If a full term passes and places filled have risen by less than 3 points, stop. More than five complaints about texts in a month also mean stop.',
      alternative:
        'A shared sheet for those waiting, open make-up sessions twice on Saturday and one written rule cost nothing.',
      risks: [
        {
          risk: 'A pupil lands in a class above their strength, in deep water at worst.',
          mitigation: 'The match ignores any level older than eight weeks or not signed by an instructor.',
        },
        {
          risk: 'Families tire of texts and give up the lessons.',
          mitigation: 'Limit it to one message for a place, in the hours from 9 to 6, with an easy no thanks.',
        },
      ],
      kpis: [
        {
          name: 'lesson places in use',
          unit: '% of places offered',
          baseline: 'take the roll of a finished term',
          target: '5 to 8 points higher',
        },
        {
          name: 'phone traffic about make-ups',
          unit: 'calls per week',
          baseline: 'let the desk count for two weeks',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'households that re-enrol',
          unit: '% of families',
          baseline: 'check the past three terms',
          target: '3 to 5 points higher',
        },
      ],
      data_needed: [
        'class rolls with instructor, level and age',
        'presence and absence per lesson',
        'level records with their dates',
        'make-up and waiting requests',
      ],
      must_not_decide:
        'No message moves a child up. The instructor, who is qualified, decides on level and on numbers in water or car.',
    },
    {
      workflow:
        'An empty place is offered again straight away. Whether a child is ill or moves up, the family that suits best by day, level, age and instructor gets a text, and the first yes is booked. The coordinator’s Friday list shows classes under three, children to move up and families with two absences. People decide the rest.',
      build:
        'Use the class software you pay for, such as iClassPro, Udio, Jackrabbit or My Music Staff, and activate its texts, waitlists and make-up tokens. Put rules for moves and make-ups in simple words. Attendance then gives a weekly list: gaps, children ready for more, families you may lose.',
      checkpoint:
        'A move between levels takes the head instructor’s yes. Before classes are merged the coordinator reads through the Friday list.',
      first_step: 'Keep a two-week count of empty places per class and hour and of every call asking for a change.',
      stop_test:
        'Stop after one term if places filled have gained under 3 points, or once texts bring over five complaints in a month.',
      alternative:
        'One published rule on make-ups, two open Saturday classes for them and a waitlist everyone can see will do.',
      must_not_decide:
        'It is the qualified instructor who decides on a child’s level and on how many swim or ride along. Offering places is all the system does.',
      risks: [
        {
          risk: 'A child gets an offer for deep water or a class too high.',
          mitigation: 'Only a level signed by an instructor during the past eight weeks makes a child eligible.',
        },
        {
          risk: 'Families are texted through dinner and quit.',
          mitigation: 'Keep to 9 till 6, one offer for each place and family, and an easy way to say no.',
        },
      ],
      kpis: [
        {
          name: 'filled places',
          unit: '% of places offered',
          baseline: 'rolls from the last whole term',
          target: 'a gain of 5 to 8 points',
        },
        {
          name: 'calls to the desk about changes',
          unit: 'calls per week',
          baseline: 'two weeks of tallies at the desk',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'families who return next term',
          unit: '% of families',
          baseline: 'three terms in comparison',
          target: 'a gain of 3 to 5 points',
        },
      ],
      data_needed: [
        'classes by age, level and instructor',
        'lesson attendance',
        'dated level results',
        'families waiting or owed a lesson',
      ],
    },
    {
      workflow:
        'Cancelled lessons turn into booked ones without a phone call. The system texts whoever fits next, by age, day, level and instructor, and whoever answers first is in. Once a week, on Friday, it tells the coordinator which classes have fewer than three, who can move up and who missed twice. The coordinator merges, moves or rings.',
      build:
        'Your class software can do this once it is switched on: texts, waitlist and make-up tokens are in My Music Staff, Jackrabbit, Udio and iClassPro. First write down how make-ups and moves work, so that parents understand. A weekly list from attendance names empty places, children to promote and families drifting off.',
      checkpoint:
        'Level changes wait for the head instructor, and mergers wait until the coordinator has read what Friday’s list says.',
      first_step: 'For two weeks note which places stay empty, by hour and class, and each call to change.',
      stop_test:
        'If a term has not filled 3 points more places, stop. Stop as well if five complaints a month about texts are exceeded.',
      alternative:
        'Keep it simple: one rule for all, two make-up classes on Saturday open to anyone, and one shared waitlist.',
      must_not_decide:
        'A child’s level, and how many swim or ride at once, is set by an instructor with the qualification. The system has only places to offer.',
      risks: [
        {
          risk: 'The system offers a class in deep water to a child who is not up to it.',
          mitigation:
            'Children count as fitting only with a level that an instructor signed less than eight weeks ago.',
        },
        {
          risk: 'Evening texts annoy families so much that they leave.',
          mitigation:
            'One text per place and household, from 9 in the morning to 6 at night, and a clear way to decline.',
        },
      ],
      kpis: [
        {
          name: 'share of places in use',
          unit: '% of places offered',
          baseline: 'a full term of attendance',
          target: 'a rise of 5 to 8 points',
        },
        {
          name: 'change and make-up calls',
          unit: 'calls per week',
          baseline: 'what the front desk counts in two weeks',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'families staying on',
          unit: '% of families',
          baseline: 'figures from three terms',
          target: 'a rise of 3 to 5 points',
        },
      ],
      data_needed: [
        'lists of classes with ages and levels',
        'attendance, lesson after lesson',
        'level tests and when they were passed',
        'waiting list plus make-ups asked for',
      ],
    },
    {
      workflow:
        'The waitlist works by itself, and staff look at exceptions on Friday. A free place goes by text to the family matching in level, instructor, age and day. Whoever says yes first has it. The Friday list covers thin classes (under three), children ready for the next level and families absent twice, for the coordinator’s decision.',
      build:
        'No purchase is needed where Jackrabbit, Udio, My Music Staff or iClassPro is in use. Waitlists, texts and tokens for make-ups are there to be turned on. Agree plain rules, then have attendance feed a list each week of open places, promotions and families at risk.',
      checkpoint:
        'The head instructor says yes to each new level. Merging follows only after Friday’s list has been through the coordinator’s hands.',
      first_step: 'Ask the desk for two weeks of notes: empty places by hour and class, and calls about changes.',
      stop_test:
        'A term must raise filled places by 3 points. Short of that, or with texts drawing above five complaints a month, stop.',
      alternative: 'Open two Saturday classes for make-ups, put the waitlist in a common sheet and publish your rule.',
      must_not_decide:
        'Readiness for a level and safe numbers in pool or car are matters for the qualified instructor, not for a system that offers places.',
      risks: [
        {
          risk: 'A beginner is booked into deep water or a level too far.',
          mitigation: 'Without an instructor’s signature from the last eight weeks, no offer goes out.',
        },
        {
          risk: 'Text after text at mealtimes drives families away.',
          mitigation: 'Households get one offer per place, from 9 to 6 only, and can refuse with one tap.',
        },
      ],
      kpis: [
        {
          name: 'places taken up',
          unit: '% of places offered',
          baseline: 'attendance figures for one complete term',
          target: '5 to 8 points up',
        },
        {
          name: 'phone calls on make-ups and changes',
          unit: 'calls per week',
          baseline: 'count at the front desk for two weeks',
          target: '40 to 60 % less',
        },
        {
          name: 're-enrolment from term to term',
          unit: '% of families',
          baseline: 'past three terms of families',
          target: '3 to 5 points up',
        },
      ],
      data_needed: [
        'instructor, age and level for each class',
        'who came to which lesson',
        'results of levels, with date',
        'open make-ups and the waiting list',
      ],
    },
  ],
  'education/short-courses-to-certificates': [
    {
      workflow:
        'Booking happens online, for one person or a whole crew, with USI, special needs and pre-course work settled ahead. In the room the trainer uses a tablet for roll and assessment. Once signed by the assessor, one entry yields certificate, invoice and reporting data. Before expiry the learner is invited back.',
      build:
        'Most of it is in your student system already, be it Wisenet, aXcelerate or VETtrak: bookings and tablets only need a proper set-up, then paper can go. Build a weekly sheet of dates, towns and minimum numbers, plus expiries by employer. Use AI just for forms that still arrive on paper.',
      checkpoint:
        'Results carry the assessor’s signature. Each month a compliance officer follows 20 files through all their steps.',
      first_step:
        'Take a single course and trace its papers. How many times is each name keyed before a certificate exists?',
      stop_test:
        'Eight weeks in, pause if certificates need over three days. Pause at once when a sampled certificate has no signed result behind it.',
      alternative:
        'Learners complete an online form beforehand, trainers send a photo of the roll, and the office prints certificates at a set hour every afternoon.',
      risks: [
        {
          risk: 'Somebody gets a ticket although they missed the afternoon.',
          mitigation: 'Roll, result and assessor’s signature for the unit must all exist before anything prints.',
        },
        {
          risk: 'Old contacts and people who opted out still get reminded.',
          mitigation: 'Ask for consent when they book, tidy contacts quarterly and act on opt-outs within the day.',
        },
      ],
      kpis: [
        {
          name: 'wait for a certificate after class',
          unit: 'working days',
          baseline: 'date 100 recent ones',
          target: 'down to 1 day',
        },
        {
          name: 'average class size',
          unit: 'learners',
          baseline: 'take half a year of courses',
          target: '15 to 25 % more',
        },
        {
          name: 'expiring holders who come back',
          unit: '% of expiries',
          baseline: 'list expiries of the past year',
          target: '10 to 15 points better',
        },
      ],
      data_needed: [
        'course bookings with place and date',
        'USI and details of each learner',
        'signed results by assessor',
        'issued certificates and when they lapse',
      ],
      must_not_decide:
        'Competence is the judgement of the assessor who watched. Nothing is issued that this qualified person has not signed.',
    },
    {
      workflow:
        'Names are entered once, by the learner or the employer, together with the USI and any pre-course work. A tablet in the training room takes the roll and the assessment. The assessor’s signature then releases certificate, bill and report in one go, and the refresher invitation is already timed.',
      build:
        'Before buying anything, finish setting up what you have: online booking and tablet assessment in VETtrak, Wisenet or aXcelerate. Do away with paper rolls. Each week look at towns and dates that miss their minimum, and at what is lapsing for every employer. Reading leftover paper is the one job for AI.',
      checkpoint:
        'An assessor stands behind every result. The compliance officer pulls 20 files monthly and checks them end to end.',
      first_step: 'Walk through the papers of one recent course and mark each place where a name was typed again.',
      stop_test:
        'If it takes longer than three days to issue certificates after eight weeks, stop there. An unsigned result behind any sampled certificate means stop now.',
      alternative:
        'Ask for details by web form ahead of the day. A photographed roll and one certificate hour each afternoon remove most delays.',
      risks: [
        {
          risk: 'The system certifies a learner who was not there to the end.',
          mitigation: 'It prints nothing until the assessor has signed the unit and both roll and result agree.',
        },
        {
          risk: 'Invitations pester people who said no, or reach nobody.',
          mitigation:
            'Consent is given with the booking. Contacts are cleaned four times a year and refusals take effect the same day.',
        },
      ],
      kpis: [
        {
          name: 'time between last hour and certificate',
          unit: 'working days',
          baseline: 'check 100 issued lately',
          target: 'no more than 1 day',
        },
        {
          name: 'people in each course',
          unit: 'learners',
          baseline: 'count over six months',
          target: 'lift it 15 to 25 %',
        },
        {
          name: 'share of lapsing tickets renewed here',
          unit: '% of expiries',
          baseline: 'go back one year',
          target: '10 to 15 points higher',
        },
      ],
      data_needed: [
        'dates, towns and bookings by course',
        'learner records including USI',
        'assessments with sign-off',
        'expiry list of certificates',
      ],
      must_not_decide:
        'The assessor, not the system, finds a learner competent. Software prints what was signed and nothing else.',
    },
    {
      workflow:
        'One entry carries a learner from booking to certificate. Learner or employer books online and supplies pre-course work, USI and needs. On a tablet the trainer takes the roll and assesses. When the assessor signs, certificate, invoice and report are made from it, and before expiry a reminder goes out.',
      build:
        'Get the most from the student system you run, whether VETtrak, aXcelerate or Wisenet: online booking, tablets, no paper. Each week compare course dates with minimum numbers per town, and list expiries by employer. AI is for reading the paper that is left.',
      checkpoint:
        'Every result is signed by the assessor, and 20 files a month are checked from booking onwards by the compliance officer.',
      first_step: 'Choose one course and follow its papers. Write down each time that someone types a name again.',
      stop_test:
        'Halt the roll-out if certificates take over three days at week eight, or if any sampled one lacks a signed result.',
      alternative:
        'A web form before the day, the signed roll as a photo from the room, and a certificate hour each afternoon go far.',
      must_not_decide:
        'It is the qualified assessor, having seen the performance, who decides on competence. What has been signed is all the system issues.',
      risks: [
        {
          risk: 'Someone who went home at lunch still gets a certificate.',
          mitigation: 'Printing needs three things: roll, result and the assessor’s sign-off for that very unit.',
        },
        {
          risk: 'People who said stop, or who have new numbers, are still on the reminder list.',
          mitigation: 'Get consent at booking, clean up quarterly and act on an opt-out that day.',
        },
      ],
      kpis: [
        {
          name: 'days a learner waits for the certificate',
          unit: 'working days',
          baseline: '100 recent certificates with both dates',
          target: '1 day at most',
        },
        {
          name: 'learners in each course',
          unit: 'learners',
          baseline: 'courses run over six months',
          target: 'a rise of 15 to 25 %',
        },
        {
          name: 'expired holders who book again',
          unit: '% of expiries',
          baseline: 'last year’s expiries',
          target: 'a gain of 10 to 15 points',
        },
      ],
      data_needed: [
        'course bookings, by date and town',
        'learners with USI and details',
        'results signed off by trainers',
        'expiry dates of certificates issued',
      ],
    },
    {
      workflow:
        'Certificates leave the day the assessor signs. Details, USI and pre-course work were given online when the learner or employer booked, and the roll and assessment are on the trainer’s tablet. The same data makes the invoice and the report. Ahead of expiry, the holder is asked to rebook.',
      build:
        'The system you own can carry all this if booking and tablets are set up well in Wisenet, VETtrak or aXcelerate. Then drop paper. Look weekly at which dates and towns miss minimum numbers, and what expires at which employer. Only forms still on paper need AI.',
      checkpoint:
        'The assessor puts a signature to results. From booking to certificate, the compliance officer traces 20 files each month.',
      first_step: 'Take the papers of a recent course and count the keyings of one name, from booking to certificate.',
      stop_test:
        'After eight weeks, stop expanding if certificates need beyond three days. A certificate lacking its signed result, found in any sample, stops it too.',
      alternative:
        'Collect details by form before the course, photograph the roll in the room, and issue certificates at one fixed time every afternoon.',
      must_not_decide:
        'Judging competence belongs to the assessor who watched and is qualified. The system may not issue anything unsigned.',
      risks: [
        {
          risk: 'The printer turns out a certificate for a learner who left half way.',
          mitigation: 'Roll and result must be there, and the assessor must have signed off that unit.',
        },
        {
          risk: 'Reminders reach wrong numbers or people who had asked for silence.',
          mitigation: 'Consent comes with booking, lists are tidied each quarter and opt-outs count at once.',
        },
      ],
      kpis: [
        {
          name: 'working days until the certificate is out',
          unit: 'working days',
          baseline: 'dates on 100 certificates',
          target: 'within 1 day',
        },
        {
          name: 'class numbers',
          unit: 'learners',
          baseline: 'six months of courses, heads counted',
          target: '15 to 25 % higher',
        },
        {
          name: 'rebookings among those expiring',
          unit: '% of expiries',
          baseline: 'who lapsed last year, and who returned',
          target: 'a rise of 10 to 15 points',
        },
      ],
      data_needed: [
        'booked courses with dates and places',
        'USI plus personal details',
        'signed assessment outcomes',
        'list of certificates by expiry',
      ],
    },
    {
      workflow:
        'Nothing is typed twice between the booking and the certificate. The online booking asks for USI, needs and pre-course work. Roll and assessment happen on a tablet. The assessor signs, and then the certificate, the report and the invoice follow at once. A rebooking reminder is sent before the ticket expires.',
      build:
        'Start by setting up bookings and tablets in aXcelerate, Wisenet or VETtrak as they were meant to be, and stop using paper. Add two weekly views: dates below minimum by town, and expiries by employer. Let AI do one thing, reading the remaining paper.',
      checkpoint:
        'Each month the compliance officer samples 20 complete files. Behind every result stands the assessor who signed it.',
      first_step: 'Trace one course on paper and mark every spot where a name is entered again before the certificate.',
      stop_test:
        'If week eight still sees certificates take more than three days, hold off. Hold off at once when a sample has no signed result.',
      alternative:
        'Have learners fill in one web form early, let trainers photograph the signed roll, and keep an hour each afternoon for certificates.',
      must_not_decide:
        'Only the assessor who saw it done can call a learner competent. Software prints on that signature and never on its own.',
      risks: [
        {
          risk: 'A learner is certified for an afternoon they did not attend.',
          mitigation: 'Without roll, result and a sign-off by the assessor, unit by unit, the system prints nothing.',
        },
        {
          risk: 'Your invitations annoy those who opted out and miss those who moved.',
          mitigation:
            'Ask consent in the booking, review contacts every three months and stop on the same day when told.',
        },
      ],
      kpis: [
        {
          name: 'time from course end to certificate',
          unit: 'working days',
          baseline: 'look at 100 certificates',
          target: 'cut down to 1 day',
        },
        {
          name: 'learners booked per run',
          unit: 'learners',
          baseline: 'all runs of the last half year',
          target: 'up 15 to 25 %',
        },
        {
          name: 'renewals with you',
          unit: '% of expiries',
          baseline: 'holders whose ticket lapsed last year',
          target: '10 to 15 points up',
        },
      ],
      data_needed: [
        'what was booked, where and when',
        'details of learners, USI included',
        'assessor’s signed results',
        'certificates out, with their end dates',
      ],
    },
  ],
  'education/training-proposals-and-proof': [
    {
      workflow:
        'The consultant dictates the client’s needs straight after the first call. From modules you own comes a proposal in draft, with cases from that trade, an outline, measures and a price. When delivery is over, surveys after one week and after eight join the client’s own figure on two pages, which end with what to do next.',
      build:
        'Collect past proposals, cases and your 40 strongest modules in a library inside your tenant and name an owner for each. The assistant may draft from nothing else. A form tool sends two brief surveys per program, and comments are grouped by machine.',
      checkpoint:
        'Every line of a proposal is read by the client partner. Outline and dates need a yes from the facilitator who will stand in the room.',
      first_step:
        'Compare your ten latest proposals, highlight passages that come back, and find an owner for every one.',
      stop_test:
        'Ten proposals will tell. End it if they do not take 25 % fewer hours, or when three months pass and no client looks at its result page.',
      alternative:
        'Five templates, one for each theme, save most of the time. Ring each client eight weeks on and fill in a result sheet of one page.',
      risks: [
        {
          risk: 'A competitor reads about another client in its own deck.',
          mitigation: 'Cases are kept nameless. Before sending, the client partner searches the draft for names.',
        },
        {
          risk: 'Friendly scores hide that nothing changed at work.',
          mitigation: 'Choose a figure of the client before you begin. If it stayed flat, write so.',
        },
      ],
      kpis: [
        {
          name: 'working time on one proposal',
          unit: 'hours',
          baseline: 'note it for ten to come',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'proposals that turn into work',
          unit: '% of proposals sent',
          baseline: 'count the latest 40',
          target: '5 to 10 points better',
        },
        {
          name: 'programs where the client saw a result',
          unit: '% of programs',
          baseline: 'review 20 past ones',
          target: 'lift it to 80 %',
        },
      ],
      data_needed: [
        'won and lost proposals',
        'decks, modules and cases, each owned',
        'notes of calls and written briefs',
        'figures from clients and survey replies',
      ],
    },
    {
      workflow:
        'A proposal grows out of your own material within the day. The first call is dictated, modules and trade cases are drawn from the library, and outline, price and measures are drafted. Later, two surveys, at one and at eight weeks, and a figure from the client make a short result paper with the next offer.',
      build:
        'Start by tidying: 40 modules, the good cases and old proposals go into one owned library in your tenant. Give an assistant access to that and to nothing more for its drafts. Surveys go out twice per program from a form tool, and it sorts what people wrote.',
      checkpoint:
        'Nothing is sent before the client partner has read all of it and the person delivering has accepted dates and outline.',
      first_step: 'Pin ten recent proposals to a wall. Circle what recurs and write a name beside each circle.',
      stop_test:
        'Stop when ten proposals show less than a 25 % saving in hours. Stop also if the result page finds no reader at any client in three months.',
      alternative:
        'Work from templates by theme, five in all, use a single-page result sheet, and set a reminder to call eight weeks after delivery.',
      risks: [
        {
          risk: 'Details of one client leak into what another receives.',
          mitigation: 'Strip names from stored cases, and make a name search by the client partner the last step.',
        },
        {
          risk: 'Happy sheets are sold as proof of impact.',
          mitigation:
            'Before day one, settle which of the client’s numbers should move, and report it even when it does not.',
        },
      ],
      kpis: [
        {
          name: 'hours that go into a proposal',
          unit: 'hours',
          baseline: 'have authors log ten',
          target: '40 to 60 % less',
        },
        {
          name: 'win rate of proposals',
          unit: '% of proposals sent',
          baseline: 'use 40 sent ones',
          target: '5 to 10 points higher',
        },
        {
          name: 'programs closed with evidence',
          unit: '% of programs',
          baseline: 'look back over 20',
          target: 'up to 80 %',
        },
      ],
      data_needed: [
        'proposals and how they ended',
        'owned library of modules and cases',
        'briefs from clients, notes from calls',
        'replies to surveys, numbers from the client',
      ],
    },
    {
      workflow:
        'Proposals are drafted from your best work, as soon as the first call is over. What the client needs is dictated, and the draft draws on your modules, with trade cases, outline, measures and price. Surveys in week one and week eight, together with a figure of the client’s, later fill two pages and suggest what comes next.',
      build:
        'One library in your tenant holds 40 top modules, cases and earlier proposals, and every item has an owner. The assistant writes from the library alone. Per program, a form tool sends two short surveys, and the comments are grouped for you.',
      checkpoint:
        'The client partner goes through a proposal line by line. Dates and outline are agreed with the facilitator who delivers.',
      first_step: 'Spread out ten past proposals, mark whatever recurs and put an owner to it.',
      stop_test:
        'If ten proposals have not saved 25 % of the hours, stop. Stop also when, three months in, no client has used a result page.',
      alternative:
        'Five templates by theme and a one-page result sheet are enough, with a call to the client eight weeks after the workshop.',
      risks: [
        {
          risk: 'A client’s case shows up in a rival’s slides.',
          mitigation: 'Keep all cases nameless, and have the client partner look for names in every draft.',
        },
        {
          risk: 'Scores are friendly, but nothing shows that anything changed.',
          mitigation: 'Before starting, agree on a figure that the client keeps, and admit it when it stands still.',
        },
      ],
      kpis: [
        {
          name: 'time put into one proposal',
          unit: 'hours',
          baseline: 'keep a log for the coming ten',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'share of proposals accepted',
          unit: '% of proposals sent',
          baseline: 'results of the last 40',
          target: 'a gain of 5 to 10 points',
        },
        {
          name: 'programs that end with proof',
          unit: '% of programs',
          baseline: 'check your latest 20 programs',
          target: '80 % reached',
        },
      ],
      data_needed: [
        'proposals, both won and lost',
        'library of decks, cases and modules',
        'notes from calls and client briefs',
        'surveys and the client’s own numbers',
      ],
    },
    {
      workflow:
        'Each program starts with a tailored proposal and ends with proof. What the client said on the first call is dictated, and your modules supply outline, price, measures and cases of that trade. After delivery, replies from weeks one and eight and one client figure give a result of two pages, next step included.',
      build:
        'Build the library first: past proposals, cases and 40 good modules, each with somebody in charge, all in your own tenant. An assistant drafts from that and nowhere else. Two brief surveys per program go out by form tool, whose comments it sorts.',
      checkpoint:
        'No proposal leaves unread by the client partner, and none has dates or an outline the delivering facilitator did not accept.',
      first_step:
        'Compare the ten proposals you wrote last. For each part that repeats, name the person who keeps it up to date.',
      stop_test:
        'Compare hours after ten proposals and stop if they are less than 25 % down. A result page nobody at a client uses within three months ends it as well.',
      alternative:
        'Write five theme templates and a single result sheet, and note in the diary to ring clients eight weeks later.',
      risks: [
        {
          risk: 'What you did for one client appears in a deck for its competitor.',
          mitigation: 'Names come off before a case is stored, and the client partner checks drafts for them.',
        },
        {
          risk: 'Pleasant survey numbers are passed off as impact.',
          mitigation: 'Fix one of the client’s own figures at the outset, and be open if it did not change.',
        },
      ],
      kpis: [
        {
          name: 'hours of work behind a proposal',
          unit: 'hours',
          baseline: 'log ten proposals from now',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'proposals that succeed',
          unit: '% of proposals sent',
          baseline: 'the 40 most recent',
          target: 'a rise of 5 to 10 points',
        },
        {
          name: 'programs with results presented',
          unit: '% of programs',
          baseline: '20 finished programs',
          target: 'a rise to 80 %',
        },
      ],
      data_needed: [
        'earlier proposals and the result',
        'modules, cases and decks, with owners',
        'what clients wrote and said',
        'answers to surveys, client’s data',
      ],
    },
    {
      workflow:
        'The consultant dictates once and has a proposal in draft. It uses your modules and cases from the client’s trade and includes outline, price and measures. Later the client sees two pages: surveys from week one and week eight, a figure of its own, and a proposed next step.',
      build:
        'Everything is drafted from one library in your tenant, made of cases, old proposals and the 40 modules you value most. Each piece has its owner. A form tool runs two short surveys in every program, and the assistant puts comments into groups.',
      checkpoint:
        'Before it goes, the client partner has read every line and the facilitator in charge has said yes to outline and dates.',
      first_step: 'Read ten recent proposals next to each other, underline repeats and share out who owns them.',
      stop_test:
        'Stop unless ten proposals come in 25 % quicker. Stop too if not one client has looked at its result page after three months.',
      alternative:
        'Use one template for each of five themes, a result sheet of a page, and a reminder to phone at eight weeks.',
      risks: [
        {
          risk: 'Material about one client is shown to another in the same market.',
          mitigation: 'Stored cases carry no names. The last check, by the client partner, is a search for them.',
        },
        {
          risk: 'Good survey scores prove little, and the client knows it.',
          mitigation: 'Pick a number that matters to the client before day one and tell the truth if it has not moved.',
        },
      ],
      kpis: [
        {
          name: 'proposal writing time',
          unit: 'hours',
          baseline: 'have the team time ten proposals',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'wins among proposals sent',
          unit: '% of proposals sent',
          baseline: 'count 40 sent most recently',
          target: '5 to 10 points up',
        },
        {
          name: 'programs whose client got a result page',
          unit: '% of programs',
          baseline: 'go through the last 20',
          target: 'as much as 80 %',
        },
      ],
      data_needed: [
        'record of proposals with outcome',
        'your modules and cases, by owner',
        'call notes plus briefs',
        'client figures with survey answers',
      ],
    },
  ],
  'education/online-learner-support': [
    {
      workflow:
        'Questions are put inside the lesson and answered there. The assistant uses this course alone, names page or minute, and hands what it cannot answer to a tutor, context included. The course owner receives a weekly list: five lessons where learners give up, rewind or fail, and what they wanted to know.',
      build:
        'Connect an assistant to Thinkific, Kajabi, Canvas or Moodle and let it see only notes, quizzes and transcripts of that course. In one table per lesson, updated weekly, bring together views, quiz marks and questions. Then repair five lessons each month and compare.',
      checkpoint: 'A tutor checks 30 answers a week. Which five lessons to rework is the course owner’s choice.',
      first_step: 'Take 200 recent questions and sort them under their lessons; begin with the five longest piles.',
      stop_test:
        'Two intakes decide on completion: end it if that is not 2 points higher. Pause after two months when over 5 % of checked answers were wrong.',
      alternative:
        'Pin 20 common answers to each module and offer two live question hours a week. Study the drop-off chart every first Monday.',
      risks: [
        {
          risk: 'Learners let the tool do their assessment.',
          mitigation:
            'It never sees assessment tasks, and otherwise points to a page or gives a hint instead of the solution.',
        },
        {
          risk: 'A mistake told with confidence reaches the entire intake.',
          mitigation:
            'Each answer carries its source. Tutors go through 30 a week, plus those that learners call unhelpful.',
        },
      ],
      kpis: [
        {
          name: 'share of starters who finish',
          unit: '% of starters',
          baseline: 'use six months or four intakes',
          target: '5 to 10 points better',
        },
        {
          name: 'answers given inside one hour',
          unit: '% of questions',
          baseline: 'read the times on 200 tickets',
          target: 'lift it to 80 %',
        },
        {
          name: 'sales lost to refunds and quick exits',
          unit: '% of sales',
          baseline: 'go back six months',
          target: '15 to 25 % fewer',
        },
      ],
      data_needed: [
        'written notes, quizzes and transcripts',
        'watching and finishing, lesson by lesson',
        'a year of tickets and questions',
        'dates of cancellations and refunds',
      ],
    },
    {
      workflow:
        'Two things happen at once: learners get an answer in minutes, and you learn where the course fails. The assistant draws on the course material, quotes minute or page and calls a tutor when unsure. Every week it shows the owner five lessons with the most exits, rewinds and failed quizzes, next to the questions asked.',
      build:
        'On the platform you use, such as Canvas, Moodle, Kajabi or Thinkific, install an assistant limited to one course’s transcripts, quizzes and notes. Build a table by lesson from questions, results and viewing, fresh each week. Change five lessons a month, no more, and see what moves.',
      checkpoint: 'The owner of the course picks five lessons to change, and a tutor samples 30 of the week’s answers.',
      first_step: 'Put the latest 200 learner questions into piles by lesson and start with the tallest five.',
      stop_test:
        'Stop if tutors have to mend over 5 % of the sample after two months. Stop too when two intakes bring less than 2 points in completion.',
      alternative:
        'Without AI: two weekly live hours for questions, 20 pinned replies in every module, and a monthly look, on the first Monday, at where people leave.',
      risks: [
        {
          risk: 'It becomes a machine that completes assignments.',
          mitigation:
            'Assessment stays hidden from it. For all else it may hint and refer, and no solutions are written.',
        },
        {
          risk: 'One wrong reply is believed by hundreds before anybody notices.',
          mitigation: 'Replies show where they come from, and 30 a week, with every complaint, go past a tutor.',
        },
      ],
      kpis: [
        {
          name: 'learners who get to the end',
          unit: '% of starters',
          baseline: 'count four intakes or half a year',
          target: '5 to 10 points higher',
        },
        {
          name: 'questions settled in under an hour',
          unit: '% of questions',
          baseline: 'check 200 of them by time',
          target: 'reach 80 %',
        },
        {
          name: 'money handed back or cancelled early',
          unit: '% of sales',
          baseline: 'add up six months',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'course texts: transcripts, quizzes, notes',
        'statistics of each lesson’s viewing',
        'learner questions over twelve months',
        'when people cancelled or were refunded',
      ],
    },
    {
      workflow:
        'Learners no longer wait for an answer inside a lesson. The assistant replies out of that course, with page or minute, and gives tutors what it cannot solve, context attached. The course owner sees each week the five lessons with most stops, rewinds and failed quizzes, and the questions put there.',
      build:
        'Give your platform, be it Kajabi, Canvas, Thinkific or Moodle, an assistant that knows one course only: its quizzes, notes and transcripts. A weekly table by lesson joins views, questions and quiz results. Five lessons are improved each month and then measured again.',
      checkpoint: 'Every week 30 answers are read by a tutor. The course owner chooses the five lessons to change.',
      first_step: 'Group 200 recent questions by lesson, and begin where the five highest counts are.',
      stop_test:
        'At two months, stop if over 5 % of the sampled answers needed correcting. After two intakes, stop if completion is not up by 2 points.',
      alternative:
        'Offer two live hours a week for questions, pin 20 frequent answers per module, and read the drop-off chart each first Monday.',
      risks: [
        {
          risk: 'Learners get their assessment done by the assistant.',
          mitigation: 'Assessment questions are kept from it, and its help ends at a hint and a page.',
        },
        {
          risk: 'A wrong answer, given with certainty, reaches many before a tutor does.',
          mitigation:
            'Sources are always shown. A tutor goes over 30 answers weekly and everything flagged as unhelpful.',
        },
      ],
      kpis: [
        {
          name: 'completion among starters',
          unit: '% of starters',
          baseline: 'four intakes, or the last half year',
          target: 'a gain of 5 to 10 points',
        },
        {
          name: 'questions with a reply inside the hour',
          unit: '% of questions',
          baseline: 'stamps on 200 questions',
          target: '80 % reached',
        },
        {
          name: 'refunded or soon cancelled sales',
          unit: '% of sales',
          baseline: 'figures for half a year',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'quizzes, notes and lesson transcripts',
        'view and completion data for lessons',
        'one year of tickets from learners',
        'dated refunds and cancellations',
      ],
    },
    {
      workflow:
        'You see week by week which five lessons lose people, and why. Meanwhile each question in a lesson is answered from the course alone, with the page or the minute. A tutor takes over the rest with the full context. The list for the course owner counts exits, rewinds and failed quizzes and shows the questions.',
      build:
        'Fit an assistant into Canvas, Thinkific, Moodle or Kajabi, and let it read nothing but the transcripts, quizzes and notes of that course. Bring questions, views and results together per lesson once a week. Rework five lessons a month and check what happened.',
      checkpoint:
        'The tutor’s weekly sample is 30 answers, and it is up to the course owner which five lessons are redone.',
      first_step: 'Assign 200 learner questions to their lessons. Work starts on the five with most.',
      stop_test:
        'Two checks: after two months at most 5 % of sampled answers corrected, after two intakes completion up 2 points. Miss one and stop.',
      alternative:
        'A question hour held live twice weekly, 20 pinned answers in each module and a first-Monday look at drop-offs need no AI.',
      risks: [
        {
          risk: 'The tool writes what the learner should have written for assessment.',
          mitigation: 'It cannot open assessment items and offers a hint or page, never the finished text.',
        },
        {
          risk: 'A whole cohort can pick up one error before tutors hear of it.',
          mitigation: 'Show where every answer is from, and let tutors read 30 a week plus each one called unhelpful.',
        },
      ],
      kpis: [
        {
          name: 'starters who finish',
          unit: '% of starters',
          baseline: 'past half year, or the latest four intakes',
          target: 'a rise of 5 to 10 points',
        },
        {
          name: 'answers within the hour',
          unit: '% of questions',
          baseline: 'time on 200 learner questions',
          target: 'a rise to 80 %',
        },
        {
          name: 'refunds and quick cancellations',
          unit: '% of sales',
          baseline: 'six months of sales',
          target: 'down by 15 to 25 %',
        },
      ],
      data_needed: [
        'transcripts, quiz items and notes',
        'lesson statistics: views, pauses, finishes',
        'what learners asked in a year',
        'cancelled and refunded sales, with date',
      ],
    },
    {
      workflow:
        'Help sits inside the lesson, and what learners ask improves the course. The assistant stays within the course, points to the minute or page and sends harder questions to a tutor with all details. A weekly report lists five lessons where people stop, go back or fail, beside their questions.',
      build:
        'Moodle, Kajabi, Thinkific and Canvas can all take an assistant limited to a course’s own notes, transcripts and quizzes. Add one table per lesson with views, results and questions, updated weekly. Mend five lessons every month, then measure once more.',
      checkpoint:
        'Which five lessons to change is for the course owner. A tutor goes through 30 of the assistant’s answers every week.',
      first_step: 'Tag the latest 200 questions with their lesson, and look first at the five that come up most.',
      stop_test:
        'Stop when tutors correct more than 5 % of a sample after two months, or when two intakes leave completion within 2 points of before.',
      alternative:
        'Pin the 20 answers people want in each module, go live twice a week for questions, and study drop-offs on the first Monday.',
      risks: [
        {
          risk: 'Someone hands in an assessment that the assistant produced.',
          mitigation:
            'Assessment stays out of its sight. It hints, it names the page, and it stops short of an answer.',
        },
        {
          risk: 'Hundreds may trust a false answer before it is found.',
          mitigation: 'Every answer shows its source. Unhelpful ones, and 30 others a week, are read by a tutor.',
        },
      ],
      kpis: [
        {
          name: 'share who reach the end',
          unit: '% of starters',
          baseline: 'six months of starters, or four intakes of them',
          target: '5 to 10 points up',
        },
        {
          name: 'questions cleared within one hour',
          unit: '% of questions',
          baseline: 'look at times for 200 questions',
          target: 'as much as 80 %',
        },
        {
          name: 'early exits and refunds',
          unit: '% of sales',
          baseline: 'cancellations over the past six months',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'the course’s notes, quizzes and transcripts',
        'how each lesson is watched and finished',
        'tickets and questions, twelve months',
        'refund and cancellation dates',
      ],
    },
  ],
  'education/language-levels-and-practice': [
    {
      workflow:
        'Students take a short test online before they come, with writing and speech. The head teacher sees samples and a level in draft, and settles it in a talk of five minutes. In term, a tool tied to the unit lets students speak and write more, and shows teachers which mistakes to take up in class.',
      build:
        'Two purchases are enough. One is a placement test that covers speech and writing on your scale. The other is practice software bound to your units, with data held in the EU or Australia. Let it name three errors each time and report to teachers weekly, by class.',
      checkpoint:
        'Levels are set by the head teacher after a talk. The weekly list of errors passes the teacher before it is used.',
      first_step: 'Look at two recent intakes: who moved class within two weeks, and was it up or down?',
      stop_test:
        'Give it two intakes. End it if changes of level fall by less than a quarter, or when over 10 % in one language group come out too low.',
      alternative:
        'A ten-minute interview from a one-page guide works well. Allow swaps on day three and teach the ten commonest mistakes to everyone.',
      risks: [
        {
          risk: 'The test mistrusts certain accents and places those speakers below their level.',
          mitigation:
            'Each intake, hold drafts against confirmed levels per first language. Leave out scores that lean one way.',
        },
        {
          risk: 'Practice with a machine replaces talk among students.',
          mitigation: 'The daily limit is 20 minutes, and lessons open with the same task in pairs.',
        },
      ],
      kpis: [
        {
          name: 'newcomers moved in their first fortnight',
          unit: '% of new students',
          baseline: 'review four intakes',
          target: 'down by half',
        },
        {
          name: 'time each student speaks',
          unit: 'minutes per week',
          baseline: 'sit in on four lessons',
          target: 'twice as much',
        },
        {
          name: 'correction time of teachers',
          unit: 'hours per week',
          baseline: 'let five of them log a week',
          target: '25 to 40 % fewer hours',
        },
      ],
      data_needed: [
        'test results beside the level that held',
        'samples of speech and marked writing',
        'units and what each level means',
        'weekly results for each class',
      ],
      must_not_decide:
        'Teachers decide level, report and exam readiness. Software offers practice and a first guess, after parents of minors have said yes.',
    },
    {
      workflow:
        'A newcomer starts in the right class because speech and writing were tested online ahead of time. The head teacher hears the samples, talks for five minutes and fixes the level. From then on practice is set to the week’s unit, and errors that many share come back to the teacher as a list.',
      build:
        'Look for a placement test which hears students as well as reads them, scaled to your levels. Add a practice tool that knows your units and stores data here or in the EU. It should pick three mistakes per attempt and send each teacher a weekly class view.',
      checkpoint:
        'It is the head teacher, after speaking with the student, who decides the level. Error lists are for the teacher to read first.',
      first_step: 'Go back two intakes and list everyone who switched class within fourteen days, with the direction.',
      stop_test:
        'Stop after two intakes unless switches are down by a quarter. Stop sooner if more than 10 % of one language group sit too low.',
      alternative:
        'Meet every arrival for ten minutes, guide in hand. Day three is for swaps, and common errors, ten of them, are taught to the group.',
      risks: [
        {
          risk: 'Speakers with one accent keep ending up in lower classes.',
          mitigation:
            'Track by first language how drafts differ from the teacher’s level, and ignore the score for groups where it does.',
        },
        {
          risk: 'Pupils chat with software and no longer with one another.',
          mitigation: 'Allow 20 minutes daily and begin class with partners doing that task aloud.',
        },
      ],
      kpis: [
        {
          name: 'early level switches',
          unit: '% of new students',
          baseline: 'go through four intakes',
          target: 'half as many',
        },
        {
          name: 'speaking time for one student',
          unit: 'minutes per week',
          baseline: 'time it in four classes',
          target: 'twice today’s figure',
        },
        {
          name: 'hours lost to correcting',
          unit: 'hours per week',
          baseline: 'ask five teachers for a week’s log',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'level at entry and two weeks later',
        'essays with marks, recorded answers',
        'level scale and unit plans',
        'results per class and week',
      ],
      must_not_decide:
        'No tool may fix a level or say that a student is ready. The teacher does, and minors practise only with a parent’s consent.',
    },
    {
      workflow:
        'New students sit in the right class from day one. They test online before arrival, in speech and writing, and the head teacher confirms the draft level in five minutes of talk. During the course a practice tool follows the unit, and teachers see the class’s errors that deserve a lesson.',
      build:
        'You buy two things: a placement test on your levels that includes speaking and writing, and a practice tool that keeps to your units and stores data in the EU or Australia. It comments on three errors each time. A weekly class summary goes to teachers.',
      checkpoint:
        'Every new student talks with the head teacher, who sets the level. Before using the week’s error list, teachers read it.',
      first_step: 'Count class changes in the first fortnight for two recent intakes, up and down separately.',
      stop_test:
        'After two intakes, stop if level changes are not a quarter fewer. Stop if over 10 % of any language group is placed too low.',
      alternative:
        'Talk to each newcomer for ten minutes by a one-page guide, let people swap on day three, and teach ten common errors together.',
      must_not_decide:
        'Level, report and exam readiness rest with the teacher. The tool may draft and train, and for minors the parents are asked first.',
      risks: [
        {
          risk: 'The test hears an accent and gives too low a level.',
          mitigation:
            'By first language, compare draft with confirmed levels at each intake. Where they part, leave the score out.',
        },
        {
          risk: 'Students talk to the tool instead of each other.',
          mitigation: 'The cap is 20 minutes a day, and lessons start in pairs on the same task.',
        },
      ],
      kpis: [
        {
          name: 'level changes in the first fortnight',
          unit: '% of new students',
          baseline: 'four past intakes',
          target: 'reduced by half',
        },
        {
          name: 'weekly speaking time per student',
          unit: 'minutes per week',
          baseline: 'watch four classes with a stopwatch',
          target: 'doubled',
        },
        {
          name: 'hours teachers correct',
          unit: 'hours per week',
          baseline: 'five teachers, one week of logs',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'placement result and level two weeks on',
        'speaking samples and marked essays',
        'descriptions of levels and units',
        'weekly results by class',
      ],
    },
    {
      workflow:
        'Placement takes a short online test and a five-minute talk. The student speaks and writes before coming, samples and a draft level reach the head teacher, and the talk settles it. Afterwards students practise both skills with a tool that follows their unit. Teachers get a list of errors worth class time.',
      build:
        'Choose a test that covers speaking as well as writing and speaks your scale of levels. The practice tool must follow your units, keep its data in the EU or at home in Australia, and raise three errors at once and no more. Send each teacher a summary of the class weekly.',
      checkpoint:
        'Setting the level is the head teacher’s task, after a conversation with the student. Teachers look over each weekly list first.',
      first_step: 'Find out how many students of two past intakes switched class within a fortnight, and which way.',
      stop_test:
        'Two intakes must bring a quarter fewer level changes. If not, or if more than 10 % of a language group land too low, stop.',
      alternative:
        'Ten minutes of interview with a guide of one page, free swaps on the third day and group lessons on ten frequent errors do well.',
      must_not_decide:
        'Whether a student is ready for an exam, what level fits and what the report says is up to the teacher. Parents of minors consent before practice starts.',
      risks: [
        {
          risk: 'One group’s accent is taken for weakness, and its speakers start too low.',
          mitigation:
            'Each intake compares drafts and final levels by first language, and scores that differ are not used.',
        },
        {
          risk: 'Practising alone with software, students fall silent in class.',
          mitigation: 'Keep it to 20 minutes a day. Each lesson opens with that task in pairs.',
        },
      ],
      kpis: [
        {
          name: 'students moved within two weeks of starting',
          unit: '% of new students',
          baseline: 'check the four latest intakes',
          target: 'cut in half',
        },
        {
          name: 'minutes each student speaks',
          unit: 'minutes per week',
          baseline: 'observation in four classes',
          target: 'double the present figure',
        },
        {
          name: 'weekly correction hours',
          unit: 'hours per week',
          baseline: 'a log kept by five teachers for one week',
          target: 'down by 25 to 40 %',
        },
      ],
      data_needed: [
        'entry level beside level after two weeks',
        'essays marked and speech recorded',
        'what units and levels contain',
        'class results, one list per week',
      ],
    },
    {
      workflow:
        'The head teacher decides levels faster and with samples in hand. A short test before arrival records writing and speech and suggests a level, which a five-minute talk confirms. In class weeks the tool gives practice on the current unit. Shared errors come to the teacher in one list.',
      build:
        'A placement test with speech and writing, set to your own levels, is the first purchase. The second is a practice tool bound to course units, whose data stays in the EU or Australia. Limit its comments to three errors, and have it report weekly for every class.',
      checkpoint:
        'The head teacher meets all new students and fixes their level. No error list is used in class before its teacher has read it.',
      first_step:
        'From two intakes, draw up who changed class in the first two weeks and whether it was to a higher one.',
      stop_test:
        'Stop if two intakes do not cut level changes by a quarter, or once a language group sits too low in over 10 % of cases.',
      alternative:
        'Interview arrivals for ten minutes with one page of questions, permit swaps on day three, and treat ten usual errors in the group.',
      must_not_decide:
        'Teachers have the say on level, reports and exam readiness. From the tool come practice and a draft, with parents’ consent for minors.',
      risks: [
        {
          risk: 'Some accents lower the score, so whole groups begin below their level.',
          mitigation:
            'Compare by first language what was drafted and what was confirmed, at every intake. Drop scores where there is a gap.',
        },
        {
          risk: 'The tool gets all the talk, and classmates get none.',
          mitigation: 'Set a daily limit of 20 minutes, and use pair work on the task as the opening of each lesson.',
        },
      ],
      kpis: [
        {
          name: 'changes of class soon after arrival',
          unit: '% of new students',
          baseline: 'take four intakes and count',
          target: 'half of today’s number',
        },
        {
          name: 'how long a student speaks',
          unit: 'minutes per week',
          baseline: 'four observed classes',
          target: 'two times as much',
        },
        {
          name: 'time teachers give to correction',
          unit: 'hours per week',
          baseline: 'week’s log from five teachers',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        'tested level against level two weeks later',
        'recorded speech and corrected essays',
        'your units with level descriptors',
        'results of each class, weekly',
      ],
    },
  ],
  'education/lecture-captions-and-translation': [
    {
      workflow:
        'Upload a video, and speech turns into captions that know your names and terms. Unsure words stand out. Where an access plan exists, an editor puts them right within one day, before anyone else’s. Other captions appear straight away with a button for errors, and any translation says that a machine made it.',
      build:
        'Your video platform, whether Zoom, Panopto or Echo360, has captions built in: switch them on and give every course its glossary. Corrections queue in two tiers, access plans before the most watched courses. Leave translating until captions hold up.',
      checkpoint:
        'Students with access plans get captions that an editor has read. Terms marked as doubtful go back to the lecturer.',
      first_step:
        'Read ten minutes of machine captions from five courses against the sound, and tally wrong numbers, names and terms.',
      stop_test: 'Try a glossary for four weeks. End it in any course if more than 4 errors per 100 words remain.',
      alternative:
        'Notes handed out in advance help everybody. For those with plans, hire captioners and build a common glossary.',
      risks: [
        {
          risk: 'Students memorise a formula, dose or legal word that the caption got wrong.',
          mitigation: 'Lecturers clear uncertain numbers, names and glossary terms ahead of exams.',
        },
        {
          risk: 'Private stories told in a tutorial can suddenly be searched.',
          mitigation: 'Keep recording to lectures, announce it, and erase what somebody asks you to.',
        },
      ],
      kpis: [
        {
          name: 'watched video with proofed captions',
          unit: '% of hours in use',
          baseline: 'list the videos of this semester',
          target: 'lift it to 90 %',
        },
        {
          name: 'wait for captions under an access plan',
          unit: 'working days',
          baseline: 'follow 20 requests',
          target: 'down to 1 day',
        },
        {
          name: 'mistakes in captions',
          unit: 'errors per 100 words',
          baseline: 'read ten minutes each from ten courses',
          target: 'under 2',
        },
      ],
      data_needed: [
        'course recordings and how often they are watched',
        'word lists for each subject',
        'deadlines set by access plans',
        'record of what was corrected',
      ],
      must_not_decide:
        'The student and the disability adviser settle the adjustment. Machine captions stand in for an interpreter only if the student agrees.',
    },
    {
      workflow:
        'Captions are there when students study, not after the exam. Software writes them from the recording with a course glossary and marks words it doubts. Access-plan students come first: an editor corrects theirs inside a day. Everybody else sees them at once, can report errors, and finds translations labelled as automatic.',
      build:
        'Use what is paid for: Panopto, Echo360 and Zoom can all caption. Feed each with the words of the course. Then organise correction, starting with students on plans and going on to the videos with most viewers. Translate last, once the text is sound.',
      checkpoint: 'For access plans an editor signs off the captions; for doubtful terms, the lecturer does.',
      first_step: 'Choose five courses, check ten minutes in each, and write down errors by kind: term, number, name.',
      stop_test: 'A course gets four weeks and a glossary. Stop there if it still shows over 4 errors in 100 words.',
      alternative: 'Send written notes ahead, share a list of terms, and pay captioners where a plan calls for them.',
      risks: [
        {
          risk: 'A slip in a medicine dose, a law term or an equation goes into the study notes.',
          mitigation: 'Before exams the lecturer looks at every low-certainty name, number and term.',
        },
        {
          risk: 'Somebody’s personal account from class is kept and can be found by keyword.',
          mitigation: 'Tutorials stay unrecorded. Lectures open with a notice, and removal is granted on request.',
        },
      ],
      kpis: [
        {
          name: 'share of viewed hours captioned and checked',
          unit: '% of hours in use',
          baseline: 'take stock of the semester',
          target: 'up to 90 %',
        },
        {
          name: 'time until a plan student has captions',
          unit: 'working days',
          baseline: 'time 20 cases',
          target: 'no more than 1 day',
        },
        {
          name: 'wrong words in the text',
          unit: 'errors per 100 words',
          baseline: 'sample ten courses for ten minutes',
          target: 'fewer than 2',
        },
      ],
      data_needed: [
        'view counts and recordings per course',
        'subject word lists',
        'who has a plan, and by when',
        'corrections made so far',
      ],
      must_not_decide:
        'Advisers for disability decide, with the student, what support is right. No student loses an interpreter to software without agreeing.',
    },
    {
      workflow:
        'Students with an access plan have correct captions within a day. Uploaded lectures and videos are captioned with your glossary, and words in doubt are marked for an editor, plan students first. All other captions appear at once with a button to report errors. Translations say that a machine made them.',
      build:
        'The video platform in use (Zoom, Echo360 or Panopto) has captions, so switch them on with one glossary per course. Corrections run in two queues: first access plans, next the most viewed courses. Translate only when captions are right.',
      checkpoint:
        'Captions for students with access plans pass an editor. Lecturers confirm the terms that were marked.',
      first_step:
        'In five courses, compare ten minutes of captions with the sound and count wrong terms, names and numbers.',
      stop_test: 'If four weeks with a glossary leave a course above 4 errors per 100 words, stop using it there.',
      alternative:
        'Hand out notes before lectures, keep one glossary for all, and book captioners for students whose plan needs them.',
      must_not_decide:
        'Adjustments are decided by disability adviser and student together. An interpreter gives way to automatic captions only with consent.',
      risks: [
        {
          risk: 'A caption gets a dose, formula or legal term wrong, and it is learnt that way.',
          mitigation: 'Ahead of exams, lecturers check glossary words, numbers and names that came out uncertain.',
        },
        {
          risk: 'Personal stories from a tutorial end up recorded and searchable.',
          mitigation: 'Only lectures are recorded, people are told first, and deletion is done on request.',
        },
      ],
      kpis: [
        {
          name: 'hours of video in use with proofed captions',
          unit: '% of hours in use',
          baseline: 'this semester’s videos, counted',
          target: '90 % reached',
        },
        {
          name: 'days a plan student waits for captions',
          unit: 'working days',
          baseline: '20 requests followed from start to end',
          target: '1 day at most',
        },
        {
          name: 'errors in captions',
          unit: 'errors per 100 words',
          baseline: 'ten courses, ten minutes each',
          target: 'no more than 2',
        },
      ],
      data_needed: [
        'recordings with views, by course',
        'lists of names and terms',
        'plans for access, with due dates',
        'log of corrections',
      ],
    },
    {
      workflow:
        'Every recording has captions, and the ones that matter most are proofed first. Software writes them with a glossary of your terms and names and marks what it doubts. Within a day an editor corrects those for access plans. Others go online at once, viewers can report errors, and translations carry a machine label.',
      build:
        'Begin with the captions that Echo360, Zoom or Panopto already offers and a glossary for each course. Organise correction in two levels, students on plans ahead of the courses people watch most. Once captions are sound, think about translation.',
      checkpoint:
        'Marked terms are for the lecturer to confirm. An editor reads all captions that an access plan depends on.',
      first_step:
        'Check automatic captions in five courses for ten minutes each. How many numbers, terms and names are wrong?',
      stop_test:
        'Give each course a glossary and four weeks. Above 4 errors in every 100 words, captions are switched off there.',
      alternative:
        'Paid captioners for students with plans, notes sent out early and a shared word list work without software.',
      must_not_decide:
        'The disability adviser and the student choose the adjustment. No automatic caption takes an interpreter’s place unless the student consents.',
      risks: [
        {
          risk: 'Students learn a legal term, a formula or a dose as the caption misheard it.',
          mitigation: 'Numbers, names and terms with low certainty are cleared by lecturers before exams begin.',
        },
        {
          risk: 'What someone tells in a tutorial is recorded and turns up in a search.',
          mitigation: 'Leave tutorials unrecorded, announce recording in lectures, and delete whenever asked.',
        },
      ],
      kpis: [
        {
          name: 'watched hours with checked captions',
          unit: '% of hours in use',
          baseline: 'go through the semester’s video list',
          target: 'a rise to 90 %',
        },
        {
          name: 'wait for access-plan captions',
          unit: 'working days',
          baseline: 'trace requests by 20 students',
          target: 'within 1 day',
        },
        {
          name: 'wrong words per 100',
          unit: 'errors per 100 words',
          baseline: 'proofread ten courses for ten minutes',
          target: 'kept below 2',
        },
      ],
      data_needed: [
        'lecture videos and their view counts',
        'glossary of each course',
        'students’ access plans and dates',
        'what editors have corrected',
      ],
    },
    {
      workflow:
        'Captions go up with the video, and corrected ones follow within a day where a plan requires it. The tool knows your names and terms and marks doubtful words. An editor handles access plans before anything else. Viewers report errors in the rest by button, and machine translation is labelled as such.',
      build:
        'You own the tool already, in Panopto, Zoom or Echo360. Turn captions on and upload a glossary for every course. Editors take access plans first and popular courses second. Translation has to wait until the captions are good.',
      checkpoint:
        'An editor checks what students with access plans will read, and any marked term goes to the lecturer.',
      first_step:
        'Take ten minutes each from five courses and proof the captions, noting errors in names, terms and numbers.',
      stop_test: 'Four weeks after loading a glossary, drop captions in courses still over 4 errors per 100 words.',
      alternative:
        'Write notes for students before the lecture, agree a common glossary, and hire captioners wherever a plan says so.',
      must_not_decide:
        'A student and the disability adviser agree what support is needed. Captions by machine replace an interpreter only when the student says yes.',
      risks: [
        {
          risk: 'One misheard dose, formula or legal word becomes exam knowledge.',
          mitigation: 'The lecturer reviews uncertain names, figures and glossary terms before the exam period starts.',
        },
        {
          risk: 'A student’s private story in a tutorial becomes a searchable text.',
          mitigation: 'Recording is for lectures. Say so when they begin, and remove passages on request.',
        },
      ],
      kpis: [
        {
          name: 'checked captions on video people watch',
          unit: '% of hours in use',
          baseline: 'list this semester’s videos',
          target: 'as high as 90 %',
        },
        {
          name: 'time before plan students get captions',
          unit: 'working days',
          baseline: 'go back over 20 student requests',
          target: 'cut down to 1 day',
        },
        {
          name: 'caption mistakes',
          unit: 'errors per 100 words',
          baseline: 'proof ten minutes from each of ten courses',
          target: '2 at most',
        },
      ],
      data_needed: [
        'all recordings, with how often viewed',
        'terms and names per subject',
        'access plans, and when captions are due',
        'record of caption fixes',
      ],
    },
  ],
  'education/overseas-applications': [
    {
      workflow:
        'Applications are checked the hour they arrive. Against a list for country and course, the reader looks for passport, funds, transcripts, English score and personal statement, and tells the agent what is absent. Complete files, already keyed, wait in a queue for the admissions officer, who reads them and decides.',
      build:
        'With your compliance lead, set down what each country and course requires. A document reader then works ahead of TechnologyOne, StudyLink or RTO Manager, filling fields and showing what is missing or does not agree. Once the officer has decided, templates produce the offer.',
      checkpoint:
        'Each offer is an admissions officer’s decision, made after reading the statement. Refusals go before the compliance lead once a month.',
      first_step: 'Open 50 recent applications. Note the missing paper, the agent and how many days it took.',
      stop_test:
        'End it when three months have passed and full files still wait longer than five days, or if a sample of 100 shows over 3 % of fields misread.',
      alternative:
        'One page per country says what to send. Bounce incomplete files at once, and compare agents each quarter by how complete theirs are.',
      risks: [
        {
          risk: 'Habits about certain countries harden into refusal of honest people.',
          mitigation:
            'Let the tool state facts and nothing else. Every month the compliance lead looks at refusals by country.',
        },
        {
          risk: 'Forged papers look perfect to software.',
          mitigation:
            'For one file in five, and for all from a new agent, confirm funds and scores where they were issued.',
        },
      ],
      kpis: [
        {
          name: 'wait for an offer once the file is full',
          unit: 'working days',
          baseline: 'date 60 recent offers',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'files that arrive with nothing missing',
          unit: '% of applications',
          baseline: 'take 100, sorted by agent',
          target: '20 to 30 points better',
        },
        {
          name: 'share of visas refused',
          unit: '% of decisions',
          baseline: 'compare two intakes agent by agent',
          target: '10 to 20 % lower',
        },
      ],
      data_needed: [
        'outcomes of 200 earlier applications',
        'what each country and course asks for',
        'tables that compare grades and scores',
        'agents and their visa record',
      ],
      must_not_decide:
        'No software may rate people or nationalities. Officers in admissions admit, refuse and judge whether somebody is a genuine student.',
    },
    {
      workflow:
        'Agents hear within the hour what their file lacks. The reader compares it with the requirements for that course and country, from passport and transcripts to English score, funds and statement, and fills in the record. Files without gaps line up for an officer in admissions, who alone decides.',
      build:
        'Checklists come first, one for each country and course, agreed with compliance. Next, place a reader before the system you admit with, be it RTO Manager, StudyLink or TechnologyOne: it keys the facts and flags conflicts and gaps. Letters of offer follow by template when the decision is made.',
      checkpoint:
        'Statements are read, and offers decided, by an admissions officer. The compliance lead goes over the month’s refusals.',
      first_step: 'From 50 past files, list what was lacking, who sent it and the delay that followed.',
      stop_test:
        'Stop after three months if full files sit for more than five days. Misread fields above 3 % in 100 files mean stop as well.',
      alternative:
        'Tell agents on one page what each country needs, return what is incomplete within the day with a standard reply, and publish a quarterly ranking.',
      risks: [
        {
          risk: 'Applicants from some places meet a wall built of averages.',
          mitigation:
            'Only facts are reported, and monthly the compliance lead asks why each country’s refusals happened.',
        },
        {
          risk: 'Everything is filled in, and the bank letter is false.',
          mitigation: 'Check with the issuer for a fifth of all files and for each one that a new agent sends.',
        },
      ],
      kpis: [
        {
          name: 'days a full application waits',
          unit: 'working days',
          baseline: 'look at 60 offers',
          target: '50 to 70 % less',
        },
        {
          name: 'applications with all papers at once',
          unit: '% of applications',
          baseline: 'count 100 for the various agents',
          target: '20 to 30 points higher',
        },
        {
          name: 'refused visas',
          unit: '% of decisions',
          baseline: 'set two intakes side by side by agent',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        '200 old files and how they ended',
        'lists of papers for course and country',
        'grade and test conversions',
        'visa results of every agent',
      ],
      must_not_decide:
        'Whether to admit, and whether a student is genuine, is for the admissions officer. Scoring of persons or countries is off limits for the reader.',
    },
    {
      workflow:
        'Incomplete files go back within the hour, and complete ones go on to an officer. The reader tests each upload by country and course for passport, English score, transcripts, funds and statement. It fills in the record and lines up what is complete. An admissions officer reads it and decides.',
      build:
        'You and your compliance lead agree a checklist for each country and course. In front of RTO Manager, TechnologyOne or StudyLink goes a document reader that fills fields and marks contradictions and gaps. After the officer’s decision, a template makes the offer letter.',
      checkpoint:
        'Offers are decided by an admissions officer who has read the statement. Every month refusals go to the compliance lead.',
      first_step: 'Look at 50 recent applications and note the missing paper, whose agent it was and the days lost.',
      stop_test:
        'Stop if complete files wait above five days at three months, or a sample of 100 has over 3 % of fields wrong.',
      alternative:
        'Give agents a page per country, send incomplete files back that day with a set mail, and rank agents quarterly by completeness.',
      must_not_decide:
        'An admissions officer decides who is admitted or refused and who is a genuine student. Applicants and nationalities are never scored by the reader.',
      risks: [
        {
          risk: 'Honest applicants are stopped by a habit about their country.',
          mitigation:
            'Only facts come from the reader. Once a month the compliance lead reviews refusals country by country.',
        },
        {
          risk: 'A forgery passes, since no field is empty.',
          mitigation:
            'One in five files has scores and funds verified at the source, and new agents have all of theirs checked.',
        },
      ],
      kpis: [
        {
          name: 'working days before a complete file gets an offer',
          unit: 'working days',
          baseline: '60 past offers',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'applications complete on arrival',
          unit: '% of applications',
          baseline: '100 recent files, agent by agent',
          target: 'a gain of 20 to 30 points',
        },
        {
          name: 'refused visas among decisions',
          unit: '% of decisions',
          baseline: 'both last intakes, by agent',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'results of 200 past applications',
        'requirements per course and country',
        'equivalence of grades and scores',
        'agents with their visa results',
      ],
    },
    {
      workflow:
        'Officers read complete applications only. An upload is checked at once against the list for its course and country: passport, funds, statement, English score, transcripts. Agents learn in the same hour what they must add, and the record is filled in. The decision is the admissions officer’s.',
      build:
        'Your compliance lead helps to write one list per country and course. A reader in front of StudyLink, RTO Manager or TechnologyOne then fills in the fields and shows gaps and conflicts. Offer letters are made from templates once an officer has decided.',
      checkpoint:
        'Each statement is read by an admissions officer, who also decides the offer. The compliance lead looks at refusals monthly.',
      first_step:
        'Go through the 50 latest applications: which paper was absent, from which agent, and how long did it hold things up?',
      stop_test:
        'Three months in, complete files should move within five days. If not, or if over 3 % of fields in 100 are misread, stop.',
      alternative:
        'Publish what each country must send on one page. Same-day returns with a standard mail and a quarterly agent ranking do the rest.',
      must_not_decide:
        'Admitting, refusing and judging a genuine student are for admissions officers. Scores for people or nationalities have no place in the reader.',
      risks: [
        {
          risk: 'What staff believe about a country shuts out good applicants.',
          mitigation:
            'The tool gives facts without opinion. The compliance lead examines refusals monthly, country by country.',
        },
        {
          risk: 'Forged documents look flawless on screen.',
          mitigation: 'Verify funds and scores with the issuer in one file of five, and in all files by a new agent.',
        },
      ],
      kpis: [
        {
          name: 'time from full file to offer',
          unit: 'working days',
          baseline: 'both dates for 60 recent offers',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'complete first uploads',
          unit: '% of applications',
          baseline: 'the last 100, listed by agent',
          target: 'a rise of 20 to 30 points',
        },
        {
          name: 'visa refusals per intake',
          unit: '% of decisions',
          baseline: 'two intakes, split by agent',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        '200 applications, and what was decided',
        'country and course checklists',
        'tables for converting grades and scores',
        'visa record of every agent',
      ],
    },
    {
      workflow:
        'Agents get their answer in an hour, and officers get files they can decide. The reader holds each file against the country and course list, from funds, passport and transcripts to the English score and the statement. Gaps are reported, fields are filled, and full files wait for an admissions officer to read and decide.',
      build:
        'First settle with compliance which papers each course and country needs. Then a document reader, placed before TechnologyOne, RTO Manager or StudyLink, fills the record and points to gaps and disagreement. Templates turn an officer’s decision into a letter.',
      checkpoint:
        'An officer in admissions reads every statement and makes each decision. The compliance lead goes over refusals monthly.',
      first_step: 'Pull 50 applications and record for each the agent, the missing paper and the delay in days.',
      stop_test:
        'Stop after three months when full files lie longer than five days, or when a check of 100 finds more than 3 % misread fields.',
      alternative:
        'One page per country for agents, incomplete files returned the same day, and a ranking of agents every quarter cost little.',
      must_not_decide:
        'No reader scores applicants or their nationality. Whether someone is a genuine student and is let in, an admissions officer decides.',
      risks: [
        {
          risk: 'A country’s average is held against people who are honest.',
          mitigation: 'Reports contain facts only, and the compliance lead asks about refusals by country every month.',
        },
        {
          risk: 'False papers get through because everything is filled in.',
          mitigation:
            'Ask the source about scores and funds for a fifth of files, and for every file from agents who are new.',
        },
      ],
      kpis: [
        {
          name: 'days between complete file and offer',
          unit: 'working days',
          baseline: 'dates of the 60 latest offers',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'uploads with no paper missing',
          unit: '% of applications',
          baseline: '100 applications, grouped by agent',
          target: '20 to 30 points up',
        },
        {
          name: 'share of refusals in visa decisions',
          unit: '% of decisions',
          baseline: 'agents compared over two intakes',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'former applications, 200, with the outcome',
        'papers needed for each country and course',
        'score and grade comparison tables',
        'how each agent’s visas went',
      ],
    },
  ],
  'education/unit-mapping-and-assessment-tools': [
    {
      workflow:
        'Load the unit and its tool, and each criterion and evidence point is matched with a task. You see what has no task, what has two and where the demand is too light. Trainer and compliance officer discuss the gaps and write what is needed. After a change to the unit, just the altered points return.',
      build:
        'Unit text comes from training.gov.au. Compare within your tenant, with the five biggest qualifications first. Whatever tasks and marking guides it drafts stay labelled as such until validated. The mapping lives as a dated, named table in SharePoint or the student system.',
      checkpoint:
        'Before a tool is used, an assessor qualified in the trade validates it. Date and signature on the mapping come from the compliance officer.',
      first_step: 'Choose your busiest unit. Map it once by hand and once with the tool, and study the disagreements.',
      stop_test:
        'Five units are the trial. End it if over 20 % of matches fall through with assessors, or when two months on the hours are not a third lower.',
      alternative:
        'Two people, one fixed table and three units each month will get there. Take the units with the most learners first.',
      risks: [
        {
          risk: 'Equal words count as coverage although the task shows no skill.',
          mitigation: 'An assessor asks of every criterion what the learner would really do and produce.',
        },
        {
          risk: 'Tasks written by machine are bland, and a chat tool can answer them.',
          mitigation:
            'Every unit needs a product, an observation or evidence from work. Three learners try the tasks first.',
        },
      ],
      kpis: [
        {
          name: 'share of evidence points that a task covers',
          unit: '% of points',
          baseline: 'do two units manually',
          target: 'reach 100 %',
        },
        {
          name: 'time it takes to map a unit',
          unit: 'hours',
          baseline: 'clock five to come',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'validations held when planned',
          unit: '% of units due',
          baseline: 'check the schedule for last year',
          target: 'lift it to 95 %',
        },
      ],
      data_needed: [
        'unit text and requirements as published',
        'tools with their marking guides',
        'what validators and auditors found',
        'strategy for training and assessment by course',
      ],
      must_not_decide:
        'Qualified assessors judge tools and learners. Text comparison by software is a suggestion to them and nothing beyond.',
    },
    {
      workflow:
        'You find the gap before the auditor does. The software sets a unit’s criteria and evidence beside the tasks in your tool and reports the uncovered, the doubled and the too easy. People then fix it: a trainer and a compliance officer write the task. A new release of the unit shows only what differs.',
      build:
        'Begin with five qualifications, those with most learners, and the text of their units at training.gov.au. Compare inside your tenant. Suggested tasks and guides keep a draft mark up to validation, and the finished map is stored with names and dates where staff look: SharePoint, or your student records.',
      checkpoint:
        'Validation is by an assessor who knows the trade, ahead of first use. The compliance officer dates and signs each map.',
      first_step:
        'Put one unit with many learners through both ways, manual and software, then talk about where they differ.',
      stop_test:
        'Stop if assessors throw out more than 20 % of matches in five units. Stop, too, unless hours per unit are a third down after two months.',
      alternative:
        'Let pairs of staff map three units a month by hand, in order of learner numbers, into one table that never changes shape.',
      risks: [
        {
          risk: 'The matrix is full, yet a task proves nothing about the skill.',
          mitigation:
            'Ask per criterion: what does the learner do here, and what is there to see? An assessor answers.',
        },
        {
          risk: 'Drafts resemble each other and invite copying from a chat tool.',
          mitigation: 'Insist on workplace proof, a made product or observation, and test on three learners.',
        },
      ],
      kpis: [
        {
          name: 'evidence points without a gap',
          unit: '% of points',
          baseline: 'check two units by hand',
          target: 'all of them, 100 %',
        },
        {
          name: 'hours of mapping per unit',
          unit: 'hours',
          baseline: 'record five units',
          target: '50 to 70 % less',
        },
        {
          name: 'units validated by their date',
          unit: '% of units due',
          baseline: 'read last year’s plan',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'official units with assessment requirements',
        'your assessments and guides for markers',
        'audit and validation history',
        'TAS documents',
      ],
      must_not_decide:
        'Only assessors with the qualification decide that a tool is valid or a learner competent; the program merely compares.',
    },
    {
      workflow:
        'Gaps in an assessment tool show up before the audit. The software takes every criterion and evidence point of the unit, looks for its task, and shows which have none, which have two and which ask too little. A trainer and the compliance officer write what is missing. When a unit is updated, only differences appear.',
      build:
        'Use the unit text on training.gov.au and run the comparison in your own tenant, with the five largest qualifications first. Tasks and marking guides it proposes are drafts until validated. The map is a table in SharePoint or your student system, with names and dates.',
      checkpoint:
        'No tool is used before an assessor with the vocational skill has validated it. The mapping is dated and signed by the compliance officer.',
      first_step: 'Map your largest unit twice, with the tool and by hand, and look at where the results part.',
      stop_test:
        'Try five units, and stop if assessors turn down over 20 % of the matches. Stop if two months have not saved a third of the hours per unit.',
      alternative: 'Two people per unit, one table, three units a month: map by hand and start with the most learners.',
      must_not_decide:
        'Tools are found valid, and learners competent, by qualified assessors. Comparing text and making suggestions is what software does.',
      risks: [
        {
          risk: 'Words match, so the map says covered, though the task proves nothing.',
          mitigation: 'An assessor asks of each criterion what a learner has to do and what that shows.',
        },
        {
          risk: 'The drafted tasks are all alike, and a chat tool answers them.',
          mitigation:
            'Each unit must have observation, a product or evidence from the workplace. Try tasks on three learners.',
        },
      ],
      kpis: [
        {
          name: 'evidence points covered by a task',
          unit: '% of points',
          baseline: 'two units mapped by hand',
          target: '100 % covered',
        },
        {
          name: 'mapping hours per unit',
          unit: 'hours',
          baseline: 'time five units from now on',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'units validated as planned',
          unit: '% of units due',
          baseline: 'last year’s validation plan',
          target: '95 % reached',
        },
      ],
      data_needed: [
        'units on training.gov.au with their requirements',
        'marking guides and assessment tools',
        'findings of audits and validations',
        'strategies for training and assessment',
      ],
    },
    {
      workflow:
        'You see at a glance which criterion has no task. The unit’s points are listed, matched with your tool and marked as missing, doubled or too lightly asked. A compliance officer sits down with a trainer to close the gaps. A revised unit brings up just what changed.',
      build:
        'Fetch units from training.gov.au, compare them with your tools inside your tenant, and do the five qualifications with most learners first. What the software drafts stays a draft until validation. Store the mapping, dated and signed by name, in SharePoint or with student records.',
      checkpoint:
        'A tool goes into use after validation by a qualified assessor from that trade, and after the compliance officer has dated and signed its map.',
      first_step:
        'Start with the unit most learners take. One person maps it by hand, the tool maps it too, and you compare.',
      stop_test:
        'Stop after five units if more than 20 % of matches are rejected by assessors, or after two months unless hours are down by a third.',
      alternative:
        'Pairs of staff can map by hand, three units monthly, in a standard table, beginning where most learners are.',
      must_not_decide:
        'The validity of a tool and a learner’s competence are settled by qualified assessors. The software’s comparison is advice.',
      risks: [
        {
          risk: 'Coverage is claimed on wording alone, and no skill is tested.',
          mitigation: 'For every criterion an assessor states what the learner would do and what could be seen.',
        },
        {
          risk: 'Machine-written tasks are vague, and a chat tool solves them at once.',
          mitigation:
            'Require a product, workplace evidence or observation per unit, and let three learners try first.',
        },
      ],
      kpis: [
        {
          name: 'points of evidence that have a task',
          unit: '% of points',
          baseline: 'hand-map two units',
          target: 'as high as 100 %',
        },
        {
          name: 'time spent mapping each unit',
          unit: 'hours',
          baseline: 'log the five units ahead',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'validations done on schedule',
          unit: '% of units due',
          baseline: 'compare last year’s schedule with reality',
          target: 'a rise to 95 %',
        },
      ],
      data_needed: [
        'unit requirements from the national register',
        'your tools and their marking guides',
        'records from audit and validation',
        'training and assessment strategy per course',
      ],
    },
    {
      workflow:
        'Mapping a unit takes far fewer hours, and people still write the tasks. Each performance criterion and evidence point is set against your tool, with gaps, repeats and light questions shown. The trainer and compliance officer deal with them. Later versions of the unit show their changes alone.',
      build:
        'The comparison runs in your tenant on unit text out of training.gov.au. Take your five biggest qualifications to begin with. Drafted tasks and guides carry the word draft until someone validates them. Keep maps as tables, with date and name, in your student system or in SharePoint.',
      checkpoint:
        'Assessors qualified and skilled in the trade validate every tool ahead of use. Each map has the compliance officer’s signature and a date.',
      first_step: 'Choose a unit with many learners, map it both ways and discuss every disagreement.',
      stop_test:
        'Two months should cut hours per unit by a third. In five units, assessors may reject 20 % of matches at most. Otherwise stop.',
      alternative:
        'Do it by hand, two people to a unit and three units monthly, in one unchanging table, largest units first.',
      must_not_decide:
        'It takes qualified assessors to find a tool valid or a learner competent. A text comparison cannot.',
      risks: [
        {
          risk: 'A full table hides tasks that test nothing.',
          mitigation: 'Have an assessor answer, criterion by criterion, what a learner does there and shows.',
        },
        {
          risk: 'Drafts look the same, and any chat tool can pass them.',
          mitigation: 'Ask in each unit for something observed, made or done at work, and trial it on three learners.',
        },
      ],
      kpis: [
        {
          name: 'coverage of evidence points',
          unit: '% of points',
          baseline: 'check by hand on two units',
          target: 'a full 100 %',
        },
        {
          name: 'hours a unit takes to map',
          unit: 'hours',
          baseline: 'keep time on your next five units',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'share of units validated on time',
          unit: '% of units due',
          baseline: 'planned and held validations of last year',
          target: 'as high as 95 %',
        },
      ],
      data_needed: [
        'published units and what they require',
        'assessments plus guides for marking',
        'past validations and audit results',
        'strategy papers by qualification',
      ],
    },
  ],
}

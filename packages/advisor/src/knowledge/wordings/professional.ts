import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'professional/client-records': [
    {
      workflow:
        'Each client’s checklist is made from the file of the year before and goes out six weeks ahead of lodgement. As papers are uploaded, the tool reads, names and ticks them off; where something is missing, it sends a reminder. What the accountant opens is a full file with draft codes.',
      build:
        'Karbon and FYI have request lists; Dext or Hubdoc can do the reading. For every client carry over the old list and plan three reminders. Coding rules propose an account, and lines that look strange wait in a review queue.',
      checkpoint:
        'Before any BAS or return is made ready for signature, a qualified accountant goes through the queue and the coding.',
      first_step:
        'Go back over 30 lodgements and note when papers were requested, when the last one came, and the hours lost to chasing.',
      stop_test:
        'Two BAS quarters on, the share of files complete four weeks out must be up by 10 points, or you end it.',
      alternative:
        'Mail a single dated checklist with the items of last year, bill for lateness, and ring the ten slowest clients for 20 minutes each.',
      risks: [
        {
          risk: 'An error in coding rolls on all year, and the client takes GST credits they had no right to.',
          mitigation:
            'For each client 25 coded lines are tested, and a person always looks at meals, cars and capital items.',
        },
        {
          risk: 'An app that the engagement terms never mention handles client papers.',
          mitigation:
            'Before anything is uploaded, say in the engagement letter which tool captures papers and where they are held.',
        },
      ],
    },
    {
      workflow:
        'Last year’s file tells the tool what to ask for, and the client has that list six weeks before the lodgement date. Whatever they upload is read, given a name and set against it, and people who owe papers are nudged. By the time an accountant looks, all is there, with codes proposed.',
      build:
        'Pair a reader, Hubdoc or Dext, with the request lists of FYI or Karbon. Reuse the list each client had, and nudge three times. Let rules put forward the account code, with a queue where doubtful lines are reviewed.',
      checkpoint:
        'Only after a qualified accountant has been through the codes and cleared the queue is the BAS or return drawn up to be signed.',
      first_step:
        'For 30 past lodgements put down the day you asked, the day you had it all, and how many hours of chasing lay between.',
      stop_test:
        'Files that are complete four weeks ahead should gain 10 points within two BAS quarters. When they do not, wind it up.',
      alternative:
        'A dated list of what they gave you last year, a fee for being late, and a 20-minute phone call to each of the ten slowest.',
      risks: [
        {
          risk: 'A cost is coded wrongly once, then all year, and GST is claimed that is not due.',
          mitigation: 'Test 25 lines for every client, and look at capital items, cars and meals by hand each time.',
        },
        {
          risk: 'Papers flow through software that your client never agreed to in the terms.',
          mitigation: 'Let the engagement letter state the tool and its place of storage ahead of the first file.',
        },
      ],
    },
  ],
  'professional/fee-proposals': [
    {
      workflow:
        'When a tender or brief comes in, the assistant sets out the questions and deadlines. From earlier wins it finds method text, CVs and like projects, then writes a first answer to each point. Scope and fee are for the lead, who also signs.',
      build:
        'Collect 30 winning proposals, with brief CVs and a sheet per project that gives its result, fee and year. The assistant answers one question at a time and links its sources. Your own sheet works out the fee from rates and hours.',
      checkpoint:
        'Whichever director will lead the work goes through fee, programme, exclusions and scope, one line at a time, ahead of sending.',
      first_step:
        'Tabulate your 20 most recent proposals by result, reason, fee, hours spent and how many days were left at the end.',
      stop_test:
        'Judge it over ten bids: unless senior people spend a fifth fewer hours, drop the drafting but hold on to the library.',
      alternative:
        'Ask five questions to decide go or no-go, and work from a tidy template and a single folder of up-to-date CVs.',
      risks: [
        {
          risk: 'The text boasts of a skill or a job that is not yours.',
          mitigation: 'Tie all claims to a project sheet, and cut any unlinked line ahead of review.',
        },
        {
          risk: 'The client bans AI, or wants its use declared, and your bid is struck out.',
          mitigation:
            'Let your bid checklist open with whether AI is barred or must be stated, and where the rules are vague, write and ask.',
        },
      ],
    },
    {
      workflow:
        'The assistant takes a new brief or tender apart: what must be answered, and by when. It then searches bids you won for CVs, methods and projects that fit, and puts together draft replies. The lead decides what is offered and for how much, and signs it.',
      build:
        'Your library needs 30 bids that won, CVs cut short, and a page per project with year, result and fee. Drafts follow the questions and show where each line came from. For fees, multiply rates by hours in a sheet you own.',
      checkpoint:
        'Before the bid leaves, the director in line to run it has gone over exclusions, scope, fee and programme, every line of them.',
      first_step:
        'Make a table of 20 past proposals with the fee, the hours, the outcome and why, and how early each was finished.',
      stop_test:
        'Ten bids will show it. If senior staff save less than a fifth of their hours, let drafting go and keep the library.',
      alternative:
        'Five questions settle if you bid at all; a neat template and CVs that are current, in a folder of their own, do the rest.',
      risks: [
        {
          risk: 'A project that you never did, or a skill you lack, finds its way into the bid.',
          mitigation: 'Every statement must name its project sheet; those that do not are gone before anyone reviews.',
        },
        {
          risk: 'Under the tender rules AI is banned or must be declared, and you are out.',
          mitigation:
            'Ask first of every tender if AI is banned, free to use or to be declared, and get it in writing when you cannot tell.',
        },
      ],
    },
  ],
  'professional/knowledge-search': [
    {
      workflow:
        'Somebody wants to know if the firm ever studied floods on clay, or wrote a trust with a certain clause. Back come the jobs, the words themselves and the names of the team. The fee earner then reads the original and calls one of them.',
      build:
        'Limit it to a single service line and five years of final reports. Tag them by subject, place, client and who is allowed in. Add a search assistant that links what it found and respects the walls between clients.',
      checkpoint:
        'Until the project lead has read the cited source and found it still valid, it may not guide a design or advice.',
      first_step:
        'Have six fee earners name something they were sure existed but never found, and clock how long they looked.',
      stop_test: 'Clean up for eight weeks; if it still scores below 75 % on your 40 questions, give up.',
      alternative: 'When a job closes, file two pages on it in a shared folder under ten set keywords.',
      risks: [
        {
          risk: 'Words written for one client turn up in work for its rival.',
          mitigation:
            'Let the client lead clear every report for the index, and warn the user if both clients trade in one market.',
        },
        {
          risk: 'The standard or ruling behind an answer is no longer in force.',
          mitigation: 'Lead with the date of issue, and leave out anything from before the latest change to its code.',
        },
      ],
    },
    {
      workflow:
        'Did we ever draft such a clause for a trust, or look at floods on clay soil? A fee earner types that in. The tool shows past jobs, the very passage and the people behind it. The last step is human: open the report and phone a colleague.',
      build:
        'Begin with the final reports of one service line, going back five years. Each gets a subject, place, client and list of readers. Then put on top a search that cites, and that never lets one client’s walls be crossed.',
      checkpoint:
        'It is for the project lead to look at each source, and to be sure it stands, before design or advice leans on it.',
      first_step: 'Go to six fee earners, ask what they last hunted for in vain, and note how long the hunt took.',
      stop_test: 'If eight weeks of tidying leave the 40-question test under 75 %, there is no point in going on.',
      alternative:
        'Close each job with a sheet of two pages, tagged with ten agreed keywords, in a place that all can reach.',
      risks: [
        {
          risk: 'Something from a client’s report slips into a job for the firm they compete with.',
          mitigation:
            'Each report in the index has its client lead’s consent, and a warning shows if that client and this one serve the same market.',
        },
        {
          risk: 'The code has moved on, but the answer still cites the old ruling or standard.',
          mitigation: 'Date of issue comes at the top, and sources that predate their code’s last change stay hidden.',
        },
      ],
    },
  ],
  'professional/time-and-wip': [
    {
      workflow:
        'On Mondays job leads receive five lines on hours versus fee, extra work beyond scope, timesheets not in, bills to send and money owed. The client has the work fresh in mind, so now is the time to settle a bill, a variation or a halt.',
      build:
        'Once a week bring stage, fee and hours out of Synergy, XPM or WorkflowMax into a sheet. A few rules raise a flag: 60 % of the fee gone with the stage at 40 %, three days without time, over 30 days unbilled. Leave any model of final hours until later.',
      checkpoint:
        'Variations, write-offs and bills are the call of the partner in charge, once the job lead has been heard.',
      first_step:
        'For 20 jobs that ended last quarter, set hours, fee and write-off side by side and find the day the overrun first showed.',
      stop_test:
        'Try Monday lists for two quarters; if write-offs are less than 10 % down, your prices are at fault, so turn to those.',
      alternative:
        'Each Monday, stand round a printout of the ten biggest jobs with percent done, fee used and when to bill.',
      risks: [
        {
          risk: 'People trim hours or book them elsewhere so that a job stays green.',
          mitigation:
            'On Monday thank those who speak up early, and keep any table of write-offs by person out of the room.',
        },
        {
          risk: 'If nobody knows how far a stage has got, alarms come too often or after the fact.',
          mitigation: 'Once a week, and for the ten biggest jobs alone, have leads state percent done.',
        },
      ],
    },
    {
      workflow:
        'Once a week, on Monday, whoever leads a job sees five lines: bills to go out, debtors, timesheets that are late, hours against the fee, and work nobody agreed to. While memories are fresh they settle it with the client, by variation, by bill or by downing tools.',
      build:
        'Synergy, WorkflowMax and XPM hold stage, hours and fee; pull them into a weekly sheet. Plain rules are enough: 40 % of stage but 60 % of fee, no hours for three days, more than 30 days without a bill. A forecast of final hours can wait.',
      checkpoint: 'With the job lead’s view in hand, the partner in charge rules on what to bill, write off or vary.',
      first_step:
        'Look at 20 jobs from the quarter just closed; for each, note fee, hours, write-off and when you could have known.',
      stop_test:
        'Suppose two quarters of lists on Monday take less than 10 % off write-offs. Then stop, for the trouble is in how you price.',
      alternative:
        'A printed page on Monday, with everyone on their feet: ten top jobs, how far along, how much fee is gone, and the date to bill.',
      risks: [
        {
          risk: 'Hours get cut or put on some other job to avoid a red mark.',
          mitigation:
            'In Monday’s meeting, give credit to whoever warned first, and draw up no league table of write-offs.',
        },
        {
          risk: 'Progress is a guess, and so the flag goes up at the wrong time.',
          mitigation: 'Just the ten main jobs count here: their leads give a percentage weekly.',
        },
      ],
    },
  ],
  'professional/capacity-planning': [
    {
      workflow:
        'The tool weighs people, leave and skills on Fridays against probable wins and the hours that live jobs still need. Where someone will be swamped in three weeks, it says so and suggests a trade. In 20 minutes the leads have settled the coming week.',
      build:
        'Your project system may have a resource view to switch on; if not, try Resource Guru or Float. For each job enter the hours to go by role. Count likely jobs by their odds of being won, and look again every week.',
      checkpoint:
        'No one is moved until the resource manager and project leads say so on Friday, and each person is told by their own lead.',
      first_step:
        'List what every live job still needs in hours, hold that against four weeks of team time, and spot the weeks in red.',
      stop_test: 'After ten weekly rounds, a gap of over 30 % between plan and real hours means you should stop.',
      alternative:
        'Keep a chart on the wall, people down and weeks across, and have all leads lay the coloured cards anew each Friday.',
      risks: [
        {
          risk: 'Everyone is booked to 100 %, so a single day of illness brings it down.',
          mitigation: 'Fill at most 80 % of anyone’s hours, and leave Friday afternoons open for what runs over.',
        },
        {
          risk: 'If spare time is all that counts, juniors never grow.',
          mitigation: 'Ahead of any swaps, leads pick one harder task a month for every junior.',
        },
      ],
    },
    {
      workflow:
        'Hours still to do, plus jobs you may win, are held up on Friday to skills, leave and who is there. Overload three weeks from now shows, along with people who could change places. The leads need 20 minutes to agree.',
      build:
        'Start with what your project software offers for resources; Float and Resource Guru do the same job. Each project needs its remaining hours for every role, and each bid its odds. Go over it once a week.',
      checkpoint:
        'Project leads meet on Friday, and with the resource manager that settles who goes where. A lead then tells the person, and no screen does.',
      first_step:
        'Add up what live jobs need in hours, hold the team’s next four weeks beside them, and find where it turns red.',
      stop_test: 'Ten weekly rounds are the test: should plan and fact lie over 30 % apart, end it.',
      alternative:
        'Once a week, on Friday, all leads stand at a wall chart and move coloured cards for people from week to week.',
      risks: [
        {
          risk: 'A plan at 100 % has no slack, and the first person off sick wrecks it.',
          mitigation: 'Stop at 80 %, and book nothing on a Friday afternoon, so that late work has a home.',
        },
        {
          risk: 'Who is free decides who goes, and young staff pick up nothing new.',
          mitigation: 'Every month, before swaps are made, each junior is given one task that stretches them.',
        },
      ],
    },
  ],
  'professional/site-reports': [
    {
      workflow:
        'Out on site, each item gets a photo and a spoken note. Back in the office the template is filled with findings, captions, stock wording for the defect and points still open. The inspector puts it right, and somebody else reads and signs.',
      build:
        'Settle on a single template and a store of agreed paragraphs, one set per finding. On the phone, a form takes photo and voice by item. The assistant picks and adjusts stored text, but limits and readings are taken from the form alone.',
      checkpoint:
        'All findings and grades are the inspector’s to confirm. The report leaves once a registered second reader has signed.',
      first_step:
        'Choose a kind of report, print ten recent ones, and mark facts, judgement and stock wording in separate colours.',
      stop_test:
        'After 30 reports, stop if over one draft in five comes back from the second reader because a fact is wrong.',
      alternative:
        'Cut the template down to the parts people read, hold stock paragraphs in Word, and bring a tablet on site to type.',
      risks: [
        {
          risk: 'The prose flows so well that nobody notices a finding no inspector made.',
          mitigation: 'No photo or note number, no finding: the tool is barred from adding any on its own.',
        },
        {
          risk: 'Stock wording calls it minor, though it is a crack or a whiff of gas.',
          mitigation: 'On site the inspector grades every defect, and the grade is fixed before any text is written.',
        },
      ],
    },
    {
      workflow:
        'While on site the inspector talks and takes pictures, item by item. Later the tool lays findings, captions, open points and set wording on each defect into the template. After the inspector’s edits, another reader puts a name to it.',
      build:
        'You need one template, and for every finding some paragraphs that have been approved. Notes are spoken and photos taken in a phone form. Stock text may be picked and adapted by the assistant; what was measured, and the limits, stay as the form has them.',
      checkpoint:
        'The inspector stands behind each grade and finding. Nobody else gets it before it is signed by the second reader, who is registered.',
      first_step:
        'Take ten reports of one type and go through them with coloured pens: a pen each for fact, judgement and set text.',
      stop_test:
        'Count 30 reports. Should over one in five drafts bounce for a factual error at the second reading, finish there.',
      alternative:
        'Drop what nobody reads from the template, store set paragraphs in Word, and write up on a tablet while still there.',
      risks: [
        {
          risk: 'A fluent page can hide that one finding was made up.',
          mitigation: 'The tool adds nothing by itself: a finding has a note or photo number, or it is out.',
        },
        {
          risk: 'Gas in the air, or a crack, is called minor since the set text does so.',
          mitigation: 'Grades come from the inspector, there on site, and no draft can begin until they are locked.',
        },
      ],
    },
  ],
  'professional/drawing-checks': [
    {
      workflow:
        'Ahead of each issue the drawings pass a round of tests on cross references, clashes, revisions, title blocks and code items, with schedules of doors and windows held against plans. Marks come back as a list. A checker weighs up every one and closes it.',
      build:
        'First set up rules in Solibri, Revit or Bluebeam, with a small script for revisions and title blocks. Then let an assistant hold plan text against schedule and specification. When it names a code item, that means look here; it never means pass.',
      checkpoint:
        'An issue waits while any item is open. A registered practitioner closes each under their own name, then signs.',
      first_step:
        'Take a finished project, group its RFIs by cause, and count those a basic cross check could have stopped.',
      stop_test:
        'Run five old sets with known errors through it, and if it spots under a third, go back to rule checks alone.',
      alternative:
        'Give every stage a checklist of two pages, use someone new to check, and let 24 hours pass after drawing ends.',
      risks: [
        {
          risk: 'A list of green ticks makes people blind to what the tool misses.',
          mitigation:
            'At every issue check a tenth of the sheets by hand, apart from the tool, and share what eyes alone caught.',
        },
        {
          risk: 'It quotes the code from an edition no longer in use.',
          mitigation: 'For each project set the edition in force on the consent date, and show it on every list.',
        },
      ],
    },
    {
      workflow:
        'A set due out is tested for clashes, wrong revisions, poor title blocks, cross references that lead nowhere, and schedules of windows or doors that differ from plans. Code items are listed too. The checker receives it marked up, and settles point after point.',
      build:
        'Bluebeam, Revit and Solibri can run rules, and title blocks and revisions need no more than a script. An assistant comes next, to compare what plans, schedules and the specification say. Take its code items as a nudge to look; they clear nothing.',
      checkpoint:
        'Open points hold up the issue. Every one is closed, by name, by a registered practitioner, whose signature then lets it go.',
      first_step:
        'Sort one old project’s RFIs according to cause and see how many would not exist had someone cross-checked.',
      stop_test:
        'Use five past sets whose errors you know. Less than a third caught, and the rule checks are all you keep.',
      alternative:
        'Wait 24 hours after the last line is drawn, then have someone who has not seen it use a two-page list for that stage.',
      risks: [
        {
          risk: 'All is green, so the checker looks no further.',
          mitigation:
            'A tenth of each issue is still checked by people on their own, and all staff see what the tool had passed by.',
        },
        {
          risk: 'The clause it names is from a superseded code.',
          mitigation:
            'State for every project which edition its consent date calls for, and have lists carry that edition.',
        },
      ],
    },
  ],
  'professional/candidate-matching': [
    {
      workflow:
        'Each order sets the must-haves. From the CVs on file the tool draws tickets, licence, notice, place and pay wanted, and shows everyone who fits beside the words that prove it. Calling, weighing up and sending people forward is the recruiter’s work.',
      build:
        'JobAdder and Bullhorn can parse and search; write down must-haves for every order. At first sight keep age, name, address and photo hidden. Let software handle CV layout, interview times and tickets that lapse. Give nobody a score.',
      checkpoint:
        'Every CV with the must-haves is read by a recruiter, who then phones. A colleague looks at 20 of the others each week.',
      first_step: 'Go back to five orders you filled and hunt in the pool for those who fitted but got no call.',
      stop_test:
        'End it on the spot if, in a monthly check, any group goes forward less than four-fifths as often as the rest without a reason in the job.',
      alternative:
        'Tag every candidate ten ways, refresh the tags by a quarterly phone round, and meet at nine about unfilled orders.',
      risks: [
        {
          risk: 'Past habits live on in the match, and older people, women or those with foreign degrees are passed over.',
          mitigation:
            'Set the pool against those sent forward every month, by group if you know it, and find out why they differ.',
        },
        {
          risk: 'The firm draws on old CVs whose owners never agreed to it.',
          mitigation: 'Text people after 24 months to renew their consent, and erase anyone who stays silent.',
        },
      ],
    },
    {
      workflow:
        'A client sends an order. The software reads pay hopes, place, notice, licence and tickets from the CVs you hold, and names those with all must-haves, quoting the line. Then a recruiter phones, forms a view and decides whom to propose.',
      build:
        'Write must-haves into each order, and use what Bullhorn or JobAdder has for parsing and search. The first screen shows no photo, name, address or age. Ticket dates, interview slots and CV layout can run by themselves. Scores are banned.',
      checkpoint:
        'Recruiters read and ring everyone whose CV shows the must-haves, and each week a second one looks into 20 that were left out.',
      first_step:
        'Choose five orders already filled and see who in the pool had every must-have and never heard from you.',
      stop_test:
        'When the month’s check finds one group put up at a rate below four-fifths of the others’, and the job gives no cause, stop that day.',
      alternative:
        'Talk open orders through at nine, give all candidates ten set tags, and ring round each quarterly list to keep them right.',
      risks: [
        {
          risk: 'It learns from old choices, to the cost of women, people with foreign degrees and the not so young.',
          mitigation:
            'Once a month look at the pool and at who was proposed, group by group as far as known, and explain each gap.',
        },
        {
          risk: 'People who sent a CV long ago never said you could use it now.',
          mitigation: 'At 24 months send a text to ask again; no reply means the CV is deleted.',
        },
      ],
    },
  ],
  'professional/property-enquiries': [
    {
      workflow:
        'A call nobody took, or a note from the portal, gets an answer straight away. The assistant gives what the listing says, proposes times to inspect and puts two questions. Keen buyers and sellers reach the agent by phone, along with all that was said.',
      build:
        'AgentBox, VaultRE and Rex have a reply tool; link the portal mail to it, or use an agent for text and chat. Listing fields are its only source. It puts visits in the agent’s diary and keeps a note of every contact.',
      checkpoint:
        'In the evening the listing agent goes through that day’s chats and calls back whoever raised an offer, the contract or the price.',
      first_step:
        'Play the buyer: at various hours send five enquiries through the portal to your office and clock each reply.',
      stop_test:
        'If over 3 % of the replies you sample contain an error, or eight weeks bring no more inspections, turn it off.',
      alternative:
        'Give each listing a ready reply with times to inspect, and roster a person for the phones at weekends.',
      risks: [
        {
          risk: 'A buyer acts on a false school zone or a hint about price.',
          mitigation:
            'On price it may only repeat the published guide word for word, and strata, zones and easements are for the agent.',
        },
        {
          risk: 'It sorts tenants by where they come from, their family or how they earn.',
          mitigation: 'Its questions stop at how many people and which dates; the owner picks from full applications.',
        },
      ],
    },
    {
      workflow:
        'Within moments of a portal enquiry or missed call, a reply goes out with listing facts and inspection times, and with two questions. Vendors, and buyers who are ready, are put through to the agent, who can read the chat so far.',
      build:
        'Feed portal mail into Rex, AgentBox or VaultRE, whose reply tools will do, or into a text and chat agent. It may speak from the listing and from nothing else. Bookings go in the diary of the agent, and each contact leaves a trace.',
      checkpoint:
        'Each night the listing agent reads through all chats, then phones people who asked what it costs, what the contract says or how to offer.',
      first_step:
        'Test yourself like a mystery shopper: five portal enquiries, spread over the day and night, with a stopwatch on the answers.',
      stop_test:
        'Eight weeks without more inspections, or facts wrong in over 3 % of a sample, is reason to turn it off.',
      alternative:
        'Write one reply for each listing with its inspection times, and have one of the team mind weekend calls.',
      risks: [
        {
          risk: 'A buyer is told the wrong school zone, or hears a price, and counts on it.',
          mitigation:
            'What it says about price is the guide as published, to the letter; for easements, strata and zones it hands over to the agent.',
        },
        {
          risk: 'Applicants to rent are screened by origin, family or source of income.',
          mitigation:
            'How many people, and when: it asks no more, and owners choose with the whole application in front of them.',
        },
      ],
    },
  ],
  'professional/tenant-repairs': [
    {
      workflow:
        'Tenants fill in a form, add photos and answer the sort of questions a plumber has. By the tenancy law the tool marks what is urgent, then writes a work order and a mail for the owner. Once the property manager agrees, texts go to trade and tenant.',
      build:
        'PropertyTree, PropertyMe and Console Cloud each have a maintenance add-on. Turn the law’s urgent repairs into firm rules, with a number that answers 24 hours a day. AI may rank what is left and write the messages.',
      checkpoint:
        'Work orders wait for the property manager’s yes. Twice daily the manager also scans the non-urgent ones for a wrong grade.',
      first_step:
        'Go through 100 past requests, mark them against the urgent list of your state, and write down the wait for each.',
      stop_test: 'During the eight-week trial, one urgent job marked routine is enough to end the sorting.',
      alternative:
        'Use a web form that takes photos, let repairs below a set sum go ahead, and keep a trade on call for each type of fault.',
      risks: [
        {
          risk: 'Sparking wires or escaping gas end up in the everyday pile.',
          mitigation:
            'Words such as gas, spark, flood, lock and no heat set off the duty phone, and AI may not grade them down.',
        },
        {
          risk: 'The longest waits fall on those with no phone or weak English.',
          mitigation:
            'Let people report by speaking and in their own language, and each month set waits side by side for every channel.',
        },
      ],
    },
    {
      workflow:
        'The fault comes in on a form, photos attached, and the tool puts a plumber’s questions to the tenant. What tenancy law calls urgent is marked. The work order is drafted, and so is a note to the owner, for the property manager to approve. Trade and tenant are then kept posted by text.',
      build:
        'Look at the maintenance add-on for Console Cloud, PropertyTree or PropertyMe. Urgent repairs, as the law lists them, become rules that do not bend, backed by a 24-hour line. What remains can be graded by AI, which drafts messages too.',
      checkpoint:
        'Every work order has the property manager’s approval, and the list of lesser repairs is read for errors twice daily.',
      first_step:
        'Take 100 repair requests, apply your state’s list of what is urgent, and see how long each was left.',
      stop_test: 'If, in eight weeks of trial, even one urgent fault is called routine, sorting by tool is over.',
      alternative:
        'Have a form on the web with room for photos, a sum below which no one need ask, and one trade for each kind of trouble.',
      risks: [
        {
          risk: 'The tool treats live wiring or a smell of gas as nothing special.',
          mitigation:
            'No heat, flood, lock, gas and spark are fixed triggers for the duty phone, beyond the reach of AI.',
        },
        {
          risk: 'People without a phone, or whose English is poor, are served last.',
          mitigation:
            'Open the channel to speech and other tongues, and check monthly which channel waits the longest.',
        },
      ],
    },
  ],
  'professional/client-mail': [
    {
      workflow:
        'All letters, once scanned, and all mail land in a common queue. The tool finds the client, the job and the date by which to act, and gives someone the task. Routine answers come ready drafted. Whatever has sat for over two days is shown to partners.',
      build:
        'Karbon does triage, while SharePoint and FYI file mail. Link each item by job number and the client’s address. For letters from council, ASIC and the ATO, a rule picks out the date and a person ticks it.',
      checkpoint:
        'Every morning a manager reads the fresh due dates. Client service staff put a tick on each notice that was filed.',
      first_step:
        'Pick a Friday and get every partner to tally client mails still without an answer, noting how old and what sort.',
      stop_test: 'Sample 100 a week; if, six weeks in, over 2 % sit in the wrong file, stop filing by machine.',
      alternative:
        'Set up one address for each service line, put someone on duty each day, and log notices by the date they fall due.',
      risks: [
        {
          risk: 'Clients have similar names, and a notice lands in the wrong file.',
          mitigation:
            'Only a job number, the ABN or the end of the TFN counts as a match; if none fits, somebody files it by hand.',
        },
        {
          risk: 'A fraudster poses as your client and wants a return sent or bank details changed.',
          mitigation:
            'Hold mail about bank details or returns until the client confirms by phone, using the number you already have.',
        },
      ],
    },
    {
      workflow:
        'One queue takes in mail and the letters you scan. The system ties every item to its job and client, finds when it is due, and passes on a task. It writes the usual answers in draft. Partners are shown things left for more than two days.',
      build:
        'FYI and SharePoint can file mail; Karbon can sort it. The keys are job number and client address. Dates in letters from ASIC, the ATO or a council are found by rule, and then somebody ticks that they are right.',
      checkpoint:
        'New dates are a manager’s first job of the day. Filed notices are each ticked by one of the client service team.',
      first_step:
        'On one Friday each partner goes through the inbox and notes every client mail left unanswered, its age and its type.',
      stop_test: 'Six weeks in, look at that week’s sample of 100. With over 2 % astray, filing by machine must go.',
      alternative:
        'Every service line has its own shared address; one person a day is on duty, and notices sit in a register by due date.',
      risks: [
        {
          risk: 'A notice goes to a client who merely sounds like the right one.',
          mitigation:
            'Names never suffice: it takes the ABN, a TFN ending or the job number, or else a human does the filing.',
        },
        {
          risk: 'What looks like a client’s mail asks for a return, or for new bank details, and is a fraud.',
          mitigation: 'Lock the request, and phone that client on the number in your records before anything moves.',
        },
      ],
    },
  ],
  'professional/campaign-reports': [
    {
      workflow:
        'Web and ad accounts fill a sheet for each client. The tool writes what moved and what might lie behind it, in words that suit the client. The account manager tests those reasons, adds advice and takes it to the meeting. New copy begins with the brief and what worked before.',
      build:
        'A connector brings GA4, Meta and Google figures into Supermetrics or Looker Studio. For each client hold a guide to tone and the ten best pieces as models. The connector supplies every total, and drafting must leave all numbers alone.',
      checkpoint:
        'Reports need the account manager’s signature. No piece goes live until both the client and an editor have said yes.',
      first_step:
        'Clock a whole month-end for three clients, with separate times for layout, writing, checking and pulling data.',
      stop_test:
        'Two month-ends should make reports 25 % quicker; if they do not, or if a client twice spots a bad number, give it up.',
      alternative: 'Give each client a live page with five numbers, and talk for 15 minutes rather than build slides.',
      risks: [
        {
          risk: 'A fall in results is put down to something that no one tested.',
          mitigation:
            'Label every reason as a guess or as checked, and test or delete the guesses ahead of the meeting.',
        },
        {
          risk: 'An image or text may borrow from others, or fail to belong to the client.',
          mitigation:
            'State AI use in your contract, search for lookalikes of main visuals, and file each draft with its changes.',
        },
      ],
    },
    {
      workflow:
        'Each client has a sheet, fed by their web and ad accounts. A draft tells, in a tone that is theirs, which numbers moved and the likely reason. The account manager verifies that, writes the advice and shows it. For copy, drafts build on past hits and the brief.',
      build:
        'Looker Studio or Supermetrics can hold what a connector draws from Meta, Google and GA4. Per client, keep ten pieces that did best and a note on voice. Sums are the connector’s business; no figure may be touched by the writing tool.',
      checkpoint: 'It takes the account manager to sign a report, and an editor plus the client to let a piece run.',
      first_step:
        'Pick three clients and measure a month-end from start to end: data pulls, checks, writing, layout, each on its own.',
      stop_test:
        'Either of these ends it: a wrong figure found by a client twice, or less than 25 % saved on reports by the second of two month-ends.',
      alternative: 'Swap slides for a 15-minute talk over a live dashboard, five numbers to each client.',
      risks: [
        {
          risk: 'Results drop, and the report offers a reason without proof.',
          mitigation:
            'Causes bear a mark, guess or checked, and before you meet the client each guess is tested or taken out.',
        },
        {
          risk: 'What you deliver may resemble another’s work, or not be the client’s to own.',
          mitigation: 'Let the contract mention AI, check key visuals for likeness, and save every draft and edit.',
        },
      ],
    },
  ],
  'professional/client-onboarding': [
    {
      workflow:
        'As soon as a client agrees, a single form opens. It leads through identity, owners, conflicts, fee terms and e-signature, one after the other, and sends anything high-risk to the partner. After clearance, nobody retypes a thing: folders, job and direct debit are made.',
      build:
        'Link your practice system with an identity service and DocuSign or Ignition. Before that, set out risk grades and the AML program, which software merely carries out. AI can pull owners from company extracts, and someone verifies them.',
      checkpoint:
        'No work starts for a medium or high-risk client until a partner or the compliance officer has cleared them by name.',
      first_step:
        'Retrace how your five newest clients came on board, date by date, and circle anything keyed in twice.',
      stop_test: 'Three months in, a single new job begun before terms were signed and identity cleared means stop.',
      alternative:
        'Use an intake form of one page and a letter template for e-signature, and give out no job number until both are in.',
      risks: [
        {
          risk: 'The firm hoards passport scans, and a thief gets them.',
          mitigation:
            'Have the identity service store the outcome and no scan; if law demands a record, lock it and set a day to delete it.',
        },
        {
          risk: 'An honest person with a foreign name is offended by a mistaken match.',
          mitigation:
            'Two people compare birth date and place on any close match, and only then may anybody contact the client.',
        },
      ],
    },
    {
      workflow:
        'Once the client says yes, all runs through a form. First who they are and who owns them, next conflicts, then fees and the signature on screen. Partners see whatever is graded high-risk. When it is clear, the job, its folders and the direct debit come about with no second typing.',
      build:
        'You need an identity service, the practice system, and Ignition or DocuSign, all joined up. The AML program with its risk grades comes before any of them: tools just follow it. Owners may be listed by AI out of company extracts, for someone to confirm.',
      checkpoint:
        'Clients of high or medium risk are cleared one by one, by name, by the compliance officer or else a partner, and work waits for that.',
      first_step:
        'Choose the five clients who joined last, go through what happened on which date, and note all facts that had to be typed twice.',
      stop_test: 'Should any new job, within three months, begin while identity or terms are still open, call a halt.',
      alternative:
        'No form and no signed letter, no job number: a page for intake plus an e-signature template is all it takes.',
      risks: [
        {
          risk: 'Passport copies build up in your folders until they are stolen.',
          mitigation:
            'The outcome stays with the identity service and the copy goes; a record that the law demands is locked, with a date to destroy it.',
        },
        {
          risk: 'A foreign name sets off an alarm, and a good client feels insulted.',
          mitigation: 'Before a word is sent, two people look at place and date of birth and rule out the near match.',
        },
      ],
    },
  ],
  'professional/file-notes': [
    {
      workflow:
        'The client agrees, and the talk is recorded. In the job file a draft note appears under your own headings (asked, advised, agreed, to do), next to a mail to follow up. That day the adviser puts it right and files it.',
      build:
        'Zoom or Teams can record under a contract that your firm holds; add a list of terms and a template for notes. Once the note has a signature, erase the sound. Leave out private and privileged talks.',
      checkpoint:
        'Within one working day the adviser has put the note right and signed it. The recording is then erased.',
      first_step: 'Hold the diary of last week against the notes on file, and tally how many talks have none.',
      stop_test: 'After 50 talks, if the sense had to be changed in more than one note of ten, take the tool away.',
      alternative: 'Before hanging up, take five minutes to speak a note under four heads.',
      risks: [
        {
          risk: 'What was only a maybe is written down as advice, for the insurer to find.',
          mitigation: 'Lines under “advised” must be the adviser’s own words, and none of the tool’s may remain.',
        },
        {
          risk: 'In a dispute, the other side may demand the whole record of each talk.',
          mitigation: 'Settle with your insurer how long to keep what, so that signed notes stay and sound does not.',
        },
      ],
    },
    {
      workflow:
        'A recording starts when the client has said yes. What they asked, what was advised, what was agreed and what to do is drafted as a note in the job file, and so is the mail that follows. By evening the adviser has mended and filed both.',
      build:
        'Under a contract of the firm’s own, Teams or Zoom does the recording. You add the note template and words it should know. Signed notes mean the audio goes. Some talks stay off the record: the personal and the privileged.',
      checkpoint: 'One working day is the limit for the adviser to mend and sign a note; after that, no audio is kept.',
      first_step: 'Open last week’s diary next to the filed notes and see how many client talks are missing.',
      stop_test:
        'Look at the first 50 talks. If over one in ten notes said something other than what was meant, pull it.',
      alternative: 'Speak a short note with four headings in the last five minutes of every call.',
      risks: [
        {
          risk: 'You said perhaps; the note says you advised it, and one day an insurer will read that.',
          mitigation: 'What stands under “advised” is typed by the adviser, from scratch, each time.',
        },
        {
          risk: 'Should there be a dispute, every word ever said could be asked for.',
          mitigation:
            'Ask the insurer what must stay and until when; keep the note that was signed and let the audio go.',
        },
      ],
    },
  ],
}

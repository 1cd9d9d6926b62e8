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
          mitigation: 'Make that the opening item on your bid checklist, and where the rules are vague, write and ask.',
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
          mitigation: 'Thank those who speak up early, and keep any table of write-offs by person out of the room.',
        },
        {
          risk: 'If nobody knows how far a stage has got, alarms come too often or after the fact.',
          mitigation: 'Once a week, and for the ten biggest jobs alone, have leads state percent done.',
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
          mitigation: 'Hold any such mail until the client confirms by phone, using the number you already have.',
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
  ],
}

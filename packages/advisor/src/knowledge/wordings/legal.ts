import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'legal/client-intake': [
    {
      workflow:
        'Someone rings or fills in the form: who they are, who is against them, what kind of law, key dates, where they live. Names are held up to the conflict list; close dates and any threat in the household are flagged, and a short note is written. That day an intake worker or lawyer books, refers or says no.',
      build:
        'Set up one guided form for the website and for reception, and connect it to LEAP, Clio or CLASS. Free text is sorted by the model into area and urgency. Legal questions get no answer from it, ever.',
      checkpoint:
        'Each note is read the day it arrives, by a solicitor or by an intake worker with training, who alone decides to accept, refer or turn down.',
      first_step:
        'On a single sheet, list your 40 latest enquiries with their area, conflict, close date, result and how many days the answer took.',
      stop_test:
        'Missing a single urgent matter ends the trial on the spot. So does week eight, unless people now hear back twice as quickly.',
      alternative:
        'Reception works from one page: five questions and dates in red that call for haste. Set one hour a day to ring people back.',
      risks: [
        {
          risk: 'The limitation period ends in three days, but a brief label does not say so and the caller joins the slow queue.',
          mitigation:
            'Put the question about dates first, and let anything due inside 28 days sound an alarm for the duty solicitor.',
        },
        {
          risk: 'A phone is shared, and a text reveals to an abuser that the victim has asked for help.',
          mitigation: 'Find out at the start which contact is safe, and hold every message back until you know.',
        },
      ],
      kpis: [
        {
          name: 'days until an enquirer hears yes or no',
          unit: 'working days',
          baseline: 'take 50 recent enquiries and compare dates',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'enquiries that got no reply',
          unit: '% of enquiries',
          baseline: 'hold phone log and inbox against the diary, four weeks',
          target: 'below 5 %',
        },
      ],
      data_needed: [
        'list of clients and opponents',
        'earlier enquiries and how they ended',
        'guide to areas and services',
        'people you refer to',
      ],
      must_not_decide:
        'The duty solicitor says who is helped, where a conflict lies and what cannot wait. The tool sorts, and turns no one away.',
    },
    {
      workflow:
        'Every new contact, by phone or web, is asked for a name, an opponent, the kind of problem, any dates and a town. Software looks for a conflict among known names, spots risk in the home and dates that press, and writes it up. Book, refer or decline: a person (intake worker or lawyer) chooses before the day is over.',
      build:
        'Reception and the public use the same step-by-step form, which feeds CLASS, Clio or LEAP. A model labels what people write, by urgency and by area. It stays silent on points of law.',
      checkpoint:
        'Nobody is accepted, sent elsewhere or declined by software: a solicitor, or an intake worker trained for it, goes through all notes that very day.',
      first_step:
        'Go back over 40 enquiries and chart for each the area, any conflict, a date that was near, how it ended and the days until an answer.',
      stop_test:
        'One urgent matter overlooked, and it is switched off. Otherwise judge at eight weeks: replies must be twice as quick as before.',
      alternative:
        'A page by the phone with five things to ask and the red dates, plus an hour each day for calling back, does much of this.',
      risks: [
        {
          risk: 'A caller has three days until time runs out, yet the label is too short to show it and they wait with the rest.',
          mitigation:
            'Open with a question on dates, so that whatever falls within 28 days raises a clear alarm at the duty solicitor’s desk.',
        },
        {
          risk: 'The victim’s phone is also the abuser’s, and your message gives away the call for help.',
          mitigation: 'Send no word at all before the person has told you how they can be reached in safety.',
        },
      ],
      kpis: [
        {
          name: 'wait for a yes or no',
          unit: 'working days',
          baseline: 'dates of the last 50 enquiries, side by side',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'share of enquiries left unanswered',
          unit: '% of enquiries',
          baseline: 'match four weeks of calls and mails with the diary',
          target: 'less than 5 %',
        },
      ],
      data_needed: [
        'names of clients and other parties',
        'enquiries so far, with result',
        'what you do, by area',
        'contacts for referral',
      ],
      must_not_decide:
        'Sorting is all the tool may do. Conflicts, urgency and whom to help are decided by the duty solicitor, and nobody is refused by software.',
    },
    {
      workflow:
        'Every enquiry is checked for conflicts and answered the same day. By phone or form the person gives name, opponent, town, dates and area of law. Names are run through the conflict list, danger at home or a close date is flagged, and a note is written. To book, refer or decline is up to a lawyer or intake worker.',
      build:
        'One guided form serves the website and the front desk and writes to CLASS, LEAP or Clio. Free text is labelled by a model, for area and for urgency. It must leave legal questions alone.',
      checkpoint:
        'Notes are read the same day by a trained intake worker or a solicitor. That person takes, refers or declines the matter.',
      first_step: 'List 40 recent enquiries on a sheet: outcome, area, conflict, near date and the days they waited.',
      stop_test:
        'One urgent matter missed, and it stops there and then. Answers not twice as fast by week eight also end it.',
      alternative:
        'Reception needs one page with five questions and the dates that are red. Add a fixed hour for calling back.',
      risks: [
        {
          risk: 'Time runs out in three days, the tag does not show it, and the caller lands on the slow list.',
          mitigation:
            'Dates are the first question. Any that falls inside 28 days goes to the duty solicitor with an alert nobody can miss.',
        },
        {
          risk: 'Your text lights up a shared phone, and a violent partner learns of the call.',
          mitigation: 'First ask how the person can safely be reached. Until they say, nothing is sent.',
        },
      ],
      kpis: [
        {
          name: 'time an enquirer waits for an answer',
          unit: 'working days',
          baseline: 'compare in and out dates of 50 enquiries',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'enquiries lost without a reply',
          unit: '% of enquiries',
          baseline: 'four weeks of inbox and phone log against diary',
          target: 'under 5 % of them',
        },
      ],
      data_needed: [
        'register of clients and opposing parties',
        'old enquiries with result',
        'areas and services you cover',
        'referral partners',
      ],
      must_not_decide:
        'What is urgent, who has a conflict and who is helped: the duty solicitor answers all three. The tool only sorts and rejects nobody.',
    },
    {
      workflow:
        'Within the day, someone (intake worker or lawyer) decides on each new enquiry from a ready note. The caller or web form supplies area of law, name, other side, town and dates. Software checks the conflict list and points to near dates and to danger at home. The choice is to book, refer or decline.',
      build:
        'Give reception and website visitors the same guided form, tied into LEAP, CLASS or Clio. A model may sort free text for area and for how urgent it is. On the law itself it says nothing.',
      checkpoint:
        'On the day a note arrives, solicitor or intake worker (with training) reads it and chooses: accept, refer, decline.',
      first_step:
        'Put your latest 40 enquiries in a table: area, conflict, near date, days to a reply, and what became of them.',
      stop_test:
        'Stop the moment an urgent matter slips through. Stop in week eight if replies are not double the speed.',
      alternative:
        'Write a script of one page for reception, five questions long with the red dates, and set a time for call-backs.',
      risks: [
        {
          risk: 'A limitation period with three days to run hides behind a short label and waits in line.',
          mitigation: 'Open with dates. Anything due in 28 days sets off a loud alert for the duty solicitor.',
        },
        {
          risk: 'The phone is shared, and a message shows an abuser that help was asked for.',
          mitigation: 'Ask first how to reach them safely, and send nothing before you know.',
        },
      ],
      kpis: [
        {
          name: 'speed of a yes or no',
          unit: 'working days',
          baseline: 'look at dates for 50 enquiries',
          target: '50 to 70 % less',
        },
        {
          name: 'enquiries nobody answered',
          unit: '% of enquiries',
          baseline: 'check diary, inbox and phone log over four weeks',
          target: 'kept under 5 %',
        },
      ],
      data_needed: [
        'clients and other sides, by name',
        'past enquiries and outcomes',
        'list of services by area',
        'where you refer people',
      ],
      must_not_decide:
        'Help, conflict and urgency are questions the duty solicitor answers. All the tool does is put enquiries in order. It sends no person away.',
    },
    {
      risks: [
        {
          risk: 'Someone with three days left on a limitation date is tagged briefly and sent to the slow list.',
          mitigation:
            "The form asks for dates before anything else. Those within 28 days ring loudly at the duty solicitor's desk.",
        },
        {
          risk: 'A violent partner reads on a shared phone that help was sought.',
          mitigation: 'No message goes out until the person has named a safe way to be reached.',
        },
      ],
      kpis: [
        {
          name: 'days from enquiry to a decision',
          unit: 'working days',
          baseline: 'look up both dates for 50 enquiries',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'enquiries with no answer at all',
          unit: '% of enquiries',
          baseline: 'four weeks: diary against phone log and inbox',
          target: 'fewer than 5 %',
        },
      ],
      workflow:
        'New enquiries are conflict-checked as they come, and a person decides that day. The form or caller states town, dates, area of law, name and opponent. A note shows any match on the conflict list, a pressing date or danger at home. Lawyer or intake worker then books, refers or declines.',
      build:
        'The same guided form runs at the front desk and on your site, and feeds Clio, CLASS or LEAP. A model only sorts what people type, by urgency and area. It answers no question of law.',
      checkpoint:
        'Whether to refer, decline or take it on is the call of a solicitor or a trained worker at intake, once the note is read that day.',
      first_step:
        'What became of your last 40 enquiries? Note on one sheet the area, near dates, conflicts, days to answer and outcome.',
      stop_test: 'End it on the first urgent matter missed. End it at eight weeks if people do not hear twice as fast.',
      alternative:
        'A fixed hour for call-backs and a one-page script, five questions and the red dates, go far at reception.',
      data_needed: [
        'all clients and opposing parties',
        'enquiries received and their outcome',
        'guide to services by area',
        'contacts to refer people to',
      ],
      must_not_decide:
        'It is the duty solicitor who judges conflict, urgency and who gets help. A tool that sorts may refuse nobody.',
    },
  ],
  'legal/contract-review': [
    {
      workflow:
        'Contracts reach you through a form or in the mail. Clause by clause, the software sets them beside your playbook, points to gaps and odd terms, and cites the words. For simple NDAs it lists the few edits needed. Your lawyer then goes through everything, flagged or not, makes the choice and returns the markup.',
      build:
        'Begin with a playbook that covers two kinds of contract: what you take, what you amend, what you reject. Only buy a Word add-in for review once it has been tried on thirty past contracts whose answers you know.',
      checkpoint:
        'One lawyer, by name, puts a signature to every review. The tool’s view alone never sends a draft back across the table.',
      first_step:
        'Start with NDAs: put ten positions on a single page and hold five old deals up to them, pen in hand.',
      stop_test: 'Try it blind on a set of 30, and leave it if over one in twenty playbook points slips past.',
      alternative:
        'Offer an NDA and short terms of your own, and under a fixed sum simply do not read the other party’s paper.',
      risks: [
        {
          risk: 'Somebody tucks a term away in a schedule, nobody spots it, and the client gives an indemnity without limit.',
          mitigation:
            'Schedules and definitions are read from start to end by the lawyer, whatever the tool has flagged.',
        },
        {
          risk: 'Words that the eye cannot see sit in the draft you receive and tell the software what to say.',
          mitigation:
            'Turn every draft into plain text before review, and hold the pages you see against what was read in.',
        },
      ],
      kpis: [
        {
          name: 'days a standard contract takes',
          unit: 'working days',
          baseline: 'note in and out dates for 30 contracts',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'points of the playbook overlooked',
          unit: 'per contract',
          baseline: 'let a senior read ten finished reviews again',
          target: 'at most 1 in 20, or what reading by hand misses if that is less',
        },
      ],
      data_needed: [
        'past markups of signed contracts',
        'clause positions in a playbook',
        'parties and end dates on a register',
      ],
      must_not_decide: 'Risk is not the machine’s to accept. The client’s signatory decides, on the advice of counsel.',
    },
    {
      workflow:
        'A form or a mail brings the contract in. Software holds its terms up to the playbook, shows with a quote where one is absent or strays, and for NDAs of low risk offers a handful of edits. The lawyer studies those passages, then all others, settles what to do, and lets the marked copy go.',
      build:
        'For two types of contract, write down which terms are fine, which need work and which are out. Next, put a Word review add-in to the proof: thirty contracts from the past, answers known, and no purchase until it passes.',
      checkpoint:
        'Whatever the software thinks, the other party hears nothing before a lawyer has signed the review in their own name.',
      first_step:
        'Write your ten positions on NDAs on one sheet, then go through five earlier deals yourself and mark where they differ.',
      stop_test:
        'Set aside 30 contracts it has not seen. Of every twenty playbook points it may miss one; beyond that, say goodbye.',
      alternative:
        'Have a house NDA and brief standard terms to hand out, and decline to look at anyone else’s under a certain amount.',
      risks: [
        {
          risk: 'An indemnity with no ceiling hides in a schedule, slips by, and gets signed.',
          mitigation:
            'The lawyer goes through all definitions and schedules, line by line, on every contract, flags or no flags.',
        },
        {
          risk: 'Invisible text in the counterparty’s file gives orders to your software.',
          mitigation:
            'Strip each file to bare text at the outset, and see that the page on screen says the same as the input.',
        },
      ],
      kpis: [
        {
          name: 'turnaround for routine contracts',
          unit: 'working days',
          baseline: 'log dates for 30 contracts, in and out',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'missed playbook points',
          unit: 'per contract',
          baseline: 'have ten done reviews re-read by a senior',
          target: '1 in 20 or fewer, or the rate by hand where that is better',
        },
      ],
      data_needed: [
        'contracts as signed, with markups',
        'your playbook, clause by clause',
        'who signed and when it ends',
      ],
      must_not_decide:
        'Counsel gives advice, and whoever holds signing power decides. No machine takes on a risk for the client.',
    },
    {
      workflow:
        'Each contract is held against your playbook before a lawyer reads it. It comes by form or mail, and the tool marks missing or odd clauses with the words quoted. NDAs of low risk return with a few changes listed. The lawyer goes through marked parts and all others, decides, and sends the markup.',
      build:
        'Start on paper: two contract types, and a playbook that says accept, change or refuse. A Word add-in for review then has to prove itself on thirty old contracts with answers you know. Sign only after that.',
      checkpoint: 'Each review bears a lawyer’s name and signature. The tool alone sends nothing to the other side.',
      first_step: 'Begin with NDAs. Set out ten positions on a page and check five deals from the past by hand.',
      stop_test: 'Try 30 it has never seen. Walk away if playbook misses come to more than one in twenty.',
      alternative: 'Put out an NDA and short-form terms of your own. Below a set value, do not review anyone else’s.',
      risks: [
        {
          risk: 'An unlimited indemnity sits in a schedule, goes unseen and is signed.',
          mitigation: 'Definitions and schedules are read in full by the lawyer, on each contract, marked or unmarked.',
        },
        {
          risk: 'Hidden text in a draft from the other side steers what the tool reports.',
          mitigation: 'Make it plain text before review. Then check that the visible page matches what went in.',
        },
      ],
      kpis: [
        {
          name: 'working days per standard contract',
          unit: 'working days',
          baseline: 'record when 30 contracts came and left',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'playbook points that slipped by',
          unit: 'per contract',
          baseline: 'ten finished reviews, read once more by a senior',
          target: 'not over 1 in 20, or the rate of a reader by hand if lower',
        },
      ],
      data_needed: [
        'signed contracts and their markups',
        'playbook with agreed positions',
        'register of end dates and parties',
      ],
      must_not_decide:
        'It is the person with signing power who takes a risk, after counsel has advised. The machine must never do so for the client.',
    },
    {
      workflow:
        'Your lawyer opens a contract that has already been compared with the playbook. The tool has marked each clause that is missing or off, quoting the text, and for plain NDAs a short list of edits is ready. The lawyer reads every part, flagged or not, decides, and returns the markup. Contracts come in by form or mail.',
      build:
        'Two contract types are enough to begin with: write what you accept, change and refuse in each. Then try a Word add-in on thirty closed contracts where the right answers are known. Buy it if it passes.',
      checkpoint:
        'A lawyer signs every review by name. The other party never receives anything that only the tool has seen.',
      first_step: 'Take NDAs first: ten positions, one page, and five former deals marked against them by hand.',
      stop_test: 'On 30 unseen contracts it may miss one playbook point in twenty, no more. Else drop it.',
      alternative:
        'Let others sign your NDA and your short terms, and turn down reviews of their paper under a certain value.',
      risks: [
        {
          risk: 'Someone moves a clause to a schedule, and an open-ended indemnity gets through.',
          mitigation: 'Whatever is marked, schedules and definitions have a lawyer’s full reading each time.',
        },
        {
          risk: 'A counterparty’s file may carry invisible orders for your tool.',
          mitigation: 'Reduce files to plain text at the start, and compare that with the page as shown.',
        },
      ],
      kpis: [
        {
          name: 'how long a standard contract takes',
          unit: 'working days',
          baseline: 'dates in and out of the last 30',
          target: '30 to 50 % less',
        },
        {
          name: 'playbook misses',
          unit: 'per contract',
          baseline: 'ask a senior to check ten reviews again',
          target: '1 in 20 at most, or the hand-read figure when that is lower',
        },
      ],
      data_needed: [
        'markups from signed contracts',
        'written positions on each clause',
        'list of contract parties and expiry',
      ],
      must_not_decide:
        'Leave risk to people: counsel to advise on it, and the one with signing power to decide. A machine may not accept any.',
    },
    {
      risks: [
        {
          risk: 'A schedule hides the clause, and your client signs an indemnity without end.',
          mitigation: 'Definitions and schedules get a full read from the lawyer every time, with or without marks.',
        },
        {
          risk: 'The file from the other side has text nobody sees, which steers the tool.',
          mitigation: 'Use plain text for the review, and compare what was read with the pages as they look.',
        },
      ],
      kpis: [
        {
          name: 'working days to turn a standard contract round',
          unit: 'working days',
          baseline: 'log when 30 of them come and go',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'points in the playbook that were missed',
          unit: 'per contract',
          baseline: 'have a senior re-read ten reviews',
          target: '1 in 20 at the most, or the rate of a hand read if lower',
        },
      ],
      workflow:
        'Before a lawyer opens a contract, software has compared it clause by clause with your playbook. Whatever is missing or off is marked, with the words quoted. A low-risk NDA gets a brief list of edits. The lawyer reads marked and unmarked parts, decides, and sends the markup. Contracts come by form or mail.',
      build:
        'First write the playbook, for two types of contract, with what you refuse, accept and change. Next, give a Word review add-in thirty old contracts whose answers you know. Sign for it only if it does well.',
      checkpoint: 'No reply to the other side rests on the tool. A lawyer, named on the review, has signed it.',
      first_step:
        'Ten positions on NDAs fit on one page. Write them, and mark five past deals by hand to see if they hold.',
      stop_test: 'Blind-test it on 30. Walk away if, of twenty points in the playbook, it overlooks more than one.',
      alternative:
        "Have short-form terms and an NDA of your own ready to send, and review nobody else's below a value you set.",
      data_needed: [
        'contracts signed before, with markups',
        'clause positions you have agreed',
        'who the parties are and when contracts end',
      ],
      must_not_decide:
        'Accepting a risk for the client is beyond the machine. Counsel gives advice; whoever has power to sign takes the decision.',
    },
  ],
  'legal/disclosure-review': [
    {
      workflow:
        'Load the material, drop the copies and stitch mail threads together. From a sample coded by a senior lawyer, software puts the remainder in order of likely use. The team starts at the best and goes on till a test sample turns up hardly anything. A second reader clears all privilege marks before release.',
      build:
        'Ranked review comes with Everlaw, Relativity and Nuix; choose a host that your court has seen before. Put the method to your opponent and have it agreed on paper. File the sampling results where a judge can ask for them.',
      checkpoint:
        'Before the list goes out, the solicitor on the record has read the test sample and every decision on privilege, and then signs.',
      first_step:
        'Feed in the papers of a matter that has ended, and check how near the top the ten key documents come.',
      stop_test:
        'With round two done, test recall on 400 documents. Below 75 %, have people read everything in order instead.',
      alternative:
        'Settle with your opponent on names, keywords and a span of dates, then read whatever those bring up.',
      risks: [
        {
          risk: 'One privileged message goes out with the bundle, and at trial you cannot get the point back.',
          mitigation:
            'Filter on the names of lawyers before all else, give doubtful items to two readers, and sign an agreement to claw back.',
        },
        {
          risk: 'Only text is ranked, so pictures and chat messages never reach a reader.',
          mitigation: 'Set phones, images and chats to one side as a stack of their own, and name who reads it.',
        },
      ],
      kpis: [
        {
          name: 'documents people have to read',
          unit: 'per matter',
          baseline: 'figures from your last three reviews',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'recall of relevant documents',
          unit: '% recall in a test sample',
          baseline: 'draw at random from the pile left out',
          target: 'over 80 %',
        },
      ],
      data_needed: [
        'dated file shares and mailboxes',
        'issues in dispute',
        'names of lawyers, for privilege',
        'sample coded by a lawyer',
      ],
      must_not_decide:
        'The solicitor on the record decides what is relevant or privileged, and answers to the court for it.',
    },
    {
      workflow:
        'Once loaded, the set is cleared of copies and its threads are put together. A senior lawyer marks a sample, which teaches software how to sort everything else. People then read, best first, and leave off when a check sample comes up nearly empty. Nothing goes out before another reader has seen each privilege mark.',
      build:
        'Nuix, Everlaw and Relativity can all rank. Let a vendor with experience in your court run it. Your opponent should accept the approach in a letter, and the numbers from sampling belong on file in case the judge asks.',
      checkpoint:
        'It takes the signature of the solicitor who is on the record, given when all privilege decisions and the test sample have been read.',
      first_step:
        'With a case already over, load everything and find out at which place in the ranking its ten best documents turn up.',
      stop_test:
        'If, when round two is done, 400 sampled documents show recall below 75 %, go back to reading one after the other.',
      alternative:
        'Both sides can fix search words, people and dates by letter, so that only what remains needs a reader.',
      risks: [
        {
          risk: 'Privileged mail gets into the production, and the harm is done by the time of trial.',
          mitigation:
            'Names of lawyers are the first filter, two readers rule on close calls, and both sides sign to hand back slips.',
        },
        {
          risk: 'Photos and chats hold no plain text, and thus fall through the ranking.',
          mitigation: 'Give images, chats and phones to a reader of their own, as a pile apart.',
        },
      ],
      kpis: [
        {
          name: 'reading load per matter',
          unit: 'per matter',
          baseline: 'count it in three past reviews',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'share of relevant documents that are found',
          unit: '% recall in a test sample',
          baseline: 'test a random sample of what was left unread',
          target: 'better than 80 %',
        },
      ],
      data_needed: [
        'mail and shared files, with dates',
        'the list of issues',
        'who the lawyers are',
        'documents coded as a sample',
      ],
      must_not_decide:
        'Calls on privilege and relevance belong to the solicitor on the record. To the court, that is who answers.',
    },
    {
      workflow:
        'The documents most likely to matter are read first, ranked from a sample a senior lawyer has coded. Before that, copies are removed and threads joined. Reviewers work down from the top until a test sample holds little more. Anything marked as privileged is seen by another person before it leaves.',
      build:
        'Rank with Nuix, Everlaw or Relativity, run by a vendor your court has met before. Get the other side to agree the method in writing. Hold on to the sample figures, because the judge may want them.',
      checkpoint: 'The solicitor on the record goes through test sample and privilege calls, then signs the list.',
      first_step: 'Load the papers of a closed matter and look how far up the ten that mattered are ranked.',
      stop_test: 'If recall on a sample of 400 is below 75 % when round two ends, read everything straight through.',
      alternative: 'Fix names, search words and dates together with your opponent, and read whatever is left over.',
      risks: [
        {
          risk: 'A privileged mail goes out, and the point is gone by trial.',
          mitigation:
            'Names of lawyers are screened at the start, edge cases need two people, and a claw-back deal is in place.',
        },
        {
          risk: 'A ranking of plain text leaves out photos and chats.',
          mitigation: 'Images, chats and phones form a pile of their own, with a reader for it.',
        },
      ],
      kpis: [
        {
          name: 'documents that need human reading',
          unit: 'per matter',
          baseline: 'look at the three latest reviews',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'relevant documents caught',
          unit: '% recall in a test sample',
          baseline: 'sample what was set aside, at random',
          target: 'above 80 % recall',
        },
      ],
      data_needed: [
        'mailboxes and shares by date',
        'issues list for the matter',
        'lawyers’ names for the privilege screen',
        'lawyer-coded sample',
      ],
      must_not_decide:
        'To the court, the solicitor on the record answers for relevance and privilege. Those calls stay there.',
    },
    {
      workflow:
        'Software learns from what a senior lawyer coded and ranks all other documents, so the best come first. The set has been cleared of copies, with mail threads joined. Reading goes from the top and stops once a test sample yields next to nothing. A second person checks every privilege mark before release.',
      build:
        'Everlaw, Nuix and Relativity offer ranked review; have it hosted by somebody who knows your court. Put the method to the other side and get their agreement by letter. The figures from sampling are kept for the bench.',
      checkpoint: 'With privilege decisions and test sample read, the list is signed by the solicitor on the record.',
      first_step: 'Try it on a matter that has closed: where in the ranking do its ten key papers come up?',
      stop_test: 'Test 400 documents after the second round. With recall under 75 %, go back to a straight read.',
      alternative: 'Agree search words, names and a date range between both sides. What those leave, you read.',
      risks: [
        {
          risk: 'Privilege is lost because one mail got into the production.',
          mitigation:
            'Filter by lawyers’ names before anything else, give doubtful ones to two people, and sign a claw-back agreement.',
        },
        {
          risk: 'Pictures and chats never rank, since they hold no plain text.',
          mitigation: 'Keep phones, images and chats separate, and give that pile to one reader.',
        },
      ],
      kpis: [
        {
          name: 'volume read by people',
          unit: 'per matter',
          baseline: 'take counts from three reviews done',
          target: '40 to 60 % less',
        },
        {
          name: 'recall in the test sample',
          unit: '% recall in a test sample',
          baseline: 'pull a random sample of unread documents',
          target: 'kept above 80 %',
        },
      ],
      data_needed: [
        'email boxes and drives, dated',
        'points at issue',
        'list of lawyers for privilege',
        'coded test documents',
      ],
      must_not_decide:
        'Nothing is relevant or privileged because a tool says so. The solicitor on the record makes the call and stands by it in court.',
    },
    {
      risks: [
        {
          risk: 'One privileged mail gets out, and at trial the point is gone.',
          mitigation:
            "Sort out lawyers' names first, let two people clear what is doubtful, and have a claw-back deal signed.",
        },
        {
          risk: 'The tool ranks only plain text, and so photos and chats are forgotten.',
          mitigation: 'Chats, phones and images make a separate pile, and one reader is in charge of it.',
        },
      ],
      kpis: [
        {
          name: 'documents a person still reads',
          unit: 'per matter',
          baseline: 'counts from three earlier reviews',
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'relevant documents the review finds',
          unit: '% recall in a test sample',
          baseline: 'random sample of what nobody read',
          target: 'higher than 80 %',
        },
      ],
      workflow:
        'Reviewers read the likely documents first, in an order learned from a sample that a senior lawyer coded. Before that, files are loaded, threads joined and copies taken out. They read downwards till a test sample yields hardly anything. Privileged marks get a second reader before anything leaves.',
      build:
        'Relativity, Everlaw or Nuix can rank for you, hosted by a vendor who knows what your court expects. Write to the other side and agree on the method. The judge may ask about sampling, so keep those figures.',
      checkpoint:
        'Having read all privilege calls and the test sample, the solicitor on the record puts a name to the list.',
      first_step: 'How soon does ranking find the ten documents that mattered? Load a closed matter and look.',
      stop_test:
        'A sample of 400 after round two must show recall of 75 %. If it is less, go back to reading straight through.',
      alternative: 'Search words, names and date ranges can be agreed with the other side. Then read what remains.',
      data_needed: [
        'file shares and mailboxes, dated',
        'issues the matter turns on',
        'lawyers whose mail is privileged',
        'sample of coded documents',
      ],
      must_not_decide:
        'Whoever is solicitor on the record decides on privilege and relevance, and the court will hold them to it.',
    },
  ],
  'legal/chronologies': [
    {
      workflow:
        'Scan the papers and give every page a number. Out comes a list of events by date: who did what, on which page, and where two papers contradict each other. The solicitor follows the links, corrects, and trims. What counsel receives is a chronology that can be traced line by line.',
      build:
        'Choose software that runs in your private tenancy and ties every entry to a page. Take three finished matters with a chronology made by hand; tally what it left out and what it got wrong.',
      checkpoint:
        'No line stands until the solicitor has seen its page. Counsel looks a second time at anything the court will see.',
      first_step:
        'Find a finished matter with some 500 pages, put it through, and tick off the ten facts on which it was won.',
      stop_test:
        'Use three closed matters as the trial. When two of them each lose even one of their ten key facts, put the tool away.',
      alternative:
        'While a paralegal scans, they also fill in four columns: the date, what happened, where it is from, and the page.',
      risks: [
        {
          risk: 'Where the record is silent, software may invent an event.',
          mitigation:
            'Delete every entry that lacks a link to a page, and open each link before its fact is put to a witness.',
        },
        {
          risk: 'The note on which it all turns sits on a page too faint to be read in.',
          mitigation: 'Have hard-to-read pages listed, and let a person go through them word by word.',
        },
      ],
      kpis: [
        {
          name: 'reading and charting time for a brief',
          unit: 'hours per 500 pages',
          baseline: 'put a clock on three briefs',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'lines whose page is wrong',
          unit: 'per 100 lines',
          baseline: 'test 100 lines of a chart made by hand',
          target: 'fewer than 2',
        },
      ],
      data_needed: ['brief or file with page numbers', 'parties and other names', 'finished matters with a chronology'],
      must_not_decide:
        'Counsel and the solicitor with carriage say what a witness meant and which facts count. The list helps them and is no evidence.',
    },
    {
      workflow:
        'Paper becomes numbered scans. Software then draws up what happened, when, by whom and on what page, and shows where two sources disagree. A solicitor visits each link, fixes errors and drops what does not matter. Behind every entry that counsel sees there is a page to turn to.',
      build:
        'It has to live in a private tenancy and hold on to page links. Run three old matters for which somebody once wrote a chronology, and note the entries it lacks and those it made up.',
      checkpoint:
        'The solicitor goes from line to page for the whole list, and whatever reaches the court is gone over once more by counsel.',
      first_step:
        'Take something finished, of roughly 500 pages, and see after a run whether the ten facts that carried the day are there.',
      stop_test:
        'Out of three closed matters, two with a key fact lost, any of the ten, mean it goes back on the shelf.',
      alternative:
        'A table with page, source, event and date in its four columns can be filled by a paralegal at the scanner.',
      risks: [
        {
          risk: 'An event turns up in the list that is found on no page at all.',
          mitigation:
            'Entries with no page behind them are struck, and whatever a witness will hear is clicked through first.',
        },
        {
          risk: 'What decides the case may be a scrawl that the scan has blurred.',
          mitigation: 'Collect the pages with bad text, and hand these to somebody who reads them whole.',
        },
      ],
      kpis: [
        {
          name: 'hours from brief to chart',
          unit: 'hours per 500 pages',
          baseline: 'time your next three briefs',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'entries that lead to the wrong page',
          unit: 'per 100 lines',
          baseline: 'look up 100 lines in one hand-made chart',
          target: 'less than 2',
        },
      ],
      data_needed: ['paginated papers of the matter', 'names of people and parties', 'old matters charted by hand'],
      must_not_decide:
        'The list is an aid and never evidence. Which facts matter, and what a witness meant, the solicitor with carriage and counsel decide.',
    },
    {
      workflow:
        'Counsel receives a chronology in which every line can be traced to its page. The papers are scanned and numbered first. Software then lists dated events with who, what and page, and shows where papers clash. The solicitor opens each link, mends what is wrong and cuts what is not needed.',
      build:
        'The tool must run in a private tenancy and keep a page link with each line. Give it three closed matters that someone charted by hand. Count what it missed and what it made up.',
      checkpoint:
        'Each line is held to its page by the solicitor. Counsel goes over anything meant for the court once more.',
      first_step: 'Choose a closed matter, around 500 pages, and run it. Mark the ten facts on which you won.',
      stop_test: 'Shelve it when two of three closed matters each lack a key fact out of the ten.',
      alternative: 'A paralegal can chart by hand at the scanner. Four columns are enough: date, event, source, page.',
      risks: [
        {
          risk: 'Gaps in the record get filled with events that stand in no paper.',
          mitigation: 'A line with no page link is thrown out. Those for a witness are all clicked through.',
        },
        {
          risk: 'The note that turns the case is on a poor scan.',
          mitigation: 'Keep a list of pages that read badly. A person reads those in full.',
        },
      ],
      kpis: [
        {
          name: 'hours to chart 500 pages',
          unit: 'hours per 500 pages',
          baseline: 'clock three briefs from start to finish',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'wrong page links',
          unit: 'per 100 lines',
          baseline: 'go through 100 lines of an existing chart',
          target: 'below 2',
        },
      ],
      data_needed: ['brief, paginated', 'who is who in the matter', 'closed files with a chart by hand'],
      must_not_decide:
        'Meaning and weight of the facts are for the solicitor with carriage and for counsel. No list made by a tool is evidence.',
    },
    {
      workflow:
        'Each dated event in the brief is listed: who, what, and on which page. To get there, scan and number all pages. The solicitor clicks through the list, corrects it, shortens it, and looks at clashes between papers that the tool has marked. Counsel can follow any line to its source.',
      build:
        'Two things count when you choose: a private tenancy, and a page link on every line. For the test, take three closed matters with chronologies by human hand, and tally false and missing lines.',
      checkpoint:
        'Line for line, the solicitor goes back to the page. What is put before the court has a second check by counsel.',
      first_step: 'Run one finished matter of some 500 pages and see whether the ten winning facts are all there.',
      stop_test: 'It goes on the shelf if two closed matters out of three lack a key fact, even one of ten.',
      alternative: 'While scanning, let a paralegal keep a table: when, what, source and page, in four columns.',
      risks: [
        {
          risk: 'An invented event slips into the list with no paper to bear it out.',
          mitigation: 'Reject whatever has no page link, and open each line before it is put to any witness.',
        },
        {
          risk: 'Bad scans can swallow the very page that decides things.',
          mitigation: 'Have poor pages listed by the tool and read, every word, by somebody.',
        },
      ],
      kpis: [
        {
          name: 'time to read and chart a brief',
          unit: 'hours per 500 pages',
          baseline: 'measure it three times',
          target: '30 to 50 % less',
        },
        {
          name: 'lines with no right page',
          unit: 'per 100 lines',
          baseline: 'check a hand-made chart, 100 lines of it',
          target: 'kept under 2',
        },
      ],
      data_needed: [
        'numbered pages of the brief',
        'list of names and parties',
        'past matters with chronologies made by people',
      ],
      must_not_decide:
        'Nothing in the list is evidence. What the witness meant and what matters is judged by counsel and by the solicitor with carriage.',
    },
    {
      risks: [
        {
          risk: 'A gap is filled by the tool with something no paper says.',
          mitigation: 'No page link, no line. Those meant for a witness are clicked through one by one.',
        },
        {
          risk: 'A page that scanned badly holds the note that would turn the case.',
          mitigation: 'The tool lists pages it could not read well. Somebody reads each from top to bottom.',
        },
      ],
      kpis: [
        {
          name: 'hours it takes to chart a brief',
          unit: 'hours per 500 pages',
          baseline: 'put three briefs on the clock',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'lines that cite the wrong page',
          unit: 'per 100 lines',
          baseline: 'take 100 lines from a chart made by hand',
          target: 'lower than 2',
        },
      ],
      workflow:
        'Every dated event in the papers goes on a list with who, what and its page. The pages have been scanned and numbered. Where two papers disagree, the list says so. The solicitor follows each link, mends and cuts. For counsel the result is a chronology whose lines all lead to a source.',
      build:
        'Pick software for a private tenancy that never loses the link from line to page. Test it on three closed matters that have a chronology by human hand. Count the lines it missed and those that are false.',
      checkpoint:
        'What goes before the court is checked by counsel as well. The solicitor has held each line to its page.',
      first_step: 'About 500 pages of a closed matter will show it: run them and look for the ten facts that won.',
      stop_test: 'If two out of three closed matters come out with one of ten key facts missing, shelve it.',
      alternative: 'Source, page, date and event: a paralegal fills these four columns as the pages are scanned.',
      data_needed: [
        'the brief or file, pages numbered',
        'parties and people by name',
        'matters closed, with a chart by hand',
      ],
      must_not_decide:
        'What a witness meant, and what facts count, is judged by the solicitor with carriage together with counsel. A list may aid them; evidence it is not.',
    },
  ],
  'legal/precedent-drafting': [
    {
      workflow:
        'Choose the matter, then the document. What the file knows is filled in: terms, names, dates. A form puts the open choices to the lawyer. The precedent completes itself and only its free passages are drafted by the tool. After a full read and some edits, the result is stored with the matter.',
      build:
        'Find your ten most frequent documents and tidy a single precedent for each. Automate them with what Actionstep, LEAP or Smokeball already offers. Once that works, and not before, bring in an assistant for plain advice and cover letters.',
      checkpoint:
        'The client sees nothing until the solicitor who has carriage has gone through all of it with the instructions alongside.',
      first_step: 'Count what documents went out last month, rank them, and mark three at the top for a clean-up.',
      stop_test: 'Two months on, drop each document type that still costs over 15 minutes to put right.',
      alternative: 'Make ten locked templates in Word, with fields to fill, and clear the drive of all earlier copies.',
      risks: [
        {
          risk: 'The law has moved twice since the precedent was written, and each new file repeats the error.',
          mitigation: 'Every precedent carries a date and a person in charge, and after twelve months it is locked.',
        },
        {
          risk: 'It reads so well that nobody sees the client was never asked what they want.',
          mitigation: 'Missing instructions show as red gaps, and printing stays off until all gaps are filled.',
        },
      ],
      kpis: [
        {
          name: 'minutes to a first draft',
          unit: 'minutes',
          baseline: 'clock twenty drafts of the same kind',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'wrong names or dates in drafts',
          unit: 'per 50',
          baseline: 'let a senior go through 50 sent letters',
          target: 'not one',
        },
      ],
      data_needed: [
        'precedents that are approved',
        'fields with matter details',
        'annotated clause bank',
        'guide to house style',
      ],
      must_not_decide: 'The solicitor who meets the client judges capacity and says what should be signed.',
    },
    {
      workflow:
        'Matter and document are chosen by the lawyer. The file supplies terms, dates and names, and a form asks about whatever is open. So the precedent is filled; a machine writes no more than the loose passages. Reading, changing and storing it on the matter are left to the lawyer.',
      build:
        'Ten documents make up most of your output: give every one a clean precedent. The automation inside Smokeball, Actionstep or LEAP is enough. An assistant that writes cover letters and simple advice is the next step, not the first.',
      checkpoint:
        'Instructions in hand, the solicitor with carriage goes through each page, and only afterwards is it the client’s turn.',
      first_step: 'See which documents you produced most often last month, and put the first three down for tidying.',
      stop_test: 'When two months are up, any document that takes over 15 minutes to mend goes back to the old way.',
      alternative:
        'Old copies come off the drive, and ten Word templates, locked but for their fields, take their place.',
      risks: [
        {
          risk: 'Nobody updated the precedent through two changes in the law, and the mistake spreads with each use.',
          mitigation: 'A precedent has its keeper and its date, and shuts itself twelve months on.',
        },
        {
          risk: 'The draft flows nicely and so conceals a question that the client was never put.',
          mitigation: 'Let unanswered points stand out in red, with the print button dead while any are left.',
        },
      ],
      kpis: [
        {
          name: 'drafting time',
          unit: 'minutes',
          baseline: 'time twenty of one document',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'letters with a false name or date',
          unit: 'per 50',
          baseline: 'a senior’s check of 50 letters sent',
          target: 'zero',
        },
      ],
      data_needed: [
        'your approved precedents',
        'matter data held in fields',
        'clauses with drafting notes',
        'the style guide',
      ],
      must_not_decide:
        'Capacity, and what the client ought to sign, are for the solicitor in the room with them. No tool decides either.',
    },
    {
      workflow:
        'An approved precedent fills itself from the file, and the lawyer answers what is still open. Names, terms and dates are on the matter already; a form asks for the remaining choices. The tool writes the free passages and no others. The lawyer then reads it all, makes changes, and saves it.',
      build:
        'Take your ten commonest documents and tidy a precedent for each. Then use the automation that Smokeball, LEAP or Actionstep provide. Only later add an assistant to draft plain advice and cover letters.',
      checkpoint:
        'Before the client sees a page, the solicitor with carriage has read the whole against the instructions.',
      first_step: 'Rank last month’s documents by how often they were made. The top three are cleaned up first.',
      stop_test: 'After two months, any document whose drafts take over 15 minutes to repair is dropped.',
      alternative: 'Use ten locked Word templates with fields, and wipe old versions off the drive.',
      risks: [
        {
          risk: 'The law changed twice, the precedent did not, and every file now carries the fault.',
          mitigation: 'An owner and a date go on each precedent, and at twelve months it locks.',
        },
        {
          risk: 'Good prose can cover up that nobody asked what the client wants.',
          mitigation: 'Where an instruction is missing there is a red blank. With one open, nothing prints.',
        },
      ],
      kpis: [
        {
          name: 'time until a draft is ready',
          unit: 'minutes',
          baseline: 'take twenty drafts of a kind and time them',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'errors of name or date',
          unit: 'per 50',
          baseline: '50 letters, checked by a senior',
          target: 'none at all',
        },
      ],
      data_needed: [
        'precedents passed for use',
        'details of the matter, by field',
        'clause bank, with notes',
        'house rules on style',
      ],
      must_not_decide:
        'Whether someone has capacity, and what they should sign, is decided by the solicitor who meets them in person.',
    },
    {
      workflow:
        'The lawyer chooses matter and document, and the precedent is filled from the file. A form puts the remaining choices. Software drafts only the passages that are free, with names, dates and terms as the file has them. After a full read and any changes, the document is saved to its matter.',
      build:
        'Ten documents deserve the work: those you make most, each with one clean precedent. LEAP, Actionstep and Smokeball have automation built in. Hold back a drafting assistant for plain advice and covering letters until that runs.',
      checkpoint:
        'The whole document is read against the instructions by the solicitor with carriage. The client comes after that.',
      first_step: 'See what was produced last month and how often. Clean up the three at the head of the list.',
      stop_test: 'Two months in, look at repairs. A document that still needs more than 15 minutes goes back to hand.',
      alternative: 'Ten Word templates, locked except for their fields, replace the old copies, which you delete.',
      risks: [
        {
          risk: 'The law moves on twice, and an old precedent passes its error to each new file.',
          mitigation: 'Each has someone in charge and a date. After twelve months without review it is locked.',
        },
        {
          risk: 'Because it reads smoothly, no one notices that a wish of the client was never asked for.',
          mitigation: 'Mark missing instructions as red gaps, and block the printer until they are closed.',
        },
      ],
      kpis: [
        {
          name: 'time to produce a draft',
          unit: 'minutes',
          baseline: 'stopwatch on twenty like drafts',
          target: '50 to 70 % less',
        },
        {
          name: 'drafts that get a name or date wrong',
          unit: 'per 50',
          baseline: 'have 50 letters that went out checked by a senior',
          target: 'none left',
        },
      ],
      data_needed: [
        'approved forms and precedents',
        'structured matter details',
        'clause collection with comments',
        'firm style guide',
      ],
      must_not_decide:
        'Judging capacity, and advising on what to sign, is work for the solicitor who meets that client.',
    },
    {
      risks: [
        {
          risk: 'An old precedent, two changes in the law behind, puts its fault into each file.',
          mitigation: 'Twelve months after its date a precedent locks. Someone owns each one and keeps it up.',
        },
        {
          risk: 'Fine prose conceals that a wish was never asked of the client.',
          mitigation: 'A missing instruction shows as a red blank. Until it is filled the draft will not print.',
        },
      ],
      kpis: [
        {
          name: 'minutes until a first draft stands',
          unit: 'minutes',
          baseline: 'twenty drafts of one kind, with times',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'sent letters with a name or date wrong',
          unit: 'per 50',
          baseline: 'a senior goes over 50 of them',
          target: 'not a single one',
        },
      ],
      workflow:
        'Documents draft themselves from approved precedents, and the lawyer reads each one through. Names, terms and dates are taken from the matter that the lawyer has picked, and a form asks what else must be chosen. The free parts alone are written by the tool. The lawyer edits and saves to the matter.',
      build:
        'Which ten documents do you make most? Clean up a precedent for each and automate it in Actionstep, Smokeball or LEAP. Once that stands, a drafting assistant may help with cover letters and plain advice.',
      checkpoint:
        'A client sees the document last. The solicitor with carriage first reads it whole, against the instructions.',
      first_step: 'By count, which documents did you make last month? Three at the top are the ones to clean up.',
      stop_test: 'Documents whose drafts cost over 15 minutes to repair are given up after two months.',
      alternative: 'Delete old copies from the drive, and use ten Word templates, locked save for blanks.',
      data_needed: [
        'precedents you have approved',
        'matter data, field by field',
        'clauses and the notes on them',
        'how the house writes',
      ],
      must_not_decide: 'Only the solicitor who sits with the client can say if they have capacity and what to sign.',
    },
  ],
  'legal/know-how-search': [
    {
      workflow:
        'Type a question, and the search covers just those matters the asker is allowed into. Back come quoted passages, each linked to its letter, clause or memo. The solicitor reads the original, looks at how old it is, and rates it fresh or out of date. Whatever is out of date disappears from results.',
      build:
        'Leave most of the drive alone at first: load 300 documents with a partner’s word behind them. NetDocuments, Microsoft 365 and iManage each have a search that will do. Every ethical wall must be copied across exactly.',
      checkpoint:
        'Before any of it serves a client, the lawyer reads the original and makes sure that it is still the law.',
      first_step:
        'Get from five lawyers three items each that they lately hunted for in vain, and trace where every one had been kept.',
      stop_test:
        'After three months, count who searches every week. Under half of your fee earners is too few, so shut it down.',
      alternative: 'Keep a common list of your fifty finest documents, and say in one line what each is good for.',
      risks: [
        {
          risk: 'Results reach across an information barrier and show what the team on the far side holds.',
          mitigation:
            'Let ten people try ten matters that are closed to them before launch, and repeat whenever rights change.',
        },
        {
          risk: 'The law was amended, yet an older advice is still followed.',
          mitigation: 'Next to every quote stands its date in bold, and text more than three years old turns grey.',
        },
      ],
      kpis: [
        {
          name: 'minutes to find an old document',
          unit: 'minutes',
          baseline: 'set ten lawyers to find five known items',
          target: 'bring it down by half',
        },
        {
          name: 'answers that cite the right source',
          unit: '% of 50 test questions',
          baseline: 'draw up the questions with a partner',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'memos and advices a partner vouches for',
        'walls and permissions by matter',
        'authors and dates of documents',
      ],
      must_not_decide:
        'The law for this client is stated by the responsible solicitor, from the source. The search must not do it.',
    },
    {
      workflow:
        'Somebody asks, and only files open to that solicitor are searched. The answer cites a letter, memo or clause and leads there. Having opened it and seen the date, the reader says whether it still holds. Entries judged stale no longer show.',
      build:
        'A partner stands behind 300 documents; they are the start, and the big drive stays out. Search with Microsoft 365, iManage or NetDocuments. Ethical walls are rebuilt there without a single change.',
      checkpoint: 'A client gets no line of it until a lawyer has been to the source and made sure of today’s law.',
      first_step:
        'Five lawyers name the three papers each that they searched for last and never got, and you go and find where they lay.',
      stop_test:
        'Three months in, it should have weekly use from half the fee earners or more; with less, take it down.',
      alternative: 'Fifty top documents on a list for all, with a word on the use of each, is a good beginning.',
      risks: [
        {
          risk: 'A barrier stands between teams, and search walks straight through.',
          mitigation:
            'Ahead of launch, ten testers knock at ten matters they may not see, and do so anew when permissions move.',
        },
        {
          risk: 'Advice that was right under the former law is reused today.',
          mitigation: 'Set the date of every quote in bold, and let anything from over three years ago fade to grey.',
        },
      ],
      kpis: [
        {
          name: 'search time',
          unit: 'minutes',
          baseline: 'give ten lawyers five items to look for',
          target: 'half of today’s',
        },
        {
          name: 'test answers with a correct source',
          unit: '% of 50 test questions',
          baseline: 'a partner helps to write the questions',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'advices and memos worth trusting',
        'who may see which matter',
        'when and by whom things were written',
      ],
      must_not_decide:
        'What the law means for a client comes from the solicitor responsible, who goes to the source. It never comes from the tool.',
    },
    {
      workflow:
        'Lawyers ask in plain words and get quotes from your own files, each linked to its memo, clause or letter. Only matters that the asker may open are searched. The user goes to the source, looks at the date, and rates it as good or stale. Stale ones no longer come up.',
      build:
        'Begin small, with 300 documents and a partner to vouch for them, and leave the drive aside. The search in Microsoft 365, NetDocuments or iManage is enough. Copy ethical walls across one to one.',
      checkpoint: 'No line reaches a client until a lawyer has opened its source and made sure the law still stands.',
      first_step: 'Let five lawyers name three things each that they lately could not find. Then see where those were.',
      stop_test: 'If under half of all fee earners use it every week by month three, close it.',
      alternative: 'Share a list of your fifty best documents, each with a line that says when it helps.',
      risks: [
        {
          risk: 'Somebody finds the other team’s papers despite an information barrier.',
          mitigation:
            'Before launch, ten people each knock at ten closed matters. Every change of permission brings the same test.',
        },
        {
          risk: 'Old advice, written before the law changed, passes for current.',
          mitigation: 'Each quote shows a bold date, and what is over three years old is greyed.',
        },
      ],
      kpis: [
        {
          name: 'time lost looking for a document',
          unit: 'minutes',
          baseline: 'have five known items searched by ten lawyers',
          target: 'cut it in half',
        },
        {
          name: 'right answers, with source',
          unit: '% of 50 test questions',
          baseline: 'write 50 questions together with a partner',
          target: 'above 90 % of them',
        },
      ],
      data_needed: [
        'vouched-for advices and memos',
        'permissions and walls per matter',
        'date and author of each document',
      ],
      must_not_decide:
        'The tool may not tell a client, or a lawyer, what the law is in their case. The responsible solicitor does so from the source.',
    },
    {
      workflow:
        'A question typed in plain words brings up passages from past memos, clauses and letters, with links. The tool keeps to matters this solicitor may see. On opening a source the user checks its age and gives a rating. What is rated stale falls out of the results.',
      build:
        'Choose 300 documents for which a partner will vouch; the whole drive would be too much. iManage, Microsoft 365 or NetDocuments can search them. Your ethical walls must carry over without exception.',
      checkpoint:
        'The lawyer goes to the source and confirms that the law has not moved. Until then it is of no use to a client.',
      first_step:
        'Five lawyers each tell you the last three things they failed to find. Look for where they were kept.',
      stop_test: 'Weekly use by fewer than half your fee earners at three months is too little.',
      alternative: 'List the fifty documents people should know, with a line each on their use, and share it.',
      risks: [
        {
          risk: 'A search reaches past an information barrier into the wrong team’s file.',
          mitigation: 'Ten staff test ten matters barred to them, before go-live and whenever permissions alter.',
        },
        {
          risk: 'Someone relies on an advice that the law has since overtaken.',
          mitigation: 'Dates stand in bold next to all quotes, and grey marks anything beyond three years.',
        },
      ],
      kpis: [
        {
          name: 'how long it takes to find a paper',
          unit: 'minutes',
          baseline: 'time ten lawyers on five items you know exist',
          target: 'halve it',
        },
        {
          name: 'share of answers with the right source',
          unit: '% of 50 test questions',
          baseline: 'prepare 50 questions with one partner',
          target: 'kept above 90 %',
        },
      ],
      data_needed: ['trusted memos and advices', 'rights and walls on each matter', 'who wrote it, and when'],
      must_not_decide:
        'From the source, the responsible solicitor says what law applies to the client. The tool has no business doing so.',
    },
    {
      risks: [
        {
          risk: 'A file behind an information barrier comes up for the wrong team.',
          mitigation:
            'Ten people try ten matters forbidden to them before go-live. Repeat this after each change to permissions.',
        },
        {
          risk: 'Someone takes as good an advice that predates a law change.',
          mitigation: 'Bold dates stand beside all quotes, and whatever is past three years goes grey.',
        },
      ],
      kpis: [
        {
          name: 'minutes to lay hands on a past document',
          unit: 'minutes',
          baseline: 'ten lawyers look for five items you know',
          target: 'bring it down to half',
        },
        {
          name: 'answers that come with a correct source',
          unit: '% of 50 test questions',
          baseline: 'questions written together with a partner',
          target: 'higher than 90 %',
        },
      ],
      workflow:
        'Your own advices, clauses and letters answer a question put in plain words. The search covers matters this solicitor may open and no others, and gives quotes with links. The user then opens the source, looks at its date and rates it good or stale. Anything stale is no longer listed.',
      build:
        'Do not load the whole drive. Start with 300 documents that a partner will vouch for, and search them in NetDocuments, iManage or Microsoft 365. The ethical walls you have must hold there, one to one.',
      checkpoint:
        "The lawyer has opened the source and checked today's law before a client gets the benefit of any line.",
      first_step:
        'What could five lawyers not find lately? Ask for three things each, and see where these had been all along.',
      stop_test: 'Three months on, close it unless at least half the fee earners use it each week.',
      alternative: 'The fifty best documents on one shared list, each with a line on its use, help at once.',
      data_needed: [
        'advices and memos a partner stands by',
        'who is walled off from which matter',
        "each document's date and author",
      ],
      must_not_decide:
        'The responsible solicitor says what the law is for the client at hand, going by the source. The search must leave that alone.',
    },
  ],
  'legal/legal-research': [
    {
      workflow:
        'A lawyer words the issue and puts it to a legal publisher’s research tool, which replies in brief and lists cases. Then each one is looked up in Jade, AustLII or the reports, read through and noted up. The file gets a checklist. Letters and submissions come last of all.',
      build:
        'Before any trial, set out two pages: the tools allowed, what they may be fed, who does the check, and what courts expect. After that, three lawyers try one publisher’s AI add-on for a month.',
      checkpoint: 'Whoever signs a submission, solicitor or barrister, has had every authority open and has read it.',
      first_step:
        'Find out from everyone, without blame, what tools they turned to last month and why, and base your rule on that.',
      stop_test:
        'A single made-up citation in a final draft means a ban. If none appears, look at the rest in week six.',
      alternative:
        'Subscribe to sound commentary, follow your ten main Acts by alert, and pass round a note once a month.',
      risks: [
        {
          risk: 'Papers before the court rely on a case that nobody ever decided.',
          mitigation:
            'The list of authorities needs initials from two people: the first opened every case, the second tested each pinpoint.',
        },
        {
          risk: 'Law from abroad is passed off as our own, and nothing in the text gives it away.',
          mitigation: 'Allow Australian sources only, and have every point name its year and its court.',
        },
      ],
      kpis: [
        {
          name: 'hours on a research task',
          unit: 'hours',
          baseline: 'two months of time entries coded as research',
          target: 'bring it down 20 to 40 %',
        },
        {
          name: 'citations that were opened and noted up',
          unit: '% of citations',
          baseline: 'check ten submissions of late',
          target: '100 % of them',
        },
      ],
      data_needed: [
        'a legal publisher’s subscription',
        'practice notes of your courts',
        'twenty old questions, answers known',
      ],
      must_not_decide:
        'Client and court hear the law from the lawyer who signs and who answers for it. No tool states it.',
    },
    {
      workflow:
        'Put the issue in words and ask the tool that your legal publisher sells. A brief reply names cases. Find every one in the reports, AustLII or Jade, read it, note it up, and put a checklist on file. Until that is done, it belongs in no submission and no letter.',
      build:
        'Rules come first, on two pages: permitted tools, permitted input, who verifies, what judges demand. Three lawyers may then spend a month with the AI extra from a single publisher.',
      checkpoint:
        'Barrister or solicitor, the one whose name is on the submission has personally read all the authorities it cites.',
      first_step:
        'In a round of talks where nobody is blamed, learn what tools were in use last month and to what end, and write the rule after.',
      stop_test:
        'Should one false citation get as far as a final draft, the tool is banned. In week six, weigh up everything else.',
      alternative:
        'Pay for reliable commentary, put alerts on ten Acts, the ones in daily use, and circulate news monthly.',
      risks: [
        {
          risk: 'The judge looks up your authority, and there is no such case.',
          mitigation: 'Two people initial all authorities: one for having opened the case, one for the pinpoint.',
        },
        {
          risk: 'Rules from another country slip in and sound as though they applied here.',
          mitigation: 'Restrict sources to Australian ones, and let no point pass without the court and its year.',
        },
      ],
      kpis: [
        {
          name: 'research time',
          unit: 'hours',
          baseline: 'look at entries marked research for two months',
          target: 'lower by 20 to 40 %',
        },
        {
          name: 'cases read and noted up before citing',
          unit: '% of citations',
          baseline: 'go through ten recent submissions',
          target: 'every case, 100 %',
        },
      ],
      data_needed: [
        'subscription with a publisher',
        'court practice notes in one list',
        'twenty solved questions from the past',
      ],
      must_not_decide:
        'The lawyer who signs states the law and answers for it, to court and client alike. That is never left to a tool.',
    },
    {
      workflow:
        'Research starts with a publisher’s tool and ends with a lawyer who has read every case. The question is framed by the lawyer, and a brief answer names authorities. All are opened in the reports, Jade or AustLII, and are read and noted up. The file has a checklist before any of it enters a submission or letter.',
      build:
        'Set the rules on two pages before you buy: tools, permitted input, who checks, what courts want. Then let three lawyers try the AI add-on of a single publisher for one month.',
      checkpoint: 'Each authority in a submission has been opened and read by the barrister or solicitor who signs it.',
      first_step: 'Ask everyone about last month’s tools and what each was for. Blame nobody. Then write the rule.',
      stop_test: 'The first false citation in a final draft bans the tool. Everything else is reviewed in week six.',
      alternative:
        'A sound commentary service, alerts for your ten Acts and a shared note every month do much of this.',
      risks: [
        {
          risk: 'A judge is handed a case that was never decided.',
          mitigation:
            'On the list of authorities two people put initials: one opened each case, the other checked pinpoints.',
        },
        {
          risk: 'Foreign law is served up as though it were ours.',
          mitigation: 'Keep the tool to Australian sources. Each point must come with year and court.',
        },
      ],
      kpis: [
        {
          name: 'time on each research job',
          unit: 'hours',
          baseline: 'add up two months of research entries',
          target: 'a drop of 20 to 40 %',
        },
        {
          name: 'cases looked up and noted up before use',
          unit: '% of citations',
          baseline: 'take ten recent submissions and check',
          target: 'all of them, 100 %',
        },
      ],
      data_needed: ['access to a publisher', 'your list of practice notes', 'twenty questions already answered'],
      must_not_decide:
        'A tool may not tell court or client what the law is. That is for the signing lawyer, who answers for every word.',
    },
    {
      workflow:
        'The publisher’s research tool names cases in a short answer, and a lawyer checks each one before it is used. The question is the lawyer’s own. Every case is found in AustLII, the reports or Jade, then read and noted up. With a checklist on file, it may go into a letter or submission.',
      build:
        'Two pages of rules come first. They say which tools, what goes into them, who checks and what courts require. For a month, three lawyers then trial one publisher’s research add-on with AI.',
      checkpoint:
        'Whether solicitor or barrister, the signatory of a submission has opened all its authorities and read them.',
      first_step:
        'Without blame, collect from all staff what last month’s tools were and what they did with them. The rule follows.',
      stop_test: 'If a false citation makes it into one final draft, ban it. Look at all other results at week six.',
      alternative: 'Take out a good commentary, put alerts on your ten main Acts, and send all a note monthly.',
      risks: [
        {
          risk: 'The authority you cite turns out not to exist, and the judge says so.',
          mitigation: 'Every authority needs two sets of initials, for opening the case and for checking its pinpoint.',
        },
        {
          risk: 'What reads like local law comes from another country.',
          mitigation: 'Only Australian sources are let in, and court and year stand beside each point.',
        },
      ],
      kpis: [
        {
          name: 'hours spent per question',
          unit: 'hours',
          baseline: 'time coded to research in the past two months',
          target: '20 to 40 % less',
        },
        {
          name: 'citations checked at the source',
          unit: '% of citations',
          baseline: 'sample ten submissions',
          target: '100 % without exception',
        },
      ],
      data_needed: ['subscription to legal research', 'practice notes by court', 'twenty known questions with answers'],
      must_not_decide:
        'The one who signs is the one who states the law, to the client or the court, and answers for it. A tool cannot.',
    },
    {
      risks: [
        {
          risk: 'A judge is given a case that never existed.',
          mitigation:
            'Two people initial the authorities: one has opened each case, the other has tested the pinpoint.',
        },
        {
          risk: 'The answer sounds local but comes from foreign law.',
          mitigation: 'Let in Australian sources only, and require year and court for every point.',
        },
      ],
      kpis: [
        {
          name: 'hours for one research task',
          unit: 'hours',
          baseline: 'add time coded to research, two months',
          target: 'reduce them by 20 to 40 %',
        },
        {
          name: 'cases opened and noted up before they were cited',
          unit: '% of citations',
          baseline: 'look at ten recent submissions',
          target: '100 %, all of them',
        },
      ],
      workflow:
        "No case enters a letter or submission until a lawyer has opened, read and noted it up. A legal publisher's tool gives a short answer to the question the lawyer framed, and names cases. Each is looked up in Jade, the reports or AustLII. A checklist on the file proves it.",
      build:
        "Start with a rule of two pages on which tools, what goes in, who checks and what the courts ask. A month's trial follows: one publisher, its AI research add-on, three lawyers.",
      checkpoint:
        'Solicitor or barrister, whoever signs a submission has opened all authorities in it and read each one.',
      first_step:
        'Which tools did staff use last month, and what for? Ask without blame, and let the rule follow from the answers.',
      stop_test:
        'Ban the tool once a final draft has carried a false citation. All its other work is reviewed at week six.',
      alternative:
        'With good commentary, alerts on the ten Acts you work with and a monthly note to all, you come a long way.',
      data_needed: [
        "publisher's research subscription",
        'practice notes from the courts',
        'twenty past questions whose answers you know',
      ],
      must_not_decide:
        'Stating the law, to court or client, is for the lawyer who signs and stands behind it. A tool may not.',
    },
  ],
  'legal/time-and-bills': [
    {
      workflow:
        'From the documents, mail and calendar in your matter system, software suggests entries of time when it is five o’clock. Each is kept, corrected or thrown out by the lawyer. Come the 20th, bills with plain narratives stand in draft for a partner to settle. Clients are reminded after 14 days and after 30.',
      build:
        'Buy nothing yet: LEAP, Smokeball and Clio can already record time by themselves, so turn that on. A writing aid may put the narrative of an entry into simple words, but may not add work that never took place.',
      checkpoint: 'Entries count once their fee earner says yes. Bills go out once a partner has settled them.',
      first_step: 'For three lawyers, hold a week of sent mail and calendar up to the time that they put down.',
      stop_test: 'Two months must lift recorded hours by 3 % or more. If they do not, switch the watching off.',
      alternative: 'Have a timer always on screen, and let nobody log off for the day until their time is in.',
      risks: [
        {
          risk: 'The tool suggests more time than was worked, people click yes, and it comes out when costs are assessed.',
          mitigation: 'Each month ten entries are held to the file by a partner, who deletes any without proof.',
        },
        {
          risk: 'People sense an eye on them and move their work elsewhere.',
          mitigation: 'No one but the lawyer sees drafts, and a written pledge keeps raw logs out of any appraisal.',
        },
      ],
      kpis: [
        {
          name: 'share of hours entered on the day',
          unit: '% of hours',
          baseline: 'hold entry dates against work dates for a month',
          target: 'over 85 %',
        },
        {
          name: 'days of lock-up (WIP and debtors)',
          unit: 'days',
          baseline: 'figures from three month-ends',
          target: 'bring it down 15 to 25 %',
        },
      ],
      data_needed: [
        'twelve months of time entries',
        'mail and calendar per matter',
        'agreements on costs',
        'ledger of debtors',
      ],
    },
    {
      workflow:
        'At five o’clock each lawyer is shown what the day in calendar, documents and mail suggests as time, and accepts, edits or deletes it. The 20th of the month brings draft bills, narratives in clear words, which the partner settles. At 14 and at 30 days the client has a reminder.',
      build:
        'Clio, LEAP and Smokeball have a feature that captures time; use it before spending money. Narratives can be made plainer by a drafting aid, out of what the entry says and with no extra work invented.',
      checkpoint: 'A fee earner says yes or no to all entries, and no bill is out until the partner has settled it.',
      first_step:
        'Look at three lawyers over one week, and see what their mail and diaries hold that their time sheets lack.',
      stop_test: 'Should two months fail to raise hours on record by 3 %, the watcher goes.',
      alternative:
        'A timer that runs on the desktop, and a log-off that waits until the day’s time is entered, is the cheap way.',
      risks: [
        {
          risk: 'Inflated time is waved through, until an assessor of costs looks closely.',
          mitigation:
            'Monthly, a partner takes ten entries, looks for each in the file, and crosses out those that have no trace.',
        },
        {
          risk: 'The team believes it is spied on and goes round the system.',
          mitigation:
            'Drafts are for the lawyer’s eyes, and the firm puts in writing that nobody will be judged by raw logs.',
        },
      ],
      kpis: [
        {
          name: 'same-day time recording',
          unit: '% of hours',
          baseline: 'take a month and compare when work was done and entered',
          target: 'more than 85 %',
        },
        {
          name: 'lock-up, debtors plus work in progress',
          unit: 'days',
          baseline: 'read it off the last three month-ends',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'time records for a year',
        'what calendar and mail show by matter',
        'signed cost agreements',
        'who owes what',
      ],
    },
    {
      workflow:
        'Lost time comes back as draft entries, shown to each lawyer at five o’clock. They are drawn from mail, documents and calendar in the matter system, and the lawyer keeps, edits or bins each. Draft bills with clear narratives are ready on the 20th for the partner to settle. Reminders go after 14 and 30 days.',
      build:
        'Clio, Smokeball and LEAP can capture time automatically, so switch that on before buying. A drafting aid may rewrite narratives plainly, working from the entry alone. It must not add what was not done.',
      checkpoint: 'No entry counts without its fee earner, and no bill leaves before the partner has settled it.',
      first_step: 'Pick three lawyers and one week. Lay sent mail and calendar beside the time they recorded.',
      stop_test: 'If recorded hours are not up by 3 % after two months, the watcher is dropped.',
      alternative: 'A timer runs on the desktop, and no one logs off for the day with time missing.',
      risks: [
        {
          risk: 'Padded entries get ticked, and one day a costs assessor finds them.',
          mitigation:
            'Every month a partner tests ten entries against the file. Those that cannot be shown are struck out.',
        },
        {
          risk: 'People feel watched and take their work outside the system.',
          mitigation:
            'Only the lawyer sees the drafts, and the firm promises on paper never to rate staff by raw logs.',
        },
      ],
      kpis: [
        {
          name: 'hours that are recorded the same day',
          unit: '% of hours',
          baseline: 'for one month, compare the date of work and of entry',
          target: 'above 85 % of hours',
        },
        {
          name: 'lock-up in days (WIP plus debtors)',
          unit: 'days',
          baseline: 'average of three month-ends',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'a year’s time entries',
        'calendar entries and mail, by matter',
        'client cost agreements',
        'debtors by age',
      ],
    },
    {
      workflow:
        'At five o’clock every lawyer sees a list of the day’s likely time entries and keeps, mends or bins them. The matter system’s mail, documents and calendar are where it looks. On the 20th come draft bills in plain narrative, for a partner to settle, and reminders follow on day 14 and day 30.',
      build:
        'Before any purchase, start with the automatic time feature of LEAP, Clio or Smokeball. Then let a writing aid make narratives plain. It works from the entry as it stands and invents nothing.',
      checkpoint: 'The fee earner passes entries one by one. Bills are settled by a partner before they leave.',
      first_step: 'Compare what three lawyers recorded in one week with their sent mail and calendars.',
      stop_test: 'Less than 3 % more recorded hours in two months, and the watcher goes.',
      alternative: 'Whoever has not put time in cannot log off. A timer stays open on every desktop.',
      risks: [
        {
          risk: 'The tool offers too much time, it is ticked through, and the costs assessor sees it.',
          mitigation: 'A partner samples ten entries a month and strikes any that the file does not bear out.',
        },
        {
          risk: 'If staff think they are spied on, they will avoid the system.',
          mitigation: 'Keep drafts private to each lawyer, and put in writing that raw logs play no part in reviews.',
        },
      ],
      kpis: [
        {
          name: 'on-the-day recording of hours',
          unit: '% of hours',
          baseline: 'a month of entries, date worked against date entered',
          target: 'kept above 85 %',
        },
        {
          name: 'work in progress plus debtors, as lock-up',
          unit: 'days',
          baseline: 'take the three latest month-ends',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'time recorded over twelve months',
        'diary and mail of each matter',
        'terms agreed on costs',
        'the debtor list',
      ],
    },
    {
      risks: [
        {
          risk: 'Entries were padded, people ticked them, and a costs assessor notices.',
          mitigation: 'Each month the partner takes ten entries to the file. What it does not show is struck.',
        },
        {
          risk: 'The watcher makes people uneasy, and work moves outside the system.',
          mitigation: 'The lawyer alone sees drafts. In writing, the firm rules out raw logs for rating anyone.',
        },
      ],
      kpis: [
        {
          name: 'part of hours entered the day they were worked',
          unit: '% of hours',
          baseline: 'work date against entry date, one month',
          target: '85 % or above',
        },
        {
          name: 'lock-up, that is WIP and debtors',
          unit: 'days',
          baseline: 'from the last three month-ends',
          target: 'reduce it by 15 to 25 %',
        },
      ],
      workflow:
        "Time that would be lost is offered back as draft entries every day at five o'clock. The matter system's documents, mail and calendar are the source, and the lawyer keeps, bins or mends each entry. The 20th brings bills in draft, with clear narratives, for a partner to settle. Unpaid ones are chased at 14 days and at 30.",
      build:
        'You may own this already: automatic time is in Clio, LEAP and Smokeball, so switch it on. A drafting aid can then put each narrative in plain words. It keeps to the entry and adds no work that was not done.',
      checkpoint:
        'Each bill is settled by the partner before it leaves. Each entry in it was approved by its fee earner.',
      first_step:
        "How much time goes missing? Hold one week of three lawyers' mail and calendars against their records.",
      stop_test: 'Two months on, the watcher stays only if recorded hours are up by 3 %.',
      alternative: "Nobody logs off until the day's time is in, and a timer runs on each desktop.",
      data_needed: [
        '12 months of recorded time',
        'matter calendars and mail',
        'cost agreements with clients',
        'ledger of what is owed',
      ],
    },
  ],
  'legal/conveyancing-files': [
    {
      workflow:
        'The PDF contract is read on arrival: lot, parties, deposit, price, special conditions and dates enter the matter, and tasks follow. In search and strata papers the tool hunts for defects, orders and levies and links the page. The conveyancer verifies, gives advice, and completes through PEXA.',
      build:
        'Smokeball, triConvey and LEAP come with a contract reader and workflows; join InfoTrack for searches. Until fifty files running show no difference, another person enters all dates as well.',
      checkpoint:
        'The first letter waits for a licensed conveyancer, who holds parties, price and dates up to the contract.',
      first_step: 'Put ten files that have settled through the software, and check every sum and date it found.',
      stop_test: 'Past the first month, the second wrong date within 50 files is one too many: switch the reader off.',
      alternative: 'Keep dates on a wall calendar, and start each file with one page for its twelve main fields.',
      risks: [
        {
          risk: 'Pen and ink have moved the finance date, and software does not see handwriting.',
          mitigation:
            'Go through the image of every page for ink, and key handwritten terms into the file note yourself.',
        },
        {
          risk: 'Fresh bank details arrive by mail, and the file takes them as true.',
          mitigation:
            'Phone to verify each account, on a number given at the first meeting, and pay through PEXA Key or similar.',
        },
      ],
      kpis: [
        {
          name: 'minutes to set up a file',
          unit: 'minutes per file',
          baseline: 'put a clock on 20 new files',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'wrong or late dates',
          unit: 'per 100 files',
          baseline: 'go over 100 files that settled last',
          target: '80 % fewer',
        },
      ],
      data_needed: [
        'sale contracts',
        'certificates and search results',
        'reports on strata or owners corporation',
        'state by state task lists',
      ],
      must_not_decide:
        'Only a solicitor or licensed conveyancer advises whether a contract is safe to sign. A skim of the papers is no advice.',
    },
    {
      workflow:
        'Software takes a contract in PDF and enters dates, special conditions, parties, lot, deposit and price; the task list follows. It skims searches and strata records, too, for orders, levies and defects, and gives the page. Checks, advice and settlement in PEXA are the conveyancer’s part.',
      build:
        'LEAP, Smokeball or triConvey will read contracts and run the workflow, with InfoTrack for searches. Have dates typed a second time by hand, and end that only after fifty files in sequence without a mismatch.',
      checkpoint:
        'No opening letter before a licensed conveyancer has seen that price, dates and parties are those in the contract.',
      first_step:
        'Ten settled files make the test: let the reader have them, and tick every date and amount against your own.',
      stop_test: 'Once the first month is over, a second false date among 50 files is the signal to switch off.',
      alternative: 'Twelve key fields on one sheet at intake, and a calendar that all can see, cover most needs.',
      risks: [
        {
          risk: 'Someone wrote a new finance date into the special conditions by pen, which the reader passes over.',
          mitigation:
            'Leaf through the page images, look for ink, and put what was written into the file note by keyboard.',
        },
        {
          risk: 'The file accepts an account number that came in a fraudster’s mail.',
          mitigation:
            'Verify any account by phone, on the number noted when you first met, and turn to PEXA Key or a similar service.',
        },
      ],
      kpis: [
        {
          name: 'set-up time per file',
          unit: 'minutes per file',
          baseline: 'time the next 20 files',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'dates that were late or mistaken',
          unit: 'per 100 files',
          baseline: 'check 100 settled files',
          target: 'down 80 %',
        },
      ],
      data_needed: [
        'contracts for sale of land',
        'searches and certificates',
        'strata and owners corporation papers',
        'tasks for each state',
      ],
      must_not_decide:
        'Safe to sign or not: that is advice, and a licensed conveyancer or solicitor gives it. The tool has only skimmed the papers.',
    },
    {
      workflow:
        'A PDF contract fills the matter by itself, with no re-keying. The tool enters parties, lot, price, deposit, special conditions and dates, and sets tasks. It skims strata and search papers for defects, levies and orders, page links included. The conveyancer checks all of it, advises, and settles in PEXA.',
      build:
        'LEAP, triConvey or Smokeball read contracts and run workflows, with searches from InfoTrack. A second person keys the dates too, until reader and person agree on fifty straight files.',
      checkpoint:
        'Before a first letter leaves, parties, dates and price have been checked against the contract by a licensed conveyancer.',
      first_step:
        'Let the reader work through ten settled files. Compare each date and each sum with what the file says.',
      stop_test: 'A second wrong date in 50 files, once month one has passed, and you turn it off.',
      alternative: 'One page with the twelve key fields opens each file. Dates go on a calendar on the wall.',
      risks: [
        {
          risk: 'The finance date was altered in ink within a special condition, and the reader missed it.',
          mitigation: 'Check every page image for handwriting, and type what you find into the file note.',
        },
        {
          risk: 'Changed bank details come by mail and are believed.',
          mitigation:
            'Call each account holder on the number they gave when you first met, and send details by PEXA Key or a like service.',
        },
      ],
      kpis: [
        {
          name: 'time spent opening a file',
          unit: 'minutes per file',
          baseline: 'measure 20 fresh files',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'date errors and late dates',
          unit: 'per 100 files',
          baseline: 'audit 100 files after settlement',
          target: 'cut by 80 % in all',
        },
      ],
      data_needed: [
        'signed contracts of sale',
        'results of searches, with certificates',
        'owners corporation or strata reports',
        'checklists of tasks by state',
      ],
      must_not_decide:
        'The solicitor or licensed conveyancer advises on whether to sign. What a tool skims from the papers cannot take the place of that.',
    },
    {
      workflow:
        'From contract to settlement, nothing is typed twice. The tool reads parties, dates, lot, deposit, price and special conditions from the PDF and sets up the tasks. Levies, orders and defects in strata and search papers are found with a page link. Checking, advice and settlement in PEXA stay with the conveyancer.',
      build:
        'triConvey, Smokeball and LEAP include a contract reader and workflows; InfoTrack brings the searches. Key dates twice, with a second person, until fifty files in succession agree.',
      checkpoint:
        'A licensed conveyancer goes over price, parties and dates with the contract open. Only then is the first letter sent.',
      first_step: 'Take ten files already settled, run them, and see if the reader has the dates and sums right.',
      stop_test: 'After month one, two wrong dates among 50 files are enough to switch it off.',
      alternative: 'Use a sheet for intake, one page with twelve key fields, and mark dates on the wall calendar.',
      risks: [
        {
          risk: 'Ink on a special condition moves the finance date, and software reads past it.',
          mitigation: 'Someone looks at each page as an image, and handwritten terms are typed into the file note.',
        },
        {
          risk: 'Bank details from a false mail find their way into the file.',
          mitigation:
            'Each account is confirmed by phone on a number taken at the first meeting. PEXA Key or the like adds safety.',
        },
      ],
      kpis: [
        {
          name: 'minutes per new file',
          unit: 'minutes per file',
          baseline: 'take times for 20 new matters',
          target: '50 to 70 % less',
        },
        {
          name: 'dates keyed wrong or too late',
          unit: 'per 100 files',
          baseline: 'look through the past 100 settlements',
          target: 'lower by 80 %',
        },
      ],
      data_needed: [
        'the contract of sale',
        'certificates and searches on file',
        'strata or owners corporation documents',
        'task list per state',
      ],
      must_not_decide:
        'Telling a client that a contract is safe is advice. It is for the licensed conveyancer or the solicitor, and a skim does not replace them.',
    },
    {
      risks: [
        {
          risk: 'The reader skips handwriting, and a special condition has moved the finance date.',
          mitigation: 'Page images are searched for ink. Any such term is keyed into the file note by a person.',
        },
        {
          risk: 'New bank details in a mail are taken as fact.',
          mitigation:
            'Every account is confirmed by a call to the number given when you first met. PEXA Key, or its like, carries the details.',
        },
      ],
      kpis: [
        {
          name: 'time to set up a new file',
          unit: 'minutes per file',
          baseline: '20 new files, minutes noted',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'wrong or late date entries',
          unit: 'per 100 files',
          baseline: 'the last 100 settled files, audited',
          target: 'bring it down 80 %',
        },
      ],
      workflow:
        'The contract PDF sets up the matter: dates, parties, lot, price, deposit and special conditions are read in and tasks follow. Search and strata papers are skimmed as well, for levies, orders or defects, and each find links to a page. The conveyancer checks, gives the advice, and settles in PEXA.',
      build:
        'Contract readers and workflows come with Smokeball, LEAP and triConvey, and searches with InfoTrack. At first a second person keys dates too. Stop that after fifty straight files without a difference.',
      checkpoint:
        'The first letter goes once a licensed conveyancer has the dates, parties and price checked with the contract.',
      first_step: 'Ten settled files go through the reader. Are all its dates and sums those on file?',
      stop_test: 'With month one over, two wrong dates in 50 files turn it off.',
      alternative: 'A wall calendar for dates and an intake page for twelve key fields need no software.',
      data_needed: [
        'sale contracts as PDF',
        'searches done and certificates',
        'owners corporation and strata records',
        'tasks, set out by state',
      ],
      must_not_decide:
        'Is it safe to sign? The licensed conveyancer or solicitor advises on that, and no skimming of papers can.',
    },
  ],
  'legal/attendance-notes': [
    {
      workflow:
        'Clients who agree are recorded; otherwise the lawyer dictates once they have gone. Software turns it into a note: people present, what was instructed, what was advised, what follows. While memory is fresh, the lawyer corrects it and puts it on the matter. A fixed date ends the life of the audio.',
      build:
        'Insist on Australian storage, an end date for audio, and a promise not to train on it. Then settle on one layout, under headings your insurer is happy with, plus a line of consent to say aloud.',
      checkpoint: 'A note has no standing unless the lawyer present at the meeting signs it before the day is out.',
      first_step:
        'Spend one week on dictation and in-house meetings, clients excluded, and tally the errors that would change a meaning.',
      stop_test: 'Give it a month. If a false fact still turns up in one of every twenty notes, call it off.',
      alternative: 'Keep ten minutes free behind every meeting, and write five lines on a form.',
      risks: [
        {
          risk: 'Software drops the word "not", and your advice now says its own opposite.',
          mitigation: 'Before saving, say the instructions and the advice out loud as they stand in the note.',
        },
        {
          risk: 'Hours of audio build up, and your opponent demands them.',
          mitigation: 'Ask your insurer what to keep, and delete the sound when the signature is on the note.',
        },
      ],
      kpis: [
        {
          name: 'file notes done within a day',
          unit: '% of meetings',
          baseline: 'check diary against notes for a month',
          target: 'over 90 %',
        },
        {
          name: 'minutes each note takes',
          unit: 'minutes',
          baseline: 'a week’s log from six lawyers',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: ['consented sample recordings', 'layout for file notes', 'names and legal terms in a list'],
      must_not_decide:
        'When it is unclear what was said or advised, the lawyer’s signed note settles it. The tool does not.',
    },
    {
      workflow:
        'The meeting is taped if the client says yes, or summed up by voice when it is over. From that comes a note of who attended, the instructions, the advice and what to do next. The lawyer fixes it before the memory fades, and files it. On an agreed date the sound is deleted.',
      build:
        'The supplier must keep data on Australian soil, erase it on a date, and leave your audio out of training. Design one form of note that suits your insurer, and a sentence that asks for consent.',
      checkpoint: 'Only the lawyer who sat in the meeting can sign, and a note not signed that day is worth nothing.',
      first_step:
        'For one week, use it for staff meetings and dictation, never with clients, and note each wrong word that alters the sense.',
      stop_test: 'If, one month on, a note in every twenty gets a fact wrong, that is the end.',
      alternative: 'Set ten minutes aside when each meeting ends, and put five lines on paper.',
      risks: [
        {
          risk: 'A small "not" is lost, and the record now holds advice you never gave.',
          mitigation: 'Speak the instructions and advice in the note aloud, and save only if they sound right.',
        },
        {
          risk: 'Tapes are kept for no reason, until the other party asks the court for them.',
          mitigation:
            'Settle with the insurer how much stays on file, and erase sound as soon as there is a signed note.',
        },
      ],
      kpis: [
        {
          name: 'share of meetings with a note by next day',
          unit: '% of meetings',
          baseline: 'compare one month of diary and file',
          target: 'more than 90 %',
        },
        {
          name: 'writing time for a note',
          unit: 'minutes',
          baseline: 'have six lawyers keep a log for a week',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: ['test recordings, with consent', 'one agreed note layout', 'legal words and names that recur'],
      must_not_decide: 'The lawyer’s note, once signed, says what was advised. In doubt a tool may not decide it.',
    },
    {
      workflow:
        'The lawyer leaves a meeting with a file note already drafted. If the client agrees it is recorded; if not, the lawyer dictates afterwards. The draft gives those present, instructions, advice and next steps. It is corrected while fresh and filed to the matter, and the sound is wiped on a set date.',
      build:
        'Your service must store in Australia, train on none of your audio and wipe it by a date. Then agree one layout for notes, under headings your insurer likes, and a sentence on consent to read out.',
      checkpoint: 'On the same day, the lawyer who was present signs. Without that signature the note does not count.',
      first_step:
        'For a week, keep to dictation and internal meetings, no clients. Count the wrong words that change the sense.',
      stop_test: 'After one month, stop if a wrong fact is still in one of twenty notes.',
      alternative: 'Leave ten minutes free after meetings, and fill in a form of five lines by hand.',
      risks: [
        {
          risk: 'The word "not" drops out, and the note reverses your advice.',
          mitigation: 'Advice and instructions are read out from the note before it is saved.',
        },
        {
          risk: 'Recordings build up until the other side asks for them.',
          mitigation: 'Settle with your insurer what to keep. Once a note is signed, its audio goes.',
        },
      ],
      kpis: [
        {
          name: 'notes filed within a day of the meeting',
          unit: '% of meetings',
          baseline: 'take a month and match notes to the diary',
          target: 'above 90 % of meetings',
        },
        {
          name: 'time that goes into a note',
          unit: 'minutes',
          baseline: 'six lawyers log one week',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: ['a few recordings made with consent', 'the note layout you want', 'list of legal terms and names'],
      must_not_decide:
        'Doubt about what was said or advised is settled by the lawyer, in a signed note. It is not for the tool to settle.',
    },
    {
      workflow:
        'Calls, meetings and dictation become file notes the same day. With consent the meeting is recorded, otherwise the lawyer dictates when it ends. Software sets out who came, what they instructed, your advice and the next steps. The lawyer puts it right at once and files it, and the recording goes on a fixed date.',
      build:
        'Look for Australian storage, a fixed wipe date and a promise that your audio trains nothing. One layout serves for all notes, with headings to suit the insurer, and staff read out a line on consent.',
      checkpoint: 'A note is valid if the lawyer who sat there signs it that day. If not, it is void.',
      first_step:
        'Use it for one week with no clients: your own dictation, meetings among staff. How many wrong words matter?',
      stop_test: 'A month is long enough. One note in twenty with a wrong fact means you end it.',
      alternative: 'Block ten minutes after every meeting for five lines by hand on a form.',
      risks: [
        {
          risk: 'A lost "not" turns the advice on its head.',
          mitigation: 'Before you save, read the note aloud, above all its instructions and advice.',
        },
        {
          risk: 'A store of full recordings is a gift to the other side.',
          mitigation: 'Agree with the insurer on what stays, and wipe sound when the note has its signature.',
        },
      ],
      kpis: [
        {
          name: 'meetings noted on file by the next day',
          unit: '% of meetings',
          baseline: 'a month’s diary, checked for notes',
          target: 'kept above 90 %',
        },
        {
          name: 'minutes per file note',
          unit: 'minutes',
          baseline: 'ask for a week of timings from six lawyers',
          target: '40 to 60 % less',
        },
      ],
      data_needed: ['recordings for testing, consent given', 'standard headings for notes', 'names and terms of law'],
      must_not_decide:
        'What was said and advised stands in the note that the lawyer signs. The tool must not resolve a doubt about it.',
    },
    {
      risks: [
        {
          risk: 'Without its "not", the note records the opposite of what you advised.',
          mitigation: 'Nobody saves a note before its advice and instructions have been read aloud.',
        },
        {
          risk: 'The other side calls for the full recordings you have piled up.',
          mitigation: 'What is kept is agreed with your insurer. Audio is wiped once its note is signed.',
        },
      ],
      kpis: [
        {
          name: 'meetings with a note on file in a day',
          unit: '% of meetings',
          baseline: 'match file notes with a month of diary',
          target: '90 % or above',
        },
        {
          name: 'minutes a lawyer spends on a note',
          unit: 'minutes',
          baseline: 'six lawyers log it for a week',
          target: 'reduce them by 40 to 60 %',
        },
      ],
      workflow:
        'File notes draft themselves from a meeting that the client agreed to have recorded, or from dictation after it. They set out advice, instructions, next steps and who was there. Still fresh from the talk, the lawyer mends the draft and files it. By a set date the recording is gone.',
      build:
        "Take a service that stores in Australia, wipes by a date and does not train on what you record. Your insurer's headings make one layout for all notes. Write a line of consent that staff can read out.",
      checkpoint: 'Unless the lawyer from that room has signed it the same day, a note does not count.',
      first_step:
        'Start without clients. For a week use dictation and internal meetings, and count each wrong word that matters.',
      stop_test: 'One wrong fact in every twenty notes, still there after a month, and it ends.',
      alternative: 'Fill five lines of a form by hand, in ten minutes blocked after each meeting.',
      data_needed: [
        'consented recordings to test with',
        'headings your notes follow',
        'legal words, and names that come up',
      ],
      must_not_decide:
        'Doubts on what was advised or said are decided by the signed note of the lawyer. A tool may not.',
    },
  ],
  'legal/deadlines': [
    {
      workflow:
        'Whatever lands, be it an order, a notice or fresh instructions, is searched for dates. A diary entry is drafted that names its rule. One lawyer approves; limitation dates need another signature. After that, two people are reminded 90 days ahead, again at 30, and last at 7.',
      build:
        'No file opens without its critical date: set that field as required in the practice system. Next comes a rule in the mailbox to trap notices from court, and a reader that finds dates which a human then approves.',
      checkpoint:
        'Inside the first 48 hours, every limitation date on a matter has been signed by its supervising solicitor.',
      first_step:
        'Run off a list of live files that lack a critical date, share it out, and have each lawyer complete their part by Friday.',
      stop_test: 'Audit 25 files every month. A single false date among them, and nobody leans on the tool any more.',
      alternative:
        'On Fridays meet and read out all files that have a date, and mark them on one planner for the wall.',
      risks: [
        {
          risk: 'It starts from the wrong event, so all the alerts come a whole year off.',
          mitigation:
            'Every limitation date is computed twice: two people each go back to the original paper, never to the draft.',
        },
        {
          risk: 'The alert lands with someone who has left, or who is away.',
          mitigation: 'Name a backup for every reminder, and once a week, on Friday, list files that hold no date.',
        },
      ],
      kpis: [
        {
          name: 'live files whose critical date is confirmed',
          unit: '% of files',
          baseline: 'run a report over all open files',
          target: '100 % within eight weeks',
        },
        {
          name: 'tasks that were done late',
          unit: 'a month',
          baseline: 'two months of diary, counted',
          target: 'bring it down by half',
        },
      ],
      data_needed: [
        'open matters, cause and event date',
        'notices and orders from court',
        'table of limitation periods by state',
      ],
      must_not_decide:
        'The responsible solicitor works out when time expires, since that is law, and another solicitor confirms it.',
    },
    {
      workflow:
        'Incoming notices, instructions and orders are scanned for dates. Each yields an entry for the diary, and the rule it rests on. A lawyer says yes, and where limitation is at stake someone else signs as well. Two people then hear of it at 90 days, at 30 and at 7.',
      build:
        'Start with the critical-date field in your practice system, and refuse to open a file while it is blank. Court notices are caught by a mailbox rule; a model lifts out their dates, and a person says whether they are right.',
      checkpoint: 'A new matter has 48 hours for its limitation date to be signed off by the solicitor who supervises.',
      first_step:
        'Find every live file whose critical date is blank, deal them out to the lawyers, and have none left by Friday.',
      stop_test: 'Each month pull 25 files. Find one date that is wrong, and trust in the tool is over.',
      alternative: 'Hang a planner on the wall, and on Friday say aloud, file by file, what date is coming.',
      risks: [
        {
          risk: 'The count begins on the wrong day, so each warning is out by a year.',
          mitigation:
            'Have two people work out a limitation date twice over from the first document, and leave the draft aside.',
        },
        {
          risk: 'Whoever gets the warning is on holiday or has resigned.',
          mitigation: 'A second person has every alert, and Friday’s list shows any file without a date.',
        },
      ],
      kpis: [
        {
          name: 'open files that have a critical date',
          unit: '% of files',
          baseline: 'take the report on open files',
          target: 'eight weeks to 100 %',
        },
        {
          name: 'late tasks',
          unit: 'a month',
          baseline: 'go through the diary for two months',
          target: 'half as many',
        },
      ],
      data_needed: [
        'causes of action and event dates',
        'court notices and orders on file',
        'limitation periods, state by state',
      ],
      must_not_decide:
        'A limitation date is a legal question. One solicitor, the responsible one, calculates it and a second agrees.',
    },
    {
      workflow:
        'Every limitation and court date ends up in one diary with two checks on it. Notices, orders and instructions are read as they come in, and each entry is drafted with its rule. A lawyer confirms; for limitation a second person countersigns. Two people are reminded at 90 days, then 30, then 7.',
      build:
        'In the practice system, make the critical-date field one that must be filled when a file opens. A mail rule then catches notices from court. A model takes out the dates, and a person confirms.',
      checkpoint: 'In the first 48 hours each limitation date gets the supervising solicitor’s signature.',
      first_step: 'List all open files that have no critical date. The lawyers divide them up and fill them by Friday.',
      stop_test: 'Each month, audit 25 files. At the first wrong date, nobody relies on it any longer.',
      alternative: 'One wall planner will do, plus a Friday meeting at which each dated file is read out.',
      risks: [
        {
          risk: 'It takes the wrong event as the start, and reminders come a year late.',
          mitigation:
            'Two people calculate every limitation date, each from the source paper, and leave the draft alone.',
        },
        {
          risk: 'The reminder waits in the inbox of someone on leave or gone.',
          mitigation: 'A second name gets every one. On Fridays, run the list of files with no date.',
        },
      ],
      kpis: [
        {
          name: 'confirmed critical dates on open files',
          unit: '% of files',
          baseline: 'one report on all files now open',
          target: '100 % by week eight',
        },
        {
          name: 'overdue tasks',
          unit: 'a month',
          baseline: 'count in the diary over two months',
          target: 'down by half',
        },
      ],
      data_needed: [
        'events and causes of action, per matter',
        'orders made and notices served',
        'each state’s limitation table',
      ],
      must_not_decide:
        'When does time run out? That is law: the responsible solicitor does the sum, and a second solicitor confirms.',
    },
    {
      workflow:
        'Two people watch every critical date, and both are reminded at 90, at 30 and at 7 days. The tool reads dates from notices, orders and new instructions and drafts a diary entry, rule included. Confirmation comes from a lawyer. A second signature is needed where limitation is concerned.',
      build:
        'Nobody opens a file in the practice system without a critical date. On top of that, a rule in the mail picks out court notices, and a model proposes their dates to a person who says yes or no.',
      checkpoint: 'Supervising solicitors have 48 hours from the start of a matter to sign its limitation date.',
      first_step:
        'Which open files lack a critical date? Print them, share them among the lawyers, and fill all by Friday.',
      stop_test: 'If a monthly look at 25 files turns up one false date, it can no longer be relied on.',
      alternative: 'Read out each file with a date at a Friday meeting, and keep them on one planner.',
      risks: [
        {
          risk: 'Counting from the wrong event puts all reminders out by a year.',
          mitigation: 'The sum is done twice from the source, by two people, and the draft plays no part.',
        },
        {
          risk: 'A lawyer has left or is on leave, and that is where the alert went.',
          mitigation: 'Copy each alert to someone else, and on Friday list the files that have no date.',
        },
      ],
      kpis: [
        {
          name: 'share of open files with the date confirmed',
          unit: '% of files',
          baseline: 'a report over the open files',
          target: 'all, 100 %, in eight weeks',
        },
        {
          name: 'tasks past their date',
          unit: 'a month',
          baseline: 'take two months from the diary',
          target: 'cut in half',
        },
      ],
      data_needed: ['live matters with cause and event', 'notices and court orders', 'limitation rules for each state'],
      must_not_decide:
        'Limitation is law. It is worked out by the solicitor responsible and checked by a second, and no tool stands in for them.',
    },
    {
      risks: [
        {
          risk: 'All reminders run a year out because the wrong event date was taken.',
          mitigation: 'Two people each work out the limitation date from the source paper. The draft is not used.',
        },
        {
          risk: 'The only one reminded is on leave or has left the firm.',
          mitigation: 'There is a second name on each. Every Friday, files without any date are listed.',
        },
      ],
      kpis: [
        {
          name: 'open files on which the critical date is confirmed',
          unit: '% of files',
          baseline: 'report over every open file',
          target: '100 % after eight weeks',
        },
        {
          name: 'tasks finished past their date',
          unit: 'a month',
          baseline: 'count them in two months of diary',
          target: 'halve them',
        },
      ],
      workflow:
        'Limitation and court dates go into one diary, each drafted with its rule and checked by people. The tool reads orders, new instructions and notices as they land. A lawyer confirms, and limitation dates are countersigned. Reminders reach two people, 90, 30 and 7 days ahead.',
      build:
        'To open a file, the critical-date field of the practice system must be filled. A mail rule traps court notices. From them a model pulls dates, which stand once a person has confirmed them.',
      checkpoint: 'The supervising solicitor has signed each limitation date before the matter is 48 hours old.',
      first_step:
        'By Friday no open file should lack a critical date. Print those that do, and divide them among the lawyers.',
      stop_test: 'With one wrong date in the monthly audit of 25 files, you stop relying on it.',
      alternative: 'At a meeting each Friday, read aloud every file with a date, and keep a planner on the wall.',
      data_needed: [
        'event date and cause of action per open matter',
        'notices and orders of the courts',
        'table of limitation, by state',
      ],
      must_not_decide:
        'Working out when time ends is law, and for the responsible solicitor. A second solicitor confirms the answer.',
    },
  ],
  'legal/client-updates': [
    {
      workflow:
        'A finished step in the matter prompts a draft to the client: where things stand, what follows, what they must send and when. The lawyer edits and posts it. For other languages, software makes a first version of the fact sheets, and a certified translator goes over it ahead of printing.',
      build:
        'Link six set messages to the stages your practice system knows. Let a writing aid simplify letters to Year 8 level, while a list protects those terms that have to stay.',
      checkpoint:
        'Updates leave by the lawyer’s own hand, once read. Foreign-language text is printed only when a NAATI translator has passed it.',
      first_step:
        'For ten live files, draft the message now owing, and check with two of those clients that its meaning is clear.',
      stop_test:
        'The yardstick is calls that ask for news: two months should bring a fall of a fifth, that is 20 %. If not, end it.',
      alternative:
        'Each lawyer works down a list of calls once a month, and new clients receive one page on "how your matter runs".',
      risks: [
        {
          risk: 'In making things simple, the word "unless" is lost and clients read a firm pledge.',
          mitigation:
            'Hold the new text against the old, one line after another, and watch sums, dates and conditions.',
        },
        {
          risk: 'An address from before the split still works, and a former partner sees the news.',
          mitigation: 'In family matters, check at every stage which channel is safe, and write down what was said.',
        },
      ],
      kpis: [
        {
          name: 'calls from clients who want news',
          unit: 'a week',
          baseline: 'three weeks of tallies at reception',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'open files with no word for over 30 days',
          unit: '% of open files',
          baseline: 'list the last call or letter on each',
          target: 'below 5 %',
        },
      ],
      data_needed: [
        'stage of each matter',
        'update letters sent before',
        'queries and complaints',
        'glossary approved for each language',
      ],
      must_not_decide:
        'The lawyer gives advice, odds and next steps. In a client meeting an interpreter is needed, and machine translation is no substitute.',
    },
    {
      workflow:
        'As a stage of the matter ends, a few lines are prepared: this is done, that is next, please send us this by then. Changes and sending are up to the lawyer. Fact sheets in further languages begin as a machine draft, which a certified translator reads prior to print.',
      build:
        'Six messages, one for each main stage, hang on your practice system. An aid brings the language to what a Year 8 pupil reads, and certain terms are fixed on a list.',
      checkpoint:
        'It is the lawyer who reads and dispatches. For print in other languages a NAATI translator has the last word.',
      first_step:
        'Write what is overdue on ten current files, and let two clients tell you in their words what it says.',
      stop_test:
        'Count calls from clients who want news. After two months a fifth, 20 %, of them must be gone, or you end it.',
      alternative:
        'Begin each case with a sheet titled "how your matter runs", and once a month every lawyer phones down a list.',
      risks: [
        {
          risk: 'The plainer text has lost its "unless", and what was open now sounds sure.',
          mitigation: 'For conditions, sums and dates, read source and rewrite side by side down to the last line.',
        },
        {
          risk: 'Mail goes to an account that the former spouse can still open.',
          mitigation: 'A family case asks afresh at every stage for a channel that is safe, and the reply is logged.',
        },
      ],
      kpis: [
        {
          name: 'news calls',
          unit: 'a week',
          baseline: 'reception counts for three weeks',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'matters quiet for more than 30 days',
          unit: '% of open files',
          baseline: 'report when each client last heard',
          target: 'less than 5 %',
        },
      ],
      data_needed: [
        'where each matter stands',
        'earlier letters to clients',
        'what clients asked or complained about',
        'approved terms by language',
      ],
      must_not_decide:
        'Odds, advice and what to do next are for the lawyer to say. Machine translation may not replace an interpreter when clients are met.',
    },
    {
      workflow:
        'Clients hear where they stand each time a step in their matter closes. A short note is drafted: what was done, what is next, what they owe you and by when. The lawyer edits and sends. Fact sheets in other languages start as a machine draft, and a certified translator reads them before print.',
      build:
        'Six standard updates are tied to the stages of your practice system. A drafting aid makes letters readable at Year 8, and some terms are on a list and may not be changed.',
      checkpoint:
        'Each update is read and sent by the lawyer. A NAATI translator must clear anything in another language before it is printed.',
      first_step: 'Write the updates due on ten open files. Then ask two of those clients what they understood.',
      stop_test: 'Two months must cut calls for news by a fifth (20 %). Short of that, stop.',
      alternative:
        'Send each new client one page, "how your matter runs", and give lawyers a list of calls to make monthly.',
      risks: [
        {
          risk: 'A plainer sentence loses "unless", and the client reads a promise.',
          mitigation: 'Check each rewrite line by line with its source: conditions, dates, sums.',
        },
        {
          risk: 'The update lands at an old address, and an ex-partner opens it.',
          mitigation: 'At every stage of a family matter, ask once more which channel is safe and log the reply.',
        },
      ],
      kpis: [
        {
          name: 'phone calls asking how things stand',
          unit: 'a week',
          baseline: 'a tally kept for three weeks by reception',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'silence of over 30 days on open files',
          unit: '% of open files',
          baseline: 'find the latest call or letter per file',
          target: 'under 5 % of files',
        },
      ],
      data_needed: [
        'the stages of a matter',
        'updates written in the past',
        'clients’ queries and complaints',
        'glossary for each language',
      ],
      must_not_decide:
        'Advice and odds come from the lawyer, as do the next steps. A client meeting takes an interpreter and not a machine.',
    },
    {
      workflow:
        'At the close of each step, the client gets a short note in plain words. It says what happened, what follows, and what they must send by when. The tool drafts it and the lawyer changes and sends it. Fact sheets in other languages are machine drafts that go past a certified translator, then to print.',
      build:
        'Your practice system knows the stages; attach a standard update to six of them. Letters are rewritten to Year 8 level with a drafting aid. A list holds the terms that must stay as they are.',
      checkpoint:
        'The lawyer reads every update and presses send. Print in another language waits for a NAATI translator.',
      first_step: 'Ten open files are due an update. Write them, and have two clients say what they took from it.',
      stop_test: 'If calls for news are not a fifth lower, that is 20 %, after two months, give it up.',
      alternative:
        'Start each matter with a page called "how your matter runs", and have lawyers call down a list each month.',
      risks: [
        {
          risk: 'Simplified, the letter promises what was only possible, as "unless" has gone.',
          mitigation: 'Read old and new text together, line by line, for sums, conditions and dates.',
        },
        {
          risk: 'An ex-partner still reads the mailbox you write to.',
          mitigation: 'Family clients are asked at each stage for a safe channel, and their answer is on file.',
        },
      ],
      kpis: [
        {
          name: 'clients ringing for news',
          unit: 'a week',
          baseline: 'let reception keep count for three weeks',
          target: '30 to 50 % less',
        },
        {
          name: 'files without contact for over 30 days',
          unit: '% of open files',
          baseline: 'check the last letter or call on file',
          target: 'kept under 5 %',
        },
      ],
      data_needed: [
        'matter stages in the system',
        'letters that told clients the news',
        'complaints and questions received',
        'agreed wording for each language',
      ],
      must_not_decide:
        'The lawyer speaks for advice, for odds and for what comes next. No machine translation takes an interpreter’s place in a meeting.',
    },
    {
      risks: [
        {
          risk: 'Plain words leave out "unless", and a maybe becomes a promise.',
          mitigation: 'Go down each rewrite and its source together: dates, sums, conditions.',
        },
        {
          risk: 'The address on file is old, and an ex-partner reads the update.',
          mitigation: 'Family clients name their safe channel anew at each stage. What they say is logged.',
        },
      ],
      kpis: [
        {
          name: 'weekly calls by clients who ask for news',
          unit: 'a week',
          baseline: 'reception keeps a three-week tally',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'open files with over 30 days of silence',
          unit: '% of open files',
          baseline: 'last call or letter, from a report',
          target: 'fewer than 5 %',
        },
      ],
      workflow:
        'Whenever a matter moves on a step, a plain note to the client is drafted. It tells them what happened, what is next, and what you need and when. The lawyer alters it and sends. Fact sheets are drafted by machine in other languages, and before print a certified translator has read them.',
      build:
        'Write six standard updates and tie each to a stage in the practice system. A drafting aid rewrites letters for a Year 8 reader. Some terms must not change; they are on a list.',
      checkpoint:
        'Nothing in another language goes to print until a NAATI translator has cleared it. The lawyer reads and sends the updates.',
      first_step:
        'Which updates are due on ten open files? Write them, and find out from two clients if they were understood.',
      stop_test: 'After two months, stop unless a fifth of the calls for news (20 %) are gone.',
      alternative:
        'Give each client one page at the start, "how your matter runs". Lawyers have a list of calls for every month.',
      data_needed: [
        'which stage each matter is at',
        'updates sent in the past',
        'queries and complaints by clients',
        'language glossary, approved',
      ],
      must_not_decide:
        "Odds, advice and next steps are the lawyer's to give. Where clients are met, an interpreter is there, and machine translation does not replace one.",
    },
  ],
  'legal/client-due-diligence': [
    {
      workflow:
        'New clients follow a link and show who they are. A service looks at their papers, at ownership and at sanctions, then rates the risk and says why. Account numbers are read back by phone. Every morning strange moves in trust money are listed, for the compliance officer to pass or take further.',
      build:
        'Build nothing here. Rent screening and identity checks that fit your practice system. Draw up the rules on risk together with the compliance officer, and have the bank feed check trust money daily.',
      checkpoint:
        'High grades pass only with the AML compliance officer. Trust money moves when two people agree and a voice check is done.',
      first_step:
        'Go through the matters of last year, part those under AUSTRAC from the others, and appoint somebody for compliance.',
      stop_test: 'Two months in, find another supplier if over one in ten clients has to be checked again by hand.',
      alternative: 'See the original papers in person, tick a list on paper, and phone to confirm all bank details.',
      risks: [
        {
          risk: 'Papers that are foreign or dated confuse the face match, and an honest client is locked out.',
          mitigation: 'Always hold open a check in person, free of charge and done inside two days.',
        },
        {
          risk: 'Someone lets slip to the client that their matter has been reported.',
          mitigation: 'Nobody but the compliance officer can see flags, and everyone learns what tipping off means.',
        },
      ],
      kpis: [
        {
          name: 'new files checked before any work',
          unit: '% of new files',
          baseline: 'look at the latest 50 files',
          target: '100 % within three months',
        },
        {
          name: 'minutes to check a client',
          unit: 'minutes',
          baseline: 'time 20 checks done by hand',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'identity records of clients',
        'type and value of the matter',
        'charts of who owns what',
        'bank feed and trust ledger',
      ],
      must_not_decide:
        'Refusing a client or filing a report is for the compliance officer with the principal, on the record. A grade does neither.',
    },
    {
      workflow:
        'A link lets each new client prove identity as the file opens. Sanctions lists, owners and papers are looked through, and out comes a grade of risk, with grounds. Bank numbers are checked by voice. Mornings begin with a list of unusual trust movements; to clear or escalate is the compliance officer’s call.',
      build:
        'Everything here can be rented: identity and screening that plug into what you run. Rules for risk are drawn up by you and the compliance officer. The bank feed is tested for trust errors each day. Write no software.',
      checkpoint:
        'It takes the AML compliance officer to pass a high grade, and a voice check plus two people to let trust money go.',
      first_step:
        'Name a compliance officer, and go through the past year’s matters with one question: does AUSTRAC apply or not.',
      stop_test:
        'If two months show that over one client in ten must be done afresh by a person, look for a different vendor.',
      alternative:
        'You can do it on paper: a checklist, originals seen at your desk, and a call back on every account.',
      risks: [
        {
          risk: 'A passport is old or foreign, the camera says no, and the client has nowhere to go.',
          mitigation: 'Whoever fails the face match can come in person within two days, at no charge.',
        },
        {
          risk: 'A client learns from your own staff of a report about them.',
          mitigation:
            'Flags sit on a screen for the compliance officer only, and the whole staff is taught about tipping off.',
        },
      ],
      kpis: [
        {
          name: 'share of files with checks ahead of work',
          unit: '% of new files',
          baseline: 'audit 50 recent files',
          target: 'three months to 100 %',
        },
        {
          name: 'time a client check takes',
          unit: 'minutes',
          baseline: 'put a clock on 20 manual checks',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'client ID data',
        'what the matter is, and its value',
        'company ownership charts',
        'trust account ledger with bank feed',
      ],
      must_not_decide:
        'No grade turns a client away or sends a report. The principal and the compliance officer decide that and record why.',
    },
    {
      workflow:
        'No money moves until identity, owners and bank details are checked. The client proves who they are through a link, and a service screens owners, papers and sanctions lists. It returns a risk grade and the reasons. A call confirms bank details. Odd trust movements are on a morning list, for the compliance officer to clear or pass up.',
      build:
        'Rent it all and build nothing. You need identity and screening that connect to the practice system, risk rules agreed with the compliance officer, and trust checks each day on the bank feed.',
      checkpoint:
        'A high grade goes to the AML compliance officer. Trust payments need a voice check and then two people to release them.',
      first_step: 'Name a compliance officer. Then go through last year’s matters and separate those AUSTRAC covers.',
      stop_test: 'Change vendor when, two months in, more than one in ten checks has to be redone by hand.',
      alternative: 'Look at originals in the office, keep a checklist on paper, and call back on each bank detail.',
      risks: [
        {
          risk: 'The face match rejects old or foreign papers, and the client is shut out.',
          mitigation: 'An in-person check is always open to them, free and inside two days.',
        },
        {
          risk: 'A client finds out from staff that a report was made.',
          mitigation: 'Flags are for the compliance officer’s screen alone. Everyone is trained on tipping off.',
        },
      ],
      kpis: [
        {
          name: 'files cleared before work begins',
          unit: '% of new files',
          baseline: 'check the 50 newest files',
          target: '100 % after three months',
        },
        {
          name: 'time spent on each client check',
          unit: 'minutes',
          baseline: '20 checks by hand, timed',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'proof of client identity',
        'kind of matter and sum involved',
        'who stands behind a company',
        'trust ledger entries and bank feed',
      ],
      must_not_decide:
        'A risk grade cannot decline a client or lodge a report. That is done on the record by principal and compliance officer.',
    },
    {
      workflow:
        'Each new client proves identity by a link when the file opens, and the service grades the risk. It looks at papers, sanctions lists and owners and says why it gave that grade. Someone rings to confirm bank details, and every morning brings a list of odd trust movements. These are the compliance officer’s to clear or escalate.',
      build:
        'Screening and identity services exist that plug into practice systems, so rent one. With your compliance officer, write the rules on risk. Daily trust checks run on the bank feed. None of this should be home-made.',
      checkpoint:
        'Two people release a trust payment, and a voice check comes before it. High grades are for the AML compliance officer to clear.',
      first_step:
        'Divide last year’s matters in two: covered by AUSTRAC or not. Appoint someone as compliance officer as well.',
      stop_test: 'When over a tenth of clients had to be redone by hand in two months, find another vendor.',
      alternative: 'Tick boxes on paper, sight each original yourself, and phone about all bank details.',
      risks: [
        {
          risk: 'With an old or foreign passport the face match fails, and a good client cannot go on.',
          mitigation: 'Offer to check them in person, without a fee and within two days.',
        },
        {
          risk: 'Word of a report reaches the client through your own people.',
          mitigation: 'Let only the compliance officer see flags, and teach all staff what tipping off is.',
        },
      ],
      kpis: [
        {
          name: 'new files where checks came first',
          unit: '% of new files',
          baseline: 'go over the past 50 files',
          target: 'all, 100 %, in three months',
        },
        {
          name: 'length of a client check',
          unit: 'minutes',
          baseline: 'measure 20 of them, done by hand',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'identity data for each client',
        'matter type, with its value',
        'ownership of companies and trusts',
        'ledger of the trust account, bank feed',
      ],
      must_not_decide:
        'It takes principal and compliance officer together to refuse someone or file a report, and they do it on the record. The grade only informs.',
    },
    {
      risks: [
        {
          risk: 'Someone with foreign papers, or old ones, is shut out by the face match.',
          mitigation: 'Within two days they can be checked in person, and it costs them nothing extra.',
        },
        {
          risk: 'A client is tipped off by staff about a report.',
          mitigation:
            "The screen with flags is open to the compliance officer alone. Tipping off is part of everyone's training.",
        },
      ],
      kpis: [
        {
          name: 'new files checked before the work begins',
          unit: '% of new files',
          baseline: 'audit of the 50 latest files',
          target: '100 % by month three',
        },
        {
          name: 'minutes per check of a client',
          unit: 'minutes',
          baseline: 'take the time for 20 by hand',
          target: 'reduce them by 40 to 60 %',
        },
      ],
      workflow:
        'Clients and accounts are checked before any money moves. A link at file opening proves identity, and a service rates the risk, with reasons, from owners, papers and sanctions lists. Staff ring to confirm accounts. Each morning lists odd trust movements. The compliance officer clears them or takes them further.',
      build:
        'Do not build this; rent it. An identity and screening service plugs into your practice system. You and the compliance officer write down the risk rules, and the bank feed is checked daily for trust money.',
      checkpoint:
        'Each trust payment needs a voice check and two people. High grades stop at the AML compliance officer.',
      first_step:
        "Which of last year's matters does AUSTRAC cover? Sort them, and give the post of compliance officer a name.",
      stop_test: 'Change vendor if, in two months, over one client in ten was redone manually.',
      alternative: 'Originals seen in the office, a checklist on paper and a call back for each bank detail will do.',
      data_needed: [
        "what proves a client's identity",
        'value and type of matter',
        'who owns the company or trust',
        'bank feed, with trust ledger',
      ],
      must_not_decide:
        'Filing a report, or refusing a client, is for principal and compliance officer, and goes on record. No grade may do so.',
    },
  ],
  'legal/fee-estimates': [
    {
      workflow:
        'Opening a matter, the lawyer marks its type, court, stage and features. Up come twenty past matters of that sort: fee, disbursements and hours, with a spread. A partner then names the price and what it covers. Once 70 % is used up, the lawyer gets word to ring the client.',
      build:
        'Most of the effort lies in coding closed matters, two years of them, by stage and type. One office can live with a spreadsheet of medians. Past roughly 500 closed matters, a model starts to pay.',
      checkpoint:
        'An estimate is fixed and signed by the partner responsible, who goes over all live ones fortnightly.',
      first_step:
        'Choose one kind of matter and lay out your fifteen latest: what was quoted, worked, billed and written off.',
      stop_test:
        'Six months on, estimates must be 10 % nearer the mark than what partners first guessed. Otherwise shelve them.',
      alternative: 'For the ten jobs you do most, settle fixed prices, and spell out all that falls outside them.',
      risks: [
        {
          risk: 'Time on past matters was never fully logged, so new prices carry the unpaid hours along.',
          mitigation: 'No sample matter enters until the lawyer in charge has said how many hours it truly took.',
        },
        {
          risk: 'The quote was cheap, the case swells, and nobody thinks of disclosing costs anew.',
          mitigation: 'At 80 % the system takes no further time before the client has a revised estimate.',
        },
      ],
      kpis: [
        {
          name: 'matters that close within 10 % of what was quoted',
          unit: '% of matters',
          baseline: 'take 40 matters, first estimate against last bill',
          target: '20 points more',
        },
        {
          name: 'time written off',
          unit: '% of time recorded',
          baseline: 'look at 12 months, by type of matter',
          target: 'bring it down 15 to 25 %',
        },
      ],
      data_needed: [
        'fees and hours of closed matters',
        'codes for type and stage',
        'amounts written off',
        'bills from outside counsel',
      ],
    },
    {
      workflow:
        'Type, traits, court and stage are ticked when work comes in. For comparison there are twenty similar matters, their hours, fees and disbursements, and a span. Price and scope are the partner’s to set. At 70 % of the sum, a prompt tells the lawyer to speak with the client.',
      build:
        'First sort two years of finished matters by type and by stage, which is where the labour is. For a single office, medians in a sheet are fine. Think of a model when closed matters pass 500 or so.',
      checkpoint:
        'Estimates have one author, the responsible partner, who also signs them and looks through the live ones fortnightly.',
      first_step:
        'Line up fifteen recent matters of a kind, and compare the quote, the hours, the bill and what was given away.',
      stop_test:
        'Check at six months. Unless the figures come 10 % closer than a partner’s first guess, leave the tool be.',
      alternative: 'Ten standard jobs can have a list price, so long as it says clearly what comes on top.',
      risks: [
        {
          risk: 'Hours went unrecorded in the past, and the new price repeats the gift.',
          mitigation: 'True hours are asked of whoever ran a matter, and only then may it serve as a sample.',
        },
        {
          risk: 'A modest quote stands while the case grows, and the duty of fresh disclosure slips.',
          mitigation: 'Time beyond 80 % is refused by the system until an updated estimate is with the client.',
        },
      ],
      kpis: [
        {
          name: 'estimates that held to within 10 %',
          unit: '% of matters',
          baseline: 'compare estimate and final bill on 40 matters',
          target: 'a gain of 20 points',
        },
        {
          name: 'share of time written off',
          unit: '% of time recorded',
          baseline: 'a year of write-offs by matter type',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'closed matters, hours and fees',
        'how matters are coded',
        'time that was written off',
        'counsel’s fees and invoices',
      ],
    },
    {
      workflow:
        'New matters are priced from what twenty like matters truly cost. The lawyer ticks type, court, stage and traits, and sees hours, fee and disbursements with a range. A price is set by the partner, who says what it leaves out. Once 70 % has been used, the lawyer must ring the client.',
      build:
        'The real work is to code closed matters, two years back, by type and stage. For one office, a spreadsheet with medians is enough. Above 500 closed matters or so, a model becomes worth the money.',
      checkpoint:
        'Each estimate is the responsible partner’s to set and sign. Every fortnight the open ones are looked at.',
      first_step: 'Choose one type and lay fifteen recent matters side by side: estimate, hours, bill, write-off.',
      stop_test: 'Set it aside if, after six months, it is not 10 % closer than partners guessed at first.',
      alternative: 'Have a price list for your ten common jobs, and say clearly what it leaves out.',
      risks: [
        {
          risk: 'Past matters show too few hours, so the new price includes free work.',
          mitigation: 'Before a matter counts as a sample, the lawyer who ran it gives the true hours.',
        },
        {
          risk: 'The case grows past a low quote, and no fresh disclosure is made.',
          mitigation: 'Beyond 80 % the system refuses new time until another estimate has gone to the client.',
        },
      ],
      kpis: [
        {
          name: 'bills no more than 10 % off the estimate',
          unit: '% of matters',
          baseline: '40 matters: what was estimated and what was billed',
          target: 'up 20 points',
        },
        {
          name: 'write-off rate',
          unit: '% of time recorded',
          baseline: 'the past 12 months, split by matter type',
          target: 'a drop of 15 to 25 %',
        },
      ],
      data_needed: [
        'what closed matters took and earned',
        'matter types and stages, coded',
        'record of write-offs',
        'invoices of outside counsel',
      ],
    },
    {
      workflow:
        'Before pricing, the partner sees what twenty similar matters took. Court, type, stage and traits are ticked by the lawyer, and hours, disbursements and fee come up with a range. The quote says what is in and what is not. When 70 % of it is spent, a prompt says to call the client.',
      build:
        'Sort closed matters of two years by stage and type; most of the work is in that. Medians on a sheet will serve a single office. A model is for firms with some 500 closed matters and more.',
      checkpoint:
        'The partner responsible writes each estimate, signs it, and goes back to the open ones every two weeks.',
      first_step: 'Take fifteen matters of one kind and compare estimate, hours, bill and what was written off.',
      stop_test: 'Six months on, anything less than 10 % closer than the partners’ own first guess is put aside.',
      alternative: 'Agree set prices for ten common jobs, along with a plain list of what costs extra.',
      risks: [
        {
          risk: 'Unrecorded hours in old matters mean that you quote some work for nothing.',
          mitigation: 'Each sample matter waits until its lawyer has told you the hours it really took.',
        },
        {
          risk: 'A quote too low for the case goes out, and updated disclosure is forgotten.',
          mitigation: 'At 80 % the clock is blocked, and a new estimate to the client opens it again.',
        },
      ],
      kpis: [
        {
          name: 'matters finished within 10 % of the estimate',
          unit: '% of matters',
          baseline: 'look at 40 matters from first estimate to last bill',
          target: 'better by 20 points',
        },
        {
          name: 'hours given away as write-offs',
          unit: '% of time recorded',
          baseline: 'go through 12 months per type of matter',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'time and fees on finished matters',
        'codes by stage and type',
        'what was written off',
        'what outside counsel charged',
      ],
    },
    {
      risks: [
        {
          risk: 'Hours on old matters were not all recorded, so free work is baked into the price.',
          mitigation: 'A sample matter counts once its own lawyer has given the true hours.',
        },
        {
          risk: 'The case outgrows a low quote, and fresh disclosure is forgotten.',
          mitigation: 'Past 80 %, no new time can be entered before a fresh estimate has gone out.',
        },
      ],
      kpis: [
        {
          name: 'matters billed within 10 % of the first estimate',
          unit: '% of matters',
          baseline: 'final bill and first estimate for 40 matters',
          target: '20 points higher',
        },
        {
          name: 'recorded time that is written off',
          unit: '% of time recorded',
          baseline: 'by matter type, 12 months back',
          target: 'reduce it by 15 to 25 %',
        },
      ],
      workflow:
        'Fees are quoted from the hours, disbursements and fees of twenty like matters. The lawyer ticks stage, type, court and traits of the new one and sees them with a range. The partner fixes the price and says what is in and out. At 70 % of that sum, the lawyer is prompted to ring the client.',
      build:
        'The bulk of the work is to code, by type and stage, what you closed in two years. One office can do the rest with medians in a sheet. Only with upwards of 500 closed matters does a model pay.',
      checkpoint:
        'Every fortnight the responsible partner goes over open estimates, each of which that partner has set and signed.',
      first_step:
        'Put fifteen recent matters of one type in a table: the estimate, the hours, the bill and the write-off.',
      stop_test:
        'After six months, estimates that are not 10 % closer than the first guess of partners mean you put it aside.',
      alternative: 'The ten common jobs get a price list, and beside it a clear list of what it does not include.',
      data_needed: [
        'hours and fees on closed matters',
        'stage and type codes for matters',
        'what you wrote off',
        'bills of counsel outside',
      ],
    },
  ],
  'legal/matter-records': [
    {
      workflow:
        'From its first day a matter has one home. One click and a rule put mail where it belongs. Old boxes go on a list; those in use are scanned as searchable text and titled by matter and date. Once a year a run shows which have served their time, and a partner signs before they are destroyed.',
      build:
        'Stay with your present practice system and agree on five folder names. Pay a bureau to scan such boxes as count. Software can propose dates and matter numbers, which a clerk accepts.',
      checkpoint:
        'Nothing is destroyed until a partner has put a name to the list. Of the scans, a clerk looks at one page of every twenty.',
      first_step: 'Take stock of mailboxes, boxes and drives, and see in ten live files what cannot be found online.',
      stop_test:
        'When three months have gone, see how many scanned boxes anyone opened. Under 2 %, put the scanning on hold.',
      alternative:
        'Let paper grow no further: as of the coming first of the month nothing new is opened on paper, and old files stay put.',
      risks: [
        {
          risk: 'Somebody scans a deed or will and shreds the original.',
          mitigation:
            'Take originals out before scanning, lodge them in safe custody, and have two signatures in the register.',
        },
        {
          risk: 'All of it is moved at once, and chaos on paper turns into chaos on screen.',
          mitigation: 'Bring across live matters alone; a closed box waits until it is asked for.',
        },
      ],
      kpis: [
        {
          name: 'open matters complete online',
          unit: '% of open matters',
          baseline: 'pick 30 files at random',
          target: 'over 95 % within four months',
        },
        {
          name: 'minutes to find a document',
          unit: 'minutes',
          baseline: 'put a clock on ten requests',
          target: 'bring it down 60 to 80 %',
        },
      ],
      data_needed: ['matters, open and closed', 'register of boxes', 'staff mailboxes', 'rules on retention'],
    },
    {
      workflow:
        'One system holds each new matter from the start, and mail joins it by rule at a click. Of the closed boxes a list is made; live ones are scanned, made searchable, and labelled with date and matter. Yearly, whatever has passed its term is listed, and destroyed after a partner has signed.',
      build:
        'The system you have will do, with five folder names for all. A bureau scans the boxes worth it. Let software guess at matter number and date, and a clerk say yes.',
      checkpoint: 'A file dies only by a partner’s signature on the list. One scan in twenty is looked at by a clerk.',
      first_step:
        'Add up your drives, boxes and mailboxes, then open ten current files and note which parts are not there on screen.',
      stop_test:
        'Three months later, if people have gone into less than 2 % of the boxes scanned, give scanning a rest.',
      alternative: 'Leave old paper be, but open no more of it from the first of the month ahead.',
      risks: [
        {
          risk: 'A will goes to the shredder because there is now a picture of it, or a deed does.',
          mitigation:
            'Originals are pulled before any scan and put in safe custody, under a register with two signatures.',
        },
        {
          risk: 'What was a jumble in boxes is now the same jumble online.',
          mitigation: 'Only matters still open are moved, and closed ones stay boxed till wanted.',
        },
      ],
      kpis: [
        {
          name: 'share of open files fully online',
          unit: '% of open matters',
          baseline: 'a random check of 30 files',
          target: 'four months to more than 95 %',
        },
        {
          name: 'time until a paper is in hand',
          unit: 'minutes',
          baseline: 'time ten requests as they come',
          target: 'lower by 60 to 80 %',
        },
      ],
      data_needed: [
        'open and closed matter list',
        'which boxes are where',
        'mail accounts of the firm',
        'how long files are kept',
      ],
    },
    {
      workflow:
        'Every new matter sits in one system, mail included, from the day it opens. A rule and one click file the mail. Closed boxes are put on a list and live ones scanned as text, named by date and matter. Each year a run lists files past their keeping time. Nothing is destroyed until a partner signs.',
      build:
        'Your own practice system is enough, with five folder names that all use. A scanning bureau takes the boxes worth scanning. A reader may suggest date and matter number, and a clerk accepts.',
      checkpoint:
        'Before a file is destroyed, a partner signs the list. A clerk looks at one in twenty of the scanned pages.',
      first_step: 'Count mailboxes, drives and boxes. Then take ten open files and see what is not online.',
      stop_test: 'Three months in, pause the scanning if under 2 % of the scanned boxes were ever opened.',
      alternative:
        'Paper stops growing: next month, from the first, open nothing new on it. Old files stay where they are.',
      risks: [
        {
          risk: 'After scanning, somebody shreds an original deed or will.',
          mitigation: 'First move originals to safe custody. Two people sign the register.',
        },
        {
          risk: 'The whole mess is copied and now lives online.',
          mitigation: 'Take over open matters only. Closed boxes stay until someone wants one.',
        },
      ],
      kpis: [
        {
          name: 'open matters whose whole file is online',
          unit: '% of open matters',
          baseline: 'look into 30 files drawn at random',
          target: 'above 95 % after four months',
        },
        {
          name: 'how long a document takes to find',
          unit: 'minutes',
          baseline: 'clock ten requests',
          target: 'a drop of 60 to 80 %',
        },
      ],
      data_needed: [
        'list of matters by status',
        'boxes and their contents',
        'all mailboxes in use',
        'retention periods that apply',
      ],
    },
    {
      workflow:
        'Paper, drives and mail come together in one record for each matter. New ones start there on day one, and mail is filed with a click. Of the old boxes, live ones are scanned with text and named; the others are listed. Once a year a partner signs off what has passed its keeping time, and it is destroyed.',
      build:
        'Keep the practice system you own and fix five folder names. For boxes that matter, hire a bureau to scan. Matter numbers and dates can be suggested by a reader, for a clerk to approve.',
      checkpoint:
        'One page in twenty is checked by a clerk after scanning. Destruction needs a list with a partner’s signature.',
      first_step: 'See how many boxes, mailboxes and drives you have, and what ten open files are missing online.',
      stop_test: 'If after three months hardly any scanned box was opened, under 2 %, stop for now.',
      alternative: 'As of the coming first, no matter gets a new paper file, and existing ones are left alone.',
      risks: [
        {
          risk: 'A will or deed is scanned, and its original then goes in the shredder.',
          mitigation: 'Originals go into safe custody before that, with a register for two to sign.',
        },
        {
          risk: 'If everything is copied across, you have the same muddle on a screen.',
          mitigation: 'Start with open matters. A closed box is touched when somebody asks.',
        },
      ],
      kpis: [
        {
          name: 'files of open matters that are all online',
          unit: '% of open matters',
          baseline: '30 files, chosen at random',
          target: 'more than 95 % by month four',
        },
        {
          name: 'wait for a document',
          unit: 'minutes',
          baseline: 'ten requests, timed',
          target: '60 to 80 % less',
        },
      ],
      data_needed: [
        'closed and open matters',
        'a register of all boxes',
        'mailboxes of staff',
        'rules for keeping files',
      ],
    },
    {
      risks: [
        {
          risk: 'Somebody shreds the original of a deed or will once it is scanned.',
          mitigation: 'Originals go to safe custody before the scan, and two people sign the register.',
        },
        {
          risk: 'Copying everything puts the whole mess online.',
          mitigation: 'Only open matters move. Until someone asks, a closed box stays closed.',
        },
      ],
      kpis: [
        {
          name: 'open matters with all of their file online',
          unit: '% of open matters',
          baseline: 'a check of 30, taken at random',
          target: '95 % or more inside four months',
        },
        {
          name: 'minutes until the document is in hand',
          unit: 'minutes',
          baseline: 'take the time on ten requests',
          target: 'reduce them by 60 to 80 %',
        },
      ],
      workflow:
        'Each matter has a single record, in one system, from its first day. Mail goes there by rule and one click. Live boxes are scanned as text and get a name by matter and date, while closed ones are only listed. Once a year, files past their keeping time come up, and a partner signs before destruction.',
      build:
        'You own a practice system, and it will do once five folder names are set. Hire a bureau to scan the boxes that matter. Dates and matter numbers can be proposed by a reader, which a clerk accepts or not.',
      checkpoint:
        "A clerk checks every twentieth scanned page. The list of files to destroy has to carry a partner's signature.",
      first_step: 'Count your drives, boxes and mailboxes, and test on ten open files what is missing online.',
      stop_test: 'Scanning pauses if, three months in, people have opened under 2 % of what was scanned.',
      alternative:
        'Next month, as of the first, no new paper file is opened. That stops the growth, and old ones can lie.',
      data_needed: [
        'matters by status, open or closed',
        'list of boxes and where they are',
        "the firm's mailboxes",
        'how long you must keep files',
      ],
    },
  ],
  'legal/ip-docketing': [
    {
      workflow:
        'Each letter from WIPO, IP Australia or an associate abroad is read when it comes in. Case, type and due date are suggested, together with the rule applied. Clerks confirm, and final dates get a second pair of eyes. For renewals, clients have the cost and a link for yes or no 90 days before, with a chase if they stay silent.',
      build:
        'Two offices and a single case system, Patricia or Inprotech say, are enough to begin. The reader drafts an entry and points to its page. Law by country is taken from the case system; the model has no part in it. Weekly, compare dates with register data and eServices at IP Australia.',
      checkpoint:
        'Entries are confirmed by a docketing clerk, and final or fixed dates by somebody else too. That day, the attorney in charge sees them.',
      first_step:
        "Have the formalities manager draw 50 of last month's letters and record how soon each was entered, its type, its date and any fix.",
      stop_test:
        'One wrong final date that nobody saw means stop. If 12 weeks bring less than a third off docketing time, stop as well.',
      alternative:
        'Before ten, one person sorts the post and enters dates from a table on paper. A colleague puts initials to each.',
      risks: [
        {
          risk: 'Letter date and notification date are mixed up, so the term runs out early.',
          mitigation: 'Show date and rule next to each other, and have all final dates confirmed by two people.',
        },
        {
          risk: 'A secret invention is exposed through software that reads mail.',
          mitigation: 'Contract for storage onshore without training. Unpublished specifications do not go in.',
        },
      ],
      kpis: [
        {
          name: 'hours a letter waits for its entry',
          unit: 'working hours',
          baseline: 'track 50 letters until entered',
          target: '50 to 70 % shorter',
        },
        {
          name: 'entries that had to be put right',
          unit: 'per 1,000 entries',
          baseline: 'three months of docket audits',
          target: 'down by half',
        },
        {
          name: 'renewals still open 30 days before',
          unit: '% of renewals',
          baseline: 'tally over the coming quarter',
          target: 'below 3 %',
        },
      ],
      data_needed: [
        'letters from IP offices',
        'numbers and priority dates by case',
        'time limits by country',
        'what clients said on renewals',
      ],
      must_not_decide:
        'Clients, advised by their attorney, decide to pay, to drop a right or to let time run. A rule cannot end a case.',
    },
    {
      workflow:
        'No official letter should wait overnight for its due date. Software reads what arrives from associates, WIPO or IP Australia and drafts the docket entry, showing the rule it relied on. A clerk agrees or corrects; last dates are checked twice. Renewal notices with price and a link to say yes or no leave 90 days ahead and are followed up.',
      build:
        "Limit the start to the letters of two offices and your present case system (Inprotech, Patricia). Drafts cite the page they rest on. Time limits stay in the country tables of that system, and no model computes them. Dates are reconciled with IP Australia's register and eServices each week.",
      checkpoint:
        'Nothing counts before a clerk has confirmed it. For dates that cannot be moved a colleague confirms again, and the attorney is told within the day.',
      first_step:
        'Pick 50 letters received last month. Note when each reached the docket, what it was and whether it was changed later.',
      stop_test:
        'If an unseen wrong final date gets in, end it there and then. Otherwise end it after 12 weeks unless entry is a third quicker.',
      alternative:
        "A printed table of rules, one early sorter of mail and a colleague's initials on every date work in a small office.",
      risks: [
        {
          risk: 'The wrong date on the letter is used, and a right is lost by weeks.',
          mitigation: 'Every last date passes two people, who see both the date used and its rule.',
        },
        {
          risk: 'Client inventions not yet published reach a vendor.',
          mitigation: 'Keep specifications away until they are public, and sign for storage onshore with no training.',
        },
      ],
      kpis: [
        {
          name: 'delay between receipt and docket',
          unit: 'working hours',
          baseline: 'follow 50 letters through',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'error rate in the docket',
          unit: 'per 1,000 entries',
          baseline: 'check entries across three months',
          target: 'halved',
        },
        {
          name: 'renewals nobody has answered at 30 days',
          unit: '% of renewals',
          baseline: "next quarter's count",
          target: 'less than 3 %',
        },
      ],
      data_needed: [
        'official correspondence',
        'matter data with filing and priority details',
        'tables of national time limits',
        'renewal orders',
      ],
      must_not_decide:
        "Whether a right is kept, paid for or let go is up to the owner with the attorney's advice. The docket only warns.",
    },
    {
      risks: [
        {
          risk: 'A term comes out a month wrong because the letter date was taken for the notification date.',
          mitigation: 'Final dates need two people. On their screen stand the date used and the rule.',
        },
        {
          risk: 'The reading tool carries unpublished inventions out of the firm.',
          mitigation:
            'Contract for onshore storage and no training. Specifications stay out of it until they are published.',
        },
      ],
      kpis: [
        {
          name: 'hours from receipt to docket entry',
          unit: 'working hours',
          baseline: 'follow 50 letters and note the times',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'entries corrected after docketing',
          unit: 'per 1,000 entries',
          baseline: 'three months, audited',
          target: 'cut in half',
        },
        {
          name: 'renewals with no instructions at 30 days',
          unit: '% of renewals',
          baseline: 'count over the next quarter',
          target: 'fewer than 3 %',
        },
      ],
      workflow:
        'Official letters are read on the day they come, and the docket entry is drafted with case, type, due date and rule. They come from WIPO, foreign associates and IP Australia. A docketing clerk confirms; final dates have a second check. At 90 days before renewal the client gets cost and a link to answer, and is chased if silent.',
      build:
        "Take the mail of two offices first, and the case system you have, Inprotech or Patricia perhaps. Each docket draft shows the page it came from. For country rules the case system is the source, never a model. Every week dates are compared with IP Australia's eServices and register data.",
      checkpoint:
        'The docketing clerk confirms all entries. A second person confirms dates that are final or cannot be extended, and the responsible attorney sees them that day.',
      first_step:
        'Take 50 letters from last month. The formalities manager notes type, due date, hours to entry and corrections.',
      stop_test:
        'A wrong final date that reaches the docket unseen ends it at once. So do 12 weeks without a third off docketing time.',
      alternative:
        'One person sorts mail before ten and enters dates by a printed table of rules. Each is initialled by a colleague.',
      data_needed: [
        'official letters as they come in',
        'case numbers with priority dates',
        'rules of law by country',
        "clients' instructions on renewal",
      ],
      must_not_decide:
        "The client decides, on the attorney's advice, to drop a right, pay a renewal or let a date go. No case lapses by rule.",
    },
    {
      risks: [
        {
          risk: 'The reader mistakes the date of the letter for that of notification, and the term shifts by a month.',
          mitigation: 'The screen shows rule and date. Two people then confirm each final one.',
        },
        {
          risk: 'An invention not yet public leaks by way of the reader.',
          mitigation:
            'Until publication no specification goes in. The contract demands onshore storage and bars training.',
        },
      ],
      kpis: [
        {
          name: 'time until an official letter is docketed',
          unit: 'working hours',
          baseline: 'note receipt and entry of 50 letters',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'later corrections to the docket',
          unit: 'per 1,000 entries',
          baseline: 'audit the entries of three months',
          target: 'bring it down by half',
        },
        {
          name: 'share of renewals unanswered 30 days out',
          unit: '% of renewals',
          baseline: 'figures for the quarter ahead',
          target: 'kept under 3 %',
        },
      ],
      workflow:
        'The docket fills from the mail, with people to confirm each date. Software reads letters from foreign associates, WIPO and IP Australia and proposes the case, the document type and the due date, naming the rule. A clerk says yes, and every final date is seen by a second person. Renewal notices go out 90 days ahead with cost and a reply link; silence is chased.',
      build:
        'Start with one case system, for example Patricia or Inprotech, and letters from two offices. The reader drafts and shows its page. Leave country law to the case system, since a model must not work out terms. A weekly check compares dates with IP Australia, both register data and eServices.',
      checkpoint:
        'No entry stands unconfirmed by the clerk. Final and non-extendable dates are confirmed twice, and reach the responsible attorney the same day.',
      first_step:
        'How fast does mail reach the docket? Let the formalities manager check 50 letters for type, date, time taken and corrections.',
      stop_test:
        'Stop if docketing is not a third quicker in 12 weeks. Stop that day if a final date is wrong in the docket and nobody saw.',
      alternative:
        "Have mail sorted by one person before ten. Dates come from a rule table in print, with a colleague's initials on each.",
      data_needed: [
        'mail from the IP offices',
        'each case with its priority date',
        'country rules on time limits',
        'renewal answers from clients',
      ],
      must_not_decide:
        'Attorneys advise and clients decide: on paying, on dropping a right, on letting a date pass. A rule may lapse nothing.',
    },
    {
      risks: [
        {
          risk: 'Notification date and letter date get confused, and a month is lost.',
          mitigation: 'Each final date goes past two people, with its rule and the date used in view.',
        },
        {
          risk: 'What clients have invented, and not published, ends up with a vendor.',
          mitigation:
            'Use a contracted tool, stored onshore and untrained on your mail. Hold back specifications until they are public.',
        },
      ],
      kpis: [
        {
          name: 'delay from letter to docket',
          unit: 'working hours',
          baseline: 'time 50 letters from arrival to entry',
          target: '50 to 70 % less',
        },
        {
          name: 'docket entries with a mistake',
          unit: 'per 1,000 entries',
          baseline: 'go through three months',
          target: 'half as many',
        },
        {
          name: 'renewals lacking a reply with 30 days left',
          unit: '% of renewals',
          baseline: 'tally the coming quarter',
          target: '3 % or less',
        },
      ],
      workflow:
        'Due dates are in the docket the day a letter arrives, each with its rule. Mail from WIPO, from associates abroad and from IP Australia is read and matched to its case. The clerk confirms, and someone else checks each final date. Clients hear of renewals 90 days before, with the price and a link to answer by, and again if they do not reply.',
      build:
        "Two offices' mail is plenty for a start, in the Inprotech, Patricia or other case system you run. A draft entry always cites its page. Country rules live in that system and are no matter for a model. Once a week, hold your dates against register data and the eServices of IP Australia.",
      checkpoint:
        "Each entry has a clerk's confirmation. If the date is final or cannot be extended, there is a second, and the attorney responsible learns of it that day.",
      first_step:
        "The formalities manager goes over 50 of last month's letters: what they were, when due, how long to entry, what was corrected.",
      stop_test:
        'It ends when an unseen wrong final date is found in the docket. It ends after 12 weeks, too, unless docketing takes a third less.',
      alternative:
        'By ten the mail has been sorted by one person. Dates are read off a printed rule table, and a colleague initials them.',
      data_needed: [
        'letters received from offices and associates',
        'priority dates and numbers per case',
        'time limits in each country',
        'what clients instruct on renewals',
      ],
      must_not_decide:
        'To keep a right, to pay for it or to let it go is for the client, with advice from the attorney. The system never lapses a case.',
    },
  ],
  'legal/prior-art-search': [
    {
      workflow:
        "First the attorney lists the features of an invention, or the mark and its classes. Patent and register data in several languages are then searched, ranked, and quoted feature by feature. The best 30 hits are read by the attorney, who also searches alone and writes the opinion. Citations in an examiner's report are lined up with claims in the same way.",
      build:
        'Test two tools with semantic ranking against ten closed cases whose nearest art you know. What they miss, and whether your queries remain private, decides. The Australian registers, Patentscope and Espacenet serve as a check. Any draft claim or argument is no more than material.',
      checkpoint:
        "Documents that are cited get a full reading by the attorney. Opinion and reply bear that attorney's signature.",
      first_step:
        'Choose ten past cases where the nearest art is on file. For each, two attorneys put the features on a page.',
      stop_test:
        'After eight weeks and ten test cases, stop if the first 30 hits hold fewer than eight of the known documents.',
      alternative:
        'Plan classes and keywords on paper, use databases that are free, and give the hard ones to a search house.',
      risks: [
        {
          risk: 'An idea leaks, or is even disclosed, because somebody typed it into an open tool.',
          mitigation: 'Sign confidentiality first. Until filing, search in broad words only.',
        },
        {
          risk: 'Nobody looks past the first page, and the decisive paper is number 200.',
          mitigation: 'By hand, add searches of classes and citations. State in the report where you did not look.',
        },
      ],
      kpis: [
        {
          name: 'hours until first results',
          unit: 'hours',
          baseline: 'clock ten searches',
          target: '30 to 50 % less',
        },
        {
          name: 'closest art ranked among the top 30',
          unit: '% of test cases',
          baseline: 'ten closed cases as a test',
          target: '80 % or better',
        },
        {
          name: 'unpaid search time',
          unit: '% of search hours',
          baseline: 'three months of bills',
          target: 'down 20 to 30 %',
        },
      ],
      data_needed: [
        'what the invention has, or classes of the mark',
        'earlier searches and what they found',
        'citations raised by examiners',
        'filed claims',
      ],
      must_not_decide:
        'Only an attorney gives an opinion on confusion, novelty or inventive step, and the client chooses to file. Ranking hits is no opinion.',
    },
    {
      workflow:
        "A good first search should take hours and not days. From a list of features, or a mark with classes, the tool finds and ranks documents in many languages and shows the matching passages. An attorney reads the top 30, searches further and forms a view. Faced with an examiner's report, claims and citations stand side by side.",
      build:
        "Before buying, let two products search ten old matters with a known answer. Compare misses, and ask what becomes of your queries. Free sources such as Patentscope, Espacenet and the registers at home stay in use as control. Text that a tool proposes for claims or replies goes no further than an attorney's desk.",
      checkpoint:
        'Whoever signs the reply or opinion has read every cited document through and judged what it teaches.',
      first_step: 'Ten old matters, one page of features each: that is the job of two attorneys this week.',
      stop_test: 'End the trial if ten cases bring up under eight known papers within 30 hits by week eight.',
      alternative:
        'Work with a search plan of classes and words in public databases. A specialist firm takes what is difficult.',
      risks: [
        {
          risk: 'Typing an unfiled invention into a public service may give it away.',
          mitigation:
            'Only contracted and confidential tools are allowed, with general terms until a filing date exists.',
        },
        {
          risk: 'The ranking inspires trust, while the killer document lies at 200.',
          mitigation: 'Search by class and by citation too, and tell the client what was left out.',
        },
      ],
      kpis: [
        {
          name: 'effort for an initial search',
          unit: 'hours',
          baseline: 'measure ten of them',
          target: 'a cut of 30 to 50 %',
        },
        {
          name: 'hit rate on known art within 30 results',
          unit: '% of test cases',
          baseline: 'rerun ten old cases',
          target: 'no less than 80 %',
        },
        {
          name: 'search hours you could not charge',
          unit: '% of search hours',
          baseline: 'bills from the last three months',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'list of features, or sign and goods',
        'searches with a known outcome',
        'reports and cited documents',
        'current claim set',
      ],
      must_not_decide:
        'Judging novelty, obviousness or similarity is attorney work, and filing is for the client to choose. No score replaces either.',
    },
    {
      risks: [
        {
          risk: 'What you type into a public tool may disclose the invention or leak it.',
          mitigation: 'Tools need a confidentiality contract. Before filing, keep queries general.',
        },
        {
          risk: 'The list looks complete, yet the nearest document is at place 200.',
          mitigation: 'Citations and classes are searched by hand too. The report says what was not covered.',
        },
      ],
      kpis: [
        {
          name: 'hours a first search takes',
          unit: 'hours',
          baseline: 'put ten searches on the clock',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'known closest art found within 30 hits',
          unit: '% of test cases',
          baseline: 'try ten old cases',
          target: '80 % at least',
        },
        {
          name: 'search time that is written off',
          unit: '% of search hours',
          baseline: 'bills of three months',
          target: 'reduce it by 20 to 30 %',
        },
      ],
      workflow:
        "An invention's features, or a mark with its classes, are searched across patent or register data in many languages. The tool ranks what it finds and quotes the passage that fits each. The attorney reads the first 30, searches on and writes the opinion. With an examiner's report, citations and claims are set side by side.",
      build:
        'Ten old cases with known closest art are the test for two semantic search tools. See what each misses and whether your queries stay private, then choose. Your check remains Patentscope, Espacenet and our own registers. What a tool drafts, argument or claim, is raw material for the attorney.',
      checkpoint: 'Each document cited is read in full by the attorney, who judges it and signs the reply or opinion.',
      first_step:
        'Two attorneys pick ten past cases in which the closest art is known, and write a page of features for each.',
      stop_test: 'It ends if ten test cases, over eight weeks, show under eight known documents among 30 hits.',
      alternative:
        'Free databases and a written plan of keywords and classes do much. A search firm gets the hard cases.',
      data_needed: [
        'features, or the mark with classes',
        'past searches whose result is known',
        "examiners' reports and what they cite",
        'the claims you filed',
      ],
      must_not_decide:
        'An attorney gives the opinion on novelty, inventive step or confusion, and the client chooses whether to file. A ranking does neither.',
    },
    {
      risks: [
        {
          risk: 'An unfiled invention leaks, or counts as disclosed, through a public search tool.',
          mitigation: 'Only a tool bound to confidentiality may be used, with general terms until you have filed.',
        },
        {
          risk: 'Place 200 holds the closest document, and the top of the list looked enough.',
          mitigation: 'Search classes and citations by hand as well, and name in the report what was left aside.',
        },
      ],
      kpis: [
        {
          name: 'time spent on a first search',
          unit: 'hours',
          baseline: 'ten searches, timed',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'test cases with the known document in the first 30',
          unit: '% of test cases',
          baseline: 'ten cases from the past, run again',
          target: '80 % or higher',
        },
        {
          name: 'share of search hours not billed',
          unit: '% of search hours',
          baseline: 'go through three months of bills',
          target: 'a drop of 20 to 30 %',
        },
      ],
      workflow:
        'A ranked list of prior art or similar marks is ready before you file or answer. The attorney writes features, or mark and classes; the tool searches registers and patents, foreign languages included, and quotes a passage for each feature. The attorney studies the best 30, adds searches and gives an opinion. When an examiner reports, citations are paired with claims.',
      build:
        'Put two tools with semantic ranking on trial, on ten old cases whose closest art is known. Misses and privacy of queries decide. Go on checking with Patentscope, Espacenet and Australian registers. Claims or arguments drafted by software are for an attorney to work from and no more.',
      checkpoint: 'The attorney who signs has read every cited document from end to end and decided what it shows.',
      first_step: 'Two attorneys write feature lists, a page each, for ten old cases where the closest art is known.',
      stop_test:
        'After eight weeks on ten cases, the first 30 hits should hold at least eight known documents. If they do not, stop.',
      alternative: 'Search free databases by a written plan, class and keyword. What is hard goes to a search firm.',
      data_needed: [
        'feature list, or mark and its classes',
        'searches done before, result known',
        "citations in examiners' reports",
        'claims at filing',
      ],
      must_not_decide:
        "Whether something is new, inventive or confusing is the attorney's opinion. Whether to file is the client's choice, and no ranking makes it.",
    },
    {
      risks: [
        {
          risk: 'A search in an open tool gives the invention away before filing.',
          mitigation: 'Confidential tools under contract only, and broad terms until there is a filing.',
        },
        {
          risk: 'The ranking seems thorough while the best document waits at 200.',
          mitigation: 'An attorney also searches by class and citation, and the report admits what was not searched.',
        },
      ],
      kpis: [
        {
          name: 'effort in hours for a first search',
          unit: 'hours',
          baseline: 'note the time for ten of them',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'share of cases where known art ranks in the first 30',
          unit: '% of test cases',
          baseline: 'test on ten old cases',
          target: 'not under 80 %',
        },
        {
          name: 'hours of searching nobody paid for',
          unit: '% of search hours',
          baseline: "three months' bills, read through",
          target: '20 to 30 % less',
        },
      ],
      workflow:
        "The first search is done by software, and the attorney reads and judges. Given features, or a mark and classes, it looks through patents or registers in several languages, and lines passages up with features. After reading the top 30 and searching further, the attorney gives an opinion. Examiners' citations are laid against claims in the same manner.",
      build:
        'Let two products with semantic ranking compete on ten past cases where you know the nearest art. Ask what they missed, and who can see your queries. The Australian registers, Espacenet and Patentscope stay as a second source. Attorneys may use drafted arguments and claims as raw material.',
      checkpoint:
        'Nothing is signed before the attorney has read the cited documents in full. Opinion and reply rest on that reading.',
      first_step:
        'Ten old cases are chosen by two attorneys, all with known closest art. Each gets a one-page feature list.',
      stop_test: 'It stops if, by week eight, ten cases have brought fewer than eight known documents into the top 30.',
      alternative:
        'With a written plan of classes and words you can use free databases, and pay a search firm for what is hard.',
      data_needed: [
        'mark with classes, or list of features',
        'old searches, with what they showed',
        'reports from examiners, with citations',
        'claims now on file',
      ],
      must_not_decide:
        "Novelty, inventive step and confusion call for an attorney's opinion, and filing for a client's decision. Hits in a list are no substitute.",
    },
  ],
  'legal/visa-applications': [
    {
      workflow:
        'One link and one checklist go to the client, who uploads by phone. Files are named, and numbers, dates and names read out of them, so that expired, missing or contradictory items stand out. From this come draft answers for the form. Nothing is lodged until lawyer or agent has gone through it with the client. Requests and visa ends are diarised.',
      build:
        'Write checklists for the three subclasses you see most, each with an owner and a date. A portal then reads payslips, clearances and passports. Only fields that were confirmed may fill a form. Sponsors get a register of when visas end. Statements and life stories are never drafted by the model.',
      checkpoint:
        'Agent or lawyer sits down with the client over the full application before lodging, and puts a signature on file.',
      first_step:
        'Out of 30 recent files, the practice manager notes what was missing, how long completion took and what the Department asked.',
      stop_test:
        'If the tool puts one wrong detail into a lodged form, stop that day. At ten weeks, stop unless files are ready a quarter earlier.',
      alternative:
        'A checklist on one page for each subclass, a common sheet of expiries and a 20-minute call ahead of lodging do a lot.',
      risks: [
        {
          risk: 'The form shows a false date of birth, and the client answers for it.',
          mitigation: 'On screen the client agrees to each field and signs. The agent holds passport beside form.',
        },
        {
          risk: 'July brought a new rule, and the checklist still shows the old.',
          mitigation: 'Give each list a review date and an owner. Past that date nothing can be lodged.',
        },
      ],
      kpis: [
        {
          name: 'days until a file is complete',
          unit: 'working days',
          baseline: 'look at 30 recent files',
          target: '30 to 50 % fewer',
        },
        {
          name: 'files the Department sends back for more',
          unit: '% of lodged files',
          baseline: 'six months of lodged cases',
          target: 'half as many',
        },
        {
          name: 'typing the same details again',
          unit: 'hours a file',
          baseline: 'ten files with a clock',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'a checklist for each subclass',
        'what clients sent, with dates',
        'requests received in the past',
        'end dates of granted visas',
      ],
      must_not_decide:
        'Lawyer or agent, together with the client, chooses the visa, judges the criteria and speaks to the Department. A person alone hears accounts of persecution.',
    },
    {
      workflow:
        'You see on any day what each file still lacks. Clients upload from a phone against a checklist for their visa; software sorts the papers and reads dates, names and numbers. It marks what is missing, out of date or at odds, and drafts the form. Before lodging, the adviser checks all of it in front of the client. Deadlines go to the diary.',
      build:
        'Three subclasses first, each with a dated list that one person looks after. The portal must be able to read a passport, a payslip and a clearance. Forms take confirmed data and nothing else, and sponsors can follow visa ends in a register. No narrative comes from a model.',
      checkpoint: 'Every page is read with the client by a lawyer or registered agent, who then signs and lodges.',
      first_step:
        'Go back over 30 files: days to completion, gaps, departmental requests. The practice manager can do that in a week.',
      stop_test:
        'End it after ten weeks unless files are complete a quarter sooner. A wrong detail lodged through the tool ends it at once.',
      alternative:
        'Use printed checklists by subclass, note expiries in one sheet and ring for 20 minutes before anything is lodged.',
      risks: [
        {
          risk: "Somebody's date of birth is misread and the Department treats it as false information.",
          mitigation:
            'Passport and form are compared by the agent. The client, too, approves field by field and signs.',
        },
        {
          risk: 'The law moved on in July but your list did not.',
          mitigation: 'Lists expire: after the review date the owner must renew them before the next lodgement.',
        },
      ],
      kpis: [
        {
          name: 'time until everything is in',
          unit: 'working days',
          baseline: '30 files from the recent past',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'lodged cases with documents asked for later',
          unit: '% of lodged files',
          baseline: 'a count across six months',
          target: 'down by half',
        },
        {
          name: 'hours of copying per file',
          unit: 'hours a file',
          baseline: 'measure ten files',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'document lists per visa type',
        'uploads and their dates',
        'departmental requests so far',
        'register of grants and expiry',
      ],
      must_not_decide:
        "What visa to seek, if it can be met and what is said to the Department stay with client and adviser. No machine takes down a refugee's story.",
    },
    {
      risks: [
        {
          risk: 'The Department treats a wrong birth date on the form as incorrect information.',
          mitigation: 'Clients confirm and sign field by field. The agent has form and passport side by side.',
        },
        {
          risk: 'A rule changed in July, and an old checklist does not have it.',
          mitigation: 'Every list has its owner and review date. After that date lodging is blocked.',
        },
      ],
      kpis: [
        {
          name: 'days from instruction to complete file',
          unit: 'working days',
          baseline: 'the past 30 files',
          target: 'reduce them by 30 to 50 %',
        },
        {
          name: 'lodged files followed by a request for documents',
          unit: '% of lodged files',
          baseline: 'a six-month count',
          target: 'cut in half',
        },
        {
          name: 'hours of re-keying for a file',
          unit: 'hours a file',
          baseline: 'ten files, timed',
          target: 'reduce them by 50 to 70 %',
        },
      ],
      workflow:
        'Clients upload documents by phone against one checklist, and you see at once what is missing, expired or at odds. The tool names each file and reads numbers, dates and names. It drafts the form answers from them. Before lodging, agent or lawyer and client go over all answers. The diary takes visa ends and later requests.',
      build:
        'Start with checklists for your three commonest subclasses, each dated and with a named owner. A client portal reads passports, payslips and clearances. Confirmed fields alone go into forms. For sponsors there is a register of visa ends. No story or statement is written by the model.',
      checkpoint:
        'Before lodging, a lawyer or registered migration agent reads the application through with the client and signs the file.',
      first_step:
        'The practice manager checks 30 recent files for days to completion, missing items and requests by the Department.',
      stop_test:
        'If the tool leads to one wrong detail being lodged, end it at once. Ten weeks without files a quarter sooner end it too.',
      alternative:
        'For each subclass send one page of checklist. Expiry dates go in a shared sheet, and a 20-minute call comes before lodging.',
      data_needed: [
        'visa checklists, one a subclass',
        'dated documents from clients',
        'earlier requests by the Department',
        'granted visas and their end',
      ],
      must_not_decide:
        'Agent or lawyer decides with the client which visa fits, if criteria are met and what the Department is told. Only a person takes a story of persecution.',
    },
    {
      risks: [
        {
          risk: 'A birth date is entered wrongly, and that counts against the client.',
          mitigation:
            "Each field has the client's yes on screen and a signature. An agent compares form with passport.",
        },
        {
          risk: 'Your checklist is older than the rule that came in July.',
          mitigation: 'No lodging once a list is past its review date. A named owner renews it.',
        },
      ],
      kpis: [
        {
          name: 'working days until all documents are there',
          unit: 'working days',
          baseline: 'look up the last 30 files',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'applications the Department queries for documents',
          unit: '% of lodged files',
          baseline: 'count over half a year, six months',
          target: 'bring it down by half',
        },
        {
          name: 'time lost to typing data again',
          unit: 'hours a file',
          baseline: 'take the time on ten files',
          target: 'a drop of 50 to 70 %',
        },
      ],
      workflow:
        "The form is drafted from documents that the client has uploaded from a phone. One link shows the checklist for that visa; names, numbers and dates are read, and gaps, expiries and mismatches marked. The agent or lawyer checks each answer in the client's presence, then lodges. Visa ends and later requests go into the diary.",
      build:
        "Your three most frequent subclasses need a checklist, with a date and someone who owns it. Choose a portal able to read clearances, passports and payslips. A form may be filled only from fields a person confirmed. Keep a register for sponsors of when visas end. The model writes nobody's story.",
      checkpoint:
        'The whole application is gone through with the client, by the lawyer or registered migration agent, who then signs the file.',
      first_step:
        'Of 30 recent files, how many lacked something? The practice manager notes that, the days each took and later requests by the Department.',
      stop_test:
        'Stop at once if the tool causes a wrong detail to be lodged. At ten weeks, stop if completion is not a quarter sooner.',
      alternative:
        'A one-page checklist by subclass, expiry dates on a shared sheet and a call of 20 minutes before you lodge will help.',
      data_needed: [
        'the checklist of every subclass',
        'what clients uploaded, and its date',
        'requests for information so far',
        'visas granted, with end date',
      ],
      must_not_decide:
        'The visa, the criteria and what is told to the Department are matters for client and agent or lawyer. Persecution is spoken of to a person, never to a tool.',
    },
    {
      risks: [
        {
          risk: 'An incorrect date of birth is lodged, and it counts as false information.',
          mitigation: 'Passport beside form: the agent checks. On screen the client approves every field and signs.',
        },
        {
          risk: "The list still holds last year's rule, though July changed it.",
          mitigation: 'Checklists have an owner and run out. With the review date past, nothing is lodged.',
        },
      ],
      kpis: [
        {
          name: 'wait until a file is complete',
          unit: 'working days',
          baseline: '30 recent files and their dates',
          target: '30 to 50 % less',
        },
        {
          name: 'share of files with documents asked for after lodging',
          unit: '% of lodged files',
          baseline: 'go through six months',
          target: "half of today's share",
        },
        {
          name: 'hours spent keying things twice',
          unit: 'hours a file',
          baseline: 'log it on ten files',
          target: '50 to 70 % fewer',
        },
      ],
      workflow:
        'Missing, expired and contradictory papers come to light weeks before lodging. The client works through one checklist by link and uploads from a phone, and the tool reads and names what arrives. Form answers are drafted from it. Agent or lawyer and client check them all together. What follows, requests and visa ends alike, is in the diary.',
      build:
        'Three subclasses make the start, each with a checklist that has an owner and a date. The portal reads payslips, passports and clearances by itself. Only what was confirmed may enter a form. Sponsors see the end of each visa in a register. Statements and stories are kept away from the model.',
      checkpoint:
        'Client and adviser, a lawyer or registered agent, read it all together. The adviser signs the file and only then lodges.',
      first_step:
        'Take 30 recent files. For each, the practice manager writes the days it took, what was missing and what the Department wanted.',
      stop_test:
        'Ten weeks must make files complete a quarter sooner. If they do not, or once it has put a wrong detail in a lodged form, stop.',
      alternative:
        'Send checklists of one page by subclass, share a sheet with expiries, and talk for 20 minutes before you lodge.',
      data_needed: [
        'lists of documents for each subclass',
        'papers sent by clients, dated',
        'what the Department has asked before',
        'grants and when they run out',
      ],
      must_not_decide:
        'It takes client and adviser, be it agent or lawyer, to choose a visa, weigh the criteria and answer the Department. A person, and no tool, hears of persecution.',
    },
  ],
  'legal/estate-administration': [
    {
      workflow:
        'Whatever papers an executor brings become one list of assets and debts, each with its source. That list feeds letters to funds, registries and banks, which are chased until they reply, and supplies the figures for probate. Receipts and payments form the estate account as they happen. Once a month the executor hears how things stand.',
      build:
        'LEAP, Smokeball or Actionstep can carry an estate workflow: stages, sets of letters, dates to chase. Statements are read into the list and confirmed line by line by a paralegal. Registry forms use nothing unconfirmed. Take the estate account straight from the trust ledger.',
      checkpoint:
        'Sworn papers and the list of assets are read by solicitor and executor together. The solicitor checks every payout against the ledger.',
      first_step:
        'By Friday, have a paralegal note for each open estate its stage, who was last spoken to and what is outstanding.',
      stop_test:
        'Four months in, stop unless filing comes a tenth sooner. Two inventories corrected after swearing also stop it.',
      alternative:
        'Ten standard letters, a checklist with chase dates for each estate and phone calls to executors every first Tuesday.',
      risks: [
        {
          risk: 'The inventory is sworn with an account left out or listed double.',
          mitigation: 'Every line has a statement from close to the death, and the executor agrees before it is sworn.',
        },
        {
          risk: 'Beneficiaries are paid, and then a family provision claim arrives in time.',
          mitigation: 'A solicitor fixes the last claim date. It is on the cover, and nothing is distributed earlier.',
        },
      ],
      kpis: [
        {
          name: 'weeks until the probate papers go in',
          unit: 'weeks',
          baseline: 'last 20 estates',
          target: '20 to 30 % fewer',
        },
        {
          name: 'filings the registry queries',
          unit: '% of applications',
          baseline: "a year's applications",
          target: 'half as many',
        },
        {
          name: 'work on estates that is never charged',
          unit: 'hours',
          baseline: 'time against bill in ten estates',
          target: 'down 25 to 40 %',
        },
      ],
      data_needed: [
        'death certificate and will',
        'financial papers of the person who died',
        'correspondence with holders of assets',
        'estate entries in the trust ledger',
      ],
      must_not_decide:
        'Solicitor and executor, or a court, settle what a will means, who inherits and when to pay. The workflow cannot release money.',
    },
    {
      workflow:
        'Every executor can be told today what is done and what is awaited. Papers are read into a list of debts and assets, with a source by each item. Out of it come letters to banks, funds and share registries, tracked to the answer, and the numbers in the probate forms. The estate account grows with each payment; a note goes out monthly.',
      build:
        'Put stages, letters and follow-up dates for estates into the practice system you have, be it Smokeball, LEAP or Actionstep. A reader proposes lines for the asset list, and a paralegal accepts or rejects. What is confirmed fills the court forms. The final account is drawn from trust records.',
      checkpoint:
        'With the executor present, the solicitor goes over list and sworn papers. No distribution leaves without a check of the ledger.',
      first_step:
        'Write up all open estates on one sheet (stage, last contact, waiting for whom). A paralegal has until Friday.',
      stop_test: 'If after four months filing is not a tenth faster, or a second sworn inventory proves wrong, stop.',
      alternative:
        'A paper checklist, standard letters in a set of ten and a monthly Tuesday for calls keep most estates moving.',
      risks: [
        {
          risk: 'Something is sworn that is not so: one account too many or too few.',
          mitigation: 'Statements near the date of death back each entry, and the executor signs the list off first.',
        },
        {
          risk: 'The estate is paid away while someone may still claim on it.',
          mitigation: 'Solicitors work out the claim period, and distribution stays locked until it is over.',
        },
      ],
      kpis: [
        {
          name: 'time to lodge for probate',
          unit: 'weeks',
          baseline: '20 estates just finished',
          target: 'a cut of 20 to 30 %',
        },
        {
          name: 'requisitions',
          unit: '% of applications',
          baseline: 'one year of probate filings',
          target: 'halved',
        },
        {
          name: 'hours given away per estate',
          unit: 'hours',
          baseline: 'ten estates, hours beside the bill',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'the will, with proof of death',
        'bank, share and policy papers',
        'replies still open and received',
        'ledger of estate money',
      ],
      must_not_decide:
        'The reading of a will, the shares and the moment of distribution belong to executor, solicitor and court. Payment is never automatic.',
    },
    {
      risks: [
        {
          risk: 'The sworn inventory is wrong: an account was missed, or counted twice.',
          mitigation:
            'A statement from near the death backs each line. The executor confirms before anything is sworn.',
        },
        {
          risk: 'The estate is paid out while a family provision claim can still come.',
          mitigation:
            'A solicitor works out the claim date. It stands on the cover, and until then distribution is blocked.',
        },
      ],
      kpis: [
        {
          name: 'weeks from instructions to filing for probate',
          unit: 'weeks',
          baseline: 'figures for the last 20 estates',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'applications that draw a requisition',
          unit: '% of applications',
          baseline: 'count them for one year',
          target: 'cut in half',
        },
        {
          name: 'hours on an estate that go unpaid',
          unit: 'hours',
          baseline: 'hold time against bill, ten estates',
          target: 'reduce them by 25 to 40 %',
        },
      ],
      workflow:
        "The executor's papers turn into a single schedule of assets and debts, sourced line by line. From that list come letters to registries, banks and funds, tracked until answered, and the figures in the probate papers. Money in and out makes the estate account. Executors get a note each month on where it stands.",
      build:
        'An estate workflow in Actionstep, LEAP or Smokeball holds stages, chase dates and sets of letters. Statements are read into the asset list, and each line is confirmed by a paralegal. Confirmed data then fills the registry forms. Draw the estate account from the trust ledger; a sheet will not do.',
      checkpoint:
        'Solicitor and executor read the sworn papers and the asset list together. Each distribution is signed off by the solicitor against the ledger.',
      first_step:
        'By Friday a paralegal has every open estate on a list, with its stage, last contact and what it waits for.',
      stop_test:
        'Two inventories corrected after swearing end it. So does a fall of less than a tenth in time to filing after four months.',
      alternative:
        'Each estate has a checklist with chase dates. Add ten standard letters, and call executors on the first Tuesday.',
      data_needed: [
        'death certificate with the will',
        'policies and statements left behind',
        'letters out and answers in',
        'trust ledger for each estate',
      ],
      must_not_decide:
        'The solicitor and executor, or the court, say who takes, when to distribute and how the will is read. No workflow pays by itself.',
    },
    {
      risks: [
        {
          risk: 'One account appears double, or not at all, in an inventory sworn as true.',
          mitigation:
            'Paralegals tie every line to a statement near the date of death, and executors confirm it first.',
        },
        {
          risk: 'A family provision claim comes in time, and the money has been paid out.',
          mitigation: 'The claim date, set by a solicitor, is on the file cover and stops any distribution before it.',
        },
      ],
      kpis: [
        {
          name: 'time until probate is filed',
          unit: 'weeks',
          baseline: 'dates of 20 recent estates',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'share of probate filings the registry returns',
          unit: '% of applications',
          baseline: "one year's count",
          target: 'bring it down by half',
        },
        {
          name: 'unbilled hours for each estate',
          unit: 'hours',
          baseline: 'ten estates: hours worked and hours billed',
          target: 'a drop of 25 to 40 %',
        },
      ],
      workflow:
        'Every estate runs from one list of what was owned and owed, and each line shows its source. It is read from the statements, policies and letters an executor brings in. Letters to funds, banks and registries are drafted and followed until answered, and probate figures match. The estate account builds itself from receipts and payments. A note reaches executors monthly.',
      build:
        'Your practice system (Smokeball, Actionstep or LEAP) can run estates by stage, with sets of letters and dates for chasing. A paralegal confirms every line that is read from a statement. Registry forms are drafted from what is confirmed. The trust ledger, and no spreadsheet, gives the estate account.',
      checkpoint:
        "No distribution goes without the solicitor's sign-off against the ledger. Asset list and sworn papers are read through with the executor.",
      first_step:
        'What is each open estate waiting for? A paralegal lists that by Friday, with stage and last contact.',
      stop_test:
        'After four months, filing must be a tenth sooner. If not, or if two inventories are corrected after swearing, stop.',
      alternative:
        'Ten standard letters and a checklist per estate, with dates to chase, do a good deal. On the first Tuesday each executor gets a call.',
      data_needed: [
        'certificate of death and will',
        'what the deceased held, on paper',
        'letters sent, and the replies',
        'entries per estate in the trust ledger',
      ],
      must_not_decide:
        'Reading the will, naming who takes and judging when it is safe to pay: that is for solicitor and executor, or for a court. Money never leaves by workflow.',
    },
    {
      risks: [
        {
          risk: 'An executor swears to an inventory that leaves out an account or lists it twice.',
          mitigation:
            'No line without a statement dated close to death. Before swearing, the executor goes through the list.',
        },
        {
          risk: 'Beneficiaries have the money before the time for a family provision claim is up.',
          mitigation: 'Solicitors calculate that date and put it on the cover. The system lets nothing out earlier.',
        },
      ],
      kpis: [
        {
          name: 'weeks before probate papers are lodged',
          unit: 'weeks',
          baseline: 'the 20 latest estates',
          target: '20 to 30 % less',
        },
        {
          name: 'probate requisitions received',
          unit: '% of applications',
          baseline: 'take one year of applications',
          target: 'half as many',
        },
        {
          name: 'time on estates you cannot bill',
          unit: 'hours',
          baseline: 'compare hours with the bill in ten of them',
          target: '25 to 40 % less',
        },
      ],
      workflow:
        'Executors learn each month where the estate stands, because all of it hangs on one list. Assets and debts are read from their papers, line by line with the source. The list feeds the probate forms and the letters to funds, registries or banks, which are chased. What comes in and goes out makes up the estate account.',
      build:
        'Build stages, letters and chase dates for estates in LEAP, Smokeball or Actionstep. Reading of statements fills the asset list, once a paralegal has confirmed it by line. Forms for the registry use that data. As for the estate account, the trust ledger gives it, and not a sheet.',
      checkpoint:
        'With the executor, the solicitor reads through all sworn papers and the list. Payouts are checked with the ledger and signed off singly.',
      first_step:
        'List each open estate by stage, last contact and what holds it up. A paralegal has it ready on Friday.',
      stop_test:
        'Stop on a second inventory put right after it was sworn. Stop at four months if filing comes less than a tenth earlier.',
      alternative:
        'Keep it simple with a checklist and chase dates for every estate, ten set letters, and a round of calls on the first Tuesday.',
      data_needed: [
        'the will and the certificate of death',
        'financial records of the deceased',
        'what was asked and what was answered',
        'ledger entries for the estate',
      ],
      must_not_decide:
        'When to distribute, who inherits and how to read the will are settled by executor and solicitor, or in court. A workflow has no hand on the money.',
    },
  ],
  'legal/asset-pool': [
    {
      workflow:
        "Both sides' super reports, payslips, tax returns and statements go into a single list of accounts with value, date and page. Missing months show on a chart. Big unusual payments, and transfers to accounts no one has mentioned, get a mark. Once the lawyer has settled the lines, court form, mediation paper and letter share that one balance sheet.",
      build:
        "You need a statement reader, bought under contract, that puts the page next to the figure. Test it on five finished matters against sheets your staff made. Follow the court's form with a single layout. Missing months should produce the letter asking for them.",
      checkpoint:
        'Lawyer and client work down the pool together. Before that a paralegal compares 20 figures with the pages behind them.',
      first_step:
        'Take a matter that is open now. A paralegal charts all accounts month by month and marks the holes on either side.',
      stop_test: 'After ten matters, end it if errors exceed one in 50 figures or the saving stays below a third.',
      alternative:
        'Set up folders for clients by month and account. A common balance sheet with the source page beside each entry does the rest.',
      risks: [
        {
          risk: 'One joint account appears two times and swells the pool.',
          mitigation:
            'Compare account numbers between the parties. No offer leaves before the lawyer has ticked every line.',
        },
        {
          risk: 'School fees look like concealment, and a letter says so.',
          mitigation: 'A mark is a question. It stays out of correspondence until client or other side has answered.',
        },
      ],
      kpis: [
        {
          name: 'hours to work through disclosure',
          unit: 'hours',
          baseline: 'ten matters with a clock',
          target: '50 to 70 % fewer',
        },
        {
          name: 'entries that show their page',
          unit: '% of figures',
          baseline: 'five balance sheets, line by line',
          target: 'up to 95 %',
        },
        {
          name: 'weeks before an offer can be made',
          unit: 'weeks',
          baseline: '20 recent property matters',
          target: '20 to 30 % shorter',
        },
      ],
      data_needed: [
        'statements for loans, cards and accounts',
        'payslips and returns',
        'reports on super and valuations',
        'letters and lists of disclosure',
      ],
      must_not_decide:
        'Client and lawyer, a mediator or the court decide on the pool, on values, contributions and shares. Only a lawyer may allege that something was hidden.',
    },
    {
      workflow:
        'From cartons of paper to a balance sheet you can defend takes days rather than weeks. The reader lists accounts and values for both parties, with date and page, and charts months that were never supplied. It points at large odd payments and unnamed accounts. Lawyers decide each line; letter, court form and mediation then agree.',
      build:
        'Buy a reader for statements that shows its source page and keeps data under your terms. Five old matters, already worked by hand, are the test. One layout, taken from the court form, serves every purpose. A gap letter should follow directly from the chart.',
      checkpoint: 'A paralegal samples 20 figures at their pages. The lawyer then walks the client through each line.',
      first_step:
        "Start with one live matter: accounts down the side, months across, gaps marked for each party. That is a paralegal's week.",
      stop_test:
        'Ten matters are the test. Stop if the time saved is under a third, or if more than one in 50 entries is wrong.',
      alternative:
        'Ask clients to upload by account and month into a portal, and note the page for every figure in one sheet.',
      risks: [
        {
          risk: 'The pool is too big because a shared account came from both sides.',
          mitigation: 'Number matching finds doubles, and a lawyer approves line by line ahead of an offer.',
        },
        {
          risk: 'Harmless spending is presented as hidden money.',
          mitigation: 'Ask first. What is marked may be used in a letter only after an answer.',
        },
      ],
      kpis: [
        {
          name: 'cost of disclosure in staff hours',
          unit: 'hours',
          baseline: 'measure across ten matters',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'figures traced to a page',
          unit: '% of figures',
          baseline: 'sample five finished sheets',
          target: 'reach 95 %',
        },
        {
          name: 'delay until the first offer',
          unit: 'weeks',
          baseline: 'property matters, the latest 20',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'records of accounts, cards and loans',
        'income papers',
        'what super funds and valuers reported',
        'what each side has disclosed so far',
      ],
      must_not_decide:
        'Value, contributions and the split are settled by the parties, their lawyers, a mediator or a judge. A machine accuses nobody.',
    },
    {
      risks: [
        {
          risk: 'A joint account counted twice makes a pool that is not there, and an offer is built on it.',
          mitigation: 'Account numbers are matched across the sides. The lawyer ticks every line before an offer.',
        },
        {
          risk: 'School fees are taken for hidden money.',
          mitigation: 'A mark asks a question of client or other side. Unanswered, it goes into no letter.',
        },
      ],
      kpis: [
        {
          name: 'paralegal hours for one set of disclosure',
          unit: 'hours',
          baseline: 'put ten matters on the clock',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'figures that carry a page reference',
          unit: '% of figures',
          baseline: 'go through five sheets',
          target: 'lift it to 95 %',
        },
        {
          name: 'weeks between disclosure and first offer',
          unit: 'weeks',
          baseline: 'dates for 20 property matters',
          target: 'reduce them by 20 to 30 %',
        },
      ],
      workflow:
        'One list holds all accounts and values of both sides, each with its page and date. It is read from tax returns, statements, super reports and payslips. A chart shows months not supplied, and odd large payments or transfers to unnamed accounts get a mark. Every line is settled by the lawyer. Court form, letter and mediation then use one balance sheet.',
      build:
        'Pick a reader for statements, under your own contract, that puts the page beside every figure. Test it with five settled matters against the sheet made by hand. A single balance sheet layout follows the form of the court. From the missing months a gap letter writes itself.',
      checkpoint:
        'Line by line, the lawyer takes the client through the pool. A paralegal has compared 20 figures with their pages.',
      first_step:
        'For one current matter, a paralegal charts every account by month and shows what either side has not given.',
      stop_test: 'Ten matters decide: stop above one wrong figure in 50, or below a third of time saved.',
      alternative:
        'A portal with a folder per account and month, and one shared balance sheet that names the source page, go far.',
      data_needed: [
        'loan, card and bank statements',
        'payslips with tax returns',
        'valuations and super reports',
        'letters and lists on disclosure',
      ],
      must_not_decide:
        'Lawyer and client, mediator or court decide on the pool, what it is worth, who contributed and the split. Only a lawyer alleges hiding.',
    },
    {
      risks: [
        {
          risk: 'An offer rests on too large a pool, since a joint account came in from both sides.',
          mitigation: 'Compare account numbers of both parties, and let no offer go with a line unticked.',
        },
        {
          risk: 'A payment looks hidden and was for school fees.',
          mitigation: 'Put it to client or opponent as a question. No letter mentions it before there is an answer.',
        },
      ],
      kpis: [
        {
          name: 'staff time for a disclosure set',
          unit: 'hours',
          baseline: 'ten matters, hours noted',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'share of figures with their page',
          unit: '% of figures',
          baseline: 'five sheets, checked',
          target: '95 % of figures',
        },
        {
          name: 'time before a first offer goes out',
          unit: 'weeks',
          baseline: 'the last 20 property matters, by date',
          target: 'a drop of 20 to 30 %',
        },
      ],
      workflow:
        "The asset pool is built from both sides' disclosure, and each figure leads to its page. Payslips, super reports, statements and tax returns are read into a list of accounts with values and dates. Missing months are charted. Odd large payments, and money sent to accounts not named, are marked for the lawyer, who settles the lines. The balance sheet serves letter, mediation and court.",
      build:
        "Get a statement reader that works under contract with you and shows page and figure together. Five settled matters, compared with hand-made sheets, prove it. Lay out one balance sheet on the lines of the court's form. The gap letter should come by itself out of missing months.",
      checkpoint:
        'A paralegal tests 20 figures at the page. Then lawyer and client go over the pool, each line in turn.',
      first_step:
        'Choose a matter now running. By account and month, a paralegal charts what there is and what both sides still owe.',
      stop_test:
        'After ten matters, stop if time saved is less than a third. Over one wrong figure in 50 is also reason to stop.',
      alternative:
        'Let clients upload to folders by account and month. On one balance sheet, a column gives the page behind each figure.',
      data_needed: [
        'statements of banks, cards and loans',
        'returns and payslips',
        'what super and valuation reports show',
        'disclosure letters and lists',
      ],
      must_not_decide:
        'Pool, values, contributions and division are settled by client and lawyer, in mediation or in court. To allege that money was hidden takes a lawyer.',
    },
    {
      risks: [
        {
          risk: 'The pool is inflated by a joint account that both parties disclosed.',
          mitigation:
            "The same account number on both sides shows up. Each line has a lawyer's tick before offers are made.",
        },
        {
          risk: 'Money for school fees is presented as concealed.',
          mitigation: 'Ask first, client or opponent. What is marked stays out of letters until explained.',
        },
      ],
      kpis: [
        {
          name: 'hours paralegals spend on disclosure',
          unit: 'hours',
          baseline: 'take the time on ten matters',
          target: '50 to 70 % less',
        },
        {
          name: 'sheet entries that can be traced to a page',
          unit: '% of figures',
          baseline: 'look at five sheets',
          target: 'raise it to 95 %',
        },
        {
          name: 'weeks until you can make an offer',
          unit: 'weeks',
          baseline: '20 property matters, most recent',
          target: '20 to 30 % fewer',
        },
      ],
      workflow:
        'You get from disclosure to a balance sheet without typing, and every value has its page and date. The tool lists accounts of both parties from payslips, statements, super reports and tax returns. It charts the months nobody supplied, and marks payments that are large and odd or go to unnamed accounts. A lawyer decides each line for letter, court form and mediation.',
      build:
        'You want a statement reader with the page in view, held under contract. Try it first on five settled matters and lay its sheet next to the one your staff made. Stick to one layout, that of the court form. Missing months lead straight to a gap letter.',
      checkpoint:
        'Twenty figures are compared with their pages by a paralegal. The pool is then read with the client, line after line, by the lawyer.',
      first_step:
        "One matter from today's list will do. A paralegal sets its accounts against the months and marks the gaps of each side.",
      stop_test:
        'Over ten matters, one error in 50 figures is the most you allow. End it too if it saves under a third of the hours.',
      alternative:
        'Clients sort papers in a portal, by account and by month. Your one balance sheet names the source page for every entry.',
      data_needed: [
        'accounts, cards and loans, with statements',
        'tax papers and payslips',
        'reports from super funds and valuers',
        'what was disclosed and asked for',
      ],
      must_not_decide:
        'It is for lawyer and client, for a mediator or for the court to fix pool, values, contributions and split. The machine alleges nothing; a lawyer may.',
    },
  ],
  'legal/chambers-and-mediation-diary': [
    {
      workflow:
        'Requests name the court, the area, dates and parties. On one screen the clerk finds free members with the right experience, sees possible conflicts and replies with two or three days or names. Once accepted, a file holds fee, link or room and the papers due. The diary then drafts the fee note after the event.',
      build:
        'What you need is a common diary with party list, fee terms and booking form; chambers software has it, and Outlook with a little database may do. Many parties settle a date by poll. Papers are chased and fee notes drafted for you. Counsel is suggested by what members themselves enter on seniority, area and free days.',
      checkpoint:
        'Offers, conflicts and fees are confirmed in person by practice manager or clerk. Safety screening of a mediation is done by an accredited practitioner.',
      first_step:
        'For a week, the clerk notes each request, when it came and was answered, how it ended and why if refused.',
      stop_test:
        'Stop after eight weeks unless answers come twice as fast. A conflict missed through the diary stops it sooner.',
      alternative:
        'One colour-coded calendar, a form that solicitors mail in and fee notes each Friday cover the basics.',
      risks: [
        {
          risk: 'Past briefs decide the order, so juniors and women never get a first one.',
          mitigation:
            'Rotate the order of free members, and publish each quarter who was briefed by gender and seniority.',
        },
        {
          risk: 'The other party learns an address or a position from an invitation.',
          mitigation: 'Parties have their own view. Shared invitations carry neither papers nor addresses.',
        },
      ],
      kpis: [
        {
          name: 'hours until a solicitor has an answer',
          unit: 'hours',
          baseline: '40 requests on a log',
          target: '50 to 70 % shorter',
        },
        {
          name: 'age of work when the fee note leaves',
          unit: 'days',
          baseline: '50 recent fee notes',
          target: 'halved',
        },
        {
          name: 'lost days through clashes and settlements',
          unit: 'days a month',
          baseline: 'count over a quarter',
          target: 'down 10 to 20 %',
        },
      ],
      data_needed: [
        "each member's calendar",
        'enquiries and how they ended',
        'names of solicitors and parties',
        'terms agreed and fee notes sent',
      ],
      must_not_decide:
        'Counsel, clerk and practitioner settle briefs, conflicts and the safety of a mediation. The screen merely tells who is available.',
    },
    {
      workflow:
        'Solicitors hear within the hour who is free. Their request gives area, court, parties and dates; the clerk matches it with diaries, experience and conflicts, and offers a short choice. For a mediation the same form finds a day for all. The file that opens keeps papers due, venue and fee, and later yields the fee note.',
      build:
        'Agree on one diary for everybody, in a chambers product or Outlook plus a simple database, and hang booking form, fees and names on it. Dates for several parties are polled. Reminders for papers and drafts of fee notes come from there. Names are proposed on free days, field and seniority as members stated them.',
      checkpoint:
        'A human clerk or manager says yes to every name, fee and conflict result. Mediations are first screened for safety by somebody accredited.',
      first_step:
        "Keep a one-week log at the clerk's desk: request, arrival, reply, result and grounds for each refusal.",
      stop_test:
        'If the diary lets a conflict pass, end it. End it too when eight weeks have not doubled the speed of replies.',
      alternative:
        'Colours in a shared calendar, a mailed booking form and a Friday habit of billing take you a long way.',
      risks: [
        {
          risk: 'The same few names are always on top, and others go hungry.',
          mitigation:
            'Change the order in turn. A quarterly table of briefs, split by gender and seniority, keeps it honest.',
        },
        {
          risk: 'Details meant for one side reach the other through the booking.',
          mitigation: 'Separate what each party sees, and leave papers and home details out of invitations.',
        },
      ],
      kpis: [
        {
          name: 'speed of replies on availability',
          unit: 'hours',
          baseline: 'a log of 40 enquiries',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'lag of fee notes behind the hearing',
          unit: 'days',
          baseline: 'dates on 50 fee notes',
          target: 'down by half',
        },
        {
          name: 'idle days from clashes or settlements',
          unit: 'days a month',
          baseline: 'one quarter in numbers',
          target: '10 to 20 % fewer',
        },
      ],
      data_needed: [
        'shared diaries',
        'booking requests and results',
        'list of parties and instructing firms',
        'fee terms with notes issued',
      ],
      must_not_decide:
        'Choosing counsel, finding a conflict and judging whether it is safe to mediate stay with people: clerk, counsel, practitioner. Availability is all a list can show.',
    },
    {
      risks: [
        {
          risk: 'Juniors and women are shut out because past briefs decide the ranking.',
          mitigation: 'Free members appear in rotation. A quarterly report shows briefs by gender and seniority.',
        },
        {
          risk: "One party's address or position reaches the other by a booking note.",
          mitigation: 'Each party has a view of its own. No shared invitation holds an address or a paper.',
        },
      ],
      kpis: [
        {
          name: 'hours to answer on availability',
          unit: 'hours',
          baseline: 'log of the next 40 requests',
          target: 'reduce them by 50 to 70 %',
        },
        {
          name: 'days between the hearing and its fee note',
          unit: 'days',
          baseline: 'look at the last 50',
          target: 'cut in half',
        },
        {
          name: 'days lost to late settlements or clashes',
          unit: 'days a month',
          baseline: "a quarter's count",
          target: 'reduce them by 10 to 20 %',
        },
      ],
      workflow:
        'The clerk answers each request at once with two or three dates or names. Court, dates, area and parties are on the request, and the screen shows free days, experience and any conflict. Work accepted opens a file with fee, room or link and papers due. Afterwards the diary yields a draft fee note.',
      build:
        'One shared diary is the base, with fee terms, party list and a booking form, in chambers software or in Outlook and a small database. Poll for dates when parties are many. A tool drafts fee notes and chases papers. Counsel is suggested from area, free days and seniority as members entered them.',
      checkpoint:
        'Every offer, fee and conflict is confirmed by hand, by clerk or practice manager. An accredited practitioner screens each mediation for safety.',
      first_step:
        'Over one week the clerk writes down every request: time in, time answered, result, and why it was a no.',
      stop_test: 'A conflict that the diary let pass ends it. So do eight weeks without answers twice as fast.',
      alternative:
        'Fee notes go out on Fridays, one shared calendar is colour-coded, and a booking form comes by mail.',
      data_needed: [
        "members' diaries",
        'requests and how each ended',
        'solicitors and parties by name',
        'fee notes with fee agreements',
      ],
      must_not_decide:
        'Clerk, practitioner and counsel decide who is briefed, if there is a conflict and if a mediation is safe. All a list shows is who is free.',
    },
    {
      risks: [
        {
          risk: 'The same few get all the work when the list goes by past briefs, and juniors and women get none.',
          mitigation: 'Rotate the order of those free. Every quarter, report who was briefed, by seniority and gender.',
        },
        {
          risk: 'From a shared note one side learns where the other lives or stands.',
          mitigation: 'Keep views apart, and leave addresses and papers out of all invitations.',
        },
      ],
      kpis: [
        {
          name: 'time a solicitor waits to hear who is free',
          unit: 'hours',
          baseline: '40 requests, logged',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'delay of the fee note after a session',
          unit: 'days',
          baseline: 'dates from 50 fee notes',
          target: 'bring it down by half',
        },
        {
          name: 'days a month lost through clashes or settlements',
          unit: 'days a month',
          baseline: 'one quarter, counted',
          target: 'a drop of 10 to 20 %',
        },
      ],
      workflow:
        'One diary shows free members, their experience and where a conflict may lie. A request from a party or solicitor gives names, court, area and dates, and the clerk offers two or three choices at once. When one is taken, a file opens with link or room, documents due and fee. After the hearing or session the diary drafts the fee note.',
      build:
        'Chambers software will hold fee terms, diary, party list and booking form; Outlook and a small database may be enough. Several parties find their date by poll. Fee notes are drafted and papers chased by a tool. Members enter area, seniority and free days, and suggestions of counsel use that alone.',
      checkpoint:
        'Clerk or practice manager confirms fees, conflicts and offers in person. No mediation goes ahead unscreened: an accredited practitioner looks at safety.',
      first_step:
        'How fast are requests answered? The clerk logs a week of them, with times, outcome and the reason for any no.',
      stop_test: 'Eight weeks on, replies have to be twice as fast. If not, or if the diary misses a conflict, stop.',
      alternative:
        'Use a form for bookings by mail, colours in one shared calendar and Friday as the day for fee notes.',
      data_needed: [
        'calendars of all members',
        'each request with its outcome',
        'who instructs and who the parties are',
        'fees agreed and notes sent',
      ],
      must_not_decide:
        'Briefing, conflicts and the safety of mediating are judged by clerk, counsel and practitioner. The list knows free days and no more.',
    },
    {
      risks: [
        {
          risk: 'Ranking by past work keeps briefs among a few and leaves out women and juniors.',
          mitigation:
            'The order rotates among all who are free. Briefs are counted by gender and seniority each quarter.',
        },
        {
          risk: 'A booking gives away an address or a position to the opposing party.',
          mitigation: 'Parties see only their own view. Papers and addresses are never part of a joint invitation.',
        },
      ],
      kpis: [
        {
          name: 'reply time for availability',
          unit: 'hours',
          baseline: '40 enquiries, with times in and out',
          target: '50 to 70 % less',
        },
        {
          name: 'days until the fee note goes',
          unit: 'days',
          baseline: 'check 50 of them for dates',
          target: 'half of what it is',
        },
        {
          name: 'diary days lost when matters clash or settle late',
          unit: 'days a month',
          baseline: 'look at one quarter',
          target: '10 to 20 % less',
        },
      ],
      workflow:
        'Requests for counsel, mediators or arbitrators are answered the same hour, with a choice of two or three. The clerk matches area, court, parties and days against diaries, experience and conflicts. Accepted work has its file at once: papers due, fee, room or link. When the day is over, the diary supplies a draft fee note.',
      build:
        'Put booking form, fee terms and party list on one diary that all share. A chambers system does it, or Outlook with a small database behind. Dates among many parties are found by polling, and a tool chases papers and drafts fee notes. Who is suggested depends on what members entered: free days, area, seniority.',
      checkpoint:
        'By hand, the practice manager or clerk confirms all fees, offers and conflicts. Safety of each mediation is screened by a practitioner with accreditation.',
      first_step:
        'For one week the clerk keeps a log of requests with both times, the outcome and the reason for a no.',
      stop_test:
        'Stop if the diary lets one conflict through. Stop after eight weeks if answers do not come twice as fast.',
      alternative:
        'A colour-coded calendar for all, bookings by mailed form, and fee notes each Friday need no new software.',
      data_needed: [
        'diary of each member',
        'past requests, with result',
        'names on both sides and their solicitors',
        'agreements on fees, and fee notes',
      ],
      must_not_decide:
        'People decide on briefs, on conflicts and on whether a mediation is safe: counsel, clerk and practitioner. Software can tell them who is free.',
    },
  ],
  'legal/legal-front-door': [
    {
      workflow:
        'Whoever needs legal fills in a single form on the intranet or in Teams. By type, value, risk and date it is sorted; gaps are asked for, and stock questions meet an approved answer. A template makes the simple NDA. Everything else lands with a lawyer by name, has a due date and can be followed by the person who asked.',
      build:
        'Begin by writing down ten frequent questions, each with an owner and an agreed answer. Build the form and its routing in Jira, Teams or SharePoint, whichever you own. The assistant is confined to those pages and passes on what they do not cover. Type, age and volume are reported monthly.',
      checkpoint:
        "Twice daily the lawyer on duty reviews what came in and re-sorts mistakes. Answers change only with a lawyer's approval.",
      first_step:
        'Sort 100 requests from recent weeks by risk, type and days to answer; a paralegal or the legal operations lead does it.',
      stop_test:
        'Ten weeks on, stop if under six requests in ten come through the door. One loss from a wrong answer is enough to stop too.',
      alternative:
        'A mailbox with five categories, 15 minutes each day to allocate, and one page of answers on the intranet.',
      risks: [
        {
          risk: 'A standard reply is applied to a case that has nothing standard about it.',
          mitigation:
            'Limits come in line one of each reply. Dismissal, regulator, dispute: such words bring in a lawyer.',
        },
        {
          risk: 'IT staff can open privileged matters in the ticket tool.',
          mitigation: 'Legal works in a closed space, access by name. Advice never goes in the ticket.',
        },
      ],
      kpis: [
        {
          name: 'wait for a first reply',
          unit: 'working hours',
          baseline: '60 requests as a sample',
          target: '40 to 60 % shorter',
        },
        {
          name: 'questions settled at the door',
          unit: '% of requests',
          baseline: 'three months of requests by type',
          target: 'up to 20 to 30 %',
        },
        {
          name: 'routine work bought outside',
          unit: '$ a quarter',
          baseline: "two quarters of counsel's bills",
          target: 'down 10 to 20 %',
        },
      ],
      data_needed: [
        'three months of requests, mail and chat',
        'policies and agreed answers',
        'who may sign for what',
        'standard contract forms',
      ],
      must_not_decide:
        'A lawyer judges legality, urgency and whether there is a dispute. Sorting and quoting is as far as the front door goes.',
    },
    {
      workflow:
        'The business asks in one place and sees where its request stands. A form in the intranet or Teams takes it in, works out type, risk, value and date, and asks for anything left out. Common questions get the approved text, and plain NDAs come from a template. A named lawyer owns the remainder, with a date.',
      build:
        'Agree ten answers first. Tools you own, such as SharePoint, Jira or Teams, then carry the form and send each request to the right person. An assistant may quote those answers and must hand over all else. Once a month, count requests by type and age.',
      checkpoint:
        'Somebody from the legal team is on duty, checks new requests morning and afternoon, and signs off edits to any answer.',
      first_step:
        'Gather 100 recent requests. Legal operations, or a paralegal, marks kind, risk and how long each took.',
      stop_test:
        'If a wrong answer costs money, end it. After ten weeks, end it as well when under six requests of ten arrive that way.',
      alternative:
        'Share one mailbox, tag mails in five categories, allocate for 15 minutes a day and post the usual answers.',
      risks: [
        {
          risk: 'People treat the page as advice and act on it in a special case.',
          mitigation:
            'Start every answer with what it does not cover, and route dispute, regulator and dismissal to counsel.',
        },
        {
          risk: 'Privilege is put at risk by an open ticket queue.',
          mitigation: 'Restrict the queue to named people, and write advice elsewhere.',
        },
      ],
      kpis: [
        {
          name: 'hours until legal responds',
          unit: 'working hours',
          baseline: 'draw a sample of 60',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'share that needs no lawyer',
          unit: '% of requests',
          baseline: 'types of request over three months',
          target: 'reach 20 to 30 %',
        },
        {
          name: 'outside fees for everyday matters',
          unit: '$ a quarter',
          baseline: 'bills of two quarters',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'recent requests from all channels',
        'answers approved by legal',
        'table of authorities',
        'contract templates in use',
      ],
      must_not_decide:
        'What is lawful, what is urgent and what is in dispute are questions for counsel. The form may point to text but may not advise or turn away.',
    },
    {
      risks: [
        {
          risk: 'A standard answer is taken as advice in a case that is anything but.',
          mitigation:
            'Its limits stand in the first line. Regulator, dispute or dismissal in a request means a lawyer.',
        },
        {
          risk: 'All of IT can read privileged requests in the ticket system.',
          mitigation: 'Legal needs a space of its own, open to named people. Advice is kept out of tickets.',
        },
      ],
      kpis: [
        {
          name: 'hours to the first answer',
          unit: 'working hours',
          baseline: 'a sample of 60 requests',
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'requests closed without a lawyer',
          unit: '% of requests',
          baseline: 'three months, sorted by type',
          target: 'lift it to 20 to 30 %',
        },
        {
          name: 'outside counsel spend on routine work',
          unit: '$ a quarter',
          baseline: 'bills for two quarters',
          target: 'reduce it by 10 to 20 %',
        },
      ],
      workflow:
        'The business has one form for legal, in Teams or on the intranet, and can see where a request stands. Requests are sorted by risk, type, date and value, and missing facts are asked for. Standard questions get an approved answer, and low-risk NDAs come off a template. A named lawyer has the rest, with a due date.',
      build:
        'Ten questions come up most: write approved answers and give each an owner. One form with routing is built in SharePoint, Teams, Jira or what you have. Add an assistant that keeps to those pages and hands on all else. Each month report type, volume and age.',
      checkpoint:
        'New requests are looked at twice a day by the duty lawyer, who moves what was mis-sorted. No answer changes without that approval.',
      first_step:
        'Sort 100 recent requests by type, time to answer and risk. A paralegal, or whoever leads legal operations, does this.',
      stop_test:
        'A loss caused by one wrong answer is the end. It ends after ten weeks, too, if under six in ten requests come by the front door.',
      alternative:
        'Five categories in a shared mailbox, 15 minutes a day to allocate and a published page of answers will serve.',
      data_needed: [
        'three months of mail and chat requests',
        'policies and answers approved',
        'delegations: who may sign',
        'templates of standard contracts',
      ],
      must_not_decide:
        'A lawyer says if something is legal, urgent or in dispute. The front door may sort and quote, but it gives no advice and refuses no one.',
    },
    {
      risks: [
        {
          risk: 'A manager applies the standard text where the case is special.',
          mitigation:
            'Say in line one what an answer does not cover. Send dismissal, dispute and regulator to a lawyer.',
        },
        {
          risk: 'Privileged matters lie in tickets that IT can open.',
          mitigation: 'Access by name, in a separate space for legal. No advice is typed in the ticket.',
        },
      ],
      kpis: [
        {
          name: 'wait before legal first answers',
          unit: 'working hours',
          baseline: 'take 60 requests at random',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'share of requests that need no lawyer',
          unit: '% of requests',
          baseline: 'by type, over three months',
          target: '20 to 30 % of them',
        },
        {
          name: 'routine work paid to outside firms',
          unit: '$ a quarter',
          baseline: 'two quarters, bill by bill',
          target: 'a drop of 10 to 20 %',
        },
      ],
      workflow:
        "Every request to legal enters by one form, which Teams or the intranet can hold. Software sorts it by date, value, type and risk and asks for what was left out. Where the question is standard, the approved answer appears, and a template makes the low-risk NDA. Other work has a lawyer's name and a due date on it, and the requester can follow it.",
      build:
        'First, get ten common questions answered, approved and owned. Then set up a form that routes, in Jira, SharePoint or Teams. The assistant may speak from those pages only; whatever else comes is handed over. Volume, type and age of requests are reported monthly.',
      checkpoint:
        'The lawyer on duty goes through what is new twice daily, corrects the sorting and passes every change to an answer.',
      first_step:
        'What does the business ask? Legal operations, or one paralegal, sorts 100 requests by risk, type and time taken.',
      stop_test:
        'Ten weeks in, at least six in ten requests should use it. If they do not, or if a wrong answer leads to loss, stop.',
      alternative:
        'Put common answers on a page, open a shared mailbox in five categories, and allocate for 15 minutes each day.',
      data_needed: [
        'requests from chat and mail, three months',
        'approved answers with policies',
        'authority to sign, by role',
        'standard contracts as templates',
      ],
      must_not_decide:
        'Legality, urgency and dispute are for a lawyer to judge. To sort and to quote is all the front door does; advice and refusal are not its job.',
    },
    {
      risks: [
        {
          risk: 'Someone acts on a stock answer in a special case, as if it were advice.',
          mitigation:
            'Each answer opens with its limits. The words dispute, regulator and dismissal bring a lawyer in.',
        },
        {
          risk: 'Tickets with privileged content are open to the whole of IT.',
          mitigation: 'Set up a legal space with access for named people, and write no advice into the ticket.',
        },
      ],
      kpis: [
        {
          name: 'time until the business hears from legal',
          unit: 'working hours',
          baseline: 'sample 60 of them',
          target: '40 to 60 % less',
        },
        {
          name: 'standard requests settled at the door',
          unit: '% of requests',
          baseline: 'a sort of three months by type',
          target: 'raise it to 20 to 30 %',
        },
        {
          name: 'fees for routine matters sent outside',
          unit: '$ a quarter',
          baseline: "look at two quarters' bills",
          target: 'lower by 10 to 20 %',
        },
      ],
      workflow:
        'Standard questions are answered at one front door, and all other work gets a named lawyer and a due date. The form (Teams, intranet) sorts by risk, date, type and value and asks about gaps. NDAs of low risk come from a template. Whoever asked can see the state of the request.',
      build:
        'Begin with approved answers to the ten questions you hear most, and name who owns each. The form and its routing fit in Teams, Jira or SharePoint, tools you have. An assistant answers from these pages and passes everything beyond them to people. Count requests monthly by age, type and volume.',
      checkpoint:
        'Twice a day somebody from legal, the lawyer on duty, reads new requests, re-sorts where needed and approves changed answers.',
      first_step:
        'The lead of legal operations, or a paralegal, takes 100 recent requests and notes risk, type and how long they took.',
      stop_test:
        'If a loss comes from one wrong answer, stop. If fewer than six in ten use the door after ten weeks, stop as well.',
      alternative:
        'A mailbox for all with five categories, daily allocation in 15 minutes and a page of usual answers cost nothing.',
      data_needed: [
        'what was asked by chat and mail in three months',
        'answers and policies in force',
        'table of who may approve',
        'contract templates, standard ones',
      ],
      must_not_decide:
        'Is it lawful, is it urgent, is it disputed? A lawyer answers. The form sorts and quotes approved text, and turns nobody down.',
    },
  ],
  'legal/chase-outside-replies': [
    {
      workflow:
        'What was asked, of whom and by when is logged for every agency, client, insurer, expert or clinic. Polite reminders go out step by step and the following letter is drafted. When mail arrives it is tied to its request and shown to the paralegal. On Mondays the lawyer gets a list of files that stood still for 30 days, with reasons.',
      build:
        'Clio, LEAP and Actionstep can each hold a request log in the matter; set reminder steps for each type of holder. A reader of the common inbox suggests which request a mail answers, and a person closes it. Texts remind clients of medical appointments. The report on stalled files uses the log as well.',
      checkpoint:
        'Matches are confirmed and new material read by a paralegal. Once a week the lawyer decides what happens on stalled files.',
      first_step:
        'Across 40 files, have a paralegal set down each open request: holder, date it went, date last chased.',
      stop_test:
        "After ten weeks, end it if waits are not a tenth shorter. A stranger's record that goes on file unseen ends it too.",
      alternative: 'One sheet of open requests in date order, and a person whose Tuesday mornings belong to the phone.',
      risks: [
        {
          risk: "A namesake's medical notes end up with you.",
          mitigation: 'Claim number, birth date and name must agree. Return at once anything that is not yours.',
        },
        {
          risk: 'The specialist you depend on tires of your reminders.',
          mitigation: 'Choose the pace by holder and stop at three. Then the lawyer picks up the phone.',
        },
      ],
      kpis: [
        {
          name: 'days that records take to come',
          unit: 'days',
          baseline: '60 requests from start to end',
          target: '20 to 30 % fewer',
        },
        {
          name: 'stalled files',
          unit: '% of open files',
          baseline: 'make the list by hand once',
          target: 'half as many',
        },
        {
          name: 'medical bookings not kept',
          unit: '% of bookings',
          baseline: 'six months of bookings',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'matter list with stages',
        'what was requested and when',
        'mail and notices coming in',
        'addresses of experts, insurers and clinics',
      ],
      must_not_decide:
        'Lawyer and client judge what a record proves, if it is complete, and whether to sue, settle or demand.',
    },
    {
      workflow:
        'No file should go quiet without anybody knowing why. All requests, to clients as much as to insurers, clinics, agencies and experts, sit in one log with a date. It reminds in steps and prepares the next letter. Replies are recognised and passed to the paralegal. A Monday list shows lawyers what has not moved for 30 days.',
      build:
        'Start a log of requests inside each matter, in whichever of Actionstep, Clio or LEAP you use. Reminders depend on the kind of holder. Mail is read so that a match can be proposed; closing stays with staff. Add texts ahead of medical appointments, and draw the list of stalled files from the log.',
      checkpoint:
        "Nothing is closed until a paralegal has read it and agreed the match. Stalled files are the lawyer's, every week.",
      first_step:
        'Pick 40 files and list what is outstanding on each, from whom, since when and last asked on which day.',
      stop_test:
        'If ten weeks do not shorten the wait by a tenth, stop. Stop too when a foreign record has been filed and no one saw.',
      alternative:
        'A spreadsheet by date plus a fixed Tuesday morning of calls by the same person gets most replies in.',
      risks: [
        {
          risk: 'Two people share a name, and the wrong history is on your file.',
          mitigation: 'Three details are compared: name, claim number, birth date. Strays go back the same day.',
        },
        {
          risk: 'Too many nudges, and an expert refuses the next report.',
          mitigation: 'Three reminders are the limit, paced by kind of holder; after them a lawyer calls.',
        },
      ],
      kpis: [
        {
          name: 'wait for outside records',
          unit: 'days',
          baseline: 'the course of 60 requests',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'share of files at rest',
          unit: '% of open files',
          baseline: 'one list, drawn up manually',
          target: 'down by half',
        },
        {
          name: 'examinations clients did not attend',
          unit: '% of bookings',
          baseline: 'bookings over six months',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'current matters and where they stand',
        'dated requests',
        'inbox and portal messages',
        'directory of outside holders',
      ],
      must_not_decide:
        'The weight of a record, its gaps, and the choice to settle, sue or demand belong to client and lawyer. The log reminds.',
    },
    {
      risks: [
        {
          risk: 'The file receives records of someone else who has the same name.',
          mitigation: 'Name, claim number and birth date have to match. Whatever does not belong goes back at once.',
        },
        {
          risk: 'Your reminders put off the specialist whose report you need.',
          mitigation: 'Each kind of holder has its pace. After three, the lawyer rings.',
        },
      ],
      kpis: [
        {
          name: 'days from request to receipt of records',
          unit: 'days',
          baseline: 'follow 60 requests',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'files with no movement for a month',
          unit: '% of open files',
          baseline: 'one list, made by hand',
          target: 'cut in half',
        },
        {
          name: 'medical appointments that clients miss',
          unit: '% of bookings',
          baseline: 'a count of six months',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      workflow:
        'Every request to an outsider is logged and chased until it is answered. The log says what was asked of which insurer, agency, clinic, client or expert, and by when. Reminders go in set steps, and the next letter is drafted. Mail coming in is matched and shown to the paralegal. Mondays, the lawyer sees which files were still for 30 days and the reason.',
      build:
        'In LEAP, Clio or Actionstep, give each matter a request log and each type of holder its reminder steps. A reader on the shared inbox may propose a match and must not close anything. Clients get a text before medical appointments. Stalled files are reported from that log.',
      checkpoint:
        "The paralegal reads what arrives and confirms its match. Weekly, the stalled list is the lawyer's to review, with a next step for each.",
      first_step: 'Open requests on 40 files: a paralegal lists holder, date sent and last chase.',
      stop_test:
        "A stranger's record filed unnoticed ends it. So do ten weeks in which waiting falls by less than a tenth.",
      alternative:
        'Sort open requests by date in one spreadsheet. Tuesday mornings belong to calls, made by one person.',
      data_needed: [
        'stage of every open matter',
        'requests and when they were sent',
        'mail received and portal notices',
        'clinics, experts and insurers, with contacts',
      ],
      must_not_decide:
        'The lawyer and the client judge whether a record is whole and what it proves. Suing, settling and demands are for them too.',
    },
    {
      risks: [
        {
          risk: 'Another patient of that name has records, and they are filed with you.',
          mitigation: 'Check birth date, name and claim number, and return strays without delay.',
        },
        {
          risk: 'The one specialist you need is annoyed by reminders.',
          mitigation: 'Three is the cap, at a pace that suits the holder. From there on the lawyer calls.',
        },
      ],
      kpis: [
        {
          name: 'time records take to arrive',
          unit: 'days',
          baseline: 'log 60 requests to the end',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'share of open files that have stalled',
          unit: '% of open files',
          baseline: 'run a list by hand, once',
          target: 'bring it down by half',
        },
        {
          name: 'appointments with doctors not attended',
          unit: '% of bookings',
          baseline: 'look at six months',
          target: 'a drop of 30 to 50 %',
        },
      ],
      workflow:
        'Nothing waits unseen, because each request has its line in a log, with a date. Clinics, insurers, experts, agencies and clients are reminded politely at set steps, with the next letter ready in draft. What arrives is read, matched and given to the paralegal. A list on Monday tells the lawyer which files have not moved for 30 days.',
      build:
        'Add a request log to matters in Actionstep, LEAP or Clio. How often to remind depends on who holds the record. Let software read the shared inbox and suggest which request is answered; staff close it. Text clients ahead of medical appointments, and use the log for a report of stalled files.',
      checkpoint:
        "Each match has a paralegal's yes, and the content has been read. The lawyer goes over stalled files every week and says what happens next.",
      first_step: 'For 40 files, a paralegal sets down each open request: holder, day of sending, last chase.',
      stop_test:
        "Stop unless ten weeks take a tenth off waiting time. Stop that day if a stranger's record was filed and nobody noticed.",
      alternative: 'One person phones every Tuesday morning, working from a spreadsheet of open requests by date.',
      data_needed: [
        'open matters, stage by stage',
        'what was asked for, with date',
        'notices from portals and incoming mail',
        'contact list of clinics, insurers and experts',
      ],
      must_not_decide:
        'What a record proves, what it lacks, and when to demand, sue or settle is decided by lawyer and client.',
    },
    {
      risks: [
        {
          risk: "Two patients have one name, and you file the wrong one's records.",
          mitigation: 'A match takes claim number, name and birth date. Send back right away what is not yours.',
        },
        {
          risk: 'An expert you rely on loses patience with the chasing.',
          mitigation:
            'Remind at most three times, at a pace set for that kind of holder. Then it is a call from the lawyer.',
        },
      ],
      kpis: [
        {
          name: 'days the file waits for records',
          unit: 'days',
          baseline: 'take 60 requests, sent and answered',
          target: '20 to 30 % less',
        },
        {
          name: 'open files that have not moved in a month',
          unit: '% of open files',
          baseline: 'list them once by hand',
          target: 'half of today',
        },
        {
          name: 'medical bookings clients fail to keep',
          unit: '% of bookings',
          baseline: 'six months, counted',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'Records and replies come in sooner, since each request is chased by steps and none is forgotten. Client, insurer, agency, clinic or expert: the log holds what was asked and the date due. Letters to follow are drafted. Mail that comes in is matched for the paralegal to see. On Monday the lawyer gets files without movement for 30 days, with the reason.',
      build:
        'The request log belongs in the matter itself, be it in Clio, Actionstep or LEAP, with its own reminder steps for each kind of holder. Mail in the shared inbox is read for a likely match, which a person confirms. Texts go to clients before medical appointments. Out of this log comes the list of stalled files.',
      checkpoint:
        'Paralegals confirm matches and read the material. What to do about stalled files is decided weekly, by the lawyer.',
      first_step:
        'A paralegal takes 40 files and notes for each open request whom it went to, when, and when last chased.',
      stop_test:
        'After ten weeks, a wait less than a tenth shorter means stop. One record of a stranger on file, unnoticed, means the same.',
      alternative: 'Keep open requests in a spreadsheet by date, and let one person ring round on Tuesday mornings.',
      data_needed: [
        'where each open matter is',
        'dates of all requests',
        'inbox and notices from portals',
        'who to reach at clinics, insurers and experts',
      ],
      must_not_decide:
        'Client and lawyer decide what a record shows, whether it is whole, and if they sue, settle or make a demand. No log does.',
    },
  ],
}

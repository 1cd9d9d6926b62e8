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
    },
  ],
}

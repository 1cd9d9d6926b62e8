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
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'government/service-request-triage': [
    {
      workflow:
        'Residents report through the app, by mail or phone; some go through a councillor. From words and picture, software suggests what it is, where, how pressing and for whom, and ties repeats together. One click from the customer service officer settles it. Whenever the state changes, the resident hears.',
      build:
        'Two years of requests with their codes teach a sorter, which sits in front of the CRM or the request module in TechnologyOne. Words that spell danger reach a human straight away. A map finds the asset, and residents are texted in simple terms.',
      checkpoint:
        'Categories stand when a customer service officer agrees. Of requests closed inside an hour, the team leader goes over 30 every week.',
      first_step:
        'Two officers each code one batch of 200 requests afresh, and by Friday the customer service manager sees where they part.',
      stop_test:
        'After eight weeks, over one in five categories changed by officers is too many. One missed hazard is too many at any time.',
      alternative:
        'Bring 180 categories down to 40, require a pin on the map, and have an officer go through the pile twice daily.',
      risks: [
        {
          risk: 'Loud suburbs draw the crews, and those that seldom complain go without.',
          mitigation:
            'Every quarter put asset condition next to requests, ward by ward, and send inspectors to the silent ones.',
        },
        {
          risk: 'Somebody reports a fallen drain or bare wire, and it joins the normal queue.',
          mitigation: 'Pictures and words on a set danger list call the duty officer at any hour.',
        },
      ],
    },
    {
      workflow:
        'It may be an app, a mail, a note of a call or a councillor that brings the report. Picture and words are read; crew, urgency, place and category are put forward, and repeats joined to the first. With a click the customer service officer says yes. At every stage the resident is told.',
      build:
        'A sorter learns from two years’ requests that staff have coded, and stands ahead of TechnologyOne’s request module or the CRM. Certain danger words summon a person right away. The map ties a request to its asset, and progress goes out by short text.',
      checkpoint:
        'What a customer service officer has confirmed is the category. Each week the team leader looks into 30 requests that took less than an hour to close.',
      first_step:
        'Have one set of 200 requests coded again by two officers apart, and by Friday let the customer service manager count where they differ.',
      stop_test:
        'A single overlooked hazard closes it down. So does a week-eight count of over one category in five put right by officers.',
      alternative:
        'Use 40 categories where there were 180, make the map pin compulsory, and twice a day one officer sorts what came.',
      risks: [
        {
          risk: 'Crews follow the complaints, so districts that keep quiet see nobody.',
          mitigation:
            'Each quarter hold the state of assets and the number of requests together by ward, and inspect where few write in.',
        },
        {
          risk: 'A cable is down or a drain has caved in, and it is filed with the mowing.',
          mitigation: 'Fix which words and photos mean danger and wake the duty officer, at night as well.',
        },
      ],
    },
  ],
  'government/development-application-check': [
    {
      workflow:
        'On lodgement the papers are read for fees, site, owner’s consent, zone, floor area and overlays. Before evening, applicants learn what is missing. Planners receive the controls in play, each with its clause and measurement, and a first version of the routine sections of the report.',
      build:
        'Choose a single class first: sheds, say, or single dwellings. Its codes and checklist become questions that cite a clause. Software reads reports and forms; GIS supplies overlay and zone. Until it has earned trust, planners alone measure off drawings.',
      checkpoint:
        'A planner’s signature goes on the control sheet and on the list of what is complete. Reasons are the delegate’s, in words of their own.',
      first_step:
        'By Friday the planning manager has gone through 60 letters that asked for more and tallied, class by class, what had been left out.',
      stop_test: 'Watch the first 100 files. When over one in twenty turns out to lack a control, end the trial.',
      alternative:
        'Twice a week give a free hour ahead of lodgement, put sample checklists online, and turn unfinished forms away at the counter.',
      risks: [
        {
          risk: 'All boxes are ticked, no one saw that the site is heritage, and the tribunal strikes down the permit.',
          mitigation: 'GIS is the sole source for overlays, and on the file a planner ticks them one by one.',
        },
        {
          risk: 'Machine text stands in for reasons to which the delegate gave no thought.',
          mitigation: 'Drafting covers clauses, facts and history, and the section that assesses is left empty.',
        },
      ],
    },
    {
      workflow:
        'As soon as papers are lodged, software finds overlays, zone, site, consent of the owner, fees and floor area. The applicant is told that same day what is lacking. For the planner there is a sheet: each control, its clause, the value measured. The simple sections of a report are begun.',
      build:
        'One class is enough at first, for example single dwellings, or sheds. Its codes and checklist turn into questions, each with a clause number. Zone and overlay are GIS data; forms and reports are read by software. Measuring drawings stays human until the tool has proved itself.',
      checkpoint:
        'Completeness list and control sheet carry a planner’s name. The delegate gives reasons, and nobody else words them.',
      first_step:
        'Read 60 letters in which you had to ask for further information, from which the planning manager draws a count of gaps for each class by Friday.',
      stop_test:
        'Among the first 100 files, planners may find a control missed in one of twenty. Should it be more, end it.',
      alternative:
        'Twice weekly, hold a free hour for those about to lodge, show checklists with samples, and send back at the counter what is not complete.',
      risks: [
        {
          risk: 'A heritage overlay is overlooked, the list still says yes, and the permit is lost on appeal at the tribunal.',
          mitigation:
            'A planner ticks every overlay on the file, and each one is drawn from GIS and from nothing else.',
        },
        {
          risk: 'The delegate signs what the tool wrote and has never weighed it.',
          mitigation: 'Let software write up history, clauses and facts, but keep its hands off the assessment.',
        },
      ],
    },
  ],
  'government/resident-answers': [
    {
      workflow:
        'People write on the site or send a message in whatever tongue they speak. Three lines come back, taken from live pages with date and link; an address yields the bin day. Questions on safety, debts or a ruling pass to an officer, who sees the whole chat.',
      build:
        'Repair your 60 main web pages before all else. The assistant may search these and open data like bin zones, no further. For every language, native speakers try it out. Each reply carries the phone number, and questions it failed on are kept.',
      checkpoint:
        'Every week the owner of web content goes through 50 chats, mends whichever page misled, and tells the manager how many.',
      first_step:
        'Sort 500 calls by what was asked, and by Friday let the contact centre lead name the page that ought to have covered each.',
      stop_test:
        'Week eight calls for nine right answers in ten. Below that, or with over five complaints in a month, close it.',
      alternative:
        'Give the 20 busiest pages plain English, let people find their bin day from the home page, and send out fridge magnets.',
      risks: [
        {
          risk: 'Someone is told the wrong date or charge, and council must honour it.',
          mitigation: 'Fees come from the adopted schedule alone, and every answer displays its date and link.',
        },
        {
          risk: 'Waters rise, and it still gives out roads as they were before.',
          mitigation:
            'When the duty manager declares an event, replace the assistant at once with a notice that links the emergency services.',
        },
      ],
    },
    {
      workflow:
        'Whatever their language, residents can ask by message or on the website. The reply is three lines long, rests on pages now in force, and shows link and date; for bins it asks the address. If money is owed, safety is at stake or a decision is meant, an officer takes over with the chat in view.',
      build:
        'The top 60 pages of the site come first: put them right. Then let an assistant search those, with bin zones and similar open data, and nothing beyond. Native speakers test it in each language. The phone number is always shown, and unanswered questions are logged.',
      checkpoint:
        'Whoever owns web content reads 50 chats weekly, repairs the page at fault and gives the manager the number.',
      first_step:
        'By Friday the contact centre lead has put 500 calls under headings and next to each the web page where the answer belongs.',
      stop_test:
        'If complaints exceed five in any month, stop. In week eight, stop too unless nine answers out of ten are correct.',
      alternative:
        'A fridge magnet, a bin day search at the top of the home page, and 20 much-read pages in plain English go a long way.',
      risks: [
        {
          risk: 'A resident is quoted the wrong fee or date and insists on it.',
          mitigation: 'Only the schedule that council adopted may be quoted for fees, with link and date beside.',
        },
        {
          risk: 'The flood is here, and its list of roads is an old one.',
          mitigation:
            'Once an event is called by the duty manager, all the assistant shows is a banner with links to the emergency service.',
        },
      ],
    },
  ],
  'government/information-requests': [
    {
      workflow:
        'Applicant and officer settle on search terms for the request. What is found is stripped of repeats, threads are merged, and pages are tagged for third parties, legal advice, health or names, with an exemption that may fit. Each page is the officer’s decision. The schedule builds itself from these.',
      build:
        'For finding records and repeats, take an e-discovery product; Microsoft Purview includes one. Redaction has to delete words, since a black bar can be lifted. The model only proposes, and doubt has its own colour. All decisions are logged.',
      checkpoint:
        'Page by page, the authorised officer rules. Before release someone else tests the last PDF for text that lies beneath.',
      first_step:
        'On three live requests, the information access officer clocks every step and by Friday shows what eats the time.',
      stop_test:
        'Once trained, it may not leave one name open in 500 test pages, and must save a fifth of the hours per request. If it fails either, stop.',
      alternative:
        'Put out the ten kinds of record most wanted, ring within three days to settle scope, and have one contact in every unit.',
      risks: [
        {
          risk: 'One name was overlooked, and now a victim or informant is known.',
          mitigation:
            'On sensitive files another officer reads all that goes out, and a search looks for names you know.',
        },
        {
          risk: 'People click on whichever exemption is offered, and the public sees too little.',
          mitigation: 'Pages go out unless the officer sets down, in writing, why one may not.',
        },
      ],
    },
    {
      workflow:
        'Search terms are drawn from the request, and the applicant agrees to them. Records come together, minus repeats, with threads made one. On each page names, legal advice, health and third parties are marked, along with an exemption that might apply. An officer rules on every page, and out of that comes the schedule.',
      build:
        'An e-discovery tool, for instance in Microsoft Purview, does the searching and finds repeats. The redaction tool must take text away for good. What the model offers is a suggestion, coloured where it is not sure. Each decision is on the log.',
      checkpoint:
        'No page is released or withheld except by the authorised officer. A colleague then looks for text hidden in the finished PDF.',
      first_step:
        'Three requests now open serve as the sample, and by Friday the information access officer has minutes for each step.',
      stop_test:
        'After training, one name left standing in 500 test pages is the end. So is a saving in hours of less than a fifth per request.',
      alternative:
        'Before three days are out, agree on scope by phone, name someone in each unit, and publish what is asked for most: ten types of record.',
      risks: [
        {
          risk: 'A victim or informant can be found because a name got through.',
          mitigation:
            'For files that are sensitive, a second officer reads each page to be released and hunts for names already known.',
        },
        {
          risk: 'Offered an exemption, officers take it, and too many pages are kept from view.',
          mitigation: 'Release is the rule, and every refusal has a reason that the officer wrote.',
        },
      ],
    },
  ],
  'government/policy-search': [
    {
      workflow:
        'Questions are like these: who has to sign, can this charge be waived, how did council vote. The reply cites minute, register or clause, dated and linked. If nothing covers it, or papers disagree, that is stated, along with whose policy it is.',
      build:
        'Put the policy register in order, so that each has a single owner, date and version. An assistant within your tenant then holds it, plus public minutes, delegations and local laws. With one safe tool and a page of rules, staff can leave the rest alone.',
      checkpoint:
        'Once a quarter, owners go over the ten answers sought most on their policy. In a file, officers quote the clause; the tool is no authority.',
      first_step:
        'By Thursday the governance officer has set down each policy, whose it is and when review fell due, and totals the late ones.',
      stop_test:
        'Test 100 answers when the second clean-up is done. With more than 5 from a stale or wrong source, shut it.',
      alternative:
        'Put delegations on two printed pages, mend search on the intranet, and take down whatever policy has lapsed.',
      risks: [
        {
          risk: 'Papers from behind closed doors come up for someone with no right to them.',
          mitigation:
            'Release one holds nothing beyond public and all-staff papers, and three accounts with few rights try to get further.',
        },
        {
          risk: 'The delegation was revoked, an officer used it, and their decision does not stand.',
          mitigation:
            'Draw delegations from the live register, and have each reply state when the instrument was made.',
        },
      ],
    },
    {
      workflow:
        'An officer wants to know what council decided, whose signature it takes or whether a fee can be let go. Clause, minute or register is quoted, with its link and date. Where there is no source, or where sources differ, the answer admits it and points to the policy’s owner.',
      build:
        'Begin by clearing up: for every policy a current version, a date and an owner, just one of each. Delegations, public minutes and local laws join it in an assistant that runs in your tenant. A safe tool and one page of rules give staff no cause to use others.',
      checkpoint:
        'The clause is what goes on file, not the tool. Ten much-asked answers are checked each quarter by whoever owns the policy.',
      first_step:
        'All policies, their owners and review dates go on a list, from which the governance officer counts by Thursday what is overdue.',
      stop_test:
        'Once the second clean-up is over, take 100 answers. If the source is old or wrong for above 5, it stops.',
      alternative:
        'Remove lapsed policies, repair the intranet search, and hand out the table of delegations on two sheets.',
      risks: [
        {
          risk: 'A paper from a closed session is shown to somebody who may not see it.',
          mitigation:
            'The first release knows public and all-staff papers only, which three test accounts with low rights confirm.',
        },
        {
          risk: 'A decision falls because the power behind it had been repealed.',
          mitigation:
            'Show the date of each instrument, and look delegations up in the register at the moment of asking.',
        },
      ],
    },
  ],
  'government/road-and-footpath-images': [
    {
      workflow:
        'On their usual rounds, garbage trucks or the inspectors’ utes carry cameras past every address. Worn signs, raised slabs, cracks and potholes are spotted, sized and placed. The works engineer looks at the picture, agrees, orders them by road class and risk, and the depot has its list.',
      build:
        'Take one ward and pay a road imaging firm for three months. Tie what it sees to asset numbers and to your intervention levels, in Reflect or Assetic, and set it against people on foot. Plates and faces are blurred ahead of storing.',
      checkpoint:
        'Within five days the asset inspector has seen every high-risk defect, on the spot or in the picture, and signs the order of work.',
      first_step:
        'Let the asset engineer name a ward, and by Friday an inspector on foot has covered 10 km as the measure.',
      stop_test: 'Compare with the 10 km on foot: if over one in ten serious defects was not seen, end it.',
      alternative:
        'Truck and bus drivers report with one tap on an app; town centres and main roads are seen in a set rhythm.',
      risks: [
        {
          risk: 'Faults are on record, nothing is repaired, and in court it shows that council was aware.',
          mitigation: 'Ahead of the first run, settle money and intervention levels with insurer and engineer.',
        },
        {
          risk: 'People and their houses are on film, and outsiders want copies.',
          mitigation:
            'The camera itself blurs, nothing but stills of faults is stored, and the public can read the rule.',
        },
      ],
    },
    {
      workflow:
        'Utes and garbage trucks film the streets they pass anyway. Software finds lifted slabs, faded signs, potholes and cracks, and says where and how large. From the pictures, the works engineer confirms, sorts by risk and class of road, and hands the depot its work.',
      build:
        'For three months, one ward is filmed by an imaging service. Finds get the asset number and the intervention level that you use, go into Assetic or Reflect, and are measured against a walk of the same streets. Before storing, number plates and faces are made blurred.',
      checkpoint:
        'The ranked list is signed by an asset inspector, who has five days to confirm high-risk defects on site or by photo.',
      first_step:
        'An inspector walks 10 km in the ward that the asset engineer has picked, which by Friday gives a yardstick.',
      stop_test: 'On the 10 km that were walked, the film may miss one serious defect of ten at most. Otherwise stop.',
      alternative:
        'Let drivers of buses and trucks report by a single tap, and inspect town centres and the main roads at fixed times.',
      risks: [
        {
          risk: 'What was seen and left alone is proof against the council.',
          mitigation: 'Insurer and engineer agree on budget and intervention levels before any camera rolls.',
        },
        {
          risk: 'Footage shows residents at home, and requests for it come in.',
          mitigation: 'Blur in the camera, store defect stills and nothing more, and make the rule public.',
        },
      ],
    },
  ],
  'government/minutes-and-hearings': [
    {
      workflow:
        'Recording goes on as it always has. An hour later a draft built on the agenda gives each item, who moved, who seconded, how they voted and what was resolved, keyed to the time. The governance officer listens and corrects. Owners get their actions, and the stream gets captions.',
      build:
        'The speech tool runs inside your tenant and knows councillors, streets and local terms by name. With the agenda at hand, it completes the template for minutes. Agree with the records manager how long drafts and sound are held.',
      checkpoint:
        'The governance officer plays back every resolution. Minutes are final when council adopts them at its following meeting.',
      first_step:
        'Put two old meetings through, and by Wednesday the governance officer has a tally of motions and names that came out wrong.',
      stop_test:
        'Four meetings will tell: mending a draft should cost at most half of what minutes took before. If not, stop.',
      alternative: 'Leave debate out; type votes and resolutions, and nothing else, on the screen as they happen.',
      risks: [
        {
          risk: 'Doors close, the microphone stays live, and another firm receives it all.',
          mitigation: 'A script turns recording off as the session closes, and the minute taker notes having looked.',
        },
        {
          risk: 'The motion is put down in the wrong words, and those words bind.',
          mitigation: 'A motion is taken from the text on screen once the chair has spoken it, and from nowhere else.',
        },
      ],
    },
    {
      workflow:
        'Nothing changes in how you record. Within the hour there is a draft, in agenda order: item, motion and who moved and seconded it, vote, resolution, each with its time. Against the sound, the governance officer corrects it. Actions are sent out and the stream is captioned.',
      build:
        'Speech is turned to text in your own tenant, helped by a list of local words, streets and councillors. The agenda tells the tool how to fill in your minutes template. How long sound and drafts live is set with the records manager.',
      checkpoint:
        'Resolutions are heard again by the governance officer, one at a time, and council confirms the whole when it next meets.',
      first_step:
        'Try two meetings from the archive, with false names and motions counted by the governance officer by Wednesday.',
      stop_test: 'If, four meetings on, repairs to the draft take over half as long as the old way did, stop.',
      alternative: 'Write votes and resolutions live for all to see, and give up summing up the debate.',
      risks: [
        {
          risk: 'Confidential business is taped and leaves the building.',
          mitigation:
            'When the meeting goes into closed session, a script ends recording, which the minute taker checks and notes.',
        },
        {
          risk: 'A slip in the motion turns into what council is held to.',
          mitigation: 'Take motions from the screen, after the chair has read them, and never from the sound.',
        },
      ],
    },
  ],
  'government/submission-analysis': [
    {
      workflow:
        'Names come off, and comments and submissions go in. Software sorts by topic and by for or against, counts form letters as one batch, and ties each quote to where it was said. The engagement officer puts groups right. Councillors may look beneath any line.',
      build:
        'Themes are set down by the project team before anything runs. A language model files every point under one, quote attached, and two officers test a sample. With the report go numbers, method and limits. All who wrote in learn what their words led to.',
      checkpoint:
        'By hand, 10 % is coded by two officers and set beside the tool’s work. The method note is not published until the project lead has signed.',
      first_step:
        'The engagement officer returns to your latest closed consultation, has 100 entries sorted by software, and holds them to the old codes by Thursday.',
      stop_test:
        'The list of themes may be changed two times. If tool and officers then agree on less than 80 %, give up.',
      alternative:
        'Four officers share 300 submissions and one sheet of codes, then sit down for an hour over the doubtful ones.',
      risks: [
        {
          risk: 'Only one writer mentions a street that floods from its drain, and grouping buries it.',
          mitigation: 'What was said just once has its own page, which the engineer goes through.',
        },
        {
          risk: 'A noisy few on the web are taken for everybody.',
          mitigation:
            'Set the suburb and age of those who wrote beside the census, and never pass numbers off as a ballot.',
        },
      ],
    },
    {
      workflow:
        'Submissions and comments are taken in without their names. They are grouped by stance and theme, identical letters become one with a number, and every quote keeps its source. An engagement officer mends the groups. Behind each line, councillors can find who said what.',
      build:
        'The project team writes the themes first. Each point is then placed by a language model, with the words quoted, and a sample is tested by two officers. Limits, counts and method are published in the report, and submitters each hear in a line what came of it.',
      checkpoint:
        'Of all entries 10 % are coded by two officers as well, and the results compared. Ahead of release the note on method is signed by the project lead.',
      first_step:
        'Run 100 submissions of a consultation that is over through the tool, and by Thursday the engagement officer sees how far it agrees.',
      stop_test:
        'You may change the theme list, but in two rounds at most. Should officers still agree on under 80 %, stop.',
      alternative:
        'With four officers, one code sheet and an hour to clear up doubts, 300 submissions can be done by hand.',
      risks: [
        {
          risk: 'A lone voice tells of a drain and a flooded street, and no theme has room for it.',
          mitigation: 'Give points made by a single person a page to themselves, and put it before the engineer.',
        },
        {
          risk: 'Those who shout online seem to speak for all.',
          mitigation: 'Compare answers with the census by suburb and age, and say that a count is no vote.',
        },
      ],
    },
  ],
  'government/grants-administration': [
    {
      workflow:
        'When the round closes, each form is tested: insurance, ABN, whether the budget adds up, old debts. Assessors receive a page that sums it up and links to the form; marks are theirs alone. What they noted becomes a draft letter. Reminders go out for acquittals and milestones.',
      build:
        'SmartyGrants holds the rules on who is eligible. A summary made purely of quotes follows, and letters are merged out of what assessors wrote. For your own bids to other governments, let that writing tool draw on budget and asset facts.',
      checkpoint:
        'A grants officer goes over each file ruled out. The panel’s marks are given with no number from software on view.',
      first_step:
        'Clock 20 files of the past round, step by step, and by Friday the grants officer can name the two that drag.',
      stop_test: 'Replay the last round. Let one group that qualified be thrown out in error, and it is finished.',
      alternative:
        'Two pages of form will do; test insurance and ABN as they lodge, and note acquittals in the diary, each with two reminders.',
      risks: [
        {
          risk: 'Volunteers with little skill at writing lose their strongest argument in the short version.',
          mitigation: 'Marks count only when the whole form was opened first, which the log has to prove.',
        },
        {
          risk: 'Learning from past marks helps whoever won before.',
          mitigation:
            'Keep earlier marks away from the tool, and show council what each area and kind of group received.',
        },
      ],
    },
    {
      workflow:
        'As a round ends, the forms are checked for old debts, ABN, a budget that sums and insurance. An assessor sees the gist on one page, with links, and scores alone. Notes turn into letters of feedback. A reminder goes out when a milestone or acquittal falls due.',
      build:
        'Put your eligibility rules into SmartyGrants. Add a summary that only quotes, and merge letters with assessors’ notes. The writing tool can serve your bids to other governments too, on the facts in your budget and asset records.',
      checkpoint:
        'If a file is found ineligible, a grants officer confirms that in person. While scoring, the panel sees no machine score.',
      first_step:
        'Time 20 files from the round before, so that on Friday the grants officer knows the two steps that take longest.',
      stop_test: 'Test with last round’s files, and stop if a group that was eligible is shut out by mistake.',
      alternative:
        'Diary each acquittal with two reminders, ask for ABN and insurance on lodging, and let two pages be enough for a form.',
      risks: [
        {
          risk: 'A club that writes badly sees its best point lost in the summary.',
          mitigation: 'The log must show that an assessor had the full form open before any score was given.',
        },
        {
          risk: 'Scores of old reward the same winners.',
          mitigation: 'Past scores are not fed in, and council learns who was funded, by group type and by area.',
        },
      ],
    },
  ],
  'government/invoices-and-purchasing': [
    {
      workflow:
        'All invoices come to a single mailbox. GST, lines, order and ABN are read, then set beside receipt and order, and passed on as delegations say. A contract that ran out, an order cut in parts or a fresh bank account waits for someone. At 180 days and again at 90, contract ends are announced.',
      build:
        'TechnologyOne has invoice capture, so turn it on, or put a reader ahead of it. Both registers go in: contracts and delegations. Plain tests look for new bank details, orders cut in parts and invoices already paid. Requests for quotes start from templates already approved.',
      checkpoint:
        'Goods are in when the budget holder says so. Whatever was held is looked at by a finance officer ahead of every payment run.',
      first_step:
        'On Friday the accounts payable officer shows 200 invoices grouped by cause, delay and whether an order existed.',
      stop_test: 'When 1,000 invoices are through, end it if over 3 % of all fields had to be put right.',
      alternative:
        'Without an order nothing is paid; small buys below $1,000 go on a purchase card, and everyone can see contract dates in one calendar.',
      risks: [
        {
          risk: 'Criminals write in a supplier’s name about a new account, and software takes it in.',
          mitigation: 'No invoice can alter a bank account, for two officers must first ring the supplier back.',
        },
        {
          risk: 'Approval turns into a reflex, and nobody reads.',
          mitigation: 'Next to every approval stand the last three payments, and ten a week are drawn for a check.',
        },
      ],
    },
    {
      workflow:
        'There is one address for suppliers to write to. A reader finds lines, ABN, GST and order, checks them with the receipt, and follows the delegations. Whatever is odd goes to a person: contract lapsed, order split, bank account changed. Warnings that a contract ends come 180 and 90 days before.',
      build:
        'Use the invoice capture within TechnologyOne, or a reader in front. Feed it your contract register and the delegations. Let it check for split orders, payments made double and bank details that are new. Approved templates make drafts of quote requests.',
      checkpoint:
        'Receipt is for the budget holder to confirm. A finance officer goes through each stop before money is sent.',
      first_step:
        'Put 200 invoices in piles by order, cause and delay, for the accounts payable officer to report on by Friday.',
      stop_test: 'Correcting over 3 % of fields once 1,000 invoices have passed is reason to stop.',
      alternative:
        'Keep a shared calendar of contracts, issue cards for what is under $1,000, and pay no bill that has no order.',
      risks: [
        {
          risk: 'A false letter about bank details is read, believed and passed along.',
          mitigation: 'Bank details stay locked until two officers have called back, whatever may be on the invoice.',
        },
        {
          risk: 'Those who hold the budget press yes out of habit.',
          mitigation: 'Approvers see what the last three payments were, and a weekly sample takes ten approvals.',
        },
      ],
    },
  ],
  'government/emergency-readiness': [
    {
      workflow:
        'Twice daily a view shows the duty officer what each district may face over 72 hours, as a band, next to fire and river outlooks and who can turn out. Too few, and stand-by is called. During an event, notes from the field become a draft report, which the officer mends and issues.',
      build:
        'Five years of dispatch records, the season and forecasts by the Bureau of Meteorology make the call-out model. One page shows it with crews on hand. In the control centre, notes turn into report drafts. What the public is warned of stays with officers entirely.',
      checkpoint:
        'As shifts change, stand-by is signed for by the duty officer. Not a warning or report goes out without the incident controller.',
      first_step:
        'From three years, pick the ten hardest days, and by Friday let the duty manager show crews, calls and what was forecast on the eve.',
      stop_test: 'Replay the ten hardest days. If over two would have come as a surprise, the forecast goes.',
      alternative:
        'Draw up a card that says what to do at which river level and forecast; at night volunteers text whether they are free.',
      risks: [
        {
          risk: 'Nothing like it has been seen, and so the forecast shows no alarm on the gravest day.',
          mitigation: 'Fixed triggers from the agencies for river height, rain and fire danger outrank any forecast.',
        },
        {
          risk: 'A rescue or closed road that nobody has checked reads as certain.',
          mitigation: 'Give time and source for every line, and leave release to the officer in charge.',
        },
      ],
    },
    {
      workflow:
        'The duty officer looks 72 hours ahead twice daily: likely call-outs in each district with a range, crews at hand, fire and river. If there is a gap, people are put on stand-by. Once it starts, field notes are turned into a situation report for the officer to correct and release.',
      build:
        'The model rests on dispatch over five years, on season and on what the Bureau of Meteorology expects, and shares one page with crew availability. The control centre gains drafts of reports out of notes. Over public warnings, officers keep full control.',
      checkpoint:
        'Reports and warnings all wait for the incident controller. The level of stand-by is signed at every change of shift by the duty officer.',
      first_step:
        'Look back three years for the ten worst days, and by Friday have the duty manager list calls, crews and the previous day’s forecast.',
      stop_test: 'In a replay of the ten worst days it may miss two. If it would have missed more, stop.',
      alternative:
        'Each evening volunteers text if they can come, and a card sets out triggers by river level and by forecast.',
      risks: [
        {
          risk: 'The past holds no day as bad, and the model sees no cause for worry.',
          mitigation: 'The agencies set triggers for rain, fire danger and river height, and these override the model.',
        },
        {
          risk: 'A road or a rescue is reported as fact on hearsay.',
          mitigation: 'Every line says when and from whom it came, and it is released by the officer in charge alone.',
        },
      ],
    },
  ],
  'government/inspection-targeting': [
    {
      workflow:
        'Monthly, each place gets a rank: complaints, type, how long since anyone came, and what was found then, all open to view. Some are picked by lot. With list and tablet the inspector speaks findings into the checklist; a notice with its photo and clause is drafted from that.',
      build:
        'A table of points that all can follow comes first. Ahead of the register goes a checklist on the phone, with voice and camera. Learnt ranks wait for two years of sound results. Whatever you use, one in five visits stays random.',
      checkpoint:
        'The month’s list, reasons included, needs the team leader’s yes. Findings are written and signed by none but the authorised officer.',
      first_step:
        'With ten lines of points the team leader puts 100 premises in order, and by Friday holds that to what last year turned up.',
      stop_test: 'Make 150 visits of both kinds. If picking by rank uncovers nothing extra, give up the rank.',
      alternative:
        'Three classes of risk, by last result and type, with a set time between visits for each, will serve.',
      risks: [
        {
          risk: 'Past visits fell on one community, so its owners keep getting more.',
          mitigation:
            'Do not load nationality or owner name, and every quarter see whether ranked visits find more than random.',
        },
        {
          risk: 'The clause quoted is not the right one, and a court throws the notice out.',
          mitigation: 'Only a locked list supplies clauses, and no notice goes without the authorised officer’s name.',
        },
      ],
    },
    {
      workflow:
        'Past findings, complaints, kind of premises and months since a visit rank the list each month, and you can see why. Chance picks a share as well. On a tablet, findings are dictated point by point to the checklist, from which a notice with clause and photo is prepared.',
      build:
        'Start from points in a table, open to all. The register gets a phone checklist in front that takes dictation and photos. Results must be clean for two years before you test a learnt order. One visit in five is always by chance.',
      checkpoint:
        'Each finding is written, and signed, by the authorised officer. The team leader passes the monthly list and its reasons.',
      first_step:
        'By Friday the team leader has scored 100 premises on a table of ten lines and seen how that fits last year’s findings.',
      stop_test: 'After 150 ranked and 150 random visits, if ranked ones find no more, do away with the ranking.',
      alternative: 'Group premises by type and latest result into three classes, each with its own cycle of visits.',
      risks: [
        {
          risk: 'Because one community was inspected a lot, it is inspected yet more.',
          mitigation:
            'Owner names and nationality are left out, and each quarter hits from ranked and from random visits are compared.',
        },
        {
          risk: 'A notice fails in court since it relies on the wrong clause.',
          mitigation: 'All clauses come off a locked list, and it is the authorised officer who signs.',
        },
      ],
    },
  ],
  'government/waste-and-fleet-rounds': [
    {
      workflow:
        'Once a quarter, truck limits, tip times, lifts and addresses shape new rounds. Where one changed, the supervisor goes along and corrects what no map tells. Daily, GPS reveals skipped stops. Trucks are serviced by hours on the engine; the calendar no longer counts.',
      build:
        'Route software takes truck GPS and the addresses in GIS, for bins to begin with, for grading and mowing later. Cameras that spot contamination can follow; they lead to a letter that teaches, never a fine. In the fleet system, engine hours set the service date.',
      checkpoint:
        'A change to a round needs the waste supervisor and a driver from it. New bin days are told to residents four weeks ahead.',
      first_step:
        'By Friday the waste supervisor has one week of GPS on a map, every round, and shows where they cross or end late.',
      stop_test:
        'Six weeks in, under 5 % fewer kilometres, or more bins missed than before, means the old rounds return.',
      alternative:
        'A day at the map with two drivers will level the lifts; for a month, write down which public bins are full.',
      risks: [
        {
          risk: 'On paper it is quickest, but at 8.30 a truck backs up beside a school.',
          mitigation:
            'Steep streets, blind lanes and schools are fixed limits, and a driver puts a name to every new round.',
        },
        {
          risk: 'Drivers feel tracked, and the trial ends with the union’s no.',
          mitigation: 'Put on paper what GPS is for, open it to the drivers, and bar it from disciplinary cases.',
        },
      ],
    },
    {
      workflow:
        'Each quarter, rounds are drawn anew from lift counts, addresses, limits of trucks and times at the tip. The supervisor travels on those that changed and puts right what the map misses. GPS reports missed bins daily. Engine hours, not dates, call for a service.',
      build:
        'Begin with bins: GIS addresses, GPS from trucks and route software. Mowing and grading follow. Checks by truck camera for contamination come later, and bring advice by letter instead of fines. The fleet system counts engine hours for servicing.',
      checkpoint:
        'No round changes unless its driver and the waste supervisor approve. Residents have four weeks to get used to a new bin day.',
      first_step:
        'Plot a week’s GPS for each round, so that on Friday the waste supervisor can point to overlaps and to finishes that were late.',
      stop_test: 'If bins are missed more often, stop. If six weeks save under 5 % of kilometres, stop as well.',
      alternative:
        'Let two drivers spend a day with the map and share lifts out evenly, and log for a month when public bins are full.',
      risks: [
        {
          risk: 'The best route on screen has a truck in reverse at a school gate at 8.30.',
          mitigation:
            'Blind lanes, schools and steep streets go in as limits, and one driver signs whatever round is new.',
        },
        {
          risk: 'The union calls off the trial, because GPS looks like a spy.',
          mitigation:
            'Sign an agreement on how GPS is used, let drivers see what is held on them, and discipline nobody by it.',
        },
      ],
    },
  ],
  'government/library-and-centre-rosters': [
    {
      workflow:
        'How many will come each hour is worked out from bookings, loans, lessons and counts at the door. A draft roster keeps to lifeguard ratios, supervision and the award; those who booked are reminded. Leaders at each branch change it. Every term, poorly attended programmes move or end.',
      build:
        'Put in a full year of bookings and counts, set the ratio at every site, and roster with the module already paid for. A text goes out two days ahead of each programme. Loans in Symphony or Spydus tell each branch what to buy.',
      checkpoint:
        'No roster runs without the branch manager. As each shift starts, the pool duty manager makes sure there are lifeguards enough.',
      first_step:
        'By Friday the branch manager has charted four weeks, hour by hour: people through the door, and people at work.',
      stop_test: 'Give it one term. Unless hours for every 1,000 visits change by 3 %, leave it.',
      alternative:
        'For one month move two staff to afternoons, tally who comes in, and hear from the team what is different.',
      risks: [
        {
          risk: 'Too few are on, and late at night somebody faces trouble with no colleague there.',
          mitigation: 'From 5 pm at least two are on duty, however low the forecast.',
        },
        {
          risk: 'What someone borrowed gives away their mind, and planners pass it round.',
          mitigation: 'Work with totals for title and branch, and cut the tie to the reader once the book is back.',
        },
      ],
    },
    {
      workflow:
        'Loans, bookings, door counts and lesson lists tell how busy each hour will be. From that comes a roster that respects the award, lifeguard numbers and supervision. Bookings are followed by reminders. Branch leaders have the last say, and each term weak programmes are shifted or stopped.',
      build:
        'You need a year of bookings and door counts, a ratio for every site, and the roster module that you own already. Send a text when a programme is two days off. From Spydus or Symphony, loans by branch make the list of what to buy.',
      checkpoint:
        'At the start of a shift the pool duty manager counts lifeguards against the ratio. All rosters are approved by the branch manager.',
      first_step:
        'Set staff on duty beside visits for each hour of four weeks, in a chart that is with the branch manager by Friday.',
      stop_test: 'After a term, hours for each 1,000 visits should have moved 3 %. If they have not, stop.',
      alternative:
        'Try it by hand: for a month, two people work afternoons in place of mornings, while you count visits and listen to staff.',
      risks: [
        {
          risk: 'One worker is alone after dark when things turn ugly.',
          mitigation: 'Past 5 pm the floor is two staff, which no forecast may lower.',
        },
        {
          risk: 'Planning data shows what each person reads.',
          mitigation:
            'Count by branch and title, never by person, and delete the borrower’s link when an item comes home.',
        },
      ],
    },
  ],
  'government/case-file-summaries': [
    {
      workflow:
        'A case starts or gets a new worker. From reports, letters and notes comes a timeline with what is still to do, each line tied to a page. The caseworker holds it to the file, fills gaps and takes it along on the visit. Later notes are spoken and come back in draft.',
      build:
        'It must be closed off and live in the agency’s cloud. Missing papers, tasks and a timeline are all it may give: no advice, no score for risk. Ten volunteers try it on closed cases; privacy officer and union have a seat throughout.',
      checkpoint:
        'Key lines are read at their source before the caseworker signs. Two files every week are gone over by the team leader.',
      first_step:
        'Three workers clock how long five fresh cases each take to read and what they sought, and the team leader has it all by Friday.',
      stop_test:
        'In the test on closed files, one missed report of harm ends everything. By week 12 a fifth of the time must be saved, or it ends as well.',
      alternative: 'Each file opens with a page that sums up the case, brought up to date whenever it is handed over.',
      risks: [
        {
          risk: 'Gossip from years back turns into truth and clings to the family.',
          mitigation: 'State the speaker and the date for everything, and tag whatever nobody has ever proved.',
        },
        {
          risk: 'A single phone call revealed that a child was in danger, and it is not there.',
          mitigation: 'Reports of harm appear whole, never shortened, and the worker cannot pass them unread.',
        },
      ],
    },
    {
      workflow:
        'At opening or handover, software sets out the case in order of time, with tasks still open, from letters, reports and notes, and each line leads to its page. The caseworker compares it with the file and completes it before the visit. From then on, dictation becomes draft notes.',
      build:
        'Run a closed tool in the cloud that the agency owns. It may build the timeline, list tasks and say what papers are missing; risk scores and advice are barred. Ten volunteers pilot it, on cases already closed, with privacy officer and union taking part.',
      checkpoint:
        'A timeline is signed by the caseworker after reading what lies behind its key lines. The team leader looks at two files weekly.',
      first_step:
        'By Friday the team leader knows from three workers, with five new cases each, how long reading takes and what they look for.',
      stop_test:
        'If the closed-file test misses a report of harm, stop that day. If week 12 comes with less than a fifth saved on time, stop too.',
      alternative: 'A summary of one page leads every file and is renewed each time the case changes hands.',
      risks: [
        {
          risk: 'Hearsay from an old file is repeated until it sounds like fact about a family.',
          mitigation:
            'For each statement show who made it and on what day, with a mark on those that were not confirmed.',
        },
        {
          risk: 'The one call that told of danger to a child is left off.',
          mitigation: 'Workers have to read reports of harm, which are listed whole and not summed up.',
        },
      ],
    },
  ],
  'government/records-foundation': [
    {
      workflow:
        'Take one service: its files, registers and forms each get one place, a number and someone in charge. PDFs give way to online forms that fill the system. Papers in use are scanned and indexed. Where the schedule permits, the old is destroyed.',
      build:
        'Cemeteries or permits would make a start. Chart what records exist, put property numbers and names in order, make the online form, assign its retention class. Two months of running come before another service does. It takes no AI.',
      checkpoint:
        'Batches of scans and all disposals carry the records manager’s name, once one file in twenty has been looked at.',
      first_step:
        'Together, a unit lead and the records officer write down each register there, whose it is and when it last moved, by Friday.',
      stop_test:
        'Should people still write in the former register come week 12, leave this service and try a different one.',
      alternative:
        'For each register make one spreadsheet the master and lock its rivals; a rule files mails in one folder for every case.',
      risks: [
        {
          risk: 'The paper is gone, and a court will not accept the image.',
          mitigation:
            'Work to your state’s standard for digitisation, and let no original go until the batch bears the records manager’s signature.',
        },
        {
          risk: 'All registers end up on a chart, and not one works any better.',
          mitigation:
            'Take on a single service each quarter, name its unit lead, and fix the day its former register closes.',
        },
      ],
    },
    {
      workflow:
        'Within a single service, every register, file and form is given a home, an owner and a number. Online forms take over from PDFs and fill the system directly. Live paper is scanned and indexed; what the schedule lets you destroy is destroyed.',
      build:
        'Select a service, perhaps cemeteries, perhaps permits. List its records, clean property numbers and names, set up the web form and decide the retention class. When it has run two months, go to the next. None of this needs AI.',
      checkpoint:
        'Before signing a scanned batch or a disposal, the records manager has looked into one of every twenty files.',
      first_step:
        'By Friday the records officer has, with one unit lead, a list of that unit’s registers, their owners and latest changes.',
      stop_test: 'Week 12 is the limit: if staff still use the old register, turn to some other service.',
      alternative:
        'Choose a master spreadsheet for every register, lock all the rest, and let a rule put mails into a folder per case.',
      risks: [
        {
          risk: 'Originals are discarded while the scans would not hold up in court.',
          mitigation:
            'Keep to the digitisation standard of your state, and hold on to originals while a batch lacks the records manager’s signature.',
        },
        {
          risk: 'Months go into mapping registers, and none is changed.',
          mitigation: 'A quarter is for one service, with its unit lead named and a lock date for the old register.',
        },
      ],
    },
  ],
}

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
          mitigation: 'Keep earlier marks away from it, and show council what each area and kind of group received.',
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
  ],
}

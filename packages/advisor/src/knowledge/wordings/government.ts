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
      kpis: [
        {
          name: 'requests that reach the right team at once',
          unit: '% of requests',
          baseline: 'look at 300 that are closed',
          target: '15 to 25 points more',
        },
        {
          name: 'days until something is done, median',
          unit: 'days',
          baseline: 'use the past 12 months, type by type',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'requests of two years, as finally coded',
        'map points and pictures',
        'layers for zones and assets',
        'when and how each was closed',
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
      kpis: [
        {
          name: 'share that lands with the right crew first',
          unit: '% of requests',
          baseline: 'go through 300 closed ones',
          target: 'up by 15 to 25 points',
        },
        {
          name: 'wait for first action, as a median',
          unit: 'days',
          baseline: 'take 12 months, split by type',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'two years’ requests and their last category',
        'where it was, with photo',
        'maps of assets and zones',
        'notes at closing, with the time',
      ],
    },
    {
      workflow:
        'Each request goes to the right crew the first time, and hazards are seen at once. Reports come by phone note, app, councillor or mail. Software reads photo and text, suggests urgency, crew, category and place, and joins duplicates. The customer service officer clicks to confirm, and residents are kept informed.',
      build:
        'A sorter, trained on requests coded over two years, goes in front of your CRM or TechnologyOne’s request module. Danger words bypass it and reach a person immediately. Requests are tied to assets through the map. Residents get short texts about progress.',
      checkpoint:
        'The category is confirmed by a customer service officer. A team leader reviews 30 requests each week that closed in less than an hour.',
      first_step:
        'Give 200 requests to two officers, who recode them separately. The customer service manager compares both sets by Friday.',
      stop_test:
        'Eight weeks is the trial. Stop if officers correct over one category in five, or at once if a hazard slips by.',
      alternative:
        'Reduce 180 categories to 40 and make a map pin mandatory. One officer can then sort the requests twice each day.',
      risks: [
        {
          risk: 'Streets that complain get the work, and places that stay silent are forgotten.',
          mitigation:
            'Compare requests and asset condition for each ward every quarter, and inspect the wards that report little.',
        },
        {
          risk: 'A collapsed drain or live wire sits among the routine jobs.',
          mitigation: 'Set a list of words and photos that alert the duty officer immediately, at any time of day.',
        },
      ],
      kpis: [
        {
          name: 'requests routed correctly from the start',
          unit: '% of requests',
          baseline: 'review a sample of 300 closed requests',
          target: 'lift the share 15 to 25 points',
        },
        {
          name: 'median wait before a crew acts',
          unit: 'days',
          baseline: 'measure 12 months for each type',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'two years of coded service requests',
        'photographs with their location',
        'GIS layers of assets and zones',
        'closing times and remarks',
      ],
    },
    {
      workflow:
        'Requests no longer bounce between departments. A report by councillor, mail, app or phone is read with its photo. The tool proposes place, crew, category and urgency, and links repeats. The customer service officer confirms with a click, and residents hear whenever it moves.',
      build:
        'Take two years of requests your officers have coded and train a sorter on them. It works at the entry to the CRM or TechnologyOne. Danger words go to a human without delay. A map link finds the asset, and texts tell residents where things stand.',
      checkpoint:
        'Nothing is categorised for good before a customer service officer agrees. The team leader looks weekly at 30 requests closed within the hour.',
      first_step:
        'Test your own coding first. Two officers work on the same 200 requests apart, and the customer service manager shows the differences by Friday.',
      stop_test:
        'A missed hazard means stop. At eight weeks, so do officers who still correct above one in five categories.',
      alternative:
        'Have 40 categories in place of 180 and a compulsory map pin. An officer sorts what came in, morning and afternoon.',
      risks: [
        {
          risk: 'Wards with many reports take all the crew time, and the others decline unseen.',
          mitigation:
            'Publish requests next to asset condition each quarter, ward by ward, and inspect where hardly anyone reports.',
        },
        {
          risk: 'Something deadly, such as a bare wire, is filed as an ordinary request.',
          mitigation: 'Have danger words and pictures ring the duty officer directly, nights included.',
        },
      ],
      kpis: [
        {
          name: 'share of requests with the right team at first',
          unit: '% of requests',
          baseline: 'check how 300 closed requests travelled',
          target: 'a gain of 15 to 25 points',
        },
        {
          name: 'days to first action, middle value',
          unit: 'days',
          baseline: 'work it out by type over 12 months',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'past requests and final codes, two years',
        'pictures and pins on the map',
        'asset map and zone map',
        'how long each took, with notes',
      ],
    },
    {
      workflow:
        'Crews get the job they can do, and residents know where it stands. Text and photo of a report, however it came, suggest urgency, place, category and crew. Repeats hang on the first. One click by the customer service officer confirms it, and each change is messaged.',
      build:
        'Coded requests from two years teach a sorter, placed ahead of the CRM or of the module for requests in TechnologyOne. A set of danger words goes past it to a person. Map links find the asset. Status goes to residents as plain texts.',
      checkpoint:
        'A customer service officer has the final word on category. Weekly, 30 requests that closed in under an hour go to the team leader.',
      first_step:
        'Let two officers recode 200 requests, each without the other. On Friday the customer service manager lays both side by side.',
      stop_test: 'One hazard missed ends it. So do officers who, after eight weeks, change upward of one in five.',
      alternative:
        'Go from 180 categories to 40. Nobody lodges without a map pin, and one officer sorts two times a day.',
      risks: [
        {
          risk: 'Those who complain get served, and silent wards fall behind.',
          mitigation:
            'Compare requests with asset condition per ward every quarter. Few reports are a reason to inspect.',
        },
        {
          risk: 'A live wire waits in line like a broken bin.',
          mitigation: 'Words and photos of danger, from a fixed list, ring the duty officer round the clock.',
        },
      ],
      kpis: [
        {
          name: 'requests the first team keeps',
          unit: '% of requests',
          baseline: 'trace 300 that have closed',
          target: 'gain 15 to 25 points',
        },
        {
          name: 'median days before anyone acts',
          unit: 'days',
          baseline: 'take each type over 12 months',
          target: 'reduce it by 20 to 30 %',
        },
      ],
      data_needed: [
        'coded requests, two years back',
        'pins and pictures sent in',
        'zone and asset layers in GIS',
        'closing notes, with how long it took',
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
      kpis: [
        {
          name: 'files complete on the first day of assessment',
          unit: '% of applications',
          baseline: 'see your latest 100 lodgements',
          target: '20 to 30 points more',
        },
        {
          name: 'days the chosen class takes, median',
          unit: 'days',
          baseline: 'use the past 12 months',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'old applications and letters for more',
        'text of the LEP, DCP or planning scheme',
        'overlays and zones in GIS',
        'reports by delegates',
        'list of fees',
      ],
      must_not_decide:
        'Only the council, the panel or an officer with delegation can grant, refuse or attach conditions, and signs the reasons. No tool can.',
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
      kpis: [
        {
          name: 'applications that start assessment whole',
          unit: '% of applications',
          baseline: 'look at 100 recent lodgements',
          target: 'up by 20 to 30 points',
        },
        {
          name: 'median time in that class',
          unit: 'days',
          baseline: 'go back 12 months',
          target: 'bring it down 20 to 30 %',
        },
      ],
      data_needed: [
        'what was lodged, and what you asked for',
        'scheme, or DCP and LEP',
        'zone and overlay layers',
        'past delegate reports',
        'fees as adopted',
      ],
      must_not_decide:
        'A permit is granted, refused or made conditional by the delegated officer, the panel or council, who sign why. Software takes no part.',
    },
    {
      workflow:
        'Applicants hear on the day they lodge what is missing. Software reads the documents for zone, fees, floor area, site, overlays and owner’s consent. The planner then has a sheet with each control that applies, its clause and the value found. Plain parts of the report are already drafted.',
      build:
        'Start with a single class of application, for instance single dwellings or sheds. The checklist and codes for it are rewritten as questions, with clause numbers. A tool reads reports and forms, while GIS gives zone and overlay. Planners go on measuring drawings until the tool is proven.',
      checkpoint:
        'Control sheet and completeness list are signed by a planner. The delegate puts the reasons in their own language.',
      first_step:
        'Pick 60 letters asking for further information. The planning manager counts the missing items for every class by Friday.',
      stop_test:
        'The first 100 files are the test. It ends if over one in twenty has a control the tool did not catch.',
      alternative:
        'Offer a free hour before lodgement, two times a week, and publish example checklists. Counter staff then turn away incomplete forms.',
      risks: [
        {
          risk: 'The heritage overlay goes unnoticed, the file counts as complete, and the tribunal sets the permit aside.',
          mitigation: 'Let GIS be the only source of overlays, each ticked on the file by a planner.',
        },
        {
          risk: 'The delegate adopts drafted text as reasons without having considered them.',
          mitigation: 'Drafts may hold clauses, history and facts, but the assessment section stays empty.',
        },
      ],
      kpis: [
        {
          name: 'share of applications complete at the start',
          unit: '% of applications',
          baseline: 'check the last 100 you received',
          target: 'lift it 20 to 30 points',
        },
        {
          name: 'median processing days in the class',
          unit: 'days',
          baseline: 'calculate it for 12 months',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'past files with requests for information',
        'planning scheme, or LEP with DCP',
        'GIS data on overlays and zones',
        'reports written by delegates',
        'adopted schedule of fees',
      ],
      must_not_decide:
        'Granting, refusing and setting conditions is a power of council, panel or delegated officer, who signs the reasons. It never passes to a tool.',
    },
    {
      workflow:
        'Planners start from a complete file and a list of the controls that matter. At lodgement the documents are checked for consent, fees, site, zone, floor area and overlays. The applicant gets the list of gaps that day. Controls are listed with their clauses and measurements, and routine report sections come as a draft.',
      build:
        'Choose one simple class to begin with, such as sheds. Its checklist becomes a set of questions that name the clause. Software takes care of reading reports and forms, and overlay and zone are drawn from GIS. Measurements off drawings are left to planners until results show it can be trusted.',
      checkpoint:
        'Before assessment, a planner signs the list and the sheet of controls. Reasons for the decision are written by the delegate alone.',
      first_step:
        'What do applicants leave out? The planning manager goes through 60 of your letters for more information and has counts by class on Friday.',
      stop_test: 'If planners discover missed controls in more than one of twenty files, up to the first 100, stop.',
      alternative:
        'Hold two free sessions a week, an hour each, for people about to lodge. Put checklists with samples online, and accept complete forms only.',
      risks: [
        {
          risk: 'A file marked complete lacks the heritage overlay, and the permit is overturned.',
          mitigation: 'Overlays are taken from GIS, nowhere else, and the planner ticks every one.',
        },
        {
          risk: 'Drafted sentences turn into the reasons, though no delegate has weighed them.',
          mitigation: 'Keep drafting to history, facts and clauses, and leave the part that assesses for a person.',
        },
      ],
      kpis: [
        {
          name: 'applications ready to assess when they come up',
          unit: '% of applications',
          baseline: 'go through 100 past lodgements',
          target: 'a gain of 20 to 30 points',
        },
        {
          name: 'typical days for this class, as a median',
          unit: 'days',
          baseline: 'measure the last 12 months',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'earlier applications and follow-up letters',
        'controls in scheme, LEP and DCP',
        'mapped zones and overlays',
        'delegates’ past reports',
        'current fees and charges',
      ],
      must_not_decide:
        'Approval, refusal and conditions are decided by council, a panel or the officer with delegation, who signs why. Nothing of that is for software.',
    },
    {
      workflow:
        'Assessment starts with a whole file, because gaps are found at lodgement. The documents are searched for overlays, owner’s consent, fees, zone, site and floor area, and the applicant has the list of gaps before evening. To the planner goes each control with clause and measurement. Routine report sections are drafted.',
      build:
        'A single class is the place to start, sheds or single dwellings. Write its codes and checklist as questions that name their clause. GIS tells zone and overlay, and software reads forms and reports. Drawings are measured by planners until the tool has shown it can.',
      checkpoint:
        'Both papers, the control sheet and the completeness list, go out under a planner’s name. The delegate words the reasons personally.',
      first_step:
        'Which items do people forget? The planning manager counts them, by class, in 60 letters for further information. Friday is the date.',
      stop_test: 'Over the first 100 files, one in twenty with a control missed is the most you accept.',
      alternative:
        'Open a free pre-lodgement hour two days a week. Checklists with examples go online, and the counter takes complete forms only.',
      must_not_decide:
        'It is the delegated officer, panel or council that grants, refuses or sets conditions and signs the reasons. A tool has no such power.',
      risks: [
        {
          risk: 'A heritage overlay was never checked, and the permit does not survive the tribunal.',
          mitigation: 'Every overlay is read from GIS and ticked by a planner on the file.',
        },
        {
          risk: 'Reasons are signed that came from a machine and not from thought.',
          mitigation: 'Clauses, facts and history may be drafted. Assessment remains an empty page for the delegate.',
        },
      ],
      kpis: [
        {
          name: 'applications without gaps at assessment',
          unit: '% of applications',
          baseline: 'look through the past 100',
          target: 'gain 20 to 30 points',
        },
        {
          name: 'days in the class you picked, by median',
          unit: 'days',
          baseline: 'take 12 months of decisions',
          target: 'reduce it by 20 to 30 %',
        },
      ],
      data_needed: [
        'lodged files and information letters',
        'LEP and DCP, or the scheme',
        'GIS layers for zone and overlay',
        'what delegates wrote',
        'the fee schedule in force',
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
      kpis: [
        {
          name: 'weekly calls about the ten commonest questions',
          unit: 'calls a week',
          baseline: 'mark calls for three weeks',
          target: '20 to 30 % fewer',
        },
        {
          name: 'answers staff call correct',
          unit: '% of 200 sampled answers',
          baseline: 'let officers grade the test set',
          target: '95 % or better',
        },
      ],
      data_needed: [
        'log of why people rang',
        'web pages in force, owned and dated',
        'addresses and bin zones',
        'list of charges and fees',
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
      kpis: [
        {
          name: 'how often the top ten are asked by phone',
          unit: 'calls a week',
          baseline: 'note reasons over three weeks',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'share of answers that officers pass',
          unit: '% of 200 sampled answers',
          baseline: 'have the test set marked',
          target: 'no less than 95 %',
        },
      ],
      data_needed: [
        'reasons for calls, as logged',
        'your pages, with date and owner',
        'which bin zone an address is in',
        'charges that council adopted',
      ],
    },
    {
      workflow:
        'Residents get a three-line answer from the council’s own pages, in the language they use. Each answer carries a date and a link, and an address brings up the bin day. Where safety, a decision or money owed is concerned, an officer takes the chat over.',
      build:
        'First put your 60 most-read web pages in order. A search assistant may then use those pages, plus open data like bin zones, and no other source. Every language is tested by native speakers. The phone number appears in each reply, and failed questions are logged.',
      checkpoint:
        'A sample of 50 chats a week goes to the owner of web content, who mends the faulty pages and gives the manager a count.',
      first_step:
        'Go through 500 calls and note what was asked. The contact centre lead then names the web page that ought to answer each, and finishes on Friday.',
      stop_test:
        'In week eight at least nine answers in ten must be correct. More than five complaints a month also ends it.',
      alternative:
        'Put the 20 most popular pages into plain English and the bin day search on the front page. A fridge magnet does the rest.',
      risks: [
        {
          risk: 'A resident relies on a fee or date that the assistant got wrong.',
          mitigation: 'Restrict fees to the schedule council adopted, and print date and link with each answer.',
        },
        {
          risk: 'Roads are flooded, and the assistant still gives the list from before.',
          mitigation:
            'Show only a banner with emergency service links from the moment an event is declared by the duty manager.',
        },
      ],
      kpis: [
        {
          name: 'phone calls on ten frequent questions',
          unit: 'calls a week',
          baseline: 'record call reasons for three weeks',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'answers officers mark as right',
          unit: '% of 200 sampled answers',
          baseline: 'get officers to grade a test set',
          target: '95 % at the least',
        },
      ],
      data_needed: [
        'record of call reasons',
        'live web pages, dated and owned',
        'bin zones by address',
        'adopted fees and charges',
      ],
    },
    {
      workflow:
        'The assistant takes the everyday questions, and officers keep the hard calls. Residents write in whatever language they use, online or by message. Three lines come back out of pages in force, linked and dated, or the bin day for their address. Decisions, debts and safety go to an officer who can read the chat.',
      build:
        'Your web pages come before any assistant: correct the 60 that matter most. It searches only these, along with bin zones and other open data. Native speakers try out each language. Always display the phone number, and list questions left without an answer.',
      checkpoint:
        'Each week the web content owner samples 50 chats and repairs any page that led to a wrong answer. The manager gets the figure.',
      first_step:
        'Tag 500 calls by topic. The contact centre lead marks, before Friday is out, where on the website the answer should be.',
      stop_test:
        'Stop when complaints go above five in a month, or if week eight shows fewer than nine right answers out of ten.',
      alternative:
        'Plain English on the 20 pages people visit most, a bin search right on the front page and a magnet for the fridge would help many.',
      risks: [
        {
          risk: 'The assistant names a wrong deadline or fee, and council has to stand by it.',
          mitigation: 'Take fees from the adopted schedule only, and let residents see the source and its date.',
        },
        {
          risk: 'In a flood, people are sent down roads from an outdated list.',
          mitigation:
            'The duty manager calls the event, and at that moment a banner with emergency links replaces the assistant.',
        },
      ],
      kpis: [
        {
          name: 'calls a week on the ten leading questions',
          unit: 'calls a week',
          baseline: 'tag three weeks of calls',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'correct answers in a staff check',
          unit: '% of 200 sampled answers',
          baseline: 'ask officers to mark the test questions',
          target: '95 % or above',
        },
      ],
      data_needed: [
        'call log by reason',
        'up-to-date pages and who owns them',
        'address data with bin zones',
        'schedule of fees',
      ],
    },
    {
      workflow:
        'Everyday questions are answered at any hour and in many languages. By message or online, residents get three lines from pages in force, with date and link, or their bin day by address. Safety, debts and decisions are handed to an officer, chat included.',
      build:
        'Without good pages it cannot work, so mend the top 60 before you start. The assistant searches them, and bin zones or other open data, and nothing further. Each language is tried by native speakers. Every reply shows the phone number, and its failures are kept.',
      checkpoint:
        'Each week 50 chats are read by the owner of web content. Faulty pages are corrected and the manager is told how many.',
      first_step:
        'Label 500 calls by question. Which web page should have saved each one? The contact centre lead knows by Friday.',
      stop_test:
        'It must be right nine times in ten by week eight. Below that, or above five complaints a month, switch it off.',
      alternative:
        'Rewrite 20 busy pages in plain English. Let the home page tell people their bin day, and print a magnet for every fridge.',
      risks: [
        {
          risk: 'People are told a wrong fee or closing date, and claim it.',
          mitigation: 'No fee except from the adopted schedule. Beside every answer stand its date and link.',
        },
        {
          risk: 'In a flood it goes on quoting yesterday’s roads.',
          mitigation:
            'One word from the duty manager that an event is on, and residents see emergency links on a banner, no assistant.',
        },
      ],
      kpis: [
        {
          name: 'weekly calls on the top ten topics',
          unit: 'calls a week',
          baseline: 'three weeks of tagged calls',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'right answers, as officers judge',
          unit: '% of 200 sampled answers',
          baseline: 'give officers the test set to mark',
          target: '95 % and up',
        },
      ],
      data_needed: [
        'what callers ask, as logged',
        'published pages, their dates and owners',
        'bin zones for each address',
        'the adopted charges',
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
      kpis: [
        {
          name: 'hours a request takes',
          unit: 'hours',
          baseline: 'clock your last 15',
          target: '30 to 50 % less',
        },
        {
          name: 'requests decided in legal time',
          unit: '% of requests',
          baseline: 'see the return for last year',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'old requests, their schedules and decisions',
        'where mail and documents are kept',
        'guide to exemptions',
        'classes of retention',
      ],
      must_not_decide:
        'The authorised decision maker applies exemptions and weighs the public interest, and states the right of review. A tool may only suggest.',
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
      kpis: [
        {
          name: 'work in each request',
          unit: 'hours',
          baseline: 'time 15 recent ones',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'share decided before the deadline',
          unit: '% of requests',
          baseline: 'look up last year’s return',
          target: 'reach 95 %',
        },
      ],
      data_needed: [
        'decisions and schedules so far',
        'mailboxes and document stores',
        'what each exemption covers',
        'how long records are kept',
      ],
      must_not_decide:
        'Suggestions are all a tool may give. Exemption and public interest test belong to the authorised decision maker, who explains review rights.',
    },
    {
      workflow:
        'Software does the gathering and marking, and the officer rules on each page. Search terms are agreed with the applicant first. Records are collected, repeats removed and threads joined, then pages are marked for legal advice, names, third parties or health, with a likely exemption. The schedule follows from the decisions.',
      build:
        'An e-discovery tool does the search and removes doubles; Microsoft Purview has one. Add redaction software that deletes the text beneath the bar. The model makes suggestions and colours those it doubts. A log keeps each decision.',
      checkpoint:
        'Each page is decided by the authorised officer. The finished PDF is checked for hidden text by a second officer before release.',
      first_step:
        'Choose three open requests and write down the minutes for every step. On Friday the information access officer explains where the time is lost.',
      stop_test:
        'Once it is trained, one visible name in 500 test pages ends it. Hours per request must also fall by a fifth.',
      alternative:
        'Publish the ten types of record that are asked for most. Phone applicants within three days to agree the scope, and appoint a contact in each unit.',
      risks: [
        {
          risk: 'A victim or an informant is identified by a name that was not blacked out.',
          mitigation:
            'Sensitive files are read in full by another officer before release, and known names are searched for.',
        },
        {
          risk: 'Officers accept the suggested exemption too readily, and the public gets less than it should.',
          mitigation: 'Treat release as normal, and ask for written reasons whenever a page is refused.',
        },
      ],
      kpis: [
        {
          name: 'staff hours for one request',
          unit: 'hours',
          baseline: 'measure the most recent 15 requests',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'requests decided on time under the act',
          unit: '% of requests',
          baseline: 'take it from last year’s return',
          target: 'bring the share to 95 %',
        },
      ],
      data_needed: [
        'past decisions with their schedules',
        'stores of mail and documents',
        'guidance on exemptions',
        'retention rules by class',
      ],
      must_not_decide:
        'Applying an exemption or the public interest test is for the authorised decision maker, with review rights stated. The tool proposes and stops there.',
    },
    {
      workflow:
        'Less of the officer’s time on a request goes into searching and sorting. You agree terms with the applicant, and the tool gathers records, folds doubles and threads, and marks names, third parties, health and legal advice. A possible exemption stands beside each. The officer rules on every page, which also fills the schedule.',
      build:
        'Search and removal of doubles is a job for e-discovery software, like that in Microsoft Purview. Redaction must take the words out for good, not cover them. Suggestions from the model are coloured when it is unsure. Every decision goes into the log.',
      checkpoint:
        'The authorised officer makes the decision on all pages. Before the PDF leaves, another officer looks for text that is still hidden in it.',
      first_step:
        'By Friday you should see which step costs most. The information access officer keeps minutes on three requests now under way.',
      stop_test:
        'After training, test 500 pages: a single unredacted name is a fail. So are hours per request that drop by less than a fifth.',
      alternative:
        'Put the ten most requested kinds of record online. Agree on scope by telephone inside three days, with one contact for each unit.',
      risks: [
        {
          risk: 'One name is overlooked, and somebody who informed in confidence is exposed.',
          mitigation:
            'For sensitive files, have all released pages read twice, and run a search for names you already know.',
        },
        {
          risk: 'It becomes routine to accept exemptions, and too little is released.',
          mitigation: 'Start from release; a refusal needs the officer’s reason in writing.',
        },
      ],
      kpis: [
        {
          name: 'hours from request to decision',
          unit: 'hours',
          baseline: 'keep time on 15 past requests',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'share of requests inside the statutory time',
          unit: '% of requests',
          baseline: 'use the figures in last year’s return',
          target: 'get it to 95 %',
        },
      ],
      data_needed: [
        'requests to date, with schedule and decision',
        'mail archives and document systems',
        'the exemption handbook',
        'retention class of each record',
      ],
      must_not_decide:
        'Exemptions and the public interest are weighed by the authorised decision maker, who tells the applicant about review. Software may suggest and no more.',
    },
    {
      workflow:
        'The officer spends the hours on judgement, not on finding paper. Once the applicant accepts the search terms, records are pulled, repeats and threads merged. Each page is marked for health, third parties, names or legal advice, with an exemption to consider. The officer settles every page, and the schedule follows.',
      build:
        'Search and duplicates are handled by an e-discovery tool, for example the one in Microsoft Purview. Redaction must cut the text out, not merely cover it. The model proposes, in colour where unsure. A log holds all decisions made.',
      checkpoint:
        'Release or refusal, page by page, is up to the authorised officer. A second person searches the final PDF for buried text.',
      first_step:
        'Take three requests in progress. The information access officer can show, on Friday, how many minutes each step cost.',
      stop_test:
        'In 500 test pages no name may be left after training. And each request must take a fifth less time, or it stops.',
      alternative:
        'Put ten popular record types on the website. Ring applicants inside three days about scope, and have a contact for every unit.',
      must_not_decide:
        'The public interest test and every exemption are applied by an authorised decision maker, with the right of review spelt out. Suggestions are all the tool gives.',
      risks: [
        {
          risk: 'A name slips through and points to a victim or informant.',
          mitigation:
            'Two officers read sensitive releases page by page, and the output is searched for names on a list.',
        },
        {
          risk: 'The suggestion is accepted by habit, and the public is refused too much.',
          mitigation: 'Begin from release. Each page withheld has a reason in the officer’s words.',
        },
      ],
      kpis: [
        {
          name: 'hours spent on each request',
          unit: 'hours',
          baseline: 'look at how long 15 took',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'requests answered in statutory time',
          unit: '% of requests',
          baseline: 'read last year’s return',
          target: 'lift it to 95 %',
        },
      ],
      data_needed: [
        'schedules and decisions already made',
        'document and mail systems',
        'the guide on exemptions',
        'how long each class is retained',
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
      kpis: [
        {
          name: 'minutes to find the clause that rules',
          unit: 'minutes',
          baseline: 'put five questions to 20 officers, with a clock',
          target: 'halve them',
        },
        {
          name: 'answers from the right source in force',
          unit: '% of 100 questions',
          baseline: 'have governance grade the set',
          target: '95 % or better',
        },
      ],
      data_needed: [
        'registers of delegations and policies',
        'acts and local laws now valid',
        'resolutions and minutes',
        '100 questions, with answers, to test',
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
      kpis: [
        {
          name: 'search time for a clause',
          unit: 'minutes',
          baseline: 'let 20 officers look for five answers',
          target: 'down by half',
        },
        {
          name: 'share that cites what is current',
          unit: '% of 100 questions',
          baseline: 'let governance mark all answers',
          target: 'no less than 95 %',
        },
      ],
      data_needed: [
        'policy register, delegation register',
        'local laws and acts',
        'what council resolved, in minutes',
        'a test of 100 questions',
      ],
    },
    {
      workflow:
        'Officers get the clause, minute or register entry that answers their question, with link and date. They ask who signs, if a fee can be waived or what was resolved. Where nothing is found or sources disagree, the assistant says so and names the policy’s owner.',
      build:
        'The first job is the policy register, where each policy needs one current version, one owner and one date. Load it to an assistant in your own tenant, together with delegations, local laws and public minutes. A safe tool and a single page of rules keep staff away from others.',
      checkpoint:
        'Files cite the clause, never the tool. Every quarter the owner of a policy checks the ten answers that were asked for most.',
      first_step:
        'List the policies, each with its owner and review date. The governance officer has the number overdue by Thursday.',
      stop_test:
        'After the second clean-up, check 100 answers. More than 5 with an outdated or wrong source mean it has failed.',
      alternative:
        'Fix the search on your intranet, take down expired policies, and print delegations as a table on two pages.',
      risks: [
        {
          risk: 'Someone without the right to it sees what was said in closed session.',
          mitigation:
            'Begin with public and all-staff documents, and try three accounts with low rights before release.',
        },
        {
          risk: 'A decision turns out void, as the officer used a repealed delegation.',
          mitigation: 'Delegations are read from the live register, and each answer shows the date of the instrument.',
        },
      ],
      kpis: [
        {
          name: 'time an officer needs to find the clause',
          unit: 'minutes',
          baseline: 'test 20 officers with five questions each',
          target: 'cut it in half',
        },
        {
          name: 'answers that quote the current source',
          unit: '% of 100 questions',
          baseline: 'ask governance to mark them',
          target: '95 % at the least',
        },
      ],
      data_needed: [
        'current policies and delegations',
        'laws and acts in force locally',
        'council minutes with resolutions',
        '100 solved test questions',
      ],
    },
    {
      workflow:
        'A plain question brings the rule, where it stands and its date. It may be what council resolved, who must sign or if a fee is waived. The assistant quotes minute, clause or register. Missing or conflicting sources are admitted, and the policy owner is named.',
      build:
        'Tidy the register of policies before anything else: a single owner, date and valid version for each. Public minutes, local laws and delegations are then added to an assistant that stays inside your tenant. Staff receive one safe tool and one page on how to use it.',
      checkpoint:
        'Policy owners go over their ten most frequent answers each quarter. What an officer puts on file is the clause itself.',
      first_step:
        'How many policies are out of date? The governance officer lists them all by Thursday, with owners and dates of review.',
      stop_test:
        'Draw 100 answers once you have cleaned up twice. If above 5 rest on an old or false source, close it.',
      alternative:
        'Expired policies come off the intranet, its search is repaired, and delegations go on a two-page sheet for every desk.',
      risks: [
        {
          risk: 'A confidential council paper appears in an answer to somebody who should not have it.',
          mitigation:
            'Load nothing in release one but public and all-staff papers, then test with three restricted accounts.',
        },
        {
          risk: 'The officer acted under a delegation that no longer exists, so the decision falls.',
          mitigation: 'Each answer gives the instrument’s date, and delegations are looked up live.',
        },
      ],
      kpis: [
        {
          name: 'minutes officers spend on finding a rule',
          unit: 'minutes',
          baseline: 'time five questions with 20 officers',
          target: 'reduce them by half',
        },
        {
          name: 'right and current sources among the answers',
          unit: '% of 100 questions',
          baseline: 'governance staff grade the test set',
          target: '95 % or above',
        },
      ],
      data_needed: [
        'the two registers, policies and delegations',
        'acts that apply, and local laws',
        'resolutions as minuted',
        'test set of 100 questions',
      ],
    },
    {
      workflow:
        'No officer has to guess who signs or which fees may be waived. They ask, and the reply quotes the resolution, clause or register entry, with its date and link. If sources clash or none exists, it says so and tells them who owns the policy.',
      build:
        'Half the work is housekeeping in the register: every policy with one date, one owner, one version. Then minutes that are public, delegations and local laws go with it into an assistant in your tenant. Staff get that safe tool, a page of rules, and no reason to look elsewhere.',
      checkpoint:
        'Officers put the clause in the file and leave the tool unnamed. Owners check their ten top answers every quarter.',
      first_step:
        'Put every policy on a sheet with its owner and when review is due. The governance officer knows by Thursday how many are late.',
      stop_test: 'Of 100 answers, at most 5 may rest on a stale or false source once the second clean-up is done.',
      alternative:
        'Take expired policies down and get the intranet search working. Print the delegations on two pages for each desk.',
      risks: [
        {
          risk: 'Someone reads a closed-session paper they had no right to.',
          mitigation:
            'Public and all-staff documents are all that goes in at first. Three low-rights accounts test it.',
        },
        {
          risk: 'An officer acts on a power that was withdrawn, and the decision cannot stand.',
          mitigation: 'The live register supplies delegations, with the instrument’s date in each reply.',
        },
      ],
      kpis: [
        {
          name: 'minutes until the clause is found',
          unit: 'minutes',
          baseline: 'watch 20 officers answer five questions',
          target: 'half of what it was',
        },
        {
          name: 'share of answers with the valid source',
          unit: '% of 100 questions',
          baseline: 'let governance check the set',
          target: '95 % and up',
        },
      ],
      data_needed: [
        'delegations and policies, as registered',
        'laws in force, local and state',
        'council’s minutes and decisions',
        '100 questions with known answers',
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
      kpis: [
        {
          name: 'overdue defects above intervention level',
          unit: 'count',
          baseline: 'use the inspection list as it is',
          target: '20 to 30 % fewer',
        },
        {
          name: 'what a kilometre of inspection costs',
          unit: '$ per km',
          baseline: 'add up plant and wages of last year',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'asset layer for paths and roads',
        'levels for intervening, by class',
        'repairs and inspections so far',
        'claims over the years',
      ],
      must_not_decide: 'No picture score closes a road, passes a bridge or calls a path safe. The works engineer does.',
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
      kpis: [
        {
          name: 'defects past due and over the level',
          unit: 'count',
          baseline: 'see today’s inspection list',
          target: 'bring them down 20 to 30 %',
        },
        {
          name: 'inspection dollars per kilometre',
          unit: '$ per km',
          baseline: 'take last year’s plant and wages',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'roads and footpaths as assets',
        'when to act, class by class',
        'what was inspected and mended',
        'history of claims',
      ],
      must_not_decide:
        'Whether a road is closed, a bridge passed or a path is safe, the works engineer says. A score from pictures does not.',
    },
    {
      workflow:
        'The depot gets a ranked repair list made from film of streets your trucks already drive. Cameras sit on inspectors’ utes or on garbage trucks. Software marks cracks, faded signs, lifted slabs and potholes, with size and place. The works engineer confirms each by picture and ranks it by road class and risk.',
      build:
        'Test it on a single ward, with a road imaging service hired for three months. Link the finds to asset numbers and intervention levels, and bring them into Reflect or Assetic. Then compare with an inspection on foot. Number plates and faces must be blurred before anything is kept.',
      checkpoint:
        'High-risk defects are confirmed within five days by an asset inspector, on site or from the image. The ranked list carries that signature.',
      first_step:
        'Select one ward. An inspector covers 10 km of it on foot by Friday, which gives the asset engineer a standard to compare with.',
      stop_test:
        'Hold the survey against the 10 km inspected on foot. If over one serious defect in ten escaped it, stop.',
      alternative:
        'Give people who drive trucks and buses an app to report faults with one tap. Inspect main roads and centres on a regular cycle.',
      risks: [
        {
          risk: 'The survey lists defects nobody repairs, and in court it shows council knew.',
          mitigation: 'Settle budget and intervention levels with your insurer and the engineer ahead of any filming.',
        },
        {
          risk: 'Images of people and homes are stored, and others ask to see them.',
          mitigation: 'Have the device blur them, save only stills that show a defect, and put the rule in public.',
        },
      ],
      kpis: [
        {
          name: 'open defects beyond their due date and level',
          unit: 'count',
          baseline: 'count them on the current list',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'cost to inspect a kilometre',
          unit: '$ per km',
          baseline: 'work it out from last year’s wages and plant',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'map layer of roads and footpaths',
        'intervention level for each class',
        'earlier inspections and repair jobs',
        'record of claims',
      ],
      must_not_decide:
        'The works engineer decides on road closures, bridges and the safety of a path. An image score is no more than a hint.',
    },
    {
      workflow:
        'Potholes, lifted slabs, cracks and faded signs are found on normal rounds, without a separate survey. Cameras on inspectors’ utes or garbage trucks film, and software notes size and position. From the image the works engineer confirms, ranks by risk and class, and the depot gets the job.',
      build:
        'Buy three months of road imaging for one ward before you commit to more. What it finds is matched with your own asset numbers and intervention levels in Assetic or Reflect. A walked inspection of the same streets is the check. Blur plates and faces first, then store.',
      checkpoint:
        'An asset inspector has five days to verify any high-risk defect in person or by image, and then signs the list in its ranked order.',
      first_step:
        'By Friday you need a yardstick: 10 km on foot by an inspector, in a ward the asset engineer chooses.',
      stop_test:
        'The 10 km walked are the measure. The survey fails if it overlooks serious defects at a rate above one in ten.',
      alternative:
        'One-tap reports from the people who drive buses and trucks cost little. Add a fixed inspection cycle for main roads and town centres.',
      risks: [
        {
          risk: 'You now have proof of faults you knew about and did not fix.',
          mitigation:
            'Before the first drive, agree with engineer and insurer what will be repaired at which level, and with what money.',
        },
        {
          risk: 'Film that shows residents at home is kept, and requests for it arrive.',
          mitigation: 'Blurring happens on the camera, only defect stills remain, and residents can read the policy.',
        },
      ],
      kpis: [
        {
          name: 'defects over the level still open after the due date',
          unit: 'count',
          baseline: 'start from your present inspection list',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'money spent inspecting each kilometre',
          unit: '$ per km',
          baseline: 'divide last year’s plant and wages by kilometres',
          target: 'cut it by 30 to 50 %',
        },
      ],
      data_needed: [
        'asset data on footpaths and roads',
        'thresholds for repair, by class',
        'inspection and repair history',
        'past claims against council',
      ],
      must_not_decide:
        'A score drawn from images closes no road, passes no bridge and declares no path safe. Those decisions are the works engineer’s.',
    },
    {
      workflow:
        'Your trucks inspect the streets while they collect the bins. Cameras on them, or on inspectors’ utes, pick up faded signs, potholes, lifted slabs and cracks, with size and spot. The works engineer confirms each from the image, ranks by road class and by risk, and the depot works down the list.',
      build:
        'Rent road imaging for three months and one ward. Join its finds with intervention levels and your asset numbers, in Assetic or Reflect, and walk the same streets to compare. All faces and plates are blurred before a picture is saved.',
      checkpoint:
        'Each high-risk defect is looked at within five days, in person or on screen, by an asset inspector. The same inspector signs the ranking.',
      first_step: 'An inspector walks 10 km by Friday. The asset engineer picks the ward, and that is your yardstick.',
      stop_test: 'Against those 10 km on foot, the camera may miss one serious defect in ten and no more.',
      alternative:
        'Drivers of trucks and buses can report with a tap on their phone. Town centres and main roads keep a fixed inspection cycle.',
      must_not_decide:
        'Only the works engineer closes roads, passes bridges or says that a path is safe. Picture scores give no verdict.',
      risks: [
        {
          risk: 'Council is shown to have known of a defect it left unrepaired.',
          mitigation: 'First agree budget and intervention levels, engineer and insurer together. Then film.',
        },
        {
          risk: 'Residents and their homes sit in an archive that others want.',
          mitigation: 'Blur in the vehicle, save stills of defects alone, and tell the public so.',
        },
      ],
      kpis: [
        {
          name: 'overdue defects that exceed the level',
          unit: 'count',
          baseline: 'go by the inspection list of today',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'dollars for each kilometre inspected',
          unit: '$ per km',
          baseline: 'total wages and plant for last year',
          target: 'reduce it by 30 to 50 %',
        },
      ],
      data_needed: [
        'footpath and road assets, mapped',
        'the level at which each class is repaired',
        'inspections done, repairs made',
        'claims lodged against council',
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
      kpis: [
        {
          name: 'working days until the draft is confirmed',
          unit: 'working days',
          baseline: 'use six past meetings',
          target: '50 to 70 % less',
        },
        {
          name: 'corrections at the meeting that follows',
          unit: 'per meeting',
          baseline: 'look at 12 meetings',
          target: 'not above today’s number',
        },
      ],
      data_needed: [
        'recordings of meetings',
        'old minutes and agendas',
        'list of places and names',
        'rule on retention',
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
      kpis: [
        {
          name: 'wait for minutes that can be confirmed',
          unit: 'working days',
          baseline: 'check the last six meetings',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'changes moved when council next meets',
          unit: 'per meeting',
          baseline: 'go over 12 past meetings',
          target: 'at most as many as now',
        },
      ],
      data_needed: [
        'sound of each meeting',
        'agendas, with minutes of the past',
        'names, people and places',
        'how long it is kept',
      ],
    },
    {
      workflow:
        'Draft minutes are ready within an hour of the meeting. You record as before, and the draft follows the agenda: item, vote, mover, seconder and resolution, each with its time. Your governance officer compares it with the recording. Actions are sent to those responsible, and the stream receives captions.',
      build:
        'Choose a speech tool that stays inside your tenant, and give it a list of streets, councillors and local words. From the agenda it knows how to fill your template. The records manager decides with you how long sound and drafts are kept.',
      checkpoint:
        'Every resolution is compared with the sound by the governance officer. The minutes are confirmed by council at its next meeting.',
      first_step:
        'Take two meetings that are over and run them through. The governance officer has counted wrong motions and names by Wednesday.',
      stop_test: 'Try four meetings. If correcting drafts costs over half the time minutes used to need, end it.',
      alternative: 'Record resolutions and votes alone, live on the screen. A summary of the debate is not required.',
      risks: [
        {
          risk: 'Sound from a closed session goes to a service outside the council.',
          mitigation:
            'When the meeting closes, a script halts the tool, and whoever takes minutes checks and notes it.',
        },
        {
          risk: 'The record contains a motion in words that were never moved.',
          mitigation: 'Use only the motion on screen, as the chair read it aloud.',
        },
      ],
      kpis: [
        {
          name: 'days before the minutes are ready to confirm',
          unit: 'working days',
          baseline: 'measure six recent meetings',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'amendments to minutes at the next meeting',
          unit: 'per meeting',
          baseline: 'count over the last 12 meetings',
          target: 'no higher than now',
        },
      ],
      data_needed: [
        'meeting sound files',
        'earlier agendas and minutes',
        'local names and places',
        'retention period for recordings',
      ],
    },
    {
      workflow:
        'The governance officer corrects a draft instead of typing minutes from the sound. Within an hour the tool sets out item, mover, seconder, resolution and vote in agenda order, marked with the time. It uses the normal recording. Each action goes to its owner, and the stream gets captions.',
      build:
        'The tool turns speech into text in your own tenant and knows the names of local places, streets and councillors. It is given the agenda and completes your usual template. Together with the records manager, set how long drafts and recordings last.',
      checkpoint:
        'The governance officer listens to each resolution again. At its next sitting, council confirms the minutes as always.',
      first_step:
        'Two archived meetings make a fair test. How many names and motions came out wrong, the governance officer reports on Wednesday.',
      stop_test: 'Stop after four meetings if corrections take more than half of the old effort.',
      alternative:
        'Drop the account of the debate. Type the resolutions, and the votes on them, live where everyone can read along.',
      risks: [
        {
          risk: 'Nobody stops the recording for confidential business, and an outside firm now has it.',
          mitigation: 'A script ends it at the close of open session, confirmed by a note from the minute taker.',
        },
        {
          risk: 'A misheard motion is adopted as the official record.',
          mitigation: 'Motions are copied off the screen once the chair has read them, not from speech.',
        },
      ],
      kpis: [
        {
          name: 'working days from meeting to confirmed draft',
          unit: 'working days',
          baseline: 'take dates from six past meetings',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'corrections raised at the following meeting',
          unit: 'per meeting',
          baseline: 'go through 12 sets of minutes',
          target: 'the same as today, or fewer',
        },
      ],
      data_needed: [
        'audio of past meetings',
        'agendas and the minutes that followed',
        'who is who, and place names',
        'how long recordings may be held',
      ],
    },
    {
      workflow:
        'An hour after the meeting there is a draft to correct, not a blank page. It follows the agenda, with mover, seconder, item, resolution and vote, all timed. The governance officer checks it by the usual recording. Owners receive actions, and captions join the stream.',
      build:
        'Look for speech software inside your tenant that can be given names: streets, councillors, local words. The agenda lets it complete the minutes template. A retention rule for drafts and sound is agreed with the records manager.',
      checkpoint:
        'Resolution by resolution, the governance officer compares draft and recording. Council then confirms at the meeting after.',
      first_step:
        'Run two old meetings through it. On Wednesday the governance officer knows how many motions and names were wrong.',
      stop_test: 'Corrections must take half the former time or less. Judge that after four meetings.',
      alternative: 'Show resolutions and votes on screen as they are typed, and keep no record of the debate.',
      risks: [
        {
          risk: 'What was said in confidence goes out to a supplier.',
          mitigation: 'The script cuts recording when the doors close, and the minute taker writes down that it did.',
        },
        {
          risk: 'Council finds itself bound by a motion nobody put.',
          mitigation: 'The chair reads the screen text aloud, and that text alone is copied.',
        },
      ],
      kpis: [
        {
          name: 'working days to draft minutes council can confirm',
          unit: 'working days',
          baseline: 'six meetings back, count the days',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'corrections made when minutes come up',
          unit: 'per meeting',
          baseline: 'look back over 12 meetings',
          target: 'held at today’s number or lower',
        },
      ],
      data_needed: [
        'recorded meetings',
        'minutes of the past, with agendas',
        'spelling list of names and places',
        'how long sound is retained',
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
      kpis: [
        {
          name: 'hours staff give to 100 submissions',
          unit: 'hours',
          baseline: 'see two past consultations',
          target: '50 to 70 % less',
        },
        {
          name: 'match with coding by hand',
          unit: '% of a 200 sample',
          baseline: 'have two officers code without conferring',
          target: 'equal to what the officers reach',
        },
      ],
      data_needed: ['text of submissions', 'exports of surveys', 'themes, as a list', '200 coded by hand'],
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
      kpis: [
        {
          name: 'work in every 100 submissions',
          unit: 'hours',
          baseline: 'look at the last two rounds',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'agreement between tool and people',
          unit: '% of a 200 sample',
          baseline: 'let two officers code alone',
          target: 'no lower than officer with officer',
        },
      ],
      data_needed: [
        'submissions, typed',
        'what surveys gave',
        'your list of themes',
        'a sample of 200, coded by officers',
      ],
    },
    {
      workflow:
        'Every submission is read and counted, and councillors can open the words behind each line. Names are removed before loading. Software groups the points by stance and theme, merges form letters with their number, and links quotes to the source. The engagement officer then corrects the groups.',
      build:
        'The project team first agrees a list of themes. A language model then assigns each point, always with a quote, and two officers check part of it. The report states counts, limits and method. Everyone who made a submission gets a line back about its effect.',
      checkpoint:
        'Two officers hand-code 10 % and compare results. Publication of the method note waits for the project lead’s signature.',
      first_step:
        'Go back to the most recent consultation you finished. The engagement officer recodes 100 entries by tool and has the comparison by Thursday.',
      stop_test: 'You may revise the themes twice. If tool and officers still agree on less than 80 %, it ends there.',
      alternative:
        'Let four officers divide 300 submissions and use the same code sheet. One hour together settles the doubtful cases.',
      risks: [
        {
          risk: 'One person reports a drain that floods the street, and the point is lost among the themes.',
          mitigation: 'Print every point raised only once on a separate page, for the engineer to read.',
        },
        {
          risk: 'The loudest people online pass for the whole community.',
          mitigation:
            'Put census figures beside the suburb and age of people who replied, and make clear that counts are not votes.',
        },
      ],
      kpis: [
        {
          name: 'staff time per 100 submissions',
          unit: 'hours',
          baseline: 'work it out for two earlier consultations',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'how often tool and hand coding agree',
          unit: '% of a 200 sample',
          baseline: 'get two officers to code separately',
          target: 'the level two officers reach',
        },
      ],
      data_needed: [
        'all submissions in text form',
        'data from surveys',
        'agreed themes',
        '200 samples coded by officers',
      ],
    },
    {
      workflow:
        'Councillors see what people asked for, how many asked, and in whose words. With names taken out, comments and submissions are sorted by theme and position. Identical letters count as one entry with a number. Each quote leads back to its source, and an engagement officer adjusts the grouping.',
      build:
        'Themes come first, and the project team writes them. The language model places each point under a theme and quotes the passage; two officers test a sample. You publish limits, method and numbers with the report, and write a line back to all who took part.',
      checkpoint:
        'As a comparison, two officers code 10 % themselves. The project lead signs off the method before anyone publishes it.',
      first_step:
        'Use a consultation that has closed. By Thursday the engagement officer has put 100 entries through the tool and compared.',
      stop_test: 'Two revisions of the theme list are allowed. Agreement below 80 % after that is a reason to stop.',
      alternative:
        'For 300 submissions, four officers and one code sheet are enough. Doubts are cleared up in a meeting of an hour.',
      risks: [
        {
          risk: 'A serious point made by a single resident, such as a flooding drain, drops out of sight.',
          mitigation: 'Collect whatever was mentioned once on its own list, and have the engineer go through it.',
        },
        {
          risk: 'A vocal group on the web appears to be the public.',
          mitigation:
            'Report age and suburb of those who took part next to the census, and never treat the numbers as a poll.',
        },
      ],
      kpis: [
        {
          name: 'hours needed for each 100 submissions',
          unit: 'hours',
          baseline: 'take the two latest consultations',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'agreement of the tool with coding by officers',
          unit: '% of a 200 sample',
          baseline: 'two officers each code the sample alone',
          target: 'as good as officers among themselves',
        },
      ],
      data_needed: [
        'submissions received, as text',
        'exported survey answers',
        'the themes you will use',
        'sample of 200 with codes by hand',
      ],
    },
    {
      workflow:
        'No submission goes unread, however many arrive. Names come out, points are sorted by theme and by stance, and form letters are folded together and counted. Every quote leads to its source. After the engagement officer has mended the groups, councillors can click through to the words.',
      build:
        'Before any software, the project team lists the themes. Each point is assigned by a language model with its quote, and two officers test a share. Method, limits and counts are part of the published report. Every submitter is told in a line what happened.',
      checkpoint:
        'Two officers code 10 % on their own as a check. The method note goes public when the project lead has signed.',
      first_step:
        'Recode 100 entries from a past consultation with the tool. By Thursday the engagement officer can say where it differs.',
      stop_test: 'Change the theme list twice at most. If it is then below 80 % agreement with officers, stop.',
      alternative:
        'Give four officers a common code sheet and 300 submissions to share, then take an hour to settle what is doubtful.',
      risks: [
        {
          risk: 'One resident warns of a drain that floods a street, and the themes swallow it.',
          mitigation: 'Points with a single mention go on a page apart, and the engineer reads that page.',
        },
        {
          risk: 'The web is loud, and its voices are mistaken for the town’s.',
          mitigation: 'Show respondents by suburb and age next to the census. Counts are no ballot.',
        },
      ],
      kpis: [
        {
          name: 'hours behind 100 submissions',
          unit: 'hours',
          baseline: 'check what two consultations took',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'share coded as officers would',
          unit: '% of a 200 sample',
          baseline: 'both officers code the sample unseen',
          target: 'equal to officer against officer',
        },
      ],
      data_needed: [
        'written submissions',
        'survey results as exported',
        'themes agreed by the team',
        '200 submissions officers have coded',
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
      kpis: [
        {
          name: 'days between closing and decision',
          unit: 'days',
          baseline: 'use three past rounds',
          target: '20 to 35 % less',
        },
        {
          name: 'grants with a late acquittal',
          unit: '% of grants',
          baseline: 'see the register today',
          target: 'halve them',
        },
      ],
      data_needed: [
        'scores and notes of earlier rounds',
        'criteria and guidelines',
        'register of acquittals',
        'facts on council for its own bids',
      ],
      must_not_decide:
        'Ranking and scoring are for the panel, by the published criteria, and the award is the delegate’s or council’s. Software does neither.',
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
      kpis: [
        {
          name: 'time a decision takes after closing',
          unit: 'days',
          baseline: 'look at the last three rounds',
          target: 'bring it down 20 to 35 %',
        },
        {
          name: 'late acquittals',
          unit: '% of grants',
          baseline: 'check today’s register',
          target: 'down by half',
        },
      ],
      data_needed: [
        'rounds so far, with notes and scores',
        'guidelines, and what is scored',
        'which acquittals are due',
        'council facts that bids need',
      ],
      must_not_decide:
        'The panel judges by criteria that are published, and delegate or council awards. No score or rank may come from software.',
    },
    {
      workflow:
        'Assessors receive complete, eligible applications with a one-page summary and score them on their own. When the round closes, the tool checks insurance, ABN, past debts and the budget sum. Summaries link to the pages. Assessors’ notes become draft feedback letters, and reminders chase acquittals and milestones.',
      build:
        'SmartyGrants can hold the eligibility rules. Add a step that summarises in quotes only, and create letters by merge from the notes of assessors. When you bid to other governments yourself, the same writing tool can use your budget and asset facts.',
      checkpoint:
        'No file is ineligible until a grants officer has confirmed it by hand. The panel scores with no machine figure on the table.',
      first_step:
        'Time each step for 20 files of the previous round. The grants officer reports the two slowest on Friday.',
      stop_test: 'Run it on the files of the last round. If it shuts out a group that was eligible, stop.',
      alternative:
        'Use a two-page form and check insurance and ABN when it is lodged. Put acquittals in a diary, with two reminders each.',
      risks: [
        {
          risk: 'A volunteer group writes badly, and the summary drops the point that would have won.',
          mitigation: 'Before scoring, every assessor opens the whole form, and the log records it.',
        },
        {
          risk: 'Scores from the past tilt the tool towards the usual winners.',
          mitigation: 'Leave earlier scores out, and tell council how awards fell by group type and area.',
        },
      ],
      kpis: [
        {
          name: 'days from the close of a round to its decision',
          unit: 'days',
          baseline: 'measure three earlier rounds',
          target: 'a drop of 20 to 35 %',
        },
        {
          name: 'share of acquittals past due',
          unit: '% of grants',
          baseline: 'take it from the present register',
          target: 'cut it by half',
        },
      ],
      data_needed: [
        'notes and scores from past rounds',
        'guidelines with assessment criteria',
        'acquittals, due and received',
        'facts for bids council makes',
      ],
      must_not_decide:
        'Software may not score or rank an applicant. Assessment against the published criteria is the panel’s, and the award is for council or its delegate.',
    },
    {
      workflow:
        'A grant round runs on complete files and clear notes. At closing, software tests past debts, budget sum, ABN and insurance. Each assessor gets a linked one-page summary and scores unaided. Their notes become feedback letters. Reminders follow up acquittals and milestones.',
      build:
        'Enter your rules on eligibility in SmartyGrants and add summaries that consist of quotes. Feedback letters are merged with what the assessors noted. For the council’s own applications to other governments, let the tool write from asset and budget facts.',
      checkpoint:
        'A grants officer checks by hand every application that fails eligibility. When the panel scores, no number from the tool is visible.',
      first_step: 'Which two steps are slowest? The grants officer times 20 files from last round and knows by Friday.',
      stop_test: 'One eligible group wrongly excluded, in a trial on last round’s files, is enough to end it.',
      alternative:
        'Cut the form to two pages, and verify ABN and insurance on the spot. Each acquittal gets a diary date and two reminders.',
      risks: [
        {
          risk: 'The summary does not do justice to a good idea that was poorly written.',
          mitigation: 'Nobody may score without having opened the full application, as the log will show.',
        },
        {
          risk: 'Clubs that always win get another advantage from old scores.',
          mitigation:
            'Past scores stay out of the tool, and council sees a report of awards by area and by type of group.',
        },
      ],
      kpis: [
        {
          name: 'time from closing date to decision',
          unit: 'days',
          baseline: 'go back over three rounds',
          target: 'lower by 20 to 35 %',
        },
        {
          name: 'overdue acquittals among grants',
          unit: '% of grants',
          baseline: 'count them in the register',
          target: 'reduce them by half',
        },
      ],
      data_needed: [
        'earlier rounds, with assessors’ notes and scores',
        'published criteria and guidelines',
        'the acquittal list',
        'council data used in bids',
      ],
      must_not_decide:
        'Applicants are assessed by the panel on published criteria, and grants awarded by the delegate or council. The tool neither scores nor ranks them.',
    },
    {
      workflow:
        'Complete files, clear notes and acquittals on time are the result. At closing the tool tests ABN, budget sum, past debts and insurance. An assessor gets a linked summary of a page and scores without help. Notes grow into feedback letters. Acquittals and milestones bring a reminder.',
      build:
        'Eligibility goes into SmartyGrants as rules. A second step sums up applications in quotes, and letters merge with the assessor’s notes. When council itself applies to another government, the writing tool uses its asset and budget facts.',
      checkpoint:
        'To rule a file ineligible, a grants officer must confirm it by hand. Panel members see no score but their own.',
      first_step:
        'Take 20 files of the last round. The grants officer times every step and names the two worst by Friday.',
      stop_test: 'Try it on last round’s files. Excluding a single eligible group by mistake is the end.',
      alternative:
        'Two pages are enough for the form. Insurance and ABN are checked on lodgement, and each acquittal is diarised with two reminders.',
      must_not_decide:
        'Scoring, on criteria you have published, is the panel’s, and council or the delegate awards. Ranking by software is ruled out.',
      risks: [
        {
          risk: 'Poor writing hides a good project, and the short version hides it further.',
          mitigation: 'The log proves that each assessor opened the full form before giving a score.',
        },
        {
          risk: 'The usual clubs win because past scores say so.',
          mitigation: 'Withhold old scores. Council gets a report on awards, by type of group and by area.',
        },
      ],
      kpis: [
        {
          name: 'days a round takes from closing',
          unit: 'days',
          baseline: 'see the three rounds before',
          target: 'reduce it by 20 to 35 %',
        },
        {
          name: 'acquittals not in by the due date',
          unit: '% of grants',
          baseline: 'use the register as it stands',
          target: 'half as many',
        },
      ],
      data_needed: [
        'past rounds: scores and notes',
        'criteria, with the guidelines',
        'register of what is acquitted',
        'facts council uses in its bids',
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
      kpis: [
        {
          name: 'invoices that are paid in time',
          unit: '% of invoices',
          baseline: 'use the past six months',
          target: 'up to 95 %',
        },
        {
          name: 'minutes an invoice takes',
          unit: 'minutes',
          baseline: 'clock 60 of them',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'one year of orders and invoices',
        'master file of suppliers',
        'registers, delegation and contract',
        'file of payments',
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
      kpis: [
        {
          name: 'share of bills settled when due',
          unit: '% of invoices',
          baseline: 'look at six months',
          target: 'reach 95 %',
        },
        {
          name: 'work in one invoice',
          unit: 'minutes',
          baseline: 'measure 60 invoices',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'a year’s invoices and orders',
        'who your suppliers are',
        'contracts and delegations, as registers',
        'payments made',
      ],
    },
    {
      workflow:
        'Routine invoices are matched and routed without typing, and odd ones stop for a person. Software at one address reads order, GST, ABN and lines, matches them with receipt and order, and routes by delegation. Split orders, lapsed contracts and new bank accounts are held. Contracts raise alerts at 180 and 90 days.',
      build:
        'TechnologyOne includes invoice capture; switch it on, or place a reader before it. Enter the contract register and the delegations. Simple tests catch bank details that changed, double payments and split orders. Quote requests are drafted from templates you have approved.',
      checkpoint:
        'The budget holder has to confirm that goods arrived. Before a payment run, a finance officer clears each item that was stopped.',
      first_step:
        'Sort 200 invoices by cause, delay and order. The accounts payable officer presents the picture on Friday.',
      stop_test: 'Count corrections over 1,000 invoices. Above 3 % of fields, it does not pay.',
      alternative:
        'Pay nothing without an order, use purchase cards for sums under $1,000, and enter contract dates in a calendar that all can see.',
      risks: [
        {
          risk: 'A fake mail with new bank details is read and acted on.',
          mitigation:
            'Bank details change only when two officers have called the supplier back, no matter what an invoice states.',
        },
        {
          risk: 'Approval becomes a habit, and budget holders no longer look.',
          mitigation: 'Put the last three payments in view at each approval, and check ten every week.',
        },
      ],
      kpis: [
        {
          name: 'invoices paid by the due date',
          unit: '% of invoices',
          baseline: 'check the last six months of payments',
          target: 'bring the share to 95 %',
        },
        {
          name: 'time spent on one invoice',
          unit: 'minutes',
          baseline: 'keep time on 60 invoices',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'invoices and orders over one year',
        'the supplier file',
        'delegations and contracts on register',
        'payment records',
      ],
    },
    {
      workflow:
        'Accounts payable handles exceptions, while software does the reading and matching. Suppliers use one mailbox. ABN, GST, lines and order are checked with the receipt, and delegations name the approver. Changed bank details, split orders and expired contracts wait for a person. Contract warnings come at 180 and 90 days.',
      build:
        'You may already own invoice capture in TechnologyOne; otherwise add a reader at the front. It needs the delegation register and the contract register. Build in plain checks on split orders, new bank details and paying twice. Approved templates serve for requests for quote.',
      checkpoint:
        'Budget holders confirm receipt of the goods. All stopped invoices pass a finance officer before any payment run goes.',
      first_step:
        'By Friday the accounts payable officer knows of 200 invoices which lacked an order or were late, and why.',
      stop_test: 'Stop if, when 1,000 invoices have been read, over 3 % of the fields were wrong.',
      alternative:
        'Insist on an order for every bill, give out purchase cards below $1,000, and share one calendar with all contract dates.',
      risks: [
        {
          risk: 'Fraudsters write as a supplier, and their bank account enters the system.',
          mitigation: 'Two officers make a call-back before bank details move, whatever the paper says.',
        },
        {
          risk: 'Budget holders wave invoices through unread.',
          mitigation: 'Each approval screen lists three earlier payments, and somebody samples ten approvals weekly.',
        },
      ],
      kpis: [
        {
          name: 'share of invoices paid on the date',
          unit: '% of invoices',
          baseline: 'go through six months of payments',
          target: 'get it to 95 %',
        },
        {
          name: 'minutes of handling per invoice',
          unit: 'minutes',
          baseline: 'note the minutes for 60 invoices',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'orders and invoices, one full year',
        'supplier master data',
        'the registers of contracts and delegations',
        'history of payments',
      ],
    },
    {
      workflow:
        'Clean invoices flow to payment, and people see only the odd ones. At one address GST, ABN, order and lines are read and compared with receipt and order. Delegations decide the route. Bank changes, split orders and lapsed contracts stop. Alerts precede contract ends by 180 and 90 days.',
      build:
        'Start with TechnologyOne’s own invoice capture, or fit a reader ahead. It must know delegations and contracts from their registers. Three plain checks matter most: double payment, split orders, new bank details. For quotes, requests are drafted on approved templates.',
      checkpoint:
        'The budget holder says the goods are in. A finance officer works through the stops ahead of each run.',
      first_step:
        'Look at 200 invoices: was there an order, how late, and why? The accounts payable officer answers on Friday.',
      stop_test: 'The trial is 1,000 invoices. With above 3 % of fields corrected, stop.',
      alternative:
        'No order, no payment. Purchase cards take care of sums below $1,000, and contract dates are in one open calendar.',
      risks: [
        {
          risk: 'A forger’s letter with new bank details is processed like any other.',
          mitigation: 'Two officers phone back before details change. What the invoice says makes no difference.',
        },
        {
          risk: 'Approvers click yes unread.',
          mitigation: 'Each screen recalls the three payments before, and ten approvals a week are looked at.',
        },
      ],
      kpis: [
        {
          name: 'invoices settled by their due date',
          unit: '% of invoices',
          baseline: 'take payments over six months',
          target: 'lift it to 95 %',
        },
        {
          name: 'minutes of work in every invoice',
          unit: 'minutes',
          baseline: 'take 60 and a stopwatch',
          target: 'reduce it by 50 to 70 %',
        },
      ],
      data_needed: [
        'twelve months of invoices with orders',
        'supplier records',
        'register of contracts, register of delegations',
        'what has been paid out',
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
      kpis: [
        {
          name: 'hours a district is short of crew',
          unit: 'hours a month',
          baseline: 'use the past 12 months',
          target: '20 to 30 % less',
        },
        {
          name: 'minutes until a situation report is out',
          unit: 'minutes',
          baseline: 'look at ten past events',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'where and when crews were dispatched',
        'feeds on fire danger, rivers and weather',
        'who can turn out',
        'situation reports so far',
      ],
      must_not_decide:
        'To warn, to evacuate and whom to dispatch is for incident controller and dispatcher. The model informs them and does no more.',
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
      kpis: [
        {
          name: 'time below minimum crew, by district',
          unit: 'hours a month',
          baseline: 'go back 12 months',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'wait for the situation report',
          unit: 'minutes',
          baseline: 'check the last ten events',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'dispatch records, place and hour',
        'river, weather and fire feeds',
        'crews and when they are free',
        'reports from earlier events',
      ],
      must_not_decide:
        'The incident controller and the dispatcher decide on warnings, on evacuation and who goes first. A model is there to inform.',
    },
    {
      workflow:
        'The duty officer sees crew gaps up to 72 hours ahead and can call stand-by in time. Twice a day the page shows likely call-outs for each district as a range, with river and fire forecasts and available crews. During an event, field notes become a draft situation report. The officer corrects and releases it.',
      build:
        'Build the call-out model from five years of dispatch data, the season and Bureau of Meteorology forecasts. Show it on a page next to available crews. The control centre also gets software that drafts reports from notes. Officers alone control what the public is warned about.',
      checkpoint:
        'At each change of shift the duty officer signs for the stand-by level. Every warning and report is approved by the incident controller.',
      first_step:
        'Find the ten worst days in three years of records. The duty manager sets out crews, calls and the forecast from the eve by Friday.',
      stop_test: 'Replay those ten days. A forecast blind to more than two of them is not good enough.',
      alternative:
        'Make a trigger card based on river level and forecast. Each evening, volunteers text in whether they are available.',
      risks: [
        {
          risk: 'The worst day is unlike any on record, so the model gives no alarm.',
          mitigation: 'Agencies set fixed triggers for river height, fire danger and rain, and these take priority.',
        },
        {
          risk: 'The draft states a rescue or a road closure that nobody has confirmed.',
          mitigation: 'Each line shows its source and time, and release is reserved for the officer in charge.',
        },
      ],
      kpis: [
        {
          name: 'monthly hours with crew under the minimum',
          unit: 'hours a month',
          baseline: 'add them up for 12 months',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'time before a situation report goes out',
          unit: 'minutes',
          baseline: 'measure ten recent events',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'dispatch history with places and times',
        'live feeds for weather, fire danger and rivers',
        'crew rosters and availability',
        'reports issued in past events',
      ],
      must_not_decide:
        'Dispatch order, evacuations and warnings belong to the dispatcher and the incident controller. A model gives them information, nothing else.',
    },
    {
      workflow:
        'Stand-by calls follow a forecast of demand, not a hunch. For the next 72 hours, each district’s expected call-outs are shown with a range beside crews, rivers and fire weather, updated twice a day. Where crews fall short, the duty officer acts. During events the tool drafts a report from field notes, which that officer corrects and releases.',
      build:
        'Dispatch data from five years, combined with season and forecasts of the Bureau of Meteorology, gives the call-out model. It appears beside crew availability on one screen. Add drafting of reports from notes for the control centre. Public warnings remain with officers in every respect.',
      checkpoint:
        'The incident controller approves whatever is reported or warned. The duty officer signs the level of stand-by whenever the shift changes.',
      first_step:
        'By Friday the duty manager has ten bad days from three years on paper, each with its calls, its crews and what was forecast a day earlier.',
      stop_test: 'Run the ten days again. Should it have overlooked more than two, end the trial.',
      alternative:
        'A card with triggers for forecast and river height needs no software. Volunteers send a text every evening to say if they can come.',
      risks: [
        {
          risk: 'A disaster without precedent finds the model unmoved.',
          mitigation: 'Let fixed triggers set by the agencies overrule it, for rain, river height and fire danger.',
        },
        {
          risk: 'Hearsay about a road or rescue is released as fact.',
          mitigation: 'Source and time stand on every line, and only the officer in charge may send it.',
        },
      ],
      kpis: [
        {
          name: 'hours per month a district lacks minimum crew',
          unit: 'hours a month',
          baseline: 'calculate it for the last 12 months',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'minutes from event to situation report',
          unit: 'minutes',
          baseline: 'take times from ten events',
          target: 'cut them by 30 to 50 %',
        },
      ],
      data_needed: [
        'times and places of past dispatches',
        'river levels, weather and fire danger, live',
        'which crews are available',
        'old situation reports',
      ],
      must_not_decide:
        'Nobody but the dispatcher or the incident controller may warn, evacuate or set the order of dispatch. The forecast only helps them.',
    },
    {
      workflow:
        'Short crews are noticed while there is time to ring people. Two times a day the officer on duty sees call-outs expected per district for 72 hours, low to high, next to river and fire forecasts and crew lists. Gaps lead to stand-by. In an event, notes become a draft report to mend and release.',
      build:
        'Combine dispatch data of five years, the season and what the Bureau of Meteorology forecasts in a call-out model. Crews available share its page. For the control centre, add drafting from notes. No public warning is ever out of an officer’s hands.',
      checkpoint:
        'Stand-by level is signed by the duty officer when shifts change. Reports and warnings need the incident controller’s approval each time.',
      first_step:
        'Choose the ten hardest days out of three years. Calls, crews and the eve’s forecast are with the duty manager by Friday.',
      stop_test: 'Those ten days are run again. If it stays silent on more than two, give it up.',
      alternative:
        'Volunteers report by text each evening. A card tells the duty officer what river level or forecast sets off which step.',
      must_not_decide:
        'Who is warned, moved out or sent first is decided by incident controller and dispatcher. The model’s part is to inform.',
      risks: [
        {
          risk: 'On a day without parallel the forecast shows nothing unusual.',
          mitigation: 'Agency triggers for fire danger, river height and rain apply first, whatever it says.',
        },
        {
          risk: 'Unchecked word of a road or rescue is published as true.',
          mitigation: 'Lines carry source and time. The officer in charge, and nobody else, releases.',
        },
      ],
      kpis: [
        {
          name: 'crew shortfall per district, in hours',
          unit: 'hours a month',
          baseline: 'sum the past 12 months',
          target: 'reduce it by 20 to 30 %',
        },
        {
          name: 'minutes to get a situation report out',
          unit: 'minutes',
          baseline: 'go back through ten events',
          target: 'reduce it by 30 to 50 %',
        },
      ],
      data_needed: [
        'every dispatch, with hour and place',
        'data on rivers, fire danger and weather',
        'who is available to turn out',
        'reports from previous situations',
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
      kpis: [
        {
          name: 'grave findings in 100 visits',
          unit: 'findings',
          baseline: 'use two past years',
          target: '15 to 25 % more',
        },
        {
          name: 'hours until the report is written',
          unit: 'hours after visit',
          baseline: 'clock 30 visits',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'register of licences and premises',
        'three years of inspection results',
        'tip-offs and complaints',
        'clauses from codes and acts',
      ],
      must_not_decide:
        'No score counts as evidence. Inspecting is for the authorised officer, and notices, fines and licences are for the delegate.',
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
      kpis: [
        {
          name: 'yield of serious findings per 100 visits',
          unit: 'findings',
          baseline: 'look at the last two years',
          target: 'up by 15 to 25 %',
        },
        {
          name: 'wait for a written report',
          unit: 'hours after visit',
          baseline: 'time 30 visits',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'premises, and the licences they hold',
        'results of three years’ visits',
        'what the public reported',
        'the wording of act and code',
      ],
      must_not_decide:
        'The authorised officer goes and sees, the delegate rules on fines, notices and licences. What a score says proves nothing.',
    },
    {
      workflow:
        'Inspectors visit the riskiest premises first and write up findings on the spot. The monthly ranking uses complaints, past findings, type and time since the last visit, and shows its reasons. Chance decides a share of visits. Findings are dictated to a checklist on the tablet, and a notice is drafted with photo and clause.',
      build:
        'The start is a simple points table open to everyone. Inspectors use a phone checklist that takes photos and dictation and feeds the register. A learnt ranking has to wait for two full years of sound records. One visit in five is random, whatever happens.',
      checkpoint:
        'Each month’s list and its reasons are approved by the team leader. The authorised officer writes up every finding and signs it.',
      first_step:
        'Score 100 premises with a points table of ten lines. The team leader compares the order with findings from last year by Friday.',
      stop_test: 'Compare after 150 visits by rank and as many at random. If ranking uncovers no more, drop it.',
      alternative:
        'Three risk classes, based on type and most recent result, are enough. Give each class its own interval between visits.',
      risks: [
        {
          risk: 'One community has always been inspected more, and the ranking carries that on.',
          mitigation:
            'Keep names and nationality of owners out, and each quarter compare what random and ranked visits turn up.',
        },
        {
          risk: 'The notice quotes a clause that does not fit, and the court rejects it.',
          mitigation:
            'Clauses are chosen from a locked list, and each notice bears the signature of the authorised officer.',
        },
      ],
      kpis: [
        {
          name: 'serious findings for every 100 visits',
          unit: 'findings',
          baseline: 'work it out for two years',
          target: 'lift them 15 to 25 %',
        },
        {
          name: 'time between visit and report',
          unit: 'hours after visit',
          baseline: 'keep time on 30 visits',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'register of premises with licences',
        'inspection findings over three years',
        'complaints, with anonymous tips',
        'relevant clauses of act and code',
      ],
      must_not_decide:
        'A score proves nothing. Evidence comes from the authorised officer’s visit, and the delegate decides on licences, fines and notices.',
    },
    {
      workflow:
        'The month’s visits are chosen by risk, with reasons anyone can read, plus a random share. Type of premises, complaints, earlier findings and the time since someone last came set the rank. On site the inspector dictates to a checklist on a tablet. The notice then comes as a draft with the photo and the clause.',
      build:
        'Use a table of points first, one that needs no explaining. Staff carry a checklist on their phones, linked to the register, for dictation and photos. A learnt ranking may be tested when results have been clean for two years. Even then, keep one in five visits to chance.',
      checkpoint:
        'Findings belong to the authorised officer, who puts them in writing under a signature. The team leader passes each month’s list, reasons read.',
      first_step:
        'The team leader tries a ten-line points table on 100 premises. On Friday it is set beside what last year’s visits found.',
      stop_test: 'Count findings from 150 visits of each kind. A ranking that does no better than chance should go.',
      alternative:
        'Divide premises into three classes by last result and type, and visit each class at a fixed interval.',
      risks: [
        {
          risk: 'Old habits of visiting one community more are built into the list.',
          mitigation:
            'Owner names and nationality stay out of the data, with hit rates for ranked and random visits compared quarterly.',
        },
        {
          risk: 'A wrong clause in the draft makes the notice fail before a court.',
          mitigation: 'Let the tool pick from locked clauses only, and have an authorised officer sign what is issued.',
        },
      ],
      kpis: [
        {
          name: 'number of serious findings in 100 visits',
          unit: 'findings',
          baseline: 'take results from the past two years',
          target: 'an increase of 15 to 25 %',
        },
        {
          name: 'hours from visit to finished report',
          unit: 'hours after visit',
          baseline: 'measure 30 visits',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'licensed premises on the register',
        'visit results, three years',
        'complaints from the public',
        'act and code, clause by clause',
      ],
      must_not_decide:
        'Fines, notices and licences are decided by the delegate, on what the authorised officer saw. A score is not evidence.',
    },
    {
      workflow:
        'Visits go where trouble is likeliest, and the report is done before the inspector leaves. Complaints, type, findings so far and time since a visit rank premises every month, reasons open. Some are drawn by chance. The inspector dictates against a checklist on the tablet. Clause and photo go into a draft notice.',
      build:
        'Points in a plain table will do for a start. Phones carry a checklist with photo and dictation, linked to the register. Only when two years of results are clean is a learnt ranking worth testing. Chance decides one visit in five for good.',
      checkpoint:
        'The team leader passes the list of the month, reasons attached. It is the authorised officer who writes and signs what was found.',
      first_step:
        'Write a points table, ten lines long, and apply it to 100 premises. The team leader knows by Friday if last year’s findings agree.',
      stop_test: 'Two lots of 150 visits, one ranked and one random, are compared. No difference means no ranking.',
      alternative: 'Sort by type and last result into three risk classes. Every class has a visit cycle that holds.',
      must_not_decide:
        'The delegate decides on licences, notices and fines after the authorised officer’s inspection. A score is no proof of anything.',
      risks: [
        {
          risk: 'Those inspected often in the past are picked again, one community above all.',
          mitigation:
            'Nationality and owner’s name are kept out. Each quarter, set hits at random beside hits by rank.',
        },
        {
          risk: 'A notice with the wrong clause does not hold in court.',
          mitigation: 'Clauses are locked in a list, and an authorised officer signs every notice.',
        },
      ],
      kpis: [
        {
          name: 'serious matters found per 100 visits',
          unit: 'findings',
          baseline: 'see the results of two years',
          target: 'gain 15 to 25 %',
        },
        {
          name: 'hours an inspection report takes to appear',
          unit: 'hours after visit',
          baseline: 'follow 30 visits',
          target: 'reduce it by 50 to 70 %',
        },
      ],
      data_needed: [
        'licences and premises on file',
        'what three years of visits found',
        'tips and complaints received',
        'the law and code, by clause',
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
      kpis: [
        {
          name: 'distance driven for 1,000 lifts',
          unit: 'kilometres',
          baseline: 'take eight weeks of GPS',
          target: '8 to 15 % less',
        },
        {
          name: 'bins or stops missed',
          unit: 'per 10,000 lifts',
          baseline: 'use six months from the request system',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'layer of bins and addresses',
        'counts of lifts, tracks by GPS',
        'dockets off the weighbridge',
        'repairs and hours of plant',
      ],
      must_not_decide:
        'A driver who stops for safety is not overruled, and not punished, by software. The depot supervisor talks with the driver first, then decides.',
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
      kpis: [
        {
          name: 'kilometres it takes for 1,000 lifts',
          unit: 'kilometres',
          baseline: 'look at GPS over eight weeks',
          target: 'bring them down 8 to 15 %',
        },
        {
          name: 'services missed',
          unit: 'per 10,000 lifts',
          baseline: 'see the request system, half a year',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'addresses and their bins',
        'GPS and lifts per truck',
        'what the weighbridge printed',
        'plant, its hours and repairs',
      ],
      must_not_decide:
        'The depot supervisor hears the driver and decides. Software may not punish a driver or override one who stopped because it was unsafe.',
    },
    {
      workflow:
        'Rounds are redrawn every quarter so that trucks drive less and finish on time. The plan uses tip times, addresses, truck limits and lift counts. On a changed round the supervisor rides along and corrects what the map gets wrong. GPS lists missed stops each day, and trucks are serviced by engine hours.',
      build:
        'Apply route software to your GIS addresses and the GPS from trucks, first for bins and later for grading and mowing. Contamination checks by camera can come afterwards, with letters that educate, not fines. In the fleet system, servicing goes over to engine hours.',
      checkpoint:
        'Changes need agreement from a driver of that round and from the waste supervisor. Residents hear about a new bin day four weeks before.',
      first_step:
        'Put a week of GPS from all rounds on one map. The waste supervisor marks late finishes and overlaps by Friday.',
      stop_test:
        'Give the new rounds six weeks. End it if they save under 5 % of kilometres, or if more bins are missed.',
      alternative:
        'Two drivers, a map and one day can even out the lifts. Also write down every public bin found full within a month.',
      risks: [
        {
          risk: 'A shorter round has a truck backing past the school at 8.30.',
          mitigation:
            'Enter steep streets, schools and blind lanes as limits, and ask a driver to sign every round that changes.',
        },
        {
          risk: 'Drivers take GPS for surveillance, and the union ends the trial.',
          mitigation: 'Write down how the data may be used, give drivers access to theirs, and rule out discipline.',
        },
      ],
      kpis: [
        {
          name: 'kilometres driven per 1,000 lifts',
          unit: 'kilometres',
          baseline: 'measure them by GPS for eight weeks',
          target: 'a drop of 8 to 15 %',
        },
        {
          name: 'missed collections',
          unit: 'per 10,000 lifts',
          baseline: 'count six months in the request system',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'GIS layer with addresses and bins',
        'truck GPS and lifts counted',
        'weighbridge records',
        'engine hours and repair history',
      ],
      must_not_decide:
        'Stopping for safety is the driver’s right, and no software overrides or punishes it. After a talk with the driver, the depot supervisor decides.',
    },
    {
      workflow:
        'Trucks cover fewer kilometres because the rounds follow real lift counts, addresses, truck limits and tip times. They are revised each quarter, and the supervisor travels the new ones to mend what a map cannot show. Every day GPS tells which bins were missed. Service falls due by engine hours, no longer by date.',
      build:
        'You need route software, the addresses from GIS and your trucks’ GPS. Begin with bin rounds, then do mowing and grading. Later, truck cameras can check contamination and trigger an education letter, never a fine. The fleet system schedules servicing on engine hours.',
      checkpoint:
        'The waste supervisor approves each change together with one driver from the round. Four weeks of notice go to residents whose bin day moves.',
      first_step:
        'By Friday the waste supervisor can show where rounds overlap and which run late, from one week of plotted GPS.',
      stop_test:
        'Check kilometres and missed bins at six weeks. Less than 5 % saved, or more bins missed, means go back.',
      alternative:
        'Sit down with two drivers for a day to balance the lifts on a map, and for one month note each public bin that is full.',
      risks: [
        {
          risk: 'The map’s best round sends a reversing truck by a school gate at 8.30.',
          mitigation:
            'Treat schools, steep streets and blind lanes as barriers, with a driver’s signature on any new round.',
        },
        {
          risk: 'The union sees GPS as a spy and stops everything.',
          mitigation:
            'Sign an agreement on use, let each driver look at their own tracks, and leave GPS out of discipline.',
        },
      ],
      kpis: [
        {
          name: 'truck kilometres for each 1,000 lifts',
          unit: 'kilometres',
          baseline: 'use GPS data of eight weeks',
          target: 'lower by 8 to 15 %',
        },
        {
          name: 'services missed per 10,000 lifts',
          unit: 'per 10,000 lifts',
          baseline: 'go by six months of requests',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'bin and address data in GIS',
        'tracks and lift counts from trucks',
        'dockets from the tip',
        'hours and repairs for each machine',
      ],
      must_not_decide:
        'Discipline, and what happens when a driver stops for safety, are for the depot supervisor, who speaks to the driver first. Software stays out.',
    },
    {
      workflow:
        'Fewer kilometres and fewer missed bins come from rounds that fit the streets. Every quarter they are drawn from truck limits, lift counts, tip times and addresses. The supervisor rides along on new ones and mends the map’s mistakes. GPS shows daily what was skipped. Service goes by engine hours.',
      build:
        'Bins first: route software with addresses from GIS and GPS off the trucks. Then mowing, then grading. Cameras for contamination may follow, used for letters that explain and not to fine. Let the fleet system plan services by hours of the engine.',
      checkpoint:
        'New rounds need a yes from a driver on them and the waste supervisor. Residents are told four weeks before their bin day changes.',
      first_step:
        'Map the GPS of one week. Overlaps and late finishes on all rounds are marked by the waste supervisor on Friday.',
      stop_test: 'Six weeks decide: at least 5 % fewer kilometres, and no more missed bins than before.',
      alternative:
        'Bring two drivers and a map together for a day to even out lifts. Full public bins are noted for a month.',
      must_not_decide:
        'A stop for safety stands. Any question of discipline is the depot supervisor’s, who hears the driver first, and never the software’s.',
      risks: [
        {
          risk: 'The round saves minutes and puts a reversing truck near a school at 8.30.',
          mitigation: 'Blind lanes, steep streets and schools count as limits. Drivers sign new rounds.',
        },
        {
          risk: 'Drivers suspect GPS, and their union halts the work.',
          mitigation: 'Set the use out in writing, share each driver’s data with them, and never discipline by it.',
        },
      ],
      kpis: [
        {
          name: 'kilometres for every 1,000 bins lifted',
          unit: 'kilometres',
          baseline: 'eight weeks of GPS tracks',
          target: 'reduce them by 8 to 15 %',
        },
        {
          name: 'missed stops reported',
          unit: 'per 10,000 lifts',
          baseline: 'look at requests over six months',
          target: 'reduce by 20 to 30 %',
        },
      ],
      data_needed: [
        'bins and addresses, mapped',
        'lift counters and GPS',
        'weights and times from the tip',
        'machine hours with repairs',
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
      kpis: [
        {
          name: 'hours of staff for 1,000 visits',
          unit: 'hours',
          baseline: 'use four past quarters',
          target: '5 to 10 % less',
        },
        {
          name: 'places in programmes that stay empty',
          unit: '% of booked places',
          baseline: 'count for one term',
          target: '30 to 40 % fewer',
        },
      ],
      data_needed: [
        'hourly counts at the door',
        'holds and loans',
        'who booked and who came',
        'rules of the award, skills of staff',
      ],
      must_not_decide:
        'A forecast sets neither pool ratios nor the supervision of children. The duty manager sets both, as the guidelines say.',
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
      kpis: [
        {
          name: 'staffing for every 1,000 visits',
          unit: 'hours',
          baseline: 'look at the last four quarters',
          target: 'bring it down 5 to 10 %',
        },
        {
          name: 'share of booked places nobody took',
          unit: '% of booked places',
          baseline: 'watch one term',
          target: 'a drop of 30 to 40 %',
        },
      ],
      data_needed: [
        'people through the door, by hour',
        'what is lent and on hold',
        'attendance against bookings',
        'award, and what staff can do',
      ],
      must_not_decide:
        'The duty manager follows the guidelines on watching children and on safety at the pool. These ratios never come out of a forecast.',
    },
    {
      workflow:
        'Staff are on duty at the hours when visitors come. Bookings, door counts, lesson lists and loans predict visits for each hour. A draft roster respects supervision, lifeguard ratios and the award, and people are reminded of bookings. Branch leaders amend it, and move or drop weak programmes by term.',
      build:
        'The roster module you already pay for will do, fed with twelve months of bookings and door counts. Set the ratios for each site. A text goes to people two days ahead. From loans, Symphony or Spydus gives each branch its buying list.',
      checkpoint:
        'Each roster is signed off by the branch manager. Before a shift begins, the pool duty manager checks that lifeguard ratios are met.',
      first_step:
        'Chart four weeks of visits by the hour, with staff numbers beside them. The branch manager has it on Friday.',
      stop_test: 'Over one term, hours per 1,000 visits should shift by 3 %. If not, leave it.',
      alternative:
        'Move two staff from mornings to afternoons for one month. Count the visits and hear what the team noticed.',
      risks: [
        {
          risk: 'A lean roster leaves somebody alone in the evening when trouble starts.',
          mitigation: 'After 5 pm there are always two staff, no matter what demand says.',
        },
        {
          risk: 'Borrowing records reveal what people read, and planning spreads them.',
          mitigation:
            'Plan on counts by branch and title, and remove the borrower’s link as soon as the item is returned.',
        },
      ],
      kpis: [
        {
          name: 'staff time per 1,000 visits',
          unit: 'hours',
          baseline: 'take the past four quarters',
          target: 'a drop of 5 to 10 %',
        },
        {
          name: 'empty places in booked programmes',
          unit: '% of booked places',
          baseline: 'check one term of attendance',
          target: 'lower by 30 to 40 %',
        },
      ],
      data_needed: [
        'visits per hour from door counters',
        'lending and holds data',
        'programme bookings and who attended',
        'skills of staff, and award conditions',
      ],
      must_not_decide:
        'Ratios for pool safety and child supervision are set by the duty manager under the guidelines. A forecast has no bearing on them.',
    },
    {
      workflow:
        'Rosters follow expected visits by the hour instead of habit. The forecast uses lesson lists, door counts, bookings and loans. A draft roster stays within lifeguard ratios, award and supervision, and reminders go out. Branch leaders adjust, and every term they move or end slow programmes.',
      build:
        'Feed your existing roster module with door counts and bookings for a full year, and fix the ratio at every site. Reminders go by text two days ahead. What Spydus or Symphony shows about loans tells each branch which titles to buy.',
      checkpoint:
        'Lifeguard numbers are checked by the pool duty manager as every shift starts. No roster is published until the branch manager approves it.',
      first_step: 'Compare visits and staff hour by hour over four weeks. The branch manager sees the gaps by Friday.',
      stop_test: 'Stop after one term if hours for 1,000 visits changed by less than 3 %.',
      alternative:
        'For a month, put two people on afternoons who now work mornings, then look at visit counts and ask the staff.',
      risks: [
        {
          risk: 'At night one employee faces a difficult visitor with no help.',
          mitigation: 'Two staff is the minimum from 5 pm on, and the tool cannot go below it.',
        },
        {
          risk: 'Planners pass around data that tells what each person borrowed.',
          mitigation: 'Only totals for title and branch are used, and the tie to a borrower is erased on return.',
        },
      ],
      kpis: [
        {
          name: 'hours worked per 1,000 visits',
          unit: 'hours',
          baseline: 'work it out for four quarters',
          target: 'lower by 5 to 10 %',
        },
        {
          name: 'booked places that go unused',
          unit: '% of booked places',
          baseline: 'follow one full term',
          target: 'cut them by 30 to 40 %',
        },
      ],
      data_needed: [
        'door counter data by hour',
        'figures on holds and loans',
        'bookings compared with attendance',
        'award rules and staff qualifications',
      ],
      must_not_decide:
        'How children are supervised and how many lifeguards a pool needs is the duty manager’s decision, by the guidelines. It is not forecast.',
    },
    {
      workflow:
        'The desk is staffed when people come. Visits per hour are expected from lesson lists, bookings, loans and door counts. A draft roster holds to supervision, award and lifeguard ratios, and reminders are sent. Branch leaders amend it. Each term, weak programmes are moved or closed.',
      build:
        'Your roster module can do it, given twelve months’ bookings and door counts and a ratio for all sites. Programme reminders leave by text two days before. Each branch buys by its loans, as Spydus or Symphony show them.',
      checkpoint:
        'Branch managers approve their rosters. At the pool, the duty manager counts lifeguards as each shift begins.',
      first_step:
        'Put visits and staff for four weeks on one chart, hour by hour. The branch manager needs it by Friday.',
      stop_test: 'If a term passes and hours per 1,000 visits differ by under 3 %, stop.',
      alternative:
        'Let two people work afternoons for a month in place of mornings. Then compare visits and ask the team.',
      must_not_decide:
        'Lifeguard numbers and the watch over children follow the guidelines, and the duty manager sets them. No forecast does.',
      risks: [
        {
          risk: 'Someone is left on their own in the evening with a visitor who turns violent.',
          mitigation: 'Two on duty is the least after 5 pm, however quiet it looks.',
        },
        {
          risk: 'Reading habits of named people reach the planners.',
          mitigation: 'Only counts per branch and title are used. On return, the borrower’s link is deleted.',
        },
      ],
      kpis: [
        {
          name: 'staff hours behind 1,000 visits',
          unit: 'hours',
          baseline: 'see the four quarters past',
          target: 'reduce it by 5 to 10 %',
        },
        {
          name: 'programme places nobody uses',
          unit: '% of booked places',
          baseline: 'track a whole term',
          target: 'reduce them by 30 to 40 %',
        },
      ],
      data_needed: [
        'hour-by-hour door counts',
        'items lent and on hold',
        'programme bookings, kept and missed',
        'award conditions, skills by person',
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
      kpis: [
        {
          name: 'hours of reading for a new case',
          unit: 'hours',
          baseline: 'clock 30 cases',
          target: '30 to 50 % less',
        },
        {
          name: 'mistakes and gaps in a timeline',
          unit: 'per file',
          baseline: 'have two workers go over 40 files',
          target: 'no serious one, and less than one minor',
        },
      ],
      data_needed: [
        'letters and notes on the case',
        'lists of evidence and forms',
        '50 closed files, well summed up',
        'who may see what, by role',
      ],
      must_not_decide:
        'Risk to a child, priority for housing and payments are decided by caseworkers and delegates, who give reasons. No tool decides them.',
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
      kpis: [
        {
          name: 'time to get ready for a case',
          unit: 'hours',
          baseline: 'measure 30 of them',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'errors in each timeline',
          unit: 'per file',
          baseline: 'let two workers check 40 files',
          target: 'fewer than one minor, none serious',
        },
      ],
      data_needed: [
        'notes, letters',
        'what forms and proof are needed',
        'good summaries from 50 closed files',
        'rights of access, role by role',
      ],
      must_not_decide:
        'Caseworkers and delegates rate the risk to a child, rank for housing and rule on payments, with reasons. A tool does none of it.',
    },
    {
      workflow:
        'Caseworkers go into a visit knowing the history of the case. When a case opens or passes to someone new, the tool sets up a timeline from letters, notes and reports, with open tasks and links to pages. The caseworker checks that against the papers and fills the gaps. Later notes start as dictation.',
      build:
        'The tool has to be closed and run in the cloud of the agency itself. It gives tasks, a timeline and missing papers, and may neither advise nor score risk. Ten volunteers test it on closed cases. The privacy officer and the union sit in from the start.',
      checkpoint:
        'Before signing a timeline, the caseworker opens the source of every key line. Two files each week are reviewed by the team leader.',
      first_step:
        'Ask three workers to time themselves on five new cases apiece and write down what they searched for. The team leader collects it by Friday.',
      stop_test:
        'A report of harm missed during the closed-file test ends it immediately. So does less than a fifth of time saved at week 12.',
      alternative: 'Begin every file with a summary of one page, and renew it whenever the case is handed on.',
      risks: [
        {
          risk: 'A rumour recorded long ago comes back as fact and sticks to the family.',
          mitigation: 'Give each statement its date and its speaker, and flag what nobody confirmed.',
        },
        {
          risk: 'The timeline omits the single call that pointed to a child in danger.',
          mitigation: 'Show reports of harm complete and unsummarised, and require the worker to read every one.',
        },
      ],
      kpis: [
        {
          name: 'preparation hours for each new case',
          unit: 'hours',
          baseline: 'keep time on 30 cases',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'facts wrong or missing per timeline',
          unit: 'per file',
          baseline: 'ask two workers to check 40 files',
          target: 'none serious, under one minor',
        },
      ],
      data_needed: [
        'letters and notes in the case',
        'forms and evidence required',
        '50 past files with sound summaries',
        'which role may open what',
      ],
      must_not_decide:
        'Rating a child’s risk, ranking for housing and deciding payments stay with caseworkers and delegates, who state why. The tool is barred from all three.',
    },
    {
      workflow:
        'The tool puts a case file in order of time, so a new worker can see what happened and what is open. It draws on reports, notes and letters and links each entry to its page. Before the visit the caseworker checks this against the file and adds to it. Fresh notes are dictated and come back as drafts.',
      build:
        'Choose software that runs closed, inside the agency’s cloud. Its job ends with the timeline, the tasks and the papers that are missing; advice and risk scores are off limits. The pilot has ten volunteers and uses closed cases. Union and privacy officer are part of it.',
      checkpoint:
        'The caseworker signs after reading what stands behind the key lines. As a check, the team leader takes two files every week.',
      first_step:
        'How long does reading take? Three workers note it for five new cases each, with what they sought, and by Friday the team leader has the answer.',
      stop_test:
        'Miss one report of harm on closed files, and the test is over. At week 12, a saving below one fifth ends it too.',
      alternative:
        'A single summary page at the front of the file, updated at each handover, saves much of the reading.',
      risks: [
        {
          risk: 'Old gossip is copied into the timeline and becomes part of a family’s story.',
          mitigation: 'Every entry says who claimed it and when, and unconfirmed claims carry a mark.',
        },
        {
          risk: 'A call that warned of harm to a child is missing from the summary.',
          mitigation: 'All such reports are printed in full, and the worker has to read them before going on.',
        },
      ],
      kpis: [
        {
          name: 'time spent preparing a case',
          unit: 'hours',
          baseline: 'note the hours for 30 new cases',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'missing or false facts in a timeline',
          unit: 'per file',
          baseline: 'two workers compare 40 files with the source',
          target: 'less than one minor and nothing serious',
        },
      ],
      data_needed: [
        'what the file holds in notes and letters',
        'checklists of forms and evidence',
        '50 well-summarised closed cases',
        'roles and what each may read',
      ],
      must_not_decide:
        'Software may not judge danger to a child, order a housing list or settle a payment. Delegates and caseworkers do so and give reasons.',
    },
    {
      workflow:
        'Reading time turns into time with people. When a case opens or moves to a colleague, letters, notes and reports become a timeline with open tasks, every line linked to its page. The caseworker tests it on the file, adds to it and takes it to the visit. Later notes are dictated, then drafted.',
      build:
        'It runs closed, in the agency’s own cloud. It may list tasks, missing papers and what happened when, and must stay silent on risk and advice. The pilot takes ten volunteers and closed cases, with union and privacy officer present.',
      checkpoint:
        'Caseworkers open the source of all key lines, then sign. Each week two files are checked by the team leader.',
      first_step:
        'Over five new cases each, three workers note reading time and what they sought. The team leader has the notes on Friday.',
      stop_test:
        'The closed-file test allows no missed report of harm at all. In week 12 you stop unless time is down by a fifth.',
      alternative: 'Start each file with a summary page. At every handover someone brings it up to date.',
      must_not_decide:
        'Housing priority, payments and risk to a child are for caseworkers and delegates to decide, with reasons. Tools are kept out of it.',
      risks: [
        {
          risk: 'Something once whispered about a family is handed on as fact.',
          mitigation: 'The speaker and date are shown for each claim, and what was never confirmed says so.',
        },
        {
          risk: 'The call that revealed danger to a child does not appear.',
          mitigation: 'Reports of harm are never condensed. The worker reads each one complete.',
        },
      ],
      kpis: [
        {
          name: 'hours before a worker is ready for a case',
          unit: 'hours',
          baseline: 'write them down for 30 cases',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'wrong or absent facts in timelines',
          unit: 'per file',
          baseline: 'two workers go through 40 files',
          target: 'serious none, minor below one',
        },
      ],
      data_needed: [
        'case letters and file notes',
        'which evidence and forms apply',
        '50 closed files that were summed up well',
        'rights to open files, per role',
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
      kpis: [
        {
          name: 'records you can find in two minutes',
          unit: '% of 50 tests',
          baseline: 'try it out in week one',
          target: 'up to 90 %',
        },
        {
          name: 'hours lost on keying again',
          unit: 'hours a week',
          baseline: 'have the unit log one week',
          target: 'halve them',
        },
      ],
      data_needed: [
        'spreadsheets and registers, listed',
        'register of names and properties',
        'schedule for keeping and disposal',
        'some paper files',
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
      kpis: [
        {
          name: 'share found within two minutes',
          unit: '% of 50 tests',
          baseline: 'do the test in the first week',
          target: 'reach 90 %',
        },
        {
          name: 'work typed twice',
          unit: 'hours a week',
          baseline: 'let the unit note it for a week',
          target: 'down by half',
        },
      ],
      data_needed: [
        'which registers and sheets exist',
        'names and properties on register',
        'what to keep, what to destroy',
        'paper files, a sample',
      ],
    },
    {
      workflow:
        'One service at a time, every record gets a number, an owner and a single place. Web forms instead of PDFs feed the system straight away. Paper in use is scanned and indexed. Whatever the schedule allows you to destroy is destroyed.',
      build:
        'Pick one service to start, for instance cemeteries or permits. List its records, correct property numbers and names, set the retention class and build a web form. Go on to another once this one has worked for two months. You do not need AI for it.',
      checkpoint: 'One file in twenty is checked before the records manager signs a disposal or a scanned batch.',
      first_step:
        'A unit lead sits down with the records officer and lists the unit’s registers. By Friday each has an owner and a date of last change.',
      stop_test: 'When staff go on using the old register at week 12, stop here and pick a different service.',
      alternative:
        'Declare one spreadsheet per register the master and lock the rest. A mail rule can file messages in a folder for each case.',
      risks: [
        {
          risk: 'Someone destroys paper whose scan a court would not accept.',
          mitigation:
            'Scan to the state digitisation standard, and release originals after the records manager has signed for the batch.',
        },
        {
          risk: 'A long project produces a map of registers and no better register.',
          mitigation:
            'Limit it to one service a quarter, with a responsible unit lead and a closing date for the old register.',
        },
      ],
      kpis: [
        {
          name: 'records of that service located within two minutes',
          unit: '% of 50 tests',
          baseline: 'run a first test in week one',
          target: 'bring the share to 90 %',
        },
        {
          name: 'hours of re-keying',
          unit: 'hours a week',
          baseline: 'ask the unit for a one-week log',
          target: 'cut them by half',
        },
      ],
      data_needed: [
        'inventory of spreadsheets and registers',
        'the name register and property register',
        'disposal and retention schedule',
        'a few paper files to test',
      ],
    },
    {
      workflow:
        'Staff can find any record of the service in one place, under one number. For each register, file and form somebody is responsible. Online forms replace PDFs and fill the system, and paper that is still needed is scanned with an index. The rest is destroyed as the schedule permits.',
      build:
        'Work through services one by one, beginning with something like permits or cemeteries. Clean up names and property numbers, make a web form, map the records and give them a retention class. The next service follows when the first has run two months. This takes no AI.',
      checkpoint:
        'Disposals and scanned batches are signed by the records manager, who has looked at one file in every twenty.',
      first_step:
        'Choose a unit. Its lead and the records officer have, by Friday, a list of all registers, who owns them and when each was last changed.',
      stop_test: 'By week 12 the former register must be closed. If it is not, turn to another service.',
      alternative:
        'Keep a single master sheet for each register, close the others to editing, and file mails by rule, one folder to a case.',
      risks: [
        {
          risk: 'The original is gone and the scan does not satisfy a court.',
          mitigation:
            'Observe the state’s digitisation standard, and destroy nothing until the batch is signed by the records manager.',
        },
        {
          risk: 'All effort goes into listing registers, and daily work stays as it was.',
          mitigation:
            'Take one service a quarter, put a unit lead in charge by name, and set the day on which its register closes for good.',
        },
      ],
      kpis: [
        {
          name: 'share of records found inside two minutes',
          unit: '% of 50 tests',
          baseline: 'test it during the first week',
          target: 'get it to 90 %',
        },
        {
          name: 'time spent keying things again',
          unit: 'hours a week',
          baseline: 'log one week in the unit',
          target: 'reduce it by half',
        },
      ],
      data_needed: [
        'what registers and spreadsheets there are',
        'property numbers and names',
        'the schedule on retention and disposal',
        'sample files on paper',
      ],
    },
    {
      workflow:
        'Any record of the service can be found, because it has one home. Each register, form and file is given a number and an owner. Forms on the web fill the system in place of PDFs, and live paper is scanned with its index. What the schedule releases is destroyed.',
      build:
        'Take a manageable service first, cemeteries say, or permits. Its records are mapped, property numbers and names cleaned, the web form built and a retention class set. After two months of use the next service starts. AI has no part in it.',
      checkpoint:
        'The records manager looks at one file in twenty and signs, for each scanned batch and each disposal.',
      first_step:
        'Ask one unit lead to sit with the records officer. By Friday they have all the unit’s registers listed, with owner and latest change.',
      stop_test: 'Is the old register still written in when week 12 comes? Then stop and take up another service.',
      alternative:
        'One master sheet for each register, others locked, and a mail rule that saves to a folder per case: that is a start.',
      risks: [
        {
          risk: 'Paper goes to the shredder while its scan would fail in court.',
          mitigation: 'The state digitisation standard applies. Originals stay until the records manager has signed.',
        },
        {
          risk: 'Everything gets mapped and nothing improves.',
          mitigation:
            'One service each quarter is the limit. It has a unit lead by name, and a day when the old register is shut.',
        },
      ],
      kpis: [
        {
          name: 'files of that service traced inside two minutes',
          unit: '% of 50 tests',
          baseline: 'do a trial search in week one',
          target: 'lift it to 90 %',
        },
        {
          name: 'repeat typing',
          unit: 'hours a week',
          baseline: 'keep a week’s log in the unit',
          target: 'half as much',
        },
      ],
      data_needed: [
        'all sheets and registers in use',
        'names and property numbers',
        'rules for retention and disposal',
        'some files still on paper',
      ],
    },
  ],
  'government/ministerial-letters': [
    {
      workflow:
        'Officers start from text that has been cleared already. Each question or letter is sorted by topic, campaign mail is bundled, and the newest approved lines are found with the date of every figure. A draft in house form follows. The officer adds what is special in this case, corrects it and passes it up, and cleared words return to the bank.',
      build:
        'Cleared paragraphs go into a bank, each with topic, owner and the day it expires. A writing assistant works on that bank inside the environment approved for your classification, uses live text alone and shows which. Follow every item across desks, because there the days are lost.',
      checkpoint:
        'Facts are checked by the action officer. After that the usual clearance signs, with no step skipped.',
      first_step:
        'By Friday, trace 30 letters from desk to desk. The executive officer notes how many days each one spent where.',
      stop_test:
        'Drop it when a wrong figure has been signed once, or if ten weeks save less than a fifth of drafting time.',
      alternative:
        'Hold 50 standard paragraphs, each with its date, in one folder. Routine matters should need two steps of clearance.',
      risks: [
        {
          risk: 'The minister signs a number, or a policy, that no longer holds.',
          mitigation: 'Paragraphs expire and have owners, and drafts with expired text cannot be sent on.',
        },
        {
          risk: 'A cry for help is answered with a form.',
          mitigation:
            'People read first whatever speaks of illness, threat or self-harm, and each reply has a line about the writer’s case.',
        },
      ],
      kpis: [
        {
          name: 'share of letters out by the due date',
          unit: '% of letters',
          baseline: 'look at one quarter',
          target: '20 to 30 points more',
        },
        {
          name: 'hours to draft an item',
          unit: 'hours',
          baseline: 'clock 40 of them',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'two years of letters with answers',
        'standard words and briefs once cleared',
        'who owns and who clears each topic',
        'figures in use and where they come from',
        'deadlines and true dates',
      ],
    },
    {
      workflow:
        'The tool drafts, and the officer thinks. Incoming letters and questions are grouped, with campaigns as one. For each it looks up the approved line and figure that is newest, names the date and lays out a reply in your form. Case facts and corrections come from the officer, who sends it for clearance. What is cleared feeds the bank.',
      build:
        'Begin by banking paragraphs that passed clearance, with an expiry day, an owner and a topic. Only then add an assistant, run where your classification allows, that builds drafts from live paragraphs and lists them. A tracker shows on whose desk an item rests.',
      checkpoint: 'No fact goes up unchecked by the action officer, and those who clear today still clear.',
      first_step: 'Have the executive officer map 30 letters by Friday, desk after desk, with the days spent on each.',
      stop_test:
        'End the trial if at ten weeks drafting is not a fifth faster. Pause at once when a signed letter holds one false figure.',
      alternative:
        'Let routine topics pass in two steps, and store 50 dated paragraphs where every officer can find them.',
      risks: [
        {
          risk: 'Words from an earlier policy slip into a new letter.',
          mitigation: 'An owner renews each paragraph by a date, or drafts may not use it.',
        },
        {
          risk: 'Somebody in danger writes in and gets standard words.',
          mitigation:
            'Send signs of self-harm, threat or illness to a person at once, and require a sentence on the case itself.',
        },
      ],
      kpis: [
        {
          name: 'letters that leave in time',
          unit: '% of letters',
          baseline: 'count the past quarter',
          target: 'up by 20 to 30 points',
        },
        {
          name: 'time spent drafting',
          unit: 'hours',
          baseline: 'measure it on 40 items',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'old letters and replies, two years',
        'bank of cleared text',
        'clearance path and owner by topic',
        'figures, dated, with source',
        'when items were due and done',
      ],
    },
    {
      workflow:
        'Replies go out sooner, in words that have stood the test of clearance. Questions and letters are sorted by topic, campaigns counted as one, and approved lines with dated figures pulled into a draft in your form. The officer puts it right, adds this writer’s facts and sends it up. Once cleared, the text joins the bank.',
      build:
        'First fill a bank with cleared paragraphs, and give each an owner, a topic and an expiry date. The writing assistant runs in your approved, classified environment, takes live paragraphs only and shows which. Since desks cause most delay, track every item between them.',
      checkpoint:
        'Each fact is checked by the action officer. Clearance then follows the usual line and is signed as always.',
      first_step:
        'Choose 30 letters from recent weeks. On Friday the executive officer can show the days each one lay on each desk.',
      stop_test:
        'Ten weeks must save a fifth of drafting time. If not, or if a wrong figure is signed even once, stop.',
      alternative:
        'Two steps of clearance are plenty for routine topics. Put 50 standard paragraphs, dated, in a folder all can open.',
      risks: [
        {
          risk: 'The minister’s signature lands under a dropped policy or a stale number.',
          mitigation: 'Every paragraph has a date of expiry and someone who renews it. Dead text blocks the draft.',
        },
        {
          risk: 'Someone begs for help and receives a template, while the danger in the letter is missed.',
          mitigation:
            'Mentions of illness, threat or self-harm go to a person first. Each reply speaks to the writer’s own case.',
        },
      ],
      kpis: [
        {
          name: 'letters sent by their due date',
          unit: '% of letters',
          baseline: 'see how last quarter went',
          target: 'gain 20 to 30 points',
        },
        {
          name: 'officer hours in each draft',
          unit: 'hours',
          baseline: 'keep time on 40 items',
          target: 'reduce it by 30 to 50 %',
        },
      ],
      data_needed: [
        'two years’ incoming letters and answers',
        'cleared words, briefs included',
        'topic owners and who clears',
        'sourced figures in current use',
        'promised dates beside real ones',
      ],
    },
    {
      workflow:
        'Nobody writes the same paragraph for the tenth time. When a letter or question comes, the tool finds its topic, joins campaign mail, and fetches the newest cleared lines with the date on each figure. It drafts in your form. The action officer puts in the facts of the case, mends the text and passes it on. The bank grows with each clearance.',
      build:
        'The bank comes first: paragraphs that were cleared, with topic, owner and end date. An assistant then drafts from live ones and marks them, inside the environment your classification calls for. A tracker from desk to desk shows where items really wait.',
      checkpoint: 'Facts are the action officer’s to verify, and clearance stays with the same people as now.',
      first_step:
        'Follow 30 recent letters on their way. The executive officer writes the days at every desk and finishes by Friday.',
      stop_test:
        'One false figure over a signature is the end. So is a saving of less than a fifth in drafting time after ten weeks.',
      alternative: 'Keep 50 dated paragraphs in a common folder, and let routine matters through with two signatures.',
      risks: [
        {
          risk: 'A policy given up last year lives on in the minister’s letter.',
          mitigation: 'Owners and expiry dates stand on all paragraphs, and a draft with an expired one goes nowhere.',
        },
        {
          risk: 'A form answer goes to a person at risk.',
          mitigation:
            'Where there is threat, self-harm or illness, a human reads first. One line must deal with the writer’s situation.',
        },
      ],
      kpis: [
        {
          name: 'replies made within the time limit',
          unit: '% of letters',
          baseline: 'work out the share for last quarter',
          target: 'lift it 20 to 30 points',
        },
        {
          name: 'time it takes to draft',
          unit: 'hours',
          baseline: 'log 40 items from start to end',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'correspondence of two years',
        'approved lines and past briefs',
        'clearance routes, topic by topic',
        'figures with source and date',
        'when each item was due, and sent',
      ],
    },
    {
      workflow:
        'The first draft is built from what has been approved before, so clearance has less to argue about. Mail is sorted, campaigns are joined, and live lines are set out in house form, each figure with its date. The officer checks, adds what this case needs and sends it on. Whatever gets cleared is stored for next time.',
      build:
        'You need a store of cleared text before an assistant. Each paragraph has its topic, an owner and a date on which it dies. Drafting happens within the approved environment, from living text, with sources shown. Most days are lost on desks, so record where each item lies.',
      checkpoint: 'Before it goes up, the action officer has tested each fact. Those who sign today go on signing.',
      first_step: 'Where do the days go? By Friday the executive officer has 30 letters charted, desk by desk.',
      stop_test:
        'Stop if a signed letter carries a wrong figure. Stop too when ten weeks bring drafting down by under a fifth.',
      alternative:
        'For routine topics, allow only two clearance steps. Keep 50 standard paragraphs, dated, where officers can reach them.',
      risks: [
        {
          risk: 'Outdated numbers are signed by the minister.',
          mitigation: 'Text without a living owner and a valid date cannot be used in any draft.',
        },
        {
          risk: 'Standard words meet a real emergency, and nobody notices.',
          mitigation:
            'Let people see every letter that hints at illness, self-harm or threat before a draft exists. Ask for a line on that person’s case.',
        },
      ],
      kpis: [
        {
          name: 'share answered on or before the date',
          unit: '% of letters',
          baseline: 'use the quarter behind you',
          target: 'an extra 20 to 30 points',
        },
        {
          name: 'drafting hours for one item',
          unit: 'hours',
          baseline: 'follow 40 items',
          target: 'take off 30 to 50 %',
        },
      ],
      data_needed: [
        'past letters with the replies sent',
        'text that passed clearance',
        'who is in charge of each topic',
        'present figures and their origin',
        'target dates and what was achieved',
      ],
    },
  ],
  'government/tender-files': [
    {
      workflow:
        'Specs start from a draft, and bids arrive at the panel in one layout. Out of past tenders and a short statement of need come scope, criteria and a price schedule. When bids are in, missing parts are listed and each answer stands beside its criterion with the page. People read, score on their own and then agree, and a report is drafted.',
      build:
        'Collect contracts, tenders and variations, and write down what every past spec forgot. A drafting assistant learns from that. A closed workspace lays bids out by criterion and gives no marks. Before first use, show the method to your probity adviser.',
      checkpoint:
        'Scores come from each member alone, out of the bid. Chair and probity adviser put their names under the report.',
      first_step:
        'Chart ten tenders by date. By Thursday the procurement manager has circled where each of them waited longest.',
      stop_test:
        'Drop it if the probity adviser is against it, or when five tenders are done and time to contract has not shrunk by a tenth.',
      alternative:
        'Same price sheet for all, two pages at most for each criterion, and five good model specs: that alone saves weeks.',
      risks: [
        {
          risk: 'Something strong in a bid never makes it into the table.',
          mitigation: 'For each criterion that counts, members read the bid. They use the table to find the page.',
        },
        {
          risk: 'Old wording favours the present supplier.',
          mitigation: 'Ask an outsider to the project to look for dates, sizes and brands that shut others out.',
        },
      ],
      kpis: [
        {
          name: 'time between approval and contract',
          unit: 'weeks',
          baseline: 'use dates of 20 tenders',
          target: '20 to 35 % shorter',
        },
        {
          name: 'hours a panel member reads per bid',
          unit: 'hours',
          baseline: 'put the question to five panels',
          target: '30 to 40 % less',
        },
      ],
      data_needed: [
        'tenders and contracts on file',
        'disputes and variations for each',
        'bids with reports on them',
        'thresholds and policy',
        'declared conflicts',
      ],
      must_not_decide:
        'Ranking, scoring and excluding belong to the panel, and award to the council or delegate. Software shows pages and nothing more.',
    },
    {
      workflow:
        'Procurement staff write less from scratch and panels leaf through less. The tool turns a brief need, with similar tenders at hand, into criteria, scope and price schedule. Closed bids are tested for gaps and cut up by criterion, pages noted. Every member reads and scores unaided before the panel meets, and the report is drafted last.',
      build:
        'Past tenders with their variations teach you what to ask for, so gather them first. An assistant drafts from them. For bids, set up a sealed space that lays out answers by criterion without any rating. The probity adviser agrees before you begin.',
      checkpoint:
        'Panel members mark from the bid itself, each alone. The report needs the chair’s signature and the probity adviser’s.',
      first_step:
        'Let the procurement manager draw a line of dates for ten tenders by Thursday, and show on each the longest stretch of waiting.',
      stop_test:
        'Five tenders are the test: end it if they reach contract less than a tenth sooner. A no from the probity adviser is also a reason to stop.',
      alternative:
        'Write five model specifications, hand out a single price sheet, and cap answers at two pages for a criterion.',
      risks: [
        {
          risk: 'A bidder learns in the debrief that a key point was overlooked.',
          mitigation: 'The table points to pages only, and the bid is what members read and mark.',
        },
        {
          risk: 'The spec fits one firm because it was copied from its job.',
          mitigation: 'Before release someone with no part in the project checks limits on brand, date and size.',
        },
      ],
      kpis: [
        {
          name: 'weeks a purchase takes, need to contract',
          unit: 'weeks',
          baseline: 'look back on 20 tenders',
          target: 'down by 20 to 35 %',
        },
        {
          name: 'reading load of a panel for each bid',
          unit: 'hours',
          baseline: 'hear from five panels',
          target: 'bring it down 30 to 40 %',
        },
      ],
      data_needed: [
        'earlier tender papers and contracts',
        'how contracts went: variations, disputes',
        'old bids and evaluation reports',
        'rules on thresholds',
        'conflict declarations',
      ],
      must_not_decide:
        'A panel of people ranks and excludes, and a delegate or the council awards. No score may come from a tool.',
    },
    {
      workflow:
        'Tenders reach the market sooner, and panels compare like with like. A short need plus similar past tenders gives a draft of scope, criteria and price schedule. At closing each bid is checked for gaps, and its answers stand beside the criteria with page numbers. Members read and score on their own, then agree. The report is drafted.',
      build:
        'Past tenders, contracts and variations show what specs tend to forget. Gather them and let an assistant draft from that set. For bids, use a closed workspace that compares by criterion and gives no score. The probity adviser sees how it works beforehand.',
      checkpoint:
        'Members score from the bid, each alone. The report is signed by the chair and by the probity adviser.',
      first_step:
        'Take ten tenders and chart their dates. The procurement manager marks the longest wait in every one by Thursday.',
      stop_test:
        'Over five tenders, contracts must come a tenth sooner. Stop if they do not, or if the probity adviser says no.',
      alternative:
        'Five model specs, one price sheet for all bidders and a limit of two pages for each criterion save a lot of time.',
      must_not_decide:
        'The evaluation panel scores, ranks and excludes, and delegate or council awards. A tool has none of these powers.',
      risks: [
        {
          risk: 'A strength is missing from the table, and the losing bidder says so at debrief.',
          mitigation: 'Scores rest on the bid itself. Members use the table to find pages.',
        },
        {
          risk: 'The draft repeats the last job, and only its supplier can comply.',
          mitigation: 'Someone outside the project looks for limits of size, date and brand before it is released.',
        },
      ],
      kpis: [
        {
          name: 'weeks between need and signed contract',
          unit: 'weeks',
          baseline: 'measure 20 past tenders',
          target: 'reduce it by 20 to 35 %',
        },
        {
          name: 'time a panel reads for each bid',
          unit: 'hours',
          baseline: 'interview five panels',
          target: 'reduce it by 30 to 40 %',
        },
      ],
      data_needed: [
        'contracts and tender documents so far',
        'variations and disputes, contract by contract',
        'past bids, with evaluation reports',
        'purchasing policy and its thresholds',
        'declarations of interest',
      ],
    },
    {
      workflow:
        'Writing a spec begins from a draft, and reading bids begins from a clear table. The tool uses like tenders and a brief need to propose criteria, scope and the price schedule. Later it lists what each bid lacks and puts answers by criterion, page noted. Every panel member scores alone before they meet. A draft report closes it.',
      build:
        'Make a library of contracts, variations and tenders, with notes on what was forgotten. It feeds a drafting assistant. Evaluation takes place in a closed space where bids lie side by side by criterion and software marks nothing. Show your probity adviser the method first.',
      checkpoint: 'No member sees another’s scores while reading. Probity adviser and chair sign off the report.',
      first_step:
        'Put ten tenders on a time line. The procurement manager circles the longest hold-up in each one by Thursday.',
      stop_test:
        'A veto by the probity adviser ends it. So do five tenders that get to contract less than a tenth quicker.',
      alternative:
        'Limit each answer to two pages, use the same price sheet throughout, and build on five good specifications.',
      must_not_decide:
        'Scores, ranking and exclusion are the panel’s work, and the award belongs to council or the delegate. The software only lays out bids.',
      risks: [
        {
          risk: 'The condensed view of a bid omits its best argument.',
          mitigation: 'For scored criteria members turn to the original. The table is no more than an index.',
        },
        {
          risk: 'A spec copied from before is cut to one supplier’s measure.',
          mitigation: 'Before release an outsider tests it for dates, brands and sizes that exclude.',
        },
      ],
      kpis: [
        {
          name: 'time from approved need until contract',
          unit: 'weeks',
          baseline: 'get dates for 20 tenders',
          target: 'lower by 20 to 35 %',
        },
        {
          name: 'panel hours spent on one bid',
          unit: 'hours',
          baseline: 'ask members of five panels',
          target: 'lower by 30 to 40 %',
        },
      ],
      data_needed: [
        'tender papers and contracts of the past',
        'what was varied or disputed',
        'bids and how they were evaluated',
        'thresholds in the procurement policy',
        'conflicts people declared',
      ],
    },
    {
      workflow:
        'Staff spend less time on paper and more on the judgement that counts. From a statement of need and earlier tenders come a scope, criteria and price schedule in draft. Bids are searched for missing parts and shown criterion by criterion with their pages. People read, score apart and come together. The tool drafts what they decided.',
      build:
        'The raw material is your own history: tenders, contracts, variations, and what each spec left out. A drafting assistant works from it. Bids are compared in a sealed workspace, by criterion and without marks. Have the probity adviser approve the method in advance.',
      checkpoint:
        'Each score is one member’s own, taken from the bid. The chair signs the report, and the probity adviser too.',
      first_step:
        'Draw up the dates of ten tenders. Where did each wait longest? The procurement manager shows it on Thursday.',
      stop_test:
        'Judge after five tenders: a tenth off the time to contract, or stop. An objection from the probity adviser also ends it.',
      alternative:
        'Have five specs as models and a price sheet every bidder must use. Two pages per criterion is the most you read.',
      must_not_decide:
        'Nobody is scored, ranked or excluded by a tool. The panel does that, and the award comes from the delegate or the council.',
      risks: [
        {
          risk: 'What made a bid strong is lost in the table, as the debrief reveals.',
          mitigation: 'Members go to the pages of the bid for every criterion they score.',
        },
        {
          risk: 'Last time’s wording shuts new suppliers out.',
          mitigation: 'A person with no stake in the project checks the draft for narrow brands, dates or sizes.',
        },
      ],
      kpis: [
        {
          name: 'weeks a tender runs, need to contract',
          unit: 'weeks',
          baseline: 'average the last 20',
          target: 'take off 20 to 35 %',
        },
        {
          name: 'reading hours per bid in the panel',
          unit: 'hours',
          baseline: 'have five panels estimate it',
          target: 'take off 30 to 40 %',
        },
      ],
      data_needed: [
        'old tenders, with the contracts',
        'disputes and variations that followed',
        'received bids and panel reports',
        'procurement rules and limits',
        'each member’s conflict statement',
      ],
    },
  ],
  'government/licence-applications': [
    {
      workflow:
        'Within the hour somebody knows whether an application is complete. Papers and form are read, dates, certificates and names are held against the rule for the licence, and gaps are told to the applicant straight away. Simple complete ones take a fast lane. Others reach an officer with a list of points. Officers decide, and the status is online.',
      build:
        'For every licence, turn the rule into a checklist an officer would put a name to. Take one type with high numbers first. Then come reading of papers, letters on gaps and a page for status. People enter decisions in the register, beside which all this is built.',
      checkpoint:
        'A decision counts when an authorised officer has signed. Where refusal is proposed, a senior looks as well.',
      first_step:
        'Open 100 of those waiting. The licensing manager sorts them into complete, one item short and hard, and counts each heap.',
      stop_test:
        'Drop it when a refusal went out that no officer made, or if eight weeks on over one check in 20 has to be put right.',
      alternative:
        'Put a checklist on page one of a shorter form, and have one officer open the mail the day it arrives.',
      risks: [
        {
          risk: 'Someone with papers from abroad or a rare name is told they are incomplete, and stops trying.',
          mitigation: 'Doubt means an officer, never a refusal by machine. Look at who drops out, group by group.',
        },
        {
          risk: 'Nobody really looks at what runs in the fast lane.',
          mitigation: 'An officer’s name stands on each grant, and a tenth, drawn at random, is checked in full.',
        },
      ],
      kpis: [
        {
          name: 'wait until the first check',
          unit: 'days',
          baseline: 'use 200 past applications',
          target: '60 to 80 % shorter',
        },
        {
          name: 'phone calls on where it is up to',
          unit: 'calls a week',
          baseline: 'count for two weeks',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'past applications, dates, outcomes',
        'rules and checklist by licence',
        'letters in use',
        'the register',
        'contacts about progress',
      ],
      must_not_decide:
        'Refusing, suspending, cancelling and judging fitness are for the authorised officer, who states the reasons. A tool may only find gaps.',
    },
    {
      workflow:
        'Applicants hear on the same day what they forgot. The tool reads what they sent and tests it against the checklist for that licence: certificates, names, dates. If all is there and simple, it joins a quick queue. If not, an officer gets it with open questions. A person decides every one, and a web page shows how far it is.',
      build:
        'Pick the licence with most applications. Its rule becomes a signed checklist, and around that you add reading of documents, a note on what is missing and a status page. The register stays the place of record, and officers key the decision there.',
      checkpoint:
        'Grants and refusals carry an authorised officer’s signature. A senior reads each refusal before it leaves.',
      first_step:
        'From the pile, draw 100. Let the licensing manager find out how many are complete, how many lack one thing and how many are hard.',
      stop_test:
        'After eight weeks, end it if checks are wrong more often than one in 20. Any refusal that bypassed an officer is a reason to stop too.',
      alternative: 'Day-of-arrival opening by one officer, a brief form and a checklist in front cure many backlogs.',
      risks: [
        {
          risk: 'Unusual papers count as no papers, which hits migrants first.',
          mitigation: 'Let an officer see all unclear cases, and compare drop-outs between groups.',
        },
        {
          risk: 'Speed makes the signature a formality.',
          mitigation: 'Give one random tenth of fast cases a complete check, and name the officer on all.',
        },
      ],
      kpis: [
        {
          name: 'days an application lies unopened or unchecked',
          unit: 'days',
          baseline: 'look at 200 recent ones',
          target: 'down by 60 to 80 %',
        },
        {
          name: 'callers who ask for status',
          unit: 'calls a week',
          baseline: 'keep a tally over two weeks',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'lodged applications and results',
        'what each Act requires',
        'template letters',
        'entries in the register',
        'status calls and mails',
      ],
      must_not_decide:
        'No refusal, suspension or finding on character comes from a program. It is made by the officer whom the law names, with reasons.',
    },
    {
      workflow:
        'What is missing is known within the hour, not after weeks. The tool reads the form and its papers, holds names, certificates and dates to what that licence requires, and writes to the applicant. Simple complete cases take a fast lane. The rest go to an officer with questions listed. The officer decides, and status is shown online.',
      build:
        'Choose the licence you get most of. Its rule is written as a checklist that officers are ready to sign. Then add document reading, a gap letter and online status, all beside the register. The decision itself is entered by a person.',
      checkpoint: 'Each decision has an authorised officer’s signature. If it is to be a refusal, a senior reviews it.',
      first_step:
        'Go through 100 applications that are waiting. How many are whole, lack one thing or are hard? The licensing manager counts.',
      stop_test:
        'At eight weeks, officers may have corrected one check in 20. Stop above that, and at any refusal no officer made.',
      alternative:
        'A short form with its checklist in front helps most. One officer opens all new ones the day they come.',
      must_not_decide:
        'The authorised officer refuses, suspends, cancels or finds someone unfit, and says why. Software must do none of these.',
      risks: [
        {
          risk: 'An overseas certificate is taken for none, and the applicant gives up.',
          mitigation:
            'Unclear papers go to an officer. Nothing is refused by machine, and drop-outs are watched by group.',
        },
        {
          risk: 'In the fast lane, approval comes without a look.',
          mitigation: 'Grants carry the officer’s name. A tenth, chosen by lot, gets the complete check.',
        },
      ],
      kpis: [
        {
          name: 'days an application waits for its first check',
          unit: 'days',
          baseline: 'see the dates on 200',
          target: 'reduce it by 60 to 80 %',
        },
        {
          name: 'calls to ask how it stands',
          unit: 'calls a week',
          baseline: 'mark them down for two weeks',
          target: 'reduce them by 30 to 50 %',
        },
      ],
      data_needed: [
        'lodged applications, dated, with result',
        'the law and checklist behind each licence',
        'letters you send',
        'what the register holds',
        'enquiries about status',
      ],
    },
    {
      workflow:
        'Applicants learn at once what to send, and simple cases no longer queue. On arrival form and papers are read and compared with that licence’s rule, certificates, names and dates included. Complete easy ones are put in a quick lane, and an officer has the others with open points. People decide all of them. Progress is on the web.',
      build:
        'Begin by writing rules as checklists officers can sign, starting with one type of which you get many. Around that go reading of papers, letters about gaps and an online status. The system sits next to the register, where officers record what they decide.',
      checkpoint: 'It takes an authorised officer to decide and sign. Seniors look over every refusal proposed.',
      first_step:
        'The licensing manager opens 100 from the queue and makes three heaps: complete, one item missing, difficult.',
      stop_test:
        'If one refusal leaves without an officer, stop. Stop as well when, eight weeks in, officers correct checks at a rate above one in 20.',
      alternative:
        'Make the form shorter, print the checklist on page one, and have a named officer open everything that day.',
      must_not_decide:
        'To refuse, cancel or suspend, or to call a person unfit, is a decision of the authorised officer, with reasons. No program may take it.',
      risks: [
        {
          risk: 'Unfamiliar names or papers count as gaps, and good people drop out.',
          mitigation: 'In doubt an officer looks, and no automatic refusal exists. Compare who gives up, by group.',
        },
        {
          risk: 'Quick cases get a rubber stamp.',
          mitigation: 'A random tenth has a complete check, and each grant names its officer.',
        },
      ],
      kpis: [
        {
          name: 'wait from lodgement to check',
          unit: 'days',
          baseline: 'measure 200 recent cases',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'number of status calls',
          unit: 'calls a week',
          baseline: 'tally two weeks at the phones',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'application history with outcomes',
        'each licence’s legal requirements',
        'standard correspondence',
        'entries on the register',
        'mails and calls asking for news',
      ],
    },
    {
      workflow:
        'The backlog shrinks because incomplete files are caught at the door. Within an hour form and papers are compared with the licence rule, and whatever lacks is asked for. What is complete and plain goes fast, and an officer receives what is not, points marked. Every decision is human, and the applicant can follow it online.',
      build:
        'The checklist is the heart of it: the rule for a licence in words an officer would sign. Start with a high-volume type. Reading of documents, gap letters and a status page are added. It works beside the register, and officers enter decisions there by hand.',
      checkpoint:
        'Authorised officers sign what they decide. For a proposed refusal there is a second look by a senior.',
      first_step:
        'Draw 100 pending applications. The licensing manager notes for each if it is complete, one item short or hard.',
      stop_test:
        'Should officers after eight weeks put right upward of one in 20 checks, stop. A refusal without an officer means stop today.',
      alternative: 'Let an officer open new mail the day it comes. Cut the form, and start it with a checklist.',
      must_not_decide:
        'Fitness, refusal, suspension and cancelling are judged by the authorised officer, who gives reasons. That is closed to software.',
      risks: [
        {
          risk: 'Papers from another country are misread, and somebody entitled walks away.',
          mitigation: 'Send all doubt to officers, refuse nothing automatically, and look at drop-outs across groups.',
        },
        {
          risk: 'Fast turns into careless.',
          mitigation: 'A full check of a random tenth keeps it honest, and every grant shows who made it.',
        },
      ],
      kpis: [
        {
          name: 'time until someone has checked the file',
          unit: 'days',
          baseline: 'take 200 applications',
          target: 'take off 60 to 80 %',
        },
        {
          name: 'status calls per week',
          unit: 'calls a week',
          baseline: 'two weeks of tallies',
          target: 'take off 30 to 50 %',
        },
      ],
      data_needed: [
        'what was lodged, when, and how it ended',
        'checklists with the law behind them',
        'letters kept as standard',
        'register of licences',
        'contacts that ask about progress',
      ],
    },
  ],
  'government/rates-and-fines': [
    {
      workflow:
        'A short message with real choices reaches people soon after they fall behind. Overdue accounts are listed by age and hardship flag once an instalment has passed, and texts with options are drafted. For fines and objections, the request becomes a single page: rule, photos, earlier outcomes. Every outcome is an officer’s.',
      build:
        'Good phone numbers and addresses come before all else. Then remind people on both sides of the due date and let them pick a plan online. Reviews show letter, photo, notice, officer note and policy clause together. Never guess at means from another agency’s data.',
      checkpoint:
        'Past the reminder, nothing happens until a revenue officer has opened the account. Outcomes of reviews are signed with a reason.',
      first_step:
        'Look up 50 accounts in recovery. The revenue manager notes the day of first contact and if a person ever spoke to them.',
      stop_test:
        'Drop it at once when someone is chased for another’s debt, or if three instalments pass and arrears are no lower.',
      alternative:
        'Plain reminders a week ahead and a week late, with three plans printed on the back, and a personal call to the 20 oldest.',
      risks: [
        {
          risk: 'Recovery begins against somebody who owes nothing.',
          mitigation: 'The account must prove the debt. Phone before legal steps, and let the agency carry the proof.',
        },
        {
          risk: 'What was done harshly before is done harshly again.',
          mitigation: 'Put the clause first and old cases second, and let another officer look at one in ten.',
        },
      ],
      kpis: [
        {
          name: 'rates more than 60 days late',
          unit: '% of rates levied',
          baseline: 'go over eight instalments',
          target: '10 to 20 % lower',
        },
        {
          name: 'wait for the answer to a review',
          unit: 'days',
          baseline: 'use the latest 100 requests',
          target: '40 to 60 % shorter',
        },
      ],
      data_needed: [
        'instalments due and paid',
        'phone, mail and wishes of ratepayers',
        'concessions and hardship on file',
        'infringement notes and photos',
        'requests for review, with result',
      ],
      must_not_decide:
        'Raising a debt, upholding a fine and refusing hardship are done by the revenue manager or a review officer, who give reasons. Software may not.',
    },
    {
      workflow:
        'Nobody should first hear of a debt from a lawyer. When an instalment is late the tool drafts a plain message with plans to choose from, ordered by age of debt and hardship already known. A request to review a fine, or an objection, is set out on one page with the clause, pictures and like cases. Officers decide one by one.',
      build:
        'Repair contact data, then automate reminders on either side of that date, together with a form for plans. Next, give review officers one screen that holds the notice, the photo, the note, the letter and the clause. Keep data of other agencies out: means are not to be guessed.',
      checkpoint:
        'Reminders may run alone. For anything stronger a revenue officer reads the account, and review results need a signed reason.',
      first_step:
        'The revenue manager draws 50 files from recovery and finds out, for each, who spoke with the person and when contact began.',
      stop_test:
        'End it if arrears stand where they were after three instalments. One case of the wrong person pursued means stop that day, if not sooner.',
      alternative:
        'Write a week before, write a week after, print three plans on the page, and ring the 20 who have owed longest.',
      risks: [
        {
          risk: 'An old address or a false match turns a stranger into a debtor.',
          mitigation:
            'Check against the account, speak by phone first, and never ask people to prove that they owe nothing.',
        },
        {
          risk: 'Past refusals teach more refusals.',
          mitigation:
            'Officers see the clause before any earlier case, and one review in ten goes to a second officer.',
        },
      ],
      kpis: [
        {
          name: 'share of rates unpaid after 60 days',
          unit: '% of rates levied',
          baseline: 'take figures for eight instalments',
          target: 'down by 10 to 20 %',
        },
        {
          name: 'days people wait on a fine review',
          unit: 'days',
          baseline: 'look at 100 of them',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'ledger of dues and payments',
        'how people can be reached',
        'known hardship, concessions',
        'fines, with picture and note',
        'reviews asked for and decided',
      ],
      must_not_decide:
        'Only a person, be it review officer or revenue manager, may with reasons uphold a fine, claim a debt or turn down hardship.',
    },
    {
      workflow:
        'Help comes before recovery does. After every instalment the tool ranks late accounts by age, notes hardship already on file, and drafts plain words with plans to pick from. Fine reviews and objections are put on one page: photos, the rule, outcomes of like cases. An officer decides each of them.',
      build:
        'Correct contact details are the first job. Reminders then go out ahead of the due date and after it, with a plan form people can fill in alone. For reviews, show notice, photo, letter, officer note and clause together. Other agencies’ data is not used to guess means.',
      checkpoint:
        'Only a reminder goes without a revenue officer opening the account. The review officer signs outcomes, reason included.',
      first_step:
        'Take 50 accounts in recovery. When was first contact, and did anybody talk? The revenue manager writes it down.',
      stop_test:
        'If a person is chased for a debt not theirs, stop at once. Stop too if three instalments leave arrears unchanged.',
      alternative:
        'Remind people a week before and once more a week later. Let the reverse offer three plans, and phone the 20 oldest debts.',
      must_not_decide:
        'Debts are raised, fines upheld and hardship decided by a person, revenue manager or review officer, with reasons given. Software decides none of it.',
      risks: [
        {
          risk: 'Recovery hits the wrong person through an old address or a bad match.',
          mitigation: 'The account proves the debt, a call precedes legal steps, and proof is the agency’s task.',
        },
        {
          risk: 'Severe decisions in the past set the pattern.',
          mitigation: 'The clause is shown first. One review in ten is read by another officer.',
        },
      ],
      kpis: [
        {
          name: 'rates that stay unpaid beyond 60 days',
          unit: '% of rates levied',
          baseline: 'look at eight instalments',
          target: 'reduce it by 10 to 20 %',
        },
        {
          name: 'days a review request waits',
          unit: 'days',
          baseline: 'measure 100 recent ones',
          target: 'reduce it by 40 to 60 %',
        },
      ],
      data_needed: [
        'due dates and what was paid',
        'how to contact each person',
        'concessions, with hardship records',
        'fines and their photos',
        'reviews and how they ended',
      ],
    },
    {
      workflow:
        'People in trouble are offered a plan before costs pile up. The tool lists late accounts after each instalment, by age and known hardship, and drafts plain words with choices. For a fine under review, or an objection, it sets photos, clause and past outcomes on a page. Officers decide case by case.',
      build:
        'Nothing works with wrong phone numbers, so start there. Remind before the day and after it, and offer plans on a form. Reviewers need the letter, officer note, photo, notice and policy clause in one place. Never draw on another agency to estimate what someone can pay.',
      checkpoint:
        'Beyond reminders, a revenue officer looks at the account first. Reviews end with a review officer’s signature and reason.',
      first_step:
        'The revenue manager reads 50 recovery files and notes in each the date of first contact and if there was a conversation.',
      stop_test:
        'Three instalments should bring arrears down. If not, stop, and at once if somebody innocent is pursued.',
      alternative:
        'Write plainly one week early and one week late, with three plans overleaf. One person rings the 20 longest overdue.',
      must_not_decide:
        'People settle debts, fines and hardship and explain why. The review officer does so, or else the revenue manager, never software.',
      risks: [
        {
          risk: 'Someone pays for a stranger’s debt because data was matched badly.',
          mitigation: 'Check the account itself and telephone before going to law. The agency must prove it.',
        },
        {
          risk: 'Reviewers copy old outcomes, strict ones included.',
          mitigation: 'They read policy before precedent, and a second officer takes one in ten.',
        },
      ],
      kpis: [
        {
          name: 'share of rates over 60 days late',
          unit: '% of rates levied',
          baseline: 'use eight instalments back',
          target: 'lower by 10 to 20 %',
        },
        {
          name: 'time to decide a review',
          unit: 'days',
          baseline: 'go by the past 100 requests',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'accounts, instalments and payments',
        'people’s contact choices',
        'hardship on record, and concessions',
        'photos and notes on each fine',
        'decided review requests',
      ],
    },
    {
      workflow:
        'A message in plain words arrives early, and it offers a way to pay. Overdue accounts are sorted by age and hardship flags once an instalment has gone by, and options are drafted. Each objection or fine review becomes one page with the rule, the photos and like outcomes. The decision is always an officer’s.',
      build:
        'Three steps: right addresses, reminders on each side of the date with a self-service plan, and a review screen. That screen shows clause, notice, officer note, letter and photo. No data from other agencies is brought in to guess at income.',
      checkpoint:
        'A revenue officer must open the account before anything stronger than a reminder. Each review result is signed, and the reason stated.',
      first_step:
        'Look at 50 accounts that ended in recovery: the day you first made contact, and whether a person spoke. The revenue manager notes both.',
      stop_test:
        'One person pursued for another’s debt is enough to stop. So are arrears that have not dropped over three instalments.',
      alternative:
        'Two plain letters, a week on either side of the date, with three plans to pick from. The 20 oldest get a call.',
      must_not_decide:
        'Whether a debt, a fine or a refusal of hardship stands, the review officer or revenue manager says, and gives reasons. No software may.',
      risks: [
        {
          risk: 'A wrong match sends the collectors to an innocent door.',
          mitigation:
            'Each debt is proved out of its own account. People are rung before law, and need not disprove anything.',
        },
        {
          risk: 'Habit hardens into rule when old results guide reviews.',
          mitigation: 'Put policy ahead of cases on the screen, and have one in ten looked at again.',
        },
      ],
      kpis: [
        {
          name: 'amount overdue past 60 days',
          unit: '% of rates levied',
          baseline: 'compare eight instalments',
          target: 'take off 10 to 20 %',
        },
        {
          name: 'wait for a decision on review',
          unit: 'days',
          baseline: 'count days for 100 requests',
          target: 'take off 40 to 60 %',
        },
      ],
      data_needed: [
        'payment history by instalment',
        'addresses, phones and preferences',
        'who has a concession or hardship plan',
        'notices, photos and officer notes',
        'outcomes of past reviews',
      ],
    },
  ],
  'government/tip-offs-and-cases': [
    {
      workflow:
        'No report waits overnight unread, and grave ones meet a person inside the hour. Names, place, time and harm are drawn out, reports about one person or firm are joined, and a queue is proposed along with why. The choice is the assessment officer’s. Once a case is open, interviews are typed, exhibits listed and a sourced chronology grows.',
      build:
        'Sit down with assessors, write ten rules in plain words and try them on 500 reports from the past. The whole runs in a secure environment. Matching of places and firms follows, and a pilot case for exhibits and chronology. Whenever a person overrules the tool, that is logged.',
      checkpoint:
        'Queues stand only when an assessment officer agrees. Each line of a chronology is held against its source by the investigator.',
      first_step:
        'Within the week, give 200 old reports to two assessors who sort them apart, and then look at where they part ways.',
      stop_test:
        'Give up after ten weeks if over one in five is moved by officers, and stop that day when a grave report was missed.',
      alternative:
        'Ask three questions on danger at the head of the form. At nine, two officers go through all that is new.',
      risks: [
        {
          risk: 'Few words or poor English hide a grave matter.',
          mitigation:
            'Danger words and people at risk trigger fixed rules, and each week someone reads a random tenth of what was ranked low.',
        },
        {
          risk: 'A competitor floods you with reports on one firm.',
          mitigation: 'Make repeats and sources visible, so that officers weigh a link before it counts.',
        },
      ],
      kpis: [
        {
          name: 'wait before a report is assessed',
          unit: 'days',
          baseline: 'use 300 reports',
          target: '50 to 70 % shorter',
        },
        {
          name: 'share of grave reports a person saw within a day',
          unit: '% of grave reports',
          baseline: 'go over six months',
          target: '98 % of them',
        },
      ],
      data_needed: [
        'complaints and reports with result',
        'what counts as harm and urgent',
        'who holds a licence',
        'exhibits, interviews, data seized',
        'earlier briefs and judgments',
      ],
      must_not_decide:
        'Guilt, credibility, opening and closing are matters for the delegate, the investigator and the assessment officer. A queue is only a proposal.',
    },
    {
      workflow:
        'Officers spend the morning on what is grave and not on reading everything. The tool takes harm, persons, place and date from each report the day it arrives, finds others on the same firm, and suggests a queue with a reason. Danger goes to a person in under an hour. For live cases it keeps exhibit lists, transcripts and a dated chain of facts.',
      build:
        'Ten triage rules, agreed by those who assess, are tested against 500 closed reports. Stay inside secure systems. The next stage joins records on firms and places. The last, on one pilot case, writes exhibit lists and the chronology. Every human change to a proposal is kept.',
      checkpoint:
        'An assessment officer says yes to the queue. Investigators tick chronology lines one at a time, source in hand.',
      first_step:
        'Let two assessors each sort the same 200 reports this week without talking, and study the ones they placed differently.',
      stop_test:
        'End it if a grave report slips by once in live use, or after ten weeks if officers had to move proposals more often than one in five.',
      alternative:
        'A form that opens with three questions about danger, and two officers who read the new ones at nine, may be enough.',
      risks: [
        {
          risk: 'A frightened caller says little, and the rank comes out low.',
          mitigation:
            'Fixed rules lift danger and vulnerable groups, while one random tenth from the low queue is read weekly.',
        },
        {
          risk: 'Many reports may mean a feud and not a fault.',
          mitigation: 'Repetition and origin are shown, and a link means nothing until an officer has weighed it.',
        },
      ],
      kpis: [
        {
          name: 'days a report lies unassessed',
          unit: 'days',
          baseline: 'look at the newest 300',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'grave matters in front of a person by next day',
          unit: '% of grave reports',
          baseline: 'check a period of six months',
          target: 'up to 98 %',
        },
      ],
      data_needed: [
        'what was reported and what came of it',
        'criteria for harm and priority',
        'list of firms and licensees',
        'evidence: interviews, exhibits, devices',
        'old briefs, results in court',
      ],
      must_not_decide:
        'People close complaints, open cases and judge truth and guilt: assessment officer, investigator, delegate. Software may do none of it.',
    },
    {
      workflow:
        'Danger is seen within the hour, whatever the pile. Each report is read that day for who, harm, where and when, and joined with others on the same person or firm. A queue is suggested, with reasons, and the assessment officer decides. Open cases gain typed interviews, exhibit lists and a sourced chronology.',
      build:
        'Ten triage rules in plain words, written with assessors, are tried on 500 past reports. All of it stays in your secure environment. Then firms and places are matched, and one pilot case gets exhibit lists and a chronology. Where people change a proposal, it is logged.',
      checkpoint:
        'The queue is the assessment officer’s to confirm. Chronology entries are checked at source, each one, by the investigator.',
      first_step:
        'Have 200 old reports sorted twice this week, by two assessors working alone. The differences are what you study.',
      stop_test: 'A grave report missed in live use ends it. At ten weeks, so do officers who move over one in five.',
      alternative:
        'Begin the form with three questions about danger. Every day at nine, two officers read what is new.',
      must_not_decide:
        'Closing, opening, credibility and guilt are decided by assessment officer, investigator and delegate. The tool has no voice there.',
      risks: [
        {
          risk: 'A grave matter told in few or broken words sinks in the list.',
          mitigation:
            'Fixed rules lift groups at risk and words of danger. Of the low queue, a random tenth is read weekly.',
        },
        {
          risk: 'Rivals write in to harm a firm.',
          mitigation: 'Origin and repeats are on show, and no link counts before an officer has weighed it.',
        },
      ],
      kpis: [
        {
          name: 'days from report to assessment',
          unit: 'days',
          baseline: 'measure 300 recent ones',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'grave reports in human hands within a day',
          unit: '% of grave reports',
          baseline: 'go through six months',
          target: 'lift it to 98 %',
        },
      ],
      data_needed: [
        'reports received, and how each ended',
        'rules on harm and priority',
        'licence holders and firms on register',
        'seized data, exhibits and interviews',
        'court outcomes and earlier briefs',
      ],
    },
    {
      workflow:
        'Assessors read the worst first and nothing is left for tomorrow. From every report the tool takes persons, place, time and harm, links what concerns one firm, and puts forward a queue and why. Grave ones are with a person in an hour. It is for the assessment officer to decide. Cases get a chronology with sources, exhibits and transcripts.',
      build:
        'Start with your assessors and ten rules anyone can read, proved on 500 old reports. Keep everything on secure systems. Matching of firms and sites is stage two. A pilot case with exhibit list and chronology is stage three. Changes people make are recorded.',
      checkpoint:
        'An assessment officer must agree to each queue. The investigator compares all chronology entries with what they rest on.',
      first_step: 'Within a week two assessors sort 200 past reports separately. Where do they disagree, and why?',
      stop_test:
        'In live use no grave report may be missed. After ten weeks, officers should be moving fewer than one in five.',
      alternative:
        'Two officers go through new reports at nine each morning. The form opens with three danger questions.',
      must_not_decide:
        'It takes people to open or close a matter and to judge guilt or truthfulness: the delegate, the investigator, the assessment officer. Never the tool.',
      risks: [
        {
          risk: 'Poor English or a short call hides serious harm.',
          mitigation:
            'Hard rules cover danger and people at risk, and each week a person samples at random one tenth of the low ranks.',
        },
        {
          risk: 'One angry competitor looks like a crowd.',
          mitigation: 'Show who wrote and how often. An officer judges before links are used.',
        },
      ],
      kpis: [
        {
          name: 'time a report waits for assessment',
          unit: 'days',
          baseline: 'look up 300 of the latest',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'share of grave reports read by a person in a day',
          unit: '% of grave reports',
          baseline: 'check the record of six months',
          target: '98 % or more',
        },
      ],
      data_needed: [
        'past complaints with their result',
        'how harm and priority are judged',
        'firms, persons and licences',
        'interviews and seized material',
        'briefs and what courts decided',
      ],
    },
    {
      workflow:
        'Every tip-off is read the day it comes, and links between them come to light. Harm, names, dates and places are taken out, reports on one firm are tied together, and a queue is proposed with its grounds. Anything grave goes to a person inside an hour. Assessment officers decide. For cases there are exhibit lists, transcripts and a chronology that cites sources.',
      build:
        'Assessors and you agree ten plain rules and run them over 500 closed reports. The tool lives in the secure environment. Next it learns to match places and firms. Last, it builds chronology and exhibit list for a pilot case. Every correction by a person is kept.',
      checkpoint:
        'Nothing joins a queue for good until an assessment officer confirms. Investigators verify the chronology entry by entry.',
      first_step:
        'This week, 200 old reports are sorted by one assessor and then, blind, by a second. Compare what they did.',
      stop_test: 'End it the day a grave report slips through. End it at ten weeks if officers move above one in five.',
      alternative:
        'Ask three danger questions before anything else on the form. At nine, have two officers read all new reports.',
      must_not_decide:
        'Software does not weigh guilt or credibility, open cases or close complaints. Those are for investigator, delegate and assessment officer.',
      risks: [
        {
          risk: 'The rank is low since the writer had few words.',
          mitigation:
            'Rules for danger and for people at risk come before ranking. Each week a tenth of the low ones, picked at random, is read.',
        },
        {
          risk: 'A feud produces a stack of reports on one business.',
          mitigation: 'Repetition and source are plain to see, and links wait for an officer’s view.',
        },
      ],
      kpis: [
        {
          name: 'days before an assessor has dealt with it',
          unit: 'days',
          baseline: 'use the last 300 as a sample',
          target: 'take off 50 to 70 %',
        },
        {
          name: 'grave reports read within the day',
          unit: '% of grave reports',
          baseline: 'see six months of logs',
          target: 'bring it to 98 %',
        },
      ],
      data_needed: [
        'reports with what was done',
        'criteria by which harm is ranked',
        'the licence register',
        'statements, exhibits and devices',
        'earlier prosecutions and briefs',
      ],
    },
  ],
  'government/field-reports': [
    {
      workflow:
        'Reports are spoken on the spot and signed before the shift is over. Whether in the car or on foot, the officer tells what happened and adds photos with permit or plate numbers. The agency’s form fills itself, and missing points are asked for. After reading back and correcting, the officer signs, and log, case and handover share that entry.',
      build:
        'What you need is dictation that works offline and inside an approved environment. Each type of report has its own form, listing points that reviewers and courts ask for. Drafts hold the officer’s words alone. Audio is kept for as long as evidence and records law demands.',
      checkpoint:
        'Signing comes after the officer has read every line. Arrest, injury and use of force go to the supervisor as well.',
      first_step:
        'For one week, time how long ten officers spend on reports. The sergeant or team leader also marks what gets typed twice.',
      stop_test:
        'Drop it if ten weeks cut the minutes by less than a fifth, or when a signed report is found with words nobody spoke.',
      alternative:
        'Take out fields that no one reads, make the form short, and leave officers 20 minutes of quiet at the end of a shift.',
      risks: [
        {
          risk: 'A maybe becomes a certainty in tidy prose and ends up in court.',
          mitigation:
            'Statements keep the spoken words, additions are shown, and the sound is stored beside the signed version.',
        },
        {
          risk: 'Details of a child or a victim land in the wrong system.',
          mitigation: 'Services must be cleared for such data, and public tools are blocked on work devices.',
        },
      ],
      kpis: [
        {
          name: 'minutes of report work in a shift',
          unit: 'minutes',
          baseline: 'have 20 officers note it for a week',
          target: '25 to 40 % less',
        },
        {
          name: 'share of reports sent back incomplete',
          unit: '% of reports',
          baseline: 'look at two months',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'forms with the points they need',
        'reports that passed review',
        'lists of codes, names, places',
        'timed audio, photo and video',
        'why reports came back',
      ],
      must_not_decide:
        'What was seen, which offence it is and how risky a person is: the officer says so, and a supervisor reviews. The tool never does.',
    },
    {
      workflow:
        'An officer talks for a few minutes where today they type for much longer. The tool sets the account into the proper form, with photos and numbers of plates or permits, and asks about gaps while everyone is still there. The officer goes through it aloud, mends it and signs. Log, case file and shift handover are fed from one entry.',
      build:
        'Go for offline dictation within the systems your security team has approved. Prepare one form for each kind of report from what courts and reviewers have asked before. The text may come from the officer’s mouth only. Sound files follow the rules for evidence and records.',
      checkpoint:
        'Officers read it all and put their name to it. The supervisor sees each report that involves force, arrest or injury.',
      first_step:
        'Ten officers, one week: the team leader or sergeant logs time spent on reports and each field that is entered twice.',
      stop_test:
        'End it at ten weeks if a report is not yet a fifth quicker. One signed report with invented words ends it, if found at any point.',
      alternative:
        'Cut the forms down and protect 20 minutes at the close of each shift. That costs nothing and helps at once.',
      risks: [
        {
          risk: 'The machine writes better than the officer remembers, and doubt is lost.',
          mitigation: 'Leave statements in the officer’s words, mark what was added, and keep the recording with them.',
        },
        {
          risk: 'A victim’s name goes where it must not.',
          mitigation: 'Clear the service for data of that class, and shut public tools out of agency phones.',
        },
      ],
      kpis: [
        {
          name: 'report time per officer and shift',
          unit: 'minutes',
          baseline: 'collect a week of logs from 20 officers',
          target: 'down by 25 to 40 %',
        },
        {
          name: 'reports with points missing',
          unit: '% of reports',
          baseline: 'count two months of returns',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'each form and what it must hold',
        'good reports as models',
        'code and place lists',
        'pictures and recordings with time',
        'reasons for returns',
      ],
      must_not_decide:
        'Officers alone say what they saw and what offence it was, and supervisors review. Software gives no view on a person.',
    },
    {
      workflow:
        'The report is finished where the incident happened. On foot or in the vehicle the officer dictates, adds photos and permit or plate numbers, and the agency’s form is filled. Gaps are asked for there and then. The officer reads it through, corrects and signs. Handover, log and case all use that entry.',
      build:
        'Dictation has to run offline and inside the environment your agency approves. Make a form for each report type, with what reviewers and courts look for. Drafts use the officer’s words and add none. Recordings are held as evidence and records law requires.',
      checkpoint:
        'Every word is read by the officer who signs. Force, arrest and injury are reviewed by the supervisor.',
      first_step:
        'For a week, measure report time for ten officers. The sergeant in operations or the team leader lists fields typed twice.',
      stop_test:
        'Ten weeks should save a fifth of the minutes. Stop if not, or once a signed report has words nobody said.',
      alternative:
        'Drop fields nobody reads and shorten the forms. Give each officer 20 undisturbed minutes before the end of shift.',
      must_not_decide:
        'An officer states what was seen and which offence, and the supervisor reviews. The tool may not, and it rates no one’s risk.',
      risks: [
        {
          risk: 'In the draft a doubt disappears, and the court takes it as certain.',
          mitigation:
            'Statements keep the officer’s wording. Added phrases are shown, and audio goes with the signed text.',
        },
        {
          risk: 'Victims’ or children’s names enter a system not meant for them.',
          mitigation: 'Only cleared services may be used, and agency devices block public tools.',
        },
      ],
      kpis: [
        {
          name: 'minutes a shift that go into reports',
          unit: 'minutes',
          baseline: 'a week of notes from 20 officers',
          target: 'reduce it by 25 to 40 %',
        },
        {
          name: 'reports sent back for gaps',
          unit: '% of reports',
          baseline: 'see two months of returns',
          target: 'reduce by 30 to 50 %',
        },
      ],
      data_needed: [
        'each report form and its points',
        'reports reviewers were happy with',
        'code lists, place names and names',
        'time-stamped sound, photos and video',
        'returns and their reasons',
      ],
    },
    {
      workflow:
        'Officers go home on time, because the report was spoken while it was fresh. They tell what happened from the car or on foot, with photos and plates or permits, and the form fills. Missing points are raised at once. After a read-through and corrections comes the signature. One entry serves case, log and handover.',
      build:
        'Look for dictation that works without signal in your approved environment. Report types each have a form holding the points a court needs. Nothing but the officer’s account goes in the draft. Sound is kept to the rules on evidence and records.',
      checkpoint:
        'Officers sign after reading the whole of it. A supervisor goes over reports with an arrest, an injury or use of force.',
      first_step:
        'Let ten officers log their report time for one week. Every field keyed twice is noted by the team leader or operations sergeant.',
      stop_test:
        'One signed report with words the officer never used ends it. So does a saving below a fifth after ten weeks.',
      alternative:
        'Shorter forms cost nothing. Fewer fields, and 20 quiet minutes at the close of shift, will help already.',
      must_not_decide:
        'Naming an offence, telling what was seen or judging a person’s risk is for the officer, under the supervisor’s review. No tool does it.',
      risks: [
        {
          risk: 'Smooth language removes the officer’s maybe.',
          mitigation: 'Keep the original words in statements, mark additions, and store the recording alongside.',
        },
        {
          risk: 'A child’s name turns up where it is not allowed.',
          mitigation: 'Use services cleared for such data. Public tools are switched off on work devices.',
        },
      ],
      kpis: [
        {
          name: 'time each officer spends on reports',
          unit: 'minutes',
          baseline: 'ask 20 officers for a one-week log',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'share of reports returned with gaps',
          unit: '% of reports',
          baseline: 'go by two months',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'forms and what each requires',
        'past reports that held up',
        'lists of places, names and codes',
        'recordings and pictures with the hour',
        'reports sent back, and why',
      ],
    },
    {
      workflow:
        'Speaking takes minutes where typing took an hour. The officer dictates at the scene, photos and numbers attached, and the tool puts it in the agency’s form and asks for what is lacking. It is read back, mended and signed by the officer. From a single entry come case, handover and log.',
      build:
        'What counts is an approved environment and use without signal. Build forms by report type from what courts and reviewers want to know. The draft repeats what the officer said and nothing more. Keep audio as long as records and evidence rules say.',
      checkpoint: 'No report is signed unread. The supervisor also sees each one on injury, arrest or force.',
      first_step:
        'Time ten officers at their reports through one week. Which fields are entered twice? The team leader or sergeant makes a list.',
      stop_test:
        'After ten weeks, less than a fifth saved means stop. Words in a signed report that no officer spoke mean stop at once.',
      alternative: 'Remove what no one reads from the forms. Then set 20 minutes aside before each shift is over.',
      must_not_decide:
        'The tool never says what happened, what offence it was or how dangerous a person is. Officers say so, and supervisors review it.',
      risks: [
        {
          risk: 'A guess hardens to fact on its way into the form.',
          mitigation:
            'The officer’s own words stay. Whatever was added is visible, and the audio is kept with the text.',
        },
        {
          risk: 'Protected names leak into an uncleared system.',
          mitigation: 'Check that the service is cleared for that data, and lock public tools out of devices.',
        },
      ],
      kpis: [
        {
          name: 'report minutes in every shift',
          unit: 'minutes',
          baseline: 'have 20 officers write them down for a week',
          target: 'take off 25 to 40 %',
        },
        {
          name: 'reports that lack required points',
          unit: '% of reports',
          baseline: 'look back two months',
          target: 'take off 30 to 50 %',
        },
      ],
      data_needed: [
        'required points, form by form',
        'sample reports of good quality',
        'reference lists for codes and places',
        'audio, video and photos, timed',
        'why reviewers sent reports back',
      ],
    },
  ],
  'government/shift-rosters': [
    {
      workflow:
        'A draft that already respects rest, skills, cover and agreement is where the roster officer begins. Training, leave, likely sickness and busy hours are built in, so gaps show four weeks before. Late ones are texted to rested people whose turn it is. Whoever makes the roster decides, and each overtime hour carries its cause.',
      build:
        'Rules on cover and rest are written first, together with the union. Software that can hold your agreement is then run over three past fortnights. A plain forecast of demand by hour and of sick leave comes next. Everyone can see how nights and recalls are shared.',
      checkpoint:
        'Rosters go out when the roster officer has approved them. A shift under minimum needs the duty commander’s signature.',
      first_step:
        'Split the overtime of three fortnights into event, training, sickness and vacancy. The roster manager makes the list.',
      stop_test: 'Drop it when rest breaches go up in a month, or if four months take less than 5 % off overtime.',
      alternative:
        'A pattern set for a year, one in ten kept as relief, and a list of gaps each week that people may claim are a good start.',
      risks: [
        {
          risk: 'Short turnarounds look cheap until somebody falls asleep at the wheel.',
          mitigation: 'Only the duty commander may lift a rest rule, for a single shift and on paper.',
        },
        {
          risk: 'Quick repliers without children win the offers.',
          mitigation:
            'Show the order, count recalls and nights by person, and talk it over every quarter with the union.',
        },
      ],
      kpis: [
        {
          name: 'hours of recall and overtime',
          unit: 'hours a fortnight',
          baseline: 'use 13 fortnights',
          target: '10 to 20 % lower',
        },
        {
          name: 'number of shifts short of minimum',
          unit: 'shifts a month',
          baseline: 'check six months',
          target: '40 to 60 % fewer',
        },
      ],
      data_needed: [
        'two years of rosters and hours',
        'sickness, leave, courses',
        'who is qualified for what',
        'rest and overtime in the agreement',
        'hourly workload',
      ],
      must_not_decide:
        'Cover, rest and leave are in the hands of the roster manager and the duty commander. No tool may judge who is reliable.',
    },
    {
      workflow:
        'Gaps are seen four weeks early and not on the morning itself. From leave, courses, expected sickness and demand by hour the tool drafts a roster inside the agreement, with skills and rest kept. For late gaps it texts those who are rested and next in turn. Choices stay with the roster officer, who notes why overtime arose.',
      build:
        'Agree on rest and cover with the union in writing. Buy a rostering system able to carry your agreement, and replay three old fortnights in it. Forecast busy hours and sick leave in a simple way. Publish who worked how many nights and recalls.',
      checkpoint:
        'Nothing is published before the roster officer says so, and the duty commander answers in writing for each shift under minimum.',
      first_step:
        'The roster manager goes through three fortnights of overtime and gives each entry one cause: sick, event, vacancy or training.',
      stop_test:
        'After four months, end it if overtime has fallen by under 5 %. More rest breaches in a month mean stop too.',
      alternative:
        'Keep one in ten free as relief, plan a year’s rotation, and post open shifts weekly for all to take.',
      risks: [
        {
          risk: 'Savings come from rest that people did not get.',
          mitigation: 'Rest rules hold unless the duty commander waives one shift in writing.',
        },
        {
          risk: 'The offers feel unfair, and goodwill goes.',
          mitigation:
            'Make the sequence public, and go through each person’s nights and recalls with the union every quarter.',
        },
      ],
      kpis: [
        {
          name: 'overtime, with recalls',
          unit: 'hours a fortnight',
          baseline: 'add up 13 fortnights',
          target: 'down by 10 to 20 %',
        },
        {
          name: 'shifts run under strength',
          unit: 'shifts a month',
          baseline: 'go back six months',
          target: 'bring it down 40 to 60 %',
        },
      ],
      data_needed: [
        'past rosters and hours, two years',
        'absence and training dates',
        'qualifications held',
        'agreement on hours and rest',
        'demand across the day',
      ],
      must_not_decide:
        'People decide on leave, rest and cover: the duty commander with the roster manager. Software rates nobody.',
    },
    {
      workflow:
        'Short shifts are found four weeks early, while there is still a choice. The draft keeps to the agreement, to rest, skills and minimum cover, and allows for leave, courses, likely sickness and busy hours. Late gaps go by text to rested people in turn. The choice is the roster officer’s, and the cause of overtime is recorded.',
      build:
        'Sit down with the union and write the rules for rest and cover. The software must hold your agreement, so run three past fortnights through it. Then forecast demand by hour and sick leave, simply. Shares of recalls and nights are public.',
      checkpoint:
        'Each roster is approved by its roster officer. Below minimum cover, the duty commander signs for the shift.',
      first_step:
        'Sort the overtime of three fortnights by cause, be it sick, training, vacancy or event. The roster manager does it.',
      stop_test: 'Four months must take 5 % off overtime. Stop if they do not, or if rest breaches climb in any month.',
      alternative:
        'Plan a rotating pattern for a year. Hold one in ten as relief, and let anyone claim gaps from a weekly list.',
      must_not_decide:
        'Cover, rest and leave are settled by two people, duty commander and roster manager. The tool lowers nothing and rates no one’s reliability.',
      risks: [
        {
          risk: 'Overtime falls because people sleep less, and one of them crashes.',
          mitigation: 'Rest is a fixed rule. The duty commander alone may lift it, for one shift, in writing.',
        },
        {
          risk: 'Parents and slow repliers lose out on offers.',
          mitigation:
            'The order of offers is public. Nights and recalls are counted per person and gone over with the union each quarter.',
        },
      ],
      kpis: [
        {
          name: 'hours of overtime plus recall',
          unit: 'hours a fortnight',
          baseline: 'see the 13 fortnights past',
          target: 'reduce it by 10 to 20 %',
        },
        {
          name: 'shifts run below the minimum',
          unit: 'shifts a month',
          baseline: 'look at six months',
          target: 'reduce them by 40 to 60 %',
        },
      ],
      data_needed: [
        'hours worked and rosters, two years',
        'sick days, leave and courses',
        'each person’s skills',
        'what the agreement says on rest',
        'workload through the day',
      ],
    },
    {
      workflow:
        'The roster officer edits instead of building from nothing. A draft comes with the agreement, rest, skills and minimum cover met, and leave, training, sickness and peaks allowed for. Gaps are visible four weeks out. For late ones, rested staff whose turn it is get a text. Overtime is noted with the reason, and a person decides.',
      build:
        'Before software come rules for cover and rest, agreed with the union on paper. Pick a system that carries your agreement and prove it on three old fortnights. Add plain forecasts of sickness and hourly demand. Let all see who has done how many nights and recalls.',
      checkpoint:
        'Approval is the roster officer’s, roster by roster. Shifts short of minimum bear the duty commander’s signature.',
      first_step:
        'What causes overtime? Over three fortnights the roster manager counts events, vacancies, training and sickness.',
      stop_test:
        'A month with more rest breaches is the end. Otherwise check at four months that overtime is 5 % lower.',
      alternative:
        'Publish open shifts weekly for anyone to take. Have a pattern for the year and a relief pool, one in ten.',
      must_not_decide:
        'The roster manager decides on leave, rest and cover, with the duty commander. No software judges who can be relied on.',
      risks: [
        {
          risk: 'The cheap roster is the tired one, and tired drivers crash.',
          mitigation: 'Nobody waives rest except the duty commander, on paper, for a single shift.',
        },
        {
          risk: 'Some never get an offer and stop trusting the system.',
          mitigation: 'Tell everyone the order. With the union, review nights and recalls per person every quarter.',
        },
      ],
      kpis: [
        {
          name: 'overtime and recalls in hours',
          unit: 'hours a fortnight',
          baseline: 'total 13 fortnights',
          target: 'lower by 10 to 20 %',
        },
        {
          name: 'times cover fell under minimum',
          unit: 'shifts a month',
          baseline: 'use the last six months',
          target: 'lower by 40 to 60 %',
        },
      ],
      data_needed: [
        'rosters kept and hours paid, two years',
        'absences and training days',
        'list of qualifications',
        'overtime and rest clauses',
        'call-outs or load by the hour',
      ],
    },
    {
      workflow:
        'Cover holds, and people get their rest. The tool drafts a roster within skills, agreement and minimum numbers, knowing who is on leave or training, how many may be sick and when it is busy. It shows gaps four weeks ahead and texts late ones to those rested and next. The roster officer chooses. Each overtime hour has a cause.',
      build:
        'The union helps to write the rules on cover and rest. Rostering software follows, if it can hold the agreement and gets three past fortnights right. A simple estimate of sick leave and of demand per hour is enough. How nights and recalls were shared is posted.',
      checkpoint:
        'The roster officer passes all rosters. For any shift under the minimum, the duty commander has to sign.',
      first_step:
        'The roster manager lists three fortnights of overtime and puts training, sick, event or vacancy beside each.',
      stop_test:
        'Stop if four months save less than 5 % of overtime. A rise in rest breaches, in whatever month, stops it too.',
      alternative:
        'Set the rotation a year out and keep a relief of one in ten. Gaps go on a weekly list that all may claim from.',
      must_not_decide:
        'Neither cover nor rest may be cut by a tool, nor leave refused. That is up to the duty commander, together with the roster manager.',
      risks: [
        {
          risk: 'Quick turnarounds save money until someone drives home exhausted.',
          mitigation:
            'Make rest hard in the system. Lifting it takes a written order by the duty commander for one shift.',
        },
        {
          risk: 'Texts favour people with free evenings.',
          mitigation:
            'Show how offers are ordered, and count each one’s recalls and nights for a talk with the union every quarter.',
        },
      ],
      kpis: [
        {
          name: 'recall and overtime, hours a fortnight',
          unit: 'hours a fortnight',
          baseline: 'average 13 fortnights',
          target: 'take off 10 to 20 %',
        },
        {
          name: 'shifts without minimum cover',
          unit: 'shifts a month',
          baseline: 'go over six months',
          target: 'take off 40 to 60 %',
        },
      ],
      data_needed: [
        'two years’ hours and rosters',
        'leave taken, sickness and training',
        'skills on file',
        'the agreement’s rest rules',
        'demand for each hour',
      ],
    },
  ],
  'government/land-watch': [
    {
      workflow:
        'A machine goes through the pictures first, and people see only what may count. Satellite, drone and trap images are searched for blooms, weeds, dumping, clearing or animals. Finds go on a map with place, date and a grade of certainty. After an officer or ecologist has confirmed, inspectors or crews receive a job.',
      build:
        'Start with a single target, one animal or one weed, and a single source. Open models for camera traps exist, and 2,000 labelled pictures of yours train them further. ArcGIS shows what was found. People who appear are blurred or deleted before storage.',
      checkpoint:
        'Finds count once an ecologist agrees. A notice is drafted only after an authorised officer has walked the land.',
      first_step:
        'Take 1,000 pictures, let two people label them apart, and have the ecologist or senior ranger compare.',
      stop_test:
        'Give it up, and stop paying for images, if after ten weeks over one in ten targets on new pictures is missed.',
      alternative: 'Volunteers can label online, and fixed plots walked once a season show a trend as well.',
      risks: [
        {
          risk: 'What the model was never shown, it cannot find: a new weed, a rare animal.',
          mitigation: 'An ecologist gets every doubtful frame and one in fifty of the rest, and misses are reported.',
        },
        {
          risk: 'A shadow is taken for a felled tree, and the owner is blamed.',
          mitigation: 'Pictures justify a visit and nothing else. An officer stands on the spot first.',
        },
      ],
      kpis: [
        {
          name: 'share of images looked at inside a month',
          unit: '% of images',
          baseline: 'use three past surveys',
          target: '90 % of them',
        },
        {
          name: 'sorting hours for a thousand images',
          unit: 'hours',
          baseline: 'put a clock on 5,000',
          target: '70 to 85 % less',
        },
      ],
      data_needed: [
        'located images from drone, trap or satellite',
        'past finds with labels',
        'tenure, permit and vegetation maps',
        'records of checks and treatment',
        'logs of flights and cameras',
      ],
    },
    {
      workflow:
        'The disk full of images becomes a map of finds. The tool looks for clearing, animals, dumping, weeds or blooms in what cameras, drones and satellites bring, and notes place, date and its own certainty. Rangers and ecologists say which are real. Those turn into jobs for crews or visits by inspectors.',
      build:
        'A single source and one species, weed or animal, are enough for a pilot. Take an open camera trap model and teach it with 2,000 of your own labelled frames. Load the output to ArcGIS, and remove or blur persons before you keep a frame.',
      checkpoint:
        'First the ecologist confirms. Then, if law is involved, an authorised officer goes there before a word of notice is written.',
      first_step:
        'Two people label the same 1,000 frames. Where they differ, the senior ranger and the ecologist see how hard the task is.',
      stop_test:
        'At ten weeks, test with unseen pictures and end the pilot if it overlooks targets more often than one in ten.',
      alternative: 'Walk set plots in each season, and invite volunteers to an online labelling project.',
      risks: [
        {
          risk: 'Rare things are just what gets overlooked.',
          mitigation:
            'Unsure frames, plus one in fifty at random, are read by an ecologist, who publishes the count of misses.',
        },
        {
          risk: 'Somebody gets a letter over a trick of the light.',
          mitigation: 'No letter leaves on a picture alone, since an officer must have been on site.',
        },
      ],
      kpis: [
        {
          name: 'pictures seen to in the month they came',
          unit: '% of images',
          baseline: 'look at the three latest surveys',
          target: 'up to 90 %',
        },
        {
          name: 'work to sort a thousand pictures',
          unit: 'hours',
          baseline: 'measure with 5,000',
          target: 'down by 70 to 85 %',
        },
      ],
      data_needed: [
        'pictures with coordinates',
        'labelled survey results',
        'layers for vegetation, tenure, permits',
        'treatment and field notes',
        'when cameras ran and drones flew',
      ],
    },
    {
      workflow:
        'Rangers look at a few dozen finds and not at thousands of frames. Images from drones, satellites and trap cameras are searched for weeds, animals, dumping, clearing or blooms. Every find is mapped with place, date and certainty. An ecologist or officer says what is real, and crews or inspectors get the work.',
      build:
        'Begin with one target, an animal or a weed, and one kind of image. Open models exist, for camera traps above all, and 2,000 frames you have labelled adapt them. Show results in ArcGIS. Anyone in the picture is blurred or deleted before it is kept.',
      checkpoint:
        'What an ecologist has not confirmed does not count. For a notice, an authorised officer has to have visited the land.',
      first_step:
        'Have 1,000 pictures labelled by two people apart. The senior ranger or ecologist looks at how far they agree.',
      stop_test: 'After ten weeks, show it pictures it has not seen. If it misses upward of one in ten targets, stop.',
      alternative: 'Fixed plots, walked each season, give a trend. Volunteers online can label the pictures.',
      risks: [
        {
          risk: 'The model overlooks a weed or animal it was never taught.',
          mitigation:
            'An ecologist looks at all doubtful frames and, by lot, at one in fifty others. Misses are reported.',
        },
        {
          risk: 'A dark patch leads to an accusation.',
          mitigation: 'An image is a reason to go and look. No step follows until an officer was there.',
        },
      ],
      kpis: [
        {
          name: 'images dealt with in a month',
          unit: '% of images',
          baseline: 'look at three earlier surveys',
          target: 'lift it to 90 %',
        },
        {
          name: 'hours to sort each thousand images',
          unit: 'hours',
          baseline: 'try it on 5,000',
          target: 'reduce it by 70 to 85 %',
        },
      ],
      data_needed: [
        'satellite, drone or trap images with location',
        'finds labelled in earlier surveys',
        'permit, tenure and vegetation layers',
        'what was checked and treated on site',
        'camera and flight records',
      ],
    },
    {
      workflow:
        'Software does the looking, and experts do the deciding. It goes through trap, drone and satellite pictures for clearing, blooms, animals, dumping or weeds, and puts each find on the map, dated, with its certainty. Once an officer or ecologist agrees, it is a job for a crew or an inspector.',
      build:
        'Keep the pilot narrow: a single weed or animal and a single image source. Take an open camera-trap model and add 2,000 labelled frames from your own land. ArcGIS receives the finds. Before storage, people are cut out or blurred.',
      checkpoint:
        'The ecologist confirms a find. Before a notice is even drafted, an authorised officer goes to the place.',
      first_step:
        'Draw 1,000 images and have them labelled by two people. How often do they agree? The ecologist or senior ranger finds out.',
      stop_test: 'Ten weeks in, new pictures are the test. It may miss one in ten targets at the most.',
      alternative: 'Ask for volunteers in an online labelling project, and walk set plots every season.',
      risks: [
        {
          risk: 'Something rare slips by, since no training picture showed it.',
          mitigation:
            'One frame in fifty, at random, and each unsure one go to an ecologist, who counts what was missed.',
        },
        {
          risk: 'The light plays a trick and a farmer is blamed.',
          mitigation: 'Nothing happens on a picture alone. Someone from the agency stands on the spot first.',
        },
      ],
      kpis: [
        {
          name: 'share of pictures reviewed inside the month',
          unit: '% of images',
          baseline: 'check three surveys you have done',
          target: '90 % or better',
        },
        {
          name: 'staff hours on a thousand frames',
          unit: 'hours',
          baseline: 'time the sorting of 5,000',
          target: 'lower by 70 to 85 %',
        },
      ],
      data_needed: [
        'images and where they were taken',
        'labels from past surveys',
        'maps: vegetation, permits, tenure',
        'treatment records and site checks',
        'logs from drones and cameras',
      ],
    },
    {
      workflow:
        'Weeks of looking at pictures shrink to a morning of checking. The tool searches satellite, trap and drone images for dumping, weeds, animals, blooms or clearing. Place, date and how sure it is go on a map. What an ecologist or officer confirms is passed to inspectors or crews as a job.',
      build:
        'One target and one picture source are plenty for a start, say a weed seen by drone. An open model, as used for camera traps, learns from 2,000 of your labelled images. Finds are loaded to ArcGIS. Frames with people are blurred, or the people removed, first.',
      checkpoint: 'Ecologists confirm what counts. No notice without a visit by an authorised officer.',
      first_step:
        'Give 1,000 pictures to two people to label. The senior ranger, or the ecologist, compares both sets.',
      stop_test: 'End the work at ten weeks if, on fresh images, over one in ten targets was overlooked.',
      alternative:
        'Survey fixed plots on foot each season. An online project lets volunteers label what cameras bring.',
      risks: [
        {
          risk: 'New weeds and rare animals are strangers to the model.',
          mitigation:
            'Whatever it doubts, and one in fifty besides, is read by an ecologist. The number missed is published.',
        },
        {
          risk: 'A shadow passes for damage, and a landholder is accused.',
          mitigation: 'Go there first. An image gives cause to visit and no more.',
        },
      ],
      kpis: [
        {
          name: 'pictures gone through before the month ends',
          unit: '% of images',
          baseline: 'take the past three surveys',
          target: 'bring it to 90 %',
        },
        {
          name: 'sorting time for every thousand',
          unit: 'hours',
          baseline: 'log the hours on 5,000',
          target: 'take off 70 to 85 %',
        },
      ],
      data_needed: [
        'pictures with place, by drone, trap or satellite',
        'survey finds that carry labels',
        'vegetation maps, with tenure and permits',
        'checks in the field and treatments',
        'when each camera or flight ran',
      ],
    },
  ],
}

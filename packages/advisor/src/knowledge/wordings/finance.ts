import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'finance/meeting-file-notes': [
    {
      workflow:
        'Recording starts once the client has said yes. When they leave, a note waits in the form your firm uses: what they aim for, what is new, what was advised, the risks, and who does what. That day the adviser puts it right and stores it in Xplan.',
      build:
        'Choose a note tool with Australian servers whose maker signs a data agreement. Each type of meeting gets its own template. Tasks flow on to the CRM. Once the note is signed, audio lives 30 days.',
      checkpoint:
        'One working day is the limit for the adviser to read and sign. Each month five notes are held up to their audio by the compliance manager.',
      first_step:
        'Let two advisers tape ten meetings, clients willing, and by Friday go through drafts and their own notes with the compliance manager.',
      stop_test:
        'Four weeks in, give up if over a quarter of lines need a change. One made-up product fact is also enough.',
      alternative:
        'Speak for three minutes into a set form as soon as the client has gone, and have support staff put it on file.',
      risks: [
        {
          risk: 'An idea was merely mentioned, the note calls it advice, and the firm must stand by it.',
          mitigation:
            'Keep what was discussed and what was advised in separate parts, with a tick from the adviser on every advised line.',
        },
        {
          risk: 'Facts on illness, a marriage ending or violence in the family stay on file for years with no purpose.',
          mitigation: 'Show advisers when to press pause on the recorder, and wipe audio when 30 days are up.',
        },
      ],
    },
  ],
  'finance/advice-documents': [
    {
      workflow:
        'Once the strategy is settled, research, file note, fact find and modelling feed a draft. Numbers are Xplan’s own; the text model supplies none. A paraplanner looks for gaps and tests the reasons. The adviser polishes, and what reaches the client is not as long.',
      build:
        'Strip the template to what law requires. A writing aid may complete summaries and reasons out of the file, each with its source linked, while tables arrive by merge. One more test hunts for stale dates, wrong names and warnings left out.',
      checkpoint:
        'With a checklist in hand, the paraplanner holds every draft to its file. The authorised adviser reads all of it, then signs.',
      first_step:
        'Five completed documents go to the paraplanner, who traces the origin of every line and clocks each section by Friday.',
      stop_test: 'Review after 40 drafts. Should more than one in ten contain a false fact at vetting, end it.',
      alternative:
        'Allow 20 pages for the template, fill it by merge fields, and draw on 40 approved paragraphs about strategy.',
      risks: [
        {
          risk: 'A tidy motive appears that was never in the adviser’s mind, and so the advice rests on nothing true.',
          mitigation:
            'Reasons may come from fact find and file note alone; if neither speaks, the draft shows a red gap.',
        },
        {
          risk: 'A single digit slips in a projection or fee, and the client acts on it.',
          mitigation: 'Figures enter by merge from your planning software, and nobody can key a number into the draft.',
        },
      ],
    },
  ],
  'finance/loan-document-check': [
    {
      workflow:
        'Clients load papers to a portal. Software labels every page, notes its date and picks out account names, debts, income and spending. What the lender in view still wants, and what conflicts, is listed. Once the credit analyst is content, the full file is lodged.',
      build:
        'Look at the reader in your broker software, or at one trained on Australian statements and payslips. Give it a checklist for every lender. Test for PDFs that were altered and for pay that deposits do not bear out. Each number sits next to its page.',
      checkpoint:
        'The credit analyst views all debts and income with the page open alongside. The needs analysis carries the broker’s signature.',
      first_step:
        'From 30 files that lenders sent back, your lead processor records the cause of each and names the five commonest by Thursday.',
      stop_test: 'In week eight, measure 50 files: with over 2 % of debt or income fields wrong, the trial is over.',
      alternative:
        'Give clients a checklist with samples for each lender, fetch statements through a service, and begin only with a full file.',
      risks: [
        {
          risk: 'The reader takes overtime for ordinary pay, so somebody borrows beyond their means.',
          mitigation:
            'Split pay into its lines, hold it to deposits and the year-to-date sum, and let the analyst vouch for income.',
        },
        {
          risk: 'A truthful client is called a forger by software.',
          mitigation:
            'Let a forgery flag prompt a call to the employer, and never say to clients that fraud was found by machine.',
        },
      ],
    },
  ],
  'finance/policy-and-product-search': [
    {
      workflow:
        'Someone with a case, be it a broker, adviser or claims officer, describes it in everyday language. Relevant clauses come back word for word with their date and page, plus any difference between insurers or lenders. After a look at the original, the choice is theirs, and the passage goes on file.',
      build:
        'Bring procedures, wordings and policies in force into a single library, each dated and owned. The assistant may draw on that and nothing else. When a lender issues a fresh version, staff are alerted and its forerunner is out before the day ends.',
      checkpoint:
        'No clause is relied on until its source has been opened. For the first quarter, 20 answers a week go to the compliance manager.',
      first_step:
        'By Wednesday the compliance manager pulls 50 true questions out of chat and mail and notes where each is answered.',
      stop_test: 'At the second round of tests, wrong or lapsed clauses in over 5 % of answers mean you stop.',
      alternative: 'One dated table of two pages shows who accepts what, and the Monday meeting keeps it fresh.',
      risks: [
        {
          risk: 'A lapsed policy allows the loan, the valuation is paid for, and then comes a refusal.',
          mitigation: 'Print source dates in bold, and keep out of sight whatever is past its review date.',
        },
        {
          risk: 'Names of clients are typed into a query and end up with another company.',
          mitigation:
            'Run it in a closed tenant that masks names as they are typed, with a warning over the input field.',
        },
      ],
    },
  ],
  'finance/claims-triage': [
    {
      workflow:
        'A fresh claim, its pictures and its policy are read together. The record fills, anyone without a livable home is flagged, and a path is suggested: quick payment, repair, assessor or specialist. Within hours a claims officer agrees or changes it, and lets the customer know what follows.',
      build:
        'At the entrance to your claims system, a reader takes in photos, mails and forms; a model then picks the track from past claims. Refusing is not its job. Text the customer whenever something moves: half of all calls go away.',
      checkpoint:
        'The track is the claims officer’s to confirm. Where a claim looks doubtful, a team leader goes over it ahead of any contact.',
      first_step:
        'Draw 200 finished claims and, by Friday, have the claims manager mark the track that would have been right from day one.',
      stop_test:
        'If week 14 shows officers moving over one in five claims to a different track, end it. End it too for one urgent case overlooked.',
      alternative:
        'Require answers on a brief web form, and give each morning 30 minutes to sorting what is new by hand.',
      risks: [
        {
          risk: 'Their roof is gone, but the family wrote few words and so joins the slow queue.',
          mitigation:
            'Every lodgement asks three things about shelter and safety, and a single yes brings a person in within two hours.',
        },
        {
          risk: 'If certain tongues or suburbs waited longer before, the model takes that as the rule.',
          mitigation: 'Drop language, name and postcode from the data, and each month see how fast each group is paid.',
        },
      ],
    },
  ],
  'finance/suspicious-activity': [
    {
      workflow:
        'Alerts come from your rules, as before. Then a model sets first those that resemble proven cases, and collects what bears on them: device, earlier payments, ties between accounts. From the top down, an analyst records each result and reports whatever the law requires.',
      build:
        'The rule engine stays. On top goes a ranking model that has learnt from two years of alerts now closed, and one page per case with all its facts. Eight weeks in shadow come first. For the whole first year no alert is thrown away.',
      checkpoint:
        'Every alert ends with an analyst’s reason. A suspicious matter report is for the AML compliance officer to decide, and nobody else.',
      first_step:
        'Export the closed alerts of last year, rule by rule, and by Friday have the AML officer count how many were real.',
      stop_test:
        'After eight weeks in shadow, look at the top tenth by rank. If it contains under half of all true cases, stop.',
      alternative:
        'Review your three loudest rules on paper and retire them, and phone back when a payee is paid for the first time.',
      risks: [
        {
          risk: 'People who support family abroad come up as suspects time and again.',
          mitigation:
            'Keep names and birthplace from the model, and go over flags per corridor with the compliance officer every quarter.',
        },
        {
          risk: 'A real case sinks to the foot of the list, so its report goes in too late.',
          mitigation: 'No alert may outlast its legal time limit, and weekly checks draw from the lowest tenth.',
        },
      ],
    },
  ],
  'finance/client-onboarding': [
    {
      workflow:
        'A single link goes to the client, and facts are keyed just the once. A service verifies ID; software reads extracts and deeds to find who owns, who is trustee and who may act. Whatever is missing shows straight away. Unusual cases go to the onboarding officer, and the rest feeds ledger, platform and CRM.',
      build:
        'The KYC service you choose must handle trusts, companies and people, and read deeds. Its fields feed your platform forms and the CRM; DocuSign takes signatures. Risk rating sets when to review. Where law permits, hold the outcome and no image of the ID.',
      checkpoint:
        'No account opens for a trust, a high risk or a match that failed until the compliance officer has looked.',
      first_step:
        'Retrace your five newest clients, one step after another, and by Thursday let the client service lead total the days, forms and send-backs.',
      stop_test:
        'Week eight decides. Opening must be a quarter quicker, and no more than 5 % may give up at the ID check.',
      alternative:
        'Make all forms a single PDF, pay for verification per check, and write one page on what a trust must show.',
      risks: [
        {
          risk: 'The camera fails to match somebody who is older or has dark skin, and so they cannot join.',
          mitigation:
            'Give a certified copy or a visit the same standing as the camera, and tally failures group by group.',
        },
        {
          risk: 'Thieves break in, and a heap of passport scans is what they came for.',
          mitigation: 'Once the check is done, images go and only its result stays, as a written schedule lays down.',
        },
      ],
    },
  ],
  'finance/arrears-early-help': [
    {
      workflow:
        'Once a week, debits that bounced, promises not kept and balances on the slide put the loan book in order. The collections team has a brief list: what was seen and what to offer, be it a later date, a pause or the hardship team. Outcomes go back into the provision and the list that follows.',
      build:
        'Ten simple factors from repayment data make a scorecard to begin with. Lending must not see it. Record whom you contacted and what came of it, against a group handled as before. A cleverer model can wait for that proof.',
      checkpoint:
        'Before dialling, the collections officer has read the account. Any arrangement needs a yes from the leader of the hardship team.',
      first_step:
        'Work back through 50 defaults and, by Friday, let the collections manager date the earliest sign in each.',
      stop_test:
        'Run both ways for three months. A ranking that beats the former order by nothing is a ranking to drop.',
      alternative:
        'Send a text three days ahead of a debit, phone when one first fails, and keep relief choices on a single page for staff.',
      risks: [
        {
          risk: 'Without a word to anybody, the score begins to decide limits and fresh loans.',
          mitigation:
            'Policy states what the list is for, few may open it, and every quarter the risk committee looks at its use.',
        },
        {
          risk: 'A sick person is rung so often that help feels like a hunt.',
          mitigation: 'The dialler allows only so many contacts a week, and the word hardship ends them straight away.',
        },
      ],
    },
  ],
  'finance/file-and-call-review': [
    {
      workflow:
        'Overnight, a checklist is run across the day’s mails, calls and files: was there consent, a fee, a reason, a warning, a hint of hardship or complaint. Where in doubt, the passage is marked and sent to the reviewer to uphold or dismiss. The risk committee sees how things trend.',
      build:
        'Rewrite the audit form as 30 questions with a clear yes or no. For every one the language model cites the file, and says when it is not sure. Complaints by mail come first, for time limits apply. Show that it works on 200 files graded by hand.',
      checkpoint:
        'Findings stand when a compliance officer has seen the quote. Whether to report a breach is up to the manager in charge.',
      first_step:
        'Give 50 files to two compliance officers, who grade alone and by Friday set out where their marks part.',
      stop_test:
        'Allow two rounds of repair. If reviewers and tool then agree on less than 90 % of points, call it off.',
      alternative:
        'Ten points that count are enough for the audit form; each week look in mails for words of complaint, and swap two files a month for peer review.',
      risks: [
        {
          risk: 'A false alarm ends up in someone’s record.',
          mitigation:
            'A flag may start a review but touches neither discipline nor pay, and staff have their say on all findings.',
        },
        {
          risk: 'No flag is read as no fault, so a real breach is never reported.',
          mitigation: 'Reviewers go on drawing 2 % of the clean files by lot, and the share missed is made known.',
        },
      ],
    },
  ],
  'finance/insurance-renewals-and-quotes': [
    {
      workflow:
        'Ninety days ahead, a file takes shape: cover as it was last year, claims since, public changes, things to ask. What the client replies becomes the submission to market. As prices come in, a table shows exclusions, limits and excesses next to each other, and the broker weighs and explains them.',
      build:
        'Quotes and schedules pass through a reader into a single table that links each clause. Submissions and questions to clients are drafted out of the file. Anyone may fetch a certificate of currency from a form that follows the policy in force.',
      checkpoint:
        'The account executive holds each table up to the policy wordings before signing what the client is advised to take.',
      first_step:
        'By Friday the broking manager sets out every renewal due within 90 days and flags those where the client has told you nothing new.',
      stop_test: 'One table in twenty is the ceiling for errors in an exclusion, excess or limit. Above that, stop.',
      alternative:
        'Excel will do: one set grid to compare, a diary that looks 90 days out, and a questionnaire of two pages.',
      risks: [
        {
          risk: 'The table leaves out that flood is not covered, and the client stands without cover.',
          mitigation:
            'Copy exclusions as the insurer wrote them, with ticks by the broker for hot work, height, cyber and flood on every table.',
        },
        {
          risk: 'A firm of similar name exists, and the web facts belong to that one.',
          mitigation: 'Use the ABN as the sole key, and put all facts from the web to the client to confirm.',
        },
      ],
    },
  ],
  'finance/client-service-desk': [
    {
      workflow:
        'Software sorts what arrives by mail or form: new details, balance, withdrawal, lead, complaint, or a call for advice. The simple ones get a reply drafted from CRM facts. Whatever concerns advice or moving money has a person’s name on it. Clients book their review by link and are reminded twice.',
      build:
        'Your mailbox gains sorting and draft replies; the adviser’s calendar gains a booking page and texts that remind. Whenever bank details change, somebody must phone back. No reply is ever drafted on a question of advice.',
      checkpoint: 'Drafts pass a client service officer’s eye. New payment details need the consent of two people.',
      first_step:
        'Tag 300 mails with their kind and the minutes they took, and let the client service lead present the totals on Friday.',
      stop_test: 'Week six: replies must come a quarter sooner, with at most 4 % of mails astray. Otherwise end it.',
      alternative:
        'Prepare 15 ready replies, give a common inbox to one person each day, and let every signature carry a link to book.',
      risks: [
        {
          risk: 'A thief writes in to switch the account, and the courteous reply speeds it through.',
          mitigation: 'Allow no draft where bank details change, and phone the client at the number already held.',
        },
        {
          risk: 'What was meant as service turns into personal advice.',
          mitigation: 'Send every "should I" to an adviser, and prove it on 50 such mails ahead of launch.',
        },
      ],
    },
  ],
  'finance/reconciliations-and-breaks': [
    {
      workflow:
        'Each morning brings files: insurer, lender, platform, custodian, bank. A rule clears whatever agrees to the cent; close pairs are put forward with the reason. What remains is sorted by probable cause, such as a fee, timing, a corporate action or a loan not there. The analyst settles groups, then hunts real errors.',
      build:
        'Lay matching software over each day’s files: hard rules go first, learnt ones follow. A document reader takes care of strange statements. Every break is logged with its age and whose it is. Only a person may post to the ledger.',
      checkpoint:
        'Groups put forward need a yes from the fund accountant. Write-offs over $500 carry the finance manager’s signature.',
      first_step:
        'By Thursday the finance manager sets out each open break with its cause and age, and names the three main causes.',
      stop_test: 'Two month ends are the trial. If under 80 % of lines have cleared untouched, that is the end.',
      alternative:
        'Bank rules and lookups can handle the ten items you see most; on Mondays, spend 15 minutes together on breaks.',
      risks: [
        {
          risk: 'Two errors cancel each other on screen, and beneath them money is gone.',
          mitigation: 'Keep proposals inside fixed limits, and go through 50 cleared items by hand every month.',
        },
        {
          risk: 'The sender moves a column, and trades that are fine seem lost.',
          mitigation: 'As files load, compare totals and the number of rows, and halt the run if either is out.',
        },
      ],
    },
  ],
  'finance/cash-and-flow-forecast': [
    {
      workflow:
        'As each week opens, claims, pipeline and money in and out are carried forward 13 weeks, as a band. It shows what moves them: season, rates, loans lodged. What no record holds is added by the finance manager. Limits, staff and funding are then set in committee.',
      build:
        'A single table, filled weekly, holds claims, pipeline and bank. Onto it goes a simple seasonal model with its drivers, plus cases for high and low. Past forecasts are kept and scored. Power BI shows it all on a page.',
      checkpoint:
        'Each week’s view has the finance manager’s comments and signature. From it the credit or investment committee draws its limits.',
      first_step:
        'Set your 12 latest forecasts beside what happened, and by Friday let the finance manager name the two lines that were furthest out.',
      stop_test: 'Over 13 weeks it must do better than the same week a year ago plus trend. If not, drop it.',
      alternative:
        'A cash sheet for 13 weeks will do, with a person’s name on every line; on Monday go over what was missed.',
      risks: [
        {
          risk: 'Quiet times taught the model small swings, and then everyone redeems at once.',
          mitigation: 'Name two cases of stress next to the forecast, and let these decide the limits.',
        },
        {
          risk: 'Dates that brokers merely hope for decide how much you fund.',
          mitigation: 'Count every stage at the rate it has come true, and grade each broker or source on lateness.',
        },
      ],
    },
  ],
  'finance/investor-reports': [
    {
      workflow:
        'Month end is closed and the numbers are locked. Merge fills the tables; trades, attribution and what the manager jotted down yield a rough commentary. For a DDQ, replies are taken with their date from the approved store. Then come the manager’s pen, the compliance check, and an earlier release by days.',
      build:
        'First comes a store of answers, each with its owner and end date. Tables draw straight on the performance system. The writing aid sees notes and locked data, nothing more. Then a further pass holds all numbers in the prose up to the tables.',
      checkpoint:
        'The words are signed by the portfolio manager. Claims and figures are held to the locked file, one by one, by compliance.',
      first_step:
        'By Wednesday the reporting lead has clocked every step of the latest month end and shown whose wait was on whom.',
      stop_test:
        'Three month ends on, edits should cost at most 60 % of what writing used to. If not, or if one false figure goes out, stop.',
      alternative:
        'Two pages with linked tables make a report; for questions, an Excel list of dated answers can be used again.',
      risks: [
        {
          risk: 'A reason for the month’s return is offered that attribution cannot bear out.',
          mitigation:
            'A cause may be printed if the manager noted it or the attribution table has it, and not otherwise.',
        },
        {
          risk: 'Someone uses an open tool, and your positions are known too soon.',
          mitigation: 'Write in a closed account, and until release bar the names of funds from all else.',
        },
      ],
    },
  ],
  'finance/client-records': [
    {
      workflow:
        'There is one record per client: number, household, what they hold, when they are next seen. Duplicates join, dead entries close, papers are scanned under the client’s name. After that a change is made in just one spot first; links or a check each week carry it to the others.',
      build:
        'Your present CRM becomes the master. List 20 fields where errors are not allowed. People tidy the top 200 clients; matching rules tidy everyone else. Side spreadsheets end. There is no AI in it, and it is worth doing for its own sake.',
      checkpoint:
        'Records join only when a client service officer agrees. Monthly, the practice manager holds 50 to the original papers.',
      first_step:
        'Pick 100 clients by lot, test the 20 fields, and have the practice manager put the result on the wall by Friday.',
      stop_test: 'Week ten is the check: with less than 80 % of records right, halt and look for what went wrong.',
      alternative:
        'Below 150 clients, all you need is a spreadsheet, locked, with numbers for clients and someone named to keep it.',
      risks: [
        {
          risk: 'A son bears his father’s name, their records become one, and post reaches the wrong home.',
          mitigation:
            'Ask for the name, date of birth and a further fact before records join, and for 90 days be able to undo.',
        },
        {
          risk: 'Copies of a TFN from years ago move across with everything else.',
          mitigation: 'Before moving, hunt down ID scans and TFNs, and destroy all that no law makes you hold.',
        },
      ],
    },
  ],
}

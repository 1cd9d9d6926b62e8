import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'finance/meeting-file-notes': [
    {
      workflow:
        'Recording starts once the client has said yes. When they leave, a note waits in the form your firm uses: what they aim for, what is new, what was advised, the risks, and who does what. That day the adviser puts it right and stores it in Xplan.',
      build:
        'Choose a note tool with Australian servers whose maker signs a data agreement. Each type of meeting gets its own template. Tasks flow on to the CRM. With the note signed, audio lives 30 days.',
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
      kpis: [
        {
          name: 'minutes until the note is signed',
          unit: 'minutes per meeting',
          baseline: 'note the time for 20 meetings',
          target: '50 to 70 % less',
        },
        {
          name: 'notes without fault at first audit',
          unit: '% of sampled notes',
          baseline: 'use last year’s audit by the licensee',
          target: '15 to 25 points more',
        },
      ],
      data_needed: [
        'recordings the client agreed to',
        'layout for file notes',
        'ten notes that audit let through',
        'fields to change in the client record',
      ],
    },
    {
      workflow:
        'With consent given at the outset, the talk is recorded. It comes back as a file note laid out the way your house does it: changed facts, goals, risks, the advice talked through, tasks and their owners. Corrections are the adviser’s, made before the day is done, and Xplan is where it ends up.',
      build:
        'What to look for in a tool: Australian data centres and an agreement on data that both sides sign. Make a template for every kind of meeting, and let tasks land in the CRM. Sound lasts 30 days, provided the note has been signed.',
      checkpoint:
        'The adviser has a working day to read a note and sign. Out of each month’s notes the compliance manager takes five and listens to the sound.',
      first_step:
        'With permission, record ten meetings held by two advisers, and by Friday lay drafts next to handmade notes, the compliance manager at the table.',
      stop_test:
        'Should one note make up a fact on a product, that is the end. The other limit comes at four weeks: at most a quarter of lines altered.',
      alternative:
        'Straight from the meeting, dictate three minutes along fixed headings, then leave the filing to support staff.',
      risks: [
        {
          risk: 'Something said in passing is set down as advice, and the client can rely on that.',
          mitigation:
            'Divide the form between "discussed" and "advised", so that the adviser has to tick whatever was truly advised.',
        },
        {
          risk: 'Notes hold on to a divorce, an illness or family violence long after anyone needs to know.',
          mitigation: 'Train advisers to use a pause button, and let no sound outlive 30 days.',
        },
      ],
      kpis: [
        {
          name: 'wait for a signed note',
          unit: 'minutes per meeting',
          baseline: 'keep a log over 20 meetings',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'share of notes audit has nothing to say on',
          unit: '% of sampled notes',
          baseline: 'look up the licensee’s audit for last year',
          target: 'up by 15 to 25 points',
        },
      ],
      data_needed: [
        'meetings recorded with permission',
        'your template for notes',
        'model notes, ten, all passed',
        'what to update on the client',
      ],
    },
    {
      workflow:
        'Advisers leave a meeting with the file note already drafted. The client consents first, and the recording becomes a note in your layout, with goals, changed facts, risks, advice discussed and named tasks. That same day the adviser makes corrections and saves it to Xplan.',
      build:
        'Look for a meeting note tool that stores data in Australia and comes with a signed agreement. Prepare a template for each type of meeting and send the tasks to your CRM. Recordings are wiped 30 days after the note was signed.',
      checkpoint:
        'Every note is read and signed by its adviser inside one working day. The compliance manager compares five of them a month with the recording.',
      first_step:
        'Ten meetings, recorded with consent by two advisers, are the sample. By Friday they and the compliance manager compare each draft with the adviser’s own note.',
      stop_test:
        'Drop it if, at four weeks, over a quarter of the lines still get rewritten. A product fact that was made up ends it on the spot.',
      alternative:
        'Record three minutes of dictation after every meeting, following set headings. Support staff can then place it on file.',
      risks: [
        {
          risk: 'A thought aired in the meeting turns up as firm advice, and you answer for it.',
          mitigation:
            'Give the template two parts, one for talk and one for advice, and require a tick for each piece of advice.',
        },
        {
          risk: 'Private matters such as illness, divorce or family violence sit in the system for years.',
          mitigation: 'Provide a pause button and practise with it, and erase the audio once 30 days have passed.',
        },
      ],
      kpis: [
        {
          name: 'time taken to get a note signed',
          unit: 'minutes per meeting',
          baseline: 'time the notes from 20 meetings',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'share of notes through audit at the first go',
          unit: '% of sampled notes',
          baseline: 'take the licensee’s findings from last year',
          target: 'lift it 15 to 25 points',
        },
      ],
      data_needed: [
        'client meetings, recorded by consent',
        'standard layout of a file note',
        'ten audited notes to learn from',
        'CRM fields the meeting may change',
      ],
    },
    {
      workflow:
        'The tool writes the first version of each file note from a recording the client has allowed. It follows your layout: what the client wants, facts that are new, advice discussed, risks, and who has which task. Before the day is out the adviser edits the note and files it in Xplan.',
      build:
        'Meeting note software will do, provided its data stays in Australia and the supplier signs a data agreement. Set up a template by meeting type and pass tasks on to the CRM. When a signed note is 30 days old, its audio goes.',
      checkpoint:
        'The signature of the adviser is due within a working day. As a spot check, the compliance manager plays back five recordings monthly against their notes.',
      first_step:
        'Start small: ten consenting meetings, two advisers. On Friday the compliance manager reads drafts and own notes with them.',
      stop_test:
        'Count changed lines after four weeks, and stop above a quarter. Stop as well at the first invented statement about a product.',
      alternative:
        'Dictating to a fixed form for three minutes, while the talk is fresh, gives a fair note. The support team files it.',
      risks: [
        {
          risk: 'The note records as advice what was said in passing, and a complaint later relies on it.',
          mitigation:
            'Keep "advised" apart from "discussed", and let nothing count as advice without the adviser’s tick.',
        },
        {
          risk: 'Details of a divorce, a health problem or violence at home outlive any use for them.',
          mitigation: 'Teach advisers when to pause the recording, and remove every sound file at 30 days.',
        },
      ],
      kpis: [
        {
          name: 'minutes from meeting to signed note',
          unit: 'minutes per meeting',
          baseline: 'write down how long 20 notes took',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'first-time passes at audit',
          unit: '% of sampled notes',
          baseline: 'start from the last yearly audit of your licensee',
          target: 'a gain of 15 to 25 points',
        },
      ],
      data_needed: [
        'audio of meetings, with the client’s consent',
        'the file note form you use',
        'ten approved notes as models',
        'record fields that need updating',
      ],
    },
    {
      workflow:
        'No adviser types up a meeting from memory any more. A recording, agreed to by the client beforehand, becomes a draft in the house layout. It covers facts that moved, goals, advice talked over, risks, and tasks with a name on each. The adviser amends it that day, and Xplan holds the result.',
      build:
        'Two things decide the purchase: Australian storage and a data agreement with signatures. Then write templates, one for each meeting type, and link tasks with the CRM. Sound is erased 30 days on, when the note is signed.',
      checkpoint:
        'Adviser signatures are due by the end of the next working day. The compliance manager plays five recordings a month and compares the notes.',
      first_step:
        'Two advisers record ten consenting clients. The compliance manager compares drafts and their usual notes on Friday.',
      stop_test:
        'Four weeks of notes will tell. If advisers rewrite upward of a quarter of lines, stop, and at once if a product fact was invented.',
      alternative:
        'Advisers dictate under set headings for three minutes while it is fresh. The support team does the filing.',
      risks: [
        {
          risk: 'A passing remark is written up as a recommendation, which binds the firm.',
          mitigation: 'Show talk and advice under two headings, and count a line as advice when the adviser ticks it.',
        },
        {
          risk: 'The file keeps a client’s illness, separation or family violence longer than any need.',
          mitigation: 'Practise the pause button in team meetings. After 30 days no recording exists.',
        },
      ],
      kpis: [
        {
          name: 'delay between meeting and signature',
          unit: 'minutes per meeting',
          baseline: 'track the notes of 20 meetings',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'notes that clear audit unaided',
          unit: '% of sampled notes',
          baseline: 'read what the licensee audited in the past year',
          target: 'gain 15 to 25 points',
        },
      ],
      data_needed: [
        'recorded meetings, consent on file',
        'headings of your file note',
        'ten notes the auditor liked',
        'fields in the client record that change',
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
      kpis: [
        {
          name: 'working days between strategy and document',
          unit: 'working days',
          baseline: 'look at your 30 latest documents',
          target: '40 to 60 % less',
        },
        {
          name: 'documents sent back by compliance',
          unit: '% of documents',
          baseline: 'use the vetting log for last quarter',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'signed file note, with the fact find',
        'research and the approved product list',
        'projections as modelled',
        '30 documents that passed audit',
      ],
      must_not_decide:
        'Which strategy or product to recommend is the licensed adviser’s decision, and the Code of Ethics holds that person to it. A tool has no vote.',
    },
    {
      workflow:
        'An agreed strategy starts the draft, which draws on modelled numbers, research, the fact find and the file note. Xplan gives every figure, never the language model. The paraplanner tests the logic and finds holes; the adviser rewrites. Clients receive something shorter to read.',
      build:
        'Keep those parts of the template that law demands and lose the rest. Let an assistant write summaries and reasons that point back into the file; tables are merged in. A last test looks for warnings not given, dates gone by and somebody else’s name.',
      checkpoint:
        'Vetting is the paraplanner’s, by checklist, draft against file. The signature is the authorised adviser’s, once every page has been read.',
      first_step:
        'By Friday the paraplanner has pulled apart five old documents, knows where every line came from, and how long each part took.',
      stop_test: 'Judge by the first 40 drafts: if over one in ten has a fact that vetting finds wrong, stop.',
      alternative:
        'Trim to 20 pages, let merge fields do their work, and keep a bank of 40 strategy texts that are approved.',
      risks: [
        {
          risk: 'The model invents a good-sounding motive, so the file shows grounds that never existed.',
          mitigation:
            'Where neither fact find nor note gives it, the reason stays a gap in red, for it has no other source.',
        },
        {
          risk: 'One wrong digit in the fee or the projection, and the client plans by it.',
          mitigation: 'No number may be typed, since all of them are merged out of the planning software.',
        },
      ],
      kpis: [
        {
          name: 'wait for the finished document',
          unit: 'working days',
          baseline: 'go through the last 30',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'rework that vetting causes',
          unit: '% of documents',
          baseline: 'read the log of last quarter',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'fact find and note, both final',
        'what products are approved, and why',
        'modelling results',
        'examples: 30 audited documents',
      ],
      must_not_decide:
        'Advice is formed by a licensed adviser, who answers for it under the Code of Ethics. Software selects neither product nor strategy.',
    },
    {
      workflow:
        'Clients receive a shorter advice document, and they receive it sooner. Once you agree a strategy, a draft is assembled from the file note, fact find, modelling and research. All figures are pulled from Xplan, and the text model adds none. The paraplanner looks at reasons and gaps before the adviser edits.',
      build:
        'Begin by reducing the template to what the law requires. A writing assistant then drafts summaries and reasons from the client file, with links to the source. Tables come over by merge. A final check looks for old dates, other clients’ names and warnings that are missing.',
      checkpoint:
        'Each draft is vetted by the paraplanner, file and checklist at hand. The authorised adviser reads it from first line to last before signing.',
      first_step:
        'Let the paraplanner dissect five completed documents by Friday: the source of every line, and the minutes each section needed.',
      stop_test: 'The trial is 40 drafts. It ends if over one out of ten states something wrong.',
      alternative:
        'Limit the template to 20 pages and use merge fields. A library of 40 approved paragraphs on strategy covers most cases.',
      risks: [
        {
          risk: 'The draft supplies a fine reason the adviser never held, and the advice stands on a false basis.',
          mitigation:
            'Permit reasons that come from the fact find or the file note, and show a red gap for all others.',
        },
        {
          risk: 'A client relies on a projection or fee with one digit out.',
          mitigation: 'Have the planning software supply each figure, and lock the draft against typed numbers.',
        },
      ],
      kpis: [
        {
          name: 'days until the client has the document',
          unit: 'working days',
          baseline: 'measure the most recent 30 documents',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'share of documents reworked after vetting',
          unit: '% of documents',
          baseline: 'count from last quarter’s vetting log',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'completed fact find and file note',
        'product research and approved list',
        'modelled outcomes',
        '30 past documents that were audited',
      ],
      must_not_decide:
        'The tool does not pick a product or a strategy. That judgement, and the duty under the Code of Ethics, rest with the licensed adviser.',
    },
    {
      workflow:
        'The draft of an advice document is built from your own file once the strategy is settled. It uses the fact find, the file note, research and modelling, with every number taken from Xplan. The language model supplies words only. A paraplanner tests the reasoning, the adviser revises, and the client reads fewer pages.',
      build:
        'You need a lean template, a writing assistant and a merge of tables from the planning software. The template keeps only what the law asks. The assistant writes reasons and summaries, linked to the file. A last test catches wrong names, stale dates and absent warnings.',
      checkpoint:
        'The paraplanner goes through a checklist, comparing the draft with the file. No document leaves until the authorised adviser has read and signed it all.',
      first_step:
        'Take apart five documents you have sent. By Friday the paraplanner shows where the lines came from and what each part cost in time.',
      stop_test: 'After 40 drafts, see how many held an error of fact at vetting. More than one in ten is too many.',
      alternative:
        'A template of 20 pages with merge fields, plus 40 ready paragraphs that compliance has passed, may be all you need.',
      risks: [
        {
          risk: 'Good prose hides that the adviser had no such reason, so the grounds on file are untrue.',
          mitigation: 'Where fact find and file note say nothing, the draft must leave a gap in red.',
        },
        {
          risk: 'One digit goes wrong in a fee, and a client makes plans on it.',
          mitigation:
            'Numbers reach the draft by merge alone, straight from the planning software; typing is disabled.',
        },
      ],
      kpis: [
        {
          name: 'time from agreed strategy to document',
          unit: 'working days',
          baseline: 'take dates from 30 recent documents',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'corrections after the compliance check',
          unit: '% of documents',
          baseline: 'go by what vetting logged last quarter',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'the fact find, with the signed note',
        'approved products and their research',
        'figures from modelling',
        '30 good documents as a guide',
      ],
      must_not_decide:
        'Choosing strategy and product is advice, and advice belongs to the licensed adviser. Under the Code of Ethics that person answers for it.',
    },
    {
      workflow:
        'A settled strategy is a draft document within days. Fact find, research, file note and modelling supply it, and each number is Xplan’s, not the language model’s. The paraplanner tests gaps and reasons. After the adviser’s edit, the client has fewer pages to read.',
      build:
        'Three steps do it. Cut the template down to its legal core. Have an assistant write the summaries and reasons, linking each to the file, and merge in the tables. Then run a check that finds missing warnings, old dates and names that belong elsewhere.',
      checkpoint:
        'Draft and file are compared line by line, by the paraplanner with a checklist. Then the authorised adviser reads every word and signs.',
      first_step:
        'Time five past documents part by part and note where their lines were taken from. The paraplanner reports on Friday.',
      stop_test: 'Vetting 40 drafts gives the answer. If facts are wrong in above one in ten, finish there.',
      alternative:
        'Merge fields, a limit of 20 pages, and 40 paragraphs on strategy that compliance has approved will speed things up.',
      must_not_decide:
        'Product and strategy are chosen by a licensed adviser, who is bound by the Code of Ethics and answers for the advice. The tool chooses neither.',
      risks: [
        {
          risk: 'Words flow easily, and the document claims grounds that the adviser did not have.',
          mitigation: 'Limit reasons to what the file note or fact find holds. The rest appears as a red gap.',
        },
        {
          risk: 'With one figure mistyped in a fee or forecast, a client is misled.',
          mitigation: 'Close the draft to typed figures. Every one arrives by merge out of planning software.',
        },
      ],
      kpis: [
        {
          name: 'working days a document takes',
          unit: 'working days',
          baseline: 'note start and finish for the past 30',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'drafts compliance returns',
          unit: '% of documents',
          baseline: 'read last quarter’s log of vetting',
          target: 'reduce by 20 to 30 %',
        },
      ],
      data_needed: [
        'the client’s fact find and signed note',
        'research behind your approved list',
        'projections from the model',
        'audited documents, 30, to copy from',
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
      kpis: [
        {
          name: 'lodgements with nothing missing',
          unit: '% of lodgements',
          baseline: 'go through your last 60',
          target: '20 to 30 points more',
        },
        {
          name: 'hours to process a file',
          unit: 'hours',
          baseline: 'clock 20 of them',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        '200 loan files and how each ended',
        'checklists, one per lender',
        'rules for sorting expenses',
        'what lenders asked for later',
      ],
      must_not_decide:
        'The reader lists what it saw, no more. If a paper is false, or a loan unsuitable, the lender’s credit officer and the broker say so.',
    },
    {
      workflow:
        'Papers come in through a portal. Each page gets its name and date, and the reader lifts out expenses, income, debts and whose account it is. It lists what this lender lacks and where facts clash. The credit analyst goes over it and lodges only when nothing is missing.',
      build:
        'Your broker software may read documents already; else get a reader built for payslips and statements in Australian form. Teach it what every lender wants. It should notice doctored PDFs and pay without matching deposits, and show figure and page together.',
      checkpoint:
        'Page and figure are side by side when the credit analyst checks income and debts, all of them. The broker’s name is under the needs analysis.',
      first_step:
        'The lead processor goes through 30 files that came back and by Thursday can tell the team the top five reasons.',
      stop_test:
        'On 50 files, up to week eight, fields for debt and income may be wrong in 2 % at most. Past that, end it.',
      alternative:
        'A service can fetch the statements; each lender’s checklist shows samples; and no file is begun with a paper outstanding.',
      risks: [
        {
          risk: 'Overtime counts as if it were base pay, and the loan is too big to carry.',
          mitigation:
            'Pay is shown by line, compared with what was deposited and with the year to date, and confirmed by an analyst.',
        },
        {
          risk: 'Software suspects forgery where there was none.',
          mitigation:
            'When forgery is suspected, speak to the employer, and keep from the client any talk of a machine and fraud.',
        },
      ],
      kpis: [
        {
          name: 'share of files lodged in full',
          unit: '% of lodgements',
          baseline: 'look at the latest 60 lodgements',
          target: 'up by 20 to 30 points',
        },
        {
          name: 'time a file takes',
          unit: 'hours',
          baseline: 'measure 20 files',
          target: 'bring it down 30 to 50 %',
        },
      ],
      data_needed: [
        'past files, 200, with their result',
        'what each lender wants to see',
        'how living costs are grouped',
        'lender letters asking for more',
      ],
      must_not_decide:
        'Suitability of a loan, and doubt about a document, are matters for broker and credit officer at the lender. Software reports what is on the page.',
    },
    {
      workflow:
        'Files go to the lender complete, because gaps show up before lodgement. The client loads documents to a portal. Pages are sorted, dated and read for debts, income, account names and expenses. What the chosen lender still needs is listed, with any conflict. The credit analyst then checks and lodges.',
      build:
        'Your broker software may have a document reader; if not, buy one built for Australian payslips and bank statements. Enter a checklist for each lender. It should also spot edited PDFs and pay the deposits do not support. Every figure stays next to its page.',
      checkpoint:
        'Income and debt figures are each checked by a credit analyst with the page in view. The needs analysis is signed by the broker.',
      first_step:
        'Collect 30 files that lenders returned. The lead processor writes down the cause for each and reports the five main ones by Thursday.',
      stop_test: 'The test is 50 files by week eight. If over 2 % of the fields on debt or income are wrong, end it.',
      alternative:
        'Write a checklist with examples for each lender and use a retrieval service for statements. Work on a file starts when all papers are in.',
      risks: [
        {
          risk: 'Overtime slips in as ordinary wages, and the borrower ends up with too large a loan.',
          mitigation:
            'List the parts of pay one by one, test them by deposits and year to date, and let an analyst confirm the income.',
        },
        {
          risk: 'An honest borrower comes under suspicion through the forgery test.',
          mitigation: 'Use the flag only to ring the employer, and never mention machines or fraud to the client.',
        },
      ],
      kpis: [
        {
          name: 'files complete at lodgement',
          unit: '% of lodgements',
          baseline: 'check 60 recent lodgements',
          target: 'lift the share 20 to 30 points',
        },
        {
          name: 'processing hours for each file',
          unit: 'hours',
          baseline: 'keep time on 20 files',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'results of 200 earlier loan files',
        'document lists from lenders',
        'categories for household expenses',
        'follow-up questions by lenders',
      ],
      must_not_decide:
        'The reader states what it found. Broker and lender’s credit officer judge if the loan suits the client and if a document is genuine.',
    },
    {
      workflow:
        'Software reads the client’s documents as they reach the portal and says at once what is missing. It names and dates pages and extracts expenses, debts, account names and income. It shows conflicts and the lender’s open items. Your credit analyst reviews the file and lodges it whole.',
      build:
        'A reader made for Australian bank statements and payslips is the core; your broker software may include one. Give it the lenders’ checklists. Have it flag altered PDFs, and income that never arrives as a deposit. Beside each figure it must show the page.',
      checkpoint:
        'With page and number next to each other, a credit analyst confirms all income and debts. The broker puts a name to the needs analysis.',
      first_step:
        'Why do files come back? The lead processor reviews 30 of them and can name the five leading reasons on Thursday.',
      stop_test: 'By week eight, sample 50 files. More than 2 % of income or debt fields in error means stop.',
      alternative:
        'Fetch statements through a service, hand clients a list per lender with samples, and open no file while a document is missing.',
      risks: [
        {
          risk: 'The tool treats overtime as base salary, so repayments outgrow the household.',
          mitigation:
            'Break pay down by line, compare it with deposits and with the yearly total, and leave income to the analyst.',
        },
        {
          risk: 'Somebody truthful is flagged for a forged payslip.',
          mitigation: 'Have staff call the employer, and keep any talk of fraud by machine away from the client.',
        },
      ],
      kpis: [
        {
          name: 'complete files among all lodgements',
          unit: '% of lodgements',
          baseline: 'review the last 60 you lodged',
          target: 'a gain of 20 to 30 points',
        },
        {
          name: 'time spent processing one file',
          unit: 'hours',
          baseline: 'log the hours on 20 files',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        '200 closed loan files, with outcome',
        'every lender’s list of documents',
        'rules that classify spending',
        'requests lenders sent after lodgement',
      ],
      must_not_decide:
        'Neither suitability nor forgery is the reader’s call, since it only lists contents. The broker and the credit officer of the lender decide.',
    },
    {
      workflow:
        'Lenders send fewer files back, because gaps show before you lodge. Whatever the client uploads is named, dated and read for income, expenses, debts and account holders. Open items for that lender, and facts at odds, are put on a list. A credit analyst clears it and lodges.',
      build:
        'First see whether your broker software reads documents; otherwise take a reader that knows Australian statements and payslips. Lenders’ checklists go in. So do tests for tampered PDFs and for salary that never shows up as a deposit. Figures appear with their page.',
      checkpoint:
        'All income, all debts: the credit analyst looks at each with its page open. A broker’s signature goes on the needs analysis.',
      first_step:
        'Lenders returned 30 files. What were the five commonest causes? The lead processor can tell you on Thursday.',
      stop_test: 'Read 50 files by week eight. With debt or income wrong in over 2 % of fields, that is the end.',
      alternative:
        'Each lender gets a checklist with samples. Statements come through a retrieval service, and incomplete files are not started.',
      must_not_decide:
        'Is the loan suitable, is the paper genuine? Those are questions for broker and lender’s credit officer. The reader reports what it read.',
      risks: [
        {
          risk: 'Base pay is overstated because overtime went in with it, and the loan is too heavy.',
          mitigation:
            'Keep each pay line apart, hold it to year-to-date figures and deposits, and ask the analyst to confirm.',
        },
        {
          risk: 'Suspicion falls on a client who did nothing wrong.',
          mitigation: 'Ring the employer when the test flags something. To the client, no word of machines or fraud.',
        },
      ],
      kpis: [
        {
          name: 'lodgements that need no follow-up',
          unit: '% of lodgements',
          baseline: 'see how 60 recent ones fared',
          target: 'gain 20 to 30 points',
        },
        {
          name: 'hours of processing behind each loan',
          unit: 'hours',
          baseline: 'record them for 20 files',
          target: 'reduce it by 30 to 50 %',
        },
      ],
      data_needed: [
        'loan files of the past, 200, results noted',
        'what lenders list as required papers',
        'expense categories and their rules',
        'questions lenders came back with',
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
            'Run the assistant in a closed tenant that masks names as they are typed, with a warning over the input field.',
        },
      ],
      kpis: [
        {
          name: 'minutes to an answer with its source',
          unit: 'minutes',
          baseline: 'put a clock on 30 questions',
          target: 'halve them',
        },
        {
          name: 'correct answers in the test',
          unit: '% of 100 questions',
          baseline: 'have seniors grade the set',
          target: '95 % or better',
        },
      ],
      data_needed: [
        'policies in force, lenders and insurers',
        'the manual on compliance',
        'disclosure statements by product',
        '100 real questions, answered rightly',
      ],
    },
    {
      workflow:
        'Adviser, broker and claims officer can each put a case as they would tell it. They are shown the clauses in point, with date and page, and how one lender or insurer departs from the next. They go to the text itself, make up their mind, and keep the quote on file.',
      build:
        'What is in force, be it procedure, wording or policy, goes to one library under a date and an owner. An assistant replies out of it and from no other place. New versions from a lender trigger an alert, and the one before is gone that day.',
      checkpoint:
        'Whoever relies on a clause has had it open. During the opening quarter the compliance manager goes through 20 answers every week.',
      first_step:
        'Chat and mail hold the test set: 50 real questions and their right sources, gathered by Wednesday by the compliance manager.',
      stop_test: 'If the second test still finds a dead or wrong clause behind more answers than 5 %, close it.',
      alternative: 'Who accepts what fits on two pages, with a date; bring it up to date at Monday’s meeting.',
      risks: [
        {
          risk: 'On the strength of outdated policy a valuation is bought, and then the lender declines.',
          mitigation: 'Text beyond its review date is hidden, and all else has its date in bold type.',
        },
        {
          risk: 'A colleague types who the client is, and an outside company keeps it.',
          mitigation: 'The tenant is closed, names are hidden as they go in, and a note by the entry field says so.',
        },
      ],
      kpis: [
        {
          name: 'time before the clause is found',
          unit: 'minutes',
          baseline: 'try it with 30 questions',
          target: 'down by half',
        },
        {
          name: 'score on the test questions',
          unit: '% of 100 questions',
          baseline: 'let senior staff mark each answer',
          target: 'no less than 95 %',
        },
      ],
      data_needed: [
        'current lender and insurer policy',
        'your compliance handbook',
        'PDSs',
        'true questions, 100, with answers',
      ],
    },
    {
      workflow:
        'Staff get the clause that applies to a case, quoted with page and date. An adviser, claims officer or broker describes the case in ordinary words. The assistant also points out how insurers or lenders vary. The user then reads the source, makes the decision and files the quote.',
      build:
        'Set up one library of current wordings, policies and procedures, each dated and with its owner named. An assistant answers from that library alone. If a lender issues a new version, staff receive an alert and the previous one is removed that day.',
      checkpoint:
        'Nobody relies on a clause unread: the user opens the source first. In the first quarter, the compliance manager looks at 20 answers each week.',
      first_step:
        'Search mail and chat for 50 questions staff really asked. The compliance manager adds the correct source to every one by Wednesday.',
      stop_test: 'Run the test twice. If in round two over 5 % of answers rest on a dead or wrong clause, give up.',
      alternative: 'A dated two-page table shows which lender takes what. Update it at the Monday meeting.',
      risks: [
        {
          risk: 'A client pays for a valuation because an outdated policy said yes, and then the lender declines.',
          mitigation: 'Put source dates in bold, and remove from view any text whose review date has gone by.',
        },
        {
          risk: 'Client names are pasted in a question and stored by an outside company.',
          mitigation: 'Choose a closed tenant that hides names at entry, and place a reminder by the question field.',
        },
      ],
      kpis: [
        {
          name: 'time needed to find a sourced answer',
          unit: 'minutes',
          baseline: 'run 30 questions with a stopwatch',
          target: 'cut it in half',
        },
        {
          name: 'right answers out of the test questions',
          unit: '% of 100 questions',
          baseline: 'get senior staff to mark them',
          target: '95 % at the least',
        },
      ],
      data_needed: [
        'latest policy of each lender and insurer',
        'the firm’s compliance manual',
        'disclosure statements for products',
        '100 staff questions with correct answers',
      ],
    },
    {
      workflow:
        'A question put in plain words brings back the exact clause, its page and its date. Brokers, advisers and claims officers can all use it on a case. Where one insurer or lender differs from another, that is stated. They check the original, decide for themselves and keep the quote with the file.',
      build:
        'The assistant needs a library it can trust: procedures, policies and wordings in their present version, each dated and owned. It may answer from nothing else. A new version by a lender raises an alert, and its predecessor is withdrawn on the same day.',
      checkpoint:
        'The source clause is opened by whoever wants to rely on it. Every week of the first quarter, 20 answers are reviewed by the compliance manager.',
      first_step:
        'You need 50 real questions to test with. The compliance manager takes them from chat and mail, matched to their sources, by Wednesday.',
      stop_test:
        'Look at the second test round. Wrong or expired clauses in more than 5 % of replies mean it should close.',
      alternative: 'List on two pages who accepts what, put the date on it, and go over it together each Monday.',
      risks: [
        {
          risk: 'The policy was out of date, so the valuation fee is spent and the loan refused.',
          mitigation: 'Hide whatever is past review, and make the date the boldest thing on each source.',
        },
        {
          risk: 'Somebody types in a client’s name, and a third party now holds it.',
          mitigation: 'Work in a closed tenant, blank out names as they are entered, and post a warning over the box.',
        },
      ],
      kpis: [
        {
          name: 'minutes per answer, source included',
          unit: 'minutes',
          baseline: 'measure 30 real questions',
          target: 'reduce them by half',
        },
        {
          name: 'share of test answers that are right',
          unit: '% of 100 questions',
          baseline: 'ask senior colleagues to grade all of them',
          target: '95 % or above',
        },
      ],
      data_needed: [
        'policies now valid at insurers and lenders',
        'compliance rules in manual form',
        'product disclosure documents',
        'a set of 100 solved questions',
      ],
    },
    {
      workflow:
        'Ask in plain words, and you get the clause that settles it. Brokers, claims officers and advisers describe their case and receive the passage, page and date, with differences among lenders or insurers spelt out. They read the original before deciding, and the quote goes to the file.',
      build:
        'Policies, procedures and wordings that are in force go to one dated library with named owners. Answers come from it or not at all. Staff are told when a lender changes its text, and that day the former text disappears.',
      checkpoint:
        'To rely on a clause, the user must have it open. In quarter one the compliance manager checks 20 replies weekly.',
      first_step:
        'Collect 50 questions people put in chat or mail. With the proper source for each, the compliance manager is done on Wednesday.',
      stop_test: 'Test it a second time. Replies that rest on a wrong clause or a dead one may not exceed 5 %.',
      alternative: 'Print who takes what on two pages and date them. Monday’s meeting brings the table up to date.',
      risks: [
        {
          risk: 'The client spends money on a valuation under rules the lender has dropped.',
          mitigation: 'Dates stand in bold beside each source, and whatever has passed its review is taken away.',
        },
        {
          risk: 'Names typed into the question box end up on another firm’s servers.',
          mitigation: 'Stay inside a closed tenant, have names masked at entry, and remind people on the screen.',
        },
      ],
      kpis: [
        {
          name: 'how long a sourced reply takes',
          unit: 'minutes',
          baseline: 'clock 30 questions as they come',
          target: 'half of today’s time',
        },
        {
          name: 'test questions answered correctly',
          unit: '% of 100 questions',
          baseline: 'give the set to senior staff for marking',
          target: '95 % and up',
        },
      ],
      data_needed: [
        'up-to-date insurer and lender rules',
        'manual of compliance procedures',
        'PDS documents for each product',
        '100 questions from staff, with solutions',
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
      kpis: [
        {
          name: 'hours until a claim has its track',
          unit: 'hours',
          baseline: 'go by 500 recent claims',
          target: '50 to 70 % less',
        },
        {
          name: 'claims that changed track later',
          unit: '% of claims',
          baseline: 'look at the latest 500',
          target: 'lower than today',
        },
      ],
      data_needed: [
        'three years of closed claims, time and cost',
        'photos, mails and forms of claims',
        'schedules that show sums insured',
        'how disputes and complaints ended',
      ],
      must_not_decide:
        'Declining, cutting or suspecting a claim is for a claims officer who has authority and writes down why. The tool may do none of it.',
    },
    {
      workflow:
        'Policy, photos and claim are looked at as one. The claim record is filled in, those who have lost the use of their home stand out, and a way is suggested: specialist, assessor, repairer or fast payment. It takes hours at most until a claims officer settles it and explains the next step to the customer.',
      build:
        'Ahead of the claims system goes a reader that copes with mails, forms and photos. Behind it a model has learnt from closed claims which track suits. It has no say in refusals. A text at every step spares you half the calls.',
      checkpoint:
        'No track counts before a claims officer says so, and no doubtful claim leads to contact before a team leader has seen it.',
      first_step:
        'By Friday the claims manager has looked back at 200 claims now closed and set down the track that day one called for.',
      stop_test:
        'One urgent case missed is the end. So is week 14, if officers then change track for more than one in five.',
      alternative:
        'A few questions that must be filled in on the web, then 30 minutes round a table each morning, will sort new claims.',
      risks: [
        {
          risk: 'A short mail makes a family without a roof look like a small claim.',
          mitigation:
            'Put three questions on shelter and safety to all who lodge, and by rule any yes has a human on it inside two hours.',
        },
        {
          risk: 'Places and languages that were served late are served late again, by habit of the model.',
          mitigation:
            'Postcode, language and name are left out, and monthly the wait for payment is compared across groups.',
        },
      ],
      kpis: [
        {
          name: 'wait for the first decision on track',
          unit: 'hours',
          baseline: 'check your last 500 claims',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'share moved to a different track',
          unit: '% of claims',
          baseline: 'see the 500 latest claims',
          target: 'less than at present',
        },
      ],
      data_needed: [
        'closed claims, three years, what and how long',
        'all that customers sent in',
        'sums insured, by policy schedule',
        'results of complaints and disputes',
      ],
      must_not_decide:
        'No claim is reduced, refused or called fraud by software. An officer with authority decides, and the reasons are in writing.',
    },
    {
      workflow:
        'Every claim is put on the right track within hours of lodgement. The tool reads the claim, its photos and the policy, completes the record and flags people who cannot live at home. It suggests fast payment, a repairer, an assessor or a specialist. A claims officer confirms and tells the customer the next step.',
      build:
        'Place a reader in front of the claims system to take in photos, forms and mails. A model trained on closed claims then suggests the track. Refusals stay outside its scope. Customers get a text at each stage, which removes about half of the calls.',
      checkpoint:
        'The claims officer has to confirm the track. If a claim is marked doubtful, a team leader reviews it before the customer hears anything.',
      first_step:
        'Review 200 closed claims and write beside each the track it needed from the start. The claims manager completes this by Friday.',
      stop_test:
        'Missing one urgent case is enough to stop. In week 14, so is a track changed by officers in over one case of five.',
      alternative:
        'Ask required questions on a short web form, then sort the new claims by hand in a 30-minute meeting every morning.',
      risks: [
        {
          risk: 'A family has lost its roof, yet a brief mail lands it among the slow cases.',
          mitigation:
            'Put three shelter and safety questions to everyone; by rule, a yes reaches a person inside two hours.',
        },
        {
          risk: 'The model learns that some suburbs or language groups always wait longer.',
          mitigation: 'Remove name, postcode and language, and review payment times for each group every month.',
        },
      ],
      kpis: [
        {
          name: 'time before the track is decided',
          unit: 'hours',
          baseline: 'take 500 past claims',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'claims switched to another track',
          unit: '% of claims',
          baseline: 'count among the last 500',
          target: 'under the present figure',
        },
      ],
      data_needed: [
        'closed claims with time and cost, three years',
        'what was lodged: forms, mails, photos',
        'policy schedules and insured sums',
        'outcomes of disputes and complaints',
      ],
      must_not_decide:
        'The tool has no power to decline or reduce a claim, or to allege fraud. That takes an authorised claims officer and written reasons.',
    },
    {
      workflow:
        'Urgent claims stand out on day one, and simple ones are paid quickly. Software reads each claim with its policy and photos, fills in the record and marks those who must leave their home. It recommends assessor, specialist, repairer or quick payment. Within hours a claims officer approves the track and informs the customer.',
      build:
        'You need two parts: a reader for mails, photos and forms at intake, and a model that knows the tracks of closed claims. It never handles a refusal. Texts to the customer at each step will save half your calls.',
      checkpoint:
        'Tracks are proposals until a claims officer confirms them. Doubtful claims go past a team leader first, and only then may anyone contact the customer.',
      first_step:
        'For 200 finished claims, name the proper day-one track. The claims manager should have them all done on Friday.',
      stop_test:
        'Judge it in week 14: officers should alter at most one track in five. A single urgent case that slips through ends it earlier.',
      alternative:
        'A web form that insists on answers, and 30 minutes each morning with the team to sort new claims, get you most of the way.',
      risks: [
        {
          risk: 'People without a roof wait in line, since their message said so little.',
          mitigation:
            'Three questions about safety and shelter go with each claim, and one yes means a call from staff in two hours.',
        },
        {
          risk: 'Groups that were paid late in the past are paid late again, because the model copies it.',
          mitigation:
            'Train without postcode, language or name, and compare each month how long groups wait for money.',
        },
      ],
      kpis: [
        {
          name: 'hours to settle on a track',
          unit: 'hours',
          baseline: 'start with the most recent 500 claims',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'later changes of track',
          unit: '% of claims',
          baseline: 'work it out for 500 recent claims',
          target: 'better than today’s figure',
        },
      ],
      data_needed: [
        'three years’ closed claims, cost and duration',
        'claim photos, forms and mails',
        'insured sums from the schedules',
        'complaints, disputes and their results',
      ],
      must_not_decide:
        'Only a claims officer with authority may refuse a claim, cut it or treat it as fraud, and must give reasons in writing. The tool may not.',
    },
    {
      workflow:
        'Families in trouble are called first, and small claims are paid without fuss. The tool reads a new claim with photos and policy, completes the record and notes who is out of their home. It suggests a track: repairer, specialist, assessor or fast payment. A claims officer decides within hours and informs the customer.',
      build:
        'Put a reader for photos, mails and forms ahead of your claims system. Closed claims teach a model which track fits, and declining is left out of it altogether. Half of the phone calls stop once status texts go out at every step.',
      checkpoint:
        'Every track is confirmed by a claims officer. Anything marked doubtful waits for the team leader, and the customer is not contacted before.',
      first_step:
        'Go through 200 closed claims by Friday. For each, the claims manager writes the track it should have been given at once.',
      stop_test:
        'Two things end it: an urgent claim overlooked, or officers in week 14 who correct more than one track in five.',
      alternative: 'Some required questions online, plus 30 minutes of sorting by hand each morning, may be enough.',
      must_not_decide:
        'Fraud, refusal and reduction are decided by an authorised claims officer, reasons in writing. They are closed to the tool.',
      risks: [
        {
          risk: 'A terse mail from people whose roof is off looks minor and gets slow treatment.',
          mitigation:
            'Ask all claimants three questions about shelter and safety. By rule, any yes is with a person within two hours.',
        },
        {
          risk: 'Where a suburb or a language group was paid late, the model goes on doing so.',
          mitigation: 'Hide name, language and postcode from it. Monthly, see how long every group waits for payment.',
        },
      ],
      kpis: [
        {
          name: 'hours before someone sets the track',
          unit: 'hours',
          baseline: 'measure it on the past 500 claims',
          target: 'reduce it by 50 to 70 %',
        },
        {
          name: 'claims that swap tracks afterwards',
          unit: '% of claims',
          baseline: 'find them among 500 past claims',
          target: 'lower than it stands today',
        },
      ],
      data_needed: [
        'three years of settled claims, cost and days',
        'claimants’ forms, pictures and mails',
        'what each policy insures, and for how much',
        'how complaints and disputes were decided',
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
      kpis: [
        {
          name: 'real cases ranked in the first tenth',
          unit: '% of all true cases',
          baseline: 'run last year’s alerts again',
          target: '60 % or more',
        },
        {
          name: 'minutes spent on an alert',
          unit: 'minutes',
          baseline: 'clock 100 of them',
          target: '25 to 40 % less',
        },
      ],
      data_needed: [
        'two years of transactions',
        'alerts now closed, and their result',
        'risk rating of each customer',
        'log-ins and devices',
        'reports of scams and chargebacks',
      ],
      must_not_decide:
        'The AML compliance officer alone freezes an account, ends a relationship or reports somebody, and keeps the record. A model never does.',
    },
    {
      workflow:
        'The rules go on raising alerts. A model sorts them, likest to earlier true cases first, and lays out links to further accounts, the device and payment history. An analyst works from the head of the list, notes how each ended, and files the reports that are required.',
      build:
        'Leave the rule engine as it is. Teach a ranking model with closed alerts, two years’ worth, and let one page per case show what is known. For eight weeks it only watches. In year one every single alert still gets worked.',
      checkpoint:
        'An analyst may close an alert if the reason is given. Only the AML compliance officer rules on reports of a suspicious matter.',
      first_step:
        'The AML officer takes all of last year’s closed alerts and, by Friday, can say for every rule how many hits were true.',
      stop_test:
        'When its eight-week shadow run ends, the first tenth of the ranking should hold half the true cases. If it has fewer, stop.',
      alternative:
        'Document a review and drop the three rules that cry wolf most, then ring back before a new payee’s first payment.',
      risks: [
        {
          risk: 'Sending wages home looks like crime to the model, again and again.',
          mitigation:
            'Take out name and country of birth, and once a quarter let the compliance officer see how often each corridor is flagged.',
        },
        {
          risk: 'Ranked low, a true case waits, and the deadline for reporting goes by.',
          mitigation:
            'All alerts are worked inside the time the law gives, with a weekly sample out of the bottom tenth.',
        },
      ],
      kpis: [
        {
          name: 'how much of the truth sits in the top tenth',
          unit: '% of all true cases',
          baseline: 'replay a year of alerts',
          target: 'no less than 60 %',
        },
        {
          name: 'time an alert takes',
          unit: 'minutes',
          baseline: 'measure 100 alerts',
          target: 'bring it down 25 to 40 %',
        },
      ],
      data_needed: [
        'what was paid over two years',
        'closed alerts and how they ended',
        'ratings of customer risk',
        'data on device and log-in',
        'scam reports, chargebacks',
      ],
      must_not_decide:
        'To report a person, freeze their account or part with them is for the AML compliance officer, who documents it. It is not for the model.',
    },
    {
      workflow:
        'Analysts see the likeliest cases first. Your rules raise alerts as now, and a model ranks them by likeness to proven cases. It gathers devices, earlier payments and linked accounts. The analyst records every outcome and reports where the law requires.',
      build:
        'Add a ranking model to the rule engine you have, and leave that engine alone. It is trained on alerts closed over two years. A case view puts the facts of an alert on one page. It spends eight weeks in shadow, and no alert is discarded during the first year.',
      checkpoint:
        'Analysts close alerts and state why. The decision on a suspicious matter report lies with the AML compliance officer only.',
      first_step:
        'Pull all closed alerts of the past year, sorted by rule. By Friday the AML officer knows how many true finds each rule produced.',
      stop_test:
        'At the end of the eight-week shadow run, at least half the true cases belong in the top tenth. Below that, call it off.',
      alternative:
        'Document a review of your rules and retire the three that make most noise. Ring back whenever a new payee gets a first payment.',
      risks: [
        {
          risk: 'Customers who send money to relatives overseas are flagged again and again.',
          mitigation:
            'Exclude birthplace and name, and each quarter look at flag rates by corridor together with the compliance officer.',
        },
        {
          risk: 'A real case is ranked low and its report misses the deadline.',
          mitigation:
            'Every alert still gets worked in its legal time, and a sample from the bottom tenth is read weekly.',
        },
      ],
      kpis: [
        {
          name: 'share of true cases found in the top tenth',
          unit: '% of all true cases',
          baseline: 'test the ranking on last year’s alerts',
          target: '60 % as a minimum',
        },
        {
          name: 'analyst minutes per alert',
          unit: 'minutes',
          baseline: 'time the next 100 alerts',
          target: 'a drop of 25 to 40 %',
        },
      ],
      data_needed: [
        'payment records for two years',
        'past alerts with their outcome',
        'customer risk scores',
        'log-in and device history',
        'scam and chargeback cases',
      ],
      must_not_decide:
        'A model may not freeze accounts, end a customer relationship or report anyone. Those steps are taken, and recorded, by the AML compliance officer.',
    },
    {
      workflow:
        'The model puts alerts in order, so real cases come up early. Rules create them as before. Each is compared with past true cases, and its linked accounts, device and payments are collected. From the top, the analyst notes results and lodges any report the law calls for.',
      build:
        'Nothing in the present rule engine changes. A ranking model learns from two years’ closed alerts and sits behind it, with a single page of facts for every case. Allow eight weeks of shadow running. In the first year all alerts are still worked.',
      checkpoint:
        'Each alert is closed by an analyst who gives the reason. No one but the AML compliance officer may decide to file a suspicious matter report.',
      first_step:
        'The AML officer starts from last year’s closed alerts. Friday’s result is a count of true cases for every rule.',
      stop_test: 'Shadow it for eight weeks. If the top tenth by rank catches fewer than half of the real cases, stop.',
      alternative:
        'Review the three rules with most false alarms, write it up and switch them off. Then call back on every first payment to a fresh payee.',
      risks: [
        {
          risk: 'Migrants supporting family are flagged over and again for ordinary transfers.',
          mitigation:
            'Do not feed the model names or birthplace, and have the compliance officer compare corridors once a quarter.',
        },
        {
          risk: 'Something serious sits near the bottom, and the report goes in late.',
          mitigation:
            'Legal time limits apply to all alerts, whatever their rank, with weekly samples of the lowest tenth.',
        },
      ],
      kpis: [
        {
          name: 'portion of real cases among the highest tenth',
          unit: '% of all true cases',
          baseline: 'score last year’s alerts with the model',
          target: 'at least 60 % of them',
        },
        {
          name: 'handling time for one alert',
          unit: 'minutes',
          baseline: 'record it for 100 alerts',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'transaction history, two years',
        'outcomes of closed alerts',
        'how each customer is risk rated',
        'devices used and log-ins',
        'chargebacks and reported scams',
      ],
      must_not_decide:
        'Accounts are frozen, customers exited and persons reported by decision of the AML compliance officer, with a record kept. The model stays out of it.',
    },
    {
      workflow:
        'The likeliest cases reach an analyst first thing, not at the end of the pile. Rules fire as they do now, and a model orders the alerts by how far they match true cases from before. Device, linked accounts and payment history come along. Analysts note the result and report as the law requires.',
      build:
        'Your rule engine remains untouched. What you add is a model that ranks, taught by alerts closed in two years, and a page for each case with the facts. Let it run in shadow for eight weeks. Through year one, every alert is worked.',
      checkpoint:
        'When an analyst closes an alert, the reason is written down. Suspicious matter reports rest on the AML compliance officer’s decision alone.',
      first_step:
        'Which rules find anything? By Friday the AML officer has counted true cases per rule among last year’s closed alerts.',
      stop_test: 'If eight weeks in shadow put under half the true cases in the first tenth, leave it.',
      alternative:
        'Three rules make most of the noise. Review, document and retire them, and confirm first payments to new payees by phone.',
      must_not_decide:
        'Reports, frozen accounts and closed relationships are decided by one person, the AML compliance officer, and recorded. They never come from the model.',
      risks: [
        {
          risk: 'Ordinary transfers to family overseas are flagged each month.',
          mitigation:
            'Birth country and name stay out of the data. The compliance officer compares flags by corridor every quarter.',
        },
        {
          risk: 'The ranking buries a genuine case, and you report too late.',
          mitigation:
            'Each alert is finished within the legal time, and a weekly sample comes out of the lowest tenth.',
        },
      ],
      kpis: [
        {
          name: 'true cases that rank in the highest tenth',
          unit: '% of all true cases',
          baseline: 'put last year’s alerts through the ranking',
          target: 'not under 60 %',
        },
        {
          name: 'work time on each alert',
          unit: 'minutes',
          baseline: 'use a timer for 100 alerts',
          target: 'reduce it by 25 to 40 %',
        },
      ],
      data_needed: [
        'all payments for two years back',
        'alerts closed, true or false',
        'the risk class of each customer',
        'log-in records and devices',
        'reported scams, and chargebacks',
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
      kpis: [
        {
          name: 'days until the account is open',
          unit: 'days',
          baseline: 'look at your 40 newest clients',
          target: '40 to 60 % less',
        },
        {
          name: 'applications that came back',
          unit: '% of applications',
          baseline: 'count last quarter',
          target: 'halve them',
        },
      ],
      data_needed: [
        'application forms in use',
        'records on companies and ID',
        'minutes and deeds of trusts',
        'how risk is rated',
      ],
      must_not_decide:
        'A risk score or a face match shuts nobody out. The compliance officer reads the papers and makes the decision.',
    },
    {
      workflow:
        'Everything starts with a link, and each fact is entered one time. A verification service deals with ID. From deeds and extracts, software learns of owners, powers and trustees, and it names gaps on the spot. Odd cases are the onboarding officer’s; then platform, ledger and CRM are filled.',
      build:
        'Look for KYC that deals with companies, trusts and people alike and can read a deed. Tie its fields to the CRM and the platform’s forms, let DocuSign collect signatures, and derive review dates from the risk rating. Keep results rather than pictures of ID, so far as law allows.',
      checkpoint:
        'Trusts, failed matches and clients of high risk all pass the compliance officer’s desk on the way to an open account.',
      first_step:
        'Walk through how five recent clients joined, and have a report on forms, returns and days from the client service lead by Thursday.',
      stop_test:
        'By week eight, expect a quarter off the days to open, and at most 5 % lost at the ID step. If either fails, stop.',
      alternative:
        'One PDF can replace the forms, verification can be bought singly, and trusts need a page of things to check.',
      risks: [
        {
          risk: 'Face matching works less well on dark or ageing skin, so a good client is refused.',
          mitigation:
            'Let people bring a certified copy or be visited, with no drawback, and see which groups fail how often.',
        },
        {
          risk: 'Your folder of passports is just what an intruder wants.',
          mitigation: 'By written schedule, pictures are deleted after verification, and the outcome alone is kept.',
        },
      ],
      kpis: [
        {
          name: 'wait between yes and account',
          unit: 'days',
          baseline: 'check 40 recent clients',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'share of applications returned',
          unit: '% of applications',
          baseline: 'go by the last quarter',
          target: 'down by half',
        },
      ],
      data_needed: [
        'today’s forms',
        'company extracts and ID',
        'trust papers, deed and minutes',
        'method for the risk rating',
      ],
      must_not_decide:
        'Before anyone is refused, the compliance officer looks at their papers and decides. Neither the score nor the camera is enough.',
    },
    {
      workflow:
        'New clients fill in one form, and nobody types the facts a second time. They follow a link, a verification service checks ID, and software reads extracts or deeds for owners, trustees and powers. Missing items show immediately. The onboarding officer looks at unusual cases, and data passes to platform, CRM and ledger.',
      build:
        'Buy a KYC service that handles trusts and companies as well as people, and reads deeds. Connect its fields to the forms of your platform and the CRM, and collect signatures with DocuSign. The risk rating decides review dates. If the law lets you, store results and not ID images.',
      checkpoint:
        'High-risk clients, trusts and failed matches all go to the compliance officer. The account opens after that review.',
      first_step:
        'Trace the last five clients who joined, from first form to open account. By Thursday the client service lead has a count of days, forms and send-backs.',
      stop_test:
        'The check is in week eight. Stop unless opening takes a quarter fewer days and no more than 5 % drop out at ID.',
      alternative:
        'Combine all forms in one PDF, pay for verification by the check, and write a single-page checklist for trusts.',
      risks: [
        {
          risk: 'An older client, or one with dark skin, fails the face match and cannot proceed.',
          mitigation:
            'Treat a visit, or papers certified as true, as just as good, and keep count of failures for each group.',
        },
        {
          risk: 'Hackers go after the passports you have stored.',
          mitigation:
            'Delete the images when the check is done, on a written schedule, and keep nothing but the result.',
        },
      ],
      kpis: [
        {
          name: 'time from client’s yes to open account',
          unit: 'days',
          baseline: 'measure the latest 40 clients',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'applications returned for correction',
          unit: '% of applications',
          baseline: 'take figures for last quarter',
          target: 'cut them by half',
        },
      ],
      data_needed: [
        'the forms clients fill in now',
        'identity papers and company records',
        'trust deeds with their minutes',
        'rules for rating risk',
      ],
      must_not_decide:
        'No client is turned down by a score or a face match. Refusal is a decision for the compliance officer, after reading the papers.',
    },
    {
      workflow:
        'An account opens sooner because facts, ID and trust papers are checked in a single pass. The client opens a link and enters each fact once. A service verifies identity, and software finds powers, owners and trustees in deeds or extracts. Gaps return at once, the onboarding officer sees odd cases, and ledger, CRM and platform fill.',
      build:
        'The main purchase is a KYC service for companies, people and trusts that can also read deeds. Fields are mapped to your CRM and platform forms, DocuSign does the signing, and each risk rating carries a review date. Hold on to the result, and to the ID picture only where law demands.',
      checkpoint:
        'Before any account opens, the compliance officer has seen each failed match, each trust and each client rated high risk.',
      first_step:
        'Choose five new clients and follow what happened to them. The client service lead reports on Thursday how many forms, days and returns it took.',
      stop_test:
        'Stop in week eight unless accounts open in a quarter fewer days and the ID step loses no more than 5 % of clients.',
      alternative: 'You could put every form in one PDF, buy checks singly, and keep trust requirements on a page.',
      risks: [
        {
          risk: 'Face matching fails a client for age or skin colour, and the door is closed.',
          mitigation:
            'Offer two equal ways round it, a certified copy or an appointment, and watch failure rates by group.',
        },
        {
          risk: 'Stored passports draw thieves, and one breach exposes them all.',
          mitigation: 'A written schedule removes each image after verification; the outcome is all that remains.',
        },
      ],
      kpis: [
        {
          name: 'days a new client waits for an account',
          unit: 'days',
          baseline: 'use dates for 40 past clients',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'share of applications sent back to the client',
          unit: '% of applications',
          baseline: 'work it out for the past quarter',
          target: 'reduce it by half',
        },
      ],
      data_needed: [
        'existing application forms',
        'company and identity documents',
        'deeds and minutes for trusts',
        'the risk rating you apply',
      ],
      must_not_decide:
        'People are not refused because a camera or a score says so. Their papers go to the compliance officer, who decides.',
    },
    {
      workflow:
        'The client types each fact once, and you never re-key it. One link opens the form, a service proves identity, and deeds or extracts are searched for owners, powers and trustees. What is lacking is shown straight off. The onboarding officer takes the odd ones. Platform, CRM and ledger receive the data.',
      build:
        'Select a KYC service on three points: it covers people, trusts and companies, it reads deeds, and it fits your CRM and platform forms. Sign with DocuSign. Reviews fall due by risk rating. Unless the law says otherwise, save the outcome and let the ID image go.',
      checkpoint:
        'Any trust, any match that failed and any client of high risk is looked at by the compliance officer first. Accounts open afterwards.',
      first_step:
        'Follow the path of your last five clients from yes to account. The client service lead has forms, days and returns counted by Thursday.',
      stop_test:
        'Check in week eight. If it saves less than a quarter of the days, or over 5 % of clients give up at ID, stop.',
      alternative:
        'Put the forms together as one PDF. Buy identity checks singly, and keep a page on what trusts must supply.',
      must_not_decide:
        'Before anybody is refused, their papers are read and the compliance officer decides. A face match or a risk score cannot do that.',
      risks: [
        {
          risk: 'Cameras misread dark or older faces, and a client is locked out.',
          mitigation: 'A certified copy or a personal visit counts the same. Keep figures on who fails.',
        },
        {
          risk: 'One break-in, and every passport you scanned is out.',
          mitigation: 'Erase pictures once the check is through, by written schedule, and store the result alone.',
        },
      ],
      kpis: [
        {
          name: 'days between agreement and account',
          unit: 'days',
          baseline: 'read them off the past 40 clients',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'applications clients had to redo',
          unit: '% of applications',
          baseline: 'total for last quarter',
          target: 'half as many',
        },
      ],
      data_needed: [
        'every form a new client signs',
        'company searches and proof of identity',
        'the deed and minutes of each trust',
        'how you grade client risk',
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
      kpis: [
        {
          name: 'accounts that slide from 1 to 30 days late',
          unit: '% of accounts',
          baseline: 'use the past 12 months',
          target: '10 to 20 % fewer',
        },
        {
          name: 'hardship cases helped ahead of default',
          unit: '% of hardship cases',
          baseline: 'read 60 case files',
          target: '20 points more',
        },
      ],
      data_needed: [
        'how each loan was repaid',
        'direct debits that bounced',
        'hardship and contact notes',
        'security and terms of loans',
      ],
      must_not_decide:
        'Enforcement, a default listing or a no to hardship takes the credit manager and the hardship team leader, with reasons. A score decides none.',
    },
    {
      workflow:
        'Week by week the book is sorted by trouble to come: a balance that shrinks, a debit that fails, a promise broken. For each name, the collections officer sees why and what might help, from moving the date or a brief pause to the hardship team. What happened is noted for the provision and for next week.',
      build:
        'Build a scorecard out of ten factors that anyone can grasp, all from repayments, and wall it off from lending. Contacts and results are logged beside a group treated the old way. If it proves itself, richer models may follow.',
      checkpoint:
        'It is for the hardship team leader to approve arrangements, and for the collections officer to read the account ahead of any call.',
      first_step:
        'By Friday the collections manager has looked at 50 defaults from end to start and noted what the first sign was and when.',
      stop_test: 'Three months next to the old order must show a gain. No gain, no list.',
      alternative:
        'Three days ahead of the debit comes a text, at its first failure a call, and staff have one page of ways to help.',
      risks: [
        {
          risk: 'A tool for support quietly turns into a reason to say no to credit or to lower a limit.',
          mitigation:
            'Say in policy why the list exists, let few see it, and have its use looked into by the risk committee each quarter.',
        },
        {
          risk: 'Someone unwell gets call after call and feels pursued.',
          mitigation: 'Weekly contacts have a ceiling in the dialler, and end the moment hardship is mentioned.',
        },
      ],
      kpis: [
        {
          name: 'roll rate, 1 to 30 days',
          unit: '% of accounts',
          baseline: 'look back 12 months',
          target: 'bring it down 10 to 20 %',
        },
        {
          name: 'help in place before a default',
          unit: '% of hardship cases',
          baseline: 'review 60 hardship files',
          target: 'up by 20 points',
        },
      ],
      data_needed: [
        'repayments, loan by loan',
        'returns on direct debit',
        'notes of contact and hardship',
        'what was agreed and pledged',
      ],
      must_not_decide:
        'It takes the hardship team leader and the credit manager, giving reasons, to deny hardship, list a default or enforce. No score may.',
    },
    {
      workflow:
        'Borrowers hear from you before they miss a payment, with an offer of help. Loans are ranked weekly on signs such as broken promises, falling balances and failed debits. Collections officers call from a short list with the reason and what to offer: another date, a pause, or hardship. Results shape the next list and the provision.',
      build:
        'A scorecard with ten plain factors, drawn from repayment data, is the place to start. It must never reach lending decisions. Record contacts and outcomes, and keep a comparison group on the old method. Only proof from that justifies a richer model.',
      checkpoint:
        'Collections officers read an account before they ring. The hardship team leader has to agree to every arrangement.',
      first_step:
        'Go back through 50 defaults to see when each one first showed. The collections manager has signs and dates by Friday.',
      stop_test: 'Keep the old order running alongside for three months. If ranking brings nothing extra, end it.',
      alternative:
        'Remind borrowers by text three days before the debit and call after a first failure. Staff need one page listing relief options.',
      risks: [
        {
          risk: 'People find their limit cut or credit refused because of a list they never heard of.',
          mitigation:
            'State the purpose in policy, keep access narrow, and let the risk committee check its use quarterly.',
        },
        {
          risk: 'An ill borrower is called so often that it feels like harassment.',
          mitigation: 'Limit weekly contacts in the dialler, and end them the moment somebody mentions hardship.',
        },
      ],
      kpis: [
        {
          name: 'share of accounts that roll, 1 to 30 days late',
          unit: '% of accounts',
          baseline: 'measure it for the last 12 months',
          target: 'a drop of 10 to 20 %',
        },
        {
          name: 'relief arranged before the borrower defaults',
          unit: '% of hardship cases',
          baseline: 'sample 60 hardship cases',
          target: 'lift it 20 points',
        },
      ],
      data_needed: [
        'loan-by-loan repayment history',
        'failed direct debits',
        'records of hardship and contact',
        'loan contracts and security held',
      ],
      must_not_decide:
        'The score has no say in refusing hardship, listing defaults or enforcing. Credit manager and hardship team leader decide, and state reasons.',
    },
    {
      workflow:
        'Collections officers begin the week with a short list of borrowers who may fall behind. It is built from failed debits, broken promises and shrinking balances. Each name has a reason and an offer: the hardship team, a new date or a brief pause. Outcomes feed the provision and the next list.',
      build:
        'Use your repayment data for a simple scorecard of ten factors, and wall it off from decisions on lending. Every contact is logged with its result and set against a group treated as before. Move to a more complex model only if that shows a gain.',
      checkpoint:
        'No call is made until the officer in collections has read the account. Arrangements stand when approved by the hardship team leader.',
      first_step:
        'For 50 past defaults, find the earliest warning and its date. That is the collections manager’s task until Friday.',
      stop_test:
        'After three months of running both, compare. A list that performs like the old order is not worth the effort.',
      alternative:
        'Text borrowers three days ahead of each debit, phone when one bounces for the first time, and print the relief options on a page.',
      risks: [
        {
          risk: 'What began as early help turns into a quiet credit check that no borrower knew of.',
          mitigation:
            'Let policy say what the list may be used for, limit who sees it, and report to the risk committee each quarter.',
        },
        {
          risk: 'Repeated calls wear down a borrower who is sick.',
          mitigation: 'Put a weekly maximum in the dialler; once hardship is raised, no more calls go out.',
        },
      ],
      kpis: [
        {
          name: 'accounts slipping into 1 to 30 days late',
          unit: '% of accounts',
          baseline: 'calculate it over 12 months',
          target: '10 to 20 % fewer than now',
        },
        {
          name: 'hardship support agreed ahead of default',
          unit: '% of hardship cases',
          baseline: 'go through 60 hardship files',
          target: 'a gain of 20 points',
        },
      ],
      data_needed: [
        'repayment records for every loan',
        'bounced direct debits',
        'log of contacts and hardship requests',
        'terms and security for each loan',
      ],
      must_not_decide:
        'Hardship may be denied, a default listed or enforcement begun by people only. It needs reasons from both hardship team leader and credit manager.',
    },
    {
      workflow:
        'Help is offered before the first payment is missed. Failed debits, promises broken and balances that shrink rank the loans each week. A collections officer rings the names on top and proposes a pause, another date or the hardship team. What comes of it shapes the provision and the following list.',
      build:
        'Ten plain factors taken from repayments will do for a first scorecard. Lending staff have no access to it. Note every contact and its outcome, and work a second group in the usual way. Whether more modelling pays is a question for later.',
      checkpoint:
        'The hardship team leader signs off arrangements one by one. Before any call the collections officer studies the account.',
      first_step:
        'Take 50 loans that defaulted. When did the first sign appear, and what was it? The collections manager knows by Friday.',
      stop_test: 'Both orders run side by side for three months. Where the ranked one wins nothing, go back.',
      alternative:
        'Text people three days early, and call them at the first failed debit. One page shows staff which relief to offer.',
      must_not_decide:
        'Refusing hardship, enforcing and listing a default need the credit manager, the hardship team leader and stated reasons. A score cannot do so.',
      risks: [
        {
          risk: 'Lending gets hold of the list, and borrowers lose credit without knowing why.',
          mitigation:
            'Fix the purpose in policy and restrict who may look. The risk committee examines use once a quarter.',
        },
        {
          risk: 'To a borrower who is ill, repeated calls are a torment.',
          mitigation: 'The dialler has a weekly cap, and the mention of hardship stops all calls.',
        },
      ],
      kpis: [
        {
          name: 'accounts that go from 1 to 30 days overdue',
          unit: '% of accounts',
          baseline: 'compute it for the 12 months past',
          target: 'reduce it by 10 to 20 %',
        },
        {
          name: 'hardship plans made ahead of default',
          unit: '% of hardship cases',
          baseline: 'check the dates in 60 files',
          target: 'gain 20 points',
        },
      ],
      data_needed: [
        'payments made on each loan',
        'debits the bank sent back',
        'what was said in calls and hardship requests',
        'loan contracts with their security',
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
      kpis: [
        {
          name: 'files that get a review',
          unit: '% of files',
          baseline: 'see last year’s plan',
          target: 'every new file, where it was a sample',
        },
        {
          name: 'complaints entered the day they arrive',
          unit: '% of complaints',
          baseline: 'search through 1,000 mails',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'files after audit, with findings',
        'mails and recorded calls',
        'the register of complaints and results',
        'checklist for audits',
      ],
      must_not_decide:
        'A complaint is upheld, or a breach reported, by the complaints officer and the responsible manager. That does not change.',
    },
    {
      workflow:
        'While staff sleep, whatever came in by file, call or mail is held to a checklist of reason, warning, fee, consent and signs of hardship or complaint. In the morning a reviewer is given the unclear ones, text marked, and rules on them. Patterns are passed up to the risk committee.',
      build:
        'Your audit form becomes 30 questions that can be tested. A language model replies with words from the file or owns up to doubt. Mail is where to begin, for complaints there are on a clock. Then 200 files that people graded show whether it is any good.',
      checkpoint:
        'For each finding a compliance officer looks at the quote. Breach reports are a matter for the responsible manager.',
      first_step:
        'By Friday two compliance officers, working apart, have graded one set of 50 files and talked through every difference.',
      stop_test:
        'After the second of two rounds of changes, agreement with reviewers under 90 % of points means it stops.',
      alternative:
        'Keep ten vital points on the form, look for complaint words in each week’s mail, and have a peer read two files each month.',
      risks: [
        {
          risk: 'Somebody’s work is marked down over a flag that was mistaken.',
          mitigation: 'Staff may reply to any finding, and flags open a review but stay out of pay and discipline.',
        },
        {
          risk: 'A green light is trusted too far, and what should be reported is not.',
          mitigation:
            'At random, 2 % of files that passed are still read by people, who publish how often something was missed.',
        },
      ],
      kpis: [
        {
          name: 'reach of the review',
          unit: '% of files',
          baseline: 'look at the plan for last year',
          target: 'all new files and no longer a sample',
        },
        {
          name: 'complaints on the register the same day',
          unit: '% of complaints',
          baseline: 'go through 1,000 mails',
          target: 'reach 95 %',
        },
      ],
      data_needed: [
        'audited files and what was found',
        'calls on tape, and mails',
        'complaints, with how they ended',
        'the audit form',
      ],
      must_not_decide:
        'The responsible manager says what must be reported, the complaints officer which complaint is upheld. Neither is for a tool.',
    },
    {
      workflow:
        'All new calls, mails and files are reviewed overnight, where people could only sample a few. Each is tested for consent, reason, fee, warning and any hint of hardship or complaint. A reviewer sees the doubtful ones with the passage marked, and upholds or clears them. The risk committee receives the trends.',
      build:
        'The work starts with your audit form, rewritten as 30 questions with testable answers. A language model replies to each, cites the file and admits doubt. Complaints in the mail go first, as deadlines apply. Test the whole on 200 files graded by people.',
      checkpoint:
        'Each finding is compared with its quote by a compliance officer. The responsible manager rules on whether a breach is reported.',
      first_step:
        'Ask two compliance officers to grade 50 files without conferring. On Friday they go over each difference.',
      stop_test: 'You may revise it twice. If agreement with reviewers is then under 90 % of points, end it.',
      alternative:
        'Shorten the audit form to the ten points that count. Search the mail each week for words of complaint, and let peers review two files monthly.',
      risks: [
        {
          risk: 'An employee is marked down for a flag that was false.',
          mitigation:
            'Flags start a review and nothing else: no effect on pay or discipline, and a right of reply for staff.',
        },
        {
          risk: 'Because a file came out clean, nobody looks again, and a breach is not reported.',
          mitigation:
            'Reviewers keep reading 2 % of clean files, picked by chance, and report how often the tool missed something.',
        },
      ],
      kpis: [
        {
          name: 'proportion of files that are reviewed',
          unit: '% of files',
          baseline: 'compare with the plan of last year',
          target: 'all new files instead of a sample',
        },
        {
          name: 'complaints registered on arrival',
          unit: '% of complaints',
          baseline: 'look for complaints in 1,000 mails',
          target: 'bring the share to 95 %',
        },
      ],
      data_needed: [
        'past audits with their findings',
        'recorded calls and client mails',
        'complaints register, outcomes included',
        'your checklist for file audit',
      ],
      must_not_decide:
        'To report a breach stays the responsible manager’s decision, and to uphold a complaint stays with the complaints officer.',
    },
    {
      workflow:
        'Compliance checks every new file, not a sample. Each night software reads calls, mails and files for warning, consent, fee, reason and signs of complaint or hardship. Doubtful passages are marked, and a reviewer upholds or dismisses them. The risk committee sees the trends.',
      build:
        'Put your audit form into 30 clear questions for a language model to answer, always quoting the file. It must say when it is unsure. Start on complaint mails, since the clock is running there. Before you trust it, compare with 200 files that staff have graded.',
      checkpoint:
        'A compliance officer reads the quote behind a finding and confirms it. Whether the breach goes to the regulator is the responsible manager’s decision.',
      first_step:
        'By Friday you want to know how far two compliance officers differ. Both grade 50 files, the same ones, each alone.',
      stop_test:
        'Measure agreement with the reviewers after two rounds of changes. Anything below 90 % of the points fails.',
      alternative:
        'Ten questions that matter make a good audit form. Add a weekly search for complaint words, and two files a month read by a colleague.',
      risks: [
        {
          risk: 'A mistaken flag follows a staff member around.',
          mitigation: 'Findings open a conversation in which staff can answer; they never touch discipline or pay.',
        },
        {
          risk: 'The tool passes a file, everyone believes it, and a reportable breach stays hidden.',
          mitigation: 'At random, 2 % of the passed files are read by people, and the miss rate is made public.',
        },
      ],
      kpis: [
        {
          name: 'coverage of file review',
          unit: '% of files',
          baseline: 'start from last year’s review plan',
          target: 'every new file rather than a sample',
        },
        {
          name: 'same-day logging of complaints',
          unit: '% of complaints',
          baseline: 'read 1,000 mails for missed complaints',
          target: 'get it to 95 %',
        },
      ],
      data_needed: [
        'file audits and their results',
        'client calls and correspondence',
        'logged complaints and how they closed',
        'the list used at audit',
      ],
      must_not_decide:
        'No software says what is a reportable breach or a valid complaint. The first is for the responsible manager, the second for the complaints officer.',
    },
    {
      workflow:
        'Every file and complaint is looked at, not a few. By night the day’s calls, files and mails are tested on fee, warning, consent, reason and hints of hardship or a complaint. A reviewer decides what is unclear, passage marked, and the risk committee gets the trend.',
      build:
        'From the audit form you draw 30 questions that a file can answer. The language model answers with a quote, or says it cannot tell. Because the clock runs on complaints, mail is first. It has to prove itself on 200 files with human grades.',
      checkpoint:
        'Nothing is a finding until a compliance officer has read the quote. Reports of a breach are decided by the responsible manager.',
      first_step:
        'Have 50 files graded separately by two compliance officers. On Friday they discuss where they disagree.',
      stop_test: 'After two rounds of changes, tool and reviewers must agree on 90 % of points. If they do not, stop.',
      alternative:
        'Reduce the form to ten points. Look through mail for complaint words once a week, and exchange two files a month with a peer.',
      must_not_decide:
        'The complaints officer upholds or rejects a complaint, and the responsible manager says which breach is reported. This stays so.',
      risks: [
        {
          risk: 'Someone’s good name suffers by a flag that proves wrong.',
          mitigation: 'A flag leads to a review where staff can reply. Pay and discipline are kept apart from it.',
        },
        {
          risk: 'A file with no flags is believed, and the breach in it is never reported.',
          mitigation: 'People go on reading 2 % of passed files, drawn at random, and tell everyone what was missed.',
        },
      ],
      kpis: [
        {
          name: 'files under review',
          unit: '% of files',
          baseline: 'take the plan you had last year',
          target: 'all that are new, in place of a sample',
        },
        {
          name: 'complaints logged on day one',
          unit: '% of complaints',
          baseline: 'comb 1,000 mails for complaints',
          target: 'lift it to 95 %',
        },
      ],
      data_needed: [
        'audited files, findings attached',
        'phone recordings and mail',
        'the complaints register and each result',
        'the form your auditors fill in',
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
      kpis: [
        {
          name: 'renewals put to clients 14 days early',
          unit: '% of renewals',
          baseline: 'count the last three months',
          target: '25 points more',
        },
        {
          name: 'hours to compare quotes',
          unit: 'hours',
          baseline: 'clock 15 comparisons',
          target: '50 to 70 % less',
        },
      ],
      data_needed: [
        'wordings and schedules of policies',
        'claims so far',
        'questionnaires, and when cover renews',
        'what insurers quoted',
      ],
    },
    {
      workflow:
        'At ninety days the renewal file starts itself, with claims, cover held so far, what has changed in public and what to ask the client. Their replies make the submission. Once insurers have quoted, excesses, exclusions and limits stand in columns, to be judged and put to the client by the broker.',
      build:
        'One reader, one table: quotes and schedules go in, and each cell links to its clause. The file is the source for submissions and for what you ask clients. Certificates of currency come on demand from a form that knows the live policy.',
      checkpoint:
        'What the client is told to buy carries the account executive’s signature, after table and wordings were read together.',
      first_step:
        'All renewals inside 90 days go on a list by Friday, and the broking manager marks every one whose client facts are old.',
      stop_test:
        'If limits, excesses or exclusions are wrong in over one table out of twenty, brokers should do without it.',
      alternative: 'A grid in Excel, two pages of questions and a diary set at 90 days are the simple way.',
      risks: [
        {
          risk: 'Nobody notices that the table omits a flood exclusion, and a flood comes.',
          mitigation:
            'Use the insurer’s text for exclusions, and have brokers tick cyber, flood, hot work and height without fail.',
        },
        {
          risk: 'Facts off the web are about a namesake.',
          mitigation: 'Join on ABN and on nothing else, then let the client say of every fact whether it is true.',
        },
      ],
      kpis: [
        {
          name: 'share of renewals out 14 days before',
          unit: '% of renewals',
          baseline: 'use three past months',
          target: 'up by 25 points',
        },
        {
          name: 'time a comparison takes',
          unit: 'hours',
          baseline: 'measure 15 of them',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'policies, schedule and wording',
        'history of claims',
        'client answers and renewal dates',
        'insurers’ quotes',
      ],
    },
    {
      workflow:
        'Renewals reach the client in good time, with quotes already compared. Ninety days ahead the tool drafts the file from current cover, claims, public changes and questions to ask. Client answers become the submission to insurers. Returned quotes are set out by exclusions, limits and excesses, and the broker judges and explains them.',
      build:
        'The core is a reader that puts schedules and quotes in one comparison table, linked to the clauses. It takes from the file what is needed for submissions and client questions. For certificates of currency, offer a self-service form connected to the live policy.',
      checkpoint:
        'The account executive checks every comparison with the wordings. The client’s recommendation goes out over that signature.',
      first_step:
        'List each renewal due within 90 days. The broking manager marks by Friday the ones where client facts are not fresh.',
      stop_test: 'If brokers find over one in twenty tables with a wrong exclusion, limit or excess, stop.',
      alternative:
        'Excel can carry it: a fixed grid for comparisons, a 90-day diary and two pages of questions for the client.',
      risks: [
        {
          risk: 'The client has no flood cover, because the table dropped an exclusion.',
          mitigation:
            'Quote exclusions in the insurer’s wording, and require a tick for hot work, flood, height and cyber every time.',
        },
        {
          risk: 'Web facts turn out to belong to a company with nearly the same name.',
          mitigation: 'Search by ABN and nothing else, and ask the client to confirm whatever was found.',
        },
      ],
      kpis: [
        {
          name: 'renewals in the client’s hands 14 days before',
          unit: '% of renewals',
          baseline: 'look at the past three months',
          target: 'lift the share 25 points',
        },
        {
          name: 'time spent comparing quotes',
          unit: 'hours',
          baseline: 'keep time on 15 comparisons',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'schedules with policy wordings',
        'past claims',
        'client questionnaires and renewal dates',
        'quotations received',
      ],
    },
    {
      workflow:
        'The broker judges and advises, while software prepares the renewal file. It starts ninety days out with cover, claims, questions for the client and facts that have changed in public. The replies go into the market submission. As quotes arrive, excesses, limits and exclusions appear next to each other.',
      build:
        'Have software read quotes and schedules into a table where every entry links to its clause. It drafts submissions and client questions from what is on file. Through a web form on the policy in force, clients print their own certificate of currency.',
      checkpoint:
        'Nothing is recommended to a client before the account executive has held the table against the wordings and signed.',
      first_step:
        'Which renewals in the coming 90 days rest on old client facts? The broking manager has them listed and marked by Friday.',
      stop_test:
        'Let brokers check the tables. If more than one in twenty shows a false limit, excess or exclusion, drop the tool.',
      alternative:
        'Use a diary set to 90 days, a questionnaire two pages long, and one Excel grid for all comparisons.',
      risks: [
        {
          risk: 'An exclusion for flood is left out, and the client finds out after the flood.',
          mitigation:
            'The insurer’s own text goes in the table, and the broker ticks height, cyber, flood and hot work on each.',
        },
        {
          risk: 'The search picks up news about another firm that sounds alike.',
          mitigation: 'Let only the ABN link facts to a client, who confirms each before it is used.',
        },
      ],
      kpis: [
        {
          name: 'share of renewals the client gets 14 days early',
          unit: '% of renewals',
          baseline: 'check dates over three months',
          target: 'a gain of 25 points',
        },
        {
          name: 'hours per comparison of quotes',
          unit: 'hours',
          baseline: 'time 15 as they come up',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'policy wordings and their schedules',
        'claims record',
        'dates of renewal, with client answers',
        'quotes that insurers sent',
      ],
    },
    {
      workflow:
        'Clients get their options early, set out so they can choose. The renewal file begins ninety days ahead: present cover, claims, public changes and what to ask. Their replies go to market. Quotes are compared on limits, exclusions and excesses, for the broker to weigh and explain.',
      build:
        'A document reader does the heavy part, turning quotes and schedules into one linked table. From the file it also drafts your submissions and the questions to clients. A web form tied to the policy in force issues certificates of currency at any hour.',
      checkpoint:
        'Wordings and comparison lie open together before the account executive signs a recommendation. That holds for each client.',
      first_step:
        'Look 90 days ahead. By Friday the broking manager has every renewal on a list, with those short of new client facts marked.',
      stop_test: 'More than one faulty table in twenty, be it a limit, an exclusion or an excess, and you stop.',
      alternative: 'A standard Excel grid, a questionnaire of two sides and a 90-day diary cost nothing.',
      risks: [
        {
          risk: 'The comparison is silent on flood, and the client learns too late that it was excluded.',
          mitigation: 'Reprint exclusions verbatim. On each table the broker ticks cyber, hot work, flood and height.',
        },
        {
          risk: 'News of a like-named company slips into the submission.',
          mitigation: 'The ABN decides whose facts they are, and the client confirms them one by one.',
        },
      ],
      kpis: [
        {
          name: 'renewal offers made 14 days in advance',
          unit: '% of renewals',
          baseline: 'go back over three months',
          target: 'gain 25 points',
        },
        {
          name: 'work hours in each quote comparison',
          unit: 'hours',
          baseline: 'note them for 15 comparisons',
          target: 'reduce it by 50 to 70 %',
        },
      ],
      data_needed: [
        'schedules and full policy wordings',
        'each client’s claims history',
        'questionnaires with renewal dates',
        'insurer quotations',
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
      kpis: [
        {
          name: 'wait for a first answer',
          unit: 'working hours',
          baseline: 'go by 300 recent mails',
          target: '40 to 60 % less',
        },
        {
          name: 'reviews that took place on time',
          unit: '% of reviews',
          baseline: 'use the past 12 months',
          target: '10 to 20 points more',
        },
      ],
      data_needed: [
        '500 mails, sorted by kind',
        'answers that are approved',
        'calendars and dates of review',
        'how to reach each client',
      ],
    },
    {
      workflow:
        'Every form and mail is given a kind: lead, complaint, advice, withdrawal, changed details or balance. If it is plain, a reply is prepared with what the CRM knows. Advice and anything that moves money go to someone by name. A link lets clients book reviews, and two reminders follow.',
      build:
        'Let the mailbox sort and prepare replies, connect a booking page with the adviser’s diary, and remind by text. A change of bank details always means a call-back. Questions of advice are shut out of drafting.',
      checkpoint: 'It takes two people to alter payment details, and one client service officer to read every draft.',
      first_step:
        'On Friday the client service lead has figures for 300 mails: what kind they were and how many minutes went into each.',
      stop_test:
        'By week six, a quarter must be off the reply time, and the wrong desk may get 4 % of mails at most. If not, stop.',
      alternative:
        'Let all use one inbox, with a different owner daily, write 15 templates, and let every signature offer a booking.',
      risks: [
        {
          risk: 'The drafts are so helpful that a scammer gets the account number changed.',
          mitigation: 'Changes to a bank account get no draft, only a call to the number on file.',
        },
        {
          risk: 'A routine answer goes too far and counts as advice.',
          mitigation: 'Adviser desks get each "should I" mail, which 50 trial mails have to prove before you go live.',
        },
      ],
      kpis: [
        {
          name: 'working hours before a reply',
          unit: 'working hours',
          baseline: 'check the latest 300 mails',
          target: 'bring them down 40 to 60 %',
        },
        {
          name: 'share of due reviews held',
          unit: '% of reviews',
          baseline: 'look back over 12 months',
          target: 'up by 10 to 20 points',
        },
      ],
      data_needed: [
        'mails of late, 500, with type',
        'replies you may send',
        'review dates, advisers’ diaries',
        'phone, mail and address of clients',
      ],
    },
    {
      workflow:
        'Simple client mails are answered faster, and advice goes straight to a named person. Mails and forms are sorted into withdrawal, complaint, lead, balance, new details and advice. Easy ones get a draft from CRM facts, and someone named handles money. Clients book reviews by link, with a reminder sent twice.',
      build:
        'Three additions do most of it: a mailbox that sorts and drafts, a booking page on the adviser’s calendar, and reminders by text. Any change of bank details requires a call-back. Do not let it draft on advice.',
      checkpoint:
        'Every draft has been read by a client service officer. Payment details are changed only when two people have approved.',
      first_step:
        'Take 300 mails and mark the type and the minutes spent. The client service lead presents the totals on Friday.',
      stop_test:
        'Week six is the test. End it if over 4 % of mails were misdirected, or if replies are not a quarter faster.',
      alternative:
        'Have 15 templates for replies, one common inbox with an owner each day, and a link for bookings under every signature.',
      risks: [
        {
          risk: 'A polite draft helps a fraudster who writes in with a new bank account.',
          mitigation: 'Suppress drafts when bank details change, and call the client on the number you already hold.',
        },
        {
          risk: 'The reply crosses the line to personal advice.',
          mitigation: 'Any mail with "should I" goes to an adviser, which you try out on 50 of them before going live.',
        },
      ],
      kpis: [
        {
          name: 'time until the first reply',
          unit: 'working hours',
          baseline: 'measure your last 300 mails',
          target: 'a drop of 40 to 60 %',
        },
        {
          name: 'reviews done by their due date',
          unit: '% of reviews',
          baseline: 'count over the last 12 months',
          target: 'lift the share 10 to 20 points',
        },
      ],
      data_needed: [
        'recent mails by category, 500',
        'standard replies that compliance passed',
        'calendars with due reviews',
        'contact data for clients',
      ],
    },
    {
      workflow:
        'Incoming mails and forms are sorted by type, and routine replies are waiting as drafts. Types are new details, lead, advice, balance, complaint and withdrawal. CRM facts go into plain replies. A named person takes advice and payments. Reviews are booked through a link, and two reminders go out.',
      build:
        'Your existing mailbox can be taught to sort and to draft. Join a booking page to each adviser’s diary and send reminders as texts. For new bank details, make the call-back compulsory. Drafting stops where a client asks for advice.',
      checkpoint:
        'Two people must agree before payment details change. A client service officer looks at all drafts before they go.',
      first_step:
        'The client service lead goes through 300 mails, notes kind and minutes, and shows the team the result on Friday.',
      stop_test:
        'By week six, cut it short unless replies come a quarter sooner and no more than 4 % of mails reach the wrong person.',
      alternative:
        'One inbox, owned by a different person daily, and 15 set replies will help. So will a booking link in everyone’s signature.',
      risks: [
        {
          risk: 'Someone posing as a client asks to switch bank accounts, and the draft makes it easy.',
          mitigation: 'No draft is offered for bank changes; staff telephone the client using the file’s number.',
        },
        {
          risk: 'A helpful answer turns out to be personal advice.',
          mitigation: 'Mails that ask "should I" belong to an adviser, which you prove with 50 samples before launch.',
        },
      ],
      kpis: [
        {
          name: 'time a mail waits for its first answer',
          unit: 'working hours',
          baseline: 'sample 300 past mails',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'reviews that happen when they should',
          unit: '% of reviews',
          baseline: 'review 12 months of bookings',
          target: 'a gain of 10 to 20 points',
        },
      ],
      data_needed: [
        'a typed sample of 500 mails',
        'wording approved for replies',
        'when reviews fall due, and calendars',
        'client phone and mail details',
      ],
    },
    {
      workflow:
        'Clients hear back the same day on plain matters, and people handle the rest. Forms and mails are sorted by kind: lead, balance, complaint, withdrawal, new details, advice. The CRM supplies facts for simple drafts. Payments and advice have a named owner. A link books reviews and reminds twice.',
      build:
        'Teach the mailbox to sort and to prepare replies. Give each adviser a booking page on the calendar, with reminder texts. When bank details are to change, the system insists on a call-back. It writes nothing where advice is asked.',
      checkpoint:
        'A client service officer reads all drafts first. For new payment details, a second person has to approve as well.',
      first_step: 'How long does each kind of mail take? The client service lead has 300 tagged and reports on Friday.',
      stop_test:
        'In week six two things must hold: 4 % misrouted at the most, and answers a quarter quicker. If one fails, stop.',
      alternative:
        'Start with 15 standard answers and one inbox for all, looked after by a new owner daily. Signatures carry the booking link.',
      risks: [
        {
          risk: 'An impostor asks for another bank account and is served promptly.',
          mitigation: 'Bank changes are never drafted. Staff phone the client, using the number on record.',
        },
        {
          risk: 'A friendly reply counts as personal advice.',
          mitigation:
            'Everything with "should I" in it is an adviser’s. Before you launch, 50 sample mails must show it.',
        },
      ],
      kpis: [
        {
          name: 'hours to a first response',
          unit: 'working hours',
          baseline: 'take 300 mails from recent weeks',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'client reviews kept to schedule',
          unit: '% of reviews',
          baseline: 'see the 12 months behind you',
          target: 'gain 10 to 20 points',
        },
      ],
      data_needed: [
        'client mails by type, 500 of them',
        'replies that have been cleared',
        'adviser calendars and review dates',
        'addresses and numbers of clients',
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
      kpis: [
        {
          name: 'breaks open more than five days',
          unit: 'count',
          baseline: 'tally them on Fridays, one month long',
          target: '50 to 70 % fewer',
        },
        {
          name: 'time the month takes to close',
          unit: 'working days',
          baseline: 'use the past six months',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'files of the bank and ledger',
        'what platform or custodian reported',
        'bordereau and commission statements',
        'earlier breaks, and why',
      ],
    },
    {
      workflow:
        'By morning the files are there from custodian, bank, insurer, platform and lender. Equal items clear themselves; similar ones are offered, with the why. All else is heaped by what probably lies behind it: a missing loan, a fee, timing or a corporate action. Heaps are cleared by the analyst, who then pursues what is truly wrong.',
      build:
        'A matching tool goes through the day’s files, by fixed rule to begin with and by learnt rule after. For statements in odd shapes there is a document reader. The log of breaks shows age and owner. Without a human, nothing reaches the ledger.',
      checkpoint:
        'Each group needs the fund accountant’s approval, and beyond $500 a write-off needs the finance manager’s name.',
      first_step:
        'Make a list of breaks still open, with age and cause, from which the finance manager learns by Thursday what three causes lead.',
      stop_test:
        'After the second of two month ends, at least 80 % of lines should clear by themselves. If fewer do, stop.',
      alternative:
        'On Monday talk about breaks for 15 minutes, and write a bank rule or lookup for each of the ten usual items.',
      risks: [
        {
          risk: 'Two mistakes are taken for a match, and a loss goes unseen.',
          mitigation:
            'Matches outside set limits are never offered, and 50 that cleared are retested by people each month.',
        },
        {
          risk: 'One column has moved in the file, and sound trades appear to be absent.',
          mitigation: 'Rows and totals are counted at loading, and if they do not tally nothing runs.',
        },
      ],
      kpis: [
        {
          name: 'old breaks, over five days',
          unit: 'count',
          baseline: 'note the number each Friday of a month',
          target: 'bring them down 50 to 70 %',
        },
        {
          name: 'working days until the month is shut',
          unit: 'working days',
          baseline: 'look at six month ends',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'bank and ledger, as files',
        'reports by custodian or platform',
        'statements of commission or bordereau',
        'causes of past breaks',
      ],
    },
    {
      workflow:
        'Most lines clear by themselves, and staff look only at the true errors. Each morning brings files from platform, bank, lender, custodian or insurer. Rules clear exact matches, and near matches are suggested with a reason. Other lines are grouped by cause, such as a fee, a missing loan, timing or a corporate action, for the analyst to clear.',
      build:
        'Put a matching tool on the daily files, using fixed rules before any learnt ones. Odd statement layouts go through a document reader. A log shows who owns a break and how old it is. Postings to the ledger always need a person.',
      checkpoint:
        'Proposed groups are approved one by one by a fund accountant. For a write-off above $500, the finance manager signs.',
      first_step:
        'Write out all breaks now open, with cause and age. By Thursday the finance manager can point to three main causes.',
      stop_test: 'After two month ends, check what share of lines cleared untouched. Less than 80 % means stop.',
      alternative:
        'Cover the ten commonest items with bank rules and lookups. Meet on Mondays for 15 minutes to go through the breaks.',
      risks: [
        {
          risk: 'A false match pairs two wrong items, and the loss behind them is not seen.',
          mitigation: 'Let it suggest matches inside set limits only, and recheck 50 cleared ones by hand each month.',
        },
        {
          risk: 'The provider alters its format, a column shifts and good trades seem to vanish.',
          mitigation: 'Compare totals and row counts at loading, and let the run halt if they disagree.',
        },
      ],
      kpis: [
        {
          name: 'number of breaks past five days',
          unit: 'count',
          baseline: 'count every Friday over one month',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'working days to month-end close',
          unit: 'working days',
          baseline: 'take the average of six months',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'general ledger and bank files',
        'custodian reports, or the platform’s',
        'commission and bordereau statements received',
        'a history of breaks and causes',
      ],
    },
    {
      workflow:
        'Breaks are explained before anyone starts chasing them. Files from insurer, custodian, bank, platform or lender are matched each morning. What agrees exactly clears under a rule, and what nearly agrees is offered with its reason. The remainder is sorted into timing, missing loan, fee or corporate action, so that the analyst deals with real errors.',
      build:
        'You need matching software across the daily files: fixed rules to start, learnt rules later. Unusual statements are read by a document tool. Each break has an owner and an age on the log. No entry reaches the ledger unless a person posts it.',
      checkpoint:
        'The fund accountant has to approve a group before it clears. The finance manager puts a name to any write-off of more than $500.',
      first_step:
        'Thursday’s aim is to know the three biggest causes. The finance manager sorts every open break by cause and by age.',
      stop_test: 'The tool has two month ends to clear 80 % of lines without help. If it falls short, end it.',
      alternative:
        'Ten bank rules and lookups for your most frequent items go far. Spend 15 minutes on Mondays over the breaks.',
      risks: [
        {
          risk: 'Two items that do not belong together are matched, and a loss disappears from view.',
          mitigation: 'Matches beyond fixed limits are not proposed, and people retest 50 cleared items every month.',
        },
        {
          risk: 'One column moves after a change of format, and valid trades drop out.',
          mitigation: 'Loading checks the rows and totals, and a mismatch stops everything.',
        },
      ],
      kpis: [
        {
          name: 'breaks unresolved after five days',
          unit: 'count',
          baseline: 'check the list on four or five Fridays',
          target: 'lower by 50 to 70 %',
        },
        {
          name: 'how long month end takes',
          unit: 'working days',
          baseline: 'go back over six closings',
          target: 'cut it by 20 to 30 %',
        },
      ],
      data_needed: [
        'bank statements and ledger as files',
        'platform or custodian data',
        'what commission and bordereau statements show',
        'past breaks, each with its cause',
      ],
    },
    {
      workflow:
        'Only true errors are left for people to chase. The morning’s files from lender, insurer, bank, custodian and platform are matched: exact pairs by rule, close ones as a suggestion with its reason. Whatever remains is sorted into fees, timing, missing loans or corporate actions. The analyst clears it group by group.',
      build:
        'Daily files run through a matching tool that applies set rules first and learnt ones afterwards. A document reader copes with unusual statements. Breaks are logged with age and owner. People, not software, post to the ledger.',
      checkpoint:
        'No group clears without the fund accountant. The finance manager’s signature is needed to write off over $500.',
      first_step:
        'What are the three main causes? The finance manager sorts what is open by cause, then age, and knows by Thursday.',
      stop_test: 'Two month ends from now, 80 % of lines must clear alone. Otherwise stop.',
      alternative:
        'Deal with your ten usual items by lookup or bank rule. On Mondays, 15 minutes together take care of the breaks.',
      risks: [
        {
          risk: 'Wrong is matched with wrong, and the missing money is covered up.',
          mitigation: 'Fixed limits apply to all proposals. Once a month, retest 50 cleared lines by hand.',
        },
        {
          risk: 'An altered file layout makes real trades look absent.',
          mitigation: 'Totals and rows are verified on loading, and any difference halts the job.',
        },
      ],
      kpis: [
        {
          name: 'breaks more than five days old',
          unit: 'count',
          baseline: 'take the Friday count through one month',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'working days month end needs',
          unit: 'working days',
          baseline: 'average the last six closes',
          target: 'reduce it by 20 to 30 %',
        },
      ],
      data_needed: [
        'ledger extracts and bank files',
        'reports the custodian or platform sends',
        'statements for commission and bordereaux',
        'explained breaks from before',
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
      kpis: [
        {
          name: 'error four weeks out',
          unit: '% of actual flow',
          baseline: 'mark your 12 latest forecasts',
          target: '20 to 30 % less',
        },
        {
          name: 'cash that lies idle',
          unit: '% of book',
          baseline: 'take last year’s mean',
          target: '10 to 15 % less, inside limits',
        },
      ],
      data_needed: [
        'weekly flows or volumes, three years',
        'stages of the pipeline, dated',
        'terms on redemption and contract',
        'calendar and interest rates',
      ],
    },
    {
      workflow:
        'Every week opens with a look 13 weeks ahead at pipeline, claims and flows, best and worst included. You see what drives them, for instance lodged loans, the season or rates. The finance manager puts in what is known only to people. Then the committee decides on staff, limits and funding.',
      build:
        'Bank, claims and pipeline meet in one table each week. A seasonal model, kept simple, takes the drivers and gives a high and a low case. Hold on to old forecasts so that they can be scored. The result is one page of Power BI.',
      checkpoint:
        'Comments and a signature from the finance manager go with each weekly view, which the committee for credit or investment uses to set its limits.',
      first_step:
        'By Friday the finance manager has gone through 12 past forecasts, each line against the truth, and picked the two worst.',
      stop_test: 'The bar is last year’s figure for the week, with trend added. If 13 weeks do not clear it, stop.',
      alternative:
        'Keep a sheet of cash for 13 weeks, give each line to somebody, and talk on Mondays about where it was wrong.',
      risks: [
        {
          risk: 'After calm years the range is slim, and a rush of redemptions bursts it.',
          mitigation: 'Limits are set on two stress cases, each with a name, that stand next to the model.',
        },
        {
          risk: 'Funding is planned on settlement dates that brokers wish for.',
          mitigation:
            'Discount each stage by how often it came off before, and keep score of how late every source runs.',
        },
      ],
      kpis: [
        {
          name: 'how wrong the four-week forecast is',
          unit: '% of actual flow',
          baseline: 'grade 12 past forecasts',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'buffer of unused cash',
          unit: '% of book',
          baseline: 'average it over last year',
          target: 'a drop of 10 to 15 %, limits kept',
        },
      ],
      data_needed: [
        'three years of volumes or flows',
        'the pipeline, its stages and dates',
        'what contracts say on redemption',
        'rates, and the calendar',
      ],
    },
    {
      workflow:
        'The committee decides on limits, staff and funding from a forecast that looks 13 weeks ahead. It is renewed weekly, on day one, and covers claims, flows and pipeline, always as a range. Season, lodged loans and rates are shown as drivers. What no data can tell, the finance manager supplies.',
      build:
        'Gather claims, bank and pipeline data in a single weekly table, then fit a simple seasonal model to it. It includes the drivers, plus a low and a high case. Old forecasts stay on file for scoring. One Power BI page shows the result.',
      checkpoint:
        'Every weekly view is commented on and signed by the finance manager. Limits are set from it by the credit or investment committee.',
      first_step:
        'Check 12 earlier forecasts line by line against the outcome. The finance manager has identified the two worst by Friday.',
      stop_test: 'Give it 13 weeks. Unless it does better than last year’s same week with trend added, drop it.',
      alternative: 'Use a cash sheet over 13 weeks, with an owner on each line. Discuss the misses on Monday.',
      risks: [
        {
          risk: 'The model has known calm years only, so a wave of redemptions falls outside its range.',
          mitigation: 'Put two named stress cases next to the forecast, and base the limits on these.',
        },
        {
          risk: 'Funding follows settlement dates that brokers were too hopeful about.',
          mitigation: 'Apply to each stage the share that came true before, and rate every source on how late it ran.',
        },
      ],
      kpis: [
        {
          name: 'forecast error at four weeks',
          unit: '% of actual flow',
          baseline: 'score 12 forecasts you have made',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'cash held without need',
          unit: '% of book',
          baseline: 'work out last year’s average',
          target: 'lower by 10 to 15 % within limits',
        },
      ],
      data_needed: [
        'flows or volumes by week, three years',
        'dated pipeline, stage by stage',
        'terms for contracts and redemptions',
        'interest rates and calendar',
      ],
    },
    {
      workflow:
        'Each week opens with a 13-week view of flows, claims and pipeline, shown as a range. You can see how rates, lodged loans and season move it. What the data does not know, the finance manager writes in. On that basis the committee fixes limits, funding and staff.',
      build:
        'A plain seasonal model on one table is enough; the table takes in pipeline, bank and claims each week. Add the drivers and two cases, high and low. Keep all forecasts, so that you can score them later. Power BI puts it on a page.',
      checkpoint:
        'The finance manager adds comments to the weekly view and signs it. The committee for investment or credit then fixes its limits.',
      first_step:
        'Look at what became of your last 12 forecasts. By Friday the finance manager should know which two lines missed by most.',
      stop_test:
        'The benchmark is the same week last year plus trend. A model that cannot beat it in 13 weeks should go.',
      alternative:
        'Keep 13 weeks of cash on one sheet, with an owner for every line, and talk through errors each Monday.',
      risks: [
        {
          risk: 'Redemptions surge, and a range drawn from quiet years did not allow for it.',
          mitigation: 'Two stress cases, both named, stand beside the model and decide the limits.',
        },
        {
          risk: 'Hopeful dates from brokers go into the funding plan unchecked.',
          mitigation: 'Weigh stages by how often they were met in the past, and keep a lateness score for each source.',
        },
      ],
      kpis: [
        {
          name: 'gap between forecast and flow after four weeks',
          unit: '% of actual flow',
          baseline: 'compare 12 past forecasts with results',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'size of the idle buffer',
          unit: '% of book',
          baseline: 'start from the mean of last year',
          target: 'cut it by 10 to 15 % within limits',
        },
      ],
      data_needed: [
        'weekly history of volumes or flows, three years',
        'deals by stage with expected dates',
        'conditions of contract and redemption',
        'calendar effects and rates',
      ],
    },
    {
      workflow:
        'Funding, staffing and limits rest on a view of the coming quarter, not on a guess. Every week starts with flows, claims and pipeline projected for 13 weeks, low to high. The drivers are visible: lodged loans, rates, season. The finance manager adds news no system has. Then the committee decides.',
      build:
        'Start from a weekly table that joins pipeline, claims and bank. A simple seasonal model with drivers projects it, low case and high. Each forecast is stored and later scored. Management sees one Power BI page.',
      checkpoint:
        'The weekly view goes out with the finance manager’s remarks and signature. Investment or credit committee takes its limits from there.',
      first_step:
        'Lay 12 forecasts over what happened. Which two lines were worst? By Friday the finance manager can say.',
      stop_test: 'To stay, it must do better over 13 weeks than last year’s week with the trend added.',
      alternative: 'Try a cash sheet first: 13 weeks, one owner per line, and a talk each Monday on what was missed.',
      risks: [
        {
          risk: 'Years of calm leave the range too tight for a rush on redemptions.',
          mitigation: 'Define two stress cases by name. Limits hang on them, not on the model.',
        },
        {
          risk: 'Optimistic broker dates run straight through to funding.',
          mitigation: 'Give every stage its historic success rate, and track how late each source tends to be.',
        },
      ],
      kpis: [
        {
          name: 'miss of the forecast at four weeks',
          unit: '% of actual flow',
          baseline: 'check 12 of them against the outcome',
          target: 'reduce it by 20 to 30 %',
        },
        {
          name: 'spare cash you carry',
          unit: '% of book',
          baseline: 'the average over the past year',
          target: '10 to 15 % less, limits observed',
        },
      ],
      data_needed: [
        'flows or volumes for each week, three years',
        'deals in the pipeline, stage and date',
        'redemption rules and contract terms',
        'rates and calendar events',
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
      kpis: [
        {
          name: 'wait from month end to report',
          unit: 'working days',
          baseline: 'use six past months',
          target: '30 to 50 % less',
        },
        {
          name: 'errors put right once released',
          unit: 'per quarter',
          baseline: 'see last year',
          target: 'not one',
        },
      ],
      data_needed: [
        'attribution and performance, once locked',
        'DDQs and reports of the past',
        'what the manager noted',
        'texts for disclosure and disclaimer',
      ],
    },
    {
      workflow:
        'After month end the figures are frozen. Tables fill themselves, and a commentary is begun on the basis of attribution, trades and notes by the manager. Dated replies from the approved bank serve for a DDQ. With edits by the manager and a pass by compliance, reports leave days earlier.',
      build:
        'Every reply in your answer bank has an owner and a day it lapses. The performance system feeds the tables. An assistant writes from notes and frozen data only, and a second check sets every figure in its sentences against the table.',
      checkpoint:
        'The portfolio manager answers for the words and signs. Compliance answers for numbers and claims, each checked in the locked file.',
      first_step:
        'Measure each stage of your latest month end, so that on Wednesday the reporting lead can say who was kept waiting by whom.',
      stop_test:
        'One wrong number sent out, and it stops. It stops as well if, three month ends on, editing eats over 60 % of former writing time.',
      alternative:
        'Shorten it to two pages, let tables update by link, and draw on an Excel bank of replies that carry a date.',
      risks: [
        {
          risk: 'The commentary explains returns by something that is not in the attribution.',
          mitigation: 'No cause is allowed in but those noted by the manager or shown in the attribution table.',
        },
        {
          risk: 'What the fund holds becomes known early, by way of some public tool.',
          mitigation:
            'Work inside a closed account, where fund names are kept from any other tool until the day of release.',
        },
      ],
      kpis: [
        {
          name: 'working days until reports leave',
          unit: 'working days',
          baseline: 'look at the last six month ends',
          target: 'bring them down 30 to 50 %',
        },
        {
          name: 'corrections that follow a release',
          unit: 'per quarter',
          baseline: 'check the year gone by',
          target: 'zero',
        },
      ],
      data_needed: [
        'locked figures, with attribution',
        'earlier DDQs and reports',
        'notes by the manager',
        'your disclaimers and disclosures',
      ],
    },
    {
      workflow:
        'Reports go out days earlier because tables and a first commentary are ready once figures are locked. The commentary draws on trades, attribution and the manager’s notes. Answers to a DDQ are taken from the approved bank, with their date. The manager revises the text and compliance checks it.',
      build:
        'You need an answer bank in which each entry has an expiry and an owner. Report tables are linked to the performance system. The writing assistant works from notes and locked data alone. A second pass compares every number in the text with the table.',
      checkpoint:
        'Text is the portfolio manager’s to sign. Compliance goes through figures and claims, comparing each with the locked file.',
      first_step:
        'Go through the most recent month end, step by step with a clock. On Wednesday the reporting lead lists who had to wait for whom.',
      stop_test:
        'Allow three month ends. Stop if editing still needs over 60 % of what writing took, or at the first wrong figure sent.',
      alternative:
        'A two-page report with linked tables takes far less work. Keep dated answers in Excel and use them again.',
      risks: [
        {
          risk: 'Commentary names a cause for the return, and attribution shows nothing of the kind.',
          mitigation: 'Accept a cause only if the manager’s note or the attribution table contains it.',
        },
        {
          risk: 'Somebody pastes holdings in a public tool ahead of release.',
          mitigation: 'Give staff a closed account, and until the release date block fund names everywhere else.',
        },
      ],
      kpis: [
        {
          name: 'days between month end and report',
          unit: 'working days',
          baseline: 'measure the past six months',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'corrections issued afterwards',
          unit: 'per quarter',
          baseline: 'count last year’s',
          target: 'none at all',
        },
      ],
      data_needed: [
        'final performance and attribution data',
        'reports and DDQs already sent',
        'the portfolio manager’s notes',
        'approved disclosures and disclaimers',
      ],
    },
    {
      workflow:
        'The manager edits a draft instead of starting from nothing. With month-end numbers locked, a merge fills the tables, and software drafts a commentary out of attribution, notes and trades. Dated entries in the approved bank answer DDQs. After edits and the compliance check, the report leaves days sooner.',
      build:
        'Start with the answer bank, and give every answer an owner and a date of expiry. Tables take their figures directly from the performance system. Text is drafted by an assistant that sees locked data and notes only. Each number it writes is then checked back to the table.',
      checkpoint:
        'Compliance compares all claims and numbers with the locked file. The signature under the text is the portfolio manager’s.',
      first_step:
        'By Wednesday you should know where time went at the last month end. The reporting lead times the steps and notes each wait.',
      stop_test:
        'One wrong figure that goes out is enough to end it. So is editing that, three month ends in, still costs above 60 % of the time writing took.',
      alternative: 'Limit reports to two pages, link the tables, and draw on an Excel sheet of answers with dates.',
      risks: [
        {
          risk: 'A reason is given for performance that cannot be found in the attribution.',
          mitigation: 'Causes must appear in the manager’s notes or in the attribution table, or be struck out.',
        },
        {
          risk: 'A public tool learns what the fund holds before investors do.',
          mitigation:
            'Drafts are written in a closed account, and other tools reject fund names up to the day of release.',
        },
      ],
      kpis: [
        {
          name: 'working days a monthly report takes',
          unit: 'working days',
          baseline: 'take dates of six month ends',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'mistakes corrected after a report is out',
          unit: 'per quarter',
          baseline: 'go through last year’s reports',
          target: 'no corrections',
        },
      ],
      data_needed: [
        'attribution and performance, signed off',
        'past client reports and DDQs',
        'manager’s own comments',
        'standard disclosure texts',
      ],
    },
    {
      workflow:
        'Investors get their report days earlier, and the manager edits instead of writing. Locked month-end data fills the tables. A first commentary comes from trades, the manager’s notes and attribution, and DDQ replies from an approved, dated bank. The compliance check follows, and it is released.',
      build:
        'An answer bank comes first, with an owner and an end date on each reply. Then connect report tables and performance system. The assistant that drafts is shown notes and locked data and no more. Afterwards a check compares text and table, number by number.',
      checkpoint:
        'Compliance traces figures and claims to the locked file. The portfolio manager signs for the wording.',
      first_step:
        'Put a clock on every step of one month end. On Wednesday the reporting lead tells you where one person waited on another.',
      stop_test:
        'Stop on any wrong figure released. After three month ends, stop too if editing takes above 60 % of the former writing hours.',
      alternative:
        'Two pages are enough if tables are linked. Past answers, dated, sit in an Excel file to be used again.',
      risks: [
        {
          risk: 'Readers are told why the fund rose, and the attribution says otherwise.',
          mitigation: 'A cause counts when the manager wrote it down or attribution shows it.',
        },
        {
          risk: 'Positions become public through somebody’s AI tool before the date.',
          mitigation: 'Draft in a closed account. Fund names are barred from every other tool until release.',
        },
      ],
      kpis: [
        {
          name: 'working days from close to report',
          unit: 'working days',
          baseline: 'note it for six month ends',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'errors fixed after reports went out',
          unit: 'per quarter',
          baseline: 'look through the past year',
          target: 'nil',
        },
      ],
      data_needed: [
        'performance numbers after lock, with attribution',
        'DDQ replies and older reports',
        'jottings from the portfolio manager',
        'disclaimers in approved form',
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
      kpis: [
        {
          name: 'clients whose 20 fields are all correct',
          unit: '% of active clients',
          baseline: 'test 100 by lot',
          target: 'up to 95 %',
        },
        {
          name: 'hours lost on typing twice',
          unit: 'hours a week',
          baseline: 'have staff keep a log for one week',
          target: 'halve them',
        },
      ],
      data_needed: [
        'each system’s list of clients',
        'numbers of policies and products',
        'when reviews are due',
        'active clients’ paper files',
      ],
    },
    {
      workflow:
        'Number, products, household and next review: each client has these in a single record. Twins are joined, dead records shut, and paper is scanned and filed by client. Thereafter any change starts in one system, and a link or weekly check brings the others along.',
      build:
        'The CRM that you have is to be the master. Decide on 20 fields that have to be correct. By hand, go through the 200 top clients; rules can match the remainder. Close the private spreadsheets. No AI is involved, and the gain comes regardless.',
      checkpoint:
        'A merge waits for a client service officer to say yes, and 50 records a month are compared with papers by the practice manager.',
      first_step:
        'Test 20 fields on 100 clients chosen at random, and let everybody see the practice manager’s score by Friday.',
      stop_test: 'If week ten finds under 80 % in order, pause the work and ask why.',
      alternative:
        'A firm with fewer than 150 clients can keep one spreadsheet, locked, numbered, and in one named person’s care.',
      risks: [
        {
          risk: 'Junior and senior share a name, end up as one client, and mail goes astray.',
          mitigation:
            'Name alone never merges: add birth date and one other fact, and hold a log for 90 days that can undo it.',
        },
        {
          risk: 'The clean new store takes over every old TFN copy.',
          mitigation: 'Look for TFNs and scans of ID before you begin, and keep none that the law lets you delete.',
        },
      ],
      kpis: [
        {
          name: 'share of records free of error in 20 fields',
          unit: '% of active clients',
          baseline: 'look at 100 chosen at random',
          target: 'reach 95 %',
        },
        {
          name: 'the same thing keyed twice',
          unit: 'hours a week',
          baseline: 'let staff note it for a week',
          target: 'down by half',
        },
      ],
      data_needed: [
        'lists of clients, system by system',
        'policy and product numbers',
        'dates for review',
        'paper on those who are active',
      ],
    },
    {
      workflow:
        'Everything about a client sits in one record: number, household, products and the date of the next review. Duplicates are combined, old entries closed, and paper is scanned to the client. Later changes start in one place. Links or a weekly check bring the others into line.',
      build:
        'Make the CRM you already have the master record. Agree on the 20 fields where you allow no error. Staff clean the 200 top clients, and matching rules deal with the others. Private spreadsheets come to an end. It takes no AI and is worth it for itself.',
      checkpoint:
        'Each merge needs the approval of a client service officer. The practice manager compares 50 records with the papers every month.',
      first_step:
        'Check the 20 fields for 100 clients picked by chance. The practice manager makes the score known on Friday.',
      stop_test: 'At week ten, pause if less than 80 % of records are right, and look for the reason before going on.',
      alternative:
        'For a firm under 150 clients, a locked spreadsheet with client numbers and one person in charge is sufficient.',
      risks: [
        {
          risk: 'Two men with the same name, father and son, become one client, and letters reach the wrong address.',
          mitigation: 'Require the name, the date of birth and a third fact for a merge, with 90 days to undo it.',
        },
        {
          risk: 'TFN copies from the past end up in the new system.',
          mitigation: 'First find all ID scans and TFNs, then delete those the law does not require.',
        },
      ],
      kpis: [
        {
          name: 'records correct in all 20 fields',
          unit: '% of active clients',
          baseline: 'draw 100 clients and check them',
          target: 'bring the share to 95 %',
        },
        {
          name: 'hours spent on double entry',
          unit: 'hours a week',
          baseline: 'ask staff to log one week',
          target: 'cut them by half',
        },
      ],
      data_needed: [
        'client lists out of every system',
        'numbers for each product and policy',
        'dates of the next review',
        'files on paper, active clients',
      ],
    },
    {
      workflow:
        'Staff change a client’s details once, and every system follows. Each client has a single record that shows household, number, products and next review. Double entries are merged and dead ones shut, while paper is scanned under the client. Links, or a weekly check, carry changes onward.',
      build:
        'Choose your present CRM as the master and decide which 20 fields must never be wrong. The 200 most important clients are cleaned by hand; rules match the remainder. Then close the side spreadsheets. No AI comes into this, and it still pays.',
      checkpoint:
        'Client service officers decide which records are merged. Every month 50 records are checked to source papers by the practice manager.',
      first_step: 'By Friday the practice manager posts a first score: 100 clients at random, 20 fields each.',
      stop_test: 'Should fewer than 80 % be right in week ten, halt the work until you know why.',
      alternative:
        'If you have under 150 clients, keep one spreadsheet, locked, with a number for each and a named keeper.',
      risks: [
        {
          risk: 'A father’s statements go to his son, because two people of one name were merged.',
          mitigation: 'Three facts must agree, name and birth date among them, and an undo log is held for 90 days.',
        },
        {
          risk: 'The new store inherits TFN copies nobody should still have.',
          mitigation:
            'Before the move, search out TFNs and scanned ID, and remove whatever law does not oblige you to keep.',
        },
      ],
      kpis: [
        {
          name: 'share of clients with 20 correct fields',
          unit: '% of active clients',
          baseline: 'examine a random 100',
          target: 'get it to 95 %',
        },
        {
          name: 'time lost to keying things twice',
          unit: 'hours a week',
          baseline: 'log a normal week',
          target: 'reduce it by half',
        },
      ],
      data_needed: [
        'exports of clients from each system',
        'product numbers and policy numbers',
        'review calendar',
        'paper records for active clients',
      ],
    },
    {
      workflow:
        'You look in one place and the answer is right. Every client has a single record of household, products, number and next review. Copies are joined, lapsed ones closed, papers scanned. Changes start there and spread by link or weekly check.',
      build:
        'No AI here: take your CRM as the master and name the 20 fields you cannot have wrong. The first 200 clients are cleaned by people, all others by matching rules. Side spreadsheets go. You gain from this whatever comes next.',
      checkpoint:
        'To merge two records, a client service officer must agree. The practice manager tests 50 a month on the source papers.',
      first_step:
        'Draw 100 clients at random and check 20 fields in each. On Friday the practice manager shows everyone the score.',
      stop_test: 'In week ten at least 80 % should be right. Below that, stop and look for the cause.',
      alternative: 'Under 150 clients? Then one locked sheet will do, with client numbers and a keeper everyone knows.',
      risks: [
        {
          risk: 'Namesakes in one family become a single client, and private mail goes to the wrong door.',
          mitigation: 'A merge needs birth date, name and another fact to agree. Every one can be undone for 90 days.',
        },
        {
          risk: 'The clean-up carries old TFN copies along.',
          mitigation: 'Find TFNs and scanned ID before anything moves. Whatever no law requires is destroyed.',
        },
      ],
      kpis: [
        {
          name: 'records without error in the 20 fields',
          unit: '% of active clients',
          baseline: 'inspect 100 picked blindly',
          target: 'lift it to 95 %',
        },
        {
          name: 'work done twice in separate systems',
          unit: 'hours a week',
          baseline: 'one week’s log by the staff',
          target: 'half as much',
        },
      ],
      data_needed: [
        'client exports, one per system',
        'policy numbers, product numbers',
        'upcoming review dates',
        'folders of clients still active',
      ],
    },
  ],
  'finance/underwriting-submissions': [
    {
      workflow:
        'Minutes after the mail arrives, the underwriting sheet is filled in. Slip, survey, schedule and claims history are read into the fields you rate on, the page beside each figure, and gaps are listed. Binder limits and appetite set the order. Correcting, rating and deciding stay with the underwriter, and brokers hear back the same day.',
      build:
        'Choose a single class, say commercial property, with 30 fields taken from the rating sheet. The extraction service must run where the binder lets you hold data. Underwriters keep the appetite table themselves. Nothing flows to the rating tool until someone has confirmed the fields.',
      checkpoint:
        'Key figures are confirmed and the quote is signed by an underwriter. Anything above limit is referred as the binder says.',
      first_step:
        'Pull 50 of last month’s submissions. By Friday the lead underwriter has written beside each what was missing, how long it took and how it ended.',
      stop_test:
        'Drop it if a wrong value gets into one bound policy, or if at eight weeks key fields fail more often than three in 100.',
      alternative:
        'Send brokers a standard schedule and an appetite guide of one page. An assistant can then go through the mail at nine and again at two.',
      risks: [
        {
          risk: 'The price is wrong because a claim or a sum insured was read badly.',
          mitigation: 'Keep the page beside the figure, and have construction, values and claims ticked by a person.',
        },
        {
          risk: 'A rule pushes one trade or postcode to the bottom without anyone wishing it.',
          mitigation: 'Every week, give the portfolio manager 20 of the risks placed last to look through.',
        },
      ],
      kpis: [
        {
          name: 'wait for a first answer',
          unit: 'hours',
          baseline: 'look up times for the latest 100 submissions',
          target: '40 to 60 % shorter',
        },
        {
          name: 'share of quotes bound',
          unit: '% of quotes',
          baseline: 'use the two quarters just gone',
          target: '3 to 6 points higher',
        },
      ],
      data_needed: [
        'mails from brokers and what they attach',
        'issued quotes and rating sheets',
        'appetite guide and limits under the binder',
        'reasons for lost and declined quotes',
        'past claims for each risk',
      ],
      must_not_decide:
        'An underwriter with authority declines, prices and sets terms. Software may only read, point to gaps and sort.',
    },
    {
      workflow:
        'Underwriters open a sheet and not a pile of attachments. The tool takes your rating fields out of survey, claims history, slip and schedule, and links each to its page. It names the gaps and ranks the risk by appetite and limit. A person puts it right, rates it and says yes or no, and the broker knows before evening.',
      build:
        'The pilot is one class of business, commercial property for example, and 30 fields. Host it where binder terms permit. An appetite table, kept by the underwriters, sorts the queue. Confirmed fields, and no others, may pass to the rating tool.',
      checkpoint:
        'No quote goes without the signature of the underwriter who checked the main figures. Referrals follow the line of authority in the binder.',
      first_step:
        'Let the lead underwriter go over 50 old submissions from the past month, and by Friday record outcome, gaps and hours to reply.',
      stop_test:
        'After eight weeks, end it if over three in 100 key fields come out wrong. End it sooner if one bound policy carries a misread value.',
      alternative:
        'Most of the gain comes from a clear page on appetite, one schedule format for brokers, and a sort of the inbox at two as well as nine.',
      risks: [
        {
          risk: 'One digit lost in a value or a claim makes the premium too low.',
          mitigation: 'Underwriters tick claims, values and construction themselves, with the source page on screen.',
        },
        {
          risk: 'Good business of one kind is always last in line and never gets quoted.',
          mitigation: 'The portfolio manager reviews 20 such cases each week and mends the table.',
        },
      ],
      kpis: [
        {
          name: 'time a broker waits for word',
          unit: 'hours',
          baseline: 'measure it on 100 past submissions',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'bound quotes as a share of all',
          unit: '% of quotes',
          baseline: 'go back two quarters',
          target: 'a rise of 3 to 6 points',
        },
      ],
      data_needed: [
        'submission mails and files',
        'sheets and quotes so far',
        'what the binder allows and you want',
        'quotes not won, and why',
        'loss record per risk',
      ],
      must_not_decide:
        'Declining a risk, its terms and its price are matters for the underwriter who holds authority. The tool prepares the sheet and goes no further.',
    },
    {
      workflow:
        'Good risks get quoted while they are still on the market. The tool turns slip, claims history, schedule and survey into your underwriting sheet, every figure with its page. It lists gaps and orders the queue by binder limits and appetite. The underwriter amends, rates, decides and answers the broker that day.',
      build:
        'Try it on one class, commercial property perhaps, with the 30 fields behind your rating. Extraction has to happen on servers the binder permits. The table of appetite rules is in the underwriters’ hands. Only fields a person has confirmed go on to rating.',
      checkpoint:
        'An underwriter checks the main figures and signs the quote. What exceeds authority is referred to whoever the binder names.',
      first_step:
        'Review 50 submissions of last month. The lead underwriter needs the hours, the gaps and the result for each by Friday.',
      stop_test:
        'Two limits: three key fields in 100 wrong after eight weeks, and no misread value in a policy that binds. Beyond either, stop.',
      alternative:
        'Brokers get a one-page note on appetite and a schedule to fill in. Somebody sorts the mailbox at nine, and once more at two.',
      must_not_decide:
        'The tool may read, list and rank. An underwriter holding authority sets the price and terms and says no where needed.',
      risks: [
        {
          risk: 'A wrong sum insured or a claim overlooked gives the wrong premium.',
          mitigation:
            'Next to each figure is its page. Claims, construction and value are confirmed by the underwriter.',
        },
        {
          risk: 'Without anyone intending it, the rules shut out a trade or an area.',
          mitigation: 'The portfolio manager reads 20 of the week’s last-placed risks.',
        },
      ],
      kpis: [
        {
          name: 'hours a submission waits for its reply',
          unit: 'hours',
          baseline: 'use the past 100 as a sample',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'proportion of quotes that turn into policies',
          unit: '% of quotes',
          baseline: 'take two quarters of quotes',
          target: 'gain 3 to 6 points',
        },
      ],
      data_needed: [
        'what brokers send, attachments included',
        'ratings done and quotes given',
        'your appetite and the binder’s limits',
        'why quotes were lost or declined',
        'each risk’s claims record',
      ],
    },
    {
      workflow:
        'Brokers hear from you the day they write. Survey, slip, schedule and past claims are read straight into your rating fields, and each value points to a page. Missing items are named. The queue follows appetite and the limits of the binder. An underwriter puts errors right, rates the risk and makes the decision.',
      build:
        'Start small: 30 rating fields in a single class like commercial property. See that data stays on servers allowed under the binder. Let underwriters write the appetite table. The rating tool receives a field after a person has confirmed it, not before.',
      checkpoint:
        'The underwriter stands behind each quote with a signature, having confirmed its key figures. Referral goes up as the binder lays down.',
      first_step:
        'Ask the lead underwriter for a table of 50 recent submissions by Friday: time to answer, what was lacking, how it ended.',
      stop_test:
        'If key fields are wrong more than three times in 100 at eight weeks, stop. A misread figure in even one bound policy is the end.',
      alternative:
        'Publish what you like to write, on a page, with a schedule brokers can copy. Have the inbox sorted twice a day, at nine and two.',
      must_not_decide:
        'Declining, pricing and terms need an underwriter with authority. Ordering the queue and finding gaps is as far as software goes.',
      risks: [
        {
          risk: 'Values or claims are misread, and you charge too little for the risk.',
          mitigation: 'Every entry shows its source page, and a person confirms construction, sum insured and losses.',
        },
        {
          risk: 'One postcode or trade keeps falling to the bottom by accident.',
          mitigation: 'See all that were placed last each week, and have 20 checked by the portfolio manager.',
        },
      ],
      kpis: [
        {
          name: 'time from broker’s mail to first answer',
          unit: 'hours',
          baseline: 'note it for 100 recent cases',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'bind rate on quotes',
          unit: '% of quotes',
          baseline: 'compare the last two quarters',
          target: 'lift it 3 to 6 points',
        },
      ],
      data_needed: [
        'incoming submissions and their files',
        'past quotes with rating sheets',
        'limits in the binder, plus your appetite',
        'quotes that failed, and the cause',
        'claims by risk over the years',
      ],
    },
    {
      workflow:
        'The underwriter’s time goes to judgement, since the sheet fills itself. From schedule, survey, slip and claims record come the fields you rate by, with page references and a list of what is absent. Limits and appetite sort the pile. Corrections, rating and decision are human, and by evening the broker has word.',
      build:
        'One class of business will do for the trial, for instance commercial property. Take the 30 fields on your rating sheet and an extraction service whose servers the binder accepts. Appetite sits in a table underwriters maintain. Unconfirmed fields stay out of the rating tool.',
      checkpoint:
        'Before a quote is signed, its main figures have been confirmed by the underwriter. The binder says who takes referrals.',
      first_step:
        'Sample last month: 50 submissions. The lead underwriter records outcome, missing papers and reply time for all by Friday.',
      stop_test:
        'Eight weeks should leave at most three wrong key fields in 100. Stop if it is more, or if one wrong value was bound.',
      alternative:
        'A standard schedule plus an appetite guide on one page saves much mail. An assistant looks through what arrived at nine and at two.',
      must_not_decide:
        'What a risk costs, on which terms, and if it is declined, an underwriter with authority decides. The tool only gets things ready.',
      risks: [
        {
          risk: 'Poor reading of a value or loss leads to a poor price.',
          mitigation: 'The underwriter ticks off sum insured, losses and construction, page in sight.',
        },
        {
          risk: 'A harmless-looking rule closes the door on a whole suburb or trade.',
          mitigation: 'Weekly, 20 of the cases ranked last go to the portfolio manager for a look.',
        },
      ],
      kpis: [
        {
          name: 'reply time on new submissions',
          unit: 'hours',
          baseline: 'work it out over the newest 100',
          target: 'take off 40 to 60 %',
        },
        {
          name: 'quotes accepted out of those issued',
          unit: '% of quotes',
          baseline: 'see how the past two quarters went',
          target: 'an extra 3 to 6 points',
        },
      ],
      data_needed: [
        'submissions as received',
        'rating and quoting history',
        'binder authority and appetite notes',
        'declinatures and losses to rivals, with reason',
        'loss history for every risk',
      ],
    },
  ],
  'finance/credit-papers': [
    {
      workflow:
        'As soon as a file is complete, a drafted paper waits for the analyst. Bank data and accounts are spread into the ratios you use. Security, purpose, searches and owners are summed up, and each figure in your template shows its source. Testing, judging and facing the committee remain the analyst’s work.',
      build:
        'With the credit head, settle on ten ratios and a single template. A spreading tool handles the accounts. The writing assistant may quote from the deal folder alone. Leave recommendation, price and judgement empty for the analyst. A diary warns of reviews and covenants.',
      checkpoint:
        'Every figure is ticked by the analyst, who also writes the recommendation. Above a set limit, somebody else reads the paper too.',
      first_step:
        'Let the head of credit choose ten papers by Thursday, clock how long each section took, and list what committee wanted to know.',
      stop_test:
        'Give up after 20 papers if time saved is under a fifth, and stop at once when two figures shown to committee were wrong.',
      alternative:
        'Three papers that committee praised, one sheet of ratios and a template of four pages bring most of the order.',
      risks: [
        {
          risk: 'Smooth sentences cover a cash flow that does not carry the debt.',
          mitigation:
            'Start with breaches, trends and ratios on the first page. The three chief risks come from the analyst’s own pen.',
        },
        {
          risk: 'Numbers from a sister company or an older year get mixed in.',
          mitigation: 'Close off all folders but this deal’s, and agree totals to the signed statements.',
        },
      ],
      kpis: [
        {
          name: 'hours an analyst puts into a paper',
          unit: 'hours',
          baseline: 'clock 20 of them',
          target: '30 to 50 % less',
        },
        {
          name: 'wait from complete file to answer',
          unit: 'days',
          baseline: 'go through 50 recent deals',
          target: '20 to 40 % shorter',
        },
      ],
      data_needed: [
        'accounts and BAS of the borrower',
        'transactions from the bank',
        'searches and valuations',
        'earlier papers and how they were decided',
        'dates for reviews and covenants',
      ],
      must_not_decide:
        'Approval, refusal and price belong to whoever holds delegation, officer or committee, who write down their reasons. A draft or a score settles nothing.',
    },
    {
      workflow:
        'Analysts begin with a filled template and spend their time on the risk. Out of accounts and bank data the tool works your ratios. It describes owners, purpose, security and search results, always with the source. The analyst probes the draft, adds a judgement and presents the deal.',
      build:
        'A single template with ten ratios, agreed with the head of credit, are the base. Add software that spreads accounts, plus an assistant tied to the deal folder. It must not write on price, judgement or recommendation. Covenants and annual reviews go into a dated list.',
      checkpoint:
        'The analyst checks figures back to source and signs the recommendation. Papers over the limit get a second reader before committee.',
      first_step:
        'Ten finished papers are the sample. By Thursday the head of credit knows the time each part took and which questions kept coming back.',
      stop_test:
        'Look at the first 20: end it if they were not a fifth quicker to write, or if committee was given two wrong figures.',
      alternative:
        'Cut the template to four pages, use the same ratio sheet each time, and hand new analysts three good examples.',
      risks: [
        {
          risk: 'A polished draft makes a thin borrower look sound.',
          mitigation:
            'Page one carries ratios, breaches and trend, and the analyst names three main risks without help.',
        },
        {
          risk: 'The tool draws on the wrong entity or year.',
          mitigation: 'Limit it to a single deal folder, and compare its totals with accounts that were signed.',
        },
      ],
      kpis: [
        {
          name: 'working time for one paper',
          unit: 'hours',
          baseline: 'take it on 20 deals',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'days until the borrower has a decision',
          unit: 'days',
          baseline: 'use dates of the 50 newest deals',
          target: 'down by 20 to 40 %',
        },
      ],
      data_needed: [
        'signed accounts, BAS',
        'bank feed',
        'security searches and values',
        'papers and decisions on file',
        'list of covenants and next reviews',
      ],
      must_not_decide:
        'People with delegation, alone or as a committee, grant, refuse or price a loan and give their reasons. The tool must not.',
    },
    {
      workflow:
        'The analyst starts with a paper that is half written and fully sourced. Accounts and bank data are spread into your ratios, and the template is filled with purpose, owners, security and search results. A source stands by each figure. What remains is to test it, write the judgement and present it.',
      build:
        'Ten ratios and one template, agreed by the credit head, come before any purchase. A tool spreads the accounts, and an assistant drafts from that deal’s folder alone. It leaves recommendation, judgement and pricing open for the analyst. Covenant and review dates go in a diary.',
      checkpoint:
        'All figures carry the analyst’s tick, and the recommendation is theirs. When a paper exceeds the limit, a colleague reads it as well.',
      first_step:
        'Take ten papers. The head of credit measures each part and notes the committee’s questions by Thursday.',
      stop_test: 'Check after 20 papers. Less than a fifth saved, or two wrong figures before committee, means stop.',
      alternative:
        'Four pages, one ratio sheet and three papers the committee admired give analysts most of what they need.',
      must_not_decide:
        'Whoever holds the delegation, officer or committee, approves, prices or declines a loan and records the reasons. Drafts and scores decide nothing.',
      risks: [
        {
          risk: 'Fluent prose distracts from cash flow that is too thin.',
          mitigation:
            'Ratios, breaches and trends lead on page one. Three main risks are written by the analyst, unaided.',
        },
        {
          risk: 'Another entity’s numbers, or last year’s, get into the paper.',
          mitigation: 'Open one deal folder to the tool and no others. Its totals must agree with signed accounts.',
        },
      ],
      kpis: [
        {
          name: 'analyst hours behind each paper',
          unit: 'hours',
          baseline: 'keep time on 20 papers',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'days a complete file waits for a decision',
          unit: 'days',
          baseline: 'take 50 recent deals',
          target: 'reduce them by 20 to 40 %',
        },
      ],
      data_needed: [
        'the borrower’s BAS and accounts',
        'feeds of bank transactions',
        'title searches and valuations',
        'old papers with the decision made',
        'covenant tests and review dates',
      ],
    },
    {
      workflow:
        'A complete file turns into a draft credit paper the same day. Your ratios are calculated from bank data and accounts, and the template gains owners, searches, purpose and security, with sources. The analyst challenges it, adds the judgement and stands before the committee.',
      build:
        'The groundwork is a template and a set of ten ratios that the credit head accepts. To it you add software for spreading accounts, and a writing assistant limited to the deal folder. Pricing, judgement and recommendation are blank when the analyst opens it. Reviews and covenants are diarised.',
      checkpoint:
        'Figures are traced to their source by the analyst, who writes what is recommended. Over the set limit there is a second reader.',
      first_step:
        'The head of credit times the parts of ten papers and gathers what the committee kept asking. Thursday is the date.',
      stop_test:
        'Over 20 papers you should save a fifth of the time. Stop if not, and stop if two figures were wrong at committee.',
      alternative:
        'Settle on four pages and a single ratio sheet. Three past papers that went down well serve as models.',
      must_not_decide:
        'Delegated officers or the committee decide to lend, at what price, and write down why. Neither draft nor score can.',
      risks: [
        {
          risk: 'The paper reads so smoothly that nobody sees the weak cash flow.',
          mitigation:
            'Show breaches, ratios and trends up front, and let the analyst name the three chief risks alone.',
        },
        {
          risk: 'Results of a related company are taken for the borrower’s.',
          mitigation: 'Sources outside the deal folder are closed, and totals are checked to the signed statements.',
        },
      ],
      kpis: [
        {
          name: 'time to write one credit paper',
          unit: 'hours',
          baseline: 'measure it for 20 papers',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'days between full file and answer',
          unit: 'days',
          baseline: 'read the dates on 50 past deals',
          target: 'lower by 20 to 40 %',
        },
      ],
      data_needed: [
        'statements and BAS from the client',
        'bank account data',
        'values and searches for security',
        'credit papers, approved and declined',
        'review dates, with each covenant',
      ],
    },
    {
      workflow:
        'Hours of copying figures go, and the analyst’s thinking stays. The tool works ratios from accounts and bank data, describes security, searches, owners and purpose, and completes your template with a source for each number. Testing and judgement are the analyst’s, and so is the committee.',
      build:
        'Two tools are needed: one spreads accounts, the other writes from the deal folder and quotes it. Before that, the head of credit settles ten ratios and one template. The tools may not touch price, recommendation or judgement. Add a calendar for reviews and covenants.',
      checkpoint:
        'The recommendation comes from the analyst once every figure has been ticked. Papers beyond the limit are read by a second person.',
      first_step:
        'The head of credit goes through ten papers by Thursday, with a note of time per section and of each question from committee.',
      stop_test:
        'The first 20 papers decide. Unless they took a fifth less time, stop, and do so if two figures in committee proved false.',
      alternative: 'Ask for four pages with a ratio sheet. Pass round three papers your committee found good.',
      must_not_decide:
        'To approve, refuse or price is for people with delegation, a credit officer or the committee, who give the reason. No draft or score does that.',
      risks: [
        {
          risk: 'Elegant writing makes a poor borrower seem safe.',
          mitigation:
            'Page one gives trends, breaches and ratios, and the main three risks are in the analyst’s words.',
        },
        {
          risk: 'The wrong year or the wrong group company supplies the figures.',
          mitigation: 'Restrict the tool to this deal, and tie its totals to accounts that carry a signature.',
        },
      ],
      kpis: [
        {
          name: 'hours of analyst work for a paper',
          unit: 'hours',
          baseline: 'log 20 of them',
          target: 'take off 30 to 50 %',
        },
        {
          name: 'time a borrower waits once papers are in',
          unit: 'days',
          baseline: 'check the record of 50 deals',
          target: 'take off 20 to 40 %',
        },
      ],
      data_needed: [
        'signed financials and BAS returns',
        'bank transaction history',
        'searches done and values obtained',
        'decided papers from the archive',
        'what covenants fall due, and when',
      ],
    },
  ],
  'finance/invoice-and-trade-checks': [
    {
      workflow:
        'No cash leaves until its papers have been compared. Order, invoice and shipping or delivery papers are read and held against earlier funded invoices, buyer limits and the ledger of debtors. What agrees reaches the officer ticked. What is odd comes with a reason. Where it matters a buyer is phoned, and only then is the money released.',
      build:
        'Rules come first: amount or number seen before, buyer above limit, delivery dated ahead of the order, changed bank details. Reading of bills of lading and invoices follows, guided by a UCP 600 checklist. Patterns by client need a year of clean results.',
      checkpoint:
        'Each advance is let go by an operations officer. Above the limit, or with a flag, a colleague signs as well.',
      first_step:
        'By Friday, go back two years, list false invoices and disputes, and have the operations manager mark what the papers showed first.',
      stop_test:
        'After three months, drop it if over nine in ten flags mean nothing, or if the rules let a duplicate through.',
      alternative:
        'A printed list for shipping papers, phone calls to one in ten buyers and a single register of funded numbers go far.',
      risks: [
        {
          risk: 'All papers match because all were forged together.',
          mitigation: 'Ring some buyers at random on numbers from your own search. Paper is never proof enough.',
        },
        {
          risk: 'A false alarm keeps a good client short on payday.',
          mitigation: 'Give staff two hours to clear a flag, and count the harmless ones by client.',
        },
      ],
      kpis: [
        {
          name: 'minutes to check a set or a drawdown',
          unit: 'minutes',
          baseline: 'take the time on 50',
          target: '40 to 60 % less',
        },
        {
          name: 'share of advances that proved false or disputed',
          unit: '% of value',
          baseline: 'look back over two years',
          target: '20 to 40 % lower',
        },
      ],
      data_needed: [
        'funded invoices and how they ended',
        'orders with delivery proof',
        'terms of credits and shipping papers',
        'limits by buyer, ledgers by client',
        'record of fraud, dispute and dilution',
      ],
      must_not_decide:
        'A refusal, a higher limit or the word fraud can come only from the credit manager and the operations manager.',
    },
    {
      workflow:
        'The desk sees what does not add up while the money is still in the house. For every request the tool compares delivery or shipping papers with invoice and order, and then with limits, ledger and what was funded before. Clean requests carry ticks and others a reason. An officer calls the buyer if need be and pays out.',
      build:
        'Simple tests catch most of it: a repeated number or amount, a delivery older than its order, a buyer past the limit, a new bank account. Next, let software read each invoice and bill of lading along the points of UCP 600. A year of known outcomes must exist before it learns habits of a client.',
      checkpoint:
        'Officers of operations release the cash. A colleague countersigns when there is a flag or when the sum is over the limit.',
      first_step:
        'The operations manager writes down each false or disputed invoice from two years by Friday, and beside it the first sign anyone could have seen.',
      stop_test:
        'End it when a duplicate that a rule covers gets paid, or if three months of flags are harmless in more than nine cases of ten.',
      alternative:
        'Log every funded number in one place, ring one in every ten buyers, and tick shipping papers off against a printed sheet.',
      risks: [
        {
          risk: 'Forged sets look perfect to any program.',
          mitigation: 'Random calls to buyers stay, using phone numbers that did not come from the client.',
        },
        {
          risk: 'Payday comes and an honest firm waits because of a wrong flag.',
          mitigation: 'Promise an answer within two hours, and learn from each flag that was harmless.',
        },
      ],
      kpis: [
        {
          name: 'time spent on one set of papers',
          unit: 'minutes',
          baseline: 'clock 50 requests',
          target: 'down by 40 to 60 %',
        },
        {
          name: 'value advanced on bad or contested invoices',
          unit: '% of value',
          baseline: 'use losses of two years',
          target: 'bring it down 20 to 40 %',
        },
      ],
      data_needed: [
        'history of funded invoices',
        'proof of delivery with orders',
        'credit terms and shipping sets',
        'debtor ledger, limits',
        'past disputes and fraud',
      ],
      must_not_decide:
        'Only people decide: credit manager and operations manager turn down a request, raise a limit or name a fraud.',
    },
    {
      workflow:
        'False and double invoices are stopped before you pay on them. For each drawdown the tool reads order, invoice and delivery or shipping papers and compares them with one another, buyer limits, the debtor ledger and what you funded before. Ticks or a reason go to the officer, who calls buyers where it counts and releases.',
      build:
        'Four rules are the start: a number or amount used before, fresh bank details, a buyer beyond the limit, delivery dated before the order. Document reading comes next, for bills of lading and invoices, with a UCP 600 checklist. Client patterns can be learnt once a year of outcomes is clean.',
      checkpoint:
        'It takes one operations officer to release an advance, and two if there is a flag or the limit is passed.',
      first_step:
        'List two years of disputes and false invoices. The operations manager adds the first sign on paper, by Friday.',
      stop_test:
        'Three months in, harmless flags may be nine in ten at most. Stop above that, or if a duplicate the rules cover is paid.',
      alternative:
        'Register each funded invoice number and check for repeats. Phone one buyer in ten, and print a checklist for shipping papers.',
      must_not_decide:
        'Refusals, limits and accusations of fraud are for people: credit manager and operations manager. No tool issues them.',
      risks: [
        {
          risk: 'Papers forged as a set agree perfectly.',
          mitigation: 'Go on calling buyers at random, on numbers you looked up. Paper alone is never enough.',
        },
        {
          risk: 'On payday a wrong flag blocks a decent client.',
          mitigation:
            'Two hours is the limit for clearing one. Keep count, client by client, of flags that meant nothing.',
        },
      ],
      kpis: [
        {
          name: 'minutes spent on each drawdown or set',
          unit: 'minutes',
          baseline: 'watch 50 being checked',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'funded value that proves false or disputed',
          unit: '% of value',
          baseline: 'go back through two years',
          target: 'reduce it by 20 to 40 %',
        },
      ],
      data_needed: [
        'past funded invoices, outcome known',
        'delivery proofs with purchase orders',
        'shipping sets and terms of credit',
        'buyer limits and debtor ledgers',
        'known frauds, dilutions and disputes',
      ],
    },
    {
      workflow:
        'Money goes out after the papers agree, and not sooner. Invoice, order and proof of shipping or delivery are read side by side, then set against the ledger, limits for the buyer and earlier fundings. The officer sees a clean file with ticks, or the doubt spelt out. A call to the buyer settles serious ones, and cash is released.',
      build:
        'Put simple tests in first. Has this amount or number been seen, are bank details new, is the buyer over limit, did delivery precede the order? Then have invoices and bills of lading read along UCP 600. Only after one clean year may it study habits per client.',
      checkpoint:
        'Operations officers release all advances. Flags, and sums over the limit, call for a colleague’s agreement.',
      first_step:
        'The operations manager needs until Friday to list each false or contested invoice from two years, and what gave it away first.',
      stop_test:
        'Give up if three months yield over nine harmless flags in ten, or if a plain duplicate gets past the rules.',
      alternative:
        'One register of funded numbers catches repeats. Of the buyers, phone one in ten, and check shipments by a paper list.',
      must_not_decide:
        'The credit manager and operations manager refuse drawdowns, lift limits and speak of fraud. The software may not.',
      risks: [
        {
          risk: 'A skilled forger makes every document match.',
          mitigation:
            'Some buyers are always phoned by chance, at numbers found independently. Documents are not proof.',
        },
        {
          risk: 'An innocent client misses payroll over a flag.',
          mitigation: 'Answer flags inside two hours, and review how often each client was stopped for nothing.',
        },
      ],
      kpis: [
        {
          name: 'checking minutes per set of papers',
          unit: 'minutes',
          baseline: 'put a timer on 50 sets',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'share of advances gone bad through dispute or fraud',
          unit: '% of value',
          baseline: 'add up the past two years',
          target: 'lower by 20 to 40 %',
        },
      ],
      data_needed: [
        'invoices you funded and their fate',
        'purchase orders, delivery dockets',
        'letters of credit and shipping documents',
        'ledgers of debtors, with limits',
        'cases of dilution, dispute or fraud',
      ],
    },
    {
      workflow:
        'Every request for funds passes a check that people used to do by eye. Shipping or delivery papers, orders and invoices must fit each other, the buyer’s limit, the debtor ledger and your list of funded invoices. The officer gets ticks where they do and reasons where they do not. Important buyers are rung, and then you pay.',
      build:
        'The cheapest tests do most: repeats of number or amount, changed bank details, buyers past limit, goods delivered ahead of the order. Add software that reads invoices and bills of lading against UCP 600. What is odd for one client can be learnt after a year of sound results.',
      checkpoint:
        'No advance leaves without an operations officer. Where it is flagged or over the limit, two of them agree.',
      first_step:
        'Start from your losses. By Friday the operations manager has two years of false invoices and disputes, each with its earliest sign.',
      stop_test:
        'Stop should a duplicate pass that the rules cover. Stop after three months if flags prove harmless in over nine of ten.',
      alternative:
        'Keep a single list of invoices funded, with a check for repeats. A printed list serves for shipping papers, and one buyer in ten gets a call.',
      must_not_decide:
        'To lift a limit, refuse a drawdown or call something fraud takes the operations manager or the credit manager. A program cannot.',
      risks: [
        {
          risk: 'When all papers are false, none contradicts another.',
          mitigation: 'Random phone calls, to numbers you sourced, remain part of the routine.',
        },
        {
          risk: 'A mistaken flag holds up wages at an honest firm.',
          mitigation: 'Staff have two hours for each flag, and the harmless ones are tallied per client.',
        },
      ],
      kpis: [
        {
          name: 'time for checking one drawdown',
          unit: 'minutes',
          baseline: 'follow 50 from start to end',
          target: 'take off 40 to 60 %',
        },
        {
          name: 'advances on invoices that failed',
          unit: '% of value',
          baseline: 'look at two years of outcomes',
          target: 'take off 20 to 40 %',
        },
      ],
      data_needed: [
        'outcome of each invoice funded',
        'proof that goods were ordered and delivered',
        'credit terms plus shipping papers',
        'what buyers owe, and their limits',
        'disputed, diluted and fraudulent invoices',
      ],
    },
  ],
  'finance/loss-reports': [
    {
      workflow:
        'Most of the report exists before the adjuster drives off. Photos are tagged room by room on the phone, and cause, damage, reserve and cover questions are spoken. From that the tool drafts scope and preliminary report as the insurer wants them, and marks gaps and photo numbers. Edits and sending follow the same evening.',
      build:
        'What adjusters need is a single app for voice, photos and a checklist that works without signal. Each insurer gets a template, and drafts use nothing beyond the site record. Standard rates price the scope. Reserve, liability and cause stay blank until the adjuster fills them.',
      checkpoint:
        'Reports leave under the adjuster’s signature. A senior also reads those with fire, injury, a big reserve or something declined.',
      first_step:
        'Trace 20 jobs, visit to report. By Friday the operations manager can say on which desk each day was lost.',
      stop_test:
        'Drop it when a photo of somebody else’s property goes out, or if eight weeks bring the report forward by under a quarter.',
      alternative:
        'Dictate on site, have it typed by ten the following day, and shoot photos in one order: street, room, detail. One template serves all.',
      risks: [
        {
          risk: 'A cause merely thought about is printed as fact, and the insurer declines on it.',
          mitigation: 'No cause appears until the adjuster has typed it, along with what could not be seen.',
        },
        {
          risk: 'The wrong house is shown.',
          mitigation: 'Tie job and place to each picture as it is taken, then look at all of them on one sheet.',
        },
      ],
      kpis: [
        {
          name: 'wait between visit and report',
          unit: 'days',
          baseline: 'check dates on 100 jobs',
          target: '40 to 60 % shorter',
        },
        {
          name: 'share of reports insurers return',
          unit: '% of reports',
          baseline: 'count over three months',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'pictures from site, dated and placed',
        'checklists and spoken notes',
        'each insurer’s template',
        'earlier reports and the queries on them',
        'quotes and rates for repair',
      ],
      must_not_decide:
        'An adjuster gives the opinion on cause, cover and sum, and the insurer rules on the claim. Neither is for the tool to say.',
    },
    {
      workflow:
        'Inspection and report become one job. While on site the adjuster tags pictures by room and speaks about damage, cause, reserve and open points of cover. A draft of scope and preliminary report comes back in the format of that insurer, gaps shown. By evening it is corrected and gone.',
      build:
        'Buy or build an app that holds checklist, pictures and voice offline. Let it draft strictly from what was recorded, into templates by insurer, with your rates for scope lines. The fields for liability, cause and reserve accept typing by the adjuster and nothing else.',
      checkpoint:
        'The adjuster signs each one after reading. Large reserves, injury, fire and declined items go past a senior first.',
      first_step:
        'Ask the operations manager to shadow 20 jobs on paper and show by Friday where time is lost between site and report.',
      stop_test:
        'At eight weeks, end it if reports are not a quarter faster. A single picture of the wrong property is reason to pause at once if it was sent.',
      alternative:
        'Set a fixed photo order, from street to room to detail, share one template, and let a typist return dictation by ten next morning.',
      risks: [
        {
          risk: 'What was one idea among several is written as the cause, to the harm of the insured.',
          mitigation: 'The adjuster alone enters a cause, and adds what was and was not inspected.',
        },
        {
          risk: 'Pictures get mixed between jobs.',
          mitigation: 'Stamp job and location on every shot, and check the contact sheet at the end.',
        },
      ],
      kpis: [
        {
          name: 'days the insurer waits for our report',
          unit: 'days',
          baseline: 'use the newest 100 jobs',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'reports returned with questions',
          unit: '% of reports',
          baseline: 'go through three months',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'geotagged site photos',
        'dictation and site checklist',
        'templates by insurer',
        'old reports with questions raised',
        'supplier quotes, standard rates',
      ],
      must_not_decide:
        'Claims are decided by the insurer, on the adjuster’s opinion of cause, cover and amount. Software writes up what people found.',
    },
    {
      workflow:
        'Insurers get the report the evening of the visit. On site the adjuster tags photos per room and talks into the phone about damage, cause, cover questions and reserve. A draft preliminary report and scope come back as that insurer wants them, gaps and photo numbers shown. The adjuster corrects and sends.',
      build:
        'One app for photos, voice and checklist goes on each adjuster’s phone, and works with no signal. It drafts from that record and nothing else, per insurer template, with standard rates on scope lines. Liability, cause and reserve are typed in by the adjuster.',
      checkpoint:
        'No report goes unsigned by its adjuster. If it has fire, injury, a declined item or a large reserve, a senior looks too.',
      first_step:
        'Choose 20 jobs and follow them from visit to report. The operations manager shows on Friday where days were lost.',
      stop_test:
        'Expect a quarter off the days in eight weeks. Stop if it fails, or if a photo of another property is ever sent.',
      alternative:
        'Fix the order of photos: street, then room, then detail. Use one template, and get dictation typed by ten next morning.',
      must_not_decide:
        'The tool may not pronounce on cause, cover or amount. The adjuster gives an opinion on those, and the claim is decided by the insurer.',
      risks: [
        {
          risk: 'A theory the adjuster weighed is printed as the finding, and the claim fails on it.',
          mitigation: 'Leave cause blank for the adjuster, who adds what was seen and what stayed hidden.',
        },
        {
          risk: 'Someone else’s house appears in the report.',
          mitigation: 'Each shot is bound to its job and place. A contact sheet is viewed before sending.',
        },
      ],
      kpis: [
        {
          name: 'days between inspection and report',
          unit: 'days',
          baseline: 'use dates from 100 jobs',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'reports an insurer sends back',
          unit: '% of reports',
          baseline: 'see three months of returns',
          target: 'reduce by 30 to 50 %',
        },
      ],
      data_needed: [
        'photos taken on site, time and place',
        'what was dictated and ticked',
        'the format each insurer wants',
        'insurer queries on past reports',
        'quotes by suppliers and repair rates',
      ],
    },
    {
      workflow:
        'Writing up at night is over: the draft is there when the adjuster gets home. Rooms are photographed and tagged, and the adjuster speaks on reserve, damage, cause and points of cover. The tool sets that out as scope and preliminary report, the way the insurer asks, and marks what is missing. That evening it is edited and sent.',
      build:
        'Adjusters carry an app that takes the checklist, voice and pictures, also offline. Templates by insurer are filled from the site record alone. Scope items draw on your standard rates. For reserve, cause and liability there are empty fields, which the adjuster completes by hand.',
      checkpoint:
        'Adjusters read what they sign, each report in full. Injury, fire, declined items and high reserves are seen by a senior.',
      first_step:
        'Where do the days go? The operations manager tracks 20 jobs, visit to report, and has the answer by Friday.',
      stop_test:
        'A wrong property in a photo that went out ends it. So does saving less than a quarter of the days after eight weeks.',
      alternative:
        'Street, room, detail: take photos in that order. A common template and a typist who delivers by ten the next day do the rest.',
      must_not_decide:
        'Opinion on cover, cause and sum is the adjuster’s. The decision is the insurer’s. The tool has neither.',
      risks: [
        {
          risk: 'One possible cause ends up as the only one, and cover is denied.',
          mitigation: 'Until the adjuster writes a cause, there is none in the report. What was not inspected is said.',
        },
        {
          risk: 'Two jobs share photos by mistake.',
          mitigation: 'Fix job and location to a picture as it is taken, and go over the contact sheet last.',
        },
      ],
      kpis: [
        {
          name: 'time from site to finished report',
          unit: 'days',
          baseline: 'check how 100 recent jobs went',
          target: 'lower by 40 to 60 %',
        },
        {
          name: 'share of reports that come back',
          unit: '% of reports',
          baseline: 'tally three months',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'time-stamped pictures of the loss',
        'recorded notes with the checklist',
        'report forms, insurer by insurer',
        'past reports and what was queried',
        'rates for repairs, quotes received',
      ],
    },
    {
      workflow:
        'The site visit produces the report. While walking through, the adjuster tags each room’s photos and says what is damaged, why, what cover questions arise and what to reserve. Software drafts scope and preliminary report for that insurer and shows gaps. It is checked and on its way by evening.',
      build:
        'What you need is a phone app that keeps photos, spoken notes and checklist when there is no signal. Drafting uses this record only, in the layout of each insurer. Your rates are linked to scope items. The adjuster writes cause, reserve and liability without help.',
      checkpoint:
        'The signature on each report is the adjuster’s own. A senior reviews fires, injuries, declined items and big reserves.',
      first_step:
        'Pick 20 past jobs. By Friday the operations manager has drawn their days from visit to report and found the waits.',
      stop_test: 'Eight weeks is the trial. Reports must be a quarter faster, and not one may show the wrong property.',
      alternative:
        'Everyone uses one template and one photo order, street to room to detail. Dictation comes back typed by ten the next morning.',
      must_not_decide:
        'Nothing on cause, cover or money is for the tool to state. It is the adjuster’s opinion, and then the insurer decides.',
      risks: [
        {
          risk: 'The draft turns a guess about cause into a finding, and the insured loses cover.',
          mitigation: 'The adjuster fills the cause in person, and notes what could be seen and what could not.',
        },
        {
          risk: 'A photo from the job before slips in.',
          mitigation: 'Lock pictures to their job and address, and look at all of them together before it goes.',
        },
      ],
      kpis: [
        {
          name: 'waiting days for the insurer',
          unit: 'days',
          baseline: 'average the last 100 jobs',
          target: 'take off 40 to 60 %',
        },
        {
          name: 'reports with insurer questions',
          unit: '% of reports',
          baseline: 'go by the past three months',
          target: 'take off 30 to 50 %',
        },
      ],
      data_needed: [
        'pictures with location and hour',
        'site checklist and voice record',
        'insurers’ templates',
        'earlier reports, queries attached',
        'standard repair prices and quotes',
      ],
    },
  ],
  'finance/referred-debts': [
    {
      workflow:
        'Before the first call, each file has been cleaned and sorted. Wrong persons, disputes, very old debts and hint of hardship are pulled out for staff. What is left gets a suggested channel, an hour and a plan like those that people kept in the past. The talking is done by collectors, and the tool drafts note and client report.',
      build:
        'Begin with an import that takes every ledger and tests balance, date and name. Put legal and house limits on contact into the dialler after that. Rank on how likely a useful talk is, not on pressure. Calls are summed up with notice given, and no score ever touches a credit listing.',
      checkpoint:
        'Distress, violence or illness brings the file to a hardship officer. A manager listens to ten calls each week.',
      first_step:
        'By Friday, 60 broken plans and complaints are on the compliance manager’s desk, each marked with what you knew on the first day.',
      stop_test:
        'Give up when complaints go up in any month, and stop if four months add less than four points to plans kept.',
      alternative:
        'Take on fewer files, phone twice when people are home, write plainly and name three ways of paying, and give hardship to one person who knows how.',
      risks: [
        {
          risk: 'Those who yield soonest get rung the most.',
          mitigation:
            'Limit contacts per head, rank on useful talks only, and each week review calls with vulnerable people.',
        },
        {
          risk: 'Someone is pursued for a stranger’s debt or one past its time.',
          mitigation: 'Shut out files that lack proof, and have a person look at debts close to limitation.',
        },
      ],
      kpis: [
        {
          name: 'plans that last three months',
          unit: '% of plans',
          baseline: 'track those agreed last spring',
          target: '8 to 12 points more',
        },
        {
          name: 'complaints for each thousand accounts',
          unit: 'complaints',
          baseline: 'use the past 12 months',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'client ledgers, dates and proof',
        'who was contacted and what came of it',
        'kept and broken plans',
        'record of complaints, hardship, disputes',
        'fees and rules by client',
      ],
      must_not_decide:
        'Court action, default listing, hardship and disputes are settled by the compliance manager with the hardship officer, never by software.',
    },
    {
      workflow:
        'Collectors ring fewer people and reach more of them. On arrival every ledger is tidied, and files with a dispute, a wrong name, great age or possible hardship go to a person. For others the tool suggests when and how to make contact and what plan has held for like cases. Collectors agree terms, and drafts of notes and reports follow.',
      build:
        'Do these steps in order. Make one loader that checks name, balance and date. Enforce contact limits of law and policy in the dialler. Rank for a worthwhile talk and keep that rank out of credit files. Call summaries need a notice to the caller.',
      checkpoint:
        'The hardship officer takes over wherever violence, illness or distress shows. Ten calls a week are heard by a manager.',
      first_step:
        'Go through 60 cases that ended in complaint or a broken plan. The compliance manager notes by Friday what was plain on day one.',
      stop_test:
        'End the trial if any month shows more complaints, or after four months if kept plans have not gained four points.',
      alternative:
        'Ring twice at sensible hours, offer three ways to pay in a plain letter, load less, and let one trained person handle hardship.',
      risks: [
        {
          risk: 'A soft target is called again and again because it pays.',
          mitigation:
            'Fix a ceiling for each person, leave pressure out of the rank, and check calls to the vulnerable each week.',
        },
        {
          risk: 'The law no longer allows the debt to be enforced, or it belongs to somebody else.',
          mitigation: 'Refuse files with no proof, and send those near the time limit to a person first.',
        },
      ],
      kpis: [
        {
          name: 'share of plans alive at three months',
          unit: '% of plans',
          baseline: 'look up what happened to last spring’s plans',
          target: 'up by 8 to 12 points',
        },
        {
          name: 'complaints measured per thousand accounts',
          unit: 'complaints',
          baseline: 'count 12 months',
          target: 'down by 30 to 50 %',
        },
      ],
      data_needed: [
        'debts with date and papers',
        'calls, letters and results',
        'payment plans and how they went',
        'files with dispute, hardship or complaint',
        'what each client allows and pays',
      ],
      must_not_decide:
        'People decide on hardship, disputes, listings and legal steps: the hardship officer with the compliance manager. The tool may suggest a time to call.',
    },
    {
      workflow:
        'Fewer wrong calls are made, and more plans hold. Before dialling, files are cleaned, and those with a wrong person, a dispute, an old debt or signs of hardship go to people. For the others there is a suggested hour, channel and plan, modelled on plans that were kept. Collectors agree it, and notes and reports are drafted.',
      build:
        'The order matters. A single import for all ledgers, with tests of name, date and balance, is first. Contact caps from law and policy go in the dialler second. Ranking by useful talks, not pressure, is third. Calls are summarised with notice, and scores stay away from credit listings.',
      checkpoint:
        'Signs of violence, illness or distress take a file to the hardship officer. Ten calls each week are listened to by a manager.',
      first_step:
        'Look at 60 broken plans and complaints. What could you have seen on day one? The compliance manager has it marked on Friday.',
      stop_test:
        'One month with more complaints is enough to stop. So is a gain of under four points in kept plans after four months.',
      alternative:
        'Fewer files, two calls at decent hours and a clear letter do much, if it names three ways of paying. One trained person takes every hardship case.',
      must_not_decide:
        'Legal steps, default listings, hardship and disputes rest with compliance manager and hardship officer. No tool rules on them.',
      risks: [
        {
          risk: 'People who give way easily are called more and more.',
          mitigation:
            'Every person has a contact cap. Only useful talks count in the score, and calls to vulnerable people are reviewed weekly.',
        },
        {
          risk: 'You chase the wrong person, or a debt time has barred.',
          mitigation: 'No proof, no file. Close to the limitation date, somebody looks before any contact.',
        },
      ],
      kpis: [
        {
          name: 'plans unbroken at three months',
          unit: '% of plans',
          baseline: 'see what became of last spring’s',
          target: 'gain 8 to 12 points',
        },
        {
          name: 'complaints per thousand accounts worked',
          unit: 'complaints',
          baseline: 'count for the 12 months past',
          target: 'reduce it by 30 to 50 %',
        },
      ],
      data_needed: [
        'debts with their dates and proof',
        'contacts made and what followed',
        'plans, kept or broken',
        'complaints, hardship requests and disputes',
        'each client’s fees and rules',
      ],
    },
    {
      workflow:
        'Every person you ring is the right one, as far as papers can tell. Loading a ledger cleans it and sets aside stale or disputed debts, mistaken identity and hints of hardship for staff. The rest come with an hour, a channel and a plan of the kind people keep. Collectors do the talking, and the write-up is drafted for them.',
      build:
        'Build the loader before anything else: all ledgers, with names, balances and dates tested. Then hold the dialler to legal and policy limits. After that, rank for a good conversation and never for pressure. Summaries need a consent notice. No score may reach a credit listing.',
      checkpoint:
        'When illness, distress or violence appears, the hardship officer has the file. Each week a manager hears ten calls.',
      first_step:
        'Which warnings did you have on day one? By Friday, 60 complaints and failed plans have told the compliance manager.',
      stop_test: 'Should complaints rise in a month, end it. After four months, kept plans must be four points higher.',
      alternative:
        'Call twice at good times, and write plainly with three ways to pay. Accept fewer files, and send hardship to one trained colleague.',
      must_not_decide:
        'Software may not sue, list, refuse hardship or settle a dispute. The compliance manager and a hardship officer do that.',
      risks: [
        {
          risk: 'Ranking drifts toward whoever pays under pressure.',
          mitigation:
            'Score the talk, not the yield. Cap contacts by person and listen each week to calls with vulnerable people.',
        },
        {
          risk: 'A stranger is asked to pay, or a debt is beyond enforcing.',
          mitigation: 'Reject files that carry no proof. Debts near limitation are read by a person before all else.',
        },
      ],
      kpis: [
        {
          name: 'share of plans kept for three months',
          unit: '% of plans',
          baseline: 'trace the plans that last spring brought',
          target: 'lift it 8 to 12 points',
        },
        {
          name: 'complaints, per thousand accounts',
          unit: 'complaints',
          baseline: 'go over 12 months of records',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'ledgers, with papers behind each debt',
        'history of calls and letters',
        'arrangements and whether they held',
        'hardship, dispute and complaint files',
        'instructions and fees by client',
      ],
    },
    {
      workflow:
        'A collector’s first call starts from a clean file. The tool removes doubtful ones beforehand: wrong name, dispute, great age, a sign of hardship. Those go to a person. It suggests when to ring, how, and what plan, going by plans that lasted. The agreement is made by people, and notes and client reports follow in draft.',
      build:
        'Three layers make it up. An import tests name, balance and date on all ledgers. The dialler enforces the limits that law and policy set. A rank shows where a talk will help, free of pressure and apart from credit listing. Call notes are drafted if callers were told.',
      checkpoint:
        'The hardship officer reads each file that hints at distress, illness or violence. A manager samples ten calls weekly.',
      first_step:
        'The compliance manager studies 60 cases that went wrong, complaints and broken plans, and by Friday marks the day-one signs.',
      stop_test: 'It has four months to add four points to kept plans. Any month with a rise in complaints ends it.',
      alternative:
        'Take fewer files. Write in plain words and list three ways to pay. Ring twice when people have time, and keep one trained person for hardship.',
      must_not_decide:
        'Court, default listings, disputes and hardship are decided by the compliance manager, with a hardship officer. The tool stays clear of these.',
      risks: [
        {
          risk: 'The meek get the most calls.',
          mitigation:
            'Limit contacts by person, rank for useful talk alone, and check weekly how vulnerable people were treated.',
        },
        {
          risk: 'Debts that are barred, or another’s, get pursued.',
          mitigation: 'Lock out all files without evidence, and let staff see those close to the time limit first.',
        },
      ],
      kpis: [
        {
          name: 'plans still running after three months',
          unit: '% of plans',
          baseline: 'follow up last spring’s agreements',
          target: 'an extra 8 to 12 points',
        },
        {
          name: 'complaints received for every thousand accounts',
          unit: 'complaints',
          baseline: 'see the figures of 12 months',
          target: 'take off 30 to 50 %',
        },
      ],
      data_needed: [
        'dated debts and the documents',
        'who was reached, and the result',
        'plans made and their course',
        'records of hardship, complaints and disputes',
        'client terms and what they pay',
      ],
    },
  ],
  'finance/payouts-and-lease-ends': [
    {
      workflow:
        'Whatever happens when a contract ends goes down one lane. A form or mail comes in from dealer, customer or new lender. Authority and identity are checked, the ledger gives the figure and the day it lapses, and a letter is drafted for someone to release. Titles follow payment on a list, and leases show up 120 days before they end.',
      build:
        'The payout sum comes from the ledger as now, with a form, drafted letters and an identity check added. A lease-end diary offers a sale, a longer term or return, and photos record the state on return. Once money has cleared, a batch of PPSR releases leaves every day.',
      checkpoint:
        'Letters and titles are let go by a settlements officer. Waived fees and strange balances need another pair of eyes.',
      first_step:
        'For a week, note when each release, payout or lease-end request came and when it was answered. The service manager keeps the log.',
      stop_test:
        'Drop it when a title is released in error even once, or if eight weeks on a letter takes over half the time it took.',
      alternative:
        'One form on the website, answers at eleven and three, and a list on the wall of leases with under four months to go.',
      risks: [
        {
          risk: 'Somebody who should not know gets the balance.',
          mitigation: 'Reply only to contacts on file, after a check of who asks and by what right.',
        },
        {
          risk: 'The security is gone before the money has come.',
          mitigation: 'Let cleared funds alone feed the list, and let a colleague tick it too.',
        },
      ],
      kpis: [
        {
          name: 'wait for a payout letter',
          unit: 'hours',
          baseline: 'take the time on 50',
          target: '60 to 80 % shorter',
        },
        {
          name: 'leases past end date without a decision',
          unit: '% of leases',
          baseline: 'go back 12 months',
          target: '50 to 70 % fewer',
        },
      ],
      data_needed: [
        'contract ends and residuals',
        'balances and fees in the ledger',
        'requests and how long they took',
        'condition on return, price on sale',
        'who may act for whom',
      ],
    },
    {
      workflow:
        'Dealers, customers and other lenders get their answer the same day. The tool reads the request, confirms who is asking and whether they may, fetches balance and expiry day in the ledger, then prepares the letter. Staff send it. When a contract is paid it joins the release list, and every lease is raised 120 days before its end.',
      build:
        'Leave the sums to the ledger. Around it go a request form, a check on identity and ready letters. Lease ends are diarised with the choice to return, extend or buy, and photos are taken at return. PPSR releases run once a day on cleared funds.',
      checkpoint:
        'Nothing leaves without the settlements officer. Odd balances and waivers of fees are approved by someone else again.',
      first_step:
        'Keep a one-week log of all payouts, releases and lease ends, with hours in and out, under the service manager.',
      stop_test:
        'End it if after eight weeks letters need more than half the time of today. One title released wrongly is enough to stop as well.',
      alternative:
        'Answer from the ledger every day at eleven and at three, take requests on one form, and pin up the leases due in four months.',
      risks: [
        {
          risk: 'A former partner or a crook learns the figure.',
          mitigation: 'Identity and authority come first, and the letter goes to known addresses only.',
        },
        {
          risk: 'A release goes out on a payment that bounces.',
          mitigation: 'No contract joins the list until funds clear, and a colleague signs too.',
        },
      ],
      kpis: [
        {
          name: 'hours a dealer or customer waits for the figure',
          unit: 'hours',
          baseline: 'clock 50 requests',
          target: 'down by 60 to 80 %',
        },
        {
          name: 'share of leases that drift past their term',
          unit: '% of leases',
          baseline: 'use the last 12 months of ends',
          target: 'bring it down 50 to 70 %',
        },
      ],
      data_needed: [
        'end dates, residuals',
        'ledger figures with fees',
        'log of requests',
        'inspection at return and resale',
        'signed authorities',
      ],
    },
    {
      workflow:
        'Payout figures leave in hours, and no lease ends unnoticed. Dealers, customers and new lenders ask by mail or form. The tool verifies identity and authority, reads sum and good-until date from the ledger, and drafts a letter for a person to release. Paid contracts join the title list. Leases surface 120 days early.',
      build:
        'The ledger’s payout function stays at the centre. You add a form, letters in draft and a check on identity. A diary puts lease ends forward with three choices, buy, extend or return, and photos at return. Cleared funds trigger a daily run of PPSR releases.',
      checkpoint:
        'A settlements officer lets out every letter and title. Fee waivers and balances that look odd go to a second person.',
      first_step:
        'For one week record payouts, lease ends and releases, hour in and hour out. The service manager collects it.',
      stop_test:
        'Stop on the first wrong title release. At eight weeks, stop if letters take above half of the former time.',
      alternative:
        'Use one form and reply at eleven and three from the ledger. A list on the wall shows leases within four months of their end.',
      risks: [
        {
          risk: 'Someone with the contract number, but no right to it, gets the figure.',
          mitigation: 'Verify who asks and their authority. Reply to contacts on file and nowhere else.',
        },
        {
          risk: 'Title is let go on money that never arrives.',
          mitigation: 'Only cleared funds put a contract on the list, and two people tick it.',
        },
      ],
      kpis: [
        {
          name: 'hours before a payout letter is out',
          unit: 'hours',
          baseline: 'watch 50 requests',
          target: 'reduce it by 60 to 80 %',
        },
        {
          name: 'leases that lapse undecided',
          unit: '% of leases',
          baseline: 'see those of the last 12 months',
          target: 'reduce them by 50 to 70 %',
        },
      ],
      data_needed: [
        'end dates and residual values',
        'what the ledger says is owed',
        'requests logged with their times',
        'inspection results and resale values',
        'letters of authority',
      ],
    },
    {
      workflow:
        'All end-of-contract requests go through one door and are answered that day. Whoever asks, customer, dealer or other lender, is checked for identity and authority. The ledger supplies amount and last valid day, a letter is drafted, and staff release it. Settled contracts wait on a list for title, and leases appear 120 days out.',
      build:
        'Do not rebuild the sums: let the ledger make them. Surround it with a request form, identity checks and prepared letters. Lease ends sit in a diary, each with an offer to return, buy or extend, and returns are photographed. PPSR releases go daily, after clearance.',
      checkpoint:
        'For letters and titles, the settlements officer gives the release. A colleague must agree to waive a fee or accept an odd balance.',
      first_step:
        'During one week staff note when each payout, lease end or release came in and went out, for the service manager.',
      stop_test:
        'After eight weeks a letter should need half the time or less. If not, or on one wrong release, end it.',
      alternative:
        'Take requests on a single form, answer twice daily at eleven and three, and post the leases that run out inside four months.',
      risks: [
        {
          risk: 'An old partner or a swindler learns the balance.',
          mitigation: 'Authority and identity are tested every time, and letters go to known contacts alone.',
        },
        {
          risk: 'The bank returns the payment after the title has gone.',
          mitigation: 'Link the list with funds that have cleared, plus a tick by someone else.',
        },
      ],
      kpis: [
        {
          name: 'time a payout letter takes',
          unit: 'hours',
          baseline: 'measure 50 of them',
          target: 'lower by 60 to 80 %',
        },
        {
          name: 'share of leases beyond term with nothing agreed',
          unit: '% of leases',
          baseline: 'check 12 months of lease ends',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'contracts, their ends and residuals',
        'ledger amounts, fees included',
        'a log of payout and release requests',
        'return condition and sale results',
        'proof of authority to act',
      ],
    },
    {
      workflow:
        'Nobody waits a week for a balance. Requests by form or mail, from a dealer, a customer or the next lender, are checked for who asks and by what authority. Amount and expiry come out of the ledger into a drafted letter, and a person sends it. Title follows on a list after payment. Leases come up with 120 days to run.',
      build:
        'Keep payout sums in the ledger. Build around them: one form, an identity check, drafted letters. Lease ends need a diary that offers return, purchase or extension, with photos when the goods are back. Once funds clear, PPSR releases go as a daily batch.',
      checkpoint:
        'Nothing is released except by a settlements officer. Someone else approves strange balances and any fee that is waived.',
      first_step:
        'Start a log this week. The service manager wants arrival and reply times of every lease-end, payout and release request for one week.',
      stop_test:
        'The limit is half the present time per letter after eight weeks. A title released in error stops it sooner.',
      alternative:
        'Two fixed hours, eleven and three, for answers out of the ledger, one form for requests, and a wall list four months ahead.',
      risks: [
        {
          risk: 'Figures reach a person who has no claim to them.',
          mitigation: 'No answer without identity and authority, and none to contacts that are not on file.',
        },
        {
          risk: 'You give up the title and the transfer fails.',
          mitigation: 'A contract is listed once its funds are clear, and another officer confirms.',
        },
      ],
      kpis: [
        {
          name: 'wait for the payout figure in writing',
          unit: 'hours',
          baseline: 'use a sample of 50',
          target: 'take off 60 to 80 %',
        },
        {
          name: 'leases running on past the end date',
          unit: '% of leases',
          baseline: 'count over 12 months',
          target: 'take off 50 to 70 %',
        },
      ],
      data_needed: [
        'contract dates and residual sums',
        'balances, with fees, from the ledger',
        'when requests came and went',
        'how goods came back, and sale prices',
        'who is authorised on each contract',
      ],
    },
  ],
  'finance/death-and-disability-claims': [
    {
      workflow:
        'A claim starts with a list of papers, a person with a name and a date. Arriving papers are read and ticked off, and plain letters ask families, employers and doctors for what is missing. Medical files become a timeline with page numbers. Then the case manager reads, phones the family and brings the case to the insurer or trustee.',
      build:
        'Set down which papers each kind of claim truly needs, and drop the others. A tracker above the claims system reminds people after 7 days, then 14, then 28. Medical files and certificates are read in a secure service. The family hears a voice before they see a form letter.',
      checkpoint:
        'Timeline and letters pass the case manager. No recommendation is made until the assessor has read the medical reports.',
      first_step:
        'Take 20 claims that are closed, and have the claims manager draw each as a line of days with the idle weeks marked.',
      stop_test:
        'Six months on, give up if the median is not a tenth shorter, and stop when any assessor was misled by a summary.',
      alternative:
        'Name one person per claim, shorten the list of papers, and meet standing up twice a week over the 20 that have waited longest.',
      risks: [
        {
          risk: 'The line that proves the claim is missing from the summary.',
          mitigation: 'Entries point to pages, and key reports are read from first to last by the assessor.',
        },
        {
          risk: 'Grieving people get a machine’s letter.',
          mitigation: 'The case manager phones first and chooses each letter and its day.',
        },
      ],
      kpis: [
        {
          name: 'time from first notice to a decision',
          unit: 'days',
          baseline: 'use 100 claims, split by type',
          target: '25 to 40 % shorter',
        },
        {
          name: 'share of open claims idle for 30 days',
          unit: '% of open claims',
          baseline: 'take a count today',
          target: 'under 5 %',
        },
      ],
      data_needed: [
        'step dates for each claim',
        'which papers are required',
        'reports from doctors and employers',
        'member file with nominations',
        'complaints on slow claims',
      ],
      must_not_decide:
        'Trustee or insurer decides on payment and on who receives it. Honesty, illness and dependants are never for a program to weigh.',
    },
    {
      workflow:
        'Families deal with one person, who always knows what is missing. The tool keeps the list for every claim, reads incoming papers and chases the rest from doctor, employer or relative in plain words. It turns long medical files into dated lines with pages. After reading, the case manager calls the family and submits to trustee or insurer.',
      build:
        'Less paper comes first: go through each list, type by type, and remove what no decision rests on. Next add a tracker with nudges on day 7, 14 and 28, and secure reading of certificates and medical files. Standard letters wait until somebody has telephoned.',
      checkpoint:
        'The case manager answers for every letter and for the timeline. Assessors read the medical evidence itself before they recommend.',
      first_step:
        'On one wall, chart 20 finished claims by the day. The claims manager circles each week that passed with no action.',
      stop_test:
        'End it if six months do not take a tenth off the median, or if an assessor is once misled by a summary.',
      alternative:
        'Twice a week, stand together over the 20 oldest files. Ask for fewer papers, and put one name on each claim.',
      risks: [
        {
          risk: 'A thick file shrinks to one page, and the fact that matters is lost.',
          mitigation: 'Give each line a page link, and let assessors read the main reports whole.',
        },
        {
          risk: 'The wrong tone at the wrong time hurts people in grief.',
          mitigation: 'First contact is a call, after which the case manager decides on letters.',
        },
      ],
      kpis: [
        {
          name: 'days families wait for a decision',
          unit: 'days',
          baseline: 'look at 100 recent claims of each type',
          target: 'down by 25 to 40 %',
        },
        {
          name: 'open claims nobody touched in 30 days',
          unit: '% of open claims',
          baseline: 'count them this morning',
          target: 'fewer than 5 %',
        },
      ],
      data_needed: [
        'claim history with dates',
        'required papers by type',
        'medical and work evidence',
        'nominations, member data',
        'what people complained of',
      ],
      must_not_decide:
        'Paying a claim, and choosing the recipient, is for the trustee or the assessor at the insurer. The tool gathers papers and judges nothing.',
    },
    {
      workflow:
        'No family has to ask twice what is still needed. Each claim has its list, a named person and a next date. Papers are read and ticked as they come, and plain letters go to employers, families and doctors. Medical files turn into a timeline with pages. The case manager studies it, phones the family and submits the file.',
      build:
        'Shorten the lists first, claim type by claim type, until only papers in real use remain. A tracker on the claims system then reminds on day 7, on day 14 and on day 28. Certificates and medical files are read by a secure service. A phone call comes before any standard letter.',
      checkpoint:
        'Letters and timeline are checked by the case manager. The assessor goes to the medical reports themselves before recommending.',
      first_step: 'Lay 20 closed claims out by day. The claims manager marks the weeks when nobody did anything.',
      stop_test:
        'Six months should lower the median by a tenth. Stop if they do not, or if a summary leads an assessor astray.',
      alternative:
        'Fewer papers, one person per claim, and a short meeting over the 20 oldest, held twice weekly, will already help.',
      must_not_decide:
        'Paying, and whom to pay, is a decision of the trustee, or of the assessor at the insurer. No tool judges illness, honesty or dependants.',
      risks: [
        {
          risk: 'One supporting line in a thick file is left out of the summary.',
          mitigation: 'Every line links to its page, and assessors read key reports complete.',
        },
        {
          risk: 'A form letter reaches a family in the week of the funeral.',
          mitigation: 'The case manager rings before all else, and settles with them what comes when.',
        },
      ],
      kpis: [
        {
          name: 'days a claim takes from notice',
          unit: 'days',
          baseline: 'sort the last 100 by type and measure',
          target: 'reduce it by 25 to 40 %',
        },
        {
          name: 'claims untouched for 30 days',
          unit: '% of open claims',
          baseline: 'make a count now',
          target: 'kept below 5 %',
        },
      ],
      data_needed: [
        'dates of each step, claim by claim',
        'documents each claim type requires',
        'evidence from employers and doctors',
        'nominations with the member’s record',
        'letters complaining of delay',
      ],
    },
    {
      workflow:
        'Claims move, because somebody always knows the next step and its date. The tool holds the list of papers, reads and ticks what arrives, and asks doctor, family or employer for more in plain language. Medical history becomes dated entries, each with its page. Once the case manager has read it and called the family, it goes to trustee or insurer.',
      build:
        'For every type of claim, write the papers you need and drop those no one looks at. Put reminders on 7, 14 and 28 days in a tracker above your claims system. Have a secure service read medical files and certificates. Families are phoned ahead of any template.',
      checkpoint:
        'The timeline and all letters go past the case manager, and medical reports are read by the assessor before a recommendation.',
      first_step:
        'With 20 finished claims, make a chart of days. The claims manager points out every week without action.',
      stop_test:
        'If the median has not dropped by a tenth in six months, stop. Stop too should one assessor be misled by what the tool wrote.',
      alternative:
        'Give each claim an owner and cut its list of papers. Stand together over the 20 longest-waiting ones twice a week.',
      must_not_decide:
        'Payment and payee are settled by trustee or insurer’s assessor. How ill, how honest, how dependent: a tool weighs none of it.',
      risks: [
        {
          risk: 'The summary drops the sentence the claim depends on.',
          mitigation: 'Link entries and pages, and leave the main medical reports to be read whole.',
        },
        {
          risk: 'Automation sends a bereaved person something cold.',
          mitigation: 'Open with a phone call by the case manager, who picks every later letter and its time.',
        },
      ],
      kpis: [
        {
          name: 'time between notice and decision',
          unit: 'days',
          baseline: 'look at 100 claims, type by type',
          target: 'lower by 25 to 40 %',
        },
        {
          name: 'open claims idle longer than 30 days',
          unit: '% of open claims',
          baseline: 'check the list today',
          target: 'no more than 5 %',
        },
      ],
      data_needed: [
        'what happened when, on each claim',
        'checklists of papers by claim type',
        'doctors’ and employers’ reports',
        'beneficiary nominations and member data',
        'delay complaints received',
      ],
    },
    {
      workflow:
        'Papers come together without the family having to chase. One person owns the claim, one list shows what is missing, and one date says what is next. Software ticks off arrivals, writes plainly to doctors, employers and relatives, and builds a paged timeline from medical files. Then the case manager reads, rings and submits.',
      build:
        'Begin with scissors: strike from each list of papers what no decision uses. Follow with a tracker that nudges at 7, at 14 and at 28 days over the claims system, and secure document reading of medical files and certificates. Someone speaks to the family first.',
      checkpoint:
        'Case managers check each letter and the timeline. No assessor recommends without having read the medical reports.',
      first_step: 'Reconstruct 20 closed claims, one day after another. Idle weeks are marked by the claims manager.',
      stop_test:
        'Stop after six months unless the median is a tenth lower. A single summary that misleads an assessor ends it as well.',
      alternative:
        'Meet standing, twice weekly, on the 20 oldest claims. Ask for less paper, and put a name on each case.',
      must_not_decide:
        'It is the insurer’s assessor or the trustee who says yes and to whom. The tool must leave honesty, dependants and illness alone.',
      risks: [
        {
          risk: 'What supports the claim is lost when a long file is condensed.',
          mitigation: 'Each entry shows its page number, and the assessor reads the important reports to the end.',
        },
        {
          risk: 'A widow opens a computer’s letter days after the death.',
          mitigation: 'First comes the case manager’s call. Only they decide on letters and dates.',
        },
      ],
      kpis: [
        {
          name: 'days until a claim is decided',
          unit: 'days',
          baseline: 'work from 100 recent claims per type',
          target: 'take off 25 to 40 %',
        },
        {
          name: 'share of claims with 30 days of silence',
          unit: '% of open claims',
          baseline: 'take stock today',
          target: 'held under 5 %',
        },
      ],
      data_needed: [
        'a dated history for every claim',
        'the papers asked for, by type',
        'reports by treating doctors and employers',
        'member records, nominations included',
        'complaints that claims are slow',
      ],
    },
  ],
  'finance/rate-reviews': [
    {
      workflow:
        'Once a month the whole book is read and a call list falls out. Lender discounts, rate, term and the end of fixed or interest-only periods are compared, and a call note or a request to reprice is drafted. The broker judges whether to stay, reprice or move is best for the client, phones and writes down the outcome.',
      build:
        'Bring trail files and settlement data together, so that one table holds dates, lender and rate. A few rules do most of it: under 120 days to a fixed end, half a point over the rate for new clients, or two years without a talk. Notes and lender requests are drafts for a person.',
      checkpoint:
        'Before dialling, the broker reads the file. Afterwards they sign why the client stays, reprices or moves.',
      first_step:
        'By Thursday the principal knows how many loans left over 12 months and when 30 of those clients last heard from you.',
      stop_test:
        'Give up if six months show reviewed loans going at the same speed, and stop the list when that is clear.',
      alternative:
        'Five calls each morning, taken from a list in order of fixed end and last contact, need no tool at all.',
      risks: [
        {
          risk: 'A move pays the broker and costs the client.',
          mitigation:
            'Put fees and the longer term beside the saving, and let compliance look at ten reviews each month.',
        },
        {
          risk: 'You quote a rate that changed long ago.',
          mitigation: 'Get the present rate from lender or client, and speak of savings afterwards.',
        },
      ],
      kpis: [
        {
          name: 'share of loans that run off',
          unit: '% a year',
          baseline: 'read it from trail files over 12 months',
          target: '15 to 25 % lower',
        },
        {
          name: 'clients you talked to within a year',
          unit: '% of clients',
          baseline: 'look in the CRM',
          target: '70 % of them',
        },
      ],
      data_needed: [
        'loan list with rates, dates, lenders',
        'monthly trail',
        'current offers for new borrowers',
        'goals and last talk by client',
        'loans discharged, with cause',
      ],
      must_not_decide:
        'The licensed broker and the client choose what suits. A list may not name a lender, and it may not skip people because they bring little income.',
    },
    {
      workflow:
        'Clients hear from you before another broker calls. The tool checks each loan monthly for an ending fixed or interest-only period, a dear rate or a discount the lender now gives. It prepares the call note or the repricing form. The broker weighs stay, reprice and move for that client, makes the call and records it.',
      build:
        'One table is the heart of it, fed by trail files and settlements, with every rate, lender and date. Flag a fixed term that ends inside 120 days, a rate half a point dearer than new clients pay, or silence of two years. Drafts go to the broker, never straight out.',
      checkpoint:
        'A broker has read the file before each call and afterwards puts a name to the reason for the choice.',
      first_step:
        'Export the book. The principal counts what was lost in 12 months and looks up the latest contact on 30 lost loans by Thursday.',
      stop_test:
        'End the reviews after six months if they make no difference to how fast loans leave, set against loans still waiting.',
      alternative: 'Order the book by last contact and end of fixed term, then ring five people a morning.',
      risks: [
        {
          risk: 'Moving clients becomes a habit that feeds commission.',
          mitigation:
            'Full cost, with new term and fees, stands on the page, and ten reviews a month are sampled by compliance.',
        },
        {
          risk: 'An outdated rate spoils the call.',
          mitigation: 'Check it with the client or the lender first, and hold back any promise until then.',
        },
      ],
      kpis: [
        {
          name: 'yearly loss of loans',
          unit: '% a year',
          baseline: 'use 12 months of run-off',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'share of old clients reached in the year',
          unit: '% of clients',
          baseline: 'count notes in the CRM',
          target: '70 % or more',
        },
      ],
      data_needed: [
        'book of settled loans',
        'trail files',
        'today’s rates from lenders',
        'client notes and last call',
        'why loans were paid out',
      ],
      must_not_decide:
        'Advice is the licensed broker’s, agreed with the client. The tool neither picks lenders nor drops small clients from the list.',
    },
    {
      workflow:
        'Clients learn of a better rate from you, not from a rival. Monthly the tool compares each loan’s rate, term and lender discounts, and sees when fixed or interest-only terms end. It drafts the call note or the request to reprice. The broker checks what serves the client, to stay, reprice or move, then rings and records it.',
      build:
        'Put settlements and trail in one table of lender, rate and dates. Three rules make the list: two years of silence, half a point over what new clients pay, 120 days or less of fixed term. Call notes and lender requests are drafted, and a broker reads all of them.',
      checkpoint:
        'Each call follows a reading of the file. The broker signs the reason, whether stay, move or reprice.',
      first_step:
        'How many loans went in 12 months? From an export the principal knows by Thursday, with the latest contact on 30 of them.',
      stop_test: 'Compare after six months. If reviewed loans go as fast as those still to be reviewed, stop.',
      alternative: 'Ring five clients a morning, beginning with the nearest fixed end and the longest silence.',
      must_not_decide:
        'The broker, licensed, and the client decide together what suits. No list recommends lenders or leaves out people on small incomes.',
      risks: [
        {
          risk: 'Commission, not benefit, drives the move.',
          mitigation: 'Print the full cost with fees and the new term. Compliance tests ten reviews every month.',
        },
        {
          risk: 'A stale rate opens the call badly.',
          mitigation: 'First confirm today’s rate with lender or client, then speak of a saving.',
        },
      ],
      kpis: [
        {
          name: 'loans that leave the book',
          unit: '% a year',
          baseline: 'trail statements over 12 months show the run-off',
          target: 'reduce it by 15 to 25 %',
        },
        {
          name: 'clients contacted in the past year',
          unit: '% of clients',
          baseline: 'count them in the CRM',
          target: 'up to 70 %',
        },
      ],
      data_needed: [
        'settled loans, rate and lender noted',
        'trail by month',
        'what lenders offer newcomers',
        'client aims and date of last talk',
        'reasons loans were discharged',
      ],
    },
    {
      workflow:
        'Once a month you know whom to ring and why. Every loan is looked at for its rate, term, discounts at the lender and the end of any fixed or interest-only period, and a repricing request or call note is ready. Is the client better off to move, reprice or stay? The broker judges that, calls and notes the answer.',
      build:
        'Start with a table, made of settlements and trail, that shows each rate, lender and key date. Rules then pick out fixed terms with 120 days left, rates half a point above new business, and clients not spoken to in two years. What it drafts is read before it goes.',
      checkpoint: 'The broker studies a file before ringing and afterwards signs for the choice made and its reason.',
      first_step:
        'By Thursday the principal wants two facts: the loans lost in 12 months, and for 30 lost borrowers the date of last contact.',
      stop_test:
        'Six months is the test. Unless reviewed loans stay longer than others, there is no point in going on.',
      alternative: 'Sort clients by last contact and fixed end date. Five calls each morning, from the top, will do.',
      must_not_decide:
        'A licensed broker finds with the client what suits them. The tool proposes no lender, and nobody is dropped for earning little.',
      risks: [
        {
          risk: 'A switch is good for the broker and poor for the borrower.',
          mitigation: 'Show fees, new term and total cost, with ten reviews a month sampled by compliance.',
        },
        {
          risk: 'You call with a figure that is out of date.',
          mitigation: 'Ask for the current rate before any saving is named.',
        },
      ],
      kpis: [
        {
          name: 'yearly run-off of loans',
          unit: '% a year',
          baseline: 'use trail files for 12 months',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'share of past clients reached each year',
          unit: '% of clients',
          baseline: 'see contacts in the CRM',
          target: 'get to 70 %',
        },
      ],
      data_needed: [
        'each loan’s lender, dates and rate',
        'month-by-month trail files',
        'rates for new borrowers by lender',
        'notes on goals and last contact',
        'paid-out loans and the cause',
      ],
    },
    {
      workflow:
        'The book is worked every month, so fewer loans slip away. Ending fixed or interest-only terms, high rates and unused lender discounts are found, and a call note or repricing form is drafted for each. Whether staying, moving or repricing helps the client is for the broker to check. They phone and log what was agreed.',
      build:
        'All you need is a table and some rules. Settlement data and trail files give dates, lender and rate. A loan is listed if a fixed term ends in 120 days, its rate is half a point dear, or two years have gone without a talk. Drafts for lenders and calls wait for a reader.',
      checkpoint:
        'Brokers open the file, then dial. Why the client stays, moves or reprices is written down and signed.',
      first_step:
        'Export the loan book and count departures over 12 months. For 30 of these the principal looks up the last contact, by Thursday.',
      stop_test: 'If six months make no difference between reviewed loans and the rest, end it.',
      alternative:
        'Phone five clients every morning. Those whose fixed term ends soon, or who have not heard from you for long, come first.',
      must_not_decide:
        'What fits the borrower is agreed between client and licensed broker. A list may neither pick the lender nor pass over low earners.',
      risks: [
        {
          risk: 'Clients get moved because it pays.',
          mitigation: 'The page shows all costs, new term included, and compliance looks into ten reviews monthly.',
        },
        {
          risk: 'The wrong rate on file makes you look careless.',
          mitigation: 'Check with lender or client what they pay now. Promise nothing before.',
        },
      ],
      kpis: [
        {
          name: 'loans lost in a year',
          unit: '% a year',
          baseline: 'read 12 months of trail for run-off',
          target: 'take off 15 to 25 %',
        },
        {
          name: 'clients spoken to at least yearly',
          unit: '% of clients',
          baseline: 'search the CRM for contacts',
          target: '70 % at least',
        },
      ],
      data_needed: [
        'settlements with rate, lender and date',
        'trail payments, month by month',
        'lenders’ rates for new loans',
        'when clients last talked, and their goals',
        'discharged loans with the reason given',
      ],
    },
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'hospitality/demand-forecast': [
    {
      workflow:
        'Overnight the day’s figures arrive from the booking book and the till. At breakfast the duty manager and the head chef look 14 days ahead, lunch apart from dinner, and every peak comes with its cause. The same page drives rosters, orders and prep.',
      build:
        'Your POS or roster tool can forecast: try that before anything else. Should it be blind to local events, let a small model learn from sales of two years plus holidays, weather and the town’s fixtures. Print it next to what the manager would have guessed.',
      checkpoint:
        'On Tuesdays the duty manager agrees to the covers for the week. Neither the meat order nor the roster leaves before that.',
      first_step:
        'Pull hourly sales for 24 months out of the POS, pick the ten strongest and ten weakest days, and write beside each what was behind it.',
      stop_test:
        'Eight weeks is the limit. If it does not come 10 % nearer to the real covers than the manager did, call it a day.',
      alternative:
        'Run off this week of last year, events and weather included, and move it by 10 % up or down as you see fit.',
      risks: [
        {
          risk: 'A large wedding or a closed road throws the figures out, and there is not enough food.',
          mitigation:
            'The duty manager can set any day by hand and say why, and such days do not teach the model anything.',
        },
        {
          risk: 'One Saturday goes wrong, and from then on nobody opens the page.',
          mitigation:
            'Start each week with the score of the last four: how near the tool came, and how near the managers did.',
        },
      ],
    },
    {
      workflow:
        'Till and booking book report their totals after close. Next morning there is a page with expected covers for 14 days, split into lunch and dinner, and a note on what drives each rise. It serves duty manager and head chef alike. From it come prep, orders and rosters.',
      build:
        'See what the forecast in your POS or roster software can do. Where it misses what happens in town, a small model may help: sales of two years, the fixture list, weather and holidays. Always set its number next to the manager’s.',
      checkpoint:
        'Every Tuesday, covers for the week get the duty manager’s signature. Only then may roster and meat order be released.',
      first_step:
        'Download hourly POS sales of the past 24 months, find the ten highest and ten lowest days, and add the cause to each.',
      stop_test:
        'Compare for eight weeks. It has to be 10 % closer to actual covers than the manager’s guess, or it ends.',
      alternative:
        'Look up last year’s week with events and weather, then add or take away 10 % by your own judgement.',
      risks: [
        {
          risk: 'Something that happens once, like a big wedding or a road that is shut, leads the forecast astray, and dishes run out.',
          mitigation:
            'Give the duty manager the right to change any day with a reason, and leave those days out when the tool learns.',
        },
        {
          risk: 'A single poor Saturday is enough for managers to ignore it.',
          mitigation: 'On Monday compare the past four weeks and see who was nearer, people or tool.',
        },
      ],
    },
  ],
  'hospitality/rosters': [
    {
      workflow:
        'By Wednesday the crew has keyed in when they can work. A draft roster weighs covers, skills, breaks and what the award costs. The manager shuffles people, watches the wage total move, and publishes. If someone is ill, free staff on lower rates are asked before others.',
      build:
        'Deputy, Tanda and Humanforce can fill shifts and apply the award; get the most from that first. Link it with the till, so each hour shows sales and wages. Pay a payroll adviser to check the award settings one time.',
      checkpoint:
        'Nothing is posted unread: the manager who knows these people goes through each roster, and signs the hours ahead of pay day.',
      first_step:
        'Go back over four rosters and highlight every hour with idle hands or guests left waiting. Those are the shifts to change.',
      stop_test:
        'Ten weeks to shift the wage share by one point. If it does not, or two mistakes in pay come from it, drop the tool.',
      alternative:
        'Store a quiet, a normal and a peak roster in one sheet that all managers share, and choose from the three every week.',
      risks: [
        {
          risk: 'Whoever turns down shifts, or must fetch the kids, is slowly rostered less.',
          mitigation:
            'Look at hours for each person monthly, and talk with all who are down by over a fifth before it continues.',
        },
        {
          risk: 'One award level is set wrong, each pay run repeats it, and the back pay you owe gets very large.',
          mitigation:
            'A payroll person goes over all ages, levels and loadings in week one, then again with every annual wage review.',
        },
      ],
    },
    {
      workflow:
        'Wednesday is the deadline for free days in the app. Award costs, breaks, skills and covers shape a first roster. As the manager moves people, the wage bill follows, until it is right and goes up. For a sick call, the free and less costly are contacted ahead of the rest.',
      build:
        'Buy nothing until you have tried the award rules and auto-build of Deputy, Tanda or Humanforce. With the POS connected you can read wages and sales hour by hour. A payroll adviser should go through the award set-up, once.',
      checkpoint:
        'Rosters are read by the manager who knows everyone before they go up. The same person signs timesheets in time for pay day.',
      first_step:
        'Look at four recent rosters and mark the hours when guests had to wait or staff had nothing to do, so you know what to fix.',
      stop_test:
        'End it when ten weeks have not changed the wage share by a point, or when it has caused two errors in pay.',
      alternative:
        'Have three rosters ready, for peak, normal and quiet weeks, share them in a sheet, and use the one that fits.',
      risks: [
        {
          risk: 'People with kids to collect, or who decline now and then, find their hours shrinking.',
          mitigation:
            'Once a month check everyone’s hours, and if somebody is short by over a fifth, hear them before you go on.',
        },
        {
          risk: 'From one wrong award level in the system grows a very large bill for back pay.',
          mitigation:
            'Ages, loadings and levels are checked by payroll staff in the first week, and each year when wages are reviewed.',
        },
      ],
    },
  ],
  'hospitality/booking-enquiries': [
    {
      workflow:
        'When three rings pass unanswered, or a message sits, an assistant steps in. Your own page tells it about hours, parking, dates and the menu. Simple tables and tours it books itself. Complaints, big groups and anything about allergies reach staff with a short note.',
      build:
        'Check if your booking system has a phone and web assistant and turn it on. If it lacks one, hire a voice agent with access to the diary. Two pages of facts are its script. Its opening words make clear that a machine is talking.',
      checkpoint:
        'At 11 am and at 4 pm the duty manager goes through what was passed on and rings each complaint, group and special request.',
      first_step:
        'Leave a sheet by the phone for seven days and note each caller, the reason and if anyone picked up. Turn the ten commonest questions into the fact sheet.',
      stop_test:
        'Pull the plug when direct bookings drop, or when after six weeks staff still have to repair over one in ten calls.',
      alternative:
        'Use the voicemail greeting and the top of every profile for three links: book online, see the menu, find the way.',
      risks: [
        {
          risk: 'Callers are told they can have a price, a late checkout or the window seat, and you have to say no.',
          mitigation:
            'It may sell what the diary holds and nothing else; during month one, go through ten notes daily.',
        },
        {
          risk: 'Long-time guests dislike the machine and book with someone else.',
          mitigation: 'Saying "staff" brings a human to the line, and numbers you know bypass the machine.',
        },
      ],
    },
    {
      workflow:
        'Unanswered for three rings, a call is taken by the assistant, and so are messages. It knows hours, menu, dates and parking from a page of yours. It enters ordinary tours and tables in the diary. If the talk turns to allergies, complaints or a large party, a person gets a note and takes over.',
      build:
        'Maybe the booking system can answer the web and the phone by itself; then use that. Otherwise pay for a voice agent with the skill to book. Write it a fact sheet of two pages, and have it start by saying that it is no human.',
      checkpoint:
        'At 11 am, and at 4 pm once more, the duty manager reads what the assistant handed over, and phones groups, complaints and people with special needs.',
      first_step:
        'Count calls on a pad for seven days: from whom, about what, taken or lost. Write the fact sheet from the top ten.',
      stop_test:
        'After six weeks, if staff must put right more calls than one in ten, it goes off. A fall in direct bookings leads to the same.',
      alternative:
        'Add the menu, a booking link and a page on "how to find us" to the first line of all profiles and to the voicemail.',
      risks: [
        {
          risk: 'It agrees to a price, a table at the window or a late checkout that is not on offer.',
          mitigation:
            'The diary is the limit of what it can offer, and in month one you read ten of its notes every day.',
        },
        {
          risk: 'For some older regulars, talking to software is reason enough to leave.',
          mitigation:
            'The word "staff" puts a caller through, and people whose number you know never meet the assistant.',
        },
      ],
    },
  ],
  'hospitality/function-quotes': [
    {
      workflow:
        'Software picks date, heads, budget and diets out of the mail. With the diary checked, it builds a proposal from your prices and packages and asks about the gaps. The events person polishes and sends, and is reminded on day three. Once accepted, run sheet and deposit invoice follow.',
      build:
        'Sort out your packages and what each head costs. Then try the proposal builder of Priava, Event Temple or the booking tool. To finish, a mail assistant learns your tone from ten quotes that won.',
      checkpoint:
        'Quotes pass the events coordinator, every one. Above 80 heads, or where diets are unusual, the chef signs as well.',
      first_step:
        'Dig out 20 recent quotes, write down size, price, how many days you took and the outcome, then choose the three best-selling packages.',
      stop_test:
        'At six weeks, end it if a quote still needs over one working day. Two wrong prices sent out end it as well.',
      alternative:
        'Publish three packages with their prices on the site, and answer from a template no longer than a page.',
      risks: [
        {
          risk: 'An old rate per head slips into the draft, and you pay to host the party.',
          mitigation: 'One dated price list is the only source, and nothing below the chef’s cost floor can be sent.',
        },
        {
          risk: 'The same Saturday is promised to two couples.',
          mitigation: 'As soon as a quote goes, the diary shows a hold, which falls away on its own in seven days.',
        },
      ],
    },
    {
      workflow:
        'Each enquiry is searched for heads, date, diet and budget. If the diary is free, price list and packages give a proposal, and open points are asked back. The events person edits before sending and follows up on day three. With a yes come a deposit invoice and a run sheet.',
      build:
        'Costs per head and packages have to be clean before you start. Use the builder in your booking software, or in Event Temple or Priava. For the rest, give a mail assistant ten of your winning quotes to draft from.',
      checkpoint:
        'Nothing is quoted until the events coordinator has read it. The chef must sign too if there are over 80 heads or odd diets.',
      first_step:
        'List the 20 latest quotes with heads, days until you replied, price and result, and see which three packages sell.',
      stop_test:
        'Either of these is the end: two quotes with the wrong price, or quotes that in week six still need over one working day each.',
      alternative: 'Show three packages at fixed prices on your site, and copy each reply from a single page.',
      risks: [
        {
          risk: 'With last year’s price per head in the draft, the event costs you money.',
          mitigation:
            'There is one price list, it carries a date, and quotes beneath the floor set by the chef are blocked.',
        },
        {
          risk: 'You quote one Saturday to two couples at a time.',
          mitigation: 'A quote puts a hold on its date at once, and after seven days the hold is lifted.',
        },
      ],
    },
  ],
  'hospitality/supplier-invoices': [
    {
      workflow:
        'At the back door a kitchen hand photographs the docket and notes what did not come. Line by line, it is compared with the order and the price paid before. Oddities reach the chef, who asks for a credit that day. The rest is coded and sits in Xero.',
      build:
        'MarketMan and Cooking the Books read kitchen bills line by line; Dext will do for simple needs. Settle on product names with your five biggest suppliers, so everyone means the same by a carton.',
      checkpoint:
        'Payment waits for the bookkeeper’s yes to each batch. The chef puts a name to any line whose price shifted by over 5 %.',
      first_step:
        'Take pictures of all dockets for a week, feed a free trial with them, and see how many lines are correct.',
      stop_test: 'Four weeks in, nine lines out of ten should be right. Anything less, and the tool goes.',
      alternative:
        'Have your main suppliers mail a statement every week, and compare only the twenty most costly products yourself.',
      risks: [
        {
          risk: 'A well-made forgery with a new bank account is paid without question.',
          mitigation:
            'Before money goes to a new account, phone the supplier on the number you have always used, no matter how clean the bill is.',
        },
        {
          risk: 'A carton is taken for a kilo, or the other way round, and costs seem to leap.',
          mitigation:
            'Fix pack sizes for your 50 main products one time, and give the chef a month to sort out the strange ones.',
        },
      ],
    },
    {
      workflow:
        'Goods arrive, and the kitchen hand takes a photo of the docket and notes shortages. Software checks all lines against order and previous price. If they fit, they go to Xero with a code. If not, the chef has a look and claims the credit on the day.',
      build:
        'For kitchens, get a reader that works by line: Cooking the Books or MarketMan. Simple cases are fine with Dext. Talk to the five largest suppliers and use the same product names, carton for carton.',
      checkpoint:
        'A batch is paid once the bookkeeper has approved it. For lines that went up or down by over 5 %, the chef must sign.',
      first_step:
        'Collect one week of dockets on camera, put them into a free trial, and check the lines for mistakes.',
      stop_test: 'After four weeks it must read nine in ten lines without error, or you part with it.',
      alternative:
        'Check the twenty dearest items against a weekly statement, which your main suppliers can mail to you.',
      risks: [
        {
          risk: 'Because it looks tidy, an invoice with another bank account is taken for real.',
          mitigation:
            'Whatever the software thinks, a new account is paid only after a call to the supplier on a number you know.',
        },
        {
          risk: 'Kilos and cartons get mixed up, and prices jump for no reason.',
          mitigation:
            'Enter the pack size of the top 50 items once, and for one month have the chef go through what looks odd.',
        },
      ],
    },
  ],
  'hospitality/stock-and-waste': [
    {
      workflow:
        'Every sale takes its recipe out of stock. In the afternoon a list says what to buy for two days and what to cook up first. At closing the bin goes on the scale, and a tap tells prep, plate or spoiled. Monday shows the chef the five worst losses.',
      build:
        'Cover the thirty products that swallow most money with written recipes and tie them to the POS. Your stock module may be in the plan you pay for. A scale under the bin helps. Only large kitchens get their money back on camera bins.',
      checkpoint:
        'At 3 pm the head chef goes through the proposed order and alters what is needed. Nothing is sent without a person.',
      first_step: 'For seven days keep a scale by the bin and a sheet with three columns for plate, prep and spoiled.',
      stop_test: 'Ten weeks to bring bin weight for every 100 covers down by 10 %. If it stays above that, finish.',
      alternative:
        'Each Sunday take stock of the ten most costly products, tape par levels to the fridge, and put the bin on a scale.',
      risks: [
        {
          risk: 'Cooks plate something other than the card says, so every order misses.',
          mitigation:
            'Every week put three plates of each best seller on the scale, then correct the card and leave the cook be.',
        },
        {
          risk: 'Bar figures that do not add up turn into a hunt for someone to blame.',
          mitigation:
            'Rule out breakage, heavy pours and wrong keys first, and never raise it with fewer than two people present.',
        },
      ],
    },
    {
      workflow:
        'Recipes tell the system how much each sale uses up. You see every afternoon what two days ahead will need and what should go first. When you close, weigh the bin and tap spoiled, plate or prep. The week begins with the top five losses for the chef.',
      build:
        'Begin with recipes for those thirty items on which you spend most, and connect them with the till. Check if a stock module is part of what you pay for. Then add scales for the bin. Bins with a camera are for big kitchens.',
      checkpoint:
        'The order is a draft until the head chef has seen it at 3 pm. Any line can be altered, and sending it is up to a human.',
      first_step:
        'Beside the bin, place a scale and a sheet with three headings (spoiled, prep and plate), and use both for seven days.',
      stop_test: 'If after ten weeks the bin is not 10 % lighter for each 100 covers, the trial is over.',
      alternative:
        'Weigh the bin, write par levels on the door of the fridge, and on Sundays count the ten items that cost most.',
      risks: [
        {
          risk: 'On paper the dish is one thing and on the plate another, so orders are never right.',
          mitigation: 'Take three plates of every top dish each week, weigh them, and change the card to fit.',
        },
        {
          risk: 'The bar crew ends up under suspicion because of a report.',
          mitigation:
            'Before you accuse anybody, look at miskeyed sales, pours and breakage, and have two people there for the talk.',
        },
      ],
    },
  ],
  'hospitality/reviews-and-complaints': [
    {
      workflow:
        'A single morning list gathers complaints by mail and reviews from every site. Each gets a topic (dish, room, wait, noise, staff) and a mark for how cross it is, plus a reply in your tone. The manager reworks and publishes it. Mondays, the crew looks at the three fastest growing topics.',
      build:
        'The booking system may bring a reputation tool; a plain feed will do too. Show the model one page on your tone and ten answers you would sign again. Drafts must never speak of refunds or of blame.',
      checkpoint:
        'No reply goes up until the duty manager has read it. If it concerns injury, illness or how staff behaved, the owner sees it by noon.',
      first_step: 'Sort the newest 100 reviews by subject in a sheet, and bring the three largest piles to the crew.',
      stop_test: 'If at week four over half of the replies are written again from scratch, let it go.',
      alternative: 'Block fifteen minutes at the start of each day, and vary five opening lines in your own words.',
      risks: [
        {
          risk: 'The answer tells the world who was with whom, or how much they had to drink.',
          mitigation:
            'Strip dates, names and rooms from all answers, and by the second line invite the guest to talk by phone.',
        },
        {
          risk: 'A guest writes of harassment or food poisoning and gets a jolly form letter.',
          mitigation:
            'Anything with police, sick, touched or hurt in it is stopped, and someone phones the guest before writing.',
        },
      ],
    },
    {
      workflow:
        'Each morning brings one list of what guests wrote, in reviews on any site or by mail. It is sorted by anger and by topic, such as noise, wait, dish, staff or room, and a reply in house style is proposed. Managers change it and post it. Three rising topics are talked over on Monday.',
      build:
        'Take the feed from the booking system’s reputation tool, or set up a simple one. The model needs a page about your voice and ten replies you are happy with. Blame and refunds have no place in what it drafts.',
      checkpoint:
        'Replies are posted by the duty manager after reading. Staff conduct, injury and illness are matters for the owner, and before noon.',
      first_step:
        'Label your last 100 reviews in a sheet by what they are about, then talk about the top three with staff.',
      stop_test: 'Four weeks in, see how many drafts managers had to redo. With more than half, stop using it.',
      alternative: 'Take fifteen minutes every morning to reply yourself, starting from five openings that you adapt.',
      risks: [
        {
          risk: 'Your reply lets everyone know who stayed here, and who was with them or drank what.',
          mitigation: 'Names, room details and dates may not appear, and the second line asks for a phone call.',
        },
        {
          risk: 'Claims of food poisoning or harassment are met with stock cheer.',
          mitigation:
            'Ring the guest before replying to anything with hurt, sick, police or touched in it; drafts for those are held.',
        },
      ],
    },
  ],
  'hospitality/menu-costs': [
    {
      workflow:
        'As suppliers change their prices, each plate is costed anew. Once a month owner and chef study a grid: how well a dish sells against what it earns, delivery kept apart from dine-in. Before the menu is printed again they decide what gets a new price, size or text, and what goes.',
      build:
        'The stock tool has a costing part; supply it with prices and recipe cards. A model is of use for linking bill lines to ingredients. It can also show how sales took the last two-dollar rise.',
      checkpoint:
        'Prices change only when head chef and owner both say so at the table, once a month. The software may suggest.',
      first_step:
        'Put your five top dishes on the scale as plated, and work out their cost from the dockets of this week.',
      stop_test: 'Wait eight weeks from the first new menu. With no gain in gross profit per cover, leave it at that.',
      alternative: 'Each quarter, sit down with fresh dockets and cost the twelve dishes you sell most.',
      risks: [
        {
          risk: 'The grid condemns a plate that the whole street comes in for.',
          mitigation: 'Before dropping anything, hear from the floor what guests come for.',
        },
        {
          risk: 'Small rises follow so fast that loyal guests start to complain.',
          mitigation: 'Allow two price moves in a year at the most, and touch only part of the menu each time.',
        },
      ],
    },
    {
      workflow:
        'A new supplier price changes what every dish costs. The owner and the chef go through a grid each month, with popularity on one side and profit on the other, once for the room and once for delivery. Ahead of the next print they drop, resize, rewrite or reprice.',
      build:
        'Recipe cards and prices from suppliers go into the costing module of your stock software. Matching ingredients to lines on an invoice is where a model helps. So is the question of what happened to sales after a two-dollar rise.',
      checkpoint:
        'New prices are agreed at a table, month by month, and head chef and owner both have to want them. All the tool does is propose.',
      first_step: 'Choose five best sellers, weigh each plate, and cost them with dockets from this week.',
      stop_test:
        'Change the menu once and look eight weeks later. If profit per cover, taken gross, has not moved, stop.',
      alternative: 'Once a quarter take new dockets and work out by hand what the twelve best sellers cost.',
      risks: [
        {
          risk: 'Numbers speak against a dish, but locals come for it.',
          mitigation: 'Floor staff are asked what draws people in before a dish is taken off.',
        },
        {
          risk: 'Regulars grumble since there is a new price each time they come.',
          mitigation: 'Prices may change twice a year and no more, and never for all dishes together.',
        },
      ],
    },
  ],
  'hospitality/room-rates': [
    {
      workflow:
        'Before the day begins, bookings for 90 days ahead are held against last year and what is on in town. Busy and slow dates get a suggested rate and a shortest stay. The manager accepts or declines each, and the channel manager spreads the news.',
      build:
        'Mews, RMS and SiteMinder come with a rate tool. Give every room type a lowest and a highest price and turn it on. Below thirty rooms, a list of events and some rules will serve; analysts are not needed.',
      checkpoint:
        'Any change of over 15 % stays put until the front office manager has agreed, and only then reaches the channel manager.',
      first_step:
        'Get 24 months of stays out of the system, shade the nights that were full, and note how early each filled.',
      stop_test:
        'Set rates by hand once more if for three months each room earns less than a year ago, with events allowed for.',
      alternative: 'Paint the year in four colours, one per rate, and adjust the calendar yourself on Mondays.',
      risks: [
        {
          risk: 'Prices leap while a bushfire or flood is on, and reporters call.',
          mitigation:
            'Fix a top price nobody can pass, and hold rates by hand from the day an emergency is called in the area.',
        },
        {
          risk: 'If the software mixes in private rates of competitors, it can slide into a cartel.',
          mitigation: 'Get a written answer from the vendor on its sources, and accept nothing but published rates.',
        },
      ],
    },
    {
      workflow:
        'The next 90 days are checked each morning: how bookings come in, how last year went, which events are on. If a date is hot or cold, the tool suggests a rate and a minimum stay. Once the manager has ticked it, the channel manager sends it out.',
      build:
        'A rate tool is part of Mews, RMS and SiteMinder. Set a floor, and a ceiling too, per type of room before you use it. Houses with fewer than thirty rooms do well with rules and a diary of events, and need no data people.',
      checkpoint:
        'If a rate moves by more than 15 %, the front office manager must say yes before it goes to the channels.',
      first_step:
        'Export stays for 24 months, mark in colour when you were full, and work out how long before the night that was.',
      stop_test:
        'Three months below last year’s revenue per room, events taken into account, and you set rates by hand again.',
      alternative: 'Use four colours for a yearly rate calendar, and go over it by hand once a week, on Monday.',
      risks: [
        {
          risk: 'In a flood or bushfire your prices shoot up, and the story is in the paper.',
          mitigation:
            'A ceiling that holds is the first guard, and in a declared emergency nearby someone freezes all rates by hand.',
        },
        {
          risk: 'Software that knows what rivals charge in private may amount to price fixing.',
          mitigation: 'Only public rates may go in, and the vendor should tell you in writing where its data is from.',
        },
      ],
    },
  ],
  'hospitality/allergens-and-recipes': [
    {
      workflow:
        'One book holds supplier labels and the chef’s recipes. A new label lights up all dishes it affects until the chef has cleared them. Waiters look up a dish and see allergens together with the label. Where it is not sure, the screen admits it and the kitchen is asked.',
      build:
        'Sit down with the chef and fill the allergen grid by hand. Next come label reading and a lookup that cites card and date and never guesses. Orders with an allergy should come off the till printer in red.',
      checkpoint:
        'Allergy orders are spoken back by the head chef, each one. When the menu changes, the grid gets a new signature from the food safety supervisor.',
      first_step: 'Spend an afternoon with the chef on ten dishes: find all their labels and complete the grid.',
      stop_test: 'A single wrong allergen takes it off the floor that day. It returns when you know why it happened.',
      alternative: 'Hang a laminated allergen grid by the pass, and name one person each shift who may answer guests.',
      risks: [
        {
          risk: 'Another brand contains milk or sesame, but the card has not been changed.',
          mitigation:
            'A brand stays off the shelf while its label is unscanned and the receiving chef has not passed the dishes.',
        },
        {
          risk: 'The floor trusts the display and no longer talks to the kitchen.',
          mitigation:
            'Every allergy order is said out loud to the chef as a house rule, and a mock guest tries it out monthly.',
        },
      ],
    },
    {
      workflow:
        'All recipes and labels are kept in one book. If a supplier changes a label, the dishes concerned are flagged and wait for the chef. Floor staff enter a dish and get its allergens, with proof from the label. When unsure, the tool tells them to ask the chef.',
      build:
        'First comes the matrix of allergens, made by hand and with the chef. After that, labels can be read by software, and a search can quote the card with its date. It must not guess. At the till, an allergy note prints red.',
      checkpoint:
        'For an allergy order the head chef has to say yes aloud. Each new menu needs the matrix signed by the food safety supervisor.',
      first_step:
        'In one afternoon, go through ten dishes with the chef, get out each label, and enter what you find in the grid.',
      stop_test: 'If one allergen is shown wrongly, it is gone the same day, until you have found the cause.',
      alternative:
        'Laminate a printed grid, keep it at the pass, and let a single person in each shift deal with questions.',
      risks: [
        {
          risk: 'A substitute brand has sesame or milk in it while your card still promises none.',
          mitigation:
            'The receiving chef scans the label and clears the dishes first, and then the new brand may be shelved.',
        },
        {
          risk: 'Staff look at the tablet and leave out the word with the chef.',
          mitigation:
            'It is a rule of the house to ask the chef by voice when an allergy is ordered, and once a month a mock guest checks.',
        },
      ],
    },
  ],
  'hospitality/food-safety-records': [
    {
      workflow:
        'Cool rooms and fridges record their own temperature, and if one gets warm the duty phone rings. The crew taps cleaning, cooling and cooking checks into a tablet as they happen. At 3 pm the manager knows what is missing, with no week of waiting. An inspector is handed a tidy file.',
      build:
        'You need wireless probes plus a checklist app with a time stamp on every tick. Leave models out for now. A later step is a simple warning for a fridge that warms up slowly and is about to fail.',
      checkpoint:
        'Once a day the food safety supervisor goes through checks not done and alarms still open, and on Sunday signs for the week.',
      first_step:
        'Choose the oldest cool room, let a logging probe sit there for seven days, then study the curve together with the chef.',
      stop_test:
        'Should fewer than 80 % of checks be on time at week six, think again. The tool is fine; the habit is missing.',
      alternative: 'Fix a clipboard to every fridge, set two times a day for readings, and test some with a probe.',
      risks: [
        {
          risk: 'Open doors set the alarm off all day, and someone turns the sound down.',
          mitigation: 'Above 5 °C let 20 minutes pass before it rings, and go through silenced alarms each morning.',
        },
        {
          risk: 'With probes on the wall, nobody checks cooked food by hand any more.',
          mitigation: 'Core temperatures are still taken by hand, and every month the probes get an ice water test.',
        },
      ],
    },
    {
      workflow:
        'Temperatures in cool rooms and fridges are logged by probes, which call the duty phone at a rise. Checks on cooking, cleaning and cooling are tapped in on the spot. Gaps show up by 3 pm the same day instead of a week on. For the inspector, there is an export.',
      build:
        'Get a checklist app that stores when each box was ticked, and wireless probes. To begin with, no model is called for. In time, an alarm for slow warming can tell you that a fridge is on its way out.',
      checkpoint:
        'Missed checks and open alarms are looked at daily by the food safety supervisor. Sunday is when the week is signed.',
      first_step:
        'Pick your oldest cool room, log it with one probe for seven days, and talk the chef through what it shows.',
      stop_test:
        'If after six weeks the share of checks on time is under 80 %, it is the habit that fails and no tool will cure it. Rethink.',
      alternative: 'Use a clipboard per fridge, read at two fixed times, and check now and then with a probe.',
      risks: [
        {
          risk: 'Staff silence an alarm that goes off whenever the door is open.',
          mitigation: 'Delay it by 20 minutes over 5 °C, and in the morning find out about every alarm that was muted.',
        },
        {
          risk: 'Since the probes are there, the hand thermometer stays in the drawer when food is cooked.',
          mitigation: 'Measure the core by hand as before, and once a month test each probe in ice water.',
        },
      ],
    },
  ],
  'hospitality/staff-training': [
    {
      workflow:
        'Someone who does a job well is filmed for two minutes. From the clip come written steps in simple English and in the crew’s own languages, with a few quiz questions. Newcomers go through five before they start. On the floor a buddy signs each one.',
      build:
        'Turn phone clips into guides with a tool made for it, keep them in one folder, and stick QR codes on the till, the dishwasher and the coffee machine. A crew member who grew up with the language reads every translation before it goes on the wall.',
      checkpoint:
        'A buddy, known by name, sees every task done once for real and signs. Good marks in the quiz do not count as a pass.',
      first_step:
        'On Tuesday make two clips, closing the bar and cleaning the coffee machine, and let the next newcomer learn from them.',
      stop_test:
        'Three months on, newcomers should need fewer shifts with a buddy. If the number is unchanged, give it up.',
      alternative:
        'Make a photo card of one page for each of the ten tasks that fail most, and put every newcomer beside a senior.',
      risks: [
        {
          risk: 'A step about the slicer or a cleaning fluid is mistranslated, and a worker is injured.',
          mitigation: 'Teach dangerous steps face to face and with pictures, and let a speaker check the wording.',
        },
        {
          risk: 'Lessons done at home without pay end in a claim for wages.',
          mitigation: 'Enter every minute of quiz and guide on the timesheet and pay it.',
        },
      ],
    },
    {
      workflow:
        'Film two minutes of the person who does it best. Software makes steps out of it, in easy English and whatever else the crew speaks, and adds a little quiz. Five of these are done before a first shift. Later a buddy on the floor ticks them one by one.',
      build:
        'You need software that makes guides from video, and a folder that all can open. QR codes go where the work is: dishwasher, till, coffee machine. Each translation is read by a native speaker from the crew before you hang it up.',
      checkpoint:
        'For each task there is a named buddy who watches it once and signs. Nobody is cleared by a quiz alone.',
      first_step:
        'Film bar close and coffee machine clean on Tuesday, and see how the next new person gets on with both guides.',
      stop_test: 'If in three months starters need just as many shifts with a buddy as they used to, stop.',
      alternative:
        'Take photos and write ten cards of one page, for the tasks that most often go wrong, and give each starter a senior to follow.',
      risks: [
        {
          risk: 'Wrong words about chemicals or the slicer in a translation can injure someone.',
          mitigation:
            'A speaker of that language checks the text, and what is dangerous is shown in person and by picture.',
        },
        {
          risk: 'Staff who learn at home unpaid may claim their wages.',
          mitigation: 'Training time, quizzes included, goes on the timesheet by the minute and is paid.',
        },
      ],
    },
  ],
  'hospitality/guest-records': [
    {
      workflow:
        'Bookings, sales, wages and contacts meet in a single store overnight, where a guest has one name and an item one code. All managers read the same figures on Monday. Guests who said yes hear from you at most twice a month, with something that suits their visits.',
      build:
        'Before paying for custom work, buy the connectors your booking and POS tools offer. Merge double guests, tidy up product names and set down who has access. Groups like regulars who stopped coming are the last step.',
      checkpoint:
        'Every week finance compares the joined sales with the bank account, and keeps at it until four weeks running have matched.',
      first_step:
        'Write down each system, who owns it, its content and its export, then see if a day’s sales agree with the bank.',
      stop_test: 'By week ten the closes should fit. If two running are out by over 1 %, put it on hold.',
      alternative: 'Ask every manager for six figures per venue in one shared sheet, due on Monday at noon.',
      risks: [
        {
          risk: 'People who came a single time receive mail they did not want and protest.',
          mitigation:
            'Write only to guests whose consent has a date, and let go of those who opened nothing for a year.',
        },
        {
          risk: 'Copies of cards or IDs slip into the new store and get out.',
          mitigation: 'Keep ID and card fields out of all feeds, and look through 100 records before you go live.',
        },
      ],
    },
    {
      workflow:
        'Wages, sales, guest contacts and bookings are brought together each night. Every guest has one entry, every item one code. Mondays, the managers look at one and the same page. Those who gave consent are invited in a way that fits them, twice a month at the very most.',
      build:
        'Links between POS and booking software can be bought, so do that before you have anything made. Guest doubles and item names need cleaning, and access must be set out in writing. Then, and only then, form groups like lapsed regulars.',
      checkpoint:
        'Joined sales are held against the bank by the finance person, week after week, until they have agreed for four in a row.',
      first_step:
        'Make a list of systems with owner, contents and way to export, and take one day of sales to see if the bank agrees.',
      stop_test: 'In week ten, take a break if two closes one after the other are more than 1 % apart.',
      alternative:
        'Let managers enter six figures for their venue in one sheet every week, with Monday noon as the deadline.',
      risks: [
        {
          risk: 'After one booking, guests are sent mails they have not agreed to, and they object.',
          mitigation: 'No dated consent, no mail; and after a year without an open, the address goes.',
        },
        {
          risk: 'Somebody’s card or ID ends up in the joined data and leaks from there.',
          mitigation: 'Feeds must carry no card or ID fields, and you check 100 records for that before the start.',
        },
      ],
    },
  ],
  'hospitality/housekeeping-and-repairs': [
    {
      workflow:
        'The round is dealt at 8 am: who leaves, who arrives next and which floor decide the order on each housekeeper’s phone. A fault gets a picture and a tag where it is found. Repairs that hold up a room come first. Before the season, gear that fails a lot is booked for service.',
      build:
        'Your property system has a housekeeping board: give the crew phones and use it. Tag all boilers, fridges and coffee machines and log their faults in a simple list. One season is enough to see what repeats.',
      checkpoint:
        'At 8 am the housekeeping supervisor goes over who cleans what, and later looks into one in five rooms before they are let.',
      first_step: 'For fourteen days write down all faults and all rooms that were late, when it was and why.',
      stop_test: 'Within 8 weeks of the season, late rooms must be down by 30 %. Otherwise take the board away.',
      alternative:
        'Put a whiteboard in the back office for faults, rooms and times, and go through it at 8 and again at 1.',
      risks: [
        {
          risk: 'Cleaners get too few minutes for a room and hurt their backs.',
          mitigation: 'Attendants do the timing, and nobody is given more than the load they said yes to.',
        },
        {
          risk: 'Someone marks a fault at the pool or the gas line as small, and it is never fixed.',
          mitigation: 'Words such as leak, shock, pool or gas skip all sorting and ring the duty phone.',
        },
      ],
    },
    {
      workflow:
        'At 8 am rooms are shared out by phone, in the order of check-outs, arrivals and floors. Whoever finds a fault takes a photo and tags it there and then. What keeps a room from being let is repaired first. Equipment with many faults has its service before the season starts.',
      build:
        'With phones for all, the housekeeping board of your property system is enough. Keep a fault log as well, with tags on coffee machines, boilers and fridges. When one season is over, you will see the patterns.',
      checkpoint:
        'The split of rooms is checked by the housekeeping supervisor at 8 am. Before release, one in five is inspected.',
      first_step: 'Over fourteen days, note the hour and reason for every fault and for every room that was not ready.',
      stop_test: 'If 8 weeks of the season have not made late rooms 30 % fewer, do without the board.',
      alternative:
        'List rooms, faults and times on a whiteboard by the back office. Be there at 8, and once more at 1.',
      risks: [
        {
          risk: 'Time per room is so short that attendants strain their backs.',
          mitigation: 'Have room times measured by those who clean, and let the agreed load be the limit.',
        },
        {
          risk: 'A problem with gas or the pool is put down as minor, and nobody comes.',
          mitigation: 'If a report says shock, gas, pool or leak, it goes to the duty phone at once and unsorted.',
        },
      ],
    },
  ],
}

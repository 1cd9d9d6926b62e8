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
  ],
}

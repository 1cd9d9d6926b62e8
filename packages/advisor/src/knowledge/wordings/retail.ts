import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'retail/stock-accuracy': [
    {
      workflow:
        'Opening a carton means scanning it in. A sale, a move or a write-off means scanning it out. A list sends the team to ten shelves each day for a count. The same figure per item then stands at the till, on the web and in the storeroom.',
      build:
        'Set up a single product file that holds cost, size, unit, barcode and supplier. Square, Lightspeed or Vend and Shopify should both read from it. Two scanners are enough. Count in turn, beginning with lines that sell fast or cost a lot.',
      checkpoint:
        'Each daily count carries the store manager’s name. If count and system part by over two units, or 50 dollars, the cause has to be found.',
      first_step:
        'Draw 100 items by chance and check what lies on the shelf and out the back against the figures at the till and on the web.',
      stop_test:
        'Buy nothing more if counts and system match on less than 85 % of items by week ten. Spend one whole day at goods-in and see what happens.',
      alternative:
        'Every Sunday, count the 100 best sellers into a sheet that all can see. Take a product off the web once its stock falls below two.',
      risks: [
        {
          risk: 'On a busy day broken stock or shop-use goods leave without a scan, so the figures slip once more.',
          mitigation:
            'Give the till a write-off key with four reasons to choose from, and go through the results on Mondays with the team.',
        },
        {
          risk: 'While the systems are being joined, some products show up in double and others vanish.',
          mitigation:
            'Start with a single shop on a slow Tuesday, save the former file, and check 100 products every night for a week.',
        },
      ],
    },
  ],
  'retail/demand-forecast': [
    {
      workflow:
        'When an order is due, past seasons are laid beside price, promotions and the calendar, and days without stock are filled in. For every line and store the buyer gets a low and a high figure. They fix the quantity, and write down the reason if they leave the range.',
      build:
        'Tidy up weekly sales per item for two years, and flag promotions and weeks with no stock. Pit the forecast of your stock system against a plain rule: last year with the trend on top. New products borrow the history of similar old ones.',
      checkpoint:
        'Every order stays the buyer’s own. Going against the figure takes a one-line reason, and those lines are looked at when the season is over.',
      first_step:
        'Pick 20 products from last season and note for each how many came in, went at full price, went at a cut, and are still here.',
      stop_test:
        'Give it one season and two product groups. If it is no better than last year with trend, call it off.',
      alternative:
        'Order by what each group sold through last year. Place two smaller buys and set the reorder date in advance.',
      risks: [
        {
          risk: 'The model takes a bare shelf as a sign that shoppers had no interest.',
          mitigation:
            'Put the pace of earlier weeks into the gaps when stock ran out, and have the buyer look over the 50 biggest lines.',
        },
        {
          risk: 'Tastes shift, or a competitor opens nearby, and old sales no longer tell you anything.',
          mitigation: 'Keep a fifth of the money aside for repeat orders once week three is over.',
        },
      ],
    },
  ],
  'retail/replenishment': [
    {
      workflow:
        'Overnight, stock on hand, stock in transit and the pace of sales are turned into days of cover for every line. The manager starts the day with a proposed order for each supplier plus a transfer list. A few figures are changed, and off it goes.',
      build:
        'Lightspeed, Cin7 and Shopify all have a reorder report: turn it on. For the 300 top-selling lines enter safety stock, pack size and lead time. Plan promotions yourself. Leave transfers until the counts can be trusted.',
      checkpoint:
        'No order leaves without the store manager’s yes. If it breaks the weekly budget, the buyer has the last word.',
      first_step:
        'Go through the shop on a Saturday at four, write up every bare facing, and trace the cause for the 20 best sellers.',
      stop_test:
        'Ten weeks should bring bare facings down by a fifth. If they do not, bring the tags back and correct the lead times.',
      alternative: 'Put a tag with a minimum count on each shelf, and give every supplier its own set day for orders.',
      risks: [
        {
          risk: 'One builder clears the shelf, and the system asks for a mountain of the same thing.',
          mitigation:
            'Hold each proposal to double the normal amount, and let the screen explain what lies behind anything bigger.',
        },
        {
          risk: 'Old habits win: managers add extra to each line, so nobody learns if the figures were right.',
          mitigation:
            'After four weeks, show which lines were altered and how they turned out, and discuss it in a friendly way.',
        },
      ],
    },
  ],
  'retail/markdowns': [
    {
      workflow:
        'The week opens with three lists: stock that will outlast the season, prices well away from three chosen rivals, and products that now cost you more. Which cut to make is up to the buyer. Shelf tags and the web shop then move at the same moment.',
      build:
        'A spreadsheet with cover, age, margin and the rival’s price will do to begin. Pay for price watching on the 200 products people shop around for. Try set cuts of 10, 25 and 40 % on two similar groups before any model picks them.',
      checkpoint:
        'Nothing on a price list goes live until the buyer signs it. Selling under the floor takes a yes from the owner or the head of category.',
      first_step:
        'Print everything that has sat for more than 26 weeks with weekly sales, cost and price, and cut the first 30 within the week.',
      stop_test: 'Run one whole season. Unless margin after cuts has gained half a point, go back to fixed dates.',
      alternative:
        'Work from set dates: week eight for the first cut, week twelve for the next, and clear what is left in week sixteen.',
      risks: [
        {
          risk: 'The regulator may ask about a "was" price that hardly anyone ever paid.',
          mitigation:
            'Keep every price on file with its dates, and print no sale tag unless the earlier price stood for the required weeks.',
        },
        {
          risk: 'You match a competitor cut for cut until no money is left for either of you.',
          mitigation:
            'Never go below cost plus a set margin, and match only where shoppers really do look at both prices.',
        },
      ],
    },
  ],
  'retail/product-content': [
    {
      workflow:
        'Each new product comes with a supplier’s sheet and pictures. From these the tool enters material, size, care and colour, writes a title and copy in your style, and says what is missing. A merchandiser compares it with the real thing, then releases it to every channel.',
      build:
        'Agree on 15 fields for each group of products. Give Shopify Magic or another assistant the supplier’s sheet plus two pages you like. It may take facts from that sheet or the label and nowhere else. A single feed does the publishing.',
      checkpoint:
        'With the product on the desk, a merchandiser confirms price, size, warnings and material. Only after that does the page go live.',
      first_step:
        'Choose 20 products that the shop sells but the site does not, put five of them online, and clock every stage.',
      stop_test: 'Check a sample once 200 pages are up. If over 3 % contain an error of fact, end it there.',
      alternative: 'Send suppliers a form with set fields, and make a filled-in form a condition of payment.',
      risks: [
        {
          risk: 'A page promises organic, nut-free or waterproof goods, and the promise is false.',
          mitigation: 'Keep a list of such words and let them through only where the label’s own field proves them.',
        },
        {
          risk: 'Every page reads the same, and the site slides down the search results.',
          mitigation:
            'Have people write the 50 most important pages, using what the shop team hears about fit and what shoppers ask.',
        },
      ],
    },
  ],
  'retail/order-help': [
    {
      workflow:
        'Shoppers write, chat or ring. The assistant finds their order and parcel, replies, sets up an exchange if the rules allow, or looks for stock in a shop. Upset people, faulty goods and safety matters reach a member of staff, who sees the order at once.',
      build:
        'Connect Gorgias, Zendesk or Shopify Inbox to the order file. Text people before they ask when delivery runs late. Put your refund rules in the terms of the Consumer Law. The bot can say yes where those rules do; saying no is not its job.',
      checkpoint:
        'Every week the service lead goes through 25 chats, plus each one that closed with neither thanks nor a purchase.',
      first_step:
        'Pile up the latest 200 messages by subject, and count those that needed nothing more than the order file.',
      stop_test:
        'Six weeks in, switch it off if the weekly sample shows over 4 % wrong replies or more shoppers have to come back and ask again.',
      alternative:
        'Send three tracking mails per order, explain delivery plainly on one page, and save good replies to the ten commonest questions.',
      risks: [
        {
          risk: 'The bot says that sale items cannot be refunded, and that breaks the law.',
          mitigation:
            'Have a lawyer read one fixed refund text, let the bot cite only that, and pass every refusal on to staff.',
        },
        {
          risk: 'A stranger who gives the right name gets to see another shopper’s order.',
          mitigation:
            'Reveal nothing until the caller gives the order number with the postcode, or a code mailed to the address you hold.',
        },
      ],
    },
  ],
  'retail/shop-roster': [
    {
      workflow:
        'Hourly sales or door counts are predicted, and time for deliveries and tidying is put on top. Out come draft shifts that respect the award and everyone’s own hours. The manager makes changes, posts the roster ten days early, and texts round to cover gaps.',
      build:
        'Feed till sales into Deputy or Tanda along with the retail award, the hours juniors may work and who holds keys. Two on the floor is the least. During four weeks, lay the draft beside the roster you would have written.',
      checkpoint:
        'Each roster goes up only with the store manager’s name on it. Once a quarter payroll checks a week from every store against the award.',
      first_step: 'Draw a one-page chart of four Saturdays that shows takings per hour and how many staff were on.',
      stop_test:
        'After four rosters, look at how many shifts managers moved. If it is over a third, turn drafting off.',
      alternative:
        'Keep one week for school term and one for holidays. Let people swap in a group chat, with two hours to answer.',
      risks: [
        {
          risk: 'To save one more hour, shifts are taken from casuals who have stood by you.',
          mitigation: 'Promise each regular casual a minimum, and let everyone see their next four weeks.',
        },
        {
          risk: 'A single worker has to lock up and carry the cash.',
          mitigation: 'Write two people at close into the settings as a rule that no draft may break.',
        },
      ],
    },
  ],
  'retail/supplier-invoices': [
    {
      workflow:
        'Staff snap the docket and the bill as goods come in. Each line is read and set beside the order, the count and the price agreed. Matching lines are booked. Missing, overpriced or strange ones reach the buyer, and a claim is already drafted.',
      build:
        'Dext, Lightyear or the buying part of your stock software can read line by line. Take the 15 suppliers who send the most lines first. When a cost changes, the shelf price should be flagged that very day.',
      checkpoint:
        'Bills that match are let go by the accounts clerk. Where something differs, money waits until the buyer has settled it.',
      first_step:
        'Pull 50 bills you have paid, hold them against order and docket, and total the credits nobody asked for.',
      stop_test:
        'Pause at eight weeks if fewer than 60 % of lines go through without a touch. The item codes need mending first.',
      alternative:
        'Spot-check ten lines on every drop by hand, and have your main suppliers send their prices in a file each month.',
      risks: [
        {
          risk: 'A carton is read as a single piece, and the margin figures turn to nonsense.',
          mitigation:
            'Record the pack size of each supplier’s item, and halt any line where cost per unit jumps by over 15 %.',
        },
        {
          risk: 'A small maker takes offence at a claim that comes with nothing to back it.',
          mitigation: 'Have the buyer phone before a claim is sent, and include the picture and the count with it.',
        },
      ],
    },
  ],
  'retail/shrink': [
    {
      workflow:
        'Voids, refunds, gift cards, discounts, web orders and counts are compared each night with what is normal for that shop. The loss lead receives a few cases and the receipts behind them. The way of working is examined first, video second, and people are spoken to last.',
      build:
        'Set ten rules in the till’s exception report, and let Shopify or Stripe score web orders for fraud. Bring in counts per shelf area. Faces are never matched. Video serves only to view a moment that the rules have already found.',
      checkpoint:
        'A case is always read by two managers side by side. If it concerns staff, HR hears of it before a word is spoken in the shop.',
      first_step:
        'Go back to the latest stocktake and write out the 30 products that lost most, with their area and supplier.',
      stop_test:
        'Look back after three months. When less than one alert in ten has led to a fix, keep only the five rules that worked.',
      alternative:
        'Check the 50 lines thieves like best every day, put them behind glass or elsewhere, and require a manager’s code when a refund has no receipt.',
      risks: [
        {
          risk: 'Somebody who happens to work the main refund counter comes under suspicion.',
          mitigation:
            'Set them beside similar counters at similar times, and have another manager go over the receipts before anyone is approached.',
        },
        {
          risk: 'People are singled out for how they look or where they live.',
          mitigation: 'Feed the rules with amounts and events and nothing else: no names, no pictures, no suburbs.',
        },
      ],
    },
  ],
  'retail/loyalty-offers': [
    {
      workflow:
        'Once a week members are sorted by their purchases and timing. A group may receive two or three products that suit it, a nudge to restock, or silence. One member in ten is left alone on purpose, to prove what the mails really add.',
      build:
        'Klaviyo and Mailchimp have the flows you need: a welcome, a refill note, a cart reminder, and one for members gone for one and a half times their normal gap. Switch on suggestions on the site. Hold some members back each time.',
      checkpoint: 'Before release, the marketing lead looks at every group’s mail with member names masked.',
      first_step:
        'Sort members by how often they have bought and how long ago, and pick out the 100 best who have fallen silent.',
      stop_test: 'Eight weeks is the trial. A flow that does no better than the members held back is switched off.',
      alternative: 'Write a card by hand to your 50 best shoppers, and send everyone a single good mail each month.',
      risks: [
        {
          risk: 'An offer gives away a pregnancy, an illness or a drinking habit that was private.',
          mitigation:
            'Rule out groups such as health, alcohol, adult goods and babies not yet born, and never feed them to the tool.',
        },
        {
          risk: 'Loyal members learn to buy nothing until a voucher turns up.',
          mitigation:
            'Offer early access and good advice ahead of discounts, and limit how many vouchers one person gets in a quarter.',
        },
      ],
    },
  ],
  'retail/fresh-waste': [
    {
      workflow:
        'At four each afternoon a figure per line for the next day reaches the section lead, built on weekday, weather, holidays and hourly sales. Next day at two comes a list of what to mark down. At closing, what is thrown out goes on the scales line by line.',
      build:
        'For six weeks just log what is binned per line, using scales and a tablet. After that, predict the 40 most wasted lines from weekday and weather in a simple way. Hourly sales tell you when to cut the price.',
      checkpoint:
        'Quantities are fixed by the section lead, who also writes in local events. Anything beyond its use-by goes in the bin, whatever the system shows.',
      first_step: 'Put every thrown-out product on the scales for seven days and note the line and the cause.',
      stop_test:
        'Allow 12 weeks. Without a 10 % drop in waste, and shelves selling out no earlier than before, close the trial.',
      alternative:
        'Pin up a sheet per weekday with sales of the last four weeks, and put stickers on at two and five every day.',
      risks: [
        {
          risk: 'The bin gets lighter because the shelf runs bare, and people shop somewhere else.',
          mitigation: 'Read waste and the hour each line ran out side by side, and rate no section on a single figure.',
        },
        {
          risk: 'A reduced label makes it easy to let food go after its date.',
          mitigation: 'Have the till refuse anything out of date, and send a second pair of eyes round at closing.',
        },
      ],
    },
  ],
  'retail/returns-reasons': [
    {
      workflow:
        'Every week the tool brings together reviews, complaints and notes on returned goods for each product. Causes are grouped, and products on a bad trend stand out. The buyer fixes the web page, the sizing or the source, and checks the tally one month on.',
      build:
        'Have shoppers choose from eight causes and add their own words. Strip the names and let an assistant sort those words. To act, you need just a grid of products and causes with units sold next to it.',
      checkpoint:
        'Before a page is altered or a supplier called, the buyer goes through 20 comments in full for that product.',
      first_step:
        'Stand at the returns bench and mark down the cause and product of the next 50 parcels from their tags.',
      stop_test:
        'One season is the test. Should the 20 worst products not be better by 10 %, end the analysis and take them out of the range.',
      alternative:
        'Unpack what came back each Friday together with the buyer, and chalk up the causes where all can see.',
      risks: [
        {
          risk: 'Someone reports a burn or a choking child, and it is filed with gripes about stitching.',
          mitigation:
            'Send any mention of fire or harm to the owner within the hour, since a supplier has two days to report a serious injury.',
        },
        {
          risk: 'Shoppers who send a lot back get the blame for a bad size chart.',
          mitigation: 'Put the product right to begin with, and study accounts only once you know why it comes back.',
        },
      ],
    },
  ],
  'retail/trade-quotes': [
    {
      workflow:
        'Builders send in what they need as a picture, a mail or a voice message. Every line is turned into a code, a pack size and that account’s price, and shaky ones are flagged. The trade desk checks it, replies inside an hour and books a call-back.',
      build:
        'Fill the product file with the names tradies use and with former part numbers. Software reads and matches, then drafts the quote in your POS or ERP, which also supplies stock and price. Save every fix so the list of names gets better.',
      checkpoint:
        'Flagged matches are read out to the buyer, or sent by text, and the trade desk places nothing until they agree.',
      first_step:
        'Gather 30 genuine lists out of inboxes and phones, and see how many lines somebody new to the desk could place.',
      stop_test: 'Test on 100 lists. If the tool gets fewer than 75 % of their lines right by week eight, leave it.',
      alternative:
        'Hand your regular builders a form that already carries your codes, and undertake to price it inside two hours.',
      risks: [
        {
          risk: 'A part that looks the same is offered, yet it fails the standard that the work calls for.',
          mitigation:
            'Gas, electrical and structural items need a trained person each time, who reads the code out again.',
        },
        {
          risk: 'One account is quoted at another’s rate and expects it from then on.',
          mitigation: 'Let nothing but the account number set the rate, and charge shelf price to anyone without one.',
        },
      ],
    },
  ],
  'retail/floor-know-how': [
    {
      workflow:
        'Say someone wants a primer for a certain wall. Staff scan or type the product and see three lines with the sheet from its maker. Where no sheet exists, the screen tells them which colleague or supplier number to call.',
      build:
        'Start with one department and collect its spec sheets, warranties and ways of working. A search assistant on a tablet or handheld replies from those papers alone and opens the page. New people also get ten quiz cards each week.',
      checkpoint:
        'Once a week the head of each department reads the ten answers asked for most, and mends the sheet behind any bad one.',
      first_step: 'Choose one department and log for five days whatever shoppers asked that nobody there knew.',
      stop_test:
        'Try 60 questions. If in week six fewer than 85 % come back correct with the proper sheet, bring it to an end.',
      alternative:
        'Print a page of tips for each department, invite suppliers to teach in the evening, and wear badges such as "ask me about paint".',
      risks: [
        {
          risk: 'A dose or a mixing ratio is read out wrongly and somebody gets hurt.',
          mitigation:
            'For medicines, chemicals, gas and child seats, show the page of the maker in full and never a short version.',
        },
        {
          risk: 'Eyes stay on the device, and nobody hears what the shopper needs.',
          mitigation: 'Teach three opening questions, and leave the device in the pocket while saying hello.',
        },
      ],
    },
  ],
  'retail/shelf-photos': [
    {
      workflow:
        'Six set pictures are taken as the day begins. Before the first shopper walks in, the tool points out holes, absent promo tags and layouts that differ from plan. Staff put things right, and the area manager learns where to drive.',
      build:
        'Agree first on where and when to shoot. Then test a shelf-image service in five shops, two bays in each. Hold the prices it reads against the till. Shoot only while the doors are shut, to keep shoppers out of the picture.',
      checkpoint: 'A flagged tag or hole goes on the store’s record only once its manager has walked over and seen it.',
      first_step: 'Compare 100 tags in a single shop with the price at the till, and take a picture of every error.',
      stop_test:
        'Use 100 pictures as the trial. If the service spots less than 80 % of what a person spots, go no further.',
      alternative: 'Walk the shop before opening with ten points to tick, and ring up 20 tags at the till every day.',
      risks: [
        {
          risk: 'A shop in an awkward building is held up as a bad example.',
          mitigation: 'Measure each shop only by the plan drawn for it, and allow the manager to contest a picture.',
        },
        {
          risk: 'A shopper or a child ends up in a picture.',
          mitigation: 'Shoot while the shop is still closed, and wipe every picture once 14 days have passed.',
        },
      ],
    },
  ],
}

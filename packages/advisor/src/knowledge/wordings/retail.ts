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
    {
      workflow:
        'Whatever enters the shop is scanned as its box is unpacked. Whatever leaves it, by sale, transfer or write-off, is scanned as well. Staff follow a list and count ten shelves daily. As a result storeroom, website and till agree on how many there are.',
      build:
        'Bring all products into one file: size, cost, supplier, unit and barcode. Connect the till system (Square, Lightspeed or Vend) and Shopify to that file. Get two scanners. Roll through the range in small counts, with dear and quick lines ahead of the rest.',
      checkpoint:
        'At the end of each day the count is signed off by the store manager, who follows up differences beyond 50 dollars or two units.',
      first_step:
        'Choose 100 lines blind, count them in the storeroom and on display, and note where the till or the website disagrees.',
      stop_test:
        'Reach 85 % agreement within ten weeks. If you fall short, leave the tools alone and stand beside the deliveries for a full day.',
      alternative:
        'Use a common sheet, count your 100 leading products on Sundays, and keep off the website any of which you hold fewer than two.',
      risks: [
        {
          risk: 'When trade is heavy, goods that broke or went into use are never booked out, and errors creep back.',
          mitigation:
            'Offer four write-off reasons at one touch on the till, and put the printout on the table every Monday.',
        },
        {
          risk: 'As till and web shop are linked, products get lost or appear in duplicate.',
          mitigation:
            'Move one store over on a Tuesday when it is calm, hold on to the previous file, and test 100 lines nightly for the first week.',
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
    {
      workflow:
        'The buyer opens the tool ahead of each buy. It weighs earlier sales, corrected for empty days, with the calendar, promotions and price. What it gives is a span for each shop and line. The order itself is the buyer’s, along with a note when it falls outside.',
      build:
        'Prepare two years of weekly figures for each item. Weeks that were sold out or on promotion get a mark. Let your stock system forecast, and see if it beats a simple trend on last year. A brand-new line is treated like its nearest older cousin.',
      checkpoint:
        'Responsibility for the order lies with the buyer. Any override is noted in a single line, and at season’s end they are all reviewed.',
      first_step:
        'Go back one season, choose 20 lines, and put down what you bought, what went at full price, what needed a markdown and what remains.',
      stop_test:
        'Two product groups decide over one season. A forecast that cannot top a simple trend on last year is dropped.',
      alternative:
        'Let last year’s sell-through per group guide you. Buy less, do it twice, and know the reorder day beforehand.',
      risks: [
        {
          risk: 'Sold-out weeks look to the machine like weeks without demand.',
          mitigation: 'Replace those weeks with the rate just before them, and ask the buyer to confirm the top 50.',
        },
        {
          risk: 'History stops being a guide once fashion moves on or a rival sets up shop.',
          mitigation:
            'Leave a fifth of what you may spend untouched until week three is behind you, and reorder from it.',
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
    {
      workflow:
        'While the shop is shut, the system sets sales pace against what is in stock and what is on its way. By morning there is an order ready for every supplier, and transfers are listed too. The manager corrects the odd line and lets it go.',
      build:
        'Begin with the reorder report that Lightspeed, Cin7 or Shopify already contains. Give it pack sizes, lead times and a safety level for your 300 leading lines. Promotions stay a job for people. Transfers join in as soon as stock figures hold.',
      checkpoint:
        'Orders pass through the store manager, all of them. The buyer must agree when the week’s budget would be exceeded.',
      first_step:
        'On Saturday at four, list every gap on display, then ask what caused it for the 20 lines that matter most.',
      stop_test:
        'Look for one fifth fewer gaps by week ten. Failing that, return to shelf tags and put the lead times right.',
      alternative: 'Write the least number on a tag at each shelf, and order from each supplier on the same weekday.',
      risks: [
        {
          risk: 'A tradesperson buys in bulk one day, and next day the proposed order is absurd.',
          mitigation:
            'Nothing above twice the normal quantity is suggested, and larger lines come with the cause on screen.',
        },
        {
          risk: 'Out of caution managers pile more on, and the tool is never truly tried.',
          mitigation: 'Go over the altered lines four weeks later to see what came of them, and point no finger.',
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
    {
      workflow:
        'On Mondays the buyer sees what has more cover than the season has weeks, what sits far off the prices of three rivals you name, and where costs went up. The buyer chooses how far to go. Website and shelf follow together.',
      build:
        'Put margin, age, cover and rival prices into a sheet to start. For the 200 lines that people compare, subscribe to price watching. Steps are 10, 25 and 40 % off. Prove them on two groups that are alike, and think of a model later.',
      checkpoint:
        'Each list of prices carries the buyer’s signature. To go under the floor, ask the category head or the owner.',
      first_step:
        'Find all goods that are over 26 weeks old, with price, cost and sales per week, and reduce 30 lines by the end of this week.',
      stop_test:
        'Margin net of markdowns should rise by half a point in a full season. Otherwise use the calendar again.',
      alternative:
        'Let the calendar decide. Reduce at week eight, reduce again at week twelve, and have it gone by week sixteen.',
      risks: [
        {
          risk: 'You show a former price that was in force only briefly, and the regulator takes an interest.',
          mitigation:
            'Dates are stored with all prices, and sale tags are blocked until the former price has run its set weeks.',
        },
        {
          risk: 'If you chase one competitor, both of you end up selling for nothing.',
          mitigation:
            'Cost and a fixed share on top form the floor; go along only with lines that people compare for real.',
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
    {
      workflow:
        'Photos and a data sheet arrive with the new line. Care, colour, size and material are filled in, title and description are drafted in the voice of the shop, and open points are listed. Once a merchandiser has compared it with the article, all channels get it.',
      build:
        'Settle which 15 fields a product group needs. Feed an assistant such as Shopify Magic with two model pages and the sheet. Nothing may be stated that is not on sheet or label. Use one feed to publish everywhere.',
      checkpoint:
        'The merchandiser has the article to hand and goes through warnings, price, material and size before it is put online.',
      first_step:
        'Pick 20 lines missing from the web shop, bring five of them live, and write down how long each step takes.',
      stop_test: 'End the work if, in a sample after the first 200 pages, over 3 % state something untrue.',
      alternative: 'Make suppliers complete a set template, and hold the payment back until they have.',
      risks: [
        {
          risk: 'The wording says nut-free, waterproof or organic when the article is none of these.',
          mitigation: 'Claims of that kind are on a block list, and a field copied from the label is the only key.',
        },
        {
          risk: 'Search engines rank you lower since each text is like the next.',
          mitigation: 'Write your leading 50 yourselves, and include notes on fit and what people ask in the shop.',
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
    {
      workflow:
        'Whether by mail, phone or chat, a question first meets the assistant. It can trace a parcel, look up an order, begin an exchange that the rules permit and check shop stock. If goods are unsafe or broken, or tempers rise, a person takes over with the order on screen.',
      build:
        'Gorgias, Zendesk and Shopify Inbox can all look up orders. Have a text sent when a parcel falls behind. Refund rules must say what the Consumer Law says. What they grant, the bot may grant. Refusals are never given by a bot.',
      checkpoint:
        '25 bot chats per week are read by the service lead. So are those that led to no sale and no thank-you.',
      first_step:
        'Group 200 recent messages by topic, and flag the ones that the order record by itself would have answered.',
      stop_test:
        'If more than 4 % of sampled answers are wrong, or people get in touch again more often, remove it at week six.',
      alternative:
        'Mail the shopper at three points of the journey, write a good delivery page, and keep stock replies for the top ten questions.',
      risks: [
        {
          risk: 'Someone with a faulty sale item is told there is no money back, though the law says there is.',
          mitigation:
            'The refund wording is set once with a lawyer, the bot may only repeat it, and a no is always given by a person.',
        },
        {
          risk: 'By giving a name, a caller learns about an order that is not theirs.',
          mitigation:
            'Before any detail is given, ask for the order number and a postcode, or mail a code to the address on record.',
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
    {
      workflow:
        'From the door counter or the till comes a forecast for each hour. Recovery and delivery work is added. The draft keeps to the award and to the hours people can do. Ten days before it starts, the manager has amended and published it. Open shifts are filled by text.',
      build:
        'Join Deputy or Tanda with the POS. Enter keyholders, the limits for juniors and the retail award. The floor never has under two people. Write rosters by hand for another four weeks and set them against the drafts.',
      checkpoint:
        'The store manager signs for every roster. Each quarter, payroll picks one week for each store and tests it by the award.',
      first_step: 'Take four Saturdays and show on a single sheet, hour by hour, the sales and the people on shift.',
      stop_test:
        'Should managers rewrite over a third of the shifts once four rosters are done, give up automatic drafts.',
      alternative: 'Build a term week and a holiday week to reuse, and settle swaps in a chat within two hours.',
      risks: [
        {
          risk: 'Reliable casuals lose hours for the sake of a tiny saving.',
          mitigation:
            'Guarantee regular casuals a least number of hours, and share a view of four weeks with each of them.',
        },
        {
          risk: 'Someone closes the shop alone and has the takings on them.',
          mitigation: 'The tool is not able to plan a close with fewer than two.',
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
    {
      workflow:
        'A photo of docket and invoice is taken on arrival. Software compares every line to what was ordered, counted and agreed as cost, and enters the ones that fit. If something is short, too dear or not known, the buyer gets it along with a claim to send.',
      build:
        'Choose Dext, Lightyear or your stock system’s own purchase module, as long as it reads lines. Work with 15 suppliers to start, those with the longest bills. Any new cost has to flag its shelf price before the day ends.',
      checkpoint:
        'Matched bills are paid on the accounts clerk’s release. The buyer has to sort out all others beforehand.',
      first_step:
        'Compare 50 settled invoices with dockets and orders once more, and work out how much you could have claimed.',
      stop_test:
        'By week eight, 60 % of lines should match with no hand on them. If they do not, clean up item codes and pause the rest.',
      alternative:
        'At each delivery check ten lines yourself. Larger suppliers can mail you a price file once a month.',
      risks: [
        {
          risk: 'Each and carton get confused, so the margins on paper are wild.',
          mitigation:
            'Keep the supplier’s pack size with every item, and block lines that shift by over 15 % in unit cost.',
        },
        {
          risk: 'A supplier with a small business is hurt by a claim that shows no evidence.',
          mitigation: 'The buyer calls ahead, and then photo and count go along with the claim.',
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
    {
      workflow:
        'After closing, the system looks for counts, web orders, gift cards, discounts, voids and refunds that are odd for this store. What stands out is sent to the loss lead, receipts attached. Is the process at fault? Only then is footage viewed, and only after that is anyone asked.',
      build:
        'Ten rules in the POS exception report are a good start. Fraud scores for the web shop come from Stripe or Shopify. Add shelf counts by area. There is no face matching, and a camera is consulted only for a time that is known.',
      checkpoint:
        'Two managers must study every case jointly. Where a worker is involved, it goes to HR and stays off the shop floor.',
      first_step: 'From the most recent stocktake, draw up the 30 heaviest losses and sort them by supplier and area.',
      stop_test:
        'Three months on, count how many flags brought a fix. Under one in ten, go down to the five rules that did so.',
      alternative:
        'Move or lock up the 50 lines that vanish most, count them each day, and let no refund pass without receipt or manager’s code.',
      risks: [
        {
          risk: 'The person at the busiest returns counter looks guilty just because of the numbers.',
          mitigation:
            'Before a talk, a second manager reads the receipts and sets the desk against others with the same hours.',
        },
        {
          risk: 'Looks or an address turn a shopper into a suspect.',
          mitigation: 'Only sums and events may enter a rule, so leave out suburb, photo and name.',
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
    {
      workflow:
        'What members buy, and at what time, puts them into groups each week. Some groups see two or three lines that fit, others a refill note, others nothing. A random tenth is skipped, and the gap between the two is your real gain.',
      build:
        'Set up welcome, cart and refill mails in Klaviyo or Mailchimp. Count a member as lapsed when their usual gap has passed one and a half times over. Let the web shop suggest products. There must always be a group that gets no mail.',
      checkpoint: 'Mails are viewed group by group, names hidden, and sent out by the marketing lead.',
      first_step:
        'Make a table of members by orders placed and days since the last, then name 100 top ones you no longer see.',
      stop_test: 'A flow has eight weeks to do better than its hold-out group. Then it stays or goes.',
      alternative:
        'Thank the top 50 with a card in your own hand. For all the others, one well-made mail a month will do.',
      risks: [
        {
          risk: 'Someone’s illness, drinking or pregnancy shows through in what you suggest.',
          mitigation:
            'Forbid groups built on alcohol, adult items, health or a coming baby, and keep these words from the prompts.',
        },
        {
          risk: 'Good customers hold off, for they know a coupon will come.',
          mitigation:
            'Let advice and a first look come before money, and set a limit of vouchers per member and quarter.',
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
    {
      workflow:
        'The plan for tomorrow is on the section lead’s screen at four: so many of each line, given the weather, the day, holidays and sales by the hour. At two on the day itself, the tool names what should be reduced. After closing, staff weigh the waste of each line.',
      build:
        'Spend six weeks on scales and a tablet to find out which lines are wasted. Choose the worst 40 and forecast them by weather and day of the week, no more. The hour for markdowns can be read off the hourly sales.',
      checkpoint:
        'It is the section lead who decides how much to make and who knows of local events. No screen can save food that is past use-by.',
      first_step: 'During seven days, record the weight of all waste for each line and say why it was wasted.',
      stop_test: 'If 12 weeks do not cut waste by 10 % while sold-out times hold, give it up.',
      alternative:
        'Make a wall sheet for each weekday from sales over the last four weeks, and sticker at two and at five without fail.',
      risks: [
        {
          risk: 'You save on waste by making too little, and disappointed shoppers stay away.',
          mitigation: 'Always look at sold-out times and waste as a pair before judging a section.',
        },
        {
          risk: 'With a sticker on it, out-of-date food may still be sold.',
          mitigation: 'A second person checks at close-down, and the till will not take items past their date.',
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
    {
      workflow:
        'For each product, what people said in complaints, in reviews and on return slips is put in one place weekly. Similar reasons are counted together, so that worsening lines catch the eye. The buyer then corrects size chart, page or supplier and waits for next month’s figure.',
      build:
        'Every return asks for a reason, one out of eight, and leaves room for a comment. An assistant groups these comments once the names are gone. Set the reasons against products and sales in a table; more is not needed.',
      checkpoint:
        '20 comments in the shopper’s own words must be read for a flagged line. Then the buyer may ring the supplier or edit the page.',
      first_step: 'With each tag in front of you, sort the next 50 returns according to line and reason.',
      stop_test:
        'Allow a season for the 20 worst lines to get better by 10 %. If they do not, delist them and end the grouping.',
      alternative: 'Each Friday the buyer helps to open the bags, and a wall chart keeps the score.',
      risks: [
        {
          risk: 'Among many remarks on quality, a report of choking or burns is overlooked.',
          mitigation:
            'Any word of injury or flames reaches the owner in the same hour, because suppliers must report serious injuries within two days.',
        },
        {
          risk: 'The size chart is at fault, yet people who return often are treated as cheats.',
          mitigation: 'Look into the line and repair it before you look into anyone’s account.',
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
    {
      workflow:
        'In comes a photo, a mail or a spoken list from a builder. Software finds the code, the pack and the price level of the account for each line and shows where it is not sure. Within one hour the trade desk has checked and quoted, and a reminder is set.',
      build:
        'Old part numbers and trade slang belong in the item file. With these, a reader and a matcher prepare quotes in the ERP or POS. Stock and prices are always the system’s. Whenever staff correct a name, keep it for next time.',
      checkpoint:
        'If a match is in doubt, the trade desk repeats it to the customer by voice or text, and orders only after that.',
      first_step: 'Ask for 30 lists as they came by mail or phone, and try how many of the lines a beginner can find.',
      stop_test: 'On 100 test lists, 75 % of lines have to be right by week eight. If not, that is the end.',
      alternative:
        'Give steady customers a list form with codes printed on it, and say that two hours later they will have the price.',
      risks: [
        {
          risk: 'The match looks right but is the wrong grade for that kind of work.',
          mitigation: 'A trained person repeats the code and confirms whatever is structural, electrical or for gas.',
        },
        {
          risk: 'A customer sees a price level meant for others and will not let go of it.',
          mitigation: 'Price levels hang on the account number alone, and without a number the shelf price holds.',
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
    {
      workflow:
        'A customer has a wall and needs the right primer. One scan, or a few typed letters, brings up a short answer of three lines and the page from the maker. If nothing is on file, a colleague or the supplier’s number is named.',
      build:
        'For one department, bring together procedures of the store, warranty terms and spec sheets. Staff search them by tablet or handheld. Answers rest on those alone, with the page beside them. For beginners, add ten quiz cards every week.',
      checkpoint:
        'Weekly, department leads look through the ten answers that were wanted most and repair the sheet, where it is wrong.',
      first_step: 'Have one department write down, over five days, all questions that left the team without an answer.',
      stop_test: 'The bar is 85 % of 60 test questions, right in answer and sheet, at six weeks. Below it, stop.',
      alternative:
        'Short guides of one page in a folder, evenings with suppliers and a badge reading "ask me about paint" go a long way.',
      risks: [
        {
          risk: 'Someone follows a wrong dose or mix that was read from the screen and comes to harm.',
          mitigation:
            'Gas, child seats, chemicals and medicines lead straight to the maker’s own page, with nothing summed up.',
        },
        {
          risk: 'Staff talk to the device instead of the person in front of them.',
          mitigation:
            'Leave handhelds aside for the greeting, and practise three questions that come before any search.',
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
    {
      workflow:
        'Each store sends six photos from fixed spots when it opens. Gaps, wrong facings and promo tags that are not there are found before anyone comes in. The team mends them. From the results, area managers know which store to see.',
      build:
        'Spots and times for photos have to be set in advance. Choose five stores and two bays each to try out a shelf-image service. Tags it has read are checked with prices at the till. As all photos are taken before opening, no customer is on them.',
      checkpoint: 'Before a gap or a tag is held against a store, the manager there goes and confirms it.',
      first_step: 'In one store, ring up 100 tagged items, see which tags are wrong, and keep a photo of them.',
      stop_test:
        'A person and the tool look at the same 100 photos. If the tool finds under 80 % of what the person found, it ends with the trial.',
      alternative: 'Do an opening round with a sheet of ten points, and each morning hold 20 tags against till prices.',
      risks: [
        {
          risk: 'Points are held against a store that simply has an odd layout.',
          mitigation: 'Its own plan is the yardstick for each store, and managers may object to a photo.',
        },
        {
          risk: 'Children or customers are caught on camera.',
          mitigation: 'Let nobody take photos after the doors open, and keep none beyond 14 days.',
        },
      ],
    },
  ],
}

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
      kpis: [
        {
          name: 'lines whose count matches the system',
          unit: '% of items counted',
          baseline: 'count 200 lines across two shops',
          target: '95 % or better',
        },
        {
          name: 'web orders you had to cancel for want of stock',
          unit: '% of orders',
          baseline: 'go back over three months of orders',
          target: '50 to 70 % fewer',
        },
      ],
      data_needed: [
        'product list showing barcode and cost',
        'purchase orders and transfers still open',
        'a complete count of the 500 leading lines',
        'why goods were written off',
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
      kpis: [
        {
          name: 'stock figures that hold true on the shelf',
          unit: '% of items counted',
          baseline: 'check 200 products by hand in two stores',
          target: 'get to 95 %',
        },
        {
          name: 'internet orders dropped because the shelf was empty',
          unit: '% of orders',
          baseline: 'read off the past three months',
          target: 'lower by 50 to 70 %',
        },
      ],
      data_needed: [
        'items with their barcodes and cost prices',
        'transfers and supplier orders under way',
        'one full count of your top 500',
        'the causes noted for write-offs',
      ],
    },
    {
      workflow:
        'Till, website and storeroom work from a single stock figure for each item. It stays true because every carton is scanned on opening, and every sale, move and write-off is scanned too. Each day a list names ten shelves to count.',
      build:
        'Put every item into one file with its supplier, barcode, cost, unit and size. Let Shopify and your till (Square, Lightspeed or Vend) share that file. Two scanners do the job. Dear and fast-selling items come first in the rolling count.',
      checkpoint:
        'Who signs the day’s count? The store manager does, and any difference of more than two units or 50 dollars is explained.',
      first_step:
        'Count 100 items picked at random, out front and out the back. Set the result beside what till and web shop claim.',
      stop_test:
        'At ten weeks, agreement below 85 % means no more tools. Follow the incoming goods from morning to night instead.',
      alternative:
        'One shared sheet and a hand count of the top 100 each Sunday will help. Items with only one left disappear from the web shop.',
      risks: [
        {
          risk: 'Breakages and goods taken for shop use go unscanned when it is busy, and the stock file is wrong again.',
          mitigation: 'A write-off button on the till offers four reasons, and the Monday meeting reads the list.',
        },
        {
          risk: 'The switch-over can leave items missing or entered twice.',
          mitigation:
            'Choose one store and a quiet Tuesday. Save the old file, and check 100 items every evening for seven days.',
        },
      ],
      kpis: [
        {
          name: 'share of items with the right stock figure',
          unit: '% of items counted',
          baseline: 'have two stores count 200 items',
          target: '95 % of items right',
        },
        {
          name: 'orders from the web shop lost to missing stock',
          unit: '% of orders',
          baseline: 'add up the last quarter’s cancellations',
          target: 'down by 50 to 70 %',
        },
      ],
      data_needed: [
        'item file complete with barcodes and costs',
        'open orders and stock on the move',
        'your 500 main items, fully counted',
        'reasons given for each write-off',
      ],
    },
    {
      workflow:
        'Every item has one stock number that shop, storeroom and website all trust. Staff scan goods when a carton is opened, and again when they are sold, moved or thrown away. Ten shelves come up for counting daily.',
      build:
        'Start from one clean item file: supplier, barcode, size, unit and cost. Join Shopify to Square, Lightspeed or Vend so the two never disagree. Add a pair of scanners, and count a little each day, costly and quick-moving goods before others.',
      checkpoint:
        'The store manager puts a signature to each day’s count. Gaps over 50 dollars or two units are traced before the next one.',
      first_step:
        'Let chance choose 100 items. Count what you really have, then look up what the till says and what the website says.',
      stop_test:
        'Ten weeks in, look at the match. With less than 85 % of items right, put no money into tools and spend a day watching deliveries.',
      alternative:
        'Keep a joint sheet of your 100 biggest items and count them on Sunday. When stock of one drops under two, hide it online.',
      risks: [
        {
          risk: 'Used or damaged pieces are not scanned out in a hurry, so the numbers wander off once again.',
          mitigation: 'Add one till button for write-offs, give it four reasons, and go over them at Monday’s meeting.',
        },
        {
          risk: 'Joining the two systems may copy some items and swallow others.',
          mitigation:
            'Change over a single store, on a Tuesday with little trade. The former file stays safe, and 100 items are checked nightly that week.',
        },
      ],
      kpis: [
        {
          name: 'products with shelf and system in step',
          unit: '% of items counted',
          baseline: 'a hand count of 200 products in two shops',
          target: 'bring it to 95 %',
        },
        {
          name: 'online sales refused for lack of goods',
          unit: '% of orders',
          baseline: 'pull the figures for three months',
          target: 'a drop of 50 to 70 %',
        },
      ],
      data_needed: [
        'list of lines, barcodes and what they cost',
        'goods on order and between stores',
        'a thorough count of 500 best sellers',
        'notes on why stock was scrapped',
      ],
    },
    {
      workflow:
        'One count per item holds good everywhere: at the till, online and out the back. Staff scan when they unpack, and whenever something is sold, shifted or written off. A daily list picks ten shelves for checking.',
      build:
        'Your first job is a single list of items, each with unit, size, cost, supplier and barcode. Square, Lightspeed or Vend feeds from it, and so does Shopify. Two scanners will cover the work. Check the dear and the fast lines earliest in each cycle.',
      checkpoint:
        'Daily counts need the store manager’s signature. The manager also chases any item that is out by 50 dollars or by more than two units.',
      first_step: 'Pull 100 barcodes out of a hat. See how shelf and storeroom compare with till and web.',
      stop_test:
        'Week ten is the deadline for 85 %. Short of it, no further tools are bought, and somebody watches the back door for one day.',
      alternative:
        'A Sunday count of the 100 main lines, kept in a sheet everyone shares, goes far. Lines down to their last one come off the site.',
      risks: [
        {
          risk: 'Busy staff forget to scan what broke or what the shop itself used, and the count drifts away.',
          mitigation:
            'With a write-off button at the till and four reasons to tap, it takes a second. Monday’s meeting looks at the list.',
        },
        {
          risk: 'During the change, some lines may double and some may drop out.',
          mitigation:
            'Take one store first, on a Tuesday when few people come. Put the old list aside, and test 100 lines each evening that week.',
        },
      ],
      kpis: [
        {
          name: 'items the system has right',
          unit: '% of items counted',
          baseline: 'pick 200 items in two stores and count',
          target: 'up to 95 %',
        },
        {
          name: 'web orders called off as nothing was left',
          unit: '% of orders',
          baseline: 'look at the past quarter month by month',
          target: 'cut them by 50 to 70 %',
        },
      ],
      data_needed: [
        'every item, its barcode and its cost',
        'what is on order or in transfer',
        'the 500 top sellers counted in full',
        'cause of each write-off',
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
      kpis: [
        {
          name: 'how far forecasts miss for each group',
          unit: '% at eight weeks',
          baseline: 'run last season again on same-week-last-year',
          target: '15 to 25 % better than that rule',
        },
        {
          name: 'goods unsold when the season closes',
          unit: '% of units bought',
          baseline: 'what was over in the past two seasons',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'item sales per store and week, two years',
        'days a line was sold out',
        'calendar of prices and promotions',
        'supplier lead times, units per pack',
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
      kpis: [
        {
          name: 'gap between forecast and sales per product group',
          unit: '% at eight weeks',
          baseline: 'test same-week-last-year on the season just gone',
          target: 'smaller than the test by 15 to 25 %',
        },
        {
          name: 'leftover stock once a season is over',
          unit: '% of units bought',
          baseline: 'leftovers of two seasons',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'weekly sales by shop and item, two years',
        'records of empty-shelf days',
        'when prices changed and promotions ran',
        'pack sizes and how long supply takes',
      ],
    },
    {
      workflow:
        'The buyer gets a likely range for each line and store before every buy. Behind it stand sales of past seasons, with sold-out days put back, plus price, promotions and calendar. The buyer fixes the order and says why if it strays.',
      build:
        'Get two years of item sales in order, week by week, with promotions and sold-out weeks marked. Race your stock system’s forecast against last year’s figure plus trend. Tie each new line to an old one that resembles it.',
      checkpoint:
        'An order is always the buyer’s decision. Each departure from the forecast gets a one-line reason, read again once the season closes.',
      first_step:
        'List 20 lines from the season just gone. Beside each, put units bought, units sold at full price, units marked down and units left.',
      stop_test:
        'The forecast has one season to beat last year plus trend in two product groups. Drop it if it cannot.',
      alternative:
        'Take each group’s sell-through of last year as your guide. Split the buy in two and fix the reorder date.',
      risks: [
        {
          risk: 'Nothing sold in weeks with nothing on the shelf, and the tool concludes that nobody cared.',
          mitigation: 'Carry the earlier selling rate into sold-out weeks. The buyer then looks at the 50 main lines.',
        },
        {
          risk: 'One change of fashion or one new rival, and last year is no guide.',
          mitigation: 'Commit four fifths of the budget, and reorder with the remaining fifth after week three.',
        },
      ],
      kpis: [
        {
          name: 'forecast miss in each product group',
          unit: '% at eight weeks',
          baseline: 'forecast last season by its year-ago weeks',
          target: 'an error 15 to 25 % lower',
        },
        {
          name: 'share of the buy still here at season end',
          unit: '% of units bought',
          baseline: 'check the close of both recent seasons',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'two years’ sales, split by item, store, week',
        'dates when stock ran out',
        'price changes and promotion dates',
        'delivery times and sizes of packs',
      ],
    },
    {
      workflow:
        'Ahead of a buy, the tool turns past seasons into an expected range for every store and line. It adds back days lost to empty shelves and allows for promotions, price and calendar. Orders are set by the buyer, who notes any reason for leaving the range.',
      build:
        'Two years of clean weekly sales per item come first, with stock-outs and promotions flagged. Then see whether your stock system’s own forecast does better than last year plus a trend. For a new line, use the sales of its closest relative.',
      checkpoint:
        'It is the buyer who answers for the order. An override takes one line on why, and those lines are reviewed after the season.',
      first_step:
        'Choose 20 products of the past season and fill four columns: bought, sold at full price, reduced, still in stock.',
      stop_test: 'One season and two groups settle it. Unless last year plus trend is beaten in both, stop.',
      alternative:
        'Buy twice and in smaller lots, guided by how each group sold through a year ago, and agree the reorder date now.',
      risks: [
        {
          risk: 'To the tool, an empty shelf and an unwanted product look the same.',
          mitigation: 'Fill the gaps with the selling rate from before, and let the buyer go over the top 50 lines.',
        },
        {
          risk: 'Old figures lose their worth when tastes turn or a competitor opens.',
          mitigation: 'A fifth of the buying budget waits until after week three, for reorders only.',
        },
      ],
      kpis: [
        {
          name: 'error of the forecast by group',
          unit: '% at eight weeks',
          baseline: 'replay the past season from year-ago sales',
          target: 'ahead of that by 15 to 25 %',
        },
        {
          name: 'units still on hand as a season ends',
          unit: '% of units bought',
          baseline: 'count what two seasons left behind',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'sales history of two years, weekly per store',
        'list of stock-outs by day',
        'a diary of offers and price moves',
        'how long suppliers need, and pack quantities',
      ],
    },
    {
      workflow:
        'For every buy the tool proposes a low and a high quantity per line and store. It works from earlier seasons, corrects for days with no stock, and takes in calendar, price and promotions. What to order is the buyer’s call, with a reason noted outside that range.',
      build:
        'Begin by cleaning two years of weekly item sales, and tag each promotion and each stock-out. Your stock system may have a forecast. Let it compete with last year plus a trend line. New lines follow the pattern of an older line like them.',
      checkpoint:
        'The buyer decides, order by order. Where the order departs from the range, a short reason is kept, to be read when the season is done.',
      first_step:
        'Look at 20 lines you carried last season. How many did you buy, sell at full price, mark down and keep? Put it in a table.',
      stop_test: 'If two product groups show no gain on last year plus trend within a season, give it up.',
      alternative: 'Go by how much of each group sold last year. Order less, order again, and fix that date.',
      risks: [
        {
          risk: 'A week with no stock shows no sales, and the forecast learns the wrong lesson.',
          mitigation:
            'Use the pace from before the stock-out for those weeks. The buyer goes through the 50 top lines.',
        },
        {
          risk: 'A new rival or a turn in fashion can make two years of sales worthless.',
          mitigation: 'Spend no more than four fifths up front. The last fifth is for reorders from week four on.',
        },
      ],
      kpis: [
        {
          name: 'distance between forecast and sales, by group',
          unit: '% at eight weeks',
          baseline: 'apply same-week-last-year to last season',
          target: 'improve on it by 15 to 25 %',
        },
        {
          name: 'units left over after the season',
          unit: '% of units bought',
          baseline: 'look at how two seasons ended',
          target: 'shrink it by 10 to 20 %',
        },
      ],
      data_needed: [
        'two years of weekly item sales by store',
        'when lines were out of stock',
        'promotions and prices by date',
        'pack quantities with lead times',
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
      kpis: [
        {
          name: 'days when a leading line is missing',
          unit: '% of line-days',
          baseline: 'watch 100 leading lines for four weeks',
          target: '30 to 40 % less',
        },
        {
          name: 'how often stock turns over',
          unit: 'turns a year',
          baseline: 'last year’s cost of sales divided by average stock',
          target: 'up by 10 to 15 %',
        },
      ],
      data_needed: [
        'reliable stock figures',
        'sales of each line by day',
        'lead time, pack and minimum per supplier',
        'orders not yet delivered',
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
      kpis: [
        {
          name: 'best sellers off the shelf',
          unit: '% of line-days',
          baseline: 'keep a four-week log of the top 100',
          target: 'down by 30 to 40 %',
        },
        {
          name: 'stock turns in a year',
          unit: 'turns a year',
          baseline: 'work it out from 12 months of cost of sales and stock',
          target: '10 to 15 % higher',
        },
      ],
      data_needed: [
        'a stock count that holds',
        'what each line sells per day',
        'suppliers’ minimum orders, packs and delivery times',
        'purchase orders under way',
      ],
    },
    {
      workflow:
        'The manager arrives to find orders drafted for every supplier and transfers listed between stores. The system has worked overnight from stock, rate of sale and goods in transit, line by line. A few lines are changed, then the order is sent.',
      build:
        'Use the reorder report you already own in Lightspeed, Cin7 or Shopify. Enter safety stock, lead time and pack size for the 300 lines with most sales. People handle promotions. Transfers follow when the counts are right.',
      checkpoint:
        'Every order needs the store manager’s approval. One that goes over the budget for the week also needs the buyer’s.',
      first_step:
        'At four on Saturday, walk the aisles and mark each facing that is empty. Then learn the reason for the 20 most important.',
      stop_test:
        'Empty facings should be a fifth fewer after ten weeks. Otherwise shelf tags return, and lead times get corrected.',
      alternative: 'Tags on the shelf show the minimum to keep. Every supplier has a fixed day on which you order.',
      risks: [
        {
          risk: 'A tradesperson buys the lot, and the next draft order is many times too big.',
          mitigation:
            'No suggestion may exceed double the usual quantity. Where sales call for more, the line shows the cause.',
        },
        {
          risk: 'From habit, managers round everything up, and the suggestion is never put to the test.',
          mitigation: 'Four weeks on, print what was changed and how it ended, and speak of it without blaming anyone.',
        },
      ],
      kpis: [
        {
          name: 'gaps among your top lines',
          unit: '% of line-days',
          baseline: 'log gaps in 100 top lines over four weeks',
          target: 'lower by 30 to 40 %',
        },
        {
          name: 'turns of stock',
          unit: 'turns a year',
          baseline: 'cost of sales for the year against average stock',
          target: 'a rise of 10 to 15 %',
        },
      ],
      data_needed: [
        'stock on hand, checked and correct',
        'sales figures by line and day',
        'what suppliers need: time, packs, minimums',
        'open supplier orders',
      ],
    },
    {
      workflow:
        'Reorders are drafted before the doors open, one for each supplier, with a list of transfers. Each night the system sets stock and incoming goods against the rate of sale. The manager alters what looks wrong and sends the rest.',
      build:
        'The reorder report in Shopify, Cin7 or Lightspeed only needs switching on. Your 300 best lines each get a pack size, a lead time and a safety stock. Deal with promotions by hand, and bring in transfers after the counts come right.',
      checkpoint: 'The store manager says yes to each order. Whatever exceeds the week’s budget is held for the buyer.',
      first_step:
        'Go round at four o’clock this Saturday with a pad. Note where the shelf is bare, and find the cause behind the top 20 gaps.',
      stop_test:
        'Ten weeks are enough to judge. If less than a fifth of the empty facings has gone, use tags again and repair the lead times.',
      alternative: 'Mark a minimum on every shelf tag and keep one set order day for each supplier.',
      risks: [
        {
          risk: 'One large trade sale makes the system think demand has exploded.',
          mitigation: 'Suggestions stop at twice what is usual, and any line that wanted more says why.',
        },
        {
          risk: 'Managers add a bit to every order as they always did, so the system is never proved.',
          mitigation: 'Once four weeks have passed, lay out the changed lines with their results. Nobody is to blame.',
        },
      ],
      kpis: [
        {
          name: 'share of days with a top line sold out',
          unit: '% of line-days',
          baseline: 'four weeks of notes on the top 100',
          target: 'a fall of 30 to 40 %',
        },
        {
          name: 'yearly stock turn',
          unit: 'turns a year',
          baseline: 'take 12 months: cost of sales by average stock',
          target: 'improve it by 10 to 15 %',
        },
      ],
      data_needed: [
        'counts you can rely on',
        'line sales for each day',
        'delivery times, pack sizes and supplier minimums',
        'orders still to arrive',
      ],
    },
    {
      workflow:
        'Before breakfast the manager has a draft order for each supplier and a note of what to move between stores. Sales pace, stock and deliveries due are worked through each night to find the cover of every line. Changing a few lines takes minutes.',
      build:
        'You probably own the tool: the reorder report of Cin7, Lightspeed or Shopify. The 300 lines that sell most need a lead time, a safety stock and a pack size. Keep promotions out of it and order those yourself. Transfers can wait for good counts.',
      checkpoint:
        'Orders go out on the store manager’s approval alone. The buyer joins in where the sum is above the week’s budget.',
      first_step:
        'Pick a Saturday, walk through at four and mark down the empty facings. For the 20 biggest, ask what went wrong.',
      stop_test:
        'The measure is a fifth fewer empty facings within ten weeks. Without it, drop the report, use tags and get lead times right.',
      alternative: 'Shelf tags that state a minimum are enough, if each supplier has its own order day every week.',
      risks: [
        {
          risk: 'A tradesperson takes fifty at once, and the draft treats it as normal demand.',
          mitigation: 'Set a ceiling of two times the usual order. Lines that hit it show what caused them.',
        },
        {
          risk: 'If managers top up every line by habit, you never learn what the tool can do.',
          mitigation: 'Wait four weeks, then go through each changed line and its result. Keep blame out of it.',
        },
      ],
      kpis: [
        {
          name: 'top lines with an empty shelf',
          unit: '% of line-days',
          baseline: 'record 100 top lines daily, four weeks',
          target: 'reduce by 30 to 40 %',
        },
        {
          name: 'speed at which stock turns',
          unit: 'turns a year',
          baseline: 'set 12 months of sales cost over average stock',
          target: 'lift it by 10 to 15 %',
        },
      ],
      data_needed: [
        'correct stock by line',
        'daily unit sales, line by line',
        'supplier minimums, packs and days to deliver',
        'what is on order',
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
      kpis: [
        {
          name: 'margin left after price cuts',
          unit: '% of sales',
          baseline: 'each group over the past two seasons',
          target: '1 to 2 points higher',
        },
        {
          name: 'money in goods over 26 weeks old',
          unit: '% of stock value',
          baseline: 'print the age report now',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'stock, age and sales of every line',
        'landed costs and supplier price changes',
        'competitors’ prices on lines people know',
        'earlier promotions and what they added',
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
      kpis: [
        {
          name: 'gross margin net of cuts',
          unit: '% of sales',
          baseline: 'two seasons, group by group',
          target: 'up by 1 to 2 points',
        },
        {
          name: 'value of stock past 26 weeks',
          unit: '% of stock value',
          baseline: 'today’s age report',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'each line’s sales, stock and age',
        'what goods cost landed, with changes',
        'what rivals charge for comparable lines',
        'results of past promotions',
      ],
    },
    {
      workflow:
        'The buyer decides every Monday from one list which prices to cut. It shows lines with too much cover for the season left, lines far from the price of three named rivals, and lines that cost more now. Tags and web shop change together.',
      build:
        'Begin on a sheet with four columns: cover, age, margin and rival price. A price-watch service covers the 200 lines that get compared. Test a ladder of 10, 25 and 40 % off on two like groups. A model may set the steps after that.',
      checkpoint:
        'Price lists need the buyer’s signature. Below the floor, only the owner or the category head can agree.',
      first_step:
        'Bring up all stock past 26 weeks with its cost, its price and what it sells a week. Mark 30 lines down before the week is out.',
      stop_test:
        'After one full season, margin after markdown must be half a point better. If it is not, take up the calendar again.',
      alternative:
        'Fix three dates for every line: a first cut in week eight, a second in week twelve and the exit in week sixteen.',
      risks: [
        {
          risk: 'A "was" price that ran for a few days only can bring the regulator to your door.',
          mitigation:
            'Store prices with their dates. The sale tag will not print until the old price has run long enough.',
        },
        {
          risk: 'Two shops that undercut each other both lose.',
          mitigation: 'The floor is cost plus a fixed share. Follow a rival only where shoppers do compare.',
        },
      ],
      kpis: [
        {
          name: 'gross margin once markdowns are off',
          unit: '% of sales',
          baseline: 'take each group’s last two seasons',
          target: 'a gain of 1 to 2 points',
        },
        {
          name: 'share of stock value over 26 weeks',
          unit: '% of stock value',
          baseline: 'start from the age report of today',
          target: 'down by 20 to 30 %',
        },
      ],
      data_needed: [
        'sales and stock per line, with age',
        'cost into store and supplier increases',
        'rival prices on well-known lines',
        'old promotions with the lift they gave',
      ],
    },
    {
      workflow:
        'Each Monday shows you where a price has to move. Some lines have cover beyond the end of the season, some stand far from three rivals you picked, some have a higher cost. The buyer chooses the cut, and shelf and web change at once.',
      build:
        'One sheet is enough at first, with age, cover, margin and the price of the rival. Buy a price watch for 200 lines that shoppers check. Cuts run in three steps: 10, 25, then 40 %. Try them on two groups of a kind before you let a model choose.',
      checkpoint:
        'No price list is valid unsigned, and the buyer signs. The owner or category head decides on cuts that break the floor.',
      first_step:
        'Find what has lain for over 26 weeks, and list cost, price and weekly sales. The first 30 lines get their markdown this week.',
      stop_test:
        'Measure margin after markdown over one season. Without half a point more, the fixed calendar comes back.',
      alternative:
        'The calendar can do it: reduce in week eight, again in week twelve, and be rid of the line by sixteen.',
      risks: [
        {
          risk: 'Regulators look hard at a former price that was barely ever charged.',
          mitigation:
            'Every price is kept with its dates, and a sale tag needs an old price that has run the set weeks.',
        },
        {
          risk: 'If you follow a rival down, he follows you, and margin goes.',
          mitigation:
            'Cost plus a fixed share is the lowest you go, and only lines that are truly compared may follow.',
        },
      ],
      kpis: [
        {
          name: 'margin after all reductions',
          unit: '% of sales',
          baseline: 'work out two seasons for every group',
          target: 'improve it by 1 to 2 points',
        },
        {
          name: 'stock that has sat for over 26 weeks',
          unit: '% of stock value',
          baseline: 'today’s stock by age',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'what each line sells, holds and its age',
        'landed cost and how it has moved',
        'prices of competitors for lines shoppers know',
        'promotions so far with extra sales',
      ],
    },
    {
      workflow:
        'Price cuts are settled once a week, on Monday, by the buyer. A list brings up stock that the season is too short for, prices out of step with three rivals you name, and lines with a cost rise. Shelf tag and web price then move as one.',
      build:
        'Margin, cover, age and a rival’s price fit on one sheet, and that is the start. Let a price-watch service follow the 200 lines that are compared. Agree on three steps, 10, then 25, then 40 % off. Two like groups test the steps before any model does.',
      checkpoint: 'Price lists are signed by the buyer. Cuts through the floor go up to category head or owner.',
      first_step:
        'Sort stock by age and take all that is beyond 26 weeks. Add cost, price and sales per week, then mark down 30 lines in the next few days.',
      stop_test:
        'Half a point of extra margin after markdown is the aim for a full season. If it fails to come, use fixed dates once more.',
      alternative:
        'Mark down by date: once in week eight, a further time in week twelve, with the rest cleared in week sixteen.',
      risks: [
        {
          risk: 'Showing a "was" price that you charged for days only can end with the regulator.',
          mitigation:
            'Keep dates beside prices in the system. Unless the old price ran its set weeks, no sale tag comes out of the printer.',
        },
        {
          risk: 'A price war with one rival costs both shops their margin.',
          mitigation:
            'Fix the lowest price at cost plus your share. Join in only on the lines people hold side by side.',
        },
      ],
      kpis: [
        {
          name: 'gross margin with cuts taken off',
          unit: '% of sales',
          baseline: 'two past seasons for each group',
          target: 'add 1 to 2 points',
        },
        {
          name: 'old stock, over 26 weeks',
          unit: '% of stock value',
          baseline: 'an age report as of today',
          target: 'shrink it by 20 to 30 %',
        },
      ],
      data_needed: [
        'age, sales and stock for each line',
        'landed cost with any supplier rise',
        'what three rivals ask for known lines',
        'uplift from earlier promotions',
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
      kpis: [
        {
          name: 'how long new goods wait for a page',
          unit: 'days',
          baseline: 'check 60 recent new lines',
          target: '50 to 70 % shorter',
        },
        {
          name: 'pages with no empty field',
          unit: '% of pages',
          baseline: 'look at 100 pages',
          target: '90 % complete',
        },
      ],
      data_needed: [
        'labels and sheets from suppliers',
        'pictures marked with the item number',
        'which fields each group needs',
        'ten pages you are proud of',
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
      kpis: [
        {
          name: 'time between arrival and going online',
          unit: 'days',
          baseline: 'dates of the newest 60 lines',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'product pages that are complete',
          unit: '% of pages',
          baseline: 'check a sample of 100',
          target: 'bring it to 90 %',
        },
      ],
      data_needed: [
        'product sheets and label text',
        'item photos, numbered',
        'list of fields by product group',
        'ten good pages as models',
      ],
    },
    {
      workflow:
        'A merchandiser checks a finished draft against the goods and publishes it to all channels. The tool has made that draft from the supplier’s sheet and photos: fields for material, size, care and colour, a title, text in your tone, and a list of gaps.',
      build:
        'Fix 15 fields for every product group before any text is written. Shopify Magic or a similar assistant gets the supplier sheet and two sample pages. Sheet and label are the only sources of fact. One product feed carries the pages out.',
      checkpoint:
        'Nobody publishes without the item in hand. A merchandiser checks its material, size, price and warnings first.',
      first_step:
        'List 20 products you sell only in the shop. Take five through to a live page, and time every step on the way.',
      stop_test: 'Sample the first 200 pages. A wrong fact on more than 3 % of them ends the project.',
      alternative: 'Suppliers fill in your template of fixed fields, and their order is paid only after that.',
      risks: [
        {
          risk: 'The page calls a product organic, nut-free or waterproof, which is not true.',
          mitigation: 'Such claim words are blocked. A field taken from the label is needed to release one.',
        },
        {
          risk: 'The texts all sound the same, and you slip in the search results.',
          mitigation:
            'The top 50 pages are written by people, with fit notes and the questions heard on the shop floor.',
        },
      ],
      kpis: [
        {
          name: 'days a new line waits to be online',
          unit: 'days',
          baseline: 'follow the last 60 lines that came in',
          target: 'cut them by 50 to 70 %',
        },
        {
          name: 'share of pages fully filled in',
          unit: '% of pages',
          baseline: 'a sample of 100 live pages',
          target: '90 % or better',
        },
      ],
      data_needed: [
        'supplier data sheets with labels',
        'photos that carry item numbers',
        'agreed fields for each product group',
        'ten pages to copy from',
      ],
    },
    {
      workflow:
        'New lines reach the website within days, because sheet and photos from the supplier become a draft page. Size, colour, material and care are filled, title and text are in your tone, and gaps are named. A merchandiser holds it against the goods, then publishes everywhere.',
      build:
        'Write down the 15 fields that each group of products must have. An assistant, for example Shopify Magic, works from the supplier sheet and two of your best pages. Facts not found on sheet or label stay out. All channels draw on one feed.',
      checkpoint:
        'The publish button belongs to a merchandiser who has the item there and has checked warnings, size, material and price.',
      first_step:
        'Out of the goods missing online, pick 20. Get five of them live this week and note how long each step took.',
      stop_test: 'If a check of the first 200 pages finds false facts on over 3 %, stop.',
      alternative: 'Ask suppliers to complete a fixed template, and let the invoice wait until it is complete.',
      risks: [
        {
          risk: 'Words like nut-free, organic or waterproof slip into the text without any proof.',
          mitigation: 'Block these words by list, and lift the block only if the label says so in a field.',
        },
        {
          risk: 'When pages resemble each other, search engines push them down.',
          mitigation: 'Leave your 50 best pages to people who know the fit and the questions shoppers ask.',
        },
      ],
      kpis: [
        {
          name: 'time from delivery to web page',
          unit: 'days',
          baseline: 'trace 60 recent arrivals',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'complete product pages',
          unit: '% of pages',
          baseline: 'go through 100 of them',
          target: 'get to 90 %',
        },
      ],
      data_needed: [
        'sheets from suppliers, and the labels',
        'pictures filed by item number',
        'a field list for every group',
        'ten pages as a pattern',
      ],
    },
    {
      workflow:
        'Pages for new lines are drafted from what the supplier sends: a sheet and pictures. It takes from them the material, the colour, the care and the size. The tool adds a title and text that sound like you and says what is still unknown. A merchandiser compares draft and goods, then sends it to all channels.',
      build:
        'Decide on 15 fields per group first. Shopify Magic, or another assistant, works from two good pages and the supplier sheet. What neither sheet nor label says is left out. Publishing runs through a single feed.',
      checkpoint:
        'The goods are on the table when a page goes live. A merchandiser has compared price, warnings, size and material with them.',
      first_step:
        'Which lines are in the shop and not on the site? Take 20 and bring five live with a stopwatch beside you.',
      stop_test: 'With 200 pages done, test a sample. Facts wrong on over 3 % of it mean the end.',
      alternative: 'Let suppliers do the typing: no payment until your template with its fixed fields is full.',
      risks: [
        {
          risk: 'A claim such as waterproof, nut-free or organic gets onto the page and is false.',
          mitigation: 'Put claim words on a stop list. One passes only when a label field shows it to be true.',
        },
        {
          risk: 'Copy that is all of one kind costs you places in search.',
          mitigation: 'Your team writes 50 top pages itself and adds what shoppers ask and how things fit.',
        },
      ],
      kpis: [
        {
          name: 'days between goods in and page live',
          unit: 'days',
          baseline: 'look up both dates for 60 new lines',
          target: 'shorten by 50 to 70 %',
        },
        {
          name: 'pages without a gap',
          unit: '% of pages',
          baseline: 'open 100 pages and check',
          target: 'raise to 90 %',
        },
      ],
      data_needed: [
        'labels plus supplier product sheets',
        'photographs named by item number',
        'required fields, group by group',
        'ten of your best pages',
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
      kpis: [
        {
          name: 'shopper messages for every 100 orders',
          unit: 'messages',
          baseline: 'a four-week count',
          target: '20 to 35 % fewer',
        },
        {
          name: 'wait for a first answer',
          unit: 'hours',
          baseline: 'last month’s median',
          target: 'half of today’s',
        },
      ],
      data_needed: [
        'order file with tracking numbers',
        'rules on refunds and warranty',
        'messages of two months, sorted by subject',
        'stock held in each shop',
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
      kpis: [
        {
          name: 'how often shoppers must ask, per 100 orders',
          unit: 'messages',
          baseline: 'keep count over four weeks',
          target: 'down by 20 to 35 %',
        },
        {
          name: 'time until somebody replies',
          unit: 'hours',
          baseline: 'take the median for a month',
          target: 'bring it down by half',
        },
      ],
      data_needed: [
        'what was ordered and where parcels are',
        'your terms for refunds and warranties',
        'two months of enquiries, by topic',
        'what each shop has on hand',
      ],
    },
    {
      workflow:
        'Shoppers get an answer at any hour, whether they chat, ring or mail. The assistant reads order and parcel, replies, opens an exchange that the rules allow, or looks up shop stock. Anger, breakage and danger are for staff, who get the order on screen.',
      build:
        'Choose Gorgias, Zendesk or Shopify Inbox and connect it to your orders. A late parcel triggers a text before the shopper asks. Write your refund rules to match the Consumer Law. Within them the bot may say yes, and it may never say no.',
      checkpoint:
        'Each week the service lead reads 25 of the bot’s talks. Talks that closed with no thanks and no sale are all read.',
      first_step:
        'Divide your last 200 messages into topics. Then mark every one where the order record held the whole answer.',
      stop_test:
        'Six weeks is the trial. It comes down if over 4 % of the weekly sample is wrong or repeat contacts rise.',
      alternative:
        'Three tracking mails, a delivery page anyone can follow and ready replies to ten common questions do much of the work.',
      risks: [
        {
          risk: 'The bot refuses money back on sale goods, and the law forbids that refusal.',
          mitigation:
            'A lawyer checks the refund text once, and it stays fixed. The bot may only quote it, and people give any no.',
        },
        {
          risk: 'Knowing a name is enough to hear about somebody else’s order.',
          mitigation:
            'Ask for postcode and order number, or send a code to the account’s mail. Give details after that.',
        },
      ],
      kpis: [
        {
          name: 'contacts per 100 orders',
          unit: 'messages',
          baseline: 'note every message for four weeks',
          target: 'lower by 20 to 35 %',
        },
        {
          name: 'hours before the first reply',
          unit: 'hours',
          baseline: 'the median of the past month',
          target: 'halve it',
        },
      ],
      data_needed: [
        'orders and their parcel numbers',
        'refund rules, warranty rules',
        'two months of shopper messages by subject',
        'stock by store',
      ],
    },
    {
      workflow:
        'The assistant takes the plain questions first, by phone, mail or chat. It can find an order, follow the parcel, start a permitted exchange and check what a store has. People step in with the order open when goods are broken or unsafe, or the shopper is angry.',
      build:
        'A helpdesk such as Zendesk, Gorgias or Shopify Inbox needs a link to the orders. Let it text shoppers whose parcel is late. Take refund rules straight from the Consumer Law. A bot grants what these grant and leaves refusals to people.',
      checkpoint:
        'The service lead samples 25 bot talks weekly, and also opens each one that brought neither a sale nor a thank-you.',
      first_step: 'Read 200 recent messages and sort them by topic. How many needed only the order record? Mark those.',
      stop_test:
        'After six weeks, two things end it: more than 4 % wrong in the weekly sample, or a rise in repeat contacts.',
      alternative:
        'Tell shoppers where the parcel is by mail at three points. Add one clear page on delivery and saved answers for the top ten questions.',
      risks: [
        {
          risk: 'A shopper hears that reduced goods are never refunded, and the law says otherwise.',
          mitigation: 'Fix the refund text with a lawyer. The bot recites it, and a person handles each refusal.',
        },
        {
          risk: 'The bot shares an order with a caller who has nothing but a name.',
          mitigation: 'First comes proof: order number with postcode, or a code that goes to the account’s own mail.',
        },
      ],
      kpis: [
        {
          name: 'questions received per 100 orders',
          unit: 'messages',
          baseline: 'tally them during four weeks',
          target: 'a fall of 20 to 35 %',
        },
        {
          name: 'response time to a first message',
          unit: 'hours',
          baseline: 'find last month’s middle value',
          target: 'cut it in half',
        },
      ],
      data_needed: [
        'order records with tracking',
        'what you promise on refunds and warranty',
        'messages from two months, grouped by topic',
        'shop stock figures',
      ],
    },
    {
      workflow:
        'Most order questions are answered at once, over chat, phone or mail. The assistant sees order and parcel, tells shoppers what they ask, opens exchanges that the rules permit and looks for stock in store. Danger, damage or anger brings in a person, order on screen.',
      build:
        'Order lookup is the feature to ask for, and Shopify Inbox, Gorgias and Zendesk have it. When parcels run late, text first. The refund rules follow the Consumer Law word for word. Where they say yes the bot may too; a no comes from staff.',
      checkpoint:
        'A weekly reading falls to the service lead: 25 bot talks, and on top all that ended with no sale and no word of thanks.',
      first_step:
        'Take your newest 200 messages, give each a topic, and tick those for which the order record was enough.',
      stop_test:
        'Close it down at six weeks if the sample has more than 4 % wrong answers, or if more people write twice.',
      alternative:
        'Write a plain delivery page, mail at three stages of the journey, and save replies to ten common questions.',
      risks: [
        {
          risk: 'It could say no to a refund on marked-down goods, against the law.',
          mitigation:
            'One refund text, read once by a lawyer, is all the bot may quote. Staff take over wherever the answer is no.',
        },
        {
          risk: 'A caller with the right name hears where another person’s parcel is.',
          mitigation: 'Details follow only after order number and postcode, or once a code sent by mail is read back.',
        },
      ],
      kpis: [
        {
          name: 'messages for each 100 orders sent',
          unit: 'messages',
          baseline: 'four weeks, all channels counted',
          target: 'reduce by 20 to 35 %',
        },
        {
          name: 'hours to a first reply',
          unit: 'hours',
          baseline: 'median over the last month',
          target: 'down by half',
        },
      ],
      data_needed: [
        'orders with their tracking',
        'the rules for refund and warranty',
        'two months of messages, topic noted',
        'what the stores hold',
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
      kpis: [
        {
          name: 'wages as a share of sales',
          unit: '% of sales',
          baseline: 'each store’s last quarter',
          target: 'half to one point lower',
        },
        {
          name: 'takings per hour worked at peak',
          unit: 'dollars',
          baseline: 'eight Saturdays, from 11 to 3',
          target: 'up by 5 to 10 %',
        },
      ],
      data_needed: [
        'a year of hourly sales or door counts',
        'delivery days and other jobs',
        'who can work when, age, skills',
        'the budget for wages',
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
      kpis: [
        {
          name: 'what wages take out of sales',
          unit: '% of sales',
          baseline: 'the past quarter, store by store',
          target: 'down by half to one point',
        },
        {
          name: 'peak sales for each rostered hour',
          unit: 'dollars',
          baseline: 'look at Saturdays 11 to 3 for eight weeks',
          target: '5 to 10 % more',
        },
      ],
      data_needed: [
        'till or door figures by hour, one year',
        'jobs to be done and delivery days',
        'staff ages, skills and free hours',
        'wage budget per store',
      ],
    },
    {
      workflow:
        'The manager receives drafted shifts that fit the trade of each hour. They rest on door counts or the till, plus hours for deliveries and recovery, and keep to the award and to personal limits. Once adjusted, the roster is out ten days ahead. Gaps are filled by text.',
      build:
        'Connect Deputy or Tanda to your till. Load the award for retail, who holds keys and which hours juniors can do. At least two people stay on the floor. For four weeks, put the draft next to a roster made by hand.',
      checkpoint:
        'A roster counts once the store manager has approved it by name. Payroll takes one week per store and quarter and checks it against the award.',
      first_step: 'On one page, chart four Saturdays: what the till took each hour and who was on the floor.',
      stop_test:
        'Count the changes after four rosters. If managers touched more than one in three shifts, stop the drafts.',
      alternative:
        'Run two fixed weeks, one for term and one for holidays. Swaps go through a group chat and are settled in two hours.',
      risks: [
        {
          risk: 'Saving the last hour costs loyal casuals their shifts.',
          mitigation: 'Regular casuals keep a minimum of hours, and each can look four weeks ahead.',
        },
        {
          risk: 'Closing time finds one person alone with the takings.',
          mitigation: 'Two people at close is a fixed rule, and the tool has no way round it.',
        },
      ],
      kpis: [
        {
          name: 'wage bill against sales',
          unit: '% of sales',
          baseline: 'last quarter by store',
          target: 'a drop of half to one point',
        },
        {
          name: 'sales for each staffed peak hour',
          unit: 'dollars',
          baseline: 'add up eight weeks of Saturdays, 11 to 3',
          target: '5 to 10 % higher',
        },
      ],
      data_needed: [
        'hourly door or till counts for one year',
        'deliveries and tasks by day',
        'age, skills and hours of each person',
        'what you may spend on wages',
      ],
    },
    {
      workflow:
        'Shifts follow the shoppers. The system predicts each hour from the till or the door counter, allows for deliveries and recovery, and drafts within the award and people’s own hours. Managers adjust and publish ten days early, and a text goes out for open shifts.',
      build:
        'Give Deputy or Tanda your POS sales and teach it three things: the retail award, hours for juniors, and keyholders. The floor minimum is two. Keep making the roster by hand for four weeks and compare.',
      checkpoint:
        'The store manager’s name stands under each roster. Every quarter, payroll checks a sample week from each store against award pay.',
      first_step: 'Take the last four Saturdays. Put sales per hour and heads on the floor in one picture.',
      stop_test: 'Four rosters are the test. Automatic drafts end if managers had to change over one shift in three.',
      alternative: 'Two model weeks cover term and holidays, and swaps are agreed by group chat, two hours at most.',
      risks: [
        {
          risk: 'In the hunt for savings, regular casuals see their hours shrink.',
          mitigation: 'Fix the fewest hours a regular casual gets, and show everybody four weeks at a time.',
        },
        {
          risk: 'The last person out has nobody with them and carries the cash.',
          mitigation: 'Set two at close as a rule that drafts cannot touch.',
        },
      ],
      kpis: [
        {
          name: 'wage share of sales',
          unit: '% of sales',
          baseline: 'work out the quarter for every store',
          target: 'trim it by half to one point',
        },
        {
          name: 'dollars sold per person-hour on Saturdays',
          unit: 'dollars',
          baseline: 'use 11 to 3 on eight Saturdays',
          target: 'raise it by 5 to 10 %',
        },
      ],
      data_needed: [
        'one year of sales or visitors by hour',
        'which days bring deliveries and tasks',
        'each worker’s hours, age and skills',
        'budgeted wages',
      ],
    },
    {
      workflow:
        'Staff hours are matched to the trade of each hour, and the manager only corrects the draft. Sales or door counts are forecast, recovery and delivery time is put in, and the award and personal hours set the limits. It is published ten days out. A text fills what is open.',
      build:
        'Deputy or Tanda takes sales from your POS and drafts shifts. It must know keyholders, the hours of juniors and the retail award. Never go under two on the floor. Test it for four weeks beside your own roster.',
      checkpoint:
        'Approval is by name, and it is the store manager’s. Once a quarter, payroll recalculates a week for each store under the award.',
      first_step: 'Draw two lines on a page for four Saturdays: sales hour by hour, and people on the floor.',
      stop_test: 'See what managers changed in four rosters. If it was over one shift in three, no more drafts.',
      alternative: 'Write one week for term time, one for holidays. Swaps go in a group chat, answered in two hours.',
      risks: [
        {
          risk: 'The tool shaves hours off casuals who have been loyal for years.',
          mitigation: 'Each regular casual has a floor of hours. Everyone can see four weeks of their own shifts.',
        },
        {
          risk: 'Somebody locks up alone, takings in hand.',
          mitigation: 'Two people close, every day. It is a rule the software is not allowed to break.',
        },
      ],
      kpis: [
        {
          name: 'wages in relation to sales',
          unit: '% of sales',
          baseline: 'take the quarter just ended, by store',
          target: 'lower by half to one point',
        },
        {
          name: 'what each staffed hour sells at the peak',
          unit: 'dollars',
          baseline: 'eight weeks of Saturday trade, 11 to 3',
          target: 'a gain of 5 to 10 %',
        },
      ],
      data_needed: [
        'door counts or sales, hourly, one year',
        'tasks and days with deliveries',
        'when people can work, age and skills',
        'wages allowed in the budget',
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
      kpis: [
        {
          name: 'minutes the office spends on an invoice',
          unit: 'minutes',
          baseline: 'put a clock on 50 of them',
          target: '50 to 65 % less',
        },
        {
          name: 'money claimed back on short or overpriced lines',
          unit: 'dollars a month',
          baseline: 'go over 100 of last month’s invoices',
          target: 'two to three times what you recover now',
        },
      ],
      data_needed: [
        'orders with the cost you agreed',
        'two months of bills and delivery dockets',
        'what was counted on arrival',
        'rebates and terms of each supplier',
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
      kpis: [
        {
          name: 'handling time for one bill',
          unit: 'minutes',
          baseline: 'clock the next 50',
          target: 'down by 50 to 65 %',
        },
        {
          name: 'credits for missing or dear goods',
          unit: 'dollars a month',
          baseline: 'take 100 bills of the past month again',
          target: 'two to three times today’s recovery',
        },
      ],
      data_needed: [
        'agreed costs on your purchase orders',
        'dockets and invoices, last two months',
        'goods-in counts',
        'trading terms, including rebates',
      ],
    },
    {
      workflow:
        'The buyer sees only the invoice lines that do not add up, with a claim to the supplier drafted. Everything else is posted by itself. Staff photograph docket and invoice on arrival, and the tool compares each line with order, count and agreed cost.',
      build:
        'Pick a tool that reads invoice lines: Lightyear, Dext or the purchase module you own. Begin with those 15 suppliers that have the most lines. A new cost flags its shelf price within the day.',
      checkpoint:
        'Matched invoices are the accounts clerk’s to release. A mismatch stays unpaid until the buyer has cleared it.',
      first_step:
        'Take 50 invoices already paid and check them again with their orders and dockets. Add up the claims you missed.',
      stop_test:
        'Eight weeks in, look for 60 % of lines matched without help. Below that, repair the item codes before anything else.',
      alternative:
        'Ten lines per delivery, checked by hand, catch a lot. Large suppliers will send a price file monthly if you ask.',
      risks: [
        {
          risk: 'Cartons get booked as singles, and your margins make no sense.',
          mitigation:
            'Hold a pack size for each supplier item. A unit cost that moves by more than 15 % stops the line.',
        },
        {
          risk: 'A small supplier is upset by a claim with no proof.',
          mitigation: 'The buyer rings before anything is sent, and count and photo go with the claim.',
        },
      ],
      kpis: [
        {
          name: 'clerk’s minutes per supplier bill',
          unit: 'minutes',
          baseline: 'measure 50 bills',
          target: 'lower by 50 to 65 %',
        },
        {
          name: 'sum won back for short and dear lines',
          unit: 'dollars a month',
          baseline: 'test 100 invoices from last month',
          target: 'two to three times the present sum',
        },
      ],
      data_needed: [
        'purchase orders and the costs in them',
        'invoices with dockets for two months',
        'counts made as goods arrive',
        'supplier rebates and terms',
      ],
    },
    {
      workflow:
        'Supplier bills check themselves against order, count and agreed cost. A photo of invoice and docket at goods-in is all that staff do. Lines that agree are posted. A short, dear or unknown line lands with the buyer, next to a draft claim.',
      build:
        'Line reading is what you need. You find it in Lightyear, in Dext and in the purchase module of many stock systems. Start on the 15 suppliers who bill most lines. On the day a cost price changes, its shelf price must show a flag.',
      checkpoint: 'The accounts clerk lets matched invoices through. Each mismatch waits unpaid for the buyer.',
      first_step:
        'Go back over 50 paid bills with docket and order beside them. What could you have claimed? Write down the total.',
      stop_test: 'A match rate under 60 % of lines at eight weeks points to the item codes. Fix these before the rest.',
      alternative:
        'Count ten lines of every delivery yourself, and get a price file each month from the big suppliers.',
      risks: [
        {
          risk: 'One carton is taken for one piece, and the margin report goes wild.',
          mitigation: 'Each supplier item carries its pack size, and a jump of over 15 % in unit cost is held.',
        },
        {
          risk: 'Small suppliers resent a claim that arrives bare.',
          mitigation: 'Let the buyer speak to them first, then send count and picture along.',
        },
      ],
      kpis: [
        {
          name: 'time spent on each supplier invoice',
          unit: 'minutes',
          baseline: 'follow 50 through the office',
          target: 'a cut of 50 to 65 %',
        },
        {
          name: 'claims made good each month',
          unit: 'dollars a month',
          baseline: 'compare 100 recent invoices once more',
          target: 'two to three times as much as today',
        },
      ],
      data_needed: [
        'what you ordered and at which cost',
        'bills and dockets from two months',
        'receiving counts',
        'agreed terms and rebates by supplier',
      ],
    },
    {
      workflow:
        'Photos of docket and invoice at the back door replace typing. The tool takes every line, checks it with order, goods counted and price agreed, and books those that fit. For what is short, too dear or unknown, the buyer finds a claim ready to go.',
      build:
        'Check first whether your stock system reads invoice lines; otherwise take Dext or Lightyear. The 15 suppliers who send most lines go first. If a cost price moves, the shelf price is flagged by evening.',
      checkpoint:
        'Invoices that match are released by the accounts clerk. The rest are unpaid until the buyer has dealt with the difference.',
      first_step:
        'Get out 50 invoices you have paid, with order and docket for each. Total up what was short or overcharged and never claimed.',
      stop_test:
        'Below 60 % of lines matched without a hand at week eight, the item codes are to blame. Mend them and then carry on.',
      alternative:
        'Pick ten lines of each delivery and check them by eye. From your large suppliers, ask a price file every month.',
      risks: [
        {
          risk: 'When carton and single are mixed up, the margins turn wild.',
          mitigation:
            'Pack sizes are kept for all supplier items, and a line is stopped if its unit cost shifts more than 15 %.',
        },
        {
          risk: 'A claim with nothing attached can cost you a good small supplier.',
          mitigation: 'A phone call from the buyer comes first. Photo and count are sent with it.',
        },
      ],
      kpis: [
        {
          name: 'minutes of office work for one invoice',
          unit: 'minutes',
          baseline: 'use a stopwatch on 50 invoices',
          target: 'shorten by 50 to 65 %',
        },
        {
          name: 'dollars back for short or overcharged goods',
          unit: 'dollars a month',
          baseline: 'check last month’s invoices again, 100 of them',
          target: 'raise it to two to three times the sum today',
        },
      ],
      data_needed: [
        'orders showing the agreed cost price',
        'two months’ invoices, two months’ dockets',
        'the count for each delivery',
        'rebate deals and terms per supplier',
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
      kpis: [
        {
          name: 'stock that vanishes without a cause',
          unit: '% of sales',
          baseline: 'the two latest full counts',
          target: '15 to 25 % less',
        },
        {
          name: 'card payments charged back',
          unit: 'per 1,000 web orders',
          baseline: 'go through six months',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'till events by till and time',
        'counts and write-offs for each area',
        'web orders and how payment ended',
        'past cases and how they closed',
      ],
      must_not_decide:
        'No flag and no camera may accuse, ban or sack a person. That is for the store manager and HR, once they have heard what the person says.',
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
      kpis: [
        {
          name: 'loss nobody can explain',
          unit: '% of sales',
          baseline: 'results of two full stocktakes',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'disputed card sales',
          unit: 'per 1,000 web orders',
          baseline: 'six months of web orders',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'time-stamped events from each till',
        'write-offs and stock counts, area by area',
        'payment results of web orders',
        'cases you know, with the ending',
      ],
      must_not_decide:
        'Accusing, banning or dismissing people is not the machine’s business. The store manager decides together with HR, after the person has spoken.',
    },
    {
      workflow:
        'The loss lead starts each day with a short list and the receipts behind it. Overnight the system has compared counts, web orders, voids, refunds, gift cards and discounts with the normal pattern of that store. Process is looked at before footage, and footage before people.',
      build:
        'Your POS has an exception report: give it ten rules. Shopify or Stripe scores the web orders for fraud. Add stock counts by shelf area. Do without face matching, and open camera footage just for a time the rules have found.',
      checkpoint:
        'Each case is seen by two managers together. HR takes over matters about staff before the shop floor hears a word.',
      first_step: 'Open the last stocktake. Write down the 30 lines that lost most money, with supplier and area.',
      stop_test:
        'Judge it at three months. When nine flags in ten lead nowhere, only the five rules that produced fixes stay.',
      alternative:
        'Lock or move the 50 lines that get stolen most and count them daily. Refunds without a receipt need a manager’s code.',
      risks: [
        {
          risk: 'The refund desk is the busiest, so the person on it looks like a thief.',
          mitigation:
            'Judge desks by like desks and like hours. Let a second manager see the receipts before anybody is spoken to.',
        },
        {
          risk: 'Appearance or home address makes a shopper suspect.',
          mitigation: 'Amounts and events are all a rule may see. Names, photos and suburbs stay out.',
        },
      ],
      kpis: [
        {
          name: 'losses without a known reason',
          unit: '% of sales',
          baseline: 'take both recent full counts',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'web orders lost to chargebacks',
          unit: 'per 1,000 web orders',
          baseline: 'count those of half a year',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'register events with time and place',
        'area counts plus write-offs',
        'payment outcomes for online orders',
        'earlier cases with their results',
      ],
      must_not_decide:
        'A flag proves nothing, nor does a camera. Only the store manager and HR may accuse, ban or dismiss, and they hear the person first.',
    },
    {
      workflow:
        'Odd gift cards, discounts, refunds, web orders, voids and counts come to light the next morning. They are measured by the habits of that one store. The loss lead gets a handful with receipts, checks the process, then the footage, and talks to people at the end.',
      build:
        'Ten rules in the exception report of your till will find most of it. Let the web shop use the fraud score from Shopify or Stripe, and link counts for every shelf area. Nobody’s face is matched. Cameras serve to view a moment you already know.',
      checkpoint:
        'Two managers read a case side by side, always. Anything about a worker goes through HR before it is talked of in the store.',
      first_step:
        'The latest stocktake shows where to begin. Rank its 30 greatest losses, and note supplier and area for each.',
      stop_test:
        'If three months of flags bring a fix in less than one case out of ten, drop all rules but the five that helped.',
      alternative:
        'Give your 50 most stolen lines a lock or a better place, and a count every day. A refund with no receipt takes a manager’s code.',
      risks: [
        {
          risk: 'Suspicion falls on whoever works the desk with most refunds.',
          mitigation:
            'Weigh that desk against equal desks at equal hours, and ask another manager to read the receipts before talking.',
        },
        {
          risk: 'Shoppers are judged by how they look or by their suburb.',
          mitigation: 'Build rules on what happened and for how much. Leave the name, the photo and the address out.',
        },
      ],
      kpis: [
        {
          name: 'unexplained stock loss',
          unit: '% of sales',
          baseline: 'compare the last two complete counts',
          target: 'cut it by 15 to 25 %',
        },
        {
          name: 'chargebacks on web sales',
          unit: 'per 1,000 web orders',
          baseline: 'look back over six months',
          target: 'bring them down 30 to 50 %',
        },
      ],
      data_needed: [
        'a log of till events, timed',
        'what was counted and written off per area',
        'online orders with paid or refused',
        'solved cases on file',
      ],
      must_not_decide:
        'Neither alert nor footage decides on blame, a ban or a dismissal. The person is heard, and then store manager and HR decide.',
    },
    {
      workflow:
        'Each morning a few odd cases wait for the loss lead, receipts included. They come from voids, web orders, refunds, counts, discounts and gift cards that broke the store’s usual pattern overnight. First the process is checked, then the video. Talks with people come at the very end.',
      build:
        'Give the exception report in your POS ten rules to begin with. For web orders, rely on the fraud score that Stripe or Shopify supplies. Tie in the counts of each shelf area. Face matching is out. A camera is for looking at a time that a rule turned up.',
      checkpoint:
        'No case rests with one manager; two read it together. If staff are involved, it is with HR before anybody on the floor knows.',
      first_step: 'Which 30 lines lost most at the last stocktake? Set them out with the area and the supplier.',
      stop_test:
        'Three months on, at least one flag in ten should have led to a fix. If not, keep the five rules that did and scrap the rest.',
      alternative:
        'Find the 50 lines that walk out most. Count them each day, move or lock them, and allow no-receipt refunds with a manager’s code only.',
      must_not_decide:
        'It may point to a receipt, never to a culprit. Blame, bans and dismissals are for the store manager with HR, who let the person speak first.',
      risks: [
        {
          risk: 'Whoever is on the main refund desk has the most refunds, and gets accused.',
          mitigation:
            'Compare that desk with similar ones at the same hours. A second manager reads receipts before anyone talks.',
        },
        {
          risk: 'Rules can end up picking shoppers by address or appearance.',
          mitigation: 'Allow events and amounts and no more. Suburb, name and photo are kept out of every rule.',
        },
      ],
      kpis: [
        {
          name: 'stock lost with no explanation',
          unit: '% of sales',
          baseline: 'results from the past two full counts',
          target: 'reduce by 15 to 25 %',
        },
        {
          name: 'payments reversed by the card company',
          unit: 'per 1,000 web orders',
          baseline: 'half a year of web orders',
          target: 'cut them by 30 to 50 %',
        },
      ],
      data_needed: [
        'till records with time and register',
        'stock counts by area, with write-offs',
        'web orders and their payment status',
        'known cases and what came of them',
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
      kpis: [
        {
          name: 'members back within 90 days',
          unit: '% of members',
          baseline: 'the past four quarters',
          target: '2 to 4 points above the hold-out',
        },
        {
          name: 'members who unsubscribe',
          unit: 'per 1,000 mails',
          baseline: 'check ten recent mails',
          target: 'no higher than now',
        },
      ],
      data_needed: [
        'orders per member over two years',
        'who agreed to mail and who left',
        'product groups and how soon they run out',
        'what each line earns',
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
      kpis: [
        {
          name: 'share of members with a second purchase in 90 days',
          unit: '% of members',
          baseline: 'four quarters of orders',
          target: 'beat the hold-out by 2 to 4 points',
        },
        {
          name: 'unsubscribes per mailing',
          unit: 'per 1,000 mails',
          baseline: 'the ten latest mails',
          target: 'the same or fewer',
        },
      ],
      data_needed: [
        'two years’ purchases for each member',
        'consents given and withdrawn',
        'item groups with usual refill gap',
        'line margins',
      ],
    },
    {
      workflow:
        'Members hear from you only when the offer fits what they buy. Each week the tool sorts them by purchases and timing. For each group there are two or three lines, a prompt to refill or no mail. One tenth is always left out, which shows the true lift.',
      build:
        'Klaviyo or Mailchimp can run all four flows: welcome, refill, cart reminder and a note to lapsed members. Members count as lapsed once their usual gap is exceeded by half. Switch product suggestions on in the web shop. A hold-out group is a must.',
      checkpoint:
        'The marketing lead looks at a preview for every group, with real names covered, and only then lets it go.',
      first_step:
        'Make a grid of members: number of orders one way, time since the last the other. Who are the 100 best that went quiet?',
      stop_test: 'Each flow is measured against its hold-out for eight weeks. If it does not win, end it.',
      alternative: 'Send the 50 best shoppers a card written by hand, and everyone else one good mail per month.',
      risks: [
        {
          risk: 'The offer reveals an illness, a pregnancy or a drinking problem that nobody was told about.',
          mitigation: 'Ban some groups outright: health, alcohol, adult, baby before birth. They never enter a prompt.',
        },
        {
          risk: 'Your good members learn to wait for the coupon.',
          mitigation: 'Offer first look and advice rather than money off, and limit vouchers by person and quarter.',
        },
      ],
      kpis: [
        {
          name: 'repeat buyers among members, 90 days',
          unit: '% of members',
          baseline: 'take the last year by quarter',
          target: 'ahead of the hold-out by 2 to 4 points',
        },
        {
          name: 'opt-outs after a mail',
          unit: 'per 1,000 mails',
          baseline: 'count over the last ten',
          target: 'level or lower',
        },
      ],
      data_needed: [
        'what members ordered in two years',
        'lists of consents and opt-outs',
        'groups of items, with refill times',
        'profit margin per line',
      ],
    },
    {
      workflow:
        'Every mail is matched to a group of members with like habits. Weekly, the tool forms the groups from what people buy and when, and picks a few lines (two or three), a refill note or silence. A tenth gets no mail, to show the lift.',
      build:
        'The flows are there in Mailchimp and Klaviyo: set up welcome, refill, cart and lapsed, the last after one and a half usual gaps. Let the web shop show product suggestions. Never send without a group held back.',
      checkpoint: 'Group by group, the marketing lead checks the mail with names masked before release.',
      first_step:
        'Count how many members bought once, twice or more, and how long ago. Then list the 100 best ones who stopped coming.',
      stop_test: 'A flow that has not beaten its held-back group within eight weeks is finished.',
      alternative: 'A personal card for the top 50 and a good monthly mail to the whole list cost little.',
      risks: [
        {
          risk: 'Somebody’s pregnancy, illness or drinking can be guessed from the mail.',
          mitigation:
            'Certain groups are off limits, such as health, adult, alcohol and babies not born yet, and no prompt contains them.',
        },
        {
          risk: 'Steady members hold back their money until the next voucher.',
          mitigation:
            'Advice and early looks come ahead of discounts. Set a ceiling on vouchers for each person and quarter.',
        },
      ],
      kpis: [
        {
          name: 'members who return inside 90 days',
          unit: '% of members',
          baseline: 'look at four quarters',
          target: '2 to 4 points more than the hold-out',
        },
        {
          name: 'people leaving the list',
          unit: 'per 1,000 mails',
          baseline: 'read the last ten mails’ figures',
          target: 'steady or falling',
        },
      ],
      data_needed: [
        'member orders, two years back',
        'records of consent and of leaving',
        'refill times by item group',
        'margins for each line',
      ],
    },
    {
      workflow:
        'Each member gets a mail that suits, or none. Once a week buying habits and timing sort members into groups, and every group has its two or three lines, a reminder to refill or nothing. Leaving out a tenth shows what the mails truly bring.',
      build:
        'Four flows are enough: welcome, cart reminder, refill, and lapsed, for members overdue by half their usual gap. Klaviyo or Mailchimp runs them. The web shop’s product suggestions go on as well. There is a hold-out group at all times.',
      checkpoint: 'What goes out is seen first by the marketing lead, one group at a time and without real names.',
      first_step:
        'Table your members by orders and by months since the last order. Write out the 100 best who are no longer heard from.',
      stop_test: 'Compare flow and hold-out group after eight weeks. No difference means that the flow ends.',
      alternative: 'The 50 best shoppers get a card in handwriting. All get one mail a month, a good one.',
      risks: [
        {
          risk: 'Without meaning to, a mail tells a family about drink, illness or a pregnancy.',
          mitigation:
            'Write a list of groups never to use: alcohol, adult, health, baby before birth. Prompts leave them out.',
        },
        {
          risk: 'Too many coupons, and your best members only buy with one.',
          mitigation:
            'Start with advice or an early look, money off last. Each person has a limit of vouchers per quarter.',
        },
      ],
      kpis: [
        {
          name: 'share of members buying again inside 90 days',
          unit: '% of members',
          baseline: 'use the four quarters behind you',
          target: '2 to 4 points over the hold-out group',
        },
        {
          name: 'members who opt out',
          unit: 'per 1,000 mails',
          baseline: 'average of the ten mails before',
          target: 'not above today’s level',
        },
      ],
      data_needed: [
        'member purchases for two years',
        'who consented and who opted out',
        'which items need a refill, and when',
        'margin earned by line',
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
      kpis: [
        {
          name: 'fresh food thrown away',
          unit: '% of fresh sales',
          baseline: 'put it on the scales for six weeks',
          target: '20 to 30 % less',
        },
        {
          name: 'main lines gone before four',
          unit: 'line-days a week',
          baseline: 'check at two and again at four',
          target: 'no more than today',
        },
      ],
      data_needed: [
        'a year of sales per line and hour',
        'what was wasted, and why',
        'weather records and public holidays',
        'batch sizes and days of shelf life',
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
      kpis: [
        {
          name: 'waste out of fresh sales',
          unit: '% of fresh sales',
          baseline: 'six weeks of weighing',
          target: 'lower by 20 to 30 %',
        },
        {
          name: 'best lines sold out by four',
          unit: 'line-days a week',
          baseline: 'note the shelf at two and four o’clock',
          target: 'hold it where it is',
        },
      ],
      data_needed: [
        'line sales by the hour, one year',
        'wasted lines with the cause',
        'holidays and weather by day',
        'shelf life and what a batch makes',
      ],
    },
    {
      workflow:
        'By four each afternoon the section lead knows how much of each line to make tomorrow. The figures draw on weekday, holidays, weather and the sales of each hour. Next day at two, a second list says what to reduce. Waste goes on the scales at close, line by line.',
      build:
        'First weigh six weeks of waste by line, with scales and a tablet. Then forecast the 40 most wasteful lines in a simple way, by weather and weekday. Sales per hour show when a markdown is due.',
      checkpoint:
        'The last word on quantity is the section lead’s, who also adds local events. Past use-by, food is thrown out whatever the tool says.',
      first_step: 'For one week, weigh what each line throws away and write the reason next to it.',
      stop_test: 'Stop after 12 weeks if waste has not fallen by 10 % with shelves lasting as long as before.',
      alternative:
        'Hang up a sheet for each weekday with four weeks of sales, and sticker at two and five by the clock.',
      risks: [
        {
          risk: 'Waste falls only since shelves stand empty, and shoppers walk out.',
          mitigation: 'Watch waste and sold-out times together. One alone says nothing about a section.',
        },
        {
          risk: 'Someone sells food past its use-by because a sticker is on it.',
          mitigation: 'Items past date will not scan at the till, and a second person goes round at close.',
        },
      ],
      kpis: [
        {
          name: 'share of fresh sales that is binned',
          unit: '% of fresh sales',
          baseline: 'weigh the bin for six weeks',
          target: 'down by 20 to 30 %',
        },
        {
          name: 'days a top line runs out before four',
          unit: 'line-days a week',
          baseline: 'a log kept at two and at four',
          target: 'not one more than now',
        },
      ],
      data_needed: [
        'sales per hour for each line, 12 months',
        'weighed waste, line and reason',
        'calendar of weather and holidays',
        'shelf lives and how big batches are',
      ],
    },
    {
      workflow:
        'Tomorrow’s baking and cutting is planned at four in the afternoon, one figure per line. Weekday, holidays, weather and hourly sales stand behind it. At two the day after, the section lead is told what to mark down, and at close each line’s waste is weighed.',
      build:
        'A tablet and scales come before any forecast: six weeks of waste, line by line. Pick the 40 lines that waste most and predict them from weekday and weather. The markdown hour is taken from sales through the day.',
      checkpoint:
        'Section leads fix what is made and know about the local fete or match. Food beyond its use-by is binned even if a screen disagrees.',
      first_step: 'Seven days of weighing come first. Each line’s waste gets a weight and a reason.',
      stop_test: 'The goal is 10 % less waste in 12 weeks and no earlier sell-outs. Miss it, and the trial is over.',
      alternative:
        'Four weeks of sales on a wall sheet per weekday will guide the quantities. Sticker times are two and five, every day.',
      risks: [
        {
          risk: 'You can cut waste by baking too little, and the shoppers leave.',
          mitigation: 'Sold-out times belong next to waste on the same page, and no section is rated on either alone.',
        },
        {
          risk: 'A reduced sticker invites staff to let an old item go.',
          mitigation: 'Block out-of-date items at the till, and have two people do the close-down check.',
        },
      ],
      kpis: [
        {
          name: 'food waste in the fresh section',
          unit: '% of fresh sales',
          baseline: 'use scales over six weeks',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'top lines missing by four o’clock',
          unit: 'line-days a week',
          baseline: 'write it down at two and four',
          target: 'keep it level',
        },
      ],
      data_needed: [
        '12 months of sales, line by hour',
        'waste records with reasons',
        'public holidays and the weather',
        'how long lines last and batch quantities',
      ],
    },
    {
      workflow:
        'By four o’clock the section lead can read how much of each line tomorrow needs. Sales by hour, weekday, holidays and weather go into it. The next day, at two, comes the list of reductions. At close the team weighs what is left of each line.',
      build:
        'Six weeks of weighing come first, by line, on scales with a tablet. Only then forecast, and keep it simple: weather and weekday, on those 40 lines that fill the bin. Hourly sales give the time to mark down.',
      checkpoint:
        'The section lead has the final say on amounts and knows what is on in town. Use-by is use-by: such food is binned whatever the screen shows.',
      first_step: 'Keep scales by the bin for seven days. Write down the line, the weight and why.',
      stop_test: 'After 12 weeks, waste must be 10 % lower while nothing sells out sooner. If either fails, end it.',
      alternative:
        'On the wall, a sheet for every weekday shows sales of four weeks. Stickers go on twice a day, at two and at five.',
      risks: [
        {
          risk: 'Making less cuts the waste, but shoppers meet bare shelves and leave.',
          mitigation: 'Judge a section by two figures at once: waste, and the time that lines sold out.',
        },
        {
          risk: 'With a reduced sticker on, food may be sold after its use-by.',
          mitigation: 'The till refuses it by date. At close-down, somebody else looks a second time.',
        },
      ],
      kpis: [
        {
          name: 'waste against fresh sales',
          unit: '% of fresh sales',
          baseline: 'six weeks with scales at the bin',
          target: 'reduce by 20 to 30 %',
        },
        {
          name: 'leading lines gone by four o’clock',
          unit: 'line-days a week',
          baseline: 'look at two, look again at four',
          target: 'no rise from today',
        },
      ],
      data_needed: [
        'one year of line sales, hour by hour',
        'waste weighed by line, with its cause',
        'weather by day, plus holidays',
        'batch size and shelf life by line',
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
      kpis: [
        {
          name: 'how much of the 20 worst lines comes back',
          unit: '% of units',
          baseline: 'two quarters of figures',
          target: '15 to 25 % less',
        },
        {
          name: 'what returns cost you',
          unit: 'dollars per 100 orders',
          baseline: 'one month of freight, handling and losses',
          target: '10 to 20 % lower',
        },
      ],
      data_needed: [
        'returned goods, each with its reason',
        '12 months of reviews and complaints',
        'product sales split by size',
        'batches from suppliers',
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
      kpis: [
        {
          name: 'returns on your 20 worst products',
          unit: '% of units',
          baseline: 'the past two quarters',
          target: 'lower by 15 to 25 %',
        },
        {
          name: 'bill for returned goods',
          unit: 'dollars per 100 orders',
          baseline: 'add freight, handling and loss over a month',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'what came back and why',
        'a year’s complaints and reviews',
        'units sold per product and size',
        'batch details from each supplier',
      ],
    },
    {
      workflow:
        'The buyer learns each week which products come back and why. Return notes, complaints and reviews are gathered per product, the reasons grouped, and lines that are getting worse stand at the top. Page, size chart or supplier is changed, and next month’s count shows the effect.',
      build:
        'Give shoppers eight reasons to tick at each return and a box for their own words. Take the names out, and an assistant sorts the free text. You can act on a simple table: product, reason, sales.',
      checkpoint: 'Nobody changes a page or rings a supplier before the buyer has read 20 raw comments on that line.',
      first_step: 'Hold the tag of each of the next 50 returns and tally line and reason.',
      stop_test:
        'Give it one season. If the 20 worst lines are not 10 % better, drop those lines and the grouping with them.',
      alternative: 'On Fridays, open the returned parcels with the buyer there and tally the reasons on the wall.',
      risks: [
        {
          risk: 'A burn or a case of choking is lost among remarks on quality.',
          mitigation:
            'Mentions of fire or injury reach the owner in the hour. The law wants serious injuries reported by suppliers in two days.',
        },
        {
          risk: 'Blame falls on frequent returners while a poor size chart is the cause.',
          mitigation: 'First the product is fixed. Accounts are looked at when the line’s reasons are clear.',
        },
      ],
      kpis: [
        {
          name: 'return rate on the worst 20',
          unit: '% of units',
          baseline: 'take the last half-year by quarter',
          target: 'down by 15 to 25 %',
        },
        {
          name: 'expense of returned orders',
          unit: 'dollars per 100 orders',
          baseline: 'total one month’s freight, handling and write-downs',
          target: 'a cut of 10 to 20 %',
        },
      ],
      data_needed: [
        'returns listed by product and cause',
        'complaints and reviews, last 12 months',
        'how each product and size sells',
        'supplier batch numbers',
      ],
    },
    {
      workflow:
        'Reasons for returns become something you can act on product by product. Reviews, complaints and return notes are put together weekly, and the tool shows where things got worse. The buyer mends size chart, page or supply, and reads the figure a month later.',
      build:
        'Every returned parcel should carry one reason out of eight and a free comment. With names taken out, an assistant groups the comments. Place the sales of a product beside its reasons, and that table is all you need.',
      checkpoint:
        'For a flagged line, the buyer reads 20 comments as written. Then the page may change or the supplier get a call.',
      first_step: 'Take the next 50 returns as they arrive, read the tag, and note product and cause for each.',
      stop_test: 'A season should make the 20 worst lines 10 % better. If not, delist them and stop the sorting.',
      alternative: 'Let the buyer unpack the week’s returns with you on a Friday, and keep count on a wall sheet.',
      risks: [
        {
          risk: 'Nobody notices that one of the quality remarks tells of a burn or of choking.',
          mitigation:
            'Whatever mentions injury or fire is with the owner that same hour, for serious injury must be reported in two days.',
        },
        {
          risk: 'People who send much back are accused, and the chart was wrong all along.',
          mitigation: 'Repair the product before you study accounts, and know the reasons before either.',
        },
      ],
      kpis: [
        {
          name: 'share of units returned, worst 20 lines',
          unit: '% of units',
          baseline: 'look at two quarters',
          target: 'bring it down 15 to 25 %',
        },
        {
          name: 'freight and loss on returns',
          unit: 'dollars per 100 orders',
          baseline: 'one month’s full cost',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'each return with item and reason',
        'a year of what shoppers wrote',
        'sales of every product by size',
        'which batch a supplier sent',
      ],
    },
    {
      workflow:
        'Once a week you see why goods come back, product by product. Complaints, reviews and return notes are read together and sorted by reason, and lines on the slide come first. The buyer corrects the supplier, the size chart or the page. A month later the count tells if it worked.',
      build:
        'Each return should give a reason, picked from eight, and a few words. An assistant sorts the words after names are removed. What you need at the end is small: a table with product, reason and units sold.',
      checkpoint:
        'Raw comments first, 20 of them for every flagged line. After that the buyer edits the page or calls the supplier.',
      first_step: 'Stand by as 50 returns come in. Read each tag, and tick off the line and the reason on a sheet.',
      stop_test:
        'The 20 worst lines have a season to improve by 10 %. If they fail, they leave the range and the sorting ends.',
      alternative: 'Friday is for opening returned bags, buyer included. Tally marks on the wall show the reasons.',
      risks: [
        {
          risk: 'The tool may file choking or a burn under quality.',
          mitigation:
            'Fire and injury go to the owner inside the hour. By law, suppliers must report serious injury in two days.',
        },
        {
          risk: 'A wrong chart makes honest shoppers look like serial returners.',
          mitigation: 'Begin with the product. Once its reasons are known, you may look at accounts.',
        },
      ],
      kpis: [
        {
          name: 'returns among the 20 worst lines',
          unit: '% of units',
          baseline: 'work it out for two quarters',
          target: 'reduce by 15 to 25 %',
        },
        {
          name: 'cost of goods coming back',
          unit: 'dollars per 100 orders',
          baseline: 'take a month: freight, handling, loss in value',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'returns with item number and cause',
        '12 months of complaints and shopper reviews',
        'sizes and products sold',
        'batch numbers by supplier',
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
      kpis: [
        {
          name: 'wait for a price on a trade list',
          unit: 'hours',
          baseline: 'note both times on 40 lists',
          target: '50 to 70 % shorter',
        },
        {
          name: 'quotes that end in an order',
          unit: '% of quotes',
          baseline: 'trace 60 recent ones',
          target: '5 points higher',
        },
      ],
      data_needed: [
        'product file that knows trade names',
        '100 old lists and what was quoted',
        'price level of each account',
        'goods in stock and waiting times',
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
      kpis: [
        {
          name: 'hours a builder waits for the quote',
          unit: 'hours',
          baseline: 'time the next 40 lists',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'quotes won',
          unit: '% of quotes',
          baseline: 'look up the last 60',
          target: 'up by 5 points',
        },
      ],
      data_needed: [
        'items with the names tradies use',
        '100 earlier lists beside their quotes',
        'prices agreed by account',
        'stock on hand and supplier lead times',
      ],
    },
    {
      workflow:
        'The trade desk answers a builder’s list within the hour. Photo, mail or voice message is read by the tool, which finds codes, packs and that account’s price and points at doubtful lines. Staff confirm them, send the quote and note a follow-up.',
      build:
        'Add trade names to the item file, and part numbers that have changed. A tool that reads and matches then drafts quotes inside your ERP or POS. Stock and price come out of that system only. Every correction goes into the list of names.',
      checkpoint:
        'Before an order is placed, the customer hears or reads each doubtful match, and the trade desk waits for the answer.',
      first_step: 'Find 30 real lists in mailboxes and phones. Could a new starter match the lines? Count how many.',
      stop_test: 'Eight weeks and 100 test lists decide. Less than 75 % of lines matched correctly means stop.',
      alternative:
        'Regular builders get a list template that shows your codes. In return you promise a price within two hours.',
      risks: [
        {
          risk: 'The tool picks a look-alike part below the standard that the job requires.',
          mitigation:
            'Lines for gas, structure or electrical work always go past a trained person, who reads the code back.',
        },
        {
          risk: 'An account gets a price level that is not its own and insists on it later.',
          mitigation: 'Only the account number sets the level. Whoever has none pays shelf price.',
        },
      ],
      kpis: [
        {
          name: 'time until the trade desk has quoted',
          unit: 'hours',
          baseline: 'stamp 40 lists in and out',
          target: 'cut it by 50 to 70 %',
        },
        {
          name: 'share of quotes that turn to orders',
          unit: '% of quotes',
          baseline: 'check what became of 60',
          target: 'a gain of 5 points',
        },
      ],
      data_needed: [
        'item file including trade terms',
        '100 lists with the quotes that followed',
        'levels of price for accounts',
        'lead times and stock',
      ],
    },
    {
      workflow:
        'A list from a builder becomes a priced quote while he is still on site. It may come as voice, mail or photo. Codes, pack sizes and account price are filled in, doubts are marked, and the trade desk confirms, replies in an hour and sets a reminder.',
      build:
        'The item file needs the words that builders use, old part numbers included. On top of it, reading and matching produce a draft quote in your ERP or POS system. Price and stock are never guessed but looked up. Corrections are kept, so names improve.',
      checkpoint:
        'Doubtful matches go back to the customer, aloud or by text. The trade desk orders once they are settled.',
      first_step:
        'Pull together 30 lists that came by phone or mail, and test how many lines a beginner on the desk gets right.',
      stop_test: 'Run 100 test lists by week eight. If under 75 % of the lines come out right, give it up.',
      alternative:
        'Give your steady builders a form with your own codes, and answer with prices two hours later at most.',
      risks: [
        {
          risk: 'A similar part slips in that does not meet the job’s standard.',
          mitigation: 'Someone trained confirms all electrical, gas and structural lines and says the code aloud.',
        },
        {
          risk: 'The wrong price level reaches a customer, and you are held to it.',
          mitigation: 'Levels come from the account number, never from memory. Without an account, quote shelf price.',
        },
      ],
      kpis: [
        {
          name: 'speed from list to priced quote',
          unit: 'hours',
          baseline: 'write times on the next 40',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'quotes that customers accept',
          unit: '% of quotes',
          baseline: 'go back through 60 quotes',
          target: 'improve it by 5 points',
        },
      ],
      data_needed: [
        'the item list with builders’ names',
        '100 trade lists, priced',
        'each account’s level',
        'stock figures and waiting times',
      ],
    },
    {
      workflow:
        'Builders have their price within the hour, however the list was sent. From a photo, a voice message or a mail, the tool works out item codes, packs and what this account pays, and shows the lines it doubts. The trade desk settles these, quotes and puts a follow-up in the diary.',
      build:
        'It starts with an item file that speaks the trade’s language, with old part numbers and site names. Reading and matching software turns a list into a draft in the POS or ERP. Let the system alone give stock and prices. Keep all corrections, for they feed the names list.',
      checkpoint:
        'A doubtful line is never ordered on trust. The trade desk reads it back, or texts it, and the customer says yes.',
      first_step:
        'Ask the team for 30 lists they were sent by mail or phone. Then let a new starter try, and count the lines matched.',
      stop_test: 'By week eight, score 100 test lists. With fewer than 75 % of lines right, the work stops.',
      alternative:
        'Make a list template with your codes for builders who come often, and guarantee prices in two hours.',
      risks: [
        {
          risk: 'A part looks right, is quoted, and falls short of the standard on site.',
          mitigation: 'For electrical, structural and gas lines, a trained person reads the code back each time.',
        },
        {
          risk: 'Quote one account at another’s level, and you will hear of it for years.',
          mitigation: 'The level follows the account number, nothing else. No number means shelf price.',
        },
      ],
      kpis: [
        {
          name: 'hours between list and quote',
          unit: 'hours',
          baseline: 'put a time stamp on 40 lists',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'orders won from quotes',
          unit: '% of quotes',
          baseline: 'see what happened to the last 60 quotes',
          target: '5 points up',
        },
      ],
      data_needed: [
        'items under the names trades use',
        '100 older lists and their final prices',
        'which price level an account has',
        'what is in stock and lead times',
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
      kpis: [
        {
          name: 'questions that need a senior',
          unit: 'per shift',
          baseline: 'two weeks of tally marks in a department',
          target: '30 to 40 % fewer',
        },
        {
          name: 'how long before a newcomer works alone',
          unit: 'weeks',
          baseline: 'your ten latest starters',
          target: 'a quarter shorter',
        },
      ],
      data_needed: [
        'data sheets from makers, safety sheets included',
        'warranty terms and how the store works',
        '60 questions shoppers really asked',
        'items with their brand and group',
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
      kpis: [
        {
          name: 'times a senior is called over',
          unit: 'per shift',
          baseline: 'keep a tally in one department for two weeks',
          target: 'down by 30 to 40 %',
        },
        {
          name: 'time to stand alone on the floor',
          unit: 'weeks',
          baseline: 'look at ten recent starters',
          target: 'shorter by a quarter',
        },
      ],
      data_needed: [
        'maker’s sheets and safety data',
        'procedures plus warranty rules',
        '60 real questions from the floor',
        'product file by brand and group',
      ],
    },
    {
      workflow:
        'Anyone on the floor can answer a product question from the maker’s own sheet. Take a shopper with a wall to prime. One scan or a typed name gives staff three lines to go by. Should no sheet exist, the handheld gives a colleague’s name or the supplier’s line.',
      build:
        'Pick one department and collect what it needs: store procedures, spec sheets, warranty terms. Load them in a search assistant for handheld or tablet. It uses nothing else and shows its page. Add ten quiz cards a week for those who have just started.',
      checkpoint:
        'Each week the department lead goes through the ten answers staff ask for most and corrects any sheet at fault.',
      first_step: 'Over five days, one department keeps a list of the questions it had no answer to.',
      stop_test: 'Six weeks, 60 test questions: with under 85 % right in both answer and sheet, stop.',
      alternative:
        'One-page guides in a department folder help, as do training nights with suppliers and a badge with "ask me about paint".',
      risks: [
        {
          risk: 'A wrong dose or paint mix is read to a shopper, who comes to harm.',
          mitigation:
            'Chemicals, gas, medicines and child seats get no summary. The handheld opens the page of the maker.',
        },
        {
          risk: 'The handheld gets more attention than the shopper.',
          mitigation: 'Teach staff three questions to ask before they search, and no handheld during the greeting.',
        },
      ],
      kpis: [
        {
          name: 'calls on senior staff',
          unit: 'per shift',
          baseline: 'one department tallies two weeks',
          target: 'lower by 30 to 40 %',
        },
        {
          name: 'weeks of help a new starter needs',
          unit: 'weeks',
          baseline: 'take the last ten you hired',
          target: 'cut it by a quarter',
        },
      ],
      data_needed: [
        'sheets from makers and on safety',
        'how the store does things, and warranties',
        '60 questions heard from shoppers',
        'brand and group of every item',
      ],
    },
    {
      workflow:
        'Which primer goes on this wall? Your newest casual can tell the shopper. A scan or a few letters bring three lines and the maker’s sheet. With nothing on file, the screen says whom to ask or which supplier to ring.',
      build:
        'Bring one department’s papers together first, from spec sheets to warranty terms and procedures. A search assistant on tablet or handheld answers from these and no other source, page included. Add ten weekly quiz cards for people who are new.',
      checkpoint:
        'Department leads review the ten commonest answers weekly. If one is wrong, its source sheet is put right.',
      first_step: 'Note each question that stumped the team. Five days in a single department will do.',
      stop_test:
        'At week six, ask 60 test questions. 85 % must bring the correct answer and the correct sheet. Otherwise stop.',
      alternative:
        'Keep short guides for every department in a folder, let suppliers train staff at night, and print "ask me about paint" on a badge.',
      risks: [
        {
          risk: 'The shopper is given a false mix or dose and gets hurt.',
          mitigation: 'Child seats, gas, medicines and chemicals show the maker’s page as it is, never a summary.',
        },
        {
          risk: 'Staff stare at the screen while the shopper is talking.',
          mitigation: 'Put handhelds away for the greeting. Three questions come first, and you train them.',
        },
      ],
      kpis: [
        {
          name: 'questions handed up to a senior',
          unit: 'per shift',
          baseline: 'mark them for two weeks, one department',
          target: 'a fall of 30 to 40 %',
        },
        {
          name: 'weeks to full use for a new starter',
          unit: 'weeks',
          baseline: 'ten most recent starters',
          target: 'bring it down by a quarter',
        },
      ],
      data_needed: [
        'what makers publish, with safety sheets',
        'warranty papers and store routines',
        '60 things shoppers have asked',
        'item list showing brand and group',
      ],
    },
    {
      workflow:
        'Product answers come from the maker’s sheet, in three lines, to whoever is on the floor. A shopper wants a primer for a wall, and the worker scans or types it in. If the file has nothing, it says which colleague to ask or which supplier line to ring.',
      build:
        'Take a single department and gather its warranty terms, procedures and spec sheets. Staff carry a handheld or a tablet with a search assistant. The sheets are its only source, and the page is always shown. Ten quiz cards a week help new starters along.',
      checkpoint:
        'The ten answers in most demand are read weekly by department leads, who fix the sheet if it misleads.',
      first_step: 'Give one department a notepad for five days. Every question that nobody could answer goes on it.',
      stop_test:
        'Put 60 test questions to it after six weeks. Unless 85 % bring the right answer from the right sheet, call it off.',
      alternative:
        'A folder with one page per topic, evenings run by suppliers, and badges that read "ask me about paint" cost next to nothing.',
      risks: [
        {
          risk: 'Someone mixes a chemical or takes a dose as read out, and it was wrong.',
          mitigation:
            'On medicines, gas, chemicals or child seats, nothing is summed up. The maker’s page opens instead.',
        },
        {
          risk: 'Shoppers feel ignored when staff look only at a screen.',
          mitigation:
            'The greeting happens without a handheld. Staff learn three questions that come before the search.',
        },
      ],
      kpis: [
        {
          name: 'times a senior has to step in',
          unit: 'per shift',
          baseline: 'two weeks, one department, a tally sheet',
          target: 'cut them by 30 to 40 %',
        },
        {
          name: 'weeks before a new person stands alone',
          unit: 'weeks',
          baseline: 'records of ten recent hires',
          target: 'a cut of one quarter',
        },
      ],
      data_needed: [
        'safety data and makers’ product sheets',
        'how the store works, warranty terms',
        '60 questions put by real shoppers',
        'items sorted by brand and group',
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
      kpis: [
        {
          name: 'tags with another price than the till',
          unit: 'per 100 tags',
          baseline: 'test 300 of them in three stores',
          target: '50 to 70 % fewer',
        },
        {
          name: 'displays ready when doors open',
          unit: '% of displays',
          baseline: 'two weeks of checking by photo',
          target: '90 to 95 % of them',
        },
      ],
      data_needed: [
        'a plan for every bay',
        '300 shelf pictures with notes',
        'prices in the till',
        'dates of promotions',
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
      kpis: [
        {
          name: 'wrong price tags',
          unit: 'per 100 tags',
          baseline: 'compare 300 tags in three shops',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'promotions standing at opening time',
          unit: '% of displays',
          baseline: 'photograph them for two weeks',
          target: 'get to 90 to 95 %',
        },
      ],
      data_needed: ['bay plans', '300 photos marked by hand', 'the till’s list of prices', 'calendar of offers'],
    },
    {
      workflow:
        'Missing promo tags, gaps and wrong facings are found before the first shopper. The team takes six photos at fixed points when it opens up. It puts right what the tool marks, and the area manager sees where a visit is due.',
      build:
        'Settle where and when photos are taken before you buy anything. Two bays in five stores are enough to try a shelf-image service. It reads tags, and you compare them with the till. No photo is taken after opening, so shoppers stay out of frame.',
      checkpoint: 'Marks count against a store only after its manager has gone to check the gap or tag.',
      first_step: 'Pick one store and scan 100 of its shelf tags. Every wrong tag gets a photo.',
      stop_test:
        'On 100 photos, the tool must find 80 % of the gaps that a person sees. If it cannot, the trial is the end.',
      alternative: 'Walk round at opening with a tick sheet of ten points, and test 20 tags on the till each day.',
      risks: [
        {
          risk: 'The scores make a store look bad that just has an awkward floor.',
          mitigation: 'Each store is scored on its own plan, and a manager can reject an unfair photo.',
        },
        {
          risk: 'Shoppers or children get into the frame.',
          mitigation: 'Photos come before opening, and 14 days later they are deleted.',
        },
      ],
      kpis: [
        {
          name: 'tags and till at odds',
          unit: 'per 100 tags',
          baseline: 'three stores, 300 tags',
          target: 'cut it by 50 to 70 %',
        },
        {
          name: 'share of promotions up on time',
          unit: '% of displays',
          baseline: 'a two-week check by photo',
          target: '90 to 95 % at opening',
        },
      ],
      data_needed: [
        'layouts drawn bay by bay',
        '300 pictures of shelves, marked',
        'price file from the POS',
        'what is promoted when',
      ],
    },
    {
      workflow:
        'Six fixed photos at opening tell you what the shelf looks like. From these the tool picks out gaps, facings off plan and promo tags not put up. The store mends them while the doors are closed, and area managers visit where it is needed.',
      build:
        'Points and times come first: the same photo, daily, at the same hour. A shelf-image service then gets two bays in each of five stores. Tags it reads are set against till prices. Shoppers are never on a photo, as all are taken before opening.',
      checkpoint: 'The store manager goes to see every marked tag or gap. Unconfirmed marks do not count.',
      first_step: 'Scan 100 tags in one of your stores, and photograph those where shelf and till disagree.',
      stop_test: 'Compare the tool with a person over 100 photos. Below 80 % of the gaps found, stop there.',
      alternative: 'Ten points on a tick sheet at opening and 20 tags scanned each morning will show most faults.',
      risks: [
        {
          risk: 'A store with a strange floor plan is put to shame by its score.',
          mitigation: 'Use that store’s plan for its score. Its manager may mark any photo as unfair.',
        },
        {
          risk: 'Some photos may show children or other shoppers.',
          mitigation: 'Before the doors open is the only time for photos, and none is kept past 14 days.',
        },
      ],
      kpis: [
        {
          name: 'shelf prices that do not match the till',
          unit: 'per 100 tags',
          baseline: 'scan 300 tags across three stores',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'displays built by opening',
          unit: '% of displays',
          baseline: 'audit photos over two weeks',
          target: 'bring it to 90 to 95 %',
        },
      ],
      data_needed: [
        'the layout of each bay',
        '300 shelf photos, gaps marked',
        'till prices by item',
        'promotion dates',
      ],
    },
    {
      workflow:
        'By the time doors open, the store knows its gaps, its missing promo tags and its facings off plan. The team has taken six photos from set points, and the tool has marked them. Staff put it right. The area manager can tell who needs a visit.',
      build:
        'Begin by fixing the spots and the hour for photos. Then try a shelf-image service: five stores, two bays in each. Price tags it has read are compared to the till. With the doors still shut, there is no shopper to photograph.',
      checkpoint:
        'A mark on a photo is only a hint. It counts once the store manager has seen the tag or gap on the floor.',
      first_step: 'Take 100 shelf tags to the till in one shop. Photograph each that shows another price.',
      stop_test: 'The trial is 100 photos. A tool that sees under 80 % of what a person marks as gaps goes no further.',
      alternative: 'Use a tick sheet with ten points for the opening walk. Scan 20 tags at the till each morning too.',
      risks: [
        {
          risk: 'An odd floor plan gives a store a bad score it has not earned.',
          mitigation: 'Judge it by the plan made for it. If a photo is not fair, its manager can say so.',
        },
        {
          risk: 'A child or a shopper may be on a photo.',
          mitigation: 'Only shoot before opening time. Delete all photos at 14 days.',
        },
      ],
      kpis: [
        {
          name: 'shelf tags at odds with the till price',
          unit: 'per 100 tags',
          baseline: 'go to three stores and test 300 tags',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'promotions in place when you open',
          unit: '% of displays',
          baseline: 'look at photos from two weeks',
          target: 'up to 90 to 95 %',
        },
      ],
      data_needed: [
        'floor plan of each bay',
        '300 photos of shelves with marks',
        'current prices at the till',
        'which promotions run when',
      ],
    },
  ],
  'retail/salon-bookings': [
    {
      workflow:
        'Bookings arrive by text, call or website. Every service is held with its true length for each member of the team, some need a deposit, and a reminder goes out two days before. Freed slots go to people who are waiting. A message brings clients back when they are due.',
      build:
        'Timely, Fresha or Square Appointments will do. Enter how long jobs really take, who needs a patch test and which deposit is fair. A voice assistant may pick up calls you miss, to book or note a message and nothing else. Rebooking reminders follow the service.',
      checkpoint:
        'Each afternoon at four the owner reads the next day’s bookings. No fee is taken until the owner has said yes.',
      first_step:
        'Take the appointment book for the past eight weeks. Note who failed to come, who cancelled late and which calls nobody answered.',
      stop_test:
        'Ten weeks is enough. Unless a fifth of the empty chair time has gone, drop the deposits and the assistant.',
      alternative:
        'Keep one calendar online that all can see, text clients every evening yourself, and write the waiting list on paper.',
      risks: [
        {
          risk: 'The system lets a client book a peel or a tint although no patch test was done.',
          mitigation: 'Block those treatments until a test is on file. The therapist still checks on the day.',
        },
        {
          risk: 'A loyal client with one bad day pays a penalty and never returns.',
          mitigation:
            'One tap lifts the fee. Only long treatments, and clients who have missed two, are asked for money ahead.',
        },
      ],
      kpis: [
        {
          name: 'appointments lost to late notice or no notice',
          unit: '% of appointments',
          baseline: 'eight weeks read from the book',
          target: 'lower by 30 to 50 %',
        },
        {
          name: 'paid time in the chair',
          unit: '% of hours open',
          baseline: 'average over four ordinary weeks',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'a year of bookings, with those missed',
        'treatments and how long they truly take',
        'client numbers and permission to text',
        'hours and skills of each stylist',
      ],
    },
    {
      workflow:
        'The book runs itself between clients. People reserve online, by message or by phone, and the slot fits the treatment and the person doing it. Two days ahead comes a reminder. If somebody pulls out, the waiting list hears of it, and past clients are nudged when the next visit is due.',
      build:
        'Pick Square Appointments, Fresha or Timely and feed it honest treatment times, test rules and modest deposits. Unanswered calls can go to an assistant limited to bookings and messages. Time the invitation to return by treatment.',
      checkpoint: 'Before charges are made the owner agrees to them, and at four o’clock checks how tomorrow looks.',
      first_step:
        'Count, over eight weeks, the clients who stayed away, the ones who rang too late and the calls that went unanswered.',
      stop_test: 'If ten weeks pass and idle chairs are not down by a fifth, end the trial and lift the deposits.',
      alternative:
        'Send the reminders yourself at night, share a web calendar with the team, and pin a waiting list beside the telephone.',
      risks: [
        {
          risk: 'Someone with sensitive skin gets a colour appointment and was never tested.',
          mitigation:
            'No test on record means no booking for these services, and staff repeat the question face to face.',
        },
        {
          risk: 'Fees punish regulars for a single slip, and they go elsewhere.',
          mitigation:
            'The desk can forgive at once. Ask for prepayment after two misses, or where the service takes hours.',
        },
      ],
      kpis: [
        {
          name: 'share of visits that fell through at short notice',
          unit: '% of appointments',
          baseline: 'tally the book for eight weeks',
          target: '30 to 50 % fewer',
        },
        {
          name: 'how much of the opening time is sold',
          unit: '% of hours open',
          baseline: 'look at four typical weeks',
          target: 'gain 5 to 10 points',
        },
      ],
      data_needed: [
        'twelve months of appointments and absences',
        'each service with its real duration',
        'contacts who agreed to reminders',
        'who works when, and on what',
      ],
    },
    {
      workflow:
        'Clients fill your chairs from the web, a message or a call, at times that fit the service and the stylist. A deposit is taken where your rule asks for one, and a reminder leaves two days early. Gaps are offered to those waiting. When a client is due again, a text says so.',
      build:
        'Take software made for salons: Timely, Fresha or Square’s Appointments. Its service times must be real, person by person. Add deposits that are fair and your patch tests. Missed calls reach a phone assistant that books or takes a message. Each service has its rebooking text.',
      checkpoint:
        'Fees are charged only with the owner’s approval. Every day at four, the owner also goes over tomorrow’s appointments.',
      first_step:
        'Open the book for the last eight weeks. Put a mark at each no-show, each late cancellation and each missed call.',
      stop_test:
        'The goal is a fifth fewer empty chair hours within ten weeks. If it is missed, deposits and phone assistant both go.',
      alternative:
        'One calendar on the web, reminders you type in the evening, and a list of people waiting next to the phone.',
      risks: [
        {
          risk: 'A peel or colour goes into the book for a client with no patch test.',
          mitigation:
            'Without a test on record, those services stay closed to booking. In person, the therapist asks once more.',
        },
        {
          risk: 'You charge a good client for one mishap, and that client is gone.',
          mitigation:
            'Give the desk one tap to waive the fee. Deposits are for long services, or for people who missed twice.',
        },
      ],
      kpis: [
        {
          name: 'clients who cancel late or do not come',
          unit: '% of appointments',
          baseline: 'go through the book, eight weeks back',
          target: 'bring down by 30 to 50 %',
        },
        {
          name: 'share of open hours that chairs earn',
          unit: '% of hours open',
          baseline: 'measure four weeks without holidays',
          target: '5 to 10 points up',
        },
      ],
      data_needed: [
        'one year’s appointments, no-shows marked',
        'all services with the minutes they need',
        'clients’ contacts and their consent',
        'skills and working hours of staff',
      ],
    },
    {
      workflow:
        'Empty chairs get filled, because the system looks after the book while you work. It takes bookings from phone, web and messages, with the right length for each stylist and service. Some need a deposit. Reminders go two days before, the waiting list hears of late gaps, and due clients are asked back.',
      build:
        'You need a booking system such as Timely, Square Appointments or Fresha. Fill in who takes how long, which services call for a test, and deposits people accept. An assistant answers missed calls. It books or writes down a message, no more. Texts to come back depend on the service.',
      checkpoint:
        'At four o’clock tomorrow’s book is in front of the owner. Without the owner’s yes, nobody is charged a fee.',
      first_step:
        'How many no-shows, late cancellations and missed calls did eight weeks bring? Mark them all in the book.',
      stop_test:
        'Measure empty chair hours at ten weeks. Less than a fifth gained means no more deposits and no phone assistant.',
      alternative:
        'The team shares an online calendar. Somebody texts reminders every evening, and a paper list by the phone holds those who wait.',
      risks: [
        {
          risk: 'Somebody who has had no patch test can book a colour or a peel.',
          mitigation:
            'The system asks for a recorded test before it books such a service. Your therapist asks too, face to face.',
        },
        {
          risk: 'One honest mishap, one fee, and a good client is lost to you.',
          mitigation:
            'Waiving takes the desk a single tap. Only long services carry a deposit, as do clients with two misses.',
        },
      ],
      kpis: [
        {
          name: 'appointments missed or dropped late',
          unit: '% of appointments',
          baseline: 'read eight weeks of bookings',
          target: 'a drop of 30 to 50 %',
        },
        {
          name: 'chair time that is paid for',
          unit: '% of hours open',
          baseline: 'four usual weeks, hour by hour',
          target: 'add 5 to 10 points',
        },
      ],
      data_needed: [
        'bookings and no-shows of the past year',
        'a service menu with honest times',
        'how to reach clients, with their consent',
        'rosters and skills by person',
      ],
    },
    {
      workflow:
        'Nobody has to guard the phone to keep the book full. Clients choose web, message or phone, and the system knows the minutes each stylist needs. It takes deposits by rule, reminds people two days out, offers late gaps to the waiting list and invites clients when they are due.',
      build:
        'Set up Timely, Fresha or Square Appointments with your true times for each person and service. Enter a deposit you can defend and the rules on patch tests. For calls nobody picks up, a phone assistant books or writes a message down. Rebooking texts are timed to the service.',
      checkpoint:
        'The owner reads the coming day’s list every afternoon at four. A fee waits until the owner has approved it.',
      first_step:
        'Work back through eight weeks of appointments. Which were no-shows, which fell away late, and which calls did you miss?',
      stop_test:
        'Give it ten weeks. Deposits and assistant end if the chairs stand empty as long as before, less than a fifth better.',
      alternative:
        'Put the calendar online for everyone, write the evening reminders yourself, and use a sheet of paper as the waiting list.',
      risks: [
        {
          risk: 'A client books a peel or colour, and nobody ever did the patch test.',
          mitigation:
            'A test must be on the client’s card before booking opens. The therapist checks again at the chair.',
        },
        {
          risk: 'A fee for a single honest slip drives a regular away.',
          mitigation:
            'Deposits are kept for services that run long and for those who failed to show twice. The desk may drop any fee at a tap.',
        },
      ],
      kpis: [
        {
          name: 'late cancellations together with no-shows',
          unit: '% of appointments',
          baseline: 'take the book of eight weeks and count',
          target: 'reduce by 30 to 50 %',
        },
        {
          name: 'hours sold out of hours open',
          unit: '% of hours open',
          baseline: 'use four weeks that were normal',
          target: 'lift it by 5 to 10 points',
        },
      ],
      data_needed: [
        'who came and who did not, one year',
        'the time each service really needs',
        'contact data with consent noted',
        'team skills, team hours',
      ],
    },
  ],
  'retail/repair-jobs': [
    {
      workflow:
        'At drop-off staff take a photo, hang a tag on the piece and write down faults and worth. Next the workshop prices the job and the owner of the item agrees by text. The ticket moves with the work. A note says when to collect, and late or forgotten jobs stand on a list.',
      build:
        'Your till may have a repair part already. If not, RepairDesk or Hubtiger has one. Give each piece a coded tag and keep to six stages. Texts are prepared for every stage. Hours left at the bench, seen by the week, decide which day can be offered.',
      checkpoint:
        'Late jobs are read out to the workshop lead every morning. Above the limit, work begins only once the customer has agreed the price.',
      first_step:
        'Put all unfinished jobs on a table. Note how old each is and what day was named, then call the ten that have waited longest.',
      stop_test: 'When twelve weeks are over and punctual jobs are not up by ten points, drop the subscription.',
      alternative:
        'A book for promised days, envelopes with numbers, and Thursday phone calls to everyone whose job is behind.',
      risks: [
        {
          risk: 'There is a quarrel over a chip or a scratch that may have been there before.',
          mitigation: 'Photograph the piece while its owner watches, list the marks and get a signature on the tablet.',
        },
        {
          risk: 'The counter names a day that pleases, and the workshop misses it.',
          mitigation: 'Show only those days that still have hours free. Exceptions belong to the workshop lead.',
        },
      ],
      kpis: [
        {
          name: 'repairs finished on the day you named',
          unit: '% of jobs',
          baseline: 'go through 60 recent tickets',
          target: 'at least 90 %',
        },
        {
          name: 'phone calls about whether it is done',
          unit: 'calls a week',
          baseline: 'keep a two-week tally',
          target: 'down by 40 to 60 %',
        },
      ],
      data_needed: [
        'unfinished jobs and what was promised',
        'prices of the usual repairs',
        'pictures taken when it came in',
        'parts on order from suppliers',
      ],
    },
    {
      workflow:
        'Counter, bench and customer look at the same ticket. It starts with a picture, a tag, the defects and the value. A price is sent by text and accepted there. As the job moves on, so does its status, until the pick-up message leaves. Whatever is late or unclaimed is shown each day.',
      build:
        'Switch on repairs in the till, or hire RepairDesk or Hubtiger by the month. Label pieces with a code. Six statuses are plenty, each with its own text to the customer. Promise dates by the bench hours still open that week.',
      checkpoint:
        'Work beyond the price limit needs the customer’s consent first. The day begins with the lead of the workshop checking overdue tickets.',
      first_step:
        'Gather the open work in one place and list age and due day. Ring whoever has waited longest, ten people in all.',
      stop_test: 'Give it twelve weeks. If the on-time share has gained less than ten points, end the contract.',
      alternative:
        'Number the envelopes, write due days in one ledger, and use Thursdays to telephone those who are still waiting.',
      risks: [
        {
          risk: 'A damage claim comes up and nobody can prove the state of the thing on arrival.',
          mitigation: 'The customer stands by as marks are noted and pictured, and then signs the screen.',
        },
        {
          risk: 'Eager staff accept a date the workshop has no room for.',
          mitigation:
            'Offer free days from the bench plan alone, with the workshop lead as the single person to overrule it.',
        },
      ],
      kpis: [
        {
          name: 'on-time completions',
          unit: '% of jobs',
          baseline: 'read back over 60 jobs',
          target: 'bring to 90 %',
        },
        {
          name: 'enquiries from people who wait for their item',
          unit: 'calls a week',
          baseline: 'count during two weeks',
          target: '40 to 60 % fewer',
        },
      ],
      data_needed: [
        'tickets in progress with their due dates',
        'your rates for frequent jobs',
        'condition photos at the counter',
        'open orders for spare parts',
      ],
    },
    {
      workflow:
        'Every repair has one ticket that counter, bench and customer can follow. It opens with a photo, a tag, the faults and the value. The bench names a price and the customer says yes by text. Each stage shows on the ticket. A message goes out at the end, and late or uncollected jobs are listed.',
      build:
        'Look for a repair module in your till first, and otherwise at Hubtiger or RepairDesk. Tags carry a code. There are six statuses and no more. A prepared text leaves whenever one changes. Which date staff may promise depends on the bench hours left in the week.',
      checkpoint:
        'Each morning starts with the overdue list and the workshop lead. Estimates above the limit wait for the customer’s yes before the bench begins.',
      first_step:
        'Clear a table and put all open jobs on it. Note age and promised day for each, and phone the ten customers who have waited longest.',
      stop_test: 'Twelve weeks should bring ten points more jobs ready on time. If they do not, cancel the app.',
      alternative:
        'Use envelopes with numbers and one book for promised dates. On Thursday, ring each customer whose job is late.',
      risks: [
        {
          risk: 'The customer swears that the scratch or chip is new.',
          mitigation:
            'Record each mark with a photo at the counter, customer watching. A signature on screen closes the matter.',
        },
        {
          risk: 'At the counter Friday sounds fine, but the bench is full.',
          mitigation: 'Let staff see only those dates where hours remain. To squeeze a job in, ask the workshop lead.',
        },
      ],
      kpis: [
        {
          name: 'repairs ready when you said',
          unit: '% of jobs',
          baseline: '60 tickets, promised and real day',
          target: 'up to 90 %',
        },
        {
          name: 'customers who ring to ask how it goes',
          unit: 'calls a week',
          baseline: 'two weeks of tally marks by the phone',
          target: 'a fall of 40 to 60 %',
        },
      ],
      data_needed: [
        'tickets still open, with promised days',
        'standard prices by kind of repair',
        'how things looked at drop-off, with photos',
        'parts ordered and not yet here',
      ],
    },
    {
      workflow:
        'Customers are told when their item is ready, so they need not ring. At the counter it gets a tag, a photo and a note of faults and value. The bench prices the work, a text brings the approval, and the ticket moves step by step. A list keeps overdue and forgotten jobs in sight.',
      build:
        'RepairDesk, Hubtiger or the repair part of your till will run this. You need coded tags, six statuses and a text drafted for each change of status. Once a week, look at bench hours. They decide the days that staff can offer.',
      checkpoint:
        'No job over the agreed limit is begun until its customer approves. The workshop lead checks what is overdue first thing every day.',
      first_step:
        'How old is each open job, and what day was promised? Lay them all out, write it down, and call the ten oldest.',
      stop_test: 'If the share ready on time has not gained ten points by week twelve, pay for the app no longer.',
      alternative:
        'A numbered envelope for each job, a promised day in the book, and phone calls on Thursdays to those whose work is late.',
      risks: [
        {
          risk: 'There is no proof whether the frame or stone was whole on arrival.',
          mitigation: 'With the customer at the counter, take pictures and write down marks. They sign on the screen.',
        },
        {
          risk: 'To please the customer, staff say Friday and the bench cannot keep it.',
          mitigation: 'Dates come from bench hours still free. The workshop lead is the one person who can add a job.',
        },
      ],
      kpis: [
        {
          name: 'jobs done by the day agreed',
          unit: '% of jobs',
          baseline: 'look at the most recent 60 tickets',
          target: 'get to 90 %',
        },
        {
          name: '"is it ready" calls',
          unit: 'calls a week',
          baseline: 'note each one for two weeks',
          target: 'bring down by 40 to 60 %',
        },
      ],
      data_needed: [
        'jobs in hand and days promised',
        'a list of prices for usual work',
        'drop-off photos with condition noted',
        'orders for parts at suppliers',
      ],
    },
    {
      workflow:
        'From drop-off to pick-up, a job never drops out of sight. Staff photograph and tag the item and write up faults and value. The bench sends an estimate, and a text from the customer approves it. The ticket shows each step, a message calls the customer in, and a list names what is late or left behind.',
      build:
        'Start with six statuses and a coded tag on every item. The software can be your till’s repair module, Hubtiger or RepairDesk. It drafts a text for each new status. Promised dates come from a weekly look at how many bench hours are free.',
      checkpoint:
        'First the overdue list, read by the workshop lead each morning. Second, the customer agrees before any work beyond the price limit.',
      first_step:
        'Bring all jobs in hand to one table with their age and the day you promised. The ten who wait longest get a call today.',
      stop_test: 'Judge by jobs ready on time. Short of ten points more after twelve weeks, stop the payments.',
      alternative:
        'Three things do it on paper: numbered envelopes, a single date book, and a Thursday round of calls on late work.',
      risks: [
        {
          risk: 'You and the customer disagree on whether a mark was there before.',
          mitigation: 'Note and photograph every mark while they look on, then let them sign the tablet.',
        },
        {
          risk: 'Dates are promised at the counter that the bench has no hours for.',
          mitigation: 'Full days are not shown at the till. Only the workshop lead can make room in them.',
        },
      ],
      kpis: [
        {
          name: 'share of repairs finished on time',
          unit: '% of jobs',
          baseline: 'compare 60 past jobs with their promise',
          target: 'lift to 90 %',
        },
        {
          name: 'calls from customers who want news',
          unit: 'calls a week',
          baseline: 'count them at the counter for two weeks',
          target: 'cut them by 40 to 60 %',
        },
      ],
      data_needed: [
        'current tickets, age and due day',
        'what common repairs cost',
        'item photos and faults at intake',
        'spare parts still to come',
      ],
    },
  ],
  'retail/wholesale-orders': [
    {
      workflow:
        'By night the messages pile up: mails, texts, voice notes, photos. For each, the tool recognises who it is, swaps pet names for codes and units, holds it against what they mostly buy and makes a draft. Unsure lines are settled by the order desk before cut-off. Then picking starts.',
      build:
        'Collect every channel in a single inbox. Take an order reader, or have a small one built, that has learned what each account buys, how they call it and in which packs. Drafts go to the ERP. Doubt is always shown. Each fix teaches it one more name.',
      checkpoint:
        'Doubtful lines need a yes from the order desk. On top of that ten tidy orders are compared daily with what the customer wrote.',
      first_step:
        'Keep all the messages that come in during a single night. Sort them by channel and clock the way of each into the system.',
      stop_test:
        'Eight weeks in, count the errors on checked orders. If over 2 % of lines are wrong, or no time is saved, stop.',
      alternative:
        'Mail every customer a form each week with what they normally take. Reward those who order on the portal with something small.',
      risks: [
        {
          risk: 'The unit is misread, so a carton goes out for a kilo or two pallets for two boxes.',
          mitigation: 'Hold back amounts that look unlike the account, and print units large.',
        },
        {
          risk: 'Similar words lead to another brand, with an allergen nobody asked for.',
          mitigation: 'Leave replacements to people. Somebody calls, and the name of whoever agreed is kept.',
        },
      ],
      kpis: [
        {
          name: 'minutes until an order stands in the system',
          unit: 'minutes per order',
          baseline: 'clock 60 of them in one week',
          target: '50 to 70 % less',
        },
        {
          name: 'order lines that ended in a credit',
          unit: 'per 1,000 lines',
          baseline: 'three months of credits, counted',
          target: 'lower by 25 to 40 %',
        },
      ],
      data_needed: [
        'what each account bought in six months',
        'products, packs and what customers call them',
        '300 old messages and the orders they became',
        'each account’s prices and credit',
      ],
    },
    {
      workflow:
        'The desk opens the morning with drafts in place of a heap of messages. Overnight the tool has read voicemails, photos, mails and texts, known the sender, put codes to their words, and noticed what differs from the usual. People decide the uncertain lines, cut-off comes, and pickers get their list.',
      build:
        'First join up texts, mail, WhatsApp and voicemail in one place. An order reader with the account’s history, slang and packs then prepares the entry in your ERP. Where it is unsure it says so. The list of nicknames grows by every correction.',
      checkpoint:
        'Staff at the desk settle all the lines in doubt. They also take ten orders a day that looked fine and check them with the source.',
      first_step:
        'For one night, save whatever customers send. Measure how many minutes pass until each message is a proper order.',
      stop_test:
        'After eight weeks it should be quicker with at most 2 % of checked lines wrong. Drop it if either fails.',
      alternative:
        'An order sheet with their regular lines, sent weekly to each account, does much. A little extra for portal users does the rest.',
      risks: [
        {
          risk: 'Someone who wanted two boxes is sent two pallets because the quantity was taken wrongly.',
          mitigation: 'Odd quantities for that customer wait for a human eye, with the unit made plain.',
        },
        {
          risk: 'A near match replaces the product, and a diner with an allergy is at risk.',
          mitigation: 'The tool may not substitute. Whoever does so phones first and writes down the answer.',
        },
      ],
      kpis: [
        {
          name: 'how long a message waits to be an order',
          unit: 'minutes per order',
          baseline: 'stopwatch on 60 orders in a week',
          target: 'shorten by 50 to 70 %',
        },
        {
          name: 'mistakes in item or amount that you credited',
          unit: 'per 1,000 lines',
          baseline: 'credit notes of the past three months',
          target: '25 to 40 % fewer',
        },
      ],
      data_needed: [
        'six months of purchases per account',
        'catalogue with units and common slang',
        'messages, 300 of them, with their result',
        'terms and credit standing of customers',
      ],
    },
    {
      workflow:
        'By the time the desk starts, last night’s messages are draft orders. The tool has read texts, mails, voicemails and photos, found the account and put item codes and units to the usual names. It marks what differs from a normal order. Staff clear the doubts before cut-off, then the pick list prints.',
      build:
        'One inbox for all channels comes first. On it sits an order reader, bought or built small, that knows an account’s past items, pack sizes and pet names. It writes drafts into your ERP and says when it is unsure. A correction by staff becomes a new nickname.',
      checkpoint:
        'Nothing doubtful passes without the order desk. Each day, ten orders with no doubts are also held against the message they came from.',
      first_step: 'Save one night’s messages from all channels. Then time each from first reading to finished order.',
      stop_test:
        'At eight weeks there are two tests: no more than 2 % wrong lines on checked orders, and a faster desk. Fail one and stop.',
      alternative:
        'A weekly form with the account’s own usual items saves much typing. Offer something small to those who use the portal.',
      risks: [
        {
          risk: 'A slip in the unit sends two pallets for two boxes, or a carton for a kilogram.',
          mitigation: 'When the amount is far from usual, a person looks. Units stand in bold on the draft.',
        },
        {
          risk: 'Words that sound close can hide another brand or an allergen.',
          mitigation: 'The tool makes no swaps. Staff ring the customer and keep a note of who said yes.',
        },
      ],
      kpis: [
        {
          name: 'minutes to turn a message into an order',
          unit: 'minutes per order',
          baseline: 'one week, 60 orders, a stopwatch',
          target: 'bring down by 50 to 70 %',
        },
        {
          name: 'credits for wrong goods or amounts',
          unit: 'per 1,000 lines',
          baseline: 'go through credit notes for three months',
          target: 'a fall of 25 to 40 %',
        },
      ],
      data_needed: [
        'each account’s orders over six months',
        'item list, packs and customers’ names for things',
        '300 messages beside what was ordered',
        'credit and price level of accounts',
      ],
    },
    {
      workflow:
        'Staff check orders in place of typing them. Voicemails, photos, texts and mails arrive through the night. The tool works out whose they are, finds codes and units, and compares each with that account’s habit. Doubtful lines are cleared at the desk before cut-off. Picking follows.',
      build:
        'Route every channel to the same inbox before you buy anything. An order reader then needs each account’s history, its nicknames and its packs. Drafts land in your ERP, and doubt is never hidden. Whatever staff correct goes on the list of names.',
      checkpoint:
        'The order desk says yes or no to every doubtful line. It also compares ten clean orders daily with the words of the customer.',
      first_step:
        'Pick one night. Keep each message, note its channel, and measure the time until it is in as an order.',
      stop_test:
        'Stop after eight weeks if the desk saves no time. The same holds if checked orders show errors in over 2 % of their lines.',
      alternative:
        'Each account gets a form every week that lists what it buys anyway. A small thank-you draws people to the portal.',
      risks: [
        {
          risk: 'Misread units are costly: a kilogram turns into a carton, two boxes into two pallets.',
          mitigation: 'Lines unlike the account’s habit wait for somebody. The draft shows the unit in bold.',
        },
        {
          risk: 'A swap of brand brings in an allergen, since the names are alike.',
          mitigation: 'Swapping is for people. They phone the customer and write down who accepted it.',
        },
      ],
      kpis: [
        {
          name: 'time an order takes from message to system',
          unit: 'minutes per order',
          baseline: 'follow 60 orders through one week',
          target: 'a drop of 50 to 70 %',
        },
        {
          name: 'lines you had to credit',
          unit: 'per 1,000 lines',
          baseline: 'three months of credits for item or amount',
          target: 'reduce by 25 to 40 %',
        },
      ],
      data_needed: [
        'half a year of orders, account by account',
        'items with nicknames and packs',
        '300 earlier messages plus final orders',
        'account terms: price level, credit',
      ],
    },
    {
      workflow:
        'Overnight orders are drafted, whatever channel they came by. Account, item codes and units are worked out from texts, photos, mails and voicemail, and the draft is held against what that customer normally takes. The desk looks at lines in doubt. At cut-off the pick list is ready.',
      build:
        'Gather text, mail, photo and voicemail in a shared inbox. Then buy or build an order reader that has learned packs, past items and nicknames by account. Its drafts go straight to your ERP. It may not guess in silence, and it learns a name from each correction.',
      checkpoint:
        'Lines marked doubtful are for the order desk to confirm. Ten orders without a mark are read each day beside the original.',
      first_step:
        'For a single night, collect what customers sent and by which channel. How many minutes did each order take to enter?',
      stop_test:
        'Eight weeks decide. It goes if checked orders show more than 2 % of lines wrong, or if entry is as slow as before.',
      alternative: 'Give all accounts a form of their regular items once a week. Portal orders earn a small benefit.',
      risks: [
        {
          risk: 'Someone gets a carton who asked for a kilogram, or pallets for boxes.',
          mitigation: 'Have a person look at any amount the account does not usually take, with its unit in bold type.',
        },
        {
          risk: 'A similar name lets a different brand slip in, allergen and all.',
          mitigation: 'Never let the tool replace an item. The customer is rung, and you note down who agreed.',
        },
      ],
      kpis: [
        {
          name: 'order entry time per message',
          unit: 'minutes per order',
          baseline: 'clock a week’s sample of 60 orders',
          target: 'reduce by 50 to 70 %',
        },
        {
          name: 'wrong items or amounts, credited',
          unit: 'per 1,000 lines',
          baseline: 'pull the credit notes of a quarter',
          target: 'bring down by 25 to 40 %',
        },
      ],
      data_needed: [
        'orders from the past six months by account',
        'pack sizes, item codes and nicknames',
        'sample of 300 messages and resulting orders',
        'price levels and credit limits',
      ],
    },
  ],
  'retail/second-hand-pricing': [
    {
      workflow:
        'Photos of the object, its stamps and its flaws come first. From these the tool names a likely identity, finds what comparable pieces fetched, and proposes wording, grade and a range of price. Costly, unusual or unclear finds wait for the expert. Others get a tag and go online, linked to their owner.',
      build:
        'Choose one field first: handbags, records or books. Combine picture search with your sales and the sold prices on eBay or in auction archives. Condition decides the band. High values and forbidden kinds are always passed to staff.',
      checkpoint:
        'Every week 20 tags are tested for price and honesty. Whatever is worth over 200 dollars carries an expert’s yes.',
      first_step:
        'Have 50 objects valued by your expert, then by a beginner with sold prices from the web, and set the two side by side.',
      stop_test:
        'After 300 pieces, look at the corrections. When the expert moved over a third of them by more than 25 %, drop the tool.',
      alternative:
        'Write a single page of prices for each group, colour the tags by week, and let an expert settle the hard ones on Wednesdays.',
      risks: [
        {
          risk: 'The listing names a famous maker, and the thing is an imitation.',
          mitigation: 'Drafts stay with "in the style of". Only an expert’s signature allows a maker or a date.',
        },
        {
          risk: 'Goods that were stolen, or are dangerous, go on sale at once.',
          mitigation:
            'Record who sold them, wait as long as the law says, and hold back helmets, cots and electrical things for a check.',
        },
      ],
      kpis: [
        {
          name: 'hourly output of priced and listed goods',
          unit: 'pieces',
          baseline: 'watch two sorters during one week',
          target: 'gain 40 to 60 %',
        },
        {
          name: 'share sold before day 60',
          unit: '% of pieces listed',
          baseline: 'the past three months',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'your sold pieces, photos and days on sale',
        'what comparable goods fetched',
        'pictures that show each condition grade',
        'who sold or consigned what',
      ],
    },
    {
      workflow:
        'Sorting turns into a line: picture, suggestion, tag. The tool reads marks and damage, guesses what the piece is and shows what others paid. It then writes the entry with grade and price range. What is rare, valuable or puzzling is set aside for someone who knows. The consignor’s name stays with the piece.',
      build:
        'Begin narrow, with a group like records, bags or books. Sold prices from auction archives, eBay and your till feed an image search. Agree what each grade is worth. A person takes over above a limit in value, and for kinds that may not be sold.',
      checkpoint:
        'Nothing over 200 dollars is listed until an expert agrees. The same expert picks 20 tags every week and tests them.',
      first_step:
        'Run a test with 50 pieces. One pile of slips comes from the expert and one from a newcomer who looked up sales online.',
      stop_test:
        'If the expert still shifts above a third of the prices by 25 % or more once 300 pieces are done, end it.',
      alternative:
        'One-page guides by group help a lot. So do tags whose colour shows the week, and a Wednesday table for doubtful finds.',
      risks: [
        {
          risk: 'Buyers pay for an original and get a copy.',
          mitigation: 'Age and maker are left out until the expert signs, and the text says it is in the style of.',
        },
        {
          risk: 'The shelf holds something stolen or a product that can hurt a child.',
          mitigation:
            'Note the seller, respect the holding period, and keep electrical items, cots and helmets off sale until tested.',
        },
      ],
      kpis: [
        {
          name: 'items a sorter finishes in an hour',
          unit: 'pieces',
          baseline: 'one week of timing with two people',
          target: '40 to 60 % up',
        },
        {
          name: 'goods gone by day 60 after listing',
          unit: '% of pieces listed',
          baseline: 'figures for three months back',
          target: '5 to 10 points better',
        },
      ],
      data_needed: [
        'past sales with picture, price and time',
        'archive of prices really paid',
        'graded examples in photos',
        'register of sellers and consignors',
      ],
    },
    {
      workflow:
        'New pieces are priced and listed in minutes, from a few photos. The sorter shoots the piece, its marks and faults. The tool offers a likely name, sold prices for similar things, and a draft with condition and price band. Rare, dear and doubtful pieces are the expert’s. The rest is tagged, with owner and cost on record.',
      build:
        'Work on a single group to begin with, say records, handbags or books. An image lookup draws on sold prices at eBay, in auction archives and in your own till. Condition sets the band. Pieces over a set value go to a person, as do banned kinds.',
      checkpoint:
        'Above 200 dollars, an expert confirms the piece. For the others, 20 tags a week are checked for price and for truth.',
      first_step:
        'Take 50 pieces. The expert prices them, a newcomer does the same from sold prices online, and you lay the two lists together.',
      stop_test:
        'Judge after 300 pieces. Where the expert moves over one price in three by more than 25 %, the tool goes.',
      alternative:
        'Tags in a colour for each week, a page of prices per group, and Wednesday at the expert’s table for the hard ones.',
      risks: [
        {
          risk: 'An imitation goes out under a famous name, and a buyer is deceived.',
          mitigation: 'Until an expert signs, the draft says in the style of. Age and maker stay blank.',
        },
        {
          risk: 'Something stolen or dangerous is sold on the day it came.',
          mitigation:
            'Keep the seller’s name and wait out the holding time in law. Helmets, cots and electrical goods stay blocked until tested.',
        },
      ],
      kpis: [
        {
          name: 'finished pieces per sorter hour',
          unit: 'pieces',
          baseline: 'follow two sorters over a week',
          target: 'up by 40 to 60 %',
        },
        {
          name: 'pieces gone inside 60 days',
          unit: '% of pieces listed',
          baseline: 'look at listings of three months',
          target: 'a gain of 5 to 10 points',
        },
      ],
      data_needed: [
        'your own sales: picture, price, days',
        'what like pieces sold for',
        'photos for each grade of condition',
        'names of sellers and consignors',
      ],
    },
    {
      workflow:
        'A newcomer can sort stock that only the expert could price before. Photos of piece, marks and faults go in. Out comes a guess at what it is, with prices paid for similar ones and a draft of title, condition and band. The expert sees whatever is dear, rare or in doubt. All others are tagged, and owner and cost stay linked.',
      build:
        'Handbags, records, books: choose one of them and leave the rest. Feed an image lookup with your sales, with auction archives and with eBay prices that were truly paid. Each condition has its price band. Banned kinds and high values are for people.',
      checkpoint:
        'The expert’s yes is needed from 200 dollars up. Every week, the expert also tests 20 tags, price and wording.',
      first_step:
        'Let two people value 50 pieces: your expert, and a beginner who looks at sold prices on the web. How far apart are they?',
      stop_test: 'If by piece 300 more than a third of prices had to move over 25 %, the trial has failed.',
      alternative:
        'Print a one-page guide for each group and use tags coloured by week. Doubtful pieces wait for the Wednesday table with an expert.',
      risks: [
        {
          risk: 'You sell a copy, and the listing called it genuine.',
          mitigation: 'Write "in the style of" by default. A maker or an age takes the signature of an expert.',
        },
        {
          risk: 'An unsafe or stolen thing reaches the shelf within hours.',
          mitigation:
            'Record who brought it and hold it as long as the law asks. Electrical goods, helmets and cots are checked first.',
        },
      ],
      kpis: [
        {
          name: 'pieces through pricing and listing each hour',
          unit: 'pieces',
          baseline: 'time a week’s work of two sorters',
          target: 'raise it by 40 to 60 %',
        },
        {
          name: 'sales inside 60 days of listing',
          unit: '% of pieces listed',
          baseline: 'work out the latest three months',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'sales records with photo, price, days',
        'prices paid elsewhere for similar pieces',
        'condition grades shown in pictures',
        'consignor and seller register',
      ],
    },
    {
      workflow:
        'What is this, and what will it fetch? The tool answers from photos: the piece, any marks, any damage. It shows what like pieces sold for and drafts a title, a condition and a price band. An expert takes the rare, the dear and the unclear. The rest get a tag and a listing, owner and cost attached.',
      build:
        'Pick the group you sell most of, for example books, handbags or records. The tool looks up images and sold prices, from eBay, from auction archives and from you. Bands go by condition. Past a value you set, or for kinds on the banned list, a person decides.',
      checkpoint:
        'Dear pieces, meaning over 200 dollars, wait for an expert. A weekly sample of 20 tags shows whether price and text are honest.',
      first_step:
        'Choose 50 pieces for a trial. Set the expert’s prices beside those of a newcomer who searched sold listings.',
      stop_test: 'Once 300 pieces are through, count big corrections. More than a third moved by over 25 % means stop.',
      alternative:
        'Without software: one page of prices for every group, a tag colour per week, and a Wednesday hour when the expert decides.',
      risks: [
        {
          risk: 'The listing promises an original, but the piece is a later copy.',
          mitigation: 'No maker and no date without the expert’s signature. Drafts say only that it is in that style.',
        },
        {
          risk: 'A cot that is unsafe, or a stolen ring, is on sale by evening.',
          mitigation:
            'Take the seller’s identity and respect the legal waiting time. Cots, electrical goods and helmets need a check before sale.',
        },
      ],
      kpis: [
        {
          name: 'what a sorter prices and lists in an hour',
          unit: 'pieces',
          baseline: 'measure two people for a week',
          target: '40 to 60 % more',
        },
        {
          name: 'part of the stock sold by day 60',
          unit: '% of pieces listed',
          baseline: 'go back three months',
          target: 'improve by 5 to 10 points',
        },
      ],
      data_needed: [
        'own past sales, with photos and dates',
        'sold prices of comparable goods',
        'sample pictures for every grade',
        'records of who owned each piece',
      ],
    },
  ],
  'retail/home-delivery': [
    {
      workflow:
        'Once stock is in, buyers choose a slot that is still open. Overnight the van’s day is put in order by size, stairs, crew and window, and every customer learns a two-hour window by text. Pictures close each job. If goods are late, the buyer hears every fortnight what the supplier last said.',
      build:
        'Connect OptimoRoute or Routific to the order book. Note for each piece its volume, weight and time on site, plus stairs. Tie slots to days and suburbs. A single list of purchase orders, dated anew each week, feeds the messages about late goods.',
      checkpoint:
        'No run leaves without the coordinator’s release at five. If a delay tops two weeks, the salesperson reads the message before the customer does.',
      first_step:
        'Spend a day in the van. Note the minutes at the wheel, at the door, under load and with goods that come home again.',
      stop_test: 'Ten weeks with one van will tell. Unless punctual drops are up by eight points, drop the planner.',
      alternative:
        'Serve each suburb on its own day, promise morning or afternoon only, and text the whole run at seven.',
      risks: [
        {
          risk: 'Tight runs tempt the crew to hurry a lift or do it alone.',
          mitigation: 'Time and crew follow weight and stairs. A driver who says no to a lift is not blamed.',
        },
        {
          risk: 'Staff pass on a hoped-for arrival as if it were sure.',
          mitigation: 'Only a date the supplier has put in writing is sent, with the day on which it was given.',
        },
      ],
      kpis: [
        {
          name: 'deliveries that kept their window',
          unit: '% of drops',
          baseline: 'four weeks written down',
          target: 'between 90 and 95 %',
        },
        {
          name: 'cost of each delivery',
          unit: 'dollars per drop',
          baseline: 'one month of fuel, van and wages',
          target: '10 to 20 % lower',
        },
      ],
      data_needed: [
        'undelivered orders, where to and how big',
        'true time at the door per job type',
        'expected dates from suppliers',
        'why drops failed',
      ],
    },
    {
      workflow:
        'The customer sets the day as soon as the goods are here. In the evening the route is drawn, with windows, stairs, crew and bulk in mind, and a text names two hours. The driver’s photo proves arrival. Anyone on back order gets the supplier’s newest date, once a fortnight.',
      build:
        'A planner like Routific or OptimoRoute reads orders from your system. It must know bulk, weight, stairs and how long the crew stays. Offer slots by area and weekday. Keep all purchase orders in one table and renew their dates weekly for the delay notices.',
      checkpoint:
        'At five the coordinator signs off tomorrow’s run. Notices of more than two weeks’ delay pass over the salesperson’s desk.',
      first_step:
        'Go out with the crew from start to finish and time four things: driving, waiting, carrying, and returns.',
      stop_test: 'If, ten weeks on, a single van has not won eight points in punctuality, stop there.',
      alternative:
        'Give areas their fixed weekdays, say before or after noon, and let one seven o’clock text tell the day’s customers.',
      risks: [
        {
          risk: 'A full sheet makes drivers rush, and backs get hurt.',
          mitigation: 'Each item and stairway has its minutes and its number of hands, and refusing is allowed.',
        },
        {
          risk: 'Someone plans a party around a delivery day that was only a guess.',
          mitigation: 'Quote the maker’s latest written word and its date, never your own hope.',
        },
      ],
      kpis: [
        {
          name: 'share of drops on time',
          unit: '% of drops',
          baseline: 'keep a log over four weeks',
          target: 'lift to 90 to 95 %',
        },
        {
          name: 'what one drop costs you',
          unit: 'dollars per drop',
          baseline: 'add up a month of van, pay and fuel',
          target: 'save 10 to 20 %',
        },
      ],
      data_needed: [
        'orders still to go, with place and volume',
        'how long crews really need',
        'latest dates from makers',
        'reasons for missed drops',
      ],
    },
    {
      workflow:
        'Customers choose their own slot once goods are in, from slots that have room. Each evening the tool puts the drops in order by window, size, crew and stairs, and a text gives a two-hour window. A photo is the proof. Late goods bring a fortnightly note with the supplier’s last date.',
      build:
        'A route planner is the core: Routific, OptimoRoute or one like them, tied to your orders. It needs cube, weight, stairs and time at the door. Slots go by suburb and weekday. Purchase orders sit in one table with a fresh date every week, and late-goods updates come from it.',
      checkpoint:
        'At five the coordinator lets tomorrow’s run go. If goods are over two weeks late, the salesperson sees the message before it leaves.',
      first_step:
        'Sit in the van for a whole day with a watch. How long do they drive, wait, carry, and bring things back?',
      stop_test: 'One van, ten weeks, eight points more on-time drops. If you do not get them, stop.',
      alternative:
        'Each area has its day, customers hear morning or afternoon, and at seven everyone on the run gets a text.',
      risks: [
        {
          risk: 'With too many drops planned, two-person lifts are done by one.',
          mitigation:
            'Minutes and hands are set by item and stairs. Drivers may refuse a lift, and nobody blames them.',
        },
        {
          risk: 'You give the customer a date that no supplier has confirmed.',
          mitigation: 'Pass on the last date in writing from the supplier, and say how old it is.',
        },
      ],
      kpis: [
        {
          name: 'drops inside their two-hour promise',
          unit: '% of drops',
          baseline: 'note each run for four weeks',
          target: 'get to 90 to 95 %',
        },
        {
          name: 'cost per delivery',
          unit: 'dollars per drop',
          baseline: 'a month’s wages, fuel and van, divided by drops',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'addresses and sizes of open orders',
        'minutes at the door for each job kind',
        'dates suppliers have given',
        'drops that failed and why',
      ],
    },
    {
      workflow:
        'The van’s day is planned the evening before, and each customer has a two-hour window by text. They picked the slot themselves when their goods landed. Size, stairs, crew and windows decide the order of drops, and photos prove them. Buyers on back order get a dated word from the supplier every fortnight.',
      build:
        'Link the order system with a planner, whether Routific or OptimoRoute. For every job, hold weight, cube, stairs and minutes at the address. Open slots by day and suburb. Late goods need one purchase order table, its dates renewed weekly, from which customers are told.',
      checkpoint:
        'The run is the coordinator’s to release, at five each day. The salesperson first reads any notice that means a wait of over two weeks.',
      first_step:
        'Join the crew for one day. Write the minutes down under four heads: on the road, waiting, lifting, and goods brought home.',
      stop_test:
        'After ten weeks, compare one van’s on-time drops. Fewer than eight points gained, and the planner goes.',
      alternative:
        'Drive set suburbs on set days and promise half a day. A single text at seven tells all customers of that run.',
      risks: [
        {
          risk: 'A crowded plan pushes crews to lift fast or without a second person.',
          mitigation:
            'Give each item and staircase its time and crew. Saying no to a lift must cost the driver nothing.',
        },
        {
          risk: 'Hope is passed on as a date, and the supplier knows nothing of it.',
          mitigation: 'Only written supplier dates go in an update, with the day they were given.',
        },
      ],
      kpis: [
        {
          name: 'promised windows that were met',
          unit: '% of drops',
          baseline: 'keep four weeks of run sheets',
          target: 'raise to 90 to 95 %',
        },
        {
          name: 'money spent on each drop',
          unit: 'dollars per drop',
          baseline: 'total fuel, van and wages for a month',
          target: 'reduce by 10 to 20 %',
        },
      ],
      data_needed: [
        'orders to deliver, address and bulk',
        'time crews really spend on site',
        'supplier promises for ordered goods',
        'missed deliveries and the cause',
      ],
    },
    {
      workflow:
        'Nobody waits at home all day, because each drop has a two-hour window sent the night before. Slots with room are offered as soon as stock arrives. The tool then weighs windows, crew, stairs and size to set the run. The driver takes photos. Every fortnight, back-order customers hear the supplier’s newest date.',
      build:
        'Buy a planner, for instance Routific or OptimoRoute, and connect your orders to it. Feed it what matters on the doorstep: minutes, stairs, weight and cube. Each suburb has its days. Keep supplier dates in one purchase order table, refresh it weekly and send delay notes from there.',
      checkpoint:
        'Runs go out once the coordinator has released them at five. Where the wait grows by more than two weeks, the salesperson checks the text first.',
      first_step:
        'Travel with one van from first drop to last. Time the driving, the waiting, the carrying and the goods that come back.',
      stop_test: 'Try it on one van for ten weeks. Without eight points more drops on time, end it.',
      alternative: 'Fix the suburbs for each weekday, say only morning or afternoon, and text the day’s list at seven.',
      risks: [
        {
          risk: 'Crews in a hurry lift too much, too fast, or alone.',
          mitigation:
            'The plan counts stairs and weight when it sets minutes and people. A refused lift is never held against a driver.',
        },
        {
          risk: 'A date is quoted to the buyer that came from nobody.',
          mitigation: 'The message gives what the supplier last wrote, and when.',
        },
      ],
      kpis: [
        {
          name: 'deliveries inside the window',
          unit: '% of drops',
          baseline: 'write up all runs in four weeks',
          target: 'up to 90 to 95 %',
        },
        {
          name: 'full cost of one drop',
          unit: 'dollars per drop',
          baseline: 'divide a month of van, fuel and pay',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: [
        'what is still to deliver, and where',
        'on-site minutes for each type of job',
        'last known dates for back orders',
        'failed deliveries by reason',
      ],
    },
  ],
  'retail/ad-spend': [
    {
      workflow:
        'One page, every Monday, tells the cost of ads by channel and group of goods beside the margin left when returns are in. First-time and regular shoppers are kept apart. Products with no stock or thin margin come out of the ads. Then the owner shifts an agreed amount and writes down the next test.',
      build:
        'Bring Google and Meta costs together with orders, what came back and landed cost, in a sheet or in Triple Whale. Your product feed should carry stock and margin. Try regions in turn, two weeks with ads and two weeks without. Bidding can stay with the platforms, inside the caps you set.',
      checkpoint:
        'Shifts above 500 dollars in a week need the owner’s word. Somebody also reads fresh ads for promises you could not prove.',
      first_step:
        'Take last month. On one sheet set returns, margin, orders and ad cost for each group, then mark the three that did worst.',
      stop_test:
        'Twelve weeks on, compare with the region left alone. If the gain per ad dollar is below a tenth, stop making the page.',
      alternative:
        'Put the question to new shoppers: how did you hear of us? Count the answers and let the weakest channel go each quarter.',
      risks: [
        {
          risk: 'Sales are booked to the ads although those people would have bought without them.',
          mitigation:
            'Once a quarter a channel goes dark for two weeks in some region, and that difference is the truth.',
        },
        {
          risk: 'Names of shoppers reach a platform without their leave.',
          mitigation: 'Send only those whose consent is on file, and log each upload.',
        },
      ],
      kpis: [
        {
          name: 'what an ad dollar leaves in margin',
          unit: 'dollars per dollar of ads',
          baseline: 'three months back, worked out',
          target: '15 to 25 % better',
        },
        {
          name: 'price of winning one shopper',
          unit: 'dollars',
          baseline: 'first orders against spend over two quarters',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'campaign costs for each channel',
        'orders, where from, margin and returns',
        'whether the buyer was new',
        'what is in stock',
      ],
    },
    {
      workflow:
        'The owner starts Monday with a single sheet. It sets advertising cost against margin net of returns, for each channel and product group, and tells newcomers from regulars. Anything sold out or barely profitable is pulled. A fixed sum moves to where it earns more, and the coming test is noted.',
      build:
        'Spend data from Meta and Google meets orders, returns and landed cost in Triple Whale or a plain sheet. Show margin and stock in the feed, so that ads follow them. Alternate two weeks on and two weeks off by region. Leave bids to the platform under your ceiling.',
      checkpoint:
        'Before more than 500 dollars a week is moved, the owner agrees. Claims in new ads are checked by one named person.',
      first_step:
        'Draw up a page for the past month by group of goods: cost of ads, orders, returns, margin. Ring the three poorest.',
      stop_test:
        'If the margin each ad dollar earns is not a tenth better than in the untouched region after twelve weeks, drop the routine.',
      alternative:
        'A tally of how newcomers found the shop costs nothing. Every quarter, give up whichever channel brings least.',
      risks: [
        {
          risk: 'Loyal shoppers click an ad on their way in, and it takes the credit.',
          mitigation: 'Pause a channel for two weeks in a region, every quarter, and trust what that shows.',
        },
        {
          risk: 'A member list is handed to a platform that members never agreed to.',
          mitigation: 'Written consent decides who is uploaded, and a record of each transfer is held.',
        },
      ],
      kpis: [
        {
          name: 'ad money’s yield after returns',
          unit: 'dollars per dollar of ads',
          baseline: 'compute the past three months',
          target: 'up by 15 to 25 %',
        },
        {
          name: 'spend for each first-time buyer',
          unit: 'dollars',
          baseline: 'use the two quarters just gone',
          target: 'cut it by 10 to 20 %',
        },
      ],
      data_needed: [
        'what every campaign cost',
        'order source with margin and returns',
        'first orders and repeat orders apart',
        'product stock levels',
      ],
    },
    {
      workflow:
        'Every Monday you see which ads earn their money. One page sets their cost against margin after returns, by channel and by product group, and separates new shoppers from known ones. Lines with no stock or too little margin are taken out. You then move a fixed sum and write down the next test.',
      build:
        'A plain sheet can do it, or Triple Whale: Google and Meta spend on one side, orders, returns and landed cost on the other. The product feed should know stock and margin. Run tests by region, two weeks on and then two weeks off. Platforms may bid, within limits you set.',
      checkpoint:
        'Moving over 500 dollars a week takes the owner’s approval. New ad texts are read by one person, who strikes out claims without proof.',
      first_step:
        'Go back one month. For each product group, list what ads cost, then orders, returns and margin. Circle the worst three.',
      stop_test:
        'The page has twelve weeks to lift margin per ad dollar by a tenth over the region you left as it was. Otherwise end it.',
      alternative:
        'New shoppers can tell you how they found the shop. Tally it, and once a quarter cut the channel with the fewest.',
      risks: [
        {
          risk: 'Ads get the credit for people who were coming in any case.',
          mitigation:
            'Each quarter, silence one channel in a region for two weeks. The difference is what it was worth.',
        },
        {
          risk: 'Shoppers who never agreed end up on a list at Google or Meta.',
          mitigation: 'Consent in words comes first. Keep a copy of each list you upload.',
        },
      ],
      kpis: [
        {
          name: 'margin per dollar spent on ads',
          unit: 'dollars per dollar of ads',
          baseline: 'take three months, ads and returns deducted',
          target: 'improve by 15 to 25 %',
        },
        {
          name: 'cost to win a first order',
          unit: 'dollars',
          baseline: 'divide two quarters’ spend by new buyers',
          target: 'down by 10 to 20 %',
        },
      ],
      data_needed: [
        'spend for each campaign and channel',
        'source, margin and returns of orders',
        'orders split into new and known shoppers',
        'stock held per line',
      ],
    },
    {
      workflow:
        'Ad money goes where margin comes back, and the owner moves it once a week. Monday’s page lists cost and margin net of returns for every product group and channel, new and known shoppers apart. Anything sold out or short of margin drops from the ads. The next test is noted.',
      build:
        'Put what Google and Meta charge next to your orders, landed cost and returns. Use a sheet, or a tool like Triple Whale. Stock and margin belong in the feed that drives the ads. Test two weeks on, two off, region by region. Set limits and leave the bidding to the platforms.',
      checkpoint:
        'Budget moves beyond 500 dollars per week are for the owner to approve. Somebody reads each new ad and asks: can we prove this?',
      first_step:
        'Make one page from last month’s figures, by product group: ad cost, orders, margin, returns. Which three are worst?',
      stop_test:
        'Compare with the region where nothing changed. If twelve weeks do not add a tenth to margin per ad dollar, drop the page.',
      alternative:
        'How did you find us? Ask everyone who is new and keep score. The channel in last place goes at each quarter’s end.',
      risks: [
        {
          risk: 'Some of the sales that ads claim would have happened without them.',
          mitigation: 'For two weeks a quarter, one region gets no ads on one channel. Trust that result.',
        },
        {
          risk: 'A platform is given customer names without asking them.',
          mitigation: 'Upload people who said yes, in words you can produce, and log what went out.',
        },
      ],
      kpis: [
        {
          name: 'margin left per ad dollar',
          unit: 'dollars per dollar of ads',
          baseline: 'returns and ads off, three months back',
          target: 'raise it by 15 to 25 %',
        },
        {
          name: 'what a new customer costs to win',
          unit: 'dollars',
          baseline: 'look at spend and first orders, two quarters',
          target: 'bring it down 10 to 20 %',
        },
      ],
      data_needed: [
        'ad costs, channel and campaign',
        'orders and their source, margin, returns',
        'who bought for the first time',
        'current stock of every line',
      ],
    },
    {
      workflow:
        'What did the ads bring after returns? A page each Monday answers it for every channel and product group, with first-time and known shoppers shown apart. Lines low on stock or margin leave the campaign. The owner shifts a set amount and records what will be tested.',
      build:
        'Join four things in one place: web orders, returns, landed cost and the spend at Meta and Google. A sheet is fine, Triple Whale is another way. Let margin and stock flow to the product feed. Switch regions on and off by two weeks to test. The platforms bid under your cap.',
      checkpoint:
        'Weekly shifts of over 500 dollars are the owner’s decision. A named reader looks through new ad copy for claims you cannot back.',
      first_step:
        'Write last month on a single page. Each product group shows orders, ad cost, returns and margin, and the bottom three get a circle.',
      stop_test:
        'Twelve weeks, and a tenth more margin for each ad dollar than in the control region. Without that, the Monday page ends.',
      alternative: 'Count how new shoppers came to know you. At the end of a quarter, the poorest channel is dropped.',
      risks: [
        {
          risk: 'Reports flatter the ads, since they count buyers you would have had.',
          mitigation:
            'Once each quarter, do without one channel in some region for a fortnight, and take the gap as true.',
        },
        {
          risk: 'Member data is sent off to ad platforms with no consent behind it.',
          mitigation: 'Only those with provable consent are uploaded. You hold on to the list.',
        },
      ],
      kpis: [
        {
          name: 'return on ads in margin',
          unit: 'dollars per dollar of ads',
          baseline: 'figures for three months, net of returns',
          target: 'a rise of 15 to 25 %',
        },
        {
          name: 'ad dollars per new shopper',
          unit: 'dollars',
          baseline: 'two quarters of spend by first orders',
          target: 'reduce by 10 to 20 %',
        },
      ],
      data_needed: [
        'channel and campaign spend',
        'where orders came from, margin, returns',
        'a new-or-known mark on orders',
        'stock position by line',
      ],
    },
  ],
  'retail/import-orders': [
    {
      workflow:
        'Every order abroad has its row: money down, production, inspection, departure, arrival. Mails from factory and forwarder are read, dates move, and delays stand out. With the papers in hand, freight, duty and currency are shared out to the items. The margin is known before a price is set.',
      build:
        'Keep milestones on purchase orders in Unleashed, Cin7 or a table all can open. A reader picks sums and days out of forwarder invoices, mails and bills of lading. Volume or value decides the share of cost, by code. A delay past a launch date rings a bell.',
      checkpoint:
        'Suppliers are asked by the buyer to confirm a moved date. Only after accounts have signed the landed cost may prices follow.',
      first_step:
        'Write down every overseas order still open: deposit, date promised, latest news. Call those silent for two weeks.',
      stop_test:
        'When eight weeks are up and above one in ten date changes were missed, stop the reader. The table stays.',
      alternative:
        'A row for each order in a common sheet, coloured by stage, and a call with each factory on every second Tuesday.',
      risks: [
        {
          risk: 'Crooks write in the supplier’s name, and the deposit goes to their account.',
          mitigation: 'Take no bank details out of mail. Ring a number you already hold before any change.',
        },
        {
          risk: 'Cost is shared by the wrong measure, which flatters the bulky goods.',
          mitigation: 'For sea freight use volume. Once a month accounts work a container through by hand.',
        },
      ],
      kpis: [
        {
          name: 'orders landing no more than one week off',
          unit: '% of orders',
          baseline: 'look at 20 past orders',
          target: '15 to 25 points more',
        },
        {
          name: 'goods whose price rests on real landed cost',
          unit: '% of items',
          baseline: 'take two containers and check 100 items',
          target: '95 % of them',
        },
      ],
      data_needed: [
        'overseas orders and their factory dates',
        'bills from broker and forwarder',
        'size, weight and tariff code of items',
        'money sent and at which rate',
      ],
    },
    {
      workflow:
        'From deposit to doorstep, one line follows each foreign order through production, checks and sailing. The tool takes news from the mails of supplier and forwarder and shows what slips. Freight, currency and duty are then laid on the goods by item, and buyers see what is left to earn before tags are printed.',
      build:
        'Cin7 or Unleashed can hold an order with its stages, and so can a shared table. Mails, forwarder bills and bills of lading go through a reader for dates and amounts. Code divides the cost, by value or volume. You are warned once a launch is in danger.',
      checkpoint:
        'Accounts approve what an item truly costs before anyone touches the price list. New dates count when the buyer has had them confirmed.',
      first_step:
        'Make a list of open orders from abroad, with what was paid and promised and the last you heard. Two weeks of silence means a phone call.',
      stop_test:
        'If more than one changed date in ten gets past the reader in the first eight weeks, end that part and work from the table.',
      alternative:
        'Colour the rows of a shared order sheet by stage. Speak with every factory on a fixed day, each second Tuesday.',
      risks: [
        {
          risk: 'A forged mail names a new account, and money is gone for good.',
          mitigation: 'Changes of account are checked by voice, on a known number. No software reads them in.',
        },
        {
          risk: 'Large light goods carry too little freight and seem to make money.',
          mitigation: 'Sea freight follows volume, and one container each month is recalculated on paper by accounts.',
        },
      ],
      kpis: [
        {
          name: 'shipments on plan, give or take one week',
          unit: '% of orders',
          baseline: 'the 20 most recent orders',
          target: 'gain 15 to 25 points',
        },
        {
          name: 'share of items with proper cost behind the price',
          unit: '% of items',
          baseline: 'sample 100 items out of two containers',
          target: 'get to 95 %',
        },
      ],
      data_needed: [
        'orders placed abroad with milestones',
        'what forwarder and broker charged',
        'cube, mass and duty code for each item',
        'deposits paid with the day’s rate',
      ],
    },
    {
      workflow:
        'You know where each overseas order stands and what it will truly cost. One line holds the dates from deposit and production to inspection, sailing and arrival. The tool reads mails from supplier and forwarder and shows slips. As papers come in, exchange rate, freight and duty are shared among items, and margin is clear before pricing.',
      build:
        'Purchase orders need milestones, be it in Unleashed, in Cin7 or in a shared table. Dates and amounts come out of mails, forwarder invoices and bills of lading through a reader. By code, cost is divided on volume or value. If a slip touches a launch, you get an alert.',
      checkpoint:
        'A new date is confirmed with the supplier by the buyer. Accounts sign off landed cost, and until then price lists stay.',
      first_step:
        'Put all open orders from overseas on one list: deposit, promised date, last news. Where two weeks are silent, pick up the phone.',
      stop_test:
        'The reader has eight weeks. If over a tenth of date changes get past it, switch it off and use the table alone.',
      alternative:
        'Keep a shared sheet, each order a row and each stage a colour. Every second Tuesday you ring the factories.',
      risks: [
        {
          risk: 'A false mail gives new bank details, and a thief has your deposit.',
          mitigation:
            'The tool never takes bank details from mail. Confirm a change by phone, with the number on your file.',
        },
        {
          risk: 'With freight shared out wrongly, bulky goods seem to earn well.',
          mitigation: 'Volume is the measure at sea. Accounts take one container monthly and redo it by hand.',
        },
      ],
      kpis: [
        {
          name: 'orders in within one week of the date',
          unit: '% of orders',
          baseline: 'dates of your last 20 orders',
          target: 'up by 15 to 25 points',
        },
        {
          name: 'items whose price reflects landed cost',
          unit: '% of items',
          baseline: 'check again 100 items from two containers',
          target: 'bring to 95 %',
        },
      ],
      data_needed: [
        'overseas purchase orders and production dates',
        'invoices of customs broker and forwarder',
        'tariff code, weight and volume per item',
        'payments made and their exchange rate',
      ],
    },
    {
      workflow:
        'Slips and costs on overseas orders show up early, in one table. Each order is followed by its dates: deposit, production, inspection, sailing, arrival. Dates shift as supplier and forwarder mails are read. Once papers are here, freight, duty and currency fall on each item, and the buyer sees the margin before setting a price.',
      build:
        'Build the order line first, with its milestones, in a shared table, Cin7 or Unleashed. Next, a reader fills in dates and sums from bills of lading, mails and the forwarder’s invoices. Code allots cost by value or by volume. A slip past a launch date raises the alarm.',
      checkpoint:
        'Landed cost is signed by accounts, and the price list follows. Before that, the buyer has checked every changed date with the supplier.',
      first_step:
        'What have you ordered overseas that is not here yet? Note deposit, date and latest news, and ring wherever two weeks passed without word.',
      stop_test:
        'Test the reader on date changes for eight weeks. More than one in ten missed, and you go on with just the shared table.',
      alternative:
        'One row per order, coloured by its stage, in a sheet all can see. Factories get a call on a set day, every other Tuesday.',
      risks: [
        {
          risk: 'Somebody poses as the factory by mail, and the deposit lands with a crook.',
          mitigation: 'Any new bank details are checked by a call to the number you have. Software does not read them.',
        },
        {
          risk: 'Big light items can look good when freight falls on the wrong lines.',
          mitigation: 'Divide sea freight by volume. A hand check of one container a month is for accounts to do.',
        },
      ],
      kpis: [
        {
          name: 'arrivals at most one week from plan',
          unit: '% of orders',
          baseline: 'compare plan and arrival for 20 orders',
          target: 'lift by 15 to 25 points',
        },
        {
          name: 'prices built on the real landed cost',
          unit: '% of items',
          baseline: 'two containers, 100 items, worked out again',
          target: 'up to 95 %',
        },
      ],
      data_needed: [
        'orders abroad with dates from the factory',
        'broker’s and forwarder’s bills',
        'volume, weight, tariff code by item',
        'transfers abroad with rates',
      ],
    },
    {
      workflow:
        'Each container’s goods have a known date and a known cost. The order is one line that runs from deposit to arrival, by way of production, inspection and sailing. Mails from forwarder and supplier are read, and a slip is flagged as the dates move. Papers bring freight, duty and rate, spread by item, so you price on the new margin.',
      build:
        'Let Cin7, Unleashed or a common table carry your purchase orders, stage by stage. A reader goes through bills of lading, forwarder invoices and mails, and lifts out sums and dates. The split of cost, on volume or on value, is code. Launches at risk trigger an alert.',
      checkpoint:
        'The buyer asks suppliers to confirm each date that moves. Accounts put their name to landed cost, and prices change after that.',
      first_step:
        'Start a list of overseas orders on the way. Show what you paid, what was promised and when you last heard. Ring those quiet for two weeks.',
      stop_test:
        'Eight weeks in, how many date changes did it miss? Above one in ten, the reader goes and the table remains.',
      alternative:
        'A sheet for everyone with orders in rows and stages in colours will do. Add a standing call with each factory, Tuesday every two weeks.',
      risks: [
        {
          risk: 'A deposit is paid into a thief’s account after a mail about new details.',
          mitigation: 'Phone a number you already had, each time bank details change. No such data is taken from mail.',
        },
        {
          risk: 'Bulky lines look profitable, for their freight was put on others.',
          mitigation: 'On sea freight, go by volume. Each month accounts prove one container by hand.',
        },
      ],
      kpis: [
        {
          name: 'orders that come when planned, within one week',
          unit: '% of orders',
          baseline: 'go over the past 20 orders',
          target: '15 to 25 points higher',
        },
        {
          name: 'items with a price from landed cost',
          unit: '% of items',
          baseline: 'pick 100 items across two containers',
          target: 'raise to 95 %',
        },
      ],
      data_needed: [
        'factory dates for each purchase order',
        'what customs broker and forwarder billed',
        'each item’s cube, weight and code',
        'sums paid to suppliers, with rate',
      ],
    },
  ],
  'retail/product-advisor': [
    {
      workflow:
        'It begins with the purpose: a shady bed, a bike model, a dog of a certain weight, a sum to spend. Two or three questions later up to three products appear, all in stock, each with a reason and a link, and a human is one click off. Talks that led nowhere are shown to staff.',
      build:
        'Have your best seller write down their questions, and put the answers into the item file as fields. Run a quiz or your shop’s assistant on nothing else. Only listed goods in stock may be named. A person handles children’s safety, health and what the law restricts.',
      checkpoint:
        'Each week 30 talks are read by a specialist, who mends the fields that misled it. New groups open with that person’s signature.',
      first_step:
        'Pick a product group. Let the strongest seller write the five things they ask, and the answer they would give in 40 cases.',
      stop_test:
        'Try 100 cases first. If under 85 % match the specialist’s own choice, or three months pass without fewer returns, drop it.',
      alternative: 'For every group write one page that tells who should buy what, with a button for a call back.',
      risks: [
        {
          risk: 'A charger, a remedy or a child seat is suggested that does not fit, and harm follows.',
          mitigation:
            'Such goods stay outside. The maker’s own page and a telephone number appear, and monthly tests prove it.',
        },
        {
          risk: 'Shoppers feel steered to the dearest line.',
          mitigation: 'Fit decides the order, and each reason is one your team would put its name to.',
        },
      ],
      kpis: [
        {
          name: 'how many visits to the group become orders',
          unit: '% of visits to the group',
          baseline: 'one group, the four weeks before',
          target: '10 to 15 % above pages left as they were',
        },
        {
          name: 'goods sent back as the wrong choice',
          unit: '% of units',
          baseline: 'that group over two quarters',
          target: '15 to 25 % fewer',
        },
      ],
      data_needed: [
        'products with fields for use and fit',
        '200 shopper questions and sound answers',
        'what came back as wrongly chosen',
        'availability of each line',
      ],
      must_not_decide:
        'Medicines, gas, weapons, child restraints and all that may injure are closed to it. Advice on these comes from trained staff, in the shop or on the phone.',
    },
    {
      workflow:
        'Shoppers tell the site what they have and what they can spend, be it a garden in shade, a make of bike or the size of a dog. After two or three questions it names no more than three items on the shelf, says why, and links them. A person can be asked at any point. Staff review talks that failed.',
      build:
        'The knowledge is in your top salesperson, so start with their questions and turn these into item fields. Then use your shop’s assistant, or a finder quiz, bound to those fields and to goods on hand. Anything on health, restricted use or young children is passed to people.',
      checkpoint:
        'No group goes live unsigned. The specialist who signs also goes through 30 conversations weekly and sets the data right.',
      first_step:
        'Choose one group and your most skilled seller. You need their five standing questions and 40 cases with the product they would pick.',
      stop_test:
        'End the trial if wrong-choice returns are no lower after three months, or if it gets less than 85 % of 100 cases right.',
      alternative:
        'A plain table on one page, showing which product suits whom, serves each group well. Let people ask for a call.',
      risks: [
        {
          risk: 'Somebody relies on it for a remedy, a seat for a baby or a battery charger, and is injured.',
          mitigation:
            'Shut these groups out for good and check every month. Visitors see the maker’s page and your number.',
        },
        {
          risk: 'Profit rather than need decides what it shows.',
          mitigation: 'Sort by how well it suits, and print a reason the staff stand behind.',
        },
      ],
      kpis: [
        {
          name: 'orders won per visit',
          unit: '% of visits to the group',
          baseline: 'measure one group for four weeks ahead',
          target: 'better by 10 to 15 % than pages without help',
        },
        {
          name: 'units returned since they did not suit',
          unit: '% of units',
          baseline: 'look back two quarters for this group',
          target: 'reduce by 15 to 25 %',
        },
      ],
      data_needed: [
        'attributes that say what suits whom',
        'a set of 200 questions, well answered',
        'returns marked as wrong choice',
        'live stock figures',
      ],
      must_not_decide:
        'Where people can be hurt, by medicines, gas, weapons or a child restraint, it gives no advice. That is left to somebody trained who speaks with the customer.',
    },
    {
      workflow:
        'Online shoppers get the advice your best salesperson would give. They name the use: a shady corner, a bike model, a dog’s weight, a budget. Two or three questions follow, then at most three products in stock, with reason and page. A person is always on offer. Talks with no answer go to staff.',
      build:
        'Advice needs fields, so write up the questions of your best salesperson and add them to the item file. On top comes a quiz, or an assistant from your web shop. It sees these fields alone and may name goods that are listed and in stock. Legal use, health and child safety are for people.',
      checkpoint:
        'New groups go live on a specialist’s signature. That specialist reads 30 talks weekly and repairs the field behind each wrong tip.',
      first_step:
        'Sit down with your best salesperson and one product group. Write the five questions they ask, and what they would sell in 40 cases.',
      stop_test:
        'Two tests: 85 % of 100 cases match what the specialist would sell, and returns drop within three months. Fail one and it ends.',
      alternative:
        'Write a one-page guide for each group, with a table of what suits whom. A button lets shoppers ask for a call.',
      must_not_decide:
        'Gas, medicines, weapons, child restraints and other things that can injure are off limits. A trained person advises on them in store or by phone.',
      risks: [
        {
          risk: 'A wrong child seat, remedy or lithium charger is recommended, and someone gets hurt.',
          mitigation:
            'Those groups are shut out. Shoppers see the maker’s page with a number to ring, and each month you test that it holds.',
        },
        {
          risk: 'Shoppers can tell when the dearest product always wins.',
          mitigation: 'Put fit before profit in the ranking. Give a reason your staff would say themselves.',
        },
      ],
      kpis: [
        {
          name: 'visits to the group that lead to an order',
          unit: '% of visits to the group',
          baseline: 'the four weeks before, in one group',
          target: 'up by 10 to 15 % against pages without it',
        },
        {
          name: 'items returned because they were wrong',
          unit: '% of units',
          baseline: 'check the group for two quarters',
          target: 'down by 15 to 25 %',
        },
      ],
      data_needed: [
        'fit and use fields for each item',
        '200 questions from shoppers, answered well',
        'goods returned as a wrong pick',
        'stock on hand per line',
      ],
    },
    {
      workflow:
        'Which one is right for me? The site now helps with that. The shopper tells it the bike, the dog, the garden corner or the budget, and it asks two or three things back. Up to three products that are in stock appear, each with its reason and page. People can be reached, and staff read talks that found no answer.',
      build:
        'Your best salesperson’s questions are the design. Turn them into fields of the item file and fill these in. A quiz, or your web shop’s own assistant, then works with those fields and nothing more. What it names must be in stock. Child safety, legal use and health are handed to staff.',
      checkpoint:
        'Every week a specialist looks at 30 talks. Wrong advice is traced to its field and fixed, and no new group opens without their signature.',
      first_step:
        'One product group is enough. Your best salesperson lists five questions they always ask and gives the right product for 40 cases.',
      stop_test:
        'Check 100 cases. It stops below 85 % that a specialist would agree with, or if three months bring no drop in returns.',
      alternative:
        'One page for each group, a table that shows what suits which buyer, and a button to be called back.',
      must_not_decide:
        'It stays silent on anything that can injure: weapons, gas, medicines, child restraints. In store or on the phone, a trained person takes those questions.',
      risks: [
        {
          risk: 'Harm is done by a charger, child seat or remedy that was wrong for the shopper.',
          mitigation:
            'Leave these out for good. The maker’s page and your phone number stand there, and the block is tried every month.',
        },
        {
          risk: 'If margin drives the order of products, trust is soon gone.',
          mitigation: 'What fits best comes on top. The reason shown must be one that staff would sign.',
        },
      ],
      kpis: [
        {
          name: 'share of visits with an order',
          unit: '% of visits to the group',
          baseline: 'take one group, four weeks ahead of the start',
          target: 'a gain of 10 to 15 % on pages without it',
        },
        {
          name: 'units sent back after a wrong choice',
          unit: '% of units',
          baseline: 'two past quarters in that group',
          target: 'bring down by 15 to 25 %',
        },
      ],
      data_needed: [
        'item data on use and fit',
        'real questions, 200, with sound replies',
        'wrong-choice returns',
        'lines in stock',
      ],
    },
    {
      workflow:
        'The web shop asks before it recommends. A shopper gives the purpose, be it a bike model, a budget, a shady corner or a dog’s weight. It puts two or three questions, and then no more than three products come up, in stock, with page and reason. A person is there if wanted. Staff see where it failed.',
      build:
        'First capture how your best salesperson asks, then store the answers as fields on each item. Use the assistant your web shop has, or a finder quiz, limited to these. Recommendations are listed goods that you hold. Staff deal with health, with child safety and with legal use.',
      checkpoint:
        'A specialist signs before a group is opened. The same person samples 30 talks each week and corrects the item data that caused bad advice.',
      first_step:
        'For one group of products, get five standing questions from your best salesperson. Add 40 cases with the answer they would give.',
      stop_test:
        'It must pick what a specialist would sell in 85 % of 100 cases, and cut returns in three months. If not, stop.',
      alternative:
        'Each group has a page with a simple table: this buyer, that product. Those still unsure press a button for a call.',
      must_not_decide:
        'Advice on medicines, weapons, gas or child restraints is never its job, nor on anything else that injures. A trained person gives it, by phone or face to face.',
      risks: [
        {
          risk: 'Someone buys a remedy, a charger or a child seat on its word and comes to harm.',
          mitigation:
            'Take out all such groups, point to the maker and to your phone, and try each month to get past the block.',
        },
        {
          risk: 'It favours what pays best, and people see through it.',
          mitigation: 'Rank on fit. Each choice carries a reason that your team could defend.',
        },
      ],
      kpis: [
        {
          name: 'orders per hundred visits to the group',
          unit: '% of visits to the group',
          baseline: 'log one group over four weeks beforehand',
          target: 'ahead of pages without it by 10 to 15 %',
        },
        {
          name: 'wrong-choice returns',
          unit: '% of units',
          baseline: 'last half-year, this group only',
          target: 'lower by 15 to 25 %',
        },
      ],
      data_needed: [
        'use and fit recorded on each item',
        'shopper questions, 200, with the best answers',
        'returned units with wrong choice as reason',
        'what each line has in stock',
      ],
    },
  ],
}

import type { Wordings } from '../schema.ts'

export const wordings: Wordings = {
  'agriculture/harvest-forecast': [
    {
      workflow:
        'On Fridays you enter the weather, sugar tests and counts from every block. Out come tonnes or bins for each block over six weeks, with a spread around them. At the harvest meeting people book sales, trucks, bins and crews by it.',
      build:
        'Build a forecast each week out of local weather, counts, block age and older yields. Begin with a small model next to your spreadsheet and move it to the farm system later. Give every block a low, a middle and a high figure.',
      checkpoint:
        'No figure leaves the farm until the vineyard or orchard manager has walked the three blocks that moved most that week.',
      first_step:
        'Let the manager put all blocks on a single sheet, with tonnes for three seasons, age, variety and area, and show what is missing.',
      stop_test:
        'Eight weeks after harvest starts, the error at four weeks should be 10 % or more under the old guess by hand. If not, end it.',
      alternative:
        'At one fixed stage each year, count ten vines or trees in every block, times the fruit weight from last season. Keep the sheet; it is better than memory.',
      risks: [
        {
          risk: 'Heat, hail or frost comes that the records have never seen, and the forecast is far too high.',
          mitigation:
            'After such weather the manager may change any block by hand. The sheet keeps the name and the change.',
        },
        {
          risk: 'The sales team treats the middle figure as certain, and you pay when loads fall short.',
          mitigation:
            'Promise no more than the low figure. Wait until six weeks running have come in within the range.',
        },
      ],
      kpis: [
        {
          name: 'how far the forecast misses at four weeks',
          unit: '% of tonnes picked',
          baseline: 'set what you estimated last season against the bins that came in, for each block',
          target: 'bring it down 20 to 30 % in one season',
        },
        {
          name: 'bins marked down because they were picked late',
          unit: '% of bins',
          baseline: 'go through last season’s packout sheets',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'at least three seasons of yields, by block and variety',
        'bin tallies with their picking dates',
        'counts of flowers, bunches or fruit',
        'readings from your weather station',
      ],
    },
    {
      workflow:
        'The week’s sugar tests, block counts and weather are in by Friday. For six weeks ahead, every block then has its bins or tonnes, given as a range. Crews, sales, bins and trucks are booked on it when the harvest meeting sits.',
      build:
        'Yields of the past, counts, local weather and the age of a block go into a weekly forecast. First it sits next to the spreadsheet as a small model; in time the farm system takes it over. Low, middle and high are shown per block.',
      checkpoint:
        'Each week the manager of the orchard or vineyard visits those three blocks where the figure changed most. Then, and not sooner, numbers may leave.',
      first_step:
        'On one sheet the manager sets down the area, age and variety of every block and what it bore in three past seasons, and flags gaps.',
      stop_test:
        'Compare it with the old estimate by hand. When harvest is eight weeks old, a four-week error less than 10 % lower means stop.',
      alternative:
        'Use what you know: fruit weight of last season, times a count on ten trees or vines in each block, always at one stage. Written down, that beats memory.',
      risks: [
        {
          risk: 'A week of frost, heat or hail has no match in past records, so what you are told is much too much.',
          mitigation:
            'Any block can be overruled by the manager once the weather has struck, with a note of who did it.',
        },
        {
          risk: 'What was a middle guess is sold as a promise, and short loads cost the farm.',
          mitigation: 'Sell on the low number. Six forecasts in a row, a week apart, must first have hit their range.',
        },
      ],
      kpis: [
        {
          name: 'the gap between estimate and crop, four weeks ahead',
          unit: '% of tonnes picked',
          baseline: 'take the old estimates block by block and see how many bins arrived',
          target: '20 to 30 % less after a season',
        },
        {
          name: 'fruit that loses a grade by hanging too long',
          unit: '% of bins',
          baseline: 'add up the late bins on the packout sheets you kept last season',
          target: 'lower by 10 to 20 %',
        },
      ],
      data_needed: [
        'block and variety yields over three or more seasons',
        'dates of each pick and bins filled',
        'what you counted at flower, bunch or fruit',
        'weather as logged on the farm',
      ],
    },
    {
      workflow:
        'You know six weeks out how many bins or tonnes to expect from each block, and how sure that is. It takes a Friday entry of weather, counts and sugar tests. Sales, trucks, crews and bins are then booked at the harvest meeting.',
      build:
        'Have a small model forecast every block once a week. Feed it old yields, the age of each block, counts and your own weather. Run it alongside the spreadsheet at first and shift it into the farm system afterwards. Print three figures: low, middle and high.',
      checkpoint:
        'Three blocks will have shifted most since last week. The vineyard or orchard manager walks those, and only then are the numbers sent out.',
      first_step:
        'Start with a table of blocks. The manager fills in variety, area, age and tonnes from three seasons back, then highlights any empty cell.',
      stop_test:
        'Judge it after eight weeks of harvest. The error at four weeks has to be 10 % or more smaller than with hand estimates, or you stop.',
      alternative:
        'Pick one growth stage and stick to it year on year. Count ten trees or vines a block, multiply by the fruit weight you had last time, and file the result. Memory does worse.',
      risks: [
        {
          risk: 'The season brings a frost, a hail storm or a hot week like none on file, and the forecast stays far above the crop.',
          mitigation:
            'Once the weather has hit, the manager can type over a block’s figure, and each change carries a name.',
        },
        {
          risk: 'The sales desk promises the middle number to buyers, and when loads run short the bill comes to you.',
          mitigation:
            'Hold sales to the low figure at first. Loosen that after six forecasts running have fallen inside the range.',
        },
      ],
      kpis: [
        {
          name: 'error of the four-week forecast',
          unit: '% of tonnes picked',
          baseline: 'hold bins received against the estimate for every block last season',
          target: 'reduce it by 20 to 30 % across a season',
        },
        {
          name: 'share of bins downgraded since picking came late',
          unit: '% of bins',
          baseline: 'read it off the packout sheets for the season just gone',
          target: '10 to 20 % fewer',
        },
      ],
      data_needed: [
        'tonnes per block and variety, three seasons back',
        'picking diary and bin count',
        'counts of blossom, bunches or fruit',
        'records of the farm weather station',
      ],
    },
    {
      workflow:
        'Trucks, crews, bins and sales can be booked from one list of expected tonnes or bins by block, six weeks deep. Each figure comes with a range. Staff enter the week’s weather, sugar tests and counts on Friday, in time for the harvest meeting.',
      build:
        'You want one forecast a week that draws on block age, past yields, counts and the local weather. Begin small, alongside the spreadsheet; the farm system can host it later. For each block, state a low, a middling and a high figure.',
      checkpoint:
        'Before anyone off the farm sees the week’s figures, the vineyard or orchard manager goes to look at the three blocks with the biggest swing.',
      first_step:
        'Draw up one page with a line per block: how big, how old, which variety, and tonnes in each of three seasons. The manager circles what nobody knows.',
      stop_test:
        'Set the four-week error beside that of the old estimate. Eight weeks into picking it should be down by 10 % or more; if it is not, call it off.',
      alternative:
        'Take ten trees or ten vines from every block, counted at the same point each season, times last year’s fruit weight: keep that on a sheet. Even so little does better than memory.',
      risks: [
        {
          risk: 'Nothing in your records looks like this year’s hail, heat or frost, so the model expects a crop that is no longer there.',
          mitigation:
            'Give the manager the right to change a block after bad weather. The log shows whose hand it was.',
        },
        {
          risk: 'A buyer is sold the middle figure as a sure thing, and the shortfall is charged to the farm.',
          mitigation:
            'Make commitments from the low end. Six straight weeks within range earn you the right to sell more.',
        },
      ],
      kpis: [
        {
          name: 'how wrong the estimate is with four weeks to go',
          unit: '% of tonnes picked',
          baseline: 'for each block, compare the number you gave last season to the bins delivered',
          target: '20 to 30 % smaller within a season',
        },
        {
          name: 'late-picked fruit sold at a lower grade',
          unit: '% of bins',
          baseline: 'tally it from packout sheets, one season’s worth',
          target: 'down 10 to 20 %',
        },
      ],
      data_needed: [
        'yield history of each block and variety, three seasons minimum',
        'when each block was picked and the bins',
        'flower, bunch or fruit tallies from the rows',
        'local weather from your own station',
      ],
    },
    {
      workflow:
        'Six weeks of expected tonnes or bins, block by block and with a range, are on the table at every harvest meeting. Behind them are the sugar tests, counts and weather entered on Friday. The meeting then books trucks, sales, bins and crews.',
      build:
        'Set up a small model that forecasts each block weekly and lives beside your spreadsheet to begin with. It learns from block age, counts, old yields and local weather. The farm system takes it on later. Every block shows low, middle and high.',
      checkpoint:
        'Every week, three blocks stand out for how far they moved. A vineyard or orchard manager goes there on foot before any number leaves the gate.',
      first_step:
        'Ask the manager for a single sheet of all blocks: tonnes of three seasons, variety, age, area. Empty spots get a mark.',
      stop_test:
        'The old hand estimate sets the bar. If the error at four weeks is not 10 % smaller or better after eight harvest weeks, stop.',
      alternative:
        'Choose a stage. Every year, in each block, count ten plants at that point. Times last season’s fruit weight, noted on a sheet, it already beats memory.',
      risks: [
        {
          risk: 'The records hold no frost, heat or hail like this one, so the forecast promises far too much.',
          mitigation:
            'Any block may be corrected by the manager after such weather. Who changed it, and to what, stays on the sheet.',
        },
        {
          risk: 'Buyers are promised the middle figure outright, and short loads then cost you money.',
          mitigation: 'Until six forecasts on the trot have hit their range, sell only what the low one shows.',
        },
      ],
      kpis: [
        {
          name: 'miss of the forecast at four weeks',
          unit: '% of tonnes picked',
          baseline: 'lay bins received beside last season’s estimate, one block at a time',
          target: '20 to 30 % lower over a season',
        },
        {
          name: 'share of fruit marked down for being picked late',
          unit: '% of bins',
          baseline: 'work through the packout sheets of one season',
          target: '10 to 20 % less',
        },
      ],
      data_needed: [
        'three seasons or longer of block-by-variety yields',
        'bin tallies and the days of picking',
        'counts of fruit, bunches or flowers',
        'weather recorded at your own station',
      ],
    },
  ],
  'agriculture/packhouse-grading': [
    {
      workflow:
        'Cameras over the line sort every piece by defect, colour and size. What they doubt drops onto a belt, and a skilled sorter makes the call. The count is sent back to the block that grew it.',
      build:
        'Buy a vision module to suit the grader you have; MAF, TOMRA and Compac all make them, as do others. Or try one camera on a single lane with one crop. Take the limits for defects out of your buyers’ spec sheets.',
      checkpoint:
        'Every two hours the quality officer samples each class. With 3 % or more in the wrong bin, the line may be halted.',
      first_step:
        'On three days, have the quality officer check 200 pieces of Class 1 and 200 seconds by hand and put a cost on every error.',
      stop_test: 'Run one line for six weeks. Unless pieces in the wrong class are down 15 % on the hand count, stop.',
      alternative:
        'Put brighter lamps over the table, hang up a page of photos for every defect, and open each shift with ten minutes of checks for sorters.',
      risks: [
        {
          risk: 'Rain or a fresh variety makes fruit look different from the training photos, and good fruit goes to waste.',
          mitigation: 'Before a variety runs on, look at 200 pieces by hand and set the limits anew.',
        },
        {
          risk: 'A grower from outside will not accept the packout of a machine that nobody can look into.',
          mitigation: 'Store pictures of fruit that was marked down for 30 days, and show them to any grower who asks.',
        },
      ],
      kpis: [
        {
          name: 'good fruit that ends up in the seconds bin',
          unit: '% of sampled pieces',
          baseline: 'take 200 pieces out of seconds every shift and check them by hand, for two weeks',
          target: 'bring it down 25 to 40 %',
        },
        {
          name: 'loads sent back over quality',
          unit: 'loads per month',
          baseline: 'go through the buyers’ notices from last season',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'what each buyer specifies for every class',
        'some thousands of labelled pictures of each variety',
        'packout by block or grower',
        'notices of rejected loads',
      ],
    },
    {
      workflow:
        'As produce passes the cameras, each piece is classed for colour, size and defects. One skilled sorter has a belt of the unclear ones and decides on those. How a block did is reported back to it.',
      build:
        'Ask the makers (MAF, Compac, TOMRA and more) for a vision module that suits your grader, or test a camera over one lane and one crop. Your buyers’ spec sheets tell you what counts as a defect.',
      checkpoint:
        'A sample out of every class goes to the quality officer each two hours. Should 3 % or more sit in the wrong bin, that officer can stop the line.',
      first_step:
        'On three days the quality officer goes by hand through 200 seconds and another 200 from Class 1, and prices the mistakes.',
      stop_test:
        'After one line has had it for six weeks, count by hand. Less than a 15 % fall in pieces put in the wrong class, and it goes.',
      alternative:
        'Good light above the table helps, as do a photo page on each defect and ten minutes to test the sorters when a shift begins.',
      risks: [
        {
          risk: 'The cameras learned on other fruit. A wet year or new variety looks odd to them, and sound pieces are dumped.',
          mitigation:
            'With each new variety, 200 pieces are first checked by hand and limits are reset. After that the run may go on.',
        },
        {
          risk: 'Growers who are not your own doubt a packout that a hidden machine worked out.',
          mitigation: 'For 30 days you can show a grower, on request, the images of fruit that lost its grade.',
        },
      ],
      kpis: [
        {
          name: 'Class 1 pieces lost to seconds',
          unit: '% of sampled pieces',
          baseline: 'over two weeks, sort through 200 seconds a shift by hand',
          target: '25 to 40 % less',
        },
        {
          name: 'deliveries that buyers refuse for quality',
          unit: 'loads per month',
          baseline: 'tally last season’s rejections, month by month',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'the spec sheet for every class a buyer takes',
        'labelled photos, a few thousand to a variety',
        'how each block or grower packed out',
        'rejections that buyers have sent you',
      ],
    },
    {
      workflow:
        'Cameras above the line give every piece a class for size, colour and defects. The ones they are unsure of fall to a side belt, where a skilled sorter has the last word. Each block gets its own tally back.',
      build:
        'Add a vision module to the grader you already run; Compac, TOMRA, MAF and others offer one. A cheaper trial is one camera over a single lane and one crop. Enter the defect limits as your buyers’ specs state them.',
      checkpoint:
        'Each class is sampled by the quality officer at two-hour intervals. If 3 % or more turn out misplaced, the line can be stopped on the spot.',
      first_step:
        'Spend three days on a hand check: 200 pieces out of Class 1, 200 out of seconds. The quality officer notes what every mistake costs.',
      stop_test:
        'Give one line six weeks. When the number of pieces in a wrong class is not 15 % below your hand count, take it out.',
      alternative:
        'Three cheap things help: stronger light at the table, a page of defect photos, and ten minutes of testing sorters as the shift starts.',
      risks: [
        {
          risk: 'After a wet spring, or with a variety it never saw, the camera rejects fruit there is nothing wrong with.',
          mitigation:
            'Start every variety with 200 pieces checked by hand. The run continues when the limits have been set again.',
        },
        {
          risk: 'The packout comes from a box the grower cannot look inside, so outside growers challenge it.',
          mitigation: 'Hold the photos of marked-down fruit for 30 days. Any grower who wants to see them may.',
        },
      ],
      kpis: [
        {
          name: 'sound fruit graded down to seconds',
          unit: '% of sampled pieces',
          baseline: 'hand-sort a sample of 200 seconds in each shift over a fortnight',
          target: 'reduce it by 25 to 40 %',
        },
        {
          name: 'rejected loads',
          unit: 'loads per month',
          baseline: 'add up what buyers turned away during the last season',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'class specifications from your buyers',
        'several thousand photos per variety, each labelled',
        'packout figures for every grower or block',
        'letters and mails that reject a load',
      ],
    },
    {
      workflow:
        'Size, colour and defects are judged by camera for each piece that passes down the line. One experienced sorter stands at a second belt and rules on the doubtful fruit. What was found is credited to the block of origin.',
      build:
        'Check first whether the maker of your grader has a vision module; TOMRA, MAF, Compac and a few more sell them. If not, test one crop under one camera on one lane. Defect limits come straight from the spec sheets your buyers hold you to.',
      checkpoint:
        'The quality officer can halt the line once 3 % or more of a sample lies in the wrong bin. A sample is drawn per class every two hours.',
      first_step:
        'Find out what errors cost. On three days someone from quality re-sorts 200 seconds and 200 Class 1 pieces and puts a price to each slip.',
      stop_test:
        'Stop when six weeks on a single line leave wrongly classed pieces less than 15 % under the figure counted by hand.',
      alternative:
        'Light the sorting table well, give sorters one photo page for each defect, and test them for ten minutes as they come on shift.',
      risks: [
        {
          risk: 'Fruit from a new variety or a rainy year differs from what the camera was trained on. It then dumps pieces that would have sold.',
          mitigation:
            'At every change of variety, someone hand-grades 200 pieces and adjusts the limits. Packing resumes after that.',
        },
        {
          risk: 'Growers paid on packout do not trust a number from a machine hidden from view.',
          mitigation:
            'Pictures of fruit that was downgraded stay on file for 30 days, open to the grower who brought it in.',
        },
      ],
      kpis: [
        {
          name: 'Class 1 pieces that land among the seconds',
          unit: '% of sampled pieces',
          baseline: 'every shift for two weeks, pull 200 seconds and look at each',
          target: 'down 25 to 40 %',
        },
        {
          name: 'consignments refused on quality grounds',
          unit: 'loads per month',
          baseline: 'list last season’s rejection notices and divide by months',
          target: 'cut them by 20 to 30 %',
        },
      ],
      data_needed: [
        'buyers’ class limits in writing',
        'photo sets by variety, thousands of labelled pieces',
        'results by block or grower after packing',
        'buyers’ records of refused loads',
      ],
    },
    {
      workflow:
        'Every piece on the line is classed by camera for defects, size and colour. A skilled sorter at the side belt settles whatever the cameras cannot. Each block then hears how its fruit came out.',
      build:
        'Start with the grader you own and ask for a vision module; Compac, MAF, TOMRA and others have them. Otherwise put a camera over one lane, with one crop, as a trial. The buyers’ own specs set the limits for defects.',
      checkpoint:
        'Sampling falls to the quality officer: all classes, once every two hours. At 3 % or more in wrong bins, that officer may stop the line.',
      first_step:
        'Over three days the quality officer sorts by hand once more: 200 seconds, then 200 of Class 1. Every mistake gets a dollar figure.',
      stop_test:
        'Six weeks on one line should take 15 % off the wrong-class pieces you counted by hand. Otherwise the trial ends.',
      alternative:
        'Before any camera: good lamps over the table, one photo sheet for each defect, and a ten-minute test of sorters when their shift opens.',
      risks: [
        {
          risk: 'Wet weather or an unknown variety changes how fruit looks, and the camera throws sound pieces away.',
          mitigation: 'No variety runs on until 200 pieces have been graded by hand and the limits reset.',
        },
        {
          risk: 'An outside grower sees a packout from a machine and does not believe it.',
          mitigation: 'Images of anything downgraded are kept 30 days. The grower only has to ask for them.',
        },
      ],
      kpis: [
        {
          name: 'Class 1 fruit thrown in with the seconds',
          unit: '% of sampled pieces',
          baseline: 'over a fortnight, hand-grade 200 seconds from each shift',
          target: '25 to 40 % fewer',
        },
        {
          name: 'loads buyers turn down on quality',
          unit: 'loads per month',
          baseline: 'use the rejection notices you got last season',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'specifications from buyers, class by class',
        'thousands of photos a variety, all labelled',
        'packout by grower or by block',
        'notices for loads that came back',
      ],
    },
  ],
  'agriculture/irrigation-scheduling': [
    {
      workflow:
        'In the morning crop stage, forecast and probe readings come together. From them you get hours for every pivot or valve that day. The irrigator digs in two places, makes changes and opens the water.',
      build:
        'Buy an irrigation adviser that reads your pump meters and probes. It should send each block a short, clear message at 6 am. Try it on two blocks whose soils are not alike.',
      checkpoint:
        'Every week the irrigation manager takes a shovel to two points in each block. Changes of over 20 % need that person’s name.',
      first_step:
        'For one week the irrigation manager looks at all meters and probes daily and notes which are faulty or dead.',
      stop_test:
        'Ten weeks on, the two trial blocks must use less water than those next to them, with plants under equal stress. Otherwise stop.',
      alternative:
        'Fill in one sheet a week for each block from a shovel, a rain gauge and the evaporation figures the weather bureau gives away.',
      risks: [
        {
          risk: 'A dead probe says wet, and for a week at 40 degrees a block gets nothing.',
          mitigation: 'If a probe stays still for 48 hours, mark it and go by the table of crop stages.',
        },
        {
          risk: 'Day by day you save some water, and salt gathers around the roots where no one looks.',
          mitigation: 'Test salt in the root zone monthly. Once over the limit, set aside a shift for leaching.',
        },
      ],
      kpis: [
        {
          name: 'water put on',
          unit: 'ML per hectare',
          baseline: 'look up last season’s meter figures for these weeks, block by block',
          target: 'bring it down 8 to 15 % for the same yield',
        },
        {
          name: 'power used for pumping',
          unit: 'kWh per ML',
          baseline: 'four weeks of meter readings with the power bill',
          target: 'a drop of 5 to 15 %',
        },
      ],
      data_needed: [
        'what the probes read in each block',
        'figures from pumps or water meters',
        'rain gauge and local forecast',
        'how deep roots go, and the soil map',
      ],
    },
    {
      workflow:
        'Each day starts with what the probes read, the forecast and how far the crop is. The tool turns them into hours by valve or pivot. With a shovel the irrigator tests two spots, corrects the plan and begins.',
      build:
        'On top of pump meters and probes, add an adviser you buy. At 6 am every block gets a single clear line. Two blocks with different soil make a fair start.',
      checkpoint:
        'Two holes per block and week are dug by the irrigation manager, who must also agree to a change above 20 %.',
      first_step:
        'Each day for a week, all probes and meters are read by the irrigation manager; those that lie or are dead get a mark.',
      stop_test:
        'Compare two trial blocks with the ones beside them, plants equally stressed. No water saved after ten weeks means stop.',
      alternative:
        'The weather bureau publishes evaporation for free. With that, a shovel and a rain gauge, keep a weekly sheet by block.',
      risks: [
        {
          risk: 'It is 40 degrees for a week, the probe has failed on wet, and no water comes.',
          mitigation:
            'A reading frozen for 48 hours makes the probe suspect: flag it and use the table for the crop stage.',
        },
        {
          risk: 'A bit less water every day, and unseen the root zone fills with salt.',
          mitigation: 'Each month someone reads the salt at root depth; past the limit, one leaching shift is planned.',
        },
      ],
      kpis: [
        {
          name: 'megalitres used on a hectare',
          unit: 'ML per hectare',
          baseline: 'compare with the meters for the matching weeks of last season',
          target: '8 to 15 % less with no loss of yield',
        },
        {
          name: 'electricity per megalitre pumped',
          unit: 'kWh per ML',
          baseline: 'read meter and power bill across four weeks',
          target: 'lower by 5 to 15 %',
        },
      ],
      data_needed: [
        'probe data for all blocks',
        'pump logs or meter log',
        'the forecast for your spot, and rain measured',
        'root depth and a map of the soils',
      ],
    },
    {
      workflow:
        'The irrigator opens the day with hours already worked out for each valve or pivot. They rest on crop stage, the forecast and the latest probe readings. Two shovel checks follow, then any correction, and the water goes on.',
      build:
        'Sign up to an irrigation adviser that works from the probes and pump meters you have. At 6 am it tells you in one plain line what each block needs. Give it two blocks of unlike soil to prove itself.',
      checkpoint:
        'A weekly dig at two points in every block is the irrigation manager’s job. A change of more than 20 % also needs their sign-off.',
      first_step:
        'Is every probe alive? The irrigation manager goes round all of them and the meters daily for one week and tags what is broken or misreads.',
      stop_test:
        'After ten weeks, look at plants and meters. If the trial pair drank as much as the blocks alongside at equal stress, stop.',
      alternative:
        'Free evaporation figures from the weather bureau, a gauge for rain and a shovel will do. Put them on one sheet per block each week.',
      risks: [
        {
          risk: 'The probe has died and still shows wet. The block stands dry through a week at 40 degrees.',
          mitigation:
            'No movement in 48 hours means the probe is flagged. Until it is fixed, the crop-stage table sets the hours.',
        },
        {
          risk: 'Each day’s small saving leaves a little more salt by the roots, and nobody notices.',
          mitigation:
            'Measure salt at root level every month. When it passes the limit, book one shift to leach it out.',
        },
      ],
      kpis: [
        {
          name: 'irrigation water per hectare',
          unit: 'ML per hectare',
          baseline: 'take each block’s meter for the same period a season ago',
          target: 'reduce it by 8 to 15 % while yield holds',
        },
        {
          name: 'kilowatt hours it takes to pump',
          unit: 'kWh per ML',
          baseline: 'four weeks of bills set against the meter',
          target: '5 to 15 % fewer',
        },
      ],
      data_needed: [
        'soil moisture, one series per block',
        'meter or pump figures',
        'your own rain gauge plus the forecast',
        'soil types mapped, with rooting depth',
      ],
    },
    {
      workflow:
        'Hours for each pivot or valve are proposed every morning from three things: soil probes, forecast and the stage of the crop. The irrigator takes a shovel to two spots first. After that the shift starts, changed where the soil says so.',
      build:
        'Do not build one: buy an irrigation adviser that sits over your existing meters and probes. The crew gets one short message for each block at 6 am. Prove it on a pair of blocks with different soils.',
      checkpoint:
        'Where hours change by over 20 %, the irrigation manager signs. Week in, week out, that person also digs twice in every block.',
      first_step:
        'Give the irrigation manager a week to visit each meter and probe daily and to write off the ones that fail or mislead.',
      stop_test:
        'The test lasts ten weeks on two blocks. Stop should they need just as much water as the neighbouring rows for plants in the same shape.',
      alternative:
        'Keep a sheet for every block and fill it weekly. You need a shovel, a gauge for rain and the bureau’s free evaporation data.',
      risks: [
        {
          risk: 'A block misses its water for a whole week of 40 degrees, all because a broken probe claimed the soil was wet.',
          mitigation:
            'When a probe has read the same for 48 hours, distrust it. Switch that block to hours by crop stage.',
        },
        {
          risk: 'Water is trimmed a little every day, and below ground the salt climbs out of sight.',
          mitigation:
            'Check root-zone salt once a month and keep a leaching shift ready for the day it exceeds your limit.',
        },
      ],
      kpis: [
        {
          name: 'how much water each hectare gets',
          unit: 'ML per hectare',
          baseline: 'use the block meters and the same weeks one season back',
          target: 'down 8 to 15 % with yield unchanged',
        },
        {
          name: 'energy to lift a megalitre',
          unit: 'kWh per ML',
          baseline: 'work it out over four weeks from power bill and meter',
          target: 'cut it by 5 to 15 %',
        },
      ],
      data_needed: [
        'moisture probe records, block by block',
        'readings off pumps and meters',
        'rain gauge log and the district forecast',
        'a soil map that shows root depth',
      ],
    },
    {
      workflow:
        'Every valve or pivot gets its hours for the day each morning. The tool works them out from the crop stage, what the probes say and the forecast. Before the shift starts, the irrigator digs in two spots and changes what is wrong.',
      build:
        'Buy an irrigation adviser that takes its data from pump meters and probes. Every block gets its plain message at 6 am. Begin with two blocks on differing soils.',
      checkpoint:
        'Any change past 20 % waits for the irrigation manager to sign. The manager’s shovel also goes in at two points of each block weekly.',
      first_step:
        'Spend a week on the instruments. Each day the irrigation manager reads the meters and probes and marks any that are out.',
      stop_test:
        'If the pair of trial blocks, ten weeks on, saves no water over the blocks next door at equal plant stress, stop.',
      alternative:
        'A weekly sheet for every block is enough: shovel, rain gauge, and evaporation from the weather bureau, which is free.',
      risks: [
        {
          risk: 'In a 40 degree week a probe fails, keeps reading wet, and its block is left without water.',
          mitigation: 'Any probe that stands still for 48 hours is flagged, and the crop-stage table takes over.',
        },
        {
          risk: 'Small savings of water, day after day, leave salt around the roots, and nobody sees it.',
          mitigation:
            'Measure the salt around roots monthly, and run a leaching shift as soon as it is over the limit.',
        },
      ],
      kpis: [
        {
          name: 'water used for each hectare',
          unit: 'ML per hectare',
          baseline: 'meters by block, these weeks against last season’s',
          target: '8 to 15 % lower at the same yield',
        },
        {
          name: 'power per megalitre',
          unit: 'kWh per ML',
          baseline: 'set four weeks of pumping beside the power bill',
          target: '5 to 15 % less',
        },
      ],
      data_needed: [
        'soil probe readings for each block',
        'what meters or pumps have logged',
        'rainfall on the farm and a local forecast',
        'map of soils with depth of roots',
      ],
    },
  ],
  'agriculture/pest-disease-scouting': [
    {
      workflow:
        'Workers snap strange leaves and traps on the phone, and the block goes with the picture. Back come probable causes and a map of hot spots. It is up to the agronomist to confirm, set the threshold and say if there is to be a spray.',
      build:
        'Get a scouting app that knows your five worst pests by photo and maps each find. On broadacre, add zones from satellite and, for weeds in fallow, spot sprayers with cameras: WEEDit or See & Spray.',
      checkpoint:
        'Any find over the threshold is seen by the agronomist out in the field. Only then may a spray order be written.',
      first_step:
        'Ask the agronomist for last season’s five dearest pests and the count of each that would make you act.',
      stop_test: 'One month in, the agronomist should agree with 7 in 10 names given to photos. Below that, stop.',
      alternative: 'Walk the traps weekly, fill in a standard count sheet, and hang each pest’s threshold on the wall.',
      risks: [
        {
          risk: 'The app takes one pest for another. You spray the wrong product, lose crop and sit out a withholding period.',
          mitigation:
            'A picture by itself never picks the product. A lab test, or the agronomist at the plant, has to confirm.',
        },
        {
          risk: 'An exotic pest that must be reported sits in the app while no one rings the state.',
          mitigation: 'Put the notifiable pests in. A match then calls the manager and brings up the hotline number.',
        },
      ],
      kpis: [
        {
          name: 'how long a find waits for a decision',
          unit: 'days',
          baseline: 'look up ten old outbreaks in scouting notes and the spray diary',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'hectares you spray',
          unit: 'hectares per season',
          baseline: 'the last two seasons in the spray diary',
          target: 'a drop of 10 to 25 %',
        },
      ],
      data_needed: [
        'scouting pictures with their location',
        'dated counts from the traps',
        'what was sprayed on each block',
        'findings a lab or the agronomist confirmed',
      ],
      must_not_decide:
        'Product, rate and withholding period are not for the tool to pick or release. That is done off the label by the agronomist and the accredited spray operator.',
    },
    {
      workflow:
        'A phone picture of a trap or an odd leaf, tagged to its block, is how it starts. The app suggests what it may be and shades the hot spots. Then the agronomist looks, picks a threshold and settles whether to spray at all.',
      build:
        'Choose an app for scouts which recognises five pests that matter most to you and plots them. Broadacre farms can add satellite zones; against fallow weeds there are camera sprayers like See & Spray and WEEDit.',
      checkpoint:
        'Spray orders follow only when the agronomist has stood in the field and confirmed that the threshold is passed.',
      first_step:
        'With the agronomist, list which five pests cost you most last season and how many of each call for action.',
      stop_test: 'A month is enough to tell. If the agronomist shares the app’s view on under 7 in 10 photos, stop.',
      alternative:
        'Do a round of the traps each week with one fixed sheet for counts, next to a chart that gives thresholds by pest.',
      risks: [
        {
          risk: 'Some pests look alike, the name is wrong, and so is the chemical. The price is a withholding period and lost crop.',
          mitigation: 'First a lab test, or a look at the plant by the agronomist; a photo does not choose a product.',
        },
        {
          risk: 'Someone logs an exotic pest, and the call that the state must have comes too late.',
          mitigation:
            'The list of notifiable pests is loaded. If one matches, the manager’s phone rings and the pest hotline is on screen.',
        },
      ],
      kpis: [
        {
          name: 'days between seeing a pest and deciding on it',
          unit: 'days',
          baseline: 'trace ten outbreaks through the spray diary and the scouts’ notes',
          target: '30 to 50 % fewer',
        },
        {
          name: 'ground covered by sprays',
          unit: 'hectares per season',
          baseline: 'add up two seasons of the spray diary',
          target: 'lower by 10 to 25 %',
        },
      ],
      data_needed: [
        'photos from scouts, tagged with place',
        'traps counted, with dates',
        'each block’s record of sprays',
        'results that the agronomist or a laboratory stands behind',
      ],
      must_not_decide:
        'No chemical, no rate and no withholding period may come from the tool. The label rules, and those who read it are the agronomist and your accredited spray operator.',
    },
    {
      workflow:
        'Photos of odd leaves and traps, taken by crews with the block tagged, become a map of hot spots. The tool says what each find could be. The agronomist checks, fixes a threshold and makes the decision to spray or to leave it.',
      build:
        'Subscribe to a scouting app that can tell your top five pests from a photo and pin every find on a map. Broadacre paddocks gain from satellite zones too. Fallow weeds are a job for camera sprayers such as See & Spray or WEEDit.',
      checkpoint:
        'If a find tops the threshold, the agronomist goes out and confirms it. A spray order may be written after that visit.',
      first_step:
        'Which five pests did the most damage last season? Get the answer from the agronomist, with the count at which each one calls for action.',
      stop_test: 'Compare names after a month. Should app and agronomist agree on less than 7 photos in 10, stop.',
      alternative:
        'One person does the traps weekly on a count sheet that never changes, and a chart on the shed wall gives the threshold by pest.',
      risks: [
        {
          risk: 'Two pests look alike and the app picks the wrong one. The chemical misses its mark, crop is lost and a withholding period runs.',
          mitigation:
            'A product is never picked off a photo. The agronomist examines the plant first, or a lab test settles it.',
        },
        {
          risk: 'A scout records an exotic pest by law reportable, yet the state hears nothing for days.',
          mitigation:
            'Enter the list of notifiable pests. On a match, the app rings the manager and puts up the hotline number.',
        },
      ],
      kpis: [
        {
          name: 'delay from the first find until you act',
          unit: 'days',
          baseline: 'go back over ten outbreaks with diary and scouting notes',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'sprayed area',
          unit: 'hectares per season',
          baseline: 'read two past seasons out of the spray diary',
          target: '10 to 25 % smaller',
        },
      ],
      data_needed: [
        'field photos that carry a location',
        'trap tallies and their dates',
        'spray diary for every block',
        'diagnoses from the lab or your agronomist',
      ],
      must_not_decide:
        'Choosing a chemical, its rate or its withholding period stays with people. The accredited operator does it with the agronomist, from the label. The tool never does.',
    },
    {
      workflow:
        'Each trap or strange leaf goes into the phone with its block, and the tool offers a likely cause. Hot spots show up on a map. From there it is the agronomist’s call: confirm it, say which threshold holds, and spray or wait.',
      build:
        'The app you need recognises your five main pests in a picture and shows where each was found. For broadacre, put satellite zones on top. A spot sprayer with cameras, say WEEDit or See & Spray, takes care of weeds on fallow.',
      checkpoint:
        'The agronomist stands in the crop and agrees that the threshold is exceeded before anybody writes an order to spray.',
      first_step:
        'Sit down with the agronomist. Write out last season’s five most costly pests, each with the number that would make you move.',
      stop_test: 'Give it one month. Stop if the app names fewer than 7 in 10 photos the way your agronomist would.',
      alternative: 'Walk the traps every week, write counts in the same columns, and pin up when to act on each pest.',
      risks: [
        {
          risk: 'The pest is mistaken for its twin and sprayed with the wrong thing. You lose yield and must wait out a withholding period besides.',
          mitigation:
            'Before a product is chosen, the plant is seen by the agronomist or a sample goes to the lab. Photos alone decide nothing.',
        },
        {
          risk: 'An exotic pest that the state wants to know of is filed in the app and forgotten.',
          mitigation:
            'With the notifiable list in the app, one match sets off a call to the manager and displays the pest hotline.',
        },
      ],
      kpis: [
        {
          name: 'time a pest gets before somebody decides',
          unit: 'days',
          baseline: 'pick ten past outbreaks and date them from notes and diary',
          target: '30 to 50 % shorter',
        },
        {
          name: 'area treated in a season',
          unit: 'hectares per season',
          baseline: 'measure it in the spray diaries of two seasons',
          target: 'down 10 to 25 %',
        },
      ],
      data_needed: [
        'pictures of finds with map points',
        'counts per trap and day',
        'history of sprays in each block',
        'lab reports and the agronomist’s own findings',
      ],
      must_not_decide:
        'The tool may suggest a cause and nothing more. Which chemical, at what rate and with what withholding period is settled from the label. Your agronomist and an accredited operator do that.',
    },
    {
      workflow:
        'Every odd leaf or trap is photographed by the crew, with its block, and comes back with a likely cause. Finds are drawn as hot spots. Confirming them, setting the threshold and deciding on a spray is work for the agronomist.',
      build:
        'Pick a scouting app that recognises your top five pests in photos and maps where they turn up. Satellite zones help in broadacre. So do spot sprayers with cameras on fallow weeds, for example WEEDit and See & Spray.',
      checkpoint:
        'No spray order is written on a photo. The agronomist goes to the field first and confirms what lies above threshold.',
      first_step:
        'Let the agronomist write down five pests, the dearest of last season, with a count for each that means action.',
      stop_test:
        'In the first month, app and agronomist must give the same name to at least 7 in 10 photos. If they do not, stop.',
      alternative:
        'Send someone round the traps once a week with a fixed sheet, and chart every threshold, pest by pest, in the shed.',
      must_not_decide:
        'Chemical, rate and withholding period come from the label, read by the agronomist and an accredited spray operator. The tool neither picks nor releases any of them.',
      risks: [
        {
          risk: 'One pest passes for another, so the chemical is wrong. That means lost crop and a withholding period for nothing.',
          mitigation:
            'The agronomist sees the plant, or the lab tests it, before any product is named. A photo is not enough.',
        },
        {
          risk: 'A notifiable exotic sits among the photos, and the state learns of it too late.',
          mitigation:
            'Load all notifiable pests beforehand. Any match phones the manager and shows which hotline to call.',
        },
      ],
      kpis: [
        {
          name: 'days a first find goes without a decision',
          unit: 'days',
          baseline: 'date ten old outbreaks with the scouting notes and spray diary',
          target: '30 to 50 % less',
        },
        {
          name: 'hectares under the boom',
          unit: 'hectares per season',
          baseline: 'two past seasons, taken from the diary of sprays',
          target: '10 to 25 % lower',
        },
      ],
      data_needed: [
        'scouts’ photos with coordinates',
        'dated trap counts',
        'spray records, block after block',
        'what the laboratory or agronomist has confirmed',
      ],
    },
  ],
  'agriculture/herd-health-alerts': [
    {
      workflow:
        'Shed sensors, parlour meters or collars learn what is usual for every animal. When that shifts, the animal joins one list, worst first, ahead of the morning round or milking. The stock hand pulls it out, has a look and notes the finding.',
      build:
        'Your collar or parlour brand sells an alert module; set it with the vet. Tell it about each alarm, right or wrong. Keep the list short enough for one person to get through in a round.',
      checkpoint: 'Before a treatment is written up or given, the herd manager has seen that animal.',
      first_step:
        'Over seven days, the herd manager notes every animal that is on heat or ill, the hour, and who found it.',
      stop_test:
        'At eight weeks, stop when under half the alarms were right, or when each week two sick animals were not on the list.',
      alternative:
        'Use tail paint, walk the herd for lameness each day, and chalk up cows whose milk falls by over 20 %.',
      risks: [
        {
          risk: 'In spring there are so many alarms that nobody looks, and a serious case slips by.',
          mitigation:
            'Once a week, set the list so that at most 3 % of your animals are on it. Note how many alarms were right.',
        },
        {
          risk: 'The screen shows green, so people stay inside and miss what no sensor can tell.',
          mitigation: 'Leave the daily walk on the roster. A list comes on top of it and is no substitute.',
        },
      ],
      kpis: [
        {
          name: 'how long a sick animal waits for treatment',
          unit: 'days',
          baseline: 'go through 30 treatments and the milk or weight data that led up to them',
          target: '1 to 2 days sooner',
        },
        {
          name: 'six-week in-calf rate, or what you use instead',
          unit: '% of animals joined',
          baseline: 'read it from the herd report of last season',
          target: '3 to 6 points higher',
        },
      ],
      data_needed: [
        'a record of each animal with its tag',
        'activity, weight or milk by animal or pen',
        'what was treated, and calving dates',
        'notes from the vet',
      ],
      must_not_decide:
        'Drugs, culls and sales to slaughter may not follow from an alert by itself. They are up to the herd manager, and for drugs the vet has a say.',
    },
    {
      workflow:
        'From collars, shed sensors or parlour meters the system knows how each animal behaves. A break in the pattern puts it on a ranked list, ready before anyone milks or starts the morning round. It is drafted out by the stock hand, who checks it and writes down what was wrong.',
      build:
        'Take the alerts that your parlour or collar maker offers, and have your vet help to tune them. Report back which alarms were true and which were false. No list should be longer than one round allows.',
      checkpoint: 'The herd manager goes to every animal on the list and looks. Treatment and records come after.',
      first_step:
        'The herd manager keeps a seven-day diary of animals seen on heat or sick: which one, what hour, whose eyes.',
      stop_test:
        'Eight weeks decide it. Stop if most alarms, over half, were false, or if two animals a week fell sick with no flag.',
      alternative:
        'Look for lame cows on a daily walk, paint tails, and keep a board with each cow whose milk dropped more than 20 %.',
      risks: [
        {
          risk: 'The spring list is so long that the crew stops reading it, and one bad case goes unseen.',
          mitigation:
            'Tune it every week so that 3 % of animals is the most it shows, and count how many alarms turned out true.',
        },
        {
          risk: 'Since the display is green, fewer people walk out. What gives no signal is missed.',
          mitigation: 'The walk stays a daily job on the roster, whatever the list may say.',
        },
      ],
      kpis: [
        {
          name: 'days lost before an ill animal is treated',
          unit: 'days',
          baseline: 'check milk or weight in the run-up to 30 treatments',
          target: 'earlier by 1 to 2 days',
        },
        {
          name: 'share of the herd in calf at six weeks, or its like',
          unit: '% of animals joined',
          baseline: 'the figure in last season’s herd report',
          target: 'a gain of 3 to 6 points',
        },
      ],
      data_needed: [
        'tag numbers and what belongs to them',
        'milk, activity or weight data, per head or pen',
        'calvings and treatments on file',
        'findings by the vet',
      ],
      must_not_decide:
        'It takes the herd manager to cull an animal, send it to slaughter or start a drug, the last with the vet. No alert does that.',
    },
    {
      workflow:
        'One ranked list, ready ahead of milking or the first round, names the animals whose pattern has changed. Meters in the parlour, collars or shed sensors supply it. A stock hand drafts each one off, examines it and enters what was found.',
      build:
        'Switch on the alerts that come with your collars or parlour, and tune them together with the vet. Mark each alarm as true or false so that it learns. Set the length of the list to what a person can see to in one round.',
      checkpoint: 'Nothing is treated or entered until the herd manager has stood in front of the flagged animal.',
      first_step:
        'Keep a notebook for seven days. The herd manager enters each sick animal and each one on heat, with the time and the finder.',
      stop_test:
        'You have eight weeks. End it if true alarms make up less than half, or if the list missed two sick animals in a week.',
      alternative:
        'Paint tails, make a lameness walk part of each day, and put cows that drop more than 20 % in milk up on a whiteboard.',
      risks: [
        {
          risk: 'Spring brings a flood of alarms. The crew learns to skip it, and an animal in real trouble is left standing.',
          mitigation:
            'Hold the list to 3 % of the herd, adjust it weekly and record what share of the flags were real.',
        },
        {
          risk: 'People trust the green screen and walk the herd less. Trouble that gives no signal stays hidden.',
          mitigation: 'The roster keeps its daily walk, and the list is an extra pair of eyes.',
        },
      ],
      kpis: [
        {
          name: 'delay between first sign and treatment',
          unit: 'days',
          baseline: 'take 30 treated animals and look back over their milk or weight',
          target: 'shorten it by 1 to 2 days',
        },
        {
          name: 'in-calf rate at six weeks or a measure like it',
          unit: '% of animals joined',
          baseline: 'last season’s figure from the herd report',
          target: 'raise it 3 to 6 points',
        },
      ],
      data_needed: [
        'tagged animals and their records',
        'per animal or pen: milk, weight or activity',
        'dates of calving and of each treatment',
        'the vet’s observations',
      ],
      must_not_decide:
        'An alert is a reason to look, never to drug, cull or sell for slaughter. The herd manager makes those decisions and asks the vet about medicines.',
    },
    {
      workflow:
        'A change in an animal’s usual pattern shows up on a list the same morning, worst cases on top. The data comes from parlour meters, collars or sensors in the shed. Whoever is on stock pulls those animals out, inspects them and logs the result.',
      build:
        'Most collar and parlour makers offer alerts, so use your own brand’s and set the levels with your vet. Every alarm gets a yes or no from the yard. One round must be enough for one person to work through the list.',
      checkpoint: 'A flag leads to a visit: the herd manager sees the animal, and treatment or paperwork comes second.',
      first_step:
        'For a week of seven days, write down who found which animal ill or on heat, and when. That diary is the herd manager’s task.',
      stop_test:
        'Eight weeks in, count two things. Below half of the alarms true, or two sick animals per week without a flag, and you stop.',
      alternative:
        'Three habits help: tail paint, a set daily walk for lame cows, and a board of cows down over 20 % in milk.',
      risks: [
        {
          risk: 'The list grows so long in spring that hands no longer act on it, and the one grave case is overlooked.',
          mitigation:
            'Review the settings each week. No more than 3 % of animals may be listed, and someone notes how often the list was right.',
        },
        {
          risk: 'With all lights green, nobody goes out among the herd, and what sensors cannot pick up goes on unnoticed.',
          mitigation: 'Somebody still walks the herd each day, by roster. The alerts come in addition.',
        },
      ],
      kpis: [
        {
          name: 'days from the first symptom to the needle',
          unit: 'days',
          baseline: 'review the milk or weight curve ahead of 30 treatments',
          target: '1 to 2 days less',
        },
        {
          name: 'animals in calf within six weeks, or a like figure',
          unit: '% of animals joined',
          baseline: 'what the herd report gave you last season',
          target: 'lift the share by 3 to 6 points',
        },
      ],
      data_needed: [
        'animals on file by tag number',
        'meter data on milk, weight or activity',
        'treatment sheets and the calving book',
        'what the vet found',
      ],
      must_not_decide:
        'Whether an animal gets a drug, is culled or goes to slaughter is the herd manager’s decision, made with the vet where medicine is concerned. An alarm never settles it.',
    },
    {
      workflow:
        'Before the morning round or milking, one list shows which animals have left their normal pattern, the worst at the top. Shed sensors, collars or meters in the parlour feed it. The stock hand drafts them out, looks and records the finding.',
      build:
        'The collar or parlour you own has an alert module; switch it on and set it up with your vet. Report each alarm back as right or wrong. The list may be no longer than one person can check on one round.',
      checkpoint:
        'Each flagged animal is seen by the herd manager in the flesh. Treating it, or writing it up, comes only then.',
      first_step:
        'Let the herd manager log one week, seven days in full: each animal ill or on heat, the hour it was seen, and by whom.',
      stop_test:
        'Half of all alarms must be true after eight weeks. Stop if they are not, or when sick animals go unflagged at a rate of two a week.',
      alternative:
        'Do three things by hand: paint the tails, walk for lameness at a set time daily, and list cows over 20 % down in milk.',
      must_not_decide:
        'The herd manager alone may cull, sell to slaughter or, together with the vet, treat with a drug. An alert is never enough.',
      risks: [
        {
          risk: 'The crew has had too many alarms in spring and no longer looks, so one bad case is missed.',
          mitigation:
            'Cut the list each week to 3 % of the herd at most, and keep score of the alarms that were right.',
        },
        {
          risk: 'Green lights keep people out of the yards, and a problem without any signal goes on for days.',
          mitigation: 'The walk remains on the roster every day. Alerts add to what people see.',
        },
      ],
      kpis: [
        {
          name: 'wait from first sign until treatment',
          unit: 'days',
          baseline: 'look through 30 treatments together with earlier weights or milk',
          target: 'cut it by 1 to 2 days',
        },
        {
          name: 'rate of animals in calf after six weeks, or similar',
          unit: '% of animals joined',
          baseline: 'find it in the herd report from last season',
          target: '3 to 6 points better',
        },
      ],
      data_needed: [
        'each animal’s record under its tag',
        'activity, milk or weight, by pen or head',
        'calving dates and treatments given',
        'results of vet visits',
      ],
    },
  ],
  'agriculture/block-and-spray-records': [
    {
      workflow:
        'Whoever does the work enters it by phone at the gate: batch, wind, rate, product, paddock. From there it reaches stock, audit folder and trace sheet in one go. It is never keyed in again.',
      build:
        'Settle on one farm system, be it the packer’s, AgriWebb or Agworld, and on one set of names for products and paddocks. Photos of old diaries and drum labels turn into draft entries.',
      checkpoint:
        'Weekly, the compliance officer takes ten entries and holds them against the tank mix sheet and the drums left.',
      first_step:
        'Have the office write down all the places where paddock facts are kept today, with their readers; five or more is normal.',
      stop_test: 'By week six, 80 % of jobs should be in the log the day they are done. If not, stop and think again.',
      alternative:
        'Print a spray sheet for every block with set columns, and each night take its photo and file it under the date.',
      risks: [
        {
          risk: 'One half of the team uses paper and the other the app, and neither record is complete.',
          mitigation: 'Each crew gets a day when paper ends. For six weeks the foreman goes over the log on Fridays.',
        },
        {
          risk: 'The software misreads a label, and a wrong rate sits in a record the law relies on.',
          mitigation: 'Nothing is saved until the operator has checked water volume, rate and product on the screen.',
        },
      ],
      kpis: [
        {
          name: 'office time that an audit takes',
          unit: 'hours per audit',
          baseline: 'find out who worked on the last one, and how long',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'minutes to follow a batch back to its block',
          unit: 'minutes',
          baseline: 'try a mock recall this month, with one batch',
          target: 'less than 60 minutes',
        },
      ],
      data_needed: [
        'a single paddock or block list with its map',
        'chemicals in store and their label numbers',
        'the diary of sprays and treatments',
        'what was delivered, by batch',
      ],
    },
    {
      workflow:
        'At the gate, the one who did the job taps in product, paddock, rate, batch and wind. That single entry feeds the trace sheet, the stock count and the folder for audits. There is no second typing.',
      build:
        'Choose Agworld, AgriWebb or what your packer runs, and stay with it. Agree what each paddock and product is called. The camera turns pages of the old diary and labels on drums into drafts.',
      checkpoint:
        'Ten entries are picked each week. The compliance officer compares them to drums counted and to the sheet for the tank mix.',
      first_step:
        'Have the office list every spot where a paddock fact gets noted, and by whom it is read. Five or more is what most farms find.',
      stop_test: 'Week six is the test: if same-day entries make up less than 80 % of all jobs, stop and rethink.',
      alternative:
        'Use a printed sheet for sprays, one to a block, same columns each time; photograph it nightly and file by date.',
      risks: [
        {
          risk: 'Some log in the app, some on paper, half and half, and you have no full record.',
          mitigation:
            'For each crew there is one date when the paper book closes. Six weeks of Friday checks by the foreman follow.',
        },
        {
          risk: 'A picture of a label is misread, so the legal record shows a rate that was never used.',
          mitigation: 'Water volume, product and rate are confirmed on screen by the operator before they are stored.',
        },
      ],
      kpis: [
        {
          name: 'effort to get ready for an audit',
          unit: 'hours per audit',
          baseline: 'ask the people involved what the last audit cost them in hours',
          target: '40 to 60 % less',
        },
        {
          name: 'how fast one batch leads you to a block',
          unit: 'minutes',
          baseline: 'stage a recall of a single batch before the month is out',
          target: 'no more than 60 minutes',
        },
      ],
      data_needed: [
        'all blocks or paddocks, mapped and named once',
        'the chemical shed’s stock, with label numbers',
        'treatments and sprays as noted in the diary',
        'batches and the deliveries they went into',
      ],
    },
    {
      workflow:
        'Each job is logged once, by phone at the gate, by the person who did it: paddock, rate, product, batch and wind. The same entry updates the audit folder, the stock count and the trace sheet. No one in the office keys it in again.',
      build:
        'Decide on one farm system: the one your packer runs, Agworld or AgriWebb. Give each product and paddock a single name that everybody uses. Drum labels and pages from old diaries can be photographed, and the software drafts the records.',
      checkpoint:
        'Every week the compliance officer picks ten entries. Do they agree with the count of drums and the tank mix sheet?',
      first_step:
        'Ask the office where paddock facts are written today, and for whom. Expect five places or more; that is what most farms count.',
      stop_test: 'Look in week six. Where under 80 % of jobs were entered that same day, pause and think again.',
      alternative:
        'Print one spray form per block with set columns. Each night somebody photographs and files it by date.',
      risks: [
        {
          risk: 'Paper and app run side by side, each used by half of the crew, and the record has holes.',
          mitigation:
            'Name a day for each crew on which paper stops. The foreman then reads the log on six Fridays in a row.',
        },
        {
          risk: 'The camera gets a label wrong, and a rate that nobody used stands in a record an inspector may read.',
          mitigation: 'Have the operator confirm rate, product and water volume before an entry counts.',
        },
      ],
      kpis: [
        {
          name: 'hours that go into an audit',
          unit: 'hours per audit',
          baseline: 'ask round who did which part last time',
          target: 'reduce them by 40 to 60 %',
        },
        {
          name: 'time needed to find the block behind a batch',
          unit: 'minutes',
          baseline: 'do a trial recall on any one batch this month',
          target: 'inside 60 minutes',
        },
      ],
      data_needed: [
        'paddocks or blocks on a map and in a list',
        'chemical stock by label number',
        'diary of what was sprayed or treated',
        'records of batches and deliveries',
      ],
    },
    {
      workflow:
        'Spray, trace and stock records all come from one entry made at the gate. The worker who finished the job puts product, rate, wind, batch and paddock into a phone. It lands in the trace sheet, the audit folder and the stock count without more typing.',
      build:
        'One system for the whole farm is the aim, whether AgriWebb, Agworld or the packer’s. Before you start, settle what every paddock and product is called. Let photo capture draft entries from labels on the drums and from old diaries.',
      checkpoint:
        'Once a week the compliance officer tests ten entries. Drums left and the sheet from the tank mix must bear them out.',
      first_step:
        'In the first week the office traces where each paddock fact is noted and who looks at it later. On most farms the answer is five places or more.',
      stop_test: 'If by week six same-day logging has not reached 80 % of jobs, halt and find another way.',
      alternative:
        'Keep to paper but make it uniform: one spray sheet a block, fixed columns, a photo every night, and a folder sorted by date.',
      risks: [
        {
          risk: 'Half the hands write on paper and half tap into the app. Neither tells the full story.',
          mitigation:
            'Set a closing date for the paper book, crew by crew. Over six weeks the foreman goes through the log each Friday.',
        },
        {
          risk: 'A blurred label photo yields a false rate, and now a legal record is wrong.',
          mitigation:
            'Product, water volume and rate appear on screen, and the operator must say yes before they are saved.',
        },
      ],
      kpis: [
        {
          name: 'how much work an audit makes',
          unit: 'hours per audit',
          baseline: 'add up the hours people gave to the previous one',
          target: '40 to 60 % fewer',
        },
        {
          name: 'time it takes to trace a batch home',
          unit: 'minutes',
          baseline: 'pick one batch this month and run a practice recall',
          target: 'below 60 minutes',
        },
      ],
      data_needed: [
        'map and list of every block',
        'drums in stock with the numbers on their labels',
        'sprays and treatments, from the diary',
        'dispatch and batch papers',
      ],
    },
    {
      workflow:
        'Whoever sprayed enters the job once, at the gate, on a phone: product, batch, paddock, rate and wind. Audit folder, stock count and trace sheet are all fed by that entry. Typing it again in the office comes to an end.',
      build:
        'Agree on a single farm system, say AgriWebb, Agworld or the packer’s, and on fixed names for paddocks and products. Old diary pages and drum labels go in by photo, and capture drafts the records from them.',
      checkpoint:
        'The compliance officer samples ten entries each week, with the sheet of tank mixes and a drum count beside them.',
      first_step:
        'Let the office find all the spots where a paddock fact is kept, and who uses it. You will most likely end up with five or more.',
      stop_test:
        'At least 80 % of jobs must be logged on the day they were done by week six. Below that, stop and rethink the plan.',
      alternative:
        'A printed sheet for each block, always with the same spray columns, is photographed at night and filed under its date.',
      risks: [
        {
          risk: 'You have two half records, because some of the crew stayed on paper and some moved to the app.',
          mitigation:
            'Fix the day on which each crew hands in its paper book. The foreman checks entries for six Fridays after.',
        },
        {
          risk: 'A drum label is misread from its photo, and the legal record now holds a false rate.',
          mitigation:
            'Before it saves, the entry shows water volume, product and rate, and the operator confirms all three.',
        },
      ],
      kpis: [
        {
          name: 'preparation time for an audit',
          unit: 'hours per audit',
          baseline: 'ask each person what they did for the last one',
          target: '40 to 60 % lower',
        },
        {
          name: 'time to get from a batch to its block',
          unit: 'minutes',
          baseline: 'test it this month by mock recall of one batch',
          target: 'within 60 minutes',
        },
      ],
      data_needed: [
        'blocks or paddocks, listed and mapped once',
        'chemicals on hand, by label number',
        'spray diary with treatments',
        'batches, and where each was delivered',
      ],
    },
  ],
  'agriculture/crew-planning': [
    {
      workflow:
        'Pick rates and the block plan show how many people each day needs. Crew bosses have a draft roster by Thursday. Every morning it moves with rain and sick calls. Once somebody has checked the tallies, they go to payroll.',
      build:
        'Get a planner that ties pick rates for every block to the people you have, and sends rosters in the languages crews speak. Tie Up Farming, PickTrace and Deputy do most of this. All you add is a tie to your forecast of the harvest.',
      checkpoint:
        'On Thursdays the roster needs the harvest manager’s signature. Payroll looks at each line that falls below the award floor.',
      first_step: 'From the tallies of last season, the harvest manager works out pick rates for three main varieties.',
      stop_test: 'Six weeks of picking should bring 10 % fewer days with idle or short crews. If they do not, stop.',
      alternative:
        'Every Thursday, sit down with the crew bosses at a wall planner and fill in people by block and day.',
      risks: [
        {
          risk: 'Rank by speed, and without a word older and slower pickers get fewer shifts.',
          mitigation:
            'Let speed set how big a crew is and leave names out. Shifts rotate fairly, where all crews can see it.',
        },
        {
          risk: 'Hours were never logged, so someone on piece rate earns less than the award floor.',
          mitigation:
            'Note when every person starts and ends. Payroll then holds each line against the hourly minimum.',
        },
      ],
      kpis: [
        {
          name: 'crew days wasted or short',
          unit: 'person-days per week',
          baseline: 'have crew bosses write down both kinds daily over three weeks',
          target: 'bring them down 20 to 30 %',
        },
        {
          name: 'time it takes to close a pay run',
          unit: 'hours per pay run',
          baseline: 'put a clock on the next two',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'how fast each person picks each crop',
        'the crew list, tickets and visas included',
        'week-by-week plan of blocks',
        'bins tallied and hours signed',
      ],
      must_not_decide:
        'Workers are not dropped, ranked, sacked or put on fewer hours by the planner. That is for the harvest manager, who owes a reason to anyone who asks.',
    },
    {
      workflow:
        'How many hands a day takes is worked out from pick rates and the plan of blocks. Thursday is when crew bosses get the draft. Rain and sick calls change it morning by morning. Tallies are checked, then passed to payroll.',
      build:
        'What you need joins who is there with how fast each block is picked. Rosters go out in the crews’ own languages. Much of that is in Deputy, Tie Up Farming or PickTrace, so build just the bridge to your harvest forecast.',
      checkpoint:
        'No roster without the harvest manager’s name, given each Thursday. Where pay is below the award floor, payroll checks the line.',
      first_step:
        'Let the harvest manager take last season’s tallies and note pick rates for your three main varieties.',
      stop_test: 'Count days on which crews were short or idle. If six weeks of picking do not cut them by 10 %, stop.',
      alternative: 'Fill a planner on the wall each Thursday, crew bosses present, with heads for every day and block.',
      risks: [
        {
          risk: 'Nobody meant it, but a rank by pick speed leaves the old and the slow with no shifts.',
          mitigation:
            'Speed tells you the size of a crew and is never used to sort people. Crews can see the fair rotation.',
        },
        {
          risk: 'Without hours on record, a piece-rate worker falls under the award.',
          mitigation:
            'Start and finish are logged for all. Each line is then tested by payroll against the floor per hour.',
        },
      ],
      kpis: [
        {
          name: 'person-days lost to idle or missing hands',
          unit: 'person-days per week',
          baseline: 'for three weeks, crew bosses keep a daily note of each',
          target: '20 to 30 % less',
        },
        {
          name: 'hours that payroll needs',
          unit: 'hours per pay run',
          baseline: 'clock two pay runs from start to end',
          target: 'lower by 30 to 50 %',
        },
      ],
      data_needed: [
        'rates of picking, by crop and person',
        'people on the crews with their visas and tickets',
        'which blocks fall in which week',
        'timesheets, and tallies of bins',
      ],
      must_not_decide:
        'Only the harvest manager may take a worker off, cut hours or let someone go, and the worker can ask why. The planner neither ranks nor decides.',
    },
    {
      workflow:
        'You see by Thursday how many pickers each day of next week needs, and crew bosses get a draft roster. It rests on pick rates and on which blocks are due. Rain and sick calls alter it each morning; checked tallies go on to payroll.',
      build:
        'Join two things you have: pick rates by block and the people on hand. Deputy, PickTrace and Tie Up Farming already do most of that and message rosters in each crew’s language. The one piece to add is the link from your harvest forecast.',
      checkpoint:
        'Thursday’s roster counts once the harvest manager has signed. Payroll opens every pay line that comes in below the floor of the award.',
      first_step:
        'Take last season’s tallies and work out how fast the three main varieties were picked. The harvest manager does this.',
      stop_test:
        'After six weeks of picking, idle days and short days together should be 10 % fewer. Stop if that is not so.',
      alternative:
        'Hang a planner on the wall, with days across and blocks down. Fill in heads on Thursday while the crew bosses are there.',
      risks: [
        {
          risk: 'Once pickers are ranked by speed, older and slower people quietly run out of shifts.',
          mitigation:
            'Use speed to work out crew size and nothing else. Shifts follow a rotation that is fair and in plain sight.',
        },
        {
          risk: 'Nobody captured the hours, and so a piece-rate worker is paid under the award.',
          mitigation: 'Each person clocks on and off, and payroll checks all lines against the hourly floor.',
        },
      ],
      kpis: [
        {
          name: 'days a crew stands idle or is too small',
          unit: 'person-days per week',
          baseline: 'crew bosses jot down each case for three weeks',
          target: 'reduce them by 20 to 30 %',
        },
        {
          name: 'payroll hours per run',
          unit: 'hours per pay run',
          baseline: 'measure how long the next two take',
          target: '30 to 50 % fewer',
        },
      ],
      data_needed: [
        'picking speeds for people and crops',
        'names, visas and tickets of the crews',
        'blocks due each week',
        'signed timesheets with bin counts',
      ],
      must_not_decide:
        'The planner sizes crews. Dropping, ranking or sacking a worker, or cutting hours, is a matter for the harvest manager, with grounds the person may hear.',
    },
    {
      workflow:
        'The plan of blocks and the speed of picking tell you how many heads a day needs. From that comes a draft roster, with crew bosses by Thursday. Each dawn it bends to rain and to who is ill. Payroll receives the tallies after a check.',
      build:
        'Look first at Tie Up Farming, Deputy or PickTrace; they match who is available with the rate for each block. Rosters should reach crews in their own languages. Then connect your harvest forecast, which is the only part left to make.',
      checkpoint:
        'Payroll stops at any line that pays less than the award floor. As for the roster, it needs the harvest manager’s signature every Thursday.',
      first_step:
        'The harvest manager digs out tallies from the last season and sets down a pick rate for each of three main varieties.',
      stop_test:
        'Six picking weeks are the trial. Give it up where days with too few or idle people have come down by less than 10 %.',
      alternative:
        'Do it on a wall chart. Each Thursday the crew bosses come in, and you write heads for every block and day.',
      risks: [
        {
          risk: 'A speed list, made with no ill will, ends with fewer shifts for the old and the slow.',
          mitigation:
            'Names stay out of it: pick speed only tells you how many people to send. All can see how shifts rotate.',
        },
        {
          risk: 'On piece rates with no hours recorded, somebody slips under the legal pay.',
          mitigation:
            'Record when everyone begins and finishes. Payroll tests the earnings line by line against the hourly minimum.',
        },
      ],
      kpis: [
        {
          name: 'idle and understaffed crew days',
          unit: 'person-days per week',
          baseline: 'three weeks of daily notes by the crew bosses',
          target: '20 to 30 % fewer',
        },
        {
          name: 'how long payroll takes to finish',
          unit: 'hours per pay run',
          baseline: 'time two runs from now',
          target: 'down 30 to 50 %',
        },
      ],
      data_needed: [
        'each picker’s rate by crop',
        'who is on the crews, with visa and tickets',
        'the weekly block programme',
        'hours and bins as tallied',
      ],
      must_not_decide:
        'A person’s place, rank or hours must never hang on the planner. Those are the harvest manager’s to decide, and the reasons are open to the worker.',
    },
    {
      workflow:
        'Each day’s head count comes from the block plan and from how fast crews pick. Crew bosses hold a draft roster by Thursday, and rain or sick calls change it in the morning. Tallies that have been checked go on to payroll.',
      build:
        'Buy most of it: PickTrace, Deputy or Tie Up Farming will put the people on hand beside the rate of every block. Rosters are messaged to crews in languages they read. What is left for you is the tie to the harvest forecast.',
      checkpoint:
        'Two names stand behind it. On Thursday the roster gets the harvest manager’s signature, and payroll looks into pay lines below the award floor.',
      first_step:
        'Get out last season’s tally books. For your three main varieties, the harvest manager notes what crews really picked.',
      stop_test: 'When six weeks of picking are over, short or idle crew days must be down 10 %. If not, end it.',
      alternative:
        'Meet the crew bosses on Thursdays in front of a wall planner, and agree how many heads each block gets on each day.',
      must_not_decide:
        'Nobody is dropped, sacked, ranked or given fewer hours by the planner. The harvest manager decides that and gives the worker a reason when asked.',
      risks: [
        {
          risk: 'Slow and older pickers get no more shifts, just because somebody sorted the list by speed.',
          mitigation:
            'Crew size may depend on speed, but names may not. Shifts follow an open rotation that treats all alike.',
        },
        {
          risk: 'A piece-rate picker ends below the award floor, and no one knows, since hours are missing.',
          mitigation: 'Everybody’s start and finish go on record, and payroll holds each line to the hourly floor.',
        },
      ],
      kpis: [
        {
          name: 'person-days with idle or missing crew',
          unit: 'person-days per week',
          baseline: 'a note each evening from crew bosses, three weeks long',
          target: '20 to 30 % lower',
        },
        {
          name: 'hours spent on each pay run',
          unit: 'hours per pay run',
          baseline: 'keep time on the coming two',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'rate of picking for every person and crop',
        'crew names, tickets and visa details',
        'plan of blocks for each week',
        'tallies of bins together with timesheets',
      ],
    },
  ],
  'agriculture/dockets-and-invoices': [
    {
      workflow:
        'Bills arrive by mail and drivers send docket photos. Amount, paddock, weight, load and supplier are read off and set against the load list or the order. What fails to match is all the office has to deal with.',
      build:
        'Dext, Hubdoc or a like add-on captures bills within your accounts package; give it rules for crop and paddock codes. Then check grower statements against loads over the weighbridge.',
      checkpoint: 'Every item the match has flagged is opened by the bookkeeper, who also approves all payment runs.',
      first_step:
        'The bookkeeper takes a month of dockets and bills, sorts them by supplier and finds the ten that eat up most hours.',
      stop_test: 'Four weeks on, if lines in over 2 in 10 documents are still keyed again, end it.',
      alternative:
        'Get e-invoices from your ten biggest suppliers, and put one drop box and one docket book in every truck.',
      risks: [
        {
          risk: 'A docket is torn or soaked, the weight comes out wrong, and so does the payment.',
          mitigation:
            'If a weight is over 5 % away from that truck’s normal load, somebody sees it next to the picture.',
        },
        {
          risk: 'A forged bill with a new account number slips in among the real ones.',
          mitigation: 'Never take bank details off a bill. When they change, ring the number you already had.',
        },
      ],
      kpis: [
        {
          name: 'hours the office spends keying',
          unit: 'hours per week',
          baseline: 'two weeks of tally marks by the bookkeeper',
          target: 'bring them down 40 to 60 %',
        },
        {
          name: 'loads with no payment to fit',
          unit: 'loads per month',
          baseline: 'go through the whole of last month once',
          target: 'each one found inside 7 days',
        },
      ],
      data_needed: [
        'bills and dockets of three months',
        'codes for suppliers and paddocks',
        'loads as listed at the weighbridge',
        'statements from growers or processors',
      ],
    },
    {
      workflow:
        'A docket is snapped by the driver; a bill comes in by mail. Software picks up weight, load, amount, supplier and paddock, then looks for the order or for a line in the load list. Clerks in the office see the mismatches and no others.',
      build:
        'Turn on capture in your accounts software, with Hubdoc, Dext or something close, and teach it your paddock and crop codes. Loads from the weighbridge are then matched to what growers’ statements say.',
      checkpoint: 'Payment runs wait for the bookkeeper, who has opened each thing that did not match.',
      first_step:
        'Sort the bills and dockets of last month by supplier; the bookkeeper marks those ten that cost most time.',
      stop_test: 'Check at four weeks. If above 2 in 10 papers need a line typed again, stop.',
      alternative:
        'Each truck gets one docket book and one box to drop them in. The ten suppliers you buy most from send electronic bills.',
      risks: [
        {
          risk: 'Rain or a tear spoils the docket, it is read wrong, and you pay for a weight that was not there.',
          mitigation:
            'A person looks at the photo whenever the weight strays by more than 5 % from what this truck tends to carry.',
        },
        {
          risk: 'Crooks send a bill like all the others, with their own bank account on it.',
          mitigation:
            'What a document says about bank details is ignored. Changes are checked by phone, on a number you know.',
        },
      ],
      kpis: [
        {
          name: 'office hours spent on typing',
          unit: 'hours per week',
          baseline: 'let the bookkeeper count them for two weeks',
          target: '40 to 60 % less',
        },
        {
          name: 'loads and payments that disagree',
          unit: 'loads per month',
          baseline: 'reconcile one full month, the last',
          target: 'no mismatch older than 7 days',
        },
      ],
      data_needed: [
        'a quarter’s worth of dockets and bills',
        'your lists of paddock and supplier codes',
        'the weighbridge’s list of loads',
        'what processors or growers state they were paid',
      ],
    },
    {
      workflow:
        'The office handles only the papers that fail to match. Bills reach it by mail and drivers send photos of dockets. Supplier, weight, load, paddock and amount are read out and held against the order or load list.',
      build:
        'Use the capture tool of your accounts package, such as Hubdoc or Dext, and write your own rules for how paddocks and crops are coded. Then set loads across the weighbridge against the statements growers get.',
      checkpoint: 'Payment runs go out on the bookkeeper’s approval, once each flagged item has been opened.',
      first_step:
        'Lay out last month’s dockets and bills by supplier. The bookkeeper picks the ten suppliers that swallow most time.',
      stop_test: 'Allow four weeks. If lines must be typed afresh in more than 2 out of 10 papers, give up.',
      alternative:
        'Put a docket book and a drop box in each truck, and ask your ten biggest suppliers to invoice electronically.',
      risks: [
        {
          risk: 'Rain gets to a docket, or it tears, and the load is paid on a weight that was misread.',
          mitigation:
            'Where the weight differs from that truck’s usual by more than 5 %, a person compares it with the photo.',
        },
        {
          risk: 'A forged bill looks like any other but carries the thief’s bank account.',
          mitigation:
            'Bank details are never taken from paper. Someone phones the number already on file to confirm a change.',
        },
      ],
      kpis: [
        {
          name: 'time lost to data entry',
          unit: 'hours per week',
          baseline: 'have the bookkeeper log it over two weeks',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'delivered loads without a matching payment',
          unit: 'loads per month',
          baseline: 'check every load of last month against payments',
          target: 'all of them caught within 7 days',
        },
      ],
      data_needed: [
        'dockets and bills from the past three months',
        'supplier list and paddock codes',
        'list of loads weighed in',
        'processors’ or growers’ statements',
      ],
    },
    {
      workflow:
        'Supplier, paddock, load, weight and amount are read from each docket photo and mailed bill. The tool then finds the order or the load that belongs to it. Whatever finds no partner goes to the office, and nothing else does.',
      build:
        'Your accounts package can read papers through Dext, Hubdoc or a similar add-on; load it with codes for your paddocks and crops. As a second step, weighbridge loads are compared with what the grower statements claim.',
      checkpoint: 'The bookkeeper opens all that the match has thrown up and then approves the payment run.',
      first_step:
        'One month’s bills and dockets, sorted by supplier, will show the bookkeeper which ten cost the most hours.',
      stop_test: 'Count when four weeks are up. Lines to retype in over 2 papers out of 10 mean you stop.',
      alternative:
        'Electronic invoices from ten main suppliers, together with one box and one docket book to each truck, solve much of it.',
      risks: [
        {
          risk: 'Torn or wet paper makes the reader guess, and you pay on the wrong weight.',
          mitigation:
            'Any load that is over 5 % heavier or lighter than normal for the truck is shown to a person along with its photo.',
        },
        {
          risk: 'Among the genuine bills sits one with altered bank details, and it goes through.',
          mitigation: 'Whoever pays rings a known number before bank details change. The document itself is no proof.',
        },
      ],
      kpis: [
        {
          name: 'keying done in the office',
          unit: 'hours per week',
          baseline: 'the bookkeeper ticks off hours for two weeks',
          target: 'down 40 to 60 %',
        },
        {
          name: 'loads unpaid or paid wrongly',
          unit: 'loads per month',
          baseline: 'go over one whole month, load by load',
          target: 'none left unfound after 7 days',
        },
      ],
      data_needed: [
        'bills and load dockets, three months’ worth',
        'paddock and supplier codes as you use them',
        'weighed loads, as listed',
        'statements that growers or processors sent',
      ],
    },
    {
      workflow:
        'Dockets photographed by drivers and bills from the mail are read and matched by the tool. It takes off load, supplier, amount, weight and paddock and looks for them in orders and load lists. Only a failed match reaches the office.',
      build:
        'Switch on document capture in the accounts package, be it Dext, Hubdoc or another. Write rules for your crop and paddock codes. Afterwards, match each weighbridge load with the line on the grower statement.',
      checkpoint: 'All that the match has marked is looked at by the bookkeeper before a payment run is approved.',
      first_step:
        'Let the bookkeeper heap up last month’s papers, bills and dockets, one pile a supplier. Ten piles will take most time; mark those.',
      stop_test: 'At four weeks, a line may need keying by hand in 2 of every 10 documents at most. Beyond that, stop.',
      alternative:
        'Your ten largest suppliers can send invoices electronically if you ask. Every truck gets a drop box and a docket book of its own.',
      risks: [
        {
          risk: 'Rain or a rip makes a docket hard to read, and the load is paid for at a false weight.',
          mitigation:
            'Somebody compares weight and photo whenever a load is more than 5 % away from what the truck normally carries.',
        },
        {
          risk: 'One bill among many is a fake, and its bank details are the thief’s.',
          mitigation: 'No bank detail is read off a bill. Changes need a call to the number you have always used.',
        },
      ],
      kpis: [
        {
          name: 'weekly hours of typing in the office',
          unit: 'hours per week',
          baseline: 'a two-week tally kept by the bookkeeper',
          target: '40 to 60 % lower',
        },
        {
          name: 'loads and payments with no match',
          unit: 'loads per month',
          baseline: 'reconcile the whole of last month one time',
          target: 'each mismatch known inside 7 days',
        },
      ],
      data_needed: [
        'bills plus dockets, the last three months',
        'lists of codes for paddocks and suppliers',
        'the load list from the weighbridge',
        'statements sent by processors or growers',
      ],
    },
  ],
  'agriculture/order-desk': [
    {
      workflow:
        'Voicemails, mails and texts come in. Lines are drafted from what is on today’s availability list, and a question goes back if pack or size is not plain. Somebody at the desk looks it over and confirms.',
      build:
        'Put a reader on the SMS line and the shared mailbox, linked to prices and availability, that drafts replies. Give regular buyers a plain page on the web for orders; those need no reading.',
      checkpoint:
        'A buyer’s first order is confirmed by the order desk, and so is any at over twice the size they mostly take.',
      first_step:
        'For one week, have the desk send all questions and orders to a folder, and sort them into five kinds.',
      stop_test: 'At the six weeks mark, stop if the lines of over 15 in 100 drafts had to be redone.',
      alternative:
        'Mail out availability on Mondays, run one phone line at fixed hours, and have everyone use the same form.',
      risks: [
        {
          risk: 'Carton and tray get mixed up. On market day the customer has ten times less than was wanted.',
          mitigation:
            'Say pack and unit again in each confirmation. A strange quantity lands at the desk before it goes on.',
        },
        {
          risk: 'You sell what someone else bought an hour before.',
          mitigation: 'A drafted line is kept for 30 minutes, and each pick brings availability up to date.',
        },
      ],
      kpis: [
        {
          name: 'how long a message waits to become an order',
          unit: 'hours',
          baseline: 'note the times on 100 orders in one week',
          target: 'bring it down 40 to 60 %',
        },
        {
          name: 'orders that leave with a mistake',
          unit: 'per 100 orders',
          baseline: 'look at the credits of last month',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'products, with pack or pot sizes and grades',
        'what is available each day',
        'price list for every customer',
        'order messages of three months',
      ],
    },
    {
      workflow:
        'Buyers text, mail or leave a voicemail. The tool matches it to what is available today and drafts the lines; if the size or pack is in doubt, it asks. After a check at the desk, the confirmation leaves.',
      build:
        'Link the price list and availability list to software that drafts answers to your SMS line and your shared mailbox. A basic order page on the web spares you the reading for regulars.',
      checkpoint:
        'The desk itself confirms the first order from any customer, and any above twice what that buyer tends to order.',
      first_step:
        'Let orders and questions of one week pile up in a folder, and have the desk make five groups of them.',
      stop_test: 'Six weeks gone, and lines are rewritten in more than 15 of every 100 drafts? Then stop.',
      alternative:
        'Give everyone a shared form for orders, set phone hours on one number, and mail the availability list on a Monday.',
      risks: [
        {
          risk: 'They wanted cartons and you noted trays: ten times too little arrives on market day.',
          mitigation:
            'A confirmation repeats the unit and the pack. If the amount seems odd, the desk has a look first.',
        },
        {
          risk: 'The stock is gone, sold an hour ago, and you promise it again.',
          mitigation: 'Draft lines are on hold for 30 minutes. Availability is refreshed with each pick.',
        },
      ],
      kpis: [
        {
          name: 'hours between message and confirmation',
          unit: 'hours',
          baseline: 'for one week, write in and out times on 100 orders',
          target: '40 to 60 % less',
        },
        {
          name: 'wrong orders dispatched',
          unit: 'per 100 orders',
          baseline: 'take it from credits you gave in the past month',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'every product by grade and by pot or pack',
        'the day’s availability list',
        'prices as agreed with each buyer',
        'a quarter of messages with orders in them',
      ],
    },
    {
      workflow:
        'Texts, mails and voicemails turn into draft orders, checked against what you can supply today. Where pack or size is in doubt, the tool asks the buyer. Your desk looks over the draft, and the confirmation follows.',
      build:
        'Let software read texts and the shared mailbox, look up price and availability, and draft a reply. Offer regulars a plain order page online as well, because what they enter there needs no reading.',
      checkpoint:
        'Two kinds of order go past a person at the desk: the first from any customer, and one over double that buyer’s normal size.',
      first_step: 'Collect a week of questions and orders in one folder. The desk then sorts the lot into five types.',
      stop_test: 'Six weeks should do. When lines had to be rewritten in over 15 of 100 drafts, stop.',
      alternative:
        'Send the availability list each Monday, agree on one form for orders, and answer a single number at set hours.',
      risks: [
        {
          risk: 'Someone meant cartons and got trays, and the stall has a tenth of its stock on market day.',
          mitigation:
            'The confirmation spells out pack and unit. Quantities that look strange are seen at the desk beforehand.',
        },
        {
          risk: 'The last trays went an hour ago, and the tool offers them to the next caller.',
          mitigation: 'Drafting an order reserves its lines for 30 minutes. Every pick corrects the availability.',
        },
      ],
      kpis: [
        {
          name: 'time a buyer waits for a confirmed order',
          unit: 'hours',
          baseline: 'mark arrival and reply on 100 orders over a week',
          target: 'reduce it by 40 to 60 %',
        },
        {
          name: 'share of orders that go out wrong',
          unit: 'per 100 orders',
          baseline: 'work back from the past month’s credits',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'grades and pack or pot sizes of each product',
        'availability, renewed daily',
        'what each customer pays',
        'three months of texts, mails and calls',
      ],
    },
    {
      workflow:
        'A buyer’s text, mail or voicemail is read and drafted as order lines within minutes. It draws on the availability list of the day, and an unclear pack or size prompts a question. The desk checks the draft before it confirms.',
      build:
        'Connect an order reader to your mailbox and SMS number and to the lists of prices and stock on offer. It writes the draft reply. A web page where regular customers order for themselves cuts the reading further.',
      checkpoint:
        'Confirm in person whenever a customer is new or asks for more than two times the usual. That is the order desk’s rule.',
      first_step:
        'Ask the desk to forward all that comes in for one week, orders and questions alike, and then to make five heaps of it.',
      stop_test: 'If, six weeks in, the desk still redoes the lines of more than 15 drafts in 100, end the trial.',
      alternative:
        'One order form for all, one phone with fixed hours, and Monday’s availability by mail: try that before you buy anything.',
      risks: [
        {
          risk: 'A mix-up of tray and carton leaves the buyer ten times short when the market opens.',
          mitigation:
            'Read unit and pack back each time you confirm, and let the desk look at any amount that seems off.',
        },
        {
          risk: 'Two buyers are promised the same stock within the hour.',
          mitigation:
            'Keep drafted lines on hold for 30 minutes, and correct what is available whenever somebody picks.',
        },
      ],
      kpis: [
        {
          name: 'hours from first message to a firm order',
          unit: 'hours',
          baseline: 'clock 100 of them by hand in a week',
          target: '40 to 60 % shorter',
        },
        {
          name: 'mistakes per hundred orders sent',
          unit: 'per 100 orders',
          baseline: 'count last month’s credits to buyers',
          target: 'down 20 to 30 %',
        },
      ],
      data_needed: [
        'product range with sizes and grades',
        'today’s stock on offer',
        'price lists, one per customer',
        'past order messages, three months’ worth',
      ],
    },
    {
      workflow:
        'The desk opens a draft order in place of a raw text, voicemail or mail. Its lines come from the list of what is available today, and the tool queries a vague pack or size. Once checked, the confirmation goes off.',
      build:
        'Have your SMS line and shared mailbox read by a tool that knows prices and availability and drafts the answer. Regulars get a simple page to order on the web, so fewer messages have to be read.',
      checkpoint:
        'First orders are always confirmed by a person at the desk. So is any order that is more than double what the buyer normally takes.',
      first_step:
        'Pick a week and have the desk drop every order and question into a folder. Five kinds should be enough to sort them.',
      stop_test: 'Look at 100 drafts in week six. When lines were rewritten in more than 15, the trial is over.',
      alternative:
        'Start with three habits: one number with set hours, the same order form for everyone, and availability mailed out on Mondays.',
      risks: [
        {
          risk: 'The buyer says carton, you send trays, and on market day ten times too little is on the truck.',
          mitigation:
            'Every confirmation names the pack and the unit. The desk sees unusual amounts before they go any further.',
        },
        {
          risk: 'A line is confirmed although someone bought that stock an hour earlier.',
          mitigation: 'Each draft holds its lines for 30 minutes, and picking updates the list every time.',
        },
      ],
      kpis: [
        {
          name: 'wait from a buyer’s message to the confirmation',
          unit: 'hours',
          baseline: 'write times on 100 orders during one week',
          target: '40 to 60 % lower',
        },
        {
          name: 'orders with a fault when they leave',
          unit: 'per 100 orders',
          baseline: 'go through the credits you issued last month',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'products by grade, with pot and pack sizes',
        'list of what can be sold today',
        'what you charge each customer',
        'messages with orders from three months',
      ],
    },
  ],
  'agriculture/machinery-upkeep': [
    {
      workflow:
        'Eight weeks ahead of harvest or seeding, oil tests, fault codes and hours show which machines may fail. The workshop plans the work, gets parts that take long on order, and marks each job done.',
      build:
        'Start with a calendar of services by machine hours. Next use fault codes from the maker’s own system: FendtONE, AFS Connect or John Deere Operations Center. Let operators leave a phone note on what they see and hear.',
      checkpoint:
        'The workshop lead looks over the machine and settles the repair. Until then, no parts over $1,000 are bought.',
      first_step:
        'Ask the workshop lead for the ten worst stoppages of two seasons, each with its cause and how many days it took.',
      stop_test: 'Follow a season of alerts. If a mechanic found a fault behind less than 1 in 3, turn them off.',
      alternative:
        'Write each machine’s hours and next service on a whiteboard, and check every one fully eight weeks ahead of the season.',
      risks: [
        {
          risk: 'The same code has shown ten times, so it is wiped once more, and the pump dies.',
          mitigation:
            'When a code shows three times within a week, a job opens. It stays open until the workshop lead closes it.',
        },
        {
          risk: 'Operators learn that speed and place are used to check on them, and pull the plug.',
          mitigation: 'Put in writing that this data is for upkeep. Trips have no part in anyone’s review.',
        },
      ],
      kpis: [
        {
          name: 'days machines stand still in the peak',
          unit: 'days per season',
          baseline: 'go through job sheets and memories of last season’s stoppages',
          target: 'bring them down 20 to 40 %',
        },
        {
          name: 'services carried out when due',
          unit: '% of services due',
          baseline: 'for each main machine, check the book against hours at service',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'all machines and their hours',
        'what was serviced or repaired, and when',
        'codes that telematics reported',
        'how long parts take to come',
      ],
    },
    {
      workflow:
        'Fault codes, hours and oil tests tell you, eight weeks before you seed or harvest, which machines are at risk. Jobs go in the workshop’s book, slow parts are bought in good time, and what is done gets a tick.',
      build:
        'First plan services by hours run. Then take in alerts on fault codes from John Deere Operations Center, FendtONE or AFS Connect. Add notes by phone from operators on sounds and sights.',
      checkpoint:
        'Parts above $1,000 may be ordered once the workshop lead has examined the machine and chosen the repair.',
      first_step:
        'Out of the last two seasons, the workshop lead picks the ten most painful stoppages and writes down cause and days lost.',
      stop_test: 'One season is the test. If not even 1 in 3 alerts leads a mechanic to a real fault, stop them.',
      alternative:
        'Eight weeks before you need it, check each machine from end to end for the season, and keep hours and due services on a whiteboard.',
      risks: [
        {
          risk: 'After ten harmless times the code counts as noise; then the pump breaks.',
          mitigation:
            'If one code comes up three times in a week, it becomes a job which the workshop lead alone may close.',
        },
        {
          risk: 'The crew finds that their speed and location are being watched, and turns the system off.',
          mitigation: 'Sign a paper that the data is there for upkeep, and leave trips out of staff reviews.',
        },
      ],
      kpis: [
        {
          name: 'machine days lost when it matters most',
          unit: 'days per season',
          baseline: 'write up each stoppage of last season from sheets and memory',
          target: '20 to 40 % fewer',
        },
        {
          name: 'share of services on time',
          unit: '% of services due',
          baseline: 'look at hours on the clock when main machines were serviced',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'hours run, machine by machine',
        'past services and repairs',
        'telematics fault codes',
        'delivery times for parts',
      ],
    },
    {
      workflow:
        'Two months before seeding or harvest, eight weeks to be exact, you have a list of the machines likely to fail. Oil tests, hours and fault codes make it. The workshop books those jobs, buys slow parts in time and ticks each one off.',
      build:
        'Put every service on a calendar by hours run. After that, bring in fault-code alerts from AFS Connect, John Deere Operations Center or FendtONE. Operators add what they hear or see with a note on the phone.',
      checkpoint:
        'A flagged machine is inspected first. Then the workshop lead chooses the repair, and parts costing over $1,000 can be ordered.',
      first_step:
        'Which ten breakdowns hurt most over two seasons? The workshop lead writes them up with their causes and the days they took.',
      stop_test:
        'Review the alerts when the season ends. With less than 1 in 3 traced to a fault by a mechanic, switch them off.',
      alternative:
        'Hours and the coming service of each machine belong on a whiteboard. With eight weeks to go, every machine gets a full going-over.',
      risks: [
        {
          risk: 'Ten false starts teach people to clear the code. The eleventh time, the pump really goes.',
          mitigation:
            'A code seen three times in one week becomes a job, and nobody but the workshop lead may sign it off.',
        },
        {
          risk: 'Drivers find out that their speed and whereabouts are watched, so they pull the plug on the unit.',
          mitigation: 'Write down that upkeep is the sole purpose. Trips are not to appear in any staff review.',
        },
      ],
      kpis: [
        {
          name: 'peak-season days lost to breakdowns',
          unit: 'days per season',
          baseline: 'reconstruct last season’s from job sheets and what people recall',
          target: 'reduce them by 20 to 40 %',
        },
        {
          name: 'services that happen on schedule',
          unit: '% of services due',
          baseline: 'compare the service book and the hour meter, main machines only',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'fleet list and hour meters',
        'history of repairs and services',
        'fault codes as the maker’s system logs them',
        'waiting times on parts',
      ],
    },
    {
      workflow:
        'Machines at risk are known eight weeks ahead of seeding or harvest, while parts can still be had. The list draws on fault codes, oil tests and hours. Your workshop then plans the work, orders what comes slowly and closes each job.',
      build:
        'A service calendar based on machine hours comes first. Alerts come second, from the maker’s telematics: FendtONE, John Deere Operations Center or AFS Connect. A quick phone note from operators on odd noises or leaks completes it.',
      checkpoint:
        'Nobody orders parts for more than $1,000 until the workshop lead has looked at the machine and settled what to do.',
      first_step:
        'Begin with history. The workshop lead goes back two seasons and lists ten bad stoppages, days lost and reason included.',
      stop_test:
        'After a season, see how many alerts led a mechanic to something real. Under 1 in 3, and you end them.',
      alternative:
        'Take a whiteboard for hours and next services, and give each machine a thorough check eight weeks before work starts.',
      risks: [
        {
          risk: 'A code that cried wolf ten times gets wiped away, and then you lose the pump.',
          mitigation: 'On the third repeat inside a week a job card opens. The workshop lead closes it, no one else.',
        },
        {
          risk: 'If location and speed serve to check up on people, operators will turn the thing off.',
          mitigation:
            'Promise in writing that the data is for maintenance, and hold trip records back from reviews of staff.',
        },
      ],
      kpis: [
        {
          name: 'lost days while machines are needed most',
          unit: 'days per season',
          baseline: 'list the stoppages of the previous season with the crew’s help',
          target: '20 to 40 % less',
        },
        {
          name: 'on-time services',
          unit: '% of services due',
          baseline: 'check hours at service, as booked, on each main machine',
          target: 'upwards of 90 %',
        },
      ],
      data_needed: [
        'machines, each with hours so far',
        'service book and repair jobs',
        'codes read out by telematics',
        'lead times quoted for spares',
      ],
    },
    {
      workflow:
        'Eight weeks out from seeding or harvest, the workshop knows which machines could let you down. Hours, oil tests and codes point to them. Slow parts come early, and every job is booked and ticked off.',
      build:
        'Plan services from machine hours before anything else. Then add the maker’s fault-code alerts, from AFS Connect, FendtONE or John Deere’s Operations Center. Let operators send in by phone what they notice on the job.',
      checkpoint:
        'The workshop lead goes to see each flagged machine and picks the repair. Parts over $1,000 wait until that is done.',
      first_step:
        'With two seasons in mind, the workshop lead names the ten worst stoppages, and for each the reason and days gone.',
      stop_test:
        'Keep alerts only if a mechanic found the fault behind 1 in 3 or more during the season. Otherwise, off they go.',
      alternative:
        'Put hours and the next service due for all machines on a whiteboard. Eight weeks out from the season, go over each from nose to tail.',
      risks: [
        {
          risk: 'Since the code proved harmless ten times, somebody clears it again, and this time the pump fails.',
          mitigation: 'The same code three times in seven days makes a job. Closing it is up to the workshop lead.',
        },
        {
          risk: 'Tracking data turns into a way to watch drivers, and they disconnect it.',
          mitigation:
            'Give operators a written promise: the data is for upkeep, and no trip is held against them in a review.',
        },
      ],
      kpis: [
        {
          name: 'machine days lost in the peak',
          unit: 'days per season',
          baseline: 'use job sheets and people’s memory of last season',
          target: '20 to 40 % lower',
        },
        {
          name: 'share of due services done in time',
          unit: '% of services due',
          baseline: 'the book beside the hour meter, for main machines',
          target: 'beyond 90 %',
        },
      ],
      data_needed: [
        'list of machines and hours run',
        'repairs and services to date',
        'fault codes out of telematics',
        'time it takes to get parts',
      ],
    },
  ],
  'agriculture/cold-chain-watch': [
    {
      workflow:
        'Every few minutes a logger sends the state of its truck, vat or room. Swings from defrost and doors are learned as normal. If the curve heads over the limit, one person’s phone rings. They look, shift the stock or get the fridge mechanic.',
      build:
        'Buy loggers without wires that warn on the trend, and set a rota for the calls. File readings by batch, and a load can travel with its own temperature record.',
      checkpoint: 'Nothing is thrown away or held back until the person on call has put in a hand-held probe.',
      first_step:
        'Pick your worst rooms, leave five loggers there for seven days, and note every time one goes over the limit.',
      stop_test: 'Six weeks in, with tuning done twice, over half the calls still false means stop.',
      alternative:
        'Hang a min-max thermometer in every room, keep a sheet by the door, and fit the compressor with a dialler.',
      risks: [
        {
          risk: 'Internet and power go at the same moment, and the one alarm you need does not leave the site.',
          mitigation: 'Give it mobile data and a battery. On the first of every month, try the dead-site alarm.',
        },
        {
          risk: 'By the door, a probe reports people coming and going but says little of the fruit.',
          mitigation: 'In every room, place one probe inside a carton and hold it against the air reading weekly.',
        },
      ],
      kpis: [
        {
          name: 'stock spoiled by heat or cold',
          unit: '$ per quarter',
          baseline: 'four quarters of write-offs plus claims from buyers',
          target: 'bring it down 30 to 50 %',
        },
        {
          name: 'minutes until somebody stands in the room',
          unit: 'minutes',
          baseline: 'warm a probe on purpose, twice, one of them at night',
          target: 'less than 45 minutes',
        },
      ],
      data_needed: [
        'temperatures of rooms and product',
        'times of door openings and defrosts',
        'which stock came in when, by room',
        'old breakdowns and claims',
      ],
    },
    {
      workflow:
        'Rooms, vats and trucks each report at gaps of a few minutes. The tool knows how doors and defrost make the curve jump. Should a trend point over the limit, it phones a single person, who goes to look and then moves stock or calls in the fridge mechanic.',
      build:
        'What you want is wireless loggers, alarms that act on trends, and a rota of people to ring. With logs kept by batch, dispatch can hand over the temperature record together with the load.',
      checkpoint: 'Before a load is stopped or stock dumped, whoever is on call measures with a probe in hand.',
      first_step: 'Hang five loggers for seven days where cooling is poorest, and write down each breach of the limit.',
      stop_test:
        'Tune it twice. If, even so, more than half of all calls were false during those first six weeks, stop.',
      alternative: 'Do with a dialler on the compressor, one min-max thermometer to a room and a sheet on the door.',
      risks: [
        {
          risk: 'With power and internet both down, the very alarm that counts cannot get out.',
          mitigation:
            'Let a mobile link and a battery keep it alive. Test the alarm for a dead site each month, on the first.',
        },
        {
          risk: 'The probe sits at the door, so it warns you of traffic while the fruit goes unwatched.',
          mitigation: 'One carton per room has a probe in it. Week by week, compare that with the probe in the air.',
        },
      ],
      kpis: [
        {
          name: 'value of produce lost to wrong temperature',
          unit: '$ per quarter',
          baseline: 'total the last four quarters of claims and written-off stock',
          target: '30 to 50 % less',
        },
        {
          name: 'how fast a person arrives after a drift',
          unit: 'minutes',
          baseline: 'two drills with a warmed probe, by day and by night',
          target: 'no more than 45 minutes',
        },
      ],
      data_needed: [
        'logs of air and product temperature',
        'when doors open and units defrost',
        'stock per room with arrival date',
        'claims and failures so far',
      ],
    },
    {
      workflow:
        'One person’s phone rings while there is still time to save the stock. Loggers in each room, vat or truck report every few minutes, and the tool knows what doors and defrosting do. Whoever is rung checks, shifts the stock or gets the fridge mechanic out.',
      build:
        'Fit wireless loggers that alarm on the trend, and agree a rota of who takes the call. Store what they record by batch. Dispatch can then send proof of temperature with every load.',
      checkpoint:
        'Hold no load and dump no stock on the alarm alone. The person on call takes a hand-held probe to it first.',
      first_step:
        'Your worst rooms get five loggers for seven days. Mark down each time the temperature passes its limit.',
      stop_test: 'In six weeks you may tune it twice. If false calls still outnumber true ones, stop.',
      alternative:
        'A thermometer that keeps min and max in each room, a log sheet on the door and a dialler at the compressor are a fair start.',
      risks: [
        {
          risk: 'A storm takes out power and internet at once, so the worst night of the year raises no alarm.',
          mitigation: 'Provide mobile data and a battery of its own. Try the dead-site alarm monthly, on the first.',
        },
        {
          risk: 'Hung beside the door, a probe tells you about forklifts and little about fruit.',
          mitigation:
            'Bury a probe among the fruit of one carton in every room and see weekly how it differs from the one in the air.',
        },
      ],
      kpis: [
        {
          name: 'money lost on spoiled stock',
          unit: '$ per quarter',
          baseline: 'add claims to write-offs over four quarters',
          target: 'reduce it by 30 to 50 %',
        },
        {
          name: 'time before someone is on site',
          unit: 'minutes',
          baseline: 'try it with a warm probe two times, once after dark',
          target: 'inside 45 minutes',
        },
      ],
      data_needed: [
        'product and room temperature records',
        'defrost and door times',
        'dates and rooms of what is stored',
        'faults and claims in the past',
      ],
    },
    {
      workflow:
        'Rooms, vats and trucks are watched around the clock, and a phone rings when the trend heads past its limit. Normal jumps from defrost or an open door raise no call. The one who answers takes a look, moves what is at risk or sends for the fridge mechanic.',
      build:
        'Two things make it work: wireless loggers with alarms on the trend, and a written rota for the phone. Sorted by batch, the logs let a temperature record leave with each load.',
      checkpoint:
        'A reading by hand-held probe comes before any dumping or holding. It is the job of whoever is on call.',
      first_step:
        'Test for seven days with five loggers where you trust the cooling least. Each breach of the limit goes on a list.',
      stop_test: 'Stop after the first six weeks if two rounds of tuning have still left most calls false.',
      alternative:
        'Go simple: fit the compressor with a phone dialler, give every room a min-max thermometer and keep a sheet by its door.',
      risks: [
        {
          risk: 'The alarm that matters is the one you never get, because internet and power failed together.',
          mitigation:
            'Back it up with mobile data and a battery, and on day one of each month prove that a dead site still calls.',
        },
        {
          risk: 'The probe by the door reacts to each pallet going through, while warm fruit behind it goes unnoticed.',
          mitigation: 'Each room has one probe packed inside a carton. Compare it weekly with the reading in open air.',
        },
      ],
      kpis: [
        {
          name: 'cost of stock gone warm or frozen',
          unit: '$ per quarter',
          baseline: 'last four quarters, write-offs and buyers’ claims together',
          target: '30 to 50 % lower',
        },
        {
          name: 'minutes between drift and a person at the door',
          unit: 'minutes',
          baseline: 'stage two tests by warming a probe, one at night',
          target: 'under 45 minutes in each test',
        },
      ],
      data_needed: [
        'temperature history, product and air',
        'record of doors and defrosts',
        'what lies in which room, and since when',
        'earlier breakdowns with their claims',
      ],
    },
    {
      workflow:
        'As soon as a room, vat or truck drifts towards its limit, one person gets a call. The tool has learned how doors and defrost behave from loggers that report at intervals of a few minutes. That person goes to look, then moves stock or calls out the fridge mechanic.',
      build:
        'Get wireless loggers whose alarms follow the trend, and write a rota that says who is rung. When logs are filed by batch, a temperature record can go out alongside the load.',
      checkpoint: 'First a hand-held probe, read by whoever is on call. Only then is a load held or stock dumped.',
      first_step:
        'Hang up five loggers in the rooms you trust least. Over seven days, note when the limit was broken and how often.',
      stop_test: 'You get two goes at tuning within six weeks. If over half the calls are false after that, stop.',
      alternative:
        'Cheaper: every room gets a min-max thermometer and a door sheet, and the compressor dials out when it stops.',
      risks: [
        {
          risk: 'Power goes and takes the internet with it, and the most important alarm of all never leaves.',
          mitigation:
            'Mobile data and a battery must carry it. On the first of the month, cut the site off and see whether it calls.',
        },
        {
          risk: 'A probe close to the door measures the traffic through it while the fruit warms elsewhere.',
          mitigation: 'Each room has a carton with a probe inside. Once a week, set its reading beside the air.',
        },
      ],
      kpis: [
        {
          name: 'produce written off for temperature',
          unit: '$ per quarter',
          baseline: 'sum four quarters of buyers’ claims and write-offs',
          target: '30 to 50 % fewer dollars',
        },
        {
          name: 'wait until somebody reaches the room',
          unit: 'minutes',
          baseline: 'two trials with a warmed probe, one in the night',
          target: '45 minutes at most',
        },
      ],
      data_needed: [
        'logged temperatures for rooms and produce',
        'when doors opened and defrosts ran',
        'stock held in each room, with arrival dates',
        'list of old failures and claims',
      ],
    },
  ],
  'agriculture/farm-knowledge-assistant': [
    {
      workflow:
        'Somebody on the crew asks in their language how pump three starts, or what gloves this drum calls for. They get the label or your procedure, with its page. When there is no match the foreman gets the question and writes what was missing.',
      build:
        'Set a small assistant on your agronomy reports, safety sheets, labels and procedures, and let it show the page. Walk the farm with the senior manager for two hours, record it, and make brief notes that are checked.',
      checkpoint: 'On Fridays the foreman goes over that week’s questions and puts right whatever led a worker astray.',
      first_step: 'Let foremen log all questions for one week, and use the ten that come most as your test.',
      stop_test:
        'At week six, 8 in 10 answers to the test should be correct and show the correct page. If fewer are, stop.',
      alternative:
        'Hang a laminated sheet of pictures for every task by the shed door, and have someone from each language group check it.',
      risks: [
        {
          risk: 'A rate is translated or put badly, and a crop is burnt or a person harmed.',
          mitigation: 'For safety steps and rates, show the label itself as a picture and change no word.',
        },
        {
          risk: 'Nobody took the old procedure out, and the worker is told what held five years ago.',
          mitigation: 'Every page gets a review date and an owner. Once the date has gone by, it is no longer used.',
        },
      ],
      kpis: [
        {
          name: 'days until a starter works safely and at speed',
          unit: 'days',
          baseline: 'ask foremen to score the next ten who begin',
          target: 'bring them down 20 to 30 %',
        },
        {
          name: 'answers that name the right page',
          unit: '% of 50 test questions',
          baseline: 'draw up the 50 together with foremen beforehand',
          target: 'over 90 %',
        },
      ],
      data_needed: [
        'labels and procedures on paper',
        'reports on soil and agronomy',
        'walks with senior staff, on tape',
        'what you hand out at induction',
      ],
      must_not_decide:
        'A ticket and a skill shown in front of the supervisor clear a person for machines or chemicals. The assistant never can.',
    },
    {
      workflow:
        'Which gloves go with this drum? How do you start pump three? A worker asks on the phone, in any language they speak, and is shown the page, be it your procedure or the label. Failing that, the foreman is asked and closes the gap.',
      build:
        'It is a small assistant that reads your labels, procedures, agronomy reports and safety sheets and always shows its page. Record two hours on foot with the senior manager; they yield short notes that you check.',
      checkpoint:
        'Each Friday, questions of the week are read by the foreman. If an answer made someone do the wrong thing, it is corrected.',
      first_step: 'All that crews ask in one week is noted by the foremen; ten of the most frequent are your test.',
      stop_test: 'Run the test in week six. With less than 8 in 10 correct, right page included, stop.',
      alternative:
        'Fix one laminated page per task to the shed door, with pictures, and let a worker from every language group look it over.',
      risks: [
        {
          risk: 'Put in other words or another language, the mix rate comes out false. It burns the crop or hurts someone.',
          mitigation: 'Nobody rewords a safety step or a rate: the worker sees the label as a photo.',
        },
        {
          risk: 'An outdated procedure is still in there, and its answer is five years behind.',
          mitigation: 'An owner and a date for review belong to each page, and a page that is overdue is left out.',
        },
      ],
      kpis: [
        {
          name: 'time before a new hand is safe and quick',
          unit: 'days',
          baseline: 'the foremen’s marks for ten starters from now on',
          target: '20 to 30 % less',
        },
        {
          name: 'share of test questions with a correct source',
          unit: '% of 50 test questions',
          baseline: 'let foremen help write those 50 at the start',
          target: 'better than 90 %',
        },
      ],
      data_needed: [
        'procedures in writing, plus labels',
        'soil tests and agronomy reports',
        'recordings of senior people on their rounds',
        'papers for inductions',
      ],
      must_not_decide:
        'Who may drive a machine or touch a chemical is the supervisor’s decision, after seeing the skill and the ticket. The assistant has no say.',
    },
    {
      workflow:
        'Crew members get an answer on the phone, in their own language, with the page of your procedure or the label beside it. They ask about pump three or the gloves for a drum. What has no answer goes to the foreman, who fills the gap.',
      build:
        'Feed a small assistant with agronomy reports, labels, safety sheets and the farm’s procedures, and have it show where each answer stands. Walk two hours with the senior manager, record the talk and make short notes that someone checks.',
      checkpoint:
        'Every Friday the foreman goes through what was asked, and mends any answer that sent a worker wrong.',
      first_step:
        'Note each question the crews put to foremen for a week. Ten of them, the commonest, will be your test.',
      stop_test: 'The test is due in week six. Below 8 in 10 right answers, each on its right page, you stop.',
      alternative:
        'For every task, hang a laminated page of pictures at the shed door. One worker of each language reads it through first.',
      risks: [
        {
          risk: 'Somebody follows a mix rate that was badly translated, and a crop or a person suffers.',
          mitigation: 'Show the label’s own picture for rates and for safety. Not a word of it is rewritten.',
        },
        {
          risk: 'Last decade’s procedure was never thrown out, and the worker gets an answer five years too old.',
          mitigation:
            'Put a name and a date for review on every page. Past that date, the assistant no longer uses it.',
        },
      ],
      kpis: [
        {
          name: 'time for starters to reach safe, full pace',
          unit: 'days',
          baseline: 'have each foreman judge ten new people',
          target: 'reduce it by 20 to 30 %',
        },
        {
          name: 'correct answers with a correct source',
          unit: '% of 50 test questions',
          baseline: 'set the 50 questions first, with the foremen',
          target: 'more than 90 %',
        },
      ],
      data_needed: [
        'your labels and written procedures',
        'reports by agronomist and soil lab',
        'taped rounds with experienced staff',
        'induction handouts',
      ],
      must_not_decide:
        'Clearance for machines and chemicals is a supervisor’s job, given when a worker holds the ticket and has shown the skill. The assistant gives none.',
    },
    {
      workflow:
        'How to start pump three, which gloves this drum needs: workers ask in the language they think in and are shown the page. It comes from the label or your own procedure. Where there is none, the foreman hears of it and adds what was lacking.',
      build:
        'Collect labels, procedures, safety sheets and agronomy reports, and put a small assistant on top that shows its source. Much know-how sits with the senior manager. Two recorded hours of walking give you brief notes, which are then checked.',
      checkpoint:
        'Bad advice that somebody followed is put right by the foreman, who looks through the week’s questions on Friday.',
      first_step:
        'Foremen carry a notebook for one week and enter all they are asked. From it, take the ten most frequent as a test.',
      stop_test: 'Stop in week six unless 8 in 10 test answers or more are correct and come with the proper page.',
      alternative:
        'A page of pictures, laminated, beside the shed door does it for each task, once readers from all language groups have approved it.',
      risks: [
        {
          risk: 'In another language the mix rate has changed, and a burnt crop or an injured worker is the result.',
          mitigation: 'For rates and safety steps, nothing is paraphrased: the label appears as it was photographed.',
        },
        {
          risk: 'The pile still holds old procedures, so what the worker reads was true five years back.',
          mitigation: 'A page without a current review date drops out, and each has an owner who keeps it fresh.',
        },
      ],
      kpis: [
        {
          name: 'how many days a beginner needs to be safe and fast',
          unit: 'days',
          baseline: 'foremen give a rating to the next ten',
          target: '20 to 30 % fewer',
        },
        {
          name: 'right answers from the right page',
          unit: '% of 50 test questions',
          baseline: 'agree on 50 questions with foremen before you start',
          target: 'upwards of 90 %',
        },
      ],
      data_needed: [
        'procedures and labels in writing',
        'agronomist’s reports and soil results',
        'voice notes from rounds with old hands',
        'material for new starters',
      ],
      must_not_decide:
        'It may explain but not clear. A supervisor lets people onto machines or near chemicals, having seen both ticket and skill.',
    },
    {
      workflow:
        'A worker asks the phone and gets the right page back, in their own language: from the label, or from your procedure. It may be about gloves for a drum or the start of pump three. If no page fits, the foreman answers and writes one.',
      build:
        'Put a small assistant over procedures, safety sheets, agronomy reports and labels, all your own, and make it show the page. Record the senior manager on two hours of walks. Short notes come out of that, and someone checks them.',
      checkpoint:
        'Friday is when the foreman reads through the week’s questions. If a worker followed a wrong answer, it gets corrected.',
      first_step:
        'Give it one week. Foremen jot down whatever crews ask, and the ten questions heard most often are the test.',
      stop_test:
        'By week six, at least 8 in 10 test answers must be right and show the page they stand on. Short of that, stop.',
      alternative:
        'Make a picture page for each task, laminate it and hang it at the shed door. Each language group has one worker check it.',
      must_not_decide:
        'The assistant clears nobody for a machine or a chemical. That takes a supervisor, who has seen the ticket and watched the skill.',
      risks: [
        {
          risk: 'A mix rate loses its meaning in translation, and somebody gets hurt or a crop burns.',
          mitigation: 'Workers see the label as a picture when it comes to rates and safety. No one rewrites it.',
        },
        {
          risk: 'The worker is given a rule that was dropped five years ago, as old procedures were never cleared out.',
          mitigation: 'Pages need an owner and a date to be reviewed. The assistant ignores those that are overdue.',
        },
      ],
      kpis: [
        {
          name: 'how soon a starter is safe and up to speed',
          unit: 'days',
          baseline: 'let foremen mark ten people who start from now',
          target: '20 to 30 % sooner',
        },
        {
          name: 'test questions with answer and page both right',
          unit: '% of 50 test questions',
          baseline: 'prepare 50 questions alongside the foremen',
          target: 'beyond 90 %',
        },
      ],
      data_needed: [
        'labels together with your own procedures',
        'soil results and reports by the agronomist',
        'senior staff recorded on their walks',
        'handouts used at induction',
      ],
    },
  ],
  'agriculture/feed-and-pasture-budget': [
    {
      workflow:
        'Rain outlook, mob numbers and growth by plate meter or satellite show how many weeks each paddock can feed. You see when feed runs short, and what buying, moving or selling would change. Once a month, at the mob meeting, the manager makes the call.',
      build:
        'AgriWebb grazing, Cibo Labs and Pasture.io sell feed budgets. Give one your mob counts and, for gain, the scale data. Every month, hold it up to cut or plate samples.',
      checkpoint: 'When the budget points to agistment or a sale, the livestock manager first goes round the paddocks.',
      first_step: 'Write down today’s mobs with head counts and paddocks, and how much grain and hay you have.',
      stop_test: 'If weeks of feed left are out by over 30 % from what the walk shows across three months, end it.',
      alternative:
        'Walk the pasture monthly with a ruler, keep the feed budget to a page, and set days for the choice to sell.',
      risks: [
        {
          risk: 'From space, scrub and weeds pass for grass, and animals are left short.',
          mitigation: 'Every month, cut three spots on each type of land, weigh them and set the map right.',
        },
        {
          risk: 'The numbers in the yards and on the screen part ways, and all that follows is off.',
          mitigation:
            'Set counts straight at every yarding. If more than 2 % are missing, no budget until you know why.',
        },
      ],
      kpis: [
        {
          name: 'money spent on feed',
          unit: '$ per head per year',
          baseline: 'divide two years of feed bills by head',
          target: 'bring it down 8 to 15 %',
        },
        {
          name: 'animals sold at the weight you aimed for',
          unit: '% of head sold',
          baseline: 'twelve months of kill sheets',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'where each mob is and how many head',
        'scale weights',
        'how fast pasture grows, as estimated',
        'feed given out and feed bought',
      ],
    },
    {
      workflow:
        'How long will feed last? Growth from the plate meter or satellite, rain to come and the mobs give you weeks left by paddock. You can see the gap, and how it shifts if you sell, buy or move. The decision falls at the mob meeting each month.',
      build:
        'Buy the budget from Pasture.io, AgriWebb grazing or Cibo Labs, and feed it with counts of each mob and weights off the scale. Monthly samples, by plate or cut, keep it honest.',
      checkpoint:
        'The livestock manager drives round the paddocks first. Only then does a sale or agistment from the budget go ahead.',
      first_step: 'Note how much hay and grain is on hand today, and for each mob where it is and how many head.',
      stop_test: 'Over three months, set the weeks left by forecast next to the walk. A gap above 30 % means stop.',
      alternative:
        'On fixed dates decide whether to sell. Base it on a ruler, a walk each month and a feed budget that fits one page.',
      risks: [
        {
          risk: 'Scrub or weeds look green to the satellite, but the mob cannot eat them and goes hungry.',
          mitigation: 'In each land type, three spots are cut and weighed every month, and the map is corrected.',
        },
        {
          risk: 'Counts on file no longer match the yards, and each sum after that is wrong.',
          mitigation: 'Every yarding is a chance to reconcile. Above 2 % the budget halts until you find the reason.',
        },
      ],
      kpis: [
        {
          name: 'cost of purchased feed',
          unit: '$ per head per year',
          baseline: 'per head, from the bills of two years',
          target: '8 to 15 % less',
        },
        {
          name: 'share of head that meets the target range',
          unit: '% of head sold',
          baseline: 'go by kill sheets from the past twelve months',
          target: 'a gain of 5 to 10 points',
        },
      ],
      data_needed: [
        'head counts and shifts by paddock',
        'what animals weigh on the scale',
        'growth of pasture, estimated',
        'bought feed and what was fed',
      ],
    },
    {
      workflow:
        'You see for each paddock how many weeks of feed are left and when the shortfall begins. Mob numbers, the rain outlook and growth by satellite or plate meter feed it. At the monthly mob meeting the manager weighs selling, moving or buying.',
      build:
        'Subscribe to a feed budget such as Cibo Labs, AgriWebb grazing or Pasture.io. It needs your mob counts, and scale data for the rate of gain. Once a month, test it with a cut sample or the plate.',
      checkpoint:
        'A sale or agistment may look right on screen. The livestock manager still drives the paddocks before agreeing to it.',
      first_step: 'Take stock today: each mob with its paddock and head, and all hay and grain in store.',
      stop_test:
        'Check the weeks left against what you see on foot. More than 30 % apart over three months, and you stop.',
      alternative:
        'Take a ruler on a monthly walk, keep a feed budget of one page and mark on the calendar when you will decide to sell.',
      risks: [
        {
          risk: 'What the satellite counts as growth is scrub or weed, and the mob is underfed.',
          mitigation: 'Three spots per land type are cut and weighed each month. Use them to correct the map.',
        },
        {
          risk: 'Screen and yards disagree on how many head there are, and later sums inherit the error.',
          mitigation:
            'At each yarding, square the counts. Over 2 % out, and the budget is frozen until somebody finds the reason.',
        },
      ],
      kpis: [
        {
          name: 'feed bought in',
          unit: '$ per head per year',
          baseline: 'last two years’ bills, shared over the head you ran',
          target: 'reduce it by 8 to 15 %',
        },
        {
          name: 'stock within its target weights on the day of sale',
          unit: '% of head sold',
          baseline: 'use a year of kill sheets',
          target: 'raise the share by 5 to 10 points',
        },
      ],
      data_needed: [
        'mobs, their size and their moves',
        'weighing records',
        'estimates of what the pasture grows',
        'feed purchased and fed',
      ],
    },
    {
      workflow:
        'Weeks of feed left are worked out by paddock from three things: pasture growth (satellite or plate meter), the mobs and rain ahead. It shows the week feed gives out, and what you gain by a move, a sale or a purchase. Once a month the manager chooses at the mob meeting.',
      build:
        'Buy a tool for feed budgets (AgriWebb grazing, Pasture.io or Cibo Labs will do). Enter mob counts, and weights from the scales so that gain is known. Plate readings or cut samples every month show if it still holds.',
      checkpoint:
        'Before stock is sold or sent on agistment, the livestock manager takes a drive through the paddocks and looks.',
      first_step:
        'Write one list today with every mob, where it grazes and its head count. Below it, put the grain and hay you hold.',
      stop_test:
        'Over three months of pasture walks, a forecast that misses the weeks left by above 30 % is not worth keeping.',
      alternative:
        'Walk and measure with a ruler once a month. A single page holds the budget, and sale decisions fall on dates you fix beforehand.',
      risks: [
        {
          risk: 'Scrub and weeds shine green from above. The budget calls it feed, and stock lose weight.',
          mitigation: 'Every land type has three cut-and-weigh spots each month, and the map is put right by them.',
        },
        {
          risk: 'The mob numbers slip away from the truth in the yards, and then no figure can be trusted.',
          mitigation:
            'Count again at every yarding. If the gap is wider than 2 %, no more budgets until it is explained.',
        },
      ],
      kpis: [
        {
          name: 'what bought feed costs you',
          unit: '$ per head per year',
          baseline: 'two years’ feed bills over the number of head',
          target: '8 to 15 % lower',
        },
        {
          name: 'head sold inside the range you wanted',
          unit: '% of head sold',
          baseline: 'read twelve months’ kill sheets',
          target: 'lift the share by 5 to 10 points',
        },
      ],
      data_needed: [
        'paddock moves and head in each mob',
        'live weights off the scales',
        'pasture growth, from satellite or plate',
        'hay and grain bought and used',
      ],
    },
    {
      workflow:
        'Every paddock shows its weeks of feed left, and the day the gap opens is plain to see. Pasture growth from plate meter or satellite, the rain outlook and mob numbers go into it. At the month’s mob meeting the manager compares buying, selling and moving.',
      build:
        'Take a ready-made feed budget: Pasture.io, Cibo Labs and AgriWebb grazing all offer one. Enter how many head each mob has and, to follow gain, what the scales say. Monthly cuts or plate readings tell you if it is right.',
      checkpoint:
        'A drive round the paddocks comes first. After it, the livestock manager may act on a sale or agistment the budget put forward.',
      first_step: 'Go out today and note all mobs, with paddock and head. Add what hay and grain is left in the shed.',
      stop_test:
        'Walk the pasture for three months. If the weeks left on screen differ by over 30 % from what you find, stop.',
      alternative:
        'Measure with a ruler on a walk each month, write a one-page budget, and settle in advance on which dates you choose to sell.',
      risks: [
        {
          risk: 'Weeds or scrub count as grass in the satellite picture, so a mob runs out of feed.',
          mitigation: 'Each month, weigh cut samples from three spots on every land type, and fix the map with them.',
        },
        {
          risk: 'The system says one number of head and the yards another, and all sums built on it fail.',
          mitigation:
            'Match numbers whenever stock are yarded. The budget rests if more than 2 % cannot be accounted for.',
        },
      ],
      kpis: [
        {
          name: 'dollars of feed bought for each animal',
          unit: '$ per head per year',
          baseline: 'share two years of feed bills among your head',
          target: '8 to 15 % fewer dollars',
        },
        {
          name: 'animals that hit their target weight when sold',
          unit: '% of head sold',
          baseline: 'kill sheets from one full year',
          target: '5 to 10 points more',
        },
      ],
      data_needed: [
        'mobs by paddock, with head and shifts',
        'weights as the scales gave them',
        'estimated growth of the pasture',
        'feed you bought and feed you gave',
      ],
    },
  ],
  'agriculture/aquaculture-feeding': [
    {
      workflow:
        'Around the clock you get salt, heat and oxygen, and at feeding time pictures from the pens. It suggests what to feed next and phones when oxygen sinks towards its limit. The pen lead says yes to the ration; a fixed rule runs the aerators.',
      build:
        'Begin with oxygen probes that stay in place and warn on the trend. Next, for two pens, add a biomass estimate and a camera that spots pellets left over. Hold both against sample weights.',
      checkpoint: 'Ration changes of more than 10 % wait for the pen lead, who also writes down deaths each day.',
      first_step:
        'For seven nights, leave an oxygen logger in the pond that worries you most, and at dawn look at how low it went.',
      stop_test:
        'When a growth stage is over, and trial pens turn feed to fish no better than control pens, drop the ration advice.',
      alternative:
        'Look at feed trays an hour on, do a dawn round with a hand-held oxygen meter, and feed by a table of heat and size.',
      risks: [
        {
          risk: 'Growth on the probe makes it read too high, and at night nobody is rung.',
          mitigation:
            'Ponds worth most get two probes, cleaned twice a week. If they are 1 mg/L apart, an alarm sounds.',
        },
        {
          risk: 'The water is cloudy, the camera feeds too little, and weeks of growth are gone.',
          mitigation: 'When the water is less clear than your limit, feed by the table. Weigh a sample every ten days.',
        },
      ],
      kpis: [
        {
          name: 'feed needed for each kilo of growth',
          unit: 'kg feed per kg gain',
          baseline: 'look at two past harvests of every pond or pen',
          target: '3 to 8 % lower',
        },
        {
          name: 'hours with too little oxygen',
          unit: 'hours per month',
          baseline: 'leave fixed probes in for four weeks',
          target: 'bring them down by half',
        },
      ],
      data_needed: [
        'logs of temperature and oxygen',
        'how much each pen was fed',
        'deaths and weights of samples',
        'results of water tests',
      ],
    },
    {
      workflow:
        'Readings of oxygen, salt and heat arrive by day and by night, and cameras watch the pens at feeding. The next ration is advised, and if oxygen drops towards its limit somebody is rung. Aerators obey a set rule, and the ration is confirmed by the pen lead.',
      build:
        'Oxygen comes first, with fixed probes and alarms on the trend. Later, take two pens and add an estimate of biomass plus a camera for uneaten pellets. Sample weights show if it is right.',
      checkpoint:
        'Each day the pen lead logs deaths by hand. Without that person’s yes, no ration shifts by over 10 %.',
      first_step:
        'Choose the worst pond, hang in one oxygen probe that logs, and over seven nights read its lows at dawn.',
      stop_test:
        'Let one growth stage pass. If control pens convert just as well as trial pens, no more ration advice.',
      alternative:
        'At dawn, go round with an oxygen meter. Feed from a table for size and heat, and check the trays after one hour.',
      risks: [
        {
          risk: 'Slime makes a probe read high, oxygen fails in the night, and no phone rings.',
          mitigation:
            'In ponds of high value hang two probes. Wipe them twice a week, and let a gap of 1 mg/L raise an alarm.',
        },
        {
          risk: 'Murky water fools the camera, feed is cut, and fish stop growing for weeks.',
          mitigation:
            'Set a limit for clarity; under it, the table decides the ration. Every ten days take sample weights.',
        },
      ],
      kpis: [
        {
          name: 'feed used for each kilo of fish',
          unit: 'kg feed per kg gain',
          baseline: 'the two latest harvests, pen by pen or pond by pond',
          target: 'a drop of 3 to 8 %',
        },
        {
          name: 'time spent under the oxygen limit',
          unit: 'hours per month',
          baseline: 'four weeks on record with fixed probes',
          target: 'half as many',
        },
      ],
      data_needed: [
        'oxygen and heat as logged',
        'rations fed, pen by pen',
        'dead fish counted and samples weighed',
        'what the water tests say',
      ],
    },
    {
      workflow:
        'Before oxygen reaches its limit, somebody’s phone rings, and the next ration is advised from what pens and water show. Readings of heat, salt and oxygen run day and night; cameras join at feeding. A set rule governs aerators, and the pen lead confirms each ration.',
      build:
        'Fixed oxygen probes that alarm on a trend are step one. In step two, two pens get a camera that sees wasted pellets and an estimate of biomass. Check that estimate against weighed samples.',
      checkpoint:
        'Changes over 10 % in a ration need the pen lead’s approval. The same person enters the day’s deaths by hand.',
      first_step:
        'Leave a logging probe for oxygen in your worst pond, seven nights long. At each dawn, note how low it fell.',
      stop_test:
        'Compare conversion after a growth stage. Where trial and control pens come out alike, give up advice on rations.',
      alternative:
        'Check the feed trays one hour after feeding, measure oxygen by hand at dawn and look up the ration by size and heat in a table.',
      risks: [
        {
          risk: 'A probe covered in growth shows too much oxygen, and the bad night passes without a call.',
          mitigation:
            'Valuable ponds carry two probes that are wiped twice weekly. A difference of 1 mg/L between them sounds an alarm.',
        },
        {
          risk: 'In cloudy water the camera sees nothing eaten and holds back feed, and growth is lost for weeks.',
          mitigation: 'Under your limit for clarity, the table sets the ration. Sample weights follow every ten days.',
        },
      ],
      kpis: [
        {
          name: 'kilos of feed per kilo gained',
          unit: 'kg feed per kg gain',
          baseline: 'work it out from the last pair of harvests for a pen or pond',
          target: 'reduce them by 3 to 8 %',
        },
        {
          name: 'spells below the oxygen limit',
          unit: 'hours per month',
          baseline: 'fit probes and log them for four weeks',
          target: 'halve them',
        },
      ],
      data_needed: [
        'continuous oxygen and temperature data',
        'feed by pen and day',
        'sampled weights, and losses',
        'tests of the water',
      ],
    },
    {
      workflow:
        'The pen lead starts with an advised ration and confirms or changes it. It comes from pen cameras at feeding and from oxygen, salt and heat measured at all hours. If oxygen slides towards the limit, the tool rings, and aerators start by a fixed rule.',
      build:
        'Do the oxygen first: probes that stay in the water and give warning from the trend. Then trial two pens with a camera for leftover pellets and a biomass figure. Weigh samples to see how true both are.',
      checkpoint:
        'No ration moves by more than 10 % without the pen lead. Deaths are written up by that lead each day, not by the tool.',
      first_step:
        'Choose the pond with the worst record. One probe logs its oxygen for seven nights, and you read the low points at dawn.',
      stop_test:
        'A single growth stage will tell. Drop the advice if pens that used it convert feed no better than the controls.',
      alternative:
        'You can feed by a table that goes by heat and size, with a dawn round of the oxygen meter and a look at the trays after an hour.',
      risks: [
        {
          risk: 'Fouling makes the probe report plenty of oxygen, so nobody is called on the night it runs out.',
          mitigation:
            'Fit high-value ponds with a pair of probes, clean both twice a week and alarm when they part by 1 mg/L.',
        },
        {
          risk: 'Murk blinds the cameras, rations shrink, and weeks later the fish are small.',
          mitigation:
            'Go back to the ration table once the water is too cloudy, and take weights from a sample every ten days.',
        },
      ],
      kpis: [
        {
          name: 'feed conversion ratio',
          unit: 'kg feed per kg gain',
          baseline: 'the records of two harvests, for each pond or pen',
          target: '3 to 8 % better',
        },
        {
          name: 'low-oxygen hours',
          unit: 'hours per month',
          baseline: 'what fixed probes log over four weeks',
          target: 'cut to half of today’s',
        },
      ],
      data_needed: [
        'probe records of oxygen and temperature',
        'what went into each pen as feed',
        'weights from samples and daily deaths',
        'lab and field water tests',
      ],
    },
    {
      workflow:
        'The next ration comes as advice, and a phone rings before oxygen reaches its limit. Salt, oxygen and heat are read round the clock, and cameras look into the pens at feeding. The pen lead confirms what is fed; aerators run by a set rule.',
      build:
        'Before anything else, fix oxygen probes in place, with trend alarms. Two pens then get a camera that spots wasted feed and a figure for biomass. Sample weights are the check.',
      checkpoint:
        'The pen lead has the say over any ration that changes by above 10 %, and notes each day’s deaths by hand.',
      first_step:
        'Let an oxygen probe log the worst pond through seven nights. The lows are what you read when day breaks.',
      stop_test:
        'End the ration advice if, one growth stage later, control pens convert their feed as well as the trial pens.',
      alternative:
        'Without software: a table of rations by size and heat, oxygen measured by hand at dawn, and trays looked at one hour after feeding.',
      risks: [
        {
          risk: 'At night oxygen crashes, but the fouled probe still reads high and nobody hears.',
          mitigation:
            'A pond of high value has two probes. They are wiped twice a week, and 1 mg/L between them raises the alarm.',
        },
        {
          risk: 'Pens go short of feed for weeks, since the camera cannot see through murky water.',
          mitigation:
            'The table rules whenever clarity is under your mark. Sample the weights at least every ten days.',
        },
      ],
      kpis: [
        {
          name: 'kilos fed for a kilo of growth',
          unit: 'kg feed per kg gain',
          baseline: 'go back two harvests in every pen or pond',
          target: '3 to 8 % less',
        },
        {
          name: 'hours below the oxygen limit in a month',
          unit: 'hours per month',
          baseline: 'fixed probes, on log for four weeks',
          target: 'half of what they are now',
        },
      ],
      data_needed: [
        'oxygen readings with temperature',
        'feed records for every pen',
        'deaths, plus weights from samples',
        'what tests of the water showed',
      ],
    },
  ],
  'agriculture/loads-and-runs': [
    {
      workflow:
        'By 3 pm you enter truck sizes, opening hours and the loads for tomorrow. Out comes a plan of runs and starts so that neither packhouse nor harvester stands still. What only a person knows, the dispatcher adds; then drivers get it.',
      build:
        'Load routing software with time windows, weight limits, gates and sites. When things are busiest, let the paddock see where each truck is.',
      checkpoint: 'Day by day, before drivers get their runs, the dispatcher looks at access and fatigue.',
      first_step: 'For a week, every truck carries a sheet where the driver writes when they came, loaded and left.',
      stop_test: 'Look at runs made by the plan for six weeks. If a tonne does not cost 4 % less to move, stop.',
      alternative:
        'Give each site set slots, and with a load sheet all can see, agree on it with carriers one day ahead.',
      risks: [
        {
          risk: 'In the peak fortnight a plan with no slack takes drivers over their hours.',
          mitigation:
            'The plan cannot break rest or loading times. Each driver’s remaining hours are on the dispatcher’s screen.',
        },
        {
          risk: 'A B-double is led onto a road where it is not allowed.',
          mitigation: 'Put in the routes approved for every truck class. From day one, drivers may flag a bad gate.',
        },
      ],
      kpis: [
        {
          name: 'what freight costs',
          unit: '$ per tonne or drop',
          baseline: 'take loads and freight bills of eight weeks',
          target: 'bring it down 8 to 15 %',
        },
        {
          name: 'minutes a truck stands waiting',
          unit: 'minutes per load',
          baseline: 'two weeks in which drivers write when they arrive and tip',
          target: 'a drop of 20 to 30 %',
        },
      ],
      data_needed: [
        'sites with their hours and gates',
        'each day’s orders or loads',
        'road limits and what trucks can carry',
        'how long runs really took',
      ],
      must_not_decide:
        'A driver who is tired or calls a road unsafe is always right against the plan. What happens next is settled there and then with the dispatcher.',
    },
    {
      workflow:
        'Loads for the next day, the size of each truck and when sites are open are due at 3 pm. The draft of runs and start times keeps harvester and packhouse busy. The dispatcher mends what software cannot know; then it goes out to drivers.',
      build:
        'You need routing software that holds load limits, sites, gates and time windows. In peak weeks the people in the paddock should see trucks live.',
      checkpoint:
        'Runs are held back until the dispatcher has checked that day’s plan for access and for tired drivers.',
      first_step:
        'Give each truck one sheet, and for one week have drivers put down the times they arrive, load and leave.',
      stop_test: 'On planned runs, a tonne should cost 4 % less after six weeks. When it does not, stop.',
      alternative:
        'Agree the day before with your carriers: a sheet of loads that everybody shares, and a fixed slot at each site.',
      risks: [
        {
          risk: 'Busy fortnight, tight plan: drivers end up working longer than they may.',
          mitigation:
            'Loading and rest are fixed blocks that no plan can cut, and the dispatcher can see how many hours a driver has left.',
        },
        {
          risk: 'The route takes a B-double along a track closed to it.',
          mitigation:
            'Each class of truck has its approved routes in the system. Bad gates are marked by drivers from day one.',
        },
      ],
      kpis: [
        {
          name: 'cost of moving a tonne or a drop',
          unit: '$ per tonne or drop',
          baseline: 'eight weeks’ worth of bills set against loads',
          target: '8 to 15 % less',
        },
        {
          name: 'time lost in queues',
          unit: 'minutes per load',
          baseline: 'ask drivers to log arrival and tipping for two weeks',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'every site, its gate and opening times',
        'orders or loads by day',
        'limits on roads and trucks',
        'run times as driven',
      ],
      must_not_decide:
        'If the driver says the road is not safe, or that they are too tired, the plan gives way. Driver and dispatcher agree on the spot what to do.',
    },
    {
      workflow:
        'Runs and start times for tomorrow are drafted this afternoon, so that harvester and packhouse never wait for a truck. Loads, truck sizes and site hours are entered by 3 pm. The dispatcher puts right what software cannot see and passes runs to drivers.',
      build:
        'Buy routing software and load it with your gates, sites, time windows and limits on loads. During the peak, show the paddock where trucks are at any moment.',
      checkpoint: 'No run reaches a driver before the dispatcher has been over it for site access and fatigue.',
      first_step:
        'Put a sheet in every truck. For one week the driver enters the times of arriving, loading and leaving.',
      stop_test: 'Runs on the plan have six weeks to get 4 % cheaper per tonne. Failing that, stop.',
      alternative:
        'Agree fixed slots for each site with the carriers on the day before, and work from one list of loads that all can open.',
      risks: [
        {
          risk: 'In the busiest two weeks, runs are so tight that drivers go over their legal hours.',
          mitigation:
            'No plan may eat into rest or loading, and remaining hours of each driver are in front of the dispatcher.',
        },
        {
          risk: 'A B-double follows the map onto a road it is barred from.',
          mitigation: 'Enter approved routes by class of truck. Drivers report bad gates from the very first day.',
        },
      ],
      kpis: [
        {
          name: 'freight spend for each tonne or drop',
          unit: '$ per tonne or drop',
          baseline: 'gather eight weeks of loads with the bills for them',
          target: 'reduce it by 8 to 15 %',
        },
        {
          name: 'wait per load at the gate',
          unit: 'minutes per load',
          baseline: 'let drivers time arriving and tipping over two weeks',
          target: '20 to 30 % shorter',
        },
      ],
      data_needed: [
        'gate points and opening hours of all sites',
        'what must move each day',
        'weight limits and truck sizes',
        'actual hours on each run',
      ],
      must_not_decide:
        'Tiredness and unsafe roads are judged by the driver, never by the plan. Driver and dispatcher sort it out at once between them.',
    },
    {
      workflow:
        'The dispatcher gets a draft of tomorrow’s runs and start times and corrects it before drivers see it. By 3 pm somebody has entered loads, hours of each site and sizes of trucks. The aim is a harvester and a packhouse that keep moving.',
      build:
        'Routing software needs to know four things: your sites, their gates, the time windows and what each load may weigh. When the season peaks, paddock and trucks should be on one live map.',
      checkpoint: 'Fatigue and access are checked daily by the dispatcher. After that the drivers receive their runs.',
      first_step:
        'One week, one sheet a truck: drivers fill in when they arrived, when they loaded and when they drove off.',
      stop_test: 'Work out cost per tonne for planned runs. A fall of less than 4 % within six weeks means stop.',
      alternative:
        'A load list that carriers and farm share, plus set times at every site, will do if all agree the day before.',
      risks: [
        {
          risk: 'Drivers run out of legal hours in the peak fortnight because the plan left no slack.',
          mitigation:
            'Treat loading and rest as limits no run can break, and let the dispatcher see who has hours to spare.',
        },
        {
          risk: 'Software that does not know truck classes sends a B-double where it must not go.',
          mitigation:
            'Each class is tied to its approved roads. From the first day drivers can mark any gate that fails.',
        },
      ],
      kpis: [
        {
          name: 'dollars of freight per tonne or drop',
          unit: '$ per tonne or drop',
          baseline: 'eight weeks, loads on one side and bills on the other',
          target: '8 to 15 % lower',
        },
        {
          name: 'how long trucks stand before they tip',
          unit: 'minutes per load',
          baseline: 'two weeks of arrival and tipping times from drivers',
          target: 'down 20 to 30 %',
        },
      ],
      data_needed: [
        'list of sites, hours and gates included',
        'daily loads or orders',
        'truck payloads with road restrictions',
        'times that past runs took',
      ],
      must_not_decide:
        'No run outranks a driver who reports fatigue or a bad road. The two people who decide are that driver and the dispatcher, right away.',
    },
    {
      workflow:
        'Tomorrow’s runs are drafted so that the packhouse and the harvester keep moving. For that, truck sizes, loads and site hours must be in by 3 pm. Local facts the tool cannot know are added by the dispatcher, and then drivers get their runs.',
      build:
        'Get routing software and enter sites, time windows, gates and load limits. In the peak weeks, people in the paddock should be able to follow each truck live.',
      checkpoint:
        'Before a driver sees the day’s runs, the dispatcher has been through them with two questions: access and fatigue.',
      first_step:
        'Every driver keeps one sheet for a week, in the truck, with times for arrival, loading and departure.',
      stop_test:
        'Compare cost per tonne on the runs that kept to the plan. Six weeks must bring it down 4 %, or it ends.',
      alternative:
        'Settle loads with the carriers a day ahead on one shared sheet, and give every site its own fixed slots.',
      must_not_decide:
        'When a driver calls a road unsafe or says they are tired, the plan stands back. Dispatcher and driver decide between them, there and then.',
      risks: [
        {
          risk: 'During the two busiest weeks the plan is too tight, and drivers work beyond their hours.',
          mitigation:
            'Loading time and rest cannot be shortened by the plan. The dispatcher sees what hours each driver has in hand.',
        },
        {
          risk: 'A B-double is sent along a track that only smaller trucks may take.',
          mitigation:
            'For every class of truck, load the roads it is approved for. Drivers tag bad gates from day one.',
        },
      ],
      kpis: [
        {
          name: 'cost of freight by tonne or drop',
          unit: '$ per tonne or drop',
          baseline: 'look at loads and freight bills over eight weeks',
          target: '8 to 15 % fewer dollars',
        },
        {
          name: 'minutes each load waits',
          unit: 'minutes per load',
          baseline: 'drivers time arrival and tipping for a fortnight',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'each site with hours and gate point',
        'orders or loads, day by day',
        'what trucks may carry and roads allow',
        'real times of the runs',
      ],
    },
  ],
  'agriculture/claims-and-rejections': [
    {
      workflow:
        'A buyer writes to complain or to reject. Reason, batch, load and buyer are picked out, the temperature log and pack photos are attached, and an answer is drafted. Whether to fight it or accept is for the quality officer. Causes add up by block.',
      build:
        'Make an inbox for claims. It reads photos and mails, finds the batch, and counts down the days the buyer allows for a dispute. Once a month the harvest meeting sees which causes came up.',
      checkpoint: 'Drafts all pass the quality officer, whose signature is needed when a credit or dispute tops $500.',
      first_step:
        'Dig out 50 recent claims and note for each how many days you took, the amount, the reason and the buyer.',
      stop_test: 'Two months in, 8 in 10 drafts should name the correct reason and batch. When they fall short, stop.',
      alternative:
        'Keep claims on a single sheet, each with its deadline, and take three pictures of a pallet before it goes.',
      risks: [
        {
          risk: 'What sounds like a blemish is a food safety matter, and you recall too late.',
          mitigation:
            'If a mail says chemical, glass or illness, the quality manager’s phone rings, however it was filed.',
        },
        {
          risk: 'One crew is blamed, when all it did was pack more.',
          mitigation: 'Count causes for every 100 pallets, and before you act, go through them with the crew boss.',
        },
      ],
      kpis: [
        {
          name: 'claims answered in time to dispute',
          unit: '% of claims',
          baseline: 'take 50 recent ones, with the dates they came and went',
          target: 'over 95 %',
        },
        {
          name: 'credits you hand out',
          unit: '$ per 100 pallets',
          baseline: 'add up credit notes for last season',
          target: 'bring them down 15 to 25 %',
        },
      ],
      data_needed: [
        'mails and pictures that claims came with',
        'what was dispatched, by batch',
        'checks made while packing',
        'each buyer’s terms and time limits',
      ],
    },
    {
      workflow:
        'It starts with a mail that rejects a load or complains. The tool finds load, buyer, reason and batch, adds photos from packing and the log of temperatures, and writes a draft. The quality officer disputes or accepts. Block by block, causes are counted.',
      build:
        'Claims get their own inbox. Mails and photos are read there and tied to a batch, and the clock for the buyer’s dispute window starts. Every month a table of causes is put before the harvest meeting.',
      checkpoint:
        'It is the quality officer who reads the drafts, and who signs where more than $500 in credit or dispute is at stake.',
      first_step: 'Look up your last 50 claims; next to each put buyer, amount, reason and the days it took to reply.',
      stop_test: 'If batch and reason are right in under 8 in 10 drafts when two months are over, stop.',
      alternative:
        'Photograph each pallet three times before it leaves, and list claims on one sheet by the date they fall due.',
      risks: [
        {
          risk: 'Somebody files a food safety issue under looks, so the recall begins late.',
          mitigation:
            'Glass, illness, chemical: such words ring the quality manager straight away, no matter the class.',
        },
        {
          risk: 'Since their batch was bigger, a crew takes the blame.',
          mitigation: 'Show each cause as a count for 100 pallets. The crew boss hears of it before any step is taken.',
        },
      ],
      kpis: [
        {
          name: 'share of claims met before the window shuts',
          unit: '% of claims',
          baseline: 'look up arrival and reply for the latest 50',
          target: 'better than 95 %',
        },
        {
          name: 'money credited back to buyers',
          unit: '$ per 100 pallets',
          baseline: 'go by the season’s credit notes',
          target: '15 to 25 % less',
        },
      ],
      data_needed: [
        'photos and mails from buyers',
        'dispatch papers and batch numbers',
        'quality checks at the time of packing',
        'dispute terms, buyer by buyer',
      ],
    },
    {
      workflow:
        'Every complaint or rejection gets a drafted answer with its proof attached: temperature log and pack photos. Load, buyer, reason and batch are read from the mail. The quality officer chooses to dispute or accept, and blocks are tallied by cause.',
      build:
        'Route claims to one inbox that can read mails and pictures and find the batch. It starts counting when the dispute window opens. Each month, the harvest meeting gets a table of what went wrong.',
      checkpoint:
        'Each draft is read by the quality officer. Above $500, a credit or a dispute needs that officer’s signature too.',
      first_step:
        'List your 50 most recent claims. Against each, enter amount, buyer, reason and how many days the answer took.',
      stop_test: 'Give it two months. Stop unless batch and reason are correct in 8 or more of every 10 drafts.',
      alternative:
        'Shoot three photos of each pallet as it leaves. Claims live on one sheet, and every line has its deadline.',
      risks: [
        {
          risk: 'A complaint that concerns food safety is treated as a matter of looks, and the recall is late.',
          mitigation:
            'Certain words, among them glass, chemical and illness, ring the quality manager at once, no matter how the mail was sorted.',
        },
        {
          risk: 'A crew looks careless when it merely packed the bigger batch.',
          mitigation: 'Work out each cause per 100 pallets. The crew boss discusses it before anyone acts.',
        },
      ],
      kpis: [
        {
          name: 'replies sent inside the buyer’s window',
          unit: '% of claims',
          baseline: 'the dates in and out of your last 50',
          target: 'more than 95 %',
        },
        {
          name: 'credit per hundred pallets',
          unit: '$ per 100 pallets',
          baseline: 'take the notes issued in the last season',
          target: 'reduce it by 15 to 25 %',
        },
      ],
      data_needed: [
        'claims as mailed, with photos',
        'records of batch and dispatch',
        'what quality saw at packing',
        'windows for dispute in buyers’ terms',
      ],
    },
    {
      workflow:
        'You answer buyers in time and with evidence. When a claim is mailed in, the tool notes buyer, reason, load and batch, fetches temperature log and packing photos, and drafts the reply. Accept or dispute is the quality officer’s choice; causes are counted per block.',
      build:
        'Set up an inbox for nothing but claims. It ties each mail and photo to its batch and watches the time the buyer gives you to object. A table of causes reaches the harvest meeting every month.',
      checkpoint:
        'The quality officer goes over all drafts and puts a name to every credit or dispute of more than $500.',
      first_step: 'Find the latest 50 claims and add four columns: buyer, amount, reason, days until you replied.',
      stop_test:
        'After two months, at least 8 in 10 drafts must carry the true reason and batch. If they do not, close it.',
      alternative:
        'Use a sheet with one line and one due date for each claim. Before a pallet goes, take three pictures of it.',
      risks: [
        {
          risk: 'Under the heading of appearance sits a food safety complaint, and days go by before the recall.',
          mitigation:
            'Chemical, illness or glass in the text triggers a call to the quality manager straight away, however it was classed.',
        },
        {
          risk: 'The crew that packed most gets most of the blame.',
          mitigation: 'Compare causes by the 100 pallets, and hear the crew boss before you do anything.',
        },
      ],
      kpis: [
        {
          name: 'share of disputes raised in time',
          unit: '% of claims',
          baseline: 'check when your 50 latest claims came in and went out',
          target: 'upwards of 95 %',
        },
        {
          name: 'value of credits to buyers',
          unit: '$ per 100 pallets',
          baseline: 'total last season’s credit notes',
          target: 'down 15 to 25 %',
        },
      ],
      data_needed: [
        'buyers’ mails with the pictures',
        'batch sheets and dispatch notes',
        'results of checks on the packing line',
        'what each buyer allows for disputes',
      ],
    },
    {
      workflow:
        'A draft reply, with pack photos and temperature log attached, is ready soon after a claim comes in. The tool reads who the buyer is, which load and batch, and why. Accepting or disputing is up to the quality officer, and causes are added up by block.',
      build:
        'Send every claim to one inbox, where mails and photos are read and joined to the batch. From then on the buyer’s time limit for disputes is counted. The harvest meeting gets the causes in a table each month.',
      checkpoint:
        'No reply goes unread by the quality officer. For disputes and credits over $500, a signature is needed as well.',
      first_step:
        'Go back over 50 claims, the newest first. Next to every one, put reason, buyer, days to reply and amount.',
      stop_test: 'If reason and batch are not right in 8 out of 10 drafts by the end of two months, close it down.',
      alternative:
        'All claims stand on one sheet, with the date each is due. Every pallet is photographed three times on its way out.',
      risks: [
        {
          risk: 'A mail about food safety is taken for a cosmetic complaint, and you start the recall days late.',
          mitigation:
            'Illness, chemical, glass: words like these phone the quality manager right away, under any heading.',
        },
        {
          risk: 'A crew is blamed for the most claims, though it packed the most pallets.',
          mitigation: 'Reckon causes by 100 pallets, then talk with the crew boss. Only after that do you act.',
        },
      ],
      kpis: [
        {
          name: 'claims you reply to before the window closes',
          unit: '% of claims',
          baseline: 'the latest 50, by date received and date answered',
          target: 'beyond 95 %',
        },
        {
          name: 'dollars credited for each hundred pallets',
          unit: '$ per 100 pallets',
          baseline: 'go through the credit notes from one season',
          target: '15 to 25 % fewer dollars',
        },
      ],
      data_needed: [
        'claims with mails and pictures',
        'which batch went out on which load',
        'checks of quality made at packing time',
        'buyers’ terms and the days to dispute',
      ],
    },
  ],
  'agriculture/paddock-profit': [
    {
      workflow:
        'Once the crop is in, lay every year’s yield maps over what each paddock cost you. You then know the margin zone by zone, and which parts carry weeds or lose money. A rate map for next season goes into the spreader or sprayer.',
      build:
        'Start with the mapping tool your header came with, or pay the agronomist for one clean-up of the maps. Take two paddocks and split each into three zones. On every spray day, read wind and inversion off the closest gauge first and keep a log.',
      checkpoint:
        'Agronomist and grower both go over a rate map ahead of loading. At the paddock, the driver looks at wind and inversion before spraying.',
      first_step:
        'Choose two paddocks. Get out three seasons of yield maps for them and note what you spent on inputs.',
      stop_test: 'Give it one season. If a changed zone makes no more per hectare than its test strip, go back.',
      alternative:
        'One sheet will rank your paddocks: weighbridge tonnes, minus fertiliser, seed and chemical. The worst patches can be spot-sprayed by hand.',
      risks: [
        {
          risk: 'A map from a header that was never calibrated shows good ground as poor, and you starve it.',
          mitigation: 'Set the header each season. In every zone, keep one strip at the full rate as a check.',
        },
        {
          risk: 'The plan names today, so somebody sprays in an inversion.',
          mitigation:
            'It is the driver who reads wind and inversion on site and records both. Stopping is always allowed.',
        },
      ],
      kpis: [
        {
          name: 'spend on fertiliser and chemical',
          unit: '$ per hectare',
          baseline: 'divide last season’s invoices by the areas',
          target: 'bring it down 5 to 15 %',
        },
        {
          name: 'margin on the poorest third of your paddocks',
          unit: '$ per hectare',
          baseline: 'work it out with costs and yield maps',
          target: '5 to 10 % higher',
        },
      ],
      data_needed: [
        'three or more seasons of yield maps',
        'what each paddock cost in inputs',
        'maps of spray and fertiliser as applied',
        'soil results for every zone',
      ],
    },
    {
      workflow:
        'Which zones earn and which lose? Yield maps from all years, set against input costs after harvest, show the margin across each paddock. You mark the losing and weedy parts and give the spreader or sprayer a rate map for the season to come.',
      build:
        'The header’s own mapping software will do, or your agronomist can tidy the maps a single time. Begin with two paddocks of three zones apiece. Wind and inversion at the nearest gauge are checked and written down ahead of any spraying.',
      checkpoint:
        'Before loading, each rate map passes the agronomist and the grower. Before the boom opens, the driver makes sure of the wind and that there is no inversion.',
      first_step: 'For two paddocks, find the yield maps from three seasons back and put beside them what inputs cost.',
      stop_test:
        'Hold the changed zones against the test strips at season’s end. No extra dollars per hectare means you stop.',
      alternative:
        'Take tonnes over the weighbridge and subtract chemical, fertiliser and seed. That ranks the paddocks on a page; treat bad patches with a hand sprayer.',
      risks: [
        {
          risk: 'Without calibration, old maps can make strong ground look weak, and it gets too little.',
          mitigation:
            'A full-rate test strip in each zone will show it. Have the header calibrated every season as well.',
        },
        {
          risk: 'Because it was planned for today, the boom goes out under an inversion.',
          mitigation:
            'On the spot, the driver tests for wind and inversion, makes a note, and has the right to call it off.',
        },
      ],
      kpis: [
        {
          name: 'cost of chemical and fertiliser',
          unit: '$ per hectare',
          baseline: 'last season’s invoices over the hectares treated',
          target: 'a drop of 5 to 15 %',
        },
        {
          name: 'what the worst third of paddocks earns',
          unit: '$ per hectare',
          baseline: 'take yield maps and subtract costs',
          target: 'a gain of 5 to 10 %',
        },
      ],
      data_needed: [
        'yield maps, three seasons at least',
        'costs of inputs for each paddock',
        'as-applied maps from spreader and sprayer',
        'zone soil tests',
      ],
    },
    {
      workflow:
        'Each paddock is cut into zones by what it earns, using all your yield maps and the cost of inputs. Do it when harvest is over. Parts with weeds or losses are marked, and next season’s sprayer or spreader runs on a rate map.',
      build:
        'Try what you own first: most headers ship with a mapping tool. If the maps are messy, the agronomist cleans them once. Two paddocks with three zones are plenty for a start. Each spray day, log the nearest gauge’s wind and any inversion.',
      checkpoint:
        'Nobody loads a rate map that grower and agronomist have not seen. The driver, for their part, checks inversion and wind with the boom still shut.',
      first_step:
        'Take three years of yield maps from two of your paddocks, and write down the inputs each one had and their price.',
      stop_test:
        'After a season, look at dollars per hectare. Where new rates do no better than the strips left alone, stop.',
      alternative:
        'A sheet of paper does it: tonnes weighed, less what went on seed, fertiliser and chemical, best paddock at the top. Spray the bad spots by hand.',
      risks: [
        {
          risk: 'Yield data from past years is off because the header was not calibrated, and a sound zone goes hungry.',
          mitigation: 'Leave a strip at full rate in all zones, and calibrate before each harvest.',
        },
        {
          risk: 'People stick to the day on the plan, and the spray drifts in an inversion.',
          mitigation:
            'Drivers look at the wind and for an inversion when they arrive, write down both and may refuse to go on.',
        },
      ],
      kpis: [
        {
          name: 'dollars of fertiliser and chemical on a hectare',
          unit: '$ per hectare',
          baseline: 'read it from invoices and areas of the past season',
          target: 'reduce them by 5 to 15 %',
        },
        {
          name: 'gross margin in the bottom third',
          unit: '$ per hectare',
          baseline: 'paddock costs set against the yield maps',
          target: 'raise it 5 to 10 %',
        },
      ],
      data_needed: [
        'at least three seasons of mapped yields',
        'input spending by paddock',
        'records of spray and spreader rates on the ground',
        'soil tests taken in each zone',
      ],
    },
    {
      workflow:
        'Money made or lost shows up zone by zone when yield maps of every year meet the input costs of a paddock. That is a job for after harvest. Mark what loses or grows weeds, then put the new rates on a map for spreader or sprayer.',
      build:
        'Your header’s maker supplies a mapping tool; use that, or have the maps cleaned once by the agronomist. Three zones in each of two paddocks will teach you enough. Ahead of spraying, someone reads the nearest gauge for wind and inversion and logs both.',
      checkpoint:
        'A rate map is loaded after two people have read it, the grower and the agronomist. The boom stays closed until the driver is content with wind and inversion.',
      first_step:
        'Lay out the maps of three harvests for a pair of paddocks. Next to each, list the cost of its inputs.',
      stop_test:
        'Test strips are the yardstick. When zones on new rates bring in nothing more per hectare by the end of one season, drop it.',
      alternative:
        'Sort paddocks by tonnes at the weighbridge after paying for fertiliser, chemical and seed. Then walk the worst patches and spot-spray them.',
      risks: [
        {
          risk: 'If the header was out of true, a fertile zone reads low and its rate is cut.',
          mitigation:
            'Calibration comes round each season, and every zone keeps a strip that still gets the whole rate.',
        },
        {
          risk: 'A date in the plan tempts somebody to spray while an inversion sits on the paddock.',
          mitigation:
            'The driver decides at the gate, having measured wind and looked for inversion, and notes it. A stop is never questioned.',
        },
      ],
      kpis: [
        {
          name: 'input cost for chemicals and fertiliser',
          unit: '$ per hectare',
          baseline: 'use areas and invoices from last season',
          target: '5 to 15 % less',
        },
        {
          name: 'earnings of the weakest third of paddocks',
          unit: '$ per hectare',
          baseline: 'costs and yield maps will give it',
          target: 'lift them by 5 to 10 %',
        },
      ],
      data_needed: [
        'yield mapping from three seasons or longer',
        'paddock costs for all inputs',
        'what spreader and sprayer really put down, mapped',
        'soil samples by zone',
      ],
    },
    {
      workflow:
        'You learn which zones of a paddock earn money and which ones lose it. After harvest, yield maps from all years are set against what the inputs cost. Losing or weedy parts are marked, and a rate map goes into next season’s spreader or sprayer.',
      build:
        'The mapping tool from your header is a good start; failing that, the agronomist tidies the maps one time. Keep to two paddocks and three zones in each. On spray days, first look up inversion and wind at the nearest gauge and note both.',
      checkpoint:
        'Grower and agronomist have to see a rate map before the machine does. At the paddock, boom still closed, the driver looks for wind and inversion.',
      first_step:
        'Pick two paddocks. Gather their yield maps, three seasons back, and set down what was spent on inputs.',
      stop_test:
        'One season decides. If zones with new rates make the same per hectare as their test strips, go back to the old rates.',
      alternative:
        'Start with a ranking on paper. Weighbridge tonnes less chemical, seed and fertiliser puts the paddocks in order, and you spot-spray the poorest patches.',
      risks: [
        {
          risk: 'The header ran without calibration for years, so its maps starve a zone that is really good.',
          mitigation: 'Every season starts with a calibrated header. One strip per zone stays on full rate.',
        },
        {
          risk: 'The plan says today, so the driver sprays into an inversion.',
          mitigation: 'At the paddock the driver checks inversion and wind and records it. Nobody may overrule a stop.',
        },
      ],
      kpis: [
        {
          name: 'fertiliser and chemical bill per hectare',
          unit: '$ per hectare',
          baseline: 'last season’s invoices, spread over the area',
          target: '5 to 15 % lower',
        },
        {
          name: 'margin of the paddocks in the lowest third',
          unit: '$ per hectare',
          baseline: 'put together costs and yield maps',
          target: '5 to 10 % more',
        },
      ],
      data_needed: [
        'yield maps going back three seasons or more',
        'spending on inputs, paddock by paddock',
        'maps of what sprayer and spreader applied',
        'results of soil tests per zone',
      ],
    },
  ],
  'agriculture/harvest-closures': [
    {
      risks: [
        {
          risk: 'The crew takes a small figure for permission, although harvest is still banned there.',
          mitigation: 'State at the top of each message that an area opens by official notice alone.',
        },
        {
          risk: 'Growth on a probe hides the fresh water, so nobody is warned.',
          mitigation: 'Scrub the probes every two weeks, and hold a hand meter beside them on harvest days.',
        },
      ],
      kpis: [
        {
          name: 'shutdowns seen two days before',
          unit: '% of closures',
          baseline: 'two years of notices against what the tool would have said',
          target: 'lift to 70 to 80 %',
        },
        {
          name: 'orders lost or shifted through closures',
          unit: 'orders per month',
          baseline: 'a tally from the order book of the season just gone',
          target: 'bring down by 20 to 30 %',
        },
      ],
      workflow:
        'Every morning the readings for rain, river, salt and samples meet in one place. For each area you see how likely a shutdown is over five days, and when harvest might resume. You then bring stock in sooner, fill orders from elsewhere or ring buyers while there is time.',
      build:
        'Get a day-by-day outlook for all areas you harvest. It draws on catchment gauges, the Bureau’s forecast and your own salinity loggers, and is proved on closures you have had. A text at 5 am names the odds and the dozens at risk.',
      checkpoint:
        'Whatever the outlook shows, no boat goes out until the lease manager has read the latest notice from the programme.',
      first_step:
        'Take two years of closures, and put beside every one how much it rained and how salty the water was in the week that led up to it.',
      stop_test: 'If a wet season passes and the tool saw under 6 in 10 closures coming two days out, end it.',
      alternative:
        'List old closures against three days of rain and find a simple rule for every area. Keep buyers’ numbers ready in one text group.',
      data_needed: [
        'dates of old closures and reopenings',
        'river heights and rain by gauge',
        'what the salt and heat loggers recorded',
        'laboratory results for water and meat',
        'weekly orders, split by area',
      ],
      must_not_decide:
        'No forecast opens water or passes a batch. That rests with the state programme for the area, and with the licence holder for the batch.',
    },
    {
      risks: [
        {
          risk: 'A hopeful outlook is taken as a green light in water that is closed.',
          mitigation: 'The first line of the text repeats that the notice decides, not the forecast.',
        },
        {
          risk: 'Probes covered in weed show salt that is not there, and a flood slips by.',
          mitigation: 'Fortnightly cleaning is on the roster. At harvest, a hand reading confirms each logger.',
        },
      ],
      kpis: [
        {
          name: 'share of closures with two days’ warning',
          unit: '% of closures',
          baseline: 'hindcast the last two years and hold it against the notices',
          target: 'up to 70 to 80 %',
        },
        {
          name: 'sales put off or lost to a shut area',
          unit: 'orders per month',
          baseline: 'last season’s orders, gone through one by one',
          target: 'a fall of 20 to 30 %',
        },
      ],
      workflow:
        'You learn five days ahead which areas are likely to shut, and roughly when they come back. Rain, flow, salinity and test results feed that picture each day. With it the grower can pull oysters early, switch areas or give customers fair notice.',
      build:
        'What you want is a short message at 5 am: how likely each area is to close, and how much stock that touches. Behind it stand salinity loggers, rain gauges up the catchment and the Bureau. Past closures show whether it can be trusted.',
      checkpoint:
        'Before the crew casts off, the lease manager looks up what the programme says today. The forecast never replaces that.',
      first_step:
        'Start a sheet of all shutdowns in two years. Add the week’s rainfall and salt readings that came before.',
      stop_test:
        'Two days’ warning for at least 6 in 10 closures is the mark; drop the tool when it misses that over one wet season.',
      alternative:
        'A plain rainfall rule for each area, drawn from old closures and three days of rain, costs nothing. Add a group text to the buyers.',
      data_needed: [
        'the programme’s closing and opening notices',
        'catchment rain and river flow',
        'logger files for salinity and heat',
        'sample results from the lab',
        'your order list per area and week',
      ],
      must_not_decide:
        'Opening an area is for the state shellfish programme, and releasing a batch is for whoever holds the licence. The forecast may do neither.',
    },
    {
      workflow:
        'The grower knows each morning how likely every harvest area is to close within five days. Water samples, salinity, gauge rain and river flow make up the estimate, along with a likely date for reopening. There is time to harvest early, switch an order to other water or let buyers know.',
      build:
        'Build one daily outlook for each area out of the Bureau forecast, gauges in the catchment and salinity loggers. Test it on the closures you remember. At 5 am it texts the chance of closing and what stock is exposed.',
      checkpoint:
        'The boat stays in until the lease manager has seen the programme’s notice for the day. An outlook does not change that.',
      first_step:
        'Make a sheet with every closure in two years. To each, add rain and salinity for the seven days before it.',
      stop_test: 'Over one wet season, 6 in 10 closures should have been called two days early. With fewer, you stop.',
      alternative:
        'Go through past closures, note how much rain fell in three days, and set a rule of thumb for each area. Buyers hear by group text.',
      must_not_decide:
        'Areas open and shut on the word of the state shellfish programme, and the licence holder lets a batch go. An outlook has no power over either.',
      risks: [
        {
          risk: 'The figure is low, and somebody harvests in an area that has not been opened.',
          mitigation: 'Begin each text with the rule: nothing is open until the programme gives notice.',
        },
        {
          risk: 'After a fresh, a dirty logger still shows salt, and no warning is sent.',
          mitigation: 'Every fortnight the loggers are cleaned. Each harvest, a hand meter is read against them.',
        },
      ],
      kpis: [
        {
          name: 'closures you saw coming by two days',
          unit: '% of closures',
          baseline: 'lay two years of notices beside what was forecast',
          target: 'reach 70 to 80 %',
        },
        {
          name: 'orders dropped or switched on account of closures',
          unit: 'orders per month',
          baseline: 'look through one season of the order book',
          target: '20 to 30 % fewer',
        },
      ],
      data_needed: [
        'closing and reopening dates so far',
        'readings of rain gauges and the river',
        'temperature and salt from the loggers',
        'tests on flesh and water',
        'weekly orders for each harvest area',
      ],
    },
    {
      workflow:
        'Which areas may close in the coming five days, and when could they reopen? The tool answers daily from river flow, samples, rain at the gauges and salinity. Orders can then be moved, oysters lifted sooner or buyers told in good time.',
      build:
        'Combine three sources, salinity loggers, the Bureau and gauges upstream, in an outlook for every harvest area. Your record of closures is its exam. Each day at 5 am one text gives the odds and the stock that hangs on them.',
      checkpoint:
        'Even on a good outlook, the lease manager reads the programme’s notice of that morning. Boats leave afterwards.',
      first_step:
        'Go back two years and list the closures. How salty was the water, and how much rain fell, in the week that came before each?',
      stop_test: 'Stop when the wet season is over and two days’ notice was given for less than 6 in 10 closures.',
      alternative:
        'Old closures and the rain of three days will give you a rule for every area. Texting all buyers at once covers what is left.',
      must_not_decide:
        'Areas are opened by the state shellfish programme and by nobody else, and a batch is released by the licence holder. The outlook decides nothing.',
      risks: [
        {
          risk: 'People hear that the risk is small and go harvesting although the water is shut.',
          mitigation: 'The opening line of every outlook says that a notice from the programme is what counts.',
        },
        {
          risk: 'Weed on the logger keeps the reading high while fresh water comes down.',
          mitigation:
            'Put cleaning on the calendar for every second week, and take a hand meter along to each harvest.',
        },
      ],
      kpis: [
        {
          name: 'two-day warnings that came true',
          unit: '% of closures',
          baseline: 'the forecasts of two years, compared with the notices',
          target: 'bring it to 70 to 80 %',
        },
        {
          name: 'orders that a closure cost or moved',
          unit: 'orders per month',
          baseline: 'page through the order book for last season',
          target: 'lower by 20 to 30 %',
        },
      ],
      data_needed: [
        'record of closures with their end dates',
        'river gauge and rainfall figures',
        'salinity and water temperature from loggers',
        'what the lab found in water and flesh',
        'orders, by area and week',
      ],
    },
    {
      workflow:
        'Growers get five days’ notice of a likely closure, area by area, with a guess at the reopening. It is worked out every morning from salinity, samples, river flow and gauge rain. They can bring stock in, supply from another area or tell buyers early.',
      build:
        'You need a daily forecast of closures for each area, fed by loggers for salinity, the Bureau and gauges in the catchment. Run it over old closures first. A single 5 am text carries the chance and the amount of stock concerned.',
      checkpoint:
        'Reading the current notice is the lease manager’s job before every trip. No outlook, however good, takes its place.',
      first_step:
        'Put down all closures of the past two years. Beside them go the rain and the salt from one week earlier.',
      stop_test:
        'One wet season is the trial. Fewer than 6 closures in 10 called two days beforehand, and the tool goes.',
      alternative:
        'A sheet is cheaper: each closure, rain over the three days ahead of it, and a rule per area drawn from that. Text the buyers yourself.',
      must_not_decide:
        'It may warn, but it opens no area and passes no batch. The programme of the state decides on areas, the licence holder on each batch.',
      risks: [
        {
          risk: 'Low odds sound like permission, and a crew takes stock from closed water.',
          mitigation: 'Write on top of the outlook that the programme alone can open an area.',
        },
        {
          risk: 'A logger that nobody cleaned misses the fresh water and stays silent.',
          mitigation: 'Clean them all once a fortnight. On harvest days a hand meter shows whether they read true.',
        },
      ],
      kpis: [
        {
          name: 'share of closures called two days out',
          unit: '% of closures',
          baseline: 'work through the notices of two years with old forecasts',
          target: 'get to 70 to 80 %',
        },
        {
          name: 'cancelled or shifted orders through closures',
          unit: 'orders per month',
          baseline: 'last season’s order book, counted by month',
          target: '20 to 30 % less',
        },
      ],
      data_needed: [
        'when areas closed and opened again',
        'rain by gauge, and the river level',
        'logger readings of salt and temperature',
        'results on water samples and flesh',
        'what was ordered weekly from which area',
      ],
    },
  ],
  'agriculture/catch-and-quota': [
    {
      risks: [
        {
          risk: 'Landings are booked late, so somebody overfishes without knowing it.',
          mitigation: 'Post weights on the day. Once a tenth of the quota is left, the office must agree to each trip.',
        },
        {
          risk: 'Crews sail in a blow because Friday’s price looks good.',
          mitigation: 'Write a weather limit into every trip, and ask no skipper why he stayed in.',
        },
      ],
      kpis: [
        {
          name: 'returns that come back or go in late',
          unit: 'returns per quarter',
          baseline: 'four quarters of correspondence with the fishery',
          target: '50 to 80 % fewer',
        },
        {
          name: 'what a day at sea earns',
          unit: '$ per vessel day',
          baseline: 'take 30 recent trips: sales minus ice, bait and fuel',
          target: '5 to 10 % up',
        },
      ],
      workflow:
        'On the boat a tablet takes down species, kilos, position and discards for every shot or pot string. Nothing is typed again: return, quota balance and the notice to the buyer all come from it. Ashore, the office lines up trips by remaining quota, weather and price.',
      build:
        'Start with an electronic logbook that your fishery has approved, if there is one, and tie a quota ledger to it. A sheet each week shows catch, fuel and price per trip. From that the fleet manager sees which trips pay.',
      checkpoint:
        'No return leaves before the quota officer has held it against the weight landed; the skipper’s name goes under it.',
      first_step: 'For one boat and its last ten trips, lay landing docket, logbook and quota balance side by side.',
      stop_test: 'After 12 weeks, look at how many returns differ from landed weight; above 1 in 20, end it.',
      alternative:
        'Use one wet-proof sheet a trip, take a photo of it at the wharf, and let the office keep a quota table that all can see.',
      data_needed: [
        'catch and effort, shot by shot',
        'weights at landing and disposal forms',
        'quota owned, rented in and fished',
        'ice and fuel bills by trip',
        'what buyers paid per species',
      ],
      must_not_decide:
        'Going to sea, and vouching for the catch figures, stays with the skipper. No plan or tablet does either.',
    },
    {
      risks: [
        {
          risk: 'A boat runs past its quota since the last landing is not in the ledger yet.',
          mitigation: 'Enter landed kilos before night. The final tenth may be fished only after a call to the office.',
        },
        {
          risk: 'Good prices tempt a boat out when it should stay tied up.',
          mitigation: 'Every plan has its wind and swell limit. A skipper’s no is final.',
        },
      ],
      kpis: [
        {
          name: 'late or rejected catch returns',
          unit: 'returns per quarter',
          baseline: 'go through a year, quarter by quarter',
          target: 'down 50 to 80 %',
        },
        {
          name: 'profit for each vessel day',
          unit: '$ per vessel day',
          baseline: 'value of catch after bait, fuel and ice, over 30 trips',
          target: 'a gain of 5 to 10 %',
        },
      ],
      workflow:
        'One entry on deck does for everything: quota count, fisheries return and the word to the buyer. The skipper notes what was caught, how much, where, and what went back. Trips are then planned from quota in hand, market and forecast.',
      build:
        'You need a quota ledger and, where the rules permit, an approved logbook on a tablet. They should share their data. Each week list the trips with kilos, litres and dollars, ranked by profit, for whoever runs the fleet.',
      checkpoint: 'Skippers sign, and a quota officer checks against landed kilos. Only then is a return lodged.',
      first_step: 'Choose a boat. Check ten trips for differences between the book, the docket and the quota account.',
      stop_test: 'The mark is 1 in 20 returns at odds with landings; if you are still above it in week 12, stop.',
      alternative:
        'Paper can work: a tough sheet per trip with a wharf photo, plus a quota list that is brought up to date at each landing.',
      data_needed: [
        'logbook lines for each shot or trip',
        'landed kilos with disposal papers',
        'the state of your quota, leased units too',
        'litres and ice used on each trip',
        'species prices from your buyers',
      ],
      must_not_decide:
        'The skipper alone says whether the boat sails, and it is the skipper who stands behind the return. Software decides neither.',
    },
    {
      workflow:
        'Catch is entered once, on a tablet at sea, and three papers come from it: return, buyer’s notice and quota balance. For each shot or pot string the skipper gives species, place, kilos and discards. The office then picks trips by price, weather and quota left.',
      build:
        'Where your fishery has approved an electronic logbook, use it and run a quota ledger alongside. Once a week, put price, fuel and catch for each trip on a sheet. The fleet manager can then sort trips by earnings.',
      checkpoint:
        'A return is signed by the skipper and then compared with landed weight by the quota officer. Lodging comes last.',
      first_step:
        'Look at one boat’s last ten trips. Do the quota balance, the landing docket and the logbook agree on every line?',
      stop_test: 'In week 12, count returns that do not fit the landed weight. More than 1 in 20, and you stop.',
      alternative:
        'One waterproof sheet does for each trip. It is photographed on the wharf, and the office brings a shared quota table up to date with each landing.',
      must_not_decide:
        'Whether to sail is the skipper’s decision, and the skipper answers for the catch return. The plan does not send boats or sign papers.',
      risks: [
        {
          risk: 'A boat catches over its quota because yesterday’s landing was missing from the ledger.',
          mitigation:
            'All landed weights go in on the day itself. With a tenth of quota left, trips need the office’s approval.',
        },
        {
          risk: 'The plan goes after a high price, and a crew is at sea in weather it should have sat out.',
          mitigation: 'No trip is planned without a weather limit. Skippers can call it off and owe nobody a reason.',
        },
      ],
      kpis: [
        {
          name: 'catch returns late or rejected',
          unit: 'returns per quarter',
          baseline: 'look at each of four past quarters',
          target: 'lower by 50 to 80 %',
        },
        {
          name: 'margin for each day a vessel is out',
          unit: '$ per vessel day',
          baseline: 'work out 30 trips: catch sold, less bait, fuel and ice',
          target: '5 to 10 % more',
        },
      ],
      data_needed: [
        'effort and catch for each shot',
        'landed weights and disposal of the catch',
        'quota in hand, leased and fished',
        'how much fuel and ice a trip took',
        'price by species, as paid',
      ],
    },
    {
      workflow:
        'The skipper fills in one tablet page for every shot or string: where, which species, how many kilos, what was thrown back. Return, buyer’s landing notice and quota count draw on that page. Weather, quota left and price tell the office which trip is next.',
      build:
        'Tie a quota ledger to an electronic logbook, provided your fishery approves one. Then compare trips every week on catch, fuel and price. The fleet manager sees on one sheet which of them bring money home.',
      checkpoint:
        'Before a return is lodged, two people have dealt with it. The skipper has signed, and the quota officer has set it against the weight landed.',
      first_step:
        'One boat, ten trips: compare the logbook to the docket and to the balance of quota, and note where they part.',
      stop_test:
        'It must get down to 1 in 20 returns that differ from landed weight. If 12 weeks do not do it, give up.',
      alternative:
        'The office can keep a quota table that everybody sees and fill it at each landing. Boats hand in a waterproof sheet a trip, with a wharf photo.',
      must_not_decide:
        'The figures in a return are the skipper’s to sign, and so is the choice to put to sea. Neither may come from the plan.',
      risks: [
        {
          risk: 'Nobody has booked the last landing, and the boat goes over quota.',
          mitigation:
            'Book weights the day they land. For the last tenth of a quota, skippers ask the office before they leave.',
        },
        {
          risk: 'Price drives the plan, and a crew sails into weather that is too rough.',
          mitigation: 'Each trip has a limit for weather. If a skipper cancels, no one asks why.',
        },
      ],
      kpis: [
        {
          name: 'returns sent back or lodged too late',
          unit: 'returns per quarter',
          baseline: 'tally the past four quarters',
          target: '50 to 80 % less',
        },
        {
          name: 'earnings per vessel day, costs taken off',
          unit: '$ per vessel day',
          baseline: 'price of the catch minus fuel, ice and bait on 30 trips',
          target: '5 to 10 % better',
        },
      ],
      data_needed: [
        'shots or trips with catch and effort',
        'landing dockets plus disposal records',
        'quota you hold, lease and have used',
        'ice and fuel for every trip',
        'prices from buyers, species by species',
      ],
    },
    {
      workflow:
        'Fisheries return, quota balance and landing notice are all filled from what the skipper logs at sea. Each string of pots or shot gets its species, kilos, discards and place on a tablet. Ashore, trips are planned on what quota remains, the forecast and the market.',
      build:
        'Buy two things that talk to each other: a logbook your fishery accepts in electronic form, and a ledger for quota. Every week a sheet lists each trip with its price, catch and fuel, so the fleet manager knows what it earned.',
      checkpoint:
        'It is for the quota officer to check landed weight against the return that the skipper signed. After that it may be lodged.',
      first_step:
        'Start with ten recent trips by a single boat. Put three papers next to each other: docket, logbook, quota balance.',
      stop_test: 'The trial lasts 12 weeks. Should the landed weight contradict over 1 return in 20 by then, end it.',
      alternative:
        'Keep paper that survives water, one sheet per trip, and photograph it when you tie up. A quota table in the office is updated at landing.',
      must_not_decide:
        'No software puts a boat to sea or vouches for a catch. The skipper does both, and carries the responsibility.',
      risks: [
        {
          risk: 'The quota looks open because a landing was entered late, and too much is caught.',
          mitigation:
            'Weights are posted on landing day. Once nine tenths are used, each trip has to be cleared by the office.',
        },
        {
          risk: 'A boat is out in a gale because the plan saw a good price.',
          mitigation: 'Set a limit for weather on each trip, and accept a skipper’s cancellation as it comes.',
        },
      ],
      kpis: [
        {
          name: 'late returns and returns refused',
          unit: 'returns per quarter',
          baseline: 'check your mail with the fishery over four quarters',
          target: '50 to 80 % down',
        },
        {
          name: 'vessel-day margin',
          unit: '$ per vessel day',
          baseline: 'for the last 30 trips, take bait, ice and fuel off the catch value',
          target: 'a rise of 5 to 10 %',
        },
      ],
      data_needed: [
        'trip or shot records of effort and catch',
        'weights landed and where the fish went',
        'quota position, with leases',
        'fuel burnt and ice used, by trip',
        'what each species sold for',
      ],
    },
  ],
  'agriculture/contract-jobs': [
    {
      risks: [
        {
          risk: 'Big accounts come first every time, and a small grower loses his window.',
          mitigation:
            'Show the last safe day for each job, and keep the longest waits at the top of the manager’s screen.',
        },
        {
          risk: 'In a dry run nobody rests, and an exhausted driver tips a header.',
          mitigation: 'Cap hours for each person so that the plan cannot go past them. Every fortnight has a day off.',
        },
      ],
      kpis: [
        {
          name: 'wait between work done and bill sent',
          unit: 'days',
          baseline: 'two dates each for the latest 50 jobs',
          target: '50 to 70 % shorter',
        },
        {
          name: 'wages paid for waiting and moving',
          unit: '% of operator hours',
          baseline: 'a fortnight of notes by operators',
          target: '10 to 20 % less',
        },
      ],
      workflow:
        'Clients phone in work with the paddock, the area, the product and the day it must be done. One board then holds operator, machine and drive for all of it. Rain triggers a new running order and a text to clients; once a job sheet is finished, the bill goes out the same night.',
      build:
        'Buy job software made for crews in the field. It needs a map, job sheets on the phone and a line into MYOB or Xero. Teach it your limits for wind, soft ground and floats, and have it suggest tomorrow’s order every night.',
      checkpoint:
        'Each evening the manager goes through the suggested order. Anyone pushed back gets a call before crews hear of it.',
      first_step:
        'Put the coming week on paper: job, hectares, machine, operator, last possible day. Circle what collides.',
      stop_test: 'When eight weeks have passed and bills still average over five days behind the work, end it.',
      alternative:
        'Give every machine a colour in a calendar that all can open. No ute goes home before its job sheet is photographed for the office.',
      data_needed: [
        'job list with area, paddock and due day',
        'who may drive what, and which machines you own',
        'your price by head, hour or hectare',
        'hours, fuel and area as worked',
        'pins or maps of clients’ paddocks',
      ],
      must_not_decide:
        'Wind and tiredness are judged by the operator at the paddock, together with the manager. The plan may not overrule them.',
    },
    {
      risks: [
        {
          risk: 'Small clients slide down the list week by week until their hay is ruined.',
          mitigation: 'Every job states how long it can wait. The manager is shown who has been waiting most.',
        },
        {
          risk: 'Fine weather breeds long days, and long days breed accidents.',
          mitigation: 'An upper limit on hours is built in, and so is one free day in two weeks.',
        },
      ],
      kpis: [
        {
          name: 'days a finished job goes unbilled',
          unit: 'days',
          baseline: 'look up 50 jobs, done and invoiced',
          target: 'down by 50 to 70 %',
        },
        {
          name: 'operator time lost to standing and floats',
          unit: '% of operator hours',
          baseline: 'two weeks on a note in the cab',
          target: 'trim it by 10 to 20 %',
        },
      ],
      workflow:
        'All jobs live on one board, whether they came by phone or text, with area, product and deadline. It matches them with machines, people and road time. A wet day reshuffles the list and tells the clients. What the operator fills in at the end is billed by night.',
      build:
        'The tool is a job board with a phone app for operators, tied to your books in Xero or MYOB. Feed in what you know of wind, boggy ground and float trips. It then drafts a running order every evening.',
      checkpoint:
        'Crews learn of a change only after the manager has looked it over in the evening and spoken to the clients it hurts.',
      first_step:
        'List seven days of work with machine, driver, hectares and final date, then see where two jobs want the same thing.',
      stop_test:
        'Five days from job to bill is the limit; drop the system if the average is above it after eight weeks.',
      alternative:
        'A colour-coded calendar for the machines and a quick photo of each sheet at the farm gate will take you a long way.',
      data_needed: [
        'open work, where, how large and by when',
        'machines, drivers and their tickets',
        'agreed rates',
        'real hours, areas and litres',
        'where each paddock lies',
      ],
      must_not_decide:
        'A job board may not make a weary man drive or open a boom in bad wind. That is settled by operator and manager on the day.',
    },
    {
      workflow:
        'Every job sits on one board with its machine, its operator and the travel, from the moment a client rings or texts. Paddock, deadline, hectares and product are noted. After rain the board suggests another order and texts clients. The completed job sheet turns into a bill that same night.',
      build:
        'Choose job software built for field crews, with a map, phone job sheets and a link to MYOB or Xero. Enter your rules on float moves, wet ground and wind. In the evening it proposes the next day’s order.',
      checkpoint:
        'The proposed order goes to the manager every evening. Clients who lose their place are rung first, and crews are told second.',
      first_step:
        'Take the jobs of next week. Write area, latest day, machine and operator on a sheet and underline each clash.',
      stop_test: 'Check the average at eight weeks. If it still takes over five days from job to invoice, stop.',
      alternative:
        'Share a calendar in which each machine has its colour. The ute may leave the gate once the office has the sheet as a picture.',
      must_not_decide:
        'The operator at the paddock and the manager decide about wind and tiredness. The board cannot order anyone to spray or drive.',
      risks: [
        {
          risk: 'Large clients win every time, and the small grower’s crop spoils while he waits.',
          mitigation: 'Put a latest safe day on each job. Those who have waited longest are listed for the manager.',
        },
        {
          risk: 'A long dry spell fills every day, until an operator is so tired that a machine rolls.',
          mitigation:
            'The board must respect a cap on each operator’s hours, and in every fortnight one day is for rest.',
        },
      ],
      kpis: [
        {
          name: 'days until a job is invoiced',
          unit: 'days',
          baseline: 'for 50 recent jobs, put the date done next to the date billed',
          target: '50 to 70 % less',
        },
        {
          name: 'share of paid time that goes on shifting and waiting',
          unit: '% of operator hours',
          baseline: 'let operators write it down over two weeks',
          target: '10 to 20 % lower',
        },
      ],
      data_needed: [
        'jobs, each with deadline, paddock and area',
        'operators’ tickets and the machines',
        'what you charge per head, hectare or hour',
        'areas, litres and hours on the day',
        'map pins for the paddocks',
      ],
    },
    {
      workflow:
        'Texts and calls from clients become lines on a single board: product, paddock, hectares and deadline, with operator, machine and travel. If it rains, a new sequence is proposed and the clients hear by text. By night, each finished sheet has become an invoice.',
      build:
        'Look for software that puts the job sheet on the operator’s phone, shows a map and feeds Xero or MYOB. Wind limits, float moves and wet ground are written in as rules. It redraws the order once each evening.',
      checkpoint:
        'No crew hears of a new order until the manager has read it that evening and phoned those who were put back.',
      first_step:
        'Write down a week of coming work. Every line needs its hectares, operator, machine and last day; mark where they clash.',
      stop_test:
        'Bills must leave within five days of the job on average. If they still do not in week eight, end the trial.',
      alternative:
        'Machines can be planned in a shared calendar by colour. Before driving out of the gate, the operator photographs the finished sheet and sends it in.',
      must_not_decide:
        'Nobody is sent out tired, or told to spray in a bad wind, by a board. It is a matter for the manager and the operator on site.',
      risks: [
        {
          risk: 'The board serves big clients first, so small ones wait until their crop is past saving.',
          mitigation: 'Show how long each client has waited, and give every job a day beyond which it is unsafe.',
        },
        {
          risk: 'Weeks of fine weather leave no breaks, and in the end a machine goes over.',
          mitigation:
            'Limit hours per operator so firmly that the board cannot exceed them. One day in fourteen is free.',
        },
      ],
      kpis: [
        {
          name: 'time a job waits for its invoice',
          unit: 'days',
          baseline: 'take 50 jobs and look up two dates, work and bill',
          target: '50 to 70 % lower',
        },
        {
          name: 'operator hours spent standing or on the float',
          unit: '% of operator hours',
          baseline: 'a note from each operator, two weeks in a row',
          target: '10 to 20 % fewer',
        },
      ],
      data_needed: [
        'what has to be done where, and when',
        'your machines, and who holds which ticket',
        'prices by hour, hectare or head',
        'worked hours, with litres and hectares',
        'paddocks on a map',
      ],
    },
    {
      workflow:
        'Work is booked, moved and billed from one board. A client gives paddock, product, hectares and deadline; machine, operator and travel are added. Rain brings a revised order and a text to those affected, and the operator’s job sheet is invoiced the night it is done.',
      build:
        'What fits is job software for crews outdoors: map, job sheet on the phone, and a connection to your MYOB or Xero. Write in when wind, wet ground or a float move stops a job. Every evening you get a revised order.',
      checkpoint:
        'Each evening’s proposal is for the manager to read and, where a client is moved, to explain by phone. Crews come after.',
      first_step:
        'On one sheet, set out next week: machine, operator, hectares and the latest day for every job. Which of them clash?',
      stop_test: 'After eight weeks, measure how long invoices take. An average of more than five days means stop.',
      alternative:
        'One calendar for all, a colour to each machine, and a rule: no one drives off until the sheet has been snapped and sent.',
      must_not_decide:
        'A tired operator stays home and a boom stays shut in the wrong wind, whatever the board says. Operator and manager settle it together.',
      risks: [
        {
          risk: 'Small jobs keep being pushed behind large ones, and somebody’s crop is lost.',
          mitigation: 'The longest waits appear on a list of their own. Each job also shows its last safe day.',
        },
        {
          risk: 'Nobody gets a break in a fine spell, and fatigue ends in a rollover.',
          mitigation:
            'Hours have a ceiling for each operator, which no plan may pass. A rest day comes every fortnight.',
        },
      ],
      kpis: [
        {
          name: 'lag from job to bill',
          unit: 'days',
          baseline: 'compare dates of work and invoice on 50 jobs',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'paid time lost between jobs',
          unit: '% of operator hours',
          baseline: 'have operators count it for a fortnight',
          target: 'a drop of 10 to 20 %',
        },
      ],
      data_needed: [
        'every job with its paddock, size and deadline',
        'list of machines, operators and tickets',
        'price list by hectare, hour or head',
        'litres, hours and areas that were recorded',
        'location of each paddock',
      ],
    },
  ],
  'agriculture/visit-reports': [
    {
      risks: [
        {
          risk: 'A misheard rate or product costs somebody the crop, or leaves residue in it.',
          mitigation:
            'Take rates from the label table, print them bold, and ask for a tick on each before anything goes.',
        },
        {
          risk: 'What growers told you in confidence ends up training somebody’s model.',
          mitigation: 'Choose a paid plan that bars training. Hold every client’s papers in a folder apart.',
        },
      ],
      kpis: [
        {
          name: 'how long a grower waits for the report',
          unit: 'hours',
          baseline: 'the two clock times of 40 visits',
          target: '50 to 70 % quicker',
        },
        {
          name: 'minutes at the desk for one visit',
          unit: 'minutes',
          baseline: 'a fortnight’s notes from all advisers',
          target: '30 to 50 % fewer',
        },
      ],
      workflow:
        'Walking the paddock, the adviser speaks into the phone and takes pictures. Out comes a draft by paddock with crop stage, what was seen, what to do and what was said last time. A few corrections in the cab, and the client has it before the ute leaves.',
      build:
        'Set up dictation on one report form that all advisers accept, and connect it with Agworld or its like. Let products and rates come from a list of labels only. Then make earlier reports and soil tests findable by paddock and client.',
      checkpoint:
        'Before the client sees anything, the adviser goes over the text and ticks off withholding period, rate and product.',
      first_step:
        'Ask two advisers to dictate ten visits apiece on their own phones, and set each draft beside their usual write-up.',
      stop_test:
        'Six weeks in, count the sentences that were rewritten; above 3 in 10, or after one wrong rate went out, end it.',
      alternative:
        'A tick-box page for stage, pest, action and date does much of this. Photograph it at the gate and send it.',
      data_needed: [
        'old visit reports, sorted by client',
        'maps and names of paddocks',
        'laboratory results for soil and tissue',
        'labels with their rates',
        'dated photos that show the place',
      ],
      must_not_decide:
        'What to apply, how much and when is for the agronomist to recommend and sign. Whether to do it is the grower’s choice, never the tool’s.',
    },
    {
      risks: [
        {
          risk: 'One wrong figure for a rate slips through, and the grower sprays it.',
          mitigation: 'Every rate is drawn from the labels, shown in bold and confirmed singly.',
        },
        {
          risk: 'Farm plans and yields of clients turn up where they should not.',
          mitigation: 'Pay for a version that keeps your data out of training, and separate clients by folder.',
        },
      ],
      kpis: [
        {
          name: 'gap between walk and report',
          unit: 'hours',
          baseline: 'take 40 visits and note both times',
          target: 'shorten by 50 to 70 %',
        },
        {
          name: 'writing time for each visit',
          unit: 'minutes',
          baseline: 'have advisers jot it down for two weeks',
          target: '30 to 50 % off',
        },
      ],
      workflow:
        'Reports are finished in the ute, not at the kitchen table. The adviser dictates while walking, adds photos, and gets a draft sorted by paddock: stage, finding, action, and the advice of the previous visit. After a read and a fix it goes out.',
      build:
        'Buy speech-to-text with a template, agree on that template first, and link it to your paddock system such as Agworld. Rates and products are chosen from labels, not written by the machine. Search covers all past visits and soil tests.',
      checkpoint:
        'Each report is read through by its author, who confirms rate, product and withholding period by tick. Then it is sent.',
      first_step:
        'Try it on ten visits with each of two advisers, using the phones in their pockets. Would they have written it so?',
      stop_test:
        'Drop it when, at six weeks, over 3 in 10 sentences need redoing, or as soon as a false rate reaches a client.',
      alternative:
        'Print a single sheet with boxes for what you found and what to do. A photo of it reaches the grower at once.',
      data_needed: [
        'what you wrote after earlier visits',
        'a list of paddocks with map',
        'soil and leaf analyses',
        'label rates by product',
        'pictures with date and position',
      ],
      must_not_decide:
        'A draft may hold no product, rate or date that the agronomist did not choose and sign for. The last word is the grower’s.',
    },
    {
      workflow:
        'The client has the report before the adviser drives off. Findings are dictated while walking each paddock, and photos are taken. The tool drafts stage, actions and findings by paddock, with the advice from last time, and the adviser puts it right in the ute.',
      build:
        'Use dictation into a template all your advisers have agreed, connected to Agworld or whatever you run. The label list supplies each product and rate; the draft never does. Soil tests and old reports can be searched by paddock and client.',
      checkpoint:
        'A report reaches the client after the adviser has read it and ticked three things: rate, product, withholding period.',
      first_step:
        'Have a pair of advisers dictate ten visits apiece on phones they already own. Do the drafts match what they would write?',
      stop_test:
        'The trial ends at six weeks if above 3 in 10 sentences are rewritten. A wrong rate that goes out ends it there and then.',
      alternative:
        'Use a form, one page a visit, with boxes to tick for pests, stage, date and action. Photograph it and send it from the paddock.',
      must_not_decide:
        'Product, timing and rate are recommended and signed by the agronomist, and the grower decides on them. The tool picks none.',
      risks: [
        {
          risk: 'The tool mishears a rate or a product, and the grower loses a crop or finds a residue.',
          mitigation: 'Draw all rates from the label table, set them bold, and let none go without its own tick.',
        },
        {
          risk: 'A client’s plans and yields feed a tool that learns from them.',
          mitigation: 'Pay for a business plan with no training on your data. Each client has a folder of their own.',
        },
      ],
      kpis: [
        {
          name: 'hours until the grower has the report',
          unit: 'hours',
          baseline: 'note visit time and sending time for 40 visits',
          target: '50 to 70 % less',
        },
        {
          name: 'time at the desk after a visit',
          unit: 'minutes',
          baseline: 'two weeks of notes kept by your advisers',
          target: '30 to 50 % lower',
        },
      ],
      data_needed: [
        'reports from earlier visits, by client',
        'paddocks, mapped and listed',
        'test results on soil and tissue',
        'products with label rates',
        'photos that carry date and place',
      ],
    },
    {
      workflow:
        'Speaking and photographing on the walk is all the writing an adviser has to do. A draft comes back by paddock, with findings, growth stage and actions, next to what was advised last time. It is corrected in the ute and sent on the spot.',
      build:
        'Agree on one report template, then add dictation and tie both to Agworld or your own system. Nothing on product or rate is taken from speech; it is picked off the label list. You can search every past report and soil test by client and paddock.',
      checkpoint:
        'The adviser checks the whole report, and product, rate and withholding period one by one. Sending comes after that.',
      first_step:
        'Two advisers try ten visits each with their own phone. Then they lay draft and usual report next to each other.',
      stop_test:
        'Stop at once if a wrong rate is sent. Stop after six weeks if advisers change more than 3 sentences in 10.',
      alternative:
        'A page of tick boxes will serve: growth stage, pests, what to do, by which date. The grower gets a photo of it there and then.',
      must_not_decide:
        'The agronomist puts a name to product, rate and timing, and what is done is up to the grower. No choice lies with the tool.',
      risks: [
        {
          risk: 'Speech is turned into the wrong rate, and a crop dies or carries residue.',
          mitigation:
            'Every rate is in bold, comes out of the labels, and has to be ticked before the report can leave.',
        },
        {
          risk: 'Growers’ yields find their way into a model that trains on what it is fed.',
          mitigation: 'Insist on a plan without training, made for business, and hold one folder for each client.',
        },
      ],
      kpis: [
        {
          name: 'wait for a report after the visit',
          unit: 'hours',
          baseline: 'time of visit against time sent, 40 times over',
          target: '50 to 70 % lower',
        },
        {
          name: 'minutes of desk work a visit makes',
          unit: 'minutes',
          baseline: 'advisers keep count over a fortnight',
          target: '30 to 50 % less',
        },
      ],
      data_needed: [
        'each client’s old visit reports',
        'paddock map with its list',
        'what soil and tissue tests showed',
        'rates as printed on labels',
        'dated pictures with their location',
      ],
    },
    {
      workflow:
        'A finished report leaves the ute, one paddock after another, while the walk is still fresh. The adviser has talked into the phone and taken photos; the tool has drafted growth stage, findings, actions and last visit’s advice. All that remains is to correct and send.',
      build:
        'Give advisers dictation and a shared report template, linked with Agworld or a system like it. Keep rates and products out of the draft: they are chosen from labels. Make every soil test and report since the start searchable by client.',
      checkpoint:
        'Three ticks are needed from the adviser, for withholding period, product and rate, and a full read. The client gets it then.',
      first_step:
        'Test it with what you have: two advisers, their phones, ten visits each. Compare every draft to a report written the old way.',
      stop_test:
        'Six weeks in, advisers may be rewriting 3 in 10 sentences at most. More than that, or a single wrong rate sent, ends it.',
      alternative:
        'For each visit, tick stage, pests, action and date on one printed page. Snap it and send it before you leave.',
      must_not_decide:
        'Recommending and signing is the agronomist’s part, deciding is the grower’s. Rate, product and timing are never up to the tool.',
      risks: [
        {
          risk: 'A wrong product or rate is heard, printed and followed, at the cost of a crop.',
          mitigation: 'The label table is the only source of rates. They appear in bold, with a tick for each.',
        },
        {
          risk: 'Confidential yields and plans end up in somebody else’s model.',
          mitigation: 'Your contract must rule out training on client data, and folders are kept one to a client.',
        },
      ],
      kpis: [
        {
          name: 'time between visit and sending',
          unit: 'hours',
          baseline: 'look at both times on 40 recent visits',
          target: 'bring it down 50 to 70 %',
        },
        {
          name: 'desk minutes for every visit made',
          unit: 'minutes',
          baseline: 'ask advisers to log two weeks',
          target: 'a drop of 30 to 50 %',
        },
      ],
      data_needed: [
        'visit reports you have on file',
        'names and maps of the paddocks',
        'analyses of tissue and soil',
        'label list with product rates',
        'photos, with where and when',
      ],
    },
  ],
  'agriculture/grow-climate': [
    {
      risks: [
        {
          risk: 'No news reads as good news, yet the line is dead and the flock is cooking.',
          mitigation: 'Siren and backup stay local to the controller. Five minutes without signal count as an alarm.',
        },
        {
          risk: 'Dearer air is saved, the room turns damp, and rot moves in.',
          mitigation:
            'Fix limits for every stage that hold against any proposal. Test changes in one room with another as control.',
        },
      ],
      kpis: [
        {
          name: 'energy for each kilo',
          unit: 'kWh per kg sold',
          baseline: 'a year of meters and weights, room by room',
          target: '8 to 15 % lower',
        },
        {
          name: 'needless alarms after dark',
          unit: 'alarms per week',
          baseline: 'the alarm log over four weeks',
          target: '40 to 60 % fewer',
        },
      ],
      workflow:
        'Readings arrive every few minutes from meters, sensors and the climate computer. Against the normal course for that stage, the tool spots drift in heat, moisture or dosing and phones one person. For the coming night it suggests set points with weather and power price in mind; the grower says yes or no.',
      build:
        'Much is there already: read out the climate computer, be it Priva, Hoogendoorn or a shed controller. On top you want alarms sorted by how bad they are. Each week a sheet sets yield beside energy for all rooms or sheds.',
      checkpoint:
        'No set point moves without the grower’s or shed manager’s yes. After a red alarm one of them is in the room inside an hour.',
      first_step: 'Pull climate and alarm logs for four weeks, one shed or room. Which alarms truly called for action?',
      stop_test:
        'Judge it on three batches; if energy per kilo is not 4 % lower while yield holds, end the advice on set points.',
      alternative:
        'Test the siren and let it ring two phones. Check sensors monthly, and pin up the right settings for every stage.',
      data_needed: [
        'climate history for every room',
        'meter data for water, gas and power',
        'what each batch grew or yielded',
        'past faults and alarms',
        'a log of settings and who touched them',
      ],
      must_not_decide:
        'Air, warmth and water for animals are run by fixed controls that only a shed manager may alter. No tool turns them off.',
    },
    {
      risks: [
        {
          risk: 'The internet fails in a heatwave and the screen simply shows the last good value.',
          mitigation: 'Let silence of five minutes raise an alarm, and never move siren or backup off the controller.',
        },
        {
          risk: 'A cheaper night climate brings mould through the crop.',
          mitigation: 'Every stage has bounds that stay shut. Compare a trial room with one left as it was.',
        },
      ],
      kpis: [
        {
          name: 'power and gas per kilo sold',
          unit: 'kWh per kg sold',
          baseline: 'last year’s bills against weight sold, by shed',
          target: 'a saving of 8 to 15 %',
        },
        {
          name: 'night calls for nothing',
          unit: 'alarms per week',
          baseline: 'go through a month of alarms',
          target: 'down 40 to 60 %',
        },
      ],
      workflow:
        'One person is rung when a room or shed leaves its normal path, and not for every blip. Sensors and meters are read each few minutes and judged by crop or flock stage. Before night falls, new set points are put forward from the forecast and the tariff, for the grower to accept.',
      build:
        'Take the data from your own controller first; Priva and Hoogendoorn both store years of it. Then find an alarm service that knows a nuisance from a danger. A weekly page should show what energy bought you per room.',
      checkpoint:
        'Settings change once the person in charge of growing agrees. When an alarm is red, that person walks through within the hour.',
      first_step: 'Choose a room. Print its alarms of four weeks with the climate curve, and tick those that mattered.',
      stop_test: 'Unless three batches show 4 % less energy per kilo at the same yield, drop the proposals.',
      alternative:
        'A siren that is tested and dials two people, monthly sensor checks and a settings card on the door cover the worst.',
      data_needed: [
        'logged heat, moisture and air',
        'energy and water readings',
        'results by batch',
        'alarms and breakdowns so far',
        'who set what, and when',
      ],
      must_not_decide:
        'Where animals live, the machine may not touch fans, heaters or drinkers. Safety controls do that work, and changes are up to the shed manager.',
    },
    {
      workflow:
        'When heat, dosing or humidity leaves the normal range for that stage, one person is rung. The tool reads sensors, meters and the climate computer every few minutes. It also suggests set points for the night, from power price and forecast, which the grower confirms.',
      build:
        'Begin with the records your climate computer holds, be it Hoogendoorn, Priva or a shed controller. Then buy an alarm service that puts the dangerous alerts first. A weekly sheet compares energy with yield, room by room or shed by shed.',
      checkpoint:
        'Any new set point needs a yes from the grower or the shed manager. On a red alarm, they are there within the hour.',
      first_step:
        'Take one shed or room and export its alarms and climate for four weeks. Note beside each alarm if anyone had to act.',
      stop_test:
        'Three batches on, energy for a kilo must be 4 % down with yield unchanged. If it is not, stop the advice.',
      alternative:
        'Have a siren that dials two phones, and test it. Sensors are checked monthly, and a wall card lists set points by stage.',
      must_not_decide:
        'Ventilation, water and heat for animals run on fixed safety controls, and only the shed manager changes those. The tool must never switch them off.',
      risks: [
        {
          risk: 'The connection is gone, nobody hears a thing, and the birds overheat.',
          mitigation:
            'Backup and siren belong to the controller itself. If the signal is away for five minutes, that is an alarm too.',
        },
        {
          risk: 'To save power the air is kept moist, and a whole room falls ill.',
          mitigation:
            'Each stage has limits that proposals cannot pass. New set points are tried in one room, with a second for comparison.',
        },
      ],
      kpis: [
        {
          name: 'energy behind every kilo sold',
          unit: 'kWh per kg sold',
          baseline: 'weights sold and meters read over one year, shed by shed',
          target: '8 to 15 % less',
        },
        {
          name: 'alarms at night that meant nothing',
          unit: 'alarms per week',
          baseline: 'read four weeks out of the alarm log',
          target: '40 to 60 % lower',
        },
      ],
      data_needed: [
        'room or shed climate records',
        'meters for gas, water and power',
        'growth or yield of each batch',
        'history of faults and alarms',
        'changes of set point, with names',
      ],
    },
    {
      workflow:
        'Every few minutes the readings from shed sensors, meters and climate computer are compared with what this stage should look like. Drift in dosing, heat or humidity rings one person. Set points for the coming night are proposed on forecast and power price, and the grower has to agree.',
      build:
        'The climate computer on site, such as Priva, Hoogendoorn or your shed controller, already has the history. Add alarms ranked by danger. Add a page a week that shows energy and yield for each room.',
      checkpoint:
        'The grower or whoever manages the shed says yes to a set point before it changes, and walks in within an hour of a red alarm.',
      first_step:
        'Print the alarm log and climate log of a single room over four weeks. Which alarms made somebody get up and do something?',
      stop_test:
        'Give the set-point advice three batches. Less than 4 % saved on energy per kilo, yield being equal, means it goes.',
      alternative:
        'Pin a card with the set points for each stage to the wall. Check sensors every month and test a siren that rings two phones.',
      must_not_decide:
        'Where there are animals, no tool may cut heat, water or ventilation. Fixed controls look after them, and the shed manager is the one who alters these.',
      risks: [
        {
          risk: 'A dead line looks like a quiet night while the flock overheats.',
          mitigation:
            'Make a lost signal an alarm after five minutes. The controller keeps siren and backup of its own.',
        },
        {
          risk: 'Power is saved at the price of damp air, and disease follows.',
          mitigation:
            'No proposal goes beyond the hard limits of a stage. One room tries a change and another does not.',
        },
      ],
      kpis: [
        {
          name: 'kilowatt hours spent on a kilo',
          unit: 'kWh per kg sold',
          baseline: 'set a year of meter data against what was sold from each room',
          target: '8 to 15 % fewer',
        },
        {
          name: 'night alarms without cause',
          unit: 'alarms per week',
          baseline: 'four weeks’ entries in the alarm log',
          target: 'a drop of 40 to 60 %',
        },
      ],
      data_needed: [
        'climate data of each shed or room',
        'readings of power, gas and water',
        'batch yields or growth',
        'faults and alarms on record',
        'set-point changes and who made them',
      ],
    },
    {
      workflow:
        'The grower approves each night’s set points, and the phone rings only when something truly drifts. Heat, humidity and dosing are followed every few minutes by way of the climate computer, meters and sensors. Normal is learned for each stage of crop or flock; forecast and power price shape the proposal.',
      build:
        'Your own controller comes first: Hoogendoorn, Priva or a shed system has the past on file. Next comes a service that sorts alarms by danger. Finally, set yield against energy on a sheet for each room, once a week.',
      checkpoint:
        'Changing a set point takes the approval of grower or shed manager. A red alarm takes a walk through the room inside an hour.',
      first_step:
        'Pick a shed or a room; four weeks of its alarm and climate logs are enough. Mark those alarms where action was needed.',
      stop_test:
        'Look at energy per kilo when three batches are through. Unless it has dropped 4 % at the same yield, end the proposals.',
      alternative:
        'Two phones on a tested siren, a monthly look at the sensors and a printed card of settings by stage will guard you well.',
      must_not_decide:
        'Animals depend on air, heat and water, so fixed safety controls run these and the shed manager alone may change them. The tool keeps its hands off.',
      risks: [
        {
          risk: 'Silence is read as calm, but the link is down and sheds are getting hot.',
          mitigation: 'Five minutes with no signal must sound an alarm. Siren and backup do not depend on the link.',
        },
        {
          risk: 'Humidity creeps up because power was saved, and you lose a room to disease.',
          mitigation:
            'Hard limits by stage stand above any proposal. Compare two rooms before settings change everywhere.',
        },
      ],
      kpis: [
        {
          name: 'energy use by the kilo',
          unit: 'kWh per kg sold',
          baseline: 'one year, by shed or room: meters, and the weight that was sold',
          target: 'bring it down 8 to 15 %',
        },
        {
          name: 'false calls in the night',
          unit: 'alarms per week',
          baseline: 'the log of alarms for four weeks',
          target: '40 to 60 % less',
        },
      ],
      data_needed: [
        'logs of climate, shed by shed',
        'gas, power and water use',
        'how each batch grew or yielded',
        'what went wrong or raised an alarm',
        'history of set points and their authors',
      ],
    },
  ],
  'agriculture/sowing-plan': [
    {
      risks: [
        {
          risk: 'Cold weeks hold everything back, and dates slip by fourteen days.',
          mitigation: 'Let actual ready dates correct grow times every week. In main lines carry one spare batch.',
        },
        {
          risk: 'Last year’s single large job is taken for normal demand.',
          mitigation: 'Flag such jobs in the records, and count without them.',
        },
      ],
      kpis: [
        {
          name: 'units dumped or sold at a loss',
          unit: '% of units',
          baseline: 'dump sheets for main lines, one season',
          target: '20 to 30 % fewer',
        },
        {
          name: 'lines sent complete',
          unit: '% of order lines',
          baseline: '200 order lines, asked against sent',
          target: '5 to 10 points better',
        },
      ],
      workflow:
        'What should go into the soil this week follows from what will sell. Orders, programs and sales history say how much of each line is wanted, and seasonal grow times count backwards. The list respects the room you have; the production manager changes it and notes losses afterwards.',
      build:
        'Put sowing numbers on a weekly plan, in a sheet or your nursery system. It needs sales history, grow times by season and an allowance for losses. First do the 20 lines with the highest sales and the fullest skip.',
      checkpoint:
        'On Mondays the production manager goes round benches or blocks. Seed is bought only once the list has a signature.',
      first_step:
        'Choose ten lines and set down for last season what was sown, came ready, was sold and went in the skip.',
      stop_test: 'If dumping in planned lines is within 5 % of the hand-planned ones at season’s end, end the project.',
      alternative:
        'Count back from the week of sale for 20 main lines on a wall calendar. Walk the stock weekly and tally what you throw out.',
      data_needed: [
        'two years of weekly sales, line by line',
        'when batches were sown and came ready',
        'what was lost or thrown out',
        'free benches, bays or hectares',
        'programs and orders ahead',
      ],
    },
    {
      risks: [
        {
          risk: 'The season runs late and so does every batch on the plan.',
          mitigation: 'Grow times follow what you saw ready last week, and a reserve batch covers the best sellers.',
        },
        {
          risk: 'A landscaper’s one-time order looks like growth to the sums.',
          mitigation: 'Tick it as a one-off and it stays outside the average.',
        },
      ],
      kpis: [
        {
          name: 'share thrown out or given away cheap',
          unit: '% of units',
          baseline: 'last season’s tally for the key lines',
          target: 'bring down by 20 to 30 %',
        },
        {
          name: 'complete order lines',
          unit: '% of order lines',
          baseline: 'draw 200 lines and compare order with dispatch',
          target: '5 to 10 points up',
        },
      ],
      workflow:
        'Each week a list says what to sow, what to pot and what to cut. It is worked back from expected sales by line, using how long each takes at that time of year, and it stops where space runs out. The manager has the final pencil, and dumped stock teaches the next list.',
      build:
        'Build on sales figures, not on last year’s sheet. Whether in Excel or nursery software, give each line a grow time per season and a share for losses. At first take 20 lines only, those that sell most or get dumped most.',
      checkpoint: 'Nobody orders seed before Monday’s walk, when the production manager looks at the stock and signs.',
      first_step: 'Take one season and ten lines. Note the numbers sown, ready, sold and thrown away.',
      stop_test:
        'After a season, compare both ways of planning; drop the new one should dumping differ by less than 5 %.',
      alternative:
        'For the 20 biggest lines a back-counting calendar will do, with a dump tally and a walk through the stock every week.',
      data_needed: [
        'sales history by week for each line',
        'batch dates from seed to ready',
        'dump and loss counts',
        'how much room there is',
        'orders already promised',
      ],
    },
    {
      workflow:
        'This week’s sowing, potting and cutting is worked back from what will sell. Wanted volume by line comes from past sales, standing programs and orders; grow time depends on the season. Bench or land sets the limit. The production manager amends it and enters losses.',
      build:
        'Plan weekly, in a sheet or nursery system, and turn sales history into numbers to sow for each line. Each needs its grow time by season and a factor for loss. Take the 20 lines with most sales and most dumping first.',
      checkpoint:
        'Monday starts with a walk of benches or blocks. The production manager signs the sowing list after it, and then seed is ordered.',
      first_step: 'On a sheet, give ten lines four numbers each for last season: sown, ready, sold, dumped.',
      stop_test:
        'When the season ends, planned lines should be dumped less than hand-planned ones. A difference inside 5 % means stop.',
      alternative:
        'For 20 main lines, a calendar that starts at the sale and runs backwards is enough. Tally what is dumped, and walk the stock weekly.',
      risks: [
        {
          risk: 'Spring stays cool, crops are slow, and the plan runs two weeks behind.',
          mitigation: 'Correct grow times weekly by what came ready. Main lines have a buffer batch besides.',
        },
        {
          risk: 'The sums take a single big order from last year for a trend.',
          mitigation: 'One-off jobs are marked in the history and do not count.',
        },
      ],
      kpis: [
        {
          name: 'stock thrown out or sold below cost',
          unit: '% of units',
          baseline: 'look at main lines in last season’s dump sheets',
          target: '20 to 30 % less',
        },
        {
          name: 'share of lines sent in full',
          unit: '% of order lines',
          baseline: 'what was asked and what was sent on 200 lines',
          target: 'up 5 to 10 points',
        },
      ],
      data_needed: [
        'weekly sales of each line, two years back',
        'dates sown and dates ready, by batch',
        'dumped stock and other losses',
        'space on benches, in bays or on land',
        'programs and orders still to come',
      ],
    },
    {
      workflow:
        'Sow what will be wanted: for each line and week, the tool takes likely sales and counts back the season’s grow time. It draws on orders, programs and sales history and stays within your land or benches. After the production manager’s changes, losses are fed back.',
      build:
        'Have a nursery system or a weekly sheet derive sowing numbers from what you sold, line by line. Losses and seasonal grow times belong in it. Start on 20 lines, chosen for high sales and heavy dumping.',
      checkpoint:
        'The sowing list is signed on Monday by the production manager, straight after walking the blocks or benches. Seed orders wait for that.',
      first_step:
        'Pick ten lines. For the whole of last season, what was sown, what was ready, what was sold and what was dumped?',
      stop_test:
        'Compare dumping after one season. If planned lines are no more than 5 % better than the others, give it up.',
      alternative:
        'Keep it on paper: a calendar for 20 lines, counted back from the sale week, a weekly stock walk and a tally of dumped plants.',
      risks: [
        {
          risk: 'A cool spring puts each batch on the list back by a fortnight.',
          mitigation: 'Let each week’s ready stock reset the grow times, and hold one batch in reserve for main lines.',
        },
        {
          risk: 'Somebody’s one large order last year passes for steady demand.',
          mitigation: 'In the history, label a one-off as such, and leave it out when you count.',
        },
      ],
      kpis: [
        {
          name: 'units dumped or let go under cost',
          unit: '% of units',
          baseline: 'add up a season of dump sheets, main lines only',
          target: '20 to 30 % lower',
        },
        {
          name: 'order lines that leave complete',
          unit: '% of order lines',
          baseline: 'compare request and dispatch for 200 recent lines',
          target: 'a gain of 5 to 10 points',
        },
      ],
      data_needed: [
        'two years or more of sales by line',
        'batches with sowing date and ready date',
        'losses, and stock that was dumped',
        'room left on land, bench or bay',
        'future orders and standing programs',
      ],
    },
    {
      workflow:
        'Expected sales decide what is sown, potted or cut this week. For every line the tool adds orders, programs and past sales, then subtracts the grow time for that season. It never plans beyond the space you have. Corrections come from the production manager, and what was lost is recorded.',
      build:
        'A sheet or nursery software should say each week how many to sow of a line. It knows what sold, how long growing takes in that season and how much gets lost. Twenty lines will do at first: the 20 that sell and are dumped most.',
      checkpoint:
        'Seed is bought on a signed list. The production manager signs on Mondays, once the benches or blocks have been walked.',
      first_step:
        'Gather last season’s figures for ten lines on a page: how many sown, how many ready, sold and dumped.',
      stop_test: 'After one full season, dumping must be over 5 % lower than in lines planned by hand. If not, stop.',
      alternative:
        'Draw a calendar for your 20 main lines and count back from when they sell. Walk through the stock each week and keep a dump tally.',
      risks: [
        {
          risk: 'The weather is cold, crops lag, and all dates in the plan are wrong by two weeks.',
          mitigation: 'Grow times are renewed weekly from real ready dates. A spare batch protects your main lines.',
        },
        {
          risk: 'A big job that will not come again is counted as growth.',
          mitigation: 'Anything that happened only once gets a mark and stays outside the sums.',
        },
      ],
      kpis: [
        {
          name: 'plants dumped or sold at less than cost',
          unit: '% of units',
          baseline: 'count one season’s dump sheets for your main lines',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'orders sent without a gap',
          unit: '% of order lines',
          baseline: 'take 200 order lines, see what was wanted and what left',
          target: '5 to 10 points higher',
        },
      ],
      data_needed: [
        'line-by-line sales for two years of weeks',
        'how long each batch took from sowing',
        'tally of losses and dumping',
        'benches, bays and land free to use',
        'what customers have ordered ahead',
      ],
    },
  ],
  'agriculture/animal-records': [
    {
      risks: [
        {
          risk: 'Some go on writing in notebooks, so by winter nobody trusts the app.',
          mitigation: 'Begin with one yard or mob where the notebook is gone and the manager logs like all others.',
        },
        {
          risk: 'Bad scans in a single year put a fine ewe on the cull list.',
          mitigation: 'Let two years at least speak, and look her over in the race before drafting.',
        },
      ],
      kpis: [
        {
          name: 'gap between muster and NLIS account',
          unit: 'animals per 1,000',
          baseline: 'one full muster held against the account',
          target: '50 to 80 % smaller',
        },
        {
          name: 'minutes to look up an animal or hive',
          unit: 'minutes',
          baseline: 'ten questions with a watch in hand',
          target: '60 to 80 % less',
        },
      ],
      workflow:
        'Births, treatments, weights, moves, queens and losses are logged on the spot, by phone or tag reader, for animal, mob or hive. From there the app prepares transfers and vendor declarations and says when a withholding period runs. It also shows which sires, mothers or sites pay.',
      build:
        'Choose an app for stock or bees that keeps going out of range. It must read your tags and reach the NLIS database; AgriWebb is one that does. Begin with this year’s count, and let old notebooks rest.',
      checkpoint:
        'Each quarter the livestock manager holds a yard count against the app. Declarations get a signature from that same person, not a tick.',
      first_step: 'Take one mob or hive site and count or scan it. How far off are account and books?',
      stop_test: 'Ten weeks should be enough; when the crew enters under 8 in 10 jobs on the day itself, end it.',
      alternative:
        'Keep one rain-proof book for each property, with a page for every mob or site, and photograph it each Friday.',
      data_needed: [
        'tags with year, sex and mob',
        'what was given, when, and from which batch',
        'joining, births and weights',
        'past declarations and transfers',
        'paddock and hive sites with numbers',
      ],
      must_not_decide:
        'Culling, and vouching that stock are clean, falls to livestock manager or owner with the animal before them. No app does it.',
    },
    {
      risks: [
        {
          risk: 'Two systems run side by side and neither is right.',
          mitigation: 'Do away with paper in one mob at first. The boss must use the app there as well.',
        },
        {
          risk: 'A misread tag makes a sound breeder look barren.',
          mitigation: 'No animal is drafted on less than two years of records and a look in the yard.',
        },
      ],
      kpis: [
        {
          name: 'animals by which account and count differ',
          unit: 'animals per 1,000',
          baseline: 'muster once and compare',
          target: 'down by 50 to 80 %',
        },
        {
          name: 'how long a record takes to find',
          unit: 'minutes',
          baseline: 'clock ten requests in a month',
          target: 'a cut of 60 to 80 %',
        },
      ],
      workflow:
        'One entry in the yard or at the hive replaces three notebooks. Whoever does the job scans or taps what happened, from birth and drench to move and loss. Due jobs and withholding periods show up by themselves, papers for a sale fill in, and poor performers come to light.',
      build:
        'A ready-made app is enough, as long as it works offline, knows your reader and can write to NLIS. For stock, AgriWebb is an example; beekeepers have their own. Do not type in the past: start from a fresh count.',
      checkpoint:
        'Four times a year, yard numbers are checked against the screen by the livestock manager, who also signs every declaration in person.',
      first_step:
        'Start small: muster a single mob, or open one site of hives, and see what the NLIS account and notebooks claim.',
      stop_test: 'Look after ten weeks: drop it if the share logged the same day is below 8 in 10.',
      alternative:
        'A stout stock book with set pages, one per mob or site, works too. Have somebody take pictures of it on Fridays.',
      data_needed: [
        'every tag, with mob and age',
        'drench and vaccine entries',
        'growth, mating and birth data',
        'NLIS and declaration papers',
        'where hives or mobs stand, and how many',
      ],
      must_not_decide:
        'It takes a person to cull or to sign for residues: the owner or the livestock manager, who has seen the beast. The app only lists.',
    },
    {
      workflow:
        'Every job is logged on the spot, for animal, mob or hive, by tag reader or phone: moves, births, weights, treatments, queens and losses. Vendor declaration and transfer are filled from it. The app flags due jobs and withholding periods and ranks sires, mothers or sites by return.',
      build:
        'Pick an apiary or livestock app that runs with no signal, knows your tag reader and reports to the NLIS database; AgriWebb is an example. Enter the stock count of this year. Old books can stay where they are.',
      checkpoint:
        'Once a quarter, app and yard count are compared by the livestock manager. Every declaration is signed by that manager’s own hand.',
      first_step:
        'Choose one hive site or one mob and count or scan it. Then look up what the NLIS account and your books say.',
      stop_test: 'If, ten weeks on, less than 8 in 10 jobs were entered the same day, stop.',
      alternative:
        'A waterproof stock book on each property will do, one page for each site or mob. Take a photo of the pages on Friday.',
      must_not_decide:
        'Which animal is culled, and whether stock are free of residues, is for the owner or livestock manager to say after a look. The app may not.',
      risks: [
        {
          risk: 'By winter the app cannot be trusted, for half the crew never put the notebook away.',
          mitigation: 'Stop the notebook in one yard or mob first. The manager enters jobs there like anyone else.',
        },
        {
          risk: 'One year of misread tags puts a good mother near the bottom of the list.',
          mitigation: 'Go by two years or more, and check by hand in the yard before an animal is drafted.',
        },
      ],
      kpis: [
        {
          name: 'difference between NLIS account and real count',
          unit: 'animals per 1,000',
          baseline: 'hold one whole muster against the account',
          target: 'lower by 50 to 80 %',
        },
        {
          name: 'time to find out about an animal or hive',
          unit: 'minutes',
          baseline: 'put a watch on ten questions this month',
          target: '60 to 80 % lower',
        },
      ],
      data_needed: [
        'tag numbers with sex, year and mob',
        'treatments, each with date and batch',
        'weights with joining and birth details',
        'vendor declarations and NLIS transfers',
        'number of hives or stock at every site',
      ],
    },
    {
      workflow:
        'One record in the yard, made by reader or phone, covers births, weights, treatments, moves, queens and losses. It tells you what is due and when a withholding period ends. It also completes transfers and vendor declarations and shows which mothers, sites or sires return most.',
      build:
        'Go for an app, livestock or apiary, that copes without signal and links to NLIS and your tag reader. AgriWebb is one such. Load it with a count from this year and forget about the old books.',
      checkpoint:
        'The livestock manager counts the yard every quarter to test the app, and signs all declarations personally.',
      first_step:
        'Scan one mob, or count one site of hives. Set the result beside the NLIS account and your own books.',
      stop_test:
        'In week ten, see how much is logged on the day. Below 8 in 10 jobs, the app is not working and you stop.',
      alternative:
        'Let each property keep one waterproof book with set pages by mob or site, and have it photographed on Fridays.',
      must_not_decide:
        'The app declares nothing clean and culls nothing. The livestock manager or the owner does so, having looked at the animal, and signs.',
      risks: [
        {
          risk: 'Notebook and app are both in use, and come winter the app is wrong.',
          mitigation: 'Pick a mob or a yard, take the notebook away there and let the manager show how it is done.',
        },
        {
          risk: 'A fine breeder comes out low on the culling list after a year of bad scans.',
          mitigation:
            'Nothing is drafted off without two years of data at least and somebody’s eyes on it in the yard.',
        },
      ],
      kpis: [
        {
          name: 'animals the NLIS account has wrong',
          unit: 'animals per 1,000',
          baseline: 'do a complete muster and check the account against it',
          target: '50 to 80 % fewer',
        },
        {
          name: 'wait for facts on one animal or hive',
          unit: 'minutes',
          baseline: 'ask ten such questions in a month and time them',
          target: 'a drop of 60 to 80 %',
        },
      ],
      data_needed: [
        'list of tags by mob, year and sex',
        'batch and date of all treatments',
        'births, joinings and weights on file',
        'transfers on NLIS, and vendor declarations',
        'hive or paddock sites and their counts',
      ],
    },
    {
      workflow:
        'Stock records are made where the work happens: a scan or a tap for each birth, weight, move, treatment, queen or loss. The app then fills in vendor declarations and transfers. It warns when a job is due or a withholding period runs, and ranks sites, sires or mothers on what they bring in.',
      build:
        'Buy, do not build: AgriWebb or another livestock or apiary app, as long as it works off-line and reads your tags. A link to the NLIS database is a must. Count the stock this year, load that, and start.',
      checkpoint:
        'Declarations bear the livestock manager’s signature, by hand. Every three months the same person checks yard numbers against the app.',
      first_step: 'Test one site or one mob. Count or scan what is there; what does NLIS show, and what do your books?',
      stop_test: 'Ten weeks are the trial. At least 8 in 10 jobs must be in on the day they happened, or it is over.',
      alternative: 'Try a single tough book per property, a page to each mob or site, with photos taken every Friday.',
      must_not_decide:
        'Somebody has to look at the animal: the owner or livestock manager, who culls and who signs that stock carry no residues. That is not the app’s part.',
      risks: [
        {
          risk: 'As long as half the hands write in notebooks, the app will be out by winter.',
          mitigation:
            'Begin where you can enforce it, in one mob or yard without a notebook. Managers log there as well.',
        },
        {
          risk: 'Tags were misread for a season, and the list now wants to cull a good mother.',
          mitigation: 'Ask for two years of records or more. In the yard, somebody looks before drafting.',
        },
      ],
      kpis: [
        {
          name: 'head out of line with the NLIS account',
          unit: 'animals per 1,000',
          baseline: 'muster everything once and see what the account holds',
          target: 'a drop of 50 to 80 %',
        },
        {
          name: 'minutes until a question on an animal or hive is answered',
          unit: 'minutes',
          baseline: 'ten real questions, timed, within the month',
          target: '60 to 80 % fewer',
        },
      ],
      data_needed: [
        'all tags, with year, mob and sex',
        'treatment records down to the batch',
        'what animals weighed, when joined, when born',
        'papers for NLIS transfers and vendor declarations',
        'paddocks or hive sites, counted',
      ],
    },
  ],
  'agriculture/forest-stands': [
    {
      risks: [
        {
          risk: 'Rot and forks do not show from above, and the sawlog figure flatters you.',
          mitigation: 'Grade comes from plots on foot. Report it apart from volume.',
        },
        {
          risk: 'On the map a track crosses ground that nobody should enter or cut.',
          mitigation: 'Put streams, slopes and no-go zones over every plan. Somebody walks the line first.',
        },
      ],
      kpis: [
        {
          name: 'how far a coupe misses its volume',
          unit: '% of delivered tonnes',
          baseline: 'plan against dockets, ten coupes back',
          target: '20 to 30 % lower',
        },
        {
          name: 'inventory and survival cost',
          unit: '$ per hectare',
          baseline: 'crew days and bills of one year',
          target: '20 to 40 % less',
        },
      ],
      workflow:
        'From images taken by plane or drone, with lidar if you have it, the tool counts trees and reads height, gaps and sick spots. Ground plots put the numbers right. What the forester receives is grade and volume per stand with a margin, and from it the sequence of thinnings and coupes.',
      build:
        'A bought inventory service will do, or open lidar from the state. Hold on to 20 to 30 plots on the ground as your yardstick. After each coupe, set the mill’s dockets beside the estimate, stand by stand.',
      checkpoint:
        'No machine starts before the forester has been through the coupe on foot, looked at slope, boundary and three plots, and put a name to the plan.',
      first_step:
        'On one page, compare tonnes planned and tonnes delivered, grade by grade, for your last five coupes.',
      stop_test: 'Give it six coupes; if volume error has not come down 10 % or more against plots alone, end it.',
      alternative:
        'Each winter measure a grid of thirty plots with a height meter, and keep score of estimate against docket.',
      data_needed: [
        'a stand map showing age and species',
        'plot measurements',
        'dated lidar or pictures',
        'dockets sorted by grade and coupe',
        'fires, thinnings and other treatments',
      ],
      must_not_decide:
        'Whether a coupe may be cut, and where men and machines may go, is for forester and harvest supervisor to say once they have walked it.',
    },
    {
      risks: [
        {
          risk: 'A tall straight crown hides a bent or rotten stem, and sawlog is promised that is not there.',
          mitigation: 'Give volume and grade as figures of their own, the second from field plots.',
        },
        {
          risk: 'Somebody trusts the screen and sends a harvester onto a bank or into a reserve.',
          mitigation: 'Exclusions, water and slope are layers on each map, and feet confirm them.',
        },
      ],
      kpis: [
        {
          name: 'difference between plan and mill',
          unit: '% of delivered tonnes',
          baseline: 'take ten finished coupes with their dockets',
          target: 'narrow by 20 to 30 %',
        },
        {
          name: 'what measuring costs you',
          unit: '$ per hectare',
          baseline: 'invoices and crew time for the past year',
          target: 'a saving of 20 to 40 %',
        },
      ],
      workflow:
        'You see per stand how much wood there is and of what grade, with an honest range. Pictures from the air supply counts, heights, gaps and dying trees, and field plots keep them true. The harvest planner then sets coupes and thinnings in an order that suits mill and crew.',
      build:
        'Rent the eyes, keep the tape: an inventory supplier or free state lidar for the whole estate, plus 20 to 30 plots measured by your own people. Dockets from the mill close the loop for each stand.',
      checkpoint:
        'Three plots, the boundary and the steep parts are checked on foot. With that done, the forester signs and harvest may begin.',
      first_step:
        'Look back over five coupes. Beside each write what the plan said and what the mill paid for, by grade.',
      stop_test: 'After six coupes, drop it unless the error in volume is 10 % or more under what plots gave you.',
      alternative:
        'The old way still serves: thirty grid plots a year, a hypsometer, and a running list of estimates and deliveries.',
      data_needed: [
        'species and planting year by stand',
        'ground plots so far',
        'aerial data and its date',
        'what the mill received, by coupe',
        'stand history with fire',
      ],
      must_not_decide:
        'Screens do not release a coupe or put a crew on steep ground. Forester and harvest supervisor do, on foot and in that order.',
    },
    {
      workflow:
        'Volume and grade for every stand, each with a range, go to the forester from images and ground plots. Drone or aerial pictures, with lidar where there is some, show height, tree count, gaps and sick patches; plots correct them. Coupes and thinnings are then put in order for crews and mill.',
      build:
        'Use the state’s open lidar or pay for a stand inventory service. Either way, your truth is what 20 to 30 measured plots say. After a coupe, compare estimate and delivery by stand from the mill dockets.',
      checkpoint:
        'The plan is signed by the forester after a walk of the coupe: slope, boundary, and three plots checked. Machines move after that.',
      first_step: 'Write the last five coupes on a page, with tonnes as planned and as delivered for each grade.',
      stop_test: 'Six coupes must show a volume error 10 % or more below that of the old plots. If they do not, stop.',
      alternative:
        'Measure thirty grid plots in winter with a handheld height meter. Keep a sheet of docket against estimate for each coupe.',
      must_not_decide:
        'Once they have walked it, harvest supervisor and forester clear a coupe and let people work a slope. The map clears nothing.',
      risks: [
        {
          risk: 'From the air you cannot see rot, lean or forks, so there is less sawlog than stated.',
          mitigation: 'Take grade from ground plots, and show it as a figure separate from volume.',
        },
        {
          risk: 'The plan from above leads a crew or a road onto steep or protected land.',
          mitigation:
            'Check each plan against streams, exclusion zones and slope. The boundary is walked before anybody marks it.',
        },
      ],
      kpis: [
        {
          name: 'coupe volume error',
          unit: '% of delivered tonnes',
          baseline: 'set the mill dockets of ten coupes beside their plans',
          target: '20 to 30 % less',
        },
        {
          name: 'dollars per hectare for inventory and survival counts',
          unit: '$ per hectare',
          baseline: 'add up crew days and invoices from last year',
          target: '20 to 40 % lower',
        },
      ],
      data_needed: [
        'mapped stands with species and planting year',
        'plots from your inventories',
        'lidar or images, with the date taken',
        'dockets from the mill, by grade and coupe',
        'past fires and silviculture',
      ],
    },
    {
      workflow:
        'Stands are measured from the air, corrected on the ground, and handed to the forester as volume and grade with a range. Lidar or images give tree numbers, heights, sick patches and gaps. From this the forester drafts which coupes and thinnings crews and mill get first.',
      build:
        'Choose between a paid stand inventory and the open lidar of your state. Judge it by plots on the ground, 20 to 30 of them. Dockets from the mill come back by stand, and every finished coupe shows how good the estimate was.',
      checkpoint:
        'On foot, the forester inspects three plots, the slope and the boundary of each coupe. A signature follows, then the machines.',
      first_step: 'For five recent coupes, compare what was planned with what was delivered, by grade, in tonnes.',
      stop_test:
        'Measure the volume error over six coupes. Unless it is at least 10 % smaller than with plots, give up.',
      alternative:
        'Thirty plots each winter, laid on a grid, with a hand-held meter for height. A sheet shows estimate and docket for every coupe.',
      must_not_decide:
        'No map lets a coupe be cut or puts people on a slope. That is up to the harvest supervisor and the forester, after they walked the ground.',
      risks: [
        {
          risk: 'Lean, fork and rot are hidden in the images, and you promise sawlog you do not have.',
          mitigation: 'Volume may come from above, grade comes from plots. Keep the two figures apart.',
        },
        {
          risk: 'A road is drawn across a slope or reserve where no crew should be.',
          mitigation:
            'Slope, exclusion zones and streams lie over all plans. Somebody walks each boundary before it is marked.',
        },
      ],
      kpis: [
        {
          name: 'gap between planned and delivered volume',
          unit: '% of delivered tonnes',
          baseline: 'ten past coupes, their plans and their dockets',
          target: 'bring it down 20 to 30 %',
        },
        {
          name: 'cost of counting survival and stock',
          unit: '$ per hectare',
          baseline: 'last year’s bills plus days of crew time',
          target: '20 to 40 % fewer dollars',
        },
      ],
      data_needed: [
        'map of stands with year and species',
        'ground plots measured so far',
        'pictures or lidar and when they were flown',
        'grades and tonnes by coupe, from mill dockets',
        'what each stand has seen, fire included',
      ],
    },
    {
      workflow:
        'The forester plans coupes and thinnings on figures per stand: volume, grade and the range around both. They are read off drone or aerial images, and lidar if there is any, and corrected by plots. Heights, gaps, tree counts and sick patches all show. Mill and crews get the order.',
      build:
        'Inventory can be bought as a service or drawn from open lidar held by the state. Your own 20 to 30 plots are what you trust. Feed each coupe’s dockets back by stand to see estimate beside delivery.',
      checkpoint:
        'Before any machine moves, the forester has walked that coupe, looked at boundary and slope, tested three plots and signed.',
      first_step: 'Set planned tonnes and delivered tonnes side by side, grade for grade, for the five latest coupes.',
      stop_test:
        'At six coupes, look at volume error. It should be 10 % or further below the old plots; otherwise end it.',
      alternative:
        'Stay with plots: thirty of them on a grid every winter and a height meter in the hand. Note docket and estimate after each coupe.',
      must_not_decide:
        'Forester and harvest supervisor walk first, then decide about cutting and about crews on slopes. The map has no vote.',
      risks: [
        {
          risk: 'Images cannot tell a rotten or forked stem from a good one, and sawlog comes out too high.',
          mitigation: 'Publish two figures, one for volume and one for grade, and base grade on plots.',
        },
        {
          risk: 'Seen from above the ground looks fine, but it is too steep, or it is protected.',
          mitigation:
            'Every plan carries layers for slope, streams and exclusion zones, and the line is walked before marking.',
        },
      ],
      kpis: [
        {
          name: 'error in a coupe’s volume',
          unit: '% of delivered tonnes',
          baseline: 'go through ten coupes, plan on one side and dockets on the other',
          target: 'a drop of 20 to 30 %',
        },
        {
          name: 'survival counts and inventory, cost by hectare',
          unit: '$ per hectare',
          baseline: 'take crew days and bills for one year',
          target: '20 to 40 % off',
        },
      ],
      data_needed: [
        'stand map: what was planted, and when',
        'inventory plot data',
        'images with dates, or lidar',
        'mill tonnes for every coupe and grade',
        'fire record and silviculture of each stand',
      ],
    },
  ],
}

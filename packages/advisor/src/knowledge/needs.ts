/**
 * Words and phrases of which a brief must hold at least one before a use case may be recommended. They tell the trades
 * within a field apart: room rates need rooms, nesting needs sheet or board. For general patterns, and for records that
 * are borrowed from another field, the word must stand in the very sentence that is quoted as evidence. A use case that
 * is not listed suits every firm of its field.
 */
export const NEEDS_ANY: Readonly<Record<string, string>> = {
  'agriculture/packhouse-grading':
    'fruit|vegetable|produce|packhouse|packing shed|pack shed|apple|citrus|avocado|berry|berries|tomato|tomatoes|potato|potatoes|grading|eggs|packing line|orchard|nuts|vegetables|apples|avocados|cherries|mangoes|oysters|oyster|fish|prawns|shellfish|grade|graded|grader|flowers|seedlings|macadamia|macadamias|almonds|packing|sorting|mushrooms',
  'agriculture/irrigation-scheduling':
    'irrigation|irrigate|water|soil moisture|dripper|pivot|dam|bore|allocation|drought',
  'agriculture/herd-health-alerts':
    'cow|cows|cattle|dairy|herd|sheep|ewe|lamb|calf|calves|pig|pigs|sow|poultry|hen|hens|livestock|animal|animals|heat|mastitis|goat|goats|feedlot|ewes|lambs|sows|broiler|broilers|chickens|horse|horses|mare|mares|alpaca|alpacas|bulls|rams|foals|flock',
  'agriculture/harvest-forecast':
    'fruit|orchard|orchards|vineyard|vineyards|grape|grapes|vintage|picking|pickers|pick forecasts|berry|berries|vegetable|vegetables|cherry|cherries|apple|apples|citrus|avocado|avocados|mango|mangoes|nuts|almonds|tomatoes|flowers|cane|block|blocks|grain|wheat|crop|crops|yield|mushroom|mushrooms|lettuce|macadamia|macadamias|olives|hops|honey|sugar|cotton|flower|turf|potatoes|strawberries|herbs',
  'agriculture/pest-disease-scouting':
    'pest|pests|weed|weeds|disease|spray|ryegrass|fungus|mildew|insect|scout|scouting|aphid|blight|chemical|fruit fly|resistance|mites|varroa|moth|mould|rust|crop walk|trap|traps|insects|fungal|locust|mice',
  'agriculture/crew-planning':
    'pickers|picking|crew|crews|seasonal|backpackers|roster|rosters|labour|workers|harvest hands|pruning|shearers|casuals|staffing|milker|milkers|shearing|divers|deckhands|pruners|packers|casual|shifts|timesheets|hands|planters|tree planters',
  'agriculture/order-desk':
    'order|orders|customers|boxes|enquiries|chefs|restaurants|market|wholesale|online|shop|text messages|whatsapp|landscapers|buyers|phone|ring|texts|cellar door|wine club|subscriptions|florists|growers ring|clients ring|seedlings',
  'agriculture/cold-chain-watch':
    'cool room|coolroom|cold|temperature|vat|refrigeration|fridge|chiller|spoil|spoilage|cold chain|milk|fridges|freezer|freezers|ice|cool rooms|coolrooms|silo|silos|spoils|reefer|rot|stored grain|chilled',
  'agriculture/feed-and-pasture-budget':
    'pasture|grazing|graze|cattle|sheep|cows|dairy|hay|silage|feedlot|fodder|livestock|grass|lambs|lamb|goats|beef|horses|horse|agistment|wool|mob|mobs|drought feeding',
  'agriculture/aquaculture-feeding':
    'fish|oyster|oysters|salmon|prawn|prawns|barramundi|aquaculture|pond|ponds|abalone|trout|shellfish|mussels|hatchery|crabs|marron|yabbies|kingfish|tuna|pens|feed conversion',
  'agriculture/loads-and-runs':
    'truck|trucks|cartage|carting|tanker|delivery|deliveries|freight|transport|pick-up|driver|drivers|haulage|routes|route|log trucks|milk collection|couriers|dispatch|runs',
  'agriculture/claims-and-rejections':
    'claim|claims|reject|rejects|rejected|rejection|rejections|complaint|complaints|dispute|out of spec|downgrade|buyer|credits|docked|downgraded',
  'agriculture/machinery-upkeep':
    'machine|machines|machinery|tractor|harvester|header|pump|pumps|breakdown|breakdowns|broke|repair|repairs|maintenance|bearing|bearings|workshop|tractors|harvesters|headers|sprayer|baler|balers|boats|engine|engines|breaks down|break down|breaks|servicing|sawmill|loader|forwarder|aerator|aerators',
  'agriculture/harvest-closures':
    'oyster|oysters|mussel|mussels|shellfish|clam|clams|pipi|pipis|scallop|scallops|abalone|estuary|algal bloom|biotoxin|salinity|seaweed|oyster lease|oyster leases|leases close|lease closures|harvest area|harvest areas',
  'agriculture/catch-and-quota':
    'fishing|fisher|fishers|fishery|fisheries|boat|boats|vessel|vessels|skipper|skippers|trawler|trawl|lobster|crayfish|crab|quota|wild catch|seafood|abalone|diver|divers|catch returns|our catch|the catch|catch dockets|catch records|catch reports',
  'agriculture/contract-jobs':
    'contracting|contract spraying|contract harvesting|contract seeding|contract baling|contract work|contract crews|contract jobs|contractor for|contractor with|shearing contractor|spray contractor|spraying contractor|fencing contractor|vineyard contractor|farm contractor|rural contractor|shearing|shearer|shearers|baling|fencing|job sheet|job sheets|jobs for|hectares done|windrowing|spreading|aerial application|aerial spraying|custom work|dam sinking|for growers|for farmers|drainage work|tree work|mulching',
  'agriculture/visit-reports':
    'agronomist|agronomists|agronomy|consultant|consultants|consulting|consultancy|adviser|advisers|advisor|advisors|advice|advisory|farm visits|crop walk|crop walks|recommendations|soil tests|soil test|trial|trials|reports to growers',
  'agriculture/grow-climate':
    'glasshouse|glasshouses|greenhouse|greenhouses|hydroponic|hydroponics|mushroom|mushrooms|grow room|grow rooms|growing rooms|polytunnel|polytunnels|vertical farm|ventilation|poultry|broiler|broilers|chickens|chicken|hens|eggs|piggery|pigs|shed climate|nursery|protected cropping|humidity|cannabis|hatchery|climate computer|climate control|climate computers',
  'agriculture/sowing-plan':
    'nursery|nurseries|seedling|seedlings|turf|lawn|flower|flowers|lettuce|salad|herbs|sow|sowing|potting|propagation|plugs|tubestock|vegetable|vegetables|greens|microgreens|broccoli|carrots|planting program|planting|potted plants|native plants|bedding plants|wholesale plants|plants ready|out plants|indoor plants|plant nursery|plants and',
  'agriculture/animal-records':
    'cattle|cow|cows|sheep|ewe|ewes|lamb|lambs|goat|goats|alpaca|alpacas|deer|horse|horses|foal|foals|mare|mares|stud|herd|flock|mob|mobs|livestock|stock agent|bee|bees|hive|hives|honey|apiary|beekeeper|beekeeping|pig|pigs|nlis|tags|bulls|rams|wool|animals|crocodile|ostrich|emu',
  'agriculture/forest-stands':
    'our forest|native forest|forest owner|forest estate|forest management|forestry|forester|foresters|plantation|plantations|timber|sawlog|sawlogs|sawmill|pulpwood|pine|bluegum|woodlot|tree planting|trees per hectare|coupe|coupes|firewood|sandalwood|woodchip|log trucks|log grades|log yard|logging crews|logging contractors|logging business|log supply',
  'automotive/part-inspection-camera':
    'manufacture|manufacturer|press|weld|cast|casting|moulded|moulding|components|line|defect|defects|plant|oem|assembly|manufacturing|rejects|scrap|paint line|paint defects|welds|stamping|machined|machining|remanufacture|remanufacturing|inspectors',
  'automotive/supply-and-call-off-planning':
    'manufacture|manufacturer|call-off|call-offs|oem|edi|tier|production|plant|assembly|schedule|manufacturing|import|imports|importer|suppliers|supplier delays|factory|lead times|container|containers|call offs|mrp',
  'automotive/used-car-pricing':
    'used car|used cars|used|trade-in|trade-ins|dealer|dealership|valuation|wholesale|auction|second-hand|appraisal|caryard|caravan|caravans|aged stock|consignment|auctions|remarketing|residual|residuals|buying cars|car yard',
  'automotive/fleet-upkeep':
    'fleet|fleets|buses|vans|trucks|rental|telematics|hire|kilometres|utes|hire cars|coaches|leasing|lease|breakdowns|off the road|pre-start|our vehicles|company vehicles|pool cars|company cars',
  'automotive/sales-lead-follow-up':
    'lead|leads|dealer|dealership|showroom|sales|salespeople|test drive|new car|web enquiries|enquiries|enquiry|caravans|motorbikes|motorcycles|buyers|prospects|follow up|website enquiries|carsales|brokers|quotes go cold|conversion',
  'automotive/service-bookings-and-calls':
    'service|servicing|booking|bookings|phone|missed calls|after hours|logbook|appointments|ring|rings|book|booked|no-shows|no shows|reminders|reception|voicemail|sms|front desk|receptionist|text|washes|detailing|phone calls|miss calls|missing calls|lose calls|answer calls|take calls|calls all day|calls from|calls about|calls while|calls and|the calls|our calls|calls go|too many calls|service calls|incoming calls|calls ring',
  'automotive/warranty-and-paperwork':
    'warranty|warranties|invoice|invoices|paperwork|claim|claims|contract|finance|rego|registration|job cards|deal files|recall|recalls|retyped|re-keyed|data entry|compliance|paper|import papers|bills|statements|debtors',
  'automotive/customer-updates-and-complaints':
    'complaint|complaints|update|updates|status|reviews|google|ring|rings|owners|customers|csi|kept informed|review|complain|is my car ready|when will|when is|waiting|refund|refunds|progress',
  'automotive/hire-rates':
    'hire cars|hire car|car hire|rental|rentals|renters|hire fleet|hire vehicles|campervan|campervans|motorhome|motorhomes|car share|car sharing|carshare|hire rates|truck hire|van hire|ute hire|trailer hire|subscription cars|car subscription|limousine|for hire|hire out|hire company|hire business|hire desk|rent out|rented|car rental',
  'automotive/handover-photos':
    'damage|damaged|scratch|scratches|dents|handover|handovers|lease end|lease returns|end of lease|condition|return inspection|returned cars|renters|bond|excess|walk-around|loan cars|rental|car share|car sharing|hire car|hire cars|car hire|hire vehicles|hire fleet|condition reports|condition report',
  'automotive/mobile-dispatch':
    'tow|tows|towing|tow truck|tow trucks|roadside|mobile mechanic|mobile mechanics|mobile|windscreen|windscreens|glass|call-outs|callouts|call outs|breakdown service|dispatcher|dispatch|stranded|tilt tray|recovery',
  'automotive/parts-lookup':
    'part|parts|spares|accessories|tyres|tyre|batteries|catalogue|catalogues|fitment|counter|wreckers|components|filters|panels',
  'automotive/wreck-buying':
    'wrecker|wreckers|wrecking|wrecks|wrecked|dismantler|dismantlers|dismantling|dismantle|salvage|recycler|recyclers|recycling|used parts|second-hand parts|hulks|write-offs|scrap yard|scrap metal|scrap cars',
  'automotive/charger-uptime':
    'ev|evs|electric|charger|chargers|charging|charge point|charge points|ocpp|kwh|battery swap',
  'automotive/tolls-and-fines':
    'toll|tolls|fine|fines|infringement|infringements|rego renewals|registration renewals|rego|registrations|fuel card|fuel cards|novated|leasing|salary packaging|fbt|fleet management|notices',
  'automotive/build-tracking':
    'build|builds|builder|builders|trailer|trailers|caravan|caravans|conversion|conversions|converters|fit-out|fit-outs|fitout|fitouts|custom|restoration|restorations|restore|restores|restoring|restorer|motorhome|motorhomes|modification|modifications|engineering certificate|bespoke|truck body|truck bodies|body builder|body builders|service body|service bodies|tray bodies|tipper|tippers|bus bodies',
  'banking/business-credit-memo':
    'business lending|business loan|business loans|commercial|credit memo|sme|annual review|covenant|agribusiness|business banking|corporate|credit paper|credit papers|credit submissions|commercial loans|development finance|lending to businesses|farm lending|equipment finance|invoice finance|annual reviews|covenants|corporate lending|structured|smes|property finance|credit committee',
  'banking/staff-and-cash-planning':
    'roster|rosters|cash|atm|branch hours|teller|tellers|queue|queues|forecast|staffing|call volumes|agents|rostering|staff shortages|leave cover|foot traffic|opening hours|overtime|shifts|cash orders|atms|branch staff|branch staffing|quiet branches|busy branches',
  'banking/account-opening':
    'account opening|open an account|open accounts|onboarding|new accounts|new members|kyc|id check|identity|drop out|abandon|merchant|sign up|join|merchants|onboard|new customers|new clients|applications abandoned|application form|drop-off|drop off|id checks|verification|open account|opening accounts|sign-up|wallet|unfinished|id step|onboarding companies|new merchants',
  'banking/aml-alert-review':
    'aml|austrac|money laundering|suspicious|sanction|sanctions|kyc|smr|transaction monitoring|ctf|financial crime|alerts|screening|name screening|due diligence|smrs|laundering|pep|peps|beneficial owner|beneficial owners|correspondent|company onboarding|onboarding companies|ownership',
  'banking/retention-and-next-offer':
    'retention|leave|leaving|churn|refinance|refinancing|switch|next best|cross-sell|offers|discharge|discharges|losing members|rollover|losing customers|lose members|leave us|younger members|term deposits|deposits leave|maturing|fixed rate|fixed rates|cross sell|attrition|members leave|borrowers leave|campaigns|discharge requests',
  'banking/reconciliation-and-exceptions':
    'reconcile|reconciliation|exception|exceptions|suspense|mismatch|back office|settlement|unmatched|chargebacks|ledger|reconciliations|reconciling|nostro|payouts|direct debit|direct debits|settlement files|trust account|matching|end of month|month end|journals',
  'banking/scam-and-fraud-watch':
    'scam|scams|fraud|mule|phishing|stolen|unauthorised|false positives|alerts|scammers|scammed|identity theft|account takeover|card fraud|mules|stop payments|suspicious payments',
  'banking/arrears-and-hardship':
    'arrears|hardship|collections|late payments|miss payments|miss|behind|default|payments|missed|overdue|late repayments|missed repayments|delinquent|debt recovery|write-offs|bad debts|collectors|repayments|dishonours|in trouble',
  'banking/trade-documents':
    'trade finance|letter of credit|letters of credit|documentary|trade desk|trade documents|trade services|bill of lading|bills of lading|exporters|importers|export|import|bank guarantee|bank guarantees|guarantees|presentations|ucp|discrepancies|supply chain finance',
  'banking/client-meetings':
    'private bank|private banking|private banker|private bankers|private client|private clients|relationship manager|relationship managers|relationship banker|relationship bankers|bankers|wealth|high net worth|family office|client meetings|client reviews|file notes|file note|call reports|call report|meetings|meeting notes',
  'banking/liquidity-forecast':
    'treasury|treasurer|liquidity|funding|alco|alm|deposit flows|deposits|term deposits|wholesale funding|securitisation|cash flow forecast|cash position|interest rate risk|net interest margin|warehouse facility|warehouse facilities|warehouse funding|warehouse lines',
  'banking/card-disputes':
    'chargeback|chargebacks|dispute|disputes|disputed|card|cards|cardholder|cardholders|merchant|merchants|unauthorised|eftpos|visa|mastercard|bnpl',
  'banking/settlement-readiness':
    'settlement|settlements|settle|settles|pexa|valuation|valuations|valuers|loan documents|mortgage documents|conveyancers|solicitors|progress payments|drawdown|drawdowns|construction loans|unconditional|post-approval|loan conditions|outstanding conditions',
  'banking/collateral-checks':
    'invoice finance|invoice discounting|factoring|debtor finance|debtor|debtors|receivables|asset finance|equipment finance|floor plan|floorplan|stock finance|collateral|ppsr|equipment loans|leasing|margin lending|asset-based|working capital|borrowing base|fintech lender|trade credit',
  'banking/overseas-payments':
    'overseas|international|foreign|fx|remittance|remittances|swift|cross-border|correspondent|correspondents|currency|currencies|iso 20022|money transfer|transfers abroad|telegraphic|migrants|migrant',
  'banking/merchant-care':
    'merchant|merchants|terminal|terminals|eftpos|gateway|acquirer|acquiring|payment facilitator|payments provider|payment provider|payments company|pos|checkout|surcharge',
  'banking/policy-and-procedure-search':
    'policy|policies|procedure|procedures|product guide|product guides|intranet|policy manual|procedure manual|lending manual|credit manual|page manual|rules|rulebook|prudential|regulatory change|new rules|scenario|scenarios|questions|who to ask|who do i ask|know-how|knowledge|look up|search|training|new staff|new lenders|in heads|terms and conditions|guides|retire|retires|retirement|retiring|long-serving|obligations|standards',
  'construction/permit-applications-and-conditions':
    'permit|permits|approval|approvals|da|das|development application|development applications|certifier|certifiers|building surveyor|building surveyors|certification|planning permit|building permit|occupation certificate|draftsman|basix|nathers|energy rating|construction certificate|request for information|requests for information|town planner|town planning|building approval|consent conditions|conditions of consent|approval conditions|building designer|building designers|drafting firm|cdc',
  'construction/survey-data-and-volumes':
    'surveyor|surveyors|surveying|drone|drones|stockpile|stockpiles|cut and fill|point cloud|point clouds|lidar|laser scan|scanning|set-out|set out|setout|as-built|as-builts|cadastral|cubic metres|progress photos|piling|geotech|bore logs|survey crews|survey plans|survey data|land survey|site surveys|feature surveys|field crews|cubes|earthworks volumes|boundaries',
  'construction/site-screening-and-feasibility':
    'developer|developers|development|developments|feasibility|feasibilities|feaso|feasos|site acquisition|acquisition|acquisitions|townhouses|apartments|subdivision|subdivisions|zoning|rezoning|estates|land bank|off the plan|land estate|planning overlays|development sites|sites a month',
  'construction/spoil-and-asbestos-loads':
    'demolition|demolish|asbestos|spoil|contaminated|contaminated soil|clean fill|tipping|tip fees|landfill|truckloads|loads of spoil|loads of soil|all loads|every load|loads went|tip runs|excavation|earthworks|remediation|strip-out|strip out|waste classification|waste tracking|tippers|dumping|rubble|recycled concrete|tip dockets|import fill|demolitions|demolition jobs',
  'construction/crane-pump-and-crew-bookings':
    'crane|cranes|concrete pumping|concrete pump|traffic control|traffic controllers|traffic management|wet hire|allocator|allocators|agitator|agitators|agi|ready-mix|premix|batching|batch plant|pours|tipper|tippers|vac truck|hydro excavation|labour hire|riggers|dogmen|boom pump|boom pumps|concrete pumps|concrete trucks|allocations|traffic crews|floats',
  'construction/trade-orders-and-supply':
    'timber yard|merchant|merchants|building supplies|building materials|landscape supplies|landscape supply|trade counter|trade account|trade accounts|trade customers|supply yard|sand and soil|steel supplier|tiles|tile|roofing supplies|plumbing supplies|reseller|wholesaler|supplies|showroom|quarry products|pavers|hardware store|hardware stores|timber merchant|counter staff|counter sales|supply builders|we supply|stockist|steel yard|trade desk',
  'construction/inspection-and-test-reports':
    'inspection report|inspection reports|building inspector|building inspectors|building inspections|building and pest|pest inspection|pest inspections|pre-purchase|test report|test reports|fire safety|fire services|fire protection|annual statement|essential safety|esm|test and tag|testing and tagging|backflow|dilapidation|energy assessor|energy rating|inspectors|service reports|roof reports|condition report|condition reports|strata reports|lift maintenance|elevators|lift technicians|inspect houses|thermal imaging|insurer|insurers|insurance repair|insurance repairs|insurance builder|assessors|annual statements',
  'construction/service-calls-and-visits':
    'service calls|service call|call-out|call out|callout|callouts|call-outs|call outs|maintenance contract|maintenance contracts|service contracts|service agreements|technician|technicians|techs|dispatch|dispatcher|work order|work orders|vans|mowing|rounds|regular visits|service visits|reactive|make safe|make-safe|emergency jobs|service jobs|strata|property managers|facilities|maintenance jobs|blocked drains|air con|hvac',
  'construction/quantity-takeoff':
    'take-off|takeoff|take-offs|takeoffs|measure|measuring|quantities|quantity|estimate|estimates|estimator|estimators|estimating|drawings|bill of quantities|cut list|cut lists|shop drawings|pdf plans|house plans|plans|schedule of rates|priced',
  'construction/programme-and-trade-sequencing':
    'programme|program|schedule|delays|delay|trades|subbies|subcontractors|sequence|handover date|late|gantt|liquidated damages|gangs|crews|handovers|look-ahead|lookahead|on time|behind|reschedule|rescheduling',
  'construction/variations-and-claims':
    'variation|variations|claim|claims|progress claim|dispute|unpaid|security of payment|extension of time|extras',
  'construction/defects-and-quality':
    'defect|defects|quality|rework|inspection|inspections|hold point|hold points|itp|itps|snag|snags|handover|callback|callbacks|certificates|leaks|cracks|test results|compaction|rectification|punch list|warranty',
  'construction/plant-and-fleet':
    'plant|excavator|excavators|machine|machines|equipment|hire|crane|cranes|fleet|utilisation|gps|trucks|utes|vehicles|tools|breakdowns|rollers|graders|loaders|dry hire|bobcat|bobcats|tippers',
  'construction/materials-and-deliveries':
    'material|materials|deliveries|delivery|waste|skip|skips|order|ordering|supplier|suppliers|timber|concrete|stock|bricks|turf|pavers|mulch|soil|steel|plasterboard|tiles|purchasing|procurement',
  'construction/subcontractor-and-licence-checks':
    'subcontractor|subcontractors|subbies|licence|licences|insurance|insurances|tickets|induction|inductions|white card|swms|public liability|ticket|labour hire|onboarding|qualifications|competency',
  'construction/client-updates':
    'client updates|clients ring|selection|selections|home owners|homeowners|owners ring|home buyers|colour|client portal|updates|kept informed|new homes|buyers|purchasers|clients call|clients ask|progress updates|maintenance requests|warranty|customers ring|ring us',
  'construction/cost-and-margin-forecast':
    'margin|margins|cost|costs|cash|cash flow|overrun|overruns|budget|job costing|profit|blow out|forecast|wip',
  'construction/supplier-invoices-and-dockets':
    'invoice|invoices|docket|dockets|supplier|suppliers|accounts payable|purchase orders|bills',
  'construction/quotes-and-enquiries':
    'quote|quotes|quoting|enquiry|enquiries|calls|leads|price jobs|pricing|quotation|quotations|price|estimate|estimates|phone|proposals|lead',
  'construction/safety-observations':
    'safety|hazard|hazards|incident|incidents|near miss|toolbox|swms|injury|injuries|whs|ohs|ltifr',
  'construction/contract-and-spec-search':
    'spec|specs|specification|specifications|contract|contracts|clause|clauses|rfi|rfis|drawings|standards|search|find',
  'education/unit-mapping-and-assessment-tools':
    'units of competency|training package|training packages|rto|rtos|vet|asqa|competency|vocational|certificate iii|certificate iv|assessment tools|validation|trainers and assessors|tafe|rpl|map units|unit mapping|new units|superseded|qualifications on scope|scope of registration',
  'education/overseas-applications':
    'overseas|international|international students|overseas students|visa|visas|coe|coes|prisms|cricos|agents|agent|offer letter|offer letters|genuine student|study abroad|elicos|admissions|migration|homestay',
  'education/lecture-captions-and-translation':
    'caption|captions|captioning|subtitles|transcript|transcripts|lecture|lectures|video|videos|recordings|recorded|accessibility|accessible|disability|deaf|translate|translation|languages|webinars|podcast|zoom',
  'education/language-levels-and-practice':
    'languages|elicos|ielts|pte|toefl|esl|eal|eald|pronunciation|placement test|placement tests|level test|french|mandarin|japanese|italian|spanish|language school|language schools|language college|language classes|language courses|language lessons|language students|english school|english college|english classes|english courses|teach english|english students|speaking practice|community language|conversation classes',
  'education/online-learner-support':
    'online|online course|online courses|e-learning|elearning|lms|subscribers|self-paced|video lessons|videos|subscription|distance|virtual|mooc|learning platform|online learners|learning app|our app',
  'education/training-proposals-and-proof':
    'corporate|corporate training|workshops|workshop|facilitator|facilitators|leadership|executive|proposal|proposals|l&d|hr managers|in-house training|sales training|corporate clients|executive coaching|business coaching|career coaching|coaching clients|coaching program|coaching programs|leadership training|we train staff|staff training for|training for companies|soft skills|facilitate',
  'education/short-courses-to-certificates':
    'first aid|cpr|white card|forklift|rsa|short course|short courses|public courses|accredited|certificate|certificates|statement of attainment|statements of attainment|tickets|high risk|refresher|refreshers|licence courses|rto|course bookings|course dates|workshops|barista|working at heights|confined space|group bookings|on-site training',
  'education/lesson-places-and-make-ups':
    'swim|swimming|swim school|dance|ballet|gymnastics|piano|guitar|violin|singing|martial arts|karate|tennis|driving school|driving lessons|driving instructors|flight school|flight training|make-up|make-ups|make up lessons|makeup lessons|studio|coding classes|art classes|term classes|holiday program|holiday programs|swim lessons|swimming lessons|private lessons|music school|music lessons|music teachers|drama school|drama classes|learner drivers|driving instructor|instructors|flight instructors|pilots|student pilots|yoga|art school|cheer|acrobatics|surf school|ski school|horse riding',
  'education/attendance-and-early-help':
    'attendance|absent|absence|absences|truancy|drop out|drop-out|dropout|drop outs|disengage|disengaged|at risk|retention|completion|completions|withdraw|withdrawals|complete|non-completion|attrition|stop coming|never finish|quit|leave|leaving|churn|finish|dropping out|drop off|retain|first years',
  'education/lesson-and-resource-drafts':
    'lesson|lessons|resource|resources|worksheet|worksheets|planning|curriculum|differentiate|differentiation|unit plans|teaching materials|course material|learning materials|course content|course development|new courses|slides|workbooks|instructional design|content',
  'education/feedback-and-marking':
    'marking|mark|marked|feedback|assessment|assessments|essay|essays|assignment|assignments|grading|rubric|moderation|validation',
  'education/enrolment-enquiries':
    'enrolment|enrolments|enrol|enquiry|enquiries|tour|tours|open day|prospective|waitlist|waiting list|admissions|applications|applicants|leads|bookings|new students|new families|sign up|trial|instagram',
  'education/enrolment-and-demand-forecast':
    'enrolment|enrolments|places|occupancy|occupied|forecast|class sizes|numbers|waitlist|vacancies|intake|demand|fill',
  'education/tutor-and-placement-matching':
    'tutor|tutors|tutoring|placement|placements|practicum|employer|employers|apprentice|apprentices|trainee|trainees|work experience|host|host families|homestay|coach|coaches|mentor|mentors|prac',
  'education/timetable-and-cover':
    'timetable|timetabling|cover|relief|casual|sick|roster|rosters|ratio|ratios|rooms|casuals|clash|clashes|substitute|instructors|trainers are|availability|reschedule|rescheduling|cancellations|lanes|double booked',
  'education/child-safety-and-compliance-checks':
    'compliance|audit|child safety|working with children|wwcc|blue card|asqa|registration|re-registration|teqsa|regulator|accreditation|incident|incidents|checks|evidence|inspection|nqf|nqs|acecqa|camp|camps|excursion|excursions|medical|allergies|qualifications|trainer files',
  'education/complaints-and-parent-mail':
    'parent|parents|complaint|complaints|emails|mail|inbox|messages|student emails',
  'education/fees-and-office-paperwork':
    'fee|fees|form|forms|paperwork|invoice|invoices|subsidy|ccs|documents|funding|debtors|debit|debits|instalments|payments|admin|enrolment forms',
  'education/reports-and-observations':
    'report|reports|observation|observations|learning stories|comments|parent letters|progress|portfolio|session notes|notes|newsletters|updates|documentation',
  'energy/licence-and-regulator-reports':
    'licence|licences|license|regulator|regulators|epa|aer|aemo|ipart|nopsema|compliance|annual report|annual return|annual returns|environmental|monitoring results|obligations|breach|breaches|nger|dust|groundwater|odour|regulatory|returns to the regulator|compliance reporting|regulatory reporting',
  'energy/project-sites-and-approvals':
    'developer|developers|project development|landholder|landholders|land holders|landowners|planning approval|planning approvals|grid connection|connection studies|community consultation|community engagement|site selection|wind farm|wind farms|solar farm|solar farms|battery projects|big battery|bess|transmission|renewable projects|feasibility|hydrogen project|epc|development pipeline|we develop|project pipeline',
  'energy/fuel-losses-and-pump-prices':
    'service station|service stations|servo|servos|petrol|wetstock|forecourt|bowser|bowsers|fuel depot|fuel retailer|fuel cards|truck stop|roadhouse|unmanned|fuel losses|fuel stock|fuel stocks|fuel sites|fuel brand|tank dips|dips|board prices|pump prices',
  'energy/building-energy-waste':
    'energy efficiency|auditor|auditors|energy consultant|energy manager|buildings|bms|interval data|sub-meters|submeters|sub-metering|retrofit|lighting upgrade|lighting upgrades|energy services|esco|hvac|compressed air|demand charges|power factor|energy audit|energy audits|energy savings|energy use|client sites|energy monitoring',
  'energy/treatment-quality-watch':
    'treatment|treatment plant|treatment plants|wastewater|waste water|sewage|sewerage|drinking water|water quality|effluent|trade waste|chlorine|turbidity|dosing|lagoon|lagoons|reservoir|desalination|recycled water|bore water|water utility|water corporation|biosolids|sludge|digester|biogas',
  'energy/weighbridge-and-waste-papers':
    'weighbridge|weighbridges|landfill|landfills|transfer station|transfer stations|waste tracking|tracking certificates|levy|scrap|scrap metal|hazardous waste|regulated waste|trackable|controlled waste|gate fees|gatehouse|tipping|manifests|container deposit|refund depot',
  'energy/load-contamination':
    'recycling|recycler|recyclers|recyclables|contamination|contaminated|mrf|materials recovery|sorting|sorting line|organics|fogo|compost|composting|bales|scrap|plastics|glass|cardboard|e-waste|batteries in|resource recovery|mulch|waste paper|tyres|textiles',
  'energy/waste-collection-runs':
    'waste|bin|bins|skip|skips|skip bins|rubbish|garbage|recycling|septic|grease trap|grease traps|liquid waste|hook lift|hooklift|compactor|compactors|kerbside|hard rubbish|organics|sullage|vacuum truck|portable toilets|sanitary|waste collection|collection trucks|collection runs|pump-outs|pump outs',
  'energy/load-and-output-forecast':
    'forecast|forecasts|wind|output|load|spot price|demand|trading|generation|retailer|hedge|curtail|imbalance',
  'energy/solar-fleet-faults':
    'solar|pv|inverter|inverters|panels|under-perform|underperform|monitoring|dead systems|battery fleet|battery system|battery systems|home battery|home batteries|battery storage|grid battery|grid batteries|battery energy storage|battery fault|battery faults|bess|vpp|virtual power plant|community battery|our batteries',
  'energy/line-and-asset-images':
    'pole|poles|line|lines|drone|drones|patrol|vegetation|photos|images|inspection|inspections|network|thermography|sewer|sewers|cctv|drain|drains|manhole|manholes|pipeline|pipelines|blades|corrosion|towers',
  'energy/solar-quotes':
    'solar|pv|panels|heat pump|heat pumps|ev charger|quote|quotes|install|installs|rooftop|home battery|home batteries|battery quote|battery quotes|battery install|battery installs|battery installer|battery installers|solar and battery|solar and batteries|battery storage systems',
  'energy/rebate-and-certificate-paperwork':
    'rebate|rebates|stc|stcs|lgc|veec|veecs|certificate|certificates|veu|esc|ccew|coes|serials',
  'energy/billing-exceptions':
    'bill|bills|billing|meter|meters|read|reads|estimated read|tariff|readings|embedded network|embedded networks|invoicing|tariffs|meter data',
  'energy/payment-difficulty':
    'hardship|payment difficulty|arrears|debt|disconnect|disconnection|disconnections|concession|payment plan|payment plans|vulnerable|cannot pay',
  'energy/bill-and-carbon-data':
    "carbon|emissions|scope|clients' bills|energy audit|energy audits|nabers|broker|brokers|sites' bills|sustainability|consulting|consultant|procurement clients|nger|energy consultant|energy consultants|energy broking|energy brokers|scope 3|greenhouse|client bills|utility bills",
  'energy/parts-and-invoices':
    'parts|panels|cable|stock|spares|warehouse|invoice|invoices|supplier|suppliers|stores|inventory|batteries in stock|inverters|purchase orders|procurement',
  'energy/fuel-and-gas-deliveries':
    'fuel|lpg|bottled gas|gas bottles|tank|tanks|tanker|diesel|depot|delivery|deliveries|gas bottle|cylinders|cylinder|tankers|water cartage|heating oil|deliver|bulk fuel',
  'energy/crew-scheduling':
    'crew|crews|technician|technicians|install|installs|installers|jobs|schedule|scheduling|dispatch|electricians|field|roster|service visits|technician visits|call-outs|callouts|on call|drivers and',
  'energy/plant-failure-warning':
    'turbine|turbines|pump|pumps|transformer|transformers|scada|plant|failure|failures|breakdown|outage|alarm|alarms|trip|trips|boiler|generator|generators|spill|spills|vibration|maintenance|pump station|pump stations|blower|blowers|compressor|compressors|gearbox|charger|chargers|breakdowns|equipment|downtime',
  'energy/customer-enquiries':
    'calls|enquiries|enquiry|outage|outages|bill|bills|complaint|complaints|contact centre|moving house|phone|customers ring|customers call|emails|chargers|drivers ring|missed bins|queries',
  'entertainment/ticket-sales-forecast':
    'ticket|tickets|show|shows|house|box office|seats|audience|attendance|festival|performances|matches|theatre|cinema|concert|concerts|game day|subscribers|visitors|visitor numbers|admissions|passes|screenings|stadium',
  'entertainment/event-rosters':
    'roster|rosters|rostered|usher|ushers|crew|front of house|casual|casuals|shifts|bar staff|lifeguards|stagehands|instructors|instructor|coaches|hosts|staffing|security guards',
  'entertainment/hire-and-event-quotes':
    'hire|hires|function|functions|event|events|wedding|weddings|venue|party|parties|av|gear hire',
  'entertainment/deals-and-settlements':
    'artist|artists|rider|riders|settlement|settlements|promoter|promoters|contracts|agents|touring|tour|gig|gigs|bands|talent|licensing|author contracts|advances|performers',
  'entertainment/footage-logging-and-captions':
    'footage|rushes|caption|captions|subtitles|video|film|tv|podcast|broadcast|edit|editors|archive|post-production|transcripts|clips|episodes|radio|recordings|interviews|streams',
  'entertainment/collection-catalogue':
    'collection|collections|museum|gallery|catalogue|cataloguing|objects|archive|archives|library|artefacts|heritage',
  'entertainment/player-feedback-and-bugs':
    'player|players|game|games|bug|bugs|discord|steam|moderate|moderation|chat|patch',
  'entertainment/event-safety-review':
    'safety|crowd|incident|incidents|security|event|events|emergency|evacuation|risk plan|first aid|medical',
  'entertainment/shoot-scheduling':
    'shoot|shoots|script|scripts|filming|production|cast|locations|call sheet|call sheets|crew|film|series|vfx|animation|shots|render|rehearsals',
  'entertainment/music-rights-matching':
    'music|royalty|royalties|songwriter|songwriters|apra|recordings|publishing|label|labels|catalogue|metadata|authors|book royalties|songs|tracks',
  'entertainment/club-admin':
    'club|clubs|fixture|fixtures|registration|registrations|league|team|teams|coaches|volunteer|volunteers|season|committee|juniors|golf|bowls|netball|footy|sporting club|swim club|gymnastics|athletics',
  'entertainment/bar-and-merch-stock':
    'bar|merch|merchandise|beer|food|stock|kiosk|catering|concession|canteen|wastage|drinks|pro shop|print run|print runs|gift shop|cafe|candy bar',
  'entertainment/funding-and-copy-drafts':
    'grant|grants|funding|acquittal|acquittals|copy|brochure|programme notes|program notes|newsletter|applications|sponsors|sponsorship|social media|posts',
  'entertainment/members-and-audiences':
    'member|members|membership|subscriber|subscribers|audience|audiences|lapse|lapsed|leave|churn|cancel|patrons|email list|mailing|past buyers|passholders|season tickets',
  'entertainment/patron-enquiries':
    'patron|patrons|question|questions|enquiry|enquiries|calls|phone|refund|refunds|parking|access|messages|emails|dms|members ring|parents ring|opening hours|visitors ask',
  'entertainment/gear-and-bookings-register':
    'gear|equipment|booking|bookings|diary|studio|rehearsal|rooms|machines|double booked|calendar|instruments|lights|cameras',
  'entertainment/lesson-places':
    'swim|swimming|swim school|dance|dancing|ballet|lesson|lessons|class|classes|martial arts|karate|taekwondo|gymnastics|coaching|instructor|instructors|academy|music school|tennis|drama school|circus school|horse riding|surf school',
  'entertainment/quitting-members':
    'member|members|membership|memberships|subscriber|subscribers|subscription|subscriptions|gym|gyms|fitness|pilates|yoga|crossfit|health club|paywall|passholders',
  'entertainment/copy-check':
    'copy|editor|editors|editing|editorial|proofreading|proofread|proofs|publish|publisher|publishing|publication|newspaper|newspapers|magazine|magazines|book|books|manuscript|manuscripts|newsroom|news|journalist|journalists|journal|authors|articles|stories|sub-editors|subs|typos',
  'entertainment/news-list':
    'news|newsroom|newspaper|newspapers|journalist|journalists|reporter|reporters|journalism|local paper|radio|bulletin|bulletins|media releases|press releases|masthead|mastheads|editorial',
  'entertainment/open-submissions':
    'manuscript|manuscripts|submission|submissions|slush|slush pile|entries|demos|demo|audition|auditions|casting|self-tape|self-tapes|open call|publisher|publishing|film festival|proposals from artists|expressions of interest|literary|prize|unsolicited',
  'entertainment/ad-spots':
    'ad|ads|advert|adverts|advertising|advertiser|advertisers|sponsor|sponsors|sponsorship|sponsorships|airtime|classifieds|rate card|spots|commercials|traffic department|insertion|campaigns for clients',
  'entertainment/session-fill':
    'bowling|lane|lanes|court|courts|trampoline|play centre|indoor play|escape room|escape rooms|golf|tee time|tee times|rink|skating|go kart|go karts|karting|laser tag|arcade|pool|climbing|theme park|water park|amusement|party room|party rooms|parties|leisure centre|leisure|rides|driving range|paintball|karaoke|play sessions|session times for kids|party bookings|batting cages|skate park',
  'entertainment/talent-matching':
    'talent|agency|agent|agents|performer|performers|model|models|modelling|casting|dj|djs|band|bands|entertainers|mc|speaker|speakers|actors|extras|influencer|influencers|celebrant|celebrants|buskers|presenters|roster of artists|artists on our books|our acts|acts we book|acts on our books|wedding bands|mcs|voice-over|voice artists',
  'finance/meeting-file-notes': 'meeting|meetings|file note|file notes|notes|client meeting|appointments|interviews',
  'finance/advice-documents':
    'advice|soa|soas|statement of advice|statements of advice|roa|paraplanner|paraplanners|paraplanning|planner|planners|adviser|advisers|fds|opt-in|fee consent|fee consents',
  'finance/loan-document-check':
    'loan|loans|payslip|payslips|bank statement|bank statements|mortgage|lender|lenders|lending|credit|borrower|borrowers|borrow|mortgage broker|mortgage brokers|finance broker|finance brokers',
  'finance/claims-triage':
    'claim|claims|insurance|insurer|insurers|policyholder|policyholders|assessor|assessors|adjuster|adjusters|policy holders|hail|storm|loss adjuster|loss adjusters|loss adjusting',
  'finance/suspicious-activity':
    'aml|austrac|fraud|suspicious|money laundering|sanctions|alerts|scam|scams|ctf|transaction monitoring|remittance|crypto|chargebacks|mule|identity theft',
  'finance/arrears-early-help':
    'arrears|default|defaults|borrower|borrowers|missed payment|missed payments|collections|hardship|late payers|repayment|repayments|dishonours|late payments|payday|behind|overdue|miss payments|miss repayments|paid back|bad debts',
  'finance/insurance-renewals-and-quotes':
    'insurance|renewal|renewals|insurer|insurers|broker|broking|underwriter|underwriters|wordings|premium|premiums|certificates of currency|policy wordings',
  'finance/reconciliations-and-breaks':
    'reconcile|reconciliation|reconciliations|commission|commissions|custodian|settlement|unmatched|nav|smsf|workpapers|bank feeds|unallocated|payouts do not match|trail|trade breaks|cash breaks|open breaks|unit pricing|unit prices|fund administration|month end|bordereaux|trust account|trade matching|match trades|trades settle|settle trades|trade settlement|trade settlements|trades and cash|stockbroking',
  'finance/cash-and-flow-forecast':
    'cash|cash flow|cashflow|forecast|forecasts|liquidity|flows|redemptions|volumes|treasury|budget',
  'finance/investor-reports':
    'fund|funds|investor|investors|commentary|portfolio|portfolios|wholesale|super|superannuation|trustee|unit holders|asset manager|private equity|venture capital|family office|pitch decks|data room|data rooms|information memorandum|information memoranda|deals',
  'finance/client-onboarding':
    'onboard|onboarding|new clients|kyc|identity|application|applications|sign up|account opening|id checks|fact find',
  'finance/underwriting-submissions':
    'underwriter|underwriters|underwriting|underwrite|submissions|broker submissions|binder|capacity|mga|syndicate|reinsurance|reinsurer|proposal forms|risks we write|insurance company|cover holder|coverholder|quote brokers',
  'finance/credit-papers':
    'credit paper|credit papers|credit memo|credit memos|credit committee|credit analyst|credit analysts|credit team|credit assessment|credit assessments|business lending|business loan|business loans|business lender|commercial lending|commercial loans|asset finance|equipment finance|equipment|trucks|leasing|private credit|property finance|property loans|development finance|bridging|deals|credit submissions|non-bank|sme',
  'finance/invoice-and-trade-checks':
    'invoice finance|factoring|debtor finance|receivables|trade finance|letters of credit|letter of credit|bill of lading|bills of lading|import|imports|importers|export|exporters|drawdown|drawdowns|documentary|shipping documents|supply chain finance|invoices we fund|fund invoices|advance|advances',
  'finance/loss-reports':
    'loss adjuster|loss adjusters|loss adjusting|adjuster|adjusters|adjusting|assessor|assessors|assessing|inspection|inspections|site visits|scope of works|damage reports|insurer instructs',
  'finance/referred-debts':
    'debt collection|debt collector|debt collectors|collection agency|collections agency|collectors|mercantile|debt|debts|receivables management|debt ledger|referred|recoveries|skip tracing|debtors',
  'finance/payouts-and-lease-ends':
    'payout|payouts|lease|leases|leasing|lessee|lessees|novated|salary packaging|discharge|discharges|ppsr|residual|residuals|balloon|title release|end of term|car loan|car loans|equipment rental|rentals|loan servicing|fleet',
  'finance/death-and-disability-claims':
    'death|tpd|disability|income protection|life insurance|super fund|superannuation|trustee|beneficiary|beneficiaries|deceased|estate|estates|bereaved|life claims|life insurer',
  'finance/rate-reviews':
    'mortgage|mortgages|home loan|home loans|trail|settled|refinance|refinancing|repricing|fixed rate|fixed rates|clawback|loan book|back book|aggregator|past clients|existing clients|mortgage broker|mortgage brokers|mortgage broking|finance broker|old clients|home lending',
  'government/development-application-check':
    'planning|permit|permits|development application|development applications|building application|building applications|das|planners|subdivision|rezoning|certifier|zoning|town planner|town planners|building approvals|building permits|building surveyor|building surveyors|land use|developers',
  'government/road-and-footpath-images':
    'road|roads|footpath|footpaths|pothole|potholes|sign|signs|pavement|kerb|asset inspections|drains|trees',
  'government/submission-analysis':
    'submission|submissions|consultation|engagement|survey|surveys|have your say|feedback|public comment',
  'government/grants-administration': 'grant|grants|funding round|funding rounds|acquittal|acquittals|applicants',
  'government/emergency-readiness':
    'emergency|flood|floods|fire|bushfire|call-outs|callouts|ses|ambulance|disaster|storm|storms|dispatch|triple zero|response times|brigade|brigades|rescue|lifesaving|cyclone|surf rescue',
  'government/inspection-targeting':
    'inspection|inspections|inspector|inspectors|inspect|audit|audits|compliance visits|food premises|licensees|enforcement|prosecutions|site visits',
  'government/waste-and-fleet-rounds':
    'bin|bins|waste|mowing|grader|trucks|fleet|kerbside|collection|street sweeping|depot|plant|bin rounds|collection rounds|mowing rounds|garbage|recycling|landfill|vehicles',
  'government/library-and-centre-rosters':
    'library|libraries|pool|pools|leisure centre|community centre|roster|rosters|rostering|lifeguards|programs|gallery',
  'government/case-file-summaries':
    'case|cases|caseworker|caseworkers|case files|child protection|housing|tribunal|claims|clients|case notes|appeals|parole|offenders|veterans|tenants|benefit|benefits|family services|vulnerable families|child safety',
  'government/minutes-and-hearings':
    'minutes|meeting|meetings|hearing|hearings|transcript|transcripts|council meeting|committee|board papers|recordings|parliament|tribunal|court|interviews',
  'government/information-requests':
    'foi|gipa|rti|information request|information requests|freedom of information|redact|redaction|subpoena|subpoenas|records requests',
  'government/invoices-and-purchasing':
    'invoice|invoices|accounts payable|purchase order|purchase orders|contracts expire|contract register|supplier invoices|creditors|purchasing cards',
  'government/service-request-triage':
    'request|requests|complaint|complaints|reports from residents|calls|wrong team|customer service|crm|tickets|enquiries|repairs|tenants',
  'government/resident-answers':
    'resident|residents|ratepayer|ratepayers|enquiries|questions|calls|counter|website|customer service|citizens|contact centre|public',
  'government/ministerial-letters':
    'minister|ministers|ministerial|ministerials|brief|briefs|briefing|briefings|correspondence|estimates|questions on notice|council report|council reports|agenda reports|policy advice|policy officers|cabinet|parliament|parliamentary|reports to council|mayor|ministerial letters|letters to the minister|draft letters|letters drafted|reply letters|standard letters',
  'government/tender-files':
    'tender|tenders|tendering|procurement|procure|bids|bidders|rft|rfq|specification|specifications|evaluation panel|evaluation panels|probity|contract award|contracts we let',
  'government/licence-applications':
    'licence|licences|license|licenses|licensing|licensee|registration|registrations|concession|concessions|rebate|rebates|accreditation|lodgement|lodgements|registry|permits|eligibility|licence applications|card applications|benefit applications|certificates|passports|visas|permit applications',
  'government/rates-and-fines':
    'rates|ratepayer|ratepayers|arrears|fine|fines|infringement|infringements|revenue|land tax|duties|tax|debt|debts|overdue|hardship|parking|objections|valuation|valuations|levies',
  'government/tip-offs-and-cases':
    'regulator|regulators|ombudsman|commission|tip-offs|tip-off|investigation|investigations|investigator|investigators|enforcement|prosecution|prosecutions|notifications|evidence|police|inspectorate|watchdog|integrity|detectives|complaints commission|complaints body|complaints about firms|complaints against|consumer affairs|fair trading|environment protection|whistleblower|whistleblowers|disclosures|misconduct|allegations',
  'government/field-reports':
    'police|officers|ranger|rangers|patrol|patrols|station|stations|fire|firefighters|brigade|ambulance|paramedics|corrections|prison|inspectors|fisheries|biosecurity|border|customs|defence|field staff|incident reports|statements|notebooks|body camera|body worn|shift|parks',
  'government/shift-rosters':
    'roster|rosters|rostering|rostered|shift|shifts|overtime|crewing|recall|police|fire|ambulance|corrections|custodial|prison|control room|sick leave|relief pool|on-call|cover',
  'government/land-watch':
    'park|parks|wildlife|weed|weeds|feral|pest|pests|biosecurity|drone|drones|satellite|aerial|camera trap|camera traps|vegetation|clearing|catchment|koala|koalas|fisheries|algae|algal|illegal dumping|crown land|environment|environmental|coastal|habitat|species',
  'healthcare/staff-credentials':
    'credential|credentials|credentialing|registration|registrations|ahpra|worker screening|screening check|screening checks|working with children|police check|police checks|clearances|clearance|first aid|cpr|vaccination records|staff vaccinations|vaccinations are checked|mandatory training|competency|competencies|licences|certificates|onboarding|visiting doctors|contractors|agency|locum|locums',
  'healthcare/treatment-quotes':
    'quote|quotes|quoting|estimate|estimates|fee|fees|out of pocket|out-of-pocket|treatment plan|treatment plans|case acceptance|financial consent|implants|braces|orthodontic|aligners|vet|vets|veterinary|pet|pets|hearing aids|cosmetic|gap fee|gap fees|gap cost|price|prices|payment plan|payment plans',
  'healthcare/surgery-readiness':
    'surgery|surgical|surgeon|surgeons|theatre|theatres|operation|operations list|day hospital|endoscopy|colonoscopy|cataract|anaesthetist|anaesthetists|pre-admission|preadmission|pre-op|fasting|admission|admissions|procedure list|ivf|egg collection',
  'healthcare/plan-budgets':
    'ndis|participant|participants|plan manager|plan managers|plan management|support coordination|support coordinator|support coordinators|home care|support at home|package|packages|aged care at home|plan budgets|client budgets|participant budgets|unspent|overspent',
  'healthcare/scripts-and-dose-packs':
    'pharmacy|pharmacist|pharmacists|chemist|chemists|script|scripts|prescription|prescriptions|webster|dose pack|dose packs|blister packs|sachets|dose administration|medication chart|medication charts|medication|medications|medicines|compounding|compounded|repeats|dispensing',
  'healthcare/made-to-order-devices':
    'dental lab|dental laboratory|dental technician|dental technicians|denture|dentures|prosthetist|crown|crowns|optical|optometrist|optometrists|optometry|glasses|lenses|spectacles|orthotic|orthotics|orthotist|prosthetic|prosthetics|prosthesis|hearing aid|hearing aids|audiologist|audiologists|audiology|splints|podiatry|podiatrist|podiatrists|aligners|remakes|custom-made',
  'healthcare/loan-equipment':
    'equipment|wheelchair|wheelchairs|cpap|equipment hire|we hire|hire out|hired out|loan|loans|loaned|assistive technology|hoist|hoists|lifters|mobility|scooters|beds for hire|hospital beds|pumps|monitors|devices|biomedical|oxygen|walkers|mattresses|ventilators|test and tag',
  'healthcare/between-visits':
    'follow-up|follow up|follow-ups|after surgery|post-op|post-operative|after discharge|discharged|readmission|readmissions|remote monitoring|telehealth|virtual|between visits|between appointments|between sessions|wellbeing calls|welfare calls|check in|check-in|check-ins|home exercise|cycle|ivf|fertility|rehab|chronic|midwife|midwives|dialysis|wound|exercise|exercises|drop out|dropping out|recovery',
  'healthcare/consult-notes':
    'note|notes|consult|consults|consultation|consultations|scribe|dictation|dictate|typing|documentation|write up|writing up|session notes|after hours|records after|clinical records|patient records',
  'healthcare/no-shows-and-gaps':
    'no-show|no-shows|no shows|cancel|cancels|cancellation|cancellations|appointment|appointments|gap|gaps|missed appointments|did not attend|dna|waitlist|reminder|reminders|waiting list|empty|bookings|booking|diary|appointment book|rebook|late cancels',
  'healthcare/incoming-letters-and-referrals':
    'fax|faxes|referral|referrals|letter|letters|results|scan|scanned|scanning|incoming|documents|discharge summaries|pathology',
  'healthcare/reception-calls':
    'reception|receptionist|receptionists|phone|phones|call|calls|ring|on hold|front desk|messages',
  'healthcare/care-rosters':
    'roster|rosters|rostering|shift|shifts|agency|care minutes|staffing|uncovered|overtime|locum|locums|casual|casuals|fill shifts|fill more shifts',
  'healthcare/claims-and-billing-check':
    'claim|claims|medicare|ndis|billing|bill|bills|rejected|rejections|health fund|insurance|invoice|invoices|coding|item numbers|dva|rebate',
  'healthcare/care-note-and-incident-review':
    'incident|incidents|fall|falls|care notes|progress notes|sirs|wound|wounds|pressure injuries|restraint|medication errors|deterioration|handover|pattern',
  'healthcare/medicines-and-stock':
    'medicine|medicines|vaccine|vaccines|drug|drugs|pharmacy|stock|consumables|expiry|expired|dispensing|script|scripts|pharmacist',
  'healthcare/recalls-and-care-plans':
    'recall|recalls|screening|care plan|care plans|chronic|overdue|lapsed|have not been|not been in|preventive|immunisation|diabetics|check-up|check-ups|reactivate|finishing their plan|vaccination|vaccinations|worming|hearing test|eye test|annual check|drop out|dropping out|finish treatment|end of their plan|finish their plan',
  'healthcare/bed-and-demand-forecast':
    'ward|wards|emergency department|hospital|hospitals|admissions|arrivals|theatre|theatres|bed management|bed block|free beds|surgery lists|icu',
  'healthcare/imaging-and-slide-aid':
    'x-ray|x-rays|xray|imaging|radiology|radiologist|radiologists|scan|scans|mri|ct|ultrasound|pathology|slide|slides|mammogram|retina|retinal|dermatology|lesions|histology',
  'healthcare/policies-and-accreditation':
    'policy|policies|accreditation|standards|procedure|procedures|audit|compliance|quality indicators|survey|evidence|nsqhs|guidelines|mandatory training',
  'healthcare/home-visit-routes':
    'home visit|home visits|in-home|home care|travel|driving|kilometres|routes|transport|community nursing|couriers|mobile service|travel between visits|clients at home',
  'healthcare/lab-and-specimen-quality':
    'lab|laboratory|specimen|specimens|pathology|sample|samples|turnaround|labelling|collection centres|blood',
  'healthcare/reports-and-letters':
    'report|reports|letter|letters|referral letters|treatment plan|treatment plans|write|writing|ndis reports|medico-legal|discharge|medicals|discharge instructions|handouts|functional assessments|assessments',
  'hospitality/agent-and-group-bookings':
    'rooming list|rooming lists|agent|agents|wholesaler|wholesalers|group bookings|groups from|coach groups|inbound|allotment|allotments|retype|retyped|re-type|re-typed|re-key|re-keyed|retyping|emailed bookings|vouchers|school groups|tour groups|sports teams|crew bookings|corporate bookings|block bookings',
  'hospitality/itineraries':
    'travel agent|travel agents|travel agency|travel consultant|travel consultants|itinerary|itineraries|tour operator|tour operators|inbound|destination management|cruise|cruises|flights|airfares|holiday packages|group travel|school trips|wholesaler|tailor-made|bespoke trips|tours|travellers|trip|trips',
  'hospitality/tour-departures':
    'tour|tours|boat|boats|vessel|vessels|charter|charters|cruise|cruises|dive|diving|snorkel|whale|fishing trips|skipper|skippers|guide|guides|coach|coaches|bus|buses|departure|departures|kayak|kayaks|surf school|lessons|ski|balloon|ballooning|skydive|horse rides|zipline|adventure|manifest|waiver|waivers|houseboat|houseboats|bikes|4wd',
  'hospitality/holiday-homes':
    'airbnb|holiday homes|holiday home|holiday house|holiday houses|holiday lets|holiday rental|holiday rentals|short-stay|short stay|short-term|serviced apartments|property owners|owner statements|stayz|vrbo|letting pool|strata|body corporate|onsite managers|management rights|villas|cottages',
  'hospitality/takeaway-orders':
    'takeaway|take-away|delivery|deliveries|deliver|uber eats|ubereats|doordash|menulog|online orders|online ordering|phone orders|orders|pizza|food truck|food trucks|ghost kitchen|dark kitchen|drive-through|drive-thru|canteen|pre-order|pre-orders|qr|kiosk|click and collect|fish and chips|burger|burgers|sushi|bakery|coffee cart',
  'hospitality/catering-production':
    'catering|caterer|caterers|cater|contract catering|central kitchen|production kitchen|commissary|meals|meal delivery|ready meals|school lunches|canteen|canteens|aged care meals|hospital meals|airline|flight catering|corporate lunches|platters|mine camp|camp catering|camps|bakery|food service|functions',
  'hospitality/licence-registers':
    'pub|pubs|bar|bars|club|clubs|rsl|bowls club|hotel licence|liquor|licensed|licence|gaming|pokies|tab|nightclub|taproom|brewery|distillery|bottle shop|rsa|rcg|security guards|crowd controllers|banned|barred|self-exclusion|intoxicated|winery|cellar door',
  'hospitality/payouts-and-commissions':
    'payout|payouts|commission|commissions|booking.com|expedia|airbnb|uber eats|ubereats|doordash|viator|getyourguide|ota|otas|booking sites|card payments|eftpos|chargeback|chargebacks|reconcile|reconciliation|deposits|gift cards|gift vouchers|vouchers|end of day|cash up|banking|takings|tills',
  'hospitality/room-rates':
    'room|rooms|hotel|hotels|motel|motels|guest|guests|nights|revpar|adr|occupancy|accommodation|rates|tour|tours|cabin|cabins|caravan park|lodge|resort|hostel|villa|apartments|b&b',
  'hospitality/housekeeping-and-repairs':
    'room|rooms|hotel|hotels|motel|housekeeping|housekeepers|check-out|checkouts|cleaning|cleaners|accommodation|cabin|cabins|resort|lodge|maintenance|linen|apartments|dorm|dorms|hostel|villas|units|holiday park|caravan park|turnover cleans|amenities',
  'hospitality/menu-costs':
    'menu|menus|dish|dishes|food cost|food costs|recipe|recipes|plate|margin|cogs|ingredient|ingredients|restaurant|cafe|kitchen|price increases',
  'hospitality/stock-and-waste':
    'food|waste|binned|throw|thrown|kitchen|kitchens|prep|stock|ingredients|spoil|spoils|spoilage|beer|keg|kegs|over order|restaurant|cafe|dough|leftovers|meals|wastage|pour|bottles|cellar|bar|bakery|over-order|ordering',
  'hospitality/function-quotes':
    'function|functions|wedding|weddings|catering|caterer|event|events|conference|conferences|banquet|private dining|group booking|group bookings|parties|group|groups|hens|school groups|coach groups|charters',
  'hospitality/allergens-and-recipes':
    'allergen|allergens|allergy|allergies|recipe|recipes|gluten|coeliac|dietary|anaphylaxis|nuts',
  'hospitality/food-safety-records':
    'food safety|temperature|temperatures|fridge|fridges|haccp|cleaning records|council inspection|health inspector|logs|standard 3.2.2a|paper checks|health department|allergen matrix|cool room|cool rooms|cleaning schedule|checklists',
  'hospitality/staff-training':
    'train|training|new starters|induction|turnover|onboarding|new staff|backpackers|trainees|visa|learn|casuals leave',
  'hospitality/reviews-and-complaints':
    'review|reviews|complaint|complaints|tripadvisor|google reviews|feedback|ratings|rating|stars|reputation',
  'hospitality/supplier-invoices':
    'invoice|invoices|supplier|suppliers|deliveries|docket|dockets|price rises|prices|accounts|bills',
  'hospitality/rosters':
    'roster|rosters|rostering|wage|wages|shift|shifts|casual|casuals|staffing|labour cost|overtime|sick calls',
  'hospitality/booking-enquiries':
    'booking|bookings|book|reservation|reservations|enquiry|enquiries|phone|phones|calls|messages|emails|questions|dms|instagram',
  'hospitality/guest-records':
    'guest|guests|regulars|repeat|loyalty|database|crm|mailing list|direct bookings|direct|past guests|marketing|one record|wine club|members|membership|subscribers|cellar door|visitors|customers come back|season pass|season passes|vouchers',
  'legal/ip-docketing':
    'patent|patents|trade mark|trade marks|trademark|trademarks|ip attorney|ip attorneys|ip firm|intellectual property|ip australia|annuities|annuity|pct|wipo|designs|office action|office actions|foreign associates',
  'legal/prior-art-search':
    'patent|patents|prior art|trade mark|trade marks|trademark|trademarks|invention|inventions|inventor|inventors|novelty|freedom to operate|office action|office actions|examiner|brand names|ip attorney|ip attorneys|intellectual property|specification|specifications|claims drafting',
  'legal/visa-applications':
    'visa|visas|migration|immigration|sponsorship|sponsor|sponsors|citizenship|refugee|refugees|protection claims|partner visa|skilled|subclass|home affairs|immiaccount|migration agent|migration agents|asylum',
  'legal/estate-administration':
    'estate administration|estate planning|estate law|estate lawyer|estate lawyers|estate accounts|wills and estates|an estate|the estate|our estates|open estates|of estates|finish estates|estates take|estate files|probate|deceased|executor|executors|beneficiary|beneficiaries|letters of administration|trustee|trustees|testamentary|succession|wills',
  'legal/asset-pool':
    'family law|family lawyer|family lawyers|divorce|separation|property settlement|property settlements|parenting|de facto|financial disclosure|asset pool|balance sheet|forensic|consent orders|spousal|collaborative|bank statements',
  'legal/chambers-and-mediation-diary':
    'barrister|barristers|chambers|clerk|clerks|clerking|senior counsel|junior counsel|brief counsel|mediator|mediators|mediation|mediations|arbitrator|arbitration|dispute resolution|fdr|conciliation|silk|silks',
  'legal/legal-front-door':
    'in-house|in house|inhouse|general counsel|legal team|legal department|legal counsel|legal requests|business units|internal clients|corporate counsel|company secretary|legal ops|legal operations',
  'legal/chase-outside-replies':
    'personal injury|injury|compensation|workers compensation|ctp|tac|medical records|medical reports|medical report|medico-legal|records requests|subpoena|subpoenas|waiting for|wait for|waiting on|chase|chasing|chased|experts|expert reports|hospital records|insurers|insurer|police brief|disclosure from police|debt recovery|debtors of clients|process servers|clients to send',
  'legal/conveyancing-files':
    'conveyancing|conveyancer|conveyancers|settlements|section 32|pexa|contract of sale|buyer|buyers|vendor|vendors|land titles|property law|property transfers',
  'legal/disclosure-review':
    'disclosure|discovery|ediscovery|document review|reviewing documents|documents to review|emails to review|thousands of documents|thousands of emails|privilege|privileged|redaction|redact|redactions|litigation|litigators|class action|notice to produce|inquiry|bundle|bundles|dispute|disputes|subpoena|subpoenas|trial|proceedings|commission|investigation',
  'legal/legal-research':
    'research|case law|cases|citations|citation|authorities|legislation|judgment|judgments|precedents|advice|opinion|opinions|memos',
  'legal/precedent-drafting':
    'will|wills|agreement|agreements|precedent|precedents|draft|drafting|template|templates|letters|deeds|leases|contracts|estate|estates',
  'legal/contract-review':
    'contract|contracts|nda|ndas|lease|leases|agreement|agreements|clause|clauses|commercial|in-house|terms',
  'legal/chronologies':
    'chronology|chronologies|brief|briefs|medical records|bundle|bundles|statements|timeline|timelines|court book|affidavit|affidavits|messages|evidence|files|pdfs|records|video|interview|interviews|police brief|police briefs|transcripts|transcript|medical reports',
  'legal/deadlines':
    'deadline|deadlines|limitation|court date|court dates|missed dates|diary|time limits|filing dates|hearing|key dates|due dates|time limit|statute of limitations|mentions|directions',
  'legal/client-due-diligence':
    'identity|id|fraud|bank details|source of funds|aml|verification|voi|kyc|trust account|trust money|bank detail',
  'legal/fee-estimates':
    'fee|fees|estimate|estimates|fixed fee|fixed fees|costs agreement|write-offs|write off|quote|quotes|scope|pricing',
  'legal/attendance-notes':
    'note|notes|dictation|dictate|file note|file notes|attendance|calls|meeting|meetings|typing|transcribe|interviews',
  'legal/client-updates':
    'update|updates|news|status|where is my matter|where their matter|progress|language|languages|interpreter|calls a day|chasing us|plain words|kept informed',
  'legal/time-and-bills':
    'time|bill|bills|billing|unbilled|wip|lost|invoice|invoices|time recording|timesheets|debtors|write-offs|lock-up|lockup|fee notes|six-minute|paid late|unpaid',
  'manufacturing/loads-and-dispatch':
    'deliver|delivers|delivered|delivery|deliveries|delivering|freight|dispatch|despatch|truck|trucks|van|vans|pallet|pallets|carrier|carriers|courier|couriers|drivers|driver|load|loads|loading dock|trucking|transport',
  'manufacturing/raw-material-yield':
    'carcase|carcases|carcass|carcasses|boning|meat|meatworks|abattoir|beef|lamb|pork|chicken|poultry|smallgoods|butchery|hide|hides|tannery|skins|fish|fillet|fillets|seafood|prawns|oysters|abalone|crab|sawmill|sawmilling|logs|log|nuts|almonds|macadamia|macadamias|wool|flour|fruit|vegetables|grapes|juice|olives|egg|eggs|honey|grain|oats|malt|milk|cheese|pet food|rendering|cotton|flour mill|feed mill|oil mill',
  'manufacturing/artwork-and-proofs':
    'print|printing|printed|printer|printers|printery|artwork|artworks|proof|proofs|prepress|sign|signs|signage|signwriter|label|labels|packaging|carton|cartons|embroidery|embroidered|banner|banners|wraps|decals|merchandise|logo|logos|engraving|trophies',
  'manufacturing/labels-and-specs':
    'recipe|recipes|formulation|formulations|formula|formulas|ingredient|ingredients|allergen|allergens|nutrition|nutritional|spec|specs|specification|specifications|safety data sheet|safety data sheets|sds|label|labels|labelling|food|sauce|sauces|bakery|cosmetic|cosmetics|skincare|paint|paints|coatings|adhesives|chemical|chemicals|cleaning products|detergent|detergents|pet food|supplements|beverage|beverages|fertiliser|resin',
  'manufacturing/configured-orders':
    'option|options|custom|customised|configure|configured|configurator|variants|made to order|made to measure|caravan|caravans|boat|boats|trailer|trailers|camper|campers|window|windows|door|doors|blinds|shutters|awnings|switchboard|switchboards|truss|trusses|sheds|mattress|mattresses|uniform|uniforms|kitchen|kitchens|cabinets|furniture|truck bodies|modular|prefab|engineer to order|bespoke|tailored|measure|orthotics|dentures|crowns',
  'manufacturing/bath-and-oven-limits':
    'plating|electroplating|electroplater|plater|galvanising|galvaniser|galvanizing|anodising|powder coating|powder coater|coating|coatings|heat treatment|tannery|tanning|dye|dyeing|dye house|ferment|ferments|fermentation|brewery|brewing|beer|wine|winery|distillery|spirits|kombucha|cheese|yoghurt|milk|pasteuriser|bath|baths|tank|tanks|vat|vats|drum|drums|kiln|kilns|oven|ovens|furnace|furnaces|foundry|trade waste|effluent|titration|pickling|autoclave|ceramics|bricks',
  'manufacturing/install-and-field-service':
    'install|installs|installed|installer|installers|installation|installations|field service|technician|technicians|commissioning|site visits|service visits|service calls|service contracts|call-outs|callouts|fitters|fit-out|fitting|on site',
  'manufacturing/export-papers':
    'export|exports|exporter|exporting|exported|overseas|customs|container|containers|shipment|shipments|letter of credit|letters of credit|certificate of origin|nexdoc|health certificate|health certificates|halal|incoterms',
  'manufacturing/quotes-from-drawings':
    'drawing|drawings|cad|estimator|estimators|estimating|tender|tenders|plans|takeoff|bom|boms|rfq|rfqs|cost up|gerber',
  'manufacturing/vision-inspection':
    'inspect|inspection|inspections|camera|cameras|defect|defects|visual|weld|welds|label|labels|packs|surface|seal|seals|scrap|rejects|quality check|stitching|seams|porosity|fill level|foreign object|foreign objects|foreign matter|metal detector|x-ray|caps|faults|flaws|blemish|blemishes',
  'manufacturing/nesting-and-cutting':
    'nest|nesting|sheet metal|steel sheet|board|boards|laser|offcut|offcuts|timber|steel|plywood|router|glass|fabric|saw|aluminium|leather|upholstery|joinery|cabinet|cabinets|foam|vinyl|canvas|hides|stone|slabs|sheet|sheets|garment|garments|textile|textiles|rolls',
  'manufacturing/batch-records':
    'batch|batches|traceability|trace|recall|recalls|allergen|allergens|food|beverage|pharma|pharmaceutical|supplements|cosmetics|gmp|haccp|chemical|chemicals|brewery|lot|lots|release|meat|dairy|seafood|cheese|pet food|distillery|wine|winery|cosmetic|paint|heat number|heat numbers|traced|medical device|medical devices|nutraceutical',
  'manufacturing/energy-use':
    'energy|power|electricity|gas|compressed air|kwh|boiler|furnace|ovens|carbon|emissions|demand charge|kiln|kilns|steam|oven|furnaces|refrigeration|freezers|chillers|cold store|power bill',
  'manufacturing/skills-and-rosters':
    'skill|skills|roster|rosters|training|apprentice|apprentices|shift cover|overtime|multi-skill|new starters|absent|absences|labour shortage|cross-train|turnover|hard to find|retire|retires|boners|slicers|machinists|sewers|retirement|retiring|visa|labour hire|staffing|cannot find|hard to get|tradespeople',
  'manufacturing/safety-reports':
    'safety|hazard|hazards|near miss|near misses|injury|injuries|incident|incidents|whs|ohs|forklift',
  'manufacturing/machine-maintenance':
    'machine|machines|breakdown|breakdowns|downtime|maintenance|fail|fails|failure|failures|stoppage|stoppages|press|spindle|vibration|bearing|tool wear|service|servicing|uptime|tooling|dies|moulds|boiler|refrigeration plant|breaks|break down|broke|stops',
  'manufacturing/demand-and-stock':
    'forecast|forecasts|demand|stock|inventory|overstock|stockouts|raw materials|finished goods|seasonal|lead times|runs out|run out|orders ahead|bake plan|bake|bread|sell out|sold out|unsold|fresh stock|stock levels|shelf life|thrown out|standing orders|shortage|shortages|stock outs|stock-outs',
  'manufacturing/complaints-and-warranty':
    'complaint|complaints|warranty|warranties|return|returns|returned|claims|credits|customer rejections|field failures|service calls',
  'manufacturing/purchase-papers':
    'invoice|invoices|docket|dockets|purchase|supplier|suppliers|mill certificate|mill certificates|packing slips|accounts payable|bills',
  'manufacturing/order-entry':
    'order|orders|phone|email|emails|whatsapp|re-key|key|keyed|types|typed|purchase orders|where is my order|sales desk|text message|text messages|messages|portal|handwritten|standing orders|types up|typing|retype|call us',
  'manufacturing/production-schedule':
    'schedule|scheduling|plan|planning|late|due dates|whiteboard|bottleneck|changeover|changeovers|on time|lead time|lead times|queue|sequence|delivery performance|colour change|colour changes|set-ups|setups|campaigns',
  'manufacturing/scrap-causes':
    'scrap|rework|reject|rejects|rejected|yield|defect|defects|out of tolerance|waste|off-spec|giveaway|quality|tool wear|remake|remakes|seconds|porosity|reworked|scrapped|downgrade|downgrades|downgraded|variation|inconsistent',
  'mining/blast-results':
    'blast|blasts|blasting|shot|shots|shotfirer|shotfirers|shotfiring|explosive|explosives|fragmentation|oversize|flyrock|misfire|misfires|powder factor|drill and blast',
  'mining/sample-lab':
    'lab|labs|laboratory|laboratories|assay|assays|assaying|sample prep|metallurgical testing|testing|turnaround|lims',
  'mining/rehabilitation-progress':
    'rehabilitation|rehabilitate|rehab|closure|revegetation|revegetate|seed|seeding|topsoil|weed|weeds|erosion|planting|tubestock|disturbance|disturbed|relinquishment|ecologist|ecologists|vegetation|landform',
  'mining/tenement-deadlines':
    'tenement|tenements|licence|licences|lease|leases|claim|claims|exploration|heritage|native title|land access|landholder|landholders|pastoralist|pastoralists|traditional owners|royalty|royalties|joint venture|tenure|expenditure',
  'mining/service-and-hire-jobs':
    'service|services|servicing|repair|repairs|rebuild|rebuilds|hire|rental|call-outs|callouts|field crews|job cards|job card|splicing|tyre|tyres|cylinders|pumps|pump|workshop|fabrication|dewatering|strip',
  'mining/drill-productivity':
    'drill|drills|driller|drillers|drilling|rig|rigs|plod|plods|metres|bore|bores|jumbo|jumbos|bits|rods',
  'mining/product-spec':
    'spec|specs|specification|specifications|out of spec|off-spec|grading|gradings|sieve|moisture|ash|fines|silt|clay|aggregate|aggregates|sand|crushed|crushing|crusher|quarry|road base|coal|salt|lime|limestone|gypsum|kaolin|silica|product quality|rejected loads',
  'mining/survey-volumes':
    'survey|surveys|surveyor|surveyors|stockpile|stockpiles|volume|volumes|drone|drones|bcm|cubic metres|stocktake|month end|lidar|point cloud',
  'mining/core-logging': 'core|drill|drilling|geologist|geologists|logging|rc chips|exploration|tray|trays',
  'mining/drillhole-database':
    'drillhole|drillholes|drill|assay|assays|exploration|historic reports|geology|geologists|wamex|holes|database',
  'mining/drill-targets':
    'target|targets|exploration|explorer|geochemistry|geophysics|drill|drilling|tenement|tenements|prospect|prospects',
  'mining/grade-reconciliation':
    'grade|reconciliation|block model|grade control|dilution|ore|mill|reconcile|resource model|ore loss',
  'mining/plant-recovery':
    'recovery|flotation|leach|mill|processing plant|concentrator|throughput|tailings grade|cyanide|grind|cip|cil|concentrate|smelter|smelting|furnace|furnaces|refinery|kiln|kilns|roaster|electrowinning|calciner|wash plant|gravity circuit|slag|gold room',
  'mining/quarry-orders':
    'quarry|quarries|weighbridge|aggregate|aggregates|gravel|sand|docket|dockets|crushed rock|concrete|road base|stone|sandstone|slabs|lime|limestone|topsoil|armour rock|landscape',
  'mining/contractor-papers':
    'contractor|contractors|tickets|medicals|induction|inductions|mobilisation|gate|onboarding|competency|competencies|visitors|labour hire|licences|expired|training records',
  'mining/tenders':
    'tender|tenders|bid|bids|contract mining|rates|schedule of rates|contractor|drilling contract|mining services|quote|quotes|quoting|proposal|proposals|prequalification|rfq',
  'mining/ground-and-tailings':
    'wall|walls|tailings|dam|dams|geotech|geotechnical|slope|slopes|seismic|backs|rockfall|underground|radar|movement|subsidence|tsf',
  'mining/rosters-and-fatigue':
    'roster|rosters|fatigue|fifo|camp|flights|swing|swings|shift|shifts|village|beds|rostering|fly-in|drive-in|dido|relief crews',
  'mining/haulage-cycles':
    'haul|haulage|truck|trucks|digger|excavator|loader|cycle|cycles|queue|queues|dump|payload|fleet management|crusher queue',
  'mining/environment-limits':
    'dust|noise|blast|vibration|water|licence|epa|environment|environmental|rehabilitation|discharge|neighbours|complaints|sediment|silica|emissions|pit water|dewatering|erosion|groundwater',
  'mining/spares-and-stores':
    'spare|spares|stores|parts|inventory|stock|warehouse|stock-outs|lead times|waiting for parts',
  'mining/mobile-plant-maintenance':
    'maintenance|breakdown|breakdowns|crusher|engine|engines|conveyor|conveyors|plant|downtime|failure|failures|unplanned|stops|availability|gearbox|mill|fleet|trucks|rig|rigs|dredge|pump|pumps|generator|generators|screens|machines|machine|dozer|dozers|excavator|excavators|loader|loaders|breaks down|break down',
  'mining/hazard-reports':
    'hazard|hazards|incident|incidents|safety|near miss|near misses|prestart|prestarts|injury|injuries|critical control|critical controls|trifr|respirable|silica|risk register|risk registers|whs',
  'nonprofit/grant-assessment':
    'grantmaker|grant maker|grantmaking|grant making|grantee|grantees|applicant|applicants|assess|assessors|assessor|applications received|scholarship|scholarships|bursary|bursaries|trustees|shortlist|giving circle|philanthropic foundation|family foundation|community foundation|ancillary fund|we fund|we give grants|award grants|make grants',
  'nonprofit/animal-rehoming':
    'animal|animals|dog|dogs|cat|cats|kittens|puppies|pet|pets|horse|horses|greyhound|greyhounds|wildlife|koala|koalas|kangaroo|joey|joeys|possum|possums|bird|birds|bats|pound|rehome|rehoming|rspca|kennel|kennels|sanctuary|turtles|livestock rescue|vet',
  'nonprofit/op-shop-goods':
    'op shop|op shops|opportunity shop|opportunity shops|thrift|charity shop|charity shops|second-hand|secondhand|second hand|donated goods|donated clothing|donated clothes|donated items|donated furniture|reuse|tip shop|recycling|shops|stores|sorting|rags|vintage|pre-loved',
  'nonprofit/hall-hire':
    'hall|halls|hire|hirer|hirers|room|rooms|venue|venues|bookings|booking|clubhouse|oval|grounds|courts|community centre|neighbourhood house|parish|church|mosque|temple|clubrooms|facility|facilities|wedding|weddings|campsite|camps|cottages',
  'nonprofit/field-monitoring':
    'wildlife|landcare|conservation|species|camera trap|camera traps|trail cameras|bird|birds|frog|frogs|feral|foxes|weed|weeds|tree|trees|planting|revegetation|biodiversity|ranger|rangers|habitat|bushland|reef|turtle|turtles|koala|koalas|bush|creek|wetland|wetlands|coast|environmental|environment|nature',
  'nonprofit/partner-reports':
    'overseas|international|partner organisation|partner organisations|local partners|partners|field office|field offices|field staff|aid|development|dfat|ancp|acfid|sponsorship|sponsored|sponsor letters|in-country|country offices|humanitarian|missions|mission|missionaries|africa|asia|pacific|villages|remit|remittance',
  'nonprofit/member-renewals':
    'member|members|membership|memberships|renewal|renewals|subscription|subscriptions|cpd|accreditation|union|chamber|players|branches|chapters',
  'nonprofit/policy-submissions':
    'advocacy|advocate|submission|submissions|policy|policies|inquiry|inquiries|consultation|consultations|parliament|government|lobby|lobbying|peak body|law reform|ministers|minister|regulation|regulations|briefing|briefings',
  'nonprofit/food-relief':
    'food|hamper|hampers|meal|meals|pantry|pick-ups|perishable|agencies|rescue|warehouse|tonnes|groceries|community garden|breakfast|produce|vegetables',
  'nonprofit/tenancy-and-repairs':
    'tenant|tenants|tenancy|tenancies|repairs|housing|rent|property|properties|arrears|maintenance requests',
  'nonprofit/volunteer-rosters':
    'volunteer|volunteers|roster|rosters|shift|shifts|drivers|lifesavers|brigade|patrol|patrols|helpers|rostered|rostering',
  'nonprofit/screening-and-training':
    'screening|police check|police checks|working with children|wwcc|induction|inductions|training|blue card|ndis check|compliance|checks|certificates|expired',
  'nonprofit/donor-retention':
    'donor|donors|donation|donations|giving|supporters|lapse|lapsed|fundraising|appeal|appeals|regular givers|bequest|sponsors|raffle|raffles|lottery|gala|philanthropy|givers|gifts',
  'nonprofit/grant-applications':
    'grant|grants|funding|application|applications|tender|tenders|submission|submissions|philanthropic|trusts|foundations',
  'nonprofit/funder-reports':
    'funder|funders|acquittal|acquittals|report|reports|reporting|outcomes|department|board|grant|impact|dss|data exchange|dex',
  'nonprofit/client-intake':
    'referral|referrals|intake|calls|enquiries|help line|helpline|waiting list|clients|callers|phone|crisis|requests for help|legal help|financial counselling|transport requests|flood|disaster|people ask for help|appointments|families',
  'nonprofit/case-notes':
    'case note|case notes|notes|case worker|case workers|caseworkers|support plan|support plans|counsellor|counsellors|outreach|write up|pastoral|chaplain|chaplains|mentor|mentors|progress notes|home visits',
  'nonprofit/languages-and-access':
    'language|languages|translate|translated|translation|interpreter|interpreters|easy read|refugee|refugees|migrant|migrants|cald|multilingual|arabic|vietnamese|mandarin|auslan|bilingual|speak|english',
  'nonprofit/bills-and-receipts':
    'bill|bills|receipt|receipts|invoice|invoices|expense|expenses|reimbursement|reimbursements|bookkeeper|coding|cost centres|acquittals',
  'nonprofit/income-forecast':
    'income|forecast|budget|cash|cash flow|reserves|board|deficit|funding gap|demand|social enterprise|trading|lose money|loses money|sales|surplus|payroll',
  'nonprofit/member-enquiries':
    'member|members|enquiry|enquiries|questions|emails|phone|membership|public|calls|events|renewals|parishioners|congregation|enrolment|enrolments|classes|fixtures|families ring|parents',
  'nonprofit/supporter-content':
    'newsletter|newsletters|social|posts|stories|appeal|appeals|content|website|annual report|campaign|campaigns|communications|bulletin|podcast|radio|exhibition|exhibitions|email list|facebook',
  'nonprofit/feedback-and-safeguarding':
    'complaint|complaints|feedback|safeguarding|safety concern|incidents|reportable|child safe|concerns|abuse',
  'professional/site-reports':
    'inspection|inspections|site|report|reports|survey|surveys|valuation|valuations|engineer|engineers|building|condition|audit reports|photos|field|assessments|geotech',
  'professional/drawing-checks':
    'drawing|drawings|model|models|bim|revit|cad|architect|architects|engineer|engineers|design|clashes|schedules|specifications|plan set|plans|planner|planners|town planning|development application|development applications|da|das|certifier|certifiers',
  'professional/candidate-matching':
    'candidate|candidates|recruit|recruiter|recruiters|recruitment|placement|placements|cv|cvs|resumes|labour hire|talent|job seekers|temps|labour-hire|job orders|executive search|headhunters',
  'professional/property-enquiries':
    'property|properties|real estate|listing|listings|buyers|open home|open homes|inspections|rentals|rent|vendors|agents|leasing|tenants',
  'professional/tenant-repairs':
    'tenant|tenants|repair|repairs|maintenance requests|landlord|landlords|property management|property manager|property managers|strata|rent|rentals|body corporate|owners corporation|facilities|building manager|building managers',
  'professional/campaign-reports':
    'campaign|campaigns|marketing|advertising|ads|seo|social|creative|copy|content|media|pr|brand|brands|posts|design agency|marketing agency|ad agency|creative agency|digital agency|pr agency|media agency|coverage|journalists|press|publicity|publicist',
  'professional/fee-proposals':
    'proposal|proposals|tender|tenders|bid|bids|fee|quote|quotes|pitch|pitches|rfp|rfps|submissions|win rate|new work|grant applications|grants',
  'professional/knowledge-search':
    'search|past projects|past reports|rulings|knowledge|know-how|precedent|precedents|look up|archive|folders|sharepoint|retire|retires|retiring|in their heads|reinvent|old findings|lessons|technical questions|same questions|award questions|advice line|old studies|past studies|find the report|find anything|templates',
  'professional/time-and-wip':
    'time|timesheet|timesheets|wip|scope|scope creep|write-offs|write off|lock-up|lockup|unbilled|late bills|hours|overrun|overruns|margin|utilisation|billing|debtors|invoices|late invoices|write-downs|billable|fixed fee|fixed fees',
  'professional/capacity-planning':
    'capacity|utilisation|resourcing|workload|overtime|allocation|bench|who works on|staffing|schedule|overloaded|hire|busy|crews|crew|double book|double-booked|who is on what|too much work|deadlines clash',
  'professional/client-records':
    'client papers|paperwork|documents|records|receipts|shoebox|shoeboxes|bank statements|tax|bas|source documents|missing info|missing information|information requests|chase|chasing|bookkeeping|papers|statements',
  'professional/client-mail':
    'mail|letters|notices|ato|asic|inbox|inboxes|emails|correspondence|council|authority|scanned',
  'professional/client-onboarding':
    'onboard|onboarding|new clients|engagement letter|engagement letters|kyc|aml|id checks|take on|set-up|new client',
  'professional/file-notes':
    'note|notes|file note|file notes|meeting|meetings|calls|advice|advisory|interview|interviews|minutes|follow up',
  'retail/fresh-waste':
    'fresh|bakery|deli|produce|fruit|flowers|florist|meat|butcher|waste|throw|perishable|bread|expiry|expire|expired|grocery|supermarket|groceries|dairy|markdown stickers|shelf life|use-by|food|plant|plants|nursery|pies|hot food|sushi|seafood|cheese|bin',
  'retail/shrink':
    'shrink|shrinkage|theft|stolen|shoplifting|till|refund abuse|losses|stocktake|stocktakes|refund fraud|discount abuse|drive-off|drive-offs|steal|stealing|stole|thieves|fraud|missing stock|shoplifters',
  'retail/trade-quotes':
    'trade|quote|quotes|quoting|builders|special orders|tradies|contractors|wholesale|lists|account customers|estimating|measure|measures|measurements|blinds|curtains|flooring|tiles|carpet|kitchens|showroom quotes',
  'retail/shelf-photos':
    'shelf|shelves|display|displays|price tag|price tags|planogram|planograms|merchandising|merchandisers|gaps|stores visit|supermarket',
  'retail/returns-reasons':
    'return|returns|returned|refund|refunds|complaint|complaints|reviews|exchange|exchanges|too small|faulty',
  'retail/markdowns':
    'markdown|markdowns|discount|discounts|clearance|sale|dead stock|end of season|rivals|competitor|competitors|price|prices|margin|under cost|old stock|slow stock|aged stock',
  'retail/product-content':
    'product page|product pages|description|descriptions|listing|listings|photos|attributes|web shop|webshop|website|online store|online|shopify|marketplace|amazon|ebay|catalogue|seo|listed|web|books',
  'retail/loyalty-offers':
    'loyalty|repeat|offers|email|emails|members|newsletter|personalised|personalise|regulars|campaigns|sms|marketing|mailchimp|klaviyo|customers back|lapsed',
  'retail/floor-know-how':
    'product knowledge|new staff|casuals|advice|questions on the floor|training|know-how|shop floor|experts|technical questions|staff ask|handheld|cannot answer|product questions|plant questions|knowledge|know the range|know the products|new starters',
  'retail/shop-roster': 'roster|rosters|rostering|wage|wages|shifts|footfall|penalty rates|staffing|saturdays|casuals',
  'retail/supplier-invoices':
    'invoice|invoices|supplier invoices|goods received|accounts payable|delivery dockets|rebates|bills|statements|claims on suppliers',
  'retail/order-help':
    'order|orders|delivery|refund|refunds|questions|emails|messages|instagram|chat|chatbot|customer service|where is my order|gorgias|calls|phone|enquiries|dms',
  'retail/salon-bookings':
    'salon|salons|hair|hairdresser|hairdressers|hairdressing|barber|barbers|beauty|beautician|nail|nails|lash|brow|spa|groomer|grooming|stylist|stylists|therapist|appointment|appointments|optometrist|fittings|tattoo|piercing|tanning|waxing|skin clinic|massage',
  'retail/repair-jobs':
    'repair|repairs|repaired|alteration|alterations|workshop|bench|special order|special orders|tailor|jeweller|jewellers|watch|watches|servicing|made to measure|made to order|job bags|engraving|framing|glasses|spectacles|lenses|restringing|custom',
  'retail/wholesale-orders':
    'wholesale|wholesaler|wholesalers|distributor|distributors|distribution|trade customers|cafes|restaurants|chefs|stockists|account customers|order desk|order entry|telesales|foodservice|importer|resellers|b2b|independent stores|independent shops',
  'retail/second-hand-pricing':
    'second-hand|second hand|secondhand|used|vintage|antique|antiques|op shop|op shops|thrift|preloved|pre-loved|pawn|pawnbroker|consignment|auction|auctions|estate|collectable|collectables|records|one-off|one-offs|donated|donations|trade-in|trade-ins|refurbished',
  'retail/home-delivery':
    'deliver|delivers|delivered|delivery|deliveries|van|vans|driver|drivers|courier|couriers|assembly|install|bulky|lead time|lead times|back order|back orders|backorders',
  'retail/ad-spend':
    'ads|ad|advert|adverts|advertising|marketing|google|meta|facebook|instagram|tiktok|campaign|campaigns|acquisition|roas|traffic|influencers|promotion budget|catalogue',
  'retail/import-orders':
    'import|imports|imported|importing|importer|importers|overseas|container|containers|china|landed cost|factory|factories|sourcing|offshore|exchange rate|alibaba|private label|shipping from',
  'retail/product-advisor':
    'online|website|web|site|ecommerce|webshop|shopify|chat|choose|choosing|which one|fitment|fit|sizing|product advice|advice|quiz|compatible',
  'technology/code-assistants':
    'code|coding|developer|developers|engineers|software|programmer|programmers|pull requests|copilot|legacy|refactor|sprint|dev|app|old code|codebase|rewrite|modernise|old product|programming',
  'technology/test-coverage':
    'test|tests|testing|bug|bugs|qa|regression|regressions|release|releases|escaped|verification|tester|testers|defects',
  'technology/network-faults':
    'network|isp|nbn|tower|towers|line faults|outages|fibre|wireless|cell|cells|telco|modem|modems|broadband|routers|data centre|data centres|cooling|racks|power|generator|batteries|satellite|link|links',
  'technology/parts-and-rma':
    'hardware|device|devices|rma|parts|spares|stock|repairs|warranty|components|units|returns|chip|chips|boards|sensors|laptop|laptops|phones|toner|lead times|refurbished|refurbish|iot|distributor|spare',
  'technology/field-scheduling':
    'site visits|technicians|on-call|on call|projects|schedule|scheduling|install|installs|dispatch|roster|engineers on site|technician|truck rolls|truck roll|double booked|overbooked|site visit|consultants|revisits|revisit|subbies|contractors|installing|installers|field visits|field technicians|field staff|field team|field teams|field engineers|field service|field work|field jobs|out in the field',
  'technology/licence-billing':
    'licence|licences|license|licenses|cloud spend|aws|azure|billing|invoice|invoices|reconcile|csp|subscriptions billed|resell|meter readings|contract profit|managed print|copier|copiers|billed|unbilled',
  'technology/security-alerts':
    'security|phishing|soc|siem|vulnerability|vulnerabilities|alerts|threat|threats|edr|patching|breach',
  'technology/alert-noise':
    'alert|alerts|incident|incidents|monitoring|on-call|pager|outage|outages|noise|uptime|downtime|sre',
  'technology/security-questionnaires':
    'questionnaire|questionnaires|tender|tenders|rfp|rfps|security review|security reviews|soc 2|iso 27001|due diligence|enterprise deals|procurement',
  'technology/sales-calls':
    'sales|sales calls|demo|demos|crm|trials|discovery|salespeople|follow up|hubspot|account executives|sales pipeline|our pipeline|pipeline forecast|inbound leads|sales leads|new leads|more leads|web leads|qualified leads|leads are|leads go|lead generation|deals',
  'technology/product-feedback':
    'feedback|feature requests|reviews|roadmap|requests|tickets|nps|churn reasons|release notes|backlog|users ask',
  'technology/churn-signals':
    'churn|renewal|renewals|cancel|cancelled|leave|retention|at risk|accounts|usage|downgrade|customers lost|trials',
  'technology/in-product-assistant':
    'product|feature|features|app|saas|platform|users|in-product|roadmap|software|startup|start-up|model|models|llm|prototype|first version|hallucinations|evals|mvp',
  'technology/project-estimates':
    'project|projects|fixed price|fixed-price|fixed fee|agency|scope|scope creep|estimate|estimates|estimating|timesheet|timesheets|implementation|implementations|rollout|rollouts|custom software|bespoke|consultancy|consulting|quoted',
  'technology/client-websites':
    'website|websites|sites|wordpress|hosting|web design|web agency|web development|digital agency|plugins|plugin|domains|domain|cms|shopify|drupal|care plan|care plans|web pages|web developers',
  'technology/data-migration':
    'migrate|migrates|migrated|migrating|migration|migrations|onboard|onboarding|implementation|implementations|implement|go-live|go live|import|imports|integration|integrations|legacy system|old system|switching customers|conversion of data|set-up|cutover|data mapping|field mapping|old systems|live faster|customers live',
  'technology/audit-reports':
    'penetration|pen test|pen tests|pentest|pen testing|pen testers|testers|assessment|assessments|audit|audits|auditor|auditors|grc|forensic|forensics|red team|cyber|cybersecurity|security consultancy|security consultants|report writing|essential eight|iso 27001|soc 2|irap|vulnerability',
  'technology/data-quality':
    'dashboard|dashboards|pipeline|pipelines|etl|analytics|bi|power bi|tableau|snowflake|databricks|dbt|analysts|data feeds|data team|data platform|data quality|data consultancy|data engineers|data engineer|data warehouse|data pipelines|wrong numbers|wrong figures|data analytics|metrics|broken reports|looker',
  'technology/account-abuse':
    'fraud|spam|scam|scams|abuse|abused|hacked|voip|sip|pbx|phone system|phone systems|telco|signups|sign-ups|bots|blocklist|blocklists|blacklisted|phishing|sms|texts|chargebacks|hosting|fake accounts|ddos|takeover',
  'technology/install-quotes':
    'cabling|cable|cables|cabler|cablers|cctv|cameras|access control|alarm|alarms|av|audio visual|audio-visual|smart home|home automation|drawings|floor plans|intercom|intercoms|nurse call|fit-out|fit-outs|structured cabling|security installer|security installers|camera installer|alarm installer|take-off|take-offs|as-builts',
  'technology/board-test':
    'board|boards|pcb|pcba|electronics|hardware|solder|test bench|test benches|yield|assembly|sensors|semiconductor|semiconductors|wafer|wafers|production test|contract manufacturer|rework|iot devices|device maker|devices we make|our devices|devices fail|electronic|solder joints|aoi',
  'transportation/customs-papers':
    'customs|freight forwarder|forwarder|import|imports|export|exports|container|containers|bill of lading|entries|tariff|biosecurity|packing lists|broker|brokers|airfreight|shipping|broking|customs clearance|freight forwarding|air cargo|phytosanitary',
  'transportation/warehouse-slots':
    'warehouse|warehouses|pick|picking|picks|slot|slotting|3pl|pallet|pallets|stocktake|aisle|storage|bins|dc|boxes|archive|archives|retrieval|mis-picks|bond store|fulfilment|warehousing',
  'transportation/passenger-feedback':
    'passenger|passengers|bus|buses|ferry|train|trains|tram|taxi|coach|airline|riders|commuters|charter',
  'transportation/dock-slots':
    'dock|docks|gate|gates|yard|container|port|slot booking|turnaround|queue at|unloading|loading bay|detention|demurrage|time slots|dc|ground handlers|ground handling|turnarounds|berth|berths|terminal|siding|wharf',
  'transportation/damage-claims':
    'damage|damaged|claim|claims|breakage|breakages|removals|removalist|insurance|condition|cargo|scratches|scratched|go missing|missing parcels|lost parcels|dents|broken',
  'transportation/backloads':
    'empty|backload|backloads|return leg|return loads|subcontractor|subcontractors|subbies|one way|load matching|interstate|linehaul|utilisation|carrier|carriers|freight broker|freight brokers|loads',
  'transportation/driver-roster':
    'driver|drivers|roster|rosters|fatigue|shift|shifts|hours|work diary|start times|leave|crew|crews|pilots|skippers|deckhands|double booked|overtime|rostering',
  'transportation/driver-safety':
    'safety|crash|crashes|accident|accidents|speeding|telematics|dashcam|dash cam|incident|incidents|fatigue|insurance premiums|near misses|driver behaviour',
  'transportation/volume-forecast':
    'volume|volumes|forecast|peak|peaks|demand|parcels|passengers|labour hire|seasonal|how many|queues|security queues|parking|car park|patronage|run dry|easter|school holidays',
  'transportation/rate-quotes': 'rate|rates|quote|quotes|quoting|tender|tenders|spot|pricing|price',
  'transportation/compliance-answers':
    'procedure|procedures|permit|permits|site rules|compliance|audit|audits|chain of responsibility|nhvas|accreditation|dangerous goods|rules|policy|manual|permit conditions|oversize|certificates|amsa|casa|manuals|regulations|accredited',
  'transportation/cost-audit':
    'fuel|toll|tolls|carrier invoices|detention|demurrage|invoice|invoices|overcharge|overcharged|surcharges|driver pay|pay drivers|owner-driver|owner-drivers|rcti|contractor pay|settlements|charges|fuel bill|fuel bills|toll bills|carrier bills|freight bills|freight costs|fuel costs|carrier costs|billed twice|duplicate bills',
  'transportation/fleet-maintenance':
    'maintenance|breakdown|breakdowns|service|servicing|workshop|defect|defects|off road|repairs|breaks|trucks break|downtime|vor|locomotive|locomotives|wagons|rolling stock|track inspection|logbook|logbooks|survey|fridges break|engine|engines',
  'transportation/freight-enquiries':
    'where is|where-is|tracking|track|customers ring|freight|parcel|parcels|delivery|deliveries|consignment|consignments|courier|couriers|container|containers|shipment|shipments|pallet|pallets|cargo|haulage|trucking|linehaul|road transport|transport company|the truck is|their truck is|the box is|goods are|3pl|forwarder|logistics',
  'transportation/proof-of-delivery':
    'pod|pods|proof of delivery|con note|con notes|consignment|docket|dockets|invoice|invoices|paperwork|paper|delivery notes|signed|job card|job cards|run sheets|photos|dockets back',
  'transportation/run-planning':
    'route|routes|runs|run sheets|loads|deliveries|delivery|dispatch|stops|planning|plan|allocator|allocators|kilometres|late|windows|drops|pick-ups|rounds|empty running|stops per hour|same day',
  'transportation/booking-dispatch':
    'taxi|taxis|cab|cabs|hire car|hire cars|chauffeur|chauffeurs|limousine|limousines|limo|rideshare|tow|towing|tow truck|tow trucks|patient transport|community transport|passengers|shuttle|shuttles|transfers|point to point|ndis|maxi|wheelchair|dispatcher|dispatchers|radio room|roadside',
  'transportation/removals-survey':
    'removals|removalist|removalists|move house|moving house|house move|house moves|moves|relocation|relocations|furniture removal|movers|moving company|office move|office moves',
  'transportation/storage-units':
    'self storage|storers|storer|unit sizes|storman|sitelink|storage units|storage sheds|storage facility|storage facilities|storage business|storage centre|storage centres|removals and storage|storage customers|storage sites|mini storage|caravan storage',
  'transportation/cold-chain':
    'refrigerated|refrigeration|reefer|reefers|cold|fridge|fridges|frozen|chilled|temperature|temperatures|cold chain|cold store|freezer|vaccine|vaccines|pharma|pharmaceutical|pharmaceuticals|perishable|perishables|seafood|meat|dairy|ice cream',
  'transportation/load-checks':
    'overloaded|overloading|axle|axles|mass|weighbridge|load restraint|restraint|restrained|straps|dangerous goods|placard|placards|tanker|tankers|chemicals|livestock|cattle|sheep|car carrier|oversize|heavy haulage|over-dimensional|bulk|tipper|tippers|grain|logs|log trucks|crane|cranes|loading|fines|fined|chain of responsibility|unsecured|hazardous|explosives|gas cylinders',
  'transportation/timetables':
    'timetable|timetables|bus|buses|ferry|ferries|tram|trams|route services|school run|school runs|light rail|train|trains|patronage|on-time running',
  'transportation/weather-calls':
    'ferry|ferries|vessel|vessels|boat|boats|skipper|skippers|barge|barges|tug|tugs|marine|maritime|helicopter|helicopters|aircraft|pilot|pilots|flight|flights|flying|drone|drones|sailing|sailings|cruise|cruises|air charter|aero club|islanders|island freight|island service|water taxi',
  'transportation/container-watch':
    'container|containers|wharf|port|empties|empty park|dehire|de-hire|free days|free time|demurrage|detention|stevedore|stevedores|fcl|shipping line|shipping lines|vessel eta|sideloader|terminal',
  'general/invoice-order-capture':
    'invoice|invoices|order|orders|bills|receipts|docket|dockets|purchase|key|keyed|re-key|retype|forms|accounts|paperwork|data entry|typed|types',
  'general/inbox-triage': 'email|emails|inbox|inboxes|mailbox|mail|messages|whatsapp|correspondence',
  'general/enquiry-answers':
    'enquiry|enquiries|question|questions|calls|phone|phones|asks|chatbot|after hours|faq|same emails|voicemail|rings|callers|dms|reception|missed call',
  'general/booking-reminders':
    'booking|bookings|book|booked|appointment|appointments|no-show|no-shows|no shows|cancel|cancels|cancellations|reminder|reminders|diary|calendar|sms|reservation|reservations|turn up|slots|double booked|double-booked|forget',
  'general/roster-planning':
    'roster|rosters|rostering|rostered|shift|shifts|overtime|staffing|sick calls|cover|casuals|crew',
  'general/demand-forecast':
    'forecast|forecasts|predict|prediction|demand|seasonal|season|busy|quiet|peak|guess|guesswork|by feel|how many|sales',
  'general/stock-reorder':
    'stock|inventory|reorder|stockout|stockouts|sold out|runs out|run out|dead stock|overstock|shelves|warehouse|supplies|spare parts',
  'general/quote-drafting':
    'quotes|quoting|a quote|to quote|we quote|quotation|proposal|proposals|estimate|estimates|tender|tenders|price list',
  'general/document-search':
    'document|documents|file|files|search|find|manual|manuals|procedure|procedures|policies|policy|knowledge|know-how|retire|retires|retiring|head|heads|archive|folders|sharepoint|look up|knows',
  'general/meeting-notes':
    'meeting|meetings|board minutes|take minutes|meeting notes|notes after|field notes|interview|interviews|dictation|dictate|recording|transcribe|transcript|notebook|notebooks|site talks',
  'general/report-drafting':
    'report|reports|letter|letters|newsletter|post|posts|write|writing|written|writes|draft|drafted|notice|notices|copy|content|documentation|templates',
  'general/complaint-themes':
    'complaint|complaints|complain|review|reviews|feedback|customer survey|member survey|satisfaction survey|nps|satisfaction|ratings|google reviews',
  'general/spending-anomalies':
    'fraud|duplicate payments|expense|expenses|overcharged|odd payments|spending|procurement|credit cards|leakage|supplier bills|double paid|bank details',
  'general/maintenance-planning':
    'machine|machines|machinery|equipment|breakdown|breakdowns|maintenance|repair|repairs|pump|pumps|vehicle|vehicles|service schedule|servicing|broken|breaks down|faults|downtime|fixing|asset|assets|compressor|boiler|kiln|forklift|washer|washers|wears out|worn',
  'general/photo-inspection':
    'inspect|inspection|inspections|defect|defects|damage|quality|faults|rejects|visual|grading|check photos',
  'general/route-planning':
    'route|routes|delivery|deliveries|van|vans|truck|trucks|driver|drivers|driving|travel|home visits|site visits|kilometres',
  'general/translation':
    'translate|translated|translation|translations|language|languages|multilingual|interpreter|interpreters|localise|localisation|non-english|bilingual|subtitles',
  'general/repeat-business':
    'repeat|regulars|churn|lapse|lapsed|leave|leaves|leaving|drift|retention|retain|renew|renewal|renewals|loyalty|come back|past customers|follow up|keep members|keep customers|lose customers|cancel|grow sales',
  'general/hiring-admin':
    'hire|hiring|recruit|recruiting|recruitment|applicant|applicants|candidate|candidates|cv|cvs|vacancy|vacancies|job ads|job ad|interviews|turnover|resumes',
  'general/price-checks':
    'price|prices|pricing|margin|margins|undercharge|rates|costing|profit|profitable|lose money|discounts',
  'agriculture/block-and-spray-records':
    'spray|sprays|spraying|block|blocks|paddock|paddocks|crop|crops|traceability|freshcare|audit|audits|paper|records|diary|diaries|chemical|withholding|sprayed|notebook|notebooks|trace|certification|organic|compliance|globalgap|batch|recall',
  'energy/hazard-and-incident-review':
    'hazard|hazards|incident|incidents|near miss|near misses|permit|permits|injury|injuries|safety|toolbox',
  'agriculture/dockets-and-invoices':
    'docket|dockets|invoice|invoices|weighbridge|bills|bookkeeping|accounts|paperwork|orders|typed|data entry|spreadsheet|excel|paper|receipts|statements|kill sheets|bookkeeper|admin|account sales|rcti|by hand',
  'automotive/workshop-loading':
    'workshop|hoist|hoists|bay|bays|technician|technicians|mechanic|mechanics|jobs|turn cars|cycle time|service|repair|repairs|panel|booked|fitters|fitting|body shop|detailers|detailing|auto electrician|auto electricians|apprentices|tyre shop|rework|carry over|gearboxes|engines|rebuild|rebuilds|installs|installations|conversions',
  'automotive/parts-stock-forecast':
    'part|parts|stock|spares|inventory|tyres|tyre|batteries|accessories|warehouse|back orders|oils|lubricants|container|containers|filters|glass',
  'automotive/estimates-and-quotes':
    'estimate|estimates|quote|quotes|quoting|supplement|supplements|assessor|assessors|repair|repairs|panel|labour times|insurer|insurers|hail|dents|smash|quotation|custom|fit-out|fit-outs|price jobs|inspection reports|roadworthy|pricing jobs|approval|approvals',
  'automotive/repair-knowledge':
    'diagnose|diagnosis|manual|manuals|bulletins|know-how|knowledge|retire|retires|fixes|apprentices|technicians ask|repair steps|fault finding|wiring|diagnostics|diagnostic|technical|adas|hybrid|training|apprentice|comebacks|come back|in his head|procedures|calibration|bulletin|electrical faults',
  'finance/client-service-desk':
    'mail|mails|email|emails|calls|inbox|inboxes|enquiries|phone|questions|book reviews|reviews|certificates|requests|support|tickets|chat|users|merchants|ring|rings|member service|member services',
  'finance/policy-and-product-search':
    'policy|policies|product|products|wordings|wording|lender|lenders|compliance|questions|procedure|procedures|look up|search',
  'finance/file-and-call-review':
    'complaint|complaints|file review|file reviews|calls|audit|audits|compliance|breach|breaches|afca|reviews|quality assurance|licensee',
  'legal/client-intake':
    'enquiry|enquiries|intake|conflict|conflicts|new clients|new matters|ring|calls|leads|phone|first appointment|help line|advice line|callers|requests for help|waiting list|eligibility|legal aid|phones|web form',
  'banking/contact-centre-assist':
    'contact centre|call centre|calls|average call|agents|phone|hold|wait times|branch questions|call|queue|ring|members ring|customers ring|chat|callers|enquiries|answering|app questions|self-service',
  'banking/complaints-and-breaches':
    'complaint|complaints|breach|breaches|afca|incident|incidents|idr|rg 271|complain|ombudsman|dissatisfaction|remediation|breach reporting',
  'banking/shared-inbox-drafts':
    'email|emails|inbox|mailbox|mailboxes|letters|forms|secure messages|correspondence|mail|paper forms|letter|discharge|discharges|deceased estates|deceased|power of attorney|payout figures|variations|inboxes',
  'banking/control-testing':
    'control|controls|audit|audits|apra|asic|cps 230|compliance|quality assurance|file checks|hindsight|breach|breaches|risk|regulator|austrac|hindsighting|file reviews|assurance|contracts|third parties|suppliers|attestations',
  'retail/replenishment':
    'stock|reorder|reorders|replenish|replenishment|sold out|out of stock|shelves|buyers|min/max|warehouse|inventory|transfers|slow movers|sizes|suppliers|sell out|runs out',
  'hospitality/demand-forecast':
    'forecast|predict|covers|busy|quiet|demand|how many|guess|season|seasonal|weather|occupancy|prep|visitors|visitor numbers|queue|queues|attendance|ticket|tickets',
  'technology/ticket-triage': 'ticket|tickets|support|queue|misrouted|first reply|helpdesk|help desk|requests',
  'technology/support-answers':
    'support|help centre|help articles|how-to|questions|tickets|docs|documentation|chatbot|first reply|customers ring|calls|slow internet|manual|manuals|user guides|release notes|remote hands',
  'technology/runbook-search':
    'runbook|runbooks|wiki|documentation|knowledge|it glue|confluence|in heads|past tickets|procedures|tribal|nobody knows|one person knows|only one|undocumented|manuals',
  'agriculture/paddock-profit':
    'yield maps|yield map|paddock|paddocks|variable rate|zones|ndvi|boom|boom sprayer|broadacre|wheat|canola|barley|per hectare|spreader',
  'energy/leak-and-burst':
    'leak|leaks|burst|bursts|mains|non-revenue water|lost water|water loss|water supply|pipes|pipe ages|district meter|channel|channels|seepage|pipeline losses|water losses|reticulation',
  'construction/tender-writing': 'tender|tenders|bid|bids|submission|submissions|hit rate|win rate|prequalification',
  'construction/gear-and-handover':
    'scaffold|scaffolding|scaffolder|scaffolders|formwork|hire gear|components|returned gear|stillages|handover certificate|handover certificates|propping|lost gear',
  'manufacturing/inspection-reports':
    'first article|fai|as9102|cmm|ppap|inspection report|inspection reports|measuring machine|certificate of conformance|quality documents',
  'manufacturing/job-costing':
    'job cost|job costs|job costing|costing|lose money|actual hours|margin|margins|profit|profitable|overruns|quoted hours',
  'professional/translation-drafts':
    'translation|translations|translate|translated|translator|translators|interpreter|interpreters|interpreting|naati|language|languages|localisation|linguist|linguists|subtitling|multilingual|post-editing',
  'professional/survey-coding':
    'survey|surveys|research|researcher|researchers|respondent|respondents|focus group|focus groups|interview|interviews|open answers|open-ended|verbatims|fieldwork|panel|questionnaire|questionnaires|qualitative|transcripts|mystery shopping|insight|insights|polling|consultation submissions',
  'professional/strata-meetings':
    'strata|body corporate|bodies corporate|owners corporation|owners corporations|lot owners|by-law|by-laws|levies|levy|committee members|common property|company title|community title',
  'professional/lease-and-rent-dates':
    'lease|leases|leasing|rent|rents|rental|rentals|tenant|tenants|tenancy|tenancies|landlord|landlords|rent roll|rent review|rent reviews|property management|property manager|property managers|arrears|outgoings',
  'professional/comparables-and-cost-rates':
    "valuer|valuers|valuation|valuations|quantity surveyor|quantity surveyors|quantity surveying|cost plan|cost plans|cost planning|cost rates|comparable|comparables|comparable sales|buyers agent|buyers' agent|buyers agents|appraisal|appraisals|depreciation schedules|cost estimates|cost manager|cost managers|appraise|auctioneer|auctioneers|business broker|business brokers|sales evidence",
  'professional/audit-testing':
    'audit|audits|auditing|auditor|auditors|smsf|assurance|vouch|vouching|ledger|ledgers|journals|forensic|insolvency|liquidator|liquidators|liquidation|liquidations|administrator|trustee|acquittal|acquittals',
  'professional/artwork-proofs':
    'artwork|artworks|design studio|graphic design|graphic designer|graphic designers|designer|designers|finished art|proof|proofs|packaging|branding|print|printed|reprint|reprints|signage|layout|layouts|resizing|resize|formats|creative studio|creative agency|illustrator|illustrators|brochures|catalogues',
  'professional/field-and-lab-data':
    'surveyor|surveyors|land survey|survey crew|survey crews|lab|labs|laboratory|laboratories|sample|samples|sampling|soil|groundwater|bore|bores|borehole|boreholes|geotech|geotechnical|environmental|ecologist|ecologists|ecology|contamination|contaminated|test results|field data|field sheets|drone survey|point cloud|hydrographic|acoustic|noise readings|materials testing|water monitoring|dust monitoring|noise monitoring|vibration monitoring|monitoring wells|environmental monitoring|readings',
  'professional/candidate-care':
    'candidate|candidates|applicant|applicants|job ad|job ads|recruiter|recruiters|recruitment|reference calls|reference checks',
  'entertainment/chat-moderation':
    'moderate|moderation|moderator|moderators|chat|guilds|toxic|toxicity|harassment|discord',
  'entertainment/equipment-faults':
    'equipment|machines|treadmill|treadmills|rides|broken|faults|out of order|projector|projectors|slides|pinsetter|pinsetters|lanes|ride|plant|pool pump|breakdown|breakdowns|breaks down',
  'technology/trial-scoring': 'trial|trials|signup|signups|lead scoring|leads|demo requests|conversion',
  'nonprofit/bed-board': 'bed|beds|refuge|shelter|crisis accommodation|vacancies|houses|transitional',
  'general/job-allocation':
    'allocate|allocated|allocating|allocation|assign|assigned|assigning|dispatch|dispatcher|dispatching|who goes|who goes where|who can do|who is free|right person|right people|wrong person|match people|match jobs|matching people|ring around|ringing around|ring round|ringing round|rings around|rings round|phone around|coordinator|coordinators|technician|technicians|interpreter|interpreters|instructor|instructors|guard|guards|cleaner|cleaners|freelancers|subcontractors|skills|tutors|assessors|send out|sent out|hand out jobs|jobs are given|find someone|find somebody|who can take|near|nearest|wrong crew|right crew',
  'general/deadline-diary':
    'deadline|deadlines|expire|expires|expired|expiring|expiry|due date|due dates|lapse|lapsed|lapses|renewal date|renewal dates|renewals|renewed|notice period|notice date|overdue inspections|tickets expire|due for|time limit|time limits|roll over|rolled over|out of date|run out|runs out|keep current|papers current|fall due|falls due|is due|are due|renew|renewing|missed date|missed dates|limitation',
  'general/rule-checks':
    'against the rules|checklist|checklists|guideline|guidelines|requirement|requirements|criteria|sent back|send back|sends back|sent it back|rejected|rejects|compliance|compliant|comply|non-compliant|proofread|proofreading|labelling|missing signature|check every|check each|checked by hand|checking documents|check documents|double-check|double check|must be checked|checked before|check before|be checked|mistakes in|mistake in|errors on|missing items|permit conditions|approval conditions|accepted the first time|our applications|applications back|applications are sent back|proofs|spelling|typo|typos|remake|remakes|artwork',
  'general/expert-knowhow':
    'retire|retires|retiring|retirement|in his head|in her head|in their heads|in my head|only one who|only one person|only person who|nobody else|no one else|know-how|knowhow|knows how|old hand|old hands|by ear|succession|pass on|expertise|skills are lost|leaves us|is leaving|dies with|what he knows|what she knows',
  'general/tagged-items':
    'go missing|goes missing|gone missing|went missing|who has|lost keys|key register|borrow|borrowed|borrowers|barcode|barcodes|qr|rfid|tag|tags|sign-out|sign out|signed out|check out|checked out|scan in|scan out|not returned|never returned|never come back|props|costumes|trolleys|crates|kegs|uniforms|instruments|misplaced|cannot find the|where things are|who has what|has what|track every|overdue items|overdue books|overdue toys|hire items|items come back|late back|returned late|get lost|gets lost|got lost|lost track|mixed up|mix up|mix-ups|lost tools|missing tools|missing gear|lost gear|which tool|which key',
  'general/overdue-accounts':
    'unpaid|debtor|debtors|late payers|slow payers|pay late|pays late|paid late|late payments|late payment|chase payment|chase payments|chasing payment|chasing payments|chasing money|chase money|chase invoices|chasing invoices|chase up|receivables|bad debt|bad debts|owed|owe|owes|owing|arrears|days to pay|get paid|paid on time|credit control|slow to pay|overdue invoices|overdue accounts|overdue fees|overdue payments|overdue bills|accounts overdue|invoices overdue|fees late|bills late|invoices late|rent late|collect fees|collect money|late to pay|paying late|do not pay|does not pay|paid after|days late|pay months',
  'general/pay-and-timesheets':
    'timesheet|timesheets|time sheets|payroll|pay run|pay runs|pay errors|paying staff|pay staff|underpaid|underpay|underpaying|underpayment|underpayments|award rates|award interpretation|penalty rates|allowances|piece rate|piece rates|wages|wage|payslip|payslips|super|superannuation|hours worked|overtime pay|back pay|clock on|wage theft|pay is wrong|pay disputes|commissions',
  'general/waitlist-fill':
    'waitlist|waitlists|waiting list|waiting lists|wait list|wait lists|cancellation|cancellations|standby|empty places|empty spots|empty seats|empty slots|free places|spare places|half-empty|half empty|unfilled|no-shows|turn people away|empty plots|empty berths|stand empty|stands empty|stay empty|stays empty|empty chairs|empty chair|free berths|cancelled places|fill places',
  'general/settings-recipes':
    'setting|settings|recipe|recipes|formula|formulas|batch|batches|blend|blends|kiln|firing|glaze|dye|dyes|dyeing|colour match|colour matching|brew|roast|mixes|curing|cure|trial and error|consistency|repeatable|repeat a good|same result|tanning|process sheets|dosing|annealing',
  'general/handover-photos':
    'handover|handovers|hand over|hand-over|damage|damaged|broke it|bond|bonds|on return|before and after|short count|missing pieces|pick-up|drop-off|pick up|drop off|scratches|scratched|dents|wear and tear',
  'general/job-status':
    'status|where is my|is it ready|how far|kept informed|keep customers informed|keep clients informed|eta|ring to ask|rings to ask|call to ask|calls to ask|phone to ask|calling to ask|ringing to ask|when it will be|chase us|in the dark|track my|track their|order tracking|job tracking',
  'general/bill-what-was-done':
    'bill|billed|billing|bills|unbilled|invoice|invoiced|invoices|invoicing|job sheet|job sheets|job card|job cards|extras|not charged|never charged|forget to charge|forgot to charge|undercharge|undercharged|dockets|month end|give away|for free|lost revenue|work orders',
  'general/enter-once':
    'same details|forms|double entry|entered twice|typed twice|keyed twice|two systems|enter once|retyped|re-typed|re-keyed|twice',
}

import type { IndustryValue } from '@cairn/contract/industries'

/**
 * What people call their trade, and where it belongs: found by the picker besides the words it shows. One word stands
 * under one industry, the one whose advice fits it best. In the singular; plurals are found as well.
 */
export const TRADE_WORDS: Readonly<Record<Exclude<IndustryValue, 'Other'>, readonly string[]>> = {
  Agriculture: list(`
    farm, farmer, farming, crop farm, dairy farm, sheep station, cattle station, poultry farm, egg producer, pig farm,
    beekeeper, apiary, vineyard, winegrower, orchard, market garden, greenhouse, nursery grower, flower grower, fishery,
    fisherman, fish farm, oyster farm, aquaculture, forester, forestry, logging, sawlog, shearer, grain grower, hop grower,
    olive grove, mushroom grower, stud farm, irrigation, agronomist, hatchery, ranch, smallholding, cannabis grower`),
  Automotive: list(`
    car dealer, car dealership, used cars, car yard, garage, mechanic, auto repair, car repair, tyre shop, tyre fitter,
    panel beater, body shop, smash repairs, car wash, car detailing, auto electrician, motorcycle dealer, motorbike shop,
    car rental, car hire, vehicle leasing, windscreen repair, windscreen, truck dealer, caravan dealer, spare parts,
    auto parts, tow truck, towing, vehicle inspection, wrecker, car maker, ev charging, campervan hire`),
  Banking: list(`
    bank, savings bank, credit union, building society, mortgage lender, home loans, business loans, digital bank,
    neobank, payment provider, card issuer, merchant bank, private bank, mutual bank, microfinance, remittance`),
  Construction: list(`
    builder, building company, plumber, plumbing, electrician, carpenter, joiner, bricklayer, roofer, roofing, painter,
    decorator, plasterer, tiler, glazier, concreter, scaffolder, scaffolding, excavation, demolition, landscaper, gardener,
    gardening, lawn mowing, tree surgeon, arborist, paving, fencing, pool builder, kitchen fitter, bathroom renovation,
    handyman, air conditioning, refrigeration, heat pump installer, boiler repair, heating engineer, hvac, insulation,
    flooring, surveyor, quantity surveyor, civil engineer,
    property developer, real estate developer, steel erector, waterproofing, solar installer, locksmith, cabinet maker,
    home builder, home renovation, shopfitter, asbestos removal, crane hire, lift maintenance, gas fitter, damp proofing`),
  Education: list(`
    school, primary school, high school, kindergarten, preschool, childcare, daycare, nursery school, creche, university,
    college, tutor, tutoring, teacher, trainer, training provider, driving school, driving instructor, language school,
    music school, music teacher, dance school, art school, swim school, academy, e-learning, online course, business school,
    seminary, apprenticeship, flight school, cooking school, exam preparation, after school care, montessori, student exchange`),
  Energy: list(`
    power company, power station, electricity retailer, solar farm, wind farm, wind power, hydro power, biogas, gas supplier,
    petrol supplier, oil company, oil and gas, utility, water utility, waterworks, sewage, wastewater, grid operator,
    energy retailer, energy broker, energy consultant, battery storage, hydrogen, district heating, waste management,
    waste collection, rubbish removal, skip hire, skip bin, recycling, scrap metal, landfill, bin collection, fuel distributor`),
  Entertainment: list(`
    gym, fitness studio, fitness, yoga studio, pilates, personal trainer, crossfit, sports club, football club, golf club,
    golf course, swimming pool, martial arts, dance studio, cinema, film studio, film production, video production,
    tv station, radio station, podcast, newspaper, magazine, publisher, journalist, theatre, orchestra, band, musician,
    record label, recording studio, dj, festival, concert, event organiser, event planner, wedding planner,
    games studio, game developer, esports, museum, art gallery, artist, zoo, theme park, amusement park, circus, casino,
    bowling alley, escape room, photographer, photography, influencer, streamer, animation studio, author, bookmaker`),
  Finance: list(`
    insurance, insurer, insurance broker, underwriter, mortgage broker, financial adviser, financial planner, wealth manager,
    pension fund, superannuation, investment fund, fund manager, hedge fund, private equity, venture capital, stockbroker,
    fintech, loss adjuster, claims handler, debt collector, debt collection, payday loans, leasing company, crypto exchange,
    foreign exchange, actuary, asset manager, family office, credit bureau, factoring, trustee`),
  Government: list(`
    council, city council, town hall, municipality, ministry, government department, police, fire brigade, fire service,
    ambulance service, army, navy, defence, tax office, customs office, court, prison, public library, library, regulator,
    embassy, parliament, public sector, planning office, social security, road authority, public housing, national park,
    emergency services, coast guard, electoral office, land registry`),
  Healthcare: list(`
    doctor, gp, medical practice, clinic, hospital, dentist, dental practice, orthodontist, physiotherapist, physio,
    chiropractor, osteopath, podiatrist, psychologist, psychiatrist, counsellor, therapist, speech therapist,
    occupational therapist, nurse, nursing home, aged care, home care, care home, disability support, ndis provider, midwife,
    pharmacy, pharmacist, chemist, optician, optometrist, audiologist, hearing aids, radiology, x-ray, pathology,
    medical laboratory, vet, veterinarian, veterinary, dietitian, nutritionist, acupuncture, massage therapist,
    dermatologist, surgeon, ivf clinic, rehab, hospice, paramedic, telehealth, medical centre, blood bank, dental lab,
    biotech, biotechnology, life sciences, clinical trials`),
  Hospitality: list(`
    restaurant, cafe, coffee shop, bar, pub, brewery bar, hotel, motel, hostel, bed and breakfast, guest house, holiday park,
    campsite, caravan park, airbnb, holiday rental, caterer, catering, takeaway, fast food, pizzeria, pizza shop, food truck,
    bistro, tea room, ice cream parlour, ice cream shop, nightclub, function centre, wedding venue, travel agency,
    travel agent, tour operator, tour guide, tourism, resort, spa resort, cruise operator, canteen, winery restaurant,
    juice bar, kebab shop, sushi bar, chef, ski resort, burger bar, fish and chips, tapas bar`),
  Legal: list(`
    law firm, lawyer, solicitor, barrister, attorney, advocate, notary, conveyancer, conveyancing, paralegal, patent attorney,
    trade mark attorney, legal aid, mediator, mediation, arbitrator, migration lawyer, immigration lawyer, divorce lawyer,
    family lawyer, criminal lawyer, will writer, probate, legal department, compliance lawyer, bailiff`),
  Manufacturing: list(`
    factory, manufacturer, maker, bakery, baker, brewery, brewer, distillery, winery, dairy processor, 
    meat works, abattoir, food producer, food factory, cheesemaker, chocolatier, furniture maker, upholsterer, sawmill,
    timber mill, steelworks, foundry, welder, welding, metal fabrication, sheet metal, machine shop, machinist, cnc shop,
    toolmaker, injection moulding, plastics, packaging, printer, print shop, sign maker, signwriter, paper mill,
    textile mill, clothing factory, shoemaker, electronics factory, medical devices, pharma, pharmaceutical,
    drug maker, cosmetics maker, soap maker, paint maker, chemical plant, glassworks, pottery, ceramics, boat builder,
    shipyard, aerospace, window maker, door maker, 3d printing, toy maker, pet food maker, cement works, precast, galvaniser`),
  Mining: list(`
    mine, miner, coal mine, gold mine, iron ore, lithium, quarry, sand pit, gravel pit, drilling, blasting, geologist,
    mineral exploration, smelter, opal, gemstone, mine services, bauxite, copper mine, salt works, assay lab`),
  NonProfit: list(`
    charity, ngo, church, parish, mosque, temple, synagogue, faith group, religious community, foundation, fundraiser,
    food bank, homeless shelter, refuge, aid agency, humanitarian aid, animal shelter, animal rescue, community group,
    community centre, youth club, scouts, volunteer group, trade union, labour union, professional body, chamber of commerce,
    association, club, neighbourhood house, social enterprise, cooperative, advocacy group, environmental group, think tank,
    aboriginal corporation, political party, rotary club, parents association`),
  Professional: list(`
    accountant, accounting firm, bookkeeper, tax adviser, tax agent, auditor, consultant, consultancy, management consultant,
    marketing agency, advertising agency, creative agency, branding agency, public relations, pr agency, social media agency,
    seo agency, market research, recruiter, recruitment agency, staffing agency, temp agency, headhunter, hr consultant,
    payroll service, coach, business coach, architect, architecture firm, engineering firm, structural engineer, designer,
    graphic designer, interior designer, product designer, translator, interpreter, real estate agent, estate agent,
    property manager, letting agent, strata manager, valuer, call centre, virtual assistant, secretarial service, copywriter,
    cleaner, cleaning, cleaning company, commercial cleaning, window cleaner, pest control, security guard, security company,
    facility management, facilities management, funeral director, funeral home, undertaker, town planner, land surveyor,
    private investigator, environmental consultant, science lab, testing laboratory, freelancer, coworking, business broker,
    auctioneer, procurement consultant, safety consultant, document storage`),
  Retail: list(`
    shop, store, corner shop, convenience store, supermarket, grocer, grocery, greengrocer, butcher, fishmonger, delicatessen,
    bottle shop, liquor store, off licence, department store, online shop, web shop, e-commerce, ecommerce store, boutique,
    clothes shop, fashion label, shoe shop, jeweller, watch shop, bookshop, bookseller, toy shop, florist, flower shop,
    gift shop, furniture shop, hardware store, electronics shop, phone shop, computer shop, bike shop, bicycle shop,
    sports shop, pet shop, pet grooming, dog groomer, garden centre, plant nursery, newsagent, antique dealer, second-hand shop,
    op shop, pawnbroker, wholesaler, distributor, importer, petrol station, service station, vape shop, tobacconist,
    hairdresser, hair salon, barber, beauty salon, beautician, nail salon, nail bar, day spa, tattoo studio, tanning salon,
    cosmetics shop, dry cleaner, laundrette, laundry, tailor, dressmaker, cobbler, franchise, market stall, vending machines`),
  Technology: list(`
    software, software company, saas, app developer, web developer, web designer, web design, it support, it services,
    it consultant, managed services, msp, cybersecurity, cyber security, data centre, hosting, internet provider, isp, telco,
    telecom, mobile network, phone company, ai company, ai startup, start-up, startup, data analytics, cloud provider, robotics,
    semiconductor, chip maker, computer repair, systems integrator, erp, it department, programmer, coder, drone maker,
    iot, blockchain, satellite, medtech software, edtech, proptech, agtech`),
  Transportation: list(`
    trucking, truck, haulage, haulier, freight, freight forwarder, courier, parcel delivery, delivery service, logistics,
    warehouse, warehousing, fulfilment, third-party logistics, 3pl, removalist, removals, moving company, mover, self storage,
    storage, taxi, taxi company, rideshare, limousine, chauffeur, bus company, coach company, school bus, airline, airport,
    air charter, helicopter, shipping line, shipping company, port, stevedore, ferry, barge, railway, train operator, tram,
    customs broker, cold storage, tanker, bike courier, food delivery, patient transport, car transport, postal service, mail house`),
}

function list(words: string): string[] {
  return words.split(',').map((word) => word.trim().replaceAll(/\s+/g, ' '))
}

/**
 * Things and activities that people name in place of a subject, each with the subject's English phrase in the lexicon.
 * No listing has to mention a disease or an animal: "malaria research" is medicine, and "malaria" isn't a spelling
 * mistake.
 */
export const topicWords: Record<string, string> = {
  medicine:
    "malaria, hiv, aids, hiv aids, cancer, diabetes, tuberculosis, hypertension, asthma, epilepsy, cholera, typhoid, ebola, covid, covid 19, coronavirus, polio, measles, hepatitis, sickle cell, pneumonia, leprosy, anaemia, anemia, fistula, disease, diseases, tropical diseases, infectious diseases, cardiology, surgery, surgeon, paediatrics, pediatrics, paediatrician, pediatrician, gynaecology, gynecology, gynaecologist, obstetrics, oncology, neurology, neurosurgeon, dermatology, pathology, psychiatry, psychiatrist, ophthalmology, orthopaedics, orthopedics, anatomy, physiology, immunology, virology, heart, kidney, kidneys, brain, blood, bones, lungs, liver, skin, vaccine, vaccines, virus, viruses, patients, ambulance, paramedic, paramedics, first aid, emergency medicine, emergency care",
  nutrition: "diet, diets, obesity, malnutrition",
  dentistry: "teeth, tooth, gums, orthodontics, oral health, dental therapy, dental technology",
  physiotherapy: "stroke, rehabilitation, prosthetics, speech therapy, massage",
  optometry: "eyes, eye care, eye care course, glasses, spectacles",
  pharmacy: "drugs, medicines, chemist, chemist shop, herbal medicine",
  midwifery: "maternity, childbirth, maternal health",
  psychology: "depression, mental health, trauma, addiction, autism, therapist, counsellor, counselor",
  "veterinary medicine":
    "horse, horses, horse riding, dog, dogs, cat, cats, cow, cows, cattle, goat, goats, sheep, camel, camels, pig, pigs, animal, animals, pets, zoo, donkey, donkeys",
  "animal production":
    "chicken, chickens, hens, eggs, layers and broilers, duck, ducks, bees, honey, milk, rabbit, rabbits, piggery, pig farming, goat farming, ostrich",
  agriculture:
    "maize, rice, wheat, coffee, tea, cotton, sugarcane, banana, bananas, cassava, vegetables, fruits, flowers, floriculture, garden, gardening, crops, tractor, tractors, plantation, plants, soil, fertilizer, greenhouse, farmer, food security",
  fisheries: "fish, fishing, fisherman, ocean, oceans, lake, lakes, marine biology, marine science, coral",
  environment:
    "pollution, waste, waste management, recycling, weather, meteorology, meteorologist, trees, forest, forests, ecology, sustainability, global warming",
  "water engineering":
    "water, sanitation, water and sanitation, boreholes, borehole drilling, plumbing and water",
  geology: "diamond, diamonds, gemstones, gemology, rocks, volcano, earthquake, earthquakes, quarry",
  baking: "bread, bread baking, biscuits, doughnuts, pizza, cake decoration, cake decorating",
  hospitality:
    "kitchen, restaurant, restaurants, waitress, bartender, bar tending, cocktails, event planning, events management, event management, wedding planning, lodge, cruise ship",
  hairdressing:
    "barbershop, manicure, pedicure, wigs, wig making, braiding, plaiting, weaving hair, tattoo, lashes, cosmetics",
  tailoring: "clothes, clothing, uniforms, knitting, weaving, embroidery, tailor, crochet",
  "leather technology": "shoes, shoe, bags, handbags, cobbler",
  carpentry: "furniture, furniture making, wood, timber, upholstery, cabinet making",
  masonry: "bricks, brick making, houses, house building, roofing, tiling, tiles, ceiling, gypsum, mason",
  "civil engineering": "roads, road construction, bridges, dams, railway, railways",
  "mechanical engineering":
    "cars, car, car repair, trucks, motorcycle, motorcycles, motorbike, motorbikes, boda boda, engines, engine, spare parts, machines, machine, machinery, panel beating, lathe, metalwork, manufacturing",
  "electrical engineering":
    "wiring, house wiring, electricity, power lines, generators, generator, bulbs, cctv, telecommunication, telecommunications",
  "solar installation": "solar panels, wind power, wind energy, biogas",
  "electronics repair": "phones, mobile phones, phone, laptop repair, television repair, radio repair",
  "computer science":
    "internet, games, gaming, database, databases, blockchain, cryptocurrency, bitcoin, cloud computing, microsoft excel, excel, typing, programmer, it support",
  "software development": "apps, app, websites, learn to code",
  "artificial intelligence": "robot, robots, drone, drones, chatgpt, deep learning",
  aviation:
    "plane, planes, aeroplane, aeroplanes, airplane, airplanes, helicopter, helicopters, airport, airports, flying, rocket, rockets, space science",
  "maritime studies": "boat, boats, diving, diver, harbour, harbor, seaport",
  law: "courts, human rights, constitution, prosecutor, criminal law",
  criminology:
    "crime, crimes, detective, prison, prisons, forensic, fingerprints, intelligence officer, fraud",
  accounting: "bookkeeping, book keeping, audit, auditing, auditor, auditors",
  finance:
    "stocks, stock market, shares, investment, investments, investing, trading, forex, forex trading, microfinance, fintech",
  marketing:
    "branding, social media, social media marketing, influencer, e-commerce, ecommerce, customer care, customer service",
  business: "shop, startups, entrepreneur, entrepreneurs, small business, import and export",
  procurement: "warehouse, warehousing, storekeeping, store keeping, stores, transport and logistics",
  theatre:
    "movie, movies, comedy, comedian, dance, dancing, dancer, youtube, vlogging, modelling, modeling, storytelling, script writing, scriptwriting, cartoon, cartoons, camera, cameras",
  music:
    "piano, guitar, singing, singer, choir, drums, dj, orchestra, violin, saxophone, sound engineering, song writing",
  "fine art": "drawing, artist, artists, crafts, handicraft, pottery, ceramics, jewellery, jewelry",
  literature:
    "poetry, poems, creative writing, writer, novel, novels, author, spanish, italian language, korean language, japanese language, latin, translator, interpreter",
  sports:
    "chess, swimming, tennis, boxing, rugby, cricket, volleyball, netball, hockey, golf, marathon, cycling, gymnastics, karate, taekwondo, soccer, handball, badminton, wrestling, sprinter, runner, runners, long distance running, table tennis, scrabble",
  journalism: "newspaper, newspapers, magazine, magazines, podcast, podcasting, blogging, blogger, radio",
  theology:
    "church, christians, catholic priest, mosque, islam, priest, imam, missionary, missionaries, missions, preaching, preacher, nuns",
  history: "museum, museums, anthropology, heritage, tourism history",
  "social work": "elderly, old people, orphanage work, child protection, street children, community work",
  "early childhood education":
    "babies, baby, toddlers, daycare, day care, nanny, childcare, child care, house manager, nursery school",
  "disaster management": "fire fighting, firefighting, firefighter, fire fighter, rescue, fireman",
  "international relations": "diplomat, diplomats, ambassador, elections, democracy, foreign service",
  physics: "quantum, astronomy, astronomer, astrophysics, stars, nuclear, nuclear physics",
  chemistry: "perfume, soap making, soap, plastics, paint, paint making, detergents",
  mathematics: "algebra, calculus, geometry",
  biology: "insects, dna, evolution, botany, zoology, bacteria, marine life, snakes, birds",
  "graphic design": "printing, photoshop, logo design, posters, signwriting, banner printing",
  "driving school": "bus driver, forklift, excavator, crane operator, heavy machinery, plant operator, lorry",
};

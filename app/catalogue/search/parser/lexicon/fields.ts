import { type LexiconEntry, type Meaning, meaning } from "../meaning.ts";
import { noMaths } from "./tests.ts";

/** Points for listings of every field in a search for one. */
const everyField = { "field All fields": 2, "field Any field": 2 };
const tagged = (fields: string[], weight: number) =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`field ${field}`, weight],
      [`program ${field}`, weight],
    ]),
  );

/** A field of the profile, with its synonyms. */
const field = (name: string, says: string, words: string[] = []): LexiconEntry => [
  says,
  meaning("field", name, {
    tags: { ...tagged([name], 9), ...everyField },
    words: [name.toLowerCase(), ...words],
    kind: "colleges",
  }),
];

const without = (absent: Meaning, [says, means]: LexiconEntry): LexiconEntry => [says, { ...means, absent }];

/** A subject within a field: listings that name it rank before the field's. */
const subject = (
  label: string,
  fields: string[],
  says: string,
  words: string[] = [],
  programs: string[] = [],
): LexiconEntry => [
  says,
  meaning("field", label, {
    // Awards for every field don't match a subject outside our fields: few of them pay for training as a pilot.
    tags: { ...tagged(programs, 9), ...tagged(fields, 3), ...(fields.length > 0 ? everyField : {}) },
    words: words.length > 0 ? words : [label.toLowerCase()],
    mention: 8,
    kind: "colleges",
  }),
];

/** A trade isn't taught at every college of its field; awards for the field may still pay for it. */
const trade = (
  label: string,
  field: string,
  says: string,
  words: string[],
  programs: string[] = [],
): LexiconEntry => [
  says,
  meaning("field", label, {
    tags: { ...tagged(programs, 9), [`field ${field}`]: 3, ...everyField },
    words,
    mention: 8,
    kind: "colleges",
  }),
];

export const fields: LexiconEntry[] = [
  field(
    "Computer Science",
    "computer science, computer, computers, computing, comp sci, compsci, computer studies, coding, programming, software, ict, tech",
    ["computing", "coder"],
  ),
  field("Engineering", "engineering, engineer, engineers, engineering courses"),
  field(
    "Medicine",
    "medicine, medical, medicine and surgery, mbchb, mb chb, mbbs, mb bs, doctor, doctors, medical school, medical schools, become a doctor, udaktari, health sciences, health",
    ["mbchb", "mbbs", "medical"],
  ),
  field(
    "Business",
    "business, business administration, business management, commerce, bcom, b.com, bba, management, entrepreneurship",
    ["bcom", "commerce"],
  ),
  field(
    "Law",
    "law, laws, llb, llm, lawyer, legal, legal studies, advocate, barrister, attorney, solicitor, judge, magistrate, paralegal",
    ["llb"],
  ),
  field(
    "Education",
    "education, teaching, teacher, teachers, teacher education, bed, b.ed, pgde, certificate in education, cert in education, bachelor of education",
    ["teacher"],
  ),
  field("Arts", "arts, humanities, design, fashion"),
  [
    "stem, stem courses, stem fields, science and technology, science and engineering",
    meaning("field", "Science and technology", {
      tags: { ...tagged(["Sciences", "Engineering", "Computer Science"], 8), ...everyField },
      words: ["stem", "science and technology"],
      kind: "colleges",
    }),
  ],
  field("Sciences", "sciences, science, pure sciences, natural sciences"),
  field(
    "Agriculture",
    "agriculture, farming, agribusiness, agric, agronomy, horticulture, farm management, crop production, crop science, soil science, agricultural extension",
    ["agribusiness", "agronomy"],
  ),
  field(
    "Architecture",
    "architecture, architect, quantity surveying, urban planning, landscape architecture",
  ),
  field(
    "Nursing",
    "nursing, nurse, nurses, bsc nursing, bsn, krchn, kechn, rn, nursing courses, community health nursing",
    ["nursing", "nurse"],
  ),
  field(
    "Social Work",
    "social work, social worker, community development, social sciences, social science, sociology",
    ["sociology", "community development"],
  ),
  field(
    "Psychology",
    "psychology, psychologist, counselling, counseling, guidance and counselling, counselling psychology",
    ["counselling"],
  ),
  field("Communications", "communications, communication, communication studies, media, media studies", [
    "communication",
    "media",
  ]),
  subject(
    "Information technology",
    ["Computer Science"],
    "it, i.t, information technology, it course, it courses, information systems, bbit, computer packages, bit, bsc it, business information technology, informatics",
    ["information technology"],
    ["Information Technology", "Computer Science"],
  ),
  subject(
    "Software engineering",
    ["Computer Science"],
    "software engineering, software engineer, software developer, software development, web development, app development, web design, website design, web designer, web developer, website development, app developer, app design, mobile app, mobile apps, developer, full stack, frontend, backend, python, java, javascript, game development",
    ["software"],
  ),
  subject(
    "Data science",
    ["Computer Science"],
    "data science, data analysis, data analytics, data analyst, data analysts, data scientist, big data",
    ["data science", "data analy"],
  ),
  subject("Statistics", ["Sciences"], "statistics, statistician, applied statistics", ["statistic"]),
  subject(
    "Artificial intelligence",
    ["Computer Science"],
    "artificial intelligence, ai, machine learning, robotics",
    ["artificial intelligence", "machine learning", "robotics"],
  ),
  subject(
    "Cyber security",
    ["Computer Science"],
    "cyber security, cybersecurity, cyber, hacking, ethical hacking, network security, networking, hacker, ethical hacker, cyber crime, cybercrime",
    ["cyber", "security"],
  ),
  subject(
    "Journalism",
    ["Communications"],
    "journalism, journalist, mass comm, mass communication, mass communications, broadcasting, news anchor, news reporter, reporter, news reporting, tv presenter, presenter, radio presenter",
    ["journalis", "mass communication", "broadcast"],
  ),
  subject(
    "Accounting",
    ["Business"],
    "accounting, accountancy, accountant, cpa, acca, accounts, ican",
    ["account"],
    ["Accounting"],
  ),
  subject("Finance and banking", ["Business"], "finance, banking, banking and finance", [
    "finance",
    "banking",
  ]),
  subject("Economics", ["Business"], "economics, economist", ["econom"]),
  subject("Actuarial science", ["Sciences"], "actuarial science, actuarial, actuary", ["actuar"]),
  subject("Human resources", ["Business"], "human resource, human resources, hr, human resource management", [
    "human resource",
  ]),
  subject("Procurement", ["Business"], "procurement, supply chain, purchasing and supplies, logistics", [
    "procurement",
    "supply chain",
    "logistics",
  ]),
  subject("Marketing", ["Business"], "marketing, digital marketing, sales", ["marketing"]),
  subject("Civil engineering", ["Engineering"], "civil engineering, civil engineer, structural engineering", [
    "civil engineering",
    "civil",
  ]),
  subject(
    "Electrical engineering",
    ["Engineering"],
    "electrical engineering, electrical, electrical and electronics, electronics, electronic engineering, electrician, electrical installation",
    ["electrical"],
    ["Electrical Installation"],
  ),
  subject(
    "Mechanical engineering",
    ["Engineering"],
    "mechanical engineering, mechanical, mechanic, mechanics, automotive, automotive engineering, motor vehicle mechanics, mechatronics",
    ["mechanical", "automotive", "mechatronic"],
    ["Automotive Mechanics", "Mechatronics"],
  ),
  subject("Chemical engineering", ["Engineering"], "chemical engineering", ["chemical engineering"]),
  subject(
    "Petroleum engineering",
    ["Engineering"],
    "petroleum engineering, petroleum, oil and gas, petroleum geoscience, gas engineering",
    ["petrol", "oil and gas"],
    ["Petroleum Operations"],
  ),
  subject("Biomedical engineering", ["Engineering"], "biomedical engineering", ["biomedical"]),
  subject(
    "Aviation",
    ["Engineering"],
    "aviation, aeronautical engineering, aeronautical, aircraft maintenance, aerospace, aerospace engineering, cabin crew, air hostess, flight attendant, air traffic control, airline, airlines, airways",
    ["aviation", "aircraft", "aeronautical", "cabin crew", "airline", "pilot"],
    ["Aircraft Maintenance", "Cabin Crew", "Air Traffic Control", "Pilot Training"],
  ),
  subject(
    "Pilot training",
    [],
    "pilot, pilot training, become a pilot, pilot school, flying school, pilots",
    ["pilot"],
    ["Pilot Training"],
  ),
  subject(
    "Maritime studies",
    ["Engineering"],
    "maritime, marine engineering, nautical science, seafaring, maritime studies, seafarer, seaman, sailor, ship, ships, ship captain, shipping, boat building, naval architecture",
    ["maritime", "marine", "nautical"],
    ["Maritime Studies"],
  ),
  subject(
    "Clinical medicine",
    ["Medicine"],
    "clinical medicine, clinical officer, clinical medicine and surgery",
    ["clinical medicine", "clinical officer"],
    ["Clinical Medicine"],
  ),
  subject(
    "Pharmacy",
    ["Medicine"],
    "pharmacy, pharmacist, bpharm, b.pharm, pharmaceutical technology, pharm",
    ["pharm"],
  ),
  subject("Dentistry", ["Medicine"], "dentistry, dental, dental surgery, dentist, bds", ["dent"]),
  subject(
    "Medical laboratory",
    ["Medicine", "Sciences"],
    "medical laboratory, medical lab, medical laboratory science, medical laboratory sciences, medical lab technician, lab technician, lab technology, lab tech, medlab, mls, laboratory technology, laboratory technician, mlt, dmlt, dmls, lab science, laboratory science, lab attendant",
    ["laboratory"],
    ["Medical Laboratory Sciences"],
  ),
  subject("Hospitals", ["Medicine"], "hospital, hospitals, clinic", ["hospital"]),
  subject(
    "Public health",
    ["Medicine"],
    "public health, community health, mph, epidemiology, environmental health",
    ["public health", "community health", "epidemiology"],
    ["Community Health"],
  ),
  subject("Physiotherapy", ["Medicine"], "physiotherapy, physiotherapist, occupational therapy", [
    "physiotherap",
    "occupational therap",
  ]),
  subject(
    "Radiography",
    ["Medicine"],
    "radiography, radiology, medical imaging, radiographer, x-ray, xray, x ray, ultrasound, sonography, imaging",
    ["radiograph", "radiolog", "imaging"],
  ),
  subject(
    "Nutrition",
    ["Medicine", "Sciences"],
    "nutrition, dietetics, nutrition and dietetics, food science, nutritionist, dietician, dietitian, human nutrition, food and nutrition",
    ["nutrition", "dietetic", "food science"],
  ),
  subject(
    "Veterinary medicine",
    ["Agriculture", "Medicine"],
    "veterinary, vet, veterinary medicine, animal health",
    ["veterinar", "animal health"],
  ),
  subject("Midwifery", ["Nursing"], "midwifery, midwife, midwives", ["midwi"]),
  subject(
    "Hospitality",
    [],
    "hotel management, hospitality, hospitality management, hotel, catering, cooking, barista, waiter, housekeeping, culinary, culinary arts, cookery, chef, food and beverage, food production, cook, hotelier, hotel and catering, front office",
    ["hospitality", "hotel", "catering", "culinary"],
    ["Hospitality", "Culinary Arts", "Pastry and Bakery", "Tourism"],
  ),
  subject(
    "Tourism",
    [],
    "tourism, tour guide, travel and tourism, tourism management",
    ["tourism"],
    ["Tourism", "Hospitality"],
  ),
  trade("Plumbing", "Engineering", "plumbing, plumber", ["plumb"], ["Plumbing"]),
  trade(
    "Welding",
    "Engineering",
    "welding, welder, welding and fabrication, fabrication",
    ["weld"],
    ["Welding and Fabrication"],
  ),
  trade(
    "Carpentry",
    "Engineering",
    "carpentry, carpenter, joinery, carpentry and joinery, woodwork",
    ["carpent", "joinery"],
    ["Carpentry and Joinery"],
  ),
  subject(
    "Building and masonry",
    ["Engineering", "Architecture"],
    "masonry, building construction, building technology, construction, bricklaying",
    ["masonry", "construction", "building"],
    ["Building Construction"],
  ),
  subject(
    "Tailoring and dressmaking",
    ["Arts"],
    "tailoring, dressmaking, garment making, sewing",
    ["tailor", "garment", "fashion", "textile"],
    ["Garment Making", "Textile Technology"],
  ),
  subject(
    "Fashion design",
    [],
    "fashion design, fashion designing, fashion and design, fashion designer, fashion school, textile design, fashion and textiles",
    ["fashion", "textile", "garment", "tailor"],
    ["Garment Making", "Textile Technology"],
  ),
  subject(
    "Graphic design",
    [],
    "graphic design, graphics design, graphic designer, graphics, ui ux, animation",
    ["graphic", "art and design", "multimedia"],
  ),
  subject("Interior design", [], "interior design, interior decoration", [
    "interior design",
    "art and design",
  ]),
  subject(
    "Library and information science",
    [],
    "library science, library studies, library, librarian, library and information science, information science, archives, records management",
    ["library", "librar", "information science", "records management", "archiv"],
  ),
  subject(
    "Real estate",
    [],
    "real estate, land economics, estate management, valuation, land management, property management",
    ["real estate", "land management", "land econom", "estate management", "quantity surveying"],
  ),
  subject(
    "Surveying",
    ["Engineering", "Architecture"],
    "surveying, land surveying, surveyor, geomatics, geospatial, gis",
    ["survey", "geoinformatic", "geomatic"],
  ),
  subject("Public relations", ["Communications"], "public relations, pr course, advertising", [
    "public relations",
    "advertis",
  ]),
  subject(
    "Project management",
    ["Business"],
    "project management, project planning, monitoring and evaluation",
    ["project management", "project planning"],
  ),
  subject("Optometry", ["Medicine"], "optometry, optometrist, eye doctor, optician", ["optomet"]),
  subject(
    "Anaesthesia",
    ["Medicine"],
    "anaesthesia, anesthesia, theatre technology, perioperative, theatre technician",
    ["anaesth", "theatre tech", "anesthe"],
  ),
  subject(
    "Water engineering",
    ["Engineering"],
    "water engineering, water resources, irrigation, hydrology, hydraulic engineering",
    ["water", "irrigation", "hydr"],
  ),
  trade(
    "Refrigeration and air conditioning",
    "Engineering",
    "refrigeration, air conditioning, refrigeration and air conditioning, fridge repair, hvac, ac technician, ac repair, fridge, fridges, refrigerator",
    ["refrigeration", "air conditioning"],
  ),
  trade(
    "Solar installation",
    "Engineering",
    "solar, solar installation, solar energy, solar power, solar panel",
    ["solar", "renewable energy"],
  ),
  subject(
    "Special needs education",
    ["Education"],
    "special needs education, special education, sne, inclusive education, sign language, braille",
    ["special needs", "inclusive education"],
  ),
  subject(
    "Early childhood education",
    ["Education"],
    "early childhood education, early childhood development, early childhood development education, ecd, ecde, early childhood, nursery teacher, nursery teaching, kindergarten, pre-primary, pre primary teacher",
    ["early childhood", "pre-primary", "early grade", "ecde"],
  ),
  subject(
    "Primary teacher education",
    ["Education"],
    "primary teacher education, primary education, primary teacher, primary teachers, primary school teacher, primary school teaching, dpte, pte, basic education",
    ["primary teacher", "primary education", "basic education", "dpte"],
  ),
  subject(
    "Development studies",
    ["Social Work"],
    "development studies, international development, rural development",
    ["development studies", "international development"],
  ),
  subject("Music", ["Arts"], "music, musician, music production", ["music"]),
  subject(
    "Theatre and film",
    ["Arts"],
    "theatre, theatre arts, theater, drama, film, film making, filmmaking, acting, performing arts, film production, film maker, actor, actress, cinematography, photography, photographer, videography, video editing",
    ["theatre", "film", "drama", "performing", "multimedia"],
  ),
  subject("Fine art", ["Arts"], "fine art, fine arts, painting, art and design, sculpture", [
    "fine art",
    "art and design",
    "general art",
  ]),
  subject(
    "Literature and languages",
    ["Arts"],
    "literature, linguistics, english language, english literature, kiswahili, translation, interpretation, french language, learn french, languages, german language, chinese language, arabic",
    ["literature", "linguistic", "english", "kiswahili", "translation"],
  ),
  subject("History", ["Arts"], "history, archaeology", ["history"]),
  subject("Philosophy", ["Arts"], "philosophy", ["philosoph"]),
  subject("Fisheries", ["Agriculture"], "fisheries, aquaculture, fishery, fish farming", [
    "fisher",
    "aquacult",
  ]),
  subject("Leather technology", [], "leather technology, leather, shoe making, shoemaking", ["leather"]),
  subject(
    "Physician assistantship",
    ["Medicine"],
    "physician assistant, physician assistantship, physician assistants",
    ["physician assistant"],
  ),
  subject(
    "Hairdressing and beauty",
    [],
    "hairdressing, beauty, beauty therapy, cosmetology, makeup, hair and beauty, hairdresser, hair dresser, hair dressing, hair, salon, saloon, barber, barbing, barbering, hairstyling, nails, spa, make up",
    ["hairdress", "beauty", "cosmetolog"],
  ),
  subject(
    "Baking",
    [],
    "baking, baker, bakery, pastry, cake making, cakes, cake baking, pastry and bakery, bakery and pastry",
    ["pastry", "baker"],
    ["Pastry and Bakery", "Culinary Arts"],
  ),
  subject(
    "Health records",
    ["Medicine"],
    "health records, medical records, health information, health records and information",
    ["health records", "health information", "medical records", "health insurance"],
  ),
  subject(
    "Secretarial work",
    ["Business"],
    "secretary, secretarial, secretarial studies, secretarial course, office administration, office management, office assistant, receptionist, clerk",
    ["secretar", "office management"],
  ),
  subject("Insurance", ["Business"], "insurance, insurance and risk management", ["insurance", "actuar"]),
  subject("Tax and customs", ["Business"], "tax, taxes, taxation, customs, revenue", [
    "tax and customs",
    "taxation",
  ]),
  subject("Leadership", ["Business"], "leadership course, leadership degree, leadership studies", [
    "leadership",
  ]),
  subject(
    "Animal production",
    ["Agriculture"],
    "poultry, poultry farming, livestock, animal production, animal husbandry, animal science, dairy, dairy farming, fish keeping, bee keeping, beekeeping",
    ["animal", "livestock", "poultry", "dairy"],
  ),
  subject(
    "Wildlife and natural resources",
    ["Sciences", "Agriculture"],
    "wildlife, wildlife management, conservation, natural resources, natural resource management, ranger, game ranger",
    ["wildlife", "natural resource", "conservation"],
  ),
  subject("Geography", ["Sciences", "Arts"], "geography, geographer", ["geograph", "geoinformatic"]),
  subject(
    "Gender studies",
    ["Social Work", "Arts"],
    "gender studies, women studies, gender and development",
    ["gender"],
  ),
  subject(
    "Peace and conflict",
    ["Social Work", "Law"],
    "peace studies, peace and conflict, peace and conflict studies, conflict resolution, conflict studies",
    ["peace", "conflict"],
  ),
  subject(
    "Disaster management",
    ["Social Work", "Sciences"],
    "disaster management, disaster, humanitarian, humanitarian studies, emergency management, humanitarian work",
    ["disaster", "humanitarian"],
  ),
  subject(
    "Sports science",
    ["Sciences", "Education"],
    "sports science, sport science, physical education, sports management, coaching",
    ["sport", "physical education"],
  ),
  subject(
    "Safety",
    ["Engineering"],
    "industrial safety, safety, occupational health, occupational safety, occupational health and safety, fire safety, hse",
    ["industrial safety", "occupational"],
  ),
  trade("Driving", "Engineering", "driving, driver, drivers, driving school, truck driver", [
    "driving",
    "driver",
  ]),
  trade(
    "Electronics repair",
    "Engineering",
    "phone repair, phone repairs, mobile phone repair, computer repair, computer hardware, hardware, electronics repair, tv repair",
    ["electronic", "hardware"],
  ),
  [
    "police, army, military, soldier, soldiers, defence forces, defense forces, kdf, navy, air force, cadet, police training, army recruitment, police recruitment",
    meaning("field", "Armed forces and police", {
      words: ["police", "army", "military", "defence", "armed forces"],
      mention: 8,
    }),
  ],
  without(noMaths, subject("Mathematics", ["Sciences"], "mathematics, maths, math", ["math"])),
  subject("Physics", ["Sciences"], "physics, physicist", ["physic"]),
  subject("Chemistry", ["Sciences"], "chemistry, industrial chemistry, analytical chemistry", ["chemist"]),
  subject(
    "Biology",
    ["Sciences"],
    "biology, biochemistry, microbiology, biotechnology, biological sciences, molecular biology, genetics",
    ["biolog", "biochem", "biotech"],
  ),
  subject(
    "Environmental science",
    ["Sciences", "Agriculture"],
    "environmental science, environmental studies, environment, climate change, climate, renewable energy, forestry",
    ["environment", "climate", "renewable", "forest"],
  ),
  subject(
    "Geology and mining",
    ["Sciences", "Engineering"],
    "geology, mining, mining engineering, geoscience",
    ["geolog", "mining", "mines"],
  ),
  subject(
    "International relations",
    ["Law", "Social Work"],
    "international relations, diplomacy, political science, politics, public policy, governance, public administration",
    [
      "international relations",
      "diplomacy",
      "politic",
      "public policy",
      "governance",
      "public administration",
    ],
    ["International Relations", "Political Science"],
  ),
  subject(
    "Criminology",
    ["Law", "Social Work"],
    "criminology, forensic science, forensics, security studies",
    ["criminolog", "forensic"],
  ),
  subject(
    "Theology",
    ["Arts"],
    "theology, divinity, islamic studies, religious studies, bible, bible school, bible college, bible studies, seminary, pastor, quran, koran, religion, sharia",
    ["theolog", "divinity", "islamic"],
  ),
];

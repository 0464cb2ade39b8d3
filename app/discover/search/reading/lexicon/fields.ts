import { type Entry, meaning } from "../meaning.ts";

/** What listings of every field are worth to somebody who asks for one. */
const everyField = { "field All fields": 2, "field Any field": 2 };
const tagged = (fields: string[], weight: number) =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`field ${field}`, weight],
      [`program ${field}`, weight],
    ]),
  );

/** One of the fields that a profile knows, and what people call it. */
const field = (name: string, says: string, words: string[] = []): Entry => [
  says,
  meaning("field", name, {
    tags: { ...tagged([name], 9), ...everyField },
    words: [name.toLowerCase(), ...words],
    kind: "colleges",
  }),
];

/** A subject inside a field: a listing that names it comes before those of the field. */
const subject = (
  label: string,
  fields: string[],
  says: string,
  words: string[] = [],
  programs: string[] = [],
): Entry => [
  says,
  meaning("field", label, {
    // What belongs to no field is not meant by awards for every field: few of them pay for a pilot.
    tags: { ...tagged(programs, 9), ...tagged(fields, 3), ...(fields.length > 0 ? everyField : {}) },
    words: words.length > 0 ? words : [label.toLowerCase()],
    mention: 8,
    kind: "colleges",
  }),
];

export const fields: Entry[] = [
  field(
    "Computer Science",
    "computer science, computer, computers, computing, comp sci, compsci, computer studies, coding, programming, software, ict",
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
  field("Law", "law, laws, llb, llm, lawyer, legal, legal studies", ["llb"]),
  field(
    "Education",
    "education, teaching, teacher, teachers, teacher education, bed, b.ed, pgde, early childhood education, ecde",
    ["teacher"],
  ),
  field(
    "Arts",
    "arts, humanities, literature, music, fine art, fine arts, film, theatre, languages, design, fashion",
  ),
  field("Sciences", "sciences, science, stem, pure sciences, natural sciences"),
  field("Agriculture", "agriculture, farming, agribusiness, agric, agronomy, animal science, horticulture", [
    "agribusiness",
    "agronomy",
  ]),
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
    "it, i.t, information technology, it course, it courses, information systems, bbit, computer packages",
    ["information technology"],
    ["Information Technology", "Computer Science"],
  ),
  subject(
    "Software engineering",
    ["Computer Science"],
    "software engineering, software engineer, software developer, software development, web development, app development",
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
    "cyber security, cybersecurity, cyber, hacking, ethical hacking, network security, networking",
    ["cyber", "security"],
  ),
  subject(
    "Journalism",
    ["Communications"],
    "journalism, journalist, mass comm, mass communication, mass communications, broadcasting",
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
    "maritime, marine engineering, nautical science, seafaring, maritime studies",
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
    "medical laboratory, medical lab, medical laboratory science, medical laboratory sciences, medical lab technician, lab technician, lab technology, lab tech, medlab, mls, laboratory technology, laboratory technician",
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
  subject("Radiography", ["Medicine"], "radiography, radiology, medical imaging", [
    "radiograph",
    "radiolog",
    "imaging",
  ]),
  subject(
    "Nutrition",
    ["Medicine", "Sciences"],
    "nutrition, dietetics, nutrition and dietetics, food science",
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
    "hotel management, hospitality, hospitality management, hotel, catering, culinary, culinary arts, cookery, chef, food and beverage, baking, pastry",
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
  subject("Plumbing", ["Engineering"], "plumbing, plumber", ["plumb"], ["Plumbing"]),
  subject(
    "Welding",
    ["Engineering"],
    "welding, welder, welding and fabrication, fabrication",
    ["weld"],
    ["Welding and Fabrication"],
  ),
  subject(
    "Carpentry",
    ["Engineering"],
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
    "tailoring, dressmaking, garment making, fashion design, sewing, fashion and design",
    ["tailor", "garment", "fashion", "textile"],
    ["Garment Making", "Textile Technology"],
  ),
  subject(
    "Hairdressing and beauty",
    [],
    "hairdressing, beauty, beauty therapy, cosmetology, makeup, hair and beauty",
    ["hairdress", "beauty", "cosmetolog"],
  ),
  subject("Mathematics", ["Sciences"], "mathematics, maths, math", ["math"]),
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
  subject("Theology", ["Arts"], "theology, divinity, islamic studies, religious studies", [
    "theolog",
    "divinity",
    "islamic",
  ]),
];

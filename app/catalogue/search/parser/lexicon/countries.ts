import { type Entry, meaning } from "../meaning.ts";

/** Where most of our students live: a person of the country is meant as often as the country. */
const home = {
  Kenya: ["kenya, ke, 254", "kenyan, kenyans, mkenya, wakenya"],
  Nigeria: ["nigeria, naija, 9ja, ng", "nigerian, nigerians"],
  Ghana: ["ghana, gh", "ghanaian, ghanaians, ghanian, ghanians"],
  Ethiopia: ["ethiopia, ityopya, habesha", "ethiopian, ethiopians"],
  Uganda: ["uganda, ug", "ugandan, ugandans"],
} as const;

/** Every other country of the catalogue, as it is written there, and what people call it and those who live there. */
const countryNames: Record<string, string> = {
  "United Kingdom":
    "united kingdom, uk, u.k, britain, great britain, england, scotland, wales, british, english universities, london scholarships",
  "United States":
    "united states, united states of america, usa, us, u.s, u.s.a, america, american, american universities, the states",
  Germany: "germany, german, deutschland, allemagne",
  Canada: "canada, canadian",
  Australia: "australia, australian, aussie",
  France: "france, french",
  Netherlands: "netherlands, the netherlands, holland, dutch",
  Belgium: "belgium, belgian",
  Sweden: "sweden, swedish",
  Switzerland: "switzerland, swiss",
  Norway: "norway, norwegian",
  Finland: "finland, finnish",
  Iceland: "iceland, icelandic",
  Ireland: "ireland, irish",
  Italy: "italy, italian",
  Spain: "spain, spanish",
  Portugal: "portugal, portuguese",
  Hungary: "hungary, hungarian",
  Poland: "poland, polish",
  "Czech Republic": "czech republic, czech, czechia",
  Romania: "romania, romanian",
  Serbia: "serbia, serbian",
  Russia: "russia, russian",
  China: "china, chinese, beijing",
  "Hong Kong": "hong kong",
  Japan: "japan, japanese, tokyo",
  "South Korea": "south korea, korea, korean",
  India: "india, indian",
  Malaysia: "malaysia, malaysian",
  Indonesia: "indonesia, indonesian",
  Singapore: "singapore",
  Brunei: "brunei",
  "New Zealand": "new zealand, nz, kiwi",
  "Saudi Arabia": "saudi arabia, saudi, ksa",
  "United Arab Emirates": "united arab emirates, uae, dubai, abu dhabi, emirates",
  Lebanon: "lebanon, beirut",
  Azerbaijan: "azerbaijan",
  Cyprus: "cyprus, north cyprus",
  Cuba: "cuba",
  "Costa Rica": "costa rica",
  Austria: "austria, austrian, vienna",
  Denmark: "denmark, danish",
};

/** The other countries of Africa: where a person comes from is meant as often as where to study. */
const neighbours: Record<string, [land: string, people: string]> = {
  "South Africa": ["south africa, mzansi", "south african"],
  Rwanda: ["rwanda", "rwandan, rwandese"],
  Tanzania: ["tanzania", "tanzanian"],
  Egypt: ["egypt, misri", "egyptian"],
  Morocco: ["morocco, maroc", "moroccan"],
  Mauritius: ["mauritius", "mauritian"],
  Algeria: ["algeria", "algerian"],
  Senegal: ["senegal", "senegalese"],
  Cameroon: ["cameroon", "cameroonian"],
  Botswana: ["botswana", "batswana"],
  Zimbabwe: ["zimbabwe, zim", "zimbabwean"],
  Malawi: ["malawi", "malawian"],
  Zambia: ["zambia", "zambian"],
  "South Sudan": ["south sudan", "south sudanese"],
  Sudan: ["sudan", "sudanese"],
  Somalia: ["somalia", "somali, somalis"],
  Eritrea: ["eritrea", "eritrean"],
  Djibouti: ["djibouti", "djiboutian"],
  Burundi: ["burundi", "burundian"],
  "Democratic Republic of the Congo": ["congo, drc, dr congo", "congolese"],
  "Ivory Coast": ["ivory coast, cote d'ivoire", "ivorian"],
  Benin: ["benin republic, republic of benin", "beninese"],
  Togo: ["togo", "togolese"],
  Liberia: ["liberia", "liberian"],
  "Sierra Leone": ["sierra leone", "sierra leonean"],
  Gambia: ["gambia, the gambia", "gambian"],
  Namibia: ["namibia", "namibian"],
  Lesotho: ["lesotho", "basotho"],
  Mozambique: ["mozambique", "mozambican"],
  Angola: ["angola", "angolan"],
};

const tagged = (names: readonly string[], weight: number) =>
  Object.fromEntries(names.map((name) => [`country ${name}`, weight]));
const openTo = (name: string, weight: number) => ({
  [`citizen ${name}`]: weight,
  "citizen Africa": 2,
  "citizen Sub-Saharan Africa": 2,
  "citizen Any": 1,
});

const homes: Entry[] = Object.entries(home).flatMap(([name, [land, people]]): Entry[] => [
  [
    land,
    meaning("country", name, {
      tags: { ...tagged([name], 10), [`citizen ${name}`]: 6 },
      words: [name.toLowerCase()],
    }),
  ],
  [
    people,
    meaning("country", `Open to ${people.split(", ")[1]?.replace(/^./, (first) => first.toUpperCase())}`, {
      tags: { ...openTo(name, 9), ...tagged([name], 10) },
      words: [name.toLowerCase()],
    }),
  ],
]);

const abroads: Entry[] = Object.entries(countryNames).map(([name, says]) => [
  says,
  meaning("country", name, {
    tags: tagged(name === "Türkiye" ? ["Türkiye", "Turkey"] : [name], 10),
    words: [name.toLowerCase()],
  }),
]);

const fromAfrica: Entry[] = Object.entries(neighbours).flatMap(([name, [land, people]]): Entry[] => {
  const words = [...land.split(", "), ...people.split(", ")].filter((word) => word.length > 3);
  return [
    [land, meaning("country", name, { tags: { ...tagged([name], 10), [`citizen ${name}`]: 6 }, words })],
    [people, meaning("country", name, { tags: { ...openTo(name, 9), ...tagged([name], 10) }, words })],
  ];
});

const european = [
  ...[
    "United Kingdom",
    "Germany",
    "France",
    "Netherlands",
    "Belgium",
    "Sweden",
    "Switzerland",
    "Norway",
    "Finland",
  ],
  ...[
    "Iceland",
    "Ireland",
    "Italy",
    "Spain",
    "Portugal",
    "Hungary",
    "Poland",
    "Czech Republic",
    "Romania",
    "Serbia",
  ],
  ...["Russia", "Cyprus"],
];
const asian = [
  "China",
  "Hong Kong",
  "Japan",
  "South Korea",
  "India",
  "Malaysia",
  "Indonesia",
  "Singapore",
  "Brunei",
];
const arab = ["Saudi Arabia", "United Arab Emirates", "Lebanon", "Egypt", "Morocco"];
const nordic = ["Sweden", "Norway", "Finland", "Iceland", "Denmark"];
const african = [
  "South Africa",
  "Rwanda",
  "Tanzania",
  "Egypt",
  "Morocco",
  "Mauritius",
  "Algeria",
  "Senegal",
  "Botswana",
];

export const countries: Entry[] = [
  ...homes,
  ...abroads,
  ...fromAfrica,
  [
    "turkey, turkiye, turkish",
    meaning("country", "Türkiye", { tags: tagged(["Türkiye", "Turkey"], 10), words: ["turkiye", "turkey"] }),
  ],
  [
    "abroad, overseas, outside the country, foreign countries, majuu, ng'ambo, nje ya nchi, yurop, etranger",
    meaning("country", "Abroad", {
      tags: {
        ...tagged(
          [...european, ...asian, "United States", "Canada", "Australia", "New Zealand", "Türkiye", "Turkey"],
          8,
        ),
        ...tagged([...arab, ...african], 5),
      },
      words: ["abroad", "overseas"],
    }),
  ],
  [
    "europe, european, schengen",
    meaning("country", "Europe", { tags: tagged(european, 8), words: ["europe"] }),
  ],
  ["asia, asian", meaning("country", "Asia", { tags: tagged(asian, 8), words: ["asia"] })],
  [
    "middle east, gulf, arab countries",
    meaning("country", "Middle East", { tags: tagged([...arab, "Türkiye", "Turkey"], 8) }),
  ],
  [
    "scandinavia, scandinavian, nordic, nordic countries",
    meaning("country", "Nordic countries", { tags: tagged(nordic, 8) }),
  ],
  [
    "africans, african students, africa for africans, for africans, african citizens",
    meaning("country", "Open to Africans", {
      tags: { "citizen Africa": 9, "citizen Sub-Saharan Africa": 9, "citizen Any": 3 },
      words: ["africans"],
    }),
  ],
  [
    "africa, african, sub-saharan africa, sub saharan africa",
    meaning("country", "Africa", {
      tags: {
        "citizen Africa": 9,
        "citizen Sub-Saharan Africa": 9,
        ...tagged([...Object.keys(home), ...african], 5),
      },
      words: ["africa"],
    }),
  ],
  [
    "east africa, east african, eac",
    meaning("country", "East Africa", {
      tags: tagged(["Kenya", "Uganda", "Ethiopia", "Tanzania", "Rwanda"], 6),
      words: ["east africa"],
    }),
  ],
  [
    "west africa, west african",
    meaning("country", "West Africa", {
      tags: tagged(["Nigeria", "Ghana", "Senegal"], 6),
      words: ["west africa"],
    }),
  ],
];

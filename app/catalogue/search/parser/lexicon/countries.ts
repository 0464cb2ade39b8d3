import { type LexiconEntry, type Meaning, meaning } from "../meaning.ts";

/** Most of our students live here, so these words mean a person of the country as often as the country. */
const home = {
  Kenya: ["kenya, ke, 254", "kenyan, kenyans, mkenya, wakenya"],
  Nigeria: ["nigeria, naija, 9ja, ng", "nigerian, nigerians"],
  Ghana: ["ghana, gh", "ghanaian, ghanaians, ghanian, ghanians"],
  Ethiopia: ["ethiopia, ityopya, habesha", "ethiopian, ethiopians"],
  Uganda: ["uganda, ug", "ugandan, ugandans"],
} as const;

/** Every other country of the catalogue, as it is spelled there, with synonyms and the names of its people. */
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

/** The other African countries: they may mean a student's origin or a destination. */
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
  "Democratic Republic of the Congo": ["congo, drc, dr congo, democratic republic of the congo", "congolese"],
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

/** Countries in the rest of the world, by continent. */
const elsewhere = {
  africa: {
    Tunisia: ["tunisia, tunisie", "tunisian"],
    Libya: ["libya", "libyan"],
    Mali: ["mali", "malian"],
    Niger: ["niger republic, republic of niger", "nigerien"],
    "Burkina Faso": ["burkina faso, burkina", "burkinabe"],
    Chad: ["chad, tchad", "chadian"],
    "Central African Republic": ["central african republic", "central african"],
    Gabon: ["gabon", "gabonese"],
    "Equatorial Guinea": ["equatorial guinea", "equatoguinean"],
    Guinea: ["guinea, guinea conakry, guinee", "guinean"],
    "Guinea-Bissau": ["guinea-bissau, guinea bissau", "bissau-guinean"],
    Mauritania: ["mauritania", "mauritanian"],
    "Cape Verde": ["cape verde, cabo verde", "cape verdean"],
    Comoros: ["comoros", "comorian"],
    Madagascar: ["madagascar", "malagasy"],
    Seychelles: ["seychelles", "seychellois"],
    Eswatini: ["eswatini, swaziland", "swazi"],
    "Republic of the Congo": ["congo brazzaville, republic of the congo", "congolese brazzaville"],
    "Sao Tome and Principe": ["sao tome", "sao tomean"],
  },
  europe: {
    Greece: ["greece", "greek"],
    Ukraine: ["ukraine", "ukrainian"],
    Belarus: ["belarus", "belarusian"],
    Bulgaria: ["bulgaria", "bulgarian"],
    Croatia: ["croatia", "croatian"],
    Slovenia: ["slovenia", "slovenian"],
    Slovakia: ["slovakia", "slovak"],
    Estonia: ["estonia", "estonian"],
    Latvia: ["latvia", "latvian"],
    Lithuania: ["lithuania", "lithuanian"],
    Luxembourg: ["luxembourg", "luxembourgish"],
    Malta: ["malta", "maltese"],
    Albania: ["albania", "albanian"],
    "North Macedonia": ["north macedonia, macedonia", "macedonian"],
    Montenegro: ["montenegro", "montenegrin"],
    "Bosnia and Herzegovina": ["bosnia", "bosnian"],
    Moldova: ["moldova", "moldovan"],
    Kosovo: ["kosovo", "kosovar"],
    Monaco: ["monaco", "monegasque"],
    Armenia: ["armenia", "armenian"],
  },
  asia: {
    Thailand: ["thailand", "thai"],
    Vietnam: ["vietnam", "vietnamese"],
    Philippines: ["philippines, the philippines", "filipino, filipina"],
    Taiwan: ["taiwan", "taiwanese"],
    Pakistan: ["pakistan", "pakistani"],
    Bangladesh: ["bangladesh", "bangladeshi"],
    "Sri Lanka": ["sri lanka", "sri lankan"],
    Nepal: ["nepal", "nepali, nepalese"],
    Bhutan: ["bhutan", "bhutanese"],
    Myanmar: ["myanmar, burma", "burmese"],
    Cambodia: ["cambodia", "cambodian"],
    Laos: ["laos", "laotian"],
    Mongolia: ["mongolia", "mongolian"],
    "North Korea": ["north korea", "north korean"],
    Afghanistan: ["afghanistan", "afghan"],
    Kazakhstan: ["kazakhstan", "kazakh"],
    Uzbekistan: ["uzbekistan", "uzbek"],
    Kyrgyzstan: ["kyrgyzstan", "kyrgyz"],
    Tajikistan: ["tajikistan", "tajik"],
    Turkmenistan: ["turkmenistan", "turkmen"],
    Maldives: ["maldives", "maldivian"],
    Macau: ["macau", "macanese"],
  },
  "middle east": {
    Qatar: ["qatar, doha", "qatari"],
    Kuwait: ["kuwait", "kuwaiti"],
    Bahrain: ["bahrain", "bahraini"],
    Oman: ["oman", "omani"],
    Jordan: ["jordan", "jordanian"],
    Iran: ["iran", "iranian"],
    Iraq: ["iraq", "iraqi"],
    Israel: ["israel", "israeli"],
    Palestine: ["palestine", "palestinian"],
    Syria: ["syria", "syrian"],
    Yemen: ["yemen", "yemeni"],
  },
  "latin america": {
    Brazil: ["brazil, brasil", "brazilian"],
    Argentina: ["argentina", "argentinian, argentine"],
    Chile: ["chile", "chilean"],
    Peru: ["peru", "peruvian"],
    Colombia: ["colombia", "colombian"],
    Ecuador: ["ecuador", "ecuadorian"],
    Bolivia: ["bolivia", "bolivian"],
    Paraguay: ["paraguay", "paraguayan"],
    Uruguay: ["uruguay", "uruguayan"],
    Venezuela: ["venezuela", "venezuelan"],
    Guyana: ["guyana", "guyanese"],
    Suriname: ["suriname", "surinamese"],
    Mexico: ["mexico", "mexican"],
    Guatemala: ["guatemala", "guatemalan"],
    Honduras: ["honduras", "honduran"],
    "El Salvador": ["el salvador", "salvadoran"],
    Nicaragua: ["nicaragua", "nicaraguan"],
    Panama: ["panama", "panamanian"],
    "Dominican Republic": ["dominican republic", "dominican"],
    Haiti: ["haiti", "haitian"],
    Jamaica: ["jamaica", "jamaican"],
    Barbados: ["barbados", "barbadian"],
    "Trinidad and Tobago": ["trinidad and tobago, trinidad", "trinidadian"],
    Bahamas: ["bahamas, the bahamas", "bahamian"],
    Belize: ["belize", "belizean"],
  },
  oceania: {
    Fiji: ["fiji", "fijian"],
    "Papua New Guinea": ["papua new guinea", "papua new guinean"],
    Samoa: ["samoa", "samoan"],
    Tonga: ["tonga", "tongan"],
  },
} satisfies Record<string, Record<string, [land: string, people: string]>>;

/** Neighbouring countries: searched if one of them has no results. The search uses the first name of each. */
const neighbourhoods: Record<string, { says: string; within: string; lands: string[]; further?: string[] }> =
  {
    "East Africa": {
      says: "east africa, east african, eac",
      within: "africa",
      lands: ["Kenya", "Uganda", "Ethiopia", "Tanzania", "Rwanda", "Burundi"],
    },
    "Horn of Africa": {
      says: "horn of africa",
      within: "east africa",
      lands: ["Ethiopia", "Egypt", "Sudan", "South Sudan", "Somalia", "Eritrea", "Djibouti"],
    },
    "West Africa": {
      says: "west africa, west african, ecowas",
      within: "africa",
      lands: [
        ...[
          "Nigeria",
          "Ghana",
          "Senegal",
          "Ivory Coast",
          "Benin",
          "Togo",
          "Liberia",
          "Sierra Leone",
          "Gambia",
          "Mali",
        ],
        ...["Niger", "Burkina Faso", "Guinea", "Guinea-Bissau", "Mauritania", "Cape Verde"],
      ],
    },
    "Central Africa": {
      says: "central africa, central african region",
      within: "africa",
      lands: [
        ...["Cameroon", "Rwanda", "Chad", "Gabon", "Central African Republic", "Equatorial Guinea"],
        ...["Democratic Republic of the Congo", "Republic of the Congo", "Sao Tome and Principe"],
      ],
    },
    "Southern Africa": {
      says: "southern africa, southern african, sadc",
      within: "africa",
      lands: [
        ...[
          "South Africa",
          "Botswana",
          "Zimbabwe",
          "Zambia",
          "Malawi",
          "Namibia",
          "Lesotho",
          "Eswatini",
          "Mozambique",
        ],
        ...["Angola", "Mauritius", "Madagascar", "Seychelles", "Comoros"],
      ],
    },
    "North Africa": {
      says: "north africa, north african, maghreb",
      within: "africa",
      lands: ["Egypt", "Morocco", "Algeria", "Tunisia", "Libya"],
    },
    "Nordic countries": {
      says: "nordic countries, nordic, scandinavia, scandinavian",
      within: "europe",
      lands: ["Sweden", "Norway", "Finland", "Iceland", "Denmark", "Estonia", "Latvia", "Lithuania"],
    },
    "Southern Europe": {
      says: "southern europe, mediterranean",
      within: "europe",
      lands: ["Italy", "Spain", "Portugal", "Greece", "Cyprus", "Malta"],
    },
    "Eastern Europe": {
      says: "eastern europe, east europe, balkans",
      within: "europe",
      lands: [
        ...[
          "Poland",
          "Hungary",
          "Czech Republic",
          "Romania",
          "Serbia",
          "Russia",
          "Ukraine",
          "Belarus",
          "Bulgaria",
        ],
        ...[
          "Croatia",
          "Slovenia",
          "Slovakia",
          "Albania",
          "North Macedonia",
          "Montenegro",
          "Moldova",
          "Kosovo",
        ],
        ...["Bosnia and Herzegovina", "Armenia"],
      ],
    },
    "Western Europe": {
      says: "western europe, west europe, benelux",
      within: "europe",
      lands: [
        ...["Germany", "France", "Netherlands", "Belgium", "Switzerland", "Austria", "Luxembourg", "Monaco"],
        ...["United Kingdom", "Ireland"],
      ],
    },
    "South Asia": {
      says: "south asia",
      within: "asia",
      lands: ["India", "Pakistan", "Bangladesh", "Sri Lanka", "Nepal", "Bhutan", "Maldives", "Afghanistan"],
    },
    "South-East Asia": {
      says: "south east asia, southeast asia, asean",
      within: "asia",
      lands: [
        ...["Malaysia", "Singapore", "Indonesia", "Brunei", "Thailand", "Vietnam", "Philippines", "Myanmar"],
        ...["Cambodia", "Laos"],
      ],
    },
    "Latin America": {
      says: "latin america, south america, central america, caribbean",
      within: "abroad",
      lands: ["Costa Rica", "Cuba", ...Object.keys(elsewhere["latin america"])],
      further: ["United States", "Canada"],
    },
    Oceania: {
      says: "oceania, pacific islands",
      within: "abroad",
      lands: ["Australia", "New Zealand", ...Object.keys(elsewhere.oceania)],
    },
  };

/** Which countries to search next. */
const regionOf = (name: string): string => {
  const around = Object.values(neighbourhoods).find(({ lands }) => lands.includes(name));
  if (around) return around.says.split(", ")[0] ?? "abroad";
  if (name === "United States" || name === "Canada") return "abroad";
  return asian.includes(name) || name in elsewhere.asia ? "asia" : "middle east";
};

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

/** Every country of the continent, to be ruled out together: "outside Africa". */
const allOfAfrica = [...Object.keys(home), ...Object.keys(neighbours), ...Object.keys(elsewhere.africa)];

const tagged = (names: readonly string[], weight: number) =>
  Object.fromEntries(names.map((name) => [`country ${name}`, weight]));
const openTo = (name: string, weight: number) => ({
  [`citizen ${name}`]: weight,
  "citizen Africa": 2,
  "citizen Sub-Saharan Africa": 2,
  "citizen Any": 1,
});

/** Listings open to citizens of a country, by the country's name: "students from Malawi". */
export const peopleOf = new Map<string, Meaning>();

const people = (name: string, means: Meaning): Meaning => {
  peopleOf.set(name, means);
  return means;
};

const homes: LexiconEntry[] = Object.entries(home).flatMap(([name, [land, demonym]]): LexiconEntry[] => [
  [
    land,
    meaning("country", name, {
      tags: { ...tagged([name], 10), [`citizen ${name}`]: 6 },
      words: [name.toLowerCase()],
    }),
  ],
  [
    demonym,
    people(
      name,
      meaning("country", `Open to ${demonym.split(", ")[1]?.replace(/^./, (first) => first.toUpperCase())}`, {
        tags: { ...openTo(name, 9), ...tagged([name], 10) },
        words: [name.toLowerCase()],
      }),
    ),
  ],
]);

const abroads: LexiconEntry[] = Object.entries(countryNames).map(([name, says]) => [
  says,
  meaning("country", name, {
    tags: tagged([name], 10),
    words: [name.toLowerCase()],
    within: regionOf(name),
  }),
]);

const fromAfrica: LexiconEntry[] = Object.entries(neighbours).flatMap(
  ([name, [land, demonym]]): LexiconEntry[] => {
    const words = [...land.split(", "), ...demonym.split(", ")].filter((word) => word.length > 3);
    return [
      [
        land,
        meaning("country", name, {
          tags: { ...tagged([name], 10), [`citizen ${name}`]: 6 },
          words,
          within: regionOf(name),
        }),
      ],
      [
        demonym,
        people(
          name,
          meaning("country", `Open to people of ${name}`, {
            tags: { ...openTo(name, 9), ...tagged([name], 10) },
            words,
          }),
        ),
      ],
    ];
  },
);

/** Countries that may have no listing: matches by their own tag, then by their region's. */
const fromElsewhere: LexiconEntry[] = Object.entries(elsewhere).flatMap(([continent, lands]) =>
  Object.entries(lands).flatMap(([name, [land, demonym]]): LexiconEntry[] => {
    const tags = tagged([name], 10);
    const open = continent === "africa" ? openTo(name, 9) : { [`citizen ${name}`]: 9, "citizen Any": 2 };
    return [
      [
        land,
        meaning("country", name, {
          tags: { ...tags, [`citizen ${name}`]: 6 },
          words: [name.toLowerCase()],
          within: regionOf(name),
        }),
      ],
      [
        demonym,
        people(
          name,
          meaning("country", `Open to people of ${name}`, {
            tags: { ...tags, ...open },
            words: [name.toLowerCase()],
          }),
        ),
      ],
    ];
  }),
);

export const countries: LexiconEntry[] = [
  ...homes,
  ...abroads,
  ...fromAfrica,
  ...fromElsewhere,
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
    "africans, african students, africa for africans, for africans, african citizens",
    meaning("country", "Open to Africans", {
      tags: { "citizen Africa": 9, "citizen Sub-Saharan Africa": 9, "citizen Any": 3 },
      words: ["africans"],
    }),
  ],
  [
    "in africa, within africa, inside africa, somewhere in africa",
    meaning("country", "In Africa", {
      tags: {
        ...tagged(allOfAfrica, 9),
        "citizen Africa": 2,
        "citizen Sub-Saharan Africa": 2,
      },
      words: ["africa"],
    }),
  ],
  [
    "africa, african, sub-saharan africa, sub saharan africa",
    meaning("country", "Africa", {
      tags: {
        "citizen Africa": 9,
        "citizen Sub-Saharan Africa": 9,
        ...tagged(allOfAfrica, 5),
      },
      words: ["africa"],
    }),
  ],
  ...Object.entries(neighbourhoods).map(
    ([name, { says, within, lands }]): LexiconEntry => [
      says,
      meaning("country", name, { tags: tagged(lands, 6), words: [says.split(", ")[0] ?? ""], within }),
    ],
  ),
];

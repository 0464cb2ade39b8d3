/**
 * Adjectives of African nations by the country's name in the catalogue. Without "Congolese", which belongs to two
 * countries.
 */
const african: Record<string, string> = {
  Algeria: "algerian|algérien(?:ne)?s?",
  Angola: "angolan|angolaise?s?",
  Benin: "beninese|béninoise?s?",
  Botswana: "botswana|batswana|motswana",
  "Burkina Faso": "burkinab[eè]s?",
  Burundi: "burundian|burundaise?s?|m?rundi|warundi",
  Cameroon: "cameroonian|camerounaise?s?",
  Chad: "chadian|tchadien(?:ne)?s?",
  Comoros: "comorian|comorien(?:ne)?s?",
  Djibouti: "djiboutian|djiboutien(?:ne)?s?",
  Gabon: "gabonese|gabonaise?s?",
  Guinea: "guinean|guinéen(?:ne)?s?",
  Mauritania: "mauritanian|mauritanien(?:ne)?s?",
  "Côte d'Ivoire": "ivorian|ivoirien(?:ne)?s?",
  Egypt: "egyptian|égyptien(?:ne)?s?",
  Eritrea: "eritrean",
  Eswatini: "swazi",
  Ethiopia: "ethiopian|éthiopien(?:ne)?s?|ኢትዮጵያዊ(?:ያን|ት)?",
  Gambia: "gambian|gambien(?:ne)?s?",
  Ghana: "ghanaian|ghanéen(?:ne)?s?",
  Kenya: "kenyan|kényan(?:e)?s?|(?:m|wa)kenya",
  Lesotho: "basotho",
  Liberia: "liberian",
  Libya: "libyan|libyen(?:ne)?s?",
  Madagascar: "malagasy|malgaches?",
  Malawi: "malawian",
  Mali: "malian|malien(?:ne)?s?",
  Mauritius: "mauritian|mauricien(?:ne)?s?",
  Morocco: "moroccan|marocaine?s?",
  Mozambique: "mozambican",
  Namibia: "namibian",
  Niger: "nigerien|nigérien(?:ne)?s?",
  Nigeria: "nigerian|nigériane?s?",
  Rwanda: "rwandan|rwandese|rwandaise?s?|(?:m|wa)nyarwanda",
  Senegal: "senegalese|sénégalaise?s?",
  "Sierra Leone": "sierra leonean",
  Somalia: "somali",
  "South Africa": "south african",
  "South Sudan": "south sudanese",
  Sudan: "(?<!south )sudanese",
  Tanzania: "tanzanian|(?:m|wa)tanzania",
  Togo: "togolese|togolaise?s?",
  Tunisia: "tunisian|tunisien(?:ne)?s?",
  Uganda: "ugandan|(?:m|wa)ganda",
  Zambia: "zambian",
  Zimbabwe: "zimbabwean",
};

export const nationPattern = Object.values(african).join("|");
const patterns = Object.entries(african).map(
  ([country, nation]) => [country, new RegExp(`^(?:${nation})$`, "i")] as const,
);

export const countryOfNation = (written: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(written))?.[0] ?? null;

/** Towns that imply their country: "Weaver Bird Internship, Kigali". */
const towns: Record<string, string> = {
  Kenya: "nairobi|mombasa|kisumu|eldoret|nakuru",
  Uganda: "kampala|entebbe|jinja|mbarara",
  Tanzania: "dar es salaam|arusha|dodoma|zanzibar",
  Rwanda: "kigali",
  Ethiopia: "addis ababa|mekelle|አዲስ አበባ|ባሕር ዳር|ጎንደር|ሐዋሳ|ጅማ|መቀሌ",
  Ghana: "accra|kumasi|tamale",
  Nigeria: "lagos|abuja|ibadan|port harcourt|kano|benin city",
  Senegal: "dakar",
  "Côte d'Ivoire": "abidjan|yamoussoukro",
  Togo: "lomé",
  Benin: "cotonou",
  Mali: "bamako",
  "Burkina Faso": "ouagadougou",
  Cameroon: "yaoundé|douala",
  "Democratic Republic of the Congo": "kinshasa|lubumbashi",
  Angola: "luanda",
  Mozambique: "maputo",
  Zambia: "lusaka",
  Zimbabwe: "harare|bulawayo",
  Malawi: "lilongwe|blantyre",
  Botswana: "gaborone",
  Namibia: "windhoek",
  "South Africa": "cape town|johannesburg|pretoria|durban|stellenbosch",
  Egypt: "cairo",
  Morocco: "rabat|casablanca",
  Tunisia: "tunis",
  Belgium: "brussels|bruxelles",
  Switzerland: "geneva|genève|lausanne|zurich",
  Austria: "vienna",
  France: "paris",
  Germany: "berlin|bonn",
  Italy: "rome",
};

export const townPattern = Object.values(towns).join("|");
const townPatterns = Object.entries(towns).map(
  ([country, names]) => [country, new RegExp(`^(?:${names})$`, "i")] as const,
);

export const countryOfTown = (written: string): string | null =>
  townPatterns.find(([, pattern]) => pattern.test(written))?.[0] ?? null;

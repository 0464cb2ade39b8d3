import { countryOfRegion } from "#app/catalogue/search/parser/lexicon/places.ts";
import { countryNames, countryPattern, isCountryName } from "./country-names.ts";
import { type ExtractedValue, evidenceAt } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { countryOfNation, countryOfTown, nationPattern, townPattern } from "./nations.ts";
import { normaliseText } from "./normalise-text.ts";
import { isAboutAnother } from "./other-awards.ts";

const hostLabel = labelPattern(
  /(?:pays ?\/ ?)?lieu(?: (?:d'études?|du stage|de travail|d'affectation))?|pays(?: d'accueil| hôte| d'études?)?|(?:host|study|destination|programme?) (?:country|countries|location|destination)|country of study|country to study(?: in)?|where(?: to study)?|to be taken at|tenable in|study in|location|country|host (?:country|institution|university)|duty station/,
);
/** "US$500" names no country. */
const place = new RegExp(`(?<![\\w.-])(?:the )?(${countryPattern})(?![\\w-]| ?\\$)`, "giu");
const inPlace = new RegExp(
  `(?:\\b(?:stud(?:y|ies|ying)|tenable|held|hosted|based|degrees?|programmes?|programs?|courses?|scholarships?|fellowships?|internships?|university|universities|college|colleges|institutes?|institutions?|academy|masters?|phd|takes? place|located)\\b[^.\\n;:]{0,40}?\\b(?:in|at|within|en|au|aux)|^[^\\n]{0,120}?\\b(?:in|en|au|aux|nchini)|\\b(?:chuo|vyuo|shule|masomo|taasisi)\\b[^.\\n;:]{0,60}?(?:nchini|katika|,|huko)) (?:the )?(?:(?:hills|mountains|highlands|north|south|east|west|centre|center|heart|coast|capital|far north) of (?:the )?)?(${countryPattern})(?![\\w-])`,
  "giu",
);
/** "Fellows work for a year in Kenya", "in secondary schools in Kenya". */
const atWork = new RegExp(
  `\\b(?:(?:fellows|interns|trainees|volunteers|scholars|students)(?: will)? (?:work|spend|live|train|stay|study)\\b[^.\\n;:]{0,40}?\\bin|(?:in|at|to|of|attend\\w{0,3}) (?:\\w{1,12} ){0,2}(?:secondary|high|primary|public|boarding) schools? in|inscrits? (?:au|en|aux|dans)|universités? (?:\\p{L}{1,15} ){0,2}(?:du|de la|de l'|d'|des)) ?(?:the )?(${countryPattern})(?![\\w-])`,
  "giu",
);
/** "at our office in Abidjan, Côte d'Ivoire", "(Kigali, Rwanda)". */
const inTown = new RegExp(
  `(?<!\\p{L})(?:in|at|à|em|para|\\() ?\\p{Lu}[\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20}){0,2}, (?:au |en |aux |no |na |em )?(${countryPattern})(?![\\w-])`,
  "giu",
);
/** "At the University of Bern, Switzerland". */
const ofUniversity = new RegExp(
  `(?<!\\p{L})university of \\p{L}[\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20})?, (?:in )?(${countryPattern})(?![\\w-])`,
  "giu",
);
/** "Danube University of Technology, Budapest, Hungary". */
const ofInstitution = new RegExp(
  `(?<!\\p{L})(?:university|college|institute|hospital|academy|school)(?: of(?: \\p{L}[\\p{L}'-]{2,20}){1,2})?, \\p{L}[\\p{L}'-]{2,20}, (${countryPattern})(?![\\w-])`,
  "giu",
);
/** "Brings journalists to Germany". */
const toPlace = new RegExp(
  `\\b(?:brings?|brought|takes?|took|sends?|sent|invites?|travels?|goe?s?|comes?)\\b[^.\\n;:]{0,60}?\\bto (?:the )?(${countryPattern})(?![\\w-])`,
  "giu",
);
/** The pattern ignores case, but towns don't. */
/** "L'École des mines de Kédougou (Sénégal)". */
const townThenCountry = new RegExp(`\\p{L}[\\p{L}'-]{2,20} \\((${countryPattern})\\)`, "giu");
/** The pattern ignores case, but towns don't. */
const hasTown = /^(?:\(|\p{L}{1,4} ) ?\p{Lu}/u;
const inAmharic = new RegExp(`(?<!\\p{L})በ(${countryPattern})(?!\\p{L})`, "giu");
const inPortuguese = new RegExp(
  `(?<!\\p{L})(?:bolsas?|estud\\p{L}{1,8}|mestrados?|doutoramentos?|universidades?|estágios?|licenciaturas?|cursos?)(?!\\p{L})[^.\\n;:]{0,60}?(?<!\\p{L})(?:em|no|na|nos|nas|do|da) (${countryPattern})(?![\\p{L}-])`,
  "giu",
);
const townInTitle = new RegExp(`[,(–-] ?(${townPattern})\\)?(?:,|$|\\W{0,3}20\\d\\d)`, "iu");
const townInText = new RegExp(
  `(?:(?:\\b(?:in|based in|hosted in|held in|located in|office in|at|mjini|jijini)|(?<!\\p{L})à) (?:the city of )?|(?<!\\p{L})በ)(${townPattern})(?!\\p{L})`,
  "iu",
);
const notThere =
  /\b(?:not|cannot|except|excluding|other than|outside|summit|conference|ceremony|trip|war|crisis|conflict|guerre|crise|conflit)\b[^.\n;]{0,60}$/i;
const isTrouble = /\b(?:war|crisis|conflict|guerre|crise|conflit) (?:in|en|au|in the) ?$/i;
const ofWhom =
  /\b(?:students?|citizens?|nationals?|women|girls|youths?|africans?|people|entrepreneurs?|graduates?|residents?|applicants?|candidates?|born|living|resid(?:e|ing)|refugees?|professionals?|school|musicians?|artists?|teachers?|researchers?|scientists?|journalists?|nurses|doctors|farmers?|leaders|engineers?|lawyers?|pupils|learners|famil(?:y|ies)|communities)(?: \w{1,30})? in (?:the )?$/i;

/** The country of study or work, not of the applicants: from a label, the title or a plain sentence. */
export function extractCountry(title: string, source: string): ExtractedValue | null {
  const text = normaliseText(source);
  const labelled = extractLabelled(text, hostLabel);
  const named = labelled && countriesIn(labelled.value);
  if (labelled && named && named.length > 0) return { ...labelled, value: named.slice(0, 5).join(", ") };
  const town = labelled && countryOfPart(labelled.value);
  if (labelled && town) return { ...labelled, value: town };
  const heading = normaliseText(title);
  const found =
    inSentence(heading, true, heading) ??
    inTitle(heading, text) ??
    byUniversity(heading) ??
    (studiesElsewhere.test(text) ? "several" : inSentence(text, false, heading));
  if (found === "several") return null;
  return (
    found ??
    byNation(heading) ??
    atTown(heading, text) ??
    byBox(text) ??
    byUniversity(text.slice(0, 2_500)) ??
    byNation(`${heading}\n${text.slice(0, 2_500)}`) ??
    onlyCountry(heading, text)
  );
}

/** "Lagos", "Lodwar (Turkana)", "Nairobi or Mombasa": the town or county tells the country. */
function countryOfPart(value: string): string | null {
  for (const part of value.split(/[,;/(|]| - | or | and | ou | et /)) {
    const country = countryOfRegion(part) ?? countryOfTown(part.trim());
    if (country) return countryNames.get(country.toLowerCase()) ?? country;
  }
  return null;
}

/** An article that names one country, and not as the applicants' or as one of many, is about that country. */
function onlyCountry(title: string, text: string): ExtractedValue | null {
  const all = `${title}\n${text}`;
  if (isElsewhere.test(all)) return null;
  const named = [...all.matchAll(place)].filter(([, written = ""]) => isCountryName(written));
  const names = new Set(named.map(([, written = ""]) => countryNames.get(written.toLowerCase())));
  const [first] = named;
  const [name] = names;
  if (!first || !name || names.size > 1) return null;
  const words = named.map(({ index }) => all.slice(Math.max(0, index - 60), index));
  if (words.some((before) => isTrouble.test(before))) return null;
  const isOrigin = words.every((before) =>
    [ofPeople, notThere, livesThere].some((pattern) => pattern.test(before)),
  );
  if (isOrigin || isPartOfName(all, first.index, first[0].length)) return null;
  return {
    value: name,
    evidence: evidenceAt(all, first.index, first.index + first[0].length),
    isSure: false,
  };
}

const isElsewhere =
  /(?<!\p{L})(?:abroad|overseas|foreign universit\p{L}{1,4}|international(?:ly)? (?:universit\p{L}{1,4}|mobility)|other countries|another country|any country|worldwide|world-wide|around the world|across (?:the )?(?:africa|world|continent)|l'étranger|à l'international|autre pays|nje ya nchi|no estrangeiro|no exterior|remote(?:ly)?|online|virtual)(?!\p{L})/iu;
const ofPeople =
  /(?<!\p{L})(?:for|from|by|citizens? of|nationals? of|born in|live in|living in|residents? of|people of|students? (?:of|in|from)|ressortissante?s? d[eu]|raia wa|or|ou)(?: the| la| le| l'| de| d'| du)? ?$/iu;

const livesThere =
  /(?<!\p{L})(?:résid\p{L}{2,5}|resid(?:e|ing)|liv(?:e|ing)|viv(?:re|ant))(?!\p{L})[^.\n]{0,50}$/iu;
/** "Germany funds scholarships in Africa": the giver. */
const gives =
  /^ (?:to )?(?:finance|offre|octroie|accorde|lance|offers?|funds?|awards?|gives?|launch(?:es)?|announces?|opens?)(?!\p{L})/iu;
const people =
  /^(?:'s)? ?(?:students?|citizens?|nationals?|graduates?|women|girls|youths?|applicants?|candidates?|residents?|youth|and)\b/i;

/** A country in the title that is neither the applicants' origin nor part of "for Kenyans". */
function inTitle(title: string, text: string): ExtractedValue | null {
  for (const match of title.matchAll(place)) {
    const [whole, written = ""] = match;
    const name = countryNames.get(written.toLowerCase());
    if (isPartOfName(title, match.index, whole.length)) continue;
    const before = title.slice(0, match.index);
    const after = title.slice(match.index + whole.length);
    if (!name || !isCountryName(written) || people.test(after) || gives.test(after)) continue;
    // "Sénégal : 150 bourses pour le Maroc" is news for readers in Senegal.
    if (before === "" && /^ ?: /.test(after)) continue;
    if (
      /\b(?:for|from|of|by|to(?! study)|african|and)(?: the)? $/i.test(before) &&
      !/\b(?:government|republic|university|embassy|college) of(?: the)? $/i.test(before)
    )
      continue;
    if (ofWhom.test(before.slice(-60)) || isTrouble.test(before)) continue;
    // The embassy of France may pay for studies in "another African country".
    if (/\b(?:embassy|ambassade) (?:of|de)(?: la| the)? $/i.test(before) && studiesElsewhere.test(text))
      continue;
    return { value: name, evidence: title, isSure: true };
  }
  for (const { name, inTitles } of nationPatterns) {
    const found = inTitles.exec(title);
    if (found) return { value: name, evidence: title, isSure: true };
  }
  return null;
}

const studiesElsewhere =
  /\b(?:stud(?:y|ies|ying)|courses?|degrees?|formations?|études)\b[^.\n]{0,60}\b(?:in|dans) (?:another (?:\w{1,12} )?(?:country|state)|un autre pays)\b/i;
/** The University of Benin is in Nigeria, and so is the Niger Delta. */
const otherNames =
  /(?:University of (?:Benin(?! Republic)|Georgia|Lebanon)|Benin City|Niger (?:Delta|State)|Georgia (?:Tech|State|Institute|Southern)|New Mexico|Lake (?:Chad|Malawi)|Gulf of Guinea|Congo Basin|Jordan University College|Michael Jordan)/giu;
const isPartOfName = (text: string, start: number, length: number): boolean =>
  [...text.slice(Math.max(0, start - 40), start + length + 24).matchAll(otherNames)].some((name) => {
    const at = Math.max(0, start - 40) + name.index;
    return at <= start + 4 && at + name[0].length >= start + length;
  });

/** A university tells the country of study, if its name or its town does. */
function byUniversity(text: string): ExtractedValue | null {
  for (const match of text.matchAll(university)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (/\b(?:graduated?|degree|alumni|students?) (?:of|from|at)(?: the)? $/i.test(before)) continue;
    const name = countryOfUniversity(match.groups?.where ?? match.groups?.first ?? "");
    if (name && new Set(hostsIn(text, text.lastIndexOf("\n", match.index))).size < 3)
      return {
        value: name,
        evidence: evidenceAt(text, match.index, match.index + match[0].length),
        isSure: false,
      };
  }
  return null;
}

/** "Nigerian universities", "the French government". */
function byNation(text: string): ExtractedValue | null {
  const ofRegion = inCounty.exec(text);
  // Of the countries of East Africa, Kenya has counties.
  const home = ofRegion && (countryOfPart(ofRegion[1] ?? "") ?? (isForKenyans.test(text) ? "Kenya" : null));
  if (ofRegion && home)
    return {
      value: home,
      evidence: evidenceAt(text, ofRegion.index, ofRegion.index + ofRegion[0].length),
      isSure: false,
    };
  const ofNation = africanUniversities.exec(text) ?? universitiesInFrench.exec(text);
  const country = ofNation && countryOfNation(ofNation[1] ?? "");
  if (ofNation && country)
    return {
      value: country,
      evidence: evidenceAt(text, ofNation.index, ofNation.index + ofNation[0].length),
      isSure: false,
    };
  for (const { name, inTexts } of nationPatterns) {
    const found = inTexts.exec(text);
    if (found)
      return {
        value: name,
        evidence: evidenceAt(text, found.index, found.index + found[0].length),
        isSure: false,
      };
  }
  return null;
}

const isForKenyans = /\bKenyans?\b/;
/** "Nyeri County Government", "Lagos State". */
const inCounty = /(?<!\p{L})(\p{Lu}[\p{L}']{2,20}(?: \p{Lu}[\p{L}']{2,20})?) (?:County|State)(?!\p{L})/u;
/** "Les universités marocaines". */
const universitiesInFrench = new RegExp(
  `(?<!\\p{L})(?:universités|établissements|facultés|instituts) (?:publi(?:cs|ques) )?(${nationPattern})(?!\\p{L})`,
  "iu",
);
const africanUniversities = new RegExp(
  `\\b(${nationPattern}) (?:(?:students|graduates|undergraduates|youths?) (?:in|at|from) )?(?:public |private |federal |accredited |recogni[sz]ed |local ){0,3}(?:universities|university|colleges|schools|(?:tertiary |higher )?institutions?|higher education|tertiary education)\\b`,
  "i",
);
const university =
  /\b(?:universit(?:y|é|é d[eu]) (?:of|de|d')? ?(?:the )?(?<where>[\p{Lu}][\p{L}'-]{2,20}(?: [\p{Lu}][\p{L}'-]{1,20}){0,2})|(?<first>(?!(?:the|this|our|your|each|any|and|from|with|for|that|own|home|host) )[\p{Lu}][\p{L}'-]{2,20}(?: [\p{Lu}][\p{L}'-]{2,20})?) (?:university|school of|business school|institute))/giu;

const isOtherName = new RegExp(otherNames.source, "iu");
const countryOfUniversity = (written: string): string | null => {
  const words = written.toLowerCase().replace(/^the /, "");
  if (isOtherName.test(`University of ${words}`)) return null;
  const parts = words.split(" ");
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join(" ");
    const country = countryNames.get(name) ?? towns.get(name) ?? countryOfTown(name);
    if (country) return country;
  }
  return null;
};

function inSentence(text: string, isSure: boolean, title: string): ExtractedValue | "several" | null {
  const found: (ExtractedValue & { line: number })[] = [];
  for (const match of everyPlace(text)) {
    const [whole, written = ""] = match;
    const name = countryNames.get(written.toLowerCase());
    const before = text.slice(0, match.index + whole.length - written.length);
    if (!name || !isCountryName(written) || ofWhom.test(before.slice(-60))) continue;
    // In "Malawi, Zambia and Zimbabwe" the first is not a town.
    if (/, (?:\w{2} )?$/.test(before) && countriesIn(whole.slice(0, -written.length)).length > 0) continue;
    const others = countriesIn(moreCountries.exec(text.slice(match.index + whole.length))?.[0] ?? "");
    if (notThere.test(before.slice(-90)) || isAboutAnother(text, match.index, title)) continue;
    // "At universities in Botswana, Mozambique and Zimbabwe": none of them is the only country.
    if (others.length > 1) {
      if (found.length === 0) return "several";
      continue;
    }
    const evidence = evidenceAt(text, match.index, match.index + whole.length);
    found.push({ value: name, evidence, isSure, line: text.lastIndexOf("\n", match.index) });
  }
  const [first] = found;
  if (!first) return null;
  // "At this university in Kenya, that one in Nigeria, or one in Ghana".
  const inLine = found.filter(({ line }) => line === first.line).map(({ value }) => value);
  const { value, evidence } = first;
  return new Set([...inLine, ...hostsIn(text, first.line)]).size < 3
    ? { value, evidence, isSure }
    : "several";
}

/** The countries that the line says something is in. */
function hostsIn(text: string, lineBreak: number): string[] {
  const line = text.slice(lineBreak + 1, lineBreak + 1_500).split("\n", 1)[0] ?? "";
  return [...line.matchAll(placedIn)].flatMap(({ index, 1: name = "" }) =>
    ofWhom.test(line.slice(Math.max(0, index - 60), index + 3)) ? [] : countriesIn(name),
  );
}

const placedIn = new RegExp(`(?<!\\p{L})(?:in|au|aux|en) (?:the )?(${countryPattern})(?![\\w-])`, "giu");
const moreCountries = new RegExp(
  `^(?:(?:, | (?:and|or|et|ou|e|na) |, (?:and|or) )(?:the )?(?:${countryPattern})(?![\\w-])){1,8}`,
  "iu",
);

const everyPlace = (text: string) =>
  [
    ...[inPlace, atWork, inAmharic, inPortuguese, ofUniversity, ofInstitution, toPlace].flatMap((pattern) => [
      ...text.matchAll(pattern),
    ]),
    ...[...text.matchAll(inTown)].filter(([whole]) => hasTown.test(whole)),
    ...[...text.slice(0, 1_500).matchAll(townThenCountry)].filter(([whole]) => /^\p{Lu}/u.test(whole)),
  ].toSorted((one, other) => one.index - other.index);

/** A town in the title, or the town that the first paragraphs place it in. */
function atTown(title: string, text: string): ExtractedValue | null {
  const named = townInTitle.exec(title);
  const placed = named ? null : townInText.exec(text.slice(0, 2_500));
  const name = countryOfTown((named ?? placed)?.[1] ?? "");
  if (!name || (placed && notThere.test(text.slice(Math.max(0, placed.index - 60), placed.index))))
    return null;
  const evidence = named || !placed ? title : evidenceAt(text, placed.index, placed.index + placed[0].length);
  return { value: name, evidence, isSure: false };
}

/** "P.O. Box 120, Meru". */
function byBox(text: string): ExtractedValue | null {
  const box = /\bP\.? ?O\.? ?Box [\d-]{1,9},? (?:[\d-]{3,7},? )?(\p{Lu}\p{L}{2,15})/u.exec(text);
  const country = box && countryOfPart(box[1] ?? "");
  return box && country
    ? { value: country, evidence: evidenceAt(text, box.index, box.index + box[0].length), isSure: false }
    : null;
}

export function countriesIn(text: string): string[] {
  const found = [...text.matchAll(place)].flatMap(([, written = ""]) =>
    isCountryName(written) ? [countryNames.get(written.toLowerCase()) ?? ""] : [],
  );
  return [...new Set(found.filter(Boolean))];
}

const nations: readonly (readonly [string, string])[] = [
  ["british", "United Kingdom"],
  ["uk", "United Kingdom"],
  ["german", "Germany"],
  ["french", "France"],
  ["chinese", "China"],
  ["japanese", "Japan"],
  ["korean", "South Korea"],
  ["indian", "India"],
  ["italian", "Italy"],
  ["swiss", "Switzerland"],
  ["swedish", "Sweden"],
  ["dutch", "Netherlands"],
  ["danish", "Denmark"],
  ["finnish", "Finland"],
  ["norwegian", "Norway"],
  ["hungarian", "Hungary"],
  ["irish", "Ireland"],
  ["russian", "Russia"],
  ["turkish", "Türkiye"],
  ["canadian", "Canada"],
  ["australian", "Australia"],
  ["malaysian", "Malaysia"],
  ["moroccan", "Morocco"],
  ["egyptian", "Egypt"],
  ["south african", "South Africa"],
  ["rwandan", "Rwanda"],
  ["mauritian", "Mauritius"],
  ["romanian", "Romania"],
  ["belgian", "Belgium"],
  ["austrian", "Austria"],
  ["saudi", "Saudi Arabia"],
];

const nationPatterns = nations.map(([nation, name]) => ({
  name,
  inTitles: new RegExp(
    `\\b${nation} (?:government|university|universities|embassy|ministry|national|development agency|council|academy|state)\\b`,
    "i",
  ),
  inTexts: new RegExp(
    `\\b(?:the )?${nation} (?:host )?(?:government|universit(?:y|ies)|higher education)\\b`,
    "i",
  ),
}));

/** Towns and states that universities are named after. */
const towns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "United Kingdom":
      "oxford cambridge edinburgh glasgow manchester birmingham bristol leeds sheffield nottingham warwick sussex exeter durham york lancaster bath southampton liverpool cardiff swansea aberdeen dundee stirling strathclyde westminster reading essex kent surrey leicester london coventry imperial",
    "United States":
      "harvard yale stanford princeton columbia cornell brown dartmouth michigan california chicago pennsylvania duke emory vanderbilt georgetown boston illinois minnesota wisconsin notre clark berea texas florida washington oregon arizona",
    Canada:
      "toronto mcgill british alberta calgary waterloo ottawa manitoba montreal dalhousie ontario laval winnipeg carleton",
    Australia:
      "melbourne sydney monash queensland adelaide canberra griffith macquarie deakin tasmania curtin",
    "New Zealand": "auckland otago canterbury wellington waikato massey",
    Germany:
      "heidelberg bonn munich göttingen leipzig freiburg bayreuth bielefeld berlin hamburg cologne tübingen konstanz",
    Netherlands:
      "leiden amsterdam utrecht groningen maastricht twente radboud wageningen delft tilburg erasmus",
    Switzerland: "zurich geneva lausanne basel bern graduate lugano",
    Sweden: "lund uppsala stockholm gothenburg linköping karolinska chalmers",
    France: "sorbonne paris lyon grenoble bordeaux toulouse strasbourg lille",
    Belgium: "leuven ghent antwerp louvain liège",
    Italy: "bologna padua milan turin pavia pisa siena trento",
    Ireland: "dublin galway limerick cork maynooth trinity",
    Japan: "tokyo kyoto osaka tohoku nagoya hokkaido tsukuba",
    China: "tsinghua peking fudan zhejiang beijing shanghai wuhan",
    "South Africa": "pretoria witwatersrand stellenbosch johannesburg rhodes kwazulu-natal cape wits",
    Kenya: "nairobi kenyatta strathmore moi egerton maseno",
    Ghana: "ashesi legon kumasi",
    Uganda: "makerere",
    Nigeria: "ibadan lagos ilorin nsukka covenant",
    Ethiopia: "addis",
    Senegal: "dakar",
    Hungary: "budapest debrecen",
    Norway: "oslo bergen tromsø",
    Denmark: "copenhagen aarhus",
    Finland: "helsinki turku tampere aalto",
    Türkiye: "ankara istanbul koç sabancı",
  }).flatMap(([country, names]) => names.split(" ").map((name) => [name, country] as const)),
);

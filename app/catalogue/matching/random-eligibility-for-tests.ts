import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { EligibilityFacts, FactsOf } from "#app/catalogue/eligibility/judgement.ts";
import {
  hardening,
  moreSubjects,
  sciences,
  softening,
} from "#app/catalogue/eligibility/parse/parse-minimum.ts";
import { notNeeded } from "#app/catalogue/eligibility/parse/parse-tests.ts";
import { everyRegion } from "#app/catalogue/eligibility/rules/region.ts";
import { levelWords } from "#app/catalogue/eligibility/study-levels.ts";
import type { GradeNeeded } from "#database/schema/facts.ts";
import {
  askedGroups,
  fieldsOfInterest,
  finishedLevels,
  gradeSystems,
  servedCountries,
  sexes,
  studyLevels,
  testNames,
} from "#database/schema/lists.ts";
import { africanCountries, anyPlace, placeNames } from "#database/schema/places.ts";

/**
 * What people and scrapers write, including characters that some locale treats specially or that look like others.
 */
const odd = [
  "",
  " ",
  "-",
  "\u00a0",
  "ETHİOPIA",
  "\u212aenya",
  "Kenya\u200b",
  "kenya,",
  "Côte d’Ivoire",
  "الصومال",
  "🎓",
  "50\u2003%",
  "C\u2212",
  "B\u2013",
  "ｇｒａｄｕａｔｅ",
  "a'b\"c\\d%_",
];
const places = [
  ...africanCountries,
  ...Object.keys(placeNames),
  ...anyPlace,
  "Africa",
  "Any",
  "India",
  "Sub-Saharan Africa",
];
const regions = [
  "Turkana County",
  "Lagos",
  "Oti, Volta, Northern",
  "Kotido",
  "Delta",
  "Ahafo (Asutifi North)",
  "Trans-Nzoia",
  "Ekiti",
];
const levels = [
  ...studyLevels,
  ...Object.values(levelWords).flat(),
  "Graduate (Master's)",
  "post-graduate",
  "all levels",
];
const fields = [
  ...fieldsOfInterest,
  "All fields",
  "Any field",
  "Lawn care",
  "Liberal Arts",
  "Computer Science and IT",
  "Public Health",
];
const groups = [...askedGroups, "rural", "Low income", "REFUGEE", "sport"];
const numbers = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "9",
  "10",
  "two",
  "three",
  "five",
  "six",
  "nine",
  "0",
  "00",
];
const minima = [
  ...[
    "A",
    "A-",
    "B+",
    "b",
    "C+",
    "C (plain)",
    "C plus",
    "D minus",
    "D-",
    "E",
    "KCSE",
    "C + ",
    "B+ average over 7 subjects",
    "F",
  ],
  ...[
    "credits incl. English and Mathematics",
    "credits",
    "credits with Maths",
    "passes at C6 with mathematics and English",
    "passes at C",
  ].flatMap((words) => numbers.map((number) => `${number} ${words}`)),
  ...[
    "credits: English, Mathematics, Biology",
    "credits (A1 to C6) in three core and three electives",
    "C6 in six subjects",
    "C6 in English and an elective",
  ],
  ...[
    "A1 to D7 in English and C6 in three electives",
    "aggregate 24",
    "Aggregate: 36, credits",
    "aggregate 6",
    "aggregate 00",
    "aggregate 240",
  ],
  ...[
    "principal passes",
    "principal passes at C",
    "principal pass",
    "principal passes at one sitting",
    "principal and 2 subsidiary passes",
    "principal passes (E or better) and more",
    "principals",
  ].flatMap((words) => numbers.map((number) => `${number} ${words}`)),
  ...[
    "50%",
    "50% (300/600; 297 was rounded up in 2025)",
    "0%",
    "101%",
    "100%",
    "70",
    "75 %",
    "33% or so",
    "Ministry pass mark plus exam",
    "pass mark",
    "pass marks",
  ],
  ...[
    "0",
    "1",
    "1.2",
    "2.4",
    "2.50",
    "3",
    "3.5",
    "3.60",
    "4",
    "4.0",
    "4.75",
    "5.0",
    "6.31",
    "7",
    "7.01",
    "9.99",
    "3.5 or equivalent",
    "3.555",
    "3,5",
    "about 3.0",
  ],
  ...[
    "First",
    "First Class Honours",
    "2:1",
    "2.1",
    "Second Class Upper",
    "Upper Second class honours",
    "2:2 or equivalent",
    "second class lower",
    "Second class",
    "Third",
    "third class",
  ],
  ...[
    "bachelor's degree",
    "Relevant bachelor's degree or equal",
    "first degree",
    "good first degree",
    "top 10% of the class",
  ],
  ...[
    "UTME 200",
    "utme: 180",
    "JAMB 150",
    "UTME 4000",
    "UTME 00",
    "completed secondary school",
    "Completed secondary school; English",
    "5 passes",
  ],
];
const notes = [
  ...softening,
  ...hardening,
  ...moreSubjects,
  ...sciences,
  "to keep the award",
  "with English and Mathematics",
  "general rule",
  "Maths and English",
];
const tests = [
  ...testNames.flatMap((test) => [
    test,
    `${test} 6.5`,
    `${test} 90`,
    `${test} iBT 79 with 20 in speaking`,
    `${test}: 300`,
    `${test}  1200`,
    `${test} 9999`,
    `x${test} 7`,
  ]),
  ...notNeeded.map((words) => `IELTS 7 ${words}`),
  ...[
    "IELTS 5 or TOEFL 40 (bachelor's)",
    "TOEFL or IELTS",
    "TOEFL academic 0",
    "HSK 4",
    "German B2",
    "IELTS 6.05",
  ],
];

const homes = [
  ...africanCountries,
  ...servedCountries,
  ...servedCountries,
  ...servedCountries,
  ...servedCountries,
  "India",
];
const placesOfStudy = [
  "Gulu University",
  "any",
  ...["a", "an accredited", "any public", "a listed"].flatMap((which) =>
    ["university", "college of education", "polytechnic or college", "tertiary school"].flatMap((kind) =>
      ["", " in Kenya", " in Ghana (enrolled or admitted)", " in Nigeria (200 level)", ", full-time"].map(
        (where) => `${which} ${kind}${where}`,
      ),
    ),
  ),
  "a Nigerian institution",
  "a Kenyan public university or college that takes part",
];

export function randomFit(seed: number) {
  const next = mulberry(seed);
  const upTo = (limit: number) => Math.floor(next() * limit);
  const chance = (share: number) => next() < share;
  const one = <Entry>(list: readonly Entry[]) => list[upTo(list.length)] as Entry;
  const some = <Entry>(list: readonly Entry[], most: number) =>
    Array.from({ length: upTo(most + 1) }, () => one(list));
  const maybe = <Entry>(make: () => Entry, share = 0.5) => (chance(share) ? make() : null);
  const restyled = (text: string) => {
    const style = upTo(12);
    if (style === 0) return text.toUpperCase();
    if (style === 1) return ` ${text.replaceAll(" ", "  ")}\n`;
    if (style === 2) return text.replaceAll(" ", "_");
    return text;
  };
  const words = (list: readonly string[]) => (chance(0.06) ? one(odd) : restyled(one(list)));
  const several = (list: readonly string[], most: number) =>
    Array.from({ length: upTo(most + 1) }, () => words(list));

  const countries = (most: number) => several(chance(0.4) ? servedCountries : places, most);

  const grade = (level: GradeNeeded["level"]): GradeNeeded => ({
    level,
    system: one(gradeSystems),
    min: words(minima),
    note: maybe(() => several(notes, 2).join("; "), 0.3),
  });
  /** Most records have many rules, some have few, so that someone is eligible. */
  const eligibility = (): EligibilityFacts => {
    const isMild = chance(0.3);
    const rule = <Entry>(make: () => Entry, share: number) => maybe(make, isMild ? share / 5 : share);
    const ages = [5 + upTo(40), 10 + upTo(89)].sort((younger, older) => younger - older);
    return {
      citizens: isMild ? [one(["Any", "Africa"])] : maybe(() => countries(3), 0.7),
      citizensExcluded: rule(() => countries(2), 0.1),
      residents: rule(() => countries(2), 0.3),
      region: rule(() => words([...regions, ...everyRegion]), 0.2),
      finished: rule(() => one(finishedLevels), 0.5),
      womenOnly: rule(() => chance(0.4), 0.4),
      groups: rule(() => several(groups, 3), 0.4),
      groupsOnly: rule(() => chance(0.6), 0.4),
      ageMin: rule(() => ages[0] ?? 5, 0.2),
      ageMax: rule(() => ages[1] ?? 99, 0.2),
      ageMaxLowest: rule(() => 5 + upTo((ages[1] ?? 99) - 4), 0.1),
      ageOn: rule(() => "2027-01-01", 0.1),
      ageLimits: rule(() => [{ level: one(studyLevels), max: ages[1] ?? 99 }], 0.1) ?? [],
      mustBeEnrolled: rule(() => chance(0.5), 0.4),
      finishedWithin: rule(() => upTo(5), 0.2),
      studyYearMin: rule(() => 1 + upTo(2), 0.2),
      studyYearMax: rule(() => 3 + upTo(2), 0.2),
      workYears: rule(() => upTo(5), 0.2),
      grades: chance(isMild ? 0.1 : 0.5) ? Array.from({ length: 1 + upTo(4) }, () => grade(null)) : [],
      tests: rule(() => several(tests, 3), 0.3),
      testsWaived: rule(() => "first degree taught in English", 0.1),
      enrolledAt: rule(() => several(placesOfStudy, 2), 0.3),
      alsoAsked: rule(() => several(["You are a journalist"], 1), 0.1),
    };
  };
  const facts: { [Kind in keyof FactsOf]: () => FactsOf[Kind] } = {
    scholarship: () => ({
      ...eligibility(),
      educationLevel: several(levels, 3).join(", "),
      fieldOfStudy: several(fields, 3).join(one([", ", "; ", "/", " | ", " and "])),
    }),
    college: () => ({
      studyLevels: maybe(() => some(studyLevels, 3), 0.8),
      entry: chance(0.7) ? Array.from({ length: 1 + upTo(6) }, () => grade(one([null, ...studyLevels]))) : [],
      programs: several(fields, 4),
      programmes: some(fields, 2).map((field) => ({ name: field, level: one(studyLevels), field })),
      alsoAsked: maybe(() => several(["You are a journalist"], 1), 0.1),
    }),
    internship: () => ({
      ...eligibility(),
      studyLevels: maybe(() => some(studyLevels, 3), 0.8),
      field: several(fields, 3).join(", "),
      countries: maybe(() => countries(3), 0.7),
    }),
  };

  const standing = (): Applicant["standing"] => {
    const degree = maybe(() => upTo(401), 0.4);
    return {
      kcse: maybe(() => 1 + upTo(12), 0.4),
      credits: maybe(() => upTo(10), 0.4),
      hasCreditInEnglishAndMaths: maybe(() => chance(0.5), 0.7),
      aggregate: maybe(() => 6 + upTo(49), 0.3),
      utme: maybe(() => upTo(401), 0.3),
      principalPasses: maybe(() => upTo(5), 0.3),
      principalPassesAtBest: null,
      percent: maybe(() => upTo(10001) / 100, 0.3),
      degree,
      degreeAtBest: maybe(() => (degree ?? 0) + upTo(100), 0.4),
      diploma: maybe(() => upTo(401), 0.2),
    };
  };
  const applicant = (): Applicant => {
    const from = 10 + upTo(40);
    return {
      citizenships: chance(0.8) ? several(homes, 2) : [],
      residence: maybe(() => words(homes), 0.8),
      region: maybe(() =>
        words(["Turkana", "Volta Region", "Delta State", "Oti", "trans nzoia", "Ekiti", "County"]),
      ),
      sex: maybe(() => one(sexes), 0.8),
      age: maybe(() => ({ from, to: from + (chance(0.5) ? 0 : upTo(50)) }), 0.8),
      groups: Object.fromEntries(askedGroups.filter(() => chance(0.6)).map((group) => [group, chance(0.4)])),
      finished: maybe(() => one(finishedLevels), 0.7),
      studying: maybe(() => one(studyLevels), 0.7),
      wants: chance(0.8) ? [...new Set(some(studyLevels, 3))] : [],
      fields: chance(0.8) ? [...new Set(some(fieldsOfInterest, 3))] : [],
      standing: standing(),
      tests: maybe(() =>
        some(testNames, 3).map((test) => ({
          test,
          score: maybe(() => upTo(20) / 2 + (chance(0.5) ? 0 : upTo(300)), 0.8),
        })),
      ),
      workYears: maybe(() => upTo(6), 0.7),
      institution: maybe(() => words(["University of Nairobi", "KNUST", "Makerere University"])),
      yearOfStudy: maybe(() => 1 + upTo(6)),
      schoolClass: maybe(() => words(["Form 4", "Grade 9", "SS 3"])),
      finishedIn: maybe(() => 2000 + upTo(27)),
      origin: maybe(() => words(["Turkana", "Volta Region", "Kano"])),
      fieldWords: null,
      subjects: {},
      bornOn: null,
      asOf: null,
    };
  };
  return { facts, applicant, grade: () => grade(null), tests: () => several(tests, 3) };
}

/** A small, fast generator with the same sequence on every machine. */
function mulberry(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

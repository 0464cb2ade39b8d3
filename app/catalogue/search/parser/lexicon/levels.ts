import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { type LexiconEntry, type Meaning, meaning } from "../meaning.ts";

type Level = keyof typeof levelNames;

const level = (name: Level, more: Partial<Meaning> = {}) =>
  meaning("level", levelNames[name], { tags: { [`level ${name}`]: 8 }, ...more });

/** School leavers want the next level, at home first. */
const afterSchool = (label: string, ...countries: string[]) =>
  meaning("level", label, {
    tags: { "finished secondary": 8, "level undergraduate": 5, "level vocational": 5 },
    prefers: homeFirst(...countries),
  });

/** A search that names the exam means courses for which it is enough. */
const afterExam = (exam: string, label: string, ...countries: string[]): Meaning => {
  const means = afterSchool(label, ...countries);
  return { ...means, tags: { ...means.tags, [`entry ${exam}`]: 9 } };
};

/** Listings open to citizens of the country come first. */
const homeFirst = (...countries: string[]) =>
  Object.fromEntries(
    countries.flatMap((country) => [
      [`country ${country}`, 4],
      [`citizen ${country}`, 4],
    ]),
  );

/** "Form 3", "class eight", "ss2": school students search for schools at home. School leavers are further down. */
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];
const atSchoolIn = (...countries: string[]) =>
  level("high_school", { words: ["secondary school"], prefers: homeFirst(...countries) });
const classes: Record<string, [last: number, ...countries: string[]]> = {
  form: [3, "Kenya"],
  class: [8, "Kenya"],
  standard: [8, "Kenya"],
  std: [8, "Kenya"],
  grade: [11, "Kenya", "Ethiopia"],
  primary: [7, "Uganda"],
  p: [7, "Uganda"],
  jss: [3, "Nigeria", "Kenya"],
  jhs: [3, "Ghana"],
  ss: [3, "Nigeria"],
  sss: [3, "Nigeria"],
  senior: [5, "Uganda"],
  s: [5, "Uganda"],
};
const atSchool = Object.entries(classes).map(
  ([name, [last, ...countries]]): LexiconEntry => [
    numbers
      .slice(0, last)
      .flatMap((word, place) => [`${name} ${word}`, `${name} ${place + 1}`, `${name}${place + 1}`])
      .join(", "),
    atSchoolIn(...countries),
  ],
);

const degreeClass = (enough: Record<string, number>) =>
  meaning("wish", null, {
    prefers: { "level graduate": 5, "level doctorate": 3, "finished undergraduate": 4, ...enough },
  });

const kcseGrades = ["A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D+", "D", "D-", "E"];
const gradeSigns: Record<string, string[]> = { "+": ["+", " plus"], "-": ["-", " minus"], "": [" plain"] };

/**
 * Only Kenya uses plain grades. A search for one means courses for which it is enough; those that require exactly this
 * grade come first.
 */
const gradeEntry = (grade: string, place: number): LexiconEntry => {
  const [letter = "", sign = ""] = grade.toLowerCase();
  const says = (lookUp(gradeSigns, sign) ?? []).map((written) => letter + written);
  const bareSays = sign === "" ? [...says, letter] : says;
  const exam = afterExam("KCSE", "After Form Four", "Kenya");
  const enough = kcseGrades.slice(place).map((lower, below) => [`kcse ${lower}`, Math.max(10 - below, 7)]);
  return [
    [
      ...says,
      ...bareSays.flatMap((phrase) => [
        `mean grade ${phrase}`,
        `mean grade of ${phrase}`,
        `grade ${phrase}`,
        `${phrase} grade`,
        `kcse ${phrase}`,
        `kcse grade ${phrase}`,
        `kcse ${phrase} grade`,
        `kcse mean grade ${phrase}`,
        `kcse mean grade of ${phrase}`,
        `${phrase} in kcse`,
        ...(phrase === letter ? [] : [`${phrase} kcse`]),
      ]),
    ].join(", "),
    { ...exam, tags: { ...exam.tags, "entry KCSE": 6, ...Object.fromEntries(enough) }, kind: "colleges" },
  ];
};

export const levels: LexiconEntry[] = [
  [
    "mba, executive mba, emba, master of business administration, masters in business administration",
    level("graduate", {
      words: ["mba"],
      prefers: { "field Business": 3, "program Business": 3 },
    }),
  ],
  [
    "master, masters, master's, masters degree, master's degree, msc, m.sc, mphil, second degree, maitrise, masters programs",
    level("graduate", { words: ["master"] }),
  ],
  [
    "postgraduate, post graduate, postgrad, pg, graduate studies, graduate school, postgraduate studies, pgd, pgdip, postgraduate diploma",
    meaning("level", "Postgraduate", {
      tags: { "level graduate": 8, "level doctorate": 8 },
      words: ["postgraduate"],
    }),
  ],
  [
    "phd, ph.d, phds, doctorate, doctoral, dphil, doctorat, phd programs, phd programmes",
    level("doctorate", { words: ["phd", "doctora"] }),
  ],
  [
    "undergraduate, undergraduates, undergrad, bachelor, bachelors, bachelor's, bachelor's degree, bachelors degree, bsc, b.sc, ba, b.a, degree, degrees, degree course, degree courses, degree programs, degree programmes, first degree, university degree, licence, btech, b.tech, beng, b.eng, bachelor of arts, bachelor of science, bachelor of technology",
    level("undergraduate", { words: ["bachelor"] }),
  ],
  // A degree class means the next level, where that class is enough.
  [
    "first class, first class honours, first class honors, first class degree",
    degreeClass({ "degree first": 8, "degree 2:1": 3 }),
  ],
  [
    "second class upper, second upper, upper second, 2:1, 2.1, second class upper division",
    degreeClass({ "degree 2:1": 6, "degree 2:2": 4, "degree unsaid": 2 }),
  ],
  [
    "second class lower, second lower, lower second, 2:2, 2.2, second class lower division",
    degreeClass({ "degree 2:2": 9, "degree unsaid": 4 }),
  ],
  [
    "third class, third class degree, third class honours, pass degree, lower degree, low degree, poor degree",
    degreeClass({ "degree unsaid": 7 }),
  ],
  [
    "second class, second class honours, cgpa, degree class",
    degreeClass({ "degree 2:2": 3, "degree unsaid": 3 }),
  ],
  // Qualifications of teachers without a degree, who search for the next level at home.
  [
    "p1, p1 certificate, p1 teacher, p1 teachers, p1 holder",
    meaning("wish", null, { prefers: { ...homeFirst("Kenya"), "program Education": 4 } }),
  ],
  // Early school leavers search for a trade.
  [
    [
      "did not finish, didn't finish, didnt finish, not finish, never finished, not finished, did not complete, didnt complete, never completed, without finishing"
        .split(", ")
        .flatMap((words) =>
          ["school", "secondary", "secondary school", "high school", "form four"].map(
            (what) => `${words} ${what}`,
          ),
        ),
      "school dropout, school dropouts, dropout, dropouts, drop out, drop outs, dropped out, dropped out of school, class 8 leaver, class 8 leavers, p7 leavers, primary leavers, without kcse, no kcse certificate, without certificate, no certificate, never went to school",
    ]
      .flat()
      .join(", "),
    meaning("wish", null, { prefers: { "level vocational": 5, "school Trade school": 4 } }),
  ],
  [
    "grade iii teacher, grade 3 teacher, grade v teacher, grade iii certificate, grade v certificate",
    meaning("wish", null, { prefers: { ...homeFirst("Uganda"), "program Education": 4 } }),
  ],
  [
    ["100", "200", "300", "400", "500"]
      .map((year) => `${year} level, level ${year}, ${year}level, ${year}l`)
      .join(", "),
    level("undergraduate", { prefers: homeFirst("Nigeria") }),
  ],
  [
    "diploma, diplomas, diploma course, diploma courses, certificate, certificate courses, certificates, tvet, tvets, vocational, vocational training, technical training, technical courses, artisan, artisan courses, craft courses, trade, trades, handwork, skills training, skill acquisition, skills acquisition, youth empowerment, empowerment, empowerment program, empowerment programme, youth skills, skilling, hands-on skills, life skills",
    level("vocational", { kind: "colleges" }),
  ],
  [
    "nd, ond, hnd, nce, national diploma, higher national diploma",
    level("vocational", { kind: "colleges", prefers: homeFirst("Nigeria") }),
  ],
  [
    "high school, highschool, high schools, secondary, secondary school, secondary schools, primary school, primary schools, o level, olevel, boarding school",
    level("high_school", { words: ["secondary school"] }),
  ],
  ...atSchool,
  ["kcpe leavers, kcpe, kjsea", atSchoolIn("Kenya")],
  ["ple", atSchoolIn("Uganda")],
  ["shs, bece", atSchoolIn("Ghana")],
  ["jss", atSchoolIn("Nigeria", "Kenya")],
  [
    "short course, short courses, online course, online courses, free online course, free online courses, free course online, free courses online, online courses for free, online courses with certificate, free online courses with certificate, free online courses with certificates, bootcamp, bootcamps, short term training",
    level("short_course", { words: ["short course"] }),
  ],
  [
    "form four leavers, form 4 leavers, form four leaver, form 4 leaver, form four, form 4, after form four, after form 4",
    afterSchool("After Form Four", "Kenya"),
  ],
  ["after kcse, kcse leavers, kcse graduates, kcse, knec", afterExam("KCSE", "After Form Four", "Kenya")],
  ...kcseGrades.map(gradeEntry),
  [
    "s4 leavers, s.4 leavers, senior four leavers, s4 leaver, after s4, after senior four",
    afterSchool("After Senior Four", "Uganda"),
  ],
  ["uce, uce leavers, after uce", afterExam("UCE", "After Senior Four", "Uganda")],
  [
    "ss3 leavers, after ss3, secondary school leavers, after secondary school, school leavers",
    afterSchool("After WASSCE", "Nigeria", "Ghana"),
  ],
  [
    "wassce, after wassce, wassce leavers, after waec, ssce, waec, neco, nabteb, gce, wassce holders",
    afterExam("WASSCE", "After WASSCE", "Nigeria", "Ghana"),
  ],
  [
    "b3, c4, c5, c6, d7, e8, f9",
    { ...afterExam("WASSCE", "After WASSCE", "Nigeria", "Ghana"), kind: "colleges" },
  ],
  ["shs graduates, shs leavers, after shs", afterSchool("After senior high school", "Ghana")],
  [
    "s6 leavers, senior six, s.6, s6, s6 leaver, senior six leavers, after s6, after senior six, a level leavers, a level, alevel, s6 vacation, s.6 vacation, form six, form 6",
    afterExam("UACE", "After Senior Six", "Uganda"),
  ],
  ["uace, uace leavers, after uace, uneb", afterExam("UACE", "After Senior Six", "Uganda")],
  [
    "principal pass, principal passes, principles, principle passes",
    { ...afterExam("UACE", "After Senior Six", "Uganda"), kind: "colleges" },
  ],
  [
    "grade 12, grade twelve, 12th grade, grade 12 leavers, grade 12 students, after grade 12, matric",
    afterSchool("After Grade 12", "Ethiopia"),
  ],
  [
    "eheece, grade 12 exam, grade 12 result, grade 12 national exam, matric result, entrance exam result, euee",
    afterExam("EHEECE", "After Grade 12", "Ethiopia"),
  ],
];

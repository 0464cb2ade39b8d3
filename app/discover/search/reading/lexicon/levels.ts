import { levelNames } from "#app/opportunities/fact-words.ts";
import { type Entry, type Meaning, meaning } from "../meaning.ts";

type Level = keyof typeof levelNames;

const level = (name: Level, more: Partial<Meaning> = {}) =>
  meaning("level", levelNames[name], { tags: { [`level ${name}`]: 8 }, ...more });

/** Who has just left school wants what begins after it, at home first. */
const afterSchool = (label: string, ...countries: string[]) =>
  meaning("level", label, {
    tags: { "finished secondary": 8, "level undergraduate": 5, "level vocational": 5 },
    prefers: Object.fromEntries(
      countries.flatMap((country) => [
        [`country ${country}`, 4],
        [`citizen ${country}`, 4],
      ]),
    ),
  });

/** "Form 3", "class eight", "ss2": who still is at school looks for school. Leavers are further down. */
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];
const classes = {
  form: 3,
  class: 8,
  standard: 8,
  std: 8,
  grade: 11,
  primary: 7,
  p: 7,
  jss: 3,
  jhs: 3,
  ss: 3,
  sss: 3,
  senior: 5,
  s: 5,
};
const atSchool = Object.entries(classes)
  .flatMap(([name, last]) =>
    numbers
      .slice(0, last)
      .flatMap((word, place) => [`${name} ${word}`, `${name} ${place + 1}`, `${name}${place + 1}`]),
  )
  .join(", ");

export const levels: Entry[] = [
  [
    "master, masters, master's, masters degree, master's degree, msc, m.sc, mphil, mba, second degree, maitrise, masters programs",
    level("graduate", { words: ["master"] }),
  ],
  [
    "postgraduate, post graduate, postgrad, pg, graduate studies, graduate school, postgraduate studies",
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
    "undergraduate, undergraduates, undergrad, bachelor, bachelors, bachelor's, bachelor's degree, bachelors degree, bsc, b.sc, degree, degrees, degree course, degree courses, degree programs, degree programmes, first degree, university degree, licence",
    level("undergraduate", { words: ["bachelor"] }),
  ],
  [
    "diploma, diplomas, diploma course, diploma courses, certificate, certificate courses, certificates, tvet, tvets, vocational, vocational training, technical training, technical courses, artisan, artisan courses, craft courses, trade, trades, nd, ond, hnd, nce, national diploma, handwork, skills training, skill acquisition",
    level("vocational", { kind: "colleges" }),
  ],
  [
    "kcpe leavers, ple, bece, high school, highschool, high schools, secondary, secondary school, secondary schools, form one, form 1, shs, grade 10, senior one, o level, olevel, kcpe, kjsea, jss, boarding school, " +
      atSchool,
    level("high_school", { words: ["secondary school"] }),
  ],
  [
    "short course, short courses, online course, online courses, bootcamp, bootcamps, short term training",
    level("short_course", { words: ["short course"] }),
  ],
  [
    "form four leavers, form 4 leavers, form four leaver, form 4 leaver, form four, form 4, after form four, after form 4, after kcse, kcse leavers, kcse graduates, kcse",
    afterSchool("After Form Four", "Kenya"),
  ],
  ["wassce, after wassce, ssce, waec, neco, school leavers", afterSchool("After WASSCE", "Nigeria", "Ghana")],
  ["shs graduates, shs leavers, after shs", afterSchool("After senior high school", "Ghana")],
  [
    "s6 leavers, senior six, s.6, s6, uace, after s6, a level leavers, a level, alevel",
    afterSchool("After Senior Six", "Uganda"),
  ],
  ["grade 12, grade twelve, 12th grade, after grade 12, matric", afterSchool("After Grade 12", "Ethiopia")],
];

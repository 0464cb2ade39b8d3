import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

/** The names and the lowest pass were read on pages; the lines between are those of Makerere. */
const classes: readonly DegreeClass[] = [
  { name: "First Class (Distinction)", counts: classWorth.first, from: 4.4 },
  { name: "Second Class Upper (Credit)", counts: classWorth.upper, from: 3.6 },
  { name: "Second Class Lower (Pass)", counts: classWorth.lower, from: 2.8 },
  { name: "Pass", counts: classWorth.pass, from: 2 },
];

export const ubteb: GradeSystem = {
  label: "UBTEB diploma, CGPA out of 5 (Uganda)",
  countries: ["Uganda"],
  level: "vocational",
  inputs: [cgpaInput(5), classInput(classes)],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("cgpa"),
    points: [
      [0, 0],
      [2.0, 1.0],
      [2.8, 2.0],
      [3.6, 3.0],
      [4.4, 3.5],
      [5.0, 4.0],
    ],
  },
  trust: "about",
  classes,
  sources: [
    {
      url: "https://www.pmldaily.com/news/education/2022/08/ubteb-releases-april-may-2022-examination-results-commends-performance.html",
      read: "UBTEB class names",
    },
    { url: "https://dashboardlogins.com/ubteb-grading-system/", read: "UBTEB pass at GP 2.0" },
  ],
};

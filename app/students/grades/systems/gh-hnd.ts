import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

/** General knowledge; only that a second class lower opens a degree was read on a page. */
const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 4 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 3 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 2 },
  { name: "Pass", counts: classWorth.third, from: 1.5 },
];

export const ghHnd: GradeSystem = {
  label: "HND, CGPA out of 5 (Ghana)",
  countries: ["Ghana"],
  level: "vocational",
  inputs: [cgpaInput(5), classInput(classes)],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("cgpa"),
    points: [
      [0, 0],
      [1.5, 1.0],
      [2.0, 2.0],
      [3.0, 3.0],
      [4.0, 3.5],
      [5.0, 4.0],
    ],
  },
  trust: "about",
  classes,
  sources: [
    {
      url: "https://aucdt.edu.gh/admissions/entry-requirements",
      read: "six credits, aggregate 36; HND entry rule",
    },
  ],
};

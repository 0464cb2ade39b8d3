import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

/** Only the floor of a first class was read on a page; the others are general knowledge. */
const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 6 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 4.6 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 2.6 },
  { name: "Third Class", counts: classWorth.third, from: 1.6 },
  { name: "Pass", counts: classWorth.pass, from: 1 },
];

export const ng7: GradeSystem = {
  label: "CGPA out of 7 (Nigeria, Ibadan before 2016)",
  countries: ["Nigeria"],
  level: "degree",
  inputs: [cgpaInput(7), classInput(classes)],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("cgpa"),
    points: [
      [0, 0],
      [1.0, 0.5],
      [1.6, 1.0],
      [2.6, 2.0],
      [4.6, 3.0],
      [6.0, 3.5],
      [7.0, 4.0],
    ],
  },
  trust: "about",
  classes,
  sources: [
    {
      url: "https://www.oaupeeps.com/2017/02/university-of-ibadan-dumps-70-grading.html",
      read: "UI: 7-point until 2015/16 intake, 4-point after",
    },
    {
      url: "https://lboro.ac.uk/international/country/nigeria/applicationinformation/entryrequirements/postgraduate/",
      read: "UK view of 7, 5 and 4 point scales",
    },
  ],
};

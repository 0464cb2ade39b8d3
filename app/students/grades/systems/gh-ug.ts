import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 3.6 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 3 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 2 },
  { name: "Third Class", counts: classWorth.third, from: 1.5 },
  { name: "Pass", counts: classWorth.pass, from: 1 },
];

export const ghUg: GradeSystem = {
  label: "FGPA out of 4 (University of Ghana)",
  countries: ["Ghana"],
  level: "degree",
  inputs: [cgpaInput(4, { label: "FGPA or CGPA out of 4" }), classInput(classes)],
  subjects: null,
  table: { kind: "as it is", of: numberIn("cgpa") },
  trust: "as it is",
  classes,
  sources: [
    {
      url: "https://studntportal.wordpress.com/2017/05/02/gpa-for-university-of-ghana-lagon/",
      read: "UG classes, weights 1:1:2:2",
    },
  ],
};

import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

/** Kumasi Technical University begins a first class at 3.50: there the class that is printed holds. */
const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 3.6 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 3 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 2.5 },
  { name: "Third Class", counts: classWorth.third, from: 2 },
  { name: "Pass", counts: classWorth.pass, from: 1 },
];

export const ghCgpa4: GradeSystem = {
  label: "CGPA out of 4 (Ghana: UCC, UEW, technical universities)",
  countries: ["Ghana"],
  level: "degree",
  inputs: [cgpaInput(4), classInput(classes)],
  subjects: null,
  table: { kind: "as it is", of: numberIn("cgpa") },
  trust: "as it is",
  classes,
  sources: [
    {
      url: "https://isr.ucc.edu.gh/main/applicants-and-students/grading-system",
      read: "UCC letters and points",
    },
    {
      url: "https://scoutafrica.net/kumasi-technical-university-kstu-grading-system/",
      read: "KsTU 4.0 classes",
    },
  ],
};

import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

const classes: readonly DegreeClass[] = [
  { name: "Distinction", counts: classWorth.first, from: 3.5 },
  { name: "Upper Credit", counts: classWorth.upper, from: 3 },
  { name: "Lower Credit", counts: 2.5, from: 2.5 },
  { name: "Pass", counts: classWorth.lower, from: 2 },
];

export const ngPoly: GradeSystem = {
  label: "ND or HND, CGPA out of 4 (polytechnics in Nigeria)",
  countries: ["Nigeria"],
  level: "vocational",
  inputs: [cgpaInput(4), classInput(classes)],
  subjects: null,
  table: { kind: "as it is", of: numberIn("cgpa") },
  trust: "about",
  classes,
  sources: [
    {
      url: "http://www.nairacampusng.com/2016/05/fed-poly-bida-notice-new-grading-system-nd-i-hnd-i.html",
      read: "NBTE letters and classes",
    },
  ],
};

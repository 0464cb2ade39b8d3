import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 3.5 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 3 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 2 },
  { name: "Third Class", counts: classWorth.third, from: 1 },
];

export const ng4: GradeSystem = {
  label: "CGPA out of 4 (Nigeria, as at Ibadan since 2016)",
  countries: ["Nigeria"],
  level: "degree",
  inputs: [cgpaInput(4, { tooHigh: "Is it out of 5? Then choose that scale." }), classInput(classes)],
  subjects: null,
  table: { kind: "as it is", of: numberIn("cgpa") },
  trust: "as it is",
  classes,
  sources: [
    {
      url: "https://www.oaupeeps.com/2017/02/university-of-ibadan-dumps-70-grading.html",
      read: "UI: 7-point until 2015/16 intake, 4-point after",
    },
    {
      url: "https://crossriverwatch.com/2018/03/unical-adopts-4-point-grading-system-eliminate-pass-degree/",
      read: "4-point classes",
    },
  ],
};

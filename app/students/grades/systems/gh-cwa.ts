import { classInput, classWorth, type DegreeClass, type GradeSystem, numberIn } from "../system.ts";

const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 70 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 60 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 50 },
  { name: "Pass", counts: classWorth.pass, from: 45 },
];

export const ghCwa: GradeSystem = {
  label: "CWA in per cent (KNUST, Ghana)",
  countries: ["Ghana"],
  level: "degree",
  inputs: [
    { kind: "number", name: "cwa", label: "CWA in per cent", min: 0, max: 100, decimals: 2 },
    classInput(classes),
  ],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("cwa"),
    points: [
      [0, 0],
      [45, 1.0],
      [50, 2.0],
      [60, 3.0],
      [70, 3.5],
      [85, 4.0],
      [100, 4.0],
    ],
  },
  trust: "about",
  classes,
  sources: [
    {
      url: "https://colemanpublication.com/education/knust-policy-for-students-with-cwa-of-45-or-below-check-here/",
      read: "KNUST CWA classes, pass from 45",
    },
  ],
};

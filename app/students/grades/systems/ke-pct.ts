import { classInput, classWorth, type DegreeClass, type GradeSystem, numberIn } from "../system.ts";

const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 70 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 60 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 50 },
  { name: "Pass", counts: classWorth.pass, from: 40 },
];

export const kePct: GradeSystem = {
  label: "Per cent (universities in Kenya)",
  countries: ["Kenya"],
  level: "degree",
  inputs: [
    { kind: "number", name: "percent", label: "Average in per cent", min: 0, max: 100, decimals: 2 },
    classInput(classes),
  ],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("percent"),
    points: [
      [0, 0],
      [40, 1.0],
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
      url: "https://www.varcity.co.ke/various-grading-systems-in-kenyan-universities/",
      read: "UoN, JKUAT classes",
    },
    {
      url: "https://openeducat.org/articles/kenya-university-grading-scale-explained",
      read: "Kenyan classes in most public universities",
    },
  ],
};

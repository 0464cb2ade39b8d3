import { classWorth, type DegreeClass, type GradeSystem, numberIn } from "../system.ts";

const classes: readonly DegreeClass[] = [
  { name: "Tr\u00e8s bien", counts: classWorth.first, from: 16 },
  { name: "Bien", counts: classWorth.upper, from: 14 },
  { name: "Assez bien", counts: classWorth.lower, from: 12 },
  { name: "Passable", counts: classWorth.pass, from: 10 },
];

export const fr20: GradeSystem = {
  label: "Average out of 20 (French system, university)",
  countries: [],
  level: "degree",
  inputs: [{ kind: "number", name: "mark", label: "Average out of 20", min: 0, max: 20, decimals: 2 }],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("mark"),
    points: [
      [0, 0],
      [10, 2.0],
      [12, 3.0],
      [14, 3.5],
      [16, 4.0],
      [20, 4.0],
    ],
  },
  trust: "about",
  classes,
  sources: [
    {
      url: "https://www.aber.ac.uk/en/postgrad/apply/comparability/noneuquals/",
      read: "French-type 16/14/12",
    },
    { url: "https://revisiontown.com/french-to-us-gpa-converter", read: "French 16/14/12/10 to GPA" },
    {
      url: "https://www.andrews.edu/services/international/ugcountryreqs/africa-ug.html",
      read: "French-type 14 = 4.0, 12 = 3.33, 11 = 3.0",
    },
  ],
};

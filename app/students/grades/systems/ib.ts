import { type GradeSystem, numberIn } from "../system.ts";

export const ib: GradeSystem = {
  label: "IB Diploma",
  countries: [],
  level: "school",
  inputs: [
    { kind: "number", name: "total", label: "Total points", min: 0, max: 45, decimals: 0, hint: "Out of 45" },
  ],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("total"),
    points: [
      [0, 0],
      [24, 2.0],
      [30, 3.0],
      [34, 3.5],
      [38, 4.0],
      [45, 4.0],
    ],
  },
  trust: "estimate",
  sources: [
    {
      url: "https://unik.ac.ug/foreign-qualifications-guidelines/",
      read: "IB 24, A-level = UACE, UNEB equates",
    },
    { url: "https://revisiontown.com/?p=31575", read: "IB totals to A-level letters" },
  ],
};

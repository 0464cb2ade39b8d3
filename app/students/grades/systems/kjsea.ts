import type { GradeSystem } from "../system.ts";

export const kjsea: GradeSystem = {
  label: "KJSEA, grade 9 (Kenya)",
  countries: ["Kenya"],
  level: "school",
  inputs: [
    {
      kind: "choice",
      name: "level",
      label: "Level",
      values: ["EE1", "EE2", "ME1", "ME2", "AE1", "AE2", "BE1", "BE2"],
    },
    { kind: "number", name: "total_points", label: "Total points", min: 9, max: 72, decimals: 0 },
  ],
  subjects: null,
  table: { kind: "none" },
  trust: "estimate",
  sources: [
    {
      url: "https://educationnewshub.co.ke/how-grade-9-students-were-graded-by-knec-in-kjsea-exam-results/",
      read: "KJSEA levels, points, 60/20/20",
    },
  ],
};

import type { GradeSystem } from "../system.ts";

export const cdacc: GradeSystem = {
  label: "TVET CDACC (Kenya)",
  countries: ["Kenya"],
  level: "vocational",
  inputs: [
    {
      kind: "choice",
      name: "result",
      label: "Result",
      values: ["Competent", "Not Yet Competent"],
      alsoWritten: { mastery: "Competent", proficient: "Competent" },
    },
  ],
  subjects: null,
  table: { kind: "none" },
  trust: "estimate",
  sources: [
    { url: "https://edunotes.co.ke/cdacc-grading-system-kenya", read: "CDACC Competent / Not Yet Competent" },
  ],
};

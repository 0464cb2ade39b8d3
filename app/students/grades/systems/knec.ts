import { choiceIn, type GradeSystem } from "../system.ts";

export const knec: GradeSystem = {
  label: "KNEC diploma or certificate (Kenya)",
  countries: ["Kenya"],
  level: "vocational",
  inputs: [
    {
      kind: "choice",
      name: "overall",
      label: "Overall result",
      values: ["Distinction", "Credit", "Pass", "Refer", "Fail"],
    },
  ],
  subjects: null,
  // Ours, from the marks where each begins: 75, 60 and 40 of a hundred.
  table: {
    kind: "letter",
    of: choiceIn("overall"),
    worth: { Distinction: 3.5, Credit: 3, Pass: 2, Refer: 0, Fail: 0 },
  },
  trust: "estimate",
  sources: [
    {
      url: "https://kenyaeducationguide.com/knec-grading-system-for-colleges/",
      read: "KNEC college grades 1-7",
    },
  ],
};

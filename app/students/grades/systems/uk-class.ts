import { choiceIn, classWorth, type GradeSystem } from "../system.ts";

/** The floor of the class: who knows the number too enters that instead. */
export const ukClass: GradeSystem = {
  label: "Class of degree (where you have no number)",
  countries: ["Kenya", "Nigeria", "Ghana", "Uganda"],
  level: "degree",
  inputs: [
    {
      kind: "choice",
      name: "class",
      label: "Class",
      values: ["First", "2:1", "2:2", "Third", "Pass"],
      alsoWritten: {
        firstclass: "First",
        firstclasshonours: "First",
        "1st": "First",
        secondclassupper: "2:1",
        secondclasshonoursupperdivision: "2:1",
        secondupper: "2:1",
        uppersecond: "2:1",
        "2.1": "2:1",
        secondclasslower: "2:2",
        secondclasshonourslowerdivision: "2:2",
        lowersecond: "2:2",
        "2.2": "2:2",
        thirdclass: "Third",
        "3rd": "Third",
        ordinary: "Pass",
      },
    },
  ],
  subjects: null,
  table: {
    kind: "letter",
    of: choiceIn("class"),
    worth: {
      First: classWorth.first,
      "2:1": classWorth.upper,
      "2:2": classWorth.lower,
      Third: classWorth.third,
      Pass: classWorth.pass,
    },
  },
  trust: "about",
  sources: [
    { url: "https://needtopass.com/blog-gpa-uk-vs-us.html", read: "UK classes; 2:1 = 3.0-3.7" },
    {
      url: "https://www.fastgpacalc.com/uk-to-us-gpa-calculator",
      read: "A-level A4 B3 C2; first 4.0, 2:1 3.3-3.7",
    },
    {
      url: "https://jobs.kent.gov.uk/working-here/starting-your-career-with-us/kent-graduate-programme/qualification-equivalency-table",
      read: "2:1 in Africa = 2:1; US = GPA 3",
    },
  ],
};

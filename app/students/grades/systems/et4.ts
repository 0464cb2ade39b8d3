import { cgpaInput, classWorth, type DegreeClass, type GradeSystem, numberIn } from "../system.ts";

/** No class is printed. Universities abroad disagree where a second class upper begins: 3.0, 3.25, 3.75. */
const classes: readonly DegreeClass[] = [
  { name: "Great distinction", counts: classWorth.first, from: 3.75 },
  { name: "Distinction", counts: classWorth.upper, from: 3.25 },
  { name: "Good", counts: classWorth.lower, from: 2.75 },
  { name: "Pass", counts: classWorth.pass, from: 2 },
];

export const et4: GradeSystem = {
  label: "CGPA out of 4 (universities in Ethiopia)",
  countries: ["Ethiopia"],
  level: "degree",
  inputs: [cgpaInput(4)],
  subjects: null,
  table: { kind: "as it is", of: numberIn("cgpa") },
  trust: "as it is",
  classes,
  sources: [
    {
      url: "https://www.nuffic.nl/en/education-systems/ethiopia/grades-and-study-results",
      read: "exam marks, university letters and classes",
    },
    { url: "https://hu.edu.et/index.php/academic/grading-system", read: "Hawassa letters and raw marks" },
    { url: "https://www.sgs.utoronto.ca/credentials-equiv/ethiopia/", read: "master's minimum 3/4" },
    {
      url: "https://www.nottingham.edu.cn/en/Study-with-us/Global-recruitment/International-applicants.aspx?country=Ethiopia&level=Undergraduate+and+Postgraduate",
      read: "typical 3.25/4; grade 12 = GCSE level",
    },
    {
      url: "https://www.nuigalway.ie/international-students/yourcountry/ethiopia/",
      read: "2:2 = 3.0, 2:1 = 3.75",
    },
  ],
};

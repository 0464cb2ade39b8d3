import { cgpaInput, classWorth, type DegreeClass, type GradeSystem, numberIn } from "../system.ts";

const classes: readonly DegreeClass[] = [
  { name: "First-class level", counts: classWorth.first, from: 3.7 },
  { name: "2:1 level", counts: classWorth.upper, from: 3 },
  { name: "2:2 level", counts: classWorth.lower, from: 2.5 },
  { name: "Pass", counts: classWorth.pass, from: 2 },
];

export const us4: GradeSystem = {
  label: "GPA out of 4 (American style: USIU, Ashesi, AUN, abroad)",
  countries: [],
  level: "degree",
  inputs: [cgpaInput(4, { label: "GPA out of 4", tooHigh: "Is it out of 5? Then choose that scale." })],
  subjects: null,
  table: { kind: "as it is", of: numberIn("cgpa") },
  trust: "as it is",
  classes,
  sources: [
    { url: "http://www.varcity.co.ke/usiu-vs-uon-difference-systems/", read: "USIU uses a 4.0 GPA" },
    {
      url: "http://www.lboro.ac.uk/international/applicants/study-options/postgraduate-taught/international-qualification-equivalencies/",
      read: "1st/2:1/2:2 by country; 4.0: 3.5/3.0/2.8",
    },
    {
      url: "https://jobs.kent.gov.uk/working-here/starting-your-career-with-us/kent-graduate-programme/qualification-equivalency-table",
      read: "2:1 in Africa = 2:1; US = GPA 3",
    },
    { url: "https://needtopass.com/blog-gpa-uk-vs-us.html", read: "UK classes; 2:1 = 3.0-3.7" },
  ],
};

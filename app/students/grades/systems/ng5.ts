import {
  cgpaInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  numberIn,
} from "../system.ts";

/** Some private universities begin a second class lower at 2.50: there the class that is printed holds. */
const classes: readonly DegreeClass[] = [
  { name: "First Class", counts: classWorth.first, from: 4.5 },
  { name: "Second Class Upper", counts: classWorth.upper, from: 3.5 },
  { name: "Second Class Lower", counts: classWorth.lower, from: 2.4 },
  { name: "Third Class", counts: classWorth.third, from: 1.5 },
  { name: "Pass", counts: classWorth.pass, from: 1 },
];

export const ng5: GradeSystem = {
  label: "CGPA out of 5 (Nigeria)",
  countries: ["Nigeria"],
  level: "degree",
  inputs: [cgpaInput(5, { tooHigh: "Is it out of 7? Then choose that scale." }), classInput(classes)],
  subjects: null,
  table: {
    kind: "lines",
    of: numberIn("cgpa"),
    points: [
      [0, 0],
      [1.0, 0.5],
      [1.5, 1.0],
      [2.4, 2.0],
      [3.5, 3.0],
      [4.5, 3.5],
      [5.0, 4.0],
    ],
  },
  trust: "about",
  classes,
  sources: [
    {
      url: "https://electricalengineering.abu.edu.ng/pages/graduationrequirement.html",
      read: "5-point classes, A70..E40",
    },
    {
      url: "https://ucjfuoye.com.ng/fuoye-adopts-nuc-new-grading-system/",
      read: "NUC memo of 15 Oct 2018: back to 5 points, pass degree returns",
    },
    {
      url: "https://www.mcu.edu.ng/home/students-performance-evaluation/",
      read: "private: 2:2 from 2.50, no pass class",
    },
    {
      url: "https://lboro.ac.uk/international/country/nigeria/applicationinformation/entryrequirements/postgraduate/",
      read: "UK view of 7, 5 and 4 point scales",
    },
  ],
};

import { isEnglish, isMaths } from "./credits.ts";
import { type GradeSystem, numberIn, type ParsedResult } from "./system.ts";

/** Best first: 1 to 9. */
const grades = ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9"];

export const wassce: GradeSystem = {
  countries: ["Ghana", "Nigeria"],
  level: "school",
  inputs: [
    {
      kind: "number",
      name: "aggregate",
      label: "aggregateGhana",
      min: 6,
      max: 54,
      decimals: 0,
      hint: "wassceAggregate",
    },
  ],
  subjects: {
    grades,
    least: 5,
    most: 9,
    usual: ["English Language", "Mathematics"],
    hint: "wassceSubjects",
  },
  table: {
    kind: "best",
    best: 6,
    least: 5,
    worth: { A1: 4, B2: 3.5, B3: 3, C4: 2.5, C5: 2, C6: 1.5, D7: 1, E8: 0.5, F9: 0 },
  },
  trust: "estimate",
  sources: [
    {
      url: "https://galexgh.com/2019/03/21/ghanas-national-council-for-tertiary-educations-high-school-results-interpretation",
      read: "NCTE reading of WASSCE grades 1-9",
    },
    {
      url: "https://aucdt.edu.gh/admissions/entry-requirements",
      read: "six credits, aggregate 36; HND entry rule",
    },
    {
      url: "http://www.jambutme.com/search/files/chapter%20two/introduction_entry_requirements.html",
      read: "JAMB brochure: five credits, one or two sittings by university",
    },
    {
      url: "https://www.londonmet.ac.uk/international/applying/entry-requirements-by-country/nigeria/",
      read: "A1-F9 meaning; five at C6 in two sittings",
    },
  ],
};

/** English, Mathematics, the better of Integrated Science and Social Studies, and the best three others. */
export function aggregateOf(reading: ParsedResult): number | null {
  const written = numberIn("aggregate")(reading);
  if (written !== null) return written;
  const graded = Object.entries(reading.subjects).map(([name, grade]) => ({
    name: name.trim(),
    points: grades.indexOf(grade) + 1,
  }));
  const bestOf = (pattern: RegExp) =>
    graded.filter(({ name }) => pattern.test(name)).sort((one, other) => one.points - other.points)[0];
  const core = [bestOf(isEnglish), bestOf(isMaths), bestOf(isThirdCore)];
  if (core.includes(undefined)) return null;
  const electives = graded
    .filter((subject) => !core.includes(subject) && !isThirdCore.test(subject.name))
    .sort((one, other) => one.points - other.points)
    .slice(0, 3);
  return electives.length < 3 ? null : sum([...core, ...electives]);
}

const isThirdCore = /^(integrated science|social studies)$/i;
const sum = (subjects: ({ points: number } | undefined)[]) =>
  subjects.reduce((total, subject) => total + (subject?.points ?? 0), 0);

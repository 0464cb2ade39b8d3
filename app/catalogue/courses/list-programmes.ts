import {
  judgeProgramme,
  type ProgrammeJudgement,
  type StudentResults,
  standings,
} from "./judge-programme.ts";
import type { Programme } from "./programme.ts";
import { fieldOfCourse } from "./tables/field-of-course.ts";

export interface CourseFilters {
  country: Programme["country"];
  text: string;
  field: string | null;
  region: string | null;
  level: string | null;
  isPublic: boolean | null;
}

interface JudgedProgramme {
  programme: Programme;
  /** Null while the student has given no grades. */
  judgement: ProgrammeJudgement | null;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const searchWords = new WeakMap<Programme, string[]>();

function wordsOf(programme: Programme): string[] {
  const known = searchWords.get(programme);
  if (known) return known;
  const { name, institution, region, field, code } = programme;
  const words = wordsIn([name, institution, region, field, code].filter(Boolean).join(" "));
  searchWords.set(programme, words);
  return words;
}

/** Words that say nothing about a course. */
const fillers = new Set(
  "a an and at bachelor can cluster courses course cut cutoff degree diploma do for i in my of off points study the to what which with".split(
    " ",
  ),
);

/** Every word must begin a word of the programme. If nothing has them all, the field that the words name: "teacher" finds education. */
function searchProgrammes(programmes: readonly Programme[], text: string): readonly Programme[] {
  const words = wordsIn(text).filter((word) => !fillers.has(word));
  if (words.length === 0) return programmes;
  const found = programmes.filter((programme) =>
    words.every((word) => wordsOf(programme).some((own) => own.startsWith(word))),
  );
  if (found.length > 0) return found;
  const field = fieldOfCourse(words.join(" "));
  return field ? programmes.filter((programme) => programme.field === field) : [];
}

export function filterProgrammes(
  programmes: readonly Programme[],
  filters: CourseFilters,
): readonly Programme[] {
  const chosen = programmes.filter(
    ({ country, field, region, level, isPublic }) =>
      country === filters.country &&
      (filters.field === null || field === filters.field) &&
      (filters.region === null || region === filters.region) &&
      (filters.level === null || level === filters.level) &&
      (filters.isPublic === null || isPublic === filters.isPublic),
  );
  return searchProgrammes(chosen, filters.text);
}

/** The best standing first; within one, the programme that asks for more comes first, and of closed ones the nearest. */
export function judgeAll(
  programmes: readonly Programme[],
  student: StudentResults | null,
  latestYear: number,
): JudgedProgramme[] {
  const judged = programmes.map((programme) => ({
    programme,
    judgement: student && judgeProgramme(programme, student, latestYear),
  }));
  if (!student) return judged;
  return judged
    .map((one) => ({ ...one, order: orderOf(one) }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1])
    .map(({ order: _, ...one }) => one);
}

function orderOf({ programme, judgement }: JudgedProgramme): readonly [number, number] {
  if (!judgement) return [0, 0];
  const standing = standings.indexOf(judgement.standing);
  if (judgement.standing === "no") {
    const short = judgement.missing.reduce(
      (sum, item) => sum + (item.kind === "points" ? item.short : 10),
      0,
    );
    return [standing, short];
  }
  const latest = programme.cutoffs.reduce((best, cutoff) => (cutoff.year > best.year ? cutoff : best), {
    year: 0,
    points: 0,
  });
  return [standing, -latest.points];
}

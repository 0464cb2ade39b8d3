import { gradeOfRank } from "#app/catalogue/courses/exam-form.ts";
import type { Exam } from "#app/catalogue/courses/exams.ts";
import type { MissingItem } from "#app/catalogue/courses/judge-programme.ts";
import type { FilledPlace, SubjectRanks } from "#app/catalogue/courses/subject-rules.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { programmeWords as words } from "./server-words.ts";

/** Alternatives to name. */
const most = 4;

/** A subject, or a group of them in a rule of JAMB. */
export const nameOf = (code: string, exam: Exam): string =>
  lookUp(words.subjectGroups, code) ?? exam.subjectName(code);

/** "Biology C+ or Physics C+"; subjects that share a grade name it once. */
export function describePlace({ slot }: Pick<FilledPlace, "slot">, exam: Exam, hasGrades = true): string {
  if (slot.written !== undefined) {
    const names = slot.written.split(/[,/]/).map((code) => nameOf(code, exam));
    const grade = hasGrades ? gradeOfRank(exam, slot.options[0]?.least ?? 0) : "";
    return [words.anyOf(names, 0), grade].filter(Boolean).join(" ");
  }
  const options = slot.options.map(({ subjects, least }) => ({
    names: words.anyOf(subjects.map(exam.subjectName), 0),
    grade: hasGrades ? (gradeOfRank(exam, least) ?? "") : "",
  }));
  const shown = options.slice(0, most);
  const others = options.length - shown.length;
  const [grade, ...moreGrades] = new Set(shown.map((option) => option.grade));
  if (grade !== undefined && moreGrades.length === 0) {
    const names = shown.map((option) => option.names);
    return `${words.anyOf(names, others)} ${grade}`.trim();
  }
  return words.anyOf(
    shown.map((option) => `${option.names} ${option.grade}`.trim()),
    others,
  );
}

/** A missing requirement in words, with the student's grade. */
export function describeMissing(item: MissingItem, exam: Exam, ranks: SubjectRanks): string {
  const { missing } = words;
  switch (item.kind) {
    case "mean":
      return missing.mean(item.needed, item.has);
    case "subject":
      return missing.subject(describePlace(item.place, exam), ownGrade(item.place, exam, ranks));
    case "utme":
      return missing.utmeSubject(describePlace(item.place, exam, false));
    case "cluster-subjects":
      return missing.clusterSubject(item.cluster);
    case "points":
      return missing.points(item.short.toFixed(1), item.lowest);
    case "credits":
      return missing.credits(item.needed, item.has);
    case "pass":
      return missing.pass(exam.subjectName(item.subject));
    case "aggregate":
      return item.has === null ? missing.electives : missing.aggregate(item.limit, item.has);
  }
}

/** The student's grade in a subject that has no alternative. */
function ownGrade({ slot }: FilledPlace, exam: Exam, ranks: SubjectRanks): string | null {
  const [only, ...others] = slot.options;
  const rank = only && others.length === 0 ? ranks.get(only.subjects[0] ?? "") : undefined;
  return rank === undefined ? null : (gradeOfRank(exam, rank) ?? null);
}

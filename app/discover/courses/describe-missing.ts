import { gradeOfRank } from "#app/catalogue/courses/exam-form.ts";
import type { Exam } from "#app/catalogue/courses/exams.ts";
import type { MissingItem } from "#app/catalogue/courses/judge-programme.ts";
import type { FilledPlace, SubjectRanks } from "#app/catalogue/courses/subject-rules.ts";

/** Alternatives to name. */
const most = 4;

/** "Biology C+ or Physics C+"; subjects that share a grade name it once. */
export function describePlace({ slot }: Pick<FilledPlace, "slot">, exam: Exam, hasGrades = true): string {
  const options = slot.options.map(({ subjects, least }) => ({
    names: subjects.map(exam.subjectName).join(" or "),
    grade: hasGrades ? (gradeOfRank(exam, least) ?? "") : "",
  }));
  const shown = options.slice(0, most);
  const rest = options.length > most ? `, or ${options.length - most} others` : "";
  const grades = new Set(shown.map(({ grade }) => grade));
  if (grades.size === 1)
    return `${shown.map(({ names }) => names).join(" or ")}${rest} ${shown[0]?.grade ?? ""}`.trim();
  return shown.map(({ names, grade }) => `${names} ${grade}`.trim()).join(" or ") + rest;
}

/** A missing requirement in words, with the student's grade. */
export function describeMissing(item: MissingItem, exam: Exam, ranks: SubjectRanks): string {
  switch (item.kind) {
    case "mean":
      return item.has ? `Mean grade ${item.needed}. You have ${item.has}.` : `Mean grade ${item.needed}.`;
    case "subject":
    case "utme": {
      const place = describePlace(item.place, exam, item.kind === "subject");
      const taken =
        item.place.slot.options.length === 1 && item.kind === "subject"
          ? item.place.slot.options[0]?.subjects[0]
          : undefined;
      const rank = taken === undefined ? undefined : ranks.get(taken);
      const has = rank === undefined ? "" : ` You have ${gradeOfRank(exam, rank)}.`;
      return `${item.kind === "utme" ? "UTME subject: " : ""}${place}.${has}`;
    }
    case "cluster-subjects":
      return `One of the four subjects of cluster ${item.cluster}.`;
    case "points":
      return `${item.short.toFixed(1)} points more. The lowest recent cut-off was ${item.lowest}.`;
    case "credits":
      return `${item.needed} credits (C6 or better). You have ${item.has}.`;
    case "pass":
      return `A pass in ${exam.subjectName(item.subject)}.`;
    case "aggregate":
      return item.has === null
        ? "Credits (C6 or better) in the core subjects and three electives."
        : `Aggregate ${item.limit} or better. You have ${item.has}.`;
  }
}

import type { ExamForm } from "#app/catalogue/courses/exam-form.ts";
import { meanOfKcse } from "#app/catalogue/courses/kenya/kcse.ts";
import { courseWords as words } from "./words.ts";

/** The mean grade of a KCSE certificate with its sum. Null for another exam, or if a subject is missing. */
export function describeMean({ name, groups }: ExamForm, ranks: ReadonlyMap<string, number>) {
  const mean = name === "KCSE" ? meanOfKcse(ranks) : null;
  if (!mean) return null;
  const subjects = groups.flatMap((group) => group.subjects);
  const points = (code: string) => ranks.get(code) ?? 0;
  const named = (code: string) =>
    `${subjects.find((subject) => subject.code === code)?.name ?? code} ${points(code)}`;
  const best = mean.others.reduce((sum, code) => sum + points(code), 0);
  return {
    grade: words.mean(mean.grade),
    sum: words.total(mean.total),
    parts: words.parts(named(mean.mathematics), named(mean.language), best),
    others: mean.others.map(named).join(" + "),
  };
}

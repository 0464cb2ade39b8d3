import { type Exam, exams } from "#app/catalogue/courses/exams.ts";
import { meanOfKcse } from "#app/catalogue/courses/kenya/kcse.ts";
import { courseWords as words } from "./words.ts";

/** The mean grade of a KCSE certificate with its sum. Null for another exam, or if a subject is missing. */
export function describeMean(exam: Exam, ranks: ReadonlyMap<string, number>) {
  const mean = exam === exams.Kenya ? meanOfKcse(ranks) : null;
  if (!mean) return null;
  const points = (code: string) => ranks.get(code) ?? 0;
  const best = mean.others.reduce((sum, code) => sum + points(code), 0);
  const { mathematics, language } = mean;
  return {
    grade: words.mean(mean.grade),
    sum: words.total(mean.total),
    parts: words.parts(
      `${exam.subjectName(mathematics)} ${points(mathematics)}`,
      `${exam.subjectName(language)} ${points(language)}`,
      best,
    ),
    others: mean.others.map((code) => `${exam.subjectName(code)} ${points(code)}`).join(" + "),
  };
}

import type { Result } from "#database/schema/about-student.ts";
import { gpaOf } from "./standing.ts";

/** The GPA to suggest: the best that is more than an estimate, finished studies before ongoing ones. */
export function suggestGpa(results: readonly Result[]): number | null {
  const counted = results.flatMap((result) => {
    const sum = gpaOf(result);
    return sum && sum.trust !== "estimate" ? [{ gpa: sum.gpa, isFinal: result.isFinal }] : [];
  });
  const [best] = counted.sort(
    (one, other) => Number(other.isFinal) - Number(one.isFinal) || other.gpa - one.gpa,
  );
  return best?.gpa ?? null;
}

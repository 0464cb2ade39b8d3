import { StudentResults } from "#app/catalogue/courses/judge-programme.ts";
import { byDocumentCluster } from "#app/catalogue/courses/kenya/portal-points.ts";
import type { CoursesQuery } from "./courses-address.ts";

/** Null if the URL has too few grades. */
export function studentOf({ country, ranks, utme, points }: CoursesQuery): StudentResults | null {
  if (ranks.size === 0 && utme.length === 0) return null;
  const student = new StudentResults(country, ranks, {
    utmeSubjects: utme.length > 0 ? utme : [...ranks.keys()],
    officialPoints: byDocumentCluster(points),
  });
  return country === "Kenya" && !student.mean ? null : student;
}

import { findCourseGrades } from "#app/students/profile/course-grades.server.ts";
import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";
import type { CoursesQuery } from "./courses-address.ts";

/**
 * The grades of a member's profile, if the URL has none. They are then part of the URL, as if they had been typed.
 */
export async function findProfileGrades(
  db: Database,
  viewer: Viewer,
  query: CoursesQuery,
): Promise<Map<string, number> | null> {
  if (viewer.kind === "visitor" || query.ranks.size > 0 || query.utme.length > 0) return null;
  const own = await findCourseGrades(db, viewer.userId, query.country);
  return own.size > 0 ? own : null;
}

import type { CourseStanding } from "#app/catalogue/courses/judge-programme.ts";

export type PlanWarning = "out of reach" | "all a stretch" | "none likely" | "no grades";

const beyond: readonly CourseStanding[] = ["stretch", "no"];

/** What to think about before the form is sent. `standings` has one entry for each choice; null without grades. */
export function planWarnings(standings: readonly (CourseStanding | null)[]): PlanWarning[] {
  if (standings.length === 0) return [];
  const known = standings.filter((standing) => standing !== null);
  if (known.length === 0) return ["no grades"];
  const warnings: PlanWarning[] = [];
  if (known.includes("no")) warnings.push("out of reach");
  if (known.every((standing) => beyond.includes(standing))) warnings.push("all a stretch");
  else if (known.every((standing) => standing === "possible" || beyond.includes(standing)))
    warnings.push("none likely");
  return warnings;
}

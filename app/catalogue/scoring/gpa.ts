import type { gpaRequirements } from "#database/schema/lists.ts";

export type GpaRequirement = (typeof gpaRequirements)[number];

const thresholds = { none: 0, below_3_0: 3, "3_0_to_3_5": 3.5, above_3_5: 3.5 } satisfies Record<
  GpaRequirement,
  number
>;

/** Without a requirement, a student whose GPA is unknown meets it too. */
export function reachesGpa(gpa: number | null, requirement: GpaRequirement | "" | null): boolean {
  if (!requirement || requirement === "none") return true;
  return gpa !== null && gpa >= thresholds[requirement];
}

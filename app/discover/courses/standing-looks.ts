import type { CourseStanding } from "#app/catalogue/courses/judge-programme.ts";

/** None of these badges is green, since a cut-off is no promise. */
export const standingLooks: Record<CourseStanding, string> = {
  likely: "bg-indigo-pale text-indigo-ink",
  possible: "bg-marigold-pale text-marigold-ink",
  stretch: "bg-neutral",
  qualified: "bg-indigo-pale text-indigo-ink",
  ask: "bg-marigold-pale text-marigold-ink",
  unknown: "bg-neutral",
  no: "bg-sand text-ink-2",
};

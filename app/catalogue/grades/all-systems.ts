import type { Result } from "#database/schema/about-student.ts";
import { degreeScales } from "./degree-scales.ts";
import { eheece } from "./eheece.ts";
import { examSystems } from "./exam-systems.ts";
import { kcse } from "./kcse.ts";
import type { GradeSystem } from "./system.ts";
import { uace } from "./uace.ts";
import { wassce } from "./wassce.ts";

/** Every exam and scale, by the id that stored results use. */
export const systems: Record<Result["system"], GradeSystem> = {
  kcse,
  wassce,
  uace,
  eheece,
  ...examSystems,
  ...degreeScales,
};

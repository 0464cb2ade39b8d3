import type { OpportunityKind } from "#app/students/matching/criteria.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";

/** The table that holds a kind of opportunity. */
export const tableOf = { scholarship: scholarships, college: colleges, internship: internships } as const;

export type OpportunityOf<Kind extends OpportunityKind> = (typeof tableOf)[Kind]["$inferSelect"];

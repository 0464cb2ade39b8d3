import { colleges, internships, scholarships } from "#database/schema/index.ts";
import type { OpportunityKind } from "./kinds.ts";

/** The table that holds a kind of opportunity. */
export const tableOf = { scholarship: scholarships, college: colleges, internship: internships } as const;

export type OpportunityOf<Kind extends OpportunityKind> = (typeof tableOf)[Kind]["$inferSelect"];

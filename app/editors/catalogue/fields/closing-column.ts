import type { Kind } from "#app/catalogue/kinds/kinds.ts";

/** The column with the announced deadline. */
export const closingColumn = {
  scholarships: "deadline",
  colleges: "application_deadline",
  internships: "application_deadline",
} as const satisfies Record<Kind, string>;

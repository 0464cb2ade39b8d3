import type { Programme } from "#database/schema/facts.ts";

/** The id of a programme on its college's page: "programme-law-undergraduate". */
export const programmeAnchor = ({ name, level }: Pick<Programme, "name" | "level">): string =>
  `programme-${`${name} ${level}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}`;

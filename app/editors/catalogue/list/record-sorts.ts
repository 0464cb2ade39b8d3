import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import type { Noun } from "../fields/catalogue-field.ts";

/** The ways in which a list can run. */
export const sortNames = {
  newest: "Newest first",
  title: "By name",
  closing: "Closing first",
  checked: "Checked longest ago",
};
export type RecordSort = keyof typeof sortNames;

/** Not everything closes, and only opportunities are checked. */
export const sortsOf = (noun: Noun): RecordSort[] => [
  "newest",
  "title",
  ...(noun.lastDay ? ["closing" as const] : []),
  ...(parseKind(noun.kind) ? ["checked" as const] : []),
];

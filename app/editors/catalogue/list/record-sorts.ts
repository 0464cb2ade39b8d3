import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import type { RecordType } from "../fields/catalogue-field.ts";

export const sortNames = {
  newest: "Newest first",
  title: "By name",
  closing: "Closing first",
  checked: "Checked longest ago",
};
export type RecordSort = keyof typeof sortNames;

/** Only some types close, and only opportunities are checked. */
export const listSorts = (recordType: RecordType): RecordSort[] => [
  "newest",
  "title",
  ...(recordType.lastDayColumn ? ["closing" as const] : []),
  ...(parseKind(recordType.kind) ? ["checked" as const] : []),
];

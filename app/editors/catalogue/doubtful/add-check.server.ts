import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import type { Evidence } from "#database/schema/index.ts";
import { setColumns } from "../edit/create-records.server.ts";
import { editorName } from "../edit/editor-name.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { recordTypes } from "../fields/record-types.ts";
import { doubtfulWords as words } from "./words.ts";

interface CheckedFacts {
  kind: Kind;
  id: string;
  /** A group of facts as the evidence names it; null for the dates on the official page. */
  group: Pick<Evidence, "facts" | "source"> | null;
}

/**
 * Adds an editor's check of today to a record's evidence. Returns false if the record or the group is gone.
 */
export async function addCheck(
  db: Database,
  editor: string,
  { kind, id, group }: CheckedFacts,
  today: string,
): Promise<boolean> {
  const record = await findRecord(db, kind, id, { forUpdate: true });
  if (!record) return false;
  const check = { checkedOn: today, checkedBy: await editorName(db, editor) };
  const evidence = (record.values.evidence ?? []) as Evidence[];
  const wanted = group ?? { facts: words.dates, source: "official" as const };
  const place = evidence.findIndex(({ facts, source }) => facts === wanted.facts && source === wanted.source);
  if (place === -1 && group) return false;
  const checked =
    place === -1
      ? [...evidence, { ...wanted, ...addressOf(record.values[recordTypes[kind].urlColumn ?? ""]), ...check }]
      : evidence.map((one, at) => (at === place ? { ...one, ...check } : one));
  await setColumns(db, record, { evidence: checked });
  return true;
}

const addressOf = (url: unknown) => (url ? { url: String(url) } : {});

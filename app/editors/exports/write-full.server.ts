import { sql } from "drizzle-orm";
import { textsOf } from "#app/editors/catalogue/fields/record-texts.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { csvRecords } from "#app/shared/csv/write-csv.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";
import { exportRows } from "./export-rows.server.ts";
import type { FullType } from "./exports.ts";
import { sections } from "./sections.server.ts";

const kindOf = {
  scholarships_full: "scholarships",
  colleges_full: "colleges",
  internships_full: "internships",
} as const satisfies Record<FullType, string>;

/** Records are long, so batches are small. */
const batchSize = 200;

/** Every field of the form under its label, as the import expects it. */
export async function* writeFull(viewer: Viewer, type: FullType, batch = batchSize): AsyncGenerator<string> {
  const kind = kindOf[type];
  const recordType = recordTypes[kind];
  const section = sections[kind];
  const whole = {
    ...section,
    columns: [["record", sql`to_jsonb(${section.table})`]] as typeof section.columns,
  };
  let before = csvRecords([recordType.fields.map(({ label }) => label)]);
  for await (const rows of exportRows(viewer, whole, batch)) {
    yield before + csvRecords(rows.map(([record]) => cellsOf(record ?? "{}")));
    before = "";
  }
  function cellsOf(record: string): string[] {
    const texts = textsOf(recordType, JSON.parse(record) as RecordValues);
    return recordType.fields.map(({ name }) => texts[name] ?? "");
  }
}

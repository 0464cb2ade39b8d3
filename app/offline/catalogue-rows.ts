import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { CatalogueFile, CatalogueRow } from "./catalogue-file.ts";
import { columnDefaults } from "./column-defaults.ts";
import { packColumn } from "./pack-column.ts";

export const columnsOf = (kind: Kind) => Object.keys(columnDefaults[kind]);

/** Column by column, because similar values next to each other compress best. */
export function packRows(kind: Kind, rows: CatalogueRow[]): CatalogueFile["kinds"][Kind] {
  const columns = ["id", ...columnsOf(kind)];
  const values = columns.map((_, place) => packColumn(rows.map((row) => row[place])));
  return { columns: columns.slice(1), values };
}

/** A record as its page reads it: what the row leaves out is the default. */
export function recordOf<Record>(kind: Kind, columns: string[], [id, ...values]: CatalogueRow): Record {
  const record: { [name: string]: unknown } = { ...columnDefaults[kind], id };
  columns.forEach((column, place) => {
    if (values[place] !== null) record[column] = values[place];
  });
  return record as Record;
}

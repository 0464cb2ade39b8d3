import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { CatalogueFile, CatalogueRow } from "./catalogue-file.ts";
import { columnDefaults } from "./column-defaults.ts";
import { packColumn } from "./pack-column.ts";

export const columnsOf = (kind: Kind) => Object.keys(columnDefaults[kind]);

/** Column by column and country by country, because similar values next to each other compress best. */
export function packRows(kind: Kind, rows: CatalogueRow[]): CatalogueFile["kinds"][Kind] {
  const columns = ["id", ...columnsOf(kind)];
  const country = columns.indexOf("country");
  const sorted = country < 0 ? rows : sortByText(rows, (row) => JSON.stringify(row[country]));
  const values = columns.map((_, place) => packColumn(sorted.map((row) => row[place])));
  return { columns: columns.slice(1), values };
}

function sortByText<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const pairs = items.map((item) => [textOf(item), item] as const);
  return pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, item]) => item);
}

/** A record as its page reads it: what the row leaves out is the default. */
export function recordOf<Record>(kind: Kind, columns: string[], [id, ...values]: CatalogueRow): Record {
  const record: { [name: string]: unknown } = { ...columnDefaults[kind], id };
  columns.forEach((column, place) => {
    if (values[place] !== null) record[column] = values[place];
  });
  return record as Record;
}

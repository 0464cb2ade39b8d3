import { asc, getTableColumns } from "drizzle-orm";
import { closesNext } from "#app/catalogue/dates/closing-columns.server.ts";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import { evidenceInShort } from "#app/catalogue/facts/evidence.ts";
import type { Rate } from "#app/catalogue/facts/money.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import type { Evidence, Programme } from "#database/schema/facts.ts";
import { currencyRates } from "#database/schema/index.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { byId, type CatalogueRow, type CatalogueRows } from "./catalogue-file.ts";
import { columnsOf } from "./catalogue-rows.ts";
import { columnDefaults } from "./column-defaults.ts";
import { sortedEntries } from "./pack-column.ts";

/** Per kind. A larger catalogue sends what closes next, because a phone's storage and data are limited. */
const maxRecords = 1_500;

/** Everything that lists show on a day, in the file's form, and the exchange rates. */
export async function readCatalogueRows(
  db: Database,
  today: string,
): Promise<{ rates: Rate[]; rows: CatalogueRows }> {
  const { currency, perDollar, dated } = currencyRates;
  const rates = await db
    .select({ currency, perDollar, dated })
    .from(currencyRates)
    .orderBy(asc(currencyRates.currency));
  const rows: CatalogueRows = { scholarships: [], colleges: [], internships: [] };
  for (const kind of kinds) rows[kind] = await readKind(db, kind, today);
  return { rates, rows };
}

async function readKind(db: Database, kind: Kind, today: string): Promise<CatalogueRow[]> {
  const table = tableOf[kindOf[kind]];
  const all = getTableColumns(table);
  const wanted = Object.entries(all).filter(([name]) => name === "id" || name in columnDefaults[kind]);
  const found = await db
    .select(Object.fromEntries(wanted))
    .from(table)
    .where(stillOpen(table.listedUntil, today))
    .orderBy(closesNext(table, today), asc(table.id))
    .limit(maxRecords);
  return found.map((record) => rowOf(kind, record)).sort(byId);
}

function rowOf(kind: Kind, record: { [name: string]: unknown }): CatalogueRow {
  const usual: { [name: string]: unknown } = columnDefaults[kind];
  const values = columnsOf(kind).map((name) => {
    const value = dayOfMoment(record[name]);
    return JSON.stringify(value) === JSON.stringify(usual[name]) ? null : value;
  });
  const evidence = 1 + columnsOf(kind).indexOf("evidence");
  const row: CatalogueRow = [String(record.id), ...values];
  if (row[evidence]) row[evidence] = evidenceInShort(row[evidence] as Evidence[]);
  const programmes = 1 + columnsOf(kind).indexOf("programmes");
  // No page shows the source of a single programme, and its requirements say what its entry says in words.
  if (programmes > 0 && row[programmes])
    row[programmes] = (row[programmes] as Programme[]).map(({ source: _, entry, ...shown }) =>
      entry && !shown.requires?.length ? { ...shown, entry } : shown,
    );
  const [id, ...columns] = row;
  return [id, ...columns.map(sortedEntries)];
}

/** The day of a moment is precise enough. */
const dayOfMoment = (value: unknown) => (value instanceof Date ? todayInUtc(value) : value);

import { eq, sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { catalogueChanges, type RecordValues, starterLoads, starterRecords } from "#database/schema/index.ts";
import { certainties, kinds, servedCountries } from "#database/schema/lists.ts";
import { createRecords, setColumns } from "../edit/create-records.server.ts";
import { closingColumn } from "../fields/closing-column.ts";
import { isEmpty } from "../fields/is-empty.ts";
import { recordTypes } from "../fields/record-types.ts";
import type { Starter, StarterRecord } from "./read-starter.server.ts";

interface LoadCounts {
  added: number;
  changed: number;
}

/**
 * Loads the starter catalogue, as the owner of the tables. Fields loaded before and not edited since are
 * updated; whatever an editor wrote, unpublished or deleted stays. Returns null if this catalogue is loaded
 * already.
 */
export async function loadStarter(db: Database, starter: Starter, now: Date): Promise<LoadCounts | null> {
  if (await isLoaded(db, starter.digest)) return null;
  const loaded = { added: 0, changed: 0 };
  for (const kind of kinds) {
    const { added, changed } = await loadKind(db, kind, starter.records[kind], now);
    loaded.added += added;
    loaded.changed += changed;
  }
  await db.delete(starterLoads);
  await db.insert(starterLoads).values({ digest: starter.digest });
  return loaded;
}

export async function isLoaded(db: Database, digest: string): Promise<boolean> {
  return (await db.$count(starterLoads, eq(starterLoads.digest, digest))) > 0;
}

interface KnownRecord {
  key: string;
  recordId: string;
  loaded: RecordValues;
  /** The current values; null if the record is not published. */
  current: RecordValues | null;
}

async function loadKind(db: Database, kind: Kind, records: StarterRecord[], now: Date): Promise<LoadCounts> {
  const before = await queryRows<KnownRecord>(
    db,
    // If a loaded deadline was rolled over since, it counts as unedited, so that the new one replaces it.
    sql`select key, record_id as "recordId", loaded,
        to_jsonb(record) || jsonb_build_object(${closingColumn[kind]}::text, coalesce(record.${sql.identifier(closingColumn[kind])}, record.last_deadline)) as current
      from ${starterRecords} left join ${sql.identifier(kind)} as record on record.id = record_id where kind = ${kind}`,
  );
  const byKey = new Map(before.map((one) => [one.key, one]));
  const unknown = records.filter(({ key }) => !byKey.has(key));
  const namesakes = await findNamesakes(db, kind, unknown);
  const fresh = unknown.filter(({ key }) => !namesakes.has(key));
  await addRecords(db, kind, fresh, now);
  for (const [key, namesake] of namesakes) {
    await storeLoaded(db, kind, [{ key, recordId: namesake.recordId, loaded: namesake.loaded }]);
    byKey.set(key, namesake);
  }
  let changed = 0;
  for (const { key, values } of records) {
    const one = byKey.get(key);
    if (one && (await updateRecord(db, kind, one, values))) changed++;
  }
  return { added: fresh.length, changed };
}

/**
 * Lists show the newest first: records of served countries come last here, interleaved by country, the most
 * certain at the very end.
 */
function oldestFirst(records: StarterRecord[]): StarterRecord[] {
  const seen = new Map<string, number>();
  const places = records.map((record) => {
    const count = seen.get(record.region) ?? 0;
    seen.set(record.region, count + 1);
    const isServed = servedCountries.some((country) => country.toLowerCase() === record.region);
    const sureness = -certainties.indexOf(record.values.certainty as (typeof certainties)[number]);
    return { record, place: [isServed ? 1 : 0, sureness, count] };
  });
  return places.sort((one, other) => compare(one.place, other.place)).map(({ record }) => record);
}

const compare = (one: number[], other: number[]): number =>
  one.map((part, place) => part - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

async function addRecords(db: Database, kind: Kind, unsorted: StarterRecord[], now: Date): Promise<void> {
  const records = oldestFirst(unsorted);
  const idsOf = new Map<string, string>();
  const rows = records.map(({ key, isPublished, values }, place) => ({
    key,
    isPublished,
    values: {
      ...values,
      created_at: new Date(now.getTime() - (records.length - place) * 1_000).toISOString(),
    },
  }));
  for (const isPublished of [true, false]) {
    const some = rows.filter((row) => row.isPublished === isPublished);
    const ids = await createRecords(
      db,
      kind,
      some.map(({ values }) => values),
      { isPublished },
    );
    for (const [place, { key }] of some.entries()) idsOf.set(key, ids[place] ?? "");
  }
  await storeLoaded(
    db,
    kind,
    records.map(({ key, values }) => ({ key, recordId: idsOf.get(key) ?? "", loaded: values })),
  );
}

type LoadedRecord = Pick<typeof starterRecords.$inferInsert, "key" | "recordId" | "loaded">;

async function storeLoaded(db: Database, kind: Kind, notes: LoadedRecord[]): Promise<void> {
  if (notes.length > 0) await db.insert(starterRecords).values(notes.map((one) => ({ kind, ...one })));
}

/**
 * Existing records with the same title. Untouched ones count as ours; in edited ones, only empty fields are
 * filled.
 */
async function findNamesakes(
  db: Database,
  kind: Kind,
  records: StarterRecord[],
): Promise<Map<string, KnownRecord>> {
  const titles = records.map(({ key, values }) => ({ key, title: values[recordTypes[kind].titleColumn] }));
  const found = await queryRows<{ key: string; recordId: string; current: RecordValues; isTouched: boolean }>(
    db,
    sql`select distinct on (key) key, record.id as "recordId", to_jsonb(record) as current,
        exists (select 1 from ${catalogueChanges} where ${catalogueChanges.recordId} = record.id) as "isTouched"
      from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as given (key text, title text)
        join ${sql.identifier(kind)} as record on record.plain_title = plain_title(given.title)
      where not exists (select 1 from ${starterRecords} where kind = ${kind} and record_id = record.id)
      order by key, record.created_at`,
  );
  const valuesOf = new Map(records.map(({ key, values }) => [key, values]));
  return new Map(
    found.map(({ key, recordId, current, isTouched }) => {
      const stated = Object.keys(valuesOf.get(key) ?? {}).filter(
        (name) => !isTouched || isEmpty(current[name]),
      );
      const loaded = Object.fromEntries(stated.map((name) => [name, current[name]]));
      return [key, { key, recordId, loaded, current }];
    }),
  );
}

async function updateRecord(
  db: Database,
  kind: Kind,
  before: KnownRecord,
  values: RecordValues,
): Promise<boolean> {
  const { key, recordId: id, loaded, current } = before;
  const isNew = (name: string) => !isSame(values[name], loaded[name]);
  const news = Object.keys(values).filter(isNew);
  if (news.length === 0) return false;
  // Editors' values stay, and still count as theirs at the next load.
  const untouched = current
    ? news.filter((name) => name in loaded && isSame(current[name], loaded[name]))
    : [];
  const taken = Object.fromEntries(untouched.map((name) => [name, values[name]]));
  await setColumns(db, { kind, id, isPublished: true }, taken);
  await db
    .update(starterRecords)
    .set({ loaded: { ...loaded, ...taken } })
    .where(sql`${starterRecords.kind} = ${kind} and ${starterRecords.key} = ${key}`);
  return untouched.length > 0;
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** PostgreSQL does not preserve the key order of JSON objects. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

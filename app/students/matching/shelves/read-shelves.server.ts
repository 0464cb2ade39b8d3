import { sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { matchChanges, matchShelves } from "#database/schema/match-shelves.ts";

/** Opportunities of a kind as strings of bits: 32 to a number. */
export interface BitStrings {
  everyone: Int32Array;
  /** Those that have a bit, by its place. */
  places: Map<number, Int32Array>;
  regions: { region: string; bits: Int32Array }[];
  /** Answers of `onShelves`, to be thrown away at any time. */
  asked: Map<string, Int32Array>;
}

/** What stands on the shelves of a kind, in the order in which it closes. */
export interface Shelves extends BitStrings {
  /** Each filling has another. */
  stamp: string;
  /** How many bits a string has; behind the last one, there are only zeros. */
  size: number;
  /** Sixteen bytes each. */
  ids: Buffer;
}

const shelfSize = 8192;
const bytesOfId = 16;

/** Kept until the shelves are filled anew: some 6 MB for 100,000 opportunities. */
const kept = new Map<OpportunityKind, Shelves>();

export type ShelvesOf = Record<OpportunityKind, Shelves | null>;

/**
 * The shelves of each kind, if they hold what is open today as it is now. Nothing where they are not of today, or where something was written
 * since: then the rows have to be asked.
 */
export async function readShelves(db: Database, today: string): Promise<ShelvesOf> {
  const found = await ask<{ kind: OpportunityKind; stamp: string }>(
    db,
    sql`
      select kind, ids[1] as stamp from ${matchShelves}
      where place = -1 and shelf = -1 and shelved_on = ${today}::date and ids[1] is not null and kind = any(${kinds}::text[])
        and not exists (select from ${matchChanges} where ${matchChanges.kind} = ${matchShelves.kind})`,
  );
  const shelves: ShelvesOf = { scholarship: null, college: null, internship: null };
  for (const { kind, stamp } of found) {
    if (kept.get(kind)?.stamp !== stamp) kept.set(kind, await unpack(db, kind));
    const known = kept.get(kind);
    if (known?.stamp === stamp) shelves[kind] = known;
  }
  return shelves;
}

/** Named, so that an index finds their few rows. */
const kinds = sql.param(`{${opportunityKinds.join(",")}}`);

interface Row {
  shelf: number;
  place: number;
  /** Four bytes of length, then the bits, eight to a byte from the highest. */
  bits: Uint8Array;
  region: string | null;
  /** Twenty bytes of a head, then four of length and sixteen of the id. */
  ids: Uint8Array | null;
  stamp: string | null;
}

async function unpack(db: Database, kind: OpportunityKind): Promise<Shelves> {
  const rows = await ask<Row>(
    db,
    sql`
      select shelf, place, varbit_send(bits) as bits, region, array_send(ids) as ids, case when shelf = -1 then ids[1] end as stamp
      from ${matchShelves} where kind = ${kind}`,
  );
  const size = (1 + rows.reduce((last, { shelf }) => Math.max(last, shelf), -1)) * shelfSize;
  const blank = () => new Int32Array(size / 32);
  const shelves: Shelves = {
    stamp: rows.find(({ stamp }) => stamp !== null)?.stamp ?? "",
    ...{
      size,
      everyone: blank(),
      places: new Map(),
      regions: [],
      asked: new Map(),
      ids: Buffer.alloc(size * bytesOfId),
    },
  };
  const regions = new Map<string, Int32Array>();
  for (const { shelf, place, bits, region, ids } of rows) {
    if (shelf < 0) continue;
    const named = region === null ? shelves.places : regions;
    const key = (region ?? place) as never;
    const string = place === -1 ? shelves.everyone : (named.get(key) ?? blank());
    if (place !== -1) named.set(key, string);
    new Uint8Array(string.buffer).set(bits.subarray(4), (shelf * shelfSize) / 8);
    for (let nth = 0, at = 24; ids && at < ids.length; nth++, at += bytesOfId + 4)
      shelves.ids.set(ids.subarray(at, at + bytesOfId), (shelf * shelfSize + nth) * bytesOfId);
  }
  shelves.regions = [...regions].map(([region, bits]) => ({ region, bits }));
  return shelves;
}

export function idAt({ ids }: Shelves, place: number): string {
  const hex = ids.toString("hex", place * bytesOfId, (place + 1) * bytesOfId);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Below zero where it is not there. */
export function placeOf({ ids }: Shelves, id: string): number {
  const sought = Buffer.from(id.replaceAll("-", ""), "hex");
  let at = ids.indexOf(sought);
  while (at >= 0 && at % bytesOfId !== 0) at = ids.indexOf(sought, at + 1);
  return at < 0 ? at : at / bytesOfId;
}

import { sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { microsOf } from "#app/common/keyset/keyset.server.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import type { Condition } from "#app/students/fit/conditions.server.ts";
import { rulesTogether } from "#app/students/fit/verdict.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { bitsOfProfile } from "../bits.ts";
import type { MatchCursor } from "../match-cursor.ts";
import { criteriaFor, matchesFor } from "../points.server.ts";
import { tiesFor } from "../rank.server.ts";
import { closedRank, highestRank, pointsInRank } from "../rank.ts";
import { count, keep, onShelves, remove } from "./on-shelves.server.ts";
import { idAt, placeOf, type Shelves, type ShelvesOf } from "./read-shelves.server.ts";

interface Seeker {
  profile: MatchProfile;
  applicant: Applicant;
  kind: OpportunityKind;
  today: string;
}

/** Who matches on the shelves of a kind, by verdict, and what makes their ranks. */
export interface ShelvedRanks {
  shelves: Shelves;
  groups: { verdict: Verdict; rank: number; bits: Int32Array }[];
  /** What each of those with a bit in the string is worth. */
  worths: { worth: number; bits: Int32Array }[];
}

/** Nothing where the shelves are out of date. */
export function rankShelves(
  all: ShelvesOf,
  { kind, profile, applicant, today }: Seeker,
): ShelvedRanks | null {
  const shelves = all[kind];
  if (!shelves) return null;
  const bits = bitsOfProfile(profile);
  const find = (condition: Condition) => onShelves(shelves, condition);
  const { isNo, isOpen } = rulesTogether(kind, applicant);
  const closed = find(matchesFor(kind, bits));
  const can = closed.slice();
  const no = find(isNo);
  remove(can, no);
  keep(closed, no);
  const check = can.slice();
  const open = find(isOpen);
  remove(can, open);
  keep(check, open);
  const points = criteriaFor(kind, bits).map(({ condition, won }) => ({
    condition,
    worth: won * pointsInRank,
  }));
  return {
    shelves,
    groups: [
      { verdict: "can", rank: 2 * closedRank, bits: can },
      { verdict: "check", rank: closedRank, bits: check },
      { verdict: "closed", rank: 0, bits: closed },
    ],
    worths: [...points, ...tiesFor(kind, applicant, today)].map(({ condition, worth }) => ({
      worth,
      bits: find(condition),
    })),
  };
}

export function countRanks({ groups }: ShelvedRanks): Record<Verdict, number> {
  const found = { can: 0, check: 0, closed: 0 };
  for (const { verdict, bits } of groups) found[verdict] = count(bits);
  return found;
}

interface Wanted {
  kind: OpportunityKind;
  after: MatchCursor | null;
  limit: number;
  without?: string[];
}

/** The next ones behind a cursor. Nothing where the cursor does not stand there any more. */
export async function takeFromShelves(
  db: Database,
  ranked: ShelvedRanks,
  { kind, after, limit, without = [] }: Wanted,
): Promise<MatchCursor[] | null> {
  const { shelves, groups } = ranked;
  const from = after
    ? { rank: after.rank, place: placeOf(shelves, after.id) }
    : { rank: highestRank, place: -1 };
  if (after && from.place < 0) return null;
  const most = limit + without.length;
  const places: Ranked[] = [];
  for (const group of groups)
    if (places.length < most && group.rank <= from.rank) places.push(...bestOf(ranked, group, from, most));
  const best = places
    .map(({ rank, place }) => ({ rank, id: idAt(shelves, place) }))
    .filter(({ id }) => !without.includes(id))
    .slice(0, limit);
  const ids = sql.param(`{${best.map(({ id }) => id).join(",")}}`);
  const read = await ask<Omit<MatchCursor, "rank">>(
    db,
    sql`
      select id, listed_until::text as "listedUntil", ${microsOf(sql`created_at`)} as at
      from ${tableOf[kind]} where id = any(${ids}::uuid[])`,
  );
  const rows = new Map(read.map((row) => [row.id, row]));
  return best.flatMap(({ id, rank }) => {
    const row = rows.get(id);
    return row ? [{ rank, listedUntil: row.listedUntil, at: row.at, id }] : [];
  });
}

interface Ranked {
  rank: number;
  place: number;
}

/** The best of a group that come behind a place; of equal ones the first. */
function bestOf(
  { worths }: ShelvedRanks,
  group: ShelvedRanks["groups"][number],
  from: Ranked,
  most: number,
): Ranked[] {
  const strings = worths.map(({ worth, bits }) => ({ worth, bytes: new Uint8Array(bits.buffer) }));
  const bytes = new Uint8Array(group.bits.buffer);
  const counts = new Int32Array(highestRank + 1);
  const found: Ranked[] = [];
  for (let byte = 0; byte < bytes.length; byte++) {
    const eight = bytes[byte] ?? 0;
    // Eight to a byte, from the highest.
    for (let bit = 7; eight !== 0 && bit >= 0; bit--) {
      if (!((eight >> bit) & 1)) continue;
      let rank = group.rank;
      for (const { worth, bytes: own } of strings) rank += worth * (((own[byte] ?? 0) >> bit) & 1);
      const place = byte * 8 + 7 - bit;
      if (rank > from.rank || (rank === from.rank && place <= from.place)) continue;
      found.push({ rank, place });
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
  }
  let least = highestRank;
  for (let enough = counts[least] ?? 0; enough < most && least > 0; ) enough += counts[--least] ?? 0;
  return found
    .filter(({ rank }) => rank >= least)
    .sort((one, other) => other.rank - one.rank || one.place - other.place)
    .slice(0, most);
}

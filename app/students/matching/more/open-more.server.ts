import { sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { Cache, memoizeByObject } from "#app/common/cache.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { all, any, areSame, type Condition, never, not } from "#app/students/fit/conditions.server.ts";
import { hurdlesFor, verdictFor } from "#app/students/fit/verdict.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { bitsOfProfile } from "../bits.ts";
import { matchesFor, pointsFor } from "../points.server.ts";
import { count, onShelves, remove } from "../shelves/on-shelves.server.ts";
import { readShelves, type Shelves, type ShelvesOf } from "../shelves/read-shelves.server.ts";
import { type Step, stepsFor } from "./steps.ts";

const mostShown = 3;
/** Of a very large catalogue a part tells enough. */
const mostCounted = 2_000;

/** The few steps that would open most of what fits, in words, with how many. One reading of each table, or of its shelves, counts all of them. */
export async function openMore(
  db: Database,
  profile: MatchProfile,
  applicant: Applicant,
  today: string,
  given?: ShelvesOf,
): Promise<string[]> {
  const steps = stepsFor(applicant);
  if (steps.length === 0) return [];
  const shelves = given ?? (await readShelves(db, today));
  const opened: number[][] = [];
  for (const kind of opportunityKinds) {
    const own = shelves[kind];
    opened.push(
      own
        ? countOnce(own, kind, profile, applicant, steps)
        : await countOpened(db, kind, profile, applicant, steps, today),
    );
  }
  return steps
    .map((step, place) => ({
      step,
      count: opened.reduce((sum, counts) => sum + (counts[place] ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostShown)
    .map(({ step, count }) => step.opens(count));
}

/** What was counted on shelves: they stay as they are until they are filled anew, and then these go with them. */
const countsOn = memoizeByObject((_: Shelves) => new Cache<number[]>({ max: 1_000 }));

/** Home, profile and matches all tell the same student the same. */
function countOnce(
  shelves: Shelves,
  kind: OpportunityKind,
  ...who: [MatchProfile, Applicant, Step[]]
): number[] {
  const [profile, applicant, steps] = who;
  const key = JSON.stringify([bitsOfProfile(profile), applicant, steps.map(({ after }) => after)]);
  return countsOn(shelves).getOrCompute(key, () => countOnShelves(shelves, kind, profile, applicant, steps));
}

/** Most hurdles stay where they are, and are looked at once for all steps. */
function countOnShelves(
  shelves: Shelves,
  kind: OpportunityKind,
  profile: MatchProfile,
  applicant: Applicant,
  steps: Step[],
): number[] {
  const now = hurdlesFor(kind, applicant);
  const then = steps.map(({ after }) => hurdlesFor(kind, after));
  const stays = now.map((hurdle, nth) => then.every((hurdles) => areSame(hurdle, hurdles[nth] ?? never)));
  const changing = (hurdles: Condition[]) => any(...hurdles.filter((_, nth) => !stays[nth]));
  const lasting = any(...now.filter((_, nth) => stays[nth]));
  const isShut = all(matchesFor(kind, bitsOfProfile(profile)), not(lasting), changing(now));
  const shut = onShelves(shelves, isShut);
  return then.map((hurdles) => {
    const opened = shut.slice();
    remove(opened, onShelves(shelves, changing(hurdles)));
    return count(opened);
  });
}

/** For each step, how many are not open to her now and would be then. */
async function countOpened(
  db: Database,
  kind: OpportunityKind,
  profile: MatchProfile,
  applicant: Applicant,
  steps: Step[],
  today: string,
): Promise<number[]> {
  const opened = steps.map(({ after }) => sql`count(*) filter (where ${verdictFor(kind, after)} = 0)::int`);
  const points = pointsFor(kind, bitsOfProfile(profile), sql`match_bits`);
  const [row] = await ask<{ counts: number[] }>(
    db,
    sql`
      select array[${sql.join(opened, sql`, `)}] as counts
      from (
        select * from ${tableOf[kind]}
        where ${stillOpen(sql`listed_until`, today)} and ${points} >= ${lowestPercent}
          and ${verdictFor(kind, applicant)} <> 0
        limit ${mostCounted}
      ) as ${tableOf[kind]}`,
  );
  return row?.counts ?? [];
}

import { inArray, sql } from "drizzle-orm";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import { factColumns } from "#app/catalogue/eligibility/read-facts.server.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import { offeredBy } from "#app/catalogue/scoring/score.ts";
import { microsOf } from "#app/shared/keyset/keyset.server.ts";
import { readCatalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { compareListings, type Listing } from "./listing.ts";

/** Every listed opportunity, each kind in the order of `compareListings`. Never changed once it is made. */
export interface Snapshot {
  listings: { readonly [Kind in OpportunityKind]: readonly Listing<Kind>[] };
  find(id: string): Listing | undefined;
}

interface Row {
  version: string;
  listing: Listing;
}

/** One per process. Only rows whose version changed are read again. */
let current: { version: string | null; today: string; rows: Map<string, Row>; snapshot: Snapshot } = {
  version: null,
  today: "",
  rows: new Map(),
  snapshot: arrange(new Map()),
};

/** The listed catalogue as this transaction sees it. Costs one tiny query while nothing has changed. */
export async function readSnapshot(db: Database, today: string): Promise<Snapshot> {
  // Read before the rows: a change in between makes the next call look again.
  const version = await readCatalogueVersion(db);
  const before = current;
  if (version !== null && version === before.version && today === before.today) return before.snapshot;
  const rows = new Map<string, Row>();
  const changed: Record<OpportunityKind, Map<string, string>> = {
    scholarship: new Map(),
    college: new Map(),
    internship: new Map(),
  };
  for (const { kind, id, version } of await listRowVersions(db, today)) {
    const known = before.rows.get(id);
    if (known?.version === version) rows.set(id, known);
    else changed[kind].set(id, version);
  }
  const isSame = rows.size === before.rows.size && opportunityKinds.every((kind) => changed[kind].size === 0);
  for (const kind of opportunityKinds)
    for (const listing of await readListings(db, kind, [...changed[kind].keys()]))
      rows.set(listing.id, { version: changed[kind].get(listing.id) ?? "", listing });
  current = { version, today, rows, snapshot: isSame ? before.snapshot : arrange(rows) };
  return current.snapshot;
}

/** `xmin` and `ctid` change whenever a row is written. */
const listRowVersions = (db: Database, today: string) =>
  queryRows<{ kind: OpportunityKind; id: string; version: string }>(
    db,
    sql.join(
      opportunityKinds.map(
        (kind) => sql`
          select ${kind}::text as kind, id, xmin::text || ctid::text as version
          from ${tableOf[kind]} where ${stillOpen(sql`listed_until`, today)}`,
      ),
      sql` union all `,
    ),
  );

/** At most this many rows per statement, so that other requests are served between two. */
const rowsPerRead = 2000;

async function readListings(db: Database, kind: OpportunityKind, ids: string[]): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (let from = 0; from < ids.length; from += rowsPerRead)
    listings.push(...(await read[kind](db, ids.slice(from, from + rowsPerRead))));
  return listings;
}

const rankColumns = (table: typeof scholarships | typeof colleges | typeof internships) => ({
  id: table.id,
  opensOn: table.opensOn,
  usualOpens: table.usualOpens,
  usualCloses: table.usualCloses,
  isRolling: table.isRolling,
  listedUntil: sql<string>`${table.listedUntil}::text`,
  createdAt: microsOf(table.createdAt).mapWith(Number),
});

const read: { [Kind in OpportunityKind]: (db: Database, ids: string[]) => Promise<Listing<Kind>[]> } = {
  async scholarship(db, ids) {
    const rows = await db
      .select({
        facts: factColumns.scholarship,
        scored: {
          fieldOfStudy: scholarships.fieldOfStudy,
          country: scholarships.country,
          educationLevel: scholarships.educationLevel,
          gpaRequirement: scholarships.gpaRequirement,
        },
        closesOn: scholarships.deadline,
        ...rankColumns(scholarships),
      })
      .from(scholarships)
      .where(inArray(scholarships.id, ids));
    return rows.map(({ scored, ...row }) => prepare("scholarship", row, offeredBy.scholarship(scored)));
  },
  async college(db, ids) {
    const rows = await db
      .select({
        facts: factColumns.college,
        scored: { tuitionRange: colleges.tuitionRange },
        country: colleges.country,
        region: colleges.region,
        closesOn: colleges.applicationDeadline,
        ...rankColumns(colleges),
      })
      .from(colleges)
      .where(inArray(colleges.id, ids));
    return rows.map(({ scored, ...row }) =>
      prepare(
        "college",
        row,
        offeredBy.college({ ...scored, country: row.country, programs: row.facts.programs }),
      ),
    );
  },
  async internship(db, ids) {
    const rows = await db
      .select({
        facts: factColumns.internship,
        scored: { location: internships.location, duration: internships.duration },
        closesOn: internships.applicationDeadline,
        ...rankColumns(internships),
      })
      .from(internships)
      .where(inArray(internships.id, ids));
    return rows.map(({ scored, ...row }) =>
      prepare("internship", row, offeredBy.internship({ ...scored, field: row.facts.field })),
    );
  },
};

type RankedRow<Kind extends OpportunityKind> = Omit<
  Listing<Kind>,
  "kind" | "offered" | "cycle" | "country" | "region"
> &
  Listing["cycle"] & { country?: string; region?: string | null };

function prepare<Kind extends OpportunityKind>(
  kind: Kind,
  row: RankedRow<Kind>,
  offered: Listing<Kind>["offered"],
): Listing<Kind> {
  const { id, facts, listedUntil, createdAt, country = "", region } = row;
  const { opensOn, closesOn, usualOpens, usualCloses, isRolling } = row;
  const cycle = { opensOn, closesOn, usualOpens, usualCloses, isRolling };
  shareLists(facts);
  return { kind, id, facts, offered, cycle, country, region: region ?? "", listedUntil, createdAt };
}

/** At most this many different lists. */
const mostLists = 20_000;
const lists = new Map<string, object>();

/** Lists repeat: equal ones become the same object, so that they take memory once and rules parse them once. */
function shareLists(facts: object): void {
  for (const [column, value] of Object.entries(facts)) {
    if (!Array.isArray(value)) continue;
    const key = JSON.stringify(value);
    const known = lists.get(key);
    if (known) Object.assign(facts, { [column]: known });
    else if (lists.size < mostLists) lists.set(key, value);
  }
}

function arrange(rows: Map<string, Row>): Snapshot {
  const all = [...rows.values()].map(({ listing }) => listing).sort(compareListings);
  const of = <Kind extends OpportunityKind>(kind: Kind) =>
    all.filter((listing): listing is Listing<Kind> => listing.kind === kind);
  return {
    listings: { scholarship: of("scholarship"), college: of("college"), internship: of("internship") },
    find: (id) => rows.get(id)?.listing,
  };
}

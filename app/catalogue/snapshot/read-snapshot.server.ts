import { getTableName, inArray, sql } from "drizzle-orm";
import { reportedEvidence } from "#app/catalogue/dates/closing-columns.server.ts";
import { type Cycle, cycleOf } from "#app/catalogue/dates/cycle.ts";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import { factColumns } from "#app/catalogue/eligibility/read-facts.server.ts";
import type { Worth } from "#app/catalogue/facts/worth.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import { offeredBy } from "#app/catalogue/scoring/score.ts";
import {
  collegeFields,
  internshipFields,
  scholarshipFields,
} from "#app/catalogue/search-fields/search-fields.ts";
import { microsOf } from "#app/shared/keyset/keyset.server.ts";
import { readCatalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { Evidence } from "#database/schema/facts.ts";
import { colleges, currencyRates, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { compareListings, type Listing } from "./listing.ts";

/** Every listed opportunity, each kind in the order of `compareListings`. Immutable. */
export interface Snapshot {
  listings: { readonly [Kind in OpportunityKind]: readonly Listing<Kind>[] };
  find(id: string): Listing | undefined;
  rates: Worth["rates"];
}

interface VersionedListing {
  version: string;
  listing: Listing;
}

interface ReadSnapshot {
  /**
   * The version of the catalogue. Null if it was read in a transaction that had written, or that counts no versions.
   */
  version: string | null;
  today: string;
  rows: Map<string, VersionedListing>;
  snapshot: Snapshot;
}

const empty: ReadSnapshot = {
  version: null,
  today: "",
  rows: new Map(),
  snapshot: arrange(new Map(), new Map()),
};
/** The committed snapshot that was read last. */
let current = empty;
/** The snapshot that was read last: only rows whose version differs from it are read again. It may hold rows that are never committed. */
let latest = empty;

/** The read of a committed snapshot that is in progress. Concurrent callers wait for it. */
let reading: { version: string; today: string; done: Promise<ReadSnapshot> } | null = null;

/** The listed catalogue as this transaction sees it. Costs one tiny query if nothing has changed. */
export async function readSnapshot(db: Database, today: string): Promise<Snapshot> {
  // Read before the rows: after a change in between, the next call reads again.
  const version = await readCatalogueVersion(db);
  if (version === null) {
    latest = await readChanges(db, version, today, latest);
    return latest.snapshot;
  }
  if (version === current.version && today === current.today) return current.snapshot;
  if (reading?.version === version && reading.today === today) {
    const read = await reading.done.catch(() => null);
    if (read) return read.snapshot;
  }
  const own = { version, today, done: readChanges(db, version, today, current) };
  reading = own;
  try {
    current = latest = await own.done;
    return current.snapshot;
  } finally {
    if (reading === own) reading = null;
  }
}

/** Reads the rows whose version has changed since an earlier snapshot. */
async function readChanges(
  db: Database,
  version: string | null,
  today: string,
  before: ReadSnapshot,
): Promise<ReadSnapshot> {
  const rows = new Map<string, VersionedListing>();
  const changed: Record<OpportunityKind, Map<string, string>> = {
    scholarship: new Map(),
    college: new Map(),
    internship: new Map(),
  };
  for (const row of await listRowVersions(db, today)) {
    const known = before.rows.get(row.id);
    if (known?.version === row.version) rows.set(row.id, known);
    else changed[row.kind].set(row.id, row.version);
  }
  const rates = await readRates(db);
  const isSame =
    rows.size === before.rows.size &&
    opportunityKinds.every((kind) => changed[kind].size === 0) &&
    areEqual(rates, before.snapshot.rates);
  for (const kind of opportunityKinds)
    for (const listing of await readListings(db, kind, [...changed[kind].keys()]))
      rows.set(listing.id, { version: changed[kind].get(listing.id) ?? "", listing });
  return { version, today, rows, snapshot: isSame ? before.snapshot : arrange(rows, rates) };
}

async function readRates(db: Database): Promise<Worth["rates"]> {
  const { currency, perDollar } = currencyRates;
  const rates = await db.select({ currency, perDollar }).from(currencyRates);
  return new Map(rates.map((rate) => [rate.currency, rate.perDollar]));
}

const areEqual = (one: Worth["rates"], other: Worth["rates"]) =>
  one.size === other.size && [...one].every(([currency, rate]) => other.get(currency) === rate);

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

/** A record as a listing, listed or not. */
export async function findListing(
  db: Database,
  snapshot: Snapshot,
  kind: OpportunityKind,
  id: string,
): Promise<Listing | undefined> {
  return snapshot.find(id) ?? (await readListings(db, kind, [id]))[0];
}

/** Listings as they were at a moment, from the history of their changes. Only a worker may read it. */
export function readFormerListings(
  db: Database,
  kind: OpportunityKind,
  ids: string[],
  at: Date,
): Promise<Listing[]> {
  const table = tableOf[kind];
  const former = sql`select * from formerly(null::${table}, ${sql.param(ids)}::uuid[], ${at.toISOString()}::timestamptz)`;
  // A common table expression with the table's name shadows the table.
  return read[kind](db.with(db.$with(getTableName(table), {}).as(former)), ids);
}

type KindTable = typeof scholarships | typeof colleges | typeof internships;

/** Columns that every kind has. */
const commonColumns = (table: KindTable) => ({
  id: table.id,
  aliases: table.aliases,
  description: table.description,
  region: table.region,
  applicationFee: table.applicationFee,
  opensOn: table.opensOn,
  resultsOn: table.resultsOn,
  usualOpens: table.usualOpens,
  usualCloses: table.usualCloses,
  usualResults: table.usualResults,
  isRolling: table.isRolling,
  lastDeadline: table.lastDeadline,
  evidence: reportedEvidence(table),
  listedUntil: sql<string>`${table.listedUntil}::text`,
  createdAt: microsOf(table.createdAt).mapWith(Number),
});

/** Columns that scholarships and internships share. */
const payingColumns = (table: typeof scholarships | typeof internships) => ({
  ...{ citizens: table.citizens, residents: table.residents, groups: table.groups },
  ...{ womenOnly: table.womenOnly, finished: table.finished, eligibility: table.eligibility },
  ...{ hasEssay: table.hasEssay, hasInterview: table.hasInterview, referees: table.referees },
  grades: table.grades,
  amountOf: { value: table.amountValue, currency: table.amountCurrency, per: table.amountPer },
});

const scholarshipColumns = {
  ...commonColumns(scholarships),
  ...payingColumns(scholarships),
  ...{ title: scholarships.title, provider: scholarships.provider, amount: scholarships.amount },
  ...{ country: scholarships.country, fieldOfStudy: scholarships.fieldOfStudy },
  ...{ educationLevel: scholarships.educationLevel, gpaRequirement: scholarships.gpaRequirement },
  ...{ covers: scholarships.covers, isLoan: scholarships.isLoan, tests: scholarships.tests },
  ...{ testsWaived: scholarships.testsWaived, documents: scholarships.documents },
  ...{ enrolledAt: scholarships.enrolledAt, applyThrough: scholarships.applyThrough },
  deadline: scholarships.deadline,
  facts: factColumns.scholarship,
};

const collegeColumns = {
  ...commonColumns(colleges),
  ...{ name: colleges.name, location: colleges.location, country: colleges.country },
  ...{ schoolType: colleges.schoolType, programs: colleges.programs, programmes: colleges.programmes },
  ...{ studyLevels: colleges.studyLevels, admission: colleges.admission, entry: colleges.entry },
  ...{ intakes: colleges.intakes, aid: colleges.aid, accreditedBy: colleges.accreditedBy },
  ...{ tuitionRange: colleges.tuitionRange, fees: colleges.fees },
  ...{ applicationDeadline: colleges.applicationDeadline, hasAccommodation: colleges.hasAccommodation },
  facts: factColumns.college,
};

const internshipColumns = {
  ...commonColumns(internships),
  ...payingColumns(internships),
  ...{ title: internships.title, company: internships.company, location: internships.location },
  ...{ field: internships.field, duration: internships.duration, salaryRange: internships.salaryRange },
  ...{ jobType: internships.jobType, workKind: internships.workKind, countries: internships.countries },
  ...{ studyLevels: internships.studyLevels, isPaid: internships.isPaid, isRemote: internships.isRemote },
  applicationDeadline: internships.applicationDeadline,
  facts: factColumns.internship,
};

type ReadOnlyDatabase = Pick<Database, "select">;
type ReadListings<Kind extends OpportunityKind> = (
  db: ReadOnlyDatabase,
  ids: string[],
) => Promise<Listing<Kind>[]>;

const read: { [Kind in OpportunityKind]: ReadListings<Kind> } = {
  async scholarship(db, ids) {
    const rows = await db.select(scholarshipColumns).from(scholarships).where(inArray(scholarships.id, ids));
    return rows.map((row) => ({
      kind: "scholarship",
      ...prepare(row, row.deadline),
      facts: shareValues(row.facts),
      offered: offeredBy.scholarship(row),
      search: scholarshipFields(row),
      ...{ amount: row.amountOf, fees: [], country: "", region: "" },
    }));
  },
  async college(db, ids) {
    const rows = await db.select(collegeColumns).from(colleges).where(inArray(colleges.id, ids));
    return rows.map((row) => ({
      kind: "college",
      ...prepare(row, row.applicationDeadline),
      facts: shareValues(row.facts),
      offered: offeredBy.college(row),
      search: collegeFields(row),
      ...{ amount: nothing, fees: row.fees, country: row.country, region: row.region ?? "" },
    }));
  },
  async internship(db, ids) {
    const rows = await db.select(internshipColumns).from(internships).where(inArray(internships.id, ids));
    return rows.map((row) => ({
      kind: "internship",
      ...prepare(row, row.applicationDeadline),
      facts: shareValues(row.facts),
      offered: offeredBy.internship(row),
      search: internshipFields(row),
      ...{ amount: row.amountOf, fees: [], country: "", region: "" },
    }));
  },
};

const nothing = { value: null, currency: null, per: null };

interface CommonRow extends Omit<Cycle, "closesOn"> {
  id: string;
  lastDeadline: string | null;
  evidence: Evidence[];
  listedUntil: string;
  createdAt: number;
}

function prepare(row: CommonRow, deadline: string | null) {
  const { id, listedUntil, createdAt } = row;
  return { id, listedUntil, createdAt, cycle: cycleOf({ ...row, deadline }) };
}

/** At most this many different values. */
const mostShared = 20_000;
const sharedTexts = new Map<string, string>();
const sharedLists = new Map<string, object>();

/**
 * A copy in which equal texts and lists are one object: records repeat them, so this saves memory, and rules parse each once. It is a
 * copy because V8 stores what the driver fills in column by column as a hash table, which is larger and slower to read.
 */
function shareValues<Facts extends object>(facts: Facts): Facts {
  const shared = { ...facts };
  for (const [column, value] of Object.entries(facts)) {
    if (typeof value === "string") Object.assign(shared, { [column]: share(sharedTexts, value, value) });
    else if (Array.isArray(value))
      Object.assign(shared, { [column]: share(sharedLists, JSON.stringify(value), value) });
  }
  return shared;
}

function share<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const same = known.get(key);
  if (same === undefined && known.size < mostShared) known.set(key, value);
  return same ?? value;
}

function arrange(rows: Map<string, VersionedListing>, rates: Worth["rates"]): Snapshot {
  const all = [...rows.values()].map(({ listing }) => listing).sort(compareListings);
  const of = <Kind extends OpportunityKind>(kind: Kind) =>
    all.filter((listing): listing is Listing<Kind> => listing.kind === kind);
  return {
    listings: { scholarship: of("scholarship"), college: of("college"), internship: of("internship") },
    find: (id) => rows.get(id)?.listing,
    rates,
  };
}

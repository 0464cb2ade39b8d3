import { eq, sql } from "drizzle-orm";
import { readCourseVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { programmeSources, programmes as programmesTable } from "#database/schema/index.ts";
import { databaseOf } from "#database/viewer.ts";
import type { Cutoff } from "./kenya/cutoffs.ts";
import { type Programme, type Requirement, requirementSchema } from "./programme.ts";

type CourseCountry = Programme["country"];
type ProgrammeSource = typeof programmeSources.$inferSelect;

/** Every programme of a country. Immutable once read. */
interface ProgrammeCatalogue {
  programmes: readonly Programme[];
  find(id: string): Programme | undefined;
  sources: ReadonlyMap<string, ProgrammeSource>;
  /** The newest year with a cut-off; 0 if there is none. */
  latestYear: number;
}

/** The latest version of each country, for each database. */
const caches = new WeakMap<Database, Map<CourseCountry, { version: string; courses: ProgrammeCatalogue }>>();

/** The programmes of a country from memory, read again after a change. */
export async function readProgrammes(db: Database, country: CourseCountry): Promise<ProgrammeCatalogue> {
  // Read before the rows: after a change in between, the next call reads again.
  const version = await readCourseVersion(db);
  const database = databaseOf(db);
  if (version === null || !database) return loadProgrammes(db, country);
  const cache =
    caches.get(database) ?? new Map<CourseCountry, { version: string; courses: ProgrammeCatalogue }>();
  caches.set(database, cache);
  const cached = cache.get(country);
  if (cached?.version === version) return cached.courses;
  const courses = await loadProgrammes(db, country);
  cache.set(country, { version, courses });
  return courses;
}

/** Returns null if there is no such programme. */
export async function findCountryOfProgramme(db: Database, id: string): Promise<CourseCountry | null> {
  const [found] = await db
    .select({ country: programmesTable.country })
    .from(programmesTable)
    .where(eq(programmesTable.id, id));
  return found?.country ?? null;
}

async function loadProgrammes(db: Database, country: CourseCountry): Promise<ProgrammeCatalogue> {
  const rows = await db
    .select({
      id: programmesTable.id,
      sourceId: programmesTable.sourceId,
      code: programmesTable.code,
      name: programmesTable.name,
      institution: programmesTable.institution,
      collegeId: programmesTable.collegeId,
      level: programmesTable.level,
      field: programmesTable.field,
      region: programmesTable.region,
      isPublic: programmesTable.isPublic,
      // As text, so that each of the few hundred different values is parsed only once.
      requirement: sql<string>`${programmesTable.requirement}::text`,
      cutoffs: programmesTable.cutoffs,
    })
    .from(programmesTable)
    .where(eq(programmesTable.country, country))
    .orderBy(programmesTable.name, programmesTable.id);
  const sources = await db.select().from(programmeSources).where(eq(programmeSources.country, country));
  const shared = new SharedValues();
  const programmes = rows.map(
    (row): Programme => ({
      ...row,
      country,
      sourceId: shared.text(row.sourceId),
      name: shared.text(row.name),
      institution: row.institution === null ? null : shared.text(row.institution),
      region: row.region === null ? null : shared.text(row.region),
      requirement: shared.requirement(row.requirement),
      cutoffs: row.cutoffs.length > 0 ? (row.cutoffs as Cutoff[]) : noCutoffs,
    }),
  );
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  return {
    programmes,
    find: (id) => byId.get(id),
    sources: new Map(sources.map((source) => [source.id, source])),
    latestYear: programmes
      .flatMap(({ cutoffs }) => cutoffs)
      .reduce((latest, { year }) => Math.max(latest, year), 0),
  };
}

const noCutoffs: readonly Cutoff[] = [];

/** Shares one object between equal texts and requirements: 194 universities require the same subjects in 486 ways. */
class SharedValues {
  readonly #texts = new Map<string, string>();
  readonly #requirements = new Map<string, Requirement>();

  text(text: string): string {
    const hit = this.#texts.get(text);
    if (hit === undefined) this.#texts.set(text, text);
    return hit ?? text;
  }

  requirement(json: string): Requirement {
    const hit = this.#requirements.get(json) ?? requirementSchema.parse(JSON.parse(json));
    this.#requirements.set(json, hit);
    return hit;
  }
}

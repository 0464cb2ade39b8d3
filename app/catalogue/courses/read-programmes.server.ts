import { readCatalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { programmeSources, programmes as programmesTable } from "#database/schema/index.ts";
import type { Cutoff } from "./kenya/cutoffs.ts";
import { type Programme, requirementSchema } from "./programme.ts";

type ProgrammeSource = typeof programmeSources.$inferSelect;

/** Every programme we know. Never changed once it is made. */
interface Courses {
  programmes: readonly Programme[];
  find(id: string): Programme | undefined;
  sources: ReadonlyMap<string, ProgrammeSource>;
  /** The newest year with a cut-off; 0 if there is none. */
  latestYear: number;
}

/** One per process, for the version of the catalogue it was read at. */
let current: { version: string; courses: Courses } | null = null;

export async function readProgrammes(db: Database): Promise<Courses> {
  // Read before the rows: a change in between makes the next call look again.
  const version = await readCatalogueVersion(db);
  if (version !== null && current?.version === version) return current.courses;
  const rows = await db.select().from(programmesTable).orderBy(programmesTable.name, programmesTable.id);
  const sources = await db.select().from(programmeSources);
  const programmes = rows.map(
    ({ createdAt: _, requirement, cutoffs, ...row }): Programme => ({
      ...row,
      requirement: requirementSchema.parse(requirement),
      cutoffs: cutoffs as Cutoff[],
    }),
  );
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const courses: Courses = {
    programmes,
    find: (id) => byId.get(id),
    sources: new Map(sources.map((source) => [source.id, source])),
    latestYear: Math.max(0, ...programmes.flatMap(({ cutoffs }) => cutoffs.map(({ year }) => year))),
  };
  if (version !== null) current = { version, courses };
  return courses;
}

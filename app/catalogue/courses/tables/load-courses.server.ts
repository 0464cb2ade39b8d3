import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { databaseFolder } from "#database/folder.ts";
import { colleges, programmeSources, programmes } from "#database/schema/index.ts";
import {
  type ParsedProgramme,
  parseGhanaianProgrammes,
  parseKenyanDegrees,
  parseKenyanDiplomas,
  parseNigerianCourses,
} from "./parse-tables.server.ts";

interface CourseTable extends Omit<typeof programmeSources.$inferInsert, "digest"> {
  file: string;
  parse: (text: string) => ParsedProgramme[];
}

/** The tables that a release brings. */
const courseTables: readonly CourseTable[] = [
  {
    id: "kuccps-degrees",
    country: "Kenya",
    title: "Degree programmes and cut-offs, KCSE 2018 to 2025",
    owner: "Kenya Universities and Colleges Central Placement Service (KUCCPS)",
    url: "https://students.kuccps.net/",
    year: 2025,
    note: "Cut-offs are the cluster points of the last applicant placed in a KCSE year. They change every year.",
    file: "kenya-degrees.csv",
    parse: parseKenyanDegrees,
  },
  {
    id: "kuccps-diplomas",
    country: "Kenya",
    title: "Diploma and certificate requirements, 2017; KMTC, 2025",
    owner: "Kenya Universities and Colleges Central Placement Service (KUCCPS)",
    url: "https://students.kuccps.net/",
    year: 2025,
    note: "The general list is of 2017, the list of the Kenya Medical Training College of 2025. Check with the college before you apply.",
    file: "kenya-diplomas.csv",
    parse: parseKenyanDiplomas,
  },
  {
    id: "jamb-brochure",
    country: "Nigeria",
    title: "Courses with UTME subjects and O-level credits, October 2024",
    owner: "Joint Admissions and Matriculation Board (JAMB)",
    url: "https://ibass.jamb.gov.ng/",
    year: 2024,
    note: "Universities add conditions of their own. Their notices win over this list.",
    file: "nigeria-programmes.csv",
    parse: parseNigerianCourses,
  },
  {
    id: "ghana-universities",
    country: "Ghana",
    title: "WASSCE requirements and aggregates, 2023 to 2025",
    owner: "KNUST, University of Cape Coast, University of Ghana",
    url: "https://www.knust.edu.gh/",
    year: 2025,
    note: "Aggregates of earlier years change. Some were reported by the press.",
    file: "ghana-programmes.json",
    parse: parseGhanaianProgrammes,
  },
];

/** Change it when the parsers read more of a file, so that its rows are loaded again. */
const format = "2";
const folder = join(databaseFolder, "seed/courses");

/** Brings in the tables that are new or changed since the last release, except those that an editor has replaced. Returns how many programmes. */
export async function loadCourses(db: Database): Promise<number> {
  const known = new Map((await db.select().from(programmeSources)).map((source) => [source.id, source]));
  let loaded = 0;
  for (const { file, parse, ...source } of courseTables) {
    const text = readFileSync(join(folder, file), "utf8");
    const digest = createHash("sha256")
      .update(format + text)
      .digest("hex");
    const before = known.get(source.id);
    if (before && (before.digest === digest || before.digest === null)) continue;
    const rows = parse(text);
    await db
      .insert(programmeSources)
      .values({ ...source, digest })
      .onConflictDoUpdate({ target: programmeSources.id, set: { ...source, digest, updatedAt: sql`now()` } });
    await replaceProgrammes(db, source.id, rows);
    loaded += rows.length;
  }
  return loaded;
}

/** Replaces every programme of a source. */
async function replaceProgrammes(
  db: Database,
  sourceId: string,
  rows: readonly ParsedProgramme[],
): Promise<void> {
  await db.delete(programmes).where(eq(programmes.sourceId, sourceId));
  const named = await db.select({ id: colleges.id, name: colleges.name }).from(colleges);
  const collegeIds = new Map(named.map(({ id, name }) => [name, id]));
  const values = rows.map(({ collegeName, ...row }) => ({
    ...row,
    collegeId: (collegeName && collegeIds.get(collegeName)) || null,
  }));
  // One parameter instead of thirteen a row: thousands of rows take a second instead of several.
  await db.execute(sql`
    insert into ${programmes} (source_id, country, code, name, institution, college_id, level, field, region, is_public, requirement, cutoffs)
    select ${sourceId}, country, code, name, institution, "collegeId", level, field, region, "isPublic", requirement, cutoffs
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as row (country text, code text, name text, institution text,
      "collegeId" uuid, level text, field text, region text, "isPublic" boolean, requirement jsonb, cutoffs jsonb)`);
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { databaseFolder } from "#database/database-folder.ts";
import { colleges, programmeSources, programmes } from "#database/schema/index.ts";
import {
  type ParsedProgramme,
  parseGhanaianProgrammes,
  parseKenyanDegrees,
  parseKenyanDiplomas,
  parseNigerianCourses,
  parsePortalRequirements,
} from "./parse-tables.server.ts";

interface CourseTable extends Omit<typeof programmeSources.$inferInsert, "digest"> {
  file: string;
  /** A second file that is needed to read the programmes. */
  beside?: string;
  parse: (text: string, beside: string) => ParsedProgramme[];
}

/** The tables that come with a release. */
export const courseTables: readonly CourseTable[] = [
  {
    id: "kuccps-degrees",
    country: "Kenya",
    title: "Degree programmes and cut-offs, KCSE 2018 to 2025, with the portal's subject minimums of 2026",
    owner: "Kenya Universities and Colleges Central Placement Service (KUCCPS)",
    url: "https://students.kuccps.net/",
    year: 2025,
    note: "Cut-offs are the cluster points of the last applicant placed in a KCSE year. They change every year.",
    file: "kenya-degrees.csv",
    beside: "kenya-portal-requirements.csv",
    parse: (text, portal) => parseKenyanDegrees(text, parsePortalRequirements(portal)),
  },
  {
    id: "kuccps-diplomas",
    country: "Kenya",
    title: "Diploma and certificate requirements, 2017; KMTC, 2025",
    owner: "Kenya Universities and Colleges Central Placement Service (KUCCPS)",
    url: "https://students.kuccps.net/",
    year: 2025,
    note: "The general list is from 2017. The list for the Kenya Medical Training College is from 2025. Check with the college before you apply.",
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
    note: "These are the aggregates of earlier years. This year's may differ. Some come from newspapers.",
    file: "ghana-programmes.json",
    parse: parseGhanaianProgrammes,
  },
];

/** Increase this when the parsers read more of a file, so that its rows are loaded again. */
const format = "3";
export const readTable = (file: string): string =>
  readFileSync(join(databaseFolder, "seed/courses", file), "utf8");

/**
 * Loads the tables that are new or changed since the last release, except those that an editor has replaced. Returns
 * the number of programmes.
 */
export async function loadCourses(db: Database): Promise<number> {
  const known = new Map((await db.select().from(programmeSources)).map((source) => [source.id, source]));
  let loaded = 0;
  for (const { file, beside, parse, ...source } of courseTables) {
    const text = readTable(file);
    const textBeside = beside ? readTable(beside) : "";
    const digest = createHash("sha256")
      .update(format + text + textBeside)
      .digest("hex");
    const before = known.get(source.id);
    if (before && (before.digest === digest || before.digest === null)) continue;
    const rows = parse(text, textBeside);
    await db
      .insert(programmeSources)
      .values({ ...source, digest })
      .onConflictDoUpdate({ target: programmeSources.id, set: { ...source, digest, updatedAt: sql`now()` } });
    await replaceProgrammes(db, source.id, rows);
    loaded += rows.length;
  }
  return loaded;
}

/**
 * The id is the same in every release and on every server, so that links to a programme and plans keep working when a
 * table is loaded again. A second row with the same name gets another id.
 */
export function programmeIds(
  sourceId: string,
  rows: readonly Pick<ParsedProgramme, "code" | "name" | "institution" | "level">[],
): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ code, name, institution, level }) => {
    const key = JSON.stringify([sourceId, code ?? [name, institution, level]]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    const hex = createHash("sha256").update(`${key} ${count}`).digest("hex");
    return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  });
}

/** Replaces every programme of a source. */
export async function replaceProgrammes(
  db: Database,
  sourceId: string,
  rows: readonly ParsedProgramme[],
): Promise<void> {
  await db.delete(programmes).where(eq(programmes.sourceId, sourceId));
  const named = await db.select({ id: colleges.id, name: colleges.name }).from(colleges);
  const collegeIds = new Map(named.map(({ id, name }) => [name, id]));
  const ids = programmeIds(sourceId, rows);
  const values = rows.map(({ collegeName, ...row }, at) => ({
    ...row,
    id: ids[at],
    collegeId: (collegeName && collegeIds.get(collegeName)) || null,
  }));
  // One parameter for all rows: a parameter for each value takes seconds for thousands of rows.
  await db.execute(sql`
    insert into ${programmes} (id, source_id, country, code, name, institution, college_id, level, field, region, is_public, requirement, cutoffs)
    select id, ${sourceId}, country, code, name, institution, "collegeId", level, field, region, "isPublic", requirement, cutoffs
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as row (id uuid, country text, code text, name text, institution text,
      "collegeId" uuid, level text, field text, region text, "isPublic" boolean, requirement jsonb, cutoffs jsonb)`);
}

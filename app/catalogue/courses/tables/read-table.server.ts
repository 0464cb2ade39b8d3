import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { exams } from "../exams.ts";
import { judgeProgramme, StudentResults } from "../judge-programme.ts";
import { clusterNumbers, waysOfSubCluster } from "../kenya/clusters.ts";
import { requirementSchema } from "../programme.ts";
import { readTable } from "./load-courses.server.ts";
import {
  type CsvRow,
  degreesOf,
  diplomasOf,
  nigerianCoursesOf,
  type ParsedProgramme,
  parsePortalRequirements,
} from "./parse-tables.server.ts";

const limits = { rows: 20_000, columns: 60 };
/** At most this many problems are listed. */
const mostProblems = 20;

interface ReadTable {
  rows: ParsedProgramme[];
  /** Columns that the file doesn't have. Their values are taken from the current table. */
  without: ("requirement" | "place")[];
  /** Rows that were left out, by their line in the file. At most 20 are named. */
  problems: string[];
  leftOut: number;
}
type TableReading = ({ ok: true } & ReadTable) | { ok: false; problem: string };

/** Which tables can be imported, and the columns that each must have. */
export const importableTables: Readonly<Record<string, readonly string[]>> = {
  "kuccps-degrees": ["programme_code", "institution", "programme"],
  "kuccps-diplomas": ["level", "programme", "minimum_mean_grade", "subject_rule"],
  "jamb-brochure": ["institution", "course", "utme_rule", "olevel_rule"],
};

/** Reads a table in a worker thread, so that a large one doesn't block requests. */
export async function readCourseTable(sourceId: string, content: string): Promise<TableReading> {
  const read = await runInThread<typeof parseCourseTable>(
    "#app/catalogue/courses/tables/read-table.server.ts",
    "parseCourseTable",
    sourceId,
    content,
  );
  return read.ok ? read.result : { ok: false, problem: "This file takes too long to read." };
}

/** The headings of the placement service's own document, by our names for them. */
const otherHeadings: readonly [RegExp, string][] = [
  [/^prog(ramme)?[ _]code$/, "programme_code"],
  [/^institution([ _]name)?$/, "institution"],
  [/^programme([ _]name)?$/, "programme"],
  [/^(?:cut-?off[ _])?(\d{4})(?:[ _]cut-?off)?$/, "cutoff_$1"],
];

function nameOfColumn(heading: string): string {
  const plain = heading.trim().toLowerCase();
  for (const [pattern, name] of otherHeadings) if (pattern.test(plain)) return plain.replace(pattern, name);
  return plain;
}

export function parseCourseTable(sourceId: string, content: string): TableReading {
  const needed = lookUp(importableTables, sourceId);
  if (!needed) return { ok: false, problem: "This table can't be imported." };
  const parsed = parseCsv(content, limits);
  if (!parsed.ok) return { ok: false, problem: `The file can't be read: ${parsed.reason}.` };
  const [header, ...lines] = parsed.rows;
  const columns = header?.cells.map(nameOfColumn) ?? [];
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) return { ok: false, problem: `These columns are missing: ${missing.join(", ")}.` };
  if (lines.length === 0) return { ok: false, problem: "There are no rows below the header." };
  const rows = lines.map(({ cells }) =>
    Object.fromEntries(columns.map((name, at) => [name, cleanCell(name, cells[at])])),
  );
  if (!columns.includes("floor_years")) nameFloors(rows);
  const has = (...names: string[]) => names.some((name) => columns.includes(name));
  const without: ReadTable["without"] = [];
  if (sourceId === "kuccps-degrees" && !has("cluster", "sub_cluster")) without.push("requirement");
  if (sourceId === "kuccps-degrees" && !has("county", "institution_type")) without.push("place");
  return { ok: true, without, ...withoutBadRows(programmesOf(sourceId, rows), rows, lines) };
}

const cleanCell = (column: string, cell = ""): string => {
  const text = cell.trim();
  return column.startsWith("cutoff_") && /^[-–—]+$/.test(text) ? "" : text;
};

/** A figure that at least this many programmes share in a year isn't a cut-off but the lowest possible figure. */
const sharedByFloor = 8;

function nameFloors(rows: CsvRow[]): void {
  const years = Object.keys(rows[0] ?? {}).filter((name) => name.startsWith("cutoff_"));
  for (const year of years) {
    const counts = Map.groupBy(rows, (row) => row[year] ?? "");
    for (const row of rows)
      if (row[year] && (counts.get(row[year])?.length ?? 0) >= sharedByFloor)
        row.floor_years = [row.floor_years, year.slice("cutoff_".length)].filter(Boolean).join(";");
  }
}

function programmesOf(sourceId: string, rows: CsvRow[]): ParsedProgramme[] {
  if (sourceId === "kuccps-diplomas") return diplomasOf(rows);
  if (sourceId === "jamb-brochure") return nigerianCoursesOf(rows);
  return degreesOf(rows, parsePortalRequirements(readTable("kenya-portal-requirements.csv")));
}

function withoutBadRows(
  programmes: ParsedProgramme[],
  rows: CsvRow[],
  lines: { line: number }[],
): Pick<ReadTable, "rows" | "problems" | "leftOut"> {
  const good: ParsedProgramme[] = [];
  const problems: string[] = [];
  const codes = new Set<string>();
  for (const [at, programme] of programmes.entries()) {
    const problem = problemOf(programme, rows[at] ?? {}, codes);
    if (problem) problems.push(`Line ${lines[at]?.line}: ${problem}`);
    else good.push(programme);
    if (programme.code) codes.add(programme.code);
  }
  return { rows: good, problems: problems.slice(0, mostProblems), leftOut: problems.length };
}

function problemOf(programme: ParsedProgramme, row: CsvRow, codes: ReadonlySet<string>): string | null {
  const { name, institution, code, cutoffs, requirement, country } = programme;
  if (!name || name.length > 300 || (institution?.length ?? 0) > 200)
    return "the name is missing or too long.";
  if ("programme_code" in row && !/^[0-9A-Z]{5,10}$/.test(code ?? "")) return "the code isn't one.";
  if (code && codes.has(code)) return `the code ${code} is there twice.`;
  for (const { year, points } of cutoffs)
    if (!(points > 0 && points <= 48) || year < 2000 || year > 2100)
      return `the cut-off of ${year} isn't between 0 and 48.`;
  if (!requirementSchema.safeParse(requirement).success) return "the requirements can't be read.";
  if (requirement.system === "kcse-degree") {
    const cluster = requirement.clusters.find((one) => !clusterNumbers.includes(one));
    if (cluster !== undefined) return `there is no cluster ${cluster}.`;
    const sub = requirement.subClusters.find((one) => !waysOfSubCluster(one));
    if (sub !== undefined) return `there is no sub-cluster ${sub}.`;
  }
  const unknown = unknownSubject(programme);
  if (unknown) return `there is no subject ${unknown}.`;
  try {
    const sample = new StudentResults(country, new Map(), { utmeSubjects: ["ENG"] });
    judgeProgramme({ ...programme, id: "", sourceId: "", collegeId: null }, sample, 0);
    return null;
  } catch {
    return "a grade in the requirements isn't one.";
  }
}

function unknownSubject({ requirement, country }: ParsedProgramme): string | undefined {
  const isKnown = (code: string) =>
    code.startsWith("@") || exams[country].isSubject(code) || exams[country].subjectName(code) !== code;
  const rules =
    requirement.system === "kcse"
      ? requirement.way.lines.flat().map((option) => option.split(">=")[0] ?? "")
      : requirement.system === "utme"
        ? `${requirement.utme ?? ""};${requirement.oLevel ?? ""}`
            .split(/[;,/]/)
            .map((option) => option.replace(/^\d:/, ""))
        : [];
  return rules.find((code) => code !== "" && !isKnown(code));
}

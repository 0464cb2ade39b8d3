import "#tests/support/network/end-on-network.ts";
// Prints the cost of the list of courses for one student, at the real size of the tables and at several times of it:
// node bench/courses.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filterProgrammes } from "#app/catalogue/course-search/filter-programmes.ts";
import { exams } from "#app/catalogue/courses/exams.ts";
import { judgeAll } from "#app/catalogue/courses/judge-all.ts";
import { StudentResults } from "#app/catalogue/courses/judge-programme.ts";
import type { Programme } from "#app/catalogue/courses/programme.ts";
import { parseResults } from "#app/catalogue/courses/results-code.ts";
import {
  parseGhanaianProgrammes,
  parseKenyanDegrees,
  parseKenyanDiplomas,
  parseNigerianCourses,
  parsePortalRequirements,
} from "#app/catalogue/courses/tables/parse-tables.server.ts";
import { listOpened } from "#app/catalogue/courses/what-if.ts";
import { databaseFolder } from "#database/database-folder.ts";
import { fastest, milliseconds } from "./stopwatch.ts";

const read = (file: string) => readFileSync(join(databaseFolder, "seed/courses", file), "utf8");
const parsed = [
  ...parseKenyanDegrees(
    read("kenya-degrees.csv"),
    parsePortalRequirements(read("kenya-portal-requirements.csv")),
  ),
  ...parseKenyanDiplomas(read("kenya-diplomas.csv")),
  ...parseNigerianCourses(read("nigeria-programmes.csv")),
  ...parseGhanaianProgrammes(read("ghana-programmes.json")),
];
// One object for the same requirement, as the server holds them.
const shared = new Map(parsed.map(({ requirement }) => [JSON.stringify(requirement), requirement]));
for (const one of parsed) one.requirement = shared.get(JSON.stringify(one.requirement)) ?? one.requirement;
const certificates = {
  Kenya: "ENG10.KIS9.MAT9.BIO11.PHY8.CHE10.HAG11",
  Nigeria: "ENG5.MTH7.BIO6.CHM6.PHY5.AGR8.ECO6.GEO6.CVC7",
  Ghana: "ENG6.CMT7.ISC6.SST8.BIO7.CHM6.PHY6.EMT6",
} as const;
const filters = { field: null, region: null, level: null, isPublic: null };
const today = "2026-11-18";

for (const size of [9_000, 50_000]) {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const country of ["Kenya", "Nigeria", "Ghana"] as const) {
    const own = parsed.filter((one) => one.country === country);
    const count = Math.round((own.length / parsed.length) * size);
    const programmes = Array.from({ length: count }, (_, place): Programme => {
      const { collegeName: _name, ...programme } = own[place % own.length] as (typeof parsed)[number];
      return { ...programme, id: String(place), sourceId: "bench", collegeId: null };
    });
    const exam = exams[country];
    const ranks = parseResults(certificates[country], exam.isSubject, exam.grades.length);
    const list = (text: string) => {
      const student = new StudentResults(country, ranks, { utmeSubjects: [...ranks.keys()] });
      return judgeAll(filterProgrammes(programmes, { country, text, ...filters }, today), student, 2025);
    };
    const whatIf = () => {
      const student = new StudentResults(country, ranks, { utmeSubjects: [...ranks.keys()] });
      return listOpened(programmes, exam, student, 2025);
    };
    rows[country] = {
      programmes: count,
      "all of them, ms": milliseconds(await fastest(async () => list(""))),
      "a search for nursing, ms": milliseconds(await fastest(async () => list("nursing"))),
      "one better grade, ms": milliseconds(await fastest(async () => whatIf())),
    };
  }
  console.log(`${size.toLocaleString("en")} programmes in all`);
  console.table(rows);
}

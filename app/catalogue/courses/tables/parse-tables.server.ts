import { parse } from "csv-parse/sync";
import { z } from "zod";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { codeOfGhanaianSubject as code } from "../ghana/subjects.ts";
import { clustersOfPortal, groupsByName, type PortalGroup, portalName } from "../kenya/portal-minimums.ts";
import type { Programme, Requirement } from "../programme.ts";
import { fieldOfCourse } from "./field-of-course.ts";

/** A programme as a table has it. `collegeName` is the name of our record of the college, if there is one. */
export type ParsedProgramme = Omit<Programme, "id" | "sourceId" | "collegeId"> & {
  collegeName: string | null;
};

export type CsvRow = Record<string, string | undefined>;

const csvRows = (text: string): CsvRow[] => parse(text, { columns: true, skip_empty_lines: true });
const filled = (text: string | undefined): string | null => text || null;
const list = (text: string | undefined, separator = ";"): string[] =>
  text?.split(separator).filter(Boolean) ?? [];

/** How a row of the placement service's table was assigned to its sub-cluster. */
const origins = {
  name: "stated",
  spelling: "stated",
  group: "probable",
  floor: "unknown",
  "": "unknown",
} as const;

/** Subject minimums of the placement portal, by the name of the programme. */
export const parsePortalRequirements = (text: string): Map<string, PortalGroup> =>
  groupsByName(
    csvRows(text).map((row) => ({
      name: row.group_name ?? "",
      cluster: Number(row.cluster_2026),
      minimums: row.subject_minimums ?? "",
    })),
  );

/**
 * Degrees of the placement service (KUCCPS): one column `cutoff_2024` for each year. A programme whose name the portal of 2026 shows with
 * subject minimums gets those; a cluster that the table doesn't name is taken from the portal if it has one counterpart.
 */
export const parseKenyanDegrees = (
  text: string,
  portal: ReadonlyMap<string, PortalGroup>,
): ParsedProgramme[] => degreesOf(csvRows(text), portal);

export function degreesOf(
  rows: readonly CsvRow[],
  portal: ReadonlyMap<string, PortalGroup>,
): ParsedProgramme[] {
  return rows.map((row) => {
    const isOnPortal = row.on_portal_2026 ? row.on_portal_2026 === "yes" : null;
    const group = isOnPortal === false ? undefined : portal.get(portalName(row.programme ?? ""));
    const portalMinimums = group && group.lines.length > 0 ? group.lines.map((line) => [...line]) : null;
    const namedClusters = [...new Set(list(row.cluster).map(Number))];
    const ofPortal = group ? clustersOfPortal(group.cluster) : [];
    const floorYears = list(row.floor_years);
    const cutoffs = Object.entries(row).flatMap(([column, value]) => {
      const year = /^cutoff_(\d{4})$/.exec(column)?.[1];
      return year && value
        ? [{ year: Number(year), points: Number(value), tookEveryone: floorYears.includes(year) }]
        : [];
    });
    return {
      country: "Kenya",
      code: filled(row.programme_code),
      name: row.programme ?? "",
      institution: filled(row.institution),
      collegeName: filled(row.catalogue_title) ?? filled(row.institution),
      level: "degree",
      field: fieldOfCourse(row.programme ?? ""),
      region: filled(row.county),
      isPublic: row.institution_type ? row.institution_type === "public" : null,
      requirement: {
        system: "kcse-degree",
        meanGrade: "C+",
        clusters: namedClusters.length === 0 && ofPortal.length === 1 ? [...ofPortal] : namedClusters,
        subClusters: list(row.sub_cluster),
        portalMinimums,
        onPortal2026: isOnPortal,
        origin: portalMinimums ? "stated" : (lookUp(origins, row.cluster_match ?? "") ?? "unknown"),
      },
      cutoffs,
    };
  });
}

export const parseKenyanDiplomas = (text: string): ParsedProgramme[] => diplomasOf(csvRows(text));

/** `subject_rule`: lines by semicolon, all needed; `A|B>=C` is A or B at C or better. */
export function diplomasOf(rows: readonly CsvRow[]): ParsedProgramme[] {
  return rows.map((row) => ({
    country: "Kenya",
    code: null,
    name: row.programme ?? "",
    institution: filled(row.institution),
    collegeName: filled(row.institution),
    level: row.level === "certificate" ? "certificate" : "diploma",
    field: fieldOfCourse(row.programme ?? ""),
    region: null,
    isPublic: row.institution ? true : null,
    requirement: {
      system: "kcse",
      meanGrade: row.minimum_mean_grade ?? "",
      way: {
        eachSubjectOnce: row.each_subject_once === "yes",
        lines: list(row.subject_rule).map((line) => {
          const [subjects = "", grade = ""] = line.split(">=");
          return list(subjects, "|").map((subject) => `${subject}>=${grade}`);
        }),
      },
    },
    cutoffs: [],
  }));
}

export const parseNigerianCourses = (text: string): ParsedProgramme[] => nigerianCoursesOf(csvRows(text));

export function nigerianCoursesOf(rows: readonly CsvRow[]): ParsedProgramme[] {
  return rows.map((row) => ({
    country: "Nigeria",
    code: null,
    name: row.course ?? "",
    institution: filled(row.institution),
    collegeName: filled(row.catalogue_title),
    level: "degree",
    field: fieldOfCourse(row.course ?? ""),
    region: filled(row.state),
    isPublic: row.institution_type ? row.institution_type !== "private university" : null,
    requirement: {
      system: "utme",
      utme: filled(row.utme_rule),
      credits: row.olevel_credits ? Number(row.olevel_credits) : null,
      oLevel: filled(row.olevel_rule),
      passes: list(row.olevel_pass, ","),
    },
    cutoffs: [],
  }));
}

const ghanaianFile = z.object({
  cores: z.record(z.string(), z.array(z.array(z.string()))),
  programmes: z.array(
    z.object({
      university: z.string(),
      programme: z.string(),
      core: z.string(),
      elective_ways: z
        .array(
          z.object({
            slots: z.array(
              z.object({
                count: z.number(),
                from: z.union([z.array(z.string()), z.literal("any elective")]),
                minimum: z.string().optional(),
              }),
            ),
            core_minimum: z.record(z.string(), z.string()).optional(),
          }),
        )
        .nullable(),
      subject_minimums: z.record(z.string(), z.string()).optional(),
      elective_minimum: z.string(),
      aggregate_limit: z.number(),
      cutoffs: z.array(
        z.object({
          year: z.string(),
          aggregate: z.number().optional(),
          aggregate_men: z.number().optional(),
          aggregate_women: z.number().optional(),
        }),
      ),
    }),
  ),
});

const coded = (minimums: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(minimums).map(([subject, grade]) => [code(subject), grade]));

export function parseGhanaianProgrammes(text: string): ParsedProgramme[] {
  const { cores, programmes } = ghanaianFile.parse(JSON.parse(text));
  return programmes.map((row): ParsedProgramme => {
    const ways = row.elective_ways?.map(({ slots, core_minimum }) => ({
      slots: slots.map(({ count, from, minimum }) => ({
        count,
        from: from === "any elective" ? null : from.map(code),
        ...(minimum && { minimum }),
      })),
      coreMinimum: coded(core_minimum),
    }));
    const requirement: Requirement = {
      system: "wassce",
      core: (cores[row.core] ?? []).map((options) => options.map(code)),
      ways: ways ?? null,
      subjectMinimums: coded(row.subject_minimums),
      electiveMinimum: row.elective_minimum,
      aggregateLimit: row.aggregate_limit,
      aggregates: row.cutoffs.map(
        ({ year, aggregate = 0, aggregate_men = aggregate, aggregate_women = aggregate }) => ({
          year,
          men: aggregate_men,
          women: aggregate_women,
        }),
      ),
    };
    return {
      country: "Ghana",
      code: null,
      name: row.programme,
      institution: row.university,
      collegeName: row.university,
      level: "degree",
      field: fieldOfCourse(row.programme),
      region: null,
      isPublic: true,
      requirement,
      cutoffs: [],
    };
  });
}

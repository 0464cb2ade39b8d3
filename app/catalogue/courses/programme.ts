import { z } from "zod";
import type { courseCountries, fieldsOfInterest, programmeLevels } from "#database/schema/lists.ts";
import type { Cutoff } from "./kenya/cutoffs.ts";

/**
 * How we know the subject rules of a Kenyan degree: the document names it, its group is in only one place of the
 * document, or we don't.
 */
const ruleOrigins = ["stated", "probable", "unknown"] as const;

const kcseWay = z.object({ eachSubjectOnce: z.boolean(), lines: z.array(z.array(z.string())) });

/** What a programme requires, in the terms of the exam. Stored as JSON. */
export const requirementSchema = z.discriminatedUnion("system", [
  z.object({
    system: z.literal("kcse-degree"),
    meanGrade: z.string(),
    clusters: z.array(z.number()),
    subClusters: z.array(z.string()),
    /** What the portal of 2026 requires, which replaces the sub-clusters. Null if it isn't known. */
    portalMinimums: z.array(z.array(z.string())).nullable(),
    origin: z.enum(ruleOrigins),
    /** Null if the table doesn't say. */
    onPortal2026: z.boolean().nullable(),
  }),
  z.object({ system: z.literal("kcse"), meanGrade: z.string(), way: kcseWay }),
  z.object({
    system: z.literal("utme"),
    utme: z.string().nullable(),
    credits: z.number().nullable(),
    oLevel: z.string().nullable(),
    passes: z.array(z.string()),
  }),
  z.object({
    system: z.literal("wassce"),
    core: z.array(z.array(z.string())),
    ways: z
      .array(
        z.object({
          slots: z.array(
            z.object({
              count: z.number(),
              /** Null: any elective. */
              from: z.array(z.string()).nullable(),
              minimum: z.string().optional(),
            }),
          ),
          coreMinimum: z.record(z.string(), z.string()),
        }),
      )
      .nullable(),
    subjectMinimums: z.record(z.string(), z.string()),
    electiveMinimum: z.string(),
    aggregateLimit: z.number(),
    aggregates: z.array(z.object({ year: z.string(), men: z.number(), women: z.number() })),
  }),
]);

export type Requirement = z.infer<typeof requirementSchema>;
export type RequirementOf<System extends Requirement["system"]> = Extract<Requirement, { system: System }>;

/** One course at one institution. */
export interface Programme {
  id: string;
  country: (typeof courseCountries)[number];
  /** The official code, if it has one. */
  code: string | null;
  name: string;
  /** Null: offered at several places that the source doesn't name. */
  institution: string | null;
  /** The institution's record in our catalogue. */
  collegeId: string | null;
  level: (typeof programmeLevels)[number];
  field: (typeof fieldsOfInterest)[number] | null;
  /** County, state or region. */
  region: string | null;
  isPublic: boolean | null;
  requirement: Requirement;
  cutoffs: readonly Cutoff[];
  sourceId: string;
}

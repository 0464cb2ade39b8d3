import type { askedGroups, finishedLevels, sexes, studyLevels, testNames } from "#database/schema/lists.ts";

export type StudyLevel = (typeof studyLevels)[number];
export type FinishedLevel = (typeof finishedLevels)[number];
export type AskedGroup = (typeof askedGroups)[number];

/** Who asks whether something is open to them, as far as they have told. Nothing told never closes a door. */
export interface Applicant {
  /** Countries by their English names; empty where not told. */
  citizenships: string[];
  residence: string | null;
  /** County, state or region in the country of residence. */
  region: string | null;
  sex: (typeof sexes)[number] | null;
  /** From and to, both counted: who told a band or a year is not known to the day. */
  age: { from: number; to: number } | null;
  /** A group that is missing was not told. */
  groups: Partial<Record<AskedGroup, boolean>>;
  finished: FinishedLevel | null;
  /** What they study at present. */
  studying: StudyLevel | null;
  /** What they want to study next; empty where not told. */
  wants: StudyLevel[];
  /** Fields of the closed list; empty where not told. */
  fields: string[];
  standing: Standing;
  /** Null where not told, empty where none was taken. */
  tests: { test: (typeof testNames)[number]; score: number | null }[] | null;
  workYears: number | null;
}

/** What someone's results are worth where awards compare them. Null: no such result told. */
export interface Standing {
  /** Points of the mean grade, 1 (E) to 12 (A). */
  kcse: number | null;
  /** Subjects with a credit: C6 or better in WASSCE or NECO, in the old UCE, C in IGCSE. */
  credits: number | null;
  hasCreditInEnglishAndMaths: boolean | null;
  /** Ghana's six subjects, 6 (best) to 54. */
  aggregate: number | null;
  utme: number | null;
  /** UACE or A-level. */
  principalPasses: number | null;
  /** Grade 12 of Ethiopia, of a hundred. */
  percent: number | null;
  /** A degree, in hundredths of a GPA out of four: 300 is a second class upper. */
  degree: number | null;
  /** A bar up to here may be reached too: pages disagree about this scale, or the studies go on. */
  degreeAtBest: number | null;
}

export const noStanding: Standing = {
  kcse: null,
  credits: null,
  hasCreditInEnglishAndMaths: null,
  aggregate: null,
  utme: null,
  principalPasses: null,
  percent: null,
  degree: null,
  degreeAtBest: null,
};

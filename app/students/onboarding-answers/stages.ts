import type { profiles } from "#database/schema/index.ts";
import type { studyStages } from "#database/schema/lists.ts";

type StageProfile = Pick<
  typeof profiles.$inferSelect,
  "currentEducationLevel" | "degreeType" | "finished" | "wantedLevels"
>;

/** Stages of study, and the profile columns each implies. */
export const stages = {
  school: {
    label: "In secondary school",
    told: {
      currentEducationLevel: "high_school",
      degreeType: "undergraduate",
      finished: "primary",
      wantedLevels: ["high_school", "undergraduate"],
    },
  },
  "school-done": {
    label: "Finished secondary school",
    told: {
      currentEducationLevel: "high_school",
      degreeType: "undergraduate",
      finished: "secondary",
      wantedLevels: ["undergraduate", "vocational"],
    },
  },
  vocational: {
    label: "On a certificate or diploma course",
    told: {
      currentEducationLevel: "vocational",
      degreeType: "vocational",
      finished: "secondary",
      wantedLevels: ["vocational", "undergraduate"],
    },
  },
  university: {
    label: "At university, first degree",
    told: {
      currentEducationLevel: "undergraduate",
      degreeType: "undergraduate",
      finished: "secondary",
      wantedLevels: ["undergraduate"],
    },
  },
  "degree-done": {
    label: "Finished a first degree",
    told: {
      currentEducationLevel: "undergraduate",
      degreeType: "graduate",
      finished: "undergraduate",
      wantedLevels: ["graduate"],
    },
  },
  "masters-done": {
    label: "Finished a master's degree",
    told: {
      currentEducationLevel: "graduate",
      degreeType: "doctorate",
      finished: "graduate",
      wantedLevels: ["doctorate"],
    },
  },
} as const satisfies Record<(typeof studyStages)[number], { label: string; told: ReadonlyTold }>;

type ReadonlyTold = {
  readonly [Name in keyof StageProfile]: StageProfile[Name] | Readonly<StageProfile["wantedLevels"]>;
};

export type Stage = keyof typeof stages;

export const stageNames = Object.keys(stages) as Stage[];

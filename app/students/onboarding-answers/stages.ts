import type { profiles } from "#database/schema/index.ts";
import type { studyStages } from "#database/schema/lists.ts";

type StageProfile = Pick<
  typeof profiles.$inferSelect,
  "currentEducationLevel" | "degreeType" | "finished" | "wantedLevels"
>;

/** Stages of study, and the profile columns each implies. */
export const stages = {
  school: {
    told: {
      currentEducationLevel: "high_school",
      degreeType: "undergraduate",
      finished: "primary",
      wantedLevels: ["high_school", "undergraduate"],
    },
  },
  "school-done": {
    told: {
      currentEducationLevel: "high_school",
      degreeType: "undergraduate",
      finished: "secondary",
      wantedLevels: ["undergraduate", "vocational"],
    },
  },
  vocational: {
    told: {
      currentEducationLevel: "vocational",
      degreeType: "vocational",
      finished: "secondary",
      wantedLevels: ["vocational", "undergraduate"],
    },
  },
  university: {
    told: {
      currentEducationLevel: "undergraduate",
      degreeType: "undergraduate",
      finished: "secondary",
      wantedLevels: ["undergraduate"],
    },
  },
  "degree-done": {
    told: {
      currentEducationLevel: "undergraduate",
      degreeType: "graduate",
      finished: "undergraduate",
      wantedLevels: ["graduate"],
    },
  },
  "masters-done": {
    told: {
      currentEducationLevel: "graduate",
      degreeType: "doctorate",
      finished: "graduate",
      wantedLevels: ["doctorate"],
    },
  },
} as const satisfies Record<(typeof studyStages)[number], { told: ReadonlyTold }>;

type ReadonlyTold = {
  readonly [Name in keyof StageProfile]: StageProfile[Name] | Readonly<StageProfile["wantedLevels"]>;
};

export type Stage = keyof typeof stages;

export const stageNames = Object.keys(stages) as Stage[];

import type { profiles } from "#database/schema/index.ts";
import type { studyStages } from "#database/schema/lists.ts";

type StageProfile = Pick<
  typeof profiles.$inferSelect,
  "currentEducationLevel" | "degreeType" | "finished" | "wantedLevels"
>;

/** Stages of study, and the profile columns each implies. */
export const stages = {
  school: {
    facts: {
      currentEducationLevel: "high_school",
      degreeType: "undergraduate",
      finished: "primary",
      wantedLevels: ["high_school", "undergraduate"],
    },
  },
  "school-done": {
    facts: {
      currentEducationLevel: "high_school",
      degreeType: "undergraduate",
      finished: "secondary",
      wantedLevels: ["undergraduate", "vocational"],
    },
  },
  vocational: {
    facts: {
      currentEducationLevel: "vocational",
      degreeType: "vocational",
      finished: "secondary",
      wantedLevels: ["vocational", "undergraduate"],
    },
  },
  university: {
    facts: {
      currentEducationLevel: "undergraduate",
      degreeType: "undergraduate",
      finished: "secondary",
      wantedLevels: ["undergraduate"],
    },
  },
  "degree-done": {
    facts: {
      currentEducationLevel: "undergraduate",
      degreeType: "graduate",
      finished: "undergraduate",
      wantedLevels: ["graduate"],
    },
  },
  "masters-done": {
    facts: {
      currentEducationLevel: "graduate",
      degreeType: "doctorate",
      finished: "graduate",
      wantedLevels: ["doctorate"],
    },
  },
} as const satisfies Record<(typeof studyStages)[number], { facts: ReadonlyFacts }>;

type ReadonlyFacts = {
  readonly [Name in keyof StageProfile]: StageProfile[Name] | Readonly<StageProfile["wantedLevels"]>;
};

export type Stage = keyof typeof stages;

export const stageNames = Object.keys(stages) as Stage[];

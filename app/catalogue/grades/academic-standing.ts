/** What someone's results are worth where awards compare them. Null: no such result told. */
export interface AcademicStanding {
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
  /** Where only the points of UACE are known, how many principal passes there may be. */
  principalPassesAtBest: number | null;
  /** Grade 12 of Ethiopia, of a hundred. */
  percent: number | null;
  /** A degree, in hundredths of a GPA out of four: 300 is a second class upper. */
  degree: number | null;
  /** A bar up to here may be reached too: pages disagree about this scale, or the studies go on. */
  degreeAtBest: number | null;
}

export const noStanding: AcademicStanding = {
  kcse: null,
  credits: null,
  hasCreditInEnglishAndMaths: null,
  aggregate: null,
  utme: null,
  principalPasses: null,
  principalPassesAtBest: null,
  percent: null,
  degree: null,
  degreeAtBest: null,
};

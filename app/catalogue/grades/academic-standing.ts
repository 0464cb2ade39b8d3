/** The value of someone's results on the scales that awards use. Null if there is no such result. */
export interface AcademicStanding {
  /** Points of the mean grade, 1 (E) to 12 (A). */
  kcse: number | null;
  /** Subjects with a credit: C6 or better in WASSCE or NECO or in the old UCE, C in IGCSE. */
  credits: number | null;
  hasCreditInEnglishAndMaths: boolean | null;
  /** Ghana's aggregate of six subjects, 6 (best) to 54. */
  aggregate: number | null;
  utme: number | null;
  /** UACE or A-level. */
  principalPasses: number | null;
  /** The possible number of principal passes if only the UACE points are known. */
  principalPassesAtBest: number | null;
  /** Ethiopia's grade 12 exam, in per cent. */
  percent: number | null;
  /** A degree, in hundredths of a GPA out of four: 300 is a second class upper. */
  degree: number | null;
  /** The upper bound: pages disagree about this scale, or the studies go on. */
  degreeAtBest: number | null;
  /** A Nigerian ND or HND in hundredths of a GPA out of four: 300 is an upper credit. */
  diploma: number | null;
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
  diploma: null,
};

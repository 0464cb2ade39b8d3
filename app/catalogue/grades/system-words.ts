import type { Result } from "#database/schema/about-student.ts";

/** The part before a bracket is the short name. */
export const systemNames: Record<Result["system"], string> = {
  kcse: "KCSE (Kenya)",
  wassce: "WASSCE, NECO or NABTEB (Ghana, Nigeria)",
  uace: "UACE (Uganda)",
  eheece: "Grade 12 national exam (Ethiopia)",
  kjsea: "KJSEA, grade 9 (Kenya)",
  utme: "UTME (JAMB, Nigeria)",
  uce_old: "UCE until 2023 (Uganda)",
  uce_new: "UCE since 2024 (Uganda)",
  a_level: "A-levels (Cambridge, UK)",
  ib: "IB Diploma",
  igcse: "IGCSE or O-levels",
  knec: "KNEC diploma or certificate (Kenya)",
  cdacc: "TVET CDACC (Kenya)",
  uk_class: "Class of degree (where you have no number)",
  ng_poly: "ND or HND, CGPA out of 4 (polytechnics in Nigeria)",
  gh_hnd: "HND, CGPA out of 5 (Ghana)",
  ubteb: "UBTEB diploma, CGPA out of 5 (Uganda)",
  ng5: "CGPA out of 5 (Nigeria)",
  ng4: "CGPA out of 4 (Nigeria, as at Ibadan since 2016)",
  ng7: "CGPA out of 7 (Nigeria, Ibadan before 2016)",
  gh_ug: "FGPA out of 4 (University of Ghana)",
  gh_cgpa4: "CGPA out of 4 (Ghana: UCC, UEW, technical universities)",
  gh_cwa: "CWA in per cent (KNUST, Ghana)",
  ke_pct: "Percentage (universities in Kenya)",
  ug5: "CGPA out of 5 (Makerere and most universities in Uganda)",
  et4: "CGPA out of 4 (universities in Ethiopia)",
  us4: "GPA out of 4 (American style: USIU, Ashesi, AUN, abroad)",
  fr20: "Average out of 20 (French system, university)",
  bac20: "Baccalauréat, average out of 20 (French system)",
  exetat: "Examen d'État, per cent (DR Congo)",
};

export const inputNames = {
  meanGrade: "Mean grade",
  totalPoints: "Total points",
  points: "Points",
  aggregate: "Aggregate",
  aggregateGhana: "Aggregate (Ghana)",
  division: "Division",
  score: "Score",
  scoreOf400: "Score out of 400",
  outOf: "Out of",
  level: "Level",
  result: "Result",
  overall: "Overall result",
  class: "Class",
  printedClass: "Class, if your certificate shows one",
  cgpa4: "CGPA out of 4",
  cgpa5: "CGPA out of 5",
  cgpa7: "CGPA out of 7",
  fgpa: "FGPA or CGPA out of 4",
  gpa4: "GPA out of 4",
  cwa: "CWA in per cent",
  percent: "Average in per cent",
  averageOf20: "Average out of 20",
};

export const inputHints = {
  kcseTotal: "If your slip has them: 7 to 84",
  kcseSubjects: "With your subjects we can show which courses your grades are enough for.",
  wassceAggregate: "Six subjects, from 6 (best) to 54. If you enter your subjects, you can leave it out.",
  wassceSubjects: "Enter two sittings as two results.",
  uacePoints: "From 0 to 20. If you enter your subjects, you can leave it out.",
  uaceSubjects: "Principal subjects from A to F, subsidiary ones from D1 to F9.",
  bestEight: "Best eight subjects, from 8 (best) to 72",
  outOf45: "Out of 45",
  eheeceScore: "For example 412, 412/600 or 68%",
  eheeceTotal: "600 for six subjects, 700 before, 500 for blind candidates",
  from50: "The diploma starts at 50",
};

/** What to ask if a number is too high for its scale. */
export const tooHighWords = {
  isOutOf5: "Is it out of 5? Then choose that scale.",
  isOutOf7: "Is it out of 7? Then choose that scale.",
};

/** Why a result can't be read. */
export const resultProblems = {
  range: (least: number, most: number) => `Enter a number from ${least} to ${most}.`,
  rangeOrTotal: (most: number) => `Enter a number from 0 to ${most}, or choose another total.`,
  otherScale: (top: number) => `You wrote out of ${top}: choose that scale instead.`,
  whole: "Enter a whole number.",
  decimals: (most: number) => `Use at most ${most} decimals.`,
  noGrade: (sign: string) => `${sign} isn't a grade. Leave it out until the grade is there.`,
  chooseOne: (grades: readonly string[]) => `Choose one of these: ${grades.join(", ")}.`,
  tooMany: (most: number) => `Enter at most ${most} subjects.`,
  tooFew: (least: number) => `Enter at least ${least} subjects, as on the certificate.`,
  missing: "Enter this.",
  missingOrOther: "Enter this, or one of the others here.",
  missingSubjects: "Enter the grades of your subjects.",
  contradiction: (total: number, summed: string, chosen: string) =>
    `${total} points make ${summed}, and the mean grade here is ${chosen}. Which is right?`,
};

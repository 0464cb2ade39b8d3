import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./system-words.ts";

type Words = Translation<typeof english>;

export const systemNames: Words["systemNames"] = {
  kcse: "KCSE (Kenya)",
  wassce: "WASSCE, NECO ou NABTEB (Ghana, Nigeria)",
  uace: "UACE (Ouganda)",
  eheece: "Examen national de 12e année (Éthiopie)",
  kjsea: "KJSEA, 9e année (Kenya)",
  utme: "UTME (JAMB, Nigeria)",
  uce_old: "UCE jusqu’en 2023 (Ouganda)",
  uce_new: "UCE depuis 2024 (Ouganda)",
  a_level: "A-levels (Cambridge, Royaume-Uni)",
  ib: "Baccalauréat international (IB)",
  igcse: "IGCSE ou O-levels",
  knec: "Diploma ou certificat KNEC (Kenya)",
  cdacc: "TVET CDACC (Kenya)",
  uk_class: "Mention du diplôme (si vous n’avez pas de moyenne)",
  ng_poly: "ND ou HND, CGPA sur 4 (polytechnics du Nigeria)",
  gh_hnd: "HND, CGPA sur 5 (Ghana)",
  ubteb: "Diploma UBTEB, CGPA sur 5 (Ouganda)",
  ng5: "CGPA sur 5 (Nigeria)",
  ng4: "CGPA sur 4 (Nigeria, comme à Ibadan depuis 2016)",
  ng7: "CGPA sur 7 (Nigeria, Ibadan avant 2016)",
  gh_ug: "FGPA sur 4 (University of Ghana)",
  gh_cgpa4: "CGPA sur 4 (Ghana : UCC, UEW, universités techniques)",
  gh_cwa: "CWA en pour cent (KNUST, Ghana)",
  ke_pct: "Pour cent (universités du Kenya)",
  ug5: "CGPA sur 5 (Makerere et la plupart des universités d’Ouganda)",
  et4: "CGPA sur 4 (universités d’Éthiopie)",
  us4: "GPA sur 4 (système américain : USIU, Ashesi, AUN, étranger)",
  fr20: "Moyenne sur 20 (système français, université)",
  bac20: "Baccalauréat, moyenne sur 20 (système français)",
  exetat: "Examen d’État, pour cent (RD Congo)",
};

export const inputNames: Words["inputNames"] = {
  meanGrade: "Moyenne générale (mean grade)",
  totalPoints: "Total des points",
  points: "Points",
  aggregate: "Aggregate (total)",
  aggregateGhana: "Aggregate (Ghana)",
  division: "Division",
  score: "Score",
  scoreOf400: "Score sur 400",
  outOf: "Sur",
  level: "Niveau",
  result: "Résultat",
  overall: "Résultat général",
  class: "Mention (class)",
  printedClass: "Mention (class), si votre diplôme en porte une",
  cgpa4: "CGPA sur 4",
  cgpa5: "CGPA sur 5",
  cgpa7: "CGPA sur 7",
  fgpa: "FGPA ou CGPA sur 4",
  gpa4: "GPA sur 4",
  cwa: "CWA en pour cent",
  percent: "Moyenne en pour cent",
  averageOf20: "Moyenne sur 20",
};

export const inputHints: Words["inputHints"] = {
  kcseTotal: "S’il est sur votre relevé : de 7 à 84",
  kcseSubjects: "Avec vos matières, nous pouvons montrer les formations que vos notes permettent.",
  wassceAggregate:
    "Six matières, de 6 (le meilleur) à 54. Si vous écrivez vos matières, vous pouvez le laisser vide.",
  wassceSubjects: "Pour deux sessions, ajoutez deux résultats.",
  uacePoints: "De 0 à 20. Si vous écrivez vos matières, vous pouvez les laisser vides.",
  uaceSubjects: "Matières principales (principal) de A à F, secondaires (subsidiary) de D1 à F9.",
  bestEight: "Vos huit meilleures matières, de 8 (le meilleur) à 72",
  outOf45: "Sur 45",
  eheeceScore: "Par exemple 412, 412/600 ou 68 %",
  eheeceTotal: "600 pour six matières, 700 avant, 500 pour les candidats aveugles",
  from50: "Le diplôme commence à 50",
};

export const tooHighWords: Words["tooHighWords"] = {
  isOutOf5: "Est-ce sur 5 ? Alors choisissez cette échelle.",
  isOutOf7: "Est-ce sur 7 ? Alors choisissez cette échelle.",
};

export const resultProblems: Words["resultProblems"] = {
  range: (least, most) => `Écrivez un nombre de ${least} à ${most}.`,
  rangeOrTotal: (most) => `Écrivez un nombre de 0 à ${most}, ou choisissez un autre total.`,
  otherScale: (top) => `Vous avez écrit « sur ${top} » : choisissez plutôt cette échelle.`,
  whole: "Écrivez un nombre entier.",
  decimals: (most) => (most < 2 ? `Écrivez ${most} décimale au plus.` : `Écrivez ${most} décimales au plus.`),
  noGrade: (sign) => `${sign} n’est pas une note. Laissez vide jusqu’à ce que vous ayez la note.`,
  chooseOne: (grades) => `Choisissez une de ces notes : ${grades.join(", ")}.`,
  tooMany: (most) => (most < 2 ? `Écrivez ${most} matière au plus.` : `Écrivez ${most} matières au plus.`),
  tooFew: (least) =>
    least < 2
      ? `Écrivez au moins ${least} matière, comme sur le diplôme.`
      : `Écrivez au moins ${least} matières, comme sur le diplôme.`,
  missing: "Remplissez ceci.",
  missingOrOther: "Remplissez ceci, ou une autre case ici.",
  missingSubjects: "Écrivez les notes de vos matières.",
  contradiction: (total, summed, chosen) =>
    total < 2
      ? `${total} point donne ${summed}, mais la moyenne générale ici est ${chosen}. Lequel est juste ?`
      : `${total} points donnent ${summed}, mais la moyenne générale ici est ${chosen}. Lequel est juste ?`,
};

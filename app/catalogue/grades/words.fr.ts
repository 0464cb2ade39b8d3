import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const gradeWords: Words["gradeWords"] = {
  gpa: {
    "as it is": (gpa) => `Nous comptons cela comme ${gpa.toLocaleString("fr")} sur 4.`,
    about: (gpa) =>
      `Nous comptons cela comme ${gpa.toLocaleString("fr")} sur 4. Les établissements peuvent compter un peu autrement.`,
    estimate: (gpa) =>
      `Nous comptons cela comme ${gpa.toLocaleString("fr")} sur 4. C’est une estimation : l’établissement décide.`,
  },
  gradingChanged: (year) =>
    `Les notes ont changé après ${year}. Nous enregistrons les vôtres. Demandez à l’établissement comment il les compte.`,
  noGpa: "Nous ne changeons pas ce résultat en GPA. Les bourses qui le demandent le comparent tel qu’il est.",
  kcsePoints: (points) =>
    points < 2 ? `Cela fait ${points} point sur 12.` : `Cela fait ${points} points sur 12.`,
  credits: (count) => (count < 2 ? `${count} matière avec credit.` : `${count} matières avec credit.`),
  creditsWithEnglishAndMaths: (count) =>
    count < 2
      ? `${count} matière avec credit, dont l’anglais et les maths.`
      : `${count} matières avec credit, dont l’anglais et les maths.`,
  aggregate: (sum) => `Aggregate ${sum} (le plus bas est le meilleur).`,
  principalPasses: (count) => (count < 2 ? `${count} principal pass.` : `${count} principal passes.`),
  uacePoints: (points) => (points < 2 ? `${points} point sur 20.` : `${points} points sur 20.`),
  percent: (percent) => `Cela fait ${percent} %.`,
};

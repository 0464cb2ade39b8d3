import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./exam-words.ts";

type Words = Translation<typeof english>;

export const examWords: Words["examWords"] = {
  unnamedSubject: (number) => `Matière ${number}`,
  oneOf: (grades) => `une de ces notes : ${grades}`,
  number: (least, most) => `un nombre de ${least} à ${most}`,
  grades: (least, examples) => `au moins ${least} notes comme ${examples}`,
  unreadable: (written, exam, ways) =>
    `Nous ne lisons pas « ${written} » comme une note de l’examen ${exam}. Écrivez ${ways.join(", ou ")}.`,
};

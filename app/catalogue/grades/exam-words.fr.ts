import type { Translation } from "#app/shared/languages/translation.ts";
import { systems } from "./all-systems.ts";
import type * as english from "./exam-words.ts";

type Words = Translation<typeof english>;

export const examInWords: Words["examInWords"] = (id) => systems[id].label.split(" (", 1).join();

export const unnamedSubject: Words["unnamedSubject"] = (number) => `Matière ${number}`;

export const noGrade: Words["noGrade"] = (system, written) => {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const ways = [
    input?.kind === "choice" && `une de ces notes : ${input.values.join(", ")}`,
    input?.kind === "number" && `un nombre de ${input.min} à ${input.max}`,
    subjects && `au moins ${subjects.least} notes comme ${subjects.grades.slice(0, 3).join(" ")}`,
  ].filter(Boolean);
  return `Nous ne lisons pas « ${written} » comme une note de l’examen ${examInWords(system)}. Écrivez ${ways.join(", ou ")}.`;
};

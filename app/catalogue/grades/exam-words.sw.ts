import type { Translation } from "#app/shared/languages/translation.ts";
import { systems } from "./all-systems.ts";
import type * as english from "./exam-words.ts";

type Words = Translation<typeof english>;

export const examInWords: Words["examInWords"] = (id) => systems[id].label.split(" (", 1).join();

export const unnamedSubject: Words["unnamedSubject"] = (number) => `Somo la ${number}`;

export const noGrade: Words["noGrade"] = (system, written) => {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const ways = [
    input?.kind === "choice" && `mojawapo ya ${input.values.join(", ")}`,
    input?.kind === "number" && `nambari kati ya ${input.min} na ${input.max}`,
    subjects && `angalau gredi ${subjects.least} kama ${subjects.grades.slice(0, 3).join(" ")}`,
  ].filter(Boolean);
  return `Hatuwezi kusoma “${written}” kama gredi ya ${examInWords(system)}. Andika ${ways.join(", au ")}.`;
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./exam-words.ts";

type Words = Translation<typeof english>;

export const examWords: Words["examWords"] = {
  unnamedSubject: (number) => `Somo la ${number}`,
  oneOf: (grades) => `mojawapo ya ${grades}`,
  number: (least, most) => `nambari kati ya ${least} na ${most}`,
  grades: (least, examples) => `angalau gredi ${least} kama ${examples}`,
  unreadable: (written, exam, ways) =>
    `Hatuwezi kusoma “${written}” kama gredi ya ${exam}. Andika ${ways.join(", au ")}.`,
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const gradeWords: Words["gradeWords"] = {
  gpa: {
    "as it is": (gpa) => `Tunaihesabu kama ${gpa} kati ya 4.`,
    about: (gpa) => `Tunaihesabu kama ${gpa} kati ya 4. Vyuo vinaweza kuisoma tofauti kidogo.`,
    estimate: (gpa) => `Tunaihesabu kama ${gpa} kati ya 4. Hili ni kadirio: chuo ndicho kinachoamua.`,
  },
  gradingChanged: (year) =>
    `Mfumo wa gredi ulibadilika baada ya ${year}. Tutahifadhi gredi zako. Uliza chuo kinazihesabu vipi.`,
  noGpa: "Hatubadilishi matokeo haya kuwa GPA. Wafadhili wanaoyahitaji huyalinganisha jinsi yalivyo.",
  kcsePoints: (points) => `Hii ni pointi ${points} kati ya 12.`,
  credits: (count) => `Credits: ${count}.`,
  creditsWithEnglishAndMaths: (count) => `Credits: ${count}, pamoja na Kiingereza na Hisabati.`,
  aggregate: (sum) => `Aggregate ${sum}.`,
  principalPasses: (count) => `Principal passes: ${count}.`,
  uacePoints: (points) => `Pointi ${points} kati ya 20.`,
  percent: (percent) => `Hii ni asilimia ${percent}.`,
};

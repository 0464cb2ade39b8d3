import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./about-words.ts";

type Words = Translation<typeof english>;

export const aboutWords: Words["aboutWords"] = {
  title: {
    scholarship: "Maswali kuhusu ufadhili huu",
    college: "Maswali kuhusu chuo hiki",
    internship: "Maswali kuhusu mafunzo haya ya kazi",
  },
  readAll: "Soma yote",
  readThread: (title) => `Soma yote: ${title}`,
  ask: "Uliza kuhusu hili",
};

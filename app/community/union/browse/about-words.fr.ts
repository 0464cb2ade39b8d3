import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./about-words.ts";

type Words = Translation<typeof english>;

export const aboutWords: Words["aboutWords"] = {
  title: {
    scholarship: "Questions sur cette bourse",
    college: "Questions sur cet établissement",
    internship: "Questions sur ce stage",
  },
  readAll: "Tout lire",
  readThread: (title) => `Tout lire : ${title}`,
  ask: "Poser une question à ce sujet",
};

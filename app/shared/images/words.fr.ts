import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const imageWords: Words["imageWords"] = {
  none: "Nous ne trouvons pas d’image à ce lien.",
  large: "L’image dépasse 2 Mo.",
  hint: "Dans les dix minutes, nous prenons une petite copie et nous l’affichons d’ici.",
  problem: (why) => `Nous n’avons pas pu prendre l’image, donc nous n’en montrons pas. ${why}`,
  photoOf: (name) => `Photo : ${name}`,
  logoOf: (name) => `Logo : ${name}`,
  imageOf: (name) => `Image : ${name}`,
  tooMuch: "L’image est trop grande pour être lue.",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./year-picture-words.ts";

type Words = Translation<typeof english>;

export const yearPictureWords: Words["yearPictureWords"] = {
  title: "L’année en image",
  legend:
    "Vert : confirmé. Rayé : dates habituelles. Anneau : ouverture. Trait : clôture. Ligne rouge : aujourd’hui.",
};

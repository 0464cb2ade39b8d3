import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./year-picture-words.ts";

type Words = Translation<typeof english>;

export const yearPictureWords: Words["yearPictureWords"] = {
  title: "L’année en image",
  legend:
    "Vert : la date est confirmée. Rayé : les dates habituelles des années passées. L’anneau marque l’ouverture, le trait la clôture. La ligne rouge, c’est aujourd’hui.",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./suggestion-words.ts";

type Words = Translation<typeof english>;

export const suggestionWords: Words["suggestionWords"] = {
  list: "ጥቆማዎች",
  some: (count) => (count < 2 ? `${count} ጥቆማ። በላይና በታች ቀስቶች ይምረጡ።` : `${count} ጥቆማዎች። በላይና በታች ቀስቶች ይምረጡ።`),
  none: "ጥቆማ የለም።",
};

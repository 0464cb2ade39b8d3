import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const breadcrumbText: Words["breadcrumbText"] = {
  breadcrumb: "Fil d’Ariane",
};

export const paginationText: Words["paginationText"] = {
  pages: "Pages",
  previous: "Page précédente",
  next: "Page suivante",
};

export const previousNextText: Words["previousNextText"] = {
  pages: "Pages",
  previous: "Page précédente",
  next: "Page suivante",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const breadcrumbText: Words["breadcrumbText"] = {
  breadcrumb: "Njia ya kurasa",
};

export const paginationText: Words["paginationText"] = {
  pages: "Kurasa",
  previous: "Iliyotangulia",
  next: "Inayofuata",
};

export const previousNextText: Words["previousNextText"] = {
  pages: "Kurasa",
  previous: "Iliyotangulia",
  next: "Inayofuata",
};

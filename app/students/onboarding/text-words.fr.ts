import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const startText: Words["startText"] = {
  choose: "Choisissez",
  tabs: "Types d’opportunités pour vous",
};

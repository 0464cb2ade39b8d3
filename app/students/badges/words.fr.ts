import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const badgeWords: Words["badgeWords"] = {
  newMatches: (count, most) =>
    count >= most
      ? { text: `${most}+`, label: `${most} nouveautés ou plus` }
      : mark(count, count < 2 ? `${count} nouveauté` : `${count} nouveautés`),
  closing: (count) =>
    mark(count, count < 2 ? `${count} ferme cette semaine` : `${count} ferment cette semaine`),
};

const mark = (count: number, label: string) => ({ text: String(count), label });

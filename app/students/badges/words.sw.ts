import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const badgeWords: Words["badgeWords"] = {
  newMatches: (count, most) =>
    count >= most
      ? { text: `${most}+`, label: `Mpya ${most} au zaidi` }
      : { text: String(count), label: `Mpya: ${count}` },
  closing: (count) => ({
    text: String(count),
    label: count === 1 ? "Moja inafungwa wiki hii" : `Zinazofungwa wiki hii: ${count}`,
  }),
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const notificationWords: Words["notificationWords"] = {
  closes: (title, days) => `${title}: maombi yanafungwa ${days}`,
  usuallyCloses: (title, days) => `${title}: kwa kawaida hufungwa ${days}`,
  deadlines: (count) => `Tarehe ${count} za mwisho ziko karibu`,
  saved: "Uliihifadhi kwenye Fursa.",
  savedAs: (verdict) => `${verdict}. Uliihifadhi kwenye Fursa.`,
  answer: (title) => `Jibu jipya: ${title}`,
  answers: (count) => `Majibu mapya kwa maswali yako ${count}`,
  read: "Lisome kwenye Jukwaa la Wanafunzi.",
  more: (count) => `na ${count} zaidi`,
};

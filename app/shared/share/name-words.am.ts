import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./name-words.ts";

type Words = Translation<typeof english>;

export const shareNames: Words["shareNames"] = {
  email: "ኢሜይል",
  onWhatsApp: "በWhatsApp ያጋሩ",
  newTab: (network) => `${network}፣ ያጋሩ (በአዲስ ትር ይከፈታል)`,
};

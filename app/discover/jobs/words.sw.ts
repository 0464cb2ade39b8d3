import { formatNumber } from "#app/shared/languages/formats.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const jobWords: Words["jobWords"] = {
  title: "Kazi na mafunzo ya kazini",
  intro: "Kazi zenye malipo, mafunzo na programu kwa wanafunzi na wahitimu wapya.",
  description:
    "Tafuta mafunzo ya kazini na kazi za muda wote kwa wanafunzi na wahitimu wapya Kenya, Nigeria, Ghana, Ethiopia, Uganda na mtandaoni.",
  search: "Tafuta kazi kwa jina, mwajiri au fani",
  placeholder: "Tafuta kazi...",
  empty: "Hatujapata fursa zinazolingana na ulichotafuta.",
  loading: "Inapakia fursa...",
  seeAll: "Tazama fursa zote",
  counted: (count) => `Fursa ${formatNumber(count)}`,
  foundFor: (found, text) => `${found}: “${text}”`,
};

export const jobTabNames: Words["jobTabNames"] = {
  all: "Zote",
  internship: "Mafunzo ya kazini",
  "full-time": "Muda wote",
};

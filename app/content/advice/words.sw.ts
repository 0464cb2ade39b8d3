import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const adviceWords: Words["adviceWords"] = {
  title: "Kituo cha ushauri",
  intro:
    "Miongozo wazi kuhusu ufadhili, maombi, visa na pesa, iliyoandikiwa wanafunzi wa Afrika na wazazi wao.",
  empty: "Bado hakuna makala ya ushauri. Rudi tena karibuni!",
  emptyCategory: (category) => `Bado hakuna makala katika sehemu hii: ${category}.`,
  featured: "Makala maalum",
  recent: "Makala mapya",
  all: "Zote",
  categories: "Sehemu",
  allStories: "Makala yote",
  read: "Soma makala",
  minutes: (minutes) => `Dakika ${minutes} za kusoma`,
  back: "Rudi kwenye kituo cha ushauri",
  inEnglish: "Kwa Kiingereza",
  readIn: "Soma makala haya kwa:",
  notFound: "Makala hayajapatikana",
  notFoundHint: "Huenda yamehamishwa au yameondolewa.",
  topics: "Mada",
  share: "Shiriki makala haya",
  copied: "Kiungo cha makala kimenakiliwa",
  related: "Makala yanayohusiana",
  pageTitle: (title, page) => (page > 1 ? `${title}, ukurasa wa ${page}` : title),
};

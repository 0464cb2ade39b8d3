import type { Translation } from "#app/shared/languages/translation.ts";
import { mostSearches } from "#database/schema/bounds.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const watchWords: Words["watchWords"] = {
  one: "Niambie ikipatikana",
  more: "Niambie fursa zaidi zikipatikana",
  watching: "Tutakuambia fursa zaidi zikipatikana. Tazama utafutaji wako",
};

export const savedSearchWords: Words["savedSearchWords"] = {
  title: "Utafutaji wako",
  description: "Utafutaji tunaokufanyia kila siku.",
  intro:
    "Tunautafuta kila asubuhi na kukuandikia barua pepe tukipata kitu kipya. Hatuweki zisizo wazi kwako.",
  saved: {
    title: "Tutakuambia",
    detail: "Tutakuandikia barua pepe fursa mpya ikilingana na utafutaji huu.",
  },
  cannotHear:
    "Tumehifadhi utafutaji wako, lakini hutapata barua pepe. Arifa zako zimezimwa au zimesimamishwa, au bado huna wasifu.",
  settings: "Mipangilio ya barua pepe",
  failed: "Haijahifadhiwa",
  whole: "Andika kitu au chagua kichujio kwanza. Hii ni orodha yote.",
  tooLong: "Utafutaji huu ni mrefu mno kuhifadhiwa.",
  full: `Umehifadhi utafutaji ${mostSearches}, ambao ndio kikomo. Ondoa mmoja kwanza.`,
  paused: {
    title: "Umesimamishwa",
    detail: "Hatutakuandikia kuhusu utafutaji huu hadi uuendeleze.",
  },
  resumed: {
    title: "Unaendelea",
    detail: "Barua pepe ijayo itakuwa na ulichokosa, hadi wiki mbili nyuma.",
  },
  gone: "Utafutaji huu hauko tena kwenye orodha yako.",
  notChanged: "Haijabadilishwa",
  notRemoved: "Haijaondolewa",
  removed: (name) => `Umeondolewa: ${name}`,
  undo: "Rudisha",
  broughtBack: "Umerudi kwenye orodha yako",
  since: (day) => `Tangu ${day}`,
  resting: "Umesimamishwa",
  pause: "Simamisha",
  resume: "Endelea",
  remove: "Ondoa",
  empty: "Bado huna utafutaji uliohifadhi.",
  emptyHint: "Tafuta kitu, kisha ubonyeze “Niambie fursa zaidi zikipatikana” chini ya orodha.",
  browse: "Tazama fursa",
  back: "Zilizohifadhiwa",
};

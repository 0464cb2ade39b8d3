import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const memberWords: Words["memberWords"] = {
  title: "Karibu tena",
  since: (day) => `Mpya tangu ${day}`,
  nothingNew: "Hakuna kilichobadilika tangu wakati huo.",
  matches: (count) => (count === 1 ? "Fursa 1 mpya inayokufaa" : `Fursa ${count} mpya zinazokufaa`),
  manyMatches: (count) => `Fursa ${count} au zaidi mpya zinazokufaa`,
  opened: "Maombi yamefunguliwa",
  changed: "Imebadilika",
  answered: "Umejibiwa kwenye jukwaa",
  soon: "Yanafungwa karibuni",
  allMatches: "Tazama zinazonifaa",
  allSaved: "Orodha yangu",
  next: "Hatua yako inayofuata",
  more: "Jinsi ya kufungua fursa zaidi",
  profile: "Fungua wasifu wangu",
  steps: {
    profile: {
      text: "Tuambie unasoma nini na unataka kwenda wapi. Tutatafuta zinazokufaa.",
      action: "Tengeneza wasifu wangu",
    },
    save: {
      text: "Bonyeza moyo kwenye fursa unayoipenda. Tutaiweka kwenye orodha yako pamoja na maandalizi yake.",
      action: "Tazama zinazonifaa",
    },
    checklist: "Fungua orodha ya maandalizi",
    todo: (title, step) => `${title}: ${step}.`,
    send: (title, closes) => `${title}: ${closes}.`,
    goOn: (title) => `Endelea na ${title}.`,
    begin: (title) => `Anza kujiandaa kwa ${title}.`,
  },
};

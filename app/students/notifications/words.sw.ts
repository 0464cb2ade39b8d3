import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const pushWords: Words["pushWords"] = {
  title: "Arifa kwenye kifaa hiki",
  intro:
    "Arifa fupi, hata Fursa ikiwa imefungwa. Isiyozidi moja kwa siku, kati ya saa mbili asubuhi (8:00 AM) na saa tatu usiku (9:00 PM) katika nchi yako. Zinakoma ukiondoka kwenye akaunti hapa.",
  closing: "Tarehe za mwisho za fursa nilizohifadhi",
  closingHint: "Siku 3 na siku 1 kabla ya maombi kufungwa.",
  answers: "Majibu ya maswali yangu",
  answersHint: "Mtu akikujibu kwenye Jukwaa la Wanafunzi.",
  save: "Hifadhi arifa",
  saving: "Inahifadhi...",
  saved: { title: "Imehifadhiwa", detail: "Utapata arifa kwenye kifaa hiki." },
  stopped: { title: "Imehifadhiwa", detail: "Hutapata arifa kwenye kifaa hiki." },
  notSaved: "Haijahifadhiwa",
  needsScript:
    "Arifa zinahitaji JavaScript, nayo imezimwa kwenye kivinjari hiki. Unaweza kutumia barua pepe badala yake.",
  savesData:
    "Arifa zinahitaji JavaScript, nayo huzimwa na kiokoa data. Unaweza kutumia barua pepe badala yake.",
  switchedOff: "Arifa zimezimwa kwenye tovuti hii kwa sasa. Unaweza kutumia barua pepe badala yake.",
  unsupported: "Kivinjari hiki hakiwezi kuonyesha arifa. Unaweza kutumia barua pepe badala yake.",
  denied:
    "Umezuia arifa za Fursa kwenye kivinjari hiki. Ili kubadilisha, fungua mipangilio ya tovuti karibu na sehemu ya anwani, kisha uruhusu arifa. Halafu pakia ukurasa huu tena.",
  dismissed: "Hukuruhusu arifa, kwa hiyo hakuna kilichobadilika. Hifadhi tena ukibadili nia.",
  failed:
    "Hatukuweza kufikia huduma ya arifa ya kivinjari chako. Angalia mtandao na ujaribu tena, au utumie barua pepe.",
  notOurs: "Kuna hitilafu kwenye kivinjari hiki. Pakia ukurasa upya, kisha ujaribu tena.",
};

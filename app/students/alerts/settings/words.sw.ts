import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const settingsWords: Words["settingsWords"] = {
  title: "Barua pepe kutoka Fursa",
  intro: "Tunachokutumia, mara ngapi, na kilichotumwa tayari.",
  saved: { title: "Imehifadhiwa", detail: "Mipangilio yako mipya ya barua pepe imehifadhiwa." },
  paused: {
    title: "Arifa zimesimamishwa",
    detail: "Hutapata arifa za fursa mpya hadi uzirudishe. Bado utapata vikumbusho.",
  },
  resumed: {
    title: "Arifa zimerudi",
    detail: "Arifa inayofuata itakuonyesha ulizokosa, hadi wiki mbili zilizopita.",
  },
  tryingAgain: {
    title: "Tutajaribu anwani yako tena",
    detail: "Utapata barua pepe inayofuata kama kawaida.",
  },
  notSaved: "Haijahifadhiwa",
  lookAgain: "Tafadhali angalia sehemu zilizowekwa alama.",
  addressPaused: (email) =>
    `Barua pepe tatu tulizotuma kwa ${email} zilirudi, kwa hiyo tulisimamisha arifa, vikumbusho na jarida. Kama anwani hiyo inafanya kazi sasa, jaribu tena.`,
  guardian: "Uko chini ya miaka 18, kwa hiyo mzazi au mlezi lazima akubali kabla hatujakutumia jarida.",
  searches: "Utafutaji uliohifadhi",
  onAnyPhone: (code) => `Tarehe zako za mwisho kwenye simu yoyote, bila data: ${code}`,
  nothingSent: "Bado hatujakutumia chochote.",
};

export const mailingNames: Words["mailingNames"] = {
  alert: "Arifa",
  reminder: "Kikumbusho",
  newsletter: "Jarida",
  summary: "Muhtasari",
};

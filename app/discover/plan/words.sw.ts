import { dayInWords, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const ofThese = (count: number) =>
  count === 1 ? "fursa 1 kati ya hizi inahitaji" : `fursa ${count} kati ya hizi zinahitaji`;
const isSameYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

export const planWords: Words["planWords"] = {
  title: "Mpango wako",
  intro: "Tarehe za kawaida zinaweza kubadilika, kwa hiyo angalia tovuti rasmi.",
  description: "Unachopaswa kufanya katika miaka miwili ijayo na lini, kulingana na fursa zinazokufaa.",
  summary: (fits, check) =>
    `Zinazokufaa: ${fits}. Huenda zikakufaa, lakini tunahitaji jibu lako au lao: ${check}. Ambazo haziko wazi kwako hatuzionyeshi.`,
  best: "Mpango wako unaonyesha zinazokufaa zaidi.",
  file: "Weka mpango kwenye kalenda yako",
  fileName: "Fursa: mpango wangu",
  matches: "Tazama zote zinazokufaa",
  next: "Hatua zinazofuata",
  months: "Mwezi kwa mwezi",
  counts: (prepare, closes, opens) =>
    [
      prepare > 0 && `za kutayarisha: ${prepare}`,
      closes > 0 && `zinazofungwa: ${closes}`,
      opens > 0 && `zinazofunguliwa: ${opens}`,
    ]
      .filter(Boolean)
      .join(", "),
  prepare: "Jitayarishe",
  closes: "Maombi yanafungwa",
  opens: "Maombi yanafunguliwa",
  happens: {
    closes: (time) => `Mwisho wa maombi: ${time}`,
    opens: (time) => `Kufunguliwa kwa maombi: ${time}`,
  },
  anyTime: "Wakati wowote",
  anyTimeIntro: "Unaweza kutuma maombi ya fursa hizi mwaka mzima.",
  undated: (count) =>
    count === 1
      ? "Fursa 1 zaidi inakufaa, lakini hatujui tarehe zake."
      : `Fursa ${count} zaidi zinakufaa, lakini hatujui tarehe zake.`,
  nothingToPlan: "Kuna fursa inayokufaa, lakini tarehe zake bado hazijulikani.",
  nothingFits: "Bado hakuna fursa inayokufaa",
  noProfile: "Mpango wako unaanza na wasifu wako",
  tell: (facts) => `Ili mpango uwe bora, tuambie: ${facts.join("; ")}.`,
  toProfile: "Nenda kwenye wasifu wangu",
  missing: {
    wants: "unachotaka kusoma baadaye",
    finished: "masomo uliyomaliza",
    fields: "fani unazozipenda",
    countries: "unakotaka kusoma",
    results: "gredi zako",
    tests: "mitihani ya lugha au ya kujiunga uliyofanya, kama ipo",
  },
  now: "sasa",
  byMonth: (day, today) => `kufikia ${monthOf(day)}${isSameYear(day, today) ? "" : ` ${day.slice(0, 4)}`}`,
  byDay: (day, today) => `kufikia ${isSameYear(day, today) ? dayWithoutYear(day) : dayInWords(day)}`,
  take: (test, time, count) => `Fanya mtihani wa ${test} ${time}: ${ofThese(count)}`,
  askReferees: (most, time, count) =>
    most === 1
      ? `Omba barua kwa mrejelewa (referee) mmoja ${time}: ${ofThese(count)}`
      : `Omba barua kwa warejelewa (referees) ${most}, moja kila mmoja, ${time}: ${ofThese(count)}`,
  writeEssay: (time, count) => `Andika insha yako ${time}: ${ofThese(count)}`,
  haveReady: (document, time, count) => `Tayarisha ${time}: ${document} (${ofThese(count)})`,
};

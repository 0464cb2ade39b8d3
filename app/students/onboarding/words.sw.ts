import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const many = (count: number) => count.toLocaleString("sw");

export const startWords: Words["startWords"] = {
  title: "Fursa zinazokufaa",
  description:
    "Bonyeza mara tatu tu uone ufadhili, vyuo na mafunzo ya kazini yaliyo wazi kwako. Huhitaji akaunti, na hatuhifadhi chochote.",
  intro:
    "Bonyeza mara tatu tu, bila akaunti. Hatuhifadhi majibu yako. Yako kwenye kiungo cha ukurasa huu tu.",
  found: (openNow, opensLater) =>
    `Fursa zilizo wazi kwako sasa: ${many(openNow)}. Nyingine zinazokufaa, angalia tarehe zake: ${many(opensLater)}.`,
  country: "Unaishi wapi?",
  level: "Umefika wapi katika masomo?",
  field: "Unataka kusomea nini?",
  anyField: "Fani yoyote",
  step: (number) => `Hatua ya ${number} kati ya 3`,
  given: "Majibu yako",
  change: (answer) => `Badilisha: ${answer}`,
  result: "Matokeo",
  years: (age) => `Umri: miaka ${age}`,
  sexes: { female: "Mwanamke", male: "Mwanamume" },
  test: (test, score) =>
    test === "none" ? "Bado hakuna mtihani" : score === null ? test : `${test} ${score}`,
  otherCountry: "Nchi nyingine ya Afrika",
  otherCountryUse: "Endelea",
  wants: (level) => `Baadaye: ${level}`,
  citizen: (country) => `Raia wa ${country}`,
  livesIn: (country) => `Anaishi ${country}`,
  from: (region) => `Kutoka ${region}`,
  finishedIn: (year) => `Mwaka wa kumaliza: ${year}`,
  work: (years) => (years === 1 ? "Mwaka 1 wa kazi" : `Miaka ${years} ya kazi`),
  better: "Swali moja zaidi",
  place: "Unataka kusoma wapi?",
  homePlace: (country) => `Tunaonyesha ${country} kwanza. Je, ungependa kusoma kwingine?`,
  add: "Tumia jibu hili",
  notRead: "Hatukuweza kutumia jibu hilo",
  keep: "Hifadhi majibu haya",
  keepAndHear: "Hifadhi orodha yangu",
  keepTitle: "Hifadhi orodha yako na upate habari za fursa mpya",
  keepText:
    "Fungua akaunti bila malipo, nasi tutahifadhi majibu yako kama wasifu wako. Tutakuandikia barua pepe fursa mpya ikikufaa, na Jumatatu tutakutumia jarida. Unaweza kusimamisha lolote kwa kubonyeza mara moja.",
  hasProfile: "Una wasifu, na fursa zinazokufaa hutoka humo.",
  toMatches: "Fursa zinazonifaa",
  empty:
    "Bado hakuna fursa katika orodha yetu inayolingana na majibu haya. Jaribu fani nyingine, au fani yoyote.",
  more: "Tazama fursa zote",
};

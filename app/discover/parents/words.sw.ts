import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const parentWords: Words["parentWords"] = {
  title: (title) => `Kwa wazazi: ${title}`,
  above: "Kwa wazazi na walezi",
  intro: {
    scholarship:
      "Mtoto wako anafikiria kuomba ufadhili huu. Hapa utaona ni nini, unagharimu nini, mnatakiwa kufanya nini, na kama ni salama.",
    college:
      "Mtoto wako anafikiria kusoma hapa. Hapa utaona ni nini, kinagharimu nini, mnatakiwa kufanya nini, na kama ni salama.",
    internship:
      "Mtoto wako anafikiria kufanya kazi hapa kwa muda. Hapa utaona ni nini, inagharimu nini, mnatakiwa kufanya nini, na kama ni salama.",
  },
  description: "Gharama yake, wanachotakiwa kufanya wazazi, na kama ni salama, kwa maneno rahisi.",
  isTitle: "Ni nini",
  costsTitle: "Gharama yenu",
  askedTitle: "Mnachotakiwa kufanya",
  safeTitle: "Je, ni salama?",
  notConfirmed: "Haijathibitishwa:",

  scholarship: (by) => `Ni pesa za masomo ya mtoto wako${by}.`,
  loan: "Ni mkopo. Mtoto wako lazima aulipe.",
  college: (type) => `Ni mahali pa kusoma${type}.`,
  internship: (by) => `Mtoto wako anafanya kazi na kujifunza kwa muda${by}.`,
  by: (name) => ` (mtoaji: ${name})`,
  at: (name) => ` (mahali: ${name})`,
  where: (place) => `Mahali: ${place}.`,
  worth: (amount) => `Inatoa: ${amount}.`,
  lasts: (duration) => `Muda: ${duration}.`,
  accredited: (by) => `Kimeidhinishwa na ${by}.`,

  free: "Kutuma maombi ni bure.",
  fee: (fee) => `Ada ya kutuma maombi ni ${fee}.`,
  feeUnknown: "Hatujui kama kuna ada ya kutuma maombi.",
  covers: (list) => `Inalipia: ${list}.`,
  rest: (list) => `Gharama hizi hazijatajwa, kwa hivyo jipangeni kuzilipa wenyewe: ${list}.`,
  coversUnknown: "Hatujui inalipia gharama gani. Ulizeni kabla ya kupanga.",
  tuition: (range) => `Karo: ${range}.`,
  fees: (who, fee, year) => `${who}: ${fee} (${year}).`,
  noYear: "mwaka haujatajwa",
  feesUnknown: "Hatujui mwaka mmoja unagharimu kiasi gani. Kiulizeni chuo.",
  paid: "Kazi hii ina malipo.",
  pay: (range) => `Kazi hii ina malipo: ${range}.`,
  unpaid: "Kazi hii haina malipo, kwa hivyo nauli, chakula na malazi ni juu yenu.",
  paidUnknown: "Hatujui kama kazi hii ina malipo.",
  tests: (tests) =>
    `Huenda mtoto wako akahitaji mtihani: ${tests}. Mitihani hulipiwa. Angalieni ada kabla ya kuweka nafasi.`,

  documents: (list) => `Wanahitaji stakabadhi hizi: ${list}. Msaidie mtoto wako kuzitafuta na kuzinakili.`,
  documentsUnknown: "Hatujui wanahitaji stakabadhi gani. Angalieni tovuti rasmi.",
  referees: (count) =>
    count === 1
      ? "Mwalimu au mwajiri lazima aandike barua."
      : `Watu ${count}, kama walimu au waajiri, lazima waandike barua.`,
  interview: "Kuna mahojiano.",
  closes: (line) => `${line}.`,
  sign: "Soma kila fomu kabla ya kuitia sahihi, na uweke nakala.",

  offeredBy: (name) => `Mtoaji: ${name}.`,
  official: "Tovuti yake rasmi ni",
  officialUnknown: "Hatujui tovuti yake rasmi. Kuweni waangalifu hadi mtakapoipata.",
  sourcesTitle: "Vyanzo",
  read: (line) => `${line}.`,
  nothingRead: "Bado hatuna chanzo chenye tarehe cha taarifa hizi. Zikagueni kwenye tovuti rasmi.",
  promise: "Hakuna anayeweza kuahidi nafasi. Akifanya hivyo, ni uongo.",
  never: "Usimlipe mtu yeyote ili kupata ufadhili. Usimpe mtu PIN, nenosiri au msimbo wa SMS.",
  feeWarning: "Mtu akiomba ada ambayo haiko kwenye tovuti rasmi, usilipe.",
  check: "Kagua ujumbe unaotia shaka",
  all: "Taarifa zote kuhusu fursa hii",
  share: "Watumie wazazi wako",
};

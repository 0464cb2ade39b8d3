import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const reasonNames: Words["reasonNames"] = {
  date: "Tarehe si sahihi",
  link: "Kiungo hakifanyi kazi",
  closed: "Maombi yamefungwa",
  wrong: "Kuna kitu si sahihi au kimepitwa na wakati",
  scam: "Wanaomba pesa, au inaonekana ni ulaghai",
  other: "Kitu kingine",
};

export const reportWords: Words["reportWords"] = {
  title: "Ripoti tatizo",
  intro: (title) => `Kuna tatizo gani na “${title}”? Mhariri anaangalia kila ripoti.`,
  reason: "Kuna tatizo gani?",
  chooseReason: "Chagua sababu",
  note: "Tueleze zaidi",
  noteHint: "Kwa mfano, walikuomba ulipe nini.",
  rightOn: "Tarehe sahihi ya mwisho",
  rightOnHint: "Tu kama tarehe si sahihi na unajua iliyo sahihi.",
  notADay: "Andika tarehe kama hivi: 2027-03-31.",
  evidenceUrl: "Ulisoma wapi",
  evidenceUrlHint: "Kiungo cha ukurasa, ili mhariri akague.",
  notALink: "Andika anwani kamili ya tovuti, kama https://example.org/apply.",
  email: "Barua pepe yako",
  emailHint: "Tu kama unataka jibu. Tunaifuta mhariri akishajibu.",
  submit: "Tuma ripoti",
  submitting: "Inatuma...",
  problems: "Tafadhali angalia haya",
  thanks: { title: "Asante kwa ripoti yako", detail: "Mhariri ataiangalia." },
  trap: "Inaonekana programu ilijaza fomu hii. Kama wewe ni mtu, acha wazi sehemu iliyofichwa na utume tena.",
  stale: "Ukurasa huu ulikuwa wazi kwa muda mrefu mno. Tafadhali tuma ripoti tena.",
};

export const wrongDateWords: Words["wrongDateWords"] = {
  title: "Tarehe hii si sahihi",
  intro: "Tuambie tarehe sahihi ya mwisho. Mhariri anaikagua kabla ya ukurasa kubadilika.",
  now: "Fursa inasema sasa",
  rightOn: "Tarehe sahihi ya mwisho",
  where: "Umeiona wapi?",
  whereHint: "Kiungo ni bora zaidi. Unaweza pia kuandika kwa maneno: “barua pepe kutoka chuo kikuu”.",
  emailHint: "Tu kama unataka jibu. Tunaifuta mhariri akishajibu.",
  submit: "Tuma tarehe",
};

export const editingWords: Words["editingWords"] = (reports) =>
  reports === 0 ? "Edit" : `Edit (${reports} open ${reports === 1 ? "report" : "reports"})`;

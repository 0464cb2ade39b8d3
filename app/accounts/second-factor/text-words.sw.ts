import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  title: "Skani msimbo huu",
  codeAlt: "Msimbo wa QR wa programu yako ya uthibitisho",
  name: "Jina lake",
  nameHint: "Ili ujue ni ipi.",
  addTitle: "Ongeza programu ya uthibitisho",
  failed: "Programu haijaongezwa",
  scan: "Fungua programu yako ya uthibitisho, ongeza akaunti, kisha elekeza kamera hapa.",
  key: "Uko kwenye simu hii, au huna kamera? Andika ufunguo huu kwenye programu:",
  intro:
    "Kama vile Google Authenticator, Microsoft Authenticator au Aegis. Inafanya kazi bila intaneti na ni bure.",
  next: "Endelea",
  usualName: "Simu yangu",
};

export const codesText: Words["codesText"] = {
  title: "Misimbo mipya ya dharura",
  failed: "Hakuna misimbo mipya iliyotengenezwa",
  intro: "Ya zamani itaacha kufanya kazi.",
  make: "Tengeneza misimbo mipya",
};

export const factorListText: Words["factorListText"] = {
  app: "Programu ya uthibitisho",
  title: "Hatua ya pili",
  intro: "Ukiwa na hatua ya pili, nenosiri peke yake halitoshi. Tunaomba pia msimbo.",
  phone: (end) => `Simu inayoishia ${end}`,
  remove: "Ondoa",
  addPhone: "Ongeza simu",
  codesLeft: (count) =>
    count === 1 ? "Umebaki msimbo 1 wa dharura." : `Imebaki misimbo ${count} ya dharura.`,
  makeNew: "Tengeneza mipya",
};

export const phoneText: Words["phoneText"] = {
  title: "Andika msimbo",
  number: "Nambari ya simu",
  numberHint: "Pamoja na msimbo wa nchi, kama +254712345678",
  name: "Jina lake",
  addTitle: "Ongeza simu",
  failed: "Simu haijaongezwa",
  sent: (phone) => `Tumetuma SMS kwa ${phone}. Msimbo uliomo unafanya kazi kwa dakika kumi.`,
  intro: "Tunatuma msimbo kwa SMS unapoingia. Programu ya uthibitisho ni salama zaidi kama unaweza kuitumia.",
  send: "Tuma msimbo",
  usualName: "Nambari yangu",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  title: "Tunza misimbo hii",
  itWorks: "Inafanya kazi",
  label: "Misimbo ya dharura",
  intro: "Ukipoteza simu, kila mmoja utakuingiza mara moja. Tunaionyesha sasa tu: iandike au ihifadhi.",
  ready: "Hatua mpya ya pili inaweza kutumika kuanzia sasa.",
  done: "Tayari",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "Haijathibitishwa",
  code: "Msimbo wa tarakimu sita",
  checking: "Inakagua...",
  verify: "Thibitisha",
};

export const codeFieldText: Words["codeFieldText"] = {
  label: "Msimbo",
};

export const confirmFirstText: Words["confirmFirstText"] = {
  sent: (email) => `Tumetuma kiungo kwa ${email}. Kifungue, kisha rudi hapa.`,
  again: "Tuma kiungo tena",
};

export const removeText: Words["removeText"] = {
  failed: "Haijaondolewa",
  name: "Ondoa hatua ya pili",
  title: (name) => `Ondoa ${name}`,
  intro: "Hatutaomba msimbo wake unapoingia.",
};

export const phoneCodeText: Words["phoneCodeText"] = {
  code: (code) => `${code} ni msimbo wako wa Fursa. Unafanya kazi kwa dakika kumi. Hatuuombi kamwe kwa simu.`,
};

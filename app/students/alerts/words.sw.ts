import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const alertWords: Words["alertWords"] = {
  subject: (count, openNow, best) =>
    openNow === 0
      ? count === 1
        ? `Mpya kwenye Fursa: ${best}`
        : `Fursa ${count} mpya: ${best}`
      : openNow === 1
        ? `Iko wazi kwako sasa: ${best}`
        : `Fursa ${openNow} ziko wazi kwako sasa: ${best}`,
  title: (count) => (count === 1 ? "Fursa mpya kwako" : `Fursa ${count} mpya kwako`),
  intro: (count, openNow) =>
    count === 1
      ? "Fursa mpya inaweza kukufaa. Imeandikwa kama unaweza kuomba."
      : `Fursa mpya: ${count}. Zilizo wazi kwako sasa: ${openNow}. Kila moja inasema kama unaweza kuomba.`,
  all: "Tazama zote zinazonifaa",
  why: "Unapata barua pepe hii kwa sababu arifa zimewashwa kwenye wasifu wako wa Fursa.",
};

export const searchAlertWords: Words["searchAlertWords"] = {
  title: "Mpya kwa utafutaji wako",
  intro: "Fursa mpya inalingana na utafutaji wako.",
  subject: (count, title) =>
    count === 1 ? `Mpya kwa utafutaji wako: ${title}` : `Fursa ${count} mpya kwa utafutaji wako: ${title}`,
  foundBy: (name) => `Mpya kwa: ${name}`,
  see: (more) => (more > 0 ? `Tazama ${more} zaidi` : "Tazama utafutaji huu"),
  all: "Tazama utafutaji wangu",
  why: "Unapata barua pepe hii kwa sababu uliomba arifa kuhusu fursa mpya zinazokufaa na utafutaji uliohifadhi.",
};

export const reminderWords: Words["reminderWords"] = {
  subject: (count, days, title) =>
    count === 1 ? `Maombi yanafungwa ${days}: ${title}` : `Tarehe ${count} za mwisho ziko karibu: ${title}`,
  title: "Zinazofungwa karibuni",
  intro: "Ulihifadhi hizi, na maombi yake yanafungwa karibuni.",
  all: "Fungua orodha yangu",
  why: "Unapata barua pepe hii kwa sababu ulihifadhi hizi kwenye Fursa. Tunakukumbusha siku 14, 3 na 1 kabla ya maombi kufungwa, na tarehe zikibadilika. Hatuweki zisizo wazi kwako.",
  expected: "Hii ni siku ya kawaida. Angalia ya mwaka huu kwenye tovuti rasmi.",
};

export const portalWords: Words["portalWords"] = {
  subject: "Tovuti ya kupangiwa nafasi: je, mpango wako wa kozi uko tayari?",
  open: "Fungua mpango wangu wa kozi",
  why: "Unapata barua pepe hii kwa sababu una mpango wa kozi kwenye Fursa na uliomba kuambiwa tovuti ya kupangiwa nafasi ikifunguliwa.",
};

export const inDays: Words["inDays"] = (days) =>
  days <= 0 ? "leo" : days === 1 ? "kesho" : `baada ya siku ${days}`;

export const summaryWords: Words["summaryWords"] = {
  subject: (count, title) =>
    count === 1 ? `La kufanya wiki hii: ${title}` : `Mambo ${count} ya kufanya wiki hii: ${title}`,
  nothingDue: "Wiki yako: hakuna la kufanya",
  title: "Wiki yako",
  next: "Zinazofungwa baada ya hapo",
  standing: (counts) => `Kwenye orodha yako: ${counts}.`,
  all: "Fungua orodha yangu",
  why: "Unapata barua pepe hii kwa sababu uliomba muhtasari wa Jumapili.",
};

export const newsWords: Words["newsWords"] = {
  opened: "Maombi yamefunguliwa",
  openedIntro: "Ulituomba tukuambie maombi haya yakifunguliwa.",
  hasChanged: "Imebadilika",
  changed: "Kilichobadilika",
  changedIntro: "Ulihifadhi hizi, na taarifa zake zimebadilika.",
  subject: (count, what, title) =>
    count === 1 ? `${what}: ${title}` : `Habari kuhusu fursa ${count} ulizohifadhi: ${title}`,
  difference: (label, is, was) => `${label}: ${is ?? "haijulikani tena"} (awali: ${was ?? "haikujulikana"})`,
  linkGone: (label) => `${label}: haipo tena. Angalia kurasa za mtoaji kabla ya kupanga.`,
  takenDown: "Haiko tena kwenye orodha yetu. Huenda imeisha, au ukurasa wake rasmi haupo tena.",
  isBack: "Imerudi kwenye orodha yetu.",
  more: (count) => `Nyingine ${count} kwenye orodha yako.`,
};

export const changedWords: Words["changedWords"] = {
  labels: {
    opens: "Maombi yanafunguliwa",
    closes: "Maombi yanafungwa",
    usuallyOpens: "Kwa kawaida yanafunguliwa",
    usuallyCloses: "Kwa kawaida yanafungwa",
    results: "Kwa kawaida matokeo hutoka",
    allYear: "Wazi mwaka mzima",
    applyLink: "Kiungo cha kuomba",
    formPage: "Ukurasa wa fomu",
  },
  yes: "ndiyo",
  no: "hapana",
  there: "ipo",
};

export const mailedWords: Words["mailedWords"] = {
  why: (percent, reason) => {
    if (percent === null) return reason ?? "";
    return reason ? `Alama: ${percent} kati ya 100. Sababu: ${reason}` : `Alama: ${percent} kati ya 100`;
  },
};

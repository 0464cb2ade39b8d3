import type { Translation } from "#app/shared/languages/translation.ts";
import { mostSaved } from "./track/progress.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const statusNames: Words["statusNames"] = {
  interested: "Ninavutiwa",
  preparing: "Ninajiandaa",
  applied: "Nimetuma maombi",
  shortlisted: "Nimeorodheshwa",
  accepted: "Nimekubaliwa",
  rejected: "Sikukubaliwa",
};

export const kindNames: Words["kindNames"] = {
  scholarship: { one: "Ufadhili", many: "Ufadhili" },
  college: { one: "Chuo", many: "Vyuo" },
  internship: { one: "Mafunzo ya kazini", many: "Mafunzo ya kazini" },
};

export const savingWords: Words["savingWords"] = {
  saved: "Imehifadhiwa",
  savedDetail: "Iko kwenye ukurasa wa Zilizohifadhiwa.",
  savedAll: (count) => `Zote ${count} ziko kwenye ukurasa wa Zilizohifadhiwa.`,
  willHear: "Tutakuambia maombi yakifunguliwa.",
  willNotHear: "Hatutakuambia maombi yakifunguliwa.",
  removed: "Imeondolewa kwenye zilizohifadhiwa",
  failed: "Haijahifadhiwa",
  unknown: "Haiko tena kwenye orodha yetu.",
  full: `Umehifadhi fursa ${mostSaved}, ambazo ndizo kikomo. Ondoa baadhi kwanza kwenye ukurasa wa Zilizohifadhiwa.`,
  stillSaved: "Bado imehifadhiwa",
  hasProgress:
    "Ina dokezo lako, tiki, warejelewa au hali. Ili usizipoteze kwa bahati mbaya, iondoe kwenye ukurasa wa Zilizohifadhiwa.",
  hasBell:
    "Ulituomba tukuambie maombi yakifunguliwa. Zima hilo kwanza, au iondoe kwenye ukurasa wa Zilizohifadhiwa.",
};

export const savedWords: Words["savedWords"] = {
  coursePlan: (courses) => `Mpango wangu wa kozi: kozi ${courses}`,
  title: "Zilizohifadhiwa",
  description: "Ufadhili, vyuo na mafunzo uliyohifadhi, na tarehe zake za mwisho.",
  intro: "Cha kufanya wiki hii kiko juu, kisha kinachofungwa mapema. Wewe tu unaona madokezo na hali zako.",
  dueTitle: "Za kufanya wiki hii",
  nothingDue: "Hakuna cha kufanya katika siku saba zijazo.",
  moreSteps: (count) => (count === 1 ? "Hatua 1 zaidi" : `Hatua ${count} zaidi`),
  all: "Zote",
  filters: "Onyesha",
  next: "Inayofuata:",
  change: (title) => `Badilisha: ${title}`,
  checklistTitle: "Orodha ya maandalizi",
  asList: "Orodha",
  asBoard: "Ubao",
  looks: "Mwonekano",
  boardHint: "Safu zinasogea kando. Ukichagua hali, kadi inahama utakapofungua ukurasa tena.",
  none: "Hakuna",
  status: "Hali",
  note: "Dokezo lako",
  addNote: "Ongeza dokezo au mrejelewa",
  noteAndReferees: "Dokezo na warejelewa",
  refereesTitle: "Warejelewa uliowaomba barua",
  referee: (number) => `Mrejelewa ${number}`,
  askedOn: "Aliombwa tarehe",
  asked: (who, day) => (day ? `${who}, aliombwa tarehe ${day}` : who),
  tooManyReferees: "Unaweza kuongeza warejelewa watano tu.",
  noDay: "Andika tarehe kama hivi: 2026-11-16.",
  progressOf: (title) => `Hali na dokezo: ${title}`,
  statusOf: (title) => `Hali: ${title}`,
  statusKept: (status) => `Imehifadhiwa: ${status}`,
  statusNotKept: "Haijahifadhiwa. Huenda mtandao umekatika au uko polepole. Tafadhali chagua tena.",
  showThere: (status) => `Ionyeshe chini ya: ${status}`,
  print: "Kuchapisha orodha hii, tumia menyu ya kivinjari chako.",
  summary: "Muhtasari wa Jumapili kwa barua pepe",
  keeping: "Inahifadhi...",
  official: "Tovuti rasmi",
  checklist: (done, all) => `Maandalizi: ${done} kati ya ${all}`,
  keep: "Hifadhi mabadiliko",
  kept: "Mabadiliko yamehifadhiwa",
  notKept: "Mabadiliko hayajahifadhiwa",
  notRemoved: "Haijaondolewa",
  takenDown: "Haiko tena kwenye orodha",
  takenDownHint: "Wahariri wetu waliiondoa. Dokezo na hali yako vinabaki hadi uviondoe.",
  gone: "Haiko tena kwenye orodha yako.",
  remove: "Ondoa",
  removed: (title) => `Imeondolewa: ${title}`,
  undo: "Rudisha",
  broughtBack: "Imerudi kwenye orodha yako",
  calendar: "Tarehe za mwisho kwenye kalenda yako",
  searches: "Utafutaji wako",
  csv: "Pakua kama CSV",
  back: "Rudi kwenye zilizohifadhiwa",
  empty: (kind) =>
    ({
      scholarship: "Bado hujahifadhi ufadhili wowote.",
      college: "Bado hujahifadhi chuo chochote.",
      internship: "Bado hujahifadhi mafunzo yoyote ya kazini.",
    })[kind],
  emptyHint: "Bonyeza moyo kwenye kadi yoyote, na fursa hiyo itahifadhiwa hapa.",
  browse: (kind) =>
    ({
      scholarship: "Tazama ufadhili",
      college: "Tazama vyuo",
      internship: "Tazama mafunzo ya kazini",
    })[kind],
  matches: "Tazama zinazonifaa",
};

export const calendarWords: Words["calendarWords"] = {
  name: "Fursa: tarehe zangu za mwisho",
  title: "Tarehe za mwisho kwenye kalenda yako",
  description: "Jiandikishe kupata tarehe za mwisho za ulizohifadhi.",
  intro:
    "Kalenda ya simu yako inaweza kuonyesha tarehe za mwisho za zote unazohifadhi. Inajisasisha ukihifadhi nyingine au tarehe ikibadilika. Hatuweki zisizo wazi kwako.",
  none: "Bado huna anwani ya kalenda.",
  make: "Tengeneza anwani yangu ya kalenda",
  address: "Anwani yako ya kalenda",
  secret: "Yeyote mwenye kiungo hiki anaweza kuona tarehe zako za mwisho, lakini si madokezo yako. Kitunze.",
  open: "Ongeza kwenye kalenda yangu",
  iphone: "Kwenye iPhone, bonyeza “Ongeza kwenye kalenda yangu”, kisha Subscribe.",
  android:
    "Kwa Google Calendar kwenye Android, fungua calendar.google.com kwenye kompyuta. Bonyeza + karibu na “Other calendars”, chagua “From URL” na ubandike kiungo. Kisha itaonekana kwenye simu yako pia.",
  renewTitle: "Je, mtu mwingine amepata kiungo hiki?",
  renew: "Tengeneza anwani mpya",
  renewHint:
    "Kiungo cha zamani hakitafanya kazi. Jiandikishe tena kwa kipya. Kuweka nenosiri jipya kwa barua pepe pia kunatengeneza kiungo kipya.",
  revoke: "Acha kushiriki",
  made: "Anwani yako ya kalenda iko tayari",
  renewed: "Una anwani mpya ya kalenda",
  renewedDetail: "Ya zamani haifanyi kazi tena.",
  revoked: "Anwani yako ya kalenda imefutwa",
  revokedDetail: "Kalenda zilizoitumia hazitajisasisha tena.",
  notFound: "Hatuipati kalenda hiyo.",
};

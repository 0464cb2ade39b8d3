import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const pageWords: Words["pageWords"] = {
  meta: {
    title: "Weka fursa yenu mbele ya wanafunzi",
    description:
      "Omba tangazo kwenye Fursa: lione kama wanafunzi watakavyoliona, chagua tarehe, jua bei. Hakuna malipo hadi tukubaliane kuhusu ankara.",
  },
  title: "Weka fursa yenu mbele ya wanafunzi",
  intro:
    "Tangazo hukaa juu ya matokeo kwenye ukurasa wetu wa mwanzo na kwenye Tazama fursa. Kila mara huonyesha kwamba limelipiwa, pamoja na jina lenu.",
  steps: {
    title: "Jinsi linavyofanya kazi",
    list: [
      "Jaza fomu na uangalie mfano.",
      "Thibitisha barua pepe yako kwa kiungo tutakachokutumia.",
      "Mhariri hulisoma, kwa kawaida ndani ya siku 2 za kazi. Jibu likiwa hapana, tunakuambia sababu.",
      "Unapata ukurasa wa faragha wenye hali, waliotazama na waliobonyeza, na kitufe cha kulisimamisha.",
    ],
  },
  prices: {
    title: "Bei",
    length: "Muda",
    price: "Bei",
    note: "Bei ni kwa dola za Marekani. Sasa hulipi chochote: hatupokei malipo kwenye tovuti hii. Tukikubali, tunakutumia ankara kwa barua pepe. Unalipa tu ukiikubali.",
  },
  terms: {
    title: "Masharti",
    list: [
      "Lazima liwe la kweli na la manufaa kwa wanafunzi wa Afrika: shule, kozi, ufadhili, mafunzo ya kazini au ushauri (mentoring).",
      "Kuomba ufadhili au mafunzo ya kazini lazima kuwe bure. Hakuna mikopo, kamari, mawakala wa visa wala nafasi “za uhakika”.",
      "Halibadilishi kitu kingine. Hakuna anayeweza kununua fursa zinazomfaa mtu, matokeo ya utafutaji wala ukaguzi wa ulaghai.",
      "Tunahesabu waliotazama na waliobonyeza. Hatukuambii ni akina nani.",
      "Unaweza kulisimamisha wakati wowote. Nasi tunaweza, kama lina kosa. Tutakuambia sababu.",
      "Tunahifadhi barua pepe yako hadi mwaka mmoja baada ya tangazo kuisha, na kuitumia kwa tangazo hili tu.",
    ],
  },
};

const weeksInWords = (weeks: number) => (weeks === 1 ? "wiki 1" : `wiki ${weeks}`);

export const periodWords: Words["periodWords"] = {
  weeks: weeksInWords,
  price: (dollars) => `$${dollars}`,
  choice: (weeks, dollars) => `${weeksInWords(weeks)}: $${dollars}`,
  days: (first, last) => `${dayInWords(first)} hadi ${dayInWords(last)}`,
};

export const formWords: Words["formWords"] = {
  title: "Tangazo lenu",
  problems: "Tafadhali angalia haya",
  labels: {
    sponsor: "Shirika lenu",
    email: "Barua pepe yako",
    title: "Kichwa",
    description: "Maelezo",
    type: "Ni nini",
    targetUrl: "Ukurasa linakoelekea",
    imageUrl: "Kiungo cha picha (si lazima)",
    startsOn: "Siku ya kwanza",
    weeks: "Muda",
    agrees: "Ninazungumza kwa niaba ya shirika hili, na ninakubali masharti ya ukurasa huu.",
  },
  hints: {
    sponsor: "Wanafunzi wanasoma kwamba tangazo limelipiwa na jina hili.",
    email: "Tunakutumia kiungo cha kuithibitisha. Wanafunzi hawaioni.",
    title: "Simu huonyesha mstari mmoja tu: kama herufi 20.",
    description: "Kompyuta huonyesha mistari miwili, simu haionyeshi.",
    imageUrl: "Picha pana hupendeza zaidi. Tunaonyesha nakala ndogo, kwenye kompyuta tu.",
    startsOn: "Mapema zaidi ni kesho. Mhariri anahitaji hadi siku 2 za kazi ili alisome.",
  },
  trap: "Acha hii wazi",
  preview: "Nionyeshe mfano",
  previewAgain: "Sasisha mfano",
  send: "Tuma likaguliwe",
  busy: "Subiri kidogo...",
  notAnAddress: "Andika anwani kamili ya tovuti, kama https://example.org/apply.",
  notADay: "Andika tarehe kama hivi: 2027-04-30.",
  notOffered: "Chagua siku kuanzia kesho, ndani ya miezi sita ijayo.",
  mustAgree: "Tafadhali weka tiki hapa ili utume.",
  sent: {
    title: "Angalia barua pepe yako",
    detail: "Tumekutumia kiungo. Wahariri wetu wataona tangazo lenu ukishalithibitisha huko.",
  },
};

export const previewWords: Words["previewWords"] = {
  title: "Mfano",
  intro: "Hivi ndivyo wanafunzi watakavyoliona. Bado hakuna kilichotumwa.",
  phone: "Kwenye simu",
  computer: "Kwenye kompyuta",
  cost: (weeks, days, dollars) =>
    `Muda: ${weeksInWords(weeks)}, ${days}. Bei: $${dollars}. Hulipi chochote hadi ukubali ankara.`,
};

export const statusWords: Words["statusWords"] = {
  title: "Tangazo lenu",
  private:
    "Ukurasa huu ni wa faragha. Yeyote mwenye kiungo chake anaweza kusimamisha tangazo, kwa hiyo usikisambaze.",
  status: "Hali",
  dates: "Tarehe",
  price: "Bei",
  leadsTo: "Linaelekea",
  views: "Waliotazama",
  clicks: "Waliobonyeza",
  figures: "Waliotazama na waliobonyeza",
  noFigures: "Tunaanza kuhesabu siku ya kwanza.",
  perDay: "Siku kwa siku, kwa siku 30 za mwisho zilizoonyeshwa",
  day: "Siku",
  counted:
    "Tunahesabu aliyetazama nusu ya tangazo ikikaa kwenye skrini kwa sekunde moja. Tunahesabu aliyebonyeza akielekea ukurasa wenu.",
  states: {
    unconfirmed: "Bado halijatumwa. Lithibitishe hapa chini, na wahariri wetu wataliangalia.",
    waiting: "Mhariri atalisoma, kwa kawaida ndani ya siku 2 za kazi. Tutakuandikia.",
    refused: "Halikukubaliwa.",
    stopped: "Limesimamishwa. Halionyeshwi tena.",
    removed: "Wahariri wetu waliliondoa. Tuandikie kama hujui sababu.",
    paused: "Wahariri wetu wamelisimamisha kwa muda. Tuandikie kama hujui sababu.",
    upcoming: (day) => `Limekubaliwa. Linaanza tarehe ${dayInWords(day)}.`,
    running: (day) => `Wanafunzi wanaliona sasa, hadi tarehe ${dayInWords(day)}.`,
    ended: (day) => `Liliisha tarehe ${dayInWords(day)}.`,
  },
  why: "Sababu",
  confirm: "Thibitisha na utume kwa wahariri",
  confirmed: { title: "Limetumwa kwa wahariri wetu", detail: "Tutakuandikia wakiamua." },
  stop: "Simamisha tangazo",
  stopWhat: "Litaondoka kwenye Fursa ndani ya dakika moja. Ili lionyeshwe tena, lazima utume ombi jipya.",
  stopped: { title: "Limesimamishwa", detail: "Tangazo lenu halionyeshwi tena." },
  again: "Omba tangazo jingine",
  oldLink: {
    title: "Kiungo hiki hakifanyi kazi",
    text: "Hakijakamilika, au tangazo lilifutwa kwa sababu halikuthibitishwa ndani ya wiki moja.",
  },
};

export const mailWords: Words["mailWords"] = {
  confirm: {
    subject: "Thibitisha tangazo lenu kwenye Fursa",
    paragraphs: [
      "Mtu fulani aliomba tangazo kwenye Fursa kwa anwani hii ya barua pepe. Kama ni wewe, fungua kiungo, angalia tangazo na ulitume kwa wahariri wetu.",
      "Tafadhali thibitisha ndani ya wiki moja. Tunza barua pepe hii: kiungo chake ni ukurasa wako wa faragha, wenye hali, waliotazama na waliobonyeza.",
      "Kama si wewe, puuza barua pepe hii. Hakuna anayeona tangazo, na tunalifuta baada ya wiki moja.",
    ],
    link: "Liangalie na ulithibitishe",
  },
  team: {
    subject: "A sponsored listing is waiting for approval",
    paragraph: "A partner has confirmed a request for a sponsored listing.",
    link: "Open the admin page",
  },
  approved: {
    subject: "Tangazo lenu limekubaliwa",
    text: (title, days) => `“${title}” litaonyeshwa kwenye Fursa, ${days}.`,
    invoice: (dollars) =>
      `Bei ni $${dollars}. Tutakuandikia kuhusu ankara. Hulipi chochote kabla ya kuikubali.`,
    link: "Ona waliotazama na waliobonyeza, au lisimamishe",
  },
  refused: {
    subject: "Hatuwezi kuonyesha tangazo lenu",
    text: (title) => `Hatuwezi kuonyesha “${title}” kwenye Fursa. Mhariri aliandika:`,
    again: "Unakaribishwa kulibadilisha na kuomba tena. Hukulipishwa chochote.",
    link: "Ona ombi lako",
  },
  ended: {
    subject: "Tangazo lenu limeisha",
    text: (title, views, clicks) =>
      `“${title}” limeisha. Waliotazama: ${views.toLocaleString("sw")}. Waliobonyeza: ${clicks.toLocaleString("sw")}.`,
    again: "Unaweza kuomba jingine wakati wowote. Fomu iko kwenye ukurasa wako wa faragha.",
    link: "Ona waliotazama na waliobonyeza siku kwa siku",
  },
};

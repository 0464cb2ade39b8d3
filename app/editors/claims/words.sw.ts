import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const claimWords: Words["claimWords"] = {
  title: "Je, hii ni programu yenu?",
  intro: (title) => `Unaweza kutuma masahihisho ya “${title}” kama unafanya kazi katika taasisi yake.`,
  steps: (domain) =>
    `Andika anwani yako ya ${domain}. Tutakutumia kiungo cha fomu fupi. Mhariri hukagua kila badiliko kabla wanafunzi hawajaliona.`,
  noDomain:
    "Hatujui tovuti rasmi ya rekodi hii, kwa hiyo hatuwezi kukagua anwani. Tafadhali ripoti tatizo badala yake.",
  report: "Ripoti tatizo",
  email: "Barua pepe yako ya kazini",
  trap: "Acha hii wazi",
  send: "Nitumie kiungo",
  sending: "Inatuma...",
  problems: "Tafadhali angalia haya",
  wrongDomain: (domain) => `Andika anwani inayoishia na ${domain}.`,
  sent: {
    title: "Angalia barua pepe yako",
    detail: "Kama anwani hiyo ipo, kiungo kitafika baada ya dakika chache.",
  },
  mail: {
    subject: (title) => `Kiungo chako cha kusahihisha “${title}” kwenye Fursa`,
    ask: (title) =>
      `Mtu fulani, tunatumai ni wewe, anataka kusahihisha ukurasa wa “${title}” kwenye Fursa, mwongozo wa bure kwa wanafunzi wa Afrika.`,
    link: "Sahihisha ukurasa",
    valid:
      "Kiungo kinafanya kazi kwa miezi sita. Usikisambaze: yeyote aliye nacho anaweza kutuma mabadiliko kwa jina lako.",
    ignore: "Kama si wewe, puuza barua pepe hii. Hakuna kitakachobadilika.",
  },
  form: {
    title: "Sahihisha ukurasa wenu",
    intro: (title) => `Haya ndiyo wanafunzi wanayoona kuhusu “${title}”. Badilisha yasiyo sahihi.`,
    page: "Ukurasa wa tovuti yenu unaosema hivyo",
    pageHint: "Mhariri ataufungua. Badiliko lililothibitishwa na ukurasa wenu hukubaliwa haraka zaidi.",
    submit: "Tuma mabadiliko",
    none: "Bado hujabadilisha chochote.",
    notYours: (domain) => `Andika ukurasa ulio kwenye ${domain}.`,
  },
  received: (changes) => ({
    title: "Asante",
    detail:
      changes === 1
        ? "Mhariri ataangalia badiliko lako na kukuandikia."
        : `Mhariri ataangalia mabadiliko yako ${changes} na kukuandikia.`,
  }),
  oldLink: {
    title: "Kiungo hiki hakifanyi kazi tena",
    text: "Muda wake umeisha, au hakijakamilika. Unaweza kuomba kingine kwenye ukurasa wa programu yenu.",
    browse: "Tafuta programu yenu",
  },
  answer: {
    subject: "Mabadiliko yako kwenye Fursa",
    text: (title) =>
      `Mhariri ameangalia kila badiliko ulilotuma la “${title}”. Ukurasa unaonyesha yaliyokubaliwa.`,
    bye: "Asante. Tumefuta anwani yako kwenye mabadiliko haya. Unaweza kutumia tena kiungo kilicho kwenye barua pepe yetu ya awali.",
  },
  fields: {
    deadline: "Siku ya mwisho",
    application_deadline: "Siku ya mwisho ya kuomba",
    amount: "Kiasi",
    eligibility: "Nani anaweza kuomba",
    application_url: "Anwani ya kuombea",
    salary_range: "Malipo",
    tuition_range: "Karo",
    description: "Maelezo",
    website_url: "Tovuti",
  },
};

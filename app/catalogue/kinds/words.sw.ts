import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const gpaNames: Words["gpaNames"] = {
  none: "Hakuna kiwango cha chini",
  below_3_0: "Chini ya 3.0",
  "3_0_to_3_5": "3.0 hadi 3.5",
  above_3_5: "Zaidi ya 3.5",
};

export const jobTypeNames: Words["jobTypeNames"] = {
  internship: "Mafunzo ya kazini",
  "full-time": "Kazi ya muda wote",
};

export const amountWords: Words["amountWords"] = {
  unknown: "Hutofautiana",
};

export const detailWords: Words["detailWords"] = {
  apply: "Tuma maombi kwenye tovuti rasmi",
  official: "Tovuti rasmi",
  website: "Fungua tovuti ya chuo",
  moreLikeThis: "Nyingine kama hii",
  added: "Iliwekwa kwenye Fursa tarehe",
  lastChecked: "Ilikaguliwa mwisho",
  report: "Ripoti tatizo",
  wrongDate: "Je, tarehe hii si sahihi?",
  claim: "Kwa taasisi yenyewe",
  forParents: "Kwa wazazi wangu",
  compare: "Linganisha",
  photo: "Picha ya kampasi",
  logo: "Nembo ya chuo",
};

export const kindWords: Words["kindWords"] = {
  scholarships: {
    one: "Ufadhili",
    many: "Ufadhili",
    notFound: "Ufadhili haujapatikana",
    back: "Rudi kwenye ufadhili",
    about: "Kuhusu ufadhili huu",
    closed: "Maombi ya ufadhili huu yamefungwa",
    copied: "Kiungo cha ufadhili kimenakiliwa",
    seeOpen: "Tazama ufadhili uliofunguliwa",
  },
  colleges: {
    one: "Chuo",
    many: "Vyuo",
    notFound: "Chuo hakijapatikana",
    back: "Rudi kwenye vyuo",
    about: "Kuhusu chuo hiki",
    closed: "Maombi yamefungwa",
    copied: "Kiungo cha chuo kimenakiliwa",
    seeOpen: "Tazama vyuo vyote",
  },
  internships: {
    one: "Mafunzo ya kazini",
    many: "Mafunzo ya kazini",
    notFound: "Mafunzo ya kazini hayajapatikana",
    back: "Rudi kwenye mafunzo ya kazini",
    about: "Kuhusu fursa hii",
    closed: "Maombi ya fursa hii yamefungwa",
    copied: "Kiungo cha mafunzo kimenakiliwa",
    seeOpen: "Tazama mafunzo yaliyofunguliwa",
  },
};

export const deadlineWords: Words["deadlineWords"] = {
  closedOn: (day) => `Maombi yalifungwa tarehe ${day}.`,
  comeBack: "Ihifadhi sasa, kisha uangalie tovuti rasmi itakapofunguliwa tena.",
  mayOpen: "Nyingi hufunguliwa kila mwaka. Angalia awamu inayofuata kwenye tovuti rasmi.",
  notAnnounced: "Tarehe ya mwaka huu bado haijatangazwa. Angalia tovuti rasmi kabla ya kupanga.",
  notConfirmed: "Angalia tovuti rasmi kabla ya kupanga.",
  usually: "Kwa kawaida hufungwa",
  closes: "Mwisho wa maombi",
  closesToday: "Maombi yanafungwa leo",
  daysLeft: (days) => (days === 1 ? "imebaki siku 1" : `zimebaki siku ${days}`),
  closed: "Maombi yamefungwa",
  expectedTitle: "Tarehe bado haijathibitishwa",
};

export const whyWords: Words["whyWords"] = { name: "Pia huitwa", course: "Hufundisha", text: "Inataja" };

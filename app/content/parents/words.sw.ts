import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Kwa wazazi",
  description:
    "Fursa ni nini, inagharimu nini, jinsi ya kutambua ulaghai, na jinsi ya kumsaidia mtoto wako kuomba ufadhili, chuo au mafunzo ya kazini.",
};

export const band: Words["band"] = {
  over: "Kwa wazazi na walezi",
  title: "Msaidie mtoto wako asome bila kulaghaiwa",
  intro:
    "Tovuti ya Fursa inaorodhesha ufadhili, vyuo na mafunzo ya kazini. Ni bure. Mtoto wako anaomba kwenye tovuti rasmi.",
};

export const sections: Words["sections"] = [
  {
    id: "cost",
    title: "Gharama ya kuomba",
    points: [
      "Kutafuta, fursa zinazokufaa, arifa na tarehe za mwisho ni bure kwa wanafunzi na wazazi.",
      "Kuomba ufadhili wa kweli mara nyingi ni bure.",
      "Vyuo vingine vina ada ya kuomba. Unailipa kwenye tovuti yao wenyewe, kamwe si kwa mtu.",
      "Ufadhili mwingine unahitaji mtihani, kama IELTS. Angalia bei yake kwanza.",
    ],
  },
  {
    id: "safe",
    title: "Je, ni salama?",
    points: [
      "Hakuna anayeweza kuahidi nafasi. Akifanya hivyo, ni uongo.",
      "Usimpe mtu PIN, nenosiri au msimbo wa SMS.",
      "Kila ukurasa unasema tulisoma wapi taarifa, na lini.",
      "Una shaka na ujumbe? Ubandike kwenye ukurasa wetu wa kukagua.",
    ],
  },
  {
    id: "help",
    title: "Unavyoweza kusaidia",
    points: [
      "Tafuteni stakabadhi mapema: kitambulisho, cheti cha kuzaliwa na matokeo ya mitihani.",
      "Mwombeni mwalimu barua angalau mwezi mmoja kabla ya siku ya mwisho.",
      "Andikeni siku ya mwisho, na mtume maombi wiki moja kabla.",
      "Soma kila fomu kabla ya kuitia sahihi, na uweke nakala.",
    ],
  },
];

export const actions: Words["actions"] = {
  title: "Anza hapa",
  text: "Tazama kwanza. Unaweza pia kumjazia mtoto wako wasifu.",
  browse: "Tazama fursa",
  check: "Kagua ujumbe",
};

export const intro: Words["intro"] = {
  onEveryPage:
    "Kila ufadhili, chuo na mafunzo yana ukurasa wake wa wazazi. Tafuta “Kwa wazazi wangu” chini ya sehemu ya kutuma kwa rafiki.",
};

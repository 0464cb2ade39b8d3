import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Jinsi ya kutumia Fursa",
  description:
    "Hatua sita fupi, kutoka kufungua akaunti bila malipo hadi kutuma maombi, na vidokezo kuhusu ufadhili, vyuo na mafunzo ya kazini.",
};

export const band: Words["band"] = {
  over: "Jinsi ya kutumia Fursa",
  title: "Kutoka kufungua akaunti hadi kutuma maombi",
  intro: "Hatua sita fupi. Unaweza kuacha baada ya hatua yoyote na kurudi baadaye, kwa simu yoyote.",
};

export const steps: Words["steps"] = {
  place: (number) => `Hatua ya ${number}:`,
  title: "Hatua sita",
  list: [
    {
      title: "Fungua akaunti bila malipo",
      text: "Anwani ya barua pepe na nenosiri vinatosha. Hulipi chochote, na huhitaji kadi.",
      action: "Fungua akaunti",
      to: "/auth",
    },
    {
      title: "Jaza wasifu wako",
      text: "Tuambie kiwango chako, fani zako, unakotaka kusoma na familia yako inaweza kulipa kiasi gani. Ukijaza zaidi, fursa zitakufaa zaidi.",
      action: "Fungua wasifu wangu",
      to: "/profile",
    },
    {
      title: "Tazama fursa",
      text: "Sehemu moja ya kutafuta ina ufadhili, vyuo na mafunzo ya kazini. Jaribu fani, nchi au jina la chuo.",
      action: "Tazama fursa",
      to: "/browse",
    },
    {
      title: "Ona zinazokufaa",
      text: "Tunalinganisha wasifu wako na kila fursa iliyo wazi, na kuweka inayokufaa zaidi mwanzo. Kila alama ina sababu zake.",
      action: "Tazama zinazonifaa",
      to: "/matches",
    },
    {
      title: "Soma ushauri",
      text: "Miongozo rahisi kuhusu insha, barua za mapendekezo, visa na pesa. Tuliiandika kwa wanafunzi wa Afrika.",
      action: "Nenda kwenye kituo cha ushauri",
      to: "/advice",
    },
    {
      title: "Tuma maombi kwenye tovuti rasmi",
      text: "Fungua fursa unayoipenda. Angalia nani anaweza kuomba na maombi yanafungwa lini. Kisha fuata kiungo hadi ukurasa wa mtoaji mwenyewe. Hutumi maombi wala pesa kupitia kwetu.",
      action: "Chagua moja na utume maombi",
      to: "/browse",
    },
  ],
};

export const tips: Words["tips"] = {
  title: "Vidokezo vinavyookoa muda",
  intro: "Mazoea madogo yanayofanya maombi yawe mazuri.",
  kinds: [
    {
      icon: "cap",
      title: "Ufadhili",
      points: [
        "Kwanza angalia kama unaweza kuomba. Ni dakika moja tu, na inaweza kukuokolea wiki nzima.",
        "Omba barua za mapendekezo mwezi mmoja kabla ya tarehe ya mwisho, si siku moja kabla.",
        "Weka folda moja yenye matokeo yako, kitambulisho, vyeti na insha fupi kukuhusu.",
        "Ufadhili wa kweli hukupa pesa. Mtu akikuomba ada, kagua ujumbe wake kwanza.",
      ],
      action: "Kagua ujumbe",
      to: "/check",
    },
    {
      icon: "building",
      title: "Vyuo",
      points: [
        "Hesabu gharama zote: karo, malazi, chakula, usafiri, visa na bima.",
        "Hakikisha kwamba chuo kinatambuliwa na mamlaka ya elimu ya nchi yake.",
        "Uliza chuo kama unaweza kusamehewa ada. Vyuo vingi huruhusu, lakini wanafunzi wachache huuliza.",
        "Omba vyuo vya aina mbalimbali: kimoja cha ndoto yako, viwili vinavyokufaa, na kimoja ambacho una hakika mtamudu karo yake.",
      ],
      action: "Tazama vyuo",
      to: "/browse?type=colleges",
    },
    {
      icon: "clock",
      title: "Mafunzo ya kazini",
      points: [
        "CV yako iwe ukurasa mmoja. Andika kwanza mambo uliyofanya, kisha uliyosoma.",
        "Andika sentensi mbili kuhusu kwa nini unataka kampuni hii. Zibadilishe kila mara.",
        "Uliza kabla ya kukubali: kuna malipo, yanachukua muda gani, na nani atakufundisha?",
        "Bado hujapata nafasi? Mradi mdogo unaoweza kuonyesha una thamani sawa na mstari kwenye CV.",
      ],
      action: "Tazama mafunzo ya kazini",
      to: "/browse?type=internships",
    },
  ],
};

export const closing: Words["closing"] = {
  title: "Uko tayari? Anza na hatua ya kwanza",
  text: "Kufungua akaunti ni bure na huchukua dakika mbili. Unaweza pia kutazama fursa kwanza.",
  start: "Anza sasa",
  browse: "Tazama fursa",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const printWords: Words["printWords"] = {
  title: (days) => `Maombi yanayofungwa katika siku ${days} zijazo`,
  studentsIn: (country) => `Kwa wanafunzi walio nchini ${country}`,
  everybody: "Kwa kila mtu. Huenda nyingine haziko wazi katika nchi yako au kwa kiwango chako.",
  made: (day) => `Kufikia tarehe ${day}. Angalia tarehe kwenye tovuti rasmi.`,
  usually: (time) => `kwa kawaida ${time}`,
  nothing: (days) => `Hatujui maombi yoyote yanayofungwa katika siku ${days} zijazo.`,
  andMore: (rest, address) => `na nyingine ${rest}: ${address}`,
  foot: (site) => `Fursa ni bure. Mtu yeyote asikutoze pesa kwa karatasi hii. ${site}`,
};

export const posterWords: Words["posterWords"] = {
  title: "Fursa",
  what: "Ufadhili, vyuo na mafunzo ya kazini.",
  where: "Kwenye simu yako, bila intaneti.",
  scan: "Skani msimbo huu mara moja, palipo na intaneti, na uhifadhi faili:",
  passOn: "Kisha uwape wengine kwa memory card, Bluetooth au WhatsApp.",
  free: "Ni bure, na haihifadhi chochote kukuhusu.",
};

export const offlineWords: Words["offlineWords"] = {
  title: "Fursa bila intaneti",
  intro:
    "Orodha yote inaingia kwenye simu yoyote. Ipakue, mpe mtu mwingine, au ibandike ukutani. Kutafuta ndani yake hakutumii data.",
  description:
    "Pakua orodha yote ya ufadhili, vyuo na mafunzo ya kazini kama faili moja inayofanya kazi bila intaneti. Chapisha bango la shule yako, au karatasi ya maombi yanayofungwa karibuni.",
  file: {
    title: "Faili moja ya kuhifadhi na kuwapa wengine",
    points: [
      "Tafuta, chuja, soma kila ukurasa na kila tarehe ya mwisho, bila intaneti.",
      "Ifungue kwa kivinjari chochote cha miaka mitano iliyopita. Hakuna cha kusakinisha.",
      "Mpe mwingine kwa memory card, Bluetooth au kama document ya WhatsApp.",
      "Haihifadhi chochote kukuhusu, na haiwezi kupakia wala kutuma chochote.",
    ],
    take: (size) => `Pakua faili (${size})`,
    holds: (count, day) => `Ina ufadhili, vyuo na mafunzo ya kazini ${count}, kufikia tarehe ${day}.`,
    courses:
      "Kozi zinazolingana na gredi zako hazimo kwenye faili: majedwali yake yangeifanya iwe kubwa mno. Unahitaji intaneti ili kuziona.",
    toCourses: "Ninaweza kusomea nini?",
    key: "Fursa huweka sahihi kwenye kila nakala. Ili kuhakiki nakala, fungua “Kuhusu nakala hii” ndani ya faili. Ufunguo wetu unaishia na",
  },
  scan: {
    title: "Mwonyeshe rafiki",
    text: "Akiskani kwa kamera yake, atafungua ukurasa huu.",
    label: (address) => `Msimbo unaoelekea ${address}`,
  },
  print: {
    title: "Kwa ukuta wa shule yako",
    poster: "Bango lenye msimbo (PDF)",
    sheet: "Maombi yanayofungwa karibuni, kwenye ukurasa mmoja",
    sheetText: "A4, ya kuchapisha au kutuma. Chagua ni kwa nani. Tunaacha fursa ambazo haziko wazi kwao.",
    country: "Nchi",
    level: "Kiwango",
    everybody: "Kila mtu",
    everyStage: "Kila kiwango",
    make: "Tengeneza karatasi (PDF)",
  },
};

export const keepWords: Words["keepWords"] = {
  title: "Weka Fursa kwenye simu hii",
  text: "Hapo Fursa itafanya kazi bila intaneti pia, na kila ukurasa utasema ni wa lini. Ukiwa na intaneti, unaona kurasa mpya kila wakati. Masasisho huja mara mbili kwa siku tu, kilobaiti chache kila mara. Unaweza kuona yametumia data kiasi gani.",
  keep: (size) => `Weka Fursa kwenye simu hii: ${size}`,
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const nameText: Words["nameText"] = {
  title: "Jina lako la kuonyeshwa",
  displayName: "Jina la kuonyeshwa",
  country: "Nchi",
  chooseACountry: "Chagua nchi",
  saving: "Inahifadhi...",
  intro: "Wengine wanaona jina hili na nchi yako tu, si kitu kingine chochote kukuhusu.",
  save: "Hifadhi jina",
};

export const obstacleText: Words["obstacleText"] = { sendAgain: "Tuma kiungo tena" };

export const nameErrors: Words["nameErrors"] = {
  length: (least, most) => `Tumia herufi ${least} hadi ${most}.`,
  address: "Usitumie barua pepe: kila mtu anaweza kusoma jina hili.",
  digits: "Usizidishe tarakimu nne, ili mtu asiweze kukupigia simu.",
  letters: "Tumia herufi, tarakimu, na kati yake nafasi moja, nukta au kistari.",
  reserved: "Jina hili linafanana na la ofisi au la timu yetu. Tafadhali chagua jingine.",
};

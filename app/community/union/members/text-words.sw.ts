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

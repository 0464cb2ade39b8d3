import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const testPrepWords: Words["testPrepWords"] = {
  title: "Kujiandaa kwa mitihani",
  intro: "Mazoezi ya bure kwa mitihani ambayo vyuo vikuu na ufadhili huhitaji.",
  description:
    "Mazoezi ya bure na rasmi ya SAT, IELTS, TOEFL, GRE, KCSE, WASSCE na mitihani mingine ambayo vyuo vikuu na ufadhili huhitaji.",
  empty: "Bado hakuna vifaa vya kujiandaa kwa mitihani.",
  emptyHint: "Soma ushauri wetu kuhusu maombi",
  open: "Fungua",
  count: (resources) => `Vifaa: ${resources}`,
};

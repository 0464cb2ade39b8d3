import { namedChoices as named } from "#app/shared/forms/named-choices.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import * as lists from "#database/schema/lists.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  loading: "Inapakia wasifu wako...",
  created: { title: "Wasifu umetengenezwa!", detail: "Wasifu wako umetengenezwa." },
  updated: { title: "Wasifu umesasishwa!", detail: "Wasifu wako umesasishwa." },
  saveFailed: "Wasifu haujahifadhiwa",
  loadFailed: "Wasifu haujapakiwa",
  lookAgain: "Tafadhali angalia sehemu zilizowekwa alama.",
  newsletter:
    "Kila Jumatatu: makala mapya, ufadhili mpya na maombi yanayofungwa karibuni. Unaweza kusimamisha wakati wowote.",
  notifications:
    "Barua pepe siku ambazo fursa mpya inalingana na wasifu wako. Unaweza kusimamisha wakati wowote.",
  onlyYou: "Ni wewe tu unayeweza kuona haya.",
  fourAnswers:
    "Majibu manne yanatosha kwa orodha ya kwanza: nchi yako, shahada unayotaka, fani, na masomo uliyomaliza. Wewe tu unaona haya.",
  ageDiffers: (age) => `Hii inakufanya uwe na miaka ${age}. Huo si umri uliochagua hapo juu.`,
  waiting: (count) =>
    count === 1
      ? "Jambo 1 ulilofanya bila intaneti bado halijatumwa. Tusipoweza kulituma sasa, linasubiri kwenye simu hii hadi uingie tena hapa."
      : `Mambo ${count} uliyofanya bila intaneti bado hayajatumwa. Tusiyoweza kutuma sasa yanasubiri kwenye simu hii hadi uingie tena hapa.`,
  seeWaiting: "Tazama yanayosubiri",
  onlyConfirmed: "Tunatuma vyote viwili kwa barua pepe unayotumia kuingia tu, ikishathibitishwa.",
};

export const roleChoices: Words["roleChoices"] = named(lists.profileRoles, {
  student: "Mwanafunzi",
  parent: "Mzazi",
});
export const ageBandChoices: Words["ageBandChoices"] = named(lists.ageBands, {
  under_18: "Chini ya miaka 18",
  "18_to_24": "Miaka 18 hadi 24",
  "25_and_over": "Miaka 25 au zaidi",
});
export const levelChoices: Words["levelChoices"] = named(lists.educationLevels, {
  high_school: "Shule ya upili",
  undergraduate: "Shahada ya kwanza",
  graduate: "Uzamili (Master's)",
  vocational: "Mafunzo ya kiufundi",
});
export const degreeChoices: Words["degreeChoices"] = named(lists.degreeTypes, {
  undergraduate: "Shahada ya kwanza",
  graduate: "Uzamili (Master's)",
  doctorate: "Uzamifu (PhD)",
  vocational: "Mafunzo ya kiufundi",
});
export const budgetChoices: Words["budgetChoices"] = named(lists.budgetRanges, {
  "0-5000": "USD 0 hadi 5,000 kwa mwaka",
  "5000-10000": "USD 5,000 hadi 10,000 kwa mwaka",
  "10000-20000": "USD 10,000 hadi 20,000 kwa mwaka",
  "20000+": "USD 20,000 kwa mwaka au zaidi",
});

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  title: "Data yako",
  profile: "Wasifu wako",
  intro: "Ni yako. Unaweza kupakua nakala au kuifuta.",
  downloadTitle: "Pakua kila kitu",
  downloadText:
    "Faili moja (JSON) yenye kila tunachojua kukuhusu. Nenosiri na funguo hazimo. Uliyotuambia kuhusu hali yako pia hayamo: wengine wanaweza kufungua faili.",
  circumstances: "Itazame au uifute hapa",
  download: "Pakua data yangu",
  deleteText: "Hufuta akaunti yako, wasifu wako na kila kilichomo, papo hapo na kabisa.",
};

export const deleteText: Words["deleteText"] = {
  title: "Futa akaunti yangu",
  yourData: "Data yako",
  failed: "Akaunti haijafutwa",
  intro:
    "Huwezi kutendua hili. Tunafuta wasifu wako, fursa zinazokufaa, ulivyohifadhi na utafutaji wako. Tunaondoa vifaa vyote na kusimamisha barua pepe zote.",
  forGood: "Futa akaunti yangu kabisa",
};

export const privacyText: Words["privacyText"] = {
  title: "Faragha",
  description:
    "Fursa inajua nini kukuhusu, kwa nini, kwa muda gani, na unachoweza kufanya. Kwa maneno rahisi.",
};

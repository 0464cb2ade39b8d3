import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const improveWords: Words["improveWords"] = {
  title: "Saidia kuboresha tafsiri hii",
  intro:
    "Hakuna mzungumzaji wa lugha hii aliyeangalia sentensi hizi bado. Tafuta sentensi isiyosikika vizuri, kisha uiandike vizuri zaidi. Mhariri huangalia kila pendekezo.",
  choose: "Chagua tafsiri unayotaka kuboresha:",
  search: "Maneno ya sentensi",
  searchHint: "Nakili maneno machache kutoka kwenye ukurasa, kwa lugha hii au kwa Kiingereza.",
  find: "Tafuta",
  none: "Hatukupata sentensi yenye maneno haya. Jaribu maneno machache zaidi.",
  many: (count) => `Tunaonyesha sentensi ${count} fupi zaidi. Ongeza neno ili upate nyingine.`,
  better: "Pendekeza maneno bora",
  english: "Kiingereza",
  now: "Sasa",
  suggested: "Maneno bora",
  openPlace: "Acha “…” mahali ilipo: ukurasa hujaza jina au nambari hapo.",
  submit: "Tuma pendekezo",
  submitting: "Inatuma...",
  problems: "Tafadhali angalia hapa",
  same: "Bado hujabadilisha chochote.",
  places: (count) =>
    count === 1 ? "Acha “…” mara moja kwenye sentensi." : `Acha “…” zote ${count} kwenye sentensi.`,
  thanks: { title: "Asante kwa pendekezo lako", detail: "Mhariri ataliangalia." },
  trap: "Inaonekana programu ndiyo iliyojaza fomu hii. Kama wewe ni mtu, acha sehemu iliyofichwa tupu na uitume tena.",
  trapLabel: "Acha hapa patupu",
  stale: "Ukurasa huu ulikuwa wazi kwa muda mrefu sana. Tafadhali tuma pendekezo lako tena.",
  other: "Tafuta sentensi nyingine",
};

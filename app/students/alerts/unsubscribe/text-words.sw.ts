import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  expired: "Kiungo hiki hakifanyi kazi tena",
  title: "Acha barua pepe hizi",
  undo: "Ilikuwa makosa: zitume tena",
  page: "Barua pepe kutoka Fursa",
  incomplete: "Hakijakamilika, au akaunti ilifutwa na haitumi barua pepe tena.",
  changedMind: "Umebadilisha nia? Unaweza kutumia kiungo hiki hiki kuzipata tena.",
  stop: (name) => `Usimamishe: ${name}?`,
  stopped: (name) => `Imesimamishwa: ${name}`,
  again: (name) => `Utapata tena: ${name}`,
};

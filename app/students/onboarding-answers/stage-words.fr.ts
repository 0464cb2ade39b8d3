import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stage-words.ts";

type Words = Translation<typeof english>;

export const stageLabels: Words["stageLabels"] = {
  school: "Au lycée ou au collège",
  "school-done": "Le secondaire terminé",
  vocational: "En formation professionnelle (CAP, BTS…)",
  university: "À l’université, en licence",
  "degree-done": "La licence terminée",
  "masters-done": "Le master terminé",
};

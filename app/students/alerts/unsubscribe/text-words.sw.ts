import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  expired: "Kiungo hiki hakifanyi kazi tena",
  title: "Acha barua pepe hizi",
  undo: "Ilikuwa makosa: zitume tena",
};

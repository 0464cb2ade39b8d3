import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const passwordFieldText: Words["passwordFieldText"] = {
  hide: "ይደብቁ",
  show: "ያሳዩ",
  hidePassword: "የይለፍ ቃሉን ይደብቁ",
  showPassword: "የይለፍ ቃሉን ያሳዩ",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const toastsText: Words["toastsText"] = {
  messages: "መልእክቶች",
  close: "ይህን መልእክት ይዝጉ",
};

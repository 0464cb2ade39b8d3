import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const reportText: Words["reportText"] = {
  title: "ስለ አንድ ጽሑፍ ያሳውቁ",
  reason: "ችግሩ ምንድን ነው?",
  chooseAReason: "ምክንያት ይምረጡ",
  note: "አወያይ ማወቅ ያለበት ነገር",
  intro: "አወያይ ይመለከተዋል። ማን እንዳሳወቀ ጸሐፊው አያውቅም።",
  back: "ወደ ውይይቱ ይመለሱ",
  send: "ያሳውቁ",
};

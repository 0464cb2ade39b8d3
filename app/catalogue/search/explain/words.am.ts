import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const searchWords: Words["searchWords"] = {
  understood: "የተረዳነው",
  exactly: "በትክክል በእነዚህ ቃላት ይፈልጉ",
  showingFor: (text) => `የሚታዩት ውጤቶች ለ«${text}» ናቸው።`,
  insteadFor: (typed) => `በምትኩ «${typed}» ይፈልጉ`,
  without: (typed, leftOut) => `«${typed}» የሚለውን ሁሉ የያዘ የለም። ያለ እነዚህ ቃላት የተገኙ፦ ${leftOut}።`,
  remove: (label) => `ያስወግዱ፦ ${label}`,
};

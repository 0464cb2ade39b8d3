import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./fee-words.ts";

type Words = Translation<typeof english>;

export const feeWords: Words["feeWords"] = {
  tuition: (fees, of) => (of ? `የትምህርት ክፍያ፦ ${fees} (${of})` : `የትምህርት ክፍያ፦ ${fees}`),
};

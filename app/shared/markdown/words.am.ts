import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const markdownProblems: Words["markdownProblems"] = {
  "too deep": "ጥቅሶችንና ዝርዝሮችን ከ20 ደረጃ በላይ እርስ በርስ አያስገቡ።",
  "too dense": "የመስመሮችን ብዛት ይቀንሱ። በአንድ አንቀጽ ውስጥ እንደ *፣ _፣ [ እና | ያሉ ምልክቶችንም ይቀንሱ።",
};

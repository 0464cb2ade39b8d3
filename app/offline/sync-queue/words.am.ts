import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const outboxWords: Words["outboxWords"] = {
  noProfile: "እስካሁን መገለጫ የለዎትም። ኢንተርኔት ሲኖርዎ ይፍጠሩ።",
};

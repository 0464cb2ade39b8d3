import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const searchWords: Words["searchWords"] = {
  understood: "Tulivyoelewa",
  exactly: "Tafuta kwa maneno haya haya",
  showingFor: (text) => `Tunaonyesha matokeo ya ${text}.`,
  insteadFor: (typed) => `Badala yake tafuta “${typed}”`,
  without: (typed, leftOut) => `Hakuna yenye maneno yote ya “${typed}”. Hizi ni tulizopata bila: ${leftOut}.`,
  remove: (label) => `Ondoa: ${label}`,
};

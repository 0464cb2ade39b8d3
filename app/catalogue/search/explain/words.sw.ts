import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const searchWords: Words["searchWords"] = {
  understood: "Tulivyoelewa",
  exactly: "Tafuta kwa maneno haya haya",
  showingFor: "Tunaonyesha matokeo ya",
  insteadFor: "Badala yake tafuta",
  nothingForAll: "Hakuna yenye maneno yote",
  without: "Hizi ni tulizopata bila",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./csv-words.ts";

type Words = Translation<typeof english>;

export const csvWords: Words["csvWords"] = {
  columns: {
    kind: "ዓይነት",
    title: "ስም",
    byline: "የሚሰጠው ወይም የሚሰጥበት",
    status: "ሁኔታ",
    note: "ማስታወሻ",
    referees: "የድጋፍ ደብዳቤ የተጠየቁ",
    deadline: "ቀነ ገደብ",
    deadlineIs: "ቀነ ገደቡ",
    page: "ገጽ",
    officialSite: "ይፋዊ ድረ ገጽ",
    savedOn: "የተቀመጠበት ቀን",
  },
  expected: "የተለመደ",
  announced: "የታወጀ",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./evidence-words.ts";

type Words = Translation<typeof english>;

export const evidenceWords: Words["evidenceWords"] = {
  topics: { deadline: "ቀነ ገደብ", money: "ገንዘብ", who: "ማን ማመልከት ይችላል", how: "አመለካከት" },
  read: {
    official: "ከይፋዊው ድረ ገጽ የተነበበ",
    press: "ከጋዜጣ የተነበበ",
    aggregator: "ዕድሎችን ከሚዘረዝር ሌላ ድረ ገጽ የተነበበ",
  },
  allFacts: "እነዚህ መረጃዎች",
  byVisitor: "በጎብኚ የተነገረ፣ አልተረጋገጠም",
  undated: "ቀን አልተገለጸም",
  notConfirmed: "አልተረጋገጠም",
  mayHaveChanged: (read) => `${read}። እባክዎ ያረጋግጡ።`,
  checkedOn: "የተረጋገጠው",
  by: "ያረጋገጠው፦",
  certainty: {
    medium: "ከእነዚህ መረጃዎች አንዳንዶቹ የቆዩ ወይም ያልተሟሉ ሊሆኑ ይችላሉ። በይፋዊው ድረ ገጽ ያረጋግጡ።",
    low: "ስለ እነዚህ መረጃዎች እርግጠኛ አይደለንም። በይፋዊው ድረ ገጽ ያረጋግጡ።",
  },
};

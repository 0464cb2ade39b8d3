import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const questionWords: Words["questionWords"] = {
  sentence: (fact, count, isWithThem) => {
    const those = isWithThem ? "ከእነዚህ" : "መልስ ከሚጎድላቸው";
    return count === "1"
      ? `${fact} ይንገሩን፤ ${those} 1 በዚህ መልስ ይወሰናል`
      : `${fact} ይንገሩን፤ ${those} ${count} በዚህ መልስ ይወሰናሉ`;
  },
  kept: "በመገለጫዎ እናስቀምጠዋለን፤ እዚያ ሊቀይሩት ይችላሉ።",
  keep: "መልሴን ያስቀምጡ",
  keeping: "እየተቀመጠ ነው...",
  answered: { title: "መልስዎ ተቀምጧል", detail: "መገለጫዎን እና ተስማሚ ዕድሎችዎን አድሰናል።" },
  notAnswered: "አልተመለሰም",
  lookAgain: "እባክዎ መልስዎን ይመልከቱ።",
  empty: "መጀመሪያ ይህን ይመልሱ።",
};

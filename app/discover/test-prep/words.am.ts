import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const testPrepWords: Words["testPrepWords"] = {
  title: "የፈተና ዝግጅት",
  intro: "ዩኒቨርሲቲዎች እና ስኮላርሺፖች ለሚጠይቋቸው ፈተናዎች ነፃ መለማመጃዎች።",
  description:
    "ዩኒቨርሲቲዎች እና ስኮላርሺፖች ለሚጠይቋቸው SAT፣ IELTS፣ TOEFL፣ GRE፣ KCSE፣ WASSCE እና ሌሎች ፈተናዎች ነፃ እና ይፋዊ መለማመጃዎች።",
  empty: "እስካሁን የፈተና ዝግጅት መርጃ የለም።",
  emptyHint: "ስለ ማመልከቻ ምክራችንን ያንብቡ",
  open: "መርጃውን ይክፈቱ",
  count: (resources) => (resources < 2 ? "1 መርጃ" : `${resources} መርጃዎች`),
};

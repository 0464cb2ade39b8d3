import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./about-words.ts";

type Words = Translation<typeof english>;

export const aboutWords: Words["aboutWords"] = {
  title: {
    scholarship: "ስለዚህ ስኮላርሺፕ የተነሱ ጥያቄዎች",
    college: "ስለዚህ ኮሌጅ የተነሱ ጥያቄዎች",
    internship: "ስለዚህ ኢንተርንሺፕ የተነሱ ጥያቄዎች",
  },
  readAll: "ሁሉንም ያንብቡ",
  readThread: (title) => `ሁሉንም ያንብቡ፦ ${title}`,
  ask: "ስለዚህ ይጠይቁ",
};

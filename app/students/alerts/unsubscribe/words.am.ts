import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const newsletter = {
  name: "ሳምንታዊ የዜና ኢሜይል",
  on: "ሳምንታዊው የዜና ኢሜይል ሰኞ ሰኞ ይመጣል።",
  off: "የዜና ኢሜይላችን ከእንግዲህ አይደርስዎትም።",
};

export const unsubscribeWords: Words["unsubscribeWords"] = {
  alert: {
    name: "ማንቂያዎች እና አስታዋሾች",
    on: "ከመገለጫዎ ወይም ካስቀመጡት ፍለጋ ጋር የሚስማማ አዲስ ነገር ሲመጣ ኢሜይል ይደርስዎታል። ያስቀመጧቸውን ቀነ ገደቦችም እናስታውስዎታለን።",
    off: "ስለ አዳዲስ ተስማሚ ዕድሎች፣ ፍለጋዎች እና ቀነ ገደቦች ማንቂያ ወይም አስታዋሽ ከእንግዲህ አይደርስዎትም።",
  },
  reminder: {
    name: "የቀነ ገደብ አስታዋሾች",
    on: "ያስቀመጡት ከመዘጋቱ 14፣ 3 እና 1 ቀን በፊት፣ እንዲሁም ቀኑ ሲቀየር አስታዋሽ ይደርስዎታል።",
    off: "ስለ ቀነ ገደቦች ወይም ስላስቀመጧቸው ለውጦች አስታዋሽ ከእንግዲህ አይደርስዎትም።",
  },
  summary: {
    name: "የእሑድ ማጠቃለያ",
    on: "እሑድ እሑድ በመጪው ሳምንት ቀነ ገደባቸው የሚደርሱትን የያዘ ኢሜይል ይደርስዎታል።",
    off: "የእሑድ ማጠቃለያ ከእንግዲህ አይደርስዎትም።",
  },
  newsletter,
  subscriber: newsletter,
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./track-words.ts";

type Words = Translation<typeof english>;

export const tickWords: Words["tickWords"] = {
  keep: "ምልክቶቼን ያስቀምጡ",
  keeping: "እየተቀመጠ ነው...",
  signIn: "ምልክት ለማድረግ ይግቡ",
  kept: "ምልክቶችዎ ተቀምጠዋል",
  notKept: "ምልክቶቹ አልተቀመጡም",
  lost: "የኢንተርኔት ግንኙነትዎ ተቋርጦ ወይም ተዳክሞ ሊሆን ይችላል። ምልክቶችዎ አልጠፉም። እባክዎ እንደገና ይሞክሩ።",
};

export const openingWords: Words["openingWords"] = {
  ask: "ሲከፈት ያስታውሱኝ",
  asked: "ሲከፈት እንነግርዎታለን",
  changed: "ተቀይሯል",
  notChanged: "አልተቀየረም",
  lost: "የኢንተርኔት ግንኙነትዎ ተቋርጦ ወይም ተዳክሞ ሊሆን ይችላል። እባክዎ እንደገና ይሞክሩ።",
};

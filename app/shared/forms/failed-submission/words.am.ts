import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const failureWords: Words["failureWords"] = {
  house: { title: "አልተሳካም" },
  again: "እንደገና ይሞክሩ",
  ours: "በእኛ በኩል ችግር ተፈጥሯል። የጻፉት አልጠፋም፤ እባክዎ እንደገና ይሞክሩ።",
  theirs: "ገጹ የላኩትን ማንበብ አልቻለም። የጻፉት አልጠፋም።",
  lost: "የኢንተርኔት ግንኙነትዎ ተቋርጦ ወይም ተዳክሞ ሊሆን ይችላል። የጻፉት አልጠፋም፤ እባክዎ እንደገና ይሞክሩ።",
  signedOut: "አሁን ወደ መለያዎ አልገቡም። የጻፉት አልጠፋም። በሌላ ትር ይግቡና እንደገና ይሞክሩ።",
  proof: "የይለፍ ቃልዎ፣ ወይም የሁለተኛ ማረጋገጫዎ ኮድ",
  secretAgain: "ለደኅንነትዎ ሲባል ይህን አላስቀመጥነውም። እባክዎ እንደገና ይጻፉት።",
  fileAgain: "ገጽ ፋይል መያዝ አይችልም። እባክዎ ፋይሉን እንደገና ይምረጡ።",
  reference: (id) => `የስህተቱ መለያ ቁጥር፦ ${id}`,
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const pushWords: Words["pushWords"] = {
  title: "ማሳወቂያዎች በዚህ መሣሪያ",
  intro:
    "Fursa ሲዘጋም የሚደርሱ አጫጭር ማሳወቂያዎች። በቀን ቢበዛ አንድ፣ በሀገርዎ ሰዓት ከጠዋቱ 2 ሰዓት እስከ ምሽቱ 3 ሰዓት (8:00–21:00)። በዚህ መሣሪያ ከመለያዎ ሲወጡ ይቆማሉ።",
  closing: "ያስቀመጥኳቸው ቀነ ገደቦች",
  closingHint: "ከመዘጋታቸው 3 ቀን እና 1 ቀን በፊት።",
  answers: "ለጥያቄዎቼ የተሰጡ መልሶች",
  answersHint: "በተማሪዎች መድረክ መልስ ሲሰጥዎት።",
  save: "ማሳወቂያዎችን ያስቀምጡ",
  saving: "እየተቀመጠ ነው...",
  saved: { title: "ተቀምጧል", detail: "ማሳወቂያዎች በዚህ መሣሪያ ይደርስዎታል።" },
  stopped: { title: "ተቀምጧል", detail: "ማሳወቂያዎች በዚህ መሣሪያ አይደርስዎትም።" },
  notSaved: "አልተቀመጠም",
  needsScript: "ማሳወቂያዎች JavaScript ያስፈልጋቸዋል፤ በዚህ አሳሽ ግን ጠፍቷል። በምትኩ ኢሜይልን መጠቀም ይችላሉ።",
  savesData: "ማሳወቂያዎች JavaScript ያስፈልጋቸዋል፤ ዳታ ቆጣቢው ግን ያጠፋዋል። በምትኩ ኢሜይልን መጠቀም ይችላሉ።",
  switchedOff: "ማሳወቂያዎች በዚህ ድረ ገጽ አሁን ጠፍተዋል። በምትኩ ኢሜይልን መጠቀም ይችላሉ።",
  unsupported: "ይህ አሳሽ ማሳወቂያ ማሳየት አይችልም። በምትኩ ኢሜይልን መጠቀም ይችላሉ።",
  denied:
    "በዚህ አሳሽ የFursaን ማሳወቂያዎች ከልክለዋል። ለመቀየር ከአድራሻው አጠገብ ያሉትን የድረ ገጹን ቅንብሮች ይክፈቱና ማሳወቂያዎችን ይፍቀዱ። ከዚያ ይህን ገጽ እንደገና ይክፈቱት።",
  dismissed: "ማሳወቂያዎችን ስላልፈቀዱ የተቀየረ ነገር የለም። ሐሳብዎን ከቀየሩ እንደገና ያስቀምጡ።",
  failed: "የአሳሽዎን የማሳወቂያ አገልግሎት ማግኘት አልቻልንም። የኢንተርኔት ግንኙነትዎን አይተው እንደገና ይሞክሩ፣ ወይም ኢሜይልን ይጠቀሙ።",
  notOurs: "በዚህ አሳሽ ችግር ተፈጥሯል። ገጹን እንደገና ከፍተው ይሞክሩ።",
};

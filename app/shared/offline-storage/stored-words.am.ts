import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stored-words.ts";

type Words = Translation<typeof english>;

export const storedWhen: Words["storedWhen"] = {
  whileUsed: "ድረ-ገጹን ሲጠቀሙ",
  notices: "በዚህ መሣሪያ ማሳወቂያዎችን ካበሩ",
  kept: "Fursaን በዚህ ስልክ ካስቀመጡ",
  own: "የራስዎም ነገሮች እንዲቀመጡ ከጠየቁ ብቻ",
};

export const storedWords: Words["storedWords"] = {
  "cookie fursa.session_token": "እንደገቡ ያቆይዎታል።",
  "cookie fursa.device": "ሲገቡ ይህን መሣሪያ እንድናውቀው ያደርጋል።",
  "cookie flash": "መልእክት ወደሚቀጥለው ገጽ ያደርሳል።",
  "cookie wrote": "አሁን አንድ ነገር እንዳስቀመጡ፣ እንዲያዩት። ለአንድ ደቂቃ ይቆያል።",
  "cookie fursa.link": "ሲገቡ ከኢሜይል የመጣ ሊንክ። ለአንድ ሰዓት ይቆያል።",
  "cookie new-address": "የተመዘገቡበት አድራሻ፣ እስከሚቀጥለው ገጽ።",
  "cookie save-intent": "ከመግባትዎ በፊት ሊያስቀምጡ የፈለጉት። ለአንድ ሰዓት።",
  "cookie keep-answers": "ከመግባትዎ በፊት የመለሱት። ለአንድ ሰዓት።",
  "cookie data-saver": "የዳታ ቆጣቢውን ማብራትዎ ወይም ማጥፋትዎ።",
  "cookie fursa.state": "በGoogle ሲገቡ አንድ ቁጥር።",
  "web storage fursa-session": "መግባትዎን ወይም መውጣትዎን ለሌሎች ትሮች ይናገራል።",
  "web storage react-router-scroll-positions": "በገጹ ላይ የነበሩበት ቦታ፣ ትሩ እስኪዘጋ።",
  "web storage fursa-article-*": "ለአዘጋጆች፦ በመጻፍ ላይ ያለ ጽሑፍ።",
  "web storage fursa-queue-keys": "ለአዘጋጆች፦ ቁልፎች በዝርዝር ላይ ይወስኑ እንደሆነ።",
  "worker /offline/worker.js?notices": "ማሳወቂያዎችን የሚያሳይ ፕሮግራም። ሲወጡ ይቆማል።",
  "database copy": "ይፋዊው ዝርዝር፣ ከቀኑ ጋር።",
  "database bytes": "ይህ ሁሉ በወሩ ስንት ባይት እንደፈጀ።",
  "cache /offline/app": "ኔትወርክ በማይኖርበት ጊዜ የሚሆን ባዶ ገጽ።",
  "cache /offline/app.js": "ዝርዝሩን በዚያ የሚያሳይ ፕሮግራም።",
  "worker /offline/worker.js": "ያንን ገጽ የሚከፍትና የሚጠብቀውን የሚልክ ፕሮግራም።",
  "database keepsMine": "ያንን እንደጠየቁ።",
  "database mine":
    "ያስቀመጡት ከማስታወሻዎ፣ ከሁኔታውና ከምልክቶችዎ ጋር፤ ውሳኔ የሚሰጥባቸው የመገለጫዎና የሁኔታዎ መልሶች፤ በመድረኩ የጠየቋቸው ወይም የሚከታተሏቸው ጥያቄዎች።",
  "database outbox": "ያለ ኔትወርክ ያደረጉትና ገና ያልተላከ፦ ልቦች፣ ማስታወሻዎች፣ ሁኔታዎች፣ ምልክቶች፣ የመገለጫ መልሶች፣ ምላሾች።",
};

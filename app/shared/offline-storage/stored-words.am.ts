import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stored-words.ts";

type Words = Translation<typeof english>;

export const storedWhen: Words["storedWhen"] = {
  whileUsed: "ድረ-ገጹን ሲጠቀሙ",
  notifications: "በዚህ መሣሪያ ማሳወቂያዎችን ካበሩ",
  kept: "Fursaን በዚህ ስልክ ካስቀመጡ",
  own: "የራስዎም ነገሮች እንዲቀመጡ ከጠየቁ ብቻ",
};

export const storedWords: Words["storedWords"] = {
  session: "እንደገቡ ያቆይዎታል።",
  device: "ሲገቡ ይህን መሣሪያ እንድናውቀው ያደርጋል።",
  flash: "መልእክት ወደሚቀጥለው ገጽ ያደርሳል።",
  wrote: "አሁን አንድ ነገር እንዳስቀመጡ፣ እንዲያዩት። ለአንድ ደቂቃ ይቆያል።",
  mailLink: "ሲገቡ ከኢሜይል የመጣ ሊንክ። ለአንድ ሰዓት ይቆያል።",
  newAddress: "የተመዘገቡበት አድራሻ፣ እስከሚቀጥለው ገጽ።",
  saveIntent: "ከመግባትዎ በፊት ሊያስቀምጡ የፈለጉት። ለአንድ ሰዓት።",
  keepAnswers: "ከመግባትዎ በፊት የመለሱት። ለአንድ ሰዓት።",
  dataSaver: "የዳታ ቆጣቢውን ማብራትዎ ወይም ማጥፋትዎ።",
  googleState: "በGoogle ሲገቡ አንድ ቁጥር።",
  sessionNews: "መግባትዎን ወይም መውጣትዎን ለሌሎች ትሮች ይናገራል።",
  scroll: "በገጹ ላይ የነበሩበት ቦታ፣ ትሩ እስኪዘጋ።",
  article: "ለአዘጋጆች፦ በመጻፍ ላይ ያለ ጽሑፍ።",
  queueKeys: "ለአዘጋጆች፦ የቁልፍ ሰሌዳ አቋራጮች በርተው እንደሆነ።",
  notifier: "ማሳወቂያዎችን የሚያሳይ ፕሮግራም። ሲወጡ ይቆማል።",
  list: "ይፋዊው ዝርዝር፣ ከቀኑ ጋር።",
  bytes: "ይህ ሁሉ በዚህ ወር የፈጀው ዳታ።",
  page: "ኔትወርክ በማይኖርበት ጊዜ የሚሆን ባዶ ገጽ።",
  program: "ዝርዝሩን በዚያ የሚያሳይ ፕሮግራም።",
  opener: "ያንን ገጽ የሚከፍትና የሚጠብቀውን የሚልክ ፕሮግራም።",
  asked: "ያንን እንደጠየቁ።",
  mine: "ያስቀመጡት ከማስታወሻዎ፣ ከሁኔታውና ከምልክቶችዎ ጋር፤ ማመልከት እንደሚችሉ ለማሳየት የሚያገለግሉ የመገለጫዎ መልሶች፤ በመድረኩ የጠየቋቸው ወይም የሚከታተሏቸው ጥያቄዎች።",
  outbox: "ያለ ኔትወርክ ያደረጉትና ገና ያልተላከ፦ ልቦች፣ ማስታወሻዎች፣ ሁኔታዎች፣ ምልክቶች፣ የመገለጫ መልሶች፣ ምላሾች።",
};

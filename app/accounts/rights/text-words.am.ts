import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  title: "መረጃዎ",
  profile: "መገለጫዎ",
  intro: "የእርስዎ ነው። ቅጂ ማውረድ ወይም መሰረዝ ይችላሉ።",
  downloadTitle: "ሁሉንም ያውርዱ",
  downloadText:
    "ስለ እርስዎ ያለንን ሁሉ የያዘ አንድ ፋይል (JSON)። የይለፍ ቃላት እና ቁልፎች አይካተቱም። ስለ ሁኔታዎ የነገሩንም አይካተትም፤ ፋይልን ሌሎች ሊከፍቱት ይችላሉ።",
  circumstances: "እዚህ ይመልከቱት ወይም ይሰርዙት",
  download: "መረጃዎን ያውርዱ",
  deleteText: "መለያዎን፣ መገለጫዎን እና በውስጡ ያለውን ሁሉ ወዲያው እና ለዘለቄታው ይሰርዛል።",
};

export const deleteText: Words["deleteText"] = {
  title: "መለያዎን ይሰርዙ",
  yourData: "መረጃዎ",
  failed: "መለያው አልተሰረዘም",
  intro:
    "ይህን መመለስ አይቻልም። መገለጫዎን፣ ተስማሚ ዕድሎችዎን፣ ያስቀመጧቸውን እና ፍለጋዎችዎን እንሰርዛለን። በሁሉም መሣሪያዎች ላይ ከመለያው እናስወጣለን፤ ኢሜይሎችንም ሁሉ እናቆማለን።",
  forGood: "መለያዎን ለዘለቄታው ይሰርዙ",
};

export const privacyText: Words["privacyText"] = {
  title: "ግላዊነት",
  description: "Fursa ስለ እርስዎ ምን እንደሚያውቅ፣ ለምን፣ ለምን ያህል ጊዜ፣ እና እርስዎ ምን ማድረግ እንደሚችሉ። በግልጽ ቋንቋ።",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "ለትምህርት ቤቶች፦ አጋር ይሁኑ",
  description:
    "ተማሪዎችዎ ስኮላርሺፖችን፣ ኮሌጆችን እና ኢንተርንሺፖችን በጊዜ እንዲያገኙ ያግዙ። አጋርነት ምን እንደሚያካትት ይመልከቱ፤ በአምስት ደቂቃ ያመልክቱ።",
};

export const band: Words["band"] = {
  over: "ለትምህርት ቤቶች",
  title: "ለተማሪዎችዎ ክፍት የሆኑ ዕድሎችን ያሳዩ",
  intro: "በአጋርነት ተማሪዎችዎ የሚስማሟቸውን ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች ያገኛሉ፤ ከእውነተኛ ቀነ ገደብ እና ከይፋዊ የማመልከቻ ቦታ ጋር።",
  apply: "ትምህርት ቤትዎን ያስመዝግቡ",
};

export const benefits: Words["benefits"] = {
  title: "ትምህርት ቤትዎ የሚያገኘው",
  list: [
    {
      icon: "clock",
      title: "የሚያመልጡ ቀነ ገደቦች ይቀንሳሉ",
      text: "ተማሪዎች ክፍት የሆነላቸውን፣ ስንት ቀን እንደቀረ እና ምን ማዘጋጀት እንዳለባቸው ያያሉ።",
    },
    {
      icon: "people",
      title: "የአማካሪዎች ሥራ ይቀላል",
      text: "ከመቶ ድረ ገጾች ይልቅ አንድ ፍለጋ። አንድን ዕድል ለክፍል ተማሪዎች በአንድ ጠቅታ ያጋሩ።",
    },
    {
      icon: "shield",
      title: "ከሚተላለፉ መልእክቶች ይበልጥ አስተማማኝ",
      text: "እያንዳንዱ ዕድል ወደ ሰጪው ተቋም ገጽ ይጠቁማል። ለማመን የሚከብድ ጥሩ መልእክት ማንም ማጣራት ይችላል።",
    },
    {
      icon: "cap",
      title: "ለስልካቸው የተሠራ",
      text: "በዘገምተኛ ኔትወርክ እና በአሮጌ ስልክ የሚከፈቱ ቀላል ገጾች፣ ከዳታ ቆጣቢ ጋር።",
    },
  ],
};

export const inclusions: Words["inclusions"] = {
  title: "ምን ያካትታል",
  points: [
    "በ2 የሥራ ቀናት ውስጥ ስለ ትምህርት ቤትዎና ስለ ተማሪዎችዎ የመጀመሪያ የስልክ ውይይት",
    "ከመጀመሪያው ቀን የሚስማሙ ዕድሎች እንዲመጡ፣ የተማሪዎችን መገለጫ በመሙላት እገዛ",
    "ስለ ድርሰት፣ የድጋፍ ደብዳቤ፣ ቪዛ እና ገንዘብ ለክፍል የሚሆኑ መመሪያዎች",
    "በተማሪዎችዎ መስክ እና ደረጃ የሚቀጥለው የትምህርት ወቅት ቀነ ገደቦች",
    "ለእያንዳንዱ ተማሪ ተስማሚ ዕድሎች፣ ማንቂያዎች እና የተቀመጡ ዝርዝሮች በነፃ",
    "ለጥያቄዎች እና ለእርማት አንድ የሚያገኙት ሰው",
  ],
};

export const classList: Words["classList"] = {
  title: "በክፍልዎ ይሞክሩት",
  text: "የውጤትና የትምህርት መስክ ዝርዝር ያስገቡ። ለእያንዳንዱ ተማሪ ስንት ስኮላርሺፕ፣ ኮሌጅ እና ኢንተርንሺፕ እንደሚስማማ እና ምርጥ አምስቱን ያያሉ። ምንም አናስቀምጥም፤ ስምም አያስፈልግም።",
  action: "የክፍል ዝርዝር ይሞክሩ",
};

export const next: Words["next"] = {
  title: "ቀጥሎ ምን ይሆናል",
  steps: [
    "ማመልከቻዎ እንደደረሰ የሚገልጽ ኢሜይል ይደርስዎታል።",
    "ማመልከቻዎን አንብበን በ2 የሥራ ቀናት ውስጥ እናገኝዎታለን።",
    "በአጭር የስልክ ውይይት ተማሪዎችዎ የሚያስፈልጋቸውን እንረዳለን፤ እንዴት እንደምንጀምርም እንስማማለን።",
  ],
  directly: "መጻፍ ይመርጣሉ?",
};

export const application: Words["application"] = {
  title: "ለአጋርነት ያመልክቱ",
  intro: "ኮከብ ያላቸው ሳጥኖች የግድ ይሞላሉ። አምስት ደቂቃ ያህል ይወስዳል።",
  submit: "ማመልከቻውን ያስገቡ",
  submitting: "እየገባ ነው...",
  privacy: "እነዚህን መረጃዎች የምንጠቀመው ለእርስዎ ለመመለስ ብቻ ነው። ሌላ ማንም አያያቸውም። በማንኛውም ጊዜ እንድንሰርዛቸው መጠየቅ ይችላሉ።",
  problems: "እባክዎ እነዚህን ያስተካክሉ",
};

export const labels: Words["labels"] = {
  schoolName: "የትምህርት ቤቱ ስም",
  schoolType: "የትምህርት ቤቱ ዓይነት",
  contactName: "የሚገኘው ሰው ስም",
  contactEmail: "የሚገኘው ሰው ኢሜይል",
  contactPhone: "ስልክ",
  country: "ሀገር",
  city: "ከተማ",
  numberOfStudents: "የተማሪዎች ብዛት",
  message: "መልእክት",
  chooseType: "የትምህርት ቤቱን ዓይነት ይምረጡ",
  messageHint: "ተማሪዎችዎን ይበልጥ የሚያግዛቸው ምንድን ነው?",
};

export const schoolTypeNames: Words["schoolTypeNames"] = {
  secondary: "ሁለተኛ ደረጃ ትምህርት ቤት",
  high_school: "መሰናዶ ትምህርት ቤት (high school)",
  international: "ዓለም አቀፍ ትምህርት ቤት",
  private: "የግል ትምህርት ቤት",
  public: "የመንግሥት ትምህርት ቤት",
};

export const submitted: Words["submitted"] = {
  title: "ማመልከቻው ገብቷል",
  detail: "ስላሳዩት ፍላጎት እናመሰግናለን። በ2 የሥራ ቀናት ውስጥ እናገኝዎታለን።",
};

export const failed: Words["failed"] = {
  title: "ማመልከቻው አልገባም",
  detail: "እባክዎ እንደገና ይሞክሩ ወይም በቀጥታ ይጻፉልን።",
};

export const refusals: Words["refusals"] = {
  trap: "ባዶ መሆን ያለበት ሳጥን ተሞልቷል፤ ምናልባት አሳሽዎ ሞልቶት ይሆናል። አጽድተነዋል። እባክዎ እንደገና ያስገቡ።",
  stale: "ይህ ገጽ ለረጅም ጊዜ ተከፍቶ ቆይቷል። የጠፋ ነገር የለም። እባክዎ እንደገና ያስገቡ።",
};

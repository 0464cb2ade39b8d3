import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "ለአፍሪካ ተማሪዎች ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች",
  description:
    "ከኬንያ፣ ናይጄሪያ፣ ጋና፣ ኢትዮጵያ ወይም ዩጋንዳ ሆነው በእውነት ማመልከት የሚችሉባቸውን ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች ያግኙ። ማን ማመልከት እንደሚችል፣ ምን ያህል እንደሚከፍል እና መቼ እንደሚዘጋ ይመልከቱ።",
};

export const slides: Words["slides"] = [
  {
    title: "ስኮላርሺፕ ያግኙ፣ ውጭ ሀገር ይማሩ",
    text: "ማን ማመልከት እንደሚችል፣ ምን ያህል እንደሚከፍል እና ስንት ቀን እንደቀረ ይመልከቱ።",
    action: "ሁሉንም ይመልከቱ",
    to: "/browse",
  },
  {
    title: "የኮሌጅ ማመልከቻ እገዛ",
    text: "ስለ ድርሰት፣ የድጋፍ ደብዳቤ፣ ቪዛ እና ገንዘብ ቀላል መመሪያዎች። የጻፍናቸው ለአፍሪካ ተማሪዎች ነው።",
    action: "መመሪያዎቹን ያንብቡ",
    to: "/advice",
  },
  {
    title: "ሙሉ ወጪ የሚሸፍኑ ዕድሎች",
    text: "የትምህርት ክፍያን ይሸፍናሉ። ብዙዎቹ የጉዞ፣ የመጻሕፍት እና የመኖሪያ ወጪንም ይከፍላሉ።",
    action: "ስኮላርሺፖችን ይመልከቱ",
    to: "/browse?type=scholarships",
  },
];

export const firstTap: Words["firstTap"] = {
  title: "ለእርስዎ ክፍት የሆኑትን ይመልከቱ",
  text: "ሦስት ጊዜ መንካት ብቻ፤ መለያ አያስፈልግም። የት ነው የሚኖሩት?",
};

export const shortcuts: Words["shortcuts"] = [
  { label: "ሙሉ ወጪ የሚሸፍን", to: "/browse?type=scholarships&funded=full" },
  { label: "በቅርቡ የሚዘጉ", to: "/browse?type=scholarships&sort=closing" },
  { label: "ቅድመ ምረቃ", to: "/browse?type=scholarships&level=undergraduate" },
  { label: "ኮምፒውተር ሳይንስ", to: "/browse?type=scholarships&field=Computer+Science" },
];

export const audiences: Words["audiences"] = [
  {
    icon: "cap",
    title: "ለተማሪዎች",
    text: "መገለጫዎን አንድ ጊዜ ይሙሉ፤ የሚስማሙዎትን ያያሉ።",
    action: "በነፃ ይጀምሩ",
    to: "/auth?mode=signup",
  },
  {
    icon: "building",
    title: "ለትምህርት ቤቶች እና ዩኒቨርሲቲዎች",
    text: "ተማሪዎችዎ ገና ሊያገኟቸው የሚችሉትን ስኮላርሺፖች ሁሉ ያሳዩዋቸው።",
    action: "ከእኛ ጋር ይሥሩ",
    to: "/schools",
  },
  {
    icon: "people",
    title: "ለድርጅቶች እና አጋሮች",
    text: "የሚፈልጓቸውን ተማሪዎች በአምስት ሀገራት ያግኙ።",
    action: "የምንሰጠውን ይመልከቱ",
    to: "/enterprise",
  },
];

export const tonightWords: Words["tonightWords"] = {
  title: "ዛሬ ማታ",
  hint: "አሁን ክፍት የሆኑ፣ ለማመልከት ጊዜ ያላቸው",
  yourHint: "አሁን መጀመር የሚችሉት",
  firstStep: "መጀመሪያ፦",
  openSite: "ይፋዊው ድረ ገጽ",
};

export const whatsNew: Words["whatsNew"] = {
  title: "አዲስ ነገር",
  all: "ሁሉንም ይመልከቱ",
  empty: "አዳዲስ ስኮላርሺፖች በመምጣት ላይ ናቸው።",
  emptyHint: "አርታኢዎቻችን እንዳረጋገጧቸው እዚህ ያዩዋቸዋል።",
  amountUnknown: "የተለያየ",
  allNamed: "ሁሉንም ስኮላርሺፖች ይመልከቱ",
};

const invitation = {
  title: "የሚስማሙዎት ዕድሎች ራሳቸው ይምጡልዎ",
  text: "የሚማሩትን እና መማር የሚፈልጉበትን ቦታ ይንገሩን። ማንቂያ የምንልክልዎ የሚስማማ ነገር ሲገኝ ብቻ ነው።",
  action: "ነፃ መገለጫ ይፍጠሩ",
};

export const promo: Words["promo"] = {
  visitor: { ...invitation, to: "/auth?mode=signup" },
  newcomer: { ...invitation, to: "/profile" },
  member: {
    title: "ለእርስዎ ተስማሚ ዕድሎች ተዘጋጅተዋል",
    text: "መገለጫዎን ከሁሉም ክፍት ዕድሎች ጋር አመሳክረናል። የሚስማሙዎትን ከነምክንያታቸው ይመልከቱ።",
    action: "ለእኔ ተስማሚ የሆኑትን ይመልከቱ",
    to: "/matches",
  },
};

export const features: Words["features"] = {
  title: "በነፃ መገለጫ የሚያገኙት",
  list: [
    {
      icon: "bell",
      title: "ከመገለጫዎ ጋር የሚስማሙ ማንቂያዎች",
      text: "የሚስማማዎት አዲስ ነገር ሲመጣ በኢሜይል እናሳውቅዎታለን። ከሌለ ማንቂያ አንልክም።",
    },
    {
      icon: "bookmark",
      title: "የወደዷቸው ሁሉ በአንድ ቦታ",
      text: "ትምህርት ቤቶችን እና ስኮላርሺፖችን ያስቀምጡ፤ በማንኛውም ስልክ ያገኟቸዋል።",
    },
    {
      icon: "chat",
      title: "የተማሪዎች መድረክ",
      text: "ወደ ተመሳሳይ ቦታ የሚያመለክቱ ሌሎች ተማሪዎችን ይጠይቁ።",
      to: "/union",
    },
    {
      icon: "newspaper",
      title: "ሳምንታዊ የዜና ኢሜይል",
      text: "ሰኞ ሰኞ፦ አዳዲስ ስኮላርሺፖች፣ ምክር እና በቅርቡ የሚዘጉ።",
    },
  ],
};

export const callToAction: Words["callToAction"] = {
  title: "ቀጣዩ እርምጃዎ ሁለት ደቂቃ ይወስዳል",
  text: "መጀመሪያ ዞር ዞር ብለው ይመልከቱ፣ ወይም መገለጫ ይፍጠሩና እኛ እንፈልግልዎ።",
  browse: "ዕድሎችን ይመልከቱ",
  profile: "መገለጫ ይፍጠሩ",
  matches: "ለእኔ ተስማሚ የሆኑ",
  matchesText: "ዞር ዞር ብለው ይመልከቱ፣ ወይም የሚስማሙዎትን ያግኙ። መገለጫዎን ከሁሉም ክፍት ዕድሎች ጋር እናመሳክራለን።",
};

export const exampleMatches: Words["exampleMatches"] = {
  title: "ተስማሚ ዕድል ይህን ይመስላል",
  note: "ምሳሌ እንጂ እውነተኛ ስኮላርሺፕ አይደለም",
};

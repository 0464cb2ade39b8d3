import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const refusalTexts = {
  banned: "አሁን በመድረኩ መጻፍ አይችሉም።",
  age: "ለሁሉም በሚታይ ቦታ ከመጻፍዎ በፊት፣ ዕድሜዎን በመገለጫዎ ውስጥ ይንገሩን። ዕድሜዎ ከ18 ዓመት በታች ከሆነ፣ መጀመሪያ ወላጅ ወይም አሳዳጊ መስማማት አለባቸው።",
};

const waiting = "ሊንክ፣ ቁጥር ወይም አጭበርባሪዎች የሚጠቀሙባቸው ቃላት አሉት። አወያይ በቅርቡ ያነበዋል።";

export const words: Words["words"] = {
  title: "የተማሪዎች መድረክ",
  intro: "ወደ ተመሳሳይ ቦታ ከሚያመለክቱ ተማሪዎች ጋር ይጠይቁ፣ ይመልሱ፣ ይወያዩ።",
  description:
    "ከኬንያ፣ ከናይጄሪያ፣ ከጋና፣ ከኢትዮጵያ እና ከዩጋንዳ ተማሪዎች የተሰበሰቡ ጥያቄዎችና መልሶች፦ ስኮላርሺፕ፣ ድርሰት፣ ቪዛ፣ ፈተና እና ከቅበላ በኋላ ያለው ሕይወት። ማንበብ ነፃ ነው።",
  search: "በመድረኩ ይፈልጉ",
  searchHint: "chevening essay, nelfund, visa",
  searchTooShort: "ቢያንስ ሦስት ፊደል ያለው አንድ ቃል ይጻፉ።",
  nothingFound: (text) => `«${text}»ን የሚያነሳ ጽሑፍ እስካሁን የለም።`,
  askInstead: "ጥያቄውን ራስዎ ይጠይቁ",
  ask: "ጥያቄ ይጠይቁ",
  rulesLink: "የመድረኩ ደንቦች",
  noThreads: "እስካሁን ጥያቄ የለም",
  adviceAnswers: "የምክር ማዕከሉ ይህን ይመልሳል፦",
  adviceFirst: "ከመጠየቅዎ በፊት ይመልከቱት። ካልጠቀመዎት ጥያቄዎን ይላኩ። የጻፉት አልጠፋም።",
  quietTopics: (count) => (count < 2 ? "1 ርዕስ እስካሁን ጥያቄ የለውም" : `${count} ርዕሶች እስካሁን ጥያቄ የላቸውም`),
  threadCount: (count, most) =>
    count >= most
      ? `ከ${most.toLocaleString("am")} በላይ ውይይቶች`
      : count === 0
        ? "እስካሁን ውይይት የለም"
        : count === 1
          ? "1 ውይይት"
          : `${count} ውይይቶች`,
  replyCount: (count) =>
    count === 0 ? "እስካሁን ምላሽ የለም" : count === 1 ? "1 ምላሽ" : `${count.toLocaleString("am")} ምላሾች`,
  emptyTopic: "እዚህ የመጀመሪያውን ጥያቄ ይጠይቁ።",
  emptyTopicHint: "ጥሩ ጥያቄ የስኮላርሺፑን ወይም የትምህርት ቤቱን ስም፣ የሞከሩትን እና የቸገረዎትን ይገልጻል።",
  removed: "በጸሐፊው ተሰርዟል።",
  goneAuthor: "የቀድሞ አባል",
  held: "እስኪታይ እየጠበቀ ነው። የሚያዩት እርስዎ ብቻ ነዎት። አወያይ ብዙውን ጊዜ በአንድ ቀን ውስጥ ያነበዋል።",
  hidden: "በአወያይ ተደብቋል። የሚያዩት እርስዎ ብቻ ነዎት።",
  locked: "ይህ ውይይት ተቆልፏል። ማንበብ ይችላሉ፤ ምላሽ መስጠት ግን አይችሉም።",
  accepted: "የተመረጠ መልስ",
  helpful: (count) => (count < 2 ? `${count} ሰው ጠቃሚ ብሎታል` : `${count.toLocaleString("am")} ሰዎች ጠቃሚ ብለውታል`),
  nameTaken: "ይህ ስም ተይዟል። ሌላ ይሞክሩ።",
  nameHint: "ከ3 እስከ 30 ፊደላት። በእውነተኛ ስምዎ ፋንታ ከጽሑፎችዎ ጋር ይታያል።",
  lookAgain: "እባክዎ ምልክት የተደረገባቸውን ቦታዎች ይመልከቱ።",
  markdownHint:
    "**ደማቅ**፣ *ዘንበል ያለ*፣ ዝርዝር እና ሊንክ መጠቀም ይችላሉ። ምስል አይቻልም። የስልክ ቁጥር፣ የመታወቂያ ቁጥር ወይም የይለፍ ቃል በፍጹም አይጻፉ።",
  aboutHint: "ግዴታ አይደለም። Fursa ላይ ያለ ስኮላርሺፕ፣ ኮሌጅ ወይም ኢንተርንሺፕ ስም ወይም ሊንክ።",
  aboutUnknown: "በዚህ ስም ምንም አላገኘንም። የFursa ሊንኩን ያስገቡ፣ ወይም ባዶ ይተዉት።",
  aboutSeveral: "ከአንድ በላይ አግኝተናል። አንዱን ይምረጡ፣ ወይም ባዶ ይተዉት።",
  chooseOne: "የትኛውን ማለትዎ ነው?",
  flags: {
    newLink: (host) => `የአዲስ አባል ሊንክ፦ ${host}`,
    phone: "የአዲስ አባል ስልክ ቁጥር",
  },
};

export const messages: Words["messages"] = {
  asked: {
    title: "ጥያቄዎ ወጥቷል",
    detail: "ኢሜይል እንዲደርስዎት ከጠየቁ፣ ሰው ሲመልስ እንጽፍልዎታለን።",
  },
  askedHeld: { title: "ጥያቄዎ እስኪታይ እየጠበቀ ነው", detail: waiting },
  replied: { title: "ምላሽዎ ወጥቷል", detail: "ስላገዙ እናመሰግናለን።" },
  repliedHeld: { title: "ምላሽዎ እስኪታይ እየጠበቀ ነው", detail: waiting },
  edited: { title: "ተቀምጧል", detail: "ለውጦችዎ ተቀምጠዋል።" },
  editedHeld: { title: "ለውጥዎ እስኪታይ እየጠበቀ ነው", detail: waiting },
  removed: { title: "ተሰርዟል", detail: "ጽሑፍዎ ተሰርዟል። የሌሎች ሰዎች ምላሾች ይቆያሉ።" },
  named: { title: "ስሙ ተቀምጧል", detail: "ሌሎች የሚያዩዎት በዚህ ስም ነው።" },
  followed: {
    title: "እየተከታተሉት ነው",
    detail: "አዲስ ነገር ሲኖር አንድ ጊዜ ኢሜይል እንልካለን። ካነበቡት በኋላ አዲስ ነገር ከመጣ ደግሞ እንደገና እንልካለን።",
  },
  unfollowed: { title: "መከታተል አቁመዋል", detail: "ስለዚህ ውይይት ከእንግዲህ ኢሜይል አይመጣም።" },
  reported: { title: "እናመሰግናለን", detail: "አወያይ ይመለከተዋል።" },
  stopped: { title: "ቆሟል", detail: "ስለዚህ ውይይት ከእንግዲህ ኢሜይል አይመጣም።" },
  failed: "አልተሳካም",
  notPosted: "አልወጣም",
};

export const refusals: Words["refusals"] = {
  ...refusalTexts,
  unconfirmed:
    "መጀመሪያ ኢሜይልዎን ያረጋግጡ። በኢሜይል የላክንልዎን ሊንክ ይክፈቱ። ከመገለጫዎ እንደገና እንዲላክ ማድረግ ይችላሉ። ለመጻፍ፣ ድምፅ ለመስጠት፣ ለማሳወቅ እና ለመከታተል የተረጋገጠ ኢሜይል ያስፈልጋል።",
  name: "መጀመሪያ የሚታይ ስም ይምረጡ።",
  locked: "ይህ ውይይት ተቆልፏል።",
  gone: "ይህ ጽሑፍ ወይም ውይይት ከእንግዲህ እዚህ የለም።",
  own: "ለራስዎ ጽሑፍ ድምፅ መስጠት አይችሉም።",
  notYours: "መልሱን መምረጥ የሚችለው ጥያቄውን የጠየቀው ሰው ብቻ ነው።",
};

export const obstacles: Words["obstacles"] = {
  visitor: {
    text: "ለመጠየቅ እና ለመመለስ ይግቡ። ማንበብ ለሁሉም ክፍት ነው።",
    action: "ይግቡ",
    to: "/auth",
  },
  age: { text: refusalTexts.age, action: "ወደ መገለጫዎ ይሂዱ", to: "/profile" },
  name: {
    text: "ሌሎች ከጽሑፎችዎ ጋር የሚያዩትን ስም ይምረጡ። ጥቂት ጊዜ ብቻ ይወስዳል።",
    action: "የሚታይ ስም ይምረጡ",
    to: "/union/name",
  },
};

export const guardianWords: Words["guardianWords"] = (guardianEmail) =>
  guardianEmail
    ? `ዕድሜዎ ከ18 ዓመት በታች ስለሆነ፣ ለሁሉም በሚታይ ቦታ ከመጻፍዎ በፊት ወላጅ ወይም አሳዳጊ መስማማት አለባቸው። ወደ ${guardianEmail} ጽፈን መልስ እየጠበቅን ነው። እንደገና መጠየቅ ወይም ሌላ ሰው መጠየቅ ይችላሉ።`
    : "ዕድሜዎ ከ18 ዓመት በታች ስለሆነ፣ ለሁሉም በሚታይ ቦታ ከመጻፍዎ በፊት ወላጅ ወይም አሳዳጊ መስማማት አለባቸው። ማንን እንደምንጠይቅ ይንገሩን። እንጽፍላቸዋለን፤ በአንድ ጠቅታ መስማማት ይችላሉ።";

export const unconfirmedWords: Words["unconfirmedWords"] = (email) =>
  `መጀመሪያ ኢሜይልዎን ያረጋግጡ። ወደ ${email} የላክነውን ሊንክ ይክፈቱ። ለመጻፍ እና ድምፅ ለመስጠት የተረጋገጠ ኢሜይል ያስፈልጋል።`;

export const bannedWords: Words["bannedWords"] = (reason, until) =>
  until
    ? `${refusalTexts.banned} ምክንያት፦ ${reason}። የሚያበቃበት ቀን፦ ${until}። አሁንም ማንበብ ይችላሉ። ስህተት ነው ብለው ካሰቡ ይጻፉልን።`
    : `${refusalTexts.banned} ምክንያት፦ ${reason}። የሚያበቃበት ቀን አልተወሰነም። አሁንም ማንበብ ይችላሉ። ስህተት ነው ብለው ካሰቡ ይጻፉልን።`;

export const reportReasonNames: Words["reportReasonNames"] = {
  scam: "ማጭበርበር፣ ወይም ገንዘብ ይጠይቃል",
  personal: "የሰው የግል መረጃ ያሳያል",
  unkind: "ክፉ ንግግር፣ ጥላቻ ወይም ትንኮሳ",
  spam: "ማስታወቂያ ወይም ያልተጠየቀ መልእክት",
  wrong: "ሰውን ሊጎዳ የሚችል የተሳሳተ መረጃ",
  other: "ሌላ",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "ሥራ ፈጠራ ለአፍሪካ ተማሪዎች",
  description:
    "በኬንያ፣ በናይጄሪያ፣ በጋና፣ በኢትዮጵያ ወይም በዩጋንዳ የራሳቸውን ሥራ መጀመር ለሚፈልጉ ተማሪዎች ፕሮግራሞች፣ የገንዘብ ምንጮች እና የመጀመሪያ እርምጃዎች።",
};

export const band: Words["band"] = {
  over: "ሥራ ፈጠራ",
  title: "ይማሩ፤ የራስዎንም ሥራ ይገንቡ",
  intro: "በኬንያ፣ በናይጄሪያ፣ በጋና፣ በኢትዮጵያ እና በዩጋንዳ የት መማር እንደሚቻል፣ ማን ገንዘብ እንደሚሰጥ እና ምን እንደሚፈለግ።",
};

export const programs: Words["programs"] = {
  title: "ፕሮግራሞች",
  intro: "ለጀማሪዎች ሥልጠና፣ የምክር ድጋፍ እና ገንዘብ። እያንዳንዱ ሊንክ ወደ ተቋሙ የራሱ ድረ ገጽ ይወስዳል። እዚያ ብቻ ያመልክቱ።",
};

export const funding: Words["funding"] = {
  title: "የገንዘብ ምንጮች",
  intro: "አራት ዓይነት ገንዘብ፣ እና እያንዳንዱ የሚያስወጣዎት።",
  kinds: [
    {
      name: "የማይመለስ የገንዘብ ድጋፍ (grant)",
      range: "$5K-$50K",
      text: "ተመልሶ አይከፈልም። ፋውንዴሽኖች እና መንግሥታት ከማመልከቻ በኋላ፣ ብዙውን ጊዜም ከቃለ መጠይቅ በኋላ ይሰጡታል።",
      wants: "ግልጽ ችግር፣ ዕቅድ እና እውነተኛ ቁጥሮች።",
    },
    {
      name: "የግለሰብ ባለሀብት (angel investment)",
      range: "$25K-$250K",
      text: "አንድ ወይም ጥቂት ሰዎች የድርጅትዎን ትንሽ ድርሻ ይገዛሉ። ብዙውን ጊዜ በምክር እና ከሰዎች ጋር በማገናኘት ያግዛሉ።",
      wants: "የመጀመሪያ ናሙና፣ የመጀመሪያ ደንበኞች እና የሚታመኑ ሰዎች።",
    },
    {
      name: "የቬንቸር ካፒታል (venture capital)",
      range: "$500K+",
      text: "አንድ ፈንድ በጣም በፍጥነት ሊያድግ ከሚችል ድርጅት ድርሻ ይገዛል። ብርቅ ነው፤ ለአብዛኞቹ ሥራዎችም አይሆንም።",
      wants: "ፈጣን ዕድገት፣ ትልቅ ገበያ እና ጠንካራ ቡድን።",
    },
    {
      name: "የማይክሮ ፋይናንስ ብድር",
      range: "$1K-$10K",
      text: "ከወለድ ጋር ተመልሶ የሚከፈል ትንሽ ብድር፤ ብዙውን ጊዜ በቡድን አባልነት ይወሰዳል። ሙሉውን ወጪ ያወዳድሩ።",
      wants: "የማይቋረጥ ሽያጭ፣ ቡድን ወይም ዋስ።",
    },
  ],
  note: "እነዚህ መጠኖች የተለመዱ እንጂ ቃል የተገቡ አይደሉም። ብዙ የሀገር ውስጥ ብድሮች ከዚህ በጣም ያነሱ ናቸው። እውነተኛ አበዳሪ ቅድሚያ እንዲከፍሉ አይጠይቅም።",
  check: "መልእክት ያጣሩ",
  lookedFor: "የሚፈለገው፦",
};

export const resources: Words["resources"] = {
  title: "መርጃዎች",
  register: {
    title: "ሥራዎን ያስመዝግቡ",
    text: "በእያንዳንዱ ሀገር ያለው ይፋዊ መዝገብ። ባንኮች እና ድጋፍ ሰጪዎች መጀመሪያ የተመዘገበ ስም ይጠይቃሉ።",
    list: [
      { name: "ኬንያ፦ Business Registration Service", url: "https://brs.go.ke" },
      { name: "ናይጄሪያ፦ Corporate Affairs Commission", url: "https://www.cac.gov.ng" },
      { name: "ጋና፦ Office of the Registrar of Companies", url: "https://orc.gov.gh" },
      { name: "ኢትዮጵያ፦ የንግድ ምዝገባ በኢንተርኔት", url: "https://etrade.gov.et" },
      { name: "ዩጋንዳ፦ Registration Services Bureau", url: "https://ursb.go.ug" },
    ],
  },
  learn: {
    title: "በነፃ ይማሩ",
    text: "በስልክ፣ በራስዎ ፍጥነት የሚወስዷቸው ሥልጠናዎች።",
    list: [
      { name: "HP LIFE፦ አጫጭር የንግድ ሥልጠናዎች", url: "https://www.life-global.org" },
      { name: "Startup School፣ በY Combinator", url: "https://www.startupschool.org" },
      { name: "SME Trade Academy፣ የዓለም አቀፉ የንግድ ማዕከል (ITC)", url: "https://learning.intracen.org" },
    ],
  },
  investors: {
    title: "ገንዘብ ከሚያፈሱ ሰዎች ጋር ይገናኙ",
    text: "እውነተኛ ባለሀብቶችን እና ክፍት ጥሪዎችን የሚዘረዝሩ መረቦች።",
    list: [
      { name: "VC4A፦ ጀማሪ ድርጅቶች፣ አማካሪዎች እና ጥሪዎች", url: "https://vc4a.com" },
      { name: "African Business Angel Network", url: "https://abanangels.org" },
      { name: "Kiva፦ ከብዙ ትናንሽ አበዳሪዎች የሚገኝ ብድር", url: "https://www.kiva.org" },
    ],
  },
};

export const closing: Words["closing"] = {
  title: "ገና እየተማሩ ነው? ሁለቱንም ያድርጉ",
  text: "ብዙ ድርጅት መሥራቾች የጀመሩት አሁን በሚሠሩበት መስክ ባገኙት ስኮላርሺፕ ወይም ኢንተርንሺፕ ነው።",
  browse: "ዕድሎችን ይፈልጉ",
  advice: "ምክሮቹን ያንብቡ",
};

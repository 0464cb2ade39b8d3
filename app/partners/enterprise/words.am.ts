import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Enterprise፦ Fursa ለተቋማት እና ለአጋሮች",
  description: "ለሁሉም ተማሪዎችዎ ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች በአንድ ቦታ። ሦስት አገልግሎቶች፣ ከ$299 በወር ጀምሮ። እስካሁን ክፍያ አንቀበልም።",
};

export const band: Words["band"] = {
  over: "ለአጋሮች",
  title: "Fursa ብዙ ተማሪዎችን ለሚመሩ ተቋማት",
  intro: "እያንዳንዱ ተማሪ የሚስማማውን እንዲያገኝ እና በጊዜ እንዲያመለክት ለሚፈልጉ ትምህርት ቤቶች፣ ዩኒቨርሲቲዎች፣ ፋውንዴሽኖች እና ድርጅቶች።",
  plans: "አገልግሎቶቹን ይመልከቱ",
  talk: "ያነጋግሩን",
};

export const claim: Words["claim"] = {
  text: "ከ10,000 በላይ ዕድሎች ያሉበት የመረጃ ቋት እየገነባን ነው።",
  live: (count) =>
    count < 2 ? `ዛሬ ክፍት የሆነ፦ ${count} ዕድል` : `ዛሬ ክፍት የሆኑ፦ ${count.toLocaleString("am")} ዕድሎች`,
};

export const features: Words["features"] = {
  title: "ተቋም ዛሬ የሚያገኘው",
  groups: [
    {
      icon: "cap",
      title: "ለተማሪዎችዎ",
      points: [
        "ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች በአንድ ፍለጋ",
        "ተስማሚ ዕድሎች ከነነጥባቸው እና ከነምክንያታቸው",
        "የሚስማማ አዲስ ነገር ሲመጣ ማንቂያ በኢሜይል",
        "አነስተኛ ዳታ የሚጠቀሙ ቀላል ገጾች",
      ],
    },
    {
      icon: "building",
      title: "ለምክር ቢሮዎ",
      points: [
        "ወቅታዊ ቀነ ገደቦች፤ የሚጠበቁ ብቻ ሲሆኑ ምልክት ያላቸው",
        "በክፍል የሚታደሉ መመሪያዎች",
        "ከውጤትና ከመስክ ዝርዝር፣ በክፍል ውስጥ ለእያንዳንዱ ተማሪ የሚስማማው",
        "ስኮላርሺፕ ቃል የሚገቡ መልእክቶች ማጣሪያ",
        "በFursa አንድ የሚያገኙት ሰው",
      ],
    },
    {
      icon: "people",
      title: "ለድርጅቶች እና ለድጋፍ ሰጪዎች",
      points: [
        "ፕሮግራምዎ በአምስት ሀገራት ላሉ ተማሪዎች ይታያል",
        "ጎልተው የቀረቡ ዕድሎች፤ በስፖንሰር እንደቀረቡ ሁልጊዜ ይገለጻል",
        "ለእያንዳንዱ ዕድል የታየበት እና የተጫነበት ብዛት",
        "አመልካቾች በቀጥታ ወደ ራስዎ ገጽ ይሄዳሉ",
      ],
    },
  ],
};

export const premium: Words["premium"] = {
  title: "የPremium አገልግሎቶች",
  locked: "የታቀዱ ናቸው፤ ገና አልቀረቡም። እያንዳንዱ እንዴት እንደሚሠራ ለማየት ቁልፉን ይጫኑ።",
  unlocked: "ለዚህ ጉብኝት ተከፍቷል።",
  upgrade: "ወደ Enterprise ያሳድጉ",
  payment: "የክፍያ ሥርዓት በቅርቡ ይመጣል።",
  nothingCharged: "ዛሬ ምንም አናስከፍልም። ከእነዚህ አንዱም ገና ዝግጁ አይደለም፤ ይህ አገልግሎቶቹ ምን እንደሚያካትቱ ቅድመ እይታ ነው።",
  how: "ከEnterprise እና ከEnterprise Plus አገልግሎቶች ጋር ይመጣሉ። ይጠይቁን፤ ዝግጁ ሲሆኑ እንጽፍልዎታለን።",
  ask: "በኢሜይል ይጠይቁን",
  until: "እስከዚያ፦",
  list: [
    {
      icon: "people",
      title: "የክፍሎች አጠቃላይ ገጽ",
      what: "እያንዳንዱ ክፍል እንዴት እንደሆነ በአንድ ገጽ።",
      text: "በእያንዳንዱ ክፍል ማን መገለጫ፣ ተስማሚ ዕድል ወይም የቀረበ ቀነ ገደብ እንዳለው ያያሉ። መጀመሪያ እያንዳንዱ ተማሪ መስማማት አለበት።",
      now: { to: "/schools/class", text: "በክፍል ዝርዝር ለእያንዳንዱ ተማሪ የሚስማማውን ይመልከቱ" },
    },
    {
      icon: "bell",
      title: "የትምህርት ቤትዎ የቀነ ገደብ መቁጠሪያ",
      what: "ተማሪዎችዎ የሚከታተሏቸው ቀናት ሁሉ።",
      text: "ተማሪዎችዎ የሚከታተሏቸው ቀናት ያሉበት አንድ መቁጠሪያ። ያትሙት ወይም ከራስዎ መቁጠሪያ ጋር ያገናኙት።",
      now: { to: "/calendar", text: "የሁሉንም ቀነ ገደቦች መቁጠሪያ ይጠቀሙ" },
    },
    {
      icon: "newspaper",
      title: "ለቦርድ እና ለድጋፍ ሰጪዎች ሪፖርት",
      what: "ተማሪዎችዎ የጀመሩት፣ የላኩት እና ያገኙት።",
      text: "በአንድ የትምህርት ወቅት የተጀመሩ፣ የተላኩ እና የተሳኩ ማመልከቻዎች፤ የሚታተም ገጽ እና ፋይል።",
      now: { to: "/schools/class", text: "የክፍል ዝርዝርን ውጤት ያትሙ" },
    },
    {
      icon: "chat",
      title: "ለአማካሪዎችዎ ሥልጠና",
      what: "በየትምህርት ወቅቱ አንድ የቀጥታ ሥልጠና።",
      text: "በየትምህርት ወቅቱ ስለ ድርሰት፣ የድጋፍ ደብዳቤ፣ ቪዛ እና ገንዘብ አንድ የቀጥታ ሥልጠና፤ የጥያቄ ጊዜም አለው።",
      now: { to: "/tutorial", text: "የFursaን መመሪያ ለተማሪዎች ይስጡ" },
    },
  ],
};

export const resources: Words["resources"] = {
  title: "መርጃዎች",
  intro: "ለሁሉም ክፍት፤ አገልግሎት ቢገዙም ባይገዙም።",
  list: [
    {
      text: "ስለ ድርሰት፣ የድጋፍ ደብዳቤ፣ ቪዛ እና የዩኒቨርሲቲ ክፍያ መመሪያዎች።",
      action: "መመሪያዎቹን ያንብቡ",
      to: "/advice",
    },
    {
      text: "ዩኒቨርሲቲዎች ለሚጠይቋቸው ፈተናዎች ነፃ ልምምድ።",
      action: "ፈተናዎቹን ይመልከቱ",
      to: "/test-prep",
    },
    {
      text: "የትምህርት ወቅትዎን ለማቀድ ዐውደ ርእዮች፣ የኢንተርኔት ስብሰባዎች እና የምዝገባ ቀናት።",
      action: "የሚመጡትን ይመልከቱ",
      to: "/events",
    },
    {
      text: "የውጤትና የመስክ ዝርዝር ያስገቡ፤ ለእያንዳንዱ ተማሪ የሚስማማውን ይመልከቱ።",
      action: "የክፍል ዝርዝር ይሞክሩ",
      to: "/schools/class",
    },
    {
      text: "ዕድልዎን ከውጤቶቻችን በላይ ያሳዩ፤ ሁልጊዜ በስፖንሰር እንደቀረበ ይገለጻል።",
      action: "ስፖንሰር የተደረገ ማስታወቂያ ይጠይቁ",
      to: "/advertise",
    },
    {
      text: "በአጋርነት ይጀምሩ። በ2 የሥራ ቀናት ውስጥ እንመልሳለን።",
      action: "ትምህርት ቤትዎን ያስመዝግቡ",
      to: "/schools",
    },
  ],
};

export const plans: Words["plans"] = {
  title: "አገልግሎቶች",
  intro:
    "ለትምህርት ቤቶች፣ ለዩኒቨርሲቲዎች እና ለድርጅቶች። ዋጋዎቹ በአሜሪካ ዶላር ናቸው። እስካሁን ክፍያ አንቀበልም፤ ዛሬ የሚሠራው ሁሉ ለእያንዳንዱ ትምህርት ቤት ነፃ ነው።",
  included: "ምን ያካትታል",
  today: "ዛሬ የሚያገኙት",
  planned: "የታቀደ፣ ገና ያልተጀመረ",
  forPeople: "ለራስዎ፣ ለቤተሰብዎ ወይም እስከ 50 ሰዎች ላለው ቡድን በወር ከ$0 እስከ $99 የሆኑ የግል አገልግሎቶች አሉ።",
  seePeople: "የግል አገልግሎቶችን ይመልከቱ",
  popular: "በብዛት የሚመረጥ",
  guarantee: {
    title: "የ14 ቀናት ገንዘብ ተመላሽ ዋስትና",
    text: "እስካሁን ክፍያ አንቀበልም። መቀበል ስንጀምር፣ ከመጀመሪያ ክፍያዎ በኋላ በ14 ቀናት ውስጥ ይንገሩን፤ ሁሉንም እንመልሳለን።",
  },
  list: [
    {
      name: "Professional",
      price: "$299",
      per: "ወር",
      size: "እስከ 500 ተማሪዎች",
      today: ["ለተማሪዎችዎ ያለው ሁሉ", "ለምክር ቢሮዎ ያለው ሁሉ", "በኢሜይል እገዛ"],
      planned: [],
      action: "ስለ Professional ይጠይቁ",
    },
    {
      name: "Enterprise",
      price: "$799",
      per: "ወር",
      size: "ለትላልቅ ትምህርት ቤቶች እና ዩኒቨርሲቲዎች",
      today: ["በProfessional ያለው ሁሉ", "ትምህርት ቤትዎን የሚያውቅ አንድ የሚያገኙት ሰው"],
      planned: ["በዚህ ገጽ ላይ ያሉት አራት የPremium አገልግሎቶች"],
      action: "ስለ Enterprise ይጠይቁ",
      isPopular: true,
    },
    {
      name: "Enterprise Plus",
      price: "በስምምነት የሚወሰን ዋጋ",
      size: "ለሚኒስቴሮች፣ ለመረቦች እና ለድርጅቶች",
      today: ["በEnterprise ያለው ሁሉ", "ከእርስዎ ደንቦች ጋር የሚስማማ ውል"],
      planned: ["በዚህ ገጽ ላይ ያሉት አራት የPremium አገልግሎቶች", "ብዙ ትምህርት ቤቶች በአንድ መለያ"],
      action: "ስለ Enterprise Plus ይጠይቁ",
    },
  ],
};

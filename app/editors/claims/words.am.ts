import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const claimWords: Words["claimWords"] = {
  title: "ይህ የእርስዎ ፕሮግራም ነው?",
  intro: (title) => `በዚህ ተቋም የሚሠሩ ከሆነ እርማት መላክ ይችላሉ፦ «${title}»`,
  steps: (domain) =>
    `በ${domain} ያለዎትን ኢሜይል ያስገቡ። ወደ አጭር ቅጽ የሚወስድ ሊንክ በኢሜይል እንልክልዎታለን። ተማሪዎች ከማየታቸው በፊት አርታኢ እያንዳንዱን ለውጥ ያረጋግጣል።`,
  noDomain: "የዚህን ተቋም ይፋዊ ድረ ገጽ ስለማናውቅ አድራሻ ማረጋገጥ አንችልም። እባክዎ በዚህ ፋንታ ችግሩን ያሳውቁ።",
  report: "ችግር ያሳውቁ",
  email: "የሥራ ኢሜይልዎ",
  trap: "ይህን ባዶ ይተዉ",
  send: "ሊንኩን በኢሜይል ይላኩልኝ",
  sending: "እየተላከ ነው...",
  problems: "እባክዎ እነዚህን ያስተካክሉ",
  wrongDomain: (domain) => `በ${domain} የሚያበቃ ኢሜይል ያስገቡ።`,
  sent: { title: "ኢሜይልዎን ይመልከቱ", detail: "አድራሻው ካለ ሊንኩ በጥቂት ደቂቃዎች ውስጥ ይደርሳል።" },
  mail: {
    subject: (title) => `በFursa የ«${title}» ገጽን የሚያርሙበት ሊንክ`,
    ask: (title) =>
      `Fursa ለአፍሪካ ተማሪዎች ነፃ መመሪያ ነው። በFursa የ«${title}» ገጽን ለማረም ጥያቄ ቀርቧል። የጠየቁት እርስዎ እንደሆኑ ተስፋ እናደርጋለን።`,
    link: "ገጹን ያርሙ",
    valid: "ሊንኩ ለስድስት ወር ይሠራል። ለሌላ ሰው አያስተላልፉት፤ የያዘው ሰው በእርስዎ ስም ለውጥ ሊልክ ይችላል።",
    ignore: "እርስዎ ካልሆኑ ይህን ኢሜይል ይተዉት። ምንም አይቀየርም።",
  },
  form: {
    title: "ገጽዎን ያርሙ",
    intro: (title) => `ተማሪዎች ስለ «${title}» የሚያዩት መረጃ ይህ ነው። ስህተቱን ይቀይሩ።`,
    page: "ይህን የሚናገረው የድረ ገጽዎ ገጽ",
    pageHint: "አርታኢ ይከፍተዋል። የራስዎ ገጽ የሚያረጋግጠው ለውጥ ቶሎ ተቀባይነት ያገኛል።",
    submit: "ለውጦቹን ይላኩ",
    none: "እስካሁን ምንም አልቀየሩም።",
    notYours: (domain) => `በ${domain} ያለ ገጽ ያስገቡ።`,
  },
  received: (changes) => ({
    title: "እናመሰግናለን",
    detail: changes < 2 ? "አርታኢ ለውጥዎን ይመለከተዋል፤ ይጽፍልዎታልም።" : `አርታኢ ${changes} ለውጦችዎን ይመለከታል፤ ይጽፍልዎታልም።`,
  }),
  oldLink: {
    title: "ይህ ሊንክ ከእንግዲህ አይሠራም",
    text: "ጊዜው አልፎበታል ወይም ሙሉ አይደለም። በፕሮግራምዎ ገጽ ላይ አዲስ መጠየቅ ይችላሉ።",
    browse: "ፕሮግራምዎን ይፈልጉ",
  },
  answer: {
    subject: "በFursa የላኳቸው ለውጦች",
    text: (title) => `አርታኢ ስለ «${title}» የላኳቸውን ለውጦች ሁሉ ተመልክቷል። ገጹ ተቀባይነት ያገኙትን ያሳያል።`,
    bye: "እናመሰግናለን። አድራሻዎን ከእነዚህ ለውጦች ሰርዘናል። ቀደም ባለው ኢሜይላችን ያለውን ሊንክ እንደገና መጠቀም ይችላሉ።",
  },
  fields: {
    deadline: "ቀነ ገደብ",
    application_deadline: "የማመልከቻ ቀነ ገደብ",
    amount: "መጠን",
    eligibility: "ማን ማመልከት ይችላል",
    application_url: "የማመልከቻ አድራሻ",
    salary_range: "ክፍያ",
    tuition_range: "የትምህርት ክፍያ",
    description: "መግለጫ",
    website_url: "ድረ ገጽ",
  },
};

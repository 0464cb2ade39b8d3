import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const parentWords: Words["parentWords"] = {
  title: (title) => `ለወላጆች፦ ${title}`,
  above: "ለወላጆች እና አሳዳጊዎች",
  intro: {
    scholarship:
      "የልጅዎ ሐሳብ ለዚህ ማመልከት ነው። ምን እንደሆነ፣ ምን ያህል እንደሚያስወጣዎ፣ ከእርስዎ ምን እንደሚጠበቅ እና አስተማማኝ መሆን አለመሆኑን እዚህ ያገኛሉ።",
    college:
      "የልጅዎ ሐሳብ እዚህ መማር ነው። ምን እንደሆነ፣ ምን ያህል እንደሚያስወጣዎ፣ ከእርስዎ ምን እንደሚጠበቅ እና አስተማማኝ መሆን አለመሆኑን እዚህ ያገኛሉ።",
    internship:
      "የልጅዎ ሐሳብ እዚህ ለተወሰነ ጊዜ መሥራት ነው። ምን እንደሆነ፣ ምን ያህል እንደሚያስወጣዎ፣ ከእርስዎ ምን እንደሚጠበቅ እና አስተማማኝ መሆን አለመሆኑን እዚህ ያገኛሉ።",
  },
  description: "ምን ያህል እንደሚያስወጣ፣ ከወላጆች ምን እንደሚጠበቅ እና አስተማማኝ መሆን አለመሆኑ፣ በቀላል ቋንቋ።",
  isTitle: "ምንድን ነው",
  costsTitle: "ምን ያህል ያስወጣዎታል",
  askedTitle: "ከእርስዎ የሚጠበቀው",
  safeTitle: "አስተማማኝ ነው?",
  notConfirmed: "አልተረጋገጠም፦",

  scholarship: (by) => `ለልጅዎ ትምህርት የሚውል ገንዘብ (ስኮላርሺፕ) ነው${by}።`,
  loan: "ብድር ነው። ልጅዎ መልሶ መክፈል ይጠበቅበታል።",
  college: (type) => `የትምህርት ተቋም ነው${type}።`,
  internship: (by) => `ልጅዎ ለተወሰነ ጊዜ እየሠራ ይማራል${by}።`,
  by: (name) => ` (ሰጪው፦ ${name})`,
  at: (name) => ` (ቦታው፦ ${name})`,
  where: (place) => `ቦታ፦ ${place}።`,
  worth: (amount) => `የሚሰጠው፦ ${amount}።`,
  lasts: (duration) => `የሚቆየው፦ ${duration}።`,
  accredited: (by) => `እውቅና የሰጠው፦ ${by}።`,

  free: "ማመልከት ምንም አያስከፍልም።",
  fee: (fee) => `ለማመልከት ${fee} ይከፈላል።`,
  feeUnknown: "የማመልከቻ ክፍያ መኖር አለመኖሩን አናውቅም።",
  covers: (list) => `የሚሸፍነው ወጪ፦ ${list}።`,
  rest: (list) => `እነዚህ ስላልተጠቀሱ ራስዎ ለመክፈል ያቅዱ፦ ${list}።`,
  coversUnknown: "የትኞቹን ወጪዎች እንደሚሸፍን አናውቅም። ከማቀድዎ በፊት ይጠይቁ።",
  tuition: (range) => `የትምህርት ክፍያ፦ ${range}።`,
  fees: (who, fee, year) => `${who}፦ ${fee} (${year})።`,
  noYear: "ዓመቱ አልተገለጸም",
  feesUnknown: "አንድ ዓመት ምን ያህል እንደሚያስከፍል አናውቅም። ኮሌጁን ይጠይቁ።",
  paid: "ሥራው ይከፈልበታል።",
  pay: (range) => `ሥራው ይከፈልበታል፦ ${range}።`,
  unpaid: "ሥራው አይከፈልበትም፤ የጉዞ፣ የምግብ እና የቤት ወጪ በእርስዎ ይሸፈናል።",
  paidUnknown: "ሥራው የሚከፈልበት መሆኑን አናውቅም።",
  tests: (tests) => `ልጅዎ ፈተና መውሰድ ሊያስፈልገው ይችላል፦ ${tests}። ፈተናዎች ክፍያ አላቸው። ከመመዝገብዎ በፊት ክፍያውን ይመልከቱ።`,

  documents: (list) => `የሚጠየቁት ሰነዶች፦ ${list}። ልጅዎ እንዲያገኛቸው እና ኮፒ እንዲያደርጋቸው ያግዙ።`,
  documentsUnknown: "የትኞቹ ሰነዶች እንደሚጠየቁ አናውቅም። ይፋዊውን ድረ ገጽ ይመልከቱ።",
  referees: (count) =>
    count < 2 ? "አንድ መምህር ወይም ቀጣሪ ደብዳቤ መጻፍ አለበት።" : `${count} ሰዎች (ለምሳሌ መምህራን ወይም ቀጣሪዎች) ደብዳቤ መጻፍ አለባቸው።`,
  interview: "ቃለ መጠይቅ አለ።",
  closes: (line) => `${line}።`,
  sign: "ማንኛውንም ቅጽ ከመፈረምዎ በፊት ያንብቡ፤ ኮፒውንም ያስቀምጡ።",

  offeredBy: (name) => `የሚሰጠው ተቋም፦ ${name}።`,
  official: "ይፋዊ ድረ ገጹ፦",
  officialUnknown: "ይፋዊ ድረ ገጹን አናውቅም። እስኪያገኙት ድረስ ይጠንቀቁ።",
  sourcesTitle: "ምንጮች",
  read: (line) => `${line}።`,
  nothingRead: "ለእነዚህ መረጃዎች ቀን ያለው ምንጭ እስካሁን የለንም። በይፋዊው ድረ ገጽ ያረጋግጡ።",
  promise: "ቦታ እንደሚገኝ ማንም ቃል ሊገባ አይችልም። ቃል የሚገባ ካለ ውሸት ነው።",
  never: "ስኮላርሺፕ ለማግኘት ለማንም አይክፈሉ። የምስጢር ቁጥር (PIN)፣ የይለፍ ቃል ወይም በአጭር መልእክት የመጣ ኮድ ለማንም አይስጡ።",
  feeWarning: "በይፋዊው ድረ ገጽ የሌለ ክፍያ ከተጠየቁ አይክፈሉ።",
  check: "አጠራጣሪ መልእክት ያጣሩ",
  all: "ስለ እሱ ያለው መረጃ ሁሉ",
  share: "ይህን ለወላጆችዎ ይላኩ",
};

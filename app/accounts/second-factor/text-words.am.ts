import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  title: "ይህን ኮድ ይቃኙ",
  codeAlt: "ለማረጋገጫ መተግበሪያዎ የሚሆን QR ኮድ",
  name: "መጠሪያ ስም",
  nameHint: "የትኛው እንደሆነ እንዲያውቁ።",
  addTitle: "የማረጋገጫ መተግበሪያ ይጨምሩ",
  failed: "መተግበሪያው አልተጨመረም",
  scan: "የማረጋገጫ መተግበሪያዎን ይክፈቱ፣ መለያ ይጨምሩ፣ ከዚያ ካሜራውን ወደዚህ ያዙሩ።",
  key: "በዚህ ስልክ ላይ ነዎት ወይም ካሜራ የለዎትም? በምትኩ ይህን ቁልፍ በመተግበሪያው ውስጥ ይጻፉ፦",
  intro: "ለምሳሌ Google Authenticator፣ Microsoft Authenticator ወይም Aegis። ያለ ኢንተርኔት ይሠራል፤ ምንም አያስከፍልም።",
  next: "ይቀጥሉ",
  usualName: "ስልኬ",
};

export const codesText: Words["codesText"] = {
  title: "አዲስ የመጠባበቂያ ኮዶች",
  failed: "አዲስ ኮድ አልተሠራም",
  intro: "የድሮዎቹ ከእንግዲህ አይሠሩም።",
  make: "አዲስ ኮዶች ያውጡ",
};

export const factorListText: Words["factorListText"] = {
  app: "የማረጋገጫ መተግበሪያ",
  title: "ሁለተኛ ማረጋገጫ",
  intro: "ሁለተኛ ማረጋገጫ ካለ የይለፍ ቃልዎ ብቻውን አይበቃም። ኮድም እንጠይቃለን።",
  phone: (end) => `በ${end} የሚያበቃ ስልክ`,
  remove: "ያስወግዱ",
  addPhone: "ስልክ ይጨምሩ",
  codesLeft: (count) => (count < 2 ? `${count} የመጠባበቂያ ኮድ ቀርቷል።` : `${count} የመጠባበቂያ ኮዶች ቀርተዋል።`),
  makeNew: "አዲስ ያውጡ",
};

export const phoneText: Words["phoneText"] = {
  title: "ኮዱን ይጻፉ",
  number: "የስልክ ቁጥር",
  numberHint: "ከሀገር ኮድ ጋር፣ ለምሳሌ +254712345678",
  name: "መጠሪያ ስም",
  addTitle: "ስልክ ይጨምሩ",
  failed: "ስልኩ አልተጨመረም",
  sent: (phone) => `ወደ ${phone} አጭር መልእክት ልከናል። በውስጡ ያለው ኮድ ለአሥር ደቂቃ ይሠራል።`,
  intro: "ሲገቡ በአጭር መልእክት ኮድ እንልካለን። መጠቀም ከቻሉ የማረጋገጫ መተግበሪያ ይበልጥ አስተማማኝ ነው።",
  send: "ኮድ ይላኩልኝ",
  usualName: "ቁጥሬ",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  title: "እነዚህን ኮዶች በጥንቃቄ ያስቀምጡ",
  itWorks: "ይሠራል",
  label: "የመጠባበቂያ ኮዶች",
  intro: "ስልክዎ ከጠፋ እያንዳንዱ አንድ ጊዜ ያስገባዎታል። የምናሳያቸው አሁን ብቻ ነው፤ ይጻፏቸው ወይም ያስቀምጧቸው።",
  ready: "አዲሱ ሁለተኛ ማረጋገጫ ከአሁን ጀምሮ ያገለግላል።",
  done: "ተጠናቋል",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "አልተረጋገጠም",
  code: "ባለ ስድስት አኃዝ ኮድ",
  checking: "እየተረጋገጠ ነው...",
  verify: "ያረጋግጡ",
};

export const codeFieldText: Words["codeFieldText"] = {
  label: "ኮድ",
};

export const confirmFirstText: Words["confirmFirstText"] = {
  sent: (email) => `ወደ ${email} ሊንክ ልከናል። ከፍተውት ወደዚህ ይመለሱ።`,
  again: "ሊንኩን እንደገና ይላኩልኝ",
};

export const removeText: Words["removeText"] = {
  failed: "አልተወገደም",
  name: "ሁለተኛ ማረጋገጫ ያስወግዱ",
  title: (name) => `ያስወግዱ፦ ${name}`,
  intro: "ሲገቡ የእሱን ኮድ አንጠይቅም።",
};

export const phoneCodeText: Words["phoneCodeText"] = {
  code: (code) => `${code} የFursa ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። በስልክ አንጠይቅም።`,
};

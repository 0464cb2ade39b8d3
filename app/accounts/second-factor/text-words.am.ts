import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const appText: Words["appText"] = {
  title: "ይህን ኮድ ይቃኙ",
  codeAlt: "ለማረጋገጫ መተግበሪያዎ የሚሆን QR ኮድ",
  name: "መጠሪያ ስም",
  nameHint: "የትኛው እንደሆነ እንዲያውቁ።",
};

export const codesText: Words["codesText"] = {
  title: "አዲስ የመጠባበቂያ ኮዶች",
};

export const factorListText: Words["factorListText"] = {
  app: "የማረጋገጫ መተግበሪያ",
};

export const phoneText: Words["phoneText"] = {
  title: "ኮዱን ይጻፉ",
  number: "የስልክ ቁጥር",
  numberHint: "ከሀገር ኮድ ጋር፣ ለምሳሌ +254712345678",
  name: "መጠሪያ ስም",
};

export const recoveryCodeListText: Words["recoveryCodeListText"] = {
  title: "እነዚህን ኮዶች በጥንቃቄ ያስቀምጡ",
  itWorks: "ይሠራል",
  label: "የመጠባበቂያ ኮዶች",
};

export const verifyFormText: Words["verifyFormText"] = {
  notVerified: "አልተረጋገጠም",
  code: "ባለ ስድስት አኃዝ ኮድ",
  checking: "እየተረጋገጠ ነው...",
};

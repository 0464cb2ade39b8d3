import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  title: "መግቢያ እና ደኅንነት",
  wait: "አንድ አፍታ...",
};

export const proofFieldText: Words["proofFieldText"] = {
  password: "የይለፍ ቃልዎ",
  code: "የሁለተኛ ማረጋገጫዎ ኮድ",
  codeHint: "ወይም ከመጠባበቂያ ኮዶችዎ አንዱ።",
  googleHint: "ይህ የሚሠራው በGoogle ከገቡ በኋላ ለአሥር ደቂቃ ነው።",
  googleAgain: "ከመለያው ወጥተው እንደገና በGoogle ይግቡ፤ ከዚያ ይህን በአሥር ደቂቃ ውስጥ ያድርጉ።",
};

export const securityText: Words["securityText"] = {
  title: "መግቢያ እና ደኅንነት",
  confirmed: "ተረጋግጧል",
  notConfirmed: "አልተረጋገጠም",
  changePassword: "የይለፍ ቃል ይቀይሩ",
  setPassword: "የይለፍ ቃል ያውጡ",
  profile: "መገለጫዎ",
  how: "እንዴት እንደሚገቡ",
  changeEmail: "ኢሜይል ይቀይሩ",
  where: "የገቡባቸው መሣሪያዎች",
  since: (day) => `ከ${day} ጀምሮ`,
  thisDevice: "ይህ መሣሪያ",
  signOut: "ያስወጡ",
  signOutOthers: "ከሌሎች መሣሪያዎች ሁሉ ይውጡ",
  signOutAll: "ከሁሉም መሣሪያዎች ይውጡ",
};

export const deviceText: Words["deviceText"] = {
  aBrowser: "አሳሽ",
  iPhoneOrIPad: "iPhone ወይም iPad",
  on: (browser, system) => `${browser}፣ በ${system}`,
};

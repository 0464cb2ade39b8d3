import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  title: "መግቢያ እና ደኅንነት",
  wait: "አንድ አፍታ...",
};

export const emailText: Words["emailText"] = {
  title: "ኢሜይልዎን ይቀይሩ",
  newEmail: "አዲስ ኢሜይል",
  failed: "ኢሜይሉ አልተቀየረም",
  intro: (email) =>
    `አሁን የሚገቡት በ${email} ነው። ወደ አዲሱ አድራሻ ኢሜይል እንልካለን። ለመቀየር በውስጡ ያለውን ሊንክ ይክፈቱ። ለድሮው አድራሻም እናሳውቃለን።`,
  send: "ሊንኩን ይላኩልኝ",
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "ኢሜይልዎን ሳይቀይሩ ያቆዩ",
  failed: "ምንም አልቆመም",
  intro: "የይለፍ ቃልዎን የሚያውቅ ሰው በሌላ አድራሻ ለመግባት ጠይቋል። እርስዎ ካልሆኑ መለያዎን እዚህ ያስመልሱ።",
  text: "አድራሻዎ አይቀየርም። በሁሉም መሣሪያዎች ላይ ከመለያው እናስወጣለን፤ እርስዎም አዲስ የይለፍ ቃል ያወጣሉ።",
  keep: "አድራሻዬ ይቆይ",
};

export const newEmailText: Words["newEmailText"] = {
  title: "አዲሱ ኢሜይልዎ",
  intro: "ከአሁን ጀምሮ የሚገቡት በዚህ አድራሻ ነው። በሁሉም መሣሪያዎች ላይ ከመለያው ይወጣሉ።",
  use: "ይህን አድራሻ ይጠቀሙ",
};

export const passwordText: Words["passwordText"] = {
  title: "የይለፍ ቃልዎን ይቀይሩ",
  newPassword: "አዲስ የይለፍ ቃል",
  failed: "የይለፍ ቃሉ አልተቀየረም",
  intro: "በሌሎች መሣሪያዎች ላይ ከመለያው ይወጣሉ።",
  save: "የይለፍ ቃሉን ያስቀምጡ",
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

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askByMailText: Words["askByMailText"] = {
  failed: "አልተሳካም",
  email: "ኢሜይል",
  sending: "እየተላከ ነው...",
  notSent: "አልተላከም",
  signIn: "ይግቡ",
};

export const authText: Words["authText"] = {
  description: "ወደ Fursa ይግቡ፣ ወይም ነፃ መለያ ይፍጠሩ።",
  signIn: "ይግቡ",
  signUp: "ይመዝገቡ",
  createAccount: "መለያዎን ይፍጠሩ",
  welcome: "እንኳን ደህና መጡ",
  tabs: "ይግቡ ወይም ይመዝገቡ",
  signUpIntro: "ኢሜይል እና የይለፍ ቃል ብቻ ይበቃሉ። ነፃ ነው።",
  signInIntro: "መገለጫዎን እና ተስማሚ ዕድሎችዎን ለማየት ይግቡ።",
  or: "ወይም",
  google: "በGoogle ይቀጥሉ",
};

export const challengeText: Words["challengeText"] = {
  title: "አንድ እርምጃ ቀርቷል",
  codeHint: "በአጭር መልእክት የመጣው። ስልክዎ ጠፍቷል? በምትኩ ከመጠባበቂያ ኮዶችዎ አንዱን ይጻፉ።",
  checking: "እየተረጋገጠ ነው...",
  name: "ሁለተኛ ማረጋገጫ",
  intro: "መለያዎ በሁለተኛ ማረጋገጫ ተጠብቋል።",
  text: (end) => `በ${end} ወደሚያበቃው ቁጥር ኮድ ይላኩልኝ`,
  appHint: (apps) => `ከዚህ የተገኘው፦ ${apps.join(" ወይም ")}። ስልክዎ ጠፍቷል? በምትኩ ከመጠባበቂያ ኮዶችዎ አንዱን ይጻፉ።`,
  verify: "ያረጋግጡ",
  another: "ሌላ መለያ ይጠቀሙ",
};

export const credentialsFormText: Words["credentialsFormText"] = {
  email: "ኢሜይል",
  password: "የይለፍ ቃል",
  creatingAccount: "መለያው እየተፈጠረ ነው...",
  signingIn: "እየገቡ ነው...",
  signUp: "ይመዝገቡ",
  signIn: "ይግቡ",
  agree: "ሲመዘገቡ መረጃዎን በምንይዝበት መንገድ ይስማማሉ።",
  privacy: "በግልጽ ቋንቋ ያንብቡት",
  noEmail: "የማረጋገጫ ኢሜይሉ አልደረሰዎትም?",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askByMailText: Words["askByMailText"] = {
  failed: "አልተሳካም",
  email: "ኢሜይል",
  sending: "እየተላከ ነው...",
};

export const authText: Words["authText"] = {
  description: "ወደ Fursa ይግቡ፣ ወይም ነፃ መለያ ይፍጠሩ።",
  signIn: "ይግቡ",
  signUp: "ይመዝገቡ",
  createAccount: "መለያዎን ይፍጠሩ",
  welcome: "እንኳን ደህና መጡ",
  tabs: "ይግቡ ወይም ይመዝገቡ",
};

export const challengeText: Words["challengeText"] = {
  title: "አንድ እርምጃ ቀርቷል",
  codeHint: "በአጭር መልእክት የመጣው። ስልክዎ ጠፍቷል? በምትኩ ከመጠባበቂያ ኮዶችዎ አንዱን ይጻፉ።",
  checking: "እየተረጋገጠ ነው...",
};

export const credentialsFormText: Words["credentialsFormText"] = {
  email: "ኢሜይል",
  password: "የይለፍ ቃል",
  creatingAccount: "መለያው እየተፈጠረ ነው...",
  signingIn: "እየገቡ ነው...",
  signUp: "ይመዝገቡ",
  signIn: "ይግቡ",
};

export const resetText: Words["resetText"] = {
  title: "አዲስ የይለፍ ቃል ያውጡ",
  newPassword: "አዲስ የይለፍ ቃል",
  saving: "እየተቀመጠ ነው...",
};

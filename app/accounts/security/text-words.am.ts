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
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "ኢሜይልዎን ሳይቀይሩ ያቆዩ",
};

export const newEmailText: Words["newEmailText"] = {
  title: "አዲሱ ኢሜይልዎ",
};

export const passwordText: Words["passwordText"] = {
  title: "የይለፍ ቃልዎን ይቀይሩ",
  newPassword: "አዲስ የይለፍ ቃል",
};

export const proofFieldText: Words["proofFieldText"] = {
  password: "የይለፍ ቃልዎ",
  code: "የሁለተኛ ማረጋገጫዎ ኮድ",
  codeHint: "ወይም ከመጠባበቂያ ኮዶችዎ አንዱ።",
  googleHint: "ይህ የሚሠራው በGoogle ከገቡ በኋላ ለአሥር ደቂቃ ነው።",
};

export const securityText: Words["securityText"] = {
  title: "መግቢያ እና ደኅንነት",
  confirmed: "ተረጋግጧል",
  notConfirmed: "አልተረጋገጠም",
  changePassword: "የይለፍ ቃል ይቀይሩ",
  setPassword: "የይለፍ ቃል ያውጡ",
};

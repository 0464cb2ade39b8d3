import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  title: "መረጃዎ",
};

export const deleteText: Words["deleteText"] = {
  title: "መለያዎን ይሰርዙ",
  yourData: "መረጃዎ",
};

export const guardianFormText: Words["guardianFormText"] = {
  email: "የወላጅዎ ወይም የአሳዳጊዎ ኢሜይል",
};

export const guardianText: Words["guardianText"] = {
  expired: "ይህ ሊንክ ከእንግዲህ አይሠራም",
  title: "የአሳዳጊ ስምምነት",
  withdraw: "ስምምነቴን አነሳለሁ",
  refuse: "አልስማማም",
};

export const privacyText: Words["privacyText"] = {
  title: "ግላዊነት",
  description: "Fursa ስለ እርስዎ ምን እንደሚያውቅ፣ ለምን፣ ለምን ያህል ጊዜ፣ እና እርስዎ ምን ማድረግ እንደሚችሉ። በግልጽ ቋንቋ።",
};

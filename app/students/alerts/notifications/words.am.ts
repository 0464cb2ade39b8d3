import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const notificationWords: Words["notificationWords"] = {
  closes: (title, days) => `${days} ይዘጋል፦ ${title}`,
  usuallyCloses: (title, days) => `ብዙውን ጊዜ ${days} ይዘጋል፦ ${title}`,
  deadlines: (count) => `ካስቀመጧቸው ${count} ቀነ ገደቦች ቀርበዋል`,
  saved: "Fursa ላይ አስቀምጠውታል።",
  savedAs: (verdict) => `${verdict}። Fursa ላይ አስቀምጠውታል።`,
  answer: (title) => `አዲስ መልስ፦ ${title}`,
  answers: (count) => `ለ${count} ጥያቄዎችዎ አዲስ መልስ አለ`,
  read: "በተማሪዎች መድረክ ያንብቡት።",
  more: (count) => `እና ${count} ተጨማሪ`,
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const dateWords: Words["dateWords"] = {
  onDay: (day) => `በ${day}`,
  inMonth: (month) => `በ${month}`,
  openNow: "አሁን ክፍት ነው",
  openUsuallyUntil: (month) => `አሁን ክፍት ነው፣ ብዙውን ጊዜ እስከ ${month}`,
  usuallyOpenUntilDay: (day) => `ብዙውን ጊዜ እስከ ${day} ክፍት ነው`,
  usuallyOpenUntilMonth: (month) => `ብዙውን ጊዜ እስከ ${month} ክፍት ነው`,
  usuallyOpensNow: "ብዙውን ጊዜ በዚህ ጊዜ ይከፈታል",
  opensOn: (day) => `በ${day} ይከፈታል`,
  usuallyOpensIn: (month) => `ብዙውን ጊዜ በ${month} ይከፈታል`,
  usuallyClosesIn: (month) => `ብዙውን ጊዜ በ${month} ይዘጋል`,
  usuallyClosesOn: (day) => `ብዙውን ጊዜ በ${day} ይዘጋል`,
  closed: "ተዘግቷል",
  closedUsuallyOpensIn: (month) => `ተዘግቷል፣ ብዙውን ጊዜ በ${month} ይከፈታል`,
  alwaysOpen: "ሁልጊዜ ክፍት",
  notAnnounced: "ቀኑ ገና አልታወጀም",
  closesToday: "ክፍት ነው፣ ዛሬ ይዘጋል",
  closesInMonths: (months) => `ክፍት ነው፣ ${months} ወር ቀርቷል`,
  closesInDays: (days) => `ክፍት ነው፣ ${days} ቀን ቀርቷል`,
  closesOn: (day) => `የሚዘጋበት ቀን፦ ${day}`,
  closesOnWithDaysLeft: (day, days) => `የሚዘጋበት ቀን፦ ${day}፣ ${days} ቀን ቀርቷል`,
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./verdict-words.ts";

type Words = Translation<typeof english>;

export const verdictNames: Words["verdictNames"] = {
  openNow: "አሁን ለእርስዎ ክፍት ነው",
  opensLater: "ወደፊት ይከፈታል፦ ይስማማዎታል",
  oneMissing: "አንድ መልስ ይቀራል",
  checkWithThem: "ተቋሙን ይጠይቁ",
  notOpen: "ለእርስዎ ክፍት አይደለም",
};

export const verdictWords: Words["verdictWords"] = {
  openNow: "አሁን ለእርስዎ ክፍት ነው",
  opensLater: "ወደፊት ይከፈታል፦ ይስማማዎታል",
  oneMissing: "አንድ መልስ ይቀራል",
  checkWithThem: "ተቋሙን ይጠይቁ",
  notOpen: "ለእርስዎ ክፍት አይደለም",
  noCourse: "እንዲህ ያለ ፕሮግራም እዚህ አናውቅም",
  opens: (time, isAnnounced) => (isAnnounced ? `${time} ይከፈታል፦ ይስማማዎታል` : `ብዙውን ጊዜ ${time} ይከፈታል፦ ይስማማዎታል`),
  lastDayUnknown: "ተከፍቷል፣ የመጨረሻው ቀን አልታወጀም፦ ይስማማዎታል",
  usuallyOpen: "ብዙውን ጊዜ አሁን ክፍት ነው፦ ይስማማዎታል",
  usuallyCloses: (time) => `ብዙውን ጊዜ ${time} ይዘጋል፦ ይስማማዎታል`,
  noDates: "ቀኖቹ አልታወጁም፦ ይስማማዎታል",
  reported: "ቀኖቹ አልተረጋገጡም፦ ይስማማዎታል",
};

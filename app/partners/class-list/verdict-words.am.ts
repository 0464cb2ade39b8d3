import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./verdict-words.ts";

type Words = Translation<typeof english>;

export const verdictWords: Words["verdictWords"] = {
  openNow: "አሁን ለተማሪው ክፍት ነው",
  opensLater: "ወደፊት ይከፈታል፦ ለተማሪው ይስማማል",
  oneMissing: "አንድ መልስ ይቀራል",
  checkWithThem: "ተቋሙን ይጠይቁ",
  notOpen: "ለተማሪው ክፍት አይደለም",
  opens: (time, isAnnounced) =>
    isAnnounced ? `${time} ይከፈታል፦ ለተማሪው ይስማማል` : `ብዙውን ጊዜ ${time} ይከፈታል፦ ለተማሪው ይስማማል`,
  lastDayUnknown: "ተከፍቷል፣ የመጨረሻው ቀን አልታወጀም፦ ለተማሪው ይስማማል",
  usuallyOpen: "ብዙውን ጊዜ አሁን ክፍት ነው፦ ለተማሪው ይስማማል",
  usuallyCloses: (time) => `ብዙውን ጊዜ ${time} ይዘጋል፦ ለተማሪው ይስማማል`,
  noDates: "ቀኖቹ አልታወጁም፦ ለተማሪው ይስማማል",
  reported: "ቀኖቹ አልተረጋገጡም፦ ለተማሪው ይስማማል",
};

export const courseWords: Words["courseWords"] = { qualified: "የሚጠየቀው ውጤት ሁሉ አለው" };

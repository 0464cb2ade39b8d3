import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const outageWords: Words["outageWords"] = {
  title: "የማይሠራ",
  noInternet: "ይህ ሰርቨር አሁን ከኢንተርኔት ጋር መገናኘት አልቻለም። ምንጮቹ ራሳቸው ችግር ላይኖርባቸው ይችላል።",
  names: {
    network: "የኢንተርኔት ግንኙነት",
    mail: "የኢሜይል ሰርቨር",
    sms: "የአጭር መልእክት መላኪያ",
  },
  means: {
    network: "እስኪመለስ ድረስ ሊንኮችን ማረጋገጥ ወይም ምንጮችን ማንበብ አንችልም።",
    mail: "ኢሜይሎች ወረፋ ይጠብቃሉ። በየደቂቃው እንደገና እንሞክራለን፤ አንድም አይጠፋም።",
    sms: "አጭር መልእክቶች ወረፋ ይጠብቃሉ። በየደቂቃው እንደገና እንሞክራለን።",
  },
  since: (name, moment) => `${name}፣ ከ${moment} UTC ጀምሮ`,
};

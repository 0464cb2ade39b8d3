import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const outageWords: Words["outageWords"] = {
  title: "Haifanyi kazi",
  noInternet: "Seva hii haiwezi kufikia intaneti sasa. Huenda vyanzo vyenyewe viko sawa.",
  names: {
    network: "Mtandao wa intaneti",
    mail: "Seva ya barua pepe",
    sms: "Huduma ya kutuma SMS",
  },
  means: {
    network: "Hatuwezi kukagua viungo wala kusoma vyanzo hadi mtandao urudi.",
    mail: "Barua pepe zinasubiri kutumwa. Tunajaribu tena kila dakika, na hakuna inayopotea.",
    sms: "SMS zinasubiri kutumwa. Tunajaribu tena kila dakika.",
  },
  since: (name, moment) => `${name}, tangu ${moment} UTC`,
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./topic-words.ts";

type Words = Translation<typeof english>;

export const topicNames: Words["topicNames"] = {
  technology: { name: "Teknolojia", about: "Sayansi ya kompyuta, uhandisi, usanifu majengo" },
  health: { name: "Afya na huduma", about: "Udaktari, uuguzi, saikolojia, ustawi wa jamii" },
  business: { name: "Biashara na sheria", about: "Biashara, sheria, mawasiliano" },
  sciences: { name: "Sayansi na kilimo", about: "Sayansi, kilimo" },
  arts: { name: "Sanaa na elimu", about: "Sanaa, elimu" },
  choosing: { name: "Kuchagua pa kuomba", about: "Nchi, vyuo, kozi na gharama zake" },
  applying: { name: "Kuandika maombi", about: "Insha, barua za mapendekezo, fomu na stakabadhi" },
  tests: { name: "Mitihani na mahojiano", about: "IELTS, SAT, GRE, mahojiano na jinsi ya kujiandaa" },
  visas: { name: "Visa na safari", about: "Uthibitisho wa pesa, ubalozi, ndege na wiki ya kwanza" },
  studying: {
    name: "Masomo na baada yake",
    about: "Pesa, malazi, kufanya kazi ukisoma, mafunzo ya kazini, kurudi nyumbani",
  },
  "ask-a-scholar": {
    name: "Muulize aliyefadhiliwa",
    about: "Waulize wanafunzi waliopata ufadhili au waliosoma nje ya nchi.",
  },
};

export const aboutCountry: Words["aboutCountry"] = (country) =>
  `Mitihani, mikopo, ubalozi na shule: ${country}`;

export const groupNames: Words["groupNames"] = {
  scholars: "Muulize aliyefadhiliwa",
  country: "Kwa nchi",
  field: "Kwa fani",
  stage: "Kwa hatua",
};

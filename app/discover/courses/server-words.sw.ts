import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./server-words.ts";

type Words = Translation<typeof english>;

export const programmeWords: Words["programmeWords"] = {
  meanNeeded: (grade) => `Gredi ya wastani ${grade}`,
  aggregateLimit: (limit) => `Aggregate ${limit} au bora zaidi`,
  core: "somo la lazima",
  utmeRule: (rule) => `UTME: Use of English; ${rule}`,
  creditRule: (rule) => `Credits (C6 au bora zaidi): ${rule}`,
  credits: (count) => `Angalau credits ${count}`,
  clusterSum: (cluster, total) => `48 × √(${cluster}/48 × ${total}/84)`,
  awardSearch: "student loan or bursary",
  fromPortal: "Masomo na gredi ni zile za tovuti ya kupanga nafasi ya 2026.",
  notOnPortal: "Haiko kwenye tovuti ya kupanga nafasi ya 2026. Uliza kama bado inapokea wanafunzi.",
  ofYear2017: "Orodha ya diploma na vyeti ni ya 2017. Uliza chuo kabla ya kutuma maombi.",
  jambDoubts:
    "Orodha ni ya Oktoba 2024. Vyuo vikuu huongeza masharti. Wanachosema wao wenyewe ndicho cha kufuata.",
  electivesNotKnown: "Hatujui wanahitaji masomo gani ya hiari. Waulize.",
  notKnown: "Hatujui wanahitaji nini. Waulize.",
  aggregateOf: (year, men, women) =>
    men === women
      ? `${year}: aggregate ${men}`
      : `${year}: aggregate ${men} kwa wanaume, ${women} kwa wanawake`,
  yourAggregate: (sum) => `yako ${sum}`,
  you: (difference) => `wewe ${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(1)}`,
  tookEveryone: "ilipokea kila aliyetimiza masharti",
  better: (subject, grade, standing) => `${subject} ${grade}: ${standing}`,
};

export const careers: Words["careers"] = {
  "Computer Science":
    "Watengenezaji wa programu za kompyuta, wasimamizi wa mitandao na hifadhidata, wachambuzi wa data, wasaidizi wa TEHAMA na walimu.",
  Engineering:
    "Wahandisi na mafundi wa majengo, barabara, umeme, maji, viwanda na mitandao ya simu. Wahandisi husajiliwa na bodi yao.",
  Medicine:
    "Madaktari, maafisa wa kliniki, wafamasia, madaktari wa meno, wahudumu wa maabara na wa afya ya umma. Husajiliwa na baraza lao kabla ya kuanza kazi.",
  Business:
    "Wahasibu, wafanyakazi wa benki, wanunuzi, watu wa masoko na rasilimali watu, wasimamizi wa hoteli, na watu wenye biashara zao.",
  Law: "Mawakili, mahakimu, maafisa wa sheria na makatibu wa kampuni. Mawakili husoma chuo cha sheria baada ya shahada.",
  Education:
    "Walimu wa chekechea, shule za msingi, za upili na za mahitaji maalum, na maafisa wa elimu. Walimu husajiliwa kabla ya kuanza kazi.",
  Arts: "Waandishi, watafsiri, wabunifu, wanamuziki, wakutubi, watafiti na walimu.",
  Sciences: "Wahudumu wa maabara, wanatakwimu, maafisa wa mazingira, watafiti na walimu.",
  Agriculture:
    "Wasimamizi wa mashamba, maafisa wa ugani, madaktari wa mifugo, wataalamu wa vyakula na misitu, na watu wenye biashara za kilimo.",
  Architecture:
    "Wasanifu majengo, wakadiriaji wa ujenzi, wapangaji wa miji, wathamini na wasimamizi wa ujenzi. Wengi husajiliwa na bodi.",
  Nursing:
    "Wauguzi, wakunga na wasimamizi wa wauguzi katika hospitali, kliniki na vijiji. Husajiliwa na baraza lao kabla ya kuanza kazi.",
  "Social Work": "Maafisa wa ustawi wa jamii, maendeleo ya jamii, usalama na utawala.",
  Psychology: "Washauri, wanasaikolojia, na wafanyakazi katika shule, hospitali na kampuni.",
  Communications:
    "Wanahabari, watangazaji, maafisa wa uhusiano mwema, na watayarishaji wa filamu na vipindi.",
};

import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./server-words.ts";

type Words = Translation<typeof english>;

export const programmeWords: Words["programmeWords"] = {
  meanNeeded: (grade) => `Gredi ya wastani ${grade}`,
  aggregateLimit: (limit) => `Aggregate ${limit} au bora zaidi`,
  core: "somo la lazima",
  utmeRule: (rule) => `UTME: Use of English; ${rule}`,
  utmePlace: (subject) => `UTME: ${subject}`,
  creditRule: (rule) => `Credits (C6 au bora zaidi): ${rule}`,
  credits: (count) => `Angalau credits ${count}`,
  clusterSum: (cluster, subjects, total) =>
    `Masomo yako ya klasta (${subjects}) yana pointi ${cluster} kati ya 48, na yote saba yana ${total} kati ya 84.`,
  awardSearch: "student loan or bursary",
  fromPortal: "Masomo na gredi ni zile za tovuti ya kupanga nafasi ya 2026.",
  notOnPortal: "Haiko kwenye tovuti ya kupanga nafasi ya 2026. Uliza kama bado inapokea wanafunzi.",
  ofYear2017: "Orodha ya diploma na vyeti ni ya 2017. Uliza chuo kabla ya kutuma maombi.",
  jambDoubts:
    "Orodha ni ya Oktoba 2024. Vyuo vikuu huongeza masharti. Wanachosema wao wenyewe ndicho cha kufuata.",
  electivesNotKnown: "Hatujui kozi hii inahitaji masomo gani ya hiari. Uliza chuo kikuu.",
  notKnown: "Hatujui kozi hii inahitaji nini. Uliza chuo kikuu.",
  aggregateOf: (year, men, women) =>
    men === women
      ? `${year}: aggregate ${men}`
      : `${year}: aggregate ${men} kwa wanaume, ${women} kwa wanawake`,
  yourAggregate: (sum) => `yako ${sum}`,
  you: (difference) => `wewe ${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(1)}`,
  tookEveryone: "ilipokea kila aliyetimiza masharti",
  better: (subject, grade, standing) => `${subject} ${grade}: ${standing}`,
  anyOf: (names, others) =>
    names.join(" au ") + (others > 0 ? `, au ${others === 1 ? "lingine 1" : `mengine ${others}`}` : ""),
  someOf: (count, names) => `${count} kati ya: ${names.join(", ")}`,
  subjectGroups: {
    "@ANY": "somo lolote",
    "@SCI": "somo lolote la sayansi",
    "@ART": "somo lolote la sanaa",
    "@SOC": "somo lolote la sayansi ya jamii",
  },
  missing: {
    mean: (needed, has) => (has ? `Gredi ya wastani ${needed}. Una ${has}.` : `Gredi ya wastani ${needed}.`),
    subject: (subject, has) => (has === null ? `${subject}.` : `${subject}. Una ${has}.`),
    utmeSubject: (subject) => `Somo la UTME: ${subject}.`,
    clusterSubject: (cluster) => `Moja ya masomo manne ya cluster ${cluster}.`,
    points: (short, lowest) => `Pointi ${short} zaidi. Cut-off ya chini zaidi ya karibuni ilikuwa ${lowest}.`,
    credits: (needed, has) => `Credits ${needed} (C6 au bora zaidi). Una ${has}.`,
    pass: (subject) => `Ufaulu (pass) katika ${subject}.`,
    electives: "Credits (C6 au bora zaidi) katika masomo ya lazima na masomo matatu ya hiari.",
    aggregate: (limit, has) => `Aggregate ${limit} au bora zaidi. Una ${has}.`,
  },
};

export const examNames: Words["examNames"] = {
  "Languages and Mathematics": "Lugha na Hisabati",
  Sciences: "Sayansi",
  Humanities: "Masomo ya jamii",
  "Other subjects": "Masomo mengine",
  "Most taken": "Yanayofanywa zaidi",
  "Core subjects": "Masomo ya lazima",
  Electives: "Masomo ya hiari",
  "Other electives": "Masomo mengine ya hiari",
  "WAEC or NECO": "WAEC au NECO",
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

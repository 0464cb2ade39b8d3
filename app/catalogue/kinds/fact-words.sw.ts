import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./fact-words.ts";

type Words = Translation<typeof english>;

export const levelNames: Words["levelNames"] = {
  high_school: "Shule ya upili",
  vocational: "Mafunzo ya kiufundi",
  undergraduate: "Shahada ya kwanza",
  graduate: "Uzamili (Master's)",
  doctorate: "Uzamifu (PhD)",
  short_course: "Kozi fupi",
};

export const finishedNames: Words["finishedNames"] = {
  none: "Bado hakuna",
  primary: "Shule ya msingi",
  secondary: "Shule ya upili",
  vocational: "Cheti au diploma",
  undergraduate: "Shahada ya kwanza",
  graduate: "Shahada ya uzamili",
};

export const coveredNames: Words["coveredNames"] = {
  tuition: "karo",
  stipend: "pesa za kujikimu",
  travel: "usafiri",
  accommodation: "malazi",
  books: "vitabu",
  insurance: "bima",
  laptop: "kompyuta",
  exam_fees: "ada za mitihani",
  mentoring: "ushauri (mentoring)",
  loan: "mkopo",
};

export const periodNames: Words["periodNames"] = {
  year: "kwa mwaka",
  semester: "kwa muhula",
  trimester: "kwa muhula wa miezi mitatu",
  month: "kwa mwezi",
  week: "kwa wiki",
  day: "kwa siku",
  once: "mara moja",
};

export const sourceNames: Words["sourceNames"] = {
  official: "tovuti rasmi",
  press: "gazeti",
  aggregator: "tovuti ya matangazo",
  visitor: "imeripotiwa na mgeni, haijathibitishwa",
  knowledge: "ujuzi wa jumla, haujathibitishwa",
};

export const workKindNames: Words["workKindNames"] = {
  attachment: "Mafunzo ya nyanjani (attachment)",
  national_service: "Huduma ya taifa",
  volunteer: "Kazi ya kujitolea",
  fellowship: "Fellowship",
};

export const groupNames: Words["groupNames"] = {
  low_income: "familia zenye kipato cha chini",
  disability: "watu wenye ulemavu",
  refugee: "wakimbizi",
  orphan: "mayatima",
  rural: "wanafunzi wa mashambani",
  sport: "wanamichezo",
  academic_staff: "wahadhiri na wafanyakazi wa vyuo",
  first_generation: "walio wa kwanza katika familia kusoma chuo",
};

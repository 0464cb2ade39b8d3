import { dayInWords, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const ofThese = (count: number) => (count < 2 ? "ከተስማሚ ዕድሎችዎ 1 ይህን ይጠይቃል" : `ከተስማሚ ዕድሎችዎ ${count} ይህን ይጠይቃሉ`);
const isSameYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

export const planWords: Words["planWords"] = {
  title: "ዕቅድዎ",
  intro: "የተለመዱ ቀናት ሊቀየሩ ስለሚችሉ ይፋዊውን ድረ ገጽ ይመልከቱ።",
  description: "ከሚስማሙዎት ዕድሎች በመነሳት በሚቀጥሉት ሁለት ዓመታት ምን መቼ እንደሚሠራ።",
  summary: (fits, check) =>
    `የሚስማሙዎት፦ ${fits}። የእርስዎን ወይም የተቋሙን መልስ የሚጠብቁ፦ ${check}። ለእርስዎ ክፍት ያልሆኑትን አናካትትም።`,
  best: "ዕቅድዎ የሚያሳየው ይበልጥ የሚስማሙዎትን ነው።",
  file: "ዕቅዱን በቀን መቁጠሪያዎ ያስገቡ",
  fileName: "Fursa፦ የእኔ ዕቅድ",
  matches: "ተስማሚ ዕድሎችን ሁሉ ይመልከቱ",
  next: "ቀጥሎ የሚሠራው",
  months: "በየወሩ",
  counts: (prepare, closes, opens) =>
    [
      prepare > 0 && `${prepare} ለመዘጋጀት`,
      closes > 0 && (closes < 2 ? "1 ይዘጋል" : `${closes} ይዘጋሉ`),
      opens > 0 && (opens < 2 ? "1 ይከፈታል" : `${opens} ይከፈታሉ`),
    ]
      .filter(Boolean)
      .join("፣ "),
  prepare: "ይዘጋጁ",
  closes: "ይዘጋል",
  opens: "ይከፈታል",
  happens: {
    closes: (time) => `የሚዘጋበት ቀን፦ ${time}`,
    opens: (time) => `የሚከፈትበት ቀን፦ ${time}`,
  },
  anyTime: "በማንኛውም ጊዜ",
  anyTimeIntro: "ለእነዚህ ዓመቱን ሙሉ ማመልከት ይችላሉ።",
  undated: (count) =>
    count < 2 ? "ሌላ 1 ዕድል ይስማማዎታል፣ ግን ቀኑን አናውቅም።" : `ሌሎች ${count} ዕድሎች ይስማሙዎታል፣ ግን ቀናቸውን አናውቅም።`,
  nothingToPlan: "የሚስማማዎት ነገር አለ፣ ግን ቀኑ ገና አልታወጀም።",
  nothingFits: "እስካሁን የሚስማማዎት የለም",
  noProfile: "ዕቅድዎ ከመገለጫዎ ይጀምራል",
  tell: (facts) => `ዕቅዱ እንዲሻሻል ይህን ይንገሩን፦ ${facts.join("፤ ")}።`,
  toProfile: "ወደ መገለጫዎ ይሂዱ",
  missing: {
    wants: "ቀጥለው መማር የሚፈልጉት",
    finished: "ያጠናቀቁት ትምህርት",
    fields: "የሚፈልጓቸው የትምህርት መስኮች",
    countries: "መማር የሚፈልጉበት ሀገር",
    results: "ውጤትዎ",
    tests: "የወሰዷቸው ፈተናዎች፣ ካሉ",
  },
  now: "አሁን",
  byMonth: (day, today) => `እስከ ${monthOf(day)}${isSameYear(day, today) ? "" : ` ${day.slice(0, 4)}`}`,
  byDay: (day, today) => `እስከ ${isSameYear(day, today) ? dayWithoutYear(day) : dayInWords(day)}`,
  take: (test, time, count) => `${time} ${test} ይፈተኑ፦ ${ofThese(count)}`,
  askReferees: (most, time, count) =>
    most < 2
      ? `${time} አንድ ሰው የድጋፍ ደብዳቤ እንዲጽፍልዎ ይጠይቁ፦ ${ofThese(count)}`
      : `${time} ${most} ሰዎች እያንዳንዳቸው የድጋፍ ደብዳቤ እንዲጽፉልዎ ይጠይቁ፦ ${ofThese(count)}`,
  writeEssay: (time, count) => `${time} ድርሰትዎን ይጻፉ፦ ${ofThese(count)}`,
  haveReady: (document, time, count) => `${time} ይህን ሰነድ ያዘጋጁ፦ ${document} (${ofThese(count)})`,
};

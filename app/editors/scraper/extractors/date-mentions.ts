import {
  ethiopianMonthOf,
  ethiopianMonthPattern,
  fromEthiopian,
  isMarkedEthiopian,
} from "./ethiopian-dates.ts";
import { monthOf, monthPattern } from "./months.ts";
import { overlap, Spans } from "./spans.ts";

/** A date in a text. The year may be missing, and so may the month of a range's first day. */
export interface DateMention {
  start: number;
  end: number;
  day: number;
  month: number;
  year: number | null;
  /** 0 is Sunday; null if no weekday is named. */
  weekday: number | null;
  /** The first day of "1 to 30 April": never a deadline. */
  beginsRange: boolean;
  endsRange: boolean;
}

/** In English, French, Kiswahili and Portuguese. */
const weekdays = [
  ["sun", "dimanche", "jumapili", "domingo"],
  ["mon", "lundi", "jumatatu", "segunda-feira"],
  ["tue", "mardi", "jumanne", "terça-feira"],
  ["wed", "mercredi", "jumatano", "quarta-feira"],
  ["thu", "jeudi", "alhamisi", "quinta-feira"],
  ["fri", "vendredi", "ijumaa", "sexta-feira"],
  ["sat", "samedi", "jumamosi", "sábado"],
];
const weekday = `(?:\\b(?<weekday>${weekdays.flat().join("|")})(?:day|sday|nesday|rsday|urday|s|r|rs)?\\.?,? (?:the |le |tarehe |dia )?)?`;
const day = (name: string) => `(?<${name}>0?[1-9]|[12]\\d|3[01])(?: ?(?:st|nd|rd|th|er|º))?`;
const year = "(?<year>(?:19|20)\\d\\d)(?![\\d/])";
const dash = " ?(?:-|to|until|till|through|and|au|a|ao) ?";
const noDigitBefore = "(?<![\\d.,/:€$£₦-])";

const patterns = [
  // 1-30 April 2027, 1 to 30 April
  `${noDigitBefore}\\b${weekday}${day("firstDay")}${dash}${day("day")}(?: of| de|-|,)? ?(?<month>${monthPattern})\\b\\.?(?:,? (?:of |de )?${year})?`,
  // Thursday, 30th of April, 2027; 30-Apr-2027; 30 April
  `${noDigitBefore}\\b${weekday}${day("day")}(?: (?:day )?of | de |-|,? )(?<month>${monthPattern})\\b\\.?(?:(?:,? (?:of |de )?|-|')${year})?`,
  // April 1-30, 2027
  `\\b${weekday}(?<month>${monthPattern})\\.? (?:the )?${day("firstDay")}${dash}${day("day")}\\b(?! ?(?:${monthPattern})\\b)(?:,? ${year})?`,
  // Friday, April 30th, 2027; April 30
  `\\b${weekday}(?<month>${monthPattern})\\.?,?[ -](?:the )?${day("day")}\\b(?![:.]\\d|,\\d{3}|\\d| ?%)(?:(?:,? ?|-)${year})?`,
  // ጥር 22 ቀን 2019 ዓ.ም, Tir 22, 2019 E.C.
  `(?<!\\p{L})(?<ethiopianMonth>${ethiopianMonthPattern}) ${day("day")}(?: ቀን)?,? ${year}`,
  // 22 Tir 2019
  `${noDigitBefore}\\b${day("day")} (?<ethiopianMonth>${ethiopianMonthPattern}),? ${year}`,
  // 2027-04-30, with or without a time
  `${noDigitBefore}\\b${year.replace("(?![\\d/])", "")}[-/.](?<isoMonth>0?[1-9]|1[0-2])[-/.](?<isoDay>0[1-9]|[12]\\d|3[01]|[1-9])(?!\\d)`,
  // 30/04/2027, 30.04.2027
  `${noDigitBefore}\\b(?<one>\\d{1,2})(?<mark>[-/.])(?<other>\\d{1,2})\\k<mark>${year}`,
  // 30/04/27
  `${noDigitBefore}\\b(?<one>\\d{1,2})(?<mark>[/.])(?<other>\\d{1,2})\\k<mark>(?<shortYear>2\\d)(?![\\d/.:])`,
].map((pattern) => new RegExp(pattern, "giu"));

/** All dates in the text, in order, without ambiguous ones such as 04/05. */
export function findDateMentions(text: string): DateMention[] {
  const found: DateMention[] = [];
  const taken = new Spans<DateMention>();
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (taken.touching(place).some((other) => overlap(other, place))) continue;
      if (isVerb(match.groups ?? {})) continue;
      const behind = text.slice(place.end, place.end + 8);
      for (const mention of mentionsIn(match.groups ?? {}, place.start, place.end, behind)) {
        found.push(mention);
        taken.add(mention);
      }
    }
  return shareYears(
    found.sort((one, other) => one.start - other.start),
    text,
  ).filter(exists);
}

type DateGroups = Record<string, string | undefined>;

function mentionsIn(groups: DateGroups, start: number, end: number, behind: string): DateMention[] {
  const common = {
    start,
    end,
    year: groups.year ? Number(groups.year) : groups.shortYear ? 2000 + Number(groups.shortYear) : null,
    weekday: groups.weekday ? weekdayOf(groups.weekday.toLowerCase()) : null,
    beginsRange: false,
    endsRange: false,
  };
  const ethiopian = ethiopianDay(groups, behind);
  if (ethiopian !== undefined) return ethiopian ? [{ ...common, ...ethiopian }] : [];
  if (groups.isoDay)
    return [{ ...common, day: Number(groups.isoDay), month: Number(groups.isoMonth), weekday: null }];
  if (groups.one) {
    const read = dayAndMonth(Number(groups.one), Number(groups.other), groups.mark === ".");
    return read ? [{ ...common, ...read, weekday: null }] : [];
  }
  const month = monthOf(groups.month ?? "");
  const last = { ...common, month, day: Number(groups.day) };
  if (!groups.firstDay) return [last];
  return [
    { ...last, day: Number(groups.firstDay), beginsRange: true },
    { ...last, weekday: null, endsRange: true },
  ];
}

const weekdayOf = (name: string) => weekdays.findIndex((names) => names.includes(name));

/** The Gregorian day of a date in the Ethiopian calendar; undefined if it is in ours, null if there is no such day. */
function ethiopianDay({ ethiopianMonth, one, other, day, year }: DateGroups, behind: string) {
  if (ethiopianMonth) return fromEthiopian(Number(year), ethiopianMonthOf(ethiopianMonth), Number(day));
  if (one && year && isMarkedEthiopian(behind))
    return fromEthiopian(Number(year), Number(other), Number(one));
  return undefined;
}

/** "Students under 30 may apply" is not a date. */
const isVerb = ({ month, year }: DateGroups) => month === "may" && !year;

/** 30/04 must be April, 04/05 is ambiguous. With dots, the day comes first. */
function dayAndMonth(one: number, other: number, isDayFirst: boolean) {
  if (isDayFirst || one === other || (one > 12 && other <= 12)) return { day: one, month: other };
  return other > 12 && one <= 12 ? { day: other, month: one } : null;
}

/** In "1 March - 30 April 2027" the first date gets the year of the second and begins a range. */
function shareYears(mentions: DateMention[], text: string): DateMention[] {
  for (const [place, mention] of mentions.entries()) {
    const next = mentions[place + 1];
    if (!next || mention.beginsRange || next.start < mention.end) continue;
    const between = text.slice(mention.end, next.start);
    if (!isRange(between, text.slice(Math.max(0, mention.start - 14), mention.start))) continue;
    const wraps = mention.month > next.month ? 1 : 0;
    mention.beginsRange = true;
    mention.year ??= next.year === null ? null : next.year - wraps;
    next.endsRange = true;
  }
  return mentions;
}

const isRange = (between: string, before: string) =>
  /^,? ?(?:-|until|till|through|thru)(?: the)? ?$/i.test(between) ||
  (/^,? ?(?:to(?: the)?|au|à|ao|a|até(?: ao)?) ?$/i.test(between) && !/extend\w{0,8} $/i.test(before)) ||
  (/^,? and(?: the)? $/i.test(between) && /between (?:the )?$/i.test(before));

function exists({ day, month, year }: DateMention): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year ?? 2028, month, 0)).getUTCDate();
}

import { dayInWords, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";

const ofThese = (count: number, what = "it") =>
  `${count} of your matches ${count === 1 ? "asks" : "ask"} for ${what}`;
const isSameYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

export const planWords = {
  title: "Your plan",
  intro: "Usual dates can change, so check the official site.",
  description: "What to do and when over the next two years, based on what fits you.",
  summary: (fits: number, check: number) =>
    `${fits === 1 ? "1 fits" : `${fits} fit`} you. ${check} more may fit: we need an answer from you or from them. We leave out what isn't open to you.`,
  best: "Your plan shows those that fit you best.",
  file: "Add the plan to your calendar",
  fileName: "Fursa: my plan",
  matches: "See all matches",
  next: "What to do next",
  months: "Month by month",
  /** "2 to prepare, 3 close, 1 opens". */
  counts: (prepare: number, closes: number, opens: number) =>
    [
      prepare > 0 && `${prepare} to prepare`,
      closes > 0 && (closes === 1 ? "1 closes" : `${closes} close`),
      opens > 0 && (opens === 1 ? "1 opens" : `${opens} open`),
    ]
      .filter(Boolean)
      .join(", "),
  prepare: "Get ready",
  closes: "Closes",
  opens: "Opens",
  /** "Closes 3 December", "Opens December 2026", where it is announced. */
  happens: {
    closes: (time: string) => `Closes ${time}`,
    opens: (time: string) => `Opens ${time}`,
  },
  anyTime: "At any time",
  anyTimeIntro: "You can apply for these all year round.",
  undated: (count: number) =>
    count === 1
      ? "1 more fits you, but we don't know its dates."
      : `${count} more fit you, but we don't know their dates.`,
  nothingToPlan: "Something fits you, but its dates aren't announced yet.",
  nothingFits: "Nothing fits you yet",
  noProfile: "Your plan begins with your profile",
  tell: (facts: readonly string[]) => `For a better plan, tell us: ${facts.join("; ")}.`,
  toProfile: "Go to my profile",
  missing: {
    wants: "what you want to study next",
    finished: "what you have finished",
    fields: "which fields interest you",
    countries: "where you want to study",
    results: "your grades",
    tests: "which tests you've taken, if any",
  },
  now: "now",
  /** "by March", "by March 2028". */
  byMonth: (day: string, today: string) =>
    `by ${monthOf(day)}${isSameYear(day, today) ? "" : ` ${day.slice(0, 4)}`}`,
  byDay: (day: string, today: string) =>
    `by ${isSameYear(day, today) ? dayWithoutYear(day) : dayInWords(day)}`,
  take: (test: string, time: string, count: number) => `Take ${test} ${time}: ${ofThese(count)}`,
  askReferees: (most: number, time: string, count: number) =>
    `Ask ${most === 1 ? "a referee for a letter" : `${most} referees for letters`} ${time}: ${ofThese(count, most === 1 ? "one" : "letters")}`,
  writeEssay: (time: string, count: number) => `Write your essay ${time}: ${ofThese(count, "one")}`,
  haveReady: (document: string, time: string, count: number) =>
    `Get your ${inSentence(document)} ready ${time}: ${ofThese(count, "this")}`,
};

/** "transcripts", but "CV", "NIN" and "English proof". */
function inSentence(document: string): string {
  const isPlain =
    /^[A-Z][a-z]/.test(document) &&
    !/^(?:\w+ish|French|German|Arabic|Kiswahili|Portuguese|\w+ese)\b/.test(document);
  return isPlain ? document.charAt(0).toLowerCase() + document.slice(1) : document;
}

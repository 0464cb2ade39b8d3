import type { GradeNeeded } from "#database/schema/facts.ts";
import { containsWords, wordsOf } from "./words-of.ts";

/** What a minimum is counted in. Credits are twice their number, and one more where English and Maths must be among them. */
export type Measure = "kcse" | "credits" | "aggregate" | "utme" | "principalPasses" | "percent" | "degree";

/** What the words of one minimum come to. */
export interface ParsedMinimum {
  minima: Partial<Record<Measure, number>>;
  /** There are other ways in, or words we cannot count with: nobody is turned away by it. */
  hasOtherWays: boolean;
  /** More is asked than is counted, such as certain subjects: nobody is let in by it. */
  asksMore: boolean;
}

const nothing: ParsedMinimum = { minima: {}, hasOtherWays: false, asksMore: false };
const unread: ParsedMinimum = { minima: {}, hasOtherWays: true, asksMore: false };

/** Reads "C+", "5 credits incl. English and Mathematics", "Second Class Upper". The database's `fit_grade` is the same rule. */
export function parseMinimum({ system, min, note }: GradeNeeded): ParsedMinimum {
  const said = wordsOf(min);
  const noted = wordsOf(note ?? "");
  if (containsWords(noted, "to keep")) return nothing;
  const read = readers[system](said, signsOf(min), noted);
  return {
    ...read,
    hasOtherWays: read.hasOtherWays || softening.some((words) => containsWords(noted, words)),
    asksMore: read.asksMore || hardening.some((words) => containsWords(noted, words)),
  };
}

/** Notes that let somebody in below the bar. */
export const softening = [
  "considered",
  "is enough",
  "disability",
  "disabilities",
  "women",
  "usual",
  "usually",
  "typical",
  "normally",
  "exceptions",
  "experience",
  "postgraduate qualification",
  "or 2 2",
  "or top",
  "or hnd",
  "hnd upper credit",
  "or sat",
  "also took",
  "take lower",
  "lower for marginalised",
  "second class lower",
  "2 2 for",
  "3 0 to",
  "d for",
] as const;

/** Notes that ask for more than the bar. */
export const hardening = ["teaching subjects", "foundation", "at once"] as const;

type Read = (said: string, signs: string, noted: string) => ParsedMinimum;

const readers: Record<GradeNeeded["system"], Read> = {
  KCSE: (_, signs, noted) => {
    const grade = /^([a-e])([+-]?)(?: ?\(?(plain|plus|minus)\)?)?(?: average over 7 subjects)?$/.exec(signs);
    if (signs === "kcse") return bar("kcse", 1);
    const points = grade ? kcsePoints(grade[1] + kcseSign(grade[2], grade[3])) : 0;
    if (points === 0) return unread;
    return bar(
      "kcse",
      points,
      moreSubjects.some((words) => containsWords(noted, words)),
    );
  },
  WASSCE: (said, _, noted) => {
    const aggregate = /(?:^| )aggregate ([0-9]{1,2})(?: |$)/.exec(said);
    if (aggregate) return bar("aggregate", Number(aggregate[1]));
    const credits = creditsAsked(said);
    if (credits === 0) return unread;
    const both = `${said} ${noted}`;
    const withBoth =
      containsWords(said, "core") ||
      (containsWords(both, "english") &&
        (containsWords(both, "maths") || containsWords(both, "mathematics")));
    return bar(
      "credits",
      credits * 2 + (withBoth ? 1 : 0),
      sciences.some((subject) => containsWords(said, subject)),
    );
  },
  UACE: (said) => {
    const passes = /^([1-4]|one|two|three|four) principal(?: pass| passes)?( |$)/.exec(said);
    if (!passes) return unread;
    const isPlain =
      /^(?:[1-4]|one|two|three|four) principal(?: pass| passes)?(?:$| at one sitting$| e or better | with 5 | and 2 subsidiary passes)/.test(
        said,
      );
    return bar("principalPasses", numberIn(passes[1]), !isPlain);
  },
  UCE: () => unread,
  EHEECE: (said, signs) => {
    const percent = /^([0-9]{1,3})%/.exec(signs);
    if (percent && Number(percent[1]) <= 100) return bar("percent", Number(percent[1]));
    return /^(?:ministry )?pass mark(?: |$)/.test(said) ? bar("percent", 50) : unread;
  },
  CGPA5: (_, signs) => cgpa(signs, ng5),
  CGPA7: (_, signs) => cgpa(signs, ng7),
  CGPA4: (_, signs) => cgpa(signs, four),
  DEGREE_CLASS: (said) => {
    const degree = /^(?:relevant )?(?:bachelor s|first) degree(?: or equal| or equivalent)?$/.test(said)
      ? 1
      : classOf(said);
    return degree ? bar("degree", degree) : unread;
  },
  PERCENT: (_, signs) => {
    const percent = Number(/^([0-9]{1,3})%?(?: |$)/.exec(signs)?.[1] ?? 0);
    if (percent < 1 || percent > 100) return unread;
    return {
      minima: { percent, degree: alongLine(percent * 100, percentOfDegree) },
      hasOtherWays: true,
      asksMore: false,
    };
  },
  OTHER: (said) => {
    const utme = /^(?:utme|jamb) ([0-9]{2,3})$/.exec(said);
    if (utme) return bar("utme", Number(utme[1]));
    return said === "completed secondary school" ? nothing : unread;
  },
};

const bar = (measure: Measure, least: number, asksMore = false): ParsedMinimum =>
  least > 0 ? { minima: { [measure]: least }, hasOtherWays: false, asksMore } : unread;

/** Where plus, minus and the point mean something. */
const signsOf = (text: string) =>
  text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\t\n\r\u00a0 ]+/g, " ")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/^ | $/g, "");

export const kcseGrades = ["E", "D-", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A"] as const;
const kcsePoints = (grade: string) => kcseGrades.findIndex((one) => one.toLowerCase() === grade) + 1;
const kcseSign = (sign = "", word = "") => sign || (word === "plus" ? "+" : word === "minus" ? "-" : "");

/** Of a KCSE grade: subjects that a note asks for beside the mean grade. */
export const moreSubjects = [
  "with maths",
  "with mathematics",
  "mathematics and english too",
  "in biology",
] as const;
/** Subjects beside English and Maths. */
export const sciences = ["biology", "chemistry", "physics"] as const;

function creditsAsked(said: string): number {
  const counted =
    /^([3-9]|three|four|five|six|seven|eight|nine) (?:credits|passes at c|passes at c6)(?: |$)/.exec(said);
  if (counted) return numberIn(counted[1]);
  if (said === "c6 in six subjects" || said === "c6 in 6 subjects") return 6;
  const inGhana =
    (containsWords(said, "credits") || containsWords(said, "c6")) &&
    !containsWords(said, "d7") &&
    /(?:^| )electives?(?: |$)/.test(said);
  return inGhana && (containsWords(said, "core") || containsWords(said, "english")) ? 6 : 0;
}

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const numberIn = (word = "") => (/^[0-9]$/.test(word) ? Number(word) : numberWords.indexOf(word) + 1);

function classOf(said: string): number {
  if (/^first(?: class)?(?: honours)?$/.test(said)) return 350;
  if (/^(?:2 1|second class upper|upper second)(?: class)?(?: honours)?(?: or equivalent)?$/.test(said))
    return 300;
  if (
    /^(?:2 2|second class lower|lower second|second)(?: class)?(?: honours)?(?: or equivalent)?$/.test(said)
  )
    return 200;
  return /^third(?: class)?(?: honours)?$/.test(said) ? 100 : 0;
}

/** Marks in hundredths and what they are of a GPA out of four, in hundredths: between two of them lies a straight line. */
type Scale = readonly (readonly [mark: number, gpa: number])[];

const ng5 = [
  [0, 0],
  [100, 50],
  [150, 100],
  [240, 200],
  [350, 300],
  [450, 350],
  [500, 400],
] as const satisfies Scale;
const ng7 = [
  [0, 0],
  [100, 50],
  [160, 100],
  [260, 200],
  [460, 300],
  [600, 350],
  [700, 400],
] as const satisfies Scale;
const four = [
  [0, 0],
  [400, 400],
] as const satisfies Scale;
const percentOfDegree = [
  [0, 0],
  [4000, 100],
  [5000, 200],
  [6000, 300],
  [7000, 350],
  [8500, 400],
  [10000, 400],
] as const satisfies Scale;

function cgpa(signs: string, scale: Scale): ParsedMinimum {
  const number = /^([0-9])(?:\.([0-9]{1,2}))?(?: or equivalent)?$/.exec(signs);
  const mark = number ? Number(number[1]) * 100 + Number((number[2] ?? "").padEnd(2, "0")) : 0;
  const degree = alongLine(mark, scale);
  return degree > 0 ? bar("degree", degree) : unread;
}

/** Cut to a hundredth, never rounded up. 0 where the mark is off the scale. */
function alongLine(mark: number, scale: Scale): number {
  for (const [place, [to, gpa]] of scale.entries()) {
    const [from, below] = scale[place - 1] ?? [0, 0];
    if (mark <= to)
      return to === from ? gpa : below + Math.floor(((mark - from) * (gpa - below)) / (to - from));
  }
  return 0;
}

import type { GradeNeeded } from "#database/schema/facts.ts";
import { containsWords, wordsOf } from "./words-of.ts";

/** The scale of a minimum. Credits count double, plus one if English and Maths must be among them. */
export type GradeMeasure =
  | "kcse"
  | "credits"
  | "aggregate"
  | "utme"
  | "principalPasses"
  | "percent"
  | "degree"
  | "diploma";

export interface ParsedMinimum {
  minima: Partial<Record<GradeMeasure, number>>;
  /** There are other ways in, or the text can't be parsed: never leads to "no". */
  hasOtherWays: boolean;
  /** Requires more than we can compare, such as certain subjects: never leads to "yes". */
  asksMore: boolean;
}

const nothing: ParsedMinimum = { minima: {}, hasOtherWays: false, asksMore: false };
const unreadable: ParsedMinimum = { minima: {}, hasOtherWays: true, asksMore: false };

/** Parses "C+", "5 credits incl. English and Mathematics", "Second Class Upper". */
export function parseMinimum({ system, min, note }: GradeNeeded): ParsedMinimum {
  const noteWords = wordsOf(note ?? "");
  const says = (remark: string) => containsWords(noteWords, remark);
  if (says("to keep")) return nothing;
  const parsed = parsers[system](wordsOf(min), signsOf(min), noteWords);
  return {
    ...parsed,
    hasOtherWays: parsed.hasOtherWays || softening.some(says),
    asksMore: parsed.asksMore || hardening.some(says),
  };
}

/** Notes that allow exceptions below the minimum. */
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
  "in nigeria",
  "or sat",
  "also took",
  "take lower",
  "lower for marginalised",
  "second class lower",
  "2 2 for",
  "3 0 to",
  "d for",
] as const;

/** Notes that ask for more than the minimum. */
export const hardening = ["teaching subjects", "foundation", "at once"] as const;

type Parse = (words: string, signs: string, note: string) => ParsedMinimum;

const parsers: Record<GradeNeeded["system"], Parse> = {
  KCSE: (_, signs, note) => {
    const grade = /^([a-e])([+-]?)(?: ?\(?(plain|plus|minus)\)?)?(?: average over 7 subjects)?$/.exec(signs);
    if (signs === "kcse") return minimum("kcse", 1);
    const points = grade ? kcsePoints(grade[1] + kcseSign(grade[2], grade[3])) : 0;
    if (points === 0) return unreadable;
    return minimum(
      "kcse",
      points,
      moreSubjects.some((subject) => containsWords(note, subject)),
    );
  },
  WASSCE: (words, _, note) => {
    const aggregate = /(?:^| )aggregate ([0-9]{1,2})(?: |$)/.exec(words);
    if (aggregate) return minimum("aggregate", Number(aggregate[1]));
    const credits = creditsNeeded(words);
    if (credits === 0) return unreadable;
    const both = `${words} ${note}`;
    const withBoth =
      containsWords(words, "core") ||
      (containsWords(both, "english") &&
        (containsWords(both, "maths") || containsWords(both, "mathematics")));
    return minimum(
      "credits",
      credits * 2 + (withBoth ? 1 : 0),
      sciences.some((subject) => containsWords(words, subject)),
    );
  },
  UACE: (words) => {
    const passes = /^([1-4]|one|two|three|four) principal(?: pass| passes)?( |$)/.exec(words);
    if (!passes) return unreadable;
    const isPlain =
      /^(?:[1-4]|one|two|three|four) principal(?: pass| passes)?(?:$| at one sitting$| e or better | with 5 | and 2 subsidiary passes)/.test(
        words,
      );
    return minimum("principalPasses", numberIn(passes[1]), !isPlain);
  },
  UCE: () => unreadable,
  EHEECE: (words, signs) => {
    const percent = /^([0-9]{1,3})%/.exec(signs);
    if (percent && Number(percent[1]) <= 100) return minimum("percent", Number(percent[1]));
    return /^(?:ministry )?pass mark(?: |$)/.test(words) ? minimum("percent", 50) : unreadable;
  },
  CGPA5: (_, signs) => cgpa(signs, ng5),
  CGPA7: (_, signs) => cgpa(signs, ng7),
  CGPA4: (_, signs) => cgpa(signs, four),
  DEGREE_CLASS: (words, _, note) => {
    const degree = /^(?:relevant )?(?:bachelor s|first) degree(?: or equal| or equivalent)?$/.test(words)
      ? 1
      : classOf(words);
    const parsed = degree ? minimum("degree", degree) : unreadable;
    return containsWords(note, "hnd upper credit")
      ? { ...parsed, minima: { ...parsed.minima, diploma: 300 } }
      : parsed;
  },
  PERCENT: (_, signs) => {
    const percent = Number(/^([0-9]{1,3})%?(?: |$)/.exec(signs)?.[1] ?? 0);
    if (percent < 1 || percent > 100) return unreadable;
    return {
      minima: { percent, degree: alongLine(percent * 100, percentOfDegree) },
      hasOtherWays: true,
      asksMore: false,
    };
  },
  OTHER: (words) => {
    const utme = /^(?:utme|jamb) ([0-9]{2,3})$/.exec(words);
    if (utme) return minimum("utme", Number(utme[1]));
    return words === "completed secondary school" ? nothing : unreadable;
  },
};

const minimum = (measure: GradeMeasure, least: number, asksMore = false): ParsedMinimum =>
  least > 0 ? { minima: { [measure]: least }, hasOtherWays: false, asksMore } : unreadable;

/** Like `wordsOf`, but keeps plus, minus and the decimal point. */
const signsOf = (text: string) =>
  text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\t\n\r\u00a0 ]+/g, " ")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/^ | $/g, "");

export const kcseGrades = ["E", "D-", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A"] as const;
const kcsePoints = (grade: string) => kcseGrades.findIndex((one) => one.toLowerCase() === grade) + 1;
const kcseSign = (sign = "", word = "") => sign || (word === "plus" ? "+" : word === "minus" ? "-" : "");

/** Notes that ask for subjects as well as the KCSE mean grade. */
export const moreSubjects = [
  "with maths",
  "with mathematics",
  "mathematics and english too",
  "in biology",
] as const;
export const sciences = ["biology", "chemistry", "physics"] as const;

function creditsNeeded(words: string): number {
  const counted =
    /^([3-9]|three|four|five|six|seven|eight|nine) (?:credits|passes at c|passes at c6)(?: |$)/.exec(words);
  if (counted) return numberIn(counted[1]);
  if (words === "c6 in six subjects" || words === "c6 in 6 subjects") return 6;
  const inGhana =
    (containsWords(words, "credits") || containsWords(words, "c6")) &&
    !containsWords(words, "d7") &&
    /(?:^| )electives?(?: |$)/.test(words);
  return inGhana && (containsWords(words, "core") || containsWords(words, "english")) ? 6 : 0;
}

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const numberIn = (word = "") => (/^[0-9]$/.test(word) ? Number(word) : numberWords.indexOf(word) + 1);

function classOf(words: string): number {
  if (/^first(?: class)?(?: honours)?$/.test(words)) return 350;
  if (/^(?:2 1|second class upper|upper second)(?: class)?(?: honours)?(?: or equivalent)?$/.test(words))
    return 300;
  if (
    /^(?:2 2|second class lower|lower second|second)(?: class)?(?: honours)?(?: or equivalent)?$/.test(words)
  )
    return 200;
  return /^third(?: class)?(?: honours)?$/.test(words) ? 100 : 0;
}

/** Marks and the GPA out of four that they count as, both in hundredths, with straight lines between. */
type MarkScale = readonly (readonly [mark: number, gpa: number])[];

const ng5 = [
  [0, 0],
  [100, 50],
  [150, 100],
  [240, 200],
  [350, 300],
  [450, 350],
  [500, 400],
] as const satisfies MarkScale;
const ng7 = [
  [0, 0],
  [100, 50],
  [160, 100],
  [260, 200],
  [460, 300],
  [600, 350],
  [700, 400],
] as const satisfies MarkScale;
const four = [
  [0, 0],
  [400, 400],
] as const satisfies MarkScale;
const percentOfDegree = [
  [0, 0],
  [4000, 100],
  [5000, 200],
  [6000, 300],
  [7000, 350],
  [8500, 400],
  [10000, 400],
] as const satisfies MarkScale;

function cgpa(signs: string, scale: MarkScale): ParsedMinimum {
  const number = /^([0-9])(?:\.([0-9]{1,2}))?(?: or equivalent)?$/.exec(signs);
  const mark = number ? Number(number[1]) * 100 + Number((number[2] ?? "").padEnd(2, "0")) : 0;
  const degree = alongLine(mark, scale);
  return degree > 0 ? minimum("degree", degree) : unreadable;
}

/** Rounded down. Returns 0 if the mark is off the scale. */
function alongLine(mark: number, scale: MarkScale): number {
  for (const [place, [to, gpa]] of scale.entries()) {
    const [from, below] = scale[place - 1] ?? [0, 0];
    if (mark <= to)
      return to === from ? gpa : below + Math.floor(((mark - from) * (gpa - below)) / (to - from));
  }
  return 0;
}

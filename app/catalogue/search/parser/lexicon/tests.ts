import { type LexiconEntry, meaning } from "../meaning.ts";

/** Most awards don't say: those that name no test rank after those that need none. */
const noTest = meaning("test", "No English test named", { tags: { "test unneeded": 9, "test unsaid": 5 } });
/** Words that follow "without mathematics" and the like. */
export const noMaths = meaning("test", "Mathematics not named", {
  tags: { "maths unnamed": 9, "maths unsaid": 5 },
  kind: "colleges",
  narrows: "colleges",
});
const noJamb = meaning("test", "Without JAMB", {
  tags: { "through others": 8 },
  prefers: { "country Nigeria": 6 },
  kind: "colleges",
  narrows: "colleges",
});

const noKuccps = meaning("test", "Without KUCCPS", {
  tags: { "through others": 8 },
  prefers: { "country Kenya": 6 },
  kind: "colleges",
  narrows: "colleges",
});

/** Parts of an application. Students search for awards with and "without" them. */
const requirement = (what: string, label: string, words: string[]) =>
  meaning("test", label, {
    tags: { [`${what} yes`]: 3 },
    words,
    mention: 6,
    absent: meaning("test", `${label} not needed`, { tags: { [`${what} no`]: 9, [`${what} unsaid`]: 5 } }),
  });

export const tests: LexiconEntry[] = [
  [
    "failed maths, failed math, failed mathematics, without good maths, weak in maths, poor in maths",
    noMaths,
  ],
  ["ielts", meaning("test", "IELTS", { words: ["ielts"], mention: 6, kind: "scholarships", absent: noTest })],
  ["toefl", meaning("test", "TOEFL", { words: ["toefl"], mention: 6, kind: "scholarships", absent: noTest })],
  [
    "english test, english proficiency, english proficiency test, ielts or toefl",
    meaning("test", "English test", {
      words: ["ielts", "toefl", "english test"],
      mention: 5,
      absent: noTest,
    }),
  ],
  [
    "sat, sat scores, sat score",
    meaning("test", "SAT", { tags: { "test SAT": 9 }, kind: "scholarships", absent: noTest }),
  ],
  ["gre", meaning("test", "GRE", { tags: { "test GRE": 9 }, kind: "scholarships", absent: noTest })],
  ["gmat", meaning("test", "GMAT", { tags: { "test GMAT": 9 }, kind: "scholarships", absent: noTest })],
  ["duolingo", meaning("test", "Duolingo", { words: ["duolingo"], mention: 6, absent: noTest })],
  [
    "jamb, utme, post utme, post-utme, jamb score",
    meaning("test", "JAMB/UTME", {
      words: ["jamb", "utme"],
      mention: 5,
      prefers: { "country Nigeria": 4 },
      kind: "colleges",
      absent: noJamb,
    }),
  ],
  [
    "kuccps, kuccps placement, kuccps portal",
    meaning("test", "KUCCPS", {
      words: ["kuccps"],
      mention: 5,
      prefers: { "country Kenya": 4 },
      kind: "colleges",
      absent: noKuccps,
    }),
  ],
  ["essay, essays, essay writing", requirement("essay", "Essay", ["essay"])],
  ["interview, interviews", requirement("interview", "Interview", ["interview"])],
  [
    "recommendation letter, recommendation letters, recommendation, reference letter, reference letters, letters of recommendation, letter of recommendation, referee, referees",
    requirement("referees", "Letters of recommendation", ["recommendation", "reference letter"]),
  ],
];

import { type Entry, meaning } from "../meaning.ts";

const names = [
  "ielts",
  "toefl",
  "gre",
  "gmat",
  "sat",
  "duolingo",
  "english test",
  "english proficiency",
  "english proficiency test",
  "ielts or toefl",
];
const without = [
  "without",
  "no",
  "not require",
  "not requiring",
  "no need",
  "no need of",
  "waived",
  "free of",
  "sans",
  "dont need",
  "don't need",
  "do not need",
  "doesn't need",
  "doesnt need",
  "not need",
  "dont require",
  "don't require",
  "do not require",
  "doesn't require",
  "doesnt require",
  "does not require",
  "dont ask for",
  "that dont need",
  "no need for",
  "not asking for",
  "bila",
];

/**
 * Most awards don't say: those that name no test rank after those that need none, and those that require one are
 * excluded.
 */
const noTest = meaning("test", "No English test named", { tags: { "test unneeded": 9, "test unsaid": 5 } });

export const tests: Entry[] = [
  [
    names
      .flatMap((name) => without.map((word) => `${word} ${name}`))
      .concat(names.map((name) => `${name} waiver`))
      .join(", "),
    noTest,
  ],
  [
    ["maths", "math", "mathematics"]
      .flatMap((name) =>
        ["without", "no", "failed", "not require", "without good"].map((word) => `${word} ${name}`),
      )
      .join(", "),
    meaning("test", "Mathematics not named", {
      tags: { "maths unnamed": 9, "maths unsaid": 5 },
      kind: "colleges",
      narrows: "colleges",
    }),
  ],
  [
    ["jamb", "utme", "post utme", "jamb score"]
      .flatMap((name) => ["without", "no", "not require"].map((word) => `${word} ${name}`))
      .join(", "),
    meaning("test", "Without JAMB", {
      tags: { "through others": 8 },
      prefers: { "country Nigeria": 6 },
      kind: "colleges",
      narrows: "colleges",
    }),
  ],
  ["ielts", meaning("test", "IELTS", { words: ["ielts"], mention: 6, kind: "scholarships" })],
  ["toefl", meaning("test", "TOEFL", { words: ["toefl"], mention: 6, kind: "scholarships" })],
  ["sat, sat scores, sat score", meaning("test", "SAT", { tags: { "test SAT": 9 }, kind: "scholarships" })],
  ["gre", meaning("test", "GRE", { tags: { "test GRE": 9 }, kind: "scholarships" })],
  ["gmat", meaning("test", "GMAT", { tags: { "test GMAT": 9 }, kind: "scholarships" })],
  ["duolingo", meaning("test", "Duolingo", { words: ["duolingo"], mention: 6 })],
  [
    "jamb, utme, post utme, post-utme, jamb score",
    meaning("test", "JAMB/UTME", {
      words: ["jamb", "utme"],
      mention: 5,
      prefers: { "country Nigeria": 4 },
      kind: "colleges",
    }),
  ],
];

import { type GradeSystem, numberIn, type ParsedResult } from "./system.ts";
import { resultProblems } from "./system-words.ts";

export const eheece: GradeSystem = {
  countries: ["Ethiopia"],
  level: "school",
  inputs: [
    {
      kind: "number",
      name: "score",
      label: "score",
      min: 0,
      max: 700,
      decimals: 2,
      hint: "eheeceScore",
    },
    {
      kind: "choice",
      name: "out_of",
      label: "outOf",
      values: ["600", "700", "500"],
      hint: "eheeceTotal",
    },
  ],
  subjects: null,
  // Based on universities' percentages, and strict: in 2024 one in twenty candidates reached half of the points.
  table: {
    kind: "steps",
    of: (reading) => percentOf(reading, null),
    steps: [
      [85, 4.0],
      [80, 3.75],
      [75, 3.5],
      [70, 3.0],
      [65, 2.75],
      [60, 2.5],
      [50, 2.0],
      [45, 1.75],
      [40, 1.0],
      [0, 0.0],
    ],
  },
  trust: "estimate",
  spellOut,
  contradiction: (reading) => {
    const [score, top] = [numberIn("score")(reading), topOf(reading)];
    if (score === null) return { input: "score", problem: resultProblems.range(0, top) };
    if (score <= top) return null;
    return { input: "score", problem: resultProblems.rangeOrTotal(top) };
  },
  sources: [
    {
      url: "https://www.nuffic.nl/en/education-systems/ethiopia/grades-and-study-results",
      read: "exam marks, university letters and classes",
    },
    {
      url: "https://addisstandard.com/5-4-of-students-pass-grade-12-exam-addis-abeba-tops-in-pass-rate/",
      read: "50% pass; 675/700",
    },
    { url: "https://addis-news.vercel.app/Detaile/3138", read: "out of 600 in 2025; remedial to end" },
    {
      url: "https://aaceb.sims.addislearning.edu.et/frontend/post/-2017-12-49-50-49-99-50-",
      read: "49.50% rounds to 50%: 297 of 600",
    },
    {
      url: "https://ethiopianjobs.net/remedial-program-result-ethiopia-2025-2017-result-ethernet-edu-et",
      read: "remedial cut-offs: 33%; 216/204/198/165",
    },
    {
      url: "https://myviewsonnews.net/ethiopia-announces-12th-grade-national-exam-cut-off-scores/",
      read: "remedial cut-offs: 31%; 204/192",
    },
  ],
};

/** In 2025 49.5 per cent was rounded up to the pass mark of 50. */
export function percentOf(reading: ParsedResult, year: number | null): number | null {
  const score = numberIn("score")(reading);
  if (score === null) return null;
  const percent = Math.floor((score / topOf(reading)) * 10_000 + 0.000_001) / 100;
  return year === 2025 && percent >= 49.5 && percent < 50 ? 50 : percent;
}

/** "68%" is 408 of 600, "412/700" is out of 700. If another total was chosen beside it, the text stays as typed. */
function spellOut(entries: ParsedResult["entries"]): ParsedResult["entries"] {
  const { score = "", out_of: chosen } = entries;
  const [, digits = "", top] = writtenShare.exec(score.trim()) ?? [];
  if (!digits || (top && chosen && top !== chosen)) return entries;
  const number = Number(digits.replace(",", "."));
  if (top) return { ...entries, score: String(number), out_of: top };
  const total = chosen || "600";
  return { ...entries, score: String(Math.round(number * Number(total)) / 100), out_of: total };
}

const writtenShare = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|(?:\/|out of|of)\s*(\d{3}))$/i;

const topOf = (reading: ParsedResult) => numberIn("out_of")(reading) ?? 600;

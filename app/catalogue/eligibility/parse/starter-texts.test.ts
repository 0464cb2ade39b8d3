import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface StarterRecord {
  key: string;
  published?: boolean;
  eligibility?: string;
  description: string;
  finished?: string;
  also_asked?: string[];
  [fact: string]: unknown;
}

const folder = "database/seed/catalogue";
const records = ["scholarships", "internships"].flatMap((kind) =>
  readdirSync(`${folder}/${kind}`)
    .sort()
    .flatMap((name): StarterRecord[] => JSON.parse(readFileSync(`${folder}/${kind}/${name}`, "utf8")))
    .filter(({ published }) => published !== false),
);

const alsoAsks = ({ also_asked }: StarterRecord, words: RegExp) =>
  (also_asked ?? []).some((line) => words.test(line));
const states = (record: StarterRecord, ...facts: string[]) =>
  facts.some((fact) => record[fact] !== undefined && record[fact] !== null);

interface Pattern {
  what: string;
  words: RegExp;
  inDescription: boolean;
  isFact: (record: StarterRecord) => boolean;
  /** Records whose words mean something else, or are covered by another fact. */
  exceptions: Record<string, string>;
}

const patterns: Pattern[] = [
  {
    what: "people who have finished not long ago",
    words:
      /\b(recent|new|fresh) (\w+ )?(graduates?|leavers)\b|graduated (less|recently|in the last|in \d{4})|(finished|earned) (one|it|a degree|a first degree|[^.]{0,40}) (in (about )?the last|less than)|\bjust (finished|graduated|out of)|last (two|three|four|five|six|seven|\d+) (years|months)/,
    inDescription: true,
    isFact: (record) =>
      states(record, "finished_within") ||
      alsoAsks(
        record,
        /recent|last (two|three|four|five)|just finished|straight from|at most|not too far|June of the year/,
      ),
    exceptions: {
      "haile-manas-academy-financial-aid-ethiopia": "when its first class graduated",
      "ecobank-entry-level-development-programme-ecobank": "the age limit decides",
      "dangote-graduate-and-technical-trainees-dangote-group": "the age limit decides",
      "firstbank-graduate-trainee-programme-first-bank-of-nigeria": "the age limit decides",
    },
  },
  {
    what: "people in their last year of study",
    words: /final[- ]year|last (two )?years? of (a|an|the|university|secondary|his|her|their)\b/,
    inDescription: true,
    isFact: (record) => alsoAsks(record, /last (two )?year/),
    exceptions: {},
  },
  {
    what: "people in a certain year of study",
    words:
      /\b(first|second|third|fourth)[- ]year\b|\b[1-5]00 level|Level [1-5]00|years? [1-6] (to|,|or)|finished (at least )?(one|two|three|first|the third) years?/,
    inDescription: false,
    isFact: (record) => states(record, "study_year_min", "study_year_max") || alsoAsks(record, /year|Level/),
    exceptions: {},
  },
  {
    what: "an age",
    words:
      /\b(under|below|aged|age of|over) \d\d\b|\b\d\d (or|to|and) (younger|older|less|above|\d\d)\b|older than \d\d|up to (about )?\d\d\b/,
    inDescription: true,
    isFact: (record) =>
      states(record, "age_min", "age_max", "age_max_lowest", "age_limits") || alsoAsks(record, /\b\d\d\b/),
    exceptions: {
      "national-apprenticeship-programme-ghana": "12 to 18 months",
      "university-work-study-programmes-kenya": "15 hours a week",
      "rotary-peace-fellowship": "50 places",
      "university-of-glasgow-african-excellence-award": "16 places",
      "world-agroforestry-internships-and-fellowships-cifor-icraf": "36 months",
    },
  },
  {
    what: "people who come from a region",
    words: /\bindigenes?\b|\bnatives? of\b/,
    inDescription: false,
    isFact: (record) => states(record, "region"),
    exceptions: {},
  },
  {
    what: "a class at school",
    words: /\bGrade (7|8|9|10|11|12)\b(?! exam)|\bForm [1-4]\b|\bSS ?[1-3]\b/,
    inDescription: false,
    isFact: (record) => alsoAsks(record, /Grade|Form|SS/) || record.finished !== "primary",
    exceptions: {},
  },
  {
    what: "citizens who are left out",
    words:
      /\bnot (\w+ )?(citizens|Egyptians)\b|\bNon-French\b|country except|outside the United Kingdom|has its own programme/,
    inDescription: false,
    isFact: (record) => states(record, "citizens_excluded"),
    exceptions: {},
  },
];

describe.each(patterns)("a text of the starter catalogue that names $what", (pattern) => {
  const { words, inDescription, isFact, exceptions } = pattern;
  const naming = records.filter(({ eligibility = "", description }) =>
    words.test(inDescription ? `${eligibility}\n${description}` : eligibility),
  );

  test("has it as a fact too", () => {
    expect(naming.length).toBeGreaterThan(0);
    const lacking = naming.filter((record) => !isFact(record) && !(record.key in exceptions));
    expect(lacking.map(({ key, eligibility }) => `${key}: ${eligibility}`)).toEqual([]);
  });

  test("is an exception only if it needs to be one", () => {
    const needed = naming.filter((record) => !isFact(record)).map(({ key }) => key);
    expect(Object.keys(exceptions).sort()).toEqual(needed.sort());
  });
});

/**
 * Who may apply for a record, as a counsellor understands the record's text: clauses between semicolons, all of which must hold.
 *
 *   for ug pg           leads to a first degree or a master's (hs, voc, ug, pg, phd, short)
 *   of KE UG            citizens of; `of Africa` any African country
 *   in KE               people who live in; `from Turkana, Garissa` people of a county, state or region
 *   done secondary      has finished (primary, secondary, vocational, degree, master); `under degree` has not;
 *                       `step vocational` may also qualify another way
 *   now ug pg           is studying; `last 1` a first degree that ends in a year at most, `yearsdone 2` has done two years of it; `notnow ug` isn't; `within 2` is studying, or finished at most two years ago
 *   women, men, age 18-34, work 2 (years), workless 3 (fewer years), group orphan low_income (one of them; `other` is a group that the form doesn't ask for)
 *   field Nur Med       for these fields; `notfield Med` excludes those who study only these
 *   kcse C+, credits 5 (EM: with English and Maths), aggregate 24, utme 200, uace 2, percent 50,
 *   degree 300 (hundredths of a GPA of four; 300 is a 2:1), hnd 300 (300 is an upper credit)
 *   ask …, maybe …      only the provider knows: ask first; or a formality, so that it may also count as open
 *   unlikely …          practically closed: nobody applies, or only groups that the form doesn't ask for
 *   ended               nobody can apply any more
 *
 * `a | b` is either of them. `ug: …` applies to that level only. `word? …` is to be asked if the clause fails, since the text doesn't
 * plainly exclude the student; `word~ …` excludes "You can apply" if it fails, and accepts both other verdicts.
 */
export type Short = "hs" | "voc" | "ug" | "pg" | "phd" | "short";

export interface Clause {
  level: Short | null;
  /** The judgement if no alternative holds. */
  fails: "check" | "unlikely" | "closed";
  alternatives: { word: string; values: string[] }[];
  text: string;
}

export interface HandRule {
  levels: Short[];
  clauses: Clause[];
}

export function readRule(text: string): HandRule {
  const clauses = text.split("; ").map(readClause);
  const levels = clauses.find(({ alternatives: [first] }) => first?.word === "for");
  return {
    levels: (levels?.alternatives[0]?.values ?? []) as Short[],
    clauses: clauses.filter((clause) => clause !== levels),
  };
}

const words =
  /^(for|of|in|from|done|under|step|now|last|yearsdone|within|notnow|women|men|age|work|workless|group|field|notfield|kcse|credits|aggregate|utme|uace|percent|degree|hnd|ask|maybe|unlikely|ended)$/;

function readClause(text: string): Clause {
  const [, level = null, rule = ""] = /^(?:(hs|voc|ug|pg|phd|short): )?(.+)$/.exec(text) ?? [];
  const alternatives = rule.split(" | ").map((alternative) => {
    const [, word = "", , rest = ""] = /^([a-z]+)([?~]?)(?: (.*))?$/.exec(alternative) ?? [];
    if (!words.test(word)) throw new Error(`There is no clause "${alternative}" in "${text}"`);
    return { word, values: word === "from" ? rest.split(", ") : rest.split(" ") };
  });
  const fails = /(^|\| )[a-z]+\?/.test(rule) ? "check" : /(^|\| )[a-z]+~/.test(rule) ? "unlikely" : "closed";
  return { level: level as Short | null, fails, alternatives, text };
}

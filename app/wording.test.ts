import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Phrases that a native writer would not use, each with what to write instead. */
const dialect: [phrase: RegExp, instead: string][] = [
  [
    /\be-?mails? us\b|\b(?:a|the|this|that|by|our|your|these|those|no more|each|any|every) mails?\b(?! server)/i,
    "email",
  ],
  [/\bmailed\b/i, "emailed"],
  [/\bnotices?\b/i, "notification"],
  [/\bwhoever\b|\bwhosoever\b/i, "anyone who"],
  [/\bsomebody\b|\bnobody's\b/i, "someone"],
  [/\bstands? (?:in|on|at|there|beside|for itself)\b|\bwhere it (?:stands|lies)\b/i, "is"],
  [
    /\b(?:cannot|can not|do not|does not|did not|is not|are not|was not|were not|will not|have not|has not|could not)\b/i,
    "a contraction",
  ],
  [/\bmeanwhile\b|\banew\b|\bin vain\b/i, "plain words"],
  [/\b(?:shall|need not|ought)\b/i, "will, don't have to"],
  [/(?<!something )\bof (?:its|their|your|our) own\b/i, "own, separate"],
  [/\bto be sure\b|\bsurer\b|\bby a slip\b|\bgo astray\b/i, "plain words"],
  [/\bis no (?:copy|page|record|level)\b/i, "isn't a"],
  [/\bthe address of this page\b/i, "this page's link"],
  [/\bgathers offers\b/i, "a listings website"],
  [/\bput right\b|\btake over\b|\btaken over\b|\bdealt with already\b/i, "fix, use"],
  [/\blook on the official site\b/i, "check the official site"],
  [/\bthat you (?:saved|asked|like|want)\b(?! for)/i, "leave out 'that'"],
];

/** Words of comments that sound archaic or translated, or turn code and users into characters of a story. */
const archaic =
  /\b(?:whoever|whosoever|somebody|anybody|everybody|hers|comes true|lest|hence|thus|seldom|anew|in vain|shall|begins? so|marked so|stands? (?:around|beside|ready)|lies outside)\b/i;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const sentence = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const isUserFacing = (file: string) =>
  /(?:^|[/-])words\.ts$/.test(file) && !/\/(?:lexicon|search-terms)\//.test(file);

/** Such phrases in a file's string literals: "file: phrase (write: …)". */
function dialectIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(sentence)]
    .map(([, quoted, template]) => quoted ?? template ?? "")
    .flatMap((found) =>
      dialect
        .filter(([phrase]) => phrase.test(found))
        .map(([phrase, instead]) => `“${phrase.exec(found)?.[0]}” in “${found}”: write ${instead}`),
    );
}

test("no sentence in a words.ts file sounds translated", () => {
  const found = globSync("app/**/*.ts")
    .filter(isUserFacing)
    .flatMap((file) => dialectIn(readFileSync(file, "utf8")).map((problem) => `${file}: ${problem}`));
  expect(found).toEqual([]);
});

test("the check finds each of its phrases", () => {
  expect(
    dialectIn('const words = { a: "Whoever has it", b: "You get a mail", c: "You get an email" };'),
  ).toHaveLength(2);
});

test("no comment sounds archaic", () => {
  const found = globSync("{app,bench,database,scripts,server,tests}/**/*.{ts,tsx,mjs}").flatMap((file) =>
    (readFileSync(file, "utf8").match(comment) ?? [])
      .filter((text) => archaic.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("words modules have no styles, which every translation would repeat", () => {
  const withStyles = globSync("app/**/*words*.ts").filter((file) =>
    /["`](?:bg|text|border)-[a-z]/.test(readFileSync(file, "utf8")),
  );
  expect(withStyles).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readingGrade, sentencesOf } from "#tests/support/web/reading-grade.ts";

/** The school year at which visitors and members understand our sentences easily. */
const highestGrade = 6;
/** Fewer sentences say little about a module. */
const fewestSentences = 4;
/** A shorter one is a label. */
const fewestWords = 4;

/** Texts of the specification. */
const specified = [
  "No opportunities found matching your criteria.",
  "No upcoming events available yet.",
  "No advice articles yet.",
  "Check back soon for expert guidance!",
];

const namesALaw = /\b(?:Act|Law|Proclamation)\b.*\d{4}/;

/** Modules that list names: those of jobs. */
const namesOnly = ["app/discover/courses/server-words.ts"];

const literal = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

/** Whole sentences of a file: labels, names and dates have no full stop. What a page fills in counts as a number, which isn't graded. */
function sentencesIn(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(literal)]
    .map(([, quoted, template = ""]) => quoted ?? template.replace(/\$\{[^}]*\}/g, "7"))
    .filter((text) => /(?<!\.\.)[.?!]["”’)]?$/.test(text))
    .flatMap(sentencesOf)
    .filter((text) => !specified.includes(text) && !namesALaw.test(text) && wordsIn(text) >= fewestWords);
}

const modules = globSync("app/**/*words.ts").filter(
  (file) => !/^app\/editors\/|\/lexicon\//.test(file) && !namesOnly.includes(file),
);
const graded = modules
  .map((file) => ({ file, sentences: sentencesIn(file) }))
  .filter(({ sentences }) => sentences.length >= fewestSentences);

describe("our sentences can be read after six years of school", () => {
  test.each(graded)("$file", ({ sentences }) => {
    expect(readingGrade(sentences)).toBeLessThanOrEqual(highestGrade);
  });
});

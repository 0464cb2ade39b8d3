import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "./languages.ts";

const others = languages.filter((language) => language !== "en");
const load = async (file: string): Promise<object> => ({ ...(await import(join(process.cwd(), file))) });
const modulesIn = (language: Language) => globSync(`app/**/*words.${language}.ts`);

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const longest = 25;
const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const sentencesIn = (text: string) => text.split(/(?<=[.!?።:;…])\s+/);

/** Files with longer sentences, to be shortened. This list may only get shorter. */
const stillLong: readonly string[] = [
  "app/accounts/rights/privacy-words.fr.ts",
  "app/content/about/words.fr.ts",
  "app/content/parents/words.fr.ts",
  "app/discover/calendar/words.fr.ts",
  "app/discover/calendar/words.sw.ts",
  "app/discover/jobs/words.fr.ts",
  "app/partners/schools/words.fr.ts",
  "app/students/alerts/unsubscribe/words.fr.ts",
  "app/students/alerts/words.fr.ts",
];

test.each(others)(`no sentence in %s has more than ${longest} words`, async (language) => {
  const found: string[] = [];
  for (const file of modulesIn(language).filter((one) => !stillLong.includes(one)))
    for (const sentence of textsIn(await load(file)).flatMap(sentencesIn))
      if (wordsIn(sentence) > longest) found.push(`${file}: ${sentence}`);
  expect(found).toEqual([]);
});

type CountSentence = (count: number) => unknown;

/** Functions about a single thing, by name. */
const functionsIn = (value: unknown, name = ""): [name: string, say: CountSentence][] =>
  typeof value === "function"
    ? value.length === 1
      ? [[name, value as CountSentence]]
      : []
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([part, held]) => functionsIn(held, `${name}.${part}`))
      : [];

function textOf(say: CountSentence, count: number): string | null {
  try {
    const text = say(count);
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

const form = (text: string | null) => text?.replace(/\d+/g, "#") ?? "";

/** A function takes a count if its English has two forms. */
const counts = (say: CountSentence) =>
  Boolean(textOf(say, 2)?.includes("2")) && form(textOf(say, 1)) !== form(textOf(say, 2));

/** Takes a grade, which isn't a count. */
const notCounting = ".gradesWords.degree";

test.each(others)("in %s zero has the right plural form", async (language) => {
  const found: string[] = [];
  for (const file of modulesIn(language)) {
    const english = new Map(functionsIn(await load(file.replace(`.${language}.ts`, ".ts"))));
    for (const [name, say] of functionsIn(await load(file))) {
      const original = english.get(name);
      if (!original || !counts(original) || name === notCounting) continue;
      const none = textOf(say, 0);
      // It has a separate sentence, or doesn't contain the number.
      if (!none?.includes("0")) continue;
      // 0 is singular in French and Amharic, plural in Kiswahili.
      const like = textOf(say, language === "sw" ? 2 : 1);
      if (like && form(none) !== form(like)) found.push(`${file}${name}: ${none} | ${like}`);
    }
  }
  expect(found).toEqual([]);
});

import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "./languages.ts";

const translated = languages
  .filter((language) => language !== "en")
  .flatMap((language) => globSync(`app/**/*.${language}.ts`))
  .map((file) => ({ file, english: file.replace(/\.\w+\.ts$/, ".ts") }));

type Words = Record<string, unknown>;
const load = (file: string): Promise<Words> => import(join(process.cwd(), file));

/** What a translation must not change: names, kinds of values, addresses, icons, and the members of lists. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "function") return "a function";
  if (typeof value === "string") return /^[/#]/.test(value) ? value : "a text";
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shapeOf(held)]));
}

describe("a translation has every sentence of its English module, and no other", () => {
  test.each(translated)("$file", async ({ file, english }) => {
    expect(shapeOf({ ...(await load(file)) })).toEqual(shapeOf({ ...(await load(english)) }));
  });
});

test("a module with translations exports objects and functions, which can be chosen when they are read", async () => {
  for (const english of new Set(translated.map((one) => one.english)))
    for (const [name, value] of Object.entries(await load(english)))
      expect(["object", "function"], `${english}: ${name}`).toContain(typeof value);
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookUp } from "./lookup.ts";

const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

test("a lookup finds a table's own properties, and no inherited ones", () => {
  const table = { pause: 1, resume: 2 };
  expect(lookUp(table, "pause")).toBe(1);
  expect(names.map((name) => lookUp(table, name))).toEqual(names.map(() => undefined));
});

const sources = globSync(["app/**/*.{ts,tsx}", "server/**/*.ts", "database/*.ts"])
  .filter((file) => !/\.test\.ts$|forms\/lookup\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const openTables = sources.flatMap(({ text }) =>
  [...text.matchAll(/^(?:export )?const (\w+): (?:Readonly<)?Record<string, .*= \{/gm)].map(
    ([, name = ""]) => name,
  ),
);

test("no lookup table is indexed with outside input except through `lookUp`", () => {
  expect(openTables).toContain("twins");
  const bare = new RegExp(`(?<![\\w.])(?:${openTables.join("|")})\\[|\\bin (?:${openTables.join("|")})\\b`);
  const lookups = sources.flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => bare.test(line) && openTables.some((name) => declares(text, name)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lookups).toEqual([]);
});

test("outside input is never cast to a key of a lookup table", () => {
  const casts = sources.flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => /\[[^\]]*\bas keyof\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(casts).toEqual([]);
});

/** The file defines the table itself, or imports it; another with the same name is a different table. */
const declares = (text: string, name: string) =>
  new RegExp(`const ${name}: (?:Readonly<)?Record<string,|import [^;]*\\b${name}\\b[^;]* from`).test(text);

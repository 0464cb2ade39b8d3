import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { choose } from "./lookup.ts";

const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

test("a word finds what the table was given, and nothing that every object is born with", () => {
  const table = { pause: 1, resume: 2 };
  expect(choose(table, "pause")).toBe(1);
  expect(names.map((name) => choose(table, name))).toEqual(names.map(() => undefined));
});

const sources = globSync(["app/**/*.{ts,tsx}", "server/**/*.ts", "database/*.ts"])
  .filter((file) => !/\.test\.ts$|forms\/choose\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const openTables = sources.flatMap(({ text }) =>
  [...text.matchAll(/^(?:export )?const (\w+): (?:Readonly<)?Record<string, .*= \{/gm)].map(
    ([, name = ""]) => name,
  ),
);

test("no table of ours is asked for an outside word without `choose`", () => {
  expect(openTables).toContain("twins");
  const bare = new RegExp(`(?<![\\w.])(?:${openTables.join("|")})\\[|\\bin (?:${openTables.join("|")})\\b`);
  const asked = sources.flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => bare.test(line) && openTables.some((name) => declares(text, name)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(asked).toEqual([]);
});

test("no outside word is called a key of a table to please the compiler", () => {
  const pleased = sources.flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => /\[[^\]]*\bas keyof\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(pleased).toEqual([]);
});

/** The file has the table itself, or brings it from where it stands; another of the same name is another. */
const declares = (text: string, name: string) =>
  new RegExp(`const ${name}: (?:Readonly<)?Record<string,|import [^;]*\\b${name}\\b[^;]* from`).test(text);

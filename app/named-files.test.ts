import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const code = globSync("{app,database,server,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}");
const pages = ["README.md", ...globSync("docs/**/*.md")];
const known = [...code, ...pages, ...globSync("*.{ts,json}"), ...globSync("database/**/*.{sql,md}")];
const folders = new Set(
  known.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at).join("/"))),
);

const aFile = /`([\w./*-]+\.(?:ts|tsx|mjs|md|css|sql|json))(?::\d+)?`/g;
const aFolder = /`([\w-]+(?:\/[\w-]+)*\/)`/g;
const aComment = /^\s*(?:\/\*\*?|\/\/|\*).*$|\s\/\/ .*$/gm;

const textOf = (file: string) => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".md") ? text : [...text.matchAll(aComment)].join("\n");
};

/** A name with a folder is a path, or the end of one; a name without stands somewhere. One that begins with a dot is an ending. */
function isThere(name: string): boolean {
  if (name.startsWith(".")) return true;
  if (name.includes("*")) return globSync([name, `**/${name}`], { exclude: ["node_modules"] }).length > 0;
  if (name.endsWith("/")) return [...folders].some((one) => `/${one}/`.endsWith(`/${name}`));
  return known.some((file) => `/${file}`.endsWith(`/${name}`) || basename(file) === name);
}

test("a file or folder that the docs or a comment name is there", () => {
  const lost = [...pages, ...code].flatMap((file) =>
    [...textOf(file).matchAll(aFile), ...textOf(file).matchAll(aFolder)]
      .filter(([, name = ""]) => !isThere(name))
      .map(([, name]) => `${file} names ${name}`),
  );
  expect(lost).toEqual([]);
});

test("the map names every folder of the product, and no other", () => {
  const map = readFileSync("docs/architecture.md", "utf8");
  const rooms = globSync("app/*/").map((folder) => basename(folder));
  const named = [...map.matchAll(/^ {2}([a-z]+)\/ /gm)].map(([, name = ""]) => name);
  expect(rooms.filter((room) => !named.includes(room))).toEqual([]);
  const elsewhere = globSync(["database/*/", "server/*/", "scripts/*/", "tests/*/"]).map((folder) =>
    basename(folder),
  );
  expect(named.filter((name) => !rooms.includes(name) && !elsewhere.includes(name))).toEqual([]);
});

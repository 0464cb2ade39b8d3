import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const code = globSync("{app,database,server,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}");
const pages = [...globSync("*.md"), ...globSync("docs/**/*.md")];
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

/**
 * A name with a folder is a path, or the end of one; a name without a folder may be anywhere. One that starts with a
 * dot is an extension.
 */
function isThere(name: string): boolean {
  if (name.startsWith(".")) return true;
  if (name.includes("*")) return globSync([name, `**/${name}`], { exclude: ["node_modules"] }).length > 0;
  if (name.endsWith("/")) return [...folders].some((one) => `/${one}/`.endsWith(`/${name}`));
  return known.some((file) => `/${file}`.endsWith(`/${name}`) || basename(file) === name);
}

test("every file or folder that the docs or a comment name exists", () => {
  const lost = [...pages, ...code].flatMap((file) =>
    [...textOf(file).matchAll(aFile), ...textOf(file).matchAll(aFolder)]
      .filter(([, name = ""]) => !isThere(name))
      .map(([, name]) => `${file} names ${name}`),
  );
  expect(lost).toEqual([]);
});

test("every source file that another one starts or reads exists", () => {
  const lost = code.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/new URL\("(\.[^"]+\.(?:ts|mjs))", import\.meta\.url\)/g)]
      .filter(([, path = ""]) => !existsSync(join(dirname(file), path)))
      .map(([, path]) => `${file} names ${path}`),
  );
  expect(lost).toEqual([]);
});

test("the tree in the docs names every folder of the product, and no other", () => {
  const map = readFileSync("docs/architecture.md", "utf8");
  const rooms = globSync("app/*/").map((folder) => basename(folder));
  const named = [...map.matchAll(/^ {2}([a-z]+)\/ /gm)].map(([, name = ""]) => name);
  expect(rooms.filter((room) => !named.includes(room))).toEqual([]);
  const elsewhere = globSync(["database/*/", "server/*/", "scripts/*/", "tests/*/"]).map((folder) =>
    basename(folder),
  );
  expect(named.filter((name) => !rooms.includes(name) && !elsewhere.includes(name))).toEqual([]);
});

test("every link between the docs leads to an existing file and heading", () => {
  const anchorsOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, "")
        .replaceAll(" ", "-"),
    );
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
      .map(([, link, image]) => link ?? image ?? "")
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = "", anchor] = link.split("#");
        const file = path === "" ? page : join(dirname(page), path);
        return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
      })
      .map((link) => `${page} links to ${link}`),
  );
  expect(broken).toEqual([]);
});

test("every decision is in the index, and every number that is mentioned exists", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const files = globSync("docs/decisions/[0-9]*.md").map((file) => basename(file));
  expect(files.filter((file) => !index.includes(`(${file})`))).toEqual([]);
  const numbers = files.map((file) => Number.parseInt(file, 10));
  expect(new Set(numbers).size).toBe(files.length);
  const lost = [...pages, ...code].flatMap((file) =>
    [...textOf(file).matchAll(/\b[Dd]ecision (\d+)/g)]
      .filter(([, number]) => !numbers.includes(Number(number)))
      .map(([mention]) => `${file} names ${mention}`),
  );
  expect(lost).toEqual([]);
});

test("every address that responds with JSON, a feed, a calendar or a spreadsheet is in docs/api.md", () => {
  const api = readFileSync("docs/api.md", "utf8");
  const isApi =
    /Response\.json|apiAnswer|apiResponse|calendarType|application\/json|Atom|rss|text\/csv|sitemap/;
  const routes = [
    ...readFileSync("app/routes.ts", "utf8").matchAll(/route\("([^"]+)", "([^"]+\.endpoint\.ts)"/g),
  ];
  const missing = routes
    .filter(([, , file = ""]) => isApi.test(readFileSync(`app/${file}`, "utf8")))
    .map(([, address = ""]) => `/${address}`)
    .filter((address) => !api.includes(`${address}\``) && !api.includes(`${address}?`));
  expect(routes.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

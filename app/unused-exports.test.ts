import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { exportsOf, importedNamesOf } from "#tests/support/code/import-graph.ts";

const filesIn = (folders: string[]) => folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`));

/** Exports that React Router reads from a page, the root and the entries. */
const isPage = (file: string) => /\.(page|endpoint|layout)\.tsx?$|^app\/(root|entry\.\w+)\.tsx$/.test(file);
const forRouter = [
  ...["loader", "action", "meta", "headers", "handle", "links", "middleware", "clientMiddleware"],
  ...["ErrorBoundary", "Layout", "shouldRevalidate", "handleError", "handleDataRequest", "streamTimeout"],
];

/** A worker thread receives the name of one of these. */
const namedInAMessage = new Set(["app/shared/untrusted/hostile-readers-for-tests.ts"]);

/** Replaces its English module in the build, and has the same exports. */
const isTranslation = (file: string) => /\.(sw|fr|am)\.tsx?$/.test(file);

test("every export is imported by another file", () => {
  const imported = new Set(
    [
      ...filesIn(["app", "database", "server", "tests", "bench", "scripts"]),
      ...globSync("*.config.ts"),
    ].flatMap((file) => importedNamesOf(file).map(({ other, name }) => `${other} ${name}`)),
  );
  const unused = filesIn(["app", "database", "server", "tests", "bench"])
    .filter((file) => !imported.has(`${file} *`) && !namedInAMessage.has(file) && !isTranslation(file))
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => !imported.has(`${file} ${name}`) && !(isPage(file) && forRouter.includes(name)))
        .map((name) => `${file}: ${name}`),
    );
  expect(
    unused,
    "Take the word export away, or the whole thing where its own file has no use for it.",
  ).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const partsOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Modules of sentences: those with that name, and all that have a translation. Editors' pages stay English. */
const isWords = (file: string) =>
  (/(?:^|[/-])words\.ts$/.test(file) && !file.startsWith("app/editors/")) ||
  (file.endsWith(".ts") && globSync(file.replace(/\.ts$/, ".{sw,fr,am}.ts")).length > 0);

const ofWords = new Map<string, boolean>();
function isOfWords(file: string): boolean {
  const known = ofWords.get(file) ?? isWords(file);
  ofWords.set(file, known);
  return known;
}

const runsLater = /^(?:Arrow)?Function|^FunctionDeclaration$|^TS(?!As|Satisfies|NonNull)|^MethodDefinition$/;

/** Methods that run the function they are given while the module loads. */
const runsItsCallback = /^(?:map|flatMap|filter|find|some|every|reduce|sort|toSorted|forEach|from)$/;

/** Imported sentences that the file reads while it loads, when no language is known. */
function readAtLoad(file: string): string[] {
  const program = parseAst(readFileSync(file, "utf8"), {
    lang: file.endsWith("x") ? "tsx" : "ts",
  }) as unknown as { body: Node[] };
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration" || statement.importKind === "type") continue;
    const from = (statement.source as { value: string }).value;
    const path = from.startsWith("#") ? from.slice(1) : normalize(join(dirname(file), from));
    if (!/^[#.]/.test(from) || !isOfWords(path)) continue;
    for (const { local } of statement.specifiers as { local: { name: string } }[]) names.add(local.name);
  }
  const found: string[] = [];
  const look = (node: Node): void => {
    if (runsLater.test(node.type)) return;
    if (node.type === "CallExpression" && isNode(node.callee) && node.callee.type === "MemberExpression") {
      const { name } = node.callee.property as { name?: string };
      if (runsItsCallback.test(name ?? ""))
        for (const given of (node.arguments as Node[]).filter(
          ({ type }) => type === "ArrowFunctionExpression",
        ))
          look(given.body as Node);
    }
    if (node.type === "Identifier" && names.has(node.name as string)) found.push(node.name as string);
    // A property name isn't a use, and an alias reads nothing.
    if (node.type === "Property" && !node.computed) {
      if (isNode(node.value)) look(node.value);
      return;
    }
    if (node.type === "MemberExpression" && !node.computed) {
      look(node.object as Node);
      return;
    }
    if (
      node.type === "VariableDeclarator" &&
      isNode(node.init) &&
      node.init.type === "Identifier" &&
      isNode(node.id) &&
      node.id.type === "Identifier"
    )
      return;
    for (const part of partsOf(node)) look(part);
  };
  if (names.size > 0)
    for (const statement of program.body)
      if (
        !/^(?:Import|ExportAll)/.test(statement.type) &&
        !(statement.type === "ExportNamedDeclaration" && statement.source)
      )
        look(statement);
  return found;
}

/** The offline app has a script for each language, so it may read its sentences while it loads. */
test("no module reads a sentence while it loads: it would be English in every language", () => {
  const files = globSync("{app,server}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file) && !/^app\/(?:editors|offline\/app)\//.test(file),
  );
  const found = files.flatMap((file) => readAtLoad(file).map((name) => `${file}: ${name}`));
  expect([...new Set(found)]).toEqual([]);
});

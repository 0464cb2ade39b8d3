import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/**
 * Which of our files imports which, by path from the root of the repository. Type imports count: they couple files
 * too.
 */
export function readImportGraph(folders: string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).sort();
  const known = new Set(files);
  return new Map(
    files.map((file) => [file, importsOf(file).filter((other) => known.has(other) && other !== file)]),
  );
}

const anImport = /\b(?:from|import)\s*\(?\s*"([#.][^"?]+)/g;

function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(anImport)].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name)),
  );
}

/** Import cycles (Tarjan's strongly connected components), the largest first. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next))
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0, order.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.sort((one, other) => other.length - one.length);
}

/** The named exports of a file, without the default export. */
export function exportsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [
    ...[...text.matchAll(aDeclaration)].map(([, name = ""]) => name),
    ...[...text.matchAll(aPattern)].flatMap(([, names = ""]) =>
      namesIn(names, ":").map(({ inner }) => inner),
    ),
  ];
}

const aDeclaration =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const aPattern = /^export const \{([^}]*)\}/gm;

/** What a file imports by name, and which modules it imports as a namespace. */
export function importedNamesOf(file: string): { other: string; name: string }[] {
  const text = readFileSync(file, "utf8");
  const at = (name: string) => (name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name)));
  return [
    ...[...text.matchAll(aNamedImport)].flatMap(([, names = "", from = ""]) =>
      namesIn(names, " as ").map(({ outer }) => ({ other: at(from), name: outer })),
    ),
    ...[...text.matchAll(aWholeImport)].map(([, from = ""]) => ({ other: at(from), name: "*" })),
  ];
}

const aNamedImport = /\b(?:import|export)\b(?:\s+type)?[^{};"']*\{([^}]*)\}\s*from\s*"([#.][^"?]+)/g;
const aWholeImport = /(?:\*(?: as \w+)? from\s*|\b(?:import|new URL)\(\s*)"([#.][^"?]+)/g;

/** Both names of each item in `type a, b as c`. */
const namesIn = (list: string, between: ":" | " as ") =>
  list
    .split(",")
    .map((one) => one.replace(/^\s*type\s/, "").trim())
    .filter(Boolean)
    .map((one) => {
      const [outer = "", inner = outer] = one.split(between).map((name) => name.trim());
      return { outer, inner };
    });

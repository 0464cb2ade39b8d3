import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";

export interface Pattern {
  /** Its location, such as `app/community/scam-check/signals/find-signals.ts:12`. */
  place: string;
  source: string;
  flags: string;
}

/** A `new RegExp(…)`, whose pattern is known only at run time. */
interface Construction {
  file: string;
  line: number;
}

const folders = ["app", "bench", "database", "scripts", "server"];

/** Every source file that a server or a browser runs. */
const sourceFiles = () =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js,mjs}`))
    .filter((file) => !/(\.test|-for-tests)\.ts$/.test(file))
    .sort();

/** Every regular expression literal in the source, and every place that builds one. */
export function patternsInSource(): { patterns: Pattern[]; constructions: Construction[] } {
  const patterns: Pattern[] = [];
  const constructions: Construction[] = [];
  for (const file of sourceFiles()) {
    const text = readFileSync(file, "utf8");
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message}`);
    const lineOf = (start: number) => text.slice(0, start).split("\n").length;
    eachNode(program, (node) => {
      if (node.type === "Literal" && node.regex)
        patterns.push({
          place: `${file}:${lineOf(node.start)}`,
          source: node.regex.pattern,
          flags: node.regex.flags,
        });
      const isMade = node.type === "NewExpression" || node.type === "CallExpression";
      if (isMade && node.callee?.type === "Identifier" && node.callee.name === "RegExp")
        constructions.push({ file, line: lineOf(node.start) });
    });
  }
  return { patterns, constructions };
}

interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { type: string; name?: string };
}

function eachNode(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) eachNode(one, visit);
  else if (typeof value === "object" && value !== null && !(value instanceof RegExp)) {
    if ("type" in value && "start" in value) visit(value as Node);
    for (const part of Object.values(value)) eachNode(part, visit);
  }
}

/**
 * The patterns that the given files build while they and their imports load. Node itself loads them, since it keeps
 * line numbers.
 */
export async function patternsMadeBy(constructions: Construction[]): Promise<Pattern[]> {
  const files = new Set(constructions.map(({ file }) => file));
  const made: Pattern[] = [];
  const real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(real, {
    construct(target, given: [string | RegExp, string?]) {
      const pattern = new target(...given);
      const [, file, line] =
        /\/((?:app|bench|database|scripts|server)\/[^\s?:]+):(\d+)/.exec(callerOf(new Error())) ?? [];
      if (file && files.has(file))
        made.push({ place: `${file}:${line}`, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    // Loading the files of server/ would start a server.
    const slices = [...files].filter((file) => file.startsWith("app/"));
    const folders = new Set(slices.map((file) => file.slice(0, file.lastIndexOf("/"))));
    for (const file of sourceFiles())
      if (files.has(file) || (folders.has(file.slice(0, file.lastIndexOf("/"))) && isRule(file)))
        await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    globalThis.RegExp = real;
  }
  return made;
}

/** Queries, components and entry points build no patterns for other modules. */
const isRule = (file: string) => file.endsWith(".ts") && !/\.(?:server|job|endpoint|main)\.ts$/.test(file);

const callerOf = ({ stack = "" }: Error) => stack.split("\n")[2] ?? "";

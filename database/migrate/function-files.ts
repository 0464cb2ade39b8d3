import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { databaseFolder } from "../database-folder.ts";

const folder = join(databaseFolder, "functions");

/** One SQL function with its rights, and the triggers that call it. */
export interface FunctionFile {
  file: string;
  /** Generated columns, indexes and policies call it, so it has to exist before the tables. */
  isBeforeTables: boolean;
  name: string;
  /** Name and types, by which PostgreSQL tells it from others. */
  signature: string;
  /** Each as "table.trigger". */
  triggers: string[];
  /** The names of all functions that it calls. */
  called: ReadonlySet<string>;
  text: string;
  fingerprint: string;
}

/** Every function of this release, each after the functions it calls. */
export function readFunctionFiles(from = folder): FunctionFile[] {
  return calledFirst(
    ["before-tables", "."].flatMap((below) =>
      sqlFiles(from, below).map((file) => readFunction(file, readText(join(from, file)))),
    ),
  );
}

const sqlFiles = (from: string, below: string) =>
  readdirSync(join(from, below))
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => join(below, name));

/** Git on Windows may have changed the line endings. */
const readText = (file: string) => readFileSync(file, "utf8").replaceAll("\r\n", "\n");

export function readFunction(file: string, text: string): FunctionFile {
  const made = [...text.matchAll(/^create (or replace )?function\b/gim)];
  const [, name, given] = /^CREATE OR REPLACE FUNCTION (\w{1,63})\(([^)]{0,500})\)/m.exec(text) ?? [];
  if (made.length !== 1 || name === undefined || given === undefined) {
    throw new Error(
      `database/functions/${file} must hold one function, as CREATE OR REPLACE FUNCTION name(…)`,
    );
  }
  return {
    file,
    isBeforeTables: file.startsWith("before-tables"),
    name,
    signature: `${name}(${given.split(",").map(typeOf).join(", ")})`,
    triggers: [...text.matchAll(/^CREATE OR REPLACE TRIGGER ([^;]{1,1000});/gm)].map(([, made]) => {
      const words = made?.split(/\s/) ?? [];
      return `${words[words.indexOf("ON") + 1]}.${words[0]}`;
    }),
    called: namesCalledIn(text),
    text,
    fingerprint: createHash("sha256").update(text).digest("hex"),
  };
}

/** For "why text DEFAULT NULL" it is "text". */
function typeOf(argument: string): string {
  const [named = ""] = argument.trim().split(/ default /i);
  return named.slice(named.indexOf(" ") + 1);
}

/** Whether one calls the other by its name. */
export const calls = (one: FunctionFile, other: FunctionFile) => one !== other && one.called.has(other.name);

function namesCalledIn(text: string): Set<string> {
  const code = text.split("\n").map((line) => line.split("--")[0]);
  return new Set([...code.join("\n").matchAll(/\b(\w{1,63})\(/g)].map(([, name = ""]) => name));
}

function calledFirst(files: FunctionFile[]): FunctionFile[] {
  const ordered = new Set<FunctionFile>();
  const seen = new Set<FunctionFile>();
  const visit = (file: FunctionFile) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const other of files) if (calls(file, other)) visit(other);
    ordered.add(file);
  };
  files.forEach(visit);
  return [...ordered];
}

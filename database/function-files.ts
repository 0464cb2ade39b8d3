import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "functions");

/** One SQL function with its rights, and the triggers that call it. */
export interface FunctionFile {
  file: string;
  /** Generated columns, indexes and policies call it, so that it has to be there before the tables. */
  isBeforeTables: boolean;
  name: string;
  /** Name and types, by which PostgreSQL tells it from others. */
  signature: string;
  /** Each as "table.trigger". */
  triggers: string[];
  text: string;
  fingerprint: string;
}

/** Every function of this release; what a function calls stands before it. */
export function readFunctionFiles(): FunctionFile[] {
  return calledFirst([
    ...sqlFiles("before-tables").map((file) => readFunction(file, readText(file))),
    ...sqlFiles(".").map((file) => readFunction(file, readText(file))),
  ]);
}

const sqlFiles = (below: string) =>
  readdirSync(join(folder, below))
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => join(below, name));

/** Windows may have checked it out with other ends of lines. */
const readText = (file: string) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");

export function readFunction(file: string, text: string): FunctionFile {
  const made = [...text.matchAll(/^create (or replace )?function\b/gim)];
  const [, name, given] = /^CREATE OR REPLACE FUNCTION (\w+)\(([^)]*)\)/m.exec(text) ?? [];
  if (made.length !== 1 || name === undefined || given === undefined) {
    throw new Error(
      `database/functions/${file} must hold one function, as CREATE OR REPLACE FUNCTION name(…)`,
    );
  }
  const types = given.split(",").map((argument) => argument.replace(/ default .*/i, "").trim());
  return {
    file,
    isBeforeTables: file.startsWith("before-tables"),
    name,
    signature: `${name}(${types.map((argument) => argument.replace(/^\w+ /, "")).join(", ")})`,
    triggers: [...text.matchAll(/^CREATE OR REPLACE TRIGGER (\w+)[^;]*? ON (\w+)/gm)].map(
      ([, trigger, table]) => `${table}.${trigger}`,
    ),
    text,
    fingerprint: createHash("sha256").update(text).digest("hex"),
  };
}

/** Whether one calls the other by its name. */
export const calls = (one: FunctionFile, other: FunctionFile) =>
  one !== other && new RegExp(`\\b${other.name}\\(`).test(one.text.replace(/--.*/g, ""));

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

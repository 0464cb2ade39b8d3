import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { databaseFolder } from "#database/database-folder.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { parseRecord } from "../fields/parse-record.server.ts";
import { textsOf } from "../fields/record-texts.ts";
import { recordTypes } from "../fields/record-types.ts";

/** One record of the starter catalogue. Its key stays when its title changes. */
export interface StarterRecord {
  key: string;
  /** The file's name: a country, or "elsewhere". */
  region: string;
  /** False if it has ended for good: only editors see it. */
  isPublished: boolean;
  values: RecordValues;
}

export interface Starter {
  /** Changes with any record. */
  digest: string;
  records: Record<Kind, StarterRecord[]>;
}

const folder = join(databaseFolder, "seed/catalogue");

/** Reads the starter catalogue: one file per kind and country. */
export function readStarter(from = folder): Starter {
  const records = { scholarships: [], colleges: [], internships: [] } as Record<Kind, StarterRecord[]>;
  for (const kind of kinds) {
    for (const file of readdirSync(join(from, kind)).sort()) {
      const path = `${kind}/${file}`;
      const read = parseEntries(path, readFileSync(join(from, path), "utf8")).map((entry) =>
        parseEntry(kind, path, entry),
      );
      for (const entry of read) {
        if (records[kind].some(({ key }) => key === entry.key)) {
          throw fileError(path, `${entry.key}: duplicate key`);
        }
        records[kind].push(entry);
      }
    }
  }
  return { digest: digestStarter(from), records };
}

/** Detects a change without parsing the files. */
export function digestStarter(from = folder): string {
  const hash = createHash("sha256");
  for (const path of filesIn(from)) hash.update(`${path}\n${readFileSync(join(from, path), "utf8")}`);
  return hash.digest("hex");
}

const filesIn = (from: string) =>
  kinds.flatMap((kind) =>
    readdirSync(join(from, kind))
      .sort()
      .map((file) => `${kind}/${file}`),
  );

const fileError = (file: string, problem: string) => new Error(`database/seed/catalogue/${file}, ${problem}`);

type StarterEntry = { key: string; published?: boolean } & RecordValues;

function parseEntries(file: string, text: string): StarterEntry[] {
  const entries = parse(file, text);
  if (!Array.isArray(entries)) throw fileError(file, "not a list of records");
  const nameless = entries.findIndex((entry) => typeof entry?.key !== "string" || entry.key === "");
  if (nameless !== -1) throw fileError(file, `record ${nameless + 1} has no key`);
  return entries;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fileError(file, `invalid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Entries go through the same parser as forms and spreadsheets, and must round-trip. */
function parseEntry(
  kind: Kind,
  file: string,
  { key, published = true, ...values }: StarterEntry,
): StarterRecord {
  const recordType = recordTypes[kind];
  const refuse = (problem: string) => fileError(file, `${key}: ${problem}`);
  const unknown = Object.keys(values).find((name) => !recordType.fields.some((field) => field.name === name));
  if (unknown) throw refuse(`unknown field ${unknown}`);
  const reading = parseRecord(recordType, textsOf(recordType, values));
  if (!reading.ok) throw refuse(Object.values(reading.problems).join(" "));
  for (const [name, value] of Object.entries(values)) {
    if (JSON.stringify(value) !== JSON.stringify(reading.values[name])) {
      throw refuse(`${name} parses as ${JSON.stringify(reading.values[name])}, which differs from the file`);
    }
  }
  return { key, region: basename(file, ".json"), isPublished: published, values: reading.values };
}

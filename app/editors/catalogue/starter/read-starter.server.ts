import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { databaseFolder } from "#database/folder.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { readRecord } from "../fields/parse-record.server.ts";
import { textsOf } from "../fields/record-texts.ts";
import { nouns } from "../fields/record-types.ts";

/** One record of the starter catalogue. Its key stays when its title is put right. */
export interface StarterRecord {
  key: string;
  /** Its file: a country, or where the rest lies. */
  where: string;
  /** False for what ended for good: editors keep it, visitors do not see it. */
  isPublished: boolean;
  values: RecordValues;
}

export interface Starter {
  /** Another one when any record is another. */
  digest: string;
  records: Record<Kind, StarterRecord[]>;
}

const folder = join(databaseFolder, "seed/catalogue");

/** Reads the starter catalogue: a file a kind and country, in which each record says what is known and nothing else. */
export function readStarter(from = folder): Starter {
  const records = { scholarships: [], colleges: [], internships: [] } as Record<Kind, StarterRecord[]>;
  for (const kind of kinds) {
    for (const file of readdirSync(join(from, kind)).sort()) {
      const path = `${kind}/${file}`;
      const read = readEntries(path, readFileSync(join(from, path), "utf8")).map((entry) =>
        readEntry(kind, path, entry),
      );
      for (const entry of read) {
        if (records[kind].some(({ key }) => key === entry.key)) {
          throw refusal(path, `${entry.key}: the key is there twice`);
        }
        records[kind].push(entry);
      }
    }
  }
  return { digest: digestStarter(from), records };
}

/** Tells whether it is another one, without the work of reading it. */
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

const refusal = (file: string, problem: string) => new Error(`database/seed/catalogue/${file}, ${problem}`);

type Entry = { key: string; published?: boolean } & RecordValues;

function readEntries(file: string, text: string): Entry[] {
  const entries = parse(file, text);
  if (!Array.isArray(entries)) throw refusal(file, "it is no list of records");
  const nameless = entries.findIndex((entry) => typeof entry?.key !== "string" || entry.key === "");
  if (nameless !== -1) throw refusal(file, `record ${nameless + 1} has no key`);
  return entries;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw refusal(file, `it is no JSON: ${problem instanceof Error ? problem.message : problem}`);
  }
}

/** An entry passes through the same reading as a form and a spreadsheet, and must come out as it went in. */
function readEntry(kind: Kind, file: string, { key, published = true, ...said }: Entry): StarterRecord {
  const noun = nouns[kind];
  const refuse = (problem: string) => refusal(file, `${key}: ${problem}`);
  const unknown = Object.keys(said).find((name) => !noun.fields.some((field) => field.name === name));
  if (unknown) throw refuse(`there is no field ${unknown}`);
  const reading = readRecord(noun, textsOf(noun, said));
  if (!reading.ok) throw refuse(Object.values(reading.problems).join(" "));
  for (const [name, value] of Object.entries(said)) {
    if (JSON.stringify(value) !== JSON.stringify(reading.values[name])) {
      throw refuse(`${name} is read as ${JSON.stringify(reading.values[name])}, not as it is written`);
    }
  }
  return { key, where: basename(file, ".json"), isPublished: published, values: reading.values };
}

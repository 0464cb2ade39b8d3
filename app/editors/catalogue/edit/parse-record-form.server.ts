import { sql } from "drizzle-orm";
import { idPattern } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { type ParsedRecord, parseRecord } from "../fields/parse-record.server.ts";
import type { RecordTexts } from "../fields/record-texts.ts";
import { fieldProblems } from "../words.ts";

/** Parses the form and looks a college up by its name. `current` is the record's present college. */
export async function parseRecordForm(
  db: Database,
  recordType: RecordType,
  texts: RecordTexts,
  current: string | null = null,
): Promise<ParsedRecord> {
  const reading = parseRecord(recordType, texts);
  const named = recordType.fields.find(({ input }) => input === "college")?.name;
  if (!named || !reading.values[named]) return reading;
  const college = await resolveCollege(db, String(reading.values[named]), current);
  if (college.ok) reading.values[named] = college.id;
  else {
    const problems = reading.ok ? {} : reading.problems;
    return { ok: false, values: reading.values, problems: { ...problems, [named]: college.problem } };
  }
  return reading;
}

type ResolvedCollege = { ok: true; id: string } | { ok: false; problem: string };

const uuid = new RegExp(idPattern, "i");

/** Finds a college by name, id or URL. `current` breaks ties between equal names. */
async function resolveCollege(
  db: Database,
  typed: string,
  current: string | null = null,
): Promise<ResolvedCollege> {
  const named = uuid.exec(typed)?.[0];
  const isMeant = named ? sql`id = ${named}` : sql`plain_title = plain_title(${typed})`;
  const found = await queryRows<{ id: string }>(db, sql`select id from colleges where ${isMeant} limit 10`);
  const known = found.find(({ id }) => id === current) ?? (found.length === 1 ? found[0] : undefined);
  if (known) return { ok: true, id: known.id };
  const problem = found.length > 1 ? fieldProblems.severalColleges : fieldProblems.noSuchCollege;
  return { ok: false, problem };
}

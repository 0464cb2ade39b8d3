import type { Database } from "#database/database.ts";
import type { Noun } from "../fields/catalogue-field.ts";
import { type RecordReading, readRecord } from "../fields/parse-record.server.ts";
import type { RecordTexts } from "../fields/record-texts.ts";
import { resolveCollege } from "./resolve-college.server.ts";

/** Reads what was typed; a college is looked up by its name. `current` is the college the record has now. */
export async function readRecordForm(
  db: Database,
  noun: Noun,
  texts: RecordTexts,
  current: string | null = null,
): Promise<RecordReading> {
  const reading = readRecord(noun, texts);
  const named = noun.fields.find(({ input }) => input === "college")?.name;
  if (!named || !reading.values[named]) return reading;
  const college = await resolveCollege(db, String(reading.values[named]), current);
  if (college.ok) reading.values[named] = college.id;
  else {
    const problems = reading.ok ? {} : reading.problems;
    return { ok: false, values: reading.values, problems: { ...problems, [named]: college.problem } };
  }
  return reading;
}

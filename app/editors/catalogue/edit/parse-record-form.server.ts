import type { Database } from "#database/database.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { type ParsedRecord, parseRecord } from "../fields/parse-record.server.ts";
import type { RecordTexts } from "../fields/record-texts.ts";
import { resolveCollege } from "./resolve-college.server.ts";

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

import { data, type RouterContextProvider } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { goOn, good } from "#app/shared/forms/form-responses.server.ts";
import { readId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { Noun } from "../fields/catalogue-field.ts";
import { type RecordTexts, readTexts, textsOf } from "../fields/record-texts.ts";
import { inWords } from "../history/differences.ts";
import { handleReport } from "../reports/handle-report.server.ts";
import { reportWords } from "../reports/words.ts";
import { words } from "../words.ts";
import { type CatalogueRecord, findRecord } from "./find-record.server.ts";
import { readRecordForm } from "./parse-record-form.server.ts";
import type { RecordRefusal } from "./record-form.tsx";
import { changeRecord } from "./update-record.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Saves an edited record, or gives the form back: as typed, and with what someone else wrote in the meantime. */
export async function saveRecord(context: Context, noun: Noun, id: string, form: FormData, to: string) {
  const refusal = await save(context, noun, id, form);
  if (refusal) return data({ refusal }, { status: 400 });
  return goOn(context, to, good(words.saved));
}

/** The same, and then deals with the reports that stood above the form: what was mended needs no second look. */
export async function saveAndResolve(context: Context, noun: Noun, id: string, form: FormData) {
  let resolved = 0;
  const refusal = await save(context, noun, id, form, async (db) => {
    resolved = await resolveReports(db, form);
  });
  if (refusal) return data({ refusal }, { status: 400 });
  return goOn(context, "/admin/reports", good(reportWords.saved(resolved)));
}

/** Only those the editor has seen: one that came in meanwhile stays open. Gives how many nobody else had dealt with. */
async function resolveReports(db: Database, form: FormData): Promise<number> {
  let resolved = 0;
  for (const typed of form.getAll("report").slice(0, mostReports)) {
    const report = readId(String(typed));
    if (!report) continue;
    const handled = await handleReport(db, report, { action: "resolve", answer: null }, new Date());
    if (handled) resolved++;
  }
  return resolved;
}

const mostReports = 100;

async function save(
  context: Context,
  noun: Noun,
  id: string,
  form: FormData,
  also?: (db: Database) => Promise<void>,
): Promise<RecordRefusal | null> {
  const texts = readTexts(noun, form);
  const version = String(form.get("version") ?? "");
  return asViewer(context.get(viewerContext), async (db): Promise<RecordRefusal | null> => {
    const before = await findRecord(db, noun.kind, id);
    const college = before?.values.school_id;
    const reading = await readRecordForm(db, noun, texts, college ? String(college) : null);
    if (!reading.ok) return { texts, problems: reading.problems, version };
    const outcome = await changeRecord(db, { kind: noun.kind, id, version }, reading.values);
    if (outcome.ok) await also?.(db);
    if (outcome.ok) return null;
    if (outcome.reason === "gone") return { texts, problems: { form: words.gone } };
    return { texts, problems: whatDiffers(noun, texts, outcome.record), version: outcome.record.version };
  });
}

function whatDiffers(noun: Noun, typed: RecordTexts, record: CatalogueRecord): Record<string, string> {
  const now: RecordTexts = {
    ...textsOf(noun, record.values),
    ...(record.values.school_id ? { school_id: record.title } : {}),
  };
  const plain = (text: string | undefined) => (text ?? "").replaceAll("\r\n", "\n").trim();
  const differing = noun.fields.filter(({ name }) => plain(now[name]) !== plain(typed[name]));
  return {
    form: words.changedMeanwhile,
    ...Object.fromEntries(
      differing.map(({ name, label }) => [name, words.isNow(label, inWords(record.values[name], 2_000))]),
    ),
  };
}

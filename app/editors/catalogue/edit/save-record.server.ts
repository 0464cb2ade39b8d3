import { data, type RouterContextProvider } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { parseTexts, type RecordTexts, textsOf } from "../fields/record-texts.ts";
import { formatValue } from "../history/differences.ts";
import { handleReport } from "../reports/handle-report.server.ts";
import { reportWords } from "../reports/words.ts";
import { words } from "../words.ts";
import { type CatalogueRecord, findRecord } from "./find-record.server.ts";
import { parseRecordForm } from "./parse-record-form.server.ts";
import type { RecordRefusal } from "./record-form.tsx";
import { updateRecord } from "./update-record.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Saves an edited record, or returns the form with its errors and any concurrent changes. */
export async function saveRecord(
  context: Context,
  recordType: RecordType,
  id: string,
  form: FormData,
  to: string,
) {
  const refusal = await save(context, recordType, id, form);
  if (refusal) return data({ refusal }, { status: 400 });
  return redirectWithToast(context, to, successToast(words.saved));
}

/** Also resolves the reports that were shown above the form. */
export async function saveAndResolve(context: Context, recordType: RecordType, id: string, form: FormData) {
  let resolved = 0;
  const refusal = await save(context, recordType, id, form, async (db) => {
    resolved = await resolveReports(db, form);
  });
  if (refusal) return data({ refusal }, { status: 400 });
  return redirectWithToast(context, "/admin/reports", successToast(reportWords.saved(resolved)));
}

/** Resolves only reports that the editor saw; newer ones stay open. Returns how many were still open. */
async function resolveReports(db: Database, form: FormData): Promise<number> {
  let resolved = 0;
  for (const typed of form.getAll("report").slice(0, maxReports)) {
    const report = parseId(String(typed));
    if (!report) continue;
    const handled = await handleReport(db, report, { action: "resolve", answer: null }, new Date());
    if (handled) resolved++;
  }
  return resolved;
}

const maxReports = 100;

async function save(
  context: Context,
  recordType: RecordType,
  id: string,
  form: FormData,
  also?: (db: Database) => Promise<void>,
): Promise<RecordRefusal | null> {
  const texts = parseTexts(recordType, form);
  const version = String(form.get("version") ?? "");
  return asViewer(context.get(viewerContext), async (db): Promise<RecordRefusal | null> => {
    const before = await findRecord(db, recordType.kind, id);
    const college = before?.values.school_id;
    const reading = await parseRecordForm(db, recordType, texts, college ? String(college) : null);
    if (!reading.ok) return { texts, problems: reading.problems, version };
    const outcome = await updateRecord(db, { kind: recordType.kind, id, version }, reading.values);
    if (outcome.ok) await also?.(db);
    if (outcome.ok) return null;
    if (outcome.reason === "gone") return { texts, problems: { form: words.gone } };
    return {
      texts,
      problems: describeConflicts(recordType, texts, outcome.record),
      version: outcome.record.version,
    };
  });
}

function describeConflicts(
  recordType: RecordType,
  typed: RecordTexts,
  record: CatalogueRecord,
): Record<string, string> {
  const now: RecordTexts = {
    ...textsOf(recordType, record.values),
    ...(record.values.school_id ? { school_id: record.title } : {}),
  };
  const plain = (text: string | undefined) => (text ?? "").replaceAll("\r\n", "\n").trim();
  const differing = recordType.fields.filter(({ name }) => plain(now[name]) !== plain(typed[name]));
  return {
    form: words.changedMeanwhile,
    ...Object.fromEntries(
      differing.map(({ name, label }) => [name, words.isNow(label, formatValue(record.values[name], 2_000))]),
    ),
  };
}

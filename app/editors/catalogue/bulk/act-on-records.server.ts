import { data, type RouterContextProvider } from "react-router";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import { deleteRecords, publishRecords, unpublishRecords } from "../edit/publish-records.server.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { formatValue } from "../history/differences.ts";
import { words } from "../words.ts";
import { addChecks, describeRecords, setForAll } from "./change-records.server.ts";
import type { BulkQuestion } from "./confirm-bulk.tsx";
import { listSettableValues } from "./settable-values.ts";
import { bulkWords as says } from "./words.ts";

const maxRecords = 200;

/**
 * The buttons under a list. Actions that one click can't undo ask for confirmation first, listing every
 * affected record.
 */
export async function actOnRecords(
  context: Readonly<RouterContextProvider>,
  recordType: RecordType,
  form: FormData,
  back: string,
) {
  const { kind } = recordType;
  const viewer = context.get(viewerContext);
  const ids = [...new Set(form.getAll("id").flatMap((id) => parseId(String(id)) ?? []))].slice(0, maxRecords);
  if (ids.length === 0) {
    return redirectWithToast(
      context,
      back,
      errorToast(words.nothingChosen.title, words.nothingChosen.detail),
    );
  }
  const as = <Result>(work: (db: Database) => Promise<Result>) => asViewer(viewer, work);
  const done = (title: string, detail = "") =>
    redirectWithToast(context, back, successToast({ title, detail }));
  const set = listSettableValues(recordType).find(({ name }) => name === form.get("set"));
  const checkedKind = parseKind(kind);

  switch (form.get("intent")) {
    case "publish":
      return done(words.published(await as((db) => publishRecords(db, kind, ids)), recordType));
    case "unpublish":
      return done(words.unpublished(await as((db) => unpublishRecords(db, kind, ids)), recordType));
    case "delete": {
      const rows = await as((db) => describeRecords(db, kind, ids));
      return confirmFirst({
        ...says.deleting(rows.length, recordType),
        intent: "delete-now",
        isDanger: true,
        rows,
      });
    }
    case "delete-now":
      return done(words.deleted(await as((db) => deleteRecords(db, kind, ids)), recordType));
    case "set": {
      if (!set)
        return redirectWithToast(
          context,
          back,
          errorToast(says.nothingToSet.title, says.nothingToSet.detail),
        );
      const rows = await as((db) => describeRecords(db, kind, ids, set.column));
      return confirmFirst({
        ...says.setting(rows.length, recordType, set.fieldLabel, set.label),
        intent: "set-now",
        set: set.name,
        rows,
        becomes: formatValue(set.values[set.column]) ?? says.nothing,
      });
    }
    case "set-now":
      if (!set) return data(null, { status: 400 });
      return done(
        says.changed(await as((db) => setForAll(db, kind, ids, set.values)), recordType),
        says.kept,
      );
    case "check": {
      if (!checkedKind) return data(null, { status: 400 });
      const rows = await as((db) => describeRecords(db, kind, ids));
      return confirmFirst({ ...says.checking(rows.length, recordType), intent: "check-now", rows });
    }
    case "check-now": {
      if (!checkedKind || viewer.kind !== "admin") return data(null, { status: 400 });
      const count = await as((db) => addChecks(db, viewer.userId, checkedKind, ids, todayInUtc()));
      return done(says.markedChecked(count, recordType), says.kept);
    }
    default:
      return data(null, { status: 400 });
  }
}

interface BulkConfirmation extends Omit<BulkQuestion, "rows"> {
  rows: Awaited<ReturnType<typeof describeRecords>>;
  /** The new value, formatted. */
  becomes?: string;
}

function confirmFirst({ rows, becomes, ...question }: BulkConfirmation) {
  const change = (value: unknown) => {
    const former = formatValue(value, 120) ?? says.nothing;
    return former === becomes ? says.unchanged : `${former} → ${becomes}`;
  };
  const shown = rows.map(({ id, title, value }) => ({
    id,
    title,
    ...(becomes && { change: change(value) }),
  }));
  return data({ question: { ...question, rows: shown } satisfies BulkQuestion });
}

import { sql } from "drizzle-orm";
import { sourceOf } from "#app/catalogue/facts/evidence.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { addCheck } from "#app/editors/catalogue/doubtful/add-check.server.ts";
import {
  aboutDates,
  doubtfulRecords,
  findDoubtful,
} from "#app/editors/catalogue/doubtful/list-doubtful.server.ts";
import { doubtfulWords } from "#app/editors/catalogue/doubtful/words.ts";
import { editorName } from "#app/editors/catalogue/edit/editor-name.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { publishRecords, unpublishRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { parseDay } from "#app/editors/catalogue/fields/parse-day.ts";
import { textOf } from "#app/editors/catalogue/fields/record-texts.ts";
import { findField, recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { Evidence, RecordValues } from "#database/schema/index.ts";
import { queueWords } from "../words.ts";
import { alreadyDecided, badValue, type CardType, type ShownFact } from "./card-type.ts";
import { changeColumns, readColumns, restoreColumns } from "./change-columns.server.ts";
import { fieldToCorrect, inWords, labelOf } from "./field-values.ts";

const dateColumns = (kind: Kind) => [
  closingColumn[kind],
  "opens_on",
  "usual_opens",
  "usual_closes",
  "usual_results",
];

/** Days after which an unconfirmed announced deadline is shown to an editor. */
const confirmedFor = 30;

/** SQL for open records whose announced deadline nothing has confirmed lately: not every page can be parsed. */
const unconfirmedRecords = (today: string) =>
  sql.join(
    (["scholarships", "internships"] as const).map((kind) => {
      const closes = sql.identifier(closingColumn[kind]);
      return sql`select ${kind}::text as kind, id from ${sql.identifier(kind)} as record
        where ${closes} >= ${today}::date and (checked_at is null or checked_at::date < ${today}::date - ${confirmedFor}::int)
          and not exists (
            select from jsonb_array_elements(evidence) as one
            where one->>'checkedOn' >= (${today}::date - ${confirmedFor}::int)::text and one->>'facts' ~* ${aboutDates}
          )`;
    }),
    sql` union all `,
  );

/** SQL for all records that an editor should verify, by kind and id. */
export const doubtedRecords = (today: string) =>
  sql`select kind, id from (${doubtfulRecords(today)}) as doubtful union select kind, id from (${unconfirmedRecords(today)}) as unconfirmed`;

interface RecordDoubt {
  why: string[];
  /** The dates are doubted, not the record. */
  hasOldDates: boolean;
}

async function findDoubt(db: Database, today: string, id: string): Promise<RecordDoubt | null> {
  const doubtful = await findDoubtful(db, today, id);
  if (doubtful)
    return {
      why: [
        ...(doubtful.isUnsourced ? [doubtfulWords.why.unsourced] : []),
        ...(doubtful.datesOf ? [doubtfulWords.why.oldDates(doubtful.datesOf.slice(0, 4))] : []),
      ],
      hasOldDates: doubtful.datesOf !== null,
    };
  const [found] = await queryRows(
    db,
    sql`select id from (${unconfirmedRecords(today)}) as unconfirmed where id = ${id}`,
  );
  return found ? { why: [queueWords.unconfirmed(confirmedFor)], hasOldDates: true } : null;
}

/** A record without a reliable source, or whose dates were read long ago or never. */
export const doubtCards: CardType = {
  async show(db, { id, kind }, today) {
    const doubt = await findDoubt(db, today, id);
    const record = doubt && (await findRecord(db, kind, id));
    if (!doubt || !record) return null;
    const from = sourceOf((record.values.evidence ?? []) as Evidence[], "deadline", today) ?? undefined;
    return {
      heading: doubt.why.join(" "),
      facts: dateColumns(kind).flatMap((name) => dateFact(kind, name, record.values, from)),
      sides: [queueWords.now, queueWords.afterAccept],
      excerpt: "",
      address: addressOf(kind, record.values),
      becomes: null,
      fields: [
        fieldToCorrect(
          kind,
          closingColumn[kind],
          (record.values[closingColumn[kind]] ?? null) as string | null,
        ),
      ],
      offers: {
        accept: queueWords.itIsRight,
        correct: queueWords.correct,
        reject: doubt.hasOldDates ? queueWords.removeDates : queueWords.hide,
      },
    };
  },

  async decide(db, { id, kind }, { decision, values, editor }, now) {
    const today = todayInUtc(now);
    const doubt = await findDoubt(db, today, id);
    const record = doubt && (await findRecord(db, kind, id, { forUpdate: true }));
    if (!doubt || !record || decision === "merge") return alreadyDecided;
    if (decision === "accept") {
      const before = await readColumns(db, record, ["evidence"]);
      if (!(await addCheck(db, editor, { kind, id, group: null }, today))) return alreadyDecided;
      return { ok: true, before, after: await readColumns(db, record, ["evidence"]) };
    }
    if (decision === "reject" && !doubt.hasOldDates) {
      await unpublishRecords(db, kind, [id], queueWords.hiddenAsDoubtful);
      return { ok: true, before: { is_published: true }, after: { is_published: false } };
    }
    if (decision === "reject") {
      const noDates = Object.fromEntries(dateColumns(kind).map((name) => [name, null]));
      return { ok: true, ...(await changeColumns(db, record, noDates)) };
    }
    const day = parseDay((values[closingColumn[kind]] ?? "").trim());
    if (!day) return badValue;
    const read: Evidence = {
      facts: "deadline",
      source: "official",
      url: addressOf(kind, record.values),
      checkedOn: today,
      checkedBy: await editorName(db, editor),
    };
    const changed = await changeColumns(db, record, {
      [closingColumn[kind]]: day,
      evidence: [...((record.values.evidence ?? []) as Evidence[]), read],
      checked_at: now.toISOString(),
    });
    return { ok: true, ...changed };
  },

  async undo(db, { id, before, after }) {
    for (const kind of ["scholarships", "colleges", "internships"] as const) {
      const record = await findRecord(db, kind, id, { forUpdate: true });
      if (!record) continue;
      const { is_published: wasPublished, ...columns } = before;
      if (wasPublished === true) return (await publishRecords(db, kind, [id])) === 1;
      return restoreColumns(db, { kind, id }, { before: columns, after });
    }
    return false;
  },
};

const addressOf = (kind: Kind, values: RecordValues) =>
  String(values[recordTypes[kind].urlColumn ?? ""] ?? "");

function dateFact(kind: Kind, name: string, values: RecordValues, wasFrom: string | undefined): ShownFact[] {
  const field = findField(recordTypes[kind], name);
  const value = field ? textOf(field, values[name]) : "";
  if (!value) return [];
  const shown = inWords(value);
  return [
    {
      label: labelOf(kind, name),
      was: shown,
      wasFrom,
      becomes: shown,
      becomesFrom: queueWords.checkedToday,
      quote: "",
    },
  ];
}

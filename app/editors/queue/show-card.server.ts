import { eq } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { reasonNames } from "#app/community/reports/words.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { findField, recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { findFind } from "#app/editors/scraper/review/list-finds.server.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { linkChecks, problemReports, proposals } from "#database/schema/index.ts";
import type { QueueCard } from "./list-cards.server.ts";
import { queueWords, reasonWords } from "./words.ts";

interface ShownFact {
  label: string;
  was: string | null;
  becomes: string | null;
  quote: string;
}

export interface ShownCard extends QueueCard {
  heading: string;
  facts: ShownFact[];
  /** As it was read; empty if nothing was. */
  excerpt: string;
  address: string;
  fullForm: string;
  publicPage: string | null;
  /** What Correct sets, and its value now. */
  correctable: { label: string; isDay: boolean; value: string } | null;
  canAccept: boolean;
  canMerge: boolean;
}

/** Everything that an editor needs to decide. Null if the card is gone. */
export async function showCard(db: Database, card: QueueCard): Promise<ShownCard | null> {
  const shown = await detailsOf[card.type](db, card);
  if (!shown) return null;
  const record = card.recordId ? await findRecord(db, card.kind, card.recordId) : null;
  const publicPath = recordTypes[card.kind].publicPath;
  return {
    ...card,
    fullForm: card.recordId ? `/admin/catalogue/${card.kind}/${card.recordId}` : "/admin/review",
    publicPage: record?.isPublished && publicPath ? `${publicPath}${card.recordId}` : null,
    correctable: null,
    canMerge: false,
    ...shown,
  };
}

type Details = Pick<ShownCard, "heading" | "facts" | "excerpt" | "address" | "canAccept"> &
  Partial<Pick<ShownCard, "correctable" | "canMerge" | "fullForm">>;

const detailsOf: Record<QueueCard["type"], (db: Database, card: QueueCard) => Promise<Details | null>> = {
  async proposal(db, { id, kind }) {
    const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
    if (!row) return null;
    const isDay = row.field === closingColumn[kind];
    const label = labelOf(kind, row.field);
    return {
      heading: reasonWords[row.reason],
      facts: [{ label, was: inWords(row.oldValue), becomes: inWords(row.newValue), quote: row.quote }],
      excerpt: row.excerpt,
      address: row.address,
      correctable: { label, isDay, value: row.newValue ?? "" },
      // A page that is gone or about something else suggests no value: an editor writes one, or opens the form.
      canAccept: row.newValue !== null || row.reason === "closed",
    };
  },
  async find(db, { id, kind }) {
    const row = await findFind(db, id);
    if (row?.state !== "waiting") return null;
    const shown = [
      "title",
      closingColumn[kind],
      "amount",
      "salary_range",
      "country",
      "location",
      "education_level",
      "company",
      "application_url",
    ];
    return {
      heading: row.doubts.join(" "),
      facts: shown.flatMap((name) => {
        const field = row.fields[name];
        return field
          ? [
              {
                label: labelOf(kind, name),
                was: null,
                becomes: inWords(field.value),
                quote: name === "title" ? "" : field.evidence,
              },
            ]
          : [];
      }),
      excerpt: row.fields.description?.value ?? "",
      address: row.address,
      fullForm: `/admin/review/${id}`,
      canAccept: true,
      canMerge: row.like !== null,
    };
  },
  async report(db, { id, kind, recordId }) {
    const [row] = await db.select().from(problemReports).where(eq(problemReports.id, id));
    if (!row) return null;
    const record = recordId ? await findRecord(db, kind, recordId) : null;
    const column = closingColumn[kind];
    const was = record ? ((record.values[column] ?? null) as string | null) : null;
    const fact = {
      label: labelOf(kind, column),
      was: inWords(was),
      becomes: inWords(row.rightOn),
      quote: row.note ?? "",
    };
    return {
      heading: reasonNames[row.reason],
      facts: row.rightOn ? [fact] : [],
      excerpt: row.note ?? "",
      address: row.evidenceUrl ?? "",
      correctable:
        record && row.rightOn ? { label: labelOf(kind, column), isDay: true, value: row.rightOn } : null,
      canAccept: record !== null && row.rightOn !== null && row.evidenceUrl !== null,
    };
  },
  async link(db, { id }) {
    const [row] = await db.select().from(linkChecks).where(eq(linkChecks.recordId, id));
    if (!row) return null;
    return {
      heading: `${row.failures} times in a row: ${row.error ?? ""}`,
      facts: [{ label: "Published", was: "Yes", becomes: "Hidden until its page answers", quote: "" }],
      excerpt: "",
      address: row.address,
      canAccept: true,
    };
  },
};

const labelOf = (kind: Kind, name: string) => findField(recordTypes[kind], name)?.label ?? name;

const inWords = (value: string | null): string =>
  value ? (/^\d{4}-\d\d-\d\d$/.test(value) ? dayInWords(value) : value) : queueWords.nothing;

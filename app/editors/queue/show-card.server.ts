import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import { showDetails } from "./decide-card.server.ts";
import { type CardPreview, previewRecord } from "./preview-record.ts";
import type { CardDetails, QueueCard } from "./types/card-type.ts";

export type ShownCard = QueueCard &
  Omit<CardDetails, "becomes"> & {
    fullForm: string;
    publicPage: string | null;
    /** The card that students would see. */
    preview: CardPreview | null;
  };

/** Everything that an editor needs to decide. Null if the card is gone. */
export async function showCard(db: Database, card: QueueCard, today: string): Promise<ShownCard | null> {
  const details = await showDetails(db, card, today);
  if (!details) return null;
  const { becomes, ...shown } = details;
  if (card.type === "wording") return { ...card, fullForm: "", ...shown, publicPage: null, preview: null };
  const record = card.recordId ? await findRecord(db, card.kind, card.recordId) : null;
  const publicPath = recordTypes[card.kind].publicPath;
  return {
    ...card,
    fullForm: card.recordId ? `/admin/catalogue/${card.kind}/${card.recordId}` : "/admin/review",
    publicPage: record?.isPublished && publicPath ? `${publicPath}${card.recordId}` : null,
    ...shown,
    preview: becomes && previewRecord(card.kind, becomes),
  };
}

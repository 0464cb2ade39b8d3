import { and, desc, eq, gte, isNull } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queueDecisions } from "#database/schema/index.ts";
import { claimCard, postponeCard, releaseCard } from "./list-cards.server.ts";
import type {
  CardDecision,
  CardType,
  CardTypeName,
  Outcome,
  QueueCard,
  QueueDecision,
  RecordCardType,
} from "./types/card-type.ts";
import { doubtCards } from "./types/doubt.server.ts";
import { findCards } from "./types/find.server.ts";
import { linkCards } from "./types/link.server.ts";
import { pairCards } from "./types/pair.server.ts";
import { proposalCards } from "./types/proposal.server.ts";
import { reportCards } from "./types/report.server.ts";
import { wordingCards } from "./types/wording.server.ts";

const recordCards: Record<RecordCardType, CardType> = {
  proposal: proposalCards,
  find: findCards,
  report: reportCards,
  link: linkCards,
  doubt: doubtCards,
  pair: pairCards,
};

/** Null if the card is gone. */
export const showDetails = (db: Database, card: QueueCard, today: string) =>
  card.type === "wording" ? wordingCards.show(db, card, today) : recordCards[card.type].show(db, card, today);

const decide = (db: Database, card: QueueCard, choice: CardDecision, now: Date) =>
  card.type === "wording"
    ? wordingCards.decide(db, card, choice, now)
    : recordCards[card.type].decide(db, card, choice, now);

const cardTypeOf = (type: CardTypeName) => (type === "wording" ? wordingCards : recordCards[type]);

type CardChoice = Omit<CardDecision, "decision"> & { decision: QueueDecision };

/** Carries out a decision and stores it, for the editor's pace and for Undo. */
export async function decideCard(
  db: Database,
  card: QueueCard,
  choice: CardChoice,
  now: Date,
): Promise<Outcome> {
  const { decision, editor } = choice;
  const outcome: Outcome =
    decision === "later" ? { ok: true, before: {} } : await decide(db, card, { ...choice, decision }, now);
  if (!outcome.ok) return outcome;
  if (decision === "later") await postponeCard(db, card.card, editor, now);
  else await releaseCard(db, card.card);
  const { before, after = null } = outcome;
  await db
    .insert(queueDecisions)
    .values({ editorId: editor, card: card.card, decision, before, after, decidedAt: now });
  return outcome;
}

/** Only decisions of the last hour can be undone. */
const undoMilliseconds = 3_600_000;

/** Undoes an editor's last decision and gives them the card again, unless the record has changed since. Returns whether it did. */
export async function undoLast(db: Database, editor: string, now: Date): Promise<boolean> {
  const [last] = await db
    .select()
    .from(queueDecisions)
    .where(
      and(
        eq(queueDecisions.editorId, editor),
        isNull(queueDecisions.undoneAt),
        gte(queueDecisions.decidedAt, new Date(now.getTime() - undoMilliseconds)),
      ),
    )
    .orderBy(desc(queueDecisions.decidedAt), desc(queueDecisions.id))
    .limit(1)
    .for("update");
  if (!last?.before) return false;
  const [type = "", id = ""] = last.card.split(":");
  const { decision, before, after } = last;
  if (decision === "later") await releaseCard(db, last.card);
  else if (!(await cardTypeOf(type as CardTypeName).undo(db, { id, decision, before, after }))) return false;
  await db.update(queueDecisions).set({ undoneAt: now }).where(eq(queueDecisions.id, last.id));
  // The editor gets this card again, not the one that followed it.
  await claimCard(db, last.card, editor, now);
  return true;
}

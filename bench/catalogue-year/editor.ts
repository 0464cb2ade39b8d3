import { decideCard } from "#app/editors/queue/decide-card.server.ts";
import { claimNextCard } from "#app/editors/queue/list-cards.server.ts";
import { showCard } from "#app/editors/queue/show-card.server.ts";
import type { CardDecision, QueueDecision } from "#app/editors/queue/types/card-type.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import { type Award, isOpen } from "./world.ts";

/** An editor opens the page and sees what is true. */
type SeenAward = { award: Award; today: string };

/** Decides up to `most` cards at the pace of a day of thirty minutes. Returns how many were decided. */
export async function editForADay(
  database: Database,
  editor: string,
  awardOf: (recordId: string) => Award | undefined,
  { from, most }: { from: Date; most: number },
): Promise<number> {
  const viewer = { kind: "admin" as const, userId: editor, database };
  for (let decided = 0; decided < most; decided++) {
    const now = new Date(from.getTime() + (decided * 1_800_000) / most);
    const isDone = await asViewer(viewer, async (db) => {
      const { card } = await claimNextCard(db, editor, now);
      if (!card) return false;
      const shown = await showCard(db, card, todayInUtc(now));
      const award = awardOf(card.recordId ?? "");
      const wanted =
        shown && award ? judge(shown, { award, today: todayInUtc(now) }) : { decision: "later" as const };
      const choice = { values: {}, openedPage: award?.address ?? null, editor, ...wanted };
      const outcome = await decideCard(db, card, choice, now);
      if (!outcome.ok) await decideCard(db, card, { ...choice, decision: "later" }, now);
      return true;
    });
    if (!isDone) return decided;
  }
  return most;
}

type ShownCard = NonNullable<Awaited<ReturnType<typeof showCard>>>;

function judge(
  { type, fields, offers }: ShownCard,
  { award, today }: SeenAward,
): Pick<CardDecision, "values"> & { decision: QueueDecision } {
  const [field] = fields;
  const name = field?.field.name ?? "";
  const truth = {
    deadline: isOpen(award, today) ? award.deadline : null,
    amount: amountOf(award),
    application_url: award.address,
  }[name];
  const decide = (decision: QueueDecision, values: Record<string, string> = {}) => ({ decision, values });
  if (type === "doubt") {
    if (truth === null || truth === undefined) return decide("reject");
    return truth === field?.value ? decide("accept") : decide("correct", { [name]: truth });
  }
  if (award.isWithdrawn && offers.accept) return decide("accept");
  if (truth === null || truth === undefined) return decide(field?.value ? "reject" : "accept");
  return truth === field?.value && offers.accept ? decide("accept") : decide("correct", { [name]: truth });
}

export const amountOf = ({ amount }: Award) => `USD ${amount.toLocaleString("en")} a year`;

import type { OfflineAction } from "../../sync-queue/actions.ts";
import { changeStored, type QueuedAction } from "../store.ts";
import { enqueueAction } from "./queued-actions.ts";
import { sendQueue } from "./send-queue.ts";

/** Browsers that can send it in the background. */
interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Stores an action until it can be sent. */
export async function queueAction(whose: string, act: OfflineAction): Promise<void> {
  const next = { id: newId(), whose, at: Date.now(), isTried: false, act };
  await changeStored("outbox", (all = []) => enqueueAction(all, next));
  // Otherwise the next page that is opened sends it.
  navigator.serviceWorker?.ready
    .then((worker: WithSync) => worker.sync?.register("fursa-outbox"))
    .catch(() => undefined);
  if (navigator.onLine) await sendQueue().catch(() => undefined);
}

export const dropQueued = ({ id }: QueuedAction): Promise<void> =>
  changeStored("outbox", (all = []) => all.filter((one) => one.id !== id));

/** Sends it again unchanged. */
export const tryAgain = (waiting: QueuedAction): Promise<void> => resendAs(waiting, waiting.act);

/** The member has seen the other value, and overwrites it. */
export const keepLocalValue = (waiting: QueuedAction): Promise<void> =>
  resendAs(waiting, actionAfterConflict(waiting, false));

/** The other value is right. Sending it changes nothing on the site, and shows it here too. */
export const keepServerValue = (waiting: QueuedAction): Promise<void> =>
  resendAs(waiting, actionAfterConflict(waiting, true));

async function resendAs({ id }: QueuedAction, act: OfflineAction): Promise<void> {
  await changeStored("outbox", (all = []) =>
    all.map(({ outcome, ...one }) => (one.id === id ? { ...one, act } : outcome ? { ...one, outcome } : one)),
  );
  if (navigator.onLine) await sendQueue().catch(() => undefined);
}

function actionAfterConflict({ act, outcome }: QueuedAction, isTheirs: boolean): OfflineAction {
  if (outcome?.is !== "conflict" || !("before" in act)) return act;
  const before = outcome.theirs;
  return { ...act, before, ...(isTheirs && { now: before }) } as OfflineAction;
}

/** Phones of five years ago have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

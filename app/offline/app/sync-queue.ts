import type { Act } from "../sync-queue/actions.ts";
import { sendWaiting } from "./send.ts";
import { change, type Waiting } from "./store.ts";
import { addWaiting } from "./waiting.ts";

/** Browsers that can send it in the background. */
interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Stores an action until it can be sent. */
export async function keepAct(whose: string, act: Act): Promise<void> {
  const next = { id: newId(), whose, at: Date.now(), isTried: false, act };
  await change("outbox", (all = []) => addWaiting(all, next));
  // Otherwise the next page that is opened sends it.
  navigator.serviceWorker?.ready
    .then((worker: WithSync) => worker.sync?.register("fursa-outbox"))
    .catch(() => undefined);
  if (navigator.onLine) await sendWaiting().catch(() => undefined);
}

export const dropWaiting = ({ id }: Waiting): Promise<void> =>
  change("outbox", (all = []) => all.filter((one) => one.id !== id));

/** Sends it again unchanged. */
export const tryAgain = (waiting: Waiting): Promise<void> => decide(waiting, waiting.act);

/** The member has seen the other value, and overwrites it. */
export const keepOurs = (waiting: Waiting): Promise<void> => decide(waiting, sinceTheirs(waiting, false));

/** The other value is right: sending it changes nothing, and shows it here too. */
export const keepTheirs = (waiting: Waiting): Promise<void> => decide(waiting, sinceTheirs(waiting, true));

async function decide({ id }: Waiting, act: Act): Promise<void> {
  await change("outbox", (all = []) =>
    all.map(({ outcome, ...one }) => (one.id === id ? { ...one, act } : outcome ? { ...one, outcome } : one)),
  );
  if (navigator.onLine) await sendWaiting().catch(() => undefined);
}

function sinceTheirs({ act, outcome }: Waiting, isTheirs: boolean): Act {
  if (outcome?.is !== "conflict" || !("before" in act)) return act;
  const before = outcome.theirs;
  return { ...act, before, ...(isTheirs && { now: before }) } as Act;
}

/** Phones of five years ago have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

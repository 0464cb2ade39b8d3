import { todayInUtc } from "#app/shared/calendar/days.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { type ActionOutcomes, maxBatch } from "../../sync-queue/actions.ts";
import { refreshMemberData } from "../snapshot/refresh.ts";
import { changeStored, type QueuedAction, readStored } from "../store.ts";

/** Sends the queue in order. Only one of several tabs and the worker does. Rejects without a network. */
export const sendQueue = (): Promise<void> =>
  navigator.locks ? navigator.locks.request("fursa-outbox", sendAll) : sendAll();

async function sendAll(): Promise<void> {
  let isAnswered = false;
  for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) {
    const outcomes = await send(batch);
    isAnswered = true;
    if (batch.some(({ id }) => !outcomes[id])) break;
  }
  if (isAnswered) await refreshMemberData(todayInUtc());
}

/** The actions of one person: the owner of the data on this phone. */
async function nextBatch(): Promise<QueuedAction[]> {
  const waiting = ((await readStored("outbox")) ?? []).filter(({ outcome }) => !outcome);
  const whose = (await readStored("mine"))?.whose ?? waiting[0]?.whose;
  return waiting.filter((one) => one.whose === whose).slice(0, maxBatch);
}

async function send(batch: QueuedAction[]): Promise<ActionOutcomes> {
  const isSent = (id: string) => batch.some((one) => one.id === id);
  await changeStored("outbox", (all = []) =>
    all.map((one) => (isSent(one.id) ? { ...one, isTried: true } : one)),
  );
  const acts = batch.map(({ id, act }) => ({ id, act }));
  // In the language of this phone: the answer says why an action was refused.
  const answer = await fetch(localPath("/offline/outbox"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ whose: batch[0]?.whose, acts }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const outcomes: ActionOutcomes = await answer.json();
  await changeStored("outbox", (all = []) =>
    all.map((one) => {
      const outcome = outcomes[one.id];
      return outcome ? { ...one, outcome, isTried: false } : one;
    }),
  );
  return outcomes;
}

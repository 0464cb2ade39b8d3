import type { OfflineAction } from "../sync-queue/actions.ts";
import { applyQueued } from "./queue/queued-actions.ts";
import { queueAction } from "./queue/sync-queue.ts";
import { type MemberData, type QueuedAction, readStored } from "./store.ts";
import { h } from "./views/dom.ts";
import { syncQueueWords as words } from "./words.ts";

/** A member's own data on this phone, and its changes. */
export interface PhoneData {
  /** With all local changes; null if no member's data is stored. */
  member: MemberData | null;
  waiting: QueuedAction[];
  /** Unsent actions of other people. */
  queuedByOthers: QueuedAction[];
  /** Stores an action, and shows its effect. */
  act: (act: OfflineAction) => Promise<void>;
  /** Renders the present state. */
  show: () => Promise<void>;
}

export async function readPhoneData(today: string, show: () => Promise<void>): Promise<PhoneData> {
  const member = (await readStored("mine")) ?? null;
  const outbox = (await readStored("outbox")) ?? [];
  const all = outbox.filter(({ outcome }) => outcome?.is !== "done");
  return {
    member: member && applyQueued(member, outbox, today),
    waiting: all.filter(({ whose }) => whose === member?.whose),
    queuedByOthers: all.filter(({ whose }) => whose !== member?.whose),
    show,
    async act(act) {
      try {
        if (member) await queueAction(member.whose, act);
      } catch {
        document
          .querySelector("main")
          ?.prepend(h("p", { class: "notice clay", role: "alert" }, words.noRoom));
        return;
      }
      await show();
    },
  };
}

/** Whether a change has not reached the site yet. */
export const unsentTag = ({ waiting }: PhoneData, isIt: (act: OfflineAction) => boolean): Node | null =>
  waiting.some(({ act }) => isIt(act)) ? h("p", {}, h("span", { class: "tag indigo" }, words.waits)) : null;

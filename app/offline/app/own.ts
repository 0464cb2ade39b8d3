import type { Act } from "../sync-queue/actions.ts";
import { h } from "./dom.ts";
import { type Mine, readStored, type Waiting } from "./store.ts";
import { keepAct } from "./sync-queue.ts";
import { asDone } from "./waiting.ts";
import { waitingWords as words } from "./words.ts";

/** A member's own data on this phone, and its changes. */
export interface Own {
  /** With all local changes; null if nobody's data is stored. */
  mine: Mine | null;
  waiting: Waiting[];
  /** Unsent actions of other people. */
  ofOthers: Waiting[];
  /** Stores an action, and shows its effect. */
  act: (act: Act) => Promise<void>;
  /** Renders the present state. */
  show: () => Promise<void>;
}

export async function readOwn(today: string, show: () => Promise<void>): Promise<Own> {
  const mine = (await readStored("mine")) ?? null;
  const outbox = (await readStored("outbox")) ?? [];
  const all = outbox.filter(({ outcome }) => outcome?.is !== "done");
  return {
    mine: mine && asDone(mine, outbox, today),
    waiting: all.filter(({ whose }) => whose === mine?.whose),
    ofOthers: all.filter(({ whose }) => whose !== mine?.whose),
    show,
    async act(act) {
      try {
        if (mine) await keepAct(mine.whose, act);
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
export const waitsTag = ({ waiting }: Own, isIt: (act: Act) => boolean): Node | null =>
  waiting.some(({ act }) => isIt(act)) ? h("p", {}, h("span", { class: "tag indigo" }, words.waits)) : null;

import type { Act } from "../sync-queue/actions.ts";
import { h } from "./dom.ts";
import { type Mine, readKept, type Waiting } from "./store.ts";
import { keepAct } from "./sync-queue.ts";
import { asDone } from "./waiting.ts";
import { waitingWords as words } from "./words.ts";

/** What is somebody's own on this phone, as they left it, and how they go on. */
export interface Own {
  /** With all that was done here since it was taken along; null where nothing of anybody's is kept. */
  mine: Mine | null;
  waiting: Waiting[];
  /** Of people who are not the one above. */
  ofOthers: Waiting[];
  /** Keeps what was done, and shows it. */
  act: (act: Act) => Promise<void>;
  /** Shows what is true now. */
  show: () => Promise<void>;
}

export async function readOwn(today: string, show: () => Promise<void>): Promise<Own> {
  const mine = (await readKept("mine")) ?? null;
  const outbox = (await readKept("outbox")) ?? [];
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

/** Says of one thing that it is not on the site yet. */
export const waitsTag = ({ waiting }: Own, isIt: (act: Act) => boolean): Node | null =>
  waiting.some(({ act }) => isIt(act)) ? h("p", {}, h("span", { class: "tag indigo" }, words.waits)) : null;

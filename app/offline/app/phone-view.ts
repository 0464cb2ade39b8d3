import { dayInWords } from "#app/shared/calendar/days.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { h } from "./dom.ts";
import type { Own } from "./own.ts";
import { forgetPrivate, renewCatalogue, renewMine } from "./renew.ts";
import {
  type ByteKind,
  countBytes,
  forget,
  forgetAll,
  type Month,
  readStored,
  writeStored,
} from "./store.ts";
import { takeCopy } from "./take-copy.ts";
import { canUnpack } from "./unpack.ts";
import { titleOf } from "./views.ts";
import { waitingView } from "./waiting-view.ts";
import { waitingWords, appWords as words } from "./words.ts";

/** The result of the last action, shown on every render until the next one begins. */
let saidLast = "";

/** What this phone stores, what that has cost this month, and the settings. */
export async function phoneView(today: string, own: Own): Promise<Node[]> {
  const says = h("p", { role: "status" }, saidLast);
  const begin = () => {
    saidLast = "";
    says.textContent = words.working;
  };
  const waitingCount = own.waiting.length + own.ofOthers.length;
  /** Runs one action, reports its result, and renders the new state. */
  const button = (label: string, look: string, work: () => Promise<unknown>) =>
    h(
      "button",
      {
        type: "button",
        class: look,
        click: async () => {
          begin();
          try {
            await work();
            await own.show();
          } catch (problem) {
            says.textContent = whyNot(problem);
          }
        },
      },
      label,
    );
  const copy = await readStored("copy");
  const onProgress = (letters: number) => {
    says.textContent = words.keeping(formatNumber(Math.round(letters / 1000)));
  };
  const keepHere = button(words.keep, "", () => keepOnThisPhone(today, onProgress));
  // The visitor has already pressed the button on the page before; a link from elsewhere presses nothing.
  if (!copy && location.hash === "#keep" && document.referrer.startsWith(`${location.origin}/`)) {
    history.replaceState(null, "", location.pathname);
    setTimeout(() => keepHere.click());
  }
  const mine = await readStored("mine");
  const keepsMine = (await readStored("keepsMine")) === "yes";
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  return [
    titleOf(words.onThisPhone),
    says,
    ...waitingView(own),
    h("h2", {}, words.byteKinds.catalogue),
    h("p", {}, copy ? words.keeps(dayInWords(copy.file.madeOn)) : words.keepsNothing),
    !copy && !isOffered() && h("p", {}, words.notOffered),
    copy ? button(words.renew, "", () => renewAll(today, onProgress)) : isOffered() && keepHere,
    ...(copy && canUnpack() ? givenCopy(own, begin) : []),
    h("h2", {}, words.mineTitle),
    h(
      "p",
      {},
      mine ? words.mineKept(dayInWords(mine.takenOn)) : keepsMine ? words.mineMissing : words.mineOff,
    ),
    waitingCount > 0 && h("p", {}, waitingWords.alsoWaiting(waitingCount)),
    keepsMine
      ? button(words.dropMine, "plain", forgetPrivate)
      : button(words.keepMine, "plain", () => writeStored("keepsMine", "yes").then(() => renewMine(today))),
    h("h2", {}, words.bytesTitle),
    bytesOf(await readStored("bytes"), today),
    ...(usage === undefined ? [] : [h("p", { class: "quiet" }, words.room(inKilobytes(usage)))]),
    h("h2", {}, words.forgetTitle),
    h("p", {}, words.forgetText),
    button(words.forget, "plain", forgetThisPhone),
  ].filter((node): node is HTMLElement => node !== false);
}

/** An operator may have disabled it. */
const isOffered = () => document.getElementById("fursa")?.dataset.keeps !== "off";

/** A file that somebody passed on: it works without a network too. */
function givenCopy({ show }: Own, begin: () => void): Node[] {
  const field: HTMLInputElement = h("input", {
    type: "file",
    id: "given",
    accept: ".html,.htm,text/html",
    change: async () => {
      const [file] = field.files ?? [];
      if (!file) return;
      begin();
      // The next file input is that of the new render.
      field.disabled = true;
      try {
        const taken = await takeCopy(await file.text());
        saidLast = taken.ok ? words.given.taken(dayInWords(taken.madeOn)) : words.given[taken.reason];
      } catch (problem) {
        saidLast = whyNot(problem);
      }
      await show();
    },
  });
  return [h("h2", {}, words.given.title), h("p", {}, h("label", { for: "given" }, words.given.text)), field];
}

/** A browser reports full storage in its own way. */
function whyNot(problem: unknown): string {
  const { name, message } = problem as Error;
  if (name === "QuotaExceededError") return words.noRoom;
  return message === words.cannotKeep ? message : words.didNotWork;
}

async function renewAll(today: string, onProgress: (letters: number) => void): Promise<void> {
  if (!(await renewCatalogue(today, onProgress))) throw new Error(words.didNotWork);
  await renewMine(today);
}

/** The list first: if there is no space for it, that is known before a worker is installed. */
async function keepOnThisPhone(today: string, onProgress: (letters: number) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) throw new Error(words.cannotKeep);
  await countBytes("app", weighedHere(), today);
  if (!(await renewCatalogue(today, onProgress))) throw new Error(words.didNotWork);
  const registered = await navigator.serviceWorker.register(localPath("/offline/worker.js"), { scope: "/" });
  if (!(await isAtWork(registered))) {
    await forget("copy");
    throw new Error(words.didNotWork);
  }
  await navigator.storage?.persist?.();
}

/** False for a worker that could not store what it needs: it is removed again without an error. */
function isAtWork({ installing, active }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = installing ?? active;
  return new Promise((done) => {
    const look = () => {
      if (worker?.state === "activated") done(true);
      else if (worker?.state === "redundant") done(false);
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

/** The download size of the app itself. */
const weighedHere = () =>
  performance
    .getEntriesByType("resource")
    .concat(performance.getEntriesByType("navigation"))
    .reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize || 0), 0);

async function forgetThisPhone(): Promise<void> {
  await forgetAll();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}

const kinds: ByteKind[] = ["catalogue", "app", "mine"];

function bytesOf(month: Month | undefined, today: string) {
  const bytes = month?.month === today.slice(0, 7) ? month.bytes : {};
  const all = kinds.reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0);
  return h(
    "dl",
    {},
    ...kinds.map((kind) =>
      h("div", {}, h("dt", {}, words.byteKinds[kind]), h("dd", {}, inKilobytes(bytes[kind] ?? 0))),
    ),
    h("div", {}, h("dt", {}, words.inAll), h("dd", {}, inKilobytes(all))),
  );
}

const inKilobytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1000))} KB`;

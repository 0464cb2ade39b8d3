import { dayInWords } from "#app/shared/calendar/days.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { kilobytesInWords } from "../../kilobytes.ts";
import type { PhoneData } from "../phone-data.ts";
import { importSnapshot } from "../snapshot/import-snapshot.ts";
import { deleteEverythingPrivate, refreshCatalogue, refreshMemberData } from "../snapshot/refresh.ts";
import { canUnpack } from "../snapshot/unpack.ts";
import {
  type ByteKind,
  countBytes,
  deleteStore,
  deleteStored,
  type MonthlyBytes,
  readStored,
  writeStored,
} from "../store.ts";
import { syncQueueWords, appWords as words } from "../words.ts";
import { h } from "./dom.ts";
import { syncQueueView } from "./sync-queue-view.ts";
import { titleOf } from "./views.ts";

/** The result of the last action, shown on every render until the next one begins. */
let lastMessage = "";

/** What this phone stores, what that has cost this month, and the settings. */
export async function phoneView(today: string, phone: PhoneData): Promise<Node[]> {
  const says = h("p", { role: "status" }, lastMessage);
  const begin = () => {
    lastMessage = "";
    says.textContent = words.working;
  };
  const waitingCount = phone.waiting.length + phone.queuedByOthers.length;
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
            await phone.show();
          } catch (problem) {
            says.textContent = failureText(problem);
          }
        },
      },
      label,
    );
  const snapshot = await readStored("copy");
  const onProgress = (letters: number) => {
    says.textContent = words.keeping(formatNumber(Math.round(letters / 1000)));
  };
  const keepHere = button(words.keep, "", () => keepOnThisPhone(today, onProgress));
  // The visitor has already pressed the button on the page before. A link from elsewhere must not have this effect.
  if (!snapshot && location.hash === "#keep" && document.referrer.startsWith(`${location.origin}/`)) {
    history.replaceState(null, "", location.pathname);
    setTimeout(() => keepHere.click());
  }
  const member = await readStored("mine");
  const keepsMine = (await readStored("keepsMine")) === "yes";
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  return [
    titleOf(words.onThisPhone),
    says,
    ...syncQueueView(phone),
    h("h2", {}, words.byteKinds.catalogue),
    h("p", {}, snapshot ? words.keeps(dayInWords(snapshot.file.madeOn)) : words.keepsNothing),
    !snapshot && !isOffered() && h("p", {}, words.notOffered),
    snapshot ? button(words.renew, "", () => refreshAll(today, onProgress)) : isOffered() && keepHere,
    ...(snapshot && canUnpack() ? importField(phone, begin) : []),
    h("h2", {}, words.mineTitle),
    h(
      "p",
      {},
      member ? words.mineKept(dayInWords(member.takenOn)) : keepsMine ? words.mineMissing : words.mineOff,
    ),
    waitingCount > 0 && h("p", {}, syncQueueWords.alsoWaiting(waitingCount)),
    keepsMine
      ? button(words.dropMine, "plain", deleteEverythingPrivate)
      : button(words.keepMine, "plain", () =>
          writeStored("keepsMine", "yes").then(() => refreshMemberData(today)),
        ),
    h("h2", {}, words.bytesTitle),
    bytesOf(await readStored("bytes"), today),
    ...(usage === undefined ? [] : [h("p", { class: "quiet" }, words.room(inKilobytes(usage)))]),
    h("h2", {}, words.forgetTitle),
    h("p", {}, words.forgetText),
    button(words.forget, "plain", deleteEverything),
  ].filter((node): node is HTMLElement => node !== false);
}

/** An operator may have disabled it. */
const isOffered = () => document.getElementById("fursa")?.dataset.keeps !== "off";

/** A file from another phone works without a network too. */
function importField({ show }: PhoneData, begin: () => void): Node[] {
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
        const taken = await importSnapshot(await file.text());
        lastMessage = taken.ok ? words.given.taken(dayInWords(taken.madeOn)) : words.given[taken.reason];
      } catch (problem) {
        lastMessage = failureText(problem);
      }
      await show();
    },
  });
  return [h("h2", {}, words.given.title), h("p", {}, h("label", { for: "given" }, words.given.text)), field];
}

/** Browsers report full storage in different ways. */
function failureText(problem: unknown): string {
  const { name, message } = problem as Error;
  if (name === "QuotaExceededError") return words.noRoom;
  return message === words.cannotKeep ? message : words.didNotWork;
}

async function refreshAll(today: string, onProgress: (letters: number) => void): Promise<void> {
  if (!(await refreshCatalogue(today, onProgress))) throw new Error(words.didNotWork);
  await refreshMemberData(today);
}

/** The list first: if there is no space for it, that is known before a worker is installed. */
async function keepOnThisPhone(today: string, onProgress: (letters: number) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) throw new Error(words.cannotKeep);
  await countBytes("app", weighedHere(), today);
  if (!(await refreshCatalogue(today, onProgress))) throw new Error(words.didNotWork);
  const registered = await navigator.serviceWorker.register(localPath("/offline/worker.js"), { scope: "/" });
  if (!(await isAtWork(registered))) {
    await deleteStored("copy");
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

async function deleteEverything(): Promise<void> {
  await deleteStore();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}

const kinds: ByteKind[] = ["catalogue", "app", "mine"];

function bytesOf(month: MonthlyBytes | undefined, today: string) {
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

const inKilobytes = (bytes: number) => kilobytesInWords(Math.ceil(bytes / 1000));

import { forget, forgetAll, readKept } from "./store.ts";

/** Takes the place of the worker where the site no longer wants one: it leaves, and takes along what it kept. */
interface LeavingScope {
  addEventListener: (
    type: string,
    hear: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
}
const scope = globalThis as unknown as LeavingScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  const waiting = (await readKept("outbox")) ?? [];
  // What somebody did and nobody has heard of is nowhere else: the page that it can be sent from is still there.
  await (waiting.length > 0 ? forget("copy", "mine", "keepsMine", "bytes") : forgetAll());
  await scope.registration.unregister();
}

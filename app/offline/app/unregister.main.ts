import { deleteStore, deleteStored, readStored } from "./store.ts";

/** Replaces the service worker when the site no longer wants one: it unregisters itself and deletes its caches. */
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
scope.addEventListener("activate", (event) => event.waitUntil(unregisterWorker()));

async function unregisterWorker(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  const waiting = (await readStored("outbox")) ?? [];
  // Unsent actions are stored nowhere else: the page that sends them stays.
  await (waiting.length > 0 ? deleteStored("copy", "mine", "keepsMine", "bytes") : deleteStore());
  await scope.registration.unregister();
}

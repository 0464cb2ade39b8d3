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
scope.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => scope.registration.unregister()),
  ),
);

export {};

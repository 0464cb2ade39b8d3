import { todayInUtc } from "#app/shared/calendar/days.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { showNotifications, unsubscribeFromPush } from "./push-notifications.ts";
import { sendQueue } from "./queue/send-queue.ts";
import { deleteAfterSignOut, refreshCatalogue, refreshMemberData } from "./snapshot/refresh.ts";
import { readStored } from "./store.ts";

/** The parts of a service worker's scope that are used here: the types of pages and of workers exclude each other. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  addEventListener: ((type: "install" | "activate" | "sync", hear: (event: WorkerEvent) => void) => void) &
    ((type: "fetch", hear: (event: FetchEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
}
const scope = globalThis as unknown as WorkerScope;

const cacheName = "fursa-app";
const shell = "/offline/app";
const files = [shell, `${shell}.js`];
/** Milliseconds. A page that takes longer counts as offline. */
const pageTimeout = 15_000;
/** Milliseconds that a sign-out waits for unsent changes. What is still unsent then stays queued for that account. */
const signOutTimeout = 2_000;
/** Twice a day is enough for data that changes daily. */
const refreshEvery = 43_200_000;

/** A phone that only wants notifications stores neither the list nor the app: there is nothing to respond with. */
const isForNotifications = scope.location.search === "?notices";

showNotifications();

scope.addEventListener("install", (event) => {
  if (isForNotifications) return event.waitUntil(scope.skipWaiting());
  event.waitUntil(
    caches
      .open(cacheName)
      .then(async (cache) => {
        const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
        const all = new Set([...files.map((file) => localPath(file)), ...kept]);
        await cache.addAll([...all].map((file) => new Request(file, { cache: "reload" })));
      })
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(scope.clients.claim());
});

/** Pages come from the network only. Without one the snapshot responds, and says what it is. */
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  const isSigningOut = request.method === "POST" && pathname.startsWith("/sign-out");
  if (isForNotifications) {
    if (isSigningOut) event.waitUntil(unsubscribeFromPush());
    return;
  }
  if (isSigningOut) {
    const sending = sendQuietly();
    const answer = signOut(request, sending);
    event.respondWith(answer);
    event.waitUntil(answer.then((response) => afterSignOut(response, sending)));
  }
  if (files.includes(splitLanguage(pathname).path)) event.respondWith(networkFirst(event, pathname));
  else if (request.method === "GET" && request.mode === "navigate") {
    event.respondWith(pageOrShell(request));
    event.waitUntil(
      sendQuietly()
        .then(refreshIfDue)
        .catch(() => undefined),
    );
  }
});

/** Called by the browser when the network is back. It tries again if this rejects. */
scope.addEventListener("sync", (event) => event.waitUntil(sendQueue()));

const sendQuietly = () => withTimeout(sendQueue()).catch(() => undefined);

/** The app in the language of the address if it was opened in it once, otherwise in the language in which the phone keeps it. */
async function pageOrShell(request: Request): Promise<Response> {
  try {
    return await withTimeout(fetch(request));
  } catch {
    const { language } = splitLanguage(new URL(request.url).pathname);
    return (
      (await caches.match(localPath(shell, language))) ??
      (await caches.match(localPath(shell))) ??
      Response.error()
    );
  }
}

async function networkFirst(event: FetchEvent, path: string): Promise<Response> {
  try {
    const answer = await withTimeout(fetch(event.request));
    // Writing may fail, for example because the storage is full. The response is valid all the same.
    if (answer.ok) event.waitUntil(replaceCached(path, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

async function replaceCached(path: string, answer: Response): Promise<void> {
  await (await caches.open(cacheName)).put(path, answer);
}

/**
 * Sending unsent changes needs the session that this request ends, so they are sent first if the network is fast
 * enough.
 */
async function signOut(request: Request, sending: Promise<unknown>): Promise<Response> {
  await Promise.race([sending, new Promise((done) => setTimeout(done, signOutTimeout))]);
  return fetch(request);
}

/** A sign-out that failed leaves the person signed in, so nothing is deleted. A redirect reads as opaque here. */
async function afterSignOut({ ok, type }: Response, sending: Promise<unknown>): Promise<void> {
  if (!ok && type !== "opaqueredirect") return;
  await Promise.allSettled([deleteAfterSignOut(), unsubscribeFromPush()]);
  // A response in transit may have stored private rows again.
  await sending;
  await deleteAfterSignOut();
}

function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((done, fail) => {
    setTimeout(fail, pageTimeout);
    answer.then(done, fail);
  });
}

async function refreshIfDue(): Promise<void> {
  const storedSnapshot = await readStored("copy");
  if (!storedSnapshot || Date.now() - storedSnapshot.lookedAt < refreshEvery) return;
  const today = todayInUtc();
  await refreshCatalogue(today);
  await refreshMemberData(today);
}

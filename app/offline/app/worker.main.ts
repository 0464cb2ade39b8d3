import { todayInUtc } from "#app/shared/calendar/days.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { endNotices, hearNotices } from "./notices.ts";
import { forgetAfterSignOut, renewCatalogue, renewMine } from "./renew.ts";
import { sendWaiting } from "./send.ts";
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
const patience = 15_000;
/** Milliseconds that a sign-out waits for unsent changes. What is still unsent then stays queued for that account. */
const signOutPatience = 2_000;
/** Twice a day is enough for what changes daily. */
const renewEvery = 43_200_000;

/** A phone that only wants notifications stores neither the list nor the app: there is nothing to respond with. */
const isForNotices = scope.location.search === "?notices";

hearNotices();

scope.addEventListener("install", (event) => {
  if (isForNotices) return event.waitUntil(scope.skipWaiting());
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
  if (isForNotices) {
    if (isSigningOut) event.waitUntil(endNotices());
    return;
  }
  if (isSigningOut) {
    const sending = sendQuietly();
    const answer = signOut(request, sending);
    event.respondWith(answer);
    event.waitUntil(answer.then((response) => afterSignOut(response, sending)));
  }
  if (files.includes(splitLanguage(pathname).path)) event.respondWith(freshOrKept(event, pathname));
  else if (request.method === "GET" && request.mode === "navigate") {
    event.respondWith(pageOrShell(request));
    event.waitUntil(
      sendQuietly()
        .then(renewNowAndThen)
        .catch(() => undefined),
    );
  }
});

/** Called by the browser when the network is back. It tries again if this rejects. */
scope.addEventListener("sync", (event) => event.waitUntil(sendWaiting()));

const sendQuietly = () => withPatience(sendWaiting()).catch(() => undefined);

/** The app in the language of the address if it was opened in it once, otherwise in the language in which the phone keeps it. */
async function pageOrShell(request: Request): Promise<Response> {
  try {
    return await withPatience(fetch(request));
  } catch {
    const { language } = splitLanguage(new URL(request.url).pathname);
    return (
      (await caches.match(localPath(shell, language))) ??
      (await caches.match(localPath(shell))) ??
      Response.error()
    );
  }
}

async function freshOrKept(event: FetchEvent, path: string): Promise<Response> {
  try {
    const answer = await withPatience(fetch(event.request));
    // Writing may fail, for example because the storage is full: the response is good all the same.
    if (answer.ok) event.waitUntil(replaceCached(path, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

async function replaceCached(path: string, answer: Response): Promise<void> {
  await (await caches.open(cacheName)).put(path, answer);
}

/** Unsent changes need the session that this ends, so they go first if the network is quick enough. */
async function signOut(request: Request, sending: Promise<unknown>): Promise<Response> {
  await Promise.race([sending, new Promise((done) => setTimeout(done, signOutPatience))]);
  return fetch(request);
}

/** A sign-out that failed leaves the person signed in, so nothing is deleted. A redirect reads as opaque here. */
async function afterSignOut({ ok, type }: Response, sending: Promise<unknown>): Promise<void> {
  if (!ok && type !== "opaqueredirect") return;
  await Promise.allSettled([forgetAfterSignOut(), endNotices()]);
  // A response that was on its way may have brought private rows back.
  await sending;
  await forgetAfterSignOut();
}

function withPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((done, fail) => {
    setTimeout(fail, patience);
    answer.then(done, fail);
  });
}

async function renewNowAndThen(): Promise<void> {
  const storedCopy = await readStored("copy");
  if (!storedCopy || Date.now() - storedCopy.lookedAt < renewEvery) return;
  const today = todayInUtc();
  await renewCatalogue(today);
  await renewMine(today);
}

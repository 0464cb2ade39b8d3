import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Listeners = Record<string, (event: object) => void>;

const origin = "https://fursa.example";
let listeners: Listeners;
/** The content of the phone's cache, by path. */
let cached: Map<string, Response>;
let steps: string[];
/** Why the phone can't store anything. */
let failToStore: Error | null;
let network: (address: string) => Promise<Response>;

/** The worker, loaded into a scope like a browser's. */
async function openWorker(search = "", already: string[] = []) {
  listeners = {};
  cached = new Map(already.map((path) => [path, new Response(`old ${path}`)]));
  steps = [];
  failToStore = null;
  network = async (address) => new Response(`today's ${address}`);
  const cache = {
    addAll: async (requests: Request[]) => {
      for (const { url } of requests) cached.set(new URL(url).pathname, new Response(`kept ${url}`));
    },
    put: async (path: string, answer: Response) => {
      if (failToStore) throw failToStore;
      cached.set(path, answer);
    },
    keys: async () => [...cached.keys()].map((path) => ({ url: origin + path })),
  };
  const shown: object[] = [];
  const globals = {
    addEventListener: (type: string, hear: Listeners[string]) => {
      listeners[type] = hear;
    },
    skipWaiting: async () => void steps.push("skipWaiting"),
    clients: {
      claim: async () => void steps.push("claim"),
      matchAll: async () => [{ url: `${origin}/saved`, focus: async () => steps.push("focus") }],
      openWindow: async (address: string) => void steps.push(address),
    },
    registration: {
      showNotification: async (title: string, more: object) => void shown.push({ title, ...more }),
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => steps.push("unsubscribed") }) },
    },
    location: new URL(`${origin}/offline/worker.js${search}`),
    caches: { open: async () => cache, match: async (path: string) => cached.get(path)?.clone() },
    fetch: ({ url }: Request) => network(new URL(url).pathname),
    Request: class extends Request {
      constructor(address: string, more?: RequestInit) {
        super(new URL(address, origin), more);
      }
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import("./worker.main.ts");
  return shown;
}

/** Dispatches an event to the worker, and waits until it is handled. */
async function tell(type: string, more: object = {}): Promise<Response | undefined> {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners[type]?.({
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
    ...more,
  });
  const answered = await answer?.catch(() => undefined);
  await Promise.allSettled(works);
  return answered;
}

const ask = (path: string, { method = "GET", mode = "navigate" } = {}) =>
  tell("fetch", { request: { url: origin + path, method, mode } });
const textOf = async (answer: Response | undefined) => answer?.text();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page always comes from the network: none is ever cached, so none is shown stale", async () => {
  await openWorker();
  await tell("install");
  expect([...cached.keys()]).toEqual(["/offline/app", "/offline/app.js"]);
  expect(await textOf(await ask("/browse"))).toBe("today's /browse");
  expect(await textOf(await ask("/saved"))).toBe("today's /saved");
  expect([...cached.keys()]).toEqual(["/offline/app", "/offline/app.js"]);
  network = async () => Promise.reject(new TypeError("no network"));
  expect(await textOf(await ask("/browse"))).toBe(`kept ${origin}/offline/app`);
});

test("a page that takes more than fifteen seconds is replaced by the offline app", async () => {
  await openWorker();
  await tell("install");
  network = () => new Promise(() => undefined);
  const answer = ask("/browse");
  await vi.advanceTimersByTimeAsync(14_999);
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await textOf(await answer)).toBe(`kept ${origin}/offline/app`);
});

test("the offline app is updated from the network, and cached for next time", async () => {
  await openWorker();
  await tell("install");
  expect(await textOf(await ask("/offline/app.js", { mode: "no-cors" }))).toBe("today's /offline/app.js");
  network = async () => Promise.reject(new TypeError("no network"));
  expect(await textOf(await ask("/offline/app.js", { mode: "no-cors" }))).toBe("today's /offline/app.js");
});

describe("languages", () => {
  const english = ["/offline/app", "/offline/app.js"];
  const swahili = english.map((path) => `/sw${path}`);

  test("an address in another language is answered in it once the app was opened in it", async () => {
    await openWorker();
    await tell("install");
    await ask("/sw/offline/app");
    await ask("/sw/offline/app.js", { mode: "no-cors" });
    expect([...cached.keys()]).toEqual([...english, ...swahili]);
    network = async () => Promise.reject(new TypeError("no network"));
    expect(await textOf(await ask("/sw/browse"))).toBe("today's /sw/offline/app");
    expect(await textOf(await ask("/sw/offline/app.js", { mode: "no-cors" }))).toBe(
      "today's /sw/offline/app.js",
    );
    expect(await textOf(await ask("/browse"))).toBe(`kept ${origin}/offline/app`);
    expect(await textOf(await ask("/fr/browse"))).toBe(`kept ${origin}/offline/app`);
  });

  test("a phone that keeps Fursa in Kiswahili stores it in no other language", async () => {
    vi.doMock("#app/shared/languages/language.ts", () => ({ language: () => "sw" }));
    await openWorker();
    vi.doUnmock("#app/shared/languages/language.ts");
    await tell("install");
    expect([...cached.keys()]).toEqual(swahili);
    network = async () => Promise.reject(new TypeError("no network"));
    expect(await textOf(await ask("/browse"))).toBe(`kept ${origin}/sw/offline/app`);
  });

  test("a new worker renews the app in every language that the phone has", async () => {
    await openWorker("", swahili);
    await tell("install");
    expect([...cached.keys()].sort()).toEqual([...english, ...swahili]);
    expect(await textOf(cached.get("/sw/offline/app"))).toBe(`kept ${origin}/sw/offline/app`);
  });
});

test("other requests and submitted forms are left to the network", async () => {
  await openWorker();
  expect(await ask("/saved", { method: "POST" })).toBeUndefined();
  expect(await ask("/saved.data", { mode: "cors" })).toBeUndefined();
});

test("a new worker replaces the old one at once, on every open page", async () => {
  await openWorker();
  await tell("install");
  await tell("activate");
  expect(steps).toEqual(["skipWaiting", "claim"]);
});

test("a worker that exists only for notifications caches and answers nothing", async () => {
  await openWorker("?notices");
  await tell("install");
  expect(cached.size).toBe(0);
  expect(steps).toEqual(["skipWaiting"]);
  expect(await ask("/browse")).toBeUndefined();
  expect(await ask("/offline/app.js", { mode: "no-cors" })).toBeUndefined();
});

test("a notification is shown, opens its page, and is removed on sign-out", async () => {
  const shown = await openWorker("?notices");
  const notice = {
    title: "Rhodes closes tomorrow",
    body: "You saved it.",
    path: "/scholarship/1",
    tag: "fursa",
  };
  await tell("push", { data: { json: () => notice } });
  await tell("push", { data: null });
  expect(shown).toMatchObject([
    { title: notice.title, body: notice.body, tag: "fursa", data: "/scholarship/1" },
    { title: "Fursa", data: "/" },
  ]);
  const tap = (data: string) => tell("notificationclick", { notification: { data, close: () => undefined } });
  await tap("/scholarship/1");
  await tap("/saved");
  await ask("/sign-out", { method: "POST" });
  expect(steps).toEqual([`${origin}/scholarship/1`, "focus", "unsubscribed"]);
});

test("a full phone still shows the offline app from the network", async () => {
  await openWorker();
  await tell("install");
  failToStore = new DOMException("The quota has been exceeded.", "QuotaExceededError");
  expect(await textOf(await ask("/offline/app.js", { mode: "no-cors" }))).toBe("today's /offline/app.js");
  expect(await textOf(await ask("/offline/app"))).toBe("today's /offline/app");
});

describe("signing out", () => {
  const deleted = vi.fn(async () => undefined);
  let sending: () => Promise<void>;
  beforeEach(() => {
    deleted.mockClear();
    vi.doMock("./queue/send-queue.ts", () => ({ sendQueue: () => sending() }));
    vi.doMock("./snapshot/refresh.ts", () => ({ deleteAfterSignOut: deleted }));
  });
  afterEach(() => {
    vi.doUnmock("./queue/send-queue.ts");
    vi.doUnmock("./snapshot/refresh.ts");
  });

  test("waits two seconds for unsent changes and no longer", async () => {
    sending = () => new Promise(() => undefined);
    await openWorker();
    const requested: string[] = [];
    network = async (address) => {
      requested.push(address);
      return new Response("signed out");
    };
    void ask("/sign-out", { method: "POST" });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toEqual(["/sign-out"]);
    expect(deleted).toHaveBeenCalledTimes(1);
  });

  test("sends unsent changes first if the network is quick", async () => {
    const done: string[] = [];
    sending = async () => void done.push("changes");
    await openWorker();
    network = async (address) => {
      done.push(address);
      return new Response("signed out");
    };
    await ask("/sign-out", { method: "POST" });
    expect(done).toEqual(["changes", "/sign-out"]);
    expect(deleted).toHaveBeenCalled();
  });

  test.for<[string, () => Promise<Response>]>([
    ["the network is down", async () => Promise.reject(new TypeError("no network"))],
    ["the server fails", async () => new Response("", { status: 500 })],
  ])("deletes nothing when %s", async ([, failing]) => {
    sending = async () => Promise.reject(new TypeError("no network"));
    await openWorker();
    network = failing;
    await ask("/sign-out", { method: "POST" });
    expect(deleted).not.toHaveBeenCalled();
    expect(steps).not.toContain("unsubscribed");
  });
});

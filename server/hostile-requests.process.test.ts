import { readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminRoutes } from "#tests/support/admin-routes.ts";
import { everyRoute, fillIn } from "#tests/support/every-route.ts";
import {
  hostileBodies,
  hostileHeaders,
  hostilePaths,
  hostileTexts,
  oddMethods,
} from "#tests/support/hostile.ts";
import { type FormField, type PageForm, readPage } from "#tests/support/page-forms.ts";
import { type PlainAnswer, type PlainRequest, sendPlainly } from "#tests/support/plain-request.ts";
import type { RunningServer } from "#tests/support/server.ts";
import { startServerWithOutside } from "#tests/support/server-with-outside.ts";
import { knownParameters } from "./known-parameters.ts";

/** What is known to fail and waits to be mended: parts of what was sent, by the route it was sent to. */
const toBeMended: Record<string, RegExp> = {
  "/check": /%25ff%40a\.com/,
  "/union/ask": /%25ff%40a\.com/,
  "/union/t/:id": /%25ff%40a\.com/,
  "/union/post/:id/edit": /%25ff%40a\.com/,
  "/profile/alerts": /intent=__proto__/,
  "/auth/challenge": /intent=text/,
};

const viewers = ["visitor", "member", "admin"] as const;
type Viewer = (typeof viewers)[number];

const routes = everyRoute();
const largestAnswer = 1024 * 1024;
const atATime = 4;
const anyId = "00000000-0000-4000-8000-000000000000";

/** What a route with a parameter is tried on where no page leads to something real. */
const examples: Record<string, string> = {
  ":kind": "scholarship",
  ":noun": "scholarships",
  ":feed": "scholarships.atom",
  ":file": "pages",
};

/** What a member does first, so that there is a thread to read and something saved: a page, and the form on it. */
const firstForms = [
  ["/union/name", "/union/name"],
  ["/union/ask", "/union/ask"],
  ["/browse", "/saved/heart"],
] as const;

let server: RunningServer;
const cookies: Record<Viewer, string> = { visitor: "", member: "", admin: "" };
/** An address for each route, and who is let in there. */
const addresses = new Map<string, string>();
const insiders = new Map<string, Viewer>();
/** Every form that someone was shown, by the route it is posted to. */
const forms = new Map<string, { viewer: Viewer; form: PageForm }[]>();
let sent = 0;

beforeAll(async () => {
  // The web that the server could reach from here is one empty site.
  server = await startServerWithOutside((_, answer) => void answer.writeHead(404).end(), {
    TRUST_PROXY: "1",
  });
  for (const viewer of viewers) await signIn(viewer);
  for (const [page, action] of firstForms) await fillInWell("member", page, action);
  await lookAround();
}, 600_000);
afterAll(() => server.stop());

describe.each(routes)("$pattern", ({ pattern }) => {
  test("answers calmly, whatever it is sent", async () => {
    const address = addresses.get(pattern) ?? "/";
    for (const viewer of viewers) {
      await stayIn(viewer);
      const isInside = viewer === insiders.get(pattern);
      const requests = [...hostileReads(pattern, address), ...hostilePosts(address)];
      // The door is the same whatever stands before it: those who are not let in try one of each sort.
      await sendAll(viewer, pattern, isInside ? requests : requests.filter(({ isSample }) => isSample));
    }
    const odd = oddMethods.map((method) => ({ method, address }));
    await sendAll("visitor", pattern, odd);
  });

  test("answers its forms calmly, whatever is filled in", async () => {
    const tried = new Set<string>();
    for (const { viewer, form } of forms.get(pattern) ?? []) {
      await stayIn(viewer);
      await sendAll(viewer, pattern, hostileFillings(form, tried));
    }
  });
});

test("everyone was let in somewhere, and the forms were found", () => {
  expect(new Set(insiders.values())).toEqual(new Set(viewers));
  expect(insiders.get("/saved")).toBe("member");
  expect(insiders.get("/admin/catalogue/:noun/:id")).toBe("admin");
  expect([...forms.keys()]).toEqual(
    expect.arrayContaining(["/schools", "/profile", "/admin/import", "/admin/catalogue/:noun/new"]),
  );
});

type Hostile = PlainRequest & { isSample?: boolean };

function* hostileReads(pattern: string, address: string): Generator<Hostile> {
  const many = Array.from({ length: 2_000 }, (_, place) => `a${place}`).join("&");
  for (const [place, headers] of hostileHeaders.entries()) {
    yield { address: `${address}?${many}`, headers, isSample: place === 0 };
  }
  for (const text of hostileTexts) {
    const values = knownParameters.map((name) => [name, text.slice(0, 250)]);
    yield { address: `${address}?${new URLSearchParams(values)}` };
  }
  yield { address: `${address}.data?_routes=__proto__&page=%00&page=__proto__&q=%ff` };
  for (const parameter of pattern.match(/:\w+|\*/g) ?? []) {
    for (const path of hostilePaths) {
      yield { address: fillIn(pattern, (each) => (each === parameter ? path : realOne(pattern, each))) };
    }
  }
}

function* hostilePosts(address: string): Generator<Hostile> {
  for (const [place, { type, body }] of hostileBodies.entries()) {
    yield { ...post(address, body, type), isSample: place === 0 };
  }
  yield post(`${address}.data`, "{}", "application/json");
}

/** Each field by itself, among others that are filled in well; then all of them at once. A field is tried in one form. */
function* hostileFillings(
  { action, fields, isMultipart }: PageForm,
  tried: Set<string>,
): Generator<PlainRequest> {
  for (const { name, isTyped } of fields) {
    const text = isTyped ? "Grace\0Wanjiku 😀 http://%ff@a.com/" : "__proto__";
    if (!tried.has(name)) yield fill((field) => (field.name === name ? text : field.value));
    tried.add(name);
  }
  for (const text of hostileTexts) yield fill((field) => (field.isTyped ? text : field.value));

  function fill(fillWith: (field: FormField) => string): PlainRequest {
    const filled = fields.map((field): [string, string] => [field.name, fillWith(field)]);
    if (!isMultipart) return post(action, new URLSearchParams(filled).toString());
    const parts = filled.map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return post(action, `${parts.join("")}--b--\r\n`, "multipart/form-data; boundary=b");
  }
}

const post = (address: string, body: string, type = "application/x-www-form-urlencoded"): PlainRequest => ({
  method: "POST",
  address,
  body,
  headers: { Origin: server.url, ...(type && { "Content-Type": type }) },
});

const realOne = (pattern: string, parameter: string) =>
  matchPath(pattern, addresses.get(pattern) ?? "")?.params[parameter.replace(":", "")] ?? anyId;

const byFew = <Thing>(things: Thing[]): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / atATime) }, (_, place) =>
    things.slice(place * atATime, (place + 1) * atATime),
  );

/** Sends them a few at a time, and beside each few asks whether the server is alive. */
async function sendAll(viewer: Viewer, pattern: string, requests: Iterable<PlainRequest>) {
  const troubles: string[] = [];
  for (const few of byFew([...requests])) {
    const [alive, ...answers] = await Promise.all([
      sendPlainly(server.url, { address: "/healthz" }),
      ...few.map((request) => sendAs(viewer, request)),
    ]);
    if (alive.text !== "alive") troubles.push(`/healthz said ${alive.status} ${alive.text}`);
    for (const [place, answer] of answers.entries()) {
      const what = `${viewer} ${JSON.stringify(few[place])}`;
      const trouble = toBeMended[pattern]?.test(what) ? null : troubleOf(answer);
      if (trouble) troubles.push(`${trouble}: ${what.slice(0, 600)}`);
    }
  }
  expect(troubles).toEqual([]);
}

function troubleOf({ status, text }: PlainAnswer): string | null {
  if (status >= 500) return `answered ${status} because ${lastSurprise()}`;
  return text.length > largestAnswer ? `answered ${text.length} characters` : null;
}

/** What the server said when it was surprised last. */
const lastSurprise = () => /"message":"(.{1,200})/.exec(server.output().split('"err":').at(-1) ?? "")?.[1];

/** Each request comes from another address, or the limits on tries would answer instead of the page. */
function sendAs(viewer: Viewer, { method, address, body, headers = {} }: PlainRequest): Promise<PlainAnswer> {
  sent += 1;
  const client = `198.${18 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`;
  const cookie = [cookies[viewer], headers.Cookie].filter(Boolean).join("; ");
  return sendPlainly(server.url, {
    ...(method && { method }),
    address,
    body,
    headers: { "X-Forwarded-For": client, ...headers, ...(cookie && { Cookie: cookie }) },
  });
}

async function signIn(viewer: Viewer) {
  if (viewer === "visitor") return;
  const accounts = readFileSync(join(server.dataDir, "demo-accounts"), "utf8");
  const who = viewer === "member" ? "student" : "admin";
  const [, email = "", password = ""] = new RegExp(`${who}: (\\S+) (\\S+)`).exec(accounts) ?? [];
  const answer = await sendAs("visitor", post("/auth", new URLSearchParams({ email, password }).toString()));
  const session = [answer.headers["set-cookie"]].flat().find((cookie) => cookie?.includes("session_token="));
  if (!session) throw new Error(`${viewer} could not sign in: ${answer.status}`);
  cookies[viewer] = session.split(";")[0] ?? "";
}

/** Some of the forms end the session they were sent in. */
async function stayIn(viewer: Viewer) {
  if (viewer === "visitor") return;
  const { text } = await sendAs(viewer, { address: "/session" });
  if (JSON.parse(text).session === null) await signIn(viewer);
}

async function fillInWell(viewer: Viewer, page: string, action: string) {
  const { text } = await sendAs(viewer, { address: page });
  const wanted = readPage(text, page).forms.find((form) => form.action === action);
  const filled = wanted?.fields.map(({ name, value }): [string, string] => [name, value]);
  const answer = await sendAs(viewer, post(action, new URLSearchParams(filled).toString()));
  if (answer.status !== 303) throw new Error(`${action} was answered ${answer.status}: ${answer.text}`);
}

/** Visits every route, notes its forms and who is let in, and finds real addresses for those that have a parameter. */
async function lookAround() {
  const isAdmins = new Set(adminRoutes().map(({ file }) => file));
  for (const hasParameter of [false, true]) {
    const some = routes.filter(({ pattern }) => /[:*]/.test(pattern) === hasParameter);
    for (const few of byFew(some)) {
      const visits = few.map(({ file, pattern }) => {
        const made = fillIn(pattern, (parameter) => examples[parameter] ?? anyId);
        if (!addresses.has(pattern)) addresses.set(pattern, made);
        return visit(pattern, isAdmins.has(file) ? ["admin"] : ["visitor", "member"]);
      });
      for (const link of new Set((await Promise.all(visits)).flat())) {
        const pattern = routeOf(link)?.pattern ?? "";
        if (!addresses.has(pattern)) addresses.set(pattern, link);
      }
    }
  }
}

/** Compiled once: there are thousands of links. */
const shapes = routes.map((route) => ({
  route,
  shape: new RegExp(`^${route.pattern.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`),
}));
const routeOf = (path: string) => shapes.find(({ shape }) => shape.test(path))?.route;

/** The first to be let in is the one whom the route is for. */
async function visit(pattern: string, who: Viewer[]): Promise<string[]> {
  const links: string[] = [];
  const address = addresses.get(pattern) ?? "/";
  for (const viewer of who) {
    const { status, headers, text } = await sendAs(viewer, { address });
    const isTurnedAway = [401, 403].includes(status) || /^\/(auth|$)/.test(String(headers.location));
    if (!insiders.has(pattern) && !(isTurnedAway && viewer === "visitor")) insiders.set(pattern, viewer);
    if (!headers["content-type"]?.includes("html")) continue;
    const page = readPage(text, address);
    for (const form of page.forms) note(viewer, form);
    links.push(...page.links.map((link) => link.replace(/[?#].*$/, "")));
  }
  return links;
}

function note(viewer: Viewer, form: PageForm) {
  const pattern = routeOf(form.action.replace(/\?.*$/, ""))?.pattern ?? "";
  const known = forms.get(pattern) ?? [];
  const isKnown = known.some((each) => shapeOf(each.form) === shapeOf(form));
  if (!isKnown) forms.set(pattern, [...known, { viewer, form }]);
}

/** A list shows the same form for each of its lines, and a form its own choices to each of its viewers. */
const shapeOf = ({ fields }: PageForm) =>
  [
    ...new Set(fields.map(({ name, value }) => (/^(intent|wants)$/.test(name) ? `${name}=${value}` : name))),
  ].join();

import { matchPath } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDeep } from "#tests/support/depth.ts";
import {
  hostileBodies,
  hostileHeaders,
  hostilePaths,
  hostileTexts,
  oddMethods,
} from "#tests/support/hostile/requests.ts";
import { DemoViewers, type Viewer, viewers } from "#tests/support/requests/demo-viewers.ts";
import type { FormField, PageForm } from "#tests/support/requests/page-forms.ts";
import { type PlainAnswer, type PlainRequest, sendPlainly } from "#tests/support/requests/plain-request.ts";
import { everyRoute, fillIn } from "#tests/support/routes/every-route.ts";
import { anyId, lookAround, type SeenRoute } from "#tests/support/routes/visit-routes.ts";
import { startServerWithOutside } from "#tests/support/servers/server-with-test-web.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";
import { knownParameters } from "./query-parameters.ts";

/** Done first as a member, so that there is a thread to read and something saved: a page, and the form on it. */
const firstForms = [
  ["/union/name", "/union/name"],
  ["/union/ask", "/union/ask"],
  ["/browse", "/saved/heart"],
] as const;

const largestAnswer = 1024 * 1024;
const atATime = 4;

let server: RunningServer;
let people: DemoViewers;
let routes: Map<string, SeenRoute>;

beforeAll(async () => {
  // The outside web, as the server sees it here, is one empty site.
  server = await startServerWithOutside((_, answer) => void answer.writeHead(404).end(), {
    TRUST_PROXY: "1",
  });
  people = new DemoViewers(server);
  for (const viewer of viewers) await people.stayIn(viewer);
  for (const [page, action] of firstForms) await people.fillIn("member", page, action);
  routes = await lookAround(people);
});
afterAll(() => server.stop());

/**
 * `npm test` sends a thirty-second of the input to each route, each starting at another position, so that all of it is sent
 * to some route.
 */
const shares = 32;
const allRoutes = everyRoute().map((route, index) => ({ ...route, index }));
const isTried = (index: number, route: number) => isDeep || (index + route) % shares === 0;

describe.each(allRoutes)("$pattern", ({ pattern, index }) => {
  test("responds without a server error, whatever it is sent", async () => {
    const route = routeAt(pattern);
    const requests = [...hostileReads(route), ...hostilePosts(route)].filter(
      ({ isSample }, place) => isSample || isTried(place, index),
    );
    for (const viewer of viewers) {
      await people.stayIn(viewer);
      // Access control is the same for all inputs: clients that are turned away try one of each kind.
      const isInside = viewer === route.insider;
      await sendAll(viewer, isInside ? requests : requests.filter(({ isSample }) => isSample));
    }
    await sendAll(
      "visitor",
      oddMethods.map((method) => ({ method, address: route.address })),
    );
  });

  test("responds to its forms without a server error, whatever is filled in", async () => {
    const tried = new Set<string>();
    const { forms } = routeAt(pattern);
    for (const { viewer, form } of forms) {
      await people.stayIn(viewer);
      await sendAll(
        viewer,
        [...hostileFillings(form, tried)].filter((_, place) => isTried(place, index)),
      );
    }
    const fields = forms.flatMap(({ form }) => form.fields.map(({ name }) => name));
    expect(tried).toEqual(new Set(fields));
  });
});

test("each role reached its pages, and the forms were found", () => {
  expect(routeAt("/browse").insider).toBe("visitor");
  expect(routeAt("/saved").insider).toBe("member");
  expect(routeAt("/admin/catalogue/:type/:id").insider).toBe("admin");
  for (const pattern of [
    "/schools",
    "/profile",
    "/union/t/:id",
    "/admin/import",
    "/admin/catalogue/:type/new",
  ])
    expect(routeAt(pattern).forms, pattern).not.toEqual([]);
});

function routeAt(pattern: string): SeenRoute {
  const route = routes.get(pattern);
  if (!route) throw new Error(`nobody has been at ${pattern}`);
  return route;
}

type Hostile = PlainRequest & { isSample?: boolean };

function* hostileReads({ pattern, address }: SeenRoute): Generator<Hostile> {
  const many = Array.from({ length: 2_000 }, (_, place) => `a${place}`).join("&");
  for (const [place, headers] of hostileHeaders.entries()) {
    yield { address: `${address}?${many}`, headers, isSample: place === 0 };
  }
  for (const text of hostileTexts) {
    const values = knownParameters.map((name) => [name, text.slice(0, 250)]);
    yield { address: `${address}?${new URLSearchParams(values)}` };
  }
  yield { address: `${address}.data?_routes=__proto__&page=%00&page=__proto__&q=%ff` };
  const real = matchPath(pattern, address)?.params ?? {};
  for (const parameter of pattern.match(/:\w+|\*/g) ?? []) {
    for (const path of hostilePaths) {
      yield {
        address: fillIn(pattern, (each) => (each === parameter ? path : (real[each.slice(1)] ?? anyId))),
      };
    }
  }
}

function* hostilePosts({ address }: SeenRoute): Generator<Hostile> {
  for (const [place, { type, body }] of hostileBodies.entries()) {
    yield { ...people.post(address, body, type), isSample: place === 0 };
  }
  yield people.post(`${address}.data`, "{}", "application/json");
}

/**
 * Each field by itself, while the others hold valid values; then all of them at once. A field is tried in one form.
 */
function* hostileFillings({ action, fields, isMultipart }: PageForm, tried: Set<string>): Generator<Hostile> {
  for (const { name, isTyped } of fields) {
    const text = isTyped ? "Grace\0Wanjiku 😀 http://%ff@a.com/" : "__proto__";
    if (!tried.has(name)) yield fill((field) => (field.name === name ? text : field.value));
    tried.add(name);
  }
  for (const text of hostileTexts) yield fill((field) => (field.isTyped ? text : field.value));

  function fill(fillWith: (field: FormField) => string): PlainRequest {
    const filled = fields.map((field): [string, string] => [field.name, fillWith(field)]);
    if (!isMultipart) return people.post(action, new URLSearchParams(filled).toString());
    const parts = filled.map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return people.post(action, `${parts.join("")}--b--\r\n`, "multipart/form-data; boundary=b");
  }
}

/** Sends a few at a time, and after each batch checks that the server is alive. */
async function sendAll(viewer: Viewer, requests: Iterable<PlainRequest>) {
  const waiting = [...requests];
  const troubles: string[] = [];
  while (waiting.length > 0) {
    const few = waiting.splice(0, atATime);
    const [alive, ...answers] = await Promise.all([
      sendPlainly(server.url, { address: "/healthz" }),
      ...few.map((request) => people.send(viewer, request)),
    ]);
    if (alive.text !== "alive") troubles.push(`/healthz said ${alive.status} ${alive.text}`);
    for (const [place, answer] of answers.entries()) {
      const what = `${viewer} ${JSON.stringify(few[place])}`;
      const trouble = troubleOf(answer);
      if (trouble) troubles.push(`${trouble}: ${what.slice(0, 600)}`);
    }
  }
  expect(troubles).toEqual([]);
}

function troubleOf({ status, text }: PlainAnswer): string | null {
  if (status >= 500) return `answered ${status} because ${lastSurprise()}`;
  return text.length > largestAnswer ? `answered ${text.length} characters` : null;
}

/** The server's last unexpected error. */
const lastSurprise = () => /"message":"(.{1,200})/.exec(server.output().split('"err":').at(-1) ?? "")?.[1];

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TableCounter } from "#database/changes/table-versions.ts";
import type { Database } from "#database/database.ts";
import { openLimiter, type Priority } from "../load-shedding/limiter.ts";
import { shedLoad } from "../load-shedding/shed-load.ts";
import { openLog } from "../logging/log.ts";
import { servePages } from "./serve-pages.ts";

const limiter = openLimiter();
const tables = new TableCounter();
const app = new Hono();
const shed: Priority[] = [];
app.use(
  shedLoad({
    limiter: {
      ...limiter,
      // No request waits for a slot in these tests.
      async acquire(priority, client) {
        if (!isFull || priority === "popular") return limiter.acquire(priority, client);
        shed.push(priority);
        return null;
      },
    },
    reject: (c) => c.text("full", 503),
    isMember: async () => false,
    clientOf: () => "198.51.100.7",
  }),
);
let isFull = false;
app.get("*", (c) => c.html("a page"));

const pages = servePages({
  fetch: app.fetch,
  listener: getRequestListener(app.fetch),
  database: {
    db: { execute: async () => ({ rows: [] }) } as unknown as Database,
    changes: {
      version: (names) => tables.version(names),
      listen: async () => undefined,
      isListening: () => true,
      settle: async () => undefined,
      close: async () => undefined,
    },
  },
  megabytes: 1,
  log: openLog("silent"),
});
const server = createServer(pages.serve);
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Occupies all slots until released. */
function fillAll(): () => void {
  isFull = true;
  return () => {
    isFull = false;
  };
}

const statusOf = async (path: string) => (await fetch(url + path)).status;

test("a cached page is served also when the server is full, and takes no slot", async () => {
  expect(await statusOf("/about")).toBe(200);
  const empty = fillAll();
  expect(await statusOf("/about")).toBe(200);
  expect(await statusOf("/jobs")).toBe(503);
  expect(limiter.state().active).toBe(0);
  expect(shed).toEqual(["visitor"]);
  expect(pages.stats()).toMatchObject({ entries: 1, hits: 1, misses: 2 });
  empty();
  expect(await statusOf("/jobs")).toBe(200);
});

test("a popular page is rendered again before everything else, and an unpopular one is not", async () => {
  const favourite = "/browse";
  for (let time = 0; time < 11; time += 1) expect(await statusOf(favourite)).toBe(200);
  expect(await statusOf("/calendar")).toBe(200);
  const empty = fillAll();
  tables.changed("scholarships");
  expect(await statusOf(favourite)).toBe(200);
  expect(await statusOf("/calendar")).toBe(503);
  empty();
});

test("HEAD has the headers of GET, and a page that the browser has isn't sent again", async () => {
  const encodings = { "Accept-Encoding": "br" };
  const whole = await fetch(`${url}/about`, { headers: encodings });
  const head = await fetch(`${url}/about`, { method: "HEAD", headers: encodings });
  const own = (response: Response) =>
    [...response.headers].filter(
      ([name]) => !["date", "x-request-id", "connection", "keep-alive"].includes(name),
    );
  expect(own(head)).toEqual(own(whole));
  const etag = whole.headers.get("ETag") ?? "";
  expect((await fetch(`${url}/about`, { headers: { "If-None-Match": etag } })).status).toBe(304);
});

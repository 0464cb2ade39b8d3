import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { noteStatement } from "#database/making.ts";
import { type Kind, openCrowd } from "../crowd.ts";
import { openLog } from "../log.ts";
import { shedLoad } from "../shed-load.ts";
import { serveKept } from "./serve-kept.ts";

const crowd = openCrowd();
let versions = new Map<string, string>();
const app = new Hono();
const turnedAway: Kind[] = [];
// Nobody waits for a place here.
const standInLine = async (kind: Kind) => turnedAway.push(kind) === 0;
app.use(shedLoad({ ...crowd, standInLine }, "hello@fursa.example"));
app.get("*", (c) => {
  noteStatement("select title from events");
  return c.html("a page");
});

const kept = serveKept({
  fetch: app.fetch,
  listener: getRequestListener(app.fetch),
  // Nothing is asked, though it is said.
  database: { db: {} as Database, versions: { read: () => versions, close: async () => undefined } },
  megabytes: 1,
  isStopping: () => false,
  log: openLog("silent"),
});
const server = createServer(kept.serve);
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Leaves no place to any visitor; gives what makes all of them go again. */
function fillAll(): () => void {
  const letIn: Kind[] = [];
  for (const kind of ["writer", "visitor"] as const) while (crowd.enter(kind)) letIn.push(kind);
  return () => letIn.forEach(crowd.leave);
}

const statusOf = async (path: string) => (await fetch(url + path)).status;

test("a page that is kept is shown also where there is no place for anybody, and takes none", async () => {
  expect(await statusOf("/about")).toBe(200);
  expect(crowd.standing().inside).toBe(0);
  const empty = fillAll();
  const { inside } = crowd.standing();
  expect(await statusOf("/about")).toBe(200);
  expect(await statusOf("/jobs")).toBe(503);
  expect(crowd.standing()).toMatchObject({ inside });
  expect(turnedAway).toEqual(["visitor"]);
  expect(kept.standing()).toMatchObject({ pages: 1, shown: 1, made: 2 });
  empty();
  expect(await statusOf("/jobs")).toBe(200);
});

test("what many have asked for is made anew before all else when it has changed, and what one has asked for is not", async () => {
  const favourite = "/browse";
  for (let time = 0; time < 11; time += 1) expect(await statusOf(favourite)).toBe(200);
  expect(await statusOf("/calendar")).toBe(200);
  const empty = fillAll();
  versions = new Map([["events", "1"]]);
  expect(await statusOf(favourite)).toBe(200);
  expect(await statusOf("/calendar")).toBe(503);
  empty();
});

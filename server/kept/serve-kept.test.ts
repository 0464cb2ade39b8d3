import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { openCrowd } from "../crowd.ts";
import { openLog } from "../log.ts";
import { shedLoad } from "../shed-load.ts";
import { serveKept } from "./serve-kept.ts";

const crowd = openCrowd();
const app = new Hono();
app.use(shedLoad(crowd, "hello@fursa.example"));
app.get("*", (c) => c.html("a page"));

const kept = serveKept({
  fetch: app.fetch,
  listener: getRequestListener(app.fetch),
  // What these pages are made of is in no table.
  database: { db: {} as Database, versions: { read: () => new Map(), close: async () => undefined } },
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

const statusOf = async (path: string) => (await fetch(url + path)).status;

test("a page that is kept is shown also where there is no place for anybody, and takes none", async () => {
  expect(await statusOf("/about")).toBe(200);
  expect(crowd.standing().inside).toBe(0);
  while (crowd.enter("writer"));
  const { inside } = crowd.standing();
  expect(await statusOf("/about")).toBe(200);
  expect(await statusOf("/jobs")).toBe(503);
  expect(crowd.standing()).toMatchObject({ inside, refused: { visitor: 1 } });
  expect(kept.standing()).toMatchObject({ pages: 1, shown: 1, made: 2 });
  for (let one = 0; one < inside; one += 1) crowd.leave();
  expect(await statusOf("/jobs")).toBe(200);
});

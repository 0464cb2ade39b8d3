import { type ClientRequest, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLimiter } from "./limiter.ts";
import { receiveBody } from "./receive-body.ts";
import { shedLoad } from "./shed-load.ts";

const maxSize = 1000;
const limiter = openLimiter();
const app = new Hono();
app.use(
  receiveBody({
    maxSize: () => maxSize,
    tooLarge: (c) => c.text("too large", 413),
    full: (c) => c.text("full", 503),
  }),
);
app.use(
  shedLoad({
    limiter,
    reject: (c) => c.text("shed", 503),
    isMember: async (c) => c.req.header("Cookie")?.includes("session_token=") ?? false,
    clientOf: () => "198.51.100.7",
  }),
);
app.post("*", async (c) => c.text(`received ${await c.req.raw.text()}`));
app.get("*", (c) => c.text("a page"));

const server = createServer(getRequestListener(app.fetch));
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const post = (body: string | ReadableStream) =>
  fetch(url, { method: "POST", body, duplex: "half" } as RequestInit);
const inChunks = (size: number) =>
  new Blob(Array.from({ length: size / 100 }, () => "x".repeat(100))).stream();

test("a body is received completely before the request gets a slot", async () => {
  expect(await (await post("name=Amina")).text()).toBe("received name=Amina");
  expect(await (await post("")).text()).toBe("received ");
  expect(await (await post(inChunks(300))).text()).toBe(`received ${"x".repeat(300)}`);
});

test("a body that is too large is refused, with or without a Content-Length", async () => {
  expect((await post("x".repeat(maxSize + 1))).status).toBe(413);
  expect((await post(inChunks(maxSize + 100))).status).toBe(413);
  expect((await post("x".repeat(maxSize))).status).toBe(200);
});

test("250 forms whose bodies never arrive take no slot, and other requests are served", async () => {
  const begun: ClientRequest[] = [];
  const headers = { "Content-Length": 100, Cookie: "fursa.session_token=made-up" };
  await Promise.all(
    Array.from({ length: 250 }, async () => {
      const form = request(url, { method: "POST", headers: { ...headers, Expect: "100-continue" } });
      form.on("error", () => undefined);
      begun.push(form);
      form.flushHeaders();
      await new Promise((resolve) => form.once("continue", resolve));
      form.write("x");
    }),
  );
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await fetch(url)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(limiter.state()).toMatchObject({ active: 0, queued: 0 });
  begun[0]?.end("y".repeat(99));
  const [answer] = await Promise.all([
    new Promise<number | undefined>((resolve) =>
      begun[0]?.once("response", ({ statusCode }) => resolve(statusCode)),
    ),
  ]);
  expect(answer).toBe(200);
  for (const form of begun) form.destroy();
});

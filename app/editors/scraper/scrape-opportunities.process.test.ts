import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPerson, homeOnPostgres } from "#tests/support/database/server-database.ts";
import { Visitor } from "#tests/support/requests/visitor.ts";
import { startScraperServer } from "#tests/support/servers/scraper-server.ts";
import { signIn } from "#tests/support/servers/shared-server.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

const path = "/api/admin/scrape-opportunities";
const order = { sources: ["https://aims.ac.za", "Various"], enhanceWithAI: true };
let fursa: RunningServer;

beforeAll(async () => {
  fursa = await startScraperServer({ ...(await homeOnPostgres()) });
});
afterAll(() => fursa?.stop());

const send = (from: Visitor, body: unknown, headers: Record<string, string> = {}) =>
  from.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const signedIn = (who: "admin" | "student") => signIn(new Visitor(fursa.url), demoPerson(who, fursa));

test("an admin's script runs the scraper too, and nobody else's does", async () => {
  const program = new Visitor(fursa.url);
  const refused = await send(program, order);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ error: "Sign in first." });
  expect((await send(await signedIn("student"), order)).status).toBe(403);

  const { token } = await (await (await signedIn("admin")).get("/api/token")).json();
  const headers = { Authorization: `Bearer ${token}` };
  for (const wrong of [
    {},
    { sources: [] },
    { sources: ["https://elsewhere.example"] },
    { ...order, more: 1 },
  ])
    expect((await send(program, wrong, headers)).status).toBe(400);
  /** The endpoint waits for a run for a while only, and a busy machine may need longer. */
  const run = async () => {
    let response = await send(program, order, headers);
    while (response.status === 202) {
      const { run: id } = await response.json();
      await wait(200);
      response = await program.get(`${path}?run=${id}`, headers);
    }
    return response;
  };
  const first = await run();
  expect(first.status).toBe(200);
  expect(await first.json()).toMatchObject({ success: true });
  // What it imported before isn't imported again.
  const second = await run();
  expect(second.status).toBe(200);
  expect(await second.json()).toMatchObject({
    success: true,
    imported: 0,
    items: [],
    errors: expect.arrayContaining([
      {
        item: "PhD bursaries in mathematics",
        url: "https://aims.ac.za/application/phd/",
        error: "The page says that applications are closed.",
      },
    ]),
  });
});

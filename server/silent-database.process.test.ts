import { expect, test } from "vitest";
import { startPostgres } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";
import { openSilentLine } from "#tests/support/silent-line.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";

test("a server whose database fell silent serves what needs none, says so, and stops all the same", {
  timeout: 180_000,
}, async () => {
  const postgres = await startPostgres();
  const line = await openSilentLine(await postgres.createDatabase("fursa_silent"));
  const quiet = await startServer({ DATABASE_URL: line.url, AUTH_SECRET: secret });
  expect(await (await fetch(`${quiet.url}/readyz`)).text()).toBe("ready");
  line.fallSilent();
  const waiting = Array.from({ length: 12 }, () => fetch(`${quiet.url}/browse`).then(({ status }) => status));
  expect(await (await fetch(`${quiet.url}/readyz`)).text()).toBe("not ready: the database does not answer");
  expect((await fetch(`${quiet.url}/about`)).status).toBe(200);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
  expect([0, 1]).toContain(await quiet.stop());
  expect(quiet.output()).toMatch(/Stopped( without waiting any longer for what had begun)?\n/);
  await line.close();
  await postgres.stop();
});

import { expect, test } from "vitest";
import { newDatabase, secret } from "#tests/support/database/server-database.ts";
import { openSilentLine } from "#tests/support/database/silent-connection.ts";
import { startServer } from "#tests/support/servers/start-server.ts";

test("a server whose database stops responding serves pages without queries, reports it, and can still be stopped", async () => {
  const database = await newDatabase();
  const line = await openSilentLine(database.url);
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
  await database.close();
});

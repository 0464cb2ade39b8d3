import { scryptSync } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDatabase, newHome, secret } from "#tests/support/database/server-database.ts";
import { leftTheMachine } from "#tests/support/network/stay-local-options.ts";
import { type RunningServer, startInVain, startServer } from "#tests/support/servers/start-server.ts";

const triesAtStart = new URL("../../tests/support/network/escape/tries-at-start.ts", import.meta.url).href;

describe("a server under test", () => {
  let server: RunningServer;
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let looking: pg.Client;

  beforeAll(async () => {
    database = await newDatabase();
    server = await startServer({ DATABASE_URL: database.url, AUTH_SECRET: secret });
    looking = new pg.Client({ connectionString: database.superuserUrl });
    await looking.connect();
  });
  afterAll(async () => {
    await looking.end();
    await server.stop();
    await database.close();
  });

  test("that tries to reach another host ends at once and names the host", async () => {
    const { code, output } = await startInVain({
      ...(await newHome()),
      NODE_OPTIONS: `--import=${triesAtStart}`,
    });
    expect(code).toBe(leftTheMachine);
    expect(output).toContain("This process wanted to leave the machine, to 93.184.215.14");
  });

  test("has no scheduled job that uses the network", async () => {
    const { rows } = await looking.query("select name from jobs.schedule order by name");
    expect(rows).toEqual([{ name: "deliver-mail" }, { name: "deliver-texts" }]);
  });

  test("hashes passwords quickly", async () => {
    const body = new URLSearchParams({ email: "amina@example.com", password: "mango season" });
    const headers = { Origin: server.url };
    await fetch(`${server.url}/auth?mode=signup`, { method: "POST", redirect: "manual", headers, body });
    const { rows } = await looking.query<{ password: string }>(
      "select password from accounts join users on users.id = user_id where email = 'amina@example.com'",
    );
    const [salt = "", key] = rows[0]?.password.split(":") ?? [];
    const quick = { N: 16, r: 16, p: 1 };
    expect(key).toBe(scryptSync("mango season", salt, 64, quick).toString("hex"));
  });
});

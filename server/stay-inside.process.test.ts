import pg from "pg";
import { expect, test } from "vitest";
import { newDatabase, newHome, secret } from "#tests/support/home.ts";
import { leftTheMachine } from "#tests/support/left-the-machine.ts";
import { startInVain, startServer } from "#tests/support/server.ts";

const triesAtStart = new URL("../tests/support/escape/tries-at-start.ts", import.meta.url).href;

test("a server under test that tries to leave the machine ends at once and says where it wanted to go", async () => {
  const { code, said } = await startInVain({
    ...(await newHome()),
    NODE_OPTIONS: `--import=${triesAtStart}`,
  });
  expect(code).toBe(leftTheMachine);
  expect(said).toContain("This process wanted to leave the machine, to 93.184.215.14");
});

test("the calendar of a server under test has nothing that goes out into the web", async () => {
  const database = await newDatabase();
  const server = await startServer({ DATABASE_URL: database.url, AUTH_SECRET: secret });
  await server.stop();
  const looking = new pg.Client({ connectionString: database.superuserUrl });
  await looking.connect();
  const { rows } = await looking.query("select name from errands.schedule order by name");
  await looking.end();
  await database.close();
  expect(rows).toEqual([{ name: "deliver-mail" }, { name: "deliver-texts" }]);
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CuttableLine, openCuttableLine } from "#tests/support/database/cuttable-connection.ts";
import { secret, testPostgres } from "#tests/support/database/test-database.ts";
import { queryRows } from "../query-rows.ts";
import { openPostgres } from "./open-postgres.ts";
import { isUnreachable } from "./unreachable.ts";

const postgres = testPostgres();

describe("a database with several hosts", () => {
  let url: string;
  const lines: CuttableLine[] = [];
  const several = () => {
    const hosts = lines.map((line) => new URL(line.url).host).join(",");
    return url.replace(new URL(url).host, hosts);
  };
  const whereAmI = sql`select current_setting('transaction_read_only') as is_read_only`;
  beforeAll(async () => {
    url = await postgres.createDatabase("fursa_hosts");
    lines.push(await openCuttableLine(url), await openCuttableLine(url));
  });
  afterAll(async () => {
    for (const line of lines) await line.cut().catch(() => undefined);
  });

  test("is reached at the other one when the first is lost, and reported as unavailable when all are", async () => {
    const database = await openPostgres({ url: several(), secret });
    await lines[0]?.cut();
    for (const way of [database.db, database.accounts, database.patient])
      expect(await queryRows(way, whereAmI)).toEqual([{ is_read_only: "off" }]);
    await lines[1]?.cut();
    const problem = await queryRows(database.db, whereAmI).catch((reason: unknown) => reason);
    expect(isUnreachable(problem)).toBe(true);
    await lines[0]?.mend();
    expect(await queryRows(database.db, whereAmI)).toEqual([{ is_read_only: "off" }]);
    await lines[1]?.mend();
    await database.close();
  });

  test("does not open if all of them are read-only, and names each", async () => {
    const [first = "", second = ""] = lines.map((line) => new URL(line.url).host);
    const reading = `${several()}?options=-c%20default_transaction_read_only=on`;
    await expect(openPostgres({ url: reading, secret })).rejects.toThrow(
      `cannot reach the database of DATABASE_URL: none of the database's 2 hosts can be written: ${first} can only be read; ${second} can only be read`,
    );
  });
});

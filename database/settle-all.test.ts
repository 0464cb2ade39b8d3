import { expect, test } from "vitest";
import { settleAll } from "./settle-all.ts";

test("a query is run once, although it runs again each time it is awaited", async () => {
  let runs = 0;
  const query = {
    // biome-ignore lint/suspicious/noThenProperty: Drizzle's queries have one.
    then: (resolve: (rows: string) => void) => {
      runs += 1;
      resolve("rows");
    },
  };
  expect(await settleAll([query as unknown as Promise<string>, 7])).toEqual(["rows", 7]);
  expect(runs).toBe(1);
});

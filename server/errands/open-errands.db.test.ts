import { sql } from "drizzle-orm";
import { afterEach, describe, expect } from "vitest";
import { defineErrand, type Errand, type ErrandTools } from "#app/common/errands.ts";
import { ask } from "#database/ask.ts";
import { asWorker } from "#database/viewer.ts";
import { test, testDatabase } from "#tests/support/database.ts";
import { openLog } from "../log.ts";
import { type OpenErrands, openErrands } from "./open-errands.ts";

const tools = {} as Omit<ErrandTools, "errands">;
const opened: OpenErrands[] = [];

afterEach(async () => {
  for (const errands of opened.splice(0)) await errands.close();
});

async function open(...errands: Errand<never>[]): Promise<OpenErrands> {
  const list = openErrands(await testDatabase(), errands, openLog("silent"), {
    schedule: false,
    lookEverySeconds: 0.5,
  });
  opened.push(list);
  return list;
}

describe("an errand", () => {
  test("is done once, with what it was given", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const water = defineErrand<{ trees: number }>({
      name: "water-trees",
      run: async (_, data) => resolve(data),
    });
    const errands = await open(water as Errand<never>);
    await errands.start(tools);
    expect(await errands.begin(water, { trees: 3 })).toBe(true);
    expect(await promise).toEqual({ trees: 3 });
  });

  test("is put on the list once a key while it waits or runs", async () => {
    const sweep = defineErrand({ name: "sweep-yard", run: async () => undefined });
    const errands = await open(sweep as Errand<never>);
    expect(await errands.begin(sweep, {}, "north")).toBe(true);
    expect(await errands.begin(sweep, {}, "north")).toBe(false);
    expect(await errands.begin(sweep, {}, "south")).toBe(true);
  });

  test("is tried again after it failed", async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let tries = 0;
    const knock = defineErrand({
      name: "knock",
      retryAfter: 1,
      run: async () => {
        tries += 1;
        if (tries === 1) throw new Error("nobody at home");
        resolve(tries);
      },
    });
    const errands = await open(knock as Errand<never>);
    await errands.start(tools);
    await errands.begin(knock, {});
    expect(await promise).toBe(2);
  });

  test("that runs at start does so by itself, and may begin others", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const second = defineErrand({ name: "wake-second", run: async () => resolve("second") });
    const first = defineErrand({
      name: "wake-first",
      atStart: true,
      run: ({ errands }) => errands.begin(second, {}),
    });
    await (await open(first as Errand<never>, second as Errand<never>)).start(tools);
    expect(await promise).toBe("second");
  });

  test("whose time or patience was changed has the new one from the next start on", async () => {
    const { patient } = await testDatabase();
    const name = "rake-leaves";
    const known = () =>
      asWorker(patient, (db) =>
        ask(
          db,
          sql`select cron, retry_delay, options->>'missed' as missed
            from errands.queue left join errands.schedule using (name) where name = ${name}`,
        ),
      );
    const startWith = async (errand: Partial<Errand<never>>) =>
      (await open({ name, run: async () => undefined, ...errand })).start(tools);
    await startWith({ schedule: "0 6 * * *", retryAfter: 7 });
    expect(await known()).toEqual([{ cron: "0 6 * * *", retry_delay: 7, missed: "once" }]);
    await startWith({ schedule: "0 8 * * *", retryAfter: 9, letsMissedGo: true });
    expect(await known()).toEqual([{ cron: "0 8 * * *", retry_delay: 9, missed: "skip" }]);
    await startWith({});
    expect(await known()).toEqual([{ cron: null, retry_delay: 10, missed: null }]);
  });
});

describe("errands that cannot start", () => {
  test("are tried again until they can, and it is known meanwhile", async () => {
    const database = await testDatabase();
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = defineErrand({ name: "start-late", atStart: true, run: async () => resolve("done") });
    let isBroken = true;
    const repaired = Promise.withResolvers<void>();
    let tries = 0;
    const errandQueue = {
      ...database.errandQueue,
      get schema() {
        tries += 1;
        if (tries === 3) repaired.resolve();
        return isBroken ? "no_such_schema" : "errands";
      },
    };
    const errands = openErrands({ ...database, errandQueue }, [late as Errand<never>], openLog("silent"), {
      schedule: false,
      lookEverySeconds: 0.5,
      firstPause: 10,
    });
    opened.push(errands);
    expect(errands.standing()).toEqual({ isWorking: false, tries: 0, trouble: null });
    await errands.start(tools);
    expect(errands.standing()).toMatchObject({ isWorking: false, tries: 1 });
    expect(errands.standing().trouble).toContain("no_such_schema");
    await expect(errands.begin(late, {})).rejects.toThrow();
    await repaired.promise;
    isBroken = false;
    expect(await promise).toBe("done");
  });

  test("are given up when the server stops", async () => {
    const database = await testDatabase();
    const errands = openErrands(database, [], openLog("silent"), {
      schema: "no_such_schema",
      firstPause: 60_000,
    });
    await errands.start(tools);
    await errands.close();
    expect(errands.standing()).toMatchObject({ isWorking: false, tries: 1 });
  });
});

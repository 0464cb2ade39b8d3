import { expect } from "vitest";
import type { JobTools } from "#app/shared/jobs.ts";
import { mailingRuns } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { alertStudents, remindStudents } from "./alerts.job.ts";

function tools(db: JobTools["db"]) {
  const begun: string[] = [];
  const begin: JobTools["jobs"]["enqueue"] = async ({ name }) => begun.push(name) > 0;
  const own = {
    db,
    appUrl: "https://fursa.example",
    secret: "s".repeat(32),
    jobs: { enqueue: begin },
  } as JobTools;
  return { own, begun };
}

test("alerts and reminders are written every morning, and then sent", async ({ db }) => {
  const { own, begun } = tools(db);
  expect([alertStudents.schedule, remindStudents.schedule]).toEqual(["0 6 * * *", "30 6 * * *"]);
  const { signal } = new AbortController();
  expect(await alertStudents.run(own, {}, signal)).toEqual({ written: 0 });
  expect(await remindStudents.run(own, {}, signal)).toEqual({ written: 0 });
  expect(begun).toEqual(["deliver-mail", "deliver-mail"]);
});

test("a run that the server's shutdown interrupts counts as not done", async ({ db }) => {
  const { own } = tools(db);
  await expect(alertStudents.run(own, {}, AbortSignal.abort())).rejects.toThrow();
  expect(await db.select().from(mailingRuns)).toHaveLength(1);
});

import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type Log, openLog } from "./log.ts";

const note = "I am afraid that my father finds out";

function written(write: (log: Log) => void): string {
  let lines = "";
  write(openLog("info", { write: (line: string) => (lines += line) }));
  return lines;
}

/** As Drizzle and pg throw it: the values are in the message, the stack, the fields and the cause. */
function failedQuery() {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    constraint: "saved_items_once",
    detail: `Key (note)=(${note}) already exists.`,
    where: `COPY saved_items, line 1: "${note}"`,
    query: "insert",
    params: [note],
  });
  return new DrizzleQueryError("insert into saved_items (note) values ($1)", [note, "second\nline"], cause);
}

describe("the parameters of a failed query", () => {
  test.each<[string, (log: Log) => void]>([
    ["as the error of a line", (log) => log.error({ err: failedQuery() }, "not saved")],
    ["as the error of a line without words", (log) => log.error({ err: failedQuery() })],
    ["as the line itself", (log) => log.error(failedQuery())],
    ["under another name", (log) => log.warn({ problem: failedQuery() }, "not saved")],
    ["deep inside", (log) => log.warn({ warning: { causes: [{ of: failedQuery() }] } }, "not saved")],
    ["in a sentence", (log) => log.error(`it failed: ${failedQuery().message}`)],
    ["in a sentence beside facts", (log) => log.error({ from: "x" }, `it failed: ${failedQuery()}`)],
    ["as the cause", (log) => log.error({ err: new Error("no luck", { cause: failedQuery() }) }, "no")],
    ["among several", (log) => log.error({ err: new AggregateError([failedQuery()], "all") }, "no")],
    ["by a child", (log) => log.child({ requestId: "1" }).error({ err: failedQuery() }, "not saved")],
    ["by a child born with it", (log) => log.child({ err: failedQuery() }).error("not saved")],
  ])("are not in the log %s", (_, write) => {
    const line = written(write);
    expect(line).not.toBe("");
    expect(line).not.toContain("afraid");
    expect(line).not.toContain("second");
  });

  test("are removed, and what helps to find the cause stays", () => {
    const line = JSON.parse(written((log) => log.error({ err: failedQuery() }, "not saved")));
    expect(line).toMatchObject({
      msg: "not saved",
      err: {
        type: "DrizzleQueryError",
        message: "Failed query: insert into saved_items (note) values ($1)",
        stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
        cause: { code: "23505", constraint: "saved_items_once" },
      },
    });
  });
});

test("an ordinary error keeps its words and its facts", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), {
    code: "ECONNREFUSED",
    port: 5432,
  });
  expect(JSON.parse(written((log) => log.error({ err: refused, ms: 3 }, "away")))).toMatchObject({
    ms: 3,
    err: { type: "Error", message: "connect ECONNREFUSED 127.0.0.1:5432", code: "ECONNREFUSED", port: 5432 },
  });
});

test("a token is not in the log, in whatever field or sentence it comes", () => {
  const line = written((log) => {
    log.info({ path: "/mail/stop/Secret-1", tried: ["/newsletter/confirm/Secret-2"] }, "request");
    log.error(new Error('No route matches URL "/saved/calendar/Secret-3.ics"'));
    log.warn("sent to http://127.0.0.1:3000/auth/reset?token=Secret-4&x=1");
  });
  expect(line).not.toContain("Secret");
  expect(line).toContain("/mail/stop/…");
});

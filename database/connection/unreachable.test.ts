import { describe, expect, test } from "vitest";
import { DatabaseUnreachable, isUnreachable } from "./unreachable.ts";

const withCode = (code: string, syscall?: string) => Object.assign(new Error("failed"), { code, syscall });

describe("the database is away", () => {
  test.each([
    ["when nobody listens", withCode("ECONNREFUSED", "connect")],
    ["when its socket is gone", withCode("ENOENT", "connect")],
    ["when it shuts down", withCode("57P01")],
    ["when it starts up", withCode("57P03")],
    ["when it has no place left", withCode("53300")],
    ["when its disk is full", withCode("53100")],
    ["when it can only be read", withCode("25006")],
    ["when the connection broke", new Error("Connection terminated unexpectedly")],
    ["when no connection came about", new Error("timeout exceeded when trying to connect")],
    ["when it fell silent", new DatabaseUnreachable("the database was asked and did not answer")],
    ["on all of its addresses", new AggregateError([withCode("ECONNREFUSED"), withCode("EHOSTUNREACH")])],
  ])("%s, whatever error wraps it", (_, cause) => {
    expect(isUnreachable(cause)).toBe(true);
    expect(isUnreachable(new Error("Failed query", { cause: new Error("outer", { cause }) }))).toBe(true);
  });
});

test.each([
  ["a broken rule", withCode("23505")],
  ["a slow question that was called off", withCode("57014")],
  ["a missing file", withCode("ENOENT", "open")],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["no error", "ECONNREFUSED"],
])("the database is not away for %s", (_, problem) => {
  expect(isUnreachable(problem)).toBe(false);
});

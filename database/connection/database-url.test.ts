import { describe, expect, test } from "vitest";
import { parseDatabaseUrl, parseReplicaUrl } from "./database-url.ts";

describe("the address of a database", () => {
  test.each([
    ["postgres://ada:s3cret@db/fursa", ["postgres://ada:s3cret@db/fursa"], false],
    ["postgres://ada@db:5433/fursa?sslmode=require", ["postgres://ada@db:5433/fursa?sslmode=require"], false],
    ["postgres://ada@db/fursa?target_session_attrs=read-write", ["postgres://ada@db/fursa"], true],
    ["postgres:///fursa?host=/run/pg&port=5433", ["postgres:///fursa?host=%2Frun%2Fpg&port=5433"], false],
    ["postgres://ada@[::1]:5433/fursa", ["postgres://ada@[::1]:5433/fursa"], false],
    ["postgres://ada@[::1]/fursa", ["postgres://ada@[::1]/fursa"], false],
    [
      "postgresql://ada:p%40ss@a:5432,b,c:5434/fursa?sslmode=require",
      [
        "postgresql://ada:p%40ss@a:5432/fursa?sslmode=require",
        "postgresql://ada:p%40ss@b/fursa?sslmode=require",
        "postgresql://ada:p%40ss@c:5434/fursa?sslmode=require",
      ],
      true,
    ],
    [
      "postgres://ada@/fursa?host=a,b&port=5432",
      ["postgres://ada@a:5432/fursa", "postgres://ada@b:5432/fursa"],
      true,
    ],
    [
      "postgres://ada@/fursa?host=a,::1&port=1,2",
      ["postgres://ada@a:1/fursa", "postgres://ada@[::1]:2/fursa"],
      true,
    ],
  ])("%s names %j", (text, hosts, mustBeWritable) => {
    expect(parseDatabaseUrl(text)).toEqual({ hosts, mustBeWritable });
  });

  test.each([
    "mysql://ada@db/fursa",
    "postgres://ada@a,,b/fursa",
    "postgres://ada@a:70000,b/fursa",
    "postgres://ada@/fursa?host=a,b&port=1,2,3",
    "postgres://ada@a,b/fursa?target_session_attrs=standby",
  ])("%s is invalid", (text) => {
    expect(parseDatabaseUrl(text)).toBeNull();
  });
});

test("a replica URL may require standbys, and names all hosts", () => {
  const hosts = ["postgres://ada@a/fursa", "postgres://ada@b/fursa"];
  for (const aim of ["", "?target_session_attrs=standby", "?target_session_attrs=prefer-standby"])
    expect(parseReplicaUrl(`postgres://ada@a,b/fursa${aim}`)).toEqual(hosts);
  expect(parseReplicaUrl("postgres://ada@a,b/fursa?target_session_attrs=primary")).toBeNull();
});

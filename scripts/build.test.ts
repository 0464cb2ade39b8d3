import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, since it runs on any Node
import * as untyped from "./build.mjs";

const { fingerprint, keepEarlierAssets, removePreviousBuild } = untyped as {
  fingerprint(folder: string): string;
  keepEarlierAssets(folder: string, now: number): void;
  removePreviousBuild(folder: string): void;
};
let folder: string;
let before: string;

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fursa-sources-"));
  write("app/root.tsx", "one");
  write("database/access/roles.ts", "one");
  before = fingerprint(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a build is stale", () => {
  test.each([
    "app/root.tsx",
    "server/logging/log.ts",
    "database/access/roles.ts",
    "database/schema/accounts/users.ts",
    "database/viewer.ts",
    "database/seed/seed.ts",
    "database/migrations/0000_first.sql",
    "public/icon.svg",
    "package.json",
    "vite.config.ts",
  ])("once %s has changed, even if its length hasn't", (file) => {
    write(file, "two");
    expect(fingerprint(folder)).not.toBe(before);
  });

  test("once a source has another name", () => {
    renameSync(join(folder, "app/root.tsx"), join(folder, "app/roots.tsx"));
    expect(fingerprint(folder)).not.toBe(before);
  });
});

describe("a build is still good", () => {
  test("after its sources were rewritten unchanged", () => {
    write("app/root.tsx", "one");
    utimesSync(join(folder, "app/root.tsx"), 1, 1);
    expect(fingerprint(folder)).toBe(before);
  });

  test("after a test has changed", () => {
    write("app/root.test.ts", "two");
    expect(fingerprint(folder)).toBe(before);
  });
});

describe("the scripts of earlier builds", () => {
  const assets = () => readdirSync(join(folder, "build/earlier/assets")).sort();
  const day = 86_400_000;

  test("are kept for a month, and a first build has none", () => {
    const now = Date.now();
    keepEarlierAssets(folder, now);
    expect(assets()).toEqual([]);
    write("build/client/assets/root-one.js", "one");
    keepEarlierAssets(folder, now);
    write("build/server/index.js", "one");
    removePreviousBuild(folder);
    expect(readdirSync(join(folder, "build"))).toEqual(["earlier"]);
    write("build/client/assets/root-two.js", "two");
    utimesSync(join(folder, "build/client/assets/root-two.js"), new Date(now), new Date(now + 20 * day));
    keepEarlierAssets(folder, now + 20 * day);
    expect(assets()).toEqual(["root-one.js", "root-two.js"]);
    keepEarlierAssets(folder, now + 31 * day);
    expect(assets()).toEqual(["root-two.js"]);
  });

  test("are not deleted by React Router, which would empty the whole folder first", () => {
    expect(readFileSync("vite.config.ts", "utf8")).toContain("emptyOutDir: false");
  });
});

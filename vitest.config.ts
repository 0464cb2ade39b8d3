import { defineConfig } from "vitest/config";

/** Nothing may leave this machine. */
const setupFiles = ["tests/support/stay-inside-in-vitest.ts"];
/** A test that asserts nothing can't fail. */
const expect = { requireAssertions: true };
const everywhere = ["app/**", "database/**", "server/**", "scripts/**"];
const databaseTests = everywhere.map((folder) => `${folder}/*.db.test.ts`);
/**
 * In these the rule is in TypeScript, and what little SQL it has is the builder's or runs on both engines in another test; or they
 * need what PGlite has not: many rows, several sessions, another version. See decision 33.
 */
const onlyOnPostgres = everywhere.map((folder) => `${folder}/*.postgres.test.ts`);
const processTests = everywhere.map((folder) => `${folder}/*.process.test.ts`);
/** Watches what modules do while they load, so nobody else may have loaded them. */
const alone = ["server/patterns.test.ts"];

/** Opening a database costs seconds, so the files of a database run share one process and one database. */
const together = {
  isolate: false,
  fileParallelism: false,
  maxWorkers: 1,
  include: databaseTests,
  setupFiles: [...setupFiles, "tests/support/leave-nothing.ts"],
  expect,
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          // They share nothing that a test changes: loading the modules anew for each file would take longer than the tests.
          isolate: false,
          setupFiles,
          expect,
          testTimeout: 300_000,
          include: everywhere.map((folder) => `${folder}/*.test.ts`),
          exclude: [...databaseTests, ...onlyOnPostgres, ...processTests, ...alone, "**/node_modules/**"],
        },
      },
      { test: { name: "rules alone", setupFiles, expect, testTimeout: 300_000, include: alone } },
      {
        test: {
          name: "processes",
          // What the processes share is a folder or a database of their own; of modules the files change none.
          isolate: false,
          setupFiles,
          expect,
          include: processTests,
          globalSetup: ["tests/support/seeded-servers.ts"],
          maxWorkers: 3,
          // How long things take is measured elsewhere; here a busy machine must not fail a test.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      { test: { ...together, name: "on PGlite", provide: { databaseUrl: "" } } },
      {
        test: {
          ...together,
          name: "on PostgreSQL",
          include: [...databaseTests, ...onlyOnPostgres],
          globalSetup: ["tests/support/postgres-for-vitest.ts"],
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** Nothing may leave this machine. */
const setupFiles = ["tests/support/network/fail-on-network.ts"];
/** A test that asserts nothing can't fail. */
const expect = { requireAssertions: true };
const everywhere = ["app/**", "database/**", "server/**", "scripts/**"];
const databaseTests = everywhere.map((folder) => `${folder}/*.db.test.ts`);
/** A visitor without JavaScript, on a built server that the files of a worker share. */
const requestTests = everywhere.map((folder) => `${folder}/*.request.test.ts`);
const processTests = everywhere.map((folder) => `${folder}/*.process.test.ts`);
/** Trials of failures, several servers and every form: only `npm run test:deep` runs them. */
const deepTests = everywhere.map((folder) => `${folder}/*.deep.test.ts`);
/** Watches what modules do while they load, so no other test file may have loaded them. */
const alone = ["server/tests/patterns.test.ts"];

const startsServers = {
  // The processes share only folders and databases that a file creates; the files change no modules.
  isolate: false,
  setupFiles,
  expect,
  globalSetup: ["tests/support/database/seeded-postgres.ts"],
  maxWorkers: 2,
  // Speed is measured elsewhere: a busy machine must not fail a test.
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          // Without this, Vitest turns the address of a stylesheet into an empty string.
          css: { include: /\?url$/ },
          // These tests share nothing that they change: loading the modules for each file would take longer than the
          // tests.
          isolate: false,
          setupFiles: [...setupFiles, "tests/support/no-console-errors.ts"],
          expect,
          testTimeout: 300_000,
          include: everywhere.map((folder) => `${folder}/*.test.ts`),
          exclude: [
            ...[databaseTests, requestTests, processTests, deepTests, alone].flat(),
            "**/node_modules/**",
          ],
        },
      },
      { test: { name: "rules alone", setupFiles, expect, testTimeout: 300_000, include: alone } },
      { test: { ...startsServers, name: "processes", include: processTests } },
      { test: { ...startsServers, name: "deep", include: deepTests } },
      {
        test: {
          name: "requests",
          // The server of a worker outlives its files.
          isolate: false,
          setupFiles,
          expect,
          include: requestTests,
          globalSetup: ["tests/support/database/seeded-postgres.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "database",
          // Each worker has a database of its own, which its files share and leave as it was.
          isolate: false,
          maxWorkers: 2,
          include: databaseTests,
          globalSetup: ["tests/support/database/migrated-postgres.ts"],
          setupFiles: [...setupFiles, "tests/support/database/leave-no-rows.ts"],
          expect,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

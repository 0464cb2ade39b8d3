import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

/** Vitest's set-up for the run on a real PostgreSQL. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("databaseUrl", await postgres.createDatabase("fursa_tests"));
  return () => postgres.stop();
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstWords, seededFolder } from "./data-folder.ts";
import { startServer } from "./server.ts";

/**
 * Set-up for runs that start many servers. Making a database, its tables and its catalogue costs ten seconds of a core,
 * copying one that was made costs none: so one is made, and every server without a folder of its own gets a copy.
 */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), "fursa-seeded-"));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  writeFileSync(join(folder, firstWords), server.output());
  process.env[seededFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { DatabaseUnavailable } from "./database.ts";

/**
 * The process that holds a data folder lets others on this machine, with the same account, ask it for a copy. A file in the folder says
 * where: a socket's own path may not be as long as a folder's.
 */
export function openFolderDoor(dataDir: string, copyTo: (target: string) => Promise<void>) {
  const sign = join(dataDir, "door");
  const folder = mkdtempSync(join(tmpdir(), "fursa-door-"));
  const socket = join(folder, "s");
  const server = createServer({ allowHalfOpen: true }, async (asker) => {
    asker.on("error", () => undefined);
    try {
      await copyTo((await text(asker)).trim());
      asker.end("copied");
    } catch (problem) {
      asker.end(problem instanceof Error ? problem.message : String(problem));
    }
  });
  // Without it everything else works, and a backup says that the server has to be stopped.
  server.on("error", () => undefined);
  server.listen(socket, () => chmodSync(socket, 0o600));
  server.unref();
  writeFileSync(sign, socket, { mode: 0o600 });
  return {
    close() {
      server.close();
      for (const path of [sign, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Asks the process that holds the folder to copy its database to where the asker says. */
export async function askForCopy(dataDir: string, target: string): Promise<void> {
  const sign = join(dataDir, "door");
  const answer = existsSync(sign) ? await askAt(readFileSync(sign, "utf8"), target) : "it has no door";
  if (answer === "copied") return;
  throw new DatabaseUnavailable(
    `the Fursa that is running on the data folder ${dataDir} can't copy its database: ${answer}. Stop it, and try again`,
  );
}

async function askAt(socket: string, target: string): Promise<string> {
  const server = connect({ path: socket, allowHalfOpen: true });
  server.end(target);
  return text(server).catch((problem: Error) => problem.message);
}

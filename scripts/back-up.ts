// npm run back-up -- file: dumps the database into a file while the server runs.
import { statSync } from "node:fs";
import { dumpDatabase } from "#database/dump/dump-database.ts";
import { writeDumpFile } from "#database/dump/dump-file.ts";
import { withSnapshot } from "#database/dump/open-snapshot.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { findSecret } from "#server/secret.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async ([given]) => {
  const environment = readEnvironment(process.env);
  const now = new Date();
  const key = environment.BACKUP_KEY;
  const file = given ?? `fursa-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
  await withSnapshot(whereabouts(environment), (db) =>
    writeDumpFile(dumpDatabase(db, { now, secret: findSecret(environment), report: console.log }), {
      file,
      key,
    }),
  );
  const encryption = key ? "encrypted with BACKUP_KEY" : "not encrypted: set BACKUP_KEY to encrypt it";
  return `${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB, ${encryption}. Keep AUTH_SECRET (with the embedded database: DATA_DIR/auth-secret) elsewhere: without it second factors can't be read.`;
});

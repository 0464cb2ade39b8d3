// npm run back-up -- file: everything in the database, while the server goes on.
import { statSync } from "node:fs";
import { writeBackup } from "#database/whole/backup-file.ts";
import { atOneMoment } from "#database/whole/open-whole.ts";
import { readWhole } from "#database/whole/read-whole.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { findSecret } from "#server/secret.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async ([given]) => {
  const environment = readEnvironment(process.env);
  const now = new Date();
  const file = given ?? `fursa-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
  const key = environment.BACKUP_KEY;
  await atOneMoment(whereabouts(environment), (db) =>
    writeBackup(readWhole(db, console.log), { file, key, secret: findSecret(environment), now }),
  );
  const sealed = key ? "sealed with BACKUP_KEY" : "not sealed: set BACKUP_KEY to do so";
  return `${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB, ${sealed}. Keep AUTH_SECRET (on the built-in database DATA_DIR/auth-secret) elsewhere: without it second factors can't be read.`;
});

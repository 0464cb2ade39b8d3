// npm run restore -- file: a backup into an empty database.
import { fingerprintOf, readBackup, readHead } from "#database/whole/backup-file.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { findGivenSecret } from "#server/secret.ts";
import { bringInto } from "./bring-into.ts";
import { Refusal, runCommand } from "./run-command.ts";

const usage = "Use: npm run restore -- file [--another-secret]";
const flag = "--another-secret";

await runCommand(async (given) => {
  const [file, ...rest] = given.filter((word) => word !== flag);
  if (!file || rest.length > 0) throw new Refusal(usage);
  const environment = readEnvironment(process.env);
  const head = await readHead(file);
  const secret = findGivenSecret(environment);
  if (!given.includes(flag) && (!secret || fingerprintOf(secret) !== head.secret)) {
    throw new Refusal(
      `AUTH_SECRET is ${secret ? "not the one" : "missing: it must be the one"} that the backup's rows were written with. With another every session ends and second factors can't be read. Set it, or add ${flag} to go on without. Nothing was changed.`,
    );
  }
  const lines = readBackup({ file, key: environment.BACKUP_KEY });
  const { tables, rows } = await bringInto(whereabouts(environment), secret, lines);
  return `Restored what was there at ${head.madeAt}: ${rows.toLocaleString("en")} rows in ${tables} tables, each compared with the backup.`;
});

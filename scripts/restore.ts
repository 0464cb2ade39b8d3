// npm run restore -- file: loads a backup into an empty database.
import { fingerprintOf } from "#database/dump/dump-database.ts";
import { readDumpFile, readFirstLine } from "#database/dump/dump-file.ts";
import { inOneTransaction } from "#database/dump/open-snapshot.ts";
import { parseDumpHeader, restoreDatabase } from "#database/dump/restore-database.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { findConfiguredSecret, storeSecret } from "#server/secret.ts";
import { Refusal, runCommand } from "./run-command.ts";

const flag = "--another-secret";
const usage = `Use: npm run restore -- file [${flag}]`;

await runCommand(async (given) => {
  const [file, ...rest] = given.filter((word) => word !== flag);
  if (!file || rest.length > 0) throw new Refusal(usage);
  const environment = readEnvironment(process.env);
  const lines = readDumpFile({ file, key: environment.BACKUP_KEY });
  const header = parseDumpHeader(await readFirstLine(lines));
  const secret = findConfiguredSecret(environment);
  if (!given.includes(flag) && (!secret || fingerprintOf(secret) !== header.secret)) {
    throw new Refusal(
      `AUTH_SECRET is ${secret ? "not the one" : "missing: it must be the one"} that the backup was made with. With another one every session ends and second factors can't be read. Set it, or add ${flag} to go on without. Nothing was changed.`,
    );
  }
  const where = whereabouts(environment);
  const { tables, rows } = await inOneTransaction(where, (db) =>
    restoreDatabase(db, header, { lines, report: console.log }),
  );
  if (!where.url && secret) storeSecret(where.dataDir, secret);
  return `Restored the backup of ${header.createdAt}: ${rows.toLocaleString("en")} rows in ${tables} tables, each compared with it.`;
});

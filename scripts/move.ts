// npm run move -- --to postgres://… | --to folder: all of a database into the other engine.
import { readAddresses } from "#database/addresses.ts";
import { linesOf } from "#database/whole/lines.ts";
import { atOneMoment } from "#database/whole/open-whole.ts";
import { readWhole } from "#database/whole/read-whole.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { findSecret } from "#server/secret.ts";
import { bringInto } from "./bring-into.ts";
import { Refusal, runCommand } from "./run-command.ts";

const usage = "Use: npm run move -- --to postgres://user:password@host/name | --to a-new-data-folder";

await runCommand(async ([to, target, ...rest]) => {
  if (to !== "--to" || !target || rest.length > 0) throw new Refusal(usage);
  const isToPostgres = /^\w+:\/\//.test(target);
  if (isToPostgres && !readAddresses(target)) throw new Refusal(usage);
  const environment = readEnvironment(process.env);
  const where = isToPostgres ? { url: target, dataDir: "" } : { dataDir: target };
  const { tables, rows } = await atOneMoment(whereabouts(environment), (db) =>
    bringInto(where, findSecret(environment), linesOf(readWhole(db, () => undefined))),
  );
  const next = isToPostgres
    ? `Start with DATABASE_URL and with AUTH_SECRET as it was${environment.AUTH_SECRET ? "" : ` (it stands in ${environment.DATA_DIR}/auth-secret)`}.`
    : `Start with DATA_DIR=${target} and without DATABASE_URL.`;
  return `Moved ${rows.toLocaleString("en")} rows in ${tables} tables, each compared. ${next}`;
});

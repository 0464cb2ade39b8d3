// npm run rates -- file.csv: loads the price of a US dollar in other currencies, from a file with the columns
// currency, per_dollar, dated, source.
import { readFileSync, statSync } from "node:fs";
import { saveRates } from "#app/editors/rates/change-rates.server.ts";
import { maxFileLength, parseRates } from "#app/editors/rates/parse-rates.server.ts";
import { fileProblems as says } from "#app/editors/rates/words.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { asOwner } from "#database/open-database.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { Refusal, runCommand } from "./run-command.ts";

await runCommand(async ([file]) => {
  if (!file) throw new Refusal(says.usage);
  const reading = parseRates(readText(file));
  if (!reading.ok) throw new Refusal([...reading.problems, says.nothing].join("\n"));
  const environment = readEnvironment({ AUTH_SECRET: "x".repeat(32), ...process.env });
  await asOwner(whereabouts(environment), async (db) => {
    await migrate(db);
    await saveRates(db, reading.rates);
  });
  return says.loaded(reading.rates.length);
});

function readText(file: string): string {
  try {
    if (statSync(file).size > maxFileLength) throw new Refusal(says.tooLarge);
    return readFileSync(file, "utf8");
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    throw new Refusal(says.unreadable(file));
  }
}

import { DatabaseUnavailable } from "#database/database.ts";
import { RestoreRefused } from "#database/dump/refused.ts";
import { BadEnvironment } from "#server/environment.ts";

/** What was asked for makes no sense, in words for who asked. */
export class Refusal extends Error {}

const known = [Refusal, RestoreRefused, DatabaseUnavailable, BadEnvironment];

/** Runs a command with what was typed after it, says how it ended, and a failure's code with it. */
export async function runCommand(run: (given: string[]) => Promise<string>): Promise<void> {
  // By way of `exit`, at which a database that was started for this ends too.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (problem) {
    const isKnown = known.some((kind) => problem instanceof kind);
    console.error(
      problem instanceof RestoreRefused
        ? `${problem.message}. Nothing was changed.`
        : isKnown
          ? (problem as Error).message
          : problem,
    );
    process.exitCode = 1;
  }
}

import { DatabaseUnavailable } from "#database/database.ts";
import { RestoreRefused } from "#database/dump/refused.ts";
import { BadEnvironment } from "#server/environment.ts";

/** The arguments are invalid; the message says why. */
export class Refusal extends Error {}

const known = [Refusal, RestoreRefused, DatabaseUnavailable, BadEnvironment];

/** Runs a command with its arguments, prints how it ended, and exits with a failure's code. */
export async function runCommand(run: (given: string[]) => Promise<string>): Promise<void> {
  // Exits through `exit`, which also stops a database that was started for this command.
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

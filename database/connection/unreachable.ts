/** The built pages have their own copy of this class, so it is recognised by its code. */
const mark = "FURSA_DATABASE_AWAY";

/** The database can't be reached. The same query may succeed in a moment. */
export class DatabaseUnreachable extends Error {
  readonly code = mark;
}

const codesOfTheNetwork = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);

/**
 * PostgreSQL's codes: lost connections (08), too many connections (53), shutting down or starting up (57P), read-only
 * (25006).
 */
const codesOfTheServer = /^(08\w{3}|53\w{3}|57P0[1235]|25006)$/;

/** Errors for which the driver has no codes. */
const wordsOfTheDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|timeout expired|Query read timeout)/;

/** True if a query failed because the database is down, however deep the cause is nested in other errors. */
export function isUnreachable(problem: unknown): boolean {
  for (const cause of causesOf(problem)) {
    if (wordsOfTheDriver.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnreachable)) return true;
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (typeof code !== "string") continue;
    if (code === mark || codesOfTheServer.test(code)) return true;
    // A missing file has the same code as a missing socket.
    if (codesOfTheNetwork.has(code) && (code !== "ENOENT" || syscall === "connect")) return true;
  }
  return false;
}

/** True if PostgreSQL itself reported one of these codes. */
export const isRefusal = (problem: unknown, codes: RegExp) =>
  causesOf(problem).some(({ code }: NodeJS.ErrnoException) => typeof code === "string" && codes.test(code));

function causesOf(problem: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = problem; cause instanceof Error && causes.length < 8; cause = cause.cause)
    causes.push(cause);
  return causes;
}

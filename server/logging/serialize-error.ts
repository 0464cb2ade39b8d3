import { hideTokens } from "./redact-tokens.ts";

/** Error fields that help to find a cause and can't contain user input. No others are logged. */
const harmless = [
  "code",
  "constraint",
  "schema",
  "table",
  "column",
  "dataType",
  "routine",
  "severity",
  "status",
  "statusCode",
  "errno",
  "syscall",
  "hostname",
  "address",
  "port",
  "responseCode",
  "command",
] as const;
const deepest = 5;

interface DescribedProblem {
  type: string;
  message: string;
  stack: string;
  cause?: unknown;
  errors?: unknown[];
  [fact: string]: unknown;
}

/**
 * Serializes an error for the log. A failed query has its parameters in its message, its stack and its fields, and
 * PostgreSQL repeats values in `detail` and `where`: a note, a name or a token would stay in the log.
 */
export function describeProblem(problem: unknown, depth = 0): unknown {
  if (!(problem instanceof Error)) return typeof problem === "string" ? withoutValues(problem) : problem;
  const described: DescribedProblem = {
    type: problem.constructor.name,
    message: messageOf(problem),
    stack: placesIn(problem.stack),
  };
  const facts = problem as unknown as Record<string, unknown>;
  for (const name of harmless) {
    const value = facts[name];
    if (typeof value === "string" || typeof value === "number") described[name] = value;
  }
  if (depth === deepest) return described;
  if (problem.cause !== undefined) described.cause = describeProblem(problem.cause, depth + 1);
  if (problem instanceof AggregateError)
    described.errors = problem.errors.slice(0, deepest).map((each) => describeProblem(each, depth + 1));
  return described;
}

/** For an operator who reads what the server prints when it stops. */
export function problemInWords(problem: unknown): string {
  const described = describeProblem(problem);
  if (!(problem instanceof Error)) return String(described);
  const { type, message, stack, cause } = described as DescribedProblem;
  const why = cause ? `\n  because: ${(cause as DescribedProblem).message ?? cause}` : "";
  return `${type}: ${message}${why}\n${stack}`;
}

/** Removes link tokens, and parameters quoted by an error's message, from any text for the log. */
export const withoutValues = (text: string): string => hideTokens(text.replace(/\nparams: [\s\S]*/, ""));

/** PostgreSQL quotes a value that doesn't fit its type: "invalid input syntax for type uuid: …". */
function messageOf(problem: Error): string {
  const code = "code" in problem ? String(problem.code) : "";
  const isAboutAValue = /^22[0-9A-Z]{3}$/.test(code);
  const message = isAboutAValue ? problem.message.replace(/"[\s\S]*"/, '"…"') : problem.message;
  return withoutValues(message);
}

/** The stack repeats the message above the frames; only the frames are logged. */
const placesIn = (stack: string | undefined) =>
  (stack ?? "")
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .join("\n");

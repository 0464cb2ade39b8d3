import { type DestinationStream, type Logger, pino } from "pino";
import { describeProblem, withoutValues } from "./serialize-error.ts";

export type Log = Logger;

const deepest = 6;

/**
 * One JSON line per event. No headers or bodies are logged, so cookies, authorisation and passwords never are. The
 * values of failed queries and the tokens of links are removed from everything that is logged.
 */
export const openLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // The bindings of a child logger; everything else is serialized already.
      serializers: { err: describeProblem },
      hooks: {
        logMethod(given, method) {
          method.apply(this, given.map((each) => discreet(each)) as Parameters<typeof method>);
        },
      },
    },
    destination ?? pino.destination(1),
  );

function discreet(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return withoutValues(value);
  if (value instanceof Error) {
    const described = describeProblem(value);
    return depth === 0 ? { err: described } : described;
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth === deepest) return "…";
  if (Array.isArray(value)) return value.map((each) => discreet(each, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, discreet(each, depth + 1)]));
}

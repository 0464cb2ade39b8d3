import { type DestinationStream, type Logger, pino } from "pino";
import { describeProblem, withoutValues } from "./serialize-error.ts";

export type Log = Logger;

const deepest = 6;

/**
 * One JSON line an event. Cookies, authorisation and passwords never reach it: nothing logs headers or bodies. Whatever is
 * logged, wherever, loses on its way the values of failed queries and the tokens of links.
 */
export const openLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // For what a child logger is born with; the rest comes described already.
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

import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON line an event. Cookies, authorisation and passwords never reach it: nothing logs headers or bodies. */
export const openLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

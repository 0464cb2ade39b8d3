import { createContext } from "react-router";
import type { Database } from "#database/database.ts";
import type { Mailer } from "./messages.ts";
import type { Outbound } from "./outbound.ts";

/** What a job may use. It runs with nobody waiting, so it asks the database as the worker: see `asWorker`. */
export interface JobTools {
  db: Database;
  mailer: Mailer;
  /** Sends what waits in the outbox, until the signal; does nothing where no mail server is set up. */
  deliverMail(signal: AbortSignal): Promise<unknown>;
  /** The same for text messages. */
  deliverTexts(signal: AbortSignal): Promise<unknown>;
  /** Notices to browsers; null where there is no worker that could show them. */
  push: { forgetEnded(now: Date): Promise<void>; deliver(signal: AbortSignal): Promise<unknown> } | null;
  outbound: Outbound;
  /** The public origin, without a slash at the end. */
  appUrl: string;
  contactEmail: string;
  /** Signs links that need no sign-in. */
  secret: string;
  /** Begins another job. */
  jobs: Jobs;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
}

/** Work that outlives the request that asked for it, or that nobody asked for but the calendar. */
export interface Job<Data extends object = object> {
  name: string;
  /** When it begins by itself: a cron expression, in UTC. */
  schedule?: string;
  /** An occasion missed while nothing ran is made up for, once, unless this says otherwise. */
  skipsMissed?: boolean;
  /** It also runs whenever a server starts. */
  atStart?: boolean;
  /** After a failure or a killed process it is taken up again so many times, 5 unless told otherwise. */
  retries?: number;
  /** How long it waits before the first of them, in seconds, 10 unless told otherwise; then longer each time. */
  retryAfter?: number;
  /**
   * Must end in the same state when it is done twice: a process may be killed after the work and before it is noted.
   * The signal says that the server is stopping; what was not finished is taken up again.
   */
  run(tools: JobTools, data: Data, signal: AbortSignal): Promise<unknown>;
}

/** Keeps the type of its data together with the job. */
export const defineJob = <Data extends object = object>(job: Job<Data>): Job<Data> => job;

export interface Jobs {
  /**
   * Puts a job on the list. Of one job and key only one waits or runs at a time: says false, and changes nothing,
   * where there is one already.
   */
  enqueue<Data extends object>(job: Pick<Job<Data>, "name">, data: Data, key?: string): Promise<boolean>;
}

/** Whether this server takes part in the jobs. */
export interface JobsStatus {
  isWorking: boolean;
  /** How often it has tried to start. */
  tries: number;
  /** Why the last try failed. */
  error: string | null;
}

export const jobsContext = createContext<Jobs>();
export const jobsStatusContext = createContext<JobsStatus>();

import { createContext } from "react-router";
import type { Database } from "#database/database.ts";
import type { Mailer } from "./messages.ts";
import type { Outbound } from "./outbound.ts";

/** Passed to every job. Jobs query the database as the worker: see `asWorker`. */
export interface JobTools {
  db: Database;
  mailer: Mailer;
  /** Delivers the outbox until aborted; does nothing if no mail server is set up. */
  deliverMail(signal: AbortSignal): Promise<unknown>;
  /** The same for text messages. */
  deliverTexts(signal: AbortSignal): Promise<unknown>;
  /** Push notifications; null if no service worker can show them. */
  push: { forgetEnded(now: Date): Promise<void>; deliver(signal: AbortSignal): Promise<unknown> } | null;
  outbound: Outbound;
  /** The public origin, without a slash at the end. */
  appUrl: string;
  contactEmail: string;
  /** Whether deadlines may be updated without an editor: see UPDATE_DEADLINES. */
  updatesDeadlines: boolean;
  /** Signs links that need no sign-in. */
  secret: string;
  /** Enqueues further jobs. */
  jobs: Jobs;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
}

/** Background work, enqueued by a request or run on a schedule. */
export interface Job<Data extends object = object> {
  name: string;
  /** A cron expression, in UTC. */
  schedule?: string;
  /** By default a run that was missed while no server was running is made up for, once. */
  skipsMissed?: boolean;
  /** Also run at every server start. */
  atStart?: boolean;
  /** Retries after a failure or a killed process. Defaults to 5. */
  retries?: number;
  /** Seconds before the first retry, then longer each time. Defaults to 10. */
  retryAfter?: number;
  /**
   * Must be idempotent: a process may be killed after the work and before the job is marked as done.
   * The signal fires when the server stops; unfinished jobs are retried.
   */
  run(tools: JobTools, data: Data, signal: AbortSignal): Promise<unknown>;
}

/** Infers the type of the job's data. */
export const defineJob = <Data extends object = object>(job: Job<Data>): Job<Data> => job;

export interface Jobs {
  /**
   * Only one job of the same name and key is queued or running at a time. Resolves false, without effect,
   * if there is one already.
   */
  enqueue<Data extends object>(job: Pick<Job<Data>, "name">, data: Data, key?: string): Promise<boolean>;
}

/** Whether this server processes jobs. */
export interface JobsStatus {
  isWorking: boolean;
  /** Attempts to start. */
  tries: number;
  /** Why the last attempt failed. */
  error: string | null;
}

export const jobsContext = createContext<Jobs>();
export const jobsStatusContext = createContext<JobsStatus>();

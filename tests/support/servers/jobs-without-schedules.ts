import type { Job } from "#app/shared/jobs.ts";

/** Emails go to the test's own mailbox, every minute at any hour. */
const keptByTheClock = new Set(["deliver-mail", "deliver-texts"]);

/** The jobs of a server under test: none starts because a test runs at three in the morning, or on a Monday. */
export const withoutCalendar = (jobs: readonly Job<never>[]): readonly Job<never>[] =>
  jobs.map(({ schedule, ...job }) => ({
    ...job,
    ...(schedule && keptByTheClock.has(job.name) && { schedule }),
  }));

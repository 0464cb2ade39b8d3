import type { Errand } from "#app/common/errands.ts";

/** Mails go to the test's own mailbox, every minute whatever the hour. */
const keptByTheClock = new Set(["deliver-mail", "deliver-texts"]);

/** The errands of a server under test: nothing begins because a test runs at three in the morning, or on a Monday. */
export const withoutCalendar = (errands: readonly Errand<never>[]): readonly Errand<never>[] =>
  errands.map(({ schedule, ...errand }) => ({
    ...errand,
    ...(schedule && keptByTheClock.has(errand.name) && { schedule }),
  }));

import type { Metric } from "../metrics/text-form.ts";

/** What a process that serves tells the one that leads it. */
export type FromWorker = { open: string } | { figures: number; own: Metric[]; ofDatabase: Metric[] };

/** What it is asked to do: end without anybody noticing, or tell its figures (one of them the database's too). */
export type ToWorker = { leave: true } | { figures: number; asksDatabase: boolean };

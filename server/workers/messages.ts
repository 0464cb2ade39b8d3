/** What a worker tells the cluster's primary process: where it serves. */
export type FromWorker = { open: string };

/** What the primary process asks of a worker: to drain its connections and end. */
export type ToWorker = { leave: true };

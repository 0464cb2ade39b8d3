/** A worker tells the cluster primary where it serves. */
export type FromWorker = { open: string };

/** The cluster primary tells a worker to drain its connections and end. */
export type ToWorker = { leave: true };

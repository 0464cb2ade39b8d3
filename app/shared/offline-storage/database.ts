/** Where a phone keeps things without a network, where somebody asked for that: one store in one database of the browser. */
export const offlineDatabase = { database: "fursa", store: "kept", outbox: "outbox" } as const;

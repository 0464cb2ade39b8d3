/** Where a phone keeps things without a network, where somebody asked for that: one store in one database of the browser. */
export const place = { database: "fursa", store: "kept", outbox: "outbox" } as const;

/** The IndexedDB database of the offline app. */
export const offlineDatabase = { database: "fursa", store: "kept", outbox: "outbox" } as const;

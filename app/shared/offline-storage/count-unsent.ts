import { offlineDatabase } from "./database.ts";

/** How many actions in the sync queue were not sent yet. Does not create the database. */
export function countUnsent(): Promise<number> {
  return new Promise((done) => {
    const asked = indexedDB.open(offlineDatabase.database);
    asked.onupgradeneeded = () => asked.transaction?.abort();
    asked.onerror = () => done(0);
    asked.onsuccess = () => {
      const kept = asked.result
        .transaction(offlineDatabase.store)
        .objectStore(offlineDatabase.store)
        .get(offlineDatabase.outbox);
      asked.result.close();
      kept.onerror = () => done(0);
      kept.onsuccess = () => done(countIn(kept.result));
    };
  });
}

const countIn = (outbox: { outcome?: { is: string } }[] = []) =>
  outbox.filter(({ outcome }) => outcome?.is !== "done").length;

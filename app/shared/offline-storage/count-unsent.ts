import { offlineDatabase } from "./database.ts";

/** How many actions in the sync queue were not sent yet. Does not create the database. */
export function countUnsent(): Promise<number> {
  return new Promise((done) => {
    const request = indexedDB.open(offlineDatabase.database);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => done(0);
    request.onsuccess = () => {
      const reading = request.result
        .transaction(offlineDatabase.store)
        .objectStore(offlineDatabase.store)
        .get(offlineDatabase.outbox);
      request.result.close();
      reading.onerror = () => done(0);
      reading.onsuccess = () => done(countIn(reading.result));
    };
  });
}

const countIn = (outbox: { outcome?: { is: string } }[] = []) =>
  outbox.filter(({ outcome }) => outcome?.is !== "done").length;

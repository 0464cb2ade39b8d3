import type { Page } from "@playwright/test";

/** Everything that a browser keeps of this site, but for its cache of pages: each by where it is and what it is called there. */
export async function whatIsStored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...cookies.map(({ name }) => `cookie ${name}`), ...(await page.evaluate(lookAround))].sort();
}

/** Runs in the page. */
async function lookAround(): Promise<string[]> {
  const stored: string[] = [];
  const answerOf = <Answer>(asked: IDBRequest<Answer>) =>
    new Promise<Answer>((done, fail) => {
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    if (database.objectStoreNames.length === 0) stored.push("database");
    for (const store of database.objectStoreNames) {
      const keys = await answerOf(database.transaction(store).objectStore(store).getAllKeys());
      stored.push(...keys.map((key) => `database ${key}`));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    stored.push(...requests.map(({ url }) => `cache ${new URL(url).pathname}`));
  }
  for (const { active } of await navigator.serviceWorker.getRegistrations())
    stored.push(`worker ${new URL(active?.scriptURL ?? location.href).pathname}`);
  for (const web of [localStorage, sessionStorage])
    stored.push(...Object.keys(web).map((name) => `web storage ${name}`));
  return stored;
}

import type { Page } from "@playwright/test";
import { type CatalogueFile, signedText } from "#app/offline/catalogue-file.ts";
import { makeOfflineFile } from "#app/offline/make-offline-file.server.ts";
import { storedInBrowser } from "#app/shared/offline-storage/stored-in-browser.ts";
import { openSigner } from "#app/shared/signing/signer.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { whatKeepsOut } from "#tests/support/browser/accessibility.ts";
import { apart, expect } from "#tests/support/browser/journey.ts";
import { killOwnBrowser, openOwnBrowser } from "#tests/support/browser/own-browser.ts";
import { demoPerson, signIn } from "#tests/support/browser/sign-in.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { startServer } from "#tests/support/servers/start-server.ts";

/** Everything that a browser stores for this site, except its HTTP cache: each by storage area and key. */
async function whatIsStored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...cookies.map(({ name }) => `cookie ${name}`), ...(await page.evaluate(lookAround))].sort();
}

/** Runs in the page. */
async function lookAround(): Promise<string[]> {
  const stored: string[] = [];
  const answerOf = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
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

const test = apart(async (place) => {
  const fursa = await startServer({ ...place });
  let server = fursa;
  const PORT = new URL(fursa.url).port;
  /** Another browser with the same stored data. */
  const startAgain = async (more: Record<string, string> = {}) => {
    server = await startServer({ ...place, ...more, PORT });
  };
  const stop = () => server.stop();
  const { DATABASE_URL: url, AUTH_SECRET: secret } = place;
  const database = await openPostgres({ url, secret });
  const publish = (title: string) => database.asOwner((db) => addScholarships(db, { title }));
  const close = () => database.close().then(stop);
  return { fursa, secret, publish, startAgain, stop, close };
});

interface Mine {
  saved: { item: string; title: string; note: string; status: string; ticked: string[] }[];
}

const listed = storedInBrowser
  .flatMap(({ items }) => items.map(({ at }) => at))
  // Notifications have their own journey.
  .filter((thing) => !thing.endsWith("?notices"));
/** What a tap stores, for anyone who asks for it. */
const withList = listed.filter((thing) => /^(cache|worker|database (copy|bytes)$)/.test(thing)).sort();
const withMine = listed.filter((thing) => /^(cache|worker|database)/.test(thing)).sort();

/** The member's own data. */
const mineOf = async (page: Page) => (await (await page.request.get("/offline/mine.json")).json()) as Mine;

test("actions on a phone without a network are sent once, ask about conflicts, and leave no trace", async ({
  fursa,
  own,
  launchOptions,
}, info) => {
  const folder = info.outputPath("phone");
  const options = { ...launchOptions, baseURL: fursa.url, viewport: { width: 360, height: 740 } };
  const open = async () => {
    const context = await openOwnBrowser(folder, options);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let { context, page } = await open();
  /** What is stored to work without a network; everything stored is on the list. */
  const keptHere = async () => {
    const stored = await whatIsStored(page);
    expect(stored.filter((thing) => !listed.includes(thing))).toEqual([]);
    return stored.filter((thing) => withMine.includes(thing));
  };

  // Stored with one tap, without anything private.
  await signIn(page, demoPerson("student", fursa), "/offline");
  const found = await (await page.request.get("/browse?q=mastercard+foundation")).text();
  const known = /\/(scholarship\/[0-9a-f-]{36})/.exec(found)?.[1] ?? "";
  await page.request.post("/saved/heart", { form: { item: known, back: "/" } });
  await page.getByRole("link", { name: /^Keep Fursa on this phone: \d+ KB$/ }).click();
  await expect(page.getByText(/^The list from .* is on this phone\./)).toBeVisible();
  expect(await keptHere()).toEqual(withList);
  await page.getByRole("button", { name: "Store my saved list and answers here" }).click();
  await expect(page.getByText(/^Your saved list, notes and/)).toBeVisible();
  const cookies = await context.cookies();

  // Without a network: searched, saved, ticked.
  await context.setOffline(true);
  await own.stop();
  await page.goto("/browse?q=chevening");
  await page.getByRole("link", { name: "Chevening Scholarship", exact: true }).click();
  await expect(page.getByText(/^No network · Copy of /)).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("On your saved list.")).toBeVisible();
  expect(await keptHere()).toEqual(withMine);
  await expect(page.getByText("Waiting to be sent", { exact: true })).toBeVisible();
  await page.getByRole("checkbox").first().check();
  await expect(page.getByRole("link", { name: "2 waiting to be sent" })).toBeVisible();
  expect.soft(await whatKeepsOut(page, "html")).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const chevening = new URL(page.url()).pathname.slice(1);

  // Killed between two writes.
  await page.goto("/saved");
  const cardOf = (item: string) =>
    page.getByRole("listitem").filter({ has: page.locator(`a[href="/${item}"]`) });
  await cardOf(chevening).getByRole("textbox").fill("Ask Mr Otieno for a letter");
  await cardOf(chevening).getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("link", { name: "3 waiting to be sent" })).toBeVisible();
  await killOwnBrowser(context, folder);
  ({ context, page } = await open());
  await context.addCookies(cookies);
  await context.setOffline(true);
  // Storage is full meanwhile: the page says so, and nothing stored is lost.
  const phone = await context.newCDPSession(page);
  const { origin } = new URL(fursa.url);
  await phone.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000 });
  await page.goto("/saved");
  await expect(page.getByRole("link", { name: "3 waiting to be sent" })).toBeVisible();
  await expect(cardOf(chevening).getByRole("textbox")).toHaveValue("Ask Mr Otieno for a letter");

  // Chromium goes on using the quota that it granted before for up to half a minute.
  await expect.poll(() => page.evaluate(isFull)).toBe(true);
  await cardOf(known).getByRole("combobox").selectOption("Applied");
  await expect(page.getByRole("alert")).toHaveText(
    /^We couldn't save that\. Check the free space on this phone\./,
  );
  await phone.send("Storage.overrideQuotaForOrigin", { origin });
  await page.evaluate(() => void indexedDB.deleteDatabase("probe"));
  await page.goto("/saved");
  await expect(page.getByRole("link", { name: "3 waiting to be sent" })).toBeVisible();
  await cardOf(known).getByRole("textbox").fill("written on the phone");
  await cardOf(known).getByRole("combobox").selectOption("Preparing");
  await expect(page.getByRole("link", { name: "4 waiting to be sent" })).toBeVisible();
  await expect(cardOf(known).getByRole("textbox")).toHaveValue("written on the phone");
  await cardOf(known).getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("link", { name: "5 waiting to be sent" })).toBeVisible();
  expect.soft(await whatKeepsOut(page, "html")).toEqual([]);
  await page.goto("/profile");
  await page.getByLabel("Years you have worked").fill("4");
  await page.getByRole("button", { name: "Save my answers" }).click();
  await expect(page.getByRole("link", { name: "6 waiting to be sent" })).toBeVisible();
  expect.soft(await whatKeepsOut(page, "html")).toEqual([]);
  await page.getByRole("link", { name: "6 waiting to be sent" }).click();
  await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();
  expect.soft(await whatKeepsOut(page, "html")).toEqual([]);

  // Changed meanwhile on another device; then the network comes back.
  const elsewhere = { item: known, status: "interested", note: "written on the laptop", wants: "note" };
  await own.startAgain();
  expect((await page.request.post("/saved", { form: elsewhere })).status()).toBe(200);
  await context.setOffline(false);
  await page.goto("/browse");
  await expect
    .poll(async () => (await mineOf(page)).saved.find(({ item }) => item === chevening))
    .toMatchObject({ note: "Ask Mr Otieno for a letter", ticked: [expect.any(String)] });
  await page.goto("/offline/app");
  await expect(page.getByText("This was also changed somewhere else.")).toBeVisible();
  await expect(page.getByText("written on the phone")).toBeVisible();
  await expect(page.getByText("written on the laptop")).toBeVisible();
  const { saved } = await mineOf(page);
  expect(saved.filter(({ item }) => item === chevening)).toHaveLength(1);
  expect(saved.find(({ item }) => item === known)).toMatchObject({
    ...{ note: "written on the laptop", status: "preparing" },
  });
  expect.soft(await whatKeepsOut(page, "html")).toEqual([]);
  await page.getByRole("button", { name: /^Keep this phone's version/ }).click();
  await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toHaveCount(0);
  const after = await mineOf(page);
  expect(after.saved.find(({ item }) => item === known)).toMatchObject({ note: "written on the phone" });

  // After sign-out nothing private is left; after deleting the offline copy, nothing at all.
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(keptHere).toEqual(withList);
  await page.goto("/offline/app");
  await page.getByRole("button", { name: "Forget this phone" }).click();
  await expect(page.getByText("Nothing is stored on this phone.")).toBeVisible();
  expect((await whatIsStored(page)).filter((thing) => !thing.startsWith("cookie "))).toEqual([]);
  await context.close();
});

/** Whether the browser refuses to store another megabyte. Runs in the page. */
const isFull = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open("probe");
    opening.onupgradeneeded = () => opening.result.createObjectStore("some");
    opening.onerror = () => resolve(true);
    opening.onsuccess = () => {
      const writing = opening.result.transaction("some", "readwrite");
      writing.objectStore("some").put("x".repeat(1_000_000), 1);
      writing.oncomplete = () => resolve(false);
      writing.onabort = () => resolve(true);
      opening.result.close();
    };
  });

/** A copy as another phone would share it: of a given day, signed with a given key. */
function passedOn(file: CatalogueFile, madeOn: string, secret: string) {
  const { publicKey: key, sign } = openSigner(secret, "catalogue");
  const signature = sign(signedText({ madeOn, version: file.version }));
  const catalogue = JSON.stringify({ ...file, madeOn, key, signature });
  const html = makeOfflineFile({ catalogue, code: "", loader: "", style: "", site: "" });
  return { name: "fursa.html", mimeType: "text/html", buffer: Buffer.from(html) };
}

test("a full phone gets a message; the list survives a slow connection, is updated, accepts a shared copy, and the worker is removed when the site says so", async ({
  browser,
  fursa,
  own,
}) => {
  const context = await browser.newContext({ baseURL: fursa.url });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const bytesPerSecond = 31_250;
  const { origin } = new URL(fursa.url);
  await page.goto("/offline");

  // A full phone gets a message, and nothing is left half stored.
  await line.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000 });
  await page.getByRole("link", { name: /^Keep Fursa on this phone: \d+ KB$/ }).click();
  await expect(page.getByText(/^There isn't enough space on this phone\./)).toBeVisible();
  await expect(page.getByText("Nothing is stored on this phone.")).toBeVisible();
  await line.send("Storage.overrideQuotaForOrigin", { origin });

  // A progress bar on a 2G connection.
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 300, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await page.getByRole("button", { name: "Keep Fursa on this phone" }).click();
  await expect(page.getByText(/^Downloading the list: [\d,]+ KB so far…$/)).toBeVisible();
  await expect(page.getByText(/^The list from .* is on this phone\./)).toBeVisible();
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  });

  // An update takes a few kilobytes.
  const renew = async () => {
    const coming = page.waitForResponse(/catalogue\.json\?since=/);
    await page.getByRole("button", { name: "Update now" }).click();
    return coming;
  };
  const finds = async (title: string, count: number) => {
    await context.setOffline(true);
    await page.goto(`/browse?tab=scholarships&q=${encodeURIComponent(title)}`);
    await expect(page.getByText(/^No network · Copy of /)).toBeVisible();
    await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(count);
    await context.setOffline(false);
    await page.goto("/offline/app");
  };
  /** Written directly to the database: the server learns of it a moment later. */
  const publish = async (title: string) => {
    await own.publish(title);
    const listed = async () => (await page.request.get("/offline/catalogue.json")).text();
    await expect.poll(listed).toContain(title);
  };
  await publish("Award of the First Morning");
  const changes = await renew();
  expect(Number(changes.headers()["content-length"])).toBeLessThan(8_000);
  await expect(page.getByText("Downloading the list")).toHaveCount(0);
  await finds("Award of the First Morning", 1);

  await publish("Award of the Second Morning");
  // A copy from a friend, without a network.
  const file = (await (await page.request.get("/offline/catalogue.json")).json()) as CatalogueFile;
  const give = async (given: ReturnType<typeof passedOn>, says: string | RegExp) => {
    const field = await page.getByLabel(/^Does someone have a newer Fursa file/).elementHandle();
    await field?.setInputFiles(given);
    // The message about the earlier file must not be taken for this one's: reload the page.
    await expect.poll(() => field?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(page.getByText(says)).toBeVisible();
  };
  await context.setOffline(true);
  const letter = { name: "a.html", mimeType: "text/html", buffer: Buffer.from("<p>Hello</p>") };
  await give(letter, "That isn't a Fursa file.");
  await give(
    passedOn(file, "2999-01-01", "another-secret-of-thirty-two-characters"),
    /It isn't signed with Fursa's key/,
  );
  const changed = { ...file, rates: [] };
  await give(passedOn(changed, "2999-01-01", own.secret), /It isn't signed with Fursa's key/);
  await give(passedOn(file, "2020-01-01", own.secret), /The list on this phone is the same or newer\.$/);
  await give(passedOn(file, "2999-01-01", own.secret), "The list from 1 January 2999 is now on this phone.");
  await finds("Award of the Second Morning", 1);

  // The operator turns the offline app off.
  await own.stop();
  await own.startAgain({ OFFLINE_APP: "off" });
  const isOfWorker = (thing: string) => /^(worker|cache|database)/.test(thing);
  // A browser looks for a new service worker a second after a page has opened, later if another one opens first, and
  // if that fails not again until the next one.
  const visit = async () => {
    await page.goto("/offline");
    await expect(page.getByRole("link", { name: /^Keep Fursa on this phone/ })).toHaveCount(0);
    return (await whatIsStored(page)).filter(isOfWorker);
  };
  await expect.poll(visit, { intervals: [4_000] }).toEqual([]);
  await page.goto("/offline/app");
  await expect(page.getByText("This isn't available right now.")).toBeVisible();
  await context.close();
});

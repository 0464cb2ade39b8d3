import type { BrowserContext, Page } from "@playwright/test";
import { aBrowser } from "../web/push-service.ts";

/**
 * The shell of Chromium that journeys run in has neither a push service nor a place for notices, and calls permission denied. This gives
 * its pages what a phone would have: somebody who says yes, and a subscription whose messages the test can read.
 */
export async function givePushService(page: Page, name: string) {
  const browser = aBrowser(name);
  const { endpoint, publicKey: p256dh, authSecret: auth } = browser.fields;
  await page.addInitScript(
    (told) => {
      Object.defineProperty(Notification, "permission", { configurable: true, get: () => "granted" });
      const place = "a push service";
      const subscription = (applicationServerKey: string) => ({
        ...{ endpoint: told.endpoint, toJSON: () => told },
        options: {
          applicationServerKey: Uint8Array.from(
            atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
            (letter) => letter.charCodeAt(0),
          ).buffer,
        },
        unsubscribe: async () => localStorage.removeItem(place),
      });
      Object.assign(PushManager.prototype, {
        async getSubscription() {
          const key = localStorage.getItem(place);
          return key && subscription(key);
        },
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          localStorage.setItem(place, applicationServerKey);
          return subscription(applicationServerKey);
        },
      });
    },
    { endpoint, keys: { p256dh, auth } },
  );
  return browser;
}

/** Hands a message to the worker as the browser would; gives what it showed, and where a tap on it leads. */
export async function deliverToWorker(context: BrowserContext, page: Page, message: string) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Heard;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, more) => void scope.shown.push({ title, ...more });
    scope.clients.openWindow = async (address) => void scope.opened.push(address);
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: message });
  await devtools.detach();
  const tap = () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as Heard;
      const [{ data } = { data: "" }] = scope.shown;
      const event = Object.assign(new Event("notificationclick"), {
        notification: { data, close: () => undefined },
        waitUntil: () => undefined,
      });
      dispatchEvent(event);
    });
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as Heard).shown),
    opened: () => worker.evaluate(() => (globalThis as unknown as Heard).opened),
    tap,
  };
}

interface Heard {
  shown: { title: string; data: string }[];
  opened: string[];
  registration: { showNotification(title: string, more: { data: string }): Promise<void> };
  clients: { openWindow(address: string): Promise<void> };
}

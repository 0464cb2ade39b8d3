/** Runs in a browser alone: what it can do, and what it is asked to do. */
export type PushSupport = "unsupported" | "denied" | "able";

/** Only to show notices, without the list and its program: see the worker. */
const notificationsOnly = "?notices";

export function findPushSupport(): PushSupport {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** This browser's address at its push service; null where nobody has asked for notices, or they were forgotten with the phone. */
export async function findEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

type Subscribed = { ok: true; fields: Record<string, string> } | { ok: false; why: "denied" | "dismissed" };

/** Asks the person, then the browser. A worker that keeps the list already shows notices too. */
export async function subscribeBrowser(serverKey: string): Promise<Subscribed> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return { ok: false, why: permission === "denied" ? "denied" : "dismissed" };
  const known = await navigator.serviceWorker.getRegistration("/");
  if (!known)
    await navigator.serviceWorker.register(`/offline/worker.js${notificationsOnly}`, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  const isOurs = former && keyOf(former) === serverKey;
  if (former && !isOurs) await former.unsubscribe();
  const subscription =
    former && isOurs
      ? former
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint = "", keys } = subscription.toJSON();
  return { ok: true, fields: { endpoint, publicKey: keys?.p256dh ?? "", authSecret: keys?.auth ?? "" } };
}

/** A worker that was there for notices alone goes too. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  if (registration?.active?.scriptURL.endsWith(notificationsOnly)) await registration.unregister();
}

const keyOf = ({ options }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

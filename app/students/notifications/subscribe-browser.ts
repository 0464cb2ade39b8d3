/** Browser only. */
export type PushSupport = "unsupported" | "denied" | "able";

/** A service worker that only shows notifications, without the offline app. */
const notificationsOnly = "?notices";

export function findPushSupport(): PushSupport {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** This browser's push endpoint, or null if it is not subscribed. */
export async function findEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

type SubscribeOutcome =
  | { ok: true; fields: Record<string, string> }
  | { ok: false; why: "denied" | "dismissed" };

/** Asks for permission, then subscribes. The offline app's worker can show notifications too. */
export async function subscribeBrowser(serverKey: string): Promise<SubscribeOutcome> {
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

/** Also removes a worker that only showed notifications. */
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

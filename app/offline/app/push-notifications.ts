/** The parts of a service worker's scope that are used here. */
interface PushEvent extends Event {
  data: { json: () => NotificationPayload } | null;
  waitUntil: (work: Promise<unknown>) => void;
}
interface ClickEvent extends Event {
  notification: { close: () => void; data: string };
  waitUntil: (work: Promise<unknown>) => void;
}
interface NotificationScope {
  addEventListener: ((type: "push", hear: (event: PushEvent) => void) => void) &
    ((type: "notificationclick", hear: (event: ClickEvent) => void) => void);
  registration: {
    showNotification: (title: string, more: object) => Promise<void>;
    pushManager?: { getSubscription: () => Promise<{ unsubscribe: () => Promise<boolean> } | null> };
  };
  clients: {
    matchAll: (which: { type: "window" }) => Promise<{ url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  location: Location;
}
const scope = globalThis as unknown as NotificationScope;

/** The payload that `app/students/alerts/notifications/compose-notification.ts` writes. */
interface NotificationPayload {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Shows a notification; a tap opens its page, in a window that has it already or in a new one. */
export function showNotifications(): void {
  scope.addEventListener("push", (event) => {
    const { title, body, path: data, tag } = event.data?.json() ?? emptyNotification;
    event.waitUntil(scope.registration.showNotification(title, { body, tag, data, icon: "/icon-192.png" }));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(new URL(event.notification.data, scope.location.origin).href));
  });
}

/** A browser shows a notification in any case, and its default text would be confusing. */
const emptyNotification: NotificationPayload = { title: "Fursa", body: "", path: "/", tag: "fursa" };

async function open(address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : scope.clients.openWindow(address));
}

/** After a sign-out nothing is shown. */
export async function unsubscribeFromPush(): Promise<void> {
  await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
}

import { deleteEndedSubscriptions } from "#app/students/notifications/delete-ended-subscriptions.server.ts";
import { pushKeys } from "#app/students/notifications/push-keys.server.ts";
import type { Database } from "#database/database.ts";
import type { Environment } from "#server/environment.ts";
import { readSecureAddress } from "../fetch/web-address.ts";
import { deliverPushes, type PushDelivery } from "./deliver-pushes.ts";

interface PushOffice {
  /** Browsers accept notifications only from the holder of this key. */
  serverKey: string;
  /** Whether a URL may be that of a push service. */
  accepts(endpoint: string): boolean;
  /** Deletes subscriptions of browsers in which nobody is signed in any more. */
  forgetEnded(now: Date): Promise<void>;
  deliver(signal: AbortSignal): Promise<PushDelivery>;
}

/** Push notifications; null if the operator disabled the service worker, which shows them. */
export function openPush(
  { OFFLINE_APP, CONTACT_EMAIL }: Pick<Environment, "OFFLINE_APP" | "CONTACT_EMAIL">,
  secret: string,
  db: Database,
): PushOffice | null {
  if (OFFLINE_APP === "off") return null;
  const keys = pushKeys(secret);
  const forgetEnded = (now: Date) => deleteEndedSubscriptions({ db }, keys.publicKey, now);
  return {
    serverKey: keys.publicKey,
    accepts: (endpoint) => readSecureAddress(endpoint).ok,
    forgetEnded,
    async deliver(signal) {
      await forgetEnded(new Date());
      // Loaded on first use: the package is large, and most servers send nothing for hours.
      const { openGuardedPost } = await import("../fetch/guarded-post.ts");
      const { openPushService } = await import("./push-service.ts");
      const send = openPushService(keys, CONTACT_EMAIL, openGuardedPost());
      return deliverPushes(
        db,
        () => new Date(),
        send,
        () => signal.aborted,
      );
    },
  };
}

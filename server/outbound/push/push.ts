import { deleteEndedSubscriptions } from "#app/students/notifications/delete-ended-subscriptions.server.ts";
import { pushKeys } from "#app/students/notifications/push-keys.server.ts";
import type { Database } from "#database/database.ts";
import type { Environment } from "#server/environment.ts";
import { readSecureAddress } from "../fetch/web-address.ts";
import { deliverPushes, type PushDelivery } from "./deliver-pushes.ts";

interface PushOffice {
  /** Browsers accept notifications only from the holder of this key. */
  serverKey: string;
  /** An address that a push service may have. */
  accepts(endpoint: string): boolean;
  /** Browsers in which nobody is signed in any more. */
  forgetEnded(now: Date): Promise<void>;
  deliver(signal: AbortSignal): Promise<PushDelivery>;
}

/** Notices to browsers; null where the operator wants no worker in them, which alone could show one. */
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
      // Loaded when there is something to do: the tools are heavy, and most installations send nothing for hours.
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

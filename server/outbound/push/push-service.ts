import type { PostPublic, PostResult } from "../fetch/guarded-post.ts";
import type { PushMessage, PushSending } from "./deliver-pushes.ts";

interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Sends a message that only the browser can read: `web-push` encrypts and signs it, and our guarded client posts it.
 */
export function openPushService(
  { publicKey, privateKey }: PushKeys,
  contactEmail: string,
  post: PostPublic,
): (message: PushMessage, now: Date) => Promise<PushSending> {
  const vapidDetails = { subject: `mailto:${contactEmail}`, publicKey, privateKey };
  return async ({ endpoint, publicKey: p256dh, authSecret: auth, payload, tag, goodUntil }, now) => {
    const { default: webPush } = await import("web-push");
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      contentEncoding: "aes128gcm",
      // A phone that is off until then must not show it: "tomorrow" would be wrong, or it would ring at night.
      TTL: Math.max(0, Math.floor((goodUntil.getTime() - now.getTime()) / 1000)),
      topic: tag,
      urgency: "normal",
    });
    if (!body) throw new Error("a notification without content");
    return readAnswer(await post(endpoint, { headers: asText(headers), body }));
  };
}

/** The length is checked where the message is sent. */
const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== "Content-Length")
      .map(([name, value]) => [name, String(value)]),
  );

function readAnswer(posted: PostResult): PushSending {
  if (!posted.ok) {
    const isForGood = ["not an address", "scheme", "port", "user info", "private"].includes(posted.reason);
    return isForGood ? { outcome: "gone" } : { outcome: "later", reason: posted.error };
  }
  const { status } = posted;
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const reason = `the push service answered ${status}`;
  return status === 429 || status >= 500 ? { outcome: "later", reason } : { outcome: "refused", reason };
}

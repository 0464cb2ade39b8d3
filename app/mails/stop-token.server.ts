import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link at the foot of a mail can stop. A subscriber is someone without an account who gets the newsletter. */
const stoppable = ["alert", "reminder", "newsletter", "subscriber"] as const;
export type Stoppable = (typeof stoppable)[number];

export interface Stop {
  what: Stoppable;
  /** The id of the member or the subscriber; no address. */
  whom: string;
}

const signatureBytes = 16;

/** Names a person and a kind of mail in a way that only we can write. It never expires: an old mail must still stop. */
export function makeStopToken(secret: string, stop: Stop): string {
  const body = Buffer.concat([
    Buffer.from([stoppable.indexOf(stop.what)]),
    Buffer.from(stop.whom.replaceAll("-", ""), "hex"),
  ]);
  return Buffer.concat([body, sign(secret, body)]).toString("base64url");
}

/** What a link stands for; nothing for one that is not ours. */
export function readStopToken(secret: string, token: string): Stop | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 17 + signatureBytes) return null;
  const body = bytes.subarray(0, 17);
  const what = stoppable[body[0] ?? -1];
  if (!what || !timingSafeEqual(bytes.subarray(17), sign(secret, body))) return null;
  const hex = body.subarray(1).toString("hex");
  return { what, whom: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") };
}

const sign = (secret: string, body: Buffer) =>
  createHmac("sha256", secret).update("stop mails ").update(body).digest().subarray(0, signatureBytes);

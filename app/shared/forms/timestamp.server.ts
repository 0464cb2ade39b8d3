import { createHmac, timingSafeEqual } from "node:crypto";

/** Says when a form was handed out, in a way that only we can write. */
export function signTimestamp(secret: string, now: number): string {
  const moment = now.toString(36);
  return `${moment}.${sign(secret, moment)}`;
}

/** When the form was handed out; nothing for a stamp that is not ours. */
export function verifyTimestamp(secret: string, stamp: unknown): number | null {
  const [moment = "", signature = ""] = String(stamp).split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, moment));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(moment, 36);
}

const sign = (secret: string, moment: string) =>
  createHmac("sha256", secret).update(`form stamp ${moment}`).digest("base64url");

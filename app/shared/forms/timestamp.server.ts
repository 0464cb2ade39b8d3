import { createHmac, timingSafeEqual } from "node:crypto";

/** A signed timestamp for a hidden field, so that the server knows when the form was rendered. */
export function signTimestamp(secret: string, now: number): string {
  const moment = now.toString(36);
  return `${moment}.${sign(secret, moment)}`;
}

/** Returns when the form was rendered, or null if the signature is not ours. */
export function verifyTimestamp(secret: string, stamp: unknown): number | null {
  const [moment = "", signature = ""] = String(stamp).split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, moment));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(moment, 36);
}

const sign = (secret: string, moment: string) =>
  createHmac("sha256", secret).update(`form stamp ${moment}`).digest("base64url");

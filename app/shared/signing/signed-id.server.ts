import { createHmac, timingSafeEqual } from "node:crypto";

const bytesOfId = 16;
const bytesOfSignature = 16;

/** Signs an id and a short prefix for one purpose. */
export function signId(secret: string, purpose: string, id: string, prefix: number[] = []): string {
  const body = Buffer.concat([Buffer.from(prefix), Buffer.from(id.replaceAll("-", ""), "hex")]);
  return Buffer.concat([body, sign(secret, purpose, body)]).toString("base64url");
}

/** Returns the id and the prefix, or null for a text that we did not sign or signed for another purpose. */
export function readSignedId(secret: string, purpose: string, token: string, prefixBytes = 0) {
  const bytes = Buffer.from(token, "base64url");
  const end = prefixBytes + bytesOfId;
  // Decoding is lenient, so a text that is not exactly as we write it is rejected.
  if (bytes.length !== end + bytesOfSignature || bytes.toString("base64url") !== token) return null;
  const body = bytes.subarray(0, end);
  if (!timingSafeEqual(bytes.subarray(end), sign(secret, purpose, body))) return null;
  const hex = body.subarray(prefixBytes).toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { id, prefix: [...body.subarray(0, prefixBytes)] };
}

const sign = (secret: string, purpose: string, body: Buffer) =>
  createHmac("sha256", secret).update(`${purpose} `).update(body).digest().subarray(0, bytesOfSignature);

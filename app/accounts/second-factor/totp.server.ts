import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const secondsAStep = 30;
/** A phone's clock may be one step fast or slow. */
const tolerance = 1;

export const newSecret = () => base32(randomBytes(20));

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / secondsAStep);

/** The six digits of a step (RFC 6238). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/**
 * The step around now to which this code belongs; null for a wrong code. Every candidate is compared, so that timing
 * reveals nothing.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const present = stepAt(now);
  let found: number | null = null;
  for (let step = present - tolerance; step <= present + tolerance; step++) {
    if (isSame(codeAt(secret, step), code)) found = step;
  }
  return found;
}

/** The URI in the QR code. */
export function setUpAddress(secret: string, email: string): string {
  const facts = new URLSearchParams({
    secret,
    issuer: "Fursa",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  return `otpauth://totp/Fursa:${encodeURIComponent(email)}?${facts}`;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

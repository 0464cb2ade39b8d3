// Runs in a worker thread, loaded from its source file: see `passwords.server.ts`.
import { scryptSync, timingSafeEqual } from "node:crypto";

/** better-auth's parameters, so that every stored hash stays valid. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const bytes = 64;

export const deriveKey = (password: string, salt: string): string => key(password, salt).toString("hex");

export function isKeyOf(password: string, salt: string, expected: string): boolean {
  const stored = Buffer.from(expected, "hex");
  return stored.length === bytes && timingSafeEqual(stored, key(password, salt));
}

const key = (password: string, salt: string) => scryptSync(password.normalize("NFKC"), salt, bytes, cost);

import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "./environment.ts";

/**
 * The key that signs sessions: the operator's or, for the embedded database, one that is generated once and stored
 * beside it.
 */
export function findSecret({ AUTH_SECRET, DATA_DIR }: Pick<Environment, "AUTH_SECRET" | "DATA_DIR">): string {
  const known = findConfiguredSecret({ AUTH_SECRET, DATA_DIR });
  if (known) return known;
  const secret = randomBytes(32).toString("base64url");
  storeSecret(DATA_DIR, secret);
  return secret;
}

/** Returns the key if there is one already. */
export function findConfiguredSecret({
  AUTH_SECRET,
  DATA_DIR,
}: Pick<Environment, "AUTH_SECRET" | "DATA_DIR">): string | undefined {
  if (AUTH_SECRET) return AUTH_SECRET;
  try {
    return readFileSync(join(DATA_DIR, "auth-secret"), "utf8");
  } catch {
    return undefined;
  }
}

export function storeSecret(dataDir: string, secret: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, "auth-secret"), secret, { mode: 0o600 });
}

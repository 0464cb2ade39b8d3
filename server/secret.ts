import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "./environment.ts";

/** The key that signs sessions: the operator's, or on PGlite one that is made once and kept beside the database. */
export function findSecret({ AUTH_SECRET, DATA_DIR }: Pick<Environment, "AUTH_SECRET" | "DATA_DIR">): string {
  if (AUTH_SECRET) return AUTH_SECRET;
  const file = join(DATA_DIR, "auth-secret");
  try {
    return readFileSync(file, "utf8");
  } catch {
    const secret = randomBytes(32).toString("base64url");
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}

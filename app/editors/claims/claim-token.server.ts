import { createHmac, timingSafeEqual } from "node:crypto";
import { type Kind, parseKind } from "#app/catalogue/kinds/kinds.ts";

/** A right to suggest changes of a record. */
export interface RecordClaim {
  kind: Kind;
  recordId: string;
  email: string;
}

/** Long enough for one application period; then a new link is sent to the same mailbox. */
const validDays = 180;

/** A signed link that proves that its holder reads the email of this address. Nothing is stored. */
export function signClaim(secret: string, { kind, recordId, email }: RecordClaim, now: Date): string {
  const until = now.getTime() + validDays * 86_400_000;
  const body = Buffer.from(JSON.stringify([kind, recordId, email, until])).toString("base64url");
  return `${body}.${sign(secret, body)}`;
}

/** Returns null for a link that is not ours or has expired. */
export function readClaim(secret: string, token: string, now: Date): RecordClaim | null {
  const [body = "", signature = ""] = token.split(".");
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [kindName, recordId, email, until] = JSON.parse(Buffer.from(body, "base64url").toString());
  const kind = parseKind(kindName);
  return kind && until > now.getTime() ? { kind, recordId, email } : null;
}

const sign = (secret: string, body: string) =>
  createHmac("sha256", secret).update(`claim ${body}`).digest("base64url");

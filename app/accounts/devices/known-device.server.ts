import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { createCookie } from "react-router";
import { accounts as signInMethods, users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";

/** A browser in which this person has signed in before; `aal2` if with the second factor. */
export interface KnownDevice {
  /** The subject of the rate limits: this person on this device. */
  key: string;
  aal: "aal1" | "aal2";
}

type Parts = Pick<Accounts, "db" | "secret" | "origin">;
type Who = { email: string } | { userId: string };

/** Several people may share a phone or a school's computer; each has an entry, the newest first. */
const mostPeople = 5;
const nonceLength = 12;
const entry = /^[\w-]{36}$/;
const aYear = 365 * 24 * 60 * 60;

/** Each entry has its own signature, and doesn't reveal whose it is. */
const cookie = createCookie("fursa.device", { path: "/", httpOnly: true, sameSite: "lax", maxAge: aYear });

/** Finds out whether the browser is known to this person. A new password makes all devices unknown. */
export async function findDevice(parts: Parts, headers: Headers, who: Who): Promise<KnownDevice | null> {
  const entries = await readEntries(headers);
  const person = entries.length > 0 ? await findPasswordOf(parts, who) : null;
  if (!person) return null;
  for (const aal of ["aal2", "aal1"] as const) {
    const found = entries.find((candidate) =>
      isSame(sign(parts, person, aal, nonceOf(candidate)), candidate),
    );
    if (found) return { key: `${person.userId} ${nonceOf(found)}`, aal };
  }
  return null;
}

/** The Set-Cookie that makes this browser known; null for a user without a password. */
export async function rememberDevice(
  parts: Parts,
  headers: Headers,
  userId: string,
  aal: KnownDevice["aal"],
): Promise<string[]> {
  const person = await findPasswordOf(parts, { userId });
  if (!person) return [];
  const others = (await readEntries(headers)).filter((candidate) => {
    const nonce = nonceOf(candidate);
    return !(["aal1", "aal2"] as const).some((level) => isSame(sign(parts, person, level, nonce), candidate));
  });
  const known = await findDevice(parts, headers, { userId });
  const nonce = known ? known.key.slice(-nonceLength) : randomBytes(9).toString("base64url");
  const own = sign(parts, person, known?.aal === "aal2" ? "aal2" : aal, nonce);
  const secure = parts.origin.startsWith("https:");
  return [await cookie.serialize([own, ...others].slice(0, mostPeople), { secure })];
}

/** A Set-Cookie that looks like `rememberDevice`'s but makes the browser known to nobody. */
export async function createDecoyDevice(
  { origin }: Pick<Parts, "origin">,
  headers: Headers,
): Promise<string[]> {
  const nobody = randomBytes(27).toString("base64url");
  const entries = [nobody, ...(await readEntries(headers))].slice(0, mostPeople);
  return [await cookie.serialize(entries, { secure: origin.startsWith("https:") })];
}

async function readEntries(headers: Headers): Promise<string[]> {
  const value: unknown = await cookie.parse(headers.get("Cookie")).catch(() => null);
  if (!Array.isArray(value)) return [];
  return value.slice(0, mostPeople).filter((text) => typeof text === "string" && entry.test(text));
}

const nonceOf = (text: string) => text.slice(0, nonceLength);

interface PasswordOf {
  userId: string;
  hash: string;
}

function sign({ secret }: Parts, { userId, hash }: PasswordOf, aal: string, nonce: string): string {
  const words = JSON.stringify(["device", userId, hash, aal, nonce]);
  return nonce + createHmac("sha256", secret).update(words).digest().subarray(0, 18).toString("base64url");
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function findPasswordOf({ db }: Parts, who: Who): Promise<PasswordOf | null> {
  const isThem: SQL = "email" in who ? eq(users.email, who.email) : eq(users.id, who.userId);
  const [found] = await db
    .select({ userId: users.id, hash: signInMethods.password })
    .from(users)
    .innerJoin(signInMethods, eq(signInMethods.userId, users.id))
    .where(and(isThem, eq(signInMethods.providerId, "credential")));
  return found?.hash ? { userId: found.userId, hash: found.hash } : null;
}

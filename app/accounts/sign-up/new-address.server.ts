import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { createCookie, type RouterContextProvider } from "react-router";
import { requestInfoContext, secretContext } from "#app/shared/context.ts";
import type { Database } from "#database/database.ts";
import { accounts as signInMethods, users } from "#database/schema/index.ts";

type Context = Readonly<RouterContextProvider>;

/** Seconds. Long enough to read the message and continue. */
const fewMinutes = 600;

interface NewAddress {
  email: string;
  /** Milliseconds since 1970. */
  until: number;
  /**
   * Shows that this browser made the account. Random if it made none, so that it doesn't reveal whether an address has
   * an account.
   */
  proof: string;
}

/** The address of the account that this browser has just made. It is private, so no URL contains it. */
const newAddressCookie = (context: Context) =>
  createCookie("new-address", {
    // A script requests the page's data at /auth.data.
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: context.get(requestInfoContext).appUrl.startsWith("https:"),
    maxAge: fewMinutes,
    secrets: [`new address ${context.get(secretContext)}`],
  });

/** `hash` is of the new account's password; null if the address already had an account. */
export function rememberNewAddress(
  context: Context,
  email: string,
  hash: string | null,
  now: number,
): Promise<string> {
  const until = now + fewMinutes * 1000;
  const proof = hash ? sign(context, email, hash, until) : randomBytes(32).toString("base64url");
  return newAddressCookie(context).serialize({ email, until, proof } satisfies NewAddress);
}

export const forgetNewAddress = (context: Context): Promise<string> =>
  newAddressCookie(context).serialize("", { maxAge: 0 });

export const readNewAddress = async (context: Context, request: Request): Promise<string | null> =>
  (await readCookie(context, request))?.email ?? null;

/** The user whose account this browser made a few minutes ago. A new password ends it. */
export async function findNewUser(
  context: Context,
  db: Database,
  request: Request,
  now: number,
): Promise<string | null> {
  const stored = await readCookie(context, request);
  if (!stored || stored.until < now) return null;
  const [found] = await db
    .select({ userId: users.id, hash: signInMethods.password })
    .from(users)
    .innerJoin(signInMethods, eq(signInMethods.userId, users.id))
    .where(and(eq(users.email, stored.email), eq(signInMethods.providerId, "credential")));
  if (!found?.hash) return null;
  const wanted = Buffer.from(sign(context, stored.email, found.hash, stored.until));
  const given = Buffer.from(stored.proof);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? found.userId : null;
}

const sign = (context: Context, email: string, hash: string, until: number): string =>
  createHmac("sha256", context.get(secretContext))
    .update(JSON.stringify(["new account", email, hash, until]))
    .digest("base64url");

async function readCookie(context: Context, { headers }: Request): Promise<NewAddress | null> {
  const stored: unknown = await newAddressCookie(context).parse(headers.get("Cookie"));
  return typeof stored === "object" && stored !== null && "proof" in stored ? (stored as NewAddress) : null;
}

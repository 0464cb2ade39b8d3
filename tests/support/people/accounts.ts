import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Accounts, openAccounts } from "#app/accounts/accounts.server.ts";
import type { Passwords } from "#app/accounts/password/passwords.server.ts";
import { type CurrentUser, readCurrentUser } from "#app/accounts/session/current-user.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { signUp } from "#app/accounts/sign-up/sign-up.server.ts";
import type { Mail } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import { users } from "#database/schema/index.ts";

/** Accounts in a test's database, with a mailer that stores what it is given. */
export interface TestAccounts extends Accounts {
  mails: Mail[];
  texts: { to: string; text: string }[];
  /** Waits for the work that continues after a response. */
  settled(): Promise<void>;
}

const origin = "http://fursa.test";
export const password = "correct horse";

/** Hashing is slow on purpose, and tests sign in hundreds of times. */
export const quickPasswords: Passwords = {
  hash: async (password) => createHash("sha256").update(password).digest("hex"),
  verify: async ({ hash, password }) => hash === (await quickPasswords.hash(password)),
  isFull: () => false,
};

export function testAccounts(db: Database, more: Partial<Accounts> = {}): TestAccounts {
  const mails: Mail[] = [];
  const texts: { to: string; text: string }[] = [];
  const running: Promise<unknown>[] = [];
  const accounts = openAccounts({
    db,
    origin,
    passwords: quickPasswords,
    secret: "a-secret-of-thirty-two-characters-or-more",
    mailer: { send: async (mail) => void mails.push(mail) },
    texter: { send: async (text) => void texts.push(text) },
    inBackground: (_, work) => void running.push(work()),
    log: { error: (facts, message) => console.error(message, facts) },
    ...more,
  });
  return { ...accounts, mails, texts, settled: async () => void (await Promise.all(running)) };
}

export const from = (client = "203.0.113.1") => ({
  client,
  headers: new Headers({ "User-Agent": "Opera Mini" }),
});

/** The link in the newest email, as path and query. */
export function linkIn(mail: Mail | undefined): URL {
  const address = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!address) throw new Error("the email has no link");
  return new URL(address);
}

/** The Cookie header that a browser would send after this response. */
export const cookieHeader = (cookies: string[]) =>
  new Headers({ Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });

/** Someone who is signed in, with a confirmed address. */
export async function confirmed(accounts: Accounts, email: string) {
  const { headers } = await signedIn(accounts, email);
  await accounts.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const [currentUser] = await readCurrentUser(accounts, headers);
  if (currentUser.kind !== "member") throw new Error("not signed in");
  return { headers, currentUser, userId: currentUser.userId };
}

/** The token of the link in an email. */
export const tokenIn = (mail: Mail | undefined) => linkIn(mail).searchParams.get("token") ?? "";

/** Signs someone up and in, and returns the Cookie header that their browser would send from then on. */
export async function signedIn(
  accounts: Accounts,
  email: string,
): Promise<{ headers: Headers; currentUser: CurrentUser }> {
  await signUp(accounts, { email, password }, from());
  const result = await signIn(accounts, { email, password }, from());
  if (!result.ok) throw new Error(`could not sign in: ${result.reason}`);
  const headers = cookieHeader(result.cookies);
  const [currentUser] = await readCurrentUser(accounts, headers);
  return { headers, currentUser };
}

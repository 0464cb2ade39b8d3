import { eq } from "drizzle-orm";
import { users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { addAccount } from "../add-account.server.ts";
import { rememberDevice } from "../devices/known-device.server.ts";
import { limits as allowed } from "../limits.ts";
import { isKeptForItsOwner } from "../links/links.server.ts";
import { sendConfirmation } from "./mail-links.server.ts";
import type { Credentials } from "./sign-in.server.ts";

type SignUp =
  | { ok: true; deviceCookies: string[] }
  | { ok: false; reason: "taken" | "busy" }
  | { ok: false; reason: "limited"; waitSeconds: number };

/** Makes an account and sends the link that confirms its address. Nobody is signed in by this. */
export async function signUp(
  accounts: Pick<Accounts, "db" | "limits" | "mailer" | "origin" | "secret" | "passwords">,
  { email, password }: Credentials,
  { client, headers }: { client: string; headers: Headers },
): Promise<SignUp> {
  const { db, limits, passwords } = accounts;
  if (passwords.isFull()) return { ok: false, reason: "busy" };
  const turn = await limits.take(
    { limit: allowed.signUpAddress, whom: email },
    { limit: allowed.signUpClient, whom: client },
  );
  if (!turn.ok) return { ok: false, reason: "limited", waitSeconds: turn.waitSeconds };
  const owners = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owners.length > 0 || (await isKeptForItsOwner(db, email, new Date())))
    return { ok: false, reason: "taken" };
  const userId = await addAccount(db, { email, hash: await passwords.hash(password) });
  // Of two who want the same address at the same moment, the database lets one have it.
  if (!userId) return { ok: false, reason: "taken" };
  await sendConfirmation(accounts, { userId, email }, new Date());
  return { ok: true, deviceCookies: await rememberDevice(accounts, headers, userId, "aal1") };
}

import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { DatabaseAway } from "#database/away.ts";
import { users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { rememberDevice } from "../devices/known-device.server.ts";
import { limits as allowed } from "../limits.ts";
import { isKeptForItsOwner } from "../links/links.server.ts";
import { sendConfirmation } from "./mail-links.server.ts";
import { type Credentials, withoutCookies } from "./sign-in.server.ts";

type SignUp =
  | { ok: true; deviceCookies: string[] }
  | { ok: false; reason: "taken" | "busy" }
  | { ok: false; reason: "limited"; waitSeconds: number };

/** Makes an account and sends the link that confirms its address. Nobody is signed in by this. */
export async function signUp(
  accounts: Pick<Accounts, "auth" | "db" | "limits" | "mailer" | "origin" | "secret" | "passwords">,
  { email, password }: Credentials,
  { client, headers }: { client: string; headers: Headers },
): Promise<SignUp> {
  const { auth, db, limits, passwords } = accounts;
  if (passwords.isFull()) return { ok: false, reason: "busy" };
  const turn = await limits.take(
    { limit: allowed.signUpAddress, whom: email },
    { limit: allowed.signUpClient, whom: client },
  );
  if (!turn.ok) return { ok: false, reason: "limited", waitSeconds: turn.waitSeconds };
  // better-auth keeps silent about a taken address; the specification wants it said.
  const find = () => db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const isTaken = async () => (await find()).length > 0 || (await isKeptForItsOwner(db, email, new Date()));
  if (await isTaken()) return { ok: false, reason: "taken" };
  try {
    await auth.api.signUpEmail({ body: { name: "", email, password }, headers: withoutCookies(headers) });
  } catch (refusal) {
    // Of two who want the same address at the same moment, the database lets one have it.
    if (isAPIError(refusal) && (await isTaken())) return { ok: false, reason: "taken" };
    // Whatever the database answered, better-auth says no more than this; and where nobody has the address, it was away for a moment.
    if (isAPIError(refusal) && refusal.body?.code === "FAILED_TO_CREATE_USER")
      throw new DatabaseAway("the account could not be made", { cause: refusal });
    throw refusal;
  }
  const [person] = await find();
  if (!person) throw new Error("the account was not made");
  await sendConfirmation(accounts, { userId: person.id, email }, new Date());
  return { ok: true, deviceCookies: await rememberDevice(accounts, headers, person.id, "aal1") };
}

import type { Accounts } from "../accounts.server.ts";
import { createDecoyDevice, rememberDevice } from "../devices/known-device.server.ts";
import { limits as allowed } from "../limits.ts";
import { isKeptForItsOwner } from "../links/links.server.ts";
import { addressReservedMail } from "../mails.ts";
import { sendAccountExists, sendConfirmation } from "../sign-in/mail-links.server.ts";
import type { Credentials } from "../sign-in/sign-in.server.ts";
import { addAccount } from "./add-account.server.ts";

type SignUp =
  | {
      ok: true;
      deviceCookies: string[] /** The hash of the new account's password; null if there is no new account. */;
      hash: string | null;
    }
  | { ok: false; reason: "busy" }
  | { ok: false; reason: "limited"; waitSeconds: number };

/**
 * Makes an account and sends the link that confirms its address. It doesn't sign in. If the address already has an
 * account, the response is the same, with the same cookies and the same work; only the owner of the mailbox learns of
 * it.
 */
export async function signUp(
  accounts: Pick<Accounts, "db" | "limits" | "mailer" | "origin" | "secret" | "passwords">,
  { email, password }: Credentials,
  { client, headers }: { client: string; headers: Headers },
): Promise<SignUp> {
  const { db, limits, mailer, passwords } = accounts;
  if (passwords.isFull()) return { ok: false, reason: "busy" };
  const attempt = await limits.consume(
    { limit: allowed.signUpAddress, subject: email },
    { limit: allowed.signUpClient, subject: client },
  );
  if (!attempt.ok) return { ok: false, reason: "limited", waitSeconds: attempt.waitSeconds };
  const now = new Date();
  const hash = await passwords.hash(password);
  if (await isKeptForItsOwner(db, email, now)) {
    await mailer.send(addressReservedMail(email));
    return { ok: true, deviceCookies: await createDecoyDevice(accounts, headers), hash: null };
  }
  const userId = await addAccount(db, { email, hash });
  if (!userId) {
    await sendAccountExists(accounts, email, now);
    return { ok: true, deviceCookies: await createDecoyDevice(accounts, headers), hash: null };
  }
  await sendConfirmation(accounts, { userId, email }, now);
  return { ok: true, deviceCookies: await rememberDevice(accounts, headers, userId, "aal1"), hash };
}

import type { Accounts } from "../accounts.server.ts";
import { endLinks } from "../links/links.server.ts";
import { setPassword } from "../links/prove-mailbox.server.ts";
import type { SignedInMember } from "../signed-in.server.ts";

/** Sets a password, or a first one for users from Google. Links sent before are invalid afterwards. */
export async function changePassword(
  { db, passwords }: Pick<Accounts, "db" | "passwords">,
  member: SignedInMember,
  newPassword: string,
): Promise<void> {
  const hash = await passwords.hash(newPassword);
  await db.transaction(async (transaction) => {
    await setPassword(transaction, member.userId, hash);
    await endLinks(transaction, member.userId);
  });
}

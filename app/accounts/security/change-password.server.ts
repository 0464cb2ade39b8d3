import type { Accounts } from "../accounts.server.ts";
import { endLinks } from "../links/links.server.ts";
import { setPassword } from "../links/prove-mailbox.server.ts";
import type { SignedInMember } from "../signed-in.server.ts";

/** Sets a password, the first one too, for those who came through Google. Links sent before it are worth nothing after it. */
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

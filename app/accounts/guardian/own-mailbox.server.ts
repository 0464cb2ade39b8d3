import { eq } from "drizzle-orm";
import { mailLinks, profiles, users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { isSameMailbox } from "./mailbox.ts";

/**
 * Whether an address is the person's own mailbox: the one they sign in with, wrote in their profile, or are changing
 * to.
 */
export async function isOwnMailbox(
  { db }: Pick<Accounts, "db">,
  userId: string,
  address: string,
): Promise<boolean> {
  const known = await db
    .select({ account: users.email, profile: profiles.email })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  const links = await db
    .select({ sentTo: mailLinks.sentTo })
    .from(mailLinks)
    .where(eq(mailLinks.userId, userId));
  const own = [
    ...known.flatMap(({ account, profile }) => [account, profile ?? account]),
    ...links.map(({ sentTo }) => sentTo),
  ];
  return own.some((each) => isSameMailbox(each, address));
}

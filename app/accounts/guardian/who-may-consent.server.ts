import { and, eq, or, sql } from "drizzle-orm";
import { profiles, users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import type { CurrentUser } from "../session/current-user.server.ts";
import type { ConsentRequest } from "./guardian.server.ts";
import { isOwnMailbox } from "./own-mailbox.server.ts";

/** Why this answer can't be a guardian's. */
type NoGuardian = "student" | "mailbox" | "young";

/**
 * Students can't consent for themselves: not in their own session, not from their own mailbox, and not as another
 * minor.
 */
export async function whyNoGuardian(
  accounts: Accounts,
  { userId, guardianEmail }: ConsentRequest,
  currentUser: CurrentUser,
): Promise<NoGuardian | null> {
  const signedInAs = currentUser.kind === "visitor" ? null : currentUser.userId;
  if (signedInAs === userId) return "student";
  if (await isOwnMailbox(accounts, userId, guardianEmail)) return "mailbox";
  const [young] = await accounts.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(profiles, and(eq(profiles.userId, users.id), eq(profiles.ageBand, "under_18")))
    .where(
      or(
        eq(sql`lower(${users.email})`, guardianEmail.toLowerCase()),
        signedInAs ? eq(users.id, signedInAs) : undefined,
      ),
    )
    .limit(1);
  return young ? "young" : null;
}

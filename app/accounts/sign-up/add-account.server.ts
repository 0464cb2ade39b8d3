import { currentLanguage } from "#app/shared/languages/current-language.server.ts";
import type { Database } from "#database/database.ts";
import { accounts as signInMethods, users } from "#database/schema/index.ts";

interface NewAccount {
  email: string;
  emailVerified?: boolean;
  /** The password's hash: computing it takes longer than a transaction should. */
  hash: string;
}

/**
 * Adds a user with the password in one transaction. better-auth would insert them separately, and a user without a
 * password could neither sign in nor sign up. Returns the user's id, or null if the address is taken.
 */
export function addAccount(
  db: Database,
  { email, emailVerified = false, hash }: NewAccount,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ language: currentLanguage(), email, emailVerified })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) return null;
    await transaction
      .insert(signInMethods)
      .values({ userId: user.id, providerId: "credential", accountId: user.id, password: hash });
    return user.id;
  });
}

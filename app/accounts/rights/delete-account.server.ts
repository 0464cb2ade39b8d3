import { eq, inArray, like, or, sql } from "drizzle-orm";
import { factors, openedMessages, outbox, users, verifications } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { carriesLinkOf } from "../links/mails-with-links.server.ts";
import { tablesByAddress } from "./holdings.server.ts";

/**
 * Deletes a person. Rows that reference the user are deleted with it; those linked by an address, a number or a token
 * are deleted here.
 */
export async function deleteAccount({ db }: Pick<Accounts, "db">, userId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
    if (!person) return;
    const phones = await transaction
      .select({ phone: factors.phone })
      .from(factors)
      .where(eq(factors.userId, userId));
    const isTheirs = like(verifications.value, `%${userId}%`);
    await transaction.delete(verifications).where(isTheirs);
    const withLinks = await carriesLinkOf(transaction, userId);
    const addresses = [person.email, ...phones.flatMap(({ phone }) => phone ?? [])];
    // Emails to another address are matched by the account: a guardian may be waiting for others' emails too.
    const gone = await transaction
      .delete(outbox)
      .where(
        or(
          inArray(outbox.recipient, addresses),
          eq(outbox.aboutUser, userId),
          withLinks,
          tells(person.email),
        ),
      )
      .returning({ id: outbox.id });
    await transaction
      .update(openedMessages)
      .set({ recipient: null })
      .where(
        or(
          inArray(openedMessages.recipient, addresses),
          inArray(
            openedMessages.messageId,
            gone.map(({ id }) => id),
          ),
        ),
      );
    for (const { table, address } of tablesByAddress) {
      await transaction.delete(table).where(eq(address, person.email));
    }
    await transaction.delete(users).where(eq(users.id, userId));
  });
}

/** The notice to an old address contains the new one, between a space and a comma. */
const tells = (email: string) => sql`strpos(${outbox.text}, ${` ${email},`}) > 0`;

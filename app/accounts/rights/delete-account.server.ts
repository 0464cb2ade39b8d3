import { eq, inArray, like, or, sql } from "drizzle-orm";
import { factors, outbox, outboxLooks, users, verifications } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { carriesLinkOf } from "../links/mails-with-links.server.ts";
import { tablesByAddress } from "./holdings.server.ts";

/**
 * Removes a person. Everything that names them hangs on their row and goes with it; what is linked by an address, a
 * number or a token instead is removed by hand.
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
    // What another address gets about this account is known by the account: its guardian may be waiting for others' mails too.
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
      .update(outboxLooks)
      .set({ recipient: null })
      .where(
        or(
          inArray(outboxLooks.recipient, addresses),
          inArray(
            outboxLooks.messageId,
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

/** The notice to an old address names the new one, between a space and a comma. */
const tells = (email: string) => sql`strpos(${outbox.text}, ${` ${email},`}) > 0`;

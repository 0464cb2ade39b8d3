import { and, eq, inArray, like, or, sql } from "drizzle-orm";
import { factors, guardianConsents, outbox, users, verifications } from "#database/schema/index.ts";
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
    const guardians = await transaction
      .select({ email: guardianConsents.guardianEmail })
      .from(guardianConsents)
      .where(eq(guardianConsents.userId, userId));
    const isTheirs = like(verifications.value, `%${userId}%`);
    await transaction.delete(verifications).where(isTheirs);
    const withLinks = await carriesLinkOf(transaction, userId);
    const own = inArray(outbox.recipient, [person.email, ...phones.flatMap(({ phone }) => phone ?? [])]);
    const toGuardians = and(
      inArray(
        outbox.recipient,
        guardians.map((guardian) => guardian.email),
      ),
      like(outbox.text, "%/guardian?token=%"),
    );
    await transaction.delete(outbox).where(or(own, toGuardians, withLinks, tells(person.email)));
    for (const { table, address } of tablesByAddress) {
      await transaction.delete(table).where(eq(address, person.email));
    }
    await transaction.delete(users).where(eq(users.id, userId));
  });
}

/** The notice to an old address names the new one, between a space and a comma. */
const tells = (email: string) => sql`strpos(${outbox.text}, ${` ${email},`}) > 0`;

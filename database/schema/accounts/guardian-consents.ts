import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../columns.ts";
import { isEmail } from "../email-address.ts";
import { accountsKeeper, isOwn, mayManage, mayRead, signedIn, worker } from "../roles.ts";
import { users } from "./users.ts";

/** A guardian's answer, given through a link in an email to the guardian: the student can't write it. */
export const guardianConsents = pgTable(
  "guardian_consents",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    guardianEmail: text().notNull(),
    askedAt: createdAt(),
    consentedAt: moment(),
  },
  (table) => [
    isEmail("guardian_consents_email", table.guardianEmail),
    mayRead(signedIn, isOwn(table.userId)),
    mayRead([worker]),
    ...mayManage([accountsKeeper]),
  ],
);

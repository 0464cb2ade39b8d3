import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { factorStatuses, factorTypes } from "../lists.ts";
import { accountsKeeper, mayManage } from "../roles.ts";
import { users } from "./users.ts";

/** A second factor: an authenticator app or a phone. It counts once it is verified. */
export const factors = pgTable(
  "factors",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    factorType: text({ enum: factorTypes }).notNull(),
    friendlyName: text().notNull(),
    status: text({ enum: factorStatuses }).notNull().default("unverified"),
    /** The app's secret, encrypted. */
    secret: text(),
    phone: text(),
    /** The 30-second step of the last accepted code. Neither that code nor an older one is accepted again. */
    lastStep: bigint({ mode: "number" }),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf("factors_factor_type", table.factorType, factorTypes),
    isOneOf("factors_status", table.status, factorStatuses),
    check(
      "factors_have_what_they_need",
      sql`case ${table.factorType} when 'totp' then ${table.secret} is not null else ${table.phone} is not null end`,
    ),
    index("factors_user").on(table.userId),
    ...mayManage([accountsKeeper]),
  ],
);

/** A code sent to a phone; used once. */
export const factorChallenges = pgTable(
  "factor_challenges",
  {
    id: id(),
    factorId: uuid()
      .notNull()
      .references(() => factors.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("factor_challenges_factor").on(table.factorId), ...mayManage([accountsKeeper])],
);

/** Recovery codes for a lost phone; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("recovery_codes_user").on(table.userId), ...mayManage([accountsKeeper])],
);

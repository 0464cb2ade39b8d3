import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { isOneOf } from "../list-checks.ts";
import { assuranceLevels } from "../lists.ts";
import { accountsKeeper, mayManage } from "../roles.ts";
import { users } from "./users.ts";

const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const updatedAt = () => moment().notNull().defaultNow();

/** better-auth's tables, under our names. Only the sign-in code can read them. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: person(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** `aal2` once a second factor was verified in this session. */
    aal: text({ enum: assuranceLevels }).notNull().default("aal1"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isOneOf("sessions_aal", table.aal, assuranceLevels),
    index("sessions_user").on(table.userId),
    ...mayManage([accountsKeeper]),
  ],
);

/** A way to sign in: `credential` with a password, or `google`. */
export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    userId: person(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("accounts_user").on(table.userId), ...mayManage([accountsKeeper])],
);

/** Links in emails, until they are used or expire. Identifiers are stored as hashes. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("verifications_identifier").on(table.identifier), ...mayManage([accountsKeeper])],
);

/** The keys that sign tokens for API clients; the private halves are encrypted. */
export const jwks = pgTable(
  "jwks",
  {
    id: id(),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment(),
    alg: text(),
    crv: text(),
  },
  () => mayManage([accountsKeeper]),
);

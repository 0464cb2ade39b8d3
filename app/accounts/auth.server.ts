import { type BetterAuthOptions, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { jwt } from "better-auth/plugins/jwt";
import { currentLanguage } from "#app/shared/languages/current-language.server.ts";
import { languages } from "#app/shared/languages/languages.ts";
import type { Mailer } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import * as tables from "#database/schema/index.ts";
import { passwordLengths } from "./credentials.ts";
import type { Passwords } from "./password/passwords.server.ts";
import { findRole } from "./roles.server.ts";
import { assurance } from "./session/assurance.server.ts";
import { sessionToken } from "./session/session-token.server.ts";

export interface AuthParts {
  /** Runs as `fursa_accounts`. */
  db: Database;
  secret: string;
  /** The public origin: links in emails and Google's redirect use it. */
  origin: string;
  mailer: Mailer;
  passwords: Passwords;
  google?: { clientId: string; clientSecret: string } | undefined;
  log: { error(facts: object, message: string): void };
}

const days = 24 * 60 * 60;

/** How long a session lasts, and when it is next extended. */
export const sessionDays = { last: 30, untilRenewed: 1 };

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth on our tables: passwords, sessions, Google and tokens. Second factors and links in emails are ours, see
 * `second-factor/` and `links/`.
 */
export function createAuth({ db, secret, origin, passwords, google, log }: AuthParts) {
  const isHttps = origin.startsWith("https:");
  return betterAuth({
    appName: "Fursa",
    baseURL: origin,
    basePath: "/api/auth",
    trustedOrigins: [origin],
    secret,
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_, message) => log.error({ from: "better-auth" }, message),
    },
    database: drizzleAdapter(db, {
      provider: "pg",
      // A new account from Google is inserted in one transaction.
      transaction: true,
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.accounts,
        verification: tables.verifications,
        jwks: tables.jwks,
      },
    }),
    databaseHooks: {
      user: {
        create: { before: async (user) => ({ data: { ...user, language: currentLanguage() } }) },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordLengths.least,
      maxPasswordLength: passwordLengths.most,
      password: passwords,
    },
    user: {
      additionalFields: {
        language: { type: [...languages], required: false, input: false },
      },
    },
    session: {
      expiresIn: sessionDays.last * days,
      updateAge: sessionDays.untilRenewed * days,
      cookieCache: { enabled: false },
      additionalFields: {
        aal: { type: ["aal1", "aal2"], required: true, defaultValue: "aal1", input: false },
      },
    },
    account: {
      accountLinking: { enabled: false, disableImplicitLinking: true },
      encryptOAuthTokens: true,
    },
    verification: { storeIdentifier: "hashed" },
    ...(google && { socialProviders: { google: { ...google, prompt: "select_account" } } }),
    rateLimit: { enabled: false },
    plugins: [
      assurance(),
      sessionToken(),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: "EdDSA", crv: "Ed25519" } },
        jwt: {
          issuer: origin,
          audience: origin,
          expirationTime: "15m",
          definePayload: async ({ user, session }) => ({
            email: user.email,
            sid: session.id,
            aal: session.aal,
            role: await findRole(db, user.id),
          }),
        },
      }),
    ],
    advanced: {
      cookiePrefix: "fursa",
      useSecureCookies: isHttps,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions);
}

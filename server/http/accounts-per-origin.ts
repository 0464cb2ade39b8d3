import { type Accounts, openAccounts } from "#app/accounts/accounts.server.ts";
import type { OpenDatabase } from "#database/database.ts";
import type { Environment } from "../environment.ts";
import type { Background } from "../lifecycle/background-tasks.ts";
import type { Log } from "../logging/log.ts";
import { openSms } from "../outbound/sms/sms.ts";

interface AccountsOptions extends Pick<Accounts, "mailer"> {
  database: Pick<OpenDatabase, "accounts">;
  environment: Environment;
  secret: string;
  background: Background;
  log: Log;
}

/** One instance of the accounts library per origin. There are few: `knownAddressOnly` rejects unknown hosts. */
export function openAccountsPerOrigin({
  database,
  environment,
  secret,
  background,
  log,
  mailer,
}: AccountsOptions) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = environment;
  const opened = new Map<string, Accounts>();
  return (origin: string): Accounts => {
    const cached = opened.get(origin);
    if (cached) return cached;
    const accounts = openAccounts({
      db: database.accounts,
      secret,
      origin,
      mailer,
      texter: openSms(environment, database.accounts, background),
      google: clientId && clientSecret ? { clientId, clientSecret } : undefined,
      inBackground: background.run,
      log,
    });
    opened.set(origin, accounts);
    return accounts;
  };
}

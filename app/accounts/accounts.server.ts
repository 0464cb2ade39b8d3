import { createContext } from "react-router";
import type { InBackground } from "#app/shared/context.ts";
import type { SmsSender } from "#app/shared/messages.ts";
import { openRateLimiter, type ResettableRateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { type Auth, type AuthParts, createAuth } from "./auth.server.ts";
import { type Passwords, slowPasswords } from "./password/passwords.server.ts";

/** Everything the sign-in pages need, for one public origin. */
export interface Accounts extends AuthParts {
  auth: Auth;
  limits: ResettableRateLimiter;
  texter: SmsSender;
  inBackground: InBackground;
}

type Parts = Omit<AuthParts, "passwords"> &
  Pick<Accounts, "texter" | "inBackground"> & {
    /** Tests pass a fast hash; the product never does. */
    passwords?: Passwords;
  };

export const accountsContext = createContext<Accounts>();

export function openAccounts({ passwords = slowPasswords, ...others }: Parts): Accounts {
  const parts = { ...others, passwords };
  return { ...parts, auth: createAuth(parts), limits: openRateLimiter(parts.db, parts.secret) };
}

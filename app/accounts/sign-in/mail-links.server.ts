import { isAPIError } from "better-auth/api";
import type { Turn } from "#app/common/limits/limits.server.ts";
import type { Accounts } from "../accounts.server.ts";
import { limits as allowed } from "../limits.ts";

const noCookies = () => new Headers();

/** A place in the queue for a mail to this address. */
const takeMailTurn = ({ limits }: Accounts, email: string, client: string): Promise<Turn> =>
  limits.take({ limit: allowed.mailAddress, whom: email }, { limit: allowed.mailClient, whom: client });

/**
 * Sends a link to set a new password, if there is such an account. The answer comes before anyone looks, so that neither
 * its words nor its time tell whether there is.
 */
export async function askForReset(accounts: Accounts, email: string, client: string): Promise<Turn> {
  const turn = await takeMailTurn(accounts, email, client);
  if (turn.ok) {
    accounts.inBackground("asking for a new password", () =>
      accounts.auth.api.requestPasswordReset({ body: { email }, headers: noCookies() }),
    );
  }
  return turn;
}

/** Sends the link that confirms an address once more, if it is still waiting; answers as `askForReset` does. */
export async function askForConfirmation(accounts: Accounts, email: string, client: string): Promise<Turn> {
  const turn = await takeMailTurn(accounts, email, client);
  if (turn.ok) {
    accounts.inBackground("asking for a confirmation", () =>
      accounts.auth.api.sendVerificationEmail({ body: { email }, headers: noCookies() }),
    );
  }
  return turn;
}

/** Sets a new password by the link from the mail. It ends every session and opens none: signing in comes next. */
export function resetPassword({ auth }: Accounts, token: string, newPassword: string): Promise<boolean> {
  return succeeds(auth.api.resetPassword({ body: { token, newPassword }, headers: noCookies() }));
}

export function confirmEmail({ auth }: Accounts, token: string): Promise<boolean> {
  return succeeds(auth.api.verifyEmail({ query: { token }, headers: noCookies() }));
}

/** True, or false for a link that is wrong, old or used. */
async function succeeds(step: Promise<unknown>): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (refusal) {
    if (isAPIError(refusal) && refusal.statusCode < 500) return false;
    throw refusal;
  }
}

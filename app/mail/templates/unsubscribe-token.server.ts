import { readSignedId, signId } from "#app/shared/signing/signed-id.server.ts";

/** What an unsubscribe link can stop. A subscriber is a person without an account who gets the newsletter. */
const stoppable = ["alert", "reminder", "newsletter", "subscriber", "summary"] as const;
export type UnsubscribableMail = (typeof stoppable)[number];

export interface UnsubscribeRequest {
  what: UnsubscribableMail;
  /** The id of the member or the subscriber, not an address. */
  whom: string;
}

const purpose = "stop mails";

/** Signs a person and a kind of email. It never expires: the link of an old email must still work. */
export const makeUnsubscribeToken = (secret: string, { what, whom }: UnsubscribeRequest): string =>
  signId(secret, purpose, whom, [stoppable.indexOf(what)]);

/** What a link refers to; null for one that isn't ours. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeRequest | null {
  const found = readSignedId(secret, purpose, token, 1);
  const what = stoppable[found?.prefix[0] ?? -1];
  return found && what ? { what, whom: found.id } : null;
}

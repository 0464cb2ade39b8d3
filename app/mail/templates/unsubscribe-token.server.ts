import { readSignedId, signId } from "#app/shared/signing/signed-id.server.ts";

/** What a link at the foot of a mail can stop. A subscriber is someone without an account who gets the newsletter. */
const stoppable = ["alert", "reminder", "newsletter", "subscriber", "summary"] as const;
export type Stoppable = (typeof stoppable)[number];

export interface Stop {
  what: Stoppable;
  /** The id of the member or the subscriber; no address. */
  whom: string;
}

const purpose = "stop mails";

/** Names a person and a kind of mail in a way that only we can write. It never expires: an old mail must still stop. */
export const makeStopToken = (secret: string, { what, whom }: Stop): string =>
  signId(secret, purpose, whom, [stoppable.indexOf(what)]);

/** What a link stands for; nothing for one that is not ours. */
export function readStopToken(secret: string, token: string): Stop | null {
  const found = readSignedId(secret, purpose, token, 1);
  const what = stoppable[found?.prefix[0] ?? -1];
  return found && what ? { what, whom: found.id } : null;
}

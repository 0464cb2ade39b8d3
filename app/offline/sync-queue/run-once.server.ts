import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { phoneActions } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { ActionOutcome } from "./actions.ts";

/**
 * Makes an action idempotent: runs it and stores its number in the same transaction. A phone that missed the response sends it again, and
 * gets the same result. A rejected action stores no number, so that it can be tried again.
 */
export async function runOnce(
  member: SignedInMember,
  id: string,
  work: (member: SignedInMember) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  try {
    return await asViewer(member.viewer, async (db) => {
      const [isFirst] = await db
        .insert(phoneActions)
        .values({ userId: member.userId, id })
        .onConflictDoNothing()
        .returning({ id: phoneActions.id });
      if (!isFirst) return { is: "done" };
      const outcome = await work(member.within(db));
      if (outcome.is !== "done") throw new NotDone(outcome);
      return outcome;
    });
  } catch (problem) {
    if (problem instanceof NotDone) return problem.outcome;
    throw problem;
  }
}

/** Rolls back the number and everything that was begun. */
class NotDone extends Error {
  readonly outcome: ActionOutcome;
  constructor(outcome: ActionOutcome) {
    super(outcome.is);
    this.outcome = outcome;
  }
}

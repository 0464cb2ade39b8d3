import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { unionMembers } from "#database/schema/index.ts";
import type { unionCountries } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { words } from "../words.ts";
import { findNameError } from "./display-name.ts";

interface NameChoice {
  displayName: string;
  country: (typeof unionCountries)[number];
}

type NameOutcome = { ok: true } | { ok: false; problem: string };

/** Sets or changes the public name. A name belongs to one person, regardless of letter case. */
export async function chooseName(member: SignedInMember, choice: NameChoice): Promise<NameOutcome> {
  const problem = findNameError(choice.displayName, member.isAdmin);
  if (problem) return { ok: false, problem };
  try {
    await asViewer(member.viewer, (db) =>
      db
        .insert(unionMembers)
        .values({ userId: member.userId, ...choice })
        .onConflictDoUpdate({ target: unionMembers.userId, set: choice }),
    );
    return { ok: true };
  } catch (problem) {
    const cause = problem instanceof Error ? (problem.cause as { code?: string }) : undefined;
    if (cause?.code === "23505") return { ok: false, problem: words.nameTaken };
    throw problem;
  }
}

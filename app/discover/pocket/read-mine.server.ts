import { createHash } from "node:crypto";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { findApplicant } from "#app/students/fit/find-applicant.server.ts";
import { listSaved } from "#app/students/saved/list-saved.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { Mine } from "./phone/store.ts";

/** What somebody takes along of their own: what they saved, and what their verdicts are made of. */
export const readMine = (member: SignedInMember, today: string): Promise<Mine> =>
  asViewer(member.viewer, async (db) => ({
    whose: createHash("sha256").update(`pocket ${member.userId}`).digest("base64url"),
    takenOn: today,
    applicant: await findApplicant(db, member.userId, today),
    saved: (await listSaved(db, member.userId, today)).map(({ kind, id, title, status, note, ticked }) => ({
      ...{ item: `${kind}/${id}`, title, status, note, ticked },
    })),
  }));

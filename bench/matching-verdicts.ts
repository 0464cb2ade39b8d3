import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Applicant } from "#app/students/fit/applicant.ts";
import { countMatches } from "#app/students/matching/count-matches.server.ts";
import { countVerdicts } from "#app/students/matching/count-verdicts.server.ts";
import { findMatches } from "#app/students/matching/find-matches.server.ts";
import { readMatchCursor } from "#app/students/matching/match-cursor.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { students, today, usualApplicant } from "./matching-students.ts";
import { fastest, milliseconds } from "./stopwatch.ts";

/** What /matches costs by the score alone, and with verdicts: the same page of the same student, side by side. */
export async function measureVerdicts({ db }: OpenDatabase) {
  const member = { kind: "member", userId: crypto.randomUUID(), database: db } as const;
  const asMember = <Found>(work: (own: Database) => Promise<Found>) => asViewer(member, work);
  const rows: Record<string, object> = {};
  for (const kind of opportunityKinds) {
    for (const pages of [0, 9]) {
      const [byScore, withVerdicts] = [
        await asMember((own) => pageAfter(own, kind, pages, null)),
        await asMember((own) => pageAfter(own, kind, pages, usualApplicant)),
      ];
      const before = await fastest(() =>
        asMember(async (own) => {
          await findMatches(own, students.usual, kind, { cursor: byScore }, today);
          await countMatches(own, students.usual, today);
        }),
      );
      const now = await fastest(() =>
        asMember(async (own) => {
          await findMatches(
            own,
            students.usual,
            kind,
            { cursor: withVerdicts, applicant: usualApplicant },
            today,
          );
          await countMatches(own, students.usual, today);
          await countVerdicts(own, students.usual, usualApplicant, kind, today);
        }),
      );
      rows[`${kind}s, ${pages === 0 ? "first" : "tenth"} page`] = {
        "by the score, ms": milliseconds(before),
        "with verdicts, ms": milliseconds(now),
        "times as long": (now / before).toFixed(2),
      };
    }
  }
  return rows;
}

async function pageAfter(db: Database, kind: OpportunityKind, pages: number, applicant: Applicant | null) {
  let cursor = null;
  for (let page = 0; page < pages; page++) {
    const { next }: { next: string | null } = await findMatches(
      db,
      students.usual,
      kind,
      { cursor, applicant },
      today,
    );
    cursor = readMatchCursor(next ?? "");
  }
  return cursor;
}

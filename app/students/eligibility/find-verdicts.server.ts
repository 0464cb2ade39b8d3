import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { readFactsAndCycle } from "#app/catalogue/eligibility/read-facts.server.ts";
import { type ShownVerdict, showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";

/** Whether each of the opportunities shown is open to this person; empty if nothing is known about them. */
export async function findVerdicts(
  db: Database,
  applicant: Applicant | null,
  kind: OpportunityKind,
  shown: { id: string }[],
  today: string,
): Promise<Record<string, ShownVerdict>> {
  if (!applicant || shown.length === 0) return {};
  const facts = await readFactsAndCycle(
    db,
    shown.map(({ id }) => ({ kind, id })),
  );
  return Object.fromEntries(
    [...facts].map(([id, one]) => [
      id,
      showVerdict(eligibilityFor<OpportunityKind>(kind, one.facts, applicant), one.cycle, today),
    ]),
  );
}

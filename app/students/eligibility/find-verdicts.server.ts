import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { verdictFor } from "#app/catalogue/eligibility/judge.ts";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { readFacts } from "#app/catalogue/eligibility/read-facts.server.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";

/** Whether each of the opportunities shown is open to this person; empty if nothing is known about them. */
export async function findVerdicts(
  db: Database,
  applicant: Applicant | null,
  kind: OpportunityKind,
  shown: { id: string }[],
): Promise<Record<string, Verdict>> {
  if (!applicant || shown.length === 0) return {};
  const facts = await readFacts(
    db,
    shown.map(({ id }) => ({ kind, id })),
  );
  return Object.fromEntries(
    [...facts].map(([id, one]) => [id, verdictFor<OpportunityKind>(kind, one, applicant)]),
  );
}

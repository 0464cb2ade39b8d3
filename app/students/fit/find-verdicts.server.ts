import { sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { verdictFor } from "./verdict.server.ts";

const names: readonly Verdict[] = ["can", "check", "closed"];

/** Of those shown, whether each is open to this person; nothing for whom nothing is known. */
export async function findVerdicts(
  db: Database,
  applicant: Applicant | null,
  kind: OpportunityKind,
  shown: { id: string }[],
): Promise<Record<string, Verdict>> {
  if (!applicant || shown.length === 0) return {};
  const ids = sql.param(`{${shown.map(({ id }) => id).join(",")}}`);
  const found = await ask<{ id: string; verdict: number }>(
    db,
    sql`select id, ${verdictFor(kind, applicant)} as verdict from ${tableOf[kind]} where id = any(${ids}::uuid[])`,
  );
  return Object.fromEntries(found.map(({ id, verdict }) => [id, names[verdict] ?? "check"]));
}

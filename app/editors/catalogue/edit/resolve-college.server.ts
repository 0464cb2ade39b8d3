import { sql } from "drizzle-orm";
import { idPattern } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { fieldProblems } from "../words.ts";

type ResolvedCollege = { ok: true; id: string } | { ok: false; problem: string };

const uuid = new RegExp(idPattern, "i");

/** Finds a college by name, id or URL. `current` breaks ties between equal names. */
export async function resolveCollege(
  db: Database,
  typed: string,
  current: string | null = null,
): Promise<ResolvedCollege> {
  const named = uuid.exec(typed)?.[0];
  const isMeant = named ? sql`id = ${named}` : sql`plain_title = plain_title(${typed})`;
  const found = await queryRows<{ id: string }>(db, sql`select id from colleges where ${isMeant} limit 10`);
  const known = found.find(({ id }) => id === current) ?? (found.length === 1 ? found[0] : undefined);
  if (known) return { ok: true, id: known.id };
  const problem = found.length > 1 ? fieldProblems.severalColleges : fieldProblems.noSuchCollege;
  return { ok: false, problem };
}

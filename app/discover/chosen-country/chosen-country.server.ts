import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";
import { servedCountries } from "#database/schema/lists.ts";
import type { Viewer } from "#database/viewer.ts";

export type ServedCountry = (typeof servedCountries)[number];

/** The country in the URL, or otherwise the profile's. Null for all countries. */
export async function chosenCountry(
  db: Database,
  viewer: Viewer,
  search: URLSearchParams,
): Promise<ServedCountry | null> {
  const named = search.get("country");
  const served = (name: string | null | undefined) =>
    servedCountries.find((country) => country === name) ?? null;
  if (named || viewer.kind === "visitor") return served(named);
  const [own] = await db
    .select({ country: profiles.country })
    .from(profiles)
    .where(eq(profiles.userId, viewer.userId));
  return served(own?.country);
}

import { createHmac } from "node:crypto";

/** One client saw, or clicked on, one listing. */
export interface Sighting {
  id: string;
  what: "views" | "clicks";
  /** The same for the same client, listing and act; tells nobody without our key who it was, or what else they saw. */
  mark: string;
}

export function sightingsBy(
  { secret, client }: { secret: string; client: string },
  what: Sighting["what"],
  ids: Iterable<string>,
): Sighting[] {
  return [...new Set(ids)].map((id) => ({
    id,
    what,
    mark: createHmac("sha256", secret).update(`sponsored ${what} ${id} ${client}`).digest("base64url"),
  }));
}

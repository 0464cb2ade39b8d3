import { createHmac } from "node:crypto";

/** A view or click of one listing by one client. */
export interface SponsoredEvent {
  id: string;
  what: "views" | "clicks";
  /** The view key: a keyed hash of client, listing and action, so it reveals nothing without our secret. */
  key: string;
}

export function sponsoredEvents(
  { secret, client }: { secret: string; client: string },
  what: SponsoredEvent["what"],
  ids: Iterable<string>,
): SponsoredEvent[] {
  return [...new Set(ids)].map((id) => ({
    id,
    what,
    key: createHmac("sha256", secret).update(`sponsored ${what} ${id} ${client}`).digest("base64url"),
  }));
}

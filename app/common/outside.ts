import type { Enhance } from "#app/editors/import/enhance.ts";
import type { FindFacts } from "#app/editors/scraper/finds/ai-facts.ts";

/** What was found at a public web address, or why nothing was. */
export type Fetched = Found | Refused;

export interface Found {
  ok: true;
  /** Where it was found in the end, after redirects. */
  url: string;
  /** The whole header, with the charset where the site gave one; empty where it said nothing. */
  contentType: string;
  body: Uint8Array;
}

export interface Refused {
  ok: false;
  reason: RefusalReason;
  /** A sentence for the editor who asked. */
  error: string;
  /** What the site answered, where it answered at all. */
  status?: number;
}

export type RefusalReason =
  | "not an address"
  | "scheme"
  | "port"
  | "user info"
  | "private"
  | "unknown host"
  | "unreachable"
  | "certificate"
  | "too slow"
  | "too large"
  | "too many redirects"
  | "robots"
  | "status"
  | "type"
  | "broken";

export interface Wanted {
  /** Sent as the Accept header. */
  accept: string;
  /** The media types that are read; the body of any other is left alone. */
  types: RegExp;
}

/** The way out that a slice is handed: see `server/outbound/guarded-fetch.ts`. */
export type FetchPublic = (address: string, wanted: Wanted) => Promise<Fetched>;

/** Everything that is not on this machine. */
export interface Outside {
  fetchPublic: FetchPublic;
  /** Null where no AI service is set up. */
  enhance: Enhance | null;
  /** Points at facts on a page; missing where no AI service is set up. */
  findFacts?: FindFacts | null;
}

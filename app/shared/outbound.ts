import type { z } from "zod";

/** The outcome of fetching a public URL. */
export type FetchResult = FetchedPage | FetchRefusal;

export interface FetchedPage {
  ok: true;
  /** The final URL, after redirects. */
  url: string;
  /** The whole Content-Type header, with the charset if the site gave one; empty if there is none. */
  contentType: string;
  body: Uint8Array;
}

export interface FetchRefusal {
  ok: false;
  reason: RefusalReason;
  /** A sentence for the editor. */
  error: string;
  /** The HTTP status, if there was a response. */
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

export interface FetchOptions {
  /** Sent as the Accept header. */
  accept: string;
  /** Accepted media types; other bodies are not read. */
  types: RegExp;
}

/** Guarded fetch, passed to a slice: see `server/outbound/fetch/guarded-fetch.ts`. */
export type FetchPublic = (address: string, wanted: FetchOptions) => Promise<FetchResult>;

/** A prompt for an AI service; the schema of its response is passed beside it. */
export interface AiPrompt {
  instructions: string;
  prompt: string;
  temperature: number;
}

export type AiResult<Output> = { ok: true; output: Output } | { ok: false; error: string };

/** Calls the operator's AI service: see `server/outbound/ai/ai.ts`. */
export type AskAi = <Output>(schema: z.ZodType<Output>, question: AiPrompt) => Promise<AiResult<Output>>;

/** Access to other machines. */
export interface Outbound {
  fetchPublic: FetchPublic;
  /** Null if no AI service is configured. */
  askAi: AskAi | null;
}

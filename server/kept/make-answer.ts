import type { IncomingMessage } from "node:http";
import type { Database } from "#database/database.ts";
import { type Making, whileMaking } from "#database/making.ts";
import { nextPublication } from "#database/next-publication.ts";
import { openTablesRead } from "#database/tables-read.ts";
import type { Versions } from "#database/versions.ts";
import { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type { Made } from "./kept-pages.ts";

/** Who asks, as far as the pages look at her: never for what they show, only for whether they do. */
export type Asking = Pick<IncomingMessage, "headers" | "socket">;
export interface Surroundings {
  incoming: Asking;
  /** Many others wait for the same answer, or are about to ask for it. */
  isForMany: boolean;
}
type Fetch = (request: Request, env: Surroundings) => Response | Promise<Response>;

interface Parts {
  fetch: Fetch;
  db: Database;
  now?: () => number;
}

const oneDay = 86_400_000;
/** Milliseconds. The database's clock may be a little behind ours: what it calls today just after midnight is not kept for long. */
const twilight = 60_000;
/** Where the time of day decides about rows. All else goes by days. */
const appearsByItself = "blog_posts";

/**
 * Makes an answer to be kept. The request that is answered is made of what was asked alone, without whatever else the visitor's
 * browser sent, so that nothing of her can be in it.
 */
export function openMaker({ fetch, db, now = Date.now }: Parts) {
  const { reachOf, isWatched } = openTablesRead();

  return async (
    asked: Asked,
    surroundings: Surroundings,
    requestId: string,
    versions: Versions,
  ): Promise<Made> => {
    const begun = now();
    const making: Making = { statements: new Set<string>(), version: wordsOf(versions), isForAll: true };
    const [response, body] = await whileMaking(making, async () => {
      const response = await fetch(requestFor(asked, surroundings.incoming, requestId), surroundings);
      return [response, Buffer.from(await response.arrayBuffer())] as const;
    });
    const { status } = response;
    const headers = new Headers(response.headers);
    const isPublic = isForEverybody(response) && !body.includes(requestId);
    const reaches = [...making.statements].map(reachOf);
    const tables = [...new Set(reaches.flatMap((reach) => [...reach.tables]))];
    const isKept =
      isPublic && making.isForAll && reaches.every((reach) => !reach.mayWrite) && tables.every(isWatched);
    const answer = new Answer(status, headers, body, asked.savesData);
    if (!isKept) return { answer, tables: null, until: begun };
    return { answer, tables, until: Math.min(endOfDay(begun), await nextAppearance(tables, begun)) };
  };

  async function nextAppearance(tables: string[], begun: number): Promise<number> {
    if (!tables.includes(appearsByItself)) return Number.POSITIVE_INFINITY;
    // Counted from before the question: an answer that was long on its way must not make it later.
    const asked = now();
    const seconds = await nextPublication(db, (asked - begun) / 1000);
    return seconds === null ? Number.POSITIVE_INFINITY : asked + seconds * 1000;
  }
}

function endOfDay(moment: number): number {
  const begin = Math.floor(moment / oneDay) * oneDay;
  return moment - begin < twilight ? begin + twilight : begin + oneDay;
}

const wordsOf = (versions: Versions) => [...versions].flat().join(" ");

function requestFor({ address, host, savesData }: Asked, { headers }: Asking, requestId: string) {
  const sent = new Headers({ Host: host, "X-Request-Id": requestId, Accept: headers.accept ?? "*/*" });
  if (savesData) sent.set("Save-Data", "on");
  const forwarded = headers["x-forwarded-for"];
  if (forwarded) sent.set("X-Forwarded-For", String(forwarded));
  return new Request(`http://${host}${address}`, { headers: sent });
}

function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !/private|no-store|no-cache/.test(headers.get("Cache-Control") ?? "")
  );
}

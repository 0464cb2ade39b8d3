import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "#database/database.ts";
import type { VersionReader } from "#database/versions.ts";
import { bestEncodingFor, type Encoding } from "../compress.ts";
import type { Log } from "../log.ts";
import type { Answer } from "./answer.ts";
import { type Asked, readAsked } from "./asked.ts";
import { type KeptStanding, openKeptPages } from "./kept-pages.ts";
import { openMaker } from "./make-answer.ts";

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

interface Parts {
  /** The pages, as a whole. */
  fetch: Parameters<typeof openMaker>[0]["fetch"];
  /** What answers all that is not kept. */
  listener: Listener;
  database: { db: Database; versions: VersionReader };
  megabytes: number;
  isStopping: () => boolean;
  log: Log;
}

interface ServesKept {
  serve: Listener;
  /** Null where nothing is kept. */
  standing(): KeptStanding | null;
}

const sane = /^[\w\-=]{1,255}$/;
const encodings = new Map<string, Encoding | null>();
const mostEncodings = 200;

/**
 * Stands before all else: what a visitor may be shown from memory goes out from here, and never meets a router. The rest is passed on
 * as it came.
 */
export function serveKept({ fetch, listener, database, megabytes, isStopping, log }: Parts): ServesKept {
  if (megabytes === 0) return { serve: listener, standing: () => null };
  const pages = openKeptPages({ versions: database.versions, mostBytes: megabytes * 1024 * 1024 });
  const make = openMaker({ fetch, db: database.db });
  const tally = openTally(log);
  const counts = { shown: 0, made: 0 };
  let improving = Promise.resolve();

  /** One at a time, after the first visitor has had the quick form. */
  function improve({ key }: Asked, answer: Answer, encoding: Encoding | null) {
    if (answer.isBest(encoding)) return;
    improving = improving
      .then(() => answer.improve(encoding))
      .then((isSmaller) => (isSmaller ? pages.weighAgain(key, answer) : undefined))
      .catch((problem: unknown) => log.error({ err: problem }, "a kept page can't be compressed"));
  }

  async function serveAsked(asked: Asked, incoming: IncomingMessage, outgoing: ServerResponse) {
    const requestId = readRequestId(incoming);
    let isMade = false;
    const page = await pages.answer(asked, (versions) => {
      isMade = true;
      return make(asked, incoming, requestId, versions);
    });
    const answer = asked.apart ? partOf(page, asked.apart) : page;
    if (!answer) return asked.apart ? sayGone(outgoing) : listener(incoming, outgoing);
    const extra = isStopping()
      ? ["X-Request-Id", requestId, "Connection", "close"]
      : ["X-Request-Id", requestId];
    counts[isMade ? "made" : "shown"] += 1;
    if (!isMade) tally();
    if (answer.status === 200 && isUnchanged(incoming, answer)) {
      outgoing.writeHead(304, answer.unchanged.concat(extra));
      return outgoing.end();
    }
    const encoding = encodingOf(incoming);
    const form = answer.form(encoding);
    const isNew = form instanceof Promise;
    const { head, body } = isNew ? await form : form;
    if (isNew && page) pages.weighAgain(asked.key, page);
    outgoing.writeHead(answer.status, head.concat(extra));
    outgoing.end(body);
    if (!isMade && !asked.apart) improve(asked, answer, encoding);
  }

  const serve: Listener = (incoming, outgoing) => {
    const asked = readAsked(incoming);
    if (!asked) return listener(incoming, outgoing);
    return serveAsked(asked, incoming, outgoing).catch((problem: unknown) => {
      log.error({ err: problem }, "a page can't be answered from memory");
      if (outgoing.headersSent) outgoing.destroy();
      else listener(incoming, outgoing);
    });
  };
  return { serve, standing: () => ({ ...pages.standing(), ...counts }) };
}

const partOf = (page: Answer | null, name: string) => (page?.apart?.name === name ? page.apart.answer : null);

/** Its page has changed since. */
function sayGone(outgoing: ServerResponse) {
  outgoing.writeHead(404, { "Cache-Control": "no-store", "Content-Length": 0 });
  outgoing.end();
}

function readRequestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : randomUUID();
}

function isUnchanged({ headers }: IncomingMessage, { tag }: Answer): boolean {
  const known = headers["if-none-match"];
  return known !== undefined && (known === tag || known.split(",").some((one) => one.trim() === tag));
}

function encodingOf({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers["accept-encoding"] ?? "");
  const has = headers["available-dictionary"];
  const said = has ? `${accepted} ${has}` : accepted;
  const known = encodings.get(said);
  if (known !== undefined) return known;
  const best = bestEncodingFor(accepted, has ? String(has) : undefined);
  if (encodings.size < mostEncodings) encodings.set(said, best);
  return best;
}

/** A line for each would cost more than the answers: one every ten seconds says how many there were. */
function openTally(log: Log): () => void {
  const often = 10_000;
  let answers = 0;
  return () => {
    answers += 1;
    if (answers > 1) return;
    setTimeout(() => {
      log.info({ answers, seconds: often / 1000 }, "pages answered from memory");
      answers = 0;
    }, often).unref();
  };
}

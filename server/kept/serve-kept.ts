import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Database } from "#database/database.ts";
import type { VersionReader } from "#database/versions.ts";
import { bestEncoding, type Encoding } from "../compress.ts";
import type { Log } from "../log.ts";
import type { Answer } from "./answer.ts";
import { type Asked, readAsked } from "./asked.ts";
import { type KeptStanding, openKeptPages } from "./kept-pages.ts";
import { type Asking, openMaker } from "./make-answer.ts";
import type { PlainQuestion } from "./plain-question.ts";

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

/** An answer from memory: a status, headers one after the other, and bytes. */
interface Form {
  status: number;
  head: string[];
  body: Buffer | null;
}

export interface Reply extends Form {
  requestId: string;
}

interface ServesKept {
  serve: Listener;
  /**
   * What is kept for this question; a promise where it has to be asked whether it is still so, or to be made. Null where each has to ask
   * for herself.
   */
  recall(question: PlainQuestion, socket: Socket): Reply | null | Promise<Reply | null>;
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
  if (megabytes === 0) return { serve: listener, recall: () => null, standing: () => null };
  const pages = openKeptPages({ versions: database.versions, mostBytes: megabytes * 1024 * 1024 });
  const make = openMaker({ fetch, db: database.db });
  const tally = openTally(log);
  const counts = { shown: 0, made: 0 };
  let improving = Promise.resolve();

  /** One at a time, after the first visitor has had the quick form; where there was something to do, the page is weighed again. */
  function shrink({ key }: Asked, page: Answer, work: () => Promise<boolean>) {
    improving = improving
      .then(work)
      .then((isSmaller) => (isSmaller ? pages.weighAgain(key, page) : undefined))
      .catch((problem: unknown) => log.error({ err: problem }, "a kept page can't be compressed"));
  }

  function improve(asked: Asked, answer: Answer, encoding: Encoding | null) {
    if (!answer.isBest(encoding)) shrink(asked, answer, () => answer.improve(encoding));
  }

  /** The answer, kept or made, in the form that she takes; null where each has to ask for herself. */
  async function answerTo(asked: Asked, incoming: Asking, requestId: string) {
    let isMade = false;
    const answer = await pages.answer(asked, (versions, isForMany) => {
      isMade = true;
      return make(asked, { incoming, isForMany }, requestId, versions);
    });
    if (!answer) return null;
    counts[isMade ? "made" : "shown"] += 1;
    if (!isMade) tally();
    const form = formOf(answer, incoming);
    const isNew = form instanceof Promise;
    const { status, head, body } = isNew ? await form : form;
    if (isNew) pages.weighAgain(asked.key, answer);
    if (!isMade) improve(asked, answer, encodingOf(incoming));
    return { status, head, body, requestId };
  }

  async function serveAsked(asked: Asked, incoming: IncomingMessage, outgoing: ServerResponse) {
    const requestId = readRequestId(incoming);
    const reply = await answerTo(asked, incoming, requestId);
    if (!reply) return listener(incoming, outgoing);
    const extra = isStopping()
      ? ["X-Request-Id", requestId, "Connection", "close"]
      : ["X-Request-Id", requestId];
    outgoing.writeHead(reply.status, reply.head.concat(extra));
    outgoing.end(reply.body);
  }

  function recall(question: PlainQuestion, socket: Socket): Reply | null | Promise<Reply | null> {
    const asked = readAsked(question);
    if (!asked || isStopping()) return null;
    const requestId = readRequestId(question);
    const answer = pages.find(asked);
    const form = answer?.has(encodingOf(question)) ? formOf(answer, question) : null;
    if (!answer || !form || form instanceof Promise)
      return answerTo(asked, { headers: question.headers, socket }, requestId);
    counts.shown += 1;
    tally();
    improve(asked, answer, encodingOf(question));
    return { ...form, requestId };
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
  return { serve, recall, standing: () => ({ ...pages.standing(), ...counts }) };
}

type WithHeaders = Pick<IncomingMessage, "headers">;

function formOf(answer: Answer, asking: WithHeaders): Form | Promise<Form> {
  const { status, unchanged } = answer;
  if (status === 200 && isUnchanged(asking, answer)) return { status: 304, head: unchanged, body: null };
  const form = answer.form(encodingOf(asking));
  return form instanceof Promise ? form.then((made) => ({ ...made, status })) : { ...form, status };
}

function readRequestId({ headers }: WithHeaders): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : randomUUID();
}

function isUnchanged({ headers }: WithHeaders, { tag }: Answer): boolean {
  const known = headers["if-none-match"];
  return known !== undefined && (known === tag || known.split(",").some((one) => one.trim() === tag));
}

function encodingOf({ headers }: WithHeaders): Encoding | null {
  const accepted = String(headers["accept-encoding"] ?? "");
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const best = bestEncoding(accepted);
  if (encodings.size < mostEncodings) encodings.set(accepted, best);
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

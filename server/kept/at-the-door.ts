import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { readPlainQuestion } from "./plain-question.ts";
import type { Reply } from "./serve-kept.ts";

interface Parts {
  server: Server;
  /** The answer to a plain question that needs nobody; a promise where something has to be asked first. */
  recall(question: Question, visitor: Socket): Reply | null | Promise<Reply | null>;
  /** Hears of each answer that was given here. */
  note?(url: string, status: number, seconds: number): void;
}

type Question = NonNullable<ReturnType<typeof readPlainQuestion>>;

/** What can be done about all who are connected, whoever answers them. */
export type Connections = Pick<Server, "closeIdleConnections" | "closeAllConnections">;

/**
 * Stands before Node's server. To read a question, and to write an answer, it makes a dozen objects for each, which takes three times
 * as long as to send a page that is kept. So a plain question for such a page is answered here, over the bare connection, also where it
 * has to be made first; with the first one that is not, the connection is handed to Node's server, as if it had just come, and is its own
 * from then on.
 */
export function standAtDoor({ server, recall, note }: Parts): Connections {
  const [meetNode, ...others] = server.listeners("connection");
  if (!meetNode || others.length > 0) throw new Error("Node's server meets its connections otherwise now");
  server.removeAllListeners("connection");
  /** Those in our hands, and whether they wait for an answer. */
  const visitors = new Map<Socket, boolean>();

  server.on("connection", (visitor: Socket) => {
    visitors.set(visitor, false);
    let isLeaving = false;
    /** The server's own patience: first with whoever says nothing, then between two questions. */
    visitor.setTimeout(server.headersTimeout);
    visitor.on("data", hear).on("end", leave).on("close", gone).on("error", gone).on("timeout", gone);

    function hear(words: Buffer) {
      if (visitors.get(visitor)) return waitWith(words);
      const question = readPlainQuestion(words);
      const reply = question && recall(question, visitor);
      if (!question || !reply) return handOver(words);
      const begun = note ? performance.now() : 0;
      if (!(reply instanceof Promise)) return answer(question.url, reply, begun);
      visitors.set(visitor, true);
      visitor.setTimeout(0);
      reply.then(
        (found) => (found ? answer(question.url, found, begun) : handOver(words)),
        () => handOver(words),
      );
    }

    /** Asks again before the answer: it is heard after it. */
    function waitWith(words: Buffer) {
      visitor.pause();
      visitor.unshift(words);
    }

    function answer(url: string, reply: Reply, begun: number) {
      if (visitor.destroyed) return;
      visitors.set(visitor, false);
      visitor.setTimeout(server.keepAliveTimeout);
      // Whoever does not fetch the answer is not heard again before it is gone.
      if (!send(visitor, reply, server.keepAliveTimeout)) {
        visitor.pause();
        visitor.once("drain", () => visitor.resume());
      } else if (visitor.isPaused()) visitor.resume();
      if (isLeaving) visitor.end();
      note?.(url, reply.status, (performance.now() - begun) / 1000);
    }

    function handOver(words: Buffer) {
      if (visitor.destroyed) return;
      visitors.delete(visitor);
      visitor.off("data", hear).off("end", leave).off("close", gone).off("error", gone).off("timeout", gone);
      visitor.setTimeout(0);
      visitor.unshift(words);
      meetNode?.call(server, visitor);
      visitor.resume();
    }

    /** Has asked all there was to ask, and still hears the answer. */
    function leave() {
      isLeaving = true;
      if (!visitors.get(visitor)) visitor.end();
    }

    function gone() {
      visitors.delete(visitor);
      visitor.destroy();
    }
  });

  return {
    closeIdleConnections() {
      for (const [visitor, waits] of visitors) if (!waits) visitor.end();
      server.closeIdleConnections();
    },
    closeAllConnections() {
      for (const visitor of visitors.keys()) visitor.destroy();
      server.closeAllConnections();
    },
  };
}

/** Bytes. Most pages fit. */
const room = 32 * 1024;
const mostRooms = 64;
/** Memory that answers are put together in: to take new for each keeps the collector busy, and all who ask wait for it. */
const rooms: Buffer[] = [];

/** In one piece, which goes out at once. */
function send(visitor: Socket, { status, head, body, requestId }: Reply, keepAlive: number): boolean {
  const lines = `${linesOf(status, head)}X-Request-Id: ${requestId}\r\nDate: ${dateNow()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAlive / 1000)}\r\n\r\n`;
  const length = lines.length + (body?.length ?? 0);
  const place = length > room ? Buffer.allocUnsafe(length) : (rooms.pop() ?? Buffer.allocUnsafeSlow(room));
  place.write(lines, 0, "latin1");
  body?.copy(place, lines.length);
  return visitor.write(place.subarray(0, length), (problem) => {
    if (!problem && place.length === room && rooms.length < mostRooms) rooms.push(place);
  });
}

/** Of headers that go out again and again. */
const written = new WeakMap<string[], string>();

function linesOf(status: number, head: string[]): string {
  const known = written.get(head);
  if (known) return known;
  const pairs = Array.from({ length: head.length / 2 }, (_, at) => `${head[2 * at]}: ${head[2 * at + 1]}`);
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...pairs, ""].join("\r\n");
  written.set(head, lines);
  return lines;
}

let second = 0;
let date = "";
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}

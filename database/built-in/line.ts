import { once } from "node:events";
import { createRequire } from "node:module";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { DatabaseAway } from "../away.ts";

export interface Opening {
  /** Where the files are; without one all is in memory. */
  folder?: string;
}

/** What the thread is asked for: the driver's bytes, or what only the thread can do. */
export type Wish = Uint8Array | { kind: "copy"; target: string } | { kind: "close" };

export type Reply =
  | Uint8Array
  | { kind: "open" }
  | { kind: "copied"; problem?: string }
  /** It did not open. */
  | { kind: "failed"; words: string; code?: string }
  /** It was open, and can't be asked any more. */
  | { kind: "broken"; words: string };

/** Named as every module is, so that the built server, which stands elsewhere, finds the sources too. */
const file = createRequire(import.meta.url).resolve("#database/built-in/thread.ts");

/** Megabytes. PostgreSQL refuses what goes deeper than two of its own: that must come before the end of the thread's. */
const stackSizeMb = 16;

/**
 * PostgreSQL in a thread of its own: whatever it is asked, the pages go on. It is spoken to as any other, by the same driver, over what
 * looks to it like a connection.
 */
export async function openLine(opening: Opening) {
  const thread = new Worker(file, { execArgv: [], workerData: opening, resourceLimits: { stackSizeMb } });
  const gone = once(thread, "exit").then((): [Reply] => [{ kind: "failed", words: "its thread has ended" }]);
  const [first] = await Promise.race([once(thread, "message") as Promise<[Reply]>, gone]);
  if ("kind" in first && first.kind === "failed")
    throw Object.assign(new Error(first.words), first.code && { code: first.code });
  const line = new Line(thread);
  const ended = Promise.withResolvers<void>();
  const copies: PromiseWithResolvers<void>[] = [];
  const breakOff = (words: string) => {
    const problem = new DatabaseAway(`the built-in database ${words}`);
    line.destroy(problem);
    for (const copy of copies.splice(0)) copy.reject(problem);
  };
  thread.on("message", (reply: Reply) => {
    if (reply instanceof Uint8Array) line.hear(reply);
    else if (reply.kind === "broken") breakOff(`broke: ${reply.words}`);
    else if (reply.kind === "copied" && reply.problem) copies.shift()?.reject(new Error(reply.problem));
    else if (reply.kind === "copied") copies.shift()?.resolve();
  });
  thread.on("error", ({ message }) => breakOff(`broke: ${message}`));
  thread.on("exit", () => {
    breakOff("has ended");
    ended.resolve();
  });
  line.rest();
  return {
    line,
    /** The files as they are between two questions. */
    copyTo(target: string): Promise<void> {
      const copy = Promise.withResolvers<void>();
      copies.push(copy);
      line.wish({ kind: "copy", target });
      return copy.promise.finally(() => line.settle());
    },
    async close(): Promise<void> {
      line.wish({ kind: "close" });
      await ended.promise;
    },
  };
}

/** What the driver takes for its socket. A process stays for an answer that it waits for, and not for the thread. */
export class Line extends Duplex {
  readonly #thread: Worker;
  #awaited = 0;

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    setImmediate(() => this.emit("connect"));
    return this;
  }

  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;

  hear(bytes: Uint8Array): void {
    this.settle();
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  /** One answer less is waited for. */
  settle(): void {
    this.#awaited -= 1;
    this.rest();
  }

  rest(): void {
    if (this.#awaited === 0) this.#thread.unref();
  }

  wish(wish: Wish, moved: ArrayBuffer[] = []): void {
    if (this.#awaited === 0) this.#thread.ref();
    this.#awaited += 1;
    this.#thread.postMessage(wish, moved);
  }

  override _read(): void {}

  override _write(bytes: Buffer, _: BufferEncoding, done: () => void): void {
    this.#send(bytes);
    done();
  }

  override _writev(pieces: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(pieces.map(({ chunk }) => chunk)));
    done();
  }

  /** Given away as a copy: the driver uses its memory again. */
  #send(bytes: Buffer): void {
    const question = new Uint8Array(bytes);
    this.wish(question, [question.buffer]);
  }
}

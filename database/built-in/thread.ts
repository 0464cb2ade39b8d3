import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Opening, Reply, Wish } from "./line.ts";

/**
 * Taken whole at the start, and so much less than PostgreSQL's own 128 MB: what is not in there the system has in its cache of files.
 * With 100,000 records no page takes longer than with twice as much.
 */
const sharedBuffers = ["-c", "shared_buffers=16MB"];

/** No other server is there that would have to hear of a change: see `wait_for_readers`. */
const alone = ["-c", "fursa.alone=yes"];

/** The last message of every answer: "ready for the next question", with its length and how the transaction stands. */
const endOfAnswer = "Z".charCodeAt(0);
const lengthOfEnd = 6;

const { folder } = workerData as Opening;
const answer = (reply: Reply, moved: ArrayBuffer[] = []) => parentPort?.postMessage(reply, moved);
const inWords = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

const session = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...sharedBuffers, ...alone],
}).catch((problem: unknown) => {
  const { code } = problem as NodeJS.ErrnoException;
  answer({ kind: "failed", words: inWords(problem), ...(code && { code }) });
});

if (session) {
  let last = Promise.resolve();
  // One after another: a copy of the files is made between two questions.
  parentPort?.on("message", (wish: Wish) => {
    last = last
      .then(() => fulfil(session, wish))
      .catch((problem) => answer({ kind: "broken", words: inWords(problem) }));
  });
  answer({ kind: "open" });
}

async function fulfil(session: PGlite, wish: Wish): Promise<void> {
  if (wish instanceof Uint8Array) return say(session, wish);
  if (wish.kind === "close") return session.close().finally(() => parentPort?.close());
  // What is copied is what a killed process would leave, and is opened as that is.
  const copying = cp(folder ?? "", wish.target, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await copying.then(
    () => answer({ kind: "copied" }),
    (problem) => answer({ kind: "copied", problem: inWords(problem) }),
  );
}

/** Not read here: whoever asked does, and the bytes go to them without being copied once more. */
async function say(session: PGlite, question: Uint8Array): Promise<void> {
  const said: Uint8Array[] = [];
  await session.execProtocolRawStream(question, {
    syncToFs: false,
    // What it shows is its own memory, which it will use again.
    onRawData: (bytes) => void said.push(bytes.slice()),
  });
  const [first = new Uint8Array(), ...others] = said;
  const whole = others.length === 0 ? first : new Uint8Array(Buffer.concat(said));
  if (whole.at(-lengthOfEnd) !== endOfAnswer) throw new Error("it does not come to an end of its answer");
  answer(whole, [whole.buffer as ArrayBuffer]);
}

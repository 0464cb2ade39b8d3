import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { startWorkerThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { openWorkerPool } from "#app/shared/untrusted/worker-pool.server.ts";
import type { deriveKey, isKeyOf } from "./derive-key.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
  /** Whether so many are queued that another one would wait for seconds. */
  isFull(): boolean;
}

/** Milliseconds. Hashing takes about 100, so a thread that takes this long hangs. */
const limits = { milliseconds: 15_000, megabytes: 32 };

/**
 * Hashing a password takes 0.1 s and 32 MB on purpose: that makes guessing expensive for a thief of the hashes, and for
 * us. It runs in separate threads because Node's thread pool also compresses pages, and many sign-ins would delay every
 * visitor.
 */
export function openPasswords({ threads, maxQueued }: { threads: number; maxQueued: number }): Passwords {
  const give = openWorkerPool(startWorkerThread, { max: threads, ...limits });
  let underWay = 0;

  async function inThread<Made>(name: string, ...given: string[]): Promise<Made> {
    underWay += 1;
    try {
      const outcome = await give<Made>({ module: "#app/accounts/password/derive-key.ts", name, args: given });
      if (!outcome.ok) throw new Error(`hashing a password failed: ${outcome.reason}`);
      return outcome.result;
    } finally {
      underWay -= 1;
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(16).toString("hex");
      return `${salt}:${await inThread<ReturnType<typeof deriveKey>>("deriveKey", password, salt)}`;
    },
    async verify({ hash, password }) {
      const [salt, key] = hash.split(":");
      if (!salt || !key) throw new Error("not a password hash");
      return inThread<ReturnType<typeof isKeyOf>>("isKeyOf", password, salt, key);
    },
    isFull: () => underWay >= maxQueued,
  };
}

/** Half of the processors; the other half serves pages. */
const threads = Math.max(1, Math.min(4, availableParallelism() >> 1));

export const slowPasswords = openPasswords({ threads, maxQueued: 64 * threads });

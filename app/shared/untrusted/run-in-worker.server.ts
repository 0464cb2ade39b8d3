import { startProcess } from "./process.server.ts";
import type { Outcome } from "./task.ts";
import { startThread } from "./thread.server.ts";
import { openHelpers } from "./worker-pool.server.ts";

/** A page of 2 MB that people wrote is read in less than a second, with less than 100 MB. */
const limits = { milliseconds: 15_000, megabytes: 256 };

const giveToThread = openHelpers(startThread, { most: 2, ...limits });
const giveToProcess = openHelpers(startProcess, { most: 1, ...limits });

type Reader = (...given: never[]) => unknown;
type ReadApart = <Read extends Reader>(
  module: `#${string}`,
  name: string,
  ...given: Parameters<Read>
) => Promise<Outcome<Awaited<ReturnType<Read>>>>;

/**
 * Calls a function of ours in a thread that is killed when it takes too long or too much memory: for whatever reads the
 * pages of other people. The server goes on serving meanwhile, and the caller always gets an outcome. What is given and
 * what comes back is copied, so it has to be plain data.
 */
export const readApart: ReadApart = (module, name, ...given) => giveToThread({ module, name, given });

/**
 * The same in a process of its own, for what is not JavaScript: a thread can't be stopped while it decodes a picture, and
 * what breaks the decoder would break the server.
 */
export const decodeApart: ReadApart = (module, name, ...given) => giveToProcess({ module, name, given });

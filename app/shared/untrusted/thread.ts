// Runs as a thread, from the sources: see `thread.server.ts`.
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { doWork, type Said, type Work } from "./task.ts";

// Whoever reads a page comes first. On Linux a thread has its own place in the queue for the processor; elsewhere all would step back.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", (work: Work) => doWork(work, (said: Said) => parentPort?.postMessage(said)));

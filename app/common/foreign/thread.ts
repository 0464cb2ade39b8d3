// Runs as a thread, from the sources: see `thread.server.ts`.
import { parentPort } from "node:worker_threads";
import { doWork, type Said, type Work } from "./work.ts";

parentPort?.on("message", (work: Work) => doWork(work, (said: Said) => parentPort?.postMessage(said)));

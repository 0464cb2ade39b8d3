// Runs as a process, from the sources: see `process.server.ts`.
import { doWork, type Said, type Work } from "./task.ts";

process.on("message", (work: Work) => doWork(work, (said: Said) => process.send?.(said)));
// The server has ended, however it did.
process.on("disconnect", () => process.exit());

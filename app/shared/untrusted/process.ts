// Runs as a process, loaded from its source file: see `run-in-worker.server.ts`.
import { runTask, type WorkerTask } from "./task.ts";

process.on("message", (task: WorkerTask) => runTask(task, (message) => process.send?.(message)));
// The server has exited.
process.on("disconnect", () => process.exit());

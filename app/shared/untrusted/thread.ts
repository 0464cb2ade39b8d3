// Runs as a thread, loaded from its source file: see `run-in-worker.server.ts`.
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { runTask, type WorkerTask } from "./task.ts";

// Requests have priority. On Linux this lowers the priority of this thread only; elsewhere it would lower that of the
// whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", (task: WorkerTask) => runTask(task, (message) => parentPort?.postMessage(message)));

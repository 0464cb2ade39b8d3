// Runs as a thread, from the sources: see `run-in-worker.server.ts`.
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { runTask, type Task } from "./task.ts";

// Requests come first. On Linux this lowers the priority of the thread alone; elsewhere it would lower that of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", (task: Task) => runTask(task, (message) => parentPort?.postMessage(message)));

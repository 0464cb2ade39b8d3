/** One call of an exported function, to be made in a worker. */
export interface WorkerTask {
  /** Such as `#app/editors/article-import/page/parse-article-page.ts`. */
  module: string;
  name: string;
  args: readonly unknown[];
}

export interface TaskLimits {
  milliseconds: number;
  /** Of the JavaScript heap. */
  megabytes: number;
}

export type TaskResult<Result> = { ok: true; result: Result } | { ok: false; reason: ExceededLimit };
export type ExceededLimit = "too slow" | "too large";

/** "started" is sent once the module is loaded, just before the call; loading does not count towards the time limit. */
export type WorkerMessage =
  | { type: "started" }
  | { type: "done"; result: unknown }
  /** The call overflowed the stack. */
  | { type: "too deep" }
  | { type: "failed"; message: string; stack: string };

export async function runTask(
  { module, name, args }: WorkerTask,
  send: (message: WorkerMessage) => void,
): Promise<void> {
  try {
    const loaded = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>;
    const call = loaded[name];
    if (!call) throw new Error(`${module} has no ${name}`);
    send({ type: "started" });
    send({ type: "done", result: await call(...args) });
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const isTooDeep = error instanceof RangeError && message.includes("call stack");
    send(isTooDeep ? { type: "too deep" } : { type: "failed", message, stack });
  }
}

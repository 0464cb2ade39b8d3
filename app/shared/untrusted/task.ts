/** One call of a function of ours, wherever it is made. */
export interface Work {
  /** Such as `#app/editors/article-import/page/parse-article-page.ts`. */
  module: string;
  name: string;
  given: readonly unknown[];
}

export interface Limits {
  milliseconds: number;
  /** Of JavaScript's own memory. */
  megabytes: number;
}

/** What came of it, or which limit ended it. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; reason: TooMuch };
export type TooMuch = "too slow" | "too large";

/** What a helper says: when our code is loaded and the work itself begins, then what came of it. */
export type Said =
  | { is: "begun" }
  | { is: "done"; result: unknown }
  /** Nested deeper than it could be followed. */
  | { is: "too deep" }
  | { is: "failed"; message: string; stack: string };

export async function doWork({ module, name, given }: Work, say: (said: Said) => void): Promise<void> {
  try {
    const loaded = (await import(module)) as Record<string, (...given: readonly unknown[]) => unknown>;
    const read = loaded[name];
    if (!read) throw new Error(`${module} has no ${name}`);
    say({ is: "begun" });
    say({ is: "done", result: await read(...given) });
  } catch (problem) {
    const { message, stack = "" } = problem instanceof Error ? problem : new Error(String(problem));
    const isTooDeep = problem instanceof RangeError && message.includes("call stack");
    say(isTooDeep ? { is: "too deep" } : { is: "failed", message, stack });
  }
}

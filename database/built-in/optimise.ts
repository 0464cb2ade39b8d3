import { setFlagsFromString } from "node:v8";

/**
 * From now on PGlite's code stays as V8 first compiles it, in every thread. On Node's command line the first of these brings the others
 * with it; told to a running process it brings nothing, and alone it does nothing.
 */
export function leaveUnoptimised(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"])
    setFlagsFromString(flag);
}

/**
 * About how many bytes of its code a function has to run before V8 makes it fast: ten times as many as V8 asks for. What only a start
 * needs stays as it is, and the start takes three quarters of the processor's time; after a hundred pages it makes no difference.
 */
const budget = 130_000_000;

/** PGlite's code is made fast where it runs often, and not while a server starts. */
export const optimiseLate = (): void => setFlagsFromString(`--wasm-tiering-budget=${budget}`);

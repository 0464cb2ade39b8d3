import { setFlagsFromString } from "node:v8";

/**
 * From now on PGlite's code stays as V8 first compiles it, in every thread. On Node's command line the first of these brings the others
 * with it; told to a running process it brings nothing, and alone it does nothing.
 */
export function leaveUnoptimised(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"])
    setFlagsFromString(flag);
}

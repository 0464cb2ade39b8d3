// Loaded with `--import` into processes that live for seconds: making PGlite's code fast would take longer than running it as it is.
import { setFlagsFromString } from "node:v8";

// The first implies the others, but only when it is told to Node at its start.
for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"])
  setFlagsFromString(flag);

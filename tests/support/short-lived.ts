// Loaded with `--import` into processes that live for seconds: making PGlite's code fast would take longer than running it as it is.
import { leaveUnoptimised } from "#database/built-in/optimise.ts";

leaveUnoptimised();

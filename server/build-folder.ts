import { basename, join } from "node:path";

const here = import.meta.dirname;

/** This is built into `server`, or into `server/assets` where another part needs a piece of the same file: which, the bundler decides. */
export const buildFolder = join(here, basename(here) === "assets" ? "../.." : "..");

import { basename, join } from "node:path";

const here = import.meta.dirname;

/** The bundler puts this into `server`, or into `server/assets` if another chunk shares a part of the same file. */
export const buildFolder = join(here, basename(here) === "assets" ? "../.." : "..");

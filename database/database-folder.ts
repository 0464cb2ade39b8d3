import { createRequire } from "node:module";
import { dirname } from "node:path";

/** This folder, even from code that the build moved elsewhere: SQL and articles are read from it at start. */
export const databaseFolder = dirname(createRequire(import.meta.url).resolve("#database/database-folder.ts"));

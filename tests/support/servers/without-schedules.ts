// Loaded into a server of a test with `--import`, before its own first line. The product itself has no setting for
// this.
import { registerHooks } from "node:module";
import { isBuilt } from "./built-file.ts";

const standIn = new URL("./built-jobs.ts", import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!isBuilt("all-jobs", found.url) || context.parentURL?.startsWith(standIn.href)) return found;
    standIn.searchParams.set("of", found.url);
    return next(standIn.href, context);
  },
});

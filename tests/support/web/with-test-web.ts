// Loaded into a server of a test with `--import`, before its own first line: everything it fetches comes from the
// test's site, through the real address checks. The product itself has no setting for this, so none can be left on.
import { registerHooks } from "node:module";
import { isBuilt } from "../servers/built-file.ts";

const standIn = new URL("./test-web-fetch.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return isBuilt("guarded-fetch", found.url) ? next(standIn, context) : found;
  },
});

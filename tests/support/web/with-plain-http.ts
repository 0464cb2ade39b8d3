// Loaded into a server of a test with `--import`, as `with-test-web.ts` is. The product itself has no setting for
// this.
import { registerHooks } from "node:module";
import { isBuilt } from "../servers/built-file.ts";

const standIn = new URL("./plain-http-fetch.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return isBuilt("guarded-fetch", found.url) ? next(standIn, context) : found;
  },
});

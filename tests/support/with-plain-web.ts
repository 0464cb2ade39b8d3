// Loaded into a server of a test with `--import`, as `with-outside.ts` is. The product itself has no setting for this.
import { registerHooks } from "node:module";

const standIn = new URL("./plain-web-fetch.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isTheWayOut =
      specifier === "./guarded-fetch.ts" && context.parentURL?.endsWith("/server/outbound/open-outside.ts");
    return isTheWayOut ? next(standIn, context) : next(specifier, context);
  },
});

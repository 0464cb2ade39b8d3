// Loaded into a server of a test with `--import`, before its own first line: whatever it fetches comes from the test's
// site, by way of the real guards. The product itself has no setting for this, so none can be left on.
import { registerHooks } from "node:module";

const standIn = new URL("./outside-fetch.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isTheWayOut =
      specifier === "./guarded-fetch.ts" && context.parentURL?.endsWith("/server/outbound/open-outside.ts");
    return isTheWayOut ? next(standIn, context) : next(specifier, context);
  },
});

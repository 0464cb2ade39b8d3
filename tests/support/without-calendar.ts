// Loaded into a server of a test with `--import`, before its own first line. The product itself has no setting for this.
import { registerHooks } from "node:module";

const standIn = new URL("./errands-without-calendar.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isTheList =
      specifier === "./errands/all-errands.ts" && context.parentURL?.endsWith("/server/main.ts");
    return isTheList ? next(standIn, context) : next(specifier, context);
  },
});

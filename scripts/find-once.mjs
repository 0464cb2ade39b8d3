// Loaded with `--import` into whatever a test run starts. Node reads the whole list of a package's entrances anew for each of its
// modules, and Drizzle's has 179,000 characters: a second and more of every start. What was found once is not looked for again.
import * as modules from "node:module";

const found = new Map();
const isOfDrizzle = (address = "") =>
  address.includes("/node_modules/drizzle-orm/") && address.endsWith(".js");

// A Node that is too old for hooks only starts the one that is not.
modules.registerHooks?.({
  resolve(specifier, context, next) {
    if (specifier.startsWith(".") && isOfDrizzle(context.parentURL))
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    const isDrizzle = /^drizzle-orm(\/|$)/.test(specifier) && context.conditions.includes("import");
    if (!isDrizzle) return next(specifier, context);
    if (!found.has(specifier)) found.set(specifier, next(specifier, context).url);
    return { url: found.get(specifier), format: "module", shortCircuit: true };
  },
});

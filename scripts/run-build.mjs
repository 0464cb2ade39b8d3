import { buildIfNeeded } from "./build.mjs";
import { installPackages } from "./prepare.mjs";

await installPackages();
await buildIfNeeded();

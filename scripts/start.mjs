import { buildIfNeeded } from "./build.mjs";
import { installPackages, stayWith } from "./prepare.mjs";

await installPackages();
await buildIfNeeded();
stayWith("node", ["server/main.ts"]);

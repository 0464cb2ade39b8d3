import { buildIfNeeded } from "./build.mjs";
import { installPackages, stayWith } from "./prepare.mjs";

installPackages();
buildIfNeeded();
stayWith("node", ["server/main.ts"]);

import { buildIfNeeded } from "./build.mjs";
import { leanFlags, leanly } from "./lean.mjs";
import { installPackages, ourTools, stayWith } from "./prepare.mjs";

installPackages();
buildIfNeeded();
stayWith("node", [...leanFlags, "server/main.ts"], leanly(ourTools));

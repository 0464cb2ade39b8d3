import { installPackages, ourTools, stayWith } from "./prepare.mjs";

await installPackages();
stayWith("node", ["server/dev.ts"], { ...ourTools, NODE_ENV: "development" });

import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import type { start } from "./start.ts";
import { countWorkers } from "./workers/count-workers.ts";

// The build contains production React; packages outside the build read this variable.
process.env.NODE_ENV = "production";
// Compiling the build takes half a second. Each build clears this cache.
enableCompileCache(fileURLToPath(new URL("../build/compiled", import.meta.url)));

const processes = cluster.isPrimary ? countWorkers(process.env) : 1;
if (processes > 1) {
  const { leadWorkers } = await import("./workers/cluster-primary.ts");
  await leadWorkers(processes);
} else {
  const build: { start: typeof start } = await import(
    new URL("../build/server/index.js", import.meta.url).href
  );
  await build.start();
}

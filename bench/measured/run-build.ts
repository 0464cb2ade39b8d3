// Runs as a process: a build in any folder that reports on request what it has used. See `start-measured.ts`.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder = "build"] = process.argv;
process.env.NODE_ENV = "production";
enableCompileCache(join(folder, "compiled"));

process.on("message", () => {
  const { user, system } = process.threadCpuUsage();
  process.send?.({ mainThread: (user + system) / 1000, resident: process.memoryUsage.rss() / 1024 ** 2 });
});

const build = await import(pathToFileURL(join(folder, "server/index.js")).href);
await build.start();

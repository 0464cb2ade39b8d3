import type { start } from "./start.ts";

const build: { start: typeof start } = await import(
  new URL("../build/server/index.js", import.meta.url).href
);
await build.start();

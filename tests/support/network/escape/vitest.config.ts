import { defineConfig } from "vitest/config";

/** One test that tries to leave the machine and catches the error: the run must fail all the same. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["tries-to-leave.ts"],
    setupFiles: ["../fail-on-network.ts"],
  },
});

// Loaded with `--import` into every process that a test starts, and by every benchmark: a process that tries to leave
// this machine ends at once, prints its target, and fails its parent. The product itself has no setting for this.
import { writeSync } from "node:fs";
import { stayInside } from "./block-network.ts";
import { leftTheMachine } from "./stay-local-options.ts";

stayInside((where) => {
  writeSync(2, `This process wanted to leave the machine, to ${where}\n`);
  process.kill(process.pid, leftTheMachine);
});

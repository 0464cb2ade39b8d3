// Loaded with `--import` into every process that a test starts, and by every bench: one that tries to leave this machine ends at once,
// says where it wanted to go, and fails whoever started it. The product itself has no setting for this.
import { writeSync } from "node:fs";
import { stayInside } from "./block-network.ts";
import { leftTheMachine } from "./stay-local-options.ts";

stayInside((where) => {
  writeSync(2, `This process wanted to leave the machine, to ${where}\n`);
  process.kill(process.pid, leftTheMachine);
});

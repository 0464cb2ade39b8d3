import { check } from "./check.mjs";
import { run, say } from "./prepare.mjs";

check();
say("Testing the rules");
run("vitest", ["run", "--project", "rules", "--project", "rules alone"]);

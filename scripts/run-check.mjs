import { check } from "./check.mjs";
import { run, say } from "./prepare.mjs";

await check();
say("Testing the rules");
await run("vitest", ["run", "--project", "rules", "--project", "rules alone"]);

// npm run cluster:trial [-- --times 10] [--only "switch-over"] [--release folder]: breaks a cluster under load, and prints what was lost.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Refusal, runCommand } from "../run-command.ts";
import { cleanUp } from "./clean-up.ts";
import { isLaid } from "./network.ts";
import { openCluster } from "./open-cluster.ts";
import { planCluster } from "./plan.ts";
import { requireDependencies } from "./require-dependencies.ts";
import { allTroubles } from "./trial/failures.ts";
import { runTrials } from "./trial/run-trials.ts";
import { gather, tableOf } from "./trial/table.ts";

await runCommand(async (given) => {
  const { values } = parseArgs({
    args: given,
    options: {
      times: { type: "string", default: "10" },
      only: { type: "string" },
      release: { type: "string" },
      install: { type: "boolean", default: false },
    },
  });
  requireDependencies(values.install);
  const plan = planCluster(process.env.CLUSTER_DIR ?? "/var/tmp/fursa-cluster");
  if (isLaid(plan))
    throw new Refusal("A cluster is already running, or one was not stopped: npm run cluster -- stop");
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1 || times > 100)
    throw new Refusal(
      "Say how often the primary is killed, from 1 to 100: npm run cluster:trial -- --times 10",
    );
  const troubles = allTroubles(times, values.release).filter(({ name }) => name.includes(values.only ?? ""));
  if (troubles.length === 0) throw new Refusal(`There is no trial called ${values.only}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      cleanUp(plan, { keepLogs: true });
      process.exit(1);
    });
  try {
    const cluster = await openCluster(plan, console.log);
    const findings = await runTrials(cluster, troubles, console.log);
    console.log(`\n${tableOf(gather(findings))}\n`);
    await cluster.close({ keepLogs: true });
    return `Logs: ${join(plan.folder, "logs")}`;
  } finally {
    cleanUp(plan, { keepLogs: true });
  }
});
// After a failure the simulated users would never stop.
process.exit();

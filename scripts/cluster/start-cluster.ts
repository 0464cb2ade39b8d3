// npm run cluster [-- --install | stop]: PostgreSQL under Patroni, HAProxy, pgbouncer and three servers of Fursa on one machine.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal, runCommand } from "../run-command.ts";
import { cleanUp } from "./clean-up.ts";
import { isLaid, trySignal } from "./network.ts";
import { openCluster } from "./open-cluster.ts";
import { type ClusterPlan, planCluster, publicAddress } from "./plan.ts";
import { requireDependencies } from "./require-dependencies.ts";

const plan = planCluster(process.env.CLUSTER_DIR ?? "/var/tmp/fursa-cluster");

await runCommand(async (given) => {
  const unknown = given.find((word) => !["stop", "--install"].includes(word));
  if (unknown) throw new Refusal(`Unknown argument ${unknown}. Usage: npm run cluster [-- --install | stop]`);
  requireDependencies(given.includes("--install"));
  return given.includes("stop") ? stop(plan) : run(plan);
});

async function run(plan: ClusterPlan): Promise<string> {
  if (isLaid(plan))
    throw new Refusal("A cluster is already running, or one was not stopped: npm run cluster -- stop");
  const stopSignal = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
  });
  const opening = openCluster(plan, console.log);
  const cluster = await Promise.race([opening, stopSignal]).catch((problem) => {
    cleanUp(plan, { keepLogs: true });
    throw new Error(`the cluster did not start, its logs are in ${join(plan.folder, "logs")}`, {
      cause: problem,
    });
  });
  if (!cluster) {
    cleanUp(plan);
    process.exit(0);
  }
  try {
    console.log(addresses(plan, cluster.superuserUrl));
    await stopSignal;
  } finally {
    console.log("Stopping");
    await cluster.close();
  }
  return "All of it has stopped";
}

async function stop(plan: ClusterPlan): Promise<string> {
  const keeper = join(plan.folder, "keeper");
  const pid = existsSync(keeper) ? Number(readFileSync(keeper, "utf8")) : 0;
  if (pid > 1 && trySignal(pid, 0) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("cluster")) {
    trySignal(pid, "SIGTERM");
    const longest = Date.now() + 90_000;
    while (trySignal(pid, 0) && Date.now() < longest) await wait(200);
    trySignal(pid, "SIGKILL");
  }
  cleanUp(plan);
  return "No cluster is running";
}

function addresses(plan: ClusterPlan, superuserUrl: string): string {
  const { address, ports, databases, servers, folder } = plan;
  return `
Fursa           ${publicAddress(plan)} (servers ${servers.map((server) => server.address).join(", ")}, port 3000)
Writes          ${superuserUrl} (HAProxy, the one that leads)
Reads           ${address}:${ports.read} (HAProxy, those that follow)
pgbouncer       ${address}:${ports.pooledWrite} for writes, ${address}:${ports.pooledRead} for reads
Patroni         ${databases.map((database) => `http://${database.address}:8008/cluster`).join(" ")}
Logs            ${join(folder, "logs")}
Ctrl-C, or npm run cluster -- stop, stops all of it.
`;
}

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { clearNetwork, trySignal } from "./network.ts";
import type { ClusterPlan } from "./plan.ts";

/**
 * Removes everything that a cluster leaves: processes, namespaces, disks, and its folder unless the logs are wanted.
 */
export function cleanUp(plan: ClusterPlan, { keepLogs = false } = {}): void {
  for (const pid of ownPids(plan)) trySignal(pid, "SIGKILL");
  clearNetwork(plan);
  for (const disk of disksOf(plan)) if (isMounted(disk)) spawnSync("umount", ["-l", disk]);
  if (!existsSync(plan.folder)) return;
  for (const name of readdirSync(plan.folder))
    if (!keepLogs || name !== "logs") rmSync(join(plan.folder, name), { recursive: true, force: true });
  if (!keepLogs) rmSync(plan.folder, { recursive: true, force: true });
}

/** The disks in memory that can be filled: separate ones for PostgreSQL and etcd on each machine that has them. */
export const disksOf = ({ databases }: ClusterPlan) =>
  databases.flatMap(({ folder }) => [join(folder, "disk"), join(folder, "etcd")]);

const isMounted = (folder: string) => readFileSync("/proc/mounts", "utf8").includes(` ${folder} `);

/** Only processes that are still the ones that were started: another process may have the number since. */
function ownPids({ folder }: ClusterPlan): number[] {
  const pids = join(folder, "pids");
  if (!existsSync(pids)) return [];
  return readdirSync(pids)
    .map((name) => Number(readFileSync(join(pids, name), "utf8")))
    .filter((pid) => pid > 1 && commandOf(pid).includes(folder));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { clearNetwork, trySignal } from "./network.ts";
import type { Plan } from "./plan.ts";

/** Takes away all that a cluster leaves: processes, namespaces, disks, and its folder unless somebody wants to read the logs. */
export function sweep(plan: Plan, { keepLogs = false } = {}): void {
  for (const pid of ownPids(plan)) trySignal(pid, "SIGKILL");
  clearNetwork(plan);
  for (const disk of disksOf(plan)) if (isMounted(disk)) spawnSync("umount", ["-l", disk]);
  if (!existsSync(plan.folder)) return;
  for (const name of readdirSync(plan.folder))
    if (!keepLogs || name !== "logs") rmSync(join(plan.folder, name), { recursive: true, force: true });
  if (!keepLogs) rmSync(plan.folder, { recursive: true, force: true });
}

/** What lives in memory and can be filled: PostgreSQL's and etcd's, apart, on each machine that has them. */
export const disksOf = ({ databases }: Plan) =>
  databases.flatMap(({ folder }) => [join(folder, "disk"), join(folder, "etcd")]);

const isMounted = (folder: string) => readFileSync("/proc/mounts", "utf8").includes(` ${folder} `);

/** Those that are still what was started: a number may have gone to somebody else since. */
function ownPids({ folder }: Plan): number[] {
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

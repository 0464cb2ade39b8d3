import { statfsSync } from "node:fs";
import { join } from "node:path";
import type { Patroni } from "./patroni.ts";
import type { ClusterPlan } from "./plan.ts";

/** A disk with a smaller free share is nearly full. */
const leastFree = 0.05;
const period = 2000;

/**
 * On a full disk, PostgreSQL refuses writes while its log still has room, and Patroni considers it healthy. So the disk
 * is monitored separately, and a full one causes a switch-over to a machine with free space.
 */
export function watchDiskSpace(plan: ClusterPlan, patroni: Patroni, say: (what: string) => void): () => void {
  let isAsking = false;
  const look = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const full = plan.databases.filter(({ folder }) => isFull(join(folder, "disk")));
      const leader = full.length > 0 ? await patroni.leader() : null;
      if (!leader || !full.some(({ name }) => name === leader)) return;
      say(`The disk of ${leader} is full: switching over to another machine`);
      await patroni.switchOver(leader);
    } catch (problem) {
      say(`The switch-over failed: ${problem instanceof Error ? problem.message : problem}`);
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(look, period);
  return () => clearInterval(timer);
}

function isFull(folder: string): boolean {
  const { bavail, blocks } = statfsSync(folder);
  return bavail < leastFree * blocks;
}

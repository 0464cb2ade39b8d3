import { statfsSync } from "node:fs";
import { join } from "node:path";
import type { Patroni } from "./patroni.ts";
import type { Plan } from "./plan.ts";

/** A disk with less than this share free is full soon. */
const leastFree = 0.05;
const period = 2000;

/**
 * PostgreSQL on a full disk goes on refusing writes for as long as its log still has room, and Patroni sees one that answers. So
 * someone has to look at the disk, and hand over to a machine that has room.
 */
export function keepRoom(plan: Plan, patroni: Patroni, say: (what: string) => void): () => void {
  let isAsking = false;
  const look = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const full = plan.databases.filter(({ folder }) => isFull(join(folder, "disk")));
      const leader = full.length > 0 ? await patroni.leader() : null;
      if (!leader || !full.some(({ name }) => name === leader)) return;
      say(`The disk of ${leader} is full: another one takes over`);
      await patroni.switchOver(leader);
    } catch (problem) {
      say(`It was not possible yet: ${problem instanceof Error ? problem.message : problem}`);
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

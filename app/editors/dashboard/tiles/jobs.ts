import type { JobsStatus } from "#app/shared/jobs.ts";
import type { DashboardTile } from "../tile.ts";

/** While this server can't run jobs, mail, alerts, imports and checks are delayed. */
export function jobsTile({ isWorking, tries, error }: JobsStatus): DashboardTile {
  if (isWorking) return { title: "Jobs", facts: [{ name: "State", value: "Running" }] };
  return {
    title: "Jobs",
    facts: [
      { name: "State", value: tries === 0 ? "Starting" : "Cannot start" },
      { name: "Tries", value: tries },
      ...(error ? [{ name: "Reason", value: error }] : []),
    ],
    needsAttention: tries > 0,
  };
}

import type { ErrandsStanding } from "#app/common/errands.ts";
import type { Tile } from "./tile.ts";

/** Mails, alerts, imports and checks wait while the server that answers can't take part in the errands. */
export function errandsTile({ isWorking, tries, trouble }: ErrandsStanding): Tile {
  if (isWorking) return { title: "Errands", facts: [{ name: "State", value: "Running" }] };
  return {
    title: "Errands",
    facts: [
      { name: "State", value: tries === 0 ? "Starting" : "Cannot start" },
      { name: "Tries", value: tries },
      ...(trouble ? [{ name: "Reason", value: trouble }] : []),
    ],
    needsAttention: tries > 0,
  };
}

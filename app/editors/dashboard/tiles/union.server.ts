import { listQueue } from "#app/editors/moderation/queue.server.ts";
import type { MakeTile } from "../tile.ts";

export const unionTile: MakeTile = async (db) => {
  const queue = await listQueue(db);
  return {
    title: "Student Union",
    facts: [
      { name: "Posts to decide on", value: queue.length },
      { name: "Reports", value: queue.reduce((sum, { reports }) => sum + reports.length, 0) },
    ],
    to: "/admin/union",
    needsAttention: queue.length > 0,
  };
};

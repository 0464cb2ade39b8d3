import { countReports } from "#app/editors/catalogue/reports/list-reports.server.ts";
import type { MakeTile } from "../tile.ts";

export const reportsTile: MakeTile = async (db) => {
  const { open, resolved } = await countReports(db);
  return {
    title: "Reports",
    facts: [
      { name: "Open", value: open },
      { name: "Resolved", value: resolved },
    ],
    to: "/admin/reports",
    needsAttention: open > 0,
  };
};

import type { Database } from "#database/database.ts";

/** A dashboard tile: a few numbers, and a link to act on them. */
export interface DashboardTile {
  title: string;
  facts: { name: string; value: number | string }[];
  to?: string;
  /** Highlighted, because someone is waiting for an editor. */
  needsAttention?: boolean;
}

/** Runs with the admin's rights. */
export type MakeTile = (db: Database, today: string) => Promise<DashboardTile>;

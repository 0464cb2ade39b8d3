import type { Database } from "#database/database.ts";

/** One matter of the overview: a few numbers, and the page where something can be done about them. */
export interface Tile {
  title: string;
  facts: { name: string; value: number | string }[];
  to?: string;
  /** Somebody waits for an editor. */
  needsAttention?: boolean;
}

/** Works out a tile with the rights of the admin who looks. */
export type MakeTile = (db: Database, today: string) => Promise<Tile>;

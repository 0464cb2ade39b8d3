import { z } from "zod";

/** Where a page of matches ended. */
export interface MatchCursor {
  points: number;
  /** Null where it never closes. */
  closesOn: string | null;
  /** To the microsecond, as the database keeps it. */
  createdAt: string;
  id: string;
}

// The database knows no year 0, and we know none before 2000.
const schema = z.tuple([
  z.string().regex(/^\d{1,3}$/),
  z.literal("").or(z.iso.date().startsWith("2")),
  z.iso.datetime({ precision: 6 }).startsWith("2"),
  z.guid(),
]);

export const writeMatchCursor = ({ points, closesOn, createdAt, id }: MatchCursor): string =>
  [points, closesOn ?? "", createdAt, id].join("~");

/** Null for what was not written by us: the list then begins at its beginning. */
export function readMatchCursor(text: string): MatchCursor | null {
  const parts = schema.safeParse(text.split("~"));
  if (!parts.success) return null;
  const [points, closesOn, createdAt, id] = parts.data;
  return { points: Number(points), closesOn: closesOn || null, createdAt, id };
}

import { markUncacheable } from "#app/shared/cached-render.server.ts";
import type { OpenDatabase, ReadTarget, Replicas } from "#database/database.ts";

/** The cookie with the LSN of a client's last write: replicas must have replayed it before the client reads from them. */
const name = "wrote";
const pattern = /(?:^|;\s*)wrote=([0-9A-F]+\/[0-9A-F]+)/;
/** Seconds. Nobody reads from a replica that lags further behind. */
const lifetime = 60;

/** The database that a request reads from: for GET and HEAD a replica, if one has replayed far enough. */
export async function chooseReading(
  { db, replicas }: Pick<OpenDatabase, "db" | "replicas">,
  request: Request,
): Promise<ReadTarget> {
  if (!replicas || !isRead(request)) return { db, isPrimaryAway: false };
  const [, written = null] = pattern.exec(request.headers.get("Cookie") ?? "") ?? [];
  const reading = await replicas.forRead(written);
  // Without a primary, a replica's lag is unknown.
  if (reading.isPrimaryAway) markUncacheable();
  return reading;
}

export const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

export const mayHaveWritten = (request: Request) => !isRead(request);

/** Sets the cookie to the primary's present LSN. */
export async function rememberWriting(
  replicas: Replicas | null,
  { url }: Request,
  headers: Headers,
): Promise<void> {
  const place = await replicas?.placeNow();
  if (!place) return;
  const secure = new URL(url).protocol === "https:" ? "; Secure" : "";
  headers.append(
    "Set-Cookie",
    `${name}=${place}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`,
  );
}

import { markUncacheable } from "#app/shared/cached-render.server.ts";
import type { OpenDatabase, Reading, Replicas } from "#database/database.ts";

/** Says how far a replica must have come for whoever has just written, so that she sees what she wrote on every server. */
const name = "wrote";
const pattern = /(?:^|;\s*)wrote=([0-9A-F]+\/[0-9A-F]+)/;
/** Seconds. A replica that is so far behind is not read from, whoever asks. */
const lifetime = 60;

/** From where a request reads: one that changes nothing from a replica, where there is one that will do. */
export async function chooseReading(
  { db, replicas }: Pick<OpenDatabase, "db" | "replicas">,
  request: Request,
): Promise<Reading> {
  if (!replicas || !isRead(request)) return { db, isPrimaryAway: false };
  const [, written = null] = pattern.exec(request.headers.get("Cookie") ?? "") ?? [];
  const reading = await replicas.forRead(written);
  // Nobody can say how old a copy is while there is no primary.
  if (reading.isPrimaryAway) markUncacheable();
  return reading;
}

export const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

export const mayHaveWritten = (request: Request) => !isRead(request);

/** Leaves with the answer how far the changes had come when it was given. */
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

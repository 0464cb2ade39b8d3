import type { RouterContextProvider } from "react-router";
import { requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { countSponsored } from "./count-sponsored.server.ts";
import { isCounted } from "./is-human-request.ts";
import { type Sighting, sightingsBy } from "./sponsored-event.server.ts";

/** Counts what a person did; leaves out the rest without a word, and is never the reason for an error. */
export async function noteSighting(
  request: Request,
  context: Readonly<RouterContextProvider>,
  what: Sighting["what"],
  ids: Iterable<string>,
): Promise<void> {
  const { appUrl, client, log } = context.get(requestInfoContext);
  if (!isCounted(request, appUrl, what)) return;
  const sightings = sightingsBy({ secret: context.get(secretContext), client }, what, ids);
  if (sightings.length === 0) return;
  const key = JSON.stringify(sightings);
  const counted =
    underWay.get(key) ??
    countSponsored(context.get(viewerContext).database, sightings)
      .catch((problem: unknown) => log.warn({ err: problem, what }, "what was seen waits to be counted"))
      .finally(() => underWay.delete(key));
  underWay.set(key, counted);
  await counted;
}

/** Counts that are being made: who says the same many times at once waits for one of them, and takes one session of the pool. */
const underWay = new Map<string, Promise<unknown>>();

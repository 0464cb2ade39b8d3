import type { RouterContextProvider } from "react-router";
import { requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { countSponsored } from "./count-sponsored.server.ts";
import { isCounted } from "./is-human-request.ts";
import { type SponsoredEvent, sponsoredEvents } from "./sponsored-event.server.ts";

/** Counts a person's views or clicks. Others are ignored; errors are logged, never thrown. */
export async function recordEvent(
  request: Request,
  context: Readonly<RouterContextProvider>,
  what: SponsoredEvent["what"],
  ids: Iterable<string>,
): Promise<void> {
  const { appUrl, client, log } = context.get(requestInfoContext);
  if (!isCounted(request, appUrl, what)) return;
  const sightings = sponsoredEvents({ secret: context.get(secretContext), client }, what, ids);
  if (sightings.length === 0) return;
  const key = JSON.stringify(sightings);
  const counted =
    inFlight.get(key) ??
    countSponsored(context.get(viewerContext).database, sightings)
      .catch((problem: unknown) =>
        log.warn(
          { err: problem, what },
          "counting views or clicks failed and is retried with the next write",
        ),
      )
      .finally(() => inFlight.delete(key));
  inFlight.set(key, counted);
  await counted;
}

/** Identical concurrent requests share one count and one connection. */
const inFlight = new Map<string, Promise<unknown>>();

import { localPath } from "#app/shared/languages/local-path.ts";
import { ButtonLink, buttonLook } from "#app/shared/ui/button.tsx";
import type { WatchLink } from "./find-watch.server.ts";

/** Subscribes to new results of a search. A plain form, so that it works without JavaScript. */
export const WatchSearch = ({ label, ...watch }: WatchLink) => (
  <div className="mt-6 text-center">
    {"to" in watch ? (
      <ButtonLink to={watch.to} look="outline">
        {label}
      </ButtonLink>
    ) : (
      <form method="post" action={localPath("/saved/searches")}>
        <input type="hidden" name="search" value={watch.search} />
        <button type="submit" name="wants" value="save" className={buttonLook({ look: "outline" })}>
          {label}
        </button>
      </form>
    )}
  </div>
);

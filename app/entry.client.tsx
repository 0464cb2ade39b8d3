import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

declare const __reactRouterManifest: { routes: Record<string, unknown> };
declare const __reactRouterRouteModules: Record<string, unknown>;

// An endpoint has nothing for a browser: its empty module need not be fetched, least of all when a form can't get through.
for (const id in __reactRouterManifest.routes) {
  if (id.endsWith(".endpoint")) __reactRouterRouteModules[id] ??= {};
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

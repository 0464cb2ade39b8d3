/** React Router's own globals, which it does not document. */
declare const __reactRouterManifest: { routes: Record<string, unknown> };
declare const __reactRouterRouteModules: Record<string, unknown>;

/**
 * Tells React Router that the modules of endpoints are loaded: they are empty in a browser. It would fetch one before it submits a form
 * to that endpoint, and reload the page if it can't: without a network, all that was typed would be gone. See decision 81.
 */
export function skipEndpointModules(): void {
  const endpoints = Object.keys(__reactRouterManifest.routes).filter((id) => id.endsWith(".endpoint"));
  if (endpoints.length === 0)
    throw new Error("React Router names its routes differently: adapt skipEndpointModules");
  for (const id of endpoints) __reactRouterRouteModules[id] ??= {};
}

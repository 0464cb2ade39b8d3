import { AsyncLocalStorage } from "node:async_hooks";

/** A page that is being rendered for the page cache. */
export interface CachedRender {
  /** Becomes false when the page turns out to be for one request only. */
  isCacheable: boolean;
}

const renders = new AsyncLocalStorage<CachedRender>();

export const renderForCache = <Result>(render: CachedRender, work: () => Promise<Result>): Promise<Result> =>
  renders.run(render, work);

/**
 * Keeps the page that is being rendered out of the page cache, because what it shows or counts is for this request
 * only.
 */
export function markUncacheable(): void {
  const render = renders.getStore();
  if (render) render.isCacheable = false;
}

import { AsyncLocalStorage } from "node:async_hooks";

/** A page that is being rendered for the page cache. */
export interface CachedRender {
  /** False as soon as the page turns out to be for one request alone. */
  isCacheable: boolean;
}

const renders = new AsyncLocalStorage<CachedRender>();

export const renderForCache = <Result>(render: CachedRender, work: () => Promise<Result>): Promise<Result> =>
  renders.run(render, work);

/** Keeps the page that is being rendered out of the page cache: what it shows, or counts, is for this request alone. */
export function markUncacheable(): void {
  const render = renders.getStore();
  if (render) render.isCacheable = false;
}

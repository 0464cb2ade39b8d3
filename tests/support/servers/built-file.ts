/** Whether this is the built file of a source that is its own entry. */
export const isBuilt = (name: string, url: string): boolean =>
  new RegExp(`/build/server/assets/${name}-[\\w-]{8}\\.js$`).test(url);

/** Whether this is what the build made of a source that is loaded by itself. */
export const isBuilt = (name: string, url: string): boolean =>
  new RegExp(`/build/server/assets/${name}-[\\w-]{8}\\.js$`).test(url);

/** A process that tried to reach an address outside this machine ends with this signal. */
export const leftTheMachine = "SIGUSR2";

/** For `node`: the started process stays on this machine, or ends. */
export const stayInsideOption = `--import=${new URL("./end-on-network.ts", import.meta.url).href}`;

/** For Chromium: only names and addresses of this machine resolve. */
export const stayInsideInChromium =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

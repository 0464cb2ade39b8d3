/** The signal with which a process ends that tried to reach an address outside this machine. */
export const leftTheMachine = "SIGUSR2";

/** For `node`: the process that is started stays on this machine, or ends. */
export const stayInsideOption = `--import=${new URL("./end-on-network.ts", import.meta.url).href}`;

/** For Chromium: no name and no address but those of this machine leads anywhere. */
export const stayInsideInChromium =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

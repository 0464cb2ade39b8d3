import { useEffect, useState } from "react";
import { poll } from "./poll.ts";

interface PolledRun<Run> {
  run: Run | null;
  /** The last read failed. */
  isOffline: boolean;
}

/**
 * The state of a background run, polled every second while it is in progress and the page is visible. New loader data replaces the
 * polled state and cancels a pending read.
 */
export function usePolledRun<Run extends { id: string }>(
  received: Run | null,
  isUnderWay: (run: Run | null) => boolean,
  addressOf: (id: string) => string,
): PolledRun<Run> {
  const [{ base, run, isOffline }, setState] = useState({ base: received, run: received, isOffline: false });
  if (base !== received) setState({ base: received, run: received, isOffline: false });
  const address = run && isUnderWay(run) ? addressOf(run.id) : null;

  useEffect(() => {
    if (!address) return;
    const update = (change: { run?: Run; isOffline: boolean }) =>
      setState((before) => (before.base === received ? { ...before, ...change } : before));
    return poll<Run>({
      read: async (signal) => {
        const response = await fetch(address, { signal });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return response.json();
      },
      onState: (state) => update({ run: state, isOffline: false }),
      onFailure: () => update({ isOffline: true }),
      isVisible: () => document.visibilityState === "visible",
    });
  }, [address, received]);
  return { run, isOffline };
}

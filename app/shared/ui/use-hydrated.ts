import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML and on the first paint, true once scripts run: controls that need a script wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

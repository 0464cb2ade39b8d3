import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML and on the first paint, true once scripts run: for controls that need a script. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

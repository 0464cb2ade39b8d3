import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** What every page knows: who is looking, from where, with how much data to spare. Nothing when the root itself failed. */
export const usePage = () => useRouteLoaderData<typeof loader>("root");

export const useIsSignedIn = () => {
  const viewer = usePage()?.viewer;
  return viewer === "member" || viewer === "admin";
};

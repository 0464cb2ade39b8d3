import { useRouteLoaderData } from "react-router";
import type { Toast } from "#app/shared/flash.server.ts";
import type { Viewer } from "#database/viewer.ts";

/** What every page knows: who is looking, from where, with how much data to spare. The root reads it. */
export interface PageData {
  viewer: Viewer["kind"];
  /** Tells one session from another; null for a visitor. */
  session: string | null;
  savesData: boolean;
  contactEmail: string;
  appUrl: string;
  toasts: Toast[];
  /** What waits for a member; nothing for a visitor. */
  badges?: Badges;
}

/** What waits behind links of the bar, by their addresses: as a number to see, and in words to hear. */
export type Badges = Record<string, { text: string; label: string }>;

/** Nothing when the root itself failed. */
export const usePage = () => useRouteLoaderData<PageData>("root");

export const useIsSignedIn = () => {
  const viewer = usePage()?.viewer;
  return viewer === "member" || viewer === "admin";
};

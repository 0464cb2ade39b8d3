import { useRouteLoaderData } from "react-router";
import type { Toast } from "#app/shared/flash.server.ts";
import type { Viewer } from "#database/viewer.ts";

/** The root loader's data, available on every page. */
export interface PageData {
  viewer: Viewer["kind"];
  /** Identifies the session; null for a visitor. */
  session: string | null;
  savesData: boolean;
  contactEmail: string;
  appUrl: string;
  toasts: Toast[];
  /** Undefined for a visitor. */
  badges?: Badges;
}

/** Badges of bottom-bar links, by path: the visible text, and a label for screen readers. */
export type Badges = Record<string, { text: string; label: string }>;

/** Undefined if the root loader failed. */
export const usePage = () => useRouteLoaderData<PageData>("root");

export const useIsSignedIn = () => {
  const viewer = usePage()?.viewer;
  return viewer === "member" || viewer === "admin";
};

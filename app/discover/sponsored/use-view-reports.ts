import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { tellSeen } from "./report-views.ts";

/** Each view of the page counts anew. */
export function useSeenOnce(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  useEffect(() => (key && list.current ? tellSeen(list.current) : undefined), [list, key]);
}

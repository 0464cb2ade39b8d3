import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { reportViews } from "./report-views.ts";

/** Each navigation counts as a new page view. */
export function useViewReports(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  useEffect(() => (key && list.current ? reportViews(list.current) : undefined), [list, key]);
}

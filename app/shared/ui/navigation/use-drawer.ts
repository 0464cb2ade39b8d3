import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const behind = "main, body > footer";
/** From this width on the links are in the header, and there is no drawer. */
const wide = "(min-width: 48rem)";

/** Closes the drawer on Escape, navigation and a wider window, and traps the focus. */
export function useDrawer(details: RefObject<HTMLDetailsElement | null>, closesWith: string) {
  const before = useRef(closesWith);
  useEffect(() => {
    // A drawer that was opened before hydration stays open.
    if (before.current === closesWith) return;
    before.current = closesWith;
    if (details.current) details.current.open = false;
  }, [details, closesWith]);

  useLayoutEffect(() => {
    const drawer = details.current;
    if (!drawer) return;
    const close = () => {
      drawer.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (!drawer.open) return;
      if (event.key === "Escape") {
        close();
        drawer.querySelector("summary")?.focus();
      }
      if (event.key === "Tab") keepFocusInside(drawer, event);
    };
    const onToggle = () => {
      for (const part of document.querySelectorAll(behind)) part.toggleAttribute("inert", drawer.open);
    };
    if (drawer.open) onToggle();
    document.addEventListener("keydown", onKey);
    drawer.addEventListener("toggle", onToggle);
    const widening = matchMedia(wide);
    widening.addEventListener("change", close);
    return () => {
      document.removeEventListener("keydown", onKey);
      drawer.removeEventListener("toggle", onToggle);
      widening.removeEventListener("change", close);
    };
  }, [details]);
}

/** The focus is trapped: after the last link comes the close button. */
function keepFocusInside(drawer: HTMLElement, event: KeyboardEvent) {
  const stops = [...drawer.querySelectorAll<HTMLElement>("summary, a[href], button")];
  const first = stops[0];
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && drawer.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

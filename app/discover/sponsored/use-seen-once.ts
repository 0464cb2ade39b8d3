import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** On screen means at least half of it, for a second. */
const halfOfIt = 0.5;
const longEnough = 1_000;

/** Tells the server which listings of a page view have really been on screen, each once. They carry `data-listing`. */
export function useSeenOnce(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  useEffect(() => {
    if (!key || !list.current) return;
    const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          clearTimeout(waiting.get(target));
          if (isIntersecting)
            waiting.set(
              target,
              setTimeout(() => tell(target), longEnough),
            );
        }
      },
      { threshold: halfOfIt },
    );
    const tell = (listing: Element) => {
      observer.unobserve(listing);
      const id = listing.getAttribute("data-listing") ?? "";
      navigator.sendBeacon("/sponsored/seen", new URLSearchParams({ id }));
    };
    for (const listing of list.current.querySelectorAll("[data-listing]")) observer.observe(listing);
    return () => {
      observer.disconnect();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, [list, key]);
}

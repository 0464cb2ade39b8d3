/** Seen means: at least half visible for a second. */
const visibleShare = 0.5;
const visibleMs = 1_000;

/**
 * Reports which listings have been on screen, each once per page view. `data-reported` marks listings that were
 * reported before hydration.
 */
export function reportViews(list: ParentNode, onReported?: (listing: Element) => void): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        clearTimeout(waiting.get(target));
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => tell(target), visibleMs),
          );
      }
    },
    { threshold: visibleShare },
  );
  const tell = (listing: Element) => {
    observer.unobserve(listing);
    const id = listing.getAttribute("data-listing") ?? "";
    navigator.sendBeacon("/sponsored/seen", new URLSearchParams({ id }));
    onReported?.(listing);
  };
  for (const listing of list.querySelectorAll("[data-listing]"))
    if (listing.hasAttribute("data-reported")) listing.removeAttribute("data-reported");
    else observer.observe(listing);
  return () => {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/** On screen means at least half of it, for a second. */
const halfOfIt = 0.5;
const longEnough = 1_000;

/**
 * Tells the server which listings of a page view have really been on screen, each once. They carry `data-listing`, and `data-told`
 * where the page slept when they were seen: of the view that woke up they are not told again.
 */
export function tellSeen(list: ParentNode, onTold?: (listing: Element) => void): () => void {
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
    onTold?.(listing);
  };
  for (const listing of list.querySelectorAll("[data-listing]"))
    if (listing.hasAttribute("data-told")) listing.removeAttribute("data-told");
    else observer.observe(listing);
  return () => {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

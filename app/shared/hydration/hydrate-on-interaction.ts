/** The `type` of the script and the `rel` of the preloads that wait for an interaction. */
export const deferred = "deferred";
/** Dispatched on the window once React has hydrated the page. */
export const hydrated = "hydrated";

const interactions = ["pointermove", "pointerdown", "keydown", "input"];
/** A tap on these hydrates the page. Links and buttons work without a script: the browser follows or submits them. */
const fields = "input, textarea, select";
/** These do nothing without a script: the click is repeated once the page is hydrated. */
const needsScript = "[data-needs-script]";

/** Lazy hydration: runs the page's deferred scripts at the first sign of an interaction: a mouse, a key, a tap on a field. */
export function hydrateOnInteraction(): void {
  let heldClick: HTMLElement | null = null;
  const onInteraction = (event: Event) => {
    if (event instanceof PointerEvent && !needsHydration(event)) return;
    for (const interaction of interactions) removeEventListener(interaction, onInteraction, true);
    runDeferredScripts();
  };
  const holdClick = (event: Event) => {
    const pressed = closest(event, needsScript);
    if (!pressed) return;
    event.preventDefault();
    heldClick = pressed;
  };
  for (const interaction of interactions)
    addEventListener(interaction, onInteraction, { capture: true, passive: true });
  addEventListener("click", holdClick, true);
  addEventListener(
    hydrated,
    () => {
      removeEventListener("click", holdClick, true);
      heldClick?.click();
      // A field that already has the focus offers its suggestions on focusin.
      document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    },
    { once: true },
  );
}

function needsHydration(event: PointerEvent): boolean {
  const isMouse = event.pointerType === "mouse";
  // Scrolling under a mouse at rest fires pointermove too.
  if (event.type === "pointermove") return isMouse && (event.movementX !== 0 || event.movementY !== 0);
  return isMouse || closest(event, `${fields}, ${needsScript}`) !== null;
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function runDeferredScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${deferred}]`))
    link.rel = "modulepreload";
  for (const script of document.querySelectorAll(`script[type=${deferred}]`)) {
    const running = document.createElement("script");
    running.type = "module";
    running.textContent = script.textContent;
    script.replaceWith(running);
  }
}

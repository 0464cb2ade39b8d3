/** What a page calls the script that it does not fetch yet, and what is fetched ahead of it. */
export const asleep = "asleep";

const signs = ["pointermove", "pointerdown", "keydown", "input"];
/** What a finger touches to do more than go on. The press on what does nothing without a script is made again when the page is awake. */
const fields = "input, textarea, select";
const pressed = "[data-wakes]";

/** Fetches the script of a page that sleeps at the first sign of someone who wants it. */
export function wakeWhenWanted(): void {
  let held: HTMLElement | null = null;
  const notice = (event: Event) => {
    if (event instanceof PointerEvent && !isWanted(event)) return;
    for (const sign of signs) removeEventListener(sign, notice, true);
    wake();
  };
  const hold = (event: Event) => {
    const wanted = closest(event, pressed);
    if (!wanted) return;
    event.preventDefault();
    held = wanted;
  };
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener(
    "awake",
    () => {
      removeEventListener("click", hold, true);
      held?.click();
      // Whoever is in a field already enters it once more, for what a field offers then.
      document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    },
    { once: true },
  );
}

function isWanted(event: PointerEvent): boolean {
  const isMouse = event.pointerType === "mouse";
  // A page that moves below a mouse at rest is told of a move as well.
  if (event.type === "pointermove") return isMouse && (event.movementX !== 0 || event.movementY !== 0);
  return isMouse || closest(event, `${fields}, ${pressed}`) !== null;
}

const closest = ({ target }: Event, what: string) =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null;

function wake(): void {
  // From here on the script fetches what follows.
  document.querySelector("script[type=speculationrules]")?.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${asleep}]`))
    link.rel = "modulepreload";
  for (const script of document.querySelectorAll(`script[type=${asleep}]`)) {
    const woken = document.createElement("script");
    woken.type = "module";
    woken.textContent = script.textContent;
    script.replaceWith(woken);
  }
}

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
    wake(listen);
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  };
  const hold = (event: Event) => {
    const wanted = closest(event, pressed);
    if (!wanted) return;
    event.preventDefault();
    held = wanted;
  };
  listen();
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

async function wake(listenAgain: () => void): Promise<void> {
  // From here on the script fetches what follows.
  document.querySelector("script[type=speculationrules]")?.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${asleep}]`))
    link.rel = "modulepreload";
  const found = await readFound().catch(listenAgain);
  if (found === undefined) return;
  if (found === null) return lookAgain();
  const { streamController } = (window as unknown as Router).__reactRouterContext;
  streamController.enqueue(found);
  streamController.close();
  for (const script of document.querySelectorAll(`script[type=${asleep}]`)) {
    const woken = document.createElement("script");
    woken.type = "module";
    woken.textContent = script.textContent;
    script.replaceWith(woken);
  }
}

interface Router {
  __reactRouterContext: { streamController: { enqueue(found: string): void; close(): void } };
}

/** What the page was drawn of: in it, or kept for it. Null where it has changed since. */
async function readFound(): Promise<string | null> {
  const here = document.getElementById("drawn-of");
  if (here) return here.textContent;
  const link = document.querySelector<HTMLLinkElement>("link[rel=found]");
  const answer = await fetch(link?.href ?? "");
  if (answer.ok) return answer.text();
  if (answer.status === 404) return null;
  throw new Error(answer.statusText);
}

/** A page that was left open while what it shows changed is loaded again, once, unless somebody has begun to type: it works as it is, too. */
function lookAgain(): void {
  const [{ type } = { type: "" }] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  const isBegun = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    (field) => field.value !== field.defaultValue,
  );
  if (type !== "reload" && !isBegun) location.reload();
}

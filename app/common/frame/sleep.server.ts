import { keptPages } from "./kept-pages.ts";

/**
 * A visitor's page that is sent without its script, which weighs more than all else of it and comes when somebody wants it: a mouse or a
 * key, a finger on a field, or on what does nothing without a script (`data-wakes`; the press is made again when the page is awake). A
 * finger on a link or a button needs none: the page that follows is small, and every form works without. `small` is the script of what
 * moves or counts by itself meanwhile.
 */
export function letSleep(page: string, mark: string, small: string): string {
  const end = page.indexOf("</head>");
  const head = page.slice(0, end).replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`);
  const body = page
    .slice(end)
    .replace(`<script nonce="${mark}" type="module" async="">`, `<script nonce="${mark}" type="${waiting}">`);
  const ending = body.lastIndexOf("</body>");
  const moving = / data-(carousel|listing)=/.test(body)
    ? `<script type="module" src="${small}"></script>`
    : "";
  const scripts = `<script nonce="${mark}" type="speculationrules">${ahead}</script><script nonce="${mark}">${waker}</script>`;
  return `${head}${body.slice(0, ending)}${moving}${scripts}${body.slice(ending)}`;
}

const waiting = "asleep";

/** A finger on a link to what any visitor may be shown begins to fetch it: it comes a moment sooner, and costs no more. */
const ahead = JSON.stringify({
  prefetch: [{ where: { href_matches: keptPages }, eagerness: "conservative" }],
});

/** Runs in the page, as a text: it may name nothing but what it is given. */
function wakeWhenWanted(waiting: string): void {
  const signs = ["pointermove", "pointerdown", "keydown", "input"];
  let held: HTMLElement | null = null;
  const find = (event: Event, what: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(what) : null;
  const notice = (event: Event) => {
    if (event instanceof PointerEvent) {
      const isMouse = event.pointerType === "mouse";
      // A page that moves below a mouse at rest is told of a move as well.
      const isMoving = event.type === "pointermove";
      if (isMoving && !(isMouse && (event.movementX || event.movementY))) return;
      if (!isMoving && !isMouse && !find(event, "input, textarea, select, [data-wakes]")) return;
    }
    wake();
  };
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, notice, true);
    // From here on the script fetches what follows.
    document.querySelector("script[type=speculationrules]")?.remove();
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${waiting}]`))
      link.rel = "modulepreload";
    for (const script of document.querySelectorAll(`script[type=${waiting}]`)) {
      const woken = document.createElement("script");
      woken.type = "module";
      woken.textContent = script.textContent;
      script.replaceWith(woken);
    }
  };
  const hold = (event: Event) => {
    const pressed = find(event, "[data-wakes]");
    if (!pressed) return;
    event.preventDefault();
    held = pressed;
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

const waker = `(${wakeWhenWanted})(${JSON.stringify(waiting)})`;

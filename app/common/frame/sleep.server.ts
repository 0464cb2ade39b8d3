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
  return `${head}${body.slice(0, ending)}${moving}<script nonce="${mark}">${waker}</script>${body.slice(ending)}`;
}

const waiting = "asleep";

/** Runs in the page, as a text: it may name nothing but what it is given. */
function wakeWhenWanted(waiting: string): void {
  const signs = ["pointermove", "pointerdown", "keydown", "input"];
  let held: HTMLElement | null = null;
  const find = (event: Event, what: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(what) : null;
  const notice = (event: Event) => {
    const isByHand = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (isByHand && (event.type === "pointermove" || !find(event, "input, textarea, select, [data-wakes]")))
      return;
    wake();
  };
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, notice, true);
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

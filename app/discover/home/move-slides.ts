const interval = 5_000;
const settled = 120;

/**
 * Moves a row of slides that already scrolls by itself: on to the next every five seconds, unless someone is looking. It needs
 * nothing but the page, so that it works on one that is still asleep, and goes on when that wakes.
 */
export function moveSlides(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>("[data-track]");
  const dots = [...carousel.querySelectorAll<HTMLElement>('a[href^="#slide-"]')];
  const stop = carousel.querySelector<HTMLElement>("[data-stop]");
  if (!row || !stop || carousel.hasAttribute("data-moves")) return;
  let current = 0;
  /** The slide that a button sent the row to, until it arrives: on a slow phone it may rest on the way. */
  let heading: number | null = null;
  let isStopped = false;
  let isHeld = false;
  let moving: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const mark = (slide: number) => {
    current = slide;
    for (const [place, dot] of dots.entries())
      if (place === slide) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    goOn();
  };
  const show = (wanted: number) => {
    heading = (wanted + dots.length) % dots.length;
    row.scrollTo({ left: heading * row.clientWidth, behavior: wantsLessMotion() ? "auto" : "smooth" });
    mark(heading);
  };
  const goOn = () => {
    clearInterval(moving);
    if (!isStopped && !isHeld) moving = setInterval(step, interval);
  };
  const step = () => {
    if (!carousel.isConnected) clearInterval(moving);
    else if (mayMove()) show(current + 1);
  };
  const hold = (held: boolean) => {
    isHeld = held;
    goOn();
  };
  const settle = () => {
    const slide = Math.round(row.scrollLeft / row.clientWidth);
    if (heading !== null && heading !== slide) return;
    heading = null;
    if (slide !== current) mark(slide);
  };
  /** A finger or a wheel takes over. */
  const takeOver = () => {
    heading = null;
  };

  row.addEventListener("scroll", () => {
    clearTimeout(settling);
    settling = setTimeout(settle, settled);
  });
  row.addEventListener("pointerdown", takeOver);
  row.addEventListener("wheel", takeOver, { passive: true });
  carousel.addEventListener("pointerenter", ({ pointerType }) => hold(pointerType === "mouse"));
  carousel.addEventListener("pointerleave", () => hold(isOnKeyboard(carousel)));
  carousel.addEventListener("focusin", () => isOnKeyboard(carousel) && hold(true));
  carousel.addEventListener("focusout", () => hold(isUnderMouse(carousel)));
  for (const [place, dot] of dots.entries())
    dot.addEventListener("click", (event) => {
      event.preventDefault();
      show(place);
    });
  for (const arrow of carousel.querySelectorAll<HTMLElement>("[data-by]"))
    arrow.addEventListener("click", () => show(current + Number(arrow.dataset.by)));
  stop.addEventListener("click", () => {
    isStopped = stop.toggleAttribute("data-stopped");
    stop.setAttribute("aria-label", (isStopped ? stop.dataset.go : stop.dataset.stop) ?? "");
    goOn();
  });
  // The arrows are seen from here on.
  carousel.setAttribute("data-moves", "");
  mark(0);
}

const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Never for someone who asked for less motion, in a tab nobody sees, or beside a box that is being typed in. */
const mayMove = () =>
  !wantsLessMotion() && !document.hidden && !(document.activeElement instanceof HTMLInputElement);

/** A button that was pressed keeps the focus, but nobody is reading there: only the keyboard's focus holds the slides. */
const isOnKeyboard = (carousel: Element) => carousel.querySelector(":focus-visible") !== null;

/** A finger leaves its hover behind. */
const isUnderMouse = (carousel: Element) =>
  matchMedia("(hover: hover)").matches && carousel.matches(":hover");

const intervalMs = 5_000;
const settledAfterMs = 120;

/**
 * Advances the slides every five seconds, unless they are in use. It depends only on the DOM, so it works before
 * hydration and continues after it.
 */
export function moveSlides(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>("[data-track]");
  const dots = [...carousel.querySelectorAll<HTMLElement>('a[href^="#slide-"]')];
  const stop = carousel.querySelector<HTMLElement>("[data-stop]");
  if (!row || !stop || carousel.hasAttribute("data-moves")) return;
  let current = 0;
  /** The target of a running scroll. On slow phones, scrolling may pause on the way. */
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
    if (!isStopped && !isHeld) moving = setInterval(step, intervalMs);
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
  /** Touch or wheel input overrides the target. */
  const takeOver = () => {
    heading = null;
  };

  row.addEventListener("scroll", () => {
    clearTimeout(settling);
    settling = setTimeout(settle, settledAfterMs);
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
  // Shows the arrows.
  carousel.setAttribute("data-moves", "");
  mark(0);
}

const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Not with reduced motion, in a hidden tab, or while someone types. */
const mayMove = () =>
  !wantsLessMotion() && !document.hidden && !(document.activeElement instanceof HTMLInputElement);

/** Only keyboard focus pauses the slides; a clicked button keeps the focus too. */
const isOnKeyboard = (carousel: Element) => carousel.querySelector(":focus-visible") !== null;

/** Touch screens leave a stale :hover behind. */
const isUnderMouse = (carousel: Element) =>
  matchMedia("(hover: hover)").matches && carousel.matches(":hover");

import { useCallback, useEffect, useRef, useState } from "react";

const interval = 5_000;
const settled = 120;

/** Moves a row of slides that already scrolls by itself: on to the next every five seconds, unless someone is looking. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that a button sent the row to, until it arrives: on a slow phone it may rest on the way. */
  const heading = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);

  const show = useCallback(
    (wanted: number) => {
      const slide = (wanted + count) % count;
      const row = track.current;
      heading.current = slide;
      row?.scrollTo({ left: slide * row.clientWidth, behavior: wantsLessMotion() ? "auto" : "smooth" });
      setCurrent(slide);
    },
    [count],
  );

  const onScroll = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const row = track.current;
      if (!row) return;
      const slide = Math.round(row.scrollLeft / row.clientWidth);
      if (heading.current !== null && heading.current !== slide) return;
      heading.current = null;
      setCurrent(slide);
    }, settled);
  }, []);

  /** A finger or a wheel takes over. */
  const onTakeOver = useCallback(() => {
    heading.current = null;
  }, []);

  useEffect(() => {
    if (isStopped || isHeld) return;
    const timer = setInterval(() => mayMove() && show(current + 1), interval);
    return () => clearInterval(timer);
  }, [current, isStopped, isHeld, show]);

  return { track, current, show, onScroll, onTakeOver, isStopped, setIsStopped, setIsHeld };
}

const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Never for someone who asked for less motion, in a tab nobody sees, or beside a box that is being typed in. */
const mayMove = () =>
  !wantsLessMotion() && !document.hidden && !(document.activeElement instanceof HTMLInputElement);

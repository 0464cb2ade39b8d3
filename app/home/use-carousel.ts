import { useCallback, useEffect, useRef, useState } from "react";

const interval = 5_000;
const settled = 120;

/** Moves a row of slides that already scrolls by itself: on to the next every five seconds, unless someone is looking. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);

  const show = useCallback(
    (wanted: number) => {
      const slide = (wanted + count) % count;
      const row = track.current;
      row?.scrollTo({ left: slide * row.clientWidth, behavior: wantsLessMotion() ? "auto" : "smooth" });
      setCurrent(slide);
    },
    [count],
  );

  const onScroll = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const row = track.current;
      if (row) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
    }, settled);
  }, []);

  useEffect(() => {
    if (isStopped || isHeld) return;
    const timer = setInterval(() => mayMove() && show(current + 1), interval);
    return () => clearInterval(timer);
  }, [current, isStopped, isHeld, show]);

  return { track, current, show, onScroll, isStopped, setIsStopped, setIsHeld };
}

const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Never for someone who asked for less motion, in a tab nobody sees, or beside a box that is being typed in. */
const mayMove = () =>
  !wantsLessMotion() && !document.hidden && !(document.activeElement instanceof HTMLInputElement);

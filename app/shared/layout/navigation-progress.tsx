import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { SkeletonCards } from "#app/shared/ui/feedback/skeleton.tsx";
import { Spinner } from "#app/shared/ui/feedback/spinner.tsx";
import { loadingWords } from "./words.ts";

/** Another page that is on its way, and its words for the wait. Known at the press of a link, before any data has come. */
function useNextPage() {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  if (!location || location.pathname === pathname) return null;
  return {
    words: loadingWords(location.pathname + location.search),
    hasSkeleton: location.pathname === "/test-prep",
  };
}

/** What a full page load does by itself and a scripted one must do by hand: show that it is under way, and say that it came. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const coming = useNextPage();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {state !== "idle" && <div className="pending-bar" />}
      {coming?.words && !coming.hasSkeleton && (
        <output className="pending-words">
          <Spinner />
          {coming.words}
        </output>
      )}
      <output className="sr-only">{title}</output>
    </>
  );
}

/** The page, or the shape of the one that is to take its place. The page is only put aside: the other may never come. */
export function PageOrSkeleton({ children }: { children: ReactNode }) {
  const coming = useNextPage();
  const shape = coming?.hasSkeleton && coming.words;
  // Whoever pressed a link at the foot of a page would not see it otherwise.
  useEffect(() => {
    if (shape) scrollTo(0, 0);
  }, [shape]);
  return (
    <>
      {shape && (
        <div role="status" className="wrap py-8 md:py-12">
          <SkeletonCards count={6} label={shape} />
        </div>
      )}
      <div className={shape ? "hidden" : "contents"}>{children}</div>
    </>
  );
}

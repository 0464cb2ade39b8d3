import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { SkeletonCards } from "#app/shared/ui/feedback/skeleton.tsx";
import { Spinner } from "#app/shared/ui/feedback/spinner.tsx";
import { loadingWords } from "./words.ts";

/**
 * The page that is being loaded, and its text for the wait. Known when a link is pressed, before any data has
 * arrived.
 */
function useNextPage() {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  if (!location || location.pathname === pathname) return null;
  return {
    words: loadingWordsOf(location.pathname + location.search),
    hasSkeleton: location.pathname === "/test-prep",
  };
}

/**
 * What a browser does for a full page load and scripts have to do themselves: show progress, and announce the new page.
 */
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

/** The page, or the skeleton of the next one. The page is only hidden, because the next one may never arrive. */
export function PageOrSkeleton({ children }: { children: ReactNode }) {
  const coming = useNextPage();
  const shape = coming?.hasSkeleton && coming.words;
  // Otherwise a visitor who pressed a link at the bottom of a page would not see it.
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

const waiting: [page: RegExp, words: keyof typeof loadingWords, choice?: RegExp][] = [
  [/^\/browse\b/, "colleges", /[?&](tab|type)=colleges\b/],
  [/^\/browse\b/, "internships", /[?&](tab|type)=internships\b/],
  [/^\/browse\b/, "scholarships"],
  [/^\/jobs\b/, "jobs"],
  [/^\/test-prep\b/, "testPrep"],
  [/^\/profile(\?|$)/, "profile"],
  [/^\/matches(\?|$)/, "matches"],
  [/^\/admin\b/, "admin"],
];

/** The message of a navigation to this address while the page is loading, if there is one. */
function loadingWordsOf(address: string): string | null {
  const found = waiting.find(([page, , choice]) => page.test(address) && (choice?.test(address) ?? true));
  return found ? loadingWords[found[1]] : null;
}

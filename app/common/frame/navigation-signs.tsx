import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Spinner } from "#app/common/ui/spinner.tsx";
import { waitingWords } from "./words.ts";

/** What a full page load does by itself and a scripted one must do by hand: show that it is under way, and say that it came. */
export function NavigationSigns() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const words = location && location.pathname !== pathname ? waitingWords(location.pathname) : null;
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {state !== "idle" && <div className="pending-bar" />}
      {words && (
        <output className="pending-words">
          <Spinner />
          {words}
        </output>
      )}
      <output className="sr-only">{title}</output>
    </>
  );
}

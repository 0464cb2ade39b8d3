import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { hasUnsentText, markSent, watchForms } from "#app/shared/forms/failed-submission/unsent-text.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { unknownSession } from "./unknown-session.ts";

const place = "fursa-session";
const fourMinutes = 240_000;

/**
 * Notices that the session ended or changed: at once when another tab of this browser says so, and by asking the server
 * when the page becomes visible and every few minutes while it is. The page then asks for its data again, and a page that
 * needs a session is sent to sign in by the server. A hidden page asks nothing, so it keeps no session alive. A page with a form that
 * somebody has begun stays as it is: loading its data again would empty the form, or lead away from it.
 */
export function LiveSession() {
  const session = usePage()?.session ?? null;
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isFirst = useRef(true);

  useEffect(watchForms, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a page leaves its forms
  useEffect(() => markSent, [pathname]);

  useEffect(() => {
    if (session === unknownSession) return;
    const lookAgain = () => {
      if (!hasUnsentText()) revalidate();
    };
    const ask = async () => {
      if (!session || document.visibilityState !== "visible") return;
      const answer = await fetch("/session").catch(() => null);
      if (!answer?.ok) return;
      const now: { session: string | null } = await answer.json();
      if (now.session === unknownSession) return;
      if (now.session === session) writePlace(session);
      else lookAgain();
    };
    const onOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key === place && newValue !== (session ?? "")) lookAgain();
    };
    // A page that took long to wake up may have missed what happened meanwhile, so it asks before it says anything.
    if (readPlace() !== (session ?? "")) {
      if (isFirst.current && session) ask();
      else writePlace(session ?? "");
    }
    isFirst.current = false;
    const timer = setInterval(ask, fourMinutes);
    window.addEventListener("storage", onOtherTab);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("pageshow", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("storage", onOtherTab);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("pageshow", ask);
    };
  }, [session, revalidate]);

  return null;
}

/** Storage may be switched off; then other tabs find out by asking the server. */
function readPlace(): string | null {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return null;
  }
}

function writePlace(session: string): void {
  try {
    localStorage.setItem(place, session);
  } catch {
    return;
  }
}

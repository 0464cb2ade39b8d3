import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { hasUnsentText, markSent, watchForms } from "#app/shared/forms/failed-submission/unsent-text.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { unknownSession } from "./unknown-session.ts";

const place = "fursa-session";
const fourMinutes = 240_000;

/**
 * Notices that the session ended or changed: at once when another tab of this browser says so, and by requests to the
 * server when the page becomes visible and every few minutes while it is. Then the page's data is reloaded, and the
 * server redirects a page that needs a session to sign-in. A hidden page sends no requests, so it doesn't keep a
 * session alive. A page with a half-filled form isn't reloaded: that would empty the form, or leave the page.
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
    // A page that hydrates late may have missed a change, so it checks first.
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

/** Storage may be disabled; then other tabs find out from the server. */
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

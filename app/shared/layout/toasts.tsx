import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import type { Toast } from "#app/shared/flash.server.ts";
import { failureToast } from "#app/shared/forms/failed-submission/keep-form-on-failure.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { ToastCard } from "#app/shared/ui/feedback/toast.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { toastsText } from "./text-words.ts";
import { errorWords } from "./words.ts";

interface ShownToast extends Toast {
  key: number;
  /** The component that showed it. */
  owner?: string;
  /** Submits again the form that this message is about. */
  again?: () => void;
}

const longEnoughToRead = 6_000;
let lastKey = 0;
const keyed = (toast: Omit<ShownToast, "key">): ShownToast => ({ ...toast, key: ++lastKey });

const Messages = createContext<{ shown: ShownToast[]; remove(key: number): void }>({
  shown: [],
  remove: () => undefined,
});
const Show = createContext<(toast: Toast | null, owner: string) => void>(() => undefined);

/**
 * Shows a toast from a script: `const showToast = useToast(); showToast({ tone: "good", title: "Link copied!" })`.
 * `showToast(null)` removes the errors that this component has shown: call it when the next attempt has ended.
 */
export function useToast(): (toast: Toast | null) => void {
  const show = useContext(Show);
  const owner = useId();
  return useCallback((toast) => show(toast, owner), [show, owner]);
}

/** Null removes the owner's errors. */
export function updateToasts(before: ShownToast[], toast: Toast | null, owner: string): ShownToast[] {
  if (toast) return [...before, keyed({ ...toast, owner })];
  return before.filter((shown) => shown.owner !== owner || shown.tone === "good");
}

/** Holds the toasts: those from the server, and those that scripts add. */
export function ToastProvider({ waiting, children }: { waiting: Toast[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ waiting, pathname });
  const [shown, setShown] = useState(() => waiting.map(keyed));
  if (seen.waiting !== waiting || seen.pathname !== pathname) {
    setSeen({ waiting, pathname });
    const news = seen.waiting === waiting ? [] : waiting;
    const hasLeft = seen.pathname !== pathname;
    // A new response replaces the errors of earlier ones. Leaving the page removes an error, unless its form can
    // still be sent again.
    const stays = ({ tone, again }: ShownToast) =>
      tone === "good" || (news.length === 0 && (!hasLeft || again !== undefined));
    if (news.length > 0 || hasLeft) setShown((before) => [...before.filter(stays), ...news.map(keyed)]);
  }
  const show = useCallback(
    (toast: Toast | null, owner: string) => setShown((before) => updateToasts(before, toast, owner)),
    [],
  );
  const remove = useCallback(
    (key: number) => setShown((before) => before.filter((toast) => toast.key !== key)),
    [],
  );
  useEffect(() => {
    failureToast.show = (failure) =>
      setShown((before) => [
        ...before.filter(({ again }) => !again),
        ...(failure ? [keyed({ tone: "bad", ...failure })] : []),
      ]);
  }, []);
  return (
    <Show value={show}>
      <Messages value={{ shown, remove }}>{children}</Messages>
    </Show>
  );
}

/** Shows the toasts. Both live regions are always in the page, otherwise screen readers would not announce them. */
export function ToastRegion() {
  const { shown, remove } = useContext(Messages);
  const [isHeld, setIsHeld] = useState(false);
  const isHydrated = useHydrated();
  const render = (tone: Toast["tone"]) =>
    shown
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastItem key={toast.key} toast={toast} isHeld={isHeld} remove={remove} />);
  return (
    <section
      aria-label={toastsText.messages}
      className="toasts wrap"
      data-floats={isHydrated || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div role="alert" className="contents">
        {render("bad")}
      </div>
      <output className="contents">{render("good")}</output>
    </section>
  );
}

interface PassingToastProps {
  toast: ShownToast;
  isHeld: boolean;
  remove: (key: number) => void;
}

/** A success disappears by itself, unless it has the pointer or the focus; an error stays until it is dismissed. */
function ToastItem({ toast, isHeld, remove }: PassingToastProps) {
  const { key, tone, title, detail, again } = toast;
  const isHydrated = useHydrated();
  const stays = tone === "bad" || isHeld;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => remove(key), longEnoughToRead);
    return () => clearTimeout(timer);
  }, [stays, key, remove]);
  return (
    <ToastCard
      tone={tone}
      title={title}
      detail={detail}
      action={
        again && (
          <button type="button" onClick={again} ref={takeLostFocus} className={`${againLook} mt-2`}>
            {errorWords.again}
          </button>
        )
      }
      close={
        isHydrated && (
          <button
            type="button"
            onClick={() => remove(key)}
            aria-label={toastsText.close}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-glass"
          >
            <Icon name="close" />
          </button>
        )
      }
    />
  );
}

const againLook = buttonLook({ look: "on-dark", size: "small" });

/** The button that was pressed is disabled during the submission, and so loses the focus. */
function takeLostFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

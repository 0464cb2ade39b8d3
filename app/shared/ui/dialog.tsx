import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { dialogText } from "./text-words.ts";

interface DialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal question. The browser keeps the focus inside, closes it on Escape and restores the focus. */
export function Dialog({ isOpen, title, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    element.showModal();
    const closeOutside = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener("click", closeOutside);
    return () => {
      element.removeEventListener("click", closeOutside);
      element.close();
    };
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-panel border border-line bg-card p-0 text-ink lifted backdrop:bg-veil"
    >
      <div className="p-5 md:p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="pt-1.5 text-2xl">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              className="grid size-11 place-items-center rounded-full hover:bg-neutral"
              aria-label={dialogText.close}
            >
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div className="mt-2">{children}</div>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}

import type { ReactNode } from "react";
import { undoToastText } from "./text-words.ts";
import { ToastCard } from "./toast.tsx";

/** Says what was just removed, with a form that restores it. It stays until it is dismissed. */
export function UndoToast({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={undoToastText.undo} className="toasts undo wrap">
      <output className="contents">
        <ToastCard tone="good" title={title} close={children} />
      </output>
    </section>
  );
}

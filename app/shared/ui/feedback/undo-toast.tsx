import type { ReactNode } from "react";
import { ToastCard } from "./toast.tsx";

/** Says what has just been taken away, with the form that brings it back; stands where messages stand, and stays. */
export function UndoToast({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label="Undo" className="toasts undo wrap">
      <output className="contents">
        <ToastCard tone="good" title={title} close={children} />
      </output>
    </section>
  );
}

import type { ReactNode } from "react";

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-panel border-[1.5px] border-dashed border-edge px-5 py-10 text-center text-ink-2">
      <p className="mx-auto max-w-[46ch] font-display text-xl leading-snug font-bold text-balance text-ink">
        {title}
      </p>
      {children && <div className="mt-3 flex flex-wrap items-center justify-center gap-3">{children}</div>}
    </div>
  );
}

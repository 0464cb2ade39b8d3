import type { ReactNode } from "react";
import { Icon } from "#app/shared/ui/icon.tsx";
import { foldText } from "./text-words.ts";
import { foldWords } from "./words.ts";

interface FoldProps {
  title: string;
  /** The reason for these questions. */
  why: string;
  /** A short summary of the saved answers. */
  told: string | null;
  isOpen: boolean;
  children: ReactNode;
}

/** A collapsed group of optional questions. */
export const Fold = ({ title, why, told, isOpen, children }: FoldProps) => (
  <details open={isOpen} className="group/fold rounded-card border border-line">
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-3 py-2.5 sm:px-4 hover:bg-sand [&::-webkit-details-marker]:hidden">
      <Icon name="chevron" className="size-5 shrink-0 group-open/fold:rotate-90" />
      <span className="min-w-0 grow">
        <span className="block font-display text-lg font-bold">{title}</span>
        <span className="block text-sm break-words text-ink-2">{told ?? foldText.empty}</span>
      </span>
      {told && <Icon name="check" className="size-5 shrink-0 text-leaf" />}
    </summary>
    <div className="grid grid-cols-1 gap-5 px-3 pt-1 pb-5 sm:px-4">
      <p className="text-ink-2">
        {why} {foldWords.optional}
      </p>
      {children}
    </div>
  </details>
);
